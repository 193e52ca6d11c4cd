"""The game of the week: a different game every week, with the same cards for everyone, from Monday to Sunday."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeGuard

from casino_core.game import Game, new_game
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from web.rulebook.families import profile
from web.rulebook.offered import offered
from web.shared.dates import WEEKDAYS, date_of, day_number, week_of
from web.worker.match.saves import SavedMatch
from web.worker.words.requested_rules import shortened
from web.worker.words.speech import Message, message, name_of_game

ROTATION = (
    "kasino_se",
    "dominican",
    "swazi",
    "royal",
    "tablanette",
    "sotho",
    "kasino_fi",
    "michigan",
    "portuguese",
    "khasino",
    "draw",
    "german",
    "haiti",
    "spade",
    "kasino_no",
    "crazy",
    "pluck",
    "tablic",
    "california",
    "south_african",
    "calling",
    "krypkasino",
    "swazi_two",
    "buckeye",
    "callabra",
    "diamond",
)
"""The games in the order of their weeks. They come from all places and families; no two in a row share either.

Links to weeks depend on the order, so a new game goes to the end. It is followed by the first game, so it must differ
from that one, too; a game that cannot be a neighbour of both is left out.
"""

FIRST_MONDAY = "2026-11-16"
"""The Monday of the week of the first game of ``ROTATION``."""

OPPONENTS = ("mara", "jonas", "lena", "nia")
"""The opponents, by seat; they are suitable for people who are new to a game."""

PREFIX = "weekly-"
"""The prefix of the week in the seed of its game."""

WEEK = re.compile(r"([0-9]{4})-W([0-9]{2})")

Weeks: TypeAlias = Mapping[str, Sequence[int]]
"""The points by side, the person's first, by week: {"2026-W47": (21, 15)}."""


def monday_of(week: str) -> int:
    """Return the day number of the Monday of a week; -1 if there is no such week."""
    match = WEEK.fullmatch(week)
    if not match:
        return -1
    fourth = day_number(f"{match[1]}-01-04") if match[1] > "0000" else 0  # 4 January is always in the first week
    monday = fourth // WEEKDAYS * WEEKDAYS + WEEKDAYS * (int(match[2]) - 1)
    # Not every year has a week 53, and none has a week 0.
    return monday if monday >= 0 and week_of(date_of(monday)) == week else -1


def game_of_week(week: str) -> str:
    """Return the id of a week's preset."""
    games = rotation()
    # Weeks before the first have games, too, because the remainder is never negative.
    return games[(monday_of(week) - day_number(FIRST_MONDAY)) // WEEKDAYS % len(games)]


def rotation() -> tuple[str, ...]:
    """Return the offered games of ``ROTATION``, in order; all offered games if it has none of them."""
    known = offered()
    return tuple(game for game in ROTATION if game in known) or tuple(known)


def has_turns() -> bool:
    """Return whether the games change from week to week; a single game is not announced as the game of the week."""
    return len(rotation()) > 1


def rules(week: str) -> Rules:
    """Return the rules of a week's game, at its default table."""
    return variant_rules(game_of_week(week))


def opponents(game: str) -> tuple[str, ...]:
    """Return the person's opponents at the default table of a game."""
    return OPPONENTS[: variant_rules(game).seats - 1]


def weekly_game(week: str) -> SavedMatch:
    """Return the game of a week, such as 2026-W47, before the first play."""
    return SavedMatch(new_game(rules(week), PREFIX + week)[0], opponents(game_of_week(week)))


def week_played(game: Game, bots: Sequence[str]) -> str:
    """Return the week of a weekly game, whether it is finished or not; "" for any other game."""
    week = game.seed.removeprefix(PREFIX)
    if game.start is not None or week == game.seed or monday_of(week) < 0:
        return ""
    wanted = rules(week)
    return week if game.rules == wanted and tuple(bots) == opponents(wanted.variant) else ""


def known_weeks(stored: object) -> dict[str, Sequence[int]]:
    """Return the stored results, without invalid entries."""
    entries = stored.items() if isinstance(stored, Mapping) else ()
    totals = {week: entry.get("totals") for week, entry in entries if isinstance(entry, Mapping)}
    return {week: tuple(points) for week, points in totals.items() if monday_of(str(week)) >= 0 and _are_points(points)}


def _are_points(points: object) -> TypeGuard[list[int]]:
    return isinstance(points, list) and bool(points) and all(type(number) is int for number in points)


def result(game: Game, today: str) -> dict[str, object]:
    """Return the entry to store for a finished weekly game: see ``PlayedWeek`` in ``web.shared.schema``."""
    assert game.outcome is not None  # noqa: S101 - the game is over
    won = 0 in (game.outcome.side, *game.outcome.shared)
    return {"game": game.rules.variant, "totals": list(game.totals), "won": won, "on": today}


# ---------- words ----------


def name(week: str) -> Message:
    """Return the name of a week's game."""
    return message("weekly.name", game=name_of_game(game_of_week(week)))


def counts(game: Game, bots: Sequence[str], weeks: Weeks, *, again: bool = False) -> tuple[Message, ...]:
    """Return the sentence on whether a finished weekly game counts; () for any other game.

    ``again``: the week already had a result when the game ended.
    """
    week = week_played(game, bots)
    if not week or game.outcome is None:
        return ()
    if not again and tuple(weeks.get(week, game.totals)) == game.totals:
        return (message("weekly.counts"),)
    return (message("weekly.stays", points="–".join(map(str, weeks[week]))),)


def requested_week(text: str, today: str) -> tuple[str, tuple[Message, ...]]:
    """Return the week that an address asks for by name or as "this", and a sentence if that week cannot be played.

    For a week that does not exist or is in the future, the week is this one. Without a sentence, the second item is ().
    """
    now = week_of(today)
    if text in ("", "this"):
        return now, ()
    if monday_of(text) < 0:
        return now, (message("wrong.week", week=shortened(text)),)
    ahead = monday_of(text) > monday_of(now)
    return (now, (message("wrong.week-ahead", week=text),)) if ahead else (text, ())


def places(game: str) -> tuple[str, ...]:
    """Return the places where a game is played: ids of ``game.place.<id>`` in the catalogue."""
    return profile(game).places
