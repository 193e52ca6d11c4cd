"""What the worker tells the page to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

KEPT_EMPTY = ("dialog", "games", "away", "bound", "room")
"""What is told also when it is empty."""


@dataclass
class Reply:
    """The answer to one message of the page; what is empty need not be done.

    ``frames`` are put in place one after the other, the last one stays: each has "html", and the ids of the elements
    that new cards come from ("source") and cards that are gone go to ("goal"); for those who want sounds also "cues",
    the names of what is heard. ``say`` is announced, ``note`` is shown
    until it is closed. ``next`` is to be asked ``pause`` milliseconds after the frames (without one: when it was to be
    asked before, or at once), ``idle`` as soon as nobody else has anything to ask. ``dialog``: markup, "" closes.
    ``save`` is stored as the game; ``keep_out``: what is stored cannot be read and must stay, until a reply says
    ``overwrite``. ``download`` is a name and a text; ``result`` a game that has just ended, ``tally`` what has been
    counted of it since, ``games`` the person's own, to be kept, ``people`` names to be, ``room`` that of the table,
    ``firsts`` the rounds in which something was done for the first time, ``away`` what has been put away for good,
    ``bound`` the keys that are not the usual ones; ``keys`` is what each does now. Where hands are hidden from others
    who share the screen, ``cover`` is what to begin with instead of the last frame.
    """

    frames: tuple[dict[str, Any], ...] = ()
    say: str = ""
    note: str = ""
    next: str = ""
    pause: int = 0
    idle: str = ""
    dialog: str | None = None
    save: str = ""
    keep_out: bool = False
    overwrite: bool = False
    download: tuple[str, str] | None = None
    settings: dict[str, str] | None = None
    result: dict[str, Any] | None = None
    tally: dict[str, Any] | None = None
    games: list[dict[str, str]] | None = None
    people: list[str] | None = None
    away: list[str] | None = None
    room: str | None = None
    keys: dict[str, str] | None = None
    bound: dict[str, str] | None = None
    firsts: dict[str, str] | None = None
    cover: str = ""
    reload: bool = False

    def as_message(self) -> dict[str, Any]:
        """The parts that are not empty."""
        return {name: part for name, part in vars(self).items() if part or (name in KEPT_EMPTY and part is not None)}
