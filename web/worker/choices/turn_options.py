"""The person's actions without playing a card: cardless actions, and answers to demands."""

from __future__ import annotations

from casino_core.legal.cardless import cardless
from casino_core.legal.demands import answers
from casino_core.position.actions import Cardless, Done, Insist, Play, TableBuild
from casino_core.position.view import View


def cardless_options(view: View) -> tuple[Cardless, ...]:
    """Return the person's cardless actions; none while someone else is to decide."""
    return tuple(cardless(view)) if view.actor == view.seat and not view.variant_state.ended else ()


def card_answers(view: View) -> tuple[Play | TableBuild, ...]:
    """Return the person's actions with cards that answer a demand on their own turn."""
    return tuple(action for action in answers(view) if isinstance(action, Play | TableBuild))


def spoken_answers(view: View) -> tuple[Cardless, ...]:
    """Return the person's spoken answers: to insist, or to let the play stand."""
    return tuple(action for action in answers(view) if isinstance(action, Insist | Done))
