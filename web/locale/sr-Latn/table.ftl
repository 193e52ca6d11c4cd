ask--augment = { $who } završava potez, ali { $cards } još može na { ACCUSATIVE($build) }. Zahtevaš li to?
ask--build = { $build }: { $groups }.
ask--builds--none = Gradnji nema.
ask--capture = { $who } nosi { ACCUSATIVE($taken) } kartom { $card }, a može da nosi i: { $more }. Zahtevaš li to?
ask--capture--lay = { $who } baca { ACCUSATIVE($card) }, a tom kartom može da se odnese: { $more }. Zahtevaš li to?
ask--choices = Možeš: { $choices }.
ask--hand = U ruci imaš: { $cards }.
ask--hand--empty = Ruka ti je prazna.
ask--hand--none = Nijedna ruka se ne vidi.
ask--over = Runda je gotova.
ask--prompt = { $prompt }
ask--request = { $who } hoće da nosi { ACCUSATIVE($taken) } kartom { $card }. Umesto toga možeš ti da nosiš gradnju. Tražiš li je?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } poen
    [few] { $who } { $count } poena
   *[other] { $who } { $count } poena
}
ask--table = Na stolu: { $cards }.
ask--table--none = Sto je prazan.
ask--where = { $title }. { $place }.
ask--you--augment = Traže od tebe: dodaj sve što staje u gradnju.
ask--you--capture = Traže od tebe: nosi kartom { $card } sve što možeš.
ask--you--request = Partner te moli da ostaviš gradnju. Dodaj joj { ACCUSATIVE($card) } ili je ipak nosi.

back--always = U ovoj partiji vraćaj bez pitanja
back--dealt = Posle toga su podeljene nove karte, i tvoje već vidiš.
back--decided = { $count ->
    [1] Posle toga odluku donosi { $who }.
    [few] Posle toga odluke donose { $who }.
   *[other] Posle toga odluke donose { $who }.
}
back--light = Posle toga vidiš jednu novu kartu.
back--marked = Još možeš da vratiš potez, ali će to pisati u zapisu partije.
back--no = Neka ostane
back--over = Runda je gotova, i sve karte se vide.
back--round = Sledeća runda je podeljena, i svoje karte već vidiš.
back--shown = { $count ->
    [1] Posle toga igra { $who }: { $cards }.
    [few] Posle toga igraju { $who }: { $cards }.
   *[other] Posle toga igraju { $who }: { $cards }.
}
back--title = Da se ovo vrati?
back--whose = Ovo je odluka igrača { $who }. { $who } odlučuje ponovo, a tuđe karte se ne pokazuju.
back--yes = Vrati

boot--file = Stranica je otvorena kao datoteka. Radi samo sa servera: otvori njenu adresu na internetu ili stavi njen folder na server.
boot--offline = Sto se nije pokrenuo jer je ovaj uređaj bez interneta. Pokušaj ponovo kad se poveže.
boot--progress = Učitavanje pravila: { $loaded } od { $total } MB
boot--sandbox = Sto se nije pokrenuo: ova stranica ga prikazuje u izolovanom okviru (sandbox), a njegov server takvom okviru ne daje datoteke. Možeš da ga otvoriš u punoj veličini. Za vlasnika servera: treba mu zaglavlje Access-Control-Allow-Origin: *.
boot--type = Server šalje { $file } kao „{ $type }“. Datoteke koje se završavaju na .js mora da šalje kao text/javascript.

build--none = Ovo je { $build }: karta njene vrednosti, tvoja ili tuđa, nosi je celu odjednom. Takvu kartu nemaš.
build--yours = Ovo je { $build }: karta njene vrednosti, tvoja ili tuđa, nosi je celu odjednom. Može da je nosi { $card }.

curtain--about = Daj uređaj sledećem: { $who }. Do tada se karte ne vide.
curtain--face = Ja sam { $who }: pokaži mi karte
curtain--fairness = Karte vidi samo onaj ko je na redu.
curtain--turn = Na redu je { $who }.
curtain--undo = Vrati poslednji potez

elsewhere--here = Igraj ovde
elsewhere--text = Možeš da nastaviš tamo ili da igraš ovde i zaustaviš drugu karticu.
elsewhere--title = Ova partija je otvorena u drugoj kartici

