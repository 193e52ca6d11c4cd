page--404--not-found = Nicht gefunden
page--404--page-not-found = Seite nicht gefunden
page--404--address-may-mistyped = Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.
page--404--go-table = Zum Tisch
page--404--go-home-page = Zur Startseite

page--header--menu = Menü
page--header--site = Website
page--header--play = Spielen
page--header--learn = Lernen
page--header--puzzles = Aufgaben
page--header--how-play = Anleitung
page--header--rules = Regeln
page--header--opponents = Gegner
page--header--games = Deine Partien
page--header--settings = Einstellungen

page--frame--skip-content = Zum Inhalt
page--frame--free-open-source = Kostenlos und mit offenem Quelltext, ohne Werbung und ohne Anmeldung. Deine Partien bleiben in deinem Browser.
page--frame--daily-deal = Karten des Tages
page--frame--learn-table = Am Tisch lernen
page--frame--practice = Üben
page--frame--about-site = Über diese Website
page--frame--rules-all-games = Regeln aller Spiele
page--frame--compare-two-games = Zwei Spiele vergleichen
page--frame--glossary = Glossar
page--frame--diagrams = Diagramme
page--frame--put-table-page = Einen Tisch auf deine Seite setzen

page--table--again-or-read = <a href="">Versuch es noch einmal</a> oder <a href="{ $how_to_play }">lies, wie man spielt</a>.
page--table--getting-rules-ready = Die Regeln werden bereitgelegt
page--table--close = Schließen
page--table--table-needs-javascript = Der Tisch braucht JavaScript, und das ist hier ausgeschaltet.
page--table--read-how-play = Lies, wie man spielt
page--table--part-page-did = Ein Teil dieser Seite wurde nicht geladen.
page--table--try-again = Noch einmal versuchen
page--table--table-could-not = Der Tisch konnte nicht starten: Eine Datei fehlt, oder dein Browser ist zu alt.
page--table--something-went-wrong = Etwas ist schiefgegangen. Deine Partie ist sicher, aber was du zuletzt getan hast, ist verloren.
page--table--reload = Neu laden

page--update--new-version-site = Es gibt eine neue Version dieser Website.
page--update--use-now = Jetzt verwenden

page--daily--daily-deal = Karten des Tages
page--daily--one-round-casino = Jeden Tag eine Runde Casino mit denselben Karten für alle: dein Kalender und deine Serie, der Richtwert für dieselben Karten und ein Spiel der Woche aus einem anderen Teil der Welt.
page--daily--one-round-casino-2 = Eine Runde Casino gegen Nia. Das Datum bestimmt die Karten, also bekommen alle dieselben.
page--daily--loading-results = Deine Ergebnisse werden geladen
page--daily--calendar-needs-javascript = Der Kalender braucht JavaScript, um zu lesen, was dein Browser gespeichert hat.
page--daily--results-could-not = Deine Ergebnisse ließen sich nicht laden: Eine Datei fehlt, oder dein Browser ist zu alt für diese Seite. Gespeichert sind sie noch. <small data-reason></small>
page--daily--try-again = Noch einmal versuchen
page--daily--game-week = Spiel der Woche
page--daily--every-monday-another = Jeden Montag ein anderes Spiel der Familie, aus einem anderen Teil der Welt. Alle bekommen dieselben Karten, und dein erstes Ergebnis zählt.
page--daily--game-week-needs = Das Spiel der Woche braucht JavaScript, um das Datum zu kennen. Die <a href="{ $rules }">Regeln aller Spiele</a> kannst du auch ohne lesen.
page--daily--week = Diese Woche
page--daily--what-new-if = Was neu ist, wenn du Casino kennst
page--daily--casino = beim Casino: { $there }
page--daily--its-rules = Die Regeln
page--daily--feed-daily-deals = Feed mit den Karten des Tages und den Spielen der Woche
page--daily--play-against = Spiel gegen { $opponents }
page--daily--play-with = Spiel mit { $opponents }

