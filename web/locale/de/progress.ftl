progress--achievement--aces = alle vier Asse in einer Runde
progress--achievement--aces--about = Jedes Ass zählt, und ein Ass auf dem Tisch passt in viele Summen. Nimm es, sobald du kannst, auch mit wenigen anderen Karten.
progress--achievement--cards = mehr als die Hälfte aller Karten
progress--achievement--cards--about = Hast du mehr als die Hälfte der Karten, kann dich bei den meisten Karten niemand mehr schlagen. Von da an sind viele Karten auf einmal weniger wichtig, und wichtiger ist, was sonst zählt.
progress--achievement--casinos = Großes und Kleines Casino in einer Runde
progress--achievement--casinos--about = Wenige Karten sind so viel wert wie Karo-Zehn und Pik-Zwei. Leg keine von beiden ab, solange jemand anders sie nehmen könnte.
progress--achievement--groups = drei Gruppen mit einer Karte
progress--achievement--groups--about = Eine Karte nimmt alles, was zusammen ihren Wert ergibt. Such jede Summe, bevor du spielst.
progress--achievement--kept = ein Bau, den zwei Gegner dir gelassen haben
progress--achievement--kept--about = Je mehr Gegner vor deinem nächsten Zug spielen, desto größer das Risiko. Es lohnt sich, wenn die meisten Karten vom Wert des Baus schon weg sind oder dir gehören.
progress--achievement--last_sweep = ein Zwick mit der letzten Karte einer Austeilung
progress--achievement--last_sweep--about = Heb die richtige Karte für das Ende einer Austeilung auf: Bevor du die anderen spielst, überlege, was auf dem Tisch liegen könnte, wenn nur noch eine bleibt.
progress--achievement--multiple = ein mehrfacher Bau
progress--achievement--multiple--about = Ein mehrfacher Bau besteht aus zwei oder mehr Gruppen mit einem Wert. Niemand kann ihn erhöhen: Nur eine Karte von diesem Wert nimmt ihn dir.
progress--achievement--residue = vier oder mehr restliche Karten für den letzten Fang
progress--achievement--residue--about = Die restlichen Karten gehen an den, der zuletzt genommen hat. Heb in der letzten Austeilung eine Karte auf, die sicher etwas nimmt.
progress--achievement--shutout = alle Punkte einer Runde
progress--achievement--shutout--about = Das braucht gute Karten und bis zur letzten Austeilung einen Blick auf alles, was zählt.
progress--achievement--spades = zehn Pik in einer Runde
progress--achievement--spades--about = Hast du sieben Pik, kann niemand anders so viele haben. Sind bis dahin zwei Möglichkeiten gleich viel wert, nimm die mit Pik.
progress--achievement--stolen = ein gestohlener Bau
progress--achievement--stolen--about = Ein Bau geht an den, der ihn zuerst nimmt. Sicher ist er nur vor denen ohne eine Karte von seinem Wert: Zähl mit, wie viele davon schon gespielt sind.
progress--achievement--sweep = ein Zwick
progress--achievement--sweep--about = Ein Zwick nimmt alles vom Tisch. Wer danach spielt, findet nichts zum Nehmen oder Bauen, und was dann abgelegt wird, gehört oft auch dir.
progress--added--bad = { $count ->
    [one] Ein Eintrag ist keine fertige Partie und wurde ausgelassen.
   *[other] { $count } Einträge sind keine fertigen Partien und wurden ausgelassen.
}
progress--added--full = { $count ->
    [one] Eine Partie wurde ausgelassen: Der Speicher deines Browsers ist voll.
   *[other] { $count } Partien wurden ausgelassen: Der Speicher deines Browsers ist voll.
}
progress--added--known = { $count ->
    [one] Eine Partie war schon hier.
   *[other] { $count } Partien waren schon hier.
}
progress--added--more = Auch anderes kam dazu: Einstellungen, eigene Regeln oder eine laufende Partie.
progress--added--new = { $count ->
    [one] Eine Partie dazugekommen.
   *[other] { $count } Partien dazugekommen.
}
progress--added--nothing = In dieser Kopie ist nichts Neues.
progress--adding = Die Kopie wird zurückgeholt: { $done } von { $many } Partien
progress--against = gegen { $who }
progress--all = Alle Partien
progress--alone = { $count }, jeder für sich
progress--back = Partie wiederhergestellt.
progress--begun = Sie lief schon, als du sie geöffnet hast.
progress--by--opponent = Nach Gegner
progress--by--person = Unter Menschen gespielt
progress--by--seats = Nach Zahl der Spieler
progress--by--variant = Nach Spiel
progress--chart--margin = Punkte Vorsprung oder Rückstand, Partie für Partie
progress--chart--margin--told = Punkte Vorsprung oder Rückstand in den letzten { $count } Partien, von { $worst } bis { $best }.
progress--chart--share = Gewonnene Partien von den letzten { $count }
progress--chart--share--told = Du hast { $number } % der letzten { $count } Partien gewonnen.
progress--column--built = Deine Bauten
progress--column--captures = Genommen je Runde
progress--column--games = Partien
progress--column--kept = Behaltene Bauten
progress--column--lost = Verlorene Bauten
progress--column--margin = Vorsprung im Schnitt
progress--column--opponent = Gegner
progress--column--person = Spieler
progress--column--rounds = Runden
progress--column--seats = Spieler
progress--column--stolen = Gestohlene Bauten
progress--column--sweeps = Zwicks je Runde
progress--column--variant = Spiel
progress--column--won = Gewonnen
progress--copied = Alles ist in der Datei, die dein Browser gerade gespeichert hat.
progress--copied--part = Dein Browser kann seine Datenbank gerade nicht lesen, darum fehlen deine älteren Partien in der Datei, die er gerade gespeichert hat. Starte den Browser neu und speichere dann noch einmal eine Kopie.
progress--copy--all = Sie enthält alle deine Partien.
progress--copy--last = Die letzte Kopie hast du am { $day } gespeichert.
progress--copy--never = { $count ->
    [one] Von deiner Partie hast du noch keine Kopie gespeichert.
   *[other] Von deinen { $count } Partien hast du noch keine Kopie gespeichert.
}
progress--copy--remind = Browser löschen manchmal, was eine Website gespeichert hat.
progress--copy--save = Kopie speichern
progress--copy--since = { $count ->
    [one] Eine seitdem beendete Partie ist nicht darin.
   *[other] { $count } seitdem beendete Partien sind nicht darin.
}
progress--copying = Die Kopie wird geschrieben: { $done } von { $many } Partien
progress--deal = Diese Karten noch einmal spielen
progress--delete = Löschen
progress--deleted = Partie gelöscht.
progress--daily = Karten des Tages
progress--did = Genommen: { $captures }-mal. Zwicks: { $sweeps }. Deine Bauten: { $built }, davon { $kept } behalten und { $lost } verloren. Von anderen gestohlene Bauten: { $stolen }.
progress--file = Als Datei speichern
progress--first-times = Zum ersten Mal
progress--first-times--left = { $count ->
    [one] { $count } steht noch aus
   *[other] { $count } stehen noch aus
}
progress--first-times--none = Was dir zum ersten Mal gelingt, erscheint hier, mit einem Rat dazu.
progress--full = Der Speicher deines Browsers ist voll, darum lässt sich die Partie nicht wiederherstellen.
progress--games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
progress--head--best = Längste Siegesserie
progress--head--games = Partien
progress--head--rounds = Runden
progress--head--row = Laufende Serie
progress--head--won = Gewonnen
progress--if = Was wäre, wenn
progress--joined = Später dazugekommen
progress--lost = Verloren
progress--maker = Auf eine Seite setzen
progress--mark--again = schon gespielte Karten
progress--mark--hinted = mit Tipps
progress--mark--resigned = aufgegeben
progress--mark--rules = mit Hausregeln
progress--mark--skipped = teils für dich gespielt
progress--mark--takebacks = mit zurückgenommenen Zügen
progress--more = { $count ->
    [one] Noch eine zeigen
   *[other] Mehr zeigen (noch { $count })
}
progress--moves = Die Züge
progress--none = Noch keine fertigen Partien. Jede Partie, die du beendest, wird hier gespeichert, in diesem Browser.
progress--not-own = Sie zählt nicht zu deinen Ergebnissen.
progress--open = Nachspielen
progress--percent = { $number } %
progress--person = Spieler { $number }
progress--play = Eine Partie spielen
progress--puzzles = Aufgaben
progress--puzzles--least = Eine Aufgabenwertung bekommst du, sobald du 20 Aufgaben versucht hast.
progress--puzzles--none = { $count ->
    [one] Eine Aufgabenwertung bekommst du, sobald du 20 Aufgaben versucht hast; bisher war es eine.
   *[other] Eine Aufgabenwertung bekommst du, sobald du 20 Aufgaben versucht hast; bisher waren es { $count }.
}
progress--puzzles--rating = Deine Aufgabenwertung liegt zwischen { $low } und { $high }, nach deinen letzten { $count } ersten Versuchen.
progress--rating = Wo du stehst
progress--rating--about = Diese Bereiche stimmen in mindestens neun von zehn Fällen; das Band im Diagramm zeigt die Unsicherheit. Jede Art von Partie wird für sich gewertet, gegen Gegner, deren Stärke darin gemessen ist. Ein Team gilt als der Durchschnitt seiner Spieler. Eine Partie zählt nicht, wenn du einen Zug zurückgenommen, um einen Tipp gebeten, zum Ende einer Runde gesprungen, aufgegeben, ihre Karten schon gespielt hast oder erst unterwegs dazugekommen bist. Neuere Partien zählen mehr.
progress--rating--above = Über { $below }.
progress--rating--below = Unter { $above }.
progress--rating--between = Zwischen { $below } und { $above }.
progress--rating--from = Nach { $games }, { $rounds }.
progress--rating--how = Wie das berechnet wird
progress--rating--none = Um zu sehen, wie stark du bist, beende eine Partie, für die die Stärke der Gegner gemessen ist, etwa Casino zu zweit.
progress--rating--none--again = Deine letzte Partie zählt hier nicht, weil du ihre Karten schon gespielt hattest. Um zu sehen, wie stark du bist, beende eine mit neuen Karten.
progress--rating--none--hinted = Deine letzte Partie zählt hier nicht, weil du um einen Tipp gebeten hast. Um zu sehen, wie stark du bist, beende eine ohne Tipps.
progress--rating--none--resigned = Deine letzte Partie zählt hier nicht, weil du aufgegeben hast. Um zu sehen, wie stark du bist, spiel eine zu Ende.
progress--rating--none--skipped = Deine letzte Partie zählt hier nicht, weil einige deiner Karten für dich gespielt wurden. Um zu sehen, wie stark du bist, beende eine selbst.
progress--rating--none--takebacks = Deine letzte Partie zählt hier nicht, weil du einen Zug zurückgenommen hast. Um zu sehen, wie stark du bist, beende eine, ohne das zu tun.
progress--rating--top = Über { $below }, dem stärksten Gegner hier.
progress--rating--unknown = Noch zu wenige Runden, um es zu sagen.
progress--rating--unmeasured = In diesen Spielen ist die Stärke der Gegner nicht gemessen, darum zählen sie nicht für die Wertung:
progress--reading = Deine Partien werden gelesen: { $done } von { $many }
progress--refused = Dein Browser speichert nichts für diese Website, darum lassen sich hier keine Partien speichern.
progress--room = { $count ->
    [one] Hier ist noch Platz für etwa eine Partie.
   *[other] Hier ist noch Platz für etwa { $count } Partien.
}
progress--room--little = { $count ->
    [one] Hier ist noch Platz für etwa eine Partie. Speichere eine Kopie und lösche dann ein paar Partien.
   *[other] Hier ist noch Platz für etwa { $count } Partien. Speichere eine Kopie, bevor er ausgeht, und lösche dann ein paar Partien.
}
progress--room--much = Hier ist noch Platz für mehr als 10.000 Partien.
progress--round = Runde { $number }
progress--rounds = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
progress--row--lost = { $count } verloren
progress--row--won = { $count } gewonnen
progress--running = Laufende Partien
progress--running--continue = Weiter
progress--running--discard = Verwerfen
progress--running--game = Eine laufende Partie
progress--running--last = Zuletzt gespielt: { $day }
progress--running--unreadable = Eine Partie, die sich nicht lesen lässt. Nichts ist verloren: Du kannst sie als Datei speichern.
progress--skipped = Übersprungen
progress--skipped--about = Einige deiner Karten wurden für dich gespielt.
progress--slim = Für die Züge dieser Partie war kein Platz. Ihre Karten kannst du trotzdem noch einmal spielen.
progress--teams = { $table } in Teams
progress--together = Zusammen
progress--total = Insgesamt
progress--undo = Rückgängig
progress--unreachable = Dein Browser kann seine Datenbank gerade nicht lesen, darum fehlen unten deine älteren Partien. Gespeichert sind sie noch. Lade diese Seite neu oder starte den Browser neu.
progress--unreadable = Einiges von dem, was hier gespeichert ist, lässt sich nicht lesen. Es ist unverändert geblieben, und du kannst es als Datei speichern.
progress--unreadable--back = Die unlesbaren Daten sind wieder da.
progress--unreadable--discard = Die unlesbaren Daten verwerfen
progress--unreadable--file = Die unlesbaren Daten als Datei speichern
progress--unreadable--gone = Die unlesbaren Daten sind verworfen.
progress--watched = Zugeschaut
progress--winners = Gewonnen: { $who }.
progress--won = Gewonnen
progress--wrong--broken = Diese Kopie ist beschädigt: Ein Teil der Datei fehlt oder wurde geändert. Deine Partien hier sind unverändert.
progress--wrong--kind = Diese Datei ist keine Kopie deiner Partien. Wähle eine, die mit „Kopie speichern“ entstanden ist. Nichts hat sich geändert.
progress--wrong--large = Diese Datei hat { $size } MB und ist damit zu groß für eine Kopie deiner Partien (höchstens { $most } MB). Nichts hat sich geändert.
progress--wrong--newer = Diese Kopie stammt von einer neueren Version dieser Website. Lade diese Seite neu und versuche es noch einmal. Nichts hat sich geändert.
progress--you = Du
