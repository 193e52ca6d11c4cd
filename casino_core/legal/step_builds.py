"""Builds made step by step, with a hand card or from the table alone (rules, sections 12 and 13).

A step makes a single build of one group, changes the value of an opponent's, or puts one group on a base: a build, or
a loose card of the value.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.legal.duties import Illegal, Seen, can_answer, held_values, left_owing, own_side
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, TableBuild, pieces, same_effect
from casino_core.position.layout import Build, Sums, adds_up, sums
from casino_core.position.position import Cards
from casino_core.rules.values import rank_of

Step = MakeBuild | TableBuild


class Parts(NamedTuple):
    """A step taken apart: the hand card if there is one, the group that is put together, and what it is put on."""

    card: Card | None
    group: tuple[Piece, ...]
    base: Piece | None


def parts(step: Step) -> Parts | None:
    """The parts of a step; None when it is written in no way that a step can be."""
    card = step.card if isinstance(step, MakeBuild) else None
    groups = step.groups if card else step.groups[::-1]
    if not 1 <= len(groups) <= 2 or not all(groups) or (len(groups) == 2 and len(groups[1]) != 1):
        return None
    if card is not None and groups[0][0] != card:
        return None
    return Parts(card, groups[0], groups[1][0] if len(groups) == 2 else None)


def written(card: Card | None, value: int, group: tuple[Piece, ...], base: Piece | None, *, partner: bool) -> Step:
    """The step of these parts."""
    if card is None:
        return TableBuild(value, (group,) if base is None else ((base,), group), partner)
    return MakeBuild(card, value, (group,) if base is None else (group, (base,)), partner)


# ---------- who may build what where ----------


def build_named(seen: Seen, piece: Piece | None) -> Build | None:
    """The build that a piece names."""
    if not isinstance(piece, BuildPiece):
        return None
    return next((build for build in seen.builds if build.name == piece.card), None)


def proven_partner(seen: Seen, value: int) -> int | None:
    """The partner for whom the seat on turn may make a build of a value: one who is known to hold a card for it.

    Not if that card answers already for a build of another value, which only an ace can.
    """
    rules, rank = seen.rules, rank_of(value)
    if value not in rules.hand_values[Card(rank + "S")]:
        return None
    for seat, shown in seen.extras.proven:
        if shown == rank and seat != seen.turn and rules.side_of[seat] == rules.side_of[seen.turn]:
            owed = {build.value for build in seen.builds if build.owner == seat}
            if not any(rank_of(other) == rank for other in owed):
                return seat
    return None


def owner_after(seen: Seen, step: Step, base: Piece | None) -> int:
    """Whose the build of a legal step is."""
    if step.partner:
        proven = proven_partner(seen, step.value)
        return seen.rules.partner_of(seen.turn) if proven is None else proven
    build = build_named(seen, base)
    return seen.turn if build is None else build.owner


class Place(NamedTuple):
    """Where a group goes: on a base or, without one, as a build of its own; with a hand card or not; for whom."""

    base: Piece | None
    card: Card | None
    partner: bool = False


def why_not_there(seen: Seen, value: int, place: Place, rest: Cards) -> Illegal | None:
    """Why no group of a value may come there; None when it may. What the group is made of is not asked here.

    ``rest`` is what stays in hand.
    """
    build, committed = build_named(seen, place.base), committed_build(seen)
    owned = {b.value for b in seen.builds if b.owner == seen.turn}
    fault = _why_not_anew(seen, value, place) if build is None else _why_not_onto(seen, value, place, build)
    if fault is not None:
        return fault
    if build is None and not place.partner:
        owned.add(value)
    if build is not None and not own_side(seen, build):
        committed = build
    if place.card is not None and committed is not None:
        return Illegal("committed-to-capture", {"value": committed.value})
    return why_not_go_on(seen, owned, rest, committed, plays=place.card is not None)


def committed_build(seen: Seen) -> Build | None:
    """The opponent's build that this turn must capture."""
    return None if seen.extras.committed is None else build_named(seen, BuildPiece(seen.extras.committed))


