"""The vocabulary of the reference: cards as text, builds, house rules, positions, actions, and values of cards.

In actions and builds, the values 11, 12, 13 of courts without a value stand for their rank alone.
Twins of two packs have the same text; in a set a mark distinguishes the second one (`bag`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Literal, NamedTuple, NotRequired, TypedDict, TypeVar

T = TypeVar("T")

RANKS = "A23456789TJQK"
SUITS = "SHDC"
WHOLE_PACK = tuple(rank + suit for rank in RANKS for suit in SUITS)
COURTS = "JQK"

Values = tuple[int, ...]  # all values that one card or build can have


class Build(TypedDict):
    """A build in the layout: one group is a single build, two or more are a multiple build."""

    value: int
    groups: list[list[str]]
    owner: int  # the seat that last made, added to or raised the build or, in some games, set its value
    also: NotRequired[list[int]]  # other seats that the build binds, in games in which partners do not free builders


class Options(TypedDict, total=False):
    """House rules, by their names in docs/rules.md, section 21; a missing key means the base game.

    There are also traits of presets: duties, building (`form`), packs, and `card_points`, the points of cards (and in
    Diamond Casino the pack). Some rules are packages that set other rules.
    """

    # Values
    royal_values: bool
    courts: Literal["rank_only", "11_12_13", "12_13_14", "13_14"]
    ace_values: Literal["1", "1_or_11", "1_or_14", "14_hand_1_table"]
    table_ace: Literal["1_or_14", "1_only"]
    cassino_high_values: Literal["none", "fixed_hand", "optional"]
    ten_of_diamonds_10_or_11: bool
    # Capturing
    face_capture_limit: Literal["one", "all", "any"]
    adversary_combines_build: bool
    single_build_as_card: bool
    partner_takes_build: bool
    five_of_spades_sweeps: bool
    initial_pairs_to_first_player: bool
    pluck: bool
    matching: Literal["free", "forced"]
    must_capture: Literal["never", "card_not_trailed", "before_trailing", "always"]
    residue_to: Literal["last_capturer", "last_mover", "nobody"]
    compulsory: bool
    jacks_take_table: bool
    courts_aside: bool
    # Building
    form: Literal["none", "hand_card"]
    fresh_cards_rest: bool
    builder_duty: Literal["no_trail", "take_or_add_next_turn", "no_trail_one_per_value", "add_or_capture", "free"]
    builder_may_trail: bool
    trail_fine: Literal[0, 2]
    partner_frees_builder: bool
    build_owner: Literal["last_to_add", "last_to_set_value"]
    same_value_builds: Literal["any", "one_per_value_per_player", "one_per_value_global"]
    builds_at_once: Literal["any", "one_each", "one"]
    own_build_raise: Literal["allowed", "needs_both_cards", "forbidden", "opponents_only"]
    table_only_build_while_trailing: bool
    table_cards_help_raise: bool
    multi_gather_on_build: bool
    calling: bool
    max_build_cards: int | None
    point_cards_in_builds: bool
    face_natural_build: bool
    # Scoring
    sweep_points: int
    sweep_timing: Literal["end_of_hand", "as_made"]
    sweep_cancel: Literal["none", "all_players_have_one", "one_for_one"]
    sweep_last_card: bool
    sweep_freeze: Literal["none", "last_deal_and_from_10"]
    sweep_swing: int
    card_points: Literal["standard", "diamond", "cards_only", "krypkasino", "shram", "tablanette", "tablic"]
    cards_award: Literal["3_most", "2_most_plus_1_last_capture", "1_most", "2_most_split_ties"]
    spades_award: Literal["1_most", "2_most", "2_most_split_ties", "1_each_spade", "five_spades_1"]
    casino_points: Literal["2_and_1", "3_and_2"]
    majority_rule: Literal["relative", "more_than_half"]
    majority_tie: Literal["nobody", "split", "spades_shared_by_two", "most_spades_gets_cards", "carry_over"]
    spade_casino: Literal["off", "24_points", "25_points", "26_points"]
    last_capture_point: Literal[0, 1]
    all_eleven_bonus: Literal["none", "plus_1", "first_round_wins", "always_wins"]
    difference_scoring: bool
    score_as_captured: bool
    point_cards_at_once: bool
    overspader: bool
    tablanette_bonus: Literal["none", "non_jack_sum", "jack_sum", "double"]
    # The end of the game
    target: int | None
    overshoot: Literal["wins", "scores_nothing"]
    endgame: Literal["open", "from_18", "from_16"]
    countout_order: Literal["sweeps_in_order", "more_sweeps", "base_first"] | None
    claim_out: Literal["off", "wrong_claim_ignored", "wrong_claim_loses"]
    california_rounds: Literal["2_per_player"] | None
    rounds: Literal["1_per_player", "2_per_player"] | None
    kasino_tiebreak: Literal["points_spades_cards", "points_cards_spades", "spades", "another_hand"]
    level: Literal["again", "clearer"]
    lowest_wins: bool
    cleared_ends_round: bool
    callabra_limit: bool
    # The deal
    packs: int
    replaced: Literal["none", "point_cards", "jacks"]
    five_handed: bool
    german_deal: bool
    draw: bool
    # Packages
    trailing_royals: bool
    michigan: bool
    portuguese: bool
    kasino_midhand_win: Literal["off", "sweeps_only", "sweeps_aces_kasinos"]
    shram: bool


class Position(TypedDict):
    """The table and the actor's hand; other hands do not affect legality.

    The last keys are for some games only: cards just laid down that rest, whether sweeps no longer count, and the
    number of cards that the actor's side has captured in this round.
    """

    loose: list[str]  # in order of arrival
    builds: list[Build]
    hand: list[str]  # of the actor
    actor: int
    sides: list[int]  # the side of every seat
    options: Options
    fresh: NotRequired[list[str]]
    frozen: NotRequired[bool]
    captured: NotRequired[int]


Trail = tuple[Literal["trail"], str, tuple[int, frozenset[str], int] | None]
Capture = tuple[Literal["capture"], str, int, frozenset[str], frozenset[int]]
BuildPlay = tuple[Literal["build"], str, int, frozenset[str], frozenset[int], int]
Action = Trail | Capture | BuildPlay


class Standing(NamedTuple):
    """A build after a play, with the number of its groups."""

    value: int
    owner: int
    also: frozenset[int]
    cards: frozenset[str]
    groups: int


KNOWN = frozenset(Options.__annotations__)

# The rules that packages set, by value; a single rule overrides a package.
PACKAGES: dict[str, dict[object, Options]] = {
    "royal_values": {True: {"courts": "11_12_13"}},
    "trailing_royals": {True: {"face_capture_limit": "any", "face_natural_build": True}},
    "michigan": {True: {"trail_fine": 2, "sweep_points": 2, "sweep_timing": "as_made"}},
    "portuguese": {True: {"target": 31, "sweep_points": 1, "majority_tie": "most_spades_gets_cards"}},
    "california_rounds": {"2_per_player": {"target": None, "rounds": "2_per_player"}},
    "kasino_midhand_win": {
        "off": {"sweep_timing": "end_of_hand", "point_cards_at_once": False},
        "sweeps_only": {"sweep_timing": "as_made", "point_cards_at_once": False},
        "sweeps_aces_kasinos": {"sweep_timing": "as_made", "point_cards_at_once": True},
    },
    "shram": {True: {"target": 11}},
    "overspader": {True: {"target": 21}},
}
# Rules that an option sets in place of the game's, even if they are given separately.
INSTEAD: dict[str, Options] = {"shram": {"card_points": "shram", "cleared_ends_round": False, "level": "again"}}


def unpacked(options: Options) -> Options:
    """Return the options with packages expanded into their rules. Raises ValueError for unknown options."""
    if not KNOWN.issuperset(options):
        raise ValueError(f"the reference knows no option {sorted(set(options) - KNOWN)}")
    whole: Options = {}
    for package, rules in PACKAGES.items():
        if package in options:
            whole |= rules.get(options.get(package), {})
    whole |= options
    for rule, others in INSTEAD.items():
        if options.get(rule, False):
            whole |= others
    return whole


def pack_of(options: Options) -> tuple[str, ...]:
    """Return every card of the game: 52, or 104, or 49 for five players, or 40 in Diamond Casino."""
    if options.get("five_handed", False):
        return tuple(card for card in WHOLE_PACK if card not in ("2H", "2D", "2C"))
    if options.get("card_points", "standard") == "diamond":
        return tuple(card for card in WHOLE_PACK if not is_court(card))
    return WHOLE_PACK * options.get("packs", 1)


# --- The values of cards -----------------------------------------------------------------------------


def rank_number(card: str) -> int:
    """Return the pips of A to 10, and 11 to 13 for J Q K."""
    return RANKS.index(card[0]) + 1


def is_court(card: str) -> bool:
    return card[0] in COURTS


# The values of jack, queen and king, by option; courts that are not listed have none and only pair by rank.
COURT_VALUES: dict[str, dict[str, int]] = {
    "rank_only": {},
    "11_12_13": {"J": 11, "Q": 12, "K": 13},
    "12_13_14": {"J": 12, "Q": 13, "K": 14},
    "13_14": {"Q": 13, "K": 14},
}


def court_values(options: Options) -> dict[str, int]:
    """Return the values of courts; a jack that takes the whole table has none."""
    named = options.get("courts", "11_12_13" if options.get("royal_values", False) else "rank_only")
    without = "J" if options.get("jacks_take_table", False) else ""
    return {rank: value for rank, value in COURT_VALUES[named].items() if rank not in without}


def has_value(card: str, options: Options) -> bool:
    """Return whether a card can be part of sums, which courts without a value cannot."""
    return not is_court(card) or card[0] in court_values(options)


def natural_value(card: str, options: Options) -> int:
    """Return the pips of A to 10, and the value of a court, or the number that marks its rank."""
    return court_values(options).get(card[0], rank_number(card))


def build_values(card: str, options: Options) -> Values:
    """Return all values of a hand card that is put into a build."""
    values = [natural_value(card, options)]
    if card[0] == "A":
        values += {"1_or_11": [11], "1_or_14": [14]}.get(options.get("ace_values", "1"), [])
    if card == "TD" and options.get("ten_of_diamonds_10_or_11", False):
        values.append(11)
    if options.get("cassino_high_values", "none") == "optional":
        values += {"2S": [15], "TD": [16]}.get(card, [])
    return tuple(values)


def loose_values(card: str, options: Options) -> Values:
    """Return all values of a loose card: except for aces, the same as those of a hand card that is put into a build."""
    if card[0] == "A" and options.get("table_ace", "1_or_14") == "1_only":
        return (1,)
    return build_values(card, options)


def capture_values(card: str, options: Options) -> Values:
    """Return all values at which a hand card can capture, or be kept for a build."""
    if card[0] == "A" and options.get("ace_values", "1") == "14_hand_1_table":
        return (14,)
    high = {"2S": 15, "TD": 16}.get(card)
    if high and options.get("cassino_high_values", "none") == "fixed_hand":
        # If the ten of diamonds is ten or eleven, sixteen replaces ten.
        return (high, 11) if 11 in build_values(card, options) else (high,)
    return build_values(card, options)


# --- Cards and builds -------------------------------------------------------------------------------


def with_value(cards: Iterable[str], options: Options) -> list[str]:
    return [card for card in cards if has_value(card, options)]


def of_rank(cards: Iterable[str], card: str) -> list[str]:
    return [other for other in cards if other[0] == card[0]]


def cards_of(build: Build) -> frozenset[str]:
    return frozenset(card for group in build["groups"] for card in group)


def is_single(build: Build) -> bool:
    return len(build["groups"]) == 1


def bound_by(build: Build) -> frozenset[int]:
    """Return the seats that a build binds: its owner, and partners whom the owner has not freed."""
    return frozenset([build["owner"], *build.get("also", ())])


def binding(position: Position) -> set[int]:
    """Return the indices of the builds that forbid the actor to trail, at the start of the turn.

    A player other than the owner is bound only while holding a card that takes the build.
    """
    held = {value for card in position["hand"] for value in capture_values(card, position["options"])}
    if not position["options"].get("partner_takes_build", True):
        held = set()  # a partner may not take the build, so it does not bind them
    return {
        index
        for index, build in enumerate(position["builds"])
        if build["owner"] == position["actor"] or (position["actor"] in bound_by(build) and build["value"] in held)
    }


def bag(cards: Iterable[str]) -> frozenset[str]:
    """Return cards as a set, with the second of two twins marked. Cards may be marked already."""
    names: set[str] = set()
    for card in cards:
        names.add(f"{card[:2]}'" if card[:2] in names else card[:2])
    return frozenset(names)


def without(cards: Iterable[str], taken: Iterable[str]) -> list[str]:
    """Return the cards that remain after removing some, one for one, so that a twin stays."""
    remaining = list(cards)
    for card in taken:
        remaining.remove(card[:2])
    return remaining


def rest_of_hand(position: Position, card: str) -> list[str]:
    return without(position["hand"], [card])


def subsets(items: Iterable[T], at_least: int = 0) -> Iterator[tuple[T, ...]]:
    pool = tuple(items)
    return chain.from_iterable(combinations(pool, size) for size in range(at_least, len(pool) + 1))
