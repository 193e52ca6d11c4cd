count--ace-of-spades = { $cards } 1 ponto
count--aces = { $count ->
    [one] { $cards } ás, 1
   *[other] { $cards } ases, 1 cada
}
count--all-aces = { $count ->
    [one] Os quatro ases, { $count } ponto
   *[other] Os quatro ases, { $count } pontos
}
count--all-eleven = Todos os pontos da rodada, { $count } a mais
count--all-sevens = { $count ->
    [one] Os quatro setes, { $count } ponto
   *[other] Os quatro setes, { $count } pontos
}
count--all-sixes = { $count ->
    [one] Os quatro seis, { $count } ponto
   *[other] Os quatro seis, { $count } pontos
}
count--big-casino = { $count ->
    [one] { $cards } Cassino Grande, { $points }
   *[other] { $cards } Cassino Grande, { $points } cada
}
count--cards = { $count ->
    [one] Mais cartas, { $count } ponto
   *[other] Mais cartas, { $count } pontos
}
count--diamonds = { $count ->
    [one] Mais ouros, { $count } ponto
   *[other] Mais ouros, { $count } pontos
}
count--each-spade = Cada espada, { $count }
count--each-spade--other = Cada espada, fora { $card }, { $count }
count--fines--more = Cada multa, { $count } a menos no próprio placar
count--fines--two = Cada multa, { $count } para o outro lado
count--five-of-spades = Uma escopa com { $card }, { $count }
count--five-spades = { $count ->
    [one] Cinco espadas ou mais, { $count } ponto
   *[other] Cinco espadas ou mais, { $count } pontos
}
count--goal--round = Uma só rodada decide a partida.
count--goal--rounds = Ganha o lado com mais pontos depois de { $rounds } rodadas.
count--goal--rounds--lowest = Os pontos contam contra você: ganha o lado com menos pontos depois de { $rounds } rodadas.
count--goal--target = A partida vai até { $target }.
count--goal--target--lowest = A partida vai até { $target }, e os pontos contam contra você: ganha o lado com menos.
count--has = { $who } tem { $count }
count--has--team = { $who } têm { $count }
count--has--you = você tem { $count }
count--honours = { $ranks }: { $count } cada
count--in-build = { LOCATIVE($build) }
count--in-hand = na sua mão
count--in-hand-of = na mão de { $who }
count--jack-of-spades = { $cards } 1 ponto
count--last-capture = { $count ->
    [one] A última captura, { $count } ponto
   *[other] A última captura, { $count } pontos
}
count--leads = { $who } lidera por { $some } a { $others }
count--leads--team = { $who } lideram por { $some } a { $others }
count--leads--you = você lidera por { $some } a { $others }
count--little-casino = { $count ->
    [one] { $cards } Cassino Pequeno, { $points }
   *[other] { $cards } Cassino Pequeno, { $points } cada
}
count--most--cards = mais cartas
count--most--spades = mais espadas
count--needs = { $who } tem { $total } e só pode ganhar com { $items }; nada mais vale pontos.
count--needs--team = { $who } têm { $total } e só podem ganhar com { $items }; nada mais vale pontos.
count--needs--you = Você tem { $total } e só pode ganhar com { $items }; nada mais vale pontos.
count--nobody = ninguém ainda
count--on-table = na mesa
count--overspader = Cada espada além de seis, { $count }
count--seven-of-diamonds = { $cards } 1 ponto
count--so-far = { $who } até agora
count--so-far--team = { $who } até agora
count--so-far--you = você até agora
count--spades = { $count ->
    [one] Mais espadas, { $count } ponto
   *[other] Mais espadas, { $count } pontos
}
count--sweeps = Cada escopa, { $count }
count--tabbe = Cada tabbe, { $count } para você e { $count } a menos para quem joga antes de você
count--tablanette--double = Cada tablanette: o dobro dos números de todas as suas cartas; com um valete, nada
count--tablanette--jack-sum = Cada tablanette com um valete: os números de todas as suas cartas
count--tablanette--non-jack-sum = Cada tablanette: os números de todas as suas cartas; com um valete, nada
count--taken = na pilha de { $who }
count--taken--ours--team = na nossa pilha
count--taken--ours--you = na sua pilha
count--taken--team = na pilha deles
count--ten-of-diamonds = { $cards } dez de ouros, { $points }
count--tens = { $count ->
    [one] { $cards } dez, { $points }
   *[other] { $cards } dezes, { $points } cada
}
count--two-of-clubs = { $cards } dois de paus, { $points }
count--unseen = ainda não vista
count--when = Os pontos são contados no fim da rodada.

