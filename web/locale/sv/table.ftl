ask--augment = { $who } vill avsluta sin tur, men { $cards } kunde läggas till på { $build }. Kräva det?
ask--build = { $build }: { $groups }.
ask--builds--none = Det finns inga byggen.
ask--capture = { $who } tar { $taken } med { $card } men kunde ta { $more } också. Kräva det?
ask--capture--lay = { $who } lägger ut { $card }, som kunde ta { $more }. Kräva det?
ask--choices = Du kan: { $choices }.
ask--hand = På din hand: { $cards }.
ask--hand--empty = Din hand är tom.
ask--hand--none = Ingen hand visas.
ask--over = Omgången är slut.
ask--prompt = { $prompt }
ask--request = { $who } tänker ta { $taken } med { $card }. Du kunde ta bygget själv. Be om det?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } poäng
   *[other] { $who } { $count } poäng
}
ask--table = På bordet: { $cards }.
ask--table--none = Bordet är tomt.
ask--where = { $title }. { $place }.
ask--you--augment = De kräver det: lägg till allt som passar på bygget.
ask--you--capture = De kräver det: ta allt du kan med { $card }.
ask--you--request = Din partner ber dig lämna bygget. Lägg till { $card }, eller ta det ändå.

back--always = Ta tillbaka utan att fråga i det här partiet
back--dealt = Sedan dess har nya kort delats ut, och du har sett dina.
back--decided = { $count ->
    [one] Sedan dess har { $who } bestämt sig.
   *[other] Sedan dess har { $who } bestämt sig.
}
back--light = Sedan dess har du sett ett nytt kort.
back--marked = Du kan ändå ta tillbaka, men det syns i partiets protokoll.
back--no = Behåll
back--over = Omgången är slut, och allas kort syns.
back--round = Nästa omgång är utdelad, och du har sett dina kort.
back--shown = { $count ->
    [one] Sedan dess har { $who } spelat: { $cards }.
   *[other] Sedan dess har { $who } spelat: { $cards }.
}
back--title = Ta tillbaka?
back--whose = Det var { $who }s beslut. { $who } får bestämma igen, och ingen annans kort visas.
back--yes = Ta tillbaka

boot--file = Sidan öppnades som en fil. Den fungerar bara från en webbserver: öppna dess adress på webben, eller lägg mappen på en server.
boot--offline = Bordet kunde inte starta, eftersom enheten är offline. Försök igen när den är uppkopplad.
boot--progress = Reglerna laddas: { $loaded } av { $total } MB
boot--sandbox = Bordet kunde inte starta: den här sidan visar det i en sandlåda, och bordets server låter ingen sandlåda ladda filerna. Du kan öppna det i full storlek. Till serverns ägare: den behöver rubriken Access-Control-Allow-Origin: *.
boot--type = Servern skickar { $file } som ”{ $type }”. Filer som slutar på .js måste skickas som text/javascript.

build--none = Det här är { $build }: ett kort med dess värde, ditt eller någon annans, tar hela bygget på en gång. Du har inget sådant.
build--yours = Det här är { $build }: ett kort med dess värde, ditt eller någon annans, tar hela bygget på en gång. { $card } kan ta det.

curtain--about = Ge enheten till { $who }. Inga kort visas förrän då.
curtain--face = Jag är { $who }: visa mina kort
curtain--fairness = Korten visas bara för den som är i tur.
curtain--turn = Det är { $who }s tur.
curtain--undo = Ta tillbaka det senaste draget

elsewhere--here = Spela här
elsewhere--text = Du kan fortsätta där, eller spela här och pausa den andra fliken.
elsewhere--title = Partiet är öppet i en annan flik

