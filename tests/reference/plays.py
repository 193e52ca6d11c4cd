"""All plays of one hand card, before the duties of builders are checked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import NamedTuple

from .groups import Grouping, groupings
from .plain import (
    BuildPlay,
    Capture,
    Position,
    Trail,
    Values,
    bag,
    build_values,
    capture_values,
    cards_of,
    has_value,
    is_court,
    is_single,
    loose_values,
    of_rank,
    rank_number,
    rest_of_hand,
    subsets,
    with_value,
)

Cards = tuple[str, ...]
Indices = tuple[int, ...]  # builds, by their index in the position


def plays(position: Position, card: str) -> Iterator[Trail | Capture | BuildPlay]:
    """Yield the trails, captures and builds with one hand card; raises and additions are listed as builds."""
    yield from trails(position, card)
    yield from captures(position, card)
    if position["options"].get("form", "hand_card") != "none":
        yield from builds(position, card)


def pieces_of(position: Position, loose: Cards) -> tuple[Values, ...]:
    return tuple(sorted(loose_values(card, position["options"]) for card in loose))


def values_announced(position: Position, card: str) -> list[int]:
    """Return the values of the actor's other cards, the only ones that can be built."""
    rest = with_value(rest_of_hand(position, card), position["options"])
    return sorted({value for other in rest for value in capture_values(other, position["options"])})


# --- Trail ------------------------------------------------------------------------------------------


def trails(position: Position, card: str) -> Iterator[Trail]:
    """Yield the trails of a hand card, alone or with a build of loose cards; it may be a card that could capture."""
    yield ("trail", card, None)
    if not sweeps_when_trailed(position, card):  # it would take the joined cards at once
        for joined in table_only_builds(position, card):
            yield ("trail", card, joined)


def sweeps_when_trailed(position: Position, card: str) -> bool:
    """Return whether a card takes the whole table when it is trailed: by options, the five of spades or a jack."""
    options = position["options"]
    by_rank = card[0] == "J" and options.get("jacks_take_table", False)
    return by_rank or (card == "5S" and options.get("five_of_spades_sweeps", False))


def table_only_builds(position: Position, card: str) -> Iterator[tuple[int, frozenset[str], int]]:
    """Yield the new builds of loose cards only that trailing a card allows, as value, cards and number of groups."""
    options = position["options"]
    if not options.get("table_only_build_while_trailing", False) or options.get("form") == "none":
        return
    for value in values_announced(position, card):
        for loose in subsets(with_value(position["loose"], options), at_least=2):
            for grouping in groupings(pieces_of(position, loose), value):
                if len(grouping) == 1 or gathering_allowed(position):
                    yield value, frozenset(loose), len(grouping)
    for court in rest_of_hand(position, card):
        if not has_value(court, options) and gathering_allowed(position):
            for loose in subsets(of_rank(position["loose"], court), at_least=2):
                if courts_may_be_built(position, court, ()):
                    yield rank_number(court), frozenset(loose), len(loose)


# --- Capture ----------------------------------------------------------------------------------------


def captures(position: Position, card: str) -> Iterator[Capture]:
    """Yield every choice of loose cards and builds that this card may take in one play; it need not take all it can.

    A jack that takes the whole table is laid down, and does not capture in any other way.
    """
    options = position["options"]
    if card[0] == "J" and options.get("jacks_take_table", False):
        return
    worth = has_value(card, options)
    catchable = with_value(position["loose"], options) if worth else of_rank(position["loose"], card)
    may_take = value_may_take if worth else court_may_take
    for loose in subsets(catchable):
        pieces = pieces_of(position, loose)
        for taken in subsets(range(len(position["builds"]))):
            for value in capture_values(card, options):
                if (loose or taken) and may_take(position, value, pieces, taken):
                    yield ("capture", card, value, bag(loose), frozenset(taken))


