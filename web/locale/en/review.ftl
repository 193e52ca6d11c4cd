idea--cash-an-ace = Cash an ace
idea--count-the-tens = Count one rank
idea--group--building = Building
idea--group--leaving = Leaving and keeping
idea--group--taking = Taking
idea--keep-a-court = Keep a court card for the last capture
idea--know-what-is-enough = Know what is enough
idea--lay-down-safely = Lay down what few can take
idea--leave-it-to-your-partner = Leave it to your partner
idea--leave-no-sweep = Leave no sweep
idea--leave-what-is-yours = Leave what only you can take
idea--make-it-multiple = Make it multiple
idea--more = All ideas
idea--opens = Opens in a new tab
idea--positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
idea--protect-by-a-build = Protect with a build
idea--steal = Steal a build
idea--take-what-scores = Take what scores
idea--try = Now try it at the table.
idea--two-of-a-rank = Two of a rank

if--about = Play on from here with the same cards. Redo replays the plays that were actually made.
if--about--round = Play on from here with the same cards, from a score of 0. Redo replays the plays that were actually made. Later rounds are dealt afresh, so that they give nothing away about your game.
if--apart = A “what if” does not count, and the original game stays as it is.
if--go = Play on from here
if--name = What if: { $name }
if--place = Round { $round }, deal { $deal }.
if--slider = Play
if--title = What if

hint--about = What Iris, the strongest bot, would do in your place. She sees only what you see. When you know where every card is, perfect play decides instead. The chances treat every card you cannot see as equally likely to be in any hand. Games with hints are marked and do not count towards your rating.
hint--best = It is likely to score more than any other play.
hint--brings = You get { $what }.
hint--build-risk = The chance that { $who } can take the build is { $percent }%.
hint--build-safe = You have seen every card that could take the build, so { $who } cannot.
hint--card = Hint: play { $card }.
hint--equal = If you { $done } instead, that is about as good.
hint--idea = Idea:
hint--indifferent = Every play leads to the same score now.
hint--instead = If you { $done } instead, you will probably lose points by the end of the round, mainly those for { $items }.
hint--keeps = You keep { $card }, which could take { $cards } next turn.
hint--holds = You have seen all the other cards, so { $who } must hold { $cards }.
hint--leaves = Leaves { $cards } on the table.
hint--leaves--many = Leaves { $count } cards on the table.
hint--leaves--none = Leaves nothing loose on the table.
hint--leaves--nothing = Leaves an empty table.
hint--least = The chance that { $who } can take something is then { $percent }%, and no other play makes it smaller.
hint--lit = Hint: { $done }.
hint--more = Other plays
hint--not-now = Iris can help when it is your turn to play a card.
hint--nothing = Iris has no advice here.
hint--off = Turn hints off
hint--only = It is your only legal play.
hint--risk = The chance that { $who } can take something is { $percent }%.
hint--safe = You have seen every card that could take something, so { $who } can take nothing.
hint--sweep = The chance that { $who } can sweep is { $percent }%.
hint--thinks = Iris is thinking …
hint--title = Your best plays, in order
hint--what = What do I do with it?
hint--why = Why?

mistake--again = That is what you played then. Try another play.
mistake--due = { $count ->
    [one] { $count } to try again today
   *[other] { $count } to try again today
}
mistake--last = Your games
mistake--later = { $count ->
    [one] { $count } saved; the next comes up again on { $day }.
   *[other] { $count } saved; the next comes up again on { $day }.
}
mistake--none = You have no plays saved for practice yet.
mistake--right = That is better, by about { $points } points.
mistake--task = You once made a play here that cost about { $points } points. Find a better one.
mistake--title = Your own mistakes
mistake--worse = That costs about { $points } points, too.