tip--all = Dölj alla tips
tip--build = Du kan bygga: lägg { $card } på { $cards } och kalla det { $value }. Bara ett kort med det värdet tar bygget, och du har { $kept } att ta det med nästa gång.
tip--choose = Välj ett kort. Bordet visar vad det passar till, och dina val visas här.
tip--counted = Det här är räkningen: vad varje sida tog och vilka poäng det ger. Den visar vad som är värt att samla.
tip--done = Okej
tip--first = Nytt i { $game }:
tip--guide = Är det här ditt första parti? Ska jag visa hur man gör medan vi spelar?
tip--guide--no = Nej tack
tip--guide--yes = Ja, visa mig
tip--kept = Dina partier sparas bara i den här webbläsaren. Öppna ”Dina partier” i menyn för att spara en kopia.
tip--keys = Du kan spela med tangentbordet också. Tryck på ? för att se alla tangenter.
tip--last = Det här är sista given. När den är slut får den som tog sist också korten som ligger kvar på bordet.
tip--lay = Inget av dina kort kan ta något nu, så lägg ut ett. Det ligger kvar på bordet, och vem som helst kan ta det senare.
tip--pair = { $card } kan ta { $cards }, för valören är densamma. Tryck på { $card } så ser du.
tip--stolen = { $who } tog { $build }: alla som har ett kort med det värdet kan göra det. Ta i fortsättningen ett bygge så snart det är din tur igen, innan någon annan gör det.
tip--stolen--at-once = { $who } tog { $build }: alla som har ett kort med det värdet kan göra det. Den risken har alla byggen.
tip--stolen--raised = { $who } höjde { $build }. Det har ett nytt värde nu, och bara ett kort med det värdet tar det.
tip--sum = { $card } kan ta { $cards }, för tillsammans har de samma värde. Tryck på { $card } så ser du.
tip--sum--ace = { $card } kan ta { $cards }, för tillsammans har de samma värde: ett äss räknas som 1. Tryck på { $card } så ser du.
tip--swept = { $card } tar allt på bordet. Det är en tabbe, och den ger poäng.
tip--swept--empty = Bordet är tomt, så allt du kan göra är att lägga ut ett kort.
tip--tap = Spela ett kort med en enda tryckning när det bara kan göra en sak?
tip--tap--no = Låt det vara
tip--tap--yes = Slå på det
tip--theirs = { $build } är ett bygge: bara ett kort med dess värde tar det. Du har inget, så låt det ligga så länge.
tip--theirs--raise = { $build } är ett bygge: bara ett kort med dess värde tar det. Du har inget, men { $card } höjer det till { $value }, och då är det ditt.
tip--theirs--take = { $build } är ett bygge: korten kan bara tas tillsammans. { $card } tar det, fast { $who } gjorde det.

keys--about = Välj en tangent och tryck på en annan bokstav, siffra eller ett tecken för att byta. Backsteg tar bort den.
keys--asked-hand = Hör din hand
keys--back = Standardtangenterna är återställda.
keys--builds = Hör byggena och vems de är
keys--card = Välj kort { $number } på din hand
keys--cards = Korten på din hand
keys--changed = { $what }: { $now }.
keys--choices = Hör vad du kan göra
keys--fixed = Fasta tangenter
keys--keys = Visa den här listan
keys--hint = Ledtråd
keys--last = Hör det senaste draget
keys--let-go = Släpp ditt val, stäng en ruta
keys--none = { $what } har ingen tangent.
keys--not = En tangent måste vara en bokstav, en siffra eller ett tecken.
keys--press = Välj ett kort, spela det valda, tryck på en knapp
keys--redo = Gör om
keys--score = Hör ställningen
keys--swapped = { $what }: { $now }. { $other } är nu { $old }.
keys--swapped--none = { $what }: { $now }. { $other } har nu ingen tangent.
keys--table = Hör vad som ligger på bordet
keys--title = Tangenter
keys--undo = Ångra
keys--usual = Återställ standardtangenterna
keys--where = Hör vilket spel, vilken omgång och giv det är, och vems tur
keys--within = Gå från kort till kort
keys--zones = Gå till nästa del av bordet

