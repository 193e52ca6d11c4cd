page--404--not-found = Ei löydy
page--404--page-not-found = Sivua ei löydy
page--404--address-may-mistyped = Osoitteessa voi olla virhe, tai sivu on voinut siirtyä.
page--404--go-table = Pöytään
page--404--go-home-page = Etusivulle

page--header--menu = Valikko
page--header--site = Sivusto
page--header--play = Pelaa
page--header--learn = Opi
page--header--puzzles = Tehtävät
page--header--how-play = Näin pelataan
page--header--rules = Säännöt
page--header--opponents = Vastustajat
page--header--games = Omat pelit
page--header--settings = Asetukset

page--frame--skip-content = Siirry sisältöön
page--frame--free-open-source = Ilmainen ja avointa lähdekoodia, ilman mainoksia ja tunnuksia. Pelisi pysyvät selaimessasi.
page--frame--daily-deal = Päivän jako
page--frame--learn-table = Opi pöydässä
page--frame--practice = Harjoittele
page--frame--about-site = Tästä sivustosta
page--frame--rules-all-games = Kaikkien pelien säännöt
page--frame--compare-two-games = Vertaa kahta peliä
page--frame--glossary = Sanasto
page--frame--diagrams = Kaaviot
page--frame--put-table-page = Pane pöytä sivullesi

page--table--again-or-read = <a href="">Yritä uudelleen</a>, tai <a href="{ $how_to_play }">lue, kuinka pelataan</a>.
page--table--getting-rules-ready = Valmistellaan sääntöjä
page--table--close = Sulje
page--table--table-needs-javascript = Pöytä tarvitsee JavaScriptin, joka on täällä pois päältä.
page--table--read-how-play = Lue, kuinka pelataan
page--table--part-page-did = Osa sivusta ei latautunut.
page--table--try-again = Yritä uudelleen
page--table--table-could-not = Pöytä ei käynnistynyt: tiedosto puuttuu, tai selaimesi on liian vanha.
page--table--something-went-wrong = Jokin meni vikaan. Pelisi on tallessa, mutta viimeinen tekosi katosi.
page--table--reload = Lataa uudelleen

page--update--new-version-site = Sivustosta on uusi versio.
page--update--use-now = Ota käyttöön nyt

page--daily--daily-deal = Päivän jako
page--daily--one-round-casino = Kierros kasinoa päivässä, kaikille samat kortit: kalenteri ja putki, vertailutulos samoille korteille ja viikon peli jostain päin maailmaa.
page--daily--one-round-casino-2 = Kierros kasinoa Niaa vastaan. Päivämäärä määrää kortit, joten kaikki saavat samat.
page--daily--loading-results = Ladataan tuloksiasi
page--daily--calendar-needs-javascript = Kalenteri tarvitsee JavaScriptin lukeakseen, mitä selaimesi on tallentanut.
page--daily--results-could-not = Tuloksiasi ei voitu ladata: tiedosto puuttuu, tai selaimesi on liian vanha tälle sivulle. Ne ovat yhä tallessa. <small data-reason></small>
page--daily--try-again = Yritä uudelleen
page--daily--game-week = Viikon peli
page--daily--every-monday-another = Joka maanantai toinen peli samasta suvusta, jostain päin maailmaa. Kaikki saavat samat kortit, ja ensimmäinen tuloksesi ratkaisee.
page--daily--game-week-needs = Viikon peli tarvitsee JavaScriptin tietääkseen päivän. <a href="{ $rules }">Jokaisen pelin säännöt</a> voi lukea ilman sitä.
page--daily--week = Tämä viikko
page--daily--what-new-if = Mikä on uutta, jos osaat kasinon
page--daily--casino = kasinossa: { $there }
page--daily--its-rules = Sen säännöt
page--daily--feed-daily-deals = Syöte päivän jaoista ja viikon peleistä
page--daily--play-against = Pelaa, vastassa { $opponents }
page--daily--play-with = Pelaa, mukana { $opponents }

