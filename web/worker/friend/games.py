"""The games with friends in this browser: an entry for each, by the id of the game and the person's seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NotRequired, TypedDict, cast

from casino_core.mutual import Host, host_ids
from casino_core.mutual.seat import SeatError
from web.rulebook.words import game_title
from web.worker.friend.seats import AnySeat, is_hosted, parse, progress, text_of
from web.worker.friend.standing import Standing

LONGEST = 500_000
"""The maximum number of characters in an entry's ``seat``. A long game needs a tenth of them."""

TURNS = ("you", "friend", "nobody", "over")
"""The writer of the next letter; "nobody": the other seat is not taken yet; "over": the game is over."""

OWN = ("play", "send", "deal")
"""The values of ``Standing.turn`` which mean that it is the person's turn."""


class Entry(TypedDict):
    """The stored entry of a game with a friend."""

    seat: str
    """The text of the person's seat, with its secret, as ``casino_core.mutual`` writes it."""

    letters: int
    """The progress of the game: the number of letters written and read, or of actions in a hosted game."""

    drafted: int
    """The number of the person's actions that are not in a letter yet."""

    title: str
    """The name of the game."""

    friend: str
    """The name of the friend, or the names of all others; "" if none is known."""

    next: NotRequired[str]
    """The name of the player to act in a hosted game; "" if it is not known."""

    turn: str
    """One of ``TURNS``."""

    totals: list[int]
    """The points of every side, the person's side first."""


def key_of(id_: str, seat: int) -> str:
    """Return the key of an entry; it contains the seat, because both seats of a game may be in one browser."""
    return f"{id_}.{seat}"


def key_of_seat(seat: AnySeat) -> str:
    """Return the key of the entry of a seat."""
    return key_of(seat.id, seat.seat)


def entry_of(now: Standing) -> Entry:
    """Return the entry to store for a game, from its standing."""
    seat, game, t = now.seat, now.seen.game, now.voice.t
    side = seat.rules.side_of[seat.seat]
    others = [name for place, name in enumerate(seat.names) if name and place != seat.seat]
    entry: Entry = {
        "seat": text_of(seat),
        "letters": progress(seat),
        "drafted": len(seat.draft),
        "title": game_title(seat.rules, t),
        "friend": t("locale.list").join(others),
        "turn": "you" if now.turn in OWN else now.turn,
        "totals": [*game.totals[side:], *game.totals[:side]],
    }
    if is_hosted(seat):
        entry["next"] = seat.names[game.position.actor]
    return entry


class Games:
    """The valid entries of the games with friends in this browser, by key."""

    def __init__(self, stored: object) -> None:
        self.entries: dict[str, Entry] = {}
        self.replace(stored)

    def replace(self, stored: object) -> None:
        """Replace the entries with the valid ones among the stored entries, which another tab may have changed."""
        entries = stored if isinstance(stored, Mapping) else {}
        self.entries = {str(key): cast(Entry, entry) for key, entry in entries.items() if is_sound(entry)}

    def seat(self, key: str) -> AnySeat | None:
        """Return the seat in the entry with a key; None if there is no such entry, or if its seat cannot be read."""
        entry = self.entries.get(key)
        if entry is None:
            return None
        try:
            return parse(entry["seat"])
        except SeatError:
            return None

    def keys_of(self, id_: str) -> list[str]:
        """Return the keys of the games that a letter with this id can be for; games hosted here come last."""
        own = [key for key in self.entries if key.partition(".")[0] == id_]
        return own + [key for key, seat in self._hosts() if id_ in host_ids(seat)]

    def _hosts(self) -> Iterator[tuple[str, Host]]:
        """Yield the key and the seat of each game that this browser deals for others."""
        for key in self.entries:
            seat = self.seat(key) if "next" in self.entries[key] else None
            if isinstance(seat, Host):
                yield key, seat


def is_sound(entry: object) -> bool:
    """Return whether a stored value has the shape of an entry."""
    if not isinstance(entry, Mapping):
        return False
    texts = all(isinstance(entry.get(name), str) for name in ("seat", "title", "friend", "turn"))
    numbers = all(type(entry.get(name)) is int for name in ("letters", "drafted"))
    totals = entry.get("totals")
    counted = isinstance(totals, list) and all(type(points) is int for points in totals)
    return texts and numbers and counted and len(entry["seat"]) <= LONGEST and entry["turn"] in TURNS
