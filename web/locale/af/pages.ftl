page--404--not-found = Nie gevind nie
page--404--page-not-found = Bladsy nie gevind nie
page--404--address-may-mistyped = Dalk is die adres verkeerd getik, of die bladsy het geskuif.
page--404--go-table = Gaan na die tafel
page--404--go-home-page = Gaan na die tuisblad

page--header--menu = Kieslys
page--header--site = Webwerf
page--header--play = Speel
page--header--learn = Leer
page--header--puzzles = Kopkrappers
page--header--how-play = Hoe om te speel
page--header--rules = Reëls
page--header--opponents = Teenstanders
page--header--games = Jou spele
page--header--settings = Instellings

page--frame--skip-content = Gaan na die inhoud
page--frame--free-open-source = Vrye sagteware met oop bronkode, sonder advertensies en sonder rekeninge. Jou spele bly in jou blaaier.
page--frame--daily-deal = Vandag se kaarte
page--frame--learn-table = Leer by die tafel
page--frame--practice = Oefen
page--frame--about-site = Oor hierdie webwerf
page--frame--rules-all-games = Reëls van al die spele
page--frame--compare-two-games = Vergelyk twee spele
page--frame--glossary = Woordelys
page--frame--diagrams = Diagramme
page--frame--put-table-page = Sit ’n tafel op jou bladsy

page--table--again-or-read = <a href="">Probeer weer</a>, of <a href="{ $how_to_play }">lees hoe om te speel</a>.
page--table--getting-rules-ready = Die reëls word reggemaak
page--table--close = Maak toe
page--table--table-needs-javascript = Die tafel het JavaScript nodig, en dit is hier afgeskakel.
page--table--read-how-play = Lees hoe om te speel
page--table--part-page-did = ’n Deel van dié bladsy het nie gelaai nie.
page--table--try-again = Probeer weer
page--table--table-could-not = Die tafel kon nie begin nie: ’n lêer ontbreek, of jou blaaier is te oud.
page--table--something-went-wrong = Iets het verkeerd gegaan. Jou spel is veilig, maar wat jy laaste gedoen het, is verlore.
page--table--reload = Herlaai

page--update--new-version-site = ’n Nuwe weergawe van dié webwerf is gereed.
page--update--use-now = Gebruik dit nou

page--daily--daily-deal = Vandag se kaarte
page--daily--one-round-casino = Een rondte Casino per dag, dieselfde kaarte vir almal: jou kalender en reeks, die maatstaf vir dieselfde kaarte, en elke week ’n spel uit ’n ander deel van die wêreld.
page--daily--one-round-casino-2 = Een rondte Casino teen Nia. Die datum bepaal die kaarte, so almal kry dieselfde.
page--daily--loading-results = Jou uitslae laai
page--daily--calendar-needs-javascript = Die kalender het JavaScript nodig om te lees wat jou blaaier gestoor het.
page--daily--results-could-not = Jou uitslae kon nie gelaai word nie: ’n lêer ontbreek, of jou blaaier is te oud vir dié bladsy. Hulle is nog gestoor. <small data-reason></small>
page--daily--try-again = Probeer weer
page--daily--game-week = Spel van die week
page--daily--every-monday-another = Elke Maandag nog ’n spel van die familie, uit ’n ander deel van die wêreld. Almal kry dieselfde kaarte, en jou eerste uitslag is die een wat tel.
page--daily--game-week-needs = Die spel van die week het JavaScript nodig om die datum te ken. Jy kan <a href="{ $rules }">die reëls van elke spel</a> daarsonder lees.
page--daily--week = Dié week
page--daily--what-new-if = Wat nuut is as jy Casino ken
page--daily--casino = in Casino: { $there }
page--daily--its-rules = Sy reëls
page--daily--feed-daily-deals = Voer met elke dag se kaarte en elke week se spel
page--daily--play-against = Speel dit teen { $opponents }
page--daily--play-with = Speel dit met { $opponents }

