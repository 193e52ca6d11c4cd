ask--augment = { $who } termina su turno, pero { $cards } aún puede ir a { $build }. ¿Lo exiges?
ask--build = { $build }: { $groups }.
ask--builds--none = No hay formas.
ask--capture = { $who } recoge { $taken } con { $card }, pero también podría recoger { $more }. ¿Lo exiges?
ask--capture--lay = { $who } suelta { $card }, pero con esa carta podría recoger { $more }. ¿Lo exiges?
ask--choices = Puedes: { $choices }.
ask--hand = En tu mano: { $cards }.
ask--hand--empty = No tienes cartas en la mano.
ask--hand--none = No se ve ninguna mano.
ask--over = La ronda ha terminado.
ask--prompt = { $prompt }
ask--request = { $who } va a recoger { $taken } con { $card }. Tú podrías recoger la forma en su lugar. ¿La pides?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } punto
   *[other] { $who } { $count } puntos
}
ask--table = En la mesa: { $cards }.
ask--table--none = La mesa está vacía.
ask--where = { $title }. { $place }.
ask--you--augment = Te lo exigen: añade a la forma todo lo que encaje.
ask--you--capture = Te lo exigen: recoge todo lo que puedas con { $card }.
ask--you--request = Tu pareja te pide que le dejes la forma. Añade { $card } a la forma, o recógela de todos modos.

back--always = Retirar sin preguntar en esta partida
back--dealt = Desde entonces se han repartido cartas nuevas, y ya has visto las tuyas.
back--decided = { $count ->
    [one] Desde entonces { $who } ha tomado una decisión.
   *[other] Desde entonces { $who } han tomado decisiones.
}
back--light = Desde entonces has visto una carta nueva.
back--marked = Aún puedes retirarla, pero constará en el registro de la partida.
back--no = Mantenerla
back--over = La ronda ha terminado, y se ven las cartas de todos.
back--round = Se ha repartido la ronda siguiente, y ya has visto tus cartas.
back--shown = { $count ->
    [one] Desde entonces { $who } ha jugado: { $cards }.
   *[other] Desde entonces { $who } han jugado: { $cards }.
}
back--title = ¿Retirar la jugada?
back--whose = La decisión era de { $who }. { $who } decide otra vez, y no se enseñan las cartas de nadie más.
back--yes = Retirarla

boot--file = La página se ha abierto como archivo. Solo funciona desde un servidor web: abre su dirección en la web, o pon su carpeta en un servidor.
boot--offline = La mesa no ha podido empezar, porque este dispositivo no tiene conexión. Prueba otra vez cuando la tenga.
boot--progress = Cargando las reglas: { $loaded } de { $total } MB
boot--sandbox = La mesa no ha podido empezar: esta página la muestra en un «sandbox», y el servidor de la mesa no le deja cargar sus archivos. Puedes abrirla a tamaño completo. Para quien lleva el servidor: hace falta la cabecera Access-Control-Allow-Origin: *.
boot--type = El servidor envía { $file } como «{ $type }». Los archivos que terminan en .js debe enviarlos como text/javascript.

build--none = Esta es { $build }: una carta de su número, tuya o ajena, la recoge entera de una vez. No tienes ninguna.
build--yours = Esta es { $build }: una carta de su número, tuya o ajena, la recoge entera de una vez. { $card } puede recogerla.

curtain--about = Pasa el dispositivo a { $who }. Hasta entonces no se ve ninguna carta.
curtain--face = Soy { $who }: ver mis cartas
curtain--fairness = Las cartas solo las ve quien tiene el turno.
curtain--turn = Le toca a { $who }.
curtain--undo = Retirar la última jugada

elsewhere--here = Jugar aquí
elsewhere--text = Puedes seguir jugando allí, o jugar aquí y pausar la otra pestaña.
elsewhere--title = Esta partida está abierta en otra pestaña

