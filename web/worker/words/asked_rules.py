"""Rules that somebody asks for from outside: the nearest there are, and in words what was wrong with the others."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any

from casino_core.notation.rules import value_text
from casino_core.position.actions import BuildPiece
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.renamed import present_text
from casino_core.rules.variants import VARIANTS, nearest_rules, played_at
from web.rulebook.words import label, value_label
from web.worker.words.speech import Fact, Message, message

TABLE = ("variant", "seats", "team")
NAMES = (*TABLE, *HOUSE_RULES)
"""Every name by which rules can be asked for."""


def asked_rules(given: Mapping[str, str]) -> tuple[Rules, tuple[Message, ...]]:
    """The rules of some names and values as texts, or the nearest there are, and what had to be changed."""
    faults: list[Message] = []
    variant = given.get("variant", next(iter(VARIANTS)))
    if variant not in VARIANTS:
        faults.append(message("wrong.variant", variant=variant, nearest=nearest(variant, VARIANTS)))
        variant = nearest(variant, VARIANTS)
    unknown = [name for name in given if name not in NAMES]
    faults += [message("wrong.option", option=name, nearest=nearest(name, HOUSE_RULES)) for name in unknown]
    options = {name: _value(name, given[name], faults) for name in HOUSE_RULES if name in given}
    seats, team = (_number(given, name, variant, options, faults) for name in ("seats", "team"))
    rules, more = nearest_rules(variant, seats, team, **options)
    return rules, (*faults, *map(told, more))


def split_rules(text: str) -> dict[str, str]:
    """The names and values of a rules text, right or wrong: ``royal:target=31`` is variant royal, target 31."""
    variant, _, options = text.partition(":")
    pairs = (part.partition("=") for part in options.split(",") if part)
    return {"variant": variant, **{name: value for name, _, value in pairs}}


def told(fault: RulesError) -> Message:
    """What is wrong with some rules, and what the nearest ones have instead."""
    facts = fault_facts(fault.facts)
    if fault.code == "wrong-seats":
        key = "wrong.seats" if fault.facts["team"] == 1 else "wrong.teams"
        five = "five_handed" in fault.nearest
        return message(f"{key}.five" if five else key, **{**facts, "tables": tables(fault.facts["tables"])})
    reason = Message(f"error.{fault.code}", facts)
    changes = tuple(_change(name, value) for name, value in fault.nearest.items() if name != "team")
    return message("wrong.rules", reason=reason, changes=changes)


def _change(name: str, value: object) -> Message:
    """An option and a value, by their names."""
    if name == "seats":
        return message("wrong.change.seats", seats=str(value))
    option, chosen = label(name, _key), value_label(name, value, _key)
    return message("wrong.change", option=message(option), value=message(chosen))


def _key(key: str, **_facts: object) -> str:
    """The key itself in place of its words, which follow in the language of whoever reads them."""
    return key


def tables(played: Any) -> tuple[Message, ...]:
    """Tables in words: 2, 3, 4, 2 against 2."""
    kinds = ((seats, team, "alone" if team == 1 else f"teams.{seats // team}") for seats, team in played)
    return tuple(message(f"wrong.table.{kind}", seats=seats, team=team) for seats, team, kind in kinds)


def _number(
    given: Mapping[str, str], name: str, variant: str, options: Mapping[str, Any], faults: list[Message]
) -> int:
    """The seats or the size of a team that are asked for; 0 when none are, or no number."""
    text = given.get(name, "0")
    if text.isascii() and text.isdecimal():
        return int(text[:4])
    faults.append(message("wrong.seats", seats=text, tables=tables(played_at(variant, options))))
    return 0


def _value(name: str, asked: str, faults: list[Message]) -> object:
    """The value of an option, or the nearest there is."""
    values = {value_text(value): value for value in HOUSE_RULES[name]}
    text = present_text(name, asked)
    if text in values:
        return values[text]
    numbers = [value for value in values if value.isdecimal()]
    if text.isdecimal() and numbers:
        best = min(numbers, key=lambda value: abs(int(value) - int(text)))
    else:
        best = nearest(text, values)
    faults.append(message("wrong.value", option=name, value=text, choices=tuple(values), nearest=best))
    return values[best]


def nearest(word: str, among: Iterable[str]) -> str:
    """The one of some words that a word is most like; the first where it is like none."""
    known = list(among)
    return (get_close_matches(word, known, 1) or known)[0]


# ---------- facts ----------


def fault_facts(facts: Mapping[str, object]) -> dict[str, Fact]:
    """Facts of the engine as facts of a message: cards side by side, builds by their first card."""
    return {name: _fact(value) for name, value in facts.items()}


def _fact(value: object) -> Fact:
    if isinstance(value, tuple):
        return tuple(_fact(part) for part in value)
    if isinstance(value, BuildPiece):
        return value.card
    return value if isinstance(value, str | int) and not isinstance(value, bool) else value_text(value)
