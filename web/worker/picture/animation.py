"""The pictures by which a move or a deal is seen to happen, one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from casino_core.cards import Card
from casino_core.position.actions import Cancel, Capture, Play, TableBuild, pieces
from casino_core.position.events import Captured, Cleared, Dealt, Drawn, Event, PairsTaken, Plucked, ResidueTaken, Swept
from casino_core.position.view import View
from web.table.ids import STOCK_ID, pile_id, seat_id
from web.worker.choices.keys import keys
from web.worker.picture.moves import Move
from web.worker.picture.scene import Scene
from web.worker.words.people import pile_seat

TO_PILE = Captured | Cleared | Plucked | ResidueTaken
"""Events by which cards leave the table for a pile."""


@dataclass(frozen=True)
class Frame:
    """A picture, and how it comes about from the one before."""

    scene: Scene
    """What is seen."""

    source: str = ""
    """The id of the element of the table that new cards come from, "" where none come."""

    goal: str = ""
    """The id of the element that cards which are gone go to, "" where none go."""

    sweep: bool = False
    """Whether the table is swept."""

    @property
    def cues(self) -> list[str]:
        """What can be heard, by name: a card is laid down or dealt, cards are taken, the table is swept."""
        if self.sweep:
            return ["sweep"]
        if self._takes:
            return ["take"]
        return ["lay"] if self.source else []

    @property
    def _takes(self) -> bool:
        """Whether cards go to somebody's pile."""
        return self.goal in map(pile_id, range(self.scene.people.rules.seats))


def deal_frames(events: Iterable[Event], scene: Scene) -> Iterator[Frame]:
    """Yield the pictures of a deal; pairs that go to the leader are first seen to lie on the table."""
    people = scene.people
    source = seat_id(people.place(scene.view.dealer))
    for event in events:
        if isinstance(event, PairsTaken):
            paired = tuple(card for pair in event.pairs for card in pair)
            yield Frame(_moving(scene, replace(scene.view, loose=(*paired, *scene.view.loose))), source)
            yield Frame(scene, goal=pile_id(people.place(event.seat)))
            return
    yield Frame(scene, source)


def move_frames(move: Move, scene: Scene) -> Iterator[Frame]:
    """Yield the pictures of a move; ``scene`` is the table after it.

    A card that takes is first seen with what it takes; a last card is seen to lie before the rest of the table is
    given out, and empty hands before new ones are dealt or drawn; the score comes when all cards are at rest.
    """
    place = scene.people.place
    takers = [event.seat for event in move.events if isinstance(event, TO_PILE)]
    goal = pile_id(place(pile_seat(scene.view.rules, takers[-1]))) if takers and takers[-1] is not None else ""
    source = seat_id(place(move.seat)) if isinstance(move.action, Play | TableBuild) else ""
    if isinstance(move.action, Play) and takers:
        yield Frame(_reaching(scene, move, move.action), source)
        source = ""  # the card has been seen to leave the hand
    sweep = any(isinstance(event, Swept) for event in move.events)
    if (dealing := next((event for event in move.events if isinstance(event, Dealt | Drawn)), None)) is not None:
        dealer = seat_id(place(move.before.dealer))
        back = dealer if isinstance(move.action, Cancel) else ""  # the hands go back to be dealt again
        drawing = isinstance(dealing, Drawn)
        seen = _before_draw(scene, move) if drawing else _before_deal(scene.view)
        yield Frame(_moving(scene, seen), source or back, goal or back, sweep)
        source, goal, sweep = STOCK_ID if drawing else dealer, "", False
    yield Frame(scene.without_sheet(), source, goal, sweep)
    if scene.around.sheet:
        yield Frame(scene)


# ---------- views in between ----------


def _moving(scene: Scene, seen: View, taken: Capture | None = None) -> Scene:
    """Return the scene with another view, in which cards are on their way."""
    chosen = keys(pieces(taken)) if taken else ()
    return replace(scene.without_sheet(), view=seen, mode="moving", taken=chosen)


def _reaching(scene: Scene, move: Move, action: Play) -> Scene:
    """Return the scene with the played card on the table, before anything is taken away."""
    seen = with_card_laid(scene.people.view(move.before), move.seat, action)
    return _moving(scene, seen, taken=action if isinstance(action, Capture) else None)


def with_card_laid(before: View, seat: int, action: Play) -> View:
    """Return the view with the played card on the table: beside the first loose card it takes, or after all others."""
    loose = before.loose
    taken = pieces(action) if isinstance(action, Capture) else ()
    places = [place for place, card in enumerate(loose) if card in taken]
    place = places[0] + 1 if places else len(loose)
    return replace(_without_card(before, seat, action.card), loose=(*loose[:place], action.card, *loose[place:]))


def _without_card(before: View, seat: int, card: Card) -> View:
    """Return the view with a card gone from a hand."""
    hand = list(before.hand)
    if seat == before.seat and card in hand:
        # Not all that are equal to it: where two packs are used, its twin stays.
        hand.remove(card)
    sizes = tuple(size - (number == seat) for number, size in enumerate(before.hand_sizes))
    return replace(before, hand=tuple(hand), hand_sizes=sizes)


def _before_deal(after: View) -> View:
    """Return the view before the hands that have just been dealt."""
    dealt = sum(after.hand_sizes)
    return replace(after, hand=(), hand_sizes=(0,) * len(after.hand_sizes), stock_size=after.stock_size + dealt)


def _before_draw(scene: Scene, move: Move) -> View:
    """Return the view before the card that has just been drawn."""
    after = scene.view
    hand = after.hand[:-1] if move.drawn(scene.people.you) else after.hand
    sizes = tuple(size - (seat == move.seat) for seat, size in enumerate(after.hand_sizes))
    return replace(after, hand=hand, hand_sizes=sizes, stock_size=after.stock_size + 1)
