broken--changed = Deine gespeicherte Partie passt nicht zu den Regeln in dieser Version der Website.
broken--choice = Speichere sie als Datei oder beginne eine neue Partie: Die alte bleibt unverändert unter „Deine Partien“.
broken--keep = Als Datei speichern
broken--mangled = Deine gespeicherte Partie ist beschädigt.
broken--new = Neue Partie beginnen
broken--newer = Deine Partie wurde von einer neueren Version dieser Website gespeichert.
broken--title = Deine Partie lässt sich nicht lesen

check--costs = Iris meint, das kostet etwa { $points } Punkte. Willst du trotzdem so spielen, wähle es noch einmal.

clash--from = { $game } mit dieser Regel
clash--game = { $game } verträgt sich nicht mit „{ $newest }“: { $reason }.
clash--table = { $seats } Spieler
clash--table--2 = { $team } gegen { $team }
clash--table--3 = { $team } gegen { $team } gegen { $team }
clash--two = „{ $newest }“ und „{ $older }“ gehen nicht zusammen: { $reason }.
clash--without = { $game } ohne diese Regel

error--49-cards-for-the-usual-deals = Mit 49 Karten wird nur gespielt, wenn aus einem einzigen Kartenspiel wie üblich ausgeteilt wird
error--49-cards-need-five-players = Die 49 Karten sind für fünf Spieler, nicht für { $seats }
error--ace-counts-eleven-with-jacks = Ein Ass kann nicht 11 zählen, wenn Buben 11 zählen
error--bad-seed = Eine Mischzahl kann bis zu 64 Zeichen haben: Buchstaben, Ziffern und die Zeichen . _ ~ und -
error--bad-value = „{ $option }“ kann nicht „{ $value }“ sein; möglich ist { $choices }
error--build-does-not-add-up = { $cards }: Die Summe ist nicht { $value }
error--build-of-one-card = Ein Bau braucht mindestens zwei Karten, nicht { $cards } allein
error--builder-cannot-take = Platz { $seat } hat einen { $value }er-Bau, aber keine Karte, die ihn nimmt
error--card-not-in-pack = { $card } gehört nicht zu den Karten dieses Spiels
error--card-twice = { $card } kommt zweimal vor
error--cards-missing = Es fehlen Karten: { $cards }
error--claim-is-for-two-players = Eine Siegansage, mit der man auch verlieren kann, ist für zwei Spieler, nicht für { $seats }
error--court-builds-need-court-captures = Bildkarten können nur gebaut werden, wenn eine von ihnen mehrere nehmen darf
error--difference-is-known-at-the-end = Der Unterschied steht erst am Ende der Runde fest, also können Punkte nicht früher zählen
error--difference-scoring-needs-two-sides = Den Unterschied zu zählen geht nur mit zwei Seiten, nicht mit { $sides }
error--draw-has-one-deal = Wenn gezogen wird, gibt es nur eine Austeilung
error--drawing-needs-all-cards = Wenn gezogen wird, wird jede Karte gezogen, und keine bleibt aus dem Spiel
error--endgame-needs-the-usual-points = Das Endspiel braucht 3 Punkte für Karten, 2 für das Große Casino, 1 für Pik und Punkte, die am Ende der Runde zählen
error--exact-target-is-not-counted-out = Wenn das Ziel genau getroffen werden muss, wird am Ende nicht Posten für Posten ausgezählt
error--exact-target-needs-plain-end = Genau treffen lässt sich das Ziel nur in einer Partie bis zu einer Punktzahl, ohne Siegansage und ohne Endspiel
error--expected = Hier wird „{ $mark }“ erwartet
error--fine-without-duty = Es kann keine Strafe fürs Ablegen geben, wenn man neben einem eigenen Bau ohnehin ablegen darf
error--first-hand-of-six-before-hands-of-four = Zu sechs Karten in der ersten Austeilung gehören danach Hände zu vier, aus einem Kartenspiel, bis es verbraucht ist
error--five-players-need-49-cards = Zu fünft bleiben drei Zweien draußen, damit { $cards } Karten aufgehen
error--german-deal-for-four-at-most = Die deutsche Austeilung ist für zwei, drei oder vier Spieler, nicht für { $seats }
error--hand-too-large = Eine Hand mit { $count } Karten ist zu groß: In diesem Spiel hat sie höchstens { $most }
error--hands-do-not-fit = Die Hände haben { $sizes } Karten. Wer als Nächstes spielt, muss die meisten haben, und niemand darf mehr als eine Karte weniger haben
error--last-capture-counted-twice = Der letzte Fang würde doppelt zählen: einmal mit den meisten Karten und einmal für sich
error--level-cards-settled-twice = Bei gleich vielen Karten bekommt entweder jede Seite einen Punkt, oder Pik entscheidet, nicht beides
error--limit-is-callabra = Eine Runde kann nur dann bei einer bestimmten Zahl von Karten enden, wenn die Karten über den Sieg entscheiden
error--lowest-total-decides = Wenn der niedrigste Stand gewinnt, können Punkte nur am Ende einer Runde dazukommen, und nichts darf die Mehrheit belohnen
error--matching-needs-free-courts = Gleiche Karten zu nehmen kann nur Pflicht sein, wenn eine Bildkarte beliebig viele gleiche nehmen darf
error--no-card = Hier wird eine Karte erwartet
error--no-card-to-play = Platz { $seat } ist an der Reihe, hat aber keine Karten
error--no-duty-to-break = Ablegen kann neben einem eigenen Bau nicht zugleich frei und verboten sein
error--no-next-round = Eine Runde beginnt, bevor die vorige vorbei ist
error--no-number = Hier wird eine Zahl erwartet
error--no-point-cards = Asse und beide Casinos können nur sofort zählen, wenn sie wie beim Casino zählen
error--no-such-seat = Einen Platz { $seat } gibt es nicht: An diesem Tisch sind es { $seats }
error--not-enough-cards = Die übrigen Karten ({ $left }) reichen nicht für die anderen Hände ({ $count })
error--not-step-by-step = Wenn allein vom Tisch gebaut werden kann, steht diese Regel fest und lässt sich nicht ändern
error--not-with-open-piles = Wenn Karten aus Stapeln wieder genommen werden können, zählen Punkte erst am Ende der Runde, und zum Nehmen gehört immer eine Karte aus der Hand
error--not-your-turn = Wer das liest, ist nicht an der Reihe, also kann kein Zug richtig sein
error--nothing-dealt = Austeilungen zählen ab 1, also gibt es keine Austeilung 0
error--nothing-to-break-ties-by = Asse, Casinos, Pik und Karten können einen Gleichstand nur entscheiden, wenn sie wie beim Casino zählen
error--nothing-to-claim-without-target = Ohne Zielpunktzahl gibt es keinen Sieg anzusagen
error--one-rank-takes-a-build = Wenn Schritt für Schritt gebaut wird, nimmt jeden Bau nur ein Rang: Buben, Damen und Könige zählen 11, 12 und 13, ein Ass 1 oder 14
error--only-step-by-step = Diese Regel ist nur für Swazi-Spiele, in denen allein vom Tisch gebaut werden kann
error--option-twice = { $option } ist zweimal gesetzt
error--overspader-counts-spades = Die Punkte für Pik über sechs ersetzen den für die meisten Pik, also kann Pik nicht noch anders zählen
error--own-builds-need-a-hand-card = Wenn zum Bauen eine Karte aus der Hand gehört, kann nicht allein vom Tisch gebaut werden
error--pack-does-not-deal-out = { $cards } Karten gehen für { $seats } Spieler nicht auf
error--penalty-without-announcement = Es kann keine Strafe dafür geben, die letzte Austeilung nicht anzusagen, wenn niemand sie ansagen muss
error--points-of-its-own = Dieses Spiel hat eigene Punkte für Karten und Farben, darum lassen sie sich nicht ändern
error--position-is-over = In dieser Stellung ist die Runde schon vorbei, also gibt es nichts zu spielen
error--round-is-over = Hier ist die Runde schon vorbei
error--round-out-of-order = Hier wird Runde { $expected } erwartet
error--rounds-or-target = Gespielt wird entweder eine Zahl von Runden oder bis zu einer Punktzahl, nicht beides
error--shram-is-callabra = Diese Zählweise ist nur für Callabra
error--spade-casino-counts-both-casinos = Beim Pik-Casino sind 2 Punkte für das Große Casino und 1 für das Kleine mitgezählt
error--spades-counted-twice = Pik-Casino zählt Pik auf seine Weise, also geht keine andere
error--stock-does-not-deal-out = Die Zahl der Karten im Talon kann hier nicht { $count } sein, nur { $sizes }
error--sweep-counted-twice = Dieses Spiel zählt den geräumten Tisch auf seine Weise, darum zählt ein Zwick sonst nichts
error--sweep-not-in-pile = Ein Zwick ist mit einer Karte markiert, die diese Seite nicht genommen hat
error--tablanette-needs-taking-jacks = Zu einer Tablanette gehören Buben, die den ganzen Tisch nehmen
error--tag-missing = Die Zeile „{ $tag }“ fehlt
error--taking-jacks-have-no-number = Ein Bube, der den ganzen Tisch nimmt, hat keinen Wert, darum zählt eine Dame 13 und ein König 14
error--teams-do-not-fit = { $seats } Spieler lassen sich nicht in Teams zu { $team } teilen
error--ten-counts-eleven-with-jacks = Karo-Zehn kann nur 11 zählen, wenn Buben 11 zählen
error--too-many-cards = Das sind { $count } Karten, aber das Kartenspiel hat nur { $most }
error--too-much = Hier steht etwas zu viel
error--turn-contradicts-itself = Dieser Zug widerspricht sich
error--unknown-option = Es gibt keine Regel namens „{ $option }“
error--unknown-variant = Es gibt kein Spiel namens „{ $variant }“
error--unreadable = Das ist kein Zug
error--word-twice = „{ $word }“ kommt zweimal vor
error--wrong-number-of-fields = Hier ist ein Teil zu viel oder zu wenig
error--wrong-number-of-hands = Es sind { $count } Hände, aber es sollten { $expected } sein
error--wrong-seats = { $variant } lässt sich nicht von { $seats } Spielern in Teams zu { $team } spielen

