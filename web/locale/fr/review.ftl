idea--cash-an-ace = As sur as
idea--count-the-tens = Compter les cartes d’un rang
idea--group--building = Construire
idea--group--leaving = Laisser et garder
idea--group--taking = Prendre
idea--keep-a-court = Garder une figure pour la dernière prise
idea--know-what-is-enough = Savoir ce qui suffit
idea--lay-down-safely = Poser ce que peu peuvent prendre
idea--leave-it-to-your-partner = Le laisser à ton partenaire
idea--leave-no-sweep = Ne pas laisser de balayage
idea--leave-what-is-yours = Laisser ce que nul autre ne prend
idea--make-it-multiple = La rendre multiple
idea--more = Toutes les idées
idea--opens = S’ouvre dans un nouvel onglet
idea--positions = { $count ->
    [one] { $count } position
   *[other] { $count } positions
}
idea--protect-by-a-build = Protéger par une construction
idea--steal = Voler une construction
idea--take-what-scores = Prendre ce qui rapporte
idea--try = Essaie maintenant à la table.
idea--two-of-a-rank = Deux du même rang

if--about = Joue à partir d’ici avec les mêmes cartes. Refaire rejoue les coups vraiment joués.
if--about--round = Joue à partir d’ici avec les mêmes cartes, en partant de 0. Refaire rejoue les coups vraiment joués. Les manches suivantes sont données à neuf, pour ne rien révéler de ta partie.
if--apart = Un « et si » ne compte pas, et la partie d’origine reste telle quelle.
if--go = Jouer à partir d’ici
if--name = Et si… : { $name }
if--place = Manche { $round }, donne { $deal }.
if--slider = Coup
if--title = Et si

hint--about = Ce que ferait à ta place Iris, le robot le plus fort. Elle ne voit que ce que tu vois. Quand tu sais où est chaque carte, c’est le jeu parfait qui décide. Pour les pourcentages, une carte cachée peut être aussi bien dans une main que dans une autre. Les parties avec indices sont marquées et ne comptent pas pour ta cote.
hint--best = C’est le coup qui devrait rapporter le plus.
hint--brings = Tu obtiens { $what }.
hint--build-risk = { $who } a { $percent } % de chances de pouvoir prendre la construction.
hint--build-safe = Tu as vu toutes les cartes qui pourraient prendre la construction, donc { $who } ne peut pas la prendre.
hint--card = Indice : joue { $card }.
hint--equal = Si, à la place, tu { $done }, c’est à peu près aussi bon.
hint--idea = Idée :
hint--indifferent = Maintenant, tous les coups mènent au même score.
hint--instead = Si, à la place, tu { $done }, tu perdras sans doute des points d’ici la fin de la manche, surtout sur { $items }.
hint--keeps = Tu gardes { $card }, qui pourrait prendre { $cards } au tour suivant.
hint--holds = Tu as vu toutes les autres cartes, donc { $who } a forcément { $cards }.
hint--leaves = Laisse { $cards } sur la table.
hint--leaves--many = Laisse { $count } cartes sur la table.
hint--leaves--none = Ne laisse que des constructions sur la table.
hint--leaves--nothing = Laisse une table vide.
hint--least = { $who } a alors { $percent } % de chances de pouvoir prendre quelque chose, et aucun autre coup n’en laisse moins.
hint--lit = Indice : { $done }.
hint--more = D’autres coups
hint--not-now = Iris peut aider quand c’est à toi de jouer une carte.
hint--nothing = Iris n’a pas d’indice ici.
hint--off = Sans indices
hint--only = C’est ton seul coup permis.
hint--risk = { $who } a { $percent } % de chances de pouvoir prendre quelque chose.
hint--safe = Tu as vu toutes les cartes qui pourraient prendre quelque chose, donc { $who } ne peut rien prendre.
hint--sweep = { $who } a { $percent } % de chances de pouvoir faire un balayage.
hint--thinks = Iris réfléchit…
hint--title = Tes meilleurs coups, dans l’ordre
hint--what = Qu’en faire ?
hint--why = Pourquoi ?

mistake--again = C’est ce que tu avais joué. Essaie un autre coup.
mistake--due = { $count ->
    [one] { $count } à réessayer aujourd’hui
   *[other] { $count } à réessayer aujourd’hui
}
mistake--last = Tes parties
mistake--later = { $count ->
    [one] { $count } enregistré ; le prochain revient le { $day }.
   *[other] { $count } enregistrés ; le prochain revient le { $day }.
}
mistake--none = Tu n’as pas encore de coups à travailler.
mistake--right = C’est mieux, d’environ { $points } points.
mistake--task = Ici, tu as joué un coup qui a coûté environ { $points } points. Trouves-en un meilleur.
mistake--title = Tes propres erreurs
mistake--worse = Cela coûte aussi environ { $points } points.

