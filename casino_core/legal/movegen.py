"""All plays that are legal, found from the sums that a table makes; and one that uses certain pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, compress
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

NOTHING: tuple[int, Groups] = (0, ())

Wanted: TypeAlias = tuple[Piece, ...]


class _Table:
    """The pieces on the table that can be members of groups, and what they sum to.

    Sets of pieces are bit masks over ``pieces``. The groups that they stand for are made once, since many plays share
    them.
    """

    __slots__ = ("_members", "_unions", "most", "pieces", "sums")

    def __init__(self, pieces: tuple[Piece, ...], sums: Sums, most: int | None) -> None:
        self.pieces = pieces
        self.sums = sums
        self.most = most
        self._members: dict[int, tuple[Piece, ...]] = {}
        self._unions: dict[int, list[tuple[int, Groups]]] = {}

    def ways(self, value: int) -> tuple[int, ...]:
        """Masks of the groups that sum to the value."""
        return self.sums.groups(value)[: self.most]

    def unions(self, value: int) -> list[tuple[int, Groups]]:
        """The unions of disjoint groups for the value, each as the mask of all its pieces, and its groups."""
        found = self._unions.get(value)
        if found is None:
            unions = self.sums.unions(value, self.most)
            found = self._unions[value] = [(mask, self.groups(parts)) for mask, parts in unions]
        return found

    def named(self, mask: int) -> tuple[Piece, ...]:
        """The pieces of a mask, in the order of the table."""
        found = self._members.get(mask)
        if found is None:
            found = self._members[mask] = tuple(compress(self.pieces, _bits(mask)))
        return found

    def groups(self, masks: Iterable[int]) -> Groups:
        """The pieces of several masks."""
        return tuple(map(self.named, masks))


@lru_cache(maxsize=4_096)
def _bits(mask: int) -> tuple[int, ...]:
    """The bits of a mask, the lowest first."""
    return tuple([mask >> place & 1 for place in range(mask.bit_length())])


def table_for_builds(seen: Seen, most: int | None = None) -> _Table:
    """What can be members of the groups of a build: loose cards, and single builds where they are as cards."""
    singles: list[Build] = []
    if seen.builds and seen.rules.building.single_build_as_card:
        singles = [build for build in seen.builds if not build.multiple]
    return _table(seen, singles, most, () if seen.extras.fresh is None else resting(seen))


def table_for_captures(seen: Seen, most: int | None = None, apart: Cards = ()) -> _Table:
    """What can be members of captured groups: adversaries' single builds as well, where the rules have it.

    Cards ``apart`` are no members: they are taken by themselves.
    """
    return _table(seen, [b for b in seen.builds if may_combine(seen, b)], most, apart)


def _table(seen: Seen, singles: list[Build], most: int | None, apart: Cards) -> _Table:
    rules = seen.rules
    lying = seen.loose if not rules.steals or rules.step_by_step else seen.loose + seen.usable_tops
    names: tuple[Piece, ...] = lying
    worths = rules.summed_values
    values = tuple([() if card in apart else worths[card] for card in lying] if apart else map(worths.get, lying))
    if singles:
        # They come first, so that however few unions are asked for, a builder finds the capture he cannot do without.
        names = (*(b.piece for b in singles), *names)
        values = (*((b.value,) for b in singles), *values)
    return _Table(names, sums(values, rules.largest_sum), most)


# ---------- all plays ----------


@dataclass(slots=True)
class _Turn:
    """What the plays of all cards of the hand depend on.

    ``free``: duty (b) holds whatever is played, as a value that is built is held and nothing else is owed.
    """

    seen: Seen
    rules: Rules
    hand: Cards
    own: list[Build]
    free: bool
    captures: _Table
    builds: _Table
    most: int | None
    matching: bool
    bare: bool


def _turn(seen: Seen, most: int | None = None) -> _Turn:
    rules, builds = seen.rules, seen.builds
    own = [build for build in builds if build.owner == seen.turn] if builds else []
    for_builds = table_for_builds(seen, most)
    combines = rules.capturing.adversary_combines_build and builds
    for_captures = table_for_captures(seen, most) if combines or seen.extras.fresh else for_builds
    free = not own and not rules.several_values
    matching = rules.capturing.matching != "free"
    bare = not builds and not matching and seen.extras.fresh is None
    return _Turn(seen, rules, seen.hand, own, free, for_captures, for_builds, most, matching, bare)


@dataclass(slots=True)
class _Hand:
    """What the plays of one hand card depend on: what stays in hand, and the values that it can capture at."""

    turn: _Turn
    card: Card
    rest: Cards
    held: set[int]
    mates: Cards

    def keeps(self, groups: Groups, making: int | None = None) -> bool:
        """Duty (b): for every own build left on the table, and the one being made, a card of its value is held."""
        owing = {build.value for build in self.turn.own if not any(build.piece in group for group in groups)}
        if not self.turn.rules.several_values:
            return self.held.issuperset(owing)
        return can_answer(self.turn.rules, self.rest, owing | ({making} if making else set()))


def _holding(turn: _Turn, card: Card) -> _Hand:
    """The hand from which a card is played."""
    place = turn.hand.index(card)
    rest = turn.hand[:place] + turn.hand[place + 1 :]
    held = set().union(*map(turn.rules.hand_values.__getitem__, rest))
    return _Hand(turn, card, rest, held, equals(turn.seen, card) if turn.matching else ())


def plays(seen: Seen, most: int | None = None) -> Iterable[Play]:
    """All legal plays of the seat on turn, each set of pieces once; at most ``most`` ways of each kind, if given."""
    found = _by_card(seen, most) if seen.hand else []
    return due(seen, found) if seen.rules.capturing.compulsory else found


def _by_card(seen: Seen, most: int | None) -> list[Play]:
    """The plays of every card of the hand, whether or not capturing is compulsory."""
    turn = _turn(seen, most)
    rules, found = turn.rules, list[Play]()
    trails = not seen.builds or duty_fault(seen, Trail(turn.hand[0])) is None
    for card in dict.fromkeys(turn.hand):
        hand = _holding(turn, card)
        if rules.step_by_step:
            found += [step for step in steps(seen, card, hand.rest, most) if isinstance(step, MakeBuild)]
        if trails and not hand.mates and (turn.free or card in rules.takes_table or hand.keeps(())):
            trail = _plain_trail(card)
            if not rules.step_by_step or _allowed(seen, trail):
                found.append(trail)
        others = _all_but_trail(hand)
        found += others if rules.usual_builds else [play for play in others if _allowed(seen, play)]
    return found


_plain_trail = lru_cache(maxsize=64)(Trail)
"""Laying a card down: of the few different ones each is made once."""


def _allowed(seen: Seen, play: Play) -> bool:
    if seen.rules.step_by_step:
        left = list(seen.hand)
        left.remove(play.card)
        return turn_fault(seen, play, tuple(left)) is None
    faults = (duty_fault, build_fault, match_fault, theft_fault)
    return not any(fault(seen, play) for fault in faults)


def _all_but_trail(hand: _Hand) -> list[Play]:
    """What one card can do but trail, by all rules save those that ``_allowed`` asks where they are special."""
    card, turn, rules = hand.card, hand.turn, hand.turn.rules
    building, found = rules.building, list[Play]()
    if building.table_only_build_while_trailing and rules.builds and card not in rules.takes_table:
        found += _table_builds(hand)
    if card in rules.rank_only:
        return found + _of_court(hand)
    totals, bare = turn.builds.sums.totals, turn.bare
    for value in rules.hand_values[card]:
        if value in totals or not bare:
            found += _captures(hand, value)
    if building.form == "hand_card":
        worths = rules.build_values[card]
        for value in sorted(hand.held - rules.rank_marks):
            for worth in worths:
                # Beside the card a group must make the rest of the value, or all of it if the card has it by itself.
                if (value - worth or value) in totals or not bare:
                    found += _make_builds(hand, value)
                    break
    return found


def _of_court(hand: _Hand) -> list[Play]:
    """What a court without a value can do but trail."""
    rules, found = hand.turn.rules, list[Play]()
    if rules.hand_values[hand.card]:
        found += _court_captures(hand)
        if rules.building.face_natural_build and rules.builds:
            found += _court_builds(hand)
    return found


def _table_builds(hand: _Hand) -> Iterator[Play]:
    """Trail the card and join loose cards into a build (option ``table_only_build_while_trailing``)."""
    turn = hand.turn
    for value in sorted(hand.held):
        if value in turn.rules.rank_marks:
            for mates in _mates(turn.seen, value, 2):
                if turn.rules.building.face_natural_build and hand.keeps((), value):
                    yield Trail(hand.card, value, tuple([(mate,) for mate in mates]))
            continue
        for mask, groups in turn.builds.unions(value):
            alone = mask.bit_count() > 1 and not any(isinstance(p, BuildPiece) for g in groups for p in g)
            if alone and hand.keeps((), value):
                yield Trail(hand.card, value, groups)


def _mates(seen: Seen, value: int, least: int) -> Iterator[Cards]:
    """Every choice of so many or more loose courts of one rank, that have no value."""
    loose = [card for card in seen.loose if card in seen.rules.rank_only and card.pips == value]
    return (mates for count in range(least, len(loose) + 1) for mates in combinations(loose, count))


def _captures(hand: _Hand, value: int) -> list[Play]:
    turn, card, rules = hand.turn, hand.card, hand.turn.rules
    forced = hand.mates if hand.mates and value == rules.usual_value[card] else ()
    table = table_for_captures(turn.seen, turn.most, forced) if forced else turn.captures
    unions = table.unions(value)
    if rules.several_values or rules.deal.packs > 1:
        unions = _unlike(rules, table, unions)
    if not turn.bare:
        built = [b for b in turn.seen.builds if b.value == value and not may_combine(turn.seen, b)]
        must, wholes = tuple([(mate,) for mate in forced]), _subsets(built)
        unions = [(mask, must + loose + taken) for mask, loose in (NOTHING, *unions) for taken in wholes]
    free = turn.free
    found: list[Play] = [Capture(card, value, taken) for _, taken in unions if taken and (free or hand.keeps(taken))]
    return found[: turn.most]


def _unlike(rules: Rules, table: _Table, unions: list[tuple[int, Groups]]) -> list[tuple[int, Groups]]:
    """The first of all unions of the same cards: pieces of several values and twins can make them in several ways."""
    if rules.several_values:
        unions = list({union[0]: union for union in reversed(unions)}.values())[::-1]
    if rules.deal.packs > 1:
        unions = list({tuple(sorted(table.named(union[0]))): union for union in reversed(unions)}.values())[::-1]
    return unions


def _court_captures(hand: _Hand) -> list[Play]:
    """The captures of a court without a value: so many of its rank as one may take, loose or built."""
    card, turn, found = hand.card, hand.turn, list[Play]()
    rank = card.rank
    mates = [other for other in turn.seen.loose if other[0] == rank]
    built = [build for build in turn.seen.builds if build.value == card.pips] if turn.seen.builds else []
    if not mates and not built:
        return found
    twins = turn.rules.deal.packs > 1
    for taken in _subsets(built):
        count = sum(len(build.cards) for build in built if (build.piece,) in taken)
        for size in range(len(mates) + 1):
            choices = dict.fromkeys(combinations(sorted(mates), size)) if twins else combinations(mates, size)
            for loose in choices if count + size in turn.rules.court_takes else ():
                groups = (*[(mate,) for mate in loose], *taken)
                if turn.free or hand.keeps(groups):
                    found.append(Capture(card, card.pips, groups))
    return found


def _subsets(builds: Sequence[Build]) -> list[Groups]:
    """Every choice of some of the builds, none included, each build a group of its own."""
    chosen: list[Groups] = [()]
    for build in builds:
        group = (build.piece,)
        chosen += [(*groups, group) for groups in chosen]
    return chosen


def _court_builds(hand: _Hand) -> Iterator[Play]:
    """Natural builds of courts that have no value."""
    value = hand.card.pips
    if value in hand.held:
        for mates in _mates(hand.turn.seen, value, 0):
            yield from _with_bases(hand, value, ((hand.card,), *[(mate,) for mate in mates]))


def _make_builds(hand: _Hand, value: int) -> list[Play]:
    turn, card = hand.turn, hand.card
    made = _disjoint(_first_groups(turn, card, value), turn.builds.unions(value))
    if turn.free and not turn.seen.builds:
        found: list[Play] = [MakeBuild(card, value, groups) for groups in made if len(groups) > 1 or len(groups[0]) > 1]
    else:
        found = [play for groups in made for play in _with_bases(hand, value, groups)]
    return found[: turn.most]


def _disjoint(firsts: list[tuple[tuple[Piece, ...], int, str]], unions: list[tuple[int, Groups]]) -> list[Groups]:
    """Every group that the hand card is in, alone and with all that makes the value beside it; each set once."""
    if not unions and len(firsts) == 1:
        return [(firsts[0][0],)]
    found: dict[tuple[int, bool, str], Groups] = {}
    for first, mask, raises in firsts:
        for union, groups in (NOTHING, *unions):
            key = (mask | union, union > 0, raises)
            if not union & mask and key not in found:
                found[key] = (first, *groups)
    return list(found.values())


def _first_groups(turn: _Turn, card: Card, value: int) -> list[tuple[tuple[Piece, ...], int, str]]:
    """Every group for the value that the hand card can be in, the mask of what it takes, and the build it raises."""
    table, options, worths = turn.builds, turn.rules.building, turn.rules.build_values[card]
    found: list[tuple[tuple[Piece, ...], int, str]] = [((card,), 0, "")] if value in worths else []
    for worth in worths:
        for mask in table.ways(value - worth):
            found.append(((card, *table.named(mask)), mask, ""))
        if options.single_build_as_card:
            continue
        for build in turn.seen.builds:
            missing = value - worth - build.value
            if build.multiple or missing < 0:
                continue
            base = build.piece
            if missing == 0:
                found.append(((card, base), 0, base))
            elif options.table_cards_help_raise:
                found += [((card, base, *table.named(mask)), mask, base) for mask in table.ways(missing)]
    return found


def _with_bases(hand: _Hand, value: int, groups: Groups) -> list[Play]:
    """The build of these groups by itself, where it is one, and added to every build of its value."""
    turn, card, found = hand.turn, hand.card, list[Play]()
    is_build = len(groups) > 1 or len(groups[0]) > 1
    if is_build and (turn.free or hand.keeps(groups, value)):
        found.append(MakeBuild(card, value, groups))
    as_card = turn.rules.building.single_build_as_card
    for build in turn.seen.builds:
        if build.value == value and (build.multiple if as_card else not _raises(groups[0])):
            whole = (*groups, (build.piece,))
            if hand.keeps(whole, value):
                found.append(MakeBuild(card, value, whole))
    return found


def _raises(first: tuple[Piece, ...]) -> bool:
    """Whether the hand card is put on a build to change its value, by the group that it is in."""
    return any(isinstance(piece, BuildPiece) for piece in first)


# ---------- a play with certain pieces ----------


def play_with(seen: Seen, card: Card, wanted: Iterable[Piece]) -> Play | None:
    """A legal play of a hand card that uses all the wanted pieces, one or more, and perhaps others.

    With two packs a piece may be wanted twice. None if there is none, and that holds on the most crowded table.
    """
    wanted = tuple(wanted)
    asked = Counter(wanted)
    hand = _holding(_turn(seen), card)
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
    must = _joined(wanted, [b.piece for b in hand.turn.own if b.value not in hand.held])
    yield must
    if hand.turn.rules.several_values:
        for build in hand.turn.own:
            yield _joined(must, [build.piece])
    if hand.turn.rules.capturing.compulsory:
        yield hand.turn.seen.loose


def _joined(wanted: Wanted, others: Iterable[Piece]) -> Wanted:
    """Some pieces and those of the others that are not among them."""
    return (*wanted, *[piece for piece in others if piece not in wanted])


def _proposals(hand: _Hand, wanted: Wanted) -> Iterator[Play]:
    """For every way to play the card one action with the wanted pieces; it may still be illegal for other reasons."""
    card = hand.card
    if card in hand.turn.rules.rank_only:
        yield from _court_captures(hand)
        yield from _court_builds(hand)
    else:
        for value in hand.turn.rules.hand_values[card]:
            mates = equals(hand.turn.seen, card) if value == hand.turn.rules.usual_value[card] else ()
            if (groups := _covered(hand.turn.captures, value, _joined(wanted, mates))) is not None:
                found = Capture(card, value, groups)
                yield grown(hand.turn.rules, hand.turn.seen.loose, found) if hand.turn.rules.capturing.compulsory else found
        for value in sorted(hand.held - hand.turn.rules.rank_marks) if hand.turn.rules.builds else ():
            yield from _build_proposals(hand, value, wanted)
    if hand.turn.rules.builds and hand.turn.rules.building.table_only_build_while_trailing:
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
    for first, taken, base in _first_groups(hand.turn, hand.card, value):
        if (groups := _covered(hand.turn.builds, value, wanted, taken, base)) is not None:
            yield MakeBuild(hand.card, value, (first, *groups))


def _table_build_proposals(hand: _Hand, wanted: Wanted) -> Iterator[Play]:
    """Builds from the table of the wanted pieces, and of one more, since one card of the value is no build."""
    table = hand.turn.builds
    singles = sum(1 << place for place, piece in enumerate(table.pieces) if isinstance(piece, BuildPiece))
    for value in sorted(hand.held):
        if value in hand.turn.rules.rank_marks:
            for mates in _mates(hand.turn.seen, value, 2):
                yield Trail(hand.card, value, tuple([(mate,) for mate in mates]))
            continue
        for more in ((), *((piece,) for piece in table.pieces)):
            if (groups := _covered(table, value, _joined(wanted, more), singles)) is not None and groups:
                yield Trail(hand.card, value, groups)
