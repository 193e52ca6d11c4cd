"""Rules as text: the preset and the differences from it; and the exact inverse.

rules    = variant [ ":" option { "," option } ]
option   = name "=" value                        classic:seats=4,team=2,sweep_points=1
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from casino_core.notation.reader import NotationError, Reader
from casino_core.rules.contradictions import RulesError
from casino_core.rules.fields import FieldValue
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.renamed import present_name, present_text
from casino_core.rules.variants import VARIANTS, house_rules_of, variant_rules
from casino_core.text import text_of

# Cached, because many texts have the same rules, for example all puzzles of one game.
_rules = lru_cache(maxsize=256, typed=True)(variant_rules)


@text_of.register(Rules)
def rules_text(rules: Rules) -> str:
    """Return the text of rules, the preset and the differences from it: ``classic:seats=4,team=2,sweep_points=1``."""
    default = VARIANTS[rules.variant].seatings[0]
    parts = [] if (rules.seats, rules.team) == default else [f"seats={rules.seats}"]
    parts += [] if rules.team == default[1] else [f"team={rules.team}"]
    # All other fields follow from the preset, because only presets set them.
    parts += [f"{name}={value_text(value)}" for name, value in house_rules_of(rules).items()]
    return rules.variant + (":" + ",".join(parts) if parts else "")


def value_text(value: object) -> str:
    """Return the text of the value of an optional rule: ``yes``, ``no``, ``none``, or the value."""
    if value is None:
        return "none"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def parse_rules(text: str) -> Rules:
    """Return the rules that a text describes.

    Raises NotationError for a text that cannot be read, and for unknown or impossible options, values, seats and
    combinations. If the cause is a RulesError, the NotationError has the same ``code`` and ``facts``.

    >>> casino.parse_rules("classic:seats=4,team=2").sides
    2
    """
    return read_rules(Reader(text))


def read_rules(reader: Reader) -> Rules:
    """Read rules up to the end of the reader. Raises NotationError."""
    start = reader.index
    name, _, rest = reader.text[start : reader.end].partition(":")
    options: dict[str, Any] = {}  # with seats and team, which are numbers
    where = {"variant": start, "seats": start, "team": start}
    index = start + len(name) + 1
    for part in rest.split(",") if rest else ():
        name_in_text, sign, value = part.partition("=")
        key = present_name(name_in_text)
        # If the text does not name seats or team, ``where`` still has the start, at which errors about them point.
        if not sign or (key in where and where[key] != start):
            raise NotationError("expected" if not sign else "option-twice", reader.text, index, mark="=", option=key)
        where[key] = index
        options[key] = _read_value(reader.text, index, key, value)
        index += len(part) + 1
    reader.index = reader.end
    try:
        return _rules(name, **options)
    except RulesError as fault:
        at = where.get(str(fault.facts.get("option", "")), where["seats"] if fault.code == "wrong-seats" else start)
        raise NotationError(fault.code, reader.text, at, **fault.facts) from fault


def _read_value(text: str, index: int, key: str, value: str) -> FieldValue:
    """Return the value that an option's text stands for. Raises NotationError."""
    if key in ("seats", "team"):
        # Digits of other scripts would also be read, but are never written.
        if value.isascii() and value.isdigit() and len(value) < 3:
            return int(value)
        raise NotationError("no-number", text, index + len(key) + 1)
    if key not in HOUSE_RULES:
        raise NotationError("unknown-option", text, index, option=key)
    choices = HOUSE_RULES[key]
    for choice in choices:
        if value_text(choice) == present_text(key, value):
            return choice
    raise NotationError("bad-value", text, index + len(key) + 1, option=key, value=value, choices=choices)
