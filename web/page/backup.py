"""Everything that a browser has stored as one file, and such a file put beside what is stored already.

Putting a file in twice is the same as once. What is stored stays: the file adds games, and fills what is empty.

Runs in MicroPython on the page, and in CPython in tests.
"""

import json

from web.shared.finished import MARKS, clean, is_time, keep, kept, moves, name_of
from web.shared.settings import SETTINGS

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

VERSION = 1
LARGEST = 12_000_000  # bytes of a file: twice what browsers let a site store
SETTINGS_NAME, OWN, PLAYING, DAYS = "casino.settings", "casino.games", "casino.game", "casino.days"
PEOPLE, FIRSTS, ROOM = "casino.people", "casino.firsts", "casino.room"
KEYS, AWAY = "casino.keys", "casino.away"  # of the keyboard; and the hints that are no more to be seen
STORED = (SETTINGS_NAME, OWN, PLAYING, DAYS, PEOPLE, FIRSTS, ROOM, KEYS, AWAY)
COPIED = "casino.copied"
MARKED = MARKS + ("winners", "names")  # noqa: RUF005 - MicroPython unpacks only into calls
MOST_OWN = 50  # games of one's own; web.shared.own_games says the same


def copy_text(storage: Any, now: str) -> str:
    """All that is stored, as the text of a file."""
    values = {name: storage.read(name)[0] for name in STORED}
    games, _ = kept(storage)
    found = {name: value for name, value in values.items() if value is not None}
    return json.dumps({"casino": VERSION, "saved": now, "games": games, "values": found})


def read_copy(text: str) -> tuple[Any, str]:
    """What is in a file, and what is wrong with it: "", "kind", "broken" or "newer"."""
    ours = '"casino"' in text[:200] and text[:1] == "{"
    try:
        found = json.loads(text)
    except Exception:  # noqa: BLE001 - what is raised depends on the Python, and on what was in the file
        return None, "broken" if ours else "kind"
    if not isinstance(found, dict) or not _is_version(found.get("casino")):
        return None, "kind"
    if found["casino"] > VERSION:
        return None, "newer"
    sound = isinstance(found.get("games"), list) and isinstance(found.get("values", {}), dict)
    return (found, "") if sound else (None, "broken")


def last_copy(storage: Any) -> str:
    """When the last copy was saved, as far as is known here; "" for never."""
    time = storage.read(COPIED)[0]
    return time if is_time(time) else ""


def note_copy(storage: Any, time: Any) -> None:
    """Remember that a copy was saved at a time, unless there is a later one."""
    if is_time(time) and time > last_copy(storage):
        storage.write(COPIED, time)


def _is_version(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def merge(storage: Any, copy: Any) -> dict[str, int]:
    """Add what is in a file to what is stored.

    Gives how many games were added ("new"), were there before ("known"), make no sense ("bad"), or had no room
    ("full"), and how many other things were taken over ("more").
    """
    told = {"new": 0, "known": 0, "bad": 0, "full": 0, "more": 0}
    for found in copy["games"]:
        game = clean(found)
        told[_add(storage, game) if game else "bad"] += 1
    values = copy.get("values", {})
    for name, merged in (
        (SETTINGS_NAME, _settings(storage, values.get(SETTINGS_NAME))),
        (OWN, _own_games(storage, values.get(OWN))),
        (PLAYING, _missing(storage, PLAYING, values.get(PLAYING), _is_text)),
        (DAYS, _beside(storage, DAYS, values.get(DAYS), _is_result)),
        (FIRSTS, _beside(storage, FIRSTS, values.get(FIRSTS), _is_round)),
        (PEOPLE, _people(storage, values.get(PEOPLE))),
        (ROOM, _missing(storage, ROOM, values.get(ROOM), _is_name)),
        (KEYS, _missing(storage, KEYS, values.get(KEYS), _are_keys)),
        (AWAY, _missing(storage, AWAY, values.get(AWAY), _are_names)),
    ):
        told["more"] += merged is not None and storage.write(name, merged) == ""
    return told


def _add(storage: Any, game: Any) -> str:
    """Keep a game of a file, unless there is one here that tells as much."""
    name = name_of(game)
    text = storage.text(name)
    here = clean(storage.read(name)[0]) if text else None
    if text and (here is None or _worth(game) <= _worth(here)):
        return "known"
    problem = keep(storage, game)
    if problem in ("", "slim"):
        return "known" if here else "new"
    if here:
        keep(storage, here)
    return "full"


def _worth(game: Any) -> Any:
    """How much is known of a game, and an order among those of which as much is."""
    tally = dict(game.get("tally", {}))
    feats = sorted(tally.pop("feats", {}).items())
    marks = [str(game.get(name, "")) for name in MARKED]
    return (
        bool(moves(game)),
        bool(tally),
        game["game"],
        game["won"],
        game.get("name", ""),
        feats,
        sorted(tally.items()),
        marks,
    )


def _settings(storage: Any, given: Any) -> Any:
    """The settings of a file, where there are none here."""
    if storage.text(SETTINGS_NAME) or not isinstance(given, dict):
        return None
    return {name: given[name] for name, values in SETTINGS.items() if given.get(name) in values} or None


def _people(storage: Any, given: Any) -> Any:
    """The names of people who share the screen, where there are none here."""
    sound = isinstance(given, list) and 0 < len(given) <= 6 and all(isinstance(name, str) for name in given)
    return [name[:16] for name in given] if sound and not storage.text(PEOPLE) else None


def _missing(storage: Any, name: str, given: Any, sound: Any) -> Any:
    """A value of a file, where there is none here."""
    return given if given and sound(given) and not storage.text(name) else None


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and len(value) <= 40


def _are_names(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= 20 and all(_is_name(each) for each in value)


def _are_keys(value: Any) -> bool:
    return isinstance(value, dict) and _are_names(list(value)) and _are_names(list(value.values()))


def _beside(storage: Any, name: str, given: Any, sound: Any) -> Any:
    """Values of here and of a file by their keys, where those of here stay; None when none is added."""
    here, problem = storage.read(name)
    if problem or not isinstance(given, dict):
        return None
    values = dict(here) if isinstance(here, dict) else {}
    before = len(values)
    for key, value in given.items():
        if key not in values and sound(value):
            values[key] = value
    return values if len(values) > before else None


def _is_result(value: Any) -> bool:
    """Whether this could be how a daily deal went."""
    return isinstance(value, list) and len(value) == 2


def _is_round(value: Any) -> bool:
    """Whether this could name a round."""
    return isinstance(value, str) and len(value) <= 80


def _own_games(storage: Any, given: Any) -> Any:
    """The own games of here and of a file, under another name where one is taken; None when none is added."""
    here, problem = storage.read(OWN)
    if problem or not isinstance(given, list):
        return None
    games = here if isinstance(here, list) else []
    merged = list(games)
    for game in given:
        if isinstance(game, dict) and isinstance(game.get("name"), str) and isinstance(game.get("rules"), str):
            named = _named(game, merged)
            if named and len(merged) < MOST_OWN:
                merged.append(named)
    return merged if len(merged) > len(games) else None


def _named(game: Any, games: Any) -> Any:
    """A game under a name that none of some games has; None when one of them is the same."""
    taken = {each["name"].lower(): each["rules"] for each in games if isinstance(each, dict) and "name" in each}
    for number in range(1, MOST_OWN + 2):
        name = game["name"][:40] if number == 1 else f"{game['name'][:36]} {number}"
        if name.lower() not in taken:
            return {"name": name, "rules": game["rules"]}
        if taken[name.lower()] == game["rules"]:
            return None
    return None
