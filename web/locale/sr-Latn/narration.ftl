person--named = { $name }
person--nth = Igrač { $number }

say--a--2 = dvojka
    .accusative = dvojku
    .instrumental = dvojkom
say--a--3 = trojka
    .accusative = trojku
    .instrumental = trojkom
say--a--4 = četvorka
    .accusative = četvorku
    .instrumental = četvorkom
say--a--5 = petica
    .accusative = peticu
    .instrumental = peticom
say--a--6 = šestica
    .accusative = šesticu
    .instrumental = šesticom
say--a--7 = sedmica
    .accusative = sedmicu
    .instrumental = sedmicom
say--a--8 = osmica
    .accusative = osmicu
    .instrumental = osmicom
say--a--9 = devetka
    .accusative = devetku
    .instrumental = devetkom
say--a--A = kec
    .accusative = keca
    .instrumental = kecom
say--a--J = žandar
    .accusative = žandara
    .instrumental = žandarom
say--a--K = kralj
    .accusative = kralja
    .instrumental = kraljem
say--a--Q = dama
    .accusative = damu
    .instrumental = damom
say--a--T = desetka
    .accusative = desetku
    .instrumental = desetkom
say--added = *{ $who }* dodaje { ACCUSATIVE($groups) } na { ACCUSATIVE($build) }.
say--added--you = *Ti* dodaješ { ACCUSATIVE($groups) } na { ACCUSATIVE($build) }.
say--announced--any = *{ $who }* objavljuje poslednje deljenje.
say--announced--any--you = *Ti* objavljuješ poslednje deljenje.
say--announced--cards = *{ $who }* kaže „karte“.
say--announced--cards--you = *Ti* kažeš „karte“.
say--announced--last = *{ $who }* kaže „poslednje“.
say--announced--last--you = *Ti* kažeš „poslednje“.
say--announced--sistan = *{ $who }* kaže „sistan“.
say--announced--sistan--you = *Ti* kažeš „sistan“.
say--announced--sisten = *{ $who }* kaže „sisten“.
say--announced--sisten--you = *Ti* kažeš „sisten“.
say--back--deal = deljenje ove runde
say--back--step = tvoj poslednji korak
say--back--theirs = poslednji potez igrača { $who }
say--back--with = { $count ->
    [1] { $what } i odgovor igrača { $who }
    [few] { $what } i odgovori igrača { $who }
   *[other] { $what } i odgovori igrača { $who }
}
say--build--own = gradnja { $value }
    .accusative = gradnju { $value }
say--build--theirs = gradnja { $value } igrača { $owner }
    .accusative = gradnju { $value } igrača { $owner }
say--build--yours = tvoja gradnja { $value }
    .accusative = tvoju gradnju { $value }
say--built = *{ $who }* stavlja { ACCUSATIVE($card) } na { ACCUSATIVE($cards) } i gradi { $value }.
say--built--multiple = *{ $who }* gradi { $value } kartom { $card }, u grupama ({ $sets }): { $groups }.
say--built--multiple--you = *Ti* gradiš { $value } kartom { $card }, u grupama ({ $sets }): { $groups }.
say--built--table = *{ $who }* spaja { ACCUSATIVE($groups) } i gradi { $value }.
say--built--table--you = *Ti* spajaš { ACCUSATIVE($groups) } i gradiš { $value }.
say--built--you = *Ti* stavljaš { ACCUSATIVE($card) } na { ACCUSATIVE($cards) } i gradiš { $value }.
say--cancelled = *{ $who }* poništava deljenje, jer nije objavljeno kao poslednje. Sve odigrano u njemu se vraća.
say--cancelled--you = *Ti* poništavaš deljenje, jer nije objavljeno kao poslednje. Sve odigrano u njemu se vraća.
say--captured = *{ $who }* nosi { ACCUSATIVE($taken) } kartom { $card }.
say--captured--you = *Ti* nosiš { ACCUSATIVE($taken) } kartom { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } izbor.
    [few] { $count } izbora.
   *[other] { $count } izbora.
}
say--claimed = *{ $who }* prijavljuje pobedu sa { $target }.
say--claimed--you = *Ti* prijavljuješ pobedu sa { $target }.
say--cleared = Sto je prazan.
say--cleared-alone = *{ $who }* stavlja { ACCUSATIVE($card) } na gomilu.
say--cleared-alone--you = *Ti* stavljaš { ACCUSATIVE($card) } na svoju gomilu.
say--cleared-by = { $count ->
    [one] *{ $who }* čisti sto kartom { $card }: { $count } karta.
    [few] *{ $who }* čisti sto kartom { $card }: { $count } karte.
   *[other] *{ $who }* čisti sto kartom { $card }: { $count } karata.
}
say--cleared-by--you = { $count ->
    [one] *Ti* čistiš sto kartom { $card }: { $count } karta.
    [few] *Ti* čistiš sto kartom { $card }: { $count } karte.
   *[other] *Ti* čistiš sto kartom { $card }: { $count } karata.
}
say--comma = { $some }, { $other }
    .accusative = { ACCUSATIVE($some) }, { ACCUSATIVE($other) }