decided--always = { $who } liderou da primeira à última rodada.
decided--always--team = { $who } lideraram da primeira à última rodada.
decided--always--you = Você liderou da primeira à última rodada.
decided--blows = A rodada acabou antes, porque { $who } tinha sofrido { $what }.
decided--blows--fines = { $count ->
    [1] uma multa
    [one] { $count } multa
   *[other] { $count } multas
}
decided--blows--sweeps = { $count ->
    [1] uma escopa dos outros
    [one] { $count } escopa dos outros
   *[other] { $count } escopas dos outros
}
decided--blows--you = A rodada acabou antes, porque você tinha sofrido { $what }.
decided--card = Tudo dependeu de uma coisa: { $item }. Com { $item }, { $then }.
decided--cleared = { $who } limpou a mesa, e isso encerrou a rodada.
decided--cleared--team = { $who } limparam a mesa, e isso encerrou a rodada.
decided--cleared--you = Você limpou a mesa, e isso encerrou a rodada.
decided--enough = { $who } já tinha { $count } cartas na pilha, e isso encerrou a rodada.
decided--enough--team = { $who } já tinham { $count } cartas na pilha, e isso encerrou a rodada.
decided--enough--you = Você já tinha { $count } cartas na pilha, e isso encerrou a rodada.
decided--game = { $who } teria vencido
decided--game--team = { $who } teriam vencido
decided--game--you = você teria vencido
decided--late = { $who } só passou à frente na última rodada.
decided--late--team = { $who } só passaram à frente na última rodada.
decided--late--you = Você só passou à frente na última rodada.
decided--led = { $who } liderou a partir da rodada { $round }.
decided--led--team = { $who } lideraram a partir da rodada { $round }.
decided--led--you = Você liderou a partir da rodada { $round }.
decided--majority = Tudo dependeu de uma coisa: { $item }, { $some } a { $others }. Com { $item }, { $then }.
decided--round = { $who } teria vencido a rodada
decided--round--team = { $who } teriam vencido a rodada
decided--round--you = você teria vencido a rodada

