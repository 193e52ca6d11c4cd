ask--augment = { $who } is ending the turn, but { $cards } could still go on { $build }. Insist?
ask--build = { $build }: { $groups }.
ask--builds--none = There are no builds.
ask--capture = { $who } is taking { $taken } with { $card } but could take { $more } too. Insist?
ask--capture--lay = { $who } is laying down { $card }, which could take { $more }. Insist?
ask--choices = You can: { $choices }.
ask--hand = In your hand: { $cards }.
ask--hand--empty = Your hand is empty.
ask--hand--none = No hand is shown.
ask--over = The round is over.
ask--prompt = { $prompt }
ask--request = { $who } is about to take { $taken } with { $card }. You could take the build instead. Ask for it?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } point
   *[other] { $who } { $count } points
}
ask--table = On the table: { $cards }.
ask--table--none = The table is empty.
ask--where = { $title }. { $place }.
ask--you--augment = They insist: add everything that fits the build.
ask--you--capture = They insist: take all you can with { $card }.
ask--you--request = Your partner asks you to leave the build. Add { $card } to it, or take it anyway.

back--always = Undo without asking in this game
back--dealt = Since then new cards have been dealt, and you have seen yours.
back--decided = { $count ->
    [one] Since then { $who } has made a decision.
   *[other] Since then { $who } have made decisions.
}
back--light = You have seen a new card since then.
back--marked = You can still take it back, but the game’s record will say so.
back--no = Keep it
back--over = The round is over, and everyone’s cards can be seen.
back--round = The next round has been dealt, and you have seen your cards.
back--shown = { $count ->
    [one] Since then { $who } has played: { $cards }.
   *[other] Since then { $who } have played: { $cards }.
}
back--title = Undo this play?
back--whose = This was { $who }’s decision. { $who } will decide again, and nobody else’s cards will be shown.
back--yes = Undo it

boot--file = The page was opened as a file, but it works only from a web server. Open its address on the web, or put its folder on a server.
boot--offline = The table could not start, because this device is offline. Try again when it is connected.
boot--progress = Loading the rules: { $loaded } of { $total } MB
boot--sandbox = The table could not start, because this page shows it in a sandbox, and the table’s server does not let any sandbox load its files. You can open it at full size. For the server’s owner: it needs the header Access-Control-Allow-Origin: *.
boot--type = The host sends { $file } as “{ $type }”. It must send files that end in .js as text/javascript.

build--none = This is { $build }, a build: a card of its number, yours or another player’s, takes all of it at once. You have none.
build--yours = This is { $build }, a build: a card of its number, yours or another player’s, takes all of it at once. { $card } can take it.

curtain--about = Hand the device to { $who }. No cards are shown until then.
curtain--face = I am { $who }: show my cards
curtain--fairness = Cards are shown only to the player whose turn it is.
curtain--turn = It is { $who }’s turn.
curtain--undo = Take back the last play

elsewhere--here = Play here
elsewhere--text = You can keep playing there, or play here and pause the other tab.
elsewhere--title = This game is open in another tab

