"""The person's rating among the bots of the ladder, estimated from finished games.

There is one rating, in points a round, for each game and kind of table that the arena has measured. The strengths of
the bots and the person have a joint normal distribution. It begins wide, and is updated (as in a Kalman filter) by the
arena's measurements between bots, and by every game of the person against bots. So any uncertainty about the bots is
also uncertainty about the person. A side of several players is assumed to be as strong as the average of its players.
"""

from collections.abc import Mapping, Sequence

from web.page.finished import is_own, margin, rounds, seating, tells, variant
from web.shared.schema import Arena, FinishedGame, Result

PRIOR_VARIANCE = 10_000.0  # the variance of a bot's strength before measurements, in spreads (see schema.Arena)
PRIOR_DEVIATION = 0.7  # the deviation of the person's strength, in spreads, because most people are near the ladder
DRIFT = 0.0175  # the deviation of a person's change from game to game, in spreads; it gives newer games more weight
CONFIDENCE = 1.645  # standard deviations of a one-sided 95% test
STEPS = 40  # the maximum number of points of a course
YOU = "you"
MARKS = ("takebacks", "again", "hinted", "skipped", "resigned")  # the marks of games that do not count for the rating


class Posterior:
    """The joint posterior of strengths in one game: means and covariances of the bots and of "you"."""

    def __init__(self, ladder: Sequence[str], table: Arena) -> None:
        """Take the ids of the ladder, the weakest first, and the arena's measurements."""
        bots: list[str] = []
        for better, worse, _, _ in table["measured"]:
            bots.extend([name for name in (better, worse) if name not in bots])
        self.ladder = [name for name in ladder if name in bots]
        """The ids of the measured bots of the ladder, the weakest first."""
        bots.append(YOU)
        self._spread = spread = table["spread"]
        self._places = {name: place for place, name in enumerate(bots)}
        many = len(bots)
        self._mean = [0.0] * many
        self._covariance = [[0.0] * many for _ in range(many)]
        # Strengths are relative, so the weakest bot of the ladder is the origin.
        for name, place in self._places.items():
            self._covariance[place][place] = 0.0 if name == self.ladder[0] else PRIOR_VARIANCE * spread
        # The arena gives half of a 95% interval, which is 1.96 standard deviations.
        for better, worse, lead, half in table["measured"]:
            self._update([(better, 1.0), (worse, -1.0)], lead, (half / 1.96) ** 2)
        you = self._places[YOU]
        self._mean[you] = (self.mean(self.ladder[0]) + self.mean(self.ladder[-1])) / 2
        self._covariance[you][you] = (PRIOR_DEVIATION * spread) ** 2

    def _update(self, weights: Sequence[tuple[str, float]], lead: float, variance: float) -> None:
        """Update with a measurement: a weighted sum of strengths was measured as ``lead``, with this variance."""
        parts = [(self._places[name], weight) for name, weight in weights]
        shared = [sum([weight * row[place] for place, weight in parts]) for row in self._covariance]
        whole = sum([weight * shared[place] for place, weight in parts]) + variance
        off = lead - sum([weight * self._mean[place] for place, weight in parts])
        for place, part in enumerate(shared):
            self._mean[place] += part * off / whole
            row = self._covariance[place]
            for column, other_part in enumerate(shared):
                row[column] -= part * other_part / whole

    def knows(self, bots: Sequence[str]) -> bool:
        """Return whether all these bots were measured."""
        return not [bot for bot in bots if bot not in self._places or bot == YOU]

    def observe(self, bots: Sequence[str], many: int, points: int, games: int) -> None:
        """Update with the total lead of the person's side, in points, over ``many`` rounds and ``games`` games.

        ``bots`` are the others, beginning at the person's left; if there are two sides, their players alternate.
        """
        you = self._places[YOU]
        self._covariance[you][you] += (DRIFT * self._spread) ** 2 * games
        share = 2 / (len(bots) + 1)
        weights = [(YOU, share)] + [(bot, share if seat % 2 else -share) for seat, bot in enumerate(bots)]
        self._update(_summed(weights), points / many, self._spread**2 / many)

    def mean(self, name: str) -> float:
        """Return how much stronger a bot, or "you", is than the weakest bot of the ladder, in points a round."""
        return self._mean[self._places[name]]

    @property
    def half_interval(self) -> float:
        """Half of the person's 90% interval, in points a round."""
        you = self._places[YOU]
        return float(CONFIDENCE * self._covariance[you][you] ** 0.5)

    def neighbours(self) -> tuple[str | None, str | None]:
        """Return the strongest bot that is surely weaker than the person, and the weakest that is surely stronger.

        Each is None if there is no such bot.
        """
        below = above = None
        for bot in self.ladder:
            ahead = self._surely(bot)
            if ahead > 0:
                below, above = bot, None
            elif ahead < 0 and above is None:
                above = bot
        return below, above

    def _surely(self, bot: str) -> int:
        """Return 1 if the person is surely stronger than a bot, -1 if surely weaker, otherwise 0."""
        you, it, covariance = self._places[YOU], self._places[bot], self._covariance
        variance = covariance[you][you] + covariance[it][it] - 2 * covariance[you][it]
        lead = self._mean[you] - self._mean[it]
        if lead * lead < CONFIDENCE * CONFIDENCE * variance:
            return 0
        return 1 if lead > 0 else -1


