"""Arguments of the public functions: values or their texts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from casino_core.errors import ArgumentError
from casino_core.game import Game
from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.notation.record import parse_game, parse_game_file
from casino_core.notation.rules import parse_rules
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.position.view import View, view
from casino_core.rules.parts import Rules

RulesOrText: TypeAlias = Rules | str
ActionOrText: TypeAlias = Action | str
GameOrText: TypeAlias = Game | str
PositionOrText: TypeAlias = Position | Game | str
ViewOrText: TypeAlias = View | Position | Game | str

POSITION = re.compile(r"[^/]*/\d/\d/\d+/[-\d]/", re.ASCII)
"""The beginning of the text of a position; no text of a game begins like that."""

T = TypeVar("T")


def rules_of(rules: RulesOrText) -> Rules:
    """Return rules unchanged, or parse their text. Raises NotationError or, for any other value, ArgumentError."""
    return _value("rules", rules, Rules, parse_rules, "rules or their text, such as 'classic:seats=3'")


def action_of(action: ActionOrText) -> Action:
    """Return an action unchanged, or parse its text.

    Raises NotationError or, for any other value, ArgumentError.
    """
    return _value("action", action, Action, parse_action, "an action or its text, such as '8Sx5D3C'")


def game_of(game: GameOrText) -> Game:
    """Return a game unchanged, or parse its text, which can also be the content of a game file.

    Raises NotationError or, for any other value, ArgumentError.
    """
    return _value("game", game, Game, read_game, "a game or its text, such as 'classic/k7f2'")


def position_of(position: PositionOrText) -> Position:
    """Return a position unchanged, or the current position of a game. The text of either is parsed first.

    Raises NotationError or, for any other value, ArgumentError.
    """
    value = _value("position", position, (Position, Game), read_state, "a position, a game or the text of one")
    return value.position if isinstance(value, Game) else value


def state_of(state: ViewOrText) -> Position | View:
    """Return a view unchanged, or a position as ``position_of`` does."""
    return state if isinstance(state, View) else position_of(state)


def view_of(state: ViewOrText) -> View:
    """Return a view unchanged or, from a position or a game, the view of the seat whose decision it is.

    Raises what ``position_of`` raises.
    """
    value = read_state(state) if isinstance(state, str) else state
    if isinstance(value, Game):
        return value.view(value.position.actor)
    value = state_of(value)
    return view(value, value.actor) if isinstance(value, Position) else value


def read_game(text: str) -> Game:
    """Return the game from a text such as links have, or from the content of a game file. Raises NotationError."""
    return parse_game_file(text)[0] if text.lstrip().startswith("[") else parse_game(text.strip())


def read_state(text: str) -> Position | Game:
    """Return the position or the game that a text describes. Raises NotationError."""
    return parse_position(text.strip()) if POSITION.match(text.strip()) else read_game(text)


def _value(name: str, argument: Any, kind: Any, parse: Callable[[str], T], expected: str) -> T:
    """Return an argument of type ``kind`` unchanged, or parse a text. Raises ArgumentError for any other value."""
    if isinstance(argument, kind):
        return argument  # type: ignore[no-any-return]
    if isinstance(argument, str):
        return parse(argument)
    raise ArgumentError(name, expected, argument)
