"""The shapes of data that cross a border: what browsers store, what a page is built with, what the worker answers.

For annotations alone: MicroPython has no typing, and the build leaves these imports out of what it is sent. Keys that
browsers have stored stay as they are for ever, also where code has a better word by now: the statistics of a game are
stored as "tally", its achievements as "feats", and in which rounds these were first told as "casino.firsts".
"""

# ruff: noqa: TID251 - nothing here is sent to MicroPython
from collections.abc import Sequence
from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

JSON: TypeAlias = "dict[str, JSON] | list[JSON] | str | int | float | bool | None"
"""Anything that JSON can tell."""

Count = Literal["captures", "sweeps", "built", "kept", "stolen", "lost"]
"""What is counted of a game: see ``games.COUNTED``."""

Flag = Literal["again", "hinted", "skipped", "resigned", "joined"]
"""What may be true of a finished game: see ``FinishedGame``."""

Marked = Literal[Flag, "takebacks", "day", "winners", "names"]
"""What only some finished games have: see ``FinishedGame``."""


class Envelope(TypedDict):
    """What stands under a name in the browser's storage."""

    v: int
    """The version of the data."""

    data: JSON
    """What is stored."""

    tab: NotRequired[str]
    """The page that has written it, by a name that no other page has."""


class GameStatistics(TypedDict):
    """What was counted of a finished game, for the side and the seat of the person."""

    points: list[list[int]]
    """The points of every round, by side."""

    margin: int
    """How many points the person's side was ahead of the best other one; less than 0 when it was behind."""

    captures: int
    """How often the person captured."""

    sweeps: int
    """How often that cleared the table."""

    built: int
    """How many builds the person made."""

    kept: int
    """How many of these the person's side took."""

    stolen: int
    """How many builds of other sides the person took or made their own."""

    lost: int
    """How many of the person's builds other sides took or made their own."""

    feats: NotRequired[dict[str, int]]
    """The achievements: for each, the number of the action, from 1, with which it came first. Missing for none."""


class FinishedGame(TypedDict):
    """A finished game as it is stored.

    Where one person plays, who sits first, it is their own. A game of several people, or of bots alone, is nobody's.
    """

    at: str
    """When it ended, as browsers write it: 2026-11-22T04:20:21.123Z."""

    game: str
    """The text of the game, or of its deal alone, as "classic/k7f2", where there was no room for more."""

    bots: list[str]
    """In an own game the ids of the others by seat; else of everyone, with "person" for each of the people."""

    totals: list[int]
    """The final points by side; the person's side comes first."""

    won: bool
    """Whether the person's side has won; False in a game that is nobody's own."""

    winners: NotRequired[list[int]]
    """The sides that have won; only in a game that is nobody's own."""

    names: NotRequired[list[str]]
    """What people are called, by seat, "" for no name; only in a game that is nobody's own."""

    name: NotRequired[str]
    """What the rules are called, where the person has named them."""

    room: NotRequired[str]
    """What the table is called."""

    tally: NotRequired[GameStatistics]
    """What was counted of the game; missing in games of older versions."""

    takebacks: NotRequired[int]
    """How many actions were taken back; missing for none."""

    again: NotRequired[bool]
    """True where the deal had been played before."""

    hinted: NotRequired[bool]
    """The person asked what to play."""

    skipped: NotRequired[bool]
    """True where a bot played a round for the person."""

    resigned: NotRequired[bool]
    """True where the person resigned."""

    joined: NotRequired[bool]
    """True where the game was under way when it was opened from a link or a file: it says nothing of the person."""

    day: NotRequired[str]
    """The date, as 2026-11-22, where it was the deal of a day."""


Score: TypeAlias = "Sequence[str | int]"
"""What somebody made of the cards of a day: a name or the id of a bot, their points, and those of the opponent."""


class PlayedDeal(TypedDict):
    """What is stored of a deal of a day that was played, besides its points; nothing of deals of older versions."""

    on: str
    """The date on which it was played."""

    marks: str
    """Who had more of the cards, spades, casinos, aces and sweeps: "+" the person, "-" the opponent, "=" both, "0"
    nobody anything."""


PuzzleTry: TypeAlias = "tuple[int, int, str]"
"""The first try at a puzzle, in JSON a list: 1 for solved or 0, how many of the ladder miss the puzzle, the date."""


class PlayedWeek(TypedDict):
    """The game of a week that was played."""

    game: str
    """The id of its preset."""

    totals: list[int]
    """The points by side, the person's first."""

    won: bool
    """Whether the person has won."""

    on: str
    """The date on which it was played."""


