"""Tests of the work that the search benchmark times: whole rounds, rollouts from any part of a deal, and last deals."""

from __future__ import annotations

from zlib import crc32

import pytest

from casino_core.cards import Chance
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_model import GameModel
from tests.bench.bench_search import measured_in_pyodide
from tests.bench.numbers import (
    RULES,
    Amount,
    at_random,
    beginnings,
    end_of_round,
    greedily,
    last_deals,
    measured,
    positions,
    rolled_out,
)
from tests.engine.amount import FULL, amount

HAND = 4
LITTLE = Amount(rounds=1, deals=10, endings=1)


def test_rounds_are_whole() -> None:
    for number in range(amount(10, 100)):
        for choose in (greedily, at_random(Chance(str(number)))):
            played = list(positions(number, choose))
            assert len(played) == 48 + 1, "each card but those dealt to the table, and the end"
            assert played[-1].over
    assert len({end_of_round(number, greedily) for number in range(5)}) == 5


def test_rollouts_begin_anywhere_in_a_deal_and_end_with_it() -> None:
    starts = beginnings(100)
    assert len(set(starts)) > 50
    assert {sum(map(len, position.hands)) for position in beginnings(2000)} == set(range(1, 2 * HAND + 1))
    assert all(node.position.over or node.position.deals > node.deal for node in rolled_out(starts))


def test_the_last_deals_are_always_the_same() -> None:
    """If the checksum here changes, later times cannot be compared with earlier ones."""
    deals = last_deals(30)
    assert all(not position.stock and [len(hand) for hand in position.hands] == [HAND, HAND] for position in deals)
    assert crc32(" ".join(map(str, deals)).encode()) == 2542148044
    model = GameModel(RULES)
    node = model.node(deals[0])
    *_, best = AlphaBeta(model).best(node)
    values = AlphaBeta(model).values(node)
    assert values[best] == (min if node.position.turn else max)(values.values())


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="whether benchmarks run is seen where all is tested")
def test_all_is_measured_in_both_pythons() -> None:
    here, there = measured(LITTLE), measured_in_pyodide(LITTLE)
    assert here.keys() == there.keys()
    assert here["rollouts-to-the-end-of-a-deal"][1] == "deals/s"
    for name in ("best", "every-value"):
        times = [here[f"last-deal-{name}-{which}"][0] for which in ("median", "95", "most")]
        assert times == sorted(times)
    assert all(value > 0 for value, _ in (*here.values(), *there.values()))
    assert {unit for _, unit in here.values()} == {"rounds/s", "deals/s", "ms"}
