"""The shapes of data that cross a border: stored values, data built into pages, messages to and from the worker.

Only for annotations: MicroPython has no typing, and the build leaves out imports of this module. Keys that browsers
have stored never change, even if the code has a better word by now: the statistics of a game are stored as "tally", its
achievements as "feats", and the rounds of first achievements as "casino.firsts".
"""

# ruff: noqa: TID251 - MicroPython gets none of this
from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

JSON: TypeAlias = "dict[str, JSON] | list[JSON] | str | int | float | bool | None"
"""Any JSON value."""

Entry: TypeAlias = "str | list[Any] | dict[str, Any]"
"""A compiled message: see ``web.shared.messages``."""

Count = Literal["captures", "sweeps", "built", "kept", "stolen", "lost"]
"""A count of the statistics: see ``games.COUNTED``."""

Flag = Literal["again", "hinted", "skipped", "resigned", "joined"]
"""A flag of a finished game: see ``FinishedGame``."""

Marked = Literal[Flag, "takebacks", "day", "winners", "names"]
"""A field that only some finished games have: see ``FinishedGame``."""


class Envelope(TypedDict):
    """The content of a name in the browser's storage."""

    v: int
    """The version of the data."""

    data: JSON
    """The value."""

    tab: NotRequired[str]
    """The unique name of the page that wrote it."""


class GameStatistics(TypedDict):
    """The statistics of a finished game, for the side and the seat of the person."""

    points: list[list[int]]
    """The points of every round, by side."""

    margin: int
    """The lead of the person's side over the best other one in points, negative if it was behind."""

    captures: int
    """The number of captures by the person."""

    sweeps: int
    """The number of these that cleared the table."""

    built: int
    """The number of builds the person made."""

    kept: int
    """The number of these that the person's side took."""

    stolen: int
    """The number of builds of other sides that the person took or made their own."""

    lost: int
    """The number of the person's builds that other sides took or made their own."""

    feats: NotRequired[dict[str, int]]
    """The number of the action, from 1, at which each achievement first happened; missing for none."""


class FinishedGame(TypedDict):
    """A finished game as it is stored.

    A game of one person, in the first seat, is that person's own. A game of several people, or of only bots, is
    nobody's own.
    """

    at: str
    """The time when it ended, as browsers write it: 2026-11-22T04:20:21.123Z."""

    game: str
    """The text of the game, or only of its deal, such as "classic/k7f2", if there was no room for more."""

    bots: list[str]
    """In a person's own game, the ids of the others by seat; otherwise those of everyone, with "person" for each
    person.
    """

    totals: list[int]
    """The final points by side; the person's side comes first."""

    won: bool
    """Whether the person's side has won; False in a game that is nobody's own."""

    winners: NotRequired[list[int]]
    """The sides that have won; only in a game that is nobody's own."""

    names: NotRequired[list[str]]
    """The names of people by seat, "" for no name; only in a game that is nobody's own."""

    name: NotRequired[str]
    """The name of the rules, if the person has named them."""

    room: NotRequired[str]
    """The name of the table."""

    tally: NotRequired[GameStatistics]
    """The statistics; missing in games of older versions."""

    takebacks: NotRequired[int]
    """The number of undone actions; missing for none."""

    again: NotRequired[bool]
    """True if the deal had been played before."""

    hinted: NotRequired[bool]
    """True if the person asked for a hint."""

    skipped: NotRequired[bool]
    """True if a bot played a round for the person."""

    resigned: NotRequired[bool]
    """True if the person resigned."""

    joined: NotRequired[bool]
    """True if the game was under way when it was opened from a link or a file: it does not count for the person."""

    day: NotRequired[str]
    """The date of a daily deal, such as 2026-11-22."""


Score: TypeAlias = "Sequence[str | int]"
"""A result with the cards of a day: a name or the id of a bot, their points, and those of the opponent."""


class PlayedDeal(TypedDict):
    """The stored data of a daily deal besides its points; missing for deals of older versions."""

    on: str
    """The date on which it was played."""

    marks: str
    """The winner of cards, spades, casinos, aces and sweeps: "+" the person, "-" the opponent, "=" a tie, "0" nobody
    had any."""


PuzzleTry: TypeAlias = "tuple[int, int, str]"
"""The first try at a puzzle, in JSON a list: 1 for solved or 0, the number of ladder bots that miss it, the date."""


