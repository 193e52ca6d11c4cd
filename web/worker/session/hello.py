"""What the page says first: where it is, what the visitor has set, and what their browser has stored."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeAlias

Asked: TypeAlias = Mapping[str, Any]
"""A message of the page, as ``json.loads`` gives it: "do" is what it asks for."""


@dataclass(frozen=True)
class Hello:
    """The first message of a page. What was stored may be anything; whoever needs it looks at it."""

    lang: str = "en"
    """The language of the page."""

    sprite: str = ""
    """The address of the deck."""

    page: str = ""
    """The address of the page to play at, to which links lead."""

    home: str = ""
    """The address of the site's front page, "" where there is no way there."""

    address: str = ""
    """What follows ? and # in the page's own address."""

    embed: bool = False
    """The table is in a frame of another site."""

    kind: str = ""
    """What is embedded: "game", "position", "puzzle", "lesson" or "replay", "" elsewhere."""

    settings: object = None
    """What the visitor has set."""

    finished: int = 0
    """How many finished games are stored."""

    games: object = None
    """The visitor's own games: rules with a name."""

    days: object = None
    """How daily deals went."""

    pars: object = None
    """What others made of the cards of daily deals."""

    weeks: object = None
    """How games of a week went."""

    achievements: object = None
    """The rounds in which the visitor did something for the first time."""

    people: object = None
    """What those are called who shared the screen last."""

    room: object = None
    """What the table was called last."""

    save: str = ""
    """The match that was stored, "" for none."""

    parked: Sequence[tuple[str, str]] = ()
    """The running games beside it: of each the name under which it is stored, and the match."""

    problem: str = ""
    """Why the storage can make nothing of that match, "" where it can."""

    opening: str = ""
    """The match that the page shows already, as a save."""

    away: object = None
    """The notices that were put away for good."""

    course: str = ""
    """The lessons that the page is for, as ``match.lesson`` reads them; "" where games are played."""

    lessons: object = None
    """The steps of lessons that were done, and when."""

    mistakes: object = None
    """The costly plays that the visitor keeps, to find better ones."""

    puzzles: object = None
    """How the first tries at puzzles went."""

    runs: object = None
    """The best runs of drills and of puzzles."""

    lately: object = None
    """The presets that were played last, the latest first."""

    there: Sequence[str] = ()
    """What the device has, as ``notices`` name it."""

    bound: object = None
    """The keys that are not the usual ones."""


def hello(message: Asked) -> Hello:
    """Return a message as what the page says first; what is missing or empty is as by default."""
    # The page sends null for what is not stored.
    given = {field.name: message.get(field.name) for field in fields(Hello)}
    return Hello(**{name: value for name, value in given.items() if value})