page--evening--again = Probeer weer
page--evening--csv = Stoor as ’n sigblad (CSV)
page--evening--description = ’n Klub, ’n klas of ’n familie speel dieselfde rondtes Casino teen dieselfde teenstander. Een bladsy vergelyk die uitslae rondte vir rondte, soos in wedstrydbrug.
page--evening--failed = Die rondtes kon nie gelaai word nie: ’n lêer ontbreek, of jou blaaier is te oud vir dié bladsy. Alles wat hier gestoor is, is nog daar. <small data-reason></small>
page--evening--files = Of kies lêers:
page--evening--first = Kies ’n spel, ’n teenstander en hoeveel rondtes. Jy kry ’n skakel vir die hele groep.
page--evening--honest = Niemand hou die rondtes dop nie. Die kaarte volg uit die skakel, so enigiemand kan dit naslaan, of dit ’n tweede keer in ’n ander blaaier speel. Dié bladsy maak seker dat ’n uitslag moontlik was: met dié kaarte, volgens dié reëls, teen dié teenstander. Of dit die eerste probeerslag was, kan dit nie weet nie.
page--evening--invite = Nooi meer mense
page--evening--invite--link = Skakel na dié rondtes
page--evening--invite--send = Stuur skakel
page--evening--lead = ’n Klub, ’n klas of ’n familie speel dieselfde rondtes teen dieselfde teenstander, elkeen op ’n eie toestel. Dan vergelyk een bladsy die uitslae rondte vir rondte, soos in wedstrydbrug. Rekeninge of ’n bediener is nie nodig nie.
page--evening--loading = Die rondtes laai
page--evening--noscript = Dié bladsy het JavaScript nodig om uitslae na te gaan en te vergelyk.
page--evening--paste = Plak uitslae
page--evening--paste--about = Soveel as wat jy wil, in enige volgorde, met die woorde om hulle: hele boodskappe of ’n hele geselsie.
page--evening--print = Druk
page--evening--results = Almal se uitslae
page--evening--results--about = Wie die uitslae bymekaarmaak, plak hulle hier. Hulle bly in dié blaaier.
page--evening--second = Almal maak die skakel oop, speel die rondtes, en stuur vir jou hulle uitslag: nog ’n skakel.
page--evening--set-up = Kies ’n spel
page--evening--take = Voeg uitslae by
page--evening--third = Plak al die uitslae hieronder, en die ranglys verskyn.

page--diagrams--diagrams-use-elsewhere = Diagramme om elders te gebruik
page--diagrams--diagrams-casino-its = { $count } diagramme van Casino en sy familie as SVG-prente, vir jou eie bladsy, ’n uitdeelstuk of ’n boek.
page--diagrams--all-diagrams-site = Al { $count } diagramme op dié webwerf, as prente vir jou eie bladsy, ’n uitdeelstuk of ’n boek.
page--diagrams--single-svg-file = Elkeen is een SVG-lêer wat geen ander nodig het nie. Dit is skerp op enige grootte en beskryf homself vir ’n skermleser. Stoor ’n prent deur sy skakel, of gebruik sy adres: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, met dié webwerf se adres in plaas van https://example.org/casino/. By die tafel stoor <b>Prent van dié posisie</b> in die kieslys die kaarte op die tafel net so.

page--embed-frame--open-full-size = Maak op volle grootte oop

page--embed-v1-rules--rules = { $name }: die reëls

page--embed-v1-table--press-card-play = Druk ’n kaart om te speel
page--embed-v1-table--tap-play = Tik om te speel

page--embed-v1-diagram--position = ’n Posisie
page--embed-v1-diagram--diagrams = Diagramme

page--embed-v1-rules--rules-all-games = Reëls van al die spele

