"""Values whose ``str()`` is their text in the notation."""

from __future__ import annotations

from importlib import import_module


class HasText:
    """A value that ``casino_core.notation`` writes: an action, rules, a position or a game."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the text, which the parse function of its kind reads back to an equal value."""
        # Imports point downwards, and notation stands above all that it writes. So it is not imported but looked up,
        # when a text is wanted: a value alone does not need the notation, and writing has one place for all kinds.
        return str(import_module("casino_core.notation.texts").text_of(self))
