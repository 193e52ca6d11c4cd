"""Names in letters: other people write them, so nothing in a name is trusted."""

from __future__ import annotations

from casino_core.mutual.letters import to_bytes, to_text

LONGEST = 24
"""The largest number of characters in a name."""


def name_of(text: str) -> str:
    """Return a name as one line of at most ``LONGEST`` visible characters; "" if nothing is left."""
    # Characters that set the direction of text, or have no width, could change how the words around the name look.
    shown = "".join(mark if mark.isprintable() else " " for mark in text[: 10 * LONGEST])
    return " ".join(shown.split())[:LONGEST].strip()


def name_text(name: str) -> str:
    """Return the text that stands for a name in a letter."""
    return to_text(name.encode())


def read_name(text: str) -> str:
    """Return the name in a letter; "" if it cannot be read, so that no game fails because of a name."""
    try:
        return name_of(to_bytes(text).decode())
    except ValueError:
        return ""


def read_names(text: str) -> list[str]:
    """Return the names of all seats from a letter, which joins them with line breaks; [] if unreadable."""
    try:
        return list(map(name_of, to_bytes(text).decode().split("\n")))
    except ValueError:
        return []
