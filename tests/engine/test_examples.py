"""The engine compared with the worked examples: legality as stated, and the results of legal plays."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.legal.legality import legal_actions, legal_plays, why_not
from casino_core.playing.dealing import new_round
from casino_core.playing.play import IllegalActionError, play
from casino_core.playing.play import apply as play_trusted
from casino_core.position.actions import Action, Done, Pluck, Trail, same_effect
from casino_core.position.events import Dealt, Event
from casino_core.position.position import Position
from casino_core.rules.awards import Each, awards, base_points
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import score_round
from tests.engine.adapter import (
    Record,
    cards,
    example_action,
    example_actions,
    example_position,
    result_of,
)
from tests.engine.results import Played, check_result
from tests.reference.after import after
from tests.reference.examples import EXAMPLES, action_of, judged, position_of


def variant_of(record: Record) -> str:
    return str(record["variant"]).partition("+")[0]


def by_id(record: Record) -> str:
    return str(record["id"])


PLAYS = [record for record in EXAMPLES if "kind" not in record]
COMPOSITIONS = [record for record in EXAMPLES if record.get("kind") == "composition"]
FACTS = {record["id"]: record for record in EXAMPLES if record.get("kind") == "fact"}
PLUCKS = [record for record in PLAYS if record["action"]["type"] == "pluck"]
LEGAL_PLAYS = [record for record in PLAYS if record["legal"]]


def test_every_example_of_every_preset_is_tried() -> None:
    assert {variant_of(record) for record in EXAMPLES} <= set(VARIANTS)
    assert len({*map(by_id, EXAMPLES)}) == len(EXAMPLES) >= 139
    assert len(PLAYS) + len(COMPOSITIONS) + len(FACTS) == len(EXAMPLES)
    assert {variant_of(record) for record in PLAYS} >= {
        *(
            "classic",
            "american",
            "calling",
            "german",
            "royal",
            "royal_six",
            "buckeye",
            "california",
            "dominican",
            "pluck",
            "diamond",
            "swazi",
            "south_african",
            "khasino",
        ),
        *("kasino_fi", "kasino_se", "krypkasino", "callabra", "tablanette", "tablic"),
    }
    assert set(FACTS) == {
        *(f"FCT-0{number}" for number in range(1, 10)),
        *(f"FCT-{number}" for number in range(10, 17)),
    }


# --- Plays --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", [r for r in PLAYS if r not in PLUCKS], ids=by_id)
def test_play_of_example(record: Record) -> None:
    """In a legal example every action is legal; in an illegal example, at least one action is illegal."""
    position, actions = example_position(record), example_actions(record)
    for action in actions:
        if not record["legal"] and why_not(position, action) is not None:
            with pytest.raises(IllegalActionError):
                play(position, action)
            return
        assert same_effect(action) in set(map(same_effect, legal_actions(position)))
        position, _ = carried_out(position, action)
    assert record["legal"]


def carried_out(position: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
    """Return the position and the events after an action to which nobody objects."""
    actor = position.turn
    position, events = play(position, action)
    while position.variant_state.demand and position.variant_state.asked != actor:
        position, more = play(position, Done())
        events += more
    return position, events


def after_all(record: Record) -> Played:
    """Return the positions before and after all actions of an example, with the events."""
    before = position = example_position(record)
    happened: tuple[Event, ...] = ()
    for action in example_actions(record):
        position, events = carried_out(position, action)
        happened += events
    return Played(before, position, happened)


@pytest.mark.parametrize("record", PLUCKS, ids=by_id)
def test_pluck_of_example(record: Record) -> None:
    """A pluck is tried at the start of the turn or, if the example plays a hand card, after that card."""
    position = example_position(record)
    if record["action"]["card"]:
        position, _ = play(position, Trail(Card(record["action"]["card"])))
    assert (why_not(position, Pluck(Card(record["action"]["target"]))) is None) == record["legal"]


@pytest.mark.parametrize("record", LEGAL_PLAYS, ids=by_id)
def test_result_of_example(record: Record) -> None:
    """The engine's result agrees with the example's words and with the reference."""
    check_result(record["result"], after_all(record))
    if judged(record) and "last_play_of_hand" not in record.get("context", {}):
        before, action = example_position(record), example_action(record)
        assert result_of(before, action) == after(position_of(record), action_of(record))


SAY_NOTHING = {"WIK-01", "WIK-12", "WIK-13", "PKW-02a", "PKW-02b", "PKW-03", "ROY-03"}
"""Examples whose result is empty, or states only the value or the possible continuation."""


def test_results_are_understood() -> None:
    """The words of every other result match a pattern that can be checked."""
    silent = {record["id"] for record in LEGAL_PLAYS if not check_result(record["result"], after_all(record))}
    assert silent == SAY_NOTHING, f"tests/engine/results.py has no pattern for {sorted(silent - SAY_NOTHING)}"


@pytest.mark.parametrize("record", COMPOSITIONS, ids=by_id)
def test_composition_of_example(record: Record) -> None:
    """A player who holds another card of the build's value can make the build by playing its last card."""
    value, groups = record["action"]["value"], [cards(group) for group in record["action"]["groups"]]
    used = {card for group in groups for card in group}
    own = groups[-1][-1]
    keeper = next(card for suit in "SHDC" if (card := Card("A23456789TJQKA"[value - 1] + suit)) not in used)
    changes = {"hand": [own, keeper], "table_loose": sorted(used - {own}), "variant": variant_of(record)}
    made = record | changes | {"action": record["action"] | {"type": "build", "card": own}}
    computed = after_all(made)
    build = computed.built.build
    assert (build.value, build.multiple) == (value, record["action"]["kind"] == "multiple")
    assert set(map(frozenset, build.groups)) == set(map(frozenset, groups))
    assert keeper in computed.after.hands[0]


