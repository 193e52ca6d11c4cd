"""Early ends of a round: a cleared table, a number of captured cards, a number of blows to a player."""

from __future__ import annotations

from casino_core.position.events import ResidueTaken
from casino_core.position.position import Events, Position
from casino_core.quick_init import replace


def closed(position: Position) -> Position:
    """Return the position as the end of the round, which is scored in full."""
    return replace(position, variant_state=replace(position.variant_state, closed=True))


def captured_enough(position: Position, seat: int) -> bool:
    """Return whether a seat's side has captured enough cards to end the round (docs/rules.md, section 18)."""
    rules = position.rules
    # Both numbers are from Meyers (docs/rules.md, section 18).
    limit = 6 if rules.sides == 2 else 8
    return rules.ending.callabra_limit and len(position.piles[rules.pile_of[seat]]) >= limit


def cleared(position: Position) -> Position:
    """Return the position after a sweep, which may be the end of the round."""
    if position.rules.ending.cleared_ends_round and not position.rules.scoring.shram:
        position = closed(position)
    return broken_off(position)


def broken_off(position: Position) -> Position:
    """Return the position, with the round ended if a player has suffered ``instant_limit`` blows.

    A blow is a sweep by another side or a fine of the player's own (docs/rules.md, section 20).
    """
    limit, rules = position.rules.ending.instant_limit, position.rules
    if limit is None:
        return position
    for seat in range(rules.seats):
        swept = sum(len(sweeps) for side, sweeps in enumerate(position.sweeps) if side != rules.side_of[seat])
        if swept + position.variant_state.fines.count(seat) >= limit:
            return replace(position, variant_state=replace(position.variant_state, ended=True))
    return position


def without_residue(position: Position, events: Events) -> Position:
    """Return the position without residue that was given out, because it counts only in a round's full score."""
    for event in events:
        if isinstance(event, ResidueTaken) and event.seat is not None:
            piles, pile = list(position.piles), position.rules.pile_of[event.seat]
            # The residue came last, so it is on top.
            piles[pile] = piles[pile][: -len(event.cards)]
            return replace(position, piles=tuple(piles))
    return position
