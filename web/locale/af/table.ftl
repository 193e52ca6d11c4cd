ask--augment = { $who } wil die beurt eindig, maar { $cards } kon nog op { $build } gaan. Dring jy aan?
ask--build = { $build }: { $groups }.
ask--builds--none = Daar is geen bousels nie.
ask--capture = { $who } vat { $taken } met { $card }, maar kon ook { $more } vat. Dring jy aan?
ask--capture--lay = { $who } sit { $card } neer, en dit kon { $more } vat. Dring jy aan?
ask--choices = Jy kan: { $choices }.
ask--hand = In jou hand: { $cards }.
ask--hand--empty = Jou hand is leeg.
ask--hand--none = Geen hand word gewys nie.
ask--over = Die rondte is verby.
ask--prompt = { $prompt }
ask--request = { $who } gaan { $taken } met { $card } vat. Jy kan die bousel self vat. Vra jy daarvoor?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } punt
   *[other] { $who } { $count } punte
}
ask--table = Op die tafel: { $cards }.
ask--table--none = Die tafel is leeg.
ask--where = { $title }. { $place }.
ask--you--augment = Hulle dring aan: voeg alles by wat by die bousel pas.
ask--you--capture = Hulle dring aan: vat alles wat jy kan met { $card }.
ask--you--request = Jou maat vra dat jy die bousel los. Voeg { $card } daarby, of vat dit tog.

back--always = Vat dit in dié spel terug sonder om te vra
back--dealt = Intussen is nuwe kaarte uitgedeel, en jy het joune gesien.
back--decided = { $count ->
    [one] Intussen het { $who } ’n besluit geneem.
   *[other] Intussen het { $who } besluite geneem.
}
back--light = Jy het intussen ’n nuwe kaart gesien.
back--marked = Jy kan dit nog terugvat, maar die spel se rekord sal dit sê.
back--no = Laat dit so
back--over = Die rondte is verby, en almal se kaarte is te sien.
back--round = Die volgende rondte is uitgedeel, en jy het jou kaarte gesien.
back--shown = { $count ->
    [one] Intussen het { $who } gespeel: { $cards }.
   *[other] Intussen het { $who } gespeel: { $cards }.
}
back--title = Vat dit terug?
back--whose = Dit was { $who } se besluit. { $who } besluit weer, en niemand anders se kaarte word gewys nie.
back--yes = Vat dit terug

boot--file = Die bladsy is as ’n lêer oopgemaak. Dit werk net van ’n webbediener af: maak sy adres op die web oop, of sit die vouer op ’n bediener.
boot--offline = Die tafel kon nie begin nie, want hierdie toestel is sonder internet. Probeer weer wanneer dit gekoppel is.
boot--progress = Die reëls laai: { $loaded } van { $total } MB
boot--sandbox = Die tafel kon nie begin nie: dié bladsy wys dit in ’n sandboks, en die tafel se bediener laat geen sandboks sy lêers laai nie. Jy kan dit op volle grootte oopmaak. Vir die bediener se eienaar: dit het die kop Access-Control-Allow-Origin: * nodig.
boot--type = Die bediener stuur { $file } as “{ $type }”. Lêers wat op .js eindig, moet as text/javascript gestuur word.

build--none = Dit is { $build }: ’n kaart met dié waarde, joune of iemand anders s’n, vat alles op een slag. Jy het nie een nie.
build--yours = Dit is { $build }: ’n kaart met dié waarde, joune of iemand anders s’n, vat alles op een slag. { $card } kan dit vat.

curtain--about = Gee die toestel vir { $who }. Tot dan word geen kaarte gewys nie.
curtain--face = Ek is { $who }: wys my kaarte
curtain--fairness = Net die speler wie se beurt dit is, sien kaarte.
curtain--turn = Dis { $who } se beurt.
curtain--undo = Vat die laaste beurt terug

elsewhere--here = Speel hier
elsewhere--text = Jy kan daar verder speel, of hier speel en die ander oortjie laat wag.
elsewhere--title = Dié spel is in ’n ander oortjie oop

