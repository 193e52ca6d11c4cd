"""The searcher: weighs as others do, then imagines how the hidden cards may lie, and plays on in every such world."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.actions import Play
from casino_core.bots import counter
from casino_core.bots.bot import Judged, Thought
from casino_core.bots.worth import POINT, card_points, sweep_worth
from casino_core.cards import Chance
from casino_core.search.eager import Eager
from casino_core.search.games import silent_form_of
from casino_core.search.manners import Manner, Manners
from casino_core.search.sampling import Sampling
from casino_core.view import View

MOST = 8
"""How many actions are tried out: those that look best at first sight."""
WORLDS = 3_000
"""After so many worlds more of them tell nothing new."""

EQUALS = 20
"""The same for plays that are exactly equal, where the hands are known and only manners are not."""

DOUBT, EAGER_DOUBT = 0.1, 0.03
"""By how many points a play must be worse than another to be rare: the eager do what they do without weighing."""

SMALL = 0.05
"""How much better it is to lay down a card that counts one less, for those who keep high cards, in points."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Think as the counter does, who plays the last cards exactly; try out what that one can only weigh.

    Plays that are exactly equal are tried out, too: others may not answer all of them as well as can be.
    """
    thought = Thought(actions[0])
    for thought in counter.at_sight(view, actions, chance):
        yield thought
    exact = thought.exact
    rivals = [one for one in thought.judged[:MOST] if not exact or one.worth == thought.judged[0].worth]
    if len(rivals) < 2:
        return
    sampling = Sampling(
        view, {one.action: one.worth for one in rivals}, Manners(silent_form_of(view.rules), view, manners), chance
    )
    for estimates in sampling.estimates(EQUALS if exact else WORLDS):
        judged = [Judged(found.action, found.worth, found.error) for found in estimates]
        if exact:
            judged = [rivals[0]._replace(action=found.action) for found in estimates]
            judged += thought.judged[len(rivals) :]
        yield Thought(judged[0].action, tuple(judged))


def manners(view: View) -> tuple[Manner, ...]:
    """How others may play: carefully, as the seat does, or eagerly, laying down what scores least, or is least."""
    form, sweep, points = silent_form_of(view.rules), sweep_worth(view.rules) / POINT, card_points(view.rules)
    return (
        Manner(counter.careful(view), DOUBT, 0.5),
        Manner(Eager(form, points, sweep), EAGER_DOUBT, 0.25),
        Manner(Eager(form, points, sweep, SMALL), EAGER_DOUBT, 0.25),
    )
