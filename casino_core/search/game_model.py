"""What a search plays on: one deal of a game, from a position on, whatever it is made of.

``built``, ``unbuilt`` and ``stepwise`` know games as numbers; ``engine`` plays any game as it is, which is slower. All
play the same game, and a test holds them against each other. Nothing of a form leaves this folder but moves that have
been made of actions.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeVar

from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.rules.parts import Rules

N = TypeVar("N")
M = TypeVar("M")

Points = tuple[int, ...]


class Pile(Protocol):
    """A build as far as others look at it: its value, its cards as bits, and the seat it belongs to."""

    @property
    def value(self) -> int:
        """What takes it."""

    @property
    def cards(self) -> int:
        """What it is made of."""

    @property
    def owner(self) -> int:
        """Whose it is."""


class Standing(NamedTuple):
    """How a deal stands: all that somebody looks at who asks what it is worth.

    ``taken``: the captured cards of every side, as bits; ``beside``: the points of every side that do not lie in cards,
    such as sweeps; ``lying``: the cards on the table; ``last``: the last capturer, or -1; ``turn``: whose turn it is;
    ``stock``: how many cards are still to be dealt; ``hands``: of every seat; ``builds``: those among what is lying.
    """

    taken: tuple[int, ...]
    beside: Points
    lying: int
    last: int
    turn: int
    stock: int
    hands: tuple[int, ...]
    builds: tuple[Pile, ...]


class Form(Protocol[N, M]):
    """A game: its nodes are what a deal can come to, its moves what can be done there."""

    rules: Rules

    def node(self, position: Position) -> N:
        """A position as a node."""

    def move(self, position: Position, action: Action) -> M:
        """A legal action of a position as a move of its node."""

    def actor(self, node: N) -> int:
        """The seat whose decision it is."""

    def over(self, node: N) -> bool:
        """Whether the deal is over: nobody has anything left to decide in it."""

    def moves(self, node: N) -> list[M]:
        """The moves of a node that is not over, at least one; all of them, or where there are very many a selection."""

    def after(self, node: N, move: M) -> N:
        """The node after a move."""

    def standing(self, node: N) -> Standing:
        """How the deal stands."""

    def promised(self, node: N, move: M) -> Standing:
        """How the deal stands with a move, if nobody objects: what somebody looks at who thinks of making it."""

    def points(self, node: N) -> Points:
        """The points of the round, by side, if it ended here: the residue goes where it goes, nothing is to come."""


class TooLong(Exception):  # noqa: N818  # nothing is wrong
    """More nodes would have to be looked at than was allowed."""
