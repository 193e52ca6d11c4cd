ask--augment = { $who } finit son tour, mais { $cards } pourrait encore aller sur { $build }. Exiger ?
ask--build = { $build } : { $groups }.
ask--builds--none = Il n’y a pas de construction.
ask--capture = { $who } prend { $taken } avec { DEFINITE($card) } mais pourrait prendre aussi { $more }. Exiger ?
ask--capture--lay = { $who } pose { DEFINITE($card) }, qui pourrait prendre { $more }. Exiger ?
ask--choices = Tu peux : { $choices }.
ask--hand = Dans ta main : { $cards }.
ask--hand--empty = Ta main est vide.
ask--hand--none = Aucune main n’est montrée.
ask--over = La manche est finie.
ask--prompt = { $prompt }
ask--request = { $who } va prendre { $taken } avec { DEFINITE($card) }. Tu pourrais prendre la construction à sa place. La demander ?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } point
   *[other] { $who } { $count } points
}
ask--table = Sur la table : { $cards }.
ask--table--none = La table est vide.
ask--where = { $title }. { $place }.
ask--you--augment = On exige : ajoute tout ce qui va sur la construction.
ask--you--capture = On exige : prends tout ce que tu peux avec { DEFINITE($card) }.
ask--you--request = Ton partenaire te demande de laisser la construction. Ajoutes-y { DEFINITE($card) }, ou prends-la quand même.

back--always = Reprendre sans demander dans cette partie
back--dealt = Depuis, de nouvelles cartes ont été données, et tu as vu les tiennes.
back--decided = { $count ->
    [one] Depuis, { $who } a pris une décision.
   *[other] Depuis, { $who } ont pris des décisions.
}
back--light = Tu as vu une nouvelle carte depuis.
back--marked = Tu peux quand même reprendre, mais la partie en gardera la trace.
back--no = Garder le coup
back--over = La manche est finie, et toutes les cartes sont visibles.
back--round = La manche suivante est donnée, et tu as vu tes cartes.
back--shown = { $count ->
    [one] Depuis, { $who } a joué : { $cards }.
   *[other] Depuis, { $who } ont joué : { $cards }.
}
back--title = Reprendre ce coup ?
back--whose = C’était la décision { ELIDED($who) ->
    [yes] d’{ $who }. { $who } décidera encore une fois, et les cartes des autres resteront cachées.
   *[other] de { $who }. { $who } décidera encore une fois, et les cartes des autres resteront cachées.
}
back--yes = Reprendre

boot--file = La page a été ouverte comme fichier. Elle ne marche que depuis un serveur web : ouvre son adresse sur le web, ou mets son dossier sur un serveur.
boot--offline = La table n’a pas pu démarrer, car cet appareil est hors ligne. Réessaie quand il sera connecté.
boot--progress = Chargement des règles : { $loaded } Mo sur { $total }
boot--sandbox = La table n’a pas pu démarrer : cette page la montre dans un bac à sable, et le serveur de la table n’y laisse charger aucun fichier. Tu peux l’ouvrir en grand. Pour qui tient ce serveur : il faut l’en-tête Access-Control-Allow-Origin: *.
boot--type = L’hébergeur envoie { $file } comme « { $type } ». Il doit envoyer les fichiers en .js comme text/javascript.

build--none = C’est { $build } : une carte de sa valeur, à toi ou à quelqu’un d’autre, la prend en entier d’un coup. Tu n’en as pas.
build--yours = C’est { $build } : une carte de sa valeur, à toi ou à quelqu’un d’autre, la prend en entier d’un coup. { $card } peut la prendre.

curtain--about = Passe l’appareil à { $who }. Jusque-là, aucune carte n’est montrée.
curtain--face = Je suis { $who } : voir mes cartes
curtain--fairness = Les cartes ne sont montrées qu’à qui doit jouer.
curtain--turn = C’est à { $who } de jouer.
curtain--undo = Reprendre le dernier coup

elsewhere--here = Jouer ici
elsewhere--text = Tu peux continuer là-bas, ou jouer ici et mettre l’autre onglet en pause.
elsewhere--title = Cette partie est ouverte dans un autre onglet

