ask--augment = { $who } will den Zug beenden, aber { $cards } könnte noch auf { ACCUSATIVE($build) }. Darauf bestehen?
ask--build = { $build }: { $groups }.
ask--builds--none = Es gibt keine Bauten.
ask--capture = { $who } nimmt { ACCUSATIVE($taken) } mit { $card }, könnte aber auch { ACCUSATIVE($more) } nehmen. Darauf bestehen?
ask--capture--lay = { $who } legt { $card } ab, obwohl damit { ACCUSATIVE($more) } zu nehmen wäre. Darauf bestehen?
ask--choices = Du kannst: { $choices }.
ask--hand = Auf deiner Hand: { $cards }.
ask--hand--empty = Deine Hand ist leer.
ask--hand--none = Es wird keine Hand gezeigt.
ask--over = Die Runde ist vorbei.
ask--prompt = { $prompt }
ask--request = { $who } will { ACCUSATIVE($taken) } mit { $card } nehmen. Du könntest den Bau selbst nehmen. Darum bitten?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } Punkt
   *[other] { $who } { $count } Punkte
}
ask--table = Auf dem Tisch: { $cards }.
ask--table--none = Der Tisch ist leer.
ask--where = { $title }. { $place }.
ask--you--augment = Die anderen bestehen darauf: Leg alles dazu, was zum Bau passt.
ask--you--capture = Die anderen bestehen darauf: Nimm mit { $card } alles, was geht.
ask--you--request = Dein Partner bittet dich, den Bau liegen zu lassen. Leg { $card } dazu oder nimm ihn trotzdem.

back--always = In dieser Partie ohne Nachfrage zurücknehmen
back--dealt = Seitdem wurden neue Karten ausgeteilt, und du hast deine gesehen.
back--decided = { $count ->
    [one] Seitdem hat { $who } etwas entschieden.
   *[other] Seitdem haben { $who } etwas entschieden.
}
back--light = Seitdem hast du eine neue Karte gesehen.
back--marked = Du kannst den Zug trotzdem zurücknehmen, aber er bleibt im Protokoll der Partie vermerkt.
back--no = Behalten
back--over = Die Runde ist vorbei, und alle Karten sind zu sehen.
back--round = Die nächste Runde ist ausgeteilt, und du hast deine Karten gesehen.
back--shown = { $count ->
    [one] Seitdem hat { $who } gespielt: { $cards }.
   *[other] Seitdem haben { $who } gespielt: { $cards }.
}
back--title = Das zurücknehmen?
back--whose = Das war die Entscheidung von { $who }. { $who } entscheidet neu, und sonst werden keine Karten gezeigt.
back--yes = Zurücknehmen

boot--file = Die Seite wurde als Datei geöffnet. Sie läuft nur von einem Webserver: Öffne ihre Adresse im Netz oder lege ihren Ordner auf einen Server.
boot--offline = Der Tisch konnte nicht starten, weil dieses Gerät offline ist. Versuche es noch einmal, wenn es verbunden ist.
boot--progress = Die Regeln werden geladen: { $loaded } von { $total } MB
boot--sandbox = Der Tisch konnte nicht starten: Diese Seite zeigt ihn in einer Sandbox, und der Server des Tisches lässt keine Sandbox seine Dateien laden. Du kannst ihn in voller Größe öffnen. Für alle, die den Server betreiben: Er braucht den Header Access-Control-Allow-Origin: *.
boot--type = Der Server sendet { $file } als „{ $type }“. Dateien, die auf .js enden, muss er als text/javascript senden.

build--none = Das ist { $build }: Eine Karte mit seinem Wert, von dir oder von anderen, nimmt ihn als Ganzes. Du hast keine.
build--yours = Das ist { $build }: Eine Karte mit seinem Wert, von dir oder von anderen, nimmt ihn als Ganzes. { $card } kann das.

curtain--about = Gib das Gerät an { $who } weiter. Bis dahin werden keine Karten gezeigt.
curtain--face = Ich bin { $who }: meine Karten zeigen
curtain--fairness = Karten sieht nur, wer an der Reihe ist.
curtain--turn = { $who } ist an der Reihe.
curtain--undo = Den letzten Zug zurücknehmen

elsewhere--here = Hier spielen
elsewhere--text = Du kannst dort weiterspielen oder hier spielen und den anderen Tab anhalten.
elsewhere--title = Diese Partie ist in einem anderen Tab offen

