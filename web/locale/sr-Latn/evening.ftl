evening--bots = Šta botovi rade s istim kartama
evening--by = Tvoje ime na rang-listi
evening--by--about = Može da ga pročita svako ko vidi rang-listu.
evening--by--missing = Prvo upiši svoje ime.
evening--checking = Rang-lista je spremna. Provera protivnikovih poteza: runda { $number } od { $count }
evening--comparing = Botovi igraju iste karte: runda { $number } od { $count }
evening--csv--bot = { $name } (bot)
evening--csv--matchpoints = meč-poeni
evening--csv--others = poeni protivnika
evening--csv--own = svoji poeni
evening--deal = Runda { $number }
evening--deal--all = Sve runde
evening--deal--counts = Ovo je tvoj rezultat za grupu: računa se samo prvi.
evening--deal--next = Dalje: runda { $number } od { $count }
evening--deal--not-own = Ovo se ne računa kao rezultat za grupu, jer deo tvojih karata nije tvoj potez. Rundu možeš da igraš opet.
evening--deal--resigned = Predata runda se ne računa kao rezultat za grupu. Možeš da je igraš opet.
evening--deal--send = Pogledaj i pošalji rezultat
evening--deal--title = { $game }, runda { $number } od { $count }
evening--deals = Runda po runda
evening--delete = Obriši ove runde i rezultate
evening--delete--no = Neka ostanu
evening--delete--one = Ukloni rezultat igrača { $name }
evening--delete--sure = { $count ->
    [one] Obrisati iz ovog pregledača { $count } rezultat i tvoje runde iz ove grupe?
    [few] Obrisati iz ovog pregledača { $count } rezultata i tvoje runde iz ove grupe?
   *[other] Obrisati iz ovog pregledača { $count } rezultata i tvoje runde iz ove grupe?
}
evening--delete--yes = Obriši
evening--deleted = Obrisano iz ovog pregledača.
evening--deleted--one = Rezultat igrača { $name } je uklonjen.
evening--empty = Još nema šta da se doda. Prvo nalepi poruke s rezultatima.
evening--everybody = Svi novi rezultati
evening--facts = { $count ->
    [one] { $count } runda, { $game }. Protivnik: { $who }. Svi dobijaju iste karte.
    [few] { $count } runde, { $game }. Protivnik: { $who }. Svi dobijaju iste karte.
   *[other] { $count } rundi, { $game }. Protivnik: { $who }. Svi dobijaju iste karte.
}
evening--facts--house = { $count ->
    [one] { $count } runda, { $game } s kućnim pravilima. Protivnik: { $who }. Svi dobijaju iste karte.
    [few] { $count } runde, { $game } s kućnim pravilima. Protivnik: { $who }. Svi dobijaju iste karte.
   *[other] { $count } rundi, { $game } s kućnim pravilima. Protivnik: { $who }. Svi dobijaju iste karte.
}
evening--failed = Rezultati nisu mogli da se provere. Ono što je bilo tu ranije još je tu. Učitaj stranicu ponovo i pokušaj opet.
evening--foreign--changed = To je za runde s drugim pravilima, drugim protivnikom ili drugim brojem rundi.
evening--foreign--other = To je za druge runde: { $game }, njih { $count }. Otvori link tih rundi i dodaj ga tamo.
evening--form = Iste karte za grupu…
evening--form--about = Svi u grupi igraju iste runde protiv istih protivnika, svako na svom uređaju.
evening--form--again = Napravi link za druge karte
evening--form--deals = Broj rundi
evening--form--link = Link za celu grupu
evening--form--make = Napravi link
evening--form--name = Ime grupe
evening--form--name--about = Nije obavezno. Vidi ga svako ko otvori link.
evening--form--off = Obična partija
evening--form--open = Otvori stranicu
evening--form--single = Ova igra se ne može igrati rundu po rundu: { $reason }.
evening--form--then = Pošalji ovaj link svima i sačuvaj ga: otvara stranicu na kojoj igraš i dodaješ rezultate.
evening--group = Iste karte za grupu
evening--head--hints = Runde sa savetima
evening--head--lead = Prednost
evening--head--matchpoints = Meč-poeni
evening--head--mp = Meč-poeni
evening--head--name = Ime
evening--head--place = Mesto
evening--head--points = Poeni
evening--head--share = Procenat
evening--head--takebacks = Vraćeno
evening--how = U svakoj rundi dobijaš 2 meč-poena za svakog igrača koji je s istim kartama prošao lošije i 1 za svakog koji je prošao isto. Neodigrana runda ne donosi ništa. Procenat je tvoj deo najvećeg mogućeg zbira, a prednost su tvoji poeni manje protivnikovi.
evening--look = { $what }: { $own } prema { $others }. Pogledaj snimak
evening--mean = prosečna prednost { $mean }
evening--no-room = Prostor u pregledaču je pun, pa rezultati traju samo dok ne učitaš stranicu ponovo. Sačuvaj tabelu sad ili obriši starije grupe.
evening--nobody = još niko nije igrao
evening--none = Još nema rezultata.
evening--not-kept = Pregledač ne čuva ništa za ovaj sajt, pa rezultati traju samo dok ne zatvoriš stranicu. Pre toga sačuvaj tabelu.
evening--of-deal = Runda { $number }, { $name }
evening--others = Druge grupe u ovom pregledaču
evening--others--count = { $count ->
    [one] { $count } rezultat
    [few] { $count } rezultata
   *[other] { $count } rezultata
}
evening--own = Tvoje runde
evening--own--none = Kad odigraš rundu, odavde možeš da pošalješ rezultat.
evening--own--over = Sve runde su odigrane. Pošalji rezultat onome ko te je pozvao.
evening--own--some = { $count ->
    [one] Dosad tvoj rezultat ima { $count } rundu. Možeš da ga pošalješ opet kad odigraš više.
    [few] Dosad tvoj rezultat ima { $count } runde. Možeš da ga pošalješ opet kad odigraš više.
   *[other] Dosad tvoj rezultat ima { $count } rundi. Možeš da ga pošalješ opet kad odigraš više.
}
evening--play = Igraj rundu { $number }
evening--play--short = Igraj
evening--ranking = Rang-lista
evening--ranking--of = { $count ->
    [one] Rang-lista, { $count } igrač
    [few] Rang-lista, { $count } igrača
   *[other] Rang-lista, { $count } igrača
}
evening--read--cut = Rezultat igrača { $by } se usput skratio ili promenio. Traži ga opet, ili traži datoteku umesto linka.
evening--read--invitation = Ovo je poziv na runde, a ne rezultat. Rezultat svako šalje kad odigra.
evening--read--long = Ovaj tekst je predugačak. Lepi rezultate deo po deo.
evening--read--many = Pročitano je samo prvih { $count } rezultata iz ovog teksta. Ostale nalepi posebno.
evening--read--none = U ovom tekstu nema rezultata. Rezultat je link u kome su „evening=“, „deals=“ i „check=“.
evening--reading = Čitanje teksta
evening--refused = { $count ->
    [one] Odbijeno: { $count }
    [few] Odbijeno: { $count }
   *[other] Odbijeno: { $count }
}
evening--refused--count = Ima { $count } rundi, a treba ih { $deals }.
evening--refused--evening = Takvih rundi na ovom sajtu nema: igra, broj protivnika ili njihova imena nisu ispravni.
evening--refused--long = Runda { $deal } ima više poteza nego što ih jedna runda može imati.
evening--refused--nothing = Nema nijednu završenu rundu.
evening--refused--opponent = Runda { $deal } nije odigrana protiv ovog protivnika: kao potez { $number }, umesto { $play } trebalo bi { $decided }.
evening--refused--play = Runda { $deal } s ovim kartama i pravilima nije mogla da se odigra ovako. Potez { $number }, { $play }: { $reason }.
evening--refused--resigned = Runda { $deal } je predata.
evening--refused--rules = Pravila ovih rundi ovde ne postoje: { $reason }.
evening--refused--unfinished = Runda { $deal } nije završena: prekida se posle poteza { $count }.
evening--remark--deals = { $count } od { $deals } rundi
evening--remark--hints = { $count ->
    [one] saveti u { $count } rundi
    [few] saveti u { $count } runde
   *[other] saveti u { $count } rundi
}
evening--remark--takebacks = { $count ->
    [one] { $count } vraćen potez
    [few] { $count } vraćena poteza
   *[other] { $count } vraćenih poteza
}
evening--remark--unchecked = protivnik još nije proveren
evening--remove = Ukloni rezultat
evening--remove--one = Ukloni
evening--replaying = Provera rezultata { $number } od { $count }
evening--rules = Pravila igre
evening--send--add = Dodaj na rang-listu ovde
evening--send--copy = Kopiraj rezultat
evening--send--file = Sačuvaj kao datoteku
evening--send--preview = Šta se šalje
evening--send--send = Pošalji rezultat
evening--send--text = { $count ->
    [one] { $title }: rezultat igrača { $name }, { $count } runda.
    [few] { $title }: rezultat igrača { $name }, { $count } runde.
   *[other] { $title }: rezultat igrača { $name }, { $count } rundi.
}
evening--sent--added = Dodato na rang-listu ispod.
evening--sent--copied = Kopirano. Nalepi to u poruku.
evening--sent--failed = Pregledač ne da ovoj stranici da kopira. Tekst je označen, pa ga kopiraj ručno.
evening--sent--saved = Sačuvano. Pošalji datoteku umesto linka.
evening--sent--shared = Poslato.
evening--taken--full = { $count ->
    [one] { $count } rezultat je izostavljen, jer je rang-lista puna.
    [few] { $count } rezultata su izostavljena, jer je rang-lista puna.
   *[other] { $count } rezultata je izostavljeno, jer je rang-lista puna.
}
evening--taken--known = { $count ->
    [one] { $count } rezultat je već bio ovde.
    [few] { $count } rezultata su već bila ovde.
   *[other] { $count } rezultata je već bilo ovde.
}
evening--taken--more = { $count ->
    [one] { $count } raniji rezultat sad ima više rundi.
    [few] { $count } ranija rezultata sad imaju više rundi.
   *[other] { $count } ranijih rezultata sad ima više rundi.
}
evening--taken--new = { $count ->
    [one] Dodat je { $count } rezultat.
    [few] Dodata su { $count } rezultata.
   *[other] Dodato je { $count } rezultata.
}
evening--taken--refused = { $count ->
    [one] { $count } rezultat nije moguć i odbijen je.
    [few] { $count } rezultata nisu moguća i odbijena su.
   *[other] { $count } rezultata nije moguće i odbijeno je.
}
evening--title = { $count ->
    [one] { $game }, { $count } runda
    [few] { $game }, { $count } runde
   *[other] { $game }, { $count } rundi
}
evening--unnamed = neko bez imena
evening--wrong = Ovaj link do rundi nije sasvim ispravan. Kopiraj ceo link i pokušaj ponovo.
