"""Automatic actions for the person: playing a card that has only one use, claiming the game, answering a demand."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.coaching.choosing import choose
from casino_core.position.actions import Capture, Cardless, Claim, Done, Insist, Play, TableBuild, Trail, pieces
from casino_core.position.view import View
from casino_core.score.scoring import has_reached_target
from web.worker.choices.consequences import consequences
from web.worker.choices.offers import distinct_effects
from web.worker.choices.turn_options import cardless_options, spoken_answers

# ---------- cards ----------


def only_play(seen: View, card: Card) -> Play | None:
    """Return the play to make when the person on turn taps a hand card; None if they are to choose or confirm.

    The play is the card's only legal play or, if the card is the last in hand, its only capture, because the last card
    must be played anyway. If a side action is possible as well, the person always chooses.
    """
    # Playing a card at once is off by default, because people also tap a card to see what it can do, and undoing a play
    # that others have answered is noted in the result.
    if seen.rules.step_by_step or cardless_options(seen):
        return None
    choice = choose(seen, card)
    plays = [play for play in distinct_effects([*choice.exact, *choice.further]) if not isinstance(play, TableBuild)]
    # If the fewest points win, or if the card clears the table when it is laid down, that may be better than a capture.
    if len(seen.hand) == 1 and not seen.rules.ending.lowest_wins and card not in seen.rules.takes_table:
        plays = _without_trailing(plays)
    if len(plays) != 1:
        return None
    # A tap must not pay a fine, or end the round early, without the person being asked.
    effects = consequences(plays[0], seen)
    return None if effects.fine or effects.ends else plays[0]


def _without_trailing(plays: list[Play]) -> list[Play]:
    """Return only the captures, if there are any and all other plays only lay the card down; otherwise, all plays."""
    others = [play for play in plays if not isinstance(play, Trail) or pieces(play)]
    return others if others and all(isinstance(play, Capture) for play in others) else plays


# ---------- without a card ----------


def automatic_action(view: View) -> Cardless | None:
    """Return the action that the table takes for a person who leaves claims to the table; None if there is none.

    The table makes a correct claim and, after a play, ends a turn in which nothing but a claim is possible.
    """
    options = cardless_options(view)
    if Claim() in options and has_reached_target(view):
        return Claim()
    only_claims = all(isinstance(action, Claim | Done) for action in options)
    return Done() if view.variant_state.played is not None and Done() in options and only_claims else None


def automatic_answer(view: View, wish: str, *, shared: bool = False) -> Cardless | None:
    """Return the automatic answer to another player's play; None if there is no question, or if the person decides.

    ``wish`` says whether the person insists: "always", "never" or "ask". A single possible answer is given without
    asking, unless several people share the screen (``shared``), because the others would learn about a hidden hand.
    Whether to ask a partner to leave a build is otherwise left to the person.
    """
    if view.actor != view.seat or view.turn == view.seat or not view.variant_state.demand:
        return None
    options = spoken_answers(view)
    if len(options) == 1 and not shared:
        return options[0]
    if view.variant_state.demand == "request" or wish == "ask":
        return None
    return Done() if wish == "never" else Insist()
