diagrams--lesson = Como jogar

drill--again = Mais uma série
drill--begin = Começar
drill--best = Melhor série: { $right } de { $of }
drill--best--timed = em { $seconds } segundos
drill--build = a construção de { $value }
drill--builds = construir { $value } com { $card } sobre
drill--check = Conferir
drill--clock = Com relógio
drill--every = Ache todas as capturas
drill--every--about = Você recebe uma carta e uma mesa. Escolha tudo o que a carta pode pegar, de um jeito ou de outro.
drill--every--ask = Que cartas e construções { $card } pode pegar, de um jeito ou de outro? Escolha todas.
drill--every--why = Dá para pegar:
drill--failed = Não foi possível fazer perguntas, porque parte da página não carregou. Recarregue-a para tentar de novo.
drill--game = Jogo
drill--hand = Você tem
drill--left = Conte o resto
drill--left--about = Olhe as cartas que você viu em uma rodada e diga, de memória, quantas de um valor ainda não viu.
drill--left--ask = Quantos { $rank } você ainda não viu?
drill--left--none = Você não viu nenhum dos { $of }.
drill--left--why = { $count ->
    [1] Você viu um dos { $of }:
    [one] Você viu { $count } dos { $of }:
   *[other] Você viu { $count } dos { $of }:
}
drill--may = O que posso fazer?
drill--may--about = Quatro jogadas, só algumas permitidas. Escolha as que são.
drill--may--ask = Quais destas jogadas são permitidas?
drill--missed = Faltou: { $cards }.
drill--most = Pegue o máximo
drill--most--about = Há várias capturas possíveis. Escolha a que pega mais cartas.
drill--most--ask = Pegue o máximo de cartas que puder com { $card }.
drill--most--why = { $count ->
    [one] O máximo é { $count } carta:
   *[other] O máximo é { $count } cartas:
}
drill--next = Avançar
drill--number = Pergunta { $number } de { $of }
drill--others = Outros exercícios
drill--rank--2 = dois
drill--rank--3 = três
drill--rank--4 = quatros
drill--rank--5 = cincos
drill--rank--6 = seis
drill--rank--7 = setes
drill--rank--8 = oitos
drill--rank--9 = noves
drill--rank--A = ases
drill--rank--T = dezes
drill--result = { $right } de { $of } certas
drill--result--best = Sua melhor série até agora.
drill--result--timed = em { $seconds } segundos.
drill--right = Certo.
drill--scripts = Os exercícios precisam de JavaScript, que aqui está desligado.
drill--seconds = { $seconds } s
drill--seen = Esconda as cartas e pergunte
drill--table = Na mesa
drill--takes = pegar com { $card }:
drill--waiting = Preparando uma pergunta…
drill--whose = De quem é a construção?
drill--whose--about = Vários jogadores mexem em uma construção. Diga de quem ela é no fim.
drill--whose--ask = De quem é agora a construção de { $value }?
drill--whose--why--kept = Juntar cartas não muda de quem é uma construção; só construir ou dar a ela outro número muda. É de: { $who }.
drill--whose--why--last = Uma construção é de quem construiu, aumentou ou juntou por último. É de: { $who }.
drill--wrong = Quase. As respostas certas estão marcadas.
drill--wrong--cards = Errado: { $cards }.

example--about = Os exemplos das regras de { $game }, para você jogar.
example--course = Exemplos: { $game }
example--last = Voltar às regras
example--refused = { $title } Tente para ver por quê, e depois jogue outra coisa.
example--table = { $title } Ache a jogada, só com as cartas da mesa.
example--try = Jogar estes exemplos na mesa
example--with = { $title } Ache a jogada com { $card }.

learn--all = Tudo feito
learn--done = { $done } de { $of } passos feitos
learn--more = Mais lições
learn--no-step = Não há aqui um passo “{ $step }”. Este é o primeiro que você ainda não fez.
learn--steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passos
}

