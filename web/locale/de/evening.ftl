evening--bots = Was die Bots mit denselben Karten erreichen
evening--by = Dein Name in der Rangliste
evening--by--about = Alle, die die Rangliste sehen, können ihn lesen.
evening--by--missing = Gib zuerst deinen Namen ein.
evening--checking = Die Rangliste steht. Jetzt werden die Züge des Gegners geprüft: Runde { $number } von { $count }
evening--comparing = Die Bots spielen dieselben Karten: Runde { $number } von { $count }
evening--csv--bot = { $name } (Bot)
evening--csv--matchpoints = Matchpunkte
evening--csv--others = Punkte der Gegner
evening--csv--own = eigene Punkte
evening--deal = Runde { $number }
evening--deal--all = Alle Runden
evening--deal--counts = Das ist dein Ergebnis für die Gruppe: Nur das erste zählt.
evening--deal--next = Als Nächstes: Runde { $number } von { $count }
evening--deal--not-own = Das zählt nicht als Ergebnis für die Gruppe, weil du nicht alle deine Karten selbst gespielt hast. Du kannst die Runde noch einmal spielen.
evening--deal--resigned = Eine aufgegebene Runde zählt nicht als Ergebnis für die Gruppe. Du kannst sie noch einmal spielen.
evening--deal--send = Dein Ergebnis ansehen und senden
evening--deal--title = { $game }, Runde { $number } von { $count }
evening--deals = Runde für Runde
evening--delete = Diese Runden und Ergebnisse löschen
evening--delete--no = Behalten
evening--delete--one = Das Ergebnis von { $name } entfernen
evening--delete--sure = { $count ->
    [one] { $count } Ergebnis und deine eigenen Runden dieser Gruppe aus diesem Browser löschen?
   *[other] { $count } Ergebnisse und deine eigenen Runden dieser Gruppe aus diesem Browser löschen?
}
evening--delete--yes = Löschen
evening--deleted = Aus diesem Browser gelöscht.
evening--deleted--one = Das Ergebnis von { $name } ist entfernt.
evening--empty = Noch nichts hinzuzufügen. Füge zuerst die Nachrichten mit den Ergebnissen ein.
evening--everybody = Alle neuen Ergebnisse
evening--facts = { $count ->
    [one] { $count } Runde { $game } gegen { $who }. Alle bekommen dieselben Karten.
   *[other] { $count } Runden { $game } gegen { $who }. Alle bekommen dieselben Karten.
}
evening--facts--house = { $count ->
    [one] { $count } Runde { $game } mit Hausregeln, gegen { $who }. Alle bekommen dieselben Karten.
   *[other] { $count } Runden { $game } mit Hausregeln, gegen { $who }. Alle bekommen dieselben Karten.
}
evening--failed = Die Ergebnisse ließen sich nicht prüfen. Was vorher da war, ist noch da. Lade die Seite neu und versuche es noch einmal.
evening--foreign--changed = Es gehört zu Runden mit anderen Regeln, einem anderen Gegner oder einer anderen Zahl von Runden.
evening--foreign--other = Es gehört zu anderen Runden: { $count } von „{ $game }“. Öffne den Link zu diesen Runden, um es dort hinzuzufügen.
evening--form = Dieselben Karten für eine Gruppe …
evening--form--about = Alle in der Gruppe spielen dieselben Runden gegen dieselben Gegner, alle auf dem eigenen Gerät.
evening--form--again = Einen Link zu anderen Karten machen
evening--form--deals = Zahl der Runden
evening--form--link = Link für die ganze Gruppe
evening--form--make = Link machen
evening--form--name = Name der Gruppe
evening--form--name--about = Wenn du magst. Alle, die den Link öffnen, sehen ihn.
evening--form--off = Eine gewöhnliche Partie
evening--form--open = Seite öffnen
evening--form--single = Dieses Spiel lässt sich nicht in einzelnen Runden spielen: { $reason }.
evening--form--then = Schick diesen Link an alle und behalte ihn: Er öffnet die Seite, auf der du spielst und die Ergebnisse hinzufügst.
evening--group = Dieselben Karten für eine Gruppe
evening--head--hints = Runden mit Tipps
evening--head--lead = Vorsprung
evening--head--matchpoints = Matchpunkte
evening--head--mp = Matchpunkte
evening--head--name = Name
evening--head--place = Platz
evening--head--points = Punkte
evening--head--share = Prozent
evening--head--takebacks = Zurückgenommen
evening--how = In jeder Runde bekommst du 2 Matchpunkte für alle, die mit denselben Karten schlechter waren, und 1 für alle, die gleich gut waren. Eine Runde, die du nicht gespielt hast, bringt dir keine. Die Prozente sind dein Anteil am Höchstmöglichen, und der Vorsprung ist deine Punkte minus die deines Gegners.
evening--look = { $what }: { $own } zu { $others }. Nachspielen
evening--mean = Vorsprung im Schnitt { $mean }
evening--no-room = Der Speicher deines Browsers ist voll, darum bleiben die Ergebnisse nur, bis du neu lädst. Speichere jetzt die Tabelle oder lösche ältere Gruppen.
evening--nobody = noch nicht gespielt
evening--none = Noch keine Ergebnisse.
evening--not-kept = Dein Browser speichert nichts für diese Website, darum bleiben Ergebnisse nur, bis du die Seite schließt. Speichere vorher die Tabelle.
evening--of-deal = Runde { $number }, { $name }
evening--others = Andere Gruppen in diesem Browser
evening--others--count = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
evening--own = Deine Runden
evening--own--none = Sobald du eine Runde gespielt hast, kannst du dein Ergebnis von hier aus senden.
evening--own--over = Du hast alle Runden gespielt. Schick dein Ergebnis dorthin, woher die Einladung kam.
evening--own--some = { $count ->
    [one] Bisher hat dein Ergebnis { $count } Runde. Du kannst es wieder senden, wenn du mehr gespielt hast.
   *[other] Bisher hat dein Ergebnis { $count } Runden. Du kannst es wieder senden, wenn du mehr gespielt hast.
}
evening--play = Runde { $number } spielen
evening--play--short = Spielen
evening--ranking = Rangliste
evening--ranking--of = { $count ->
    [one] Rangliste von { $count } Spieler
   *[other] Rangliste von { $count } Spielern
}
evening--read--cut = Das Ergebnis von { $by } wurde unterwegs abgeschnitten oder verändert. Bitte noch einmal darum, oder um eine Datei statt eines Links.
evening--read--invitation = Das ist die Einladung zu den Runden, kein Ergebnis. Ein Ergebnis schicken alle, nachdem sie gespielt haben.
evening--read--long = Dieser Text ist zu lang. Füge die Ergebnisse in kleineren Teilen ein.
evening--read--many = Nur die ersten { $count } Ergebnisse dieses Textes wurden gelesen. Füge die anderen getrennt ein.
evening--read--none = In diesem Text ist kein Ergebnis. Ein Ergebnis ist ein Link, in dem „evening=“, „deals=“ und „check=“ stehen.
evening--reading = Der Text wird gelesen
evening--refused = { $count ->
    [one] Abgelehnt
   *[other] Abgelehnt: { $count }
}
evening--refused--count = Es hat { $count } Runden, aber es gibt { $deals }.
evening--refused--evening = Solche Runden hat diese Website nicht: Das Spiel, die Zahl der Gegner oder ihre Namen stimmen nicht.
evening--refused--long = Runde { $deal } hat mehr Züge, als eine Runde haben kann.
evening--refused--nothing = Es hat keine fertige Runde.
evening--refused--opponent = Runde { $deal } wurde nicht gegen diesen Gegner gespielt: Als Zug { $number } müsste { $play } eigentlich { $decided } sein.
evening--refused--play = Runde { $deal } kann mit diesen Karten und Regeln nicht so gespielt worden sein. Zug { $number }, { $play }: { $reason }.
evening--refused--resigned = Runde { $deal } wurde aufgegeben.
evening--refused--rules = Die Regeln dieser Runden gibt es hier nicht: { $reason }.
evening--refused--unfinished = Runde { $deal } ist nicht fertig: Sie endet nach Zug { $count }.
evening--remark--deals = { $count } von { $deals } Runden
evening--remark--hints = { $count ->
    [one] Tipps in { $count } Runde
   *[other] Tipps in { $count } Runden
}
evening--remark--takebacks = { $count ->
    [one] { $count } Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}
