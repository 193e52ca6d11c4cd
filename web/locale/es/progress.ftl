progress--achievement--aces = los cuatro ases en una ronda
progress--achievement--aces--about = Todos los ases cuentan, y un as en la mesa encaja en muchas sumas. Recógelo en cuanto puedas, aunque sea con pocas cartas más.
progress--achievement--cards = más de media baraja
progress--achievement--cards--about = Con más de media baraja, nadie puede quitarte la mayoría de cartas. Desde ahí importan menos las capturas grandes, y más las cartas que puntúan de otro modo.
progress--achievement--casinos = el Casino Grande y el Chico en una ronda
progress--achievement--casinos--about = Pocas cartas valen tanto como el diez de diamantes y el dos de picas. No sueltes ninguna de las dos mientras alguien más pueda recogerla.
progress--achievement--groups = tres grupos con una carta
progress--achievement--groups--about = Una carta recoge todo lo que suma su número. Busca todas las sumas antes de jugar.
progress--achievement--kept = una forma a salvo de dos rivales
progress--achievement--kept--about = Cuantos más rivales juegan antes de tu próximo turno, mayor es el riesgo. Vale la pena si casi todas las cartas del número de la forma ya han salido o son tuyas.
progress--achievement--last_sweep = una escoba con la última carta de un reparto
progress--achievement--last_sweep--about = Guarda la carta justa para el final del reparto: antes de jugar las otras, piensa qué puede haber en la mesa cuando solo quede una.
progress--achievement--multiple = una forma múltiple
progress--achievement--multiple--about = Una forma múltiple tiene dos o más grupos del mismo número. Nadie puede subirla: solo te la quita una carta de ese número.
progress--achievement--residue = la última captura con cuatro o más cartas restantes
progress--achievement--residue--about = Las cartas que quedan al final son de quien recogió por última vez. En el último reparto, guarda una carta que recoja algo seguro.
progress--achievement--shutout = todos los puntos de una ronda
progress--achievement--shutout--about = Hacen falta buenas cartas y no perder de vista nada de lo que puntúa, hasta el último reparto.
progress--achievement--spades = diez picas en una ronda
progress--achievement--spades--about = Con siete picas, nadie más puede tener tantas. Hasta entonces, si dos capturas valen lo mismo, elige la que lleva picas.
progress--achievement--stolen = una forma robada
progress--achievement--stolen--about = Una forma es de quien llega antes. Solo está a salvo de quien no tiene cartas de su número: cuenta cuántas se han jugado.
progress--achievement--sweep = una escoba
progress--achievement--sweep--about = Una escoba recoge todo lo que hay en la mesa. Quien juega después no encuentra nada que recoger ni con que formar, así que lo que suelta suele ser tuyo también.
progress--added--bad = { $count ->
    [one] Una entrada no es una partida terminada y se ha omitido.
   *[other] { $count } entradas no son partidas terminadas y se han omitido.
}
progress--added--full = { $count ->
    [one] Se ha omitido una partida: no queda espacio en tu navegador.
   *[other] Se han omitido { $count } partidas: no queda espacio en tu navegador.
}
progress--added--known = { $count ->
    [one] Una partida ya estaba aquí.
   *[other] { $count } partidas ya estaban aquí.
}
progress--added--more = También se han añadido otras cosas: ajustes, tus propias reglas o una partida empezada.
progress--added--new = { $count ->
    [one] Una partida añadida.
   *[other] { $count } partidas añadidas.
}
progress--added--nothing = En esta copia no hay nada nuevo.
progress--adding = Restaurando la copia: { $done } de { $many } partidas
progress--against = contra { $who }
progress--all = Todas las partidas
progress--alone = { $count }, cada cual por su cuenta
progress--back = Partida recuperada.
progress--begun = Ya estaba empezada cuando la abriste.
progress--by--opponent = Por rival
progress--by--person = Jugadas entre personas
progress--by--seats = Por número de jugadores
progress--by--variant = Por juego
progress--chart--margin = Puntos de ventaja o desventaja, partida a partida
progress--chart--margin--told = Puntos de ventaja o desventaja en las últimas { $count } partidas, de { $worst } a { $best }.
progress--chart--share = Partidas ganadas de las últimas { $count }
progress--chart--share--told = Ganaste el { $number } % de las últimas { $count } partidas.
progress--column--built = Tus formas
progress--column--captures = Capturas por ronda
progress--column--games = Partidas
progress--column--kept = Formas mantenidas
progress--column--lost = Formas perdidas
progress--column--margin = Ventaja media
progress--column--opponent = Rival
progress--column--person = Jugador
progress--column--rounds = Rondas
progress--column--seats = Jugadores
progress--column--stolen = Formas robadas
progress--column--sweeps = Escobas por ronda
progress--column--variant = Juego
progress--column--won = Ganadas
progress--copied = Todo está en el archivo que acaba de guardar tu navegador.
progress--copied--part = Ahora mismo tu navegador no puede leer su base de datos, así que en el archivo que acaba de guardar faltan tus partidas más antiguas. Reinicia el navegador y vuelve a guardar una copia.
progress--copy--all = Contiene todas tus partidas.
progress--copy--last = Guardaste la última copia el { $day }.
progress--copy--never = { $count ->
    [one] Aún no has guardado una copia de tu partida.
   *[other] Aún no has guardado una copia de tus { $count } partidas.
}
progress--copy--remind = A veces los navegadores borran lo que un sitio ha guardado.
progress--copy--save = Guardar una copia
progress--copy--since = { $count ->
    [one] No contiene una partida terminada desde entonces.
   *[other] No contiene { $count } partidas terminadas desde entonces.
}
progress--copying = Escribiendo la copia: { $done } de { $many } partidas
progress--deal = Jugar estas cartas otra vez
progress--delete = Borrar
progress--deleted = Partida borrada.
progress--daily = Cartas del día
progress--did = Capturas: { $captures }. Escobas: { $sweeps }. Tus formas: { $built }, de ellas { $kept } mantenidas y { $lost } perdidas. Formas robadas a otros: { $stolen }.
progress--file = Guardar en un archivo
progress--first-times = Primeras veces
progress--first-times--left = { $count ->
    [one] Queda { $count } por venir
   *[other] Quedan { $count } por venir
}
progress--first-times--none = Lo que haces por primera vez aparece aquí, con un consejo.
progress--full = No queda espacio en tu navegador, así que la partida no se puede recuperar.
progress--games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
progress--head--best = Racha ganadora más larga
progress--head--games = Partidas
progress--head--rounds = Rondas
progress--head--row = Racha actual
progress--head--won = Ganadas
progress--if = ¿Y si…?
progress--joined = A medias
progress--lost = Perdida
progress--maker = Ponerla en una página
progress--mark--again = cartas ya jugadas antes
progress--mark--hinted = con pistas
progress--mark--resigned = con rendición
progress--mark--rules = con reglas de la casa
progress--mark--skipped = jugada en parte por ti
progress--mark--takebacks = con jugadas retiradas
progress--more = { $count ->
    [one] Ver una más
   *[other] Ver más (quedan { $count })
}
progress--moves = Las jugadas
progress--none = Aún no hay partidas terminadas. Cada partida que terminas se guarda aquí, en este navegador.
progress--not-own = No cuenta para tus resultados.
progress--open = Repetición
progress--percent = { $number } %
progress--person = Jugador { $number }
progress--play = Jugar una partida
progress--puzzles = Problemas
progress--puzzles--least = Tendrás una valoración de problemas cuando hayas probado 20.
progress--puzzles--none = { $count ->
    [one] Tendrás una valoración de problemas cuando hayas probado 20; hasta ahora has probado uno.
   *[other] Tendrás una valoración de problemas cuando hayas probado 20; hasta ahora has probado { $count }.
}
progress--puzzles--rating = Tu valoración de problemas está entre { $low } y { $high }, según tus últimos { $count } primeros intentos.
progress--rating = Dónde estás
progress--rating--about = Estos márgenes aciertan al menos nueve veces de cada diez; la banda del gráfico muestra la incertidumbre. Cada tipo de juego se valora por separado, contra rivales cuya fuerza en él se ha medido. Un equipo cuenta como la media de sus jugadores. Una partida no cuenta si retiraste una jugada, pediste una pista, saltaste al final de una ronda, te rendiste, ya habías jugado sus cartas o entraste a medias. Las partidas recientes cuentan más.
progress--rating--above = Por encima de { $below }.
progress--rating--below = Por debajo de { $above }.
progress--rating--between = Entre { $below } y { $above }.
progress--rating--from = Según { $games }, { $rounds }.
progress--rating--how = Cómo se calcula
progress--rating--none = Para ver tu fuerza, termina una partida en que se haya medido la fuerza de los rivales, como el Casino de dos.
progress--rating--none--again = Tu última partida no cuenta aquí, porque ya habías jugado sus cartas. Para ver tu fuerza, termina una con cartas nuevas.
progress--rating--none--hinted = Tu última partida no cuenta aquí, porque pediste una pista. Para ver tu fuerza, termina una sin pistas.
progress--rating--none--resigned = Tu última partida no cuenta aquí, porque te rendiste. Para ver tu fuerza, juega una hasta el final.
progress--rating--none--skipped = Tu última partida no cuenta aquí, porque algunas de tus cartas se jugaron por ti. Para ver tu fuerza, termina una por tu cuenta.
progress--rating--none--takebacks = Tu última partida no cuenta aquí, porque retiraste una jugada. Para ver tu fuerza, termina una sin retirar nada.
progress--rating--top = Por encima de { $below }, el rival más fuerte de aquí.
progress--rating--unknown = Aún hay pocas rondas para saberlo.
progress--rating--unmeasured = En estos juegos no se ha medido la fuerza de los rivales, así que no se valoran:
progress--reading = Leyendo tus partidas: { $done } de { $many }
progress--refused = Tu navegador no guarda nada de este sitio, así que aquí no se pueden guardar partidas.
progress--room = { $count ->
    [one] Aquí cabe más o menos una partida más.
   *[other] Aquí caben unas { $count } partidas más.
}
progress--room--little = { $count ->
    [one] Aquí cabe más o menos una partida más. Guarda una copia y borra después algunas.
   *[other] Aquí caben unas { $count } partidas más. Guarda una copia antes de que se llene y borra después algunas.
}
progress--room--much = Aquí caben más de 10 000 partidas más.
progress--round = Ronda { $number }
progress--rounds = { $count ->
    [one] { $count } ronda
   *[other] { $count } rondas
}
progress--row--lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
}
progress--row--won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
}
progress--running = Partidas empezadas
progress--running--continue = Continuar
progress--running--discard = Descartar
progress--running--game = Una partida empezada
progress--running--last = Jugada por última vez el { $day }
progress--running--unreadable = Una partida que no se puede leer. No se ha perdido nada: puedes guardarla en un archivo.
progress--skipped = Saltada
progress--skipped--about = Algunas de tus cartas se jugaron por ti.
progress--slim = No quedó espacio para guardar las jugadas de esta partida. Aún puedes jugar sus cartas otra vez.
progress--teams = { $table } por equipos
progress--together = Juntos
progress--total = Total
progress--undo = Deshacer
progress--unreachable = Ahora mismo tu navegador no puede leer su base de datos, así que tus partidas más antiguas no salen en la lista. Siguen guardadas. Recarga esta página o reinicia el navegador.
progress--unreadable = Parte de lo guardado aquí no se puede leer. Se ha dejado como está, y puedes guardarlo en un archivo.
progress--unreadable--back = Los datos ilegibles vuelven a estar aquí.
progress--unreadable--discard = Descartar los datos ilegibles
progress--unreadable--file = Guardar los datos ilegibles en un archivo
progress--unreadable--gone = Los datos ilegibles se han descartado.
progress--watched = Vista
progress--winners = Victoria de { $who }.
progress--won = Ganada
progress--wrong--broken = Esta copia está dañada: falta parte del archivo o se ha cambiado. Tus partidas de aquí siguen igual.
progress--wrong--kind = Este archivo no es una copia de tus partidas. Elige uno hecho con «Guardar una copia». No ha cambiado nada.
progress--wrong--large = Este archivo ocupa { $size } MB, demasiado para una copia de tus partidas ({ $most } MB como mucho). No ha cambiado nada.
progress--wrong--newer = Esta copia se hizo con una versión más nueva de este sitio. Recarga esta página y prueba otra vez. No ha cambiado nada.
progress--you = Tú
