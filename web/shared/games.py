"""What page and worker both know of games: who can play, what is counted, and how many and how long things may be."""

from web.shared.schema import Count

PERSON = "person"
"""Stands for a person where the seats are listed."""

MAX_SEATS = 6
"""How many can play."""

LONGEST_PERSON_NAME = 16
"""How many characters the name of a person may have."""

MAX_OWN_GAMES = 50
"""How many games of a person's own can be stored."""

LONGEST_GAME_NAME = 40
"""How many characters the name of a game of one's own, or of a table, may have."""

COUNTED: tuple[Count, ...] = ("captures", "sweeps", "built", "kept", "stolen", "lost")
"""What is counted of a game: captures and sweeps; builds that one came to own, one's own that one's side took, those of
other sides that became one's own or were taken, and one's own that others had. No more are kept and lost than owned."""

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
"""What the person is told of when they do it for the first time; ``web.worker.match.achievements`` finds it in a round.
The names are stored in browsers."""
