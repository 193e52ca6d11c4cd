page--404--not-found = Finns inte
page--404--page-not-found = Sidan finns inte
page--404--address-may-mistyped = Adressen kan vara felskriven, eller så har sidan flyttat.
page--404--go-table = Till bordet
page--404--go-home-page = Till startsidan

page--header--menu = Meny
page--header--site = Webbplatsen
page--header--play = Spela
page--header--learn = Lär dig
page--header--puzzles = Problem
page--header--how-play = Så spelar man
page--header--rules = Regler
page--header--opponents = Motståndare
page--header--games = Dina partier
page--header--settings = Inställningar

page--frame--skip-content = Hoppa till innehållet
page--frame--free-open-source = Fri och öppen källkod, utan reklam och utan konton. Dina partier stannar i din webbläsare.
page--frame--daily-deal = Dagens giv
page--frame--learn-table = Lär dig vid bordet
page--frame--practice = Övningar
page--frame--about-site = Om webbplatsen
page--frame--rules-all-games = Regler för alla spel
page--frame--compare-two-games = Jämför två spel
page--frame--glossary = Ordlista
page--frame--diagrams = Diagram
page--frame--put-table-page = Sätt ett bord på din sida

page--table--again-or-read = <a href="">Försök igen</a>, eller <a href="{ $how_to_play }">läs hur man spelar</a>.
page--table--getting-rules-ready = Reglerna görs i ordning
page--table--close = Stäng
page--table--table-needs-javascript = Bordet behöver JavaScript, som är avstängt här.
page--table--read-how-play = Läs hur man spelar
page--table--part-page-did = En del av sidan laddades inte.
page--table--try-again = Försök igen
page--table--table-could-not = Bordet kunde inte starta: en fil saknas, eller webbläsaren är för gammal.
page--table--something-went-wrong = Något gick fel. Ditt parti är säkert, men det senaste du gjorde gick förlorat.
page--table--reload = Ladda om

page--update--new-version-site = Det finns en ny version av webbplatsen.
page--update--use-now = Använd den nu

page--daily--daily-deal = Dagens giv
page--daily--one-round-casino = En omgång kasino om dagen, samma kort för alla: din kalender och svit, par för samma kort, och ett veckans spel från en annan del av världen.
page--daily--one-round-casino-2 = En omgång kasino mot Nia. Datumet bestämmer korten, så alla får samma.
page--daily--loading-results = Dina resultat laddas
page--daily--calendar-needs-javascript = Kalendern behöver JavaScript för att läsa det som webbläsaren har sparat.
page--daily--results-could-not = Dina resultat kunde inte laddas: en fil saknas, eller webbläsaren är för gammal för den här sidan. De finns kvar. <small data-reason></small>
page--daily--try-again = Försök igen
page--daily--game-week = Veckans spel
page--daily--every-monday-another = Varje måndag ett annat spel ur familjen, från en annan del av världen. Alla får samma kort, och det är ditt första resultat som gäller.
page--daily--game-week-needs = Veckans spel behöver JavaScript för att veta vilket datum det är. Du kan läsa <a href="{ $rules }">reglerna för alla spel</a> ändå.
page--daily--week = Den här veckan
page--daily--what-new-if = Nytt för dig som kan kasino
page--daily--casino = i kasino: { $there }
page--daily--its-rules = Reglerna
page--daily--feed-daily-deals = Flöde med dagens givar och veckans spel
page--daily--play-against = Spela det mot { $opponents }
page--daily--play-with = Spela det med { $opponents }

page--diagrams--diagrams-use-elsewhere = Diagram att använda på annat håll
page--diagrams--diagrams-casino-its = { $count } diagram av kasino och dess släktingar som SVG-bilder, för din egen sida, ett papper att dela ut eller en bok.
page--diagrams--all-diagrams-site = Webbplatsens alla { $count } diagram, som bilder för din egen sida, ett papper att dela ut eller en bok.
page--diagrams--single-svg-file = Varje bild är en enda SVG-fil som inte behöver någon annan. Den är skarp i alla storlekar och beskriver sig själv för en skärmläsare. Spara en bild från dess länk, eller använd adressen: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, med webbplatsens adress i stället för https://example.org/casino/. Vid bordet sparar <b>Bild av ställningen</b> i menyn korten på bordet på samma sätt.

