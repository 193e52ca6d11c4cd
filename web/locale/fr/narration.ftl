person--named = { $name }
person--nth = Joueur { $number }

say--a--2 = un deux
say--a--3 = un trois
say--a--4 = un quatre
say--a--5 = un cinq
say--a--6 = un six
say--a--7 = un sept
say--a--8 = un huit
say--a--9 = un neuf
say--a--A = un as
say--a--J = un valet
say--a--K = un roi
say--a--Q = une dame
say--a--T = un dix
say--added = *{ $who }* ajoute { $groups } à { $build }.
say--added--you = *Tu* ajoutes { $groups } à { $build }.
say--announced--any = *{ $who }* annonce la dernière donne.
say--announced--any--you = *Tu* annonces la dernière donne.
say--announced--cards = *{ $who }* dit « cartes ».
say--announced--cards--you = *Tu* dis « cartes ».
say--announced--last = *{ $who }* dit « dernière ».
say--announced--last--you = *Tu* dis « dernière ».
say--announced--sistan = *{ $who }* dit « sistan ».
say--announced--sistan--you = *Tu* dis « sistan ».
say--announced--sisten = *{ $who }* dit « sisten ».
say--announced--sisten--you = *Tu* dis « sisten ».
say--back--deal = la donne de cette manche
say--back--step = ta dernière étape
say--back--theirs = le dernier coup { ELIDED($who) ->
    [yes] d’{ $who }
   *[other] de { $who }
}
say--back--with = { $count ->
    [one] { $what } et la réponse de { $who }
   *[other] { $what } et les réponses de { $who }
}
say--build--own = la construction de { $value }
say--build--theirs = la construction de { $value } ({ $owner })
say--build--yours = ta construction de { $value }
say--built = *{ $who }* joue { $card } sur { $cards } pour construire { $value }.
say--built--multiple = *{ $who }* joue { $card } pour construire { $value } en { $sets } groupes : { $groups }.
say--built--multiple--you = *Tu* joues { $card } pour construire { $value } en { $sets } groupes : { $groups }.
say--built--table = *{ $who }* réunit { $groups } pour construire { $value }.
say--built--table--you = *Tu* réunis { $groups } pour construire { $value }.
say--built--you = *Tu* joues { $card } sur { $cards } pour construire { $value }.
say--cancelled = *{ $who }* annule la donne, car elle n’a pas été annoncée comme la dernière. Tout ce qui y a été joué est défait.
say--cancelled--you = *Tu* annules la donne, car elle n’a pas été annoncée comme la dernière. Tout ce qui y a été joué est défait.
say--captured = *{ $who }* prend { $taken } avec { $card }.
say--captured--you = *Tu* prends { $taken } avec { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } choix.
   *[other] { $count } choix.
}
say--claimed = *{ $who }* annonce { $target } points.
say--claimed--you = *Tu* annonces { $target } points.
say--cleared = La table est vide.
say--cleared-alone = *{ $who }* met { $card } sur sa pile.
say--cleared-alone--you = *Tu* mets { $card } sur ta pile.
say--cleared-by = { $count ->
    [one] *{ $who }* vide la table avec { $card } : { $count } carte.
   *[other] *{ $who }* vide la table avec { $card } : { $count } cartes.
}
say--cleared-by--you = { $count ->
    [one] *Tu* vides la table avec { $card } : { $count } carte.
   *[other] *Tu* vides la table avec { $card } : { $count } cartes.
}
say--comma = { $some }, { $other }
say--dealt = { $count ->
    [one] *{ $who }* donne encore { $count } carte à chacun.
   *[other] *{ $who }* donne encore { $count } cartes à chacun.
}
say--dealt--any = *{ $who }* annonce la dernière donne, { $count } cartes chacun.
say--dealt--any--you = *Tu* annonces la dernière donne, { $count } cartes chacun.
say--dealt--cards = *{ $who }* donne les dernières cartes, { $count } chacun, et dit « cartes ».
say--dealt--cards--you = *Tu* donnes les dernières cartes, { $count } chacun, et dis « cartes ».
say--dealt--first = *{ $who }* donne.
say--dealt--first--you = *Tu* donnes.
say--dealt--last = *{ $who }* donne les dernières cartes, { $count } chacun, et dit « dernière ».
say--dealt--last--you = *Tu* donnes les dernières cartes, { $count } chacun, et dis « dernière ».
say--dealt--quietly = *{ $who }* donne les dernières cartes, { $count } chacun.
say--dealt--quietly--you = *Tu* donnes les dernières cartes, { $count } chacun.
say--dealt--sistan = *{ $who }* donne les dernières cartes, { $count } chacun, et dit « sistan ».
say--dealt--sistan--you = *Tu* donnes les dernières cartes, { $count } chacun, et dis « sistan ».
say--dealt--sisten = *{ $who }* donne les dernières cartes, { $count } chacun, et dit « sisten ».
say--dealt--sisten--you = *Tu* donnes les dernières cartes, { $count } chacun, et dis « sisten ».
say--dealt--you = { $count ->
    [one] *Tu* donnes encore { $count } carte à chacun.
   *[other] *Tu* donnes encore { $count } cartes à chacun.
}
say--drawn--last = C’était la dernière carte du talon.
say--drawn--you = *Tu* pioches { $card }.
say--fined = { $count ->
    [one] C’est contre le devoir de qui construit : *{ $who }* paie { $count } point.
   *[other] C’est contre le devoir de qui construit : *{ $who }* paie { $count } points.
}
say--fined--you = { $count ->
    [one] C’est contre le devoir de qui construit : *tu* paies { $count } point.
   *[other] C’est contre le devoir de qui construit : *tu* paies { $count } points.
}
say--given = *{ $who }* donne { $cards } : { $pile }.
say--given--you = *Tu* donnes { $cards } : { $pile }.
say--go-on = C’est à { $who } : continuer.
say--insisted--augment = *{ $who }* exige : tout ce qui va sur une construction doit y être ajouté.
say--insisted--augment--you = *Tu* exiges : tout ce qui va sur une construction doit y être ajouté.
say--insisted--capture = *{ $who }* exige : cette carte doit prendre tout ce qu’elle peut.
say--insisted--capture--you = *Tu* exiges : cette carte doit prendre tout ce qu’elle peut.
say--insisted--request = *{ $who }* demande la construction.
say--insisted--request--you = *Tu* demandes la construction.
say--leads = *{ $who }* commence.
say--leads--you = *Tu* commences.
say--lifted = Tu mets { $card } au-dessus de ce que tu prends.
say--most--cards = *{ $who }* a { $count } cartes, plus de la moitié.
say--most--cards--team = *L’équipe { $who }* a { $count } cartes, plus de la moitié.
say--most--cards--you = *Tu* as { $count } cartes, plus de la moitié.
say--most--diamonds = *{ $who }* a { $count } carreaux, plus de la moitié.
say--most--diamonds--team = *L’équipe { $who }* a { $count } carreaux, plus de la moitié.
say--most--diamonds--you = *Tu* as { $count } carreaux, plus de la moitié.
say--most--spades = *{ $who }* a { $count } piques, plus de la moitié.
say--most--spades--team = *L’équipe { $who }* a { $count } piques, plus de la moitié.
say--most--spades--you = *Tu* as { $count } piques, plus de la moitié.
say--or = { $some } ou { $last }
say--owner = La construction de { $value } est à { $who }.
say--owner--you = La construction de { $value } est à toi.
say--pairs = { $count ->
    [one] *{ $who }* commence, et prend une paire de la table : { $pairs }.
   *[other] *{ $who }* commence, et prend des paires de la table : { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Tu* commences, et prends une paire de la table : { $pairs }.
   *[other] *Tu* commences, et prends des paires de la table : { $pairs }.
}
say--pile--theirs = la pile { ELIDED($who) ->
    [yes] d’{ $who }
   *[other] de { $who }
}
say--pile--yours = ta pile
say--plucked = *{ $who }* cueille { $card }.
say--plucked--you = *Tu* cueilles { $card }.
say--proposed = *{ $who }* veut prendre avec { $card }.
say--proposed--lay = *{ $who }* veut poser { $card }.
say--proposed--lay--you = *Tu* veux poser { $card }. Les autres peuvent s’y opposer.
say--proposed--you = *Tu* veux prendre avec { $card }. Les autres peuvent s’y opposer.
say--proven = On sait { ELIDED($who) ->
    [yes] qu’*{ $who }* a { $rank }.
   *[other] que *{ $who }* a { $rank }.
}
say--proven--you = On sait que *tu* as { $rank }.
say--raised = *{ $who }* joue { $cards } sur { $build } pour la monter à { $value }.
say--raised--more = *{ $who }* joue { $cards } sur { $build } pour la monter à { $value }, en ajoutant { $groups }.
say--raised--more--you = *Tu* joues { $cards } sur { $build } pour la monter à { $value }, en ajoutant { $groups }.
say--raised--you = *Tu* joues { $cards } sur { $build } pour la monter à { $value }.
say--redone = Refait : { $what }.
say--redone--lost = Ce que tu as repris ne peut plus être refait.
say--redone--none = Il n’y a rien à refaire.
say--replaced = { $count ->
    [one] Une carte va sous le talon et est remplacée : { $cards }.
   *[other] Des cartes vont sous le talon et sont remplacées : { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] La dernière carte de la table va à *{ $who }*, qui a pris en dernier.
   *[other] Les { $count } dernières cartes de la table vont à *{ $who }*, qui a pris en dernier.
}
say--residue--last_capturer--you = { $count ->
    [one] La dernière carte de la table est pour *toi* : tu as pris en dernier.
   *[other] Les { $count } dernières cartes de la table sont pour *toi* : tu as pris en dernier.
}
say--residue--last_mover = { $count ->
    [one] La dernière carte de la table va à *{ $who }*, qui a joué en dernier.
   *[other] Les { $count } dernières cartes de la table vont à *{ $who }*, qui a joué en dernier.
}
say--residue--last_mover--you = { $count ->
    [one] La dernière carte de la table est pour *toi* : tu as joué en dernier.
   *[other] Les { $count } dernières cartes de la table sont pour *toi* : tu as joué en dernier.
}
say--residue--nobody = { $count ->
    [one] La dernière carte de la table ne va à personne.
   *[other] Les { $count } dernières cartes de la table ne vont à personne.
}
say--resigned = *{ $who }* abandonne la partie.
say--resigned--you = *Tu* abandonnes la partie.
say--restarted = La manche recommence avec les mêmes cartes.
say--set-aside = Mis de côté pour qui prend en dernier : { $cards }.
say--stolen = *{ $who }* vole { $card } : { $pile }.
say--stolen--you = *Tu* voles { $card } : { $pile }.
say--sum = { $parts }
say--sweep-left = *{ $who }* dit « balayage pour { $cards } ».
say--sweep-left--you = *Tu* dis « balayage pour { $cards } ».
say--sweeps-cancelled = Chaque camp a maintenant un balayage : chacun en perd un.
say--swept--bonus = { $count ->
    [one] Cela vaut { $count } point.
   *[other] Cela vaut { $count } points.
}
say--swept--swing = Cela donne { $count } points à qui l’a fait et en enlève { $count } à qui jouait juste avant.
say--trailed = *{ $who }* pose { $card }.
say--trailed--you = *Tu* poses { $card }.
say--unannounced = *{ $who }* ne dit rien.
say--unannounced--you = *Tu* ne dis rien.
say--undone = Repris : { $what }.
say--your-turn = À toi.

sweep--mokki = un mökki
sweep--mokki--said = Un mökki.
sweep--tabbe = une tabbe
sweep--tabbe--said = Une tabbe.
sweep--tabla = une tabla
sweep--tabla--said = Une tabla.
sweep--tablanette = une tablanette
sweep--tablanette--said = Une tablanette.
sweep--default = un balayage
sweep--default--said = Un balayage.

turn--added = ajoute { $groups } à la construction de { $value }
turn--added--you = ajoutes { $groups } à la construction de { $value }
turn--announced--any = annonce la dernière donne
turn--announced--cards = « cartes »
turn--announced--last = « dernière »
turn--announced--sistan = « sistan »
turn--announced--sisten = « sisten »
turn--as-announced = joue comme annoncé
turn--as-announced--you = joues comme annoncé
turn--built = construit { $value } : { $card } sur { $cards }
turn--built--multiple = { $count ->
    [one] construit { $value } : { $groups }
   *[other] construit { $value } en { $count } groupes : { $groups }
}
turn--built--multiple--you = { $count ->
    [one] construis { $value } : { $groups }
   *[other] construis { $value } en { $count } groupes : { $groups }
}
turn--built--you = construis { $value } : { $card } sur { $cards }
turn--cancelled = annule la donne
turn--cancelled--you = annules la donne
turn--captured = prend { $taken } avec { $card }
turn--captured--you = prends { $taken } avec { $card }
turn--claimed = annonce la victoire
turn--claimed--you = annonces la victoire
turn--cleared-alone = met { $card } sur sa pile
turn--cleared-alone--you = mets { $card } sur ta pile
turn--cleared-by = vide la table avec { $card }
turn--cleared-by--you = vides la table avec { $card }
turn--ends = finit son tour
turn--ends--you = finis ton tour
turn--fined = paie { $count }
turn--fined--you = paies { $count }
turn--given = donne { $cards }
turn--given--you = donnes { $cards }
turn--insisted = { $who } exige
turn--insisted--you = tu exiges
turn--insists = exige
turn--insists--you = exiges
turn--lets-stand = laisse faire
turn--lets-stand--you = laisses faire
turn--plucked = cueille { $card }
turn--plucked--you = cueilles { $card }
turn--raised = monte la construction de { $old } à { $value } avec { $card }
turn--raised--you = montes la construction de { $old } à { $value } avec { $card }
turn--silent = ne dit rien
turn--silent--you = ne dis rien
turn--stolen = vole { $card }
turn--stolen--you = voles { $card }
turn--sweep-left = « balayage pour { $cards } »
turn--trailed = pose { $card }
turn--trailed--you = poses { $card }