page--evening--again = Yritä uudelleen
page--evening--csv = Tallenna taulukkona (CSV)
page--evening--description = Kerho, luokka tai perhe pelaa samat kasinokierrokset samaa vastustajaa vastaan. Yksi sivu panee tulokset järjestykseen kierros kierrokselta, kuten bridgen parikilpailussa.
page--evening--failed = Kierroksia ei voitu ladata: tiedosto puuttuu, tai selaimesi on liian vanha tälle sivulle. Kaikki tänne tallennettu on yhä tallessa. <small data-reason></small>
page--evening--files = Tai valitse tiedostoja:
page--evening--first = Valitse peli, vastustaja ja kierrosten määrä. Saat linkin koko ryhmälle.
page--evening--honest = Kukaan ei valvo kierroksia. Kortit seuraavat linkistä, joten kuka tahansa voi katsoa ne tai pelata ne toiseen kertaan toisella selaimella. Tämä sivu varmistaa, että tulos oli mahdollinen: näillä korteilla, näillä säännöillä, tätä vastustajaa vastaan. Se ei voi tietää, oliko yritys ensimmäinen.
page--evening--invite = Kutsu lisää pelaajia
page--evening--invite--link = Linkki näihin kierroksiin
page--evening--invite--send = Lähetä linkki
page--evening--lead = Kerho, luokka tai perhe pelaa samat kierrokset samaa vastustajaa vastaan, kukin omalla laitteellaan. Sitten yksi sivu vertaa tuloksia kierros kierrokselta, kuten parikilpailussa bridgessä. Siihen ei tarvita tunnuksia eikä palvelinta.
page--evening--loading = Ladataan kierroksia
page--evening--noscript = Tämä sivu tarvitsee JavaScriptin tarkistaakseen ja vertaillakseen tuloksia.
page--evening--paste = Liitä tulokset
page--evening--paste--about = Niin monta kuin haluat, missä järjestyksessä vain, sanat ympärillään: kokonaisia viestejä tai koko keskustelu.
page--evening--print = Tulosta
page--evening--results = Kaikkien tulokset
page--evening--results--about = Tulosten kerääjä liittää ne tähän. Ne pysyvät tässä selaimessa.
page--evening--second = Kaikki avaavat linkin, pelaavat kierrokset ja lähettävät sinulle tuloksensa: toisen linkin.
page--evening--set-up = Valitse peli
page--evening--take = Lisää tulokset
page--evening--third = Liitä kaikki tulokset alle, ja tulosluettelo ilmestyy.

page--diagrams--diagrams-use-elsewhere = Kaavioita muualle
page--diagrams--diagrams-casino-its = { $count } kaaviota kasinosta ja sen sukulaisista SVG-kuvina, omalle sivullesi, monisteeseen tai kirjaan.
page--diagrams--all-diagrams-site = Sivuston kaikki { $count } kaaviota kuvina, omalle sivullesi, monisteeseen tai kirjaan.
page--diagrams--single-svg-file = Kukin on yksi SVG-tiedosto, joka ei tarvitse muita. Se on terävä kaikissa kokoissa ja kuvailee itsensä ruudunlukijalle. Tallenna kuva linkistään, tai käytä sen osoitetta: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, kun vaihdat kohdan https://example.org/casino/ tämän sivuston osoitteeseen. Pöydässä valikon <b>Kuva tästä asemasta</b> tallentaa pöydän kortit samalla tavalla.

page--embed-frame--open-full-size = Avaa täysikokoisena

page--embed-v1-rules--rules = { $name }: säännöt

page--embed-v1-table--press-card-play = Pelaa painamalla korttia
page--embed-v1-table--tap-play = Pelaa napauttamalla

page--embed-v1-diagram--position = Asema
page--embed-v1-diagram--diagrams = Kaaviot

page--embed-v1-rules--rules-all-games = Kaikkien pelien säännöt

