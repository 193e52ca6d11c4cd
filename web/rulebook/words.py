"""Optional rules in words: their names, values and meanings, their order in a form, and the names of custom games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from casino_core.cards import Card
from casino_core.rules.house_rules import HOUSE_RULES, OFF, PACKAGES, option
from casino_core.rules.parts import PART_OF, Rules
from casino_core.rules.variants import VARIANTS, differences, preset_of

GROUPS: dict[str, tuple[str, ...]] = {
    "main": ("courts", "ace_values", "target", "sweep_points", "builder_duty", "spade_casino"),
    "values": ("table_ace", "cassino_high_values", "ten_of_diamonds_10_or_11"),
    "capturing": (
        "face_capture_limit",
        "adversary_combines_build",
        "partner_takes_build",
        "residue_to",
        "matching",
        "must_capture",
        "initial_pairs_to_first_player",
        "five_of_spades_sweeps",
        "pluck",
        "swazi_insist_capture",
    ),
    "building": (
        "single_build_as_card",
        "table_only_build_while_trailing",
        "table_cards_help_raise",
        "multi_gather_on_build",
        "calling",
        "own_build_raise",
        "max_build_cards",
        "point_cards_in_builds",
        "same_value_builds",
        "builds_at_once",
        "face_natural_build",
        "build_owner",
        "partner_frees_builder",
        "trail_fine",
        "swazi_insist_augment",
        "no_trail_with_build_while_stocked",
        "swazi_2p_phase1_one_build",
        "sa_drift_with_build",
    ),
    "scoring": (
        "cards_award",
        "spades_award",
        "casino_points",
        "majority_tie",
        "majority_rule",
        "last_capture_point",
        "difference_scoring",
        "all_eleven_bonus",
        "overspader",
        "shram",
    ),
    "sweeps": ("sweep_timing", "sweep_last_card", "sweep_cancel", "sweep_freeze", "tablanette_bonus"),
    "ending": (
        "rounds",
        "overshoot",
        "countout_order",
        "kasino_tiebreak",
        "claim_out",
        "score_as_captured",
        "point_cards_at_once",
        "instant_limit",
        "callabra_limit",
        "endgame",
    ),
    "deal": (
        "draw",
        "first_hand",
        "german_deal",
        "five_handed",
        "deal_pattern",
        "direction",
        "swazi_cut_rules",
        "last_announcement",
        "last_not_announced_penalty",
    ),
}
"""The options in the form for a new game, in groups, the most common first, without the packages of rules."""

EXPRESSED_BY: dict[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys(field for fields in values.values() for field in fields))
    for name, values in PACKAGES.items()
}
"""The fields that each package of rules sets: ``royal_values`` sets ``courts``."""

SWEEP_WORDS = {
    "kasino_fi": "mokki",
    "kasino_se": "tabbe",
    "kasino_no": "tabbe",
    "krypkasino": "tabbe",
    "tablanette": "tablanette",
    "tablic": "tabla",
}
"""The players' own words for a sweep, by game."""

ORDER: tuple[str, ...] = tuple(name for names in GROUPS.values() for name in names)


def sweeps_matter(rules: Rules) -> bool:
    """Return whether clearing the table scores anything in addition to the cards taken."""
    scoring = rules.scoring
    return bool(scoring.sweep_points or scoring.sweep_swing or scoring.tablanette_bonus != "none")


def sweep_counts(rules: Rules, card: Card) -> bool:
    """Return whether clearing the table with this card scores anything in addition to the cards taken."""
    bonus = rules.scoring.tablanette_bonus
    if bonus == "none" or rules.scoring.sweep_points:
        return sweeps_matter(rules)
    return (card.rank == "J") == (bonus == "jack_sum")  # a jack always takes the table (docs/rules.md, section 19)


def sweep_word(rules: Rules) -> str:
    """Return the key of the word for a sweep: "sweep.mokki"."""
    return f"sweep.{SWEEP_WORDS.get(rules.variant, 'default')}"


class Words(Protocol):
    """A function that returns the text for a key and its facts, made by ``web.worker.words.catalogue.words``."""

    def __call__(self, key: str, **facts: object) -> str:
        """Return the text for a key. Raises KeyError for an unknown key."""


def label(name: str, t: Words) -> str:
    """Return the label of an optional rule. Raises KeyError for any other name."""
    return t(f"rule.{name}")


def value_label(name: str, value: object, t: Words) -> str:
    """Return the label of a value of an optional rule. Raises KeyError for an impossible value."""
    text = value_text(value)
    return t(f"rule.{text}" if isinstance(value, bool) else f"rule.{name}.{text}")


def about(name: str, t: Words) -> str:
    """Return the meaning of an optional rule in a sentence."""
    return t(f"rule.{name}.about")


def brief(name: str, value: object, t: Words) -> str:
    """Return an optional rule and its value in a few words: "1 point a sweep"."""
    return t(f"rule.{name}.{value_text(value)}.brief")


def group_label(group: str, t: Words) -> str:
    """Return the label of a group of optional rules."""
    return t(f"rule.group.{group}")


def key_itself(key: str, **_facts: object) -> str:
    """Return the key itself: with this as ``t``, functions such as ``label`` return keys instead of texts."""
    return key


def keys_of(name: str) -> Iterator[str]:
    """Yield all keys of an optional rule: two for the rule, and two for each of its values."""
    yield label(name, key_itself)
    yield about(name, key_itself)
    for value in HOUSE_RULES[name]:
        yield value_label(name, value, key_itself)
        yield brief(name, value, key_itself)


def value_text(value: object) -> str:
    """Return a value as a part of a key."""
    return {None: "none", True: "yes", False: "no"}[value] if value is None or isinstance(value, bool) else str(value)


def game_name(variant: str, t: Words) -> str:
    """Return the name of a preset, as players of the language know it."""
    try:
        return t(f"game.{variant}.name")
    except KeyError:  # the preset is so far known only to the engine
        return VARIANTS[variant].name


def game_title(rules: Rules, t: Words) -> str:
    """Return the name of a game from its preset and its changes: "Royal Casino, aces 1, to 31, 1 point a sweep".

    A package of several rules counts as one change.
    """
    preset = preset_of(rules)
    changed = set(differences(rules, preset))
    for name, fields in EXPRESSED_BY.items():
        if len(fields) > 1 and changed.issuperset(fields) and option(rules, name) != OFF[name]:
            changed.difference_update(fields)
            changed.add(name)
    # A package is not in the form, so it takes the place of its first field.
    places = {name: ORDER.index(name if name in PART_OF else EXPRESSED_BY[name][0]) for name in changed}
    if rules.ending.rounds is not None:
        changed.discard("target")  # implied by the number of rounds
    briefs = (_title_part(name, rules, t) for name in sorted(changed, key=places.__getitem__))
    return t("locale.list").join((game_name(rules.variant, t), *briefs))


def _title_part(name: str, rules: Rules, t: Words) -> str:
    """Return the words for an option in the title of a game; a game without a target is called "one round"."""
    if name == "target" and rules.ending.target is None:
        return t("rulebook.trait.length.one")
    return brief(name, option(rules, name), t)
