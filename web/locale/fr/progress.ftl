progress--achievement--aces = les quatre as en une manche
progress--achievement--aces--about = Chaque as compte, et un as sur la table entre dans beaucoup de sommes. Prends-le dès que tu peux, même avec peu d’autres cartes.
progress--achievement--cards = plus de la moitié du jeu
progress--achievement--cards--about = Dès que tu as plus de la moitié des cartes, personne ne peut en avoir plus que toi. Alors les grosses prises comptent moins, et les cartes qui rapportent autrement comptent plus.
progress--achievement--casinos = le Grand et le Petit Casino en une manche
progress--achievement--casinos--about = Peu de cartes valent autant que le dix de carreau et le deux de pique. Ne pose ni l’un ni l’autre tant que quelqu’un d’autre peut le prendre.
progress--achievement--groups = trois groupes avec une carte
progress--achievement--groups--about = Une carte prend tout ce qui fait sa valeur. Cherche toutes les sommes avant de jouer.
progress--achievement--kept = une construction gardée face à deux adversaires
progress--achievement--kept--about = Plus il y a d’adversaires avant ton prochain tour, plus le risque est grand. Cela vaut la peine quand la plupart des cartes de sa valeur sont parties ou à toi.
progress--achievement--last_sweep = un balayage avec la dernière carte d’une donne
progress--achievement--last_sweep--about = Garde la bonne carte pour la fin d’une donne : avant de jouer les autres, pense à ce qui pourrait être sur la table quand il n’en restera qu’une.
progress--achievement--multiple = une construction multiple
progress--achievement--multiple--about = Une construction multiple a deux groupes ou plus de la même valeur. Personne ne peut la monter : seule une carte de cette valeur te la prend.
progress--achievement--residue = la dernière prise avec au moins quatre cartes restantes
progress--achievement--residue--about = Les cartes qui restent à la fin vont à qui a pris en dernier. À la dernière donne, garde une carte sûre de prendre quelque chose.
progress--achievement--shutout = tous les points d’une manche
progress--achievement--shutout--about = Il faut de bonnes cartes, et un œil sur tout ce qui rapporte, jusqu’à la dernière donne.
progress--achievement--spades = dix piques en une manche
progress--achievement--spades--about = Dès que tu as sept piques, personne ne peut en avoir autant. Jusque-là, quand deux prises se valent, choisis celle avec des piques.
progress--achievement--stolen = une construction volée
progress--achievement--stolen--about = Une construction va à qui la prend le premier. Elle n’est à l’abri que de qui n’a aucune carte de sa valeur : compte combien de celles-là sont passées.
progress--achievement--sweep = un balayage
progress--achievement--sweep--about = Un balayage prend tout ce qui est sur la table. Qui joue ensuite n’a rien à prendre ni sur quoi construire : ce qui est posé alors est souvent pour toi aussi.
progress--added--bad = { $count ->
    [one] Une entrée n’est pas une partie finie et a été laissée de côté.
   *[other] { $count } entrées ne sont pas des parties finies et ont été laissées de côté.
}
progress--added--full = { $count ->
    [one] Une partie a été laissée de côté : la mémoire de ton navigateur est pleine.
   *[other] { $count } parties ont été laissées de côté : la mémoire de ton navigateur est pleine.
}
progress--added--known = { $count ->
    [one] Une partie était déjà ici.
   *[other] { $count } parties étaient déjà ici.
}
progress--added--more = D’autres choses ont aussi été ajoutées : réglages, règles à toi ou partie en cours.
progress--added--new = { $count ->
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
progress--added--nothing = Il n’y a rien de nouveau dans cette copie.
progress--adding = Restauration de la copie : { $done } parties sur { $many }
progress--against = contre { $who }
progress--all = Toutes les parties
progress--alone = { $count }, chacun pour soi
progress--back = Partie rétablie.
progress--begun = Elle était déjà en cours quand tu l’as ouverte.
progress--by--opponent = Par adversaire
progress--by--person = Jouées entre personnes
progress--by--seats = Par nombre de joueurs
progress--by--variant = Par jeu
progress--chart--margin = Points d’avance ou de retard, partie par partie
progress--chart--margin--told = Points d’avance ou de retard dans les { $count } dernières parties, de { $worst } à { $best }.
progress--chart--share = { $count ->
    [one] Parties gagnées, sur { $count }
   *[other] Parties gagnées sur les { $count } dernières
}
progress--chart--share--told = Tu as gagné { $number } % des { $count } dernières parties.
progress--column--built = Tes constructions
progress--column--captures = Prises par manche
progress--column--games = Parties
progress--column--kept = Gardées
progress--column--lost = Perdues
progress--column--margin = Avance moyenne
progress--column--opponent = Adversaire
progress--column--person = Joueur
progress--column--rounds = Manches
progress--column--seats = Joueurs
progress--column--stolen = Volées
progress--column--sweeps = Balayages par manche
progress--column--variant = Jeu
progress--column--won = Gagnées
progress--copied = Tout est dans le fichier que ton navigateur vient d’enregistrer.
progress--copied--part = Ton navigateur ne peut pas lire sa base de données en ce moment : tes parties plus anciennes manquent dans le fichier qu’il vient d’enregistrer. Relance le navigateur, puis enregistre de nouveau une copie.
progress--copy--all = Elle contient toutes tes parties.
progress--copy--last = Tu as enregistré la dernière copie le { $day }.
progress--copy--never = { $count ->
    [one] Tu n’as pas encore enregistré de copie de ta partie.
   *[other] Tu n’as pas encore enregistré de copie de tes { $count } parties.
}
progress--copy--remind = Un navigateur efface parfois ce qu’un site a enregistré.
progress--copy--save = Enregistrer une copie
progress--copy--since = { $count ->
    [one] Une partie finie depuis n’y est pas.
   *[other] { $count } parties finies depuis n’y sont pas.
}
progress--copying = Écriture de la copie : { $done } parties sur { $many }
progress--deal = Rejouer ces cartes
progress--delete = Effacer
progress--deleted = Partie effacée.
progress--daily = La donne du jour
progress--did = Prises : { $captures }. Balayages : { $sweeps }. Tes constructions : { $built }, dont { $kept } gardées et { $lost } perdues. Constructions volées à d’autres : { $stolen }.
progress--file = Enregistrer comme fichier
progress--first-times = Premières fois
progress--first-times--left = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
progress--first-times--none = Ce que tu fais pour la première fois apparaît ici, avec un conseil.
progress--full = La mémoire de ton navigateur est pleine : la partie ne peut pas être rétablie.
progress--games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
progress--head--best = Plus longue suite de victoires
progress--head--games = Parties
progress--head--rounds = Manches
progress--head--row = Suite en cours
progress--head--won = Gagnées
progress--if = Et si
progress--joined = Rejointe
progress--lost = Perdue
progress--maker = Mettre sur une page
progress--mark--again = cartes déjà jouées
progress--mark--hinted = avec indices
progress--mark--resigned = abandonnée
progress--mark--rules = avec règles maison
progress--mark--skipped = jouée en partie pour toi
progress--mark--takebacks = avec coups repris
progress--more = { $count ->
    [one] En montrer encore une
   *[other] En montrer d’autres (il en reste { $count })
}
progress--moves = Les coups
progress--none = Pas encore de partie finie. Chaque partie finie est enregistrée ici, dans ce navigateur.
progress--not-own = Elle ne compte pas dans tes résultats.
progress--open = Revoir
progress--percent = { $number } %
progress--person = Joueur { $number }
progress--play = Jouer une partie
progress--puzzles = Problèmes
progress--puzzles--least = Tu auras une cote aux problèmes après 20 essais.
progress--puzzles--none = { $count ->
    [0] Tu auras une cote aux problèmes après 20 essais ; tu n’en as encore fait aucun.
    [one] Tu auras une cote aux problèmes après 20 essais ; tu en as fait un.
   *[other] Tu auras une cote aux problèmes après 20 essais ; tu en as fait { $count }.
}
progress--puzzles--rating = Ta cote aux problèmes est entre { $low } et { $high }, d’après tes { $count } derniers premiers essais.
progress--rating = Où tu en es
progress--rating--about = Ces intervalles sont justes au moins neuf fois sur dix ; la bande d’un graphique montre l’incertitude. Chaque sorte de partie a sa cote, contre des adversaires dont la force y a été mesurée. Une équipe compte comme la moyenne de ses joueurs. Une partie ne compte pas si tu as repris un coup, demandé un indice, sauté la fin d’une manche, abandonné, déjà joué ses cartes, ou si tu l’as rejointe en cours. Les parties récentes comptent plus.
progress--rating--above = Au-dessus de { $below }.
progress--rating--below = Au-dessous de { $above }.
progress--rating--between = Entre { $below } et { $above }.
progress--rating--from = D’après { $games }, { $rounds }.
progress--rating--how = Comment cela se calcule
progress--rating--none = Pour voir ta force, finis une partie où celle des adversaires a été mesurée, comme le Casino à deux.
progress--rating--none--again = Ta dernière partie ne compte pas ici, car tu en avais déjà joué les cartes. Pour voir ta force, finis-en une avec de nouvelles cartes.
progress--rating--none--hinted = Ta dernière partie ne compte pas ici, car tu as demandé un indice. Pour voir ta force, finis-en une sans indice.
progress--rating--none--resigned = Ta dernière partie ne compte pas ici, car tu as abandonné. Pour voir ta force, joues-en une jusqu’au bout.
progress--rating--none--skipped = Ta dernière partie ne compte pas ici, car une partie de tes cartes a été jouée pour toi. Pour voir ta force, finis-en une sans aide.
progress--rating--none--takebacks = Ta dernière partie ne compte pas ici, car tu as repris un coup. Pour voir ta force, finis-en une sans le faire.
progress--rating--top = Au-dessus de { $below }, l’adversaire le plus fort ici.
progress--rating--unknown = Trop peu de manches pour le dire.
progress--rating--unmeasured = La force des adversaires n’a pas été mesurée dans ces jeux : ils n’ont pas de cote :
progress--reading = Lecture de tes parties : { $done } sur { $many }
progress--refused = Ton navigateur n’enregistre rien pour ce site : aucune partie ne peut l’être ici.
progress--room = { $count ->
    [one] Il y a place pour environ une partie de plus.
   *[other] Il y a place pour environ { $count } parties de plus.
}
progress--room--little = { $count ->
    [0] Il n’y a plus de place pour une autre partie. Enregistre une copie, puis efface des parties.
    [one] Il y a place pour environ une partie de plus. Enregistre une copie, puis efface des parties.
   *[other] Il y a place pour environ { $count } parties de plus. Enregistre une copie avant que ce soit plein, puis efface des parties.
}
progress--room--much = Il y a place pour plus de 10 000 parties.
progress--round = Manche { $number }
progress--rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
progress--row--lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
}
progress--row--won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
progress--running = Parties en cours
progress--running--continue = Continuer
progress--running--discard = Jeter
progress--running--game = Une partie en cours
progress--running--last = Dernier coup { $day }
progress--running--unreadable = Une partie illisible. Rien n’est perdu : tu peux l’enregistrer comme fichier.
progress--skipped = Sautée
progress--skipped--about = Une partie de tes cartes a été jouée pour toi.
progress--slim = Il n’y avait pas la place d’enregistrer les coups de cette partie. Tu peux quand même en rejouer les cartes.
progress--teams = { $table } en équipes
progress--together = Ensemble
progress--total = Total
progress--undo = Annuler
progress--unreachable = Ton navigateur ne peut pas lire sa base de données en ce moment : tes parties plus anciennes ne sont pas dans la liste. Elles sont toujours enregistrées. Recharge cette page ou relance le navigateur.
progress--unreadable = Une partie de ce qui est enregistré ici est illisible. Elle reste telle quelle, et tu peux l’enregistrer comme fichier.
progress--unreadable--back = Les données illisibles sont de retour.
progress--unreadable--discard = Jeter les données illisibles
progress--unreadable--file = Enregistrer les données illisibles comme fichier
progress--unreadable--gone = Les données illisibles ont été jetées.
progress--watched = Regardée
progress--winners = Gagnée par : { $who }.
progress--won = Gagnée
progress--wrong--broken = Cette copie est abîmée : une partie du fichier manque ou a été changée. Tes parties ici n’ont pas changé.
progress--wrong--kind = Ce fichier n’est pas une copie de tes parties. Choisis-en un fait avec « Enregistrer une copie ». Rien n’a changé.
progress--wrong--large = Ce fichier fait { $size } Mo, trop pour une copie de tes parties ({ $most } Mo au plus). Rien n’a changé.
progress--wrong--newer = Cette copie vient d’une version plus récente de ce site. Recharge cette page et réessaie. Rien n’a changé.
progress--you = Toi
