"""The reference compared with the worked examples of all its games."""

from __future__ import annotations

from itertools import chain

import pytest

from tests.reference.after import is_sweep
from tests.reference.classic import legal
from tests.reference.examples import EXAMPLES, Record, action_of, judged, pluck_is_legal, position_of
from tests.reference.groups import groupings
from tests.reference.plain import loose_values, pack_of
from tests.reference.presets import PRESETS
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


def test_every_example_of_the_family_is_judged() -> None:
    family = [record for record in EXAMPLES if record["variant"].split("+")[0] in PRESETS]
    assert len(family) >= 117
    compositions = {r["id"] for r in family if r.get("kind") == "composition"}
    assert compositions >= {f"ANG-{n}" for n in ("04a", "04b", "05a", "05b", "05c")}
    facts = {f"FCT-{number:02}" for number in range(1, 17)} - {"FCT-08", "FCT-09", "FCT-13"}
    assert {r["id"] for r in family if r.get("kind") == "fact"} == facts
    assert sum(map(judged, family)) == len(family) - len(compositions) - len(facts)


def test_sweeps_of_examples() -> None:
    by_id = {record["id"]: record for record in EXAMPLES}
    some = {record["id"] for record in EXAMPLES if record["id"][:3] in SWEEPING and judged(record) and record["legal"]}
    some |= {"ANG-24a", "ANG-24b", "ANG-07b", "ANG-12b", "ANG-21a"}
    swept = {key for key in some if sweeps(by_id[key])}
    assert swept == {
        *("ANG-24a", "ANG-07b", "ANG-21a", "FIN-01b", "FIN-04", "FIN-05", "KRY-01"),
        *("CAL-01", "TAB-01c", "TBL-02", "TBL-03"),
    }


SWEEPING = ("FIN", "SWE", "KRY", "CAL", "TAB", "TBL")


def sweeps(record: Record) -> bool:
    return is_sweep(position_of(record), action_of(record))


def fact(name: str) -> Record:
    return next(record for record in EXAMPLES if record["id"] == name)


@pytest.mark.parametrize("name", ["FCT-02", "FCT-03", "FCT-04", "FCT-05"])
def test_points_of_example(name: str) -> None:
    """Every item of the example is a sum of items of the reference."""
    record = fact(name)
    sheet, _ = score_round([list(PACK), []], [0, 0], PRESETS[record["variant"]].options)
    each = sheet.get("each_spade", 0)
    items = {
        "cards": sheet["cards"],
        "spades": sheet.get("spades", 0),
        "spades_majority": sheet.get("spades", 0),
        "aces": sum(sheet["A" + suit] for suit in "SHDC"),
        "big": sheet["TD"],
        "little": sheet["2S"],
        "JS": sheet.get("JS", 0) + (name == "FCT-04"),
        "each_spade": each,
        "other_spades": each - (3 if name == "FCT-05" else 1),
        "AJ2": sheet.get("AS_more", 0) + sheet.get("JS", 0) + sheet["2S"] + 3,
        "total": sum(sheet.values()),
    }
    assert {item: items[item] for item in record["result"]} == record["result"]


@pytest.mark.parametrize("name", ["FCT-06", "FCT-07", "FCT-10", "FCT-11"])
def test_points_of_example_without_building(name: str) -> None:
    """Every item of the example is a sum of items of the reference; whoever takes everything captures last, too."""
    record = fact(name)
    options = PRESETS[record["variant"]].options
    sheet, _ = score_round([list(pack_of(options)), []], [0, 0], options, 0)
    two_packs = {
        "other_spades_except_A_2": sheet.get("each_spade", 0) - 2,
        "AS": 2 * 2,
        "other_aces": sheet.get("each_ace", 0) - 2,
    }
    items = two_packs | {
        "cards": sheet.get("cards", 0),
        "spades": sheet.get("spades", 0),
        "aces": sum(sheet.get("A" + suit, 0) for suit in "SHDC"),
        "little": sheet.get("2S", 0),
        "big": sheet["TD"],
        "sistan": sheet.get("last_capture", 0),
        "TD": sheet["TD"],
        "2S": sheet.get("2S", 0),
        "AKQJ": sheet.get("each_court_or_ace", 0),
        "other_tens": sheet.get("each_other_ten", 0),
        "2C": sheet.get("2C", 0),
        "most_cards": sheet.get("cards", 0),
        "total": sum(sheet.values()),
    }
    assert {item: items[item] for item in record["result"]} == record["result"]


def test_deals_of_example() -> None:
    record = next(record for record in EXAMPLES if record["id"] == "FCT-01")
    assert {players: (len(PACK) - 4) // (4 * int(players)) for players in "234"} == record["result"]["deals"]
    assert all((len(PACK) - 4) % (4 * players) == 0 for players in (2, 3, 4))


@pytest.mark.parametrize("name", ["FCT-12", "FCT-14", "FCT-15", "FCT-16"])
def test_pack_and_tables_of_example(name: str) -> None:
    """At every table of the game, the deals use up the whole pack."""
    variant = fact(name)["variant"]
    game = PRESETS[variant]
    hands = {
        "german": {2: [12, 12], 3: [7, 7, 2], 4: [4, 4, 4]},
        "five_handed": {5: [4, 5]},
        "diamond": {2: [3] * 6, 3: [3] * 4, 4: [3] * 3},
        "draw": {2: [4, 20], 3: [4, 12], 4: [4, 8]},  # the first deal, and the cards drawn
    }[variant]
    assert sorted(hands) == sorted({seats for seats, _ in game.tables})
    assert all(4 + seats * sum(sizes) == len(pack_of(game.options)) for seats, sizes in hands.items())
