count--ace-of-spades = { $cards } 1 Punkt
count--aces = { $count ->
    [one] { $cards } Ass, 1
   *[other] { $cards } Asse, je 1
}
count--all-aces = { $count ->
    [one] Alle vier Asse, { $count } Punkt
   *[other] Alle vier Asse, { $count } Punkte
}
count--all-eleven = Alle Punkte der Runde, { $count } dazu
count--all-sevens = { $count ->
    [one] Alle vier Siebenen, { $count } Punkt
   *[other] Alle vier Siebenen, { $count } Punkte
}
count--all-sixes = { $count ->
    [one] Alle vier Sechsen, { $count } Punkt
   *[other] Alle vier Sechsen, { $count } Punkte
}
count--big-casino = { $count ->
    [one] { $cards } Großes Casino, { $points }
   *[other] { $cards } Großes Casino, je { $points }
}
count--cards = { $count ->
    [one] Die meisten Karten, { $count } Punkt
   *[other] Die meisten Karten, { $count } Punkte
}
count--diamonds = { $count ->
    [one] Die meisten Karo, { $count } Punkt
   *[other] Die meisten Karo, { $count } Punkte
}
count--each-spade = Jedes Pik, { $count }
count--each-spade--other = Jedes Pik außer { $card }, { $count }
count--fines--more = Jede Strafe, { $count } vom eigenen Stand ab
count--fines--two = Jede Strafe, { $count } für die andere Seite
count--five-of-spades = Ein Zwick mit { $card }, { $count }
count--five-spades = { $count ->
    [one] Fünf Pik oder mehr, { $count } Punkt
   *[other] Fünf Pik oder mehr, { $count } Punkte
}
count--goal--round = Eine einzige Runde entscheidet die Partie.
count--goal--rounds = Die Seite mit den meisten Punkten nach { $rounds } Runden gewinnt.
count--goal--rounds--lowest = Punkte zählen gegen dich: Die Seite mit den wenigsten nach { $rounds } Runden gewinnt.
count--goal--target = Gespielt wird bis { $target }.
count--goal--target--lowest = Gespielt wird bis { $target }, und Punkte zählen gegen dich: Die Seite mit den wenigsten gewinnt.
count--has = { $who } hat { $count }
count--has--team = { $who }: { $count }
count--has--you = du hast { $count }
count--honours = { $ranks }: je { $count }
count--in-build = in { DATIVE($build) }
count--in-hand = auf deiner Hand
count--in-hand-of = auf der Hand von { $who }
count--jack-of-spades = { $cards } 1 Punkt
count--last-capture = { $count ->
    [one] Der letzte Fang, { $count } Punkt
   *[other] Der letzte Fang, { $count } Punkte
}
count--leads = { $who } führt { $some } zu { $others }
count--leads--team = vorn: { $who }, { $some } zu { $others }
count--leads--you = du führst { $some } zu { $others }
count--little-casino = { $count ->
    [one] { $cards } Kleines Casino, { $points }
   *[other] { $cards } Kleines Casino, je { $points }
}
count--most--cards = die meisten Karten
    .dative = den meisten Karten
count--most--spades = die meisten Pik
    .dative = den meisten Pik
