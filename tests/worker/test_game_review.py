"""The review of a game: exact where all is known, silent within its noise, and never in the way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from casino_core.bots import BOTS, Judged
from casino_core.bots.counter import can_be_counted
from casino_core.bots.reviewer import MOST_LOOSE
from casino_core.cards import Chance
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.playing.apply import apply
from casino_core.position.actions import Play, same_effect
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.search.test_endgame import minimax
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.game_review import Accuracy, Decision, GameReview, Reviewed, accuracy_by_idea, decisions, judged
from web.worker.match.judging import cost_among, judge
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.saves import SavedMatch, save_text
from web.worker.words.speech import Voice

VOICE = Voice("en")


SOLVED = ("classic", "royal", "spade", "kasino_fi", "michigan")
"""The games in whose last deals the reviewer is held against the solver."""


CROWDED = 199
"""The luck of a game in the last deal of which 16 cards lie on the table: more than players search."""


def a_game(luck: int, preset: str = "classic") -> Game:
    """The first round of a game between two who play at random, which nobody can win in it."""
    rules = variant_rules(preset, 2)
    game, _ = new_game(rules, f"review{luck}")
    random = Random(luck)
    while not game.round_over:
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


def replayed(game: Game) -> Replay:
    """The replay of a game against Otto."""
    return Replay(Match.opened(SavedMatch(game, ("otto",)), VOICE))


def reviewed(asked: Iterable[Decision]) -> tuple[Reviewed, ...]:
    """What a review says of some plays."""
    review = GameReview(asked)
    while review.thinks:
        review.go_on()
    return review.reviewed


@pytest.mark.slow
def test_last_plays_cost_what_the_solver_says() -> None:
    asked = [
        each
        for luck in (*range(amount(15, 1000)), CROWDED)
        for each in decisions(replayed(a_game(luck, SOLVED[luck % len(SOLVED)])))
        if sum(each[1].hand_sizes) <= 6 and can_be_counted(each[1], MOST_LOOSE)
    ]
    for one in reviewed(asked):
        position = one.move.before
        side = 1 - 2 * position.rules.side_of[one.move.seat]
        worths = {same_effect(a): side * minimax(apply(position, a)[0]) for a in legal_actions(position)}
        cost = max(worths.values()) - worths[same_effect(one.move.action)]
        assert one.cost == pytest.approx(cost, abs=0.01)
    assert len(asked) >= amount(30, 2000)


@pytest.mark.parametrize(
    ("gap", "errors", "cost"),
    [
        (1.0, (0.0, 0.0), 1.0),
        (1.0, (0.0, 0.6), 0.0),
        (1.0, (0.4, 0.4), 0.0),
        (1.0, (0.3, 0.3), 1.0),
        (0.05, (0, 0), 0.0),
    ],
)
def test_nothing_within_the_noise_is_called_a_cost(gap: float, errors: Sequence[float], cost: float) -> None:
    game = a_game(1)
    one = next(one for one, _, _ in decisions(replayed(game)))
    other = next(a for a in legal_actions(one.move.before) if same_effect(a) != same_effect(one.move.action))
    found = (Judged(other, gap, errors[0]), Judged(one.move.action, 0.0, errors[1]))
    assert judged(one, found).cost == cost
    assert judged(one, found).best == (other if cost else one.move.action)


FALSE = 0.05
"""How often at most a play that is the best one may be said to cost something."""


@pytest.mark.slow
def test_the_best_play_is_hardly_ever_called_a_mistake() -> None:
    """What a longer search finds best is judged with many seeds, as if somebody had played it."""
    asked = [
        seen
        for luck in range(amount(4, 40))
        for _, seen, _ in [*decisions(replayed(a_game(luck, SOLVED[luck % len(SOLVED)])))][1::8]
        if seen.stock_size
    ]
    costs = []
    for seen in asked:
        *_, thought = islice(BOTS["iris"].think(seen, Chance("longer")), 150)
        assert isinstance(thought.best, Play)
        for seed in range(amount(4, 10)):
            *_, found = judge(thought.best).think(seen, Chance(f"seed {seed}"))
            costs.append(cost_among(thought.best, found.judged))
    assert len(costs) >= amount(20, 500)
    assert sum(cost > 0 for cost in costs) <= FALSE * len(costs), (sum(cost > 0 for cost in costs), len(costs))


@pytest.mark.slow
def test_the_same_play_is_judged_the_same_again() -> None:
    asked = [*decisions(replayed(a_game(2)))][::8]
    assert reviewed(asked) == reviewed(asked)


@pytest.mark.slow
def test_a_review_grows_while_it_is_read_and_leads_to_its_plays() -> None:
    visitor = Visitor("1", save=save_text(SavedMatch(a_game(3), ("otto",))))
    visitor.do("replay")
    visitor.do("review")
    assert "Review of this game" in visitor.dialog
    assert visitor.reply.idle == "review:think"
    while visitor.reply.idle == "review:think":
        visitor.do("review:think")
    review = visitor.session.review
    assert review is not None
    dear = review.costs
    assert dear
    assert f"cost {review.total:.1f} points" in visitor.dialog
    weakest = accuracy_by_idea(review.reviewed)[0]
    assert f"{VOICE.t(f'idea.{weakest.idea}')}: {weakest.followed} of {weakest.of}" in visitor.dialog
    assert [one.cost for one in dear] == sorted((one.cost for one in dear), reverse=True)
    visitor.do(f"review:{dear[0].place - 1}")
    assert visitor.reply.dialog == ""
    assert visitor.session.replay is not None
    assert visitor.session.replay.place == dear[0].place - 1
    costs = [each.text for each in read(visitor.html) if each.get("class") == "cost"]
    assert sorted(costs) == sorted(f"−{one.cost:.1f}" for one in dear)


def test_ideas_are_counted_and_the_weakest_come_first() -> None:
    one = next(one for one, _, _ in decisions(replayed(a_game(1))))
    plays = [
        replace(one, cost=1.0, ideas=("steal",), followed=("no-sweep",)),
        replace(one, followed=("steal", "no-sweep")),
        replace(one, cost=2.0, ideas=("count",)),
    ]
    assert accuracy_by_idea(plays) == (Accuracy("count", 0, 1), Accuracy("steal", 1, 2), Accuracy("no-sweep", 2, 2))
    assert accuracy_by_idea([one]) == ()


@pytest.mark.slow
def test_it_goes_on_behind_the_replay_and_ends_with_it() -> None:
    visitor = Visitor("1", save=save_text(SavedMatch(a_game(3), ("otto",))))
    visitor.do("review")
    assert visitor.reply.dialog is None  # nothing is replayed
    visitor.do("replay")
    visitor.do("review")
    visitor.do("close")
    before = visitor.session.review
    assert before is not None
    for _ in range(20):
        visitor.do("review:think")
        assert visitor.reply.dialog is None
    visitor.do("review")
    assert visitor.session.review is before
    visitor.do("replay:end")
    assert visitor.reply.idle != "review:think"
