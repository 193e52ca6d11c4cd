person--named = { $name }
person--nth = Pelaaja { $number }

say--a--2 = kakkonen
    .genitive = kakkosen
say--a--3 = kolmonen
    .genitive = kolmosen
say--a--4 = nelonen
    .genitive = nelosen
say--a--5 = vitonen
    .genitive = vitosen
say--a--6 = kutonen
    .genitive = kutosen
say--a--7 = seiska
    .genitive = seiskan
say--a--8 = kasi
    .genitive = kasin
say--a--9 = ysi
    .genitive = ysin
say--a--A = ässä
    .genitive = ässän
say--a--J = jätkä
    .genitive = jätkän
say--a--K = kuningas
    .genitive = kuninkaan
say--a--Q = rouva
    .genitive = rouvan
say--a--T = kymppi
    .genitive = kympin
say--added = *{ $who }* lisää: { $groups }, ja { $build } kasvaa.
say--added--you = *Sinä* lisäät: { $groups }, ja { $build } kasvaa.
say--announced--any = *{ $who }* ilmoittaa viimeisen jaon.
say--announced--any--you = *Sinä* ilmoitat viimeisen jaon.
say--announced--cards = *{ $who }* sanoo ”kortit”.
say--announced--cards--you = *Sinä* sanot ”kortit”.
say--announced--last = *{ $who }* sanoo ”viimeiset”.
say--announced--last--you = *Sinä* sanot ”viimeiset”.
say--announced--sistan = *{ $who }* sanoo ”sistan”.
say--announced--sistan--you = *Sinä* sanot ”sistan”.
say--announced--sisten = *{ $who }* sanoo ”sisten”.
say--announced--sisten--you = *Sinä* sanot ”sisten”.
say--back--deal = tämän kierroksen jako
say--back--step = viimeinen askeleesi
say--back--theirs = pelaajan { $who } viimeinen siirto
say--back--with = { $count ->
    [one] { $what } ja vastaus ({ $who })
   *[other] { $what } ja vastaukset ({ $who })
}
say--build--own = rakennelma { $value }
    .genitive = rakennelman { $value }
say--build--theirs = pelaajan { $owner } rakennelma { $value }
    .genitive = pelaajan { $owner } rakennelman { $value }
say--build--yours = oma rakennelmasi { $value }
    .genitive = oman rakennelmasi { $value }
say--built = *{ $who }* rakentaa { $value }: { GENITIVE($cards) } päälle { $card }.
say--built--multiple = *{ $who }* rakentaa { $value }, { $sets } ryhmää, kortilla { $card }: { $groups }.
say--built--multiple--you = *Sinä* rakennat { $value }, { $sets } ryhmää, kortilla { $card }: { $groups }.
say--built--table = *{ $who }* rakentaa { $value }: { $groups }.
say--built--table--you = *Sinä* rakennat { $value }: { $groups }.
say--built--you = *Sinä* rakennat { $value }: { GENITIVE($cards) } päälle { $card }.
say--cancelled = *{ $who }* peruu jaon, koska sitä ei ilmoitettu viimeiseksi. Kaikki siinä pelattu perutaan.
say--cancelled--you = *Sinä* perut jaon, koska sitä ei ilmoitettu viimeiseksi. Kaikki siinä pelattu perutaan.
say--captured = *{ $who }* pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }.
say--captured--you = *Sinä* pelaat { GENITIVE($card) } ja otat { GENITIVE($taken) }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } vaihtoehto.
   *[other] { $count } vaihtoehtoa.
}
say--claimed = *{ $who }* julistaa voiton: { $target } täynnä.
say--claimed--you = *Sinä* julistat voiton: { $target } täynnä.
say--cleared = Pöytä on tyhjä.
say--cleared-alone = *{ $who }* panee { GENITIVE($card) } suoraan kasaan.
say--cleared-alone--you = *Sinä* panet { GENITIVE($card) } suoraan kasaasi.
say--cleared-by = { $count ->
    [one] *{ $who }* tyhjentää pöydän kortilla { $card }: yksi kortti.
   *[other] *{ $who }* tyhjentää pöydän kortilla { $card }: { $count } korttia.
}
say--cleared-by--you = { $count ->
    [one] *Sinä* tyhjennät pöydän kortilla { $card }: yksi kortti.
   *[other] *Sinä* tyhjennät pöydän kortilla { $card }: { $count } korttia.
}
say--comma = { $some }, { $other }
    .genitive = { GENITIVE($some) }, { GENITIVE($other) }
