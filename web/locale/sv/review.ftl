idea--cash-an-ace = Ta äss med äss
idea--count-the-tens = Räkna en valör
idea--group--building = Att bygga
idea--group--leaving = Att lämna och behålla
idea--group--taking = Att ta
idea--keep-a-court = Behåll ett klätt kort till slutet
idea--know-what-is-enough = Vet när det räcker
idea--lay-down-safely = Lägg ut det som få kan ta
idea--leave-it-to-your-partner = Lämna det till din partner
idea--leave-no-sweep = Lämna ingen tabbe
idea--leave-what-is-yours = Lämna det som bara du kan ta
idea--make-it-multiple = Gör det flerdubbelt
idea--more = Alla idéer
idea--opens = Öppnas i en ny flik
idea--positions = { $count ->
    [one] { $count } ställning
   *[other] { $count } ställningar
}
idea--protect-by-a-build = Skydda med ett bygge
idea--steal = Stjäl ett bygge
idea--take-what-scores = Ta det som ger poäng
idea--try = Försök nu själv vid bordet.
idea--two-of-a-rank = Två av en valör

if--about = Spela vidare härifrån med samma kort. Med Gör om spelas de verkliga dragen upp igen.
if--about--round = Spela vidare härifrån med samma kort, från ställningen 0. Med Gör om spelas de verkliga dragen upp igen. Senare omgångar ges på nytt, så att de inte avslöjar något om ditt parti.
if--apart = Ett ”tänk om” räknas inte, och det ursprungliga partiet förblir som det är.
if--go = Spela vidare härifrån
if--name = Tänk om: { $name }
if--place = Omgång { $round }, giv { $deal }.
if--slider = Drag
if--title = Tänk om

hint--about = Vad Iris, den starkaste botten, skulle göra i ditt ställe. Hon ser bara det du ser. När du vet var varje kort är avgör i stället perfekt spel. Chanserna utgår från att varje kort du inte ser är lika troligt på vilken hand som helst. Partier med ledtrådar är märkta och räknas inte in i din rating.
hint--best = Det ger troligen mer än något annat drag.
hint--brings = Du får { $what }.
hint--build-risk = Chansen att { $who } kan ta bygget är { $percent } %.
hint--build-safe = Du har sett alla kort som skulle kunna ta bygget, så { $who } kan inte göra det.
hint--card = Ledtråd: spela { $card }.
hint--equal = Om du i stället { $done }, är det ungefär lika bra.
hint--idea = Idé:
hint--indifferent = Nu leder alla drag till samma resultat.
hint--instead = Om du i stället { $done }, får du troligen färre poäng innan omgången är slut, framför allt för { $items }.
hint--keeps = Du behåller { $card }, som kan ta { $cards } nästa gång.
hint--holds = Du har sett alla andra kort, så { $who } har { $cards }.
hint--leaves = Lämnar { $cards } på bordet.
hint--leaves--many = Lämnar { $count } kort på bordet.
hint--leaves--none = Lämnar bara byggen på bordet.
hint--leaves--nothing = Lämnar ett tomt bord.
hint--least = Chansen att { $who } sedan kan ta något är { $percent } %, och inget annat drag gör den mindre.
hint--lit = Ledtråd: du { $done }.
hint--more = Andra drag
hint--not-now = Iris kan hjälpa när det är din tur att spela ett kort.
hint--nothing = Iris har inget råd här.
hint--off = Stäng av ledtrådar
hint--only = Det är ditt enda tillåtna drag.
hint--risk = Chansen att { $who } kan ta något är { $percent } %.
hint--safe = Du har sett alla kort som skulle kunna ta något, så { $who } kan inte ta något.
hint--sweep = Chansen att { $who } kan göra tabbe är { $percent } %.
hint--thinks = Iris tänker …
hint--title = Dina bästa drag, det bästa först
hint--what = Vad gör jag med det?
hint--why = Varför?

mistake--again = Det spelade du då också. Försök med ett annat drag.
mistake--due = { $count ->
    [one] { $count } att försöka med igen i dag
   *[other] { $count } att försöka med igen i dag
}
mistake--last = Dina partier
mistake--later = { $count ->
    [one] { $count } sparat; nästa kommer tillbaka { $day }.
   *[other] { $count } sparade; nästa kommer tillbaka { $day }.
}
mistake--none = Du har inga drag sparade för övning än.
mistake--right = Det är bättre, med ungefär { $points } poäng.
mistake--task = En gång gjorde du ett drag här som kostade ungefär { $points } poäng. Hitta ett bättre.
mistake--title = Dina egna misstag
mistake--worse = Det kostar också ungefär { $points } poäng.

