"""Legality and results while a hand is hidden: refusals that must wait, and games that are unsuitable."""

from __future__ import annotations

from dataclasses import replace
from math import comb
from random import Random

import pytest

from casino_core.legal.legality import why_not
from casino_core.mutual import why_not_offered
from casino_core.mutual.doubt import HAND_DECIDES, why_impossible
from casino_core.playing.play import apply
from casino_core.position.actions import Action, Play
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.two import FOR_TWO, OFFERED
from tests.mutual.unknown import (
    all_hands,
    any_hand,
    changed,
    decisions,
    hidden_size,
    rare_builds,
    rules_for_two,
    unseen_by_other,
)

FEW_HANDS = 400


def offered_rules(rng: Random) -> Rules:
    while why_not_offered(rules := rules_for_two(rng)):
        pass
    return rules


def waiting_refusals(position: Position, action: Action) -> set[str]:
    """Check that an action is refused at once if and only if it is illegal with every hand that the actor may have.

    Return the codes of the refusals that must wait because the action is illegal with some hands only; an empty set
    also if nothing is checked, such as when there are too many hands to try.
    """
    if isinstance(action, Play) and action.card not in position.hand:
        return set()
    unseen = unseen_by_other(position, action)
    if comb(len(unseen), hidden_size(position, action)) > FEW_HANDS:
        return set()
    refusals = [why_not(other, action) for other in all_hands(position, action)]
    legal = any(why is None for why in refusals)
    reason = why_impossible(position, action, unseen)
    assert (reason is None) == legal, (position, action, reason)
    codes = {why.code for why in refusals if why is not None}
    assert not legal or codes <= set(HAND_DECIDES), (position, action)
    return codes if legal else set()


@pytest.mark.parametrize("variant", OFFERED)
def test_a_refusal_waits_exactly_if_some_hand_makes_the_action_legal(variant: str) -> None:
    rng = Random(variant)
    for _ in range(amount(2, 100)):
        for position, action in decisions(rng, variant_rules(variant, 2)):
            waiting_refusals(position, changed(rng, position, action))


@pytest.mark.slow
def test_the_refusals_that_wait_are_those_that_are_listed() -> None:
    rng, waiting = Random("house rules"), set[str]()
    # Some refusals are rare under random rules, so rules that lead to them take turns with random ones.
    rare = (
        variant_rules("classic", 2, own_build_raise="needs_both_cards"),
        variant_rules("classic", 2, face_natural_build=True, face_capture_limit="all"),
        variant_rules("classic", 2, must_capture="before_trailing"),
        variant_rules("krypkasino", 2),
    )
    for number in range(amount(16, 3000)):
        rules = rare[number % 5] if number % 5 < 4 else offered_rules(rng)
        for position, action in decisions(rng, rules):
            for other in [changed(rng, position, action) for _ in range(3)] + [*rare_builds(position)]:
                waiting |= waiting_refusals(position, other)
    assert waiting == set(HAND_DECIDES)


def public(position: Position) -> Position:
    """Return the public part of a position: all cards of the hands and the stock become the first card of the pack."""
    any_card = position.rules.pack[0]
    hands = tuple((any_card,) * len(hand) for hand in position.hands)
    return replace(position, hands=hands, stock=(any_card,) * len(position.stock))


def result_depends_on_hand(rng: Random, rules: Rules) -> bool:
    """Return whether an action of a random round leads to another public position if hidden cards are exchanged."""
    for position, action in decisions(rng, rules):
        other = any_hand(rng, position, action)
        if public(apply(position, action)[0]) != public(apply(other, action)[0]):
            return True
    return False


@pytest.mark.parametrize("variant", OFFERED)
def test_results_of_legal_actions_do_not_depend_on_hidden_cards(variant: str) -> None:
    rng = Random(variant)
    assert not any(result_depends_on_hand(rng, variant_rules(variant, 2)) for _ in range(amount(3, 200)))


@pytest.mark.slow
def test_results_by_house_rules_do_not_depend_on_hidden_cards() -> None:
    rng = Random("house rules")
    assert not any(result_depends_on_hand(rng, offered_rules(rng)) for _ in range(amount(60, 3000)))


@pytest.mark.parametrize("variant", ["swazi_two", "crazy", "sotho"])
def test_a_game_is_left_out_because_its_turns_show_the_hand(variant: str) -> None:
    rng = Random(variant)
    assert any(result_depends_on_hand(rng, variant_rules(variant, 2)) for _ in range(50))


def test_why_games_are_not_offered() -> None:
    reasons = {v: why.code for v in FOR_TWO if (why := why_not_offered(variant_rules(v, 2)))}
    assert reasons == {
        "kasino_no": "layout-is-replaced",
        "swazi_two": "turn-shows-hand",
        "crazy": "turn-shows-hand",
        "sotho": "turn-shows-hand",
        "tablanette": "layout-is-replaced",
    }
    cancelled = why_not_offered(variant_rules("classic", 2, last_not_announced_penalty="opponent_may_cancel_deal"))
    assert cancelled is not None
    assert cancelled.code == "deal-is-cancelled"
    three = why_not_offered(variant_rules("classic", 3))
    assert three is not None
    assert (three.code, three.facts) == ("two-players-only", {"seats": 3})
