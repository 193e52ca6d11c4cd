idea--cash-an-ace = Naplati keca
idea--count-the-tens = Prati jednu jačinu
idea--group--building = Građenje
idea--group--leaving = Ostavljanje i čuvanje
idea--group--taking = Nošenje
idea--keep-a-court = Čuvaj sliku za poslednje nošenje
idea--know-what-is-enough = Znaj koliko je dosta
idea--lay-down-safely = Baci ono što malo ko nosi
idea--leave-it-to-your-partner = Prepusti partneru
idea--leave-no-sweep = Ne ostavljaj tablu
idea--leave-what-is-yours = Ostavi što samo ti nosiš
idea--make-it-multiple = Gradi od više grupa
idea--more = Sve ideje
idea--opens = Otvara se na novoj kartici
idea--positions = { $count ->
    [one] { $count } pozicija
    [few] { $count } pozicije
   *[other] { $count } pozicija
}
idea--protect-by-a-build = Zaštiti gradnjom
idea--steal = Ukradi gradnju
idea--take-what-scores = Nosi što donosi poene
idea--try = A sad probaj za stolom.
idea--two-of-a-rank = Dve iste jačine

if--about = Igraj dalje odavde istim kartama. „Ponovi“ igra poteze kako su zaista odigrani.
if--about--round = Igraj dalje odavde istim kartama, od 0 poena. „Ponovi“ igra poteze kako su zaista odigrani. Kasnije runde se dele iznova, da ništa ne odaju o tvojoj partiji.
if--apart = „Šta ako“ se ne računa, a prava partija ostaje kakva jeste.
if--go = Igraj dalje odavde
if--name = Šta ako: { $name }
if--place = Runda { $round }, deljenje { $deal }.
if--slider = Potez
if--title = Šta ako

hint--about = Šta bi Iris, najjači bot, uradila na tvom mestu. Vidi samo ono što i ti. Kad znaš gde je svaka karta, umesto nje odlučuje savršena igra. Verovatnoće polaze od toga da svaka karta koju ne vidiš jednako lako može biti u bilo kojoj ruci. Partije sa savetima su označene i ne ulaze u tvoj rejting.
hint--best = Taj potez verovatno donosi više poena od bilo kog drugog.
hint--brings = Dobijaš: { $what }.
hint--build-risk = Verovatnoća da { $who } može da nosi gradnju je { $percent } %.
hint--build-safe = Sve karte koje bi mogle da nose gradnju su viđene, pa { $who } ne može da je nosi.
hint--card = Savet: igraj { ACCUSATIVE($card) }.
hint--equal = Ako umesto toga { ACCUSATIVE($done) }, to je otprilike jednako dobro.
hint--idea = Ideja:
hint--indifferent = Sada svaki potez vodi do istog rezultata.
hint--instead = Ako umesto toga { ACCUSATIVE($done) }, do kraja runde verovatno dobijaš manje poena, uglavnom za { ACCUSATIVE($items) }.
hint--keeps = Čuvaš { ACCUSATIVE($card) }, a ta karta bi sledeći put mogla da nosi { ACCUSATIVE($cards) }.
hint--holds = Sve ostale karte su viđene, pa { $who } sigurno ima { ACCUSATIVE($cards) }.
hint--leaves = Na stolu ostavljaš { ACCUSATIVE($cards) }.
hint--leaves--many = { $count ->
    [one] Na stolu ostaje { $count } karta.
    [few] Na stolu ostaju { $count } karte.
   *[other] Na stolu ostaje { $count } karata.
}
hint--leaves--none = Na stolu ostaju samo gradnje.
hint--leaves--nothing = Sto ostaje prazan.
hint--least = Verovatnoća da { $who } može nešto da nosi najmanja je posle ovog poteza: { $percent } %.
hint--lit = Savet: { ACCUSATIVE($done) }.
hint--more = Drugi potezi
hint--not-now = Iris može da pomogne kad si na redu da igraš kartu.
hint--nothing = Iris ovde nema savet.
hint--off = Isključi savete
hint--only = To je tvoj jedini dozvoljeni potez.
hint--risk = Verovatnoća da { $who } može nešto da nosi je { $percent } %.
hint--safe = Sve karte koje bi mogle nešto da nose su viđene, pa { $who } ne može ništa da nosi.
hint--sweep = Verovatnoća da { $who } može da napravi tablu je { $percent } %.
hint--thinks = Iris razmišlja …
hint--title = Tvoji najbolji potezi, po redu
hint--what = Šta da radim s njom?
hint--why = Zašto?

