progress--achievement--aces = all four aces in one round
progress--achievement--aces--about = Every ace counts, and an ace on the table fits into many sums. Take it as soon as you can, even with few other cards.
progress--achievement--cards = more than half the pack
progress--achievement--cards--about = With more than half the pack, you have most cards. From then on, captures matter less, and cards that score otherwise matter more.
progress--achievement--casinos = Big Casino and Little Casino in one round
progress--achievement--casinos--about = Few cards are worth as much as the ten of diamonds and the two of spades. Do not lay one down while someone else could take it.
progress--achievement--groups = three sets with one card
progress--achievement--groups--about = One card takes everything that adds up to it. Look for every sum before you play.
progress--achievement--kept = a build kept from two opponents
progress--achievement--kept--about = The more opponents play before your next turn, the greater the risk. Take it when most cards of the build’s number have gone or are yours.
progress--achievement--last_sweep = a sweep with the last card of a deal
progress--achievement--last_sweep--about = Save the right card for the end of a deal: think early about what the table could be then.
progress--achievement--multiple = a multiple build
progress--achievement--multiple--about = A multiple build holds two or more sets of one number. Nobody can raise it: only a card of that number takes it from you.
progress--achievement--residue = the last capture with four or more cards left over
progress--achievement--residue--about = The cards left at the end go to whoever took last. In the last deal, save a card that is sure to take something.
progress--achievement--shutout = every point of a round
progress--achievement--shutout--about = It takes good cards, and an eye on everything that scores right up to the last deal.
progress--achievement--spades = ten spades in one round
progress--achievement--spades--about = Once you have seven spades, nobody else can have as many. Until then, when two captures are worth the same, take the one with spades.
progress--achievement--stolen = a stolen build
progress--achievement--stolen--about = A build goes to whoever takes it first. It is safe only from players with no card of its number, so count such cards as they are played.
progress--achievement--sweep = a sweep
progress--achievement--sweep--about = A sweep takes everything on the table. Whoever plays next finds nothing to take or build on, so what they lay down is often yours too.
progress--added--bad = { $count ->
    [one] One entry is not a finished game and was left out.
   *[other] { $count } entries are not finished games and were left out.
}
progress--added--full = { $count ->
    [one] One game was left out, because your browser’s storage is full.
   *[other] { $count } games were left out, because your browser’s storage is full.
}
progress--added--known = { $count ->
    [one] One game was already here.
   *[other] { $count } games were already here.
}
progress--added--more = Other things were added too: settings, your own rules or a game in progress.
progress--added--new = { $count ->
    [one] One game added.
   *[other] { $count } games added.
}
progress--added--nothing = There is nothing new in this copy.
progress--adding = Restoring the copy: { $done } of { $many } games
progress--against = against { $who }
progress--all = All games
progress--alone = { $count }, each alone
progress--back = Game restored.
progress--begun = It was already under way when you opened it.
progress--by--opponent = By opponent
progress--by--person = Games between people
progress--by--seats = By number of players
progress--by--variant = By game
progress--chart--margin = Points ahead or behind, game by game
progress--chart--margin--told = Points ahead or behind in the last { $count } games, from { $worst } to { $best }.
progress--chart--share = Games won out of the last { $count }
progress--chart--share--told = You won { $number }% of the last { $count } games.
progress--column--built = Your builds
progress--column--captures = Captures a round
progress--column--games = Games
progress--column--kept = Builds kept
progress--column--lost = Builds lost
progress--column--margin = Average lead
progress--column--opponent = Opponent
progress--column--person = Player
progress--column--rounds = Rounds
progress--column--seats = Players
progress--column--stolen = Builds stolen
progress--column--sweeps = Sweeps a round
progress--column--variant = Game
progress--column--won = Won
progress--copied = Everything is in the file your browser just saved.
progress--copied--part = Your browser cannot read its database now, so the file it just saved lacks your older games. Restart the browser, then save a copy again.
progress--copy--all = It holds all of your games.
progress--copy--last = You last saved a copy on { $day }.
progress--copy--never = { $count ->
    [one] You have not saved a copy of your games yet.
   *[other] You have not saved a copy of your { $count } games yet.
}
progress--copy--remind = Browsers sometimes clear what a site has saved.
progress--copy--save = Save a copy
progress--copy--since = { $count ->
    [one] One game finished since then is not in it.
   *[other] { $count } games finished since then are not in it.
}
progress--copying = Saving the copy: { $done } of { $many } games
progress--deal = Play these cards again
progress--delete = Delete
progress--deleted = Game deleted.
progress--daily = Daily deal
progress--did = Captures: { $captures }. Sweeps: { $sweeps }. Your builds: { $built }, of which { $kept } kept and { $lost } lost. Builds stolen from others: { $stolen }.
progress--file = Save as a file
progress--first-times = First times
progress--first-times--left = { $count ->
    [one] { $count } more to come
   *[other] { $count } more to come
}
progress--first-times--none = What you do for the first time appears here, with a tip to go with it.
progress--full = Your browser’s storage is full, so the game cannot be restored.
progress--games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
progress--head--best = Longest winning streak
progress--head--games = Games
progress--head--rounds = Rounds
progress--head--row = Current streak
progress--head--won = Won
progress--if = What if
progress--joined = Joined
progress--lost = Lost
progress--maker = Put this on a web page
progress--mark--again = cards played before
progress--mark--hinted = with hints
progress--mark--resigned = resigned
progress--mark--rules = with house rules
progress--mark--skipped = partly played for you
progress--mark--takebacks = with plays taken back
progress--more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count } left)
}
progress--moves = The plays
progress--none = No finished games yet. Every game you finish is saved here, in this browser.
progress--not-own = It does not count towards your results.
progress--open = Replay
progress--percent = { $number }%
progress--person = Player { $number }
progress--play = Play a game
progress--puzzles = Puzzles
progress--puzzles--least = You get a puzzle rating once you have tried 20 puzzles.
progress--puzzles--none = { $count ->
    [one] You get a puzzle rating once you have tried 20 puzzles; you have tried one so far.
   *[other] You get a puzzle rating once you have tried 20 puzzles; you have tried { $count } so far.
}
progress--puzzles--rating = Your puzzle rating is between { $low } and { $high }, based on your last { $count } first tries.
progress--rating = Where you stand
progress--rating--about = These ranges are right at least nine times in ten; the band in a chart shows them. Each kind of game is rated separately, against opponents whose strength in it has been measured. A team counts as the average of its players. A game does not count if you took back a play, asked for a hint, skipped to the end of a round, resigned, had played its cards before, or joined it partway. Recent games count for more.
progress--rating--above = Above { $below }.
progress--rating--below = Below { $above }.
progress--rating--between = Between { $below } and { $above }.
progress--rating--from = Based on { $games }, { $rounds }.
progress--rating--how = How this is worked out
progress--rating--none = To see how strong you are, finish a game for which the opponents’ strength has been measured, such as Casino for two.
progress--rating--none--again = Your last game does not count here, because you had played its cards before. To see how strong you are, finish one with new cards.
progress--rating--none--hinted = Your last game does not count here, because you asked for a hint. To see how strong you are, finish one without hints.
progress--rating--none--resigned = Your last game does not count here, because you resigned. To see how strong you are, play one to the end.
progress--rating--none--skipped = Your last game does not count here, because some of your cards were played for you. To see how strong you are, finish one by yourself.
progress--rating--none--takebacks = Your last game does not count here, because you took a play back. To see how strong you are, finish one without doing so.
progress--rating--top = Above { $below }, the strongest opponent here.
progress--rating--unknown = Too few rounds to tell yet.
progress--rating--unmeasured = The opponents’ strength has not been measured in these games, so they are not rated:
progress--reading = Reading your games: { $done } of { $many }
progress--refused = Your browser is not saving anything for this site, so no games can be saved here.
progress--room = { $count ->
    [one] There is room for about one more game here.
   *[other] There is room for about { $count } more games here.
}
progress--room--little = { $count ->
    [one] There is room for about one more game here. Save a copy, then delete some games.
   *[other] There is room for about { $count } more games here. Save a copy before it runs out, then delete some games.
}
progress--room--much = There is room for more than 10,000 more games here.
progress--round = Round { $number }
progress--rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
progress--row--lost = { $count } lost
progress--row--won = { $count } won
progress--running = Games under way
progress--running--continue = Continue
progress--running--discard = Discard
progress--running--game = A game under way
progress--running--last = Last played { $day }
progress--running--unreadable = A game that cannot be read. Nothing is lost: you can save it as a file.
progress--skipped = Skipped
progress--skipped--about = Some of your cards were played for you.
progress--slim = There was no room to save the plays of this game. You can still play its cards again.
progress--teams = { $table } in teams
progress--together = Together
progress--total = Total
progress--undo = Undo
progress--unreachable = Your browser cannot read its database now, so your older games are not listed. They are still saved. Reload this page or restart the browser.
progress--unreadable = Some of what is saved here cannot be read. It has been left as it is, and you can save it as a file.
progress--unreadable--back = The unreadable data is back.
progress--unreadable--discard = Discard the unreadable data
progress--unreadable--file = Save the unreadable data as a file
progress--unreadable--gone = The unreadable data has been discarded.
progress--watched = Watched
progress--winners = Won by: { $who }.
progress--won = Won
progress--wrong--broken = This copy is damaged: part of the file is missing or has been changed. Your games here are unchanged.
progress--wrong--kind = This file is not a copy of your games. Choose one made with “Save a copy”. Nothing has changed.
progress--wrong--large = This file is { $size } MB, too large for a copy of your games ({ $most } MB at most). Nothing has changed.
progress--wrong--newer = This copy was made by a newer version of this site. Reload this page and try again. Nothing has changed.
progress--you = You
