"""Facts about games that page and worker share: players, statistics, bounds."""

from web.shared.schema import Count

PERSON = "person"
"""The id of a person in a list of players."""

FRIEND = "friend"
"""The id of a person elsewhere, who plays by letters."""

MAX_SEATS = 6
"""The largest number of players."""

LONGEST_PERSON_NAME = 16
"""The most characters in the name of a person."""

MAX_OWN_GAMES = 50
"""The largest number of a person's own games that are stored."""

LONGEST_GAME_NAME = 40
"""The most characters in the name of a person's own game or of a table."""

COUNTED: tuple[Count, ...] = ("captures", "sweeps", "built", "kept", "stolen", "lost")
"""The counts of the statistics: captures and sweeps; the person's builds; those of them that their side took; others'
builds that the person took or made their own; and the person's builds that others took or made their own. Kept and lost
never exceed built.
"""

ACHIEVEMENTS = (
    "sweep",
    "multiple",
    "groups",
    "stolen",
    "kept",
    "last_sweep",
    "residue",
    "casinos",
    "aces",
    "cards",
    "spades",
    "shutout",
)
"""The achievements, which are announced the first time; ``web.worker.match.achievements`` finds them in a round. The
names are stored in browsers.
"""
