"""How strong somebody plays beside the opponents of the ladder, as far as their finished games can tell.

Each game that the arena has measured, at each table, has a rating of its own, in points a round. Where everybody stands
is thought of as normally distributed: at first anywhere, then narrowed down by what the arena has measured between
bots, and by every game of the person against them. What is not known of the bots is so not known of the person either.
A side of several is taken to be as strong as its players are on average.

Runs in MicroPython on the page, and in CPython in tests.
"""

from web.shared.finished import margin, rounds, seating, tells, variant

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

ANYWHERE = 10_000.0  # variance of where a bot stands before anything is measured
# In spreads: the standard deviation of the points between two sides in one round, of which each game has its own.
PERSON = 0.7  # standard deviation of where a person stands, who is likely somewhere near the ladder
DRIFT = 0.0175  # that of how a person may have changed from one game to the next, so that newer games weigh more
SURE = 1.645  # standard deviations between two who differ in strength: 19 of 20 such sentences are true
STEPS = 40  # moments of which the course is told
YOU = "you"


class Standing:
    """Who stands where in one game: a mean and covariances, of the bots and of "you"."""

    def __init__(self, ladder: Any, measured: Any, spread: float) -> None:
        """Ladder are ids, the weakest first; measured lists (better, worse, lead, half of the 95 % interval)."""
        bots = []
        for better, worse, _, _ in measured:
            bots.extend([name for name in (better, worse) if name not in bots])
        self.ladder = [name for name in ladder if name in bots]
        bots.append(YOU)
        self.spread = spread
        self._places = {name: place for place, name in enumerate(bots)}
        many = len(bots)
        self._mean = [0.0] * many
        self._covariance = [[0.0] * many for _ in range(many)]
        for name, place in self._places.items():
            self._covariance[place][place] = 0.0 if name == self.ladder[0] else ANYWHERE * spread
        for better, worse, lead, give in measured:
            self._learn([(better, 1.0), (worse, -1.0)], lead, (give / 1.96) ** 2)
        you = self._places[YOU]
        self._mean[you] = (self.height(self.ladder[0]) + self.height(self.ladder[-1])) / 2
        self._covariance[you][you] = (PERSON * spread) ** 2

    def _learn(self, weights: Any, lead: float, variance: float) -> None:
        """The sum of some, each with a weight, was found to be so much, with this variance."""
        parts = [(self._places[name], weight) for name, weight in weights]
        shared = [sum([weight * row[place] for place, weight in parts]) for row in self._covariance]
        whole = sum([weight * shared[place] for place, weight in parts]) + variance
        off = lead - sum([weight * self._mean[place] for place, weight in parts])
        for place, part in enumerate(shared):
            self._mean[place] += part * off / whole
            row = self._covariance[place]
            for column, other_part in enumerate(shared):
                row[column] -= part * other_part / whole

    def knows(self, bots: Any) -> bool:
        """Whether all of these have been measured."""
        return not [bot for bot in bots if bot not in self._places or bot == YOU]

    def play(self, bots: Any, many: int, points: int, games: int) -> None:
        """The person's side has been so many points ahead in so many rounds, of these many games.

        Bots are the others from the left of the person; two sides take turns.
        """
        you = self._places[YOU]
        self._covariance[you][you] += (DRIFT * self.spread) ** 2 * games
        share = 2 / (len(bots) + 1)
        weights = [(YOU, share)] + [(bot, share if seat % 2 else -share) for seat, bot in enumerate(bots)]
        self._learn(_summed(weights), points / many, self.spread**2 / many)

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


def _summed(weights: Any) -> Any:
    """Weights by name, each name once."""
    found: dict[str, float] = {}
    for name, weight in weights:
        found[name] = found.get(name, 0.0) + weight
    return list(found.items())


class Rating:
    """What finished games tell of somebody's strength in one game, at one kind of table.

    "variant" and "seating" are which; "games" and "rounds" were counted; "standing" is what came of them; "course" how
    it went: after so many games, how far the person was above the weakest of the ladder, and half the interval of that.
    """

    def __init__(self, played: Any, ladder: Any, table: Any) -> None:
        """Played are pairs of bots, by today's ids, and a game, the oldest first; for the table see ratings()."""
        self.variant, self.seating = table["variant"], table["seating"]
        self.standing = Standing(ladder, table["measured"], table["spread"])
        played = [(bots, game) for bots, game in played if self.standing.knows(bots)]
        self.games = len(played)
        self.rounds = sum([rounds(game) for _, game in played])
        self.course: list[tuple[int, float, float]] = []
        for step in range(min(STEPS, self.games)):
            first = step * self.games // min(STEPS, self.games)
            last = (step + 1) * self.games // min(STEPS, self.games)
            self._learn(played[first:last])
            self.course.append((last, self.standing.height(YOU), self.standing.give))

    def _learn(self, played: Any) -> None:
        """Take some games in, all against the same bots at once."""
        sums: dict[Any, list[int]] = {}
        for bots, game in played:
            one = sums.setdefault(tuple(bots), [0, 0, 0])
            one[0] += rounds(game)
            one[1] += margin(game)
            one[2] += 1
        for bots in sorted(sums):
            self.standing.play(bots, *sums[bots])


def ratings(games: Any, ladder: Any, tables: Any, renamed: Any) -> tuple[list[Rating], list[Any]]:
    """What games tell, a rating for each table that was measured and played at, the one with most games first.

    And those games of which nothing is known, as nobody has measured the bots there. Games are those of
    ``finished``, the oldest first; tables are {"variant", "seating", "measured", "spread"}; renamed gives today's
    ids of bots for older ones.
    """
    by_table: dict[Any, list[Any]] = {}
    for game in games:
        if counts(game):
            bots = [renamed.get(bot, bot) for bot in game["bots"]]
            by_table.setdefault((variant(game), seating(game)), []).append((bots, game))
    found, unknown = [], []
    for table in tables:
        played = by_table.pop((table["variant"], table["seating"]), [])
        rating = Rating(played, ladder, table)
        if rating.games:
            found.append(rating)
        unknown.extend([game for bots, game in played if not rating.standing.knows(bots)])
    for played in by_table.values():
        unknown.extend([game for _, game in played])
    return sorted(found, key=lambda rating: -rating.games), sorted(unknown, key=lambda game: game["at"])


def counts(game: Any) -> bool:
    """Whether a game can tell of somebody's strength: played to the end as it was dealt, as the arena has played."""
    if not tells(game) or not rounds(game):
        return False
    return not any(mark in game for mark in ("takebacks", "again", "skipped", "resigned"))
