idea--cash-an-ace = Kuittaa ässä
idea--count-the-tens = Pidä lukua yhdestä arvosta
idea--group--building = Rakentaminen
idea--group--leaving = Jättäminen ja säästäminen
idea--group--taking = Ottaminen
idea--keep-a-court = Säästä kuvakortti viimeiseen ottoon
idea--know-what-is-enough = Tiedä, mikä riittää
idea--lay-down-safely = Jätä pöytään se, minkä harva ottaa
idea--leave-it-to-your-partner = Jätä se pelikumppanillesi
idea--leave-no-sweep = Älä jätä mökkiä
idea--leave-what-is-yours = Jätä se, minkä vain sinä voit ottaa
idea--make-it-multiple = Tee siitä moninkertainen
idea--more = Kaikki ideat
idea--opens = Avautuu uuteen välilehteen
idea--positions = { $count ->
    [one] { $count } asema
   *[other] { $count } asemaa
}
idea--protect-by-a-build = Suojaa rakentamalla
idea--steal = Varasta rakennelma
idea--take-what-scores = Ota se, mistä saa pisteitä
idea--try = Kokeile nyt pöydässä.
idea--two-of-a-rank = Kaksi samanarvoista

if--about = Jatka tästä samoilla korteilla. Tee uudelleen toistaa siirrot, jotka oikeasti pelattiin.
if--about--round = Jatka tästä samoilla korteilla, pistetilanteesta 0. Tee uudelleen toistaa siirrot, jotka oikeasti pelattiin. Myöhemmät kierrokset jaetaan uudestaan, joten ne eivät paljasta pelistäsi mitään.
if--apart = ”Entä jos” ei vaikuta mihinkään, ja alkuperäinen peli säilyy ennallaan.
if--go = Jatka tästä
if--name = Entä jos: { $name }
if--place = Kierros { $round }, jako { $deal }.
if--slider = Siirto
if--title = Entä jos

hint--about = Mitä Iris, vahvin botti, tekisi sinun sijassasi. Hän näkee vain sen, minkä sinäkin. Kun tiedät, missä jokainen kortti on, ratkaisee sen sijaan täydellinen peli. Todennäköisyyksissä jokainen kortti, jota et näe, on yhtä todennäköisesti missä kädessä tahansa. Pelit, joissa on pyydetty vihjeitä, merkitään, eivätkä ne vaikuta vahvuuslukuusi.
hint--best = Se tuo luultavasti enemmän pisteitä kuin mikään muu siirto.
hint--brings = Saat: { $what }.
hint--build-risk = Rakennelman voi ottaa { $who } { $percent } %:n todennäköisyydellä.
hint--build-safe = Olet nähnyt kaikki kortit, joilla rakennelman voisi ottaa, joten { $who } ei voi ottaa sitä.
hint--card = Vihje: pelaa { $card }.
hint--equal = Jos sen sijaan { GENITIVE($done) }, se on suunnilleen yhtä hyvä.
hint--idea = Idea:
hint--indifferent = Nyt jokainen siirto johtaa samaan tulokseen.
hint--instead = Jos sen sijaan { GENITIVE($done) }, menetät kierroksen loppuun mennessä luultavasti pisteitä, lähinnä näistä: { $items }.
hint--keeps = Käteesi jää { $card }, joka voisi ensi vuorolla ottaa { GENITIVE($cards) }.
hint--holds = Olet nähnyt kaikki muut kortit, joten pelaajan { $who } kädessä on { $cards }.
hint--leaves = Pöytään jää: { $cards }.
hint--leaves--many = Pöytään jää { $count } korttia.
hint--leaves--none = Pöytään jää vain rakennelmia.
hint--leaves--nothing = Pöytä jää tyhjäksi.
hint--least = Todennäköisyys, että { $who } voi ottaa jotain, on tällä siirrolla pienimmillään: { $percent } %.
hint--lit = Vihje: { GENITIVE($done) }.
hint--more = Muut siirrot
hint--not-now = Iris voi auttaa, kun on sinun vuorosi pelata kortti.
hint--nothing = Iriksellä ei ole tähän neuvoa.
hint--off = Ota vihjeet pois
hint--only = Se on ainoa sallittu siirtosi.
hint--risk = Jotain voi ottaa { $who } { $percent } %:n todennäköisyydellä.
hint--safe = Olet nähnyt kaikki kortit, joilla voisi ottaa jotakin, joten { $who } ei voi ottaa mitään.
hint--sweep = Mökin voi tehdä { $who } { $percent } %:n todennäköisyydellä.
hint--thinks = Iris miettii …
hint--title = Parhaat siirtosi järjestyksessä
hint--what = Mitä sillä teen?
hint--why = Miksi?