tip--all = Hide all tips
tip--build = You can build: put { $card } on { $cards } and call it { $value }. Only a card of that number takes it, and you hold { $kept } to take it next turn.
tip--choose = Choose a card. The table shows what it goes with, and your options appear here.
tip--counted = This is the count: what each side took, and what it scores. It shows which cards to collect.
tip--done = Got it
tip--first = New in { $game }:
tip--guide = Is this your first game? I can show you how as we go.
tip--guide--no = No, thank you
tip--guide--yes = Yes, show me
tip--kept = Your games are saved in this browser only. To save a copy, open “Your games” in the menu.
tip--keys = You can play with the keyboard, too. Press ? to see all the keys.
tip--last = This is the last deal. At its end, whoever took last also gets the cards that remain on the table.
tip--lay = None of your cards can take anything now, so lay one down. It stays on the table, and anyone can take it later.
tip--pair = { $card } can take { $cards }, because the rank is the same. Tap { $card } to see it.
tip--stolen = { $who } took { $build }, as anyone with a card of its number can. In future, take a build on your very next turn, before someone else does.
tip--stolen--at-once = { $who } took { $build }, as anyone with a card of its number can. Every build has this risk.
tip--stolen--raised = { $who } raised { $build }. It has a new number now, and only a card of that number takes it.
tip--sum = { $card } can take { $cards }, because together they make its number. Tap { $card } to see it.
tip--sum--ace = { $card } can take { $cards }, because together they make its number: an ace counts as 1. Tap { $card } to see it.
tip--swept = { $card } takes everything on the table. That is a sweep, and it scores.
tip--swept--empty = The table is empty, so all you can do is lay a card down.
tip--tap = Play a card with one tap when it can do only one thing?
tip--tap--no = Leave it off
tip--tap--yes = Turn it on
tip--theirs = { $build } is a build: only a card of its number takes it. You have none, so leave it for now.
tip--theirs--raise = { $build } is a build: only a card of its number takes it. You have none, but { $card } raises it to { $value }, and then it is yours.
tip--theirs--take = { $build } is a build: its cards can only be taken together. { $card } takes it, although { $who } made it.

keys--about = To change a key, select it and press another letter, digit or symbol. Backspace removes it.
keys--asked-hand = Hear your hand
keys--back = Default keys restored.
keys--builds = Hear the builds and whose they are
keys--card = Choose card { $number } from your hand
keys--cards = Cards in your hand
keys--changed = { $what }: { $now }.
keys--choices = Hear what you can do
keys--fixed = Fixed keys
keys--keys = Show this list
keys--hint = Hint
keys--last = Hear the last play
keys--let-go = Clear your choice, close a dialog
keys--none = { $what } has no key.
keys--not = A key must be a letter, a digit or a symbol.
keys--press = Choose a card, play the chosen one, press a button
keys--redo = Redo
keys--score = Hear the score
keys--swapped = { $what }: { $now }. { $other } is now { $old }.
keys--swapped--none = { $what }: { $now }. { $other } now has no key.
keys--table = Hear what is on the table
keys--title = Keys
keys--undo = Undo
keys--usual = Restore the default keys
keys--where = Hear which game, round and deal it is, and whose turn
keys--within = Go from card to card
keys--zones = Go to the next part of the table

menu--cards = Share these cards
menu--counters = Counters
menu--daily = Daily deal
menu--download = Save this game as a file
menu--group--game = This game
menu--group--share = Share and save
menu--group--site = Keys and tips
menu--hinted = You asked for hints, so this game does not count towards your rating.
menu--tips = Show the tips again
menu--install = Install
menu--keys = Keys
menu--link = Link to this game
menu--maker = Put this on a web page
menu--new = New game
menu--open = Open a game
menu--picture = Picture of this position
menu--played-before = You have played these cards before.
menu--position = This game started from a position in the middle of a round.
menu--progress = Your games
menu--resign = Resign
menu--restart = Restart this round
menu--rules = Rules
menu--same = Same cards again
menu--seed = These cards come from the seed { $seed }. The same seed deals the same cards to anyone.
menu--settings = Settings
menu--skip = Skip to the end of the round
menu--takebacks = { $count ->
    [one] A play has been taken back once in this game.
   *[other] Plays have been taken back { $count } times in this game.
}
menu--title = Menu
menu--update = Update to the new version

news--install = You can install this site like an app. It works offline, too.
news--install--no = Not now
news--install--yes = Install
news--update = A new version of this site is ready.
news--update--no = Later
news--update--yes = Update now

