"""An evening: deals that any number of people play, all with the same cards and opponents; and one person's result.

    evening  = rules "/" seed "/" deals "/" bots         classic:target=none/k7f2/8/nia
    bots     = bot { "," bot }                           the bots after the person's seat
    result   = "evening=" evening "&name=" name "&deals=" plays { "/" plays }
               [ "&takebacks=" number ] [ "&hints=" number ] "&check=" letters
    plays    = a round as in the text of a game          "-" for a deal that was not finished

The letters at the end depend on everything else except the name, so a link that was cut or changed on the way is
noticed.
"""

MAX_DEALS = 24
"""The maximum number of deals in an evening."""

DEFAULT_DEALS = 8
"""The number of deals that the form suggests."""

LONGEST = 600
"""The maximum number of characters in the text of an evening."""

LONGEST_PLAYS = 3_000
"""The maximum number of characters in the plays of a deal, several times the longest ever seen."""

MAX_COUNT = 999
"""The largest number of takebacks or hints in a result."""

LONGEST_SEED = 20
PREFIX = "evening-"
NOTHING = "-"
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"
CHECKED = 4  # letters at the end of a result


class Evening:
    """The rules, seed, number of deals and opponents of an evening."""

    def __init__(self, rules: str, seed: str, count: int, bots: str) -> None:
        """Take the rules of a single round as text, a seed, the number of deals, and the bots separated by commas."""
        self.rules = rules
        self.seed = seed
        self.count = count
        self.bots = bots

    @property
    def text(self) -> str:
        """The text of the evening, as in its links."""
        return f"{self.rules}/{self.seed}/{self.count}/{self.bots}"

    @property
    def variant(self) -> str:
        """The id of the preset."""
        return self.rules.split(":")[0]

    def seed_of(self, number: int) -> str:
        """Return the seed of a deal, by its number from 1."""
        return f"{PREFIX}{self.seed}-{number}-{self.count}"

    def game(self, number: int, plays: str) -> str:
        """Return the text of the game that consists of a deal and its plays."""
        return f"{self.rules}/{self.seed_of(number)}/{plays}"

    def query(self, number: int) -> str:
        """Return the part of an address, from ? on, that opens a deal."""
        options = self.rules.replace(":", "&", 1).replace(",", "&")
        return f"?variant={options}&seed={self.seed_of(number)}&bots={self.bots}"

    def key(self, number: int) -> str:
        """Return the name under which the person's own result in a deal is stored."""
        return f"{self.text}/{number}"


def parse_evening(text: object) -> "Evening | None":
    """Return the evening that a text describes, or None. Only the engine knows whether its rules exist."""
    if not isinstance(text, str) or len(text) > LONGEST or len(text.encode()) != len(text):
        return None
    parts = text.split("/")
    if len(parts) != 4 or not parts[0] or not parts[3] or text.split() != [text]:
        return None
    count = _number(parts[2])
    return Evening(parts[0], parts[1], count, parts[3]) if is_seed(parts[1]) and 1 <= count <= MAX_DEALS else None


def evening_of_deal(rules: str, seed: str, bots: str) -> "tuple[Evening, int] | None":
    """Return the evening that a deal belongs to, and the number of the deal in it; None if it belongs to no evening."""
    parts = seed[len(PREFIX) :].split("-") if seed.startswith(PREFIX) else []
    if len(parts) != 3 or not is_seed(parts[0]):
        return None
    number, count = _number(parts[1]), _number(parts[2])
    return (Evening(rules, parts[0], count, bots), number) if 1 <= number <= count <= MAX_DEALS else None


def is_seed(text: str) -> bool:
    """Return whether a text can be the seed of an evening: lower-case letters and digits."""
    return 0 < len(text) <= LONGEST_SEED and all(mark in LETTERS for mark in text)


def check_letters(evening: str, deals: str, takebacks: int, hints: int) -> str:
    """Return the letters that end a result, given the text of its evening, all its plays, and its counts."""
    number = 0
    for mark in f"{evening}&{deals}&{takebacks}&{hints}":
        number = (number * 31 + ord(mark)) % 2**32
    letters = ""
    for _ in range(CHECKED):
        number, place = divmod(number, len(LETTERS))
        letters += LETTERS[place]
    return letters


def _number(text: str) -> int:
    """Return a number of one or two digits; 0 for any other text."""
    if not 0 < len(text) <= 2 or not all(mark in "0123456789" for mark in text) or text[0] == "0":
        return 0
    return int(text)
