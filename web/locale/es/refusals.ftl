broken--changed = Tu partida guardada no encaja con las reglas de esta versión del sitio.
broken--choice = Guárdala en un archivo, o empieza otra: la anterior sigue en Tus partidas, sin cambios.
broken--keep = Guardarla en un archivo
broken--mangled = Tu partida guardada está dañada.
broken--new = Empezar otra partida
broken--newer = Tu partida se guardó con una versión más nueva de este sitio.
broken--title = No se puede leer tu partida

check--costs = Iris cree que esto cuesta unos { $points } puntos. Para jugarla de todos modos, elígela otra vez.

clash--from = { $game } así
clash--game = { $game } no admite «{ $newest }»: { $reason }.
clash--table = de { $seats } jugadores
clash--table--2 = { $team } contra { $team }
clash--table--3 = { $team } contra { $team } contra { $team }
clash--two = «{ $newest }» y «{ $older }» no van juntos: { $reason }.
clash--without = { $game } sin eso

error--49-cards-for-the-usual-deals = La baraja de 49 cartas solo va con los repartos normales de una baraja
error--49-cards-need-five-players = La baraja de 49 cartas es para cinco jugadores, no para { $seats }
error--ace-counts-eleven-with-jacks = El as no puede valer 11 si la jota vale 11
error--bad-seed = Una semilla puede tener hasta 64 caracteres: letras, cifras y los signos . _ ~ y -
error--bad-value = «{ $option }» no puede ser «{ $value }»; puede ser { $choices }
error--build-does-not-add-up = { $cards }: la suma no es { $value }
error--build-of-one-card = Una forma necesita al menos dos cartas, no { $cards } sin más
error--builder-cannot-take = El puesto { $seat } tiene una forma de { $value }, pero ninguna carta que la recoja
error--card-not-in-pack = { $card } no está en la baraja
error--card-twice = { $card } aparece dos veces
error--cards-missing = Faltan cartas: { $cards }
error--claim-is-for-two-players = Que pierda quien canta victoria sin tenerla es para dos jugadores, no para { $seats }
error--court-builds-need-court-captures = Solo se pueden formar figuras si una figura puede recoger varias
error--difference-is-known-at-the-end = La diferencia solo se sabe al final de la ronda, así que los puntos no pueden contar antes
error--difference-scoring-needs-two-sides = Anotar la diferencia necesita dos bandos, no { $sides }
error--draw-has-one-deal = Si se sacan cartas del mazo, solo hay un reparto
error--drawing-needs-all-cards = Si se sacan cartas, se sacan todas y ninguna queda fuera
error--endgame-needs-the-usual-points = Este final necesita 3 puntos por cartas, 2 por el Casino Grande, 1 por picas, y que los puntos cuenten al acabar la ronda
error--exact-target-is-not-counted-out = Si hay que llegar justo a la meta, los puntos no se cuentan uno a uno al final
error--exact-target-needs-plain-end = Llegar justo a los puntos solo es posible en una partida con meta, sin cantar victoria y sin final especial
error--expected = Aquí se esperaba «{ $mark }»
error--fine-without-duty = No puede haber multa por soltar si, de todos modos, quien forma puede soltar cartas
error--first-hand-of-six-before-hands-of-four = Un primer reparto de seis cartas pide después manos de cuatro, de una sola baraja y hasta agotarla
error--five-players-need-49-cards = Entre cinco se quitan tres doses, para repartir por igual { $cards } cartas
error--german-deal-for-four-at-most = El reparto alemán es para dos, tres o cuatro jugadores, no para { $seats }
error--hand-too-large = Una mano de { $count } cartas es demasiado grande: en este juego tiene { $most } como mucho
error--hands-do-not-fit = Las manos tienen { $sizes } cartas. Quien juega ahora debe tener más que nadie, y a nadie le puede faltar más de una
error--last-capture-counted-twice = La última captura contaría dos veces: con la mayoría de cartas y por sí sola
error--level-cards-settled-twice = Un empate a cartas da un punto a cada bando o lo deciden las picas, no las dos cosas
error--limit-is-callabra = La ronda solo puede acabar con un número fijo de cartas si se gana por cartas
error--lowest-total-decides = Si gana el total más bajo, los puntos se suman solo al final de la ronda, y nada puede premiar tener más que los demás
error--matching-needs-free-courts = Recoger cartas iguales solo puede ser obligatorio si una figura puede recoger cuantas iguales quiera
error--no-card = Aquí se esperaba una carta
error--no-card-to-play = Le toca al puesto { $seat }, pero no tiene cartas
error--no-duty-to-break = Quien forma no puede ser libre de soltar y a la vez tener un deber
error--no-next-round = Empieza una ronda antes de que acabe la anterior
error--no-number = Aquí se esperaba un número
error--no-point-cards = Los ases y los dos Casinos solo pueden contar al instante si dan puntos como en Casino
error--no-such-seat = No hay puesto { $seat }: en esta mesa hay { $seats }
error--not-enough-cards = Las cartas que quedan ({ $left }) no bastan para las otras manos ({ $count })
error--not-step-by-step = Si se puede formar solo con la mesa, esta regla es fija y no se puede cambiar
error--not-with-open-piles = Si se pueden recoger cartas de los montones, los puntos cuentan solo al final de la ronda, y cada captura necesita una carta de la mano
error--not-your-turn = No le toca a quien lee, así que ninguna jugada puede ser la buena
error--nothing-dealt = Los repartos se numeran desde 1, así que no hay reparto 0
error--nothing-to-break-ties-by = Ases, Casinos, picas y cartas solo pueden decidir un empate si dan puntos como en Casino
error--nothing-to-claim-without-target = Sin una meta de puntos no hay victoria que cantar
error--one-rank-takes-a-build = Si se forma paso a paso, cada forma la recoge un solo rango: jota, reina y rey valen 11, 12 y 13, y el as 1 o 14
error--only-step-by-step = Esta regla es solo para los juegos suazis, en que se puede formar solo con la mesa
error--option-twice = { $option } aparece dos veces
error--overspader-counts-spades = Los puntos por las picas a partir de la séptima sustituyen al de la mayoría de picas, así que las picas no pueden dar puntos también de otro modo
error--own-builds-need-a-hand-card = Si las formas necesitan una carta de la mano, no se puede formar solo con la mesa
error--pack-does-not-deal-out = No se pueden repartir por igual { $cards } cartas entre { $seats } jugadores
error--penalty-without-announcement = No puede haber castigo por no anunciar el último reparto si nadie tiene que anunciarlo
error--points-of-its-own = Este juego tiene sus propios puntos por cartas y palos, así que no se pueden cambiar
error--position-is-over = En esta posición la ronda ya ha terminado, así que no hay nada que jugar
error--round-is-over = A estas alturas la ronda ya ha terminado
error--round-out-of-order = Aquí se esperaba la ronda { $expected }
error--rounds-or-target = Una partida se juega a un número de rondas o a un número de puntos, no a ambas cosas
error--shram-is-callabra = Este modo de puntuar es solo para Callabra
error--spade-casino-counts-both-casinos = La cuenta del Casino de picas incluye 2 puntos por el Casino Grande y 1 por el Chico
error--spades-counted-twice = El Casino de picas puntúa las picas a su manera, así que no se puede elegir otra
error--stock-does-not-deal-out = El número de cartas que quedan en el mazo no puede ser aquí { $count }, solo { $sizes }
error--sweep-counted-twice = Este juego tiene sus propios puntos por limpiar la mesa, así que las escobas no dan nada más
error--sweep-not-in-pile = Una escoba está marcada con una carta que su bando no ha recogido
error--tablanette-needs-taking-jacks = Una tablanette necesita jotas que recojan toda la mesa
error--tag-missing = Falta la línea «{ $tag }»
error--taking-jacks-have-no-number = Una jota que recoge toda la mesa no tiene número, así que la reina vale 13 y el rey 14
error--teams-do-not-fit = { $seats } jugadores no se pueden dividir en equipos de { $team }
error--ten-counts-eleven-with-jacks = El diez de diamantes solo puede valer 11 si la jota vale 11
error--too-many-cards = Eso hace { $count } cartas, pero la baraja solo tiene { $most }
error--too-much = Aquí sobra algo
error--turn-contradicts-itself = Este turno se contradice
error--unknown-option = No hay ninguna regla «{ $option }»
error--unknown-variant = No hay ningún juego «{ $variant }»
error--unreadable = Esto no es una jugada
error--word-twice = «{ $word }» aparece dos veces
error--wrong-number-of-fields = Hay una parte de más o de menos
error--wrong-number-of-hands = Hay { $count } manos, pero debería haber { $expected }
error--wrong-seats = { $variant } no se puede jugar con { $seats } jugadores en equipos de { $team }

