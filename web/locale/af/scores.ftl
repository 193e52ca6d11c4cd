count--ace-of-spades = { $cards } 1 punt
count--aces = { $count ->
    [one] { $cards } aas, 1
   *[other] { $cards } ase, elk 1
}
count--all-aces = { $count ->
    [one] Al vier ase, { $count } punt
   *[other] Al vier ase, { $count } punte
}
count--all-eleven = Elke punt van die rondte, { $count } ekstra
count--all-sevens = { $count ->
    [one] Al vier sewes, { $count } punt
   *[other] Al vier sewes, { $count } punte
}
count--all-sixes = { $count ->
    [one] Al vier sesse, { $count } punt
   *[other] Al vier sesse, { $count } punte
}
count--big-casino = { $count ->
    [one] { $cards } Groot Casino, { $points }
   *[other] { $cards } Groot Casino, elk { $points }
}
count--cards = { $count ->
    [one] Meeste kaarte, { $count } punt
   *[other] Meeste kaarte, { $count } punte
}
count--diamonds = { $count ->
    [one] Meeste ruitens, { $count } punt
   *[other] Meeste ruitens, { $count } punte
}
count--each-spade = Elke skoppens, { $count }
count--each-spade--other = Elke skoppens behalwe { $card }, { $count }
count--fines--more = Elke boete, { $count } van jou eie telling af
count--fines--two = Elke boete, { $count } vir die ander kant
count--five-of-spades = ’n Skoonvee met { $card }, { $count }
count--five-spades = { $count ->
    [one] Vyf skoppens of meer, { $count } punt
   *[other] Vyf skoppens of meer, { $count } punte
}
count--goal--round = Een rondte beslis die spel.
count--goal--rounds = Die kant met die meeste punte ná { $rounds } rondtes wen.
count--goal--rounds--lowest = Punte tel teen jou: die kant met die minste ná { $rounds } rondtes wen.
count--goal--target = Die spel gaan tot { $target }.
count--goal--target--lowest = Die spel gaan tot { $target }, en punte tel teen jou: die kant met die minste wen.
count--has = { $who } het { $count }
count--has--team = { $who } het { $count }
count--has--you = jy het { $count }
count--honours = Elke { $ranks }, { $count }
count--in-build = in { $build }
count--in-hand = in jou hand
count--in-hand-of = in { $who } se hand
count--jack-of-spades = { $cards } 1 punt
count--last-capture = { $count ->
    [one] Die laaste vangs, { $count } punt
   *[other] Die laaste vangs, { $count } punte
}
count--leads = { $who } is voor, { $some } teen { $others }
count--leads--team = { $who } is voor, { $some } teen { $others }
count--leads--you = jy is voor, { $some } teen { $others }
count--little-casino = { $count ->
    [one] { $cards } Klein Casino, { $points }
   *[other] { $cards } Klein Casino, elk { $points }
}
count--most--cards = die meeste kaarte
count--most--spades = die meeste skoppens
count--needs = { $who } het { $total } en kan net met { $items } wen; niks anders tel nie.
count--needs--team = { $who } het { $total } en kan net met { $items } wen; niks anders tel nie.
count--needs--you = Jy het { $total } en kan net met { $items } wen; niks anders tel nie.
count--nobody = nog niemand nie
count--on-table = op die tafel
count--overspader = Elke skoppens bo ses, { $count }
count--seven-of-diamonds = { $cards } 1 punt
count--so-far = { $who } tot nou toe
count--so-far--team = { $who } tot nou toe
count--so-far--you = jy tot nou toe
count--spades = { $count ->
    [one] Meeste skoppens, { $count } punt
   *[other] Meeste skoppens, { $count } punte
}
count--sweeps = Elke skoonvee, { $count }
count--tabbe = Elke tabbe, { $count } vir jou en { $count } af by die speler voor jou
count--tablanette--double = Elke tablanette: twee keer die waardes van al sy kaarte; niks met ’n boer nie
count--tablanette--jack-sum = Elke tablanette met ’n boer: die waardes van al sy kaarte
count--tablanette--non-jack-sum = Elke tablanette: die waardes van al sy kaarte; niks met ’n boer nie
count--taken = gevat deur { $who }
count--taken--ours--team = gevat deur ons
count--taken--ours--you = gevat deur jou
count--taken--team = gevat deur hulle
count--ten-of-diamonds = { $cards } ruitens tien, { $points }
count--tens = { $count ->
    [one] { $cards } tien, { $points }
   *[other] { $cards } tiene, elk { $points }
}
count--two-of-clubs = { $cards } klawers twee, { $points }
count--unseen = nog nie gesien nie
count--when = Punte word aan die einde van die rondte getel.