tip--all = Ocultar todos los consejos
tip--build = Puedes formar: pon { $card } sobre { $cards } y canta { $value }. Solo una carta de ese número recoge la forma, y tú tienes { $kept } para el próximo turno.
tip--choose = Elige una carta. La mesa muestra con qué va, y aquí aparece lo que puedes hacer.
tip--counted = Este es el recuento: lo que ha recogido cada bando y los puntos que da. Muestra qué conviene reunir.
tip--done = Entendido
tip--first = Nuevo en { $game }:
tip--guide = ¿Es tu primera partida? ¿Te enseño cómo se juega sobre la marcha?
tip--guide--no = No, gracias
tip--guide--yes = Sí, enséñame
tip--kept = Tus partidas se guardan solo en este navegador. Para guardar una copia, abre «Tus partidas» en el menú.
tip--keys = También puedes jugar con el teclado. Pulsa ? para ver todas las teclas.
tip--last = Este es el último reparto. Al final, quien recoge por última vez se lleva también las cartas que quedan en la mesa.
tip--lay = Ninguna de tus cartas recoge nada ahora, así que suelta una. Se queda en la mesa, y cualquiera puede recogerla después.
tip--pair = { $card } puede recoger { $cards }, porque son iguales. Toca { $card } para verlo.
tip--stolen = { $who } ha recogido { $build }: puede hacerlo cualquiera que tenga una carta de su número. En adelante, recoge tus formas ya en el turno siguiente, antes de que se te adelanten.
tip--stolen--at-once = { $who } ha recogido { $build }: puede hacerlo cualquiera que tenga una carta de su número. Es el riesgo de toda forma.
tip--stolen--raised = { $who } ha subido { $build }. Ahora tiene otro número, y solo la recoge una carta de ese número.
tip--sum = { $card } puede recoger { $cards }, porque la suma da su número. Toca { $card } para verlo.
tip--sum--ace = { $card } puede recoger { $cards }, porque la suma da su número: un as vale 1. Toca { $card } para verlo.
tip--swept = { $card } recoge todo lo que hay en la mesa. Eso es una escoba, y da puntos.
tip--swept--empty = La mesa está vacía, así que solo puedes soltar una carta.
tip--tap = ¿Jugar de un toque las cartas que solo pueden hacer una cosa?
tip--tap--no = Mejor no
tip--tap--yes = Activarlo
tip--theirs = { $build } solo se recoge con una carta de su número: es una forma. No tienes ninguna, así que déjala por ahora.
tip--theirs--raise = { $build } solo se recoge con una carta de su número: es una forma. No tienes ninguna, pero { $card } la sube a { $value }, y entonces es tuya.
tip--theirs--take = { $build } es una forma: sus cartas solo se recogen juntas. { $card } la recoge, aunque la formó { $who }.

keys--about = Para cambiar una tecla, elígela y pulsa otra letra, cifra o signo. Retroceso la quita.
keys--asked-hand = Oír tu mano
keys--back = Vuelven las teclas de siempre.
keys--builds = Oír las formas y de quién son
keys--card = Elegir la carta { $number } de tu mano
keys--cards = Las cartas de tu mano
keys--changed = { $what }: { $now }.
keys--choices = Oír lo que puedes hacer
keys--fixed = Teclas fijas
keys--keys = Ver esta lista
keys--hint = Pista
keys--last = Oír la última jugada
keys--let-go = Soltar lo elegido, cerrar un cuadro
keys--none = { $what } no tiene tecla.
keys--not = Una tecla debe ser una letra, una cifra o un signo.
keys--press = Elegir una carta, jugar la elegida, pulsar un botón
keys--redo = Rehacer
keys--score = Oír los puntos
keys--swapped = { $what }: { $now }. { $other } pasa a { $old }.
keys--swapped--none = { $what }: { $now }. { $other } se queda sin tecla.
keys--table = Oír lo que hay en la mesa
keys--title = Teclas
keys--undo = Deshacer
keys--usual = Volver a las teclas de siempre
keys--where = Oír qué juego, ronda y reparto es, y a quién le toca
keys--within = Ir de carta en carta
keys--zones = Ir a la siguiente parte de la mesa

