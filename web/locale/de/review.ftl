idea--cash-an-ace = Ass auf Ass nehmen
idea--count-the-tens = Einen Rang mitzählen
idea--group--building = Bauen
idea--group--leaving = Liegen lassen und behalten
idea--group--taking = Nehmen
idea--keep-a-court = Eine Bildkarte für den letzten Fang behalten
idea--know-what-is-enough = Wissen, was reicht
idea--lay-down-safely = Ablegen, was wenige nehmen können
idea--leave-it-to-your-partner = Dem Partner überlassen
idea--leave-no-sweep = Keinen Zwick zulassen
idea--leave-what-is-yours = Liegen lassen, was nur du nehmen kannst
idea--make-it-multiple = Mehrfach bauen
idea--more = Alle Ideen
idea--opens = Öffnet sich in einem neuen Tab
idea--positions = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}
idea--protect-by-a-build = Mit einem Bau schützen
idea--steal = Einen Bau stehlen
idea--take-what-scores = Nehmen, was zählt
idea--try = Probier es jetzt am Tisch.
idea--two-of-a-rank = Zwei von einem Rang

if--about = Spiel von hier aus weiter, mit denselben Karten. „Vor“ spielt die Züge, die wirklich gespielt wurden.
if--about--round = Spiel von hier aus weiter, mit denselben Karten und ab dem Stand 0. „Vor“ spielt die Züge, die wirklich gespielt wurden. Spätere Runden werden neu ausgeteilt, damit sie nichts über deine Partie verraten.
if--apart = Ein „Was wäre, wenn“ zählt nicht, und die eigentliche Partie bleibt, wie sie ist.
if--go = Von hier weiterspielen
if--name = Was wäre, wenn: { $name }
if--place = Runde { $round }, Austeilung { $deal }.
if--slider = Zug
if--title = Was wäre, wenn

hint--about = Was Iris, der stärkste Bot, an deiner Stelle tun würde. Sie sieht nur, was du siehst. Sobald du weißt, wo jede Karte ist, entscheidet stattdessen perfektes Spiel. Bei den Wahrscheinlichkeiten gilt für jede Karte, die du nicht siehst, jede Hand als gleich wahrscheinlich. Partien mit Tipps sind markiert und zählen nicht für deine Wertung.
hint--best = Das bringt voraussichtlich mehr Punkte als jeder andere Zug.
hint--brings = Das bringt dir: { $what }.
hint--build-risk = Mit { $percent } % Wahrscheinlichkeit kann { $who } den Bau nehmen.
hint--build-safe = Du hast alle Karten gesehen, die den Bau nehmen könnten, also kann { $who } ihn nicht nehmen.
hint--card = Tipp: Spiel { $card }.
hint--equal = Oder du { $done }, das ist etwa gleich gut.
hint--idea = Idee:
hint--indifferent = Jetzt führt jeder Zug zum selben Ergebnis.
hint--instead = Spielst du anders und { ACCUSATIVE($done) }, bekommst du bis zum Ende der Runde wahrscheinlich weniger Punkte, vor allem für { ACCUSATIVE($items) }.
hint--keeps = Du behältst { $card }, und damit könntest du im nächsten Zug { $cards } nehmen.
hint--holds = Alle anderen Karten hast du gesehen, also hat { $who } noch { ACCUSATIVE($cards) }.
hint--leaves = Auf dem Tisch bleibt: { $cards }.
hint--leaves--many = Auf dem Tisch bleiben { $count } Karten.
hint--leaves--none = Auf dem Tisch bleibt keine lose Karte.
hint--leaves--nothing = Der Tisch bleibt leer.
hint--least = Die Chance, dass { $who } danach etwas nehmen kann, ist { $percent } %, und kein anderer Zug macht sie kleiner.
hint--lit = Tipp: Du { $done }.
hint--more = Andere Züge
hint--not-now = Iris kann helfen, wenn du eine Karte zu spielen hast.
hint--nothing = Iris hat hier keinen Rat.
hint--off = Tipps ausschalten
hint--only = Das ist dein einziger erlaubter Zug.
hint--risk = Mit { $percent } % Wahrscheinlichkeit kann { $who } etwas nehmen.
hint--safe = Du hast alle Karten gesehen, die etwas nehmen könnten, also kann { $who } nichts nehmen.
hint--sweep = Mit { $percent } % Wahrscheinlichkeit kann { $who } den Tisch räumen.
hint--thinks = Iris denkt nach …
hint--title = Deine Züge, der beste zuerst
hint--what = Was mache ich damit?
hint--why = Warum?