reason--after = Si tu { $done }, { $who } prend { $taken } avec { $card }.
reason--after--last = Si tu { $done }, { $who } prend { $taken } avec { $card } et, comme c’est la dernière prise, reçoit aussi le reste de la table.
reason--after--you = Si tu { $done }, tu dois prendre { $taken } avec { $card }.
reason--after-later = Si tu { $done }, { $who } prend plus tard { $taken } avec { $card }.
reason--after-later--last = Si tu { $done }, { $who } prend plus tard { $taken } avec { $card } et, comme c’est la dernière prise, reçoit aussi le reste de la table.
reason--after-later--you = Si tu { $done }, tu dois prendre plus tard { $taken } avec { $card }.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } va à { $who }
   *[other] { $cards } vont à { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } va à l’équipe { $who }
   *[other] { $cards } vont à l’équipe { $who }
}
reason--cards-go--you = { $count ->
    [one] tu reçois { $cards }
   *[other] tu reçois { $cards }
}
reason--cards-last = { $count ->
    [one] { $cards } va à { $who }, qui prend en dernier
   *[other] { $cards } vont à { $who }, qui prend en dernier
}
reason--cards-last--team = { $count ->
    [one] { $cards } va à l’équipe { $who }, qui prend en dernier
   *[other] { $cards } vont à l’équipe { $who }, qui prend en dernier
}
reason--cards-last--you = { $count ->
    [one] tu reçois { $cards }, car tu prends en dernier
   *[other] tu reçois { $cards }, car tu prends en dernier
}
reason--costs = Cela te coûte { $points } : { $items }.
reason--costs--all = Cela te coûte { $points } en tout, surtout pour cette raison : { $items }.
reason--costs-if = Si, à la place, tu { $done }, cela te coûte { $points } : { $items }.
reason--costs-if--all = Si, à la place, tu { $done }, cela te coûte { $points } en tout, surtout pour cette raison : { $items }.
reason--early = la manche finit plus tôt, donc personne ne marque pour { $item }
reason--gain = Plus tard, tu peux prendre { $taken } avec { $card }.
reason--gain--last = Plus tard, tu peux prendre { $taken } avec { $card } et, comme tu prends en dernier, tu reçois aussi le reste de la table.
reason--item = c’est { $some } à { $others } pour { $item } au lieu de { $before } à { $their }
reason--item--ace_of_spades = l’as de pique
reason--item--aces = les as
reason--item--all_aces = les quatre as
reason--item--all_eleven = tous les points
reason--item--all_sevens = les quatre sept
reason--item--all_sixes = les quatre six
reason--item--big_casino = le Grand Casino
reason--item--cards = le plus de cartes
reason--item--diamonds = le plus de carreaux
reason--item--each_spade = les piques
reason--item--fines = les amendes
reason--item--five_spades = cinq piques
reason--item--honours = les cartes hautes
reason--item--jack_of_spades = le valet de pique
reason--item--last_capture = la dernière prise
reason--item--little_casino = le Petit Casino
reason--item--overspader = l’överspader
reason--item--seven_of_diamonds = le sept de carreau
reason--item--spades = le plus de piques
reason--item--sweeps = les balayages
reason--item--tabbe = les tabbes
reason--item--tablanette = les tablanettes
reason--item--ten_of_diamonds = le dix de carreau
reason--item--tens = les autres dix
reason--item--two_of_clubs = le deux de trèfle
reason--most = { $who } a { $item } ({ $some } à { $others })
reason--most--last = { $who }, qui prend en dernier, a { $item } ({ $some } à { $others })
reason--most--last--team = l’équipe { $who }, qui prend en dernier, a { $item } ({ $some } à { $others })
reason--most--nobody = personne ne marque pour { $item } ({ $some } à { $others })
reason--most--team = l’équipe { $who } a { $item } ({ $some } à { $others })
reason--most--you = tu as { $item }, mais seulement { $some } à { $others }
reason--points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
reason--points--both = { $count ->
    [one] { $count } point (toi { $own }, { $who } { $others })
   *[other] { $count } points (toi { $own }, { $who } { $others })
}
reason--reply = { $who } prend alors { $taken } avec { $card }.
reason--reply--last = { $who } prend alors { $taken } avec { $card } et, comme c’est la dernière prise, reçoit aussi le reste de la table.
reason--reply--you = Tu dois alors prendre { $taken } avec { $card }.
reason--later = Plus tard, { $who } prend { $taken } avec { $card }.
reason--later--last = Plus tard, { $who } prend { $taken } avec { $card } et, comme c’est la dernière prise, reçoit aussi le reste de la table.
reason--later--you = Plus tard, tu dois prendre { $taken } avec { $card }.
reason--sweep = { $who } fait un balayage
reason--sweep--team = l’équipe { $who } fait un balayage
reason--sweep--you = tu fais un balayage
reason--table = toute la table

