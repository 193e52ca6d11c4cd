"""Moves of the current round, and the pictures by which one is seen to happen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from casino_core.cards import Card
from casino_core.game import Game
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Action, Cancel, Capture, Play, TableBuild, pieces
from casino_core.position.events import Captured, Cleared, Dealt, Drawn, Event, PairsTaken, Plucked, ResidueTaken, Swept
from casino_core.position.position import Position
from casino_core.position.view import View
from web.worker.choices.places import keys
from web.worker.picture.animation import laid
from web.worker.picture.scene import Scene
from web.worker.words.people import pile_seat

TAKEN = Captured | Cleared | Plucked | ResidueTaken
"""Events by which cards leave the table for a pile."""


@dataclass(frozen=True)
class Move:
    """Something that was done: by whom, what, from which position, and what happened. A turn may be several moves."""

    seat: int
    action: Action
    before: Position
    after: Position
    events: tuple[Event, ...]

    @property
    def turn(self) -> int:
        """The seat in whose turn it was done: what somebody else says to a play belongs to that."""
        return self.before.turn if self.before.extras.matter else self.seat

    def drawn(self, seat: int | None) -> Card | None:
        """The card that a seat drew, if that happened."""
        yours = any(isinstance(event, Drawn) and event.seat == seat for event in self.events)
        return self.after.hands[seat][-1] if yours and seat is not None else None

    @property
    def bonus(self) -> int:
        """What a sweep brought where that differs from sweep to sweep."""
        before, after = self.before.extras.tabbes, self.after.extras.tabbes
        return after[-1][1] if len(after) > len(before) else 0


def replayed(game: Game) -> tuple[tuple[Event, ...], tuple[Move, ...]]:
    """How the current round was dealt, and its moves."""
    position, dealt = _beginning(game)
    moves = []
    for seat, action in game.played:
        after, events = apply(position, action)
        moves.append(Move(seat, action, position, after, events))
        position = after
    return dealt, tuple(moves)


def _beginning(game: Game) -> tuple[Position, tuple[Event, ...]]:
    """How the current round began; nothing was dealt in one that was begun with a position."""
    if game.start is not None and game.round == 1:
        return game.start, ()
    return new_round(game.rules, f"{game.seed}/{game.round}", game.position.dealer, game.before)


def by_turn(moves: Iterable[Move]) -> tuple[tuple[Move, ...], ...]:
    """The moves turn by turn: what a seat did without another in between stands together, and what was said to it."""
    turns: list[tuple[Move, ...]] = []
    for move in moves:
        if turns and turns[-1][0].turn == move.turn:
            turns[-1] += (move,)
        else:
            turns.append((move,))
    return tuple(turns)


@dataclass(frozen=True)
class Frame:
    """A picture, and how it comes about: new cards come from an element of the table, cards that are gone go to one.

    ``source`` and ``goal`` are ids of such elements, "" where nothing comes or goes.
    """

    scene: Scene
    source: str = ""
    goal: str = ""
    sweep: bool = False


def cues(frame: Frame) -> list[str]:
    """What of a picture can be heard, by name: a card is laid down or dealt, cards are taken, the table is swept."""
    if frame.sweep:
        return ["sweep"]
    if frame.goal.startswith("pile-"):
        return ["take"]
    return ["lay"] if frame.source else []


def dealt_frames(events: Iterable[Event], scene: Scene) -> Iterator[Frame]:
    """The pictures by which a round is seen to be dealt; pairs that go to the leader are seen to lie first."""
    people = scene.people
    source = f"seat-{people.place(scene.view.dealer)}"
    for event in events:
        if isinstance(event, PairsTaken):
            paired = tuple(card for pair in event.pairs for card in pair)
            laid = replace(scene.view, loose=(*paired, *scene.view.loose))
            yield Frame(_moving(scene, laid), source)
            yield Frame(scene, goal=f"pile-{people.place(event.seat)}")
            return
    yield Frame(scene, source)


def frames(move: Move, scene: Scene) -> Iterator[Frame]:
    """The pictures by which a move is seen to happen; ``scene`` is the table after it.

    A card that takes is first seen with what it takes; a last card is seen to lie before the rest of the table is
    given out, and empty hands before new ones are dealt or drawn; the score comes when all cards are at rest.
    """
    place = scene.people.place
    takers = [event.seat for event in move.events if isinstance(event, TAKEN)]
    goal = f"pile-{place(pile_seat(scene.view.rules, takers[-1]))}" if takers and takers[-1] is not None else ""
    source = f"seat-{place(move.seat)}" if isinstance(move.action, Play | TableBuild) else ""
    if isinstance(move.action, Play) and takers:
        yield Frame(_reaching(scene, move, move.action), source)
        source = ""
    sweep = any(isinstance(event, Swept) for event in move.events)
    if (dealing := next((event for event in move.events if isinstance(event, Dealt | Drawn)), None)) is not None:
        dealer = f"seat-{place(move.before.dealer)}"
        back = dealer if isinstance(move.action, Cancel) else ""
        drawing = isinstance(dealing, Drawn)
        seen = _undrawn(scene, move) if drawing else _undealt(scene.view)
        yield Frame(_moving(scene, seen), source or back, goal or back, sweep)
        source, goal, sweep = "stock" if drawing else dealer, "", False
    yield Frame(replace(scene, sheet=None), source, goal, sweep)
    if scene.sheet:
        yield Frame(scene)


def _moving(scene: Scene, seen: View, taken: Capture | None = None) -> Scene:
    chosen = keys(pieces(taken)) if taken else ()
    return replace(scene, view=seen, mode="moving", taken=chosen, sheet=None)


def _reaching(scene: Scene, move: Move, action: Play) -> Scene:
    """The played card on the table, before anything is taken away."""
    seen = laid(scene.people.view(move.before), move.seat, action)
    return _moving(scene, seen, taken=action if isinstance(action, Capture) else None)


def _undealt(after: View) -> View:
    """The view before the hands that have just been dealt."""
    dealt = sum(after.hand_sizes)
    return replace(after, hand=(), hand_sizes=(0,) * len(after.hand_sizes), stock_size=after.stock_size + dealt)


def _undrawn(scene: Scene, move: Move) -> View:
    """The view before the card that has just been drawn."""
    after = scene.view
    hand = after.hand[:-1] if move.drawn(scene.people.you) else after.hand
    sizes = tuple(size - (seat == move.seat) for seat, size in enumerate(after.hand_sizes))
    return replace(after, hand=hand, hand_sizes=sizes, stock_size=after.stock_size + 1)
