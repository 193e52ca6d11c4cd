"""Finished games as they are kept: each under a name of its own, so that no tab can overwrite what another has stored.

A game is {"at": when it ended, "game": its text, "bots": [...], "totals": [...], "won": ..., "name": what its rules are
called, "room": what the table is, "tally": its ``game_statistics``}; the last three may be missing. "again",
"skipped", "resigned" and "joined" are there where they are true, "takebacks" where there were any, "day" where it was
the deal of a day. A game that was "joined" had been begun when it was opened from a link or a file: it is kept, but it
tells nothing of the person. Where there is no more room, its text is only that of the deal: "classic/k7f2".

Where one person plays, who sits first, "bots" are the others. A game of several people, or of bots alone, has a
"person" or a bot for every seat, is nobody's own, and says instead who has won: "winners" are sides. "names" are those
of people by seat, if they have any.

Runs in MicroPython on the pages, and in CPython in tests.
"""

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

PREFIX = "casino.done."
OLDER = "casino.results"  # where all of them once stood in one list
RESERVE = 100_000  # characters that finished games leave to the game in progress
LONGEST = 100_000  # characters of a game's text; ten times the longest that was ever seen
MOST = 1_000_000  # more than any number in a result
MARKS = ("takebacks", "again", "skipped", "resigned", "joined", "day")
FEATS = (
    "sweep",
    "multiple",
    "groups",
    "stolen",
    "kept",
    "last_sweep",
    "residue",
    "casinos",
    "aces",
    "cards",
    "spades",
    "shutout",
)
"""What is told of the first time that somebody did it; web.worker.match.achievements finds it in a round."""

PERSON = "person"  # web.worker.words.people says the same
LONGEST_NAME = 16  # and this
SEATS = 6
COUNTED = ("captures", "sweeps", "built", "kept", "stolen", "lost")


# ---------- storing ----------


def name_of(game: Any) -> str:
    """The name under which a game is kept: it follows from the game, and sorts by when that ended."""
    what = "/".join(game["game"].split("/")[:2] + game["bots"] + [str(points) for points in game["totals"]])
    check = 0
    for mark in what:
        check = (check * 31 + ord(mark)) % 2**32
    return f"{PREFIX}{_digits(game['at'])}-{check}"


def keep(storage: Any, game: Any) -> str:
    """Keep a game. Gives "" when that is done, "slim" when there was no room for its moves, else why it is not kept."""
    name = name_of(game)
    problem = storage.write(name, game)
    if problem not in ("", "full") or (not problem and storage.has_room(RESERVE)):
        return str(problem)
    storage.remove(name)
    return storage.write(name, slim(game)) or "slim"


def slim(game: Any) -> Any:
    """A game without its moves."""
    return dict(game, game="/".join(game["game"].split("/")[:2]))


def kept(storage: Any) -> tuple[list[Any], int]:
    """All games that are kept, the oldest first, and how many there are that cannot be read."""
    move_older(storage)
    names = storage.names(PREFIX)
    games = [game for game in (clean(storage.read(name)[0]) for name in names) if game]
    return games, len(names) - len(games)


def move_older(storage: Any) -> None:
    """Keep each game of the list in which older versions have kept them all, and then give up the list."""
    results, problem = storage.read(OLDER)
    if problem or not isinstance(results, list):
        return
    sound = [game for game in map(clean, results) if game]
    problems = [keep(storage, game) for game in sound if not storage.text(name_of(game))]
    if len(sound) == len(results) and not any(problem not in ("", "slim") for problem in problems):
        storage.remove(OLDER)


# ---------- reading what may be anything ----------


def clean(game: Any) -> Any:
    """A game with nothing but what belongs to it; None for what is none."""
    if not isinstance(game, dict) or not (is_time(game.get("at")) and _is_text(game.get("game"))):
        return None
    bots: Any = game.get("bots")
    totals: Any = game.get("totals")
    if not (isinstance(bots, list) and 1 <= len(bots) <= SEATS and all(_is_word(bot) for bot in bots)):
        return None
    if not _are_numbers(totals) or not 2 <= len(totals) <= SEATS or not isinstance(game.get("won"), bool):
        return None
    if (
        (not is_own(game) and not _are_sides(game.get("winners"), totals))
        or seats(game) > SEATS
        or seats(game) % len(totals)
    ):
        return None
    found = {name: game[name] for name in ("at", "game", "bots", "totals", "won")}
    for name in ("name", "room"):
        if isinstance(game.get(name), str) and game[name]:
            found[name] = game[name][:40]
    found.update({name: game[name] for name in MARKS if _is_mark(name, game.get(name))})
    if not is_own(game):
        found["winners"] = game["winners"]
        if _are_names(game.get("names"), seats(game)):
            found["names"] = game["names"]
    tally = _clean_tally(game.get("tally"), totals)
    return dict(found, tally=tally) if tally else found


def _are_sides(value: Any, totals: Any) -> bool:
    """Whether these could be the sides that have won."""
    return bool(_are_numbers(value) and value and 0 <= min(value) <= max(value) < len(totals))


def _are_names(value: Any, many: int) -> bool:
    """Whether these could be what people are called, by seat."""
    if not isinstance(value, list) or len(value) != many:
        return False
    return all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in value)


def _is_mark(name: str, value: Any) -> bool:
    """Whether a mark of a game is one that it can have."""
    if name == "takebacks":
        return _are_numbers([value]) and value > 0
    return _is_word(value) and len(value) == 10 if name == "day" else value is True


