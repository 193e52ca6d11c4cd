"""The score of a round item by item, and the end of the game, read literally from the rules of classic Casino."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .classic import Options

Sheet = dict[str, int]

# The points of a round in the order in which a count-out hands them out; sweeps come after them. The point for the
# last capture, where there is one, is part of the award for cards and is handed out with it.
COUNTOUT_ITEMS = ("cards", "last_capture", "spades", "TD", "2S", "AS", "AC", "AH", "AD")
CARD_POINTS = {"TD": 2, "2S": 1, "AS": 1, "AC": 1, "AH": 1, "AD": 1}


def score_round(
    piles: list[list[str]], sweeps: list[int], options: Options, last_capturer: int | None = None
) -> list[Sheet]:
    """List the items that each side scores, with their points; an item without points is left out.

    `piles` holds the captured cards by side, residue included; `sweeps` counts them by side. `last_capturer` is the
    side that made the last capture, None if nobody captured. Items: cards, last_capture, spades, TD, 2S, AS, AC, AH,
    AD, sweeps.
    """
    sheets: list[Sheet] = [{} for _ in piles]
    with_last_capture = options.get("cards_award", "3_most") == "2_most_plus_1_last_capture"
    most_cards = side_with_most([len(pile) for pile in piles])
    if most_cards is not None:
        sheets[most_cards]["cards"] = 2 if with_last_capture else 3
    if with_last_capture and last_capturer is not None:
        sheets[last_capturer]["last_capture"] = 1
    most_spades = side_with_most([sum(card[1] == "S" for card in pile) for pile in piles])
    if most_spades is not None:
        sheets[most_spades]["spades"] = 1
    for side, pile in enumerate(piles):
        sheets[side].update({card: points for card, points in CARD_POINTS.items() if card in pile})
        if sweeps[side] * options.get("sweep_points", 0):
            sheets[side]["sweeps"] = sweeps[side] * options.get("sweep_points", 0)
    return sheets


def side_with_most(counts: list[int]) -> int | None:
    """Return the side that alone has the highest count; in a tie nobody."""
    most = max(counts)
    return counts.index(most) if counts.count(most) == 1 else None


def round_points(sheets: list[Sheet], options: Options) -> list[int]:
    """Return the points that go to each side's total.

    With difference scoring, for two sides, only the side with more points scores, and it scores the difference.
    Raises ValueError for difference scoring with other than two sides.
    """
    points = [sum(sheet.values()) for sheet in sheets]
    if not options.get("difference_scoring", False):
        return points
    if len(points) != 2:
        raise ValueError("difference scoring is for two sides")
    return [max(0, points[0] - points[1]), max(0, points[1] - points[0])]


def game_over(totals_before: list[int], sheets: list[Sheet], sweep_order: list[int], options: Options) -> int | None:
    """Return the side that has won after this round, or None if another round is played.

    `sweep_order` names the side of each sweep of the round, in the order in which they were made. The target is 21
    unless the options say otherwise.
    """
    target = options.get("target", 21) or 21
    gained = round_points(sheets, options)
    totals = [before + points for before, points in zip(totals_before, gained, strict=True)]
    reached = [side for side, total in enumerate(totals) if total >= target]
    if len(reached) <= 1:
        return reached[0] if reached else None
    # A further round after an undecided one is won by the higher total.
    further_round = any(before >= target for before in totals_before)
    if options.get("countout_order") is None or further_round:
        return side_with_most(totals)
    running = list(totals_before)
    for side, points in handed_out(sheets, sweep_order, options):
        running[side] += points
        if running[side] >= target:
            return side
    return more_sweeps(reached, sweep_order)


def handed_out(sheets: list[Sheet], sweep_order: list[int], options: Options) -> Iterator[tuple[int, int]]:
    """Hand out the points of the round one after the other, each with its side; untaken and tied items are skipped.

    In one form of the count-out the sweeps follow one by one, as they were made; in the other they are compared.
    """
    for item in COUNTOUT_ITEMS:
        for side, sheet in enumerate(sheets):
            if item in sheet:
                yield side, sheet[item]
    if options.get("countout_order") == "pagat_000":
        for side in sweep_order:
            yield side, options.get("sweep_points", 0)


def more_sweeps(reached: list[int], sweep_order: list[int]) -> int | None:
    """Compare the sweeps of the sides at the target: more of them win; if equal, nobody has won yet."""
    most = side_with_most([sweep_order.count(side) for side in reached])
    return None if most is None else reached[most]
