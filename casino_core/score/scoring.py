"""The score sheet of a round, item by item: at its end, or with the points earned so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from casino_core.cards import FIVE_OF_SPADES
from casino_core.position.position import Cards, VariantState
from casino_core.position.view import View
from casino_core.rules.awards import Award, Majority, awards, base_points, last_capture_points, points_for
from casino_core.rules.parts import Rules

Points = tuple[int, ...]


class Scored(Protocol):
    """The data that a score needs: a position, or any view of it, because everyone sees captured cards."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def captured(self) -> tuple[Cards, ...]:
        """The captured cards of every side."""

    @property
    def sweeps(self) -> tuple[Cards, ...]:
        """The cards that mark sweeps, by side."""

    @property
    def last_capturer(self) -> int | None:
        """The seat that captured last; None if nobody has."""

    @property
    def variant_state(self) -> VariantState:
        """The state that only some games need."""


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a score sheet.

    >>> casino.resign("classic:score_as_captured=yes/island/AD", 0).sheets[0].items[0]
    Item(code='cards', points=(0, 0), counts=(0, 0), cards=((), ()), carried=0)
    """

    code: str
    """The name of an award, or "sweeps", "fines" and the like."""

    points: Points
    """The points, by side."""

    counts: Points
    """The number of cards or events counted, by side."""

    cards: tuple[Cards, ...]
    """The cards counted, by side."""

    carried: int = 0
    """Points that nobody got, which are added to the same item of the next round."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The score of one round.

    >>> sheet = casino.resign("classic:score_as_captured=yes/island/7Cx5C2D", 1).sheets[0]
    >>> sheet.points
    (0, 0)
    """

    items: tuple[Item, ...]
    """The lines, in traditional order."""

    points: Points
    """The points that each side gets for the round."""

    def item(self, code: str) -> Item | None:
        """Return the line with a code; None if the rules have no such item."""
        return next((item for item in self.items if item.code == code), None)

    @property
    def carried(self) -> dict[str, int]:
        """The points that are added to items of the next round, by the code of the item."""
        return {item.code: item.carried for item in self.items if item.carried}


EXTRA_ITEMS = ("sweeps", "tabbe", "tablanette", "fines", "all_eleven")
"""The codes of the items outside the base points, the points that every round has."""


def is_base(rules: Rules, item: Item) -> bool:
    """Return whether an item is part of the base points, which every round has (eleven in most games)."""
    return item.code not in EXTRA_ITEMS and not (item.code == "last_capture" and rules.scoring.last_capture_point)


def took_all(rules: Rules, sheet: ScoreSheet) -> int | None:
    """Return the side that took every point of the round, not counting sweeps; None if no side did."""
    base = [item.points for item in sheet.items if is_base(rules, item)]
    won = tuple(sum(points[side] for points in base) for side in range(rules.sides))
    # Points that a tie gives to nobody are missing from the sum, so nobody has taken them all.
    return won.index(max(won)) if max(won) == sum(won) >= base_points(rules) else None


def score_round(position: Scored, carried: Mapping[str, int] | None = None) -> ScoreSheet:
    """Return the score sheet of the cards captured so far; of the whole round once it is over.

    ``carried`` are points that nobody got in the last round, by item. A round that was broken off scores only the
    points that have counted at once.
    """
    rules = position.rules
    if position.variant_state.ended:
        return points_so_far(position, carried)
    items = [_item(position, award, (carried or {}).get(award.code, 0)) for award in awards(rules)]
    items += _non_card_items(position)
    sheet = ScoreSheet(tuple(items), _sum(rules, items))
    if rules.scoring.all_eleven_bonus == "plus_1":
        sheet = _with_bonus(rules, sheet)
    if rules.scoring.difference_scoring:
        # These rules need two sides, so the lead is over the only other one.
        lead = max(sheet.points) - min(sheet.points)
        return replace(sheet, points=tuple(lead if mine == max(sheet.points) else 0 for mine in sheet.points))
    return sheet


def points_so_far(position: Scored, carried: Mapping[str, int] | None = None) -> ScoreSheet:
    """Return a score sheet with the points of an unfinished round that already count.

    Fines always count; sweeps and point cards count if they score at once. If points count as cards are captured, or
    may be claimed, then fines, sweeps and all awards count, but a majority only once it is certain (docs/rules.md,
    section 1).
    """
    rules = position.rules
    items: list[Item] = []
    captured = rules.scoring.score_as_captured or rules.ending.claim_out != "off"
    if captured:
        items += [_certain(position, award, (carried or {}).get(award.code, 0)) for award in awards(rules)]
    elif rules.scoring.point_cards_at_once:
        items += [_item(position, award, 0) for award in awards(rules) if award.code in POINT_CARDS]
    # Fines are paid at once under every rule.
    kinds = (_sweeps, _fines) if captured or rules.scoring.sweep_timing == "as_made" else (_fines,)
    items += [item for kind in kinds if (item := kind(position)) is not None]
    return ScoreSheet(tuple(items), _sum(rules, items))


def has_reached_target(view: View) -> bool:
    """Return whether the side of the view's seat has certainly reached the target."""
    side = view.rules.side_of[view.seat]
    return view.totals[side] + points_so_far(view).points[side] >= (view.rules.ending.target or 0)


