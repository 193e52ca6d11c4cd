page--404--not-found = Page introuvable
page--404--page-not-found = Page introuvable
page--404--address-may-mistyped = L’adresse est peut-être mal écrite, ou la page a changé de place.
page--404--go-table = Aller à la table
page--404--go-home-page = Aller à l’accueil

page--header--menu = Menu
page--header--site = Site
page--header--play = Jouer
page--header--learn = Apprendre
page--header--puzzles = Problèmes
page--header--how-play = Comment jouer
page--header--rules = Règles
page--header--opponents = Adversaires
page--header--games = Tes parties
page--header--settings = Réglages

page--frame--skip-content = Aller au contenu
page--frame--free-open-source = Libre et gratuit, sans publicité et sans compte. Tes parties restent dans ton navigateur.
page--frame--daily-deal = La donne du jour
page--frame--learn-table = Apprendre à la table
page--frame--practice = Exercices
page--frame--about-site = À propos
page--frame--rules-all-games = Règles de tous les jeux
page--frame--compare-two-games = Comparer deux jeux
page--frame--glossary = Glossaire
page--frame--diagrams = Diagrammes
page--frame--put-table-page = Mettre une table sur ta page

page--table--again-or-read = <a href="">Réessaie</a>, ou <a href="{ $how_to_play }">lis comment jouer</a>.
page--table--getting-rules-ready = Préparation des règles
page--table--close = Fermer
page--table--table-needs-javascript = La table a besoin de JavaScript, qui est désactivé ici.
page--table--read-how-play = Lire comment jouer
page--table--part-page-did = Une partie de cette page n’a pas été chargée.
page--table--try-again = Réessayer
page--table--table-could-not = La table n’a pas pu démarrer : un fichier manque, ou ton navigateur est trop ancien.
page--table--something-went-wrong = Quelque chose s’est mal passé. Ta partie est sauve, mais ta dernière action est perdue.
page--table--reload = Recharger

page--update--new-version-site = Une nouvelle version de ce site est prête.
page--update--use-now = L’utiliser

page--daily--daily-deal = La donne du jour
page--daily--one-round-casino = Une manche de Casino par jour, avec les mêmes cartes pour tout le monde : ton calendrier et ta série, la référence pour ces cartes, et un jeu de la semaine venu d’un autre coin du monde.
page--daily--one-round-casino-2 = Une manche de Casino contre Nia. La date décide des cartes : tout le monde a les mêmes.
page--daily--loading-results = Chargement de tes résultats
page--daily--calendar-needs-javascript = Le calendrier a besoin de JavaScript pour lire ce que ton navigateur a enregistré.
page--daily--results-could-not = Tes résultats n’ont pas pu être chargés : un fichier manque, ou ton navigateur est trop ancien pour cette page. Ils sont toujours enregistrés. <small data-reason></small>
page--daily--try-again = Réessayer
page--daily--game-week = Le jeu de la semaine
page--daily--every-monday-another = Chaque lundi, un autre jeu de la famille, venu d’un autre coin du monde. Tout le monde a les mêmes cartes, et c’est ton premier résultat qui compte.
page--daily--game-week-needs = Le jeu de la semaine a besoin de JavaScript pour savoir la date. Sans lui, tu peux lire les <a href="{ $rules }">règles de tous les jeux</a>.
page--daily--week = Cette semaine
page--daily--what-new-if = Ce qui est nouveau si tu connais le Casino
page--daily--casino = au Casino : { $there }
page--daily--its-rules = Ses règles
page--daily--feed-daily-deals = Flux des donnes du jour et des jeux de la semaine
page--daily--play-against = Y jouer contre { $opponents }
page--daily--play-with = Y jouer avec { $opponents }