page--evening--again = Noch einmal versuchen
page--evening--csv = Als Tabelle speichern (CSV)
page--evening--description = Ein Verein, eine Klasse oder eine Familie spielt dieselben Runden Casino gegen denselben Gegner. Eine Seite ordnet die Ergebnisse Runde für Runde, wie beim Turnierbridge.
page--evening--failed = Die Runden ließen sich nicht laden: Eine Datei fehlt, oder dein Browser ist zu alt für diese Seite. Was hier gespeichert ist, ist noch da. <small data-reason></small>
page--evening--files = Oder wähle Dateien:
page--evening--first = Wähle ein Spiel, einen Gegner und die Zahl der Runden. Du bekommst einen Link für die ganze Gruppe.
page--evening--honest = Niemand wacht über die Runden. Die Karten ergeben sich aus dem Link, also kann jeder sie nachsehen oder sie in einem anderen Browser ein zweites Mal spielen. Diese Seite stellt sicher, dass ein Ergebnis möglich war: mit diesen Karten, nach diesen Regeln, gegen diesen Gegner. Ob es der erste Versuch war, kann sie nicht wissen.
page--evening--invite = Mehr Leute einladen
page--evening--invite--link = Link zu diesen Runden
page--evening--invite--send = Link senden
page--evening--lead = Ein Verein, eine Klasse oder eine Familie spielt dieselben Runden gegen denselben Gegner, alle auf dem eigenen Gerät. Dann vergleicht eine Seite die Ergebnisse Runde für Runde, wie beim Turnierbridge. Das braucht keine Anmeldung und keinen Server.
page--evening--loading = Die Runden werden geladen
page--evening--noscript = Diese Seite braucht JavaScript, um Ergebnisse zu prüfen und zu vergleichen.
page--evening--paste = Ergebnisse einfügen
page--evening--paste--about = So viele du willst, in beliebiger Reihenfolge, mit dem Text drum herum: ganze Nachrichten oder ein ganzer Chat.
page--evening--print = Drucken
page--evening--results = Die Ergebnisse aller
page--evening--results--about = Wer die Ergebnisse sammelt, fügt sie hier ein. Sie bleiben in diesem Browser.
page--evening--second = Alle öffnen den Link, spielen die Runden und schicken dir ihr Ergebnis: wieder einen Link.
page--evening--set-up = Spiel wählen
page--evening--take = Ergebnisse hinzufügen
page--evening--third = Füge unten alle Ergebnisse ein, und die Rangliste erscheint.

page--diagrams--diagrams-use-elsewhere = Diagramme für anderswo
page--diagrams--diagrams-casino-its = { $count } Diagramme zu Casino und seinen Verwandten als SVG-Bilder, für deine eigene Seite, ein Blatt zum Verteilen oder ein Buch.
page--diagrams--all-diagrams-site = Alle { $count } Diagramme dieser Website, als Bilder für deine eigene Seite, ein Blatt zum Verteilen oder ein Buch.
page--diagrams--single-svg-file = Jedes ist eine einzelne SVG-Datei, die keine andere braucht. Es ist in jeder Größe scharf und beschreibt sich einem Screenreader selbst. Speichere ein Bild über seinen Link oder verwende seine Adresse: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, wobei du https://example.org/casino/ durch die Adresse dieser Website ersetzt. Am Tisch speichert <b>Bild dieser Stellung</b> im Menü die Karten auf dem Tisch auf dieselbe Weise.

page--embed-frame--open-full-size = In voller Größe öffnen

page--embed-v1-rules--rules = { $name }: die Regeln

page--embed-v1-table--press-card-play = Drücke auf eine Karte, um zu spielen
page--embed-v1-table--tap-play = Zum Spielen tippen

page--embed-v1-diagram--position = Eine Stellung
page--embed-v1-diagram--diagrams = Diagramme

page--embed-v1-rules--rules-all-games = Regeln aller Spiele