def value_may_take(position: Position, value: int, loose: tuple[Values, ...], taken: Indices) -> bool:
    """Return whether a card played at the value may take these loose cards and builds.

    Builds of the value are taken whole. All other pieces form groups that sum to the value, each piece in one group.
    """
    others = [index for index in taken if is_other(position, index, value)]
    if not all(may_be_part_of_captured_sum(position, index) for index in others):
        return False
    members = tuple((position["builds"][index]["value"],) for index in others)
    return len(groupings((*loose, *members), value)) > 0


def is_other(position: Position, index: int, value: int) -> bool:
    return position["builds"][index]["value"] != value


def may_be_part_of_captured_sum(position: Position, index: int) -> bool:
    """Return whether a build may be part of a captured sum: only single builds, if an option allows it.

    One option allows it for all single builds, another for those of opponents.
    """
    options, sides, build = position["options"], position["sides"], position["builds"][index]
    adversary = sides[build["owner"]] != sides[position["actor"]]
    allowed = options.get("single_build_as_card", False) or (
        adversary and options.get("adversary_combines_build", False)
    )
    return allowed and is_single(build)


def court_may_take(position: Position, value: int, loose: tuple[Values, ...], taken: Indices) -> bool:
    """Return whether a court may take these courts of its rank: by the option one, one or all three, or any number."""
    if any(is_other(position, index, value) for index in taken):
        return False
    courts = len(loose) + sum(len(cards_of(position["builds"][index])) for index in taken)
    match position["options"].get("face_capture_limit", "one"):
        case "one":
            return courts == 1
        case "all":
            return courts in (1, 3)
        case "any":
            return True


# --- Build, raise and add ---------------------------------------------------------------------------


class Attempt(NamedTuple):
    """An attempt to build: the card, loose cards and builds used, and the announced value."""

    card: str
    value: int
    loose: Cards
    used: Indices
    own: Values  # all values of the card
    pieces: tuple[Values, ...]  # all values of the loose cards


def builds(position: Position, card: str) -> Iterator[BuildPlay]:
    """Yield every play of this card into a new build or into one on the table, with the announced value.

    After the play the actor must hold a card of that value, so no build has a higher value than any card.
    """
    if not has_value(card, position["options"]):
        yield from natural_court_builds(position, card)
        return
    announced, own = values_announced(position, card), build_values(card, position["options"])
    for loose in subsets(with_value(position["loose"], position["options"])):
        pieces = pieces_of(position, loose)
        for used in subsets(range(len(position["builds"]))):
            for value in announced:
                for groups in group_counts(position, Attempt(card, value, loose, used, own, pieces)):
                    yield ("build", card, value, frozenset(loose), frozenset(used), groups)


def group_counts(position: Position, attempt: Attempt) -> set[int]:
    """Return the possible numbers of groups of the resulting build; empty if it may not be made."""
    return {
        *make(position, attempt),
        *raise_single_build(position, attempt),
        *add(position, attempt),
        *use_single_builds_as_cards(position, attempt),
    }


def gathering_allowed(position: Position) -> bool:
    """Return whether several groups may be gathered into one build in one play."""
    return position["options"].get("multi_gather_on_build", True)


def called(position: Position, grouping: Grouping) -> bool:
    """Return whether a play is a call: the card is a group by itself, and loose groups of its value are gathered.

    In the grouping, the card has the index 0.
    """
    return position["options"].get("calling", False) and (0,) in grouping


def make(position: Position, attempt: Attempt) -> Iterator[int]:
    """Yield the numbers of groups of a new build of the card and loose cards; one group contains or is the card."""
    if attempt.used or not attempt.loose:
        return
    one_of_its_rank = len(attempt.loose) == 1 and attempt.loose[0][0] == attempt.card[0]
    for grouping in groupings((attempt.own, *attempt.pieces), attempt.value):
        card_on_its_equal = one_of_its_rank and len(grouping) == 2
        if len(grouping) == 1 or card_on_its_equal or gathering_allowed(position) or called(position, grouping):
            yield len(grouping)


