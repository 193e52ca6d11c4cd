"""The state of a game with friends, in words and buttons: the next letter, and what can be done about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from casino_core.mutual import Host, Table, can_write, writer
from web.table.intents import intent
from web.table.state import Buttons
from web.worker.friend.seats import AnySeat, finished, is_hosted, table_of
from web.worker.words.speech import Voice

Turn: TypeAlias = Literal["play", "send", "deal", "friend", "nobody", "over"]
"""The next step: the person plays, the person writes, the host deals, someone else writes, someone takes the other
seat, or nothing.
"""


@dataclass(frozen=True)
class Standing:
    """A seat, with facts about it that take time to compute."""

    seat: AnySeat
    """The person's part in the game."""

    seen: Table
    """The table as the seat sees it."""

    turn: Turn
    """The next step."""

    names: tuple[str, ...]
    """The names of all seats, with substitutes for unknown ones."""

    voice: Voice
    """The voice, in the language of the page."""

    checked: str = ""
    """The result of the audit of a finished game, in a sentence; "" if there is none."""

    unsent: bool = False
    """Whether the last letter written was shown, and neither copied nor shared since."""

    @property
    def hosts(self) -> bool:
        """Whether this device deals for everyone."""
        return isinstance(self.seat, Host)

    @property
    def actor(self) -> int:
        """The seat to act."""
        return self.seen.game.position.actor

    @property
    def friend(self) -> str:
        """The name of the player who gets this seat's next letter, or who writes the next one."""
        if self.hosts:
            return self.names[self.actor or 1]
        return self.names[0 if is_hosted(self.seat) else 1 - self.seat.seat]

    @property
    def may_resign(self) -> bool:
        """Whether this seat may resign now: a host before the game is over, others if they write the next letter."""
        return self.turn != "over" if self.hosts else self.turn in ("play", "send")

    @property
    def prompt(self) -> str:
        """The sentence on the next step; "" if the person is to play."""
        t, key = self.voice.t, self.turn
        if key == "play":
            return ""
        if self.unsent and key in ("friend", "nobody"):
            return t("friend.next.uninvited" if key == "nobody" else "friend.next.unsent", who=self.friend)
        if key == "deal":
            return t("friend.next.deal")
        return self._hosted_prompt() if is_hosted(self.seat) else self._fair_prompt()

    def _fair_prompt(self) -> str:
        t, key, over = self.voice.t, self.turn, self.seen.game.outcome is not None
        if key == "send" and not self.seat.draft:
            return t("friend.next.closing" if over else "friend.next.answer", who=self.friend)
        if key == "friend" and over:
            return t("friend.next.over.guest", who=self.friend)
        if key == "friend" and self.seen.backs:
            return t("friend.next.cards", who=self.friend)
        return t(f"friend.next.{key}", who=self.friend)

    def _hosted_prompt(self) -> str:
        t, key = self.voice.t, self.turn
        if key == "over":
            unchecked = finished(self.seat) is None and not self.checked
            way = "host" if self.hosts else "guest" if unchecked else ""
            return t(f"friend.next.over.{way}" if way else "friend.next.over", who=self.friend)
        if self.hosts:
            return t("friend.next.written" if key == "send" else "friend.next.host", who=self.friend)
        if key == "friend" and self.actor and not self.seen.game.round_over:
            return t("friend.next.other", who=self.names[self.actor], host=self.friend)
        return t(f"friend.next.{key}", who=self.friend)

    @property
    def buttons(self) -> Buttons:
        """The buttons for the next letter, as words and intents, with the most likely one first."""
        t = self.voice.t
        if self.turn == "deal":
            return ((t("friend.deal"), "deal"), (t("friend.host.letters"), "last"))
        if self.turn == "send":
            undo = ((t("friend.undo"), "undo"),) if self.seat.draft else ()
            words = t("friend.finish") if self.hosts else t("friend.send", who=self.friend)
            return ((words, "send"), *undo)
        if self.turn in ("friend", "nobody"):
            return self._waiting
        uninvited = isinstance(self.seat, Host) and min(self.seat.shown) < 0 and self.turn == "play"
        return ((t("friend.host.letters"), "last"),) if uninvited else ()

    @property
    def _waiting(self) -> Buttons:
        t, paste = self.voice.t, (self.voice.t("friend.paste"), "paste")
        if not isinstance(self.seat, Host):
            if not self.unsent:
                return (paste, (t("friend.last"), "last"))
            key = "friend.send.invitation" if self.turn == "nobody" else "friend.send"
            return ((t(key, who=self.friend), "last"), paste)
        letter = (t("friend.send", who=self.friend), intent("letter-to", self.actor))
        rest = (t("friend.host.letters"), "last")
        due = self.seat.shown[self.actor] < self.seat.actions
        return (letter, paste, rest) if due else (paste, letter, rest)

    @property
    def closing(self) -> Buttons:
        """The buttons after the game."""
        t = self.voice.t
        review, games = (t("friend.review"), "review"), (t("friend.games"), "list")
        if self.hosts:
            return ((t("friend.host.letters"), "last"), review, (t("friend.host.again"), "rematch"), games)
        if is_hosted(self.seat):
            return (review, games) if finished(self.seat) else (games,)
        named = self.seat.names[1 - self.seat.seat]
        again = t("friend.rematch.named", who=named) if named else t("friend.rematch")
        last = ((t("friend.send", who=self.friend), "last"),) if self.unsent else ()
        return (*last, review, (again, "rematch"), games)


def standing(seat: AnySeat, voice: Voice) -> Standing:
    """Return the standing of a seat's game, without an audit."""
    seen = table_of(seat)
    names = tuple(name or _unnamed(seat, place, voice) for place, name in enumerate(seat.names))
    return Standing(seat, seen, _turn(seat, seen), names, voice)


def _unnamed(seat: AnySeat, place: int, voice: Voice) -> str:
    """Return the substitute for the name of a seat that has none."""
    if place == seat.seat:
        return voice.t("friend.me")
    return voice.t("friend.host.seat", number=place + 1) if is_hosted(seat) else voice.t("friend.unnamed")


def _turn(seat: AnySeat, seen: Table) -> Turn:
    over = seat.game.outcome is not None if isinstance(seat, Host) else writer(seat) is None
    if over or seen.your_turn:
        return "over" if over else "play"
    if isinstance(seat, Host):
        return "send" if seat.draft else "deal" if seat.game.round_over else "friend"
    if seat.letters == 1:
        return "nobody"
    return "send" if can_write(seat) else "friend"
