"""Every legal action of a classic position, found by trying everything and asking each rule in turn.

Slow and literal on purpose, and independent of the engine. Courts have no value; where an action names
a value, J Q K are written 11, 12, 13 and mean the rank only.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, combinations
from typing import Literal, TypedDict, TypeVar

T = TypeVar("T")

RANKS = "A23456789TJQK"


class Build(TypedDict):
    """A build in the layout: one group is a single build, two or more are a multiple build."""

    value: int
    groups: list[list[str]]
    owner: int  # the seat that last made, added to or raised it


class Options(TypedDict, total=False):
    """House rules; a missing key stands for the base game."""

    table_only_build_while_trailing: bool
    builder_may_trail: bool
    table_cards_help_raise: bool
    single_build_as_card: bool
    adversary_combines_build: bool
    face_capture_limit: Literal["one", "all", "any"]
    face_natural_build: bool
    multi_gather_on_build: bool
    own_build_raise: Literal["allowed", "needs_both_cards", "forbidden"]
    max_build_cards: int | None
    same_value_builds: Literal["any", "one_per_value_per_player", "one_per_value_global"]
    builder_duty: Literal["V1_no_trail", "free"]
    sweep_points: int
    cards_award: Literal["3_most", "2_most_plus_1_last_capture"]
    difference_scoring: bool
    target: int
    countout_order: Literal["pagat_000", "pagat_001"] | None


class Position(TypedDict):
    """What the actor sees and holds; nothing about other hands matters to what is legal."""

    loose: list[str]  # in order of arrival
    builds: list[Build]
    hand: list[str]  # of the actor
    actor: int
    sides: list[int]  # the side of every seat
    options: Options


Trail = tuple[Literal["trail"], str, tuple[int, frozenset[str], int] | None]
Capture = tuple[Literal["capture"], str, int, frozenset[str], frozenset[int]]
BuildPlay = tuple[Literal["build"], str, int, frozenset[str], frozenset[int], int]
Action = Trail | Capture | BuildPlay

# A grouping of some pieces: every group as the positions of its members among the pieces.
Grouping = tuple[tuple[int, ...], ...]
# A build as it stands after a play: value, last builder, cards.
Standing = tuple[int, int, frozenset[str]]


def legal(position: Position) -> set[Action]:
    """All legal actions of the actor.

    ("trail", card, None or (value, table cards joined, groups))
    ("capture", card, value, loose cards taken, indices of builds taken)
    ("build", card, value, loose cards used, indices of builds used, groups in the resulting build)

    Raises ValueError for an option that this reference does not know.
    """
    check_options(position["options"])
    return {
        action
        for card in position["hand"]
        for action in plays(position, card)
        if keeps_a_card_for_every_own_build(position, action)
        and own_builds_may_change_value(position, action)
        and within_the_card_limit(position, action)
        and keeps_to_one_build_a_value(position, action)
    }


def plays(position: Position, card: str) -> Iterator[Action]:
    """Trail, capture and build, with one hand card; raising and adding are building."""
    yield from trails(position, card)
    yield from captures(position, card)
    yield from builds(position, card)


def check_options(options: Options) -> None:
    """Refuse what would otherwise be ignored in silence."""
    unknown = set(options) - set(Options.__annotations__)
    if unknown:
        raise ValueError(f"the reference knows no option {sorted(unknown)}")
    if options.get("builder_duty", "V1_no_trail") not in ("V1_no_trail", "free"):
        raise ValueError(f"the reference knows no builder_duty {options['builder_duty']}")


# --- Cards and groups -------------------------------------------------------------------------------


def rank_number(card: str) -> int:
    """Value of A to 10; J Q K have none, and 11 to 13 only stand for their ranks."""
    return RANKS.index(card[0]) + 1


def is_court(card: str) -> bool:
    return card[0] in "JQK"


def numerals(cards: Iterable[str]) -> list[str]:
    return [card for card in cards if not is_court(card)]


def of_rank(cards: Iterable[str], card: str) -> list[str]:
    return [other for other in cards if other[0] == card[0]]


def cards_of(build: Build) -> frozenset[str]:
    return frozenset(card for group in build["groups"] for card in group)


def is_single(build: Build) -> bool:
    return len(build["groups"]) == 1


def rest_of_hand(position: Position, card: str) -> list[str]:
    return [other for other in position["hand"] if other != card]


def subsets(items: Iterable[T], at_least: int = 0) -> Iterator[tuple[T, ...]]:
    pool = tuple(items)
    return chain.from_iterable(combinations(pool, size) for size in range(at_least, len(pool) + 1))


def groupings(values: tuple[int, ...], value: int) -> tuple[Grouping, ...]:
    """Every way to split all the pieces into groups that each sum to `value`; no piece is in two groups."""
    if sum(values) % value:  # as many groups as this is not a whole number
        return ()
    return all_groupings(values, value)


@lru_cache(maxsize=200_000)
def all_groupings(values: tuple[int, ...], value: int) -> tuple[Grouping, ...]:
    return tuple(split(values, tuple(range(len(values))), value))


def split(values: tuple[int, ...], pieces: tuple[int, ...], value: int) -> Iterator[Grouping]:
    """Give the first piece some companions, perhaps none, for its group; split the others likewise."""
    if not pieces:
        yield ()
        return
    first, others = pieces[0], pieces[1:]
    for companions in subsets(others):
        group = (first, *companions)
        if sum(values[piece] for piece in group) == value:
            remaining = tuple(piece for piece in others if piece not in companions)
            for further in split(values, remaining, value):
                yield (group, *further)


def values_of(cards: Iterable[str]) -> tuple[int, ...]:
    return tuple(rank_number(card) for card in cards)


# --- Trail ------------------------------------------------------------------------------------------


def trails(position: Position, card: str) -> Iterator[Trail]:
    """Any hand card may be trailed, also one that could capture, unless the builder's first duty forbids it."""
    if not must_not_trail(position):
        yield ("trail", card, None)
    # A trail that also joins table cards into a build counts as building, so the duty allows it.
    for joined in table_only_builds(position, card):
        yield ("trail", card, joined)


