"""The fast model against the engine: the same plays, the same positions, the same points, and only in known games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field, fields, make_dataclass, replace
from random import Random
from typing import Any

import pytest

from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import PART_OF, PARTS, Rules, field_of
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.engine_model import EngineModel
from casino_core.search.fast_model import FastModel
from casino_core.search.fast_movegen import FastNode
from casino_core.search.fast_options import EVERY, KNOWN, knows
from casino_core.search.models import game_model
from tests.engine.amount import amount

TABLES = [(variant, *table) for variant in VARIANTS for table in VARIANTS[variant].seatings]
KNOWN_TABLES = [table for table in TABLES if knows(variant_rules(*table))]
CROWDED = 13
"""From so many loose cards on, lists are too long to be compared at every turn."""


def test_the_games_that_are_known() -> None:
    assert {variant for variant, *_ in KNOWN_TABLES} == {
        *("classic", "german", "royal", "haiti", "diamond", "portuguese", "california", "five_handed"),
        *("spade", "spade_25", "spade_26", "royal_spade", "kasino_fi", "kasino_se"),
    }


def random_round(model: FastModel, seed: str) -> Iterator[tuple[Position, Position, FastNode]]:
    """Positions of a round of random plays: before a play, after it, and what the model makes of it."""
    chance = Chance(seed)
    position, _ = new_round(model.rules, seed, 0)
    while not position.over:
        found = legal_plays(position)
        chosen = chance.choice(found)
        node = model.node(position)
        if len(position.loose) < CROWDED:
            moves = model.moves(node)
            assert len(set(moves)) == len(moves)
            assert set(moves) == {model.move(position, action) for action in found}
        reached = model.after(node, model.move(position, chosen))
        assert model.move(view(position, position.turn), chosen) == model.move(position, chosen)
        before, (position, _) = position, apply(position, chosen)
        yield before, position, reached


def assert_same(model: FastModel, seed: str) -> None:
    """Play a round at random by the engine and by the model, and compare all there is."""
    for before, after, reached in random_round(model, seed):
        same = model.node(after)
        if after.over:
            assert model.result(reached)[0] == score_round(after).points
        else:
            dealt = after.deals != before.deals
            again = reached._replace(hands=same.hands, stock=same.stock) if dealt else reached
            assert as_sets(again) == as_sets(same)


def as_sets(node: FastNode) -> tuple[object, ...]:
    """A node without the order of its builds."""
    return (*node._replace(builds=()), frozenset(node.builds))


@pytest.mark.parametrize(("variant", "seats", "team"), KNOWN_TABLES)
def test_plays_positions_and_points_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    model = FastModel(variant_rules(variant, seats, team))
    for number in range(amount(3, 60)):
        assert_same(model, f"{variant} {number}")


# --- What is known ----------------------------------------------------------------------------------


def test_every_field_of_the_rules_is_named_and_no_other() -> None:
    assert set(KNOWN) == set(PART_OF)


def known_value(name: str, value: object) -> bool:
    return name not in KNOWN or KNOWN[name] is EVERY or value in (KNOWN[name] or ())


CHOICES = [(name, value) for name, values in HOUSE_RULES.items() for value in values]


@pytest.mark.parametrize(("name", "value"), CHOICES, ids=str)
def test_every_value_of_every_option_is_played_as_by_the_engine_or_refused(name: str, value: Any) -> None:
    for variant in ("classic", "royal", "kasino_fi"):
        try:
            rules = variant_rules(variant, **{name: value})
        except RulesError:
            continue
        assert knows(rules) == all(known_value(one, field_of(rules, one)) for one in KNOWN)
        if knows(rules):
            assert_same(FastModel(rules), f"{name} {value}")
        else:
            assert isinstance(game_model(rules), EngineModel)


def some_known_rules(rng: Random) -> Rules | None:
    """Rules of random values, each of those that are known; None where they contradict each other."""
    table = rng.choice(KNOWN_TABLES)
    changes: dict[str, Any] = {}
    for name in rng.sample(sorted(HOUSE_RULES), 6):
        values = [value for value in HOUSE_RULES[name] if known_value(name, value)]
        if values:
            changes[name] = rng.choice(values)
    try:
        rules = variant_rules(*table, **changes)
    except RulesError:
        return None
    return rules if knows(rules) else None


def test_known_values_in_any_combination_are_as_in_the_engine() -> None:
    rng, played = Random(5), 0
    while played < amount(40, 3000):
        rules = some_known_rules(rng)
        if rules is not None:
            played += 1
            assert_same(FastModel(rules), f"options {played}")


@pytest.mark.parametrize("part", PARTS)
def test_a_field_that_is_not_named_is_refused(part: str) -> None:
    """Whoever invents a rule and forgets the fast model makes bots slower, and never has them search another game."""
    rules = variant_rules("classic")
    kind = make_dataclass("Invented", [("invented", bool, field(default=False))], bases=(PARTS[part],), frozen=True)
    old = getattr(rules, part)
    values = {one.name: getattr(old, one.name) for one in fields(old)}
    assert knows(replace(rules, **{part: PARTS[part](**values)}))
    assert not knows(replace(rules, **{part: kind(**values)}))
