page--404--not-found = No encontrada
page--404--page-not-found = Página no encontrada
page--404--address-may-mistyped = Quizá la dirección esté mal escrita, o la página se haya movido.
page--404--go-table = Ir a la mesa
page--404--go-home-page = Ir al inicio

page--header--menu = Menú
page--header--site = Sitio
page--header--play = Jugar
page--header--learn = Aprender
page--header--puzzles = Problemas
page--header--how-play = Cómo se juega
page--header--rules = Reglas
page--header--opponents = Rivales
page--header--games = Tus partidas
page--header--settings = Ajustes

page--frame--skip-content = Saltar al contenido
page--frame--free-open-source = Gratis y de código abierto, sin anuncios ni cuentas. Tus partidas se quedan en tu navegador.
page--frame--daily-deal = Cartas del día
page--frame--learn-table = Aprender en la mesa
page--frame--practice = Práctica
page--frame--about-site = Sobre este sitio
page--frame--rules-all-games = Reglas de todos los juegos
page--frame--compare-two-games = Comparar dos juegos
page--frame--glossary = Glosario
page--frame--diagrams = Diagramas
page--frame--put-table-page = Poner una mesa en tu página

page--table--again-or-read = <a href="">Prueba otra vez</a>, o <a href="{ $how_to_play }">lee cómo se juega</a>.
page--table--getting-rules-ready = Preparando las reglas
page--table--close = Cerrar
page--table--table-needs-javascript = La mesa necesita JavaScript, que aquí está desactivado.
page--table--read-how-play = Leer cómo se juega
page--table--part-page-did = Parte de esta página no se ha cargado.
page--table--try-again = Probar otra vez
page--table--table-could-not = La mesa no ha podido empezar: falta un archivo, o tu navegador es demasiado antiguo.
page--table--something-went-wrong = Algo ha fallado. Tu partida está a salvo, pero se ha perdido lo último que hiciste.
page--table--reload = Recargar

page--update--new-version-site = Hay una versión nueva de este sitio.
page--update--use-now = Usarla ya

page--daily--daily-deal = Cartas del día
page--daily--one-round-casino = Una ronda de Casino al día, con las mismas cartas para todos: tu calendario y tu racha, el par de las mismas cartas, y una partida de la semana de otra parte del mundo.
page--daily--one-round-casino-2 = Una ronda de Casino contra Nia. La fecha decide las cartas, así que todos reciben las mismas.
page--daily--loading-results = Cargando tus resultados
page--daily--calendar-needs-javascript = El calendario necesita JavaScript para leer lo que ha guardado tu navegador.
page--daily--results-could-not = No se han podido cargar tus resultados: falta un archivo, o tu navegador es demasiado antiguo para esta página. Siguen guardados. <small data-reason></small>
page--daily--try-again = Probar otra vez
page--daily--game-week = Partida de la semana
page--daily--every-monday-another = Cada lunes, otro juego de la familia, de otra parte del mundo. Todos reciben las mismas cartas, y cuenta tu primer resultado.
page--daily--game-week-needs = La partida de la semana necesita JavaScript para saber la fecha. Las <a href="{ $rules }">reglas de todos los juegos</a> se pueden leer sin él.
page--daily--week = Esta semana
page--daily--what-new-if = Qué hay de nuevo si sabes jugar al Casino
page--daily--casino = en Casino: { $there }
page--daily--its-rules = Sus reglas
page--daily--feed-daily-deals = Canal de cartas del día y partidas de la semana
page--daily--play-against = Jugarla contra { $opponents }
page--daily--play-with = Jugarla con { $opponents }

