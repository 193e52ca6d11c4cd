diagrams--lesson = Cómo se juega

drill--again = Otra serie
drill--begin = Empezar
drill--best = Mejor serie: { $right } de { $of }
drill--best--timed = en { $seconds } segundos
drill--build = la forma de { $value }
drill--builds = formar { $value } con { $card } sobre
drill--check = Comprobar
drill--clock = Con reloj
drill--every = Encuentra todas las capturas
drill--every--about = Tienes una carta y una mesa. Elige todo lo que la carta puede recoger, de un modo u otro.
drill--every--ask = ¿Qué cartas y formas puede recoger { $card }, de un modo u otro? Elígelas todas.
drill--every--why = Puede recoger:
drill--failed = No se han podido hacer preguntas, porque parte de la página no se ha cargado. Recárgala para probar otra vez.
drill--game = Juego
drill--hand = Tienes
drill--left = Cuenta las que quedan
drill--left--about = Mira las cartas que has visto en una ronda y di de memoria cuántas de un rango te quedan por ver.
drill--left--ask = ¿Cuántos { $rank } te quedan por ver?
drill--left--none = De los { $of } no has visto ninguno.
drill--left--why = { $count ->
    [one] De los { $of } has visto uno:
   *[other] De los { $of } has visto { $count }:
}
drill--may = ¿Qué puedo hacer aquí?
drill--may--about = Cuatro jugadas, y solo algunas están permitidas. Elige esas.
drill--may--ask = ¿Cuáles de estas jugadas están permitidas?
drill--missed = Te faltaron: { $cards }.
drill--most = Recoge lo más posible
drill--most--about = Hay varias capturas posibles. Elige la que recoge más cartas.
drill--most--ask = Recoge cuantas cartas puedas con { $card }.
drill--most--why = { $count ->
    [one] El máximo es { $count } carta:
   *[other] El máximo son { $count } cartas:
}
drill--next = Siguiente
drill--number = Pregunta { $number } de { $of }
drill--others = Otros ejercicios
drill--rank--2 = doses
drill--rank--3 = treses
drill--rank--4 = cuatros
drill--rank--5 = cincos
drill--rank--6 = seises
drill--rank--7 = sietes
drill--rank--8 = ochos
drill--rank--9 = nueves
drill--rank--A = ases
drill--rank--T = dieces
drill--result = { $right } de { $of } bien
drill--result--best = Tu mejor serie hasta ahora.
drill--result--timed = en { $seconds } segundos.
drill--right = Bien.
drill--scripts = Los ejercicios necesitan JavaScript, que aquí está desactivado.
drill--seconds = { $seconds } s
drill--seen = Ocultar las cartas y preguntar
drill--table = En la mesa
drill--takes = recoger con { $card }:
drill--waiting = Preparando una pregunta…
drill--whose = ¿De quién es la forma?
drill--whose--about = Varios jugadores trabajan en una forma. Di de quién es al final.
drill--whose--ask = ¿De quién es ahora la forma de { $value }?
drill--whose--why--kept = Añadir a una forma no cambia de quién es; solo hacerla o darle otro número. Es de { $who }.
drill--whose--why--last = Una forma es de quien la formó, subió o amplió por última vez. Es de { $who }.
drill--wrong = No del todo. Las respuestas buenas están marcadas.
drill--wrong--cards = Incorrecto: { $cards }.

example--about = Los ejemplos de las reglas de { $game }, para jugarlos tú.
example--course = Ejemplos: { $game }
example--last = Volver a las reglas
example--refused = { $title } Pruébalo para ver por qué, y luego juega otra cosa.
example--table = { $title } Busca la jugada, solo con las cartas de la mesa.
example--try = Jugar estos ejemplos en la mesa
example--with = { $title } Busca la jugada con { $card }.

learn--all = Todo hecho
learn--done = { $done } de { $of } pasos hechos
learn--more = Más lecciones
learn--no-step = Aquí no hay ningún paso «{ $step }». Este es el primero que aún no has hecho.
learn--steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}

