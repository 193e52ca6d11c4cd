"""The players at the table: people and bots, their names, and the person at the screen.

The players are a list of ids. If one person plays against bots, the list has the bots of the seats after the
first; otherwise it has an id for each seat, a bot's or ``PERSON``. Saves, links and files contain the same lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import cycle, islice

from casino_core.bots import BOTS
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import Played, View, view
from casino_core.rules.parts import Rules
from web.shared.games import FRIEND, LONGEST_PERSON_NAME, PERSON
from web.worker.words.own_games import clean_name
from web.worker.words.speech import Fact, Message, enumerated, message

YOU = 0
"""The seat of a person who plays alone against bots."""

DEFAULT_BOTS = ("nia", "bruno", "kit", "selma", "vera")
"""The default bots, in order: all of about the same medium strength."""


def company(many: int, but: Sequence[str] = ()) -> tuple[str, ...]:
    """Return bots for ``many`` seats, as far as possible all different and not in ``but``."""
    everybody = dict.fromkeys((*(bot for bot in DEFAULT_BOTS if bot in BOTS), *BOTS))
    return tuple(islice(cycle([bot for bot in everybody if bot not in but] or everybody), many))


STAND_IN = company(1)[0]
"""The bot that plays a person's cards in a skipped round."""


def pile_seat(rules: Rules, seat: int) -> int:
    """Return the seat at which a seat's captured cards are shown; partners' open pile is shown at one of them."""
    return rules.pile_of.index(rules.pile_of[seat]) if rules.piles.face_up else seat


@dataclass(frozen=True)
class People:
    """The players at the table, and the seat from which the table is drawn."""

    rules: Rules
    """The rules they play by."""

    bots: tuple[str, ...]
    """The ids as in a save: for the seats after the first if one person plays with bots, otherwise for all seats."""

    names: tuple[str, ...] = ()
    """The names of people by seat, "" for none; () if nobody has one."""

    near: int = YOU
    """The seat at the bottom of the screen."""

    looks: bool = True
    """Whether the person in that seat is at the screen and sees the hand.

    Otherwise no hand is shown: behind a curtain, or while only bots play.
    """

    @cached_property
    def you(self) -> int | None:
        """The seat of the person at the screen, None if nobody is."""
        return self.near if self.looks else None

    @cached_property
    def players(self) -> tuple[str, ...]:
        """By seat, the id of a bot, ``PERSON``, or ``FRIEND`` for a person elsewhere."""
        return players(self.bots, self.rules)

    @cached_property
    def persons(self) -> tuple[int, ...]:
        """The seats of people who play here."""
        return tuple(seat for seat, player in enumerate(self.players) if player == PERSON)

    def is_elsewhere(self, seat: int) -> bool:
        """Return whether the player of a seat is elsewhere: nobody here decides for them."""
        return self.players[seat] == FRIEND

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, so that hands are hidden from the others."""
        return len(self.persons) > 1

    def seen_from(self, seat: int) -> People:
        """Return the same people with the person in a seat at the screen."""
        return replace(self, near=seat, looks=True)

    def covered(self) -> People:
        """Return the same people with nobody at the screen, unless only one person plays."""
        return self if len(self.persons) == 1 else replace(self, looks=False)

    def view(self, position: Position, played: Played = (), totals: tuple[int, ...] = ()) -> View:
        """Return the view that the screen may show: the near seat's view, without the hand if nobody looks."""
        seen = view(position, self.near, played, totals)
        return seen if self.looks else replace(seen, hand=())

    def place(self, seat: int) -> int:
        """Return the place of a seat on the screen: 0 at the bottom, then clockwise."""
        return (seat - self.near) % self.rules.seats

    def bot(self, seat: int) -> str | None:
        """Return the id of the bot in a seat, None for a person here or elsewhere."""
        player = self.players[seat]
        return None if player in (PERSON, FRIEND) else player

    def name(self, seat: int) -> Message:
        """Return the name of a seat: "You" for the person at the screen, "Nia", "Nia 2" for her second seat."""
        return self._names_by_seat[seat]

    @cached_property
    def _names_by_seat(self) -> tuple[Message, ...]:
        # Two people may share a name, and a bot may have two seats: the later one gets a number.
        called = [self._called(seat) for seat in range(self.rules.seats)]
        before = [called[:seat].count(name) for seat, name in enumerate(called)]
        names = [
            message("bot.twin", who=name, number=count + 1) if count else name
            for name, count in zip(called, before, strict=True)
        ]
        return tuple(message("play.you") if seat == self.you else name for seat, name in enumerate(names))

    def _called(self, seat: int) -> Message:
        """Return the name of a seat, which another seat may share."""
        bot = self.bot(seat)
        if bot is not None:
            return message(f"bot.{bot}")
        name = self.names[seat] if seat < len(self.names) else ""
        return message("person.named", name=name) if name else message("person.nth", number=seat + 1)

    def face(self, seat: int) -> str:
        """Return the id of a seat's portrait in the sprite, "" for a person."""
        bot = self.bot(seat)
        return face_of(bot) if bot else ""

    def side_name(self, side: int) -> Message:
        """Return the name of a side: its player, or all partners."""
        return enumerated(self.name(seat) for seat in range(self.rules.seats) if self.rules.side_of[seat] == side)

    def about(self, key: str, side: int, **facts: Fact) -> Message:
        """Return the sentence about a side: ``key.you`` for the person, ``key.team`` for partners."""
        if self.rules.team > 1:
            return message(f"{key}.team", who=self.side_name(side), **facts)
        return message(key_about(self, key, side), who=self.side_name(side), **facts)

    def pile(self, pile: int) -> Message:
        """Return the name of a pile of captured cards: "your pile", "Nia’s pile"."""
        if self.you is not None and pile == self.rules.pile_of[self.you]:
            return message("say.pile.yours")
        if self.rules.pile_of.count(pile) > 1:
            return message("say.pile.theirs", who=self.side_name(pile))
        return message("say.pile.theirs", who=self.name(self.rules.pile_of.index(pile)))

    def build(self, build: Build, speaker: int | None = None) -> Message:
        """Return the name of a build: "your 7", "Nia’s 9", or "the 9" if it belongs to the acting ``speaker``."""
        if build.owner == self.you:
            return message("say.build.yours", value=build.value)
        if build.owner == speaker:
            return message("say.build.own", value=build.value)
        return message("say.build.theirs", owner=self.name(build.owner), value=build.value)


