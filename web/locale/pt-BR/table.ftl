ask--augment = { $who } quer encerrar a vez, mas dá para juntar { $cards } { DATIVE($build) }. Exigir?
ask--build = { $build }: { $groups }.
ask--builds--none = Não há construções.
ask--capture = { $who } vai pegar { $taken } com { $card }, mas também poderia pegar { $more }. Exigir?
ask--capture--lay = { $who } vai descartar { $card }, que poderia pegar { $more }. Exigir?
ask--choices = Você pode: { $choices }.
ask--hand = Na sua mão: { $cards }.
ask--hand--empty = Sua mão está vazia.
ask--hand--none = Nenhuma mão à mostra.
ask--over = A rodada acabou.
ask--prompt = { $prompt }
ask--request = { $who } vai pegar { $taken } com { $card }, mas você poderia pegar a construção. Pedir?
ask--score = { $sides }.
ask--side = { $count ->
    [one] { $who } { $count } ponto
   *[other] { $who } { $count } pontos
}
ask--table = Na mesa: { $cards }.
ask--table--none = A mesa está vazia.
ask--where = { $title }. { $place }.
ask--you--augment = Estão exigindo: junte tudo o que cabe na construção.
ask--you--capture = Estão exigindo: pegue tudo o que puder com { $card }.
ask--you--request = Sua dupla pede que você deixe a construção. Junte { $card } a ela, ou pegue mesmo assim.

back--always = Voltar atrás sem perguntar nesta partida
back--dealt = Desde então vieram novas cartas, e você já viu as suas.
back--decided = { $count ->
    [one] Desde então, { $who } já decidiu algo.
   *[other] Desde então, { $who } já decidiram algo.
}
back--light = Você viu uma carta nova desde então.
back--marked = Você ainda pode voltar atrás, mas o registro da partida vai dizer isso.
back--no = Manter
back--over = A rodada acabou, e dá para ver as cartas de todos.
back--round = A próxima rodada já começou, e você viu suas cartas.
back--shown = { $count ->
    [one] Desde então, { $who } jogou: { $cards }.
   *[other] Desde então, { $who } jogaram: { $cards }.
}
back--title = Voltar atrás?
back--whose = Esta decisão foi de { $who }. { $who } vai decidir de novo, e as cartas dos outros não aparecem.
back--yes = Voltar atrás

boot--file = A página foi aberta como arquivo. Ela só funciona em um servidor web: abra o endereço dela na web, ou ponha a pasta em um servidor.
boot--offline = A mesa não pôde abrir, porque este aparelho está sem conexão. Tente de novo quando ele estiver conectado.
boot--progress = Carregando as regras: { $loaded } de { $total } MB
boot--sandbox = A mesa não pôde abrir: esta página a mostra em uma sandbox, e o servidor da mesa não deixa nenhuma sandbox carregar seus arquivos. Você pode abri-la em tamanho inteiro. Para quem cuida do servidor: falta o cabeçalho Access-Control-Allow-Origin: *.
boot--type = O servidor envia { $file } como “{ $type }”. Os arquivos que terminam em .js devem ser enviados como text/javascript.

build--none = Esta é { $build }: uma carta desse número, sua ou de outra pessoa, pega a construção toda de uma vez. Você não tem nenhuma.
build--yours = Esta é { $build }: uma carta desse número, sua ou de outra pessoa, pega a construção toda de uma vez. { $card } pode fazer isso.

curtain--about = Passe o aparelho: agora joga { $who }. Até lá, nenhuma carta aparece.
curtain--face = Aqui é { $who }: mostrar minhas cartas
curtain--fairness = Só quem está na vez vê as próprias cartas.
curtain--turn = É a vez de { $who }.
curtain--undo = Voltar a última jogada

elsewhere--here = Jogar aqui
elsewhere--text = Você pode continuar lá, ou jogar aqui e pausar a outra aba.
elsewhere--title = Esta partida está aberta em outra aba

