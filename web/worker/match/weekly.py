"""The game of the week: another game of the family every week, the same cards for everyone, from Monday to Sunday."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeGuard

from casino_core.game import Game, new_game
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from web.rulebook.families import profile
from web.rulebook.offered import offered
from web.shared.dates import WEEKDAYS, date_of, day_number, week_of
from web.worker.match.saves import SavedMatch
from web.worker.words.requested_rules import shortened
from web.worker.words.speech import Message, message

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
"""The games in the order of their weeks: all places and families, and never the same one twice in a row. What a link to
a week leads to follows from the order, so a game is added at the end."""

FIRST_MONDAY = "2026-11-16"
"""When the first game of ``ROTATION`` began."""

OPPONENTS = ("mara", "jonas", "lena", "nia")
"""Who sits at the table, as many as it has seats: good company for somebody to whom the game is new."""

PREFIX = "weekly-"
"""What stands before the week in the seed of its game."""

WEEK = re.compile(r"([0-9]{4})-W([0-9]{2})")

Weeks: TypeAlias = Mapping[str, Sequence[int]]
"""The points by side, the person's first, by the week whose game brought them: {"2026-W47": (21, 15)}."""


def monday_of(week: str) -> int:
    """Return the number of the first day of a week; -1 for what is no week."""
    found = WEEK.fullmatch(week)
    if not found:
        return -1
    fourth = day_number(f"{found[1]}-01-04") if found[1] > "0000" else 0  # which is in the first week of its year
    monday = fourth // WEEKDAYS * WEEKDAYS + WEEKDAYS * (int(found[2]) - 1)
    # Not every year has a week 53, and none has a week 0.
    return monday if monday >= 0 and week_of(date_of(monday)) == week else -1


def game_of_week(week: str) -> str:
    """Return the id of the preset that is played in a week."""
    games = rotation()
    # Weeks before the first have games as well: Python's remainder goes round in both directions.
    return games[(monday_of(week) - day_number(FIRST_MONDAY)) // WEEKDAYS % len(games)]


def rotation() -> tuple[str, ...]:
    """Return the games of the weeks in their order that are on offer; all that are on offer if none of them is."""
    known = offered()
    return tuple(game for game in ROTATION if game in known) or tuple(known)


def rules(week: str) -> Rules:
    """Return the rules of a week's game, at its usual table."""
    return variant_rules(game_of_week(week))


def opponents(game: str) -> tuple[str, ...]:
    """Return who sits at the usual table of a game besides the person."""
    return OPPONENTS[: variant_rules(game).seats - 1]


def weekly_game(week: str) -> SavedMatch:
    """Return the game of a week, such as 2026-W47, before anything has been played."""
    return SavedMatch(new_game(rules(week), PREFIX + week)[0], opponents(game_of_week(week)))


def week_played(game: Game, bots: Sequence[str]) -> str:
    """Return the week whose game this is, however far it has been played; "" for any other game."""
    week = game.seed.removeprefix(PREFIX)
    if game.start is not None or week == game.seed or monday_of(week) < 0:
        return ""
    wanted = rules(week)
    return week if game.rules == wanted and tuple(bots) == opponents(wanted.variant) else ""


def known_weeks(stored: object) -> dict[str, Sequence[int]]:
    """Return the results that were stored, without what is none."""
    entries = stored.items() if isinstance(stored, Mapping) else ()
    totals = {week: entry.get("totals") for week, entry in entries if isinstance(entry, Mapping)}
    return {week: tuple(points) for week, points in totals.items() if monday_of(str(week)) >= 0 and _are_points(points)}


def _are_points(points: object) -> TypeGuard[list[int]]:
    return isinstance(points, list) and bool(points) and all(type(number) is int for number in points)


def result(game: Game, today: str) -> dict[str, object]:
    """Return what is stored of a week's game that is over: see ``PlayedWeek`` in ``web.shared.schema``."""
    assert game.outcome is not None  # noqa: S101 - the game is over
    won = 0 in (game.outcome.side, *game.outcome.shared)
    return {"game": game.rules.variant, "totals": list(game.totals), "won": won, "on": today}


# ---------- words ----------


def name(week: str) -> Message:
    """Return what the game of a week is called."""
    return message("weekly.name", game=VARIANTS[game_of_week(week)].name)


def counts(game: Game, bots: Sequence[str], weeks: Weeks, *, again: bool = False) -> tuple[Message, ...]:
    """Return what a finished game means for the result of its week; nothing where it is none of a week.

    ``again``: the week had a result before the game was over.
    """
    week = week_played(game, bots)
    if not week or game.outcome is None:
        return ()
    if not again and tuple(weeks.get(week, game.totals)) == game.totals:
        return (message("weekly.counts"),)
    return (message("weekly.stays", points="–".join(map(str, weeks[week]))),)


def asked_week(text: str, today: str) -> tuple[str, tuple[Message, ...]]:
    """Return the week that an address asks for by name or as "this", or this one, and what was wrong with another."""
    now = week_of(today)
    if text in ("", "this"):
        return now, ()
    if monday_of(text) < 0:
        return now, (message("wrong.week", week=shortened(text)),)
    ahead = monday_of(text) > monday_of(now)
    return (now, (message("wrong.week-ahead", week=text),)) if ahead else (text, ())


def places(game: str) -> tuple[str, ...]:
    """Return where a game is played: ids of ``game.place.<id>`` in the catalogue."""
    return profile(game).places
