"""Running games: each is stored under its own name, so a fault in one game harms no other.

The game on the table has a fixed name. When another game starts, the one on the table is parked: it is first stored
among the running games, and only then replaced. So a page that is closed in between leaves one game too many, and
never one too few.
"""

import json

from web.page.finished import is_time
from web.page.storage import Storage
from web.page.stored import GAME, GLANCE, RUNNING, TABLE
from web.shared.schema import JSON, Glance, RunningGame

LONGEST_SAVE = 200_000  # characters; the longest games have a few thousand
LONGEST_TITLE = 120  # characters in the name of a game or a player
ON_TABLE = (GAME, GLANCE, TABLE)  # the names under which the game on the table is stored
MAX_SHOWN = 20  # items in each list of a ``Glance``


def park(storage: Storage, time: str) -> bool:
    """Store the game on the table among the running ones. Return whether it can now be replaced without loss."""
    text = storage.text(GAME)
    if not text:
        return True
    save, problem = storage.read(GAME)
    entry: dict[str, object] = {"at": time}
    if problem or not isinstance(save, str):
        entry["text"] = text
    else:
        entry["save"], entry["glance"] = save, storage.read(GLANCE)[0]
    return storage.write(_free_name(storage, time), entry) == ""


def _free_name(storage: Storage, time: str) -> str:
    """Return an unused name for a game parked at a time; two games may be parked in the same millisecond."""
    name, number = RUNNING + time, 1
    while storage.text(name):
        number += 1
        name = f"{RUNNING}{time}-{number}"
    return name


def resume(storage: Storage, name: str, time: str) -> bool:
    """Put a running game on the table, after parking a game under way there. Return whether that was possible."""
    game = running_game(storage.read(name)[0]) if name.startswith(RUNNING) else None
    if not game or "save" not in game:
        return False
    shown = glance_of(storage.read(GLANCE)[0])
    if (not shown or shown["running"]) and not park(storage, time):
        return False
    storage.let_in(GAME)
    if put_on_table(storage, game["save"], game.get("glance")):
        return False
    storage.remove(name)
    return True


def put_on_table(storage: Storage, save: str, shown: Glance | None, alone: bool = False) -> str:  # noqa: FBT001, FBT002 - as Storage.write()
    """Store the game on the table and its list entry. Return the result of Storage.write()."""
    # The page may be closed between the two writes, and a game under way must never be taken for finished.
    if shown and not shown["running"]:
        problem = storage.write(GAME, save, alone)
        storage.write(GLANCE, shown)
        return problem
    storage.write(GLANCE, shown)
    return storage.write(GAME, save, alone)


def clear_table(storage: Storage) -> None:
    """Remove the game on the table and its picture. Its list entry stays, but no longer counts as running."""
    shown = glance_of(storage.read(GLANCE)[0])
    for name in ON_TABLE:
        storage.remove(name)
    if shown:
        shown["running"] = False
        storage.write(GLANCE, shown)


def tidy(storage: Storage) -> None:
    """Remove each parked game that is also on the table, because a page was closed while it put the game there."""
    save = storage.read(GAME)[0]
    for name in storage.names(RUNNING):
        game = storage.read(name)[0]
        if save and isinstance(game, dict) and game.get("save") == save:
            storage.remove(name)


def running_games(storage: Storage) -> list[tuple[str, RunningGame]]:
    """Return the running games with their names, the newest first; the one on the table has the name GAME.

    Unreadable games are included, with their text instead of a save.
    """
    games: list[tuple[str, RunningGame]] = []
    shown = glance_of(storage.read(GLANCE)[0])
    save = storage.read(GAME)[0]
    if shown and shown["running"] and isinstance(save, str):
        games.append((GAME, {"at": "", "save": save, "glance": shown}))
    for name in storage.names(RUNNING)[::-1]:
        game = running_game(storage.read(name)[0])
        games.append((name, game or {"at": "", "text": storage.text(name)}))
    return games


def add(storage: Storage, game: RunningGame) -> str:
    """Store a running game from a file, unless it is stored already. Return "new", "known" or "full"."""
    if game.get("save") == storage.read(GAME)[0]:
        return "known"
    for _, here in running_games(storage):
        if here.get("save") == game.get("save") and here.get("text") == game.get("text"):
            return "known"
    problem = storage.write(_free_name(storage, game["at"]), game)
    return "full" if problem else "new"


def running_game(value: JSON) -> RunningGame | None:
    """Return a stored running game without unknown fields, None if it is invalid."""
    if not isinstance(value, dict):
        return None
    time, save, text = value.get("at"), value.get("save"), value.get("text")
    game: RunningGame = {"at": time if is_time(time) else ""}
    if isinstance(save, str) and 0 < len(save) <= LONGEST_SAVE:
        game["save"], game["glance"] = save, glance_of(value.get("glance"))
    elif isinstance(text, str):
        game["text"] = text
    else:
        return None
    return game


def glance_of(value: JSON) -> Glance | None:
    """Return a stored list entry without unknown fields, None if it is invalid."""
    if not isinstance(value, dict) or not isinstance(value.get("title"), str):
        return None
    totals = [each for each in _list(value.get("totals")) if type(each) is int]
    builds = [each for each in _list(value.get("builds")) if type(each) is int]
    shown: Glance = {
        "title": str(value["title"])[:LONGEST_TITLE],
        "who": [each[:LONGEST_TITLE] for each in _list(value.get("who")) if isinstance(each, str)],
        "totals": totals,
        "loose": _cards(value.get("loose")),
        "builds": builds,
        "hand": _cards(value.get("hand")),
        "bots": [each[:LONGEST_TITLE] for each in _list(value.get("bots")) if isinstance(each, str)],
        "running": value.get("running") is True,
    }
    time = value.get("at")
    if is_time(time):
        shown["at"] = time
    return shown


def _list(value: JSON) -> list[JSON]:
    return value[:MAX_SHOWN] if isinstance(value, list) else []


def _cards(value: JSON) -> list[str]:
    """Return the texts in a list that are cards: a rank and a suit each."""
    texts = [each for each in _list(value) if isinstance(each, str)]
    return [each for each in texts if len(each) == 2 and each[0] in "A23456789TJQK" and each[1] in "SHDC"]


def raw_text(game: RunningGame) -> str:
    """Return the text of a file: the stored text of an unreadable game, or a readable one as JSON."""
    return game.get("text") or json.dumps(game)
