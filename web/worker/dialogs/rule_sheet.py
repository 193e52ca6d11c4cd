"""The printable sheets of a game: its rules on one page, and a score pad."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import floor, sqrt

from casino_core.rules.awards import base_points
from casino_core.rules.parts import Rules
from web.rulebook.book import rulebook
from web.rulebook.context import RuleContext, Section
from web.rulebook.score import PointsRow, bonus_rows, score_rows
from web.table.cards import Words, with_cards
from web.table.html import Html, join, tag

WORDS_PER_PAGE = 80_000
"""The number of words in 1-point print that fit on a page; at twice the size, a quarter as many."""

MAX_POINTS = 10.5
"""The largest print size, in points."""

MAX_COLUMNS = 12
"""The maximum number of columns in a block of a score pad."""

MAX_LINES = 34
"""The maximum number of lines on a page of a score pad, unless a single block needs more."""


def draw_rule_sheet(games: Sequence[Rules], title: str, t: Words, sprite: str) -> Html:
    """Return the rules of a game at some of its tables on one page; ``sprite`` is the address of the deck."""
    sections, context = rulebook(games, t), RuleContext(tuple(games), t)
    parts = (tag("section", tag("h3", each.title), *draw_paragraphs(each, context, sprite)) for each in sections)
    words = sum(len(text.split()) for section in sections for text in section.paragraphs)
    # The square root, because larger print needs more room in both directions; in steps of half a point.
    points = min(MAX_POINTS, floor(2 * sqrt(WORDS_PER_PAGE / words)) / 2)
    return tag("article", tag("h2", title), tag("div", *parts), class_="rule-sheet", data_points=points)


def draw_paragraphs(section: Section, context: RuleContext, sprite: str) -> tuple[Html, ...]:
    """Return the paragraphs and the table of a section; the score section has a table of points in second place."""
    paragraphs = [tag("p", with_cards(text, context.t, sprite)) for text in section.paragraphs]
    if section.table:
        paragraphs.append(_table(section))
    if section.id == "score":
        paragraphs.insert(1, _points(context, sprite))
    return tuple(paragraphs)


def _table(section: Section) -> Html:
    heads, *rows = section.table
    head = tag("tr", *(tag("th", words, scope="col") for words in heads))
    return tag("table", head, *(tag("tr", *(tag("td", words) for words in row)) for row in rows))


def _points(context: RuleContext, sprite: str) -> Html:
    def lines(rows: Iterable[PointsRow]) -> Iterator[Html]:
        return (tag("tr", tag("td", with_cards(row.item, context.t, sprite)), tag("td", row.points)) for row in rows)

    total = tag("tr", tag("th", context("score.total")), tag("td", base_points(context.rules)))
    return tag("table", *lines(score_rows(context)), total, *lines(bonus_rows(context)))


def draw_score_pads(games: Sequence[Rules], title: str, t: Words, sprite: str) -> Html:
    """Return a score pad for every number of sides at a game's tables."""
    # Reversed, so that of the tables with the same number of sides, the first remains: the default one.
    tables = {rules.sides: rules for rules in reversed(games)}
    return join(_pad(tables[sides], title, t, sprite) for sides in sorted(tables))


def _pad(rules: Rules, title: str, t: Words, sprite: str) -> Html:
    context = RuleContext((rules,), t)
    items = [*score_rows(context), *bonus_rows(context)]
    rounds = MAX_COLUMNS // rules.sides
    blocks = max(1, MAX_LINES // (len(items) + 5))
    tables = (
        _block(items, rules.sides, range(first, first + rounds), t, sprite)
        for first in range(1, blocks * rounds + 1, rounds)
    )
    name = t("pad.title", game=title, sides=rules.sides)
    # The tables of the pad scroll on a narrow screen, so the pad must be reachable by keyboard.
    return tag("article", tag("h2", name), *tables, class_="score-pad", tabindex=0, aria_label=name)


def _block(items: Sequence[PointsRow], sides: int, rounds: range, t: Words, sprite: str) -> Html:
    """Return a block of rounds: a line for each item, and a column for each side and round."""
    empty = [tag("td")] * sides * len(rounds)
    heads = (tag("th", t("pad.round", number=number), colspan=sides, scope="colgroup") for number in rounds)
    lines: list[tuple[Html | str, str]] = []
    for row in items:
        worth = str(row.points) if row.times == 1 else f"{row.points} ×"
        lines.append((join((with_cards(row.item, t, sprite), " ", tag("small", worth))), ""))
    lines += [(t("pad.sum"), "round"), (t("pad.total"), "all")]
    rows = (tag("tr", tag("th", words, scope="row"), *empty, data_sum=kind or None) for words, kind in lines)
    names = tag("tr", tag("th", t("pad.names"), scope="row"), *empty, class_="names")
    return tag("table", tag("thead", tag("tr", tag("td"), *heads), names), tag("tbody", *rows))
