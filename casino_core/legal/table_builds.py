"""Builds made step by step, with a hand card or only from the table (docs/rules.md, sections 12 and 13).

A step makes a single build of one group, changes the value of an opponent's build, or puts one group on a base: a
build, or a loose card of the value.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.legal.duties import values_owed
from casino_core.legal.facts import (
    build_of,
    held_values,
    holds_card_for_each,
    missing_piece,
    own_side,
    piece_values,
    rest_of_hand,
)
from casino_core.legal.illegal import Illegal, not_there
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, TableBuild, pieces, same_effect
from casino_core.position.layout import Build, Sums, adds_up, sums
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.values import rank_of

Step = MakeBuild | TableBuild


class StepParts(NamedTuple):
    """The parts of a step."""

    card: Card | None
    """The hand card in it, if there is one."""

    group: tuple[Piece, ...]
    """The new group; the hand card, if there is one, is its first piece."""

    base: Piece | None
    """The piece on which the group is put, if any: a build or a loose card."""


def step_parts(step: Step) -> StepParts | None:
    """Return the parts of a step; None if its groups do not have the form of a step."""
    card = step.card if isinstance(step, MakeBuild) else None
    # The base is written last with a hand card and first without one (docs/readings.md).
    groups = step.groups if card else step.groups[::-1]
    if not 1 <= len(groups) <= 2 or not all(groups) or (len(groups) == 2 and len(groups[1]) != 1):
        return None
    if card is not None and groups[0][0] != card:
        return None
    return StepParts(card, groups[0], groups[1][0] if len(groups) == 2 else None)


def step_of(card: Card | None, value: int, group: tuple[Piece, ...], base: Piece | None, *, partner: bool) -> Step:
    """Return the step that consists of these parts."""
    if card is None:
        return TableBuild(value, (group,) if base is None else ((base,), group), partner)
    return MakeBuild(card, value, (group,) if base is None else (group, (base,)), partner)


# ---------- placements ----------


def proven_partner(view: PlayerView, value: int) -> int | None:
    """Return the partner for whom the seat on turn may make a build of a value; None if there is no such partner.

    The partner must be known to hold a card that takes the value, and must not already need it for another build.
    """
    rules, rank = view.rules, rank_of(value)
    # Any suit will do: in the games that have proofs, all cards of a rank take the same values.
    if value not in rules.hand_values[Card(rank + "S")]:
        return None
    for seat, shown in view.variant_state.proven:
        if shown == rank and seat != view.turn and rules.side_of[seat] == rules.side_of[view.turn]:
            owed = {build.value for build in view.builds if build.owner == seat}
            if not any(rank_of(other) == rank for other in owed):
                return seat
    return None


def owner_after(view: PlayerView, step: Step, base: Piece | None) -> int:
    """Return the seat that will own the build after a legal step."""
    if step.partner:
        proven = proven_partner(view, step.value)
        return view.rules.partner_of(view.turn) if proven is None else proven
    build = build_of(view, base)
    return view.turn if build is None else build.owner


class Placement(NamedTuple):
    """A place for a group, and the future owner of the build."""

    base: Piece | None
    """The piece on which the group is put; None for a new build."""

    card: Card | None
    """The hand card in the group, if there is one."""

    partner: bool = False
    """Whether the build is to belong to the partner."""


def placement_fault(view: PlayerView, value: int, placement: Placement, rest: Cards) -> Illegal | None:
    """Return why no group of this value may be put at ``placement``; None if one may.

    The cards of the group are not checked. ``rest`` is the hand after the step.
    """
    build, committed = build_of(view, placement.base), committed_build(view)
    owned = {b.value for b in view.builds if b.owner == view.turn}
    fault = _why_not_new(view, value, placement) if build is None else _why_not_onto(view, value, placement, build)
    if fault is not None:
        return fault
    # A build made for the partner is the partner's duty (docs/rules.md, section 12).
    if build is None and not placement.partner:
        owned.add(value)
    # A player who puts a group on an opponent's build has to capture that build in the same turn.
    if build is not None and not own_side(view, build):
        committed = build
    if placement.card is not None and committed is not None:
        return Illegal("committed-to-capture", {"value": committed.value})
    return rest_of_turn_fault(view, owned, rest, committed, plays=placement.card is not None)


def committed_build(view: PlayerView) -> Build | None:
    """Return the opponent's build that must be captured in this turn; None if there is none."""
    return None if view.variant_state.committed is None else build_of(view, BuildPiece(view.variant_state.committed))


