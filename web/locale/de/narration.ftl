person--named = { $name }
person--nth = Spieler { $number }

say--a--2 = eine Zwei
    .dative = einer Zwei
say--a--3 = eine Drei
    .dative = einer Drei
say--a--4 = eine Vier
    .dative = einer Vier
say--a--5 = eine Fünf
    .dative = einer Fünf
say--a--6 = eine Sechs
    .dative = einer Sechs
say--a--7 = eine Sieben
    .dative = einer Sieben
say--a--8 = eine Acht
    .dative = einer Acht
say--a--9 = eine Neun
    .dative = einer Neun
say--a--A = ein Ass
    .dative = einem Ass
say--a--J = ein Bube
    .accusative = einen Buben
    .dative = einem Buben
say--a--K = ein König
    .accusative = einen König
    .dative = einem König
say--a--Q = eine Dame
    .dative = einer Dame
say--a--T = eine Zehn
    .dative = einer Zehn
say--added = *{ $who }* legt { $groups } zu { DATIVE($build) }.
say--added--you = *Du* legst { $groups } zu { DATIVE($build) }.
say--announced--any = *{ $who }* sagt die letzte Austeilung an.
say--announced--any--you = *Du* sagst die letzte Austeilung an.
say--announced--cards = *{ $who }* sagt „Karten“.
say--announced--cards--you = *Du* sagst „Karten“.
say--announced--last = *{ $who }* sagt „Letzte“.
say--announced--last--you = *Du* sagst „Letzte“.
say--announced--sistan = *{ $who }* sagt „Sistan“.
say--announced--sistan--you = *Du* sagst „Sistan“.
say--announced--sisten = *{ $who }* sagt „Sisten“.
say--announced--sisten--you = *Du* sagst „Sisten“.
say--back--deal = die Austeilung dieser Runde
say--back--step = dein letzter Schritt
say--back--theirs = der letzte Zug von { $who }
say--back--with = { $count ->
    [one] { $what } und die Antwort von { $who }
   *[other] { $what } und die Antworten von { $who }
}
say--build--own = der { $value }er-Bau
    .accusative = den { $value }er-Bau
    .dative = dem { $value }er-Bau
say--build--theirs = der { $value }er-Bau von { $owner }
    .accusative = den { $value }er-Bau von { $owner }
    .dative = dem { $value }er-Bau von { $owner }
say--build--yours = dein { $value }er-Bau
    .accusative = deinen { $value }er-Bau
    .dative = deinem { $value }er-Bau
say--built = *{ $who }* legt { $card } auf { $cards } und baut { $value }.
say--built--multiple = *{ $who }* spielt { $card } und baut { $value } in { $sets } Gruppen: { $groups }.
say--built--multiple--you = *Du* spielst { $card } und baust { $value } in { $sets } Gruppen: { $groups }.
say--built--table = *{ $who }* legt { $groups } zusammen und baut { $value }.
say--built--table--you = *Du* legst { $groups } zusammen und baust { $value }.
say--built--you = *Du* legst { $card } auf { $cards } und baust { $value }.
say--cancelled = *{ $who }* verwirft die Austeilung, weil sie nicht als letzte angesagt war. Alles, was darin gespielt wurde, gilt nicht mehr.
say--cancelled--you = *Du* verwirfst die Austeilung, weil sie nicht als letzte angesagt war. Alles, was darin gespielt wurde, gilt nicht mehr.
say--captured = *{ $who }* nimmt { ACCUSATIVE($taken) } mit { $card }.
say--captured--you = *Du* nimmst { ACCUSATIVE($taken) } mit { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } Möglichkeit.
   *[other] { $count } Möglichkeiten.
}
say--claimed = *{ $who }* sagt den Sieg an, mit { $target }.
say--claimed--you = *Du* sagst den Sieg an, mit { $target }.
say--cleared = Der Tisch ist leer.
say--cleared-alone = *{ $who }* legt { $card } gleich auf den Stapel.
say--cleared-alone--you = *Du* legst { $card } gleich auf deinen Stapel.
say--cleared-by = { $count ->
    [one] *{ $who }* räumt den Tisch mit { $card }: eine Karte.
   *[other] *{ $who }* räumt den Tisch mit { $card }: { $count } Karten.
}
say--cleared-by--you = { $count ->
    [one] *Du* räumst den Tisch mit { $card }: eine Karte.
   *[other] *Du* räumst den Tisch mit { $card }: { $count } Karten.
}
say--comma = { $some }, { $other }
    .accusative = { ACCUSATIVE($some) }, { ACCUSATIVE($other) }
    .dative = { DATIVE($some) }, { DATIVE($other) }