lack--both = { $first }. { $second }
lack--building = { $cards } suman { $value }, pero en este juego no se forma
lack--go--equals = { $card } debe recoger { $first }
lack--go--equals--built = { $card } debe recoger { $first }, o entrar en una forma
lack--go--take = Puedes recogerlo con { $held }
lack--hold = { $cards } suman { $value }, pero no tienes { GENDER($taker) ->
    [feminine] ninguna
   *[other] ningún
} { $taker }
lack--hold--no-card-to-capture-it = No tienes { GENDER($taker) ->
    [feminine] ninguna
   *[other] ningún
} { $taker } para recoger en este turno la forma de { $value }
lack--hold--other = No tienes { GENDER($taker) ->
    [feminine] otra
   *[other] otro
} { $taker } para recoger la forma de { $value }
lack--hold--own-raise-needs-both-cards = Para subir tu forma de { $old } a { $value } necesitas una carta de cada número, y no tienes { GENDER($taker) ->
    [feminine] ninguna
   *[other] ningún
} { $taker }
lack--hold--owned = No tienes { GENDER($taker) ->
    [feminine] ninguna
   *[other] ningún
} { $taker } para recoger tu forma de { $value }
lack--join = { $count ->
    [one] { $group } necesita { $more } más para sumar { $value }
   *[other] { $group } necesitan { $more } más para sumar { $value }
}
lack--leave = { $piece } no va con { $others }
lack--own--sum--top-needs-a-base = { $cards } suman { $value }, pero { $card } está en un montón y necesita una base, y no tienes ninguna forma de { $value }
lack--own--sum--top-only-into-own-build = { $cards } suman { $value }, pero { $card } solo puede ir de su montón a una forma tuya, y no tienes ninguna forma de { $value }
lack--own--top-needs-a-base = { $card } está en un montón y necesita una base, y no tienes ninguna forma de { $value }
lack--own--top-only-into-own-build = { $card } está en un montón: solo puede ir a una forma tuya, y no tienes ninguna forma de { $value }
lack--play = No tienes { GENDER($taker) ->
    [feminine] ninguna
   *[other] ningún
} { $taker } para recoger { $pieces }
lack--play--held = Necesitas { $held } para recoger { $pieces }
lack--rank--A = as
    .gender = masculine
