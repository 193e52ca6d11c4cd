"""Backups: all values that a browser has stored, as one file, and the merge of such a file.

Merging a file twice is the same as merging it once. Stored values stay: a file adds games and entries, and fills gaps.
"""

import json
from collections.abc import Callable, Mapping, Sequence

from web.page.deals import are_friends, is_deal, is_par, is_result, is_week
from web.page.evenings import is_evening_deal, merged
from web.page.finished import FLAGS, clean, is_time, keep, moves, name_of
from web.page.running import add, glance_of, running_game
from web.page.storage import Storage
from web.page.stored import (
    ACHIEVED,
    DAYS,
    DEALS,
    EVENING_DEALS,
    EVENINGS,
    FRIENDS,
    GAME,
    GLANCE,
    HINTS_AWAY,
    KEYS,
    LAST_BACKUP,
    LATELY,
    LESSONS,
    LETTERS,
    MISTAKES,
    NICKNAME,
    OWN_GAMES,
    PARS,
    PEOPLE,
    PRACTICE,
    PUZZLE_DAYS,
    PUZZLES,
    ROOM,
    RUNNING,
    SETTINGS,
    STORED,
    WEEKS,
)
from web.shared.bounds import is_deep
from web.shared.dates import is_date
from web.shared.games import COUNTED, LONGEST_GAME_NAME, LONGEST_PERSON_NAME, MAX_OWN_GAMES, MAX_SEATS
from web.shared.puzzle_rating import is_try
from web.shared.schema import JSON, Backup, FinishedGame, Glance, Marked
from web.shared.settings import SETTINGS as VALUES

VERSION = 1
LARGEST_FILE = 40_000_000  # bytes: some thirty thousand games
NAMES = [value.name for value in STORED.values() if value.backup] + [GAME]
LONGEST_NAME = 40  # characters of the name of a key or a hint
MARKED: tuple[Marked, ...] = FLAGS + ("takebacks", "day", "winners", "names")  # noqa: RUF005 - MicroPython
MAX_NAMES = 20  # bound keys, or dismissed hints
LONGEST_ROUND = 80  # characters of the name of a round


def backup_start(storage: Storage, now: str) -> str:
    """Return the beginning of a backup's file: everything but the finished games, whose list follows."""
    values = {name: storage.read(name)[0] for name in NAMES}
    found = {name: value for name, value in values.items() if value is not None}
    running = [storage.read(name)[0] for name in storage.names(RUNNING)]
    rest = json.dumps({"saved": now, "values": found, "running": running})
    return f'{{"casino": {VERSION}, {rest[1:-1]}, "games": ['


BACKUP_END = "]}"


def read_backup(text: str) -> tuple[Backup | None, str]:
    """Return the backup in a file and "", or None and the fault of the file: "kind", "broken" or "newer"."""
    # The beginning distinguishes a truncated backup from a file of another kind.
    ours = '"casino"' in text[:200] and text[:1] == "{"
    try:
        found = json.loads(text)
    except Exception:  # noqa: BLE001 - the exception depends on the Python and on the file
        return None, "broken" if ours else "kind"
    version = found.get("casino") if isinstance(found, dict) else None
    if type(version) is not int or version < 1:
        return None, "kind"
    if version > VERSION:
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
    """Return the time of the last known backup, "" for none."""
    time = storage.read(LAST_BACKUP)[0]
    return time if is_time(time) else ""


def note_backup(storage: Storage, time: object) -> None:
    """Note the time of a backup, unless there is a later one."""
    if is_time(time) and time > last_backup(storage):
        storage.write(LAST_BACKUP, time)


def merge(storage: Storage, backup: Backup) -> dict[str, int]:
    """Merge a file into the storage.

    Return the numbers of games that were added ("new"), were there before ("known"), make no sense ("bad"), or had no
    room ("full"), and of other values that were taken over ("more").
    """
    counts = {"new": 0, "known": 0, "bad": 0, "full": 0, "more": 0}
    games = [game for game in map(clean, backup["games"]) if game]
    counts["bad"] = len(backup["games"]) - len(games)
    for became in add_games(storage, [(name_of(game), game) for game in games], {}):
        counts[became] += 1
    values = backup.get("values", {})
    for running in _running(storage, backup):
        counts[{"new": "more"}.get(running, running)] += running != "known"  # "known" counts finished games only
    # All are merged before the first is stored, because the merge of deals depends on the results stored here.
    for name, data in [(name, _merged(storage, name, values.get(name))) for name in NAMES]:
        counts["more"] += data is not None and storage.write(name, data) == ""
    return counts


