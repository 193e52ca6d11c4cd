idea--cash-an-ace = Wissel ’n aas
idea--count-the-tens = Tel een rang
idea--group--building = Bou
idea--group--leaving = Los en hou
idea--group--taking = Vat
idea--keep-a-court = Hou ’n prentkaart vir die laaste vangs
idea--know-what-is-enough = Weet wat genoeg is
idea--lay-down-safely = Sit neer wat min kan vat
idea--leave-it-to-your-partner = Los dit vir jou maat
idea--leave-no-sweep = Laat niks om skoon te vee nie
idea--leave-what-is-yours = Los wat net jy kan vat
idea--make-it-multiple = Maak dit meervoudig
idea--more = Al die idees
idea--opens = Maak in ’n nuwe oortjie oop
idea--positions = { $count ->
    [one] { $count } posisie
   *[other] { $count } posisies
}
idea--protect-by-a-build = Beskerm met ’n bousel
idea--steal = Steel ’n bousel
idea--take-what-scores = Vat wat punte gee
idea--try = Probeer dit nou by die tafel.
idea--two-of-a-rank = Twee van ’n rang

if--about = Speel van hier af verder met dieselfde kaarte. “Weer” speel oor wat regtig gespeel is.
if--about--round = Speel van hier af verder met dieselfde kaarte, van ’n telling van 0 af. “Weer” speel oor wat regtig gespeel is. Latere rondtes word nuut uitgedeel, sodat hulle niks oor jou spel verklap nie.
if--apart = ’n “Sê nou” tel nie, en die regte spel bly soos dit is.
if--go = Speel van hier af verder
if--name = Sê nou: { $name }
if--place = Rondte { $round }, deelslag { $deal }.
if--slider = Beurt
if--title = Sê nou

hint--about = Wat Iris, die sterkste bot, in jou plek sou doen. Sy sien net wat jy sien. Wanneer jy weet waar elke kaart is, gee perfekte spel die antwoord. Die kanse neem aan dat elke kaart wat jy nie sien nie, ewe maklik in enige hand kan wees. Spele met wenke word gemerk en tel nie vir jou gradering nie.
hint--best = Dit behoort meer punte te gee as enigiets anders.
hint--brings = Jy kry { $what }.
hint--build-risk = Die kans dat { $who } die bousel kan vat, is { $percent }%.
hint--build-safe = Jy het al die kaarte gesien wat die bousel kan vat, so { $who } kan dit nie vat nie.
hint--card = Wenk: speel { $card }.
hint--equal = Speel jy anders en { $done }, is dit omtrent ewe goed.
hint--idea = Idee:
hint--indifferent = Elke keuse lei nou tot dieselfde telling.
hint--instead = Speel jy anders en { $done }, verloor jy teen die einde van die rondte waarskynlik punte, veral dié vir { $items }.
hint--keeps = Jy hou { $card }, wat in jou volgende beurt { $cards } kan vat.
hint--holds = Jy het al die ander kaarte gesien, so { $who } het { $cards }.
hint--leaves = Los { $cards } op die tafel.
hint--leaves--many = Los { $count } kaarte op die tafel.
hint--leaves--none = Los net bousels op die tafel.
hint--leaves--nothing = Los ’n leë tafel.
hint--least = Die kans dat { $who } iets kan vat, is dan { $percent }%, en niks anders maak dit kleiner nie.
hint--lit = Wenk: { $done }.
hint--more = Ander keuses
hint--not-now = Iris kan help wanneer dit jou beurt is om ’n kaart te speel.
hint--nothing = Iris het hier geen raad nie.
hint--off = Skakel wenke af
hint--only = Dis al wat jy mag speel.
hint--risk = Die kans dat { $who } iets kan vat, is { $percent }%.
hint--safe = Jy het al die kaarte gesien wat iets kan vat, so { $who } kan niks vat nie.
hint--sweep = Die kans dat { $who } kan skoonvee, is { $percent }%.
hint--thinks = Iris dink …
hint--title = Jou beste keuses, in volgorde
hint--what = Wat doen ek daarmee?
hint--why = Hoekom?

mistake--again = Dit is wat jy toe gespeel het. Probeer iets anders.
mistake--due = { $count ->
    [one] { $count } om vandag weer te probeer
   *[other] { $count } om vandag weer te probeer
}
mistake--last = Jou spele
mistake--later = { $count ->
    [one] { $count } gestoor; die volgende kom weer op { $day }.
   *[other] { $count } gestoor; die volgende kom weer op { $day }.
}
mistake--none = Jy het nog geen beurte om te oefen gestoor nie.
mistake--right = Dit is beter, met omtrent { $points } punte.
mistake--task = Jy het eenkeer hier iets gespeel wat omtrent { $points } punte gekos het. Soek iets beters.
mistake--title = Jou eie foute
mistake--worse = Dit kos ook omtrent { $points } punte.