page--evening--again = Réessayer
page--evening--csv = Enregistrer comme tableur (CSV)
page--evening--description = Un club, une classe ou une famille joue les mêmes manches de Casino contre le même adversaire. Une seule page classe les résultats manche par manche, comme au bridge en duplicate.
page--evening--failed = Les manches n’ont pas pu être chargées : un fichier manque, ou ton navigateur est trop ancien pour cette page. Tout ce qui est enregistré ici y est toujours. <small data-reason></small>
page--evening--files = Ou choisis des fichiers :
page--evening--first = Choisis un jeu, un adversaire et le nombre de manches. Tu reçois un lien pour tout le groupe.
page--evening--honest = Personne ne surveille les manches. Les cartes découlent du lien : n’importe qui peut les retrouver, ou les jouer une deuxième fois dans un autre navigateur. Cette page vérifie qu’un résultat était possible : avec ces cartes, d’après ces règles, contre cet adversaire. Elle ne peut pas savoir si c’était le premier essai.
page--evening--invite = Inviter d’autres personnes
page--evening--invite--link = Lien vers ces manches
page--evening--invite--send = Envoyer le lien
page--evening--lead = Un club, une classe ou une famille joue les mêmes manches contre le même adversaire, chacun sur son appareil. Puis une page compare les résultats manche par manche, comme au bridge en duplicate. Il ne faut ni compte ni serveur.
page--evening--loading = Chargement des manches
page--evening--noscript = Cette page a besoin de JavaScript pour vérifier et comparer les résultats.
page--evening--paste = Coller des résultats
page--evening--paste--about = Autant que tu veux, dans n’importe quel ordre, avec les mots qui les entourent : des messages entiers, ou toute une discussion.
page--evening--print = Imprimer
page--evening--results = Les résultats de tout le monde
page--evening--results--about = Qui rassemble les résultats les colle ici. Ils restent dans ce navigateur.
page--evening--second = Tout le monde ouvre le lien, joue les manches et t’envoie son résultat : un autre lien.
page--evening--set-up = Choisir un jeu
page--evening--take = Ajouter les résultats
page--evening--third = Colle tous les résultats ci-dessous, et le classement apparaît.

page--diagrams--diagrams-use-elsewhere = Des diagrammes à utiliser ailleurs
page--diagrams--diagrams-casino-its = { $count } diagrammes du Casino et de sa famille, en images SVG, pour ta page, un polycopié ou un livre.
page--diagrams--all-diagrams-site = Les { $count } diagrammes de ce site, en images pour ta page, un polycopié ou un livre.
page--diagrams--single-svg-file = Chacun est un seul fichier SVG, qui n’a besoin d’aucun autre. Il est net à toute taille et se décrit aux lecteurs d’écran. Enregistre une image à partir de son lien, ou utilise son adresse : <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, en remplaçant https://example.org/casino/ par l’adresse de ce site. À la table, <b>Image de cette position</b>, dans le menu, enregistre de même les cartes de la table.

page--embed-frame--open-full-size = Ouvrir en grand

page--embed-v1-rules--rules = { $name } : les règles

page--embed-v1-table--press-card-play = Appuie sur une carte pour jouer
page--embed-v1-table--tap-play = Touche pour jouer

page--embed-v1-diagram--position = Une position
page--embed-v1-diagram--diagrams = Diagrammes

page--embed-v1-rules--rules-all-games = Règles de tous les jeux