reason--after = Om du { $done } tar { $who } { $taken } med { $card }.
reason--after--last = Om du { $done } tar { $who } { $taken } med { $card } och får, genom att ta sist, också korten som ligger kvar på bordet.
reason--after--you = Om du { $done } måste du ta { $taken } med { $card }.
reason--after-later = Om du { $done } tar { $who } senare { $taken } med { $card }.
reason--after-later--last = Om du { $done } tar { $who } senare { $taken } med { $card } och får, genom att ta sist, också korten som ligger kvar på bordet.
reason--after-later--you = Om du { $done } måste du senare ta { $taken } med { $card }.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } går till { $who }
   *[other] { $cards } går till { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } går till { $who }
   *[other] { $cards } går till { $who }
}
reason--cards-go--you = { $count ->
    [one] du får { $cards }
   *[other] du får { $cards }
}
reason--cards-last = { $count ->
    [one] { $who }, som tar sist, får { $cards }
   *[other] { $who }, som tar sist, får { $cards }
}
reason--cards-last--team = { $count ->
    [one] { $who }, som tar sist, får { $cards }
   *[other] { $who }, som tar sist, får { $cards }
}
reason--cards-last--you = { $count ->
    [one] du får { $cards }, för du tar sist
   *[other] du får { $cards }, för du tar sist
}
reason--costs = Det kostar dig { $points }: { $items }.
reason--costs--all = Det kostar dig sammanlagt { $points }, framför allt därför att { $items }.
reason--costs-if = Om du nu i stället { $done }, kostar det dig { $points }: { $items }.
reason--costs-if--all = Om du nu i stället { $done }, kostar det dig sammanlagt { $points }, framför allt därför att { $items }.
reason--early = omgången slutar tidigt, så inget ges för { $item }
reason--gain = Senare kan du ta { $taken } med { $card }.
reason--gain--last = Senare kan du ta { $taken } med { $card }, och eftersom du tar sist får du också korten som ligger kvar på bordet.
reason--item = det blir { $some } mot { $others } för { $item } i stället för { $before } mot { $their }
reason--item--ace_of_spades = spader äss
reason--item--aces = äss
reason--item--all_aces = alla fyra äss
reason--item--all_eleven = alla poäng
reason--item--all_sevens = alla fyra sjuor
reason--item--all_sixes = alla fyra sexor
reason--item--big_casino = Storan
reason--item--cards = flest kort
reason--item--diamonds = flest ruter
reason--item--each_spade = spader
reason--item--fines = böter
reason--item--five_spades = fem spader
reason--item--honours = höga kort
reason--item--jack_of_spades = spader knekt
reason--item--last_capture = sista taget
reason--item--little_casino = Lillan
reason--item--overspader = överspader
reason--item--seven_of_diamonds = ruter sju
reason--item--spades = flest spader
reason--item--sweeps = tabbar
reason--item--tabbe = tabbar
reason--item--tablanette = tablanetter
reason--item--ten_of_diamonds = ruter tio
reason--item--tens = andra tior
reason--item--two_of_clubs = klöver två
reason--most = { $who } får { $item } ({ $some } mot { $others })
reason--most--last = { $who }, som tar sist, får { $item } ({ $some } mot { $others })
reason--most--last--team = { $who }, som tar sist, får { $item } ({ $some } mot { $others })
reason--most--nobody = ingen får poängen för { $item } ({ $some } mot { $others })
reason--most--team = { $who } får { $item } ({ $some } mot { $others })
reason--most--you = du har { $item } med bara { $some } mot { $others }
reason--points = { $count ->
    [one] 1 poäng
   *[other] { $count } poäng
}
reason--points--both = { $count ->
    [one] 1 poäng (du { $own }, { $who } { $others })
   *[other] { $count } poäng (du { $own }, { $who } { $others })
}
reason--reply = { $who } tar då { $taken } med { $card }.
reason--reply--last = { $who } tar då { $taken } med { $card } och får, genom att ta sist, också korten som ligger kvar på bordet.
reason--reply--you = Då måste du ta { $taken } med { $card }.
reason--later = Senare tar { $who } { $taken } med { $card }.
reason--later--last = Senare tar { $who } { $taken } med { $card } och får, genom att ta sist, också korten som ligger kvar på bordet.
reason--later--you = Senare måste du ta { $taken } med { $card }.
reason--sweep = { $who } gör tabbe
reason--sweep--team = { $who } gör tabbe
reason--sweep--you = du gör tabbe
reason--table = hela bordet