reason--after = Gestel jy { $done }: dan vat { $who } { $taken } met { $card }.
reason--after--last = Gestel jy { $done }: dan vat { $who } { $taken } met { $card } en kry, omdat niemand daarna vat nie, ook die kaarte wat oorbly.
reason--after--you = Gestel jy { $done }: dan moet jy { $taken } met { $card } vat.
reason--after-later = Gestel jy { $done }: later vat { $who } dan { $taken } met { $card }.
reason--after-later--last = Gestel jy { $done }: later vat { $who } dan { $taken } met { $card } en kry, omdat niemand daarna vat nie, ook die kaarte wat oorbly.
reason--after-later--you = Gestel jy { $done }: later moet jy dan { $taken } met { $card } vat.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } gaan aan { $who }
   *[other] { $cards } gaan aan { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } gaan aan { $who }
   *[other] { $cards } gaan aan { $who }
}
reason--cards-go--you = { $count ->
    [one] jy kry { $cards }
   *[other] jy kry { $cards }
}
reason--cards-last = { $count ->
    [one] { $cards } gaan aan { $who }, wat laaste vat
   *[other] { $cards } gaan aan { $who }, wat laaste vat
}
reason--cards-last--team = { $count ->
    [one] { $cards } gaan aan { $who }, wat laaste vat
   *[other] { $cards } gaan aan { $who }, wat laaste vat
}
reason--cards-last--you = { $count ->
    [one] jy kry { $cards }, want jy vat laaste
   *[other] jy kry { $cards }, want jy vat laaste
}
reason--costs = Dit kos jou { $points }: { $items }.
reason--costs--all = Dit kos jou altesaam { $points }, veral hierdeur: { $items }.
reason--costs-if = Speel jy anders en { $done }, kos dit jou { $points }: { $items }.
reason--costs-if--all = Speel jy anders en { $done }, kos dit jou altesaam { $points }, veral hierdeur: { $items }.
reason--early = die rondte eindig vroeg, so niemand kry iets vir { $item } nie
reason--gain = Later kan jy { $taken } met { $card } vat.
reason--gain--last = Later kan jy { $taken } met { $card } vat, en omdat jy laaste vat, kry jy ook die kaarte wat oorbly.
reason--item = dis { $some } teen { $others } vir { $item } in plaas van { $before } teen { $their }
reason--item--ace_of_spades = die skoppens aas
reason--item--aces = ase
reason--item--all_aces = al vier ase
reason--item--all_eleven = al die punte
reason--item--all_sevens = al vier sewes
reason--item--all_sixes = al vier sesse
reason--item--big_casino = Groot Casino
reason--item--cards = die meeste kaarte
reason--item--diamonds = die meeste ruitens
reason--item--each_spade = skoppens
reason--item--fines = boetes
reason--item--five_spades = vyf skoppens
reason--item--honours = hoë kaarte
reason--item--jack_of_spades = die skoppens boer
reason--item--last_capture = die laaste vangs
reason--item--little_casino = Klein Casino
reason--item--overspader = överspader
reason--item--seven_of_diamonds = die ruitens sewe
reason--item--spades = die meeste skoppens
reason--item--sweeps = skoonvee
reason--item--tabbe = tabbes
reason--item--tablanette = tablanettes
reason--item--ten_of_diamonds = die ruitens tien
reason--item--tens = ander tiene
reason--item--two_of_clubs = die klawers twee
reason--most = { $who } kry { $item } ({ $some } teen { $others })
reason--most--last = { $who }, wat laaste vat, kry { $item } ({ $some } teen { $others })
reason--most--last--team = { $who }, wat laaste vat, kry { $item } ({ $some } teen { $others })
reason--most--nobody = niemand kry iets vir { $item } nie ({ $some } teen { $others })
reason--most--team = { $who } kry { $item } ({ $some } teen { $others })
reason--most--you = jy het { $item } met net { $some } teen { $others }
reason--points = { $count ->
    [one] 1 punt
   *[other] { $count } punte
}
reason--points--both = { $count ->
    [one] 1 punt (jy { $own }, { $who } { $others })
   *[other] { $count } punte (jy { $own }, { $who } { $others })
}
reason--reply = { $who } vat dan { $taken } met { $card }.
reason--reply--last = { $who } vat dan { $taken } met { $card } en kry, omdat niemand daarna vat nie, ook die kaarte wat oorbly.
reason--reply--you = Jy moet dan { $taken } met { $card } vat.
reason--later = Later vat { $who } { $taken } met { $card }.
reason--later--last = Later vat { $who } { $taken } met { $card } en kry, omdat niemand daarna vat nie, ook die kaarte wat oorbly.
reason--later--you = Later moet jy { $taken } met { $card } vat.
reason--sweep = { $who } vee skoon
reason--sweep--team = { $who } vee skoon
reason--sweep--you = jy vee skoon
reason--table = die hele tafel