say--dealt = *{ $who }* deli još po { $count }.
say--dealt--any = *{ $who }* objavljuje poslednje deljenje, po { $count }.
say--dealt--any--you = *Ti* objavljuješ poslednje deljenje, po { $count }.
say--dealt--cards = *{ $who }* deli poslednje karte, po { $count }, i kaže „karte“.
say--dealt--cards--you = *Ti* deliš poslednje karte, po { $count }, i kažeš „karte“.
say--dealt--first = *{ $who }* deli.
say--dealt--first--you = *Ti* deliš.
say--dealt--last = *{ $who }* deli poslednje karte, po { $count }, i kaže „poslednje“.
say--dealt--last--you = *Ti* deliš poslednje karte, po { $count }, i kažeš „poslednje“.
say--dealt--quietly = *{ $who }* deli poslednje karte, po { $count }.
say--dealt--quietly--you = *Ti* deliš poslednje karte, po { $count }.
say--dealt--sistan = *{ $who }* deli poslednje karte, po { $count }, i kaže „sistan“.
say--dealt--sistan--you = *Ti* deliš poslednje karte, po { $count }, i kažeš „sistan“.
say--dealt--sisten = *{ $who }* deli poslednje karte, po { $count }, i kaže „sisten“.
say--dealt--sisten--you = *Ti* deliš poslednje karte, po { $count }, i kažeš „sisten“.
say--dealt--you = *Ti* deliš još po { $count }.
say--drawn--last = To je bila poslednja karta u špilu.
say--drawn--you = *Ti* vučeš { ACCUSATIVE($card) }.
say--fined = { $count ->
    [one] To krši obavezu graditelja: *{ $who }* plaća { $count } poen.
    [few] To krši obavezu graditelja: *{ $who }* plaća { $count } poena.
   *[other] To krši obavezu graditelja: *{ $who }* plaća { $count } poena.
}
say--fined--you = { $count ->
    [one] To krši obavezu graditelja: *ti* plaćaš { $count } poen.
    [few] To krši obavezu graditelja: *ti* plaćaš { $count } poena.
   *[other] To krši obavezu graditelja: *ti* plaćaš { $count } poena.
}
say--given = *{ $who }* daje { ACCUSATIVE($cards) } na gomilu: { $pile }.
say--given--you = *Ti* daješ { ACCUSATIVE($cards) } na gomilu: { $pile }.
say--go-on = Dalje, na redu je { $who }.
say--insisted--augment = *{ $who }* zahteva: sve što staje u gradnju mora se dodati.
say--insisted--augment--you = *Ti* zahtevaš: sve što staje u gradnju mora se dodati.
say--insisted--capture = *{ $who }* zahteva: ova karta mora da nosi sve što može.
say--insisted--capture--you = *Ti* zahtevaš: ova karta mora da nosi sve što može.
say--insisted--request = *{ $who }* moli za gradnju.
say--insisted--request--you = *Ti* moliš za gradnju.
say--leads = *{ $who }* počinje.
say--leads--you = *Ti* počinješ.
say--lifted = Stavljaš { ACCUSATIVE($card) } na vrh onoga što nosiš.
say--most--cards = { $count ->
    [one] *{ $who }* ima { $count } kartu, više od polovine.
    [few] *{ $who }* ima { $count } karte, više od polovine.
   *[other] *{ $who }* ima { $count } karata, više od polovine.
}
say--most--cards--team = { $count ->
    [one] *Tim { $who }* ima { $count } kartu, više od polovine.
    [few] *Tim { $who }* ima { $count } karte, više od polovine.
   *[other] *Tim { $who }* ima { $count } karata, više od polovine.
}
say--most--cards--you = { $count ->
    [one] *Ti* imaš { $count } kartu, više od polovine.
    [few] *Ti* imaš { $count } karte, više od polovine.
   *[other] *Ti* imaš { $count } karata, više od polovine.
}
say--most--diamonds = { $count ->
    [one] *{ $who }* ima { $count } karo, više od polovine.
    [few] *{ $who }* ima { $count } karoa, više od polovine.
   *[other] *{ $who }* ima { $count } karoa, više od polovine.
}
say--most--diamonds--team = { $count ->
    [one] *Tim { $who }* ima { $count } karo, više od polovine.
    [few] *Tim { $who }* ima { $count } karoa, više od polovine.
   *[other] *Tim { $who }* ima { $count } karoa, više od polovine.
}
say--most--diamonds--you = { $count ->
    [one] *Ti* imaš { $count } karo, više od polovine.
    [few] *Ti* imaš { $count } karoa, više od polovine.
   *[other] *Ti* imaš { $count } karoa, više od polovine.
}
say--most--spades = { $count ->
    [one] *{ $who }* ima { $count } pik, više od polovine.
    [few] *{ $who }* ima { $count } pika, više od polovine.
   *[other] *{ $who }* ima { $count } pikova, više od polovine.
}
say--most--spades--team = { $count ->
    [one] *Tim { $who }* ima { $count } pik, više od polovine.
    [few] *Tim { $who }* ima { $count } pika, više od polovine.
   *[other] *Tim { $who }* ima { $count } pikova, više od polovine.
}
say--most--spades--you = { $count ->
    [one] *Ti* imaš { $count } pik, više od polovine.
    [few] *Ti* imaš { $count } pika, više od polovine.
   *[other] *Ti* imaš { $count } pikova, više od polovine.
}
say--or = { $some } ili { $last }
    .accusative = { ACCUSATIVE($some) } ili { ACCUSATIVE($last) }
