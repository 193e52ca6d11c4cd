"""A backup: everything that a browser has stored as one file, and such a file added to what is stored already.

Adding a file twice is the same as once. What is stored stays: the file adds games, and fills what is empty.
"""

import json
from collections.abc import Callable, Mapping, Sequence

from web.page.deals import are_friends, is_deal, is_par, is_week
from web.page.finished import clean, is_time, keep, moves, name_of
from web.page.running import add, glance_of, running_game
from web.page.storage import Storage
from web.shared.bounds import is_deep
from web.shared.dates import is_date
from web.shared.games import COUNTED, LONGEST_GAME_NAME, LONGEST_PERSON_NAME, MOST_OWN_GAMES, MOST_SEATS
from web.shared.puzzle_rating import is_try
from web.shared.schema import JSON, Backup, FinishedGame, Glance, Marked
from web.shared.settings import SETTINGS as VALUES
from web.shared.stored import (
    ACHIEVED,
    DAYS,
    DEALS,
    FRIENDS,
    GAME,
    GLANCE,
    HINTS_AWAY,
    KEYS,
    LAST_BACKUP,
    LATELY,
    LESSONS,
    MISTAKES,
    NICKNAME,
    OWN_GAMES,
    PARS,
    PEOPLE,
    PRACTICE,
    PUZZLES,
    ROOM,
    RUNNING,
    SETTINGS,
    STORED,
    WEEKS,
)

VERSION = 1
LARGEST_FILE = 40_000_000  # bytes: some thirty thousand games
NAMES = [value.name for value in STORED.values() if value.backup] + [GAME]
LONGEST_NAME = 40  # characters of the name of a key or a hint, or of a key that is bound
MARKED: tuple[Marked, ...] = (
    "takebacks",
    "again",
    "hinted",
    "skipped",
    "resigned",
    "joined",
    "day",
    "winners",
    "names",
)
MOST_NAMES = 20  # keys that are bound, and hints that are away
LONGEST_ROUND = 80  # characters of the name of a round


def backup_start(storage: Storage, now: str) -> str:
    """Return how the file of a backup begins: all that is stored but the finished games, which follow in a list."""
    values = {name: storage.read(name)[0] for name in NAMES}
    found = {name: value for name, value in values.items() if value is not None}
    running = [storage.read(name)[0] for name in storage.names(RUNNING)]
    rest = json.dumps({"saved": now, "values": found, "running": running})
    return f'{{"casino": {VERSION}, {rest[1:-1]}, "games": ['


BACKUP_END = "]}"


def read_backup(text: str) -> tuple[Backup | None, str]:
    """Return what is in a file, and what is wrong with it: "", or with None "kind", "broken" or "newer"."""
    # How it begins tells a file of ours that was cut short from a file of another kind.
    ours = '"casino"' in text[:200] and text[:1] == "{"
    try:
        found = json.loads(text)
    except Exception:  # noqa: BLE001 - what is raised depends on the Python, and on what was in the file
        return None, "broken" if ours else "kind"
    if not isinstance(found, dict) or not _is_version(found.get("casino")):
        return None, "kind"
    if found["casino"] > VERSION:
        return None, "newer"
    if not isinstance(found.get("games"), list) or not isinstance(found.get("values", {}), dict):
        return None, "broken"
    running = found.get("running")
    return {
        "games": found["games"],
        "values": found.get("values", {}),
        "saved": found.get("saved"),
        "running": running if isinstance(running, list) else [],
    }, ""


def last_backup(storage: Storage) -> str:
    """Return when the last backup was saved, as far as is known here; "" for never."""
    time = storage.read(LAST_BACKUP)[0]
    return time if is_time(time) else ""


def note_backup(storage: Storage, time: object) -> None:
    """Remember that a backup was saved at a time, unless there is a later one."""
    if is_time(time) and time > last_backup(storage):
        storage.write(LAST_BACKUP, time)