say--dealt = *{ $who }* jakaa lisää, { $count } kullekin.
say--dealt--any = *{ $who }* ilmoittaa viimeisen jaon, { $count } kullekin.
say--dealt--any--you = *Sinä* ilmoitat viimeisen jaon, { $count } kullekin.
say--dealt--cards = *{ $who }* jakaa viimeiset kortit, { $count } kullekin, ja sanoo ”kortit”.
say--dealt--cards--you = *Sinä* jaat viimeiset kortit, { $count } kullekin, ja sanot ”kortit”.
say--dealt--first = *{ $who }* jakaa.
say--dealt--first--you = *Sinä* jaat.
say--dealt--last = *{ $who }* jakaa viimeiset kortit, { $count } kullekin, ja sanoo ”viimeiset”.
say--dealt--last--you = *Sinä* jaat viimeiset kortit, { $count } kullekin, ja sanot ”viimeiset”.
say--dealt--quietly = *{ $who }* jakaa viimeiset kortit, { $count } kullekin.
say--dealt--quietly--you = *Sinä* jaat viimeiset kortit, { $count } kullekin.
say--dealt--sistan = *{ $who }* jakaa viimeiset kortit, { $count } kullekin, ja sanoo ”sistan”.
say--dealt--sistan--you = *Sinä* jaat viimeiset kortit, { $count } kullekin, ja sanot ”sistan”.
say--dealt--sisten = *{ $who }* jakaa viimeiset kortit, { $count } kullekin, ja sanoo ”sisten”.
say--dealt--sisten--you = *Sinä* jaat viimeiset kortit, { $count } kullekin, ja sanot ”sisten”.
say--dealt--you = *Sinä* jaat lisää, { $count } kullekin.
say--drawn--last = Se oli pakan viimeinen kortti.
say--drawn--you = *Sinä* nostat { GENITIVE($card) }.
say--fined = { $count ->
    [one] Se rikkoo rakentajan velvollisuutta: *{ $who }* maksaa yhden pisteen.
   *[other] Se rikkoo rakentajan velvollisuutta: *{ $who }* maksaa { $count } pistettä.
}
say--fined--you = { $count ->
    [one] Se rikkoo rakentajan velvollisuutta: *sinä* maksat yhden pisteen.
   *[other] Se rikkoo rakentajan velvollisuutta: *sinä* maksat { $count } pistettä.
}
say--given = *{ $who }* antaa { GENITIVE($cards) } toisen kasaan: { $pile }.
say--given--you = *Sinä* annat { GENITIVE($cards) } toisen kasaan: { $pile }.
say--go-on = Jatka, seuraavana { $who }.
say--insisted--augment = *{ $who }* vaatii: kaikki rakennelmiin sopiva on lisättävä.
say--insisted--augment--you = *Sinä* vaadit: kaikki rakennelmiin sopiva on lisättävä.
say--insisted--capture = *{ $who }* vaatii: tämän kortin on otettava kaikki, minkä se voi.
say--insisted--capture--you = *Sinä* vaadit: tämän kortin on otettava kaikki, minkä se voi.
say--insisted--request = *{ $who }* pyytää rakennelmaa.
say--insisted--request--you = *Sinä* pyydät rakennelmaa.
say--leads = *{ $who }* aloittaa.
say--leads--you = *Sinä* aloitat.
say--lifted = Panet { GENITIVE($card) } päällimmäiseksi.
say--most--cards = *{ $who }*: { $count } korttia, yli puolet.
say--most--cards--team = *Joukkueella { $who }* on { $count } korttia, yli puolet.
say--most--cards--you = *Sinulla* on { $count } korttia, yli puolet.
say--most--diamonds = *{ $who }*: { $count } ruutua, yli puolet.
say--most--diamonds--team = *Joukkueella { $who }* on { $count } ruutua, yli puolet.
say--most--diamonds--you = *Sinulla* on { $count } ruutua, yli puolet.
say--most--spades = *{ $who }*: { $count } pataa, yli puolet.
say--most--spades--team = *Joukkueella { $who }* on { $count } pataa, yli puolet.
say--most--spades--you = *Sinulla* on { $count } pataa, yli puolet.
say--or = { $some } tai { $last }
    .genitive = { GENITIVE($some) } tai { GENITIVE($last) }
