"""The answers to what others demand of a turn: those there are, and those given by itself."""

from __future__ import annotations

from casino_core.actions import Cardless, Done, Insist, Play, TableBuild
from casino_core.demands import answers
from casino_core.view import View
from web.app.people import YOU


def ways(view: View) -> tuple[Play | TableBuild, ...]:
    """What the person may do about what is demanded of their own turn, with cards."""
    return tuple(action for action in answers(view) if isinstance(action, Play | TableBuild))


def words(view: View) -> tuple[Cardless, ...]:
    """What the person may say to what they are asked."""
    return tuple(action for action in answers(view) if isinstance(action, Insist | Done))


def answered(view: View, wish: str) -> Cardless | None:
    """What is said for somebody who wants to be asked ("ask"), or "never" or "always" insists.

    Who has nothing to say is not asked; and a partner's request is always the person's own.
    """
    if view.actor != YOU or view.turn == YOU or not view.extras.matter:
        return None
    said = words(view)
    if len(said) == 1:
        return said[0]
    if view.extras.matter == "request":
        return None
    if wish == "ask":
        return None
    return Done() if wish == "never" else Insist()
