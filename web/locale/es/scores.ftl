count--ace-of-spades = { $cards } 1 punto
count--aces = { $count ->
    [one] { $cards } as, 1
   *[other] { $cards } ases, 1 cada uno
}
count--all-aces = { $count ->
    [one] Los cuatro ases, { $count } punto
   *[other] Los cuatro ases, { $count } puntos
}
count--all-eleven = Todos los puntos de la ronda, { $count } extra
count--all-sevens = { $count ->
    [one] Los cuatro sietes, { $count } punto
   *[other] Los cuatro sietes, { $count } puntos
}
count--all-sixes = { $count ->
    [one] Los cuatro seises, { $count } punto
   *[other] Los cuatro seises, { $count } puntos
}
count--big-casino = { $count ->
    [one] { $cards } Casino Grande, { $points }
   *[other] { $cards } Casino Grande, { $points } cada uno
}
count--cards = { $count ->
    [one] Más cartas, { $count } punto
   *[other] Más cartas, { $count } puntos
}
count--diamonds = { $count ->
    [one] Más diamantes, { $count } punto
   *[other] Más diamantes, { $count } puntos
}
count--each-spade = Cada pica, { $count }
count--each-spade--other = Cada pica que no sea { $card }, { $count }
count--fines--more = Cada multa, { $count } menos para ti
count--fines--two = Cada multa, { $count } para el otro bando
count--five-of-spades = Una escoba con { $card }, { $count }
count--five-spades = { $count ->
    [one] Cinco picas o más, { $count } punto
   *[other] Cinco picas o más, { $count } puntos
}
count--goal--round = La partida se decide en una ronda.
count--goal--rounds = Gana el bando con más puntos después de { $rounds } rondas.
count--goal--rounds--lowest = Los puntos van en contra: gana el bando con menos después de { $rounds } rondas.
count--goal--target = La partida se juega a { $target }.
count--goal--target--lowest = La partida se juega a { $target }, y los puntos van en contra: gana el bando con menos.
count--has = { $who } tiene { $count }
count--has--team = { $who }: { $count }
count--has--you = tú tienes { $count }
count--honours = Cada { $ranks }, { $count }
count--in-build = en { $build }
count--in-hand = en tu mano
count--in-hand-of = en la mano de { $who }
count--jack-of-spades = { $cards } 1 punto
count--last-capture = { $count ->
    [one] La última captura, { $count } punto
   *[other] La última captura, { $count } puntos
}
count--leads = { $who } va por delante, { $some } a { $others }
count--leads--team = el equipo { $who } va por delante, { $some } a { $others }
count--leads--you = tú vas por delante, { $some } a { $others }
count--little-casino = { $count ->
    [one] { $cards } Casino Chico, { $points }
   *[other] { $cards } Casino Chico, { $points } cada uno
}
count--most--cards = la mayoría de cartas
count--most--spades = la mayoría de picas
count--needs = { $who } tiene { $total } y solo puede ganar con { $items }; nada más da puntos.
count--needs--team = El equipo { $who } tiene { $total } y solo puede ganar con { $items }; nada más da puntos.
count--needs--you = Tienes { $total } y solo puedes ganar con { $items }; nada más da puntos.
count--nobody = nadie todavía
count--on-table = en la mesa
count--overspader = Cada pica a partir de la séptima, { $count }
count--seven-of-diamonds = { $cards } 1 punto
count--so-far = { $who } hasta ahora
count--so-far--team = { $who } hasta ahora
count--so-far--you = tú hasta ahora
count--spades = { $count ->
    [one] Más picas, { $count } punto
   *[other] Más picas, { $count } puntos
}
count--sweeps = Cada escoba, { $count }
count--tabbe = Cada tabbe, { $count } para ti y { $count } menos para quien juega antes de ti
count--tablanette--double = Cada tablanette: el doble de los números de todas sus cartas; nada con una jota
count--tablanette--jack-sum = Cada tablanette con una jota: los números de todas sus cartas
count--tablanette--non-jack-sum = Cada tablanette: los números de todas sus cartas; nada con una jota
count--taken = la tiene { $who }
count--taken--ours--team = la tenemos
count--taken--ours--you = la tienes
count--taken--team = la tiene el otro equipo
count--ten-of-diamonds = { $cards } diez de diamantes, { $points }
count--tens = { $count ->
    [one] { $cards } diez, { $points }
   *[other] { $cards } dieces, { $points } cada uno
}
count--two-of-clubs = { $cards } dos de tréboles, { $points }
count--unseen = aún sin ver
count--when = Los puntos se cuentan al final de la ronda.

