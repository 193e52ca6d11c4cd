"""How a game with a friend stands, in words and buttons: whose letter is next, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from casino_core.mutual import Seat, Table, can_write, table, writer
from web.table.state import Buttons
from web.worker.words.speech import Voice

Turn: TypeAlias = Literal["play", "send", "friend", "nobody", "over"]
"""What comes next: an own play, an own letter, a letter of the friend, somebody who takes the seat, or nothing."""


@dataclass(frozen=True)
class Standing:
    """A seat with all that follows from it and takes time to compute."""

    seat: Seat
    """The own part in the game."""

    seen: Table
    """What it sees."""

    turn: Turn
    """What comes next."""

    names: tuple[str, str]
    """The names of both seats, with a substitute for one that is not known."""

    voice: Voice
    """The language."""

    checked: str = ""
    """What the audit of a finished game has found, in a sentence; "" before."""

    @property
    def friend(self) -> str:
        """The name of the friend."""
        return self.names[self.seat.other]

    @property
    def prompt(self) -> str:
        """What comes next, in a sentence; "" for a turn to play."""
        key = self.turn
        if key == "play":
            return ""
        if key == "send" and not self.seat.draft:
            return self.voice.t("friend.next.answer", who=self.friend)
        return self.voice.t(f"friend.next.{key}", who=self.friend)

    @property
    def buttons(self) -> Buttons:
        """What can be done about the next letter: words and intents, the most likely first."""
        t = self.voice.t
        if self.turn == "send":
            undo = ((t("friend.undo"), "undo"),) if self.seat.draft else ()
            return ((t("friend.send", who=self.friend), "send"), *undo)
        if self.turn in ("friend", "nobody"):
            return ((t("friend.paste"), "paste"), (t("friend.last"), "last"))
        return ()

    @property
    def closing(self) -> Buttons:
        """What can be done after the game."""
        t = self.voice.t
        return ((t("friend.review"), "review"), (t("friend.rematch"), "rematch"), (t("friend.games"), "list"))


def standing(seat: Seat, voice: Voice) -> Standing:
    """Return how a game stands."""
    seen = table(seat)
    unnamed = ("friend.me", "friend.unnamed") if seat.seat == 0 else ("friend.unnamed", "friend.me")
    first, second = (name or voice.t(key) for name, key in zip(seat.names, unnamed, strict=True))
    return Standing(seat, seen, _turn(seat, seen), (first, second), voice)


def _turn(seat: Seat, seen: Table) -> Turn:
    if writer(seat) is None:
        return "over"
    if seat.letters == 1:
        return "nobody"
    if seen.your_turn:
        return "play"
    return "send" if can_write(seat) else "friend"