mistake--again = Niin pelasit silloinkin. Kokeile toista siirtoa.
mistake--due = { $count ->
    [one] { $count } uudelleen tänään
   *[other] { $count } uudelleen tänään
}
mistake--last = Omat pelit
mistake--later = { $count ->
    [one] { $count } tallessa; seuraava tulee taas { $day }.
   *[other] { $count } tallessa; seuraava tulee taas { $day }.
}
mistake--none = Sinulla ei ole vielä siirtoja harjoiteltavana.
mistake--right = Tuo on parempi, noin { $points } pisteellä.
mistake--task = Teit tässä kerran siirron, joka maksoi noin { $points } pistettä. Etsi parempi.
mistake--title = Omat virheesi
mistake--worse = Sekin maksaa noin { $points } pistettä.

reason--after = Jos { GENITIVE($done) }, { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }.
reason--after--last = Jos { GENITIVE($done) }, { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }, ja viimeisenä ottajana hän saa myös pöytään jäävät kortit.
reason--after--you = Jos { GENITIVE($done) }, sinun on pelattava { $card } ja otettava { $taken }.
reason--after-later = Jos { GENITIVE($done) }, { $who } pelaa myöhemmin { GENITIVE($card) } ja ottaa { GENITIVE($taken) }.
reason--after-later--last = Jos { GENITIVE($done) }, { $who } pelaa myöhemmin { GENITIVE($card) } ja ottaa { GENITIVE($taken) }, ja viimeisenä ottajana hän saa myös pöytään jäävät kortit.
reason--after-later--you = Jos { GENITIVE($done) }, sinun on myöhemmin pelattava { $card } ja otettava { $taken }.
reason--cards = { $cards }
    .genitive = { GENITIVE($cards) }