menu--cards = Compartir estas cartas
menu--counters = Contadores
menu--daily = Cartas del día
menu--download = Guardar la partida en un archivo
menu--group--game = Esta partida
menu--group--share = Compartir y guardar
menu--group--site = Teclas y consejos
menu--hinted = Has pedido pistas, así que esta partida no cuenta para tu valoración.
menu--tips = Volver a ver los consejos
menu--install = Instalar
menu--keys = Teclas
menu--link = Enlace a esta partida
menu--maker = Ponerla en una página
menu--new = Partida nueva
menu--open = Abrir una partida
menu--picture = Imagen de esta posición
menu--played-before = Ya has jugado estas cartas.
menu--position = Esta partida empezó en una posición a mitad de ronda.
menu--progress = Tus partidas
menu--resign = Rendirse
menu--restart = Reiniciar esta ronda
menu--rules = Reglas
menu--same = Mismas cartas otra vez
menu--seed = Estas cartas salen de la semilla { $seed }. La misma semilla reparte a todos las mismas cartas.
menu--settings = Ajustes
menu--skip = Saltar al final de la ronda
menu--takebacks = { $count ->
    [one] En esta partida se ha retirado una jugada.
   *[other] En esta partida se han retirado jugadas { $count } veces.
}
menu--title = Menú
menu--update = Pasar a la versión nueva

news--install = Puedes instalar este sitio como una aplicación. Funciona también sin conexión.
news--install--no = Ahora no
news--install--yes = Instalar
news--update = Hay una versión nueva de este sitio.
news--update--no = Más tarde
news--update--yes = Actualizar

note--aside = Parte de lo que este sitio guardó en tu navegador no se puede leer. Está apartado: puedes guardarlo en un archivo, en Tus partidas.
note--copied = Enlace copiado.
note--full = No queda espacio en tu navegador. Puedes seguir jugando, pero esta partida no se guarda.
note--game-file = La partida está en el archivo que acaba de guardar tu navegador. Para abrirla de nuevo, elige «Abrir una partida» en el menú.
note--not-copied = Tu navegador no deja copiar a esta página. El enlace está marcado: puedes copiarlo tú.
note--picture = La imagen está en el archivo casino.svg, que tu navegador acaba de guardar.
note--refused = Tu navegador no guarda nada de este sitio. La partida dura solo mientras esta página siga abierta.
note--result--full = No queda espacio en tu navegador, así que no se ha guardado el resultado. Aún puedes guardar la partida en un archivo desde el menú.
note--result--slim = Casi no queda espacio en tu navegador. Se ha guardado el resultado de esta partida, pero no sus jugadas. Guarda una copia en «Tus partidas», en el menú, y borra después algunas partidas.
note--unopened = No se ha podido abrir esa partida. Si sigue guardada, está en Tus partidas.

