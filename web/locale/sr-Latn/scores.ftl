count--ace-of-spades = { $cards } 1 poen
count--aces = { $count ->
    [one] { $cards } kec, po 1
    [few] { $cards } kečevi, po 1
   *[other] { $cards } kečevi, po 1
}
count--all-aces = { $count ->
    [one] Sva četiri keca, { $count } poen
    [few] Sva četiri keca, { $count } poena
   *[other] Sva četiri keca, { $count } poena
}
count--all-eleven = Svi poeni runde, još { $count }
count--all-sevens = { $count ->
    [one] Sve četiri sedmice, { $count } poen
    [few] Sve četiri sedmice, { $count } poena
   *[other] Sve četiri sedmice, { $count } poena
}
count--all-sixes = { $count ->
    [one] Sve četiri šestice, { $count } poen
    [few] Sve četiri šestice, { $count } poena
   *[other] Sve četiri šestice, { $count } poena
}
count--big-casino = { $count ->
    [one] { $cards } Veliki Casino, { $points }
    [few] { $cards } Veliki Casino, po { $points }
   *[other] { $cards } Veliki Casino, po { $points }
}
count--cards = { $count ->
    [one] Najviše karata, { $count } poen
    [few] Najviše karata, { $count } poena
   *[other] Najviše karata, { $count } poena
}
count--diamonds = { $count ->
    [one] Najviše karoa, { $count } poen
    [few] Najviše karoa, { $count } poena
   *[other] Najviše karoa, { $count } poena
}
count--each-spade = Svaki pik, { $count }
count--each-spade--other = Svaki pik osim { $card }, { $count }
count--fines--more = Svaka kazna, { $count } manje za tebe
count--fines--two = Svaka kazna, { $count } drugoj strani
count--five-of-spades = Tabla kartom { $card }, { $count }
count--five-spades = { $count ->
    [one] Pet pikova ili više, { $count } poen
    [few] Pet pikova ili više, { $count } poena
   *[other] Pet pikova ili više, { $count } poena
}
count--goal--round = Jedna runda odlučuje partiju.
count--goal--rounds = Pobeđuje strana s najviše poena na kraju. Broj rundi: { $rounds }.
count--goal--rounds--lowest = Poeni se računaju protiv tebe: na kraju pobeđuje strana s najmanje. Broj rundi: { $rounds }.
count--goal--target = Igra se do { $target }.
count--goal--target--lowest = Igra se do { $target }, a poeni se računaju protiv tebe: pobeđuje strana s najmanje.
count--has = { $who } ima { $count }
count--has--team = tim { $who } ima { $count }
count--has--you = ti imaš { $count }
count--honours = Svaka karta { $ranks }, { $count }
count--in-build = u gradnji: { $build }
count--in-hand = u tvojoj ruci
count--in-hand-of = u ruci igrača { $who }
count--jack-of-spades = { $cards } 1 poen
count--last-capture = { $count ->
    [one] Poslednje nošenje, { $count } poen
    [few] Poslednje nošenje, { $count } poena
   *[other] Poslednje nošenje, { $count } poena
}
count--leads = { $who } vodi { $some } prema { $others }
count--leads--team = tim { $who } vodi { $some } prema { $others }
count--leads--you = ti vodiš { $some } prema { $others }
count--little-casino = { $count ->
    [one] { $cards } Mali Casino, { $points }
    [few] { $cards } Mali Casino, po { $points }
   *[other] { $cards } Mali Casino, po { $points }
}
count--most--cards = najviše karata
count--most--spades = najviše pikova
count--needs = { $who } ima { $total }, a za pobedu treba: { $items }; ništa drugo ne nosi poene.
count--needs--team = Tim { $who } ima { $total }, a za pobedu mu treba: { $items }; ništa drugo ne nosi poene.
count--needs--you = Imaš { $total }, a za pobedu ti treba: { $items }; ništa drugo ne nosi poene.
count--nobody = još niko
count--on-table = na stolu
count--overspader = Svaki pik preko šest, { $count }
count--seven-of-diamonds = { $cards } 1 poen
count--so-far = { $who } dosad
count--so-far--team = { $who } dosad
count--so-far--you = ti dosad
count--spades = { $count ->
    [one] Najviše pikova, { $count } poen
    [few] Najviše pikova, { $count } poena
   *[other] Najviše pikova, { $count } poena
}
count--sweeps = Svaka tabla, { $count }
count--tabbe = Svaki tabbe, { $count } za tebe, a prethodnom igraču { $count } manje
count--tablanette--double = Svaka tablanette: dvostruka vrednost svih njenih karata; ništa sa žandarom
count--tablanette--jack-sum = Svaka tablanette sa žandarom: vrednost svih njenih karata
count--tablanette--non-jack-sum = Svaka tablanette: vrednost svih njenih karata; ništa sa žandarom
count--taken = u gomili: { $who }
count--taken--ours--team = u našoj gomili
count--taken--ours--you = u tvojoj gomili
count--taken--team = u njihovoj gomili
count--ten-of-diamonds = { $cards } desetka karo, { $points }
count--tens = { $count ->
    [one] { $cards } desetka, { $points }
    [few] { $cards } desetke, po { $points }
   *[other] { $cards } desetke, po { $points }
}
count--two-of-clubs = { $cards } dvojka tref, { $points }
count--unseen = još neviđeno
count--when = Poeni se broje na kraju runde.