mistake--again = Das hast du damals gespielt. Versuch einen anderen Zug.
mistake--due = { $count ->
    [one] { $count } heute noch einmal
   *[other] { $count } heute noch einmal
}
mistake--last = Deine Partien
mistake--later = { $count ->
    [one] { $count } gespeichert; weiter geht es am { $day }.
   *[other] { $count } gespeichert; weiter geht es am { $day }.
}
mistake--none = Du hast noch keine Züge zum Üben gespeichert.
mistake--right = Das ist besser, um etwa { $points } Punkte.
mistake--task = Hier hast du einmal einen Zug gemacht, der etwa { $points } Punkte gekostet hat. Finde einen besseren.
mistake--title = Deine eigenen Fehler
mistake--worse = Auch das kostet etwa { $points } Punkte.

reason--after = Angenommen, du { $done }: Dann nimmt { $who } { ACCUSATIVE($taken) } mit { $card }.
reason--after--last = Angenommen, du { $done }: Dann nimmt { $who } { ACCUSATIVE($taken) } mit { $card }, und weil danach niemand mehr nimmt, gehen auch die restlichen Karten an { $who }.
reason--after--you = Angenommen, du { $done }: Dann musst du { ACCUSATIVE($taken) } mit { $card } nehmen.
reason--after-later = Angenommen, du { $done }: Später nimmt dann { $who } { ACCUSATIVE($taken) } mit { $card }.
reason--after-later--last = Angenommen, du { $done }: Später nimmt dann { $who } { ACCUSATIVE($taken) } mit { $card }, und weil danach niemand mehr nimmt, gehen auch die restlichen Karten an { $who }.
reason--after-later--you = Angenommen, du { $done }: Später musst du dann { ACCUSATIVE($taken) } mit { $card } nehmen.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } geht an { $who }
   *[other] { $cards } gehen an { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } geht an das Team { $who }
   *[other] { $cards } gehen an das Team { $who }
}
reason--cards-go--you = { $count ->
    [one] du bekommst { $cards }
   *[other] du bekommst { $cards }
}
reason--cards-last = { $count ->
    [one] { $who } nimmt zuletzt und bekommt { $cards }
   *[other] { $who } nimmt zuletzt und bekommt { $cards }
}
reason--cards-last--team = { $count ->
    [one] das Team { $who } nimmt zuletzt und bekommt { $cards }
   *[other] das Team { $who } nimmt zuletzt und bekommt { $cards }
}
reason--cards-last--you = { $count ->
    [one] du bekommst { $cards }, denn du nimmst zuletzt
   *[other] du bekommst { $cards }, denn du nimmst zuletzt
}
reason--costs = Das kostet dich { $points }: { $items }.
reason--costs--all = Das kostet dich insgesamt { $points }, vor allem deshalb: { $items }.
reason--costs-if = Spielst du jetzt anders und { ACCUSATIVE($done) }, kostet dich das { $points }: { $items }.
reason--costs-if--all = Spielst du jetzt anders und { ACCUSATIVE($done) }, kostet das insgesamt { $points }, vor allem deshalb: { $items }.
reason--early = die Runde endet vorzeitig, also gibt es nichts für { ACCUSATIVE($item) }
reason--gain = Später kannst du { ACCUSATIVE($taken) } mit { $card } nehmen.
reason--gain--last = Später kannst du { ACCUSATIVE($taken) } mit { $card } nehmen, und weil du zuletzt nimmst, bekommst du auch die restlichen Karten.
reason--item = für { ACCUSATIVE($item) } steht es { $some } zu { $others } statt { $before } zu { $their }
reason--item--ace_of_spades = Pik-Ass
reason--item--aces = Asse
reason--item--all_aces = alle vier Asse
reason--item--all_eleven = alle Punkte
reason--item--all_sevens = alle vier Siebenen
reason--item--all_sixes = alle vier Sechsen
reason--item--big_casino = das Große Casino
reason--item--cards = die meisten Karten
reason--item--diamonds = die meisten Karo
reason--item--each_spade = Pik
reason--item--fines = Strafen
reason--item--five_spades = fünf Pik
reason--item--honours = hohe Karten
reason--item--jack_of_spades = der Pik-Bube
    .accusative = den Pik-Buben