page--embed-frame--open-full-size = Öppna i full storlek

page--embed-v1-rules--rules = { $name }: reglerna

page--embed-v1-table--press-card-play = Tryck på ett kort för att spela
page--embed-v1-table--tap-play = Tryck för att spela

page--embed-v1-diagram--position = En ställning
page--embed-v1-diagram--diagrams = Diagram

page--embed-v1-rules--rules-all-games = Regler för alla spel

page--glossary--used = Används i { $games }.
page--glossary--see-also = Se också { $terms }.
page--glossary--glossary = Ordlista
page--glossary--terms-card-game = Orden i kortspelet kasino och dess familj, även gamla och lokala: tabbe, bygge, mökki, sistan, virado och många fler.
page--glossary--subjects = Ämnen
page--glossary--all-names-z = Alla ord från A till Ö
page--glossary--also-called = Kallas också { $names }.
page--glossary--in-books = i böcker: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } ord från kasino och dess släktingar, från London 1792 till dagens Finland och södra Afrika. Under varje ämne kommer först orden som alla behöver, sedan ord från enskilda spel, trakter och gamla böcker.
page--glossary--search-term-language = Sök efter ett ord, ett språk eller ett spel
page--glossary--showing-terms = Visar <span id="found">{ $count }</span> av { $count } ord.
page--glossary--terms-single-games = Ord från enskilda spel, trakter och gamla böcker ({ $others })
page--glossary--rules-themselves-see = Själva reglerna finns i <a href="{ $how_to_play }">Så spelar man</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Hitta spelet</a> med illustrerade regler
   *[other] <a href="{ $rules }">Alla { $count } spel</a>, vart och ett med illustrerade regler
}
page--index--play-card-game = Spela kortspelet kasino i webbläsaren, för två till sex spelare, ensamma eller i lag, mot ärliga bottar, med eller utan nät. Gratis, utan konto.
page--index--where-left-off = Där du slutade
page--index--between-two-rounds = Mellan två omgångar
page--index--continue = Fortsätt
page--index--more-games-under = Fler pågående partier
page--index--new-game = Nytt parti
page--index--play-todays-deal = Spela dagens giv
page--index--play-hand = Spela den här handen
page--index--learn-ten-minutes = Lär dig på tio minuter
page--index--learn-table = Lär dig vid bordet
page--index--played-todays-deal = Du spelade dagens giv och vann, { $yours } mot { $theirs }.
page--index--played-todays-deal-2 = Du spelade dagens giv och förlorade, { $yours } mot { $theirs }.
page--index--played-todays-deal-3 = Du spelade dagens giv, och det blev lika, { $yours } mot { $theirs }.
page--index--calendar-streak = Kalender och svit
page--index--play-need-javascript = För att spela behöver du JavaScript. Regler och guider kan läsas utan.
page--index--game-week = Veckans spel: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Dina motståndare
page--index--beginner-who-has = Från en nybörjare som just har lärt sig reglerna till en spelare som tänker långt fram. <a href="{ $opponents }">Möt dem alla</a>
page--index--games = Spelen
page--index--learn-get-better = Lär dig och bli bättre
page--index--play-first-cards = Spela dina första kort vid ett riktigt bord som förklarar varje misstag. Lös sedan problem, öva dina färdigheter och se vad vart och ett av dina drag var värt. Eller <a href="{ $how_to_play }">läs reglerna</a>.
page--index--see-lessons = Se lektionerna
page--index--fair-bots = Ärliga bottar
page--index--like-they-see = Precis som du ser de sina egna kort och bordet, och inget mer. Varje giv kommer från ett frö: samma frö ger alla samma kort.
page--index--how-can-check = Så kan du kontrollera det
page--index--put-page = Sätt det på din sida
page--index--one-line-html = En rad HTML sätter ett bord på din egen webbplats, med de spelare, regler och givar du väljer. Inget konto, ingen spårning, ingen kostnad.
page--index--get-code = Hämta koden
page--index--lead = Ta kort från bordet med korten på din hand. Du får poäng för { CARD("2S") }, { CARD("TD") }, varje äss, flest kort och flest spader.
page--index--offline = Fungerar utan nät efter första besöket.
page--index--players-offline = För två till sex spelare, ensamma eller i lag. Fungerar utan nät efter första besöket.
page--index--title = Kasino, kortspelet där man fiskar

