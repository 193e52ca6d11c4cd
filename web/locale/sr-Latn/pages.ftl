page--404--not-found = Nije nađeno
page--404--page-not-found = Stranica nije nađena
page--404--address-may-mistyped = Možda je adresa pogrešno ukucana ili je stranica premeštena.
page--404--go-table = Idi za sto
page--404--go-home-page = Idi na početnu stranu

page--header--menu = Meni
page--header--site = Sajt
page--header--play = Igraj
page--header--learn = Uči
page--header--puzzles = Zadaci
page--header--how-play = Kako se igra
page--header--rules = Pravila
page--header--opponents = Protivnici
page--header--games = Tvoje partije
page--header--settings = Podešavanja

page--frame--skip-content = Pređi na sadržaj
page--frame--free-open-source = Besplatno i otvorenog koda, bez reklama i naloga. Tvoje partije ostaju u tvom pregledaču.
page--frame--daily-deal = Karte dana
page--frame--learn-table = Uči za stolom
page--frame--practice = Vežbanje
page--frame--about-site = O ovom sajtu
page--frame--rules-all-games = Pravila svih igara
page--frame--compare-two-games = Uporedi dve igre
page--frame--glossary = Rečnik
page--frame--diagrams = Dijagrami
page--frame--put-table-page = Stavi sto na svoju stranicu

page--table--again-or-read = <a href="">Pokušaj ponovo</a> ili <a href="{ $how_to_play }">pročitaj kako se igra</a>.
page--table--getting-rules-ready = Pravila se pripremaju
page--table--close = Zatvori
page--table--table-needs-javascript = Stolu treba JavaScript, koji je ovde isključen.
page--table--read-how-play = Pročitaj kako se igra
page--table--part-page-did = Deo ove stranice nije učitan.
page--table--try-again = Pokušaj ponovo
page--table--table-could-not = Sto se nije pokrenuo: nedostaje datoteka ili je pregledač prestar.
page--table--something-went-wrong = Nešto je krenulo naopako. Partija je sačuvana, ali poslednja radnja je izgubljena.
page--table--reload = Učitaj ponovo

page--update--new-version-site = Spremna je nova verzija ovog sajta.
page--update--use-now = Pređi sada

page--daily--daily-deal = Karte dana
page--daily--one-round-casino = Jedna runda Casina dnevno, iste karte za sve: tvoj kalendar i niz, merilo za iste karte, i igra nedelje iz drugog kraja sveta.
page--daily--one-round-casino-2 = Jedna runda Casina protiv bota po imenu Nia. Karte određuje datum, pa ih svi dobijaju iste.
page--daily--loading-results = Učitavanje rezultata
page--daily--calendar-needs-javascript = Kalendaru treba JavaScript da pročita šta je sačuvano u pregledaču.
page--daily--results-could-not = Rezultati nisu mogli da se učitaju: nedostaje datoteka ili je pregledač prestar za ovu stranicu. Još su sačuvani. <small data-reason></small>
page--daily--try-again = Pokušaj ponovo
page--daily--game-week = Igra nedelje
page--daily--every-monday-another = Svakog ponedeljka druga igra iz porodice, iz drugog kraja sveta. Svi dobijaju iste karte, a računa se tvoj prvi rezultat.
page--daily--game-week-needs = Igri nedelje treba JavaScript, da zna datum. Bez njega možeš da čitaš <a href="{ $rules }">pravila svih igara</a>.
page--daily--week = Ove nedelje
page--daily--what-new-if = Šta je novo ako znaš Casino
page--daily--casino = u Casinu: { $there }
page--daily--its-rules = Njena pravila
page--daily--feed-daily-deals = Fid s kartama dana i igrama nedelje
page--daily--play-against = Igraj je. Protivnici: { $opponents }
page--daily--play-with = Igraj je. Za stolom: { $opponents }

