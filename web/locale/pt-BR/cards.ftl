# Uma carta é dita com artigo (“o dez de ouros”, “a dama de copas”), e impressa é uma imagem. Por isso, nas frases não vai
# “de”, “em”, “a” nem “por” logo antes de uma carta: não haveria contração (“do”, “no”, “ao”, “pelo”).
# Formas: DEFINITE($card) “o dez de ouros”, GENDER($card) masculine ou feminine.
card--hinted = { $card }, dica
card--last = { $card }, última jogada
card--name = { $rank } de { $suit }
    .definite = { DEFINITE($rank) } de { $suit }
    .gender = { GENDER($rank) }
card--rank--2 = dois
    .definite = o dois
    .gender = masculine
card--rank--3 = três
    .definite = o três
    .gender = masculine
card--rank--4 = quatro
    .definite = o quatro
    .gender = masculine
card--rank--5 = cinco
    .definite = o cinco
    .gender = masculine
card--rank--6 = seis
    .definite = o seis
    .gender = masculine
card--rank--7 = sete
    .definite = o sete
    .gender = masculine
card--rank--8 = oito
    .definite = o oito
    .gender = masculine
card--rank--9 = nove
    .definite = o nove
    .gender = masculine
card--rank--A = ás
    .definite = o ás
    .gender = masculine
card--rank--J = valete
    .definite = o valete
    .gender = masculine
card--rank--K = rei
    .definite = o rei
    .gender = masculine
card--rank--Q = dama
    .definite = a dama
    .gender = feminine
card--rank--T = dez
    .definite = o dez
    .gender = masculine
card--suit--C = paus
card--suit--D = ouros
card--suit--H = copas
card--suit--S = espadas
card--top = { $whose }, carta de cima: { $card }

cards--about = Quem abre este link recebe as mesmas cartas desde a primeira distribuição, com as mesmas regras e os mesmos jogadores.
cards--title = Compartilhar estas cartas

counter--build = { $build }
counter--cards = Cartas, de { $count }
counter--diamonds = Ouros, de { $count }
counter--holds = { $who } deve guardar: { $rank }
counter--in-sight = Pontos na mesa
counter--number = { $count }
counter--points--cards = Pontos de cartas que valem
counter--points--casinos = Pontos de ases e Cassinos
counter--side = { $who } { $count }
counter--spades = Espadas, de { $count }

counters--title = Contadores

seen--after = Próxima
seen--before = Anterior
seen--best = melhor
seen--counted = Contando as cartas, { $who } podia saber todas as da outra mão.
seen--equal = mais ou menos igual
seen--forced = Não havia outra escolha.
seen--hands = Mostrar todas as mãos
seen--hands--about = A semente { $seed } deu estas cartas antes de qualquer jogada.
seen--less = { $points } pontos a menos
seen--lost = { $who } não conseguiu avaliar estas escolhas.
seen--more = { $count ->
    [one] Mais { $count }, com avaliação pior
   *[other] Mais { $count }, com avaliação pior
}
seen--not-weighed = sem avaliação
seen--number = { $place } de { $decisions }
seen--otherwise = Pensando de novo, { $who } escolheria outra coisa. Na mesa, o relógio pode cortar o tempo de pensar.
seen--owed = { $who } precisava guardar { $cards } para a construção de { $value }.
seen--owed--you = Você precisava guardar { $cards } para a sua construção de { $value }.
seen--place = Distribuição { $deal }, jogada { $place } de { $decisions }.
seen--played = jogada
seen--proven = Todos sabiam que { $who } tinha { $card }.
seen--proven--you = Todos sabiam que você tinha { $card }.
seen--table = A mesa, vista por { $who }
seen--taken = { $count } na pilha
seen--title = O que os bots viram
seen--unseen = { $count ->
    [one] { $count } carta estava escondida para { $who }.
   *[other] { $count } cartas estavam escondidas para { $who }.
}
seen--unweighed = { $who } não avaliou estas escolhas em pontos.
seen--weighed = Quanto valia cada jogada, em pontos
seen--weighing = { $who } está pensando de novo.
seen--who = *{ $who }*:

talk--building = Construo { $of }
talk--cash = Faturei
talk--casino--big-casino = Cassino Grande
talk--casino--little-casino = Cassino Pequeno
talk--last--any = Últimas cartas
talk--last--cards = Cartas
talk--last--last = Últimas
talk--last--sistan = Sistan
talk--last--sisten = Sisten
talk--most--cards = { $count } cartas
talk--most--diamonds = { $count } ouros
talk--most--spades = { $count } espadas
talk--one--1 = um
talk--one--10 = dez
talk--one--11 = onze
talk--one--12 = doze
talk--one--13 = treze
talk--one--14 = catorze
talk--one--15 = quinze
talk--one--16 = dezesseis
talk--one--2 = dois
talk--one--3 = três
talk--one--4 = quatro
talk--one--5 = cinco
talk--one--6 = seis
talk--one--7 = sete
talk--one--8 = oito
talk--one--9 = nove
talk--one--A = ás
talk--one--J = valete
talk--one--K = rei
talk--one--Q = dama
talk--several--1 = uns
talk--several--10 = dezes
talk--several--11 = onzes
talk--several--12 = dozes
talk--several--13 = trezes
talk--several--14 = catorzes
talk--several--15 = quinzes
# ? o plural de “dezesseis”, como o de “dois” e “três”, é igual ao singular
talk--several--16 = dezesseis
talk--several--2 = dois
talk--several--3 = três
talk--several--4 = quatros
talk--several--5 = cincos
# ? plural dos dicionários, pouco ouvido
talk--several--6 = seises
talk--several--7 = setes
talk--several--8 = oitos
talk--several--9 = noves
talk--several--A = ases
talk--several--J = valetes
talk--several--K = reis
talk--several--Q = damas
talk--sweep-left = Escopa para { $cards }

word--building = Diz quais cartas podem pegar a construção: “construo oito” é um grupo que soma oito; “construo oitos” são vários grupos de oito em uma só construção.
word--building--title = Construo
word--cash = Um ás pegou outro ás.
word--cash--title = Faturei
word--casino = O Cassino Grande é o dez de ouros, e o Cassino Pequeno é o dois de espadas. Quem pega um deles marca pontos.
word--casino--title = Os dois Cassinos
word--last = Estas são as últimas cartas: não se dá mais nada nesta rodada.
word--last--title = A última distribuição
word--most = Alguém já pegou mais da metade dessas cartas, então ninguém mais pode ter a maioria.
word--most--title = Mais da metade
word--proven = Todos sabem que há aqui, na mão, uma carta desse valor.
word--proven--title = Certeza
word--sweep = Uma carta pegou tudo o que havia na mesa, e isso vale pontos a mais.
word--sweep-left = Dá para pegar a mesa toda de uma vez com uma destas cartas: seria { $sweep }.
word--sweep-left--title = Dá para fazer escopa
