diagrams--lesson = How to play

drill--again = Another run
drill--begin = Begin
drill--best = Best run: { $right } of { $of }
drill--best--timed = in { $seconds } seconds
drill--build = the build of { $value }
drill--builds = build { $value } with { $card } on
drill--check = Check
drill--clock = With a clock
drill--every = Find every capture
drill--every--about = You get one card and a table. Choose everything the card can take, one way or another.
drill--every--ask = Which cards and builds can { $card } take, one way or another? Choose them all.
drill--every--why = It can take:
drill--failed = No questions could be made, because part of the page did not load. Reload it to try again.
drill--game = Game
drill--hand = You hold
drill--left = Count the rest
drill--left--about = Look at the cards you have seen in a round, then say from memory how many of a rank you have yet to see.
drill--left--ask = How many { $rank } have you not seen yet?
drill--left--none = You have seen none of the { $of }.
drill--left--why = { $count ->
    [one] You have seen one of the { $of }:
   *[other] You have seen { $count } of the { $of }:
}
drill--may = What may I do here?
drill--may--about = Four plays, only some of them allowed. Choose the ones that are.
drill--may--ask = Which of these plays are allowed?
drill--missed = You missed: { $cards }.
drill--most = Take the most
drill--most--about = Several captures are possible. Choose the one that takes the most cards.
drill--most--ask = Take as many cards as you can with { $card }.
drill--most--why = { $count ->
    [one] The most is { $count } card:
   *[other] The most is { $count } cards:
}
drill--next = Next
drill--number = Question { $number } of { $of }
drill--others = Other drills
drill--rank--2 = twos
drill--rank--3 = threes
drill--rank--4 = fours
drill--rank--5 = fives
drill--rank--6 = sixes
drill--rank--7 = sevens
drill--rank--8 = eights
drill--rank--9 = nines
drill--rank--A = aces
drill--rank--T = tens
drill--result = { $right } of { $of } right
drill--result--best = Your best run so far.
drill--result--timed = in { $seconds } seconds.
drill--right = Right.
drill--scripts = The drills need JavaScript, which is switched off here.
drill--seconds = { $seconds } s
drill--seen = Hide the cards and ask me
drill--table = On the table
drill--takes = take with { $card }:
drill--waiting = Getting a question ready…
drill--whose = Whose build is it?
drill--whose--about = Several players work on a build. Say who owns it in the end.
drill--whose--ask = Whose build of { $value } is it now?
drill--whose--why--kept = Adding to a build does not change whose it is; only making it or giving it another number does. Owner: { $who }.
drill--whose--why--last = A build belongs to whoever built, raised or added last. Owner: { $who }.
drill--wrong = Not quite. The right answers are ticked.
drill--wrong--cards = Wrong: { $cards }.

example--about = The worked examples from the rules of { $game }, to play yourself.
example--course = Examples: { $game }
example--last = Back to the rules
example--refused = { $title } Try it to see why, then play anything else.
example--table = { $title } Find the play, using only the cards on the table.
example--try = Play these examples at the table
example--with = { $title } Find the play with { $card }.

learn--all = All done
learn--done = { $done } of { $of } steps done
learn--more = More lessons
learn--no-step = There is no step “{ $step }” here. This is the first one that you have not done yet.
learn--steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}

lesson--build--capture = Allowed, but someone else may take what you build, and here you can take at once.
lesson--build--trail = Allowed, but here laying a card down is better.
lesson--capture--build = Allowed, but here you can build first and take more next turn.
lesson--capture--trail = Allowed, but here laying a card down is better.
lesson--less = { $count ->
    [one] Allowed, but that gets you only { $count } card, and you can get { $of }.
   *[other] Allowed, but that gets you only { $count } cards, and you can get { $of }.
}
lesson--other = Allowed, but not the play we want here. Read the task again.
lesson--points = { $count ->
    [one] Allowed, but that scores only { $count } point, and you can score { $of }.
   *[other] Allowed, but that scores only { $count } points, and you can score { $of }.
}
lesson--series = Tasks solved: { $solved } of { $of }, { $first } of them at the first try.
lesson--then = Whoever holds { $card } could then take { $cards }.
lesson--trail--build = Allowed, but loose cards can be taken one by one. Here you can build, and only one rank takes a build.
lesson--trail--capture = Allowed, but you can take something here, and a card laid down takes nothing.
lesson--trail--raise = Allowed, but here you can raise a build, so that it is yours to take.

puzzle--about = Theme: { $themes }.
puzzle--all = All solved
puzzle--daily = Puzzle of the day
puzzle--daily--done = Today’s is solved.
puzzle--daily--rules = Rules of { $game }
puzzle--found = Right.
puzzle--grade = { $count ->
    [one] One of 7 bots gets it wrong.
   *[other] { $count } of 7 bots get it wrong.
}
puzzle--grade--easy = Easy
puzzle--grade--hard = Hard
puzzle--grade--medium = Medium
puzzle--many = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
puzzle--more = More puzzles
puzzle--lead = What counts is how far you end up ahead: a point that your opponent gets instead of you costs you 2.
puzzle--right = { $count ->
    [one] Any other play leaves you at least one point worse off, if Nia plays well.
   *[other] Any other play leaves you at least { $count } points worse off, if Nia plays well.
}
puzzle--rest = The rest goes to { $who }.
puzzle--rest--you = The rest goes to you.
puzzle--run = Puzzle run
puzzle--run--again = Start again
puzzle--run--best = Your best with any game, theme and grade: { $count }.
puzzle--run--end = Stop here
puzzle--run--free = At your own pace
puzzle--run--hide = Hide the clock
puzzle--run--left = { $time } left
puzzle--run--missed = Try these again:
puzzle--run--none = There is no such puzzle. Choose another game, theme or grade.
puzzle--run--place = Puzzle { $number }, { $score }
puzzle--run--result = { $count ->
    [one] You solved one of { $of } at the first try.
   *[other] You solved { $count } of { $of } at the first try.
}
puzzle--run--result--streak = { $count ->
    [one] You solved one puzzle.
   *[other] You solved { $count } in a row.
}
# Before the task of the puzzle with which a run goes on, when its page is reloaded or opened again.
# $end is the button puzzle--run--end, which ends the run.
puzzle--run--resumed = Your run goes on where you left it; to start again, choose “{ $end }” first.
puzzle--run--score = { $count } solved so far
puzzle--run--show = Show the clock
puzzle--run--streak = Streak
puzzle--run--streak--score = { $count ->
    [one] one in a row so far
   *[other] { $count } in a row so far
}
puzzle--run--time-up = Time is up, but you can still finish this puzzle.
puzzle--run--timed = Against the clock
puzzle--run--try = { $game }, puzzle { $number }
puzzle--shown = This is the best play.
puzzle--solved = { $done } of { $of } solved
puzzle--streak = { $days } days in a row.
puzzle--task = These are the last cards of the round. Nia’s cards are face up, and no more will be dealt. Which play is best for you?
puzzle--theme--build = build
puzzle--theme--less = take less than you could
puzzle--theme--raise = raise or add to a build
puzzle--theme--steal = steal a build
puzzle--theme--sweep = sweep
puzzle--theme--take = take
puzzle--theme--trail = lay down
puzzle--theme--wait = take nothing yet
puzzle--task--brief = Which play is best for you?
puzzle--worse = { $count ->
    [one] That leaves you at least one point worse off than the best play.
   *[other] That leaves you at least { $count } points worse off than the best play.
}
puzzle--wrong = Not the best play.