page--evening--again = Probar otra vez
page--evening--csv = Guardar como hoja de cálculo (CSV)
page--evening--description = Un club, una clase o una familia juega las mismas rondas de Casino contra el mismo rival. Una página clasifica los resultados ronda por ronda, como en el bridge duplicado.
page--evening--failed = No se han podido cargar las rondas: falta un archivo, o tu navegador es demasiado antiguo para esta página. Todo lo guardado aquí sigue ahí. <small data-reason></small>
page--evening--files = O elige archivos:
page--evening--first = Elige un juego, un rival y el número de rondas. Recibes un enlace para todo el grupo.
page--evening--honest = Nadie vigila las rondas. Las cartas salen del enlace, así que cualquiera puede mirarlas antes, o jugarlas otra vez en otro navegador. Esta página comprueba que un resultado era posible: con estas cartas, según estas reglas, contra este rival. No puede saber si fue el primer intento.
page--evening--invite = Invitar a más gente
page--evening--invite--link = Enlace a estas rondas
page--evening--invite--send = Enviar enlace
page--evening--lead = Un club, una clase o una familia juega las mismas rondas contra el mismo rival, cada cual en su dispositivo. Después una página compara los resultados ronda por ronda, como en el bridge duplicado. Sin cuentas y sin servidor.
page--evening--loading = Cargando las rondas
page--evening--noscript = Esta página necesita JavaScript para comprobar y comparar los resultados.
page--evening--paste = Pegar resultados
page--evening--paste--about = Cuantos quieras, en cualquier orden y con las palabras que los rodean: mensajes enteros o un chat entero.
page--evening--print = Imprimir
page--evening--results = Los resultados de todos
page--evening--results--about = Quien reúne los resultados los pega aquí. Se quedan en este navegador.
page--evening--second = Cada cual abre el enlace, juega las rondas y te envía su resultado: otro enlace.
page--evening--set-up = Elegir un juego
page--evening--take = Añadir resultados
page--evening--third = Pega abajo todos los resultados, y aparece la clasificación.

page--diagrams--diagrams-use-elsewhere = Diagramas para usar en otra parte
page--diagrams--diagrams-casino-its = { $count } diagramas del Casino y sus parientes como imágenes SVG, para tu página, una hoja o un libro.
page--diagrams--all-diagrams-site = Los { $count } diagramas de este sitio, como imágenes para tu página, una hoja o un libro.
page--diagrams--single-svg-file = Cada uno es un solo archivo SVG que no necesita ningún otro. Se ve nítido a cualquier tamaño y se describe a sí mismo ante un lector de pantalla. Guarda una imagen desde su enlace, o usa su dirección: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, con la dirección de este sitio en lugar de https://example.org/casino/. En la mesa, <b>Imagen de esta posición</b>, en el menú, guarda del mismo modo las cartas de la mesa.

page--embed-frame--open-full-size = Abrir a tamaño completo

page--embed-v1-rules--rules = { $name }: las reglas

page--embed-v1-table--press-card-play = Pulsa una carta para jugar
page--embed-v1-table--tap-play = Toca para jugar

page--embed-v1-diagram--position = Una posición
page--embed-v1-diagram--diagrams = Diagramas

page--embed-v1-rules--rules-all-games = Reglas de todos los juegos

