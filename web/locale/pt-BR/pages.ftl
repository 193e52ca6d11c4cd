page--404--not-found = Não encontrada
page--404--page-not-found = Página não encontrada
page--404--address-may-mistyped = O endereço pode ter um erro, ou a página pode ter mudado de lugar.
page--404--go-table = Ir para a mesa
page--404--go-home-page = Ir para a página inicial

page--header--menu = Menu
page--header--site = Site
page--header--play = Jogar
page--header--learn = Aprender
page--header--puzzles = Problemas
page--header--how-play = Como jogar
page--header--rules = Regras
page--header--opponents = Adversários
page--header--games = Suas partidas
page--header--settings = Ajustes

page--frame--skip-content = Pular para o conteúdo
page--frame--free-open-source = Livre e de código aberto, sem anúncios e sem contas. Suas partidas ficam no seu navegador.
page--frame--daily-deal = Cartas do dia
page--frame--learn-table = Aprender na mesa
page--frame--practice = Praticar
page--frame--about-site = Sobre este site
page--frame--rules-all-games = Regras de todos os jogos
page--frame--compare-two-games = Comparar dois jogos
page--frame--glossary = Glossário
page--frame--diagrams = Diagramas
page--frame--put-table-page = Ponha uma mesa na sua página

page--table--again-or-read = <a href="">Tente de novo</a>, ou <a href="{ $how_to_play }">leia como se joga</a>.
page--table--getting-rules-ready = Preparando as regras
page--table--close = Fechar
page--table--table-needs-javascript = A mesa precisa de JavaScript, que aqui está desligado.
page--table--read-how-play = Leia como se joga
page--table--part-page-did = Uma parte desta página não carregou.
page--table--try-again = Tentar de novo
page--table--table-could-not = A mesa não pôde abrir: falta um arquivo, ou seu navegador é antigo demais.
page--table--something-went-wrong = Algo deu errado. Sua partida está a salvo, mas sua última ação se perdeu.
page--table--reload = Recarregar

page--update--new-version-site = Há uma nova versão deste site.
page--update--use-now = Usar já

page--daily--daily-deal = Cartas do dia
page--daily--one-round-casino = Uma rodada de Cassino por dia, com as mesmas cartas para todos: seu calendário e sua sequência, a referência para as mesmas cartas, e um jogo da semana de outra parte do mundo.
page--daily--one-round-casino-2 = Uma rodada de Cassino contra Nia. A data decide as cartas, então todos recebem as mesmas.
page--daily--loading-results = Carregando seus resultados
page--daily--calendar-needs-javascript = O calendário precisa de JavaScript para ler o que seu navegador guardou.
page--daily--results-could-not = Não foi possível carregar seus resultados: falta um arquivo, ou seu navegador é antigo demais para esta página. Eles continuam guardados. <small data-reason></small>
page--daily--try-again = Tentar de novo
page--daily--game-week = Jogo da semana
page--daily--every-monday-another = Toda segunda-feira, outro jogo da família, de outra parte do mundo. Todos recebem as mesmas cartas, e o que conta é o seu primeiro resultado.
page--daily--game-week-needs = O jogo da semana precisa de JavaScript, para saber a data. Sem ele, você pode ler as <a href="{ $rules }">regras de todos os jogos</a>.
page--daily--week = Esta semana
page--daily--what-new-if = O que há de novo para quem conhece o Cassino
page--daily--casino = no Cassino: { $there }
page--daily--its-rules = As regras
page--daily--feed-daily-deals = Feed das cartas do dia e dos jogos da semana
page--daily--play-against = Jogue contra { $opponents }
page--daily--play-with = Jogue com { $opponents }

