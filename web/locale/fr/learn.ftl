diagrams--lesson = Comment jouer

drill--again = Encore une série
drill--begin = Commencer
drill--best = Meilleure série : { $right } sur { $of }
drill--best--timed = en { $seconds } secondes
drill--build = la construction de { $value }
drill--builds = construire { $value } avec { $card } sur
drill--check = Vérifier
drill--clock = Avec une horloge
drill--every = Toutes les prises
drill--every--about = Tu as une carte et une table. Choisis tout ce que la carte peut prendre, d’une façon ou d’une autre.
drill--every--ask = Quelles cartes et quelles constructions peut prendre { $card }, d’une façon ou d’une autre ? Choisis-les toutes.
drill--every--why = À prendre :
drill--failed = Aucune question n’a pu être faite, car une partie de la page n’a pas été chargée. Recharge-la pour réessayer.
drill--game = Jeu
drill--hand = Ta main
drill--left = Compter le reste
drill--left--about = Regarde les cartes que tu as vues dans une manche, puis dis de mémoire combien d’un rang tu n’as pas encore vues.
drill--left--ask = Combien { $rank } n’as-tu pas encore vus ?
drill--left--none = Sur { $of }, tu n’en as vu aucun.
drill--left--why = { $count ->
    [one] Sur { $of }, tu en as vu un :
   *[other] Sur { $of }, tu en as vu { $count } :
}
drill--may = Qu’ai-je le droit de faire ?
drill--may--about = Quatre coups, dont seuls certains sont permis. Choisis ceux-là.
drill--may--ask = Lesquels de ces coups sont permis ?
drill--missed = Il t’a échappé : { $cards }.
drill--most = Prendre le plus
drill--most--about = Plusieurs prises sont possibles. Choisis celle qui prend le plus de cartes.
drill--most--ask = Prends autant de cartes que tu peux avec { $card }.
drill--most--why = { $count ->
    [one] Le plus est { $count } carte :
   *[other] Le plus est { $count } cartes :
}
drill--next = Suivante
drill--number = Question { $number } sur { $of }
drill--others = Autres exercices
drill--rank--2 = de deux
drill--rank--3 = de trois
drill--rank--4 = de quatre
drill--rank--5 = de cinq
drill--rank--6 = de six
drill--rank--7 = de sept
drill--rank--8 = de huit
drill--rank--9 = de neuf
drill--rank--A = d’as
drill--rank--T = de dix
drill--result = Justes : { $right } sur { $of }
drill--result--best = Ta meilleure série jusqu’ici.
drill--result--timed = en { $seconds } secondes.
drill--right = Juste.
drill--scripts = Les exercices ont besoin de JavaScript, qui est désactivé ici.
drill--seconds = { $seconds } s
drill--seen = Cacher les cartes et m’interroger
drill--table = Sur la table
drill--takes = prendre avec { $card } :
drill--waiting = Préparation d’une question…
drill--whose = À qui est la construction ?
drill--whose--about = Plusieurs joueurs travaillent à une construction. Dis à qui elle est à la fin.
drill--whose--ask = À qui est maintenant la construction de { $value } ?
drill--whose--why--kept = Ajouter à une construction ne change pas à qui elle est ; seul le fait de la faire ou de lui donner une autre valeur le change. Elle est à : { $who }.
drill--whose--why--last = Une construction est à qui a construit, monté ou ajouté en dernier. Elle est à : { $who }.
drill--wrong = Pas tout à fait. Les bonnes réponses sont cochées.
drill--wrong--cards = Faux : { $cards }.

example--about = Les exemples des règles ({ $game }), à jouer toi-même.
example--course = Exemples : { $game }
example--last = Retour aux règles
example--refused = { $title } Essaie pour voir pourquoi, puis joue autre chose.
example--table = { $title } Trouve le coup, avec les seules cartes de la table.
example--try = Jouer ces exemples à la table
example--with = { $title } Trouve le coup avec { $card }.

learn--all = Tout est fait
learn--done = Étapes faites : { $done } sur { $of }
learn--more = D’autres leçons
learn--no-step = Il n’y a pas d’étape « { $step } » ici. Voici la première que tu n’as pas encore faite.
learn--steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}

