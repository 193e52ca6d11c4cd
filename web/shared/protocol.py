"""The messages between a page and the worker, except for the page's intents.

These types are only for annotations, like those of ``web.shared.schema``, which describe the data in messages.
"""

# ruff: noqa: TID251 - MicroPython gets none of this
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NotRequired, TypedDict

from web.shared.schema import JSON, DealPoints, FinishedGame, GameStatistics, Glance, OwnRules


class InitMessage(TypedDict, total=False):
    """The first message of a page: where it is, and what its browser has stored. Missing fields have their defaults.

    Stored values may be anything, so they are checked when they are read.
    """

    do: str
    """"init"."""

    lang: str
    """The language of the page, by default "en"."""

    sprite: str
    """The address of the SVG file with the cards."""

    page: str
    """The address of the page on which games are played, to which links lead."""

    home: str
    """The address of the site's front page, "" if nothing may link to it."""

    address: str
    """The page's own address, from ? or # on."""

    embed: bool
    """Whether the table is in a frame of another site."""

    kind: str
    """The kind of embed: "game", "position", "puzzle", "lesson" or "replay"; "" elsewhere."""

    finished: int
    """The number of finished games in the browser's storage, without those in its database."""

    stored: dict[str, JSON]
    """The stored values that the page shares with the worker, by their ``part`` in ``web.page.stored``."""

    save: str | None
    """The stored match; None or "" if there is none."""

    problem: str
    """The reason why the storage cannot read that match: "mangled" or "newer"; "" if it can."""

    opening: str
    """The match that the page already shows, as a save."""

    arrives: bool
    """Whether the person comes from another page, rather than reloading this one or going back to it."""

    parked: Sequence[tuple[str, str] | list[str]]
    """The other running games, each as the name under which it is stored, and its save."""

    there: Sequence[str]
    """The features of the device, and whether the visitor has taken lessons: see ``Notices.there``."""

    course: str
    """The course of the page, as ``match.lesson`` reads it; "" if the page is for games."""

    friend: bool
    """Whether the page is for games with a friend."""

    ice: str
    """The servers that help two browsers find each other, separated by commas; "" for none."""


class Reply(TypedDict, total=False):
    """The worker's answer to a message: everything that the page shows, announces and stores.

    Empty parts are not sent, except for those of ``KEPT_EMPTY`` in ``web.worker.session.engine``.
    """

    frames: str
    """Pictures of the table to be shown one after the other, as a JSON list of ``Picture``; the last one stays."""

    say: str
    """Sentences to be announced."""

    note: str
    """A sentence that is shown until it is closed."""

    next: str
    """The intent that lets the table go on without the person."""

    pause: int
    """The milliseconds from the frames to ``next``. If 0, ``next`` keeps its planned time, or is sent at once."""

    idle: str
    """An intent to be sent when there is nothing else to send."""

    dialog: str | None
    """The markup of a dialog; "" closes the open one, None leaves it."""

    address: str
    """The address of the current screen, from ? or # on, "" for the table. A reload or a link leads back to it."""

    save: str
    """The match, to be stored."""

    glance: Glance | None
    """The entry of the match in ``save`` in the list of running games."""

    parks: bool
    """Whether the match stored before this one is under way, so that it goes into the list of running games."""

    resumes: str
    """The name of the running game to be put on the table before the page sends its init message again."""

    keep_out: bool
    """Whether the stored match cannot be read, and must stay until a reply says ``overwrite``."""

    overwrite: bool
    """Whether the stored match that cannot be read may be replaced."""

    download: tuple[str, str]
    """The name and the text of a file to be downloaded."""

    carry: str
    """A backup that was pasted, for the page of finished games to restore."""

    settings: dict[str, str]
    """The visitor's settings, to be applied and stored."""

    result: FinishedGame
    """A game that has just ended, to be stored; the page adds ``at``."""

    statistics: GameStatistics
    """The statistics of the game that ended last, to be stored with it."""

    games: list[OwnRules]
    """The visitor's own games, to be stored."""

    people: list[str]
    """The names of the people who share the screen, to be stored."""

    away: list[str]
    """The notices that were dismissed for good, to be stored."""

    lately: list[str] | None
    """The presets that were played last, the latest first, to be stored."""

    room: str
    """The name of the table, to be stored."""

    keys: dict[str, str]
    """The intents by key."""

    bound: dict[str, str]
    """The keys that differ from the defaults, to be stored."""

    adds: dict[str, dict[str, Any]]
    """Entries to be added to stored values, by ``part`` and key. Existing entries stay, except where
    ``web.page.stored`` lets replies replace them; there None deletes an entry."""

    cover: str
    """The picture with which the next visit begins, if the last frame is not for everyone's eyes."""

    host_messages: list[dict[str, Any]]
    """Messages to the page around a frame: see docs/embedding.md."""

    question: QuestionMessage | None
    """A question of a drill."""

    reload: bool
    """Whether the page is to be reloaded."""

    leave: str
    """The address of another page to go to."""

    nickname: str
    """The name by which the person wants to be known, to be stored."""

    letter: str
    """A letter that has just been written, to be passed on to other windows, and over a live line if ``live``."""

    again: str
    """The last letter written here, to be sent again over a live line that has just opened."""

    live: bool
    """Whether a live line is open for the game of ``letter``."""

    send: bool
    """Whether the dialog contains a letter that should be sent at once, if the device can share texts."""


class Picture(TypedDict):
    """A picture of the table, and the motion that leads to it."""

    html: str
    """The markup of the table."""

    source: str
    """The id of the element that new cards come from, or ""."""

    goal: str
    """The id of the element that removed cards go to, or ""."""

    sweep: bool
    """Whether the table is swept."""

    cues: NotRequired[list[str]]
    """The names of its sounds, for visitors who want sounds."""


class QuestionMessage(TypedDict):
    """A question of a drill, as the page receives it."""

    html: str
    """The table, the question with its choices, and the explanation of the answer, each in an element."""

    right: list[list[int]]
    """The correct answers, each as the indices of the choices to be made."""

    many: bool
    """Whether several things can be chosen."""

    hides: bool
    """Whether the table is hidden before the question is asked."""


class UncheckedResult(TypedDict):
    """A person's result of an evening, read from a text and not checked yet."""

    evening: str
    """The text of the evening."""

    by: str
    """The name of the person, "" for none."""

    deals: list[str]
    """The plays of every deal."""

    takebacks: int
    """The number of undone actions."""

    hints: int
    """The number of deals with hints."""


class EveningReply(TypedDict, total=False):
    """The worker's answer to the page of an evening."""

    found: list[UncheckedResult]
    """The results in a text."""

    faults: list[str]
    """The reasons why other results in the text cannot be read."""

    points: DealPoints
    """The points of a deal."""

    fault: str
    """The reason why a deal could not have been played like this, or an evening is invalid; "" if nothing is wrong."""

    bots: dict[str, DealPoints]
    """The points of the bots that have finished a deal so far, by bot."""

    over: bool
    """Whether the bots have finished the deal, or the check of their plays in it is complete."""