page--learn-course--skip-lesson = Hoppa till lektionen
page--learn-course--played-table = { $about } { $steps }, som spelas vid bordet.

page--learn-idea--learn = Lär dig

page--learn-measured--how-often = Hur ofta
page--learn-measured--95-range = 95 %-intervall
page--learn-measured--give-take = Plus minus
page--learn-measured--how-was-measured = Så mättes det
page--learn-measured--measured = Mätt { $day }. Det mättes med <code>python -m tests.bots.strategy { $table }</code> i webbplatsens källkod; samma motor ger samma tal.
page--learn-measured--points-round = Poäng per omgång
page--learn-measured--rounds = Mätt { $day } över { $count } omgångar. Det mättes med <code>python -m tests.bots.strategy { $table }</code> i webbplatsens källkod; samma motor ger samma tal.

page--learn-ideas--ideas = Idéer
page--learn-ideas--ideas-behind-good = De { $ideas } idéerna bakom bra spel i kasino, från att ta äss med äss till att räkna tiorna, var och en med ställningar att försöka med.
page--learn-ideas--learn-table = Lär dig vid bordet
page--learn-ideas--good-plays-have = Bra drag har namn. När du frågar ”Vad skulle du göra?” eller går igenom ett parti använder förklaringarna de här namnen och länkar till den här sidan.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Att spela bra</a> samlar idéerna på en sida, och <a href="{ $strategy }">Strategi i siffror</a> visar vad de är värda.

page--learn-mistakes--plays-cost-points = Drag som kostade dig poäng kommer tillbaka hit tills du hittar bättre.
page--learn-mistakes--review-game-shows = Genomgången av ett parti visar vilka drag som kostade dig poäng. Tryck på knappen <b>Öva</b> i slutet av den, så kommer de ställningarna tillbaka hit: nästa dag, sedan efter tre dagar, en vecka och tre veckor, så länge du hittar det bättre draget genast.
page--learn-mistakes--review-replay-every = Genomgången finns i reprisen av varje avslutat parti. Alla står under <a href="{ $progress }">Dina partier</a>. Försök med <a href="{ $puzzles }">problemen</a> för ställningar som inte är ur dina egna partier.