mistake--again = To je i tada odigrano. Probaj drugi potez.
mistake--due = { $count ->
    [one] Danas za vežbu: { $count }
    [few] Danas za vežbu: { $count }
   *[other] Danas za vežbu: { $count }
}
mistake--last = Tvoje partije
mistake--later = { $count ->
    [one] Sačuvano: { $count }; sledeći potez dolazi opet { $day }.
    [few] Sačuvano: { $count }; sledeći potez dolazi opet { $day }.
   *[other] Sačuvano: { $count }; sledeći potez dolazi opet { $day }.
}
mistake--none = Još nema poteza sačuvanih za vežbu.
mistake--right = To je bolje, za oko { $points } poena.
mistake--task = Ovde te je jednom potez koštao oko { $points } poena. Nađi bolji.
mistake--title = Tvoje greške
mistake--worse = I to košta oko { $points } poena.

reason--after = Ako { ACCUSATIVE($done) }, { $who } nosi { ACCUSATIVE($taken) } kartom { $card }.
reason--after--last = Ako { ACCUSATIVE($done) }, { $who } nosi { ACCUSATIVE($taken) } kartom { $card }, a za poslednje nošenje dobija i preostale karte.
reason--after--you = Ako { ACCUSATIVE($done) }, moraš da nosiš { ACCUSATIVE($taken) } kartom { $card }.
reason--after-later = Ako { ACCUSATIVE($done) }, { $who } kasnije nosi { ACCUSATIVE($taken) } kartom { $card }.
reason--after-later--last = Ako { ACCUSATIVE($done) }, { $who } kasnije nosi { ACCUSATIVE($taken) } kartom { $card }, a za poslednje nošenje dobija i preostale karte.
reason--after-later--you = Ako { ACCUSATIVE($done) }, kasnije moraš da nosiš { ACCUSATIVE($taken) } kartom { $card }.
reason--cards = { $cards }
    .accusative = { ACCUSATIVE($cards) }
reason--cards-go = { $count ->
    [one] { ACCUSATIVE($cards) } dobija { $who }
    [few] { ACCUSATIVE($cards) } dobija { $who }
   *[other] { ACCUSATIVE($cards) } dobija { $who }
}
reason--cards-go--team = { $count ->
    [one] { ACCUSATIVE($cards) } dobija tim { $who }
    [few] { ACCUSATIVE($cards) } dobija tim { $who }
   *[other] { ACCUSATIVE($cards) } dobija tim { $who }
}
reason--cards-go--you = { $count ->
    [one] { ACCUSATIVE($cards) } dobijaš ti
    [few] { ACCUSATIVE($cards) } dobijaš ti
   *[other] { ACCUSATIVE($cards) } dobijaš ti
}
reason--cards-last = { $count ->
    [one] { ACCUSATIVE($cards) } dobija { $who } za poslednje nošenje
    [few] { ACCUSATIVE($cards) } dobija { $who } za poslednje nošenje
   *[other] { ACCUSATIVE($cards) } dobija { $who } za poslednje nošenje
}
reason--cards-last--team = { $count ->
    [one] { ACCUSATIVE($cards) } dobija tim { $who } za poslednje nošenje
    [few] { ACCUSATIVE($cards) } dobija tim { $who } za poslednje nošenje
   *[other] { ACCUSATIVE($cards) } dobija tim { $who } za poslednje nošenje
}
reason--cards-last--you = { $count ->
    [one] { ACCUSATIVE($cards) } dobijaš ti za poslednje nošenje
    [few] { ACCUSATIVE($cards) } dobijaš ti za poslednje nošenje
   *[other] { ACCUSATIVE($cards) } dobijaš ti za poslednje nošenje
}
reason--costs = To te košta { $points }: { $items }.
reason--costs--all = To te ukupno košta { $points }, najviše zbog ovoga: { $items }.
reason--costs-if = Ako sad umesto toga { ACCUSATIVE($done) }, to te košta { $points }: { $items }.
reason--costs-if--all = Ako sad umesto toga { ACCUSATIVE($done) }, to te ukupno košta { $points }, najviše zbog ovoga: { $items }.
reason--early = runda se završava ranije, pa nema poena za { ACCUSATIVE($item) }
reason--gain = Kasnije možeš da nosiš { ACCUSATIVE($taken) } kartom { $card }.
reason--gain--last = Kasnije možeš da nosiš { ACCUSATIVE($taken) } kartom { $card }, a za poslednje nošenje dobijaš i preostale karte.
reason--item = { $item }: { $some } prema { $others } umesto { $before } prema { $their }
reason--item--ace_of_spades = kec pik
    .accusative = keca pik