POINT_CARDS = ("big_casino", "little_casino", "aces")
"""The items of the cards that some rules count when they are captured (docs/rules.md, section 8)."""


def counts_at_once(rules: Rules) -> bool:
    """Return whether points can end the game in the middle of a round without a claim."""
    sweeps = rules.scoring.sweep_points > 0 or rules.capturing.five_of_spades_sweeps
    as_made = rules.scoring.sweep_timing == "as_made" and sweeps
    taken = rules.scoring.score_as_captured or rules.scoring.point_cards_at_once
    return as_made or taken or rules.building.trail_fine > 0


def non_card_points(position: Scored) -> Points:
    """Return every side's points that are not for captured cards: sweeps, fines, and the last capture so far."""
    return _sum(position.rules, _non_card_items(position))


def _non_card_items(position: Scored) -> list[Item]:
    return [item for kind in (_last_capture, _sweeps, _tabbes, _fines) if (item := kind(position)) is not None]


def _sum(rules: Rules, items: list[Item]) -> Points:
    return tuple(sum(item.points[side] for item in items) for side in range(rules.sides))


def _with_bonus(rules: Rules, sheet: ScoreSheet) -> ScoreSheet:
    """Return the sheet with a bonus point for a side that took all other points (docs/rules.md, section 20)."""
    side = took_all(rules, sheet)
    bonus = tuple(int(place == side) for place in range(rules.sides))
    item = Item("all_eleven", bonus, bonus, ((),) * rules.sides)
    return ScoreSheet((*sheet.items, item), tuple(a + b for a, b in zip(sheet.points, bonus, strict=True)))


def _item(position: Scored, award: Award, carried: int) -> Item:
    """Return the line of an award for captured cards."""
    taken = _taken(position, award)
    counts = tuple(len(cards) for cards in taken)
    if isinstance(award, Majority):
        # Points that nobody got in the last round go to the side with most now.
        points = majority(position, replace(award, points=award.points + carried), counts)
        kept = position.rules.scoring.majority_tie == "carry_over" and not any(points)
        return Item(award.code, points, counts, taken, award.points + carried if kept else 0)
    return Item(award.code, tuple(points_for(award, count) for count in counts), counts, taken)


def _certain(position: Scored, award: Award, carried: int) -> Item:
    """Return the line of an award with the points that are certain; a majority is certain with more than half."""
    item = _item(position, award, carried)
    if not isinstance(award, Majority):
        return item
    # More than half of all cards, not of those captured so far: any side may still get the others.
    points = tuple(award.points + carried if 2 * count > len(award.cards) else 0 for count in item.counts)
    return replace(item, points=points, carried=0 if any(points) else carried)


def _taken(position: Scored, award: Award) -> tuple[Cards, ...]:
    """Return the cards of an award by side: in order of capture for a majority, else in the order of the award."""
    if isinstance(award, Majority):
        return tuple(tuple(card for card in pile if card in award.cards) for pile in position.captured)
    # Each card is listed as often as it was captured, which with two packs may be twice.
    return tuple(tuple([card for card in award.cards for _ in range(pile.count(card))]) for pile in position.captured)


def majority(position: Scored, award: Majority, counts: Points) -> Points:
    """Return the points for most of some cards, by the rules for ties and for more than half."""
    rules = position.rules
    highest = max(counts)
    first = [side for side, count in enumerate(counts) if count == highest]
    half_each = len(first) == 2 and 2 * highest == len(award.cards)  # two sides with half each tie under either rule
    if rules.scoring.majority_rule == "more_than_half" and 2 * highest <= len(award.cards) and not half_each:
        first = []
    if len(first) == 1:
        return tuple(award.points if side == first[0] else 0 for side in range(rules.sides))
    return TIES[award.tie](position, award, first) if first and highest else (0,) * rules.sides