lack--rank--J = jota
    .gender = feminine
lack--rank--K = rey
    .gender = masculine
lack--rank--Q = reina
    .gender = feminine
lack--take = { $card } debe recoger también { $also }
lack--take--equals = { $card } debe recoger todas las cartas iguales, así que también { $also }

link--about = Quien abra este enlace sigue desde aquí, con estas cartas.
link--copy = Copiar enlace
link--label = Enlace
link--title = Enlace a esta partida

open--about = La partida de la mesa sigue en Tus partidas.
open--copy = Esto es una copia de todas tus partidas, no una sola. Se restaura en Tus partidas: lo que ya está allí se queda, y lo que falta se añade.
open--copy--restore = Restaurarla en Tus partidas
open--cut = La partida está en la mesa hasta donde se puede leer.
open--cut--play = Seguir desde aquí
open--cut--review = Analizar la partida hasta aquí
open--cut--title = Abierta en parte
open--empty = Aún no hay nada que abrir. Pega un enlace, el texto de un archivo o una partida como classic/k7f2/4D.
open--file = O elige un archivo
open--label = Enlace, texto de un archivo o posición
open--long = Este texto es demasiado largo para una partida. Pega un solo enlace o el texto de una sola partida.
open--no-game = Esto no es una partida. Una partida empieza con sus reglas y su semilla, como classic/k7f2; un archivo, con líneas entre corchetes.
open--no-link = Este enlace no abre ninguna partida. Quizá falte lo que va después de ? o #: copia el enlace entero y prueba otra vez.
open--read = Abrir
open--title = Abrir una partida
open--unreadable = Este texto no se puede leer. Copia el enlace o el archivo entero y prueba otra vez.
open--up-to = Abierta hasta donde tiene sentido. { $why }

