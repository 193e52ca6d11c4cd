# Dans la parole, une carte a son article : « le dix de carreau ». Pas de « de » ni de « à » devant une carte : « du », « au ».
card--hinted = { $card }, indice
card--last = { $card }, dernier coup
card--name = { $rank } de { $suit }
    .definite = { DEFINITE($rank) } de { $suit }
card--rank--2 = deux
    .definite = le deux
card--rank--3 = trois
    .definite = le trois
card--rank--4 = quatre
    .definite = le quatre
card--rank--5 = cinq
    .definite = le cinq
card--rank--6 = six
    .definite = le six
card--rank--7 = sept
    .definite = le sept
card--rank--8 = huit
    .definite = le huit
card--rank--9 = neuf
    .definite = le neuf
card--rank--A = as
    .definite = l’as
card--rank--J = valet
    .definite = le valet
card--rank--K = roi
    .definite = le roi
card--rank--Q = dame
    .definite = la dame
    .gender = feminine
card--rank--T = dix
    .definite = le dix
card--suit--C = trèfle
card--suit--D = carreau
card--suit--H = cœur
card--suit--S = pique
card--top = dessus de la pile ({ $whose }) : { $card }

cards--about = Qui ouvre ce lien reçoit les mêmes cartes dès la première donne, avec les mêmes règles et les mêmes joueurs.
cards--title = Partager ces cartes

counter--build = { $build }
counter--cards = Cartes, sur { $count }
counter--diamonds = Carreaux, sur { $count }
counter--holds = { $who } doit garder : { $rank }
counter--in-sight = Points sur la table
counter--number = { $count }
counter--points--cards = Points des cartes qui comptent
counter--points--casinos = Points des as et des Casinos
counter--side = { $who } { $count }
counter--spades = Piques, sur { $count }

counters--title = Compteurs

seen--after = Suivant
seen--before = Précédent
seen--best = meilleur
seen--counted = En comptant, { $who } pouvait connaître toutes les cartes de l’autre main.
seen--equal = à peu près égal
seen--forced = Il n’y avait pas d’autre choix.
seen--hands = Montrer toutes les mains
seen--hands--about = La graine { $seed } les a données avant le premier coup.
seen--less = { $points } points de moins
seen--lost = { $who } n’a pas pu juger ces choix.
seen--more = { $count ->
    [one] Un de plus, jugé moins bon
   *[other] { $count } de plus, jugés moins bons
}
seen--not-weighed = pas considéré
seen--number = { $place } sur { $decisions }
seen--otherwise = En y repensant, { $who } choisirait autre chose. À la table, l’horloge peut couper court à la réflexion.
seen--owed = { $who } devait garder { $cards } pour la construction de { $value }.
seen--owed--you = Tu devais garder { $cards } pour ta construction de { $value }.
seen--place = Donne { $deal }, coup { $place } sur { $decisions }.
seen--played = joué
seen--proven = On savait { ELIDED($who) ->
    [yes] qu’{ $who } avait { DEFINITE($card) }.
   *[other] que { $who } avait { DEFINITE($card) }.
}
seen--proven--you = On savait que tu avais { DEFINITE($card) }.
seen--table = La table vue par { $who }
seen--taken = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
}
seen--title = Ce que les robots ont vu
seen--unseen = { $count ->
    [0] Aucune carte n’était cachée à { $who }.
    [one] Une carte était cachée à { $who }.
   *[other] { $count } cartes étaient cachées à { $who }.
}
seen--unweighed = { $who } n’a pas jugé ces choix en points.
seen--weighed = Ce que valait chaque coup, en points
seen--weighing = { $who } y repense.
seen--who = *{ $who }* :

talk--building = Je construis { $of }
talk--cash = As sur as
talk--casino--big-casino = Grand Casino
talk--casino--little-casino = Petit Casino
talk--last--any = Dernière donne
talk--last--cards = Cartes
talk--last--last = Dernière
talk--last--sistan = Sistan
talk--last--sisten = Sisten
talk--most--cards = { $count } cartes
talk--most--diamonds = { $count } carreaux
talk--most--spades = { $count } piques
talk--one--1 = un
talk--one--10 = dix
talk--one--11 = onze
talk--one--12 = douze
talk--one--13 = treize
talk--one--14 = quatorze
talk--one--15 = quinze
talk--one--16 = seize
talk--one--2 = deux
talk--one--3 = trois
talk--one--4 = quatre
talk--one--5 = cinq
talk--one--6 = six
talk--one--7 = sept
talk--one--8 = huit
talk--one--9 = neuf
talk--one--A = un as
talk--one--J = un valet
talk--one--K = un roi
talk--one--Q = une dame
talk--several--1 = des uns
talk--several--10 = des dix
talk--several--11 = des onze
talk--several--12 = des douze
talk--several--13 = des treize
talk--several--14 = des quatorze
talk--several--15 = des quinze
talk--several--16 = des seize
talk--several--2 = des deux
talk--several--3 = des trois
talk--several--4 = des quatre
talk--several--5 = des cinq
talk--several--6 = des six
talk--several--7 = des sept
talk--several--8 = des huit
talk--several--9 = des neuf
talk--several--A = des as
talk--several--J = des valets
talk--several--K = des rois
talk--several--Q = des dames
talk--sweep-left = Balayage pour { $cards }

word--building = Ces mots nomment les cartes qui prennent la construction : « je construis huit », c’est un groupe qui fait huit ; « je construis des huit », plusieurs groupes de huit en une construction.
word--building--title = Construire
word--cash = Un as a été pris avec un as.
word--cash--title = As sur as
word--casino = Le Grand Casino est le dix de carreau, le Petit Casino le deux de pique. Qui en prend un marque pour lui.
word--casino--title = Les deux Casinos
word--last = Ce sont les dernières cartes : on n’en donne plus dans cette manche.
word--last--title = La dernière donne
word--most = Ce joueur a pris plus de la moitié de ces cartes : personne d’autre ne peut en avoir le plus.
word--most--title = Plus de la moitié
word--proven = Tout le monde sait que ce joueur a une carte de ce rang.
word--proven--title = Prouvé
word--sweep = Une carte a pris tout ce qui était sur la table, ce qui rapporte en plus.
word--sweep-left = Tout ce qui est sur la table peut se prendre d’un coup avec une de ces cartes : ce serait { $sweep }.
word--sweep-left--title = Un balayage est possible
