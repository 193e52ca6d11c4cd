"""Backups: writing what a browser has stored into one file, and merging such a file into a browser's storage.

A merge adds games and entries, fills in missing values, and replaces a game only by a more complete version of it, so
merging a file twice is the same as merging it once.
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
LONGEST_NAME = 40  # characters in a short text, such as a nickname or the name of a key
MARKED: tuple[Marked, ...] = FLAGS + ("takebacks", "day", "winners", "names")  # noqa: RUF005 - MicroPython
MAX_NAMES = 20  # bound keys, dismissed hints, or games played lately
LONGEST_ROUND = 80  # characters in the id of a round


def backup_start(storage: Storage, now: str) -> str:
    """Return the beginning of a backup file: everything up to the bracket that opens the list of finished games."""
    values = {name: storage.read(name)[0] for name in NAMES}
    stored_values = {name: value for name, value in values.items() if value is not None}
    running = [storage.read(name)[0] for name in storage.names(RUNNING)]
    rest = json.dumps({"saved": now, "values": stored_values, "running": running})
    return f'{{"casino": {VERSION}, {rest[1:-1]}, "games": ['


BACKUP_END = "]}"


def read_backup(text: str) -> tuple[Backup | None, str]:
    """Return the backup in a file's text and ""; if the text has none, None and "kind", "broken" or "newer".

    "kind" stands for a file of another kind, and "newer" for a backup that a newer version has written.
    """
    # The beginning distinguishes a truncated backup from a file of another kind.
    ours = '"casino"' in text[:200] and text[:1] == "{"
    try:
        backup = json.loads(text)
    except Exception:  # noqa: BLE001 - the exception depends on the Python and on the file
        return None, "broken" if ours else "kind"
    version = backup.get("casino") if isinstance(backup, dict) else None
    if type(version) is not int or version < 1:
        return None, "kind"
    if version > VERSION:
        return None, "newer"
    if not isinstance(backup.get("games"), list) or not isinstance(backup.get("values", {}), dict):
        return None, "broken"
    running = backup.get("running")
    return {
        "games": backup["games"],
        "values": backup.get("values", {}),
        "saved": backup.get("saved"),
        "running": running if isinstance(running, list) else [],
    }, ""


def last_backup(storage: Storage) -> str:
    """Return the time of the last known backup, "" for none."""
    time = storage.read(LAST_BACKUP)[0]
    return time if is_time(time) else ""


def note_backup(storage: Storage, time: object) -> None:
    """Store the time of a backup, unless a later time is stored."""
    if is_time(time) and time > last_backup(storage):
        storage.write(LAST_BACKUP, time)


def merge(storage: Storage, backup: Backup) -> dict[str, int]:
    """Merge a backup into the storage.

    Return how many games are added ("new"), stored already ("known"), invalid ("bad"), or without room ("full"), and
    how many other values are taken over ("more"). An added running game counts as another value.
    """
    counts = {"new": 0, "known": 0, "bad": 0, "full": 0, "more": 0}
    games = [game for game in map(clean, backup["games"]) if game]
    counts["bad"] = len(backup["games"]) - len(games)
    for became in add_games(storage, [(name_of(game), game) for game in games], {}):
        counts[became] += 1
    values = backup.get("values", {})
    for running in _running(storage, backup):
        counts[{"new": "more"}.get(running, running)] += running != "known"  # "known" counts finished games only
    # All values are merged before any is stored, because merging deals depends on the results stored until now.
    for name, data in [(name, _merged(storage, name, values.get(name))) for name in NAMES]:
        counts["more"] += data is not None and storage.write(name, data) == ""
    return counts


# ---------- finished games ----------


def read_game(text: str) -> FinishedGame | None:
    """Return the finished game in a JSON text, None if the text is anything else."""
    try:
        return None if is_deep(text) else clean(json.loads(text))
    except Exception:  # noqa: BLE001 - the exception depends on the Python and on the file
        return None


def add_games(storage: Storage, games: Sequence[tuple[str, FinishedGame]], archived: Mapping[str, str]) -> list[str]:
    """Store the games of a file, given with their names; ``archived`` has the texts of games in the database, by name.

    Return "new", "known" or "full" for each game, as merge() counts it.
    """
    return [_add(storage, name, game, storage.text(name) or archived.get(name, "")) for name, game in games]


def _add(storage: Storage, name: str, game: FinishedGame, text: str) -> str:
    """Store a game, unless ``text``, which is stored under its name, is unreadable or at least as complete.

    Return "new", "known" or "full", as merge() counts the game.
    """
    here = clean(storage.value(name, text)[0]) if text else None
    if text and (here is None or _worth(game) <= _worth(here)):
        return "known"
    stored = storage.text(name)  # "" if the text is in the database
    problem = keep(storage, game)
    if problem == "slim" and here and moves(here):
        # The stored game has its moves, which are worth more than anything that the file adds.
        storage.remove(name)
        if stored:
            storage.put_back(name, stored)
        return "full"
    return "full" if problem not in ("", "slim") else "known" if here else "new"


def _worth(game: FinishedGame) -> tuple[bool, bool, list[str], list[tuple[str, int]], list[list[int]]]:
    """Return a key that is greater for a more complete game; the order of equally complete games is arbitrary."""
    statistics = game.get("tally")
    texts = [game["game"], str(game["won"]), game.get("name", "")] + [str(game.get(name, "")) for name in MARKED]
    if not statistics:
        return bool(moves(game)), False, texts, [], []
    counts = [statistics["margin"]] + [statistics[name] for name in COUNTED]
    return bool(moves(game)), True, texts, sorted(statistics.get("feats", {}).items()), [counts] + statistics["points"]


# ---------- running games ----------


def _running(storage: Storage, backup: Backup) -> list[str]:
    """Store the running games of a backup. Return "new", "known", "bad" or "full" for each.

    If a game is on the table here, the backup's game on the table is also stored as a running game, unless it is over.
    """
    games = [running_game(each) for each in backup.get("running", [])]
    values = backup.get("values", {})
    on_table, shown = values.get(GAME), values.get(GLANCE)
    if on_table and storage.text(GAME) and not (isinstance(shown, dict) and shown.get("running") is False):
        games.append(running_game({"at": str(backup.get("saved", "")), "save": on_table, "glance": shown}))
    return [add(storage, game) if game else "bad" for game in games]


# ---------- everything else ----------


def _merged(storage: Storage, name: str, incoming: JSON) -> object:
    """Return the value to be stored under a name, given the value in a file; None for no change."""
    if name in MERGES:
        return MERGES[name](storage, incoming)
    if name in ENTRY_CHECKS:
        return _with_entries(storage, name, incoming, ENTRY_CHECKS[name])
    return incoming if incoming and CHECKS[name](incoming) and not storage.text(name) else None


def _settings(storage: Storage, incoming: JSON) -> JSON:
    """Return the valid settings of a file; None if it has none, or if settings are stored here."""
    if storage.text(SETTINGS) or not isinstance(incoming, dict):
        return None
    return {name: incoming[name] for name, values in VALUES.items() if incoming.get(name) in values} or None


def _people(storage: Storage, incoming: JSON) -> JSON:
    """Return a file's names of people who share the screen; None if they are invalid, or if names are stored here."""
    if storage.text(PEOPLE) or not isinstance(incoming, list) or not 0 < len(incoming) <= MAX_SEATS:
        return None
    names: list[JSON] = [name[:LONGEST_PERSON_NAME] for name in incoming if isinstance(name, str)]
    return names if len(names) == len(incoming) else None


