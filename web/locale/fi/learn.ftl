diagrams--lesson = Kuinka pelataan

drill--again = Uusi sarja
drill--begin = Aloita
drill--best = Paras sarja: { $right } / { $of }
drill--best--timed = ajassa { $seconds } s
drill--build = rakennelma { $value }
drill--builds = rakenna { $value }: { $card } päälle, alle
drill--check = Tarkista
drill--clock = Kellon kanssa
drill--every = Löydä kaikki otot
drill--every--about = Saat yhden kortin ja pöydän. Valitse kaikki, minkä kortti voi tavalla tai toisella ottaa.
drill--every--ask = Mitkä kortit ja rakennelmat { $card } voi tavalla tai toisella ottaa? Valitse kaikki.
drill--every--why = Se voi ottaa:
drill--failed = Kysymyksiä ei voitu tehdä, koska osa sivusta ei latautunut. Lataa sivu uudelleen.
drill--game = Peli
drill--hand = Kädessäsi
drill--left = Laske loput
drill--left--about = Katso kierroksella näkemiäsi kortteja, ja sano sitten muistista, montako tietynarvoista on vielä näkemättä.
drill--left--ask = Montako näistä on vielä näkemättä: { $rank }?
drill--left--none = Et ole nähnyt yhtään, kaikkiaan { $of }.
drill--left--why = { $count ->
    [one] Olet nähnyt yhden, kaikkiaan { $of }:
   *[other] Olet nähnyt { $count }, kaikkiaan { $of }:
}
drill--may = Mitä tässä saa tehdä?
drill--may--about = Neljä siirtoa, joista vain osa on sallittuja. Valitse ne.
drill--may--ask = Mitkä näistä siirroista ovat sallittuja?
drill--missed = Nämä jäivät: { $cards }.
drill--most = Ota eniten
drill--most--about = Ottoja on monta. Valitse se, joka ottaa eniten kortteja.
drill--most--ask = Ota niin monta korttia kuin voit kortilla { $card }.
drill--most--why = { $count ->
    [one] Eniten on { $count } kortti:
   *[other] Eniten on { $count } korttia:
}
drill--next = Seuraava
drill--number = Kysymys { $number } / { $of }
drill--others = Muut harjoitukset
drill--rank--2 = kakkoset
drill--rank--3 = kolmoset
drill--rank--4 = neloset
drill--rank--5 = vitoset
drill--rank--6 = kutoset
drill--rank--7 = seiskat
drill--rank--8 = kasit
drill--rank--9 = ysit
drill--rank--A = ässät
drill--rank--T = kympit
drill--result = Oikein { $right } / { $of }
drill--result--best = Paras sarjasi tähän asti.
drill--result--timed = ajassa { $seconds } s.
drill--right = Oikein.
drill--scripts = Harjoitukset tarvitsevat JavaScriptin, joka on täällä pois päältä.
drill--seconds = { $seconds } s
drill--seen = Piilota kortit ja kysy
drill--table = Pöydässä
drill--takes = ota kortilla { $card }:
drill--waiting = Kysymystä valmistellaan…
drill--whose = Kenen rakennelma se on?
drill--whose--about = Usea pelaaja kasvattaa rakennelmaa. Sano, kuka sen lopuksi omistaa.
drill--whose--ask = Kenen on rakennelma { $value } nyt?
drill--whose--why--kept = Lisääminen ei muuta omistajaa; vain tekeminen tai uuden luvun antaminen. Omistaja: { $who }.
drill--whose--why--last = Rakennelma on sen, joka viimeksi rakensi, korotti tai lisäsi. Omistaja: { $who }.
drill--wrong = Ei aivan. Oikeat vastaukset on merkitty.
drill--wrong--cards = Väärin: { $cards }.

example--about = Pelin { $game } sääntöjen esimerkit itse pelattaviksi.
example--course = Esimerkkejä: { $game }
example--last = Takaisin sääntöihin
example--refused = { $title } Kokeile, niin näet miksi, ja pelaa sitten jotain muuta.
example--table = { $title } Etsi siirto vain pöydän korteista.
example--try = Pelaa nämä esimerkit pöydässä
example--with = { $title } Etsi siirto kortilla { $card }.

learn--all = Kaikki tehty
learn--done = { $done } / { $of } askelta tehty
learn--more = Lisää oppitunteja
learn--no-step = Täällä ei ole askelta ”{ $step }”. Tämä on ensimmäinen, jota et ole vielä tehnyt.
learn--steps = { $count ->
    [one] { $count } askel
   *[other] { $count } askelta
}