def _why_not_new(view: PlayerView, value: int, placement: Placement) -> Illegal | None:
    """Return why there cannot be a new build of a value; None if there can."""
    same = next((build for build in view.builds if build.value == value), None)
    if same is not None:
        return Illegal("one-build-per-value", {"value": value, "card": same.name})
    if placement.partner and proven_partner(view, value) is None:
        return Illegal("partner-not-proven", {"value": value})
    return None


def _why_not_onto(view: PlayerView, value: int, placement: Placement, build: Build) -> Illegal | None:
    """Return why a group may not be put on a build; None if it may.

    A group may be put on an opponent's build only to capture that build in the same turn.
    """
    if build.value != value or placement.partner:
        return Illegal("base-keeps-value-and-owner", {"value": build.value, "card": build.name})
    if own_side(view, build):
        return None
    # The only play of the turn has to be the capture, so cards are added before the play and without a hand card.
    if placement.card is not None or view.variant_state.played is not None:
        return Illegal("only-own-builds-augmented", {"value": value, "card": build.name})
    committed = committed_build(view)
    # A card takes builds of only one value, and there is never more than one build of a value.
    return None if committed in (None, build) else Illegal("one-capture-a-turn", {"value": value})


def first_hands(view: PlayerView) -> bool:
    """Return whether the rules for the first hands of a game for two apply, because cards are left to deal."""
    return view.rules.seats == 2 and view.stocked


def rest_of_turn_fault(
    view: PlayerView, owned: set[int], rest: Cards, committed: Build | None, *, plays: bool = False
) -> Illegal | None:
    """Return why a turn could not end with builds of these values; None if it could (docs/rules.md, section 12).

    ``owned``: the values of the builds that the seat will own. ``rest``: the hand after the action in question.
    ``committed``: the build that the turn must still capture. ``plays``: whether the action is the play of the turn.
    """
    rules = view.rules
    if committed is not None:
        # The capturing card leaves the hand, so there must be a card among the others for each of the seat's builds.
        takers = [place for place, card in enumerate(rest) if committed.value in rules.hand_values[card]]
        if not any(holds_card_for_each(rules, rest[:place] + rest[place + 1 :], owned) for place in takers):
            return Illegal("no-card-to-capture-it", {"value": committed.value})
    if not holds_card_for_each(rules, rest, owned):
        value = min(owned - held_values(rules, rest) or owned)
        return Illegal("must-keep-card-for-build", {"value": value, "card": None})
    if rules.building.swazi_2p_phase1_one_build and first_hands(view):
        later = plays or view.variant_state.played is not None
        # A second build may be made before the play, which can still capture one of the two.
        limit = 1 if later or committed is not None else 2
        if len(owned) > limit:
            return Illegal("one-build-in-first-hands", {"most": limit})
    return None


def turn_can_be_finished(view: PlayerView, play: Play) -> Illegal | None:
    """Check that a turn of several actions can end legally after a trail or a capture (docs/rules.md, section 12)."""
    committed, building = view.variant_state.committed, view.rules.building
    takes = isinstance(play, Capture)
    if committed is not None and not (takes and BuildPiece(committed) in pieces(play)):
        build = committed_build(view)
        return Illegal("committed-to-capture", {"value": 0 if build is None else build.value})
    owns = any(build.owner == view.turn for build in view.builds)
    if not takes and owns and building.no_trail_with_build_while_stocked and first_hands(view):
        return Illegal("builder-may-not-discard", {})
    # A build that had to be captured is captured by this play, so it needs no further card.
    return rest_of_turn_fault(
        view, values_owed(view, play.groups), rest_of_hand(view.hand, play.card), None, plays=True
    )


# ---------- one step, checked exactly ----------