# ---------- finished games ----------


def read_game(text: str) -> FinishedGame | None:
    """Return a game of a file, None for anything else."""
    try:
        return None if is_deep(text) else clean(json.loads(text))
    except Exception:  # noqa: BLE001 - the exception depends on the Python and on the file
        return None


def add_games(storage: Storage, games: Sequence[tuple[str, FinishedGame]], archived: Mapping[str, str]) -> list[str]:
    """Store the named games of a file; archived has the texts of those in the database, by name.

    Return, for each game, the name of the count of merge() to which it adds.
    """
    return [_add(storage, name, game, storage.text(name) or archived.get(name, "")) for name, game in games]


def _add(storage: Storage, name: str, game: FinishedGame, text: str) -> str:
    """Store a game, unless the text stored under its name is as complete.

    Return the name of the count of merge() to which it adds.
    """
    here = clean(storage.value(name, text)[0]) if text else None
    if text and (here is None or _worth(game) <= _worth(here)):
        return "known"
    stored = storage.text(name)  # "" if the text is in the database
    problem = keep(storage, game)
    if problem == "slim" and here and moves(here):
        # The moves that are here are worth more than what the copy adds without them.
        storage.remove(name)
        if stored:
            storage.put_back(name, stored)
        return "full"
    return "full" if problem not in ("", "slim") else "known" if here else "new"


def _worth(game: FinishedGame) -> tuple[bool, bool, list[str], list[tuple[str, int]], list[list[int]]]:
    """Return a sort key for how complete a game is, with an arbitrary order among equals."""
    statistics = game.get("tally")
    texts = [game["game"], str(game["won"]), game.get("name", "")] + [str(game.get(name, "")) for name in MARKED]
    if not statistics:
        return bool(moves(game)), False, texts, [], []
    counts = [statistics["margin"]] + [statistics[name] for name in COUNTED]
    return bool(moves(game)), True, texts, sorted(statistics.get("feats", {}).items()), [counts] + statistics["points"]


# ---------- running games ----------


def _running(storage: Storage, backup: Backup) -> list[str]:
    """Store the running games of a file. Return, for each, the name of the count of merge() to which it adds.

    One of them is the file's game on the table, unless it is over, if there is a game on the table here, too.
    """
    found = [running_game(each) for each in backup.get("running", [])]
    values = backup.get("values", {})
    on_table, shown = values.get(GAME), values.get(GLANCE)
    if on_table and storage.text(GAME) and not (isinstance(shown, dict) and shown.get("running") is False):
        found.append(running_game({"at": str(backup.get("saved", "")), "save": on_table, "glance": shown}))
    return [add(storage, game) if game else "bad" for game in found]


# ---------- everything else ----------


def _merged(storage: Storage, name: str, incoming: JSON) -> object:
    """Return the value to be stored under a name, given the value in a file; None for no change."""
    if name in MERGES:
        return MERGES[name](storage, incoming)
    if name in ENTRY_CHECKS:
        return _with_entries(storage, name, incoming, ENTRY_CHECKS[name])
    return incoming if incoming and CHECKS[name](incoming) and not storage.text(name) else None


def _settings(storage: Storage, incoming: JSON) -> JSON:
    """Return the settings of a file; None if there are some here."""
    if storage.text(SETTINGS) or not isinstance(incoming, dict):
        return None
    return {name: incoming[name] for name, values in VALUES.items() if incoming.get(name) in values} or None


def _people(storage: Storage, incoming: JSON) -> JSON:
    """Return the names of people who share the screen; None if there are some here."""
    if storage.text(PEOPLE) or not isinstance(incoming, list) or not 0 < len(incoming) <= MAX_SEATS:
        return None
    names: list[JSON] = [name[:LONGEST_PERSON_NAME] for name in incoming if isinstance(name, str)]
    return names if len(names) == len(incoming) else None


def _glance(storage: Storage, incoming: JSON) -> Glance | None:
    """Return the list entry of a file's game on the table; None if there is a game on the table here."""
    return None if storage.text(GAME) else glance_of(incoming)


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST_NAME


def _are_names(value: object) -> bool:
    return isinstance(value, list) and len(value) <= MAX_NAMES and all(_is_name(each) for each in value)


def _are_keys(value: object) -> bool:
    return isinstance(value, dict) and _are_names(list(value)) and _are_names(list(value.values()))


