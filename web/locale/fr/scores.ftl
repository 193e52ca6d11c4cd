count--ace-of-spades = { $cards } 1 point
count--aces = { $count ->
    [one] { $cards } as, 1
   *[other] { $cards } as, 1 chacun
}
count--all-aces = { $count ->
    [one] Les quatre as, { $count } point
   *[other] Les quatre as, { $count } points
}
count--all-eleven = Tous les points de la manche, { $count } de plus
count--all-sevens = { $count ->
    [one] Les quatre sept, { $count } point
   *[other] Les quatre sept, { $count } points
}
count--all-sixes = { $count ->
    [one] Les quatre six, { $count } point
   *[other] Les quatre six, { $count } points
}
count--big-casino = { $count ->
    [one] { $cards } Grand Casino, { $points }
   *[other] { $cards } Grand Casino, { $points } chacun
}
count--cards = { $count ->
    [one] Le plus de cartes, { $count } point
   *[other] Le plus de cartes, { $count } points
}
count--diamonds = { $count ->
    [one] Le plus de carreaux, { $count } point
   *[other] Le plus de carreaux, { $count } points
}
count--each-spade = Chaque pique, { $count }
count--each-spade--other = Chaque pique sauf { $card }, { $count }
count--fines--more = Chaque amende, { $count } de moins pour qui la paie
count--fines--two = Chaque amende, { $count } pour l’autre camp
count--five-of-spades = Un balayage avec { $card }, { $count }
count--five-spades = { $count ->
    [one] Cinq piques ou plus, { $count } point
   *[other] Cinq piques ou plus, { $count } points
}
count--goal--round = Une manche décide de la partie.
count--goal--rounds = Le camp qui a le plus de points après { $rounds } manches gagne.
count--goal--rounds--lowest = Les points comptent contre toi : le camp qui en a le moins après { $rounds } manches gagne.
count--goal--target = La partie se joue en { $target }.
count--goal--target--lowest = La partie se joue en { $target }, et les points comptent contre toi : le camp qui en a le moins gagne.
count--has = { $who } en a { $count }
count--has--team = l’équipe { $who } en a { $count }
count--has--you = tu en as { $count }
count--honours = Chaque { $ranks }, { $count }
count--in-build = dans { $build }
count--in-hand = dans ta main
count--in-hand-of = dans la main { ELIDED($who) ->
    [yes] d’{ $who }
   *[other] de { $who }
}
count--jack-of-spades = { $cards } 1 point
count--last-capture = { $count ->
    [one] La dernière prise, { $count } point
   *[other] La dernière prise, { $count } points
}
count--leads = { $who } mène { $some } à { $others }
count--leads--team = l’équipe { $who } mène { $some } à { $others }
count--leads--you = tu mènes { $some } à { $others }
count--little-casino = { $count ->
    [one] { $cards } Petit Casino, { $points }
   *[other] { $cards } Petit Casino, { $points } chacun
}
count--most--cards = le plus de cartes
count--most--spades = le plus de piques
count--needs = { $who } a { $total } et ne peut gagner qu’avec { $items } ; rien d’autre ne rapporte.
count--needs--team = L’équipe { $who } a { $total } et ne peut gagner qu’avec { $items } ; rien d’autre ne rapporte.
count--needs--you = Tu as { $total } et ne peux gagner qu’avec { $items } ; rien d’autre ne rapporte.
count--nobody = personne encore
count--on-table = sur la table
count--overspader = Chaque pique au-delà de six, { $count }
count--seven-of-diamonds = { $cards } 1 point
count--so-far = { $who } jusqu’ici
count--so-far--team = { $who } jusqu’ici
count--so-far--you = toi jusqu’ici
count--spades = { $count ->
    [one] Le plus de piques, { $count } point
   *[other] Le plus de piques, { $count } points
}
count--sweeps = Chaque balayage, { $count }
count--tabbe = Chaque tabbe, { $count } pour toi et { $count } de moins pour qui jouait juste avant toi
count--tablanette--double = Chaque tablanette : deux fois les valeurs de toutes ses cartes ; rien avec un valet
count--tablanette--jack-sum = Chaque tablanette faite par un valet : les valeurs de toutes ses cartes
count--tablanette--non-jack-sum = Chaque tablanette : les valeurs de toutes ses cartes ; rien avec un valet
count--taken = pris par { $who }
count--taken--ours--team = pris par nous
count--taken--ours--you = pris par toi
count--taken--team = pris par eux
count--ten-of-diamonds = { $cards } dix de carreau, { $points }
count--tens = { $count ->
    [one] { $cards } dix, { $points }
   *[other] { $cards } dix, { $points } chacun
}
count--two-of-clubs = { $cards } deux de trèfle, { $points }
count--unseen = pas encore vu
count--when = Les points se comptent à la fin de la manche.

