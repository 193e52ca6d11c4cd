page--404--not-found = Not found
page--404--page-not-found = Page not found
page--404--address-may-mistyped = The address may be mistyped, or the page may have moved.
page--404--go-table = Go to the table
page--404--go-home-page = Go to the home page

page--header--menu = Menu
page--header--site = Site
page--header--play = Play
page--header--learn = Learn
page--header--puzzles = Puzzles
page--header--how-play = How to play
page--header--rules = Rules
page--header--opponents = Opponents
page--header--games = Your games
page--header--settings = Settings

page--frame--skip-content = Skip to the content
page--frame--free-open-source = Free and open source, with no adverts and no accounts. Your games stay in your browser.
page--frame--daily-deal = Daily deal
page--frame--learn-table = Learn at the table
page--frame--practice = Practice
page--frame--about-site = About this site
page--frame--rules-all-games = Rules of all games
page--frame--compare-two-games = Compare two games
page--frame--glossary = Glossary
page--frame--diagrams = Diagrams
page--frame--put-table-page = Put a table on your page

page--table--again-or-read = <a href="">Try again</a>, or <a href="{ $how_to_play }">read how to play</a>.
page--table--getting-rules-ready = Getting the rules ready
page--table--close = Close
page--table--table-needs-javascript = The table needs JavaScript, which is switched off here.
page--table--read-how-play = Read how to play
page--table--part-page-did = Part of this page did not load.
page--table--try-again = Try again
page--table--table-could-not = The table could not start: a file is missing, or your browser is too old.
page--table--something-went-wrong = Something went wrong. Your game is safe, but your last action was lost.
page--table--reload = Reload

page--update--new-version-site = A new version of this site is ready.
page--update--use-now = Use it now

page--daily--daily-deal = Daily deal
page--daily--one-round-casino = One round of Casino a day, with the same cards for everyone. Your calendar and streak, par for those cards, and a game of the week from another part of the world.
page--daily--one-round-casino-2 = One round of Casino against Nia. The date decides the cards, so everyone gets the same ones.
page--daily--loading-results = Loading your results
page--daily--calendar-needs-javascript = The calendar needs JavaScript to read what your browser has stored.
page--daily--results-could-not = Your results could not be loaded: a file is missing, or your browser is too old for this page. They are still saved. <small data-reason></small>
page--daily--try-again = Try again
page--daily--game-week = Game of the week
page--daily--every-monday-another = Every Monday another game of the family, from another part of the world. Everyone gets the same cards, and your first result is the one that counts.
page--daily--game-week-needs = The game of the week needs JavaScript, to know the date. You can read the <a href="{ $rules }">rules of every game</a> without it.
page--daily--week = This week
page--daily--what-new-if = What is new if you know Casino
page--daily--casino = in Casino: { $there }
page--daily--its-rules = Its rules
page--daily--feed-daily-deals = Feed of daily deals and games of the week
page--daily--play-against = Play it against { $opponents }
page--daily--play-with = Play it with { $opponents }

page--evening--again = Try again
page--evening--csv = Save as a spreadsheet (CSV)
page--evening--description = A club, a class or a family plays the same rounds of Casino against the same opponent. One page ranks the results round by round, as in duplicate bridge.
page--evening--failed = The rounds could not be loaded: a file is missing, or your browser is too old for this page. Everything saved here is still there. <small data-reason></small>
page--evening--files = Or choose files:
page--evening--first = Choose a game, an opponent and the number of rounds. You get a link for the whole group.
page--evening--honest = Nobody watches over the rounds. The link decides the cards, so anyone can look them up, or play them a second time in another browser. This page makes sure that a result was possible: with these cards, by these rules, against this opponent. It cannot know whether it was the first try.
page--evening--invite = Invite more people
page--evening--invite--link = Link to these rounds
page--evening--invite--send = Send link
page--evening--lead = In a club, a class or a family, everyone plays the same rounds against the same opponent, each on their own device. Then one page compares the results round by round, as in duplicate bridge. It needs no accounts and no server.
page--evening--loading = Loading the rounds
page--evening--noscript = This page needs JavaScript to check and compare results.
page--evening--paste = Paste results
page--evening--paste--about = As many as you like, in any order, with the words around them: whole messages or a whole chat.
page--evening--print = Print
page--evening--results = Everyone’s results
page--evening--results--about = Whoever collects the results pastes them here. They stay in this browser.
page--evening--second = Everyone opens the link, plays the rounds, and sends you their result: another link.
page--evening--set-up = Choose a game
page--evening--take = Add results
page--evening--third = Paste all the results below, and the ranking appears.

