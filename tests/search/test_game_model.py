"""The model on which searches play, compared with the engine itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action, Capture, Claim, Done, Play, TableBuild, same_effect
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import non_card_points, score_round
from casino_core.search.game_model import GameModel
from tests.engine.amount import amount
from tests.engine.games import SOME_TABLES

CROWDED = 12


def random_round(rules: Rules, seed: str) -> Iterator[tuple[Position, Action]]:
    """Yield positions of a random round, each with the action taken: half of the time a capture, if there is one."""
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while not position.over and len(position.loose) < CROWDED:
        actions = legal_actions(position)
        captures = [action for action in actions if isinstance(action, Capture)]
        action = chance.choice(captures if captures and chance.below(2) else actions)
        yield position, action
        position, _ = apply(position, action)


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_moves_nodes_and_snapshots_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    model = GameModel(rules, 10_000)
    for number in range(amount(1, 30)):
        for position, action in random_round(rules, f"{variant} {number}"):
            only_for_claim = isinstance(action, Claim) or (
                position.variant_state.played is not None and isinstance(action, Done)
            )
            node = model.node(position)
            if only_for_claim or model.node(position).position != position:
                continue  # a turn that was open only for a claim
            moves = model.moves(node)
            legal = {same_effect(one) for one in legal_actions(position) if not isinstance(one, Claim)}
            assert {same_effect(move) for move in moves} == legal
            after, _ = apply(position, action)
            reached = model.after(node, action)
            assert model.actor(node) == position.actor
            if reached.position == after:
                assert model.over(reached) == (after.over or after.deals != position.deals)
            snapshot = model.snapshot(reached)
            assert snapshot.taken == tuple([model.mask(cards) for cards in reached.position.captured])
            assert snapshot.non_card_points == non_card_points(reached.position)
            assert snapshot.lying.bit_count() == number_lying(reached.position)
            if reached.position.over:
                assert model.result(reached).points == score_round(reached.position).points


def number_lying(position: Position) -> int:
    return len(position.loose) + sum([len(build.cards) for build in position.builds])


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_the_snapshot_after_a_move_is_that_of_its_node_if_nobody_objects(variant: str, seats: int, team: int) -> None:
    rules, compared = variant_rules(variant, seats, team), 0
    model = GameModel(rules)
    for number in range(amount(1, 30)):
        for position, _ in random_round(rules, f"promised {number}"):
            node = model.node(position)
            if position.variant_state.demand or position.variant_state.played is not None:
                continue
            for move in model.moves(node):
                reached = model.after(node, move)
                if not isinstance(move, Play) or model.over(reached) or reached.position.variant_state.demand:
                    continue
                expected, snapshot = model.snapshot_after(node, move), model.snapshot(reached)
                if rules.deal.draw:  # a move does not determine the drawn card
                    snapshot = snapshot._replace(hands=expected.hands, stock=expected.stock)
                assert expected._replace(turn=0) == snapshot._replace(turn=0)
                compared += 1
    assert compared > 5


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_positions_with_the_same_key_go_on_in_the_same_way(variant: str, seats: int, team: int) -> None:
    """The key leaves out only the order of cards: the same cards in another order allow the same moves."""
    rules = variant_rules(variant, seats, team)
    model, seen = GameModel(rules, 10_000), set()
    for position, _ in random_round(rules, f"key {variant}"):
        node = model.node(position)
        turned = replace(position, loose=position.loose[::-1])
        again = model.node(turned)
        if node.position != position:
            continue
        assert model.key(node) == model.key(again)
        assert {model.equivalence_key(move) for move in model.moves(node)} == {
            model.equivalence_key(m) for m in model.moves(again)
        } or (rules.step_by_step or rules.deal.packs > 1)
        assert model.key(node) not in seen
        seen.add(model.key(node))


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_plays_are_listed_in_the_order_of_the_pack(variant: str, seats: int, team: int) -> None:
    """Policies take the first of equal moves; when the deal set the order, that cost the bots a point a round."""
    rules = variant_rules(variant, seats, team)
    model = GameModel(rules)
    for position, _ in random_round(rules, f"order {variant}"):
        turned = replace(position, hands=tuple([hand[::-1] for hand in position.hands]))
        plays = [move for move in model.moves(model.node(position)) if isinstance(move, Play)]
        again = [move for move in model.moves(model.node(turned)) if isinstance(move, Play)]
        assert [play.card for play in plays] == [play.card for play in again]
        if not position.variant_state.demand:
            assert [play.card for play in plays] == sorted([play.card for play in plays], key=rules.pack.index)


def test_a_turn_is_finite() -> None:
    """However many builds are made from the table, each step leaves fewer cards to build with."""
    rules = variant_rules("swazi", 4, 2)
    model = GameModel(rules)
    for number in range(amount(1, 40)):
        for position, _ in random_round(rules, f"finite {number}"):
            node = model.node(position)
            while not node.position.variant_state.demand:
                cards_before = len(node.position.loose) + sum(map(len, node.position.piles))
                steps = [move for move in model.moves(node) if isinstance(move, TableBuild)]
                if not steps:
                    break
                after = model.after(node, steps[0])
                if after.position.turn != node.position.turn or after.position.variant_state.demand:
                    break
                node = after
                assert len(node.position.loose) + sum(map(len, node.position.piles)) < cards_before
