count--ace-of-spades = { $cards } 1 poäng
count--aces = { $count ->
    [one] { $cards } äss, 1
   *[other] { $cards } äss, 1 var
}
count--all-aces = { $count ->
    [one] Alla fyra äss, { $count } poäng
   *[other] Alla fyra äss, { $count } poäng
}
count--all-eleven = Omgångens alla poäng, { $count } extra
count--all-sevens = { $count ->
    [one] Alla fyra sjuor, { $count } poäng
   *[other] Alla fyra sjuor, { $count } poäng
}
count--all-sixes = { $count ->
    [one] Alla fyra sexor, { $count } poäng
   *[other] Alla fyra sexor, { $count } poäng
}
count--big-casino = { $count ->
    [one] { $cards } Storan, { $points }
   *[other] { $cards } Storan, { $points } var
}
count--cards = { $count ->
    [one] Flest kort, { $count } poäng
   *[other] Flest kort, { $count } poäng
}
count--diamonds = { $count ->
    [one] Flest ruter, { $count } poäng
   *[other] Flest ruter, { $count } poäng
}
count--each-spade = Varje spader, { $count }
count--each-spade--other = Varje spader utom { $card }, { $count }
count--fines--more = Varje straff, { $count } mindre för dig själv
count--fines--two = Varje straff, { $count } till andra sidan
count--five-of-spades = En tabbe med { $card }, { $count }
count--five-spades = { $count ->
    [one] Fem spader eller fler, { $count } poäng
   *[other] Fem spader eller fler, { $count } poäng
}
count--goal--round = En omgång avgör partiet.
count--goal--rounds = Den sida som har flest poäng efter { $rounds } omgångar vinner.
count--goal--rounds--lowest = Poäng räknas emot dig: den sida som har minst efter { $rounds } omgångar vinner.
count--goal--target = Partiet spelas till { $target }.
count--goal--target--lowest = Partiet spelas till { $target }, och poäng räknas emot dig: den sida som har minst vinner.
count--has = { $who } har { $count }
count--has--team = { $who } har { $count }
count--has--you = du har { $count }
count--honours = Varje { $ranks }, { $count }
count--in-build = i { $build }
count--in-hand = på din hand
count--in-hand-of = på { $who }s hand
count--jack-of-spades = { $cards } 1 poäng
count--last-capture = { $count ->
    [one] Sist att ta, { $count } poäng
   *[other] Sist att ta, { $count } poäng
}
count--leads = { $who } leder med { $some } mot { $others }
count--leads--team = { $who } leder med { $some } mot { $others }
count--leads--you = du leder med { $some } mot { $others }
count--little-casino = { $count ->
    [one] { $cards } Lillan, { $points }
   *[other] { $cards } Lillan, { $points } var
}
count--most--cards = flest kort
count--most--spades = flest spader
count--needs = { $who } har { $total } och kan bara vinna med { $items }; inget annat ger poäng.
count--needs--team = { $who } har { $total } och kan bara vinna med { $items }; inget annat ger poäng.
count--needs--you = Du har { $total } och kan bara vinna med { $items }; inget annat ger poäng.
count--nobody = ingen än
count--on-table = på bordet
count--overspader = Varje spader utöver sex, { $count }
count--seven-of-diamonds = { $cards } 1 poäng
count--so-far = { $who } hittills
count--so-far--team = { $who } hittills
count--so-far--you = du hittills
count--spades = { $count ->
    [one] Flest spader, { $count } poäng
   *[other] Flest spader, { $count } poäng
}
count--sweeps = Varje tabbe, { $count }
count--tabbe = Varje tabbe, { $count } till dig och { $count } mindre för spelaren före dig
count--tablanette--double = Varje tablanette: dubbla värdet av alla dess kort; inget med en knekt
count--tablanette--jack-sum = Varje tablanette med en knekt: värdet av alla dess kort
count--tablanette--non-jack-sum = Varje tablanette: värdet av alla dess kort; inget med en knekt
count--taken = tagna av { $who }
count--taken--ours--team = tagna av oss
count--taken--ours--you = tagna av dig
count--taken--team = tagna av dem
count--ten-of-diamonds = { $cards } ruter tio, { $points }
count--tens = { $count ->
    [one] { $cards } tio, { $points }
   *[other] { $cards } tior, { $points } var
}
count--two-of-clubs = { $cards } klöver två, { $points }
count--unseen = ännu inte sedda
count--when = Poängen räknas i slutet av omgången.