say--owner = Rakennelman { $value } omistaa { $who }.
say--owner--you = Rakennelma { $value } on sinun.
say--pairs = { $count ->
    [one] *{ $who }* aloittaa ja ottaa parin pöydästä: { $pairs }.
   *[other] *{ $who }* aloittaa ja ottaa pareja pöydästä: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Sinä* aloitat ja otat parin pöydästä: { $pairs }.
   *[other] *Sinä* aloitat ja otat pareja pöydästä: { $pairs }.
}
say--pile--theirs = pelaajan { $who } kasa
say--pile--yours = oma kasasi
say--plucked = *{ $who }* poimii { GENITIVE($card) }.
say--plucked--you = *Sinä* poimit { GENITIVE($card) }.
say--proposed = *{ $who }* haluaa ottaa kortilla { $card }.
say--proposed--lay = *{ $who }* haluaa jättää pöytään { GENITIVE($card) }.
say--proposed--lay--you = *Sinä* haluat jättää pöytään { GENITIVE($card) }. Muut voivat vaatia muuta.
say--proposed--you = *Sinä* haluat ottaa kortilla { $card }. Muut voivat vaatia muuta.
say--proven = Tiedetään, että *{ $who }* pitää kädessään { GENITIVE($rank) }.
say--proven--you = Tiedetään, että *kädessäsi* on { $rank }.
say--raised = *{ $who }* korottaa { GENITIVE($build) } lukuun { $value }: { $cards }.
say--raised--more = *{ $who }* korottaa { GENITIVE($build) } lukuun { $value }: { $cards }, ja lisää: { $groups }.
say--raised--more--you = *Sinä* korotat { GENITIVE($build) } lukuun { $value }: { $cards }, ja lisäät: { $groups }.
say--raised--you = *Sinä* korotat { GENITIVE($build) } lukuun { $value }: { $cards }.
say--redone = Tehty uudelleen: { $what }.
say--redone--lost = Perumaasi ei voi enää tehdä uudelleen.
say--redone--none = Uudelleen tehtävää ei ole.
say--replaced = { $count ->
    [one] Yksi kortti pannaan pakan alle, ja sen tilalle tulee toinen: { $cards }.
   *[other] Kortteja pannaan pakan alle, ja niiden tilalle tulee toisia: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] Pöydän viimeisen kortin saa *{ $who }*, joka otti viimeksi.
   *[other] Pöydän viimeiset { $count } korttia saa *{ $who }*, joka otti viimeksi.
}
say--residue--last_capturer--you = { $count ->
    [one] Pöydän viimeisen kortin saat *sinä*: otit viimeksi.
   *[other] Pöydän viimeiset { $count } korttia saat *sinä*: otit viimeksi.
}
say--residue--last_mover = { $count ->
    [one] Pöydän viimeisen kortin saa *{ $who }*, joka pelasi viimeksi.
   *[other] Pöydän viimeiset { $count } korttia saa *{ $who }*, joka pelasi viimeksi.
}
say--residue--last_mover--you = { $count ->
    [one] Pöydän viimeisen kortin saat *sinä*: pelasit viimeksi.
   *[other] Pöydän viimeiset { $count } korttia saat *sinä*: pelasit viimeksi.
}
say--residue--nobody = { $count ->
    [one] Pöydän viimeistä korttia ei saa kukaan.
   *[other] Pöydän viimeisiä { $count } korttia ei saa kukaan.
}
say--resigned = *{ $who }* luovuttaa pelin.
say--resigned--you = *Sinä* luovutat pelin.
say--restarted = Kierros alkaa uudelleen samoilla korteilla.
say--set-aside = Syrjään viimeksi ottavalle: { $cards }.
say--stolen = *{ $who }* varastaa { GENITIVE($card) }. Mistä: { $pile }.
say--stolen--you = *Sinä* varastat { GENITIVE($card) }. Mistä: { $pile }.
say--sum = { $parts }
    .genitive = { GENITIVE($parts) }
