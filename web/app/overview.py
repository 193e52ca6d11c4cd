"""The page of finished games as markup: figures, charts, and the list of all of them.

Runs in MicroPython on the page, and in CPython in tests. What is stored may have come from a file that somebody has
edited, so all of it is escaped.
"""

from web.app.finished import COUNTED, file_text, moves, name_of, variant
from web.app.statistics import FEWEST, SPAN, figures, grouped, margins, shares, streaks

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # nor typing, and it looks at no annotation
    pass

PLOTTED = 200  # games of which the share is drawn
BARS = 40  # games of which the points are drawn
MINUS = "−"


def escaped(text: Any) -> str:
    """A text as it may stand in markup, between tags or quotes."""
    found = str(text)
    for mark, code in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"), ("'", "&#39;")):
        found = found.replace(mark, code)
    return found


class Overview:
    """Draws finished games.

    words are the sentences by key, names those of games ("variant") and bots ("bot") by id, home is the address of the
    site; day turns a time into words.
    """

    def __init__(self, words: Any, names: Any, home: str, day: Any) -> None:
        self._words = words
        self._names = names
        self._home = home
        self._day = day

    def t(self, key: str, **facts: Any) -> str:
        """The sentence of a key as markup, with facts in their places."""
        text = self._words[key]
        if isinstance(text, dict):
            text = text["one" if facts.get("count") == 1 else "other"]
        return escaped(text.format(**facts))

    def drawn(self, games: Any, shown: int) -> str:
        """Everything that is told of some games, the oldest first; of the list, the newest so many."""
        if not games:
            play = f'<a class="btn first" href="{self._home}play/">{self.t("progress.play")}</a>'
            return f"<p>{self.t('progress.none')}</p><p>{play}</p>"
        parts = [self._head(games), self._charts(games)]
        parts.extend(self._table(kind, grouped(games, kind)) for kind in ("variant", "opponent", "seats"))
        parts.append(self._list(games, shown))
        return "".join(parts)

    # ---------- figures ----------

    def _head(self, games: Any) -> str:
        """What all games come to."""
        all_of_them = figures(games)
        now, best = streaks(games)
        row = self.t("progress.row.won" if now > 0 else "progress.row.lost", count=abs(now))
        entries = (
            ("progress.head.games", all_of_them["games"]),
            ("progress.head.won", self._share(all_of_them["won"], all_of_them["games"])),
            ("progress.head.rounds", all_of_them["rounds"]),
            ("progress.head.row", row),
            ("progress.head.best", best),
        )
        told = "".join(f"<div><dt>{self.t(key)}</dt><dd>{value}</dd></div>" for key, value in entries)
        return f'<dl class="figures">{told}</dl>'

    def _share(self, part: int, whole: int) -> str:
        return self.t("progress.percent", number=round(100 * part / whole)) if whole else "–"

    def _table(self, kind: str, groups: Any) -> str:
        """A line of figures for every group."""
        columns = ("games", "won", "margin", "rounds", "captures", "sweeps", "built", "kept", "stolen", "lost")
        head = "".join(f'<th scope="col">{self.t("progress.column." + name)}</th>' for name in columns)
        body = ""
        for group, sums in groups:
            cells = "".join(f"<td>{self._cell(name, sums)}</td>" for name in columns)
            body += f'<tr><th scope="row">{self._group(kind, group)}</th>{cells}</tr>'
        return (
            f'<h2 id="by-{kind}">{self.t("progress.by." + kind)}</h2>'
            f'<div class="scroll-x" role="region" aria-labelledby="by-{kind}" tabindex="0"><table><thead><tr>'
            f'<th scope="col">{self.t("progress.column." + kind)}</th>{head}</tr></thead>'
            f"<tbody>{body}</tbody></table></div>"
        )

    def _cell(self, name: str, sums: Any) -> str:
        """One figure of a group; "–" where it is not known."""
        if name == "won":
            return self._share(sums["won"], sums["games"])
        if name == "margin":
            return signed(sums["margin"] / sums["games"], 1)
        if name in ("games", "rounds"):
            return str(sums[name])
        if not sums["counted"]:
            return "–"
        if name in ("captures", "sweeps"):
            return fixed(sums[name] / sums["counted"])
        return str(sums[name])

    def _group(self, kind: str, group: str) -> str:
        if kind == "seats":
            return (
                self.t("progress.teams", table=group.replace("v", " : "))
                if "v" in group
                else self.t("progress.alone", count=group)
            )
        return escaped(self._name("variant" if kind == "variant" else "bot", group))

    def _name(self, kind: str, name: str) -> str:
        """What a game or a bot is called; what is not known any more is called by its id."""
        return str(self._names[kind].get(name, name))

    # ---------- charts ----------

    def _charts(self, games: Any) -> str:
        parts = []
        if len(games) > FEWEST:
            parts.append(self._share_chart(shares(games[-PLOTTED - SPAN :])[-PLOTTED:]))
        if len(games) > 1:
            parts.append(self._margin_chart(margins(games[-BARS:])))
        return f'<div class="charts">{"".join(parts)}</div>' if parts else ""

    def _share_chart(self, found: Any) -> str:
        """The share of games won as a line."""
        step = 100 / max(1, len(found) - 1)
        points = " ".join(f"{fixed(place * step)},{fixed(100 - 100 * share)}" for place, share in enumerate(found))
        line = f'<polyline points="{points}" class="line"/>' if len(found) > 1 else ""
        level = f'<path d="M0 50H100" class="level"/>{line}'
        told = self.t("progress.chart.share.told", number=round(100 * found[-1]), count=SPAN)
        return self._chart(
            self.t("progress.chart.share", count=SPAN), told, level, (self._share(1, 1), self._share(0, 1))
        )

    def _margin_chart(self, found: Any) -> str:
        """The points ahead or behind as a bar for each game."""
        top = max(1, *map(abs, found))
        width = 100 / max(10, len(found))
        bars = ""
        for place, each in enumerate(found):
            high = 50 * abs(each) / top
            down = 50 - high if each > 0 else 50
            where = f'x="{fixed((place + 0.15) * width)}" y="{fixed(down)}"'
            size = f'width="{fixed(0.7 * width)}" height="{fixed(high)}"'
            kind = "ahead" if each > 0 else "behind"
            bars += f'<rect {where} {size} class="{kind}"/>'
        bars += '<path d="M0 50H100" class="level"/>'
        told = self.t("progress.chart.margin.told", count=len(found), best=signed(max(found)), worst=signed(min(found)))
        return self._chart(self.t("progress.chart.margin", count=len(found)), told, bars, (signed(top), signed(-top)))

    def _chart(self, title: str, told: str, drawing: str, ends: Any) -> str:
        """A figure: a title, a drawing of 100 by 100 that takes any shape, and what its upper and lower ends are."""
        return (
            f"<figure><figcaption>{title}</figcaption>"
            f'<div class="plot"><span aria-hidden="true">{ends[0]}</span><span aria-hidden="true">{ends[1]}</span>'
            f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{told}">{drawing}</svg>'
            f"</div></figure>"
        )

    # ---------- the list ----------

    def _list(self, games: Any, shown: int) -> str:
        """The newest games, each to be unfolded, and a way to the rest."""
        newest = games[::-1][:shown]
        rows = "".join(self._row(game) for game in newest)
        left = len(games) - len(newest)
        more = (
            f'<button class="btn" type="button" data-more>{self.t("progress.more", count=left)}</button>'
            if left
            else ""
        )
        return f'<h2 id="all" tabindex="-1">{self.t("progress.all")}</h2><div class="history">{rows}</div>{more}'

    def _row(self, game: Any) -> str:
        """A game in a line; what is told of it comes when it is unfolded."""
        called = escaped(game["name"] if "name" in game else self._name("variant", variant(game)))
        called = f"{escaped(game['room'])} · {called}" if "room" in game else called
        against = self.t("progress.against", who=", ".join(self.players(game)[1:]))
        won = "won" if game["won"] else "lost"
        return (
            f'<details data-game="{name_of(game)}"><summary>'
            f"<span><b>{called}</b> <small>{against}</small></span>"
            f'<span class="ended" data-ended="{won}">{self.t("progress." + won)}</span> '
            f'<span class="points">{_score(game)}</span> '
            f"<small>{escaped(self._day(game['at']))}</small></summary></details>"
        )

    def told(self, game: Any) -> str:
        """What is told of a game once it is unfolded: its score, what was done, the moves, and what can be done."""
        parts = [self._sheet(game), self._did(game), self._moves(game)]
        parts.append(f'<div class="row">{self._buttons(game)}</div>')
        return "".join(parts)

    def players(self, game: Any) -> list[str]:
        """The names by seat."""
        found = [str(self._words["progress.you"])]
        found.extend(self._name("bot", bot) for bot in game["bots"])
        return found

    def _sheet(self, game: Any) -> str:
        """The points of every round; the totals alone where these are not known."""
        sides = len(game["totals"])
        players = self.players(game)
        partners = [escaped(" + ".join(players[side::sides])) for side in range(sides)]
        head = "".join(f'<th scope="col">{each}</th>' for each in partners)
        body = ""
        for number, points in enumerate(game["tally"]["points"] if "tally" in game else [], 1):
            body += f'<tr><th scope="row">{self.t("progress.round", number=number)}</th>{_cells(points)}</tr>'
        total = f'<tr><th scope="row">{self.t("progress.total")}</th>{_cells(game["totals"])}</tr>'
        return (
            f'<div class="scroll-x"><table><thead><tr><td></td>{head}</tr></thead><tbody>{body}</tbody>'
            f"<tfoot>{total}</tfoot></table></div>"
        )

    def _did(self, game: Any) -> str:
        """What the person did in the game, as far as it was counted."""
        if "tally" not in game:
            return ""
        tally = game["tally"]
        counted = {name: tally[name] for name in COUNTED}
        return "<p>" + self.t("progress.did", **counted) + "</p>"

    def _moves(self, game: Any) -> str:
        """The moves of every round in our notation."""
        parts = ""
        for number, actions in enumerate(moves(game), 1):
            told = " ".join(escaped(action) for action in actions)
            parts += f"<h3>{self.t('progress.round', number=number)}</h3><p class='moves'>{told}</p>"
        if not parts:
            return f"<p>{self.t('progress.slim')}</p>"
        return f"<details><summary>{self.t('progress.moves')}</summary>{parts}</details>"

    def _buttons(self, game: Any) -> str:
        """What can be done with a game."""
        name = name_of(game)
        address = f"{self._home}play/#game={escaped(game['game'])}&amp;bots={escaped(','.join(game['bots']))}"
        key = "progress.open" if moves(game) else "progress.deal"
        return (
            f'<a class="btn" href="{address}">{self.t(key)}</a>'
            f'<button class="btn" type="button" data-file="{name}">{self.t("progress.file")}</button>'
            f'<button class="btn grave" type="button" data-delete="{name}">{self.t("progress.delete")}</button>'
        )

    def file(self, game: Any) -> tuple[str, str]:
        """A name and the text for a file of a game."""
        seed = "".join(mark if mark.isalpha() or mark.isdigit() else "-" for mark in game["game"].split("/")[1])
        return f"casino-{seed}.txt", file_text(game, self.players(game))


def fixed(number: float) -> str:
    """A number with one digit behind the point."""
    return f"{number:.1f}"


def signed(number: float, digits: int = 0) -> str:
    """A number with its sign, none for nought."""
    text = fixed(abs(number)) if digits else str(abs(number))
    return text if not float(text) else ("+" if number > 0 else MINUS) + text


def _score(game: Any) -> str:
    """The final score, that of the person's side first."""
    return "–".join(str(points).replace("-", MINUS) for points in game["totals"])


def _cells(points: Any) -> str:
    return "".join(f"<td>{str(each).replace('-', MINUS)}</td>" for each in points)