decided--always = { $who } ledde från första omgången till den sista.
decided--always--team = { $who } ledde från första omgången till den sista.
decided--always--you = Du ledde från första omgången till den sista.
decided--blows = Omgången slutade tidigt, eftersom { $who } hade råkat ut för { $what }.
decided--blows--fines = { $count ->
    [one] ett straff
   *[other] { $count } straff
}
decided--blows--sweeps = { $count ->
    [one] en tabbe av andra
   *[other] { $count } tabbar av andra
}
decided--blows--you = Omgången slutade tidigt, eftersom du hade råkat ut för { $what }.
decided--card = Det hängde på { $item }. Med { $item } { $then }.
decided--cleared = { $who } tömde bordet, och då var omgången slut.
decided--cleared--team = { $who } tömde bordet, och då var omgången slut.
decided--cleared--you = Du tömde bordet, och då var omgången slut.
decided--enough = { $who } hade tagit { $count } kort, och då var omgången slut.
decided--enough--team = { $who } hade tagit { $count } kort, och då var omgången slut.
decided--enough--you = Du hade tagit { $count } kort, och då var omgången slut.
decided--game = hade { $who } vunnit
decided--game--team = hade { $who } vunnit
decided--game--you = hade du vunnit
decided--late = { $who } tog ledningen först i sista omgången.
decided--late--team = { $who } tog ledningen först i sista omgången.
decided--late--you = Du tog ledningen först i sista omgången.
decided--led = { $who } ledde från och med omgång { $round }.
decided--led--team = { $who } ledde från och med omgång { $round }.
decided--led--you = Du ledde från och med omgång { $round }.
decided--majority = Det hängde på { $item }, { $some } mot { $others }. Med { $item } { $then }.
decided--round = hade { $who } vunnit omgången
decided--round--team = hade { $who } vunnit omgången
decided--round--you = hade du vunnit omgången

