"""The deal of the day: the same cards for everyone, dealt from the date, and the results by day."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache

from casino_core.game import Game, new_game
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from web.shared.dates import SENTENCE, date_facts, is_date
from web.worker.match.saves import SavedMatch
from web.worker.words.people import YOU
from web.worker.words.requested_rules import shortened
from web.worker.words.speech import Message, message

OPPONENT = "nia"
"""The opponent, the same every day."""

PREFIX = "daily-"
"""The prefix of the date in the seed of a day's deal."""

PARTS = (("cards",), ("spades",), ("big_casino", "little_casino"), ("aces",), ("sweeps",))
"""The parts of a result that can be shared without revealing the cards, each as its score items."""

Days = Mapping[str, Sequence[int]]
"""The points of both sides, the person's first, by day: {"2026-11-22": (7, 4)}."""


def today() -> str:
    """Return the visitor's local date, such as 2026-11-22."""
    return date.today().isoformat()  # noqa: DTZ011 - the local day is meant


@cache
def rules() -> Rules:
    """Return the rules of the daily deal: one round of classic Casino."""
    return variant_rules("classic", target=None)


def daily_deal(day: str) -> SavedMatch:
    """Return the deal of a day, such as 2026-11-22, before the first play."""
    return SavedMatch(new_game(rules(), PREFIX + day)[0], (OPPONENT,))


def day_of(game: Game, bots: Sequence[str]) -> str:
    """Return the day of a daily deal, whether it is finished or not; "" for any other game."""
    # Any link can use this seed, but the daily deal also has fixed rules and a fixed opponent.
    day = game.seed.removeprefix(PREFIX)
    same = (
        game.start is None
        and day != game.seed
        and is_date(day)
        and game.rules == rules()
        and tuple(bots) == (OPPONENT,)
    )
    return day if same else ""


def known_days(stored: object) -> dict[str, Sequence[int]]:
    """Return the stored results, without invalid entries."""
    entries = stored.items() if isinstance(stored, Mapping) else ()
    results = ((day, points) for day, points in entries if is_date(day) and isinstance(points, list))
    # isinstance is not used, because it accepts True as a number.
    return {day: tuple(points) for day, points in results if [*map(type, points)] == [int] * rules().sides}


def marks(game: Game) -> str:
    """Return a mark for the leader in each of ``PARTS``: "+" the person, "-" the opponent, "=" a tie, "0" nobody."""
    return "".join(_mark(game, codes) for codes in PARTS)


def _mark(game: Game, codes: Sequence[str]) -> str:
    items = [item for code in codes if (item := game.sheets[-1].item(code))]
    side = game.rules.side_of[YOU]
    yours, theirs = (sum(item.points[each] for item in items) for each in (side, 1 - side))
    if yours == theirs:
        return "=" if yours else "0"
    return "+" if yours > theirs else "-"


# ---------- words ----------


def name(day: str) -> Message:
    """Return the name of a daily deal."""
    return message("daily.name", day=in_words(day))


def in_words(day: str) -> Message:
    """Return a date in words."""
    number, month, year = date_facts(day)
    return message(SENTENCE, day=number, month=message(month), year=year)


def how_it_went(day: str, days: Days) -> tuple[Message, ...]:
    """Return the sentences on the result of a day, which is final; () for a day without a result."""
    if day not in days:
        return ()
    yours, theirs = days[day]
    key = "daily.won" if yours > theirs else "daily.lost" if yours < theirs else "daily.level"
    return message(key, yours=yours, theirs=theirs), message("daily.first")


def counts(game: Game, bots: Sequence[str], days: Days, *, again: bool = False) -> tuple[Message, ...]:
    """Return the sentence on whether a finished daily deal counts; () for any other game.

    ``again``: the day already had a result when the game ended.
    """
    day = day_of(game, bots)
    if not day or game.outcome is None:
        return ()
    # The first result of a day counts: this result, if no other is stored, or if the stored one is the same.
    if not again and tuple(days.get(day, sides(game))) == sides(game):
        return (message("daily.counts", day=in_words(day)),)
    yours, theirs = days[day]
    return (message("daily.stays", day=in_words(day), yours=yours, theirs=theirs),)


def set_back(now: str, days: Days) -> tuple[Message, ...]:
    """Return a note if the clock of the device is behind the latest result."""
    last = max(days, default="")
    # ISO dates compare as text.
    return (message("daily.clock", today=in_words(now), last=in_words(last)),) if now < last else ()


def requested_day(text: str, now: str) -> tuple[str, tuple[Message, ...]]:
    """Return the day that an address asks for by a date or "today", and a sentence if that day cannot be played.

    For a date that does not exist or is in the future, the day is today. Without a sentence, the second item is ().
    """
    if text in ("", "today"):
        return now, ()
    if not is_date(text):
        return now, (message("wrong.day", day=shortened(text)),)
    if text > now:
        return now, (message("wrong.day-ahead", day=in_words(text), today=in_words(now)),)
    return text, ()


def points(game: Game) -> tuple[int, int] | None:
    """Return the points of the person and of the opponent; None while the daily deal goes on."""
    return None if game.outcome is None else sides(game)


def sides(game: Game) -> tuple[int, int]:
    """Return the points of the person and of the opponent in a finished daily deal."""
    yours = game.rules.side_of[YOU]
    return game.totals[yours], game.totals[1 - yours]