page--glossary--used = Word gebruik in { $games }.
page--glossary--see-also = Sien ook { $terms }.
page--glossary--glossary = Woordelys
page--glossary--terms-card-game = Die woorde van die kaartspel Casino en sy familie, ook oues en streekwoorde: skoonvee, bousel, weeskaart, mökki, sistan, virado en baie meer.
page--glossary--subjects = Onderwerpe
page--glossary--all-names-z = Al die name van A tot Z
page--glossary--also-called = Ook { $names } genoem.
page--glossary--in-books = in boeke: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } woorde uit Casino en sy familie, van Londen in 1792 tot Finland en Suider-Afrika vandag. By elke onderwerp kom die woorde wat almal nodig het, eerste, en dan woorde uit enkele spele, streke en ou boeke.
page--glossary--search-term-language = Soek ’n woord, ’n taal of ’n spel
page--glossary--showing-terms = Jy sien <span id="found">{ $count }</span> van { $count } woorde.
page--glossary--terms-single-games = Woorde uit enkele spele, streke en ou boeke ({ $others })
page--glossary--rules-themselves-see = Vir die reëls self, sien <a href="{ $how_to_play }">Hoe om te speel</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Soek die spel</a> met reëls en prente
   *[other] <a href="{ $rules }">Al { $count } spele</a>, elk met reëls en prente
}
page--index--play-card-game = Speel die kaartspel Casino (Cassino) in jou blaaier, vir twee tot ses spelers, alleen of in spanne, teen eerlike bots, met of sonder internet. Gratis, sonder ’n rekening.
page--index--where-left-off = Waar jy opgehou het
page--index--between-two-rounds = Tussen twee rondtes
page--index--continue = Gaan voort
page--index--more-games-under = Nog spele aan die gang
page--index--new-game = Nuwe spel
page--index--play-todays-deal = Speel vandag se kaarte
page--index--play-hand = Speel dié hand
page--index--learn-ten-minutes = Leer dit in tien minute
page--index--learn-table = Leer by die tafel
page--index--played-todays-deal = Jy het vandag se kaarte gespeel en gewen, { $yours } teen { $theirs }.
page--index--played-todays-deal-2 = Jy het vandag se kaarte gespeel en verloor, { $yours } teen { $theirs }.
page--index--played-todays-deal-3 = Jy het vandag se kaarte gespeel, en dit was gelykop, { $yours } teen { $theirs }.
page--index--calendar-streak = Kalender en reeks
page--index--play-need-javascript = Om te speel, het jy JavaScript nodig. Die reëls en gidse kan jy daarsonder lees.
page--index--game-week = Spel van die week: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Jou teenstanders
page--index--beginner-who-has = Van ’n beginner wat pas die reëls geleer het tot ’n speler wat ver vooruit dink. <a href="{ $opponents }">Ontmoet almal</a>
page--index--games = Die spele
page--index--learn-get-better = Leer en word beter
page--index--play-first-cards = Speel jou eerste kaarte by ’n regte tafel wat elke fout verduidelik. Los dan kopkrappers op, oefen, en sien wat elkeen van jou beurte werd was. Of <a href="{ $how_to_play }">lees die reëls</a>.
page--index--see-lessons = Sien die lesse
page--index--fair-bots = Eerlike bots
page--index--like-they-see = Nes jy sien hulle hul eie kaarte en die tafel, en niks anders nie. Elke deelslag kom uit ’n saad: dieselfde saad deel vir enigiemand dieselfde kaarte uit.
page--index--how-can-check = Hoe jy dit kan nagaan
page--index--put-page = Sit dit op jou bladsy
page--index--one-line-html = Een reël HTML sit ’n tafel op jou eie webwerf, met die spelers, reëls en kaarte wat jy kies. Geen rekening nie, niemand word dopgehou nie, en dit kos niks.
page--index--get-code = Kry die kode
page--index--lead = Vat met die kaarte in jou hand kaarte van die tafel. Jy kry punte vir { CARD("2S") }, { CARD("TD") }, elke aas, meeste kaarte en meeste skoppens.
page--index--offline = Werk ná jou eerste besoek sonder internet.
page--index--players-offline = Vir twee tot ses spelers, alleen of in spanne. Werk ná jou eerste besoek sonder internet.
page--index--title = Casino, die visvangspel met kaarte

page--learn-course--skip-lesson = Gaan na die les
page--learn-course--played-table = { $about } { $steps }, by die tafel gespeel.

page--learn-idea--learn = Leer

