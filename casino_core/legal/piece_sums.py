"""The pieces on the table that can be members of groups, and the sums that they make."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import compress

from casino_core.legal.build_rules import resting
from casino_core.position.actions import Groups, Piece
from casino_core.position.layout import Build, Sums, sums
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards


class PieceSums:
    """The pieces that can be members of groups, and the sums that they make.

    Sets of pieces are bit masks over ``pieces``, because masks are cheap to join and compare. The group for a mask is
    made only once, however many plays share it.
    """

    __slots__ = ("_members", "_unions", "limit", "pieces", "sums")

    def __init__(self, pieces: tuple[Piece, ...], sums: Sums, limit: int | None) -> None:
        self.pieces = pieces
        self.sums = sums
        self.limit = limit
        self._members: dict[int, tuple[Piece, ...]] = {}
        self._unions: dict[int, list[tuple[int, Groups]]] = {}

    def groups(self, value: int) -> tuple[int, ...]:
        """Return the masks of the groups that sum to a value, at most ``limit`` of them."""
        return self.sums.groups(value)[: self.limit]

    def unions(self, value: int) -> list[tuple[int, Groups]]:
        """Return the unions of disjoint groups for a value, at most ``limit``, each as its mask and its groups."""
        unions = self._unions.get(value)
        if unions is None:
            named = self.named
            unions = self._unions[value] = [
                (mask, (named(mask),) if len(parts) == 1 else tuple(map(named, parts)))
                for mask, parts in self.sums.unions(value, self.limit)
            ]
        return unions

    def named(self, mask: int) -> tuple[Piece, ...]:
        """Return the pieces of a mask, in the order of ``pieces``."""
        pieces = self._members.get(mask)
        if pieces is None:
            pieces = self._members[mask] = tuple(compress(self.pieces, _bits(mask)))
        return pieces

    def named_groups(self, masks: Iterable[int]) -> Groups:
        """Return the groups for several masks."""
        return tuple(map(self.named, masks))


@lru_cache(maxsize=4_096)
def _bits(mask: int) -> tuple[int, ...]:
    """Return the bits of a mask, the lowest first."""
    return tuple([mask >> place & 1 for place in range(mask.bit_length())])


def sums_for_builds(view: PlayerView, limit: int | None = None) -> PieceSums:
    """Return the sums of pieces for a build's groups: loose cards, and single builds if they count as cards."""
    singles: list[Build] = []
    if view.builds and view.rules.building.single_build_as_card:
        singles = [build for build in view.builds if not build.multiple]
    return _piece_sums(view, singles, limit, () if view.variant_state.fresh is None else resting(view))


def sums_for_captures(view: PlayerView, limit: int | None = None, apart: Cards = ()) -> PieceSums:
    """Return the sums of pieces for captured groups; under some options, the pieces include single builds.

    Cards ``apart`` are left out, because each of them is captured as a group by itself.
    """
    return _piece_sums(view, [build for build in view.builds if may_combine(view, build)], limit, apart)


def may_combine(view: PlayerView, build: Build) -> bool:
    """Return whether the actor may capture a build as part of a sum."""
    rules = view.rules
    if build.multiple:
        return False
    other_side = rules.side_of[build.owner] != rules.side_of[view.turn]
    return rules.building.single_build_as_card or (rules.capturing.adversary_combines_build and other_side)


def _piece_sums(view: PlayerView, singles: list[Build], limit: int | None, apart: Cards) -> PieceSums:
    rules = view.rules
    # If builds are made step by step, the tops of piles go only onto bases, which table_builds handles.
    lying = view.loose if not rules.steals or rules.step_by_step else view.loose + view.usable_tops
    worths = rules.summed_values.__getitem__
    # Cards that are never summed are left out, so that tables that differ only in these share their cached sums.
    cards = tuple([card for card in filter(worths, lying) if card not in apart] if apart else filter(worths, lying))
    pieces: tuple[Piece, ...] = cards
    values = tuple(map(worths, cards))
    if singles:
        # Builds come first, so that even a short list of unions contains the capture that a builder must make.
        pieces = (*(build.piece for build in singles), *cards)
        values = (*((build.value,) for build in singles), *values)
    return PieceSums(pieces, sums(values, rules.largest_sum), limit)
