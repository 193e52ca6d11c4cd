ask--augment = { $who } on lopettamassa vuoronsa, mutta { $cards } sopisi vielä rakennelmaan: { $build }. Vaaditko?
ask--build = { $build }: { $groups }.
ask--builds--none = Rakennelmia ei ole.
ask--capture = { $who } pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }, mutta voisi ottaa lisäksi { GENITIVE($more) }. Vaaditko?
ask--capture--lay = { $who } jättää pöytään { GENITIVE($card) }, joka voisi ottaa { GENITIVE($more) }. Vaaditko?
ask--choices = Voit: { $choices }.
ask--hand = Kädessäsi: { $cards }.
ask--hand--empty = Kätesi on tyhjä.
ask--hand--none = Kättä ei näytetä.
ask--over = Kierros on ohi.
ask--prompt = { $prompt }
ask--request = { $who } pelaa { GENITIVE($card) } ja aikoo ottaa { GENITIVE($taken) }. Sinä voisit ottaa rakennelman. Pyydätkö sitä?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } piste
   *[other] { $who } { $count } pistettä
}
ask--table = Pöydässä: { $cards }.
ask--table--none = Pöytä on tyhjä.
ask--where = { $title }. { $place }.
ask--you--augment = Muut vaativat: lisää kaikki, mikä sopii rakennelmaan.
ask--you--capture = Muut vaativat: ota kortilla { $card } kaikki, minkä voit.
ask--you--request = Pelikumppanisi pyytää jättämään rakennelman. Lisää siihen { GENITIVE($card) } tai ota se silti.

back--always = Peru aina kysymättä tässä pelissä
back--dealt = Sen jälkeen on jaettu uusia kortteja, ja olet nähnyt omasi.
back--decided = { $count ->
    [one] Sen jälkeen { $who } on ratkaissut siirtonsa.
   *[other] Sen jälkeen { $who } ovat ratkaisseet siirtonsa.
}
back--light = Olet nähnyt sen jälkeen uuden kortin.
back--marked = Voit silti perua, mutta pelin muistiin jää siitä merkintä.
back--no = Jätä ennalleen
back--over = Kierros on ohi, ja kaikkien kortit näkyvät.
back--round = Seuraava kierros on jaettu, ja olet nähnyt korttisi.
back--shown = { $count ->
    [one] Sen jälkeen { $who } on pelannut: { $cards }.
   *[other] Sen jälkeen { $who } ovat pelanneet: { $cards }.
}
back--title = Perutaanko tämä?
back--whose = Tämän ratkaisi { $who }. { $who } ratkaisee uudelleen, eikä muiden kortteja näytetä.
back--yes = Peru

boot--file = Sivu avattiin tiedostona. Se toimii vain verkkopalvelimelta: avaa sen osoite verkossa, tai pane sen kansio palvelimelle.
boot--offline = Pöytä ei käynnistynyt, koska tämä laite ei ole verkossa. Yritä uudelleen, kun yhteys toimii.
boot--progress = Ladataan sääntöjä: { $loaded } / { $total } Mt
boot--sandbox = Pöytä ei käynnistynyt: tämä sivu näyttää sen hiekkalaatikossa, eikä pöydän palvelin anna sellaisen ladata tiedostojaan. Voit avata pöydän koko sivun kokoisena. Palvelimen omistajalle: tarvitaan otsake Access-Control-Allow-Origin: *.
boot--type = Palvelin lähettää tiedoston { $file } tyyppinä ”{ $type }”. Sen pitää lähettää .js-päätteiset tiedostot tyyppinä text/javascript.

build--none = Tämä on { $build }: samanlukuinen kortti, sinun tai toisen pelaajan, ottaa sen kokonaan kerralla. Sinulla ei ole sellaista.
build--yours = Tämä on { $build }: samanlukuinen kortti, sinun tai toisen pelaajan, ottaa sen kokonaan kerralla. Sen voi ottaa { $card }.

curtain--about = Anna laite seuraavalle: { $who }. Siihen asti kortteja ei näytetä.
curtain--face = Minä olen { $who }: näytä korttini
curtain--fairness = Kortit näytetään vain vuorossa olevalle pelaajalle.
curtain--turn = Vuorossa { $who }.
curtain--undo = Peru viimeinen siirto

elsewhere--here = Pelaa täällä
elsewhere--text = Voit jatkaa siellä, tai pelata täällä ja pysäyttää toisen välilehden.
elsewhere--title = Tämä peli on auki toisessa välilehdessä

