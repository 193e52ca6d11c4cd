"""All plays that are legal, found from the sums that a table makes; and one that uses certain pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.legal.compulsory import due
from casino_core.legal.duties import (
    Seen,
    build_fault,
    can_answer,
    duty_fault,
    equals,
    held_values,
    left_owing,
    match_fault,
    resting,
    theft_fault,
)
from casino_core.legal.full_captures import grown
from casino_core.legal.step_builds import steps, turn_fault
from casino_core.legal.why_not import may_combine, why_not_play
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.layout import Build, Sums, Union, sums
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

NOTHING = Union(0, ())

Wanted: TypeAlias = tuple[Piece, ...]


@dataclass(slots=True)
class _Table:
    """The pieces on the table that can be members of groups, and what they sum to."""

    pieces: tuple[Piece, ...]
    sums: Sums
    most: int | None
    known: dict[tuple[int, ...], Groups] = field(default_factory=dict)

    def ways(self, value: int) -> tuple[int, ...]:
        """Masks of the groups that sum to the value."""
        return self.sums.groups(value)[: self.most]

    def unions(self, value: int) -> tuple[Union, ...]:
        """The unions of disjoint groups for the value."""
        return self.sums.unions(value, self.most)

    def named(self, mask: int) -> tuple[Piece, ...]:
        """The pieces of a mask, in the order of the table."""
        return tuple([piece for place, piece in enumerate(self.pieces) if mask >> place & 1])

    def groups(self, masks: tuple[int, ...]) -> Groups:
        """The pieces of several masks; remembered, since many plays share them."""
        if masks not in self.known:
            self.known[masks] = tuple([self.named(mask) for mask in masks])
        return self.known[masks]


def table_for_builds(seen: Seen, most: int | None = None) -> _Table:
    """What can be members of the groups of a build: loose cards, and single builds where they are as cards."""
    as_card = seen.rules.building.single_build_as_card
    return _table(seen, [b for b in seen.builds if as_card and not b.multiple], most, resting(seen))


def table_for_captures(seen: Seen, most: int | None = None, apart: Cards = ()) -> _Table:
    """What can be members of captured groups: adversaries' single builds as well, where the rules have it.

    Cards ``apart`` are no members: they are taken by themselves.
    """
    return _table(seen, [b for b in seen.builds if may_combine(seen, b)], most, apart)


def _table(seen: Seen, singles: list[Build], most: int | None, apart: Cards = ()) -> _Table:
    rules = seen.rules
    lying = seen.loose if not rules.steals or rules.step_by_step else seen.loose + seen.usable_tops
    names: tuple[Piece, ...] = lying
    values = tuple([() if card in apart else rules.summed_values[card] for card in lying])
    if singles:
        # They come first, so that however few unions are asked for, a builder finds the capture he cannot do without.
        names = (*(BuildPiece(b.name) for b in singles), *names)
        values = (*((b.value,) for b in singles), *values)
    return _Table(names, sums(values, rules.largest_sum), most)


# ---------- all plays ----------


@dataclass(slots=True)
class _Hand:
    """What the plays of one hand card depend on: what stays in hand, and the tables its groups come from.

    ``free``: duty (b) holds whatever is played, as a value that is built is held and nothing else is owed.
    """

    seen: Seen
    rules: Rules
    card: Card
    rest: Cards
    held: set[int]
    own: list[Build]
    free: bool
    captures: _Table
    builds: _Table
    most: int | None

    def keeps(self, groups: Groups, making: int | None = None) -> bool:
        """Duty (b): for every own build left on the table, and the one being made, a card of its value is held."""
        if not self.rules.several_values:
            return self.held.issuperset(left_owing(self.seen, groups))
        return can_answer(self.rules, self.rest, left_owing(self.seen, groups) | ({making} if making else set()))


def plays(seen: Seen, most: int | None = None) -> Iterator[Play]:
    """All legal plays of the seat on turn, each set of pieces once; at most ``most`` ways of each kind, if given."""
    found = _by_card(seen, most) if seen.hand else ()
    return due(seen, found) if seen.rules.capturing.compulsory else iter(found)


def _by_card(seen: Seen, most: int | None) -> Iterator[Play]:
    """The plays of every card of the hand, whether or not capturing is compulsory."""
    rules = seen.rules
    own = [build for build in seen.builds if build.owner == seen.turn]
    for_builds = table_for_builds(seen, most)
    combines = rules.capturing.adversary_combines_build and bool(seen.builds)
    for_captures = table_for_captures(seen, most) if combines or seen.extras.fresh else for_builds
    free = not own and not rules.several_values
    trails = duty_fault(seen, Trail(seen.hand[0])) is None
    usual = rules.usual_builds
    for card in dict.fromkeys(seen.hand):
        left = list(seen.hand)
        left.remove(card)
        rest = tuple(left)
        if rules.step_by_step:
            yield from (step for step in steps(seen, card, rest, most) if isinstance(step, MakeBuild))
        hand = _Hand(seen, rules, card, rest, held_values(rules, rest), own, free, for_captures, for_builds, most)
        trail = Trail(card)
        kept = free or card in rules.takes_table or hand.keeps(())
        if trails and not equals(seen, card) and kept and (not rules.step_by_step or _allowed(seen, trail)):
            yield trail
        for found in _plays(hand):
            yield from found if usual else (play for play in found if _allowed(seen, play))


def _allowed(seen: Seen, play: Play) -> bool:
    if seen.rules.step_by_step:
        left = list(seen.hand)
        left.remove(play.card)
        return turn_fault(seen, play, tuple(left)) is None
    faults = (duty_fault, build_fault, match_fault, theft_fault)
    return not any(fault(seen, play) for fault in faults)


def _plays(hand: _Hand) -> Iterator[Iterable[Play]]:
    """What one card can do but trail, by all rules save those that ``_allowed`` asks where they are special."""
    card, rules = hand.card, hand.rules
    if rules.building.table_only_build_while_trailing and rules.builds and card not in rules.takes_table:
        yield _table_builds(hand)
    if card in rules.rank_only:
        yield _court_captures(hand) if rules.hand_values[card] else ()
        if rules.building.face_natural_build and rules.builds and rules.hand_values[card]:
            yield _court_builds(hand)
        return
    for value in rules.hand_values[card]:
        yield islice(_captures(hand, value), hand.most)
    if rules.building.form != "hand_card":
        return
    for value in sorted(hand.held - rules.rank_marks):
        yield islice(_make_builds(hand, value), hand.most)


def _table_builds(hand: _Hand) -> Iterator[Play]:
    """Trail the card and join loose cards into a build (option ``table_only_build_while_trailing``)."""
    for value in sorted(hand.held):
        if value in hand.rules.rank_marks:
            for mates in _mates(hand.seen, value, 2):
                if hand.rules.building.face_natural_build and hand.keeps((), value):
                    yield Trail(hand.card, value, tuple([(mate,) for mate in mates]))
            continue
        for union in hand.builds.unions(value):
            groups = hand.builds.groups(union.groups)
            alone = union.mask.bit_count() > 1 and not any(isinstance(p, BuildPiece) for g in groups for p in g)
            if alone and hand.keeps((), value):
                yield Trail(hand.card, value, groups)


def _mates(seen: Seen, value: int, least: int) -> Iterator[Cards]:
    """Every choice of so many or more loose courts of one rank, that have no value."""
    loose = [card for card in seen.loose if card in seen.rules.rank_only and card.pips == value]
    return (mates for count in range(least, len(loose) + 1) for mates in combinations(loose, count))


def _captures(hand: _Hand, value: int) -> Iterator[Play]:
    seen, free = hand.seen, hand.free
    forced = equals(seen, hand.card) if value == hand.rules.usual_value[hand.card] else ()
    table = table_for_captures(seen, hand.most, forced) if forced else hand.captures
    must = tuple([(mate,) for mate in forced])
    built = [b for b in seen.builds if b.value == value and not may_combine(seen, b)]
    unions = table.unions(value)
    if not (unions or built or must):
        return
    wholes = _subsets(built)
    if hand.rules.several_values:
        unions = tuple({union.mask: union for union in reversed(unions)}.values())[::-1]
    if hand.rules.deal.packs > 1:
        unions = tuple({tuple(sorted(table.named(union.mask))): union for union in reversed(unions)}.values())[::-1]
    for union in (NOTHING, *unions) if built or must else unions:
        loose = must + table.groups(union.groups)
        for taken in wholes:
            groups = loose + taken if taken else loose
            if groups and (free or hand.keeps(groups)):
                yield Capture(hand.card, value, groups)


def _court_captures(hand: _Hand) -> Iterator[Play]:
    """The captures of a court without a value: so many of its rank as one may take, loose or built."""
    card, seen = hand.card, hand.seen
    mates = [other for other in seen.loose if other.rank == card.rank]
    built = [build for build in seen.builds if build.value == card.pips]
    if not mates and not built:
        return
    twins = hand.rules.deal.packs > 1
    for taken in _subsets(built):
        count = sum(len(build.cards) for build in built if ("b" + build.name,) in taken)
        for size in range(len(mates) + 1):
            choices = dict.fromkeys(combinations(sorted(mates), size)) if twins else combinations(mates, size)
            for loose in choices if count + size in hand.rules.court_takes else ():
                groups = (*[(mate,) for mate in loose], *taken)
                if hand.free or hand.keeps(groups):
                    yield Capture(card, card.pips, groups)


def _subsets(builds: Sequence[Build]) -> list[Groups]:
    """Every choice of some of the builds, none included, each build a group of its own."""
    chosen: list[Groups] = [()]
    for build in builds:
        group = (BuildPiece(build.name),)
        chosen += [(*groups, group) for groups in chosen]
    return chosen


def _court_builds(hand: _Hand) -> Iterator[Play]:
    """Natural builds of courts that have no value."""
    value = hand.card.pips
    if value in hand.held:
        for mates in _mates(hand.seen, value, 0):
            groups = ((hand.card,), *[(mate,) for mate in mates])
            yield from _with_bases(hand, MakeBuild(hand.card, value, groups))


def _make_builds(hand: _Hand, value: int) -> Iterator[Play]:
    firsts = tuple(_first_groups(hand.seen, hand.builds, hand.card, value))
    if not firsts:
        return
    found: set[tuple[int, bool, str]] = set()
    unions = (NOTHING, *hand.builds.unions(value))
    for first, mask, raises in firsts:
        for union in unions:
            key = (mask | union.mask, bool(union.groups), raises)
            if union.mask & mask or key in found:
                continue
            found.add(key)
            groups = (first, *hand.builds.groups(union.groups))
            yield from _with_bases(hand, MakeBuild(hand.card, value, groups))


def _first_groups(seen: Seen, table: _Table, card: Card, value: int) -> Iterator[tuple[tuple[Piece, ...], int, str]]:
    """Every group for the value that the hand card can be in, the mask of what it takes, and the build it raises."""
    rules = seen.rules
    options = rules.building
    if value in rules.build_values[card]:
        yield (card,), 0, ""
    for worth in rules.build_values[card]:
        for mask in table.ways(value - worth):
            yield (card, *table.named(mask)), mask, ""
        if options.single_build_as_card:
            continue
        for build in seen.builds:
            missing = value - worth - build.value
            if build.multiple or missing < 0:
                continue
            base = BuildPiece(build.name)
            if missing == 0:
                yield (card, base), 0, base
            elif options.table_cards_help_raise:
                for mask in table.ways(missing):
                    yield (card, base, *table.named(mask)), mask, base


def _with_bases(hand: _Hand, action: MakeBuild) -> Iterator[Play]:
    """The action by itself where it makes a build, and added to every build of its value."""
    as_card = hand.rules.building.single_build_as_card
    is_build = len(action.groups) > 1 or len(action.groups[0]) > 1
    if is_build and (hand.free or hand.keeps(action.groups, action.value)):
        yield action
    for build in hand.seen.builds:
        if build.value == action.value and (build.multiple if as_card else not _raises(action)):
            groups = (*action.groups, (BuildPiece(build.name),))
            if hand.keeps(groups, action.value):
                yield MakeBuild(action.card, action.value, groups)


def _raises(action: MakeBuild) -> bool:
    """Whether the hand card is put on a build to change its value."""
    return any(isinstance(piece, BuildPiece) for piece in action.groups[0])


# ---------- a play with certain pieces ----------


def play_with(seen: Seen, card: Card, wanted: Iterable[Piece]) -> Play | None:
    """A legal play of a hand card that uses all the wanted pieces, one or more, and perhaps others.

    With two packs a piece may be wanted twice. None if there is none, and that holds on the most crowded table.
    """
    wanted = tuple(wanted)
    asked = Counter(wanted)
    rest = list(seen.hand)
    rest.remove(card)
    held = held_values(seen.rules, rest)
    own = [build for build in seen.builds if build.owner == seen.turn]
    free = not own and not seen.rules.several_values
    tables = table_for_captures(seen), table_for_builds(seen)
    hand = _Hand(seen, seen.rules, card, tuple(rest), held, own, free, *tables, None)
    for needed in _needed(hand, wanted):
        for play in _proposals(hand, needed):
            if asked <= Counter(pieces(play)) and why_not_play(seen, play) is None:
                return play
    return None


def _needed(hand: _Hand, wanted: Wanted) -> Iterator[Wanted]:
    """The wanted pieces with the own builds that must go with them, as no card would be left for these.

    Where a card could answer for one of two builds, either of them may have to go. Where capturing is compulsory all
    that lies there may have to go, too.
    """
    must = _joined(wanted, [BuildPiece(b.name) for b in hand.own if b.value not in hand.held])
    yield must
    if hand.rules.several_values:
        for build in hand.own:
            yield _joined(must, [BuildPiece(build.name)])
    if hand.rules.capturing.compulsory:
        yield hand.seen.loose


def _joined(wanted: Wanted, others: Iterable[Piece]) -> Wanted:
    """Some pieces and those of the others that are not among them."""
    return (*wanted, *[piece for piece in others if piece not in wanted])


def _proposals(hand: _Hand, wanted: Wanted) -> Iterator[Play]:
    """For every way to play the card one action with the wanted pieces; it may still be illegal for other reasons."""
    card = hand.card
    if card in hand.rules.rank_only:
        yield from _court_captures(hand)
        yield from _court_builds(hand)
    else:
        for value in hand.rules.hand_values[card]:
            mates = equals(hand.seen, card) if value == hand.rules.usual_value[card] else ()
            if (groups := _covered(hand.captures, value, _joined(wanted, mates))) is not None:
                found = Capture(card, value, groups)
                yield grown(hand.rules, hand.seen.loose, found) if hand.rules.capturing.compulsory else found
        for value in sorted(hand.held - hand.rules.rank_marks) if hand.rules.builds else ():
            yield from _build_proposals(hand, value, wanted)
    if hand.rules.builds and hand.rules.building.table_only_build_while_trailing:
        yield from _table_build_proposals(hand, wanted)


def _covered(table: _Table, value: int, wanted: Wanted, taken: int = 0, base: str = "") -> Groups | None:
    """Groups for a value that hold all wanted pieces which are not taken; builds that are no members stand alone."""
    mask = _places(table, wanted) & ~taken
    whole = [(piece,) for piece in sorted(set(wanted)) if isinstance(piece, BuildPiece) and piece not in table.pieces]
    groups = table.sums.cover(value, mask, taken)
    return None if groups is None else (*table.groups(groups), *[group for group in whole if group[0] != base])


def _places(table: _Table, wanted: Wanted) -> int:
    """The places of the wanted pieces, twins one for one."""
    left, mask = Counter(wanted), 0
    for place, piece in enumerate(table.pieces):
        if left[piece] > 0:
            left[piece] -= 1
            mask |= 1 << place
    return mask


def _build_proposals(hand: _Hand, value: int, wanted: Wanted) -> Iterator[Play]:
    for first, taken, base in _first_groups(hand.seen, hand.builds, hand.card, value):
        if (groups := _covered(hand.builds, value, wanted, taken, base)) is not None:
            yield MakeBuild(hand.card, value, (first, *groups))


def _table_build_proposals(hand: _Hand, wanted: Wanted) -> Iterator[Play]:
    """Builds from the table of the wanted pieces, and of one more, since one card of the value is no build."""
    table = hand.builds
    singles = sum(1 << place for place, piece in enumerate(table.pieces) if isinstance(piece, BuildPiece))
    for value in sorted(hand.held):
        if value in hand.rules.rank_marks:
            for mates in _mates(hand.seen, value, 2):
                yield Trail(hand.card, value, tuple([(mate,) for mate in mates]))
            continue
        for more in ((), *((piece,) for piece in table.pieces)):
            if (groups := _covered(table, value, _joined(wanted, more), singles)) is not None and groups:
                yield Trail(hand.card, value, groups)
