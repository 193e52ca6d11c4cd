"""Which actions are legal, and why another is not.

``why_not`` checks any one action exactly. ``legal_actions`` lists all of them, each set of pieces once; ``candidates``
lists some, always legal, where a crowded table allows too many; ``action_with`` finds one that uses certain pieces.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple, Protocol

from casino_core.actions import Action, BuildPiece, Capture, Groups, MakeBuild, Piece, Trail, pieces
from casino_core.cards import Card
from casino_core.events import Event
from casino_core.layout import Build, Sums, Union, adds_up, sums
from casino_core.position import Cards, Position
from casino_core.position import play as play_trusted
from casino_core.rules import Rules


class Seen(Protocol):
    """What legality depends on: a position, or the view of the seat whose turn it is."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def hand(self) -> Cards:
        """The cards of that seat."""

    @property
    def loose(self) -> Cards:
        """The loose cards of the layout."""

    @property
    def builds(self) -> tuple[Build, ...]:
        """The builds of the layout."""


class Illegal(NamedTuple):
    """Why an action is refused: a code, and the facts that a sentence about it needs."""

    code: str
    facts: dict[str, object]


class IllegalActionError(ValueError):
    """An action that the rules refuse. ``why`` says which rule."""

    def __init__(self, why: Illegal) -> None:
        super().__init__(f"{why.code}: " + ", ".join(f"{k}={v!r}" for k, v in why.facts.items()))
        self.why = why


def play(position: Position, action: Action) -> tuple[Position, tuple[Event, ...]]:
    """Play an action after checking it. Raises IllegalActionError."""
    why = why_not(position, action)
    if why is not None:
        raise IllegalActionError(why)
    return play_trusted(position, action)


# ---------- what a builder owes ----------


def owed(seen: Seen) -> tuple[int, ...]:
    """The values of the builds whose last builder is the actor: a card must be kept for each."""
    return tuple([b.value for b in seen.builds if b.owner == seen.turn])


def _may_trail(seen: Seen) -> bool:
    """Duty (a): a builder may not trail while his build stands (section "Duties" of the classic rules)."""
    return seen.rules.building.builder_may_trail or not owed(seen)


def _held(rules: Rules, hand: Cards) -> set[int]:
    """The values that the cards of a hand can capture at."""
    return {value for card in hand for value in rules.hand_values[card]}


# ---------- all legal actions ----------

NOTHING = Union(0, ())


@dataclass(frozen=True, slots=True)
class _Table:
    """The pieces on the table that can be members of groups, and what they sum to."""

    pieces: tuple[Piece, ...]
    sums: Sums
    most: int | None

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
        return tuple([self.named(mask) for mask in masks])


def _table(seen: Seen, most: int | None) -> _Table:
    rules = seen.rules
    names: tuple[Piece, ...] = seen.loose
    values = tuple([rules.table_values[card] for card in seen.loose])
    if rules.building.single_build_as_card:
        # They come first, so that however few unions are asked for, a builder finds the capture he cannot do without.
        singles = [b for b in seen.builds if not b.multiple]
        names = (*(BuildPiece(b.name) for b in singles), *names)
        values = (*((b.value,) for b in singles), *values)
    return _Table(names, sums(values, rules.largest_sum), most)


def legal_actions(seen: Seen) -> tuple[Action, ...]:
    """All legal actions of the actor, each set of pieces once; empty when the round is over.

    On a table of very many low cards there can be millions: ``candidates`` is for those.
    """
    return tuple(_actions(seen, None))


def candidates(seen: Seen, most: int = 200) -> tuple[Action, ...]:
    """Legal actions: with every card and value at most ``most`` captures and ``most`` builds.

    All of them, as in ``legal_actions``, wherever the table, builds included, makes no value in more ways than that.
    """
    return tuple(_actions(seen, most))


def _actions(seen: Seen, most: int | None) -> Iterator[Action]:
    hand = seen.hand
    table = _table(seen, most)
    owes = owed(seen)
    for card in dict.fromkeys(hand):
        rest = list(hand)
        rest.remove(card)
        held = _held(seen.rules, tuple(rest))
        if not owes or (_may_trail(seen) and held.issuperset(owes)):
            yield Trail(card)
        if seen.rules.building.table_only_build_while_trailing and held.issuperset(owes):
            yield from _table_builds(seen, table, card, held)
        for value in seen.rules.hand_values[card]:
            yield from islice(_captures(seen, table, card, value, held), most)
        if card not in seen.rules.rank_only:
            for value in sorted(held):
                yield from islice(_make_builds(seen, table, card, value, held), most)


