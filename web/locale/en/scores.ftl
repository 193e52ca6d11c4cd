count--ace-of-spades = { $cards } 1 point
count--aces = { $count ->
    [one] { $cards } ace, 1
   *[other] { $cards } aces, 1 each
}
count--all-aces = { $count ->
    [one] All four aces, { $count } point
   *[other] All four aces, { $count } points
}
count--all-eleven = Every point of the round, { $count } extra
count--all-sevens = { $count ->
    [one] All four sevens, { $count } point
   *[other] All four sevens, { $count } points
}
count--all-sixes = { $count ->
    [one] All four sixes, { $count } point
   *[other] All four sixes, { $count } points
}
count--big-casino = { $count ->
    [one] { $cards } Big Casino, { $points }
   *[other] { $cards } Big Casino, { $points } each
}
count--cards = { $count ->
    [one] Most cards, { $count } point
   *[other] Most cards, { $count } points
}
count--diamonds = { $count ->
    [one] Most diamonds, { $count } point
   *[other] Most diamonds, { $count } points
}
count--each-spade = Each spade, { $count }
count--each-spade--other = Each spade other than { $card }, { $count }
count--fines--more = Each fine, { $count } off your own score
count--fines--two = Each fine, { $count } to the other side
count--five-of-spades = A sweep with { $card }, { $count }
count--five-spades = { $count ->
    [one] Five spades or more, { $count } point
   *[other] Five spades or more, { $count } points
}
count--goal--round = One round decides the game.
count--goal--rounds = The side with the most points after { $rounds } rounds wins.
count--goal--rounds--lowest = Points count against you, so the side with the fewest after { $rounds } rounds wins.
count--goal--target = The game is played to { $target }.
count--goal--target--lowest = The game is played to { $target }, and points count against you, so the side with the fewest wins.
count--has = { $who } has { $count }
count--has--team = { $who } have { $count }
count--has--you = you have { $count }
count--honours = Each { $ranks }, { $count }
count--in-build = in { $build }
count--in-hand = in your hand
count--in-hand-of = in { $who }’s hand
count--jack-of-spades = { $cards } 1 point
count--last-capture = { $count ->
    [one] The last capture, { $count } point
   *[other] The last capture, { $count } points
}
count--leads = { $who } leads { $some } to { $others }
count--leads--team = { $who } lead { $some } to { $others }
count--leads--you = you lead { $some } to { $others }
count--little-casino = { $count ->
    [one] { $cards } Little Casino, { $points }
   *[other] { $cards } Little Casino, { $points } each
}
count--most--cards = most cards
count--most--spades = most spades
count--needs = { $who } has { $total } and can win only with { $items }; nothing else scores.
count--needs--team = { $who } have { $total } and can win only with { $items }; nothing else scores.
count--needs--you = You have { $total } and can win only with { $items }; nothing else scores.
count--nobody = nobody yet
count--on-table = on the table
count--overspader = Each spade beyond six, { $count }
count--seven-of-diamonds = { $cards } 1 point
count--so-far = { $who } so far
count--so-far--team = { $who } so far
count--so-far--you = you so far
count--spades = { $count ->
    [one] Most spades, { $count } point
   *[other] Most spades, { $count } points
}
count--sweeps = Each sweep, { $count }
count--tabbe = Each tabbe, { $count } to you and { $count } off the player before you
count--tablanette--double = Each tablanette: twice the numbers of all its cards; nothing with a jack
count--tablanette--jack-sum = Each tablanette with a jack: the numbers of all its cards
count--tablanette--non-jack-sum = Each tablanette: the numbers of all its cards; nothing with a jack
count--taken = taken by { $who }
count--taken--ours--team = taken by us
count--taken--ours--you = taken by you
count--taken--team = taken by them
count--ten-of-diamonds = { $cards } ten of diamonds, { $points }
count--tens = { $count ->
    [one] { $cards } ten, { $points }
   *[other] { $cards } tens, { $points } each
}
count--two-of-clubs = { $cards } two of clubs, { $points }
count--unseen = not seen yet
count--when = Points are counted at the end of the round.

