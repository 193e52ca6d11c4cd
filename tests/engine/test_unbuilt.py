"""The games without building, and Norwegian Kasino: worked positions for the rules that only they have."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card, Chance
from casino_core.coaching.choosing import choose
from casino_core.game import cut_for_deal
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.notation.actions import action_text, parse_action, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.playing.dealing import new_round
from casino_core.playing.play import play
from casino_core.position.actions import Trail
from casino_core.position.events import (
    Cleared,
    Event,
    Replaced,
    ResidueTaken,
    SetAside,
    SweepLeft,
    SweepsCancelled,
    Swept,
)
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from casino_core.score.outcome import Outcome, early_outcome, outcome
from casino_core.score.scoring import points_so_far, score_round
from tests.engine.adapter import laid_out, last_play


def at(preset: str, hand: str, loose: str = "-", seats: int = 2, **options: Any) -> Position:
    return laid_out(variant_rules(preset, seats, **options), parse_cards(hand), parse_cards(loose), [])


def texts(position: Position) -> set[str]:
    return {action_text(action) for action in legal_plays(position)}


def played(position: Position, text: str) -> tuple[Position, tuple[Event, ...]]:
    after, events = play(position, parse_action(text))
    assert parse_position(position_text(after)) == after
    return after, events


def of(kind: type[Event], events: tuple[Event, ...]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]


# --- Values -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "hand", "loose", "legal"),
    [
        ("kasino_fi", "AH", "KDACAS", {"AH", "AH=14xKDAC", "AH=14xKDAS"}),
        ("kasino_fi", "2S", "KD2C", {"2S", "2S=15xKD2C"}),
        ("kasino_fi", "TD", "KD3CTC6C", {"TD", "TD=16xKD3C", "TD=16xTC6C", "TD=16xKD3C,TC6C"}),
        ("kasino_se", "AH", "ACKD", {"AH", "AHxAC", "AH=14xAC", "AH=14xACKD"}),
        ("tablic", "JH", "JD7C5C", {"JH", "JH=12xJD", "JH=12x7C5C", "JH=12xJD,7C5C"}),
        ("tablanette", "AH", "9C2DJC", {"AH", "AH=11x9C2D"}),
        ("tablanette", "JH", "9CJC", {"JH"}),
        ("callabra", "KH", "KDTC3C", {"KH", "KHxKD", "KHxTC3C", "KHxKD,TC3C"}),
    ],
)
def test_what_a_card_can_take(preset: str, hand: str, loose: str, legal: set[str]) -> None:
    plays = {text for text in texts(at(preset, hand + "4S", loose)) if text.startswith(hand)}
    assert plays == legal


# --- Sweeps of Kasino ---------------------------------------------------------------------------------


def with_totals(position: Position, *totals: int) -> Position:
    return replace(position, variant_state=replace(position.variant_state, totals=totals))


def test_sweeps_cancel_when_everybody_has_one() -> None:
    position = at("kasino_fi", "8S4C", "8D")
    mark = position.piles[1][0]
    after, events = played(replace(position, sweeps=((), (mark,))), "8Sx8D")
    assert after.sweeps == ((), ())
    assert of(SweepsCancelled, events)
    assert early_outcome(position.rules, (15, 3), (0, 1), points_so_far(after).points) is None


@pytest.mark.parametrize(("totals", "counts"), [((9, 0), True), ((10, 0), False), ((0, 10), False)])
def test_sweeps_freeze_at_ten_points_of_anybody(totals: tuple[int, int], counts: bool) -> None:  # noqa: FBT001
    position = with_totals(at("kasino_fi", "8S4C", "8D", sweep_freeze="last_deal_and_from_10"), *totals)
    after, events = played(position, "8Sx8D")
    assert bool(of(Swept, events)) == bool(after.sweeps[0]) == counts


def test_sweeps_freeze_in_the_last_deal_and_by_what_counts_already() -> None:
    position = with_totals(at("kasino_fi", "8S4C", "8D", sweep_freeze="last_deal_and_from_10"), 0, 9)
    last = with_totals(at("kasino_fi", "8S", "8D", sweep_freeze="last_deal_and_from_10"), 0, 0)
    assert not of(Swept, played(last_play(last), "8Sx8D")[1])
    ahead = replace(position, sweeps=((), (position.piles[1][0],)))
    assert not of(Swept, played(ahead, "8Sx8D")[1])


def test_point_cards_count_at_once() -> None:
    rules = variant_rules("kasino_fi", kasino_midhand_win="sweeps_aces_kasinos")
    after, _ = played(at("kasino_fi", "QS4C", "TD2SKH", kasino_midhand_win="sweeps_aces_kasinos"), "QSxTD2S")
    gained = [item.points[0] for item in points_so_far(after).items if item.code.endswith("casino")]
    assert gained == [2, 1]
    assert early_outcome(rules, (13, 0), (0, 0), (3, 0)) == Outcome(0, "as_made")


def taken(preset: str, *piles: str, **options: Any) -> Position:
    """Return a finished round with these piles, and nothing left elsewhere."""
    rules = variant_rules(preset, **options)
    position, _ = new_round(rules, "end", 0)
    return replace(position, hands=((), ()), loose=(), stock=(), piles=tuple(map(parse_cards, piles)))


@pytest.mark.parametrize(
    ("tiebreak", "winner"),
    [("points_spades_cards", 0), ("points_cards_spades", 0), ("spades", 1), ("another_hand", None)],
)
def test_who_is_level_at_the_target_compares_what_was_taken(tiebreak: str, winner: int | None) -> None:
    position = taken("kasino_fi", "TD2S3H4H5H", "7S8S", kasino_tiebreak=tiebreak)
    sheet = score_round(position)
    assert sheet.points == (4, 2)  # cards and both Casinos against spades
    won = outcome(position.rules, (13, 15), sheet)
    assert won == (None if winner is None else Outcome(winner, "tiebreak"))


def test_overspader() -> None:
    position = taken("kasino_se", "2S3S4S5S6S7S8S9S", "TSJSQSKSAS", overspader=True)
    item = score_round(position).item("overspader")
    assert item is not None
    assert (item.points, item.counts) == ((2, 0), (8, 5))
    assert position.rules.ending.target == 21
    assert variant_rules("kasino_se", overspader=True, target=16).ending.target == 16


# --- Norway -------------------------------------------------------------------------------------------


def test_fresh_cards_rest_for_one_turn() -> None:
    position = at("kasino_no", "AC9H", "5D")
    position = replace(position, hands=(position.hands[0], parse_cards("8S7C")))
    assert parse_rules(rules_text(position.rules)) == position.rules
    after, _ = play(position, Trail(Card("AC")))
    assert after.variant_state.fresh == "AC"
    assert "7CAC=8" not in texts(after)
    later, _ = play(after, Trail(Card("8S")))
    assert later.variant_state.fresh is None


@pytest.mark.parametrize(("preset", "kind"), [("kasino_no", "AT2"), ("tablanette", "J")])
def test_replaced_cards_go_under_the_stock(preset: str, kind: str) -> None:
    rules = variant_rules(preset)
    replaced = 0
    for seed in range(60):
        position, events = new_round(rules, f"replaced{seed}", 0)
        gone = [card for event in events if isinstance(event, Replaced) for card in event.cards]
        replaced += bool(gone)
        barred = {
            card
            for card in position.loose
            if card[0] in kind and (kind == "J" or card[0] == "A" or card in ("TD", "2S"))
        }
        assert not barred
        assert len(position.loose) == 4
        assert position.stock[len(position.stock) - len(gone) :] == tuple(gone)
    assert replaced


def test_the_highest_card_deals() -> None:
    rules = variant_rules("kasino_fi", 3)
    for seed in range(20):
        cut = [card.pips for card in Chance(f"{seed}/cut").shuffled(rules.pack)[:3]]
        if cut.count(max(cut)) == 1:
            assert cut_for_deal(rules, str(seed)) == cut.index(max(cut))


# --- Krypkasino ---------------------------------------------------------------------------------------


def test_a_capture_takes_all_it_can_and_a_card_that_can_take_does() -> None:
    assert texts(at("krypkasino", "8S2D", "8D8D5C3CKH")) == {"8Sx8D,8D,5C3C", "2D"}
    assert texts(at("krypkasino", "TS", "6H4D3H7DKS")) == {"TSx6H4D,3H7D"}
    assert texts(at("krypkasino", "TS", "6H4D4CKS")) == {"TSx6H4D", "TSx6H4C"}
    assert texts(at("krypkasino", "8S4D", "5C3C")) == {"8Sx5C3C"}


def test_twins_are_listed_once_and_chosen_twice() -> None:
    position = at("krypkasino", "8S2D", "8D8D5CKH")
    assert texts(position) == {"8Sx8D,8D", "2D"}
    eight = Card("8D")
    assert choose(position, Card("8S"), [eight]).exact == ()
    assert eight in choose(position, Card("8S"), [eight]).joinable
    assert [action_text(action) for action in choose(position, Card("8S"), [eight, eight]).exact] == ["8Sx8D,8D"]


@pytest.mark.parametrize(("loose", "text", "worth"), [("8D", "8Sx8D", 5), ("8S", "8Sx8S", 10), ("5C3C", "8Sx5C3C", 5)])
def test_tabbe_and_dubbeltabbe(loose: str, text: str, worth: int) -> None:
    after, events = played(at("krypkasino", "8S2D", loose, seats=4), text)
    assert of(Swept, events)
    item = score_round(after).item("tabbe")
    assert item is not None
    assert item.points == (worth, 0, 0, -worth)


def test_whoever_leaves_a_table_that_one_card_can_empty_says_so() -> None:
    assert of(SweepLeft, played(at("krypkasino", "2D9H", "5C3C"), "2D")[1]) == [SweepLeft(0, (5, 10))]
    assert of(SweepLeft, played(at("krypkasino", "2D9H", "5C4CKS"), "2D")[1]) == []


def test_courts_wait_for_the_last_capturer() -> None:
    position = last_play(at("krypkasino", "4D", "JHQD9C"))
    after, events = played(replace(position, last_capturer=1), "4D")
    assert of(SetAside, events) == [SetAside(parse_cards("JHQD"))]
    assert of(ResidueTaken, events) == [ResidueTaken(1, parse_cards("9C4DJHQD"))]
    assert not after.variant_state.aside
    nobody, _ = played(replace(position, last_capturer=None), "4D")
    assert (nobody.variant_state.aside, nobody.loose) == (parse_cards("JHQD"), parse_cards("9C4D"))


@pytest.mark.parametrize(
    ("seats", "sizes"), [(2, [6] * 8 + [2]), (3, [5] * 6 + [3]), (4, [4] * 6 + [1]), (5, [4] * 5), (6, [4] * 4)]
)
def test_the_deals_of_krypkasino(seats: int, sizes: list[int]) -> None:
    rules = variant_rules("krypkasino", seats)
    remaining, dealt = len(rules.pack) - rules.layout_size, []
    while remaining:
        dealt.append(min(rules.hand_sizes[0], remaining // seats))
        remaining -= seats * dealt[-1]
    assert dealt == sizes


def test_the_lowest_total_wins_when_everybody_has_dealt() -> None:
    rules = variant_rules("krypkasino", 3)
    sheet = replace(score_round(new_round(rules, "low", 0)[0]), points=(10, 20, 12))
    assert outcome(rules, (5, 0, 3), sheet, number=2) is None
    assert outcome(rules, (5, 0, 3), sheet, number=3) == Outcome(0, "rounds", (2,))


# --- Callabra -----------------------------------------------------------------------------------------


def test_an_empty_table_ends_callabra() -> None:
    after, _ = played(at("callabra", "KH2C4D", "KDQCAC"), "KHxKD,QCAC")
    assert after.over
    assert any(after.hands)
    assert not played(at("callabra", "KH2C4D", "KDQCAC", shram=True), "KHxKD,QCAC")[0].over


def test_six_cards_end_callabra_where_it_is_so_agreed() -> None:
    position = replace(at("callabra", "KH2C4D", "KDQCAC9S", callabra_limit=True), piles=(parse_cards("3S3D"), ()))
    assert play(position, parse_action("KHxKD,QCAC"))[0].over
    assert not play(position, parse_action("KHxKD"))[0].over


@pytest.mark.parametrize(("sweepers", "won"), [((), Outcome(0, "draw", (1,))), ((0, 1), Outcome(1, "clearer"))])
def test_level_sides_of_callabra(sweepers: tuple[int, ...], won: Outcome) -> None:
    position = taken("callabra", "3S3D", "4S4D")
    assert outcome(position.rules, (0, 0), score_round(position), sweepers) == won


# --- Tablanette and Tablić ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bonus", "text", "loose", "worth"),
    [
        ("non_jack_sum", "8Dx8H,5C3C", "8H5C3C", 24),
        ("non_jack_sum", "AH=11x9CAC", "9CAC", None),
        ("non_jack_sum", "KH=14xAC3C", "AC3C", 28),
        ("non_jack_sum", "JC", "8H5C", 0),
        ("double", "8Dx8H,5C3C", "8H5C3C", 48),
        ("jack_sum", "8Dx8H,5C3C", "8H5C3C", 0),
        ("jack_sum", "JC", "KDACTC", 25),
        ("jack_sum", "JC", "JDQC", 13),
    ],
)
def test_tablanette(bonus: str, text: str, loose: str, worth: int | None) -> None:
    position = at("tablanette", "8DAHKHJC", loose, tablanette_bonus=bonus)
    if worth is None:
        assert text not in texts(position)
        return
    after, events = played(position, text)
    assert after.variant_state.tabbes == (((0, worth),) if worth else ())
    assert bool(of(Cleared, events)) == (text == "JC")
    item = score_round(after).item("tablanette")
    assert item is not None
    assert item.points == (worth, 0)


def test_a_jack_on_an_empty_table_is_laid_down() -> None:
    after, events = played(at("tablanette", "JC8D"), "JC")
    assert (after.loose, of(Cleared, events)) == (parse_cards("JC"), [])


def test_tablic_has_twenty_five_points_and_claims() -> None:
    position = at("tablic", "KH2C", "KD4DTC")
    after, events = played(position, "KH=14xKD,4DTC")
    assert of(Swept, events)
    assert [action_text(action) for action in legal_actions(after)] == ["claim", "done"]
