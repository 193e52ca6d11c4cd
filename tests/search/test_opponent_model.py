"""The record of a round shows how others play, and helps to sample their hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from casino_core.bots import bot_named
from casino_core.bots.searcher import styles
from casino_core.cards import Chance
from casino_core.position.actions import Play, Trail
from casino_core.position.view import View, view
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.search.decisions import decisions
from casino_core.search.determinization import Determinizations
from casino_core.search.game_model import game_model
from casino_core.search.opponent_model import OpponentModel
from tests.bots.greedy import GREEDY
from tests.engine.amount import amount
from tests.engine.games import SOME_TABLES
from tests.search.rounds import views


def opponents_of(seen: View) -> OpponentModel:
    return OpponentModel(game_model(seen.rules), seen, styles)


def determinizations(seen: View) -> Determinizations:
    return Determinizations(seen, opponents_of(seen), Chance("luck"))


# --- The record -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_what_others_held_and_did_is_found_again(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    done = views(rules, f"again {variant}")
    hands = [{(seat, card) for seat, hand in enumerate(position.hands) for card in hand} for position, _ in done]
    count = 0
    for position, seen in done[:: amount(10, 1)]:
        others = [n for n, (seat, what) in enumerate(seen.played) if seat != seen.seat and isinstance(what, Play)]
        for number, decision in zip(others, decisions(seen), strict=False):
            held = {(decision.seat, card) for card in (decision.action.card, *decision.known)}
            own = {one for one in hands[number] if one[0] == decision.seat}
            assert held <= own
            assert not decision.over or held == own
            assert decision.over == (done[number][0].deals < position.deals)
            assert set(decision.position.loose) == set(done[number][0].loose)
            count += 1
        assert len(decisions(seen)) in (0, len(others))
    assert bool(count) or rules.step_by_step or rules.steals or rules.capturing.pluck or rules.deal.draw


def test_a_record_that_leads_to_another_table_tells_nothing() -> None:
    position, seen = views(variant_rules("classic"), "elsewhere")[-3]
    assert decisions(seen)
    assert not decisions(view(position, seen.seat))
    assert not decisions(view(position, seen.seat, seen.played[1:]))


# --- Styles -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["classic", "royal", "kasino_fi", "tablic"])
def test_eager_and_careful_players_differ_by_their_plays(variant: str) -> None:
    """After some deals, a bot that looks ahead is recognised as careful, and a greedy one is not."""
    for bot, careful in ((GREEDY, False), (bot_named("vera"), True)):
        believed = []
        for number in range(amount(2, 4)):
            done = [seen for _, seen in views(variant_rules(variant), f"watched {number}", bot)]
            seen = next(one for one in done if one.deals == done[-1].deals)
            shares = opponents_of(seen).shares(1 - seen.seat, ())
            believed.append(shares[0] / sum(shares))
        assert (sum(believed) / len(believed) > 0.5) == careful


def test_nobody_who_grabs_what_there_is_holds_what_could_have_captured() -> None:
    """If a player who is known to be greedy lays a card down, sampled hands rarely have cards that could capture."""
    rules = variant_rules("classic")
    for number in range(40):
        for position, seen in views(rules, f"laid {number}", GREEDY):
            recorded = [one for one in decisions(seen) if not one.over]
            if seen.deals < 4 or len(recorded) != 1 or not isinstance(recorded[0].action, Trail):
                continue
            values = {value for card in recorded[0].position.loose for value in rules.table_values[card]}
            if len(values) < 3 or position.builds:
                continue
            samples = [drawing.draw()[0] for drawing in [determinizations(seen)] for _ in range(60)]
            could = [set(rules.hand_values[card]) & values for one in samples for card in one.hands[1 - seen.seat]]
            plain = [seen.sample(Chance(f"plain {luck}")) for luck in range(60)]
            typical = [set(rules.hand_values[card]) & values for one in plain for card in one.hands[1 - seen.seat]]
            assert sum(map(bool, could)) < sum(map(bool, typical)) / 3
            return
    raise AssertionError("no greedy player has laid down a card before three others")


# --- Determinizations -------------------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_determinizations_hold_what_was_seen(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    for position, seen in views(rules, f"worlds {variant}")[:: amount(36, 1)]:
        if position.variant_state.demand:
            continue
        drawing = determinizations(seen)
        for sample, _ in [drawing.draw() for _ in range(3)]:
            assert sample.hands[seen.seat] == position.hands[seen.seat]
            assert [len(hand) for hand in sample.hands] == [len(hand) for hand in position.hands]
            hidden = [card for seat, hand in enumerate(sample.hands) if seat != seen.seat for card in hand]
            assert not Counter([*hidden, *sample.stock]) - Counter(
                [*seen.unseen, *hidden * bool(seen.variant_state.pending)]
            )
            assert len(hidden) + len(sample.stock) == sum(seen.hand_sizes) - len(seen.hand) + seen.stock_size


def few_hands(rules: Rules) -> View:
    """Return a view in the second half of a deal, late in a round of eager players, at a table without builds."""
    return next(
        seen
        for number in range(100)
        for position, seen in views(rules, f"few {number}", GREEDY)
        if position.deals == 4
        and seen.hand_sizes[1 - seen.seat] == 2
        and not position.builds
        and not opponents_of(seen).silent
    )


@pytest.mark.slow
def test_hands_are_drawn_as_often_as_they_are_likely() -> None:
    """The frequencies of drawn hands are closer to their enumerated probabilities than equal frequencies would be."""
    seen = few_hands(variant_rules("classic"))
    opponents, other = opponents_of(seen), 1 - seen.seat
    likely = {frozenset(hand): sum(opponents.shares(other, hand)) for hand in combinations(seen.unseen, 2)}
    whole = sum(likely.values())
    drawing, draws = determinizations(seen), 6_000
    counts = Counter(frozenset(drawing.draw()[0].hands[other]) for _ in range(draws))
    apart = sum([abs(counts[hand] / draws - one / whole) for hand, one in likely.items()]) / 2
    uniform = sum([abs(1 / len(likely) - one / whole) for one in likely.values()]) / 2
    assert uniform > 0.25  # the plays contain information
    assert apart < uniform / 2


def test_nobody_holds_a_card_with_which_one_must_have_captured() -> None:
    """In Krypkasino a card that can capture must do so when it is played, and a card that sweeps must be played."""
    rules = variant_rules("krypkasino")
    for number in range(400):
        for _, seen in views(rules, f"must {number}"):
            recorded = [one for one in decisions(seen) if not one.over]
            if not recorded or len(recorded[0].position.loose) != 1:
                continue
            lying = set(rules.table_values[recorded[0].position.loose[0]])
            sweeping = {card for card in rules.pack if set(rules.hand_values[card]) & lying}
            if recorded[0].action.card in sweeping:
                continue
            drawing = determinizations(seen)
            assert not any(set(drawing.draw()[0].hands[recorded[0].seat]) & sweeping for _ in range(20))
            return
    raise AssertionError("nobody has met a single card that they could not capture")


def test_a_builder_holds_a_card_for_the_build() -> None:
    rules = variant_rules("classic")
    seen = next(
        seen
        for number in range(40)
        for position, seen in views(rules, f"builder {number}")
        if any(b.owner != p_turn for b in position.builds for p_turn in (position.turn,))
        and not opponents_of(seen).silent
    )
    build = next(b for b in seen.builds if b.owner != seen.seat)
    drawing = determinizations(seen)
    for _ in range(20):
        assert any(build.value in rules.hand_values[card] for card in drawing.draw()[0].hands[build.owner])