def _table_builds(seen: Seen, table: _Table, card: Card, held: set[int]) -> Iterator[Action]:
    """Trail the card and join loose cards into a build (option ``table_only_build_while_trailing``)."""
    for value in sorted(held):
        if value <= seen.rules.largest_sum:
            for union in table.unions(value):
                groups = table.groups(union.groups)
                if union.mask.bit_count() > 1 and not any(isinstance(p, BuildPiece) for g in groups for p in g):
                    yield Trail(card, value, groups)


def _captures(seen: Seen, table: _Table, card: Card, value: int, held: set[int]) -> Iterator[Action]:
    as_card = seen.rules.building.single_build_as_card
    wholes = _subsets([b for b in seen.builds if b.value == value and (b.multiple or not as_card)])
    for union in _takes(seen.rules, table, card, value):
        loose = table.groups(union.groups)
        for taken in wholes:
            groups = loose + taken
            if groups and _kept(seen, groups, held):
                yield Capture(card, value, groups)


def _takes(rules: Rules, table: _Table, card: Card, value: int) -> Sequence[Union]:
    """The sets of pieces, nothing included, that a card takes beside whole builds."""
    unions = table.unions(value)
    if card in rules.rank_only:
        return [NOTHING, *(u for u in unions if _court_may_take(rules, u.mask.bit_count()))]
    return (NOTHING, *unions)


def _court_may_take(rules: Rules, count: int) -> bool:
    """Whether a court without a value may take so many loose cards of its rank at once."""
    return (
        count == 1
        or rules.capturing.face_capture_limit == "any"
        or (rules.capturing.face_capture_limit == "all" and count == 4 * rules.deal.packs - 1)
    )


def _subsets(builds: list[Build]) -> list[Groups]:
    """Every choice of some of the builds, none included, each build a group of its own."""
    chosen: list[Groups] = [()]
    for build in builds:
        group = (BuildPiece(build.name),)
        chosen += [(*groups, group) for groups in chosen]
    return chosen


def _kept(seen: Seen, groups: Groups, held: set[int]) -> bool:
    """Duty (b): of every own build that the groups leave on the table, a card of its value is still held."""
    for build in seen.builds:
        if build.owner == seen.turn and build.value not in held:
            name = "b" + build.name
            if not any(name in group for group in groups):
                return False
    return True


def _make_builds(seen: Seen, table: _Table, card: Card, value: int, held: set[int]) -> Iterator[Action]:
    if value > seen.rules.largest_sum:
        return
    found: set[tuple[int, int, str]] = set()
    unions = (NOTHING, *table.unions(value))
    for first, mask, raised in _first_groups(seen, table, card, value):
        for union in unions:
            key = (mask | union.mask, len(union.groups), raised)
            if union.mask & mask or key in found:
                continue
            found.add(key)
            groups = (first, *table.groups(union.groups))
            yield from _with_bases(seen, MakeBuild(card, value, groups), held)


def _first_groups(seen: Seen, table: _Table, card: Card, value: int) -> Iterator[tuple[tuple[Piece, ...], int, str]]:
    """Every group for the value that the hand card can be in, the mask of what it takes, and the build it raises."""
    rules = seen.rules
    options = rules.building
    for worth in rules.table_values[card]:
        if worth == value:
            yield (card,), 0, ""
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


def _with_bases(seen: Seen, action: MakeBuild, held: set[int]) -> Iterator[Action]:
    """The action by itself where it makes a build, and added to every build of its value."""
    as_card = seen.rules.building.single_build_as_card
    is_build = len(action.groups) > 1 or len(action.groups[0]) > 1
    if is_build and _kept(seen, action.groups, held):
        yield action
    for build in seen.builds:
        if build.value == action.value and (build.multiple if as_card else not _raises(action)):
            groups = (*action.groups, (BuildPiece(build.name),))
            if _kept(seen, groups, held):
                yield MakeBuild(action.card, action.value, groups)


def _raises(action: MakeBuild) -> bool:
    """Whether the hand card is put on a build to change its value."""
    return any(isinstance(piece, BuildPiece) for piece in action.groups[0])


# ---------- an action with certain pieces ----------