page--glossary--used = S’emploie dans : { $games }.
page--glossary--see-also = Voir aussi { $terms }.
page--glossary--glossary = Glossaire
page--glossary--terms-card-game = Les mots du Casino, le jeu de cartes, et de sa famille, anciens et régionaux compris : balayage, construction, orpheline, mökki, sistan, virado et beaucoup d’autres.
page--glossary--subjects = Sujets
page--glossary--all-names-z = Tous les noms de A à Z
page--glossary--also-called = Se dit aussi : { $names }.
page--glossary--in-books = dans les livres : <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } mots du Casino et de sa famille, de Londres en 1792 à la Finlande et à l’Afrique australe d’aujourd’hui. Sous chaque sujet viennent d’abord les mots dont tout le monde a besoin, puis ceux de jeux particuliers, de régions et de vieux livres.
page--glossary--search-term-language = Chercher un mot, une langue ou un jeu
page--glossary--showing-terms = <span id="found">{ $count }</span> mots affichés sur { $count }.
page--glossary--terms-single-games = Mots de jeux particuliers, de régions et de vieux livres ({ $others })
page--glossary--rules-themselves-see = Pour les règles elles-mêmes, voir <a href="{ $how_to_play }">Comment jouer</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Trouver le jeu</a>, avec ses règles illustrées
   *[other] <a href="{ $rules }">Les { $count } jeux</a>, chacun avec ses règles illustrées
}
page--index--play-card-game = Joue au Casino (Cassino), le jeu de cartes, dans ton navigateur, de deux à six, en solo ou en équipe, contre des robots honnêtes, en ligne ou hors ligne. Gratuit, sans compte.
page--index--where-left-off = Là où tu en étais
page--index--between-two-rounds = Entre deux manches
page--index--continue = Continuer
page--index--more-games-under = D’autres parties en cours
page--index--new-game = Nouvelle partie
page--index--play-todays-deal = Jouer la donne du jour
page--index--play-hand = Jouer cette main
page--index--learn-ten-minutes = Apprendre en dix minutes
page--index--learn-table = Apprendre à la table
page--index--played-todays-deal = Tu as joué la donne du jour et gagné, { $yours } à { $theirs }.
page--index--played-todays-deal-2 = Tu as joué la donne du jour et perdu, { $yours } à { $theirs }.
page--index--played-todays-deal-3 = Tu as joué la donne du jour et fait égalité, { $yours } à { $theirs }.
page--index--calendar-streak = Calendrier et série
page--index--play-need-javascript = Pour jouer, il faut JavaScript. Les règles et les guides se lisent sans lui.
page--index--game-week = Le jeu de la semaine : <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Tes adversaires
page--index--beginner-who-has = De la débutante qui vient d’apprendre les règles à une joueuse qui voit loin. <a href="{ $opponents }">Fais leur connaissance</a>
page--index--games = Les jeux
page--index--learn-get-better = Apprendre et progresser
page--index--play-first-cards = Joue tes premières cartes à une vraie table, qui explique chaque erreur. Puis résous des problèmes, exerce-toi, et vois ce que valait chacun de tes coups. Ou <a href="{ $how_to_play }">lis les règles</a>.
page--index--see-lessons = Voir les leçons
page--index--fair-bots = Des robots honnêtes
page--index--like-they-see = Comme toi, ils voient leurs cartes et la table, et rien d’autre. Chaque donne vient d’une graine : la même graine donne les mêmes cartes à tout le monde.
page--index--how-can-check = Comment le vérifier
page--index--put-page = Mets-le sur ta page
page--index--one-line-html = Une ligne de HTML met une table sur ton site, avec les joueurs, les règles et la donne que tu choisis. Sans compte, sans pistage, sans frais.
page--index--get-code = Obtenir le code
page--index--lead = Avec les cartes de ta main, prends des cartes de la table. Tu marques pour { CARD("2S") }, { CARD("TD") }, chaque as, le plus de cartes et le plus de piques.
page--index--offline = Marche hors ligne après ta première visite.
page--index--players-offline = De deux à six, en solo ou en équipe. Marche hors ligne après ta première visite.
page--index--title = Casino, le jeu de pêche aux cartes

page--learn-course--skip-lesson = Aller à la leçon
page--learn-course--played-table = { $about } { $steps }, jouées à la table.

page--learn-idea--learn = Apprendre

page--learn-measured--how-often = Fréquence
page--learn-measured--95-range = Intervalle à 95 %
page--learn-measured--give-take = À peu près
page--learn-measured--how-was-measured = Comment c’est mesuré
page--learn-measured--measured = Mesuré le { $day }, avec <code>python -m tests.bots.strategy { $table }</code>, dans le code source de ce site ; le même moteur donne les mêmes chiffres.
page--learn-measured--points-round = Points par manche
page--learn-measured--rounds = Mesuré le { $day } sur { $count } manches, avec <code>python -m tests.bots.strategy { $table }</code>, dans le code source de ce site ; le même moteur donne les mêmes chiffres.

page--learn-ideas--ideas = Idées
page--learn-ideas--ideas-behind-good = Les { $ideas } idées d’un bon jeu au Casino, de l’as sur as au compte des dix, chacune avec des positions à essayer.
page--learn-ideas--learn-table = Apprendre à la table
page--learn-ideas--good-plays-have = Les bons coups ont des noms. Quand tu demandes « Que jouerais-tu ? » ou que tu fais analyser une partie, les raisons emploient ces noms et mènent à cette page.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Bien jouer</a> réunit ces idées sur une page, et <a href="{ $strategy }">La stratégie en chiffres</a> montre ce qu’elles valent.

page--learn-mistakes--plays-cost-points = Les coups qui t’ont coûté des points reviennent ici jusqu’à ce que tu en trouves de meilleurs.
page--learn-mistakes--review-game-shows = L’analyse d’une partie montre quels coups t’ont coûté des points. Appuie sur <b>M’exercer</b> à la fin, et ces positions reviennent ici : le lendemain, puis après trois jours, une semaine et trois semaines, tant que tu trouves tout de suite le meilleur coup.
page--learn-mistakes--review-replay-every = L’analyse est dans le film de chaque partie finie. <a href="{ $progress }">Tes parties</a> en donne la liste. Pour des positions d’autres parties que les tiennes, essaie les <a href="{ $puzzles }">problèmes</a>.