menu--cards = Dela de här korten
menu--counters = Räkneverk
menu--daily = Dagens giv
menu--download = Spara partiet som fil
menu--group--game = Det här partiet
menu--group--share = Dela och spara
menu--group--site = Tangenter och tips
menu--hinted = Du bad om ledtrådar, så partiet räknas inte in i din rating.
menu--tips = Visa tipsen igen
menu--install = Installera
menu--keys = Tangenter
menu--link = Länk till partiet
menu--maker = Lägg det här på en sida
menu--new = Nytt parti
menu--open = Öppna ett parti
menu--picture = Bild av ställningen
menu--played-before = Du har spelat de här korten förut.
menu--position = Partiet började från en ställning mitt i en omgång.
menu--progress = Dina partier
menu--resign = Ge upp
menu--restart = Börja om omgången
menu--rules = Regler
menu--same = Samma kort igen
menu--seed = Korten kommer från fröet { $seed }. Samma frö ger alla samma kort.
menu--settings = Inställningar
menu--skip = Hoppa till omgångens slut
menu--takebacks = { $count ->
    [one] Ett drag har tagits tillbaka en gång i det här partiet.
   *[other] Drag har tagits tillbaka { $count } gånger i det här partiet.
}
menu--title = Meny
menu--update = Uppdatera till den nya versionen

news--install = Du kan installera webbplatsen som en app. Den fungerar utan nät också.
news--install--no = Inte nu
news--install--yes = Installera
news--update = Det finns en ny version av webbplatsen.
news--update--no = Senare
news--update--yes = Uppdatera nu

note--aside = En del av det som webbplatsen hade sparat i din webbläsare går inte att läsa. Det har lagts åt sidan: du kan spara det som en fil under Dina partier.
note--copied = Länken är kopierad.
note--full = Webbläsarens lagring är full. Du kan spela vidare, men partiet sparas inte.
note--game-file = Partiet ligger i filen som webbläsaren just sparade. Välj ”Öppna ett parti” i menyn för att öppna det igen.
note--not-copied = Webbläsaren låter inte sidan kopiera. Länken är markerad, så du kan kopiera den själv.
note--picture = Bilden ligger i filen casino.svg, som webbläsaren just sparade.
note--refused = Webbläsaren sparar ingenting för den här webbplatsen. Partiet finns bara så länge sidan är öppen.
note--result--full = Webbläsarens lagring är full, så partiets resultat sparades inte. Du kan ändå spara partiet som fil från menyn.
note--result--slim = Webbläsarens lagring är nästan full. Partiets resultat sparades, men inte dragen. Spara en kopia under ”Dina partier” i menyn och radera sedan några partier.
note--unopened = Det partiet gick inte att öppna. Om det fortfarande är sparat finns det under Dina partier.

offer--add = *Lägg till* på { $build }
offer--add--drawn = *Lägg till* på { $build }
offer--add--with = *Lägg till* på { $build } med { $cards }
offer--announce--any = Meddela sista given
offer--announce--cards = Säg ”kort”
offer--announce--last = Säg ”sist”
offer--announce--sistan = Säg ”sistan”
offer--announce--sisten = Säg ”sisten”
offer--as-announced = Ta det ändå
offer--bonus = +{ $count }
offer--build = *Bygg { $value }*: { $cards }
offer--build--drawn = *Bygg*
offer--cancel = Annullera given
offer--claim = Anmäl vinst
offer--commits = du måste ta det den här turen
offer--done = Klar
offer--end-turn = Avsluta turen
offer--ends--game = avslutar partiet, { $score }
offer--ends--round = avslutar omgången, { $score }
offer--fewer = Färre
offer--fine = kostar { $count } poäng
offer--fine--given = ger { $who } { $count } poäng
offer--for-partner = åt { $who }, som har kortet
offer--from = från { $pile }
offer--gain--aces = { $count ->
    [one] { $count } äss
   *[other] { $count } äss
}
offer--gain--big-casino = Storan
offer--gain--cards = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
offer--gain--little-casino = Lillan
offer--gain--points = { $count ->
    [one] { $count } poäng
   *[other] { $count } poäng
}
offer--gain--spades = { $count ->
    [one] { $count } spader
   *[other] { $count } spader
}
offer--give = Ge din partner klädda kort
offer--go-on = *Fortsätt*
offer--go-on--next = { $who } står på tur
offer--insist--augment = Kräv det
offer--insist--capture = Kräv det
offer--insist--request = Be om det
offer--keep = du behåller { $kept }
offer--keep--sets = { $sets } grupper, du behåller { $kept }
offer--leaves = lämnar { $sweep } för { $cards }
offer--leaves--all = lämnar på bordet: { $parts }
offer--let-stand = Låt det vara
offer--more = Fler ({ $count })
offer--pluck = *Plocka* { $card }
offer--pluck--cost = en gång per giv
offer--raise = *Höj* { $build } till { $value }
offer--raise--drawn = *Höj* { $build } till
offer--raise--with = *Höj* { $build } till { $value } med { $cards }
offer--silent = Säg inget
offer--stays = det är fortfarande { $who }s
offer--steal = *Stjäl* { $stolen } till { $build }
offer--steal--build = *Stjäl* { $stolen } och bygg { $value } med { $cards }
offer--steal--build--drawn = *Stjäl* { $stolen } och bygg
offer--steal--with = *Stjäl* { $stolen } till { $build } med { $cards }
offer--take = *Ta* { $pieces }
offer--take-over = Ta över
offer--take--as = *Ta* som
offer--take--drawn = *Ta*
offer--trail = *Lägg ut*
offer--trail--alone = *Lägg ut*, rakt i din hög
offer--trail--build = *Lägg ut* och bygg { $value } av { $groups }
offer--trail--build--drawn = *Lägg ut* och bygg
offer--trail--takes = *Lägg ut* och ta allt
offer--wins = vinner partiet

