progress--achievement--aces = alla fyra äss i en omgång
progress--achievement--aces--about = Varje äss räknas, och ett äss på bordet passar i många summor. Ta det så snart du kan, även med få andra kort.
progress--achievement--cards = mer än halva leken
progress--achievement--cards--about = När du har mer än halva leken kan ingen slå dig på flest kort. Från och med då är det mindre viktigt att ta mycket, och kort som ger poäng på annat sätt blir viktigare.
progress--achievement--casinos = Storan och Lillan i en omgång
progress--achievement--casinos--about = Få kort är värda så mycket som ruter tio och spader två. Lägg inte ut någon av dem när någon annan kan ta den.
progress--achievement--groups = tre grupper med ett kort
progress--achievement--groups--about = Ett kort tar allt som blir dess värde. Leta efter varje summa innan du spelar.
progress--achievement--kept = ett bygge som klarade sig från två motståndare
progress--achievement--kept--about = Ju fler motståndare som spelar innan du är i tur igen, desto större är risken. Det är värt den när de flesta korten med byggets värde är borta eller är dina.
progress--achievement--last_sweep = en tabbe med det sista kortet i en giv
progress--achievement--last_sweep--about = Spara rätt kort till slutet av en giv: tänk innan du spelar de andra på vad som kan ligga på bordet när bara ett är kvar.
progress--achievement--multiple = ett flerdubbelt bygge
progress--achievement--multiple--about = Ett flerdubbelt bygge har två eller flera grupper på samma värde. Ingen kan höja det: bara ett kort med det värdet tar det från dig.
progress--achievement--residue = minst fyra kvarvarande kort genom att ta sist
progress--achievement--residue--about = Korten som ligger kvar på slutet går till den som tog sist. Spara i sista given ett kort som säkert tar något.
progress--achievement--shutout = omgångens alla poäng
progress--achievement--shutout--about = Det krävs bra kort, och ett öga på allt som ger poäng ända till sista given.
progress--achievement--spades = tio spader i en omgång
progress--achievement--spades--about = När du har sju spader kan ingen annan få lika många. Välj till dess det som ger spader när två sätt att ta är lika mycket värda.
progress--achievement--stolen = ett stulet bygge
progress--achievement--stolen--about = Ett bygge går till den som tar det först. Det är säkert bara för spelare som inte har något kort med dess värde: räkna hur många som har spelats.
progress--achievement--sweep = en tabbe
progress--achievement--sweep--about = En tabbe tar allt på bordet. Den som är näst i tur har inget att ta eller bygga på, så det som läggs ut blir ofta ditt också.
progress--added--bad = { $count ->
    [one] En post är inget avslutat parti och togs inte med.
   *[other] { $count } poster är inga avslutade partier och togs inte med.
}
progress--added--full = { $count ->
    [one] Ett parti togs inte med: webbläsarens lagring är full.
   *[other] { $count } partier togs inte med: webbläsarens lagring är full.
}
progress--added--known = { $count ->
    [one] Ett parti fanns redan här.
   *[other] { $count } partier fanns redan här.
}
progress--added--more = Annat lades också till: inställningar, egna regler eller ett pågående parti.
progress--added--new = { $count ->
    [one] Ett parti lades till.
   *[other] { $count } partier lades till.
}
progress--added--nothing = Det finns inget nytt i den här kopian.
progress--adding = Kopian återställs: { $done } av { $many } partier
progress--against = mot { $who }
progress--all = Alla partier
progress--alone = { $count }, var och en för sig
progress--back = Partiet är återställt.
progress--begun = Det pågick redan när du öppnade det.
progress--by--opponent = Efter motståndare
progress--by--person = Spelade mellan människor
progress--by--seats = Efter antal spelare
progress--by--variant = Efter spel
progress--chart--margin = Poäng före eller efter, parti för parti
progress--chart--margin--told = Poäng före eller efter i de senaste { $count } partierna, från { $worst } till { $best }.
progress--chart--share = Vunna partier av de senaste { $count }
progress--chart--share--told = Du vann { $number } % av de senaste { $count } partierna.
progress--column--built = Dina byggen
progress--column--captures = Tagna per omgång
progress--column--games = Partier
progress--column--kept = Behållna byggen
progress--column--lost = Förlorade byggen
progress--column--margin = Snittförsprång
progress--column--opponent = Motståndare
progress--column--person = Spelare
progress--column--rounds = Omgångar
progress--column--seats = Spelare
progress--column--stolen = Stulna byggen
progress--column--sweeps = Tabbar per omgång
progress--column--variant = Spel
progress--column--won = Vunna
progress--copied = Allt finns i filen som webbläsaren just sparade.
progress--copied--part = Webbläsaren kan inte läsa sin databas just nu, så dina äldre partier saknas i filen som den just sparade. Starta om webbläsaren och spara sedan en kopia igen.
progress--copy--all = Den innehåller alla dina partier.
progress--copy--last = Du sparade den senaste kopian { $day }.
progress--copy--never = { $count ->
    [one] Du har inte sparat någon kopia av dina partier än.
   *[other] Du har inte sparat någon kopia av dina { $count } partier än.
}
progress--copy--remind = Webbläsare rensar ibland det som en webbplats har sparat.
progress--copy--save = Spara en kopia
progress--copy--since = { $count ->
    [one] Ett parti som har avslutats sedan dess är inte med.
   *[other] { $count } partier som har avslutats sedan dess är inte med.
}
progress--copying = Kopian skrivs: { $done } av { $many } partier
progress--deal = Spela de här korten igen
progress--delete = Radera
progress--deleted = Partiet är raderat.
progress--daily = Dagens giv
progress--did = Gånger du tog: { $captures }. Tabbar: { $sweeps }. Dina byggen: { $built }, av dem { $kept } behållna och { $lost } förlorade. Byggen stulna från andra: { $stolen }.
progress--file = Spara som fil
progress--first-times = Första gången
progress--first-times--left = { $count ->
    [one] { $count } till att vänta
   *[other] { $count } till att vänta
}
progress--first-times--none = Det du gör för första gången visas här, med ett tips på köpet.
progress--full = Webbläsarens lagring är full, så partiet kan inte återställas.
progress--games = { $count ->
    [one] { $count } parti
   *[other] { $count } partier
}
progress--head--best = Längsta vinstsviten
progress--head--games = Partier
progress--head--rounds = Omgångar
progress--head--row = Nuvarande svit
progress--head--won = Vunna
progress--if = Tänk om
progress--joined = Inhoppat
progress--lost = Förlorat
progress--mark--again = korten spelade förut
progress--mark--hinted = med ledtrådar
progress--mark--resigned = uppgivet
progress--mark--rules = med husregler
progress--mark--skipped = delvis spelat åt dig
progress--mark--takebacks = med drag som tagits tillbaka
progress--more = { $count ->
    [one] Visa ett till
   *[other] Visa fler ({ $count } kvar)
}
progress--moves = Dragen
progress--none = Inga avslutade partier än. Varje parti du avslutar sparas här, i den här webbläsaren.
progress--not-own = Det räknas inte in i dina resultat.
progress--open = Repris
progress--percent = { $number } %
progress--person = Spelare { $number }
progress--play = Spela ett parti
progress--puzzles = Problem
progress--puzzles--least = Du får en problemrating när du har försökt med 20 problem.
progress--puzzles--none = { $count ->
    [one] Du får en problemrating när du har försökt med 20 problem; hittills har du försökt med ett.
   *[other] Du får en problemrating när du har försökt med 20 problem; hittills har du försökt med { $count }.
}
progress--puzzles--rating = Din problemrating ligger mellan { $low } och { $high }, efter dina senaste { $count } första försök.
progress--rating = Var du står
progress--rating--about = De här intervallen stämmer minst nio gånger av tio; bandet i ett diagram visar osäkerheten. Varje sorts spel räknas för sig, mot motståndare vars styrka i det har mätts. Ett lag räknas som snittet av sina spelare. Ett parti räknas inte om du tog tillbaka ett drag, bad om en ledtråd, hoppade till omgångens slut, gav upp, hade spelat korten förut eller hoppade in mitt i. Färska partier väger tyngre.
progress--rating--above = Över { $below }.
progress--rating--below = Under { $above }.
progress--rating--between = Mellan { $below } och { $above }.
progress--rating--from = Grundat på { $games }, { $rounds }.
progress--rating--how = Så räknas det ut
progress--rating--none = Avsluta ett parti där motståndarnas styrka har mätts, till exempel kasino för två, för att se hur stark du är.
progress--rating--none--again = Ditt senaste parti räknas inte här, eftersom du hade spelat korten förut. Avsluta ett med nya kort för att se hur stark du är.
progress--rating--none--hinted = Ditt senaste parti räknas inte här, eftersom du bad om en ledtråd. Avsluta ett utan ledtrådar för att se hur stark du är.
progress--rating--none--resigned = Ditt senaste parti räknas inte här, eftersom du gav upp. Spela ett till slut för att se hur stark du är.
progress--rating--none--skipped = Ditt senaste parti räknas inte här, eftersom några av dina kort spelades åt dig. Avsluta ett själv för att se hur stark du är.
progress--rating--none--takebacks = Ditt senaste parti räknas inte här, eftersom du tog tillbaka ett drag. Avsluta ett utan att göra det för att se hur stark du är.
progress--rating--top = Över { $below }, den starkaste motståndaren här.
progress--rating--unknown = För få omgångar för att säga än.
progress--rating--unmeasured = Motståndarnas styrka har inte mätts i de här spelen, så de ger ingen rating:
progress--reading = Dina partier läses: { $done } av { $many }
progress--refused = Webbläsaren sparar ingenting för den här webbplatsen, så inga partier kan sparas här.
progress--room = { $count ->
    [one] Här finns plats för ungefär ett parti till.
   *[other] Här finns plats för ungefär { $count } partier till.
}
progress--room--little = { $count ->
    [one] Här finns plats för ungefär ett parti till. Spara en kopia och radera sedan några partier.
   *[other] Här finns plats för ungefär { $count } partier till. Spara en kopia innan det tar slut, och radera sedan några partier.
}
progress--room--much = Här finns plats för mer än 10 000 partier till.
progress--round = Omgång { $number }
progress--rounds = { $count ->
    [one] { $count } omgång
   *[other] { $count } omgångar
}
progress--row--lost = { $count } förlorade
progress--row--won = { $count } vunna
progress--running = Pågående partier
progress--running--continue = Fortsätt
progress--running--discard = Kasta
progress--running--game = Ett pågående parti
progress--running--last = Senast spelat { $day }
progress--running--unreadable = Ett parti som inte går att läsa. Inget är förlorat: du kan spara det som fil.
progress--skipped = Överhoppat
progress--skipped--about = Några av dina kort spelades åt dig.
progress--slim = Det fanns ingen plats att spara dragen i det här partiet. Du kan ändå spela korten igen.
progress--teams = { $table } i lag
progress--together = Tillsammans
progress--total = Totalt
progress--undo = Ångra
progress--unreachable = Webbläsaren kan inte läsa sin databas just nu, så dina äldre partier visas inte nedan. De finns kvar. Ladda om sidan eller starta om webbläsaren.
progress--unreadable = En del av det som är sparat här går inte att läsa. Det har lämnats som det är, och du kan spara det som fil.
progress--unreadable--back = De oläsliga uppgifterna är tillbaka.
progress--unreadable--discard = Kasta de oläsliga uppgifterna
progress--unreadable--file = Spara de oläsliga uppgifterna som fil
progress--unreadable--gone = De oläsliga uppgifterna är kastade.
progress--watched = Tittade på
progress--winners = Vanns av: { $who }.
progress--won = Vunnet
progress--wrong--broken = Kopian är skadad: en del av filen saknas eller har ändrats. Dina partier här är oförändrade.
progress--wrong--kind = Filen är ingen kopia av dina partier. Välj en som gjorts med ”Spara en kopia”. Inget har ändrats.
progress--wrong--large = Filen är { $size } MB, för stor för en kopia av dina partier (högst { $most } MB). Inget har ändrats.
progress--wrong--newer = Kopian gjordes av en nyare version av webbplatsen. Ladda om sidan och försök igen. Inget har ändrats.
progress--you = Du
progress--maker = Sätt det här på en sida