def action_with(seen: Seen, card: Card, wanted: frozenset[Piece]) -> Action | None:
    """A legal action of a hand card that uses all the wanted pieces, one or more, and perhaps others.

    None if there is none, and that holds on the most crowded table.
    """
    rest = list(seen.hand)
    rest.remove(card)
    held = _held(seen.rules, tuple(rest))
    needed = wanted.union(BuildPiece(b.name) for b in seen.builds if b.owner == seen.turn and b.value not in held)
    for action in _proposals(seen, card, needed, held):
        if wanted.issubset(pieces(action)) and why_not(seen, action) is None:
            return action
    return None


def _proposals(seen: Seen, card: Card, wanted: frozenset[Piece], held: set[int]) -> Iterator[Action]:
    """For every way to play the card one action with the wanted pieces; it may still be illegal for other reasons."""
    table = _table(seen, None)
    mask = sum(1 << place for place, piece in enumerate(table.pieces) if piece in wanted)
    builds = (BuildPiece(build.name) for build in seen.builds)
    whole = tuple([(piece,) for piece in builds if piece in wanted and piece not in table.pieces])
    for value in seen.rules.hand_values[card]:
        # Where a court takes one or all, all of them may be right although those wanted are not.
        for more in (mask, *([sum(table.ways(value))] if card in seen.rules.rank_only else ())):
            if (groups := table.sums.cover(value, more)) is not None:
                yield Capture(card, value, (*table.groups(groups), *whole))
    for value in sorted(held):
        for first, taken, base in _first_groups(seen, table, card, value):
            if (groups := table.sums.cover(value, mask & ~taken, taken)) is not None:
                unused = [group for group in whole if group[0] != base]
                yield MakeBuild(card, value, (first, *table.groups(groups), *unused))
        yield from _table_build_proposals(seen, table, card, value, mask)


def _table_build_proposals(seen: Seen, table: _Table, card: Card, value: int, mask: int) -> Iterator[Action]:
    """Builds from the table of the pieces of the mask, and of one more, since one card of the value is no build."""
    if seen.rules.building.table_only_build_while_trailing:
        singles = sum(1 << place for place, piece in enumerate(table.pieces) if isinstance(piece, BuildPiece))
        for more in (0, *(1 << place for place in range(len(table.pieces)))):
            if (groups := table.sums.cover(value, mask | more, singles)) is not None:
                yield Trail(card, value, table.groups(groups))


# ---------- why not ----------


def why_not(seen: Seen, action: Action) -> Illegal | None:
    """The first rule that an action breaks, or None when it is legal. Never raises on any action."""
    hand = seen.hand
    if action.card not in hand:
        return Illegal("card-not-in-hand", {"card": action.card})
    fault = _absent(seen, action)
    if fault is not None:
        return fault
    rest = list(hand)
    rest.remove(action.card)
    held = _held(seen.rules, tuple(rest))
    if isinstance(action, Trail):
        fault = _why_not_trail(seen, action, held)
    elif isinstance(action, Capture):
        fault = _why_not_capture(seen, action)
    else:
        fault = _why_not_build(seen, action, held)
    return fault or _not_kept(seen, action, held)


def _absent(seen: Seen, action: Action) -> Illegal | None:
    """Pieces that are not there, or named twice."""
    if isinstance(action, MakeBuild) and (not action.groups or action.groups[0][:1] != (action.card,)):
        return Illegal("hand-card-not-in-build", {"card": action.card})
    lying: list[str] = [*seen.loose, *("b" + b.name for b in seen.builds)]
    for piece in pieces(action):
        if piece not in lying:
            code = "no-such-build" if isinstance(piece, BuildPiece) else "card-not-on-table"
            return Illegal(code, {"card": Card(piece[-2:])})
        lying.remove(piece)
    return None


def _not_kept(seen: Seen, action: Action, held: set[int]) -> Illegal | None:
    """Duty (b), with the value for which no card would be left."""
    if _kept(seen, action.groups, held):
        return None
    used = set(pieces(action))
    value = next(
        b.value for b in seen.builds if b.owner == seen.turn and b.value not in held and "b" + b.name not in used
    )
    return Illegal("must-keep-card-for-build", {"value": value, "card": action.card})


def _why_not_trail(seen: Seen, action: Trail, held: set[int]) -> Illegal | None:
    if not action.groups and not action.value:
        return None if _may_trail(seen) else Illegal("builder-may-not-trail", {"value": owed(seen)[0]})
    if not seen.rules.building.table_only_build_while_trailing:
        return Illegal("no-build-from-table-only", {"value": action.value})
    if any(isinstance(piece, BuildPiece) for piece in pieces(action)):
        return Illegal("no-build-from-table-only", {"value": action.value})
    return _bad_groups(seen, action) or _bad_build(seen, action, held)


