"""The rules of every preset at every table, with any house rules; and the valid rules closest to an invalid request."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from typing import Any

from casino_core.rules.contradictions import RulesError
from casino_core.rules.fields import FieldValue
from casino_core.rules.house_rules import HOUSE_RULES, IMPLIED, PACKAGES, changes
from casino_core.rules.parts import OPTIONS, Rules, field_of, with_fields
from casino_core.rules.presets import PRESETS, Variant
from casino_core.rules.renamed import present_options

VARIANTS: dict[str, Variant] = {variant.id: variant for variant in PRESETS}
"""Every preset by its id."""


def lineage(variant: str) -> tuple[Variant, ...]:
    """Return a preset and its ancestors, the last of which is Casino. Raises RulesError("unknown-variant")."""
    chain: list[Variant] = []
    # At least once, so that an empty name is refused like any unknown one.
    while variant or not chain:
        if variant not in VARIANTS:
            raise RulesError("unknown-variant", {"variant": "classic"}, variant=variant, variants=tuple(VARIANTS))
        chain.append(VARIANTS[variant])
        variant = VARIANTS[variant].parent
    return tuple(chain)


def variant_rules(variant: str, seats: int = 0, team: int = 0, **options: object) -> Rules:
    """Return the rules of a preset at a table, with some house rules changed.

    If ``seats`` or ``team`` (seats on a side) is missing, it is taken from the first table of the preset that fits
    the other.

    Raises RulesError: "unknown-variant", "wrong-seats" (with the tables of the preset), "unknown-option", "bad-value",
    or a contradiction.

    >>> casino.variant_rules("classic", seats=4, team=2, sweep_points=0).sides
    2
    """
    seats, team = _seated(variant, seats, team, options)
    # "partnership" is not a field of rules: it has only helped to choose the table.
    others = {name: value for name, value in options.items() if name != "partnership"}
    return _shared(with_fields(Rules(), _preset(variant, seats, team) | changes(_at_default_table(variant), others)))


@cache
def _at_default_table(variant: str) -> Rules:
    """Return the rules of a preset at its default table, the only one that is certain to have no contradictions.

    They show which packages of rules are on, so that these can be switched off.
    """
    return with_fields(Rules(), _preset(variant, *VARIANTS[variant].seatings[0]))


@lru_cache(maxsize=1024)
def _shared(rules: Rules) -> Rules:
    """Return the same object for all equal rules, because caches would compare different objects field by field."""
    return rules


def _seated(variant: str, seats: int, team: int, options: Mapping[str, object]) -> tuple[int, int]:
    """Return the requested seats and size of a team; missing ones are chosen. Raises RulesError("wrong-seats")."""
    seatings = played_at(variant, options)
    if options.get("partnership") is not None:
        team = team or 1 + bool(options["partnership"])
    seats = seats or next((seating[0] for seating in seatings if not team or seating[1] == team), seatings[0][0])
    team = team or next((seating[1] for seating in seatings if seating[0] == seats), 1)
    if (seats, team) in seatings and options.get("partnership", team == 2) == (team == 2):
        return seats, team
    facts = {"variant": variant, "seats": seats, "team": team, "tables": seatings}
    # Five can play most games with 49 cards, which is closer to the request than another number of players.
    if (seats, team) == (5, 1) and "five_handed" not in options:
        raise RulesError("wrong-seats", {"five_handed": True}, **facts)
    near_seats, near_team = min(seatings, key=lambda seating: (abs(seating[0] - seats), abs(seating[1] - team)))
    nearest = {"seats": near_seats, "team": near_team, "partnership": near_team == 2}
    raise RulesError("wrong-seats", nearest, **facts)


def _preset(variant: str, seats: int, team: int) -> dict[str, FieldValue]:
    """Return all fields that a preset and its ancestors set at a table."""
    fields: dict[str, FieldValue] = {"variant": variant, "seats": seats, "team": team}
    for step in reversed(lineage(variant)):
        fields |= _unfolded(step.sets) | (_unfolded(step.sets_for_two_sides) if seats == 2 * team else {})
    return fields


def played_at(variant: str, options: Mapping[str, object]) -> tuple[tuple[int, int], ...]:
    """Return the seatings (seats, size of a team) of a preset.

    In games with one pack, requesting ``five_handed`` leaves only five players; requesting it off excludes five.
    """
    seatings = lineage(variant)[0].seatings
    if "five_handed" not in options or _preset(variant, *seatings[0]).get("packs", 1) != 1:
        return seatings
    return ((5, 1),) if options["five_handed"] else tuple(each for each in seatings if each[0] != 5) or seatings


def _unfolded(sets: Mapping[str, FieldValue]) -> dict[str, FieldValue]:
    """Return the fields that a preset sets, with the fields of packages in place of the packages."""
    fields: dict[str, FieldValue] = {}
    for name, value in present_options(sets).items():
        fields |= PACKAGES[name][value] if name in PACKAGES else {name: value}
    return fields


def preset_of(rules: Rules) -> Rules:
    """Return the rules of a game's preset at the same table, or at its default table if it is not played there."""
    seating = (rules.seats, rules.team)
    seatings = VARIANTS[rules.variant].seatings
    return preset_rules(rules.variant, *(seating if seating in seatings else seatings[0]))