replay--announces = meddelar ett drag
replay--branch--better = Det bättre draget, steg { $number } av { $of }
replay--branch--better--only = Det bättre draget
replay--branch--played = Ditt drag, steg { $number } av { $of }
replay--branch--played--only = Ditt drag
replay--branch--possible = Ett möjligt svar, steg { $number } av { $of }
replay--deal = Omgång { $round }, given
replay--place = Omgång { $round }, efter drag { $number } av { $of }
replay--text = { $text }

review--about = Iris bedömde varje drag från din plats, bara efter de kort du kunde se. Skillnader som kan bero på slumpen räknas inte. Där alla kort var kända är bedömningen exakt. Nära partiets slut räknas också vinsten, som 10 poäng, och det står i så fall där.
review--better = Bättre:
review--builds = { $count ->
    [one] ett bygge
   *[other] { $count } byggen
}
review--cards = { $count ->
    [one] ett kort
   *[other] { $count } kort
}
review--clean = { $count ->
    [one] Ett drag, och inget bättre hittades.
   *[other] { $count } drag, och inget bättre hittades för något av dem.
}
review--compared = Ditt ({ $cost }):
review--contrast--card = Det bättre draget behåller { $card } till senare och ger upp { $other } i stället.
review--contrast--more = { $count ->
    [one] Det bättre draget tar { $cards } genast.
   *[other] Det bättre draget tar { $cards } genast.
}
review--contrast--play = I de flesta givar går det bättre om du { $better } än om du { $worse }.
review--contrast--sweeps = Efter ditt drag kan { $who } göra tabbe { $many } % av gångerna. Efter det bättre är det { $few } %.
review--contrast--sweeps--none = Efter det bättre draget kan { $who } inte göra tabbe.
review--contrast--table = Ditt drag lämnar { $others }. Det bättre lämnar { $cards }.
review--contrast--takes = Efter ditt drag kan { $who } ta något { $many } % av gångerna. Efter det bättre är det { $few } %.
review--contrast--takes--none = Det bättre draget lämnar inget som { $who } kan ta.
review--cost = { $count ->
    [one] Av { $done } drag med ett val kunde ett ha varit bättre. Det kostade { $points } poäng.
   *[other] Av { $done } drag med ett val kunde { $count } ha varit bättre. Tillsammans kostade de { $points } poäng.
}
review--empty = ett tomt bord
review--end--ahead = { $count ->
    [one] Du slutade { $count } poäng före.
   *[other] Du slutade { $count } poäng före.
}
review--end--behind = { $count ->
    [one] Du slutade { $count } poäng efter.
   *[other] Du slutade { $count } poäng efter.
}
review--end--level = Det blev lika.
review--costs = { $count ->
    [one] kostar { $points } poäng
   *[other] kostar { $points } poäng
}
review--costs--game = { $cost }, och { $points } för själva partiet
review--expected = Så gick partiet
review--expected--about = Det väntade försprånget är hur långt före din sida troligen skulle ligga när omgången är slut, efter de kort du kunde se: snittet över många möjliga fördelningar av de dolda korten, var och en spelad till givens slut. Där alla kort var kända är det exakt. I slutet av en omgång är det ställningen.
review--expected--caption = Ditt väntade försprång, i poäng, före vart och ett av dina drag. Tryck på diagrammet för att se bordet som det var.
review--expected--cost = Vad ditt drag kostade
review--expected--lead = Väntat försprång
review--expected--end = slutet
review--expected--move = Före drag
review--expected--numbers = Diagrammet i siffror
review--expected--round = Omgång
review--expected--whose = Så gick partiet för { $who }
review--expected--words = Ett diagram över det väntade försprånget, från { $first } i början till { $last }. Dess vändpunkter och siffror följer.
review--full = { $count } drag är sparade för övning, och fler får inte plats. Lös några av dem först.
review--idea = { $followed } av { $of }
review--ideas = Idéerna bakom de bästa dragen
review--ideas--about = Hur ofta ditt drag följde idén bakom det bästa, den svagaste först.
review--ideas--about--beside = Hur ofta ditt drag följde idén bakom det bästa, den svagaste först. Motståndarna mättes över { $rounds } omgångar var. Iris är domare, så hennes egna drag följer den alltid.
review--ideas--beside = Idéerna bakom de bästa dragen, jämfört med motståndarna
review--keep = { $count ->
    [one] Öva det som är värt ett försök till
   *[other] Öva de { $count } som är värda ett försök till
}
review--keep--about = Varje ställning kommer tillbaka, i dag och senare dagar, tills du hittar ett bättre drag.
review--kept = De här ställningarna är sparade för övning.
review--kind--build = Byggen
review--kind--capture = Tagna kort
review--kind--last = Sista given
review--kind--trail = Utlagda kort
review--kinds = Vad varje sorts drag kostade
review--kinds--about = Förlorade poäng per drag, i snitt.
review--kinds--about--beside = Förlorade poäng per drag, i snitt. Motståndarna mättes över { $rounds } omgångar var. Iris är domare, så hennes egna drag kostar inget här.
review--kinds--beside = Vad varje sorts drag kostade, jämfört med motståndarna
review--luck--against = Du gav bort { $play } poäng genom drag som kunde ha varit bättre. Turen tog { $luck } poäng från dig: korten du fick, och hur de andra spelade sina.
review--luck--for = Du gav bort { $play } poäng genom drag som kunde ha varit bättre. Turen gav dig { $luck } poäng: korten du fick, och hur de andra spelade sina.
review--measure = Poängen säger hur långt före de andra du ligger: mellan två spelare kostar en poäng som motståndaren får i stället för du 2.
review--moments = Värda ett försök till
review--moments--about = Varje ställning öppnar bordet som det var före draget. Tryck på ”{ if--go }” för att försöka med något annat.
review--more = { $count ->
    [one] Ett drag till
   *[other] { $count } drag till
}
review--nothing = Du hade inga val att göra.
review--often--always = Nästan alltid
review--often--half = Ungefär hälften av gångerna
review--often--mostly = Oftast
review--often--one-in = Ungefär en gång av { $number }
review--often--two-thirds = Ungefär två gånger av tre
review--place = Omgång { $round }, drag { $number }
review--place--end = Omgång { $round }, i slutet
review--played = Spelat:
review--points = −{ $points }
review--points--game = −{ $points } och −{ $game } för partiet
review--practise = Öva dem nu
review--progress = { $done } av { $of } drag genomgångna …
review--saved--card = Det bättre draget tar färre kort, men du behåller { $card } till senare.
review--saved--play = Säg att du { $better }: du tar färre kort nu, men fler till slut än om du { $worse }.
review--saved--sweeps = Det bättre draget tar färre kort, men sedan kan { $who } göra tabbe bara { $few } % av gångerna i stället för { $many } %.
review--saved--sweeps--none = Det bättre draget tar färre kort, men sedan kan { $who } inte göra tabbe.
review--saved--table = Det bättre draget tar färre kort men lämnar { $cards }, medan ditt lämnar { $others }.
review--saved--takes = Det bättre draget tar färre kort, men sedan kan { $who } ta något bara { $few } % av gångerna i stället för { $many } %.
review--saved--takes--none = Det bättre draget tar färre kort men lämnar inget som { $who } kan ta.
review--turn--counted = Sedan räknas poängen för omgången.
review--turn--dealt = Sedan ges nya kort.
review--turn--play = Ditt drag kostade { $play } poäng. Korten och de andras drag: { $rest }.
review--turns = Vändpunkter
review--title = Genomgång av partiet
review--unsolved = { $count ->
    [one] Ett drag hann inte räknas ut. Så här ser bedömningen ut hittills:
   *[other] { $count } drag hann inte räknas ut. Så här ser bedömningen ut hittills:
}
review--why--game = { $count ->
    [one] Det avgör partiet.
   *[other] Det avgör partiet, vilket här räknas som { $count } poäng.
}
review--why--item = { $points } poäng för { $item }
review--why--items = I snitt kostar ditt drag dig { $items }.
review--why--mainly = Du förlorar poäng, framför allt för { $items }.
review--why--reply = { $often } tar { $who } sedan { $cards } med { $rank }.
review--why--reply--an = { $often } tar { $who } sedan { $cards } med { $rank }.
review--why--reply--build = { $often } tar { $who } sedan ett av dina byggen, höjer det eller lägger till på det.
review--cut = Genomgången går så långt som partiet gick att läsa.
review--first-sight = Bättre vid första anblicken:
review--first-sight--same = Inget annat drag ser bättre ut vid första anblicken.