page--diagrams--diagrams-use-elsewhere = Diagrams to use elsewhere
page--diagrams--diagrams-casino-its = { $count } diagrams of Casino and its relatives as SVG pictures, for your own page, a handout or a book.
page--diagrams--all-diagrams-site = All { $count } diagrams on this site, as pictures for your own page, a handout or a book.
page--diagrams--single-svg-file = Each is a single SVG file that needs no other. It is sharp at any size and describes itself to a screen reader. Save a picture from its link, or use its address: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, replacing https://example.org/casino/ with the address of this site. At the table, <b>Picture of this position</b> in the menu saves the cards on the table in the same way.

page--embed-frame--open-full-size = Open at full size

page--embed-v1-rules--rules = { $name }: the rules

page--embed-v1-table--press-card-play = Press a card to play
page--embed-v1-table--tap-play = Tap to play

page--embed-v1-diagram--position = A position
page--embed-v1-diagram--diagrams = Diagrams

page--embed-v1-rules--rules-all-games = Rules of all games

page--glossary--used = Used in { $games }.
page--glossary--see-also = See also { $terms }.
page--glossary--glossary = Glossary
page--glossary--terms-card-game = The terms of the card game Casino and its family, including old and regional ones: sweep, build, orphan, mökki, sistan, virado and many more.
page--glossary--subjects = Subjects
page--glossary--all-names-z = All names from A to Z
page--glossary--also-called = Also called { $names }.
page--glossary--in-books = in books: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } terms from Casino and its relatives, from London in 1792 to Finland and southern Africa today. Under each subject, the terms everyone needs come first, then terms from single games, regions and old books.
page--glossary--search-term-language = Search for a term, a language or a game
page--glossary--showing-terms = Showing <span id="found">{ $count }</span> of { $count } terms.
page--glossary--terms-single-games = Terms from single games, regions and old books ({ $others })
page--glossary--rules-themselves-see = For the rules themselves, see <a href="{ $how_to_play }">How to play</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Find the game</a> with illustrated rules
   *[other] <a href="{ $rules }">All { $count } games</a>, each with illustrated rules
}
page--index--play-card-game = Play the card game Casino (Cassino) in your browser, for two to six players, alone or in teams, against fair bots, online or offline. Free, with no account.
page--index--where-left-off = Where you left off
page--index--between-two-rounds = Between two rounds
page--index--continue = Continue
page--index--more-games-under = More games under way
page--index--new-game = New game
page--index--play-todays-deal = Play today’s deal
page--index--play-hand = Play this hand
page--index--learn-ten-minutes = Learn it in ten minutes
page--index--learn-table = Learn at the table
page--index--played-todays-deal = You played today’s deal and won, { $yours } to { $theirs }.
page--index--played-todays-deal-2 = You played today’s deal and lost, { $yours } to { $theirs }.
page--index--played-todays-deal-3 = You played today’s deal and tied, { $yours } to { $theirs }.
page--index--calendar-streak = Calendar and streak
page--index--play-need-javascript = To play you need JavaScript. The rules and guides can be read without it.
page--index--game-week = Game of the week: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Your opponents
page--index--beginner-who-has = From a beginner who has just learnt the rules to a player who thinks far ahead. <a href="{ $opponents }">Meet them all</a>
page--index--games = The games
page--index--learn-get-better = Learn and get better
page--index--play-first-cards = Play your first cards at a real table that explains every mistake. Then solve puzzles, practise your skills, and see what each of your plays was worth. Or <a href="{ $how_to_play }">read the rules</a>.
page--index--see-lessons = See the lessons
page--index--fair-bots = Fair bots
page--index--like-they-see = Like you, they see their own cards and the table, and nothing else. Every deal comes from a seed: the same seed deals the same cards to anyone.
page--index--how-can-check = How you can check it
page--index--put-page = Put it on your page
page--index--one-line-html = One line of HTML puts a table on your own site, with the players, rules and deal you choose. No account, no tracking, no cost.
page--index--get-code = Get the code
page--index--lead = Use the cards in your hand to take cards from the table. You score for { CARD("2S") }, { CARD("TD") }, every ace, most cards and most spades.
page--index--offline = Works offline after your first visit.
page--index--players-offline = For two to six players, alone or in teams. Works offline after your first visit.
page--index--title = Casino, the fishing card game