page--glossary--used = Se usa en { $games }.
page--glossary--see-also = Véase también { $terms }.
page--glossary--glossary = Glosario
page--glossary--terms-card-game = Las palabras del juego de cartas Casino y su familia, también las antiguas y regionales: escoba, forma, huérfana, mökki, sistan, virado y muchas más.
page--glossary--subjects = Temas
page--glossary--all-names-z = Todos los nombres de la A a la Z
page--glossary--also-called = También se llama { $names }.
page--glossary--in-books = en los libros: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } palabras del Casino y sus parientes, del Londres de 1792 a Finlandia y el sur de África de hoy. En cada tema van primero las que todos necesitan; después, las de juegos sueltos, regiones y libros antiguos.
page--glossary--search-term-language = Busca una palabra, un idioma o un juego
page--glossary--showing-terms = Se ven <span id="found">{ $count }</span> de { $count } palabras.
page--glossary--terms-single-games = Palabras de juegos sueltos, regiones y libros antiguos ({ $others })
page--glossary--rules-themselves-see = Las reglas están en <a href="{ $how_to_play }">Cómo se juega</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Busca el juego</a> con reglas ilustradas
   *[other] <a href="{ $rules }">Los { $count } juegos</a>, cada uno con reglas ilustradas
}
page--index--play-card-game = Juega al Casino (Cassino), el juego de cartas, en tu navegador: de dos a seis jugadores, a solas o por equipos, contra bots que juegan limpio, con o sin conexión. Gratis y sin cuenta.
page--index--where-left-off = Donde lo dejaste
page--index--between-two-rounds = Entre dos rondas
page--index--continue = Continuar
page--index--more-games-under = Más partidas empezadas
page--index--new-game = Partida nueva
page--index--play-todays-deal = Jugar las cartas de hoy
page--index--play-hand = Jugar esta mano
page--index--learn-ten-minutes = Aprende en diez minutos
page--index--learn-table = Aprender en la mesa
page--index--played-todays-deal = Jugaste las cartas de hoy y ganaste, { $yours } a { $theirs }.
page--index--played-todays-deal-2 = Jugaste las cartas de hoy y perdiste, { $yours } a { $theirs }.
page--index--played-todays-deal-3 = Jugaste las cartas de hoy y empataste, { $yours } a { $theirs }.
page--index--calendar-streak = Calendario y racha
page--index--play-need-javascript = Para jugar hace falta JavaScript. Las reglas y las guías se pueden leer sin él.
page--index--game-week = Partida de la semana: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Tus rivales
page--index--beginner-who-has = De quien acaba de aprender las reglas a quien piensa con muchas jugadas de antelación. <a href="{ $opponents }">Conócelos a todos</a>
page--index--games = Los juegos
page--index--learn-get-better = Aprende y mejora
page--index--play-first-cards = Juega tus primeras cartas en una mesa de verdad que explica cada error. Después resuelve problemas, practica y mira cuánto valía cada jugada tuya. O <a href="{ $how_to_play }">lee las reglas</a>.
page--index--see-lessons = Ver las lecciones
page--index--fair-bots = Juego limpio
page--index--like-they-see = Como tú, ven sus propias cartas y la mesa, y nada más. Cada reparto sale de una semilla: la misma semilla reparte a todos las mismas cartas.
page--index--how-can-check = Cómo puedes comprobarlo
page--index--put-page = Ponlo en tu página
page--index--one-line-html = Una línea de HTML pone una mesa en tu propio sitio, con los jugadores, las reglas y las cartas que elijas. Sin cuenta, sin rastreo y sin coste.
page--index--get-code = Obtener el código
page--index--lead = Con las cartas de tu mano, recoge cartas de la mesa. Dan puntos { CARD("2S") }, { CARD("TD") }, cada as, la mayoría de cartas y la mayoría de picas.
page--index--offline = Funciona sin conexión desde tu primera visita.
page--index--players-offline = De dos a seis jugadores, a solas o por equipos. Funciona sin conexión desde tu primera visita.
page--index--title = Casino, el juego de pescar cartas

page--learn-course--skip-lesson = Saltar a la lección
page--learn-course--played-table = { $about } { $steps }, jugados en la mesa.

page--learn-idea--learn = Aprender

page--learn-measured--how-often = Con qué frecuencia
page--learn-measured--95-range = Margen del 95 %
page--learn-measured--give-take = Más o menos
page--learn-measured--how-was-measured = Cómo se midió
page--learn-measured--measured = Medido el { $day }. Se midió con <code>python -m tests.bots.strategy { $table }</code>, en el código fuente de este sitio; el mismo motor da los mismos números.
page--learn-measured--points-round = Puntos por ronda
page--learn-measured--rounds = Medido el { $day } en { $count } rondas. Se midió con <code>python -m tests.bots.strategy { $table }</code>, en el código fuente de este sitio; el mismo motor da los mismos números.

page--learn-ideas--ideas = Ideas
page--learn-ideas--ideas-behind-good = Las { $ideas } ideas del buen juego en el Casino, de cobrar un as a contar los dieces, cada una con posiciones para probar.
page--learn-ideas--learn-table = Aprender en la mesa
page--learn-ideas--good-plays-have = Las buenas jugadas tienen nombre. Cuando preguntas «¿Qué harías tú?» o pides el análisis de una partida, las razones usan esos nombres y enlazan con esta página.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Jugar bien</a> reúne estas ideas en una página, y la <a href="{ $strategy }">Estrategia en números</a> muestra cuánto valen.

page--learn-mistakes--plays-cost-points = Las jugadas que te cuestan puntos vuelven aquí hasta que encuentras otras mejores.
page--learn-mistakes--review-game-shows = El análisis de una partida muestra qué jugadas te costaron puntos. Pulsa al final el botón <b>Practicar</b>, y esas posiciones vuelven aquí: al día siguiente, y luego a los tres días, a la semana y a las tres semanas, mientras encuentres a la primera la jugada mejor.
page--learn-mistakes--review-replay-every = El análisis está en la repetición de cada partida terminada. <a href="{ $progress }">Tus partidas</a> las enumera todas. Para posiciones que no son de tus partidas, prueba los <a href="{ $puzzles }">problemas</a>.

