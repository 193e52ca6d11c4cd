"""The count of a round, one item of the score sheet at a time, with the cards of all sides."""

from __future__ import annotations

from casino_core.game import Game
from casino_core.score.scoring import Item
from web.table.count_state import CountStep, SideShare
from web.table.intents import intent
from web.worker.picture.score_sheet import in_order
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message, side_by_side


def counted_items(game: Game) -> tuple[Item, ...]:
    """Return the items of the finished round for which a side has cards or points; none after a resignation."""
    if game.resigned is not None:
        return ()
    return tuple(item for item in game.sheets[-1].items if any(item.counts) or any(item.points))


def count_step(game: Game, people: People, voice: Voice, place: int) -> CountStep:
    """Return the step that counts the item at an index of ``counted_items``."""
    counted = counted_items(game)
    item, last = counted[place], place + 1 == len(counted)
    onward = message("stage.whole" if last else "stage.next")
    # After the last item, the first button already shows the whole score.
    skip = () if last else ((message("stage.all"), intent("count", "all")),)
    return CountStep(
        title=voice.spoken(message("stage.title")),
        place=voice.spoken(message("stage.place", number=place + 1, of=len(counted))),
        item=voice.spoken(message(f"score.{item.code}")),
        sentence=" ".join(voice.spoken(sentence) for sentence in _sentences(item, people)),
        shares=tuple(_share(counted[: place + 1], side, people, voice) for side in range(game.rules.sides)),
        buttons=tuple((voice.spoken(words), does) for words, does in ((onward, intent("count")), *skip)),
    )


def _share(counted: tuple[Item, ...], side: int, people: People, voice: Voice) -> SideShare:
    """Return a side's share of the last counted item, with the side's total so far."""
    item = counted[-1]
    return SideShare(
        name=voice.spoken(people.side_name(side)),
        cards=in_order(item.cards[side]),
        counted=str(item.counts[side]) if _number_matters(item) else "",
        points=item.points[side],
        total=sum(one.points[side] for one in counted),
    )


def _number_matters(item: Item) -> bool:
    """Return whether the numbers of cards are shown, because they say more than the points."""
    return max(item.counts) > 1 and item.counts != item.points


def _sentences(item: Item, people: People) -> tuple[Message, ...]:
    """Return the sentences on an item: the counts, and the points for them."""
    sides = range(len(item.points))
    gains = tuple(
        people.about("stage.gets" if points > 0 else "stage.loses", side, count=abs(points))
        for side, points in enumerate(item.points)
        if points
    )
    name = message(f"score.{item.code}")
    top = max(item.counts)
    nobody = message("stage.tie" if top and item.counts.count(top) > 1 else "stage.nobody")
    if not _number_matters(item):
        return message("stage.told", item=name), *(gains or (nobody,))
    tally = side_by_side(message("stage.tally", who=people.side_name(side), count=item.counts[side]) for side in sides)
    return message("stage.told.counted", item=name, tally=tally), *(gains or (nobody,))
