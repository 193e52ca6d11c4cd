"""Finished games in the storage: each under its own name, so that no tab can overwrite another tab's game.

``FinishedGame`` in ``web.shared.schema`` has the fields. If there is no more room, a game is stored without its moves:
its text then contains only the deal, "classic/k7f2".
"""

from collections.abc import Sequence
from typing import TypeGuard

from web.page.storage import Storage
from web.shared.dates import is_date
from web.shared.games import ACHIEVEMENTS, COUNTED, LONGEST_GAME_NAME, LONGEST_PERSON_NAME, MAX_SEATS, PERSON
from web.shared.schema import FinishedGame, Flag, GameStatistics

PREFIX = "casino.done."
OLDER = "casino.results"  # the list in which older versions stored all finished games
RESERVE = 100_000  # characters that finished games leave free for the game in progress
LONGEST_TEXT = 100_000  # characters of a game's text, ten times the longest ever seen
LARGEST_NUMBER = 1_000_000  # more than any number in a result
LONGEST_ID = 40  # characters of a bot's id
FLAGS: tuple[Flag, ...] = ("again", "hinted", "skipped", "resigned", "joined")


# ---------- storing ----------


def name_of(game: FinishedGame) -> str:
    """Return the name under which a game is stored. It depends only on the game, and names sort by end time."""
    what = "/".join(game["game"].split("/")[:2] + game["bots"] + [str(points) for points in game["totals"]])
    # Python's hash() of a text differs between processes.
    check = 0
    for mark in what:
        check = (check * 31 + ord(mark)) % 2**32
    return f"{PREFIX}{_digits(game['at'])}-{check}"


def keep(storage: Storage, game: FinishedGame) -> str:
    """Store a game. Return "", "slim" if there was no room for its moves, or the reason that write() gives.

    If not even the game without its moves fits, its earlier text, perhaps without statistics, stays stored.
    """
    name = name_of(game)
    before = storage.text(name)
    problem = storage.write(name, game)
    # A game that leaves too little room for the game in progress is also stored without its moves.
    if problem not in ("", "full") or (not problem and storage.has_room(RESERVE)):
        return problem
    storage.remove(name)
    problem = storage.write(name, slim(game))
    if problem and before:
        storage.put_back(name, before)
    return problem or "slim"


def slim(game: FinishedGame) -> FinishedGame:
    """Return a game without its moves."""
    deal = game.copy()
    deal["game"] = "/".join(game["game"].split("/")[:2])
    return deal


def move_older(storage: Storage) -> None:
    """Store each game of the older versions' list under its own name, and then remove the list."""
    results, problem = storage.read(OLDER)
    if problem or not isinstance(results, list):
        return
    sound = [game for game in map(clean, results) if game]
    problems = [keep(storage, game) for game in sound if not storage.text(name_of(game))]
    if len(sound) == len(results) and not any(problem not in ("", "slim") for problem in problems):
        storage.remove(OLDER)


def name_after(time: str) -> str:
    """Return a text that sorts after the names of games that ended by a time, and before the names of later games.

    For the time "", it sorts before all names.
    """
    return f"{PREFIX}{_digits(time)}-:"  # ":" comes after every digit


# ---------- checks ----------


def clean(game: object) -> FinishedGame | None:
    """Return a finished game without unknown fields; None if the value is not a valid game."""
    if not isinstance(game, dict) or not (is_time(game.get("at")) and _is_text(game.get("game"))):
        return None
    bots, totals = game.get("bots"), game.get("totals")
    if not (isinstance(bots, list) and 1 <= len(bots) <= MAX_SEATS and all(_is_word(bot) for bot in bots)):
        return None
    if not _are_numbers(totals) or not 2 <= len(totals) <= MAX_SEATS or not isinstance(game.get("won"), bool):
        return None
    sound: FinishedGame = {"at": game["at"], "game": game["game"], "bots": bots, "totals": totals, "won": game["won"]}
    if seats(sound) > MAX_SEATS or seats(sound) % len(totals):
        return None
    if not is_own(sound):
        winners = game.get("winners")
        if not (_are_numbers(winners) and winners and 0 <= min(winners) <= max(winners) < len(totals)):
            return None
        sound["winners"] = winners
        if _are_names(game.get("names"), seats(sound)):
            sound["names"] = game["names"]
    _add_remarks(sound, game)
    return sound


