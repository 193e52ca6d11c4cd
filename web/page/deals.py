"""Daily deals and games of a week as they are stored. What cannot be read is passed over, and stays as it is.

A result of an older version has no date of play. That version offered only the deal of today, so it was played then.
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
SEEDS = (("/daily-", 10), ("/weekly-", 8))  # what seeds begin with in the text of a game, and how much follows
PARTS = ("cards", "spades", "casinos", "aces", "sweeps")
MAX_FRIENDS = 12  # whose results of one day are stored
MAX_POINTS = 99  # more than one deal can bring
MAX_PLAYERS = 10  # who make par
LONGEST_ID = 40  # characters of the id of a bot or a game


class Deals:
    """All that is stored of daily deals and games of a week, as far as it can be read."""

    def __init__(self, storage: Storage) -> None:
        """Read what is stored."""
        self.results = _known(storage, DAYS, is_result)
        """The points of the person and of the opponent, by day."""
        self.played = _known(storage, DEALS, is_deal)
        """What else is known of a day."""
        self.pars = _known(storage, PARS, is_par)
        """What others made of the cards, by day."""
        self.friends = _known(storage, FRIENDS, are_friends)
        """What friends made of them, by day."""
        self.weeks = _known(storage, WEEKS, is_week)
        """How games of a week went, by week."""
        self.running = _running(storage)
        """The names of games that are under way beside the one on the table, by the day or week whose deal each is."""

    def on_time(self) -> list[str]:
        """Return the days whose deal was played on its own date, in order."""
        return sorted([day for day in self.results if self.date_of_play(day) == day])

    def date_of_play(self, day: str) -> str:
        """Return the date on which the deal of a day was played."""
        return self.played[day]["on"] if day in self.played else day

    def won(self) -> int:
        """Return how many daily deals were won."""
        return len([day for day, (yours, theirs) in self.results.items() if yours > theirs])


def _running(storage: Storage) -> dict[str, str]:
    """Return the names of running games by what their seeds name: the text of each is searched, not read."""
    found = {}
    for name in storage.names(RUNNING):
        text = storage.text(name)
        for seed, length in SEEDS:
            place = text.find(seed) + len(seed)
            if place >= len(seed):
                found[text[place : place + length]] = name
    return found


def add_friend(storage: Storage, day: str, name: str, points: Sequence[int]) -> None:
    """Store what a friend made of a day, in place of what was known of a friend of that name."""
    found, problem = storage.read(FRIENDS)
    if problem or not (found is None or isinstance(found, dict)):
        return  # not ours to lose
    days = found or {}
    here = days.get(day)
    others: list[JSON] = [list(each) for each in here if each[0] != name] if are_friends(here) else []
    others.append([name, points[0], points[1]])
    days[day] = others[-MAX_FRIENDS:]
    storage.write(FRIENDS, days)


def _known(storage: Storage, name: str, sound: Callable[[object], TypeGuard[Value]]) -> dict[str, Value]:
    """Return what is stored under a name by day or week, without what makes no sense."""
    found = storage.read(name)[0]
    entries = found.items() if isinstance(found, dict) else []
    return {key: value for key, value in entries if (is_date(key) or is_week_name(key)) and sound(value)}


# ---------- what may be anything ----------


def is_result(value: object) -> TypeGuard[list[int]]:
    """Return whether this could be how a daily deal went."""
    return isinstance(value, list) and len(value) == 2 and all(type(points) is int for points in value)


def is_deal(value: object) -> TypeGuard[PlayedDeal]:
    """Return whether this could be what else is known of one."""
    if not isinstance(value, dict) or not is_date(value.get("on")):
        return False
    marks = value.get("marks")
    return isinstance(marks, str) and len(marks) == len(PARTS) and all(mark in MARKS for mark in marks)


def is_par(value: object) -> TypeGuard[list[Score]]:
    """Return whether this could be par."""
    return isinstance(value, list) and len(value) <= MAX_PLAYERS and all(_is_score(each, LONGEST_ID) for each in value)


def are_friends(value: object) -> TypeGuard[list[Score]]:
    """Return whether these could be results of friends."""
    if not isinstance(value, list) or len(value) > MAX_FRIENDS:
        return False
    return all(_is_score(each, LONGEST_PERSON_NAME) for each in value)


def is_week(value: object) -> TypeGuard[PlayedWeek]:
    """Return whether this could be how the game of a week went."""
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
