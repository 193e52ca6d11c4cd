"""The steady bot: weighs every action by what it takes and by what the next turns will probably bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.actions import Capture, Play, pieces
from casino_core.bots.bot import Thought, weighed
from casino_core.bots.outlook import Knowledge, Outlook
from casino_core.bots.worth import HELD, POINT, sweep_worth
from casino_core.cards import Chance
from casino_core.playing import carry_out
from casino_core.position import Position
from casino_core.view import View


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:  # noqa: ARG001  # it leaves nothing to chance
    """Weigh the captures first, the largest in front, then builds and trails."""
    known = Knowledge(view)
    ordered = sorted(actions, key=lambda action: (isinstance(action, Capture), len(pieces(action))), reverse=True)
    return weighed(ordered, lambda action: _value(view, known, action))


def _value(view: View, known: Knowledge, action: Play) -> int:
    """How far an action puts the seat's side ahead, in thousandths: now, in the next turns, and by what is kept."""
    after = _after(view, action)
    hand = list(view.hand)
    hand.remove(action.card)
    kept = HELD * sum(known.worths[card] for card in hand)
    return round(_gain(view, known, after) + kept + Outlook(known, after, tuple(hand)).value())


def _after(view: View, action: Play) -> Position:
    """The table after an action. Stand-ins for the other hands hold off the next deal and the end of the round."""
    last = view.stock_size <= view.rules.left_out and sum(view.hand_sizes) == 1
    others = () if last else view.rules.pack[:1]
    hands = tuple(view.hand if seat == view.seat else others for seat in range(view.rules.seats))
    return carry_out(view.with_hidden(hands, ()), action)[0]


def _gain(view: View, known: Knowledge, after: Position) -> float:
    """What the play itself brings: cards and a sweep, and the residue when it was the last play of the round."""
    gain = 0.0
    for side, count in enumerate(known.counts):
        taken = sum([known.worths[card] for card in after.captured[side]])
        taken -= sum([known.worths[card] for card in view.captured[side]])  # of which some may have been stolen
        sweeps = view.rules.scoring.sweep_points * (len(after.sweeps[side]) - len(view.sweeps[side]))
        gain += count * (taken + POINT * sweeps)
    return gain + sum(_made(view, points) for _, points in after.extras.tabbes[len(view.extras.tabbes) :])


def _made(view: View, points: int) -> float:
    """What points that the seat's own sweep has brought are worth; where they swing, somebody else loses as many."""
    rules = view.rules
    swings = rules.scoring.sweep_swing > 0
    return points * (sweep_worth(rules) / rules.scoring.sweep_swing if swings else POINT)