def _add_remarks(sound: FinishedGame, game: dict[str, object]) -> None:
    """Add the valid optional fields of a game."""
    name, room, statistics = game.get("name"), game.get("room"), game.get("tally")
    takebacks, day = game.get("takebacks"), game.get("day")
    if isinstance(name, str) and name:
        sound["name"] = name[:LONGEST_GAME_NAME]
    if isinstance(room, str) and room:
        sound["room"] = room[:LONGEST_GAME_NAME]
    if _is_positive(takebacks):
        sound["takebacks"] = takebacks
    if _is_word(day) and len(day) == 10:
        sound["day"] = day
    for flag in FLAGS:
        if game.get(flag) is True:
            sound[flag] = True
    if _are_statistics(statistics, sound["totals"]):
        sound["tally"] = _clean_statistics(statistics)


def _are_names(value: object, many: int) -> TypeGuard[list[str]]:
    """Return whether these could be the names of people by seat."""
    if not isinstance(value, list) or len(value) != many:
        return False
    return all(isinstance(name, str) and len(name) <= LONGEST_PERSON_NAME for name in value)


def _are_statistics(value: object, totals: list[int]) -> TypeGuard[GameStatistics]:
    """Return whether these could be the statistics of a game with these totals."""
    if not isinstance(value, dict) or not isinstance(value.get("points"), list):
        return False
    sums = [0] * len(totals)
    for points in value["points"]:
        if not _are_numbers(points) or len(points) != len(totals):
            return False
        for side, each in enumerate(points):
            sums[side] += each
    counted = [value.get(name) for name in COUNTED]
    return sums == totals and _are_numbers(counted) and min(counted) >= 0 and _are_numbers([value.get("margin")])


def _clean_statistics(statistics: GameStatistics) -> GameStatistics:
    """Return the statistics of a game without unknown fields."""
    sound: GameStatistics = {
        "points": statistics["points"],
        "margin": statistics["margin"],
        "captures": statistics["captures"],
        "sweeps": statistics["sweeps"],
        "built": statistics["built"],
        "kept": statistics["kept"],
        "stolen": statistics["stolen"],
        "lost": statistics["lost"],
    }
    achieved: object = statistics.get("feats")
    if isinstance(achieved, dict):
        known = {name: achieved[name] for name in ACHIEVEMENTS if _is_positive(achieved.get(name))}
        if known:
            sound["feats"] = known
    return sound


def _is_positive(value: object) -> TypeGuard[int]:
    """Return whether this is a positive integer within bounds."""
    return type(value) is int and 0 < value < LARGEST_NUMBER


def _are_numbers(values: object) -> TypeGuard[list[int]]:
    """Return whether this is a list of integers within bounds."""
    if not isinstance(values, list):
        return False
    for value in values:  # noqa: SIM110 - thousands of games are checked, and MicroPython is slow at generators
        if type(value) is not int or not -LARGEST_NUMBER < value < LARGEST_NUMBER:
            return False
    return True


def is_time(text: object) -> TypeGuard[str]:
    """Return whether this is a time as browsers write it, such as 2026-11-22T04:20:21.123Z."""
    if not isinstance(text, str) or len(text) != 24 or not _is_plain(text):
        return False
    if not (text[4] == text[7] == "-" and text[10] == "T" and text[19] == "." and text[23] == "Z"):
        return False
    if not _digits(text).isdigit() or not (text[11:13] < "24" and text[14] < "6" and text[17] < "6"):
        return False
    # Only days after the 28th need the calendar, which is slow for thousands of games.
    return (
        is_date(text[:10])
        if text[8:10] > "28"
        else text[:4] > "0000" and "01" <= text[5:7] <= "12" and text[8:10] >= "01"
    )