page--glossary--used = Peleissä { $games }.
page--glossary--see-also = Katso myös { $terms }.
page--glossary--glossary = Sanasto
page--glossary--terms-card-game = Kasinon ja sen suvun sanat, myös vanhat ja paikalliset: mökki, rakennelma, orpo, tabbe, sistan, virado ja monta muuta.
page--glossary--subjects = Aiheet
page--glossary--all-names-z = Kaikki sanat aakkosissa
page--glossary--also-called = Myös { $names }.
page--glossary--in-books = kirjoissa: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } sanaa kasinosta ja sen sukulaisista, Lontoosta 1792 tämän päivän Suomeen ja eteläiseen Afrikkaan. Kunkin aiheen alla ovat ensin sanat, joita kaikki tarvitsevat, sitten yksittäisten pelien, seutujen ja vanhojen kirjojen sanat.
page--glossary--search-term-language = Hae sanaa, kieltä tai peliä
page--glossary--showing-terms = Näkyvissä <span id="found">{ $count }</span> / { $count } sanaa.
page--glossary--terms-single-games = Yksittäisten pelien, seutujen ja vanhojen kirjojen sanat ({ $others })
page--glossary--rules-themselves-see = Itse säännöt ovat sivulla <a href="{ $how_to_play }">Näin pelataan</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Etsi peli</a> kuvitettuine sääntöineen
   *[other] <a href="{ $rules }">Kaikki { $count } peliä</a>, kukin kuvitettuine sääntöineen
}
page--index--play-card-game = Pelaa kasinoa (Cassino) selaimessasi, kahdesta kuuteen pelaajaa, yksin tai joukkueina, reiluja botteja vastaan, verkossa tai ilman. Ilmaiseksi ja ilman tunnuksia.
page--index--where-left-off = Mihin jäit
page--index--between-two-rounds = Kahden kierroksen välissä
page--index--continue = Jatka
page--index--more-games-under = Muita kesken olevia pelejä
page--index--new-game = Uusi peli
page--index--play-todays-deal = Pelaa päivän jako
page--index--play-hand = Pelaa tämä käsi
page--index--learn-ten-minutes = Opi kymmenessä minuutissa
page--index--learn-table = Opi pöydässä
page--index--played-todays-deal = Pelasit päivän jaon ja voitit, { $yours }–{ $theirs }.
page--index--played-todays-deal-2 = Pelasit päivän jaon ja hävisit, { $yours }–{ $theirs }.
page--index--played-todays-deal-3 = Pelasit päivän jaon tasan, { $yours }–{ $theirs }.
page--index--calendar-streak = Kalenteri ja putki
page--index--play-need-javascript = Pelaamiseen tarvitaan JavaScript. Säännöt ja oppaat voi lukea ilman sitä.
page--index--game-week = Viikon peli: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Vastustajasi
page--index--beginner-who-has = Aloittelijasta, joka on juuri oppinut säännöt, pelaajaan, joka miettii pitkälle. <a href="{ $opponents }">Tutustu kaikkiin</a>
page--index--games = Pelit
page--index--learn-get-better = Opi ja kehity
page--index--play-first-cards = Pelaa ensimmäiset korttisi oikeassa pöydässä, joka selittää jokaisen virheen. Ratkaise sitten tehtäviä, harjoittele taitojasi ja katso, mitä kukin siirtosi oli arvoltaan. Tai <a href="{ $how_to_play }">lue säännöt</a>.
page--index--see-lessons = Katso oppitunnit
page--index--fair-bots = Reilut botit
page--index--like-they-see = Ne näkevät omat korttinsa ja pöydän niin kuin sinäkin, eivätkä muuta. Jokainen jako tulee siemenestä: sama siemen antaa kaikille samat kortit.
page--index--how-can-check = Miten voit tarkistaa sen
page--index--put-page = Pane se omalle sivullesi
page--index--one-line-html = Yksi rivi HTML:ää panee pöydän omalle sivustollesi, valitsemillasi pelaajilla, säännöillä ja jaolla. Ei tunnuksia, ei seurantaa, ei maksuja.
page--index--get-code = Hae koodi
page--index--lead = Ota käsikorteillasi kortteja pöydästä. Pisteitä saat kortista { CARD("2S") } ja { CARD("TD") }, jokaisesta ässästä, eniten korteista ja eniten padoista.
page--index--offline = Toimii ilman verkkoa ensimmäisen käynnin jälkeen.
page--index--players-offline = Kahdesta kuuteen pelaajaa, yksin tai joukkueina. Toimii ilman verkkoa ensimmäisen käynnin jälkeen.
page--index--title = Kasino, kalastuspeli korteilla

page--learn-course--skip-lesson = Siirry oppituntiin
page--learn-course--played-table = { $about } { $steps }, pöydässä pelattuna.

page--learn-idea--learn = Opi