decided--always = { $who } fue por delante de la primera a la última ronda.
decided--always--team = El equipo { $who } fue por delante de la primera a la última ronda.
decided--always--you = Fuiste por delante de la primera a la última ronda.
decided--blows = La ronda acabó antes de tiempo porque { $who } había sufrido { $what }.
decided--blows--fines = { $count ->
    [one] una multa
   *[other] { $count } multas
}
decided--blows--sweeps = { $count ->
    [one] una escoba ajena
   *[other] { $count } escobas ajenas
}
decided--blows--you = La ronda acabó antes de tiempo porque habías sufrido { $what }.
decided--card = Todo dependió de una cosa: { $item }. Con { $item }, { $then }.
decided--cleared = { $who } limpió la mesa, y con eso acabó la ronda.
decided--cleared--team = El equipo { $who } limpió la mesa, y con eso acabó la ronda.
decided--cleared--you = Limpiaste la mesa, y con eso acabó la ronda.
decided--enough = { $who } había recogido { $count } cartas, y con eso acabó la ronda.
decided--enough--team = El equipo { $who } había recogido { $count } cartas, y con eso acabó la ronda.
decided--enough--you = Habías recogido { $count } cartas, y con eso acabó la ronda.
decided--game = habría ganado { $who }
decided--game--team = habría ganado el equipo { $who }
decided--game--you = habrías ganado tú
decided--late = { $who } se puso por delante solo en la última ronda.
decided--late--team = El equipo { $who } se puso por delante solo en la última ronda.
decided--late--you = Te pusiste por delante solo en la última ronda.
decided--led = { $who } fue por delante desde la ronda { $round }.
decided--led--team = El equipo { $who } fue por delante desde la ronda { $round }.
decided--led--you = Fuiste por delante desde la ronda { $round }.
decided--majority = Todo dependió de una cosa: { $item }, { $some } a { $others }. Con { $item }, { $then }.
decided--round = { $who } habría ganado la ronda
decided--round--team = el equipo { $who } habría ganado la ronda
decided--round--you = habrías ganado tú la ronda

