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
"""The number of actions that are tried out: those that look best at first sight."""

MAX_DETERMINIZATIONS = 3_000
"""The most determinizations: more would add nothing new."""

MAX_TRIES_OF_EQUALS = 20
"""The most determinizations for plays that are exactly equal: then the hands are known, and only the styles are not."""

DOUBT, GREEDY_DOUBT = 0.1, 0.03
"""The difference in points that makes a worse play rare, for careful players and for greedy ones."""

SMALL = 0.0, 0.05, 0.5
"""The value, in points, that greedy players see in trailing a card that counts one less: many people keep high cards,
and some trail the lowest card whatever it scores.
"""

MAX_NODES = 5_000
"""The most nodes that are expanded to find the best response to a style."""

MIN_SHARE = 0.02
"""The smallest probability of a style at which the best response to it is searched."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Think like the counter, which plays the last cards exactly; try out plays that it can only weigh.

    The last cards are played against the other player's style, which may not answer all plays perfectly. Plays that are
    still equal are tried out, too. If builds are made step by step, a second opinion is taken before; in such games,
    nothing is tried out with more than two players.
    """
    thought = Thought(actions[0])
    for thought in counter.at_sight(view, actions, chance):
        yield thought
    exact = thought.exact
    # Here weighing predicts 0.9 of the difference between two plays, and rollouts 0.3 (docs/arena.md).
    if view.rules.step_by_step and not exact:
        thought = second_opinion(view, thought, counter.rollout_policy(view), chance)
        yield thought
        if view.rules.seats > 2:  # rollouts are so noisy there that she plays worse with them
            return
    opponents = OpponentModel(game_model(view.rules), view, styles)
    for _ in opponents.learn():
        yield thought
    # this search of answers does not see a game that ends before its round does
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
        judged = [Judged(found.action, found.worth, found.error) for found in estimates]
        if exact:
            # They stay equal: rollouts only show which of them to play against an opponent who may err.
            judged = [rivals[0]._replace(action=found.action) for found in estimates]
            judged += thought.judged[len(rivals) :]
        yield Thought(judged[0].action, tuple(judged))


def answered(view: View, thought: Thought, opponents: OpponentModel) -> Iterator[Thought]:
    """Yield a thought after every slice; the final one judges plays of the last cards by the other player's style.

    The careful style is assumed to play perfectly, the greedy ones by their policies. Nothing changes if no greedy
    style is likely enough, or if the search takes too long.
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
                for found in response.sliced_value(after):
                    answers += 0.0 if found is None else share * counter.in_points(found)
                    yield thought
            except NodeLimit:
                return
        judged.append(one._replace(worth=answers / whole))
    if judged:
        judged.sort(key=lambda one: -one.worth)
        yield Thought(judged[0].action, tuple(judged))


def second_opinion(view: View, thought: Thought, policy: RolloutPolicy, chance: Chance) -> Thought:
    """Return a thought whose worths are averaged with the rollout policy's scores, which consider other things.

    If builds are made step by step, the average is better than either.
    """
    model = game_model(view.rules)
    node = model.node(view.sample(chance))
    scores = policy.scores(choice_of(model, node, model.moves(node)))
    least = min(scores.values())
    both = [one._replace(worth=(one.worth + scores.get(one.action, least)) / 2) for one in thought.judged]
    both.sort(key=lambda one: -one.worth)
    return Thought(both[0].action, tuple(both))


def styles(view: View) -> tuple[Style, ...]:
    """Return the styles that others may have: careful, like the seat; or greedy, trailing low-scoring or low cards."""
    model, sweep, points = game_model(view.rules), sweep_worth(view.rules) / POINT, card_points(view.rules)
    return (
        Style(counter.rollout_policy(view), DOUBT, 0.5),
        *[Style(GreedyPolicy(model, points, sweep, small), GREEDY_DOUBT, 0.5 / len(SMALL)) for small in SMALL],
    )
