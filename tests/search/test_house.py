"""Games with rules of the house about builds against the engine: presets, and options put together at random."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from casino_core.legal.legality import legal_plays
from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import OPTIONS, PART_OF, Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.search.built import plain
from casino_core.search.house import House, housed
from tests.engine.amount import amount
from tests.search.test_built import play_on_both

TABLES = [
    (variant, *table)
    for variant in VARIANTS
    for table in VARIANTS[variant].tables
    if housed(variant_rules(variant, *table)) and not plain(variant_rules(variant, *table))
]
BASES = ("classic", "royal", "haiti")
SEATINGS = ((2, 1), (3, 1), (4, 1), (4, 2))
PLAYED = [name for name in OPTIONS if PART_OF[name] in {"values", "capturing", "building", "scoring"}]


def test_the_games_that_are_known_beside_the_plain_ones() -> None:
    assert {variant for variant, *_ in TABLES} == {
        *("american", "calling", "royal_six", "buckeye", "trailing_royals", "draw", "royal_draw", "dominican"),
        "kasino_no",
    }


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_presets_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    form = House(variant_rules(variant, seats, team))
    for number in range(amount(2, 60)):
        play_on_both(form, f"{variant} {number}")


def some_rules(rng: Random) -> Rules | None:
    """A game with up to six options at random, if they make sense and are known."""
    names = rng.sample(PLAYED, rng.randint(1, 6))
    options: dict[str, Any] = {name: rng.choice(OPTIONS[name]) for name in names}
    try:
        rules = variant_rules(rng.choice(BASES), *rng.choice(SEATINGS), **options)
    except RulesError:
        return None
    return rules if housed(rules) else None


def test_options_put_together_are_those_of_the_engine() -> None:
    rng, played = Random(5), 0
    while played < amount(40, 3000):
        rules = some_rules(rng)
        if rules is not None:
            played += 1
            play_on_both(House(rules), f"options {played}")


def test_nobody_gets_a_second_build_of_a_value_by_adding_to_anothers() -> None:
    position = parse_position(
        "classic:same_value_builds=one_per_value_per_player/0/1/1/-/-/8=5C3D@0,8=6D2H@1/8S8H,9D9C/-/AS2S3S4S5S6S7S9S"
        "TSJSQSKSAH3H4H5H6H7H9HTHJHQHKHAD2D4D5D7D8DTDJDQDKDAC2C3C4C6C7C8CTCJCQCKC,-/-,-"
    )
    form = House(position.rules)
    listed = legal_plays(position)
    assert parse_action("8S,b5C=8") in listed
    assert parse_action("8S,b6D=8") not in listed
    assert {form.move(position, play) for play in listed} == set(form.moves(form.node(position)))
