"""The legal actions, and the reasons why other actions are not legal.

``why_not`` checks any single action exactly. ``legal_actions`` lists all legal actions, each set of pieces once;
``candidates`` lists a limited number of legal plays, for crowded tables that allow too many.
"""

from __future__ import annotations

from casino_core.legal.cardless import cardless, why_not_cardless
from casino_core.legal.demands import answers, why_not_answer
from casino_core.legal.illegal import Illegal
from casino_core.legal.movegen import plays, why_not_play
from casino_core.position.actions import Action, Play
from casino_core.position.player_view import PlayerView
from casino_core.position.position import DEFAULT_STATE


def legal_actions(view: PlayerView) -> tuple[Action, ...]:
    """Return all legal actions of the seat whose decision it is; () if the round is over.

    On a table with very many low cards there can be millions of them; use ``candidates`` for such tables.
    """
    if view.variant_state is DEFAULT_STATE and not view.rules.open_turns:
        return tuple(plays(view))  # no open turn, demand or early end: a card is played, if any is left
    if view.variant_state.demand:
        return answers(view)
    return () if _over(view) else (*legal_plays(view), *cardless(view))


def legal_plays(view: PlayerView) -> tuple[Play, ...]:
    """Return all legal plays of a hand card, each set of pieces once; () while something else is to be decided."""
    return tuple(plays(view)) if _to_play(view) else ()


def candidates(view: PlayerView, limit: int = 200) -> tuple[Play, ...]:
    """Return legal plays, at most ``limit`` captures and ``limit`` builds for each card and value.

    No legal play is missing unless the table, builds included, makes some value in more than ``limit`` ways.
    """
    return tuple(plays(view, limit)) if _to_play(view) else ()


def _over(view: PlayerView) -> bool:
    """Return whether there is nothing left to decide."""
    state = view.variant_state
    return state.ended or state.closed or not (view.hand or state.played is not None or state.asked is not None)


def _to_play(view: PlayerView) -> bool:
    """Return whether a card is to be played now."""
    state = view.variant_state
    return state.played is None and state.asked is None and not (state.ended or state.closed)


def why_not(view: PlayerView, action: Action) -> Illegal | None:
    """Return the first rule that an action breaks, or None if it is legal. Never raises for any action."""
    if _over(view):
        return Illegal("round-is-over", {})
    if view.variant_state.demand:
        # The seat that is asked need not be on turn, so the rules of a turn are not checked first.
        return why_not_answer(view, action)
    if not isinstance(action, Play):
        return why_not_cardless(view, action)
    if view.variant_state.played is not None:
        return Illegal("one-play-a-turn", {"card": action.card})
    return Illegal("dealer-speaks-first", {}) if view.variant_state.asked is not None else why_not_play(view, action)
