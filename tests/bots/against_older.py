"""A bot against its version in an older source tree, on the same deals and with the same processor time.

`git worktree add OLDER COMMIT`, then `python -m tests.bots.against_older OLDER BOT RULES` prints the lead of this
tree's bot after every deal. Each bot's process applies all actions by the rules of its own tree; the match stops if the
two trees then disagree about the table. `--totals 19,19` begins every round at that score.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
from typing import Any

from tests.bots.arena import ahead, share_won
from tests.bots.estimate import Tally

HERE = Path(__file__).parents[2]
PLAYER = HERE / "tests" / "bots" / "older.py"


class Player:
    """A process that plays with the sources of one tree."""

    def __init__(self, tree: Path, bot: str) -> None:
        self._process = Popen([sys.executable, PLAYER, tree, bot], stdin=PIPE, stdout=PIPE, text=True)
        self.times: list[float] = []
        self.slices = 0

    def ask(self, do: str, **arguments: object) -> dict[str, Any]:
        """Send a request to the process; return its answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"do": do, **arguments}) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def choose(self, budget: float) -> str:
        """Return the bot's action; add its time and slices to the counts if the bot had to think."""
        answer = self.ask("choose", budget=budget)
        if answer["slices"] > 1:
            self.times.append(answer["ms"])
            self.slices += answer["slices"]
        return str(answer["action"])


class Referee:
    """Lets two players play at one table, and stops if their trees disagree about the round."""

    def __init__(self, players: tuple[Player, Player], budget: float) -> None:
        self._players = players
        self._budget = budget

    def _both(self, do: str, **arguments: object) -> dict[str, Any]:
        new, old = [player.ask(do, **arguments) for player in self._players]
        if new != old:
            raise SystemExit(f"the trees disagree after {do} {arguments}: {new} and {old}")
        return new

    def played(self, rules: str, seed: str, totals: list[int], own: int) -> tuple[list[int], int | None]:
        """Play a round with this tree's bot on side ``own``.

        Return the points by side, and the side that has won the game by an item, or None.
        """
        state = self._both("deal", rules=rules, seed=seed, totals=totals)
        sides = state["sides"]
        while not state["over"]:
            player = self._players[0 if sides[state["actor"]] == own else 1]
            state = self._both("play", action=player.choose(self._budget))
        return state["points"], state["won"]


def main() -> None:
    """Play a match, and print the lead after every deal."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("older", type=Path)
    parser.add_argument("bot")
    parser.add_argument("rules")
    parser.add_argument("--deals", type=int, default=120)
    parser.add_argument("--first", type=int, default=70_000)
    parser.add_argument("--budget", type=float, default=60, help="milliseconds of the processor for a move")
    parser.add_argument("--totals", default="", help="the score with which every round begins, for two sides")
    options = parser.parse_args()
    players = Player(HERE, options.bot), Player(options.older, options.bot)
    referee = Referee(players, options.budget)
    totals = [int(total) for total in options.totals.split(",") if total]
    leads, won, games = Tally(), Tally(), [0, 0]
    for number in range(options.first, options.first + options.deals):
        rounds = [(own, *referee.played(options.rules, f"arena {number}", totals, own)) for own in (0, 1)]
        leads.add(sum(ahead(tuple(points), own) for own, points, _ in rounds) / 2)
        won.add(sum(share_won(tuple(points), own) for own, points, _ in rounds) / 2)
        for own, _, winner in rounds:
            if winner is not None:
                games[winner != own] += 1
        (lead, error), (share, spread) = leads.interval(), won.interval()
        rates = [1000 * player.slices / max(sum(player.times), 1) for player in players]
        middle = [median(player.times or [0]) for player in players]
        print(
            f"{options.bot} {options.rules}: {leads.count} deals, {lead:+.2f} ± {error:.2f} points, "
            f"{100 * share:.0f} ± {100 * spread:.0f} % of rounds, games {games[0]}-{games[1]}, "
            f"ms {middle[0]:.1f} {middle[1]:.1f}, slices a second {rates[0]:.0f} {rates[1]:.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