evening--remark--unchecked = Gegner noch nicht geprüft
evening--remove = Ein Ergebnis entfernen
evening--remove--one = Entfernen
evening--replaying = Ergebnis { $number } von { $count } wird geprüft
evening--rules = Regeln des Spiels
evening--send--add = Hier zur Rangliste hinzufügen
evening--send--copy = Ergebnis kopieren
evening--send--file = Als Datei speichern
evening--send--preview = Was gesendet wird
evening--send--send = Ergebnis senden
evening--send--text = { $count ->
    [one] { $title }: das Ergebnis von { $name }, { $count } Runde.
   *[other] { $title }: das Ergebnis von { $name }, { $count } Runden.
}
evening--sent--added = Zur Rangliste unten hinzugefügt.
evening--sent--copied = Kopiert. Füge es in eine Nachricht ein.
evening--sent--failed = Dein Browser lässt diese Seite nicht kopieren. Der Text ist markiert, du kannst ihn also selbst kopieren.
evening--sent--saved = Gespeichert. Schick die Datei statt des Links.
evening--sent--shared = Gesendet.
evening--taken--full = { $count ->
    [one] { $count } Ergebnis wurde ausgelassen, weil die Rangliste voll ist.
   *[other] { $count } Ergebnisse wurden ausgelassen, weil die Rangliste voll ist.
}
evening--taken--known = { $count ->
    [one] { $count } Ergebnis war schon hier.
   *[other] { $count } Ergebnisse waren schon hier.
}
evening--taken--more = { $count ->
    [one] { $count } früheres Ergebnis hat jetzt mehr Runden.
   *[other] { $count } frühere Ergebnisse haben jetzt mehr Runden.
}
evening--taken--new = { $count ->
    [one] { $count } Ergebnis hinzugefügt.
   *[other] { $count } Ergebnisse hinzugefügt.
}
evening--taken--refused = { $count ->
    [one] { $count } Ergebnis ist nicht möglich und wurde abgelehnt.
   *[other] { $count } Ergebnisse sind nicht möglich und wurden abgelehnt.
}
evening--title = { $count ->
    [one] { $count } Runde { $game }
   *[other] { $count } Runden { $game }
}
evening--unnamed = jemand ohne Namen
evening--wrong = An diesem Link zu den Runden stimmt etwas nicht. Kopiere den ganzen Link und versuche es noch einmal.
