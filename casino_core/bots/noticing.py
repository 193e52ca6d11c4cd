"""The actions that come to a character's mind, and the captured cards that it remembers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from casino_core.bots.character import ALWAYS, Memory, Sight
from casino_core.bots.worth import card_points
from casino_core.cards import COURTS, Card, Chance
from casino_core.position.actions import Capture, Piece, Play, pieces
from casino_core.position.position import Cards
from casino_core.position.view import View


def happens(chance: Chance, percent: int) -> bool:
    """Return whether something that happens in ``percent`` % of cases happens now; 100 % uses no random number."""
    return percent >= ALWAYS or chance.below(100) < percent


def noticed(view: View, actions: Sequence[Play], sight: Sight, chance: Chance) -> Sequence[Play]:
    """Return the actions that come to mind, in the given order; if none does, return all actions.

    Laying down a card always comes to mind; a capture does if each of its groups is seen.
    """
    if sight == Sight():
        return actions
    # Drawn once for the turn, because a player who does not think of building thinks of no build at all.
    building = happens(chance, sight.building)
    mixing = building and happens(chance, sight.mixing)
    # A group is overlooked in every capture that contains it.
    seen: dict[tuple[Piece, ...], bool] = {}
    plays: list[Play] = []
    for action in actions:
        if isinstance(action, Capture):
            for group in action.groups:
                if group not in seen:
                    seen[group] = happens(chance, _clarity(view, group, sight))
            comes = all(seen[group] for group in action.groups)
        else:
            comes = not action.groups or mixing or (building and _simple(action))
        if comes:
            plays.append(action)
    return plays or actions


def _clarity(view: View, group: tuple[Piece, ...], sight: Sight) -> int:
    """Return how often a group that can be captured is noticed, in percent. A seat never overlooks its own build."""
    for build in view.builds:
        if build.piece in group:
            return ALWAYS if build.owner == view.seat else sight.builds
    clear = sight.groups[min(len(group), len(sight.groups)) - 1]
    return clear * sight.tops // ALWAYS if set(group) & set(view.usable_tops) else clear


def _simple(action: Play) -> bool:
    """Return whether an action uses one loose card and nothing else from the table."""
    touched = pieces(action)
    return len(touched) == 1 and isinstance(touched[0], Card)


def remembered(view: View, memory: Memory, chance: Chance) -> View:
    """Return the view without the captured cards that have been forgotten.

    As far as the player knows, forgotten cards may be anywhere. The top card of a face-up pile can be seen, so it is
    not forgotten.
    """
    if memory == Memory():
        return view
    shown = {card for card in view.tops if card is not None}
    piles = tuple(tuple(_kept(view, pile, shown, memory, chance)) for pile in view.piles)
    return replace(view, piles=piles)


def _kept(view: View, pile: Cards, shown: set[Card], memory: Memory, chance: Chance) -> Iterator[Card]:
    points = card_points(view.rules)
    for card in pile:
        often = memory.scoring if points[card] else memory.courts if card.rank in COURTS else memory.others
        if card in shown or happens(chance, often):
            yield card