lack--both = { $first }. { $second }
lack--building = { $cards } ergeben { $value }, aber in diesem Spiel wird nicht gebaut
lack--go--equals = { $card } muss { ACCUSATIVE($first) } nehmen
lack--go--equals--built = { $card } muss { ACCUSATIVE($first) } nehmen oder in einen Bau kommen
lack--go--take = Du kannst ihn mit { $held } nehmen
lack--hold = { GENDER($taker) ->
    [masculine] { $cards } ergeben { $value }, aber du hast keinen { $taker }
    [neuter] { $cards } ergeben { $value }, aber du hast kein { $taker }
   *[feminine] { $cards } ergeben { $value }, aber du hast keine { $taker }
}
lack--hold--no-card-to-capture-it = { GENDER($taker) ->
    [masculine] Du hast keinen { $taker }, um den { $value }er-Bau in diesem Zug zu nehmen
    [neuter] Du hast kein { $taker }, um den { $value }er-Bau in diesem Zug zu nehmen
   *[feminine] Du hast keine { $taker }, um den { $value }er-Bau in diesem Zug zu nehmen
}
lack--hold--other = { GENDER($taker) ->
    [masculine] Du hast keinen weiteren { $taker }, um den { $value }er-Bau zu nehmen
    [neuter] Du hast kein weiteres { $taker }, um den { $value }er-Bau zu nehmen
   *[feminine] Du hast keine weitere { $taker }, um den { $value }er-Bau zu nehmen
}
lack--hold--own-raise-needs-both-cards = { GENDER($taker) ->
    [masculine] Um deinen { $old }er-Bau auf { $value } zu erhöhen, brauchst du für beide Werte eine Karte, und du hast keinen { $taker }
    [neuter] Um deinen { $old }er-Bau auf { $value } zu erhöhen, brauchst du für beide Werte eine Karte, und du hast kein { $taker }
   *[feminine] Um deinen { $old }er-Bau auf { $value } zu erhöhen, brauchst du für beide Werte eine Karte, und du hast keine { $taker }
}
lack--hold--owned = { GENDER($taker) ->
    [masculine] Du hast keinen { $taker }, um deinen { $value }er-Bau zu nehmen
    [neuter] Du hast kein { $taker }, um deinen { $value }er-Bau zu nehmen
   *[feminine] Du hast keine { $taker }, um deinen { $value }er-Bau zu nehmen
}
lack--join = { $count ->
    [one] { $group } braucht noch { $more }, um { $value } zu ergeben
   *[other] { $group } brauchen noch { $more }, um { $value } zu ergeben
}
lack--leave = { $piece } passt nicht zu { DATIVE($others) }
lack--own--sum--top-needs-a-base = { $cards } ergeben { $value }, aber { $card } liegt auf einem Stapel und braucht eine Basis, und du hast keinen { $value }er-Bau
lack--own--sum--top-only-into-own-build = { $cards } ergeben { $value }, aber { $card } kann vom Stapel nur in deinen eigenen Bau, und du hast keinen { $value }er-Bau
lack--own--top-needs-a-base = { $card } liegt auf einem Stapel und braucht eine Basis, und du hast keinen { $value }er-Bau
lack--own--top-only-into-own-build = { $card } liegt auf einem Stapel: Von dort geht es nur in einen eigenen Bau, und du hast keinen { $value }er-Bau
lack--play = { GENDER($taker) ->
    [masculine] Du hast keinen { $taker }, um { ACCUSATIVE($pieces) } zu nehmen
    [neuter] Du hast kein { $taker }, um { ACCUSATIVE($pieces) } zu nehmen
   *[feminine] Du hast keine { $taker }, um { ACCUSATIVE($pieces) } zu nehmen
}
lack--play--held = Um { ACCUSATIVE($pieces) } zu nehmen, brauchst du { $held }
lack--rank--A = Ass
    .gender = neuter
