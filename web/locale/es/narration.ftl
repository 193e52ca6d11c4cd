person--named = { $name }
person--nth = Jugador { $number }

say--a--2 = un dos
say--a--3 = un tres
say--a--4 = un cuatro
say--a--5 = un cinco
say--a--6 = un seis
say--a--7 = un siete
say--a--8 = un ocho
say--a--9 = un nueve
say--a--A = un as
say--a--J = una jota
say--a--K = un rey
say--a--Q = una reina
say--a--T = un diez
say--added = *{ $who }* añade { $groups } a { $build }.
say--added--you = *Tú* añades { $groups } a { $build }.
say--announced--any = *{ $who }* anuncia el último reparto.
say--announced--any--you = *Tú* anuncias el último reparto.
say--announced--cards = *{ $who }* dice «cartas».
say--announced--cards--you = *Tú* dices «cartas».
say--announced--last = *{ $who }* dice «últimas».
say--announced--last--you = *Tú* dices «últimas».
say--announced--sistan = *{ $who }* dice «sistan».
say--announced--sistan--you = *Tú* dices «sistan».
say--announced--sisten = *{ $who }* dice «sisten».
say--announced--sisten--you = *Tú* dices «sisten».
say--back--deal = el reparto de esta ronda
say--back--step = tu último paso
say--back--theirs = la última jugada de { $who }
say--back--with = { $count ->
    [one] { $what } y la respuesta de { $who }
   *[other] { $what } y las respuestas de { $who }
}
say--build--own = la forma de { $value }
say--build--theirs = la forma de { $value } de { $owner }
say--build--yours = tu forma de { $value }
say--built = *{ $who }* pone { $card } sobre { $cards } y forma { $value }.
say--built--multiple = *{ $who }* juega { $card } y forma { $value } en { $sets } grupos: { $groups }.
say--built--multiple--you = *Tú* juegas { $card } y formas { $value } en { $sets } grupos: { $groups }.
say--built--table = *{ $who }* junta { $groups } y forma { $value }.
say--built--table--you = *Tú* juntas { $groups } y formas { $value }.
say--built--you = *Tú* pones { $card } sobre { $cards } y formas { $value }.
say--cancelled = *{ $who }* anula el reparto, porque no se anunció como el último. Lo jugado desde entonces no vale.
say--cancelled--you = *Tú* anulas el reparto, porque no se anunció como el último. Lo jugado desde entonces no vale.
say--captured = *{ $who }* recoge { $taken } con { $card }.
say--captured--you = *Tú* recoges { $taken } con { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } opción.
   *[other] { $count } opciones.
}
say--claimed = *{ $who }* canta victoria con { $target }.
say--claimed--you = *Tú* cantas victoria con { $target }.
say--cleared = La mesa está vacía.
say--cleared-alone = *{ $who }* pone { $card } en su montón.
say--cleared-alone--you = *Tú* pones { $card } en tu montón.
say--cleared-by = { $count ->
    [one] *{ $who }* limpia la mesa con { $card }: una carta.
   *[other] *{ $who }* limpia la mesa con { $card }: { $count } cartas.
}
say--cleared-by--you = { $count ->
    [one] *Tú* limpias la mesa con { $card }: una carta.
   *[other] *Tú* limpias la mesa con { $card }: { $count } cartas.
}
say--comma = { $some }, { $other }
say--dealt = *{ $who }* reparte { $count } más a cada uno.
say--dealt--any = *{ $who }* anuncia el último reparto, { $count } a cada uno.
say--dealt--any--you = *Tú* anuncias el último reparto, { $count } a cada uno.
say--dealt--cards = *{ $who }* reparte las últimas cartas, { $count } a cada uno, y dice «cartas».
say--dealt--cards--you = *Tú* repartes las últimas cartas, { $count } a cada uno, y dices «cartas».
say--dealt--first = *{ $who }* reparte.
say--dealt--first--you = *Tú* repartes.
say--dealt--last = *{ $who }* reparte las últimas cartas, { $count } a cada uno, y dice «últimas».
say--dealt--last--you = *Tú* repartes las últimas cartas, { $count } a cada uno, y dices «últimas».
say--dealt--quietly = *{ $who }* reparte las últimas cartas, { $count } a cada uno.
say--dealt--quietly--you = *Tú* repartes las últimas cartas, { $count } a cada uno.
say--dealt--sistan = *{ $who }* reparte las últimas cartas, { $count } a cada uno, y dice «sistan».
say--dealt--sistan--you = *Tú* repartes las últimas cartas, { $count } a cada uno, y dices «sistan».
say--dealt--sisten = *{ $who }* reparte las últimas cartas, { $count } a cada uno, y dice «sisten».
say--dealt--sisten--you = *Tú* repartes las últimas cartas, { $count } a cada uno, y dices «sisten».
say--dealt--you = *Tú* repartes { $count } más a cada uno.
say--drawn--last = Era la última carta del mazo.
say--drawn--you = *Tú* sacas { $card }.
say--fined = { $count ->
    [one] Eso falta al deber de quien forma: *{ $who }* paga un punto.
   *[other] Eso falta al deber de quien forma: *{ $who }* paga { $count } puntos.
}
say--fined--you = { $count ->
    [one] Eso falta al deber de quien forma: *tú* pagas un punto.
   *[other] Eso falta al deber de quien forma: *tú* pagas { $count } puntos.
}
say--given = *{ $who }* pone { $cards } en { $pile }.
say--given--you = *Tú* pones { $cards } en { $pile }.
say--go-on = Seguir con el turno de { $who }.
say--insisted--augment = *{ $who }* lo exige: hay que añadir a la forma todo lo que encaje.
say--insisted--augment--you = *Tú* lo exiges: hay que añadir a la forma todo lo que encaje.
say--insisted--capture = *{ $who }* lo exige: esta carta debe recoger todo lo que pueda.
say--insisted--capture--you = *Tú* lo exiges: esta carta debe recoger todo lo que pueda.
say--insisted--request = *{ $who }* pide la forma.
say--insisted--request--you = *Tú* pides la forma.
say--leads = Sale *{ $who }*.
say--leads--you = Sales *tú*.
say--lifted = Pones { $card } encima de lo que recoges.
say--most--cards = *{ $who }* tiene { $count } cartas, más de la mitad.
say--most--cards--team = *{ $who }*: { $count } cartas, más de la mitad.
say--most--cards--you = *Tú* tienes { $count } cartas, más de la mitad.
say--most--diamonds = *{ $who }* tiene { $count } diamantes, más de la mitad.
say--most--diamonds--team = *{ $who }*: { $count } diamantes, más de la mitad.
say--most--diamonds--you = *Tú* tienes { $count } diamantes, más de la mitad.
say--most--spades = *{ $who }* tiene { $count } picas, más de la mitad.
say--most--spades--team = *{ $who }*: { $count } picas, más de la mitad.
say--most--spades--you = *Tú* tienes { $count } picas, más de la mitad.
say--or = { $some } o { $last }
say--owner = La forma de { $value } es de { $who }.
say--owner--you = La forma de { $value } es tuya.
say--pairs = { $count ->
    [one] *{ $who }* sale y recoge un par de la mesa: { $pairs }.
   *[other] *{ $who }* sale y recoge pares de la mesa: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Tú* sales y recoges un par de la mesa: { $pairs }.
   *[other] *Tú* sales y recoges pares de la mesa: { $pairs }.
}
say--pile--theirs = el montón de { $who }
    .genitive = del montón de { $who }
