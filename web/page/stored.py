"""The values that browsers store, one per row; the rows decide how values are stored, sent in messages, and backed up.

Besides these, a browser stores the game on the table, its picture, and each finished or running game under its own
name.
"""

GAME = "casino.game"  # the game on the table
TABLE = "casino.table"  # the picture of the table, with which the next visit begins
GLANCE = "casino.glance"  # the entry of the game on the table in the list of running games
RUNNING = "casino.running."  # prefix of the names of the other running games
ASIDE = "casino.aside."  # prefix of the names of unreadable values, stored as they were
PROBE = "casino.probe"  # stored for a moment, to measure the free room

SETTINGS, KEYS, HINTS_AWAY = "casino.settings", "casino.keys", "casino.away"
OWN_GAMES, PEOPLE, ROOM = "casino.games", "casino.people", "casino.room"
LATELY = "casino.lately"  # the presets that were played last; web/static/js/find-games.js reads it, too
DAYS, ACHIEVED = "casino.days", "casino.firsts"
DEALS, PARS, WEEKS = "casino.deals", "casino.pars", "casino.weeks"  # details of deals; others' scores; weekly games
LETTERS = "casino.letters"  # games with friends, including the secrets of the person's cards
FRIENDS, NICKNAME = "casino.friends", "casino.nickname"  # friends' results of daily deals; the person's name in links
LESSONS = "casino.lessons"  # the steps that were done, and when; web/static/js/learn.js reads it, too
MISTAKES = "casino.mistakes"  # costly plays for practice; web/static/js/mistakes.js reads it, too
PUZZLES = "casino.puzzles"  # the first try at each puzzle; see web/shared/puzzle_rating.py
PUZZLE_DAYS = "casino.puzzle-days"  # the puzzles of the day that were solved; web/static/js/puzzles.js reads it, too
PRACTICE = "casino.practice"  # the best run of each drill and of puzzles; web/static/js/practice.js writes it, too
PUZZLE_RUN = "casino.puzzle-run"  # the unfinished run of puzzles, which can go on after a reload
EVENINGS = "casino.evenings"  # the evenings of groups, with the results collected here
EVENING_DEALS = "casino.evening-deals"  # the person's own results in the deals of evenings
LAST_BACKUP = "casino.copied"


class StoredValue:
    """A row of the table: a value that browsers store."""

    def __init__(  # noqa: PLR0913, PLR0917 - a row has these columns
        self,
        name: str,
        kind: type,
        longest: int,
        part: str = "",
        init: str = "",
        reply: str = "",
        backup: bool = True,  # noqa: FBT001, FBT002 - MicroPython has no keyword-only arguments
    ) -> None:
        """Describe the value under a name. Browsers have stored it, so its name and type must never change."""
        self.name = name
        self.kind = kind
        """The type of the value."""
        self.longest = longest
        """The maximum number of characters of the value's text, far more than years of play need."""
        self.part = part
        """The name of the value in messages between page and worker."""
        self.init = init
        """The pages whose init message has the value: "all", those of the "site" but no frames, those with a "course",
        or the one for games with a "friend"; "" for none.
        """
        self.reply = reply
        """What a reply may do: "set" the value, or "add" or "replace" some of its entries; "" for nothing."""
        self.backup = backup
        """Whether a backup contains the value."""


STORED = {
    value.name: value
    for value in (
        StoredValue(SETTINGS, dict, 10_000, "settings", "all", "set"),
        StoredValue(KEYS, dict, 10_000, "bound", "all", "set"),
        StoredValue(HINTS_AWAY, list, 10_000, "away", "all", "set"),
        StoredValue(OWN_GAMES, list, 300_000, "games", "all"),
        StoredValue(PEOPLE, list, 10_000, "people", "site", "set"),
        StoredValue(ROOM, str, 1_000, "room", "site", "set"),
        StoredValue(LATELY, list, 10_000, "lately", "site", "set"),
        StoredValue(DAYS, dict, 1_000_000, "days", "site"),
        StoredValue(ACHIEVED, dict, 10_000, "achievements", "site", "add"),
        StoredValue(DEALS, dict, 1_000_000, "deals", "", "add"),
        StoredValue(PARS, dict, 3_000_000, "pars", "site", "add"),
        StoredValue(WEEKS, dict, 300_000, "weeks", "site", "add"),
        StoredValue(FRIENDS, dict, 3_000_000),
        StoredValue(NICKNAME, str, 1_000, "nickname", "friend", "set"),
        StoredValue(LETTERS, dict, 3_000_000, "letters", "friend", "replace"),
        StoredValue(LESSONS, dict, 100_000, "lessons", "course", "add"),
        StoredValue(MISTAKES, dict, 300_000, "mistakes", "site", "replace"),
        StoredValue(PUZZLES, dict, 200_000, "puzzles", "course", "add"),
        StoredValue(PUZZLE_DAYS, dict, 1_000_000, "puzzle_days", "", "add"),
        StoredValue(PRACTICE, dict, 10_000, "runs", "course", "replace"),
        StoredValue(PUZZLE_RUN, dict, 10_000, "run", "course", "replace", backup=False),
        StoredValue(EVENINGS, dict, 3_000_000),
        StoredValue(EVENING_DEALS, dict, 1_000_000, "evening_deals", "", "add"),
        StoredValue(GLANCE, dict, 20_000),
        StoredValue(LAST_BACKUP, str, 1_000, backup=False),
    )
}
LONGEST_OTHER = 5_000_000  # characters of any other text: all that browsers let a site store