class StoredRun(TypedDict):
    """A run of puzzles that is not over, as it is stored after each counted puzzle."""

    kind: dict[str, str | int]
    """The chosen kind of run: the fields of ``Wanted`` in ``web.worker.match.puzzle_run``."""

    seed: str
    """The seed of the order of its puzzles."""

    results: list[tuple[str, int]]
    """The ids of the counted puzzles in order, each with 1 for solved at the first try or 0."""

    left: int | None
    """The remaining milliseconds; None without a time limit."""

    on: str
    """The date on which the last of these puzzles was counted."""


class PlayedWeek(TypedDict):
    """The result of a weekly game."""

    game: str
    """The id of its preset."""

    totals: list[int]
    """The points by side, the person's first."""

    won: bool
    """Whether the person has won."""

    on: str
    """The date on which it was played."""


DealPoints: TypeAlias = list[int]
"""The result of a deal of an evening: the points of the person's side, those of the best other side, and the lead of
the person's side, which is the opposite difference if the fewest points win.
"""


class EveningDeal(TypedDict):
    """The person's own result in a deal of an evening."""

    plays: str
    """The plays, as in the text of a game."""

    points: DealPoints
    """The points."""

    takebacks: NotRequired[int]
    """The number of undone actions; missing for none."""

    hinted: NotRequired[bool]
    """True if the person asked for a hint."""


class EveningResult(TypedDict):
    """A person's result of an evening."""

    by: str
    """The name, "" for none."""

    deals: list[str]
    """The plays of every deal, "-" for a deal that was not finished."""

    points: list[DealPoints | None]
    """The points of every deal; None for a deal that was not finished."""

    takebacks: int
    """The number of undone actions, as the result says."""

    hints: int
    """The number of deals with hints, as the result says."""

    checked: bool
    """Whether the plays of the opponents have been checked and found right."""


class FoundResult(TypedDict):
    """A result in a text, before it is checked."""

    evening: str
    """The text of the evening."""

    by: str
    """The name, "" for none."""

    deals: list[str]
    """The plays of every deal."""

    takebacks: int
    """The number of undone actions."""

    hints: int
    """The number of deals with hints."""


RefusedResult: TypeAlias = tuple[str, str]
"""The name of a result, and why it was refused."""


class StoredEvening(TypedDict):
    """An evening whose results are collected here."""

    name: str
    """The name of the evening, "" for none."""

    results: list[EveningResult]
    """The results, in the order in which they came."""

    bots: dict[str, list[DealPoints]]
    """The points of bots with the same cards, by bot, deal by deal, as far as they are known."""


class EveningReply(TypedDict, total=False):
    """The worker's answer to the page of an evening."""

    found: list[FoundResult]
    """The results in a text."""

    faults: list[str]
    """The reason why other results in it cannot be read."""

    points: DealPoints
    """The points of a deal."""

    fault: str
    """The reason why a deal cannot have been played like this, or an evening does not exist; "" if nothing is wrong."""

    bots: dict[str, DealPoints]
    """The points of bots in a deal, by bot, so far."""

    over: bool
    """Whether the examination of a deal is complete."""


class OwnRules(TypedDict):
    """A game of the person's own, as it is stored."""

    name: str
    """The name of the game."""

    rules: str
    """The text of the rules."""


class Backup(TypedDict):
    """All values that a browser has stored, as in a file."""

    games: Sequence[object]
    """The finished games; each may be anything."""

    values: NotRequired[dict[str, JSON]]
    """The other values, by the names under which they are stored."""

    running: NotRequired[Sequence[JSON]]
    """The running games besides the one on the table; missing in files of older versions."""

    saved: NotRequired[JSON]
    """The time when it was saved, as browsers write it; it may be anything."""


Figures: TypeAlias = dict[str, int]
"""Sums over games: "games", "won", "rounds", "margin", each of COUNTED, and "counted", the rounds of the games with
statistics."""

Result: TypeAlias = tuple[tuple[str, ...], int, int]
"""The result of a game: the others from the person's left, the rounds, and the lead of the person's side in points."""


class Arena(TypedDict):
    """The arena's measurements at one table."""

    variant: str
    """The id of the preset that was played."""

    seating: str
    """The sides: "2", or "2v2" for teams."""

    measured: list[tuple[str, str, float, float]]
    """The stronger bot, the weaker one, the points a round between them, and half the 95% interval of these."""

    spread: float
    """The standard deviation of the points between two sides in one round."""