say--owner = Gradnja { $value }: vlasnik je { $who }.
say--owner--you = Gradnja { $value } je tvoja.
say--pairs = { $count ->
    [1] *{ $who }* počinje i nosi par sa stola: { $pairs }.
    [few] *{ $who }* počinje i nosi parove sa stola: { $pairs }.
   *[other] *{ $who }* počinje i nosi parove sa stola: { $pairs }.
}
say--pairs--you = { $count ->
    [1] *Ti* počinješ i nosiš par sa stola: { $pairs }.
    [few] *Ti* počinješ i nosiš parove sa stola: { $pairs }.
   *[other] *Ti* počinješ i nosiš parove sa stola: { $pairs }.
}
say--pile--theirs = gomila igrača { $who }
say--pile--yours = tvoja gomila
say--plucked = *{ $who }* bere { ACCUSATIVE($card) }.
say--plucked--you = *Ti* bereš { ACCUSATIVE($card) }.
say--proposed = *{ $who }* hoće da nosi kartom { $card }.
say--proposed--lay = *{ $who }* hoće da baci { ACCUSATIVE($card) }.
say--proposed--lay--you = *Ti* hoćeš da baciš { ACCUSATIVE($card) }. Drugi mogu da zahtevaju drugo.
say--proposed--you = *Ti* hoćeš da nosiš kartom { $card }. Drugi mogu da zahtevaju drugo.
say--proven = Zna se da *{ $who }* ima { ACCUSATIVE($rank) }.
say--proven--you = Zna se da *ti* imaš { ACCUSATIVE($rank) }.
say--raised = *{ $who }* stavlja { ACCUSATIVE($cards) } na { ACCUSATIVE($build) } i podiže je na { $value }.
say--raised--more = *{ $who }* stavlja { ACCUSATIVE($cards) } na { ACCUSATIVE($build) }, podiže je na { $value } i dodaje { ACCUSATIVE($groups) }.
say--raised--more--you = *Ti* stavljaš { ACCUSATIVE($cards) } na { ACCUSATIVE($build) }, podižeš je na { $value } i dodaješ { ACCUSATIVE($groups) }.
say--raised--you = *Ti* stavljaš { ACCUSATIVE($cards) } na { ACCUSATIVE($build) } i podižeš je na { $value }.
say--redone = Ponovljeno: { $what }.
say--redone--lost = Vraćeno se više ne može ponoviti.
say--redone--none = Nema šta da se ponovi.
say--replaced = { $count ->
    [1] Jedna karta ide pod špil i zamenjuje se: { $cards }.
    [few] Nekoliko karata ide pod špil i zamenjuje se: { $cards }.
   *[other] Nekoliko karata ide pod špil i zamenjuje se: { $cards }.
}
say--residue--last_capturer = { $count ->
    [1] Poslednju kartu sa stola dobija *{ $who }* za poslednje nošenje.
    [few] Poslednje karte sa stola ({ $count }) dobija *{ $who }* za poslednje nošenje.
   *[other] Poslednje karte sa stola ({ $count }) dobija *{ $who }* za poslednje nošenje.
}
say--residue--last_capturer--you = { $count ->
    [1] Poslednju kartu sa stola dobijaš *ti*: tvoje je poslednje nošenje.
    [few] Poslednje karte sa stola ({ $count }) dobijaš *ti*: tvoje je poslednje nošenje.
   *[other] Poslednje karte sa stola ({ $count }) dobijaš *ti*: tvoje je poslednje nošenje.
}
say--residue--last_mover = { $count ->
    [1] Poslednju kartu sa stola dobija *{ $who }* za poslednji potez.
    [few] Poslednje karte sa stola ({ $count }) dobija *{ $who }* za poslednji potez.
   *[other] Poslednje karte sa stola ({ $count }) dobija *{ $who }* za poslednji potez.
}
say--residue--last_mover--you = { $count ->
    [1] Poslednju kartu sa stola dobijaš *ti*: tvoj je poslednji potez.
    [few] Poslednje karte sa stola ({ $count }) dobijaš *ti*: tvoj je poslednji potez.
   *[other] Poslednje karte sa stola ({ $count }) dobijaš *ti*: tvoj je poslednji potez.
}
say--residue--nobody = { $count ->
    [1] Poslednju kartu sa stola ne dobija niko.
    [few] Poslednje karte sa stola ({ $count }) ne dobija niko.
   *[other] Poslednje karte sa stola ({ $count }) ne dobija niko.
}
say--resigned = *{ $who }* predaje partiju.
say--resigned--you = *Ti* predaješ partiju.
say--restarted = Runda počinje iznova istim kartama.
say--set-aside = Sa strane, za onoga ko poslednji nosi: { $cards }.
say--stolen = *{ $who }* krade { ACCUSATIVE($card) }. Odakle: { $pile }.
say--stolen--you = *Ti* kradeš { ACCUSATIVE($card) }. Odakle: { $pile }.
say--sum = { $parts }
    .accusative = { ACCUSATIVE($parts) }
