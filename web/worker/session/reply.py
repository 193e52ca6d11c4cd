"""What the worker tells the page to do."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, NotRequired, TypedDict, cast

from web.shared.schema import GameStatistics, Glance, OwnRules, QuestionMessage, ReplyMessage

KEPT_EMPTY = ("dialog", "games", "away", "bound", "room")
"""What is told also when it is empty, and not None."""


class Picture(TypedDict):
    """A picture of the table, and how it comes about."""

    html: str
    """The markup of the table."""

    source: str
    """The id of the element that new cards come from, "" where none come."""

    goal: str
    """The id of the element that cards go to which are gone, "" where none go."""

    sweep: bool
    """Whether the table is swept."""

    cues: NotRequired[list[str]]
    """What can be heard of it, by name; only for those who want sounds."""


@dataclass
class Reply:
    """The answer to one message of the page; what is empty need not be done."""

    frames: tuple[Picture, ...] = ()
    """Pictures of the table, to be put in place one after the other; the last one stays."""

    say: str = ""
    """Sentences to be announced."""

    note: str = ""
    """A sentence that is shown until it is closed."""

    next: str = ""
    """The intent that lets the table go on by itself."""

    pause: int = 0
    """How many milliseconds after the frames ``next`` is asked; 0: when it was to be asked before, or at once."""

    idle: str = ""
    """An intent to be asked as soon as nobody has anything else to ask."""

    dialog: str | None = None
    """The markup of a dialog; "" closes the one that is open, None leaves it."""

    save: str = ""
    """The match, to be stored."""

    glance: Glance | None = None
    """What a list of running games shows of the match that is to be stored."""

    parks: bool = False
    """The match that was stored before is under way, and is to be kept beside this one."""

    resumes: str = ""
    """The name of the running game that is to be put on the table, before the page says hello once more."""

    keep_out: bool = False
    """What is stored cannot be read and must stay until a reply says ``overwrite``."""

    overwrite: bool = False
    """What cannot be read may be replaced."""

    download: tuple[str, str] | None = None
    """The name and the text of a file to be handed out."""

    carry: str = ""
    """A copy of everything that was pasted, for the page of finished games to restore."""

    settings: dict[str, str] | None = None
    """What the visitor has set, to be stored."""

    result: dict[str, object] | None = None
    """A game that has just ended, to be stored: see ``results``."""

    statistics: GameStatistics | None = None
    """What has been counted since of the game that ended last: see ``match.game_statistics``."""

    games: list[OwnRules] | None = None
    """The visitor's own games, to be stored."""

    people: list[str] | None = None
    """The names of those who share the screen, to be stored."""

    away: list[str] | None = None
    """The notices that have been put away for good, to be stored."""

    lately: list[str] | None = None
    """The presets that were played last, the latest first, to be stored."""

    room: str | None = None
    """What the table is called, to be stored."""

    keys: dict[str, str] | None = None
    """What each key does now."""

    bound: dict[str, str] | None = None
    """The keys that are not the usual ones, to be stored."""

    achievements: dict[str, str] | None = None
    """The rounds in which the visitor did something for the first time, to be stored."""

    adds: dict[str, dict[str, object]] | None = None
    """What is to be stored beside others, unless it is there already: by what it is, "deals", and its key, a date.

    A mistake and a best run take the place of what is stored of them, and None takes that away."""

    cover: str = ""
    """The picture to begin with when the page is opened again, where not everybody may see the last frame."""

    tells: list[dict[str, Any]] = field(default_factory=list)
    """What the page around a frame is told, a message each: see ``telling``."""

    question: QuestionMessage | None = None
    """A question of a drill."""

    reload: bool = False
    """The page is to be loaded anew."""

    def as_message(self) -> ReplyMessage:
        """Return the parts that are not empty, as the page gets them."""
        parts = {name: part for name, part in vars(self).items() if part or (name in KEPT_EMPTY and part is not None)}
        if self.frames:
            parts["frames"] = json.dumps(self.frames)  # text in text: the page hands it on unread
        return cast(ReplyMessage, parts)