tip--all = Steek alle raad weg
tip--build = Jy kan bou: sit { $card } op { $cards } en sê { $value }. Net ’n kaart met dié waarde vat dit, en jy het { $kept } vir jou volgende beurt.
tip--choose = Kies ’n kaart. Die tafel wys waarmee dit saamgaan, en hier verskyn wat jy kan doen.
tip--counted = Dit is die telling: wat elke kant gevat het, en watter punte dit gee. Dit wys wat jy moet versamel.
tip--done = Goed so
tip--first = Nuut in { $game }:
tip--guide = Is dit jou eerste spel? Sal ek jou wys soos ons speel?
tip--guide--no = Nee, dankie
tip--guide--yes = Ja, wys my
tip--kept = Jou spele word net in dié blaaier gestoor. Maak “Jou spele” in die kieslys oop om ’n kopie te stoor.
tip--keys = Jy kan ook met die sleutelbord speel. Druk ? om al die sleutels te sien.
tip--last = Dit is die laaste deelslag. Aan die einde kry wie laaste gevat het, ook die kaarte wat op die tafel oorbly.
tip--lay = Nie een van jou kaarte kan nou iets vat nie, so sit een neer. Dit bly op die tafel, en enigiemand kan dit later vat.
tip--pair = { $card } kan { $cards } vat, want die rang is dieselfde. Tik op { $card } en kyk.
tip--stolen = { $who } het { $build } gevat: enigiemand met ’n kaart van dié waarde kan. Vat ’n bousel voortaan al in jou volgende beurt, voor iemand anders dit doen.
tip--stolen--at-once = { $who } het { $build } gevat: enigiemand met ’n kaart van dié waarde kan. Dis die risiko van elke bousel.
tip--stolen--raised = { $who } het { $build } verhoog. Dit het nou ’n nuwe waarde, en net ’n kaart met dié waarde vat dit.
tip--sum = { $card } kan { $cards } vat, want saam maak hulle sy waarde. Tik op { $card } en kyk.
tip--sum--ace = { $card } kan { $cards } vat, want saam maak hulle sy waarde: ’n aas tel as 1. Tik op { $card } en kyk.
tip--swept = { $card } vat alles op die tafel. Dit is ’n skoonvee, en dit gee punte.
tip--swept--empty = Die tafel is leeg, so jy kan net ’n kaart neersit.
tip--tap = Speel ’n kaart met een tik as dit net een ding kan doen?
tip--tap--no = Nee, los dit so
tip--tap--yes = Skakel dit aan
tip--theirs = Net ’n kaart met dieselfde waarde vat { $build }. Jy het nie een nie, so los dit vir eers.
tip--theirs--raise = Net ’n kaart met dieselfde waarde vat { $build }. Jy het nie een nie, maar { $card } verhoog dit na { $value }, en dan is dit joune.
tip--theirs--take = Die kaarte van { $build } kan net saam gevat word. { $card } vat dit, al het { $who } dit gemaak.

keys--about = Om ’n sleutel te verander, kies dit en druk ’n ander letter, syfer of teken. Backspace verwyder dit.
keys--asked-hand = Hoor jou hand
keys--back = Die gewone sleutels is terug.
keys--builds = Hoor die bousels en wie s’n hulle is
keys--card = Kies kaart { $number } uit jou hand
keys--cards = Kaarte in jou hand
keys--changed = { $what }: { $now }.
keys--choices = Hoor wat jy kan doen
keys--fixed = Vaste sleutels
keys--keys = Wys dié lys
keys--hint = Wenk
keys--last = Hoor die laaste beurt
keys--let-go = Los jou keuse, maak ’n venster toe
keys--none = { $what } het nie ’n sleutel nie.
keys--not = ’n Sleutel moet ’n letter, ’n syfer of ’n teken wees.
keys--press = Kies ’n kaart, speel die gekose een, druk ’n knoppie
keys--redo = Weer
keys--score = Hoor die telling
keys--swapped = { $what }: { $now }. { $other } is nou { $old }.
keys--swapped--none = { $what }: { $now }. { $other } het nou geen sleutel nie.
keys--table = Hoor wat op die tafel lê
keys--title = Sleutels
keys--undo = Terug
keys--usual = Herstel die gewone sleutels
keys--where = Hoor watter spel, rondte en deelslag dit is, en wie se beurt
keys--within = Gaan van kaart tot kaart
keys--zones = Gaan na die volgende deel van die tafel