decided--always = { $who } was van die eerste tot die laaste rondte voor.
decided--always--team = { $who } was van die eerste tot die laaste rondte voor.
decided--always--you = Jy was van die eerste tot die laaste rondte voor.
decided--blows = Die rondte het vroeg geëindig, want { $who } het dit gekry: { $what }.
decided--blows--fines = { $count ->
    [one] een boete
   *[other] { $count } boetes
}
decided--blows--sweeps = { $count ->
    [one] een skoonvee deur ander
   *[other] { $count } keer skoonvee deur ander
}
decided--blows--you = Die rondte het vroeg geëindig, want jy het dit gekry: { $what }.
decided--card = Dit het om { $item } gegaan. Met { $item } { $then }.
decided--cleared = { $who } het die tafel skoongemaak, en dit het die rondte geëindig.
decided--cleared--team = { $who } het die tafel skoongemaak, en dit het die rondte geëindig.
decided--cleared--you = Jy het die tafel skoongemaak, en dit het die rondte geëindig.
decided--enough = { $who } het { $count } kaarte gevat, en dit het die rondte geëindig.
decided--enough--team = { $who } het { $count } kaarte gevat, en dit het die rondte geëindig.
decided--enough--you = Jy het { $count } kaarte gevat, en dit het die rondte geëindig.
decided--game = sou { $who } gewen het
decided--game--team = sou { $who } gewen het
decided--game--you = sou jy gewen het
decided--late = { $who } was eers in die laaste rondte voor.
decided--late--team = { $who } was eers in die laaste rondte voor.
decided--late--you = Jy was eers in die laaste rondte voor.
decided--led = { $who } was van rondte { $round } af voor.
decided--led--team = { $who } was van rondte { $round } af voor.
decided--led--you = Jy was van rondte { $round } af voor.
decided--majority = Dit het om { $item } gegaan, { $some } teen { $others }. Met { $item } { $then }.
decided--round = sou { $who } die rondte gewen het
decided--round--team = sou { $who } die rondte gewen het
decided--round--you = sou jy die rondte gewen het