reason--after = If you { $done }, { $who } takes { $taken } with { $card }.
reason--after--last = If you { $done }, { $who } takes { $taken } with { $card } and, as the last to take, gets the rest of the table.
reason--after--you = If you { $done }, you have to take { $taken } with { $card }.
reason--after-later = If you { $done }, { $who } later takes { $taken } with { $card }.
reason--after-later--last = If you { $done }, { $who } later takes { $taken } with { $card } and, as the last to take, gets the rest of the table.
reason--after-later--you = If you { $done }, you later have to take { $taken } with { $card }.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } goes to { $who }
   *[other] { $cards } go to { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } goes to { $who }
   *[other] { $cards } go to { $who }
}
reason--cards-go--you = { $count ->
    [one] you get { $cards }
   *[other] you get { $cards }
}
reason--cards-last = { $count ->
    [one] { $who }, who takes last, gets { $cards }
   *[other] { $who }, who takes last, gets { $cards }
}
reason--cards-last--team = { $count ->
    [one] { $who }, who take last, get { $cards }
   *[other] { $who }, who take last, get { $cards }
}
reason--cards-last--you = { $count ->
    [one] you get { $cards }, because you take last
   *[other] you get { $cards }, because you take last
}
reason--costs = That costs you { $points }: { $items }.
reason--costs--all = That costs you { $points } in all, mainly because { $items }.
reason--costs-if = If you { $done } instead, that costs you { $points }: { $items }.
reason--costs-if--all = If you { $done } instead, that costs you { $points } in all, mainly because { $items }.
reason--early = the round ends early, so nobody scores for { $item }
reason--gain = Later you can take { $taken } with { $card }.
reason--gain--last = Later you can take { $taken } with { $card } and, as the last to take, get the rest of the table.
reason--item = it is { $some } to { $others } for { $item } instead of { $before } to { $their }
reason--item--ace_of_spades = the ace of spades
reason--item--aces = aces
reason--item--all_aces = all four aces
reason--item--all_eleven = all the points
reason--item--all_sevens = all four sevens
reason--item--all_sixes = all four sixes
reason--item--big_casino = Big Casino
reason--item--cards = most cards
reason--item--diamonds = most diamonds
reason--item--each_spade = spades
reason--item--fines = fines
reason--item--five_spades = five spades
reason--item--honours = high cards
reason--item--jack_of_spades = the jack of spades
reason--item--last_capture = the last capture
reason--item--little_casino = Little Casino
reason--item--overspader = överspader
reason--item--seven_of_diamonds = the seven of diamonds
reason--item--spades = most spades
reason--item--sweeps = sweeps
reason--item--tabbe = tabbes
reason--item--tablanette = tablanettes
reason--item--ten_of_diamonds = the ten of diamonds
reason--item--tens = other tens
reason--item--two_of_clubs = the two of clubs
reason--most = { $item } go to { $who } ({ $some } to { $others })
reason--most--last = { $who }, who takes last, gets { $item } ({ $some } to { $others })
reason--most--last--team = { $who }, who take last, get { $item } ({ $some } to { $others })
reason--most--nobody = nobody scores for { $item } ({ $some } to { $others })
reason--most--team = { $item } go to { $who } ({ $some } to { $others })
reason--most--you = you have { $item } by only { $some } to { $others }
# The points that a play costs: a lead is counted, so the opponent's gain is a part of it. $own and $others are changes: −1, +1.
reason--points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
reason--points--both = { $count ->
    [one] 1 point (you { $own }, { $who } { $others })
   *[other] { $count } points (you { $own }, { $who } { $others })
}
reason--reply = { $who } then takes { $taken } with { $card }.
reason--reply--last = { $who } then takes { $taken } with { $card } and, as the last to take, gets the rest of the table.
reason--reply--you = You then have to take { $taken } with { $card }.
reason--later = Later { $who } takes { $taken } with { $card }.
reason--later--last = Later { $who } takes { $taken } with { $card } and, as the last to take, gets the rest of the table.
reason--later--you = Later you have to take { $taken } with { $card }.
reason--sweep = { $who } sweeps
reason--sweep--team = { $who } sweep
reason--sweep--you = you sweep
reason--table = the whole table

replay--announces = announces a play
replay--branch--better = The better play, step { $number } of { $of }
replay--branch--better--only = The better play
replay--branch--played = Your play, step { $number } of { $of }
replay--branch--played--only = Your play
replay--branch--possible = A possible reply, step { $number } of { $of }
replay--deal = Round { $round }, the deal
replay--place = Round { $round }, after play { $number } of { $of }
replay--text = { $text }

