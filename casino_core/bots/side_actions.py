"""Bots' actions without a hand card: announcements, correct claims, plucks, builds from the table, and answers."""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.bots import stepping
from casino_core.bots.worth import card_worths
from casino_core.legal.cardless import cardless
from casino_core.position.actions import Action, Announce, Cancel, Capture, Claim, Done, Play, Pluck
from casino_core.position.view import View
from casino_core.score.scoring import has_reached_target


def side_action(view: View, plays: Sequence[Play], *, heeds: bool = True) -> Action | None:
    """Return the action without a hand card that a bot takes now; None if it makes one of ``plays`` instead.

    A bot always announces its own last deal. If an opponent has failed to announce theirs, a bot that cannot capture
    anything has the deal cancelled. If ``heeds`` is false, the bot overlooks claims, plucks, builds from the table and
    demands.
    """
    if view.variant_state.demand:
        return stepping.answer(view, heeds=heeds)
    step = stepping.step(view) if heeds and view.rules.step_by_step else None
    return step or _statement(view, plays, heeds=heeds) or _after_play(view, heeds=heeds)


def _statement(view: View, plays: Sequence[Play], *, heeds: bool) -> Action | None:
    """Return an announcement, a correct claim, or a request to deal again; None if there is no reason for any."""
    offered = tuple(cardless(view))
    if Announce() in offered:
        return Announce()
    if heeds and Claim() in offered and has_reached_target(view):
        return Claim()
    cancels = Cancel() in offered and not any(isinstance(play, Capture) for play in plays)
    return Cancel() if cancels else None


def _after_play(view: View, *, heeds: bool) -> Action | None:
    """Return the best pluck, or ``Done`` if there is none, in a turn after its play; None before the play."""
    if view.variant_state.played is None:
        return None
    worths = card_worths(view)
    plucks = [action for action in cardless(view) if heeds and isinstance(action, Pluck)]
    return max(plucks, key=lambda pluck: worths[pluck.card], default=Done())
