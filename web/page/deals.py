"""Daily deals and weekly games in the storage. Invalid entries are ignored, but stay stored.

A result of an older version has no date of play. That version offered only the deal of the day, so every
deal was played on its day.
"""

from collections.abc import Callable, Sequence
from typing import TypeGuard

from web.page.dom import Value
from web.page.storage import Storage
from web.page.stored import DAYS, DEALS, FRIENDS, PARS, RUNNING, WEEKS
from web.shared.dates import is_date
from web.shared.games import LONGEST_PERSON_NAME
from web.shared.schema import JSON, PlayedDeal, PlayedWeek, Score

MARKS = "+-=0"
SEEDS = (("/daily-", 10), ("/weekly-", 8))  # the beginning of a seed in a game's text, and the length of its rest
PARTS = ("cards", "spades", "casinos", "aces", "sweeps")
MAX_FRIENDS = 12  # friends with a stored result for one day
MAX_POINTS = 99  # higher than any score in a single deal
MAX_PLAYERS = 10  # others with a stored score for one day
LONGEST_ID = 40  # characters of the id of a bot or a game


class Deals:
    """All sound entries of daily deals and weekly games."""

    def __init__(self, storage: Storage) -> None:
        """Read the stored entries."""
        self.results = _known(storage, DAYS, is_result)
        """The points of the person and of the opponent, by day."""
        self.played = _known(storage, DEALS, is_deal)
        """The other data of each daily deal (its date of play and its marks), by day."""
        self.pars = _known(storage, PARS, is_par)
        """The scores of others with the same cards, by day."""
        self.friends = _known(storage, FRIENDS, are_friends)
        """The scores of friends, by day."""
        self.weeks = _known(storage, WEEKS, is_week, is_week_name)
        """The results of weekly games, by week."""
        self.running = _running(storage)
        """The names of parked games, by the day or week of their deal."""

    def on_time(self) -> list[str]:
        """Return, in order, the days whose deal was played on the day itself."""
        return sorted([day for day in self.results if self.date_of_play(day) == day])

    def date_of_play(self, day: str) -> str:
        """Return the date on which the deal of a day was played."""
        return self.played[day]["on"] if day in self.played else day

    def won(self) -> int:
        """Return the number of daily deals won."""
        return len([day for day, (yours, theirs) in self.results.items() if yours > theirs])


def _running(storage: Storage) -> dict[str, str]:
    """Return the names of running games by the day or week in their seeds; their texts are searched, not parsed."""
    names = {}
    for name in storage.names(RUNNING):
        text = storage.text(name)
        for seed, length in SEEDS:
            place = text.find(seed) + len(seed)
            if place >= len(seed):
                names[text[place : place + length]] = name
    return names


def add_friend(storage: Storage, day: str, name: str, points: Sequence[int]) -> None:
    """Store a friend's score on a day. It replaces an earlier score under the same name."""
    value, problem = storage.read(FRIENDS)
    if problem or not (value is None or isinstance(value, dict)):
        return  # an unreadable value is never overwritten
    days = value or {}
    here = days.get(day)
    others: list[JSON] = [list(each) for each in here if each[0] != name] if are_friends(here) else []
    others.append([name, points[0], points[1]])
    days[day] = others[-MAX_FRIENDS:]
    storage.write(FRIENDS, days)


def _known(
    storage: Storage,
    name: str,
    sound: Callable[[object], TypeGuard[Value]],
    is_key: Callable[[object], bool] = is_date,
) -> dict[str, Value]:
    """Return the sound entries under a name, by day or, with ``is_week_name``, by week."""
    data = storage.read(name)[0]
    entries = data.items() if isinstance(data, dict) else []
    return {key: value for key, value in entries if is_key(key) and sound(value)}


# ---------- checks ----------


def is_result(value: object) -> TypeGuard[list[int]]:
    """Return whether this could be the result of a daily deal."""
    return isinstance(value, list) and len(value) == 2 and all(type(points) is int for points in value)


def is_deal(value: object) -> TypeGuard[PlayedDeal]:
    """Return whether this is a sound ``PlayedDeal``."""
    if not isinstance(value, dict) or not is_date(value.get("on")):
        return False
    marks = value.get("marks")
    return isinstance(marks, str) and len(marks) == len(PARTS) and all(mark in MARKS for mark in marks)


def is_par(value: object) -> TypeGuard[list[Score]]:
    """Return whether these could be the scores of others with the same cards."""
    return isinstance(value, list) and len(value) <= MAX_PLAYERS and all(_is_score(each, LONGEST_ID) for each in value)


def are_friends(value: object) -> TypeGuard[list[Score]]:
    """Return whether these could be the scores of friends."""
    if not isinstance(value, list) or len(value) > MAX_FRIENDS:
        return False
    return all(_is_score(each, LONGEST_PERSON_NAME) for each in value)


def is_week(value: object) -> TypeGuard[PlayedWeek]:
    """Return whether this is a sound ``PlayedWeek``."""
    if not isinstance(value, dict) or not is_date(value.get("on")) or not isinstance(value.get("won"), bool):
        return False
    game, totals = value.get("game"), value.get("totals")
    if not isinstance(game, str) or len(game) > LONGEST_ID or not isinstance(totals, list):
        return False
    return 2 <= len(totals) <= 6 and all(type(points) is int for points in totals)


def is_week_name(text: object) -> TypeGuard[str]:
    """Return whether this looks like a week: 2026-W47."""
    if not isinstance(text, str) or len(text) != 8 or text[4:6] != "-W":
        return False
    digits = text[:4] + text[6:]
    return len(digits.encode()) == 6 and digits.isdigit()


def _is_score(value: object, longest: int) -> bool:
    if not isinstance(value, list) or len(value) != 3 or not isinstance(value[0], str):
        return False
    return 0 < len(value[0]) <= longest and all(type(n) is int and 0 <= n <= MAX_POINTS for n in value[1:])