tip--all = Ocultar os conselhos
tip--build = Você pode construir: ponha { $card } sobre { $cards } e diga { $value }. Só uma carta desse número pega a construção, e você tem { $kept } para a sua próxima vez.
tip--choose = Escolha uma carta. A mesa mostra com o que ela combina, e suas opções aparecem aqui.
tip--counted = Esta é a contagem: o que cada lado pegou e quantos pontos vale. Ela mostra o que convém juntar.
tip--done = Entendi
tip--first = Novo em { $game }:
tip--guide = É sua primeira partida? Quer que eu explique pelo caminho?
tip--guide--no = Não precisa
tip--guide--yes = Sim, quero
tip--kept = Suas partidas ficam salvas só neste navegador. Para salvar uma cópia, abra “Suas partidas” no menu.
tip--keys = Também dá para jogar com o teclado. Aperte ? para ver todas as teclas.
tip--last = Esta é a última distribuição. No fim, quem pegou por último leva também as cartas que sobram na mesa.
tip--lay = Nenhuma das suas cartas pega nada agora, então descarte uma. Ela fica na mesa, e qualquer um pode pegar depois.
tip--pair = { $card } pode pegar { $cards }, porque o valor é o mesmo. Toque { $card } para ver.
tip--stolen = { $who } pegou { $build }: quem tem uma carta desse número pode pegar. Daqui em diante, pegue uma construção já na sua próxima vez, antes que alguém pegue.
tip--stolen--at-once = { $who } pegou { $build }: quem tem uma carta desse número pode pegar. É o risco de toda construção.
tip--stolen--raised = { $who } aumentou { $build }. Agora o número é outro, e só uma carta desse novo número pega.
tip--sum = { $card } pode pegar { $cards }, porque juntas somam o mesmo número. Toque { $card } para ver.
tip--sum--ace = { $card } pode pegar { $cards }, porque juntas somam o mesmo número: o ás vale 1. Toque { $card } para ver.
tip--swept = { $card } pega tudo o que há na mesa. Isso é uma escopa, e vale pontos.
tip--swept--empty = A mesa está vazia, então você só pode descartar uma carta.
tip--tap = Jogar com um só toque a carta que só pode fazer uma coisa?
tip--tap--no = Não usar
tip--tap--yes = Usar
tip--theirs = Só uma carta do mesmo número pega { $build }. Você não tem nenhuma, então deixe por enquanto.
tip--theirs--raise = Só uma carta do mesmo número pega { $build }. Você não tem nenhuma, mas { $card } aumenta a construção para { $value }, e aí ela é sua.
tip--theirs--take = As cartas { GENITIVE($build) } só saem juntas. { $card } pega tudo, mesmo que { $who } tenha construído.

keys--about = Para mudar uma tecla, selecione-a e aperte outra letra, número ou símbolo. Backspace a remove.
keys--asked-hand = Ouvir sua mão
keys--back = As teclas padrão voltaram.
keys--builds = Ouvir as construções e de quem são
keys--card = Escolher a carta { $number } da sua mão
keys--cards = Cartas da sua mão
keys--changed = { $what }: { $now }.
keys--choices = Ouvir o que você pode fazer
keys--fixed = Teclas fixas
keys--keys = Mostrar esta lista
keys--hint = Dica
keys--last = Ouvir a última jogada
keys--let-go = Desfazer a escolha, fechar uma janela
keys--none = { $what } está sem tecla.
keys--not = Uma tecla deve ser uma letra, um número ou um símbolo.
keys--press = Escolher uma carta, jogar a escolhida, apertar um botão
keys--redo = Refazer
keys--score = Ouvir o placar
keys--swapped = { $what }: { $now }. { $other } agora é { $old }.
keys--swapped--none = { $what }: { $now }. { $other } agora está sem tecla.
keys--table = Ouvir o que há na mesa
keys--title = Teclas
keys--undo = Desfazer
keys--usual = Voltar às teclas padrão
keys--where = Ouvir que jogo, rodada e distribuição é, e de quem é a vez
keys--within = Ir de carta em carta
keys--zones = Ir para a próxima parte da mesa

