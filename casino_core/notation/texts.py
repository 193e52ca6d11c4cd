"""The text of anything that has one, by what it is."""

from __future__ import annotations

from casino_core.game import Game
from casino_core.notation.actions import action_text
from casino_core.notation.positions import position_text
from casino_core.notation.record import game_text
from casino_core.notation.rules import rules_text
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.text import HasText


def text_of(value: HasText) -> str:
    """Return the text of an action, rules, a position or a game. Raises TypeError for any other value."""
    if isinstance(value, Action):
        return action_text(value)
    if isinstance(value, Rules):
        return rules_text(value)
    if isinstance(value, Position):
        return position_text(value)
    if isinstance(value, Game):
        return game_text(value)
    raise TypeError(f"{type(value).__name__} has no text")