reason--item--aces = kečevi
    .accusative = kečeve
reason--item--all_aces = sva četiri keca
reason--item--all_eleven = svi poeni
    .accusative = sve poene
reason--item--all_sevens = sve četiri sedmice
reason--item--all_sixes = sve četiri šestice
reason--item--big_casino = Veliki Casino
reason--item--cards = najviše karata
reason--item--diamonds = najviše karoa
reason--item--each_spade = pikovi
    .accusative = pikove
reason--item--fines = kazne
reason--item--five_spades = pet pikova
reason--item--honours = visoke karte
reason--item--jack_of_spades = žandar pik
    .accusative = žandara pik
reason--item--last_capture = poslednje nošenje
reason--item--little_casino = Mali Casino
reason--item--overspader = överspader
reason--item--seven_of_diamonds = sedmica karo
    .accusative = sedmicu karo
reason--item--spades = najviše pikova
reason--item--sweeps = table
reason--item--tabbe = tabbe
reason--item--tablanette = tablanette
reason--item--ten_of_diamonds = desetka karo
    .accusative = desetku karo
reason--item--tens = ostale desetke
reason--item--two_of_clubs = dvojka tref
    .accusative = dvojku tref
reason--most = { $item } ima { $who } ({ $some } prema { $others })
reason--most--last = { $item } ima { $who } zahvaljujući poslednjem nošenju ({ $some } prema { $others })
reason--most--last--team = { $item } ima tim { $who } zahvaljujući poslednjem nošenju ({ $some } prema { $others })
reason--most--nobody = niko ne dobija poene za { $item } ({ $some } prema { $others })
reason--most--team = { $item } ima tim { $who } ({ $some } prema { $others })
reason--most--you = { $item } imaš ti, ali samo { $some } prema { $others }
reason--points = { $count ->
    [one] { $count } poen
    [few] { $count } poena
   *[other] { $count } poena
}
reason--points--both = { $count ->
    [one] { $count } poen (ti { $own }, { $who } { $others })
    [few] { $count } poena (ti { $own }, { $who } { $others })
   *[other] { $count } poena (ti { $own }, { $who } { $others })
}
reason--reply = { $who } zatim nosi { ACCUSATIVE($taken) } kartom { $card }.
reason--reply--last = { $who } zatim nosi { ACCUSATIVE($taken) } kartom { $card }, a za poslednje nošenje dobija i preostale karte.
reason--reply--you = Zatim moraš da nosiš { ACCUSATIVE($taken) } kartom { $card }.
reason--later = { $who } kasnije nosi { ACCUSATIVE($taken) } kartom { $card }.
reason--later--last = { $who } kasnije nosi { ACCUSATIVE($taken) } kartom { $card }, a za poslednje nošenje dobija i preostale karte.
reason--later--you = Kasnije moraš da nosiš { ACCUSATIVE($taken) } kartom { $card }.
reason--sweep = { $who } pravi tablu
reason--sweep--team = tim { $who } pravi tablu
reason--sweep--you = praviš tablu
reason--table = sve sa stola

replay--announces = najavljuje potez
replay--branch--better = Bolji potez, korak { $number } od { $of }
replay--branch--better--only = Bolji potez
replay--branch--played = Tvoj potez, korak { $number } od { $of }
replay--branch--played--only = Tvoj potez
replay--branch--possible = Mogući odgovor, korak { $number } od { $of }
replay--deal = Runda { $round }, deljenje
replay--place = Runda { $round }, posle poteza { $number } od { $of }
replay--text = { $text }

review--about = Iris ocenjuje svaki potez s tvog mesta, samo po kartama koje vidiš. Razlike koje mogu biti slučajne ne računaju se. Gde se sve karte znaju, ocena je tačna. Pred kraj partije računa se i sama pobeda, kao 10 poena, i to piše uz potez.
review--better = Bolje:
review--builds = { $count ->
    [1] jedna gradnja
    [one] { $count } gradnja
    [few] { $count } gradnje
   *[other] { $count } gradnji
}
    .accusative = { $count ->
        [1] jednu gradnju
        [one] { $count } gradnju
        [few] { $count } gradnje
       *[other] { $count } gradnji
    }