def raise_single_build(position: Position, attempt: Attempt) -> Iterator[int]:
    """Yield the numbers of groups after a raise: the card changes the value of a single build.

    Groups of the new value may be absorbed. Loose cards do not help to change the value, except with the option; the
    card must be in the sum even with the option.
    A multiple build never changes value.
    """
    if len(attempt.used) != 1 or not is_single(position["builds"][attempt.used[0]]):
        return
    old = position["builds"][attempt.used[0]]["value"]
    for grouping in groupings((attempt.own, (old,), *attempt.pieces), attempt.value):
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


def add(position: Position, attempt: Attempt) -> Iterator[int]:
    """Yield the numbers of groups after an addition: the card, alone or in a group, goes on a build of the value.

    Further loose groups of the value may go with it.

    A play adds to one build at most: two builds never merge.
    """
    if len(attempt.used) != 1 or is_other(position, attempt.used[0], attempt.value):
        return
    standing = len(position["builds"][attempt.used[0]]["groups"])
    for grouping in groupings((attempt.own, *attempt.pieces), attempt.value):
        if not attempt.loose or gathering_allowed(position):
            yield standing + len(grouping)


def use_single_builds_as_cards(position: Position, attempt: Attempt) -> Iterator[int]:
    """Yield the numbers of groups of builds in which single builds are used like loose cards, if the option is on.

    The groups go into a new build or on one build of the value (the base), which is not part of any group.
    """
    if not position["options"].get("single_build_as_card", False):
        return
    for base in (None, *attempt.used):
        members = [position["builds"][index] for index in attempt.used if index != base]
        if not members or not all(is_single(build) for build in members):
            continue
        if base is not None and is_other(position, base, attempt.value):
            continue
        standing = 0 if base is None else len(position["builds"][base]["groups"])
        pieces = (attempt.own, *((build["value"],) for build in members), *attempt.pieces)
        # Using a build of the announced value is adding, which calling never does.
        may_call = standing == 0 and all(build["value"] != attempt.value for build in members)
        for grouping in groupings(pieces, attempt.value):
            one_group = standing + len(grouping) == 1
            if one_group or gathering_allowed(position) or (may_call and called(position, grouping)):
                yield standing + len(grouping)


# --- Courts without value ---------------------------------------------------------------------------


def natural_court_builds(position: Position, card: str) -> Iterator[BuildPlay]:
    """Yield the plays that put courts of one rank into a multiple build, new or old, each court as its own group."""
    value, options = rank_number(card), position["options"]
    mates = of_rank(position["loose"], card)
    for loose in subsets(mates, at_least=1):
        gathered = len(loose) == 1 or gathering_allowed(position) or options.get("calling", False)
        if gathered and courts_may_be_built(position, card, ()):
            yield ("build", card, value, frozenset(loose), frozenset(), 1 + len(loose))
    for index, build in enumerate(position["builds"]):
        for loose in subsets(mates):
            added = not is_other(position, index, value) and (not loose or gathering_allowed(position))
            if added and courts_may_be_built(position, card, (index,)):
                yield (
                    "build",
                    card,
                    value,
                    frozenset(loose),
                    frozenset([index]),
                    len(build["groups"]) + 1 + len(loose),
                )


def courts_may_be_built(position: Position, card: str, used: Indices) -> bool:
    """Return whether courts may be built: only with the option, and only if a court could take the build.

    If a court takes any number: always. If it takes one or all three: only if hand, loose cards and the build have all
    four. If it takes one loose court and nothing else: never, because nothing could take the build.
    """
    options = position["options"]
    if not options.get("face_natural_build", False) or not is_court(card):
        return False
    match options.get("face_capture_limit", "one"):
        case "one":
            return False
        case "all":
            in_build = chain.from_iterable(cards_of(position["builds"][index]) for index in used)
            return len(of_rank(chain(position["hand"], position["loose"], in_build), card)) == 4
        case "any":
            return True