page--learn-measured--how-often = Kuinka usein
page--learn-measured--95-range = 95 %:n väli
page--learn-measured--give-take = Virhe
page--learn-measured--how-was-measured = Miten tämä mitattiin
page--learn-measured--measured = Mitattu { $day }. Mittauksen tekee <code>python -m tests.bots.strategy { $table }</code>, sivuston lähdekoodissa; sama kone antaa samat luvut.
page--learn-measured--points-round = Pisteitä kierroksella
page--learn-measured--rounds = Mitattu { $day }, { $count } kierrosta. Mittauksen tekee <code>python -m tests.bots.strategy { $table }</code>, sivuston lähdekoodissa; sama kone antaa samat luvut.

page--learn-ideas--ideas = Ideat
page--learn-ideas--ideas-behind-good = Kasinon hyvän pelin { $ideas } ideaa, ässän kuittaamisesta kymppien laskemiseen, kukin aseminensa kokeiltavaksi.
page--learn-ideas--learn-table = Opi pöydässä
page--learn-ideas--good-plays-have = Hyvillä siirroilla on nimet. Kun kysyt ”Mitä sinä tekisit?” tai käyt pelin läpi, perustelut käyttävät näitä nimiä ja johtavat tälle sivulle.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Hyvää peliä</a> kokoaa nämä ideat yhdelle sivulle, ja <a href="{ $strategy }">Strategia lukuina</a> näyttää, mitä ne ovat arvoltaan.

page--learn-mistakes--plays-cost-points = Siirrot, jotka maksoivat sinulle pisteitä, palaavat tänne, kunnes löydät parempia.
page--learn-mistakes--review-game-shows = Pelin läpikäynti näyttää, mitkä siirrot maksoivat sinulle pisteitä. Paina sen lopussa <b>Harjoittele</b>, niin ne asemat palaavat tänne: seuraavana päivänä, sitten kolmen päivän, viikon ja kolmen viikon päästä, niin kauan kuin löydät paremman siirron heti.
page--learn-mistakes--review-replay-every = Läpikäynti on jokaisen päättyneen pelin uusinnassa. <a href="{ $progress }">Omat pelit</a> luettelee ne kaikki. Muita kuin omien peliesi asemia on <a href="{ $puzzles }">tehtävissä</a>.

