"""The engine against the worked examples: legal or illegal as stated, and what a legal play results in."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from casino_core.actions import MakeBuild
from casino_core.cards import Card
from casino_core.dealing import new_round
from casino_core.events import Built, Dealt, Event
from casino_core.legal import IllegalActionError, legal_plays, play, why_not
from casino_core.playing import play as play_trusted
from casino_core.scoring import score_round
from casino_core.variants import variant_rules
from tests.engine.adapter import Record, as_reference, cards, example_action, example_position, laid_out
from tests.engine.results import Played, check_result
from tests.reference.examples import EXAMPLES

CLASSIC = [record for record in EXAMPLES if record["variant"].startswith("classic")]
PLAYS = [record for record in CLASSIC if "kind" not in record]
COMPOSITIONS = [record for record in CLASSIC if record.get("kind") == "composition"]
FACTS = {record["id"]: record for record in CLASSIC if record.get("kind") == "fact"}


def by_id(record: Record) -> str:
    return str(record["id"])


def test_every_classic_example_is_tried() -> None:
    assert (len(PLAYS), len(COMPOSITIONS), set(FACTS)) == (50, 5, {"FCT-01", "FCT-02"})
    assert len(PLAYS) + len(COMPOSITIONS) + len(FACTS) == len(CLASSIC)


@pytest.mark.parametrize("record", PLAYS, ids=by_id)
def test_play_of_example(record: Record) -> None:
    position, action = example_position(record), example_action(record)
    assert (why_not(position, action) is None) == record["legal"]
    if record["legal"]:
        assert as_reference(position, action) in {as_reference(position, other) for other in legal_plays(position)}
    else:
        with pytest.raises(IllegalActionError):
            play(position, action)


LEGAL_PLAYS = [record for record in PLAYS if record["legal"]]


@pytest.mark.parametrize("record", LEGAL_PLAYS, ids=by_id)
def test_result_of_example(record: Record) -> None:
    before = example_position(record)
    check_result(record["result"], Played(before, *play(before, example_action(record))))


def test_results_are_understood() -> None:
    """Every legal play has a result that says something a test can check; else a pattern has stopped to fit."""
    facts = [
        check_result(record["result"], Played(before, *play(before, example_action(record))))
        for record in LEGAL_PLAYS
        for before in [example_position(record)]
    ]
    assert 0 not in facts


@pytest.mark.parametrize("record", COMPOSITIONS, ids=by_id)
def test_composition_of_example(record: Record) -> None:
    """Such a build can be made with its last card, by somebody who holds another card of its value."""
    value, groups = record["action"]["value"], [cards(group) for group in record["action"]["groups"]]
    used = {card for group in groups for card in group}
    own = groups[-1][-1]
    keeper = next(card for suit in "SHDC" if (card := Card("A23456789T"[value - 1] + suit)) not in used)
    position = laid_out(variant_rules("classic"), (own, keeper), tuple(used - {own}), ())
    action = MakeBuild(own, value, ((own, *groups[-1][:-1]), *groups[:-1]))
    _, events = play(position, action)
    assert isinstance(events[0], Built)
    build = events[0].build
    assert (build.value, build.multiple) == (value, record["action"]["kind"] == "multiple")
    assert set(map(frozenset, build.groups)) == set(map(frozenset, groups))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_of_example(seats: int) -> None:
    position, events = new_round(variant_rules("classic", seats), "deals", 0)
    dealt: list[Event] = [*events]
    assert len(position.loose) == 4
    rng = Random(seats)
    while not position.over:
        position, events = play_trusted(position, rng.choice(legal_plays(position)))
        dealt += [event for event in events if isinstance(event, Dealt)]
    number = FACTS["FCT-01"]["result"]["deals"][str(seats)]
    assert dealt == [Dealt(deal, 4, last=deal == number) for deal in range(1, number + 1)]


def test_points_of_example() -> None:
    rules = variant_rules("classic")
    position, _ = new_round(rules, "points", 0)
    sheet = score_round(replace(position, piles=(rules.pack, ())))
    names = {"big_casino": "big", "little_casino": "little"}
    found = {names.get(item.code, item.code): item.points[0] for item in sheet.items}
    assert {**found, "total": sheet.points[0]} == FACTS["FCT-02"]["result"]
