person--named = { $name }
person--nth = Spelare { $number }

say--a--2 = en tvåa
say--a--3 = en trea
say--a--4 = en fyra
say--a--5 = en femma
say--a--6 = en sexa
say--a--7 = en sjua
say--a--8 = en åtta
say--a--9 = en nia
say--a--A = ett äss
say--a--J = en knekt
say--a--K = en kung
say--a--Q = en dam
say--a--T = en tia
say--added = *{ $who }* lägger till { $groups } på { $build }.
say--added--you = *Du* lägger till { $groups } på { $build }.
say--announced--any = *{ $who }* meddelar sista given.
say--announced--any--you = *Du* meddelar sista given.
say--announced--cards = *{ $who }* säger ”kort”.
say--announced--cards--you = *Du* säger ”kort”.
say--announced--last = *{ $who }* säger ”sist”.
say--announced--last--you = *Du* säger ”sist”.
say--announced--sistan = *{ $who }* säger ”sistan”.
say--announced--sistan--you = *Du* säger ”sistan”.
say--announced--sisten = *{ $who }* säger ”sisten”.
say--announced--sisten--you = *Du* säger ”sisten”.
say--back--deal = given i den här omgången
say--back--step = ditt senaste steg
say--back--theirs = { $who }s senaste drag
say--back--with = { $count ->
    [one] { $what } och { $who }s svar
   *[other] { $what } och svaren från { $who }
}
say--build--own = bygget på { $value }
say--build--theirs = { $owner }s bygge på { $value }
say--build--yours = ditt bygge på { $value }
say--built = *{ $who }* lägger { $card } på { $cards } och bygger { $value }.
say--built--multiple = *{ $who }* spelar { $card } och bygger { $value } i { $sets } grupper: { $groups }.
say--built--multiple--you = *Du* spelar { $card } och bygger { $value } i { $sets } grupper: { $groups }.
say--built--table = *{ $who }* lägger ihop { $groups } och bygger { $value }.
say--built--table--you = *Du* lägger ihop { $groups } och bygger { $value }.
say--built--you = *Du* lägger { $card } på { $cards } och bygger { $value }.
say--cancelled = *{ $who }* annullerar given, eftersom den inte meddelades som den sista. Allt som spelats i den tas tillbaka.
say--cancelled--you = *Du* annullerar given, eftersom den inte meddelades som den sista. Allt som spelats i den tas tillbaka.
say--captured = *{ $who }* tar { $taken } med { $card }.
say--captured--you = *Du* tar { $taken } med { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } val.
   *[other] { $count } val.
}
say--claimed = *{ $who }* säger sig ha { $target }.
say--claimed--you = *Du* säger dig ha { $target }.
say--cleared = Bordet är tomt.
say--cleared-alone = *{ $who }* lägger { $card } i sin hög.
say--cleared-alone--you = *Du* lägger { $card } i din hög.
say--cleared-by = { $count ->
    [one] *{ $who }* tömmer bordet med { $card }: ett kort.
   *[other] *{ $who }* tömmer bordet med { $card }: { $count } kort.
}
say--cleared-by--you = { $count ->
    [one] *Du* tömmer bordet med { $card }: ett kort.
   *[other] *Du* tömmer bordet med { $card }: { $count } kort.
}
say--comma = { $some }, { $other }
say--dealt = *{ $who }* ger { $count } nya kort till var och en.
say--dealt--any = *{ $who }* meddelar sista given, { $count } kort var.
say--dealt--any--you = *Du* meddelar sista given, { $count } kort var.
say--dealt--cards = *{ $who }* ger de sista korten, { $count } var, och säger ”kort”.
say--dealt--cards--you = *Du* ger de sista korten, { $count } var, och säger ”kort”.
say--dealt--first = *{ $who }* ger.
say--dealt--first--you = *Du* ger.
say--dealt--last = *{ $who }* ger de sista korten, { $count } var, och säger ”sist”.
say--dealt--last--you = *Du* ger de sista korten, { $count } var, och säger ”sist”.
say--dealt--quietly = *{ $who }* ger de sista korten, { $count } var.
say--dealt--quietly--you = *Du* ger de sista korten, { $count } var.
say--dealt--sistan = *{ $who }* ger de sista korten, { $count } var, och säger ”sistan”.
say--dealt--sistan--you = *Du* ger de sista korten, { $count } var, och säger ”sistan”.
say--dealt--sisten = *{ $who }* ger de sista korten, { $count } var, och säger ”sisten”.
say--dealt--sisten--you = *Du* ger de sista korten, { $count } var, och säger ”sisten”.
say--dealt--you = *Du* ger { $count } nya kort till var och en.
say--drawn--last = Det var lekens sista kort.
say--drawn--you = *Du* drar { $card }.
say--fined = { $count ->
    [one] Det bryter mot byggarens plikt: *{ $who }* betalar en poäng.
   *[other] Det bryter mot byggarens plikt: *{ $who }* betalar { $count } poäng.
}
say--fined--you = { $count ->
    [one] Det bryter mot byggarens plikt: *du* betalar en poäng.
   *[other] Det bryter mot byggarens plikt: *du* betalar { $count } poäng.
}
say--given = *{ $who }* lägger { $cards } i { $pile }.
say--given--you = *Du* lägger { $cards } i { $pile }.
say--go-on = Fortsätt till { $who }s tur.
say--insisted--augment = *{ $who }* kräver det: allt som passar på ett bygge måste läggas till.
say--insisted--augment--you = *Du* kräver det: allt som passar på ett bygge måste läggas till.
say--insisted--capture = *{ $who }* kräver det: kortet måste ta allt det kan.
say--insisted--capture--you = *Du* kräver det: kortet måste ta allt det kan.
say--insisted--request = *{ $who }* ber om bygget.
say--insisted--request--you = *Du* ber om bygget.
say--leads = *{ $who }* börjar.
say--leads--you = *Du* börjar.
say--lifted = Du lägger { $card } överst på det du tar.
say--most--cards = *{ $who }* har { $count } kort, mer än hälften.
say--most--cards--team = *{ $who }* har { $count } kort, mer än hälften.
say--most--cards--you = *Du* har { $count } kort, mer än hälften.
say--most--diamonds = *{ $who }* har { $count } ruter, mer än hälften.
say--most--diamonds--team = *{ $who }* har { $count } ruter, mer än hälften.
say--most--diamonds--you = *Du* har { $count } ruter, mer än hälften.
say--most--spades = *{ $who }* har { $count } spader, mer än hälften.
say--most--spades--team = *{ $who }* har { $count } spader, mer än hälften.
say--most--spades--you = *Du* har { $count } spader, mer än hälften.
say--or = { $some } eller { $last }
say--owner = Bygget på { $value } är { $who }s.
say--owner--you = Bygget på { $value } är ditt.
say--pairs = { $count ->
    [one] *{ $who }* börjar och tar ett par från bordet: { $pairs }.
   *[other] *{ $who }* börjar och tar par från bordet: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Du* börjar och tar ett par från bordet: { $pairs }.
   *[other] *Du* börjar och tar par från bordet: { $pairs }.
}
say--pile--theirs = { $who }s hög
say--pile--yours = din hög
say--plucked = *{ $who }* plockar { $card }.
say--plucked--you = *Du* plockar { $card }.
say--proposed = *{ $who }* vill ta med { $card }.
say--proposed--lay = *{ $who }* vill lägga ut { $card }.
say--proposed--lay--you = *Du* vill lägga ut { $card }. De andra får protestera.
say--proposed--you = *Du* vill ta med { $card }. De andra får protestera.
say--proven = Alla vet att *{ $who }* har { $rank }.
say--proven--you = Alla vet att *du* har { $rank }.
say--raised = *{ $who }* lägger { $cards } på { $build } och höjer det till { $value }.
say--raised--more = *{ $who }* lägger { $cards } på { $build }, höjer det till { $value } och lägger till { $groups }.
say--raised--more--you = *Du* lägger { $cards } på { $build }, höjer det till { $value } och lägger till { $groups }.
say--raised--you = *Du* lägger { $cards } på { $build } och höjer det till { $value }.
say--redone = Gjort om: { $what }.
say--redone--lost = Det du tog tillbaka kan inte längre göras om.
say--redone--none = Det finns inget att göra om.
say--replaced = { $count ->
    [one] Ett kort läggs underst i leken och ersätts: { $cards }.
   *[other] Några kort läggs underst i leken och ersätts: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] Det sista kortet på bordet går till *{ $who }*, som tog sist.
   *[other] De sista { $count } korten på bordet går till *{ $who }*, som tog sist.
}
say--residue--last_capturer--you = { $count ->
    [one] Det sista kortet på bordet går till *dig*: du tog sist.
   *[other] De sista { $count } korten på bordet går till *dig*: du tog sist.
}
say--residue--last_mover = { $count ->
    [one] Det sista kortet på bordet går till *{ $who }*, som spelade sist.
   *[other] De sista { $count } korten på bordet går till *{ $who }*, som spelade sist.
}
say--residue--last_mover--you = { $count ->
    [one] Det sista kortet på bordet går till *dig*: du spelade sist.
   *[other] De sista { $count } korten på bordet går till *dig*: du spelade sist.
}
say--residue--nobody = { $count ->
    [one] Det sista kortet på bordet går till ingen.
   *[other] De sista { $count } korten på bordet går till ingen.
}
say--resigned = *{ $who }* ger upp partiet.
say--resigned--you = *Du* ger upp partiet.
say--restarted = Omgången börjar om med samma kort.
say--set-aside = Läggs åt sidan åt den som tar sist: { $cards }.
say--stolen = *{ $who }* stjäl { $card } från { $pile }.
say--stolen--you = *Du* stjäl { $card } från { $pile }.
say--sum = { $parts }
say--sweep-left = *{ $who }* säger ”tabbe för { $cards }”.
say--sweep-left--you = *Du* säger ”tabbe för { $cards }”.
say--sweeps-cancelled = Varje sida har nu en tabbe, så alla blir av med en.
say--swept--bonus = { $count ->
    [one] Den är värd { $count } poäng.
   *[other] Den är värd { $count } poäng.
}
say--swept--swing = Den som gjorde den får { $count } poäng, och spelaren före blir av med { $count }.
say--trailed = *{ $who }* lägger ut { $card }.
say--trailed--you = *Du* lägger ut { $card }.
say--unannounced = *{ $who }* säger inget.
say--unannounced--you = *Du* säger inget.
say--undone = Taget tillbaka: { $what }.
say--your-turn = Din tur.