tip--all = Alle Hinweise ausblenden
tip--build = Du kannst bauen: Leg { $card } auf { $cards } und sag { $value } an. Nur eine Karte mit diesem Wert nimmt den Bau, und du hast { $kept } für deinen nächsten Zug.
tip--choose = Wähle eine Karte. Der Tisch zeigt, wozu sie passt, und hier erscheint, was du tun kannst.
tip--counted = Das ist die Abrechnung: was jede Seite genommen hat und was es zählt. Sie zeigt, was zu sammeln sich lohnt.
tip--done = Verstanden
tip--first = Neu in „{ $game }“:
tip--guide = Ist das deine erste Partie? Soll ich dir unterwegs zeigen, wie es geht?
tip--guide--no = Nein, danke
tip--guide--yes = Ja, zeig es mir
tip--kept = Deine Partien sind nur in diesem Browser gespeichert. Eine Kopie speicherst du im Menü unter „Deine Partien“.
tip--keys = Du kannst auch mit der Tastatur spielen. Drücke ?, um alle Tasten zu sehen.
tip--last = Das ist die letzte Austeilung. Am Ende bekommt, wer zuletzt genommen hat, auch die Karten, die auf dem Tisch bleiben.
tip--lay = Keine deiner Karten kann jetzt etwas nehmen, also leg eine ab. Sie bleibt auf dem Tisch, und alle können sie später nehmen.
tip--pair = { $card } kann { $cards } nehmen, denn der Rang ist gleich. Tippe auf { $card }, um es zu sehen.
tip--stolen = { $who } hat { ACCUSATIVE($build) } genommen: Das können alle, die eine Karte mit diesem Wert haben. Nimm einen Bau künftig gleich in deinem nächsten Zug, bevor es jemand anders tut.
tip--stolen--at-once = { $who } hat { ACCUSATIVE($build) } genommen: Das können alle, die eine Karte mit diesem Wert haben. Dieses Risiko hat jeder Bau.
tip--stolen--raised = { $who } hat { ACCUSATIVE($build) } erhöht. Der Bau hat jetzt einen neuen Wert, und nur eine Karte mit diesem Wert nimmt ihn.
tip--sum = { $card } kann { $cards } nehmen, denn zusammen haben sie denselben Wert. Tippe auf { $card }, um es zu sehen.
tip--sum--ace = { $card } kann { $cards } nehmen, denn zusammen haben sie denselben Wert: Ein Ass zählt 1. Tippe auf { $card }, um es zu sehen.
tip--swept = { $card } nimmt alles auf dem Tisch. Das ist ein Zwick, und der zählt.
tip--swept--empty = Der Tisch ist leer, also kannst du nur eine Karte ablegen.
tip--tap = Eine Karte mit einem Tippen spielen, wenn sie nur eines kann?
tip--tap--no = Aus lassen
tip--tap--yes = Einschalten
tip--theirs = { $build } ist ein Bau: Nur eine Karte mit seinem Wert nimmt ihn. Du hast keine, also lass ihn erst einmal liegen.
tip--theirs--raise = { $build } ist ein Bau: Nur eine Karte mit seinem Wert nimmt ihn. Du hast keine, aber { $card } erhöht ihn auf { $value }, und dann gehört er dir.
tip--theirs--take = { $build } ist ein Bau: Seine Karten gibt es nur zusammen. { $card } nimmt ihn, obwohl { $who } ihn gebaut hat.

keys--about = Um eine Taste zu ändern, wähle sie aus und drücke einen anderen Buchstaben, eine Ziffer oder ein Zeichen. Die Rücktaste entfernt sie.
keys--asked-hand = Deine Hand hören
keys--back = Die üblichen Tasten gelten wieder.
keys--builds = Die Bauten hören, und wem sie gehören
keys--card = Karte { $number } deiner Hand wählen
keys--cards = Karten auf deiner Hand
keys--changed = { $what }: { $now }.
keys--choices = Hören, was du tun kannst
keys--fixed = Feste Tasten
keys--keys = Diese Liste zeigen
keys--hint = Tipp
keys--last = Den letzten Zug hören
keys--let-go = Auswahl aufheben, Fenster schließen
keys--none = { $what } hat keine Taste.
keys--not = Eine Taste muss ein Buchstabe, eine Ziffer oder ein Zeichen sein.
keys--press = Karte wählen, gewählte Karte spielen, Knopf drücken
keys--redo = Wiederholen
keys--score = Den Punktestand hören
keys--swapped = { $what }: { $now }. { $other } ist jetzt { $old }.
keys--swapped--none = { $what }: { $now }. { $other } hat jetzt keine Taste.
keys--table = Hören, was auf dem Tisch liegt
keys--title = Tasten
keys--undo = Rückgängig
keys--usual = Die üblichen Tasten wiederherstellen
keys--where = Spiel, Runde und Austeilung hören, und wer an der Reihe ist
keys--within = Von Karte zu Karte gehen
keys--zones = Zum nächsten Teil des Tisches gehen

