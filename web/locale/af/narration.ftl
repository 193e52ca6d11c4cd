person--named = { $name }
person--nth = Speler { $number }

say--a--2 = ’n twee
say--a--3 = ’n drie
say--a--4 = ’n vier
say--a--5 = ’n vyf
say--a--6 = ’n ses
say--a--7 = ’n sewe
say--a--8 = ’n agt
say--a--9 = ’n nege
say--a--A = ’n aas
say--a--J = ’n boer
say--a--K = ’n heer
say--a--Q = ’n vrou
say--a--T = ’n tien
say--added = *{ $who }* voeg { $groups } by { $build }.
say--added--you = *Jy* voeg { $groups } by { $build }.
say--announced--any = *{ $who }* kondig die laaste deelslag aan.
say--announced--any--you = *Jy* kondig die laaste deelslag aan.
say--announced--cards = *{ $who }* sê “kaarte”.
say--announced--cards--you = *Jy* sê “kaarte”.
say--announced--last = *{ $who }* sê “laaste”.
say--announced--last--you = *Jy* sê “laaste”.
say--announced--sistan = *{ $who }* sê “sistan”.
say--announced--sistan--you = *Jy* sê “sistan”.
say--announced--sisten = *{ $who }* sê “sisten”.
say--announced--sisten--you = *Jy* sê “sisten”.
say--back--deal = die uitdeel van dié rondte
say--back--step = jou laaste stap
say--back--theirs = { $who } se laaste beurt
say--back--with = { $count ->
    [one] { $what } en { $who } se antwoord
   *[other] { $what } en die antwoorde van { $who }
}
say--build--own = die bousel van { $value }
say--build--theirs = { $owner } se bousel van { $value }
say--build--yours = jou bousel van { $value }
say--built = *{ $who }* sit { $card } op { $cards } en bou { $value }.
say--built--multiple = *{ $who }* speel { $card } en bou { $value } in { $sets } groepe: { $groups }.
say--built--multiple--you = *Jy* speel { $card } en bou { $value } in { $sets } groepe: { $groups }.
say--built--table = *{ $who }* sit { $groups } bymekaar en bou { $value }.
say--built--table--you = *Jy* sit { $groups } bymekaar en bou { $value }.
say--built--you = *Jy* sit { $card } op { $cards } en bou { $value }.
say--cancelled = *{ $who }* kanselleer die deelslag, want dit is nie as die laaste aangekondig nie. Alles wat daarin gespeel is, is ongedaan.
say--cancelled--you = *Jy* kanselleer die deelslag, want dit is nie as die laaste aangekondig nie. Alles wat daarin gespeel is, is ongedaan.
say--captured = *{ $who }* vat { $taken } met { $card }.
say--captured--you = *Jy* vat { $taken } met { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } keuse.
   *[other] { $count } keuses.
}
say--claimed = *{ $who }* sê die { $target } is bereik.
say--claimed--you = *Jy* sê die { $target } is bereik.
say--cleared = Die tafel is leeg.
say--cleared-alone = *{ $who }* sit { $card } op die hopie.
say--cleared-alone--you = *Jy* sit { $card } op jou hopie.
say--cleared-by = { $count ->
    [one] *{ $who }* maak die tafel skoon met { $card }: een kaart.
   *[other] *{ $who }* maak die tafel skoon met { $card }: { $count } kaarte.
}
say--cleared-by--you = { $count ->
    [one] *Jy* maak die tafel skoon met { $card }: een kaart.
   *[other] *Jy* maak die tafel skoon met { $card }: { $count } kaarte.
}
say--comma = { $some }, { $other }
say--dealt = *{ $who }* deel nog { $count } elk uit.
say--dealt--any = *{ $who }* kondig die laaste deelslag aan, { $count } elk.
say--dealt--any--you = *Jy* kondig die laaste deelslag aan, { $count } elk.
say--dealt--cards = *{ $who }* deel die laaste kaarte uit, { $count } elk, en sê “kaarte”.
say--dealt--cards--you = *Jy* deel die laaste kaarte uit, { $count } elk, en sê “kaarte”.
say--dealt--first = *{ $who }* deel uit.
say--dealt--first--you = *Jy* deel uit.
say--dealt--last = *{ $who }* deel die laaste kaarte uit, { $count } elk, en sê “laaste”.
say--dealt--last--you = *Jy* deel die laaste kaarte uit, { $count } elk, en sê “laaste”.
say--dealt--quietly = *{ $who }* deel die laaste kaarte uit, { $count } elk.
say--dealt--quietly--you = *Jy* deel die laaste kaarte uit, { $count } elk.
say--dealt--sistan = *{ $who }* deel die laaste kaarte uit, { $count } elk, en sê “sistan”.
say--dealt--sistan--you = *Jy* deel die laaste kaarte uit, { $count } elk, en sê “sistan”.
say--dealt--sisten = *{ $who }* deel die laaste kaarte uit, { $count } elk, en sê “sisten”.
say--dealt--sisten--you = *Jy* deel die laaste kaarte uit, { $count } elk, en sê “sisten”.
say--dealt--you = *Jy* deel nog { $count } elk uit.
say--drawn--last = Dit was die laaste kaart van die pak.
say--drawn--you = *Jy* trek { $card }.
say--fined = { $count ->
    [one] Dit breek die bouer se plig: *{ $who }* betaal een punt.
   *[other] Dit breek die bouer se plig: *{ $who }* betaal { $count } punte.
}
say--fined--you = { $count ->
    [one] Dit breek die bouer se plig: *jy* betaal een punt.
   *[other] Dit breek die bouer se plig: *jy* betaal { $count } punte.
}
say--given = *{ $who }* gee { $cards } vir { $pile }.
say--given--you = *Jy* gee { $cards } vir { $pile }.
say--go-on = Gaan na { $who } se beurt.
say--insisted--augment = *{ $who }* dring aan: alles wat by ’n bousel pas, moet daarby.
say--insisted--augment--you = *Jy* dring aan: alles wat by ’n bousel pas, moet daarby.
say--insisted--capture = *{ $who }* dring aan: dié kaart moet alles vat wat dit kan.
say--insisted--capture--you = *Jy* dring aan: dié kaart moet alles vat wat dit kan.
say--insisted--request = *{ $who }* vra vir die bousel.
say--insisted--request--you = *Jy* vra vir die bousel.
say--leads = *{ $who }* begin.
say--leads--you = *Jy* begin.
say--lifted = Jy sit { $card } bo-op wat jy vat.
say--most--cards = *{ $who }* het { $count } kaarte, meer as die helfte.
say--most--cards--team = *{ $who }* het { $count } kaarte, meer as die helfte.
say--most--cards--you = *Jy* het { $count } kaarte, meer as die helfte.
say--most--diamonds = *{ $who }* het { $count } ruitens, meer as die helfte.
say--most--diamonds--team = *{ $who }* het { $count } ruitens, meer as die helfte.
say--most--diamonds--you = *Jy* het { $count } ruitens, meer as die helfte.
say--most--spades = *{ $who }* het { $count } skoppens, meer as die helfte.
say--most--spades--team = *{ $who }* het { $count } skoppens, meer as die helfte.
say--most--spades--you = *Jy* het { $count } skoppens, meer as die helfte.
say--or = { $some } of { $last }
say--owner = Die bousel van { $value } is { $who } s’n.
say--owner--you = Die bousel van { $value } is joune.
say--pairs = { $count ->
    [one] *{ $who }* begin, en vat ’n paar van die tafel: { $pairs }.
   *[other] *{ $who }* begin, en vat pare van die tafel: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Jy* begin, en vat ’n paar van die tafel: { $pairs }.
   *[other] *Jy* begin, en vat pare van die tafel: { $pairs }.
}
say--pile--theirs = { $who } se hopie
say--pile--yours = jou hopie
say--plucked = *{ $who }* pluk { $card }.
say--plucked--you = *Jy* pluk { $card }.
say--proposed = *{ $who }* wil met { $card } vat.
say--proposed--lay = *{ $who }* wil { $card } neersit.
say--proposed--lay--you = *Jy* wil { $card } neersit. Die ander mag beswaar maak.
say--proposed--you = *Jy* wil met { $card } vat. Die ander mag beswaar maak.
say--proven = Almal weet dat *{ $who }* { $rank } het.
say--proven--you = Almal weet dat *jy* { $rank } het.
say--raised = *{ $who }* sit { $cards } op { $build } en verhoog dit na { $value }.
say--raised--more = *{ $who }* sit { $cards } op { $build }, verhoog dit na { $value } en voeg { $groups } by.
say--raised--more--you = *Jy* sit { $cards } op { $build }, verhoog dit na { $value } en voeg { $groups } by.
say--raised--you = *Jy* sit { $cards } op { $build } en verhoog dit na { $value }.
say--redone = Weer: { $what }.
say--redone--lost = Wat jy teruggevat het, kan nie meer herdoen word nie.
say--redone--none = Daar is niks om weer te doen nie.
say--replaced = { $count ->
    [one] Een kaart gaan onder die pak in en word vervang: { $cards }.
   *[other] ’n Paar kaarte gaan onder die pak in en word vervang: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] Die laaste kaart op die tafel gaan aan *{ $who }*, wat laaste gevat het.
   *[other] Die laaste { $count } kaarte op die tafel gaan aan *{ $who }*, wat laaste gevat het.
}
say--residue--last_capturer--you = { $count ->
    [one] Die laaste kaart op die tafel gaan aan *jou*: jy het laaste gevat.
   *[other] Die laaste { $count } kaarte op die tafel gaan aan *jou*: jy het laaste gevat.
}
say--residue--last_mover = { $count ->
    [one] Die laaste kaart op die tafel gaan aan *{ $who }*, wat laaste gespeel het.
   *[other] Die laaste { $count } kaarte op die tafel gaan aan *{ $who }*, wat laaste gespeel het.
}
say--residue--last_mover--you = { $count ->
    [one] Die laaste kaart op die tafel gaan aan *jou*: jy het laaste gespeel.
   *[other] Die laaste { $count } kaarte op die tafel gaan aan *jou*: jy het laaste gespeel.
}
say--residue--nobody = { $count ->
    [one] Niemand kry die laaste kaart op die tafel nie.
   *[other] Niemand kry die laaste { $count } kaarte op die tafel nie.
}
say--resigned = *{ $who }* gee die spel op.
say--resigned--you = *Jy* gee die spel op.
say--restarted = Die rondte begin oor met dieselfde kaarte.
say--set-aside = Opsy gesit vir wie laaste vat: { $cards }.
say--stolen = *{ $who }* steel { $card } van { $pile }.
say--stolen--you = *Jy* steel { $card } van { $pile }.
say--sum = { $parts }
say--sweep-left = *{ $who }* sê “skoonvee vir { $cards }”.
say--sweep-left--you = *Jy* sê “skoonvee vir { $cards }”.
say--sweeps-cancelled = Elke kant het nou ’n skoonvee, so elkeen verloor een.
say--swept--bonus = { $count ->
    [one] Dit is { $count } punt werd.
   *[other] Dit is { $count } punte werd.
}
say--swept--swing = Dit gee { $count } punte vir wie dit gedoen het, en haal { $count } af by die speler voor.
say--trailed = *{ $who }* sit { $card } neer.
say--trailed--you = *Jy* sit { $card } neer.
say--unannounced = *{ $who }* sê niks.
say--unannounced--you = *Jy* sê niks.
say--undone = Teruggevat: { $what }.
say--your-turn = Jou beurt.

