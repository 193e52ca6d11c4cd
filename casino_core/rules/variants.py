"""Rules of the presets: for so many seats, with house rules changed; and the nearest ones where that is impossible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from casino_core.rules.contradictions import RulesError
from casino_core.rules.fields import FieldValue
from casino_core.rules.house_rules import HOUSE_RULES, PACKAGES, changes
from casino_core.rules.parts import OPTIONS, Rules, field_of, with_fields
from casino_core.rules.presets import PRESETS, Variant
from casino_core.rules.renamed import present_options

VARIANTS: dict[str, Variant] = {variant.id: variant for variant in PRESETS}
"""Every preset by its id."""


def lineage(variant: str) -> tuple[Variant, ...]:
    """Return a preset and its parents, up to the one that all come from. Raises RulesError("unknown-variant")."""
    chain: list[Variant] = []
    # Once at least, so that no name at all is refused as any unknown one is.
    while variant or not chain:
        if variant not in VARIANTS:
            raise RulesError("unknown-variant", {"variant": "classic"}, variant=variant, variants=tuple(VARIANTS))
        chain.append(VARIANTS[variant])
        variant = VARIANTS[variant].parent
    return tuple(chain)


def variant_rules(variant: str, seats: int = 0, team: int = 0, **options: object) -> Rules:
    """Return the rules of a preset at a table, with some house rules changed.

    Where ``seats`` or ``team`` (seats a side) is left out, it is that of the first table of the preset that fits the
    other one.

    Raises RulesError: "unknown-variant", "wrong-seats" (with the tables it is played at), "unknown-option",
    "bad-value", or a contradiction.
    """
    seats, team = _seated(variant, seats, team, options)
    # Partnership has been heard already: it is a matter of the table.
    asked = changes(
        _at_default_table(variant), {name: value for name, value in options.items() if name != "partnership"}
    )
    return with_fields(Rules(), _preset(variant, seats, team) | asked)


@cache
def _at_default_table(variant: str) -> Rules:
    """Return the rules of a preset at its usual table, the only one at which it is sure to be without contradictions.

    In view of these, packages of rules are switched off.
    """
    return with_fields(Rules(), _preset(variant, *VARIANTS[variant].tables[0]))


def _seated(variant: str, seats: int, team: int, options: Mapping[str, object]) -> tuple[int, int]:
    """Return the seats and the size of a team that are meant. Raises RulesError("wrong-seats")."""
    tables = played_at(variant, options)
    if options.get("partnership") is not None:
        team = team or 1 + bool(options["partnership"])
    seats = seats or next((table[0] for table in tables if not team or table[1] == team), tables[0][0])
    team = team or next((table[1] for table in tables if table[0] == seats), 1)
    if (seats, team) in tables and options.get("partnership", team == 2) == (team == 2):
        return seats, team
    facts = {"variant": variant, "seats": seats, "team": team, "tables": tables}
    # Five can play most games with 49 cards, which is nearer to what was asked than another number of players.
    if (seats, team) == (5, 1) and "five_handed" not in options:
        raise RulesError("wrong-seats", {"five_handed": True}, **facts)
    near_seats, near_team = min(tables, key=lambda table: (abs(table[0] - seats), abs(table[1] - team)))
    nearest = {"seats": near_seats, "team": near_team, "partnership": near_team == 2}
    raise RulesError("wrong-seats", nearest, **facts)


def _preset(variant: str, seats: int, team: int) -> dict[str, FieldValue]:
    """Return all fields that a preset and its parents set for so many seats."""
    fields: dict[str, FieldValue] = {"variant": variant, "seats": seats, "team": team}
    for step in reversed(lineage(variant)):
        fields |= _unfolded(step.sets) | (_unfolded(step.sets_for_two_sides) if seats == 2 * team else {})
    return fields


def played_at(variant: str, options: Mapping[str, object]) -> tuple[tuple[int, int], ...]:
    """Return the tables (seats, size of a team) that a preset is played at; five can play any game with 49 cards."""
    tables = lineage(variant)[0].tables
    if "five_handed" not in options or _preset(variant, *tables[0]).get("packs", 1) != 1:
        return tables
    return ((5, 1),) if options["five_handed"] else tuple(table for table in tables if table[0] != 5) or tables


def _unfolded(sets: Mapping[str, FieldValue]) -> dict[str, FieldValue]:
    """Return what a preset sets, its packages taken apart into fields."""
    fields: dict[str, FieldValue] = {}
    for name, value in present_options(sets).items():
        fields |= PACKAGES[name][value] if name in PACKAGES else {name: value}
    return fields


def preset_of(rules: Rules) -> Rules:
    """Return the preset that rules come from, at the same table, or at its usual one if it is not played at that."""
    table = (rules.seats, rules.team)
    tables = VARIANTS[rules.variant].tables
    return _unchanged(rules.variant, *(table if table in tables else tables[0]))


# There are few presets without changes, and whatever names a game asks for them again and again.
_unchanged = cache(variant_rules)


def differences(rules: Rules, other: Rules) -> Iterator[str]:
    """Return the names of the optional rules in which two games differ."""
    if rules == other:  # most games are played as their preset has them
        return iter(())
    return (name for name in OPTIONS if field_of(rules, name) != field_of(other, name))


def nearest_rules(variant: str, seats: int = 0, team: int = 0, **options: Any) -> tuple[Rules, tuple[RulesError, ...]]:
    """Return the rules asked for or, where there are none, the nearest ones, with every fault that stood in the way.

    What is unknown or has a bad value is left out; a contradiction gives way as its error says.
    """
    # Any: the names of variant_rules and the options side by side, as an error names either of them.
    asked: dict[str, Any] = {"variant": variant, "seats": seats, "team": team, **present_options(options)}
    faults: list[RulesError] = []
    while True:
        try:
            return variant_rules(**asked), tuple(faults)
        except RulesError as fault:
            if len(faults) > len(HOUSE_RULES):  # two rules, each of which the other one rules out
                raise
            faults.append(fault)
            asked = _mended(asked, fault)


def _mended(asked: dict[str, Any], fault: RulesError) -> dict[str, Any]:
    """Return what was asked for with a fault mended, without packages that would bring it back."""
    # Nothing would mend an unknown name or value, so it is left out.
    if not fault.nearest:
        return {name: value for name, value in asked.items() if name != fault.facts.get("option")}
    back = [name for name, values in PACKAGES.items() for sets in values.values() if set(sets) & set(fault.nearest)]
    return {name: value for name, value in asked.items() if name not in back} | dict(fault.nearest)