page--learn--learn = Aprender
page--learn--learn-casino-table = Aprende el Casino en la mesa: { $count } pasos cortos en { $courses } cursos. Haces tú cada jugada, y la mesa explica las que fallan.
page--learn--learn-table = Aprender en la mesa
page--learn--lessons-need-javascript = Las lecciones necesitan JavaScript. <a href="{ $how_to_play }">Cómo se juega</a> se puede leer sin él.
page--learn--more-learn = Más que aprender
page--learn--practice-asks-one = La <a href="{ $practice }">Práctica</a> te pregunta una sola cosa cada vez, en cualquier juego: encontrar todas las capturas, recoger lo más posible, decir de quién es la forma, contar las cartas que quedan.
page--learn--puzzles-show-last = Los <a href="{ $puzzles }">problemas</a> muestran las últimas cartas de una ronda, donde una jugada es mejor que todas las demás.
page--learn--good-plays-have = Las <a href="{ $ideas }">buenas jugadas</a> tienen nombre: cobrar un as, robar, no dejar escoba y otras, cada una con posiciones para probar.
page--learn--lead = Pasos cortos, de una idea cada uno. Haces tú cada jugada, y si no es la que buscamos, la mesa dice por qué.
page--learn--lead-first = Pasos cortos, de una idea cada uno. Haces tú cada jugada, y si no es la que buscamos, la mesa dice por qué. El primer curso dura diez minutos y acaba en tu primera partida.
page--learn--other = Las primeras lecciones enseñan el Casino. { $name }, el primer juego de este sitio, es de la misma familia y se distingue de él: <a href="{ $rules }">las reglas de { $name }</a>.
page--learn--strategy-numbers-shows = La <a href="{ $strategy }">Estrategia en números</a> muestra cuánto valen.

page--licences--licences = Licencias
page--licences--everything-site-sends = Todo lo que este sitio envía a tu navegador, quién lo hizo y la licencia de cada parte.
page--licences--about = Sobre este sitio
page--licences--everything-site-sends-2 = Todo lo que este sitio envía a tu navegador. Las reglas, los bots, los dibujos y el texto se hicieron para este proyecto; con ellos van otras { $parts } partes, cada una con su propia licencia.
page--licences--part = Parte
page--licences--licence = Licencia
page--licences--project = Este proyecto
page--licences--mit = MIT
page--licences--no-fonts-pictures = Ninguna letra, imagen ni sonido viene de otra parte. Si un paquete no trae copia de su licencia, el nombre de la licencia enlaza con el texto.

