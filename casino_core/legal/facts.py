"""Facts that several rules need: owners of builds, what an action does to builds, the values of hands and pieces."""

from __future__ import annotations

from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, MakeBuild, Piece
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

# ---------- builds ----------


def own_side(view: PlayerView, build: Build) -> bool:
    """Return whether a build belongs to the side of the seat on turn."""
    return view.rules.side_of[build.owner] == view.rules.side_of[view.turn]


def build_of(view: PlayerView, piece: Piece | None) -> Build | None:
    """Return the build that a piece stands for; None for a card, for None, or for a build that is not on the table."""
    if not isinstance(piece, BuildPiece):
        return None
    return next((build for build in view.builds if build.name == piece.card), None)


def used_builds(view: PlayerView, used: Iterable[Piece]) -> list[Build]:
    """Return the builds among some pieces, in the order of the table."""
    if not view.builds:
        return []
    used = set(used)
    return [build for build in view.builds if build.piece in used]


def added_to(action: MakeBuild) -> tuple[BuildPiece, ...]:
    """Return the builds that an action adds to: each is the only piece of its group."""
    alone = [group[0] for group in action.groups if len(group) == 1]
    return tuple([piece for piece in alone if isinstance(piece, BuildPiece)])


def raised(action: MakeBuild) -> tuple[BuildPiece, ...]:
    """Return the builds whose value an action changes: they are part of a sum."""
    summed = [piece for group in action.groups if len(group) > 1 for piece in group]
    return tuple([piece for piece in summed if isinstance(piece, BuildPiece)])


def missing_piece(action_pieces: Iterable[Piece], there: Iterable[Piece]) -> Piece | None:
    """Return the first piece that an action names more often than it occurs ``there``; None if there is none."""
    # A list, not a set: with two packs, the same card may occur twice.
    remaining = list(there)
    for piece in action_pieces:
        if piece not in remaining:
            return piece
        remaining.remove(piece)
    return None


# ---------- values ----------


def rest_of_hand(hand: Cards, card: Card) -> Cards:
    """Return a hand without one copy of a card; with two packs, its twin stays."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def held_values(rules: Rules, hand: Iterable[Card]) -> set[int]:
    """Return the values at which the cards of a hand can capture."""
    return {value for card in hand for value in rules.hand_values[card]}


def holds_card_for_each(rules: Rules, hand: Cards, values: set[int]) -> bool:
    """Return whether a hand has a different card for each value (docs/rules.md, section 23, row 6)."""
    if not values:
        return True
    # With one value to a card, different values need different cards anyway.
    if not rules.several_values or len(values) == 1:
        return values <= held_values(rules, hand)
    # Some card must take the lowest value: each card that can is tried, and the others must do for the other values.
    value = min(values)
    return any(
        holds_card_for_each(rules, hand[:place] + hand[place + 1 :], values - {value})
        for place, card in enumerate(hand)
        if value in rules.hand_values[card]
    )


def piece_values(view: PlayerView, piece: Piece, played: Card | None = None) -> tuple[int, ...]:
    """Return the values that a piece can have in a group; none for a build that is not on the table.

    ``played`` is the hand card that goes into a build, if any; in the build, it has its values for hand cards.
    """
    if isinstance(piece, BuildPiece):
        build = build_of(view, piece)
        return () if build is None else (build.value,)
    return (view.rules.build_values if piece == played else view.rules.table_values)[piece]