# --- Facts: deals -------------------------------------------------------------------------------------


def deals_of(rules: Rules) -> list[Dealt]:
    """Return the deals of a whole round; the first must put four cards on the table."""
    position, events = new_round(rules, "deals", 0)
    dealt: list[Event] = [*events]
    assert len(position.loose) == 4
    rng = Random(rules.seats)
    while not position.over:
        position, events = play_trusted(position, rng.choice(legal_plays(position) or legal_actions(position)))
        dealt += events
    return [event for event in dealt if isinstance(event, Dealt)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_deals_of_example(seats: int) -> None:
    number = FACTS["FCT-01"]["result"]["deals"][str(seats)]
    assert deals_of(variant_rules("classic", seats)) == [Dealt(n, 4, last=n == number) for n in range(1, number + 1)]


@pytest.mark.parametrize(("players", "seats", "team"), [("2p", 2, 1), ("3p", 3, 1), ("4p", 4, 2)])
def test_german_deals_of_example(players: str, seats: int, team: int) -> None:
    text = FACTS["FCT-12"]["result"][players]
    sums = re.fullmatch(r"4\+(?:16\*3|([\d+]+)(?: .*)?)", text)
    assert sums is not None
    dealt = [16] * 3 if sums[1] is None else list(map(int, sums[1].split("+")))
    computed = deals_of(variant_rules("german", seats, team))
    assert [deal.size * seats for deal in computed] == dealt
    assert [deal.last for deal in computed] == [False] * (len(dealt) - 1) + [True]


def test_five_handed_deals_of_example() -> None:
    assert FACTS["FCT-14"]["result"]["check"] == "4+5*4+5*5==49"
    rules = variant_rules("five_handed")
    assert deals_of(rules) == [Dealt(1, 4, last=False), Dealt(2, 5, last=True)]
    assert (len(rules.pack), rules.seats, {"2H", "2D", "2C"} & set(rules.pack)) == (49, 5, set())


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 4), (4, 3)])
def test_diamond_deals_of_example(seats: int, number: int) -> None:
    assert FACTS["FCT-15"]["result"]["check"] == "4+3*p*d==40"
    rules = variant_rules("diamond", seats)
    assert deals_of(rules) == [Dealt(n, 3, last=n == number) for n in range(1, number + 1)]
    assert len(rules.pack) == 4 + 3 * seats * number


def test_swazi_deals_of_example() -> None:
    """All cards are dealt at once, or in two halves; in Crazy Casino the rest is drawn one by one."""
    expected = FACTS["FCT-13"]
    tables = {"3p": ("swazi", 3, 1), "4p": ("swazi", 4, 2), "2p": ("swazi_two", 2, 1)}
    for name, number in expected["result"].items():
        sizes = number if isinstance(number, list) else [number]
        rules = variant_rules(*tables[name])
        assert [deal.size for deal in deals_of(rules)] == sizes
        assert sum(sizes) * rules.seats + 4 == 52
    assert "crazy casino 8 each + stock 32" in expected["play"]
    position, _ = new_round(variant_rules("crazy"), "crazy", 0)
    assert ([*map(len, position.hands)], len(position.stock)) == ([8, 8], 32)


def test_draw_of_example() -> None:
    assert FACTS["FCT-16"]["play"] == "52 = 4 table + 8 hands + 40 stock (2p)"
    position, _ = new_round(variant_rules("draw"), "draw", 0)
    assert (len(position.loose), [*map(len, position.hands)], len(position.stock)) == (4, [4, 4], 40)
    assert len(deals_of(position.rules)) == 1


# --- Facts: points ------------------------------------------------------------------------------------


def everything_taken(rules: Rules) -> Position:
    """Return a finished round in which one side has captured the whole pack."""
    position, _ = new_round(rules, "points", 0)
    empty = ((),) * (rules.pile_count - 1)
    return replace(position, piles=(rules.pack, *empty), hands=((),) * rules.seats, stock=(), loose=())


def test_points_of_example() -> None:
    sheet = score_round(everything_taken(variant_rules("classic")))
    names = {"big_casino": "big", "little_casino": "little"}
    computed = {names.get(item.code, item.code): item.points[0] for item in sheet.items}
    assert {**computed, "total": sheet.points[0]} == FACTS["FCT-02"]["result"]