def _why_not_anew(seen: Seen, value: int, place: Place) -> Illegal | None:
    """Why there can be no new build of a value."""
    same = next((build for build in seen.builds if build.value == value), None)
    if same is not None:
        return Illegal("one-build-per-value", {"value": value, "card": same.name})
    if place.partner and proven_partner(seen, value) is None:
        return Illegal("partner-not-proven", {"value": value})
    return None


def _why_not_onto(seen: Seen, value: int, place: Place, build: Build) -> Illegal | None:
    """Why nothing of a value may be put on a build: an opponent's is augmented only to be captured in the same turn."""
    if build.value != value or place.partner:
        return Illegal("base-keeps-value-and-owner", {"value": build.value, "card": build.name})
    if own_side(seen, build):
        return None
    if place.card is not None or seen.extras.played is not None:
        return Illegal("only-own-builds-augmented", {"value": value, "card": build.name})
    committed = committed_build(seen)
    return None if committed in (None, build) else Illegal("one-capture-a-turn", {"value": value})


def first_hands(seen: Seen) -> bool:
    """Whether two players still have cards to come, so that the rules for their first hands hold."""
    return seen.rules.seats == 2 and seen.stocked


def why_not_go_on(
    seen: Seen, owned: set[int], rest: Cards, committed: Build | None, *, plays: bool = False
) -> Illegal | None:
    """Whether the turn can go on, and end, with these builds of one's own and these cards in hand (section 12).

    ``plays``: the action in question is the play of the turn.
    """
    rules = seen.rules
    if committed is not None:
        takers = [place for place, card in enumerate(rest) if committed.value in rules.hand_values[card]]
        if not any(can_answer(rules, rest[:place] + rest[place + 1 :], owned) for place in takers):
            return Illegal("no-card-to-capture-it", {"value": committed.value})
    if not can_answer(rules, rest, owned):
        return Illegal("must-keep-card-for-build", {"value": min(owned), "card": None})
    if rules.building.swazi_2p_phase1_one_build and first_hands(seen):
        later = plays or seen.extras.played is not None
        most = 1 if later or committed is not None else 2
        if len(owned) > most:
            return Illegal("one-build-in-first-hands", {"most": most})
    return None


def turn_fault(seen: Seen, action: Play, rest: Cards) -> Illegal | None:
    """What a turn of several actions demands of its play, which a trail or a capture does not fulfil."""
    committed, building = seen.extras.committed, seen.rules.building
    takes = isinstance(action, Capture)
    if committed is not None and not (takes and "b" + committed in pieces(action)):
        build = committed_build(seen)
        return Illegal("committed-to-capture", {"value": 0 if build is None else build.value})
    owns = any(build.owner == seen.turn for build in seen.builds)
    if not takes and owns and building.swazi_2p_phase1_no_discard_with_build and first_hands(seen):
        return Illegal("builder-may-not-discard", {})
    return why_not_go_on(seen, left_owing(seen, action.groups), rest, None, plays=True)


# ---------- one step, asked exactly ----------


def why_not_step(seen: Seen, step: Step, rest: Cards) -> Illegal | None:
    """The first rule that a step breaks, or None when it is legal. ``rest`` is what stays in hand."""
    found = parts(step)
    if found is None:
        return Illegal("one-step-at-a-time", {"value": step.value})
    fault = _bad_pieces(seen, found) or _bad_group(seen, step, found)
    if fault is not None:
        return fault
    base, raised = found.base, build_named(seen, found.group[-1])
    if isinstance(base, Card) and step.value not in seen.rules.summed_values[base]:
        return Illegal("base-of-another-value", {"card": base, "value": step.value})
    fault = None if raised is None else _bad_change(seen, step, raised, build_named(seen, base))
    fault = fault or why_not_there(seen, step.value, Place(base, found.card, step.partner), rest)
    if fault is None and raised is not None and step.value not in held_values(seen.rules, rest):
        return Illegal("no-capturing-card", {"value": step.value})
    return fault


