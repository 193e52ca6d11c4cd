"""Piles of captured cards: their order, the top cards that show, and the top cards that can be used."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, product
from typing import TypeVar

from casino_core.cards import COURTS, RANKS, SUITS, Card
from casino_core.position.actions import Action, BuildPiece, Capture, pieces
from casino_core.position.layout import Build
from casino_core.quick_init import replace
from casino_core.rules.parts import Rules

A = TypeVar("A", bound=Action)

Cards = tuple[Card, ...]
Piles = tuple[Cards, ...]

# The sources give no order for cards of equal rank, but a replay must always use the same order.
HIGHEST_FIRST = {Card(rank + suit): place for place, (rank, suit) in enumerate(product(RANKS[::-1], SUITS[::-1]))}
"""The place of each card in the order of piles: the highest rank first, and within a rank from clubs to spades."""


def by_side(rules: Rules, piles: Piles) -> Piles:
    """Return the captured cards of every side, even if partners have separate piles."""
    # In Sotho Casino partners have separate piles, but score together (docs/rules.md, section 13).
    if rules.pile_count == rules.sides:
        return piles
    return tuple(
        tuple(card for seat, pile in enumerate(piles) if rules.side_of[seat] == side for card in pile)
        for side in range(rules.sides)
    )


def tops(rules: Rules, piles: Piles) -> tuple[Card | None, ...]:
    """Return the card that shows on every pile; None for a pile that is face down or empty."""
    return tuple(pile[-1] if pile and rules.piles.face_up else None for pile in piles)


def usable_tops(rules: Rules, piles: Piles, seat: int) -> Cards:
    """Return the top cards that a seat may use: those of all other piles, or () if the rules do not allow stealing."""
    if not rules.steals:
        return ()
    return tuple([pile[-1] for place, pile in enumerate(piles) if pile and place != rules.pile_of[seat]])


def without_tops(piles: Piles, used: Iterable[str]) -> Piles:
    """Return the piles without the top cards that were used; the next ones show."""
    # No card has a twin here, because games in which piles are open have only one pack.
    gone = frozenset(used)
    return tuple(pile[:-1] if pile and pile[-1] in gone else pile for pile in piles)


def as_named(action: Capture, builds: Iterable[Build]) -> Cards:
    """Return the cards that a capture takes, in the order of its groups; cards in ``builds`` keep their order."""
    named = {build.name: build.cards for build in builds}
    if not named:
        return tuple(chain.from_iterable(action.groups))  # type: ignore[arg-type]  # no piece is a build
    parts = (named[piece.card] if isinstance(piece, BuildPiece) else (Card(piece),) for piece in pieces(action))
    return tuple(chain.from_iterable(parts))


def piled(rules: Rules, pile: Cards, taken: Cards, card: Card) -> Cards:
    """Return the pile after a capture, with the cards ``taken`` and the capturing card.

    The field ``Piles.order`` of the rules decides where they go (docs/rules.md, sections 12 to 14).
    """
    if rules.piles.order == "lowest_on_top":
        return pile + tuple(sorted((*taken, card), key=HIGHEST_FIRST.__getitem__))
    if rules.piles.order == "courts_below":
        return courts_below(pile, (*taken, card))
    return (*pile, *taken, card)


def courts_below(pile: Cards, new: Cards) -> Cards:
    """Return the pile with new cards: its court cards stay below all numerals, the new ones above the old ones."""
    both = (pile, new)
    courts = tuple(card for cards in both for card in cards if card.rank in COURTS)
    return courts + tuple(card for cards in both for card in cards if card.rank not in COURTS)


def in_no_order(action: A) -> A:
    """Return a capture with its cards and groups sorted, to hide their order; return any other action unchanged."""
    if not isinstance(action, Capture):
        return action
    return replace(action, groups=tuple(sorted([tuple(sorted(group)) for group in action.groups])), order=())