reason--item--last_capture = der letzte Fang
    .accusative = den letzten Fang
reason--item--little_casino = das Kleine Casino
reason--item--overspader = Överspader
reason--item--seven_of_diamonds = Karo-Sieben
reason--item--spades = die meisten Pik
reason--item--sweeps = Zwicks
reason--item--tabbe = Tabben
reason--item--tablanette = Tablanetten
reason--item--ten_of_diamonds = Karo-Zehn
reason--item--tens = andere Zehnen
reason--item--two_of_clubs = Kreuz-Zwei
reason--most = { $item } gehen an { $who } ({ $some } zu { $others })
reason--most--last = { $who } nimmt zuletzt und bekommt { ACCUSATIVE($item) } ({ $some } zu { $others })
reason--most--last--team = das Team { $who } nimmt zuletzt und bekommt { ACCUSATIVE($item) } ({ $some } zu { $others })
reason--most--nobody = für { $item } bekommt niemand etwas ({ $some } zu { $others })
reason--most--team = { $item } gehen an das Team { $who } ({ $some } zu { $others })
reason--most--you = { $item } hast du nur mit { $some } zu { $others }
reason--points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
reason--points--both = { $count ->
    [one] 1 Punkt (du { $own }, { $who } { $others })
   *[other] { $count } Punkte (du { $own }, { $who } { $others })
}
reason--reply = Dann nimmt { $who } { ACCUSATIVE($taken) } mit { $card }.
reason--reply--last = Dann nimmt { $who } { ACCUSATIVE($taken) } mit { $card }, und weil danach niemand mehr nimmt, gehen auch die restlichen Karten an { $who }.
reason--reply--you = Dann musst du { ACCUSATIVE($taken) } mit { $card } nehmen.
reason--later = Später nimmt { $who } { ACCUSATIVE($taken) } mit { $card }.
reason--later--last = Später nimmt { $who } { ACCUSATIVE($taken) } mit { $card }, und weil danach niemand mehr nimmt, gehen auch die restlichen Karten an { $who }.
reason--later--you = Später musst du { ACCUSATIVE($taken) } mit { $card } nehmen.
reason--sweep = { $who } macht einen Zwick
reason--sweep--team = das Team { $who } macht einen Zwick
reason--sweep--you = du machst einen Zwick
reason--table = den ganzen Tisch

replay--announces = kündigt einen Zug an
replay--branch--better = Der bessere Zug, Schritt { $number } von { $of }
replay--branch--better--only = Der bessere Zug
replay--branch--played = Dein Zug, Schritt { $number } von { $of }
replay--branch--played--only = Dein Zug
replay--branch--possible = Eine mögliche Antwort, Schritt { $number } von { $of }
replay--deal = Runde { $round }, das Austeilen
replay--place = Runde { $round }, nach Zug { $number } von { $of }
replay--text = { $text }

review--about = Iris hat jeden Zug von deinem Platz aus beurteilt, nur mit den Karten, die du sehen konntest. Unterschiede, die Zufall sein können, zählen nicht. Wo alle Karten bekannt waren, ist das Urteil genau. Kurz vor dem Ende einer Partie zählt auch der Sieg der Partie, mit 10 Punkten, und dann steht es dabei.
review--better = Besser:
review--builds = { $count ->
    [one] ein Bau
   *[other] { $count } Bauten
}
    .accusative = { $count ->
    [one] einen Bau
   *[other] { $count } Bauten
}
review--cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
review--clean = { $count ->
    [one] Ein Zug, und es fand sich kein besserer.
   *[other] { $count } Züge, und für keinen fand sich ein besserer.
}
review--compared = Deiner ({ $cost }):
review--contrast--card = Der bessere Zug behält { $card } für später und gibt dafür { $other } her.
review--contrast--more = { $count ->
    [one] Der bessere Zug nimmt { $cards } auf einmal.
   *[other] Der bessere Zug nimmt { $cards } auf einmal.
}
review--contrast--play = Bei den meisten Kartenverteilungen ist dies besser: Du { $better }. Und dies schlechter: Du { $worse }.
review--contrast--sweeps = Nach deinem Zug kann { $who } in { $many } % der Fälle den Tisch räumen, nach dem besseren in { $few } %.
review--contrast--sweeps--none = Nach dem besseren Zug kann { $who } den Tisch nicht räumen.
review--contrast--table = Dein Zug lässt { ACCUSATIVE($others) } liegen, der bessere { ACCUSATIVE($cards) }.
review--contrast--takes = Nach deinem Zug kann { $who } in { $many } % der Fälle etwas nehmen, nach dem besseren in { $few } %.
review--contrast--takes--none = Der bessere Zug lässt { $who } nichts zu nehmen.
review--cost = { $count ->
    [one] Von { $done } Zügen mit einer Wahl hätte einer besser sein können. Er hat { $points } Punkte gekostet.
   *[other] Von { $done } Zügen mit einer Wahl hätten { $count } besser sein können. Zusammen haben sie { $points } Punkte gekostet.
}
review--empty = ein leerer Tisch
    .accusative = einen leeren Tisch