decided--always = { $who } vodi od prve do poslednje runde.
decided--always--team = Tim { $who } vodi od prve do poslednje runde.
decided--always--you = Ti vodiš od prve do poslednje runde.
decided--blows = Runda se završava ranije. { $who }: { $what }.
decided--blows--fines = { $count ->
    [one] { $count } kazna
    [few] { $count } kazne
   *[other] { $count } kazni
}
decided--blows--sweeps = { $count ->
    [one] { $count } tuđa tabla
    [few] { $count } tuđe table
   *[other] { $count } tuđih tabli
}
decided--blows--you = Runda se završava ranije. Ti: { $what }.
decided--card = Sve zavisi od toga ko ima { $item }. Da je obrnuto, { $then }.
decided--cleared = { $who } čisti sto i time završava rundu.
decided--cleared--team = Tim { $who } čisti sto i time završava rundu.
decided--cleared--you = Ti čistiš sto i time završavaš rundu.
decided--enough = { $count ->
    [one] { $who } ima { $count } kartu, i to završava rundu.
    [few] { $who } ima { $count } karte, i to završava rundu.
   *[other] { $who } ima { $count } karata, i to završava rundu.
}
decided--enough--team = { $count ->
    [one] Tim { $who } ima { $count } kartu, i to završava rundu.
    [few] Tim { $who } ima { $count } karte, i to završava rundu.
   *[other] Tim { $who } ima { $count } karata, i to završava rundu.
}
decided--enough--you = { $count ->
    [one] Imaš { $count } kartu, i to završava rundu.
    [few] Imaš { $count } karte, i to završava rundu.
   *[other] Imaš { $count } karata, i to završava rundu.
}
decided--game = pobedio bi igrač { $who }
decided--game--team = pobedio bi tim { $who }
decided--game--you = pobeda bi bila tvoja
decided--late = { $who } preuzima vođstvo tek u poslednjoj rundi.
decided--late--team = Tim { $who } preuzima vođstvo tek u poslednjoj rundi.
decided--late--you = Preuzimaš vođstvo tek u poslednjoj rundi.
decided--led = { $who } vodi od { $round }. runde.
decided--led--team = Tim { $who } vodi od { $round }. runde.
decided--led--you = Vodiš od { $round }. runde.
decided--majority = Sve zavisi od toga ko ima { $item }, { $some } prema { $others }. Da je obrnuto, { $then }.
decided--round = rundu bi dobio igrač { $who }
decided--round--team = rundu bi dobio tim { $who }
decided--round--you = runda bi bila tvoja