page--evening--again = Tentar de novo
page--evening--csv = Salvar como planilha (CSV)
page--evening--description = Um clube, uma turma ou uma família joga as mesmas rodadas de Cassino contra o mesmo adversário. Uma página classifica os resultados rodada por rodada, como no bridge duplicado.
page--evening--failed = Não foi possível carregar as rodadas: falta um arquivo, ou seu navegador é antigo demais para esta página. Tudo o que está guardado aqui continua aí. <small data-reason></small>
page--evening--files = Ou escolha arquivos:
page--evening--first = Escolha um jogo, um adversário e o número de rodadas. Você recebe um link para todo o grupo.
page--evening--honest = Ninguém vigia as rodadas. As cartas vêm do link, então qualquer pessoa pode consultá-las, ou jogá-las de novo em outro navegador. Esta página garante que um resultado era possível: com estas cartas, por estas regras, contra este adversário. Ela não pode saber se foi a primeira tentativa.
page--evening--invite = Convide mais gente
page--evening--invite--link = Link destas rodadas
page--evening--invite--send = Enviar link
page--evening--lead = Um clube, uma turma ou uma família joga as mesmas rodadas contra o mesmo adversário, cada um no próprio aparelho. Depois, uma página compara os resultados rodada por rodada, como no bridge duplicado. Não precisa de contas nem de servidor.
page--evening--loading = Carregando as rodadas
page--evening--noscript = Esta página precisa de JavaScript para conferir e comparar resultados.
page--evening--paste = Colar resultados
page--evening--paste--about = Quantos você quiser, em qualquer ordem, com as palavras em volta: mensagens inteiras ou uma conversa inteira.
page--evening--print = Imprimir
page--evening--results = Os resultados de todos
page--evening--results--about = Quem recolhe os resultados os cola aqui. Eles ficam neste navegador.
page--evening--second = Todos abrem o link, jogam as rodadas, e enviam a você o resultado: outro link.
page--evening--set-up = Escolher um jogo
page--evening--take = Acrescentar
page--evening--third = Cole todos os resultados abaixo, e o ranking aparece.

page--diagrams--diagrams-use-elsewhere = Diagramas para usar em outros lugares
page--diagrams--diagrams-casino-its = { $count } diagramas do Cassino e de seus parentes como imagens SVG, para a sua página, uma folha ou um livro.
page--diagrams--all-diagrams-site = Todos os { $count } diagramas deste site, como imagens para a sua página, uma folha ou um livro.
page--diagrams--single-svg-file = Cada um é um só arquivo SVG, que não precisa de nenhum outro. É nítido em qualquer tamanho e se descreve a leitores de tela. Salve uma imagem pelo link dela, ou use o endereço: <code>&lt;img src="https://example.org/casino/{ $example }"&gt;</code>, trocando https://example.org/casino/ pelo endereço deste site. Na mesa, <b>Imagem desta posição</b>, no menu, salva do mesmo modo as cartas da mesa.

page--embed-frame--open-full-size = Abrir em tamanho inteiro

page--embed-v1-rules--rules = { $name }: as regras

page--embed-v1-table--press-card-play = Aperte uma carta para jogar
page--embed-v1-table--tap-play = Toque para jogar

page--embed-v1-diagram--position = Uma posição
page--embed-v1-diagram--diagrams = Diagramas

page--embed-v1-rules--rules-all-games = Regras de todos os jogos

page--glossary--used = Usado em { $games }.
page--glossary--see-also = Veja também { $terms }.
page--glossary--glossary = Glossário
page--glossary--terms-card-game = Os termos do jogo de cartas Cassino e de sua família, também os antigos e regionais: escopa, construção, órfã, mökki, sistan, virado e muitos mais.
page--glossary--subjects = Assuntos
page--glossary--all-names-z = Todos os nomes de A a Z
page--glossary--also-called = Também chamado { $names }.
page--glossary--in-books = nos livros: <dfn>{ $name }</dfn>
page--glossary--terms-casino-its = { $count } termos do Cassino e de seus parentes, da Londres de 1792 à Finlândia e ao sul da África de hoje. Em cada assunto, vêm primeiro os termos de que todos precisam, e depois os de um só jogo, de uma região ou de livros antigos.
page--glossary--search-term-language = Procurar um termo, um idioma ou um jogo
page--glossary--showing-terms = Mostrando <span id="found">{ $count }</span> de { $count } termos.
page--glossary--terms-single-games = Termos de um só jogo, de regiões e de livros antigos ({ $others })
page--glossary--rules-themselves-see = As próprias regras estão em <a href="{ $how_to_play }">Como jogar</a>.

