"""A game as numbers against the engine: the same plays, the same positions, the same points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.position import Position
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.built import Built, Node, plain
from tests.engine.amount import amount

TABLES = [
    (variant, *table)
    for variant in VARIANTS
    for table in VARIANTS[variant].tables
    if plain(variant_rules(variant, *table))
]
CROWDED = 13
"""From so many loose cards on, lists are too long to be compared at every turn."""


def test_the_games_that_are_known_as_numbers() -> None:
    assert {variant for variant, *_ in TABLES} == {
        *("classic", "german", "royal", "haiti", "diamond", "portuguese", "california", "five_handed"),
        *("spade", "spade_25", "spade_26", "royal_spade", "kasino_fi", "kasino_se"),
    }


def random_round(form: Built, seed: str) -> Iterator[tuple[Position, Position, Node]]:
    """Positions of a round of random plays: before a play, after it, and what the numbers make of it."""
    chance = Chance(seed)
    position, _ = new_round(form.rules, seed, 0)
    while not position.over:
        found = legal_plays(position)
        chosen = chance.choice(found)
        node = form.node(position)
        if len(position.loose) < CROWDED:
            moves = form.moves(node)
            assert len(set(moves)) == len(moves)
            assert set(moves) == {form.move(position, action) for action in found}
        reached = form.after(node, form.move(position, chosen))
        before, (position, _) = position, apply(position, chosen)
        yield before, position, reached


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_plays_positions_and_points_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    form = Built(variant_rules(variant, seats, team))
    for number in range(amount(3, 60)):
        play_on_both(form, f"{variant} {number}")


def play_on_both(form: Built, seed: str) -> None:
    """Play a round at random by the engine and by numbers, and compare all there is."""
    for before, after, reached in random_round(form, seed):
        same = form.node(after)
        if after.over:
            assert form.points(reached) == score_round(after).points
        else:
            dealt = after.deals != before.deals
            again = reached._replace(hands=same.hands, stock=same.stock) if dealt else reached
            assert as_sets(again) == as_sets(same)


def as_sets(node: Node) -> tuple[object, ...]:
    """A node without the order of its builds."""
    return (*node._replace(builds=()), frozenset(node.builds))