score--ace_of_spades = Kec pik
score--aces = Kečevi
score--all_aces = Sva četiri keca
score--all_eleven = Svi poeni
score--all_sevens = Sve četiri sedmice
score--all_sixes = Sve četiri šestice
score--big_casino = Veliki Casino
score--broken-off = Runda se završava ranije, pa se računaju samo table i kazne.
score--by--all_eleven = { $who } nosi sve poene runde.
score--by--all_eleven--team = Tim { $who } nosi sve poene runde.
score--by--all_eleven--you = Nosiš sve poene runde.
score--by--as_made = { $who } stiže do { $target } zahvaljujući poenima koji se odmah računaju.
score--by--as_made--team = Tim { $who } stiže do { $target } zahvaljujući poenima koji se odmah računaju.
score--by--as_made--you = Stižeš do { $target } zahvaljujući poenima koji se odmah računaju.
score--by--big_casino = Poeni su isti, a Veliki Casino ima { $who }.
score--by--big_casino--team = Poeni su isti, a Veliki Casino ima tim { $who }.
score--by--big_casino--you = Poeni su isti, a Veliki Casino imaš ti.
score--by--claim = { $who } prijavljuje { $target }, i to je tačno.
score--by--claim--team = Tim { $who } prijavljuje { $target }, i to je tačno.
score--by--claim--you = Prijavljuješ { $target }, i to je tačno.
score--by--clearer = Rezultat je nerešen, a sto čisti { $who }, i to odlučuje.
score--by--clearer--team = Rezultat je nerešen, a sto čisti tim { $who }, i to odlučuje.
score--by--clearer--you = Rezultat je nerešen, a sto čistiš ti, i to odlučuje.
score--by--countout = Pri brojanju pre svih do cilja stiže { $who }.
score--by--countout--team = Pri brojanju pre svih do cilja stiže tim { $who }.
score--by--countout--you = Pri brojanju pre svih stižeš do cilja.
score--by--draw = Svi imaju isti broj karata, i niko nije očistio sto.
score--by--endgame = { $who } nosi ono jedino što odlučuje kad je cilj ovako blizu.
score--by--endgame--team = Tim { $who } nosi ono jedino što odlučuje kad je cilj ovako blizu.
score--by--endgame--you = Nosiš ono jedino što odlučuje kad je cilj ovako blizu.
score--by--false_claim = Druga strana prijavljuje { $target }, a nema toliko, pa pobeđuje { $who }.
score--by--false_claim--team = Druga strana prijavljuje { $target }, a nema toliko, pa pobeđuje tim { $who }.
score--by--false_claim--you = Druga strana prijavljuje { $target }, a nema toliko, pa pobeđuješ ti.
score--by--resigned = { $who } predaje partiju.
score--by--resigned--team = Tim { $who } predaje partiju.
score--by--resigned--you = Predaješ partiju.
score--by--rounds = { $who } ima najviše poena posle poslednje runde.
score--by--rounds--fewest = { $who } ima najmanje poena posle poslednje runde.
score--by--rounds--fewest--team = Tim { $who } ima najmanje poena posle poslednje runde.
score--by--rounds--fewest--you = Imaš najmanje poena posle poslednje runde.
score--by--rounds--team = Tim { $who } ima najviše poena posle poslednje runde.
score--by--rounds--you = Imaš najviše poena posle poslednje runde.
score--by--shared = Posle poslednje runde je nerešeno.
score--by--target = { $who } stiže do { $target }.
score--by--target--ahead = Više strana stiže do { $target }, a { $who } ima najviše poena.
score--by--target--ahead--team = Više strana stiže do { $target }, a tim { $who } ima najviše poena.
score--by--target--ahead--you = Više strana stiže do { $target }, a ti imaš najviše poena.
score--by--target--fewest = Neko stiže do { $target }, a { $who } ima najmanje poena.
score--by--target--fewest--team = Neko stiže do { $target }, a tim { $who } ima najmanje poena.
score--by--target--fewest--you = Neko stiže do { $target }, a ti imaš najmanje poena.
score--by--target--team = Tim { $who } stiže do { $target }.
score--by--target--you = Stižeš do { $target }.
score--by--tiebreak = Rezultat je nerešen, pa odlučuju karte odnete u poslednjoj rundi: pobeđuje { $who }.
score--by--tiebreak--team = Rezultat je nerešen, pa odlučuju karte odnete u poslednjoj rundi: pobeđuje tim { $who }.
score--by--tiebreak--you = Rezultat je nerešen, pa odlučuju karte odnete u poslednjoj rundi: pobeđuješ ti.
score--cancelled = { $count ->
    [1] Obe strane imaju tablu, pa se po jedna poništava.
    [one] Obe strane imaju table, pa se poništava po { $count }.
    [few] Obe strane imaju table, pa se poništavaju po { $count }.
   *[other] Obe strane imaju table, pa se poništava po { $count }.
}
score--cards = Najviše karata
score--carried = { $count ->
    [one] { $item }: { $count } poen se prenosi u sledeću rundu.
    [few] { $item }: { $count } poena se prenose u sledeću rundu.
   *[other] { $item }: { $count } poena se prenosi u sledeću rundu.
}
score--crossed = Table se poništavaju jedna za jednu.
score--diamonds = Najviše karoa
score--difference = Poene dobija samo strana koja je više nosila, i to razliku.
score--done = Gotovo
score--download = Sačuvaj partiju kao datoteku
score--each_spade = Svaki pik
score--ends-at = { $who } vodi. Partija se završava kad neka strana stigne do { $target } poena.
score--ends-at--level = Niko ne vodi. Partija se završava kad neka strana stigne do { $target } poena.
score--ends-at--team = Tim { $who } vodi. Partija se završava kad neka strana stigne do { $target } poena.
score--ends-at--you = Vodiš. Partija se završava kad neka strana stigne do { $target } poena.
score--fined = { $count ->
    [one] { $who } plaća { $count } kaznu.
    [few] { $who } plaća { $count } kazne.
   *[other] { $who } plaća { $count } kazni.
}
score--fined--team = { $count ->
    [one] Tim { $who } plaća { $count } kaznu.
    [few] Tim { $who } plaća { $count } kazne.
   *[other] Tim { $who } plaća { $count } kazni.
}
score--fined--you = { $count ->
    [one] Plaćaš { $count } kaznu.
    [few] Plaćaš { $count } kazne.
   *[other] Plaćaš { $count } kazni.
}
score--fines = Kazne
score--first-times = { $count ->
    [one] Novo za tebe: { $achievements }.
    [few] Novo za tebe: { $achievements }.
   *[other] Novo za tebe: { $achievements }.
}
score--five_spades = Pet pikova
score--game-shared = { $who } dele pobedu
score--game-won = { $who } dobija partiju
score--game-won--team = Tim { $who } dobija partiju
score--game-won--you = Dobijaš partiju
score--has = { $who } ima { $items }.
score--has--ace_of_spades = keca pik
score--has--aces = { $count ->
    [1] keca
    [one] { $count } keca
    [few] { $count } keca
   *[other] { $count } kečeva
}
score--has--all_aces = sva četiri keca
score--has--all_eleven = premiju za sve poene
score--has--all_sevens = sve četiri sedmice
score--has--all_sixes = sve četiri šestice
score--has--big_casino = Veliki Casino
score--has--cards = najviše karata
score--has--diamonds = najviše karoa
score--has--each_spade = { $count ->
    [1] jedan pik
    [one] { $count } pik
    [few] { $count } pika
   *[other] { $count } pikova
}
score--has--fines = { $count ->
    [1] poene od jedne kazne
    [one] poene od { $count } kazne
    [few] poene od { $count } kazne
   *[other] poene od { $count } kazni
}
score--has--five_spades = pet pikova
score--has--honours = { $count ->
    [1] jednu visoku kartu
    [one] { $count } visoku kartu
    [few] { $count } visoke karte
   *[other] { $count } visokih karata
}
score--has--jack_of_spades = žandara pik
score--has--last_capture = poslednje nošenje
score--has--little_casino = Mali Casino
score--has--overspader = överspader
score--has--seven_of_diamonds = sedmicu karo
score--has--spades = najviše pikova
score--has--sweeps = { $count ->
    [1] tablu
    [one] { $count } tablu
    [few] { $count } table
   *[other] { $count } tabli
}
score--has--tabbe = { $count ->
    [1] jedan tabbe
   *[other] { $count } tabbe
}
score--has--tablanette = { $count ->
    [1] jednu tablanette
   *[other] { $count } tablanette
}
score--has--team = Tim { $who } ima { $items }.
score--has--ten_of_diamonds = desetku karo
score--has--tens = { $count ->
    [1] desetku
    [one] { $count } desetku
    [few] { $count } desetke
   *[other] { $count } desetki
}
score--has--two_of_clubs = dvojku tref
score--has--you = Imaš { $items }.
score--held-back = Ovako blizu cilja strana dobija poene samo za ono jedino što joj treba.
score--hinted = Tražiš savete, pa ova partija ne ulazi u tvoj rejting.
score--honours = Visoke karte
score--jack_of_spades = Žandar pik
score--joined = Ova partija je već bila u toku kad je otvorena. Čuva se, ali ne ulazi u tvoje rezultate.
score--last_capture = Poslednje nošenje
score--leave = Zasad dosta
score--level = { $count ->
    [1] Niko ne vodi; još jedan poen pobeđuje.
    [one] Niko ne vodi; do cilja još { $count } poen.
    [few] Niko ne vodi; do cilja još { $count } poena.
   *[other] Niko ne vodi; do cilja još { $count } poena.
}
score--little_casino = Mali Casino
score--look = Pogledaj i analiziraj
score--margin = { $count ->
    [one] Partija vredi { $count } poen.
    [few] Partija vredi { $count } poena.
   *[other] Partija vredi { $count } poena.
}
score--needs = { $count ->
    [1] { $who } pobeđuje s još jednim poenom.
    [one] { $who } vodi, do cilja još { $count } poen.
    [few] { $who } vodi, do cilja još { $count } poena.
   *[other] { $who } vodi, do cilja još { $count } poena.
}
score--needs--team = { $count ->
    [1] Tim { $who } pobeđuje s još jednim poenom.
    [one] Tim { $who } vodi, do cilja još { $count } poen.
    [few] Tim { $who } vodi, do cilja još { $count } poena.
   *[other] Tim { $who } vodi, do cilja još { $count } poena.
}
score--needs--you = { $count ->
    [1] Pobeđuješ s još jednim poenom.
    [one] Vodiš, do cilja još { $count } poen.
    [few] Vodiš, do cilja još { $count } poena.
   *[other] Vodiš, do cilja još { $count } poena.
}
score--new = Nova partija
score--next = Podeli sledeću rundu
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } se zbog tabbe sledećeg igrača rešava { $count } poena.
    [few] { $who } se zbog tabbe sledećeg igrača rešava { $count } poena.
   *[other] { $who } se zbog tabbe sledećeg igrača rešava { $count } poena.
}
score--relieved--team = { $count ->
    [one] Tim { $who } se zbog tabbe sledećih igrača rešava { $count } poena.
    [few] Tim { $who } se zbog tabbe sledećih igrača rešava { $count } poena.
   *[other] Tim { $who } se zbog tabbe sledećih igrača rešava { $count } poena.
}
score--relieved--you = { $count ->
    [one] Zbog tabbe sledećeg igrača rešavaš se { $count } poena.
    [few] Zbog tabbe sledećeg igrača rešavaš se { $count } poena.
   *[other] Zbog tabbe sledećeg igrača rešavaš se { $count } poena.
}
score--restart = Rundu iz početka
score--round-even = Runda je nerešena
score--round-won = { $who } dobija rundu
score--round-won--team = Tim { $who } dobija rundu
score--round-won--you = Dobijaš rundu
score--rounds-left = { $count ->
    [one] { $who } vodi, i ostaje još { $count } runda.
    [few] { $who } vodi, i ostaju još { $count } runde.
   *[other] { $who } vodi, i ostaje još { $count } rundi.
}
score--rounds-left--team = { $count ->
    [one] Tim { $who } vodi, i ostaje još { $count } runda.
    [few] Tim { $who } vodi, i ostaju još { $count } runde.
   *[other] Tim { $who } vodi, i ostaje još { $count } rundi.
}
score--rounds-left--you = { $count ->
    [one] Vodiš, i ostaje još { $count } runda.
    [few] Vodiš, i ostaju još { $count } runde.
   *[other] Vodiš, i ostaje još { $count } rundi.
}
score--rounds-level = { $count ->
    [0] Niko ne vodi, pa odlučuje još jedna runda.
    [one] Niko ne vodi, i ostaje još { $count } runda.
    [few] Niko ne vodi, i ostaju još { $count } runde.
   *[other] Niko ne vodi, i ostaje još { $count } rundi.
}
score--same = Opet iste karte
score--seen = Šta su botovi videli
score--seven_of_diamonds = Sedmica karo
score--skipped = Deo tvojih karata igra { $who }, pa se partija čuva, ali ne ulazi u tvoje rezultate.
score--skipped--occasion = Deo tvojih karata igra { $who }, pa partija ne ulazi u tvoj rejting.
score--so-far = Partija se završava usred runde, pa ovaj list pokazuje samo poene stečene dotad.
score--spades = Najviše pikova
score--sweeps = Table
score--tabbe = Tabbe
score--tablanette = Tablanette
score--ten_of_diamonds = Desetka karo
score--tens = Ostale desetke
score--tie = Niko ne vodi na { $target }: odlučuje još jedna runda.
score--tie--item = { $counts }: nerešeno, niko ne dobija poene
score--to = { $some } prema { $other }
score--too-far = Runda kojom bi strana prešla { $target } ne donosi joj ništa.
score--two_of_clubs = Dvojka tref
score--undo = Poništi

