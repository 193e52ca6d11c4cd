idea--cash-an-ace = Cobra un as
idea--count-the-tens = Cuenta un rango
idea--group--building = Formar
idea--group--leaving = Dejar y guardar
idea--group--taking = Recoger
idea--keep-a-court = Guarda una figura para la última captura
idea--know-what-is-enough = Aprende cuándo basta
idea--lay-down-safely = Suelta lo que pocos recogen
idea--leave-it-to-your-partner = Déjaselo a tu pareja
idea--leave-no-sweep = No dejes escoba
idea--leave-what-is-yours = Deja lo que solo tú recoges
idea--make-it-multiple = Hazla múltiple
idea--more = Todas las ideas
idea--opens = Se abre en una pestaña nueva
idea--positions = { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}
idea--protect-by-a-build = Protege formando
idea--steal = Roba una forma
idea--take-what-scores = Recoge lo que puntúa
idea--try = Ahora pruébalo en la mesa.
idea--two-of-a-rank = Dos iguales en la mano

if--about = Sigue jugando desde aquí con las mismas cartas. Rehacer repite las jugadas que se hicieron de verdad.
if--about--round = Sigue jugando desde aquí con las mismas cartas, desde 0 puntos. Rehacer repite las jugadas que se hicieron de verdad. Las rondas siguientes se reparten de nuevo, para que no revelen nada de tu partida.
if--apart = Un «¿y si…?» no cuenta, y la partida original queda como está.
if--go = Seguir desde aquí
if--name = ¿Y si…? { $name }
if--place = Ronda { $round }, reparto { $deal }.
if--slider = Jugada
if--title = ¿Y si…?

hint--about = Lo que Iris, el bot más fuerte, haría en tu lugar. Solo ve lo que ves tú. Cuando sabes dónde está cada carta, decide en su lugar el juego perfecto. En los porcentajes, cada carta que no ves puede estar por igual en cualquier mano. Las partidas con pistas llevan una marca y no cuentan para tu valoración.
hint--best = Probablemente da más puntos que cualquier otra.
hint--brings = Ganas { $what }.
hint--build-risk = { $who } puede recoger la forma con una probabilidad del { $percent } %.
hint--build-safe = Has visto todas las cartas que podrían recoger la forma, así que { $who } no puede recogerla.
hint--card = Pista: juega { $card }.
hint--equal = Si, en cambio, { $done }, es más o menos igual de bueno.
hint--idea = Idea:
hint--indifferent = Ahora todas las jugadas llevan al mismo resultado.
hint--instead = Si, en cambio, { $done }, probablemente perderás puntos antes de que acabe la ronda, sobre todo aquí: { $items }.
hint--keeps = Guardas { $card }, que podría recoger { $cards } en tu próximo turno.
hint--holds = Has visto todas las demás cartas, así que { $who } tiene { $cards }.
hint--leaves = Deja { $cards } en la mesa.
hint--leaves--many = Deja { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} en la mesa.
hint--leaves--none = Deja solo formas en la mesa.
hint--leaves--nothing = Deja la mesa vacía.
hint--least = Entonces { $who } puede recoger algo con una probabilidad del { $percent } %, y con ninguna otra jugada es menor.
hint--lit = Pista: { $done }.
hint--more = Otras jugadas
hint--not-now = Iris puede ayudarte cuando te toque jugar una carta.
hint--nothing = Iris no tiene ningún consejo aquí.
hint--off = Quitar las pistas
hint--only = Es tu única jugada permitida.
hint--risk = { $who } puede recoger algo con una probabilidad del { $percent } %.
hint--safe = Has visto todas las cartas que podrían recoger algo, así que { $who } no puede recoger nada.
hint--sweep = { $who } puede hacer escoba con una probabilidad del { $percent } %.
hint--thinks = Iris está pensando…
hint--title = Tus mejores jugadas, en orden
hint--what = ¿Qué hago con esta carta?
hint--why = ¿Por qué?

mistake--again = Eso es lo que jugaste entonces. Prueba otra jugada.
mistake--due = { $count ->
    [one] { $count } para probar hoy otra vez
   *[other] { $count } para probar hoy otra vez
}
mistake--last = Tus partidas
mistake--later = { $count ->
    [one] { $count } guardada; la próxima vuelve el { $day }.
   *[other] { $count } guardadas; la próxima vuelve el { $day }.
}
mistake--none = Aún no has guardado jugadas para practicar.
mistake--right = Eso es mejor, unos { $points } puntos.
mistake--task = Aquí hiciste una vez una jugada que costó unos { $points } puntos. Busca una mejor.
mistake--title = Tus propios errores
mistake--worse = Eso también cuesta unos { $points } puntos.