say--sweep-left = *{ $who }* sanoo ”mökki tarjolla: { $cards }”.
say--sweep-left--you = *Sinä* sanot ”mökki tarjolla: { $cards }”.
say--sweeps-cancelled = Nyt jokaisella puolella on mökki, joten kaikki menettävät yhden.
say--swept--bonus = { $count ->
    [one] Siitä saa { $count } pisteen.
   *[other] Siitä saa { $count } pistettä.
}
say--swept--swing = Siitä tekijä saa { $count } pistettä, ja edellinen pelaaja menettää { $count }.
say--trailed = *{ $who }* jättää pöytään { GENITIVE($card) }.
say--trailed--you = *Sinä* jätät pöytään { GENITIVE($card) }.
say--unannounced = *{ $who }* ei sano mitään.
say--unannounced--you = *Sinä* et sano mitään.
say--undone = Peruttu: { $what }.
say--your-turn = Sinun vuorosi.

sweep--mokki = mökki
    .genitive = mökin
sweep--mokki--said = Mökki.
sweep--tabbe = tabbe
    .genitive = tabben
sweep--tabbe--said = Tabbe.
sweep--tabla = tabla
    .genitive = tablan
sweep--tabla--said = Tabla.
sweep--tablanette = tablanette
    .genitive = tablanetten
sweep--tablanette--said = Tablanette.
sweep--default = mökki
    .genitive = mökin
sweep--default--said = Mökki.

turn--added = lisää { GENITIVE($groups) } rakennelmaan { $value }
turn--added--you = lisäät { GENITIVE($groups) } rakennelmaan { $value }
turn--announced--any = ilmoittaa viimeisen jaon
turn--announced--cards = ”kortit”
turn--announced--last = ”viimeiset”
turn--announced--sistan = ”sistan”
turn--announced--sisten = ”sisten”
turn--as-announced = pelaa ilmoituksen mukaan
turn--as-announced--you = pelaat ilmoituksen mukaan
turn--built = rakentaa { $value } ({ GENITIVE($cards) } päälle { $card })
turn--built--multiple = { $count ->
    [one] rakentaa { $value } ({ $groups })
   *[other] rakentaa { $value } ({ $count } ryhmää: { $groups })
}
turn--built--multiple--you = { $count ->
    [one] rakennat { $value } ({ $groups })
   *[other] rakennat { $value } ({ $count } ryhmää: { $groups })
}
turn--built--you = rakennat { $value } ({ GENITIVE($cards) } päälle { $card })
turn--cancelled = peruu jaon
turn--cancelled--you = perut jaon
turn--captured = pelaa { GENITIVE($card) } ja ottaa { GENITIVE($taken) }
turn--captured--you = pelaat { GENITIVE($card) } ja otat { GENITIVE($taken) }
turn--claimed = julistaa voiton
turn--claimed--you = julistat voiton
turn--cleared-alone = panee { GENITIVE($card) } kasaan
turn--cleared-alone--you = panet { GENITIVE($card) } kasaasi
turn--cleared-by = tyhjentää pöydän kortilla { $card }
turn--cleared-by--you = tyhjennät pöydän kortilla { $card }
turn--ends = päättää vuoron
turn--ends--you = päätät vuoron
turn--fined = maksaa { $count }
turn--fined--you = maksat { $count }
turn--given = antaa pois { GENITIVE($cards) }
turn--given--you = annat pois { GENITIVE($cards) }
turn--insisted = { $who } vaatii
turn--insisted--you = sinä vaadit
turn--insists = vaatii
turn--insists--you = vaadit
turn--lets-stand = ei vaadi
turn--lets-stand--you = et vaadi
turn--plucked = poimii { GENITIVE($card) }
turn--plucked--you = poimit { GENITIVE($card) }
turn--raised = korottaa { $old }:n lukuun { $value } kortilla { $card }
turn--raised--you = korotat { $old }:n lukuun { $value } kortilla { $card }
turn--silent = ei sano mitään
turn--silent--you = et sano mitään
turn--stolen = varastaa { GENITIVE($card) }
turn--stolen--you = varastat { GENITIVE($card) }
turn--sweep-left = ”mökki tarjolla: { $cards }”
turn--trailed = jättää pöytään { GENITIVE($card) }
turn--trailed--you = jätät pöytään { GENITIVE($card) }