page--evening--again = Pokušaj ponovo
page--evening--csv = Sačuvaj kao tabelu (CSV)
page--evening--description = Klub, razred ili porodica igra iste runde Casina protiv istog protivnika. Jedna stranica rangira rezultate rundu po rundu, kao u duplikat-bridžu.
page--evening--failed = Runde nisu mogle da se učitaju: nedostaje datoteka ili je pregledač prestar za ovu stranicu. Sve što je ovde sačuvano još je tu. <small data-reason></small>
page--evening--files = Ili izaberi datoteke:
page--evening--first = Izaberi igru, protivnika i broj rundi. Dobijaš link za celu grupu.
page--evening--honest = Niko ne nadgleda runde. Karte slede iz linka, pa svako može da ih pogleda ili da igra drugi put u drugom pregledaču. Ova stranica proverava da li je rezultat moguć: s ovim kartama, po ovim pravilima, protiv ovog protivnika. Da li je to bio prvi pokušaj, ne može da zna.
page--evening--invite = Pozovi još ljudi
page--evening--invite--link = Link do ovih rundi
page--evening--invite--send = Pošalji link
page--evening--lead = Klub, razred ili porodica igra iste runde protiv istog protivnika, svako na svom uređaju. Onda jedna stranica poredi rezultate rundu po rundu, kao u duplikat-bridžu. Bez naloga i bez servera.
page--evening--loading = Učitavanje rundi
page--evening--noscript = Ovoj stranici treba JavaScript da proveri i uporedi rezultate.
page--evening--paste = Nalepi rezultate
page--evening--paste--about = Koliko god hoćeš, bilo kojim redom, s rečima oko njih: cele poruke ili ceo čet.
page--evening--print = Štampaj
page--evening--results = Svačiji rezultati
page--evening--results--about = Ko skuplja rezultate, lepi ih ovde. Ostaju u ovom pregledaču.
page--evening--second = Svako otvara link, igra runde i šalje ti svoj rezultat: drugi link.
page--evening--set-up = Izaberi igru
page--evening--take = Dodaj rezultate
page--evening--third = Nalepi sve rezultate ispod, i rang-lista je tu.

page--diagrams--diagrams-use-elsewhere = Dijagrami za upotrebu drugde
page--diagrams--diagrams-casino-its = { $count ->
    [one] { $count } dijagram Casina i srodnih igara kao SVG slika, za tvoju stranicu, nastavni list ili knjigu.
    [few] { $count } dijagrama Casina i srodnih igara kao SVG slike, za tvoju stranicu, nastavni list ili knjigu.
   *[other] { $count } dijagrama Casina i srodnih igara kao SVG slike, za tvoju stranicu, nastavni list ili knjigu.
}
page--diagrams--all-diagrams-site = { $count ->
    [one] Svi dijagrami s ovog sajta ({ $count }), kao slike za tvoju stranicu, nastavni list ili knjigu.
    [few] Svi dijagrami s ovog sajta ({ $count }), kao slike za tvoju stranicu, nastavni list ili knjigu.
   *[other] Svi dijagrami s ovog sajta ({ $count }), kao slike za tvoju stranicu, nastavni list ili knjigu.
}
page--diagrams--single-svg-file = Svaki je jedna SVG datoteka kojoj ne treba nijedna druga. Oštra je u svakoj veličini i sama se opisuje čitaču ekrana. Sačuvaj sliku s njenog linka ili upotrebi njenu adresu: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, s adresom ovog sajta umesto https://example.org/casino/. Za stolom <b>Slika ove pozicije</b> u meniju isto tako čuva karte sa stola.

page--embed-frame--open-full-size = Otvori u punoj veličini

page--embed-v1-rules--rules = { $name }: pravila

page--embed-v1-table--press-card-play = Pritisni kartu da igraš
page--embed-v1-table--tap-play = Dodirni da igraš

page--embed-v1-diagram--position = Pozicija
page--embed-v1-diagram--diagrams = Dijagrami

page--embed-v1-rules--rules-all-games = Pravila svih igara

