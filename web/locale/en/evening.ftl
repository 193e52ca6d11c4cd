evening--bots = What the bots do with the same cards
evening--by = Your name in the ranking
evening--by--about = Everyone who sees the ranking can read it.
evening--by--missing = Enter your name first.
evening--checking = The ranking is ready. Checking the opponent’s plays: round { $number } of { $count }
evening--comparing = The bots are playing the same cards: round { $number } of { $count }
evening--csv--bot = { $name } (bot)
evening--csv--matchpoints = matchpoints
evening--csv--others = opponents’ points
evening--csv--own = own points
evening--deal = Round { $number }
evening--deal--all = All rounds
evening--deal--counts = This is your result for the group. Only the first one counts.
evening--deal--next = Next: round { $number } of { $count }
evening--deal--not-own = This does not count as a result for the group, because you did not play all of your cards yourself. You can play the round again.
evening--deal--resigned = A round that you resign does not count as a result for the group. You can play it again.
evening--deal--send = See and send your result
evening--deal--title = { $game }, round { $number } of { $count }
evening--deals = Round by round
evening--delete = Delete these rounds and results
evening--delete--no = Keep them
evening--delete--one = Remove the result of { $name }
evening--delete--sure = { $count ->
    [one] Delete { $count } result and your own rounds of this group from this browser?
   *[other] Delete { $count } results and your own rounds of this group from this browser?
}
evening--delete--yes = Delete them
evening--deleted = Deleted from this browser.
evening--deleted--one = Result of { $name } removed.
evening--empty = Nothing to add yet. Paste the messages with the results first.
evening--everybody = All new results
evening--facts = { $count ->
    [one] { $count } round of { $game } against { $who }. Everyone gets the same cards.
   *[other] { $count } rounds of { $game } against { $who }. Everyone gets the same cards.
}
evening--facts--house = { $count ->
    [one] { $count } round of { $game } with house rules, against { $who }. Everyone gets the same cards.
   *[other] { $count } rounds of { $game } with house rules, against { $who }. Everyone gets the same cards.
}
evening--failed = The results could not be checked. Those that were here before are unchanged. Reload the page and try again.
evening--foreign--changed = It is for rounds with other rules, another opponent or another number of rounds.
evening--foreign--other = It is for other rounds: { $count } of { $game }. Open the link to those rounds to add it there.
evening--form = Same cards for a group…
evening--form--about = Everyone in the group plays the same rounds against the same opponents, each on their own device.
evening--form--again = Make a link to other cards
evening--form--deals = Number of rounds
evening--form--link = Link for the whole group
evening--form--make = Make the link
evening--form--name = Name of the group
evening--form--name--about = Optional. Everyone who opens the link sees it.
evening--form--off = An ordinary game
evening--form--open = Open the page
evening--form--single = This game cannot be played in single rounds: { $reason }.
evening--form--then = Send this link to everyone, and keep it: it opens the page where you play and add the results.
evening--group = Same cards for a group
evening--head--hints = Rounds with hints
evening--head--lead = Lead
evening--head--matchpoints = Matchpoints
evening--head--mp = Matchpoints
evening--head--name = Name
evening--head--place = Place
evening--head--points = Points
evening--head--share = Percent
evening--head--takebacks = Taken back
evening--how = In each round you get 2 matchpoints for every player who did worse with the same cards, and 1 for every player who did just as well. A round you have not played gives you none. The percentage is your share of the highest possible total, and the lead is your points minus those of your opponent.
evening--look = { $what }: { $own } to { $others }. Replay it
evening--mean = average lead { $mean }
evening--no-room = Your browser’s storage is full, so the results last only until you reload. Save the spreadsheet now, or delete older groups.
evening--nobody = not played yet
evening--none = No results yet.
evening--not-kept = Your browser saves nothing for this site, so results last only until you close the page. Save the spreadsheet before you do.
evening--of-deal = Round { $number }, { $name }
evening--others = Other groups in this browser
evening--others--count = { $count ->
    [one] { $count } result
   *[other] { $count } results
}
evening--own = Your rounds
evening--own--none = Once you have played a round, you can send your result from here.
evening--own--over = You have played all the rounds. Send your result to whoever invited you.
evening--own--some = { $count ->
    [one] Your result has { $count } round so far. You can send it again when you have played more.
   *[other] Your result has { $count } rounds so far. You can send it again when you have played more.
}
evening--play = Play round { $number }
evening--play--short = Play
evening--ranking = Ranking
evening--ranking--of = { $count ->
    [one] Ranking of { $count } player
   *[other] Ranking of { $count } players
}
evening--read--cut = { $by }’s result was cut or changed on the way. Ask for it again, or for a file instead of a link.
evening--read--invitation = This is the invitation to the rounds, not a result. Everyone sends a result after playing.
evening--read--long = This text is too long. Paste the results of only a few people at a time.
evening--read--many = Only the first { $count } results of this text were read. Paste the others separately.
evening--read--none = There is no result in this text. A result is a link with “evening=”, “deals=” and “check=” in it.
evening--reading = Reading the text
evening--refused = { $count ->
    [one] Refused
   *[other] Refused: { $count }
}
evening--refused--count = It has { $count } rounds, but there are { $deals }.
evening--refused--evening = This site has no such rounds: the game, the number of opponents or their names are not right.
evening--refused--long = Round { $deal } has more plays than any round can have.
evening--refused--nothing = It has no finished round.
evening--refused--opponent = Round { $deal } was not played against this opponent: play { $number } is { $play }, but should be { $decided }.
evening--refused--play = Round { $deal } cannot have been played like this with these cards and rules. Play { $number }, { $play }: { $reason }.
evening--refused--resigned = Round { $deal } was resigned.
evening--refused--rules = The rules of these rounds do not exist here: { $reason }.
evening--refused--unfinished = Round { $deal } is not finished: it ends after play { $count }.
evening--remark--deals = { $count } of { $deals } rounds
evening--remark--hints = { $count ->
    [one] hints in { $count } round
   *[other] hints in { $count } rounds
}
evening--remark--takebacks = { $count ->
    [one] { $count } play taken back
   *[other] { $count } plays taken back
}
evening--remark--unchecked = opponent not checked yet
evening--remove = Remove a result
evening--remove--one = Remove
evening--replaying = Checking result { $number } of { $count }
evening--rules = Rules of the game
evening--send--add = Add to the ranking here
evening--send--copy = Copy result
evening--send--file = Save as a file
evening--send--preview = What is sent
evening--send--send = Send result
evening--send--text = { $count ->
    [one] { $title }: { $name }’s result, { $count } round.
   *[other] { $title }: { $name }’s result, { $count } rounds.
}
evening--sent--added = Added to the ranking below.
evening--sent--copied = Copied. Paste it into a message.
evening--sent--failed = Your browser does not let this page copy. The text is selected, so you can copy it yourself.
evening--sent--saved = Saved. Send the file instead of the link.
evening--sent--shared = Sent.
evening--taken--full = { $count ->
    [one] { $count } result was left out, because the ranking is full.
   *[other] { $count } results were left out, because the ranking is full.
}
evening--taken--known = { $count ->
    [one] { $count } result was already here.
   *[other] { $count } results were already here.
}
evening--taken--more = { $count ->
    [one] { $count } earlier result now has more rounds.
   *[other] { $count } earlier results now have more rounds.
}
evening--taken--new = { $count ->
    [one] { $count } result added.
   *[other] { $count } results added.
}
evening--taken--refused = { $count ->
    [one] { $count } result is not possible and was refused.
   *[other] { $count } results are not possible and were refused.
}
evening--title = { $count ->
    [one] { $count } round of { $game }
   *[other] { $count } rounds of { $game }
}
evening--unnamed = someone without a name
evening--wrong = This link to the rounds is not quite right. Copy the whole link and try again.