tip--all = Cacher tous les conseils
tip--build = Tu peux construire : mets { DEFINITE($card) } sur { $cards } et annonce { $value }. Seule une carte de cette valeur prend le tout, et tu as { $kept } pour le prochain tour.
tip--choose = Choisis une carte. La table montre avec quoi elle va, et tes choix apparaissent ici.
tip--counted = Voici le décompte : ce que chaque camp a pris, et ce que cela rapporte. Il montre quoi ramasser.
tip--done = Compris
tip--first = Nouveau ({ $game }) :
tip--guide = Est-ce ta première partie ? Veux-tu que je te montre au fur et à mesure ?
tip--guide--no = Non, merci
tip--guide--yes = Oui, montre-moi
tip--kept = Tes parties ne sont enregistrées que dans ce navigateur. Pour en garder une copie, ouvre « Tes parties » dans le menu.
tip--keys = Tu peux aussi jouer au clavier. Appuie sur ? pour voir toutes les touches.
tip--last = C’est la dernière donne. À la fin, qui a pris en dernier reçoit aussi les cartes qui restent sur la table.
tip--lay = Aucune de tes cartes ne prend quoi que ce soit maintenant : poses-en une. Elle reste sur la table, et n’importe qui peut la prendre plus tard.
tip--pair = { $card } peut prendre { $cards }, parce que le rang est le même. Touche { $card } pour le voir.
tip--stolen = { $who } a pris { $build } : n’importe qui peut le faire avec une carte de sa valeur. À l’avenir, prends une construction dès ton prochain tour, avant qu’on te la prenne.
tip--stolen--at-once = { $who } a pris { $build } : n’importe qui peut le faire avec une carte de sa valeur. C’est le risque de toute construction.
tip--stolen--raised = { $who } a monté { $build }. Elle a maintenant une autre valeur, et seule une carte de cette valeur la prend.
tip--sum = { $card } peut prendre { $cards }, parce qu’ensemble, ces cartes font sa valeur. Touche { $card } pour le voir.
tip--sum--ace = { $card } peut prendre { $cards }, parce qu’ensemble, ces cartes font sa valeur : un as vaut 1. Touche { $card } pour le voir.
tip--swept = { $card } prend tout ce qui est sur la table. C’est un balayage, et cela rapporte.
tip--swept--empty = La table est vide : tu ne peux que poser une carte.
tip--tap = Jouer d’un seul toucher une carte qui ne peut faire qu’une chose ?
tip--tap--no = Laisser désactivé
tip--tap--yes = Activer
tip--theirs = { $build } est une construction : seule une carte de sa valeur la prend. Tu n’en as pas, alors laisse-la pour l’instant.
tip--theirs--raise = { $build } est une construction : seule une carte de sa valeur la prend. Tu n’en as pas, mais { $card } la monte à { $value }, et elle est alors à toi.
tip--theirs--take = { $build } est une construction : ses cartes ne se prennent qu’ensemble. { $card } la prend, même si { $who } l’a faite.

keys--about = Pour changer une touche, sélectionne-la et appuie sur une autre lettre, un chiffre ou un signe. Retour arrière l’enlève.
keys--asked-hand = Entendre ta main
keys--back = Touches d’origine rétablies.
keys--builds = Entendre les constructions et à qui elles sont
keys--card = Choisir la carte { $number } de ta main
keys--cards = Cartes de ta main
keys--changed = { $what } : { $now }.
keys--choices = Entendre ce que tu peux faire
keys--fixed = Touches fixes
keys--keys = Montrer cette liste
keys--hint = Indice
keys--last = Entendre le dernier coup
keys--let-go = Lâcher ton choix, fermer un dialogue
keys--none = { $what } n’a pas de touche.
keys--not = Une touche doit être une lettre, un chiffre ou un signe.
keys--press = Choisir une carte, jouer celle qui est choisie, presser un bouton
keys--redo = Refaire
keys--score = Entendre les points
keys--swapped = { $what } : { $now }. { $other } est maintenant { $old }.
keys--swapped--none = { $what } : { $now }. { $other } n’a plus de touche.
keys--table = Entendre ce qui est sur la table
keys--title = Touches
keys--undo = Annuler
keys--usual = Rétablir les touches d’origine
keys--where = Entendre quel jeu, quelle manche et quelle donne, et à qui c’est
keys--within = Aller de carte en carte
keys--zones = Aller à la partie suivante de la table

