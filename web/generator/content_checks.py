"""Checks of all presets and content at the start of a build, before anything slow."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches

from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS, PART_OF
from casino_core.rules.variants import VARIANTS, variant_rules
from web.generator import content
from web.generator.check import SiteError
from web.generator.content import ContentError
from web.generator.game_prose import game_prose
from web.generator.glossary import glossary
from web.generator.ideas import idea_pages
from web.generator.lessons import lessons
from web.generator.opponents import opponents, strengths
from web.generator.options import check_awards
from web.generator.paths import ROOT
from web.generator.puzzles import PATH, puzzles
from web.generator.rules import examples, named_options
from web.generator.speaking import ENGLISH
from web.generator.strategy import measured
from web.worker.words.catalogue import catalogue

PRESETS = ROOT / "casino_core" / "rules" / "presets"


def _parsed_puzzles() -> None:
    for puzzle in puzzles():
        where = f"{PATH}, line {puzzle.line}"
        content.read(parse_position, puzzle.position, where)
        content.read(parse_action, puzzle.best, where)


READERS: tuple[tuple[str, Callable[[], object]], ...] = (
    ("diagrams.toml", content.diagrams),
    ("rules.toml", examples),
    ("rules.toml", named_options),
    ("example.toml", content.example),
    ("games.toml", game_prose),
    ("glossary.toml", glossary),
    ("ideas.toml", idea_pages),
    ("lessons.toml", lessons),
    ("notation.toml", content.notation),
    ("opponents.toml", opponents),
    ("opponents.toml", strengths),
    ("puzzles.jsonl", _parsed_puzzles),
    ("strategy.json", measured),
)
"""Files of web/content, each with a function that reads it and raises an error for wrong content."""


def check_content() -> None:
    """Raise SiteError, with file, line and fault, for a wrong preset or content file, or an award without a text."""
    if faults := list(preset_faults()):
        raise SiteError("\n".join(faults))
    check_awards(catalogue(ENGLISH))
    for file, read in READERS:
        try:
            read()
        except SiteError:
            raise
        except KeyError as missing:
            raise ContentError(f"web/content/{file}: {missing} is missing") from missing
        except (AttributeError, IndexError, TypeError, ValueError) as error:
            raise ContentError(f"web/content/{file}: a value of the wrong kind: {error}") from error


def preset_faults() -> Iterator[str]:
    """Yield a sentence, with file and line, for every preset that has a wrong option or cannot be played."""
    for game in VARIANTS:
        # The tables of a preset with a wrong parent or option would only repeat that fault.
        for fault in [*_parent_faults(game), *_option_faults(game)] or _table_faults(game):
            yield f"{place_of(game)}: {game}{fault}"


def _option_faults(game: str) -> Iterator[str]:
    known = {*OPTIONS, *HOUSE_RULES, *PART_OF}
    for name, value in {**VARIANTS[game].sets, **VARIANTS[game].sets_for_two_sides}.items():
        values = HOUSE_RULES.get(name) or OPTIONS.get(name)
        if name not in known:
            yield f": there is no option {name}{_suggestion(name, known)}"
        elif values and value not in values:
            yield f": {name} cannot be {value!r}; it can be {', '.join(map(repr, values))}"


def _parent_faults(game: str) -> Iterator[str]:
    parent = VARIANTS[game].parent
    if parent and parent not in VARIANTS:
        yield f": there is no preset {parent}{_suggestion(parent, VARIANTS)}"


def _suggestion(name: str, known: Iterable[str]) -> str:
    near = get_close_matches(name, known, 1)
    return f"; did you mean {near[0]}?" if near else ""


def _table_faults(game: str) -> Iterator[str]:
    for seats, team in VARIANTS[game].seatings:
        try:
            variant_rules(game, seats, team)
        except RulesError as error:
            facts = [f"{name}={value}" for name, value in error.facts.items() if name != "variants"]
            yield f" with seats={seats}, team={team}: {', '.join([error.code, *facts])}"
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            yield f" with seats={seats}, team={team}: {error}"


def place_of(game: str) -> str:
    """Return the file and the line that define a preset, or the folder of presets if no line does."""
    for path in sorted(PRESETS.glob("*.py")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if re.search(rf"""(id=|Variant\(|^\s*)["']{re.escape(game)}["'],""", line):
                return f"{path.relative_to(ROOT).as_posix()}:{number}"
    return f"{PRESETS.relative_to(ROOT).as_posix()}/"