score--ace_of_spades = As de picas
score--aces = Ases
score--all_aces = Los cuatro ases
score--all_eleven = Todos los puntos
score--all_sevens = Los cuatro sietes
score--all_sixes = Los cuatro seises
score--big_casino = Casino Grande
score--broken-off = La ronda acabó antes de tiempo, así que solo cuentan las escobas y las multas.
score--by--all_eleven = { $who } se llevó todos los puntos de la ronda.
score--by--all_eleven--team = El equipo { $who } se llevó todos los puntos de la ronda.
score--by--all_eleven--you = Te llevaste todos los puntos de la ronda.
score--by--as_made = { $who } llegó a { $target } con puntos que cuentan al instante.
score--by--as_made--team = El equipo { $who } llegó a { $target } con puntos que cuentan al instante.
score--by--as_made--you = Llegaste a { $target } con puntos que cuentan al instante.
score--by--big_casino = Hay empate a puntos, y { $who } tiene el Casino Grande.
score--by--big_casino--team = Hay empate a puntos, y el equipo { $who } tiene el Casino Grande.
score--by--big_casino--you = Hay empate a puntos, y tú tienes el Casino Grande.
score--by--claim = { $who } cantó victoria con { $target }, y era verdad.
score--by--claim--team = El equipo { $who } cantó victoria con { $target }, y era verdad.
score--by--claim--you = Cantaste victoria con { $target }, y era verdad.
score--by--clearer = { $who } limpió la mesa, y eso deshace el empate.
score--by--clearer--team = El equipo { $who } limpió la mesa, y eso deshace el empate.
score--by--clearer--you = Limpiaste la mesa, y eso deshace el empate.
score--by--countout = { $who } llegó antes a la meta en el recuento.
score--by--countout--team = El equipo { $who } llegó antes a la meta en el recuento.
score--by--countout--you = Llegaste antes a la meta en el recuento.
score--by--draw = Recogieron igual número de cartas, y nadie limpió la mesa.
score--by--endgame = { $who } recogió lo único que decide una partida tan cerca de la meta.
score--by--endgame--team = El equipo { $who } recogió lo único que decide una partida tan cerca de la meta.
score--by--endgame--you = Recogiste lo único que decide una partida tan cerca de la meta.
score--by--false_claim = El otro bando cantó victoria sin tener { $target }, así que gana { $who }.
score--by--false_claim--team = El otro bando cantó victoria sin tener { $target }, así que gana el equipo { $who }.
score--by--false_claim--you = El otro bando cantó victoria sin tener { $target }, así que ganas tú.
score--by--resigned = { $who } se rindió.
score--by--resigned--team = El equipo { $who } se rindió.
score--by--resigned--you = Te rendiste.
score--by--rounds = { $who } tiene más puntos que nadie tras la última ronda.
score--by--rounds--fewest = { $who } tiene menos puntos que nadie tras la última ronda.
score--by--rounds--fewest--team = El equipo { $who } tiene menos puntos que nadie tras la última ronda.
score--by--rounds--fewest--you = Tienes menos puntos que nadie tras la última ronda.
score--by--rounds--team = El equipo { $who } tiene más puntos que nadie tras la última ronda.
score--by--rounds--you = Tienes más puntos que nadie tras la última ronda.
score--by--shared = Hay empate tras la última ronda.
score--by--target = { $who } llegó a { $target }.
score--by--target--ahead = Más de un bando llegó a { $target }, y { $who } tiene más puntos.
score--by--target--ahead--team = Más de un bando llegó a { $target }, y el equipo { $who } tiene más puntos.
score--by--target--ahead--you = Más de un bando llegó a { $target }, y tú tienes más puntos.
score--by--target--fewest = Se llegó a { $target }, y { $who } tiene menos puntos que nadie.
score--by--target--fewest--team = Se llegó a { $target }, y el equipo { $who } tiene menos puntos que nadie.
score--by--target--fewest--you = Se llegó a { $target }, y tú tienes menos puntos que nadie.
score--by--target--team = El equipo { $who } llegó a { $target }.
score--by--target--you = Llegaste a { $target }.
score--by--tiebreak = { $who } ganó el desempate por las cartas recogidas en la última ronda.
score--by--tiebreak--team = El equipo { $who } ganó el desempate por las cartas recogidas en la última ronda.
score--by--tiebreak--you = Ganaste el desempate por las cartas recogidas en la última ronda.
score--cancelled = { $count ->
    [one] Cada bando hizo una escoba, así que cada uno perdió una.
   *[other] Cada bando hizo { $count } escobas o más, así que cada uno perdió { $count }.
}
score--cards = Más cartas
score--carried = { $count ->
    [one] { $item }: un punto pasa a la ronda siguiente.
   *[other] { $item }: { $count } puntos pasan a la ronda siguiente.
}
score--crossed = Las escobas se anulan entre sí, una por una.
score--diamonds = Más diamantes
score--difference = Solo puntúa el bando que iba por delante, y anota la diferencia.
score--done = Listo
score--download = Guardar la partida en un archivo
score--each_spade = Cada pica
score--ends-at = { $who } va por delante. La partida acaba en cuanto un bando llega a { $target } puntos.
score--ends-at--level = Nadie va por delante. La partida acaba en cuanto un bando llega a { $target } puntos.
score--ends-at--team = El equipo { $who } va por delante. La partida acaba en cuanto un bando llega a { $target } puntos.
score--ends-at--you = Vas por delante. La partida acaba en cuanto un bando llega a { $target } puntos.
score--fined = { $count ->
    [one] { $who } ha pagado una multa.
   *[other] { $who } ha pagado { $count } multas.
}
score--fined--team = { $count ->
    [one] El equipo { $who } ha pagado una multa.
   *[other] El equipo { $who } ha pagado { $count } multas.
}
score--fined--you = { $count ->
    [one] Has pagado una multa.
   *[other] Has pagado { $count } multas.
}
score--fines = Multas
score--first-times = { $count ->
    [one] Nuevo para ti: { $achievements }.
   *[other] Nuevo para ti: { $achievements }.
}
score--five_spades = Cinco picas
score--game-shared = { $who } comparten la partida
score--game-won = { $who } gana la partida
score--game-won--team = El equipo { $who } gana la partida
score--game-won--you = Ganas la partida
score--has = { $who } tiene { $items }.
score--has--ace_of_spades = el as de picas
score--has--aces = { $count ->
    [one] un as
   *[other] { $count } ases
}
score--has--all_aces = los cuatro ases
score--has--all_eleven = el premio por llevarse todos los puntos
score--has--all_sevens = los cuatro sietes
score--has--all_sixes = los cuatro seises
score--has--big_casino = el Casino Grande
score--has--cards = más cartas
score--has--diamonds = más diamantes
score--has--each_spade = { $count ->
    [one] una pica
   *[other] { $count } picas
}
score--has--fines = { $count ->
    [one] los puntos de una multa
   *[other] los puntos de { $count } multas
}
score--has--five_spades = cinco picas
score--has--honours = { $count ->
    [one] una carta alta
   *[other] { $count } cartas altas
}
score--has--jack_of_spades = la jota de picas
score--has--last_capture = la última captura
score--has--little_casino = el Casino Chico
score--has--overspader = överspader
score--has--seven_of_diamonds = el siete de diamantes
score--has--spades = más picas
score--has--sweeps = { $count ->
    [one] una escoba
   *[other] { $count } escobas
}
score--has--tabbe = { $count ->
    [one] una tabbe
   *[other] { $count } tabbes
}
score--has--tablanette = { $count ->
    [one] una tablanette
   *[other] { $count } tablanettes
}
score--has--team = El equipo { $who } tiene { $items }.
score--has--ten_of_diamonds = el diez de diamantes
score--has--tens = { $count ->
    [one] un diez
   *[other] { $count } dieces
}
score--has--two_of_clubs = el dos de tréboles
score--has--you = Tienes { $items }.
score--held-back = Tan cerca de la meta, un bando solo puntúa por lo único que necesita.
score--hinted = Has pedido pistas, así que esta partida no cuenta para tu valoración.
score--honours = Cartas altas
score--jack_of_spades = Jota de picas
score--joined = Esta partida ya estaba empezada cuando la abriste. Se guarda, pero no cuenta para tus resultados.
score--last_capture = Última captura
score--leave = Dejarlo por ahora
score--level = { $count ->
    [one] Nadie va por delante; un punto más decide.
   *[other] Nadie va por delante; faltan { $count } puntos.
}
score--little_casino = Casino Chico
score--look = Ver y analizar
score--margin = { $count ->
    [one] La partida vale un punto.
   *[other] La partida vale { $count } puntos.
}
score--needs = { $count ->
    [one] Con un punto más gana { $who }.
   *[other] { $who } va por delante; le faltan { $count } puntos.
}
score--needs--team = { $count ->
    [one] Con un punto más gana el equipo { $who }.
   *[other] El equipo { $who } va por delante; le faltan { $count } puntos.
}
score--needs--you = { $count ->
    [one] Con un punto más ganas tú.
   *[other] Vas por delante; te faltan { $count } puntos.
}
score--new = Partida nueva
score--next = Repartir la ronda siguiente
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } se ha librado de { $count } punto con las tabbes de quien juega después.
   *[other] { $who } se ha librado de { $count } puntos con las tabbes de quien juega después.
}
score--relieved--team = { $count ->
    [one] El equipo { $who } se ha librado de { $count } punto con las tabbes de quienes juegan después.
   *[other] El equipo { $who } se ha librado de { $count } puntos con las tabbes de quienes juegan después.
}
score--relieved--you = { $count ->
    [one] Te has librado de { $count } punto con las tabbes de quien juega después.
   *[other] Te has librado de { $count } puntos con las tabbes de quien juega después.
}
score--restart = Reiniciar esta ronda
score--round-even = La ronda acaba en empate
score--round-won = { $who } ganó la ronda
score--round-won--team = El equipo { $who } ganó la ronda
score--round-won--you = Ganaste la ronda
score--rounds-left = { $count ->
    [one] { $who } va por delante, y falta una ronda.
   *[other] { $who } va por delante, y faltan { $count } rondas.
}
score--rounds-left--team = { $count ->
    [one] El equipo { $who } va por delante, y falta una ronda.
   *[other] El equipo { $who } va por delante, y faltan { $count } rondas.
}
score--rounds-left--you = { $count ->
    [one] Vas por delante, y falta una ronda.
   *[other] Vas por delante, y faltan { $count } rondas.
}
score--rounds-level = { $count ->
    [0] Nadie va por delante, así que decide otra ronda.
    [one] Nadie va por delante, y falta una ronda.
   *[other] Nadie va por delante, y faltan { $count } rondas.
}
score--same = Mismas cartas otra vez
score--seen = Qué vieron los bots
score--seven_of_diamonds = Siete de diamantes
score--skipped = { $who } jugó algunas de tus cartas, así que esta partida se guarda, pero no cuenta para tus resultados.
score--skipped--occasion = { $who } jugó algunas de tus cartas, así que la partida no cuenta para tu valoración.
score--so-far = La partida acabó a mitad de ronda, así que esta hoja solo muestra los puntos hechos hasta entonces.
score--spades = Más picas
score--sweeps = Escobas
score--tabbe = Tabbes
score--tablanette = Tablanettes
score--ten_of_diamonds = Diez de diamantes
score--tens = Otros dieces
score--tie = Nadie va por delante al llegar a { $target }: decide una ronda más.
score--tie--item = { $counts }: empate, nadie puntúa
score--to = { $some } a { $other }
score--too-far = Una ronda con la que un bando pasaría de { $target } no le da nada.
score--two_of_clubs = Dos de tréboles
score--undo = Deshacer

stage--all = Ver todo de una vez
stage--gets = { $count ->
    [one] { $who } gana { $count } punto.
   *[other] { $who } gana { $count } puntos.
}
stage--gets--team = { $count ->
    [one] El equipo { $who } gana { $count } punto.
   *[other] El equipo { $who } gana { $count } puntos.
}
stage--gets--you = { $count ->
    [one] Ganas { $count } punto.
   *[other] Ganas { $count } puntos.
}
stage--loses = { $count ->
    [one] { $who } pierde { $count } punto.
   *[other] { $who } pierde { $count } puntos.
}
stage--loses--team = { $count ->
    [one] El equipo { $who } pierde { $count } punto.
   *[other] El equipo { $who } pierde { $count } puntos.
}
stage--loses--you = { $count ->
    [one] Pierdes { $count } punto.
   *[other] Pierdes { $count } puntos.
}
stage--next = Siguiente
stage--nobody = Nadie gana puntos con esto.
stage--place = { $number } de { $of }
stage--tally = { $who }: { $count }
stage--title = Recuento
stage--tie = Hay empate, así que nadie gana puntos con esto.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Ver el resultado completo
