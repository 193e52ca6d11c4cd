"""Why one play is better when all cards are known: both plays are played to the end of the round, and scored.

The reasons are only facts: the site turns them into sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from casino_core.cards import Card
from casino_core.playing.play import apply
from casino_core.position.actions import Action
from casino_core.position.events import Event, ResidueTaken
from casino_core.position.position import Position
from casino_core.rules.awards import awards
from casino_core.rules.parts import Rules
from casino_core.score.scoring import Item, Points, ScoreSheet, points_so_far, score_round
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_end import GameEnd

MIN_SHARE = 3
"""An item is named if it explains at least one part in ``MIN_SHARE`` of the difference: 3 means a third."""


class Step(NamedTuple):
    """One action of a line."""

    seat: int
    """The seat that takes the action."""

    action: Action
    """The action that the seat takes."""

    before: Position
    """The position in which the action is taken."""

    after: Position
    """The position after the action."""

    events: tuple[Event, ...]
    """The events that the action causes, in order."""

    @property
    def gained(self) -> tuple[Card, ...]:
        """The cards that the action adds to the pile of the seat's side, without the residue."""
        side = self.before.rules.side_of[self.seat]
        gained = Counter(self.after.captured[side]) - Counter(self.before.captured[side])
        return tuple((gained - Counter(self.residue)).elements())

    @property
    def residue(self) -> tuple[Card, ...]:
        """The cards that remain at the end of the round and go to a seat; () if there are none."""
        taken = (event.cards for event in self.events if isinstance(event, ResidueTaken) and event.seat is not None)
        return next(taken, ())

    @property
    def residue_seat(self) -> int | None:
        """The seat that gets the residue; None if there is none, or nobody gets it."""
        return next((event.seat for event in self.events if isinstance(event, ResidueTaken)), None)


class Line(NamedTuple):
    """A play, and the actions after it if everyone plays perfectly."""

    steps: tuple[Step, ...]
    """The actions, in order; the first is the play itself."""

    sheet: ScoreSheet
    """The score of the round at the end of the line."""

    @property
    def last_capture(self) -> int | None:
        """The index of the last step that gains cards; None if no step does."""
        return max((place for place, step in enumerate(self.steps) if step.gained), default=None)

    @property
    def brings_residue(self) -> int | None:
        """The index of the capture that also brings the residue; None if no capture of the line does."""
        follows_capture = self.steps[0].before.rules.capturing.residue_to == "last_capturer"
        return self.last_capture if follows_capture and self.steps[-1].residue else None


class Difference(NamedTuple):
    """The contribution of one item of the score sheet to the difference between two plays."""

    code: str
    """The code of the item."""

    points: int
    """The lead that the better play gains over the worse one by this item, in points."""

    better: Item | None
    """The item at the end of the better line; None if its sheet has no such item."""

    worse: Item | None
    """The item at the end of the worse line; None if its sheet has no such item."""


class Reason(NamedTuple):
    """The reasons why one play is better than another when all cards are known."""

    seat: int
    """The seat whose choice it is."""

    cost: int
    """The lead that the better play gains over the worse one, in points."""

    better: Line
    """The better play, and the actions after it."""

    worse: Line
    """The other play, and the actions after it."""

    differences: tuple[Difference, ...]
    """The items that each explain enough of the cost (see ``MIN_SHARE``), the most telling first.

    If no item does, the two most telling ones.
    """

    loss: int | None
    """The index of the step of the worse line that decides the first item of ``differences``; None if no step does.

    The step is a capture by another side or, if points are bad, by the seat's own.
    """

    gain: int | None
    """The index of the step of the better line that decides the same item; None if no step does.

    The step is a capture by the seat's own side or, if points are bad, by another.
    """


def lines(
    search: AlphaBeta, position: Position, actions: Sequence[Action], end: GameEnd | None = None
) -> Iterator[Line | None]:
    """Yield None after every slice of thinking, and finally the line of a play. Raises NodeLimit.

    No card may be left to deal, and the search must know all hands. ``actions``: the play, and the actions that
    followed it in a game; the line contains them until one of them is not the best. ``end``: how the game may end
    during the round, if that matters to the search.
    """
    model, (move, *played) = search.model, actions
    node, steps = model.node(position, end), list[Step]()
    while True:
        after = model.after(node, move)
        reached, events = apply(node.position, move)
        steps.append(Step(node.position.actor, move, node.position, reached, events))
        node = after
        if model.over(node):
            break
        following = played.pop(0) if played else None
        for best in search.best(node, following):
            move = best
            yield None
        if move != following:
            played.clear()
    ended = node.ended is not None and not node.position.over
    yield Line(tuple(steps), (points_so_far if ended else score_round)(node.position))