reason--cards-go = { $count ->
    [one] { $who } saa { GENITIVE($cards) }
   *[other] { $who } saa { GENITIVE($cards) }
}
reason--cards-go--team = { $count ->
    [one] joukkue { $who } saa { GENITIVE($cards) }
   *[other] joukkue { $who } saa { GENITIVE($cards) }
}
reason--cards-go--you = { $count ->
    [one] sinä saat { GENITIVE($cards) }
   *[other] sinä saat { GENITIVE($cards) }
}
reason--cards-last = { $count ->
    [one] { $who } saa { GENITIVE($cards) } ottamalla viimeksi
   *[other] { $who } saa { GENITIVE($cards) } ottamalla viimeksi
}
reason--cards-last--team = { $count ->
    [one] joukkue { $who } saa { GENITIVE($cards) } ottamalla viimeksi
   *[other] joukkue { $who } saa { GENITIVE($cards) } ottamalla viimeksi
}
reason--cards-last--you = { $count ->
    [one] sinä saat { GENITIVE($cards) } ottamalla viimeksi
   *[other] sinä saat { GENITIVE($cards) } ottamalla viimeksi
}
reason--costs = Se maksaa sinulle { $points }: { $items }.
reason--costs--all = Se maksaa sinulle yhteensä { $points }, lähinnä tästä syystä: { $items }.
reason--costs-if = Jos sen sijaan { GENITIVE($done) }, se maksaa sinulle { $points }: { $items }.
reason--costs-if--all = Jos sen sijaan { GENITIVE($done) }, se maksaa sinulle yhteensä { $points }, lähinnä tästä syystä: { $items }.
reason--early = kierros päättyy kesken, eikä tästä saa pisteitä ({ $item })
reason--gain = Myöhemmin voit pelata { GENITIVE($card) } ja ottaa { GENITIVE($taken) }.
reason--gain--last = Myöhemmin voit pelata { GENITIVE($card) } ja ottaa { GENITIVE($taken) }, ja viimeisenä ottajana saat myös pöytään jäävät kortit.
reason--item = { $item } { $some }–{ $others } eikä { $before }–{ $their }
reason--item--ace_of_spades = pataässä
reason--item--aces = ässät
reason--item--all_aces = kaikki neljä ässää
reason--item--all_eleven = kaikki pisteet
reason--item--all_sevens = kaikki neljä seiskaa
reason--item--all_sixes = kaikki neljä kutosta
reason--item--big_casino = Iso kasino
reason--item--cards = eniten kortteja
reason--item--diamonds = eniten ruutuja
reason--item--each_spade = padat
reason--item--fines = sakot
reason--item--five_spades = viisi pataa
reason--item--honours = korkeat kortit
reason--item--jack_of_spades = patajätkä
reason--item--last_capture = viimeinen otto
reason--item--little_casino = Pikku kasino
reason--item--overspader = överspader
reason--item--seven_of_diamonds = ruutuseiska
reason--item--spades = eniten patoja
reason--item--sweeps = mökit
reason--item--tabbe = tabbet
reason--item--tablanette = tablanettet
reason--item--ten_of_diamonds = ruutukymppi
reason--item--tens = muut kympit
reason--item--two_of_clubs = ristikakkonen
reason--most = { $item } saa { $who } ({ $some }–{ $others })
reason--most--last = { $item } saa { $who } ottamalla viimeksi ({ $some }–{ $others })
reason--most--last--team = { $item } saa joukkue { $who } ottamalla viimeksi ({ $some }–{ $others })
reason--most--nobody = { $item } ei tuo pisteitä kenellekään ({ $some }–{ $others })
reason--most--team = { $item } saa joukkue { $who } ({ $some }–{ $others })
reason--most--you = { $item } saat sinä (vain { $some }–{ $others })
reason--points = { $count ->
    [one] 1 pisteen
   *[other] { $count } pistettä
}
reason--points--both = { $count ->
    [one] 1 pisteen (sinä { $own }, { $who } { $others })
   *[other] { $count } pistettä (sinä { $own }, { $who } { $others })
}
reason--reply = Sitten { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }.
reason--reply--last = Sitten { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }, ja viimeisenä ottajana hän saa myös pöytään jäävät kortit.
reason--reply--you = Sitten sinun on pelattava { $card } ja otettava { $taken }.
reason--later = Myöhemmin { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }.
reason--later--last = Myöhemmin { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }, ja viimeisenä ottajana hän saa myös pöytään jäävät kortit.
reason--later--you = Myöhemmin sinun on pelattava { $card } ja otettava { $taken }.
reason--sweep = { $who } tekee mökin
reason--sweep--team = joukkue { $who } tekee mökin
reason--sweep--you = sinä teet mökin
reason--table = koko pöytä
    .genitive = koko pöydän

replay--announces = ilmoittaa siirron
replay--branch--better = Parempi siirto, askel { $number } / { $of }
replay--branch--better--only = Parempi siirto
replay--branch--played = Sinun siirtosi, askel { $number } / { $of }
replay--branch--played--only = Sinun siirtosi
replay--branch--possible = Mahdollinen vastaus, askel { $number } / { $of }
replay--deal = Kierros { $round }, jako
replay--place = Kierros { $round }, siirtoja tehty { $number } / { $of }
replay--text = { $text }

review--about = Iris arvioi jokaisen siirron paikaltasi, vain niillä korteilla, jotka saatoit nähdä. Eroja, jotka voivat johtua sattumasta, ei lasketa. Kun kaikki kortit tiedettiin, arvio on tarkka. Pelin lopulla se laskee myös pelin voiton, 10 pisteenä, ja sanoo sen.
review--better = Parempi:
review--builds = { $count ->
    [one] yksi rakennelma
   *[other] { $count } rakennelmaa
}
    .genitive = { $count ->
        [one] yhden rakennelman
       *[other] { $count } rakennelmaa
    }
