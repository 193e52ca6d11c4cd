"""The buttons for side actions: to claim, to end the turn, to insist."""

from __future__ import annotations

from collections.abc import Iterable

from casino_core.legal.cardless import cardless
from casino_core.position.actions import Announce, Cancel, Cardless, Claim, Done, Give, Insist, Pluck, TableBuild
from casino_core.position.view import View
from web.table.state import TurnButton
from web.worker.choices.offers import act_intent
from web.worker.choices.turn_options import spoken_answers
from web.worker.words.speech import Voice, message


def turn_buttons(seen: View, voice: Voice, *, claims: bool = True) -> tuple[TurnButton, ...]:
    """Return the buttons for actions that need no chosen card; claiming is left out unless ``claims``."""
    allowed = (
        action
        for action in _without_cards(seen)
        if not isinstance(action, Pluck | TableBuild) and (claims or action != Claim())
    )
    return tuple(_button(action, seen, voice) for action in allowed)


def _without_cards(seen: View) -> Iterable[Cardless]:
    """Return the legal actions that need no hand card, except table builds."""
    if seen.variant_state.demand:
        return spoken_answers(seen)
    if not seen.rules.step_by_step:
        return cardless(seen)
    # The list of cardless actions is not used here, because it would include the many table builds.
    give = (Give(),) if seen.variant_state.courts else ()
    return (*give, Done()) if seen.variant_state.played is not None else give


def _button(action: Cardless, seen: View, voice: Voice) -> TurnButton:
    """Return the button of an action; the button of the default action is filled."""
    if seen.variant_state.demand:
        return _answer_button(action, seen, voice)
    may_announce = seen.variant_state.asked is not None
    announce = f"offer.announce.{seen.rules.deal.last_word}"
    done = "offer.end-turn" if seen.rules.step_by_step else "offer.done"
    names = {Announce: announce, Cancel: "offer.cancel", Claim: "offer.claim", Done: done, Give: "offer.give"}
    key = "offer.silent" if may_announce and isinstance(action, Done) else names[type(action)]
    default = isinstance(action, Announce) or (isinstance(action, Done) and not may_announce)
    return TurnButton(voice.spoken(message(key)), act_intent(action), first=default)


def _answer_button(action: Cardless, seen: View, voice: Voice) -> TurnButton:
    """Return the button to insist, to let the play stand or, for the player who announced it, to play as announced."""
    if seen.variant_state.asked == seen.turn:
        key = "offer.as-announced"
    else:
        key = f"offer.insist.{seen.variant_state.demand}" if isinstance(action, Insist) else "offer.let-stand"
    return TurnButton(voice.spoken(message(key)), act_intent(action), first=key == "offer.let-stand")