menu--cards = Compartilhar estas cartas
menu--counters = Contadores
menu--daily = Cartas do dia
menu--download = Salvar a partida em arquivo
menu--group--game = Esta partida
menu--group--share = Compartilhar e salvar
menu--group--site = Teclas e conselhos
menu--hinted = Você pediu dicas, então esta partida não conta para o seu rating.
menu--tips = Mostrar os conselhos de novo
menu--install = Instalar
menu--keys = Teclas
menu--link = Link desta partida
menu--maker = Pôr em uma página
menu--new = Nova partida
menu--open = Abrir uma partida
menu--picture = Imagem desta posição
menu--played-before = Você já jogou estas cartas antes.
menu--position = Esta partida começou de uma posição no meio de uma rodada.
menu--progress = Suas partidas
menu--resign = Desistir
menu--restart = Recomeçar esta rodada
menu--rules = Regras
menu--same = As mesmas cartas de novo
menu--seed = Estas cartas vêm da semente { $seed }. A mesma semente dá as mesmas cartas a qualquer pessoa.
menu--settings = Ajustes
menu--skip = Pular para o fim da rodada
menu--takebacks = { $count ->
    [one] Nesta partida se voltou atrás { $count } vez.
   *[other] Nesta partida se voltou atrás { $count } vezes.
}
menu--title = Menu
menu--update = Atualizar para a nova versão

news--install = Você pode instalar este site como um aplicativo. Ele também funciona sem internet.
news--install--no = Agora não
news--install--yes = Instalar
news--update = Há uma nova versão deste site.
news--update--no = Depois
news--update--yes = Atualizar já

note--aside = Uma parte do que este site salvou no seu navegador não pode ser lida. Ela foi separada: você pode salvá-la em arquivo em “Suas partidas”.
note--copied = Link copiado.
note--full = O espaço do seu navegador está cheio. Você pode continuar jogando, mas esta partida não está sendo salva.
note--game-file = A partida está no arquivo que seu navegador acabou de salvar. Para abri-la de novo, escolha “Abrir uma partida” no menu.
note--not-copied = Seu navegador não deixa esta página copiar. O link está selecionado, para você copiar.
note--picture = A imagem está no arquivo casino.svg, que seu navegador acabou de salvar.
note--refused = Seu navegador não salva nada deste site. A partida dura só enquanto esta página está aberta.
note--result--full = O espaço do seu navegador está cheio, e o resultado desta partida não foi salvo. Ainda dá para salvar a partida em arquivo pelo menu.
note--result--slim = O espaço do seu navegador está quase cheio. O resultado desta partida foi salvo, mas não as jogadas. Salve uma cópia em “Suas partidas”, no menu, e depois apague algumas partidas.
note--unopened = Não foi possível abrir essa partida. Se ainda está salva, você a encontra em “Suas partidas”.

offer--add = *Juntar* { DATIVE($build) }
offer--add--drawn = *Juntar* { DATIVE($build) }
offer--add--with = *Juntar* { DATIVE($build) } com { $cards }
offer--announce--any = Anunciar a última distribuição
offer--announce--cards = Dizer “cartas”
offer--announce--last = Dizer “últimas”
offer--announce--sistan = Dizer “sistan”
offer--announce--sisten = Dizer “sisten”
offer--as-announced = Pegar mesmo assim
offer--bonus = +{ $count }
offer--build = *Construir { $value }*: { $cards }
offer--build--drawn = *Construir*
offer--cancel = Anular esta distribuição
offer--claim = Declarar vitória
offer--commits = obriga a pegar nesta vez
offer--done = Pronto
offer--end-turn = Encerrar vez
offer--ends--game = encerra a partida, { $score }
offer--ends--round = encerra a rodada, { $score }
offer--fewer = Menos
offer--fine = { $count ->
    [one] custa { $count } ponto
   *[other] custa { $count } pontos
}
offer--fine--given = { $count ->
    [one] dá { $count } ponto para { $who }
   *[other] dá { $count } pontos para { $who }
}
offer--for-partner = para { $who }, que tem a carta
offer--from = { GENITIVE($pile) }
offer--gain--aces = { $count ->
    [one] { $count } ás
   *[other] { $count } ases
}
offer--gain--big-casino = Cassino Grande
offer--gain--cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
offer--gain--little-casino = Cassino Pequeno
offer--gain--points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
offer--gain--spades = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}
offer--give = Dar figuras à sua dupla
offer--go-on = *Continuar*
offer--go-on--next = vez de { $who }
offer--insist--augment = Exigir
offer--insist--capture = Exigir
offer--insist--request = Pedir
offer--keep = você guarda { $kept }
offer--keep--sets = { $sets } grupos, você guarda { $kept }
offer--leaves = deixa { $sweep } para { $cards }
offer--leaves--all = deixa na mesa: { $parts }
offer--let-stand = Deixar assim
offer--more = Mais ({ $count })
offer--pluck = *Pinçar* { $card }
offer--pluck--cost = uma vez por distribuição
offer--raise = *Aumentar* { $build } para { $value }
offer--raise--drawn = *Aumentar* { $build } para
offer--raise--with = *Aumentar* { $build } para { $value } com { $cards }
offer--silent = Não dizer nada
offer--stays = continua com { $who }
offer--steal = *Roubar* { $stolen } para { $build }
offer--steal--build = *Roubar* { $stolen } e construir { $value } com { $cards }
offer--steal--build--drawn = *Roubar* { $stolen } e construir
offer--steal--with = *Roubar* { $stolen } para { $build } com { $cards }
offer--take = *Pegar* { $pieces }
offer--take-over = Assumir
offer--take--as = *Pegar* como
offer--take--drawn = *Pegar*
offer--trail = *Descartar*
offer--trail--alone = *Descartar*, direto na sua pilha
offer--trail--build = *Descartar* e construir { $value } com { $groups }
offer--trail--build--drawn = *Descartar* e construir
offer--trail--takes = *Descartar* e pegar tudo
offer--wins = ganha a partida