def _digits(time: str) -> str:
    """Return the digits of a time."""
    return time[:4] + time[5:7] + time[8:10] + time[11:13] + time[14:16] + time[17:19] + time[20:23]


def _is_plain(text: str) -> bool:
    """Return whether a text is one word of ASCII."""
    # The text is not checked character by character, because that is slow in MicroPython.
    return len(text.encode()) == len(text) and text.split() == [text]


def _is_text(text: object) -> TypeGuard[str]:
    """Return whether this could be the text of a game."""
    return isinstance(text, str) and len(text) <= LONGEST_TEXT and "/" in text and _is_plain(text)


def _is_word(text: object) -> TypeGuard[str]:
    """Return whether this could be the id of a bot."""
    return isinstance(text, str) and len(text) <= LONGEST_ID and _is_plain(text)


# ---------- properties ----------


def variant(game: FinishedGame) -> str:
    """Return the id of the preset."""
    return game["game"].split("/")[0].split(":")[0]


def is_own(game: FinishedGame) -> bool:
    """Return whether one person played against bots, as opposed to several people or only bots."""
    return bool(len(game["bots"]) % len(game["totals"]))


def tells(game: FinishedGame) -> bool:
    """Return whether a game counts for the person: it is their own, and nobody else played any of their cards."""
    return is_own(game) and "joined" not in game and "skipped" not in game


def seats(game: FinishedGame) -> int:
    """Return the number of players."""
    return len(game["bots"]) + is_own(game)


def entries(game: FinishedGame) -> list[str]:
    """Return the entries of "bots", with the names of people added: "person:Ann"."""
    names = game.get("names") or [""] * len(game["bots"])
    named = [bot == PERSON and names[seat] for seat, bot in enumerate(game["bots"])]
    return [f"{PERSON}:{name}" if name else game["bots"][seat] for seat, name in enumerate(named)]


def seating(game: FinishedGame) -> str:
    """Return the sides: "3" for three players, "2v2" for two teams of two."""
    many, sides = seats(game), len(game["totals"])
    return str(many) if many == sides else "v".join([str(many // sides)] * sides)


def moves(game: FinishedGame) -> list[list[str]]:
    """Return the actions of every round; none if only the deal is stored."""
    return [actions.split("_") if actions != "-" else [] for actions in game["game"].split("/")[2:]]


def rounds(game: FinishedGame) -> int:
    """Return the number of rounds, 0 if it is unknown."""
    return len(game["tally"]["points"]) if "tally" in game else len(moves(game))


def margin(game: FinishedGame) -> int:
    """Return the lead of the person's side in points, negative if it was behind."""
    if "tally" in game:
        return game["tally"]["margin"]
    lead = abs(game["totals"][0] - max(game["totals"][1:]))
    return lead if game["won"] else -lead


def file_text(game: FinishedGame, players: Sequence[str]) -> str:
    """Return the text of a file with a game in notation; ``players`` are the names by seat."""
    rules, seed = game["game"].split("/")[:2]
    tags = [("Rules", rules), ("Seed", seed), ("Players", " / ".join(players))]  # MicroPython's dicts keep no order
    tags += [("Bots" if is_own(game) else "Seats", ",".join(entries(game))), ("Date", game["at"][:10])]
    if "name" in game:
        tags.append(("Name", "".join(" " if mark in '"[]{}\\\n' else mark for mark in game["name"])))
    lines = [f'[{name} "{value}"]' for name, value in tags]
    points = game["tally"]["points"] if "tally" in game else []
    for number, actions in enumerate(moves(game)):
        lines += ["", f"Round {number + 1}", " ".join(actions)]
        if number < len(points):
            lines.append("{" + " to ".join(str(each) for each in points[number]) + "}")
    return "\n".join(lines) + "\n"
