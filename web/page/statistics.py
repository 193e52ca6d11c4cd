"""What finished games come to: figures by game, opponent and seats, streaks, and how it goes over time.

Games are those of web.shared.finished, the oldest first. Runs in MicroPython on the page, and in CPython in tests.
"""

from web.shared.finished import COUNTED, PERSON, margin, rounds, seating, variant

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

SPAN = 20  # games that a running share is taken over
FEWEST = 5  # games before a share says anything


def figures(games: Any) -> Any:
    """Sums over some games: "games", "won", "rounds", "margin", and what was counted, with the rounds of just those.

    "counted" are the rounds of the games of which that is known.
    """
    found = {"games": 0, "won": 0, "rounds": 0, "margin": 0, "counted": 0}
    found.update(dict.fromkeys(COUNTED, 0))
    for game in games:
        played = rounds(game)
        found["games"] += 1
        found["won"] += game["won"]
        found["rounds"] += played
        found["margin"] += margin(game)
        if "tally" in game:
            found["counted"] += played
            for name in COUNTED:
                found[name] += game["tally"][name]
    return found


def opponents(game: Any) -> list[str]:
    """The bots on other sides than the person's, each once; seats are dealt out to sides in turn."""
    sides = len(game["totals"])
    found = []
    for seat, bot in enumerate(game["bots"], 1):
        if seat % sides and bot not in found:
            found.append(bot)
    return found


KINDS: dict[str, Any] = {
    "variant": lambda game: [variant(game)],
    "opponent": opponents,
    "seats": lambda game: [seating(game)],
}
"""What games can be grouped by, and the groups that a game belongs to."""


def grouped(games: Any, kind: str) -> list[tuple[str, Any]]:
    """Figures by group, that with the most games first."""
    groups: dict[str, list[Any]] = {}
    for game in games:
        for group in KINDS[kind](game):
            groups.setdefault(group, []).append(game)
    return [(group, figures(groups[group])) for group in sorted(groups, key=lambda group: (-len(groups[group]), group))]


def people(games: Any) -> list[tuple[str, int, int]]:
    """People who have played with others on one screen under a name: it, games, and games won; most games first."""
    found: dict[str, list[int]] = {}
    for game in games:
        for seat, name in enumerate(game.get("names", [])):
            if name and game["bots"][seat] == PERSON:
                one = found.setdefault(name, [0, 0])
                one[0] += 1
                one[1] += seat % len(game["totals"]) in game["winners"]
    return sorted([(name, many, won) for name, (many, won) in found.items()], key=lambda one: (-one[1], one[0]))


def streaks(games: Any) -> tuple[int, int]:
    """How many games in a row were won last, less than nothing for games lost, and the most that were ever won so."""
    now = best = 0
    for game in games:
        now = max(now, 0) + 1 if game["won"] else min(now, 0) - 1
        best = max(best, now)
    return now, best


def firsts(games: Any) -> list[tuple[str, Any]]:
    """What was done for the first time in some of these games, the latest first, and the game in which it was."""
    known: list[str] = []  # and no dict, as those of MicroPython keep no order
    found: list[tuple[str, Any]] = []
    for game in games:
        feats = game["tally"].get("feats", {}) if "tally" in game else {}
        for _, name in sorted([(feats[name], name) for name in feats if name not in known]):
            known.append(name)
            found.append((name, game))
    return found[::-1]


def shares(games: Any) -> list[float]:
    """After each game from the fifth on, the share of games won among the newest twenty; 0 to 1."""
    won = [game["won"] for game in games]
    found = []
    for end in range(FEWEST, len(won) + 1):
        newest = won[max(0, end - SPAN) : end]
        found.append(sum(newest) / len(newest))
    return found


def margins(games: Any) -> list[int]:
    """The points ahead or behind, game by game."""
    return [margin(game) for game in games]
