"""Rollouts are legal in every game, end with the worth of the round, and distinguish the actions that are tried."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from casino_core.bots import bot_named
from casino_core.bots.counter import rollout_policy
from casino_core.bots.searcher import MAX_DETERMINIZATIONS, styles
from casino_core.cards import Card, Chance
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.notation.actions import parse_action
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import View, view
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.evaluation import Evaluation
from casino_core.search.game_model import game_model
from casino_core.search.monte_carlo import MonteCarlo
from casino_core.search.opponent_model import OpponentModel
from casino_core.search.rollout_policy import choice_of
from casino_core.search.snapshot import Result
from tests.engine.amount import amount
from tests.engine.games import SOME_TABLES
from tests.search.rounds import views

# --- Rollouts and their ends ------------------------------------------------------------------


@pytest.mark.parametrize(("variant", "seats", "team"), SOME_TABLES)
def test_rollouts_are_legal_in_every_game(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team)
    model = game_model(rules)
    position, _ = new_round(rules, f"playout {variant}", 0)
    policy, node = rollout_policy(view(position, position.actor)), model.node(position)
    for _ in range(60):
        if model.over(node):
            break
        scores = policy.scores(choice_of(model, node, model.moves(node)))
        chosen = policy.choose(node)
        assert scores[chosen] == max(scores.values()) or len(scores) == 1
        node = model.after(node, chosen)


@pytest.mark.parametrize("variant", ["classic", "royal", "spade", "kasino_fi", "tablic", "krypkasino"])
def test_a_round_that_is_over_is_worth_its_points(variant: str) -> None:
    rules = variant_rules(variant)
    model, evaluation = game_model(rules), Evaluation(rules)
    sign = -1 if rules.ending.lowest_wins else 1
    for number in range(amount(4, 40)):
        position, _ = views(rules, f"over {number}")[-1]
        after, _ = apply(position, (legal_plays(position) or legal_actions(position))[0])
        if not after.over:
            continue
        first, second = score_round(after).points
        assert evaluation.final(model.result(model.node(after)))[:1] == (sign * (first - second),)


def test_the_game_is_worth_more_than_its_last_point() -> None:
    evaluation = Evaluation(variant_rules("classic"), (18, 17))
    lost, open_, won = (Result((3, 8), (1,)), Result((2, 0)), Result((3, 0), (0,)))
    assert evaluation.final(lost)[0] < evaluation.final(open_)[0] < evaluation.final(won)[0]


def test_points_on_the_table_are_more_or_less_the_next_players() -> None:
    rules = variant_rules("classic")
    model = game_model(rules)
    position, _ = views(rules, "lying")[0]
    snapshot = model.snapshot(model.node(position))
    ten = 1 << rules.pack.index(Card("TD"))
    evaluation = Evaluation(rules)
    with_ten = evaluation.expected(snapshot._replace(lying=snapshot.lying | ten))
    without = evaluation.expected(snapshot._replace(lying=snapshot.lying & ~ten))
    side = rules.side_of[snapshot.turn]
    assert 0.5 < with_ten[side] - without[side] < 2


def test_no_lead_is_expected_that_the_remaining_cards_cannot_bring() -> None:
    rules, random = variant_rules("classic"), Random(7)
    position, _ = views(rules, "lying")[0]
    snapshot, evaluation, decided = game_model(rules).snapshot(game_model(rules).node(position)), Evaluation(rules), 0
    for _ in range(amount(2_000, 20_000)):
        pack = random.sample(range(52), 52)
        cut, end = sorted(random.sample(range(52), 2))
        own, others, rest = pack[:cut], pack[cut:end], pack[end:]
        lying = _bits(rest[: random.randint(0, len(rest))])
        now = snapshot._replace(taken=(_bits(own), _bits(others)), lying=lying, turn=random.randint(0, 1))
        highest = _points(rules, own + rest) - _points(rules, others)
        lowest = _points(rules, own) - _points(rules, others + rest)
        lead, _ = evaluation.expected(now)
        assert lowest - 1e-9 <= lead <= highest + 1e-9
        decided += highest == lowest
    assert decided


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


def _points(rules: Rules, places: list[int]) -> int:
    """Return the points of a player who has the cards in these places of the pack, whoever has the others."""
    cards = [rules.pack[place] for place in places]
    spades = sum(card.suit == "S" for card in cards)
    single = 2 * (Card("TD") in cards) + (Card("2S") in cards) + sum(card.rank == "A" for card in cards)
    return single + 3 * (len(cards) > 26) + (spades > 6)


# --- Candidates ------------------------------------------------------------------------------


def offered(text: str) -> View:
    """Return a player's view at the start of a round; ``text`` names the hand and the loose cards, separated by "|"."""
    rules = variant_rules("classic")
    hand, loose = ([Card(card) for card in part.split()] for part in text.split("|"))
    rest = [card for card in rules.pack if card not in (*hand, *loose)]
    nine: tuple[Build, ...] = ()
    position = Position(
        rules, (tuple(hand), tuple(rest[:4])), tuple(loose), nine, tuple(rest[4:]), ((), ()), ((), ()), 0, 1, 1
    )
    return view(position, 0)


def test_what_is_clearly_best_is_found_and_the_rest_given_up() -> None:
    seen = offered("TS 4H 6C KD|TD 9D JD QC")
    opponents = OpponentModel(game_model(seen.rules), seen, styles)
    search = MonteCarlo(seen, dict.fromkeys(legal_plays(seen), 0.0), opponents, Chance("luck"))
    *_, last = islice(search.estimates(MAX_DETERMINIZATIONS), 400)
    assert last[0].action == parse_action("TSxTD")
    assert last[0].worth > last[-1].worth + 0.5
    assert {estimate.action for estimate in last} == set(legal_plays(seen))
    assert all(estimate.error >= 0 for estimate in last)


def test_thought_goes_on_until_it_is_clear_and_is_the_same_again() -> None:
    seen = offered("TS 4H 6C KD|TD 9D JD QC")
    iris = bot_named("iris")
    once, again = (list(iris.think(seen, Chance("luck"))) for _ in range(2))
    assert [thought.best for thought in once] == [thought.best for thought in again]
    assert once[-1].judged == again[-1].judged
    assert 1 < len(once) < MAX_DETERMINIZATIONS
    assert once[-1].judged[0].action == once[-1].best == parse_action("TSxTD")
