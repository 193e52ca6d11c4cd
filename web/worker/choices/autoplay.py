"""What is done for the person: a card with only one use is played, a claim is made, a question is answered."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.coaching.choosing import choose
from casino_core.position.actions import Capture, Cardless, Claim, Done, Insist, Play, TableBuild, Trail, pieces
from casino_core.position.view import View
from casino_core.score.scoring import points_so_far
from web.worker.choices.consequences import consequences
from web.worker.choices.offers import distinct_effects
from web.worker.choices.turn_options import cardless_options, spoken_answers

# ---------- cards ----------


def only_play(seen: View, card: Card) -> Play | None:
    """Return the one sensible play of a hand card of the person on turn; None where there is a choice.

    That is the only legal play, or with the last card in hand the only capture: a last card cannot be kept back.
    Where something may be done before or after playing a card, there is always a choice.
    """
    # Playing it at once is off by default: tapping a card is also how people find out what it can do, and once others
    # have seen it, taking it back marks the game.
    if seen.rules.step_by_step or cardless_options(seen):
        return None
    found = choose(seen, card)
    plays = [play for play in distinct_effects([*found.exact, *found.further]) if not isinstance(play, TableBuild)]
    # Where the fewest points win, or a card that is laid down takes all the same, laying down is worth a thought.
    if len(seen.hand) == 1 and not seen.rules.ending.lowest_wins and card not in seen.rules.takes_table:
        plays = _without_trailing(plays)
    return plays[0] if len(plays) == 1 and _costs_nothing(plays[0], seen) else None


def _costs_nothing(play: Play, seen: View) -> bool:
    """Tell whether a play neither pays a fine nor ends the round before its time, which a tap is not to do unasked."""
    found = consequences(play, seen)
    return not (found.fine or found.ends)


def _without_trailing(plays: list[Play]) -> list[Play]:
    """Return the plays without the bare trail, where all the others capture."""
    others = [play for play in plays if not isinstance(play, Trail) or pieces(play)]
    return others if others and all(isinstance(play, Capture) for play in others) else plays


# ---------- without a card ----------


def automatic_action(view: View) -> Cardless | None:
    """Return what is done for somebody who leaves claims to the table, None for nothing.

    A claim that is right is made, and a turn in which nothing is left but to claim is ended.
    """
    found = cardless_options(view)
    if Claim() in found and _claim_is_right(view):
        return Claim()
    only_claims = all(isinstance(action, Claim | Done) for action in found)
    return Done() if view.variant_state.played is not None and Done() in found and only_claims else None


def _claim_is_right(view: View) -> bool:
    """Tell whether the person's side has certainly reached the target."""
    side = view.rules.side_of[view.seat]
    return view.totals[side] + points_so_far(view).points[side] >= (view.rules.ending.target or 0)


def automatic_answer(view: View, wish: str, *, shared: bool = False) -> Cardless | None:
    """Return the answer given for somebody who wants to "ask", or "never" or "always" insists; None to ask them.

    With only one thing to say nobody is asked, unless people have ``shared`` the screen: the others would learn from
    it what somebody holds. A partner's request is always for the person to answer.
    """
    if view.actor != view.seat or view.turn == view.seat or not view.variant_state.demand:
        return None
    found = spoken_answers(view)
    if len(found) == 1 and not shared:
        return found[0]
    if view.variant_state.demand == "request" or wish == "ask":
        return None
    return Done() if wish == "never" else Insist()
