progress--achievement--aces = kaikki neljä ässää samalla kierroksella
progress--achievement--aces--about = Jokainen ässä on arvokas, ja pöydässä oleva ässä sopii moneen summaan. Ota se niin pian kuin voit, vaikka saisit vain vähän muita kortteja.
progress--achievement--cards = yli puolet pakasta
progress--achievement--cards--about = Kun sinulla on yli puolet pakasta, kukaan ei voi enää ottaa eniten kortteja. Siitä lähtien suuret otot merkitsevät vähemmän ja muut pistekortit enemmän.
progress--achievement--casinos = Iso kasino ja Pikku kasino samalla kierroksella
progress--achievement--casinos--about = Harva kortti on yhtä arvokas kuin ruutukymppi ja patakakkonen. Älä jätä kumpaakaan pöytään, kun joku muu voisi ottaa sen.
progress--achievement--groups = kolme ryhmää yhdellä kortilla
progress--achievement--groups--about = Yksi kortti ottaa kaiken, mistä sen luku syntyy. Etsi kaikki summat ennen kuin pelaat.
progress--achievement--kept = rakennelma, joka säilyi kahdelta vastustajalta
progress--achievement--kept--about = Mitä useampi vastustaja pelaa ennen seuraavaa vuoroasi, sitä suurempi on riski. Se kannattaa, kun rakennelman lukuisista korteista useimmat on pelattu tai ne ovat sinulla.
progress--achievement--last_sweep = mökki jaon viimeisellä kortilla
progress--achievement--last_sweep--about = Säästä oikea kortti jaon loppuun: mieti ennen muiden pelaamista, mitä pöydässä voisi olla, kun jäljellä on enää yksi.
progress--achievement--multiple = moninkertainen rakennelma
progress--achievement--multiple--about = Moninkertaisessa rakennelmassa on kaksi samanlukuista ryhmää tai useampia. Kukaan ei voi korottaa sitä: vain samanlukuinen kortti vie sen sinulta.
progress--achievement--residue = vähintään neljä pöytään jäänyttä korttia viimeisellä otolla
progress--achievement--residue--about = Pöytään jäävät kortit saa viimeksi ottanut. Säästä viimeisessä jaossa kortti, joka varmasti ottaa jotain.
progress--achievement--shutout = kierroksen kaikki pisteet
progress--achievement--shutout--about = Siihen tarvitaan hyvät kortit ja silmä kaikelle, mistä saa pisteitä, viimeiseen jakoon asti.
progress--achievement--spades = kymmenen pataa samalla kierroksella
progress--achievement--spades--about = Kun sinulla on seitsemän pataa, kenelläkään muulla ei voi olla yhtä monta. Siihen asti, kun kaksi ottoa on samanarvoisia, ota se, jossa on patoja.
progress--achievement--stolen = varastettu rakennelma
progress--achievement--stolen--about = Rakennelman saa se, joka ottaa sen ensin. Se on turvassa vain niiltä, joilla ei ole samanlukuista korttia: laske, montako niistä on pelattu.
progress--achievement--sweep = mökki
progress--achievement--sweep--about = Mökki ottaa kaiken pöydästä. Seuraavalla ei ole mitään otettavaa eikä rakennettavaa, joten senkin, minkä hän jättää pöytään, saat usein sinä.
progress--added--bad = { $count ->
    [one] Yksi kohta ei ole päättynyt peli, ja se jätettiin pois.
   *[other] { $count } kohtaa ei ole päättyneitä pelejä, ja ne jätettiin pois.
}
progress--added--full = { $count ->
    [one] Yksi peli jäi pois: selaimesi tallennustila on täynnä.
   *[other] { $count } peliä jäi pois: selaimesi tallennustila on täynnä.
}
progress--added--known = { $count ->
    [one] Yksi peli oli täällä jo.
   *[other] { $count } peliä oli täällä jo.
}
progress--added--more = Lisättiin myös muuta: asetuksia, omia sääntöjäsi tai kesken oleva peli.
progress--added--new = { $count ->
    [one] Yksi peli lisätty.
   *[other] { $count } peliä lisätty.
}
progress--added--nothing = Tässä kopiossa ei ole mitään uutta.
progress--adding = Palautetaan kopiota: { $done } / { $many } peliä
progress--against = vastassa { $who }
progress--all = Kaikki pelit
progress--alone = { $count }, kukin omasta puolestaan
progress--back = Peli palautettu.
progress--begun = Se oli jo käynnissä, kun avasit sen.
progress--by--opponent = Vastustajittain
progress--by--person = Ihmisten kesken pelatut
progress--by--seats = Pelaajamäärittäin
progress--by--variant = Peleittäin
progress--chart--margin = Pisteitä edellä tai jäljessä, peli peliltä
progress--chart--margin--told = Pisteitä edellä tai jäljessä viimeisissä { $count } pelissä, huonoin { $worst }, paras { $best }.
progress--chart--share = Voitettuja viimeisistä { $count } pelistä
progress--chart--share--told = Voitit { $number } % viimeisistä { $count } pelistä.
progress--column--built = Rakennelmasi
progress--column--captures = Ottoja kierroksella
progress--column--games = Pelejä
progress--column--kept = Säilyneitä
progress--column--lost = Menetettyjä
progress--column--margin = Etumatka keskimäärin
progress--column--opponent = Vastustaja
progress--column--person = Pelaaja
progress--column--rounds = Kierroksia
progress--column--seats = Pelaajia
progress--column--stolen = Varastettuja
progress--column--sweeps = Mökkejä kierroksella
progress--column--variant = Peli
progress--column--won = Voitettu
progress--copied = Kaikki on tiedostossa, jonka selain juuri tallensi.
progress--copied--part = Selaimesi ei saa nyt luettua tietokantaansa, joten sen juuri tallentamasta tiedostosta puuttuvat vanhemmat pelisi. Käynnistä selain uudestaan ja tallenna kopio sitten uudelleen.
progress--copy--all = Siinä ovat kaikki pelisi.
progress--copy--last = Tallensit edellisen kopion { $day }.
progress--copy--never = { $count ->
    [one] Et ole vielä tallentanut kopiota pelistäsi.
   *[other] Et ole vielä tallentanut kopiota { $count } pelistäsi.
}
progress--copy--remind = Selaimet tyhjentävät joskus sen, mitä sivusto on tallentanut.
progress--copy--save = Tallenna kopio
progress--copy--since = { $count ->
    [one] Yksi sen jälkeen päättynyt peli puuttuu siitä.
   *[other] { $count } sen jälkeen päättynyttä peliä puuttuu siitä.
}
progress--copying = Kirjoitetaan kopiota: { $done } / { $many } peliä
progress--deal = Pelaa nämä kortit uudelleen
progress--delete = Poista
progress--deleted = Peli poistettu.
progress--daily = Päivän jako
progress--did = Ottoja: { $captures }. Mökkejä: { $sweeps }. Rakennelmiasi: { $built }, niistä { $kept } säilyi ja { $lost } meni. Muilta varastettuja: { $stolen }.
progress--file = Tallenna tiedostoksi
progress--first-times = Ensimmäiset kerrat
progress--first-times--left = { $count ->
    [one] { $count } vielä edessä
   *[other] { $count } vielä edessä
}
progress--first-times--none = Tänne tulee se, minkä teet ensimmäistä kertaa, ja neuvo kaupan päälle.
progress--full = Selaimesi tallennustila on täynnä, joten peliä ei voi palauttaa.
progress--games = { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}
progress--head--best = Pisin voittoputki
progress--head--games = Pelejä
progress--head--rounds = Kierroksia
progress--head--row = Nykyinen putki
progress--head--won = Voitettu
progress--if = Entä jos
progress--joined = Kesken avattu
progress--lost = Hävitty
progress--maker = Pane tämä omalle sivullesi
progress--mark--again = kortit pelattu ennenkin
progress--mark--hinted = vihjeitä
progress--mark--resigned = luovutettu
progress--mark--rules = talon säännöin
progress--mark--skipped = osittain pelattu puolestasi
progress--mark--takebacks = siirtoja peruttu
progress--more = { $count ->
    [one] Näytä vielä yksi
   *[other] Näytä lisää, jäljellä { $count }
}
progress--moves = Siirrot
progress--none = Ei vielä päättyneitä pelejä. Jokainen päättynyt peli tallennetaan tänne, tähän selaimeen.
progress--not-own = Sitä ei lasketa tuloksiisi.
progress--open = Uusinta
progress--percent = { $number } %
progress--person = Pelaaja { $number }
progress--play = Pelaa peli
progress--puzzles = Tehtävät
progress--puzzles--least = Saat tehtävien vahvuusluvun, kun olet yrittänyt 20 tehtävää.
progress--puzzles--none = { $count ->
    [one] Saat tehtävien vahvuusluvun, kun olet yrittänyt 20 tehtävää; tähän asti olet yrittänyt yhtä.
   *[other] Saat tehtävien vahvuusluvun, kun olet yrittänyt 20 tehtävää; tähän asti olet yrittänyt { $count }.
}
progress--puzzles--rating = Tehtävien vahvuuslukusi on välillä { $low }–{ $high }, viimeisten { $count } ensiyrityksen perusteella.
progress--rating = Missä seisot
progress--rating--about = Nämä välit pitävät paikkansa ainakin yhdeksän kertaa kymmenestä; kuvaajan vyö näyttää epävarmuuden. Jokainen pelilaji arvioidaan erikseen, vastustajia vastaan, joiden vahvuus siinä on mitattu. Joukkue on pelaajiensa keskiarvo. Peliä ei lasketa, jos peruit siirron, pyysit vihjeen, hyppäsit kierroksen loppuun, luovutit, olit pelannut sen kortit ennen tai tulit siihen kesken. Tuoreet pelit painavat enemmän.
progress--rating--above = Yli tason { $below }.
progress--rating--below = Alle tason { $above }.
progress--rating--between = Tasojen { $below } ja { $above } välissä.
progress--rating--from = Perusteena { $games }, { $rounds }.
progress--rating--how = Miten tämä lasketaan
progress--rating--none = Jos haluat nähdä, miten vahva olet, pelaa loppuun peli, johon vastustajien vahvuus on mitattu, kuten kasino kahdelle.
progress--rating--none--again = Viimeistä peliäsi ei lasketa tähän, koska olit pelannut sen kortit ennen. Pelaa yksi uusilla korteilla, niin näet, miten vahva olet.
progress--rating--none--hinted = Viimeistä peliäsi ei lasketa tähän, koska pyysit vihjeen. Pelaa yksi ilman vihjeitä, niin näet, miten vahva olet.
progress--rating--none--resigned = Viimeistä peliäsi ei lasketa tähän, koska luovutit. Pelaa yksi loppuun, niin näet, miten vahva olet.
progress--rating--none--skipped = Viimeistä peliäsi ei lasketa tähän, koska osa korteistasi pelattiin puolestasi. Pelaa yksi itse, niin näet, miten vahva olet.
progress--rating--none--takebacks = Viimeistä peliäsi ei lasketa tähän, koska peruit siirron. Pelaa yksi perumatta, niin näet, miten vahva olet.
progress--rating--top = Yli tason { $below }, joka on täällä vahvin vastustaja.
progress--rating--unknown = Kierroksia on vielä liian vähän.
progress--rating--unmeasured = Vastustajien vahvuutta ei ole mitattu näissä peleissä, joten niitä ei arvioida:
progress--reading = Luetaan pelejäsi: { $done } / { $many }
progress--refused = Selaimesi ei tallenna tältä sivustolta mitään, joten pelejä ei voi tallentaa tänne.
progress--room = { $count ->
    [one] Tänne mahtuu vielä noin yksi peli.
   *[other] Tänne mahtuu vielä noin { $count } peliä.
}
progress--room--little = { $count ->
    [one] Tänne mahtuu vielä noin yksi peli. Tallenna kopio ja poista sitten pelejä.
   *[other] Tänne mahtuu vielä noin { $count } peliä. Tallenna kopio ennen kuin tila loppuu, ja poista sitten pelejä.
}
progress--room--much = Tänne mahtuu vielä yli 10 000 peliä.
progress--round = Kierros { $number }
progress--rounds = { $count ->
    [one] { $count } kierros
   *[other] { $count } kierrosta
}
progress--row--lost = { $count } hävitty
progress--row--won = { $count } voitettu
progress--running = Kesken olevat pelit
progress--running--continue = Jatka
progress--running--discard = Hylkää
progress--running--game = Kesken oleva peli
progress--running--last = Pelattu viimeksi { $day }
progress--running--unreadable = Peli, jota ei voi lukea. Mitään ei ole menetetty: voit tallentaa sen tiedostoksi.
progress--skipped = Hypätty
progress--skipped--about = Osa korteistasi pelattiin puolestasi.
progress--slim = Tämän pelin siirroille ei ollut tilaa. Kortit voit silti pelata uudelleen.
progress--teams = { $table } joukkueina
progress--together = Yhdessä
progress--total = Yhteensä
progress--undo = Peru
progress--unreachable = Selaimesi ei saa nyt luettua tietokantaansa, joten vanhempia pelejäsi ei näy alla. Ne ovat yhä tallessa. Lataa sivu uudelleen tai käynnistä selain uudestaan.
progress--unreadable = Osaa siitä, mitä täällä on tallessa, ei voi lukea. Se on jätetty ennalleen, ja voit tallentaa sen tiedostoksi.
progress--unreadable--back = Lukukelvottomat tiedot on palautettu.
progress--unreadable--discard = Hylkää lukukelvottomat tiedot
progress--unreadable--file = Tallenna lukukelvottomat tiedot tiedostoksi
progress--unreadable--gone = Lukukelvottomat tiedot on hylätty.
progress--watched = Katsottu
progress--winners = Voittaja: { $who }.
progress--won = Voitettu
progress--wrong--broken = Tämä kopio on vioittunut: osa tiedostosta puuttuu tai on muuttunut. Pelisi täällä ovat ennallaan.
progress--wrong--kind = Tämä tiedosto ei ole kopio peleistäsi. Valitse kohdalla ”Tallenna kopio” tehty tiedosto. Mikään ei ole muuttunut.
progress--wrong--large = Tämä tiedosto on { $size } Mt, liian suuri kopioksi peleistäsi (enintään { $most } Mt). Mikään ei ole muuttunut.
progress--wrong--newer = Tämän kopion teki sivuston uudempi versio. Lataa sivu uudelleen ja yritä taas. Mikään ei ole muuttunut.
progress--you = Sinä
