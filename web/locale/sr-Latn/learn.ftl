diagrams--lesson = Kako se igra

drill--again = Još jednom
drill--begin = Počni
drill--best = Najbolje: { $right } od { $of }
drill--best--timed = za { $seconds } sekundi
drill--build = gradnja { $value }
drill--builds = gradi { $value } kartom { $card } na
drill--check = Proveri
drill--clock = Sa satom
drill--every = Nađi sva nošenja
drill--every--about = Dobijaš jednu kartu i sto. Izaberi sve što karta može da nosi, ovako ili onako.
drill--every--ask = Koje karte i gradnje može da nosi { $card }, ovako ili onako? Izaberi sve.
drill--every--why = Može da nosi:
drill--failed = Pitanja nisu mogla da se naprave, jer deo stranice nije učitan. Učitaj je ponovo.
drill--game = Igra
drill--hand = U ruci
drill--left = Prebroj ostatak
drill--left--about = Pogledaj karte viđene u rundi, pa iz glave reci koliko je karata neke jačine još neviđeno.
drill--left--ask = Koliko još neviđenih ima: { $rank }?
drill--left--none = Od { $of } nije viđena nijedna.
drill--left--why = { $count ->
    [one] Od { $of } viđena je { $count }:
    [few] Od { $of } viđene su { $count }:
   *[other] Od { $of } viđeno je { $count }:
}
drill--may = Šta ovde smem?
drill--may--about = Četiri poteza, a samo neki su dozvoljeni. Izaberi te.
drill--may--ask = Koji su od ovih poteza dozvoljeni?
drill--missed = Promašeno: { $cards }.
drill--most = Nosi najviše
drill--most--about = Moguće je više nošenja. Izaberi ono s najviše karata.
drill--most--ask = Odnesi što više karata kartom { $card }.
drill--most--why = { $count ->
    [one] Najviše je { $count } karta:
    [few] Najviše su { $count } karte:
   *[other] Najviše je { $count } karata:
}
drill--next = Dalje
drill--number = Pitanje { $number } od { $of }
drill--others = Druga vežbanja
drill--rank--2 = dvojke
drill--rank--3 = trojke
drill--rank--4 = četvorke
drill--rank--5 = petice
drill--rank--6 = šestice
drill--rank--7 = sedmice
drill--rank--8 = osmice
drill--rank--9 = devetke
drill--rank--A = kečevi
drill--rank--T = desetke
drill--result = Tačno: { $right } od { $of }
drill--result--best = Tvoj najbolji rezultat dosad.
drill--result--timed = za { $seconds } sekundi.
drill--right = Tačno.
drill--scripts = Vežbanjima treba JavaScript, koji je ovde isključen.
drill--seconds = { $seconds } s
drill--seen = Sakrij karte i pitaj me
drill--table = Na stolu
drill--takes = nosi kartom { $card }:
drill--waiting = Pitanje se priprema…
drill--whose = Čija je gradnja?
drill--whose--about = Na gradnji radi više igrača. Reci čija je na kraju.
drill--whose--ask = Čija je sad gradnja { $value }?
drill--whose--why--kept = Dodavanje ne menja čija je gradnja; menja je samo pravljenje ili nova vrednost. Vlasnik: { $who }.
drill--whose--why--last = Gradnja je onoga ko je poslednji gradio, podigao ili dodao. Vlasnik: { $who }.
drill--wrong = Ne baš. Tačni odgovori su označeni.
drill--wrong--cards = Pogrešno: { $cards }.

example--about = Rešeni primeri iz pravila igre { $game }: odigraj ih.
example--course = Primeri: { $game }
example--last = Nazad na pravila
example--refused = { $title } Probaj to da vidiš zašto, pa odigraj bilo šta drugo.
example--table = { $title } Nađi potez, samo kartama sa stola.
example--try = Odigraj ove primere za stolom
example--with = { $title } Nađi potez kartom { $card }.

learn--all = Sve urađeno
learn--done = Urađeno koraka: { $done } od { $of }
learn--more = Još lekcija
learn--no-step = Koraka „{ $step }“ ovde nema. Ovo je prvi koji još nije urađen.
learn--steps = { $count ->
    [one] { $count } korak
    [few] { $count } koraka
   *[other] { $count } koraka
}