say--dealt = *{ $who }* gibt noch einmal, je { $count }.
say--dealt--any = *{ $who }* sagt die letzte Austeilung an, je { $count }.
say--dealt--any--you = *Du* sagst die letzte Austeilung an, je { $count }.
say--dealt--cards = *{ $who }* gibt die letzten Karten, je { $count }, und sagt „Karten“.
say--dealt--cards--you = *Du* gibst die letzten Karten, je { $count }, und sagst „Karten“.
say--dealt--first = *{ $who }* gibt.
say--dealt--first--you = *Du* gibst.
say--dealt--last = *{ $who }* gibt die letzten Karten, je { $count }, und sagt „Letzte“.
say--dealt--last--you = *Du* gibst die letzten Karten, je { $count }, und sagst „Letzte“.
say--dealt--quietly = *{ $who }* gibt die letzten Karten, je { $count }.
say--dealt--quietly--you = *Du* gibst die letzten Karten, je { $count }.
say--dealt--sistan = *{ $who }* gibt die letzten Karten, je { $count }, und sagt „Sistan“.
say--dealt--sistan--you = *Du* gibst die letzten Karten, je { $count }, und sagst „Sistan“.
say--dealt--sisten = *{ $who }* gibt die letzten Karten, je { $count }, und sagt „Sisten“.
say--dealt--sisten--you = *Du* gibst die letzten Karten, je { $count }, und sagst „Sisten“.
say--dealt--you = *Du* gibst noch einmal, je { $count }.
say--drawn--last = Das war die letzte Karte des Talons.
say--drawn--you = *Du* ziehst { $card }.
say--fined = { $count ->
    [one] Das verletzt die Baupflicht: *{ $who }* zahlt einen Punkt.
   *[other] Das verletzt die Baupflicht: *{ $who }* zahlt { $count } Punkte.
}
say--fined--you = { $count ->
    [one] Das verletzt die Baupflicht: *Du* zahlst einen Punkt.
   *[other] Das verletzt die Baupflicht: *Du* zahlst { $count } Punkte.
}
say--given = *{ $who }* legt { $cards } auf { ACCUSATIVE($pile) }.
say--given--you = *Du* legst { $cards } auf { ACCUSATIVE($pile) }.
say--go-on = Weiter zum Zug von { $who }.
say--insisted--augment = *{ $who }* besteht darauf: Alles, was zu einem Bau passt, muss dazu.
say--insisted--augment--you = *Du* bestehst darauf: Alles, was zu einem Bau passt, muss dazu.
say--insisted--capture = *{ $who }* besteht darauf: Diese Karte muss alles nehmen, was sie kann.
say--insisted--capture--you = *Du* bestehst darauf: Diese Karte muss alles nehmen, was sie kann.
say--insisted--request = *{ $who }* bittet um den Bau.
say--insisted--request--you = *Du* bittest um den Bau.
say--leads = *{ $who }* fängt an.
say--leads--you = *Du* fängst an.
say--lifted = Du legst { $card } auf das, was du nimmst, nach oben.
say--most--cards = *{ $who }* hat { $count } Karten, mehr als die Hälfte.
say--most--cards--team = *{ $who }*: { $count } Karten, mehr als die Hälfte.
say--most--cards--you = *Du* hast { $count } Karten, mehr als die Hälfte.
say--most--diamonds = *{ $who }* hat { $count } Karo, mehr als die Hälfte.
say--most--diamonds--team = *{ $who }*: { $count } Karo, mehr als die Hälfte.
say--most--diamonds--you = *Du* hast { $count } Karo, mehr als die Hälfte.
say--most--spades = *{ $who }* hat { $count } Pik, mehr als die Hälfte.
say--most--spades--team = *{ $who }*: { $count } Pik, mehr als die Hälfte.
say--most--spades--you = *Du* hast { $count } Pik, mehr als die Hälfte.
say--or = { $some } oder { $last }
    .accusative = { ACCUSATIVE($some) } oder { ACCUSATIVE($last) }
    .dative = { DATIVE($some) } oder { DATIVE($last) }
