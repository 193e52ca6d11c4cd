"""Values whose ``str()`` is their text in the notation."""

from __future__ import annotations


class HasText:
    """A value that is written by ``casino_core.notation``: an action, rules, a position or a game."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the text, which the parse function of its kind reads back to an equal value."""
        # Not at the top: notation stands above all that it writes, and imports it. This is the one import upwards.
        from casino_core.notation.texts import text_of  # noqa: PLC0415

        return text_of(self)
