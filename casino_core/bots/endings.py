"""The worth of plays that end the round or the game: it depends on the final score, not on the captured cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from math import copysign

from casino_core.bots.worth import POINT
from casino_core.cards import Card
from casino_core.playing.play import carry_out
from casino_core.playing.round_end import captured_enough, cleared, closed
from casino_core.position.actions import Play
from casino_core.position.position import Cards, Position, to_pile
from casino_core.position.view import View
from casino_core.quick_init import replace
from casino_core.rules.parts import Rules
from casino_core.score.scoring import non_card_points, points_so_far
from casino_core.search.evaluation import WON, Evaluation
from casino_core.search.game_end import game_end
from casino_core.search.game_model import game_model
from casino_core.search.snapshot import Result, Taken


class Endings:
    """The ways in which a round can end before all cards are played, as a seat sees them.

    Plays that end nothing have no worth here.
    """

    def __init__(self, view: View) -> None:
        rules = view.rules
        self._view = view
        self._rules = rules
        self._side = rules.side_of[view.seat]
        self._end = game_end(view)
        self._earned = points_so_far(view).points if self._end.during_round else ()
        self._one_round = rules.ending.target is None and rules.ending.rounds is None
        self.possible = self._end.during_round or ends_early(rules)
        """Whether any play can end the round or the game."""

    @cached_property
    def _evaluation(self) -> Evaluation:
        return Evaluation(self._rules, self._view.totals)

    def worth(self, before: View | Position, after: Position) -> float | None:
        """Return what the end of the round or game adds to the lead of the seat's side; None if neither has ended.

        ``before``: the round before the play or capture that may end it. The worth is in thousandths of a point.
        """
        leads = self._leads(after) if self.possible else None
        if leads is None:
            return None
        # The lead expected before is subtracted, because the worth of any other play is what it adds to that lead.
        standing = self._evaluation.standing(self._taken(before), non_card_points(before))
        return POINT * (leads[self._side] - standing[self._side])

    def decided(self, after: Position) -> float:
        """Return the worth of a play that decides the game, even before the round is over; 0 if it decides nothing.

        This worth outweighs everything else: with little left to win in the round, playing on may look worse than a
        certain loss, but never is.
        """
        winner = self.winner(after)
        if winner is None and self._end.waited_for:
            winner = self._end.secured_winner(self._taken(after))
        if winner is not None:
            return WON * POINT * (1 if winner == self._side else -1)
        # If the round is the whole game, the side that is ahead of all others at the end of the round has won.
        leads = self._leads(after) if self._one_round else None
        if leads is None:
            return 0
        ahead = leads[self._side] - max([lead for side, lead in enumerate(leads) if side != self._side])
        return copysign(WON * POINT, ahead) if ahead else 0

    def capture(self, after: Position, seat: int, card: Card, taken: Cards, *, swept: bool) -> float | None:
        """Return the worth, to the thinking seat, of a later capture by ``seat``; None if the capture ends nothing.

        ``after``: the position after the thinking seat's play. ``card`` stands for the capturing card. ``swept``:
        whether the capture clears the table.
        """
        if not self.possible:
            return None
        end = replace(to_pile(after, seat, (*taken, card)), last_capturer=seat)
        if captured_enough(end, seat):
            end = closed(end)
        if swept:
            side = self._rules.side_of[seat]
            marks = tuple([(*own, card) if other == side else own for other, own in enumerate(end.sweeps)])
            end = cleared(replace(end, loose=(), builds=(), sweeps=marks))
        return self.worth(after, end)

    def winner(self, after: Position) -> int | None:
        """Return the side that wins the game at once by its points; None if no side does.

        Points win if they count during the round; the thinking seat's side also wins if it can claim the game.
        """
        if not self._end.during_round:
            return None
        earned = points_so_far(after).points
        return self._side if self._end.may_claim(self._side, earned) else self._end.winner(self._earned, earned)

    def _leads(self, after: Position) -> tuple[float, ...] | None:
        """Return the lead of every side at the end of the round or the game, in points; None if neither has ended."""
        winner = self.winner(after)
        if winner is not None:
            return self._evaluation.final(Result(points_so_far(after).points, (winner,)))
        if not (after.variant_state.closed or after.variant_state.ended):
            return None
        sweepers, last = self._end.sweepers, after.last_capturer
        if last is not None and not (after.loose or after.builds):
            sweepers = (*sweepers, self._rules.side_of[last])
        return self._evaluation.final(self._end.result(after, sweepers))

    def _taken(self, position: View | Position) -> Taken:
        return tuple(map(game_model(self._rules).mask, position.captured))


def ends_early(rules: Rules) -> bool:
    """Return whether a round can end before all cards have been played (docs/rules.md, sections 18 and 20)."""
    ending = rules.ending
    return (
        ending.callabra_limit
        or ending.instant_limit is not None
        or (ending.cleared_ends_round and not rules.scoring.shram)
    )


def not_lost(view: View, plays: Sequence[Play]) -> Sequence[Play]:
    """Return the plays that do not lose the game immediately; if every play does, return all plays."""
    endings = Endings(view)
    if not endings.possible:
        return plays
    side = view.rules.side_of[view.seat]
    # The residue is left out: it never brings points that count at once (docs/readings.md).
    kept = [play for play in plays if endings.winner(table_after(view, play, ends=False)) in {None, side}]
    return kept or plays


def table_after(view: View, action: Play, *, ends: bool) -> Position:
    """Return the position after an action. ``ends``: whether to award the residue after the last play of the round.

    The hidden hands are replaced by cards that only prevent the next deal and the end of the round.
    """
    last = ends and view.stock_size <= view.rules.left_out and sum(view.hand_sizes) == 1
    others = () if last else view.rules.pack[:1]
    hands = tuple(view.hand if seat == view.seat else others for seat in range(view.rules.seats))
    return carry_out(view.with_hidden(hands, ()), action)[0]