class OwnRules(TypedDict):
    """Rules that a person has named, as they are stored."""

    name: str
    """What they are called."""

    rules: str
    """The text of the rules."""


class Backup(TypedDict):
    """All that a browser has stored, as a file holds it."""

    games: Sequence[object]
    """The finished games; in a file from anywhere each may be anything."""

    values: NotRequired[dict[str, JSON]]
    """Everything else, by the name under which it is stored."""

    running: NotRequired[Sequence[JSON]]
    """The running games beside the one on the table; missing in files of older versions."""

    saved: NotRequired[JSON]
    """When it was saved, as browsers write a time; in a file from anywhere it may be anything."""


Figures: TypeAlias = dict[str, int]
"""Sums over games: "games", "won", "rounds", "margin", each of COUNTED, and "counted", the rounds of the games of which
it is known what was counted."""

Result: TypeAlias = tuple[tuple[str, ...], int, int]
"""What came of a game: the others from the left of the person, the rounds, and how many points the person's side was
ahead; less than 0 when it was behind."""


class Arena(TypedDict):
    """What the arena has measured at one table."""

    variant: str
    """The id of the preset that was played."""

    seating: str
    """Who played against whom: "2", or "2v2" for teams."""

    measured: list[tuple[str, str, float, float]]
    """The stronger bot, the weaker one, the points a round between them, and half the 95 % interval of that."""

    spread: float
    """The standard deviation of the points between two sides in one round."""


class Strengths(TypedDict):
    """What is known of how strong the bots are."""

    ladder: list[str]
    """The ids of the bots on the ladder, the weakest first."""

    tables: list[Arena]
    """What was measured, by table."""

    renamed: dict[str, str]
    """Today's ids of bots by those that they had before."""


class Glance(TypedDict):
    """What a list of running games shows of one."""

    title: str
    """What is played."""

    who: list[str]
    """The names of the others at the table; of everyone where nobody plays alone."""

    totals: list[int]
    """The points by side."""

    loose: list[str]
    """The loose cards."""

    builds: list[int]
    """The numbers of the builds."""

    hand: list[str]
    """The person's cards; none where others share the screen."""

    bots: list[str]
    """The ids of those who play, as a save has them."""

    running: bool
    """Whether the game is under way: begun, and not over."""

    at: NotRequired[str]
    """When it was played last, as browsers write it."""


class RunningGame(TypedDict):
    """A running game beside the one on the table, as it is stored."""

    at: str
    """When it was set aside, as browsers write it."""

    save: NotRequired[str]
    """The match, as the worker saves it; missing where what was stored could not be read."""

    glance: NotRequired[Glance | None]
    """What the list shows of it, as far as that was stored."""

    text: NotRequired[str]
    """What was stored and could not be read, as it was."""


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

    Stored values may be anything; whoever reads one checks it.
    """

    do: str
    """"init"."""

    lang: str
    """The language of the page, by default "en"."""

    sprite: str
    """The address of the deck."""

    page: str
    """The address of the page to play at, to which links lead."""

    home: str
    """The address of the site's front page, "" if there is no way there."""

    address: str
    """The page's own address from ? or # on."""

    embed: bool
    """Whether the table is in a frame of another site."""

    kind: str
    """What is embedded: "game", "position", "puzzle", "lesson" or "replay"; "" elsewhere."""

    finished: int
    """The number of stored finished games."""

    stored: dict[str, JSON]
    """The stored values that the page shares with the worker, by their ``part`` in ``web.page.stored``."""

    save: str | None
    """The stored match; None or "" if there is none."""

    problem: str
    """Why the storage cannot read that match: "mangled" or "newer"; "" if it can."""

    opening: str
    """The match that the page already shows, as a save."""

    parked: Sequence[tuple[str, str] | list[str]]
    """The other running games, each as the name it is stored under, and its save."""

    there: Sequence[str]
    """What the device offers: see ``Notices.there``."""

    course: str
    """The lessons that the page is for, as ``match.lesson`` reads them; "" if it is for games."""


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
    """The worker's answer to a message: what the page shows, says and stores.

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
    """How many milliseconds after the frames to send ``next``; 0: when it was due before, or at once."""

    idle: str
    """An intent to be sent when there is nothing else to send."""

    dialog: str | None
    """The markup of a dialog; "" closes the open one, None leaves it."""

    save: str
    """The match, to be stored."""

    glance: Glance | None
    """The entry of that match in the list of running games."""

    parks: bool
    """Whether the match that was stored before is under way, and is to be kept beside this one."""

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
    """The intent of every key."""

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
