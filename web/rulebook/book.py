"""The rules of a game, section by section, from the fields that the engine plays by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from casino_core.rules import Rules
from casino_core.variants import VARIANTS, variant_rules
from web.rulebook.plays import build, duties, lay_down, raising, special, take
from web.rulebook.score import end, game, score, sweeps
from web.rulebook.table import deal, turn, values
from web.rulebook.told import Section, Told
from web.rulebook.words import Words

SECTIONS: dict[str, tuple[Callable[[Told], Iterator[str]], tuple[str, ...]]] = {
    "deal": (deal, ("deal", "layout", "lead", "last", "stock", "partnership")),
    "values": (values, ("value", "numeral", "court-card", "royal-values")),
    "turn": (turn, ()),
    "take": (take, ("capture", "pair", "combine", "loose", "orphan")),
    "build": (build, ("build", "single-build", "multiple-build", "natural-build", "calling")),
    "raise": (raising, ("raise", "add", "gather")),
    "duties": (duties, ("duty", "last-builder", "owner")),
    "lay-down": (lay_down, ("trail",)),
    "special": (special, ("pluck", "initial-pairs", "five-of-spades")),
    "end": (end, ("round", "residue", "last-capture")),
    "score": (score, ("big-casino", "little-casino", "majority", "tie")),
    "sweeps": (sweeps, ("sweep",)),
    "game": (game, ("game", "target", "count-out", "claim")),
}
"""What tells every section, and the terms of the glossary that it uses."""


def games_of(variant: str) -> tuple[Rules, ...]:
    """The rules of a preset at every table it is played at, the usual one first. Raises RulesError."""
    return tuple(variant_rules(variant, seats, team) for seats, team in VARIANTS[variant].tables)


def rulebook(games: Sequence[Rules], t: Words) -> tuple[Section, ...]:
    """The sections of the rules of one game, at one table or several; what it does not have is left out."""
    told = Told(tuple(games), t)
    found = (
        Section(name, told(f"title.{name}"), tuple(text for text in tell(told) if text), terms)
        for name, (tell, terms) in SECTIONS.items()
    )
    return tuple(section for section in found if section.paragraphs)
