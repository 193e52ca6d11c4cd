diagrams--lesson = Wie man spielt

drill--again = Noch ein Durchgang
drill--begin = Anfangen
drill--best = Bester Durchgang: { $right } von { $of }
drill--best--timed = in { $seconds } Sekunden
drill--build = der { $value }er-Bau
drill--builds = { $value } bauen mit { $card } auf
drill--check = Prüfen
drill--clock = Mit Uhr
drill--every = Finde alles, was geht
drill--every--about = Du bekommst eine Karte und einen Tisch. Wähle alles, was die Karte auf die eine oder andere Weise nehmen kann.
drill--every--ask = Welche Karten und Bauten kann { $card } nehmen, auf die eine oder andere Weise? Wähle sie alle.
drill--every--why = Das geht:
drill--failed = Es ließen sich keine Fragen stellen, weil ein Teil der Seite nicht geladen wurde. Lade sie neu, um es noch einmal zu versuchen.
drill--game = Spiel
drill--hand = Du hast
drill--left = Zähle den Rest
drill--left--about = Sieh dir die Karten an, die du in einer Runde gesehen hast, und sag dann aus dem Kopf, wie viele von einem Rang noch fehlen.
drill--left--ask = Wie viele { $rank } hast du noch nicht gesehen?
drill--left--none = Von den { $of } hast du keine gesehen.
drill--left--why = { $count ->
    [one] Von den { $of } hast du eine gesehen:
   *[other] Von den { $of } hast du { $count } gesehen:
}
drill--may = Was darf ich hier?
drill--may--about = Vier Züge, von denen nur einige erlaubt sind. Wähle diese.
drill--may--ask = Welche dieser Züge sind erlaubt?
drill--missed = Übersehen: { $cards }.
drill--most = Nimm am meisten
drill--most--about = Du kannst auf mehrere Arten nehmen. Wähle die mit den meisten Karten.
drill--most--ask = Nimm mit { $card } so viele Karten wie möglich.
drill--most--why = { $count ->
    [one] Am meisten ist { $count } Karte:
   *[other] Am meisten sind { $count } Karten:
}
drill--next = Weiter
drill--number = Frage { $number } von { $of }
drill--others = Andere Übungen
drill--rank--2 = Zweien
drill--rank--3 = Dreien
drill--rank--4 = Vieren
drill--rank--5 = Fünfen
drill--rank--6 = Sechsen
drill--rank--7 = Siebenen
drill--rank--8 = Achten
drill--rank--9 = Neunen
drill--rank--A = Asse
drill--rank--T = Zehnen
drill--result = { $right } von { $of } richtig
drill--result--best = Dein bisher bester Durchgang.
drill--result--timed = in { $seconds } Sekunden.
drill--right = Richtig.
drill--scripts = Die Übungen brauchen JavaScript, und das ist hier ausgeschaltet.
drill--seconds = { $seconds } s
drill--seen = Karten verdecken und mich fragen
drill--table = Auf dem Tisch
drill--takes = mit { $card } nehmen:
drill--waiting = Eine Frage kommt gleich …
drill--whose = Wem gehört der Bau?
drill--whose--about = Mehrere bauen an einem Bau. Sag, wem er am Ende gehört.
drill--whose--ask = Wem gehört der { $value }er-Bau jetzt?
drill--whose--why--kept = Wer einen Bau erweitert, ändert nicht, wem er gehört; das tut nur, wer ihn baut oder ihm einen anderen Wert gibt. Er gehört: { $who }.
drill--whose--why--last = Ein Bau gehört dem, der zuletzt gebaut, erhöht oder erweitert hat. Hier: { $who }.
drill--wrong = Nicht ganz. Die richtigen Antworten sind angehakt.
drill--wrong--cards = Falsch: { $cards }.

example--about = Die Beispiele aus den Regeln von „{ $game }“, zum Selberspielen.
example--course = Beispiele: { $game }
example--last = Zurück zu den Regeln
example--refused = { $title } Versuch es, um zu sehen, warum; dann spiel etwas anderes.
example--table = { $title } Finde den Zug, nur mit den Karten auf dem Tisch.
example--try = Diese Beispiele am Tisch spielen
example--with = { $title } Finde den Zug mit { $card }.

learn--all = Alles geschafft
learn--done = { $done } von { $of } Schritten geschafft
learn--more = Weitere Lektionen
learn--no-step = Einen Schritt „{ $step }“ gibt es hier nicht. Das ist der erste, den du noch nicht gemacht hast.
learn--steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}