menu--cards = Diese Karten teilen
menu--counters = Zählwerk
menu--daily = Karten des Tages
menu--download = Diese Partie als Datei speichern
menu--group--game = Diese Partie
menu--group--share = Teilen und speichern
menu--group--site = Tasten und Hinweise
menu--hinted = Du hast dir Tipps geben lassen, darum zählt diese Partie nicht für deine Wertung.
menu--tips = Die Hinweise wieder zeigen
menu--install = Installieren
menu--keys = Tasten
menu--link = Link zu dieser Partie
menu--maker = Auf eine Seite setzen
menu--new = Neue Partie
menu--open = Partie öffnen
menu--picture = Bild dieser Stellung
menu--played-before = Diese Karten hast du schon einmal gespielt.
menu--position = Diese Partie begann mit einer Stellung mitten in einer Runde.
menu--progress = Deine Partien
menu--resign = Aufgeben
menu--restart = Diese Runde neu beginnen
menu--rules = Regeln
menu--same = Noch einmal dieselben Karten
menu--seed = Diese Karten ergibt die Mischzahl { $seed }. Dieselbe Mischzahl gibt allen dieselben Karten.
menu--settings = Einstellungen
menu--skip = Zum Ende der Runde springen
menu--takebacks = { $count ->
    [one] In dieser Partie wurde einmal ein Zug zurückgenommen.
   *[other] In dieser Partie wurden { $count }-mal Züge zurückgenommen.
}
menu--title = Menü
menu--update = Auf die neue Version aktualisieren

news--install = Du kannst diese Website wie eine App installieren. Sie läuft auch ohne Netz.
news--install--no = Nicht jetzt
news--install--yes = Installieren
news--update = Es gibt eine neue Version dieser Website.
news--update--no = Später
news--update--yes = Jetzt aktualisieren

note--aside = Einiges von dem, was diese Website in deinem Browser gespeichert hatte, lässt sich nicht lesen. Es liegt jetzt beiseite: Unter „Deine Partien“ kannst du es als Datei speichern.
note--copied = Link kopiert.
note--full = Der Speicher deines Browsers ist voll. Du kannst weiterspielen, aber diese Partie wird nicht gespeichert.
note--game-file = Die Partie ist in der Datei, die dein Browser gerade gespeichert hat. Um sie wieder zu öffnen, wähle im Menü „Partie öffnen“.
note--not-copied = Dein Browser lässt diese Seite nicht kopieren. Der Link ist markiert, du kannst ihn also selbst kopieren.
note--picture = Das Bild ist in der Datei casino.svg, die dein Browser gerade gespeichert hat.
note--refused = Dein Browser speichert nichts für diese Website. Die Partie bleibt nur, solange diese Seite offen ist.
note--result--full = Der Speicher deines Browsers ist voll, darum ist das Ergebnis dieser Partie nicht gespeichert. Die Partie selbst kannst du im Menü noch als Datei speichern.
note--result--slim = Der Speicher deines Browsers ist fast voll. Das Ergebnis dieser Partie ist gespeichert, ihre Züge sind es nicht. Speichere im Menü unter „Deine Partien“ eine Kopie und lösche dann ein paar Partien.
note--unopened = Diese Partie ließ sich nicht öffnen. Ist sie noch gespeichert, steht sie unter „Deine Partien“.

