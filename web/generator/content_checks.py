"""Checks all presets and content at the start of a build, before anything that takes long."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from casino_core.rules.contradictions import RulesError
from casino_core.rules.variants import VARIANTS, variant_rules
from web.generator import content
from web.generator.check import SiteError
from web.generator.content import ContentError
from web.generator.game_prose import game_prose
from web.generator.glossary import glossary
from web.generator.ideas import idea_pages
from web.generator.lessons import lessons
from web.generator.opponents import opponents, strengths
from web.generator.paths import ROOT
from web.generator.puzzles import FILE, puzzles
from web.generator.rules import examples, named_options
from web.generator.strategy import measured

PRESETS = ROOT / "casino_core" / "rules" / "presets"

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
    (FILE, puzzles),
    ("strategy.json", measured),
)
"""Every file of web/content, with a function that reads it and raises an error for wrong content."""


def check_content() -> None:
    """Raise SiteError, with file, line and fault, for a wrong preset or content file."""
    if faults := list(preset_faults()):
        raise SiteError("\n".join(faults))
    for file, read in READERS:
        try:
            read()
        except SiteError:
            raise
        except KeyError as missing:
            raise ContentError(f"{file}: {missing} is missing") from missing
        except (AttributeError, IndexError, TypeError, ValueError) as error:
            raise ContentError(f"{file}: a value of the wrong kind: {error}") from error


def preset_faults() -> Iterator[str]:
    """Yield a sentence, with file and line, for every preset that cannot be played at one of its tables."""
    for game, variant in VARIANTS.items():
        for seats, team in variant.seatings:
            try:
                variant_rules(game, seats, team)
            except (RulesError, AttributeError, KeyError, TypeError, ValueError) as error:
                yield f"{place_of(game)}: the preset {game} with seats={seats}, team={team}: {error}"
                break


def place_of(game: str) -> str:
    """Return the file and the line of a preset."""
    for path in sorted(PRESETS.glob("*.py")):
        lines = path.read_text("utf-8").splitlines()
        for number, line in enumerate(lines, 1):
            if re.search(rf"""(id=|Variant\(|^\s*)["']{re.escape(game)}["'],""", line):
                return f"{path.relative_to(ROOT).as_posix()}:{number}"
    return f"{PRESETS.relative_to(ROOT).as_posix()}/"