why--answer-first = Primero di si lo exiges
why--base-keeps-value-and-owner = Esa forma conserva su número y sigue siendo de quien era
why--base-of-another-value = { $card } no vale { $value }, así que no puede empezar esa forma
why--build-comes-first = Primero recoge tu forma de { $value } o amplíala
why--build-comes-first--no_trail_one_per_value = Primero recoge tu forma de { $value }, amplíala, o haz otra
why--build-comes-first--add_or_capture = Debes recoger algo, o añadir cartas a tu forma de { $value }
why--build-is-no-part-of-sum = { $build } se recoge entera, no como parte de una suma
why--build-of-one-card = Una forma necesita al menos dos cartas
why--build-too-large = Una forma puede tener { $most } cartas como mucho, no { $count }
why--builder-may-not-discard = No puedes soltar cartas mientras tengas una forma y queden cartas por repartir
why--builder-may-not-trail = No puedes soltar cartas mientras tengas una forma de { $value }
why--cancelled-already = Ya has anulado un reparto en esta ronda
why--capture-comes-first = Puedes recoger { $taken } con { $taker }, y recoger va antes
why--card-has-no-such-value = { $card } no vale { $value }
why--card-must-capture = { $card } puede recoger { $taken }, así que no puedes soltar esa carta
why--card-not-in-hand = { $card } no está en la mano del jugador
why--card-not-on-table = { $card } no está en la mesa
why--card-takes-table = { $card } recoge toda la mesa al soltarse
why--claimed-already = Ya has cantado victoria en este turno
why--committed-to-capture = Añadiste cartas a una forma rival de { $value }, así que ahora debes recogerla
why--court-build-needs-all-four = Una forma de figuras necesita las cuatro, y solo hay { $count }
why--court-forms-no-sum = { $card } no tiene número, así que no puede entrar en una suma
why--court-takes-its-rank = { $card } solo recoge cartas iguales
why--court-takes-one = Una figura solo recoge una carta, no { $count }
why--court-takes-one-or-all = Una figura recoge una carta o las otras tres, no { $count }
why--courts-are-not-built = En este juego no se forma con figuras
why--deal-stands = No hay ningún reparto que anular
why--dealer-speaks-first = Primero quien reparte decide si anuncia el último reparto
why--equals-all-taken = { $card } debe recoger todas las cartas iguales
why--equals-not-trailed = { $card } debe recoger las cartas iguales, o entrar en una forma
why--fresh-card-rests = { $card } se acaba de soltar, así que en este turno no puedes formar con esa carta
why--game-is-over = La partida ha terminado
why--group-does-not-add-up = { $group }: la suma no es { $value }
why--hand-card-not-in-build = { $card } debe entrar en la forma
why--multiple-build-keeps-value = { $build } tiene varios grupos, así que conserva su número
why--must-capture = { $card } puede recoger { $taken }, así que debe hacerlo
why--must-keep-card-for-build = Necesitas { $card } para recoger tu forma de { $value }
why--must-keep-card-for-build--any = Necesitas una carta para recoger tu forma de { $value }
why--must-take-all = { $card } debe recoger todo lo que pueda
why--no-build-from-table-only = Una forma necesita una carta de tu mano
why--no-building = En este juego no se forma
why--no-capturing-card = No te quedaría en la mano ninguna carta de { $value } con que recogerla
why--no-card-to-capture-it = No tienes ninguna carta que pueda recoger en este turno la forma de { $value }
why--no-claims = En este juego no se canta victoria
why--no-pluck-in-last-turn = En el último turno no se puede pellizcar
why--no-plucks = En este juego no se pellizca
why--no-such-build = Esa forma no existe
why--not-with-these = Eso no va con lo que has elegido
why--not-your-turn = No te toca
why--nothing-asked = Ahora no hay nada que responder
why--nothing-taken = No hay nada que recoger
why--nothing-to-give = No has recogido figuras que puedas dar
why--one-build-a-player = Ya tienes una forma de { $value }, y nadie puede tener dos
why--one-build-at-a-time = Solo puedes usar una forma a la vez
why--one-build-in-first-hands = Mientras queden cartas por repartir, no puedes tener más formas que { $most }
why--one-build-on-the-table = Ya hay una forma de { $value }, y en la mesa solo puede haber una
why--one-build-per-value = Ya hay una forma de { $value }
why--one-capture-a-turn = En este turno debes recoger otra forma, así que no puedes añadir a la de { $value }
why--one-group-at-a-time = Una forma crece de carta en carta
why--one-play-a-turn = Ya has jugado tu carta de este turno
why--one-step-at-a-time = Añade los grupos de uno en uno, a una sola forma
why--only-own-builds-augmented = A una forma rival de { $value } solo puedes añadir antes de jugar, y solo desde la mesa
why--own-build-of-value = Ya tienes una forma de { $value }: añade cartas a esa
why--own-build-not-raised = No puedes subir tu propia forma de { $value }
why--own-deal-not-cancelled = No puedes anular el reparto de tu propio bando
why--own-raise-needs-both-cards = Para subir tu propia forma debes tener cartas de { $old } y de { $value }
why--partner-not-proven = No se sabe si tu pareja tiene una carta de { $value }
why--partners-build-not-taken = La forma de { $value } es de tu pareja, y de tu bando solo la recoge tu pareja
why--pile-order-not-chosen = En este juego no se ordena lo recogido
why--pile-order-of-other-cards = El orden debe nombrar las cartas que se recogen
why--played-already = Ya has jugado en este reparto
why--pluck-breaks-court-build = { $card } hace falta para recoger la forma de su rango
why--pluck-never-sweeps = No puedes pellizcar lo último que queda en la mesa
why--pluck-no-build = No puedes pellizcar una forma
why--pluck-not-own-card = Acabas de jugar { $card }, así que no puedes pellizcar esa carta
why--pluck-not-scoring-card = { $card } da puntos de por sí, así que no puedes pellizcar esa carta
why--plucked-already = Ya has pellizcado en este reparto
why--raise-by-hand-card-only = Solo una carta de tu mano puede subir { $build }
why--raise-is-ones-own = Una forma que subes pasa a ser tuya, no de tu pareja
why--round-is-over = La ronda ha terminado
why--scoring-card-not-built = { $card } da puntos de por sí, así que no puede entrar en una forma
why--sum-too-large = Ninguna suma llega a { $value }
why--sweep-comes-first = { $card } puede recoger toda la mesa, así que debes jugar esa carta
why--top-is-no-base = { $card } está en un montón, así que no puedes añadirle nada
why--top-needs-a-base = { $card } está en un montón: solo puede entrar en un grupo que añadas a una forma o a una carta suelta del mismo número
why--top-only-by-its-equal = { $card } está en un montón: solo se recoge con una carta igual, y nunca en una suma
why--top-only-into-own-build = { $card } está en un montón: solo puede ir a una forma tuya
why--value-too-large = Ninguna forma pasa de { $largest }

