"""Properties of every game of random play, for every preset at every table and with any house rules.

The full test, with 2,000 combinations of house rules: CASINO_TESTS=full pytest tests/engine/test_properties.py
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.record import game_text, parse_game
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.variants import nearest_rules, variant_rules
from tests.engine.amount import FULL, amount
from tests.engine.combinations import covered, covering, pairs
from tests.engine.games import OPEN_TABLES, SOME_TABLES, random_rules, rounds, steps
from tests.engine.properties import check_game, check_record, check_texts

COMBINATIONS = 2000
MAX_ROUNDS = None if FULL else 1  # the number of rounds after which a game is left, because some presets have many
PARTS = amount(2, 8)  # the number of parts of a long test, which can run side by side
parts = pytest.mark.parametrize("part", range(PARTS))
tables = pytest.mark.parametrize(("seats", "team"), [(2, 1), (3, 1), (4, 1), (4, 2)], ids=["2", "3", "4", "2v2"])


@pytest.mark.parametrize(("preset", "seats", "team"), SOME_TABLES)
def test_random_games_of_a_preset(preset: str, seats: int, team: int) -> None:
    for count in range(amount(1, 40)):
        seed = f"{preset}.{seats}.{team}.{count}"
        game = check_game(steps(variant_rules(preset, seats, team), seed, MAX_ROUNDS), Random(seed))
        assert game.outcome is not None or game.round == MAX_ROUNDS


@pytest.mark.slow
@tables
def test_random_games_of_classic(seats: int, team: int) -> None:
    for count in range(amount(3, 2000)):
        seed = f"{seats}.{team}.{count}"
        game = check_game(steps(random_rules(Random(seed), seats, team), seed), Random(seed))
        assert game.outcome is not None
        assert game.totals[game.outcome.side] >= (game.rules.ending.target or 0)


@tables
def test_unfinished_games_are_replayed(seats: int, team: int) -> None:
    for count in range(amount(2, 100)):
        so_far = [after for after, _ in steps(random_rules(Random(count), seats, team), f"unfinished{count}")]
        for after in Random(count).sample(so_far, 3):
            check_record(after)


@pytest.mark.parametrize(("preset", "seats", "team"), OPEN_TABLES[:: amount(3, 1)])
def test_a_turn_is_replayed_and_written_wherever_it_stands(preset: str, seats: int, team: int) -> None:
    """Game and position are read back from their texts in the middle of turns, too, and while a seat is asked."""
    for count in range(amount(1, 10)):
        for number, (after, _) in enumerate(steps(variant_rules(preset, seats, team), f"anywhere{count}", 1)):
            if after.position.variant_state.demand or number % amount(3, 1) == 0:
                assert parse_game(game_text(after)) == after
            assert parse_position(position_text(after.position)) == after.position


@tables
def test_texts_have_an_exact_inverse(seats: int, team: int) -> None:
    rng = Random(seats)
    for position in rounds(f"texts {seats} {team}", amount(2, 200), seats, team):
        check_texts(position)
        rules = random_rules(rng, seats, team)
        assert parse_rules(rules_text(rules)) == rules


# --- Any house rules ------------------------------------------------------------------------------------


@pytest.mark.full
def test_the_combinations_have_every_pair_of_values() -> None:
    missing = set(pairs())
    assert len(missing) > 10_000
    combinations = list(covering(COMBINATIONS))
    assert len(combinations) == COMBINATIONS
    for combination in combinations:
        missing -= covered(combination)
    assert not missing
    assert all({"table", *HOUSE_RULES} >= set(combination) for combination in combinations)


@pytest.mark.slow
@parts
def test_random_games_with_any_house_rules(part: int) -> None:
    """Games keep all properties with every combination of house rules or, if it is refused, with the nearest rules."""
    refused = played = 0
    for number, combination in islice(enumerate(covering(COMBINATIONS)), part, amount(40, None), PARTS):
        options: dict[str, Any] = {name: value for name, value in combination.items() if name != "table"}
        variant, seats, team = combination["table"]
        rules, faults = nearest_rules(variant, seats, team, **options)
        refused += bool(faults)
        played += not faults
        if faults:
            with pytest.raises(RulesError) as caught:
                variant_rules(variant, seats, team, **options)
            assert caught.value.code == faults[0].code
            assert all(fault.nearest for fault in faults)
        else:
            assert rules == variant_rules(variant, seats, team, **options)
        assert rules.variant == variant
        check_game(steps(rules, f"combination{number}", amount(1, 3)), Random(number))
    assert refused
    assert played
