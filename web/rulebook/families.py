"""Facts by which players find a game: its family, places and length, and a typical play."""

from __future__ import annotations

from dataclasses import dataclass

from casino_core.rules.presets import Variant
from casino_core.rules.variants import VARIANTS
from web.rulebook.offered import offered
from web.rulebook.words import Words

FAMILIES: dict[str, tuple[str, ...]] = {
    "plain": ("classic", "american", "calling", "portuguese", "california", "five_handed"),
    "courts": ("royal", "royal_six", "buckeye", "german", "trailing_royals"),
    "points": ("spade", "spade_25", "spade_26", "royal_spade", "diamond"),
    "caribbean": ("dominican", "haiti"),
    "nordic": ("kasino_fi", "kasino_se", "kasino_no", "krypkasino"),
    "southern": ("swazi", "swazi_two", "crazy", "sotho", "south_african", "khasino"),
    "unbuilt": ("callabra", "tablanette", "tablic"),
    "moves": ("draw", "royal_draw", "pluck", "michigan"),
}
"""The presets by family, in the order of every list; a preset that is missing belongs to its parent's family."""

START_HERE = ("classic", "royal", "kasino_fi", "swazi")
"""One game of each large branch, for newcomers."""


@dataclass(frozen=True)
class Profile:
    """Facts other than rules by which a game is found."""

    places: tuple[str, ...]
    """The places where the sources say it is played or comes from, as ids of ``game.place.<id>`` in the catalogue."""

    turns: int
    """The number of turns of one player in a game at the default table, as counted by ``tests.bots.lengths``."""

    cards: str
    """A typical play, from an example in rules.toml: groups of cards, the played card first."""

    number: str = ""
    """The number that the play makes or costs; "" if the cards show enough."""


PROFILES: dict[str, Profile] = {
    "classic": Profile(("england", "america"), 96, "9C 9D 6H3S"),
    "american": Profile(("america",), 96, "9S AD5C3H"),
    "calling": Profile(("america",), 96, "8H 5D3C", "8"),
    "portuguese": Profile(("portugal",), 120, "8C 5D3H"),
    "california": Profile(("america",), 96, "QD QC QS"),
    "five_handed": Profile(("america",), 63, "2S ACAD"),
    "royal": Profile(("america",), 96, "JC2D", "13"),
    "royal_six": Profile(("america",), 24, "KH JD2C"),
    "buckeye": Profile(("america",), 24, "JC TD", "11"),
    "german": Profile(("germany",), 48, "TD KD3H", "16"),
    "trailing_royals": Profile(("america",), 96, "QD QC", "12"),
    "spade": Profile(("america",), 120, "9C 9D 6S3S"),
    "spade_25": Profile(("america",), 120, "JC JS"),
    "spade_26": Profile(("america",), 120, "TH 5S3S2S"),
    "royal_spade": Profile(("america",), 120, "KH JS2C"),
    "diamond": Profile(("america",), 72, "7C 7D 3C4H"),
    "dominican": Profile(("dominican",), 96, "TH TD TC"),
    "haiti": Profile(("haiti",), 12, "QH QD 9C3S"),
    "kasino_fi": Profile(("finland",), 72, "AH KC AC", "14"),
    "kasino_se": Profile(("sweden",), 72, "7C 7D"),
    "kasino_no": Profile(("norway",), 72, "5STC", "15"),
    "krypkasino": Profile(("sweden",), 100, "8D 8D"),
    "swazi": Profile(("eswatini",), 64, "9D 4H5H", "9"),
    "swazi_two": Profile(("eswatini",), 96, "8D 3C5S", "8"),
    "crazy": Profile(("eswatini",), 96, "TD3C", "13"),
    "sotho": Profile(("lesotho",), 72, "7D 4C3S", "7"),
    "south_african": Profile(("south_africa",), 80, "9S 6D3C"),
    "khasino": Profile(("south_africa",), 20, "5H3DAC", "9"),
    "callabra": Profile(("germany",), 21, "KH KD QCAC TH3C"),
    "tablanette": Profile(("russia", "england"), 216, "JC 2D 6C QD 9H"),
    "tablic": Profile(("balkans",), 192, "KH QDAC 8D6C 9C5H", "14"),
    "draw": Profile(("america",), 96, "8C 8D"),
    "royal_draw": Profile(("america",), 72, "QH 7C5D"),
    "pluck": Profile(("america",), 96, "9H"),
    "michigan": Profile(("america",), 96, "KD", "−2"),
}
"""The profiles of presets; a preset that is missing has the profile of its parent."""

SHORT, LONG = 30, 90
"""The maximum number of one player's turns in a short game, and the minimum in a long game."""


def families() -> dict[str, list[Variant]]:
    """Return the presets on offer by family, in the order of all lists; families without any are left out."""
    known = offered()
    listed = {name: [known[game] for game in games if game in known] for name, games in FAMILIES.items()}
    for variant in known.values():
        family = listed[family_of(variant.id)]
        # A preset that is in no list comes last in its parent's family.
        if variant not in family:
            family.append(variant)
    return {name: games for name, games in listed.items() if games}


def family_of(game: str) -> str:
    """Return the family of a preset. Raise KeyError for an unknown game."""
    named = next((name for name, games in FAMILIES.items() if game in games), None)
    # This ends: Casino, the ancestor of all presets, is in a list.
    return named or family_of(VARIANTS[game].parent)


def profile(game: str) -> Profile:
    """Return the profile of a preset, or that of its parent. Raise KeyError for an unknown game."""
    return PROFILES[game] if game in PROFILES else profile(VARIANTS[game].parent)


def length(game: str) -> str:
    """Return the length of a game: "short", "medium" or "long"."""
    turns = profile(game).turns
    return "short" if turns <= SHORT else "long" if turns >= LONG else "medium"


def introduction(game: str, t: Words) -> str:
    """Return the sentence that describes a game in lists of games; "" if the catalogue has none."""
    try:
        return t(f"game.{game}.line")
    except KeyError:
        return ""