say--sweep-left = *{ $who }* kaže „tabla za: { $cards }“.
say--sweep-left--you = *Ti* kažeš „tabla za: { $cards }“.
say--sweeps-cancelled = Sada svaka strana ima tablu, pa svaka gubi po jednu.
say--swept--bonus = { $count ->
    [one] Vredi { $count } poen.
    [few] Vredi { $count } poena.
   *[other] Vredi { $count } poena.
}
say--swept--swing = Onome ko ju je napravio donosi { $count } poena, a prethodnom igraču oduzima { $count }.
say--trailed = *{ $who }* baca { ACCUSATIVE($card) }.
say--trailed--you = *Ti* bacaš { ACCUSATIVE($card) }.
say--unannounced = *{ $who }* ne kaže ništa.
say--unannounced--you = *Ti* ne kažeš ništa.
say--undone = Vraćeno: { $what }.
say--your-turn = Ti si na redu.

sweep--mokki = mökki
sweep--mokki--said = Mökki.
sweep--tabbe = tabbe
sweep--tabbe--said = Tabbe.
sweep--tabla = tabla
    .accusative = tablu
sweep--tabla--said = Tabla.
sweep--tablanette = tablanette
sweep--tablanette--said = Tablanette.
sweep--default = tabla
    .accusative = tablu
