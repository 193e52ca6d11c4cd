"""The games with friends in this browser: an entry each, under the id of the game and the own seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict, cast

from casino_core.mutual import Seat, can_write, parse_seat, seat_text, table, writer
from casino_core.mutual.seat import SeatError
from web.rulebook.words import game_title
from web.worker.words.speech import Voice

LONGEST = 500_000
"""The most characters of an entry's seat. A long game has a tenth of that."""

TURNS = ("you", "friend", "nobody", "over")
"""Who writes the next letter; "nobody" has taken the seat yet, or the game is "over"."""


class Entry(TypedDict):
    """A game with a friend as it is stored."""

    seat: str
    """The own part in the game, with its secret, as ``casino_core.mutual`` writes it."""

    letters: int
    """How many letters have been written and read."""

    drafted: int
    """How many own actions are in no letter yet."""

    title: str
    """The name of the game."""

    friend: str
    """The name of the friend; "" if it is not known."""

    turn: str
    """One of ``TURNS``."""

    totals: list[int]
    """The points, the own side's first."""


def key_of(id_: str, seat: int) -> str:
    """Return the name of an entry: both seats of a game may be in one browser."""
    return f"{id_}.{seat}"


def name_of(seat: Seat) -> str:
    """Return the name of the entry of a seat."""
    return key_of(seat.id, seat.seat)


def entry_of(seat: Seat, voice: Voice) -> Entry:
    """Return the entry of a seat."""
    totals = list(table(seat).game.totals)
    return {
        "seat": seat_text(seat),
        "letters": seat.letters,
        "drafted": len(seat.draft),
        "title": game_title(seat.rules, voice.t),
        "friend": seat.names[seat.other],
        "turn": turn_of(seat),
        "totals": totals if seat.seat == 0 else totals[::-1],
    }


def turn_of(seat: Seat) -> str:
    """Return who writes the next letter: one of ``TURNS``."""
    if writer(seat) is None:
        return "over"
    if seat.letters == 1:
        return "nobody"
    return "you" if writer(seat) == seat.seat else "friend"


def is_ready(seat: Seat) -> bool:
    """Whether a letter waits to be sent, written or not."""
    return can_write(seat)


class Games:
    """The entries of this browser, as far as they are sound."""

    def __init__(self, stored: object) -> None:
        self.entries: dict[str, Entry] = {}
        self.replace(stored)

    def replace(self, stored: object) -> None:
        """Take what is stored now; another tab may have changed it."""
        found = stored if isinstance(stored, Mapping) else {}
        self.entries = {str(key): cast(Entry, entry) for key, entry in found.items() if is_sound(entry)}

    def seat(self, key: str) -> Seat | None:
        """Return the own part in a game; None if there is none, or if it cannot be read."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        try:
            return parse_seat(entry["seat"])
        except SeatError:
            return None

    def keys_of(self, id_: str) -> list[str]:
        """Return the names of the entries of a game: of one seat, of both, or none."""
        return [key for key in (key_of(id_, 0), key_of(id_, 1)) if key in self.entries]


def is_sound(entry: object) -> bool:
    """Whether a stored value has the shape of an entry."""
    if not isinstance(entry, Mapping):
        return False
    texts = all(isinstance(entry.get(name), str) for name in ("seat", "title", "friend", "turn"))
    numbers = all(type(entry.get(name)) is int for name in ("letters", "drafted"))
    totals = entry.get("totals")
    counted = isinstance(totals, list) and all(type(points) is int for points in totals)
    return texts and numbers and counted and len(entry["seat"]) <= LONGEST and entry["turn"] in TURNS