note--aside = Some of what this site had saved in your browser cannot be read. It has been set aside, and you can save it as a file under Your games.
note--copied = Link copied.
note--full = Your browser’s storage is full. You can keep playing, but this game is not being saved.
note--game-file = The game is in the file your browser just saved. To open it again, choose “Open a game” in the menu.
note--not-copied = Your browser does not let this page copy. The link is selected, so you can copy it yourself.
note--picture = The picture is in the file casino.svg, which your browser just saved.
note--refused = Your browser is not saving anything for this site. The game lasts only while this page is open.
note--result--full = Your browser’s storage is full, so this game’s result was not saved. You can still save the game as a file from the menu.
note--result--slim = Your browser’s storage is nearly full. This game’s result was saved, but not its plays. Save a copy under “Your games” in the menu, then delete some games.
note--unopened = That game could not be opened. If it is still saved, it is under Your games.

offer--add = *Add* to { $build }
offer--add--drawn = *Add* to { $build }
offer--add--with = *Add* to { $build } with { $cards }
offer--announce--any = Announce the last deal
offer--announce--cards = Say “cards”
offer--announce--last = Say “last”
offer--announce--sistan = Say “sistan”
offer--announce--sisten = Say “sisten”
offer--as-announced = Take it anyway
offer--bonus = +{ $count }
offer--build = *Build { $value }*: { $cards }
offer--build--drawn = *Build*
offer--cancel = Cancel this deal
offer--claim = Claim the game
offer--commits = you must take it this turn
offer--done = Done
offer--end-turn = End turn
offer--ends--game = ends the game, { $score }
offer--ends--round = ends the round, { $score }
offer--fewer = Fewer
offer--fine = costs { $count } points
offer--fine--given = gives { $who } { $count } points
offer--for-partner = for { $who }, who holds the card
offer--from = from { $pile }
offer--gain--aces = { $count ->
    [one] { $count } ace
   *[other] { $count } aces
}
offer--gain--big-casino = Big Casino
offer--gain--cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
offer--gain--little-casino = Little Casino
offer--gain--points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
offer--gain--spades = { $count ->
    [one] { $count } spade
   *[other] { $count } spades
}
offer--give = Give court cards to your partner
offer--go-on = *Continue*
offer--go-on--next = { $who } is next
offer--insist--augment = Insist
offer--insist--capture = Insist
offer--insist--request = Ask for it
offer--keep = you keep { $kept }
offer--keep--sets = { $sets } sets, you keep { $kept }
offer--leaves = leaves { $sweep } for { $cards }
offer--leaves--all = leaves on the table: { $parts }
offer--let-stand = Let it stand
offer--more = More ({ $count })
offer--pluck = *Pluck* { $card }
offer--pluck--cost = once a deal
offer--raise = *Raise* { $build } to { $value }
offer--raise--drawn = *Raise* { $build } to
offer--raise--with = *Raise* { $build } to { $value } with { $cards }
offer--silent = Say nothing
offer--stays = it is still { $who }’s
offer--steal = *Steal* { $stolen } into { $build }
offer--steal--build = *Steal* { $stolen } and build { $value } with { $cards }
offer--steal--build--drawn = *Steal* { $stolen } and build
offer--steal--with = *Steal* { $stolen } into { $build } with { $cards }
offer--take = *Take* { $pieces }
offer--take-over = Take over
offer--take--as = *Take* as
offer--take--drawn = *Take*
offer--trail = *Lay down*
offer--trail--alone = *Lay down*, straight to your pile
offer--trail--build = *Lay down* and build { $value } from { $groups }
offer--trail--build--drawn = *Lay down* and build
offer--trail--takes = *Lay down* and take everything
offer--wins = wins the game

pad--names = Names
pad--round = Round { $number }
pad--sum = This round
pad--title = { $game }: score pad for { $sides }
pad--total = So far

pile--before = These cards were taken before this position was set up, so it is not known which came last.
pile--count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
pile--last = The last capture
pile--nothing = Nothing has been taken here in this round.

