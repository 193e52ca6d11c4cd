"""The awards that make up the points of a round, as data that score sheets, rules pages and bots all read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, SUITS, Card
from casino_core.rules.parts import Rules


@dataclass(frozen=True, slots=True)
class Majority:
    """Points for the side that has the most of certain cards."""

    code: str
    """The name of the award on score sheets."""

    points: int
    """The points for having the most."""

    cards: frozenset[Card]
    """The cards that are counted."""

    tie: str = "nobody"
    """Who scores in a tie: a value of the option ``majority_tie``, or "split"."""


@dataclass(frozen=True, slots=True)
class Each:
    """Points for each of certain cards."""

    code: str
    """The name of the award on score sheets."""

    points: int
    """The points for each card."""

    cards: tuple[Card, ...]
    """The cards, in the order in which they are counted."""


@dataclass(frozen=True, slots=True)
class Several:
    """Points for every side with at least a set number of certain cards."""

    code: str
    """The name of the award on score sheets."""

    points: int
    """The points for having that number of cards."""

    cards: tuple[Card, ...]
    """The cards that are counted."""

    least: int
    """The number of these cards that a side needs."""


@dataclass(frozen=True, slots=True)
class Beyond:
    """Points for each of certain cards that a side has beyond a set number."""

    code: str
    """The name of the award on score sheets."""

    points: int
    """The points for each further card."""

    cards: tuple[Card, ...]
    """The cards that are counted."""

    free: int
    """The number of these cards that score nothing, before each further card scores."""


Award = Majority | Each | Several | Beyond

CASINO_POINTS = {"2_and_1": (2, 1), "3_and_2": (3, 2)}
"""The points for Big and Little Casino, by the value of ``casino_points``."""


def _rank(rank: str) -> tuple[Card, ...]:
    return tuple(Card(rank + suit) for suit in SUITS)


# Cached, because every score needs the awards, even in a search. The cache is bounded, because people can make up any
# number of rules.
@lru_cache(maxsize=256)
def awards(rules: Rules) -> tuple[Award, ...]:
    """Return the awards for captured cards, in the order in which they are counted, only with cards of the pack."""
    whole = frozenset(rules.pack)
    possible = (_in_pack(award, whole) for award in _all_awards(rules, whole))
    return tuple([award for award in possible if award.cards])


@lru_cache(maxsize=256)
def scoring_cards(rules: Rules) -> frozenset[Card]:
    """Return the cards that score by themselves, not only by their number or together with others."""
    return frozenset(card for award in awards(rules) if isinstance(award, Each) for card in award.cards)


def _in_pack(award: Award, whole: frozenset[Card]) -> Award:
    """Return the award without the cards that the pack does not have."""
    if isinstance(award, Majority) or whole.issuperset(award.cards):
        return award
    return replace(award, cards=tuple([card for card in award.cards if card in whole]))


def _all_awards(rules: Rules, whole: frozenset[Card]) -> tuple[Award, ...]:
    table = rules.scoring.table
    if table in SPECIAL_AWARDS:
        return SPECIAL_AWARDS[table](rules, whole)
    if table == "diamond":
        return (
            Majority("cards", 1, whole, rules.scoring.majority_tie),
            Majority("diamonds", 1, _suit(whole, "D"), rules.scoring.majority_tie),
            Each("seven_of_diamonds", 1, (Card("7D"),)),
            *(Several(f"all_{name}", 2, _rank(rank), 4) for name, rank in ALL_OF_A_RANK),
        )
    if table == "cards_only":
        return (Majority("cards", 1, whole, rules.scoring.majority_tie),)
    if rules.scoring.card_points == "point_cards":
        return _point_cards(rules)
    return (_cards(rules, whole), *_spades(rules, _suit(whole, "S")), *_point_cards(rules))


def _point_cards(rules: Rules) -> tuple[Award, ...]:
    big, little = CASINO_POINTS[rules.scoring.casino_points]
    return (
        Each("big_casino", big, (BIG_CASINO,)),
        Each("little_casino", little, (LITTLE_CASINO,)),
        Each("aces", 1, ACES),
    )


def _krypkasino(_: Rules, whole: frozenset[Card]) -> tuple[Award, ...]:
    """Return the awards of Krypkasino, in which points count against a side (docs/rules.md, section 11)."""
    # Little Casino scores no further point as a spade. The ace of spades scores as an ace and as a spade: two points.
    spades = tuple(sorted(_suit(whole, "S") - {LITTLE_CASINO}))
    return (
        Each("big_casino", 3, (BIG_CASINO,)),
        Each("little_casino", 2, (LITTLE_CASINO,)),
        Each("aces", 1, ACES),
        Each("each_spade", 1, spades),
    )


def _shram(rules: Rules, whole: frozenset[Card]) -> tuple[Award, ...]:
    # The points follow the source, though a translation may have swapped the Casinos (docs/rules.md, section 18).
    cards = Majority("cards", 1, whole, rules.scoring.majority_tie)
    return (cards, Each("big_casino", 1, (BIG_CASINO,)), Each("little_casino", 2, (LITTLE_CASINO,)))


def _tablanette(rules: Rules, whole: frozenset[Card]) -> tuple[Award, ...]:
    # The source omits the suits of the two single cards; Katz names the two of clubs (docs/rules.md, section 19).
    honours = tuple(card for rank in "AKQJT" for card in _rank(rank))
    singles = (Each("ten_of_diamonds", 1, (BIG_CASINO,)), Each("two_of_clubs", 1, (Card("2C"),)))
    return (Majority("cards", 3, whole, rules.scoring.majority_tie), Each("honours", 1, honours), *singles)


def _tablic(rules: Rules, whole: frozenset[Card]) -> tuple[Award, ...]:
    honours = tuple(card for rank in "AKQJ" for card in _rank(rank))
    tens = tuple(card for card in _rank("T") if card != BIG_CASINO)
    singles = (Each("ten_of_diamonds", 2, (BIG_CASINO,)), Each("tens", 1, tens), Each("two_of_clubs", 1, (Card("2C"),)))
    return (Majority("cards", 3, whole, rules.scoring.majority_tie), Each("honours", 1, honours), *singles)


SPECIAL_AWARDS: dict[str, Callable[[Rules, frozenset[Card]], tuple[Award, ...]]] = {
    "krypkasino": _krypkasino,
    "shram": _shram,
    "tablanette": _tablanette,
    "tablic": _tablic,
}
"""Functions that return the awards of some games that score unlike Casino, by the name of the table of awards."""

MAJORITY_POINTS = {"3_most": 3, "2_most": 2, "2_most_split_ties": 2, "2_most_plus_1_last_capture": 2, "1_most": 1}
"""The points for most cards or most spades, by the value of ``cards_award`` or ``spades_award``."""

ALL_OF_A_RANK = (("sevens", "7"), ("sixes", "6"), ("aces", "A"))


def _suit(cards: Iterable[Card], suit: str) -> frozenset[Card]:
    return frozenset(card for card in cards if card.suit == suit)


def _cards(rules: Rules, whole: frozenset[Card]) -> Award:
    """Return the award for most cards."""
    award = rules.scoring.cards_award
    tie = "split" if award == "2_most_split_ties" else rules.scoring.majority_tie
    return Majority("cards", MAJORITY_POINTS[award], whole, tie)


def _spades(rules: Rules, spades: frozenset[Card]) -> tuple[Award, ...]:
    """Return the awards for spades: for most, each, or a number of them (docs/rules.md, sections 1, 9, 12, 14, 15)."""
    award, tie = rules.scoring.spades_award, rules.scoring.majority_tie
    each = Each("each_spade", 1, tuple(sorted(spades)))
    jack, ace = Each("jack_of_spades", 1, (Card("JS"),)), Each("ace_of_spades", 1, (Card("AS"),))
    majority = Majority("spades", 1, spades, tie)
    # The two and the ace of spades get one more point from the awards for Casinos and aces.
    counts = {"24_points": (each, jack), "25_points": (majority, each, jack), "26_points": (majority, each, jack, ace)}
    if rules.scoring.spade_casino != "off":
        return counts[rules.scoring.spade_casino]
    if rules.scoring.overspader:
        return (Beyond("overspader", 1, tuple(sorted(spades)), 6),)
    if award == "1_each_spade":
        return (each,)
    if award == "five_spades_1":
        return (Several("five_spades", 1, tuple(sorted(spades)), 5),)
    return (Majority("spades", MAJORITY_POINTS[award], spades, "split" if award == "2_most_split_ties" else tie),)


def points_for(award: Each | Several | Beyond, count: int) -> int:
    """Return the points that an award gives for a number of its cards."""
    if isinstance(award, Several):
        return award.points * (count >= award.least)
    return award.points * max(0, count - (award.free if isinstance(award, Beyond) else 0))


def card_share(award: Each | Several | Beyond) -> float:
    """Return the average worth of one card of an award, as a share of the award's ``points``."""
    if isinstance(award, Several):
        return 1 / award.least
    return 1 - award.free / len(award.cards) if isinstance(award, Beyond) else 1


def base_points(rules: Rules) -> int:
    """Return the points of a round in which one side takes everything: eleven in most games.

    Sweeps do not count towards these points, nor does a last capture that scores an additional point.
    """
    packs = rules.deal.packs
    total = sum(award.points * (len(award.cards) * packs if isinstance(award, Each) else 1) for award in awards(rules))
    # The first point of each of these awards is in the sum already.
    total += sum(
        award.points * (len(award.cards) - award.free - 1) for award in awards(rules) if isinstance(award, Beyond)
    )
    return total + last_capture_points(rules) - rules.scoring.last_capture_point


def last_capture_points(rules: Rules) -> int:
    """Return the points for the last capture of a round."""
    return 1 if rules.scoring.cards_award == "2_most_plus_1_last_capture" else rules.scoring.last_capture_point
