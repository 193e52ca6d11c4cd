"""The review of a game: exact if all cards are known, silent within its error, never blocking."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice, pairwise
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from casino_core.bots import BOTS, Judged
from casino_core.bots.counter import can_be_counted
from casino_core.bots.reviewer import MAX_LOOSE, cost_among, expected_lead
from casino_core.cards import Chance
from casino_core.game import Game, from_position, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.playing.play import apply
from casino_core.position.actions import Play, same_effect
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.search.test_endgame import minimax
from tests.table.markup import read
from tests.worker.visitor import Visitor
from web.worker.match.expected_score import MAX_TURNING_POINTS, MIN_SWING, course, turns
from web.worker.match.game_review import Accuracy, Decision, GameReview, Reviewed, accuracy_by_idea, decisions, judged
from web.worker.match.judging import judge
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.rungs import FOLLOWED
from web.worker.match.saves import SavedMatch, save_text
from web.worker.words.numbers import signed
from web.worker.words.speech import Voice

VOICE = Voice("en")


SOLVED = ("classic", "royal", "spade", "kasino_fi", "michigan")
"""The games in whose last deals the reviewer is compared with the solver."""


CROWDED = 199
"""The seed of a game whose last deal has 16 cards on the table: too many for a search by bots that play."""


def a_game(luck: int, preset: str = "classic") -> Game:
    """Return a random game for two after its first round, which is too short for anybody to have won the game."""
    rules = variant_rules(preset, 2)
    game, _ = new_game(rules, f"review{luck}")
    random = Random(luck)
    while not game.round_over:
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


def replayed(game: Game) -> Replay:
    """Return the replay of a game against Otto."""
    return Replay(Match.opened(SavedMatch(game, ("otto",)), VOICE))


def reviewed(plays: Iterable[Decision]) -> tuple[Reviewed, ...]:
    """Return the review of some plays."""
    review = GameReview(plays)
    while review.thinks:
        review.go_on()
    return review.reviewed


def later(game: Game, actions: int) -> Game:
    """Return the first round of a game as a game that begins in mid-round, after the first ``actions`` actions."""
    begun, _ = new_game(game.rules, game.seed)
    for action in game.record[0][:actions]:
        begun, _ = play(begun, action)
    late = from_position(begun.position, game.seed)
    for action in game.record[0][actions:]:
        late, _ = play(late, action)
    return late


@pytest.mark.slow
def test_last_plays_cost_the_same_as_for_the_solver() -> None:
    """In last deals, the expected leads are exactly those of the solver, too."""
    plays = [
        each
        for luck in (*range(amount(6, 1000)), CROWDED)
        for each in decisions(replayed(a_game(luck, SOLVED[luck % len(SOLVED)])))
        if sum(each[1].hand_sizes) <= 6 and can_be_counted(each[1], MAX_LOOSE)
    ]
    for one in reviewed(plays):
        position = one.move.before
        side = 1 - 2 * position.rules.side_of[one.move.seat]
        worths = {same_effect(a): side * minimax(apply(position, a)[0]) for a in legal_actions(position)}
        cost = max(worths.values()) - worths[same_effect(one.move.action)]
        assert one.cost == pytest.approx(cost, abs=0.01)
        assert one.lead == max(worths.values())
    assert len(plays) >= amount(12, 2000)


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
    judgements = (Judged(other, gap, errors[0]), Judged(one.move.action, 0.0, errors[1]))
    assert judged(one, judgements).cost == cost
    assert judged(one, judgements).best == (other if cost else one.move.action)


SLICES = 20
"""The number of slices in which Vera thinks about each play in the full tests."""

FALSE = 0.05
"""The largest share of best plays that may be called costly."""


@pytest.mark.slow
def test_the_best_play_is_hardly_ever_called_a_mistake() -> None:
    """The best play of a longer search is judged with many seeds, as if it had been played."""
    views = [
        seen
        for luck in range(amount(2, 40))
        for _, seen, _ in [*decisions(replayed(a_game(luck, SOLVED[luck % len(SOLVED)])))][1 + amount(8 * luck, 0) :: 8]
        if seen.stock_size
    ]
    costs = []
    for seen in views:
        *_, thought = islice(BOTS["iris"].think(seen, Chance("longer")), amount(70, 150))
        assert isinstance(thought.best, Play)
        for seed in range(amount(4, 10)):
            *_, verdict = judge(thought.best).think(seen, Chance(f"seed {seed}"))
            costs.append(cost_among(thought.best, verdict.judged))
    assert len(costs) >= amount(12, 500)
    assert sum(cost > 0 for cost in costs) <= FALSE * len(costs), (sum(cost > 0 for cost in costs), len(costs))


@pytest.mark.slow
def test_the_same_play_is_judged_the_same_again() -> None:
    plays = [*decisions(replayed(a_game(2)))][amount(12, 0) :: 8]
    assert reviewed(plays) == reviewed(plays)


@pytest.mark.slow
def test_a_review_grows_while_it_is_read_and_leads_to_its_plays() -> None:
    visitor = Visitor("1", save=save_text(SavedMatch(later(a_game(3), amount(34, 0)), ("otto",))))
    visitor.do("replay")
    visitor.do("review")
    assert "Review of this game" in visitor.dialog
    assert "How the game went" not in visitor.dialog  # not enough plays have been judged for a curve
    assert visitor.reply.idle == "review:think"
    while visitor.reply.idle == "review:think":
        visitor.do("review:think")
    review = visitor.session.replays.review
    assert review is not None
    dear = review.costs
    assert dear
    assert f"cost {review.total:.1f} points" in visitor.dialog
    weakest = accuracy_by_idea(review.reviewed)[0]
    named, own, *rungs = read(visitor.dialog).one("details", id="review-ideas").one("tbody").all("tr")[0].children
    assert [each.text for each in (named, own) if not isinstance(each, str)] == [
        VOICE.t(f"idea.{weakest.idea}"),
        f"{weakest.followed} of {weakest.of}",
    ]
    assert len(rungs) == len(FOLLOWED)
    assert [one.cost for one in dear] == sorted((one.cost for one in dear), reverse=True)
    dialog, moments = read(visitor.dialog), course(review, 0)
    ways = [each.get("data-tap") for each in dialog.all("rect", class_="target")]
    assert ways == [f"review:{moment.place}" for moment in moments]
    rows = dialog.one("details", id="review-numbers").one("tbody").all("tr")
    assert [row.all("td")[2].text for row in rows] == [signed(moment.lead, t=VOICE.t) for moment in moments]
    visitor.do(str(ways[-1]))
    assert visitor.session.replays.replay is not None
    assert visitor.session.replays.replay.place == visitor.session.replays.replay.last
    visitor.do(f"review:{dear[0].place - 1}")
    assert visitor.reply.dialog == ""
    assert visitor.session.replays.replay is not None
    assert visitor.session.replays.replay.place == dear[0].place - 1
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
def test_expected_leads_are_right_on_average_and_say_more_than_nothing() -> None:
    """The lead expected before the last deal of a round is compared with the results of two equal bots."""
    misses, results = [], []
    for luck in range(amount(12, 160)):
        game, _ = new_game(variant_rules("classic", target=None), f"review{luck}")
        while not game.round_over:
            seen = view(game.position, game.position.actor, game.played)
            game, _ = play(game, BOTS["vera"].choose(seen, Chance(f"luck {luck}"), amount(5, SLICES)))
        one, seen, _ = [each for each in decisions(replayed(game)) if each[1].stock_size][-1]
        *_, lead = expected_lead(seen, Chance(f"luck {luck}"))
        assert lead is not None
        results.append((game.totals[0] - game.totals[1]) * (1 - 2 * seen.rules.side_of[one.move.seat]))
        misses.append(lead - results[-1])
    assert abs(fmean(misses)) < 3 * stdev(misses) / sqrt(len(misses))
    assert fmean(miss**2 for miss in misses) < fmean(result**2 for result in results)


def test_no_lead_is_expected_if_a_side_needs_an_item() -> None:
    waiting = next(each[1] for each in decisions(replayed(a_game(1, "dominican"))))
    assert [*expected_lead(replace(waiting, totals=(19, 0)), Chance("any"))] == [None]


@pytest.mark.slow
def test_turning_points_are_the_largest_changes_and_the_course_ends_with_the_score() -> None:
    first_round = later(a_game(3), amount(24, 0))
    game, random = next_round(first_round)[0], Random(3)
    while not game.round_over:
        game, _ = play(game, random.choice(legal_actions(game.position)))
    review = GameReview([*decisions(replayed(game))][amount(2, 0) :: amount(7, 5)])
    assert course(review, 0) == ()
    while len(review.reviewed) < review.of - 1:
        review.go_on()
    # The end of a round is part of the course only once all of its plays have been judged.
    assert [moment.round for moment in course(review, 0) if moment.number is None] == [1]
    while review.thinks:
        review.go_on()
    moments = course(review, 0)
    first, second = (moment for moment in moments if moment.number is None)
    assert second.lead == game.totals[0] - game.totals[1]
    assert first.lead == first_round.totals[0] - first_round.totals[1]
    assert [one.cost for one in moments if one.number] == [one.cost for one in review.reviewed if one.lead is not None]
    swings = [abs(b.lead - a.lead) for a, b in pairwise(moments) if a.round == b.round]
    points = turns(moments)
    assert points
    assert [turn.before.place for turn in points] == sorted(turn.before.place for turn in points)
    assert (
        sorted(abs(turn.swing) for turn in points) == sorted(s for s in swings if s >= MIN_SWING)[-MAX_TURNING_POINTS:]
    )
    assert all(turn.rest == turn.swing + turn.before.cost for turn in points)


@pytest.mark.slow
def test_a_review_continues_behind_the_replay_and_ends_with_it() -> None:
    visitor = Visitor("1", save=save_text(SavedMatch(later(a_game(3), amount(34, 0)), ("otto",))))
    visitor.do("review")
    assert visitor.reply.dialog is None  # no replay is open
    visitor.do("replay")
    visitor.do("review")
    visitor.do("close")
    before = visitor.session.replays.review
    assert before is not None
    for _ in range(amount(3, 20)):
        visitor.do("review:think")
        assert visitor.reply.dialog is None
    assert before.reviewed
    visitor.do("review")
    assert visitor.session.replays.review is before
    visitor.do("replay:end")
    assert visitor.reply.idle != "review:think"
