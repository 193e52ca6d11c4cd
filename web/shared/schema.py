"""The shapes of stored values, of data built into pages, and of what messages carry; messages are in ``protocol``.

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
    """The content stored under a name in the browser's storage."""

    v: int
    """The version of the data."""

    data: JSON
    """The value that is stored under the name."""

    tab: NotRequired[str]
    """The unique name of the page that wrote it."""


class GameStatistics(TypedDict):
    """The statistics of a finished game, for the side and the seat of the person."""

    points: list[list[int]]
    """The points of every round, by side."""

    margin: int
    """The lead of the person's side over the best other side in points, negative if it was behind."""

    captures: int
    """The number of captures by the person."""

    sweeps: int
    """The number of these captures that cleared the table."""

    built: int
    """The number of builds that the person made."""

    kept: int
    """The number of the person's builds that the person's side took."""

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
    """In a person's own game, the ids of the other players by seat; otherwise the ids of all players, with "person"
    for each person.
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
    """True if the game was under way when it was opened from a link or a file; it does not count for the person."""

    day: NotRequired[str]
    """The date of a daily deal, such as 2026-11-22."""


Score: TypeAlias = "Sequence[str | int]"
"""Someone's result in a daily deal: a friend's name or a bot's id, their points, and the opponent's points."""


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
"""The result of a deal of an evening: the points of the person's side, the points of the best other side, and the
lead: the first number minus the second, or the second minus the first if the fewest points win.
"""


class EveningDeal(TypedDict):
    """The person's own result in a deal of an evening."""

    plays: str
    """The plays, as in the text of a game."""

    points: DealPoints
    """The points of the deal: see ``DealPoints``."""

    takebacks: NotRequired[int]
    """The number of undone actions; missing for none."""

    hinted: NotRequired[bool]
    """True if the person asked for a hint."""


class EveningResult(TypedDict):
    """A person's result of an evening."""

    by: str
    """The name of the person, or words for a missing name."""

    deals: list[str]
    """The plays of every deal, "-" for a deal that was not finished."""

    points: list[DealPoints | None]
    """The points of every deal; None for a deal that was not finished."""

    takebacks: int
    """The number of undone actions, as stated in the result."""

    hints: int
    """The number of deals with hints, as stated in the result."""

    checked: bool
    """Whether the plays of the opponents have been checked and found right."""


RefusedResult: TypeAlias = tuple[str, str]
"""The name on a refused result, and the reason."""


class StoredEvening(TypedDict):
    """An evening whose results are collected here."""

    name: str
    """The name of the evening, "" for none."""

    results: list[EveningResult]
    """The results, in the order in which they came."""

    bots: dict[str, list[DealPoints]]
    """The points of bots with the same cards, by bot, deal by deal, as far as they are known."""


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
"""The result of a game: the ids of the other players from the person's left, the number of rounds, and the lead of the
person's side in points."""


class Arena(TypedDict):
    """The arena's measurements at one table."""

    variant: str
    """The id of the preset that was played."""

    seating: str
    """The sides: "2", or "2v2" for teams."""

    measured: list[tuple[str, str, float, float]]
    """For each pair: the stronger bot, the weaker one, the lead in points a round, and half of its 95% interval."""

    spread: float
    """The standard deviation of the difference in points between two sides in one round."""


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
    """The names of the other players if one person plays, otherwise of all players."""

    totals: list[int]
    """The points by side."""

    loose: list[str]
    """The loose cards."""

    builds: list[int]
    """The values of the builds."""

    hand: list[str]
    """The person's cards; none if others share the screen."""

    bots: list[str]
    """As in a save, the ids of the bots after the first seat if one person plays with bots, otherwise of all seats."""

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
    """The game's entry in the list of running games, if the entry was stored."""

    text: NotRequired[str]
    """The stored text, if it could not be read."""