page--opponents--opponents = Rivales
page--opponents--meet-bots-play = Conoce a los bots contra los que juegas al Casino, de un principiante a quien piensa con muchas jugadas de antelación: cómo juega cada uno, cuánta fuerza tiene y qué ve.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Jugar contra { $name }</a>
page--opponents--one-has-style = Cada uno tiene su estilo. Los más débiles cometen errores humanos: pasan por alto sumas, olvidan cartas y se lanzan a lo que brilla.
page--opponents--ladder = La escalera
page--opponents--left-right-player = De izquierda a derecha, cada jugador gana al anterior. La altura de un escalón es la ventaja medida, en puntos por ronda, en el Casino de dos.
page--opponents--points-round-ahead = { $lead } puntos por ronda más que { $other }
page--opponents--first-step = El primer escalón
page--opponents--level-points-round = Nivel { $place } de { $ladder }. { $lead } puntos por ronda contra { $other }, con un margen de { $give }.
page--opponents--level-1-start = Nivel 1 de { $ladder }. Empieza aquí.
page--opponents--other-styles-play = Otros estilos de juego
page--opponents--these-about-strong = Estos son más o menos tan fuertes como Nia, pero cada uno busca otra cosa. Juega contra ellos para aprender a tratar con cada estilo.
page--opponents--points-round-against = { $lead } puntos por ronda contra { $other }, con un margen de { $give }.
page--opponents--what-they-can = Qué pueden ver
page--opponents--they-see-what = Ven lo que verías tú en su puesto, y nada más: <a href="{ $about }#fair">cómo puedes comprobarlo</a>. Se distinguen en cuántas sumas ven, cuánto recuerdan y hasta dónde miran.
page--opponents--how-was-measured = Cómo se midió
page--opponents--played-one-below = Cada uno jugó contra el de abajo, y cada reparto se jugó dos veces, con los puestos cambiados, para que ambos tuvieran la misma suerte. Los números son la ventaja en puntos por ronda y su margen de error del 95 %, medidos el { $date }.
page--opponents--match = Encuentro
page--opponents--against = { $better } contra { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">sin medir</span>

page--play--play = Jugar
page--play--skip-hand = Saltar a tu mano
page--play--new-version-site = Hay una versión nueva de este sitio.
page--play--use-now = Usarla ya
page--play--later = Más tarde

page--practice-drill--practice = Práctica

page--practice--practice = Práctica
page--practice--short-drills-every = Ejercicios cortos para todos los juegos de Casino: encontrar todas las capturas, recoger lo más posible, decir de quién es la forma, contar las cartas que quedan. Diez preguntas por serie, con reloj si quieres.
page--practice--one-skill-time = Una habilidad cada vez, en el juego que elijas: diez preguntas nuevas por serie, con la razón después de cada respuesta. Tus mejores series se guardan en este navegador.
page--practice--whole-positions-go = Para posiciones enteras, ve a los <a href="{ $puzzles }">problemas</a>; las <a href="{ $learn }">lecciones</a> explican cada jugada.

page--progress--games = Tus partidas
page--progress--games-casino-have = Las partidas de Casino que has terminado en este navegador: cómo fueron, por juego y por rival, todas listas para abrirlas de nuevo.
page--progress--every-game-finish = Cada partida que terminas se guarda en este navegador y en ningún otro sitio.
page--progress--loading-games = Cargando tus partidas
page--progress--page-needs-javascript = Esta página necesita JavaScript para leer lo que ha guardado tu navegador.
page--progress--games-could-not = No se han podido cargar tus partidas: falta un archivo, o tu navegador es demasiado antiguo para esta página. Siguen guardadas. <small data-reason></small>
page--progress--try-again = Probar otra vez
page--progress--keep-copy-everything = Guarda una copia de todo
page--progress--browsers-may-delete = Los navegadores pueden borrar lo que ha guardado un sitio: si falta espacio, si hace semanas que no lo visitas o si lo borras tú. Una copia es un archivo con tus partidas, tus ajustes, tus propias reglas y la partida empezada. Restáurala aquí o en otro navegador: lo que ya está allí se queda, y lo que falta se añade.
page--progress--save-copy = Guardar una copia
page--progress--restore-copy = Restaurar una copia
page--progress--copy-games = Una copia de tus partidas

page--puzzles-run--puzzles-one-after = Problemas uno tras otro: una racha hasta el primer fallo, cuantos puedas antes de que acabe el tiempo, o a tu ritmo.
page--puzzles-run--run-begins-when = La serie empieza cuando la mesa está lista, y también el reloj si lo elegiste. Cuando acabe el tiempo, aún puedes terminar el problema en que estás.
page--puzzles-run--choose-game-theme = Para elegir un juego, un tema o un nivel, vuelve a los <a href="{ $puzzles }">problemas</a>.

page--puzzles--puzzles = Problemas
page--puzzles--puzzles-last-deals = { $count } problemas con los últimos repartos de { $courses } juegos de la familia del Casino: todas las cartas están boca arriba, y una jugada es mejor que las demás.
page--puzzles--last-cards-round = Las últimas cartas de una ronda, todas boca arriba. Una jugada es mejor que las demás. { $count } posiciones, todas calculadas hasta el final.
page--puzzles--one-after-another = Uno tras otro
page--puzzles--game = Juego
page--puzzles--any = Cualquiera
page--puzzles--theme = Tema
page--puzzles--grade = Nivel
page--puzzles--easy-ones-first = Primero fáciles, luego cada vez más difíciles, hasta tu primer fallo. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Cuantos puedas antes de que acabe el tiempo; aún puedes terminar el que tengas delante. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Reloj
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Sin reloj y sin final: sigue cuanto quieras.
page--puzzles--puzzle-rating = Tu valoración de problemas
page--puzzles--first-try-puzzle = En cada problema cuenta el primer intento. Pedir una pista cuenta como fallo.
page--puzzles--how-worked-out = Cómo se calcula
page--puzzles--puzzle-graded-how = El nivel de un problema depende de cuántos de <a href="{ $opponents }#ladder">siete rivales</a>, del principiante al más fuerte, lo fallan: si solo lo falla uno, vale { $ratings }; si lo fallan todos, { $ratings_2 }. Tu valoración es un margen: el número verdadero está dentro diecinueve veces de cada veinte, y cuantos más pruebas, más se estrecha.
page--puzzles--game-easiest-first = Por juego, primero los fáciles
page--puzzles--if-building-new = Si aún no sabes formar, empieza por las <a href="{ $learn }">lecciones</a>.
page--puzzles--puzzle-day-feed = Canal del problema del día
page--puzzles--list-can-read = La lista se puede leer sin JavaScript, pero los problemas lo necesitan.

page--rules-game--rules = { $name }: las reglas
page--rules-game--complete-rules-examples = Reglas completas de { $name }, con ejemplos: cómo se reparte, se juega y se puntúa, y en qué se distingue de los demás juegos de la familia del Casino.
page--rules-game--for = Para { $number }
page--rules-game--page = En esta página
page--rules-game--how-differs = En qué se distingue de { $name }
page--rules-game--terms = Palabras
page--rules-game--house-rules = Reglas de la casa
page--rules-game--history-sources = Historia y fuentes
page--rules-game--play-this = Jugar a este juego
page--rules-game--rules-2 = Reglas

page--rules-sheet--rule-sheet-score = { $name }: hoja de reglas y de puntos
page--rules-sheet--rules-one-page = Las reglas de { $name } en una página, y una hoja para apuntar los puntos: imprímelas en papel A4 o carta.
page--rules-sheet--rules = { $name }: las reglas
page--rules-sheet--paper = { $name } en papel
page--rules-sheet--rules-fill-one = Las reglas ocupan una página. Hay una página con hoja de puntos para cada número de jugadores o bandos. Ambas caben en papel A4 y carta.

page--rules-text--how-differs = En qué se distingue de { $name }
page--rules-text--rule = Regla
page--rules-text--compare-two-side = Compara los dos, uno al lado del otro.
page--rules-text--same = Lo mismo que en { $name }
page--rules-text--terms = Palabras
page--rules-text--house-rules = Reglas de la casa
page--rules-text--can-change-these = Estas reglas las puedes cambiar. Cada enlace abre { $name } con ese único cambio. Todas las demás opciones están en Partida nueva.
page--rules-text--everything-else = Todo lo demás es como en <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Aquí: { $here }. O elige: { $others }.
page--rules-text--history-sources = Historia y fuentes
page--rules-text--in-glossary = En el glosario: { $terms }.

page--rules-compare--compare-two-games = Comparar dos juegos
page--rules-compare--any-two-games = Dos juegos cualesquiera de la familia del Casino, uno al lado del otro: jugadores, números de las cartas, formas, puntos y final de la partida, con todas las diferencias marcadas.
page--rules-compare--rules = Reglas
page--rules-compare--two-games-side = Dos juegos, uno al lado del otro
page--rules-compare--choose-two-games = Elige dos juegos para ver en qué se distinguen.
page--rules-compare--also-show-what = Mostrar también lo que es igual
page--rules-compare--another-game = Otro juego
page--rules-compare--one-game = Un juego
page--rules-compare--rule = Regla
page--rules-compare--rules-all-games = Se omiten las reglas que comparten todos los juegos. Si una regla depende del número de jugadores, se muestran todas las versiones.

page--rules--find-game = Busca un juego
page--rules--compare-any-two = <a href="{ $compare }">Compara dos juegos cualesquiera</a>, o busca una palabra en el <a href="{ $glossary }">glosario</a>.
page--rules--description = { $count } juegos de la familia del Casino, con todas sus reglas: por país, por número de jugadores, por duración y por lo que tienen de especial.
page--rules--description-some = Juegos de la familia del Casino, con todas sus reglas: por país, por número de jugadores, por duración y por lo que tienen de especial.
page--rules--lead = El Casino es una familia de { $count } juegos. Cada uno tiene reglas completas con ejemplos. Si nunca has jugado, empieza por <a href="{ $how_to_play }">Cómo se juega</a>, o por uno de estos: { $games }.
page--rules--lead-some = { $count ->
    [one] Aquí puedes jugar a uno de los juegos de la familia del Casino. Cada uno tiene reglas completas con ejemplos. Si nunca has jugado, empieza por <a href="{ $how_to_play }">Cómo se juega</a>, o por uno de estos: { $games }.
   *[other] Aquí puedes jugar a { $count } de los juegos de la familia del Casino. Cada uno tiene reglas completas con ejemplos. Si nunca has jugado, empieza por <a href="{ $how_to_play }">Cómo se juega</a>, o por uno de estos: { $games }.
}