@cache
def preset_rules(variant: str, seats: int = 0, team: int = 0) -> Rules:
    """Return the unchanged rules of a preset, made only once for each table, because naming any game needs them."""
    return variant_rules(variant, seats, team)


def differences(rules: Rules, other: Rules) -> Iterator[str]:
    """Return the names of the optional rules in which two games differ."""
    if rules == other:  # most games are played exactly as in their preset
        return iter(())
    return (name for name in OPTIONS if field_of(rules, name) != field_of(other, name))


def house_rules_of(rules: Rules) -> dict[str, FieldValue]:
    """Return the options with which ``variant_rules`` makes these rules from their preset at their table."""
    changed = {name: field_of(rules, name) for name in differences(rules, preset_of(rules))}
    implied = {name: value for each in changed.items() for name, value in IMPLIED.get(each, {}).items()}
    # If a house rule would imply another value for a field, the value of the field must be requested, too.
    return {
        name: field_of(rules, name)
        for name in OPTIONS
        if name in changed or (name in implied and field_of(rules, name) != implied[name])
    }


def nearest_rules(variant: str, seats: int = 0, team: int = 0, **options: Any) -> tuple[Rules, tuple[RulesError, ...]]:
    """Return the requested rules or, if they are impossible, the closest ones; and all errors of the request, in order.

    Unknown names and bad values are left out; contradictions are resolved as their errors say.

    >>> rules, faults = casino.nearest_rules("royal", seats=7)
    >>> rules.seats, faults[0].code
    (4, 'wrong-seats')
    """
    # Values of any type, because an error may name a parameter of variant_rules or an option.
    request: dict[str, Any] = {"variant": variant, "seats": seats, "team": team, **present_options(options)}
    faults: list[RulesError] = []
    while True:
        try:
            return variant_rules(**request), tuple(faults)
        except RulesError as fault:
            if len(faults) > len(HOUSE_RULES):  # two rules that exclude each other would be corrected for ever
                raise
            faults.append(fault)
            request = _corrected(request, fault)


def _corrected(request: dict[str, Any], fault: RulesError) -> dict[str, Any]:
    """Return the request with a fault corrected, without packages that would bring the fault back."""
    # Unknown names and bad values cannot be corrected, so they are left out.
    if not fault.nearest:
        return {name: value for name, value in request.items() if name != fault.facts.get("option")}
    back = [name for name, values in PACKAGES.items() for sets in values.values() if set(sets) & set(fault.nearest)]
    return {name: value for name, value in request.items() if name not in back} | dict(fault.nearest)