def must_not_trail(position: Position) -> bool:
    """Duty (a): who is last builder of a build at the start of the turn may not trail."""
    options = position["options"]
    if options.get("builder_may_trail", False) or options.get("builder_duty", "V1_no_trail") == "free":
        return False
    return any(build["owner"] == position["actor"] for build in position["builds"])


def table_only_builds(position: Position, card: str) -> Iterator[tuple[int, frozenset[str], int]]:
    """Loose cards other than the trailed one, joined into one new build; never added to a standing build."""
    if not position["options"].get("table_only_build_while_trailing", False):
        return
    rest = rest_of_hand(position, card)
    for value in sorted(set(values_of(numerals(rest)))):
        for loose in subsets(numerals(position["loose"]), at_least=2):
            for grouping in groupings(values_of(loose), value):
                if len(grouping) == 1 or gathering_allowed(position):
                    yield value, frozenset(loose), len(grouping)
    for court in filter(is_court, rest):
        if courts_may_be_built(position, court) and gathering_allowed(position):
            for loose in subsets(of_rank(position["loose"], court), at_least=2):
                yield rank_number(court), frozenset(loose), len(loose)


# --- Capture ----------------------------------------------------------------------------------------


def captures(position: Position, card: str) -> Iterator[Capture]:
    """Every choice of loose cards and builds that this card may take in one play; taking less is legal."""
    catchable = of_rank(position["loose"], card) if is_court(card) else numerals(position["loose"])
    may_take = court_may_take if is_court(card) else numeral_may_take
    for loose in subsets(catchable):
        for taken in subsets(range(len(position["builds"]))):
            if (loose or taken) and may_take(position, card, loose, taken):
                yield ("capture", card, rank_number(card), frozenset(loose), frozenset(taken))


def numeral_may_take(position: Position, card: str, loose: tuple[str, ...], taken: tuple[int, ...]) -> bool:
    """Loose cards of its rank and groups that sum to it, not overlapping, and builds of its value, whole."""
    value = rank_number(card)
    builds = [position["builds"][index] for index in taken]
    members = [build for build in builds if build["value"] != value]
    if not all(may_be_part_of_captured_sum(position, build) for build in members):
        return False
    pieces = values_of(loose) + tuple(build["value"] for build in members)
    return len(groupings(pieces, value)) > 0


def may_be_part_of_captured_sum(position: Position, build: Build) -> bool:
    """No build is part of a sum, but single builds are with two options (one of them: for adversaries only)."""
    options, sides = position["options"], position["sides"]
    adversary = sides[build["owner"]] != sides[position["actor"]]
    allowed = options.get("single_build_as_card", False) or (
        adversary and options.get("adversary_combines_build", False)
    )
    return allowed and is_single(build)