lesson--build--capture = Sallittu, mutta rakentamasi voi ottaa joku muu, ja tässä voit ottaa heti.
lesson--build--trail = Sallittu, mutta tässä on parempi jättää kortti pöytään.
lesson--capture--build = Sallittu, mutta tässä voit ensin rakentaa ja ottaa ensi vuorolla enemmän.
lesson--capture--trail = Sallittu, mutta tässä on parempi jättää kortti pöytään.
lesson--less = { $count ->
    [one] Sallittu, mutta saat vain { $count } kortin, ja voit saada { $of }.
   *[other] Sallittu, mutta saat vain { $count } korttia, ja voit saada { $of }.
}
lesson--other = Sallittu, mutta ei se siirto, jota tässä haetaan. Lue tehtävä uudelleen.
lesson--points = { $count ->
    [one] Sallittu, mutta siitä saa vain { $count } pisteen, ja voit saada { $of }.
   *[other] Sallittu, mutta siitä saa vain { $count } pistettä, ja voit saada { $of }.
}
lesson--series = Tehtäviä ratkaistu { $solved } / { $of }, niistä ensi yrittämällä { $first }.
lesson--then = Silloin { $card } voisi ottaa { GENITIVE($cards) }.
lesson--trail--build = Sallittu, mutta irtokortit voi ottaa yksitellen. Tässä voit rakentaa, ja rakennelman ottaa vain yksi arvo.
lesson--trail--capture = Sallittu, mutta tässä voit ottaa jotain, eikä pöytään jätetty kortti ota mitään.
lesson--trail--raise = Sallittu, mutta tässä voit korottaa rakennelman, niin että se on sinun otettavissasi.

puzzle--about = Aihe: { $themes }.
puzzle--all = Kaikki ratkaistu
puzzle--daily = Päivän tehtävä
puzzle--daily--done = Tämän päivän tehtävä on ratkaistu.
puzzle--daily--rules = Säännöt: { $game }
puzzle--found = Oikein.
puzzle--grade = { $count ->
    [one] Seitsemästä botista yksi ei ratkaise tätä.
   *[other] Seitsemästä botista { $count } ei ratkaise tätä.
}
puzzle--grade--easy = Helppo
puzzle--grade--hard = Vaikea
puzzle--grade--medium = Keskitaso
puzzle--many = { $count ->
    [one] { $count } tehtävä
   *[other] { $count } tehtävää
}
puzzle--more = Lisää tehtäviä
puzzle--lead = Ratkaisevaa on, kuinka paljon olet lopussa edellä: piste, jonka vastustaja saa sinun sijastasi, maksaa sinulle 2.
puzzle--right = { $count ->
    [one] Mikä tahansa muu siirto jättää sinut ainakin pisteen huonompaan asemaan, jos Nia pelaa hyvin.
   *[other] Mikä tahansa muu siirto jättää sinut ainakin { $count } pistettä huonompaan asemaan, jos Nia pelaa hyvin.
}
puzzle--rest = Loput saa { $who }.
puzzle--rest--you = Loput saat sinä.
puzzle--run = Tehtäväsarja
puzzle--run--again = Aloita alusta
puzzle--run--best = Paras tuloksesi millä tahansa pelillä, aiheella ja tasolla: { $count }.
puzzle--run--end = Lopeta tähän
puzzle--run--free = Omaan tahtiin
puzzle--run--hide = Piilota kello
puzzle--run--left = { $time } jäljellä
puzzle--run--missed = Yritä näitä uudelleen:
puzzle--run--none = Sellaista tehtävää ei ole. Valitse toinen peli, aihe tai taso.
puzzle--run--place = Tehtävä { $number }, { $score }
puzzle--run--result = { $count ->
    [one] Ratkaisit ensi yrittämällä yhden, kaikkiaan { $of }.
   *[other] Ratkaisit ensi yrittämällä { $count }, kaikkiaan { $of }.
}
puzzle--run--result--streak = { $count ->
    [one] Ratkaisit yhden tehtävän.
   *[other] Ratkaisit { $count } peräkkäin.
}
puzzle--run--resumed = Sarjasi jatkuu siitä, mihin jäit; jos haluat aloittaa alusta, valitse ensin ”{ $end }”.
puzzle--run--score = { $count } ratkaistu tähän asti
puzzle--run--show = Näytä kello
puzzle--run--streak = Putki
puzzle--run--streak--score = { $count ->
    [one] yksi peräkkäin tähän asti
   *[other] { $count } peräkkäin tähän asti
}
puzzle--run--time-up = Aika on loppu, mutta voit vielä ratkaista tämän tehtävän.
puzzle--run--timed = Kelloa vastaan
puzzle--run--try = { $game }, tehtävä { $number }
puzzle--shown = Tämä on paras siirto.
puzzle--solved = { $done } / { $of } ratkaistu
puzzle--streak = { $days } päivää peräkkäin.
puzzle--task = Nämä ovat kierroksen viimeiset kortit. Nian kortit näkyvät, eikä enää jaeta. Mikä siirto on sinulle paras?
puzzle--theme--build = rakenna
puzzle--theme--less = ota vähemmän kuin voisit
puzzle--theme--raise = korota rakennelma tai lisää siihen
puzzle--theme--steal = varasta rakennelma
puzzle--theme--sweep = tee mökki
puzzle--theme--take = ota
puzzle--theme--trail = jätä pöytään
puzzle--theme--wait = älä ota vielä
puzzle--task--brief = Mikä siirto on sinulle paras?
puzzle--worse = { $count ->
    [one] Se jättää sinut ainakin pisteen huonompaan asemaan kuin paras siirto.
   *[other] Se jättää sinut ainakin { $count } pistettä huonompaan asemaan kuin paras siirto.
}
puzzle--wrong = Ei paras siirto.
