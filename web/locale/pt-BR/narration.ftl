# Formas das construções: DATIVE($build) “à construção de 8”, GENITIVE($build) “da construção de 8”,
# LOCATIVE($build) “na construção de 8”; das pilhas: GENITIVE($pile) “da pilha de Nia”. Sem forma: “a construção de 8”, “a pilha de Nia”.
person--named = { $name }
person--nth = Jogador { $number }

say--a--2 = um dois
say--a--3 = um três
say--a--4 = um quatro
say--a--5 = um cinco
say--a--6 = um seis
say--a--7 = um sete
say--a--8 = um oito
say--a--9 = um nove
say--a--A = um ás
say--a--J = um valete
say--a--K = um rei
say--a--Q = uma dama
say--a--T = um dez
say--added = *{ $who }* junta { $groups } { DATIVE($build) }.
say--added--you = *Você* junta { $groups } { DATIVE($build) }.
say--announced--any = *{ $who }* anuncia a última distribuição.
say--announced--any--you = *Você* anuncia a última distribuição.
say--announced--cards = *{ $who }* diz “cartas”.
say--announced--cards--you = *Você* diz “cartas”.
say--announced--last = *{ $who }* diz “últimas”.
say--announced--last--you = *Você* diz “últimas”.
say--announced--sistan = *{ $who }* diz “sistan”.
say--announced--sistan--you = *Você* diz “sistan”.
say--announced--sisten = *{ $who }* diz “sisten”.
say--announced--sisten--you = *Você* diz “sisten”.
say--back--deal = a distribuição desta rodada
say--back--step = seu último passo
say--back--theirs = a última jogada de { $who }
say--back--with = { $count ->
    [one] { $what } e a resposta de { $who }
   *[other] { $what } e as respostas de { $who }
}
say--build--own = a construção de { $value }
    .dative = à construção de { $value }
    .genitive = da construção de { $value }
    .locative = na construção de { $value }
say--build--theirs = a construção de { $value } de { $owner }
    .dative = à construção de { $value } de { $owner }
    .genitive = da construção de { $value } de { $owner }
    .locative = na construção de { $value } de { $owner }
say--build--yours = sua construção de { $value }
    .dative = à sua construção de { $value }
    .genitive = da sua construção de { $value }
    .locative = na sua construção de { $value }