wrong--bot = No hay ningún jugador «{ $bot }». El más parecido es «{ $nearest }».
wrong--builder = Corregir la dirección
wrong--change = { $option } – { $value }
wrong--change--seats = { $seats } jugadores
wrong--cut = «{ $name }» tiene { $count } caracteres en la dirección. Solo se ven los primeros { $most }.
wrong--day = «{ $day }» no es una fecha como 2026-11-22. En su lugar puedes jugar las cartas de hoy.
wrong--day-ahead = Las cartas del { $day } aún no han salido: según este dispositivo, hoy es { $today }. En su lugar puedes jugar las de hoy.
wrong--elsewhere = «{ $name }», en la dirección, no tiene efecto en este tipo de marco.
wrong--gone = «{ $name }», en la dirección, pide «{ $value }», que no existe.
wrong--gone--near = «{ $name }», en la dirección, pide «{ $value }», que no existe. ¿Querías decir «{ $near }»?
wrong--link = Este enlace no se puede leer. En su lugar puedes jugar una partida nueva.
wrong--many = { $count ->
    [one] Sobra un jugador para los puestos que hay: { $players } se queda fuera.
   *[other] Sobran jugadores para los puestos que hay: { $players } se quedan fuera.
}
wrong--name = En las direcciones no hay «{ $name }». ¿Querías decir «{ $near }»?
wrong--no-game = La dirección no trae ninguna partida que repetir. Pon en «game» el texto de una, copiado del menú de una partida terminada.
wrong--no-puzzles = «{ $value }» no tiene problemas, así que este es el problema del día.
wrong--option = No hay ningún ajuste «{ $option }». El más parecido es «{ $nearest }».
wrong--part = «{ $name }», en la dirección, está mal: { $reason }.
wrong--part--at = «{ $name }», en la dirección, está mal en «{ $near }»: { $reason }.
wrong--play = La jugada del carácter { $at } («{ $near }») no está permitida: { $reason }.
wrong--rules = Estas reglas no van juntas: { $reason }. El juego más parecido: { $changes }.
wrong--seats = { $seats ->
    [one] Este juego no es para { $seats } jugador, solo para { $tables }.
   *[other] Este juego no es para { $seats } jugadores, solo para { $tables }.
}
wrong--seats--five = Este juego no es para { $seats } jugadores, solo para { $tables }. Entre cinco se puede jugar con 49 cartas.
wrong--seed = La semilla puede tener hasta 64 caracteres: letras, cifras y los signos . _ ~ y -.
wrong--table--alone = { $seats }
wrong--table--neither = «table» no puede ser «{ $value }»: no son cartas, como 5H,3C, ni uno de los colores { $colours }.
wrong--table--teams--2 = { $team } contra { $team }
wrong--table--teams--3 = { $team } contra { $team } contra { $team }
wrong--task = Tarea { $number }: { $fault }
wrong--task--none = No tiene ninguna posición con una jugada buena, así que se omite.
wrong--team = Este juego no es para equipos de { $team }, solo para { $tables }.
wrong--teams = Este juego no es para { $seats } jugadores en equipos de { $team }, solo para { $tables }.
wrong--teams--five = Este juego no es para { $seats } jugadores en equipos de { $team }, solo para { $tables }. Entre cinco se puede jugar con 49 cartas.
wrong--text = Esto no se puede leer en el carácter { $at } («{ $near }»): { $reason }.
wrong--value = «{ $option }» no puede ser «{ $value }», solo { $choices }. Lo más parecido es «{ $nearest }».
wrong--variant = No hay ningún juego «{ $variant }». El más parecido es «{ $nearest }».
wrong--week = «{ $week }» no es una semana como 2026-W47. En su lugar puedes jugar la partida de esta semana.
wrong--week-ahead = La partida de { $week } aún no ha salido. En su lugar puedes jugar la de esta semana.
wrong--without = «{ $name }», en la dirección, no tiene efecto sin «{ $needed }».