score--ace_of_spades = Skoppens aas
score--aces = Ase
score--all_aces = Al vier ase
score--all_eleven = Al die punte
score--all_sevens = Al vier sewes
score--all_sixes = Al vier sesse
score--big_casino = Groot Casino
score--broken-off = Die rondte het vroeg geëindig, so net skoonvee en boetes tel.
score--by--all_eleven = { $who } het elke punt van die rondte gekry.
score--by--all_eleven--team = { $who } het elke punt van die rondte gekry.
score--by--all_eleven--you = Jy het elke punt van die rondte gekry.
score--by--as_made = { $who } het { $target } bereik met punte wat dadelik tel.
score--by--as_made--team = { $who } het { $target } bereik met punte wat dadelik tel.
score--by--as_made--you = Jy het { $target } bereik met punte wat dadelik tel.
score--by--big_casino = Die punte is gelykop, en { $who } het Groot Casino.
score--by--big_casino--team = Die punte is gelykop, en { $who } het Groot Casino.
score--by--big_casino--you = Die punte is gelykop, en jy het Groot Casino.
score--by--claim = { $who } het { $target } aangekondig en was reg.
score--by--claim--team = { $who } het { $target } aangekondig en was reg.
score--by--claim--you = Jy het { $target } aangekondig en was reg.
score--by--clearer = { $who } het die tafel skoongemaak, en by gelykop beslis dit.
score--by--clearer--team = { $who } het die tafel skoongemaak, en by gelykop beslis dit.
score--by--clearer--you = Jy het die tafel skoongemaak, en by gelykop beslis dit.
score--by--countout = { $who } was met die aftel eerste daar.
score--by--countout--team = { $who } was met die aftel eerste daar.
score--by--countout--you = Jy was met die aftel eerste daar.
score--by--draw = Hulle het ewe veel kaarte gevat, en niemand het die tafel skoongemaak nie.
score--by--endgame = { $who } het die een ding gevat wat ’n spel so na aan die teiken beslis.
score--by--endgame--team = { $who } het die een ding gevat wat ’n spel so na aan die teiken beslis.
score--by--endgame--you = Jy het die een ding gevat wat ’n spel so na aan die teiken beslis.
score--by--false_claim = Die ander kant het { $target } aangekondig en dit nie gehad nie, so { $who } wen.
score--by--false_claim--team = Die ander kant het { $target } aangekondig en dit nie gehad nie, so { $who } wen.
score--by--false_claim--you = Die ander kant het { $target } aangekondig en dit nie gehad nie, so jy wen.
score--by--resigned = { $who } het die spel opgegee.
score--by--resigned--team = { $who } het die spel opgegee.
score--by--resigned--you = Jy het die spel opgegee.
score--by--rounds = { $who } het ná die laaste rondte die meeste punte.
score--by--rounds--fewest = { $who } het ná die laaste rondte die minste punte.
score--by--rounds--fewest--team = { $who } het ná die laaste rondte die minste punte.
score--by--rounds--fewest--you = Jy het ná die laaste rondte die minste punte.
score--by--rounds--team = { $who } het ná die laaste rondte die meeste punte.
score--by--rounds--you = Jy het ná die laaste rondte die meeste punte.
score--by--shared = Dis gelykop ná die laaste rondte.
score--by--target = { $who } het { $target } bereik.
score--by--target--ahead = Meer as een kant het { $target } bereik, en { $who } het die meeste punte.
score--by--target--ahead--team = Meer as een kant het { $target } bereik, en { $who } het die meeste punte.
score--by--target--ahead--you = Meer as een kant het { $target } bereik, en jy het die meeste punte.
score--by--target--fewest = Die telling het { $target } bereik, en { $who } het die minste punte.
score--by--target--fewest--team = Die telling het { $target } bereik, en { $who } het die minste punte.
score--by--target--fewest--you = Die telling het { $target } bereik, en jy het die minste punte.
score--by--target--team = { $who } het { $target } bereik.
score--by--target--you = Jy het { $target } bereik.
score--by--tiebreak = By gelykop beslis die kaarte van die laaste rondte, en { $who } het meer gevat.
score--by--tiebreak--team = By gelykop beslis die kaarte van die laaste rondte, en { $who } het meer gevat.
score--by--tiebreak--you = By gelykop beslis die kaarte van die laaste rondte, en jy het meer gevat.
score--cancelled = { $count ->
    [one] Elke kant het ’n skoonvee gehad, so elkeen het een verloor.
   *[other] Elke kant het { $count } keer of meer skoongevee, so elkeen het { $count } verloor.
}
score--cards = Meeste kaarte
score--carried = { $count ->
    [one] { $item }: een punt word na die volgende rondte oorgedra.
   *[other] { $item }: { $count } punte word na die volgende rondte oorgedra.
}
score--crossed = Die kante se skoonvee kanselleer mekaar een vir een.
score--diamonds = Meeste ruitens
score--difference = Net die kant wat voor was, kry punte, en dit is die verskil.
score--done = Klaar
score--download = Stoor dié spel as ’n lêer
score--each_spade = Elke skoppens
score--ends-at = { $who } is voor. Die spel eindig wanneer ’n kant { $target } punte bereik.
score--ends-at--level = Niemand is voor nie. Die spel eindig wanneer ’n kant { $target } punte bereik.
score--ends-at--team = { $who } is voor. Die spel eindig wanneer ’n kant { $target } punte bereik.
score--ends-at--you = Jy is voor. Die spel eindig wanneer ’n kant { $target } punte bereik.
score--fined = { $count ->
    [one] { $who } het ’n boete betaal.
   *[other] { $who } het { $count } boetes betaal.
}
score--fined--team = { $count ->
    [one] { $who } het ’n boete betaal.
   *[other] { $who } het { $count } boetes betaal.
}
score--fined--you = { $count ->
    [one] Jy het ’n boete betaal.
   *[other] Jy het { $count } boetes betaal.
}
score--fines = Boetes
score--first-times = { $count ->
    [one] Nuut vir jou: { $achievements }.
   *[other] Nuut vir jou: { $achievements }.
}
score--five_spades = Vyf skoppens
score--game-shared = Gelykop: { $who }
score--game-won = { $who } wen die spel
score--game-won--team = { $who } wen die spel
score--game-won--you = Jy wen die spel
score--has = { $who } het { $items }.
score--has--ace_of_spades = die skoppens aas
score--has--aces = { $count ->
    [one] ’n aas
   *[other] { $count } ase
}
score--has--all_aces = al vier ase
score--has--all_eleven = die bonus vir al die punte
score--has--all_sevens = al vier sewes
score--has--all_sixes = al vier sesse
score--has--big_casino = Groot Casino
score--has--cards = die meeste kaarte
score--has--diamonds = die meeste ruitens
score--has--each_spade = { $count ->
    [one] ’n skoppens
   *[other] { $count } skoppens
}
score--has--fines = { $count ->
    [one] die punte van ’n boete
   *[other] die punte van { $count } boetes
}
score--has--five_spades = vyf skoppens
score--has--honours = { $count ->
    [one] ’n hoë kaart
   *[other] { $count } hoë kaarte
}
score--has--jack_of_spades = die skoppens boer
score--has--last_capture = die laaste vangs
score--has--little_casino = Klein Casino
score--has--overspader = överspader
score--has--seven_of_diamonds = die ruitens sewe
score--has--spades = die meeste skoppens
score--has--sweeps = { $count ->
    [one] ’n skoonvee
   *[other] { $count } keer skoonvee
}
score--has--tabbe = { $count ->
    [one] ’n tabbe
   *[other] { $count } tabbes
}
score--has--tablanette = { $count ->
    [one] ’n tablanette
   *[other] { $count } tablanettes
}
score--has--team = { $who } het { $items }.
score--has--ten_of_diamonds = die ruitens tien
score--has--tens = { $count ->
    [one] ’n tien
   *[other] { $count } tiene
}
score--has--two_of_clubs = die klawers twee
score--has--you = Jy het { $items }.
score--held-back = So na aan die teiken tel vir ’n kant net die een ding wat dit nodig het.
score--hinted = Jy het vir wenke gevra, so dié spel tel nie vir jou gradering nie.
score--honours = Hoë kaarte
score--jack_of_spades = Skoppens boer
score--joined = Dié spel was al aan die gang toe jy dit oopgemaak het. Dit is gestoor, maar tel nie by jou uitslae nie.
score--last_capture = Laaste vangs
score--leave = Los dit vir eers
score--level = { $count ->
    [one] Niemand is voor nie; nog een punt wen.
   *[other] Niemand is voor nie; nog { $count } punte nodig.
}
score--little_casino = Klein Casino
score--look = Kyk en ontleed
score--margin = { $count ->
    [one] Die spel is een punt werd.
   *[other] Die spel is { $count } punte werd.
}
score--needs = { $count ->
    [one] Nog een punt, en { $who } wen.
   *[other] { $who } is voor, en kort nog { $count } punte.
}
score--needs--team = { $count ->
    [one] Nog een punt, en { $who } wen.
   *[other] { $who } is voor, en kort nog { $count } punte.
}
score--needs--you = { $count ->
    [one] Nog een punt, en jy wen.
   *[other] Jy is voor, en kort nog { $count } punte.
}
score--new = Nuwe spel
score--next = Deel die volgende rondte uit
score--overspader = Överspader
score--relieved = { $count ->
    [one] Deur die volgende speler se tabbes is { $who } { $count } punt kwyt.
   *[other] Deur die volgende speler se tabbes is { $who } { $count } punte kwyt.
}
score--relieved--team = { $count ->
    [one] Deur die volgende spelers se tabbes is { $who } { $count } punt kwyt.
   *[other] Deur die volgende spelers se tabbes is { $who } { $count } punte kwyt.
}
score--relieved--you = { $count ->
    [one] Deur die volgende speler se tabbes is jy { $count } punt kwyt.
   *[other] Deur die volgende speler se tabbes is jy { $count } punte kwyt.
}
score--restart = Begin dié rondte oor
score--round-even = Die rondte is gelykop
score--round-won = { $who } het die rondte gewen
score--round-won--team = { $who } het die rondte gewen
score--round-won--you = Jy het die rondte gewen
score--rounds-left = { $count ->
    [one] { $who } is voor, met een rondte oor.
   *[other] { $who } is voor, met { $count } rondtes oor.
}
score--rounds-left--team = { $count ->
    [one] { $who } is voor, met een rondte oor.
   *[other] { $who } is voor, met { $count } rondtes oor.
}
score--rounds-left--you = { $count ->
    [one] Jy is voor, met een rondte oor.
   *[other] Jy is voor, met { $count } rondtes oor.
}
score--rounds-level = { $count ->
    [0] Niemand is voor nie, so nog ’n rondte beslis.
    [one] Niemand is voor nie, met een rondte oor.
   *[other] Niemand is voor nie, met { $count } rondtes oor.
}
score--same = Weer dieselfde kaarte
score--seen = Wat die bots gesien het
score--seven_of_diamonds = Ruitens sewe
score--skipped = { $who } het van jou kaarte gespeel, so dié spel is gestoor, maar tel nie by jou uitslae nie.
score--skipped--occasion = { $who } het van jou kaarte gespeel, so die spel tel nie vir jou gradering nie.
score--so-far = Die spel het in die middel van die rondte geëindig, so dié blad wys net wat toe al getel het.
score--spades = Meeste skoppens
score--sweeps = Skoonvee
score--tabbe = Tabbes
score--tablanette = Tablanettes
score--ten_of_diamonds = Ruitens tien
score--tens = Ander tiene
score--tie = Niemand is by { $target } voor nie: nog ’n rondte beslis.
score--tie--item = { $counts }: gelykop, niemand kry punte nie
score--to = { $some } teen { $other }
score--too-far = ’n Rondte wat ’n kant verby { $target } sou bring, gee dit niks.
score--two_of_clubs = Klawers twee
score--undo = Terug

stage--all = Wys alles op een slag
stage--gets = { $count ->
    [one] { $who } kry { $count } punt.
   *[other] { $who } kry { $count } punte.
}
stage--gets--team = { $count ->
    [one] { $who } kry { $count } punt.
   *[other] { $who } kry { $count } punte.
}
stage--gets--you = { $count ->
    [one] Jy kry { $count } punt.
   *[other] Jy kry { $count } punte.
}
stage--loses = { $count ->
    [one] { $who } verloor { $count } punt.
   *[other] { $who } verloor { $count } punte.
}
stage--loses--team = { $count ->
    [one] { $who } verloor { $count } punt.
   *[other] { $who } verloor { $count } punte.
}
stage--loses--you = { $count ->
    [one] Jy verloor { $count } punt.
   *[other] Jy verloor { $count } punte.
}
stage--next = Volgende item
stage--nobody = Niemand kry ’n punt daarvoor nie.
stage--place = { $number } van { $of }
stage--tally = { $who }: { $count }
stage--title = Die telling
stage--tie = Dis gelykop, so niemand kry ’n punt daarvoor nie.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Sien die hele telling
