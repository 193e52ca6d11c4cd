evening--bots = Qué hacen los bots con las mismas cartas
evening--by = Tu nombre en la clasificación
evening--by--about = Lo lee cualquiera que vea la clasificación.
evening--by--missing = Escribe primero tu nombre.
evening--checking = La clasificación está lista. Comprobando las jugadas del rival: ronda { $number } de { $count }
evening--comparing = Los bots juegan las mismas cartas: ronda { $number } de { $count }
evening--csv--bot = { $name } (bot)
evening--csv--matchpoints = matchpoints
evening--csv--others = puntos del rival
evening--csv--own = puntos propios
evening--deal = Ronda { $number }
evening--deal--all = Todas las rondas
evening--deal--counts = Este es tu resultado para el grupo: solo cuenta el primero.
evening--deal--next = Siguiente: ronda { $number } de { $count }
evening--deal--not-own = Esto no vale como resultado para el grupo, porque no jugaste tú todas tus cartas. Puedes jugar la ronda otra vez.
evening--deal--resigned = Una ronda en la que te rindes no vale como resultado para el grupo. Puedes jugarla otra vez.
evening--deal--send = Ver y enviar tu resultado
evening--deal--title = { $game }, ronda { $number } de { $count }
evening--deals = Ronda por ronda
evening--delete = Borrar estas rondas y resultados
evening--delete--no = Conservarlos
evening--delete--one = Quitar el resultado de { $name }
evening--delete--sure = { $count ->
    [one] ¿Borrar de este navegador { $count } resultado y tus propias rondas de este grupo?
   *[other] ¿Borrar de este navegador { $count } resultados y tus propias rondas de este grupo?
}
evening--delete--yes = Borrarlos
evening--deleted = Borrado de este navegador.
evening--deleted--one = El resultado de { $name } se ha quitado.
evening--empty = Aún no hay nada que añadir. Pega antes los mensajes con los resultados.
evening--everybody = Todos los resultados nuevos
evening--facts = { $count ->
    [one] { $count } ronda de { $game } contra { $who }. Todos reciben las mismas cartas.
   *[other] { $count } rondas de { $game } contra { $who }. Todos reciben las mismas cartas.
}
evening--facts--house = { $count ->
    [one] { $count } ronda de { $game } con reglas de la casa, contra { $who }. Todos reciben las mismas cartas.
   *[other] { $count } rondas de { $game } con reglas de la casa, contra { $who }. Todos reciben las mismas cartas.
}
evening--failed = No se han podido comprobar los resultados. Lo que había antes sigue ahí. Recarga la página y prueba otra vez.
evening--foreign--changed = Es para rondas con otras reglas, otro rival u otro número de rondas.
evening--foreign--other = Es para otras rondas: { $count } de { $game }. Abre el enlace a esas rondas para añadirlo allí.
evening--form = Mismas cartas para un grupo…
evening--form--about = Todo el grupo juega las mismas rondas contra los mismos rivales, cada cual en su dispositivo.
evening--form--again = Hacer un enlace a otras cartas
evening--form--deals = Número de rondas
evening--form--link = Enlace para todo el grupo
evening--form--make = Hacer el enlace
evening--form--name = Nombre del grupo
evening--form--name--about = Opcional. Lo ve quien abra el enlace.
evening--form--off = Una partida normal
evening--form--open = Abrir la página
evening--form--single = Este juego no se puede jugar en rondas sueltas: { $reason }.
evening--form--then = Envía este enlace a todo el grupo, y consérvalo: abre la página donde juegas y añades los resultados.
evening--group = Mismas cartas para un grupo
evening--head--hints = Rondas con pistas
evening--head--lead = Ventaja
evening--head--matchpoints = Matchpoints
evening--head--mp = Matchpoints
evening--head--name = Nombre
evening--head--place = Puesto
evening--head--points = Puntos
evening--head--share = Porcentaje
evening--head--takebacks = Retiradas
evening--how = En cada ronda ganas 2 matchpoints por cada jugador al que le fue peor con las mismas cartas, y 1 por cada uno al que le fue igual. Una ronda sin jugar no da ninguno. El porcentaje es tu parte del máximo posible, y la ventaja, tus puntos menos los de tu rival.
evening--look = { $what }: { $own } a { $others }. Ver la repetición
evening--mean = ventaja media { $mean }
evening--no-room = No queda espacio en tu navegador, así que los resultados duran solo hasta que recargues. Guarda ya la hoja de cálculo, o borra grupos antiguos.
evening--nobody = sin jugar todavía
evening--none = Aún no hay resultados.
evening--not-kept = Tu navegador no guarda nada de este sitio, así que los resultados duran solo hasta que cierres la página. Guarda antes la hoja de cálculo.
evening--of-deal = Ronda { $number }, { $name }
evening--others = Otros grupos en este navegador
evening--others--count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
evening--own = Tus rondas
evening--own--none = Cuando hayas jugado una ronda, podrás enviar tu resultado desde aquí.
evening--own--over = Has jugado todas las rondas. Envía tu resultado a quien te invitó.
evening--own--some = { $count ->
    [one] Hasta ahora tu resultado tiene { $count } ronda. Puedes enviarlo de nuevo cuando hayas jugado más.
   *[other] Hasta ahora tu resultado tiene { $count } rondas. Puedes enviarlo de nuevo cuando hayas jugado más.
}
evening--play = Jugar la ronda { $number }
evening--play--short = Jugar
evening--ranking = Clasificación
evening--ranking--of = { $count ->
    [one] Clasificación de { $count } jugador
   *[other] Clasificación de { $count } jugadores
}
evening--read--cut = El resultado de { $by } llegó cortado o cambiado. Pídelo de nuevo, o pide un archivo en vez de un enlace.
evening--read--invitation = Esta es la invitación a las rondas, no un resultado. Cada cual envía un resultado después de jugar.
evening--read--long = Este texto es demasiado largo. Pega los resultados de unas cuantas personas cada vez.
evening--read--many = Solo se han leído los primeros { $count } resultados de este texto. Pega los demás aparte.
evening--read--none = En este texto no hay ningún resultado. Un resultado es un enlace con «evening=», «deals=» y «check=».
evening--reading = Leyendo el texto
evening--refused = { $count ->
    [one] Rechazado
   *[other] Rechazados: { $count }
}
evening--refused--count = Tiene { $count } rondas, pero hay { $deals }.
evening--refused--evening = Este sitio no tiene esas rondas: el juego, el número de rivales o sus nombres no son correctos.
evening--refused--long = La ronda { $deal } tiene más jugadas de las que caben en una ronda.
evening--refused--nothing = No tiene ninguna ronda terminada.
evening--refused--opponent = La ronda { $deal } no se jugó contra este rival: como jugada { $number }, en vez de { $play } debería estar { $decided }.
evening--refused--play = La ronda { $deal } no se pudo jugar así con estas cartas y reglas. Jugada { $number }, { $play }: { $reason }.
evening--refused--resigned = En la ronda { $deal } hubo rendición.
evening--refused--rules = Las reglas de estas rondas no existen aquí: { $reason }.
evening--refused--unfinished = La ronda { $deal } no está terminada: acaba tras la jugada { $count }.
evening--remark--deals = { $count } de { $deals } rondas
evening--remark--hints = { $count ->
    [one] pistas en { $count } ronda
   *[other] pistas en { $count } rondas
}
evening--remark--takebacks = { $count ->
    [one] { $count } jugada retirada
   *[other] { $count } jugadas retiradas
}
evening--remark--unchecked = rival sin comprobar aún
evening--remove = Quitar un resultado
evening--remove--one = Quitar
evening--replaying = Comprobando el resultado { $number } de { $count }
evening--rules = Reglas del juego
evening--send--add = Añadir a esta clasificación
evening--send--copy = Copiar resultado
evening--send--file = Guardar en un archivo
evening--send--preview = Lo que se envía
evening--send--send = Enviar resultado
evening--send--text = { $count ->
    [one] { $title }: el resultado de { $name }, { $count } ronda.
   *[other] { $title }: el resultado de { $name }, { $count } rondas.
}
evening--sent--added = Añadido a la clasificación de abajo.
evening--sent--copied = Copiado. Pégalo en un mensaje.
evening--sent--failed = Tu navegador no deja copiar a esta página. El texto está marcado: puedes copiarlo tú.
evening--sent--saved = Guardado. Envía el archivo en vez del enlace.
evening--sent--shared = Enviado.
evening--taken--full = { $count ->
    [one] { $count } resultado se ha quedado fuera, porque la clasificación está llena.
   *[other] { $count } resultados se han quedado fuera, porque la clasificación está llena.
}
evening--taken--known = { $count ->
    [one] { $count } resultado ya estaba aquí.
   *[other] { $count } resultados ya estaban aquí.
}
evening--taken--more = { $count ->
    [one] { $count } resultado anterior tiene ahora más rondas.
   *[other] { $count } resultados anteriores tienen ahora más rondas.
}
evening--taken--new = { $count ->
    [one] { $count } resultado añadido.
   *[other] { $count } resultados añadidos.
}
evening--taken--refused = { $count ->
    [one] { $count } resultado no es posible y se ha rechazado.
   *[other] { $count } resultados no son posibles y se han rechazado.
}
evening--title = { $count ->
    [one] { $count } ronda de { $game }
   *[other] { $count } rondas de { $game }
}
evening--unnamed = alguien sin nombre
evening--wrong = Este enlace a las rondas no está del todo bien. Copia el enlace entero y prueba otra vez.
