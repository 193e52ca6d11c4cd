"""Turns of the current round, and the pictures by which one is seen to happen."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from casino_core.actions import Action, Capture, pieces
from casino_core.cards import Card
from casino_core.events import Captured, Dealt, Event, ResidueTaken, Swept
from casino_core.game import Game
from casino_core.position import Position, new_round, play
from casino_core.view import View, view
from web.app.people import YOU
from web.app.scene import Scene


@dataclass(frozen=True)
class Done:
    """A turn that has been played: by whom, what, from which position, and what happened."""

    seat: int
    action: Action
    before: Position
    after: Position
    events: tuple[Event, ...]


def replayed(game: Game) -> tuple[tuple[Event, ...], tuple[Done, ...]]:
    """How the current round was dealt, and its turns."""
    position, dealt = new_round(game.rules, f"{game.seed}/{game.round}", game.position.dealer)
    turns = []
    for seat, action in game.played:
        after, events = play(position, action)
        turns.append(Done(seat, action, position, after, events))
        position = after
    return dealt, tuple(turns)


@dataclass(frozen=True)
class Frame:
    """A picture, and how it comes about: new cards come from an element of the table, cards that are gone go to one.

    ``source`` and ``goal`` are ids of such elements, "" where nothing comes or goes.
    """

    scene: Scene
    source: str = ""
    goal: str = ""
    sweep: bool = False


def frames(done: Done, scene: Scene) -> Iterator[Frame]:
    """The pictures by which a turn is seen to happen; ``scene`` is the table after it.

    A card that takes is first seen with what it takes; a last card is seen to lie before the rest of the table is
    given out, and empty hands before new ones are dealt; the score comes when all cards are at rest.
    """
    before = view(done.before, YOU)
    takers = [event.seat for event in done.events if isinstance(event, Captured | ResidueTaken)]
    goal = f"pile-{takers[-1]}" if takers and takers[-1] is not None else ""
    source = f"seat-{done.seat}"
    if isinstance(done.action, Capture):
        yield Frame(_moving(scene, _reach(before, done.seat, done.action), taken=done.action), source)
        source = ""
    elif takers:
        laid = _played(before, done.seat, done.action.card)
        yield Frame(_moving(scene, replace(laid, loose=(*laid.loose, done.action.card))), source)
        source = ""
    sweep = any(isinstance(event, Swept) for event in done.events)
    if any(isinstance(event, Dealt) for event in done.events):
        yield Frame(_moving(scene, _undealt(scene.view)), source, goal, sweep)
        source, goal, sweep = f"seat-{done.before.dealer}", "", False
    yield Frame(replace(scene, sheet=None), source, goal, sweep)
    if scene.sheet:
        yield Frame(scene)


def _moving(scene: Scene, seen: View, taken: Capture | None = None) -> Scene:
    chosen = pieces(taken) if taken else ()
    return replace(scene, view=seen, mode="moving", taken=chosen, sheet=None)


def _played(before: View, seat: int, card: Card) -> View:
    """The view with a card gone from a hand."""
    hand = tuple(other for other in before.hand if seat != YOU or other != card)
    sizes = tuple(size - (number == seat) for number, size in enumerate(before.hand_sizes))
    return replace(before, hand=hand, hand_sizes=sizes)


def _reach(before: View, seat: int, action: Capture) -> View:
    """The played card beside the first loose card it takes, or after all others."""
    loose = before.loose
    places = [place for place, card in enumerate(loose) if card in pieces(action)]
    place = places[0] + 1 if places else len(loose)
    return replace(_played(before, seat, action.card), loose=(*loose[:place], action.card, *loose[place:]))


def _undealt(after: View) -> View:
    """The view before the hands that have just been dealt."""
    dealt = sum(after.hand_sizes)
    return replace(after, hand=(), hand_sizes=(0,) * len(after.hand_sizes), stock_size=after.stock_size + dealt)