say--pile--yours = tu montón
    .genitive = de tu montón
say--plucked = *{ $who }* pellizca { $card }.
say--plucked--you = *Tú* pellizcas { $card }.
say--proposed = *{ $who }* quiere recoger con { $card }.
say--proposed--lay = *{ $who }* quiere soltar { $card }.
say--proposed--lay--you = *Tú* quieres soltar { $card }. Los demás pueden oponerse.
say--proposed--you = *Tú* quieres recoger con { $card }. Los demás pueden oponerse.
say--proven = Se sabe que *{ $who }* tiene { $rank }.
say--proven--you = Se sabe que *tú* tienes { $rank }.
say--raised = *{ $who }* pone { $cards } sobre { $build } y la sube a { $value }.
say--raised--more = *{ $who }* pone { $cards } sobre { $build } y la sube a { $value }, añadiendo { $groups }.
say--raised--more--you = *Tú* pones { $cards } sobre { $build } y la subes a { $value }, añadiendo { $groups }.
say--raised--you = *Tú* pones { $cards } sobre { $build } y la subes a { $value }.
say--redone = Rehecho: { $what }.
say--redone--lost = Lo que retiraste ya no se puede rehacer.
say--redone--none = No hay nada que rehacer.
say--replaced = { $count ->
    [one] Una carta va debajo del mazo y se cambia por otra: { $cards }.
   *[other] Algunas cartas van debajo del mazo y se cambian por otras: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] La última carta de la mesa es para *{ $who }*, que hizo la última captura.
   *[other] Las últimas { $count } cartas de la mesa son para *{ $who }*, que hizo la última captura.
}
say--residue--last_capturer--you = { $count ->
    [one] La última carta de la mesa es para *ti*: la última captura fue tuya.
   *[other] Las últimas { $count } cartas de la mesa son para *ti*: la última captura fue tuya.
}
say--residue--last_mover = { $count ->
    [one] La última carta de la mesa es para *{ $who }*, que jugó al final.
   *[other] Las últimas { $count } cartas de la mesa son para *{ $who }*, que jugó al final.
}
say--residue--last_mover--you = { $count ->
    [one] La última carta de la mesa es para *ti*: jugaste al final.
   *[other] Las últimas { $count } cartas de la mesa son para *ti*: jugaste al final.
}
say--residue--nobody = { $count ->
    [one] La última carta de la mesa no es de nadie.
   *[other] Las últimas { $count } cartas de la mesa no son de nadie.
}
say--resigned = *{ $who }* se rinde.
say--resigned--you = *Tú* te rindes.
say--restarted = La ronda empieza otra vez con las mismas cartas.
say--set-aside = Apartadas para quien recoja por última vez: { $cards }.
say--stolen = *{ $who }* roba { $card } { GENITIVE($pile) }.
say--stolen--you = *Tú* robas { $card } { GENITIVE($pile) }.
say--sum = { $parts }
say--sweep-left = *{ $who }* dice «escoba con { $cards }».
say--sweep-left--you = *Tú* dices «escoba con { $cards }».
say--sweeps-cancelled = Cada bando tiene ya una escoba, así que cada uno pierde una.
say--swept--bonus = { $count ->
    [one] Vale { $count } punto.
   *[other] Vale { $count } puntos.
}
say--swept--swing = Da { $count } puntos a quien la hace y quita { $count } a quien jugó antes.
say--trailed = *{ $who }* suelta { $card }.
say--trailed--you = *Tú* sueltas { $card }.
say--unannounced = *{ $who }* no dice nada.
say--unannounced--you = *Tú* no dices nada.
say--undone = Retirado: { $what }.
say--your-turn = Te toca.

