count--ace-of-spades = { $cards } 1 piste
count--aces = { $count ->
    [one] { $cards } ässä, 1
   *[other] { $cards } ässät, kustakin 1
}
count--all-aces = { $count ->
    [one] Kaikki neljä ässää, { $count } piste
   *[other] Kaikki neljä ässää, { $count } pistettä
}
count--all-eleven = Kierroksen kaikki pisteet, { $count } lisää
count--all-sevens = { $count ->
    [one] Kaikki neljä seiskaa, { $count } piste
   *[other] Kaikki neljä seiskaa, { $count } pistettä
}
count--all-sixes = { $count ->
    [one] Kaikki neljä kutosta, { $count } piste
   *[other] Kaikki neljä kutosta, { $count } pistettä
}
count--big-casino = { $count ->
    [one] { $cards } Iso kasino, { $points }
   *[other] { $cards } Iso kasino, kumpikin { $points }
}
count--cards = { $count ->
    [one] Eniten kortteja, { $count } piste
   *[other] Eniten kortteja, { $count } pistettä
}
count--diamonds = { $count ->
    [one] Eniten ruutuja, { $count } piste
   *[other] Eniten ruutuja, { $count } pistettä
}
count--each-spade = Jokainen pata, { $count }
count--each-spade--other = Jokainen muu pata kuin { $card }, { $count }
count--fines--more = Jokainen sakko, { $count } pois omista pisteistä
count--fines--two = Jokainen sakko, { $count } toiselle puolelle
count--five-of-spades = Mökki kortilla { $card }, { $count }
count--five-spades = { $count ->
    [one] Vähintään viisi pataa, { $count } piste
   *[other] Vähintään viisi pataa, { $count } pistettä
}
count--goal--round = Yksi kierros ratkaisee pelin.
count--goal--rounds = Eniten pisteitä { $rounds } kierroksen jälkeen voittaa.
count--goal--rounds--lowest = Pisteet ovat sinua vastaan: vähiten pisteitä { $rounds } kierroksen jälkeen voittaa.
count--goal--target = Peliä pelataan { $target } pisteeseen.
count--goal--target--lowest = Peliä pelataan { $target } pisteeseen, ja pisteet ovat sinua vastaan: vähiten voittaa.
count--has = { $who }: { $count }
count--has--team = joukkue { $who }: { $count }
count--has--you = sinulla { $count }
count--honours = Jokainen { $ranks }, { $count }
count--in-build = { $build }
count--in-hand = kädessäsi
count--in-hand-of = kädessä: { $who }
count--jack-of-spades = { $cards } 1 piste
count--last-capture = { $count ->
    [one] Viimeinen otto, { $count } piste
   *[other] Viimeinen otto, { $count } pistettä
}
count--leads = { $who } johtaa { $some }–{ $others }
count--leads--team = joukkue { $who } johtaa { $some }–{ $others }
count--leads--you = johdat { $some }–{ $others }
count--little-casino = { $count ->
    [one] { $cards } Pikku kasino, { $points }
   *[other] { $cards } Pikku kasino, kumpikin { $points }
}
count--most--cards = eniten kortteja
count--most--spades = eniten patoja
count--needs = Pelaajalla { $who } on { $total } pistettä, ja hän voi voittaa vain näin: { $items }; mikään muu ei tuo pisteitä.
count--needs--team = Joukkueella { $who } on { $total } pistettä, ja se voi voittaa vain näin: { $items }; mikään muu ei tuo pisteitä.
count--needs--you = Sinulla on { $total } pistettä, ja voit voittaa vain näin: { $items }; mikään muu ei tuo pisteitä.
count--nobody = ei vielä kellään
count--on-table = pöydässä
count--overspader = Jokainen pata yli kuuden, { $count }
count--seven-of-diamonds = { $cards } 1 piste
count--so-far = { $who } tähän asti
count--so-far--team = { $who } tähän asti
count--so-far--you = sinulla tähän asti
count--spades = { $count ->
    [one] Eniten patoja, { $count } piste
   *[other] Eniten patoja, { $count } pistettä
}
count--sweeps = Jokainen mökki, { $count }
count--tabbe = Jokainen tabbe, { $count } sinulle ja { $count } pois edelliseltä pelaajalta
count--tablanette--double = Jokainen tablanette: kaikkien korttien luvut kahdesti; jätkällä ei mitään
count--tablanette--jack-sum = Jokainen tablanette jätkällä: kaikkien korttien luvut
count--tablanette--non-jack-sum = Jokainen tablanette: kaikkien korttien luvut; jätkällä ei mitään
count--taken = ottanut { $who }
count--taken--ours--team = me otimme
count--taken--ours--you = sinä otit
count--taken--team = he ottivat
count--ten-of-diamonds = { $cards } ruutukymppi, { $points }
count--tens = { $count ->
    [one] { $cards } kymppi, { $points }
   *[other] { $cards } kympit, kukin { $points }
}
count--two-of-clubs = { $cards } ristikakkonen, { $points }
count--unseen = ei vielä nähty
count--when = Pisteet lasketaan kierroksen lopussa.