replay--announces = kondig iets aan
replay--branch--better = Die beter beurt, stap { $number } van { $of }
replay--branch--better--only = Die beter beurt
replay--branch--played = Jou beurt, stap { $number } van { $of }
replay--branch--played--only = Jou beurt
replay--branch--possible = ’n Moontlike antwoord, stap { $number } van { $of }
replay--deal = Rondte { $round }, die uitdeel
replay--place = Rondte { $round }, ná beurt { $number } van { $of }
replay--text = { $text }

review--about = Iris het elke beurt van jou plek af beoordeel, net met die kaarte wat jy kon sien. Verskille wat toeval kan wees, tel nie. Waar al die kaarte bekend was, is die oordeel presies. Naby die einde van ’n spel tel dit ook of jy die spel wen, as 10 punte, en sê dit so.
review--better = Beter:
review--builds = { $count ->
    [one] een bousel
   *[other] { $count } bousels
}
review--cards = { $count ->
    [one] een kaart
   *[other] { $count } kaarte
}
review--clean = { $count ->
    [one] Een beurt, en niks beters is gevind nie.
   *[other] { $count } beurte, en vir nie een is iets beters gevind nie.
}
review--compared = Joune ({ $cost }):
review--contrast--card = Die beter beurt hou { $card } vir later en gee eerder { $other } weg.
review--contrast--more = { $count ->
    [one] Die beter beurt vat { $cards } op een slag.
   *[other] Die beter beurt vat { $cards } op een slag.
}
review--contrast--play = Meestal doen jy so beter: { $better }. En so slegter: { $worse }.
review--contrast--sweeps = Ná jou beurt kan { $who } { $many }% van die tyd skoonvee. Ná die beter een is dit { $few }%.
review--contrast--sweeps--none = Ná die beter beurt kan { $who } nie skoonvee nie.
review--contrast--table = Jou beurt los { $others }. Die beter een los { $cards }.
review--contrast--takes = Ná jou beurt kan { $who } { $many }% van die tyd iets vat. Ná die beter een is dit { $few }%.
review--contrast--takes--none = Die beter beurt los vir { $who } niks om te vat nie.
review--cost = { $count ->
    [one] Van { $done } beurte met ’n keuse kon een beter wees. Dit het { $points } punte gekos.
   *[other] Van { $done } beurte met ’n keuse kon { $count } beter wees. Saam het hulle { $points } punte gekos.
}
review--empty = ’n leë tafel
review--end--ahead = { $count ->
    [one] Jy was aan die einde { $count } punt voor.
   *[other] Jy was aan die einde { $count } punte voor.
}
review--end--behind = { $count ->
    [one] Jy was aan die einde { $count } punt agter.
   *[other] Jy was aan die einde { $count } punte agter.
}
review--end--level = Dit was gelykop.
review--costs = { $count ->
    [one] het { $points } punt gekos
   *[other] het { $points } punte gekos
}
review--costs--game = { $cost }, en { $points } vir die spel self
review--cut = Dié ontleding gaan so ver as wat die spel gelees kon word.
review--expected = Hoe die spel gegaan het
review--expected--about = Die verwagte voorsprong is hoe ver jou kant waarskynlik aan die einde van die rondte voor sou wees, volgens die kaarte wat jy kon sien: die gemiddelde oor baie moontlike verdelings van die versteekte kaarte, elk tot aan die einde van die deelslag gespeel. Waar al die kaarte bekend was, is dit presies. Aan die einde van ’n rondte is dit die telling.
review--expected--caption = Jou verwagte voorsprong, in punte, voor elkeen van jou beurte. Druk op die grafiek om die tafel te sien soos dit was.
review--expected--cost = Wat jou beurt gekos het
review--expected--lead = Verwagte voorsprong
review--expected--end = die einde
review--expected--move = Voor beurt
review--expected--numbers = Die grafiek in getalle
review--expected--round = Rondte
review--expected--whose = Hoe die spel vir { $who } gegaan het
review--expected--words = ’n Grafiek van die verwagte voorsprong, van { $first } aan die begin tot { $last }. Die keerpunte en getalle volg.
review--first-sight = Op die oog af beter:
review--first-sight--same = Niks anders lyk op die oog af beter nie.
review--full = { $count } beurte is gestoor om te oefen, en daar is nie plek vir meer nie. Los eers van hulle op.
review--idea = { $followed } van { $of }
review--ideas = Idees agter die beste beurte
review--ideas--about = Hoe dikwels jou beurt die idee agter die beste een gevolg het, die swakste eerste.
review--ideas--about--beside = Hoe dikwels jou beurt die idee agter die beste een gevolg het, die swakste eerste. Die teenstanders is oor { $rounds } rondtes elk gemeet. Iris beoordeel, so haar eie beurte volg altyd die idee.
review--ideas--beside = Idees agter die beste beurte, langs dié van die teenstanders
review--keep = { $count ->
    [one] Oefen die een wat weer probeer kan word
   *[other] Oefen die { $count } wat weer probeer kan word
}
review--keep--about = Elke posisie kom terug, vandag en op later dae, totdat jy iets beters vind.
review--kept = Dié oomblikke is gestoor om te oefen.
review--kind--build = Bousels
review--kind--capture = Vangste
review--kind--last = Laaste deelslag
review--kind--trail = Neergesit
review--kinds = Wat elke soort beurt gekos het
review--kinds--about = Gemiddelde punte verloor per beurt.
review--kinds--about--beside = Gemiddelde punte verloor per beurt. Die teenstanders is oor { $rounds } rondtes elk gemeet. Iris beoordeel, so haar eie beurte kos hier niks.
review--kinds--beside = Wat elke soort beurt gekos het, langs dié van die teenstanders
review--luck--against = Jy het { $play } punte weggegee met beurte wat beter kon wees. Geluk het { $luck } punte by jou gevat: die kaarte wat jy gekry het, en hoe die ander hulle s’n gespeel het.
review--luck--for = Jy het { $play } punte weggegee met beurte wat beter kon wees. Geluk het jou { $luck } punte gegee: die kaarte wat jy gekry het, en hoe die ander hulle s’n gespeel het.
review--measure = Punte meet hoe ver jy voor die ander is: tussen twee spelers kos ’n punt wat jou teenstander in jou plek kry, 2.
review--moments = Werd om weer te probeer
review--moments--about = Elkeen maak die tafel oop soos dit voor die beurt was. Druk “{ if--go }” om iets anders te probeer.
review--more = { $count ->
    [one] Nog een beurt
   *[other] Nog { $count } beurte
}
review--nothing = Jy het niks gehad om te kies nie.
review--often--always = Amper altyd
review--often--half = Omtrent helfte van die tyd
review--often--mostly = Meer as helfte van die tyd
review--often--one-in = Omtrent een uit { $number } keer
review--often--two-thirds = Omtrent twee uit drie keer
review--place = Rondte { $round }, beurt { $number }
review--place--end = Rondte { $round }, aan die einde
review--played = Gespeel:
review--points = −{ $points }
review--points--game = −{ $points } en −{ $game } vir die spel
review--practise = Oefen dit nou
review--progress = { $done } van { $of } beurte ontleed …
review--saved--card = Die beter beurt vat minder kaarte, maar jy hou { $card } vir later.
review--saved--play = Gestel jy { $better }: dis nou minder kaarte, maar op die ou end meer as so: { $worse }.
review--saved--sweeps = Die beter beurt vat minder kaarte, maar dan kan { $who } net { $few }% van die tyd skoonvee in plaas van { $many }%.
review--saved--sweeps--none = Die beter beurt vat minder kaarte, maar dan kan { $who } nie skoonvee nie.
review--saved--table = Die beter beurt vat minder kaarte, maar los { $cards }, terwyl joune { $others } los.
review--saved--takes = Die beter beurt vat minder kaarte, maar dan kan { $who } net { $few }% van die tyd iets vat in plaas van { $many }%.
review--saved--takes--none = Die beter beurt vat minder kaarte, maar los vir { $who } niks om te vat nie.
review--turn--counted = Dan word die rondte getel.
review--turn--dealt = Dan word nuwe kaarte uitgedeel.
review--turn--play = Jou beurt het { $play } punte gekos. Die kaarte en die ander se beurte: { $rest }.
review--turns = Keerpunte
review--title = Ontleding van dié spel
review--unsolved = { $count ->
    [one] Een beurt kon nie betyds uitgereken word nie. Dit is die oordeel tot nou toe:
   *[other] { $count } beurte kon nie betyds uitgereken word nie. Dit is die oordeel tot nou toe:
}
review--why--game = { $count ->
    [one] Dit beslis die spel.
   *[other] Dit beslis die spel, wat hier { $count } punte tel.
}
review--why--item = { $points } punte vir { $item }
review--why--items = Gemiddeld kos jou beurt jou { $items }.
review--why--mainly = Jy verloor veral punte vir { $items }.
review--why--reply = { $often } vat { $who } dan { $cards } met ’n { $rank }.
review--why--reply--an = { $often } vat { $who } dan { $cards } met ’n { $rank }.
review--why--reply--build = { $often } vat { $who } dan ’n bousel van jou, verhoog dit of voeg daarby.
