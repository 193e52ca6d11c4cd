evening--bots = Ce que les robots font des mêmes cartes
evening--by = Ton nom dans le classement
evening--by--about = Qui voit le classement peut le lire.
evening--by--missing = Écris d’abord ton nom.
evening--checking = Le classement est prêt. Vérification des coups de l’adversaire : manche { $number } sur { $count }
evening--comparing = Les robots jouent les mêmes cartes : manche { $number } sur { $count }
evening--csv--bot = { $name } (robot)
evening--csv--matchpoints = matchpoints
evening--csv--others = points des adversaires
evening--csv--own = points obtenus
evening--deal = Manche { $number }
evening--deal--all = Toutes les manches
evening--deal--counts = C’est ton résultat pour le groupe : seul le premier compte.
evening--deal--next = Suite : manche { $number } sur { $count }
evening--deal--not-own = Cela ne compte pas comme résultat pour le groupe, car tu n’as pas joué toi-même toutes tes cartes. Tu peux rejouer la manche.
evening--deal--resigned = Une manche abandonnée ne compte pas comme résultat pour le groupe. Tu peux la rejouer.
evening--deal--send = Voir et envoyer ton résultat
evening--deal--title = { $game }, manche { $number } sur { $count }
evening--deals = Manche par manche
evening--delete = Effacer ces manches et ces résultats
evening--delete--no = Les garder
evening--delete--one = Enlever le résultat : { $name }
evening--delete--sure = { $count ->
    [one] Effacer { $count } résultat et tes manches de ce groupe de ce navigateur ?
   *[other] Effacer { $count } résultats et tes manches de ce groupe de ce navigateur ?
}
evening--delete--yes = Les effacer
evening--deleted = Effacé de ce navigateur.
evening--deleted--one = Résultat enlevé : { $name }.
evening--empty = Rien à ajouter pour l’instant. Colle d’abord les messages avec les résultats.
evening--everybody = Tous les nouveaux résultats
evening--facts = { $count ->
    [one] { $count } manche ({ $game }) contre { $who }. Tout le monde a les mêmes cartes.
   *[other] { $count } manches ({ $game }) contre { $who }. Tout le monde a les mêmes cartes.
}
evening--facts--house = { $count ->
    [one] { $count } manche ({ $game }, avec des règles maison) contre { $who }. Tout le monde a les mêmes cartes.
   *[other] { $count } manches ({ $game }, avec des règles maison) contre { $who }. Tout le monde a les mêmes cartes.
}
evening--failed = Les résultats n’ont pas pu être vérifiés. Ce qui était là y est toujours. Recharge la page et réessaie.
evening--foreign--changed = Il est pour des manches avec d’autres règles, un autre adversaire ou un autre nombre de manches.
evening--foreign--other = Il est pour d’autres manches : { $count } ({ $game }). Ouvre le lien vers ces manches pour l’y ajouter.
evening--form = Mêmes cartes pour un groupe…
evening--form--about = Tout le groupe joue les mêmes manches contre les mêmes adversaires, chacun sur son appareil.
evening--form--again = Faire un lien vers d’autres cartes
evening--form--deals = Nombre de manches
evening--form--link = Lien pour tout le groupe
evening--form--make = Faire le lien
evening--form--name = Nom du groupe
evening--form--name--about = Facultatif. Qui ouvre le lien le voit.
evening--form--off = Une partie ordinaire
evening--form--open = Ouvrir la page
evening--form--single = Ce jeu ne se joue pas en manches séparées : { $reason }.
evening--form--then = Envoie ce lien à tout le monde, et garde-le : il ouvre la page où tu joues et ajoutes les résultats.
evening--group = Mêmes cartes pour un groupe
evening--head--hints = Manches avec indices
evening--head--lead = Avance
evening--head--matchpoints = Matchpoints
evening--head--mp = Matchpoints
evening--head--name = Nom
evening--head--place = Place
evening--head--points = Points
evening--head--share = Pour cent
evening--head--takebacks = Coups repris
evening--how = À chaque manche, tu reçois 2 matchpoints par personne qui a fait moins bien avec les mêmes cartes, et 1 par personne qui a fait aussi bien. Une manche que tu n’as pas jouée ne t’en donne aucun. Le pourcentage est ta part du maximum possible, et l’avance est tes points moins ceux de ton adversaire.
evening--look = { $what } : { $own } à { $others }. La revoir
evening--mean = avance moyenne { $mean }
evening--no-room = La mémoire de ton navigateur est pleine : les résultats ne durent que jusqu’au rechargement. Enregistre le tableur maintenant, ou efface d’anciens groupes.
evening--nobody = pas encore jouée
evening--none = Pas encore de résultats.
evening--not-kept = Ton navigateur n’enregistre rien pour ce site : les résultats ne durent que jusqu’à la fermeture de la page. Enregistre d’abord le tableur.
evening--of-deal = Manche { $number }, { $name }
evening--others = Autres groupes dans ce navigateur
evening--others--count = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
evening--own = Tes manches
evening--own--none = Quand tu auras joué une manche, tu pourras envoyer ton résultat d’ici.
evening--own--over = Tu as joué toutes les manches. Envoie ton résultat à qui t’a invité.
evening--own--some = { $count ->
    [one] Pour l’instant, ton résultat compte { $count } manche. Tu pourras l’envoyer encore quand tu en auras joué d’autres.
   *[other] Pour l’instant, ton résultat compte { $count } manches. Tu pourras l’envoyer encore quand tu en auras joué d’autres.
}
evening--play = Jouer la manche { $number }
evening--play--short = Jouer
evening--ranking = Classement
evening--ranking--of = { $count ->
    [one] Classement : { $count } personne
   *[other] Classement : { $count } personnes
}
evening--read--cut = Ce résultat ({ $by }) a été coupé ou changé en chemin. Demande-le encore une fois, ou en fichier au lieu d’un lien.
evening--read--invitation = C’est l’invitation aux manches, pas un résultat. Chacun envoie un résultat après avoir joué.
evening--read--long = Ce texte est trop long. Colle les résultats de quelques personnes à la fois.
evening--read--many = Seuls les { $count } premiers résultats de ce texte ont été lus. Colle les autres à part.
evening--read--none = Il n’y a pas de résultat dans ce texte. Un résultat est un lien qui contient « evening= », « deals= » et « check= ».
evening--reading = Lecture du texte
evening--refused = { $count ->
    [one] Refusé : { $count }
   *[other] Refusés : { $count }
}
evening--refused--count = Il a { $count } manches, mais il y en a { $deals }.
evening--refused--evening = Ce site n’a pas de manches pareilles : le jeu, le nombre d’adversaires ou leurs noms ne vont pas.
evening--refused--long = La manche { $deal } a plus de coups qu’aucune manche ne peut en avoir.
evening--refused--nothing = Il n’a aucune manche finie.
evening--refused--opponent = La manche { $deal } n’a pas été jouée contre cet adversaire : au coup { $number }, { $play } devrait être { $decided }.
evening--refused--play = La manche { $deal } ne peut pas avoir été jouée ainsi avec ces cartes et ces règles. Coup { $number }, { $play } : { $reason }.
evening--refused--resigned = La manche { $deal } a été abandonnée.
evening--refused--rules = Les règles de ces manches n’existent pas ici : { $reason }.
evening--refused--unfinished = La manche { $deal } n’est pas finie : elle s’arrête après le coup { $count }.
evening--remark--deals = { $count } manches sur { $deals }
evening--remark--hints = { $count ->
    [one] indices dans { $count } manche
   *[other] indices dans { $count } manches
}
evening--remark--takebacks = { $count ->
    [one] { $count } coup repris
   *[other] { $count } coups repris
}
evening--remark--unchecked = adversaire pas encore vérifié
evening--remove = Enlever un résultat
evening--remove--one = Enlever
evening--replaying = Vérification du résultat { $number } sur { $count }
evening--rules = Règles du jeu
evening--send--add = Ajouter au classement ici
evening--send--copy = Copier le résultat
evening--send--file = Enregistrer comme fichier
evening--send--preview = Ce qui est envoyé
evening--send--send = Envoyer le résultat
evening--send--text = { $count ->
    [one] { $title } : résultat ({ $name }), { $count } manche.
   *[other] { $title } : résultat ({ $name }), { $count } manches.
}
evening--sent--added = Ajouté au classement ci-dessous.
evening--sent--copied = Copié. Colle-le dans un message.
evening--sent--failed = Ton navigateur ne laisse pas cette page copier. Le texte est sélectionné : tu peux le copier toi-même.
evening--sent--saved = Enregistré. Envoie le fichier au lieu du lien.
evening--sent--shared = Envoyé.
evening--taken--full = { $count ->
    [one] { $count } résultat a été laissé de côté, car le classement est plein.
   *[other] { $count } résultats ont été laissés de côté, car le classement est plein.
}
evening--taken--known = { $count ->
    [one] { $count } résultat était déjà là.
   *[other] { $count } résultats étaient déjà là.
}
evening--taken--more = { $count ->
    [one] { $count } résultat a maintenant plus de manches.
   *[other] { $count } résultats ont maintenant plus de manches.
}
evening--taken--new = { $count ->
    [one] { $count } résultat ajouté.
   *[other] { $count } résultats ajoutés.
}
evening--taken--refused = { $count ->
    [one] { $count } résultat n’est pas possible et a été refusé.
   *[other] { $count } résultats ne sont pas possibles et ont été refusés.
}
evening--title = { $count ->
    [one] { $count } manche : { $game }
   *[other] { $count } manches : { $game }
}
evening--unnamed = quelqu’un sans nom
evening--wrong = Ce lien vers les manches n’est pas tout à fait juste. Copie le lien entier et réessaie.
