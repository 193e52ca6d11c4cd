progress--achievement--aces = sva četiri keca u jednoj rundi
progress--achievement--aces--about = Svaki kec se računa, a kec na stolu ide u mnoge zbirove. Nosi ga čim možeš, makar s malo drugih karata.
progress--achievement--cards = više od pola špila
progress--achievement--cards--about = Kad imaš više od pola špila, niko te ne može preći u broju karata. Od tad su velika nošenja manje važna, a karte koje drugačije nose poene važnije.
progress--achievement--casinos = Veliki i Mali Casino u jednoj rundi
progress--achievement--casinos--about = Malo koja karta vredi kao desetka karo i dvojka pik. Nijednu ne bacaj dok neko može da je odnese.
progress--achievement--groups = tri grupe jednom kartom
progress--achievement--groups--about = Jedna karta nosi sve što daje njenu vrednost. Pre poteza potraži svaki zbir.
progress--achievement--kept = gradnja sačuvana od dva protivnika
progress--achievement--kept--about = Što više protivnika igra pre tvog sledećeg poteza, veći je rizik. Vredi kad je većina karata te vrednosti prošla ili je kod tebe.
progress--achievement--last_sweep = tabla poslednjom kartom deljenja
progress--achievement--last_sweep--about = Sačuvaj pravu kartu za kraj deljenja: pre ostalih poteza pomisli šta bi moglo biti na stolu kad ti ostane samo jedna.
progress--achievement--multiple = višestruka gradnja
progress--achievement--multiple--about = Višestruka gradnja ima dve ili više grupa iste vrednosti. Niko ne može da je podigne: nosi je samo karta te vrednosti.
progress--achievement--residue = poslednje nošenje uz najmanje četiri preostale karte
progress--achievement--residue--about = Karte koje ostanu na kraju idu onome ko poslednji nosi. U poslednjem deljenju sačuvaj kartu koja sigurno nešto nosi.
progress--achievement--shutout = svi poeni jedne runde
progress--achievement--shutout--about = Za to trebaju dobre karte i oko na svemu što nosi poene, sve do poslednjeg deljenja.
progress--achievement--spades = deset pikova u jednoj rundi
progress--achievement--spades--about = Kad imaš sedam pikova, niko ih ne može imati toliko. Dotle, od dva jednaka nošenja biraj ono s pikovima.
progress--achievement--stolen = ukradena gradnja
progress--achievement--stolen--about = Gradnja je onoga ko je prvi odnese. Sigurna je samo od igrača bez karte te vrednosti: pamti koliko ih je odigrano.
progress--achievement--sweep = tabla
progress--achievement--sweep--about = Tabla nosi sve sa stola. Sledeći igrač nema šta da nosi ni na čemu da gradi, pa je i ono što baci često tvoje.
progress--added--bad = { $count ->
    [one] Izostavljeno, jer nije završena partija: { $count } stavka.
    [few] Izostavljeno, jer nisu završene partije: { $count } stavke.
   *[other] Izostavljeno, jer nisu završene partije: { $count } stavki.
}
progress--added--full = { $count ->
    [one] Izostavljena je { $count } partija: prostor u pregledaču je pun.
    [few] Izostavljene su { $count } partije: prostor u pregledaču je pun.
   *[other] Izostavljeno je { $count } partija: prostor u pregledaču je pun.
}
progress--added--known = { $count ->
    [one] { $count } partija je već bila ovde.
    [few] { $count } partije su već bile ovde.
   *[other] { $count } partija je već bilo ovde.
}
progress--added--more = Dodato je i drugo: podešavanja, tvoja pravila ili partija u toku.
progress--added--new = { $count ->
    [one] Dodata je { $count } partija.
    [few] Dodate su { $count } partije.
   *[other] Dodato je { $count } partija.
}
progress--added--nothing = U ovoj kopiji nema ničeg novog.
progress--adding = Vraćanje kopije: { $done } od { $many } partija
progress--against = protiv: { $who }
progress--all = Sve partije
progress--alone = { $count }, svako za sebe
progress--back = Partija je vraćena.
progress--begun = Bila je već u toku kad je otvorena.
progress--by--opponent = Po protivniku
progress--by--person = Igrano među ljudima
progress--by--seats = Po broju igrača
progress--by--variant = Po igri
progress--chart--margin = Poeni ispred ili iza, partiju po partiju
progress--chart--margin--told = Poeni ispred ili iza u poslednjih { $count } partija, od { $worst } do { $best }.
progress--chart--share = Dobijene partije od poslednjih { $count }
progress--chart--share--told = Dobijeno { $number } % od poslednjih { $count } partija.
progress--column--built = Tvoje gradnje
progress--column--captures = Nošenja po rundi
progress--column--games = Partije
progress--column--kept = Sačuvane gradnje
progress--column--lost = Izgubljene gradnje
progress--column--margin = Prosečna prednost
progress--column--opponent = Protivnik
progress--column--person = Igrač
progress--column--rounds = Runde
progress--column--seats = Igrači
progress--column--stolen = Ukradene gradnje
progress--column--sweeps = Tabli po rundi
progress--column--variant = Igra
progress--column--won = Dobijene
progress--copied = Sve je u datoteci koju je pregledač upravo sačuvao.
progress--copied--part = Pregledač trenutno ne može da čita svoju bazu, pa starijih partija nema u datoteci koju je upravo sačuvao. Ponovo pokreni pregledač, pa ponovo sačuvaj kopiju.
progress--copy--all = U njoj su sve tvoje partije.
progress--copy--last = Poslednja kopija je od: { $day }.
progress--copy--never = { $count ->
    [1] Tvoja partija još nema kopiju.
    [one] Tvoje partije ({ $count }) još nemaju kopiju.
    [few] Tvoje partije ({ $count }) još nemaju kopiju.
   *[other] Tvoje partije ({ $count }) još nemaju kopiju.
}
progress--copy--remind = Pregledač ponekad obriše ono što je sajt sačuvao.
progress--copy--save = Sačuvaj kopiju
progress--copy--since = { $count ->
    [one] U njoj nije { $count } partija završena posle toga.
    [few] U njoj nisu { $count } partije završene posle toga.
   *[other] U njoj nije { $count } partija završenih posle toga.
}
progress--copying = Pravljenje kopije: { $done } od { $many } partija
progress--deal = Igraj opet ove karte
progress--delete = Obriši
progress--deleted = Partija je obrisana.
progress--daily = Karte dana
progress--did = Nošenja: { $captures }. Table: { $sweeps }. Tvoje gradnje: { $built }, od toga sačuvane { $kept }, izgubljene { $lost }. Gradnje ukradene drugima: { $stolen }.
progress--file = Sačuvaj kao datoteku
progress--first-times = Prvi put
progress--first-times--left = { $count ->
    [one] Čeka još { $count }
    [few] Čekaju još { $count }
   *[other] Čeka još { $count }
}
progress--first-times--none = Ovde se pojavljuje ono što prvi put uradiš, uz jedan savet.
progress--full = Prostor u pregledaču je pun, pa partija ne može da se vrati.
progress--games = { $count ->
    [one] { $count } partija
    [few] { $count } partije
   *[other] { $count } partija
}
progress--head--best = Najduži niz pobeda
progress--head--games = Partije
progress--head--rounds = Runde
progress--head--row = Sadašnji niz
progress--head--won = Dobijene
progress--if = Šta ako
progress--joined = Otvoreno u toku
progress--lost = Poraz
progress--maker = Stavi ovo na svoju stranicu
progress--mark--again = karte već odigrane
progress--mark--hinted = sa savetima
progress--mark--resigned = predato
progress--mark--rules = s kućnim pravilima
progress--mark--skipped = delom odigrano umesto tebe
progress--mark--takebacks = s vraćenim potezima
progress--more = { $count ->
    [1] Prikaži još jednu
    [one] Prikaži još, ima ih { $count }
    [few] Prikaži još, ima ih { $count }
   *[other] Prikaži još, ima ih { $count }
}
progress--moves = Potezi
progress--none = Još nema završenih partija. Svaka koju završiš čuva se ovde, u ovom pregledaču.
progress--not-own = Ne ulazi u tvoje rezultate.
progress--open = Snimak
progress--percent = { $number } %
progress--person = Igrač { $number }
progress--play = Igraj partiju
progress--puzzles = Zadaci
progress--puzzles--least = Rejting u zadacima dobijaš kad probaš 20 zadataka.
progress--puzzles--none = { $count ->
    [one] Rejting u zadacima dobijaš kad probaš 20 zadataka; dosad ih je { $count }.
    [few] Rejting u zadacima dobijaš kad probaš 20 zadataka; dosad ih je { $count }.
   *[other] Rejting u zadacima dobijaš kad probaš 20 zadataka; dosad ih je { $count }.
}
progress--puzzles--rating = Tvoj rejting u zadacima je između { $low } i { $high }. Prvih pokušaja u računu: { $count }.
progress--rating = Koliko vrediš
progress--rating--about = Ovi rasponi su tačni bar devet puta od deset; traka na grafikonu pokazuje nesigurnost. Svaka vrsta igre ocenjuje se posebno, prema protivnicima čija je snaga u njoj izmerena. Tim se računa kao prosek svojih igrača. Partija se ne računa s vraćenim potezom, savetom, preskakanjem do kraja runde, predajom, već odigranim kartama ili ako je bila u toku kad je otvorena. Novije partije vrede više.
progress--rating--above = Iznad igrača { $below }.
progress--rating--below = Ispod igrača { $above }.
progress--rating--between = Između igrača { $below } i { $above }.
progress--rating--from = Na osnovu: { $games }, { $rounds }.
progress--rating--how = Kako se računa
progress--rating--none = Da saznaš koliko vrediš, završi partiju igre za koju je snaga protivnika izmerena, na primer Casino udvoje.
progress--rating--none--again = Poslednja partija se ovde ne računa, jer su njene karte već bile odigrane. Da saznaš koliko vrediš, završi jednu s novim kartama.
progress--rating--none--hinted = Poslednja partija se ovde ne računa, zbog saveta. Da saznaš koliko vrediš, završi jednu bez njih.
progress--rating--none--resigned = Poslednja partija se ovde ne računa, jer je predata. Da saznaš koliko vrediš, odigraj jednu do kraja.
progress--rating--none--skipped = Poslednja partija se ovde ne računa, jer je deo tvojih karata odigran umesto tebe. Da saznaš koliko vrediš, završi jednu bez pomoći.
progress--rating--none--takebacks = Poslednja partija se ovde ne računa, zbog vraćenog poteza. Da saznaš koliko vrediš, završi jednu bez vraćanja.
progress--rating--top = Iznad najjačeg protivnika ovde: { $below }.
progress--rating--unknown = Još premalo rundi za ocenu.
progress--rating--unmeasured = Snaga protivnika u ovim igrama nije izmerena, pa se ne ocenjuju:
progress--reading = Čitanje partija: { $done } od { $many }
progress--refused = Pregledač ne čuva ništa za ovaj sajt, pa ni partije ne mogu ovde da se sačuvaju.
progress--room = { $count ->
    [one] Ovde ima mesta za još otprilike { $count } partiju.
    [few] Ovde ima mesta za još otprilike { $count } partije.
   *[other] Ovde ima mesta za još otprilike { $count } partija.
}
progress--room--little = { $count ->
    [one] Ovde ima mesta za još otprilike { $count } partiju. Sačuvaj kopiju, pa obriši neke partije.
    [few] Ovde ima mesta za još otprilike { $count } partije. Sačuvaj kopiju, pa obriši neke partije.
   *[other] Ovde ima mesta za još otprilike { $count } partija. Sačuvaj kopiju pre nego što ga nestane, pa obriši neke partije.
}
progress--room--much = Ovde ima mesta za još više od 10.000 partija.
progress--round = Runda { $number }
progress--rounds = { $count ->
    [one] { $count } runda
    [few] { $count } runde
   *[other] { $count } rundi
}
progress--row--lost = porazi: { $count }
progress--row--won = pobede: { $count }
progress--running = Partije u toku
progress--running--continue = Nastavi
progress--running--discard = Odbaci
progress--running--game = Partija u toku
progress--running--last = Poslednji potez: { $day }
progress--running--unreadable = Partija koja ne može da se pročita. Ništa nije izgubljeno: možeš da je sačuvaš kao datoteku.
progress--skipped = Preskočeno
progress--skipped--about = Deo tvojih karata odigran je umesto tebe.
progress--slim = Za poteze ove partije nije bilo mesta. Njene karte i dalje možeš opet da igraš.
progress--teams = { $table } u timovima
progress--together = Zajedno
progress--total = Ukupno
progress--undo = Poništi
progress--unreachable = Pregledač trenutno ne može da čita svoju bazu, pa starije partije nisu na spisku. Još su sačuvane. Učitaj stranicu ponovo ili ponovo pokreni pregledač.
progress--unreadable = Nešto od sačuvanog ovde ne može da se pročita. Ostalo je kakvo jeste, i možeš da ga sačuvaš kao datoteku.
progress--unreadable--back = Nečitljivi podaci su vraćeni.
progress--unreadable--discard = Odbaci nečitljive podatke
progress--unreadable--file = Sačuvaj nečitljive podatke kao datoteku
progress--unreadable--gone = Nečitljivi podaci su odbačeni.
progress--watched = Gledano
progress--winners = Pobeda: { $who }.
progress--won = Pobeda
progress--wrong--broken = Ova kopija je oštećena: deo datoteke nedostaje ili je promenjen. Tvoje partije ovde su kakve su i bile.
progress--wrong--kind = Ova datoteka nije kopija tvojih partija. Izaberi onu koju je napravilo dugme „Sačuvaj kopiju“. Ništa nije promenjeno.
progress--wrong--large = Ova datoteka ima { $size } MB, previše za kopiju tvojih partija (najviše { $most } MB). Ništa nije promenjeno.
progress--wrong--newer = Ovu kopiju je napravila novija verzija sajta. Učitaj stranicu ponovo i pokušaj opet. Ništa nije promenjeno.
progress--you = Ti