review--cards = { $count ->
    [one] yksi kortti
   *[other] { $count } korttia
}
review--clean = { $count ->
    [one] Yksi siirto, eikä parempaa löytynyt.
   *[other] { $count } siirtoa, eikä millekään löytynyt parempaa.
}
review--compared = Sinun ({ $cost }):
review--contrast--card = Parempi siirto säästää kortin { $card } myöhemmäksi ja antaa sen sijaan pois kortin { $other }.
review--contrast--more = { $count ->
    [one] Parempi siirto ottaa { GENITIVE($cards) } kerralla.
   *[other] Parempi siirto ottaa { GENITIVE($cards) } kerralla.
}
review--contrast--play = Useimmissa jaoissa pärjäät paremmin, jos { GENITIVE($better) }, kuin jos { GENITIVE($worse) }.
review--contrast--sweeps = Siirtosi jälkeen { $who } voi tehdä mökin { $many } %:ssa tapauksista, paremman jälkeen { $few } %:ssa.
review--contrast--sweeps--none = Paremman siirron jälkeen { $who } ei voi tehdä mökkiä.
review--contrast--table = Siirtosi jättää: { $others }. Parempi jättää: { $cards }.
review--contrast--takes = Siirtosi jälkeen { $who } voi ottaa jotain { $many } %:ssa tapauksista, paremman jälkeen { $few } %:ssa.
review--contrast--takes--none = Paremman siirron jälkeen { $who } ei voi ottaa mitään.
review--cost = { $count ->
    [one] Valinta oli { $done } siirrossa, ja yksi olisi voinut olla parempi. Se maksoi { $points } pistettä.
   *[other] Valinta oli { $done } siirrossa, ja { $count } olisi voinut olla parempi. Yhteensä ne maksoivat { $points } pistettä.
}
review--empty = tyhjä pöytä
    .genitive = tyhjän pöydän