@pytest.mark.parametrize(
    ("variant", "seats", "team", "fact"), [("swazi", 4, 2, "FCT-08"), ("south_african", 2, 1, "FCT-09")]
)
def test_points_of_southern_africa_of_example(variant: str, seats: int, team: int, fact: str) -> None:
    rules = variant_rules(variant, seats, team)
    sheet = score_round(everything_taken(rules))
    names = {"big_casino": "big", "little_casino": "little", "spades": rules.scoring.spades_award}
    names["spades"] = {"five_spades_1": "five_spades"}.get(names["spades"], "spades")
    computed = {names.get(item.code, item.code): item.points[0] for item in sheet.items}
    assert {**computed, "total": sheet.points[0]} == FACTS[fact]["result"]


@pytest.mark.parametrize(("variant", "fact"), [("spade", "FCT-03"), ("spade_25", "FCT-04"), ("spade_26", "FCT-05")])
def test_points_of_spade_casino_of_example(variant: str, fact: str) -> None:
    """The total, the majorities and TD score what is stated, and certain spades score more than one point."""
    expected = FACTS[fact]["result"]
    rules = variant_rules(variant)
    assert score_round(everything_taken(rules)).points[0] == expected["total"] == base_points(rules)
    by_card = dict.fromkeys(rules.pack, 0)
    for award in awards(rules):
        for card in award.cards if isinstance(award, Each) else ():
            by_card[card] += award.points
    spades = {card: points for card, points in by_card.items() if card.suit == "S"}
    doubled = {card for card, points in spades.items() if points > 1}
    assert doubled == {Card("AS"), Card("2S"), Card("JS")} if variant != "spade_25" else {Card("JS")} <= doubled
    assert by_card[Card("TD")] == expected["big"]
    majorities = sum(
        item.points[0] for item in score_round(everything_taken(rules)).items if item.code in ("cards", "spades")
    )
    assert majorities == expected["cards"] + expected.get("spades_majority", 0)
    assert sum(by_card.values()) + majorities == expected["total"]


NAMES = {"big_casino": "big", "little_casino": "little", "last_capture": "sistan"}


@pytest.mark.parametrize(("variant", "fact"), [("kasino_fi", "FCT-06"), ("kasino_se", "FCT-07")])
def test_points_of_kasino_of_example(variant: str, fact: str) -> None:
    sheet = score_round(replace(everything_taken(variant_rules(variant)), last_capturer=0))
    computed = {NAMES.get(item.code, item.code): item.points[0] for item in sheet.items if item.code != "sweeps"}
    assert {**computed, "total": sheet.points[0]} == FACTS[fact]["result"]


def by_card(rules: Rules) -> Counter[str]:
    """Return the points of every card of one pack, by card."""
    points: Counter[str] = Counter()
    for award in awards(rules):
        for card in award.cards if isinstance(award, Each) else ():
            points[card] += award.points
    return points


def test_points_of_krypkasino_of_example() -> None:
    """The cards of both packs together score the stated points."""
    rules = variant_rules("krypkasino")
    points = {card: 2 * worth for card, worth in by_card(rules).items()}
    others = [points.pop(Card(rank + "S")) for rank in "3456789TJQK"]
    computed = {"TD": points.pop("TD"), "2S": points.pop("2S"), "AS": points.pop("AS")}
    computed |= {"other_spades_except_A_2": sum(others), "other_aces": sum(points.values())}
    assert set(points) == {"AH", "AD", "AC"}
    assert {**computed, "total": score_round(everything_taken(rules)).points[0]} == FACTS["FCT-10"]["result"]


def test_points_of_tablic_of_example() -> None:
    points = by_card(variant_rules("tablic"))
    computed = {"TD": points.pop("TD"), "2C": points.pop("2C"), "other_tens": sum(points.pop("T" + s) for s in "SHC")}
    assert set(points) == {rank + suit for rank in "AKQJ" for suit in "SHDC"}
    sheet = score_round(everything_taken(variant_rules("tablic")))
    majority = sheet.item("cards")
    assert majority is not None
    computed |= {"AKQJ": sum(points.values()), "most_cards": majority.points[0], "total": sheet.points[0]}
    assert computed == FACTS["FCT-11"]["result"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_whoever_takes_everything_has_all_points_there_are(variant: str) -> None:
    spades = {"spade": 24, "royal_spade": 24, "spade_25": 25, "spade_26": 26}
    others = {"kasino_fi": 10, "kasino_se": 10, "kasino_no": 9, "krypkasino": 42, "tablanette": 25, "tablic": 25}
    expected = {**spades, **others, "diamond": 9, "haiti": 1, "south_african": 10, "callabra": 1}.get(variant, 11)
    rules = variant_rules(variant)
    assert base_points(rules) == expected
    assert score_round(everything_taken(rules)).points == (expected, *(0,) * (rules.sides - 1))