tip--all = Sakrij sve napomene
tip--build = Možeš da gradiš: stavi { ACCUSATIVE($card) } na { ACCUSATIVE($cards) } i reci { $value }. Gradnju nosi samo karta te vrednosti, a ti imaš { ACCUSATIVE($kept) } za sledeći potez.
tip--choose = Izaberi kartu. Sto pokazuje s čim ona ide, a ovde vidiš šta možeš.
tip--counted = Ovo je brojanje: šta je koja strana odnela i koliko poena to nosi. Vidi se šta vredi skupljati.
tip--done = U redu
tip--first = Novo u igri { $game }:
tip--guide = Je li ti ovo prva partija? Da ti usput pokažem kako se igra?
tip--guide--no = Ne, hvala
tip--guide--yes = Da, pokaži mi
tip--kept = Tvoje partije su sačuvane samo u ovom pregledaču. Za kopiju otvori „Tvoje partije“ u meniju.
tip--keys = Možeš da igraš i tastaturom. Pritisni ? i vidi sve tastere.
tip--last = Ovo je poslednje deljenje. Ko poslednji nosi, na kraju dobija i karte koje ostanu na stolu.
tip--lay = Nijedna tvoja karta sada ništa ne nosi, pa baci jednu. Ona ostaje na stolu, i kasnije je može odneti bilo ko.
tip--pair = { $card } može da nosi { ACCUSATIVE($cards) }, jer je jačina ista. Dodirni { ACCUSATIVE($card) } i pogledaj.
tip--stolen = { $who } nosi { ACCUSATIVE($build) }: to može svako ko ima kartu njene vrednosti. Ubuduće gradnju nosi čim dođeš na red, pre nego što to uradi neko drugi.
tip--stolen--at-once = { $who } nosi { ACCUSATIVE($build) }: to može svako ko ima kartu njene vrednosti. To je rizik svake gradnje.
tip--stolen--raised = { $who } podiže { ACCUSATIVE($build) }. Sad ima novu vrednost, i nosi je samo karta te vrednosti.
tip--sum = { $card } može da nosi { ACCUSATIVE($cards) }, jer zajedno daju istu vrednost. Dodirni { ACCUSATIVE($card) } i pogledaj.
tip--sum--ace = { $card } može da nosi { ACCUSATIVE($cards) }, jer zajedno daju istu vrednost: kec vredi 1. Dodirni { ACCUSATIVE($card) } i pogledaj.
tip--swept = { $card } nosi sve sa stola. To je tabla, i donosi poene.
tip--swept--empty = Sto je prazan, pa možeš samo da baciš kartu.
tip--tap = Da se karta odigra jednim dodirom kad može samo jedno?
tip--tap--no = Ne menjaj
tip--tap--yes = Uključi
tip--theirs = { $build }: nosi je samo karta njene vrednosti. Takvu nemaš, pa je zasad ostavi.
tip--theirs--raise = { $build }: nosi je samo karta njene vrednosti. Takvu nemaš, ali { $card } je podiže na { $value }, i onda je tvoja.
tip--theirs--take = { $build }: njene karte nose se samo zajedno. { $card } je nosi, iako je gradi { $who }.

keys--about = Da promeniš taster, izaberi ga i pritisni drugo slovo, cifru ili znak. Backspace ga uklanja.
keys--asked-hand = Čuj svoju ruku
keys--back = Početni tasteri su vraćeni.
keys--builds = Čuj gradnje i čije su
keys--card = Izaberi kartu { $number } iz ruke
keys--cards = Karte u tvojoj ruci
keys--changed = { $what }: { $now }.
keys--choices = Čuj šta možeš
keys--fixed = Stalni tasteri
keys--keys = Pokaži ovaj spisak
keys--hint = Savet
keys--last = Čuj poslednji potez
keys--let-go = Poništi izbor, zatvori prozor
keys--none = { $what }: bez tastera.
keys--not = Taster mora biti slovo, cifra ili znak.
keys--press = Izaberi kartu, odigraj izabranu, pritisni dugme
keys--redo = Ponovi
keys--score = Čuj rezultat
keys--swapped = { $what }: { $now }. { $other } je sad { $old }.
keys--swapped--none = { $what }: { $now }. { $other } je sad bez tastera.
keys--table = Čuj šta je na stolu
keys--title = Tasteri
keys--undo = Poništi
keys--usual = Vrati početne tastere
keys--where = Čuj koja je igra, runda i deljenje i ko je na redu
keys--within = Idi od karte do karte
keys--zones = Idi na sledeći deo stola