page--learn--learn = Apprendre
page--learn--learn-casino-table = Apprends le Casino à la table : { $count } petites étapes en { $courses } cours. Tu joues chaque coup, et la table explique ceux qui ne vont pas.
page--learn--learn-table = Apprendre à la table
page--learn--lessons-need-javascript = Les leçons ont besoin de JavaScript. <a href="{ $how_to_play }">Comment jouer</a> se lit sans lui.
page--learn--more-learn = Pour continuer
page--learn--practice-asks-one = Les <a href="{ $practice }">exercices</a> te demandent une chose à la fois, dans n’importe quel jeu : trouver toutes les prises, prendre le plus, dire à qui est une construction, compter les cartes qui restent.
page--learn--puzzles-show-last = Les <a href="{ $puzzles }">problèmes</a> montrent les dernières cartes d’une manche, où un coup vaut mieux que tous les autres.
page--learn--good-plays-have = Les <a href="{ $ideas }">bons coups</a> ont des noms : as sur as, voler, ne pas laisser de balayage et d’autres, chacun avec des positions à essayer.
page--learn--lead = De petites étapes, une idée à la fois. Tu joues chaque coup, et si ce n’est pas celui qu’on cherche, la table dit pourquoi.
page--learn--lead-first = De petites étapes, une idée à la fois. Tu joues chaque coup, et si ce n’est pas celui qu’on cherche, la table dit pourquoi. Le premier cours dure dix minutes et finit par ta première partie.
page--learn--other = Les premières leçons enseignent le Casino. { $name }, le premier jeu de ce site, est de la même famille mais en diffère : <a href="{ $rules }">les règles de ce jeu : { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">La stratégie en chiffres</a> montre ce qu’ils valent.

page--licences--licences = Licences
page--licences--everything-site-sends = Tout ce que ce site envoie à ton navigateur, qui l’a fait, et la licence de chaque élément.
page--licences--about = À propos
page--licences--everything-site-sends-2 = Tout ce que ce site envoie à ton navigateur. Les règles, les robots, les dessins et les textes ont été faits pour ce projet ; { $parts } autres éléments viennent avec, chacun sous sa licence.
page--licences--part = Élément
page--licences--licence = Licence
page--licences--project = Ce projet
page--licences--mit = MIT
page--licences--no-fonts-pictures = Aucune police, aucune image, aucun son ne vient d’ailleurs. Si un paquet n’a pas de copie de sa licence, le nom de la licence mène au texte.

page--opponents--opponents = Adversaires
page--opponents--meet-bots-play = Les robots contre qui tu joues au Casino, de la débutante à la joueuse qui voit loin : comment chacun joue, sa force et ce qu’il voit.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Jouer contre { $name }</a>
page--opponents--one-has-style = Chacun a son style. Les plus faibles font des erreurs humaines : ils ne voient pas des sommes, oublient des cartes et se jettent sur tout ce qui brille.
page--opponents--ladder = L’échelle
page--opponents--left-right-player = De gauche à droite, chacun bat le précédent. La hauteur d’une marche est l’avance mesurée, en points par manche, au Casino à deux.
page--opponents--points-round-ahead = { $lead } points par manche devant { $other }
page--opponents--first-step = La première marche
page--opponents--level-points-round = Niveau { $place } sur { $ladder }. { $lead } points par manche contre { $other }, à { $give } près.
page--opponents--level-1-start = Niveau 1 sur { $ladder }. Commence ici.
page--opponents--other-styles-play = D’autres styles de jeu
page--opponents--these-about-strong = Ils sont à peu près aussi forts que Nia, mais chacun cherche autre chose. Joue contre eux pour apprendre à répondre à chaque style.
page--opponents--points-round-against = { $lead } points par manche contre { $other }, à { $give } près.
page--opponents--what-they-can = Ce qu’ils voient
page--opponents--they-see-what = Ils voient ce que tu verrais à leur place, et rien d’autre : <a href="{ $about }#fair">comment le vérifier</a>. Ils diffèrent par le nombre de sommes qu’ils repèrent, par leur mémoire et par la distance où ils voient.
page--opponents--how-was-measured = Comment c’est mesuré
page--opponents--played-one-below = Chacun a joué contre celui d’en dessous, et chaque donne a été jouée deux fois, en échangeant les places, pour que les deux aient la même chance. Les chiffres sont l’avance en points par manche et sa marge d’erreur à 95 %, mesurées le { $date }.
page--opponents--match = Match
page--opponents--against = { $better } contre { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">non mesuré</span>

page--play--play = Jouer
page--play--skip-hand = Aller à ta main
page--play--new-version-site = Une nouvelle version de ce site est prête.
page--play--use-now = L’utiliser
page--play--later = Plus tard

page--practice-drill--practice = Exercices

page--practice--practice = Exercices
page--practice--short-drills-every = De courts exercices pour tous les jeux de Casino : trouver toutes les prises, prendre le plus, dire à qui est une construction, compter les cartes qui restent. Dix questions par série, avec une horloge si tu veux.
page--practice--one-skill-time = Une chose à la fois, dans le jeu de ton choix : dix nouvelles questions par série, avec la raison après chaque réponse. Tes meilleures séries sont enregistrées dans ce navigateur.
page--practice--whole-positions-go = Pour des positions entières, va aux <a href="{ $puzzles }">problèmes</a> ; les <a href="{ $learn }">leçons</a> expliquent chaque coup.

page--progress--games = Tes parties
page--progress--games-casino-have = Les parties de Casino que tu as finies dans ce navigateur : leur cours, par jeu et par adversaire, et chacune à rouvrir.
page--progress--every-game-finish = Chaque partie finie est enregistrée dans ce navigateur, et nulle part ailleurs.
page--progress--loading-games = Chargement de tes parties
page--progress--page-needs-javascript = Cette page a besoin de JavaScript pour lire ce que ton navigateur a enregistré.
page--progress--games-could-not = Tes parties n’ont pas pu être chargées : un fichier manque, ou ton navigateur est trop ancien pour cette page. Elles sont toujours enregistrées. <small data-reason></small>
page--progress--try-again = Réessayer
page--progress--keep-copy-everything = Garder une copie de tout
page--progress--browsers-may-delete = Un navigateur peut effacer ce qu’un site a enregistré : quand la place manque, quand ta dernière visite date de plusieurs semaines, ou quand tu le demandes. Une copie est un fichier avec tes parties, tes réglages, tes propres règles et la partie en cours. Restaure-la ici ou dans un autre navigateur : tout ce qui y est déjà reste, et ce qui manque s’ajoute.
page--progress--save-copy = Enregistrer une copie
page--progress--restore-copy = Restaurer une copie
page--progress--copy-games = Une copie de tes parties

page--puzzles-run--puzzles-one-after = Des problèmes à la file : une série jusqu’à la première erreur, autant que tu peux avant la fin du temps, ou à ton rythme.
page--puzzles-run--run-begins-when = Ta série commence quand la table est prête, et l’horloge aussi si tu en as choisi une. Quand le temps est écoulé, tu peux encore finir le problème en cours.
page--puzzles-run--choose-game-theme = Pour choisir un jeu, un thème ou un niveau, reviens aux <a href="{ $puzzles }">problèmes</a>.

page--puzzles--puzzles = Problèmes
page--puzzles--puzzles-last-deals = { $count } problèmes tirés des dernières donnes de { $courses } jeux de la famille du Casino : toutes les cartes sont visibles, et un coup vaut mieux que tous les autres.
page--puzzles--last-cards-round = Les dernières cartes d’une manche, toutes visibles. Un coup vaut mieux que tous les autres. { $count } positions, chacune calculée jusqu’au bout.
page--puzzles--one-after-another = À la file
page--puzzles--game = Jeu
page--puzzles--any = Tous
page--puzzles--theme = Thème
page--puzzles--grade = Niveau
page--puzzles--easy-ones-first = Les faciles d’abord, puis de plus en plus difficiles, jusqu’à la première erreur. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Autant que tu peux avant la fin du temps ; tu peux encore finir celui en cours. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Horloge
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Sans horloge et sans fin : continue aussi longtemps que tu veux.
page--puzzles--puzzle-rating = Ta cote aux problèmes
page--puzzles--first-try-puzzle = Ton premier essai à chaque problème compte. Un indice compte comme un échec.
page--puzzles--how-worked-out = Comment elle se calcule
page--puzzles--puzzle-graded-how = Le niveau d’un problème est le nombre d’<a href="{ $opponents }#ladder">adversaires sur sept</a>, de la débutante à la plus forte, qui s’y trompent : si un seul se trompe, il est coté { $ratings } ; s’ils se trompent tous, { $ratings_2 }. Ta cote est un intervalle : le bon nombre s’y trouve dix-neuf fois sur vingt, et plus tu essaies, plus il se resserre.
page--puzzles--game-easiest-first = Par jeu, les plus faciles d’abord
page--puzzles--if-building-new = Si tu ne sais pas encore construire, commence par les <a href="{ $learn }">leçons</a>.
page--puzzles--puzzle-day-feed = Flux du problème du jour
page--puzzles--list-can-read = La liste se lit sans JavaScript, mais les problèmes en ont besoin.

page--rules-game--rules = { $name } : les règles
page--rules-game--complete-rules-examples = Les règles complètes de ce jeu, { $name }, avec des exemples : comment donner, jouer et compter, et en quoi il diffère des autres jeux de la famille du Casino.
page--rules-game--for = À { $number }
page--rules-game--page = Sur cette page
page--rules-game--how-differs = En quoi il diffère : { $name }
page--rules-game--terms = Mots
page--rules-game--house-rules = Règles maison
page--rules-game--history-sources = Histoire et sources
page--rules-game--play-this = Jouer à ce jeu
page--rules-game--rules-2 = Règles

page--rules-sheet--rule-sheet-score = { $name } : feuille de règles et carnet de points
page--rules-sheet--rules-one-page = Les règles de ce jeu, { $name }, sur une page, et un carnet pour les points, à imprimer sur A4 ou Letter.
page--rules-sheet--rules = { $name } : les règles
page--rules-sheet--paper = { $name } sur papier
page--rules-sheet--rules-fill-one = Les règles tiennent sur une page. Il y a une page avec un carnet de points pour chaque nombre de joueurs ou de camps. Tout va sur A4 et Letter.

page--rules-text--how-differs = En quoi il diffère : { $name }
page--rules-text--rule = Règle
page--rules-text--compare-two-side = Compare les deux côte à côte.
page--rules-text--same = Comme dans ce jeu : { $name }
page--rules-text--terms = Mots
page--rules-text--house-rules = Règles maison
page--rules-text--can-change-these = Tu peux changer ces règles. Chaque lien ouvre le jeu ({ $name }) avec ce seul changement. Toutes les autres options sont sous Nouvelle partie.
page--rules-text--everything-else = Tout le reste est comme ici : <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Ici : { $here }. Ou bien : { $others }.
page--rules-text--history-sources = Histoire et sources
page--rules-text--in-glossary = Dans le glossaire : { $terms }.

page--rules-compare--compare-two-games = Comparer deux jeux
page--rules-compare--any-two-games = Deux jeux de la famille du Casino côte à côte, au choix : joueurs, valeurs des cartes, constructions, points et fin de partie, avec chaque différence marquée.
page--rules-compare--rules = Règles
page--rules-compare--two-games-side = Deux jeux côte à côte
page--rules-compare--choose-two-games = Choisis deux jeux pour voir en quoi ils diffèrent.
page--rules-compare--also-show-what = Montrer aussi ce qui est pareil
page--rules-compare--another-game = Un autre jeu
page--rules-compare--one-game = Un jeu
page--rules-compare--rule = Règle
page--rules-compare--rules-all-games = Les règles communes à tous les jeux n’y sont pas. Là où une règle dépend du nombre de joueurs, chaque version est montrée.

page--rules--find-game = Trouver un jeu
page--rules--compare-any-two = <a href="{ $compare }">Compare deux jeux</a>, ou cherche un mot dans le <a href="{ $glossary }">glossaire</a>.
page--rules--description = { $count } jeux de la famille du Casino, avec toutes leurs règles : par pays, par nombre de joueurs, par durée et par ce qu’ils ont de particulier.
page--rules--description-some = Des jeux de la famille du Casino, avec toutes leurs règles : par pays, par nombre de joueurs, par durée et par ce qu’ils ont de particulier.
page--rules--lead = Le Casino est une famille de { $count } jeux. Chacun a ses règles complètes, avec des exemples. Si tu n’as jamais joué, commence par <a href="{ $how_to_play }">Comment jouer</a>, ou par un de ceux-ci : { $games }.
page--rules--lead-some = { $count ->
    [one] Ici, tu peux jouer à un des jeux de la famille du Casino. Chacun a ses règles complètes, avec des exemples. Si tu n’as jamais joué, commence par <a href="{ $how_to_play }">Comment jouer</a>, ou par celui-ci : { $games }.
   *[other] Ici, tu peux jouer à { $count } jeux de la famille du Casino. Chacun a ses règles complètes, avec des exemples. Si tu n’as jamais joué, commence par <a href="{ $how_to_play }">Comment jouer</a>, ou par un de ceux-ci : { $games }.
}