say--owner = Der { $value }er-Bau gehört { $who }.
say--owner--you = Der { $value }er-Bau gehört dir.
say--pairs = { $count ->
    [one] *{ $who }* fängt an und nimmt ein Paar vom Tisch: { $pairs }.
   *[other] *{ $who }* fängt an und nimmt Paare vom Tisch: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Du* fängst an und nimmst ein Paar vom Tisch: { $pairs }.
   *[other] *Du* fängst an und nimmst Paare vom Tisch: { $pairs }.
}
say--pile--theirs = der Stapel von { $who }
    .accusative = den Stapel von { $who }
    .dative = dem Stapel von { $who }
say--pile--yours = dein Stapel
    .accusative = deinen Stapel
    .dative = deinem Stapel
say--plucked = *{ $who }* pflückt { $card }.
say--plucked--you = *Du* pflückst { $card }.
say--proposed = *{ $who }* will mit { $card } nehmen.
say--proposed--lay = *{ $who }* will { $card } ablegen.
say--proposed--lay--you = *Du* willst { $card } ablegen. Die anderen dürfen widersprechen.
say--proposed--you = *Du* willst mit { $card } nehmen. Die anderen dürfen widersprechen.
say--proven = Man weiß jetzt: *{ $who }* hat { ACCUSATIVE($rank) }.
say--proven--you = Man weiß jetzt: *Du* hast { ACCUSATIVE($rank) }.
say--raised = *{ $who }* legt { $cards } auf { ACCUSATIVE($build) } und erhöht auf { $value }.
say--raised--more = *{ $who }* legt { $cards } auf { ACCUSATIVE($build) } und erhöht auf { $value }; dazu kommt { $groups }.
say--raised--more--you = *Du* legst { $cards } auf { ACCUSATIVE($build) } und erhöhst auf { $value }; dazu kommt { $groups }.
say--raised--you = *Du* legst { $cards } auf { ACCUSATIVE($build) } und erhöhst auf { $value }.
say--redone = Wiederholt: { $what }.
say--redone--lost = Was du zurückgenommen hast, lässt sich nicht mehr wiederholen.
say--redone--none = Es gibt nichts zu wiederholen.
say--replaced = { $count ->
    [one] Eine Karte kommt unter den Talon und wird ersetzt: { $cards }.
   *[other] Einige Karten kommen unter den Talon und werden ersetzt: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] Die letzte Karte auf dem Tisch geht an *{ $who }*, denn wer zuletzt nahm, bekommt sie.
   *[other] Die letzten { $count } Karten auf dem Tisch gehen an *{ $who }*, denn wer zuletzt nahm, bekommt sie.
}
say--residue--last_capturer--you = { $count ->
    [one] Die letzte Karte auf dem Tisch geht an *dich*: Du hast zuletzt genommen.
   *[other] Die letzten { $count } Karten auf dem Tisch gehen an *dich*: Du hast zuletzt genommen.
}
say--residue--last_mover = { $count ->
    [one] Die letzte Karte auf dem Tisch geht an *{ $who }*, denn wer zuletzt spielte, bekommt sie.
   *[other] Die letzten { $count } Karten auf dem Tisch gehen an *{ $who }*, denn wer zuletzt spielte, bekommt sie.
}
say--residue--last_mover--you = { $count ->
    [one] Die letzte Karte auf dem Tisch geht an *dich*: Du hast zuletzt gespielt.
   *[other] Die letzten { $count } Karten auf dem Tisch gehen an *dich*: Du hast zuletzt gespielt.
}
say--residue--nobody = { $count ->
    [one] Die letzte Karte auf dem Tisch bekommt niemand.
   *[other] Die letzten { $count } Karten auf dem Tisch bekommt niemand.
}
say--resigned = *{ $who }* gibt die Partie auf.
say--resigned--you = *Du* gibst die Partie auf.
say--restarted = Die Runde beginnt neu mit denselben Karten.
say--set-aside = Beiseitegelegt; wer zuletzt nimmt, bekommt: { $cards }.
say--stolen = *{ $who }* stiehlt { $card } von { DATIVE($pile) }.
say--stolen--you = *Du* stiehlst { $card } von { DATIVE($pile) }.
say--sum = { $parts }
    .accusative = { ACCUSATIVE($parts) }
    .dative = { DATIVE($parts) }
