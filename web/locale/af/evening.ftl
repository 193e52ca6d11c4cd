evening--bots = Wat die bots met dieselfde kaarte doen
evening--by = Jou naam op die ranglys
evening--by--about = Almal wat die ranglys sien, kan dit lees.
evening--by--missing = Gee eers jou naam.
evening--checking = Die ranglys is gereed. Die teenstander se beurte word nagegaan: rondte { $number } van { $count }
evening--comparing = Die bots speel dieselfde kaarte: rondte { $number } van { $count }
evening--csv--bot = { $name } (bot)
evening--csv--matchpoints = wedstrydpunte
evening--csv--others = teenstanders se punte
evening--csv--own = eie punte
evening--deal = Rondte { $number }
evening--deal--all = Al die rondtes
evening--deal--counts = Dit is jou uitslag vir die groep: net die eerste een tel.
evening--deal--next = Volgende: rondte { $number } van { $count }
evening--deal--not-own = Dit tel nie as ’n uitslag vir die groep nie, want jy het nie al jou kaarte self gespeel nie. Jy kan die rondte weer speel.
evening--deal--resigned = ’n Rondte wat jy opgee, tel nie as ’n uitslag vir die groep nie. Jy kan dit weer speel.
evening--deal--send = Sien en stuur jou uitslag
evening--deal--title = { $game }, rondte { $number } van { $count }
evening--deals = Rondte vir rondte
evening--delete = Vee dié rondtes en uitslae uit
evening--delete--no = Hou hulle
evening--delete--one = Verwyder { $name } se uitslag
evening--delete--sure = { $count ->
    [one] Vee { $count } uitslag en jou eie rondtes van dié groep uit dié blaaier uit?
   *[other] Vee { $count } uitslae en jou eie rondtes van dié groep uit dié blaaier uit?
}
evening--delete--yes = Vee hulle uit
evening--deleted = Uit dié blaaier uitgevee.
evening--deleted--one = { $name } se uitslag is verwyder.
evening--empty = Nog niks om by te voeg nie. Plak eers die boodskappe met die uitslae.
evening--everybody = Al die nuwe uitslae
evening--facts = { $count ->
    [one] { $count } rondte { $game } teen { $who }. Almal kry dieselfde kaarte.
   *[other] { $count } rondtes { $game } teen { $who }. Almal kry dieselfde kaarte.
}
evening--facts--house = { $count ->
    [one] { $count } rondte { $game } met huisreëls, teen { $who }. Almal kry dieselfde kaarte.
   *[other] { $count } rondtes { $game } met huisreëls, teen { $who }. Almal kry dieselfde kaarte.
}
evening--failed = Die uitslae kon nie nagegaan word nie. Wat voorheen daar was, is nog daar. Herlaai die bladsy en probeer weer.
evening--foreign--changed = Dit is vir rondtes met ander reëls, ’n ander teenstander of ’n ander getal rondtes.
evening--foreign--other = Dit is vir ander rondtes: { $count } van { $game }. Maak die skakel na daardie rondtes oop om dit daar by te voeg.
evening--form = Dieselfde kaarte vir ’n groep…
evening--form--about = Almal in die groep speel dieselfde rondtes teen dieselfde teenstanders, elkeen op ’n eie toestel.
evening--form--again = Maak ’n skakel na ander kaarte
evening--form--deals = Getal rondtes
evening--form--link = Skakel vir die hele groep
evening--form--make = Maak die skakel
evening--form--name = Naam van die groep
evening--form--name--about = Nie verpligtend nie. Almal wat die skakel oopmaak, sien dit.
evening--form--off = ’n Gewone spel
evening--form--open = Maak die bladsy oop
evening--form--single = Dié spel kan nie in enkele rondtes gespeel word nie: { $reason }.
evening--form--then = Stuur dié skakel vir almal, en hou dit: dit maak die bladsy oop waar jy speel en die uitslae byvoeg.
evening--group = Dieselfde kaarte vir ’n groep
evening--head--hints = Rondtes met wenke
evening--head--lead = Voorsprong
evening--head--matchpoints = Wedstrydpunte
evening--head--mp = Wedstrydpunte
evening--head--name = Naam
evening--head--place = Plek
evening--head--points = Punte
evening--head--share = Persent
evening--head--takebacks = Teruggevat
evening--how = In elke rondte kry jy 2 wedstrydpunte vir elke speler wat met dieselfde kaarte slegter gedoen het, en 1 vir elkeen wat ewe goed gedoen het. ’n Rondte wat jy nie gespeel het nie, gee jou niks. Die persentasie is jou deel van die hoogste moontlike totaal, en die voorsprong is jou punte minus dié van jou teenstander.
evening--look = { $what }: { $own } teen { $others }. Speel dit oor
evening--mean = gemiddelde voorsprong { $mean }
evening--no-room = Jou blaaier se stoorplek is vol, so die uitslae bly net tot jy herlaai. Stoor nou die sigblad, of vee ouer groepe uit.
evening--nobody = nog nie gespeel nie
evening--none = Nog geen uitslae nie.
evening--not-kept = Jou blaaier stoor niks vir dié webwerf nie, so uitslae bly net tot jy die bladsy toemaak. Stoor eers die sigblad.
evening--of-deal = Rondte { $number }, { $name }
evening--others = Ander groepe in dié blaaier
evening--others--count = { $count ->
    [one] { $count } uitslag
   *[other] { $count } uitslae
}
evening--own = Jou rondtes
evening--own--none = Het jy ’n rondte gespeel, kan jy jou uitslag van hier af stuur.
evening--own--over = Jy het al die rondtes gespeel. Stuur jou uitslag vir wie jou genooi het.
evening--own--some = { $count ->
    [one] Tot nou toe het jou uitslag { $count } rondte. Jy kan dit weer stuur as jy meer gespeel het.
   *[other] Tot nou toe het jou uitslag { $count } rondtes. Jy kan dit weer stuur as jy meer gespeel het.
}
evening--play = Speel rondte { $number }
evening--play--short = Speel
evening--ranking = Ranglys
evening--ranking--of = { $count ->
    [one] Ranglys van { $count } speler
   *[other] Ranglys van { $count } spelers
}
evening--read--cut = { $by } se uitslag is op pad afgesny of verander. Vra weer daarvoor, of vir ’n lêer in plaas van ’n skakel.
evening--read--invitation = Dit is die uitnodiging na die rondtes, nie ’n uitslag nie. Elkeen stuur ’n uitslag nadat gespeel is.
evening--read--long = Dié teks is te lank. Plak net ’n paar mense se uitslae op ’n slag.
evening--read--many = Net die eerste { $count } uitslae van dié teks is gelees. Plak die ander apart.
evening--read--none = Daar is geen uitslag in dié teks nie. ’n Uitslag is ’n skakel met “evening=”, “deals=” en “check=” daarin.
evening--reading = Die teks word gelees
evening--refused = { $count ->
    [one] Geweier
   *[other] Geweier: { $count }
}
evening--refused--count = Dit het { $count } rondtes, maar daar is { $deals }.
evening--refused--evening = Dié webwerf het nie sulke rondtes nie: die spel, die getal teenstanders of hulle name is verkeerd.
evening--refused--long = Rondte { $deal } het meer beurte as wat enige rondte kan hê.
evening--refused--nothing = Geen rondte daarin is klaar nie.
evening--refused--opponent = Rondte { $deal } is nie teen dié teenstander gespeel nie: by beurt { $number } moes { $play } eintlik { $decided } gewees het.
evening--refused--play = Met dié kaarte en reëls kan rondte { $deal } nie so gespeel gewees het nie. Beurt { $number }, { $play }: { $reason }.
evening--refused--resigned = Rondte { $deal } is opgegee.
evening--refused--rules = Die reëls van dié rondtes bestaan nie hier nie: { $reason }.
evening--refused--unfinished = Rondte { $deal } is nie klaar nie: dit hou ná beurt { $count } op.
evening--remark--deals = { $count } van { $deals } rondtes
evening--remark--hints = { $count ->
    [one] wenke in { $count } rondte
   *[other] wenke in { $count } rondtes
}
evening--remark--takebacks = { $count ->
    [one] { $count } beurt teruggevat
   *[other] { $count } beurte teruggevat
}
evening--remark--unchecked = teenstander nog nie nagegaan nie
evening--remove = Verwyder ’n uitslag
evening--remove--one = Verwyder
evening--replaying = Uitslag { $number } van { $count } word nagegaan
evening--rules = Reëls van die spel
evening--send--add = Voeg hier by die ranglys
evening--send--copy = Kopieer uitslag
evening--send--file = Stoor as ’n lêer
evening--send--preview = Wat gestuur word
evening--send--send = Stuur uitslag
evening--send--text = { $count ->
    [one] { $title }: { $name } se uitslag, { $count } rondte.
   *[other] { $title }: { $name } se uitslag, { $count } rondtes.
}
evening--sent--added = By die ranglys hieronder gevoeg.
evening--sent--copied = Gekopieer. Plak dit in ’n boodskap.
evening--sent--failed = Jou blaaier laat nie dié bladsy kopieer nie. Die teks is gekies, so jy kan dit self kopieer.
evening--sent--saved = Gestoor. Stuur die lêer in plaas van die skakel.
evening--sent--shared = Gestuur.
evening--taken--full = { $count ->
    [one] { $count } uitslag is uitgelaat, want die ranglys is vol.
   *[other] { $count } uitslae is uitgelaat, want die ranglys is vol.
}
evening--taken--known = { $count ->
    [one] { $count } uitslag was al hier.
   *[other] { $count } uitslae was al hier.
}
evening--taken--more = { $count ->
    [one] { $count } vroeër uitslag het nou meer rondtes.
   *[other] { $count } vroeër uitslae het nou meer rondtes.
}
evening--taken--new = { $count ->
    [one] { $count } uitslag bygevoeg.
   *[other] { $count } uitslae bygevoeg.
}
evening--taken--refused = { $count ->
    [one] { $count } uitslag is nie moontlik nie en is geweier.
   *[other] { $count } uitslae is nie moontlik nie en is geweier.
}
evening--title = { $count ->
    [one] { $count } rondte { $game }
   *[other] { $count } rondtes { $game }
}
evening--unnamed = iemand sonder ’n naam
evening--wrong = Dié skakel na die rondtes is nie heeltemal reg nie. Kopieer die hele skakel en probeer weer.
