"""What a capture has to take, and may not: equal cards where matching is forced, and the tops of piles."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Capture, MakeBuild, Play, pieces
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards


def matching_cards(view: PlayerView, card: Card) -> Cards:
    """Return the loose cards that a card has to capture, played at its usual value or laid down; none in most games."""
    rules = view.rules
    # Where a card never counts from hand what it counts on the table, nothing there is equal to it.
    if rules.capturing.matching == "free" or rules.default_value[card] not in rules.hand_values[card]:
        return ()
    return tuple([loose for loose in view.loose if loose.rank == card.rank])


def matching_fault(view: PlayerView, action: Play) -> Illegal | None:
    """Return the fault of leaving equal cards where matching is forced (docs/rules.md, section 6).

    A card that is built with leaves them free, and an ace played as 14 takes no ace (section 23, row 22).
    """
    mates = () if isinstance(action, MakeBuild) else matching_cards(view, action.card)
    if isinstance(action, Capture):
        mates = mates if action.value == view.rules.default_value[action.card] else ()
        return None if set(mates) <= set(pieces(action)) else Illegal("equals-all-taken", {"card": action.card})
    return Illegal("equals-not-trailed", {"card": action.card}) if mates else None


def theft_fault(view: PlayerView, action: Play) -> Illegal | None:
    """Return the fault of taking a pile's top in a sum, where equals alone are taken (docs/rules.md, section 14)."""
    if view.rules.piles.tops != "equals" or not isinstance(action, Capture):
        return None
    tops = view.usable_tops
    summed = [piece for group in action.groups if len(group) > 1 for piece in group if piece in tops]
    return Illegal("top-only-by-its-equal", {"card": summed[0]}) if summed else None