def _summed(weights: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """Return weights with each name only once; weights of the same name are added."""
    sums: dict[str, float] = {}
    for name, weight in weights:
        sums[name] = sums.get(name, 0.0) + weight
    return list(sums.items())


class Rating:
    """The person's rating in one game, at one kind of table."""

    def __init__(
        self, results: list[Result], ladder: Sequence[str], table: Arena, renamed: Mapping[str, str] | None = None
    ) -> None:
        """Take the results of the games, the ladder, the arena's measurements, and the current ids of bots."""
        self.variant = table["variant"]
        """The id of the preset."""
        self.seating = table["seating"]
        """The sides: "2", or "2v2" for teams."""
        self.posterior = Posterior(ladder, table)
        """The posterior after all games."""
        # Opponents are looked up once, not for each game, because there may be ten thousand games.
        named = {bots: today(bots, renamed or {}) for bots in {bots for bots, _, _ in results}}
        self._named = {bots: now for bots, now in named.items() if self.posterior.knows(now)}
        results = [result for result in results if result[0] in self._named]
        self.games = len(results)
        """The number of rated games."""
        self.rounds = sum([many for _, many, _ in results])
        """The number of rounds in the rated games."""
        self.course: list[tuple[int, float, float]] = []
        """At each point: the number of games so far, the lead over the weakest bot, and half of the lead's interval."""
        for step in range(min(STEPS, self.games)):
            first = step * self.games // min(STEPS, self.games)
            last = (step + 1) * self.games // min(STEPS, self.games)
            self._observe(results[first:last])
            self.course.append((last, self.posterior.mean(YOU), self.posterior.half_interval))

    def _observe(self, results: list[Result]) -> None:
        """Update with some results; results against the same bots are added up first."""
        sums: dict[tuple[str, ...], list[int]] = {}
        for bots, many, points in results:
            one = sums.setdefault(self._named[bots], [0, 0, 0])
            one[0] += many
            one[1] += points
            one[2] += 1
        for bots in sorted(sums):
            many, points, games = sums[bots]
            self.posterior.observe(bots, many, points, games)


class Played:
    """The results of rated games, by table; games are added one by one, the oldest first."""

    def __init__(self) -> None:
        self.results: dict[tuple[str, str], list[Result]] = {}
        """The results by the id of the preset and the seating."""
        self.examples: list[FinishedGame] = []
        """The first game of each preset, seating and row of opponents."""
        self.why_not = ""
        """The mark that keeps the last own game from being rated, "" for none."""
        self._known: dict[tuple[str, str, tuple[str, ...]], tuple[str, ...]] = {}

    def take(self, game: FinishedGame) -> None:
        """Add a game, if it can be rated."""
        if is_own(game) and "joined" not in game:
            self.why_not = ([mark for mark in MARKS if mark in game] + [""])[0]
        if not counts(game):
            return
        table, bots = (variant(game), seating(game)), tuple(game["bots"])
        where = (table[0], table[1], bots)
        if where not in self._known:
            self._known[where] = bots
            self.examples.append(game)
        self.results.setdefault(table, []).append((self._known[where], rounds(game), margin(game)))


def ratings(
    played: Played, ladder: Sequence[str], tables: Sequence[Arena], renamed: Mapping[str, str]
) -> tuple[list[Rating], list[FinishedGame]]:
    """Return the ratings at measured tables, the one with the most games first, and examples of games without a rating.

    There is one example for each preset, seating and row of opponents that the arena has not measured. ``renamed`` has
    the current ids of bots by their older ids.
    """
    table_ratings: list[Rating] = []
    measured: dict[tuple[str, str], Posterior] = {}
    for table in tables:
        where = table["variant"], table["seating"]
        if where not in played.results:
            continue
        rating = Rating(played.results[where], ladder, table, renamed)
        measured[where] = rating.posterior
        if rating.games:
            table_ratings.append(rating)
    unknown = []
    for game in played.examples:
        posterior = measured.get((variant(game), seating(game)))
        if not posterior or not posterior.knows(today(game["bots"], renamed)):
            unknown.append(game)
    return sorted(table_ratings, key=lambda rating: -rating.games), unknown


def today(bots: Sequence[str], renamed: Mapping[str, str]) -> tuple[str, ...]:
    """Return the current ids of bots."""
    return tuple([renamed.get(bot, bot) for bot in bots])


def counts(game: FinishedGame) -> bool:
    """Return whether a game can be rated: it was played to the end, for the first time and without help."""
    if not tells(game) or not rounds(game):
        return False
    return not any(mark in game for mark in MARKS)