sweep--mokki = ’n mökki
sweep--mokki--said = ’n Mökki.
sweep--tabbe = ’n tabbe
sweep--tabbe--said = ’n Tabbe.
sweep--tabla = ’n tabla
sweep--tabla--said = ’n Tabla.
sweep--tablanette = ’n tablanette
sweep--tablanette--said = ’n Tablanette.
sweep--default = ’n skoonvee
sweep--default--said = ’n Skoonvee.

turn--added = voeg { $groups } by die bousel van { $value }
turn--added--you = voeg { $groups } by die bousel van { $value }
turn--announced--any = kondig die laaste deelslag aan
turn--announced--cards = “kaarte”
turn--announced--last = “laaste”
turn--announced--sistan = “sistan”
turn--announced--sisten = “sisten”
turn--as-announced = speel soos aangekondig
turn--as-announced--you = speel soos aangekondig
turn--built = bou { $value }: { $card } op { $cards }
turn--built--multiple = { $count ->
    [one] bou { $value }: { $groups }
   *[other] bou { $value } in { $count } groepe: { $groups }
}
turn--built--multiple--you = { $count ->
    [one] bou { $value }: { $groups }
   *[other] bou { $value } in { $count } groepe: { $groups }
}
turn--built--you = bou { $value }: { $card } op { $cards }
turn--cancelled = kanselleer die deelslag
turn--cancelled--you = kanselleer die deelslag
turn--captured = vat { $taken } met { $card }
turn--captured--you = vat { $taken } met { $card }
turn--claimed = kondig die wen aan
turn--claimed--you = kondig die wen aan
turn--cleared-alone = sit { $card } op die hopie
turn--cleared-alone--you = sit { $card } op jou hopie
turn--cleared-by = maak die tafel skoon met { $card }
turn--cleared-by--you = maak die tafel skoon met { $card }
turn--ends = eindig die beurt
turn--ends--you = eindig die beurt
turn--fined = betaal { $count }
turn--fined--you = betaal { $count }
turn--given = gee { $cards } weg
turn--given--you = gee { $cards } weg
turn--insisted = { $who } dring aan
turn--insisted--you = jy dring aan
turn--insists = dring aan
turn--insists--you = dring aan
turn--lets-stand = laat dit so
turn--lets-stand--you = laat dit so
turn--plucked = pluk { $card }
turn--plucked--you = pluk { $card }
turn--raised = verhoog die { $old } na { $value } met { $card }
turn--raised--you = verhoog die { $old } na { $value } met { $card }
turn--silent = sê niks
turn--silent--you = sê niks
turn--stolen = steel { $card }
turn--stolen--you = steel { $card }
turn--sweep-left = “skoonvee vir { $cards }”
turn--trailed = sit { $card } neer
turn--trailed--you = sit { $card } neer