page--glossary--used = Gebräuchlich in: { $games }.
page--glossary--see-also = Siehe auch { $terms }.
page--glossary--glossary = Glossar
page--glossary--terms-card-game = Die Wörter des Kartenspiels Casino und seiner Familie, auch alte und regionale: Zwick, Bau, Waise, Mökki, Sistan, Virado und viele mehr.
page--glossary--subjects = Themen
page--glossary--all-names-z = Alle Namen von A bis Z
page--glossary--also-called = Auch { $names } genannt.
page--glossary--in-books = in Büchern: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } Wörter aus Casino und seinen Verwandten, vom London des Jahres 1792 bis zum heutigen Finnland und dem südlichen Afrika. Zu jedem Thema kommen zuerst die Wörter, die alle brauchen, dann die aus einzelnen Spielen, Gegenden und alten Büchern.
page--glossary--search-term-language = Nach einem Wort, einer Sprache oder einem Spiel suchen
page--glossary--showing-terms = Gezeigt werden <span id="found">{ $count }</span> von { $count } Wörtern.
page--glossary--terms-single-games = Wörter aus einzelnen Spielen, Gegenden und alten Büchern ({ $others })
page--glossary--rules-themselves-see = Die Regeln selbst stehen in der <a href="{ $how_to_play }">Anleitung</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Zum Spiel</a> mit bebilderten Regeln
   *[other] <a href="{ $rules }">Alle { $count } Spiele</a>, jedes mit bebilderten Regeln
}
page--index--play-card-game = Spiele das Kartenspiel Casino (Cassino) im Browser, zu zweit bis zu sechst, allein oder in Teams, gegen faire Bots, mit oder ohne Netz. Kostenlos und ohne Anmeldung.
page--index--where-left-off = Wo du aufgehört hast
page--index--between-two-rounds = Zwischen zwei Runden
page--index--continue = Weiter
page--index--more-games-under = Weitere laufende Partien
page--index--new-game = Neue Partie
page--index--play-todays-deal = Die heutigen Karten spielen
page--index--play-hand = Diese Hand spielen
page--index--learn-ten-minutes = In zehn Minuten lernen
page--index--learn-table = Am Tisch lernen
page--index--played-todays-deal = Du hast die heutigen Karten gespielt und gewonnen, { $yours } zu { $theirs }.
page--index--played-todays-deal-2 = Du hast die heutigen Karten gespielt und verloren, { $yours } zu { $theirs }.
page--index--played-todays-deal-3 = Du hast die heutigen Karten gespielt, unentschieden, { $yours } zu { $theirs }.
page--index--calendar-streak = Kalender und Serie
page--index--play-need-javascript = Zum Spielen brauchst du JavaScript. Regeln und Anleitungen lassen sich ohne lesen.
page--index--game-week = Spiel der Woche: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Deine Gegner
page--index--beginner-who-has = Von einem Anfänger, der eben die Regeln gelernt hat, bis zu einer, die weit vorausdenkt. <a href="{ $opponents }">Lerne alle kennen</a>
page--index--games = Die Spiele
page--index--learn-get-better = Lernen und besser werden
page--index--play-first-cards = Spiel deine ersten Karten an einem echten Tisch, der jeden Fehler erklärt. Dann löse Aufgaben, übe einzelne Fertigkeiten und sieh, was jeder deiner Züge wert war. Oder <a href="{ $how_to_play }">lies die Regeln</a>.
page--index--see-lessons = Zu den Lektionen
page--index--fair-bots = Faire Bots
page--index--like-they-see = Wie du sehen sie ihre eigenen Karten und den Tisch, sonst nichts. Alle Karten ergeben sich aus einer Mischzahl: Dieselbe Mischzahl gibt allen dieselben Karten.
page--index--how-can-check = Wie du das prüfen kannst
page--index--put-page = Setz es auf deine Seite
page--index--one-line-html = Eine Zeile HTML setzt einen Tisch auf deine eigene Website, mit Spielern, Regeln und Karten deiner Wahl. Ohne Anmeldung, ohne Tracking, ohne Kosten.
page--index--get-code = Zum Code
page--index--lead = Nimm mit den Karten auf deiner Hand Karten vom Tisch. Punkte gibt es für { CARD("2S") }, { CARD("TD") }, jedes Ass, die meisten Karten und die meisten Pik.
page--index--offline = Läuft nach deinem ersten Besuch auch ohne Netz.
page--index--players-offline = Zu zweit bis zu sechst, allein oder in Teams. Läuft nach deinem ersten Besuch auch ohne Netz.
page--index--title = Casino, das Angelspiel mit Karten

page--learn-course--skip-lesson = Zur Lektion
page--learn-course--played-table = { $about } { $steps }, am Tisch gespielt.

page--learn-idea--learn = Lernen