menu--cards = Partager ces cartes
menu--counters = Compteurs
menu--daily = La donne du jour
menu--download = Enregistrer cette partie
menu--group--game = Cette partie
menu--group--share = Partager, enregistrer
menu--group--site = Touches et conseils
menu--hinted = Tu as demandé des indices : cette partie ne compte pas pour ta cote.
menu--tips = Remontrer les conseils
menu--install = Installer
menu--keys = Touches
menu--link = Lien vers cette partie
menu--maker = Mettre sur une page
menu--new = Nouvelle partie
menu--open = Ouvrir une partie
menu--picture = Image de cette position
menu--played-before = Tu as déjà joué ces cartes.
menu--position = Cette partie a commencé par une position au milieu d’une manche.
menu--progress = Tes parties
menu--resign = Abandonner
menu--restart = Recommencer cette manche
menu--rules = Règles
menu--same = Rejouer ces cartes
menu--seed = Ces cartes viennent de la graine { $seed }. La même graine donne les mêmes cartes à tout le monde.
menu--settings = Réglages
menu--skip = Sauter à la fin de la manche
menu--takebacks = { $count ->
    [one] Un coup a été repris dans cette partie.
   *[other] { $count } coups ont été repris dans cette partie.
}
menu--title = Menu
menu--update = Passer à la nouvelle version

news--install = Tu peux installer ce site comme une application. Il marche aussi hors ligne.
news--install--no = Pas maintenant
news--install--yes = Installer
news--update = Une nouvelle version de ce site est prête.
news--update--no = Plus tard
news--update--yes = Mettre à jour

note--aside = Une partie de ce que ce site avait enregistré dans ton navigateur est illisible. Elle a été mise de côté : tu peux l’enregistrer comme fichier sous Tes parties.
note--copied = Lien copié.
note--full = La mémoire de ton navigateur est pleine. Tu peux continuer, mais cette partie n’est pas enregistrée.
note--game-file = La partie est dans le fichier que ton navigateur vient d’enregistrer. Pour la rouvrir, choisis « Ouvrir une partie » dans le menu.
note--not-copied = Ton navigateur ne laisse pas cette page copier. Le lien est sélectionné : tu peux le copier toi-même.
note--picture = L’image est dans le fichier casino.svg, que ton navigateur vient d’enregistrer.
note--refused = Ton navigateur n’enregistre rien pour ce site. La partie ne dure que tant que cette page est ouverte.
note--result--full = La mémoire de ton navigateur est pleine : le résultat de cette partie n’a pas été enregistré. Tu peux encore enregistrer la partie comme fichier, par le menu.
note--result--slim = La mémoire de ton navigateur est presque pleine. Le résultat de cette partie a été enregistré, mais pas ses coups. Enregistre une copie sous « Tes parties », dans le menu, puis efface des parties.
note--unopened = Cette partie n’a pas pu être ouverte. Si elle est encore enregistrée, elle est sous Tes parties.