pad--names = Nomes
pad--round = Rodada { $number }
pad--sum = Esta rodada
pad--title = { $game }: folha de pontos para { $sides }
pad--total = Até agora

pile--before = Estas cartas foram pegas antes de esta posição ser montada; não se sabe quais vieram por último.
pile--count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
pile--last = A última captura
pile--nothing = Aqui nada foi pego nesta rodada.

play--announce = Esta é a última distribuição. Você pode anunciá-la antes da primeira jogada.
play--choose = Escolha uma carta da sua mão.
play--choose-or-pluck = Escolha uma carta da sua mão, ou uma da mesa para pinçar.
play--choose--needs = Para ganhar, você precisa ter { $items }. Escolha uma carta da sua mão.
play--close = Fechar
play--dealer = dá cartas
play--fairness = { $count ->
    [one] { $who } só vê o que você veria desse lugar: a mesa, a própria mão e o que foi jogado.
   *[other] Os outros só veem o que você veria do lugar deles: a mesa, as próprias cartas e o que foi jogado.
}
play--from-position = Continue daqui.
play--hand-first = Escolha primeiro uma carta da sua mão.
play--has-played = Você já jogou sua carta nesta vez.
play--lost = { $who } não conseguiu decidir e joga qualquer carta permitida.
play--may-claim = Você pode declarar vitória, ou escolher Pronto.
play--may-pluck = Você pode pinçar uma carta da mesa, ou escolher Pronto.
play--next = a seguir
play--partner = dupla
play--proven = certeza: { $rank }
play--shown-again = A última jogada, de novo.
play--skipping = { $who } joga suas cartas até o fim da rodada.
play--stuck = { $who } não conseguiu decidir, e nenhuma carta pode ser jogada. Comece uma nova partida pelo menu.
play--subtitle = Rodada { $round }, distribuição { $deal } de { $deals }, até { $target }
play--subtitle--brief = Distribuição { $deal } de { $deals }
play--subtitle--occasion = { $place }, { $occasion }
play--subtitle--rounds = Rodada { $round } de { $rounds }, distribuição { $deal } de { $deals }
play--them = Eles
play--us = Nós
play--waiting = É a vez de { $who }.
play--you = Você

position--over = Esse foi o último passo.
position--right = É essa a jogada.
position--task = Sua vez. Qual é a melhor jogada?
position--title = Ache a jogada

resign--text = A partida acaba e conta como derrota.
resign--text--shared = { $who } desiste, e a partida acaba.
resign--title = Desistir desta partida?
resign--yes = Desistir

restart--text = Ela recomeça com as mesmas cartas, e o registro da partida vai dizer isso. Refazer traz suas jogadas de volta.
restart--title = Recomeçar esta rodada?
restart--yes = Recomeçar

same--text = Uma nova partida começa com as mesmas cartas, regras e jogadores. A atual acaba sem resultado.
same--title = As mesmas cartas de novo?
same--yes = Recomeçar