page--learn-measured--how-often = Hoe dikwels
page--learn-measured--95-range = Reeks van 95%
page--learn-measured--give-take = Gee of vat
page--learn-measured--how-was-measured = Hoe dit gemeet is
page--learn-measured--measured = Gemeet op { $day }, met <code>python -m tests.bots.strategy { $table }</code> in dié webwerf se bronkode; dieselfde enjin gee dieselfde getalle.
page--learn-measured--points-round = Punte per rondte
page--learn-measured--rounds = Gemeet op { $day } oor { $count } rondtes, met <code>python -m tests.bots.strategy { $table }</code> in dié webwerf se bronkode; dieselfde enjin gee dieselfde getalle.

page--learn-ideas--ideas = Idees
page--learn-ideas--ideas-behind-good = Die { $ideas } idees agter goeie spel in Casino, van ’n aas wissel tot die tiene tel, elk met posisies om te probeer.
page--learn-ideas--learn-table = Leer by die tafel
page--learn-ideas--good-plays-have = Goeie spel het name. Vra jy “Wat sou jy doen?” of laat jy ’n spel ontleed, gebruik die redes dié name en skakel hulle na dié bladsy.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Goed speel</a> sit dié idees op een bladsy bymekaar, en <a href="{ $strategy }">Strategie in syfers</a> wys wat hulle werd is.

page--learn-mistakes--plays-cost-points = Beurte wat jou punte gekos het, kom hier terug totdat jy iets beters vind.
page--learn-mistakes--review-game-shows = Die ontleding van ’n spel wys watter beurte jou punte gekos het. Druk die knoppie <b>Oefen</b> aan die einde daarvan, en daardie posisies kom hier terug: die volgende dag, dan ná drie dae, ’n week en drie weke, solank jy die beter beurt dadelik vind.
page--learn-mistakes--review-replay-every = Die ontleding is in die herhaling van elke spel wat klaar is. <a href="{ $progress }">Jou spele</a> het hulle almal. Vir posisies wat nie uit jou eie spele kom nie, probeer die <a href="{ $puzzles }">kopkrappers</a>.

