"""The reference compared with positions and rounds of Callabra, Tablanette and Tablic, worked out by hand."""

from __future__ import annotations

import pytest

from tests.reference.after import After, after
from tests.reference.classic import legal
from tests.reference.early import earned, sweep_awards
from tests.reference.plain import Options, bag, pack_of, unpacked
from tests.reference.presets import PRESETS
from tests.reference.scoring import score_round, winners_of_callabra
from tests.reference.shorthand import capture, cards, of_kind, position, trail

CALLABRA = PRESETS["callabra"].options
TABLANETTE = PRESETS["tablanette"].options
TABLIC = PRESETS["tablic"].options
SHRAM = Options(form="none", courts="11_12_13", shram=True)


# --- Callabra -----------------------------------------------------------------------------------------


def test_clearance_ends_the_round() -> None:
    where = position("QC AC TH 3C", "KH", options=CALLABRA)
    everything = capture("KH", "QC AC TH 3C")
    assert after(where, everything) == After((), (), bag(cards("KH QC AC TH 3C")), sweep=True, fine=0, over=True)
    assert not after(where, capture("KH", "QC AC")).over
    assert not after({**where, "options": SHRAM}, everything).over


@pytest.mark.parametrize(("sides", "enough"), [((0, 1), 6), ((0, 1, 2), 8)])
def test_six_or_eight_captured_cards_end_the_round_by_option(sides: tuple[int, ...], enough: int) -> None:
    where = position("QC AC 9H", "KH", options=CALLABRA, sides=sides)
    for captured, over in ((enough - 3, True), (enough - 4, False)):
        where["captured"] = captured
        where["options"] = Options(**{**CALLABRA, "callabra_limit": True})
        assert after(where, capture("KH", "QC AC")).over == over
        where["options"] = CALLABRA
        assert not after(where, capture("KH", "QC AC")).over
    where["options"] = Options(**{**CALLABRA, "callabra_limit": True})
    assert not after({**where, "captured": enough}, trail("KH")).over


def test_most_cards_win_and_clearing_the_table_breaks_a_tie() -> None:
    a, b, c = ["2C", "3C"], ["4C", "5C"], ["6C"]
    assert winners_of_callabra([a, c], None) == [0]
    assert winners_of_callabra([c, a], 0) == [1]
    assert winners_of_callabra([a, b, c], None) == winners_of_callabra([a, b, c], 2) == [0, 1]
    assert winners_of_callabra([a, b, c], 1) == [1]


def test_points_of_callabra_by_cards_and_by_the_other_score() -> None:
    piles = [["TD", "2S", "3C"], ["AS", "AH"]]
    assert score_round(piles, [1, 0], CALLABRA) == [{"cards": 1}, {}]
    assert score_round(piles, [1, 0], SHRAM) == [{"cards": 1, "TD": 1, "2S": 2}, {}]
    assert score_round([["3C"], ["TD"]], [0, 0], SHRAM) == [{}, {"TD": 1}]
    own = unpacked(Options(**{**CALLABRA, "shram": True}))
    assert (own["card_points"], own["level"], own["cleared_ends_round"]) == ("shram", "again", False)
    assert unpacked(SHRAM)["target"] == 11


# --- Tablanette ---------------------------------------------------------------------------------------


def test_jack_takes_the_table_and_nothing_else() -> None:
    where = position("KD JD 9H", "JC QH", options=TABLANETTE)
    assert legal(where) == {trail("JC"), trail("QH")}
    assert after(where, trail("JC")).captured == bag(cards("KD JD 9H JC"))
    assert after(position("", "JC", options=TABLANETTE), trail("JC")) == After(
        ("JC",), (), frozenset(), sweep=False, fine=0
    )


def test_values_of_tablanette() -> None:
    where = position("AC 2D QH TH 3S JD", "KH QS AH", options=TABLANETTE)
    assert of_kind("capture", where) == {
        *(capture("KH", loose, at=14) for loose in ("AC QH", "AC 3S", "AC TH 3S")),
        *(
            capture("QS", with_queen + loose, at=13)
            for loose in ("AC 2D", "TH 3S", "AC 2D TH", "AC 2D TH 3S")
            for with_queen in ("", "QH ")
        ),
        capture("QS", "QH", at=13),
        capture("AH", "AC"),
        *(capture("AH", loose, at=11) for loose in ("AC", "AC TH")),
    }


def test_clearance_scores_the_values_of_its_cards() -> None:
    for table, card, value, points in (
        ("AC 3S", "KH", 14, 28),  # the ace as eleven
        ("AC TH 3S KD", "KH", 14, 42),  # the ace as one
        ("AC AD", "AH", 1, 3),
        ("AC AD", "AH", 11, 33),
        ("9H 2D AC", "AH", 11, 33),
    ):
        everything = capture(card, table, at=value)
        where = position(table, card, options=TABLANETTE)
        assert everything in legal(where)
        for rule, worth in (("none", 0), ("non_jack_sum", points), ("jack_sum", 0), ("double", 2 * points)):
            options = Options(**{**TABLANETTE, "tablanette_bonus": rule})  # type: ignore[typeddict-item]
            assert after({**where, "options": options}, everything).award == worth
    assert after(position("KD 9H", "KH", options=TABLANETTE), capture("KH", "KD", at=14)).award == 0


def test_clearance_by_a_jack_scores_only_by_option() -> None:
    where = position("AC TH QD KD JD", "JC", options=TABLANETTE)
    for rule, worth in (("none", 0), ("non_jack_sum", 0), ("jack_sum", 38), ("double", 0)):
        options = Options(**{**TABLANETTE, "tablanette_bonus": rule})  # type: ignore[typeddict-item]
        assert after({**where, "options": options}, trail("JC")).award == worth
    options = Options(**{**TABLANETTE, "tablanette_bonus": "jack_sum"})
    assert after(position("", "JC", options=options), trail("JC")).award == 0


def test_clearances_score_their_points_and_nobody_loses_any() -> None:
    assert sweep_awards([(1, 28), (0, 3), (1, 22)], [0, 1], TABLANETTE) == [3, 50]


def test_points_of_tablanette_and_tablic() -> None:
    for options in (TABLANETTE, TABLIC):
        assert sum(score_round([list(pack_of(options)), []], [0, 0], options)[0].values()) == 25
        piles = [["TD", "2C", "JS"], ["TS", "AS", "9C"]]
        assert [sum(sheet.values()) for sheet in score_round(piles, [0, 0], options)] == [4, 2]
    assert score_round([["3C"], ["4C"]], [2, 0], TABLIC) == [{"sweeps": 2}, {}]
    assert score_round([["3C"], ["4C"]], [2, 0], TABLANETTE) == [{}, {}]


# --- Tablic -------------------------------------------------------------------------------------------


def test_values_of_tablic() -> None:
    where = position("AC 2D QH JD", "KH JC AH", options=TABLIC)
    assert of_kind("capture", where) == {
        *(capture("KH", loose, at=14) for loose in ("AC QH", "2D JD", "AC QH 2D JD")),
        *(capture("JC", loose, at=12) for loose in ("JD",)),
        capture("AH", "AC"),
        capture("AH", "AC", at=11),
    }


def test_points_for_a_claim() -> None:
    assert earned([["TD", "2C", "JS"], ["TS"]], [1, 0], TABLIC) == [5, 1]
