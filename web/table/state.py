"""What the table shows, as plain values. It knows no rules: cards, what may be chosen, and what choosing it means.

A control has an intent: a short text that comes back when it is used, see ``intents``. Every text here is either plain
(``str``, escaped when drawn) or ready-made markup (``Html``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from web.table.html import EMPTY, Html
from web.table.lesson_state import Coach
from web.table.replay_state import Replaying

Mark: TypeAlias = Literal["", "can", "chosen", "dim", "hint"]
"""How a card or build is marked: it can be chosen, is chosen, cannot be chosen now, or a hint points to it."""

OfferKind: TypeAlias = Literal["", "take", "build", "add", "lay"]
"""What sort of thing a choice is: to take, to build, to raise or add to a build, to lay down, or "" for others."""

Buttons: TypeAlias = tuple[tuple[str, str], ...]
"""Buttons in a row: of each the words and the intent."""


# ---------- cards and what they lie in ----------


@dataclass(frozen=True)
class Spot:
    """One card in its place."""

    card: str = ""
    """Its text, "" for a back."""

    mark: Mark = ""
    """How it is marked."""

    intent: str = ""
    """What a tap on it means; without one it is no button."""

    reason: str = ""
    """Why a dim card cannot be chosen."""

    last: bool = False
    """Whether it was just played."""


@dataclass(frozen=True)
class BuildPlate:
    """A build: its value, its owner, and a fan of cards for each group."""

    value: int
    """The number that each group makes."""

    owner: str
    """The name of the player whose it is."""

    multiple: bool
    """Whether it is a multiple build."""

    own: bool
    """Whether it belongs to the side of the one who looks on."""

    groups: tuple[tuple[Spot, ...], ...]
    """Its cards, group by group."""

    mark: Mark = ""
    """How it is marked."""

    intent: str = ""
    """What a tap on it means; without one it is no button."""

    reason: str = ""
    """Why a dim build cannot be chosen."""

    proven: bool = False
    """Whether its owner is known to hold a card that takes it."""


@dataclass(frozen=True)
class Top:
    """What shows of a pile that lies face up."""

    card: Spot | None
    """Its top card, None while the pile is empty."""

    whose: str
    """Whose pile it is: "your pile", "Nia’s pile"."""


@dataclass(frozen=True)
class Said:
    """Something that a player says."""

    words: Html
    """The words."""

    about: str
    """What explains them: the table asks for it by ``word:``."""


@dataclass(frozen=True)
class Seat:
    """A player at the table."""

    name: str
    """What the player is called."""

    held: int
    """How many cards the player holds."""

    taken: int | None
    """How many cards lie on the player's pile, None where they lie on a partner's."""

    tags: tuple[str, ...] = ()
    """What else is to be known, in words: "dealer", "partner"."""

    turn: bool = False
    """Whether the player has something to decide."""

    sweeps: int = 0
    """How many sweeps of the player's side count."""

    thinking: bool = False
    """Whether the player takes time to decide."""

    top: Top | None = None
    """What shows of the pile, None where piles lie face down."""

    face: str = ""
    """The portrait by its name in the sprite, "" where the first letter of the name stands for it."""

    shows: tuple[str, ...] = ()
    """The cards held, where they lie open."""

    says: tuple[Said, ...] = ()
    """What the player has just said; the ear is told by the log."""

    proven: tuple[str, ...] = ()
    """The cards that the player has shown to hold, in words."""


# ---------- what can be done ----------


@dataclass(frozen=True)
class Preview:
    """What chosen cards would become, drawn: groups of cards, and the value that each of them makes."""

    groups: tuple[tuple[str, ...], ...]
    """The cards, group by group."""

    value: str = ""
    """The value, "" where nobody can doubt it."""

    held: str = ""
    """The card from the hand."""

    multiple: bool = False
    """Whether they become a multiple build."""


@dataclass(frozen=True)
class Offer:
    """A button of the action bar: something that the chosen cards can become, or cannot."""

    line: Html
    """What it does."""

    cost: Html
    """What that brings or costs, or why it is refused."""

    intent: str = ""
    """What a tap on it means, "" where it is refused."""

    label: str = ""
    """What is read aloud in place of the line, "" for the line itself."""

    preview: Preview | None = None
    """What the cards become, where they may count for several values."""

    spoken: str = ""
    """What it does in plain words, cards and all, for somebody who asks what can be done."""

    kind: OfferKind = ""
    """What sort of thing it is, by which it has its place and its colour."""


@dataclass(frozen=True)
class TurnButton:
    """Something to do that needs no card: "Done", "Claim the game"."""

    label: str
    """Its words; markup where they name a card."""

    intent: str
    """What a tap on it means."""

    first: bool = False
    """Whether it is filled, as the usual thing to do."""


@dataclass(frozen=True)
class Notice:
    """Something told beside the game, and what can be done about it."""

    text: str | Html
    """What is told, in a sentence or two."""

    buttons: Buttons
    """What can be done."""


# ---------- the score ----------


@dataclass(frozen=True)
class SideScore:
    """The score of a side, in the bar."""

    name: str
    """What the side is called."""

    short: str
    """What it is called on phones."""

    points: int
    """Its points; where they count as they are made, those of this round are in it."""

    part: int
    """How much of the target that is, in per cent."""

    gained: int | None = None
    """The points of this round so far, where they count as they are made and there are some."""


@dataclass(frozen=True)
class Scored:
    """Points made during the round."""

    who: str
    """The side that made them."""

    what: Html
    """What they are for."""

    points: int
    """How many; a fine is less than nothing."""


