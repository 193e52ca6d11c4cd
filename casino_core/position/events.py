"""What happened, in order: the one source for scoring, narration, animation and trackers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.position.actions import Play
from casino_core.position.layout import Build, Group
from casino_core.quick_init import quick_init


@quick_init
@dataclass(frozen=True, slots=True)
class Dealt:
    """Hands were dealt: the ``number`` of this deal in the round from 1, cards a hand, and whether it is the last."""

    number: int
    size: int
    last: bool


@quick_init
@dataclass(frozen=True, slots=True)
class Trailed:
    """A card was laid on the table."""

    seat: int
    card: Card


@quick_init
@dataclass(frozen=True, slots=True)
class Captured:
    """A card took groups of loose cards and whole builds."""

    seat: int
    card: Card
    groups: tuple[Group, ...]
    builds: tuple[Build, ...]

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards taken from the table, without the capturing card."""
        loose = tuple(card for group in self.groups for card in group)
        return loose + tuple(card for build in self.builds for card in build.cards)


@quick_init
@dataclass(frozen=True, slots=True)
class Built:
    """A build was made, raised or added to (``how``: "build", "raise", "add"); ``used`` went into it."""

    seat: int
    card: Card | None
    how: str
    build: Build
    used: tuple[Build, ...] = ()


@dataclass(frozen=True, slots=True)
class Stolen:
    """The top card of a pile was taken, for the build or the capture that follows."""

    seat: int
    pile: int
    card: Card


@dataclass(frozen=True, slots=True)
class Proposed:
    """A play was announced; it has not happened, as others may object."""

    seat: int
    play: Play


@dataclass(frozen=True, slots=True)
class Insisted:
    """A seat demands what it was asked about (``matter``: "request", "capture" or "augment")."""

    seat: int
    matter: str


@dataclass(frozen=True, slots=True)
class LetStand:
    """A seat demands nothing."""

    seat: int
    matter: str


@dataclass(frozen=True, slots=True)
class Proven:
    """A seat is known to hold a card of a rank, as its build was taken or changed."""

    seat: int
    rank: str


@dataclass(frozen=True, slots=True)
class Given:
    """Captured court cards went to the partner's pile."""

    seat: int
    to: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Swept:
    """A capture left the table empty. ``card`` is the capturing card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class ResidueTaken:
    """The cards left at the end of the round went to the last capturer; nobody's when ``seat`` is None."""

    seat: int | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Cleared:
    """A card that was only laid down took the whole table with it."""

    seat: int
    card: Card
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PairsTaken:
    """Pairs of the opening layout went to the leader."""

    seat: int
    pairs: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class SweepsCancelled:
    """Every side had a sweep, so each lost one."""


@dataclass(frozen=True, slots=True)
class Fined:
    """A builder trailed against his duty, for so many points."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card was drawn from the stock; ``last`` when it was the last one."""

    seat: int
    last: bool


@dataclass(frozen=True, slots=True)
class Plucked:
    """A loose card was taken without playing one."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Claimed:
    """A player said that his side has reached the target."""

    seat: int


@dataclass(frozen=True, slots=True)
class Announced:
    """The dealer announced the last deal, or let it pass (``said`` is False)."""

    seat: int
    said: bool


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A player had the last deal, which was not announced, dealt again."""

    seat: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Cards of the opening layout went under the stock, and others took their places."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """Court cards left the table when a deal was played out: they wait for the last capturer."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SweepLeft:
    """A play left a table that one card can empty, if it is played at one of these values."""

    seat: int
    values: tuple[int, ...]


Event: TypeAlias = (
    Dealt
    | Trailed
    | Captured
    | Built
    | Stolen
    | Proposed
    | Insisted
    | LetStand
    | Proven
    | Given
    | Swept
    | ResidueTaken
    | Cleared
    | PairsTaken
    | SweepsCancelled
    | Fined
    | Drawn
    | Plucked
    | Claimed
    | Announced
    | Cancelled
    | Replaced
    | SetAside
    | SweepLeft
)
"""Anything that can happen."""