def people_at(rules: Rules, bots: tuple[str, ...], names: tuple[str, ...] = ()) -> People:
    """Return the people at a new table; if only one person plays, that person is at the screen, otherwise nobody."""
    people = People(rules, bots, names)
    return replace(people, near=next(iter(people.persons), YOU), looks=len(people.persons) == 1)


def players(bots: Sequence[str], rules: Rules) -> tuple[str, ...]:
    """Return the player of every seat; a person has the first seat if the list is one short."""
    return tuple(bots) if len(bots) == rules.seats else (PERSON, *bots)


def company_of(everybody: Sequence[str], *, fresh: bool = True) -> tuple[str, ...]:
    """Return the list of players for a save: without the first seat if the only person sits there.

    In a ``fresh`` game, a single person among bots is moved to the first seat, because the table is round.
    """
    alone = everybody.count(PERSON) == 1
    seat = everybody.index(PERSON) if alone else 0
    return (*everybody[seat + 1 :], *everybody[:seat]) if alone and (fresh or not seat) else tuple(everybody)


def clean_person(text: object) -> str:
    """Return a person's name from outside as plain text for a list of players; "" if it is not a text."""
    # These marks separate players in links and files.
    name = clean_name("".join(" " if mark in ",:/" else mark for mark in text) if isinstance(text, str) else "")
    return name[:LONGEST_PERSON_NAME].rstrip()


def clean_names(stored: object, seats: int) -> tuple[str, ...]:
    """Return names as plain text for a list, one for each seat ("" if missing); () if there are none."""
    names = tuple(clean_person(name) for name in stored[:seats]) if isinstance(stored, (list, tuple)) else ()
    return (*names, *[""] * (seats - len(names))) if any(names) else ()


def face_of(bot: str) -> str:
    """Return the id of a bot's portrait in the sprite."""
    return f"face-{bot}"


def key_about(people: People, key: str, seat: int) -> str:
    """Return the key of a sentence about a seat: ``key.you`` for the person at the screen."""
    return f"{key}.you" if seat == people.you else key
