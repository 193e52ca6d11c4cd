"""Values whose ``str()`` is their text in the notation."""

from __future__ import annotations

from functools import singledispatch


@singledispatch
def text_of(value: object) -> str:
    """Return the text of an action, rules, a position or a game. Raises TypeError for any other value."""
    # The notation imports the values that it writes, not the reverse: each of its writers registers itself here.
    raise TypeError(f"{type(value).__name__} has no text")


class HasText:
    """A value with a text in ``casino_core.notation``: an action, rules, a position or a game."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the text, which the parse function of its kind reads back to an equal value."""
        return text_of(self)