class Strengths(TypedDict):
    """The known strengths of the bots."""

    ladder: list[str]
    """The ids of the bots on the ladder, the weakest first."""

    tables: list[Arena]
    """The measurements by table."""

    renamed: dict[str, str]
    """The current ids of bots by their earlier ones."""


class Glance(TypedDict):
    """The entry of a game in the list of running games."""

    title: str
    """The name of the game."""

    who: list[str]
    """The names of the others at the table; of everyone, unless one person plays."""

    totals: list[int]
    """The points by side."""

    loose: list[str]
    """The loose cards."""

    builds: list[int]
    """The numbers of the builds."""

    hand: list[str]
    """The person's cards; none if others share the screen."""

    bots: list[str]
    """The ids of the players, as in a save."""

    running: bool
    """Whether the game is under way: started, and not over."""

    at: NotRequired[str]
    """The time when it was last played, as browsers write it."""


class RunningGame(TypedDict):
    """A running game that is not on the table, as it is stored."""

    at: str
    """The time when it was parked, as browsers write it."""

    save: NotRequired[str]
    """The match, as the worker saves it; missing if the stored text could not be read."""

    glance: NotRequired[Glance | None]
    """Its entry in the list, if that was stored."""

    text: NotRequired[str]
    """The stored text, if it could not be read."""


class QuestionMessage(TypedDict):
    """A question of a drill, as the page receives it."""

    html: str
    """The table, the question with its choices, and the explanation of the answer, each in an element."""

    right: list[list[int]]
    """The correct choices, each as the indices of its parts."""

    many: bool
    """Whether several things can be chosen."""

    hides: bool
    """Whether the table is hidden before the question is asked."""


class InitMessage(TypedDict, total=False):
    """The first message of a page: where it is, and what its browser has stored. Missing fields have their defaults.

    Stored values may be anything, so they are checked when they are read.
    """

    do: str
    """"init"."""

    lang: str
    """The language of the page, by default "en"."""

    sprite: str
    """The address of the deck."""

    page: str
    """The address of the page on which games are played, to which links lead."""

    home: str
    """The address of the site's front page, "" if there is no way there."""

    address: str
    """The page's own address, from ? or # on."""

    embed: bool
    """Whether the table is in a frame of another site."""

    kind: str
    """The kind of embed: "game", "position", "puzzle", "lesson" or "replay"; "" elsewhere."""

    finished: int
    """The number of stored finished games."""

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
    """The features of the device: see ``Notices.there``."""

    course: str
    """The course of the page, as ``match.lesson`` reads it; "" if the page is for games."""

    friend: bool
    """Whether the page is for games with a friend."""

    ice: str
    """The servers that help two browsers find each other, as a list in words; "" for none."""


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
    """The names of its sounds, for visitors who want any."""


class Reply(TypedDict, total=False):
    """The worker's answer to a message: everything that the page shows, announces and stores.

    Empty parts are not sent, except for those of ``KEPT_EMPTY`` in ``web.worker.session.engine``.
    """

    frames: str
    """Pictures of the table to be shown one after the other, as JSON of a list of ``Picture``; the last one stays."""

    say: str
    """Sentences to be announced."""

    note: str
    """A sentence that is shown until it is closed."""

    next: str
    """The intent that lets the table go on without the person."""

    pause: int
    """The milliseconds between the frames and ``next``; 0: when it was due before, or at once."""

    idle: str
    """An intent to be sent when there is nothing else to send."""

    dialog: str | None
    """The markup of a dialog; "" closes the open one, None leaves it."""

    address: str
    """The address of the present screen, from ? or # on, "" for the table: a reload or a copy leads back to it."""

    save: str
    """The match, to be stored."""

    glance: Glance | None
    """The entry of that match in the list of running games."""

    parks: bool
    """Whether the previously stored match is under way and is kept in the list."""

    resumes: str
    """The name of the running game to be put on the table before the page sends its init message again."""

    keep_out: bool
    """Whether the stored match cannot be read, and must stay until a reply says ``overwrite``."""

    overwrite: bool
    """Whether the stored match that cannot be read may be replaced."""

    download: tuple[str, str]
    """The name and the text of a file to be handed out."""

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
    """A letter that has just been written, for a live line if there is one."""

    again: str
    """The last letter written here, for a live line that has just opened."""

    send: bool
    """Whether the dialog contains a letter that should be sent at once, if the device can share texts."""