say--built = *{ $who }* joga { $card } sobre { $cards } e constrói { $value }.
say--built--multiple = *{ $who }* joga { $card } e constrói { $value } em { $sets } grupos: { $groups }.
say--built--multiple--you = *Você* joga { $card } e constrói { $value } em { $sets } grupos: { $groups }.
say--built--table = *{ $who }* reúne { $groups } e constrói { $value }.
say--built--table--you = *Você* reúne { $groups } e constrói { $value }.
say--built--you = *Você* joga { $card } sobre { $cards } e constrói { $value }.
say--cancelled = *{ $who }* anula a distribuição, que não foi anunciada como a última. Tudo o que se jogou nela é desfeito.
say--cancelled--you = *Você* anula a distribuição, que não foi anunciada como a última. Tudo o que se jogou nela é desfeito.
say--captured = *{ $who }* pega { $taken } com { $card }.
say--captured--you = *Você* pega { $taken } com { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } opção.
   *[other] { $count } opções.
}
say--claimed = *{ $who }* declara vitória com { $target }.
say--claimed--you = *Você* declara vitória com { $target }.
say--cleared = A mesa está vazia.
say--cleared-alone = *{ $who }* põe { $card } na própria pilha.
say--cleared-alone--you = *Você* põe { $card } na sua pilha.
say--cleared-by = { $count ->
    [1] *{ $who }* limpa a mesa com { $card }: uma carta.
    [one] *{ $who }* limpa a mesa com { $card }: { $count } carta.
   *[other] *{ $who }* limpa a mesa com { $card }: { $count } cartas.
}
say--cleared-by--you = { $count ->
    [1] *Você* limpa a mesa com { $card }: uma carta.
    [one] *Você* limpa a mesa com { $card }: { $count } carta.
   *[other] *Você* limpa a mesa com { $card }: { $count } cartas.
}
say--comma = { $some }, { $other }
say--dealt = *{ $who }* dá mais { $count } cartas a cada um.
say--dealt--any = *{ $who }* anuncia a última distribuição, { $count } para cada um.
say--dealt--any--you = *Você* anuncia a última distribuição, { $count } para cada um.
say--dealt--cards = *{ $who }* dá as últimas cartas, { $count } para cada um, e diz “cartas”.
say--dealt--cards--you = *Você* dá as últimas cartas, { $count } para cada um, e diz “cartas”.
say--dealt--first = *{ $who }* dá as cartas.
say--dealt--first--you = *Você* dá as cartas.
say--dealt--last = *{ $who }* dá as últimas cartas, { $count } para cada um, e diz “últimas”.
say--dealt--last--you = *Você* dá as últimas cartas, { $count } para cada um, e diz “últimas”.
say--dealt--quietly = *{ $who }* dá as últimas cartas, { $count } para cada um.
say--dealt--quietly--you = *Você* dá as últimas cartas, { $count } para cada um.
say--dealt--sistan = *{ $who }* dá as últimas cartas, { $count } para cada um, e diz “sistan”.
say--dealt--sistan--you = *Você* dá as últimas cartas, { $count } para cada um, e diz “sistan”.
say--dealt--sisten = *{ $who }* dá as últimas cartas, { $count } para cada um, e diz “sisten”.
say--dealt--sisten--you = *Você* dá as últimas cartas, { $count } para cada um, e diz “sisten”.
say--dealt--you = *Você* dá mais { $count } cartas a cada um.
say--drawn--last = Era a última carta do monte.
say--drawn--you = *Você* compra { $card }.
say--fined = { $count ->
    [one] Isso fere o dever de quem constrói: *{ $who }* paga { $count } ponto.
   *[other] Isso fere o dever de quem constrói: *{ $who }* paga { $count } pontos.
}
say--fined--you = { $count ->
    [one] Isso fere o dever de quem constrói: *você* paga { $count } ponto.
   *[other] Isso fere o dever de quem constrói: *você* paga { $count } pontos.
}
say--given = *{ $who }* dá { $cards } para { $pile }.
say--given--you = *Você* dá { $cards } para { $pile }.
say--go-on = Continuar com a vez de { $who }.
say--insisted--augment = *{ $who }* exige: é preciso juntar tudo o que cabe na construção.
say--insisted--augment--you = *Você* exige: é preciso juntar tudo o que cabe na construção.
say--insisted--capture = *{ $who }* exige: esta carta deve pegar tudo o que puder.
say--insisted--capture--you = *Você* exige: esta carta deve pegar tudo o que puder.
say--insisted--request = *{ $who }* pede a construção.
say--insisted--request--you = *Você* pede a construção.
say--leads = *{ $who }* começa.
say--leads--you = *Você* começa.
say--lifted = Você põe { $card } em cima do que pega.
say--most--cards = *{ $who }* tem { $count } cartas, mais da metade.
say--most--cards--team = *{ $who }* têm { $count } cartas, mais da metade.
say--most--cards--you = *Você* tem { $count } cartas, mais da metade.
say--most--diamonds = *{ $who }* tem { $count } ouros, mais da metade.
say--most--diamonds--team = *{ $who }* têm { $count } ouros, mais da metade.
say--most--diamonds--you = *Você* tem { $count } ouros, mais da metade.
say--most--spades = *{ $who }* tem { $count } espadas, mais da metade.
say--most--spades--team = *{ $who }* têm { $count } espadas, mais da metade.
say--most--spades--you = *Você* tem { $count } espadas, mais da metade.
say--or = { $some } ou { $last }
say--owner = A construção de { $value } é de { $who }.
say--owner--you = A construção de { $value } é sua.
say--pairs = { $count ->
    [one] *{ $who }* começa, e pega um par da mesa: { $pairs }.
   *[other] *{ $who }* começa, e pega pares da mesa: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *Você* começa, e pega um par da mesa: { $pairs }.
   *[other] *Você* começa, e pega pares da mesa: { $pairs }.
}
say--pile--theirs = a pilha de { $who }
    .genitive = da pilha de { $who }
say--pile--yours = a sua pilha
    .genitive = da sua pilha