page--index--all-games = { $count ->
    [one] <a href="{ $rules }">Ache o jogo</a> com regras ilustradas
   *[other] <a href="{ $rules }">Todos os { $count } jogos</a>, cada um com regras ilustradas
}
page--index--play-card-game = Jogue Cassino, o jogo de cartas, no seu navegador, de dois a seis jogadores, só ou em times, contra bots honestos, com ou sem internet. Grátis, sem conta.
page--index--where-left-off = Onde você parou
page--index--between-two-rounds = Entre duas rodadas
page--index--continue = Continuar
page--index--more-games-under = Mais partidas em andamento
page--index--new-game = Nova partida
page--index--play-todays-deal = Jogar as cartas de hoje
page--index--play-hand = Jogar esta mão
page--index--learn-ten-minutes = Aprenda em dez minutos
page--index--learn-table = Aprender na mesa
page--index--played-todays-deal = Você jogou as cartas de hoje e ganhou, { $yours } a { $theirs }.
page--index--played-todays-deal-2 = Você jogou as cartas de hoje e perdeu, { $yours } a { $theirs }.
page--index--played-todays-deal-3 = Você jogou as cartas de hoje e empatou, { $yours } a { $theirs }.
page--index--calendar-streak = Calendário e sequência
page--index--play-need-javascript = Para jogar é preciso JavaScript. As regras e os guias podem ser lidos sem ele.
page--index--game-week = Jogo da semana: <a href="{ $daily }#week">{ $name }</a> <small>{ $places }</small>
page--index--opponents = Seus adversários
page--index--beginner-who-has = De quem acabou de aprender as regras a quem pensa longe. <a href="{ $opponents }">Conheça todos</a>
page--index--games = Os jogos
page--index--learn-get-better = Aprenda e melhore
page--index--play-first-cards = Jogue suas primeiras cartas em uma mesa de verdade, que explica cada erro. Depois resolva problemas, treine, e veja quanto valeu cada jogada sua. Ou <a href="{ $how_to_play }">leia as regras</a>.
page--index--see-lessons = Ver as lições
page--index--fair-bots = Bots honestos
page--index--like-they-see = Como você, eles veem as próprias cartas e a mesa, e nada mais. Toda distribuição vem de uma semente: a mesma semente dá as mesmas cartas a qualquer pessoa.
page--index--how-can-check = Como você pode conferir
page--index--put-page = Ponha na sua página
page--index--one-line-html = Uma linha de HTML põe uma mesa no seu site, com os jogadores, as regras e as cartas que você escolher. Sem conta, sem rastreamento, sem custo.
page--index--get-code = Pegar o código
page--index--lead = Com as cartas da mão, pegue as da mesa. Valem pontos { CARD("2S") }, { CARD("TD") }, cada ás, a maioria das cartas e a maioria das espadas.
page--index--offline = Funciona sem internet depois da primeira visita.
page--index--players-offline = De dois a seis jogadores, só ou em times. Funciona sem internet depois da primeira visita.
page--index--title = Cassino, o jogo de cartas de pesca

page--learn-course--skip-lesson = Pular para a lição
page--learn-course--played-table = { $about } { $steps }, na mesa.

page--learn-idea--learn = Aprender

page--learn-measured--how-often = Frequência
page--learn-measured--95-range = Faixa de 95%
page--learn-measured--give-take = Margem
page--learn-measured--how-was-measured = Como isto foi medido
page--learn-measured--measured = Medido em { $day }, com <code>python -m tests.bots.strategy { $table }</code>, no código-fonte deste site; o mesmo motor dá os mesmos números.
page--learn-measured--points-round = Pontos por rodada
page--learn-measured--rounds = Medido em { $day } em { $count } rodadas, com <code>python -m tests.bots.strategy { $table }</code>, no código-fonte deste site; o mesmo motor dá os mesmos números.

page--learn-ideas--ideas = Ideias
page--learn-ideas--ideas-behind-good = As { $ideas } ideias por trás de jogar bem o Cassino, de faturar um ás a contar os dezes, cada uma com posições para tentar.
page--learn-ideas--learn-table = Aprender na mesa
page--learn-ideas--good-plays-have = As boas jogadas têm nome. Quando você pergunta “O que você faria?” ou pede a análise de uma partida, as razões usam esses nomes e levam a esta página.
page--learn-ideas--playing-well-puts = <a href="{ $tactics }">Jogar bem</a> reúne estas ideias em uma página, e <a href="{ $strategy }">Estratégia em números</a> mostra quanto valem.

page--learn-mistakes--plays-cost-points = As jogadas que custam pontos voltam aqui até você achar outras melhores.
page--learn-mistakes--review-game-shows = A análise de uma partida mostra que jogadas custaram pontos a você. Aperte o botão <b>Praticar</b> no fim dela, e essas posições voltam aqui: no dia seguinte, e depois de três dias, uma semana e três semanas, enquanto você achar logo a jogada melhor.
page--learn-mistakes--review-replay-every = A análise está no replay de toda partida terminada. <a href="{ $progress }">Suas partidas</a> traz a lista. Para posições que não são das suas partidas, tente os <a href="{ $puzzles }">problemas</a>.

