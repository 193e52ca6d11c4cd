"""Optional rules in words: every rule and every value has its own words; and the names of custom games."""

from typing import Any

import pytest

from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES, PACKAGES
from casino_core.rules.parts import OPTIONS
from casino_core.rules.variants import VARIANTS, preset_of, variant_rules
from tests.engine.amount import amount
from web.rulebook.words import (
    EXPRESSED_BY,
    GROUPS,
    ORDER,
    about,
    brief,
    game_title,
    group_label,
    keys_of,
    label,
    value_label,
)
from web.worker.words.catalogue import catalogue, words

T = words("en")


@pytest.mark.parametrize("name", HOUSE_RULES)
def test_every_rule_and_value_has_its_words(name: str) -> None:
    assert label(name, T)[0].isupper()
    assert about(name, T).endswith(".")
    values = [value_label(name, value, T) for value in HOUSE_RULES[name]]
    briefs = [brief(name, value, T) for value in HOUSE_RULES[name]]
    assert len(set(values)) == len(set(briefs)) == len(HOUSE_RULES[name])


def test_a_form_asks_everything_once() -> None:
    assert len(ORDER) == len(set(ORDER))
    assert set(ORDER) == set(OPTIONS)
    assert set(HOUSE_RULES) - set(ORDER) == set(EXPRESSED_BY) == set(PACKAGES)
    assert {field for fields in EXPRESSED_BY.values() for field in fields} <= {*ORDER, "team"}
    assert all(group_label(group, T) for group in GROUPS)


def test_no_words_are_left_over() -> None:
    known = {f"rule.{word}" for word in ("yes", "no")} | {f"rule.group.{group}" for group in GROUPS}
    known |= {key for name in HOUSE_RULES for key in keys_of(name)}
    assert {key for key in catalogue("en") if key.startswith("rule.")} == known


@pytest.mark.parametrize(
    ("variant", "options", "title"),
    [
        ("royal", {"ace_values": "1", "target": 31, "sweep_points": 1}, "Royal Casino, aces 1, to 31, 1 point a sweep"),
        ("classic", {"michigan": True}, "Casino, Michigan fines"),
        (
            "classic",
            {"michigan": True, "sweep_timing": "end_of_hand"},
            "Casino, 2 points a sweep, a fine of 2, a round ends after three blows",
        ),
        ("classic", {"trailing_royals": True}, "Casino, trailing royals"),
        ("classic", {"california_rounds": "2_per_player"}, "Casino, everyone deals twice"),
        ("classic", {"royal_values": True}, "Casino, court cards 11, 12, 13"),
        ("american", {"target": None}, "American Cassino, one round"),
        ("classic", {"target": None, "rounds": "1_per_player"}, "Casino, everyone deals once"),
        ("classic", {"five_handed": True}, "Casino, 49 cards for five"),
    ],
)
def test_custom_games_are_named_by_what_differs(variant: str, options: dict[str, Any], title: str) -> None:
    assert game_title(variant_rules(variant, **options), T) == title


def test_a_preset_has_its_own_name() -> None:
    assert [game_title(variant_rules(game), T) for game in VARIANTS] == [preset.name for preset in VARIANTS.values()]


@pytest.mark.parametrize("variant", list(VARIANTS)[:: amount(3, 1)])
def test_every_change_of_a_preset_has_another_name(variant: str) -> None:
    preset = variant_rules(variant)
    titles = {game_title(preset, T): preset}
    for name, values in HOUSE_RULES.items():
        value: Any
        for value in values:
            try:
                rules = variant_rules(variant, **{name: value})
            except RulesError:
                continue
            if rules != preset_of(rules):
                title = game_title(rules, T)
                assert title.startswith(f"{VARIANTS[variant].name}, ")
                assert titles.setdefault(title, rules) == rules
    assert len(titles) > len(OPTIONS) / 2
