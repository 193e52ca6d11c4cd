"""Looking back on a round: what the bots saw, and other games that start from its decisions."""

from __future__ import annotations

from web.shared.protocol import Reply
from web.worker.dialogs.decision_review import DecisionReview
from web.worker.dialogs.game_setup import Form
from web.worker.match.hindsight import Hindsight, hindsight
from web.worker.match.match import Match
from web.worker.match.what_if import WhatIf
from web.worker.session.answers import Answer, Handler, Start
from web.worker.session.context import Context
from web.worker.words.numbers import whole_number

MAX_DECISIONS = 99_999
"""The highest number of a decision that is read; no game has as many."""


class LookingBack:
    """The finished rounds that a visitor looks back on."""

    hindsight: Hindsight | None = None
    """The finished round as the bots saw it; None if its dialog is closed."""

    what_if: WhatIf | None = None
    """The decisions from which another game can start; None until the person looks at them."""

    def open_moment(self, match: Match, number: int, context: Context) -> str | None:
        """Return the what-if dialog at an action, by number from 1; None for 0, or if no other game can start here."""
        there = number and can_branch(match, context)
        self.what_if = WhatIf(match, context.new_seed()) if there else None
        if not self.what_if:
            return None
        self.what_if.go_to_action(number)
        return context.dialogs.titled("if.title", self.what_if.render(context.voice), done=False)


def can_branch(match: Match, context: Context) -> bool:
    """Return whether another game can start from a decision here: once the round or, in a frame, the game is over."""
    return match.game.outcome is not None or (match.game.round_over and not context.embed)


def seen(looking_back: LookingBack, match: Match, context: Context, about: str, form: Form) -> Reply:
    """Look back on the round that is over, as the bots saw it.

    ``about``: "" to begin, the number of a decision, "think" to go on judging it, "hands" if the form says
    whether the hands are open.
    """
    if not about or looking_back.hindsight is None:
        looking_back.hindsight = hindsight(match)
    looking = looking_back.hindsight
    if looking is None or not looking.decisions:
        looking_back.hindsight = None
        return {"dialog": ""}
    number = whole_number(about, MAX_DECISIONS)
    if number is not None:
        looking.go_to(number)
    elif about == "hands":
        looking.open = "hands" in form
    if looking.thinks:
        looking.go_on()
    return {
        "dialog": context.dialogs.titled(
            "seen.title", DecisionReview(looking, match.people, context.voice).render(), done=False
        )
    }


def what_if(looking_back: LookingBack, match: Match, context: Context, about: str, form: Form) -> Answer:
    """Look back on the decisions of the rounds that are over, to go on from one of them.

    ``about``: "" to begin, the number of a decision, "at" if the form has that number, "go" to go on from there.
    """
    if not about or not looking_back.what_if:
        return {"dialog": looking_back.open_moment(match, 1, context) or ""}
    if about == "go":
        return Start(looking_back.what_if.saved, {})
    # The slider counts from 1, as people do.
    number = (whole_number(form.get("moment"), MAX_DECISIONS) or 1) - 1 if about == "at" else None
    looking_back.what_if.go_to(whole_number(about, MAX_DECISIONS) or 0 if number is None else number)
    return {"dialog": context.dialogs.titled("if.title", looking_back.what_if.render(context.voice), done=False)}


INTENTS: dict[str, Handler] = {"seen": seen, "if": what_if}