count--needs = { $who } hat { $total } und kann nur noch mit { DATIVE($items) } gewinnen; sonst zählt nichts.
count--needs--team = { $who }: { $total }. Zum Sieg geht es nur noch mit { DATIVE($items) }; sonst zählt nichts.
count--needs--you = Du hast { $total } und kannst nur noch mit { DATIVE($items) } gewinnen; sonst zählt nichts.
count--nobody = noch niemand
count--on-table = auf dem Tisch
count--overspader = Jedes Pik über sechs, { $count }
count--seven-of-diamonds = { $cards } 1 Punkt
count--so-far = bisher { $who }
count--so-far--team = bisher { $who }
count--so-far--you = bisher du
count--spades = { $count ->
    [one] Die meisten Pik, { $count } Punkt
   *[other] Die meisten Pik, { $count } Punkte
}
count--sweeps = Jeder Zwick, { $count }
count--tabbe = Jede Tabbe, { $count } für dich und { $count } weniger für den Spieler vor dir
count--tablanette--double = Jede Tablanette: das Doppelte der Werte all ihrer Karten; mit einem Buben nichts
count--tablanette--jack-sum = Jede Tablanette mit einem Buben: die Werte all ihrer Karten
count--tablanette--non-jack-sum = Jede Tablanette: die Werte all ihrer Karten; mit einem Buben nichts
count--taken = von { $who } genommen
count--taken--ours--team = von uns genommen
count--taken--ours--you = von dir genommen
count--taken--team = von den anderen genommen
count--ten-of-diamonds = { $cards } Karo-Zehn, { $points }
count--tens = { $count ->
    [one] { $cards } Zehn, { $points }
   *[other] { $cards } Zehnen, je { $points }
}
count--two-of-clubs = { $cards } Kreuz-Zwei, { $points }
count--unseen = noch nicht gesehen
count--when = Gezählt wird am Ende der Runde.

decided--always = { $who } führte von der ersten bis zur letzten Runde.
decided--always--team = Das Team { $who } führte von der ersten bis zur letzten Runde.
decided--always--you = Du hast von der ersten bis zur letzten Runde geführt.
decided--blows = Die Runde endete vorzeitig, weil { $who } { $what } hinnehmen musste.
decided--blows--fines = { $count ->
    [one] eine Strafe
   *[other] { $count } Strafen
}
decided--blows--sweeps = { $count ->
    [one] einen Zwick der anderen
   *[other] { $count } Zwicks der anderen
}
decided--blows--you = Die Runde endete vorzeitig, weil du { $what } hinnehmen musstest.
decided--card = Es kam auf { ACCUSATIVE($item) } an. Mit { DATIVE($item) } { $then }.
decided--cleared = { $who } hat den Tisch geräumt, und damit war die Runde zu Ende.
decided--cleared--team = Das Team { $who } hat den Tisch geräumt, und damit war die Runde zu Ende.
decided--cleared--you = Du hast den Tisch geräumt, und damit war die Runde zu Ende.
decided--enough = { $who } hatte { $count } Karten genommen, und damit war die Runde zu Ende.
decided--enough--team = Das Team { $who } hatte { $count } Karten genommen, und damit war die Runde zu Ende.
decided--enough--you = Du hattest { $count } Karten genommen, und damit war die Runde zu Ende.
decided--game = hätte { $who } gewonnen
decided--game--team = hätte das Team { $who } gewonnen
decided--game--you = hättest du gewonnen
decided--late = { $who } ging erst in der letzten Runde in Führung.
decided--late--team = Das Team { $who } ging erst in der letzten Runde in Führung.
decided--late--you = Du bist erst in der letzten Runde in Führung gegangen.
decided--led = { $who } führte ab Runde { $round }.
decided--led--team = Das Team { $who } führte ab Runde { $round }.
decided--led--you = Du hast ab Runde { $round } geführt.
decided--majority = Es kam auf { ACCUSATIVE($item) } an, { $some } zu { $others }. Mit { DATIVE($item) } { $then }.
decided--round = hätte { $who } die Runde gewonnen
decided--round--team = hätte das Team { $who } die Runde gewonnen
decided--round--you = hättest du die Runde gewonnen

