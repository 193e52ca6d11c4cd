"""Traits of games, in people's words: "ace 14", "all spades", "no building".

``finder.say.<trait>`` in the catalogue lists the phrases of a trait. `web/static/js/find-games.js` finds them in typed
text, and the traits found fill in the form for a new game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from web.rulebook.offered import default_game, offered
from web.rulebook.words import Words, sweeps_matter


@dataclass(frozen=True)
class Trait:
    """A fact that people know about their game."""

    holds: Callable[[Rules], bool]
    """Returns whether rules have the trait."""

    options: Mapping[str, object] = field(default_factory=dict)
    """The options that give the trait to other games; empty if only some games can have it."""


TRAITS: dict[str, Trait] = {
    "ace-14": Trait(lambda r: "14" in r.values.ace_values, {"ace_values": "1_or_14"}),
    "ace-11": Trait(lambda r: r.values.ace_values == "1_or_11"),
    "courts": Trait(lambda r: r.values.courts == "11_12_13", {"courts": "11_12_13"}),
    "no-sweeps": Trait(lambda r: not sweeps_matter(r), {"sweep_points": 0}),
    "sweeps": Trait(sweeps_matter, {"sweep_points": 1}),
    "all-spades": Trait(
        lambda r: r.scoring.spade_casino != "off" or r.scoring.spades_award == "1_each_spade",
        {"spades_award": "1_each_spade"},
    ),
    "casinos-3-2": Trait(lambda r: r.scoring.casino_points == "3_and_2", {"casino_points": "3_and_2"}),
    "one-build": Trait(lambda r: r.building.builds_at_once != "any", {"builds_at_once": "one_each"}),
    "must-take": Trait(
        lambda r: r.capturing.compulsory or r.capturing.must_capture != "never", {"must_capture": "before_trailing"}
    ),
    "no-scoring-builds": Trait(lambda r: not r.building.point_cards_in_builds, {"point_cards_in_builds": False}),
    "no-builds": Trait(lambda r: not r.builds),
    "take-back": Trait(lambda r: r.steals),
    "draw": Trait(lambda r: r.deal.draw, {"draw": True}),
    "first-six": Trait(lambda r: r.deal.first_hand == 6, {"first_hand": 6}),
    "exact": Trait(lambda r: r.ending.overshoot != "wins", {"overshoot": "scores_nothing"}),
    "to-11": Trait(lambda r: r.ending.target == 11, {"target": 11}),
    "to-21": Trait(lambda r: r.ending.target == 21, {"target": 21}),
}
"""The traits by id. If phrases share words, the trait that comes first takes them."""


def traits_of(rules: Rules) -> Iterable[str]:
    """Yield the ids of the traits of some rules."""
    return (name for name, trait in TRAITS.items() if trait.holds(rules))


def game_with(names: Iterable[str]) -> tuple[str, dict[str, object]]:
    """Return the preset with the largest number of wanted traits that no option gives, and options for the others."""
    wanted = [TRAITS[name] for name in dict.fromkeys(names) if name in TRAITS]

    def similarity(game: str) -> int:
        return sum(trait.holds(variant_rules(game)) for trait in wanted if not trait.options)

    game = max((default_game(), *offered()), key=similarity)
    missing = [trait.options for trait in wanted if not trait.holds(variant_rules(game))]
    return game, {name: value for options in missing for name, value in options.items()}


def vocabulary(t: Words) -> dict[str, tuple[str, str]]:
    """Return the label and the phrases of every trait."""
    return {name: (t(f"finder.trait.{name}"), t(f"finder.say.{name}")) for name in TRAITS}