sweep--default--said = Tabla.

turn--added = dodaje { ACCUSATIVE($groups) } na gradnju { $value }
turn--added--you = dodaješ { ACCUSATIVE($groups) } na gradnju { $value }
turn--announced--any = objavljuje poslednje deljenje
turn--announced--cards = „karte“
turn--announced--last = „poslednje“
turn--announced--sistan = „sistan“
turn--announced--sisten = „sisten“
turn--as-announced = igra kako je najavljeno
turn--as-announced--you = igraš kako je najavljeno
turn--built = gradi { $value } kartom { $card } na { ACCUSATIVE($cards) }
turn--built--multiple = { $count ->
    [one] gradi { $value } ({ $groups })
    [few] gradi { $value } u { $count } grupe ({ $groups })
   *[other] gradi { $value } u { $count } grupa ({ $groups })
}
turn--built--multiple--you = { $count ->
    [one] gradiš { $value } ({ $groups })
    [few] gradiš { $value } u { $count } grupe ({ $groups })
   *[other] gradiš { $value } u { $count } grupa ({ $groups })
}
turn--built--you = gradiš { $value } kartom { $card } na { ACCUSATIVE($cards) }
turn--cancelled = poništava deljenje
turn--cancelled--you = poništavaš deljenje
turn--captured = nosi { ACCUSATIVE($taken) } kartom { $card }
turn--captured--you = nosiš { ACCUSATIVE($taken) } kartom { $card }
turn--claimed = prijavljuje pobedu
turn--claimed--you = prijavljuješ pobedu
turn--cleared-alone = stavlja { ACCUSATIVE($card) } na gomilu
turn--cleared-alone--you = stavljaš { ACCUSATIVE($card) } na svoju gomilu
turn--cleared-by = čisti sto kartom { $card }
turn--cleared-by--you = čistiš sto kartom { $card }
turn--ends = završava red
turn--ends--you = završavaš red
turn--fined = plaća { $count }
turn--fined--you = plaćaš { $count }
turn--given = daje { ACCUSATIVE($cards) }
turn--given--you = daješ { ACCUSATIVE($cards) }
turn--insisted = { $who } zahteva
turn--insisted--you = ti zahtevaš
turn--insists = zahteva
turn--insists--you = zahtevaš
turn--lets-stand = ne zahteva
turn--lets-stand--you = ne zahtevaš
turn--plucked = bere { ACCUSATIVE($card) }
turn--plucked--you = bereš { ACCUSATIVE($card) }
turn--raised = podiže { $old } na { $value } kartom { $card }
turn--raised--you = podižeš { $old } na { $value } kartom { $card }
turn--silent = ne kaže ništa
turn--silent--you = ne kažeš ništa
turn--stolen = krade { ACCUSATIVE($card) }
turn--stolen--you = kradeš { ACCUSATIVE($card) }
turn--sweep-left = „tabla za: { $cards }“
turn--trailed = baca { ACCUSATIVE($card) }
turn--trailed--you = bacaš { ACCUSATIVE($card) }