page--learn-measured--how-often = Wie oft
page--learn-measured--95-range = 95-%-Bereich
page--learn-measured--give-take = Plus oder minus
page--learn-measured--how-was-measured = Wie das gemessen wurde
page--learn-measured--measured = Gemessen am { $day }. Gemessen wurde mit <code>python -m tests.bots.strategy { $table }</code> im Quelltext dieser Website; dieselbe Engine ergibt dieselben Zahlen.
page--learn-measured--points-round = Punkte je Runde
page--learn-measured--rounds = Gemessen am { $day } über { $count } Runden. Gemessen wurde mit <code>python -m tests.bots.strategy { $table }</code> im Quelltext dieser Website; dieselbe Engine ergibt dieselben Zahlen.

page--learn-ideas--ideas = Ideen
page--learn-ideas--ideas-behind-good = Die { $ideas } Ideen hinter gutem Spiel beim Casino, vom Ass auf Ass bis zum Zählen der Zehnen, jede mit Stellungen zum Ausprobieren.
page--learn-ideas--learn-table = Am Tisch lernen
page--learn-ideas--good-plays-have = Gute Züge haben Namen. Wenn du „Was würdest du tun?“ fragst oder eine Partie analysieren lässt, stehen diese Namen in den Gründen und führen auf diese Seite.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Gut spielen</a> fasst diese Ideen auf einer Seite zusammen, und <a href="{ $strategy }">Strategie in Zahlen</a> zeigt, was sie wert sind.

page--learn-mistakes--plays-cost-points = Züge, die dich Punkte gekostet haben, kommen hier wieder, bis du bessere findest.
page--learn-mistakes--review-game-shows = Die Analyse einer Partie zeigt, welche Züge dich Punkte gekostet haben. Drücke am Ende auf den Knopf <b>Üben</b>, und diese Stellungen kommen hier wieder: am nächsten Tag, dann nach drei Tagen, einer Woche und drei Wochen, solange du den besseren Zug gleich findest.
page--learn-mistakes--review-replay-every = Die Analyse findest du beim Nachspielen jeder fertigen Partie. <a href="{ $progress }">Deine Partien</a> listet sie alle auf. Für Stellungen, die nicht aus deinen eigenen Partien sind, probier die <a href="{ $puzzles }">Aufgaben</a>.