page--learn--learn = Leer
page--learn--learn-casino-table = Leer Casino by die tafel: { $count } kort stappe in { $courses } kursusse. Jy speel elke beurt self, en die tafel verduidelik wat verkeerd gaan.
page--learn--learn-table = Leer by die tafel
page--learn--lessons-need-javascript = Die lesse het JavaScript nodig. <a href="{ $how_to_play }">Hoe om te speel</a> kan jy daarsonder lees.
page--learn--more-learn = Meer om te leer
page--learn--practice-asks-one = <a href="{ $practice }">Oefen</a> vra een ding op ’n slag, in enige spel: soek elke vangs, vat die meeste, sê wie se bousel dit is, tel die kaarte wat oor is.
page--learn--puzzles-show-last = <a href="{ $puzzles }">Kopkrappers</a> wys die laaste kaarte van ’n rondte, waar een beurt beter as al die ander is.
page--learn--good-plays-have = <a href="{ $ideas }">Goeie spel</a> het name: wissel ’n aas, steel, laat niks om skoon te vee nie en ander, elk met posisies om te probeer.
page--learn--lead = Kort stappe, een idee in elk. Jy speel elke beurt self, en is dit nie wat ons soek nie, sê die tafel hoekom.
page--learn--lead-first = Kort stappe, een idee in elk. Jy speel elke beurt self, en is dit nie wat ons soek nie, sê die tafel hoekom. Die eerste kursus duur tien minute en eindig in jou eerste spel.
page--learn--other = Die eerste lesse leer jou Casino. { $name }, die eerste spel op dié webwerf, is van dieselfde familie en verskil daarvan: <a href="{ $rules }">die reëls van { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Strategie in syfers</a> wys wat hulle werd is.

page--licences--licences = Lisensies
page--licences--everything-site-sends = Alles wat dié webwerf na jou blaaier stuur, wie dit gemaak het, en die lisensie van elke deel.
page--licences--about = Oor
page--licences--everything-site-sends-2 = Alles wat dié webwerf na jou blaaier stuur. Die reëls, die bots, die tekeninge en die teks is vir dié projek gemaak; { $parts } ander dele kom saam, elk onder sy eie lisensie.
page--licences--part = Deel
page--licences--licence = Lisensie
page--licences--project = Dié projek
page--licences--mit = MIT
page--licences--no-fonts-pictures = Geen lettertipes, prente of klanke kom van elders nie. Het ’n pakket geen kopie van sy lisensie nie, skakel die lisensie se naam na die teks.

page--opponents--opponents = Teenstanders
page--opponents--meet-bots-play = Ontmoet die bots teen wie jy Casino speel, van ’n beginner tot ’n speler wat ver vooruit dink: hoe elkeen speel, hoe sterk dit is en wat dit sien.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Speel teen { $name }</a>
page--opponents--one-has-style = Elkeen het ’n eie styl. Die swakkeres maak mensefoute: hulle kyk somme mis, vergeet kaarte en gryp alles wat blink.
page--opponents--ladder = Die leer
page--opponents--left-right-player = Van links na regs klop elke speler die vorige een. Die hoogte van ’n trappie is die gemete voorsprong, in punte per rondte, in Casino vir twee.
page--opponents--points-round-ahead = { $lead } punte per rondte voor { $other }
page--opponents--first-step = Die eerste trappie
page--opponents--level-points-round = Vlak { $place } van { $ladder }. { $lead } punte per rondte teen { $other }, gee of vat { $give }.
page--opponents--level-1-start = Vlak 1 van { $ladder }. Begin hier.
page--opponents--other-styles-play = Ander speelstyle
page--opponents--these-about-strong = Dié is omtrent so sterk soos Nia, maar elkeen soek iets anders. Speel teen hulle om te leer hoe om elke styl te hanteer.
page--opponents--points-round-against = { $lead } punte per rondte teen { $other }, gee of vat { $give }.
page--opponents--what-they-can = Wat hulle kan sien
page--opponents--they-see-what = Hulle sien wat jy op hulle plek sou sien, en niks anders nie: <a href="{ $about }#fair">hoe jy dit kan nagaan</a>. Hulle verskil in hoeveel somme hulle raaksien, hoe goed hulle onthou en hoe ver hulle vooruit kyk.
page--opponents--how-was-measured = Hoe dit gemeet is
page--opponents--played-one-below = Elkeen het teen die een onder gespeel, en elke deelslag is twee keer gespeel, met die plekke omgeruil, sodat albei dieselfde geluk gehad het. Die getalle is die voorsprong in punte per rondte en sy foutmarge van 95%, gemeet op { $date }.
page--opponents--match = Wedstryd
page--opponents--against = { $better } teen { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">nie gemeet nie</span>

page--play--play = Speel
page--play--skip-hand = Gaan na jou hand
page--play--new-version-site = ’n Nuwe weergawe van dié webwerf is gereed.
page--play--use-now = Gebruik dit nou
page--play--later = Later

page--practice-drill--practice = Oefen

page--practice--practice = Oefen
page--practice--short-drills-every = Kort oefeninge vir elke Casino-spel: soek elke vangs, vat die meeste, sê wie se bousel dit is, tel die kaarte wat oor is. Tien vrae per sessie, met ’n horlosie as jy wil.
page--practice--one-skill-time = Een vaardigheid op ’n slag, in die spel wat jy kies: tien nuwe vrae per sessie, met die rede ná elke antwoord. Jou beste sessies word in dié blaaier gestoor.
page--practice--whole-positions-go = Vir hele posisies, gaan na die <a href="{ $puzzles }">kopkrappers</a>; die <a href="{ $learn }">lesse</a> verduidelik elke beurt.

page--progress--games = Jou spele
page--progress--games-casino-have = Die spele Casino wat jy in dié blaaier klaar gespeel het: hoe dit gegaan het, per spel en per teenstander, en elkeen kan weer oop.
page--progress--every-game-finish = Elke spel wat jy klaar speel, word in dié blaaier gestoor en nêrens anders nie.
page--progress--loading-games = Jou spele laai
page--progress--page-needs-javascript = Dié bladsy het JavaScript nodig om te lees wat jou blaaier gestoor het.
page--progress--games-could-not = Jou spele kon nie gelaai word nie: ’n lêer ontbreek, of jou blaaier is te oud vir dié bladsy. Hulle is nog gestoor. <small data-reason></small>
page--progress--try-again = Probeer weer
page--progress--keep-copy-everything = Hou ’n kopie van alles
page--progress--browsers-may-delete = Blaaiers kan uitvee wat ’n webwerf gestoor het: as daar min plek is, as jy ’n paar weke lank nie hier was nie, of as jy dit self doen. ’n Kopie is ’n lêer met jou spele, jou instellings, jou eie reëls en die spel wat aan die gang is. Herstel dit hier of in ’n ander blaaier: alles wat al daar is, bly, en wat ontbreek, kom by.
page--progress--save-copy = Stoor ’n kopie
page--progress--restore-copy = Herstel ’n kopie
page--progress--copy-games = ’n Kopie van jou spele

page--puzzles-run--puzzles-one-after = Kopkrappers een ná die ander: ’n reeks tot die eerste fout, soveel as wat jy kan oplos voor die tyd om is, of op jou eie tyd.
page--puzzles-run--run-begins-when = Dit begin wanneer die tafel gereed is, en so ook die horlosie as jy een gekies het. Is die tyd om, kan jy nog die kopkrapper klaarmaak waarmee jy besig is.
page--puzzles-run--choose-game-theme = Om ’n spel, ’n tema of ’n graad te kies, gaan terug na die <a href="{ $puzzles }">kopkrappers</a>.

page--puzzles--puzzles = Kopkrappers
page--puzzles--puzzles-last-deals = { $count } kopkrappers uit die laaste deelslae van { $courses } spele van die Casino-familie: al die kaarte lê oop, en een beurt is beter as al die ander.
page--puzzles--last-cards-round = Die laaste kaarte van ’n rondte, almal oop. Een beurt is beter as elke ander een. { $count } posisies, elkeen tot die einde uitgereken.
page--puzzles--one-after-another = Een ná die ander
page--puzzles--game = Spel
page--puzzles--any = Enige
page--puzzles--theme = Tema
page--puzzles--grade = Graad
page--puzzles--easy-ones-first = Eers maklikes, dan moeiliker en moeiliker, tot jou eerste fout. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Soveel as wat jy kan voor die tyd om is; jy kan die een waarmee jy besig is, nog klaarmaak. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Horlosie
page--puzzles--min = { $minutes } min.
page--puzzles--no-clock-no = Geen horlosie en geen einde nie: hou aan so lank as wat jy wil.
page--puzzles--puzzle-rating = Jou gradering vir kopkrappers
page--puzzles--first-try-puzzle = Jou eerste probeerslag by elke kopkrapper tel. ’n Wenk tel as ’n mislukte probeerslag.
page--puzzles--how-worked-out = Hoe dit uitgewerk word
page--puzzles--puzzle-graded-how = Hoe moeilik ’n kopkrapper is, hang daarvan af hoeveel van <a href="{ $opponents }#ladder">sewe teenstanders</a>, van ’n beginner tot die sterkste, dit mis: is dit net een, staan dit op { $ratings }; is dit almal, op { $ratings_2 }. Jou gradering is ’n reeks: die regte getal is negentien uit twintig keer daarbinne, en hoe meer jy probeer, hoe smaller word dit.
page--puzzles--game-easiest-first = Per spel, die maklikste eerste
page--puzzles--if-building-new = Is bou vir jou nuut, begin met die <a href="{ $learn }">lesse</a>.
page--puzzles--puzzle-day-feed = Voer met elke dag se kopkrapper
page--puzzles--list-can-read = Die lys kan jy sonder JavaScript lees, maar die kopkrappers het dit nodig.

page--rules-game--rules = { $name }: die reëls
page--rules-game--complete-rules-examples = Die volledige reëls van { $name }, met voorbeelde: hoe om uit te deel, te speel en te tel, en hoe dit van die ander spele van die Casino-familie verskil.
page--rules-game--for = Vir { $number }
page--rules-game--page = Op dié bladsy
page--rules-game--how-differs = Hoe dit van { $name } verskil
page--rules-game--terms = Woorde
page--rules-game--house-rules = Huisreëls
page--rules-game--history-sources = Geskiedenis en bronne
page--rules-game--play-this = Speel dié spel
page--rules-game--rules-2 = Reëls

page--rules-sheet--rule-sheet-score = { $name }: reëlblad en puntelys
page--rules-sheet--rules-one-page = Die reëls van { $name } op een bladsy, en ’n puntelys om die telling op te hou: druk dit op A4- of Letter-papier.
page--rules-sheet--rules = { $name }: die reëls
page--rules-sheet--paper = { $name } op papier
page--rules-sheet--rules-fill-one = Die reëls vul een bladsy. Vir elke getal spelers of kante is daar ’n bladsy met ’n puntelys. Albei pas op A4- en Letter-papier.

page--rules-text--how-differs = Hoe dit van { $name } verskil
page--rules-text--rule = Reël
page--rules-text--compare-two-side = Vergelyk die twee langs mekaar.
page--rules-text--same = Dieselfde as in { $name }
page--rules-text--terms = Woorde
page--rules-text--house-rules = Huisreëls
page--rules-text--can-change-these = Dié reëls kan jy verander. Elke skakel maak { $name } met net daardie verandering oop. Al die ander keuses is onder Nuwe spel.
page--rules-text--everything-else = Alles anders is soos in <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Hier: { $here }. Of kies: { $others }.
page--rules-text--history-sources = Geskiedenis en bronne
page--rules-text--in-glossary = In die woordelys: { $terms }.

page--rules-compare--compare-two-games = Vergelyk twee spele
page--rules-compare--any-two-games = Enige twee spele van die Casino-familie langs mekaar: spelers, waardes van kaarte, bou, punte en die einde van die spel, met elke verskil gemerk.
page--rules-compare--rules = Reëls
page--rules-compare--two-games-side = Twee spele langs mekaar
page--rules-compare--choose-two-games = Kies twee spele om te sien hoe hulle verskil.
page--rules-compare--also-show-what = Wys ook wat dieselfde is
page--rules-compare--another-game = ’n Ander spel
page--rules-compare--one-game = Een spel
page--rules-compare--rule = Reël
page--rules-compare--rules-all-games = Reëls wat al die spele deel, is uitgelaat. Waar ’n reël van die getal spelers afhang, word elke vorm gewys.

page--rules--find-game = Soek ’n spel
page--rules--compare-any-two = <a href="{ $compare }">Vergelyk enige twee spele</a>, of slaan ’n woord in die <a href="{ $glossary }">woordelys</a> na.
page--rules--description = { $count } spele van die Casino-familie, met al hulle reëls: volgens land, getal spelers, lengte en wat spesiaal is aan elkeen.
page--rules--description-some = Spele van die Casino-familie, met al hulle reëls: volgens land, getal spelers, lengte en wat spesiaal is aan elkeen.
page--rules--lead = Casino is ’n familie van { $count } spele. Elkeen het volledige reëls met uitgewerkte voorbeelde. Het jy nog nooit gespeel nie, begin met <a href="{ $how_to_play }">Hoe om te speel</a>, of met een van dié: { $games }.
page--rules--lead-some = { $count ->
    [one] Hier kan jy een van die spele van die Casino-familie speel. Dit het volledige reëls met uitgewerkte voorbeelde. Het jy nog nooit gespeel nie, begin met <a href="{ $how_to_play }">Hoe om te speel</a>, of met een van dié: { $games }.
   *[other] Hier kan jy { $count } van die spele van die Casino-familie speel. Elkeen het volledige reëls met uitgewerkte voorbeelde. Het jy nog nooit gespeel nie, begin met <a href="{ $how_to_play }">Hoe om te speel</a>, of met een van dié: { $games }.
}
