"""The answers to what others demand of a turn: those there are, and those given by itself."""

from __future__ import annotations

from casino_core.legal.demands import answers
from casino_core.position.actions import Cardless, Done, Insist, Play, TableBuild
from casino_core.position.view import View


def ways(view: View) -> tuple[Play | TableBuild, ...]:
    """What the person may do about what is demanded of their own turn, with cards."""
    return tuple(action for action in answers(view) if isinstance(action, Play | TableBuild))


def words(view: View) -> tuple[Cardless, ...]:
    """What the person may say to what they are asked."""
    return tuple(action for action in answers(view) if isinstance(action, Insist | Done))


def answered(view: View, wish: str, *, shared: bool = False) -> Cardless | None:
    """What is said for somebody who wants to be asked ("ask"), or "never" or "always" insists.

    Who has nothing to say is not asked, except where people have ``shared`` the screen: they would learn from it what
    somebody holds. A partner's request is always the person's own.
    """
    if view.actor != view.seat or view.turn == view.seat or not view.extras.matter:
        return None
    said = words(view)
    if len(said) == 1 and not shared:
        return said[0]
    if view.extras.matter == "request":
        return None
    if wish == "ask":
        return None
    return Done() if wish == "never" else Insist()