def compare(
    search: AlphaBeta, position: Position, better: Action, worse: Sequence[Action], end: GameEnd | None = None
) -> Iterator[Reason | None]:
    """Yield None after every slice of thinking, and finally the reasons for the better play. Raises NodeLimit.

    ``worse``: the other play, and the actions that followed it in a game.
    """
    both: list[Line] = []
    for actions in ((better,), worse):
        for line in lines(search, position, actions, end):
            if line is not None:
                both.append(line)
            yield None
    yield reason(position.actor, *both)


def reason(seat: int, better: Line, worse: Line) -> Reason:
    """Return the reasons why a seat does better with the first of two lines than with the second."""
    position = better.steps[0].before
    rules, side = position.rules, position.rules.side_of[seat]
    every = differences(rules, side, better.sheet, worse.sheet)
    cost = _lead(rules, side, better.sheet.points) - _lead(rules, side, worse.sheet.points)
    telling = tuple(one for one in every if MIN_SHARE * one.points >= cost) or every[:2]
    first = telling[0].code if telling else ""
    takers = [[side], [other for other in range(rules.sides) if other != side]]
    winners, losers = takers[::-1] if rules.ending.lowest_wins else takers
    loss = _decisive(worse, better, first, losers)
    return Reason(seat, cost, better, worse, telling, loss, _decisive(better, worse, first, winners))


def differences(rules: Rules, side: int, better: ScoreSheet, worse: ScoreSheet) -> tuple[Difference, ...]:
    """Return the items in which the first of two score sheets is better for a side, the most telling first."""
    codes = dict.fromkeys(item.code for item in (*better.items, *worse.items))
    entries = []
    for code in codes:
        one, other = better.item(code), worse.item(code)
        points = sum(
            sign * _lead(rules, side, item.points) for sign, item in ((1, one), (-1, other)) if item is not None
        )
        entries.append(Difference(code, points, one, other))
    return tuple(sorted((one for one in entries if one.points > 0), key=lambda one: -one.points))


def _lead(rules: Rules, side: int, points: Points) -> int:
    """Return a side's lead, in points times the number of other sides; its deficit if points are bad."""
    sign = -1 if rules.ending.lowest_wins else 1
    return sign * (rules.sides * points[side] - sum(points))


def _decisive(line: Line, other: Line, code: str, sides: list[int]) -> int | None:
    """Return the index of the capture by one of the sides that adds most to an item; None if no capture adds to it.

    If the sides do not get some of the item's cards in the other line, only those cards count. A capture that also
    occurs in the other line is decisive only if no other capture adds to the item, or if it is the last capture of this
    line but not of the other.
    """
    rules = line.steps[0].before.rules
    cards = frozenset(next((award.cards for award in awards(rules) if award.code == code), ()))
    kept = {card for side in sides for card in other.steps[-1].after.captured[side]}
    moved = cards - kept or cards
    captures = [bool(step.gained) and rules.side_of[step.seat] in sides for step in line.steps]
    made = [_added(step, code, moved) if counts else 0 for step, counts in zip(line.steps, captures, strict=True)]
    last = line.brings_residue
    if last is not None and captures[last]:
        made[last] += len(moved.intersection(line.steps[-1].residue))
    here, there = _captures(line), _captures(other)
    only_here = [0 if capture in there else count for capture, count in zip(here, made, strict=True)]
    made = only_here if max(only_here) > 0 else made
    return made.index(max(made)) if max(made) > 0 else None


class _Capture(NamedTuple):
    """A step of a line as a capture, to be compared with the steps of another line."""

    seat: int
    """The seat that takes the step."""

    cards: frozenset[Card]
    """The cards that the step gains; none if it captures nothing."""

    is_last: bool
    """Whether the step is the last capture of the line."""


def _captures(line: Line) -> list[_Capture]:
    """Return every step of a line as a capture, even if it captures nothing."""
    last = line.last_capture
    return [_Capture(step.seat, frozenset(step.gained), place == last) for place, step in enumerate(line.steps)]


def _added(step: Step, code: str, cards: frozenset[Card]) -> int:
    """Return how much a step adds to an item: the number of ``cards`` that it gains or, without any, the points."""
    if cards:
        return sum(card in cards for card in step.gained)
    if code == "last_capture":
        return int(bool(step.gained))
    side = step.before.rules.side_of[step.seat]
    before, after = (score_round(position).item(code) for position in (step.before, step.after))
    return (after.points[side] if after else 0) - (before.points[side] if before else 0)