offer--add = *Dazulegen* zu { DATIVE($build) }
offer--add--drawn = *Dazulegen* zu { DATIVE($build) }
offer--add--with = *Dazulegen* zu { DATIVE($build) } mit { $cards }
offer--announce--any = Letzte Austeilung ansagen
offer--announce--cards = „Karten“ sagen
offer--announce--last = „Letzte“ sagen
offer--announce--sistan = „Sistan“ sagen
offer--announce--sisten = „Sisten“ sagen
offer--as-announced = Trotzdem nehmen
offer--bonus = +{ $count }
offer--build = *{ $value } bauen*: { $cards }
offer--build--drawn = *Bauen*
offer--cancel = Diese Austeilung verwerfen
offer--claim = Sieg ansagen
offer--commits = du musst ihn in diesem Zug nehmen
offer--done = Fertig
offer--end-turn = Zug beenden
offer--ends--game = beendet die Partie, { $score }
offer--ends--round = beendet die Runde, { $score }
offer--fewer = Weniger
offer--fine = kostet { $count } Punkte
offer--fine--given = gibt { $who } { $count } Punkte
offer--for-partner = für { $who }, mit der Karte auf der Hand
offer--from = von { DATIVE($pile) }
offer--gain--aces = { $count ->
    [one] { $count } Ass
   *[other] { $count } Asse
}
offer--gain--big-casino = Großes Casino
offer--gain--cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
offer--gain--little-casino = Kleines Casino
offer--gain--points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
offer--gain--spades = { $count ->
    [one] { $count } Pik
   *[other] { $count } Pik
}
offer--give = Deinem Partner Bildkarten geben
offer--go-on = *Weiter*
offer--go-on--next = als Nächstes { $who }
offer--insist--augment = Darauf bestehen
offer--insist--capture = Darauf bestehen
offer--insist--request = Darum bitten
offer--keep = du behältst { $kept }
offer--keep--sets = { $sets } Gruppen, du behältst { $kept }
offer--leaves = ermöglicht { ACCUSATIVE($sweep) } für { ACCUSATIVE($cards) }
offer--leaves--all = lässt liegen: { $parts }
offer--let-stand = So lassen
offer--more = Mehr ({ $count })
offer--pluck = *Pflücken*: { $card }
offer--pluck--cost = einmal je Austeilung
offer--raise = *Erhöhen*: { $build } auf { $value }
offer--raise--drawn = *Erhöhen*: { $build } auf
offer--raise--with = *Erhöhen*: { $build } auf { $value } mit { $cards }
offer--silent = Nichts sagen
offer--stays = er gehört weiter { $who }
offer--steal = *Stehlen*: { $stolen } für { ACCUSATIVE($build) }
offer--steal--build = *Stehlen*: { $stolen }, und { $value } bauen mit { $cards }
offer--steal--build--drawn = *Stehlen*: { $stolen }, und bauen
offer--steal--with = *Stehlen*: { $stolen } für { ACCUSATIVE($build) } mit { $cards }
offer--take = *Nehmen*: { $pieces }
offer--take-over = Übernehmen
offer--take--as = *Nehmen* als
offer--take--drawn = *Nehmen*
offer--trail = *Ablegen*
offer--trail--alone = *Ablegen*, gleich auf deinen Stapel
offer--trail--build = *Ablegen* und { $value } bauen aus { $groups }
offer--trail--build--drawn = *Ablegen* und bauen
offer--trail--takes = *Ablegen* und alles nehmen
offer--wins = gewinnt die Partie

pad--names = Namen
pad--round = Runde { $number }
pad--sum = Diese Runde
pad--title = { $game }: Schreibblock für { $sides }
pad--total = Bisher

pile--before = Diese Karten wurden genommen, bevor die Stellung aufgebaut wurde. Welche zuletzt kam, ist darum nicht bekannt.
pile--count = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
pile--last = Zuletzt genommen
pile--nothing = Hier wurde in dieser Runde noch nichts genommen.