page--learn--learn = Aprender
page--learn--learn-casino-table = Aprenda Cassino na mesa: { $count } passos curtos em { $courses } cursos. Você faz cada jogada, e a mesa explica as que dão errado.
page--learn--learn-table = Aprender na mesa
page--learn--lessons-need-javascript = As lições precisam de JavaScript. <a href="{ $how_to_play }">Como jogar</a> pode ser lido sem ele.
page--learn--more-learn = Mais para aprender
page--learn--practice-asks-one = <a href="{ $practice }">Praticar</a> pergunta uma coisa por vez, em qualquer jogo: ache todas as capturas, pegue o máximo, diga de quem é a construção, conte as cartas que restam.
page--learn--puzzles-show-last = Os <a href="{ $puzzles }">problemas</a> mostram as últimas cartas de uma rodada, em que uma jogada é melhor que todas as outras.
page--learn--good-plays-have = As <a href="{ $ideas }">boas jogadas</a> têm nome: faturar um ás, roubar, não deixar escopa e outras, cada uma com posições para tentar.
page--learn--lead = Passos curtos, uma ideia em cada um. Você faz cada jogada e, se não for a esperada, a mesa diz por quê.
page--learn--lead-first = Passos curtos, uma ideia em cada um. Você faz cada jogada e, se não for a esperada, a mesa diz por quê. O primeiro curso leva dez minutos e acaba na sua primeira partida.
page--learn--other = As primeiras lições ensinam Cassino. { $name }, o primeiro jogo deste site, é da mesma família mas diferente: <a href="{ $rules }">as regras de { $name }</a>.
page--learn--strategy-numbers-shows = <a href="{ $strategy }">Estratégia em números</a> mostra quanto valem.

page--licences--licences = Licenças
page--licences--everything-site-sends = Tudo o que este site envia ao seu navegador, quem fez, e a licença de cada parte.
page--licences--about = Sobre
page--licences--everything-site-sends-2 = Tudo o que este site envia ao seu navegador. As regras, os bots, os desenhos e o texto foram feitos para este projeto; outras { $parts } partes vêm com ele, cada uma com a própria licença.
page--licences--part = Parte
page--licences--licence = Licença
page--licences--project = Este projeto
page--licences--mit = MIT
page--licences--no-fonts-pictures = Nenhuma fonte, imagem ou som vem de fora. Se um pacote não traz uma cópia da sua licença, o nome dela leva ao texto.

page--opponents--opponents = Adversários
page--opponents--meet-bots-play = Conheça os bots contra quem você joga Cassino, de um iniciante a quem pensa longe: como cada um joga, qual é a sua força e o que vê.
page--opponents--play-against = { $caller } <a class="btn" href="{ $play }?bots={ $id }">Jogar contra { $name }</a>
page--opponents--one-has-style = Cada um tem seu estilo. Os mais fracos cometem erros humanos: não veem somas, esquecem cartas e agarram o que brilha.
page--opponents--ladder = A escada
page--opponents--left-right-player = Da esquerda para a direita, cada um vence o anterior. A altura do degrau é a vantagem medida, em pontos por rodada, no Cassino de dois.
page--opponents--points-round-ahead = { $lead } pontos por rodada à frente de { $other }
page--opponents--first-step = O primeiro degrau
page--opponents--level-points-round = Nível { $place } de { $ladder }. { $lead } pontos por rodada contra { $other }, com margem de { $give }.
page--opponents--level-1-start = Nível 1 de { $ladder }. Comece aqui.
page--opponents--other-styles-play = Outros estilos de jogo
page--opponents--these-about-strong = Estes têm mais ou menos a força de Nia, mas cada um quer uma coisa diferente. Jogue com eles para aprender a lidar com cada estilo.
page--opponents--points-round-against = { $lead } pontos por rodada contra { $other }, com margem de { $give }.
page--opponents--what-they-can = O que eles podem ver
page--opponents--they-see-what = Eles veem o que você veria no lugar deles, e nada mais: <a href="{ $about }#fair">como você pode conferir</a>. Eles diferem em quantas somas acham, em como lembram e em quão longe pensam.
page--opponents--how-was-measured = Como isto foi medido
page--opponents--played-one-below = Cada um jogou contra o de baixo, e cada distribuição foi jogada duas vezes, com os lugares trocados, para que os dois tivessem a mesma sorte. Os números são a vantagem em pontos por rodada e a sua margem de erro de 95%, medidas em { $date }.
page--opponents--match = Disputa
page--opponents--against = { $better } contra { $worse }
page--opponents--not-measured = <span aria-hidden="true">–</span><span class="visually-hidden">não medido</span>