score--ace_of_spades = Spader äss
score--aces = Äss
score--all_aces = Alla fyra äss
score--all_eleven = Alla poäng
score--all_sevens = Alla fyra sjuor
score--all_sixes = Alla fyra sexor
score--big_casino = Storan
score--broken-off = Omgången slutade tidigt, så bara tabbar och straff räknas.
score--by--all_eleven = { $who } tog omgångens alla poäng.
score--by--all_eleven--team = { $who } tog omgångens alla poäng.
score--by--all_eleven--you = Du tog omgångens alla poäng.
score--by--as_made = { $who } nådde { $target } med poäng som räknas direkt.
score--by--as_made--team = { $who } nådde { $target } med poäng som räknas direkt.
score--by--as_made--you = Du nådde { $target } med poäng som räknas direkt.
score--by--big_casino = Poängen är lika, och { $who } har Storan.
score--by--big_casino--team = Poängen är lika, och { $who } har Storan.
score--by--big_casino--you = Poängen är lika, och du har Storan.
score--by--claim = { $who } anmälde { $target } och hade det.
score--by--claim--team = { $who } anmälde { $target } och hade det.
score--by--claim--you = Du anmälde { $target } och hade det.
score--by--clearer = { $who } tömde bordet, och det skiljer sidorna åt.
score--by--clearer--team = { $who } tömde bordet, och det skiljer sidorna åt.
score--by--clearer--you = Du tömde bordet, och det skiljer sidorna åt.
score--by--countout = { $who } räknade sig i mål först.
score--by--countout--team = { $who } räknade sig i mål först.
score--by--countout--you = Du räknade dig i mål först.
score--by--draw = De tog lika många kort, och ingen tömde bordet.
score--by--endgame = { $who } tog det enda som avgör ett parti så här nära målet.
score--by--endgame--team = { $who } tog det enda som avgör ett parti så här nära målet.
score--by--endgame--you = Du tog det enda som avgör ett parti så här nära målet.
score--by--false_claim = Den andra sidan anmälde { $target } utan att ha det, så { $who } vinner.
score--by--false_claim--team = Den andra sidan anmälde { $target } utan att ha det, så { $who } vinner.
score--by--false_claim--you = Den andra sidan anmälde { $target } utan att ha det, så du vinner.
score--by--resigned = { $who } gav upp partiet.
score--by--resigned--team = { $who } gav upp partiet.
score--by--resigned--you = Du gav upp partiet.
score--by--rounds = { $who } har flest poäng efter sista omgången.
score--by--rounds--fewest = { $who } har minst poäng efter sista omgången.
score--by--rounds--fewest--team = { $who } har minst poäng efter sista omgången.
score--by--rounds--fewest--you = Du har minst poäng efter sista omgången.
score--by--rounds--team = { $who } har flest poäng efter sista omgången.
score--by--rounds--you = Du har flest poäng efter sista omgången.
score--by--shared = Det är lika efter sista omgången.
score--by--target = { $who } nådde { $target }.
score--by--target--ahead = Mer än en sida nådde { $target }, och { $who } har flest poäng.
score--by--target--ahead--team = Mer än en sida nådde { $target }, och { $who } har flest poäng.
score--by--target--ahead--you = Mer än en sida nådde { $target }, och du har flest poäng.
score--by--target--fewest = En sida nådde { $target }, och { $who } har minst poäng.
score--by--target--fewest--team = En sida nådde { $target }, och { $who } har minst poäng.
score--by--target--fewest--you = En sida nådde { $target }, och du har minst poäng.
score--by--target--team = { $who } nådde { $target }.
score--by--target--you = Du nådde { $target }.
score--by--tiebreak = { $who } vann särskiljningen på kort tagna i sista omgången.
score--by--tiebreak--team = { $who } vann särskiljningen på kort tagna i sista omgången.
score--by--tiebreak--you = Du vann särskiljningen på kort tagna i sista omgången.
score--cancelled = { $count ->
    [one] Varje sida hade en tabbe, så var och en förlorade en.
   *[other] Varje sida hade minst { $count } tabbar, så var och en förlorade { $count }.
}
score--cards = Flest kort
score--carried = { $count ->
    [one] { $item }: en poäng förs över till nästa omgång.
   *[other] { $item }: { $count } poäng förs över till nästa omgång.
}
score--crossed = Tabbar tar ut varandra en mot en.
score--diamonds = Flest ruter
score--difference = Bara sidan som ledde får poäng, och den får skillnaden.
score--done = Klar
score--download = Spara partiet som fil
score--each_spade = Varje spader
score--ends-at = { $who } leder. Partiet slutar när en sida når { $target } poäng.
score--ends-at--level = Ingen leder. Partiet slutar när en sida når { $target } poäng.
score--ends-at--team = { $who } leder. Partiet slutar när en sida når { $target } poäng.
score--ends-at--you = Du leder. Partiet slutar när en sida når { $target } poäng.
score--fined = { $count ->
    [one] { $who } har betalat ett straff.
   *[other] { $who } har betalat { $count } straff.
}
score--fined--team = { $count ->
    [one] { $who } har betalat ett straff.
   *[other] { $who } har betalat { $count } straff.
}
score--fined--you = { $count ->
    [one] Du har betalat ett straff.
   *[other] Du har betalat { $count } straff.
}
score--fines = Straff
score--first-times = { $count ->
    [one] Nytt för dig: { $achievements }.
   *[other] Nytt för dig: { $achievements }.
}
score--five_spades = Fem spader
score--game-shared = { $who } delar partiet
score--game-won = { $who } vinner partiet
score--game-won--team = { $who } vinner partiet
score--game-won--you = Du vinner partiet
score--has = { $who } har { $items }.
score--has--ace_of_spades = spader äss
score--has--aces = { $count ->
    [one] ett äss
   *[other] { $count } äss
}
score--has--all_aces = alla fyra äss
score--has--all_eleven = bonusen för alla poäng
score--has--all_sevens = alla fyra sjuor
score--has--all_sixes = alla fyra sexor
score--has--big_casino = Storan
score--has--cards = flest kort
score--has--diamonds = flest ruter
score--has--each_spade = { $count ->
    [one] en spader
   *[other] { $count } spader
}
score--has--fines = { $count ->
    [one] poängen från ett straff
   *[other] poängen från { $count } straff
}
score--has--five_spades = fem spader
score--has--honours = { $count ->
    [one] ett högt kort
   *[other] { $count } höga kort
}
score--has--jack_of_spades = spader knekt
score--has--last_capture = poängen för att ta sist
score--has--little_casino = Lillan
score--has--overspader = överspader
score--has--seven_of_diamonds = ruter sju
score--has--spades = flest spader
score--has--sweeps = { $count ->
    [one] en tabbe
   *[other] { $count } tabbar
}
score--has--tabbe = { $count ->
    [one] en tabbe
   *[other] { $count } tabbar
}
score--has--tablanette = { $count ->
    [one] en tablanette
   *[other] { $count } tablanetter
}
score--has--team = { $who } har { $items }.
score--has--ten_of_diamonds = ruter tio
score--has--tens = { $count ->
    [one] en tia
   *[other] { $count } tior
}
score--has--two_of_clubs = klöver två
score--has--you = Du har { $items }.
score--held-back = Så här nära målet får en sida poäng bara för det enda den behöver.
score--hinted = Du bad om ledtrådar, så partiet räknas inte in i din rating.
score--honours = Höga kort
score--jack_of_spades = Spader knekt
score--joined = Partiet pågick redan när du öppnade det. Det är sparat men räknas inte in i dina resultat.
score--last_capture = Sist att ta
score--leave = Sluta för nu
score--level = { $count ->
    [one] Ingen leder; en poäng till vinner.
   *[other] Ingen leder; { $count } poäng återstår.
}
score--little_casino = Lillan
score--look = Repris och genomgång
score--margin = { $count ->
    [one] Partiet är värt en poäng.
   *[other] Partiet är värt { $count } poäng.
}
score--needs = { $count ->
    [one] En poäng till, så vinner { $who }.
   *[other] { $who } leder, och { $count } poäng återstår.
}
score--needs--team = { $count ->
    [one] En poäng till, så vinner { $who }.
   *[other] { $who } leder, och { $count } poäng återstår.
}
score--needs--you = { $count ->
    [one] En poäng till, så vinner du.
   *[other] Du leder, och { $count } poäng återstår.
}
score--new = Nytt parti
score--next = Ge nästa omgång
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } har blivit av med { $count } poäng genom nästa spelares tabbar.
   *[other] { $who } har blivit av med { $count } poäng genom nästa spelares tabbar.
}
score--relieved--team = { $count ->
    [one] { $who } har blivit av med { $count } poäng genom nästa spelares tabbar.
   *[other] { $who } har blivit av med { $count } poäng genom nästa spelares tabbar.
}
score--relieved--you = { $count ->
    [one] Du har blivit av med { $count } poäng genom nästa spelares tabbar.
   *[other] Du har blivit av med { $count } poäng genom nästa spelares tabbar.
}
score--restart = Börja om omgången
score--round-even = Omgången blev lika
score--round-won = { $who } vann omgången
score--round-won--team = { $who } vann omgången
score--round-won--you = Du vann omgången
score--rounds-left = { $count ->
    [one] { $who } leder, med en omgång kvar.
   *[other] { $who } leder, med { $count } omgångar kvar.
}
score--rounds-left--team = { $count ->
    [one] { $who } leder, med en omgång kvar.
   *[other] { $who } leder, med { $count } omgångar kvar.
}
score--rounds-left--you = { $count ->
    [one] Du leder, med en omgång kvar.
   *[other] Du leder, med { $count } omgångar kvar.
}
score--rounds-level = { $count ->
    [0] Ingen leder, så en omgång till avgör.
    [one] Ingen leder, med en omgång kvar.
   *[other] Ingen leder, med { $count } omgångar kvar.
}
score--same = Samma kort igen
score--seen = Vad bottarna såg
score--seven_of_diamonds = Ruter sju
score--skipped = { $who } spelade några av dina kort, så partiet är sparat men räknas inte in i dina resultat.
score--skipped--occasion = { $who } spelade några av dina kort, så partiet räknas inte in i din rating.
score--so-far = Partiet slutade mitt i omgången, så protokollet visar bara det som hade gett poäng dittills.
score--spades = Flest spader
score--sweeps = Tabbar
score--tabbe = Tabbar
score--tablanette = Tablanetter
score--ten_of_diamonds = Ruter tio
score--tens = Andra tior
score--tie = Ingen leder vid { $target }: en omgång till avgör.
score--tie--item = { $counts }: lika, ingen får poäng
score--to = { $some } mot { $other }
score--two_of_clubs = Klöver två
score--undo = Ångra

stage--all = Visa allt på en gång
stage--gets = { $count ->
    [one] { $who } får { $count } poäng.
   *[other] { $who } får { $count } poäng.
}
stage--gets--team = { $count ->
    [one] { $who } får { $count } poäng.
   *[other] { $who } får { $count } poäng.
}
stage--gets--you = { $count ->
    [one] Du får { $count } poäng.
   *[other] Du får { $count } poäng.
}
stage--loses = { $count ->
    [one] { $who } förlorar { $count } poäng.
   *[other] { $who } förlorar { $count } poäng.
}
stage--loses--team = { $count ->
    [one] { $who } förlorar { $count } poäng.
   *[other] { $who } förlorar { $count } poäng.
}
stage--loses--you = { $count ->
    [one] Du förlorar { $count } poäng.
   *[other] Du förlorar { $count } poäng.
}
stage--next = Nästa post
stage--nobody = Ingen får poäng för det.
stage--place = { $number } av { $of }
stage--tally = { $who }: { $count }
stage--title = Räkningen
stage--tie = Det är lika, så ingen får poäng för det.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Se hela protokollet
score--too-far = En omgång som skulle föra en sida förbi { $target } ger den inget.
