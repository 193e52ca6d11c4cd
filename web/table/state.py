"""The view model of the table: plain values without rules.

A control has an intent: a short text that is sent to the engine when the control is used (see ``intents``). Every text
here is either plain (``str``, escaped when drawn) or ready-made markup (``Html``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from web.table.count_state import CountStep
from web.table.html import EMPTY, Html
from web.table.lesson_state import Coach
from web.table.replay_state import Replaying

Mark: TypeAlias = Literal["", "can", "chosen", "dim", "hint"]
"""The mark of a card or build: none, choosable, chosen, not choosable now, or pointed to by a hint."""

OfferKind: TypeAlias = Literal["", "take", "build", "add", "lay"]
"""The kind of a choice: take, build, raise or add to a build, lay down, or "" for others."""

Buttons: TypeAlias = tuple[tuple[str, str], ...]
"""The words and the intent of each button in a row."""


# ---------- cards, builds and piles ----------


@dataclass(frozen=True)
class Spot:
    """One card in its place."""

    card: str = ""
    """The text of the card, "" for a back."""

    mark: Mark = ""
    """Whether the card can be chosen, is chosen or is hinted at."""

    intent: str = ""
    """The intent of a tap; without one, the card is not a button."""

    reason: str = ""
    """The reason why a dim card cannot be chosen."""

    last: bool = False
    """Whether it was just played."""


@dataclass(frozen=True)
class BuildPlate:
    """A build: its value, its owner, and a fan of cards for each group."""

    value: int
    """The number that each group makes."""

    owner: str
    """The name of its owner."""

    multiple: bool
    """Whether it is a multiple build."""

    own: bool
    """Whether it belongs to the viewer's side."""

    groups: tuple[tuple[Spot, ...], ...]
    """Its cards, group by group."""

    mark: Mark = ""
    """Whether the build can be chosen, is chosen or is hinted at."""

    intent: str = ""
    """The intent of a tap; without one, the build is not a button."""

    reason: str = ""
    """The reason why a dim build cannot be chosen."""

    proven: bool = False
    """Whether its owner is known to hold a card that takes it."""


@dataclass(frozen=True)
class Top:
    """The top of a pile that lies face up."""

    card: Spot | None
    """The top card, None if the pile is empty."""

    whose: str
    """The name of the pile: "your pile", "Nia’s pile"."""


@dataclass(frozen=True)
class Remark:
    """A remark of a player."""

    words: Html
    """The words of the remark."""

    about: str
    """The name of the explanation of the words, for the intent ``word:``."""


@dataclass(frozen=True)
class Seat:
    """A player at the table."""

    name: str
    """The player's name."""

    held: int
    """The number of cards in hand."""

    taken: int | None
    """The number of cards in the player's pile, None if they are on a partner's pile."""

    tags: tuple[str, ...] = ()
    """Tags after the name: "dealer", "partner"."""

    turn: bool = False
    """Whether this is the player who has to decide."""

    sweeps: int = 0
    """The number of sweeps of the player's side that count."""

    thinking: bool = False
    """Whether the player is thinking."""

    top: Top | None = None
    """The top of the pile, None if piles are face down."""

    face: str = ""
    """The portrait by its name in the sprite, "" for the first letter of the name."""

    shows: tuple[str, ...] = ()
    """The cards of an open hand."""

    says: tuple[Remark, ...] = ()
    """The player's latest remarks; screen readers read them in the log."""

    proven: tuple[str, ...] = ()
    """The cards that the player is known to hold, in words."""


# ---------- choices ----------


@dataclass(frozen=True)
class Preview:
    """A preview of chosen cards: groups, and the value that each of them makes."""

    groups: tuple[tuple[str, ...], ...]
    """The cards, group by group."""

    value: str = ""
    """The value, "" if it is obvious."""

    held: str = ""
    """The card from the hand."""

    multiple: bool = False
    """Whether it is a multiple build."""


@dataclass(frozen=True)
class Offer:
    """A button of the action bar: something that the chosen cards can do, or a refusal."""

    line: Html
    """The action in words."""

    cost: Html
    """Its effect or cost, or the reason for the refusal."""

    intent: str = ""
    """The effect of a tap, "" for a refusal."""

    label: str = ""
    """The label for screen readers, "" for the line itself."""

    preview: Preview | None = None
    """The cards of the action, which are drawn if the value of any offered action is ambiguous."""

    spoken: str = ""
    """The action in plain words with all its cards, for players who ask for their choices."""

    kind: OfferKind = ""
    """The kind of the action, which decides its place and its colour."""

    hinted: bool = False
    """Whether a hint names this action."""


@dataclass(frozen=True)
class TurnButton:
    """An action that needs no card: "Done", "Claim the game"."""

    label: str
    """Its words; markup if they name a card."""

    intent: str
    """The effect of a tap."""

    first: bool = False
    """Whether it is the filled, default button."""


@dataclass(frozen=True)
class Notice:
    """A notice next to the game, with buttons."""

    text: str | Html
    """A sentence or two."""

    buttons: Buttons
    """The words and the intent of each button."""

    lines: tuple[Html, ...] = ()
    """A list below the text."""

    asks: bool = False
    """Whether it is a question; the first button is the likely answer."""


# ---------- the score ----------


@dataclass(frozen=True)
class SideScore:
    """The score of a side, in the bar."""

    name: str
    """The name of the side."""

    short: str
    """The short name of the side, for phones."""

    points: int
    """Its points, including those of this round if they count as they are made."""

    part: int
    """Its share of the target, as a percentage."""

    gained: int | None = None
    """The points of this round so far, if points count as they are made and there are any; otherwise None."""