page--learn-course--skip-lesson = Skip to the lesson
page--learn-course--played-table = { $about } { $steps }, played at the table.

page--learn-idea--learn = Learn

page--learn-measured--how-often = How often
page--learn-measured--95-range = 95% range
page--learn-measured--give-take = Give or take
page--learn-measured--how-was-measured = How this was measured
page--learn-measured--measured = Measured on { $day } with <code>python -m tests.bots.strategy { $table }</code>, in this site’s source code; the same engine gives the same numbers.
page--learn-measured--points-round = Points a round
page--learn-measured--rounds = Measured on { $day } over { $count } rounds with <code>python -m tests.bots.strategy { $table }</code>, in this site’s source code; the same engine gives the same numbers.

page--learn-ideas--ideas = Ideas
page--learn-ideas--ideas-behind-good = The { $ideas } ideas behind good play in Casino, from cashing an ace to counting the tens, each with positions to try.
page--learn-ideas--learn-table = Learn at the table
page--learn-ideas--good-plays-have = Good plays have names. When you ask “What would you do?” or have a game reviewed, the reasons use these names and link to this page.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Playing well</a> puts these ideas together on one page, and <a href="{ $strategy }">Strategy in numbers</a> shows what they are worth.

page--learn-mistakes--plays-cost-points = Plays that cost you points come back here until you find better ones.
page--learn-mistakes--review-game-shows = The review of a game shows which plays cost you points. Press the <b>Practise</b> button at the end of it, and those positions come back here: the next day, then after three days, a week and three weeks, as long as you find the better play at once.
page--learn-mistakes--review-replay-every = The review is in the replay of every finished game. <a href="{ $progress }">Your games</a> lists them all. For positions that are not from your own games, try the <a href="{ $puzzles }">puzzles</a>.