offer--add = *Añadir* a { $build }
offer--add--drawn = *Añadir* a { $build }
offer--add--with = *Añadir* a { $build } con { $cards }
offer--announce--any = Anunciar el último reparto
offer--announce--cards = Decir «cartas»
offer--announce--last = Decir «últimas»
offer--announce--sistan = Decir «sistan»
offer--announce--sisten = Decir «sisten»
offer--as-announced = Recoger igual
offer--bonus = +{ $count }
offer--build = *Formar { $value }*: { $cards }
offer--build--drawn = *Formar*
offer--cancel = Anular el reparto
offer--claim = Cantar victoria
offer--commits = obliga a recogerla este turno
offer--done = Listo
offer--end-turn = Fin de turno
offer--ends--game = acaba la partida, { $score }
offer--ends--round = acaba la ronda, { $score }
offer--fewer = Menos
offer--fine = cuesta { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
offer--fine--given = da a { $who } { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
offer--for-partner = para { $who }, que tiene la carta
offer--from = { GENITIVE($pile) }
offer--gain--aces = { $count ->
    [one] { $count } as
   *[other] { $count } ases
}
offer--gain--big-casino = Casino Grande
offer--gain--cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
offer--gain--little-casino = Casino Chico
offer--gain--points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
offer--gain--spades = { $count ->
    [one] { $count } pica
   *[other] { $count } picas
}
offer--give = Dar figuras a tu pareja
offer--go-on = *Seguir*
offer--go-on--next = sigue { $who }
offer--insist--augment = Exigir
offer--insist--capture = Exigir
offer--insist--request = Pedirlo
offer--keep = guardas { $kept }
offer--keep--sets = { $sets } grupos, guardas { $kept }
offer--leaves = deja { $sweep } con { $cards }
offer--leaves--all = deja en la mesa: { $parts }
offer--let-stand = Dejarlo así
offer--more = Más ({ $count })
offer--pluck = *Pellizcar* { $card }
offer--pluck--cost = una vez por reparto
offer--raise = *Subir* { $build } a { $value }
offer--raise--drawn = *Subir* { $build } a
offer--raise--with = *Subir* { $build } a { $value } con { $cards }
offer--silent = No decir nada
offer--stays = sigue siendo de { $who }
offer--steal = *Robar* { $stolen } para { $build }
offer--steal--build = *Robar* { $stolen } y formar { $value } con { $cards }
offer--steal--build--drawn = *Robar* { $stolen } y formar
offer--steal--with = *Robar* { $stolen } para { $build } con { $cards }
offer--take = *Recoger* { $pieces }
offer--take-over = Retomar
offer--take--as = *Recoger* como
offer--take--drawn = *Recoger*
offer--trail = *Soltar*
offer--trail--alone = *Soltar*, directa a tu montón
offer--trail--build = *Soltar* y formar { $value } con { $groups }
offer--trail--build--drawn = *Soltar* y formar
offer--trail--takes = *Soltar* y recogerlo todo
offer--wins = gana la partida

pad--names = Nombres
pad--round = Ronda { $number }
pad--sum = Esta ronda
pad--title = { $game }: hoja de puntos para { $sides }
pad--total = Hasta ahora

pile--before = Estas cartas se recogieron antes de esta posición, así que no se sabe cuáles fueron las últimas.
pile--count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pile--last = La última captura
pile--nothing = Aquí no se ha recogido nada en esta ronda.

play--announce = Este es el último reparto. Puedes anunciarlo antes de que nadie juegue.
play--choose = Elige una carta de tu mano.
play--choose-or-pluck = Elige una carta de tu mano, o una de la mesa para pellizcarla.
play--choose--needs = Para ganar necesitas { $items }. Elige una carta de tu mano.
play--close = Cerrar
play--dealer = reparte
play--fairness = { $count ->
    [one] { $who } ve solo lo que verías tú en su puesto: la mesa, sus propias cartas y lo que se ha jugado.
   *[other] Los demás ven solo lo que verías tú en su puesto: la mesa, sus propias cartas y lo que se ha jugado.
}
play--from-position = Sigue jugando desde aquí.
play--hand-first = Elige primero una carta de tu mano.
play--has-played = Ya has jugado tu carta de este turno.
play--lost = { $who } no llega a decidirse y juega cualquier carta permitida.
play--may-claim = Puedes cantar victoria, o elegir Listo.
play--may-pluck = Puedes pellizcar una carta de la mesa, o elegir Listo.
play--next = sigue
play--partner = pareja
play--proven = se sabe: { $rank }
play--shown-again = La última jugada otra vez.
play--skipping = { $who } juega tus cartas hasta el final de la ronda.
play--stuck = { $who } no llega a decidirse, y no se puede jugar ninguna carta. Empieza una partida nueva desde el menú.
play--subtitle = Ronda { $round }, reparto { $deal } de { $deals }, a { $target }
play--subtitle--brief = Reparto { $deal } de { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Ronda { $round } de { $rounds }, reparto { $deal } de { $deals }
play--them = Ellos
play--us = Nosotros
play--waiting = Le toca a { $who }.
play--you = Tú

position--over = Era el último paso.
position--right = Esa es la jugada.
position--task = Te toca. ¿Cuál es la mejor jugada?
position--title = Busca la jugada

resign--text = La partida termina y cuenta como perdida.
resign--text--shared = { $who } se rinde, y la partida termina.
resign--title = ¿Te rindes en esta partida?
resign--yes = Rendirse

restart--text = Empieza otra vez con las mismas cartas, y constará en el registro de la partida. Rehacer recupera tus jugadas.
restart--title = ¿Reiniciar esta ronda?
restart--yes = Reiniciar

same--text = Empieza una partida nueva con las mismas cartas, reglas y jugadores. La que estás jugando acaba sin resultado.
same--title = ¿Otra vez las mismas cartas?
same--yes = Empezar

set--checks = Antes de una jugada costosa
set--checks--off = No decir nada
set--checks--on = Avisarme; la partida no cuenta para tu valoración
set--claims = Cantar victoria
set--claims--ask = La canto yo
set--claims--auto = Cantarla por mí
set--count = El recuento al final de la ronda
set--count--each = Punto por punto
set--count--whole = Todo de una vez
set--counters = Contadores junto a la mesa
set--counters--folded = Cerrados
set--counters--open = Abiertos
set--deck = Letras de las figuras
set--deck--own = J Q K
set--deck--world = J Q K
set--done = Listo
set--faces = Cara de las cartas
set--faces--dark = Oscura
set--faces--light = Clara
set--group--acting = Cómo juegas
set--group--asked = Lo que se hace por ti
set--group--looks = Aspecto
set--group--pace = Ritmo
set--group--told = Lo que ves y oyes
set--index = Índices de las cartas
set--index--large = Grandes
set--index--normal = Normales
set--insists = Si alguien puede recoger más o ampliar una forma
set--insists--always = Exigirlo
set--insists--ask = Preguntarme
set--insists--never = Dejarlo así
set--language = Idioma
set--letters = Atajos de teclado
set--letters--off = No
set--letters--on = Sí
set--obvious = Si una carta solo puede hacer una cosa
set--obvious--choose = Elegirla primero
set--obvious--play = Jugarla ya
set--others = De quién se cuentan las capturas
set--others--all = De todos
set--others--own = Las tuyas
set--palette = Colores de los palos
set--palette--contrast = Alto contraste
set--palette--four = Cuatro colores
set--palette--safe = Para daltonismo
set--palette--two = Dos colores
set--sound = Sonidos
set--sound--off = No
set--sound--on = Sí
set--speed = Velocidad
set--speed--fast = Rápida
set--speed--normal = Normal
set--speed--off = Al instante
set--speed--slow = Lenta
set--speed--step = Turno a turno
set--table = Mesa
set--table--dusk = Ocaso
set--table--reeds = Juncos
set--table--sand = Arena
set--table--water = Agua quieta
set--talk = Lo que se dice en la mesa
set--talk--off = Ocultar
set--talk--on = Mostrar
set--theme = Tema
set--theme--dark = Oscuro
set--theme--light = Claro
set--theme--system = El del dispositivo
set--thinking = Cuánto pueden pensar los bots
set--thinking--long = Mucho
set--thinking--normal = Normal
set--thinking--quick = Poco
set--thumb = Mano con la que tocas
set--thumb--left = Izquierda
set--thumb--right = Derecha
set--title = Ajustes
set--vibration = Vibración, si la hay
set--vibration--off = No
set--vibration--on = En tu turno y en las escobas
set--warning = Si dejas cartas para una escoba
set--warning--off = No decir nada
set--warning--on = Avisarme
set--watched = Las manos si solo juegan bots
set--watched--closed = Boca abajo
set--watched--open = Boca arriba

sheet--link = Reglas y hoja de puntos para imprimir
sheet--print = Imprimir
sheet--title = { $game } en papel

skip--text = { $who } juega tus cartas viendo solo lo que ves tú, y nadie piensa mucho. Puedes retomar el juego cuando quieras. La partida se guarda, pero no cuenta para tu valoración.
skip--title = ¿Saltar al final de la ronda?
skip--yes = Saltar

sort--lift = Poner { $card } encima
sort--offer = Ordenar lo que recoges
sort--offer--cost = para tu montón
sort--order = de arriba abajo: { $cards }

step--after = Tu carta está jugada. Sigue formando con la mesa, o termina tu turno.
step--committed = Has añadido cartas a { $build }, así que la carta que juegues debe recogerla.
step--first = Juega una carta. Antes y después puedes formar con la mesa cuantas veces quieras.
step--nothing = Estas cartas aún no hacen una forma. Elige más, o elige de tu mano la carta que las recoge.
step--nothing-after = Estas cartas no hacen una forma. Elige otras, o termina tu turno.

sure--no = Seguir jugando

table--acts = Lo que puedes hacer
table--acts--with = Lo que puedes hacer con { $card }
table--again = Última jugada
table--again--long = Ver la última jugada
table--again--none = Nadie ha jugado todavía.
table--asked = Una pregunta para ti
table--build--theirs--multiple = Forma múltiple de { $value }, de { $owner }: { $cards }
table--build--theirs--single = Forma simple de { $value }, de { $owner }: { $cards }
table--build--yours--multiple = Tu forma múltiple de { $value }: { $cards }
table--build--yours--single = Tu forma simple de { $value }: { $cards }
table--count--so_far = Hasta ahora
table--counters = Contadores
table--counters--unseen = Sin ver aún, por rango
table--counts = Qué da puntos
table--diagram--after = Después
table--diagram--becomes = pasa a ser
table--diagram--before = En la mesa
table--diagram--hand = Tienes
table--diagram--taken = Recoges
table--diagram--top = En el montón de { $who }
table--empty = La mesa está vacía.
table--empty--start = La mesa está vacía. Empieza con cualquier carta que sueltes.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Tu mano
table--hand--empty = No tienes cartas en la mano.
table--hand--theirs = Mano de { $who }
table--hand--theirs--empty = A { $who } no le quedan cartas en la mano.
table--held = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
table--held--brief = { $count } en mano
table--all-lessons = Todas las lecciones
table--all-puzzles = Todos los problemas
table--hint = Pista
table--home = Inicio
table--layout = En la mesa
table--lesson = Lección
table--lesson--again = Otra vez
table--lesson--back = Atrás
table--lesson--earlier = Jugada anterior
table--lesson--later = Jugada siguiente
table--lesson--moment = { $place } de { $of }
table--lesson--on = Siguiente
table--lesson--place = Paso { $number } de { $of }
table--lesson--show = Enséñame
table--lesson--skip = Saltar
table--lesson--task = La tarea
table--menu = Menú
table--mine = Tú
table--multiple = múltiple
table--none = ninguna
table--pack = por sacar
table--pile--look = ver lo último que recogió { $who }
table--pile--look--you = ver lo último que recogiste
table--players = Los demás
table--points = { $count ->
    [one] punto
   *[other] puntos
}
table--proven = se sabe
table--puzzle = Problema
table--puzzle--outcome = Cómo fue
table--puzzle--place = Problema { $number } de { $of }
table--redo = Re{ "\u00AD" }hacer
table--replay = Repetición
table--replay--back = Una jugada atrás
table--replay--compare = Ambas jugadas
table--replay--end = Volver al resultado
table--replay--first = Al principio
table--replay--hands = Todas las manos
table--replay--if = Seguir desde aquí
table--replay--last = Al final
table--replay--moves = Jugadas de la ronda { $number }
table--replay--notation = Notación
table--replay--on = Una jugada adelante
table--replay--pause = Pausa
table--replay--play = Reproducir
table--replay--review = Análisis
table--replay--rounds = Rondas
table--replay--slider = Momento de la partida
table--replay--table = Volver a la mesa
table--score = Puntos
table--score--more = qué da puntos
table--scored = Puntos en lo que va de ronda
table--sheet--cards = Qué cartas
table--sheet--game = Partida, a { $target }
table--sheet--item = Concepto
table--sheet--more = Más
table--sheet--nth = Ronda { $number }
table--sheet--round = Esta ronda
table--sheet--rounds = Ronda por ronda
table--sheet--total = Partida
table--side = Esta partida
table--single = simple
table--stock = { $count ->
    [one] Queda { $count } carta en el mazo
   *[other] Quedan { $count } cartas en el mazo
}
table--stock--none = No quedan cartas en el mazo
table--taken = recogidas
table--taken--sweeps = { $count ->
    [one] recogidas, { $count } escoba
   *[other] recogidas, { $count } escobas
}
table--task--again = Otra vez
table--task--place = Tarea { $number } de { $of }
table--thinking = piensa
table--to_move = le toca
table--turns = Turnos recientes
table--undo = Atrás
table--undo--none = No hay nada que deshacer.
table--ways = Qué más puedes hacer
table--word = : qué significa
table--you = Tú
table--your_turn = Te toca
table--said = «{ $words }»

watch--fairness = Cada cual ve solo lo que verías tú en su puesto: la mesa, sus propias cartas y lo que se ha jugado.
watch--go-on = Continuar
watch--pause = Pausa
first--ace--1 = El as vale 1.
first--ace--14_hand_1_table = El as vale 14 en la mano y 1 en la mesa.
first--ace--1_or_11 = El as vale 1 u 11.
first--ace--1_or_14 = El as vale 1 o 14.
first--anticlockwise = Se juega en sentido contrario al reloj.
first--at_once--one = Solo puede haber una forma en la mesa.
first--at_once--one_each = Solo puedes tener una forma a la vez.
first--build_cards = Una forma tiene como mucho { $count } cartas.
first--building--none = Aquí no se forma.
first--building--table = Puedes formar solo con la mesa, antes y después de tu jugada.
first--calling = Si tienes dos ochos, puedes soltar uno para reservarte grupos de ocho.
first--cards_only = Solo cuentan las cartas: gana quien más recoge.
first--casino_points--3_and_2 = El Casino Grande da 3 puntos, y el Chico, 2.
first--casinos--fixed_hand = En tu mano, el Casino Grande vale 16 y el Chico, 15.
first--casinos--optional = El Casino Grande puede valer 16, y el Chico, 15.
first--cleared = Limpiar la mesa acaba la ronda.
first--compulsory = Si puedes recoger, debes hacerlo, y todo lo posible.
first--court_builds = Puedes formar jotas, reinas y reyes por su rango.
first--courts--11_12_13 = La jota vale 11, la reina 12 y el rey 13.
first--courts--12_13_14 = La jota vale 12, la reina 13 y el rey 14.
first--courts--13_14 = La reina vale 13 y el rey 14. La jota no tiene número.
first--courts--rank_only = Jotas, reinas y reyes no tienen número.
first--draw = Después de cada jugada sacas una carta.
first--duty--add_or_capture = Mientras tengas una forma, debes recoger algo o añadirle cartas.
first--duty--free = Puedes soltar cartas aunque tengas una forma, pero guarda una con que recogerla.
first--duty--no_trail_one_per_value = No puedes tener dos formas del mismo número.
first--duty--take_or_add_next_turn = En tu próximo turno debes recoger tu forma o ampliarla.
first--endgame--from_16 = Desde los 16 puntos, una sola cosa decide si ganas.
first--endgame--from_18 = Desde los 18 puntos, una sola cosa decide si ganas.
first--faces--all = Una jota, reina o rey recoge una carta igual, o las tres.
first--faces--any = Una jota, reina o rey recoge cuantas cartas iguales quiera.
first--fine = Puedes soltar aunque tengas una forma, pero cuesta { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
first--first_hand = En el primer reparto de la ronda, cada mano tiene { $count } cartas.
first--five_of_spades = El cinco de picas lo recoge todo al soltarlo.
first--fresh = No puedes formar con un as o un Casino que se acabe de soltar.
first--hand = Cada mano tiene { $count } cartas.
first--jacks = La jota recoge todo lo que hay en la mesa.
first--last_capture = Quien recoge por última vez gana 1 punto.
first--layout--none = La mesa empieza vacía.
first--lowest_wins = Gana quien menos puntos tiene: evita las picas, los ases y los Casinos.
first--matching = Una carta igual a otras de la mesa debe recogerlas o formar con ellas.
first--numbers--11_12_13--14_hand_1_table = Jota, reina y rey valen 11, 12 y 13, y el as 14, o 1 en la mesa.
first--numbers--11_12_13--1_or_14 = Jota, reina y rey valen 11, 12 y 13, y el as 1 o 14.
first--numbers--12_13_14--1_or_11 = Jota, reina y rey valen 12, 13 y 14, y el as 1 u 11.
first--numbers--13_14--1_or_11 = La reina vale 13, el rey 14 y el as 1 u 11. La jota no tiene número.
first--numbers--rank_only--1 = Jotas, reinas y reyes no tienen número, y el as vale 1.
first--overshoot = Debes llegar justo a { $count }: si te pasas, la ronda no te da nada.
first--pack--40 = La baraja tiene { $count } cartas, sin jotas, reinas ni reyes.
first--pack--49 = La baraja tiene { $count } cartas, con el dos de picas como único dos.
first--packs = Se juntan dos barajas: { $count } cartas.
first--partners_build = No puedes recoger una forma de tu pareja.
first--pluck = Una vez por reparto puedes pellizcar una carta suelta de la mesa.
first--raise--forbidden = No puedes subir tu propia forma.
first--raise--needs_both_cards = Para subir tu propia forma, debes tener cartas de los dos números.
first--raise--opponents_only = Puedes subir una forma rival, pero no la tuya ni la de tu pareja.
first--rounds--1_per_player = Cada cual reparte una vez, y la partida termina.
first--rounds--2_per_player = Cada cual reparte dos veces, y la partida termina.
first--rounds--one = La partida es de una ronda.
first--score--diamonds = La mayoría de diamantes da 1 punto; los cuatro sietes, seises o ases dan 2.
first--score--honours = Puntúan los ases, los dieces y las figuras. Las picas, no.
first--scoring_builds = Las cartas que puntúan solas, como los ases, no entran en formas.
first--spades--1_each_spade = Cada pica da 1 punto.
first--spades--24_points = Cada pica da 1 punto, y la jota de picas, 2.
first--spades--25_points = Cada pica da 1 punto, la jota de picas 2, y la mayoría de picas, 1 extra.
first--spades--26_points = Cada pica da 1 punto, el as y la jota de picas 2, y la mayoría de picas, 1 extra.
first--spades--five_spades_1 = Cinco picas dan 1 punto.
first--sums = Una forma simple rival puede entrar en una suma.
first--sweeps = { $count ->
    [one] Cada escoba da 1 punto.
   *[other] Cada escoba da { $count } puntos.
}
first--sweeps--numbers = Una escoba da los números de sus cartas, salvo si se hace con una jota.
first--sweeps--swing = Cada escoba te cuesta { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}.
first--target = Se juega a { $count } puntos.
first--ten_of_diamonds = El Casino Grande vale 10 u 11.
first--tie--cards = Si hay empate a cartas, se las apunta el bando con más picas.
first--tops--builds = Lo que recoges queda a la vista: te pueden robar la carta de encima para una forma.
first--tops--captures = Lo que recoges queda a la vista: te pueden recoger la carta de encima.
first--tops--equals = Lo que recoges queda a la vista: una carta igual puede llevarse la de encima.
first--tops--nothing = Lo que recoges queda a la vista.
language--all = Idiomas
language--close = No, gracias
language--corrections = Se agradecen las correcciones a esta traducción. La página docs/translating.md del código fuente explica cómo.
language--gone = Este sitio ya no está disponible en { $language }. Esta página está en español.
language--lacking = Esta página todavía no está traducida, así que está en inglés.
language--offer = Esta página en español
attempt--build = *Formar*
attempt--build--not = No puedes formar justo con las cartas que has elegido.
attempt--lay = *Soltar*
attempt--lay--chosen = Para soltar una carta, no elijas cartas de la mesa.
attempt--lay--not = Aquí no puedes soltar esa carta.
attempt--take = *Recoger*
attempt--take--none = Para recoger, elige también cartas de la mesa.
attempt--take--not = Con esa carta no puedes recoger justo las que has elegido.
strategy--build-or-lay--0 = en vez de soltar, si ninguna carta oculta la recoge
strategy--build-or-lay--1 = en vez de soltar, si la recoge una
strategy--build-or-lay--2 = en vez de soltar, si la recogen dos
strategy--build-or-lay--3 = en vez de soltar, si la recogen tres
strategy--build-or-take--0 = en vez de recoger, si ninguna carta oculta la recoge
strategy--build-or-take--1 = en vez de recoger, si la recoge una
strategy--build-or-take--2 = en vez de recoger, si la recogen dos
strategy--build-or-take--3 = en vez de recoger, si la recogen tres
maker--about = Una línea de HTML pone esta partida en tu propia página: su repetición si ha terminado; si no, las cartas de la mesa y tu mano.
maker--go = Escribir la línea
maker--title = Ponerla en una página