pad--names = Namn
pad--round = Omgång { $number }
pad--sum = Den här omgången
pad--title = { $game }: protokoll för { $sides }
pad--total = Hittills

pile--before = De här korten togs innan ställningen sattes upp, så det är inte känt vilket som kom sist.
pile--count = { $count ->
    [one] { $count } kort
   *[other] { $count } kort
}
pile--last = Det som togs senast
pile--nothing = Inget har tagits här i den här omgången.

play--announce = Det här är sista given. Du får meddela det innan någon spelar.
play--choose = Välj ett kort på din hand.
play--choose-or-pluck = Välj ett kort på din hand, eller ett på bordet att plocka.
play--choose--needs = Du behöver { $items } för att vinna. Välj ett kort på din hand.
play--close = Stäng
play--dealer = giv
play--fairness = { $count ->
    [one] { $who } ser bara det som du skulle se från den platsen: bordet, sina egna kort och det som har spelats.
   *[other] De andra ser bara det som du skulle se från deras platser: bordet, sina egna kort och det som har spelats.
}
play--from-position = Spela vidare härifrån.
play--hand-first = Välj först ett kort på din hand.
play--has-played = Du har redan spelat ditt kort för den här turen.
play--lost = { $who } kunde inte bestämma sig och spelar ett tillåtet kort vilket som helst.
play--may-claim = Du får anmäla vinst, eller välja Klar.
play--may-pluck = Du får plocka ett kort från bordet, eller välja Klar.
play--next = nästa
play--partner = partner
play--proven = känt: { $rank }
play--shown-again = Det senaste draget igen.
play--skipping = { $who } spelar dina kort till omgångens slut.
play--stuck = { $who } kunde inte bestämma sig, och inget kort kan spelas. Börja ett nytt parti från menyn.
play--subtitle = Omgång { $round }, giv { $deal } av { $deals }, parti till { $target }
play--subtitle--brief = Giv { $deal } av { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Omgång { $round } av { $rounds }, giv { $deal } av { $deals }
play--them = De
play--us = Vi
play--waiting = Det är { $who }s tur.
play--you = Du

position--over = Det var sista steget.
position--right = Det är rätt drag.
position--task = Din tur. Vilket drag är bäst?
position--title = Hitta draget

resign--text = Partiet slutar och räknas som en förlust.
resign--text--shared = { $who } ger upp, och partiet är slut.
resign--title = Ge upp partiet?
resign--yes = Ge upp

restart--text = Omgången börjar om med samma kort, och det syns i partiets protokoll. Med Gör om får du tillbaka dina drag.
restart--title = Börja om omgången?
restart--yes = Börja om

same--text = Ett nytt parti börjar med samma kort, regler och spelare. Det du spelar nu slutar utan resultat.
same--title = Samma kort igen?
same--yes = Börja om

set--checks = Innan du gör ett dyrt drag
set--checks--off = Säg inget
set--checks--on = Varna mig; partiet ger då ingen rating
set--claims = Att anmäla vinst
set--claims--ask = Jag anmäler själv
set--claims--auto = Anmäl åt mig
set--count = Räkningen efter en omgång
set--count--each = En post i taget
set--count--whole = Allt på en gång
set--counters = Räkneverk bredvid bordet
set--counters--folded = Stängda
set--counters--open = Öppna
set--deck = Bokstäver på klädda kort
set--deck--own = Kn D K
set--deck--world = J Q K
set--done = Klar
set--faces = Kortens färg
set--faces--dark = Mörk
set--faces--light = Ljus
set--group--acting = Spelet
set--group--asked = Görs åt dig
set--group--looks = Utseende
set--group--pace = Tempo
set--group--told = Vad du ser och hör
set--index = Hörntecken
set--index--large = Stora
set--index--normal = Vanliga
set--insists = När andra kunde ta mer, eller lägga till
set--insists--always = Kräv det
set--insists--ask = Fråga mig
set--insists--never = Låt det vara
set--language = Språk
set--letters = Kortkommandon
set--letters--off = Av
set--letters--on = På
set--obvious = När ett kort bara kan göra en sak
set--obvious--choose = Välj det först
set--obvious--play = Spela det direkt
set--others = Vems tagna kort som räknas
set--others--all = Allas
set--others--own = Dina
set--palette = Färgernas färger
set--palette--contrast = Hög kontrast
set--palette--four = Fyra färger
set--palette--safe = För färgblinda
set--palette--two = Två färger
set--sound = Ljud
set--sound--off = Av
set--sound--on = På
set--speed = Fart
set--speed--fast = Snabb
set--speed--normal = Vanlig
set--speed--off = Direkt
set--speed--slow = Långsam
set--speed--step = En tur i taget
set--table = Bord
set--table--dusk = Skymning
set--table--reeds = Vass
set--table--sand = Sand
set--table--water = Stilla vatten
set--talk = Vad spelarna säger vid bordet
set--talk--off = Dölj
set--talk--on = Visa
set--theme = Tema
set--theme--dark = Mörkt
set--theme--light = Ljust
set--theme--system = Som enheten
set--thinking = Hur länge bottar får tänka
set--thinking--long = Länge
set--thinking--normal = Vanligt
set--thinking--quick = Kort
set--thumb = Hand du trycker med
set--thumb--left = Vänster
set--thumb--right = Höger
set--title = Inställningar
set--vibration = Vibration, om det går
set--vibration--off = Av
set--vibration--on = När det är din tur och vid tabbe
set--warning = När du lämnar en tabbe på bordet
set--warning--off = Säg inget
set--warning--on = Varna mig
set--watched = Händer när bara bottar spelar
set--watched--closed = Dolda
set--watched--open = Öppna

sheet--link = Regelblad och protokoll att skriva ut
sheet--print = Skriv ut
sheet--title = { $game } på papper

skip--text = { $who } spelar dina kort och ser bara det du ser, och ingen tänker länge. Du kan ta över när som helst. Partiet sparas men räknas inte in i din rating.
skip--title = Hoppa till omgångens slut?
skip--yes = Hoppa

sort--lift = Lägg { $card } överst
sort--offer = Ordna det du tar
sort--offer--cost = i din hög
sort--order = överst först: { $cards }

step--after = Ditt kort är spelat. Bygg vidare från bordet, eller avsluta turen.
step--committed = Du har lagt till på { $build }, så kortet du spelar måste ta det.
step--first = Spela ett kort. Före och efter får du bygga från bordet så ofta du vill.
step--nothing = De här korten blir inget bygge än. Välj fler, eller välj det kort på handen som tar dem.
step--nothing-after = De här korten blir inget bygge. Välj andra, eller avsluta turen.

sure--no = Spela vidare

table--acts = Vad du kan göra
table--acts--with = Vad du kan göra med { $card }
table--again = Senaste draget
table--again--long = Visa det senaste draget
table--again--none = Ingen har spelat än.
table--asked = En fråga till dig
table--build--theirs--multiple = { $owner }s flerdubbla bygge på { $value }: { $cards }
table--build--theirs--single = { $owner }s enkla bygge på { $value }: { $cards }
table--build--yours--multiple = Ditt flerdubbla bygge på { $value }: { $cards }
table--build--yours--single = Ditt enkla bygge på { $value }: { $cards }
table--count--so_far = Hittills
table--counters = Räkneverk
table--counters--unseen = Ännu inte sedda, efter valör
table--counts = Vad som ger poäng
table--diagram--after = Sedan
table--diagram--becomes = blir
table--diagram--before = På bordet
table--diagram--hand = Du har
table--diagram--taken = Du tar
table--diagram--top = I { $who }s hög
table--empty = Bordet är tomt.
table--empty--start = Bordet är tomt. Varje kort som läggs ut får bli det första.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Din hand
table--hand--empty = Du har inga kort på handen.
table--hand--theirs = { $who }s hand
table--hand--theirs--empty = { $who } har inga kort på handen.
table--held = { $count ->
    [one] { $count } kort på handen
   *[other] { $count } kort på handen
}
table--held--brief = { $count } på handen
table--all-lessons = Alla lektioner
table--all-puzzles = Alla problem
table--hint = Ledtråd
table--home = Hem
table--layout = På bordet
table--lesson = Lektion
table--lesson--again = Försök igen
table--lesson--back = Tillbaka
table--lesson--earlier = Föregående drag
table--lesson--later = Nästa drag
table--lesson--moment = { $place } av { $of }
table--lesson--on = Nästa
table--lesson--place = Steg { $number } av { $of }
table--lesson--show = Visa mig
table--lesson--skip = Hoppa över
table--lesson--task = Uppgiften
table--menu = Meny
table--mine = Du
table--multiple = fler{ "\u00AD" }dubbelt
table--none = inga
table--pack = i leken
table--pile--look = visa vad { $who } tog senast
table--pile--look--you = visa vad du tog senast
table--players = De andra spelarna
table--points = { $count ->
    [one] poäng
   *[other] poäng
}
table--proven = känt
table--puzzle = Problem
table--puzzle--outcome = Så gick det
table--puzzle--place = Problem { $number } av { $of }
table--redo = Gör om
table--replay = Repris
table--replay--back = Ett drag tillbaka
table--replay--compare = Båda dragen
table--replay--end = Tillbaka till räkningen
table--replay--first = Till början
table--replay--hands = Alla händer
table--replay--if = Spela vidare härifrån
table--replay--last = Till slutet
table--replay--moves = Dragen i omgång { $number }
table--replay--notation = Notation
table--replay--on = Ett drag framåt
table--replay--pause = Pausa
table--replay--play = Spela upp
table--replay--review = Genomgång
table--replay--rounds = Omgångar
table--replay--slider = Plats i partiet
table--score = Ställning
table--score--more = vad som ger poäng
table--scored = Poäng hittills i omgången
table--sheet--cards = Vilka kort
table--sheet--game = Parti, till { $target }
table--sheet--item = Post
table--sheet--more = Mer
table--sheet--nth = Omgång { $number }
table--sheet--round = Den här omgången
table--sheet--rounds = Omgång för omgång
table--sheet--total = Parti
table--side = Det här partiet
table--single = enkelt
table--stock = { $count ->
    [one] { $count } kort kvar i leken
   *[other] { $count } kort kvar i leken
}
table--stock--none = Inga kort kvar i leken
table--taken = tagna
table--taken--sweeps = { $count ->
    [one] tagna, { $count } tabbe
   *[other] tagna, { $count } tabbar
}
table--task--again = Börja om
table--task--place = Uppgift { $number } av { $of }
table--thinking = tänker
table--to_move = i tur
table--turns = De senaste turerna
table--undo = Ångra
table--undo--none = Det finns inget att ta tillbaka.
table--ways = Vad du mer kan göra
table--word = : vad det betyder
table--you = Du
table--your_turn = Din tur

watch--fairness = Var och en ser bara det som du skulle se från den platsen: bordet, sina egna kort och det som har spelats.
watch--go-on = Fortsätt
watch--pause = Pausa
first--ace--1 = Ett äss räknas som 1.
first--ace--14_hand_1_table = Ett äss räknas som 14 på handen och som 1 på bordet.
first--ace--1_or_11 = Ett äss räknas som 1 eller 11.
first--ace--1_or_14 = Ett äss räknas som 1 eller 14.
first--anticlockwise = Spelet går motsols.
first--at_once--one = Bara ett bygge i taget får ligga på bordet.
first--at_once--one_each = Du får bara äga ett bygge i taget.
first--build_cards = Ett bygge har högst { $count } kort.
first--building--none = Man bygger inte.
first--building--table = Du kan bygga av bordet ensamt, före och efter ditt drag.
first--calling = Har du två åttor kan du lägga ut en av dem och låsa grupper på åtta.
first--cards_only = Bara kort räknas: den som tar flest vinner.
first--casino_points--3_and_2 = Storan ger 3 poäng och Lillan 2.
first--casinos--fixed_hand = På handen räknas Storan som 16 och Lillan som 15.
first--casinos--optional = Storan kan räknas som 16 och Lillan som 15.
first--cleared = När bordet töms är omgången slut.
first--compulsory = Du måste ta om du kan, och så mycket du kan.
first--court_builds = Du kan bygga knektar, damer och kungar efter valör.
first--courts--11_12_13 = Knektar räknas som 11, damer som 12 och kungar som 13.
first--courts--12_13_14 = Knektar räknas som 12, damer som 13 och kungar som 14.
first--courts--13_14 = Damer räknas som 13 och kungar som 14. Knektar har inget värde.
first--courts--rank_only = Knektar, damer och kungar har inget värde.
first--draw = Efter varje drag drar du ett kort.
first--duty--add_or_capture = Så länge du äger ett bygge måste du ta något eller lägga till på det.
first--duty--free = Du får lägga ut ett kort fast du äger ett bygge, men behåll ett kort som tar det.
first--duty--no_trail_one_per_value = Du får inte äga två byggen på samma värde.
first--duty--take_or_add_next_turn = Nästa gång du är i tur måste du ta ditt bygge eller lägga till på det.
first--endgame--from_16 = Från 16 poäng avgör en enda post om du vinner.
first--endgame--from_18 = Från 18 poäng avgör en enda post om du vinner.
first--faces--all = En knekt, dam eller kung tar ett kort av sin valör, eller alla tre.
first--faces--any = En knekt, dam eller kung tar hur många kort av sin valör som helst.
first--fine = Du får lägga ut ett kort trots ditt bygge, men det kostar { $count } poäng.
first--five_of_spades = Spader fem tar allt när du lägger ut den.
first--fresh = Du får inte bygga med ett äss, Storan eller Lillan som just lagts ut.
first--hand = Varje hand har { $count } kort.
first--jacks = En knekt tar allt på bordet.
first--last_capture = Den som tar sist får 1 poäng.
first--layout--none = Bordet är tomt från början.
first--lowest_wins = Minst poäng vinner, så undvik spader, äss, Storan och Lillan.
first--matching = Ett kort som är lika med kort på bordet måste ta dem eller bygga med dem.
first--numbers--11_12_13--14_hand_1_table = Knekt, dam och kung räknas som 11, 12 och 13, och ett äss som 14, eller 1 på bordet.
first--numbers--11_12_13--1_or_14 = Knekt, dam och kung räknas som 11, 12 och 13, och ett äss som 1 eller 14.
first--numbers--12_13_14--1_or_11 = Knekt, dam och kung räknas som 12, 13 och 14, och ett äss som 1 eller 11.
first--numbers--13_14--1_or_11 = Damer räknas som 13, kungar som 14 och ett äss som 1 eller 11. Knektar har inget värde.
first--numbers--rank_only--1 = Knektar, damer och kungar har inget värde, och ett äss räknas som 1.
first--pack--40 = Leken har { $count } kort, utan knektar, damer och kungar.
first--pack--49 = Leken har { $count } kort, och spader två är dess enda tvåa.
first--packs = Två lekar blandas ihop: { $count } kort.
first--pluck = En gång per giv får du plocka ett löst kort från bordet.
first--raise--forbidden = Du får inte höja ditt eget bygge.
first--raise--needs_both_cards = För att höja ditt eget bygge måste du ha kort med båda värdena.
first--raise--opponents_only = Du får höja en motståndares bygge, men inte ditt eget eller din partners.
first--rounds--1_per_player = Alla ger en gång, och sedan är partiet slut.
first--rounds--2_per_player = Alla ger två gånger, och sedan är partiet slut.
first--rounds--one = Ett parti är en omgång.
first--score--diamonds = Flest ruter ger 1 poäng, och alla fyra sjuor, sexor eller äss ger 2.
first--score--honours = Äss, tior och klädda kort ger poäng. Det gör inte spader.
first--scoring_builds = Kort som ger poäng i sig, till exempel äss, får inte ingå i ett bygge.
first--spades--1_each_spade = Varje spader ger 1 poäng.
first--spades--24_points = Varje spader ger 1 poäng, och spader knekt 2.
first--spades--25_points = Varje spader ger 1 poäng, spader knekt 2, och flest spader 1 till.
first--spades--26_points = Varje spader ger 1 poäng, spader äss och spader knekt 2, och flest spader 1 till.
first--spades--five_spades_1 = Fem spader ger 1 poäng.
first--sums = En motståndares enkla bygge kan ingå i en summa.
first--sweeps = { $count ->
    [one] Varje tabbe ger 1 poäng.
   *[other] Varje tabbe ger { $count } poäng.
}
first--sweeps--numbers = En tabbe ger sina korts värden, om den inte görs med en knekt.
first--sweeps--swing = En tabbe räknas som { $count } poäng emot dig.
first--target = Partiet går till { $count } poäng.
first--ten_of_diamonds = Storan räknas som 10 eller 11.
first--tie--cards = Är antalet kort lika får sidan med flest spader poängen för dem.
first--tops--builds = Det du tar ligger öppet: översta kortet kan stjälas till ett bygge.
first--tops--captures = Det du tar ligger öppet: översta kortet kan tas ifrån dig.
first--tops--equals = Det du tar ligger öppet: ett likadant kort kan ta det översta.
first--tops--nothing = Det du tar ligger öppet.
language--all = Språk
language--close = Nej tack
language--corrections = Rättelser av översättningen är välkomna. Sidan docs/translating.md i källkoden beskriver hur.
language--gone = Webbplatsen finns inte längre på { $language }. Den här sidan är på svenska.
language--lacking = Den här sidan är inte översatt än, så den är på engelska.
language--offer = Den här sidan på svenska
attempt--build = *Bygg*
attempt--build--not = Du kan inte bygga med just de kort du valde.
attempt--lay = *Lägg ut*
attempt--lay--chosen = Välj inga kort på bordet om du vill lägga ut ett kort.
attempt--lay--not = Du får inte lägga ut det kortet här.
attempt--take = *Ta*
attempt--take--none = Välj kort på bordet också om du vill ta något.
attempt--take--not = Du kan inte ta just de kort du valde med det kortet.
strategy--build-or-lay--0 = hellre än att lägga ut, när inget osett kort tar det
strategy--build-or-lay--1 = hellre än att lägga ut, när ett kort tar det
strategy--build-or-lay--2 = hellre än att lägga ut, när två kort tar det
strategy--build-or-lay--3 = hellre än att lägga ut, när tre kort tar det
strategy--build-or-take--0 = hellre än att ta, när inget osett kort tar det
strategy--build-or-take--1 = hellre än att ta, när ett kort tar det
strategy--build-or-take--2 = hellre än att ta, när två kort tar det
strategy--build-or-take--3 = hellre än att ta, när tre kort tar det
maker--about = En rad HTML sätter det här partiet på din egen sida: reprisen om det är slut, annars korten på bordet och din hand.
maker--go = Skriv raden
maker--title = Lägg det här på en sida
table--replay--table = Tillbaka till bordet
table--said = ”{ $words }”
first--first_hand = I omgångens första giv har varje hand { $count } kort.
first--overshoot = Du måste nå { $count } exakt: en omgång som går förbi ger inget.
first--partners_build = Du får inte ta ett bygge som din partner äger.
