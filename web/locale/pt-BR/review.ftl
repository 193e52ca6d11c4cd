idea--cash-an-ace = Faturar um ás
idea--count-the-tens = Contar as cartas de um valor
idea--group--building = Construir
idea--group--leaving = Deixar e guardar
idea--group--taking = Pegar
idea--keep-a-court = Guardar uma figura para a última captura
idea--know-what-is-enough = Saber o que basta
idea--lay-down-safely = Descartar o que poucos podem pegar
idea--leave-it-to-your-partner = Deixar para a sua dupla
idea--leave-no-sweep = Não deixar escopa
idea--leave-what-is-yours = Deixar o que só você pode pegar
idea--make-it-multiple = Construir múltipla
idea--more = Todas as ideias
idea--opens = Abre em uma nova aba
idea--positions = { $count ->
    [one] { $count } posição
   *[other] { $count } posições
}
idea--protect-by-a-build = Proteger com uma construção
idea--steal = Roubar uma construção
idea--take-what-scores = Pegar o que vale pontos
idea--try = Agora experimente na mesa.
idea--two-of-a-rank = Duas cartas iguais

if--about = Continue daqui com as mesmas cartas. Refazer repete as jogadas que foram feitas de verdade.
if--about--round = Continue daqui com as mesmas cartas, com o placar em 0. Refazer repete as jogadas que foram feitas de verdade. As rodadas seguintes têm cartas novas, para não revelar nada da sua partida.
if--apart = Um “e se” não conta, e a partida original fica como está.
if--go = Continuar daqui
if--name = E se: { $name }
if--place = Rodada { $round }, distribuição { $deal }.
if--slider = Jogada
if--title = E se

hint--about = O que Iris, o bot mais forte, faria no seu lugar. Ela só vê o que você vê. Quando você sabe onde está cada carta, quem decide é o jogo perfeito. As chances supõem que cada carta que você não vê pode estar em qualquer mão com a mesma probabilidade. Partidas com dicas ficam marcadas e não contam para o seu rating.
hint--best = Deve render mais pontos do que qualquer outra jogada.
hint--brings = Você ganha { $what }.
hint--build-risk = A chance de { $who } poder pegar a construção é de { $percent }%.
hint--build-safe = Você viu todas as cartas que poderiam pegar a construção, então { $who } não pode pegá-la.
hint--card = Dica: jogue { $card }.
hint--equal = Se, em vez disso, você { $done }, dá mais ou menos no mesmo.
hint--idea = Ideia:
hint--indifferent = Agora todas as jogadas levam ao mesmo resultado.
hint--instead = Se, em vez disso, você { $done }, deve perder pontos até o fim da rodada, principalmente aqui: { $items }.
hint--keeps = Você guarda { $card }, que na próxima vez pode pegar { $cards }.
hint--holds = Você viu todas as outras cartas, então { $who } tem { $cards }.
hint--leaves = Deixa { $cards } na mesa.
hint--leaves--many = { $count ->
    [one] Deixa { $count } carta na mesa.
   *[other] Deixa { $count } cartas na mesa.
}
hint--leaves--none = Só deixa construções na mesa.
hint--leaves--nothing = Deixa a mesa vazia.
hint--least = Com isso, a chance de { $who } poder pegar algo é de { $percent }%; nenhuma outra jogada dá uma chance menor.
hint--lit = Dica: você { $done }.
hint--more = Outras jogadas
hint--not-now = Iris pode ajudar quando é a sua vez de jogar uma carta.
hint--nothing = Iris não tem conselho aqui.
hint--off = Desligar dicas
hint--only = É a sua única jogada permitida.
hint--risk = A chance de { $who } poder pegar algo é de { $percent }%.
hint--safe = Você viu todas as cartas que poderiam pegar algo, então { $who } não pode pegar nada.
hint--sweep = A chance de { $who } poder fazer escopa é de { $percent }%.
hint--thinks = Iris está pensando …
hint--title = Suas melhores jogadas, em ordem
hint--what = O que faço com ela?
hint--why = Por quê?

mistake--again = Foi isso que você jogou então. Tente outra jogada.
mistake--due = { $count ->
    [one] { $count } para tentar de novo hoje
   *[other] { $count } para tentar de novo hoje
}
mistake--last = Suas partidas
mistake--later = { $count ->
    [one] { $count } salva; a próxima volta em { $day }.
   *[other] { $count } salvas; a próxima volta em { $day }.
}
mistake--none = Você ainda não tem jogadas salvas para praticar.
mistake--right = Assim é melhor, em uns { $points } pontos.
mistake--task = Aqui você fez uma vez uma jogada que custou uns { $points } pontos. Ache uma melhor.
mistake--title = Seus próprios erros
mistake--worse = Isso também custa uns { $points } pontos.