@dataclass(frozen=True)
class SheetRow:
    """A line of the score sheet."""

    name: Html
    """What it is for."""

    counted: str
    """How many of it each side has: "30 to 22"; "" where that does not matter."""

    cells: tuple[tuple[Html, int], ...]
    """By side, the cards that earned it, and the points."""


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a round or a game."""

    title: str
    """Who won it."""

    lead: str
    """What each side got points for."""

    sides: tuple[str, ...]
    """What the sides are called."""

    rows: tuple[SheetRow, ...]
    """The items of the score."""

    round_points: tuple[int, ...]
    """The points of the round, by side."""

    totals: tuple[int, ...]
    """The points of the game, by side."""

    target: int | None
    """The points that win the game, None where it lasts a number of rounds."""

    why: str
    """What ended it, and what decided it; "" where nothing did."""

    note: str
    """What is unusual about the round, and how far the game has come."""

    buttons: Buttons
    """What one most likely wants next, the first one filled."""

    more: Buttons = ()
    """What else can be done, to be unfolded."""

    done: str = ""
    """The words on the way out, for tables that have one."""

    rounds: tuple[tuple[int, ...], ...] = ()
    """The points of every round, by side, where there have been several."""

    lowest: bool = False
    """Whether the side with the fewest points is ahead."""

    notice: Notice | None = None
    """What is offered while the game rests."""


@dataclass(frozen=True)
class SideShare:
    """What a side has of an item of the score."""

    name: str
    """What the side is called."""

    cards: tuple[str, ...]
    """Its cards that count."""

    counted: str
    """How many there are, "" where that does not matter."""

    points: int
    """The points for them."""

    total: int
    """The points of the round that have been counted so far."""


@dataclass(frozen=True)
class CountStep:
    """One item of the score of a round, as it is counted."""

    title: str
    """What happens: the round is counted."""

    place: str
    """How far the count is: "2 of 5"."""

    item: str
    """What is counted."""

    sentence: str
    """Who has how many, and gets what for it, to be read out."""

    shares: tuple[SideShare, ...]
    """What each side has of it."""

    buttons: Buttons
    """First the way on, which a tap means as well; last the way to the whole score."""


# ---------- beside the table ----------


@dataclass(frozen=True)
class TurnLine:
    """A line of the list of turns."""

    who: str
    """The player."""

    what: Html
    """What was done."""


@dataclass(frozen=True)
class InfoLine:
    """A line about cards: what they are, and where or how many."""

    what: Html
    """The cards, or what is counted."""

    where: str
    """Where they are, how many there are, or who is ahead; "" for nothing."""


@dataclass(frozen=True)
class Counters:
    """What is counted for a player; nothing while folded."""

    unfolded: bool
    """Whether the counters are shown."""

    lines: tuple[InfoLine, ...] = ()
    """What has been taken, what lies in sight, what builders hold."""

    unseen: tuple[tuple[str, int], ...] = ()
    """Of every rank how many cards have not been seen."""


# ---------- the table ----------


@dataclass(frozen=True)
class Surroundings:
    """What surrounds the cards: the way out, undo and redo, and the panels above the table or in place of it."""

    home: str = ""
    """The address of the way out, "" for none."""

    can_undo: bool = False
    """Whether something can be undone."""

    can_redo: bool = False
    """Whether something can be redone."""

    sheet: Sheet | None = None
    """The score sheet, once the round is over."""

    count_step: CountStep | None = None
    """The item being counted; it is shown in place of the sheet."""

    coach: Coach | None = None
    """The current step of a lesson, above the table."""

    replay: Replaying | None = None
    """The replay being watched; its controls take the place of the choices."""


@dataclass(frozen=True)
class TableState:
    """The whole table as one seat sees it."""

    title: str
    """What is played."""

    subtitle: str
    """Which round and deal it is."""

    scores: tuple[SideScore, ...]
    """The score of every side."""

    me: Seat
    """The seat at the bottom, of the one who looks on."""

    others: tuple[Seat, ...]
    """The other seats, clockwise from the left."""

    loose: tuple[Spot, ...]
    """The loose cards, in order of arrival."""

    builds: tuple[BuildPlate, ...]
    """The builds."""

    hand: tuple[Spot, ...]
    """The hand of the seat at the bottom."""

    stock: int
    """How many cards are left in the pack."""

    brief: str = ""
    """What stands in the bar where there is no room for the subtitle."""

    drawing: bool = False
    """Whether players draw from the pack, so that it lies on the table."""

    log: Html = EMPTY
    """What happened last, in sentences."""

    alert: Html = EMPTY
    """What was refused or went wrong; it takes the place of the log."""

    prompt: Html | str = ""
    """What is asked of the person: it stands in the action bar, or over the answers where it ``asks``."""

    hint: Notice | None = None
    """What stands in the action bar as long as nothing else does."""

    asks: bool = False
    """Whether the prompt is a question, and the buttons its answers."""

    offers: tuple[Offer, ...] = ()
    """What the chosen cards can become."""

    buttons: tuple[TurnButton, ...] = ()
    """What the turn allows beside playing a card."""

    scored: tuple[Scored, ...] = ()
    """The points of this round so far, where they count as they are made."""

    turns: tuple[TurnLine, ...] = ()
    """The last turns."""

    counts: tuple[InfoLine, ...] = ()
    """What counts, and where it is or who is ahead."""

    counters: Counters | None = None
    """What is counted for the person, None for nothing."""

    fairness: str = ""
    """What bots, or others at the screen, can see."""

    can_show_last: bool = False
    """Whether the last turns can be shown again."""

    looks: bool = True
    """Whether somebody looks on from the seat at the bottom; otherwise its hand lies face down as well."""

    around: Surroundings = Surroundings()
    """What surrounds the cards."""