def court_may_take(position: Position, card: str, loose: tuple[str, ...], taken: tuple[int, ...]) -> bool:
    """Courts of its own rank only: one loose one; or one or all three others; or any number, as the option says."""
    builds = [position["builds"][index] for index in taken]
    if any(build["value"] != rank_number(card) for build in builds):
        return False
    courts = {*loose, *chain.from_iterable(cards_of(build) for build in builds)}
    one_loose_court = len(loose) == 1 and not builds
    match position["options"].get("face_capture_limit", "one"):
        case "one":
            return one_loose_court
        case "all":
            return one_loose_court or len(courts) == 3
        case "any":
            return True


# --- Build, raise and add ---------------------------------------------------------------------------


def builds(position: Position, card: str) -> Iterator[BuildPlay]:
    """Every play of this card into a new or a standing build; the value is announced."""
    if is_court(card):
        yield from natural_court_builds(position, card)
        return
    # After the play the actor must hold a card of the announced value; so no build of numerals is above ten.
    announced = sorted(set(values_of(numerals(rest_of_hand(position, card)))))
    for loose in subsets(numerals(position["loose"])):
        for used in subsets(range(len(position["builds"]))):
            for value in announced:
                for groups in group_counts(position, card, value, loose, used):
                    yield ("build", card, value, frozenset(loose), frozenset(used), groups)


def group_counts(position: Position, card: str, value: int, loose: tuple[str, ...], used: tuple[int, ...]) -> set[int]:
    """Count the groups of the resulting build, for every way in which a rule allows these pieces to make it."""
    return {
        *make(position, card, value, loose, used),
        *raise_single_build(position, card, value, loose, used),
        *add(position, card, value, loose, used),
        *use_single_builds_as_cards(position, card, value, loose, used),
    }


def gathering_allowed(position: Position) -> bool:
    """Several groups may be gathered into one build in one play."""
    return position["options"].get("multi_gather_on_build", True)


def make(position: Position, card: str, value: int, loose: tuple[str, ...], used: tuple[int, ...]) -> Iterator[int]:
    """Make a build: the card joins loose numerals in one group, or in several of which one contains or just is it."""
    if used or not loose:
        return
    for grouping in groupings(values_of((card, *loose)), value):
        card_on_its_equal = len(grouping) == 2 and len(loose) == 1
        if len(grouping) == 1 or card_on_its_equal or gathering_allowed(position):
            yield len(grouping)


def raise_single_build(
    position: Position, card: str, value: int, loose: tuple[str, ...], used: tuple[int, ...]
) -> Iterator[int]:
    """Raise: the card changes the value of a single build; groups of the new value may be absorbed.

    No loose card helps to change the value, unless the option says so, and then the card is in that sum too.
    A multiple build never changes value.
    """
    if len(used) != 1 or not is_single(position["builds"][used[0]]):
        return
    build = position["builds"][used[0]]
    for grouping in groupings((rank_number(card), build["value"], *values_of(loose)), value):
        changed = next(group for group in grouping if 1 in group)
        card_changes_it = 0 in changed
        no_help = len(changed) == 2
        absorbs_nothing = len(grouping) == 1
        if (
            card_changes_it
            and (no_help or position["options"].get("table_cards_help_raise", False))
            and (absorbs_nothing or gathering_allowed(position))
        ):
            yield len(grouping)


def add(position: Position, card: str, value: int, loose: tuple[str, ...], used: tuple[int, ...]) -> Iterator[int]:
    """Add: the card, alone or in a group, goes on a build of the value; further loose groups may go with it.

    At most one build is added to in one play: two standing builds never merge.
    """
    if len(used) != 1 or position["builds"][used[0]]["value"] != value:
        return
    for grouping in groupings(values_of((card, *loose)), value):
        if not loose or gathering_allowed(position):
            yield len(position["builds"][used[0]]["groups"]) + len(grouping)


def use_single_builds_as_cards(
    position: Position, card: str, value: int, loose: tuple[str, ...], used: tuple[int, ...]
) -> Iterator[int]:
    """With the option a single build is in every way like one loose card of its value.

    The groups go into a new build or on one build of the value (the base), which is itself in none of them.
    """
    options = position["options"]
    if not options.get("single_build_as_card", False):
        return
    for base in (None, *used):
        members = [position["builds"][index] for index in used if index != base]
        if not members or not all(is_single(build) for build in members):
            continue
        if base is not None and position["builds"][base]["value"] != value:
            continue
        standing = 0 if base is None else len(position["builds"][base]["groups"])
        values = (rank_number(card), *(build["value"] for build in members), *values_of(loose))
        for grouping in groupings(values, value):
            pieces_beside_card = len(values) - 1
            one_group = standing + len(grouping) == 1
            card_on_its_equal = standing == 0 and len(grouping) == 2 and pieces_beside_card == 1
            if not (one_group or card_on_its_equal or gathering_allowed(position)):
                continue
            yield standing + len(grouping)


