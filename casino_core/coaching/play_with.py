"""Search for a legal play that uses certain pieces, even on crowded tables with too many plays to list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from casino_core.cards import Card
from casino_core.legal.captures import maximal_capture
from casino_core.legal.duties import matching_cards
from casino_core.legal.facts import held_values, rest_of_hand
from casino_core.legal.movegen import Proposer, court_mates, why_not_play
from casino_core.legal.piece_sums import PieceSums
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.player_view import PlayerView

Wanted = tuple[Piece, ...]
"""Pieces that a play has to use."""


def play_with(view: PlayerView, card: Card, wanted: Iterable[Piece]) -> Play | None:
    """Return a legal play of a hand card that uses all the wanted pieces, one or more, and perhaps others.

    Return None if there is no such play: none is missed even on the most crowded table. With two packs a piece may be
    wanted twice.
    """
    wanted = tuple(wanted)
    counts = Counter(wanted)
    proposer, held = Proposer(view), held_values(view.rules, rest_of_hand(view.hand, card))
    for needed in _needed(view, held, wanted):
        for play in _proposals(proposer, card, held, needed):
            # Counted, because with two packs a piece may be wanted twice.
            if counts <= Counter(pieces(play)) and why_not_play(view, play) is None:
                return play
    return None


def _needed(view: PlayerView, held: set[int], wanted: Wanted) -> Iterator[Wanted]:
    """Yield sets of pieces that a play may have to use: the wanted pieces, and own builds for which no card is left.

    If one card could be kept for either of two builds, a play may have to use either. If capturing is compulsory, it
    may have to take all loose cards.
    """
    own = [build for build in view.builds if build.owner == view.turn]
    must = _joined(wanted, [build.piece for build in own if build.value not in held])
    yield must
    if view.rules.several_values:
        for build in own:
            yield _joined(must, [build.piece])
    if view.rules.capturing.compulsory:
        yield view.loose


def _joined(wanted: Wanted, others: Iterable[Piece]) -> Wanted:
    """Return the wanted pieces, followed by the other pieces that are not among them."""
    return (*wanted, *[piece for piece in others if piece not in wanted])


def _proposals(proposer: Proposer, card: Card, held: set[int], wanted: Wanted) -> Iterator[Play]:
    """For every way to play the card, yield a play with the wanted pieces; it may break duties and house rules."""
    view, rules = proposer.view, proposer.rules
    if card in rules.rank_only:
        yield from proposer.court_captures(card)
        yield from proposer.court_builds(card, held)
    else:
        for value in rules.hand_values[card]:
            mates = matching_cards(view, card) if value == rules.default_value[card] else ()
            if (groups := _cover(proposer.for_captures, value, _joined(wanted, mates))) is not None:
                capture = Capture(card, value, groups)
                yield maximal_capture(rules, view.loose, capture) if rules.capturing.compulsory else capture
        for value in sorted(held - rules.rank_marks) if rules.builds else ():
            for first, taken, base in proposer.first_groups(card, value):
                if (groups := _cover(proposer.for_builds, value, wanted, taken, base)) is not None:
                    yield MakeBuild(card, value, (first, *groups))
    if rules.builds and rules.building.table_only_build_while_trailing:
        yield from _table_builds(proposer, card, held, wanted)


def _cover(table: PieceSums, value: int, wanted: Wanted, taken: int = 0, base: str = "") -> Groups | None:
    """Return groups for a value with all wanted pieces that are not ``taken``; None if there are none.

    A wanted build that cannot be part of a sum is a group by itself. ``base``: a build in another group.
    """
    mask = _places(table, wanted) & ~taken
    whole = [(piece,) for piece in sorted(set(wanted)) if isinstance(piece, BuildPiece) and piece not in table.pieces]
    masks = table.sums.cover(value, mask, taken)
    return None if masks is None else (*table.named_groups(masks), *[group for group in whole if group[0] != base])


def _places(table: PieceSums, wanted: Wanted) -> int:
    """Return the places of the wanted pieces, as bits: each of two twins has its own place."""
    remaining, mask = Counter(wanted), 0
    for place, piece in enumerate(table.pieces):
        if remaining[piece] > 0:
            remaining[piece] -= 1
            mask |= 1 << place
    return mask


def _table_builds(proposer: Proposer, card: Card, held: set[int], wanted: Wanted) -> Iterator[Play]:
    """Yield builds from the table with the wanted pieces, or with one more piece, because a single card is no build."""
    table = proposer.for_builds
    # Such a build is made only of loose cards, so the places of builds count as taken.
    singles = sum(1 << place for place, piece in enumerate(table.pieces) if isinstance(piece, BuildPiece))
    for value in sorted(held):
        if value in proposer.rules.rank_marks:
            for mates in court_mates(proposer.view, value, 2):
                yield Trail(card, value, tuple([(mate,) for mate in mates]))
            continue
        for more in ((), *((piece,) for piece in table.pieces)):
            if groups := _cover(table, value, _joined(wanted, more), singles):
                yield Trail(card, value, groups)
