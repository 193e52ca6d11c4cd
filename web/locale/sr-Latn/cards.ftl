card--hinted = { $card }, savet
card--last = { $card }, upravo odigrana
card--name = { $rank } { $suit }
    .accusative = { ACCUSATIVE($rank) } { $suit }
    .instrumental = { INSTRUMENTAL($rank) } { $suit }
card--rank--2 = dvojka
    .accusative = dvojku
    .instrumental = dvojkom
card--rank--3 = trojka
    .accusative = trojku
    .instrumental = trojkom
card--rank--4 = četvorka
    .accusative = četvorku
    .instrumental = četvorkom
card--rank--5 = petica
    .accusative = peticu
    .instrumental = peticom
card--rank--6 = šestica
    .accusative = šesticu
    .instrumental = šesticom
card--rank--7 = sedmica
    .accusative = sedmicu
    .instrumental = sedmicom
card--rank--8 = osmica
    .accusative = osmicu
    .instrumental = osmicom
card--rank--9 = devetka
    .accusative = devetku
    .instrumental = devetkom
card--rank--A = kec
    .accusative = keca
    .instrumental = kecom
card--rank--J = žandar
    .accusative = žandara
    .instrumental = žandarom
card--rank--K = kralj
    .accusative = kralja
    .instrumental = kraljem
card--rank--Q = dama
    .accusative = damu
    .instrumental = damom
card--rank--T = desetka
    .accusative = desetku
    .instrumental = desetkom
card--suit--C = tref
card--suit--D = karo
card--suit--H = herc
card--suit--S = pik
card--top = { $whose }, karta na vrhu: { $card }

cards--about = Ko otvori ovaj link, dobija iste karte od prvog deljenja, uz ista pravila i iste igrače.
cards--title = Podeli ove karte

counter--build = { $build }
counter--cards = Karte, od { $count }
counter--diamonds = Karo, od { $count }
counter--holds = { $who } mora imati: { $rank }
counter--in-sight = Poeni na stolu
counter--number = { $count }
counter--points--cards = Poeni od karata koje nose poene
counter--points--casinos = Poeni od kečeva i oba Casina
counter--side = { $who } { $count }
counter--spades = Pikovi, od { $count }

counters--title = Brojači

seen--after = Dalje
seen--before = Nazad
seen--best = najbolje
seen--counted = Brojanjem { $who } može da zna svaku kartu u drugoj ruci.
seen--equal = otprilike jednako
seen--forced = Drugog izbora nije bilo.
seen--hands = Prikaži sve ruke
seen--hands--about = Seme { $seed } dalo je ove karte pre prvog poteza.
seen--less = { $points } poena manje
seen--lost = { $who }: bez ocene ovih izbora.
seen--more = { $count ->
    [one] Još { $count }, ocenjena slabije
    [few] Još { $count }, ocenjene slabije
   *[other] Još { $count }, ocenjenih slabije
}
seen--not-weighed = nije razmatrano
seen--number = { $place } od { $decisions }
seen--otherwise = Kad ponovo razmisli, { $who } bira nešto drugo. Za stolom sat ume da prekine razmišljanje.
seen--owed = { $who } mora da sačuva { ACCUSATIVE($cards) } za gradnju { $value }.
seen--owed--you = Za svoju gradnju { $value } moraš da sačuvaš { ACCUSATIVE($cards) }.
seen--place = Deljenje { $deal }, potez { $place } od { $decisions }.
seen--played = odigrano
seen--proven = Znalo se da { $who } ima { ACCUSATIVE($card) }.
seen--proven--you = Znalo se da imaš { ACCUSATIVE($card) }.
seen--table = Sto s mesta igrača { $who }
seen--taken = odneto { $count }
seen--title = Šta su botovi videli
seen--unseen = { $count ->
    [one] Igrač { $who } ne vidi { $count } kartu.
    [few] Igrač { $who } ne vidi { $count } karte.
   *[other] Igrač { $who } ne vidi { $count } karata.
}
seen--unweighed = { $who } ne ocenjuje ove izbore u poenima.
seen--weighed = Koliko vredi svaki potez, u poenima
seen--weighing = { $who } razmišlja ponovo.
seen--who = *{ $who }*:

talk--building = Gradim { $of }
talk--cash = Naplaćujem
talk--casino--big-casino = Veliki Casino
talk--casino--little-casino = Mali Casino
talk--last--any = Poslednje deljenje
talk--last--cards = Karte
talk--last--last = Poslednje
talk--last--sistan = Sistan
talk--last--sisten = Sisten
talk--most--cards = { $count ->
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
talk--most--diamonds = { $count ->
    [one] { $count } karo
    [few] { $count } karoa
   *[other] { $count } karoa
}
talk--most--spades = { $count ->
    [one] { $count } pik
    [few] { $count } pika
   *[other] { $count } pikova
}
talk--one--1 = jedan
talk--one--10 = deset
talk--one--11 = jedanaest
talk--one--12 = dvanaest
talk--one--13 = trinaest
talk--one--14 = četrnaest
talk--one--15 = petnaest
talk--one--16 = šesnaest
talk--one--2 = dva
talk--one--3 = tri
talk--one--4 = četiri
talk--one--5 = pet
talk--one--6 = šest
talk--one--7 = sedam
talk--one--8 = osam
talk--one--9 = devet
talk--one--A = keca
talk--one--J = žandara
talk--one--K = kralja
talk--one--Q = damu
talk--several--1 = jedinice
talk--several--10 = desetke
talk--several--11 = jedanaestice
talk--several--12 = dvanaestice
talk--several--13 = trinaestice
talk--several--14 = četrnaestice
talk--several--15 = petnaestice
talk--several--16 = šesnaestice
talk--several--2 = dvojke
talk--several--3 = trojke
talk--several--4 = četvorke
talk--several--5 = petice
talk--several--6 = šestice
talk--several--7 = sedmice
talk--several--8 = osmice
talk--several--9 = devetke
talk--several--A = kečeve
talk--several--J = žandare
talk--several--K = kraljeve
talk--several--Q = dame
talk--sweep-left = Tabla za: { $cards }

word--building = Kaže koje karte nose gradnju: „gradim osam“ je jedna grupa čiji je zbir osam; „gradim osmice“ je više grupa od po osam u jednoj gradnji.
word--building--title = Gradim
word--cash = Kec je odnet kecom.
word--cash--title = Naplaćujem
word--casino = Veliki Casino je desetka karo, a Mali Casino dvojka pik. Ko ih odnese, dobija poene.
word--casino--title = Oba Casina
word--last = Ovo su poslednje karte: u ovoj rundi se više ne deli.
word--last--title = Poslednje deljenje
word--most = Igrač je odneo više od polovine ovih karata, pa niko drugi ne može imati najviše.
word--most--title = Više od polovine
word--proven = Svi znaju da ovaj igrač ima kartu te jačine.
word--proven--title = Dokazano
word--sweep = Jedna karta je odnela sve sa stola, i to donosi dodatne poene.
word--sweep-left = Jednom od ovih karata može se odjednom odneti sve sa stola: to bi bila { $sweep }.
word--sweep-left--title = Moguća je tabla