lack--rank--J = Buben
    .gender = masculine
lack--rank--K = König
    .gender = masculine
lack--rank--Q = Dame
    .gender = feminine
lack--take = { $card } muss auch { ACCUSATIVE($also) } nehmen
lack--take--equals = { $card } muss alle gleichen Karten nehmen, also auch { ACCUSATIVE($also) }

link--about = Wer diesen Link öffnet, spielt von hier aus weiter, mit diesen Karten.
link--copy = Link kopieren
link--label = Link
link--title = Link zu dieser Partie

open--about = Die Partie auf dem Tisch bleibt unter „Deine Partien“.
open--copy = Das ist eine Kopie all deiner Partien, keine einzelne Partie. Sie wird unter „Deine Partien“ zurückgeholt: Alles, was dort steht, bleibt, und was fehlt, kommt dazu.
open--copy--restore = Unter „Deine Partien“ zurückholen
open--cut = Die Partie liegt auf dem Tisch, so weit sie sich lesen lässt.
open--cut--play = Von hier weiterspielen
open--cut--review = Bis hierher analysieren
open--cut--title = Zum Teil geöffnet
open--empty = Noch nichts zu öffnen. Füge einen Link ein, den Text einer Datei oder eine Partie wie classic/k7f2/4D.
open--file = Oder wähle eine Datei
open--label = Link, Text einer Datei oder Stellung
open--long = Dieser Text ist zu lang für eine Partie. Füge einen Link ein oder den Text einer einzigen Partie.
open--no-game = Das ist keine Partie. Eine Partie beginnt mit ihren Regeln und der Mischzahl, etwa classic/k7f2; eine Datei beginnt mit Zeilen in eckigen Klammern.
open--no-link = Dieser Link öffnet keine Partie. Vielleicht fehlt der Teil nach ? oder #: Kopiere den ganzen Link und versuche es noch einmal.
open--read = Öffnen
open--title = Partie öffnen
open--unreadable = Dieser Text lässt sich nicht lesen. Kopiere den ganzen Link oder die ganze Datei und versuche es noch einmal.
open--up-to = Geöffnet, so weit es Sinn ergibt. { $why }

