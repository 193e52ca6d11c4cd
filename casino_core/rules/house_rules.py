"""Optional rules by their common names: single fields of the rules, and packages that set several at once."""

from __future__ import annotations

from collections.abc import Mapping

from casino_core.rules.contradictions import RulesError
from casino_core.rules.fields import FieldValue
from casino_core.rules.parts import OPTIONS, PART_OF, Rules, field_of
from casino_core.rules.renamed import present_name, present_options

PACKAGES: dict[str, dict[FieldValue, dict[str, FieldValue]]] = {
    "royal_values": {True: {"courts": "11_12_13"}},
    # A builder must still keep a card for every build (docs/rules.md, section 21).
    "builder_may_trail": {True: {"builder_duty": "free"}},
    "trailing_royals": {True: {"face_capture_limit": "any", "face_natural_build": True}},
    "portuguese": {True: {"target": 31, "sweep_points": 1, "majority_tie": "most_spades_gets_cards"}},
    "michigan": {True: {"trail_fine": 2, "instant_limit": 3, "sweep_points": 2, "sweep_timing": "as_made"}},
    "california_rounds": {"2_per_player": {"rounds": "2_per_player", "target": None}},
    "swazi_2p_mode": {"8_cards_and_draw": {"draw": True}},
    "kasino_midhand_win": {
        "sweeps_only": {"sweep_timing": "as_made", "point_cards_at_once": False},
        "sweeps_aces_kasinos": {"sweep_timing": "as_made", "point_cards_at_once": True},
    },
    "soto": {True: {"endgame": "from_16"}},
    "partnership": {True: {"team": 2}},
}
"""By package and value, the fields that the package sets.

Switching a package off resets these fields to their values in ``Rules()``.
"""

IMPLIED: dict[tuple[str, FieldValue], dict[str, FieldValue]] = {
    ("rounds", "1_per_player"): {"target": None},
    ("rounds", "2_per_player"): {"target": None},
    ("overspader", True): {"target": 21},
    ("shram", True): {"target": 11},
}
"""By option and value, the fields that are implied unless they are requested with other values.

A set number of rounds, for example, replaces the target.
"""

OFF: dict[str, FieldValue] = dict.fromkeys(PACKAGES, False) | {
    "california_rounds": None,
    "kasino_midhand_win": "off",
    "swazi_2p_mode": "12_cards_twice",
}
"""For every package, the value that means that it is off."""

HOUSE_RULES: dict[str, tuple[FieldValue, ...]] = {
    **{name: (OFF[name], *values) for name, values in PACKAGES.items()},
    **OPTIONS,
}
"""Every optional rule, packages included, with its possible values."""


def option(rules: Rules, name: str) -> FieldValue:
    """Return the value of an optional rule. Raises RulesError("unknown-option")."""
    name = present_name(name)
    if name in PACKAGES:
        on = (value for value, sets in PACKAGES[name].items() if all(_field(rules, key) == sets[key] for key in sets))
        return next(on, OFF[name])
    if name not in OPTIONS:
        raise RulesError("unknown-option", option=name)
    return field_of(rules, name)


def changes(rules: Rules, options: Mapping[str, object]) -> dict[str, FieldValue]:
    """Return the fields that some options change, with their new values; a single rule overrides a package.

    Raises RulesError: "unknown-option", "bad-value" (with the possible values), "no-duty-to-break".
    """
    packages: dict[str, FieldValue] = {}
    single: dict[str, FieldValue] = {}
    options = present_options(options)
    for name, request in options.items():
        value = _choice(name, request)
        if name in PACKAGES:
            packages |= _package_changes(rules, name, value)
        else:
            # Requested fields override implied ones, whatever the order.
            single = IMPLIED.get((name, value), {}) | single | {name: value}
    _check_duty(options)
    return packages | single


def _choice(name: str, request: object) -> FieldValue:
    """Return the requested value of an option. Raises RulesError("unknown-option" or "bad-value")."""
    if name not in HOUSE_RULES:
        raise RulesError("unknown-option", option=name)
    for choice in HOUSE_RULES[name]:
        # In Python True equals 1, but as requests they differ.
        if request == choice and type(request) is type(choice):
            return choice
    raise RulesError("bad-value", option=name, value=request, choices=HOUSE_RULES[name])


def _package_changes(rules: Rules, name: str, value: FieldValue) -> dict[str, FieldValue]:
    """Return the fields that a package sets if it is switched on, or resets if it is switched off."""
    if value != OFF[name]:
        return PACKAGES[name][value]
    # A package that was never on leaves its fields alone, because a preset may have set some of them.
    was = option(rules, name)
    default = Rules()
    return {} if was == OFF[name] else {key: _field(default, key) for key in PACKAGES[name][was]}


def _field(rules: Rules, name: str) -> FieldValue:
    """Return the value of a field of a part, or of the rules themselves."""
    return field_of(rules, name) if name in PART_OF else getattr(rules, name)


def _check_duty(options: Mapping[str, object]) -> None:
    """Check that ``builder_may_trail`` is not requested with a duty other than not to trail.

    Raises RulesError("no-duty-to-break").
    """
    duty = options.get("builder_duty", "free")
    if options.get("builder_may_trail") and duty not in ("free", "no_trail"):
        raise RulesError("no-duty-to-break", {"builder_may_trail": False}, duty=duty)
