"""The exact last deal against plain minimax on the engine, which tries everything."""

from __future__ import annotations

import pytest

from casino_core.bots import BOTS
from casino_core.bots.counter import can_be_counted, revealed, worth_of
from casino_core.cards import Chance
from casino_core.dealing import new_round
from casino_core.legal import legal_plays
from casino_core.playing import play
from casino_core.position import Position
from casino_core.scoring import score_round
from casino_core.search.built import Built
from casino_core.search.last import LastDeal
from casino_core.variants import variant_rules
from casino_core.view import view
from tests.engine.amount import amount

GAMES = ("classic", "classic:sweeps", "royal", "german", "kasino_fi", "spade", "diamond")


def ending(variant: str, seed: str, cards: int) -> Position:
    """A position of random play in which so many cards are left, all of them in the hands."""
    name, _, sweeps = variant.partition(":")
    rules = variant_rules(name, 2, 1, **({"sweep_points": 1, "sweep_last_card": False} if sweeps else {}))
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while position.stock or sum(map(len, position.hands)) > cards:
        position, _ = play(position, chance.choice(legal_plays(position)))
    return position


def minimax(position: Position) -> int:
    """The lead of the first seat at the end when both play as well as can be."""
    if position.over:
        first, second = score_round(position).points
        return first - second
    found = [minimax(play(position, action)[0]) for action in legal_plays(position)]
    return max(found) if position.turn == 0 else min(found)


@pytest.mark.parametrize("variant", GAMES)
def test_the_value_of_every_move_is_that_of_minimax(variant: str) -> None:
    tried = 0
    for number in range(amount(30, 2000)):
        position = ending(variant, f"ending {number}", 4)
        if len(position.loose) > 9:
            continue
        tried += 1
        form = Built(position.rules)
        found = LastDeal(form).values(form.node(position))
        expected = {form.move(position, action): minimax(play(position, action)[0]) for action in legal_plays(position)}
        assert found == expected
        best = max(found.values()) if position.turn == 0 else min(found.values())
        *_, move = LastDeal(form).best(form.node(position))
        assert found[move] == best == LastDeal(form).value(form.node(position))
    assert tried > 10


def test_the_game_counts_more_than_the_round() -> None:
    seen = view(ending("classic", "won", 2), 0, totals=(18, 20))
    worth = worth_of(seen)
    assert worth((3, 0)) > worth((2, 0))
    assert worth((3, 1)) > 0 > worth((2, 1))  # 21 to 21 is open, 20 to 21 is lost
    assert worth((2, 1)) < worth((0, 0))


def test_the_counter_knows_the_other_hand_by_counting_alone() -> None:
    position = ending("classic", "counted", 8)
    seen = view(position, position.turn)
    assert can_be_counted(seen)
    assert set(revealed(seen).hands[1 - position.turn]) == set(position.hands[1 - position.turn])
    assert not can_be_counted(view(new_round(position.rules, "all hidden", 0)[0], 1))
    three, _ = new_round(variant_rules("classic", 3), "three", 0)
    assert not can_be_counted(view(three, three.turn))


def test_the_counter_plays_what_is_best() -> None:
    for number in range(amount(6, 100)):
        position = ending("classic", f"best {number}", 6)
        if len(position.loose) > 10:
            continue
        seen = view(position, position.turn)
        chosen = BOTS["vera"].choose(seen, Chance("any"), 1000)
        form = Built(position.rules)
        values = LastDeal(form).values(form.node(position))
        best = max(values.values()) if position.turn == 0 else min(values.values())
        assert values[form.move(position, chosen)] == best