decided--always = { $who } a mené de la première manche à la dernière.
decided--always--team = L’équipe { $who } a mené de la première manche à la dernière.
decided--always--you = Tu as mené de la première manche à la dernière.
decided--blows = La manche a fini plus tôt : { $who } avait subi { $what }.
decided--blows--fines = { $count ->
    [one] { $count } amende
   *[other] { $count } amendes
}
decided--blows--sweeps = { $count ->
    [one] { $count } balayage des autres
   *[other] { $count } balayages des autres
}
decided--blows--you = La manche a fini plus tôt parce que tu avais subi { $what }.
decided--card = Tout a tenu à une chose : { $item }. Avec { $item }, { $then }.
decided--cleared = { $who } a vidé la table, ce qui a mis fin à la manche.
decided--cleared--team = L’équipe { $who } a vidé la table, ce qui a mis fin à la manche.
decided--cleared--you = Tu as vidé la table, ce qui a mis fin à la manche.
decided--enough = { $who } avait pris { $count } cartes, ce qui a mis fin à la manche.
decided--enough--team = L’équipe { $who } avait pris { $count } cartes, ce qui a mis fin à la manche.
decided--enough--you = Tu avais pris { $count } cartes, ce qui a mis fin à la manche.
decided--game = { $who } aurait gagné
decided--game--team = l’équipe { $who } aurait gagné
decided--game--you = tu aurais gagné
decided--late = { $who } n’a pris la tête qu’à la dernière manche.
decided--late--team = L’équipe { $who } n’a pris la tête qu’à la dernière manche.
decided--late--you = Tu n’as pris la tête qu’à la dernière manche.
decided--led = { $who } a mené à partir de la manche { $round }.
decided--led--team = L’équipe { $who } a mené à partir de la manche { $round }.
decided--led--you = Tu as mené à partir de la manche { $round }.
decided--majority = Tout a tenu à une chose : { $item }, { $some } à { $others }. Avec { $item }, { $then }.
decided--round = { $who } aurait gagné la manche
decided--round--team = l’équipe { $who } aurait gagné la manche
decided--round--you = tu aurais gagné la manche

