diagrams--lesson = Så spelar man

drill--again = En omgång till
drill--begin = Börja
drill--best = Bästa omgång: { $right } av { $of }
drill--best--timed = på { $seconds } sekunder
drill--build = bygget på { $value }
drill--builds = bygg { $value } med { $card } på
drill--check = Kontrollera
drill--clock = På tid
drill--every = Hitta allt som kan tas
drill--every--about = Du får ett kort och ett bord. Välj allt som kortet kan ta, på ett eller annat sätt.
drill--every--ask = Vilka kort och byggen kan { $card } ta, på ett eller annat sätt? Välj alla.
drill--every--why = Det kan ta:
drill--failed = Inga frågor kunde göras, eftersom en del av sidan inte laddades. Ladda om den och försök igen.
drill--game = Spel
drill--hand = Du har
drill--left = Räkna resten
drill--left--about = Se på korten du har sett i en omgång, och säg sedan ur minnet hur många av en valör du inte har sett än.
drill--left--ask = Hur många { $rank } har du inte sett än?
drill--left--none = Du har inte sett någon av de { $of }.
drill--left--why = { $count ->
    [one] Du har sett en av de { $of }:
   *[other] Du har sett { $count } av de { $of }:
}
drill--may = Vad får jag göra här?
drill--may--about = Fyra drag, av vilka bara några är tillåtna. Välj dem.
drill--may--ask = Vilka av de här dragen är tillåtna?
drill--missed = Du missade: { $cards }.
drill--most = Ta flest
drill--most--about = Det går att ta på flera sätt. Välj det som tar flest kort.
drill--most--ask = Ta så många kort du kan med { $card }.
drill--most--why = { $count ->
    [one] Flest är { $count } kort:
   *[other] Flest är { $count } kort:
}
drill--next = Nästa
drill--number = Fråga { $number } av { $of }
drill--others = Andra övningar
drill--rank--2 = tvåor
drill--rank--3 = treor
drill--rank--4 = fyror
drill--rank--5 = femmor
drill--rank--6 = sexor
drill--rank--7 = sjuor
drill--rank--8 = åttor
drill--rank--9 = nior
drill--rank--A = äss
drill--rank--T = tior
drill--result = { $right } av { $of } rätt
drill--result--best = Din bästa omgång hittills.
drill--result--timed = på { $seconds } sekunder.
drill--right = Rätt.
drill--scripts = Övningarna behöver JavaScript, som är avstängt här.
drill--seconds = { $seconds } s
drill--seen = Dölj korten och fråga mig
drill--table = På bordet
drill--takes = ta med { $card }:
drill--waiting = En fråga görs i ordning …
drill--whose = Vems är bygget?
drill--whose--about = Flera spelare arbetar på ett bygge. Säg vem som äger det till slut.
drill--whose--ask = Vems är bygget på { $value } nu?
drill--whose--why--kept = Att lägga till på ett bygge ändrar inte vems det är; det gör bara att bygga det eller ge det ett nytt värde. Ägare: { $who }.
drill--whose--why--last = Ett bygge tillhör den som senast byggde, höjde eller lade till. Ägare: { $who }.
drill--wrong = Inte riktigt. De rätta svaren är markerade.
drill--wrong--cards = Fel: { $cards }.

example--about = De genomgångna exemplen ur reglerna för { $game }, att spela själv.
example--course = Exempel: { $game }
example--last = Tillbaka till reglerna
example--refused = { $title } Försök, så ser du varför, och spela sedan något annat.
example--table = { $title } Hitta draget, med bara korten på bordet.
example--try = Spela exemplen vid bordet
example--with = { $title } Hitta draget med { $card }.

learn--all = Allt klart
learn--done = { $done } av { $of } steg klara
learn--more = Fler lektioner
learn--no-step = Det finns inget steg ”{ $step }” här. Det här är det första som du inte har gjort än.
learn--steps = { $count ->
    [one] { $count } steg
   *[other] { $count } steg
}