menu--cards = Podeli ove karte
menu--counters = Brojači
menu--daily = Karte dana
menu--download = Sačuvaj partiju kao datoteku
menu--group--game = Ova partija
menu--group--share = Podeli i sačuvaj
menu--group--site = Tasteri i napomene
menu--hinted = Tražiš savete, pa ova partija ne ulazi u tvoj rejting.
menu--tips = Opet prikaži napomene
menu--install = Instaliraj
menu--keys = Tasteri
menu--link = Link do ove partije
menu--maker = Stavi ovo na svoju stranicu
menu--new = Nova partija
menu--open = Otvori partiju
menu--picture = Slika ove pozicije
menu--played-before = Ove karte već znaš iz ranije partije.
menu--position = Ova partija počinje od pozicije usred runde.
menu--progress = Tvoje partije
menu--resign = Predaj partiju
menu--restart = Rundu iz početka
menu--rules = Pravila
menu--same = Opet iste karte
menu--seed = Ove karte dolaze iz semena { $seed }. Isto seme svakome deli iste karte.
menu--settings = Podešavanja
menu--skip = Preskoči do kraja runde
menu--takebacks = { $count ->
    [one] U ovoj partiji potez je vraćen { $count } put.
    [few] U ovoj partiji potezi su vraćeni { $count } puta.
   *[other] U ovoj partiji potezi su vraćeni { $count } puta.
}
menu--title = Meni
menu--update = Pređi na novu verziju

news--install = Ovaj sajt možeš da instaliraš kao aplikaciju. Radi i bez interneta.
news--install--no = Ne sada
news--install--yes = Instaliraj
news--update = Spremna je nova verzija ovog sajta.
news--update--no = Kasnije
news--update--yes = Pređi sada

note--aside = Nešto od onoga što je sajt sačuvao u tvom pregledaču ne može da se pročita. Stavljeno je na stranu: možeš da ga sačuvaš kao datoteku pod „Tvoje partije“.
note--copied = Link je kopiran.
note--full = Prostor u pregledaču je pun. Možeš da igraš dalje, ali ova partija se ne čuva.
note--game-file = Partija je u datoteci koju je pregledač upravo sačuvao. Da je opet otvoriš, izaberi „Otvori partiju“ u meniju.
note--not-copied = Pregledač ne da ovoj stranici da kopira. Link je označen, pa ga kopiraj ručno.
note--picture = Slika je u datoteci casino.svg, koju je pregledač upravo sačuvao.
note--refused = Pregledač ne čuva ništa za ovaj sajt. Partija traje dok je stranica otvorena.
note--result--full = Prostor u pregledaču je pun, pa rezultat ove partije nije sačuvan. Partiju još možeš da sačuvaš kao datoteku iz menija.
note--result--slim = Prostor u pregledaču je skoro pun. Rezultat ove partije je sačuvan, ali ne i potezi. Sačuvaj kopiju pod „Tvoje partije“ u meniju, pa obriši neke partije.
note--unopened = Ta partija nije mogla da se otvori. Ako je još sačuvana, naći ćeš je pod „Tvoje partije“.