decided--always = { $who } led from the first round to the last.
decided--always--team = { $who } led from the first round to the last.
decided--always--you = You led from the first round to the last.
decided--blows = The round ended early because { $who } had suffered { $what }.
decided--blows--fines = { $count ->
    [one] one fine
   *[other] { $count } fines
}
decided--blows--sweeps = { $count ->
    [one] one sweep by others
   *[other] { $count } sweeps by others
}
decided--blows--you = The round ended early because you had suffered { $what }.
decided--card = It came down to { $item }. With { $item }, { $then }.
decided--cleared = { $who } cleared the table, which ended the round.
decided--cleared--team = { $who } cleared the table, which ended the round.
decided--cleared--you = You cleared the table, which ended the round.
decided--enough = { $who } had taken { $count } cards, which ended the round.
decided--enough--team = { $who } had taken { $count } cards, which ended the round.
decided--enough--you = You had taken { $count } cards, which ended the round.
decided--game = { $who } would have won
decided--game--team = { $who } would have won
decided--game--you = you would have won
decided--late = { $who } took the lead only in the last round.
decided--late--team = { $who } took the lead only in the last round.
decided--late--you = You took the lead only in the last round.
decided--led = { $who } led from round { $round } on.
decided--led--team = { $who } led from round { $round } on.
decided--led--you = You led from round { $round } on.
decided--majority = It came down to { $item }, { $some } to { $others }. With { $item }, { $then }.
decided--round = { $who } would have won the round
decided--round--team = { $who } would have won the round
decided--round--you = you would have won the round