page--play--play = Jogar
page--play--skip-hand = Pular para a sua mão
page--play--new-version-site = Há uma nova versão deste site.
page--play--use-now = Usar já
page--play--later = Depois

page--practice-drill--practice = Praticar

page--practice--practice = Praticar
page--practice--short-drills-every = Exercícios curtos para todos os jogos de Cassino: ache todas as capturas, pegue o máximo, diga de quem é a construção, conte as cartas que restam. Dez perguntas por série, com relógio se você quiser.
page--practice--one-skill-time = Uma habilidade por vez, no jogo que você escolher: dez perguntas novas por série, com a razão depois de cada resposta. Suas melhores séries ficam salvas neste navegador.
page--practice--whole-positions-go = Para posições inteiras, vá aos <a href="{ $puzzles }">problemas</a>; as <a href="{ $learn }">lições</a> explicam cada jogada.

page--progress--games = Suas partidas
page--progress--games-casino-have = As partidas de Cassino que você terminou neste navegador: como foram, por jogo e por adversário, todas prontas para reabrir.
page--progress--every-game-finish = Toda partida que você termina fica salva neste navegador, e em nenhum outro lugar.
page--progress--loading-games = Carregando suas partidas
page--progress--page-needs-javascript = Esta página precisa de JavaScript para ler o que seu navegador guardou.
page--progress--games-could-not = Não foi possível carregar suas partidas: falta um arquivo, ou seu navegador é antigo demais para esta página. Elas continuam guardadas. <small data-reason></small>
page--progress--try-again = Tentar de novo
page--progress--keep-copy-everything = Guarde uma cópia de tudo
page--progress--browsers-may-delete = Os navegadores podem apagar o que um site guardou: quando falta espaço, quando você passa semanas sem visitá-lo, ou quando você limpa tudo. Uma cópia é um arquivo com suas partidas, seus ajustes, suas regras e a partida em andamento. Restaure-a aqui ou em outro navegador: tudo o que já está lá fica, e o que falta é acrescentado.
page--progress--save-copy = Salvar cópia
page--progress--restore-copy = Restaurar cópia
page--progress--copy-games = Uma cópia das suas partidas

page--puzzles-run--puzzles-one-after = Problemas um depois do outro: uma sequência até o primeiro erro, quantos você conseguir antes que o tempo acabe, ou no seu ritmo.
page--puzzles-run--run-begins-when = Sua série começa quando a mesa está pronta, e o relógio também, se você escolheu um. Quando o tempo acaba, você ainda pode terminar o problema em que está.
page--puzzles-run--choose-game-theme = Para escolher um jogo, um tema ou um nível, volte aos <a href="{ $puzzles }">problemas</a>.

page--puzzles--puzzles = Problemas
page--puzzles--puzzles-last-deals = { $count } problemas das últimas distribuições de { $courses } jogos da família do Cassino: todas as cartas estão abertas, e uma jogada é melhor que todas as outras.
page--puzzles--last-cards-round = As últimas cartas de uma rodada, todas abertas. Uma jogada é melhor que todas as outras. { $count } posições, cada uma calculada até o fim.
page--puzzles--one-after-another = Um depois do outro
page--puzzles--game = Jogo
page--puzzles--any = Qualquer
page--puzzles--theme = Tema
page--puzzles--grade = Nível
page--puzzles--easy-ones-first = Primeiro os fáceis, depois cada vez mais difíceis, até o seu primeiro erro. <span data-of="puzzles-streak"></span>
page--puzzles--many-can-before = Quantos você conseguir antes que o tempo acabe; o que está na mesa você ainda pode terminar. <span data-of="puzzles-timed-{ $minutes }"></span>
page--puzzles--clock = Relógio
page--puzzles--min = { $minutes } min
page--puzzles--no-clock-no = Sem relógio e sem fim: continue quanto quiser.
page--puzzles--puzzle-rating = Seu rating de problemas
page--puzzles--first-try-puzzle = O que conta é a primeira tentativa em cada problema. Pedir uma dica conta como erro.
page--puzzles--how-worked-out = Como se calcula
page--puzzles--puzzle-graded-how = O nível de um problema depende de quantos dos <a href="{ $opponents }#ladder">sete adversários</a>, do iniciante ao mais forte, erram: se só um erra, o rating é { $ratings }; se todos erram, { $ratings_2 }. O seu rating é uma faixa: o número certo está nela dezenove vezes em vinte, e quanto mais você tenta, mais estreita ela fica.
page--puzzles--game-easiest-first = Por jogo, os mais fáceis primeiro
page--puzzles--if-building-new = Se construir é novo para você, comece pelas <a href="{ $learn }">lições</a>.
page--puzzles--puzzle-day-feed = Feed do problema do dia
page--puzzles--list-can-read = A lista pode ser lida sem JavaScript, mas os problemas precisam dele.