reason--after = Si { $done }, { $who } recoge { $taken } con { $card }.
reason--after--last = Si { $done }, { $who } recoge { $taken } con { $card } y, como hace la última captura, se lleva también lo que queda en la mesa.
reason--after--you = Si { $done }, tienes que recoger { $taken } con { $card }.
reason--after-later = Si { $done }, { $who } recoge más tarde { $taken } con { $card }.
reason--after-later--last = Si { $done }, { $who } recoge más tarde { $taken } con { $card } y, como hace la última captura, se lleva también lo que queda en la mesa.
reason--after-later--you = Si { $done }, más tarde tienes que recoger { $taken } con { $card }.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } va para { $who }
   *[other] { $cards } van para { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } va para el equipo { $who }
   *[other] { $cards } van para el equipo { $who }
}
reason--cards-go--you = { $count ->
    [one] te llevas { $cards }
   *[other] te llevas { $cards }
}
reason--cards-last = { $count ->
    [one] { $cards } va para { $who }, que hace la última captura
   *[other] { $cards } van para { $who }, que hace la última captura
}
reason--cards-last--team = { $count ->
    [one] { $cards } va para el equipo { $who } con la última captura
   *[other] { $cards } van para el equipo { $who } con la última captura
}
reason--cards-last--you = { $count ->
    [one] te llevas { $cards } con la última captura
   *[other] te llevas { $cards } con la última captura
}
reason--costs = Eso te cuesta { $points }: { $items }.
reason--costs--all = Eso te cuesta en total { $points }, sobre todo por esto: { $items }.
reason--costs-if = Si, en cambio, { $done }, te cuesta { $points }: { $items }.
reason--costs-if--all = Si, en cambio, { $done }, te cuesta en total { $points }, sobre todo por esto: { $items }.
reason--early = la ronda acaba antes de tiempo, así que nadie puntúa por { $item }
reason--gain = Más tarde puedes recoger { $taken } con { $card }.
reason--gain--last = Más tarde puedes recoger { $taken } con { $card } y, como haces la última captura, te llevas también lo que queda en la mesa.
reason--item = en { $item }, { $some } a { $others } en vez de { $before } a { $their }
reason--item--ace_of_spades = el as de picas
reason--item--aces = los ases
reason--item--all_aces = los cuatro ases
reason--item--all_eleven = todos los puntos
reason--item--all_sevens = los cuatro sietes
reason--item--all_sixes = los cuatro seises
reason--item--big_casino = el Casino Grande
reason--item--cards = la mayoría de cartas
reason--item--diamonds = la mayoría de diamantes
reason--item--each_spade = las picas
reason--item--fines = las multas
reason--item--five_spades = cinco picas
reason--item--honours = las cartas altas
reason--item--jack_of_spades = la jota de picas
reason--item--last_capture = la última captura
reason--item--little_casino = el Casino Chico
reason--item--overspader = överspader
reason--item--seven_of_diamonds = el siete de diamantes
reason--item--spades = la mayoría de picas
reason--item--sweeps = las escobas
reason--item--tabbe = las tabbes
reason--item--tablanette = las tablanettes
reason--item--ten_of_diamonds = el diez de diamantes
reason--item--tens = los otros dieces
reason--item--two_of_clubs = el dos de tréboles
reason--most = { $who } se lleva { $item } ({ $some } a { $others })
reason--most--last = { $who }, que hace la última captura, se lleva { $item } ({ $some } a { $others })
reason--most--last--team = el equipo { $who }, que hace la última captura, se lleva { $item } ({ $some } a { $others })
reason--most--nobody = nadie puntúa por { $item } ({ $some } a { $others })
reason--most--team = el equipo { $who } se lleva { $item } ({ $some } a { $others })
reason--most--you = te llevas { $item } solo por { $some } a { $others }
reason--points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
reason--points--both = { $count ->
    [one] 1 punto (tú { $own }, { $who } { $others })
   *[other] { $count } puntos (tú { $own }, { $who } { $others })
}
reason--reply = Entonces { $who } recoge { $taken } con { $card }.
reason--reply--last = Entonces { $who } recoge { $taken } con { $card } y, como hace la última captura, se lleva también lo que queda en la mesa.
reason--reply--you = Entonces tienes que recoger { $taken } con { $card }.
reason--later = Más tarde, { $who } recoge { $taken } con { $card }.
reason--later--last = Más tarde, { $who } recoge { $taken } con { $card } y, como hace la última captura, se lleva también lo que queda en la mesa.
reason--later--you = Más tarde tienes que recoger { $taken } con { $card }.
reason--sweep = { $who } hace escoba
reason--sweep--team = el equipo { $who } hace escoba
reason--sweep--you = haces escoba
reason--table = toda la mesa

