"""What the benchmark of games as numbers plays: whole rounds, greedily as the arena does, and always the same ends."""

from __future__ import annotations

from random import Random
from zlib import crc32

import pytest

from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.view import view
from casino_core.search.fast_endgame import FastEndgame
from tests.bench.bench_search import measured_in_pyodide
from tests.bench.numbers import (
    HAND,
    RULES,
    Amount,
    appeal,
    as_numbers,
    at_random,
    beginnings,
    greedily,
    last_deals,
    measured,
    model,
    nodes,
    pack,
    rolled_out,
)
from tests.bots.greedy import GREEDY
from tests.engine.amount import FULL, amount

LITTLE = Amount(rounds=1, deals=10, endings=1)


def test_rounds_are_whole() -> None:
    for number in range(amount(10, 100)):
        rng = Random(number)
        for choose in (greedily, at_random(rng)):
            played = list(nodes(pack(number), choose))
            assert len(played) == 48 + 1, "each card but those dealt to the table, and the end"
            end = played[-1]
            assert not end.stock
            assert not any(end.hands)
            assert not end.builds, "whoever builds must take, and may not trail"
            assert sum(end.taken) + end.loose == model().everything
    assert len({as_numbers(number, greedily) for number in range(5)}) == 5


def test_greedy_play_is_that_of_the_arena() -> None:
    chance, met = Chance("greedy"), 0
    for number in range(amount(5, 50)):
        position, _ = new_round(RULES, f"greedy {number}", 1)
        while not position.over:
            if len(position.loose) < 12:
                node = model().node(position)
                chosen = model().move(position, GREEDY.choose(view(position, position.turn), chance, 1))
                assert appeal(node, greedily(node)) == appeal(node, chosen)
                met += len(model().moves(node)) > 1
            position, _ = apply(position, chance.choice(legal_plays(position)))
    assert met > 50


def test_rollouts_begin_anywhere_in_a_deal_and_end_with_it() -> None:
    found = beginnings(100)
    assert len(set(found)) > 50
    assert {sum(map(int.bit_count, node.hands)) for node in beginnings(2000)} == set(range(1, 2 * HAND + 1))
    assert not any(any(node.hands) for node in rolled_out(found))


def test_the_last_deals_are_always_the_same() -> None:
    """A changed number means that times cannot be compared with those before."""
    found = last_deals(30)
    assert all(not node.stock and [hand.bit_count() for hand in node.hands] == [HAND, HAND] for node in found)
    told = [(node.hands, node.loose, node.taken, node.last) for node in found]
    assert crc32(repr(told).encode()) == 1259956054
    node = found[0]
    *_, best = FastEndgame(model()).best(node)
    values = FastEndgame(model()).values(node)
    assert values[best] == max(values.values())


@pytest.mark.slow
@pytest.mark.skipif(not FULL, reason="whether benchmarks run is seen where all is tested")
def test_all_is_measured_in_both_pythons() -> None:
    here, there = measured(LITTLE), measured_in_pyodide(LITTLE)
    assert here.keys() == there.keys()
    assert {f"random-rounds-as-numbers-{state}" for state in ("cold", "warm")} < here.keys()
    assert here["rollouts-to-the-end-of-a-deal"][1] == "deals/s"
    for name in ("best", "every-value"):
        times = [here[f"last-deal-{name}-{which}"][0] for which in ("median", "95", "most")]
        assert times == sorted(times)
    assert all(value > 0 for value, _ in (*here.values(), *there.values()))
    assert {unit for _, unit in here.values()} == {"rounds/s", "deals/s", "ms", "x"}
