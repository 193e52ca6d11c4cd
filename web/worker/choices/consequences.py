"""The consequences of an action other than taken cards: fines, bonuses, and the end of the round or of the game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

from casino_core.playing.play import carry_out
from casino_core.position.actions import TableAction, TableBuild
from casino_core.position.position import Position
from casino_core.position.view import View
from casino_core.score.outcome import early_outcome, outcome
from casino_core.score.scoring import Points, points_so_far, score_round
from casino_core.search.game_end import GameEnd
from casino_core.search.game_model import GameModel
from web.rulebook.score import only_cards
from web.worker.words.people import People
from web.worker.words.speech import Message, message


@dataclass(frozen=True)
class Consequences:
    """The immediate consequences of an action, other than cards."""

    fine: int = 0
    """The points that the action costs as a fine; 0 without a fine."""

    bonus: int = 0
    """The points of a sweep whose points vary (a tablanette or a tabbe); otherwise 0."""

    ends: str = ""
    """What the action ends early: "round", "game", or "" for neither."""

    score: Points = ()
    """The score by side at that end: the totals or, if only cards count, the numbers of cards; () without an end."""

    wins: bool = False
    """Whether the action makes it certain that the side wins the game, though play goes on."""


NOTHING = Consequences()


def consequences(action: TableAction, seen: View) -> Consequences:
    """Return the consequences of an action of the view's seat.

    Return ``NOTHING`` if it is another seat's turn, if a demand is pending, or for a table build.
    """
    if seen.turn != seen.seat or seen.variant_state.demand or isinstance(action, TableBuild):
        return NOTHING
    before = known_position(seen)
    after, _ = carry_out(before, action)
    ends, score = _end(seen, before, after)
    old, new = before.variant_state, after.variant_state
    fine = before.rules.building.trail_fine * (len(new.fines) - len(old.fines))
    bonus = sum(worth for seat, worth in new.tabbes[len(old.tabbes) :] if seat == seen.seat)
    return Consequences(fine, bonus, ends, score, _wins(seen, before, after))


def known_position(seen: View) -> Position:
    """Return a position with the hidden cards dealt arbitrarily, because immediate effects do not depend on them."""
    unseen = iter(seen.unseen)
    hands = tuple(
        seen.hand if seat == seen.seat else tuple(next(unseen) for _ in range(size))
        for seat, size in enumerate(seen.hand_sizes)
    )
    return seen.with_hidden(hands, tuple(unseen))


# ---------- ends ----------


def _end(seen: View, before: Position, after: Position) -> tuple[str, Points]:
    """Return what an action ends early, "round", "game" or "" for neither, and the score at that end."""
    rules, totals = seen.rules, seen.totals or (0,) * seen.rules.sides
    so_far = points_so_far(after)
    if early_outcome(rules, totals, points_so_far(before).points, so_far.points):
        return "game", _added(totals, so_far.points)
    # A round is also closed, but not early, if the last cards are too few to deal to every player.
    early = any(after.hands) or not before.last_deal
    if not (after.variant_state.ended or (after.variant_state.closed and early)):
        return "", ()
    sheet = score_round(after)
    sweepers = () if after.loose or after.builds else (rules.side_of[seen.seat],)
    # A view does not know the number of the round, so the last of a set number of rounds is treated like any other.
    over = outcome(rules, totals, sheet, sweepers, 0)
    cards = sheet.item("cards")
    alone = only_cards(rules) and cards is not None
    return "game" if over else "round", cards.counts if alone and cards else _added(totals, sheet.points)


def _added(some: Points, others: Points) -> Points:
    return tuple(map(sum, zip(some, others, strict=True)))


def _wins(seen: View, before: Position, after: Position) -> bool:
    """Return whether an action secures the item that the side needs to win."""
    end = GameEnd(seen.rules, seen.totals)
    if not end.waited_for:
        return False
    model = GameModel(seen.rules)
    was, now = (end.secured_winner(tuple(model.mask(cards) for cards in each.captured)) for each in (before, after))
    return was is None and now == seen.rules.side_of[seen.seat]


# ---------- in words ----------


def describe(effects: Consequences, seen: View, people: People) -> tuple[Message, ...]:
    """Return the words for consequences on a button; if the round or the game ends, only that is said."""
    if effects.ends:
        return (message(f"offer.ends.{effects.ends}", score=_score(effects.score, seen)),)
    fine = (_describe_fine(effects.fine, seen, people),) if effects.fine else ()
    bonus = (message("offer.bonus", count=effects.bonus),) if effects.bonus else ()
    return (*fine, *bonus, *((message("offer.wins"),) if effects.wins else ()))


def _score(score: Points, seen: View) -> Message:
    """Return a score with the viewer's side first: "11 to 17"."""
    own = seen.rules.side_of[seen.seat]
    first, *others = (message("counter.number", count=count) for count in (score[own], *score[:own], *score[own + 1 :]))
    return reduce(lambda some, other: message("score.to", some=some, other=other), others, first)


def _describe_fine(fine: int, seen: View, people: People) -> Message:
    """Return a fine in words; if there are only two sides, it says that the other side gets the points."""
    if seen.rules.sides == 2:
        other = 1 - seen.rules.side_of[seen.seat]
        return message("offer.fine.given", who=people.side_name(other), count=fine)
    return message("offer.fine", count=fine)