def _is_version(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


def merge(storage: Storage, backup: Backup) -> dict[str, int]:
    """Add what is in a file to what is stored.

    Return how many games were added ("new"), were there before ("known"), make no sense ("bad"), or had no room
    ("full"), and how many other things were taken over ("more").
    """
    counts = {"new": 0, "known": 0, "bad": 0, "full": 0, "more": 0}
    games = [game for game in map(clean, backup["games"]) if game]
    counts["bad"] = len(backup["games"]) - len(games)
    for became in add_games(storage, [(name_of(game), game) for game in games], {}):
        counts[became] += 1
    values = backup.get("values", {})
    for running in _running(storage, backup):
        counts[{"new": "more"}.get(running, running)] += running != "known"  # games that are over are counted there
    # All of these are worked out before the first is stored: what a file says of a day depends on the results here.
    for name, data in [(name, _merged(storage, name, values.get(name))) for name in NAMES]:
        counts["more"] += data is not None and storage.write(name, data) == ""
    return counts


# ---------- finished games ----------


def read_game(text: str) -> FinishedGame | None:
    """Return a game of a file; None for what is none."""
    try:
        return None if is_deep(text) else clean(json.loads(text))
    except Exception:  # noqa: BLE001 - what is raised depends on the Python, and on what was in the file
        return None


def add_games(storage: Storage, games: Sequence[tuple[str, FinishedGame]], archived: Mapping[str, str]) -> list[str]:
    """Store games of a file with their names; archived are the texts of those that are stored, but not here.

    Return as what merge() counts each.
    """
    return [_add(storage, name, game, storage.text(name) or archived.get(name, "")) for name, game in games]


def _add(storage: Storage, name: str, game: FinishedGame, text: str) -> str:
    """Store a game, unless the text that is stored under its name says as much. Return as what merge() counts it."""
    here = clean(storage.value(name, text)[0]) if text else None
    if text and (here is None or _worth(game) <= _worth(here)):
        return "known"
    problem = keep(storage, game)
    if problem in ("", "slim"):
        return "known" if here else "new"
    # To try it has removed what was here.
    if here:
        keep(storage, here)
    return "full"


def _worth(game: FinishedGame) -> tuple[bool, bool, list[str], list[tuple[str, int]], list[list[int]]]:
    """Return how much is known of a game, and an order among those of which as much is."""
    statistics = game.get("tally")
    texts = [game["game"], str(game["won"]), game.get("name", "")] + [str(game.get(name, "")) for name in MARKED]
    if not statistics:
        return bool(moves(game)), False, texts, [], []
    counts = [statistics["margin"]] + [statistics[name] for name in COUNTED]
    return bool(moves(game)), True, texts, sorted(statistics.get("feats", {}).items()), [counts] + statistics["points"]


# ---------- running games ----------


def _running(storage: Storage, backup: Backup) -> list[str]:
    """Store the running games of a file beside those of here. Return for each as what merge() counts it.

    The game on the table of the file is one of them, where there is another on the table here.
    """
    found = [running_game(each) for each in backup.get("running", [])]
    values = backup.get("values", {})
    on_table, shown = values.get(GAME), values.get(GLANCE)
    if on_table and storage.text(GAME) and not (isinstance(shown, dict) and shown.get("running") is False):
        found.append(running_game({"at": str(backup.get("saved", "")), "save": on_table, "glance": shown}))
    return [add(storage, game) if game else "bad" for game in found]


# ---------- everything else ----------


def _merged(storage: Storage, name: str, given: JSON) -> object:
    """Return the value to be stored under a name for one of a file; None for no change."""
    if name in MERGES:
        return MERGES[name](storage, given)
    if name in ENTRY_CHECKS:
        return _with_entries(storage, name, given, ENTRY_CHECKS[name])
    return given if given and CHECKS[name](given) and not storage.text(name) else None


def _settings(storage: Storage, given: JSON) -> JSON:
    """Return the settings of a file; None where there are some here."""
    if storage.text(SETTINGS) or not isinstance(given, dict):
        return None
    return {name: given[name] for name, values in VALUES.items() if given.get(name) in values} or None


def _people(storage: Storage, given: JSON) -> JSON:
    """Return the names of people who share the screen; None where there are some here."""
    if storage.text(PEOPLE) or not isinstance(given, list) or not 0 < len(given) <= MOST_SEATS:
        return None
    names: list[JSON] = [name[:LONGEST_PERSON_NAME] for name in given if isinstance(name, str)]
    return names if len(names) == len(given) else None


def _glance(storage: Storage, given: JSON) -> Glance | None:
    """Return the list entry of a file's game on the table; None if there is a game on the table here."""
    return None if storage.text(GAME) else glance_of(given)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME


def _are_names(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MOST_NAMES and all(_is_name(each) for each in value)


def _are_keys(value: object) -> bool:
    return isinstance(value, dict) and _are_names(list(value)) and _are_names(list(value.values()))


def _with_entries(storage: Storage, name: str, given: JSON, sound: Callable[[object], bool]) -> JSON:
    """Return the values of here and of a file by their keys, where those of here stay; None when none is added."""
    here, problem = storage.read(name)
    if problem or not isinstance(given, dict):
        return None
    values = here.copy() if isinstance(here, dict) else {}
    before = len(values)
    for key, value in given.items():
        if key not in values and sound(value):
            values[key] = value
    return values if len(values) > before else None


def _deals(storage: Storage, given: JSON) -> JSON:
    """Return the deals of here and of a file, but none of the file's on days that have a result here."""
    here = storage.read(DAYS)[0]
    if isinstance(here, dict) and isinstance(given, dict):
        given = {day: deal for day, deal in given.items() if day not in here}
    return _with_entries(storage, DEALS, given, is_deal)


def _is_result(value: object) -> bool:
    """Return whether this could be how a daily deal went."""
    return isinstance(value, list) and len(value) == 2


def _is_run(value: object) -> bool:
    """Return whether this could be a run of a drill: how many were right, and its seconds, 0 without a clock."""
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int and number >= 0 for number in value)


def _is_round(value: object) -> bool:
    """Return whether this could name a round."""
    return isinstance(value, str) and len(value) <= LONGEST_ROUND


def is_mistake(value: object) -> bool:
    """Return whether this could be a costly play that somebody keeps."""
    return isinstance(value, dict) and is_date(value.get("due")) and _is_name(value.get("best"))


# ---------- games of a person's own ----------


def _own_games(storage: Storage, given: JSON) -> list[JSON] | None:
    """Return the own games of here and of a file, renamed where a name is taken; None when none is added."""
    here, problem = storage.read(OWN_GAMES)
    if problem or not isinstance(given, list):
        return None
    games = here if isinstance(here, list) else []
    merged = list(games)
    for game in given:
        if isinstance(game, dict) and len(merged) < MOST_OWN_GAMES:
            named = _named(game.get("name"), game.get("rules"), merged)
            merged.extend([named] if named else [])
    return merged if len(merged) > len(games) else None


def _named(name: JSON, rules: JSON, games: list[JSON]) -> dict[str, JSON] | None:
    """Return rules under a name that none of some games has; None for no rules, and where a game is the same."""
    if not isinstance(name, str) or not isinstance(rules, str):
        return None
    taken = {str(each["name"]).lower(): each["rules"] for each in games if isinstance(each, dict) and "name" in each}
    for number in range(1, MOST_OWN_GAMES + 2):
        free = name[:LONGEST_GAME_NAME] if number == 1 else f"{name[: LONGEST_GAME_NAME - 4]} {number}"
        if free.lower() not in taken:
            return {"name": free, "rules": rules}
        if taken[free.lower()] == rules:
            return None
    return None


# ---------- how each value is merged ----------

MERGES: dict[str, Callable[[Storage, JSON], object]] = {
    SETTINGS: _settings,
    OWN_GAMES: _own_games,
    PEOPLE: _people,
    GLANCE: _glance,
    DEALS: _deals,
}
# The check of each entry of values that files add entries to.
ENTRY_CHECKS: dict[str, Callable[[object], bool]] = {
    DAYS: _is_result,
    ACHIEVED: _is_round,
    PARS: is_par,
    WEEKS: is_week,
    FRIENDS: are_friends,
    LESSONS: is_date,
    MISTAKES: is_mistake,
    PUZZLES: is_try,
    PRACTICE: _is_run,
}
# The check of each value that is taken from a file if there is none here.
CHECKS: dict[str, Callable[[object], bool]] = {
    GAME: _is_text,
    NICKNAME: _is_name,
    ROOM: _is_name,
    KEYS: _are_keys,
    HINTS_AWAY: _are_names,
    LATELY: _are_names,
}