offer--add = *Ajouter* à { $build }
offer--add--drawn = *Ajouter* à { $build }
offer--add--with = *Ajouter* à { $build } avec { $cards }
offer--announce--any = Annoncer la dernière donne
offer--announce--cards = Dire « cartes »
offer--announce--last = Dire « dernière »
offer--announce--sistan = Dire « sistan »
offer--announce--sisten = Dire « sisten »
offer--as-announced = Prendre quand même
offer--bonus = +{ $count }
offer--build = *Construire { $value }* : { $cards }
offer--build--drawn = *Construire*
offer--cancel = Annuler cette donne
offer--claim = Annoncer la victoire
offer--commits = à prendre à ce tour
offer--done = Terminé
offer--end-turn = Finir le tour
offer--ends--game = finit la partie, { $score }
offer--ends--round = finit la manche, { $score }
offer--fewer = Moins
offer--fine = coûte { $count } points
offer--fine--given = donne { $count } points à { $who }
offer--for-partner = pour { $who }, qui a la carte
offer--from = { $pile }
offer--gain--aces = { $count ->
    [one] { $count } as
   *[other] { $count } as
}
offer--gain--big-casino = Grand Casino
offer--gain--cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
offer--gain--little-casino = Petit Casino
offer--gain--points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
offer--gain--spades = { $count ->
    [one] { $count } pique
   *[other] { $count } piques
}
offer--give = Donner des figures à ton partenaire
offer--go-on = *Continuer*
offer--go-on--next = ensuite { $who }
offer--insist--augment = Exiger
offer--insist--capture = Exiger
offer--insist--request = Le demander
offer--keep = tu gardes { $kept }
offer--keep--sets = { $sets } groupes, tu gardes { $kept }
offer--leaves = laisse { $sweep } pour { $cards }
offer--leaves--all = laisse sur la table : { $parts }
offer--let-stand = Laisser faire
offer--more = Plus ({ $count })
offer--pluck = *Cueillir* { $card }
offer--pluck--cost = une fois par donne
offer--raise = *Monter* { $build } à { $value }
offer--raise--drawn = *Monter* { $build } à
offer--raise--with = *Monter* { $build } à { $value } avec { $cards }
offer--silent = Ne rien dire
offer--stays = reste à { $who }
offer--steal = *Voler* { $stolen } pour { $build }
offer--steal--build = *Voler* { $stolen } et construire { $value } avec { $cards }
offer--steal--build--drawn = *Voler* { $stolen } et construire
offer--steal--with = *Voler* { $stolen } pour { $build } avec { $cards }
offer--take = *Prendre* { $pieces }
offer--take-over = Reprendre la main
offer--take--as = *Prendre* comme
offer--take--drawn = *Prendre*
offer--trail = *Poser*
offer--trail--alone = *Poser*, droit sur ta pile
offer--trail--build = *Poser* et construire { $value } avec { $groups }
offer--trail--build--drawn = *Poser* et construire
offer--trail--takes = *Poser* et tout prendre
offer--wins = gagne la partie

pad--names = Noms
pad--round = Manche { $number }
pad--sum = Cette manche
pad--title = { $game } : carnet de points pour { $sides }
pad--total = Jusqu’ici

pile--before = Ces cartes ont été prises avant cette position : on ne sait pas laquelle l’a été en dernier.
pile--count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
pile--last = La dernière prise
pile--nothing = Rien n’a été pris ici dans cette manche.