page--glossary--used = Koristi se u: { $games }.
page--glossary--see-also = Vidi i: { $terms }.
page--glossary--glossary = Rečnik
page--glossary--terms-card-game = Reči kartaške igre Casino i njene porodice, i stare i krajevne: tabla, gradnja, siroče, mökki, sistan, virado i mnoge druge.
page--glossary--subjects = Teme
page--glossary--all-names-z = Sve reči od A do Ž
page--glossary--also-called = Zove se i { $names }.
page--glossary--in-books = u knjigama: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count ->
    [one] { $count } reč iz Casina i srodnih igara, od Londona 1792. do današnje Finske i južne Afrike. U svakoj temi prvo su reči koje svima trebaju, a zatim reči iz pojedinih igara, krajeva i starih knjiga.
    [few] { $count } reči iz Casina i srodnih igara, od Londona 1792. do današnje Finske i južne Afrike. U svakoj temi prvo su reči koje svima trebaju, a zatim reči iz pojedinih igara, krajeva i starih knjiga.
   *[other] { $count } reči iz Casina i srodnih igara, od Londona 1792. do današnje Finske i južne Afrike. U svakoj temi prvo su reči koje svima trebaju, a zatim reči iz pojedinih igara, krajeva i starih knjiga.
}
page--glossary--search-term-language = Traži reč, jezik ili igru
page--glossary--showing-terms = Prikazano <span id="found">{ $count }</span> od { $count } reči.
page--glossary--terms-single-games = Reči iz pojedinih igara, krajeva i starih knjiga ({ $others })
page--glossary--rules-themselves-see = Sama pravila su na strani <a href="{ $how_to_play }">Kako se igra</a>.

page--index--all-games = { $count ->
    [1] <a href="{ $rules }">Nađi igru</a> s ilustrovanim pravilima
    [one] <a href="{ $rules }">Sve igre ({ $count })</a>, svaka s ilustrovanim pravilima
    [few] <a href="{ $rules }">Sve igre ({ $count })</a>, svaka s ilustrovanim pravilima
   *[other] <a href="{ $rules }">Svih { $count } igara</a>, svaka s ilustrovanim pravilima
}
page--index--play-card-game = Igraj kartašku igru Casino (Cassino) u pregledaču, od dva do šest igrača, sam ili u timovima, protiv poštenih botova, s internetom ili bez njega. Besplatno, bez naloga.
page--index--where-left-off = Gde se stalo
page--index--between-two-rounds = Između dve runde
page--index--continue = Nastavi
page--index--more-games-under = Još partija u toku
page--index--new-game = Nova partija
page--index--play-todays-deal = Igraj današnje karte
page--index--play-hand = Igraj ovu ruku
page--index--learn-ten-minutes = Nauči za deset minuta
page--index--learn-table = Uči za stolom
page--index--played-todays-deal = Današnje karte su odigrane: pobeda, { $yours } prema { $theirs }.
page--index--played-todays-deal-2 = Današnje karte su odigrane: poraz, { $yours } prema { $theirs }.
page--index--played-todays-deal-3 = Današnje karte su odigrane: nerešeno, { $yours } prema { $theirs }.
page--index--calendar-streak = Kalendar i niz
page--index--play-need-javascript = Za igru treba JavaScript. Pravila i uputstva čitaju se i bez njega.
page--index--game-week = Igra nedelje: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Tvoji protivnici
page--index--beginner-who-has = Od početnika koji je tek naučio pravila do igrača koji misli daleko unapred. <a href="{ $opponents }">Upoznaj ih sve</a>
page--index--games = Igre
page--index--learn-get-better = Uči i napreduj
page--index--play-first-cards = Odigraj prve karte za pravim stolom koji objašnjava svaku grešku. Zatim rešavaj zadatke, vežbaj, i gledaj koliko je koji tvoj potez vredeo. Ili <a href="{ $how_to_play }">pročitaj pravila</a>.
page--index--see-lessons = Pogledaj lekcije
page--index--fair-bots = Pošteni botovi
page--index--like-they-see = Kao i ti, vide svoje karte i sto, i ništa drugo. Svako deljenje dolazi iz semena: isto seme svakome deli iste karte.
page--index--how-can-check = Kako to da proveriš
page--index--put-page = Stavi ga na svoju stranicu
page--index--one-line-html = Jedan red HTML-a stavlja sto na tvoj sajt, s igračima, pravilima i kartama koje izabereš. Bez naloga, bez praćenja, besplatno.
page--index--get-code = Uzmi kod
page--index--lead = Kartama iz ruke nosiš karte sa stola. Poene donose { CARD("2S") }, { CARD("TD") }, svaki kec, najviše karata i najviše pikova.
page--index--offline = Posle prve posete radi i bez interneta.
page--index--players-offline = Od dva do šest igrača, svako za sebe ili u timovima. Posle prve posete radi i bez interneta.
page--index--title = Casino, igra pecanja kartama

