"""Optional rules by the names people know: single fields of the rules, and packages that set several at once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import OPTIONS, PART_OF, Rules, field_of
from casino_core.rules.renamed import present

PACKAGES: dict[str, dict[Any, dict[str, Any]]] = {
    "royal_values": {True: {"courts": "11_12_13"}},
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
"""What a package sets when it is on. Switched off, the fields go back to what they are in ``Rules()``."""

IMPLIED: dict[tuple[str, Any], dict[str, Any]] = {
    ("rounds", "1_per_player"): {"target": None},
    ("rounds", "2_per_player"): {"target": None},
    ("overspader", True): {"target": 21},
    ("shram", True): {"target": 11},
}
"""What a rule brings with it, unless that is asked for otherwise: so many rounds stand in place of a target."""

OFF: dict[str, Any] = dict.fromkeys(PACKAGES, False) | {
    "california_rounds": None,
    "kasino_midhand_win": "off",
    "swazi_2p_mode": "12_cards_twice",
}


HOUSE_RULES: dict[str, tuple[Any, ...]] = {name: (OFF[name], *values) for name, values in PACKAGES.items()} | {
    name: choices for name, (_, choices) in OPTIONS.items()
}
"""Every optional rule, packages included, with the values it may have."""


def option(rules: Rules, name: str) -> Any:
    """The value of an optional rule. Raises RulesError("unknown-option") for a name that is none."""
    if name in PACKAGES:
        on = (value for value, sets in PACKAGES[name].items() if all(_field(rules, key) == sets[key] for key in sets))
        return next(on, OFF[name])
    if name not in OPTIONS:
        raise RulesError("unknown-option", option=name)
    return field_of(rules, name)


def changes(rules: Rules, options: Mapping[str, Any]) -> dict[str, Any]:
    """The fields that some options change; a single rule prevails over a package that says otherwise.

    Raises RulesError: "unknown-option", "bad-value" (with the values it may have), "no-duty-to-break".
    """
    packages: dict[str, Any] = {}
    single: dict[str, Any] = {}
    for name, asked in options.items():
        if name not in HOUSE_RULES:
            raise RulesError("unknown-option", option=name)
        value = present(name, asked)
        if not any(_same(value, choice) for choice in HOUSE_RULES[name]):
            raise RulesError("bad-value", option=name, value=value, choices=HOUSE_RULES[name])
        if name in PACKAGES:
            packages |= _package_changes(rules, name, value)
        else:
            single = IMPLIED.get((name, value), {}) | single | {name: value}
    _check_duty(options)
    return packages | single


def _same(value: object, choice: object) -> bool:
    return value is choice or (value == choice and type(value) is type(choice))


def _package_changes(rules: Rules, name: str, value: Any) -> dict[str, Any]:
    """What a package sets when it is on; where it was on and is no more, the usual values of the same fields."""
    if value != OFF[name]:
        return PACKAGES[name][value]
    was = option(rules, name)
    usual = Rules()
    return {} if was == OFF[name] else {key: _field(usual, key) for key in PACKAGES[name][was]}


def _field(rules: Rules, name: str) -> Any:
    return field_of(rules, name) if name in PART_OF else getattr(rules, name)


def _check_duty(options: Mapping[str, Any]) -> None:
    """A builder who may trail has no duty that forbids it. Raises RulesError."""
    duty = present("builder_duty", options.get("builder_duty", "free"))
    if options.get("builder_may_trail") and duty not in ("free", "no_trail"):
        raise RulesError("no-duty-to-break", {"builder_may_trail": False}, duty=duty)