def why_not_step(view: PlayerView, step: Step, rest: Cards) -> Illegal | None:
    """Return the first rule that a step breaks; None if it is legal. ``rest`` is the hand after the step."""
    parts = step_parts(step)
    if parts is None:
        return Illegal("one-step-at-a-time", {"value": step.value})
    fault = _bad_pieces(view, parts) or _bad_group(view, step, parts)
    if fault is not None:
        return fault
    base, raised = parts.base, build_of(view, parts.group[-1])
    if isinstance(base, Card) and step.value not in view.rules.summed_values[base]:
        return Illegal("base-of-another-value", {"card": base, "value": step.value})
    fault = None if raised is None else _bad_change(view, step, raised, base)
    fault = fault or placement_fault(view, step.value, Placement(base, parts.card, step.partner), rest)
    # Needed even if the raised build joins a partner's build, which remains the partner's duty (docs/readings.md).
    if fault is None and raised is not None and step.value not in held_values(view.rules, rest):
        return Illegal("no-capturing-card", {"value": step.value})
    return fault


def _bad_change(view: PlayerView, step: Step, raised: Build, base: Piece | None) -> Illegal | None:
    """Return why a build may not be raised by this step, by itself or onto the ``base``; None if it may."""
    if base is not None and not own_side(view, build_of(view, base) or raised):
        return Illegal("only-own-builds-augmented", {"value": step.value, "card": raised.name})
    # A player who raises a build becomes its owner; only other builds can be the partner's (docs/rules.md, section 12).
    return Illegal("raise-is-ones-own", {"card": raised.name}) if step.partner else None


def _bad_pieces(view: PlayerView, parts: StepParts) -> Illegal | None:
    """Return why pieces cannot be used: one is absent or named too often, or a top card has no base, or is the base."""
    used = parts.group[1:] if parts.card else parts.group
    named = used if parts.base is None else (*used, parts.base)
    missing = missing_piece(named, (*view.loose, *view.usable_tops, *(build.piece for build in view.builds)))
    if missing is not None:
        return not_there(missing)
    stolen = [piece for piece in used if piece in view.usable_tops]
    # Tops can only augment, so they need a base (docs/rules.md, section 12, plays 2 and 4).
    if stolen and parts.base is None:
        return Illegal("top-needs-a-base", {"card": stolen[0]})
    if parts.base in view.usable_tops:
        return Illegal("top-is-no-base", {"card": parts.base})
    return None


def _bad_group(view: PlayerView, step: Step, parts: StepParts) -> Illegal | None:
    """Return what is wrong with a group: its members, its sum, or its number of cards; None if nothing is."""
    rules, value = view.rules, step.value
    raised = next((piece for piece in parts.group if isinstance(piece, BuildPiece)), None)
    fault = None if raised is None else _bad_raise(view, parts, raised)
    if fault is not None:
        return fault
    courts = rules.rank_only
    counts = [() if piece in courts else piece_values(view, piece, parts.card) for piece in parts.group]
    if () in counts:
        return Illegal("court-forms-no-sum", {"card": parts.group[counts.index(())]})
    if value > rules.largest_sum or value in rules.rank_marks:
        return Illegal("value-too-large", {"value": value, "largest": rules.largest_sum})
    if not adds_up(counts, value):
        return Illegal("group-does-not-add-up", {"group": parts.group, "value": value})
    alone = len(parts.group) < 2 and parts.base is None
    return Illegal("build-of-one-card", {"card": Card(parts.group[0])}) if alone else None


def _bad_raise(view: PlayerView, parts: StepParts, piece: BuildPiece) -> Illegal | None:
    """Return why a build may not be part of a group: only a hand card by itself raises an opponent's single build."""
    build = build_of(view, piece)
    if build is None or parts.card is None or len(parts.group) != 2:
        return Illegal("raise-by-hand-card-only", {"card": piece.card})
    if build.multiple:
        return Illegal("multiple-build-keeps-value", {"card": build.name})
    return Illegal("own-build-not-raised", {"value": build.value}) if own_side(view, build) else None


# ---------- all places ----------


def placements(view: PlayerView, value: int, rest: Cards, card: Card | None) -> Iterator[Placement]:
    """Yield every place where the seat on turn may put a group of a value."""
    bases: list[Piece | None] = [None]
    bases += [build.piece for build in view.builds if build.value == value]
    bases += [loose for loose in view.loose if value in view.rules.summed_values[loose]]
    partners = (False, True) if view.variant_state.proven else (False,)
    # A group on a loose card makes a new build, like a group without a base, so one check is enough for all of these.
    new = {who: placement_fault(view, value, Placement(None, card, who), rest) is None for who in partners}
    for base in bases:
        for partner in partners:
            placement = Placement(base, card, partner)
            built = isinstance(base, BuildPiece)
            if placement_fault(view, value, placement, rest) is None if built else new[partner]:
                yield placement