lesson--build--capture = Permitido, mas outra pessoa pode pegar o que você constrói, e aqui dá para pegar já.
lesson--build--trail = Permitido, mas aqui é melhor descartar.
lesson--capture--build = Permitido, mas aqui dá para construir antes e pegar mais na próxima vez.
lesson--capture--trail = Permitido, mas aqui é melhor descartar.
lesson--less = { $count ->
    [one] Permitido, mas assim você leva só { $count } carta, e dá para levar { $of }.
   *[other] Permitido, mas assim você leva só { $count } cartas, e dá para levar { $of }.
}
lesson--other = Permitido, mas não é a jogada que queremos aqui. Leia a tarefa de novo.
lesson--points = { $count ->
    [one] Permitido, mas isso vale só { $count } ponto, e dá para marcar { $of }.
   *[other] Permitido, mas isso vale só { $count } pontos, e dá para marcar { $of }.
}
lesson--series = Tarefas resolvidas: { $solved } de { $of }, das quais { $first } na primeira tentativa.
lesson--then = Quem tem { $card } poderia então pegar { $cards }.
lesson--trail--build = Permitido, mas cartas soltas podem ser pegas uma a uma. Aqui dá para construir, e só um valor pega uma construção.
lesson--trail--capture = Permitido, mas aqui dá para pegar algo, e uma carta descartada não pega nada.
lesson--trail--raise = Permitido, mas aqui dá para aumentar uma construção, e ela passa a ser sua.

puzzle--about = Tema: { $themes }.
puzzle--all = Todos resolvidos
puzzle--daily = Problema do dia
puzzle--daily--done = O de hoje está resolvido.
puzzle--daily--rules = Regras: { $game }
puzzle--found = Certo.
puzzle--grade = { $count ->
    [0] Nenhum dos 7 bots erra.
    [one] Um dos 7 bots erra.
   *[other] { $count } dos 7 bots erram.
}
puzzle--grade--easy = Fácil
puzzle--grade--hard = Difícil
puzzle--grade--medium = Médio
puzzle--many = { $count ->
    [one] { $count } problema
   *[other] { $count } problemas
}
puzzle--more = Mais problemas
puzzle--lead = O que conta é a vantagem com que você termina: um ponto que vai para o adversário em vez de você custa 2.
puzzle--right = { $count ->
    [one] Qualquer outra jogada deixa você com pelo menos { $count } ponto a menos, se Nia joga bem.
   *[other] Qualquer outra jogada deixa você com pelo menos { $count } pontos a menos, se Nia joga bem.
}
puzzle--rest = O resto vai para { $who }.
puzzle--rest--you = O resto vai para você.
puzzle--run = Série de problemas
puzzle--run--again = Recomeçar
puzzle--run--best = Seu melhor com qualquer jogo, tema e nível: { $count }.
puzzle--run--end = Parar aqui
puzzle--run--free = No seu ritmo
puzzle--run--hide = Ocultar o relógio
puzzle--run--left = faltam { $time }
puzzle--run--missed = Tente estes de novo:
puzzle--run--none = Não há problema assim. Escolha outro jogo, tema ou nível.
puzzle--run--place = Problema { $number }, { $score }
puzzle--run--result = { $count ->
    [1] Você resolveu um de { $of } na primeira tentativa.
    [one] Você resolveu { $count } de { $of } na primeira tentativa.
   *[other] Você resolveu { $count } de { $of } na primeira tentativa.
}
puzzle--run--result--streak = { $count ->
    [1] Você resolveu um problema.
    [one] Você resolveu { $count } problema.
   *[other] Você resolveu { $count } seguidos.
}
puzzle--run--resumed = Sua série continua de onde você parou; para recomeçar, escolha antes “{ $end }”.
puzzle--run--score = { $count ->
    [one] { $count } resolvido até agora
   *[other] { $count } resolvidos até agora
}
puzzle--run--show = Mostrar o relógio
puzzle--run--streak = Sequência
puzzle--run--streak--score = { $count ->
    [1] um até agora
    [one] { $count } até agora
   *[other] { $count } seguidos até agora
}
puzzle--run--time-up = O tempo acabou, mas você ainda pode terminar este problema.
puzzle--run--timed = Contra o relógio
puzzle--run--try = { $game }, problema { $number }
puzzle--shown = Esta é a melhor jogada.
puzzle--solved = { $done } de { $of } resolvidos
puzzle--streak = { $days } dias seguidos.
puzzle--task = Estas são as últimas cartas da rodada. As de Nia estão abertas, e não vêm mais. Qual jogada é a melhor para você?
puzzle--theme--build = construir
puzzle--theme--less = pegar menos do que dá
puzzle--theme--raise = aumentar ou ampliar uma construção
puzzle--theme--steal = roubar uma construção
puzzle--theme--sweep = escopa
puzzle--theme--take = pegar
puzzle--theme--trail = descartar
puzzle--theme--wait = não pegar nada ainda
puzzle--task--brief = Qual jogada é a melhor para você?
puzzle--worse = { $count ->
    [one] Isso deixa você com pelo menos { $count } ponto a menos que a melhor jogada.
   *[other] Isso deixa você com pelo menos { $count } pontos a menos que a melhor jogada.
}
puzzle--wrong = Não é a melhor jogada.