review--end--ahead = { $count ->
    [one] Am Ende hattest du { $count } Punkt Vorsprung.
   *[other] Am Ende hattest du { $count } Punkte Vorsprung.
}
review--end--behind = { $count ->
    [one] Am Ende hattest du { $count } Punkt Rückstand.
   *[other] Am Ende hattest du { $count } Punkte Rückstand.
}
review--end--level = Am Ende stand es gleich.
review--costs = { $count ->
    [one] kostete { $points } Punkt
   *[other] kostete { $points } Punkte
}
review--costs--game = { $cost }, und { $points } für die Partie selbst
review--cut = Diese Analyse reicht so weit, wie sich die Partie lesen ließ.
review--expected = Wie die Partie verlief
review--expected--about = Der erwartete Vorsprung sagt, wie weit deine Seite am Ende der Runde wohl vorn läge, nach den Karten, die du sehen konntest: der Durchschnitt über viele mögliche Verteilungen der verdeckten Karten, jede bis zum Ende der Austeilung gespielt. Wo alle Karten bekannt waren, ist er genau. Am Ende einer Runde ist er der Punktestand.
review--expected--caption = Dein erwarteter Vorsprung in Punkten vor jedem deiner Züge. Drücke auf die Kurve, um den Tisch von damals zu sehen.
review--expected--cost = Kosten deines Zugs
review--expected--lead = Erwarteter Vorsprung
review--expected--end = das Ende
review--expected--move = Vor Zug
review--expected--numbers = Die Kurve in Zahlen
review--expected--round = Runde
review--expected--whose = Wie die Partie für { $who } verlief
review--expected--words = Eine Kurve des erwarteten Vorsprungs, von { $first } am Anfang bis { $last }. Ihre Wendepunkte und Zahlen folgen.
review--first-sight = Auf den ersten Blick besser:
review--first-sight--same = Kein anderer Zug sieht auf den ersten Blick besser aus.
review--full = { $count } Züge sind zum Üben gespeichert, für weitere ist kein Platz. Löse erst einige davon.
review--idea = { $followed } von { $of }
review--ideas = Ideen hinter den besten Zügen
review--ideas--about = Wie oft dein Zug der Idee hinter dem besten folgte, die schwächste zuerst.
review--ideas--about--beside = Wie oft dein Zug der Idee hinter dem besten folgte, die schwächste zuerst. Die Gegner wurden über je { $rounds } Runden gemessen. Iris urteilt, darum folgen ihre eigenen Züge immer der Idee.
review--ideas--beside = Ideen hinter den besten Zügen, im Vergleich mit den Gegnern
review--keep = { $count ->
    [one] Den einen üben, der einen neuen Versuch lohnt
   *[other] Die { $count } üben, die einen neuen Versuch lohnen
}
review--keep--about = Jede Stellung kommt wieder, heute und an späteren Tagen, bis du einen besseren Zug findest.
review--kept = Diese Momente sind zum Üben gespeichert.
review--kind--build = Bauen
review--kind--capture = Nehmen
review--kind--last = Letzte Austeilung
review--kind--trail = Ablegen
review--kinds = Was jede Art von Zug gekostet hat
review--kinds--about = Im Schnitt verlorene Punkte je Zug.
review--kinds--about--beside = Im Schnitt verlorene Punkte je Zug. Die Gegner wurden über je { $rounds } Runden gemessen. Iris urteilt, darum kosten ihre eigenen Züge hier nichts.
review--kinds--beside = Was jede Art von Zug gekostet hat, im Vergleich mit den Gegnern
review--luck--against = Mit Zügen, die besser hätten sein können, hast du { $play } Punkte verschenkt. Das Glück hat dir { $luck } Punkte genommen: durch die Karten, die du bekamst, und die Art, wie die anderen ihre spielten.
review--luck--for = Mit Zügen, die besser hätten sein können, hast du { $play } Punkte verschenkt. Das Glück hat dir { $luck } Punkte gebracht: durch die Karten, die du bekamst, und die Art, wie die anderen ihre spielten.
review--measure = Punkte messen, wie weit du vor den anderen liegst: Zu zweit kostet ein Punkt, den dein Gegner statt dir bekommt, 2.
review--moments = Einen neuen Versuch wert
review--moments--about = Jeder Eintrag öffnet den Tisch, wie er vor dem Zug war. Um etwas anderes zu probieren, drücke auf „{ if--go }“.
review--more = { $count ->
    [one] Noch ein Zug
   *[other] Noch { $count } Züge
}
review--nothing = Du hattest nichts zu wählen.
review--often--always = Fast immer
review--often--half = Etwa in der Hälfte der Fälle
review--often--mostly = In mehr als der Hälfte der Fälle
review--often--one-in = Etwa jedes { $number }. Mal
review--often--two-thirds = In etwa zwei von drei Fällen
review--place = Runde { $round }, Zug { $number }
review--place--end = Runde { $round }, am Ende
review--played = Gespielt:
review--points = −{ $points }
review--points--game = −{ $points } und −{ $game } für die Partie
review--practise = Jetzt üben
review--progress = { $done } von { $of } Zügen analysiert …
review--saved--card = Der bessere Zug nimmt weniger Karten, aber du behältst { $card } für später.
review--saved--play = Angenommen, du { $better }: Das sind jetzt weniger Karten, am Ende aber mehr als so: Du { $worse }.
review--saved--sweeps = Der bessere Zug nimmt weniger Karten, aber dann kann { $who } nur noch in { $few } % der Fälle den Tisch räumen statt in { $many } %.
review--saved--sweeps--none = Der bessere Zug nimmt weniger Karten, aber dann kann { $who } den Tisch nicht räumen.
review--saved--table = Der bessere Zug nimmt weniger Karten, lässt aber { ACCUSATIVE($cards) } liegen, deiner dagegen { ACCUSATIVE($others) }.
review--saved--takes = Der bessere Zug nimmt weniger Karten, aber dann kann { $who } nur noch in { $few } % der Fälle etwas nehmen statt in { $many } %.
review--saved--takes--none = Der bessere Zug nimmt weniger Karten, lässt aber { $who } nichts zu nehmen.
review--turn--counted = Dann wird die Runde abgerechnet.
review--turn--dealt = Dann werden neue Karten ausgeteilt.
review--turn--play = Dein Zug hat { $play } Punkte gekostet. Die Karten und die Züge der anderen: { $rest }.
review--turns = Wendepunkte
review--title = Analyse dieser Partie
review--unsolved = { $count ->
    [one] Ein Zug ließ sich nicht rechtzeitig ausrechnen. Das ist das Urteil bis jetzt:
   *[other] { $count } Züge ließen sich nicht rechtzeitig ausrechnen. Das ist das Urteil bis jetzt:
}
review--why--game = { $count ->
    [one] Das entscheidet die Partie.
   *[other] Das entscheidet die Partie, und das zählt hier { $count } Punkte.
}
review--why--item = { $points } Punkte für { ACCUSATIVE($item) }
review--why--items = Im Schnitt kostet dich dein Zug { $items }.
review--why--mainly = Du verlierst vor allem Punkte für { ACCUSATIVE($items) }.
review--why--reply = { GENDER($rank) ->
    [feminine] { $often } nimmt { $who } dann { ACCUSATIVE($cards) } mit einer { $rank }.
   *[other] { $often } nimmt { $who } dann { ACCUSATIVE($cards) } mit einem { DATIVE($rank) }.
}
review--why--reply--an = { GENDER($rank) ->
    [feminine] { $often } nimmt { $who } dann { ACCUSATIVE($cards) } mit einer { $rank }.
   *[other] { $often } nimmt { $who } dann { ACCUSATIVE($cards) } mit einem { DATIVE($rank) }.
}
review--why--reply--build = { $often } nimmt { $who } dann einen deiner Bauten, erhöht oder erweitert ihn.