page--learn--learn = Lär dig
page--learn--learn-casino-table = Lär dig kasino vid bordet: { $count } korta steg i { $courses } kurser. Du gör varje drag själv, och bordet förklarar det som blir fel.
page--learn--learn-table = Lär dig vid bordet
page--learn--lessons-need-javascript = Lektionerna behöver JavaScript. <a href="{ $how_to_play }">Så spelar man</a> kan läsas utan.
page--learn--more-learn = Mer att lära
page--learn--practice-asks-one = <a href="{ $practice }">Övningarna</a> frågar en sak i taget, i vilket spel som helst: hitta allt som kan tas, ta flest, säg vems bygget är, räkna korten som återstår.
page--learn--puzzles-show-last = <a href="{ $puzzles }">Problemen</a> visar omgångens sista kort, där ett drag är bättre än alla andra.
page--learn--good-plays-have = <a href="{ $ideas }">Bra drag</a> har namn: ta äss med äss, stjäl, lämna ingen tabbe och andra, vart och ett med ställningar att försöka med.
page--learn--lead = Korta steg, en idé i varje. Du gör varje drag själv, och om det inte är det vi menar säger bordet varför.
page--learn--lead-first = Korta steg, en idé i varje. Du gör varje drag själv, och om det inte är det vi menar säger bordet varför. Den första kursen tar tio minuter och slutar i ditt första parti.
page--learn--other = De första lektionerna lär ut kasino. { $name }, huvudspelet på den här webbplatsen, hör till samma familj och skiljer sig från det: <a href="{ $rules }">reglerna för { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Strategi i siffror</a> visar vad de är värda.

page--licences--licences = Licenser
page--licences--everything-site-sends = Allt som webbplatsen skickar till din webbläsare, vem som har gjort det, och licensen för varje del.
page--licences--about = Om
page--licences--everything-site-sends-2 = Allt som webbplatsen skickar till din webbläsare. Reglerna, bottarna, bilderna och texten är gjorda för det här projektet; { $parts } andra delar följer med, var och en med sin egen licens.
page--licences--part = Del
page--licences--licence = Licens
page--licences--project = Det här projektet
page--licences--mit = MIT
page--licences--no-fonts-pictures = Inga typsnitt, bilder eller ljud kommer från andra håll. Om ett paket inte har någon kopia av sin licens länkar licensens namn till texten.

page--opponents--opponents = Motståndare
page--opponents--meet-bots-play = Möt bottarna du spelar kasino mot, från en nybörjare till en spelare som tänker långt fram: hur var och en spelar, hur stark den är och vad den ser.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Spela mot { $name }</a>
page--opponents--one-has-style = Var och en har sin spelstil. De svagare gör mänskliga misstag: de förbiser summor, glömmer kort och tar allt som glimmar.
page--opponents--ladder = Stegen
page--opponents--left-right-player = Från vänster till höger slår varje spelare den före. Höjden på ett steg är det uppmätta försprånget, i poäng per omgång, i kasino för två.
page--opponents--points-round-ahead = { $lead } poäng per omgång före { $other }
page--opponents--first-step = Första steget
page--opponents--level-points-round = Nivå { $place } av { $ladder }. { $lead } poäng per omgång mot { $other }, plus minus { $give }.
page--opponents--level-1-start = Nivå 1 av { $ladder }. Börja här.
page--opponents--other-styles-play = Andra spelstilar
page--opponents--these-about-strong = De här är ungefär lika starka som Nia, men var och en är ute efter något annat. Spela mot dem för att lära dig möta varje stil.
page--opponents--points-round-against = { $lead } poäng per omgång mot { $other }, plus minus { $give }.
page--opponents--what-they-can = Vad de kan se
page--opponents--they-see-what = De ser det du skulle se på deras plats, och inget mer: <a href="{ $about }#fair">så kan du kontrollera det</a>. De skiljer sig i hur många summor de ser, hur bra de minns och hur långt fram de tänker.
page--opponents--how-was-measured = Så mättes det
page--opponents--played-one-below = Var och en spelade mot den under, och varje giv spelades två gånger med ombytta platser, så att båda hade samma tur. Talen är försprånget i poäng per omgång och dess felmarginal på 95 %, mätt { $date }.
page--opponents--match = Match
page--opponents--against = { $better } mot { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">inte mätt</span>

page--play--play = Spela
page--play--skip-hand = Hoppa till din hand
page--play--new-version-site = Det finns en ny version av webbplatsen.
page--play--use-now = Använd den nu
page--play--later = Senare

page--practice-drill--practice = Övningar

page--practice--practice = Övningar
page--practice--short-drills-every = Korta övningar för varje kasinospel: hitta allt som kan tas, ta flest, säg vems bygget är, räkna korten som återstår. Tio frågor i taget, på tid om du vill.
page--practice--one-skill-time = En färdighet i taget, i det spel du väljer: tio nya frågor, med förklaringen efter varje svar. Dina bästa omgångar sparas i den här webbläsaren.
page--practice--whole-positions-go = Hela ställningar finns bland <a href="{ $puzzles }">problemen</a>; <a href="{ $learn }">lektionerna</a> förklarar varje drag.

page--progress--games = Dina partier
page--progress--games-casino-have = Partierna kasino som du har avslutat i den här webbläsaren: hur de gick, efter spel och efter motståndare, och vart och ett kan öppnas igen.
page--progress--every-game-finish = Varje parti du avslutar sparas i den här webbläsaren och ingen annanstans.
page--progress--loading-games = Dina partier laddas
page--progress--page-needs-javascript = Sidan behöver JavaScript för att läsa det som webbläsaren har sparat.
page--progress--games-could-not = Dina partier kunde inte laddas: en fil saknas, eller webbläsaren är för gammal för den här sidan. De finns kvar. <small data-reason></small>
page--progress--try-again = Försök igen
page--progress--keep-copy-everything = Ha en kopia av allt
page--progress--browsers-may-delete = Webbläsare kan radera det som en webbplats har sparat: när det är ont om plats, när du inte har varit här på några veckor, eller när du rensar själv. En kopia är en fil med dina partier, dina inställningar, dina egna regler och det pågående partiet. Återställ den här eller i en annan webbläsare: allt som redan finns där blir kvar, och det som saknas läggs till.
page--progress--save-copy = Spara en kopia
page--progress--restore-copy = Återställ en kopia
page--progress--copy-games = En kopia av dina partier

page--puzzles-run--puzzles-one-after = Problem efter problem: en svit till första missen, så många du hinner lösa innan tiden är ute, eller i din egen takt.
page--puzzles-run--run-begins-when = Serien börjar när bordet är klart, och det gör klockan också om du valde en. När tiden är ute får du lösa det problem du håller på med.
page--puzzles-run--choose-game-theme = Gå tillbaka till <a href="{ $puzzles }">problemen</a> för att välja spel, tema eller svårighet.

page--puzzles--puzzles = Problem
page--puzzles--puzzles-last-deals = { $count } problem från sista given i { $courses } spel ur kasinofamiljen: alla kort ligger öppet, och ett drag är bättre än alla andra.
page--puzzles--last-cards-round = Omgångens sista kort, alla öppna. Ett drag är bättre än alla andra. { $count } ställningar, var och en uträknad till slutet.
page--puzzles--one-after-another = Ett efter ett
page--puzzles--game = Spel
page--puzzles--any = Alla
page--puzzles--theme = Tema
page--puzzles--grade = Svårighet
page--puzzles--easy-ones-first = Lätta först, sedan svårare och svårare, tills du missar. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Så många du hinner innan tiden är ute; du får lösa det sista färdigt. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Klocka
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Ingen klocka och inget slut: håll på så länge du vill.
page--puzzles--puzzle-rating = Din problemrating
page--puzzles--first-try-puzzle = Ditt första försök med varje problem räknas. En ledtråd räknas som en miss.
page--puzzles--how-worked-out = Så räknas det ut
page--puzzles--puzzle-graded-how = Ett problems svårighet är hur många av <a href="{ $opponents }#ladder">sju motståndare</a>, från en nybörjare till den starkaste, som missar det: om bara en gör det är det värderat till { $ratings }, om alla gör det till { $ratings_2 }. Din rating är ett intervall: det rätta talet ligger i det nitton gånger av tjugo, och ju fler du försöker med, desto smalare blir det.
page--puzzles--game-easiest-first = Efter spel, de lättaste först
page--puzzles--if-building-new = Är byggen nya för dig? Börja med <a href="{ $learn }">lektionerna</a>.
page--puzzles--puzzle-day-feed = Flöde med dagens problem
page--puzzles--list-can-read = Listan kan läsas utan JavaScript, men problemen behöver det.

page--rules-game--rules = { $name }: reglerna
page--rules-game--complete-rules-examples = Fullständiga regler för { $name }, med exempel: hur man ger, spelar och räknar, och hur det skiljer sig från de andra spelen i kasinofamiljen.
page--rules-game--for = För { $number }
page--rules-game--page = På den här sidan
page--rules-game--how-differs = Så skiljer det sig från { $name }
page--rules-game--terms = Ord
page--rules-game--house-rules = Husregler
page--rules-game--history-sources = Historia och källor
page--rules-game--play-this = Spela det här spelet
page--rules-game--rules-2 = Regler

page--rules-sheet--rule-sheet-score = { $name }: regelblad och protokoll
page--rules-sheet--rules-one-page = Reglerna för { $name } på en sida, och ett protokoll att föra poäng på: skriv ut dem på A4 eller Letter.
page--rules-sheet--rules = { $name }: reglerna
page--rules-sheet--paper = { $name } på papper
page--rules-sheet--rules-fill-one = Reglerna fyller en sida. Det finns en sida med protokoll för varje antal spelare eller sidor. Båda passar A4 och Letter.

page--rules-text--how-differs = Så skiljer det sig från { $name }
page--rules-text--rule = Regel
page--rules-text--compare-two-side = Jämför de två sida vid sida.
page--rules-text--same = Detsamma som i { $name }
page--rules-text--terms = Ord
page--rules-text--house-rules = Husregler
page--rules-text--can-change-these = Du kan ändra de här reglerna. Varje länk öppnar { $name } med just den ändringen. Alla andra val finns under Nytt parti.
page--rules-text--everything-else = Allt annat är som i <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Här: { $here }. Eller välj: { $others }.
page--rules-text--history-sources = Historia och källor
page--rules-text--in-glossary = I ordlistan: { $terms }.

page--rules-compare--compare-two-games = Jämför två spel
page--rules-compare--any-two-games = Vilka två spel ur kasinofamiljen som helst sida vid sida: spelare, kortens värden, byggen, poäng och partiets slut, med varje skillnad markerad.
page--rules-compare--rules = Regler
page--rules-compare--two-games-side = Två spel sida vid sida
page--rules-compare--choose-two-games = Välj två spel för att se hur de skiljer sig.
page--rules-compare--also-show-what = Visa också det som är lika
page--rules-compare--another-game = Ett annat spel
page--rules-compare--one-game = Ett spel
page--rules-compare--rule = Regel
page--rules-compare--rules-all-games = Regler som är lika i alla spel är inte med. Där en regel beror på antalet spelare visas varje variant.

page--rules--find-game = Hitta ett spel
page--rules--compare-any-two = <a href="{ $compare }">Jämför två spel</a>, eller slå upp ett ord i <a href="{ $glossary }">ordlistan</a>.
page--rules--description = { $count } spel ur kasinofamiljen med alla regler: efter land, antal spelare, längd och vad som är särskilt med dem.
page--rules--description-some = Spel ur kasinofamiljen med alla regler: efter land, antal spelare, längd och vad som är särskilt med dem.
page--rules--lead = Kasino är en familj på { $count } spel. Vart och ett har fullständiga regler med genomgångna exempel. Har du aldrig spelat, börja med <a href="{ $how_to_play }">Så spelar man</a>, eller med något av de här: { $games }.
page--rules--lead-some = { $count ->
    [one] Här kan du spela ett av spelen ur kasinofamiljen. Det har fullständiga regler med genomgångna exempel. Har du aldrig spelat, börja med <a href="{ $how_to_play }">Så spelar man</a>, eller med något av de här: { $games }.
   *[other] Här kan du spela { $count } av spelen ur kasinofamiljen. Vart och ett har fullständiga regler med genomgångna exempel. Har du aldrig spelat, börja med <a href="{ $how_to_play }">Så spelar man</a>, eller med något av de här: { $games }.
}

page--evening--again = Försök igen
page--evening--csv = Spara som kalkylark (CSV)
page--evening--description = En klubb, en klass eller en familj spelar samma omgångar kasino mot samma motståndare. En sida rangordnar resultaten omgång för omgång, som i tävlingsbridge.
page--evening--failed = Omgångarna kunde inte laddas: en fil saknas, eller webbläsaren är för gammal för den här sidan. Allt som är sparat här finns kvar. <small data-reason></small>
page--evening--files = Eller välj filer:
page--evening--first = Välj ett spel, en motståndare och antalet omgångar. Du får en länk för hela gruppen.
page--evening--honest = Ingen vakar över omgångarna. Korten följer av länken, så vem som helst kan slå upp dem, eller spela dem en andra gång i en annan webbläsare. Sidan kontrollerar att ett resultat var möjligt: med de här korten, efter de här reglerna, mot den här motståndaren. Den kan inte veta om det var första försöket.
page--evening--invite = Bjud in fler
page--evening--invite--link = Länk till de här omgångarna
page--evening--invite--send = Skicka länken
page--evening--lead = En klubb, en klass eller en familj spelar samma omgångar mot samma motståndare, var och en på sin enhet. Sedan jämför en sida resultaten omgång för omgång, som i tävlingsbridge. Det behövs inga konton och ingen server.
page--evening--loading = Omgångarna laddas
page--evening--noscript = Sidan behöver JavaScript för att kontrollera och jämföra resultat.
page--evening--paste = Klistra in resultat
page--evening--paste--about = Så många du vill, i vilken ordning som helst, med orden runt dem: hela meddelanden eller en hel chatt.
page--evening--print = Skriv ut
page--evening--results = Allas resultat
page--evening--results--about = Den som samlar in resultaten klistrar in dem här. De stannar i den här webbläsaren.
page--evening--second = Alla öppnar länken, spelar omgångarna och skickar dig sitt resultat: en annan länk.
page--evening--set-up = Välj ett spel
page--evening--take = Lägg till resultat
page--evening--third = Klistra in alla resultat nedan, så visas rankningen.
