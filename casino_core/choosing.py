"""What chosen cards can become: a person picks a hand card and pieces on the table, and is told what that makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from casino_core.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail, pieces
from casino_core.cards import Card
from casino_core.layout import Build, adds_up
from casino_core.legal import Illegal, Seen, candidates, legal_plays, play_with, why_not
from casino_core.position import Cards, Extras
from casino_core.rules import Rules


@dataclass(frozen=True, slots=True)
class Choice:
    """What a hand card and chosen pieces can become.

    ``exact`` are the legal actions that use just these pieces, ``further`` some that use more of them (all, wherever
    ``candidates`` are all), both best first. ``joinable`` are the pieces that can still be chosen. ``refused`` are
    actions that a person may expect, each with the reason.
    """

    exact: tuple[Play, ...]
    further: tuple[Play, ...]
    joinable: frozenset[Piece]
    refused: tuple[tuple[Play, Illegal], ...]


def choose(seen: Seen, card: Card, chosen: Iterable[Piece] = ()) -> Choice:
    """What a card of the actor's hand and the chosen pieces can become; of two packs a piece may be chosen twice.

    With nothing chosen the further actions are suggestions: the card's captures and builds, the larger ones first.
    """
    picked = Counter(chosen)
    lying: Counter[Piece] = Counter([*seen.loose, *(BuildPiece(build.name) for build in seen.builds)])
    only = _Chosen(
        seen.rules,
        seen.turn,
        seen.hand,
        tuple(piece for piece in (picked & lying).elements() if isinstance(piece, Card)),
        seen.builds,
        seen.dealer,
        seen.last_turn,
        seen.extras,
    )
    mine = (action for action in legal_plays(only) if action.card == card and picked == Counter(pieces(action)))
    exact = [action for action in mine if why_not(seen, action) is None]
    further = [action for action in candidates(seen) if action.card == card and picked < Counter(pieces(action))]
    joinable = {piece for action in further for piece in Counter(pieces(action)) - picked}
    for piece in lying - picked:  # on a crowded table the candidates are not all there is
        if piece not in joinable and (found := play_with(seen, card, (*picked.elements(), piece))):
            further.append(found)
            joinable |= set(Counter(pieces(found)) - picked)
    refused = tuple(_refusals(seen, card, tuple(sorted(picked.elements())), exact))
    return Choice(tuple(sorted(exact, key=_rank)), tuple(sorted(further, key=_rank)), frozenset(joinable), refused)


@dataclass(frozen=True, slots=True)
class _Chosen:
    """What is seen, as if no loose cards lay there but the chosen ones."""

    rules: Rules
    turn: int
    hand: Cards
    loose: Cards
    builds: tuple[Build, ...]
    dealer: int
    last_turn: bool
    extras: Extras


def _rank(action: Play) -> tuple[int, int, int]:
    """Captures first, then builds, the more pieces the better; of two builds of as many pieces, the higher value."""
    if isinstance(action, Capture):
        return 0, -len(pieces(action)), 0
    if isinstance(action, MakeBuild):
        return 1, -len(pieces(action)), -action.value
    return 2, len(pieces(action)), 0


def _refusals(seen: Seen, card: Card, chosen: tuple[Piece, ...], exact: list[Play]) -> list[tuple[Play, Illegal]]:
    """Trailing, when it is forbidden; and what the chosen pieces would be, when that is not legal."""
    expected: list[Play] = []
    if not chosen:
        expected.append(Trail(card))
    elif not exact:
        expected += _expected(seen, card, chosen)
    faults = ((action, why_not(seen, action)) for action in expected)
    return [(action, fault) for action, fault in faults if fault is not None]


def _expected(seen: Seen, card: Card, chosen: tuple[Piece, ...]) -> list[Play]:
    """The readings a person may have in mind: take all as one group, or build the sum of all."""
    captures: list[Play] = [Capture(card, value, (chosen,)) for value in seen.rules.hand_values[card]]
    counts = [*(_worth(seen, piece) for piece in chosen), seen.rules.build_values[card]]
    sums = [value for value in range(1, sum(max(worths, default=0) for worths in counts) + 1) if adds_up(counts, value)]
    builds: list[Play] = [MakeBuild(card, value, ((card, *chosen),)) for value in sums]
    return builds + captures


def _worth(seen: Seen, piece: Piece) -> tuple[int, ...]:
    if isinstance(piece, Card):
        return seen.rules.table_values[piece]
    return tuple(build.value for build in seen.builds if build.name == piece.card)