page--learn--learn = Opi
page--learn--learn-casino-table = Opi kasino pöydässä: { $count } lyhyttä askelta, { $courses } kurssia. Teet jokaisen siirron itse, ja pöytä selittää, jos jokin menee vikaan.
page--learn--learn-table = Opi pöydässä
page--learn--lessons-need-javascript = Oppitunnit tarvitsevat JavaScriptin. <a href="{ $how_to_play }">Näin pelataan</a> on luettavissa ilman sitä.
page--learn--more-learn = Lisää opittavaa
page--learn--practice-asks-one = <a href="{ $practice }">Harjoittele</a> kysyy yhtä asiaa kerrallaan, missä pelissä tahansa: löydä kaikki otot, ota eniten, sano kenen rakennelma on, laske loput kortit.
page--learn--puzzles-show-last = <a href="{ $puzzles }">Tehtävissä</a> ovat kierroksen viimeiset kortit, ja yksi siirto on muita parempi.
page--learn--good-plays-have = <a href="{ $ideas }">Hyvillä siirroilla</a> on nimet: kuittaa ässä, varasta, älä jätä mökkiä ja muita, kukin aseminensa kokeiltavaksi.
page--learn--lead = Lyhyitä askelia, yksi idea kussakin. Teet jokaisen siirron itse, ja jos se ei ole haettu, pöytä sanoo miksi.
page--learn--lead-first = Lyhyitä askelia, yksi idea kussakin. Teet jokaisen siirron itse, ja jos se ei ole haettu, pöytä sanoo miksi. Ensimmäinen kurssi vie kymmenen minuuttia ja päättyy ensimmäiseen peliisi.
page--learn--other = Ensimmäiset oppitunnit opettavat kasinon. { $name }, tämän sivuston ensimmäinen peli, on samaa sukua ja eroaa siitä: <a href="{ $rules }">säännöt, { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Strategia lukuina</a> näyttää, mitä ne ovat arvoltaan.

page--licences--licences = Lisenssit
page--licences--everything-site-sends = Kaikki, mitä tämä sivusto lähettää selaimeesi, kuka sen teki ja kunkin osan lisenssi.
page--licences--about = Tietoja
page--licences--everything-site-sends-2 = Kaikki, mitä tämä sivusto lähettää selaimeesi. Säännöt, botit, piirrokset ja teksti on tehty tätä hanketta varten; mukana on { $parts } muuta osaa, kukin omalla lisenssillään.
page--licences--part = Osa
page--licences--licence = Lisenssi
page--licences--project = Tämä hanke
page--licences--mit = MIT
page--licences--no-fonts-pictures = Kirjasimia, kuvia tai ääniä ei tule muualta. Jos paketissa ei ole lisenssinsä tekstiä, lisenssin nimi johtaa siihen.

page--opponents--opponents = Vastustajat
page--opponents--meet-bots-play = Tutustu botteihin, joita vastaan pelaat kasinoa, aloittelijasta kaukonäköiseen pelaajaan: miten kukin pelaa, miten vahva se on ja mitä se näkee.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Pelaa, vastassa { $name }</a>
page--opponents--one-has-style = Jokaisella on oma tyylinsä. Heikommat tekevät inhimillisiä virheitä: summat jäävät huomaamatta, kortit unohtuvat, ja käsi tarttuu siihen, mikä kiiltää.
page--opponents--ladder = Tikkaat
page--opponents--left-right-player = Vasemmalta oikealle kukin voittaa edellisensä. Askelman korkeus on mitattu etumatka, pisteinä kierroksella, kahden pelissä.
page--opponents--points-round-ahead = { $lead } pistettä kierroksella edellä, vertailussa { $other }
page--opponents--first-step = Ensimmäinen askelma
page--opponents--level-points-round = Taso { $place } / { $ladder }. { $lead } pistettä kierroksella, vastassa { $other }, virhe { $give }.
page--opponents--level-1-start = Taso 1 / { $ladder }. Aloita tästä.
page--opponents--other-styles-play = Muita pelityylejä
page--opponents--these-about-strong = Nämä ovat suunnilleen yhtä vahvoja kuin Nia, mutta kukin tavoittelee jotain muuta. Pelaa heitä vastaan, niin opit vastaamaan kuhunkin tyyliin.
page--opponents--points-round-against = { $lead } pistettä kierroksella, vastassa { $other }, virhe { $give }.
page--opponents--what-they-can = Mitä ne näkevät
page--opponents--they-see-what = Ne näkevät sen, mitä sinä näkisit niiden paikalta, eivätkä muuta: <a href="{ $about }#fair">miten voit tarkistaa sen</a>. Ne eroavat siinä, kuinka monta summaa ne huomaavat, miten hyvin ne muistavat ja kuinka pitkälle ne katsovat.
page--opponents--how-was-measured = Miten tämä mitattiin
page--opponents--played-one-below = Kukin pelasi alempaansa vastaan, ja jokainen jako pelattiin kahdesti, paikat vaihtaen, niin että onni oli sama. Luvut ovat etumatka pisteinä kierroksella ja sen 95 %:n virhemarginaali, mitattu { $date }.
page--opponents--match = Ottelu
page--opponents--against = { $better } – { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">ei mitattu</span>

page--play--play = Pelaa
page--play--skip-hand = Siirry käteesi
page--play--new-version-site = Sivustosta on uusi versio.
page--play--use-now = Ota käyttöön nyt
page--play--later = Myöhemmin

page--practice-drill--practice = Harjoittele

page--practice--practice = Harjoittele
page--practice--short-drills-every = Lyhyitä harjoituksia kaikkiin kasinopeleihin: löydä kaikki otot, ota eniten, sano kenen rakennelma on, laske loput kortit. Kymmenen kysymystä sarjassa, halutessasi kellon kanssa.
page--practice--one-skill-time = Yksi taito kerrallaan, valitsemassasi pelissä: kymmenen uutta kysymystä sarjassa, ja jokaisen vastauksen jälkeen perustelu. Parhaat sarjasi tallennetaan tähän selaimeen.
page--practice--whole-positions-go = Kokonaisia asemia on <a href="{ $puzzles }">tehtävissä</a>; <a href="{ $learn }">oppitunnit</a> selittävät jokaisen siirron.

page--progress--games = Omat pelit
page--progress--games-casino-have = Tässä selaimessa päättyneet kasinopelisi: miten ne menivät, peleittäin ja vastustajittain, ja jokaisen voi avata uudelleen.
page--progress--every-game-finish = Jokainen päättynyt pelisi tallennetaan tähän selaimeen eikä minnekään muualle.
page--progress--loading-games = Ladataan pelejäsi
page--progress--page-needs-javascript = Tämä sivu tarvitsee JavaScriptin lukeakseen, mitä selaimesi on tallentanut.
page--progress--games-could-not = Pelejäsi ei voitu ladata: tiedosto puuttuu, tai selaimesi on liian vanha tälle sivulle. Ne ovat yhä tallessa. <small data-reason></small>
page--progress--try-again = Yritä uudelleen
page--progress--keep-copy-everything = Säilytä kopio kaikesta
page--progress--browsers-may-delete = Selaimet voivat poistaa sivuston tallentaman: kun tila on vähissä, kun et ole käynyt muutamaan viikkoon, tai kun tyhjennät sen itse. Kopio on tiedosto, jossa ovat pelisi, asetuksesi, omat sääntösi ja kesken oleva peli. Palauta se tässä tai toisessa selaimessa: kaikki jo oleva säilyy, ja puuttuva lisätään.
page--progress--save-copy = Tallenna kopio
page--progress--restore-copy = Palauta kopio
page--progress--copy-games = Kopio peleistäsi

page--puzzles-run--puzzles-one-after = Tehtäviä toinen toisensa perään: putki ensimmäiseen virheeseen, niin monta kuin ehdit kellon käydessä, tai omaan tahtiin.
page--puzzles-run--run-begins-when = Sarjasi alkaa, kun pöytä on valmis, ja samoin kello, jos valitsit sen. Ajan loputtua voit vielä ratkaista kesken olevan tehtävän.
page--puzzles-run--choose-game-theme = Peli, aihe ja taso valitaan sivulla <a href="{ $puzzles }">Tehtävät</a>.

page--puzzles--puzzles = Tehtävät
page--puzzles--puzzles-last-deals = { $count } tehtävää { $courses } kasinopelin viimeisistä jaoista: kaikki kortit näkyvät, ja yksi siirto on muita parempi.
page--puzzles--last-cards-round = Kierroksen viimeiset kortit, kaikki näkyvissä. Yksi siirto on parempi kuin mikään muu. { $count } asemaa, kukin laskettu loppuun asti.
page--puzzles--one-after-another = Toinen toisensa perään
page--puzzles--game = Peli
page--puzzles--any = Mikä vain
page--puzzles--theme = Aihe
page--puzzles--grade = Taso
page--puzzles--easy-ones-first = Ensin helppoja, sitten yhä vaikeampia, ensimmäiseen virheeseesi asti. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Niin monta kuin ehdit ajan kuluessa; kesken olevan voit vielä ratkaista. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Kello
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Ei kelloa eikä loppua: jatka niin kauan kuin haluat.
page--puzzles--puzzle-rating = Tehtävien vahvuuslukusi
page--puzzles--first-try-puzzle = Kussakin tehtävässä lasketaan ensimmäinen yrityksesi. Vihje lasketaan hudiksi.
page--puzzles--how-worked-out = Miten tämä lasketaan
page--puzzles--puzzle-graded-how = Tehtävän taso on se, kuinka monelta <a href="{ $opponents }#ladder">seitsemästä vastustajasta</a>, aloittelijasta vahvimpaan, se jää ratkaisematta: jos vain yhdeltä, sen luku on { $ratings }; jos kaikilta, { $ratings_2 }. Vahvuuslukusi on väli: oikea luku on siinä yhdeksäntoista kertaa kahdestakymmenestä, ja mitä enemmän yrität, sitä kapeammaksi se käy.
page--puzzles--game-easiest-first = Peleittäin, helpoimmasta alkaen
page--puzzles--if-building-new = Jos rakentaminen on sinulle uutta, aloita <a href="{ $learn }">oppitunneista</a>.
page--puzzles--puzzle-day-feed = Päivän tehtävän syöte
page--puzzles--list-can-read = Luettelon voi lukea ilman JavaScriptiä, mutta tehtävät tarvitsevat sen.

page--rules-game--rules = { $name }: säännöt
page--rules-game--complete-rules-examples = Pelin { $name } täydet säännöt esimerkkeineen: kuinka jaetaan, pelataan ja lasketaan pisteet, ja miten se eroaa muista kasinon suvun peleistä.
page--rules-game--for = Pelaajia: { $number }
page--rules-game--page = Tällä sivulla
page--rules-game--how-differs = Miten se eroaa pelistä { $name }
page--rules-game--terms = Sanat
page--rules-game--house-rules = Talon säännöt
page--rules-game--history-sources = Historia ja lähteet
page--rules-game--play-this = Pelaa tätä peliä
page--rules-game--rules-2 = Säännöt

page--rules-sheet--rule-sheet-score = { $name }: sääntölehti ja pistelehtiö
page--rules-sheet--rules-one-page = Pelin { $name } säännöt yhdellä sivulla ja lehtiö pisteille: tulosta A4- tai Letter-paperille.
page--rules-sheet--rules = { $name }: säännöt
page--rules-sheet--paper = { $name } paperilla
page--rules-sheet--rules-fill-one = Säännöt täyttävät yhden sivun. Pistelehtiölle on sivu kutakin pelaajien tai puolten määrää kohti. Kumpikin sopii A4- ja Letter-paperille.

page--rules-text--how-differs = Miten se eroaa pelistä { $name }
page--rules-text--rule = Sääntö
page--rules-text--compare-two-side = Vertaa niitä rinnakkain.
page--rules-text--same = Samoin kuin pelissä { $name }
page--rules-text--terms = Sanat
page--rules-text--house-rules = Talon säännöt
page--rules-text--can-change-these = Voit muuttaa näitä sääntöjä. Kukin linkki avaa pelin { $name } yhdellä muutoksella. Kaikki muut vaihtoehdot ovat kohdassa Uusi peli.
page--rules-text--everything-else = Kaikki muu on kuten pelissä <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Tässä: { $here }. Tai valitse: { $others }.
page--rules-text--history-sources = Historia ja lähteet
page--rules-text--in-glossary = Sanastossa: { $terms }.

page--rules-compare--compare-two-games = Vertaa kahta peliä
page--rules-compare--any-two-games = Mitkä tahansa kaksi kasinon suvun peliä rinnakkain: pelaajat, korttien luvut, rakentaminen, pisteet ja pelin loppu, ja jokainen ero merkittynä.
page--rules-compare--rules = Säännöt
page--rules-compare--two-games-side = Kaksi peliä rinnakkain
page--rules-compare--choose-two-games = Valitse kaksi peliä, niin näet niiden erot.
page--rules-compare--also-show-what = Näytä myös, mikä on samaa
page--rules-compare--another-game = Toinen peli
page--rules-compare--one-game = Yksi peli
page--rules-compare--rule = Sääntö
page--rules-compare--rules-all-games = Kaikille peleille yhteiset säännöt jäävät pois. Kun sääntö riippuu pelaajien määrästä, kaikki muodot näytetään.

page--rules--find-game = Etsi peli
page--rules--compare-any-two = <a href="{ $compare }">Vertaa mitä tahansa kahta peliä</a>, tai katso sanaa <a href="{ $glossary }">sanastosta</a>.
page--rules--description = { $count } kasinon suvun peliä täysine sääntöineen: maittain, pelaajamäärän mukaan, keston mukaan ja erikoisuuksien mukaan.
page--rules--description-some = Kasinon suvun pelejä täysine sääntöineen: maittain, pelaajamäärän mukaan, keston mukaan ja erikoisuuksien mukaan.
page--rules--lead = Kasino on { $count } pelin suku. Kullakin on täydet säännöt esimerkkeineen. Jos et ole koskaan pelannut, aloita sivusta <a href="{ $how_to_play }">Näin pelataan</a>, tai jostain näistä: { $games }.
page--rules--lead-some = { $count ->
    [one] Täällä voit pelata yhtä kasinon suvun peliä. Sillä on täydet säännöt esimerkkeineen. Jos et ole koskaan pelannut, aloita sivusta <a href="{ $how_to_play }">Näin pelataan</a>, tai tästä: { $games }.
   *[other] Täällä voit pelata { $count }:tä kasinon suvun peliä. Kullakin on täydet säännöt esimerkkeineen. Jos et ole koskaan pelannut, aloita sivusta <a href="{ $how_to_play }">Näin pelataan</a>, tai jostain näistä: { $games }.
}