offer--add = *Dodaj* na { ACCUSATIVE($build) }
offer--add--drawn = *Dodaj* na { ACCUSATIVE($build) }
offer--add--with = *Dodaj* na { ACCUSATIVE($build) }: { $cards }
offer--announce--any = Objavi poslednje deljenje
offer--announce--cards = Reci „karte“
offer--announce--last = Reci „poslednje“
offer--announce--sistan = Reci „sistan“
offer--announce--sisten = Reci „sisten“
offer--as-announced = Ipak nosi
offer--bonus = +{ $count }
offer--build = *Gradi { $value }*: { $cards }
offer--build--drawn = *Gradi*
offer--cancel = Poništi ovo deljenje
offer--claim = Prijavi pobedu
offer--commits = moraš da je nosiš u ovom potezu
offer--done = Gotovo
offer--end-turn = Završi potez
offer--ends--game = kraj partije, { $score }
offer--ends--round = kraj runde, { $score }
offer--fewer = Manje
offer--fine = { $count ->
    [one] košta { $count } poen
    [few] košta { $count } poena
   *[other] košta { $count } poena
}
offer--fine--given = { $count ->
    [one] { $who } dobija { $count } poen
    [few] { $who } dobija { $count } poena
   *[other] { $who } dobija { $count } poena
}
offer--for-partner = kartu za nju ima { $who }
offer--from = odakle: { $pile }
offer--gain--aces = { $count ->
    [one] { $count } kec
    [few] { $count } keca
   *[other] { $count } kečeva
}
offer--gain--big-casino = Veliki Casino
offer--gain--cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
offer--gain--little-casino = Mali Casino
offer--gain--points = { $count ->
    [one] { $count } poen
    [few] { $count } poena
   *[other] { $count } poena
}
offer--gain--spades = { $count ->
    [one] { $count } pik
    [few] { $count } pika
   *[other] { $count } pikova
}
offer--give = Daj slike partneru
offer--go-on = *Dalje*
offer--go-on--next = na redu je { $who }
offer--insist--augment = Zahtevaj
offer--insist--capture = Zahtevaj
offer--insist--request = Traži je
offer--keep = ostaje ti { $kept }
offer--keep--sets = grupe: { $sets }; ostaje ti { $kept }
offer--leaves = ostavlja { ACCUSATIVE($sweep) } za { ACCUSATIVE($cards) }
offer--leaves--all = ostavlja na stolu: { $parts }
offer--let-stand = Neka bude
offer--more = Još ({ $count })
offer--pluck = *Uberi* { ACCUSATIVE($card) }
offer--pluck--cost = jednom u deljenju
offer--raise = *Podigni* { ACCUSATIVE($build) } na { $value }
offer--raise--drawn = *Podigni* { ACCUSATIVE($build) } na
offer--raise--with = *Podigni* { ACCUSATIVE($build) } na { $value } uz { ACCUSATIVE($cards) }
offer--silent = Ne reci ništa
offer--stays = vlasnik je i dalje { $who }
offer--steal = *Ukradi* { ACCUSATIVE($stolen) } za { ACCUSATIVE($build) }
offer--steal--build = *Ukradi* { ACCUSATIVE($stolen) } i gradi { $value } uz { ACCUSATIVE($cards) }
offer--steal--build--drawn = *Ukradi* { ACCUSATIVE($stolen) } i gradi
offer--steal--with = *Ukradi* { ACCUSATIVE($stolen) } za { ACCUSATIVE($build) } uz { ACCUSATIVE($cards) }
offer--take = *Nosi* { ACCUSATIVE($pieces) }
offer--take-over = Preuzmi
offer--take--as = *Nosi* kao
offer--take--drawn = *Nosi*
offer--trail = *Baci*
offer--trail--alone = *Baci*, pravo na svoju gomilu
offer--trail--build = *Baci* i gradi { $value }: { $groups }
offer--trail--build--drawn = *Baci* i gradi
offer--trail--takes = *Baci* i nosi sve
offer--wins = dobija partiju

pad--names = Imena
pad--round = Runda { $number }
pad--sum = Ova runda
pad--title = { $game }: list za poene, { $sides }
pad--total = Dosad

pile--before = Ove karte su odnete pre ove pozicije, pa se ne zna koje su bile poslednje.
pile--count = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
pile--last = Poslednje nošenje
pile--nothing = Ovde u ovoj rundi još ništa nije odneto.

