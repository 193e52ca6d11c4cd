person--named = { $name }
person--nth = Player { $number }

say--a--2 = a two
say--a--3 = a three
say--a--4 = a four
say--a--5 = a five
say--a--6 = a six
say--a--7 = a seven
say--a--8 = an eight
say--a--9 = a nine
say--a--A = an ace
say--a--J = a jack
say--a--K = a king
say--a--Q = a queen
say--a--T = a ten
say--added = *{ $who }* adds { $groups } to { $build }.
say--added--you = *You* add { $groups } to { $build }.
say--announced--any = *{ $who }* announces the last deal.
say--announced--any--you = *You* announce the last deal.
say--announced--cards = *{ $who }* says “cards”.
say--announced--cards--you = *You* say “cards”.
say--announced--last = *{ $who }* says “last”.
say--announced--last--you = *You* say “last”.
say--announced--sistan = *{ $who }* says “sistan”.
say--announced--sistan--you = *You* say “sistan”.
say--announced--sisten = *{ $who }* says “sisten”.
say--announced--sisten--you = *You* say “sisten”.
say--back--deal = the deal of this round
say--back--step = your last step
say--back--theirs = { $who }’s last play
say--back--with = { $count ->
    [one] { $what } and { $who }’s reply
   *[other] { $what } and the replies of { $who }
}
say--build--own = the { $value }
say--build--theirs = { $owner }’s { $value }
say--build--yours = your { $value }
say--built = *{ $who }* plays { $card } on { $cards } to build { $value }.
say--built--multiple = *{ $who }* plays { $card } to build { $value } in { $sets } sets: { $groups }.
say--built--multiple--you = *You* play { $card } to build { $value } in { $sets } sets: { $groups }.
say--built--table = *{ $who }* joins { $groups } to build { $value }.
say--built--table--you = *You* join { $groups } to build { $value }.
say--built--you = *You* play { $card } on { $cards } to build { $value }.
say--cancelled = *{ $who }* cancels the deal, because it was not announced as the last. Everything played in it is undone.
say--cancelled--you = *You* cancel the deal, because it was not announced as the last. Everything played in it is undone.
say--captured = *{ $who }* takes { $taken } with { $card }.
say--captured--you = *You* take { $taken } with { $card }.
say--card = { $card }
say--choices = { $count ->
    [one] { $count } choice.
   *[other] { $count } choices.
}
say--claimed = *{ $who }* claims to have { $target }.
say--claimed--you = *You* claim to have { $target }.
say--cleared = The table is empty.
say--cleared-alone = *{ $who }* puts { $card } on the pile.
say--cleared-alone--you = *You* put { $card } on your pile.
say--cleared-by = { $count ->
    [one] *{ $who }* clears the table with { $card }: one card.
   *[other] *{ $who }* clears the table with { $card }: { $count } cards.
}
say--cleared-by--you = { $count ->
    [one] *You* clear the table with { $card }: one card.
   *[other] *You* clear the table with { $card }: { $count } cards.
}
say--comma = { $some }, { $other }
say--dealt = *{ $who }* deals { $count } more each.
say--dealt--any = *{ $who }* announces the last deal, { $count } each.
say--dealt--any--you = *You* announce the last deal, { $count } each.
say--dealt--cards = *{ $who }* deals the last cards, { $count } each, and says “cards”.
say--dealt--cards--you = *You* deal the last cards, { $count } each, and say “cards”.
say--dealt--first = *{ $who }* deals.
say--dealt--first--you = *You* deal.
say--dealt--last = *{ $who }* deals the last cards, { $count } each, and says “last”.
say--dealt--last--you = *You* deal the last cards, { $count } each, and say “last”.
say--dealt--quietly = *{ $who }* deals the last cards, { $count } each.
say--dealt--quietly--you = *You* deal the last cards, { $count } each.
say--dealt--sistan = *{ $who }* deals the last cards, { $count } each, and says “sistan”.
say--dealt--sistan--you = *You* deal the last cards, { $count } each, and say “sistan”.
say--dealt--sisten = *{ $who }* deals the last cards, { $count } each, and says “sisten”.
say--dealt--sisten--you = *You* deal the last cards, { $count } each, and say “sisten”.
say--dealt--you = *You* deal { $count } more each.
say--drawn--last = That was the last card of the pack.
say--drawn--you = *You* draw { $card }.
say--fined = { $count ->
    [one] That breaks the builder’s duty, so *{ $who }* pays one point.
   *[other] That breaks the builder’s duty, so *{ $who }* pays { $count } points.
}
say--fined--you = { $count ->
    [one] That breaks the builder’s duty, so *you* pay one point.
   *[other] That breaks the builder’s duty, so *you* pay { $count } points.
}
say--given = *{ $who }* gives { $cards } to { $pile }.
say--given--you = *You* give { $cards } to { $pile }.
say--go-on = Continue to { $who }’s turn.
say--insisted--augment = *{ $who }* insists: everything that fits a build must be added.
say--insisted--augment--you = *You* insist: everything that fits a build must be added.
say--insisted--capture = *{ $who }* insists: this card must take all it can.
say--insisted--capture--you = *You* insist: this card must take all it can.
say--insisted--request = *{ $who }* asks for the build.
say--insisted--request--you = *You* ask for the build.
say--leads = *{ $who }* leads.
say--leads--you = *You* lead.
say--lifted = You put { $card } on top of what you take.
say--most--cards = *{ $who }* has { $count } cards, more than half of all the cards.
say--most--cards--team = *{ $who }* have { $count } cards, more than half of all the cards.
say--most--cards--you = *You* have { $count } cards, more than half of all the cards.
say--most--diamonds = *{ $who }* has { $count } diamonds, more than half of all the diamonds.
say--most--diamonds--team = *{ $who }* have { $count } diamonds, more than half of all the diamonds.
say--most--diamonds--you = *You* have { $count } diamonds, more than half of all the diamonds.
say--most--spades = *{ $who }* has { $count } spades, more than half of all the spades.
say--most--spades--team = *{ $who }* have { $count } spades, more than half of all the spades.
say--most--spades--you = *You* have { $count } spades, more than half of all the spades.
say--or = { $some } or { $last }
say--owner = The { $value } is { $who }’s.
say--owner--you = The { $value } is yours.
say--pairs = { $count ->
    [one] *{ $who }* leads, and takes a pair from the table: { $pairs }.
   *[other] *{ $who }* leads, and takes pairs from the table: { $pairs }.
}
say--pairs--you = { $count ->
    [one] *You* lead, and take a pair from the table: { $pairs }.
   *[other] *You* lead, and take pairs from the table: { $pairs }.
}
say--pile--theirs = { $who }’s pile
say--pile--yours = your pile
say--plucked = *{ $who }* plucks { $card }.
say--plucked--you = *You* pluck { $card }.
say--proposed = *{ $who }* wants to take with { $card }.
say--proposed--lay = *{ $who }* wants to lay down { $card }.
say--proposed--lay--you = *You* want to lay down { $card }. The others may object.
say--proposed--you = *You* want to take with { $card }. The others may object.
say--proven = *{ $who }* is known to hold { $rank }.
say--proven--you = *You* are known to hold { $rank }.
say--raised = *{ $who }* plays { $cards } on { $build } to raise it to { $value }.
say--raised--more = *{ $who }* plays { $cards } on { $build } to raise it to { $value }, adding { $groups }.
say--raised--more--you = *You* play { $cards } on { $build } to raise it to { $value }, adding { $groups }.
say--raised--you = *You* play { $cards } on { $build } to raise it to { $value }.
say--redone = Redone: { $what }.
say--redone--lost = What you took back can no longer be redone.
say--redone--none = There is nothing to redo.
say--replaced = { $count ->
    [one] One card is put under the pack and replaced: { $cards }.
   *[other] Some cards are put under the pack and replaced: { $cards }.
}
say--residue--last_capturer = { $count ->
    [one] The last card on the table goes to *{ $who }*, who took last.
   *[other] The last { $count } cards on the table go to *{ $who }*, who took last.
}
say--residue--last_capturer--you = { $count ->
    [one] The last card on the table goes to *you*, because you took last.
   *[other] The last { $count } cards on the table go to *you*, because you took last.
}
say--residue--last_mover = { $count ->
    [one] The last card on the table goes to *{ $who }*, who played last.
   *[other] The last { $count } cards on the table go to *{ $who }*, who played last.
}
say--residue--last_mover--you = { $count ->
    [one] The last card on the table goes to *you*, because you played last.
   *[other] The last { $count } cards on the table go to *you*, because you played last.
}
say--residue--nobody = { $count ->
    [one] The last card on the table goes to nobody.
   *[other] The last { $count } cards on the table go to nobody.
}
say--resigned = *{ $who }* resigns the game.
say--resigned--you = *You* resign the game.
say--restarted = The round starts again with the same cards.
say--set-aside = Put aside for whoever takes last: { $cards }.
say--stolen = *{ $who }* steals { $card } from { $pile }.
say--stolen--you = *You* steal { $card } from { $pile }.
say--sum = { $parts }
say--sweep-left = *{ $who }* says “sweep for { $cards }”.
say--sweep-left--you = *You* say “sweep for { $cards }”.
say--sweeps-cancelled = Every side has a sweep now, so each loses one.
say--swept--bonus = { $count ->
    [one] It is worth { $count } point.
   *[other] It is worth { $count } points.
}
say--swept--swing = It gives { $count } points to whoever made it and takes { $count } off the player before.
say--trailed = *{ $who }* lays down { $card }.
say--trailed--you = *You* lay down { $card }.
say--unannounced = *{ $who }* says nothing.
say--unannounced--you = *You* say nothing.
say--undone = Taken back: { $what }.
say--your-turn = Your turn.