set--checks = Antes de uma jogada que custa caro
set--checks--off = Não dizer nada
set--checks--on = Avisar; a partida deixa de valer rating
set--claims = Declarar vitória
set--claims--ask = Eu declaro
set--claims--auto = Declarar por mim
set--count = Contagem no fim da rodada
set--count--each = Item por item
set--count--whole = Tudo de uma vez
set--counters = Contadores ao lado da mesa
set--counters--folded = Fechados
set--counters--open = Abertos
set--deck = Letras das figuras
set--deck--own = J Q K
set--deck--world = J Q K
set--done = Pronto
set--faces = Frente das cartas
set--faces--dark = Escura
set--faces--light = Clara
set--group--acting = Jogar
set--group--asked = No seu lugar
set--group--looks = Aparência
set--group--pace = Ritmo
set--group--told = O que você vê e ouve
set--index = Cantos das cartas
set--index--large = Grandes
set--index--normal = Normais
set--insists = Quando outros poderiam pegar mais, ou juntar à construção
set--insists--always = Exigir
set--insists--ask = Perguntar
set--insists--never = Deixar assim
set--language = Idioma
set--letters = Atalhos do teclado
set--letters--off = Não
set--letters--on = Sim
set--obvious = Quando a carta só pode fazer uma coisa
set--obvious--choose = Escolher antes
set--obvious--play = Jogar já
set--others = De quem contar as capturas
set--others--all = De todos
set--others--own = Suas
set--palette = Cores dos naipes
set--palette--contrast = Alto contraste
set--palette--four = Quatro cores
set--palette--safe = Para daltonismo
set--palette--two = Duas cores
set--sound = Sons
set--sound--off = Não
set--sound--on = Sim
set--speed = Velocidade
set--speed--fast = Rápida
set--speed--normal = Normal
set--speed--off = Imediata
set--speed--slow = Lenta
set--speed--step = Vez por vez
set--table = Mesa
set--table--dusk = Crepúsculo
set--table--reeds = Juncos
set--table--sand = Areia
set--table--water = Água calma
set--talk = O que se diz à mesa
set--talk--off = Ocultar
set--talk--on = Mostrar
set--theme = Tema
set--theme--dark = Escuro
set--theme--light = Claro
set--theme--system = Igual ao aparelho
set--thinking = Quanto tempo os bots podem pensar
set--thinking--long = Longo
set--thinking--normal = Normal
set--thinking--quick = Curto
set--thumb = Mão com que você toca
set--thumb--left = Esquerda
set--thumb--right = Direita
set--title = Ajustes
set--vibration = Vibração, se houver
set--vibration--off = Não
set--vibration--on = Na sua vez e nas escopas
set--warning = Quando você deixa cartas que dão escopa
set--warning--off = Não dizer nada
set--warning--on = Avisar
set--watched = Mãos quando só bots jogam
set--watched--closed = Fechadas
set--watched--open = Abertas

sheet--link = Folha de regras e de pontos para imprimir
sheet--print = Imprimir
sheet--title = { $game } no papel

skip--text = { $who } joga as suas cartas no seu lugar, vendo só o que você vê, e ninguém pensa por muito tempo. Você pode assumir a qualquer momento. A partida é salva, mas não conta para o seu rating.
skip--title = Pular para o fim da rodada?
skip--yes = Pular

sort--lift = Pôr { $card } em cima
sort--offer = Ordenar o que você pega
sort--offer--cost = para a sua pilha
sort--order = de cima para baixo: { $cards }

step--after = Sua carta foi jogada. Continue construindo com a mesa, ou encerre a vez.
step--committed = Você juntou cartas: agora a carta que jogar deve pegar { $build }.
step--first = Jogue uma carta. Antes e depois, você pode construir com a mesa quantas vezes quiser.
step--nothing = Estas cartas ainda não formam uma construção. Escolha mais, ou escolha a carta da sua mão que as pega.
step--nothing-after = Estas cartas não formam uma construção. Escolha outras, ou encerre a vez.

sure--no = Continuar

