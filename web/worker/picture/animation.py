"""The frames that animate a move or a deal, in order."""

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
    """One picture of an animation, with the places that its cards come from and go to."""

    scene: Scene
    """The scene that the picture shows."""

    source: str = ""
    """The id of the element that new cards come from, "" if there are none."""

    goal: str = ""
    """The id of the element that removed cards go to, "" if there are none."""

    sweep: bool = False
    """Whether the table is swept."""

    @property
    def cues(self) -> list[str]:
        """The names of the sounds: "lay" for a card laid down or dealt, "take", "sweep"."""
        if self.sweep:
            return ["sweep"]
        if self.goal in map(pile_id, range(self.scene.people.rules.seats)):
            return ["take"]
        return ["lay"] if self.source else []


def deal_frames(events: Iterable[Event], scene: Scene) -> Iterator[Frame]:
    """Yield the frames of a deal; pairs that go to the leader are shown on the table first."""
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
    """Yield the frames of a move; ``scene`` is the table after it.

    Earlier frames show a capturing card next to the cards it takes, the last card before the residue is awarded, and
    the hands before cards are dealt or drawn. The score sheet comes last, when no card moves any more.
    """
    place = scene.people.place
    takers = [event.seat for event in move.events if isinstance(event, TO_PILE)]
    goal = pile_id(place(pile_seat(scene.view.rules, takers[-1]))) if takers and takers[-1] is not None else ""
    source = seat_id(place(move.seat)) if isinstance(move.action, Play | TableBuild) else ""
    if isinstance(move.action, Play) and takers:
        laid = with_card_laid(scene.people.view(move.before), move.seat, move.action)
        taken = move.action if isinstance(move.action, Capture) else None
        yield Frame(_moving(scene, laid, taken), source)
        source = ""  # this frame has shown the card leave the hand
    sweep = any(isinstance(event, Swept) for event in move.events)
    if (dealing := next((event for event in move.events if isinstance(event, Dealt | Drawn)), None)) is not None:
        dealer = seat_id(place(move.before.dealer))
        back = dealer if isinstance(move.action, Cancel) else ""  # a cancelled deal returns the hands to the dealer
        drawing = isinstance(dealing, Drawn)
        seen = _before_draw(scene, move) if drawing else _without_hands(scene.view)
        yield Frame(_moving(scene, seen), source or back, goal or back, sweep)
        source, goal, sweep = STOCK_ID if drawing else dealer, "", False
    yield Frame(scene.without_sheet(), source, goal, sweep)
    if scene.around.sheet:
        yield Frame(scene)


# ---------- intermediate views ----------


def _moving(scene: Scene, seen: View, taken: Capture | None = None) -> Scene:
    """Return the scene with an intermediate view, in which the pieces of ``taken`` are marked."""
    chosen = keys(pieces(taken)) if taken else ()
    return replace(scene.without_sheet(), view=seen, mode="moving", taken=chosen)


def with_card_laid(before: View, seat: int, action: Play) -> View:
    """Return the view with the played card on the table: next to the first loose card it takes, otherwise last."""
    loose = before.loose
    taken = pieces(action) if isinstance(action, Capture) else ()
    places = [place for place, card in enumerate(loose) if card in taken]
    place = places[0] + 1 if places else len(loose)
    return replace(_without_card(before, seat, action.card), loose=(*loose[:place], action.card, *loose[place:]))


def _without_card(before: View, seat: int, card: Card) -> View:
    """Return the view after a card has left the hand of a seat."""
    hand = list(before.hand)
    if seat == before.seat and card in hand:
        # Only one is removed, because with two packs the hand may contain an equal card.
        hand.remove(card)
    sizes = tuple(size - (number == seat) for number, size in enumerate(before.hand_sizes))
    return replace(before, hand=tuple(hand), hand_sizes=sizes)


def _without_hands(after: View) -> View:
    """Return the view before the current hands were dealt."""
    dealt = sum(after.hand_sizes)
    return replace(after, hand=(), hand_sizes=(0,) * len(after.hand_sizes), stock_size=after.stock_size + dealt)


def _before_draw(scene: Scene, move: Move) -> View:
    """Return the view before a card was drawn."""
    after = scene.view
    hand = after.hand[:-1] if move.drawn_card(scene.people.you) else after.hand
    sizes = tuple(size - (seat == move.seat) for seat, size in enumerate(after.hand_sizes))
    return replace(after, hand=hand, hand_sizes=sizes, stock_size=after.stock_size + 1)
