"""Who sits at the table: the person, the bots, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import cycle, islice

from casino_core.bots import BOTS
from casino_core.layout import Build
from casino_core.rules import Rules
from web.app.speech import Fact, Message, message

YOU = 0
"""The seat of the person in front of the screen."""

USUAL = ("nia", "bruno", "kit", "selma", "vera")
"""Who sits down where nobody is asked for, in this order: all of about one strength, neither weak nor the strongest."""


def company(many: int, but: Sequence[str] = ()) -> tuple[str, ...]:
    """So many bots for seats that nobody is asked for, all different as far as that goes; ``but``: who sits already."""
    return tuple(islice(_newcomers(but), many))


def _newcomers(but: Sequence[str]) -> Iterator[str]:
    everybody = dict.fromkeys((*(bot for bot in USUAL if bot in BOTS), *BOTS))
    return cycle([bot for bot in everybody if bot not in but] or everybody)


STAND_IN = company(1)[0]
"""The bot that plays the person's cards where a round is skipped."""


def pile_seat(rules: Rules, seat: int) -> int:
    """The seat beside which the captures of a seat lie: where piles are open, partners with one pile show it once."""
    return rules.pile_of.index(rules.pile_of[seat]) if rules.piles.face_up else seat


@dataclass(frozen=True)
class People:
    """The bots by seat, from the one after the person, and the rules they play by."""

    rules: Rules
    bots: tuple[str, ...]

    def bot(self, seat: int) -> str | None:
        """The id of the bot in a seat, None for the person."""
        return None if seat == YOU else self.bots[seat - 1]

    def name(self, seat: int) -> Message:
        """What a seat is called: "Nia", and "Nia 2" where she sits twice."""
        bot = self.bot(seat)
        if bot is None:
            return message("play.you")
        before = self.bots[: seat - 1].count(bot)
        name = message(f"bot.{bot}")
        return message("bot.twin", who=name, number=before + 1) if before else name

    def face(self, seat: int) -> str:
        """The portrait of a seat by its name in the sprite, "" for the person."""
        bot = self.bot(seat)
        return face_of(bot) if bot else ""

    def side_name(self, side: int) -> Message:
        """What a side is called: its player, or both partners."""
        *some, last = (self.name(seat) for seat in range(self.rules.seats) if self.rules.side_of[seat] == side)
        return message("play.partners", some=tuple(some), other=last) if some else last

    def about(self, key: str, side: int, **facts: Fact) -> Message:
        """A sentence about a side: ``key.you`` when it is the person alone, ``key.team`` when it is partners."""
        if self.rules.team > 1:
            return message(f"{key}.team", who=self.side_name(side), **facts)
        return message(by(self, key, side), who=self.side_name(side), **facts)

    def pile(self, pile: int) -> Message:
        """Whose a pile of captured cards is: "your pile", "Nia’s pile"."""
        if pile == self.rules.pile_of[YOU]:
            return message("say.pile.yours")
        if self.rules.pile_of.count(pile) > 1:
            return message("say.pile.theirs", who=self.side_name(pile))
        return message("say.pile.theirs", who=self.name(self.rules.pile_of.index(pile)))

    def build(self, build: Build, speaker: int = YOU) -> Message:
        """A build as it is spoken of where a ``speaker`` acts: "your 7", "Nia’s 9", "the 9" when it is theirs."""
        if build.owner == speaker != YOU:
            return message("say.build.own", value=build.value)
        if build.owner == YOU:
            return message("say.build.yours", value=build.value)
        return message("say.build.theirs", owner=self.name(build.owner), value=build.value)


def face_of(bot: str) -> str:
    """The portrait of a bot, by its name in the sprite."""
    return f"face-{bot}"


def by(people: People, key: str, seat: int) -> str:
    """The key of a sentence about what a seat did: ``key.you`` when it is the person."""
    return f"{key}.you" if people.bot(seat) is None else key