menu--cards = Deel dié kaarte
menu--counters = Tellers
menu--daily = Vandag se kaarte
menu--download = Stoor dié spel as ’n lêer
menu--group--game = Dié spel
menu--group--share = Deel en stoor
menu--group--site = Sleutels en raad
menu--hinted = Jy het vir wenke gevra, so dié spel tel nie vir jou gradering nie.
menu--tips = Wys die raad weer
menu--install = Installeer
menu--keys = Sleutels
menu--link = Skakel na dié spel
menu--maker = Sit dit op ’n bladsy
menu--new = Nuwe spel
menu--open = Maak ’n spel oop
menu--picture = Prent van dié posisie
menu--played-before = Jy het dié kaarte al gespeel.
menu--position = Dié spel het by ’n posisie in die middel van ’n rondte begin.
menu--progress = Jou spele
menu--resign = Gee op
menu--restart = Begin dié rondte oor
menu--rules = Reëls
menu--same = Weer dieselfde kaarte
menu--seed = Dié kaarte kom uit die saad { $seed }. Dieselfde saad deel vir enigiemand dieselfde kaarte uit.
menu--settings = Instellings
menu--skip = Gaan na die einde van die rondte
menu--takebacks = { $count ->
    [one] Een keer is in dié spel ’n beurt teruggevat.
   *[other] { $count } keer is in dié spel ’n beurt teruggevat.
}
menu--title = Kieslys
menu--update = Kry die nuwe weergawe

news--install = Jy kan dié webwerf soos ’n app installeer. Dit werk ook sonder internet.
news--install--no = Nie nou nie
news--install--yes = Installeer
news--update = ’n Nuwe weergawe van dié webwerf is gereed.
news--update--no = Later
news--update--yes = Kry dit nou

note--aside = Iets wat dié webwerf in jou blaaier gestoor het, kan nie gelees word nie. Dit is opsy gesit: onder Jou spele kan jy dit as ’n lêer stoor.
note--copied = Skakel gekopieer.
note--full = Jou blaaier se stoorplek is vol. Jy kan verder speel, maar dié spel word nie gestoor nie.
note--game-file = Die spel is in die lêer wat jou blaaier pas gestoor het. Om dit weer oop te maak, kies “Maak ’n spel oop” in die kieslys.
note--not-copied = Jou blaaier laat nie dié bladsy kopieer nie. Die skakel is gekies, so jy kan dit self kopieer.
note--picture = Die prent is in die lêer casino.svg, wat jou blaaier pas gestoor het.
note--refused = Jou blaaier stoor niks vir dié webwerf nie. Die spel bestaan net solank dié bladsy oop is.
note--result--full = Jou blaaier se stoorplek is vol, so dié spel se uitslag is nie gestoor nie. Jy kan die spel nog uit die kieslys as ’n lêer stoor.
note--result--slim = Jou blaaier se stoorplek is amper vol. Dié spel se uitslag is gestoor, maar nie sy beurte nie. Stoor ’n kopie onder “Jou spele” in die kieslys, en vee dan ’n paar spele uit.
note--unopened = Daardie spel kon nie oopgemaak word nie. As dit nog gestoor is, is dit onder Jou spele.

offer--add = *Voeg by* { $build }
offer--add--drawn = *Voeg by* { $build }
offer--add--with = *Voeg by* { $build } met { $cards }
offer--announce--any = Kondig die laaste deelslag aan
offer--announce--cards = Sê “kaarte”
offer--announce--last = Sê “laaste”
offer--announce--sistan = Sê “sistan”
offer--announce--sisten = Sê “sisten”
offer--as-announced = Vat dit tog
offer--bonus = +{ $count }
offer--build = *Bou { $value }*: { $cards }
offer--build--drawn = *Bou*
offer--cancel = Kanselleer dié deelslag
offer--claim = Kondig die wen aan
offer--commits = jy moet dit dié beurt vat
offer--done = Klaar
offer--end-turn = Eindig beurt
offer--ends--game = eindig die spel, { $score }
offer--ends--round = eindig die rondte, { $score }
offer--fewer = Minder
offer--fine = { $count ->
    [one] kos { $count } punt
   *[other] kos { $count } punte
}
offer--fine--given = { $count ->
    [one] gee { $who } { $count } punt
   *[other] gee { $who } { $count } punte
}
offer--for-partner = vir { $who }, wat die kaart het
offer--from = van { $pile }
offer--gain--aces = { $count ->
    [one] { $count } aas
   *[other] { $count } ase
}
offer--gain--big-casino = Groot Casino
offer--gain--cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarte
}
offer--gain--little-casino = Klein Casino
offer--gain--points = { $count ->
    [one] { $count } punt
   *[other] { $count } punte
}
offer--gain--spades = { $count ->
    [one] { $count } skoppens
   *[other] { $count } skoppens
}
offer--give = Gee prentkaarte vir jou maat
offer--go-on = *Gaan voort*
offer--go-on--next = { $who } is volgende
offer--insist--augment = Dring aan
offer--insist--capture = Dring aan
offer--insist--request = Vra daarvoor
offer--keep = jy hou { $kept }
offer--keep--sets = { $sets } groepe, jy hou { $kept }
offer--leaves = los { $sweep } vir { $cards }
offer--leaves--all = bly op die tafel: { $parts }
offer--let-stand = Laat dit so
offer--more = Meer ({ $count })
offer--pluck = *Pluk* { $card }
offer--pluck--cost = een keer per deelslag
offer--raise = *Verhoog* { $build } na { $value }
offer--raise--drawn = *Verhoog* { $build } na
offer--raise--with = *Verhoog* { $build } na { $value } met { $cards }
offer--silent = Sê niks
offer--stays = dit bly { $who } s’n
offer--steal = *Steel* { $stolen } vir { $build }
offer--steal--build = *Steel* { $stolen } en bou { $value } met { $cards }
offer--steal--build--drawn = *Steel* { $stolen } en bou
offer--steal--with = *Steel* { $stolen } vir { $build } met { $cards }
offer--take = *Vat* { $pieces }
offer--take-over = Neem oor
offer--take--as = *Vat* as
offer--take--drawn = *Vat*
offer--trail = *Sit neer*
offer--trail--alone = *Sit neer*, reguit op jou hopie
offer--trail--build = *Sit neer* en bou { $value } uit { $groups }
offer--trail--build--drawn = *Sit neer* en bou
offer--trail--takes = *Sit neer* en vat alles
offer--wins = wen die spel

