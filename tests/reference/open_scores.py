"""The deal and the score of the southern African games."""

from __future__ import annotations

from .open_game import Cards, Game, next_seat, side
from .plain import COURTS, WHOLE_PACK, is_court

Sheet = dict[str, int]

POINTS = {"TD": 2, "2S": 1, "AS": 1, "AC": 1, "AH": 1, "AD": 1}


def pack_of(game: Game) -> tuple[str, ...]:
    """Return every card of the game."""
    return tuple(card for card in WHOLE_PACK if not (game.short_pack and is_court(card)))


def cut_too_rich(layout: Cards) -> bool:
    """Return whether the four cut cards are put back: three points or more, or three courts or more."""
    return sum(POINTS.get(card, 0) for card in layout) >= 3 or sum(card[0] in COURTS for card in layout) >= 3


def by_side(game: Game, piles: tuple[Cards, ...]) -> list[Cards]:
    """Join the piles of partners who have separate piles."""
    if not game.pile_each:
        return list(piles)
    return [
        tuple(card for seat, pile in enumerate(piles) if side(game, seat) == one for card in pile)
        for one in range(game.sides)
    ]


def score(game: Game, piles: tuple[Cards, ...]) -> list[Sheet]:
    """List the items that each side scores; the piles include the residue. Items without points are left out."""
    taken = by_side(game, piles)
    sheets: list[Sheet] = [{card: points for card, points in POINTS.items() if card in pile} for pile in taken]
    if game.association and game.sides > 2:  # single cards only
        return sheets
    share_out(sheets, "cards", [len(pile) for pile in taken])
    spades = [sum(card[1] == "S" for card in pile) for pile in taken]
    if game.short_pack and not game.association:
        for sheet, number in zip(sheets, spades, strict=True):
            if number >= 5:
                sheet["five_spades"] = 1
    else:
        share_out(sheets, "spades", spades)
    return sheets


def share_out(sheets: list[Sheet], item: str, counts: list[int]) -> None:
    """Put two points for most of something on a sheet, or one each in a tie; none if nobody has any."""
    first = [at for at, count in enumerate(counts) if count == max(counts) > 0]
    for at in first:
        sheets[at][item] = 2 if len(first) == 1 else 1


def winners(game: Game, totals: list[int], piles: tuple[Cards, ...], target: int = 21) -> list[int]:
    """Return a list with the side that has won after a round; an empty list if none has.

    The association's game is a single round; of tied sides, the one with the ten of diamonds wins it.
    """
    best = [one for one, total in enumerate(totals) if total == max(totals)]
    if not game.association:
        return best if len(best) == 1 and max(totals) >= target else []
    if len(best) == 1:
        return best
    return [one for one in best if "TD" in by_side(game, piles)[one]]


def next_dealer(game: Game, dealer: int, points: list[int]) -> int:
    """Return the next dealer: the next seat or, in South Africa, the seat before the loser, who leads.

    The loser has the lowest score in the last round; in a tie, or between partners, it is the first such seat after
    the last dealer.
    """
    following = next_seat(game, dealer)
    if not game.short_pack:
        return following
    leader = following
    while points[side(game, leader)] > min(points):
        leader = next_seat(game, leader)
    return next(seat for seat in range(game.seats) if next_seat(game, seat) == leader)