review--about = Iris judged each play from your seat, using only the cards you could see. Differences that may be down to chance are not counted. Where all the cards were known, the judgement is exact. Near the end of a game it also counts winning the game, as 10 points, and says so.
review--better = Better:
review--builds = { $count ->
    [one] one build
   *[other] { $count } builds
}
review--cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
review--clean = { $count ->
    [one] One play, and nothing better was found.
   *[other] { $count } plays, and nothing better was found for any of them.
}
review--compared = Yours ({ $cost }):
review--contrast--card = The better play keeps { $card } for later and uses { $other } instead.
review--contrast--more = { $count ->
    [one] The better play takes { $cards } straight away.
   *[other] The better play takes { $cards } straight away.
}
review--contrast--play = In most deals you do better if you { $better } than if you { $worse }.
review--contrast--sweeps = After your play, { $who } can sweep { $many }% of the time. After the better one, it is { $few }%.
review--contrast--sweeps--none = After the better play, { $who } cannot sweep.
review--contrast--table = Your play leaves { $others }. The better one leaves { $cards }.
review--contrast--takes = After your play, { $who } can take something { $many }% of the time. After the better one, it is { $few }%.
review--contrast--takes--none = The better play leaves { $who } nothing to take.
review--cost = { $count ->
    [one] One of your { $done } choices could have been better. It cost { $points } points.
   *[other] { $count } of your { $done } choices could have been better. Together they cost { $points } points.
}
review--empty = an empty table
review--end--ahead = { $count ->
    [one] You ended { $count } point ahead.
   *[other] You ended { $count } points ahead.
}
review--end--behind = { $count ->
    [one] You ended { $count } point behind.
   *[other] You ended { $count } points behind.
}
review--end--level = You tied.
# The points have one decimal, as in 1.0; $count is 1 for those.
review--costs = cost { $points } points
review--costs--game = { $cost }, and { $points } for the game itself
review--cut = This review goes as far as the game could be read.
review--expected = How the game went
review--expected--about = The expected lead is how far ahead your side would probably be at the end of the round, judging by the cards you could see: the average over many possible arrangements of the hidden cards, each played out to the end of the deal. Where all the cards were known it is exact. At the end of a round it is the score.
review--expected--caption = Your expected lead, in points, before each of your plays. Press the graph to see the table as it was.
review--expected--cost = Cost of your play
review--expected--lead = Expected lead
review--expected--end = the end
review--expected--move = Before play
review--expected--numbers = The graph in numbers
review--expected--round = Round
review--expected--whose = How the game went for { $who }
review--expected--words = A graph of the expected lead, from { $first } at the beginning to { $last }. Its turning points and numbers follow.
review--first-sight = Better at first sight:
review--first-sight--same = No other play looks better at first sight.
review--full = { $count } plays are saved for practice, and there is no room for more. Solve some of them first.
review--idea = { $followed } of { $of }
review--ideas = Ideas behind the best plays
review--ideas--about = How often your play followed the idea behind the best one, weakest first.
review--ideas--about--beside = How often your play followed the idea behind the best one, weakest first. The opponents were measured over { $rounds } rounds each. Iris is the judge, so her own plays always follow it.
review--ideas--beside = Ideas behind the best plays, compared with the opponents
review--keep = { $count ->
    [one] Practise the one worth another try
   *[other] Practise the { $count } worth another try
}
review--keep--about = Each position comes up again, today and on later days, until you find a better play.
review--kept = These moments are saved for practice.
review--kind--build = Builds
review--kind--capture = Captures
review--kind--last = Last deal
review--kind--trail = Cards laid down
review--kinds = What each kind of play cost
review--kinds--about = Average points lost per play.
review--kinds--about--beside = Average points lost per play. The opponents were measured over { $rounds } rounds each. Iris is the judge, so her own plays cost nothing here.
review--kinds--beside = What each kind of play cost, compared with the opponents
review--luck--against = You gave away { $play } points with plays that could have been better. Luck took { $luck } points from you: the cards you were dealt, and how the others played theirs.
review--luck--for = You gave away { $play } points with plays that could have been better. Luck gave you { $luck } points: the cards you were dealt, and how the others played theirs.
review--measure = Points measure how far you are ahead of the others: between two players, a point that your opponent gets instead of you costs 2.
review--moments = Worth another try
review--moments--about = Each one opens the table as it was before the play. To try something else, press “{ if--go }”.
review--more = { $count ->
    [one] One more play
   *[other] { $count } more plays
}
review--nothing = You had no choices to make.
review--often--always = Nearly always
review--often--half = About half the time
review--often--mostly = More often than not
review--often--one-in = About one time in { $number }
review--often--two-thirds = About two times in three
review--place = Round { $round }, play { $number }
review--place--end = Round { $round }, at the end
review--played = Played:
review--points = −{ $points }
review--points--game = −{ $points } and −{ $game } for the game
review--practise = Practise them now
review--progress = { $done } of { $of } plays reviewed …
review--saved--card = The better play takes fewer cards, but you keep { $card } for later.
review--saved--play = Suppose you { $better }: you take fewer cards now, but more in the end than if you { $worse }.
review--saved--sweeps = The better play takes fewer cards, but then { $who } can sweep only { $few }% of the time instead of { $many }%.
review--saved--sweeps--none = The better play takes fewer cards, but then { $who } cannot sweep.
review--saved--table = The better play takes fewer cards, but leaves { $cards }, while yours leaves { $others }.
review--saved--takes = The better play takes fewer cards, but then { $who } can take something only { $few }% of the time instead of { $many }%.
review--saved--takes--none = The better play takes fewer cards, but leaves { $who } nothing to take.
review--turn--counted = Then the round is counted.
review--turn--dealt = Then new cards are dealt.
review--turn--play = Your play cost { $play } points. The cards and the others’ plays: { $rest }.
review--turns = Turning points
review--title = Review of this game
review--unsolved = { $count ->
    [one] One play could not be worked out in time. This is the judgement so far:
   *[other] { $count } plays could not be worked out in time. This is the judgement so far:
}
review--why--game = { $count ->
    [one] That decides the game.
   *[other] That decides the game, which counts as { $count } points here.
}
review--why--item = { $points } points for { $item }
review--why--items = On average, your play costs you { $items }.
review--why--mainly = You mainly lose points for { $items }.
review--why--reply = { $often }, { $who } then takes { $cards } with a { $rank }.
review--why--reply--an = { $often }, { $who } then takes { $cards } with an { $rank }.
review--why--reply--build = { $often }, { $who } then takes a build of yours, raises it or adds to it.
