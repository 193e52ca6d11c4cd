"""The page of finished games as markup: figures, rating, charts, tables, and the list of all games."""

from collections.abc import Iterator, Sequence

from web.page import charts
from web.page.finished import seating, variant
from web.page.history import History
from web.page.phrases import Phrases, escaped, fixed, signed
from web.page.rating import Played, Posterior, Rating, ratings
from web.page.statistics import SPAN, Summary
from web.shared.games import ACHIEVEMENTS
from web.shared.puzzle_rating import rating
from web.shared.schema import Figures, FinishedGame, Strengths

ROOMY = 10_000  # games: more room than this is not worth mentioning
SCARCE = 300  # games: with less room than this, the person should act
UNSAVED = 20  # games: a reminder appears when this many are in no backup


class Overview:
    """Draws the page of finished games."""

    def __init__(self, phrases: Phrases, strengths: Strengths) -> None:
        self.phrases = phrases
        self.t = phrases.t
        self.history = History(phrases)
        self._strengths = strengths
        self._decimal = phrases.plain("locale.decimal")

    def render(self, summary: Summary, newest: Sequence[FinishedGame], firsts: Sequence[str] = ()) -> Iterator[str]:
        """Draw, part by part, the summary of all games and a list of the newest.

        The page can respond between two parts; drawing all at once would block it for too long. ``firsts`` are the
        achievements announced at the table; their games may not be over, may not count, or may have been deleted.
        """
        if not summary.many:
            play = f'<a class="btn first" href="{self.phrases.home}play/">{self.t("progress.play")}</a>'
            yield f"<p>{self.t('progress.none')}</p><p>{play}</p>"
            return
        if summary.figures["games"]:
            yield self._head(summary)
        if summary.figures["games"] or summary.played.why_not:
            yield self._strength(summary.played)
        if summary.figures["games"]:
            yield self._charts(summary)
        if summary.figures["games"] or firsts:
            yield self._achievements(summary.first_times[::-1], firsts)
        if summary.figures["games"]:
            for kind in ("variant", "opponent", "seats"):
                yield self._table(kind, summary.groups(kind))
        yield self._people(summary.people())
        yield self.history.listed(newest, summary.many - len(newest))

    def puzzles(self, tries: list[list[int]]) -> str:
        """Draw the puzzle rating from first tries; return "" without tries."""
        if not tries:
            return ""
        between = rating(tries)
        few = self.t("progress.puzzles.none", count=len(tries))
        words = self.t("progress.puzzles.rating", low=between[0], high=between[1], count=len(tries)) if between else few
        return f"<h2>{self.t('progress.puzzles')}</h2><p>{words}</p>"

    def last_backup(self, saved: str, missing: int) -> str:
        """Describe the last backup.

        ``saved`` is its time, "" for never; ``missing`` is the number of games that are not in it.
        """
        if saved:
            since = self.t("progress.copy.since", count=missing) if missing else self.t("progress.copy.all")
            return f"{self.t('progress.copy.last', day=self.phrases.plain_day(saved))} {since}"
        return self.t("progress.copy.never", count=missing) if missing else ""

    def room(self, games: int) -> str:
        """Describe the room for more games."""
        if games >= ROOMY:
            return self.t("progress.room.much")
        if games < SCARCE:
            return self.t("progress.room.little", count=games)
        return self.t("progress.room", count=games // 100 * 100)

    def reminder(self, saved: str, missing: int) -> str:
        """Draw a reminder if many games are missing from the last backup."""
        if missing < UNSAVED:
            return ""
        words = f"{self.t('progress.copy.remind')} {self.last_backup(saved, missing)}"
        return f'<p class="remind">{words} <a href="#copy">{self.t("progress.copy.save")}</a></p>'

    # ---------- figures ----------

    def _head(self, summary: Summary) -> str:
        """Draw the figures of all games that count for the person."""
        sums, now, best = summary.figures, summary.streak, summary.best_streak
        row = self.t("progress.row.won" if now > 0 else "progress.row.lost", count=abs(now))
        entries = (
            ("progress.head.games", sums["games"]),
            ("progress.head.won", self.phrases.share(sums["won"], sums["games"])),
            ("progress.head.rounds", sums["rounds"]),
            ("progress.head.row", row),
            ("progress.head.best", best),
        )
        items = "".join(f"<div><dt>{self.t(key)}</dt><dd>{value}</dd></div>" for key, value in entries)
        return f'<dl class="figures">{items}</dl>'

    def _table(self, kind: str, groups: Sequence[tuple[str, Figures]]) -> str:
        """Draw a table with a row of figures for every group of a kind."""
        columns = ("games", "won", "margin", "rounds", "captures", "sweeps", "built", "kept", "stolen", "lost")
        names = {name: self.t("progress.column." + name) for name in columns}
        called = [self.t("progress.column." + kind)] + [names[name] for name in columns]
        head = "".join(f'<th scope="col" role="columnheader">{name}</th>' for name in called)
        body = ""
        for group, sums in groups:
            cells = [f'<td role="cell" data-name="{names[name]}">{self._cell(name, sums)}</td>' for name in columns]
            title = f'<th scope="row" role="rowheader">{self._group(kind, group)}</th>'
            body += f'<tr role="row">{title}{"".join(cells)}</tr>'
        return (  # with explicit roles, because on phones it is not drawn as a table
            f'<h2 id="by-{kind}">{self.t("progress.by." + kind)}</h2>'
            f'<div class="by"><table role="table" aria-labelledby="by-{kind}">'
            f'<thead role="rowgroup"><tr role="row">{head}</tr></thead>'
            f'<tbody role="rowgroup">{body}</tbody></table></div>'
        )

    def _people(self, people: Sequence[tuple[str, int, int]]) -> str:
        """Draw a table with a row for each person who has shared this screen."""
        if not people:
            return ""
        columns = [self.t("progress.column." + name) for name in ("person", "games", "won")]
        head = "".join([f'<th scope="col">{name}</th>' for name in columns])
        body = ""
        for name, many, won in people:
            body += (
                f'<tr><th scope="row">{escaped(name)}</th><td>{many}</td><td>{self.phrases.share(won, many)}</td></tr>'
            )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<h2 id="by-person">{self.t("progress.by.person")}</h2><div class="scroll-x">{table}</div>'

    def _cell(self, name: str, sums: Figures) -> str:
        """Return one figure of a group, "–" if it is unknown."""
        if name == "won":
            return self.phrases.share(sums["won"], sums["games"])
        if name == "margin":
            return signed(sums["margin"] / sums["games"], 1, self._decimal)
        if name in ("games", "rounds"):
            return str(sums[name])
        if not sums["counted"]:
            return "–"
        if name in ("captures", "sweeps"):
            return fixed(sums[name] / sums["counted"], self._decimal)
        return str(sums[name])

    def _group(self, kind: str, group: str) -> str:
        """Return the name of a group."""
        if kind == "seats":
            return (
                self.t("progress.teams", table=group.replace("v", " : "))
                if "v" in group
                else self.t("progress.alone", count=group)
            )
        return escaped(self.phrases.name("variant" if kind == "variant" else "bot", group))

    # ---------- achievements ----------

    def _achievements(self, first_games: Sequence[tuple[str, FinishedGame]], firsts: Sequence[str]) -> str:
        """Draw the achievements with their first games; the missing ones are folded away."""
        known = [name for name, _ in first_games]
        announced = [name for name in ACHIEVEMENTS if name in firsts and name not in known]
        done = "".join([self._achievement(name) for name in announced])
        done += "".join([self._achievement(name, self.history.moment(name, game)) for name, game in first_games])
        known += announced
        missing = [name for name in ACHIEVEMENTS if name not in known]
        head = f'<h2 id="first-times">{self.t("progress.first-times")}</h2>'
        listed = f'<ul class="first-times">{done}</ul>' if done else f"<p>{self.t('progress.first-times.none')}</p>"
        if not missing:
            return head + listed
        more = "".join([self._achievement(name) for name in missing])
        summary = f"<summary>{self.t('progress.first-times.left', count=len(missing))}</summary>"
        return f'{head}{listed}<details class="how">{summary}<ul class="first-times">{more}</ul></details>'

    def _achievement(self, name: str, where: str = "") -> str:
        """Draw an achievement: its name, its first game, and its explanation."""
        called = self.phrases.plain(f"progress.achievement.{name}")
        title = escaped(called[:1].upper() + called[1:])
        return f"<li><b>{title}</b> {where}<p>{self.t(f'progress.achievement.{name}.about')}</p></li>"

    # ---------- charts ----------

    def _strength(self, played: Played) -> str:
        """Draw the person's rating among the opponents, as far as the games allow one."""
        rated, unknown = ratings(played, **self._strengths)
        parts = [f'<h2 id="strength">{self.t("progress.rating")}</h2>']
        if rated:
            parts.append(f'<div class="standings">{"".join([self._rated(rating) for rating in rated])}</div>')
        else:
            key = f"progress.rating.none.{played.why_not}" if played.why_not else "progress.rating.none"
            parts.append(f"<p>{self.t(key)}</p>")
        if unknown:
            where: list[str] = []
            for game in unknown:
                words = f"{self._table_of(variant(game), seating(game))} {self.history.against(game)}"
                where.extend([words] if words not in where else [])
            parts.append(f"<p>{self.t('progress.rating.unmeasured')} {'; '.join(where)}.</p>")
        if rated:
            how = f"<summary>{self.t('progress.rating.how')}</summary><p>{self.t('progress.rating.about')}</p>"
            parts.append(f'<details class="how">{how}</details>')
        return "".join(parts)

    def _table_of(self, game: str, seats: str) -> str:
        """Return the name of the game, with the number of players unless it is two."""
        called = self._group("variant", game)
        return called if seats == "2" else f"{called} ({self._group('seats', seats)})"

    def _rated(self, rating: Rating) -> str:
        """Draw the person's rating in one game, at one kind of table."""
        place = self._place(rating.posterior)
        plain = self.phrases.plain
        counted = self.t(
            "progress.rating.from",
            games=plain("progress.games", count=rating.games),
            rounds=plain("progress.rounds", count=rating.rounds),
        )
        rungs = [(self.phrases.name("bot", bot), rating.posterior.mean(bot)) for bot in rating.posterior.ladder]
        # Without a known neighbour, the band would cover everything, and add nothing to the words.
        known = any(rating.posterior.neighbours())
        chart = charts.ladder(f"{place} {counted}", rungs, rating.course) if known else ""
        called = self._table_of(rating.variant, rating.seating)
        return f"<section><h3>{called}</h3><p><b>{place}</b> {counted}</p>{chart}</section>"

    def _place(self, posterior: Posterior) -> str:
        """Return a sentence that says between which opponents the person ranks."""
        below, above = posterior.neighbours()
        if below == posterior.ladder[-1]:
            key = "top"
        elif below:
            key = "between" if above else "above"
        else:
            key = "below" if above else "unknown"
        names = [bot and self.phrases.name("bot", bot) for bot in (below, above)]
        return self.t(f"progress.rating.{key}", below=names[0], above=names[1])

    def _charts(self, summary: Summary) -> str:
        """Draw the share of games won over time, and the points of the newest games."""
        parts = []
        shares, points = summary.shares(), summary.margins
        if len(shares) > 1:
            words = self.t("progress.chart.share.told", number=round(100 * shares[-1]), count=SPAN)
            ends = (self.phrases.share(1, 1), self.phrases.share(0, 1))
            parts.append(charts.share(self.t("progress.chart.share", count=SPAN), words, shares, ends))
        if len(points) > 1:
            best, worst = signed(max(points)), signed(min(points))
            words = self.t("progress.chart.margin.told", count=len(points), best=best, worst=worst)
            parts.append(charts.bars(self.t("progress.chart.margin", count=len(points)), words, points))
        return f'<div class="charts">{"".join(parts)}</div>' if parts else ""