review--end--ahead = { $count ->
    [one] Lopussa olit { $count } pisteen edellä.
   *[other] Lopussa olit { $count } pistettä edellä.
}
review--end--behind = { $count ->
    [one] Lopussa olit { $count } pisteen jäljessä.
   *[other] Lopussa olit { $count } pistettä jäljessä.
}
review--end--level = Lopussa oltiin tasan.
review--costs = { $count ->
    [one] maksoi { $points } pisteen
   *[other] maksoi { $points } pistettä
}
review--costs--game = { $cost }, ja { $points } itse pelistä
review--cut = Läpikäynti ulottuu niin pitkälle kuin pelin voi lukea.
review--expected = Miten peli eteni
review--expected--about = Odotettu etumatka kertoo, kuinka paljon puolesi olisi todennäköisesti edellä kierroksen lopussa, niiden korttien perusteella, jotka saatoit nähdä: keskiarvo piilossa olevien korttien monista mahdollisista jaoista, kukin pelattuna jaon loppuun. Kun kaikki kortit tiedettiin, se on tarkka. Kierroksen lopussa se on pistetilanne.
review--expected--caption = Odotettu etumatkasi pisteinä ennen kutakin siirtoasi. Paina kuvaajaa, niin näet pöydän sellaisena kuin se oli.
review--expected--cost = Siirtosi hinta
review--expected--lead = Odotettu etumatka
review--expected--end = loppu
review--expected--move = Ennen siirtoa
review--expected--numbers = Kuvaaja lukuina
review--expected--round = Kierros
review--expected--whose = Miten peli eteni: { $who }
review--expected--words = Odotetun etumatkan kuvaaja, alussa { $first } ja lopussa { $last }. Sen käännekohdat ja luvut ovat alla.
review--first-sight = Ensi näkemältä parempi:
review--first-sight--same = Mikään muu siirto ei näytä ensi näkemältä paremmalta.
review--full = Harjoiteltaviksi on tallennettu { $count } siirtoa, eikä enempää mahdu. Ratkaise ensin osa niistä.
review--idea = { $followed } / { $of }
review--ideas = Parhaiden siirtojen ideat
review--ideas--about = Kuinka usein siirtosi noudatti parhaan siirron ideaa, heikoimmasta alkaen.
review--ideas--about--beside = Kuinka usein siirtosi noudatti parhaan siirron ideaa, heikoimmasta alkaen. Vastustajat on mitattu { $rounds } kierroksella kukin. Iris on tuomari, joten hänen omat siirtonsa noudattavat sitä aina.
review--ideas--beside = Parhaiden siirtojen ideat, vastustajiin verrattuna
review--keep = { $count ->
    [one] Harjoittele sitä, jota kannattaa yrittää uudelleen
   *[other] Harjoittele niitä { $count }, joita kannattaa yrittää uudelleen
}
review--keep--about = Kukin asema tulee taas vastaan, tänään ja myöhempinä päivinä, kunnes löydät paremman siirron.
review--kept = Nämä hetket on tallennettu harjoiteltaviksi.
review--kind--build = Rakennelmat
review--kind--capture = Otot
review--kind--last = Viimeinen jako
review--kind--trail = Pöytään jätetyt
review--kinds = Mitä kunkin lajin siirrot maksoivat
review--kinds--about = Menetetyt pisteet siirtoa kohti keskimäärin.
review--kinds--about--beside = Menetetyt pisteet siirtoa kohti keskimäärin. Vastustajat on mitattu { $rounds } kierroksella kukin. Iris on tuomari, joten hänen omat siirtonsa eivät maksa tässä mitään.
review--kinds--beside = Mitä kunkin lajin siirrot maksoivat, vastustajiin verrattuna
review--luck--against = Annoit pois { $play } pistettä siirroilla, jotka olisivat voineet olla parempia. Onni vei sinulta { $luck } pistettä: saamasi kortit ja muiden peli.
review--luck--for = Annoit pois { $play } pistettä siirroilla, jotka olisivat voineet olla parempia. Onni antoi sinulle { $luck } pistettä: saamasi kortit ja muiden peli.
review--measure = Pisteet kertovat, kuinka paljon olet muita edellä: kahden pelissä piste, jonka vastustaja saa sinun sijastasi, maksaa 2.
review--moments = Kannattaa yrittää uudelleen
review--moments--about = Kukin avaa pöydän sellaisena kuin se oli ennen siirtoa. Jos haluat kokeilla jotain muuta, paina ”{ if--go }”.
review--more = { $count ->
    [one] Vielä yksi siirto
   *[other] Vielä { $count } siirtoa
}
review--nothing = Sinulla ei ollut valittavaa.
review--often--always = Lähes aina
review--often--half = Noin joka toinen kerta
review--often--mostly = Useammin kuin ei
review--often--one-in = Noin joka { $number }. kerta
review--often--two-thirds = Noin kahtena kertana kolmesta
review--place = Kierros { $round }, siirto { $number }
review--place--end = Kierros { $round }, lopussa
review--played = Pelattu:
review--points = −{ $points }
review--points--game = −{ $points } ja −{ $game } itse pelistä
review--practise = Harjoittele niitä nyt
review--progress = { $done } / { $of } siirtoa käyty läpi …
review--saved--card = Parempi siirto ottaa vähemmän kortteja, mutta { $card } säästyy myöhemmäksi.
review--saved--play = Oletetaan, että { GENITIVE($better) }: otat nyt vähemmän kortteja, mutta lopulta enemmän kuin jos { GENITIVE($worse) }.
review--saved--sweeps = Parempi siirto ottaa vähemmän kortteja, mutta silloin { $who } voi tehdä mökin vain { $few } %:ssa tapauksista eikä { $many } %:ssa.
review--saved--sweeps--none = Parempi siirto ottaa vähemmän kortteja, mutta silloin { $who } ei voi tehdä mökkiä.
review--saved--table = Parempi siirto ottaa vähemmän kortteja, mutta jättää { GENITIVE($cards) }, kun sinun siirtosi jättää { GENITIVE($others) }.
review--saved--takes = Parempi siirto ottaa vähemmän kortteja, mutta silloin { $who } voi ottaa jotain vain { $few } %:ssa tapauksista eikä { $many } %:ssa.
review--saved--takes--none = Parempi siirto ottaa vähemmän kortteja, mutta silloin { $who } ei voi ottaa mitään.
review--turn--counted = Sitten lasketaan kierroksen pisteet.
review--turn--dealt = Sitten jaetaan uudet kortit.
review--turn--play = Siirtosi maksoi { $play } pistettä. Kortit ja muiden siirrot: { $rest }.
review--turns = Käännekohdat
review--title = Tämän pelin läpikäynti
review--unsolved = { $count ->
    [one] Yhtä siirtoa ei ehditty laskea loppuun. Arvio tähän asti:
   *[other] { $count } siirtoa ei ehditty laskea loppuun. Arvio tähän asti:
}
review--why--game = { $count ->
    [one] Se ratkaisee pelin.
   *[other] Se ratkaisee pelin, ja se on tässä { $count } pistettä.
}
review--why--item = { $points } pistettä, { $item }
review--why--items = Keskimäärin siirtosi maksaa sinulle: { $items }.
review--why--mainly = Menetät pisteitä lähinnä näistä: { $items }.
review--why--reply = { $often } { $who } pelaa sitten { GENITIVE($rank) } ja ottaa { GENITIVE($cards) }.
review--why--reply--an = { $often } { $who } pelaa sitten { GENITIVE($rank) } ja ottaa { GENITIVE($cards) }.
review--why--reply--build = { $often } { $who } ottaa sitten rakennelmasi, korottaa sitä tai lisää siihen.