score--ace_of_spades = Pik-Ass
score--aces = Asse
score--all_aces = Alle vier Asse
score--all_eleven = Alle Punkte
score--all_sevens = Alle vier Siebenen
score--all_sixes = Alle vier Sechsen
score--big_casino = Großes Casino
score--broken-off = Die Runde endete vorzeitig, darum zählen nur Zwicks und Strafen.
score--by--all_eleven = { $who } hat alle Punkte der Runde bekommen.
score--by--all_eleven--team = Das Team { $who } hat alle Punkte der Runde bekommen.
score--by--all_eleven--you = Du hast alle Punkte der Runde bekommen.
score--by--as_made = { $who } hat { $target } erreicht, mit Punkten, die sofort zählen.
score--by--as_made--team = Das Team { $who } hat { $target } erreicht, mit Punkten, die sofort zählen.
score--by--as_made--you = Du hast { $target } erreicht, mit Punkten, die sofort zählen.
score--by--big_casino = Es steht gleich, und { $who } hat das Große Casino.
score--by--big_casino--team = Es steht gleich, und das Team { $who } hat das Große Casino.
score--by--big_casino--you = Es steht gleich, und du hast das Große Casino.
score--by--claim = { $who } hat den Sieg mit { $target } angesagt, und es stimmte.
score--by--claim--team = Das Team { $who } hat den Sieg mit { $target } angesagt, und es stimmte.
score--by--claim--you = Du hast den Sieg mit { $target } angesagt, und es stimmte.
score--by--clearer = { $who } hat den Tisch geräumt, und das entscheidet bei Gleichstand.
score--by--clearer--team = Das Team { $who } hat den Tisch geräumt, und das entscheidet bei Gleichstand.
score--by--clearer--you = Du hast den Tisch geräumt, und das entscheidet bei Gleichstand.
score--by--countout = { $who } war beim Auszählen zuerst am Ziel.
score--by--countout--team = Das Team { $who } war beim Auszählen zuerst am Ziel.
score--by--countout--you = Du warst beim Auszählen zuerst am Ziel.
score--by--draw = Sie haben gleich viele Karten genommen, und niemand hat den Tisch geräumt.
score--by--endgame = { $who } hat das eine genommen, was so kurz vor dem Ziel entscheidet.
score--by--endgame--team = Das Team { $who } hat das eine genommen, was so kurz vor dem Ziel entscheidet.
score--by--endgame--you = Du hast das eine genommen, was so kurz vor dem Ziel entscheidet.
score--by--false_claim = Die andere Seite hat { $target } angesagt, ohne sie zu haben, darum gewinnt { $who }.
score--by--false_claim--team = Die andere Seite hat { $target } angesagt, ohne sie zu haben, darum gewinnt das Team { $who }.
score--by--false_claim--you = Die andere Seite hat { $target } angesagt, ohne sie zu haben, darum gewinnst du.
score--by--resigned = { $who } hat die Partie aufgegeben.
score--by--resigned--team = Das Team { $who } hat die Partie aufgegeben.
score--by--resigned--you = Du hast die Partie aufgegeben.
score--by--rounds = { $who } hat nach der letzten Runde die meisten Punkte.
score--by--rounds--fewest = { $who } hat nach der letzten Runde die wenigsten Punkte.
score--by--rounds--fewest--team = Das Team { $who } hat nach der letzten Runde die wenigsten Punkte.
score--by--rounds--fewest--you = Du hast nach der letzten Runde die wenigsten Punkte.
score--by--rounds--team = Das Team { $who } hat nach der letzten Runde die meisten Punkte.
score--by--rounds--you = Du hast nach der letzten Runde die meisten Punkte.
score--by--shared = Nach der letzten Runde steht es gleich.
score--by--target = { $who } hat { $target } erreicht.
score--by--target--ahead = Mehr als eine Seite hat { $target } erreicht, und { $who } hat die meisten Punkte.
score--by--target--ahead--team = Mehr als eine Seite hat { $target } erreicht, und das Team { $who } hat die meisten Punkte.
score--by--target--ahead--you = Mehr als eine Seite hat { $target } erreicht, und du hast die meisten Punkte.
score--by--target--fewest = { $target } sind erreicht, und { $who } hat die wenigsten Punkte.
score--by--target--fewest--team = { $target } sind erreicht, und das Team { $who } hat die wenigsten Punkte.
score--by--target--fewest--you = { $target } sind erreicht, und du hast die wenigsten Punkte.
score--by--target--team = Das Team { $who } hat { $target } erreicht.
score--by--target--you = Du hast { $target } erreicht.
score--by--tiebreak = Bei Gleichstand entscheiden die Karten der letzten Runde, und zwar für { $who }.
score--by--tiebreak--team = Bei Gleichstand entscheiden die Karten der letzten Runde, und zwar für das Team { $who }.
score--by--tiebreak--you = Bei Gleichstand entscheiden die Karten der letzten Runde, und zwar für dich.
score--cancelled = { $count ->
    [one] Jede Seite hatte einen Zwick, also hat jede einen verloren.
   *[other] Jede Seite hatte mindestens { $count } Zwicks, also hat jede { $count } verloren.
}
score--cards = Die meisten Karten
score--carried = { $count ->
    [one] { $item }: Ein Punkt wandert in die nächste Runde.
   *[other] { $item }: { $count } Punkte wandern in die nächste Runde.
}
score--crossed = Zwicks heben sich eins zu eins auf.
score--diamonds = Die meisten Karo
score--difference = Nur die Seite, die vorn lag, bekommt etwas, und zwar den Unterschied.
score--done = Fertig
score--download = Diese Partie als Datei speichern
score--each_spade = Jedes Pik
score--ends-at = { $who } liegt vorn. Die Partie endet, sobald eine Seite { $target } Punkte erreicht.
score--ends-at--level = Niemand liegt vorn. Die Partie endet, sobald eine Seite { $target } Punkte erreicht.
score--ends-at--team = Das Team { $who } liegt vorn. Die Partie endet, sobald eine Seite { $target } Punkte erreicht.
score--ends-at--you = Du liegst vorn. Die Partie endet, sobald eine Seite { $target } Punkte erreicht.
score--fined = { $count ->
    [one] { $who } hat eine Strafe gezahlt.
   *[other] { $who } hat { $count } Strafen gezahlt.
}
score--fined--team = { $count ->
    [one] Das Team { $who } hat eine Strafe gezahlt.
   *[other] Das Team { $who } hat { $count } Strafen gezahlt.
}
score--fined--you = { $count ->
    [one] Du hast eine Strafe gezahlt.
   *[other] Du hast { $count } Strafen gezahlt.
}
score--fines = Strafen
score--first-times = { $count ->
    [one] Neu für dich: { $achievements }.
   *[other] Neu für dich: { $achievements }.
}
score--five_spades = Fünf Pik
score--game-shared = Unentschieden: { $who }
score--game-won = { $who } gewinnt die Partie
score--game-won--team = Das Team { $who } gewinnt die Partie
score--game-won--you = Du gewinnst die Partie
score--has = { $who } hat { ACCUSATIVE($items) }.
score--has--ace_of_spades = Pik-Ass
score--has--aces = { $count ->
    [one] ein Ass
   *[other] { $count } Asse
}
    .dative = { $count ->
    [one] einem Ass
   *[other] { $count } Assen
}
score--has--all_aces = alle vier Asse
    .dative = allen vier Assen