def _why_not_capture(seen: Seen, action: Capture) -> Illegal | None:
    if action.value not in seen.rules.hand_values[action.card]:
        return Illegal("card-has-no-such-value", {"card": action.card, "value": action.value})
    if not pieces(action):
        return Illegal("nothing-taken", {"card": action.card})
    loose = [piece for piece in pieces(action) if isinstance(piece, Card)]
    all_of_its_rank = {card.rank for card in loose} == {action.card.rank}
    if action.card in seen.rules.rank_only and all_of_its_rank and not _court_may_take(seen.rules, len(loose)):
        return Illegal("court-takes-one", {"card": action.card, "count": len(loose)})
    return _bad_groups(seen, action)


def _why_not_build(seen: Seen, action: MakeBuild, held: set[int]) -> Illegal | None:
    return _bad_groups(seen, action) or _bad_bases(seen, action) or _bad_build(seen, action, held)


def _bad_build(seen: Seen, action: MakeBuild | Trail, held: set[int]) -> Illegal | None:
    """Faults of the build that would stand: its value, its size, and the card that must be kept for it."""
    if action.value > seen.rules.largest_sum:
        return Illegal("value-too-large", {"value": action.value, "largest": seen.rules.largest_sum})
    if sum(map(len, action.groups)) < 2:
        return Illegal("build-of-one-card", {"card": action.card})
    if action.value not in held:
        return Illegal("no-capturing-card", {"value": action.value})
    return None


def _bad_bases(seen: Seen, action: MakeBuild) -> Illegal | None:
    """Builds that may not be used as they are: only one is raised or added to, unless single builds count as cards."""
    as_card = seen.rules.building.single_build_as_card
    builds = [piece for piece in pieces(action) if isinstance(piece, BuildPiece)]
    whole = [piece for piece in builds if not as_card or _is_multiple(seen, piece)]
    if len(whole) > 1:
        return Illegal("one-build-at-a-time", {"cards": tuple(piece.card for piece in whole)})
    return None


def _named(seen: Seen, piece: Piece) -> Build | None:
    """The build that a piece names, or None for a card."""
    return next((b for b in seen.builds if b.name == piece[1:]), None) if isinstance(piece, BuildPiece) else None


def _is_multiple(seen: Seen, piece: Piece) -> bool:
    build = _named(seen, piece)
    return build is not None and build.multiple


def _bad_groups(seen: Seen, action: Action) -> Illegal | None:
    for group in action.groups:
        fault = _bad_group(seen, action, group)
        if fault is not None:
            return fault
    return None


def _bad_group(seen: Seen, action: Action, group: tuple[Piece, ...]) -> Illegal | None:
    """Faults of one group: members that cannot be summed, and a sum that is not the value."""
    rules = seen.rules
    if len(group) > 1:
        fault = _bad_member(seen, action, group)
        if fault is not None:
            return fault
    counts = [_worth(seen, piece) for piece in group]
    if not group or not adds_up(counts, action.value):
        return Illegal("group-does-not-add-up", {"group": group, "value": action.value})
    if len(group) > 1 and action.value > rules.largest_sum:
        if isinstance(action, Capture):
            return Illegal("court-forms-no-sum", {"value": action.value})
        return Illegal("value-too-large", {"value": action.value, "largest": rules.largest_sum})
    return None


def _worth(seen: Seen, piece: Piece) -> tuple[int, ...]:
    build = _named(seen, piece)
    return seen.rules.table_values[Card(piece)] if build is None else (build.value,)


def _bad_member(seen: Seen, action: Action, group: tuple[Piece, ...]) -> Illegal | None:
    """A court without a value, or a build, that may not be part of a sum of several pieces."""
    options = seen.rules.building
    for piece in group:
        if isinstance(piece, Card):
            if piece in seen.rules.rank_only:
                return Illegal("court-forms-no-sum", {"card": piece})
        elif _is_multiple(seen, piece):
            return Illegal("multiple-build-keeps-value", {"card": piece.card})
        elif not options.single_build_as_card and not (isinstance(action, MakeBuild) and action.card in group):
            return Illegal("build-is-no-part-of-sum", {"card": piece.card})
        elif len(group) > 2 and not (options.single_build_as_card or options.table_cards_help_raise):
            return Illegal("raise-by-hand-card-only", {"card": piece.card})
    return None