page--learn-course--skip-lesson = Pređi na lekciju
page--learn-course--played-table = { $about } { $steps }, za stolom.

page--learn-idea--learn = Uči

page--learn-measured--how-often = Koliko često
page--learn-measured--95-range = Raspon od 95 %
page--learn-measured--give-take = Plus-minus
page--learn-measured--how-was-measured = Kako je mereno
page--learn-measured--measured = Mereno { $day }, komandom <code>python -m tests.bots.strategy { $table }</code> iz izvornog koda ovog sajta; ista verzija daje iste brojeve.
page--learn-measured--points-round = Poena po rundi
page--learn-measured--rounds = Mereno { $day } na { $count } rundi, komandom <code>python -m tests.bots.strategy { $table }</code> iz izvornog koda ovog sajta; ista verzija daje iste brojeve.

page--learn-ideas--ideas = Ideje
page--learn-ideas--ideas-behind-good = Ideje dobre igre u Casinu (njih { $ideas }), od naplaćivanja keca do brojanja desetki, svaka s pozicijama za probu.
page--learn-ideas--learn-table = Uči za stolom
page--learn-ideas--good-plays-have = Dobri potezi imaju imena. Kad pitaš „Kako odigrati?“ ili pogledaš analizu partije, razlozi koriste ta imena i vode na ovu stranu.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Dobra igra</a> sabira ove ideje na jednoj strani, a <a href="{ $strategy }">Strategija u brojevima</a> pokazuje koliko vrede.

page--learn-mistakes--plays-cost-points = Potezi koji su te koštali poena vraćaju se ovde dok ne nađeš bolje.
page--learn-mistakes--review-game-shows = Analiza partije pokazuje koji su te potezi koštali poena. Na njenom kraju pritisni dugme <b>Vežbaj</b>, i te pozicije dolaze ovde: sutradan, pa posle tri dana, nedelju i tri nedelje, sve dok odmah nalaziš bolji potez.
page--learn-mistakes--review-replay-every = Analiza je u snimku svake završene partije. Sve su pod <a href="{ $progress }">Tvoje partije</a>. Pozicije iz tuđih partija su <a href="{ $puzzles }">zadaci</a>.

