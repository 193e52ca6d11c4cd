progress--achievement--aces = os quatro ases em uma rodada
progress--achievement--aces--about = Todo ás conta, e um ás na mesa cabe em muitas somas. Pegue-o assim que puder, mesmo com poucas outras cartas.
progress--achievement--cards = mais da metade do baralho
progress--achievement--cards--about = Quando você tem mais da metade do baralho, ninguém mais pode ter a maioria das cartas. Daí em diante, as capturas grandes importam menos, e as cartas que valem pontos de outro jeito importam mais.
progress--achievement--casinos = Cassino Grande e Cassino Pequeno em uma rodada
progress--achievement--casinos--about = Poucas cartas valem tanto quanto o dez de ouros e o dois de espadas. Não descarte nenhuma das duas enquanto alguém puder pegá-la.
progress--achievement--groups = três grupos com uma carta
progress--achievement--groups--about = Uma carta pega tudo o que soma o número dela. Procure todas as somas antes de jogar.
progress--achievement--kept = uma construção mantida contra dois adversários
progress--achievement--kept--about = Quanto mais adversários jogam antes da sua próxima vez, maior o risco. Vale a pena quando a maioria das cartas com o número da construção já saiu ou é sua.
progress--achievement--last_sweep = uma escopa com a última carta de uma distribuição
progress--achievement--last_sweep--about = Guarde a carta certa para o fim de uma distribuição: antes de jogar as outras, pense no que pode estar na mesa quando só restar uma.
progress--achievement--multiple = uma construção múltipla
progress--achievement--multiple--about = Uma construção múltipla tem dois ou mais grupos do mesmo número. Ninguém pode aumentá-la: só uma carta desse número tira a construção de você.
progress--achievement--residue = a última captura com quatro ou mais cartas sobrando
progress--achievement--residue--about = As cartas que sobram no fim vão para quem pegou por último. Na última distribuição, guarde uma carta que com certeza pegue algo.
progress--achievement--shutout = todos os pontos de uma rodada
progress--achievement--shutout--about = É preciso ter boas cartas, e ficar de olho em tudo o que vale pontos até a última distribuição.
progress--achievement--spades = dez espadas em uma rodada
progress--achievement--spades--about = Quando você tem sete espadas, ninguém mais pode ter tantas. Até lá, se duas capturas valem o mesmo, fique com a que tem espadas.
progress--achievement--stolen = uma construção roubada
progress--achievement--stolen--about = Uma construção é de quem a pega primeiro. Ela só está a salvo de quem não tem carta desse número: conte quantas delas já saíram.
progress--achievement--sweep = uma escopa
progress--achievement--sweep--about = Uma escopa pega tudo o que há na mesa. Quem joga a seguir não acha o que pegar nem onde construir, então o que descarta muitas vezes também é seu.
progress--added--bad = { $count ->
    [1] Um registro não é uma partida terminada e ficou de fora.
    [one] { $count } registro não é uma partida terminada e ficou de fora.
   *[other] { $count } registros não são partidas terminadas e ficaram de fora.
}
progress--added--full = { $count ->
    [1] Uma partida ficou de fora: o espaço do seu navegador está cheio.
    [one] { $count } partida ficou de fora: o espaço do seu navegador está cheio.
   *[other] { $count } partidas ficaram de fora: o espaço do seu navegador está cheio.
}
progress--added--known = { $count ->
    [1] Uma partida já estava aqui.
    [one] { $count } partida já estava aqui.
   *[other] { $count } partidas já estavam aqui.
}
progress--added--more = Também vieram outras coisas: ajustes, regras suas ou uma partida em andamento.
progress--added--new = { $count ->
    [1] Uma partida acrescentada.
    [one] { $count } partida acrescentada.
   *[other] { $count } partidas acrescentadas.
}
progress--added--nothing = Não há nada novo nesta cópia.
progress--adding = Restaurando a cópia: { $done } de { $many } partidas
progress--against = contra { $who }
progress--all = Todas as partidas
progress--alone = { $count }, cada um por si
progress--back = Partida restaurada.
progress--begun = Já estava em andamento quando você a abriu.
progress--by--opponent = Por adversário
progress--by--person = Jogadas entre pessoas
progress--by--seats = Por número de jogadores
progress--by--variant = Por jogo
progress--chart--margin = Pontos à frente ou atrás, partida por partida
progress--chart--margin--told = Pontos à frente ou atrás nas últimas { $count } partidas, de { $worst } a { $best }.
progress--chart--share = Partidas ganhas das últimas { $count }
progress--chart--share--told = Você ganhou { $number }% das últimas { $count } partidas.
progress--column--built = Suas construções
progress--column--captures = Capturas por rodada
progress--column--games = Partidas
progress--column--kept = Construções mantidas
progress--column--lost = Construções perdidas
progress--column--margin = Vantagem média
progress--column--opponent = Adversário
progress--column--person = Jogador
progress--column--rounds = Rodadas
progress--column--seats = Jogadores
progress--column--stolen = Construções roubadas
progress--column--sweeps = Escopas por rodada
progress--column--variant = Jogo
progress--column--won = Ganhas
progress--copied = Tudo está no arquivo que seu navegador acabou de salvar.
progress--copied--part = Seu navegador não consegue ler o banco de dados agora, então suas partidas antigas não estão no arquivo que ele acabou de salvar. Reinicie o navegador e salve uma cópia de novo.
progress--copy--all = Ela tem todas as suas partidas.
progress--copy--last = Você salvou a última cópia em { $day }.
progress--copy--never = { $count ->
    [one] Você ainda não salvou uma cópia das suas partidas.
   *[other] Você ainda não salvou uma cópia das suas { $count } partidas.
}
progress--copy--remind = Os navegadores às vezes apagam o que um site salvou.
progress--copy--save = Salvar cópia
progress--copy--since = { $count ->
    [1] Uma partida terminada desde então não está nela.
    [one] { $count } partida terminada desde então não está nela.
   *[other] { $count } partidas terminadas desde então não estão nela.
}
progress--copying = Gravando a cópia: { $done } de { $many } partidas
progress--deal = Jogar de novo estas cartas
progress--delete = Apagar
progress--deleted = Partida apagada.
progress--daily = Cartas do dia
progress--did = Capturas: { $captures }. Escopas: { $sweeps }. Suas construções: { $built }, das quais { $kept } mantidas e { $lost } perdidas. Construções roubadas dos outros: { $stolen }.
progress--file = Salvar em arquivo
progress--first-times = Primeiras vezes
progress--first-times--left = { $count ->
    [one] mais { $count } por vir
   *[other] mais { $count } por vir
}
progress--first-times--none = O que você faz pela primeira vez aparece aqui, com um conselho.
progress--full = O espaço do seu navegador está cheio, e não dá para restaurar a partida.
progress--games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
progress--head--best = Mais vitórias seguidas
progress--head--games = Partidas
progress--head--rounds = Rodadas
progress--head--row = Sequência atual
progress--head--won = Ganhas
progress--if = E se
progress--joined = Do meio
progress--lost = Derrota
progress--maker = Pôr em uma página
progress--mark--again = cartas já jogadas
progress--mark--hinted = com dicas
progress--mark--resigned = por desistência
progress--mark--rules = com regras da casa
progress--mark--skipped = em parte jogada por outro
progress--mark--takebacks = voltando jogadas
progress--more = { $count ->
    [one] Mostrar mais { $count }
   *[other] Mostrar mais (restam { $count })
}
progress--moves = As jogadas
progress--none = Ainda não há partidas terminadas. Toda partida que você termina fica salva aqui, neste navegador.
progress--not-own = Não conta nos seus resultados.
progress--open = Replay
progress--percent = { $number }%
progress--person = Jogador { $number }
progress--play = Jogar uma partida
progress--puzzles = Problemas
progress--puzzles--least = Você recebe um rating de problemas depois de tentar 20 problemas.
progress--puzzles--none = { $count ->
    [one] Você recebe um rating de problemas depois de tentar 20 problemas; até agora tentou { $count }.
   *[other] Você recebe um rating de problemas depois de tentar 20 problemas; até agora tentou { $count }.
}
progress--puzzles--rating = Seu rating de problemas está entre { $low } e { $high }, pelas suas últimas { $count } primeiras tentativas.
progress--rating = Onde você está
progress--rating--about = Estas faixas estão certas pelo menos nove vezes em dez; a banda no gráfico mostra a incerteza. Cada tipo de jogo tem rating à parte, contra adversários cuja força nele foi medida. Um time conta como a média dos seus jogadores. Uma partida não conta se você voltou uma jogada, pediu dica, pulou para o fim de uma rodada, desistiu, já tinha jogado essas cartas, ou entrou no meio. As partidas recentes contam mais.
progress--rating--above = Acima de { $below }.
progress--rating--below = Abaixo de { $above }.
progress--rating--between = Entre { $below } e { $above }.
progress--rating--from = Com base em { $games }, { $rounds }.
progress--rating--how = Como se calcula
progress--rating--none = Para ver a sua força, termine uma partida para a qual a força dos adversários foi medida, como o Cassino de dois.
progress--rating--none--again = Sua última partida não conta aqui, porque você já tinha jogado essas cartas. Para ver a sua força, termine uma com cartas novas.
progress--rating--none--hinted = Sua última partida não conta aqui, porque você pediu uma dica. Para ver a sua força, termine uma sem dicas.
progress--rating--none--resigned = Sua última partida não conta aqui, porque você desistiu. Para ver a sua força, jogue uma até o fim.
progress--rating--none--skipped = Sua última partida não conta aqui, porque algumas das suas cartas foram jogadas no seu lugar. Para ver a sua força, termine uma jogando tudo.
progress--rating--none--takebacks = Sua última partida não conta aqui, porque você voltou uma jogada. Para ver a sua força, termine uma sem fazer isso.
progress--rating--top = Acima de { $below }, o adversário mais forte daqui.
progress--rating--unknown = Ainda há poucas rodadas para dizer.
progress--rating--unmeasured = Nestes jogos a força dos adversários não foi medida, então eles não têm rating:
progress--reading = Lendo suas partidas: { $done } de { $many }
progress--refused = Seu navegador não salva nada deste site, então nenhuma partida pode ficar salva aqui.
progress--room = { $count ->
    [one] Aqui cabe mais ou menos mais { $count } partida.
   *[other] Aqui cabem mais ou menos mais { $count } partidas.
}
progress--room--little = { $count ->
    [one] Aqui cabe mais ou menos mais { $count } partida. Salve uma cópia e depois apague algumas partidas.
   *[other] Aqui cabem mais ou menos mais { $count } partidas. Salve uma cópia antes que o espaço acabe e depois apague algumas partidas.
}
progress--room--much = Aqui cabem mais de 10.000 partidas ainda.
progress--round = Rodada { $number }
progress--rounds = { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
progress--row--lost = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
}
progress--row--won = { $count ->
    [one] { $count } vitória
   *[other] { $count } vitórias
}
progress--running = Partidas em andamento
progress--running--continue = Continuar
progress--running--discard = Apagar
progress--running--game = Uma partida em andamento
progress--running--last = Última vez em { $day }
progress--running--unreadable = Uma partida que não dá para ler. Nada se perdeu: você pode salvá-la em arquivo.
progress--skipped = Pulada
progress--skipped--about = Algumas das suas cartas foram jogadas no seu lugar.
progress--slim = Não houve espaço para salvar as jogadas desta partida. Você ainda pode jogar de novo as cartas dela.
progress--teams = { $table } em times
progress--together = Juntos
progress--total = Total
progress--undo = Desfazer
progress--unreachable = Seu navegador não consegue ler o banco de dados agora, então suas partidas antigas não estão na lista abaixo. Elas continuam guardadas. Recarregue esta página ou reinicie o navegador.
progress--unreadable = Uma parte do que está salvo aqui não pode ser lida. Ela ficou como está, e você pode salvá-la em arquivo.
progress--unreadable--back = Os dados ilegíveis voltaram.
progress--unreadable--discard = Apagar os dados ilegíveis
progress--unreadable--file = Salvar os dados ilegíveis em arquivo
progress--unreadable--gone = Os dados ilegíveis foram apagados.
progress--watched = Assistida
progress--winners = Vitória de: { $who }.
progress--won = Vitória
progress--wrong--broken = Esta cópia está danificada: parte do arquivo falta ou foi mudada. Suas partidas aqui continuam iguais.
progress--wrong--kind = Este arquivo não é uma cópia das suas partidas. Escolha um feito com “Salvar cópia”. Nada mudou.
progress--wrong--large = Este arquivo tem { $size } MB, demais para uma cópia das suas partidas (no máximo { $most } MB). Nada mudou.
progress--wrong--newer = Esta cópia foi feita por uma versão mais nova deste site. Recarregue esta página e tente de novo. Nada mudou.
progress--you = Você
