"""What bots do beside playing cards: announce, claim when they are right, and pluck after their play."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.actions import Announce, Cancel, Capture, Cardless, Claim, Done, Play, Pluck
from casino_core.bots.worth import card_worths
from casino_core.cardless import cardless
from casino_core.scoring import points_so_far
from casino_core.view import View


def beside(view: View, plays: Sequence[Play]) -> Cardless | None:
    """What a bot does now without playing a card, or None when it plays one of these.

    It always announces the last deal, and has one that was not announced dealt again when it can capture nothing.
    """
    offered = tuple(cardless(view))
    if not offered:
        return None
    if Announce() in offered:
        return Announce()
    if Claim() in offered and _has_won(view):
        return Claim()
    if Cancel() in offered and not any(isinstance(play, Capture) for play in plays):
        return Cancel()
    if Done() not in offered:
        return None
    worths = card_worths(view)
    plucks = [action for action in offered if isinstance(action, Pluck)]
    return max(plucks, key=lambda pluck: worths[pluck.card], default=Done())


def _has_won(view: View) -> bool:
    """Whether the side of the view's seat has reached the target for certain."""
    side = view.rules.side_of[view.seat]
    return view.totals[side] + points_so_far(view).points[side] >= (view.rules.ending.target or 0)
