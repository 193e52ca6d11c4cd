"""The reference against the worked examples of the classic game and of the games closest to it."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.reference.after import is_sweep
from tests.reference.classic import legal
from tests.reference.examples import EXAMPLES, Record, action_of, judged, pluck_is_legal, position_of
from tests.reference.groups import groupings
from tests.reference.plain import loose_values
from tests.reference.scoring import score_round
from tests.strategies import PACK


@pytest.mark.parametrize("record", [record for record in EXAMPLES if judged(record)], ids=lambda record: record["id"])
def test_play_of_example(record: Record) -> None:
    if record["action"]["type"] == "pluck":
        assert pluck_is_legal(record) == record["legal"]
    else:
        assert (action_of(record) in legal(position_of(record))) == record["legal"]


@pytest.mark.parametrize(
    "record",
    [r for r in EXAMPLES if r.get("kind") == "composition" and r["variant"] == "classic"],
    ids=lambda record: record["id"],
)
def test_composition_of_example(record: Record) -> None:
    action = record["action"]
    together = tuple(loose_values(card, {}) for card in chain.from_iterable(action["groups"]))
    sizes = sorted(len(group) for group in action["groups"])
    fitting = groupings(together, action["value"])
    assert sizes in [sorted(len(group) for group in grouping) for grouping in fitting]
    assert (len(sizes) == 1) == (action["kind"] == "single")


def test_every_classic_example_is_judged() -> None:
    classic = [record for record in EXAMPLES if record["variant"].startswith("classic")]
    assert len(EXAMPLES) == 139
    assert len(classic) == 57
    assert {r["id"] for r in classic if not judged(r) and r.get("kind") != "composition"} == {"FCT-01", "FCT-02"}


def test_sweeps_of_examples() -> None:
    by_id = {record["id"]: record for record in EXAMPLES}
    swept = {key for key in ("ANG-24a", "ANG-24b", "ANG-07b", "ANG-12b", "ANG-21a") if sweeps(by_id[key])}
    assert swept == {"ANG-24a", "ANG-07b", "ANG-21a"}


def sweeps(record: Record) -> bool:
    return is_sweep(position_of(record), action_of(record))


def test_points_of_example() -> None:
    record = next(record for record in EXAMPLES if record["id"] == "FCT-02")
    sheet, _ = score_round([list(PACK), []], [0, 0], {})
    found = {
        "cards": sheet["cards"],
        "spades": sheet["spades"],
        "aces": sum(sheet["A" + suit] for suit in "SHDC"),
        "big": sheet["TD"],
        "little": sheet["2S"],
        "total": sum(sheet.values()),
    }
    assert found == record["result"]


def test_deals_of_example() -> None:
    record = next(record for record in EXAMPLES if record["id"] == "FCT-01")
    assert {players: (len(PACK) - 4) // (4 * int(players)) for players in "234"} == record["result"]["deals"]
    assert all((len(PACK) - 4) % (4 * players) == 0 for players in (2, 3, 4))