decided--always = { $who } johti ensimmäisestä kierroksesta viimeiseen.
decided--always--team = Joukkue { $who } johti ensimmäisestä kierroksesta viimeiseen.
decided--always--you = Johdit ensimmäisestä kierroksesta viimeiseen.
decided--blows = Kierros päättyi kesken, koska { $who } oli kärsinyt: { $what }.
decided--blows--fines = { $count ->
    [one] yksi sakko
   *[other] { $count } sakkoa
}
decided--blows--sweeps = { $count ->
    [one] yksi muiden mökki
   *[other] { $count } muiden mökkiä
}
decided--blows--you = Kierros päättyi kesken, koska olit kärsinyt: { $what }.
decided--card = Ratkaisevaa oli { $item }. Jos { $item } olisi mennyt toisin, { $then }.
decided--cleared = { $who } tyhjensi pöydän, ja se päätti kierroksen.
decided--cleared--team = Joukkue { $who } tyhjensi pöydän, ja se päätti kierroksen.
decided--cleared--you = Tyhjensit pöydän, ja se päätti kierroksen.
decided--enough = { $who } oli ottanut { $count } korttia, ja se päätti kierroksen.
decided--enough--team = Joukkue { $who } oli ottanut { $count } korttia, ja se päätti kierroksen.
decided--enough--you = Olit ottanut { $count } korttia, ja se päätti kierroksen.
decided--game = { $who } olisi voittanut
decided--game--team = joukkue { $who } olisi voittanut
decided--game--you = olisit voittanut
decided--late = { $who } nousi johtoon vasta viimeisellä kierroksella.
decided--late--team = Joukkue { $who } nousi johtoon vasta viimeisellä kierroksella.
decided--late--you = Nousit johtoon vasta viimeisellä kierroksella.
decided--led = { $who } johti kierroksesta { $round } alkaen.
decided--led--team = Joukkue { $who } johti kierroksesta { $round } alkaen.
decided--led--you = Johdit kierroksesta { $round } alkaen.
decided--majority = Ratkaisevaa oli { $item }, { $some }–{ $others }. Jos { $item } olisi mennyt toisin, { $then }.
decided--round = { $who } olisi voittanut kierroksen
decided--round--team = joukkue { $who } olisi voittanut kierroksen
decided--round--you = olisit voittanut kierroksen