score--ace_of_spades = Ás de espadas
score--aces = Ases
score--all_aces = Os quatro ases
score--all_eleven = Todos os pontos
score--all_sevens = Os quatro setes
score--all_sixes = Os quatro seis
score--big_casino = Cassino Grande
score--broken-off = A rodada acabou antes, então só contam escopas e multas.
score--by--all_eleven = { $who } fez todos os pontos da rodada.
score--by--all_eleven--team = { $who } fizeram todos os pontos da rodada.
score--by--all_eleven--you = Você fez todos os pontos da rodada.
score--by--as_made = { $who } chegou a { $target } com pontos que contam na hora.
score--by--as_made--team = { $who } chegaram a { $target } com pontos que contam na hora.
score--by--as_made--you = Você chegou a { $target } com pontos que contam na hora.
score--by--big_casino = Os pontos estão empatados, e { $who } tem o Cassino Grande.
score--by--big_casino--team = Os pontos estão empatados, e { $who } têm o Cassino Grande.
score--by--big_casino--you = Os pontos estão empatados, e você tem o Cassino Grande.
score--by--claim = { $who } declarou vitória com { $target }, e tinha mesmo.
score--by--claim--team = { $who } declararam vitória com { $target }, e tinham mesmo.
score--by--claim--you = Você declarou vitória com { $target }, e tinha mesmo.
score--by--clearer = { $who } limpou a mesa, e isso desempata.
score--by--clearer--team = { $who } limparam a mesa, e isso desempata.
score--by--clearer--you = Você limpou a mesa, e isso desempata.
score--by--countout = { $who } chegou antes na contagem.
score--by--countout--team = { $who } chegaram antes na contagem.
score--by--countout--you = Você chegou antes na contagem.
score--by--draw = Os lados pegaram o mesmo número de cartas, e nenhum limpou a mesa.
score--by--endgame = { $who } pegou a única coisa que decide uma partida tão perto da meta.
score--by--endgame--team = { $who } pegaram a única coisa que decide uma partida tão perto da meta.
score--by--endgame--you = Você pegou a única coisa que decide uma partida tão perto da meta.
score--by--false_claim = O outro lado declarou vitória sem ter { $target }, então { $who } ganha.
score--by--false_claim--team = O outro lado declarou vitória sem ter { $target }, então { $who } ganham.
score--by--false_claim--you = O outro lado declarou vitória sem ter { $target }, então você ganha.
score--by--resigned = { $who } desistiu da partida.
score--by--resigned--team = { $who } desistiram da partida.
score--by--resigned--you = Você desistiu da partida.
score--by--rounds = { $who } tem mais pontos depois da última rodada.
score--by--rounds--fewest = { $who } tem menos pontos depois da última rodada.
score--by--rounds--fewest--team = { $who } têm menos pontos depois da última rodada.
score--by--rounds--fewest--you = Você tem menos pontos depois da última rodada.
score--by--rounds--team = { $who } têm mais pontos depois da última rodada.
score--by--rounds--you = Você tem mais pontos depois da última rodada.
score--by--shared = Há empate depois da última rodada.
score--by--target = { $who } chegou a { $target }.
score--by--target--ahead = Mais de um lado chegou a { $target }, e { $who } tem mais pontos.
score--by--target--ahead--team = Mais de um lado chegou a { $target }, e { $who } têm mais pontos.
score--by--target--ahead--you = Mais de um lado chegou a { $target }, e você tem mais pontos.
score--by--target--fewest = O placar chegou a { $target }, e { $who } tem menos pontos.
score--by--target--fewest--team = O placar chegou a { $target }, e { $who } têm menos pontos.
score--by--target--fewest--you = O placar chegou a { $target }, e você tem menos pontos.
score--by--target--team = { $who } chegaram a { $target }.
score--by--target--you = Você chegou a { $target }.
score--by--tiebreak = { $who } venceu o desempate pelas cartas pegas na última rodada.
score--by--tiebreak--team = { $who } venceram o desempate pelas cartas pegas na última rodada.
score--by--tiebreak--you = Você venceu o desempate pelas cartas pegas na última rodada.
score--cancelled = { $count ->
    [one] Cada lado fez uma escopa, e cada um perdeu uma.
   *[other] Cada lado fez { $count } escopas ou mais, e cada um perdeu { $count }.
}
score--cards = Mais cartas
score--carried = { $count ->
    [one] { $item }: { $count } ponto passa para a próxima rodada.
   *[other] { $item }: { $count } pontos passam para a próxima rodada.
}
score--crossed = As escopas se anulam uma a uma.
score--diamonds = Mais ouros
score--difference = Só marca o lado que estava na frente, e ele marca a diferença.
score--done = Pronto
score--download = Salvar a partida em arquivo
score--each_spade = Cada espada
score--ends-at = { $who } está na frente. A partida acaba quando um lado chega a { $target } pontos.
score--ends-at--level = Ninguém está na frente. A partida acaba quando um lado chega a { $target } pontos.
score--ends-at--team = { $who } estão na frente. A partida acaba quando um lado chega a { $target } pontos.
score--ends-at--you = Você está na frente. A partida acaba quando um lado chega a { $target } pontos.
score--fined = { $count ->
    [1] { $who } pagou uma multa.
    [one] { $who } pagou { $count } multa.
   *[other] { $who } pagou { $count } multas.
}
score--fined--team = { $count ->
    [1] { $who } pagaram uma multa.
    [one] { $who } pagaram { $count } multa.
   *[other] { $who } pagaram { $count } multas.
}
score--fined--you = { $count ->
    [1] Você pagou uma multa.
    [one] Você pagou { $count } multa.
   *[other] Você pagou { $count } multas.
}
score--fines = Multas
score--first-times = { $count ->
    [one] Novo para você: { $achievements }.
   *[other] Novo para você: { $achievements }.
}
score--five_spades = Cinco espadas
score--game-shared = { $who } dividem a partida
score--game-won = { $who } ganha a partida
score--game-won--team = { $who } ganham a partida
score--game-won--you = Você ganha a partida
score--has = { $who } tem { $items }.
score--has--ace_of_spades = o ás de espadas
score--has--aces = { $count ->
    [1] um ás
    [one] { $count } ás
   *[other] { $count } ases
}
score--has--all_aces = os quatro ases
score--has--all_eleven = o bônus por fazer todos os pontos
score--has--all_sevens = os quatro setes
score--has--all_sixes = os quatro seis
score--has--big_casino = o Cassino Grande
score--has--cards = a maioria das cartas
score--has--diamonds = a maioria dos ouros
score--has--each_spade = { $count ->
    [1] uma espada
    [one] { $count } espada
   *[other] { $count } espadas
}
score--has--fines = { $count ->
    [1] os pontos de uma multa
    [one] os pontos de { $count } multa
   *[other] os pontos de { $count } multas
}
score--has--five_spades = cinco espadas
score--has--honours = { $count ->
    [1] uma carta alta
    [one] { $count } carta alta
   *[other] { $count } cartas altas
}
score--has--jack_of_spades = o valete de espadas
score--has--last_capture = a última captura
score--has--little_casino = o Cassino Pequeno
score--has--overspader = överspader
score--has--seven_of_diamonds = o sete de ouros
score--has--spades = a maioria das espadas
score--has--sweeps = { $count ->
    [1] uma escopa
    [one] { $count } escopa
   *[other] { $count } escopas
}
score--has--tabbe = { $count ->
    [1] uma tabbe
    [one] { $count } tabbe
   *[other] { $count } tabbes
}
score--has--tablanette = { $count ->
    [1] uma tablanette
    [one] { $count } tablanette
   *[other] { $count } tablanettes
}
score--has--team = { $who } têm { $items }.
score--has--ten_of_diamonds = o dez de ouros
score--has--tens = { $count ->
    [1] um dez
    [one] { $count } dez
   *[other] { $count } dezes
}
score--has--two_of_clubs = o dois de paus
score--has--you = Você tem { $items }.
score--held-back = Tão perto da meta, um lado só marca pela única coisa de que precisa.
score--hinted = Você pediu dicas, então esta partida não conta para o seu rating.
score--honours = Cartas altas
score--jack_of_spades = Valete de espadas
score--joined = Esta partida já estava em andamento quando você a abriu. Ela é salva, mas não conta nos seus resultados.
score--last_capture = Última captura
score--leave = Parar por ora
score--level = { $count ->
    [one] Ninguém está na frente; mais um ponto ganha.
   *[other] Ninguém está na frente; faltam { $count } pontos.
}
score--little_casino = Cassino Pequeno
score--look = Assistir e analisar
score--margin = { $count ->
    [one] A partida vale { $count } ponto.
   *[other] A partida vale { $count } pontos.
}
score--needs = { $count ->
    [one] Mais um ponto, e { $who } ganha.
   *[other] { $who } está na frente; faltam { $count } pontos.
}
score--needs--team = { $count ->
    [one] Mais um ponto, e { $who } ganham.
   *[other] { $who } estão na frente; faltam { $count } pontos.
}
score--needs--you = { $count ->
    [one] Mais um ponto, e você ganha.
   *[other] Você está na frente; faltam { $count } pontos.
}
score--new = Nova partida
score--next = Dar a próxima rodada
score--overspader = Överspader
score--relieved = { $count ->
    [one] { $who } se livrou de { $count } ponto com as tabbes de quem joga depois.
   *[other] { $who } se livrou de { $count } pontos com as tabbes de quem joga depois.
}
score--relieved--team = { $count ->
    [one] { $who } se livraram de { $count } ponto com as tabbes de quem joga depois.
   *[other] { $who } se livraram de { $count } pontos com as tabbes de quem joga depois.
}
score--relieved--you = { $count ->
    [one] Você se livrou de { $count } ponto com as tabbes de quem joga depois.
   *[other] Você se livrou de { $count } pontos com as tabbes de quem joga depois.
}
score--restart = Recomeçar esta rodada
score--round-even = A rodada empatou
score--round-won = { $who } ganhou a rodada
score--round-won--team = { $who } ganharam a rodada
score--round-won--you = Você ganhou a rodada
score--rounds-left = { $count ->
    [one] { $who } está na frente; falta uma rodada.
   *[other] { $who } está na frente; faltam { $count } rodadas.
}
score--rounds-left--team = { $count ->
    [one] { $who } estão na frente; falta uma rodada.
   *[other] { $who } estão na frente; faltam { $count } rodadas.
}
score--rounds-left--you = { $count ->
    [one] Você está na frente; falta uma rodada.
   *[other] Você está na frente; faltam { $count } rodadas.
}
score--rounds-level = { $count ->
    [0] Ninguém está na frente, então mais uma rodada decide.
    [one] Ninguém está na frente; falta uma rodada.
   *[other] Ninguém está na frente; faltam { $count } rodadas.
}
score--same = As mesmas cartas
score--seen = O que os bots viram
score--seven_of_diamonds = Sete de ouros
score--skipped = { $who } jogou algumas das suas cartas, então esta partida é salva, mas não conta nos seus resultados.
score--skipped--occasion = { $who } jogou algumas das suas cartas, então a partida não conta para o seu rating.
score--so-far = A partida acabou no meio da rodada, então esta folha só mostra o que já valia até aí.
score--spades = Mais espadas
score--sweeps = Escopas
score--tabbe = Tabbes
score--tablanette = Tablanettes
score--ten_of_diamonds = Dez de ouros
score--tens = Outros dezes
score--tie = Ninguém está na frente com { $target }: mais uma rodada decide.
score--tie--item = { $counts }: empate, ninguém marca
score--to = { $some } a { $other }
score--too-far = Uma rodada que levaria um lado além de { $target } não vale nada para ele.
score--two_of_clubs = Dois de paus
score--undo = Desfazer

stage--all = Mostrar tudo de uma vez
stage--gets = { $count ->
    [one] { $who } ganha { $count } ponto.
   *[other] { $who } ganha { $count } pontos.
}
stage--gets--team = { $count ->
    [one] { $who } ganham { $count } ponto.
   *[other] { $who } ganham { $count } pontos.
}
stage--gets--you = { $count ->
    [one] Você ganha { $count } ponto.
   *[other] Você ganha { $count } pontos.
}
stage--loses = { $count ->
    [one] { $who } perde { $count } ponto.
   *[other] { $who } perde { $count } pontos.
}
stage--loses--team = { $count ->
    [one] { $who } perdem { $count } ponto.
   *[other] { $who } perdem { $count } pontos.
}
stage--loses--you = { $count ->
    [one] Você perde { $count } ponto.
   *[other] Você perde { $count } pontos.
}
stage--next = Próximo item
stage--nobody = Ninguém ganha ponto por isso.
stage--place = { $number } de { $of }
stage--tally = { $who }: { $count }
stage--title = Contagem
stage--tie = Deu empate, então ninguém ganha ponto por isso.
stage--told = { $item }.
stage--told--counted = { $item }. { $tally }.
stage--whole = Ver o placar inteiro
