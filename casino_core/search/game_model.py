"""What a search plays on: a model of one deal of a game, from a position to the deal's end.

``fast_model`` knows one family of games as sets of bits; ``engine_model`` plays any game by the engine itself. Both
play the same game, and a test compares them. A search never looks inside the nodes and moves of a model.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import NamedTuple, Protocol, TypeVar

from casino_core.position.actions import Action
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.search.capture_tables import CaptureTables

NodeT = TypeVar("NodeT")
MoveT = TypeVar("MoveT", bound=Hashable)

Points = tuple[int, ...]
"""The points of a round, by side."""

Taken = tuple[int, ...]
"""The captured cards of every side, as bits."""


class Node:
    """A node of whichever model was chosen for a game. Only that model looks inside."""


class Move:
    """A move of whichever model was chosen for a game. It can be compared, and only that model looks inside."""


class BuildSummary(NamedTuple):
    """A build, without the order of its cards."""

    value: int
    """The value at which it is captured."""

    cards: int
    """Its cards, as bits."""

    multiple: bool
    """Whether it is of several groups, so that its value stays."""

    owner: int
    """The seat it belongs to."""


class Snapshot(NamedTuple):
    """A node in the terms that evaluations and rollout policies share, whatever the model.

    Sets of cards are bits, in the order of the pack.
    """

    taken: Taken
    """The captured cards of every side."""

    beside: Points
    """The points of every side that do not lie in captured cards, such as those of sweeps."""

    lying: int
    """The cards on the table, builds included."""

    last: int
    """The seat that captured last, or -1."""

    turn: int
    """The seat on turn."""

    stock: int
    """How many cards are still to be dealt."""

    hands: tuple[int, ...]
    """The cards of every seat; none once other cards have been dealt."""

    builds: tuple[BuildSummary, ...]
    """The builds on the table."""

    ended: Points | None = None
    """What the round came to, if it has ended before all cards were played."""

    @property
    def clearer(self) -> int:
        """The seat that ended the round by clearing the table, or -1."""
        return self.last if self.ended is not None and not self.lying else -1


class GameModel(Protocol[NodeT, MoveT]):
    """One game as a search plays it."""

    rules: Rules
    """The rules of the game."""

    tables: CaptureTables
    """What loose cards make in it, remembered as long as the model."""

    moves_per_slice: int
    """How many moves a rollout can weigh in about five milliseconds: what a slice of thinking has."""

    nodes_per_slice: int
    """How many nodes an exact search can expand in about ten milliseconds."""

    def node(self, position: Position) -> NodeT:
        """Return the node of a position."""

    def move(self, view: PlayerView, action: Action) -> MoveT:
        """Return the move that a legal action is. ``view``: the position, or what the seat on turn sees of it."""

    def key(self, node: NodeT) -> Hashable:
        """Return what is equal for nodes from which the deal goes on in the same way."""

    def likeness(self, move: MoveT) -> Hashable:
        """Return what is equal for moves of a node that lead to the same."""

    def actor(self, node: NodeT) -> int:
        """Return the seat whose decision it is."""

    def over(self, node: NodeT) -> bool:
        """Return whether the deal is over, so that nobody has anything left to decide in it."""

    def moves(self, node: NodeT) -> list[MoveT]:
        """List the moves of a node that is not over, at least one. Very crowded tables have a selection."""

    def after(self, node: NodeT, move: MoveT) -> NodeT:
        """Return the node that a move leads to."""

    def snapshot(self, node: NodeT) -> Snapshot:
        """Return what an evaluation looks at."""

    def promised(self, node: NodeT, move: MoveT) -> Snapshot:
        """Return the snapshot just after a move, before cards are dealt and before anybody can object to it."""

    def taking(self, node: NodeT, move: MoveT) -> int:
        """Return how many cards a move takes, builds included: searches try the largest captures first."""

    def result(self, node: NodeT) -> tuple[Points, Taken]:
        """Return the points and captured cards of every side if the round ended here and the residue was given out."""

    def earned(self, node: NodeT) -> Points:
        """Return the points of the round, by side, that count already: they can end the game at once."""