lesson--build--capture = Dozvoljeno, ali tvoju gradnju može da odnese neko drugi, a ovde možeš odmah da nosiš.
lesson--build--trail = Dozvoljeno, ali ovde je bolje baciti kartu.
lesson--capture--build = Dozvoljeno, ali ovde možeš prvo da gradiš, pa sledeći put nosiš više.
lesson--capture--trail = Dozvoljeno, ali ovde je bolje baciti kartu.
lesson--less = { $count ->
    [one] Dozvoljeno, ali to je samo { $count } karta, a možeš dobiti { $of }.
    [few] Dozvoljeno, ali to su samo { $count } karte, a možeš dobiti { $of }.
   *[other] Dozvoljeno, ali to je samo { $count } karata, a možeš dobiti { $of }.
}
lesson--other = Dozvoljeno, ali ovde tražimo drugi potez. Pročitaj opet zadatak.
lesson--points = { $count ->
    [one] Dozvoljeno, ali to donosi samo { $count } poen, a možeš dobiti { $of }.
    [few] Dozvoljeno, ali to donosi samo { $count } poena, a možeš dobiti { $of }.
   *[other] Dozvoljeno, ali to donosi samo { $count } poena, a možeš dobiti { $of }.
}
lesson--series = Rešeno vežbi: { $solved } od { $of }, iz prvog pokušaja { $first }.
lesson--then = Ko ima { ACCUSATIVE($card) }, zatim može da nosi { ACCUSATIVE($cards) }.
lesson--trail--build = Dozvoljeno, ali slobodne karte nose se jedna po jedna. Ovde možeš da gradiš, a gradnju nosi samo jedna jačina.
lesson--trail--capture = Dozvoljeno, ali ovde možeš nešto da nosiš, a bačena karta ne nosi ništa.
lesson--trail--raise = Dozvoljeno, ali ovde možeš da podigneš gradnju, pa da je nosiš ti.

puzzle--about = Tema: { $themes }.
puzzle--all = Sve rešeno
puzzle--daily = Zadatak dana
puzzle--daily--done = Današnji je rešen.
puzzle--daily--rules = Pravila igre { $game }
puzzle--found = Tačno.
puzzle--grade = { $count ->
    [few] Pogreše { $count } od 7 botova.
   *[other] Pogreši { $count } od 7 botova.
}
puzzle--grade--easy = Lako
puzzle--grade--hard = Teško
puzzle--grade--medium = Srednje
puzzle--many = { $count ->
    [one] { $count } zadatak
    [few] { $count } zadatka
   *[other] { $count } zadataka
}
puzzle--more = Još zadataka
puzzle--lead = Računa se koliko si na kraju ispred: poen koji umesto tebe dobije protivnik košta te 2.
puzzle--right = { $count ->
    [one] Svaki drugi potez je bar { $count } poen lošiji, ako Nia igra dobro.
    [few] Svaki drugi potez je bar { $count } poena lošiji, ako Nia igra dobro.
   *[other] Svaki drugi potez je bar { $count } poena lošiji, ako Nia igra dobro.
}
puzzle--rest = Ostatak dobija { $who }.
puzzle--rest--you = Ostatak dobijaš ti.
puzzle--run = Niz zadataka
puzzle--run--again = Počni ponovo
puzzle--run--best = Tvoj najbolji rezultat, bilo koja igra, tema i težina: { $count }.
puzzle--run--end = Završi ovde
puzzle--run--free = Bez žurbe
puzzle--run--hide = Sakrij sat
puzzle--run--left = još { $time }
puzzle--run--missed = Probaj opet ove:
puzzle--run--none = Takvog zadatka nema. Izaberi drugu igru, temu ili težinu.
puzzle--run--place = Zadatak { $number }, { $score }
puzzle--run--result = { $count ->
    [one] Iz prvog pokušaja rešen je { $count } od { $of }.
    [few] Iz prvog pokušaja rešena su { $count } od { $of }.
   *[other] Iz prvog pokušaja rešeno je { $count } od { $of }.
}
puzzle--run--result--streak = { $count ->
    [one] Rešen je { $count } zadatak.
    [few] Rešena su { $count } zaredom.
   *[other] Rešeno je { $count } zaredom.
}
puzzle--run--resumed = Tvoj niz se nastavlja tamo gde je stao; ako hoćeš da počneš ponovo, prvo izaberi „{ $end }“.
puzzle--run--score = dosad rešeno { $count }
puzzle--run--show = Prikaži sat
puzzle--run--streak = Niz
puzzle--run--streak--score = { $count ->
    [one] dosad zaredom { $count }
    [few] dosad zaredom { $count }
   *[other] dosad zaredom { $count }
}
puzzle--run--time-up = Vreme je isteklo, ali ovaj zadatak još možeš da završiš.
puzzle--run--timed = Protiv sata
puzzle--run--try = { $game }, zadatak { $number }
puzzle--shown = Ovo je najbolji potez.
puzzle--solved = Rešeno { $done } od { $of }
puzzle--streak = { $days ->
    [one] { $days } dan zaredom.
    [few] { $days } dana zaredom.
   *[other] { $days } dana zaredom.
}
puzzle--task = Ovo su poslednje karte runde. Nia igra otvorenih karata, i više se ne deli. Koji je potez najbolji za tebe?
puzzle--theme--build = gradi
puzzle--theme--less = nosi manje nego što možeš
puzzle--theme--raise = podigni gradnju ili joj dodaj
puzzle--theme--steal = ukradi gradnju
puzzle--theme--sweep = tabla
puzzle--theme--take = nosi
puzzle--theme--trail = baci
puzzle--theme--wait = još ništa ne nosi
puzzle--task--brief = Koji je potez najbolji za tebe?
puzzle--worse = { $count ->
    [one] To je bar { $count } poen lošije od najboljeg poteza.
    [few] To je bar { $count } poena lošije od najboljeg poteza.
   *[other] To je bar { $count } poena lošije od najboljeg poteza.
}
puzzle--wrong = To nije najbolji potez.
