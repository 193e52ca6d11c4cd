evening--bots = O que os bots fazem com as mesmas cartas
evening--by = Seu nome no ranking
evening--by--about = Todos os que veem o ranking podem ler.
evening--by--missing = Escreva primeiro o seu nome.
evening--checking = O ranking está pronto. Conferindo as jogadas do adversário: rodada { $number } de { $count }
evening--comparing = Os bots estão jogando as mesmas cartas: rodada { $number } de { $count }
evening--csv--bot = { $name } (bot)
evening--csv--matchpoints = matchpoints
evening--csv--others = pontos do adversário
evening--csv--own = pontos próprios
evening--deal = Rodada { $number }
evening--deal--all = Todas as rodadas
evening--deal--counts = Este é o seu resultado para o grupo: só vale o primeiro.
evening--deal--next = A seguir: rodada { $number } de { $count }
evening--deal--not-own = Isto não vale como resultado para o grupo, porque você não jogou todas as suas cartas. Você pode jogar a rodada de novo.
evening--deal--resigned = Uma rodada com desistência não vale como resultado para o grupo. Você pode jogá-la de novo.
evening--deal--send = Ver e enviar seu resultado
evening--deal--title = { $game }, rodada { $number } de { $count }
evening--deals = Rodada por rodada
evening--delete = Apagar estas rodadas e resultados
evening--delete--no = Manter
evening--delete--one = Remover o resultado de { $name }
evening--delete--sure = { $count ->
    [one] Apagar { $count } resultado e suas próprias rodadas deste grupo neste navegador?
   *[other] Apagar { $count } resultados e suas próprias rodadas deste grupo neste navegador?
}
evening--delete--yes = Apagar
evening--deleted = Apagado deste navegador.
evening--deleted--one = O resultado de { $name } foi removido.
evening--empty = Ainda não há nada para acrescentar. Cole primeiro as mensagens com os resultados.
evening--everybody = Todos os resultados novos
evening--facts = { $count ->
    [one] { $count } rodada de { $game } contra { $who }. Todos recebem as mesmas cartas.
   *[other] { $count } rodadas de { $game } contra { $who }. Todos recebem as mesmas cartas.
}
evening--facts--house = { $count ->
    [one] { $count } rodada de { $game } com regras da casa, contra { $who }. Todos recebem as mesmas cartas.
   *[other] { $count } rodadas de { $game } com regras da casa, contra { $who }. Todos recebem as mesmas cartas.
}
evening--failed = Não foi possível conferir os resultados. O que havia antes continua aí. Recarregue a página e tente de novo.
evening--foreign--changed = É para rodadas com outras regras, outro adversário ou outro número de rodadas.
evening--foreign--other = { $count ->
    [one] É para outra rodada: { $count } de { $game }. Abra o link dela para acrescentá-lo lá.
   *[other] É para outras rodadas: { $count } de { $game }. Abra o link delas para acrescentá-lo lá.
}
evening--form = As mesmas cartas para um grupo…
evening--form--about = Todos no grupo jogam as mesmas rodadas contra os mesmos adversários, cada um no próprio aparelho.
evening--form--again = Criar um link com outras cartas
evening--form--deals = Número de rodadas
evening--form--link = Link para todo o grupo
evening--form--make = Criar o link
evening--form--name = Nome do grupo
evening--form--name--about = Opcional. Aparece para todos os que abrem o link.
evening--form--off = Uma partida comum
evening--form--open = Abrir a página
evening--form--single = Este jogo não pode ser jogado em rodadas avulsas: { $reason }.
evening--form--then = Envie este link a todos, e guarde-o: ele abre a página em que você joga e acrescenta os resultados.
evening--group = As mesmas cartas para um grupo
evening--head--hints = Rodadas com dicas
evening--head--lead = Vantagem
evening--head--matchpoints = Matchpoints
evening--head--mp = Matchpoints
evening--head--name = Nome
evening--head--place = Lugar
evening--head--points = Pontos
evening--head--share = Porcentagem
evening--head--takebacks = Voltas
evening--how = Em cada rodada você ganha 2 matchpoints por jogador que foi pior com as mesmas cartas, e 1 por jogador que foi igual. Uma rodada que você não jogou não dá nenhum. A porcentagem é a sua parte do máximo possível, e a vantagem são os seus pontos menos os do adversário.
evening--look = { $what }: { $own } a { $others }. Ver o replay
evening--mean = vantagem média { $mean }
evening--no-room = O espaço do seu navegador está cheio, então os resultados só duram até você recarregar. Salve a planilha agora, ou apague grupos antigos.
evening--nobody = ainda não jogada
evening--none = Ainda não há resultados.
evening--not-kept = Seu navegador não guarda nada deste site, então os resultados só duram até você fechar a página. Salve a planilha antes disso.
evening--of-deal = Rodada { $number }, { $name }
evening--others = Outros grupos neste navegador
evening--others--count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
evening--own = Suas rodadas
evening--own--none = Depois de jogar uma rodada, você pode enviar seu resultado daqui.
evening--own--over = Você jogou todas as rodadas. Envie seu resultado a quem convidou você.
evening--own--some = { $count ->
    [one] Até agora, seu resultado tem { $count } rodada. Você pode enviá-lo de novo quando tiver jogado mais.
   *[other] Até agora, seu resultado tem { $count } rodadas. Você pode enviá-lo de novo quando tiver jogado mais.
}
evening--play = Jogar a rodada { $number }
evening--play--short = Jogar
evening--ranking = Ranking
evening--ranking--of = { $count ->
    [one] Ranking de { $count } jogador
   *[other] Ranking de { $count } jogadores
}
evening--read--cut = O resultado de { $by } foi cortado ou mudado no caminho. Peça de novo, ou peça um arquivo em vez de um link.
evening--read--invitation = Este é o convite para as rodadas, não um resultado. Cada pessoa envia um resultado depois de jogar.
evening--read--long = Este texto é longo demais. Cole os resultados de algumas pessoas por vez.
evening--read--many = Só os primeiros { $count } resultados deste texto foram lidos. Cole os outros à parte.
evening--read--none = Não há resultado neste texto. Um resultado é um link com “evening=”, “deals=” e “check=”.
evening--reading = Lendo o texto
evening--refused = { $count ->
    [1] Recusado
    [one] Recusados: { $count }
   *[other] Recusados: { $count }
}
evening--refused--count = Tem { $count } rodadas, mas são { $deals }.
evening--refused--evening = Este site não tem rodadas assim: o jogo, o número de adversários ou os nomes deles não estão certos.
evening--refused--long = A rodada { $deal } tem mais jogadas do que qualquer rodada pode ter.
evening--refused--nothing = Não tem nenhuma rodada terminada.
evening--refused--opponent = A rodada { $deal } não foi jogada contra este adversário: na jogada { $number }, { $play } devia ser { $decided }.
evening--refused--play = A rodada { $deal } não pode ter sido jogada assim com estas cartas e regras. Jogada { $number }, { $play }: { $reason }.
evening--refused--resigned = A rodada { $deal } acabou em desistência.
evening--refused--rules = As regras destas rodadas não existem aqui: { $reason }.
evening--refused--unfinished = A rodada { $deal } não terminou: acaba depois da jogada { $count }.
evening--remark--deals = { $count } de { $deals } rodadas
evening--remark--hints = { $count ->
    [one] dicas em { $count } rodada
   *[other] dicas em { $count } rodadas
}
evening--remark--takebacks = { $count ->
    [one] voltou { $count } jogada
   *[other] voltou { $count } jogadas
}
evening--remark--unchecked = adversário ainda não conferido
evening--remove = Remover um resultado
evening--remove--one = Remover
evening--replaying = Conferindo o resultado { $number } de { $count }
evening--rules = Regras do jogo
evening--send--add = Pôr no ranking daqui
evening--send--copy = Copiar resultado
evening--send--file = Salvar em arquivo
evening--send--preview = O que se envia
evening--send--send = Enviar resultado
evening--send--text = { $count ->
    [one] { $title }: o resultado de { $name }, { $count } rodada.
   *[other] { $title }: o resultado de { $name }, { $count } rodadas.
}
evening--sent--added = Já está no ranking abaixo.
evening--sent--copied = Copiado. Cole em uma mensagem.
evening--sent--failed = Seu navegador não deixa esta página copiar. O texto está selecionado, para você copiar.
evening--sent--saved = Salvo. Envie o arquivo em vez do link.
evening--sent--shared = Enviado.
evening--taken--full = { $count ->
    [one] { $count } resultado ficou de fora, porque o ranking está cheio.
   *[other] { $count } resultados ficaram de fora, porque o ranking está cheio.
}
evening--taken--known = { $count ->
    [one] { $count } resultado já estava aqui.
   *[other] { $count } resultados já estavam aqui.
}
evening--taken--more = { $count ->
    [one] { $count } resultado anterior agora tem mais rodadas.
   *[other] { $count } resultados anteriores agora têm mais rodadas.
}
evening--taken--new = { $count ->
    [one] { $count } resultado acrescentado.
   *[other] { $count } resultados acrescentados.
}
evening--taken--refused = { $count ->
    [one] { $count } resultado não é possível e foi recusado.
   *[other] { $count } resultados não são possíveis e foram recusados.
}
evening--title = { $count ->
    [one] { $count } rodada de { $game }
   *[other] { $count } rodadas de { $game }
}
evening--unnamed = alguém sem nome
evening--wrong = Este link das rodadas não está bem certo. Copie o link inteiro e tente de novo.