reason--after = Se você { $done }, { $who } pega { $taken } com { $card }.
reason--after--last = Se você { $done }, { $who } pega { $taken } com { $card } e, como pega por último, leva também o resto.
reason--after--you = Se você { $done }, tem que pegar { $taken } com { $card }.
reason--after-later = Se você { $done }, { $who } pega mais tarde { $taken } com { $card }.
reason--after-later--last = Se você { $done }, { $who } pega mais tarde { $taken } com { $card } e, como pega por último, leva também o resto.
reason--after-later--you = Se você { $done }, mais tarde tem que pegar { $taken } com { $card }.
reason--cards = { $cards }
reason--cards-go = { $count ->
    [one] { $cards } vai para { $who }
   *[other] { $cards } vão para { $who }
}
reason--cards-go--team = { $count ->
    [one] { $cards } vai para { $who }
   *[other] { $cards } vão para { $who }
}
reason--cards-go--you = { $count ->
    [one] você leva { $cards }
   *[other] você leva { $cards }
}
reason--cards-last = { $count ->
    [one] { $cards } vai para { $who }, que pega por último
   *[other] { $cards } vão para { $who }, que pega por último
}
reason--cards-last--team = { $count ->
    [one] { $cards } vai para { $who }, que pegam por último
   *[other] { $cards } vão para { $who }, que pegam por último
}
reason--cards-last--you = { $count ->
    [one] você leva { $cards }, porque pega por último
   *[other] você leva { $cards }, porque pega por último
}
reason--costs = Isso custa a você { $points }: { $items }.
reason--costs--all = Ao todo, isso custa a você { $points }, principalmente por isto: { $items }.
reason--costs-if = Se, em vez disso, você { $done }, isso custa { $points }: { $items }.
reason--costs-if--all = Se, em vez disso, você { $done }, isso custa ao todo { $points }, principalmente por isto: { $items }.
reason--early = a rodada acaba antes, então ninguém marca pontos com { $item }
reason--gain = Mais tarde, você pode pegar { $taken } com { $card }.
reason--gain--last = Mais tarde, você pode pegar { $taken } com { $card } e, como pega por último, leva também o resto.
reason--item = contando só { $item }, fica { $some } a { $others }, em vez de { $before } a { $their }
reason--item--ace_of_spades = o ás de espadas
reason--item--aces = ases
reason--item--all_aces = os quatro ases
reason--item--all_eleven = todos os pontos
reason--item--all_sevens = os quatro setes
reason--item--all_sixes = os quatro seis
reason--item--big_casino = o Cassino Grande
reason--item--cards = mais cartas
reason--item--diamonds = mais ouros
reason--item--each_spade = espadas
reason--item--fines = multas
reason--item--five_spades = cinco espadas
reason--item--honours = cartas altas
reason--item--jack_of_spades = o valete de espadas
reason--item--last_capture = a última captura
reason--item--little_casino = o Cassino Pequeno
reason--item--overspader = överspader
reason--item--seven_of_diamonds = o sete de ouros
reason--item--spades = mais espadas
reason--item--sweeps = escopas
reason--item--tabbe = tabbes
reason--item--tablanette = tablanettes
reason--item--ten_of_diamonds = o dez de ouros
reason--item--tens = outros dezes
reason--item--two_of_clubs = o dois de paus
reason--most = { $who } leva { $item } ({ $some } a { $others })
reason--most--last = { $who }, que pega por último, leva { $item } ({ $some } a { $others })
reason--most--last--team = { $who }, que pegam por último, levam { $item } ({ $some } a { $others })
reason--most--nobody = ninguém leva { $item } ({ $some } a { $others })
reason--most--team = { $who } levam { $item } ({ $some } a { $others })
reason--most--you = você só leva { $item } por { $some } a { $others }
reason--points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
reason--points--both = { $count ->
    [one] { $count } ponto (você { $own }, { $who } { $others })
   *[other] { $count } pontos (você { $own }, { $who } { $others })
}
reason--reply = { $who } então pega { $taken } com { $card }.
reason--reply--last = { $who } então pega { $taken } com { $card } e, como pega por último, leva também o resto.
reason--reply--you = Você então tem que pegar { $taken } com { $card }.
reason--later = Mais tarde, { $who } pega { $taken } com { $card }.
reason--later--last = Mais tarde, { $who } pega { $taken } com { $card } e, como pega por último, leva também o resto.
reason--later--you = Mais tarde, você tem que pegar { $taken } com { $card }.
reason--sweep = { $who } faz escopa
reason--sweep--team = { $who } fazem escopa
reason--sweep--you = você faz escopa
reason--table = a mesa toda