def _nobody(position: Scored, _award: Majority, _first: list[int]) -> Points:
    return (0,) * position.rules.sides


def _split(position: Scored, _award: Majority, first: list[int]) -> Points:
    # One point each, whatever the points of the award (docs/rules.md, section 12, and section 23, row 42).
    return tuple(int(side in first) for side in range(position.rules.sides))


def _two_of_several(position: Scored, award: Majority, first: list[int]) -> Points:
    """If exactly two of three or more sides tie for most spades, give each a point (docs/rules.md, section 8)."""
    shared = award.code == "spades" and position.rules.sides > 2 and len(first) == 2
    return _split(position, award, first) if shared else _nobody(position, award, first)


def _by_spades(position: Scored, award: Majority, first: list[int]) -> Points:
    """Give the points for tied cards to the side with more spades (docs/rules.md, section 20)."""
    spades = [sum(card.suit == "S" for card in pile) for pile in position.captured]
    best = max(spades[side] for side in first)
    winners = [side for side in first if spades[side] == best]
    if award.code != "cards" or len(winners) > 1:
        return _nobody(position, award, first)
    return tuple(award.points if side == winners[0] else 0 for side in range(position.rules.sides))


TIES: dict[str, Callable[[Scored, Majority, list[int]], Points]] = {
    "nobody": _nobody,
    "split": _split,
    "spades_shared_by_two": _two_of_several,
    "most_spades_gets_cards": _by_spades,
    "carry_over": _nobody,
}


def _sweeps(position: Scored) -> Item | None:
    worth = position.rules.scoring.sweep_points
    if not worth:
        return _five_of_spades(position)
    counts = tuple(len(cards) for cards in position.sweeps)
    kept = crossed(counts) if position.rules.scoring.sweep_cancel == "one_for_one" else counts
    # The sheet shows all sweeps, even those that cancel each other one for one.
    return Item("sweeps", tuple(worth * count for count in kept), counts, position.sweeps)


def _five_of_spades(position: Scored) -> Item | None:
    """Return the line of sweeps by the five of spades if other sweeps score nothing (docs/rules.md, section 20)."""
    rules = position.rules
    # If sweeps score in another way, that also holds for the five of spades (docs/readings.md).
    others = rules.scoring.sweep_swing > 0 or rules.scoring.tablanette_bonus != "none"
    if others or not rules.capturing.five_of_spades_sweeps:
        return None
    made = [rules.side_of[seat] for seat, _ in position.variant_state.tabbes]
    counts = tuple(made.count(side) for side in range(rules.sides))
    return Item("sweeps", counts, counts, tuple((FIVE_OF_SPADES,) * count for count in counts))


def crossed(counts: Points) -> Points:
    """Return each side's sweeps after cancelling one for one: its lead over the other side with most sweeps, or 0.

    See docs/rules.md, section 6.
    """
    return tuple(max(0, own - max(counts[:side] + counts[side + 1 :])) for side, own in enumerate(counts))


def _tabbes(position: Scored) -> Item | None:
    """Return the line of sweeps that also cost another side points, or score a sum (docs/rules.md, sections 11, 19)."""
    rules = position.rules
    swings = rules.scoring.sweep_swing > 0
    if not swings and rules.scoring.tablanette_bonus == "none":
        return None
    points, counts = [0] * rules.sides, [0] * rules.sides
    for seat, worth in position.variant_state.tabbes:
        points[rules.side_of[seat]] += worth
        counts[rules.side_of[seat]] += 1
        if swings:
            points[rules.side_of[rules.seat_before(seat)]] -= worth
    return Item("tabbe" if swings else "tablanette", tuple(points), tuple(counts), ((),) * rules.sides)


def _last_capture(position: Scored) -> Item | None:
    rules = position.rules
    worth, last = last_capture_points(rules), position.last_capturer
    if not worth:
        return None
    counts = tuple(int(last is not None and side == rules.side_of[last]) for side in range(rules.sides))
    return Item("last_capture", tuple(worth * count for count in counts), counts, ((),) * rules.sides)


def _fines(position: Scored) -> Item | None:
    """Return the line of fines, which the only other side gains or else the payer loses (docs/rules.md, section 23)."""
    rules = position.rules
    worth = rules.building.trail_fine
    if not worth:
        return None
    paid = [sum(rules.side_of[seat] == side for seat in position.variant_state.fines) for side in range(rules.sides)]
    points = tuple(worth * paid[1 - side] if rules.sides == 2 else -worth * paid[side] for side in range(rules.sides))
    return Item("fines", points, tuple(paid), ((),) * rules.sides)