table--acts = O que você pode fazer
table--acts--with = O que você pode fazer com a carta { $card }
table--again = Última jogada
table--again--long = Mostrar a última jogada
table--again--none = Ninguém jogou ainda.
table--asked = Uma pergunta para você
table--build--theirs--multiple = Construção múltipla de { $value }, de { $owner }: { $cards }
table--build--theirs--single = Construção simples de { $value }, de { $owner }: { $cards }
table--build--yours--multiple = Sua construção múltipla de { $value }: { $cards }
table--build--yours--single = Sua construção simples de { $value }: { $cards }
table--count--so_far = Até agora
table--counters = Contadores
table--counters--unseen = Ainda não vistas, por valor
table--counts = O que vale pontos
table--diagram--after = Depois
table--diagram--becomes = vira
table--diagram--before = Na mesa
table--diagram--hand = Você tem
table--diagram--taken = Você pega
table--diagram--top = Na pilha de { $who }
table--empty = A mesa está vazia.
table--empty--start = A mesa está vazia. Comece descartando qualquer carta.
table--fined = −{ $count }
table--gained = +{ $count }
table--hand = Sua mão
table--hand--empty = Você não tem cartas na mão.
table--hand--theirs = Mão de { $who }
table--hand--theirs--empty = { $who } não tem cartas na mão.
table--held = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
table--held--brief = { $count } na mão
table--all-lessons = Todas as lições
table--all-puzzles = Todos os problemas
table--hint = Dica
table--home = Início
table--layout = Na mesa
table--lesson = Lição
table--lesson--again = De novo
table--lesson--back = Voltar
table--lesson--earlier = Jogada anterior
table--lesson--later = Próxima jogada
table--lesson--moment = { $place } de { $of }
table--lesson--on = Avançar
table--lesson--place = Passo { $number } de { $of }
table--lesson--show = Mostre
table--lesson--skip = Pular
table--lesson--task = A tarefa
table--menu = Menu
table--mine = Você
table--multiple = múltipla
table--none = nenhuma
table--pack = no monte
table--pile--look = ver o que { $who } pegou por último
table--pile--look--you = ver o que você pegou por último
table--players = Os outros jogadores
table--points = { $count ->
    [one] ponto
   *[other] pontos
}
table--proven = certeza
table--puzzle = Problema
table--puzzle--outcome = Como foi
table--puzzle--place = Problema { $number } de { $of }
table--redo = Re{ "\u00AD" }fazer
table--replay = Replay
table--replay--back = Uma jogada atrás
table--replay--compare = As duas jogadas
table--replay--end = Voltar ao placar
table--replay--first = Para o começo
table--replay--hands = Todas as mãos
table--replay--if = Continuar daqui
table--replay--last = Para o fim
table--replay--moves = Jogadas da rodada { $number }
table--replay--notation = Notação
table--replay--on = Uma jogada à frente
table--replay--pause = Pausar
table--replay--play = Reproduzir
table--replay--review = Análise
table--replay--rounds = Rodadas
table--replay--slider = Ponto da partida
table--replay--table = Voltar à mesa
table--score = Placar
table--score--more = o que vale pontos
table--scored = Pontos desta rodada até agora
table--sheet--cards = Quais cartas
table--sheet--game = Partida, até { $target }
table--sheet--item = Item
table--sheet--more = Mais
table--sheet--nth = Rodada { $number }
table--sheet--round = Esta rodada
table--sheet--rounds = Rodada por rodada
table--sheet--total = Partida
table--side = Esta partida
table--single = simples
table--stock = { $count ->
    [one] { $count } carta no monte
   *[other] { $count } cartas no monte
}
table--stock--none = Acabaram as cartas do monte
table--taken = na pilha
table--taken--sweeps = { $count ->
    [one] na pilha, { $count } escopa
   *[other] na pilha, { $count } escopas
}
table--task--again = Recomeçar
table--task--place = Tarefa { $number } de { $of }
table--thinking = pensando
table--to_move = na vez
table--turns = Últimas jogadas
table--undo = Voltar
table--undo--none = Não há nada para desfazer.
table--ways = O que mais você pode fazer
table--word = : o que quer dizer
table--you = Você
table--your_turn = Sua vez
table--said = “{ $words }”