why--answer-first = Sag erst, ob du darauf bestehst
why--base-keeps-value-and-owner = Dieser Bau behält seinen Wert und gehört weiter, wem er gehört
why--base-of-another-value = { $card } hat nicht den Wert { $value } und kann diesen Bau darum nicht anfangen
why--build-comes-first = Nimm zuerst deinen { $value }er-Bau oder bau an ihm weiter
why--build-comes-first--no_trail_one_per_value = Nimm zuerst deinen { $value }er-Bau, bau an ihm weiter oder mach einen anderen Bau
why--build-comes-first--add_or_capture = Du musst etwas nehmen oder deinen { $value }er-Bau erweitern
why--build-is-no-part-of-sum = { $build } wird ganz genommen, nicht als Teil einer Summe
why--build-of-one-card = Ein Bau braucht mindestens zwei Karten
why--build-too-large = Ein Bau darf höchstens { $most } Karten haben, nicht { $count }
why--builder-may-not-discard = Solange dir ein Bau gehört und noch Karten auszuteilen sind, darfst du nicht ablegen
why--builder-may-not-trail = Solange du einen { $value }er-Bau hast, darfst du nicht ablegen
why--cancelled-already = Du hast in dieser Runde schon eine Austeilung verworfen
why--capture-comes-first = Du kannst mit { $taker } { ACCUSATIVE($taken) } nehmen, und Nehmen geht vor
why--card-has-no-such-value = { $card } hat nicht den Wert { $value }
why--card-must-capture = { $card } kann { ACCUSATIVE($taken) } nehmen, also darfst du diese Karte nicht ablegen
why--card-not-in-hand = { $card } ist nicht auf der Hand des Spielers
why--card-not-on-table = { $card } liegt nicht auf dem Tisch
why--card-takes-table = { $card } nimmt beim Ablegen den ganzen Tisch
why--claimed-already = Du hast in diesem Zug den Sieg schon angesagt
why--committed-to-capture = Du hast den { $value }er-Bau eines Gegners erweitert, also musst du ihn jetzt nehmen
why--court-build-needs-all-four = Zu einem Bau aus Bildkarten gehören alle vier, und es gibt nur { $count }
why--court-forms-no-sum = { $card } hat keinen Wert und kann darum nicht Teil einer Summe sein
why--court-takes-its-rank = { $card } nimmt nur gleiche Karten
why--court-takes-one = Eine Bildkarte nimmt nur eine Karte, nicht { $count }
why--court-takes-one-or-all = Eine Bildkarte nimmt eine Karte oder alle drei anderen, nicht { $count }
why--courts-are-not-built = Bildkarten werden in diesem Spiel nicht gebaut
why--deal-stands = Es gibt keine Austeilung zu verwerfen
why--dealer-speaks-first = Erst entscheidet, wer gibt, ob die letzte Austeilung angesagt wird
why--equals-all-taken = { $card } muss alle gleichen Karten nehmen
why--equals-not-trailed = { $card } muss die gleichen Karten nehmen oder in einen Bau kommen
why--fresh-card-rests = { $card } wurde eben erst abgelegt, also darfst du in diesem Zug nicht damit bauen
why--game-is-over = Die Partie ist vorbei
why--group-does-not-add-up = { $group }: Die Summe ist nicht { $value }
why--hand-card-not-in-build = { $card } muss zum Bau gehören
why--multiple-build-keeps-value = { $build } hat mehrere Gruppen und behält darum den Wert
why--must-capture = { $card } kann { ACCUSATIVE($taken) } nehmen, also muss diese Karte es tun
why--must-keep-card-for-build = Du brauchst { $card }, um deinen { $value }er-Bau zu nehmen
why--must-keep-card-for-build--any = Du brauchst eine Karte, um deinen { $value }er-Bau zu nehmen
why--must-take-all = { $card } muss alles nehmen, was geht
why--no-build-from-table-only = Zu einem Bau gehört eine Karte aus deiner Hand
why--no-building = In diesem Spiel wird nicht gebaut
why--no-capturing-card = Du hättest keine { $value } mehr auf der Hand, um ihn zu nehmen
why--no-card-to-capture-it = Du hast keine Karte, die den { $value }er-Bau in diesem Zug nehmen könnte
why--no-claims = In diesem Spiel wird der Sieg nicht angesagt
why--no-pluck-in-last-turn = Im allerletzten Zug darfst du nicht pflücken
why--no-plucks = In diesem Spiel wird nicht gepflückt
why--no-such-build = Diesen Bau gibt es nicht
why--not-with-these = Das passt nicht zu dem, was du gewählt hast
why--not-your-turn = Du bist nicht an der Reihe
why--nothing-asked = Im Moment gibt es nichts zu antworten
why--nothing-taken = Es gibt nichts zu nehmen
why--nothing-to-give = Du hast keine Bildkarten genommen, die du abgeben könntest
why--one-build-a-player = Du hast schon einen { $value }er-Bau, und niemandem dürfen zwei gehören
why--one-build-at-a-time = Du kannst immer nur einen Bau auf einmal verwenden
why--one-build-in-first-hands = Solange noch Karten auszuteilen sind, dürfen dir nicht mehr Bauten gehören als { $most }
why--one-build-on-the-table = Es gibt schon einen { $value }er-Bau, und auf dem Tisch darf nur einer liegen
why--one-build-per-value = Es gibt schon einen { $value }er-Bau
why--one-capture-a-turn = Du musst in diesem Zug einen anderen Bau nehmen, also kannst du den { $value }er-Bau nicht erweitern
why--one-group-at-a-time = Ein Bau wächst immer nur um eine Karte
why--one-play-a-turn = Du hast deine Karte für diesen Zug schon gespielt
why--one-step-at-a-time = Leg immer nur eine Gruppe dazu, zu einem einzigen Bau
why--only-own-builds-augmented = Den { $value }er-Bau eines Gegners darfst du nur erweitern, bevor du spielst, und nur vom Tisch
why--own-build-of-value = Du hast schon einen { $value }er-Bau: Erweitere diesen
why--own-build-not-raised = Deinen eigenen { $value }er-Bau kannst du nicht erhöhen
why--own-deal-not-cancelled = Die Austeilung der eigenen Seite kannst du nicht verwerfen
why--own-raise-needs-both-cards = Um deinen eigenen Bau zu erhöhen, brauchst du Karten für { $old } und für { $value }
why--partner-not-proven = Es ist nicht bekannt, dass dein Partner eine Karte für { $value } hat
why--partners-build-not-taken = Der { $value }er-Bau gehört deinem Partner, und für eure Seite nimmt ihn nur, wem er gehört
why--pile-order-not-chosen = In diesem Spiel werden genommene Karten nicht geordnet
why--pile-order-of-other-cards = Die Reihenfolge muss die Karten nennen, die genommen werden
why--played-already = Du hast in dieser Austeilung schon gespielt
why--pluck-breaks-court-build = { $card } wird gebraucht, um den Bau aus gleichen Karten zu nehmen
why--pluck-never-sweeps = Das Letzte auf dem Tisch darfst du nicht pflücken
why--pluck-no-build = Einen Bau darfst du nicht pflücken
why--pluck-not-own-card = Du hast { $card } eben gespielt, also darfst du diese Karte nicht pflücken
why--pluck-not-scoring-card = { $card } zählt für sich allein, also darfst du diese Karte nicht pflücken
why--plucked-already = Du hast in dieser Austeilung schon gepflückt
why--raise-by-hand-card-only = Nur eine Karte aus deiner Hand kann { ACCUSATIVE($build) } erhöhen
why--raise-is-ones-own = Ein Bau, den du erhöhst, gehört dir, nicht deinem Partner
why--round-is-over = Die Runde ist vorbei
why--scoring-card-not-built = { $card } zählt für sich allein und darf darum in keinen Bau
why--sum-too-large = Keine Summe reicht bis { $value }
why--sweep-comes-first = { $card } kann den ganzen Tisch nehmen, also musst du diese Karte spielen
why--top-is-no-base = { $card } liegt auf einem Stapel, also kannst du nichts dazulegen
why--top-needs-a-base = { $card } liegt auf einem Stapel und kann nur Teil einer Gruppe sein, die du zu einem Bau oder einer losen Karte mit demselben Wert legst
why--top-only-by-its-equal = { $card } liegt auf einem Stapel: Nur eine gleiche Karte nimmt sie, und nie in einer Summe
why--top-only-into-own-build = { $card } liegt auf einem Stapel und kann nur in einen eigenen Bau
why--value-too-large = Kein Bau geht über { $largest } hinaus