# ---------- all steps ----------


class _Pieces(NamedTuple):
    """The cards on the table that can be members of a group, and the sums that they make."""

    cards: Cards
    """The cards: first the loose cards, then the tops of piles."""

    loose: int
    """The number of loose cards."""

    sums: Sums
    """The sums of the cards, as masks of their places."""

    def named(self, mask: int) -> tuple[Piece, ...]:
        return tuple([card for place, card in enumerate(self.cards) if mask >> place & 1])


def _pieces(view: PlayerView) -> _Pieces:
    rules = view.rules
    loose = tuple([card for card in view.loose if card not in rules.rank_only])
    cards = loose + tuple([card for card in view.usable_tops if card not in rules.rank_only])
    return _Pieces(cards, len(loose), sums(tuple([rules.summed_values[card] for card in cards]), rules.largest_sum))


def steps(view: PlayerView, card: Card | None, rest: Cards, limit: int | None = None) -> Iterator[Step]:
    """Yield every legal step with a hand card, or without one; at most ``limit`` groups for each value and place.

    ``rest`` is the hand after the step. Of steps that differ only in which of equal loose cards is the base, only the
    first is yielded.
    """
    if card in view.rules.rank_only:
        return
    pieces, held = _pieces(view), held_values(view.rules, rest)
    # A step can be found twice: one ace is the base and another in the group, or one counts 1 and another 14.
    known: set[tuple[object, ...]] = set()
    for value in sorted(_makeable(view, pieces, card)):
        for placement in placements(view, value, rest, card):
            for group in islice(_groups(view, pieces, card, value, placement.base), limit):
                step = step_of(card, value, group, placement.base, partner=placement.partner)
                raises = isinstance(group[-1], BuildPiece)
                if not (raises and (placement.partner or value not in held)) and same_effect(step) not in known:
                    known.add(same_effect(step))
                    yield step


def additions(view: PlayerView) -> Iterator[TableBuild]:
    """Yield every addition of cards on the table to a build of the side on turn, whatever the players hold."""
    pieces = _pieces(view)
    for build in view.builds:
        if own_side(view, build):
            base = build.piece
            for group in _groups(view, pieces, None, build.value, base):
                yield TableBuild(build.value, ((base,), group))


def _groups(
    view: PlayerView, pieces: _Pieces, card: Card | None, value: int, base: Piece | None
) -> Iterator[tuple[Piece, ...]]:
    """Yield every group for a value that may be put on a base or, without one, be a new build of two cards or more."""
    if card is None:
        for mask in pieces.sums.groups(value):
            if _fits(pieces, mask, base) and not (base is None and mask.bit_count() < 2):
                yield pieces.named(mask)
        return
    for worth in view.rules.build_values[card]:
        if worth == value and base is not None:
            yield (card,)
        for mask in pieces.sums.groups(value - worth):
            if _fits(pieces, mask, base):
                yield (card, *pieces.named(mask))
        # A raised build may immediately join a build of its new value, but not a loose card, because nothing but a hand
        # card may be added in order to raise a build.
        if base is None or build_of(view, base) is not None:
            yield from _raises(view, card, value - worth)


def _makeable(view: PlayerView, pieces: _Pieces, card: Card | None) -> set[int]:
    """Return the values that groups can make. Where a group may be put is costlier to check, and ignored here."""
    rules, made = view.rules, set(pieces.sums.totals)
    if card is not None:
        others = {0, *made, *[build.value for build in view.builds]}
        made = {worth + other for worth in rules.build_values[card] for other in others}
    return {value for value in made if value <= rules.largest_sum} - rules.rank_marks


def _fits(pieces: _Pieces, mask: int, base: Piece | None) -> bool:
    """Return whether a group does not contain its base, and uses tops of piles only if there is a base."""
    if base is None:
        # Tops come after all loose cards, so a mask below this bit has none of them.
        return mask < 1 << pieces.loose
    return isinstance(base, BuildPiece) or not mask >> pieces.cards.index(base) & 1


def _raises(view: PlayerView, card: Card, old: int) -> Iterator[tuple[Piece, ...]]:
    for build in view.builds:
        if build.value == old and not build.multiple and not own_side(view, build):
            yield (card, build.piece)