replay--announces = anuncia una jugada
replay--branch--better = La jugada mejor, paso { $number } de { $of }
replay--branch--better--only = La jugada mejor
replay--branch--played = Tu jugada, paso { $number } de { $of }
replay--branch--played--only = Tu jugada
replay--branch--possible = Una respuesta posible, paso { $number } de { $of }
replay--deal = Ronda { $round }, el reparto
replay--place = Ronda { $round }, tras la jugada { $number } de { $of }
replay--text = { $text }

review--about = Iris juzgó cada jugada desde tu puesto, solo con las cartas que podías ver. No se cuentan las diferencias que pueden deberse al azar. Cuando se conocían todas las cartas, el juicio es exacto. Cerca del final también cuenta ganar la partida, como 10 puntos, y lo dice.
review--better = Mejor:
review--builds = { $count ->
    [one] una forma
   *[other] { $count } formas
}
review--cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
review--clean = { $count ->
    [one] Una jugada, y no se encontró nada mejor.
   *[other] { $count } jugadas, y para ninguna se encontró nada mejor.
}
review--compared = La tuya ({ $cost }):
review--contrast--card = La jugada mejor guarda { $card } para luego y juega { $other } en su lugar.
review--contrast--more = { $count ->
    [one] La jugada mejor recoge { $cards } enseguida.
   *[other] La jugada mejor recoge { $cards } enseguida.
}
review--contrast--play = En la mayoría de los repartos te va mejor si { $better } que si { $worse }.
review--contrast--sweeps = Tras tu jugada, { $who } puede hacer escoba el { $many } % de las veces. Tras la mejor, el { $few } %.
review--contrast--sweeps--none = Tras la jugada mejor, { $who } no puede hacer escoba.
review--contrast--table = Tu jugada deja { $others }. La mejor deja { $cards }.
review--contrast--takes = Tras tu jugada, { $who } puede recoger algo el { $many } % de las veces. Tras la mejor, el { $few } %.
review--contrast--takes--none = La jugada mejor no deja a { $who } nada que recoger.
review--cost = { $count ->
    [one] De { $done } jugadas en que había elección, una pudo ser mejor. Costó { $points } puntos.
   *[other] De { $done } jugadas en que había elección, { $count } pudieron ser mejores. Juntas costaron { $points } puntos.
}
review--empty = una mesa vacía
review--end--ahead = { $count ->
    [one] Acabaste { $count } punto por delante.
   *[other] Acabaste { $count } puntos por delante.
}
review--end--behind = { $count ->
    [one] Acabaste { $count } punto por detrás.
   *[other] Acabaste { $count } puntos por detrás.
}
review--end--level = Empataste.
review--costs = { $count ->
    [one] costó { $points } punto
   *[other] costó { $points } puntos
}
review--costs--game = { $cost }, y { $points } por la partida misma
review--cut = Este análisis llega hasta donde se pudo leer la partida.
review--expected = Cómo fue la partida
review--expected--about = La ventaja esperada es lo que tu bando iría seguramente por delante al final de la ronda, según las cartas que podías ver: la media de muchas distribuciones posibles de las cartas ocultas, cada una jugada hasta el final del reparto. Cuando se conocían todas las cartas, es exacta. Al final de una ronda, es el resultado.
review--expected--caption = Tu ventaja esperada, en puntos, antes de cada jugada tuya. Pulsa el gráfico para ver la mesa como estaba.
review--expected--cost = Coste de tu jugada
review--expected--lead = Ventaja esperada
review--expected--end = el final
review--expected--move = Antes de jugar
review--expected--numbers = El gráfico en números
review--expected--round = Ronda
review--expected--whose = Cómo le fue la partida a { $who }
review--expected--words = Un gráfico de la ventaja esperada, de { $first } al principio a { $last }. Siguen sus momentos decisivos y sus números.
review--first-sight = Mejor a primera vista:
review--first-sight--same = A primera vista ninguna otra jugada parece mejor.
review--full = Hay { $count } jugadas guardadas para practicar y no caben más. Resuelve antes algunas.
review--idea = { $followed } de { $of }
review--ideas = Ideas tras las mejores jugadas
review--ideas--about = Cuántas veces tu jugada siguió la idea de la mejor, de la más floja a la más fuerte.
review--ideas--about--beside = Cuántas veces tu jugada siguió la idea de la mejor, de la más floja a la más fuerte. A los rivales se los midió en { $rounds } rondas cada uno. Iris es quien juzga, así que sus propias jugadas la siguen siempre.
review--ideas--beside = Ideas tras las mejores jugadas, comparadas con las de los rivales
review--keep = { $count ->
    [one] Practicar la que merece otro intento
   *[other] Practicar las { $count } que merecen otro intento
}
review--keep--about = Cada posición vuelve, hoy y otros días, hasta que encuentras una jugada mejor.
review--kept = Estos momentos están guardados para practicar.
review--kind--build = Formas
review--kind--capture = Capturas
review--kind--last = Último reparto
review--kind--trail = Cartas soltadas
review--kinds = Cuánto costó cada tipo de jugada
review--kinds--about = Puntos perdidos por jugada, de media.
review--kinds--about--beside = Puntos perdidos por jugada, de media. A los rivales se los midió en { $rounds } rondas cada uno. Iris es quien juzga, así que sus propias jugadas no cuestan nada aquí.
review--kinds--beside = Cuánto costó cada tipo de jugada, comparado con los rivales
review--luck--against = Regalaste { $play } puntos con jugadas que pudieron ser mejores. La suerte te quitó { $luck } puntos: las cartas que te tocaron, y cómo jugaron los demás las suyas.
review--luck--for = Regalaste { $play } puntos con jugadas que pudieron ser mejores. La suerte te dio { $luck } puntos: las cartas que te tocaron, y cómo jugaron los demás las suyas.
review--measure = Los puntos miden cuánto vas por delante de los demás: entre dos jugadores, un punto que se lleva tu rival en vez de ti cuesta 2.
review--moments = Merecen otro intento
review--moments--about = Cada uno abre la mesa como estaba antes de la jugada. Para probar otra cosa, pulsa «{ if--go }».
review--more = { $count ->
    [one] Una jugada más
   *[other] { $count } jugadas más
}
review--nothing = No tuviste nada que elegir.
review--often--always = Casi siempre
review--often--half = La mitad de las veces, más o menos
review--often--mostly = Más de la mitad de las veces
review--often--one-in = Más o menos una vez de cada { $number }
review--often--two-thirds = Más o menos dos veces de cada tres
review--place = Ronda { $round }, jugada { $number }
review--place--end = Ronda { $round }, al final
review--played = Jugada:
review--points = −{ $points }
review--points--game = −{ $points } y −{ $game } por la partida
review--practise = Practicarlas ahora
review--progress = { $done } de { $of } jugadas analizadas…
review--saved--card = La jugada mejor recoge menos cartas, pero guardas { $card } para luego.
review--saved--play = Supón que { $better }: recoges menos cartas ahora, pero al final más que si { $worse }.
review--saved--sweeps = La jugada mejor recoge menos cartas, pero después { $who } puede hacer escoba solo el { $few } % de las veces, en vez del { $many } %.
review--saved--sweeps--none = La jugada mejor recoge menos cartas, pero después { $who } no puede hacer escoba.
review--saved--table = La jugada mejor recoge menos cartas, pero deja { $cards }, mientras que la tuya deja { $others }.
review--saved--takes = La jugada mejor recoge menos cartas, pero después { $who } puede recoger algo solo el { $few } % de las veces, en vez del { $many } %.
review--saved--takes--none = La jugada mejor recoge menos cartas, pero no deja a { $who } nada que recoger.
review--turn--counted = Luego viene el recuento.
review--turn--dealt = Luego se reparten cartas nuevas.
review--turn--play = Tu jugada costó { $play } puntos. Las cartas y las jugadas de los demás: { $rest }.
review--turns = Momentos decisivos
review--title = Análisis de esta partida
review--unsolved = { $count ->
    [one] Una jugada no se pudo calcular a tiempo. Este es el juicio hasta ahora:
   *[other] { $count } jugadas no se pudieron calcular a tiempo. Este es el juicio hasta ahora:
}
review--why--game = { $count ->
    [one] Eso decide la partida.
   *[other] Eso decide la partida, lo que aquí cuenta como { $count } puntos.
}
review--why--item = { $points } puntos por { $item }
review--why--items = De media, tu jugada te cuesta { $items }.
review--why--mainly = Pierdes puntos sobre todo aquí: { $items }.
review--why--reply = { $often }, { $who } recoge después { $cards } con { GENDER($rank) ->
    [feminine] una
   *[other] un
} { $rank }.
review--why--reply--an = { $often }, { $who } recoge después { $cards } con { GENDER($rank) ->
    [feminine] una
   *[other] un
} { $rank }.
review--why--reply--build = { $often }, { $who } recoge después una forma tuya, la sube o le añade algo.
