"""The reasons why a play costs points: facts that are exact, estimated, or visible on the table, computed in slices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from casino_core.bots import counter
from casino_core.bots.reviewer import MAX_LOOSE
from casino_core.cards import Chance
from casino_core.coaching.estimates import Estimate, estimate
from casino_core.coaching.reasons import Reason, compare
from casino_core.playing.play import carry_out
from casino_core.position.actions import Action, Play
from casino_core.position.events import Captured
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from casino_core.search.alphabeta import NodeLimit
from casino_core.search.game_end import game_end
from casino_core.search.rollouts import Rollouts
from web.worker.choices.consequences import known_position
from web.worker.match.aftermath import aftermath_of, sweeps, takes


@dataclass(frozen=True)
class Outlook:
    """The table that a play leaves, and the chances of the next player."""

    play: Play
    """The play that leaves this table."""

    before: Position
    """The position before the play, with hidden cards dealt arbitrarily."""

    taken: Cards
    """The cards that the play takes from the table."""

    after: Position
    """The position after the play."""

    takes: float | None = None
    """The chance, 0 to 1, that the next player can take something; None if it is unknown."""

    sweeps: float | None = None
    """The chance that the next player can sweep; None if it is unknown."""


@dataclass(frozen=True)
class Explanation:
    """The reasons why a play is worse than the best one."""

    better: Outlook
    """The best play, and the table that it leaves."""

    worse: Outlook
    """The other play, and the table that it leaves: the play that was made or, in a hint, one that could be made."""

    reason: Reason | None = None
    """The reason if all cards are known, and the rest of the round can be searched in time."""

    estimate: Estimate | None = None
    """The reason estimated from sample deals if not all cards are known."""


def explanations(seen: View, better: Play, worse: Play, played: Sequence[Action] = ()) -> Iterator[Explanation | None]:
    """Yield None after every slice, and finally the reasons why one play of the view's seat is worse than another.

    ``played``: the actions that followed the worse play in a game.
    """
    outlooks = outlook(seen, better), outlook(seen, worse)
    yield None
    reason, estimated = None, None
    try:
        if counter.can_be_counted(seen, MAX_LOOSE):
            search = counter.endgame(seen.rules, counter.worth_for(seen), seen.rules.side_of[seen.seat])
            position, end = counter.revealed(seen), game_end(seen)
            for reason in compare(search, position, better, (worse, *played), end):  # noqa: B007  # the last one counts
                yield None
        elif not counter.can_be_counted(seen, len(seen.rules.pack)):
            rollouts = Rollouts(seen, counter.opponents_like_her(seen), Chance("why"))
            for estimated in estimate(seen, better, worse, rollouts):  # noqa: B007  # the last one counts
                yield None
    except (NodeLimit, ValueError):
        reason = estimated = None  # only the facts on the table remain
    yield Explanation(*outlooks, reason, estimated)


def outlook(seen: View, play: Play) -> Outlook:
    """Return the table that a play leaves, and the chances of the next player."""
    before = known_position(seen)
    after, events = carry_out(before, play)
    taken = next((event.taken for event in events if isinstance(event, Captured)), ())
    aftermath = aftermath_of(seen, play)
    chances = (aftermath.chance(takes), aftermath.chance(sweeps)) if aftermath else (None, None)
    return Outlook(play, before, taken, after, *chances)
