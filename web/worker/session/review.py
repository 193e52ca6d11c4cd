"""What a person asks for who looks back on a game: what bots saw in a round, and what else could have been done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.worker.dialogs.decision_review import DecisionReview
from web.worker.dialogs.game_setup import Form
from web.worker.match.hindsight import hindsight
from web.worker.match.what_if import WhatIf
from web.worker.session.reply import Reply
from web.worker.words.numbers import whole_number

MOST_DECISIONS = 99_999
"""More decisions than any game has."""

if TYPE_CHECKING:
    from web.worker.session.session import Session


def seen(session: Session, about: str, form: Form) -> Reply:
    """Look back on the round as the bots saw it, once it is over.

    ``about``: nothing to begin, the number of a decision, "think" to go on with its judgement, "hands" when the form
    says whether they are to be open.
    """
    if not about or session.hindsight is None:
        session.hindsight = hindsight(session.match)
    looking = session.hindsight
    if looking is None or not looking.decisions:
        session.hindsight = None
        return Reply(dialog="")
    number = whole_number(about, MOST_DECISIONS)
    if number is not None:
        looking.go_to(number)
    elif about == "hands":
        looking.open = "hands" in form
    if looking.thinks:
        looking.go_on()
    return Reply(dialog=session.dialogs.seen(DecisionReview(looking, session.match.people, session.voice).drawn()))


def what_if(session: Session, about: str, form: Form) -> Reply:
    """Look back on the rounds that are over, to go on from one of their decisions.

    ``about``: nothing to begin, the number of a decision, "at" when the form holds it, "go" to go on from there.
    """
    if not about or not session.what_if:
        return Reply(dialog=moment_dialog(session, 1) or "")
    if about == "go":
        saved, session.what_if = session.what_if.saved, None
        return session.start(saved)
    # The slider counts from 1, as people do.
    number = (whole_number(form.get("moment"), MOST_DECISIONS) or 1) - 1 if about == "at" else None
    session.what_if.go_to(whole_number(about, MOST_DECISIONS) or 0 if number is None else number)
    return Reply(dialog=session.dialogs.what_if(session.what_if.drawn(session.voice)))


def goes_on(session: Session) -> bool:
    """Tell whether another game can go on from within this one; in a frame it would take its place before its end."""
    game = session.match.game
    return game.outcome is not None or (game.round_over and not session.embed)


def moment_dialog(session: Session, number: int) -> str | None:
    """Return the dialog that looks back on the action of that number, where there is one and its round is over."""
    there = number and goes_on(session)
    session.what_if = WhatIf(session.match, session.new_seed()) if there else None
    if not session.what_if:
        return None
    session.what_if.go_to_action(number)
    return session.dialogs.what_if(session.what_if.drawn(session.voice))
