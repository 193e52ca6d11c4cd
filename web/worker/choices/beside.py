"""What the person can do without playing a card, what is asked of them, and what is done for them."""

from __future__ import annotations

from casino_core.legal.cardless import cardless
from casino_core.position.actions import Cardless, Claim, Done, Pluck
from casino_core.position.view import View
from casino_core.score.scoring import points_so_far
from web.worker.words.speech import Message, message


def offered(view: View) -> tuple[Cardless, ...]:
    """What the person may do now without playing a card; nothing while it is somebody else's decision."""
    return tuple(cardless(view)) if view.actor == view.seat and not view.extras.ended else ()


def due(view: View) -> Message:
    """What is asked of the person now, when the decision is theirs."""
    plucks = any(isinstance(action, Pluck) for action in offered(view))
    if view.extras.asked is not None:
        return message("play.announce")
    if view.extras.played is not None:
        return message("play.may-pluck" if plucks else "play.may-claim")
    return message("play.choose-or-pluck" if plucks else "play.choose")


def by_itself(view: View) -> Cardless | None:
    """What is done for somebody who leaves claims to the table.

    A claim that is right is made, and a turn in which nothing is left but to claim is over.
    """
    found = offered(view)
    if Claim() in found and _is_right(view):
        return Claim()
    only_claims = all(isinstance(action, Claim | Done) for action in found)
    return Done() if view.extras.played is not None and Done() in found and only_claims else None


def _is_right(view: View) -> bool:
    """Whether the person's side has reached the target for certain."""
    side = view.rules.side_of[view.seat]
    return view.totals[side] + points_so_far(view).points[side] >= (view.rules.ending.target or 0)