play--announce = Das ist die letzte Austeilung. Du darfst sie ansagen, bevor jemand spielt.
play--choose = Wähle eine Karte aus deiner Hand.
play--choose-or-pluck = Wähle eine Karte aus deiner Hand oder eine auf dem Tisch zum Pflücken.
play--choose--needs = Zum Sieg brauchst du { ACCUSATIVE($items) }. Wähle eine Karte aus deiner Hand.
play--close = Schließen
play--dealer = gibt
play--fairness = { $count ->
    [one] { $who } sieht nur, was du von dort aus sehen würdest: den Tisch, die eigenen Karten und was gespielt wurde.
   *[other] Die anderen sehen nur, was du von dort aus sehen würdest: den Tisch, die eigenen Karten und was gespielt wurde.
}
play--from-position = Spiel von hier aus weiter.
play--hand-first = Wähle zuerst eine Karte aus deiner Hand.
play--has-played = Du hast deine Karte für diesen Zug schon gespielt.
play--lost = { $who } kann sich nicht entscheiden und spielt darum irgendeine erlaubte Karte.
play--may-claim = Du kannst den Sieg ansagen oder „Fertig“ wählen.
play--may-pluck = Du kannst eine Karte vom Tisch pflücken oder „Fertig“ wählen.
play--next = als Nächstes
play--partner = Partner
play--proven = bekannt: { $rank }
play--shown-again = Noch einmal der letzte Zug.
play--skipping = { $who } spielt deine Karten bis zum Ende der Runde.
play--stuck = { $who } kann sich nicht entscheiden, und keine Karte ist spielbar. Beginne im Menü eine neue Partie.
play--subtitle = Runde { $round }, Austeilung { $deal } von { $deals }, bis { $target }
play--subtitle--brief = Austeilung { $deal } von { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Runde { $round } von { $rounds }, Austeilung { $deal } von { $deals }
play--them = Die anderen
play--us = Wir
play--waiting = { $who } ist an der Reihe.
play--you = Du

position--over = Das war der letzte Schritt.
position--right = Das ist der Zug.
position--task = Du bist an der Reihe. Welcher Zug ist der beste?
position--title = Finde den Zug

resign--text = Die Partie endet und zählt als verloren.
resign--text--shared = { $who } gibt auf, und die Partie ist vorbei.
resign--title = Diese Partie aufgeben?
resign--yes = Aufgeben

restart--text = Sie beginnt neu mit denselben Karten, und das bleibt im Protokoll der Partie vermerkt. „Vor“ bringt deine Züge zurück.
restart--title = Diese Runde neu beginnen?
restart--yes = Neu beginnen

same--text = Es beginnt eine neue Partie mit denselben Karten, Regeln und Mitspielern. Die laufende endet ohne Ergebnis.
same--title = Noch einmal dieselben Karten?
same--yes = Neu beginnen

set--checks = Vor einem Zug, der viel kostet
set--checks--off = Nichts sagen
set--checks--on = Mich warnen; dann zählt die Partie nicht für die Wertung
set--claims = Den Sieg ansagen
set--claims--ask = Das mache ich selbst
set--claims--auto = Für mich ansagen
set--count = Abrechnung am Ende einer Runde
set--count--each = Posten für Posten
set--count--whole = Alles auf einmal
set--counters = Zählwerk neben dem Tisch
set--counters--folded = Zugeklappt
set--counters--open = Offen
set--deck = Buchstaben der Bildkarten
set--deck--own = B D K
set--deck--world = J Q K
set--done = Fertig
set--faces = Vorderseiten der Karten
set--faces--dark = Dunkel
set--faces--light = Hell
set--group--acting = Spielen
set--group--asked = Wird dir abgenommen
set--group--looks = Aussehen
set--group--pace = Tempo
set--group--told = Was du siehst und hörst
set--index = Ecken der Karten
set--index--large = Groß
set--index--normal = Normal
set--insists = Wenn andere mehr nehmen oder einen Bau erweitern könnten
set--insists--always = Darauf bestehen
set--insists--ask = Mich fragen
set--insists--never = So lassen
set--language = Sprache
set--letters = Tastenkürzel
set--letters--off = Aus
set--letters--on = An
set--obvious = Wenn eine Karte nur eines kann
set--obvious--choose = Erst wählen
set--obvious--play = Gleich spielen
set--others = Wessen genommene Karten gezählt werden
set--others--all = Alle
set--others--own = Deine
set--palette = Farben der Karten
set--palette--contrast = Starker Kontrast
set--palette--four = Vier Farben
set--palette--safe = Für Farbenblinde
set--palette--two = Zwei Farben
set--sound = Töne
set--sound--off = Aus
set--sound--on = An
set--speed = Geschwindigkeit
set--speed--fast = Schnell
set--speed--normal = Normal
set--speed--off = Sofort
set--speed--slow = Langsam
set--speed--step = Zug um Zug
set--table = Tisch
set--table--dusk = Dämmerung
set--table--reeds = Schilf
set--table--sand = Sand
set--table--water = Stilles Wasser
set--talk = Was am Tisch gesagt wird
set--talk--off = Ausblenden
set--talk--on = Zeigen
set--theme = Darstellung
set--theme--dark = Dunkel
set--theme--light = Hell
set--theme--system = Wie das Gerät
set--thinking = Wie lange Bots nachdenken dürfen
set--thinking--long = Lange
set--thinking--normal = Normal
set--thinking--quick = Kurz
set--thumb = Hand, mit der du tippst
set--thumb--left = Links
set--thumb--right = Rechts
set--title = Einstellungen
set--vibration = Vibration, falls möglich
set--vibration--off = Aus
set--vibration--on = Wenn du an der Reihe bist und beim Zwick
set--warning = Wenn du einen Zwick zulässt
set--warning--off = Nichts sagen
set--warning--on = Mich warnen
set--watched = Hände, wenn nur Bots spielen
set--watched--closed = Verdeckt
set--watched--open = Offen

sheet--link = Regelblatt und Schreibblock zum Drucken
sheet--print = Drucken
sheet--title = { $game } auf Papier

skip--text = { $who } spielt deine Karten und sieht dabei nur, was du siehst; lange denkt niemand nach. Du kannst jederzeit wieder übernehmen. Die Partie wird gespeichert, zählt aber nicht für deine Wertung.
skip--title = Zum Ende der Runde springen?
skip--yes = Springen

sort--lift = { $card } nach oben legen
sort--offer = Ordne, was du nimmst
sort--offer--cost = für deinen Stapel
sort--order = von oben: { $cards }

step--after = Deine Karte ist gespielt. Bau vom Tisch weiter oder beende deinen Zug.
step--committed = Du hast { ACCUSATIVE($build) } erweitert, also muss die Karte, die du spielst, ihn nehmen.
step--first = Spiel eine Karte. Davor und danach darfst du vom Tisch bauen, so oft du willst.
step--nothing = Diese Karten ergeben noch keinen Bau. Wähle mehr, oder wähle die Karte aus deiner Hand, die sie nimmt.
step--nothing-after = Diese Karten ergeben keinen Bau. Wähle andere oder beende deinen Zug.

sure--no = Weiterspielen

table--acts = Was du tun kannst
table--acts--with = Was du mit { $card } tun kannst
table--again = Letzter Zug
table--again--long = Den letzten Zug zeigen
table--again--none = Noch hat niemand gespielt.
table--asked = Eine Frage an dich
table--build--theirs--multiple = Mehrfacher { $value }er-Bau von { $owner }: { $cards }
table--build--theirs--single = Einfacher { $value }er-Bau von { $owner }: { $cards }
table--build--yours--multiple = Dein mehrfacher { $value }er-Bau: { $cards }
table--build--yours--single = Dein einfacher { $value }er-Bau: { $cards }
table--count--so_far = Bisher
table--counters = Zählwerk
table--counters--unseen = Noch nicht gesehen, nach Rang
table--counts = Was zählt
table--diagram--after = Danach
table--diagram--becomes = wird zu
table--diagram--before = Auf dem Tisch
table--diagram--hand = Du hast
table--diagram--taken = Du nimmst
table--diagram--top = Auf dem Stapel von { $who }
table--empty = Der Tisch ist leer.
table--empty--start = Der Tisch ist leer. Jede Karte, die du ablegst, macht den Anfang.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Deine Hand
table--hand--empty = Du hast keine Karten auf der Hand.
table--hand--theirs = Hand von { $who }
table--hand--theirs--empty = { $who } hat keine Karten auf der Hand.
table--held = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table--held--brief = { $count } auf der Hand
table--all-lessons = Alle Lektionen
table--all-puzzles = Alle Aufgaben
table--hint = Tipp
table--home = Startseite
table--layout = Auf dem Tisch
table--lesson = Lektion
table--lesson--again = Noch einmal
table--lesson--back = Zurück
table--lesson--earlier = Voriger Zug
table--lesson--later = Nächster Zug
table--lesson--moment = { $place } von { $of }
table--lesson--on = Weiter
table--lesson--place = Schritt { $number } von { $of }
table--lesson--show = Zeig es mir
table--lesson--skip = Überspringen
table--lesson--task = Was du tun sollst
table--menu = Menü
table--mine = Du
table--multiple = mehr{ "\u00AD" }fach
table--none = keine
table--pack = zum Ziehen
table--pile--look = zeigen, was { $who } zuletzt genommen hat
table--pile--look--you = zeigen, was du zuletzt genommen hast
table--players = Die anderen am Tisch
table--points = { $count ->
    [one] Punkt
   *[other] Punkte
}
table--proven = bekannt
table--puzzle = Aufgabe
table--puzzle--outcome = So ging es aus
table--puzzle--place = Aufgabe { $number } von { $of }
table--redo = Vor
table--replay = Nachspielen
table--replay--back = Einen Zug zurück
table--replay--compare = Beide Züge
table--replay--end = Zurück zur Abrechnung
table--replay--first = Zum Anfang
table--replay--hands = Alle Hände
table--replay--if = Von hier weiterspielen
table--replay--last = Zum Ende
table--replay--moves = Züge der Runde { $number }
table--replay--notation = Notation
table--replay--on = Einen Zug vor
table--replay--pause = Anhalten
table--replay--play = Abspielen
table--replay--review = Analyse
table--replay--rounds = Runden
table--replay--slider = Stelle in der Partie
table--replay--table = Zurück zum Tisch
table--score = Punktestand
table--score--more = was zählt
table--scored = Punkte bisher in dieser Runde
table--sheet--cards = Welche Karten
table--sheet--game = Partie, bis { $target }
table--sheet--item = Posten
table--sheet--more = Mehr
table--sheet--nth = Runde { $number }
table--sheet--round = Diese Runde
table--sheet--rounds = Runde für Runde
table--sheet--total = Partie
table--side = Diese Partie
table--single = einfach
table--stock = { $count ->
    [one] noch { $count } Karte im Talon
   *[other] noch { $count } Karten im Talon
}
table--stock--none = Keine Karten mehr im Talon
table--taken = genommen
table--taken--sweeps = { $count ->
    [one] genommen, { $count } Zwick
   *[other] genommen, { $count } Zwicks
}
table--task--again = Von vorn
table--task--place = Übungsaufgabe { $number } von { $of }
table--thinking = denkt nach
table--to_move = ist dran
table--turns = Die letzten Züge
table--undo = Zurück
table--undo--none = Es gibt nichts zurückzunehmen.
table--ways = Was du sonst tun kannst
table--word = : was das heißt
table--you = Du
table--your_turn = Du bist dran
table--said = „{ $words }“

watch--fairness = Alle sehen nur, was du von ihrem Platz aus sehen würdest: den Tisch, die eigenen Karten und was gespielt wurde.
watch--go-on = Fortsetzen
watch--pause = Anhalten
first--ace--1 = Ein Ass zählt 1.
first--ace--14_hand_1_table = Ein Ass zählt auf der Hand 14 und auf dem Tisch 1.
first--ace--1_or_11 = Ein Ass zählt 1 oder 11.
first--ace--1_or_14 = Ein Ass zählt 1 oder 14.
first--anticlockwise = Gespielt wird gegen den Uhrzeigersinn.
first--at_once--one = Auf dem Tisch darf immer nur ein Bau liegen.
first--at_once--one_each = Dir darf immer nur ein Bau gehören.
first--build_cards = Ein Bau hat höchstens { $count } Karten.
first--building--none = Gebaut wird nicht.
first--building--table = Du kannst allein vom Tisch bauen, vor und nach deiner Karte.
first--calling = Mit zwei Achten auf der Hand kannst du eine ablegen und damit Gruppen zu acht festlegen.
first--cards_only = Nur Karten zählen: Wer die meisten nimmt, gewinnt.
first--casino_points--3_and_2 = Das Große Casino zählt 3 Punkte, das Kleine Casino 2.
first--casinos--fixed_hand = Auf deiner Hand hat das Große Casino den Wert 16 und das Kleine Casino den Wert 15.
first--casinos--optional = Das Große Casino kann auch 16 wert sein, das Kleine Casino auch 15.
first--cleared = Wer den Tisch räumt, beendet die Runde.
first--compulsory = Wenn du nehmen kannst, musst du, und zwar so viel wie möglich.
first--court_builds = Buben, Damen und Könige kannst du nach Rang bauen.
first--courts--11_12_13 = Buben zählen 11, Damen 12 und Könige 13.
first--courts--12_13_14 = Buben zählen 12, Damen 13 und Könige 14.
first--courts--13_14 = Damen zählen 13 und Könige 14. Buben haben keinen Wert.
first--courts--rank_only = Buben, Damen und Könige haben keinen Wert.
first--draw = Nach jedem Zug ziehst du eine Karte.
first--duty--add_or_capture = Solange dir ein Bau gehört, musst du etwas nehmen oder ihn erweitern.
first--duty--free = Du darfst ablegen, obwohl dir ein Bau gehört, musst aber eine Karte für ihn behalten.
first--duty--no_trail_one_per_value = Dir dürfen keine zwei Bauten mit demselben Wert gehören.
first--duty--take_or_add_next_turn = In deinem nächsten Zug musst du deinen Bau nehmen oder erweitern.
first--endgame--from_16 = Ab 16 Punkten entscheidet ein einziger Posten, ob du gewinnst.
first--endgame--from_18 = Ab 18 Punkten entscheidet ein einziger Posten, ob du gewinnst.
first--faces--all = Ein Bube, eine Dame oder ein König nimmt eine gleiche Karte oder alle drei.
first--faces--any = Ein Bube, eine Dame oder ein König nimmt beliebig viele gleiche Karten.
first--fine = Du darfst trotz deines Baus ablegen, aber es kostet { $count } Punkte.
first--first_hand = In der ersten Austeilung einer Runde hat jede Hand { $count } Karten.
first--five_of_spades = Pik-Fünf nimmt alles, wenn du sie ablegst.
first--fresh = Mit einem Ass oder Casino, das eben erst abgelegt wurde, darfst du nicht bauen.
first--hand = Jede Hand hat { $count } Karten.
first--jacks = Ein Bube nimmt alles auf dem Tisch.
first--last_capture = Wer zuletzt nimmt, bekommt 1 Punkt.
first--layout--none = Am Anfang ist der Tisch leer.
first--lowest_wins = Die wenigsten Punkte gewinnen, also meide Pik, Asse und die Casinos.
first--matching = Liegen gleiche Karten auf dem Tisch, muss eine Karte sie nehmen oder mit ihnen bauen.
first--numbers--11_12_13--14_hand_1_table = Bube, Dame und König zählen 11, 12 und 13, ein Ass 14 oder auf dem Tisch 1.
first--numbers--11_12_13--1_or_14 = Bube, Dame und König zählen 11, 12 und 13, ein Ass 1 oder 14.
first--numbers--12_13_14--1_or_11 = Bube, Dame und König zählen 12, 13 und 14, ein Ass 1 oder 11.
first--numbers--13_14--1_or_11 = Damen zählen 13, Könige 14, ein Ass 1 oder 11. Buben haben keinen Wert.
first--numbers--rank_only--1 = Buben, Damen und Könige haben keinen Wert, ein Ass zählt 1.
first--overshoot = Du musst genau { $count } erreichen: Eine Runde, die darüber hinausgeht, zählt für dich nicht.
first--pack--40 = Gespielt wird mit { $count } Karten, ohne Buben, Damen und Könige.
first--pack--49 = Gespielt wird mit { $count } Karten; die einzige Zwei darin ist Pik-Zwei.
first--packs = Zwei Kartenspiele werden zusammengemischt: { $count } Karten.
first--partners_build = Einen Bau, der deinem Partner gehört, darfst du nicht nehmen.
first--pluck = Einmal je Austeilung darfst du eine lose Karte vom Tisch pflücken.
first--raise--forbidden = Deinen eigenen Bau darfst du nicht erhöhen.
first--raise--needs_both_cards = Um deinen eigenen Bau zu erhöhen, musst du für beide Werte eine Karte haben.
first--raise--opponents_only = Du darfst den Bau eines Gegners erhöhen, aber nicht deinen eigenen oder den deines Partners.
first--rounds--1_per_player = Alle geben einmal, dann ist die Partie vorbei.
first--rounds--2_per_player = Alle geben zweimal, dann ist die Partie vorbei.
first--rounds--one = Eine Partie ist eine einzige Runde.
first--score--diamonds = Die meisten Karo zählen 1 Punkt, alle vier Siebenen, Sechsen oder Asse 2.
first--score--honours = Asse, Zehnen und Bildkarten zählen. Pik zählt nicht.
first--scoring_builds = Karten, die für sich allein zählen, etwa Asse, kommen in keinen Bau.
first--spades--1_each_spade = Jedes Pik zählt 1 Punkt.
first--spades--24_points = Jedes Pik zählt 1 Punkt, der Pik-Bube 2.
first--spades--25_points = Jedes Pik zählt 1 Punkt, der Pik-Bube 2, und die meisten Pik zählen 1 mehr.
first--spades--26_points = Jedes Pik zählt 1 Punkt, Pik-Ass und Pik-Bube 2, und die meisten Pik zählen 1 mehr.
first--spades--five_spades_1 = Fünf Pik zählen 1 Punkt.
first--sums = Der einfache Bau eines Gegners kann Teil einer Summe sein.
first--sweeps = { $count ->
    [one] Jeder Zwick zählt 1 Punkt.
   *[other] Jeder Zwick zählt { $count } Punkte.
}
first--sweeps--numbers = Ein Zwick zählt so viel wie die Werte seiner Karten, außer mit einem Buben.
first--sweeps--swing = Ein Zwick zählt { $count } Punkte gegen dich.
first--target = Gespielt wird bis { $count } Punkte.
first--ten_of_diamonds = Das Große Casino zählt 10 oder 11.
first--tie--cards = Haben beide gleich viele Karten, bekommt die Seite mit mehr Pik die Punkte dafür.
first--tops--builds = Was du nimmst, bleibt offen: Die oberste Karte kann für einen Bau gestohlen werden.
first--tops--captures = Was du nimmst, bleibt offen: Die oberste Karte kann dir wieder genommen werden.
first--tops--equals = Was du nimmst, bleibt offen: Eine gleiche Karte kann die oberste nehmen.
first--tops--nothing = Was du nimmst, bleibt offen.
language--all = Sprachen
language--close = Nein, danke
language--corrections = Korrekturen an dieser Übersetzung sind willkommen. Wie das geht, steht im Quelltext auf der Seite docs/translating.md.
language--gone = Diese Website gibt es nicht mehr auf { $language }. Diese Seite ist auf Deutsch.
language--lacking = Diese Seite ist noch nicht übersetzt, darum ist sie auf Englisch.
language--offer = Diese Seite auf Deutsch
attempt--build = *Bauen*
attempt--build--not = Mit genau den Karten, die du gewählt hast, kannst du nicht bauen.
attempt--lay = *Ablegen*
attempt--lay--chosen = Um eine Karte abzulegen, wähle keine Karten auf dem Tisch.
attempt--lay--not = Diese Karte darfst du hier nicht ablegen.
attempt--take = *Nehmen*
attempt--take--none = Um etwas zu nehmen, wähle auch Karten auf dem Tisch.
attempt--take--not = Genau die Karten, die du gewählt hast, kannst du mit dieser Karte nicht nehmen.
strategy--build-or-lay--0 = statt abzulegen, wenn keine ungesehene Karte ihn nimmt
strategy--build-or-lay--1 = statt abzulegen, wenn eine ihn nimmt
strategy--build-or-lay--2 = statt abzulegen, wenn zwei ihn nehmen
strategy--build-or-lay--3 = statt abzulegen, wenn drei ihn nehmen
strategy--build-or-take--0 = statt zu nehmen, wenn keine ungesehene Karte ihn nimmt
strategy--build-or-take--1 = statt zu nehmen, wenn eine ihn nimmt
strategy--build-or-take--2 = statt zu nehmen, wenn zwei ihn nehmen
strategy--build-or-take--3 = statt zu nehmen, wenn drei ihn nehmen
maker--about = Eine Zeile HTML setzt diese Partie auf deine eigene Seite: ihre Wiedergabe, wenn sie fertig ist, sonst die Karten auf dem Tisch und auf deiner Hand.
maker--go = Zeile schreiben
maker--title = Auf eine Seite setzen