replay--announces = anuncia uma jogada
replay--branch--better = A jogada melhor, passo { $number } de { $of }
replay--branch--better--only = A jogada melhor
replay--branch--played = Sua jogada, passo { $number } de { $of }
replay--branch--played--only = Sua jogada
replay--branch--possible = Uma resposta possível, passo { $number } de { $of }
replay--deal = Rodada { $round }, distribuição
replay--place = Rodada { $round }, após a jogada { $number } de { $of }
replay--text = { $text }

review--about = Iris avaliou cada jogada do seu lugar, só com as cartas que você podia ver. Diferenças que podem ser acaso não contam. Onde todas as cartas eram conhecidas, a avaliação é exata. Perto do fim da partida, ela também conta ganhar a partida, como 10 pontos, e diz isso.
review--better = Melhor:
review--builds = { $count ->
    [1] uma construção
    [one] { $count } construção
   *[other] { $count } construções
}
review--cards = { $count ->
    [1] uma carta
    [one] { $count } carta
   *[other] { $count } cartas
}
review--clean = { $count ->
    [1] Uma jogada, e não se achou nada melhor.
    [one] { $count } jogada, e não se achou nada melhor.
   *[other] { $count } jogadas, e para nenhuma se achou nada melhor.
}
review--compared = A sua ({ $cost }):
review--contrast--card = A jogada melhor guarda { $card } para depois e entrega { $other } no lugar.
review--contrast--more = { $count ->
    [one] A jogada melhor já pega { $cards }.
   *[other] A jogada melhor já pega { $cards }.
}
review--contrast--play = Na maioria dos casos, você vai melhor se { $better } do que se { $worse }.
review--contrast--sweeps = Depois da sua jogada, { $who } pode fazer escopa em { $many }% das vezes. Depois da melhor, em { $few }%.
review--contrast--sweeps--none = Depois da jogada melhor, { $who } não pode fazer escopa.
review--contrast--table = Sua jogada deixa { $others }. A melhor deixa { $cards }.
review--contrast--takes = Depois da sua jogada, { $who } pode pegar algo em { $many }% das vezes. Depois da melhor, em { $few }%.
review--contrast--takes--none = A jogada melhor não deixa nada que { $who } possa pegar.
review--cost = { $count ->
    [one] De { $done } jogadas com escolha, { $count } podia ser melhor. Ela custou { $points } pontos.
   *[other] De { $done } jogadas com escolha, { $count } podiam ser melhores. Juntas, custaram { $points } pontos.
}
review--empty = a mesa vazia
review--end--ahead = { $count ->
    [one] Você acabou { $count } ponto à frente.
   *[other] Você acabou { $count } pontos à frente.
}
review--end--behind = { $count ->
    [one] Você acabou { $count } ponto atrás.
   *[other] Você acabou { $count } pontos atrás.
}
review--end--level = Você empatou.
review--costs = { $count ->
    [one] custou { $points } ponto
   *[other] custou { $points } pontos
}
review--costs--game = { $cost }, e { $points } pela própria partida
review--cut = Esta análise vai até onde deu para ler a partida.
review--expected = Como foi a partida
review--expected--about = A vantagem esperada é quanto o seu lado provavelmente estaria à frente no fim da rodada, julgando pelas cartas que você podia ver: a média de muitas divisões possíveis das cartas escondidas, cada uma jogada até o fim da distribuição. Onde todas as cartas eram conhecidas, ela é exata. No fim de uma rodada, é o placar.
review--expected--caption = Sua vantagem esperada, em pontos, antes de cada jogada sua. Aperte o gráfico para ver a mesa como estava.
review--expected--cost = Custo da sua jogada
review--expected--lead = Vantagem esperada
review--expected--end = o fim
review--expected--move = Antes da jogada
review--expected--numbers = O gráfico em números
review--expected--round = Rodada
review--expected--whose = Como foi a partida para { $who }
review--expected--words = Um gráfico da vantagem esperada, de { $first } no começo a { $last }. A seguir, as viradas e os números.
review--first-sight = Melhor à primeira vista:
review--first-sight--same = Nenhuma outra jogada parece melhor à primeira vista.
review--full = Há { $count } jogadas guardadas para praticar e não cabem mais. Resolva algumas antes.
review--idea = { $followed } de { $of }
review--ideas = Ideias por trás das melhores jogadas
review--ideas--about = Quantas vezes a sua jogada seguiu a ideia por trás da melhor, da mais fraca à mais forte.
review--ideas--about--beside = Quantas vezes a sua jogada seguiu a ideia por trás da melhor, da mais fraca à mais forte. Os adversários foram medidos em { $rounds } rodadas cada um. Quem julga é Iris, então as jogadas dela sempre a seguem.
review--ideas--beside = Ideias por trás das melhores jogadas, em comparação com os adversários
review--keep = { $count ->
    [1] Praticar a que vale outra tentativa
    [one] Praticar { $count } que vale outra tentativa
   *[other] Praticar as { $count } que valem outra tentativa
}
review--keep--about = Cada posição volta, hoje e em outros dias, até você achar uma jogada melhor.
review--kept = Estes momentos estão salvos para praticar.
review--kind--build = Construções
review--kind--capture = Capturas
review--kind--last = Última distribuição
review--kind--trail = Descartes
review--kinds = Quanto custou cada tipo de jogada
review--kinds--about = Média de pontos perdidos por jogada.
review--kinds--about--beside = Média de pontos perdidos por jogada. Os adversários foram medidos em { $rounds } rodadas cada um. Quem julga é Iris, então as jogadas dela não custam nada aqui.
review--kinds--beside = Quanto custou cada tipo de jogada, em comparação com os adversários
review--luck--against = Você cedeu { $play } pontos com jogadas que podiam ser melhores. A sorte tirou { $luck } pontos de você: as cartas que recebeu, e como os outros jogaram as deles.
review--luck--for = Você cedeu { $play } pontos com jogadas que podiam ser melhores. A sorte deu { $luck } pontos a você: as cartas que recebeu, e como os outros jogaram as deles.
review--measure = Os pontos medem quanto você está à frente dos outros: entre dois jogadores, um ponto que vai para o adversário em vez de você custa 2.
review--moments = Valem outra tentativa
review--moments--about = Cada uma abre a mesa como estava antes da jogada. Para tentar outra coisa, toque em “{ if--go }”.
review--more = { $count ->
    [one] Mais { $count } jogada
   *[other] Mais { $count } jogadas
}
review--nothing = Você não teve escolhas a fazer.
review--often--always = Quase sempre
review--often--half = Cerca de metade das vezes
review--often--mostly = Na maioria das vezes
review--often--one-in = Cerca de uma vez em { $number }
review--often--two-thirds = Cerca de duas vezes em três
review--place = Rodada { $round }, jogada { $number }
review--place--end = Rodada { $round }, no fim
review--played = Jogado:
review--points = −{ $points }
review--points--game = −{ $points } e −{ $game } pela partida
review--practise = Praticar agora
review--progress = { $done } de { $of } jogadas analisadas …
review--saved--card = A jogada melhor pega menos cartas, mas você guarda { $card } para depois.
review--saved--play = Se você { $better }, pega menos cartas agora, mas mais no fim do que se { $worse }.
review--saved--sweeps = A jogada melhor pega menos cartas, mas então { $who } só pode fazer escopa em { $few }% das vezes, em vez de { $many }%.
review--saved--sweeps--none = A jogada melhor pega menos cartas, mas então { $who } não pode fazer escopa.
review--saved--table = A jogada melhor pega menos cartas, mas deixa { $cards }, enquanto a sua deixa { $others }.
review--saved--takes = A jogada melhor pega menos cartas, mas então { $who } só pode pegar algo em { $few }% das vezes, em vez de { $many }%.
review--saved--takes--none = A jogada melhor pega menos cartas, mas não deixa nada que { $who } possa pegar.
review--turn--counted = Depois vem a contagem da rodada.
review--turn--dealt = Depois vêm novas cartas.
review--turn--play = Sua jogada custou { $play } pontos. As cartas e as jogadas dos outros: { $rest }.
review--turns = Viradas
review--title = Análise desta partida
review--unsolved = { $count ->
    [1] Uma jogada não pôde ser calculada a tempo. Esta é a avaliação até aqui:
    [one] { $count } jogada não pôde ser calculada a tempo. Esta é a avaliação até aqui:
   *[other] { $count } jogadas não puderam ser calculadas a tempo. Esta é a avaliação até aqui:
}
review--why--game = { $count ->
    [one] Isso decide a partida.
   *[other] Isso decide a partida, o que aqui conta como { $count } pontos.
}
review--why--item = { $points } pontos ({ $item })
review--why--items = Em média, sua jogada custa a você { $items }.
review--why--mainly = Você perde pontos sobretudo aqui: { $items }.
review--why--reply = { $often }, { $who } pega depois { $cards } com { GENDER($rank) ->
    [feminine] uma
   *[other] um
} { $rank }.
review--why--reply--an = { $often }, { $who } pega depois { $cards } com { GENDER($rank) ->
    [feminine] uma
   *[other] um
} { $rank }.
review--why--reply--build = { $often }, { $who } depois pega uma construção sua, aumenta-a ou junta algo a ela.