stage--all = Prikaži sve odjednom
stage--gets = { $count ->
    [one] { $who } dobija { $count } poen.
    [few] { $who } dobija { $count } poena.
   *[other] { $who } dobija { $count } poena.
}
stage--gets--team = { $count ->
    [one] Tim { $who } dobija { $count } poen.
    [few] Tim { $who } dobija { $count } poena.
   *[other] Tim { $who } dobija { $count } poena.
}
stage--gets--you = { $count ->
    [one] Dobijaš { $count } poen.
    [few] Dobijaš { $count } poena.
   *[other] Dobijaš { $count } poena.
}
stage--loses = { $count ->
    [one] { $who } gubi { $count } poen.
    [few] { $who } gubi { $count } poena.
   *[other] { $who } gubi { $count } poena.
}
stage--loses--team = { $count ->
    [one] Tim { $who } gubi { $count } poen.
    [few] Tim { $who } gubi { $count } poena.
   *[other] Tim { $who } gubi { $count } poena.
}
stage--loses--you = { $count ->
    [one] Gubiš { $count } poen.
    [few] Gubiš { $count } poena.
   *[other] Gubiš { $count } poena.
}
stage--next = Sledeća stavka
stage--nobody = Za to niko ne dobija poen.
stage--place = { $number } od { $of }
stage--tally = { $who }: { $count }
stage--title = Brojanje
stage--tie = Nerešeno je, pa za to niko ne dobija poene.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Pogledaj ceo rezultat