play--announce = C’est la dernière donne. Tu peux l’annoncer avant que quelqu’un joue.
play--choose = Choisis une carte de ta main.
play--choose-or-pluck = Choisis une carte de ta main, ou une de la table à cueillir.
play--choose--needs = Pour gagner, il te faut { $items }. Choisis une carte de ta main.
play--close = Fermer
play--dealer = donne
play--fairness = { $count ->
    [one] { $who } ne voit que ce que tu verrais à sa place : la table, ses cartes et ce qui a été joué.
   *[other] Les autres ne voient que ce que tu verrais à leur place : la table, leurs cartes et ce qui a été joué.
}
play--from-position = Joue à partir d’ici.
play--hand-first = Choisis d’abord une carte de ta main.
play--has-played = Tu as déjà joué ta carte pour ce tour.
play--lost = { $who } n’a pas pu se décider, et joue n’importe quelle carte permise.
play--may-claim = Tu peux annoncer la victoire, ou choisir Terminé.
play--may-pluck = Tu peux cueillir une carte de la table, ou choisir Terminé.
play--next = ensuite
play--partner = partenaire
play--proven = prouvé : { $rank }
play--shown-again = Le dernier coup, encore une fois.
play--skipping = { $who } joue tes cartes jusqu’à la fin de la manche.
play--stuck = { $who } n’a pas pu se décider, et aucune carte ne peut être jouée. Commence une nouvelle partie par le menu.
play--subtitle = Manche { $round }, donne { $deal } sur { $deals }, en { $target }
play--subtitle--brief = Donne { $deal } sur { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Manche { $round } sur { $rounds }, donne { $deal } sur { $deals }
play--them = Eux
play--us = Nous
play--waiting = C’est à { $who } de jouer.
play--you = Toi

position--over = C’était la dernière étape.
position--right = C’est le bon coup.
position--task = À toi. Quel coup est le meilleur ?
position--title = Trouve le coup

resign--text = La partie s’arrête et compte comme perdue.
resign--text--shared = { $who } abandonne, et la partie est finie.
resign--title = Abandonner cette partie ?
resign--yes = Abandonner

restart--text = Elle recommence avec les mêmes cartes, et la partie en gardera la trace. Refaire ramène tes coups.
restart--title = Recommencer cette manche ?
restart--yes = Recommencer

same--text = Une nouvelle partie commence avec les mêmes cartes, règles et joueurs. Celle en cours finit sans résultat.
same--title = Rejouer ces cartes ?
same--yes = Recommencer

set--checks = Avant un coup qui coûte cher
set--checks--off = Ne rien dire
set--checks--on = M’avertir ; la partie est alors sans cote
set--claims = Annoncer la victoire
set--claims--ask = Je le fais
set--claims--auto = À ma place
set--count = Le décompte en fin de manche
set--count--each = Ligne par ligne
set--count--whole = D’un coup
set--counters = Compteurs à côté de la table
set--counters--folded = Fermés
set--counters--open = Ouverts
set--deck = Lettres des figures
set--deck--own = V D R
set--deck--world = J Q K
set--done = Terminé
set--faces = Faces des cartes
set--faces--dark = Sombres
set--faces--light = Claires
set--group--acting = Jouer
set--group--asked = Fait pour toi
set--group--looks = Apparence
set--group--pace = Rythme
set--group--told = Ce que tu vois et entends
set--index = Coins des cartes
set--index--large = Grands
set--index--normal = Normaux
set--insists = Quand d’autres pourraient prendre plus ou ajouter
set--insists--always = Exiger
set--insists--ask = Me demander
set--insists--never = Laisser faire
set--language = Langue
set--letters = Raccourcis clavier
set--letters--off = Non
set--letters--on = Oui
set--obvious = Quand une carte ne peut faire qu’une chose
set--obvious--choose = D’abord la choisir
set--obvious--play = La jouer aussitôt
set--others = De qui on compte les prises
set--others--all = De tous
set--others--own = De toi
set--palette = Couleurs des enseignes
set--palette--contrast = Contraste élevé
set--palette--four = Quatre couleurs
set--palette--safe = Pour daltoniens
set--palette--two = Deux couleurs
set--sound = Sons
set--sound--off = Non
set--sound--on = Oui
set--speed = Vitesse
set--speed--fast = Rapide
set--speed--normal = Normale
set--speed--off = Immédiate
set--speed--slow = Lente
set--speed--step = Tour par tour
set--table = Table
set--table--dusk = Soir
set--table--reeds = Roseaux
set--table--sand = Sable
set--table--water = Eau calme
set--talk = Ce que disent les joueurs à table
set--talk--off = Cacher
set--talk--on = Montrer
set--theme = Thème
set--theme--dark = Sombre
set--theme--light = Clair
set--theme--system = Comme l’appareil
set--thinking = Temps de réflexion des robots
set--thinking--long = Long
set--thinking--normal = Normal
set--thinking--quick = Court
set--thumb = La main qui touche
set--thumb--left = Gauche
set--thumb--right = Droite
set--title = Réglages
set--vibration = Vibration, si possible
set--vibration--off = Non
set--vibration--on = À ton tour et aux balayages
set--warning = Quand tu laisses des cartes à balayer
set--warning--off = Ne rien dire
set--warning--on = M’avertir
set--watched = Les mains quand seuls des robots jouent
set--watched--closed = Cachées
set--watched--open = Visibles

sheet--link = Feuille de règles et carnet de points à imprimer
sheet--print = Imprimer
sheet--title = { $game } sur papier

skip--text = { $who } joue tes cartes en ne voyant que ce que tu vois, et personne ne réfléchit longtemps. Tu peux reprendre la main à tout moment. La partie est enregistrée mais ne compte pas pour ta cote.
skip--title = Sauter à la fin de la manche ?
skip--yes = Sauter

sort--lift = Mettre { $card } dessus
sort--offer = Ranger ce que tu prends
sort--offer--cost = pour ta pile
sort--order = de haut en bas : { $cards }

step--after = Ta carte est jouée. Construis encore avec la table, ou finis ton tour.
step--committed = Tu as ajouté à { $build } : la carte que tu joues doit la prendre.
step--first = Joue une carte. Avant et après, tu peux construire avec la table autant que tu veux.
step--nothing = Ces cartes ne font pas encore une construction. Choisis-en d’autres, ou choisis dans ta main la carte qui les prend.
step--nothing-after = Ces cartes ne font pas une construction. Choisis-en d’autres, ou finis ton tour.

sure--no = Continuer à jouer

table--acts = Ce que tu peux faire
table--acts--with = Ce que tu peux faire avec cette carte : { $card }
table--again = Dernier coup
table--again--long = Montrer le dernier coup
table--again--none = Personne n’a encore joué.
table--asked = Une question pour toi
table--build--theirs--multiple = Construction multiple de { $value } ({ $owner }) : { $cards }
table--build--theirs--single = Construction simple de { $value } ({ $owner }) : { $cards }
table--build--yours--multiple = Ta construction multiple de { $value } : { $cards }
table--build--yours--single = Ta construction simple de { $value } : { $cards }
table--count--so_far = Jusqu’ici
table--counters = Compteurs
table--counters--unseen = Pas encore vues, par rang
table--counts = Ce qui compte
table--diagram--after = Puis
table--diagram--becomes = devient
table--diagram--before = Sur la table
table--diagram--hand = Ta main
table--diagram--taken = Tu prends
table--diagram--top = Sur la pile de { $who }
table--empty = La table est vide.
table--empty--start = La table est vide. N’importe quelle carte que tu poses la commence.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Ta main
table--hand--empty = Tu n’as pas de carte en main.
table--hand--theirs = Main : { $who }
table--hand--theirs--empty = { $who } n’a pas de carte en main.
table--held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table--held--brief = { $count } en main
table--all-lessons = Toutes les leçons
table--all-puzzles = Tous les problèmes
table--hint = Indice
table--home = Accueil
table--layout = Sur la table
table--lesson = Leçon
table--lesson--again = Réessayer
table--lesson--back = Retour
table--lesson--earlier = Coup précédent
table--lesson--later = Coup suivant
table--lesson--moment = { $place } sur { $of }
table--lesson--on = Suivant
table--lesson--place = Étape { $number } sur { $of }
table--lesson--show = Montrer
table--lesson--skip = Passer
table--lesson--task = La question
table--menu = Menu
table--mine = Toi
table--multiple = multiple
table--none = rien
table--pack = à piocher
table--pile--look = montrer la dernière prise ({ $who })
table--pile--look--you = montrer ta dernière prise
table--players = Les autres joueurs
table--points = { $count ->
    [one] point
   *[other] points
}
table--proven = prouvé
table--puzzle = Problème
table--puzzle--outcome = Ce qui s’est passé
table--puzzle--place = Problème { $number } sur { $of }
table--redo = Re{ "\u00AD" }faire
table--replay = Film
table--replay--back = Un coup en arrière
table--replay--compare = Les deux coups
table--replay--end = Retour aux points
table--replay--first = Au début
table--replay--hands = Toutes les mains
table--replay--if = Jouer à partir d’ici
table--replay--last = À la fin
table--replay--moves = Coups de la manche { $number }
table--replay--notation = Notation
table--replay--on = Un coup en avant
table--replay--pause = Pause
table--replay--play = Lecture
table--replay--review = Analyse
table--replay--rounds = Manches
table--replay--slider = Moment de la partie
table--replay--table = Retour à la table
table--score = Points
table--score--more = ce qui compte
table--scored = Points de cette manche jusqu’ici
table--sheet--cards = Quelles cartes
table--sheet--game = Partie, en { $target }
table--sheet--item = Ligne
table--sheet--more = Plus
table--sheet--nth = Manche { $number }
table--sheet--round = Cette manche
table--sheet--rounds = Manche par manche
table--sheet--total = Partie
table--side = Cette partie
table--single = simple
table--stock = { $count ->
    [one] { $count } carte au talon
   *[other] { $count } cartes au talon
}
table--stock--none = Plus de carte au talon
table--taken = prises
table--taken--sweeps = { $count ->
    [one] prises, { $count } balayage
   *[other] prises, { $count } balayages
}
table--task--again = Recommencer
table--task--place = Question { $number } sur { $of }
table--thinking = réfléchit
table--to_move = doit jouer
table--turns = Derniers tours
table--undo = Retour
table--undo--none = Il n’y a rien à reprendre.
table--ways = Ce que tu peux faire d’autre
table--word = : ce que cela veut dire
table--you = Toi
table--your_turn = À toi
table--said = « { $words } »

watch--fairness = Chacun ne voit que ce que tu verrais à sa place : la table, ses cartes et ce qui a été joué.
watch--go-on = Reprendre
watch--pause = Pause
first--ace--1 = Un as vaut 1.
first--ace--14_hand_1_table = Un as vaut 14 en main et 1 sur la table.
first--ace--1_or_11 = Un as vaut 1 ou 11.
first--ace--1_or_14 = Un as vaut 1 ou 14.
first--anticlockwise = On joue dans le sens inverse des aiguilles d’une montre.
first--at_once--one = Il ne peut y avoir qu’une construction à la fois sur la table.
first--at_once--one_each = Tu ne peux avoir qu’une construction à la fois.
first--build_cards = Une construction a { $count } cartes au plus.
first--building--none = On ne construit pas.
first--building--table = Tu peux construire avec la table seule, avant et après ton coup.
first--calling = Si tu as deux huit, tu peux en poser un pour réserver des groupes de huit.
first--cards_only = Seules les cartes comptent : qui en prend le plus gagne.
first--casino_points--3_and_2 = Le Grand Casino rapporte 3 points, le Petit Casino 2.
first--casinos--fixed_hand = Dans ta main, le Grand Casino vaut 16 et le Petit Casino 15.
first--casinos--optional = Le Grand Casino peut valoir 16, le Petit Casino 15.
first--cleared = Vider la table finit la manche.
first--compulsory = Tu dois prendre si tu peux, et autant que tu peux.
first--court_builds = Tu peux construire des valets, des dames et des rois par rang.
first--courts--11_12_13 = Un valet vaut 11, une dame 12 et un roi 13.
first--courts--12_13_14 = Un valet vaut 12, une dame 13 et un roi 14.
first--courts--13_14 = Une dame vaut 13 et un roi 14. Un valet n’a pas de valeur.
first--courts--rank_only = Valets, dames et rois n’ont pas de valeur.
first--draw = Après chaque coup, tu pioches une carte.
first--duty--add_or_capture = Tant que tu as une construction, tu dois prendre quelque chose ou y ajouter.
first--duty--free = Tu peux poser une carte en ayant une construction, mais garde de quoi la prendre.
first--duty--no_trail_one_per_value = Tu ne peux pas avoir deux constructions de la même valeur.
first--duty--take_or_add_next_turn = À ton tour suivant, tu dois prendre ta construction ou y ajouter.
first--endgame--from_16 = À partir de 16 points, une seule ligne décide si tu gagnes.
first--endgame--from_18 = À partir de 18 points, une seule ligne décide si tu gagnes.
first--faces--all = Un valet, une dame ou un roi prend une carte de son rang, ou les trois.
first--faces--any = Un valet, une dame ou un roi prend autant de cartes de son rang qu’il y en a.
first--fine = Tu peux poser une carte malgré ta construction, mais cela coûte { $count } points.
first--first_hand = À la première donne d’une manche, chaque main a { $count } cartes.
first--five_of_spades = Le cinq de pique prend tout quand tu le poses.
first--fresh = On ne construit pas avec un as ou un Casino qui vient d’être posé.
first--hand = Chaque main a { $count } cartes.
first--jacks = Un valet prend tout ce qui est sur la table.
first--last_capture = Qui prend en dernier marque 1 point.
first--layout--none = La table commence vide.
first--lowest_wins = Le moins de points gagne : évite les piques, les as et les Casinos.
first--matching = Une carte égale à des cartes de la table doit les prendre ou construire avec.
first--numbers--11_12_13--14_hand_1_table = Valet, dame et roi valent 11, 12 et 13, et un as 14, ou 1 sur la table.
first--numbers--11_12_13--1_or_14 = Valet, dame et roi valent 11, 12 et 13, et un as 1 ou 14.
first--numbers--12_13_14--1_or_11 = Valet, dame et roi valent 12, 13 et 14, et un as 1 ou 11.
first--numbers--13_14--1_or_11 = Une dame vaut 13, un roi 14, et un as 1 ou 11. Un valet n’a pas de valeur.
first--numbers--rank_only--1 = Valets, dames et rois n’ont pas de valeur, et un as vaut 1.
first--overshoot = Tu dois atteindre { $count } juste : au-delà, une manche ne te rapporte rien.
first--pack--40 = Le jeu a { $count } cartes, sans valets, dames ni rois.
first--pack--49 = Le jeu a { $count } cartes, avec le deux de pique pour seul deux.
first--packs = Deux jeux sont mélangés ensemble : { $count } cartes.
first--partners_build = Tu ne peux pas prendre une construction de ton partenaire.
first--pluck = Une fois par donne, tu peux cueillir une carte libre de la table.
first--raise--forbidden = Tu ne peux pas monter ta propre construction.
first--raise--needs_both_cards = Pour monter ta propre construction, tu dois avoir des cartes des deux valeurs.
first--raise--opponents_only = Tu peux monter la construction d’un adversaire, mais pas la tienne ni celle d’un partenaire.
first--rounds--1_per_player = Chacun donne une fois, et la partie est finie.
first--rounds--2_per_player = Chacun donne deux fois, et la partie est finie.
first--rounds--one = Une partie est une manche.
first--score--diamonds = Le plus de carreaux rapporte 1 point, et les quatre sept, six ou as 2.
first--score--honours = Les as, les dix et les figures rapportent. Les piques, non.
first--scoring_builds = Les cartes qui rapportent par elles-mêmes, comme les as, n’entrent dans aucune construction.
first--spades--1_each_spade = Chaque pique rapporte 1 point.
first--spades--24_points = Chaque pique rapporte 1 point, et le valet de pique 2.
first--spades--25_points = Chaque pique rapporte 1 point, le valet de pique 2, et le plus de piques 1 de plus.
first--spades--26_points = Chaque pique rapporte 1 point, l’as et le valet de pique 2, et le plus de piques 1 de plus.
first--spades--five_spades_1 = Cinq piques rapportent 1 point.
first--sums = La construction simple d’un adversaire peut entrer dans une somme.
first--sweeps = { $count ->
    [one] Chaque balayage rapporte { $count } point.
   *[other] Chaque balayage rapporte { $count } points.
}
first--sweeps--numbers = Un balayage rapporte les valeurs de ses cartes, sauf si un valet le fait.
first--sweeps--swing = Un balayage te coûte { $count } points.
first--target = La partie est en { $count } points.
first--ten_of_diamonds = Le Grand Casino vaut 10 ou 11.
first--tie--cards = En cas d’égalité aux cartes, le camp qui a plus de piques les marque.
first--tops--builds = Ce que tu prends reste visible : la carte du dessus peut être volée pour une construction.
first--tops--captures = Ce que tu prends reste visible : la carte du dessus peut être reprise.
first--tops--equals = Ce que tu prends reste visible : une carte égale peut en prendre la carte du dessus.
first--tops--nothing = Ce que tu prends reste visible.
language--all = Langues
language--close = Non, merci
language--corrections = Les corrections à cette traduction sont bienvenues. La page docs/translating.md, dans le code source, dit comment faire.
language--gone = Ce site n’existe plus dans cette langue : { $language }. Cette page est en français.
language--lacking = Cette page n’est pas encore traduite : elle est en anglais.
language--offer = Cette page en français
attempt--build = *Construire*
attempt--build--not = Tu ne peux pas construire avec exactement ces cartes.
attempt--lay = *Poser*
attempt--lay--chosen = Pour poser une carte, n’en choisis aucune sur la table.
attempt--lay--not = Tu ne peux pas poser cette carte ici.
attempt--take = *Prendre*
attempt--take--none = Pour prendre, choisis aussi des cartes de la table.
attempt--take--not = Cette carte ne peut pas prendre exactement ce que tu as choisi.
strategy--build-or-lay--0 = plutôt que de poser, quand aucune carte cachée ne la prend
strategy--build-or-lay--1 = plutôt que de poser, quand une la prend
strategy--build-or-lay--2 = plutôt que de poser, quand deux la prennent
strategy--build-or-lay--3 = plutôt que de poser, quand trois la prennent
strategy--build-or-take--0 = plutôt que de prendre, quand aucune carte cachée ne la prend
strategy--build-or-take--1 = plutôt que de prendre, quand une la prend
strategy--build-or-take--2 = plutôt que de prendre, quand deux la prennent
strategy--build-or-take--3 = plutôt que de prendre, quand trois la prennent
maker--about = Une ligne de HTML met cette partie sur ta page : son film si elle est finie, sinon les cartes de la table et ta main.
maker--go = Écrire la ligne
maker--title = Mettre sur une page