page--learn--learn = Uči
page--learn--learn-casino-table = Nauči Casino za stolom, u kratkim koracima (koraka: { $count }, tečajeva: { $courses }). Svaki potez igraš ti, a sto objašnjava svaki pogrešan.
page--learn--learn-table = Uči za stolom
page--learn--lessons-need-javascript = Lekcijama treba JavaScript. Strana <a href="{ $how_to_play }">Kako se igra</a> čita se i bez njega.
page--learn--more-learn = Još za učenje
page--learn--practice-asks-one = <a href="{ $practice }">Vežbanje</a> pita jedno po jedno, u bilo kojoj igri: nađi sva nošenja, nosi najviše, reci čija je gradnja, prebroj preostale karte.
page--learn--puzzles-show-last = <a href="{ $puzzles }">Zadaci</a> pokazuju poslednje karte runde, gde je jedan potez bolji od svih ostalih.
page--learn--good-plays-have = <a href="{ $ideas }">Dobri potezi</a> imaju imena: naplati keca, ukradi, ne ostavljaj tablu i druga, svako s pozicijama za probu.
page--learn--lead = Kratki koraci, u svakom jedna ideja. Svaki potez igraš ti, a ako nije pravi, sto kaže zašto.
page--learn--lead-first = Kratki koraci, u svakom jedna ideja. Svaki potez igraš ti, a ako nije pravi, sto kaže zašto. Prvi tečaj traje deset minuta i završava se tvojom prvom partijom.
page--learn--other = Prve lekcije uče Casino. { $name }, prva igra na ovom sajtu, iz iste je porodice, ali se razlikuje: <a href="{ $rules }">pravila igre { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Strategija u brojevima</a> pokazuje koliko vrede.

page--licences--licences = Licence
page--licences--everything-site-sends = Sve što ovaj sajt šalje tvom pregledaču, ko je to napravio i licenca svakog dela.
page--licences--about = O sajtu
page--licences--everything-site-sends-2 = { $parts ->
    [one] Sve što ovaj sajt šalje tvom pregledaču. Pravila, botovi, crteži i tekst napravljeni su za ovaj projekat; uz njih dolazi još { $parts } deo, pod svojom licencom.
    [few] Sve što ovaj sajt šalje tvom pregledaču. Pravila, botovi, crteži i tekst napravljeni su za ovaj projekat; uz njih dolaze još { $parts } dela, svaki pod svojom licencom.
   *[other] Sve što ovaj sajt šalje tvom pregledaču. Pravila, botovi, crteži i tekst napravljeni su za ovaj projekat; uz njih dolazi još { $parts } delova, svaki pod svojom licencom.
}
page--licences--part = Deo
page--licences--licence = Licenca
page--licences--project = Ovaj projekat
page--licences--mit = MIT
page--licences--no-fonts-pictures = Nijedan font, slika ni zvuk ne dolazi sa strane. Ako u paketu nema teksta licence, njeno ime vodi do njega.

page--opponents--opponents = Protivnici
page--opponents--meet-bots-play = Upoznaj botove protiv kojih igraš Casino, od početnika do igrača koji misli daleko unapred: kako ko igra, koliko je jak i šta vidi.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Igraj. Protivnik: { $name }</a>
page--opponents--one-has-style = Svako ima svoj stil. Slabiji greše kao ljudi: previde zbir, zaborave karte i grabe sve što sija.
page--opponents--ladder = Lestvica
page--opponents--left-right-player = Sleva nadesno, svaki igrač pobeđuje prethodnog. Visina stepenika je izmerena prednost, u poenima po rundi, u Casinu udvoje.
page--opponents--points-round-ahead = za { $lead } poena po rundi jači protivnik od: { $other }
page--opponents--first-step = Prvi stepenik
page--opponents--level-points-round = Nivo { $place } od { $ladder }. Protiv: { $other }, { $lead } poena po rundi, plus-minus { $give }.
page--opponents--level-1-start = Nivo 1 od { $ladder }. Počni ovde.
page--opponents--other-styles-play = Drugi stilovi igre
page--opponents--these-about-strong = Oni su jaki otprilike kao Nia, ali svako ide za nečim drugim. Igraj protiv njih i nauči kako se nositi s kojim stilom.
page--opponents--points-round-against = Protiv: { $other }, { $lead } poena po rundi, plus-minus { $give }.
page--opponents--what-they-can = Šta mogu da vide
page--opponents--they-see-what = Vide ono što bi se videlo s njihovog mesta, i ništa drugo: <a href="{ $about }#fair">kako to da proveriš</a>. Razlikuju se po tome koliko zbirova primete, koliko pamte i koliko daleko gledaju.
page--opponents--how-was-measured = Kako je mereno
page--opponents--played-one-below = Svako je igrao protiv onog ispod sebe, i svako deljenje dvaput, sa zamenjenim mestima, da obojica imaju istu sreću. Brojevi su prednost u poenima po rundi i granica greške od 95 %, mereno { $date }.
page--opponents--match = Meč
page--opponents--against = { $better } protiv { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">nije mereno</span>

page--play--play = Igraj
page--play--skip-hand = Pređi na svoju ruku
page--play--new-version-site = Spremna je nova verzija ovog sajta.
page--play--use-now = Pređi sada
page--play--later = Kasnije

page--practice-drill--practice = Vežbanje

page--practice--practice = Vežbanje
page--practice--short-drills-every = Kratka vežbanja za svaku igru Casina: nađi sva nošenja, nosi najviše, reci čija je gradnja, prebroj preostale karte. Po deset pitanja, sa satom ako hoćeš.
page--practice--one-skill-time = Jedna po jedna veština, u igri koju izabereš: po deset novih pitanja, s razlogom posle svakog odgovora. Najbolji rezultati čuvaju se u ovom pregledaču.
page--practice--whole-positions-go = Cele pozicije su među <a href="{ $puzzles }">zadacima</a>; <a href="{ $learn }">lekcije</a> objašnjavaju svaki potez.

page--progress--games = Tvoje partije
page--progress--games-casino-have = Partije Casina završene u ovom pregledaču: kako su prošle, po igri i po protivniku, i svaka se može opet otvoriti.
page--progress--every-game-finish = Svaka završena partija čuva se u ovom pregledaču i nigde drugde.
page--progress--loading-games = Učitavanje partija
page--progress--page-needs-javascript = Ovoj stranici treba JavaScript da pročita šta je sačuvano u pregledaču.
page--progress--games-could-not = Partije nisu mogle da se učitaju: nedostaje datoteka ili je pregledač prestar za ovu stranicu. Još su sačuvane. <small data-reason></small>
page--progress--try-again = Pokušaj ponovo
page--progress--keep-copy-everything = Čuvaj kopiju svega
page--progress--browsers-may-delete = Pregledač može da obriše ono što je sajt sačuvao: kad nema prostora, kad nekoliko nedelja ne dođeš, ili kad to uradiš ti. Kopija je datoteka s tvojim partijama, podešavanjima, pravilima i partijom u toku. Vrati je ovde ili u drugom pregledaču: sve što je tamo ostaje, a što nedostaje dodaje se.
page--progress--save-copy = Sačuvaj kopiju
page--progress--restore-copy = Vrati kopiju
page--progress--copy-games = Kopija tvojih partija

page--puzzles-run--puzzles-one-after = Zadaci jedan za drugim: niz do prve greške, koliko rešiš dok sat ne istekne, ili bez žurbe.
page--puzzles-run--run-begins-when = Počinje kad je sto spreman, i tad kreće i sat ako je izabran. Kad vreme istekne, započeti zadatak još možeš da završiš.
page--puzzles-run--choose-game-theme = Igru, temu ili težinu biraš na strani <a href="{ $puzzles }">Zadaci</a>.

page--puzzles--puzzles = Zadaci
page--puzzles--puzzles-last-deals = { $count } zadataka iz poslednjih deljenja (igara: { $courses }): sve karte su otvorene, i jedan potez je bolji od svih ostalih.
page--puzzles--last-cards-round = Poslednje karte runde, sve otvorene. Jedan potez je bolji od svih ostalih. Pozicija ima { $count }, i svaka je izračunata do kraja.
page--puzzles--one-after-another = Jedan za drugim
page--puzzles--game = Igra
page--puzzles--any = Svejedno
page--puzzles--theme = Tema
page--puzzles--grade = Težina
page--puzzles--easy-ones-first = Prvo laki, pa sve teži, do prve greške. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Koliko stigneš dok vreme ne istekne; započeti zadatak još možeš da završiš. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Sat
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Bez sata i bez kraja: rešavaj dokle hoćeš.
page--puzzles--puzzle-rating = Tvoj rejting u zadacima
page--puzzles--first-try-puzzle = Računa se prvi pokušaj u svakom zadatku. Savet se računa kao neuspeo pokušaj.
page--puzzles--how-worked-out = Kako se računa
page--puzzles--puzzle-graded-how = Težina zadatka je broj onih među <a href="{ $opponents }#ladder">sedam protivnika</a>, od početnika do najjačeg, koji ga promaše: ako ga promaši samo jedan, vredi { $ratings }; ako ga promaše svi, { $ratings_2 }. Tvoj rejting je raspon: prava vrednost je u njemu devetnaest puta od dvadeset, i što više probaš, to je uži.
page--puzzles--game-easiest-first = Po igri, od najlakših
page--puzzles--if-building-new = Ako ti je građenje novo, počni <a href="{ $learn }">lekcijama</a>.
page--puzzles--puzzle-day-feed = Fid sa zadatkom dana
page--puzzles--list-can-read = Spisak se čita i bez JavaScripta, ali zadacima je potreban.

page--rules-game--rules = { $name }: pravila
page--rules-game--complete-rules-examples = { $name }: potpuna pravila, s primerima: kako se deli, igra i broje poeni, i po čemu se razlikuje od ostalih igara iz porodice Casina.
page--rules-game--for = Za { $number }
page--rules-game--page = Na ovoj strani
page--rules-game--how-differs = Po čemu se razlikuje. Druga igra: { $name }
page--rules-game--terms = Reči
page--rules-game--house-rules = Kućna pravila
page--rules-game--history-sources = Istorija i izvori
page--rules-game--play-this = Igraj ovu igru
page--rules-game--rules-2 = Pravila

page--rules-sheet--rule-sheet-score = { $name }: list s pravilima i list za poene
page--rules-sheet--rules-one-page = { $name }: pravila na jednoj strani i list za poene, za štampu na papiru A4 ili Letter.
page--rules-sheet--rules = { $name }: pravila
page--rules-sheet--paper = { $name } na papiru
page--rules-sheet--rules-fill-one = Pravila staju na jednu stranu. Za svaki broj igrača ili strana postoji list za poene. Oboje odgovara papiru A4 i Letter.

page--rules-text--how-differs = Po čemu se razlikuje. Druga igra: { $name }
page--rules-text--rule = Pravilo
page--rules-text--compare-two-side = Uporedi ih jednu pored druge.
page--rules-text--same = Isto kao u igri { $name }
page--rules-text--terms = Reči
page--rules-text--house-rules = Kućna pravila
page--rules-text--can-change-these = Ova pravila možeš da menjaš. Svaki link otvara igru { $name } s tom jednom promenom. Ostalo je pod „Nova partija“.
page--rules-text--everything-else = Sve ostalo je kao u igri <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Ovde: { $here }. Ili izaberi: { $others }.
page--rules-text--history-sources = Istorija i izvori
page--rules-text--in-glossary = U rečniku: { $terms }.

page--rules-compare--compare-two-games = Uporedi dve igre
page--rules-compare--any-two-games = Bilo koje dve igre iz porodice Casina, jedna pored druge: igrači, vrednosti karata, građenje, poeni i kraj partije, sa svakom označenom razlikom.
page--rules-compare--rules = Pravila
page--rules-compare--two-games-side = Dve igre jedna pored druge
page--rules-compare--choose-two-games = Izaberi dve igre i vidi po čemu se razlikuju.
page--rules-compare--also-show-what = Prikaži i šta je isto
page--rules-compare--another-game = Druga igra
page--rules-compare--one-game = Jedna igra
page--rules-compare--rule = Pravilo
page--rules-compare--rules-all-games = Pravila zajednička svim igrama su izostavljena. Gde pravilo zavisi od broja igrača, prikazane su sve verzije.

page--rules--find-game = Nađi igru
page--rules--compare-any-two = <a href="{ $compare }">Uporedi bilo koje dve igre</a> ili potraži reč u <a href="{ $glossary }">rečniku</a>.
page--rules--description = Igre iz porodice Casina (njih { $count }), sa svim pravilima: po zemlji, po broju igrača, po dužini i po tome što je u njima posebno.
page--rules--description-some = Igre iz porodice Casina, sa svim pravilima: po zemlji, po broju igrača, po dužini i po tome što je u njima posebno.
page--rules--lead = Casino je porodica igara, ima ih { $count }. Svaka ima potpuna pravila s rešenim primerima. Ako je ovo tvoj prvi susret s njom, počni stranom <a href="{ $how_to_play }">Kako se igra</a>, ili nekom od ovih: { $games }.
page--rules--lead-some = { $count ->
    [1] Ovde možeš da igraš jednu od igara iz porodice Casina. Svaka ima potpuna pravila s rešenim primerima. Ako je ovo tvoj prvi susret s njom, počni stranom <a href="{ $how_to_play }">Kako se igra</a>, ili nekom od ovih: { $games }.
   *[other] Ovde su igre iz porodice Casina koje možeš da igraš, njih { $count }. Svaka ima potpuna pravila s rešenim primerima. Ako je ovo tvoj prvi susret s njom, počni stranom <a href="{ $how_to_play }">Kako se igra</a>, ili nekom od ovih: { $games }.
}