say--plucked = *{ $who }* pinça { $card }.
say--plucked--you = *Você* pinça { $card }.
say--proposed = *{ $who }* quer pegar com { $card }.
say--proposed--lay = *{ $who }* quer descartar { $card }.
say--proposed--lay--you = *Você* quer descartar { $card }. Os outros podem se opor.
say--proposed--you = *Você* quer pegar com { $card }. Os outros podem se opor.
say--proven = Sabe-se que *{ $who }* tem { $rank }.
say--proven--you = Sabe-se que *você* tem { $rank }.
say--raised = *{ $who }* joga { $cards } sobre { $build } e aumenta para { $value }.
say--raised--more = *{ $who }* joga { $cards } sobre { $build }, aumenta para { $value } e junta { $groups }.
say--raised--more--you = *Você* joga { $cards } sobre { $build }, aumenta para { $value } e junta { $groups }.
say--raised--you = *Você* joga { $cards } sobre { $build } e aumenta para { $value }.
say--redone = Refeito: { $what }.
say--redone--lost = Já não dá para refazer o que você desfez.
say--redone--none = Não há nada para refazer.
say--replaced = { $count ->
    [one] Uma carta vai para baixo do monte e é trocada: { $cards }.
   *[other] Algumas cartas vão para baixo do monte e são trocadas: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] A última carta da mesa vai para *{ $who }*, que pegou por último.
   *[other] As últimas { $count } cartas da mesa vão para *{ $who }*, que pegou por último.
}
say--residue--last_capturer--you = { $count ->
    [one] A última carta da mesa vai para *você*, que pegou por último.
   *[other] As últimas { $count } cartas da mesa vão para *você*, que pegou por último.
}
say--residue--last_mover = { $count ->
    [one] A última carta da mesa vai para *{ $who }*, que jogou por último.
   *[other] As últimas { $count } cartas da mesa vão para *{ $who }*, que jogou por último.
}
say--residue--last_mover--you = { $count ->
    [one] A última carta da mesa vai para *você*, que jogou por último.
   *[other] As últimas { $count } cartas da mesa vão para *você*, que jogou por último.
}
say--residue--nobody = { $count ->
    [one] A última carta da mesa não vai para ninguém.
   *[other] As últimas { $count } cartas da mesa não vão para ninguém.
}
say--resigned = *{ $who }* desiste da partida.
say--resigned--you = *Você* desiste da partida.
say--restarted = A rodada recomeça com as mesmas cartas.
say--set-aside = De lado, para quem pegar por último: { $cards }.
say--stolen = *{ $who }* rouba { $card } { GENITIVE($pile) }.
say--stolen--you = *Você* rouba { $card } { GENITIVE($pile) }.
say--sum = { $parts }
say--sweep-left = *{ $who }* diz “escopa para { $cards }”.
say--sweep-left--you = *Você* diz “escopa para { $cards }”.
say--sweeps-cancelled = Agora cada lado tem uma escopa, e cada um perde uma.
say--swept--bonus = { $count ->
    [one] Vale { $count } ponto.
   *[other] Vale { $count } pontos.
}
say--swept--swing = { $count ->
    [one] Dá { $count } ponto a quem fez, e tira { $count } de quem jogou antes.
   *[other] Dá { $count } pontos a quem fez, e tira { $count } de quem jogou antes.
}
say--trailed = *{ $who }* descarta { $card }.
say--trailed--you = *Você* descarta { $card }.
say--unannounced = *{ $who }* não diz nada.
say--unannounced--you = *Você* não diz nada.
say--undone = Desfeito: { $what }.
say--your-turn = Sua vez.

sweep--mokki = um mökki
sweep--mokki--said = Um mökki.
sweep--tabbe = uma tabbe
sweep--tabbe--said = Uma tabbe.
sweep--tabla = uma tabla
sweep--tabla--said = Uma tabla.
sweep--tablanette = uma tablanette
sweep--tablanette--said = Uma tablanette.
sweep--default = uma escopa
sweep--default--said = Escopa.

turn--added = junta { $groups } à construção de { $value }
turn--added--you = junta { $groups } à construção de { $value }
turn--announced--any = anuncia a última distribuição
turn--announced--cards = “cartas”
turn--announced--last = “últimas”
turn--announced--sistan = “sistan”
turn--announced--sisten = “sisten”
turn--as-announced = joga como anunciou
turn--as-announced--you = joga como anunciou
turn--built = constrói { $value }: { $card } sobre { $cards }
turn--built--multiple = { $count ->
    [one] constrói { $value }: { $groups }
   *[other] constrói { $value } em { $count } grupos: { $groups }
}
turn--built--multiple--you = { $count ->
    [one] constrói { $value }: { $groups }
   *[other] constrói { $value } em { $count } grupos: { $groups }
}
turn--built--you = constrói { $value }: { $card } sobre { $cards }
turn--cancelled = anula a distribuição
turn--cancelled--you = anula a distribuição
turn--captured = pega { $taken } com { $card }
turn--captured--you = pega { $taken } com { $card }
turn--claimed = declara vitória
turn--claimed--you = declara vitória
turn--cleared-alone = põe { $card } na pilha
turn--cleared-alone--you = põe { $card } na sua pilha
turn--cleared-by = limpa a mesa com { $card }
turn--cleared-by--you = limpa a mesa com { $card }
turn--ends = encerra a vez
turn--ends--you = encerra a vez
turn--fined = paga { $count }
turn--fined--you = paga { $count }
turn--given = dá { $cards }
turn--given--you = dá { $cards }
turn--insisted = { $who } exige
turn--insisted--you = você exige
turn--insists = exige
turn--insists--you = exige
turn--lets-stand = deixa assim
turn--lets-stand--you = deixa assim
turn--plucked = pinça { $card }
turn--plucked--you = pinça { $card }
turn--raised = aumenta a de { $old } para { $value } com { $card }
turn--raised--you = aumenta a de { $old } para { $value } com { $card }
turn--silent = não diz nada
turn--silent--you = não diz nada
turn--stolen = rouba { $card }
turn--stolen--you = rouba { $card }
turn--sweep-left = “escopa para { $cards }”
turn--trailed = descarta { $card }
turn--trailed--you = descarta { $card }