score--ace_of_spades = As de pique
score--aces = As
score--all_aces = Les quatre as
score--all_eleven = Tous les points
score--all_sevens = Les quatre sept
score--all_sixes = Les quatre six
score--big_casino = Grand Casino
score--broken-off = La manche a fini plus tôt : seuls les balayages et les amendes comptent.
score--by--all_eleven = { $who } a pris tous les points de la manche.
score--by--all_eleven--team = L’équipe { $who } a pris tous les points de la manche.
score--by--all_eleven--you = Tu as pris tous les points de la manche.
score--by--as_made = { $who } a atteint { $target } avec des points qui comptent aussitôt.
score--by--as_made--team = L’équipe { $who } a atteint { $target } avec des points qui comptent aussitôt.
score--by--as_made--you = Tu as atteint { $target } avec des points qui comptent aussitôt.
score--by--big_casino = Il y a égalité de points, et { $who } a le Grand Casino.
score--by--big_casino--team = Il y a égalité de points, et l’équipe { $who } a le Grand Casino.
score--by--big_casino--you = Il y a égalité de points, et tu as le Grand Casino.
score--by--claim = { $who } a annoncé { $target } points, et les avait.
score--by--claim--team = L’équipe { $who } a annoncé { $target } points, et les avait.
score--by--claim--you = Tu as annoncé { $target } points, et tu les avais.
score--by--clearer = { $who } a vidé la table, ce qui départage les camps.
score--by--clearer--team = L’équipe { $who } a vidé la table, ce qui départage les camps.
score--by--clearer--you = Tu as vidé la table, ce qui départage les camps.
score--by--countout = Au décompte, { $who } atteint l’objectif en premier.
score--by--countout--team = Au décompte, l’équipe { $who } atteint l’objectif en premier.
score--by--countout--you = Au décompte, tu atteins l’objectif en premier.
score--by--draw = Le nombre de cartes prises est le même, et personne n’a vidé la table.
score--by--endgame = { $who } a pris la seule chose qui décide d’une partie si près de l’objectif.
score--by--endgame--team = L’équipe { $who } a pris la seule chose qui décide d’une partie si près de l’objectif.
score--by--endgame--you = Tu as pris la seule chose qui décide d’une partie si près de l’objectif.
score--by--false_claim = L’autre camp a annoncé { $target } points sans les avoir : { $who } gagne.
score--by--false_claim--team = L’autre camp a annoncé { $target } points sans les avoir : l’équipe { $who } gagne.
score--by--false_claim--you = L’autre camp a annoncé { $target } points sans les avoir : tu gagnes.
score--by--resigned = { $who } a abandonné la partie.
score--by--resigned--team = L’équipe { $who } a abandonné la partie.
score--by--resigned--you = Tu as abandonné la partie.
score--by--rounds = { $who } a le plus de points après la dernière manche.
score--by--rounds--fewest = { $who } a le moins de points après la dernière manche.
score--by--rounds--fewest--team = L’équipe { $who } a le moins de points après la dernière manche.
score--by--rounds--fewest--you = Tu as le moins de points après la dernière manche.
score--by--rounds--team = L’équipe { $who } a le plus de points après la dernière manche.
score--by--rounds--you = Tu as le plus de points après la dernière manche.
score--by--shared = C’est l’égalité après la dernière manche.
score--by--target = { $who } a atteint { $target }.
score--by--target--ahead = Plus d’un camp a atteint { $target }, et { $who } a le plus de points.
score--by--target--ahead--team = Plus d’un camp a atteint { $target }, et l’équipe { $who } a le plus de points.
score--by--target--ahead--you = Plus d’un camp a atteint { $target }, et tu as le plus de points.
score--by--target--fewest = Un camp a atteint { $target }, et { $who } a le moins de points.
score--by--target--fewest--team = Un camp a atteint { $target }, et l’équipe { $who } a le moins de points.
score--by--target--fewest--you = Un camp a atteint { $target }, et tu as le moins de points.
score--by--target--team = L’équipe { $who } a atteint { $target }.
score--by--target--you = Tu as atteint { $target }.
score--by--tiebreak = À égalité, { $who } l’emporte aux cartes prises à la dernière manche.
score--by--tiebreak--team = À égalité, l’équipe { $who } l’emporte aux cartes prises à la dernière manche.
score--by--tiebreak--you = À égalité, tu l’emportes aux cartes prises à la dernière manche.
score--cancelled = { $count ->
    [one] Chaque camp avait un balayage : chacun en a perdu un.
   *[other] Chaque camp avait { $count } balayages ou plus : chacun en a perdu { $count }.
}
score--cards = Le plus de cartes
score--carried = { $count ->
    [one] { $item } : { $count } point passe à la manche suivante.
   *[other] { $item } : { $count } points passent à la manche suivante.
}
score--crossed = Les balayages s’annulent un contre un.
score--diamonds = Le plus de carreaux
score--difference = Seul le camp devant marque, et il marque la différence.
score--done = Terminé
score--download = Enregistrer cette partie
score--each_spade = Chaque pique
score--ends-at = { $who } mène. La partie se termine dès qu’un camp atteint { $target } points.
score--ends-at--level = Personne ne mène. La partie se termine dès qu’un camp atteint { $target } points.
score--ends-at--team = L’équipe { $who } mène. La partie se termine dès qu’un camp atteint { $target } points.
score--ends-at--you = Tu mènes. La partie se termine dès qu’un camp atteint { $target } points.
score--fined = { $count ->
    [one] { $who } a payé { $count } amende.
   *[other] { $who } a payé { $count } amendes.
}
score--fined--team = { $count ->
    [one] L’équipe { $who } a payé { $count } amende.
   *[other] L’équipe { $who } a payé { $count } amendes.
}
score--fined--you = { $count ->
    [one] Tu as payé { $count } amende.
   *[other] Tu as payé { $count } amendes.
}
score--fines = Amendes
score--first-times = { $count ->
    [one] Nouveau pour toi : { $achievements }.
   *[other] Nouveau pour toi : { $achievements }.
}
score--five_spades = Cinq piques
score--game-shared = { $who } se partagent la partie
score--game-won = { $who } gagne la partie
score--game-won--team = L’équipe { $who } gagne la partie
score--game-won--you = Tu gagnes la partie
score--has = { $who } a { $items }.
score--has--ace_of_spades = l’as de pique
score--has--aces = { $count ->
    [one] un as
   *[other] { $count } as
}
score--has--all_aces = les quatre as
score--has--all_eleven = la prime pour tous les points
score--has--all_sevens = les quatre sept
score--has--all_sixes = les quatre six
score--has--big_casino = le Grand Casino
score--has--cards = le plus de cartes
score--has--diamonds = le plus de carreaux
score--has--each_spade = { $count ->
    [one] { $count } pique
   *[other] { $count } piques
}
score--has--fines = { $count ->
    [one] les points d’une amende
   *[other] les points de { $count } amendes
}
score--has--five_spades = cinq piques
score--has--honours = { $count ->
    [one] une carte haute
   *[other] { $count } cartes hautes
}
score--has--jack_of_spades = le valet de pique
score--has--last_capture = la dernière prise
score--has--little_casino = le Petit Casino
score--has--overspader = l’överspader
score--has--seven_of_diamonds = le sept de carreau
score--has--spades = le plus de piques
score--has--sweeps = { $count ->
    [one] un balayage
   *[other] { $count } balayages
}
score--has--tabbe = { $count ->
    [one] une tabbe
   *[other] { $count } tabbes
}
score--has--tablanette = { $count ->
    [one] une tablanette
   *[other] { $count } tablanettes
}
score--has--team = L’équipe { $who } a { $items }.
score--has--ten_of_diamonds = le dix de carreau
score--has--tens = { $count ->
    [one] un dix
   *[other] { $count } dix
}
score--has--two_of_clubs = le deux de trèfle
score--has--you = Tu as { $items }.
score--held-back = Si près de l’objectif, un camp ne marque que pour la seule chose qu’il lui faut.
score--hinted = Tu as demandé des indices : cette partie ne compte pas pour ta cote.
score--honours = Cartes hautes
score--jack_of_spades = Valet de pique
score--joined = Cette partie était déjà en cours quand tu l’as ouverte. Elle est enregistrée mais ne compte pas dans tes résultats.
score--last_capture = Dernière prise
score--leave = Arrêter pour l’instant
score--level = { $count ->
    [one] Personne ne mène ; encore { $count } point et c’est gagné.
   *[other] Personne ne mène ; encore { $count } points.
}
score--little_casino = Petit Casino
score--look = Revoir et analyser
score--margin = { $count ->
    [one] La partie vaut { $count } point.
   *[other] La partie vaut { $count } points.
}
score--needs = { $count ->
    [one] Encore { $count } point et { $who } gagne.
   *[other] { $who } mène ; encore { $count } points.
}
score--needs--team = { $count ->
    [one] Encore { $count } point et l’équipe { $who } gagne.
   *[other] L’équipe { $who } mène ; encore { $count } points.
}
score--needs--you = { $count ->
    [one] Encore { $count } point et tu gagnes.
   *[other] Tu mènes ; encore { $count } points.
}
score--new = Nouvelle partie
score--next = Donner la manche suivante
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } perd { $count } point grâce aux tabbes de qui joue juste après.
   *[other] { $who } perd { $count } points grâce aux tabbes de qui joue juste après.
}
score--relieved--team = { $count ->
    [one] L’équipe { $who } perd { $count } point grâce aux tabbes de qui joue juste après.
   *[other] L’équipe { $who } perd { $count } points grâce aux tabbes de qui joue juste après.
}
score--relieved--you = { $count ->
    [one] Tu perds { $count } point grâce aux tabbes de qui joue juste après.
   *[other] Tu perds { $count } points grâce aux tabbes de qui joue juste après.
}
score--restart = Recommencer cette manche
score--round-even = La manche est à égalité
score--round-won = { $who } a gagné la manche
score--round-won--team = L’équipe { $who } a gagné la manche
score--round-won--you = Tu as gagné la manche
score--rounds-left = { $count ->
    [one] { $who } mène, et il reste { $count } manche.
   *[other] { $who } mène, et il reste { $count } manches.
}
score--rounds-left--team = { $count ->
    [one] L’équipe { $who } mène, et il reste { $count } manche.
   *[other] L’équipe { $who } mène, et il reste { $count } manches.
}
score--rounds-left--you = { $count ->
    [one] Tu mènes, et il reste { $count } manche.
   *[other] Tu mènes, et il reste { $count } manches.
}
score--rounds-level = { $count ->
    [0] Personne ne mène : une autre manche décide.
    [one] Personne ne mène, et il reste { $count } manche.
   *[other] Personne ne mène, et il reste { $count } manches.
}
score--same = Rejouer ces cartes
score--seen = Ce que les robots ont vu
score--seven_of_diamonds = Sept de carreau
score--skipped = { $who } a joué certaines de tes cartes : la partie est enregistrée mais ne compte pas dans tes résultats.
score--skipped--occasion = { $who } a joué certaines de tes cartes : la partie ne compte pas pour ta cote.
score--so-far = La partie a fini au milieu de la manche : cette feuille ne montre que ce qui comptait déjà.
score--spades = Le plus de piques
score--sweeps = Balayages
score--tabbe = Tabbes
score--tablanette = Tablanettes
score--ten_of_diamonds = Dix de carreau
score--tens = Autres dix
score--tie = Personne ne mène à { $target } : une manche de plus décide.
score--tie--item = { $counts } : égalité, personne ne marque
score--to = { $some } à { $other }
score--too-far = Une manche qui ferait dépasser { $target } à un camp ne lui rapporte rien.
score--two_of_clubs = Deux de trèfle
score--undo = Annuler

stage--all = Tout montrer d’un coup
stage--gets = { $count ->
    [one] { $who } reçoit { $count } point.
   *[other] { $who } reçoit { $count } points.
}
stage--gets--team = { $count ->
    [one] L’équipe { $who } reçoit { $count } point.
   *[other] L’équipe { $who } reçoit { $count } points.
}
stage--gets--you = { $count ->
    [one] Tu reçois { $count } point.
   *[other] Tu reçois { $count } points.
}
stage--loses = { $count ->
    [one] { $who } perd { $count } point.
   *[other] { $who } perd { $count } points.
}
stage--loses--team = { $count ->
    [one] L’équipe { $who } perd { $count } point.
   *[other] L’équipe { $who } perd { $count } points.
}
stage--loses--you = { $count ->
    [one] Tu perds { $count } point.
   *[other] Tu perds { $count } points.
}
stage--next = Ligne suivante
stage--nobody = Personne ne marque pour cela.
stage--place = { $number } sur { $of }
stage--tally = { $who } : { $count }
stage--title = Le décompte
stage--tie = Il y a égalité : personne ne marque pour cela.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Voir toute la feuille
