"""The actions of players, as values; each has a short text (see ``notation``).

A turn is one play of a hand card. Some games have actions without a card before and after it.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, TypeAlias

from casino_core.cards import Card
from casino_core.quick_init import quick_init
from casino_core.text import HasText


class BuildPiece(str):
    """A whole build as a piece of an action, named by its first card: ``BuildPiece("5C")`` is written ``b5C``.

    Pieces with the same text are one object, like cards.

    >>> casino.parse_action("7Cxb6S").groups[0][0]
    BuildPiece('6S')
    >>> casino.BuildPiece("6S").card
    Card('6S')
    """

    __slots__ = ("card",)
    _known: ClassVar[dict[str, BuildPiece]] = {}

    card: Card
    """The card that names the build: the first of its first group."""

    def __new__(cls, name: str) -> BuildPiece:  # noqa: PYI034  # the existing piece of that text, not a new one
        """Return the piece for the build whose first card has this text. Raises ValueError."""
        known = cls._known.get(name)
        if known is not None:
            return known
        card = Card(name.removeprefix("b"))
        if card in cls._known:
            return cls._known[card]
        piece = super().__new__(cls, "b" + card)
        piece.card = card
        cls._known[card] = cls._known[piece] = piece
        return piece

    def __repr__(self) -> str:
        return f"BuildPiece({str(self.card)!r})"

    def __reduce__(self) -> tuple[type[BuildPiece], tuple[str]]:
        # As with cards, a copy from another process is the existing piece.
        return BuildPiece, (str(self.card),)


Piece: TypeAlias = Card | BuildPiece
Groups: TypeAlias = tuple[tuple[Piece, ...], ...]


@quick_init
@dataclass(frozen=True, slots=True)
class Trail(HasText):
    """Lay a hand card on the table.

    >>> casino.parse_action("4D")
    Trail(card=Card('4D'), value=0, groups=())
    """

    card: Card
    """The hand card that is played."""

    value: int = 0
    """The value of a build made from loose cards (option ``table_only_build_while_trailing``); 0 without a build."""

    groups: Groups = ()
    """The groups of loose cards that make this build; () without a build."""


@quick_init
@dataclass(frozen=True, slots=True)
class Capture(HasText):
    """Play a card and take groups of the value at which it is played.

    >>> casino.parse_action("8Sx8D,5H3C")
    Capture(card=Card('8S'), value=8, groups=((Card('8D'),), (Card('5H'), Card('3C'))), order=())
    """

    card: Card
    """The hand card that is played."""

    value: int
    """The value at which the card is played; for a court without a value, its pips."""

    groups: Groups
    """The captured groups: loose cards that make the value together, and builds, each as a group by itself."""

    # Swazi players may choose the order, except for the capturing card on top (docs/rules.md, section 12).
    order: tuple[Card, ...] = ()
    """The captured cards from the bottom up, in games in which the capturing player chooses their order on the pile.

    If empty, the cards stay in the order of the groups, and of the cards in builds.
    """


@quick_init
@dataclass(frozen=True, slots=True)
class MakeBuild(HasText):
    """Make a build with a hand card, raise a build or add to a build.

    >>> casino.parse_action("3D5C=8")
    MakeBuild(card=Card('3D'), value=8, groups=((Card('3D'), Card('5C')),), partner=False)
    """

    card: Card
    """The hand card that is played."""

    value: int
    """The value that the build gets."""

    groups: Groups
    """Groups for the value. The hand card is the first piece of the first group.

    A build in a group with other pieces is raised; a build that is a group by itself is added to. If builds are made
    step by step, the second group is the base: a build or a loose card.
    """

    partner: bool = False
    """Whether the build will belong to the partner, if builds are made step by step."""


@quick_init
@dataclass(frozen=True, slots=True)
class TableBuild(HasText):
    """Build without a hand card, if the rules allow it: from loose cards, or on a base.

    >>> casino.parse_action(".5D3C=8")
    TableBuild(value=8, groups=((Card('5D'), Card('3C')),), partner=False)
    """

    value: int
    """The value that the build gets."""

    groups: Groups
    """One group of loose cards for a single build; or two groups, first the base, which is a build or a loose card."""

    partner: bool = False
    """Whether the build will belong to the partner."""


@dataclass(frozen=True, slots=True)
class Pluck(HasText):
    """Take a loose card without playing a card, in games with plucks.

    >>> casino.parse_action("p9H")
    Pluck(card=Card('9H'))
    """

    card: Card
    """The loose card that is taken."""


@dataclass(frozen=True, slots=True)
class Claim(HasText):
    """Claim that the player's side has reached the target.

    >>> casino.parse_action("claim")
    Claim()
    """


@dataclass(frozen=True, slots=True)
class Announce(HasText):
    """Announce the last deal, as its dealer.

    >>> casino.parse_action("last")
    Announce()
    """


@dataclass(frozen=True, slots=True)
class Cancel(HasText):
    """Ask for a new deal instead of a last deal that was not announced.

    >>> casino.parse_action("cancel")
    Cancel()
    """


@dataclass(frozen=True, slots=True)
class Insist(HasText):
    """Make the demand in question: that the seat on turn capture more, add to a build, or leave a build to its partner.

    >>> casino.parse_action("insist")
    Insist()
    """


@dataclass(frozen=True, slots=True)
class Give(HasText):
    """Let the partner keep the court cards that were just captured.

    >>> casino.parse_action("give")
    Give()
    """


@dataclass(frozen=True, slots=True)
class Done(HasText):
    """End the turn or, in answer to a question, leave things as they are.

    >>> casino.parse_action("done")
    Done()
    """


Play: TypeAlias = Trail | Capture | MakeBuild
"""An action that plays a hand card: one in each turn."""

TableAction: TypeAlias = Play | TableBuild
"""An action that can combine pieces of the table: a play, or a build made only from the table."""

Cardless: TypeAlias = TableBuild | Pluck | Claim | Announce | Cancel | Insist | Give | Done
"""An action without a hand card, before or after a play, in games that have such actions."""

Action: TypeAlias = Play | Cardless
"""Any action."""


def pieces(action: Action) -> tuple[Piece, ...]:
    """Return the pieces that an action uses, in the order in which it names them, without the hand card."""
    if isinstance(action, MakeBuild):
        return tuple(chain.from_iterable(action.groups))[1:]
    if isinstance(action, Trail | Capture | TableBuild):
        return tuple(chain.from_iterable(action.groups))
    return (action.card,) if isinstance(action, Pluck) else ()


def same_effect(action: Action) -> tuple[object, ...]:
    """Return a key that is equal for actions that differ only in how the same pieces are split into groups.

    A build of one group differs from one of several, because it is single; in a capture the groups do not matter.
    """
    if isinstance(action, TableBuild):
        return type(action), action.value, frozenset(pieces(action)), len(action.groups), action.partner
    if not isinstance(action, Play):
        return (action,)
    several = not isinstance(action, Capture) and len(action.groups) > 1
    partner = isinstance(action, MakeBuild) and action.partner
    # The pieces are sorted, but not made a set: with two packs, the same card may be taken twice.
    return type(action), action.card, action.value, tuple(sorted(pieces(action))), several, partner