watch--fairness = Cada um só vê o que você veria do lugar dele: a mesa, as próprias cartas e o que foi jogado.
watch--go-on = Retomar
watch--pause = Pausar
first--ace--1 = O ás conta como 1.
first--ace--14_hand_1_table = O ás conta como 14 na mão e como 1 na mesa.
first--ace--1_or_11 = O ás conta como 1 ou 11.
first--ace--1_or_14 = O ás conta como 1 ou 14.
first--anticlockwise = O jogo corre no sentido anti-horário.
first--at_once--one = Só pode haver uma construção por vez na mesa.
first--at_once--one_each = Você só pode ter uma construção por vez.
first--build_cards = Uma construção tem no máximo { $count } cartas.
first--building--none = Aqui não se constrói.
first--building--table = Você pode construir só com a mesa, antes e depois da sua jogada.
first--calling = Com dois oitos na mão, você pode descartar um e travar grupos de oito.
first--cards_only = Só as cartas contam: ganha quem pega mais.
first--casino_points--3_and_2 = O Cassino Grande vale 3 pontos, e o Cassino Pequeno vale 2.
first--casinos--fixed_hand = Na sua mão, o Cassino Grande conta como 16 e o Cassino Pequeno como 15.
first--casinos--optional = O Cassino Grande pode contar como 16, e o Cassino Pequeno como 15.
first--cleared = Limpar a mesa encerra a rodada.
first--compulsory = Se pode pegar, você deve pegar, e o máximo que puder.
first--court_builds = Você pode construir valetes, damas e reis pelo valor.
first--courts--11_12_13 = O valete conta como 11, a dama como 12 e o rei como 13.
first--courts--12_13_14 = O valete conta como 12, a dama como 13 e o rei como 14.
first--courts--13_14 = A dama conta como 13 e o rei como 14. O valete não tem número.
first--courts--rank_only = Valetes, damas e reis não têm número.
first--draw = Depois de cada jogada, você compra uma carta.
first--duty--add_or_capture = Enquanto tem uma construção, você deve pegar algo ou juntar cartas a ela.
first--duty--free = Você pode descartar enquanto tem uma construção, mas guarde uma carta para ela.
first--duty--no_trail_one_per_value = Você não pode ter duas construções do mesmo número.
first--duty--take_or_add_next_turn = Na sua próxima vez, você deve pegar sua construção ou ampliá-la.
first--endgame--from_16 = A partir de 16 pontos, um único item decide se você ganha.
first--endgame--from_18 = A partir de 18 pontos, um único item decide se você ganha.
first--faces--all = Um valete, dama ou rei pega uma carta igual, ou todas as três.
first--faces--any = Um valete, dama ou rei pega quantas cartas iguais quiser.
first--fine = { $count ->
    [one] Você pode descartar mesmo tendo uma construção, mas isso custa { $count } ponto.
   *[other] Você pode descartar mesmo tendo uma construção, mas isso custa { $count } pontos.
}
first--first_hand = Na primeira distribuição da rodada, cada mão tem { $count } cartas.
first--five_of_spades = O cinco de espadas pega tudo quando você o descarta.
first--fresh = Não se constrói com um ás ou um Cassino que acabou de ser descartado.
first--hand = Cada mão tem { $count } cartas.
first--jacks = O valete pega tudo o que há na mesa.
first--last_capture = Quem pega por último marca 1 ponto.
first--layout--none = A mesa começa vazia.
first--lowest_wins = Ganha quem tem menos pontos: evite as espadas, os ases e os Cassinos.
first--matching = Uma carta igual a outras da mesa deve pegá-las ou construir com elas.
first--numbers--11_12_13--14_hand_1_table = Valete, dama e rei contam como 11, 12 e 13, e o ás como 14, ou 1 na mesa.
first--numbers--11_12_13--1_or_14 = Valete, dama e rei contam como 11, 12 e 13, e o ás como 1 ou 14.
first--numbers--12_13_14--1_or_11 = Valete, dama e rei contam como 12, 13 e 14, e o ás como 1 ou 11.
first--numbers--13_14--1_or_11 = A dama conta como 13, o rei como 14, e o ás como 1 ou 11. O valete não tem número.
first--numbers--rank_only--1 = Valetes, damas e reis não têm número, e o ás conta como 1.
first--overshoot = É preciso fazer { $count } exatos: se passar, sua rodada não vale nada.
first--pack--40 = O baralho tem { $count } cartas, sem valetes, damas e reis.
first--pack--49 = O baralho tem { $count } cartas, e o dois de espadas é o único dois.
first--packs = Dois baralhos são embaralhados juntos: { $count } cartas.
first--partners_build = Você não pode pegar uma construção da sua dupla.
first--pluck = Uma vez por distribuição, você pode pinçar uma carta solta da mesa.
first--raise--forbidden = Você não pode aumentar a sua própria construção.
first--raise--needs_both_cards = Para aumentar a sua construção, você precisa ter cartas dos dois números.
first--raise--opponents_only = Você pode aumentar a construção de um adversário, mas não a sua nem a da sua dupla.
first--rounds--1_per_player = Cada um dá as cartas uma vez, e a partida acaba.
first--rounds--2_per_player = Cada um dá as cartas duas vezes, e a partida acaba.
first--rounds--one = Uma partida é uma rodada.
first--score--diamonds = Mais ouros valem 1 ponto, e os quatro setes, seis ou ases valem 2.
first--score--honours = Ases, dezes e figuras valem pontos. Espadas, não.
first--scoring_builds = Cartas que valem pontos sozinhas, como os ases, não entram em construções.
first--spades--1_each_spade = Cada espada vale 1 ponto.
first--spades--24_points = Cada espada vale 1 ponto, e o valete de espadas vale 2.
first--spades--25_points = Cada espada vale 1 ponto, o valete de espadas 2, e mais espadas mais 1.
first--spades--26_points = Cada espada vale 1 ponto, o ás e o valete de espadas 2, e mais espadas mais 1.
first--spades--five_spades_1 = Cinco espadas valem 1 ponto.
first--sums = A construção simples de um adversário pode entrar em uma soma.
first--sweeps = { $count ->
    [one] Cada escopa vale { $count } ponto.
   *[other] Cada escopa vale { $count } pontos.
}
first--sweeps--numbers = A escopa vale os números das suas cartas, a não ser que seja feita com um valete.
first--sweeps--swing = Uma escopa conta { $count } pontos contra você.
first--target = A partida vai até { $count } pontos.
first--ten_of_diamonds = O Cassino Grande conta como 10 ou 11.
first--tie--cards = Se há empate em cartas, o ponto delas é do lado com mais espadas.
first--tops--builds = O que você pega fica aberto: a carta de cima pode ser roubada para uma construção.
first--tops--captures = O que você pega fica aberto: a carta de cima pode ser tomada de volta.
first--tops--equals = O que você pega fica aberto: uma carta igual pode levar a de cima.
first--tops--nothing = O que você pega fica aberto.
language--all = Idiomas
language--close = Agora não
language--corrections = Correções desta tradução são bem-vindas. A página docs/translating.md, no código-fonte, diz como.
language--gone = Este site não existe mais em { $language }. Esta página está em português.
language--lacking = Esta página ainda não foi traduzida, por isso está em inglês.
language--offer = Esta página em português
attempt--build = *Construir*
attempt--build--not = Não dá para construir exatamente com as cartas que você escolheu.
attempt--lay = *Descartar*
attempt--lay--chosen = Para descartar, não escolha cartas da mesa.
attempt--lay--not = Aqui você não pode descartar essa carta.
attempt--take = *Pegar*
attempt--take--none = Para pegar algo, escolha também cartas da mesa.
attempt--take--not = Essa carta não pega exatamente as cartas que você escolheu.
strategy--build-or-lay--0 = em vez de descartar, se nenhuma carta não vista a pega
strategy--build-or-lay--1 = em vez de descartar, se uma a pega
strategy--build-or-lay--2 = em vez de descartar, se duas a pegam
strategy--build-or-lay--3 = em vez de descartar, se três a pegam
strategy--build-or-take--0 = em vez de uma captura, se nenhuma carta não vista a pega
strategy--build-or-take--1 = em vez de uma captura, se uma a pega
strategy--build-or-take--2 = em vez de uma captura, se duas a pegam
strategy--build-or-take--3 = em vez de uma captura, se três a pegam
maker--about = Uma linha de HTML põe esta partida na sua página: o replay, se ela terminou, ou as cartas da mesa e da sua mão.
maker--go = Escrever a linha
maker--title = Pôr em uma página