score--has--all_eleven = die Prämie für alle Punkte
    .dative = der Prämie für alle Punkte
score--has--all_sevens = alle vier Siebenen
    .dative = allen vier Siebenen
score--has--all_sixes = alle vier Sechsen
    .dative = allen vier Sechsen
score--has--big_casino = das Große Casino
    .dative = dem Großen Casino
score--has--cards = die meisten Karten
    .dative = den meisten Karten
score--has--diamonds = die meisten Karo
    .dative = den meisten Karo
score--has--each_spade = { $count ->
    [one] ein Pik
   *[other] { $count } Pik
}
    .dative = { $count ->
    [one] einem Pik
   *[other] { $count } Pik
}
score--has--fines = { $count ->
    [one] die Punkte für eine Strafe
   *[other] die Punkte für { $count } Strafen
}
    .dative = { $count ->
    [one] den Punkten für eine Strafe
   *[other] den Punkten für { $count } Strafen
}
score--has--five_spades = fünf Pik
score--has--honours = { $count ->
    [one] eine hohe Karte
   *[other] { $count } hohe Karten
}
    .dative = { $count ->
    [one] einer hohen Karte
   *[other] { $count } hohen Karten
}
score--has--jack_of_spades = der Pik-Bube
    .accusative = den Pik-Buben
    .dative = dem Pik-Buben