lesson--build--capture = Tillåtet, men någon annan kan ta det du bygger, och här kan du ta direkt.
lesson--build--trail = Tillåtet, men här är det bättre att lägga ut ett kort.
lesson--capture--build = Tillåtet, men här kan du bygga först och ta mer nästa gång.
lesson--capture--trail = Tillåtet, men här är det bättre att lägga ut ett kort.
lesson--less = { $count ->
    [one] Tillåtet, men då får du bara { $count } kort, och du kan få { $of }.
   *[other] Tillåtet, men då får du bara { $count } kort, och du kan få { $of }.
}
lesson--other = Tillåtet, men inte det drag som uppgiften gäller. Läs uppgiften igen.
lesson--points = { $count ->
    [one] Tillåtet, men det ger bara { $count } poäng, och du kan få { $of }.
   *[other] Tillåtet, men det ger bara { $count } poäng, och du kan få { $of }.
}
lesson--series = Lösta uppgifter: { $solved } av { $of }, { $first } av dem vid första försöket.
lesson--then = Den som har { $card } kan då ta { $cards }.
lesson--trail--build = Tillåtet, men lösa kort kan tas ett i taget. Här kan du bygga, och bara en valör tar ett bygge.
lesson--trail--capture = Tillåtet, men här kan du ta något, och ett utlagt kort tar inget.
lesson--trail--raise = Tillåtet, men här kan du höja ett bygge så att det blir ditt att ta.

puzzle--about = Tema: { $themes }.
puzzle--all = Alla lösta
puzzle--daily = Dagens problem
puzzle--daily--done = Dagens är löst.
puzzle--daily--rules = Regler för { $game }
puzzle--found = Rätt.
puzzle--grade = { $count ->
    [one] En av de 7 bottarna löser det inte.
   *[other] { $count } av de 7 bottarna löser det inte.
}
puzzle--grade--easy = Lätt
puzzle--grade--hard = Svårt
puzzle--grade--medium = Medel
puzzle--many = { $count ->
    [one] { $count } problem
   *[other] { $count } problem
}
puzzle--more = Fler problem
puzzle--lead = Det som räknas är hur långt före du slutar: en poäng som motståndaren får i stället för du kostar dig 2.
puzzle--right = { $count ->
    [one] Varje annat drag ger dig minst en poäng mindre, om Nia spelar bra.
   *[other] Varje annat drag ger dig minst { $count } poäng mindre, om Nia spelar bra.
}
puzzle--rest = Resten går till { $who }.
puzzle--rest--you = Resten går till dig.
puzzle--run = Problemserie
puzzle--run--again = Börja om
puzzle--run--best = Ditt bästa med valfritt spel, tema och svårighet: { $count }.
puzzle--run--end = Sluta här
puzzle--run--free = I din egen takt
puzzle--run--hide = Dölj klockan
puzzle--run--left = { $time } kvar
puzzle--run--missed = Försök igen med de här:
puzzle--run--none = Det finns inget sådant problem. Välj ett annat spel, tema eller en annan svårighet.
puzzle--run--place = Problem { $number }, { $score }
puzzle--run--result = { $count ->
    [one] Du löste ett av { $of } vid första försöket.
   *[other] Du löste { $count } av { $of } vid första försöket.
}
puzzle--run--result--streak = { $count ->
    [one] Du löste ett problem.
   *[other] Du löste { $count } i rad.
}
puzzle--run--resumed = Din serie fortsätter där du slutade; välj först ”{ $end }” om du vill börja om.
puzzle--run--score = { $count } lösta hittills
puzzle--run--show = Visa klockan
puzzle--run--streak = Svit
puzzle--run--streak--score = { $count ->
    [one] ett i rad hittills
   *[other] { $count } i rad hittills
}
puzzle--run--time-up = Tiden är ute, men du får lösa det här problemet färdigt.
puzzle--run--timed = På tid
puzzle--run--try = { $game }, problem { $number }
puzzle--shown = Det här är det bästa draget.
puzzle--solved = { $done } av { $of } lösta
puzzle--streak = { $days } dagar i rad.
puzzle--task = Det här är omgångens sista kort. Nias kort ligger öppet, och inga fler ges. Vilket drag är bäst för dig?
puzzle--theme--build = bygga
puzzle--theme--less = ta mindre än du kunde
puzzle--theme--raise = höja eller lägga till på ett bygge
puzzle--theme--steal = stjäla ett bygge
puzzle--theme--sweep = tabbe
puzzle--theme--take = ta
puzzle--theme--trail = lägga ut
puzzle--theme--wait = inte ta något än
puzzle--task--brief = Vilket drag är bäst för dig?
puzzle--worse = { $count ->
    [one] Det ger dig minst en poäng mindre än det bästa draget.
   *[other] Det ger dig minst { $count } poäng mindre än det bästa draget.
}
puzzle--wrong = Inte det bästa draget.