def _bad_change(seen: Seen, step: Step, raised: Build, base: Build | None) -> Illegal | None:
    """Why a build may not change its value here, alone or into the ``base``."""
    if base is not None and not own_side(seen, base):
        return Illegal("only-own-builds-augmented", {"value": step.value, "card": raised.name})
    return Illegal("raise-is-ones-own", {"card": raised.name}) if step.partner else None


def _bad_pieces(seen: Seen, found: Parts) -> Illegal | None:
    """Pieces that are not there, or named twice; a top card where there is no base."""
    lying: list[str] = [*seen.loose, *seen.usable_tops, *("b" + build.name for build in seen.builds)]
    used = found.group[1:] if found.card else found.group
    for piece in (*used, *((found.base,) if found.base else ())):
        if piece not in lying:
            code = "no-such-build" if isinstance(piece, BuildPiece) else "card-not-on-table"
            return Illegal(code, {"card": Card(piece[-2:])})
        lying.remove(piece)
    stolen = [piece for piece in used if piece in seen.usable_tops]
    if stolen and found.base is None:
        return Illegal("top-needs-a-base", {"card": stolen[0]})
    if found.base in seen.usable_tops:
        return Illegal("top-is-no-base", {"card": found.base})
    return None


def _bad_group(seen: Seen, step: Step, found: Parts) -> Illegal | None:
    """Faults of the group: who may be in it, what it sums to, how many cards there are."""
    rules, value = seen.rules, step.value
    raised = next((piece for piece in found.group if isinstance(piece, BuildPiece)), None)
    fault = None if raised is None else _bad_raise(seen, found, raised)
    if fault is not None:
        return fault
    counts = [_worth(seen, piece, found.card) for piece in found.group]
    if () in counts:
        return Illegal("court-forms-no-sum", {"card": found.group[counts.index(())]})
    if value > rules.largest_sum or value in rules.rank_marks:
        return Illegal("value-too-large", {"value": value, "largest": rules.largest_sum})
    if not adds_up(counts, value):
        return Illegal("group-does-not-add-up", {"group": found.group, "value": value})
    alone = len(found.group) < 2 and found.base is None
    return Illegal("build-of-one-card", {"card": Card(found.group[0])}) if alone else None


def _bad_raise(seen: Seen, found: Parts, piece: BuildPiece) -> Illegal | None:
    """Why a build may not be part of the group: one hand card alone changes a single build of an opponent."""
    build = build_named(seen, piece)
    if build is None or found.card is None or len(found.group) != 2:
        return Illegal("raise-by-hand-card-only", {"card": piece.card})
    if build.multiple:
        return Illegal("multiple-build-keeps-value", {"card": build.name})
    return Illegal("own-build-not-raised", {"value": build.value}) if own_side(seen, build) else None


def _worth(seen: Seen, piece: Piece, card: Card | None) -> tuple[int, ...]:
    rules, build = seen.rules, build_named(seen, piece)
    if build is not None:
        return (build.value,)
    if piece in rules.rank_only:
        return ()
    return rules.build_values[Card(piece)] if piece == card else rules.table_values[Card(piece)]


# ---------- all places ----------


def places(seen: Seen, value: int, rest: Cards, card: Card | None) -> Iterator[Place]:
    """Every place where the seat on turn may put a group of a value."""
    bases: list[Piece | None] = [None]
    bases += [BuildPiece(build.name) for build in seen.builds if build.value == value]
    bases += [loose for loose in seen.loose if value in seen.rules.summed_values[loose]]
    partners = (False, True) if seen.extras.proven else (False,)
    # a build on a loose card is as new as one without a base, so that this is asked once for all of them
    anew = {partner: why_not_there(seen, value, Place(None, card, partner), rest) is None for partner in partners}
    for base in bases:
        for partner in partners:
            place = Place(base, card, partner)
            built = isinstance(base, BuildPiece)
            if why_not_there(seen, value, place, rest) is None if built else anew[partner]:
                yield place