def _glance(storage: Storage, incoming: JSON) -> Glance | None:
    """Return the valid list entry of a file's game on the table; None if there is a game on the table here."""
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
    """Return the stored entries together with the valid ones that a file adds; None if the file adds none."""
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
    """Return the stored deals together with those of a file whose days have no result here; None if there are none."""
    here = storage.read(DAYS)[0]
    if isinstance(here, dict) and isinstance(incoming, dict):
        incoming = {day: deal for day, deal in incoming.items() if day not in here}
    return _with_entries(storage, DEALS, incoming, is_deal)


def _evenings(storage: Storage, incoming: JSON) -> JSON:
    """Return the evenings stored here, with the evenings and results that a file adds; None if it adds none."""
    here, problem = storage.read(EVENINGS)
    return None if problem else merged(here, incoming)


def _letters(storage: Storage, incoming: JSON) -> JSON:
    """Return the stored games with friends, updated by a file; None if there is nothing to update.

    A game of the file is taken over if it is not stored here, or if it has more letters than the stored one.
    """
    letters = storage.read(LETTERS)[0]
    here = letters if isinstance(letters, dict) else {}
    theirs = incoming if isinstance(incoming, dict) else {}
    news = {key: game for key, game in theirs.items() if letters_of(game) > letters_of(here.get(key))}
    if not news:
        return None
    merged = here.copy()
    merged.update(news)  # MicroPython cannot join dictionaries by an operator
    return merged


def letters_of(game: JSON) -> int:
    """Return the number of letters in a game with a friend, -1 if this is not one. The engine checks the rest."""
    number = game.get("letters") if isinstance(game, dict) and isinstance(game.get("seat"), str) else None
    return number if type(number) is int else -1


def _is_run(value: object) -> bool:
    """Return whether this could be a run of a drill, [right answers, seconds]; without a clock, the seconds are 0."""
    return isinstance(value, list) and len(value) == 2 and all(type(number) is int and number >= 0 for number in value)


def _is_round(value: object) -> bool:
    """Return whether this could be the id of a round, such as one that first earned an achievement."""
    return isinstance(value, str) and len(value) <= LONGEST_ROUND


def is_mistake(value: object) -> bool:
    """Return whether this could be a costly play kept for practice."""
    return isinstance(value, dict) and is_date(value.get("due")) and _is_name(value.get("best"))


# ---------- own games ----------


def _own_games(storage: Storage, incoming: JSON) -> list[JSON] | None:
    """Return the person's own games with those that a file adds, renamed if necessary; None if it adds none."""
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
    """Return a game of the person's own with these rules, under a name that none of the games has.

    Return None if the name or the rules are not texts, or if a game with this name, or a numbered one, has these rules.
    """
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
# Checks of single entries, for values to which files add entries.
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
# Checks of whole values, which are taken from a file only if none are stored here.
CHECKS: dict[str, Callable[[object], bool]] = {
    GAME: _is_text,
    NICKNAME: _is_name,
    ROOM: _is_name,
    KEYS: _are_keys,
    HINTS_AWAY: _are_names,
    LATELY: _are_names,
}