page--learn--learn = Learn
page--learn--learn-casino-table = Learn Casino at the table: { $count } short steps in { $courses } courses. You make every play yourself, and the table explains any that go wrong.
page--learn--learn-table = Learn at the table
page--learn--lessons-need-javascript = The lessons need JavaScript. <a href="{ $how_to_play }">How to play</a> can be read without it.
page--learn--more-learn = More to learn
page--learn--practice-asks-one = <a href="{ $practice }">Practice</a> asks you one thing at a time, in any game: find every capture, take the most, say whose build it is, count the remaining cards.
page--learn--puzzles-show-last = <a href="{ $puzzles }">Puzzles</a> show the last cards of a round, where one play is better than all others.
page--learn--good-plays-have = <a href="{ $ideas }">Good plays</a> have names: cash an ace, steal, leave no sweep and others, each with positions to try.
page--learn--lead = Short steps, one idea each. You make every play yourself, and if it is not the one we want, the table says why.
page--learn--lead-first = Short steps, one idea each. You make every play yourself, and if it is not the one we want, the table says why. The first course takes ten minutes and ends in your first game.
page--learn--other = The first lessons teach Casino. { $name }, the first game on this site, belongs to the same family but differs from Casino: see <a href="{ $rules }">the rules of { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Strategy in numbers</a> shows what they are worth.

page--licences--licences = Licences
page--licences--everything-site-sends = Everything that this site sends to your browser, who made it, and the licence of each part.
page--licences--about = About
page--licences--everything-site-sends-2 = Everything that this site sends to your browser. The rules, the bots, the drawings and the text were made for this project; { $parts } other parts come with it, each under its own licence.
page--licences--part = Part
page--licences--licence = Licence
page--licences--project = This project
page--licences--mit = MIT
page--licences--no-fonts-pictures = No fonts, pictures or sounds come from elsewhere. If a package has no copy of its licence, the name of the licence links to the text.

page--opponents--opponents = Opponents
page--opponents--meet-bots-play = Meet the bots you play Casino against, from a beginner to a player who thinks far ahead: how each one plays, how strong it is and what it sees.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Play against { $name }</a>
page--opponents--one-has-style = Each one has a style of play. The weaker ones make human mistakes: they overlook sums, forget cards and grab whatever glitters.
page--opponents--ladder = The ladder
page--opponents--left-right-player = From left to right, each player beats the one before. The height of a step is the measured lead, in points a round, in Casino for two.
page--opponents--points-round-ahead = { $lead } points a round ahead of { $other }
page--opponents--first-step = The first step
page--opponents--level-points-round = Level { $place } of { $ladder }. { $lead } points a round against { $other }, give or take { $give }.
page--opponents--level-1-start = Level 1 of { $ladder }. Start here.
page--opponents--other-styles-play = Other styles of play
page--opponents--these-about-strong = These are about as strong as Nia, but each is after something different. Play them to learn how to deal with each style.
page--opponents--points-round-against = { $lead } points a round against { $other }, give or take { $give }.
page--opponents--what-they-can = What they can see
page--opponents--they-see-what = They see what you would see in their seat, and nothing else: <a href="{ $about }#fair">how you can check it</a>. They differ in how many sums they spot, how well they remember and how far ahead they look.
page--opponents--how-was-measured = How this was measured
page--opponents--played-one-below = Each played the one below, and every deal was played twice, with the seats swapped, so that both had the same luck. The numbers are the lead in points a round and its 95% margin of error, measured { $date }.
page--opponents--match = Match
page--opponents--against = { $better } against { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">not measured</span>

page--play--play = Play
page--play--skip-hand = Skip to your hand
page--play--new-version-site = A new version of this site is ready.
page--play--use-now = Use it now
page--play--later = Later

page--practice-drill--practice = Practice

page--practice--practice = Practice
page--practice--short-drills-every = Short drills for every Casino game: find every capture, take the most, say whose build it is, count the remaining cards. Ten questions a run, with a clock if you want one.
page--practice--one-skill-time = One skill at a time, in the game of your choice: ten new questions a run, with the reason after each answer. Your best runs are saved in this browser.
page--practice--whole-positions-go = For whole positions, go to the <a href="{ $puzzles }">puzzles</a>; the <a href="{ $learn }">lessons</a> explain each play.

page--progress--games = Your games
page--progress--games-casino-have = The games of Casino you have finished in this browser: how they went, by game and by opponent, with every one ready to reopen.
page--progress--every-game-finish = Every game you finish is saved in this browser and nowhere else.
page--progress--loading-games = Loading your games
page--progress--page-needs-javascript = This page needs JavaScript to read what your browser has stored.
page--progress--games-could-not = Your games could not be loaded: a file is missing, or your browser is too old for this page. They are still saved. <small data-reason></small>
page--progress--try-again = Try again
page--progress--keep-copy-everything = Keep a copy of everything
page--progress--browsers-may-delete = Browsers may delete what a site has stored: when space is short, when you have not visited for some weeks, or when you clear it yourself. A copy is a file with your games, your settings, your own rules and the game in progress. Restore it here or in another browser: everything already there stays, and whatever is missing is added.
page--progress--save-copy = Save a copy
page--progress--restore-copy = Restore a copy
page--progress--copy-games = A copy of your games

page--puzzles-run--puzzles-one-after = Puzzles one after another: a streak until the first miss, as many as you can solve before the clock runs out, or at your own pace.
page--puzzles-run--run-begins-when = Your run begins when the table is ready, and so does the clock if you chose one. When time is up you can still finish the puzzle you are on.
page--puzzles-run--choose-game-theme = To choose a game, a theme or a grade, go back to the <a href="{ $puzzles }">puzzles</a>.

page--puzzles--puzzles = Puzzles
page--puzzles--puzzles-last-deals = { $count } puzzles from the last deals of { $courses } games of the Casino family: all the cards are face up, and one play is better than all others.
page--puzzles--last-cards-round = The last cards of a round, all face up. One play is better than every other. { $count } positions, each worked out to the end.
page--puzzles--one-after-another = One after another
page--puzzles--game = Game
page--puzzles--any = Any
page--puzzles--theme = Theme
page--puzzles--grade = Grade
page--puzzles--easy-ones-first = Easy ones first, then harder and harder, until your first miss. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = As many as you can before the time is up; you can still finish the one you are on. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Clock
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = No clock and no end: keep playing for as long as you like.
page--puzzles--puzzle-rating = Your puzzle rating
page--puzzles--first-try-puzzle = Your first try at each puzzle counts. A hint counts as a miss.
page--puzzles--how-worked-out = How this is worked out
page--puzzles--puzzle-graded-how = A puzzle is graded by how many of <a href="{ $opponents }#ladder">seven opponents</a>, from a beginner to the strongest, miss it: if only one does, it is rated { $ratings }; if all do, { $ratings_2 }. Your rating is a range: the right number is in it nineteen times in twenty, and the more you try, the narrower it gets.
page--puzzles--game-easiest-first = By game, easiest first
page--puzzles--if-building-new = If building is new to you, begin with the <a href="{ $learn }">lessons</a>.
page--puzzles--puzzle-day-feed = Puzzle of the day feed
page--puzzles--list-can-read = The list can be read without JavaScript, but the puzzles need it.

page--rules-game--rules = { $name }: the rules
page--rules-game--complete-rules-examples = Complete rules of { $name }, with examples: how to deal, play and score, and how it differs from the other games of the Casino family.
page--rules-game--for = For { $number }
page--rules-game--page = On this page
page--rules-game--how-differs = How it differs from { $name }
page--rules-game--terms = Terms
page--rules-game--house-rules = House rules
page--rules-game--history-sources = History and sources
page--rules-game--play-this = Play this game
page--rules-game--rules-2 = Rules

page--rules-sheet--rule-sheet-score = { $name }: rule sheet and score pad
page--rules-sheet--rules-one-page = The rules of { $name } on one page, and a pad to keep the score on: print them on A4 or Letter paper.
page--rules-sheet--rules = { $name }: the rules
page--rules-sheet--paper = { $name } on paper
page--rules-sheet--rules-fill-one = The rules fill one page. There is a page with a score pad for each number of players or sides. Both fit A4 and Letter paper.

page--rules-text--how-differs = How it differs from { $name }
page--rules-text--rule = Rule
page--rules-text--compare-two-side = Compare the two side by side.
page--rules-text--same = The same as in { $name }
page--rules-text--terms = Terms
page--rules-text--house-rules = House rules
page--rules-text--can-change-these = You can change these rules. Each link opens { $name } with that one change. All the other options are under New game.
page--rules-text--everything-else = Everything else is as in <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Here: { $here }. Or choose: { $others }.
page--rules-text--history-sources = History and sources
page--rules-text--in-glossary = In the glossary: { $terms }.

page--rules-compare--compare-two-games = Compare two games
page--rules-compare--any-two-games = Any two games of the Casino family side by side: players, card numbers, building, scoring and the end of the game, with every difference marked.
page--rules-compare--rules = Rules
page--rules-compare--two-games-side = Two games side by side
page--rules-compare--choose-two-games = Choose two games to see how they differ.
page--rules-compare--also-show-what = Also show what is the same
page--rules-compare--another-game = Another game
page--rules-compare--one-game = One game
page--rules-compare--rule = Rule
page--rules-compare--rules-all-games = Rules that all the games share are left out. Where a rule depends on the number of players, every version is shown.

page--rules--find-game = Find a game
page--rules--compare-any-two = <a href="{ $compare }">Compare any two games</a>, or look up a word in the <a href="{ $glossary }">glossary</a>.
page--rules--description = { $count } games of the Casino family, with all their rules: by country, by number of players, by length, and by what is special about them.
page--rules--description-some = Games of the Casino family, with all their rules: by country, by number of players, by length, and by what is special about them.
page--rules--lead = Casino is a family of { $count } games. Each has complete rules with worked examples. If you have never played, begin with <a href="{ $how_to_play }">How to play</a>, or with one of these: { $games }.
page--rules--lead-some = { $count ->
    [one] Here you can play one of the games of the Casino family. It has complete rules with worked examples. If you have never played, begin with <a href="{ $how_to_play }">How to play</a>, or with this one: { $games }.
   *[other] Here you can play { $count } of the games of the Casino family. Each has complete rules with worked examples. If you have never played, begin with <a href="{ $how_to_play }">How to play</a>, or with one of these: { $games }.
}