tip--all = Piilota kaikki neuvot
tip--build = Voit rakentaa: pane { GENITIVE($cards) } päälle { $card } ja sano { $value }. Rakennelman ottaa vain samanlukuinen kortti, ja sinulla on { $kept } seuraavaa vuoroa varten.
tip--choose = Valitse kortti. Pöytä näyttää, mihin se sopii, ja vaihtoehdot tulevat tähän.
tip--counted = Tämä on pistelasku: mitä kukin puoli otti ja paljonko siitä saa. Siitä näet, mitä kannattaa kerätä.
tip--done = Selvä
tip--first = Uutta pelissä { $game }:
tip--guide = Onko tämä ensimmäinen pelisi? Neuvonko sitä mukaa kuin pelaamme?
tip--guide--no = Ei kiitos
tip--guide--yes = Neuvo vain
tip--kept = Pelisi ovat vain tässä selaimessa. Kopion voit tallentaa valikosta kohdasta ”Omat pelit”.
tip--keys = Voit pelata myös näppäimistöllä. Kaikki näppäimet näet painamalla ?
tip--last = Tämä on viimeinen jako. Sen lopussa viimeksi ottanut saa myös pöytään jäävät kortit.
tip--lay = Et voi nyt ottaa mitään, joten jätä yksi kortti pöytään. Se jää siihen, ja kuka tahansa voi ottaa sen myöhemmin.
tip--pair = { $card } voi ottaa { GENITIVE($cards) }, koska arvo on sama. Napauta korttia { $card }, niin näet.
tip--stolen = { $who } otti { GENITIVE($build) }. Sen voi ottaa kuka tahansa, jolla on samanlukuinen kortti. Ota rakennelma vastedes heti seuraavalla vuorollasi, ennen kuin joku muu ehtii.
tip--stolen--at-once = { $who } otti { GENITIVE($build) }. Sen voi ottaa kuka tahansa, jolla on samanlukuinen kortti. Se on jokaisen rakennelman riski.
tip--stolen--raised = { $who } korotti { GENITIVE($build) }. Sillä on nyt uusi luku, ja sen ottaa vain samanlukuinen kortti.
tip--sum = { $card } voi ottaa { GENITIVE($cards) }, koska niiden summa on sen luku. Napauta korttia { $card }, niin näet.
tip--sum--ace = { $card } voi ottaa { GENITIVE($cards) }, koska niiden summa on sen luku: ässä on 1. Napauta korttia { $card }, niin näet.
tip--swept = { $card } ottaa kaiken pöydästä. Se on mökki, ja siitä saa pisteitä.
tip--swept--empty = Pöytä on tyhjä, joten voit vain jättää kortin pöytään.
tip--tap = Pelataanko kortti yhdellä napautuksella, kun sillä on vain yksi mahdollisuus?
tip--tap--no = Ei
tip--tap--yes = Kyllä
tip--theirs = { $build } pysyy koossa: sen ottaa vain samanlukuinen kortti. Sinulla ei ole sellaista, joten jätä se toistaiseksi.
tip--theirs--raise = { $build } pysyy koossa: sen ottaa vain samanlukuinen kortti. Sinulla ei ole sellaista, mutta { $card } korottaa sen lukuun { $value }, ja silloin se on sinun.
tip--theirs--take = { $build } pysyy koossa: sen kortit voi ottaa vain yhdessä. { $card } ottaa sen, vaikka sen teki { $who }.

keys--about = Vaihda näppäin valitsemalla se ja painamalla toista kirjainta, numeroa tai merkkiä. Askelpalautin poistaa sen.
keys--asked-hand = Kuule kätesi
keys--back = Alkuperäiset näppäimet palautettu.
keys--builds = Kuule rakennelmat ja niiden omistajat
keys--card = Valitse kädestä kortti { $number }
keys--cards = Kätesi kortit
keys--changed = { $what }: { $now }.
keys--choices = Kuule, mitä voit tehdä
keys--fixed = Pysyvät näppäimet
keys--keys = Näytä tämä luettelo
keys--hint = Vihje
keys--last = Kuule viimeinen siirto
keys--let-go = Peru valinta, sulje ikkuna
keys--none = { $what }: ei näppäintä.
keys--not = Näppäimen pitää olla kirjain, numero tai merkki.
keys--press = Valitse kortti, pelaa valittu, paina nappia
keys--redo = Tee uudelleen
keys--score = Kuule pistetilanne
keys--swapped = { $what }: { $now }. { $other } on nyt { $old }.
keys--swapped--none = { $what }: { $now }. { $other }: ei enää näppäintä.
keys--table = Kuule, mitä pöydässä on
keys--title = Näppäimet
keys--undo = Peru
keys--usual = Palauta alkuperäiset näppäimet
keys--where = Kuule peli, kierros, jako ja vuoro
keys--within = Kortista toiseen
keys--zones = Pöydän seuraavaan osaan