def natural_court_builds(position: Position, card: str) -> Iterator[BuildPlay]:
    """Courts of one rank in a multiple build, each a group of its own; or a court put on such a build."""
    if not courts_may_be_built(position, card):
        return
    value = rank_number(card)
    equals = of_rank(position["loose"], card)
    for loose in subsets(equals, at_least=1):
        if len(loose) == 1 or gathering_allowed(position):
            yield ("build", card, value, frozenset(loose), frozenset(), 1 + len(loose))
    # No loose court goes on a build with it: two lie there, one is played and one is kept, and there are but four.
    for index, build in enumerate(position["builds"]):
        if build["value"] == value:
            yield ("build", card, value, frozenset(), frozenset([index]), len(build["groups"]) + 1)


def courts_may_be_built(position: Position, card: str) -> bool:
    """Only with the option, and only where a court could take what is built.

    Where a court takes any number: always. Where it takes one or all three: only when hand and table together hold
    all four. Where it takes one loose court and nothing else: never, as no court could take the build.
    """
    options = position["options"]
    if not options.get("face_natural_build", False):
        return False
    match options.get("face_capture_limit", "one"):
        case "one":
            return False
        case "all":
            in_builds = chain.from_iterable(cards_of(build) for build in position["builds"])
            return len(of_rank(chain(position["hand"], position["loose"], in_builds), card)) == 4
        case "any":
            return True


# --- After the play ---------------------------------------------------------------------------------


def builds_touched(action: Action) -> frozenset[int]:
    return frozenset() if action[0] == "trail" else action[4]


def built(position: Position, action: Action) -> Standing | None:
    """Return the build that the play made, raised or added to; whoever plays becomes its last builder."""
    if action[0] == "trail" and action[2] is not None:
        value, joined, _ = action[2]
        return value, position["actor"], joined
    if action[0] == "build":
        _, card, value, loose, used, _ = action
        inside = chain.from_iterable(cards_of(position["builds"][index]) for index in used)
        return value, position["actor"], frozenset([card, *loose, *inside])
    return None


def builds_left(position: Position, action: Action) -> list[Standing]:
    """Return the builds that the play did not touch."""
    touched = builds_touched(action)
    return [
        (build["value"], build["owner"], cards_of(build))
        for index, build in enumerate(position["builds"])
        if index not in touched
    ]


def builds_after(position: Position, action: Action) -> list[Standing]:
    new = built(position, action)
    return builds_left(position, action) + ([] if new is None else [new])


def is_sweep(position: Position, action: Action) -> bool:
    """Sweep: a capture that leaves the layout with no loose card and no build."""
    if action[0] != "capture":
        return False
    return action[3] == frozenset(position["loose"]) and len(action[4]) == len(position["builds"])


def keeps_a_card_for_every_own_build(position: Position, action: Action) -> bool:
    """Duty (b): no play leaves the last builder of a standing build without a card of its value.

    One card answers for several builds of the same value.
    """
    held = values_of(rest_of_hand(position, action[1]))
    return all(value in held for value, owner, _ in builds_after(position, action) if owner == position["actor"])


def own_builds_may_change_value(position: Position, action: Action) -> bool:
    """Own builds change value freely, or only out of a hand with cards of both values, or never."""
    rule = position["options"].get("own_build_raise", "allowed")
    if action[0] != "build" or rule == "allowed":
        return True
    changed = [
        build["value"]
        for build in (position["builds"][index] for index in action[4])
        if build["owner"] == position["actor"] and build["value"] != action[2]
    ]
    if rule == "forbidden":
        return not changed
    held_before = values_of(position["hand"])
    return all(old in held_before and action[2] in held_before for old in changed)


def within_the_card_limit(position: Position, action: Action) -> bool:
    """No play brings a build above the greatest number of cards."""
    limit = position["options"].get("max_build_cards")
    new = built(position, action)
    return limit is None or new is None or len(new[2]) <= limit


def keeps_to_one_build_a_value(position: Position, action: Action) -> bool:
    """No play makes a second build of a value: of the same player, or in the whole layout."""
    rule = position["options"].get("same_value_builds", "any")
    new = built(position, action)
    if rule == "any" or new is None:
        return True
    return not any(
        value == new[0] and (rule == "one_per_value_global" or owner == position["actor"])
        for value, owner, _ in builds_left(position, action)
    )