score--ace_of_spades = Pataässä
score--aces = Ässät
score--all_aces = Kaikki neljä ässää
score--all_eleven = Kaikki pisteet
score--all_sevens = Kaikki neljä seiskaa
score--all_sixes = Kaikki neljä kutosta
score--big_casino = Iso kasino
score--broken-off = Kierros päättyi kesken, joten vain mökit ja sakot lasketaan.
score--by--all_eleven = { $who } otti kierroksen kaikki pisteet.
score--by--all_eleven--team = Joukkue { $who } otti kierroksen kaikki pisteet.
score--by--all_eleven--you = Otit kierroksen kaikki pisteet.
score--by--as_made = { $who } pääsi { $target } pisteeseen pisteillä, jotka lasketaan heti.
score--by--as_made--team = Joukkue { $who } pääsi { $target } pisteeseen pisteillä, jotka lasketaan heti.
score--by--as_made--you = Pääsit { $target } pisteeseen pisteillä, jotka lasketaan heti.
score--by--big_casino = Pisteet ovat tasan, ja Ison kasinon otti { $who }.
score--by--big_casino--team = Pisteet ovat tasan, ja Ison kasinon otti joukkue { $who }.
score--by--big_casino--you = Pisteet ovat tasan, ja Iso kasino on sinulla.
score--by--claim = { $who } julisti saaneensa { $target } pistettä, ja se piti paikkansa.
score--by--claim--team = Joukkue { $who } julisti saaneensa { $target } pistettä, ja se piti paikkansa.
score--by--claim--you = Julistit saaneesi { $target } pistettä, ja se piti paikkansa.
score--by--clearer = { $who } tyhjensi pöydän, ja se ratkaisee tasapelin.
score--by--clearer--team = Joukkue { $who } tyhjensi pöydän, ja se ratkaisee tasapelin.
score--by--clearer--you = Tyhjensit pöydän, ja se ratkaisee tasapelin.
score--by--countout = { $who } pääsi pistelaskussa ensimmäisenä tavoitteeseen.
score--by--countout--team = Joukkue { $who } pääsi pistelaskussa ensimmäisenä tavoitteeseen.
score--by--countout--you = Pääsit pistelaskussa ensimmäisenä tavoitteeseen.
score--by--draw = Kortteja on yhtä monta, eikä kukaan tyhjentänyt pöytää.
score--by--endgame = { $who } sai sen yhden, joka ratkaisee näin lähellä tavoitetta.
score--by--endgame--team = Joukkue { $who } sai sen yhden, joka ratkaisee näin lähellä tavoitetta.
score--by--endgame--you = Sait sen yhden, joka ratkaisee näin lähellä tavoitetta.
score--by--false_claim = Toinen puoli julisti väärin saaneensa { $target } pistettä, joten { $who } voittaa.
score--by--false_claim--team = Toinen puoli julisti väärin saaneensa { $target } pistettä, joten joukkue { $who } voittaa.
score--by--false_claim--you = Toinen puoli julisti väärin saaneensa { $target } pistettä, joten sinä voitat.
score--by--resigned = { $who } luovutti pelin.
score--by--resigned--team = Joukkue { $who } luovutti pelin.
score--by--resigned--you = Luovutit pelin.
score--by--rounds = Viimeisen kierroksen jälkeen eniten pisteitä: { $who }.
score--by--rounds--fewest = Viimeisen kierroksen jälkeen vähiten pisteitä: { $who }.
score--by--rounds--fewest--team = Viimeisen kierroksen jälkeen vähiten pisteitä on joukkueella { $who }.
score--by--rounds--fewest--you = Sinulla on viimeisen kierroksen jälkeen vähiten pisteitä.
score--by--rounds--team = Viimeisen kierroksen jälkeen eniten pisteitä on joukkueella { $who }.
score--by--rounds--you = Sinulla on viimeisen kierroksen jälkeen eniten pisteitä.
score--by--shared = Viimeisen kierroksen jälkeen ollaan tasan.
score--by--target = { $who } pääsi { $target } pisteeseen.
score--by--target--ahead = Useampi puoli pääsi { $target } pisteeseen, ja eniten pisteitä on pelaajalla { $who }.
score--by--target--ahead--team = Useampi puoli pääsi { $target } pisteeseen, ja eniten pisteitä on joukkueella { $who }.
score--by--target--ahead--you = Useampi puoli pääsi { $target } pisteeseen, ja sinulla on eniten pisteitä.
score--by--target--fewest = Joku pääsi { $target } pisteeseen, ja vähiten pisteitä on pelaajalla { $who }.
score--by--target--fewest--team = Joku pääsi { $target } pisteeseen, ja vähiten pisteitä on joukkueella { $who }.
score--by--target--fewest--you = Joku pääsi { $target } pisteeseen, ja sinulla on vähiten pisteitä.
score--by--target--team = Joukkue { $who } pääsi { $target } pisteeseen.
score--by--target--you = Pääsit { $target } pisteeseen.
score--by--tiebreak = { $who } ratkaisi tasapelin edukseen viimeisellä kierroksella otetuilla korteilla.
score--by--tiebreak--team = Joukkue { $who } ratkaisi tasapelin edukseen viimeisellä kierroksella otetuilla korteilla.
score--by--tiebreak--you = Ratkaisit tasapelin eduksesi viimeisellä kierroksella otetuilla korteilla.
score--cancelled = { $count ->
    [one] Jokaisella puolella oli mökki, joten jokainen menetti yhden.
   *[other] Jokaisella puolella oli ainakin { $count } mökkiä, joten jokainen menetti { $count }.
}
score--cards = Eniten kortteja
score--carried = { $count ->
    [one] { $item }: yksi piste siirtyy seuraavalle kierrokselle.
   *[other] { $item }: { $count } pistettä siirtyy seuraavalle kierrokselle.
}
score--crossed = Mökit kumoavat toisensa yksi yhdestä.
score--diamonds = Eniten ruutuja
score--difference = Vain edellä ollut puoli saa pisteitä, ja se saa erotuksen.
score--done = Valmis
score--download = Tallenna peli tiedostoksi
score--each_spade = Jokainen pata
score--ends-at = { $who } johtaa. Peli päättyy, kun jokin puoli saa { $target } pistettä.
score--ends-at--level = Kukaan ei johda. Peli päättyy, kun jokin puoli saa { $target } pistettä.
score--ends-at--team = Joukkue { $who } johtaa. Peli päättyy, kun jokin puoli saa { $target } pistettä.
score--ends-at--you = Johdat. Peli päättyy, kun jokin puoli saa { $target } pistettä.
score--fined = { $count ->
    [one] { $who } on maksanut sakon.
   *[other] { $who } on maksanut { $count } sakkoa.
}
score--fined--team = { $count ->
    [one] Joukkue { $who } on maksanut sakon.
   *[other] Joukkue { $who } on maksanut { $count } sakkoa.
}
score--fined--you = { $count ->
    [one] Olet maksanut sakon.
   *[other] Olet maksanut { $count } sakkoa.
}
score--fines = Sakot
score--first-times = { $count ->
    [one] Uutta sinulle: { $achievements }.
   *[other] Uutta sinulle: { $achievements }.
}
score--five_spades = Viisi pataa
score--game-shared = { $who } jakavat voiton
score--game-won = { $who } voittaa pelin
score--game-won--team = Joukkue { $who } voittaa pelin
score--game-won--you = Voitat pelin
score--has = { $who }: { $items }.
score--has--ace_of_spades = pataässä
score--has--aces = { $count ->
    [one] ässä
   *[other] { $count } ässää
}
score--has--all_aces = kaikki neljä ässää
score--has--all_eleven = lisä kaikista pisteistä
score--has--all_sevens = kaikki neljä seiskaa
score--has--all_sixes = kaikki neljä kutosta
score--has--big_casino = Iso kasino
score--has--cards = eniten kortteja
score--has--diamonds = eniten ruutuja
score--has--each_spade = { $count ->
    [one] pata
   *[other] { $count } pataa
}
score--has--fines = { $count ->
    [one] pisteet sakosta
   *[other] pisteet { $count } sakosta
}
score--has--five_spades = viisi pataa
score--has--honours = { $count ->
    [one] korkea kortti
   *[other] { $count } korkeaa korttia
}
score--has--jack_of_spades = patajätkä
score--has--last_capture = viimeinen otto
score--has--little_casino = Pikku kasino
score--has--overspader = överspader
score--has--seven_of_diamonds = ruutuseiska
score--has--spades = eniten patoja
score--has--sweeps = { $count ->
    [one] mökki
   *[other] { $count } mökkiä
}
score--has--tabbe = { $count ->
    [one] tabbe
   *[other] { $count } tabbea
}
score--has--tablanette = { $count ->
    [one] tablanette
   *[other] { $count } tablanettea
}
score--has--team = Joukkue { $who }: { $items }.
score--has--ten_of_diamonds = ruutukymppi
score--has--tens = { $count ->
    [one] kymppi
   *[other] { $count } kymppiä
}
score--has--two_of_clubs = ristikakkonen
score--has--you = Sinulla: { $items }.
score--held-back = Näin lähellä tavoitetta puoli saa pisteitä vain siitä yhdestä, jonka se tarvitsee.
score--hinted = Pyysit vihjeitä, joten tämä peli ei vaikuta vahvuuslukuusi.
score--honours = Korkeat kortit
score--jack_of_spades = Patajätkä
score--joined = Tämä peli oli jo käynnissä, kun avasit sen. Se tallennetaan, mutta sitä ei lasketa tuloksiisi.
score--last_capture = Viimeinen otto
score--leave = Riittää tältä erää
score--level = { $count ->
    [one] Kukaan ei johda; yksi piste vielä voittaa.
   *[other] Kukaan ei johda; { $count } pistettä jäljellä.
}
score--little_casino = Pikku kasino
score--look = Katso ja käy läpi
score--margin = { $count ->
    [one] Pelin arvo on yksi piste.
   *[other] Pelin arvo on { $count } pistettä.
}
score--needs = { $count ->
    [one] Pelaajalta { $who } puuttuu voittoon yksi piste.
   *[other] { $who } johtaa, { $count } pistettä jäljellä.
}
score--needs--team = { $count ->
    [one] Joukkueelta { $who } puuttuu voittoon yksi piste.
   *[other] Joukkue { $who } johtaa, { $count } pistettä jäljellä.
}
score--needs--you = { $count ->
    [one] Voitat vielä yhdellä pisteellä.
   *[other] Johdat, { $count } pistettä jäljellä.
}
score--new = Uusi peli
score--next = Jaa seuraava kierros
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } on päässyt eroon { $count } pisteestä seuraavan pelaajan tabbeilla.
   *[other] { $who } on päässyt eroon { $count } pisteestä seuraavan pelaajan tabbeilla.
}
score--relieved--team = { $count ->
    [one] Joukkue { $who } on päässyt eroon { $count } pisteestä seuraavien pelaajien tabbeilla.
   *[other] Joukkue { $who } on päässyt eroon { $count } pisteestä seuraavien pelaajien tabbeilla.
}
score--relieved--you = { $count ->
    [one] Olet päässyt eroon { $count } pisteestä seuraavan pelaajan tabbeilla.
   *[other] Olet päässyt eroon { $count } pisteestä seuraavan pelaajan tabbeilla.
}
score--restart = Aloita kierros alusta
score--round-even = Kierros päättyi tasan
score--round-won = { $who } voitti kierroksen
score--round-won--team = Joukkue { $who } voitti kierroksen
score--round-won--you = Voitit kierroksen
score--rounds-left = { $count ->
    [one] { $who } johtaa, yksi kierros jäljellä.
   *[other] { $who } johtaa, { $count } kierrosta jäljellä.
}
score--rounds-left--team = { $count ->
    [one] Joukkue { $who } johtaa, yksi kierros jäljellä.
   *[other] Joukkue { $who } johtaa, { $count } kierrosta jäljellä.
}
score--rounds-left--you = { $count ->
    [one] Johdat, yksi kierros jäljellä.
   *[other] Johdat, { $count } kierrosta jäljellä.
}
score--rounds-level = { $count ->
    [0] Kukaan ei johda, joten uusi kierros ratkaisee.
    [one] Kukaan ei johda, yksi kierros jäljellä.
   *[other] Kukaan ei johda, { $count } kierrosta jäljellä.
}
score--same = Samat kortit uudelleen
score--seen = Mitä botit näkivät
score--seven_of_diamonds = Ruutuseiska
score--skipped = { $who } pelasi osan korteistasi, joten peli tallennetaan, mutta sitä ei lasketa tuloksiisi.
score--skipped--occasion = { $who } pelasi osan korteistasi, joten peli ei vaikuta vahvuuslukuusi.
score--so-far = Peli päättyi kesken kierroksen, joten tässä on vain siihen asti saadut pisteet.
score--spades = Eniten patoja
score--sweeps = Mökit
score--tabbe = Tabbet
score--tablanette = Tablanettet
score--ten_of_diamonds = Ruutukymppi
score--tens = Muut kympit
score--tie = Kukaan ei johda, { $target }: vielä yksi kierros ratkaisee.
score--tie--item = { $counts }: tasan, kukaan ei saa pisteitä
score--to = { $some }–{ $other }
score--too-far = Kierros, joka veisi puolen yli { $target } pisteen, ei tuo sille mitään.
score--two_of_clubs = Ristikakkonen
score--undo = Peru

stage--all = Näytä kaikki kerralla
stage--gets = { $count ->
    [one] { $who } saa { $count } pisteen.
   *[other] { $who } saa { $count } pistettä.
}
stage--gets--team = { $count ->
    [one] Joukkue { $who } saa { $count } pisteen.
   *[other] Joukkue { $who } saa { $count } pistettä.
}
stage--gets--you = { $count ->
    [one] Saat { $count } pisteen.
   *[other] Saat { $count } pistettä.
}
stage--loses = { $count ->
    [one] { $who } menettää { $count } pisteen.
   *[other] { $who } menettää { $count } pistettä.
}
stage--loses--team = { $count ->
    [one] Joukkue { $who } menettää { $count } pisteen.
   *[other] Joukkue { $who } menettää { $count } pistettä.
}
stage--loses--you = { $count ->
    [one] Menetät { $count } pisteen.
   *[other] Menetät { $count } pistettä.
}
stage--next = Seuraava kohta
stage--nobody = Siitä ei saa kukaan pisteitä.
stage--place = { $number } / { $of }
stage--tally = { $who }: { $count }
stage--title = Pistelasku
stage--tie = Tasan, joten kukaan ei saa siitä pisteitä.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Katso koko pistelasku
