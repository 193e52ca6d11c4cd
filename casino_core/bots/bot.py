"""A bot: it thinks about a view slice by slice, until it has made up its mind or its budget is spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, count
from typing import NamedTuple, Protocol

from casino_core.bots.character import ALWAYS
from casino_core.bots.endings import not_lost
from casino_core.bots.noticing import happens
from casino_core.bots.side_actions import side_action
from casino_core.bots.worth import POINT
from casino_core.cards import Chance
from casino_core.errors import check_argument
from casino_core.legal.legality import candidates
from casino_core.position.actions import Action, Play
from casino_core.position.view import View

MAX_WAYS = 40
"""The maximum number of captures, and of builds, that a bot considers for a card and value. Few tables allow more."""

SLICE = 4
"""The number of actions weighed in a slice, which takes about a millisecond at typical tables, at most about ten."""


class Judged(NamedTuple):
    """An action as a bot judges it.

    >>> casino.Judged(casino.parse_action("8S"), worth=1.5)
    Judged(action=Trail(card=Card('8S'), value=0, groups=()), worth=1.5, error=0.0)
    """

    action: Action
    """The action that is judged."""

    worth: float
    """The action's worth, in points of the round, for the lead of the seat's side over the mean of the other sides.

    Only the differences between the worths of actions mean anything.
    """

    error: float = 0.0
    """The standard error of a worth that comes from rollouts; 0 for any other worth."""


class Thought(NamedTuple):
    """A bot's current conclusion.

    >>> casino.Thought(casino.parse_action("8S")).exact
    False
    """

    best: Action
    """The action that looks best."""

    judged: tuple[Judged, ...] = ()
    """The bot's judgements of the actions that it has weighed, the best first.

    Empty if there is no choice, or if the bot does not weigh actions."""

    exact: bool = False
    """Whether the worths are exact, that is, the results of perfect play by everyone."""

    lead: float | None = None
    """The expected lead of the seat's side at the end of the round, in points; None unless a review estimated it."""


class Thinking(Protocol):
    """The way in which a bot thinks: a function of a view, the plays to choose from, and a random generator.

    It yields a ``Thought`` after every slice of a few milliseconds, at least once, and ends when more thought is
    useless. For example, this function always plays the lowest card:

    >>> def lowest(view, actions, chance):
    ...     yield casino.Thought(min(actions, key=lambda action: action.card.pips))
    >>> game, _ = casino.new_game("classic", "island")
    >>> casino.Bot("lowest", lowest).choose(game.view(game.position.turn), "any text", budget=1)
    Trail(card=Card('AD'), value=0, groups=())
    """

    def __call__(self, view: View, actions: Sequence[Play], chance: Chance, /) -> Iterator[Thought]:
        """Yield conclusions about two or more legal plays."""


@dataclass(frozen=True, slots=True)
class Bot:
    """A player that sees only what its seat sees, and makes random choices only with the generator that it is given.

    >>> game, _ = casino.new_game("classic", "island")
    >>> str(casino.BOTS["otto"].choose(game.view(game.position.turn), "any text", budget=10))
    '7Cx5C2D'
    """

    id: str
    """The name that stands for the bot in links, saves and files."""

    thinking: Thinking
    """The function with which the bot thinks."""

    side_actions: int = ALWAYS
    """The percentage of turns in which the bot considers actions other than playing a card."""

    avoids_losing: bool = True
    """Whether the bot leaves out plays that lose the game on the spot, if there are others."""

    def think(self, view: View, chance: Chance | str | int) -> Iterator[Thought]:
        """Yield the bot's current conclusion after each slice, at least once.

        ``chance`` may be a seed. A single legal play is yielded at once. Raises ValueError if it is not the turn of the
        view's seat, no action is legal, or the view is impossible.
        """
        check_argument("view", view, View, "a view, such as game.view(seat)")
        if isinstance(chance, str | int):
            chance = Chance(str(chance))
        # Checked here, because deep in a search the same fault would raise an error that explains nothing.
        fault = _fault(view)
        if fault is not None:
            raise ValueError(fault)
        plays: Sequence[Play] = candidates(view, MAX_WAYS)
        if self.avoids_losing:  # even a character that overlooks much sees that such a play loses
            plays = not_lost(view, plays)
        aside = side_action(view, plays, heeds=happens(chance, self.side_actions))
        if aside is not None:
            return iter((Thought(aside),))
        if not plays:
            raise ValueError("no action is legal")
        return iter((Thought(plays[0]),)) if len(plays) == 1 else self.thinking(view, plays, chance)

    def choose(
        self, view: View, chance: Chance | str | int, budget: float, clock: Callable[[], float] | None = None
    ) -> Action:
        """Return the action that looks best when the budget is spent, or earlier if the bot has made up its mind.

        ``clock`` is a function that returns the time in milliseconds, the unit of ``budget``; without a clock, the
        budget is a number of slices. The first slice is always completed. Raises the errors that ``think`` raises.
        """
        # Without a clock, a counter ticks once a slice: the number of slices is then the same on every machine.
        now = clock or count().__next__
        end = now() + budget
        thoughts = self.think(view, chance)
        thought = next(thoughts)
        while now() < end and (further := next(thoughts, None)) is not None:
            thought = further
        return thought.best


def weighed(actions: Sequence[Play], worth: Callable[[Play], int]) -> Iterator[Thought]:
    """Weigh all actions in the given order; after every slice, yield a thought that judges those weighed so far.

    ``worth`` returns an action's worth in thousandths of a point. Of equal actions, the first is ranked highest.
    """
    judged: list[Judged] = []
    for start in range(0, len(actions), SLICE):
        judged += [Judged(action, worth(action) / POINT) for action in actions[start : start + SLICE]]
        judged.sort(key=lambda one: -one.worth)
        yield Thought(judged[0].action, tuple(judged))


def _fault(view: View) -> str | None:
    """Return the reason why a bot cannot think about a view; None if it can."""
    rules, seats = view.rules, range(view.rules.seats)
    if view.seat not in seats or view.actor != view.seat:
        return "it is not this seat's turn"
    if any(build.owner not in seats for build in view.builds) or view.last_capturer not in (None, *seats):
        return "a seat that is not at the table"
    counts = len(view.sweeps), len(view.totals) or rules.sides
    if (
        len(view.hand_sizes) != rules.seats
        or len(view.piles) != rules.pile_count
        or counts != (rules.sides, rules.sides)
    ):
        return "hands or piles for another number of players"
    if not all(rules.builds and build.groups and all(build.groups) for build in view.builds):
        return "a build where there are none, or one without cards"
    cards = Counter(chain(view.hand, view.loose, *view.piles, *(build.cards for build in view.builds)))
    if cards - Counter(rules.pack):
        return "cards that are not in the pack, or not so often"
    return None