wrong--bot = Hier spielt niemand namens „{ $bot }“. Am ähnlichsten ist „{ $nearest }“.
wrong--builder = Adresse berichtigen
wrong--change = { $option } – { $value }
wrong--change--seats = { $seats } Spieler
wrong--cut = „{ $name }“ in der Adresse hat { $count } Zeichen. Nur die ersten { $most } werden gezeigt.
wrong--day = „{ $day }“ ist kein Datum wie 2026-11-22. Du kannst stattdessen die heutigen Karten spielen.
wrong--day-ahead = Die Karten vom { $day } gibt es noch nicht: Auf diesem Gerät ist heute { $today }. Du kannst stattdessen die heutigen Karten spielen.
wrong--elsewhere = „{ $name }“ in der Adresse bewirkt in dieser Art von Rahmen nichts.
wrong--gone = „{ $name }“ in der Adresse verlangt „{ $value }“, und das gibt es nicht.
wrong--gone--near = „{ $name }“ in der Adresse verlangt „{ $value }“, und das gibt es nicht. Meintest du „{ $near }“?
wrong--link = Dieser Link lässt sich nicht lesen. Du kannst stattdessen eine neue Partie spielen.
wrong--many = { $count ->
    [one] Für die Plätze ist ein Spieler zu viel: { $players } bleibt draußen.
   *[other] Für die Plätze sind es zu viele Spieler: { $players } bleiben draußen.
}
wrong--name = „{ $name }“ gibt es in Adressen nicht. Meintest du „{ $near }“?
wrong--no-game = Die Adresse hat keine Partie zum Nachspielen. Setze „game“ auf den Text einer Partie, wie du ihn im Menü einer fertigen Partie kopierst.
wrong--no-puzzles = „{ $value }“ hat keine Aufgaben, also ist dies die Aufgabe des Tages.
wrong--option = Es gibt keine Einstellung namens „{ $option }“. Am ähnlichsten ist „{ $nearest }“.
wrong--part = „{ $name }“ in der Adresse stimmt nicht: { $reason }.
wrong--part--at = „{ $name }“ in der Adresse stimmt bei „{ $near }“ nicht: { $reason }.
wrong--play = Der Zug bei Zeichen { $at } („{ $near }“) ist nicht erlaubt: { $reason }.
wrong--rules = Diese Regeln passen nicht zusammen: { $reason }. Das nächstliegende Spiel: { $changes }.
wrong--seats = Dieses Spiel ist nicht für { $seats } Spieler, nur für { $tables }.
wrong--seats--five = Dieses Spiel ist nicht für { $seats } Spieler, nur für { $tables }. Zu fünft geht es mit 49 Karten.
wrong--seed = Die Mischzahl kann bis zu 64 Zeichen haben: Buchstaben, Ziffern und die Zeichen . _ ~ und -.
wrong--table--alone = { $seats }
wrong--table--neither = „table“ kann nicht „{ $value }“ sein: Das sind weder Karten wie 5H,3C noch eine der Tischfarben { $colours }.
wrong--table--teams--2 = { $team } gegen { $team }
wrong--table--teams--3 = { $team } gegen { $team } gegen { $team }
wrong--task = Übungsaufgabe { $number }: { $fault }
wrong--task--none = Sie hat keine Stellung mit einem richtigen Zug und fällt darum weg.
wrong--team = Dieses Spiel ist nicht für Teams zu { $team }, nur für { $tables }.
wrong--teams = Dieses Spiel ist nicht für { $seats } Spieler in Teams zu { $team }, nur für { $tables }.
wrong--teams--five = Dieses Spiel ist nicht für { $seats } Spieler in Teams zu { $team }, nur für { $tables }. Zu fünft geht es mit 49 Karten.
wrong--text = Das lässt sich bei Zeichen { $at } („{ $near }“) nicht lesen: { $reason }.
wrong--value = „{ $option }“ kann nicht „{ $value }“ sein, nur { $choices }. Am nächsten liegt „{ $nearest }“.
wrong--variant = Es gibt kein Spiel namens „{ $variant }“. Am ähnlichsten ist „{ $nearest }“.
wrong--week = „{ $week }“ ist keine Woche wie 2026-W47. Du kannst stattdessen das Spiel dieser Woche spielen.
wrong--week-ahead = Das Spiel für { $week } gibt es noch nicht. Du kannst stattdessen das Spiel dieser Woche spielen.
wrong--without = „{ $name }“ in der Adresse bewirkt ohne „{ $needed }“ nichts.
