"""A legal play that uses certain pieces, found on the most crowded table, where no list of plays can be whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from casino_core.cards import Card
from casino_core.legal.full_captures import maximal_capture
from casino_core.legal.matching import matching_cards
from casino_core.legal.movegen import PlayGenerator, court_mates
from casino_core.legal.piece_sums import PieceSums
from casino_core.legal.why_not import why_not_play
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.player_view import PlayerView

Wanted = tuple[Piece, ...]
"""Pieces that a play has to use."""


def play_with(view: PlayerView, card: Card, wanted: Iterable[Piece]) -> Play | None:
    """Return a legal play of a hand card that uses all the wanted pieces, one or more, and perhaps others.

    With two packs a piece may be wanted twice. None if there is none, and that holds on the most crowded table.
    """
    wanted = tuple(wanted)
    asked = Counter(wanted)
    plays = PlayGenerator(view)
    plays.hold(card)
    for needed in _needed(plays, wanted):
        for play in _proposals(plays, needed):
            # Counted, as with two packs a piece may be wanted twice.
            if asked <= Counter(pieces(play)) and why_not_play(view, play) is None:
                return play
    return None


def _needed(plays: PlayGenerator, wanted: Wanted) -> Iterator[Wanted]:
    """Yield the wanted pieces with the own builds that must go with them, as no card would be left for these.

    Where a card could answer for one of two builds, either of them may have to go. Where capturing is compulsory all
    that lies there may have to go, too.
    """
    must = _joined(wanted, [b.piece for b in plays.own if b.value not in plays.held])
    yield must
    if plays.rules.several_values:
        for build in plays.own:
            yield _joined(must, [build.piece])
    if plays.rules.capturing.compulsory:
        yield plays.view.loose


def _joined(wanted: Wanted, others: Iterable[Piece]) -> Wanted:
    """Return some pieces and those of the others that are not among them."""
    return (*wanted, *[piece for piece in others if piece not in wanted])


def _proposals(plays: PlayGenerator, wanted: Wanted) -> Iterator[Play]:
    """Yield an action with the wanted pieces for every way to play the card; some may break other rules."""
    card, rules = plays.card, plays.rules
    if card in rules.rank_only:
        yield from plays.court_captures()
        yield from plays.court_builds()
    else:
        for value in plays.rules.hand_values[card]:
            mates = matching_cards(plays.view, card) if value == plays.rules.default_value[card] else ()
            if (groups := _covered(plays.for_captures, value, _joined(wanted, mates))) is not None:
                found = Capture(card, value, groups)
                yield (maximal_capture(rules, plays.view.loose, found) if rules.capturing.compulsory else found)
        for value in sorted(plays.held - plays.rules.rank_marks) if plays.rules.builds else ():
            yield from _build_proposals(plays, value, wanted)
    if plays.rules.builds and plays.rules.building.table_only_build_while_trailing:
        yield from _table_build_proposals(plays, wanted)


def _covered(table: PieceSums, value: int, wanted: Wanted, taken: int = 0, base: str = "") -> Groups | None:
    """Return groups for a value that hold all wanted pieces not yet taken; builds that are no members are alone."""
    mask = _places(table, wanted) & ~taken
    whole = [(piece,) for piece in sorted(set(wanted)) if isinstance(piece, BuildPiece) and piece not in table.pieces]
    groups = table.sums.cover(value, mask, taken)
    return None if groups is None else (*table.named_groups(groups), *[group for group in whole if group[0] != base])


def _places(table: PieceSums, wanted: Wanted) -> int:
    """Return the places of the wanted pieces, twins one for one."""
    left, mask = Counter(wanted), 0
    for place, piece in enumerate(table.pieces):
        if left[piece] > 0:
            left[piece] -= 1
            mask |= 1 << place
    return mask


def _build_proposals(plays: PlayGenerator, value: int, wanted: Wanted) -> Iterator[Play]:
    for first, taken, base in plays.first_groups(value):
        if (groups := _covered(plays.for_builds, value, wanted, taken, base)) is not None:
            yield MakeBuild(plays.card, value, (first, *groups))


def _table_build_proposals(plays: PlayGenerator, wanted: Wanted) -> Iterator[Play]:
    """Yield builds from the table of the wanted pieces, and of one more, since one card of the value is no build."""
    table = plays.for_builds
    # Such a build is made of loose cards alone, so the places of builds count as taken.
    singles = sum(1 << place for place, piece in enumerate(table.pieces) if isinstance(piece, BuildPiece))
    for value in sorted(plays.held):
        if value in plays.rules.rank_marks:
            for mates in court_mates(plays.view, value, 2):
                yield Trail(plays.card, value, tuple([(mate,) for mate in mates]))
            continue
        for more in ((), *((piece,) for piece in table.pieces)):
            if (groups := _covered(table, value, _joined(wanted, more), singles)) is not None and groups:
                yield Trail(plays.card, value, groups)