page--learn--learn = Lernen
page--learn--learn-casino-table = Lerne Casino am Tisch: { $count } kurze Schritte in { $courses } Kursen. Du machst jeden Zug selbst, und der Tisch erklärt, was danebengeht.
page--learn--learn-table = Am Tisch lernen
page--learn--lessons-need-javascript = Die Lektionen brauchen JavaScript. Die <a href="{ $how_to_play }">Anleitung</a> lässt sich ohne lesen.
page--learn--more-learn = Mehr zum Lernen
page--learn--practice-asks-one = <a href="{ $practice }">Üben</a> fragt dich immer nur eines, in jedem Spiel: finde alles, was geht, nimm am meisten, sag, wem der Bau gehört, zähl die übrigen Karten.
page--learn--puzzles-show-last = <a href="{ $puzzles }">Aufgaben</a> zeigen die letzten Karten einer Runde, bei denen ein Zug besser ist als alle anderen.
page--learn--good-plays-have = <a href="{ $ideas }">Gute Züge</a> haben Namen: Ass auf Ass, stehlen, keinen Zwick zulassen und andere, jeder mit Stellungen zum Ausprobieren.
page--learn--lead = Kurze Schritte, jeder mit einer Idee. Du machst jeden Zug selbst, und wenn es nicht der gesuchte ist, sagt der Tisch, warum.
page--learn--lead-first = Kurze Schritte, jeder mit einer Idee. Du machst jeden Zug selbst, und wenn es nicht der gesuchte ist, sagt der Tisch, warum. Der erste Kurs dauert zehn Minuten und endet in deiner ersten Partie.
page--learn--other = Die ersten Lektionen lehren Casino. { $name }, das erste Spiel auf dieser Website, gehört zur selben Familie und ist doch anders: <a href="{ $rules }">die Regeln: { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Strategie in Zahlen</a> zeigt, was sie wert sind.

page--licences--licences = Lizenzen
page--licences--everything-site-sends = Alles, was diese Website an deinen Browser sendet, wer es gemacht hat, und die Lizenz jedes Teils.
page--licences--about = Über diese Website
page--licences--everything-site-sends-2 = Alles, was diese Website an deinen Browser sendet. Regeln, Bots, Zeichnungen und Texte sind für dieses Projekt gemacht; { $parts } weitere Teile kommen mit, jeder unter seiner eigenen Lizenz.
page--licences--part = Teil
page--licences--licence = Lizenz
page--licences--project = Dieses Projekt
page--licences--mit = MIT
page--licences--no-fonts-pictures = Keine Schriften, Bilder oder Töne kommen von anderswo. Hat ein Paket keine Kopie seiner Lizenz, führt der Name der Lizenz zum Text.

page--opponents--opponents = Gegner
page--opponents--meet-bots-play = Lerne die Bots kennen, gegen die du Casino spielst, vom Anfänger bis zu einer, die weit vorausdenkt: wie sie spielen, wie stark sie sind und was sie sehen.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Gegen { $name } spielen</a>
page--opponents--one-has-style = Alle haben ihren eigenen Stil. Die schwächeren machen menschliche Fehler: Sie übersehen Summen, vergessen Karten und greifen nach allem, was glänzt.
page--opponents--ladder = Die Leiter
page--opponents--left-right-player = Von links nach rechts schlägt jeder Bot den davor. Die Höhe einer Stufe ist der gemessene Vorsprung in Punkten je Runde, beim Casino zu zweit.
page--opponents--points-round-ahead = { $lead } Punkte je Runde vor { $other }
page--opponents--first-step = Die erste Stufe
page--opponents--level-points-round = Stufe { $place } von { $ladder }. { $lead } Punkte je Runde gegen { $other }, plus oder minus { $give }.
page--opponents--level-1-start = Stufe 1 von { $ladder }. Fang hier an.
page--opponents--other-styles-play = Andere Spielweisen
page--opponents--these-about-strong = Diese sind etwa so stark wie Nia, aber alle haben es auf etwas anderes abgesehen. Spiel gegen sie, um zu lernen, wie man jeder Spielweise begegnet.
page--opponents--points-round-against = { $lead } Punkte je Runde gegen { $other }, plus oder minus { $give }.
page--opponents--what-they-can = Was sie sehen können
page--opponents--they-see-what = Sie sehen, was du auf ihrem Platz sehen würdest, und sonst nichts: <a href="{ $about }#fair">wie du das prüfen kannst</a>. Sie unterscheiden sich darin, wie viele Summen sie erkennen, wie gut sie sich erinnern und wie weit sie vorausschauen.
page--opponents--how-was-measured = Wie das gemessen wurde
page--opponents--played-one-below = Jeder Bot spielte gegen den darunter, und alle Karten wurden zweimal gespielt, mit vertauschten Plätzen, sodass beide dasselbe Glück hatten. Die Zahlen sind der Vorsprung in Punkten je Runde und seine Fehlerspanne von 95 %, gemessen { $date }.
page--opponents--match = Vergleich
page--opponents--against = { $better } gegen { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">nicht gemessen</span>

page--play--play = Spielen
page--play--skip-hand = Zu deiner Hand
page--play--new-version-site = Es gibt eine neue Version dieser Website.
page--play--use-now = Jetzt verwenden
page--play--later = Später

page--practice-drill--practice = Üben

page--practice--practice = Üben
page--practice--short-drills-every = Kurze Übungen für jedes Casino-Spiel: finde alles, was geht, nimm am meisten, sag, wem der Bau gehört, zähl die übrigen Karten. Zehn Fragen je Durchgang, auf Wunsch mit Uhr.
page--practice--one-skill-time = Eine Fertigkeit nach der anderen, im Spiel deiner Wahl: zehn neue Fragen je Durchgang, mit dem Grund nach jeder Antwort. Deine besten Durchgänge sind in diesem Browser gespeichert.
page--practice--whole-positions-go = Für ganze Stellungen geh zu den <a href="{ $puzzles }">Aufgaben</a>; die <a href="{ $learn }">Lektionen</a> erklären jeden Zug.

page--progress--games = Deine Partien
page--progress--games-casino-have = Die Partien Casino, die du in diesem Browser beendet hast: wie sie ausgingen, nach Spiel und nach Gegner, und alle zum Wiederöffnen.
page--progress--every-game-finish = Jede Partie, die du beendest, wird in diesem Browser gespeichert und nirgends sonst.
page--progress--loading-games = Deine Partien werden geladen
page--progress--page-needs-javascript = Diese Seite braucht JavaScript, um zu lesen, was dein Browser gespeichert hat.
page--progress--games-could-not = Deine Partien ließen sich nicht laden: Eine Datei fehlt, oder dein Browser ist zu alt für diese Seite. Gespeichert sind sie noch. <small data-reason></small>
page--progress--try-again = Noch einmal versuchen
page--progress--keep-copy-everything = Eine Kopie von allem behalten
page--progress--browsers-may-delete = Browser können löschen, was eine Website gespeichert hat: wenn der Platz knapp ist, wenn du ein paar Wochen nicht da warst oder wenn du es selbst löschst. Eine Kopie ist eine Datei mit deinen Partien, deinen Einstellungen, deinen eigenen Regeln und der laufenden Partie. Hol sie hier oder in einem anderen Browser zurück: Alles, was dort ist, bleibt, und was fehlt, kommt dazu.
page--progress--save-copy = Kopie speichern
page--progress--restore-copy = Kopie zurückholen
page--progress--copy-games = Eine Kopie deiner Partien

page--puzzles-run--puzzles-one-after = Eine Aufgabe nach der anderen: eine Serie bis zum ersten Fehler, so viele du schaffst, bis die Zeit um ist, oder ohne Eile.
page--puzzles-run--run-begins-when = Dein Lauf beginnt, sobald der Tisch bereit ist, und dann läuft auch die Uhr, falls du eine gewählt hast. Ist die Zeit um, kannst du die Aufgabe, bei der du bist, noch beenden.
page--puzzles-run--choose-game-theme = Um ein Spiel, ein Thema oder einen Grad zu wählen, geh zurück zu den <a href="{ $puzzles }">Aufgaben</a>.

page--puzzles--puzzles = Aufgaben
page--puzzles--puzzles-last-deals = { $count } Aufgaben aus den letzten Austeilungen von { $courses } Spielen der Casino-Familie: Alle Karten liegen offen, und ein Zug ist besser als alle anderen.
page--puzzles--last-cards-round = Die letzten Karten einer Runde, alle offen. Ein Zug ist besser als jeder andere. { $count } Stellungen, jede bis zum Ende durchgerechnet.
page--puzzles--one-after-another = Eine nach der anderen
page--puzzles--game = Spiel
page--puzzles--any = Alle
page--puzzles--theme = Thema
page--puzzles--grade = Grad
page--puzzles--easy-ones-first = Erst leichte, dann immer schwerere, bis zu deinem ersten Fehler. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = So viele du kannst, bis die Zeit um ist; die, bei der du bist, kannst du noch beenden. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Uhr
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Keine Uhr und kein Ende: Mach weiter, so lange du willst.
page--puzzles--puzzle-rating = Deine Aufgabenwertung
page--puzzles--first-try-puzzle = Bei jeder Aufgabe zählt dein erster Versuch. Ein Tipp zählt als Fehlversuch.
page--puzzles--how-worked-out = Wie das berechnet wird
page--puzzles--puzzle-graded-how = Der Grad einer Aufgabe hängt davon ab, wie viele von <a href="{ $opponents }#ladder">sieben Gegnern</a>, vom Anfänger bis zum stärksten, sie verfehlen: Ist es nur einer, hat sie die Wertung { $ratings }; sind es alle, { $ratings_2 }. Deine Wertung ist ein Bereich: Die richtige Zahl liegt in neunzehn von zwanzig Fällen darin, und je mehr du versuchst, desto enger wird er.
page--puzzles--game-easiest-first = Nach Spiel, die leichtesten zuerst
page--puzzles--if-building-new = Ist dir das Bauen neu, fang mit den <a href="{ $learn }">Lektionen</a> an.
page--puzzles--puzzle-day-feed = Feed mit der Aufgabe des Tages
page--puzzles--list-can-read = Die Liste lässt sich ohne JavaScript lesen, aber die Aufgaben brauchen es.

page--rules-game--rules = { $name }: die Regeln
page--rules-game--complete-rules-examples = Die vollständigen Regeln, mit Beispielen: { $name }. Wie man austeilt, spielt und zählt, und was anders ist als in den übrigen Spielen der Casino-Familie.
page--rules-game--for = Für { $number }
page--rules-game--page = Auf dieser Seite
page--rules-game--how-differs = Unterschiede zu „{ $name }“
page--rules-game--terms = Wörter
page--rules-game--house-rules = Hausregeln
page--rules-game--history-sources = Geschichte und Quellen
page--rules-game--play-this = Dieses Spiel spielen
page--rules-game--rules-2 = Regeln

page--rules-sheet--rule-sheet-score = { $name }: Regelblatt und Schreibblock
page--rules-sheet--rules-one-page = { $name }: die Regeln auf einer Seite und ein Block, um die Punkte aufzuschreiben. Druck sie auf A4 oder Letter.
page--rules-sheet--rules = { $name }: die Regeln
page--rules-sheet--paper = { $name } auf Papier
page--rules-sheet--rules-fill-one = Die Regeln füllen eine Seite. Für jede Zahl von Spielern oder Seiten gibt es eine Seite mit einem Schreibblock. Beides passt auf A4 und Letter.

page--rules-text--how-differs = Unterschiede zu „{ $name }“
page--rules-text--rule = Regel
page--rules-text--compare-two-side = Beide nebeneinander vergleichen.
page--rules-text--same = Genauso wie in „{ $name }“
page--rules-text--terms = Wörter
page--rules-text--house-rules = Hausregeln
page--rules-text--can-change-these = Diese Regeln kannst du ändern. Jeder Link öffnet „{ $name }“ mit dieser einen Änderung. Alles Weitere steht unter „Neue Partie“.
page--rules-text--everything-else = Alles andere ist wie in <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Hier: { $here }. Zur Wahl: { $others }.
page--rules-text--history-sources = Geschichte und Quellen
page--rules-text--in-glossary = Im Glossar: { $terms }.

page--rules-compare--compare-two-games = Zwei Spiele vergleichen
page--rules-compare--any-two-games = Zwei beliebige Spiele der Casino-Familie nebeneinander: Spieler, Kartenwerte, Bauen, Punkte und Ende der Partie, mit jedem Unterschied markiert.
page--rules-compare--rules = Regeln
page--rules-compare--two-games-side = Zwei Spiele nebeneinander
page--rules-compare--choose-two-games = Wähle zwei Spiele, um zu sehen, worin sie sich unterscheiden.
page--rules-compare--also-show-what = Auch zeigen, was gleich ist
page--rules-compare--another-game = Ein anderes Spiel
page--rules-compare--one-game = Ein Spiel
page--rules-compare--rule = Regel
page--rules-compare--rules-all-games = Regeln, die allen Spielen gemeinsam sind, fehlen. Hängt eine Regel von der Zahl der Spieler ab, steht jede Fassung da.

page--rules--find-game = Spiel finden
page--rules--compare-any-two = <a href="{ $compare }">Vergleiche zwei Spiele</a> oder schlag ein Wort im <a href="{ $glossary }">Glossar</a> nach.
page--rules--description = { $count } Spiele der Casino-Familie mit allen Regeln: nach Land, nach Zahl der Spieler, nach Dauer und nach dem, was sie auszeichnet.
page--rules--description-some = Spiele der Casino-Familie mit allen Regeln: nach Land, nach Zahl der Spieler, nach Dauer und nach dem, was sie auszeichnet.
page--rules--lead = Casino ist eine Familie von { $count } Spielen. Jedes hat vollständige Regeln mit Beispielen zum Nachspielen. Wenn du noch nie gespielt hast, fang mit der <a href="{ $how_to_play }">Anleitung</a> an oder mit einem von diesen: { $games }.
page--rules--lead-some = { $count ->
    [one] Hier kannst du eines der Spiele der Casino-Familie spielen. Jedes hat vollständige Regeln mit Beispielen zum Nachspielen. Wenn du noch nie gespielt hast, fang mit der <a href="{ $how_to_play }">Anleitung</a> an oder mit einem von diesen: { $games }.
   *[other] Hier kannst du { $count } der Spiele der Casino-Familie spielen. Jedes hat vollständige Regeln mit Beispielen zum Nachspielen. Wenn du noch nie gespielt hast, fang mit der <a href="{ $how_to_play }">Anleitung</a> an oder mit einem von diesen: { $games }.
}