sweep--mokki = un mökki
sweep--mokki--said = Un mökki.
sweep--tabbe = una tabbe
sweep--tabbe--said = Una tabbe.
sweep--tabla = una tabla
sweep--tabla--said = Una tabla.
sweep--tablanette = una tablanette
sweep--tablanette--said = Una tablanette.
sweep--default = una escoba
sweep--default--said = Escoba.

turn--added = añade { $groups } a la forma de { $value }
turn--added--you = añades { $groups } a la forma de { $value }
turn--announced--any = anuncia el último reparto
turn--announced--cards = «cartas»
turn--announced--last = «últimas»
turn--announced--sistan = «sistan»
turn--announced--sisten = «sisten»
turn--as-announced = juega lo anunciado
turn--as-announced--you = juegas lo anunciado
turn--built = forma { $value }: { $card } sobre { $cards }
turn--built--multiple = { $count ->
    [one] forma { $value }: { $groups }
   *[other] forma { $value } en { $count } grupos: { $groups }
}
turn--built--multiple--you = { $count ->
    [one] formas { $value }: { $groups }
   *[other] formas { $value } en { $count } grupos: { $groups }
}
turn--built--you = formas { $value }: { $card } sobre { $cards }
turn--cancelled = anula el reparto
turn--cancelled--you = anulas el reparto
turn--captured = recoge { $taken } con { $card }
turn--captured--you = recoges { $taken } con { $card }
turn--claimed = canta victoria
turn--claimed--you = cantas victoria
turn--cleared-alone = pone { $card } en su montón
turn--cleared-alone--you = pones { $card } en tu montón
turn--cleared-by = limpia la mesa con { $card }
turn--cleared-by--you = limpias la mesa con { $card }
turn--ends = termina el turno
turn--ends--you = terminas el turno
turn--fined = paga { $count }
turn--fined--you = pagas { $count }
turn--given = da { $cards }
turn--given--you = das { $cards }
turn--insisted = { $who } lo exige
turn--insisted--you = tú lo exiges
turn--insists = lo exige
turn--insists--you = lo exiges
turn--lets-stand = lo deja así
turn--lets-stand--you = lo dejas así
turn--plucked = pellizca { $card }
turn--plucked--you = pellizcas { $card }
turn--raised = sube la forma de { $old } a { $value } con { $card }
turn--raised--you = subes la forma de { $old } a { $value } con { $card }
turn--silent = no dice nada
turn--silent--you = no dices nada
turn--stolen = roba { $card }
turn--stolen--you = robas { $card }
turn--sweep-left = «escoba con { $cards }»
turn--trailed = suelta { $card }
turn--trailed--you = sueltas { $card }