score--has--last_capture = der letzte Fang
    .accusative = den letzten Fang
    .dative = dem letzten Fang
score--has--little_casino = das Kleine Casino
    .dative = dem Kleinen Casino
score--has--overspader = Överspader
score--has--seven_of_diamonds = Karo-Sieben
score--has--spades = die meisten Pik
    .dative = den meisten Pik
score--has--sweeps = { $count ->
    [one] ein Zwick
   *[other] { $count } Zwicks
}
    .accusative = { $count ->
    [one] einen Zwick
   *[other] { $count } Zwicks
}
    .dative = { $count ->
    [one] einem Zwick
   *[other] { $count } Zwicks
}
score--has--tabbe = { $count ->
    [one] eine Tabbe
   *[other] { $count } Tabben
}
    .dative = { $count ->
    [one] einer Tabbe
   *[other] { $count } Tabben
}
score--has--tablanette = { $count ->
    [one] eine Tablanette
   *[other] { $count } Tablanetten
}
    .dative = { $count ->
    [one] einer Tablanette
   *[other] { $count } Tablanetten
}
score--has--team = Das Team { $who } hat { ACCUSATIVE($items) }.
score--has--ten_of_diamonds = Karo-Zehn
score--has--tens = { $count ->
    [one] eine Zehn
   *[other] { $count } Zehnen
}
    .dative = { $count ->
    [one] einer Zehn
   *[other] { $count } Zehnen
}
score--has--two_of_clubs = Kreuz-Zwei
score--has--you = Du hast { ACCUSATIVE($items) }.
score--held-back = So kurz vor dem Ziel zählt für eine Seite nur das eine, was ihr fehlt.
score--hinted = Du hast dir Tipps geben lassen, darum zählt diese Partie nicht für deine Wertung.
score--honours = Hohe Karten
score--jack_of_spades = Pik-Bube
score--joined = Diese Partie lief schon, als du sie geöffnet hast. Sie ist gespeichert, zählt aber nicht zu deinen Ergebnissen.
score--last_capture = Letzter Fang
score--leave = Für heute genug
score--level = { $count ->
    [one] Niemand liegt vorn; ein Punkt fehlt noch zum Sieg.
   *[other] Niemand liegt vorn; { $count } Punkte fehlen noch.
}
score--little_casino = Kleines Casino
score--look = Ansehen und analysieren
score--margin = { $count ->
    [one] Die Partie zählt einen Punkt.
   *[other] Die Partie zählt { $count } Punkte.
}
score--needs = { $count ->
    [one] Noch ein Punkt, und { $who } gewinnt.
   *[other] { $who } liegt vorn; { $count } Punkte fehlen noch.
}
score--needs--team = { $count ->
    [one] Noch ein Punkt, und das Team { $who } gewinnt.
   *[other] Das Team { $who } liegt vorn; { $count } Punkte fehlen noch.
}
score--needs--you = { $count ->
    [one] Noch ein Punkt, und du gewinnst.
   *[other] Du liegst vorn; { $count } Punkte fehlen noch.
}
score--new = Neue Partie
score--next = Nächste Runde geben
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } ist durch Tabben auf dem nächsten Platz { $count } Punkt losgeworden.
   *[other] { $who } ist durch Tabben auf dem nächsten Platz { $count } Punkte losgeworden.
}
score--relieved--team = { $count ->
    [one] Das Team { $who } ist durch Tabben auf den nächsten Plätzen { $count } Punkt losgeworden.
   *[other] Das Team { $who } ist durch Tabben auf den nächsten Plätzen { $count } Punkte losgeworden.
}
score--relieved--you = { $count ->
    [one] Du bist durch Tabben auf dem nächsten Platz { $count } Punkt losgeworden.
   *[other] Du bist durch Tabben auf dem nächsten Platz { $count } Punkte losgeworden.
}
score--restart = Diese Runde neu beginnen
score--round-even = Die Runde endet gleich
score--round-won = { $who } hat die Runde gewonnen
score--round-won--team = Das Team { $who } hat die Runde gewonnen
score--round-won--you = Du hast die Runde gewonnen
score--rounds-left = { $count ->
    [one] { $who } liegt vorn, eine Runde steht noch aus.
   *[other] { $who } liegt vorn, { $count } Runden stehen noch aus.
}
score--rounds-left--team = { $count ->
    [one] Das Team { $who } liegt vorn, eine Runde steht noch aus.
   *[other] Das Team { $who } liegt vorn, { $count } Runden stehen noch aus.
}
score--rounds-left--you = { $count ->
    [one] Du liegst vorn, eine Runde steht noch aus.
   *[other] Du liegst vorn, { $count } Runden stehen noch aus.
}
score--rounds-level = { $count ->
    [0] Niemand liegt vorn; eine weitere Runde entscheidet.
    [one] Niemand liegt vorn, eine Runde steht noch aus.
   *[other] Niemand liegt vorn, { $count } Runden stehen noch aus.
}
score--same = Noch einmal dieselben Karten
score--seen = Was die Bots sahen
score--seven_of_diamonds = Karo-Sieben
score--skipped = { $who } hat einige deiner Karten gespielt, darum ist diese Partie gespeichert, zählt aber nicht zu deinen Ergebnissen.
score--skipped--occasion = { $who } hat einige deiner Karten gespielt, darum zählt die Partie nicht für deine Wertung.
score--so-far = Die Partie endete mitten in der Runde, darum zeigt dieser Zettel nur, was bis dahin gezählt hat.
score--spades = Die meisten Pik
score--sweeps = Zwicks
score--tabbe = Tabben
score--tablanette = Tablanetten
score--ten_of_diamonds = Karo-Zehn
score--tens = Andere Zehnen
score--tie = Bei { $target } liegt niemand vorn: Eine weitere Runde entscheidet.
score--tie--item = { $counts }: Gleichstand, niemand bekommt etwas
score--to = { $some } zu { $other }
score--too-far = Eine Runde, die eine Seite über { $target } brächte, zählt für sie nicht.
score--two_of_clubs = Kreuz-Zwei
score--undo = Rückgängig

stage--all = Alles auf einmal zeigen
stage--gets = { $count ->
    [one] { $who } bekommt { $count } Punkt.
   *[other] { $who } bekommt { $count } Punkte.
}
stage--gets--team = { $count ->
    [one] { $count } Punkt für das Team { $who }.
   *[other] { $count } Punkte für das Team { $who }.
}
stage--gets--you = { $count ->
    [one] Du bekommst { $count } Punkt.
   *[other] Du bekommst { $count } Punkte.
}
stage--loses = { $count ->
    [one] { $who } verliert { $count } Punkt.
   *[other] { $who } verliert { $count } Punkte.
}
stage--loses--team = { $count ->
    [one] Das Team { $who } verliert { $count } Punkt.
   *[other] Das Team { $who } verliert { $count } Punkte.
}
stage--loses--you = { $count ->
    [one] Du verlierst { $count } Punkt.
   *[other] Du verlierst { $count } Punkte.
}
stage--next = Nächster Posten
stage--nobody = Dafür bekommt niemand Punkte.
stage--place = { $number } von { $of }
stage--tally = { $who }: { $count }
stage--title = Abrechnung
stage--tie = Gleichstand, also bekommt niemand Punkte dafür.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Die ganze Abrechnung sehen