replay--announces = annonce un coup
replay--branch--better = Le meilleur coup, étape { $number } sur { $of }
replay--branch--better--only = Le meilleur coup
replay--branch--played = Ton coup, étape { $number } sur { $of }
replay--branch--played--only = Ton coup
replay--branch--possible = Une réponse possible, étape { $number } sur { $of }
replay--deal = Manche { $round }, la donne
replay--place = Manche { $round }, après le coup { $number } sur { $of }
replay--text = { $text }

review--about = Iris a jugé chaque coup de ta place, avec les seules cartes que tu voyais. Les différences qui peuvent venir du hasard ne comptent pas. Quand toutes les cartes étaient connues, le jugement est exact. Vers la fin d’une partie, il compte aussi le gain de la partie, pour 10 points, et le dit.
review--better = Mieux :
review--builds = { $count ->
    [one] { $count } construction
   *[other] { $count } constructions
}
review--cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
review--clean = { $count ->
    [one] { $count } coup, et rien de mieux n’a été trouvé.
   *[other] { $count } coups, et rien de mieux n’a été trouvé pour aucun.
}
review--compared = Le tien ({ $cost }) :
review--contrast--card = Le meilleur coup garde { $card } pour plus tard et joue { $other } à la place.
review--contrast--more = { $count ->
    [one] Le meilleur coup prend { $cards } tout de suite.
   *[other] Le meilleur coup prend { $cards } tout de suite.
}
review--contrast--play = Dans la plupart des donnes, tu fais mieux si tu { $better } que si tu { $worse }.
review--contrast--sweeps = Après ton coup, { $who } peut faire un balayage { $many } % du temps. Après le meilleur, { $few } %.
review--contrast--sweeps--none = Après le meilleur coup, { $who } ne peut pas faire de balayage.
review--contrast--table = Ton coup laisse { $others }. Le meilleur laisse { $cards }.
review--contrast--takes = Après ton coup, { $who } peut prendre quelque chose { $many } % du temps. Après le meilleur, { $few } %.
review--contrast--takes--none = Le meilleur coup ne laisse rien à prendre à { $who }.
review--cost = { $count ->
    [one] Sur { $done } coups avec un choix, un pouvait être meilleur. Il a coûté { $points } points.
   *[other] Sur { $done } coups avec un choix, { $count } pouvaient être meilleurs. Ensemble, ils ont coûté { $points } points.
}
review--empty = une table vide
review--end--ahead = { $count ->
    [one] Tu as fini avec { $count } point d’avance.
   *[other] Tu as fini avec { $count } points d’avance.
}
review--end--behind = { $count ->
    [one] Tu as fini avec { $count } point de retard.
   *[other] Tu as fini avec { $count } points de retard.
}
review--end--level = Tu as fait égalité.
review--costs = { $count ->
    [one] a coûté { $points } point
   *[other] a coûté { $points } points
}
review--costs--game = { $cost }, et { $points } pour la partie elle-même
review--cut = Cette analyse va aussi loin que la partie peut se lire.
review--expected = Le cours de la partie
review--expected--about = L’avance attendue dit de combien ton camp mènerait sans doute à la fin de la manche, d’après les cartes que tu voyais : la moyenne de beaucoup de répartitions possibles des cartes cachées, chacune jouée jusqu’à la fin de la donne. Quand toutes les cartes étaient connues, elle est exacte. À la fin d’une manche, c’est le score.
review--expected--caption = Ton avance attendue, en points, avant chacun de tes coups. Touche le graphique pour voir la table d’alors.
review--expected--cost = Coût de ton coup
review--expected--lead = Avance attendue
review--expected--end = la fin
review--expected--move = Avant le coup
review--expected--numbers = Le graphique en chiffres
review--expected--round = Manche
review--expected--whose = Le cours de la partie pour { $who }
review--expected--words = Un graphique de l’avance attendue, de { $first } au début à { $last }. Ses tournants et ses chiffres suivent.
review--first-sight = Mieux à première vue :
review--first-sight--same = Aucun autre coup n’a l’air meilleur à première vue.
review--full = { $count } coups sont enregistrés pour t’exercer, et il n’y a plus de place. Résous-en d’abord quelques-uns.
review--idea = { $followed } sur { $of }
review--ideas = Les idées des meilleurs coups
review--ideas--about = Combien de fois ton coup a suivi l’idée du meilleur, en commençant par la plus faible.
review--ideas--about--beside = Combien de fois ton coup a suivi l’idée du meilleur, en commençant par la plus faible. Les adversaires ont été mesurés sur { $rounds } manches chacun. Iris est le juge : ses propres coups la suivent toujours.
review--ideas--beside = Les idées des meilleurs coups, comparées aux adversaires
review--keep = { $count ->
    [one] M’exercer sur celui à réessayer
   *[other] M’exercer sur les { $count } à réessayer
}
review--keep--about = Chaque position revient, aujourd’hui et d’autres jours, jusqu’à ce que tu trouves un meilleur coup.
review--kept = Ces moments sont enregistrés pour t’exercer.
review--kind--build = Constructions
review--kind--capture = Prises
review--kind--last = Dernière donne
review--kind--trail = Cartes posées
review--kinds = Ce qu’a coûté chaque sorte de coup
review--kinds--about = Points perdus par coup, en moyenne.
review--kinds--about--beside = Points perdus par coup, en moyenne. Les adversaires ont été mesurés sur { $rounds } manches chacun. Iris est le juge : ses propres coups ne coûtent rien ici.
review--kinds--beside = Ce qu’a coûté chaque sorte de coup, comparé aux adversaires
review--luck--against = Tu as donné { $play } points par des coups qui pouvaient être meilleurs. La chance t’a pris { $luck } points : les cartes que tu as eues, et la façon dont les autres ont joué les leurs.
review--luck--for = Tu as donné { $play } points par des coups qui pouvaient être meilleurs. La chance t’a donné { $luck } points : les cartes que tu as eues, et la façon dont les autres ont joué les leurs.
review--measure = Les points disent de combien tu mènes : à deux, un point qui va à l’adversaire au lieu de toi en coûte 2.
review--moments = À réessayer
review--moments--about = Chacun ouvre la table telle qu’elle était avant le coup. Pour essayer autre chose, appuie sur « { if--go } ».
review--more = { $count ->
    [one] Encore un coup
   *[other] Encore { $count } coups
}
review--nothing = Tu n’as eu aucun choix à faire.
review--often--always = Presque toujours
review--often--half = Environ une fois sur deux
review--often--mostly = Plus d’une fois sur deux
review--often--one-in = Environ une fois sur { $number }
review--often--two-thirds = Environ deux fois sur trois
review--place = Manche { $round }, coup { $number }
review--place--end = Manche { $round }, à la fin
review--played = Joué :
review--points = −{ $points }
review--points--game = −{ $points } et −{ $game } pour la partie
review--practise = M’exercer maintenant
review--progress = { $done } coups analysés sur { $of } …
review--saved--card = Le meilleur coup prend moins de cartes, mais tu gardes { $card } pour plus tard.
review--saved--play = Si tu { $better }, tu prends moins de cartes maintenant, mais plus à la fin que si tu { $worse }.
review--saved--sweeps = Le meilleur coup prend moins de cartes, mais { $who } ne peut alors faire un balayage que { $few } % du temps au lieu de { $many } %.
review--saved--sweeps--none = Le meilleur coup prend moins de cartes, mais { $who } ne peut alors pas faire de balayage.
review--saved--table = Le meilleur coup prend moins de cartes, mais laisse { $cards }, alors que le tien laisse { $others }.
review--saved--takes = Le meilleur coup prend moins de cartes, mais { $who } ne peut alors prendre quelque chose que { $few } % du temps au lieu de { $many } %.
review--saved--takes--none = Le meilleur coup prend moins de cartes, mais ne laisse rien à prendre à { $who }.
review--turn--counted = Puis vient le décompte.
review--turn--dealt = Puis on donne de nouvelles cartes.
review--turn--play = Ton coup a coûté { $play } points. Les cartes et les coups des autres : { $rest }.
review--turns = Tournants
review--title = Analyse de cette partie
review--unsolved = { $count ->
    [one] Un coup n’a pas pu être calculé à temps. Voici le jugement jusqu’ici :
   *[other] { $count } coups n’ont pas pu être calculés à temps. Voici le jugement jusqu’ici :
}
review--why--game = { $count ->
    [one] Cela décide de la partie.
   *[other] Cela décide de la partie, ce qui compte { $count } points ici.
}
review--why--item = { $points } points pour { $item }
review--why--items = En moyenne, ton coup te coûte { $items }.
review--why--mainly = Tu perds surtout des points sur { $items }.
review--why--reply = { $often }, { $who } prend alors { $cards } avec { GENDER($rank) ->
    [feminine] une
   *[other] un
} { $rank }.
review--why--reply--an = { $often }, { $who } prend alors { $cards } avec { GENDER($rank) ->
    [feminine] une
   *[other] un
} { $rank }.
review--why--reply--build = { $often }, { $who } prend alors une de tes constructions, la monte ou y ajoute.