def _with_entries(storage: Storage, name: str, incoming: JSON, sound: Callable[[object], bool]) -> JSON:
    """Return the entries stored here with those that a file adds; None if it adds none."""
    here, problem = storage.read(name)
    if problem or not isinstance(incoming, dict):
        return None
    values = here.copy() if isinstance(here, dict) else {}
    before = len(values)
    for key, value in incoming.items():
        if key not in values and sound(value):
            values[key] = value
    return values if len(values) > before else None


def _deals(storage: Storage, incoming: JSON) -> JSON:
    """Return the deals stored here with those of a file, except on days that have a result here."""
    here = storage.read(DAYS)[0]
    if isinstance(here, dict) and isinstance(incoming, dict):
        incoming = {day: deal for day, deal in incoming.items() if day not in here}
    return _with_entries(storage, DEALS, incoming, is_deal)


def _evenings(storage: Storage, incoming: JSON) -> JSON:
    """Return the evenings stored here, with the evenings and results that a file adds; None if it adds none."""
    here, problem = storage.read(EVENINGS)
    return None if problem else merged(here, incoming)


def _letters(storage: Storage, incoming: JSON) -> JSON:
    """Return the games with friends stored here, with those of a file that are not here or have got further."""
    found = storage.read(LETTERS)[0]
    here = found if isinstance(found, dict) else {}
    theirs = incoming if isinstance(incoming, dict) else {}
    news = {key: game for key, game in theirs.items() if letters_of(game) > letters_of(here.get(key))}
    if not news:
        return None
    merged = here.copy()
    merged.update(news)  # MicroPython cannot join dictionaries by an operator
    return merged


def letters_of(game: JSON) -> int:
    """Return the number of letters in a game with a friend, -1 if this is no such game; the engine checks the rest."""
    number = game.get("letters") if isinstance(game, dict) and isinstance(game.get("seat"), str) else None
    return number if type(number) is int else -1


def _is_run(value: object) -> bool:
    """Return whether this could be a run of a drill: the number of right answers, and seconds, 0 without a clock."""
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int and number >= 0 for number in value)


def _is_round(value: object) -> bool:
    """Return whether this could name a round."""
    return isinstance(value, str) and len(value) <= LONGEST_ROUND


def is_mistake(value: object) -> bool:
    """Return whether this could be a costly play kept for practice."""
    return isinstance(value, dict) and is_date(value.get("due")) and _is_name(value.get("best"))


# ---------- own games ----------


def _own_games(storage: Storage, incoming: JSON) -> list[JSON] | None:
    """Return the own games stored here with those of a file, renamed if a name is taken; None if it adds none."""
    here, problem = storage.read(OWN_GAMES)
    if problem or not isinstance(incoming, list):
        return None
    games = here if isinstance(here, list) else []
    merged = list(games)
    for game in incoming:
        if isinstance(game, dict) and len(merged) < MAX_OWN_GAMES:
            named = _named(game.get("name"), game.get("rules"), merged)
            merged.extend([named] if named else [])
    return merged if len(merged) > len(games) else None


def _named(name: JSON, rules: JSON, games: list[JSON]) -> dict[str, JSON] | None:
    """Return rules under a name that none of the games has; None if they are invalid, or already among the games."""
    if not isinstance(name, str) or not isinstance(rules, str):
        return None
    taken = {str(each["name"]).lower(): each["rules"] for each in games if isinstance(each, dict) and "name" in each}
    for number in range(1, MAX_OWN_GAMES + 2):
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
    EVENINGS: _evenings,
    LETTERS: _letters,
}
# The check of each entry, for values to which files add entries.
ENTRY_CHECKS: dict[str, Callable[[object], bool]] = {
    DAYS: is_result,
    ACHIEVED: _is_round,
    PARS: is_par,
    WEEKS: is_week,
    FRIENDS: are_friends,
    EVENING_DEALS: is_evening_deal,
    LESSONS: is_date,
    MISTAKES: is_mistake,
    PUZZLES: is_try,
    PUZZLE_DAYS: _is_name,
    PRACTICE: _is_run,
}
# The check of the whole value, for values that a file provides only if there is none here.
CHECKS: dict[str, Callable[[object], bool]] = {
    GAME: _is_text,
    NICKNAME: _is_name,
    ROOM: _is_name,
    KEYS: _are_keys,
    HINTS_AWAY: _are_names,
    LATELY: _are_names,
}