review--cards = { $count ->
    [1] jedna karta
    [one] { $count } karta
    [few] { $count } karte
   *[other] { $count } karata
}
review--clean = { $count ->
    [one] { $count } potez, i ništa bolje nije nađeno.
    [few] { $count } poteza, i ništa bolje nije nađeno.
   *[other] { $count } poteza, i ništa bolje nije nađeno.
}
review--compared = Tvoj ({ $cost }):
review--contrast--card = Bolji potez čuva { ACCUSATIVE($card) } za kasnije, a umesto toga daje { ACCUSATIVE($other) }.
review--contrast--more = { $count ->
    [one] Bolji potez odmah nosi { ACCUSATIVE($cards) }.
    [few] Bolji potez odmah nosi { ACCUSATIVE($cards) }.
   *[other] Bolji potez odmah nosi { ACCUSATIVE($cards) }.
}
review--contrast--play = U većini podela prolaziš bolje ako { ACCUSATIVE($better) } nego ako { ACCUSATIVE($worse) }.
review--contrast--sweeps = Posle tvog poteza { $who } može da napravi tablu u { $many } % slučajeva, a posle boljeg u { $few } %.
review--contrast--sweeps--none = Posle boljeg poteza { $who } ne može da napravi tablu.
review--contrast--table = Tvoj potez ostavlja { ACCUSATIVE($others) }, a bolji { ACCUSATIVE($cards) }.
review--contrast--takes = Posle tvog poteza { $who } može nešto da nosi u { $many } % slučajeva, a posle boljeg u { $few } %.
review--contrast--takes--none = Posle boljeg poteza { $who } nema šta da nosi.
review--cost = { $count ->
    [1] Od poteza s izborom ({ $done }) jedan je mogao biti bolji. Košta { $points } poena.
    [one] Od poteza s izborom ({ $done }) { $count } je mogao biti bolji. Zajedno koštaju { $points } poena.
    [few] Od poteza s izborom ({ $done }) { $count } su mogla biti bolja. Zajedno koštaju { $points } poena.
   *[other] Od poteza s izborom ({ $done }) { $count } je moglo biti bolje. Zajedno koštaju { $points } poena.
}
review--empty = prazan sto
    .accusative = prazan sto