say--sweep-left = *{ $who }* sagt „Zwick für { ACCUSATIVE($cards) }“.
say--sweep-left--you = *Du* sagst „Zwick für { ACCUSATIVE($cards) }“.
say--sweeps-cancelled = Jede Seite hat jetzt einen Zwick, darum verliert jede einen.
say--swept--bonus = { $count ->
    [one] Das bringt { $count } Punkt.
   *[other] Das bringt { $count } Punkte.
}
say--swept--swing = Das gibt { $count } Punkte, und wer davor am Zug war, wird { $count } los.
say--trailed = *{ $who }* legt { $card } ab.
say--trailed--you = *Du* legst { $card } ab.
say--unannounced = *{ $who }* sagt nichts.
say--unannounced--you = *Du* sagst nichts.
say--undone = Zurückgenommen: { $what }.
say--your-turn = Du bist an der Reihe.

sweep--mokki = ein Mökki
    .dative = einem Mökki
sweep--mokki--said = Ein Mökki.
sweep--tabbe = eine Tabbe
    .dative = einer Tabbe
sweep--tabbe--said = Eine Tabbe.
sweep--tabla = eine Tabla
    .dative = einer Tabla
sweep--tabla--said = Eine Tabla.
sweep--tablanette = eine Tablanette
    .dative = einer Tablanette
sweep--tablanette--said = Eine Tablanette.
sweep--default = ein Zwick
    .accusative = einen Zwick
    .dative = einem Zwick
sweep--default--said = Ein Zwick.

turn--added = legt { $groups } zum { $value }er-Bau
turn--added--you = legst { $groups } zum { $value }er-Bau
turn--announced--any = sagt die letzte Austeilung an
turn--announced--cards = „Karten“
turn--announced--last = „Letzte“
turn--announced--sistan = „Sistan“
turn--announced--sisten = „Sisten“
turn--as-announced = spielt wie angekündigt
turn--as-announced--you = spielst wie angekündigt
turn--built = baut { $value }: { $card } auf { $cards }
turn--built--multiple = { $count ->
    [one] baut { $value }: { $groups }
   *[other] baut { $value } in { $count } Gruppen: { $groups }
}
turn--built--multiple--you = { $count ->
    [one] baust { $value }: { $groups }
   *[other] baust { $value } in { $count } Gruppen: { $groups }
}
turn--built--you = baust { $value }: { $card } auf { $cards }
turn--cancelled = verwirft die Austeilung
turn--cancelled--you = verwirfst die Austeilung
turn--captured = nimmt { ACCUSATIVE($taken) } mit { $card }
turn--captured--you = nimmst { ACCUSATIVE($taken) } mit { $card }
turn--claimed = sagt den Sieg an
turn--claimed--you = sagst den Sieg an
turn--cleared-alone = legt { $card } auf den Stapel
turn--cleared-alone--you = legst { $card } auf deinen Stapel
turn--cleared-by = räumt den Tisch mit { $card }
turn--cleared-by--you = räumst den Tisch mit { $card }
turn--ends = beendet den Zug
turn--ends--you = beendest den Zug
turn--fined = zahlt { $count }
turn--fined--you = zahlst { $count }
turn--given = gibt { $cards } ab
turn--given--you = gibst { $cards } ab
turn--insisted = { $who } besteht darauf
turn--insisted--you = du bestehst darauf
turn--insists = besteht darauf
turn--insists--you = bestehst darauf
turn--lets-stand = lässt es so
turn--lets-stand--you = lässt es so
turn--plucked = pflückt { $card }
turn--plucked--you = pflückst { $card }
turn--raised = erhöht den { $old }er-Bau auf { $value } mit { $card }
turn--raised--you = erhöhst den { $old }er-Bau auf { $value } mit { $card }
turn--silent = sagt nichts
turn--silent--you = sagst nichts
turn--stolen = stiehlt { $card }
turn--stolen--you = stiehlst { $card }
turn--sweep-left = „Zwick für { ACCUSATIVE($cards) }“
turn--trailed = legt { $card } ab
turn--trailed--you = legst { $card } ab
