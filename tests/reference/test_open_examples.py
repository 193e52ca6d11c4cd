"""The reference of the southern African games compared with the worked examples."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.reference.examples import EXAMPLES, Record
from tests.reference.groups import totals
from tests.reference.open_game import GAMES, Act, Build, State, counts_for, effect
from tests.reference.open_scores import pack_of, score
from tests.reference.open_turns import after, legal
from tests.reference.plain import rank_number

OURS = [record for record in EXAMPLES if record["variant"] in GAMES]
PLAYS = [record for record in OURS if "kind" not in record]
SEATS = {"actor": 0, "opp": 1, "partner": 2}


def by_id(record: Record) -> str:
    return str(record["id"])


def state_of(record: Record) -> State:
    """Return the position of an example: Swazi ones at a table of partners, the others at a table of two."""
    game = GAMES[record["variant"]][(4, 2) if record["variant"] == "swazi" else (2, 1)]
    piles = (), tuple(next(iter(record.get("capture_piles", {}).values()), ()))
    builds = tuple(Build(b["value"], tuple(map(tuple, b["groups"])), SEATS[b["owner"]]) for b in record["builds"])
    hands: list[tuple[str, ...]] = [() for _ in range(game.seats)]
    hands[0], hands[1] = tuple(record["hand"]), ("KS",)
    return State(game, tuple(hands), tuple(record["table_loose"]), builds, (), piles, 0)


def acts_of(record: Record) -> list[Act]:
    """Return the actions of an example in the reference's format; more than one if it has several steps."""
    action, standing = record["action"], state_of(record).builds
    match action["type"]:
        case "trail":
            return [Act("trail", action["card"])]
        case "capture":
            mixed = [
                [*part["loose"], *(standing[at].name for at in part["builds"])] for part in action.get("mixed", ())
            ]
            groups = (*action["loose"], *([standing[at].name] for at in action["builds"]), *mixed)
            value = action.get("value", rank_number(action["card"]))
            return [Act("capture", action["card"], value, tuple(map(tuple, groups)))]
        case "tablebuild":
            return [Act("table", "", action["value"], tuple(map(tuple, action["groups"])))]
        case "raise":
            name = standing[action["build"]].name
            return [Act("build", action["card"], action["value"], ((action["card"], name),))]
        case "add":
            base = standing[action["build"]]
            groups = (*map(tuple, action["groups"]), (base.name,))
            return [Act("build", action["card"], base.value, groups)]
        case "augment_base":
            bases = [action["base"], *["b" + action["base"]] * (len(action["steps"]) - 1)]
            return [
                Act("table", "", action["value"], ((base,), (*step["loose"], *of_pile(record, step["pile"]))))
                for base, step in zip(bases, action["steps"], strict=True)
            ]
        case other:
            raise ValueError(other)


def of_pile(record: Record, ranks: list[str]) -> tuple[str, ...]:
    """Return the cards in the opponent's pile that an example names, perhaps only by their ranks."""
    pile: list[str] = record["capture_piles"]["opp"]
    return tuple(card for rank in ranks for card in pile if card.startswith(rank))


@pytest.mark.parametrize("record", PLAYS, ids=by_id)
def test_play_of_example(record: Record) -> None:
    state = state_of(record)
    for action in acts_of(record):
        assert (effect(action) in legal(state)) == record["legal"]
        if record["legal"]:
            state = after(state, action)
    # Two examples state what their builds look like afterwards.
    if record["id"] == "SWZ-07b":
        assert [build.groups for build in state.builds] == [(("9D",), ("4H", "5H"), ("7C", "2S"))]
        assert state.piles[1] == ()
        assert not state.played
    if record["id"] == "SWZ-06a":
        assert state.builds == (Build(11, (("6D", "3C", "2C"),), 0),)


@pytest.mark.parametrize("record", [r for r in OURS if r.get("kind") == "composition"], ids=by_id)
def test_composition_of_example(record: Record) -> None:
    game = GAMES["swazi"][3, 1]
    for group in record["action"]["groups"]:
        assert record["action"]["value"] in totals(tuple(counts_for(game, card) for card in group))
    assert (len(record["action"]["groups"]) == 1) == (record["action"]["kind"] == "single")


@pytest.mark.parametrize("name", ["FCT-08", "FCT-09"])
def test_points_of_example(name: str) -> None:
    record = next(record for record in OURS if record["id"] == name)
    game = GAMES[record["variant"]][(4, 2) if record["variant"] == "swazi" else (2, 1)]
    sheet = score(game, (tuple(pack_of(game)), *[()] * (game.piles - 1)))[0]
    results = {
        "cards": sheet["cards"],
        "spades": sheet.get("spades"),
        "five_spades": sheet.get("five_spades"),
        "little": sheet["2S"],
        "big": sheet["TD"],
        "aces": sum(sheet["A" + suit] for suit in "SHDC"),
        "total": sum(sheet.values()),
    }
    assert {item: results[item] for item in record["result"]} == record["result"]


def test_deals_of_example() -> None:
    result = next(record for record in OURS if record["id"] == "FCT-13")["result"]
    assert {f"{seats}p": GAMES["swazi"][seats, team].hands[0] for seats, team in GAMES["swazi"]} == {
        "3p": result["3p"],
        "4p": result["4p"],
    }
    assert [GAMES["swazi_two"][2, 1].hands[0]] * 2 == result["2p"]
    for game in chain.from_iterable(tables.values() for tables in GAMES.values()):
        remaining = len(pack_of(game)) - game.hands[1] - game.seats * game.hands[0]
        assert remaining in ({32} if game.draws else {0, game.seats * game.hands[0]})


def test_every_example_is_tried() -> None:
    assert len(OURS) == len(PLAYS) + 4 + 3
    assert {by_id(record)[:3] for record in PLAYS} == {"SWZ", "SAF", "KAS"}
