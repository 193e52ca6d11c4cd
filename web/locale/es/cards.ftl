# Una carta se dice con artículo («el diez de diamantes», «la jota de picas»), y en el dibujo es una imagen. Por eso, en
# las frases no va «de» ni «a» justo delante de una carta: no habría contracción («del», «al»).
card--hinted = { $card }, pista
card--last = { $card }, última jugada
card--name = { $rank } de { $suit }
    .definite = { DEFINITE($rank) } de { $suit }
    .gender = { GENDER($rank) }
card--rank--2 = dos
    .definite = el dos
    .gender = masculine
card--rank--3 = tres
    .definite = el tres
    .gender = masculine
card--rank--4 = cuatro
    .definite = el cuatro
    .gender = masculine
card--rank--5 = cinco
    .definite = el cinco
    .gender = masculine
card--rank--6 = seis
    .definite = el seis
    .gender = masculine
card--rank--7 = siete
    .definite = el siete
    .gender = masculine
card--rank--8 = ocho
    .definite = el ocho
    .gender = masculine
card--rank--9 = nueve
    .definite = el nueve
    .gender = masculine
card--rank--A = as
    .definite = el as
    .gender = masculine
card--rank--J = jota
    .definite = la jota
    .gender = feminine
card--rank--K = rey
    .definite = el rey
    .gender = masculine
card--rank--Q = reina
    .definite = la reina
    .gender = feminine
card--rank--T = diez
    .definite = el diez
    .gender = masculine
card--suit--C = tréboles
card--suit--D = diamantes
card--suit--H = corazones
card--suit--S = picas
card--top = { $whose }, encima: { $card }

cards--about = Quien abra este enlace recibe las mismas cartas desde el primer reparto, con las mismas reglas y los mismos jugadores.
cards--title = Compartir estas cartas

counter--build = { $build }
counter--cards = Cartas, de { $count }
counter--diamonds = Diamantes, de { $count }
counter--holds = { $who }, debe guardar: { $rank }
counter--in-sight = Puntos en la mesa
counter--number = { $count }
counter--points--cards = Puntos por cartas que puntúan
counter--points--casinos = Puntos por ases y Casinos
counter--side = { $who } { $count }
counter--spades = Picas, de { $count }

counters--title = Contadores

seen--after = Siguiente
seen--before = Anterior
seen--best = la mejor
seen--counted = Contando, { $who } podía conocer todas las cartas de la otra mano.
seen--equal = más o menos igual
seen--forced = No había otra opción.
seen--hands = Ver todas las manos
seen--hands--about = La semilla { $seed } repartió estas cartas antes de que nadie jugara.
seen--less = { $points } puntos menos
seen--lost = { $who } no pudo valorar estas opciones.
seen--more = { $count ->
    [one] Otra más, juzgada peor
   *[other] Otras { $count }, juzgadas peores
}
seen--not-weighed = sin considerar
seen--number = { $place } de { $decisions }
seen--otherwise = Si lo pensara de nuevo, { $who } elegiría otra cosa. En la mesa, el reloj puede acortar lo que se piensa.
seen--owed = { $who } debía guardar { $cards } para la forma de { $value }.
seen--owed--you = Debías guardar { $cards } para tu forma de { $value }.
seen--place = Reparto { $deal }, jugada { $place } de { $decisions }.
seen--played = jugada
seen--proven = Se sabía que { $who } tenía { $card }.
seen--proven--you = Se sabía que tenías { $card }.
seen--table = La mesa desde el puesto de { $who }
seen--taken = { $count ->
    [one] { $count } recogida
   *[other] { $count } recogidas
}
seen--title = Qué vieron los bots
seen--unseen = { $count ->
    [one] Una carta estaba oculta para { $who }.
   *[other] { $count } cartas estaban ocultas para { $who }.
}
seen--unweighed = { $who } no valoró estas opciones en puntos.
seen--weighed = Cuánto valía cada jugada, en puntos
seen--weighing = { $who } lo está pensando de nuevo.
seen--who = *{ $who }*:

talk--building = Formo { $of }
talk--cash = As con as
talk--casino--big-casino = Casino Grande
talk--casino--little-casino = Casino Chico
talk--last--any = Último reparto
talk--last--cards = Cartas
talk--last--last = Últimas
talk--last--sistan = Sistan
talk--last--sisten = Sisten
talk--most--cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
talk--most--diamonds = { $count ->
    [one] { $count } diamante
   *[other] { $count } diamantes
}
talk--most--spades = { $count ->
    [one] { $count } pica
   *[other] { $count } picas
}
talk--one--1 = uno
talk--one--10 = diez
talk--one--11 = once
talk--one--12 = doce
talk--one--13 = trece
talk--one--14 = catorce
talk--one--15 = quince
talk--one--16 = dieciséis
talk--one--2 = dos
talk--one--3 = tres
talk--one--4 = cuatro
talk--one--5 = cinco
talk--one--6 = seis
talk--one--7 = siete
talk--one--8 = ocho
talk--one--9 = nueve
talk--one--A = as
talk--one--J = jota
talk--one--K = rey
talk--one--Q = reina
talk--several--1 = unos
talk--several--10 = dieces
talk--several--11 = onces
talk--several--12 = doces
talk--several--13 = treces
talk--several--14 = catorces
talk--several--15 = quinces
talk--several--16 = dieciseises
talk--several--2 = doses
talk--several--3 = treses
talk--several--4 = cuatros
talk--several--5 = cincos
talk--several--6 = seises
talk--several--7 = sietes
talk--several--8 = ochos
talk--several--9 = nueves
talk--several--A = ases
talk--several--J = jotas
talk--several--K = reyes
talk--several--Q = reinas
talk--sweep-left = Escoba con { $cards }

word--building = Dice qué cartas pueden recoger la forma: «formo ocho» es un solo grupo que suma ocho; «formo ochos» son varios grupos de ocho en una sola forma.
word--building--title = Formo
word--cash = Se ha recogido un as con otro as.
word--cash--title = As con as
word--casino = El Casino Grande es el diez de diamantes, y el Casino Chico, el dos de picas. Dan puntos a quien los recoge.
word--casino--title = Los dos Casinos
word--last = Son las últimas cartas: en esta ronda no se reparte más.
word--last--title = El último reparto
word--most = Ya ha recogido más de la mitad de estas cartas, así que nadie más puede tener la mayoría.
word--most--title = Más de la mitad
word--proven = Todos saben que aquí hay una carta de este rango.
word--proven--title = Se sabe
word--sweep = Una sola carta ha recogido todo lo que había en la mesa, y eso da puntos extra.
word--sweep-left = Con una de estas cartas se puede recoger de una vez todo lo que hay en la mesa: sería { $sweep }.
word--sweep-left--title = Hay escoba posible
