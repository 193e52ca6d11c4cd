"""Statistics of finished games: figures by game, opponent and seating; streaks; and the course over time."""

from collections.abc import Callable, Sequence

from web.page.finished import margin, rounds, seating, tells, variant
from web.page.rating import Played
from web.shared.games import COUNTED, PERSON
from web.shared.schema import Figures, FinishedGame

SPAN = 20  # games over which each share in the chart is computed
FEWEST = 5  # games; a share of fewer games would mean little
PLOTTED = 200  # games in the chart of shares
BARS = 40  # games in the chart of points


def opponents(game: FinishedGame) -> list[str]:
    """Return the bots on sides other than the person's, each once; seats alternate between sides."""
    sides = len(game["totals"])
    bots: list[str] = []
    for seat, bot in enumerate(game["bots"], 1):
        if seat % sides and bot not in bots:
            bots.append(bot)
    return bots


KINDS: dict[str, Callable[[FinishedGame], list[str]]] = {
    "variant": lambda game: [variant(game)],
    "opponent": opponents,
    "seats": lambda game: [seating(game)],
}
"""The kinds of groups, each with a function that returns the groups of a game."""


class Summary:
    """A summary of finished games, which are added one by one, the oldest first; the summary keeps hardly any of them.

    Except for the number of games and the list of people, it is only about games that count (see tells()).
    """

    def __init__(self) -> None:
        self.many = 0
        """The number of all games."""
        self.figures = _nothing()
        """The figures of the games that count."""
        self.streak = 0
        """The current streak of games won, negative for games lost."""
        self.best_streak = 0
        """The longest streak of games won."""
        self.first_times: list[tuple[str, FinishedGame]] = []
        """The achievements in order, with the first game of each."""
        self.margins: list[int] = []
        """The lead of the person's side in points in each of the newest games, negative if it was behind."""
        self.played = Played()
        """The results of the games that can be rated."""
        self._won: list[bool] = []
        self._groups: dict[str, dict[str, Figures]] = {kind: {} for kind in KINDS}
        self._people: dict[str, list[int]] = {}

    def take(self, game: FinishedGame) -> None:
        """Add a game."""
        self.many += 1
        if "joined" not in game:
            self._take_people(game)
        if tells(game):
            self._take_figures(game)
            self._take_course(game)
            self._take_achievements(game)
        self.played.take(game)

    def _take_people(self, game: FinishedGame) -> None:
        for seat, name in enumerate(game.get("names", [])):
            if name and game["bots"][seat] == PERSON:
                one = self._people.setdefault(name, [0, 0])
                one[0] += 1
                one[1] += seat % len(game["totals"]) in game["winners"]

    def _take_figures(self, game: FinishedGame) -> None:
        of_game = _figures(game)
        sums = [self.figures]
        for kind, groups_of in KINDS.items():
            groups = self._groups[kind]
            for group in groups_of(game):
                if group not in groups:
                    groups[group] = _nothing()
                sums.append(groups[group])
        for each in sums:
            for name, value in of_game.items():
                each[name] += value

    def _take_course(self, game: FinishedGame) -> None:
        self.streak = max(self.streak, 0) + 1 if game["won"] else min(self.streak, 0) - 1
        self.best_streak = max(self.best_streak, self.streak)
        # SPAN more games are kept than are drawn, because the first share covers SPAN games.
        self._won = self._won[1 - PLOTTED - SPAN :] + [game["won"]]  # noqa: RUF005 - MicroPython
        self.margins = self.margins[1 - BARS :] + [margin(game)]  # noqa: RUF005 - MicroPython

    def _take_achievements(self, game: FinishedGame) -> None:
        achieved = game["tally"].get("feats", {}) if "tally" in game else {}
        known = [name for name, _ in self.first_times]
        for _, name in sorted([(achieved[name], name) for name in achieved if name not in known]):
            self.first_times.append((name, game))

    # ---------- results ----------

    def groups(self, kind: str) -> list[tuple[str, Figures]]:
        """Return the groups of a kind (see KINDS) with their figures, the group with the most games first."""
        groups = self._groups[kind]
        return [(group, groups[group]) for group in sorted(groups, key=lambda group: (-groups[group]["games"], group))]

    def people(self) -> list[tuple[str, int, int]]:
        """Return the people who have shared a screen: name, games, and games won; most games first."""
        people = [(name, many, won) for name, (many, won) in self._people.items()]
        return sorted(people, key=lambda one: (-one[1], one[0]))

    def shares(self) -> list[float]:
        """Return the share of games won among the last SPAN, from 0 to 1, after each of the newest games.

        There is no share before FEWEST games.
        """
        won = self._won
        shares = []
        for end in range(FEWEST, len(won) + 1):
            newest = won[max(0, end - SPAN) : end]
            shares.append(sum(newest) / len(newest))
        return shares[-PLOTTED:]


def summary(games: Sequence[FinishedGame]) -> Summary:
    """Return the summary of games, given the oldest first."""
    total = Summary()
    for game in games:
        total.take(game)
    return total


def _nothing() -> Figures:
    figures = {"games": 0, "won": 0, "rounds": 0, "margin": 0, "counted": 0}
    figures.update(dict.fromkeys(COUNTED, 0))
    return figures


def _figures(game: FinishedGame) -> Figures:
    """Return the figures of one game."""
    played = rounds(game)
    figures = {"games": 1, "won": int(game["won"]), "rounds": played, "margin": margin(game)}
    if "tally" in game:
        figures["counted"] = played
        for name in COUNTED:
            figures[name] = game["tally"][name]
    return figures