score--ace_of_spades = Ace of spades
score--aces = Aces
score--all_aces = All four aces
score--all_eleven = All the points
score--all_sevens = All four sevens
score--all_sixes = All four sixes
score--big_casino = Big Casino
score--broken-off = The round ended early, so only sweeps and fines count.
score--by--all_eleven = { $who } took every point of the round.
score--by--all_eleven--team = { $who } took every point of the round.
score--by--all_eleven--you = You took every point of the round.
score--by--as_made = { $who } reached { $target } with points that count at once.
score--by--as_made--team = { $who } reached { $target } with points that count at once.
score--by--as_made--you = You reached { $target } with points that count at once.
score--by--big_casino = The points are tied, and { $who } has Big Casino.
score--by--big_casino--team = The points are tied, and { $who } have Big Casino.
score--by--big_casino--you = The points are tied, and you have Big Casino.
score--by--claim = { $who } claimed { $target } and had it.
score--by--claim--team = { $who } claimed { $target } and had it.
score--by--claim--you = You claimed { $target } and had it.
score--by--clearer = { $who } cleared the table, and that breaks the tie.
score--by--clearer--team = { $who } cleared the table, and that breaks the tie.
score--by--clearer--you = You cleared the table, and that breaks the tie.
score--by--countout = { $who } counted out first.
score--by--countout--team = { $who } counted out first.
score--by--countout--you = You counted out first.
score--by--draw = They took the same number of cards, and nobody cleared the table.
score--by--endgame = { $who } took the one thing that decides a game this close to the target.
score--by--endgame--team = { $who } took the one thing that decides a game this close to the target.
score--by--endgame--you = You took the one thing that decides a game this close to the target.
score--by--false_claim = The other side claimed { $target } without having it, so { $who } wins.
score--by--false_claim--team = The other side claimed { $target } without having it, so { $who } win.
score--by--false_claim--you = The other side claimed { $target } without having it, so you win.
score--by--resigned = { $who } resigned the game.
score--by--resigned--team = { $who } resigned the game.
score--by--resigned--you = You resigned the game.
score--by--rounds = { $who } has the most points after the last round.
score--by--rounds--fewest = { $who } has the fewest points after the last round.
score--by--rounds--fewest--team = { $who } have the fewest points after the last round.
score--by--rounds--fewest--you = You have the fewest points after the last round.
score--by--rounds--team = { $who } have the most points after the last round.
score--by--rounds--you = You have the most points after the last round.
score--by--shared = They are tied after the last round.
score--by--target = { $who } reached { $target }.
score--by--target--ahead = More than one side reached { $target }, and { $who } has the most points.
score--by--target--ahead--team = More than one side reached { $target }, and { $who } have the most points.
score--by--target--ahead--you = More than one side reached { $target }, and you have the most points.
score--by--target--fewest = A side reached { $target }, and { $who } has the fewest points.
score--by--target--fewest--team = A side reached { $target }, and { $who } have the fewest points.
score--by--target--fewest--you = A side reached { $target }, and you have the fewest points.
score--by--target--team = { $who } reached { $target }.
score--by--target--you = You reached { $target }.
score--by--tiebreak = { $who } won the tie-break on cards taken in the last round.
score--by--tiebreak--team = { $who } won the tie-break on cards taken in the last round.
score--by--tiebreak--you = You won the tie-break on cards taken in the last round.
score--cancelled = { $count ->
    [one] Each side made a sweep, so each lost one.
   *[other] Each side made { $count } sweeps or more, so each lost { $count }.
}
score--cards = Most cards
score--carried = { $count ->
    [one] { $item }: one point is carried over to the next round.
   *[other] { $item }: { $count } points are carried over to the next round.
}
score--crossed = Sweeps cancel each other out, one for one.
score--diamonds = Most diamonds
score--difference = Only the side that was ahead scores, and it scores the difference.
score--done = Done
score--download = Save this game as a file
score--each_spade = Each spade
score--ends-at = { $who } is ahead. The game ends when a side reaches { $target } points.
score--ends-at--level = Nobody is ahead. The game ends when a side reaches { $target } points.
score--ends-at--team = { $who } are ahead. The game ends when a side reaches { $target } points.
score--ends-at--you = You are ahead. The game ends when a side reaches { $target } points.
score--fined = { $count ->
    [one] { $who } has paid a fine.
   *[other] { $who } has paid { $count } fines.
}
score--fined--team = { $count ->
    [one] { $who } have paid a fine.
   *[other] { $who } have paid { $count } fines.
}
score--fined--you = { $count ->
    [one] You have paid a fine.
   *[other] You have paid { $count } fines.
}
score--fines = Fines
score--first-times = { $count ->
    [one] New for you: { $achievements }.
   *[other] New for you: { $achievements }.
}
score--five_spades = Five spades
score--game-shared = { $who } share the game
score--game-won = { $who } wins the game
score--game-won--team = { $who } win the game
score--game-won--you = You win the game
score--has = { $who } has { $items }.
score--has--ace_of_spades = the ace of spades
score--has--aces = { $count ->
    [one] an ace
   *[other] { $count } aces
}
score--has--all_aces = all four aces
score--has--all_eleven = the bonus for taking every point
score--has--all_sevens = all four sevens
score--has--all_sixes = all four sixes
score--has--big_casino = Big Casino
score--has--cards = most cards
score--has--diamonds = most diamonds
score--has--each_spade = { $count ->
    [one] a spade
   *[other] { $count } spades
}
score--has--fines = { $count ->
    [one] the points from a fine
   *[other] the points from { $count } fines
}
score--has--five_spades = five spades
score--has--honours = { $count ->
    [one] a high card
   *[other] { $count } high cards
}
score--has--jack_of_spades = the jack of spades
score--has--last_capture = the last capture
score--has--little_casino = Little Casino
score--has--overspader = överspader
score--has--seven_of_diamonds = the seven of diamonds
score--has--spades = most spades
score--has--sweeps = { $count ->
    [one] a sweep
   *[other] { $count } sweeps
}
score--has--tabbe = { $count ->
    [one] a tabbe
   *[other] { $count } tabbes
}
score--has--tablanette = { $count ->
    [one] a tablanette
   *[other] { $count } tablanettes
}
score--has--team = { $who } have { $items }.
score--has--ten_of_diamonds = the ten of diamonds
score--has--tens = { $count ->
    [one] a ten
   *[other] { $count } tens
}
score--has--two_of_clubs = the two of clubs
score--has--you = You have { $items }.
score--held-back = This close to the target, a side scores only for the one thing it needs.
score--hinted = You asked for hints, so this game does not count towards your rating.
score--honours = High cards
score--jack_of_spades = Jack of spades
score--joined = This game was already under way when you opened it. It is saved but does not count towards your results.
score--last_capture = Last capture
score--leave = Stop for now
score--level = { $count ->
    [one] Nobody is ahead; one more point wins.
   *[other] Nobody is ahead; { $count } more points win.
}
score--little_casino = Little Casino
score--look = Watch and review
score--margin = { $count ->
    [one] The game is worth one point.
   *[other] The game is worth { $count } points.
}
score--needs = { $count ->
    [one] One more point wins it for { $who }.
   *[other] { $who } is ahead and needs { $count } more points.
}
score--needs--team = { $count ->
    [one] One more point wins it for { $who }.
   *[other] { $who } are ahead and need { $count } more points.
}
score--needs--you = { $count ->
    [one] One more point wins it for you.
   *[other] You are ahead and need { $count } more points.
}
score--new = New game
score--next = Deal the next round
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } has shed { $count } point through the next player’s tabbes.
   *[other] { $who } has shed { $count } points through the next player’s tabbes.
}
score--relieved--team = { $count ->
    [one] { $who } have shed { $count } point through the next players’ tabbes.
   *[other] { $who } have shed { $count } points through the next players’ tabbes.
}
score--relieved--you = { $count ->
    [one] You have shed { $count } point through the next player’s tabbes.
   *[other] You have shed { $count } points through the next player’s tabbes.
}
score--restart = Restart this round
score--round-even = The round is tied
score--round-won = { $who } won the round
score--round-won--team = { $who } won the round
score--round-won--you = You won the round
score--rounds-left = { $count ->
    [one] { $who } is ahead, with one round to go.
   *[other] { $who } is ahead, with { $count } rounds to go.
}
score--rounds-left--team = { $count ->
    [one] { $who } are ahead, with one round to go.
   *[other] { $who } are ahead, with { $count } rounds to go.
}
score--rounds-left--you = { $count ->
    [one] You are ahead, with one round to go.
   *[other] You are ahead, with { $count } rounds to go.
}
score--rounds-level = { $count ->
    [0] Nobody is ahead, so another round decides.
    [one] Nobody is ahead, with one round to go.
   *[other] Nobody is ahead, with { $count } rounds to go.
}
score--same = Same cards again
score--seen = What the bots saw
score--seven_of_diamonds = Seven of diamonds
score--skipped = { $who } played some of your cards, so this game is saved but does not count towards your results.
score--skipped--occasion = { $who } played some of your cards, so the game does not count towards your rating.
score--so-far = The game ended in the middle of the round, so this sheet shows only what had scored by then.
score--spades = Most spades
score--sweeps = Sweeps
score--tabbe = Tabbes
score--tablanette = Tablanettes
score--ten_of_diamonds = Ten of diamonds
score--tens = Other tens
score--tie = Nobody is ahead at { $target }: one more round decides.
score--tie--item = { $counts }: a tie, nobody scores
score--to = { $some } to { $other }
score--too-far = A round that would take a side past { $target } scores nothing for that side.
score--two_of_clubs = Two of clubs
score--undo = Undo

stage--all = Show all at once
stage--gets = { $count ->
    [one] { $who } gets { $count } point.
   *[other] { $who } gets { $count } points.
}
stage--gets--team = { $count ->
    [one] { $who } get { $count } point.
   *[other] { $who } get { $count } points.
}
stage--gets--you = { $count ->
    [one] You get { $count } point.
   *[other] You get { $count } points.
}
stage--loses = { $count ->
    [one] { $who } loses { $count } point.
   *[other] { $who } loses { $count } points.
}
stage--loses--team = { $count ->
    [one] { $who } lose { $count } point.
   *[other] { $who } lose { $count } points.
}
stage--loses--you = { $count ->
    [one] You lose { $count } point.
   *[other] You lose { $count } points.
}
stage--next = Next item
stage--nobody = Nobody scores for it.
stage--place = { $number } of { $of }
stage--tally = { $who }: { $count }
stage--title = Counting up
stage--tie = It is a tie, so nobody scores for it.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = See the full score
