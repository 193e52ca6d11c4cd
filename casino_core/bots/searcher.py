"""The searcher: weighs as others do, then imagines how the hidden cards may lie, and plays on in every such world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.bots import counter
from casino_core.bots.bot import Judged, Thought
from casino_core.bots.worth import POINT, card_points, sweep_worth
from casino_core.cards import Chance
from casino_core.position.actions import Play
from casino_core.position.view import View
from casino_core.search.best_response import Answered
from casino_core.search.eager import Eager
from casino_core.search.game_model import TooLong
from casino_core.search.models import silent_form_of
from casino_core.search.monte_carlo import Sampling
from casino_core.search.opponent_model import Manner, Manners
from casino_core.search.rollout_policy import Careful

MOST = 8
"""How many actions are tried out: those that look best at first sight."""
WORLDS = 3_000
"""After so many worlds more of them tell nothing new."""

EQUALS = 20
"""The same for plays that are exactly equal, where the hands are known and only manners are not."""

DOUBT, EAGER_DOUBT = 0.1, 0.03
"""By how many points a play must be worse than another to be rare: the eager do what they do without weighing."""

SMALL = 0.0, 0.05, 0.5
"""How much better the eager find it to lay down a card that counts one less, in points: many people keep high cards,
and some lay down the lowest whatever it scores."""

NODES = 5_000
"""How many positions are looked at to make the most of a manner."""

RARE = 0.02
"""Manners that are less likely are not asked how they would answer."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Think as the counter does, who plays the last cards exactly; try out what that one can only weigh.

    The last cards are played against whoever holds the others: they may not answer all plays as well as can be. Plays
    that are equal even so are tried out, too. Where builds are made step by step a second opinion is taken, and with
    more than two at the table nothing is tried out.
    """
    thought = Thought(actions[0])
    for thought in counter.at_sight(view, actions, chance):
        yield thought
    exact = thought.exact
    if view.rules.step_by_step and not exact:
        thought = second_opinion(view, thought, counter.careful(view), chance)
        yield thought
        if view.rules.seats > 2:  # what comes of playouts there is so noisy that she plays worse by it
            return
    told = Manners(silent_form_of(view.rules), view, manners)
    if exact and told.past:
        for further in answered(view, thought, told):
            thought = further
            yield thought
    rivals = [one for one in thought.judged[:MOST] if not exact or one.worth == thought.judged[0].worth]
    if len(rivals) < 2:
        return
    sampling = Sampling(view, {one.action: one.worth for one in rivals}, told, chance)
    for estimates in sampling.estimates(EQUALS if exact else WORLDS):
        judged = [Judged(found.action, found.worth, found.error) for found in estimates]
        if exact:
            judged = [rivals[0]._replace(action=found.action) for found in estimates]
            judged += thought.judged[len(rivals) :]
        yield Thought(judged[0].action, tuple(judged))


def answered(view: View, thought: Thought, told: Manners) -> Iterator[Thought]:
    """What plays of the last cards are worth by how the other one seems to play, after each that has been looked at.

    The careful are taken to play as well as can be, and the eager to stay as they are. Nothing is said where nobody
    seems to be eager, or that takes too long.
    """
    form, position = silent_form_of(view.rules), counter.revealed(view)
    node, side, worth = form.node(position), view.rules.side_of[view.seat], counter.worth_of(view)
    sign = 1 - 2 * side
    careful, *eager = told.shares(1 - view.seat, view.unseen)
    players = [
        (share, Answered(form, lambda points: sign * worth(points), manner.player, side=side, most_nodes=NODES))
        for share, manner in zip(eager, told.players[1:], strict=True)
        if share > RARE * (careful + sum(eager))
    ]
    whole, judged = careful + sum([share for share, _ in players]), []
    for one in thought.judged if players else ():
        after = form.after(node, form.move(position, one.action))
        try:
            answers = [share * counter.told(player.value(after)) for share, player in players]
        except TooLong:
            return
        judged.append(one._replace(worth=(careful * one.worth + sum(answers)) / whole))
        yield thought
    if judged:
        judged.sort(key=lambda one: -one.worth)
        yield Thought(judged[0].action, tuple(judged))


def second_opinion(view: View, thought: Thought, player: Careful, chance: Chance) -> Thought:
    """What is thought of plays, half of it what the player of playouts thinks, who looks at other things.

    Where builds are made step by step both together are better than either.
    """
    form, position = silent_form_of(view.rules), view.sample(chance)
    scores = player.scores(form.node(position))
    least = min(scores.values())
    both = [
        one._replace(worth=(one.worth + scores.get(form.move(position, one.action), least)) / 2)
        for one in thought.judged
    ]
    both.sort(key=lambda one: -one.worth)
    return Thought(both[0].action, tuple(both))


def manners(view: View) -> tuple[Manner, ...]:
    """How others may play: carefully, as the seat does, or eagerly, laying down what scores least, or is least."""
    form, sweep, points = silent_form_of(view.rules), sweep_worth(view.rules) / POINT, card_points(view.rules)
    return (
        Manner(counter.careful(view), DOUBT, 0.5),
        *[Manner(Eager(form, points, sweep, small), EAGER_DOUBT, 0.5 / len(SMALL)) for small in SMALL],
    )