page--rules-game--rules = { $name }: as regras
page--rules-game--complete-rules-examples = Regras completas de { $name }, com exemplos: como dar as cartas, jogar e marcar pontos, e o que muda em relação aos outros jogos da família do Cassino.
page--rules-game--for = Para { $number }
page--rules-game--page = Nesta página
page--rules-game--how-differs = O que muda em relação a { $name }
page--rules-game--terms = Termos
page--rules-game--house-rules = Regras da casa
page--rules-game--history-sources = História e fontes
page--rules-game--play-this = Jogar
page--rules-game--rules-2 = Regras

page--rules-sheet--rule-sheet-score = { $name }: folha de regras e folha de pontos
page--rules-sheet--rules-one-page = As regras de { $name } em uma página, e uma folha para marcar os pontos: imprima em papel A4 ou Carta.
page--rules-sheet--rules = { $name }: as regras
page--rules-sheet--paper = { $name } no papel
page--rules-sheet--rules-fill-one = As regras ocupam uma página. Há uma página com folha de pontos para cada número de jogadores ou lados. Servem papel A4 e Carta.

page--rules-text--how-differs = O que muda em relação a { $name }
page--rules-text--rule = Regra
page--rules-text--compare-two-side = Compare os dois lado a lado.
page--rules-text--same = Igual a { $name }
page--rules-text--terms = Termos
page--rules-text--house-rules = Regras da casa
page--rules-text--can-change-these = Você pode mudar estas regras. Cada link abre { $name } com essa única mudança. As outras opções estão em Nova partida.
page--rules-text--everything-else = Todo o resto é como em <a href="{ $rules }">{ $name }</a>.
page--rules-text--here-choose = { $about } Aqui: { $here }. Ou escolha: { $others }.
page--rules-text--history-sources = História e fontes
page--rules-text--in-glossary = No glossário: { $terms }.

page--rules-compare--compare-two-games = Comparar dois jogos
page--rules-compare--any-two-games = Dois jogos quaisquer da família do Cassino, lado a lado: jogadores, números das cartas, construções, pontos e fim da partida, com cada diferença marcada.
page--rules-compare--rules = Regras
page--rules-compare--two-games-side = Dois jogos lado a lado
page--rules-compare--choose-two-games = Escolha dois jogos para ver o que muda.
page--rules-compare--also-show-what = Mostrar também o que é igual
page--rules-compare--another-game = Outro jogo
page--rules-compare--one-game = Um jogo
page--rules-compare--rule = Regra
page--rules-compare--rules-all-games = As regras comuns a todos os jogos não aparecem. Onde uma regra depende do número de jogadores, aparecem todas as versões.

page--rules--find-game = Ache um jogo
page--rules--compare-any-two = <a href="{ $compare }">Compare dois jogos quaisquer</a>, ou procure uma palavra no <a href="{ $glossary }">glossário</a>.
page--rules--description = { $count } jogos da família do Cassino, com todas as regras: por país, por número de jogadores, por duração, e pelo que têm de especial.
page--rules--description-some = Jogos da família do Cassino, com todas as regras: por país, por número de jogadores, por duração, e pelo que têm de especial.
page--rules--lead = O Cassino é uma família de { $count } jogos. Cada um tem regras completas com exemplos. Se você nunca jogou, comece por <a href="{ $how_to_play }">Como jogar</a>, ou por um destes: { $games }.
page--rules--lead-some = { $count ->
    [one] Aqui você pode jogar um dos jogos da família do Cassino. Cada um tem regras completas com exemplos. Se você nunca jogou, comece por <a href="{ $how_to_play }">Como jogar</a>, ou por um destes: { $games }.
   *[other] Aqui você pode jogar { $count } dos jogos da família do Cassino. Cada um tem regras completas com exemplos. Se você nunca jogou, comece por <a href="{ $how_to_play }">Como jogar</a>, ou por um destes: { $games }.
}
