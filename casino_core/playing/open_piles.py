"""Builds made step by step, and captured cards that are face up (docs/rules.md, sections 12 to 14)."""

from __future__ import annotations

from collections.abc import Iterable

from casino_core.cards import COURTS, Card
from casino_core.legal.facts import build_of, own_side, used_builds
from casino_core.legal.table_builds import Step, owner_after, step_parts
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, pieces
from casino_core.position.events import Built, Captured, Given, Proven, Stolen
from casino_core.position.layout import Build, Group
from casino_core.position.piles import as_named, courts_below, piled, without_tops
from casino_core.position.position import Cards, Events, Position, VariantState
from casino_core.quick_init import replace
from casino_core.rules.values import rank_of


def with_proofs(before: Position, action: Play, after: Position, events: Events) -> tuple[Position, Events]:
    """Record the proofs of a play: a builder whose build someone else took or changed must hold a card for that build.

    The proof holds until the builder plays a card of that rank, and matters only to partners (docs/rules.md,
    section 12).
    """
    seat, rules = before.turn, before.rules
    after = replace(after, variant_state=replace(after.variant_state, committed=None))
    if rules.team == 1:
        return after, events
    # A played card of the rank may have been the proven one.
    known = [proof for proof in before.variant_state.proven if proof != (seat, action.card.rank)]
    touched = pieces(action)
    # A build that is a whole group of a new build is only added to; all others are taken or changed.
    bases = action.groups if isinstance(action, MakeBuild) else ()
    lost = [b for b in used_builds(before, touched) if b.owner != seat and (b.piece,) not in bases]
    shown = [(build.owner, rank_of(build.value)) for build in lost]
    fresh = tuple(proof for proof in shown if proof not in known)
    state = replace(after.variant_state, proven=(*known, *fresh))
    return replace(after, variant_state=state), (*events, *[Proven(owner, rank) for owner, rank in fresh])


def take_step(position: Position, step: Step) -> tuple[Position, Events]:
    """Take one step of building, from the table or with a hand card, which is not yet removed from the hand."""
    seat = position.turn
    parts = step_parts(step)
    if parts is None:
        raise ValueError("no step")
    # A build is raised by a hand card alone, so the build is the last of two pieces.
    base, raised = build_of(position, parts.base), build_of(position, parts.group[-1])
    owner = owner_after(position, step, parts.base)
    old = {build.name: build for build in (base, raised) if build is not None}
    new = laid_out((*parts.group[1:], parts.group[0]) if parts.card else parts.group, old)
    # The base comes first, because the first card of a build is its name, which must not change.
    first: tuple[Group, ...] = () if parts.base is None else ((Card(parts.base),),) if base is None else base.groups
    build = Build(step.value, (*first, new), owner)
    stolen = [card for card in position.usable_tops if card in parts.group]
    used = tuple(old.values())
    how = "raise" if raised is not None else "build" if base is None else "add"
    state = position.variant_state
    if base is not None and not own_side(position, base):
        state = replace(state, committed=base.name)
    after = replace(
        position,
        loose=tuple(card for card in position.loose if card not in parts.group and card != parts.base),
        builds=(*[b for b in position.builds if b not in used], build),
        piles=without_tops(position.piles, stolen) if stolen else position.piles,
        variant_state=state,
    )
    return after, (*thefts(position, stolen), Built(seat, parts.card, how, build, used))


def thefts(position: Position, stolen: Iterable[Card]) -> Events:
    """Return an event for each top card that the seat on turn steals."""
    tops = position.tops
    return tuple(Stolen(position.turn, tops.index(card), card) for card in stolen)


def give(position: Position) -> tuple[Position, Events]:
    """Put the captured court cards on the partner's pile (docs/rules.md, section 13)."""
    rules, seat, cards = position.rules, position.turn, position.variant_state.courts
    to = position.rules.partner_of(position.turn)
    piles = list(position.piles)
    own, other = rules.pile_of[seat], rules.pile_of[to]
    piles[own] = tuple(card for card in piles[own] if card not in cards)
    piles[other] = courts_below(piles[other], cards)
    state = replace(position.variant_state, courts=())
    return replace(position, piles=tuple(piles), variant_state=state), (Given(seat, to, cards),)


def open_capture(position: Position, action: Capture, taken: Captured) -> tuple[list[Cards], Events, VariantState]:
    """Return the open piles after a capture, the events of its thefts, and the new variant state."""
    rules, seat, state = position.rules, position.turn, position.variant_state
    used = pieces(action)
    stolen = [card for card in position.usable_tops if card in used]
    piles = list(without_tops(position.piles, stolen) if stolen else position.piles)
    order = action.order or as_named(action, taken.builds)
    own = rules.pile_of[seat]
    piles[own] = piled(rules, piles[own], order, action.card)
    # Courts may be given to a partner if partners have separate piles (docs/rules.md, section 13).
    if rules.piles.order == "courts_below" and rules.team > 1 and action.card.rank in COURTS:
        state = replace(state, courts=tuple(card for card in (*order, action.card) if card.rank in COURTS))
    return piles, thefts(position, stolen) if stolen else (), state


def laid_out(group: tuple[Piece, ...], old: dict[Card, Build]) -> Group:
    """Return the cards of a group in their order on the table: cards of builds first."""
    cards: list[Card] = []
    for piece in group:
        if isinstance(piece, BuildPiece):
            cards.extend(old[piece.card].cards)
    cards.extend(piece for piece in group if isinstance(piece, Card))
    return tuple(cards)
