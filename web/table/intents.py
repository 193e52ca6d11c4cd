"""Intents: the short texts by which a control says what it is for, and the one place that makes and reads them.

An intent is a name and, after a colon, what it is about: ``hand:8S`` taps a card, ``act:8Sx8D`` plays an action. Many
are a name alone: ``undo``.
"""

from __future__ import annotations

from typing import NamedTuple


class Intent(NamedTuple):
    """An intent in its two parts; ``str`` gives the text of a control."""

    name: str
    """What is to be done: "hand", "pick", "act"."""

    about: str = ""
    """What it is to be done with, "" where the name says all."""

    def __str__(self) -> str:
        return f"{self.name}:{self.about}" if self.about else self.name


def intent(name: str, about: object = "") -> str:
    """Return the text of an intent."""
    return str(Intent(name, str(about)))


def parse_intent(text: str) -> Intent:
    """Return the intent of a text. Every text is one: what follows the first colon is what it is about."""
    name, _, about = text.partition(":")
    return Intent(name, about)
