"""All steps of building that are legal, found from the sums that loose cards and the tops of piles make."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from casino_core.actions import BuildPiece, Piece, TableBuild, same_effect
from casino_core.augmenting import Step, build_named, places, written
from casino_core.builders import Seen, own_side
from casino_core.cards import Card
from casino_core.layout import Sums, sums
from casino_core.position import Cards


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
    pieces = _pieces(seen)
    found: set[tuple[object, ...]] = set()  # aces can change places, as the base and in the group, or as 1 and 14
    for value in sorted({*range(1, seen.rules.largest_sum + 1)} - seen.rules.rank_marks):
        for place in places(seen, value, rest, card):
            for group in islice(_groups(seen, pieces, card, value, place.base), most):
                step = written(card, value, group, place.base, partner=place.partner)
                if not (place.partner and isinstance(group[-1], BuildPiece)) and same_effect(step) not in found:
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


def _fits(pieces: _Pieces, mask: int, base: Piece | None) -> bool:
    """Whether a group leaves its base alone, and uses tops of piles only where there is one."""
    if base is None:
        return mask < 1 << pieces.loose
    return isinstance(base, BuildPiece) or not mask >> pieces.cards.index(base) & 1


def _raises(seen: Seen, card: Card, old: int) -> Iterator[tuple[Piece, ...]]:
    for build in seen.builds:
        if build.value == old and not build.multiple and not own_side(seen, build):
            yield (card, BuildPiece(build.name))