@dataclass(frozen=True)
class Scored:
    """Points made during the round."""

    who: str
    """The side that made them."""

    what: Html
    """The reason for the points."""

    points: int
    """The number of points, negative for a fine."""


@dataclass(frozen=True)
class SheetRow:
    """A row of the score sheet."""

    name: Html
    """The name of the item, in some rows with the cards that earned it, folded."""

    counted: str
    """The count of each side: "30 to 22"; "" if it does not matter."""

    cells: tuple[tuple[Html, int], ...]
    """For each side, the cards that earned the item, empty if they are not shown here, and the points."""


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a round or a game."""

    title: str
    """A title that names the winner."""

    lead: str
    """For each side, a sentence on the items in which it gained or lost points."""

    sides: tuple[str, ...]
    """The names of the sides."""

    rows: tuple[SheetRow, ...]
    """The items of the score."""

    round_points: tuple[int, ...]
    """The points of the round, by side."""

    totals: tuple[int, ...]
    """The points of the game, by side."""

    target: int | None
    """The points that win the game, None if it lasts a number of rounds."""

    why: str
    """The reason for the end and the deciding item; "" for none."""

    note: str
    """Special features of the round, and the progress of the game."""

    buttons: Buttons
    """The most likely next buttons, the first one filled."""

    links: Buttons = ()
    """Links before the buttons, each with its words and its address; if there are any, the first link is filled."""

    more: Buttons = ()
    """More buttons, folded."""

    done: str = ""
    """The words of the link out of the game, if the table has one."""

    rounds: tuple[tuple[int, ...], ...] = ()
    """The points of every round, by side, if there have been several."""

    lowest: bool = False
    """Whether the side with the fewest points is ahead."""

    notice: Notice | None = None
    """An offer between games."""


# ---------- next to the table ----------


@dataclass(frozen=True)
class TurnLine:
    """A line of the list of turns."""

    who: str
    """The name of the player."""

    what: Html
    """The play in words."""


@dataclass(frozen=True)
class InfoLine:
    """A line about cards, with their place or number."""

    what: Html
    """The cards, or the thing counted."""

    where: str
    """Their place or number, or the side that is ahead; "" for nothing."""


@dataclass(frozen=True)
class Counters:
    """The card counters of a player; empty while folded."""

    unfolded: bool
    """Whether the counters are shown."""

    lines: tuple[InfoLine, ...] = ()
    """Captured cards, visible cards, cards that builders hold."""

    unseen: tuple[tuple[str, int], ...] = ()
    """The number of unseen cards of every rank."""


# ---------- the table ----------


@dataclass(frozen=True)
class Surroundings:
    """The parts around the cards: the link out, undo and redo, and the panels above the table or instead of it."""

    home: str = ""
    """The address of the link out of the game, "" for none."""

    can_undo: bool = False
    """Whether something can be undone."""

    can_redo: bool = False
    """Whether something can be redone."""

    can_hint: bool = False
    """Whether there is a person here who can ask for a hint."""

    sheet: Sheet | None = None
    """The score sheet, once the round is over."""

    count_step: CountStep | None = None
    """The item being counted, which replaces the sheet."""

    coach: Coach | None = None
    """The current step of a lesson, above the table."""

    replay: Replaying | None = None
    """The current replay, whose controls replace the choices."""

    last_play: str = ""
    """The sentences about the last play, for a dialog over the table: screen readers hear only the dialog."""


@dataclass(frozen=True)
class TableState:
    """The whole table as one seat sees it."""

    title: str
    """The name of the game."""

    subtitle: str
    """The round and the deal."""

    scores: tuple[SideScore, ...]
    """The score of every side."""

    me: Seat
    """The viewer's seat, at the bottom."""

    others: tuple[Seat, ...]
    """The other seats, clockwise from the viewer's left."""

    loose: tuple[Spot, ...]
    """The loose cards, in order of arrival."""

    builds: tuple[BuildPlate, ...]
    """The builds."""

    hand: tuple[Spot, ...]
    """The viewer's hand."""

    stock: int
    """The number of cards left in the pack."""

    brief: str = ""
    """A short form of the subtitle."""

    drawing: bool = False
    """Whether players draw from the pack, so that it is on the table."""

    log: Html = EMPTY
    """The latest events, in sentences."""

    alert: Html = EMPTY
    """A refusal or an error, which replaces the log."""

    prompt: Html | str = ""
    """A sentence to the person: in the action bar, or above the answers if it ``asks``."""

    hint: Notice | None = None
    """A tip in the action bar while there is nothing else."""

    asks: bool = False
    """Whether the prompt is a question and the buttons are its answers."""

    offers: tuple[Offer, ...] = ()
    """The choices for the chosen cards."""

    buttons: tuple[TurnButton, ...] = ()
    """Actions that need no card."""

    scored: tuple[Scored, ...] = ()
    """The points of this round so far, if they count as they are made."""

    turns: tuple[TurnLine, ...] = ()
    """The latest turns."""

    counts: tuple[InfoLine, ...] = ()
    """The lines on what scores, each with its place or with the side that is ahead."""

    counters: Counters | None = None
    """The card counters, None for none."""

    fairness: str = ""
    """A sentence about what bots, or others at the screen, can see."""

    can_show_last: bool = False
    """Whether the latest turns can be shown again."""

    looks: bool = True
    """Whether the seat at the bottom has a viewer; otherwise its hand is face down, too."""

    around: Surroundings = Surroundings()
    """The parts around the cards."""