lesson--build--capture = Erlaubt, aber was du baust, kann dir jemand nehmen, und hier kannst du sofort nehmen.
lesson--build--trail = Erlaubt, aber hier ist es besser, eine Karte abzulegen.
lesson--capture--build = Erlaubt, aber hier kannst du erst bauen und im nächsten Zug mehr nehmen.
lesson--capture--trail = Erlaubt, aber hier ist es besser, eine Karte abzulegen.
lesson--less = { $count ->
    [one] Erlaubt, aber das bringt dir nur { $count } Karte, und { $of } sind möglich.
   *[other] Erlaubt, aber das bringt dir nur { $count } Karten, und { $of } sind möglich.
}
lesson--other = Erlaubt, aber nicht der Zug, um den es hier geht. Lies noch einmal, was zu tun ist.
lesson--points = { $count ->
    [one] Erlaubt, aber das bringt nur { $count } Punkt, und { $of } sind möglich.
   *[other] Erlaubt, aber das bringt nur { $count } Punkte, und { $of } sind möglich.
}
lesson--series = Gelöst: { $solved } von { $of }, davon { $first } im ersten Versuch.
lesson--then = Wer { ACCUSATIVE($card) } hat, könnte dann { $cards } nehmen.
lesson--trail--build = Erlaubt, aber lose Karten lassen sich einzeln nehmen. Hier kannst du bauen, und einen Bau nimmt nur ein einziger Rang.
lesson--trail--capture = Erlaubt, aber hier kannst du etwas nehmen, und eine abgelegte Karte nimmt nichts.
lesson--trail--raise = Erlaubt, aber hier kannst du einen Bau erhöhen, sodass er auf dich wartet.

puzzle--about = Thema: { $themes }.
puzzle--all = Alle gelöst
puzzle--daily = Aufgabe des Tages
puzzle--daily--done = Die heutige ist gelöst.
puzzle--daily--rules = Regeln: { $game }
puzzle--found = Richtig.
puzzle--grade = { $count ->
    [one] Einer der 7 Bots scheitert daran.
   *[other] { $count } der 7 Bots scheitern daran.
}
puzzle--grade--easy = Leicht
puzzle--grade--hard = Schwer
puzzle--grade--medium = Mittel
puzzle--many = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzle--more = Weitere Aufgaben
puzzle--lead = Es zählt, wie weit du am Ende vorn liegst: Ein Punkt, den dein Gegner statt dir bekommt, kostet dich 2.
puzzle--right = { $count ->
    [one] Mit jedem anderen Zug stehst du mindestens einen Punkt schlechter da, wenn Nia gut spielt.
   *[other] Mit jedem anderen Zug stehst du mindestens { $count } Punkte schlechter da, wenn Nia gut spielt.
}
puzzle--rest = Der Rest geht an { $who }.
puzzle--rest--you = Der Rest geht an dich.
puzzle--run = Aufgabenlauf
puzzle--run--again = Von vorn
puzzle--run--best = Dein bester, gleich mit welchem Spiel, Thema und Grad: { $count }.
puzzle--run--end = Hier aufhören
puzzle--run--free = Ohne Eile
puzzle--run--hide = Uhr ausblenden
puzzle--run--left = noch { $time }
puzzle--run--missed = Diese noch einmal versuchen:
puzzle--run--none = So eine Aufgabe gibt es nicht. Wähle ein anderes Spiel, ein anderes Thema oder einen anderen Grad.
puzzle--run--place = Aufgabe { $number }, { $score }
puzzle--run--result = { $count ->
    [one] Du hast eine von { $of } im ersten Versuch gelöst.
   *[other] Du hast { $count } von { $of } im ersten Versuch gelöst.
}
puzzle--run--result--streak = { $count ->
    [one] Du hast eine Aufgabe gelöst.
   *[other] Du hast { $count } in Folge gelöst.
}
puzzle--run--resumed = Dein Lauf geht dort weiter, wo du aufgehört hast; um von vorn zu beginnen, wähle zuerst „{ $end }“.
puzzle--run--score = bisher { $count } gelöst
puzzle--run--show = Uhr zeigen
puzzle--run--streak = Serie
puzzle--run--streak--score = { $count ->
    [one] bisher eine in Folge
   *[other] bisher { $count } in Folge
}
puzzle--run--time-up = Die Zeit ist um, aber diese Aufgabe kannst du noch beenden.
puzzle--run--timed = Gegen die Uhr
puzzle--run--try = { $game }, Aufgabe { $number }
puzzle--shown = Das ist der beste Zug.
puzzle--solved = { $done } von { $of } gelöst
puzzle--streak = { $days } Tage in Folge.
puzzle--task = Das sind die letzten Karten der Runde. Nias Karten liegen offen, und ausgeteilt wird nicht mehr. Welcher Zug ist der beste für dich?
puzzle--theme--build = bauen
puzzle--theme--less = weniger nehmen als möglich
puzzle--theme--raise = einen Bau erhöhen oder erweitern
puzzle--theme--steal = einen Bau stehlen
puzzle--theme--sweep = Zwick
puzzle--theme--take = nehmen
puzzle--theme--trail = ablegen
puzzle--theme--wait = noch nichts nehmen
puzzle--task--brief = Welcher Zug ist der beste für dich?
puzzle--worse = { $count ->
    [one] Damit stehst du mindestens einen Punkt schlechter da als mit dem besten Zug.
   *[other] Damit stehst du mindestens { $count } Punkte schlechter da als mit dem besten Zug.
}
puzzle--wrong = Nicht der beste Zug.