sweep--mokki = en mökki
sweep--mokki--said = En mökki.
sweep--tabbe = en tabbe
sweep--tabbe--said = En tabbe.
sweep--tabla = en tabla
sweep--tabla--said = En tabla.
sweep--tablanette = en tablanette
sweep--tablanette--said = En tablanette.
sweep--default = en tabbe
sweep--default--said = En tabbe.

turn--added = lägger till { $groups } på bygget på { $value }
turn--added--you = lägger till { $groups } på bygget på { $value }
turn--announced--any = meddelar sista given
turn--announced--cards = ”kort”
turn--announced--last = ”sist”
turn--announced--sistan = ”sistan”
turn--announced--sisten = ”sisten”
turn--as-announced = spelar som meddelat
turn--as-announced--you = spelar som meddelat
turn--built = bygger { $value }: { $card } på { $cards }
turn--built--multiple = { $count ->
    [one] bygger { $value }: { $groups }
   *[other] bygger { $value } i { $count } grupper: { $groups }
}
turn--built--multiple--you = { $count ->
    [one] bygger { $value }: { $groups }
   *[other] bygger { $value } i { $count } grupper: { $groups }
}
turn--built--you = bygger { $value }: { $card } på { $cards }
turn--cancelled = annullerar given
turn--cancelled--you = annullerar given
turn--captured = tar { $taken } med { $card }
turn--captured--you = tar { $taken } med { $card }
turn--claimed = anmäler vinst
turn--claimed--you = anmäler vinst
turn--cleared-alone = lägger { $card } i sin hög
turn--cleared-alone--you = lägger { $card } i din hög
turn--cleared-by = tömmer bordet med { $card }
turn--cleared-by--you = tömmer bordet med { $card }
turn--ends = avslutar turen
turn--ends--you = avslutar turen
turn--fined = betalar { $count }
turn--fined--you = betalar { $count }
turn--given = ger bort { $cards }
turn--given--you = ger bort { $cards }
turn--insisted = { $who } kräver det
turn--insisted--you = du kräver det
turn--insists = kräver det
turn--insists--you = kräver det
turn--lets-stand = låter det vara
turn--lets-stand--you = låter det vara
turn--plucked = plockar { $card }
turn--plucked--you = plockar { $card }
turn--raised = höjer { $old } till { $value } med { $card }
turn--raised--you = höjer { $old } till { $value } med { $card }
turn--silent = säger inget
turn--silent--you = säger inget
turn--stolen = stjäl { $card }
turn--stolen--you = stjäl { $card }
turn--sweep-left = ”tabbe för { $cards }”
turn--trailed = lägger ut { $card }
turn--trailed--you = lägger ut { $card }
