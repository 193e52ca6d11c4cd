"""How strong somebody plays beside the opponents of the ladder, as far as their finished games can tell.

Strength is counted in points a round of Casino for two. Where everybody stands is thought of as normally distributed:
at first anywhere, then narrowed down by what the arena has measured between bots, and by every game of the person
against one of them. What is not known of the bots is so not known of the person either.

Runs in MicroPython on the page, and in CPython in tests.
"""

from web.app.finished import margin, rounds, seating, variant

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

GAME = "classic"  # in which the arena has measured
SPREAD = 5.7  # standard deviation of the points between two players in one round, as bots play
ANYWHERE = 10_000.0  # variance of where a bot stands before anything is measured
PERSON = 16.0  # that of a person, who is likely somewhere near the ladder
DRIFT = 0.01  # variance by which a person may have changed from one game to the next, so that newer games weigh more
SURE = 1.645  # standard deviations between two who differ in strength: 19 of 20 such sentences are true
STEPS = 40  # moments of which the course is told
YOU = "you"


class Standing:
    """Who stands where: a mean and covariances, of the bots and of "you"."""

    def __init__(self, ladder: Any, measured: Any) -> None:
        """Ladder are ids, the weakest first; measured lists (better, worse, lead, half of the 95 % interval)."""
        self.ladder = ladder
        bots = list(ladder)
        for better, worse, _, _ in measured:
            bots.extend([name for name in (better, worse) if name not in bots])
        bots.append(YOU)
        self._places = {name: place for place, name in enumerate(bots)}
        many = len(bots)
        self._mean = [0.0] * many
        self._covariance = [[0.0] * many for _ in range(many)]
        for name, place in self._places.items():
            self._covariance[place][place] = 0.0 if name == ladder[0] else ANYWHERE
        for better, worse, lead, give in measured:
            self._learn(better, worse, lead, (give / 1.96) ** 2)
        you = self._places[YOU]
        self._mean[you] = (self.height(ladder[0]) + self.height(ladder[-1])) / 2
        self._covariance[you][you] = PERSON

    def _learn(self, one: str, other: str, lead: float, variance: float) -> None:
        """One was found to be so much ahead of another, with this variance."""
        here, there = self._places[one], self._places[other]
        shared = [row[here] - row[there] for row in self._covariance]
        whole = shared[here] - shared[there] + variance
        off = lead - self._mean[here] + self._mean[there]
        for place, part in enumerate(shared):
            self._mean[place] += part * off / whole
            row = self._covariance[place]
            for column, other_part in enumerate(shared):
                row[column] -= part * other_part / whole

    def knows(self, bot: str) -> bool:
        """Whether somebody has been measured."""
        return bot in self._places and bot != YOU

    def play(self, bot: str, many: int, points: int, games: int) -> None:
        """The person has been so many points ahead of a bot in so many rounds, of these many games."""
        you = self._places[YOU]
        self._covariance[you][you] += DRIFT * games
        self._learn(YOU, bot, points / many, SPREAD * SPREAD / many)

    def height(self, name: str) -> float:
        """Where somebody stands above the weakest, in points a round."""
        return self._mean[self._places[name]]

    @property
    def give(self) -> float:
        """Half the interval in which the person stands, nine times in ten."""
        you = self._places[YOU]
        return float(SURE * self._covariance[you][you] ** 0.5)

    def place(self) -> tuple[Any, Any]:
        """The strongest of the ladder who is surely weaker than the person, and the weakest who is surely stronger."""
        below = above = None
        for bot in self.ladder:
            ahead = self._surely(bot)
            if ahead > 0:
                below, above = bot, None
            elif ahead < 0 and above is None:
                above = bot
        return below, above

    def _surely(self, bot: str) -> int:
        """1 where the person is surely stronger than a bot, -1 where weaker, else 0."""
        you, it, covariance = self._places[YOU], self._places[bot], self._covariance
        variance = covariance[you][you] + covariance[it][it] - 2 * covariance[you][it]
        lead = self._mean[you] - self._mean[it]
        if lead * lead < SURE * SURE * variance:
            return 0
        return 1 if lead > 0 else -1


class Rating:
    """What finished games tell of somebody's strength.

    "games" and "rounds" were counted; "standing" is what came of them; "course" how it went: after so many games, how
    far the person was above the weakest of the ladder, and half the interval of that.
    """

    def __init__(self, games: Any, ladder: Any, measured: Any, renamed: Any) -> None:
        """Games are those of web.app.finished, the oldest first; renamed gives today's ids for older ones."""
        self.standing = Standing(ladder, measured)
        played = [(renamed.get(game["bots"][0], game["bots"][0]), game) for game in games if counts(game)]
        played = [(bot, game) for bot, game in played if self.standing.knows(bot)]
        self.games = len(played)
        self.rounds = sum([rounds(game) for _, game in played])
        self.course: list[tuple[int, float, float]] = []
        for step in range(min(STEPS, self.games)):
            first = step * self.games // min(STEPS, self.games)
            last = (step + 1) * self.games // min(STEPS, self.games)
            self._learn(played[first:last])
            self.course.append((last, self.standing.height(YOU), self.standing.give))

    def _learn(self, played: Any) -> None:
        """Take some games in, all against one bot at once."""
        sums: dict[str, list[int]] = {}
        for bot, game in played:
            one = sums.setdefault(bot, [0, 0, 0])
            one[0] += rounds(game)
            one[1] += margin(game)
            one[2] += 1
        for bot in sorted(sums):
            self.standing.play(bot, *sums[bot])


def counts(game: Any) -> bool:
    """Whether a game tells of somebody's strength: played to the end as it was dealt, as the arena has played."""
    if variant(game) != GAME or seating(game) != "2" or not rounds(game):
        return False
    return not any(mark in game for mark in ("takebacks", "again", "skipped", "resigned"))
