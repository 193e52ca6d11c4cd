"""The count of a round, an item at a time, in the order of the score sheet and with the cards of both sides."""

from __future__ import annotations

from casino_core.game import Game
from casino_core.score.scoring import Item
from web.table.state import Share, Stage
from web.worker.picture.score_sheet import in_order
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message


def items(game: Game) -> tuple[Item, ...]:
    """What there is to be counted of the round that is over: the items of which somebody has something.

    Nothing once somebody has given up.
    """
    if game.resigned is not None:
        return ()
    return tuple(item for item in game.sheets[-1].items if any(item.counts) or any(item.points))


def stage(game: Game, people: People, voice: Voice, place: int) -> Stage:
    """The item at a place among ``items``, as it is counted."""
    counted = items(game)
    item, last = counted[place], place + 1 == len(counted)
    onward = message("stage.whole" if last else "stage.next")
    buttons = ((onward, "count"),) if last else ((onward, "count"), (message("stage.all"), "count:all"))
    return Stage(
        title=voice.spoken(message("stage.title")),
        place=voice.spoken(message("stage.place", number=place + 1, of=len(counted))),
        item=voice.spoken(message(f"score.{item.code}")),
        told=" ".join(voice.spoken(sentence) for sentence in _told(item, people)),
        shares=tuple(_share(counted[: place + 1], side, people, voice) for side in range(game.rules.sides)),
        buttons=tuple((voice.spoken(words), intent) for words, intent in buttons),
    )


def _share(counted: tuple[Item, ...], side: int, people: People, voice: Voice) -> Share:
    """What a side has of the last of some items; their points together are its total so far."""
    item = counted[-1]
    return Share(
        name=voice.spoken(people.side_name(side)),
        cards=in_order(item.cards[side]),
        counted=str(item.counts[side]) if _is_counted(item) else "",
        points=item.points[side],
        total=sum(one.points[side] for one in counted),
    )


def _is_counted(item: Item) -> bool:
    """Whether it matters how many there are, beside what they are worth."""
    return max(item.counts) > 1 and item.counts != item.points


def _told(item: Item, people: People) -> tuple[Message, ...]:
    """The item as one sentence to be read out: who has how many, and who gets what for it."""
    sides = range(len(item.points))
    gains = tuple(_gain(item.points[side], side, people) for side in sides if item.points[side])
    name = message(f"score.{item.code}")
    if not _is_counted(item):
        return message("stage.told", item=name), *(gains or (message("stage.nobody"),))
    tally = tuple(message("stage.tally", who=people.side_name(side), count=item.counts[side]) for side in sides)
    return message("stage.told.counted", item=name, tally=tally), *(gains or (message("stage.nobody"),))


def _gain(points: int, side: int, people: People) -> Message:
    return people.about("stage.gets" if points > 0 else "stage.loses", side, count=abs(points))