# ---------- all steps ----------


class _Pieces(NamedTuple):
    """What can be in a group beside a hand card: loose cards, then the tops of piles, and what they sum to."""

    cards: Cards
    loose: int
    sums: Sums

    def named(self, mask: int) -> tuple[Piece, ...]:
        return tuple([card for place, card in enumerate(self.cards) if mask >> place & 1])


def _pieces(seen: Seen) -> _Pieces:
    rules = seen.rules
    loose = tuple([card for card in seen.loose if card not in rules.rank_only])
    cards = loose + tuple([card for card in seen.usable_tops if card not in rules.rank_only])
    return _Pieces(cards, len(loose), sums(tuple([rules.summed_values[card] for card in cards]), rules.largest_sum))


def steps(seen: Seen, card: Card | None, rest: Cards, most: int | None = None) -> Iterator[Step]:
    """Every legal step with a hand card, or with none; at most ``most`` groups for every value and place, if given.

    ``rest`` is what stays in hand. Of loose cards that can take each other's place as the base, the first one is it.
    """
    if card in seen.rules.rank_only:
        return
    pieces, held = _pieces(seen), held_values(seen.rules, rest)
    found: set[tuple[object, ...]] = set()  # aces can change places, as the base and in the group, or as 1 and 14
    for value in sorted({*range(1, seen.rules.largest_sum + 1)} - seen.rules.rank_marks):
        if not _made_at_all(seen, pieces, card, value):
            continue
        for place in places(seen, value, rest, card):
            for group in islice(_groups(seen, pieces, card, value, place.base), most):
                step = written(card, value, group, place.base, partner=place.partner)
                raises = isinstance(group[-1], BuildPiece)
                if not (raises and (place.partner or value not in held)) and same_effect(step) not in found:
                    found.add(same_effect(step))
                    yield step


def additions(seen: Seen) -> Iterator[TableBuild]:
    """Every group of the table that could be put on a build of the side on turn; nobody's hand matters for it."""
    pieces = _pieces(seen)
    for build in seen.builds:
        if own_side(seen, build):
            base = BuildPiece(build.name)
            for group in _groups(seen, pieces, None, build.value, base):
                yield TableBuild(build.value, ((base,), group))


def _groups(
    seen: Seen, pieces: _Pieces, card: Card | None, value: int, base: Piece | None
) -> Iterator[tuple[Piece, ...]]:
    """Every group for the value that may come there: on a base of any cards, as a build of its own of two or more."""
    if card is None:
        for mask in pieces.sums.groups(value):
            if _fits(pieces, mask, base) and not (base is None and mask.bit_count() < 2):
                yield pieces.named(mask)
        return
    for worth in seen.rules.build_values[card]:
        if worth == value and base is not None:
            yield (card,)
        for mask in pieces.sums.groups(value - worth):
            if _fits(pieces, mask, base):
                yield (card, *pieces.named(mask))
        if base is None or build_named(seen, base) is not None:
            yield from _raises(seen, card, value - worth)


def _made_at_all(seen: Seen, pieces: _Pieces, card: Card | None, value: int) -> bool:
    """Whether there is any group for the value, wherever it may come: sooner asked than where that is."""
    if card is None:
        return bool(pieces.sums.groups(value))
    worths = seen.rules.build_values[card]
    raised = [value - build.value for build in seen.builds]
    return any(worth == value or worth in raised or pieces.sums.groups(value - worth) for worth in worths)


def _fits(pieces: _Pieces, mask: int, base: Piece | None) -> bool:
    """Whether a group leaves its base alone, and uses tops of piles only where there is one."""
    if base is None:
        return mask < 1 << pieces.loose
    return isinstance(base, BuildPiece) or not mask >> pieces.cards.index(base) & 1


def _raises(seen: Seen, card: Card, old: int) -> Iterator[tuple[Piece, ...]]:
    for build in seen.builds:
        if build.value == old and not build.multiple and not own_side(seen, build):
            yield (card, BuildPiece(build.name))
