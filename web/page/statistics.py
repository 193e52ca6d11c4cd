"""What finished games come to: figures by game, opponent and seats, streaks, and how it goes over time.

Games are those of ``finished``, the oldest first.
"""

from collections.abc import Callable, Sequence

from web.page.finished import margin, rounds, seating, variant
from web.shared.games import COUNTED, PERSON
from web.shared.schema import FinishedGame

SPAN = 20  # games that a running share is taken over
FEWEST = 5  # games before a share says anything


def figures(games: Sequence[FinishedGame]) -> dict[str, int]:
    """Return sums over some games: "games", "won", "rounds", "margin", and each of ``COUNTED``.

    "counted" are the rounds of the games of which it is known what was counted.
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


def opponents(game: FinishedGame) -> list[str]:
    """Return the bots on other sides than the person's, each once; seats are dealt out to sides in turn."""
    sides = len(game["totals"])
    found: list[str] = []
    for seat, bot in enumerate(game["bots"], 1):
        if seat % sides and bot not in found:
            found.append(bot)
    return found


KINDS: dict[str, Callable[[FinishedGame], list[str]]] = {
    "variant": lambda game: [variant(game)],
    "opponent": opponents,
    "seats": lambda game: [seating(game)],
}
"""What games can be grouped by, and the groups that a game belongs to."""


def grouped(games: Sequence[FinishedGame], kind: str) -> list[tuple[str, dict[str, int]]]:
    """Return the groups of a kind with the figures of each, that with the most games first."""
    groups: dict[str, list[FinishedGame]] = {}
    for game in games:
        for group in KINDS[kind](game):
            groups.setdefault(group, []).append(game)
    return [(group, figures(groups[group])) for group in sorted(groups, key=lambda group: (-len(groups[group]), group))]


def people(games: Sequence[FinishedGame]) -> list[tuple[str, int, int]]:
    """Return who has played with others on one screen: name, games, and games won; most games first."""
    found: dict[str, list[int]] = {}
    for game in games:
        for seat, name in enumerate(game.get("names", [])):
            if name and game["bots"][seat] == PERSON:
                one = found.setdefault(name, [0, 0])
                one[0] += 1
                one[1] += seat % len(game["totals"]) in game["winners"]
    return sorted([(name, many, won) for name, (many, won) in found.items()], key=lambda one: (-one[1], one[0]))


def streaks(games: Sequence[FinishedGame]) -> tuple[int, int]:
    """Return how many games in a row were won last, less than 0 for games lost, and the longest row of games won."""
    now = best = 0
    for game in games:
        now = max(now, 0) + 1 if game["won"] else min(now, 0) - 1
        best = max(best, now)
    return now, best


def firsts(games: Sequence[FinishedGame]) -> list[tuple[str, FinishedGame]]:
    """Return the achievements, the latest first, and the game in which each came first."""
    known: list[str] = []  # and no dict, as those of MicroPython keep no order
    found: list[tuple[str, FinishedGame]] = []
    for game in games:
        achieved = game["tally"].get("feats", {}) if "tally" in game else {}
        for _, name in sorted([(achieved[name], name) for name in achieved if name not in known]):
            known.append(name)
            found.append((name, game))
    return found[::-1]


def shares(games: Sequence[FinishedGame]) -> list[float]:
    """Return, after each game from the fifth on, the share of games won among the newest twenty; 0 to 1."""
    won = [game["won"] for game in games]
    found = []
    for end in range(FEWEST, len(won) + 1):
        newest = won[max(0, end - SPAN) : end]
        found.append(sum(newest) / len(newest))
    return found


def margins(games: Sequence[FinishedGame]) -> list[int]:
    """Return by how many points each game was won, less than 0 where it was lost."""
    return [margin(game) for game in games]