play--announce = Ovo je poslednje deljenje. Možeš to da objaviš pre prvog poteza.
play--choose = Izaberi kartu iz ruke.
play--choose-or-pluck = Izaberi kartu iz ruke, ili jednu sa stola da je ubereš.
play--choose--needs = Za pobedu ti treba: { $items }. Izaberi kartu iz ruke.
play--close = Zatvori
play--dealer = delilac
play--fairness = { $count ->
    [1] { $who } vidi samo ono što bi se videlo s tog mesta: sto, svoje karte i šta je već odigrano.
    [few] Ostali vide samo ono što bi se videlo s njihovog mesta: sto, svoje karte i šta je već odigrano.
   *[other] Ostali vide samo ono što bi se videlo s njihovog mesta: sto, svoje karte i šta je već odigrano.
}
play--from-position = Igraj dalje odavde.
play--hand-first = Prvo izaberi kartu iz ruke.
play--has-played = Svoju kartu za ovaj potez već imaš na stolu.
play--lost = { $who } ne ume da odluči, pa igra bilo koju dozvoljenu kartu.
play--may-claim = Možeš da prijaviš pobedu ili da izabereš „Gotovo“.
play--may-pluck = Možeš da ubereš kartu sa stola ili da izabereš „Gotovo“.
play--next = sledeći
play--partner = partner
play--proven = zna se: { $rank }
play--shown-again = Poslednji potez, još jednom.
play--skipping = { $who } igra tvoje karte do kraja runde.
play--stuck = { $who } ne ume da odluči, a nijedna karta se ne može odigrati. Počni novu partiju iz menija.
play--subtitle = Runda { $round }, deljenje { $deal } od { $deals }, do { $target }
play--subtitle--brief = Deljenje { $deal } od { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Runda { $round } od { $rounds }, deljenje { $deal } od { $deals }
play--them = Oni
play--us = Mi
play--waiting = Na redu je { $who }.
play--you = Ti

position--over = To je bio poslednji korak.
position--right = To je pravi potez.
position--task = Na redu si. Koji je potez najbolji?
position--title = Nađi potez

resign--text = Partija se završava i računa se kao poraz.
resign--text--shared = { $who } predaje, i partija je gotova.
resign--title = Predaješ ovu partiju?
resign--yes = Predaj

restart--text = Počinje iznova istim kartama, i to će pisati u zapisu partije. „Ponovi“ vraća tvoje poteze.
restart--title = Rundu iz početka?
restart--yes = Iz početka

same--text = Nova partija počinje istim kartama, pravilima i igračima. Ova u toku završava se bez rezultata.
same--title = Opet iste karte?
same--yes = Počni ponovo

set--checks = Pre skupog poteza
set--checks--off = Ne govori ništa
set--checks--on = Upozori me; partija je tada bez rejtinga
set--claims = Prijava pobede
set--claims--ask = Prijavljujem pobedu lično
set--claims--auto = Prijavi je umesto mene
set--count = Brojanje na kraju runde
set--count--each = Stavku po stavku
set--count--whole = Sve odjednom
set--counters = Brojači pored stola
set--counters--folded = Zatvoreni
set--counters--open = Otvoreni
set--deck = Slova na slikama
set--deck--own = J Q K
set--deck--world = J Q K
set--done = Gotovo
set--faces = Lice karata
set--faces--dark = Tamno
set--faces--light = Svetlo
set--group--acting = Igranje
set--group--asked = Rade drugi za tebe
set--group--looks = Izgled
set--group--pace = Brzina
set--group--told = Šta vidiš i čuješ
set--index = Uglovi karata
set--index--large = Veliki
set--index--normal = Obični
set--insists = Kad drugi mogu da nose više ili da dodaju na gradnju
set--insists--always = Zahtevaj
set--insists--ask = Pitaj me
set--insists--never = Neka bude
set--language = Jezik
set--letters = Prečice na tastaturi
set--letters--off = Isključene
set--letters--on = Uključene
set--obvious = Kad karta može samo jedno
set--obvious--choose = Prvo je izaberi
set--obvious--play = Odmah je odigraj
set--others = Čija se nošenja broje
set--others--all = Svačija
set--others--own = Tvoja
set--palette = Boje karata
set--palette--contrast = Jak kontrast
set--palette--four = Četiri boje
set--palette--safe = Za daltoniste
set--palette--two = Dve boje
set--sound = Zvuk
set--sound--off = Isključen
set--sound--on = Uključen
set--speed = Brzina
set--speed--fast = Brzo
set--speed--normal = Obično
set--speed--off = Odmah
set--speed--slow = Sporo
set--speed--step = Potez po potez
set--table = Sto
set--table--dusk = Sumrak
set--table--reeds = Trska
set--table--sand = Pesak
set--table--water = Mirna voda
set--talk = Šta se govori za stolom
set--talk--off = Sakrij
set--talk--on = Prikaži
set--theme = Tema
set--theme--dark = Tamna
set--theme--light = Svetla
set--theme--system = Kao na uređaju
set--thinking = Koliko botovi smeju da misle
set--thinking--long = Dugo
set--thinking--normal = Obično
set--thinking--quick = Kratko
set--thumb = Ruka kojom dodiruješ
set--thumb--left = Leva
set--thumb--right = Desna
set--title = Podešavanja
set--vibration = Vibracija, ako je ima
set--vibration--off = Isključena
set--vibration--on = Kad dođeš na red i kod table
set--warning = Kad ostavljaš karte za tablu
set--warning--off = Ne govori ništa
set--warning--on = Upozori me
set--watched = Ruke kad igraju samo botovi
set--watched--closed = Zatvorene
set--watched--open = Otvorene

sheet--link = Pravila i list za poene, za štampu
sheet--print = Štampaj
sheet--title = { $game } na papiru

skip--text = { $who } igra tvoje karte, videći samo ono što i ti, i niko ne misli dugo. Možeš da preuzmeš kad god hoćeš. Partija se čuva, ali ne ulazi u tvoj rejting.
skip--title = Preskačeš do kraja runde?
skip--yes = Preskoči

sort--lift = Stavi { ACCUSATIVE($card) } na vrh
sort--offer = Poređaj ono što nosiš
sort--offer--cost = za tvoju gomilu
sort--order = od vrha: { $cards }

step--after = Tvoja karta je odigrana. Gradi dalje od karata sa stola ili završi potez.
step--committed = Dodaješ na { ACCUSATIVE($build) }, pa karta koju igraš mora da je nosi.
step--first = Odigraj jednu kartu. Pre i posle nje možeš da gradiš od karata sa stola koliko hoćeš.
step--nothing = Od ovih karata još nema gradnje. Izaberi još neku, ili kartu iz ruke koja ih nosi.
step--nothing-after = Od ovih karata nema gradnje. Izaberi druge ili završi potez.

sure--no = Igraj dalje

table--acts = Šta možeš
table--acts--with = Šta možeš kartom { $card }
table--again = Zadnji potez
table--again--long = Pokaži poslednji potez
table--again--none = Još niko nije igrao.
table--asked = Pitanje za tebe
table--build--theirs--multiple = Višestruka gradnja { $value } igrača { $owner }: { $cards }
table--build--theirs--single = Jednostruka gradnja { $value } igrača { $owner }: { $cards }
table--build--yours--multiple = Tvoja višestruka gradnja { $value }: { $cards }
table--build--yours--single = Tvoja jednostruka gradnja { $value }: { $cards }
table--count--so_far = Dosad
table--counters = Brojači
table--counters--unseen = Još neviđene, po jačini
table--counts = Šta nosi poene
table--diagram--after = Zatim
table--diagram--becomes = postaje
table--diagram--before = Na stolu
table--diagram--hand = U ruci
table--diagram--taken = Nosiš
table--diagram--top = Na gomili igrača { $who }
table--empty = Sto je prazan.
table--empty--start = Sto je prazan. Svaka karta koju baciš počinje ga.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Tvoja ruka
table--hand--empty = Nemaš karata u ruci.
table--hand--theirs = Ruka igrača { $who }
table--hand--theirs--empty = { $who } nema karata u ruci.
table--held = { $count ->
    [one] { $count } karta u ruci
    [few] { $count } karte u ruci
   *[other] { $count } karata u ruci
}
table--held--brief = u ruci { $count }
table--all-lessons = Sve lekcije
table--all-puzzles = Svi zadaci
table--hint = Savet
table--home = Početna
table--layout = Na stolu
table--lesson = Lekcija
table--lesson--again = Probaj opet
table--lesson--back = Nazad
table--lesson--earlier = Prethodni potez
table--lesson--later = Sledeći potez
table--lesson--moment = { $place } od { $of }
table--lesson--on = Dalje
table--lesson--place = Korak { $number } od { $of }
table--lesson--show = Pokaži mi
table--lesson--skip = Preskoči
table--lesson--task = Zadatak
table--menu = Meni
table--mine = Ti
table--multiple = više{ "\u00AD" }struka
table--none = nema
table--pack = za vučenje
table--pile--look = pokaži šta poslednje nosi { $who }
table--pile--look--you = pokaži šta poslednje nosiš
table--players = Ostali igrači
table--points = { $count ->
    [one] poen
    [few] poena
   *[other] poena
}
table--proven = zna se
table--puzzle = Zadatak
table--puzzle--outcome = Kako je prošlo
table--puzzle--place = Zadatak { $number } od { $of }
table--redo = Ponovi
table--replay = Snimak
table--replay--back = Potez nazad
table--replay--compare = Oba poteza
table--replay--end = Nazad na rezultat
table--replay--first = Na početak
table--replay--hands = Sve ruke
table--replay--if = Igraj dalje odavde
table--replay--last = Na kraj
table--replay--moves = Potezi runde { $number }
table--replay--notation = Zapis
table--replay--on = Potez napred
table--replay--pause = Pauza
table--replay--play = Pusti
table--replay--review = Analiza
table--replay--rounds = Runde
table--replay--slider = Mesto u partiji
table--replay--table = Nazad za sto
table--score = Rezultat
table--score--more = šta nosi poene
table--scored = Poeni u ovoj rundi dosad
table--sheet--cards = Koje karte
table--sheet--game = Partija, do { $target }
table--sheet--item = Stavka
table--sheet--more = Još
table--sheet--nth = Runda { $number }
table--sheet--round = Ova runda
table--sheet--rounds = Runda po runda
table--sheet--total = Partija
table--side = Ova partija
table--single = jedno{ "\u00AD" }struka
table--stock = { $count ->
    [one] još { $count } karta u špilu
    [few] još { $count } karte u špilu
   *[other] još { $count } karata u špilu
}
table--stock--none = Špil je prazan
table--taken = odneto
table--taken--sweeps = { $count ->
    [one] odneto, { $count } tabla
    [few] odneto, { $count } table
   *[other] odneto, { $count } tabli
}
table--task--again = Počni ponovo
table--task--place = Vežba { $number } od { $of }
table--thinking = misli
table--to_move = na redu
table--turns = Poslednji potezi
table--undo = Poništi
table--undo--none = Nema šta da se vrati.
table--ways = Šta još možeš
table--word = : šta to znači
table--you = Ti
table--your_turn = Na redu si
table--said = „{ $words }“

watch--fairness = Svako vidi samo ono što bi se videlo s njegovog mesta: sto, svoje karte i šta je već odigrano.
watch--go-on = Nastavi
watch--pause = Pauza
first--ace--1 = Kec vredi 1.
first--ace--14_hand_1_table = Kec vredi 14 u ruci, a 1 na stolu.
first--ace--1_or_11 = Kec vredi 1 ili 11.
first--ace--1_or_14 = Kec vredi 1 ili 14.
first--anticlockwise = Igra se obrnuto od kazaljke na satu.
first--at_once--one = Na stolu sme biti samo jedna gradnja.
first--at_once--one_each = Smeš imati samo jednu gradnju.
first--build_cards = Gradnja ima najviše { $count } karata.
first--building--none = Gradnji nema.
first--building--table = Možeš da gradiš i samo od karata sa stola, pre i posle svoje karte.
first--calling = Ako imaš dve osmice, jednu možeš da baciš i njome vežeš grupe od osam.
first--cards_only = Broje se samo karte: ko ih odnese najviše, pobeđuje.
first--casino_points--3_and_2 = Veliki Casino nosi 3 poena, a Mali Casino 2.
first--casinos--fixed_hand = U ruci Veliki Casino vredi 16, a Mali Casino 15.
first--casinos--optional = Veliki Casino može da vredi 16, a Mali Casino 15.
first--cleared = Ko očisti sto, završava rundu.
first--compulsory = Moraš da nosiš ako možeš, i to što više možeš.
first--court_builds = Žandare, dame i kraljeve možeš da gradiš po jačini.
first--courts--11_12_13 = Žandar vredi 11, dama 12, a kralj 13.
first--courts--12_13_14 = Žandar vredi 12, dama 13, a kralj 14.
first--courts--13_14 = Dama vredi 13, a kralj 14. Žandar nema vrednost.
first--courts--rank_only = Žandari, dame i kraljevi nemaju vrednost.
first--draw = Posle svakog poteza vučeš kartu.
first--duty--add_or_capture = Dok imaš gradnju, moraš nešto da nosiš ili da joj dodaš.
first--duty--free = Smeš da baciš kartu dok imaš gradnju, ali čuvaj kartu za nju.
first--duty--no_trail_one_per_value = Ne smeš imati dve gradnje iste vrednosti.
first--duty--take_or_add_next_turn = Čim opet dođeš na red, moraš da nosiš svoju gradnju ili da joj dodaš.
first--endgame--from_16 = Od 16 poena jedna jedina stavka odlučuje pobednika.
first--endgame--from_18 = Od 18 poena jedna jedina stavka odlučuje pobednika.
first--faces--all = Žandar, dama ili kralj nosi jednu kartu svoje jačine, ili sve tri.
first--faces--any = Žandar, dama ili kralj nosi koliko god karata svoje jačine.
first--fine = Smeš da baciš kartu i kad imaš gradnju, ali to košta: { $count }.
first--first_hand = U prvom deljenju runde ruka ima { $count } karata.
first--five_of_spades = Petica pik nosi sve kad je baciš.
first--fresh = Tek bačenim kecom ili Casinom ne smeš da gradiš.
first--hand = { $count ->
    [one] Ruka ima { $count } kartu.
    [few] Ruka ima { $count } karte.
   *[other] Ruka ima { $count } karata.
}
first--jacks = Žandar nosi sve sa stola.
first--last_capture = Ko poslednji nosi, dobija 1 poen.
first--layout--none = Sto je na početku prazan.
first--lowest_wins = Pobeđuje ko ima najmanje poena, pa izbegavaj pikove, kečeve i oba Casina.
first--matching = Karta koja je jednaka kartama na stolu mora da ih nosi ili s njima da gradi.
first--numbers--11_12_13--14_hand_1_table = Žandar, dama i kralj vrede 11, 12 i 13, a kec 14, ili 1 na stolu.
first--numbers--11_12_13--1_or_14 = Žandar, dama i kralj vrede 11, 12 i 13, a kec 1 ili 14.
first--numbers--12_13_14--1_or_11 = Žandar, dama i kralj vrede 12, 13 i 14, a kec 1 ili 11.
first--numbers--13_14--1_or_11 = Dama vredi 13, kralj 14, a kec 1 ili 11. Žandar nema vrednost.
first--numbers--rank_only--1 = Žandari, dame i kraljevi nemaju vrednost, a kec vredi 1.
first--overshoot = Moraš da pogodiš tačno { $count }: preko toga runda ne donosi ništa.
first--pack--40 = Špil ima { $count } karata, bez žandara, dama i kraljeva.
first--pack--49 = Špil ima { $count } karata, s dvojkom pik kao jedinom dvojkom.
first--packs = Dva špila se mešaju zajedno: { $count } karata.
first--partners_build = Partnerovu gradnju ne smeš da nosiš.
first--pluck = Jednom u deljenju možeš da ubereš slobodnu kartu sa stola.
first--raise--forbidden = Svoju gradnju ne smeš da podigneš.
first--raise--needs_both_cards = Da podigneš svoju gradnju, moraš imati karte za obe vrednosti.
first--raise--opponents_only = Protivničku gradnju smeš da podigneš, ali svoju i partnerovu ne.
first--rounds--1_per_player = Svako deli jednom, i partija je gotova.
first--rounds--2_per_player = Svako deli dvaput, i partija je gotova.
first--rounds--one = Partija je jedna runda.
first--score--diamonds = Najviše karoa nosi 1 poen, a sve četiri sedmice, šestice ili keca 2.
first--score--honours = Poene nose kečevi, desetke i slike, a pikovi ne.
first--scoring_builds = Karte koje same nose poene, kao kečevi, ne idu u gradnje.
first--spades--1_each_spade = Svaki pik nosi 1 poen.
first--spades--24_points = Svaki pik nosi 1 poen, a žandar pik 2.
first--spades--25_points = Svaki pik nosi 1 poen, žandar pik 2, a najviše pikova još 1.
first--spades--26_points = Svaki pik nosi 1 poen, kec i žandar pik po 2, a najviše pikova još 1.
first--spades--five_spades_1 = Pet pikova nosi 1 poen.
first--sums = Protivnička jednostruka gradnja može biti deo zbira.
first--sweeps = { $count ->
    [1] Svaka tabla nosi 1 poen.
    [one] Svaka tabla nosi { $count } poen.
    [few] Svaka tabla nosi { $count } poena.
   *[other] Svaka tabla nosi { $count } poena.
}
first--sweeps--numbers = Tabla nosi vrednost svojih karata, osim kad je napravi žandar.
first--sweeps--swing = { $count ->
    [one] Tuđa tabla ti oduzima { $count } poen.
    [few] Tuđa tabla ti oduzima { $count } poena.
   *[other] Tuđa tabla ti oduzima { $count } poena.
}
first--target = Igra se do { $count }.
first--ten_of_diamonds = Veliki Casino vredi 10 ili 11.
first--tie--cards = Kad je broj karata isti, poene za karte dobija ko ima više pikova.
first--tops--builds = Odneto ostaje otvoreno: gornja karta može da se ukrade za gradnju.
first--tops--captures = Odneto ostaje otvoreno: gornja karta može da se odnese.
first--tops--equals = Odneto ostaje otvoreno: gornju kartu nosi jednaka karta.
first--tops--nothing = Odneto ostaje otvoreno.
language--all = Jezici
language--close = Ne, hvala
language--corrections = Ispravke ovog prevoda su dobrodošle. Kako ih poslati, piše na strani docs/translating.md u izvornom kodu.
language--gone = Ovaj sajt više nije dostupan na jeziku { $language }. Ova stranica je na srpskom.
language--lacking = Ova stranica još nije prevedena, pa je na engleskom.
language--offer = Ova stranica na srpskom
attempt--build = *Gradi*
attempt--build--not = Baš od izabranih karata ne može da se gradi.
attempt--lay = *Baci*
attempt--lay--chosen = Da baciš kartu, ne biraj karte sa stola.
attempt--lay--not = Tu kartu ovde ne smeš da baciš.
attempt--take = *Nosi*
attempt--take--none = Da nešto odneseš, izaberi i karte sa stola.
attempt--take--not = Baš izabrane karte tom kartom ne možeš da nosiš.
strategy--build-or-lay--0 = umesto bacanja, kad je ne nosi nijedna neviđena karta
strategy--build-or-lay--1 = umesto bacanja, kad je nosi jedna
strategy--build-or-lay--2 = umesto bacanja, kad je nose dve
strategy--build-or-lay--3 = umesto bacanja, kad je nose tri
strategy--build-or-take--0 = umesto nošenja, kad je ne nosi nijedna neviđena karta
strategy--build-or-take--1 = umesto nošenja, kad je nosi jedna
strategy--build-or-take--2 = umesto nošenja, kad je nose dve
strategy--build-or-take--3 = umesto nošenja, kad je nose tri
maker--about = Jedan red HTML-a stavlja ovu partiju na tvoju stranicu: snimak ako je završena, inače karte na stolu i tvoju ruku.
maker--go = Napiši red
maker--title = Stavi ovo na svoju stranicu
