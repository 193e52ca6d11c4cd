"""The bots for the page of opponents: their styles, and their strengths as measured by the arena."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path

from casino_core.bots import BOTS, LADDER, RENAMED, STYLES
from casino_core.notation.reader import NotationError
from casino_core.notation.rules import parse_rules
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import Rules
from web.generator import content
from web.generator.content import CONTENT, ContentError
from web.generator.speaking import language, t
from web.generator.templates import Context
from web.languages.language import missing_text
from web.rulebook.words import game_title
from web.shared.schema import Arena, Strengths
from web.table.cards import Pen, portrait
from web.table.html import Html
from web.table.portraits import PORTRAITS
from web.worker.words.catalogue import catalogue
from web.worker.words.people import DEFAULT_BOTS, face_of

MEASURED_BY = "classic"
"""The game in which every bot must have been measured."""


@dataclass(frozen=True)
class Measurement:
    """The lead of one bot over another, measured by the arena. The fields are those of opponents.toml."""

    better: str
    """The id of the stronger bot."""

    worse: str
    """The id of the weaker bot."""

    rules: str
    """The rules by which the bots played, as text."""

    deals: int
    """The number of deals."""

    lead: float
    """The lead of the better bot, in points a round."""

    give: float
    """Half the width of the 95% interval of the lead."""


@dataclass(frozen=True)
class Opponent:
    """A bot, as the page of opponents shows it."""

    id: str
    """The id of the bot."""

    match: Measurement | None
    """The measurement of its strength, None for the weakest bot."""

    rise: int = 0
    """The height of this opponent on the ladder, as a percentage."""

    @property
    def name(self) -> str:
        """The bot's name in the language of the page."""
        return t(f"bot.{self.id}")

    @property
    def style(self) -> str:
        """The style in two or three words, beginning with a capital."""
        style = t(f"bot.{self.id}.style")
        return style[:1].upper() + style[1:]

    @property
    def about(self) -> str:
        """A sentence about the bot's play."""
        return t(f"bot.{self.id}.about")

    @property
    def other(self) -> str:
        """The name of the bot against which this one was measured."""
        return t(f"bot.{self.match.worse}") if self.match else ""


def matches(folder: Path = CONTENT) -> list[Measurement]:
    """Return all measurements. Raise ContentError for an impossible one."""
    known = {field.name for field in fields(Measurement)}
    every = []
    for number, entry in enumerate(content.load("opponents", folder)["matches"], 1):
        where = f"web/content/opponents.toml, match {number}"
        if set(entry) != known:
            raise ContentError(f"{where}: missing or unknown: {', '.join(sorted(set(entry) ^ known))}")
        if unknown := {entry["better"], entry["worse"]} - set(BOTS):
            raise ContentError(f"{where}: nobody is called {', '.join(sorted(unknown))}")
        try:
            parse_rules(entry["rules"])
        except (NotationError, RulesError) as fault:
            raise ContentError(f"{where}: {fault}") from fault
        every.append(Measurement(**entry))
    return every


def measured(every: Sequence[Measurement], better: str, worse: str) -> Measurement:
    """Return the measurement of one bot against another. Raise ContentError if there is none."""
    for match in every:
        if (match.better, match.worse, match.rules) == (better, worse, MEASURED_BY):
            return match
    raise ContentError(f"web/content/opponents.toml: {better} has not been measured against {worse} in {MEASURED_BY}")


def ladder(every: Sequence[Measurement]) -> list[Opponent]:
    """Return all bots of the ladder, the weakest first, each as high as the sum of the steps up to it."""
    steps = [measured(every, above, below) for below, above in pairwise(LADDER)]
    heights = [sum(step.lead for step in steps[:place]) for place in range(len(LADDER))]
    # The top is at least 1, because all heights are divided by it.
    top = max(*heights, 1)
    return [
        Opponent(bot, match, round(100 * height / top))
        for bot, match, height in zip(LADDER, (None, *steps), heights, strict=True)
    ]


def strengths() -> Strengths:
    """Return the measurements of bots at each table, the ladder, and former ids of bots, for ``web.page.rating``.

    Raise ContentError if a table has no spread, or a spread has no table.
    """
    every, spreads = matches(), content.load("opponents")["spread"]
    if set(spreads) != {match.rules for match in every}:
        raise ContentError("web/content/opponents.toml: every game with matches needs its spread, and no other")
    tables: list[Arena] = []
    # dict.fromkeys keeps the order of the file, which a set would lose.
    for text in dict.fromkeys(match.rules for match in every):
        rules = parse_rules(text)
        measurements = [(match.better, match.worse, match.lead, match.give) for match in every if match.rules == text]
        seats = "v".join([str(rules.team)] * rules.sides) if rules.team > 1 else str(rules.seats)
        tables.append({"variant": rules.variant, "seating": seats, "measured": measurements, "spread": spreads[text]})
    return {"ladder": list(LADDER), "tables": tables, "renamed": RENAMED}


def missing_parts(bots: Iterable[str] = BOTS) -> list[str]:
    """Return a sentence for every text of the catalogue, and for every portrait, that one of the bots lacks."""
    texts = catalogue(language())
    keys = ((bot, f"bot.{bot}{part}") for bot in bots for part in ("", ".style", ".about"))
    sentences = [missing_text(key, f"the bot {bot}") for bot, key in keys if key not in texts]
    place = "web/table/portraits/gallery.py"
    return sentences + [f"{place}: add a portrait of {bot} to PORTRAITS" for bot in bots if bot not in PORTRAITS]


def opponents() -> Context:
    """Return all bots, and a table of all measurements: a row for each pair, a column for each game.

    Raise ContentError for a bot without a sentence, a portrait or a measurement.
    """
    if missing := missing_parts():
        raise ContentError("\n".join(missing))
    file, every = content.load("opponents"), matches()
    pairs = dict.fromkeys((match.better, match.worse) for match in every)
    games = dict.fromkeys(match.rules for match in every)
    results = {(match.better, match.worse, match.rules): match for match in every}
    return {
        "ladder": ladder(every),
        "styles": [Opponent(bot, measured(every, bot, DEFAULT_BOTS[0])) for bot in STYLES],
        "games": [_title(parse_rules(rules)) for rules in games],
        "rows": [
            (t(f"bot.{better}"), t(f"bot.{worse}"), [results.get((better, worse, rules)) for rules in games])
            for better, worse in pairs
        ],
        "date": file["date"],
        "portrait": face,
    }


def _title(rules: Rules) -> str:
    """Return the name of a game, with the size of teams if it has teams."""
    title = game_title(rules, t)
    return f"{title}, {t('rulebook.trait.teams.2', team=rules.team)}" if rules.team > 1 else title


def everybody() -> list[Opponent]:
    """Return all bots, without measurements."""
    return [Opponent(bot, None) for bot in BOTS]


def face(bot: str, deck: str) -> Html:
    """Draw the portrait of a bot; ``deck`` is the address of the sprite."""
    return portrait(face_of(bot), Pen(t, deck))