review--end--ahead = { $count ->
    [one] Na kraju vodiš za { $count } poen.
    [few] Na kraju vodiš za { $count } poena.
   *[other] Na kraju vodiš za { $count } poena.
}
review--end--behind = { $count ->
    [one] Na kraju gubiš za { $count } poen.
    [few] Na kraju gubiš za { $count } poena.
   *[other] Na kraju gubiš za { $count } poena.
}
review--end--level = Na kraju je nerešeno.
review--costs = { $count ->
    [one] košta { $points } poen
    [few] košta { $points } poena
   *[other] košta { $points } poena
}
review--costs--game = { $cost }, i { $points } za samu partiju
review--cut = Ova analiza ide dokle je partija mogla da se pročita.
review--expected = Kako je partija tekla
review--expected--about = Očekivana prednost je koliko bi tvoja strana verovatno bila ispred na kraju runde, po kartama koje vidiš: prosek mnogih mogućih rasporeda skrivenih karata, od kojih se svaki igra do kraja deljenja. Gde se sve karte znaju, tačna je. Na kraju runde to je rezultat.
review--expected--caption = Tvoja očekivana prednost, u poenima, pre svakog tvog poteza. Pritisni grafikon i vidi sto kakav je bio.
review--expected--cost = Cena tvog poteza
review--expected--lead = Očekivana prednost
review--expected--end = kraj
review--expected--move = Pre poteza
review--expected--numbers = Grafikon u brojevima
review--expected--round = Runda
review--expected--whose = Kako je partija tekla: { $who }
review--expected--words = Grafikon očekivane prednosti, od { $first } na početku do { $last }. Slede prekretnice i brojevi.
review--first-sight = Bolje na prvi pogled:
review--first-sight--same = Nijedan drugi potez na prvi pogled ne izgleda bolje.
review--full = Za vežbu je sačuvano { $count } poteza i nema mesta za još. Prvo reši neke od njih.
review--idea = { $followed } od { $of }
review--ideas = Ideje iza najboljih poteza
review--ideas--about = Koliko često tvoj potez sledi ideju najboljeg, od najslabije.
review--ideas--about--beside = Koliko često tvoj potez sledi ideju najboljeg, od najslabije. Protivnici su mereni u po { $rounds } rundi. Iris je sudija, pa njeni potezi uvek slede ideju.
review--ideas--beside = Ideje iza najboljih poteza, u poređenju s protivnicima
review--keep = { $count ->
    [1] Vežbaj onaj koji vredi probati opet
    [one] Vežbaj poteze koje vredi probati opet ({ $count })
    [few] Vežbaj poteze koje vredi probati opet ({ $count })
   *[other] Vežbaj poteze koje vredi probati opet ({ $count })
}
review--keep--about = Svaka pozicija dolazi opet, danas i narednih dana, dok ne nađeš bolji potez.
review--kept = Ovi trenuci su sačuvani za vežbu.
review--kind--build = Gradnje
review--kind--capture = Nošenja
review--kind--last = Poslednje deljenje
review--kind--trail = Bačene karte
review--kinds = Koliko košta koja vrsta poteza
review--kinds--about = Prosečan gubitak po potezu, u poenima.
review--kinds--about--beside = Prosečan gubitak po potezu, u poenima. Protivnici su mereni u po { $rounds } rundi. Iris je sudija, pa njeni potezi ovde ne koštaju ništa.
review--kinds--beside = Koliko košta koja vrsta poteza, u poređenju s protivnicima
review--luck--against = Potezima koji su mogli biti bolji daješ { $play } poena. Sreća ti uzima { $luck } poena: karte koje dobijaš i kako drugi igraju svoje.
review--luck--for = Potezima koji su mogli biti bolji daješ { $play } poena. Sreća ti donosi { $luck } poena: karte koje dobijaš i kako drugi igraju svoje.
review--measure = Poeni mere koliko si ispred ostalih: udvoje, poen koji umesto tebe dobije protivnik košta 2.
review--moments = Vredi probati opet
review--moments--about = Svaki trenutak otvara sto kakav je bio pre poteza. Da probaš nešto drugo, pritisni „{ if--go }“.
review--more = { $count ->
    [one] Još { $count } potez
    [few] Još { $count } poteza
   *[other] Još { $count } poteza
}
review--nothing = Izbora nigde nije bilo.
review--often--always = Skoro uvek
review--often--half = Otprilike u pola slučajeva
review--often--mostly = Češće nego ne
review--often--one-in = Otprilike jednom u { $number } puta
review--often--two-thirds = U oko dve trećine slučajeva
review--place = Runda { $round }, potez { $number }
review--place--end = Runda { $round }, na kraju
review--played = Odigrano:
review--points = −{ $points }
review--points--game = −{ $points } i −{ $game } za partiju
review--practise = Vežbaj ih sad
review--progress = Analizirano poteza: { $done } od { $of } …
review--saved--card = Bolji potez nosi manje karata, ali čuvaš { ACCUSATIVE($card) } za kasnije.
review--saved--play = Zamisli da { ACCUSATIVE($better) }: sad nosiš manje karata, ali na kraju više nego ako { ACCUSATIVE($worse) }.
review--saved--sweeps = Bolji potez nosi manje karata, ali onda { $who } može da napravi tablu samo u { $few } % slučajeva umesto u { $many } %.
review--saved--sweeps--none = Bolji potez nosi manje karata, ali onda { $who } ne može da napravi tablu.
review--saved--table = Bolji potez nosi manje karata, ali ostavlja { ACCUSATIVE($cards) }, dok tvoj ostavlja { ACCUSATIVE($others) }.
review--saved--takes = Bolji potez nosi manje karata, ali onda { $who } može nešto da nosi samo u { $few } % slučajeva umesto u { $many } %.
review--saved--takes--none = Bolji potez nosi manje karata, ali onda { $who } nema šta da nosi.
review--turn--counted = Zatim se broje poeni.
review--turn--dealt = Zatim se dele nove karte.
review--turn--play = Tvoj potez košta { $play } poena. Karte i tuđi potezi: { $rest }.
review--turns = Prekretnice
review--title = Analiza ove partije
review--unsolved = { $count ->
    [one] { $count } potez nije mogao da se izračuna na vreme. Ovo je ocena dosad:
    [few] { $count } poteza nisu mogla da se izračunaju na vreme. Ovo je ocena dosad:
   *[other] { $count } poteza nije moglo da se izračuna na vreme. Ovo je ocena dosad:
}
review--why--game = { $count ->
    [one] To odlučuje partiju, što se ovde računa kao { $count } poen.
    [few] To odlučuje partiju, što se ovde računa kao { $count } poena.
   *[other] To odlučuje partiju, što se ovde računa kao { $count } poena.
}
review--why--item = { $points } poena za { ACCUSATIVE($item) }
review--why--items = U proseku te tvoj potez košta { $items }.
review--why--mainly = Poene gubiš uglavnom za { ACCUSATIVE($items) }.
review--why--reply = { $often } { $who } zatim nosi { ACCUSATIVE($cards) } { INSTRUMENTAL($rank) }.
review--why--reply--an = { $often } { $who } zatim nosi { ACCUSATIVE($cards) } { INSTRUMENTAL($rank) }.
review--why--reply--build = { $often } { $who } zatim nosi neku tvoju gradnju, podiže je ili joj nešto dodaje.