pad--names = Name
pad--round = Rondte { $number }
pad--sum = Dié rondte
pad--title = { $game }: puntelys vir { $sides }
pad--total = Tot nou toe

pile--before = Dié kaarte is gevat voor dié posisie opgestel is, so niemand weet watter laaste gekom het nie.
pile--count = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarte
}
pile--last = Die laaste vangs
pile--nothing = In dié rondte is hier nog niks gevat nie.

play--announce = Dit is die laaste deelslag. Jy mag dit aankondig voor iemand speel.
play--choose = Kies ’n kaart uit jou hand.
play--choose-or-pluck = Kies ’n kaart uit jou hand, of een op die tafel om te pluk.
play--choose--needs = Jy het { $items } nodig om te wen. Kies ’n kaart uit jou hand.
play--close = Maak toe
play--dealer = deler
play--fairness = { $count ->
    [one] { $who } sien net wat jy op daardie plek sou sien: die tafel, { $who } se eie kaarte en wat gespeel is.
   *[other] Die ander sien net wat jy op hulle plekke sou sien: die tafel, hulle eie kaarte en wat gespeel is.
}
play--from-position = Speel van hier af verder.
play--hand-first = Kies eers ’n kaart uit jou hand.
play--has-played = Jy het jou kaart vir dié beurt klaar gespeel.
play--lost = { $who } kon nie besluit nie, en speel enige kaart wat mag.
play--may-claim = Jy mag die wen aankondig, of Klaar kies.
play--may-pluck = Jy mag ’n kaart van die tafel pluk, of Klaar kies.
play--next = volgende
play--partner = maat
play--proven = bekend: { $rank }
play--shown-again = Weer die laaste beurt.
play--skipping = { $who } speel jou kaarte tot aan die einde van die rondte.
play--stuck = { $who } kon nie besluit nie, en geen kaart kan gespeel word nie. Begin ’n nuwe spel uit die kieslys.
play--subtitle = Rondte { $round }, deelslag { $deal } van { $deals }, tot { $target }
play--subtitle--brief = Deelslag { $deal } van { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Rondte { $round } van { $rounds }, deelslag { $deal } van { $deals }
play--them = Hulle
play--us = Ons
play--waiting = Dis { $who } se beurt.
play--you = Jy

position--over = Dit was die laaste stap.
position--right = Dis reg gespeel.
position--task = Jou beurt. Wat is die beste?
position--title = Soek die beste beurt

resign--text = Die spel eindig en tel as ’n nederlaag.
resign--text--shared = { $who } gee op, en die spel is verby.
resign--title = Gee dié spel op?
resign--yes = Gee op

restart--text = Dit begin oor met dieselfde kaarte, en die spel se rekord sal dit sê. Met “Weer” kry jy jou beurte terug.
restart--title = Begin dié rondte oor?
restart--yes = Begin oor

same--text = ’n Nuwe spel begin met dieselfde kaarte, reëls en spelers. Die een wat jy nou speel, eindig sonder uitslag.
same--title = Weer dieselfde kaarte?
same--yes = Begin oor

set--checks = Voor jy iets speel wat baie kos
set--checks--off = Sê niks
set--checks--on = Waarsku my; die spel tel dan nie vir gradering nie
set--claims = Die wen aankondig
set--claims--ask = Ek doen dit self
set--claims--auto = Doen dit vir my
set--count = Die telling aan die einde van ’n rondte
set--count--each = Een item op ’n slag
set--count--whole = Alles op een slag
set--counters = Tellers langs die tafel
set--counters--folded = Toe
set--counters--open = Oop
set--deck = Letters op prentkaarte
# ? Decks in South Africa have the English letters.
set--deck--own = J Q K
set--deck--world = J Q K
set--done = Klaar
set--faces = Voorkante
set--faces--dark = Donker
set--faces--light = Lig
set--group--acting = Speel
set--group--asked = Vir jou gedoen
set--group--looks = Voorkoms
set--group--pace = Tempo
set--group--told = Wat jy sien en hoor
set--index = Hoeke van kaarte
set--index--large = Groot
set--index--normal = Gewoon
set--insists = As ander meer kon vat of kon byvoeg
set--insists--always = Dring aan
set--insists--ask = Vra my
set--insists--never = Laat dit so
set--language = Taal
set--letters = Kortsleutels
set--letters--off = Af
set--letters--on = Aan
set--obvious = As ’n kaart net een ding kan doen
set--obvious--choose = Kies dit eers
set--obvious--play = Speel dit dadelik
set--others = Wie se vangste getel word
set--others--all = Almal s’n
set--others--own = Joune
set--palette = Kaartkleure
set--palette--contrast = Hoë kontras
set--palette--four = Vier kleure
set--palette--safe = Vir kleurblindes
set--palette--two = Twee kleure
set--sound = Klanke
set--sound--off = Af
set--sound--on = Aan
set--speed = Spoed
set--speed--fast = Vinnig
set--speed--normal = Gewoon
set--speed--off = Dadelik
set--speed--slow = Stadig
set--speed--step = Beurt vir beurt
set--table = Tafel
set--table--dusk = Skemer
set--table--reeds = Riete
set--table--sand = Sand
set--table--water = Stil water
set--talk = Wat spelers by die tafel sê
set--talk--off = Versteek
set--talk--on = Wys
set--theme = Tema
set--theme--dark = Donker
set--theme--light = Lig
set--theme--system = Soos die toestel
set--thinking = Hoe lank bots mag dink
set--thinking--long = Lank
set--thinking--normal = Gewoon
set--thinking--quick = Kort
set--thumb = Hand waarmee jy tik
set--thumb--left = Links
set--thumb--right = Regs
set--title = Instellings
set--vibration = Vibreer, as die toestel kan
set--vibration--off = Af
set--vibration--on = By jou beurt en by ’n skoonvee
set--warning = As jy ’n skoonvee op die tafel los
set--warning--off = Sê niks
set--warning--on = Waarsku my
set--watched = Hande as net bots speel
set--watched--closed = Toe
set--watched--open = Oop

sheet--link = Reëlblad en puntelys om te druk
sheet--print = Druk
sheet--title = { $game } op papier

skip--text = { $who } speel jou kaarte en sien net wat jy sien, en niemand dink lank nie. Jy kan enige tyd oorneem. Die spel word gestoor, maar tel nie vir jou gradering nie.
skip--title = Gaan na die einde van die rondte?
skip--yes = Gaan

sort--lift = Sit { $card } bo-op
sort--offer = Sorteer wat jy vat
sort--offer--cost = vir jou hopie
sort--order = van bo af: { $cards }

step--after = Jou kaart is gespeel. Bou verder van die tafel, of eindig jou beurt.
step--committed = Jy het by { $build } gevoeg, so die kaart wat jy speel, moet dit vat.
step--first = Speel een kaart. Voor en ná dit mag jy van die tafel bou so dikwels as wat jy wil.
step--nothing = Dié kaarte maak nog nie ’n bousel nie. Kies nog, of kies die kaart uit jou hand wat hulle vat.
step--nothing-after = Dié kaarte maak nie ’n bousel nie. Kies ander, of eindig jou beurt.

sure--no = Speel verder

table--acts = Wat jy kan doen
table--acts--with = Wat jy met { $card } kan doen
table--again = Laaste beurt
table--again--long = Wys die laaste beurt
table--again--none = Niemand het nog gespeel nie.
table--asked = ’n Vraag vir jou
table--build--theirs--multiple = { $owner } se meervoudige bousel van { $value }: { $cards }
table--build--theirs--single = { $owner } se enkelbousel van { $value }: { $cards }
table--build--yours--multiple = Jou meervoudige bousel van { $value }: { $cards }
table--build--yours--single = Jou enkelbousel van { $value }: { $cards }
table--count--so_far = Tot nou toe
table--counters = Tellers
table--counters--unseen = Nog nie gesien nie, per rang
table--counts = Wat punte gee
table--diagram--after = Dan
table--diagram--becomes = word
table--diagram--before = Op die tafel
table--diagram--hand = Jy het
table--diagram--taken = Jy vat
table--diagram--top = Op { $who } se hopie
table--empty = Die tafel is leeg.
table--empty--start = Die tafel is leeg. Enige kaart wat jy neersit, is die eerste.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Jou hand
table--hand--empty = Jy het geen kaarte in jou hand nie.
table--hand--theirs = { $who } se hand
table--hand--theirs--empty = { $who } het geen kaarte meer nie.
table--held = { $count ->
    [one] { $count } kaart in die hand
   *[other] { $count } kaarte in die hand
}
table--held--brief = { $count } in die hand
table--all-lessons = Al die lesse
table--all-puzzles = Al die kopkrappers
table--hint = Wenk
table--home = Tuis
table--layout = Op die tafel
table--lesson = Les
table--lesson--again = Probeer weer
table--lesson--back = Terug
table--lesson--earlier = Vorige beurt
table--lesson--later = Volgende beurt
table--lesson--moment = { $place } van { $of }
table--lesson--on = Volgende
table--lesson--place = Stap { $number } van { $of }
table--lesson--show = Wys my
table--lesson--skip = Slaan oor
table--lesson--task = Die taak
table--menu = Kieslys
table--mine = Jy
table--multiple = meer{ "\u00AD" }voudig
table--none = geen
table--pack = om te trek
table--pile--look = wys wat { $who } laaste gevat het
table--pile--look--you = wys wat jy laaste gevat het
table--players = Die ander spelers
table--points = { $count ->
    [one] punt
   *[other] punte
}
table--proven = bekend
table--puzzle = Kopkrapper
table--puzzle--outcome = Hoe dit gegaan het
table--puzzle--place = Kopkrapper { $number } van { $of }
table--redo = Weer
table--replay = Herhaling
table--replay--back = Een beurt terug
table--replay--compare = Albei beurte
table--replay--end = Terug na die telling
table--replay--first = Na die begin
table--replay--hands = Al die hande
table--replay--if = Speel van hier af verder
table--replay--last = Na die einde
table--replay--moves = Beurte van rondte { $number }
table--replay--notation = Notasie
table--replay--on = Een beurt vorentoe
table--replay--pause = Wag
table--replay--play = Speel af
table--replay--review = Ontleding
table--replay--rounds = Rondtes
table--replay--slider = Plek in die spel
table--replay--table = Terug na die tafel
table--score = Telling
table--score--more = wat punte gee
table--scored = Punte tot nou toe in dié rondte
table--sheet--cards = Watter kaarte
table--sheet--game = Spel, tot { $target }
table--sheet--item = Item
table--sheet--more = Meer
table--sheet--nth = Rondte { $number }
table--sheet--round = Dié rondte
table--sheet--rounds = Rondte vir rondte
table--sheet--total = Spel
table--side = Dié spel
table--single = enkel
table--stock = { $count ->
    [one] { $count } kaart oor in die pak
   *[other] { $count } kaarte oor in die pak
}
table--stock--none = Geen kaarte oor in die pak nie
table--taken = gevat
table--taken--sweeps = { $count ->
    [one] gevat, { $count } skoonvee
   *[other] gevat, { $count } keer skoonvee
}
table--task--again = Begin oor
table--task--place = Taak { $number } van { $of }
table--thinking = dink
table--to_move = moet speel
table--turns = Onlangse beurte
table--undo = Terug
table--undo--none = Daar is niks om terug te vat nie.
table--ways = Wat jy nog kan doen
table--word = : wat dit beteken
table--you = Jy
table--your_turn = Jou beurt
table--said = “{ $words }”

watch--fairness = Elkeen sien net wat jy op daardie plek sou sien: die tafel, hulle eie kaarte en wat gespeel is.
watch--go-on = Gaan voort
watch--pause = Wag
first--ace--1 = ’n Aas tel 1.
first--ace--14_hand_1_table = ’n Aas tel 14 in die hand en 1 op die tafel.
first--ace--1_or_11 = ’n Aas tel 1 of 11.
first--ace--1_or_14 = ’n Aas tel 1 of 14.
first--anticlockwise = Julle speel antikloksgewys.
first--at_once--one = Net een bousel op ’n slag mag op die tafel lê.
first--at_once--one_each = Jy mag net een bousel op ’n slag hê.
first--build_cards = ’n Bousel het hoogstens { $count } kaarte.
first--building--none = Daar word nie gebou nie.
first--building--table = Jy kan met net die tafel se kaarte bou, voor en ná jou beurt.
first--calling = Het jy twee agte, kan jy een neersit om groepe van agt vas te maak.
first--cards_only = Net kaarte tel: wie die meeste vat, wen.
first--casino_points--3_and_2 = Groot Casino gee 3 punte, en Klein Casino 2.
first--casinos--fixed_hand = In jou hand tel Groot Casino 16 en Klein Casino 15.
first--casinos--optional = Groot Casino kan 16 tel, en Klein Casino 15.
first--cleared = Wie die tafel skoonmaak, eindig die rondte.
first--compulsory = Jy moet vat as jy kan, en soveel as wat jy kan.
first--court_builds = Jy kan boere, vroue en heers volgens rang bou.
first--courts--11_12_13 = Boere tel 11, vroue 12 en heers 13.
first--courts--12_13_14 = Boere tel 12, vroue 13 en heers 14.
first--courts--13_14 = Vroue tel 13 en heers 14. Boere het geen waarde nie.
first--courts--rank_only = Boere, vroue en heers het geen waarde nie.
first--draw = Ná elke beurt trek jy ’n kaart.
first--duty--add_or_capture = Terwyl jy ’n bousel het, moet jy iets vat of daarby voeg.
first--duty--free = Jy mag neersit terwyl jy ’n bousel het, maar hou ’n kaart daarvoor.
first--duty--no_trail_one_per_value = Jy mag nie twee bousels met dieselfde waarde hê nie.
first--duty--take_or_add_next_turn = In jou volgende beurt moet jy jou bousel vat of daarby voeg.
first--endgame--from_16 = Van 16 punte af beslis een enkele ding of jy wen.
first--endgame--from_18 = Van 18 punte af beslis een enkele ding of jy wen.
first--faces--all = ’n Boer, vrou of heer vat een van sy rang, of al drie.
first--faces--any = ’n Boer, vrou of heer vat enige getal van sy rang.
first--fine = { $count ->
    [one] Jy mag ondanks jou bousel ’n kaart neersit, maar dit kos { $count } punt.
   *[other] Jy mag ondanks jou bousel ’n kaart neersit, maar dit kos { $count } punte.
}
first--first_hand = In die eerste deelslag van ’n rondte het elke hand { $count } kaarte.
first--five_of_spades = Die skoppens vyf vat alles wanneer jy dit neersit.
first--fresh = Jy mag nie bou met ’n aas of Casino wat pas neergesit is nie.
first--hand = Elke hand het { $count } kaarte.
first--jacks = ’n Boer vat alles op die tafel.
first--last_capture = Wie laaste vat, kry 1 punt.
first--layout--none = Die tafel begin leeg.
first--lowest_wins = Die minste punte wen, so vermy skoppens, ase en die Casino’s.
first--matching = Lê dieselfde kaart op die tafel, moet jou kaart dit vat of daarmee bou.
first--numbers--11_12_13--14_hand_1_table = Boer, vrou en heer tel 11, 12 en 13, en ’n aas 14, of 1 op die tafel.
first--numbers--11_12_13--1_or_14 = Boer, vrou en heer tel 11, 12 en 13, en ’n aas 1 of 14.
first--numbers--12_13_14--1_or_11 = Boer, vrou en heer tel 12, 13 en 14, en ’n aas 1 of 11.
first--numbers--13_14--1_or_11 = Vroue tel 13, heers 14, en ’n aas 1 of 11. Boere het geen waarde nie.
first--numbers--rank_only--1 = Boere, vroue en heers het geen waarde nie, en ’n aas tel 1.
first--overshoot = Jy moet presies by { $count } uitkom: gaan jy verby, gee die rondte niks.
first--pack--40 = Die pak het { $count } kaarte, sonder boere, vroue en heers.
first--pack--49 = Die pak het { $count } kaarte, met die skoppens twee as enigste twee.
first--packs = Twee pakke word saam geskommel: { $count } kaarte.
first--partners_build = Jy mag nie jou maat se bousel vat nie.
first--pluck = Een keer per deelslag mag jy ’n los kaart van die tafel pluk.
first--raise--forbidden = Jy mag nie jou eie bousel verhoog nie.
first--raise--needs_both_cards = Om jou eie bousel te verhoog, moet jy kaarte met albei waardes hê.
first--raise--opponents_only = Jy mag ’n teenstander se bousel verhoog, maar nie jou eie of jou maat s’n nie.
first--rounds--1_per_player = Almal deel een keer uit, en dan is die spel verby.
first--rounds--2_per_player = Almal deel twee keer uit, en dan is die spel verby.
first--rounds--one = ’n Spel is een rondte.
first--score--diamonds = Meeste ruitens gee 1 punt, en al vier sewes, sesse of ase gee 2.
first--score--honours = Ase, tiene en prentkaarte gee punte. Skoppens nie.
first--scoring_builds = Kaarte wat op hulle eie punte gee, soos ase, kom in geen bousel nie.
first--spades--1_each_spade = Elke skoppens gee 1 punt.
first--spades--24_points = Elke skoppens gee 1 punt, en die skoppens boer 2.
first--spades--25_points = Elke skoppens gee 1 punt, die skoppens boer 2, en meeste skoppens nog 1.
first--spades--26_points = Elke skoppens gee 1 punt, die skoppens aas en boer 2, en meeste skoppens nog 1.
first--spades--five_spades_1 = Vyf skoppens gee 1 punt.
first--sums = ’n Teenstander se enkelbousel kan deel van ’n som wees.
first--sweeps = { $count ->
    [one] Elke skoonvee gee 1 punt.
   *[other] Elke skoonvee gee { $count } punte.
}
first--sweeps--numbers = ’n Skoonvee gee die waardes van sy kaarte, tensy ’n boer dit doen.
first--sweeps--swing = ’n Skoonvee tel { $count } punte teen jou.
first--target = Die spel gaan tot { $count } punte.
first--ten_of_diamonds = Groot Casino tel 10 of 11.
first--tie--cards = Is kaarte gelykop, kry die kant met meer skoppens die punte daarvoor.
first--tops--builds = Wat jy vat, bly oop: die boonste kaart kan vir ’n bousel gesteel word.
first--tops--captures = Wat jy vat, bly oop: die boonste kaart kan teruggevat word.
first--tops--equals = Wat jy vat, bly oop: dieselfde kaart kan die boonste een vat.
first--tops--nothing = Wat jy vat, bly oop.
language--all = Tale
language--close = Nee, dankie
language--corrections = Verbeterings aan dié vertaling is welkom. Die bladsy docs/translating.md in die bronkode sê hoe.
language--gone = Dié webwerf is nie meer in { $language } beskikbaar nie. Dié bladsy is in Afrikaans.
language--lacking = Dié bladsy is nog nie vertaal nie, so dit is in Engels.
language--offer = Dié bladsy in Afrikaans
attempt--build = *Bou*
attempt--build--not = Jy kan nie met presies die kaarte bou wat jy gekies het nie.
attempt--lay = *Sit neer*
attempt--lay--chosen = Om ’n kaart neer te sit, kies geen kaarte op die tafel nie.
attempt--lay--not = Jy mag nie daardie kaart hier neersit nie.
attempt--take = *Vat*
attempt--take--none = Om iets te vat, kies ook kaarte op die tafel.
attempt--take--not = Jy kan nie presies die kaarte wat jy gekies het, met daardie kaart vat nie.
strategy--build-or-lay--0 = eerder as neersit, as geen ongesiene kaart dit vat nie
strategy--build-or-lay--1 = eerder as neersit, as een dit vat
strategy--build-or-lay--2 = eerder as neersit, as twee dit vat
strategy--build-or-lay--3 = eerder as neersit, as drie dit vat
strategy--build-or-take--0 = eerder as ’n vangs, as geen ongesiene kaart dit vat nie
strategy--build-or-take--1 = eerder as ’n vangs, as een dit vat
strategy--build-or-take--2 = eerder as ’n vangs, as twee dit vat
strategy--build-or-take--3 = eerder as ’n vangs, as drie dit vat
maker--about = Een reël HTML sit dié spel op jou eie bladsy: die herhaling as dit klaar is, anders die kaarte op die tafel en jou hand.
maker--go = Skryf die reël
maker--title = Sit dit op ’n bladsy
