"""Intents: short texts for the effect of a control, and the one place that writes and reads them.

An intent is a name and, after a colon, its object: ``hand:8S`` taps a card, ``act:8Sx8D`` plays an action. Many have no
object: ``undo``.
"""

from __future__ import annotations

from typing import NamedTuple


class Intent(NamedTuple):
    """An intent in its two parts; ``str()`` returns the text for a control."""

    name: str
    """The name: "hand", "pick", "act"."""

    about: str = ""
    """The object, "" for none."""

    def __str__(self) -> str:
        return f"{self.name}:{self.about}" if self.about else self.name


def intent(name: str, about: object = "") -> str:
    """Return the text of an intent."""
    return str(Intent(name, str(about)))


def parse_intent(text: str) -> Intent:
    """Return the intent of a text. Every text is one; the object is everything after the first colon."""
    name, _, about = text.partition(":")
    return Intent(name, about)
