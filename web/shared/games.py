"""Facts about games that page and worker share: players, statistics, bounds."""

from web.shared.schema import Count

PERSON = "person"
"""The id of a person in a list of players."""

FRIEND = "friend"
"""The id of a person elsewhere, who plays by letters."""

MAX_SEATS = 6
"""The largest number of players."""

LONGEST_PERSON_NAME = 16
"""The maximum number of characters in the name of a person."""

MAX_OWN_GAMES = 50
"""The largest number of a person's own games that are stored."""

LONGEST_GAME_NAME = 40
"""The maximum number of characters in the name of a person's own game, or of a table."""

COUNTED: tuple[Count, ...] = ("captures", "sweeps", "built", "kept", "stolen", "lost")
"""The counts of the statistics: captures; sweeps; builds that the person made ("built"); builds of the person that the
person's side took ("kept"); builds of other sides that the person took or made their own ("stolen"); and builds of the
person that other sides took or made their own ("lost"). "kept" and "lost" never exceed "built".
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
