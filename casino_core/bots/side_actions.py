"""Bots' actions besides playing cards: announcements, correct claims, plucks, builds from the table, and answers."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.bots import stepping
from casino_core.bots.worth import card_worths
from casino_core.legal.cardless import cardless
from casino_core.position.actions import Action, Announce, Cancel, Capture, Claim, Done, Play, Pluck
from casino_core.position.view import View
from casino_core.score.scoring import has_reached_target


def side_action(view: View, plays: Sequence[Play], *, heeds: bool = True) -> Action | None:
    """Return the action that a bot takes now without a hand card; None if it makes one of the plays.

    It always announces its last deal. If an opponent has not, it asks for a new deal if it cannot capture anything.
    Without ``heeds`` it overlooks claims, plucks, builds from the table and demands.
    """
    if view.variant_state.demand:
        return stepping.answer(view, heeds=heeds)
    step = stepping.step(view) if heeds and view.rules.step_by_step else None
    return step or _said(view, plays, heeds=heeds) or _after_play(view, heeds=heeds)


def _said(view: View, plays: Sequence[Play], *, heeds: bool) -> Action | None:
    """Return an announcement, a correct claim, or a request to deal again."""
    offered = tuple(cardless(view))
    if Announce() in offered:
        return Announce()
    if heeds and Claim() in offered and has_reached_target(view):
        return Claim()
    cancels = Cancel() in offered and not any(isinstance(play, Capture) for play in plays)
    return Cancel() if cancels else None


def _after_play(view: View, *, heeds: bool) -> Action | None:
    """Return the best pluck, or ``Done``, to end a turn that is still open after its play; None if it is not open."""
    if view.variant_state.played is None:
        return None
    worths = card_worths(view)
    plucks = [action for action in cardless(view) if heeds and isinstance(action, Pluck)]
    return max(plucks, key=lambda pluck: worths[pluck.card], default=Done())
