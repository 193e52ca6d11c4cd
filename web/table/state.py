"""What the table shows, as plain values. It knows no rules: cards, what may be chosen, and what choosing it means.

An intent is a short text that comes back when a person chooses something: ``hand:8S``, ``pick:b5C``, ``act:8Sx8D``.
Every text here is either plain (``str``, escaped when drawn) or ready-made markup (``Html``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from web.table.html import NOTHING, Html

Mark = Literal["", "can", "chosen", "dim", "hint"]


@dataclass(frozen=True)
class Spot:
    """One card in its place. ``card`` is its text, or "" for a back. Without an intent it is no button.

    ``reason`` says why a dim card cannot be chosen; ``last`` marks the card that was just played.
    """

    card: str = ""
    mark: Mark = ""
    intent: str = ""
    reason: str = ""
    last: bool = False


@dataclass(frozen=True)
class BuildPlate:
    """A build: its value, who answers for it, and a fan of cards for each group. ``own``: of the side that looks on.

    ``proven``: its owner is known to hold a card that takes it.
    """

    value: int
    owner: str
    multiple: bool
    own: bool
    groups: tuple[tuple[Spot, ...], ...]
    mark: Mark = ""
    intent: str = ""
    reason: str = ""
    proven: bool = False


@dataclass(frozen=True)
class Top:
    """What shows of a pile that lies face up: its top card, None while it is empty; and ``whose`` it is, in words."""

    card: Spot | None
    whose: str


@dataclass(frozen=True)
class Seat:
    """A player: name, what is held and taken, and tags in words ("dealer", "partner").

    ``taken`` is None where the cards lie on a partner's pile; ``top`` where piles lie face down. ``face`` is the
    portrait's name in the sprite, "" where the first letter of the name stands for it. ``shows`` are the cards held,
    where they lie open. ``says`` is what the player has
    just said, for the eye alone: what it tells must be told elsewhere.
    """

    name: str
    held: int
    taken: int | None
    tags: tuple[str, ...] = ()
    turn: bool = False
    sweeps: tuple[str, ...] = ()
    thinking: bool = False
    top: Top | None = None
    face: str = ""
    shows: tuple[str, ...] = ()
    says: Html = NOTHING


@dataclass(frozen=True)
class Made:
    """What chosen cards become, to be drawn: groups of cards, and the value that each of them makes.

    ``value`` is "" where nobody can doubt it. ``held`` is the card from the hand, ``multiple`` a build of several sets.
    """

    groups: tuple[tuple[str, ...], ...]
    value: str = ""
    held: str = ""
    multiple: bool = False


@dataclass(frozen=True)
class Act:
    """A button of the action bar: what it says, what it costs or why it is refused, its intent ("" when refused).

    Where cards may count for several values, ``made`` shows what they become. ``told`` is all of it in plain words, for
    whoever asks what can be done.
    """

    line: Html
    cost: Html
    intent: str = ""
    label: str = ""
    made: Made | None = None
    told: str = ""


@dataclass(frozen=True)
class TurnButton:
    """Something to do that needs no card: "Done", "Claim the game". The one that is ``first`` is filled.

    ``label`` is plain or, where it names a card, ready-made markup.
    """

    label: str
    intent: str
    first: bool = False


@dataclass(frozen=True)
class Chip:
    """A side's score: its name, a short one for phones, its points, and its part of the target in per cent.

    Where points count as they are made, ``points`` hold them already, and ``gained`` are those of this round so far.
    """

    name: str
    short: str
    points: int
    part: int
    gained: int | None = None


@dataclass(frozen=True)
class Scored:
    """Points made during the round: by whom, for what, how many; a fine counts less than nothing."""

    who: str
    what: Html
    points: int


@dataclass(frozen=True)
class Turn:
    """A line of the record: who, and what was done."""

    who: str
    what: Html


@dataclass(frozen=True)
class Count:
    """A line of "what counts": the cards that score, and where they are."""

    what: Html
    where: str


@dataclass(frozen=True)
class Counters:
    """What is counted for a player: lines, and ranks with how many of their cards are unseen; nothing while folded."""

    unfolded: bool
    lines: tuple[Count, ...] = ()
    unseen: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True)
class Row:
    """A line of the score sheet: its name, what was counted, and by side the cards that earned it and the points."""

    name: Html
    counted: str
    cells: tuple[tuple[Html, int], ...]


@dataclass(frozen=True)
class Aside:
    """Something told beside the game: a sentence, and what can be done about it, words and intent."""

    told: str
    buttons: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a round or a game, with what can be done next: (words, intent), the first one filled.

    ``target`` is None where a game lasts a number of rounds. ``lowest``: the side with the fewest points is ahead.
    ``aside`` is offered while the game rests.
    """

    title: str
    lead: str
    sides: tuple[str, ...]
    rows: tuple[Row, ...]
    round_points: tuple[int, ...]
    totals: tuple[int, ...]
    target: int | None
    note: str
    buttons: tuple[tuple[str, str], ...]
    lowest: bool = False
    aside: Aside | None = None


@dataclass(frozen=True)
class Share:
    """What a side has of an item of the score: its name, the cards, the points for it, and those of the round so far.

    ``counted`` is how many there are, "" where nothing is counted.
    """

    name: str
    cards: tuple[str, ...]
    counted: str
    points: int
    total: int


@dataclass(frozen=True)
class Stage:
    """One item of the score of a round, as it is counted: which, how far the count is, what it says, and the shares.

    ``buttons`` are words and intent: on, the first one, which a tap means as well, and to see all at once.
    """

    title: str
    place: str
    item: str
    told: str
    shares: tuple[Share, ...]
    buttons: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class TableState:
    """The whole table as one seat sees it. ``others`` sit clockwise from the left of the one who looks on.

    ``brief`` stands in the bar where there is no room for the ``subtitle``.
    ``stock`` cards are left in the pack; where players draw from it, ``drawing``, it lies there as a pile, "stock".
    ``log`` is the last event as a sentence; ``alert`` takes its place when something was refused or went wrong.
    ``hint`` stands in the action bar as long as there is nothing else in it. ``prompt`` stands there, or where it
    ``asks`` before its answers, the ``buttons``: these are what else the turn allows.
    ``can_undo``: something can be taken back, ``can_redo``: be done again. ``looks``: the one at the bottom looks on;
    otherwise that hand lies face down as well.
    ``scored`` are the points of this round so far. ``home`` is the address of the way out, if any. As long as there
    is a ``stage``, it is seen in place of the ``sheet``.
    """

    title: str
    subtitle: str
    chips: tuple[Chip, ...]
    me: Seat
    others: tuple[Seat, ...]
    loose: tuple[Spot, ...]
    builds: tuple[BuildPlate, ...]
    hand: tuple[Spot, ...]
    stock: int
    brief: str = ""
    drawing: bool = False
    log: Html = NOTHING
    alert: Html = NOTHING
    prompt: Html | str = ""
    hint: Aside | None = None
    asks: bool = False
    acts: tuple[Act, ...] = ()
    buttons: tuple[TurnButton, ...] = ()
    scored: tuple[Scored, ...] = ()
    turns: tuple[Turn, ...] = ()
    counts: tuple[Count, ...] = ()
    counters: Counters | None = None
    fairness: str = ""
    can_show_last: bool = False
    can_undo: bool = False
    can_redo: bool = False
    looks: bool = True
    home: str = ""
    sheet: Sheet | None = None
    stage: Stage | None = None