lesson--build--capture = C’est permis, mais quelqu’un d’autre pourrait prendre ta construction, et ici tu peux prendre tout de suite.
lesson--build--trail = C’est permis, mais ici il vaut mieux poser une carte.
lesson--capture--build = C’est permis, mais ici tu peux d’abord construire et prendre plus au tour suivant.
lesson--capture--trail = C’est permis, mais ici il vaut mieux poser une carte.
lesson--less = { $count ->
    [one] C’est permis, mais cela ne te donne que { $count } carte, et tu peux en avoir { $of }.
   *[other] C’est permis, mais cela ne te donne que { $count } cartes, et tu peux en avoir { $of }.
}
lesson--other = C’est permis, mais ce n’est pas le coup qu’on cherche ici. Relis la question.
lesson--points = { $count ->
    [one] C’est permis, mais cela ne rapporte que { $count } point, et tu peux en marquer { $of }.
   *[other] C’est permis, mais cela ne rapporte que { $count } points, et tu peux en marquer { $of }.
}
lesson--series = Questions résolues : { $solved } sur { $of }, dont { $first } du premier coup.
lesson--then = Qui a { $card } pourrait alors prendre { $cards }.
lesson--trail--build = C’est permis, mais des cartes libres se prennent une par une. Ici, tu peux construire, et un seul rang prend une construction.
lesson--trail--capture = C’est permis, mais tu peux prendre quelque chose ici, et une carte posée ne prend rien.
lesson--trail--raise = C’est permis, mais ici tu peux monter une construction, pour qu’elle soit à toi.

puzzle--about = Thème : { $themes }.
puzzle--all = Tous résolus
puzzle--daily = Le problème du jour
puzzle--daily--done = Celui d’aujourd’hui est résolu.
puzzle--daily--rules = Règles : { $game }
puzzle--found = Juste.
puzzle--grade = { $count ->
    [0] Aucun des 7 robots ne s’y trompe.
    [one] Un des 7 robots s’y trompe.
   *[other] { $count } des 7 robots s’y trompent.
}
puzzle--grade--easy = Facile
puzzle--grade--hard = Difficile
puzzle--grade--medium = Moyen
puzzle--many = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
puzzle--more = D’autres problèmes
puzzle--lead = Ce qui compte, c’est de combien tu finis devant : un point qui va à l’adversaire au lieu de toi t’en coûte 2.
puzzle--right = { $count ->
    [one] Tout autre coup te coûte au moins un point, si Nia joue bien.
   *[other] Tout autre coup te coûte au moins { $count } points, si Nia joue bien.
}
puzzle--rest = Le reste va à { $who }.
puzzle--rest--you = Le reste est pour toi.
puzzle--run = Série de problèmes
puzzle--run--again = Recommencer
puzzle--run--best = Ton record, tous jeux, thèmes et niveaux : { $count }.
puzzle--run--end = Arrêter ici
puzzle--run--free = À ton rythme
puzzle--run--hide = Cacher l’horloge
puzzle--run--left = encore { $time }
puzzle--run--missed = À réessayer :
puzzle--run--none = Il n’y a aucun problème de ce genre. Choisis un autre jeu, thème ou niveau.
puzzle--run--place = Problème { $number }, { $score }
puzzle--run--result = { $count ->
    [0] Tu n’en as résolu aucun sur { $of } du premier coup.
    [one] Tu en as résolu un sur { $of } du premier coup.
   *[other] Tu en as résolu { $count } sur { $of } du premier coup.
}
puzzle--run--result--streak = { $count ->
    [0] Tu n’as résolu aucun problème.
    [one] Tu as résolu un problème.
   *[other] Tu en as résolu { $count } de suite.
}
puzzle--run--resumed = Ta série reprend là où tu l’as laissée ; pour recommencer, choisis d’abord « { $end } ».
puzzle--run--score = { $count ->
    [one] { $count } résolu jusqu’ici
   *[other] { $count } résolus jusqu’ici
}
puzzle--run--show = Montrer l’horloge
puzzle--run--streak = Série
puzzle--run--streak--score = { $count ->
    [0] aucun jusqu’ici
    [one] un de suite jusqu’ici
   *[other] { $count } de suite jusqu’ici
}
puzzle--run--time-up = Le temps est écoulé, mais tu peux encore finir ce problème.
puzzle--run--timed = Contre la montre
puzzle--run--try = { $game }, problème { $number }
puzzle--shown = C’est le meilleur coup.
puzzle--solved = Résolus : { $done } sur { $of }
puzzle--streak = { $days } jours de suite.
puzzle--task = Ce sont les dernières cartes de la manche. Celles de Nia sont visibles, et on n’en donne plus. Quel coup est le meilleur pour toi ?
puzzle--theme--build = construire
puzzle--theme--less = prendre moins que possible
puzzle--theme--raise = monter ou ajouter
puzzle--theme--steal = voler une construction
puzzle--theme--sweep = balayage
puzzle--theme--take = prendre
puzzle--theme--trail = poser
puzzle--theme--wait = ne rien prendre encore
puzzle--task--brief = Quel coup est le meilleur pour toi ?
puzzle--worse = { $count ->
    [one] Cela te coûte au moins un point de plus que le meilleur coup.
   *[other] Cela te coûte au moins { $count } points de plus que le meilleur coup.
}
puzzle--wrong = Ce n’est pas le meilleur coup.