menu--cards = Jaa nämä kortit muille
menu--counters = Laskurit
menu--daily = Päivän jako
menu--download = Tallenna peli tiedostoksi
menu--group--game = Tämä peli
menu--group--share = Jaa ja tallenna
menu--group--site = Näppäimet ja neuvot
menu--hinted = Pyysit vihjeitä, joten tämä peli ei vaikuta vahvuuslukuusi.
menu--tips = Näytä neuvot uudelleen
menu--install = Asenna
menu--keys = Näppäimet
menu--link = Linkki tähän peliin
menu--maker = Pane tämä omalle sivullesi
menu--new = Uusi peli
menu--open = Avaa peli
menu--picture = Kuva tästä asemasta
menu--played-before = Olet pelannut nämä kortit ennenkin.
menu--position = Tämä peli alkoi keskeltä kierrosta.
menu--progress = Omat pelit
menu--resign = Luovuta
menu--restart = Aloita kierros alusta
menu--rules = Säännöt
menu--same = Samat kortit uudelleen
menu--seed = Nämä kortit tulevat siemenestä { $seed }. Sama siemen antaa kaikille samat kortit.
menu--settings = Asetukset
menu--skip = Hyppää kierroksen loppuun
menu--takebacks = { $count ->
    [one] Tässä pelissä on peruttu siirto kerran.
   *[other] Tässä pelissä on peruttu siirtoja { $count } kertaa.
}
menu--title = Valikko
menu--update = Päivitä uuteen versioon

news--install = Voit asentaa tämän sivuston kuin sovelluksen. Se toimii myös ilman verkkoa.
news--install--no = Ei nyt
news--install--yes = Asenna
news--update = Sivustosta on uusi versio.
news--update--no = Myöhemmin
news--update--yes = Päivitä nyt

note--aside = Osaa siitä, mitä sivusto oli tallentanut selaimeesi, ei voi lukea. Se on pantu sivuun: voit tallentaa sen tiedostoksi kohdassa Omat pelit.
note--copied = Linkki kopioitu.
note--full = Selaimesi tallennustila on täynnä. Voit jatkaa, mutta peliä ei tallenneta.
note--game-file = Peli on tiedostossa, jonka selain juuri tallensi. Se aukeaa valikon kohdasta ”Avaa peli”.
note--not-copied = Selaimesi ei anna sivun kopioida. Linkki on valittuna, joten voit kopioida sen itse.
note--picture = Kuva on tiedostossa casino.svg, jonka selain juuri tallensi.
note--refused = Selaimesi ei tallenna tältä sivustolta mitään. Peli säilyy vain niin kauan kuin sivu on auki.
note--result--full = Selaimesi tallennustila on täynnä, joten tulosta ei tallennettu. Pelin voit silti tallentaa valikosta tiedostoksi.
note--result--slim = Selaimesi tallennustila on melkein täynnä. Tulos tallennettiin, mutta ei siirtoja. Tallenna kopio valikon kohdasta ”Omat pelit”, ja poista sitten pelejä.
note--unopened = Peliä ei voitu avata. Jos se on yhä tallessa, se on kohdassa Omat pelit.

offer--add = *Lisää* rakennelmaan: { $build }
offer--add--drawn = *Lisää* rakennelmaan: { $build }
offer--add--with = *Lisää* rakennelmaan: { $build }, mukana { $cards }
offer--announce--any = Ilmoita viimeinen jako
offer--announce--cards = Sano ”kortit”
offer--announce--last = Sano ”viimeiset”
offer--announce--sistan = Sano ”sistan”
offer--announce--sisten = Sano ”sisten”
offer--as-announced = Ota silti
offer--bonus = +{ $count }
offer--build = *Rakenna { $value }*: { $cards }
offer--build--drawn = *Rakenna*
offer--cancel = Peru tämä jako
offer--claim = Julista voitto
offer--commits = se on otettava tällä vuorolla
offer--done = Valmis
offer--end-turn = Lopeta vuoro
offer--ends--game = peli päättyy, { $score }
offer--ends--round = kierros päättyy, { $score }
offer--fewer = Vähemmän
offer--fine = maksaa { $count } pistettä
offer--fine--given = { $who } saa { $count } pistettä
offer--for-partner = pelikumppanille { $who }, jolla on kortti
offer--from = mistä: { $pile }
offer--gain--aces = { $count ->
    [one] { $count } ässä
   *[other] { $count } ässää
}
offer--gain--big-casino = Iso kasino
offer--gain--cards = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
offer--gain--little-casino = Pikku kasino
offer--gain--points = { $count ->
    [one] { $count } piste
   *[other] { $count } pistettä
}
offer--gain--spades = { $count ->
    [one] { $count } pata
   *[other] { $count } pataa
}
offer--give = Anna kuvakortit pelikumppanille
offer--go-on = *Jatka*
offer--go-on--next = seuraavana { $who }
offer--insist--augment = Vaadi
offer--insist--capture = Vaadi
offer--insist--request = Pyydä
offer--keep = käteen jää { $kept }
offer--keep--sets = { $sets } ryhmää, käteen jää { $kept }
offer--leaves = jättää pöytään: { $sweep } ({ $cards })
offer--leaves--all = jättää pöytään: { $parts }
offer--let-stand = Anna olla
offer--more = Lisää ({ $count })
offer--pluck = *Poimi* { GENITIVE($card) }
offer--pluck--cost = kerran jaossa
offer--raise = *Korota* { GENITIVE($build) } lukuun { $value }
offer--raise--drawn = *Korota* { GENITIVE($build) }
offer--raise--with = *Korota* { GENITIVE($build) } lukuun { $value }, mukana { $cards }
offer--silent = Älä sano mitään
offer--stays = omistaja on yhä { $who }
offer--steal = *Varasta* { GENITIVE($stolen) } tähän: { $build }
offer--steal--build = *Varasta* { GENITIVE($stolen) } ja rakenna { $value }, mukana { $cards }
offer--steal--build--drawn = *Varasta* { GENITIVE($stolen) } ja rakenna
offer--steal--with = *Varasta* { GENITIVE($stolen) } tähän: { $build }, mukana { $cards }
offer--take = *Ota* { GENITIVE($pieces) }
offer--take-over = Jatka itse
offer--take--as = *Ota*, lukuna
offer--take--drawn = *Ota*
offer--trail = *Jätä pöytään*
offer--trail--alone = *Jätä pöytään*, suoraan kasaasi
offer--trail--build = *Jätä pöytään* ja rakenna { $value }: { $groups }
offer--trail--build--drawn = *Jätä pöytään* ja rakenna
offer--trail--takes = *Jätä pöytään* ja ota kaikki
offer--wins = voittaa pelin

