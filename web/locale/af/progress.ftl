progress--achievement--aces = al vier ase in een rondte
progress--achievement--aces--about = Elke aas tel, en ’n aas op die tafel pas in baie somme. Vat dit so gou as wat jy kan, al is dit met min ander kaarte.
progress--achievement--cards = meer as die helfte van die pak
progress--achievement--cards--about = Het jy meer as die helfte van die pak, kan niemand jou vir meeste kaarte klop nie. Van dan af maak groot vangste minder saak, en kaarte wat op ander maniere punte gee meer.
progress--achievement--casinos = Groot Casino en Klein Casino in een rondte
progress--achievement--casinos--about = Min kaarte is soveel werd soos die ruitens tien en die skoppens twee. Moenie een van hulle neersit terwyl iemand anders dit kan vat nie.
progress--achievement--groups = drie groepe met een kaart
progress--achievement--groups--about = Een kaart vat alles wat saam sy waarde maak. Soek elke som voor jy speel.
progress--achievement--kept = ’n bousel teen twee teenstanders gehou
progress--achievement--kept--about = Hoe meer teenstanders voor jou volgende beurt speel, hoe groter die risiko. Dit is die moeite werd as die meeste kaarte met die bousel se waarde weg is of joune is.
progress--achievement--last_sweep = ’n skoonvee met die laaste kaart van ’n deelslag
progress--achievement--last_sweep--about = Hou die regte kaart vir die einde van ’n deelslag: voor jy die ander speel, dink wat op die tafel kan wees as net een oor is.
progress--achievement--multiple = ’n meervoudige bousel
progress--achievement--multiple--about = ’n Meervoudige bousel het twee of meer groepe met een waarde. Niemand kan dit verhoog nie: net ’n kaart met dié waarde vat dit by jou.
progress--achievement--residue = die laaste vangs met vier of meer kaarte oor
progress--achievement--residue--about = Die kaarte wat aan die einde oorbly, gaan aan wie laaste gevat het. Hou in die laaste deelslag ’n kaart wat beslis iets vat.
progress--achievement--shutout = elke punt van ’n rondte
progress--achievement--shutout--about = Dit vra goeie kaarte, en ’n oog op alles wat punte gee, tot by die laaste deelslag.
progress--achievement--spades = tien skoppens in een rondte
progress--achievement--spades--about = Het jy sewe skoppens, kan niemand anders soveel hê nie. Tot dan, as twee vangste ewe veel werd is, vat die een met skoppens.
progress--achievement--stolen = ’n gesteelde bousel
progress--achievement--stolen--about = ’n Bousel gaan aan wie dit eerste vat. Dit is net veilig teen spelers sonder ’n kaart van sy waarde: tel hoeveel van dié al gespeel is.
progress--achievement--sweep = ’n skoonvee
progress--achievement--sweep--about = ’n Skoonvee vat alles op die tafel. Wie volgende speel, kry niks om te vat of op te bou nie, so wat neergesit word, is dikwels ook joune.
progress--added--bad = { $count ->
    [one] Een inskrywing is nie ’n spel wat klaar is nie, en is uitgelaat.
   *[other] { $count } inskrywings is nie spele wat klaar is nie, en is uitgelaat.
}
progress--added--full = { $count ->
    [one] Een spel is uitgelaat: jou blaaier se stoorplek is vol.
   *[other] { $count } spele is uitgelaat: jou blaaier se stoorplek is vol.
}
progress--added--known = { $count ->
    [one] Een spel was al hier.
   *[other] { $count } spele was al hier.
}
progress--added--more = Ander dinge is ook bygevoeg: instellings, jou eie reëls of ’n spel aan die gang.
progress--added--new = { $count ->
    [one] Een spel bygevoeg.
   *[other] { $count } spele bygevoeg.
}
progress--added--nothing = Daar is niks nuuts in dié kopie nie.
progress--adding = Die kopie word herstel: { $done } van { $many } spele
progress--against = teen { $who }
progress--all = Al die spele
progress--alone = { $count }, elkeen alleen
progress--back = Spel herstel.
progress--begun = Dit was al aan die gang toe jy dit oopgemaak het.
progress--by--opponent = Per teenstander
progress--by--person = Tussen mense gespeel
progress--by--seats = Per getal spelers
progress--by--variant = Per spel
progress--chart--margin = Punte voor of agter, spel vir spel
progress--chart--margin--told = Punte voor of agter in die laaste { $count } spele, van { $worst } tot { $best }.
progress--chart--share = Spele gewen uit die laaste { $count }
progress--chart--share--told = Jy het { $number }% van die laaste { $count } spele gewen.
progress--column--built = Jou bousels
progress--column--captures = Vangste per rondte
progress--column--games = Spele
progress--column--kept = Bousels gehou
progress--column--lost = Bousels verloor
progress--column--margin = Gem. voorsprong
progress--column--opponent = Teenstander
progress--column--person = Speler
progress--column--rounds = Rondtes
progress--column--seats = Spelers
progress--column--stolen = Bousels gesteel
progress--column--sweeps = Skoonvee per rondte
progress--column--variant = Spel
progress--column--won = Gewen
progress--copied = Alles is in die lêer wat jou blaaier pas gestoor het.
progress--copied--part = Jou blaaier kan nie nou sy databasis lees nie, so jou ouer spele is nie in die lêer wat hy pas gestoor het nie. Begin die blaaier weer en stoor dan weer ’n kopie.
progress--copy--all = Dit het al jou spele in.
progress--copy--last = Jy het die laaste kopie op { $day } gestoor.
progress--copy--never = { $count ->
    [one] Jy het nog nie ’n kopie van jou spele gestoor nie.
   *[other] Jy het nog nie ’n kopie van jou { $count } spele gestoor nie.
}
progress--copy--remind = Blaaiers vee soms uit wat ’n webwerf gestoor het.
progress--copy--save = Stoor ’n kopie
progress--copy--since = { $count ->
    [one] Een spel wat daarna klaar was, is nie daarin nie.
   *[other] { $count } spele wat daarna klaar was, is nie daarin nie.
}
progress--copying = Die kopie word geskryf: { $done } van { $many } spele
progress--deal = Speel dié kaarte weer
progress--delete = Vee uit
progress--deleted = Spel uitgevee.
progress--daily = Vandag se kaarte
progress--did = Vangste: { $captures }. Skoonvee: { $sweeps }. Jou bousels: { $built }, waarvan { $kept } gehou en { $lost } verloor. Bousels by ander gesteel: { $stolen }.
progress--file = Stoor as ’n lêer
progress--first-times = Eerste kere
progress--first-times--left = { $count ->
    [one] nog { $count } om te kom
   *[other] nog { $count } om te kom
}
progress--first-times--none = Wat jy vir die eerste keer doen, verskyn hier, met raad daarby.
progress--full = Jou blaaier se stoorplek is vol, so die spel kan nie herstel word nie.
progress--games = { $count ->
    [one] { $count } spel
   *[other] { $count } spele
}
progress--head--best = Langste wenreeks
progress--head--games = Spele
progress--head--rounds = Rondtes
progress--head--row = Huidige reeks
progress--head--won = Gewen
progress--if = Sê nou
progress--joined = Bygekom
progress--lost = Verloor
progress--maker = Sit dit op ’n bladsy
progress--mark--again = kaarte al gespeel
progress--mark--hinted = met wenke
progress--mark--resigned = opgegee
progress--mark--rules = met huisreëls
progress--mark--skipped = deels vir jou gespeel
progress--mark--takebacks = met beurte teruggevat
progress--more = { $count ->
    [one] Wys nog een
   *[other] Wys meer (nog { $count })
}
progress--moves = Die beurte
progress--none = Nog geen spele klaar nie. Elke spel wat jy klaar speel, word hier gestoor, in dié blaaier.
progress--not-own = Dit tel nie by jou uitslae nie.
progress--open = Herhaling
progress--percent = { $number }%
progress--person = Speler { $number }
progress--play = Speel ’n spel
progress--puzzles = Kopkrappers
progress--puzzles--least = Jy kry ’n gradering vir kopkrappers sodra jy 20 probeer het.
progress--puzzles--none = { $count ->
    [one] Jy kry ’n gradering vir kopkrappers sodra jy 20 probeer het; tot nou toe het jy een probeer.
   *[other] Jy kry ’n gradering vir kopkrappers sodra jy 20 probeer het; tot nou toe het jy { $count } probeer.
}
progress--puzzles--rating = Jou gradering vir kopkrappers is tussen { $low } en { $high }, volgens jou laaste { $count } eerste probeerslae.
progress--rating = Waar jy staan
progress--rating--about = Dié reekse is minstens nege uit tien keer reg; die band in ’n grafiek wys hoe onseker dit is. Elke soort spel word apart gegradeer, teen teenstanders van wie die sterkte daarin gemeet is. ’n Span tel as die gemiddelde van sy spelers. ’n Spel tel nie as jy ’n beurt teruggevat het, vir ’n wenk gevra het, na die einde van ’n rondte gegaan het, opgegee het, die kaarte al gespeel het, of halfpad bygekom het nie. Onlangse spele tel meer.
progress--rating--above = Bo { $below }.
progress--rating--below = Onder { $above }.
progress--rating--between = Tussen { $below } en { $above }.
progress--rating--from = Volgens { $games }, { $rounds }.
progress--rating--how = Hoe dit uitgewerk word
progress--rating--none = Om te sien hoe sterk jy is, speel ’n spel klaar waarvoor die teenstanders se sterkte gemeet is, soos Casino vir twee.
progress--rating--none--again = Jou laaste spel tel nie hier nie, want jy het sy kaarte al gespeel. Om te sien hoe sterk jy is, speel een met nuwe kaarte klaar.
progress--rating--none--hinted = Jou laaste spel tel nie hier nie, want jy het vir ’n wenk gevra. Om te sien hoe sterk jy is, speel een sonder wenke klaar.
progress--rating--none--resigned = Jou laaste spel tel nie hier nie, want jy het opgegee. Om te sien hoe sterk jy is, speel een tot die einde.
progress--rating--none--skipped = Jou laaste spel tel nie hier nie, want ’n deel van jou kaarte is vir jou gespeel. Om te sien hoe sterk jy is, speel een self klaar.
progress--rating--none--takebacks = Jou laaste spel tel nie hier nie, want jy het ’n beurt teruggevat. Om te sien hoe sterk jy is, speel een klaar sonder om dit te doen.
progress--rating--top = Bo { $below }, die sterkste teenstander hier.
progress--rating--unknown = Nog te min rondtes om te sê.
progress--rating--unmeasured = Die teenstanders se sterkte is nie in dié spele gemeet nie, so hulle word nie gegradeer nie:
progress--reading = Jou spele word gelees: { $done } van { $many }
progress--refused = Jou blaaier stoor niks vir dié webwerf nie, so geen spele kan hier gestoor word nie.
progress--room = { $count ->
    [one] Hier is plek vir nog omtrent een spel.
   *[other] Hier is plek vir nog omtrent { $count } spele.
}
progress--room--little = { $count ->
    [one] Hier is plek vir nog omtrent een spel. Stoor ’n kopie, en vee dan ’n paar spele uit.
   *[other] Hier is plek vir nog omtrent { $count } spele. Stoor ’n kopie voor dit vol raak, en vee dan ’n paar spele uit.
}
progress--room--much = Hier is plek vir nog meer as 10 000 spele.
progress--round = Rondte { $number }
progress--rounds = { $count ->
    [one] { $count } rondte
   *[other] { $count } rondtes
}
progress--row--lost = { $count } verloor
progress--row--won = { $count } gewen
progress--running = Spele aan die gang
progress--running--continue = Gaan voort
progress--running--discard = Gooi weg
progress--running--game = ’n Spel aan die gang
progress--running--last = Laas gespeel op { $day }
progress--running--unreadable = ’n Spel wat nie gelees kan word nie. Niks is verlore nie: jy kan dit as ’n lêer stoor.
progress--skipped = Oorgeslaan
progress--skipped--about = ’n Deel van jou kaarte is vir jou gespeel.
progress--slim = Daar was nie plek om dié spel se beurte te stoor nie. Jy kan sy kaarte nog weer speel.
progress--teams = { $table } in spanne
progress--together = Saam
progress--total = Totaal
progress--undo = Ontdoen
progress--unreachable = Jou blaaier kan nie nou sy databasis lees nie, so jou ouer spele is nie hieronder nie. Hulle is nog gestoor. Herlaai dié bladsy of begin die blaaier weer.
progress--unreadable = Iets wat hier gestoor is, kan nie gelees word nie. Dit bly soos dit is, en jy kan dit as ’n lêer stoor.
progress--unreadable--back = Die onleesbare data is terug.
progress--unreadable--discard = Gooi die onleesbare data weg
progress--unreadable--file = Stoor die onleesbare data as ’n lêer
progress--unreadable--gone = Die onleesbare data is weggegooi.
progress--watched = Gekyk
progress--winners = Gewen deur: { $who }.
progress--won = Gewen
progress--wrong--broken = Dié kopie is beskadig: ’n deel van die lêer ontbreek of het verander. Jou spele hier is soos hulle was.
progress--wrong--kind = Dié lêer is nie ’n kopie van jou spele nie. Kies een wat met “Stoor ’n kopie” gemaak is. Niks het verander nie.
progress--wrong--large = Dié lêer is { $size } MB, te groot vir ’n kopie van jou spele (hoogstens { $most } MB). Niks het verander nie.
progress--wrong--newer = Dié kopie is deur ’n nuwer weergawe van dié webwerf gemaak. Herlaai dié bladsy en probeer weer. Niks het verander nie.
progress--you = Jy