sweep--mokki = a mökki
sweep--mokki--said = A mökki.
sweep--tabbe = a tabbe
sweep--tabbe--said = A tabbe.
sweep--tabla = a tabla
sweep--tabla--said = A tabla.
sweep--tablanette = a tablanette
sweep--tablanette--said = A tablanette.
sweep--default = a sweep
sweep--default--said = A sweep.

turn--added = adds { $groups } to the { $value }
turn--added--you = add { $groups } to the { $value }
turn--announced--any = announces the last deal
turn--announced--cards = “cards”
turn--announced--last = “last”
turn--announced--sistan = “sistan”
turn--announced--sisten = “sisten”
turn--as-announced = plays as announced
turn--as-announced--you = play as announced
turn--built = builds { $value }: { $card } on { $cards }
turn--built--multiple = { $count ->
    [one] builds { $value }: { $groups }
   *[other] builds { $value } in { $count } sets: { $groups }
}
turn--built--multiple--you = { $count ->
    [one] build { $value }: { $groups }
   *[other] build { $value } in { $count } sets: { $groups }
}
turn--built--you = build { $value }: { $card } on { $cards }
turn--cancelled = cancels the deal
turn--cancelled--you = cancel the deal
turn--captured = takes { $taken } with { $card }
turn--captured--you = take { $taken } with { $card }
turn--claimed = claims the game
turn--claimed--you = claim the game
turn--cleared-alone = puts { $card } on the pile
turn--cleared-alone--you = put { $card } on your pile
turn--cleared-by = clears the table with { $card }
turn--cleared-by--you = clear the table with { $card }
turn--ends = ends the turn
turn--ends--you = end the turn
turn--fined = pays { $count }
turn--fined--you = pay { $count }
turn--given = gives { $cards } away
turn--given--you = give { $cards } away
turn--insisted = { $who } insists
turn--insisted--you = you insist
turn--insists = insists
turn--insists--you = insist
turn--lets-stand = lets it stand
turn--lets-stand--you = let it stand
turn--plucked = plucks { $card }
turn--plucked--you = pluck { $card }
turn--raised = raises the { $old } to { $value } with { $card }
turn--raised--you = raise the { $old } to { $value } with { $card }
turn--silent = says nothing
turn--silent--you = say nothing
turn--stolen = steals { $card }
turn--stolen--you = steal { $card }
turn--sweep-left = “sweep for { $cards }”
turn--trailed = lays down { $card }
turn--trailed--you = lay down { $card }
