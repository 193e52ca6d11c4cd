"""What an action costs, brings or ends beyond the cards it takes, found by taking it on what the seat knows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from casino_core.playing.apply import carry_out
from casino_core.position.actions import TableAction, TableBuild
from casino_core.position.position import Position
from casino_core.position.view import View
from casino_core.score.outcome import early_outcome, outcome
from casino_core.score.scoring import Points, points_so_far, score_round
from casino_core.search.engine_model import EngineModel
from casino_core.search.game_end import GameEnd
from web.rulebook.score import only_cards
from web.worker.words.people import People
from web.worker.words.speech import Message, message


@dataclass(frozen=True)
class Consequences:
    """What comes of an action at once, beside cards."""

    fine: int = 0
    """The points of a fine that it costs."""

    bonus: int = 0
    """What sweeping the table brings beside cards, where that depends on the game: a tablanette, a tabbe."""

    ends: str = ""
    """What it ends before all cards are played: "", "round" or "game"."""

    score: Points = ()
    """The score at that end: the totals, or how many cards each side has where these alone decide."""

    wins: bool = False
    """Whether the game is certainly won with it, though it goes on."""


NOTHING = Consequences()


def consequences(action: TableAction, seen: View) -> Consequences:
    """Return what comes of an action of the seat whose view it is, in its own turn."""
    if seen.turn != seen.seat or seen.variant_state.demand or isinstance(action, TableBuild):
        return NOTHING
    before = known_position(seen)
    after, _ = carry_out(before, action)
    ends, score = _end(seen, before, after)
    return Consequences(_fine(before, after), _bonus(seen, before, after), ends, score, _wins(seen, before, after))


def known_position(seen: View) -> Position:
    """Return a position with the hidden cards in some order: what a play does at once does not depend on it."""
    left = iter(seen.unseen)
    hands = tuple(
        seen.hand if seat == seen.seat else tuple(next(left) for _ in range(size))
        for seat, size in enumerate(seen.hand_sizes)
    )
    return seen.with_hidden(hands, tuple(left))


# ---------- points ----------


def _fine(before: Position, after: Position) -> int:
    return before.rules.building.trail_fine * (len(after.variant_state.fines) - len(before.variant_state.fines))


def _bonus(seen: View, before: Position, after: Position) -> int:
    """Return the points that a sweep brings the sweeper, where they are no plain points for sweeps."""
    return sum(
        worth for seat, worth in after.variant_state.tabbes[len(before.variant_state.tabbes) :] if seat == seen.seat
    )


# ---------- ends ----------


def _end(seen: View, before: Position, after: Position) -> tuple[str, Points]:
    """Return what an action ends, and the score there."""
    rules, totals = seen.rules, seen.totals or (0,) * seen.rules.sides
    so_far = points_so_far(after)
    if early_outcome(rules, totals, points_so_far(before).points, so_far.points):
        return "game", _added(totals, so_far.points)
    # Where the last cards are not enough for all, a round that was played out is closed as well.
    early = any(after.hands) or not before.last_deal
    if not (after.variant_state.ended or (after.variant_state.closed and early)):
        return "", ()
    sheet = score_round(after)
    sweepers = () if after.loose or after.builds else (rules.side_of[seen.seat],)
    # Which round of several it is a view does not say, so that the end of the last is told as that of a round.
    over = outcome(rules, totals, sheet, sweepers, 0)
    cards = sheet.item("cards")
    alone = only_cards(rules) and cards is not None
    return "game" if over else "round", cards.counts if alone and cards else _added(totals, sheet.points)


def _added(some: Points, others: Points) -> Points:
    return tuple(map(sum, zip(some, others, strict=True)))


def _wins(seen: View, before: Position, after: Position) -> bool:
    """Tell whether the side that waits for an item has it for certain now, and had not before."""
    end = GameEnd(seen.rules, seen.totals)
    if not end.waited_for:
        return False
    model = EngineModel(seen.rules)
    was, now = (end.sure_winner(tuple(model.mask(cards) for cards in each.captured)) for each in (before, after))
    return was is None and now == seen.rules.side_of[seen.seat]


# ---------- in words ----------


def told(found: Consequences, seen: View, people: People) -> tuple[Message, ...]:
    """Return what comes of an action, in words for its button; of an end nothing else matters."""
    if found.ends:
        return (message(f"offer.ends.{found.ends}", score=_score(found.score, seen)),)
    fine = (_fine_told(found.fine, seen, people),) if found.fine else ()
    bonus = (message("offer.bonus", count=found.bonus),) if found.bonus else ()
    return (*fine, *bonus, *((message("offer.wins"),) if found.wins else ()))


def _score(score: Points, seen: View) -> Message:
    """Return a score, the own side's first: "11 to 17"."""
    own = seen.rules.side_of[seen.seat]
    first, *others = (message("counter.number", count=many) for many in (score[own], *score[:own], *score[own + 1 :]))
    return reduce(lambda some, other: message("score.to", some=some, other=other), others, first)


def _fine_told(fine: int, seen: View, people: People) -> Message:
    """Return what a fine costs: between two sides the other one gets it."""
    if seen.rules.sides == 2:
        other = 1 - seen.rules.side_of[seen.seat]
        return message("offer.fine.given", who=people.side_name(other), count=fine)
    return message("offer.fine", count=fine)