def _clean_tally(tally: Any, totals: Any) -> Any:
    """What was counted of a game with these totals, None where that cannot be."""
    if not isinstance(tally, dict) or not isinstance(tally.get("points"), list):
        return None
    sums = [0] * len(totals)
    for points in tally["points"]:
        if not _are_numbers(points) or len(points) != len(totals):
            return None
        for side, each in enumerate(points):
            sums[side] += each
    if sums != totals:
        return None
    counted: Any = {name: tally.get(name) for name in COUNTED}
    if not _are_numbers(list(counted.values())) or min(counted.values()) < 0 or not _are_numbers([tally.get("margin")]):
        return None
    found = dict(counted, points=tally["points"], margin=tally["margin"])
    given = tally.get("feats")
    feats = {name: given[name] for name in FEATS if _is_place(given.get(name))} if isinstance(given, dict) else None
    return dict(found, feats=feats) if feats else found


def _is_place(value: Any) -> bool:
    """Whether this could be the number of an action in a game."""
    return _are_numbers([value]) and value > 0


def _are_numbers(values: Any) -> bool:
    """Whether this is a list of whole numbers of a bearable size."""
    if not isinstance(values, list):
        return False
    for value in values:  # noqa: SIM110 - a thousand games are looked at, and MicroPython is slow at generators
        if type(value) is not int or not -MOST < value < MOST:
            return False
    return True


def is_time(text: Any) -> bool:
    """Whether this is a time as browsers write it: 2026-11-22T04:20:21.123Z."""
    if not isinstance(text, str) or len(text) != 24 or not _is_plain(text):
        return False
    if not (text[4] == text[7] == "-" and text[10] == "T" and text[19] == "." and text[23] == "Z"):
        return False
    return _digits(text).isdigit() and "01" <= text[5:7] <= "12" and "01" <= text[8:10] <= "31" and text[11:13] < "24"


def _digits(time: str) -> str:
    """The digits of a time."""
    return time[:4] + time[5:7] + time[8:10] + time[11:13] + time[14:16] + time[17:19] + time[20:23]


def _is_plain(text: str) -> bool:
    """Whether a text is one word of ASCII; found without looking at each character, as MicroPython is slow at that."""
    return len(text.encode()) == len(text) and text.split() == [text]


def _is_text(text: Any) -> bool:
    """Whether this could be the text of a game."""
    return isinstance(text, str) and len(text) <= LONGEST and "/" in text and _is_plain(text)


def _is_word(text: Any) -> bool:
    """Whether this could be the id of a bot."""
    return isinstance(text, str) and len(text) <= 40 and _is_plain(text)


# ---------- what a game tells by itself ----------


def variant(game: Any) -> str:
    """The id of the preset that was played."""
    return str(game["game"].split("/")[0].split(":")[0])


def is_own(game: Any) -> bool:
    """Whether one person played against bots; otherwise several people did, or bots alone."""
    return bool(len(game["bots"]) % len(game["totals"]))


def tells(game: Any) -> bool:
    """Whether a game tells how somebody plays: their own from the beginning."""
    return is_own(game) and "joined" not in game


def seats(game: Any) -> int:
    """How many played."""
    return len(game["bots"]) + is_own(game)


def entries(game: Any) -> list[str]:
    """Who played, people with their names: as in "bots", but "person:Ann"."""
    names = game.get("names") or [""] * len(game["bots"])
    named = [bot == PERSON and names[seat] for seat, bot in enumerate(game["bots"])]
    return [f"{PERSON}:{name}" if name else game["bots"][seat] for seat, name in enumerate(named)]


def seating(game: Any) -> str:
    """Who played against whom: "3" for three alone, "2v2" for two teams of two."""
    many, sides = seats(game), len(game["totals"])
    return str(many) if many == sides else "v".join([str(many // sides)] * sides)


def moves(game: Any) -> list[list[str]]:
    """The actions of every round; none where only the deal was kept."""
    return [actions.split("_") if actions != "-" else [] for actions in game["game"].split("/")[2:]]


def rounds(game: Any) -> int:
    """How many rounds were played, 0 where that is not known."""
    return len(game["tally"]["points"]) if "tally" in game else len(moves(game))


def margin(game: Any) -> int:
    """How many points the person's side was ahead, or behind."""
    if "tally" in game:
        return int(game["tally"]["margin"])
    lead: int = abs(game["totals"][0] - max(game["totals"][1:]))
    return lead if game["won"] else -lead


def file_text(game: Any, players: Any) -> str:
    """A game as a file in our notation; players are the names by seat."""
    rules, seed = game["game"].split("/")[:2]
    tags = {"Rules": rules, "Seed": seed, "Players": " / ".join(players)}
    tags["Bots" if is_own(game) else "Seats"] = ",".join(entries(game))
    tags["Date"] = game["at"][:10]
    if "name" in game:
        tags["Name"] = "".join(" " if mark in '"[]{}\\\n' else mark for mark in game["name"])
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    points = game["tally"]["points"] if "tally" in game else []
    for number, actions in enumerate(moves(game)):
        lines += ["", f"Round {number + 1}", " ".join(actions)]
        if number < len(points):
            lines.append("{" + " to ".join(str(each) for each in points[number]) + "}")
    return "\n".join(lines) + "\n"