play--announce = This is the last deal. You may announce it before anyone plays.
play--choose = Choose a card from your hand.
play--choose-or-pluck = Choose a card from your hand, or one on the table to pluck.
play--choose--needs = You need { $items } to win. Choose a card from your hand.
play--close = Close
play--dealer = dealer
play--fairness = { $count ->
    [one] { $who } sees only what you would see from that seat: the table, { $who }’s own cards and what has been played.
   *[other] The others see only what you would see from their seats: the table, their own cards and what has been played.
}
play--from-position = Play on from here.
play--hand-first = Choose a card from your hand first.
play--has-played = You have already played your card for this turn.
play--lost = { $who } could not decide, so plays any card that is allowed.
play--may-claim = You may claim the game, or choose Done.
play--may-pluck = You may pluck a card from the table, or choose Done.
play--next = next
play--partner = partner
play--proven = proven: { $rank }
play--shown-again = The last play again.
play--skipping = { $who } is playing your cards to the end of the round.
play--stuck = { $who } could not decide, and no card can be played. Start a new game from the menu.
play--subtitle = Round { $round }, deal { $deal } of { $deals }, game to { $target }
play--subtitle--brief = Deal { $deal } of { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Round { $round } of { $rounds }, deal { $deal } of { $deals }
play--them = Them
play--us = Us
play--waiting = It is { $who }’s turn.
play--you = You

position--over = That was the last step.
position--right = That is the play.
position--task = Your turn. Which play is best?
position--title = Find the play

resign--text = The game ends and counts as a loss.
resign--text--shared = { $who } resigns, and the game is over.
resign--title = Resign this game?
resign--yes = Resign

restart--text = It starts again with the same cards, and the game’s record will say so. Redo brings back your plays.
restart--title = Restart this round?
restart--yes = Restart

same--text = A new game starts with the same cards, rules and players. The one you are playing ends without a result.
same--title = Same cards again?
same--yes = Start again

set--checks = Before you make a costly play
set--checks--off = Say nothing
set--checks--on = Warn me; the game is then not rated
set--claims = Claiming the game
set--claims--ask = I claim it myself
set--claims--auto = Claim it for me
set--count = Counting at the end of a round
set--count--each = One item at a time
set--count--whole = All at once
set--counters = Counters beside the table
set--counters--folded = Closed
set--counters--open = Open
set--deck = Letters on court cards
# The letters of jack, queen and king in the corners of this language's decks: "B D K", "V D R", "Kn D K". There is no
# setting if they are J Q K.
set--deck--own = J Q K
set--deck--world = J Q K
set--done = Done
set--faces = Card faces
set--faces--dark = Dark
set--faces--light = Light
set--group--acting = Playing
set--group--asked = Done for you
set--group--looks = Appearance
set--group--pace = Pace
set--group--told = What you see and hear
set--index = Card corners
set--index--large = Large
set--index--normal = Normal
set--insists = When others could take more, or add to a build
set--insists--always = Insist
set--insists--ask = Ask me
set--insists--never = Let it stand
set--language = Language
set--letters = Keyboard shortcuts
set--letters--off = Off
set--letters--on = On
set--obvious = When a card can do only one thing
set--obvious--choose = Choose it first
set--obvious--play = Play it at once
set--others = Whose captures are counted
set--others--all = Everyone’s
set--others--own = Yours
set--palette = Suit colours
set--palette--contrast = High contrast
set--palette--four = Four colours
set--palette--safe = Colour-blind safe
set--palette--two = Two colours
set--sound = Sounds
set--sound--off = Off
set--sound--on = On
set--speed = Speed
set--speed--fast = Fast
set--speed--normal = Normal
set--speed--off = Instant
set--speed--slow = Slow
set--speed--step = Turn by turn
set--table = Table
set--table--dusk = Dusk
set--table--reeds = Reeds
set--table--sand = Sand
set--table--water = Still water
set--talk = What players say at the table
set--talk--off = Hide
set--talk--on = Show
set--theme = Theme
set--theme--dark = Dark
set--theme--light = Light
set--theme--system = Same as device
set--thinking = How long bots may think
set--thinking--long = Long
set--thinking--normal = Normal
set--thinking--quick = Short
set--thumb = Hand you tap with
set--thumb--left = Left
set--thumb--right = Right
set--title = Settings
set--vibration = Vibration, if supported
set--vibration--off = Off
set--vibration--on = On your turn and on sweeps
set--warning = When you leave cards that can be swept
set--warning--off = Say nothing
set--warning--on = Warn me
set--watched = Hands when only bots play
set--watched--closed = Face down
set--watched--open = Face up

sheet--link = Printable rule sheet and score pad
sheet--print = Print
sheet--title = { $game } on paper

skip--text = { $who } plays your cards, seeing only what you see, and nobody thinks for long. You can take over at any time. The game is saved but does not count towards your rating.
skip--title = Skip to the end of the round?
skip--yes = Skip

sort--lift = Put { $card } on top
sort--offer = Sort what you take
sort--offer--cost = for your pile
sort--order = top first: { $cards }

step--after = Your card is played. You may still build from the table, or end your turn.
step--committed = You have added to { $build }, so the card you play must take it.
step--first = Play one card. Before and after it you may build from the table as often as you like.
step--nothing = These cards do not make a build yet. Choose more, or choose the card from your hand that takes them.
step--nothing-after = These cards do not make a build. Choose others, or end your turn.

sure--no = Keep playing

table--acts = What you can do
table--acts--with = What you can do with the { $card }
table--again = Last play
table--again--long = Show the last play
table--again--none = Nobody has played yet.
table--asked = A question for you
table--build--theirs--multiple = { $owner }’s multiple build of { $value }: { $cards }
table--build--theirs--single = { $owner }’s single build of { $value }: { $cards }
table--build--yours--multiple = Your multiple build of { $value }: { $cards }
table--build--yours--single = Your single build of { $value }: { $cards }
table--count--so_far = So far
table--counters = Counters
table--counters--unseen = Not seen yet, by rank
table--counts = What scores
table--diagram--after = Then
table--diagram--becomes = becomes
table--diagram--before = On the table
table--diagram--hand = You hold
table--diagram--taken = You take
table--diagram--top = On { $who }’s pile
table--empty = The table is empty.
table--empty--start = The table is empty. Any card you lay down starts it.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Your hand
table--hand--empty = You have no cards in hand.
table--hand--theirs = { $who }’s hand
table--hand--theirs--empty = { $who } has no cards in hand.
table--held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
table--held--brief = { $count } in hand
table--all-lessons = All lessons
table--all-puzzles = All puzzles
table--hint = Hint
table--home = Home
table--layout = On the table
table--lesson = Lesson
table--lesson--again = Try again
table--lesson--back = Back
table--lesson--earlier = Previous play
table--lesson--later = Next play
table--lesson--moment = { $place } of { $of }
table--lesson--on = Next
table--lesson--place = Step { $number } of { $of }
table--lesson--show = Show me
table--lesson--skip = Skip
table--lesson--task = The task
table--menu = Menu
table--mine = You
table--multiple = multiple
table--none = none
table--pack = to draw
table--pile--look = show what { $who } took last
table--pile--look--you = show what you took last
table--players = The other players
table--points = { $count ->
    [one] point
   *[other] points
}
table--proven = proven
table--puzzle = Puzzle
table--puzzle--outcome = How it went
table--puzzle--place = Puzzle { $number } of { $of }
table--redo = Redo
table--replay = Replay
table--replay--back = Back one play
table--replay--compare = Both plays
table--replay--end = Back to the score
table--replay--first = To the beginning
table--replay--hands = All hands
table--replay--if = Play on from here
table--replay--last = To the end
table--replay--moves = Plays in round { $number }
table--replay--notation = Notation
table--replay--on = Forward one play
table--replay--pause = Pause
table--replay--play = Play
table--replay--review = Review
table--replay--rounds = Rounds
table--replay--slider = Place in the game
table--replay--table = Back to the table
table--score = Score
table--score--more = what scores
table--scored = Points so far this round
table--sheet--cards = Which cards
table--sheet--game = Game, to { $target }
table--sheet--item = Item
table--sheet--more = More
table--sheet--nth = Round { $number }
table--sheet--round = This round
table--sheet--rounds = Round by round
table--sheet--total = Game
table--side = This game
table--single = single
table--stock = { $count ->
    [one] { $count } card left in the pack
   *[other] { $count } cards left in the pack
}
table--stock--none = No cards left in the pack
table--taken = taken
table--taken--sweeps = { $count ->
    [one] taken, { $count } sweep
   *[other] taken, { $count } sweeps
}
table--task--again = Start again
table--task--place = Task { $number } of { $of }
table--thinking = thinking
table--to_move = to play
table--turns = Recent turns
table--undo = Undo
table--undo--none = There is nothing to take back.
table--ways = What else you can do
table--word = : what it means
table--you = You
table--your_turn = Your turn
# What a player says at the table, in quotation marks.
table--said = “{ $words }”

watch--fairness = Each of them sees only what you would see from their seat: the table, their own cards and what has been played.
watch--go-on = Resume
watch--pause = Pause
first--ace--1 = An ace counts as 1.
first--ace--14_hand_1_table = An ace counts as 14 in the hand and as 1 on the table.
first--ace--1_or_11 = An ace counts as 1 or 11.
first--ace--1_or_14 = An ace counts as 1 or 14.
first--anticlockwise = Play goes anticlockwise.
first--at_once--one = Only one build at a time may be on the table.
first--at_once--one_each = You may own only one build at a time.
first--build_cards = A build has { $count } cards at most.
first--building--none = There is no building.
first--building--table = You can build from the table alone, before and after your play.
first--calling = If you hold two eights, you can lay one down to lock sets of eight.
first--cards_only = Only cards count, so whoever takes the most wins.
first--casino_points--3_and_2 = Big Casino scores 3 points, and Little Casino scores 2.
first--casinos--fixed_hand = In your hand, Big Casino counts as 16 and Little Casino as 15.
first--casinos--optional = Big Casino can count as 16, and Little Casino as 15.
first--cleared = Clearing the table ends the round.
first--compulsory = You must take if you can, and as much as you can.
first--court_builds = You can build jacks, queens and kings by rank.
first--courts--11_12_13 = Jacks count as 11, queens as 12 and kings as 13.
first--courts--12_13_14 = Jacks count as 12, queens as 13 and kings as 14.
first--courts--13_14 = Queens count as 13 and kings as 14. Jacks have no number.
first--courts--rank_only = Jacks, queens and kings have no number.
first--draw = After each play you draw a card.
first--duty--add_or_capture = While you own a build, you must take something or add to it.
first--duty--free = You may lay a card down while you own a build, but keep a card for it.
first--duty--no_trail_one_per_value = You may not own two builds of the same number.
first--duty--take_or_add_next_turn = At your next turn, you must take your build or add to it.
first--endgame--from_16 = From 16 points on, a single item decides whether you win.
first--endgame--from_18 = From 18 points on, a single item decides whether you win.
first--faces--all = A jack, queen or king takes one of its rank, or all three.
first--faces--any = A jack, queen or king takes any number of its rank.
first--fine = You may lay a card down despite your build, but it costs { $count } points.
first--first_hand = In the first deal of a round, each hand has { $count } cards.
first--five_of_spades = The five of spades takes everything when you lay it down.
first--fresh = You may not build with an ace or Casino that was just laid down.
first--hand = Each hand has { $count } cards.
first--jacks = A jack takes everything on the table.
first--last_capture = Whoever takes last scores 1 point.
first--layout--none = The table starts empty.
first--lowest_wins = The fewest points win, so avoid spades, aces and the Casinos.
first--matching = A card that equals cards on the table must take them or build with them.
first--numbers--11_12_13--14_hand_1_table = Jack, queen and king count as 11, 12 and 13, and an ace as 14, or 1 on the table.
first--numbers--11_12_13--1_or_14 = Jack, queen and king count as 11, 12 and 13, and an ace as 1 or 14.
first--numbers--12_13_14--1_or_11 = Jack, queen and king count as 12, 13 and 14, and an ace as 1 or 11.
first--numbers--13_14--1_or_11 = Queens count as 13, kings as 14, and an ace as 1 or 11. Jacks have no number.
first--numbers--rank_only--1 = Jacks, queens and kings have no number, and an ace counts as 1.
first--overshoot = You must reach { $count } exactly: past it, a round scores you nothing.
first--pack--40 = The pack has { $count } cards, without jacks, queens and kings.
first--pack--49 = The pack has { $count } cards, with the two of spades as its only two.
first--packs = Two packs are shuffled together: { $count } cards.
first--partners_build = You may not take a build that your partner owns.
first--pluck = Once a deal, you may pluck a loose card from the table.
first--raise--forbidden = You may not raise your own build.
first--raise--needs_both_cards = To raise your own build, you must hold a card of its old number and one of the new.
first--raise--opponents_only = You may raise an opponent’s build, but not your own or a partner’s.
first--rounds--1_per_player = Everyone deals once, and then the game is over.
first--rounds--2_per_player = Everyone deals twice, and then the game is over.
first--rounds--one = A game is one round.
first--score--diamonds = You score 1 point for most diamonds, and 2 for all four sevens, sixes or aces.
first--score--honours = Aces, tens and court cards score. Spades do not.
first--scoring_builds = Cards that score by themselves, such as aces, cannot go into a build.
first--spades--1_each_spade = Each spade scores 1 point.
first--spades--24_points = Each spade scores 1 point, and the jack of spades 2.
first--spades--25_points = Each spade scores 1 point, the jack of spades 2, and most spades 1 more.
first--spades--26_points = Each spade scores 1 point, the ace and jack of spades 2, and most spades 1 more.
first--spades--five_spades_1 = Five spades score 1 point.
first--sums = An opponent’s single build can be part of a sum.
first--sweeps = { $count ->
    [one] Each sweep scores 1 point.
   *[other] Each sweep scores { $count } points.
}
first--sweeps--numbers = A sweep scores the numbers of its cards, unless a jack makes it.
first--sweeps--swing = A sweep counts { $count } points against you.
first--target = The game is to { $count } points.
first--ten_of_diamonds = Big Casino counts as 10 or 11.
first--tie--cards = If cards are tied, the side with more spades scores for them.
first--tops--builds = The cards you take stay face up: the top one can be stolen for a build.
first--tops--captures = The cards you take stay face up: the top one can be taken back.
first--tops--equals = The cards you take stay face up: an equal card can take the top one.
first--tops--nothing = The cards you take stay face up.
language--all = Languages
language--close = No, thank you
language--corrections = Corrections to this translation are welcome. The page docs/translating.md in the source code says how.
language--gone = This site is no longer available in { $language }. This page is in English.
language--lacking = This page has not been translated yet, so it is in English.
language--offer = This page in English
attempt--build = *Build*
attempt--build--not = You cannot build with exactly the cards you chose.
attempt--lay = *Lay down*
attempt--lay--chosen = To lay a card down, choose no cards on the table.
attempt--lay--not = You may not lay that card down here.
attempt--take = *Take*
attempt--take--none = To take something, choose cards on the table as well.
attempt--take--not = That card cannot take exactly the cards you chose.
strategy--build-or-lay--0 = rather than laying down, when no unseen card takes it
strategy--build-or-lay--1 = rather than laying down, when one takes it
strategy--build-or-lay--2 = rather than laying down, when two take it
strategy--build-or-lay--3 = rather than laying down, when three take it
strategy--build-or-take--0 = rather than taking, when no unseen card takes it
strategy--build-or-take--1 = rather than taking, when one unseen card takes it
strategy--build-or-take--2 = rather than taking, when two unseen cards take it
strategy--build-or-take--3 = rather than taking, when three unseen cards take it
maker--about = One line of HTML puts this game on your own page: its replay if it is finished, otherwise the cards on the table and your hand.
maker--go = Write the line
maker--title = Put this on a web page