lesson--build--capture = Permitido, pero lo que formas puede llevárselo otro, y aquí puedes recoger ya.
lesson--build--trail = Permitido, pero aquí es mejor soltar una carta.
lesson--capture--build = Permitido, pero aquí puedes formar primero y recoger más en el próximo turno.
lesson--capture--trail = Permitido, pero aquí es mejor soltar una carta.
lesson--less = { $count ->
    [one] Permitido, pero así recoges solo { $count } carta, y puedes recoger { $of }.
   *[other] Permitido, pero así recoges solo { $count } cartas, y puedes recoger { $of }.
}
lesson--other = Permitido, pero no es la jugada que buscamos. Lee otra vez la tarea.
lesson--points = { $count ->
    [one] Permitido, pero eso da solo { $count } punto, y puedes ganar { $of }.
   *[other] Permitido, pero eso da solo { $count } puntos, y puedes ganar { $of }.
}
lesson--series = Tareas resueltas: { $solved } de { $of }; a la primera, { $first }.
lesson--then = Quien tenga { $card } podría entonces recoger { $cards }.
lesson--trail--build = Permitido, pero las cartas sueltas se recogen de una en una. Aquí puedes formar, y una forma la recoge un solo rango.
lesson--trail--capture = Permitido, pero aquí puedes recoger algo, y una carta que se suelta no recoge nada.
lesson--trail--raise = Permitido, pero aquí puedes subir una forma para que sea tuya.

puzzle--about = Tema: { $themes }.
puzzle--all = Todos resueltos
puzzle--daily = Problema del día
puzzle--daily--done = El de hoy está resuelto.
puzzle--daily--rules = Reglas de { $game }
puzzle--found = Bien.
puzzle--grade = { $count ->
    [0] No lo falla ninguno de los 7 bots.
    [one] Lo falla uno de los 7 bots.
   *[other] Lo fallan { $count } de los 7 bots.
}
puzzle--grade--easy = Fácil
puzzle--grade--hard = Difícil
puzzle--grade--medium = Medio
puzzle--many = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzle--more = Más problemas
puzzle--lead = Cuenta lo que acabas por delante: un punto que se lleva tu rival en vez de ti te cuesta 2.
puzzle--right = { $count ->
    [one] Con cualquier otra jugada sales perdiendo al menos un punto, si Nia juega bien.
   *[other] Con cualquier otra jugada sales perdiendo al menos { $count } puntos, si Nia juega bien.
}
puzzle--rest = El resto es para { $who }.
puzzle--rest--you = El resto es para ti.
puzzle--run = Serie de problemas
puzzle--run--again = Empezar otra vez
puzzle--run--best = Tu récord con cualquier juego, tema y nivel: { $count }.
puzzle--run--end = Parar aquí
puzzle--run--free = A tu ritmo
puzzle--run--hide = Ocultar el reloj
puzzle--run--left = quedan { $time }
puzzle--run--missed = Prueba estos otra vez:
puzzle--run--none = No hay ningún problema así. Elige otro juego, tema o nivel.
puzzle--run--place = Problema { $number }, { $score }
puzzle--run--result = { $count ->
    [one] Resolviste uno de { $of } a la primera.
   *[other] Resolviste { $count } de { $of } a la primera.
}
puzzle--run--result--streak = { $count ->
    [one] Resolviste un problema.
   *[other] Resolviste { $count } seguidos.
}
puzzle--run--resumed = Tu serie sigue donde la dejaste; para empezar otra vez, elige primero «{ $end }».
puzzle--run--score = { $count ->
    [one] { $count } resuelto hasta ahora
   *[other] { $count } resueltos hasta ahora
}
puzzle--run--show = Ver el reloj
puzzle--run--streak = Racha
puzzle--run--streak--score = { $count ->
    [one] uno hasta ahora
   *[other] { $count } seguidos hasta ahora
}
puzzle--run--time-up = Se acabó el tiempo, pero aún puedes terminar este problema.
puzzle--run--timed = Contra el reloj
puzzle--run--try = { $game }, problema { $number }
puzzle--shown = Esta es la mejor jugada.
puzzle--solved = { $done } de { $of } resueltos
puzzle--streak = { $days ->
    [one] { $days } día.
   *[other] { $days } días seguidos.
}
puzzle--task = Son las últimas cartas de la ronda. Las de Nia están boca arriba, y no se reparte más. ¿Cuál es tu mejor jugada?
puzzle--theme--build = formar
puzzle--theme--less = recoger menos de lo posible
puzzle--theme--raise = subir o ampliar una forma
puzzle--theme--steal = robar una forma
puzzle--theme--sweep = hacer escoba
puzzle--theme--take = recoger
puzzle--theme--trail = soltar
puzzle--theme--wait = no recoger aún
puzzle--task--brief = ¿Cuál es tu mejor jugada?
puzzle--worse = { $count ->
    [one] Con eso sales perdiendo al menos un punto respecto a la mejor jugada.
   *[other] Con eso sales perdiendo al menos { $count } puntos respecto a la mejor jugada.
}
puzzle--wrong = No es la mejor jugada.
