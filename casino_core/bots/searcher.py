"""The searcher: weighs like the other bots, then tries out the best plays in determinizations of the hidden cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.bots import counter
from casino_core.bots.bot import Judged, Thought
from casino_core.bots.worth import POINT, card_points, sweep_worth
from casino_core.cards import Chance
from casino_core.position.actions import Play
from casino_core.position.view import View
from casino_core.search.alphabeta import NodeLimit
from casino_core.search.best_response import BestResponse
from casino_core.search.game_end import game_end
from casino_core.search.game_model import game_model
from casino_core.search.greedy_policy import GreedyPolicy
from casino_core.search.monte_carlo import MonteCarlo
from casino_core.search.opponent_model import OpponentModel, Style
from casino_core.search.rollout_policy import RolloutPolicy, choice_of

MAX_TRIED = 8
"""The maximum number of actions that are tried out: the actions that look best at first sight."""

MAX_DETERMINIZATIONS = 3_000
"""The maximum number of determinizations for a decision: more would add nothing new."""

MAX_TRIES_OF_EQUALS = 20
"""The maximum number of determinizations for plays that an exact search finds equal.

Few are enough, because the hands are known by then, and only the opponents' styles are not.
"""

DOUBT, GREEDY_DOUBT = 0.1, 0.03
"""The difference in points at which a worse play is 1/e times as likely: for careful players, and for greedy ones."""

SMALL = 0.0, 0.05, 0.5
"""The values, in points, that three kinds of greedy players see in trailing a card whose value is one lower. Many
people keep high cards, and some trail the lowest card whatever it scores.
"""

MAX_NODES = 5_000
"""The maximum number of nodes that are expanded to find the best response to a style."""

MIN_SHARE = 0.02
"""The smallest probability of a style at which the best response to it is searched."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Think like the counter, which plays the last cards exactly; try out the plays that the counter can only weigh.

    The last cards are played against the other player's likely style, which may not answer all plays perfectly; plays
    that are still equal are tried out, too. If builds are made step by step, a second opinion is combined with the
    weighing first; in such games, nothing is tried out if there are more than two players.
    """
    thought = Thought(actions[0])
    for thought in counter.at_sight(view, actions, chance):
        yield thought
    exact = thought.exact
    # In these games, weighing predicts 0.9 of each point of difference between plays, rollouts 0.3 (docs/arena.md).
    if view.rules.step_by_step and not exact:
        thought = second_opinion(view, thought, counter.rollout_policy(view), chance)
        yield thought
        if view.rules.seats > 2:  # rollouts are so noisy there that the searcher plays worse with them
            return
    opponents = OpponentModel(game_model(view.rules), view, styles)
    for _ in opponents.learn():
        yield thought
    # the search in ``answered`` does not see that a game may end before its round does
    if exact and opponents.past and not game_end(view).during_round:
        # Worth 0.40 ± 0.14 points in last deals against the greedy player (docs/arena.md).
        for further in answered(view, thought, opponents):
            thought = further
            yield thought
    rivals = [one for one in thought.judged[:MAX_TRIED] if not exact or one.worth == thought.judged[0].worth]
    if len(rivals) < 2:
        return
    search = MonteCarlo(view, {one.action: one.worth for one in rivals}, opponents, chance)
    for estimates in search.estimates(MAX_TRIES_OF_EQUALS if exact else MAX_DETERMINIZATIONS):
        judged = [Judged(estimate.action, estimate.worth, estimate.error) for estimate in estimates]
        if exact:
            # Their worths stay equal: rollouts only show which of them is best against an opponent who may err.
            judged = [rivals[0]._replace(action=estimate.action) for estimate in estimates]
            judged += thought.judged[len(rivals) :]
        yield Thought(judged[0].action, tuple(judged))


def answered(view: View, thought: Thought, opponents: OpponentModel) -> Iterator[Thought]:
    """Yield a thought after every slice; the last one judges the plays by the answers that the other player may give.

    With the careful style, the other player is assumed to answer perfectly; with a greedy one, by the style's policy.
    No new thought is yielded if no greedy style is likely enough, or if the search takes too long.
    """
    model, side, worth = game_model(view.rules), view.rules.side_of[view.seat], counter.worth_for(view)
    node = model.node(counter.revealed(view), game_end(view))
    careful, *greedy = opponents.shares(1 - view.seat, view.unseen)
    responses = [
        (share, BestResponse(model, worth, style.policy, side=side, max_nodes=MAX_NODES))
        for share, style in zip(greedy, opponents.styles[1:], strict=True)
        if share > MIN_SHARE * (careful + sum(greedy))
    ]
    whole, judged = careful + sum([share for share, _ in responses]), []
    for one in thought.judged if responses else ():
        after, answers = model.after(node, one.action), careful * one.worth
        for share, response in responses:
            try:
                for value in response.sliced_value(after):
                    answers += 0.0 if value is None else share * counter.in_points(value)
                    yield thought
            except NodeLimit:
                return
        judged.append(one._replace(worth=answers / whole))
    if judged:
        judged.sort(key=lambda one: -one.worth)
        yield Thought(judged[0].action, tuple(judged))


def second_opinion(view: View, thought: Thought, policy: RolloutPolicy, chance: Chance) -> Thought:
    """Return a thought in which each worth is the mean of the given worth and the rollout policy's score.

    If builds are made step by step, the mean judges better than either, because the two consider different things.
    """
    model = game_model(view.rules)
    node = model.node(view.sample(chance))
    scores = policy.scores(choice_of(model, node, model.moves(node)))
    least = min(scores.values())
    both = [one._replace(worth=(one.worth + scores.get(one.action, least)) / 2) for one in thought.judged]
    both.sort(key=lambda one: -one.worth)
    return Thought(both[0].action, tuple(both))


def styles(view: View) -> tuple[Style, ...]:
    """Return the styles that others may have, the careful one first.

    Careful players value cards as the seat does; greedy players trail low-scoring or low cards.
    """
    model, sweep, points = game_model(view.rules), sweep_worth(view.rules) / POINT, card_points(view.rules)
    return (
        Style(counter.rollout_policy(view), DOUBT, 0.5),
        *[Style(GreedyPolicy(model, points, sweep, small), GREEDY_DOUBT, 0.5 / len(SMALL)) for small in SMALL],
    )