pad--names = Nimet
pad--round = Kierros { $number }
pad--sum = Tämä kierros
pad--title = { $game }: pistelehtiö, { $sides }
pad--total = Tähän asti

pile--before = Nämä kortit oli otettu ennen tätä asemaa, joten ei tiedetä, mikä otettiin viimeksi.
pile--count = { $count ->
    [one] { $count } kortti
   *[other] { $count } korttia
}
pile--last = Viimeinen otto
pile--nothing = Tähän ei ole otettu mitään tällä kierroksella.

play--announce = Tämä on viimeinen jako. Voit ilmoittaa sen ennen kuin kukaan pelaa.
play--choose = Valitse kortti kädestäsi.
play--choose-or-pluck = Valitse kortti kädestäsi, tai pöydästä kortti poimittavaksi.
play--choose--needs = Voittoon tarvitset: { $items }. Valitse kortti kädestäsi.
play--close = Sulje
play--dealer = jakaja
play--fairness = { $count ->
    [one] { $who } näkee vain sen, mitä sinä näkisit siltä paikalta: pöydän, omat korttinsa ja pelatut kortit.
   *[other] Muut näkevät vain sen, mitä sinä näkisit heidän paikoiltaan: pöydän, omat korttinsa ja pelatut kortit.
}
play--from-position = Jatka tästä.
play--hand-first = Valitse ensin kortti kädestäsi.
play--has-played = Olet jo pelannut kortin tällä vuorolla.
play--lost = { $who } ei osannut päättää ja pelaa jonkin sallitun kortin.
play--may-claim = Voit julistaa voiton tai valita Valmis.
play--may-pluck = Voit poimia kortin pöydästä tai valita Valmis.
play--next = seuraava
play--partner = kumppani
play--proven = varmasti: { $rank }
play--shown-again = Viimeinen siirto uudelleen.
play--skipping = { $who } pelaa korttisi kierroksen loppuun.
play--stuck = { $who } ei osannut päättää, eikä mitään korttia voi pelata. Aloita uusi peli valikosta.
play--subtitle = Kierros { $round }, jako { $deal } / { $deals }, tavoite { $target }
play--subtitle--brief = Jako { $deal } / { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Kierros { $round } / { $rounds }, jako { $deal } / { $deals }
play--them = He
play--us = Me
play--waiting = Vuorossa { $who }.
play--you = Sinä

position--over = Se oli viimeinen askel.
position--right = Juuri se siirto.
position--task = Sinun vuorosi. Mikä siirto on paras?
position--title = Etsi siirto

resign--text = Peli päättyy ja lasketaan tappioksi.
resign--text--shared = { $who } luovuttaa, ja peli on ohi.
resign--title = Luovutetaanko peli?
resign--yes = Luovuta

restart--text = Kierros alkaa uudelleen samoilla korteilla, ja pelin muistiin jää siitä merkintä. Tee uudelleen palauttaa siirtosi.
restart--title = Aloitetaanko kierros alusta?
restart--yes = Aloita alusta

same--text = Uusi peli alkaa samoilla korteilla, säännöillä ja pelaajilla. Nykyinen peli päättyy ilman tulosta.
same--title = Samat kortit uudelleen?
same--yes = Aloita uudelleen

set--checks = Ennen kallista siirtoa
set--checks--off = Ei varoitusta
set--checks--on = Varoita; peli ei silloin vaikuta vahvuuslukuun
set--claims = Voiton julistaminen
set--claims--ask = Julistan itse
set--claims--auto = Julista puolestani
set--count = Pistelasku kierroksen lopussa
set--count--each = Kohta kerrallaan
set--count--whole = Kaikki kerralla
set--counters = Laskurit pöydän vieressä
set--counters--folded = Kiinni
set--counters--open = Auki
set--deck = Kuvakorttien kirjaimet
set--deck--own = J Q K
set--deck--world = J Q K
set--done = Valmis
set--faces = Korttien etupuoli
set--faces--dark = Tumma
set--faces--light = Vaalea
set--group--acting = Pelaaminen
set--group--asked = Puolestasi
set--group--looks = Ulkoasu
set--group--pace = Tahti
set--group--told = Mitä näet ja kuulet
set--index = Korttien kulmat
set--index--large = Suuret
set--index--normal = Tavalliset
set--insists = Kun muut voisivat ottaa enemmän tai lisätä rakennelmaan
set--insists--always = Vaadi
set--insists--ask = Kysy minulta
set--insists--never = Anna olla
set--language = Kieli
set--letters = Pikanäppäimet
set--letters--off = Pois
set--letters--on = Käytössä
set--obvious = Kun kortilla on vain yksi mahdollisuus
set--obvious--choose = Valitse se ensin
set--obvious--play = Pelaa se heti
set--others = Kenen otot lasketaan
set--others--all = Kaikkien
set--others--own = Omat
set--palette = Maiden värit
set--palette--contrast = Suuri kontrasti
set--palette--four = Neljä väriä
set--palette--safe = Värisokeille
set--palette--two = Kaksi väriä
set--sound = Äänet
set--sound--off = Pois
set--sound--on = Päällä
set--speed = Nopeus
set--speed--fast = Nopea
set--speed--normal = Tavallinen
set--speed--off = Heti
set--speed--slow = Hidas
set--speed--step = Vuoro kerrallaan
set--table = Pöytä
set--table--dusk = Hämärä
set--table--reeds = Kaislikko
set--table--sand = Hiekka
set--table--water = Tyyni vesi
set--talk = Mitä pelaajat sanovat pöydässä
set--talk--off = Piilota
set--talk--on = Näytä
set--theme = Teema
set--theme--dark = Tumma
set--theme--light = Vaalea
set--theme--system = Laitteen mukaan
set--thinking = Kauanko botit saavat miettiä
set--thinking--long = Pitkään
set--thinking--normal = Tavallisesti
set--thinking--quick = Lyhyesti
set--thumb = Käsi, jolla napautat
set--thumb--left = Vasen
set--thumb--right = Oikea
set--title = Asetukset
set--vibration = Värinä, jos laitteessa on
set--vibration--off = Pois
set--vibration--on = Vuorollasi ja mökeissä
set--warning = Kun jätät kortit, joista saa mökin
set--warning--off = Ei varoitusta
set--warning--on = Varoita
set--watched = Kädet, kun vain botit pelaavat
set--watched--closed = Selkäpuoli ylös
set--watched--open = Kuvapuoli ylös

sheet--link = Tulostettavat säännöt ja pistelehtiö
sheet--print = Tulosta
sheet--title = { $game } paperilla

skip--text = { $who } pelaa korttisi nähden vain sen, minkä sinäkin, eikä kukaan mieti pitkään. Voit jatkaa itse milloin vain. Peli tallennetaan, mutta se ei vaikuta vahvuuslukuusi.
skip--title = Hypätäänkö kierroksen loppuun?
skip--yes = Hyppää

sort--lift = Pane { $card } päälle
sort--offer = Järjestä otettavat
sort--offer--cost = kasaasi varten
sort--order = päältä alkaen: { $cards }

step--after = Korttisi on pelattu. Rakenna lisää pöydästä tai lopeta vuoro.
step--committed = Olet lisännyt rakennelmaan: { $build }. Pelaamasi kortin on otettava se.
step--first = Pelaa yksi kortti. Ennen sitä ja sen jälkeen voit rakentaa pöydästä niin usein kuin haluat.
step--nothing = Näistä korteista ei vielä synny rakennelmaa. Valitse lisää, tai valitse kädestäsi kortti, joka ottaa ne.
step--nothing-after = Näistä korteista ei synny rakennelmaa. Valitse muita tai lopeta vuoro.

sure--no = Jatka peliä

table--acts = Mitä voit tehdä
table--acts--with = Mitä voit tehdä kortilla { $card }
table--again = Viime siirto
table--again--long = Näytä viimeinen siirto
table--again--none = Kukaan ei ole vielä pelannut.
table--asked = Kysymys sinulle
table--build--theirs--multiple = Pelaajan { $owner } moninkertainen rakennelma { $value }: { $cards }
table--build--theirs--single = Pelaajan { $owner } yksinkertainen rakennelma { $value }: { $cards }
table--build--yours--multiple = Moninkertainen rakennelmasi { $value }: { $cards }
table--build--yours--single = Yksinkertainen rakennelmasi { $value }: { $cards }
table--count--so_far = Tähän asti
table--counters = Laskurit
table--counters--unseen = Näkemättä, arvoittain
table--counts = Mistä saa pisteitä
table--diagram--after = Sitten
table--diagram--becomes = muuttuu:
table--diagram--before = Pöydässä
table--diagram--hand = Kädessäsi
table--diagram--taken = Otat
table--diagram--top = Kasan päällä, { $who }
table--empty = Pöytä on tyhjä.
table--empty--start = Pöytä on tyhjä. Mikä tahansa pöytään jättämäsi kortti aloittaa sen.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Kätesi
table--hand--empty = Kädessäsi ei ole kortteja.
table--hand--theirs = Käsi, { $who }
table--hand--theirs--empty = { $who }: ei kortteja kädessä.
table--held = { $count ->
    [one] { $count } kortti kädessä
   *[other] { $count } korttia kädessä
}
table--held--brief = { $count } kädessä
table--all-lessons = Kaikki oppitunnit
table--all-puzzles = Kaikki tehtävät
table--hint = Vihje
table--home = Etusivu
table--layout = Pöydässä
table--lesson = Oppitunti
table--lesson--again = Yritä uudelleen
table--lesson--back = Takaisin
table--lesson--earlier = Edellinen siirto
table--lesson--later = Seuraava siirto
table--lesson--moment = { $place } / { $of }
table--lesson--on = Seuraava
table--lesson--place = Askel { $number } / { $of }
table--lesson--show = Näytä
table--lesson--skip = Ohita
table--lesson--task = Tehtävä
table--menu = Valikko
table--mine = Sinä
table--multiple = monin{ "\u00AD" }ker{ "\u00AD" }tainen
table--none = ei mitään
table--pack = pakassa
table--pile--look = näytä, mitä { $who } otti viimeksi
table--pile--look--you = näytä, mitä otit viimeksi
table--players = Muut pelaajat
table--points = { $count ->
    [one] piste
   *[other] pistettä
}
table--proven = varma
table--puzzle = Tehtävä
table--puzzle--outcome = Kuinka kävi
table--puzzle--place = Tehtävä { $number } / { $of }
table--redo = Tee uu{ "\u00AD" }delleen
table--replay = Uusinta
table--replay--back = Siirto taaksepäin
table--replay--compare = Molemmat siirrot
table--replay--end = Takaisin pisteisiin
table--replay--first = Alkuun
table--replay--hands = Kaikki kädet
table--replay--if = Jatka tästä
table--replay--last = Loppuun
table--replay--moves = Kierroksen { $number } siirrot
table--replay--notation = Merkintä
table--replay--on = Siirto eteenpäin
table--replay--pause = Pysäytä
table--replay--play = Toista
table--replay--review = Läpikäynti
table--replay--rounds = Kierrokset
table--replay--slider = Kohta pelissä
table--replay--table = Takaisin pöytään
table--score = Pisteet
table--score--more = mistä saa pisteitä
table--scored = Kierroksen pisteet tähän asti
table--sheet--cards = Mitkä kortit
table--sheet--game = Peli, tavoite { $target }
table--sheet--item = Kohta
table--sheet--more = Lisää
table--sheet--nth = Kierros { $number }
table--sheet--round = Tämä kierros
table--sheet--rounds = Kierros kierrokselta
table--sheet--total = Peli
table--side = Tämä peli
table--single = yksin{ "\u00AD" }ker{ "\u00AD" }tainen
table--stock = { $count ->
    [one] Pakassa { $count } kortti
   *[other] Pakassa { $count } korttia
}
table--stock--none = Pakassa ei ole enää kortteja
table--taken = otettu
table--taken--sweeps = { $count ->
    [one] otettu, { $count } mökki
   *[other] otettu, { $count } mökkiä
}
table--task--again = Aloita alusta
table--task--place = Tehtävä { $number } / { $of }
table--thinking = miettii
table--to_move = vuorossa
table--turns = Viime vuorot
table--undo = Peru
table--undo--none = Peruttavaa ei ole.
table--ways = Mitä muuta voit tehdä
table--word = : mitä se tarkoittaa
table--you = Sinä
table--your_turn = Vuo{ "\u00AD" }rosi
table--said = ”{ $words }”

watch--fairness = Kukin näkee vain sen, mitä sinä näkisit heidän paikoiltaan: pöydän, omat korttinsa ja pelatut kortit.
watch--go-on = Jatka
watch--pause = Pysäytä
first--ace--1 = Ässän luku on 1.
first--ace--14_hand_1_table = Ässän luku on kädessä 14 ja pöydässä 1.
first--ace--1_or_11 = Ässän luku on 1 tai 11.
first--ace--1_or_14 = Ässän luku on 1 tai 14.
first--anticlockwise = Pelataan vastapäivään.
first--at_once--one = Pöydässä saa olla vain yksi rakennelma kerrallaan.
first--at_once--one_each = Sinulla saa olla vain yksi rakennelma kerrallaan.
first--build_cards = Rakennelmassa on enintään { $count } korttia.
first--building--none = Tässä pelissä ei rakenneta.
first--building--table = Voit rakentaa pelkästä pöydästä, ennen siirtoasi ja sen jälkeen.
first--calling = Jos sinulla on kaksi kasia, voit jättää toisen pöytään ja lukita kahdeksan ryhmät.
first--cards_only = Vain kortit ratkaisevat: eniten ottanut voittaa.
first--casino_points--3_and_2 = Isosta kasinosta saa 3 pistettä ja Pikku kasinosta 2.
first--casinos--fixed_hand = Kädessä Ison kasinon luku on 16 ja Pikku kasinon 15.
first--casinos--optional = Ison kasinon luku voi olla 16 ja Pikku kasinon 15.
first--cleared = Pöydän tyhjentäminen päättää kierroksen.
first--compulsory = Sinun on otettava, jos voit, ja niin paljon kuin voit.
first--court_builds = Jätkistä, rouvista ja kuninkaista voi rakentaa arvoittain.
first--courts--11_12_13 = Jätkän luku on 11, rouvan 12 ja kuninkaan 13.
first--courts--12_13_14 = Jätkän luku on 12, rouvan 13 ja kuninkaan 14.
first--courts--13_14 = Rouvan luku on 13 ja kuninkaan 14. Jätkällä ei ole lukua.
first--courts--rank_only = Jätkällä, rouvalla ja kuninkaalla ei ole lukua.
first--draw = Jokaisen siirron jälkeen nostat kortin.
first--duty--add_or_capture = Kun sinulla on rakennelma, sinun on otettava jotain tai lisättävä siihen.
first--duty--free = Saat jättää kortin pöytään rakennelmasta huolimatta, mutta säästä sille kortti.
first--duty--no_trail_one_per_value = Sinulla ei saa olla kahta samanlukuista rakennelmaa.
first--duty--take_or_add_next_turn = Seuraavalla vuorollasi sinun on otettava rakennelmasi tai lisättävä siihen.
first--endgame--from_16 = 16 pisteestä alkaen yksi ainoa kohta ratkaisee voiton.
first--endgame--from_18 = 18 pisteestä alkaen yksi ainoa kohta ratkaisee voiton.
first--faces--all = Jätkä, rouva tai kuningas ottaa yhden samanarvoisen tai kaikki kolme.
first--faces--any = Jätkä, rouva tai kuningas ottaa niin monta samanarvoista kuin haluat.
first--fine = Saat jättää kortin pöytään rakennelmasta huolimatta, mutta se maksaa { $count } pistettä.
first--first_hand = Kierroksen ensimmäisessä jaossa kukin saa { $count } korttia.
first--five_of_spades = Patavitonen ottaa kaiken, kun jätät sen pöytään.
first--fresh = Juuri pöytään jätetystä ässästä tai kasinokortista ei saa rakentaa.
first--hand = Kukin saa { $count } korttia käteen.
first--jacks = Jätkä ottaa kaiken pöydästä.
first--last_capture = Viimeksi ottanut saa 1 pisteen.
first--layout--none = Pöytä on alussa tyhjä.
first--lowest_wins = Vähiten pisteitä voittaa, joten vältä patoja, ässiä ja kasinokortteja.
first--matching = Kortin on otettava pöydässä olevat samanlaiset tai rakennettava niistä.
first--numbers--11_12_13--14_hand_1_table = Jätkän, rouvan ja kuninkaan luvut ovat 11, 12 ja 13, ja ässän 14, pöydässä 1.
first--numbers--11_12_13--1_or_14 = Jätkän, rouvan ja kuninkaan luvut ovat 11, 12 ja 13, ja ässän 1 tai 14.
first--numbers--12_13_14--1_or_11 = Jätkän, rouvan ja kuninkaan luvut ovat 12, 13 ja 14, ja ässän 1 tai 11.
first--numbers--13_14--1_or_11 = Rouvan luku on 13, kuninkaan 14 ja ässän 1 tai 11. Jätkällä ei ole lukua.
first--numbers--rank_only--1 = Jätkällä, rouvalla ja kuninkaalla ei ole lukua, ja ässän luku on 1.
first--overshoot = Sinun on päästävä tasan lukuun { $count }: kierros, joka ylittää sen, ei tuo mitään.
first--pack--40 = Pakassa on { $count } korttia, ilman jätkiä, rouvia ja kuninkaita.
first--pack--49 = Pakassa on { $count } korttia, ja patakakkonen on ainoa kakkonen.
first--packs = Kaksi pakkaa sekoitetaan yhteen: { $count } korttia.
first--partners_build = Et saa ottaa pelikumppanisi rakennelmaa.
first--pluck = Kerran jaossa saat poimia irtokortin pöydästä.
first--raise--forbidden = Et saa korottaa omaa rakennelmaasi.
first--raise--needs_both_cards = Oman rakennelman korottamiseen tarvitset kortit molempiin lukuihin.
first--raise--opponents_only = Saat korottaa vastustajan rakennelmaa, mutta et omaasi etkä kumppanisi.
first--rounds--1_per_player = Jokainen jakaa kerran, ja sitten peli on ohi.
first--rounds--2_per_player = Jokainen jakaa kahdesti, ja sitten peli on ohi.
first--rounds--one = Peli on yksi kierros.
first--score--diamonds = Eniten ruutuja tuo 1 pisteen, ja kaikki neljä seiskaa, kutosta tai ässää 2.
first--score--honours = Ässistä, kympeistä ja kuvakorteista saa pisteitä. Padoista ei.
first--scoring_builds = Kortit, joista saa yksinään pisteitä, kuten ässät, eivät mene rakennelmiin.
first--spades--1_each_spade = Jokaisesta padasta saa 1 pisteen.
first--spades--24_points = Jokaisesta padasta saa 1 pisteen ja patajätkästä 2.
first--spades--25_points = Jokaisesta padasta saa 1 pisteen, patajätkästä 2 ja eniten patoja ottanut vielä 1.
first--spades--26_points = Jokaisesta padasta saa 1 pisteen, pataässästä ja patajätkästä 2 ja eniten patoja ottanut vielä 1.
first--spades--five_spades_1 = Viidestä padasta saa 1 pisteen.
first--sums = Vastustajan yksinkertainen rakennelma voi olla osa summaa.
first--sweeps = { $count ->
    [one] Jokaisesta mökistä saa 1 pisteen.
   *[other] Jokaisesta mökistä saa { $count } pistettä.
}
first--sweeps--numbers = Mökistä saa korttiensa luvut, ellei sitä tee jätkä.
first--sweeps--swing = Mökki on { $count } pistettä sinua vastaan.
first--target = Peliä pelataan { $count } pisteeseen.
first--ten_of_diamonds = Ison kasinon luku on 10 tai 11.
first--tie--cards = Jos kortit ovat tasan, pisteet saa se puoli, jolla on enemmän patoja.
first--tops--builds = Ottamasi kortit jäävät näkyviin: päällimmäisen voi varastaa rakennelmaan.
first--tops--captures = Ottamasi kortit jäävät näkyviin: päällimmäisen voi ottaa takaisin.
first--tops--equals = Ottamasi kortit jäävät näkyviin: samanlainen kortti voi ottaa päällimmäisen.
first--tops--nothing = Ottamasi kortit jäävät näkyviin.
language--all = Kielet
language--close = Ei kiitos
language--corrections = Korjaukset tähän käännökseen ovat tervetulleita. Lähdekoodin sivu docs/translating.md kertoo, miten.
language--gone = Sivustoa ei ole enää kielellä { $language }. Tämä sivu on suomeksi.
language--lacking = Tätä sivua ei ole vielä käännetty, joten se on englanniksi.
language--offer = Tämä sivu suomeksi
attempt--build = *Rakenna*
attempt--build--not = Juuri näistä korteista et voi rakentaa.
attempt--lay = *Jätä pöytään*
attempt--lay--chosen = Kun jätät kortin pöytään, älä valitse pöydästä mitään.
attempt--lay--not = Et saa jättää sitä korttia pöytään nyt.
attempt--take = *Ota*
attempt--take--none = Valitse myös pöydästä kortteja, jos haluat ottaa.
attempt--take--not = Juuri näitä kortteja et voi ottaa sillä kortilla.
strategy--build-or-lay--0 = mieluummin kuin jättää pöytään, kun mikään näkemätön ei ota sitä
strategy--build-or-lay--1 = mieluummin kuin jättää pöytään, kun yksi ottaa sen
strategy--build-or-lay--2 = mieluummin kuin jättää pöytään, kun kaksi ottaa sen
strategy--build-or-lay--3 = mieluummin kuin jättää pöytään, kun kolme ottaa sen
strategy--build-or-take--0 = mieluummin kuin ottaa, kun mikään näkemätön ei ota sitä
strategy--build-or-take--1 = mieluummin kuin ottaa, kun yksi ottaa sen
strategy--build-or-take--2 = mieluummin kuin ottaa, kun kaksi ottaa sen
strategy--build-or-take--3 = mieluummin kuin ottaa, kun kolme ottaa sen
maker--about = Yksi rivi HTML:ää panee tämän pelin omalle sivullesi: päättyneen pelin uusinnan, muuten pöydän kortit ja kätesi.
maker--go = Kirjoita rivi
maker--title = Pane tämä omalle sivullesi
