"""Drills in a visit: a question is asked for, and comes from a round that nobody has seen before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from casino_core.rules.variants import VARIANTS
from web.rulebook.offered import default_game
from web.worker.practice.drills import DRILLS, question
from web.worker.session.reply import Reply

if TYPE_CHECKING:
    from web.worker.session.session import Session

ROUNDS = 10
"""How many rounds are looked at for one answer: in some games few have what is asked for, and nobody is to wait."""


def drill(session: Session, about: str, form: Mapping[str, str]) -> Reply:
    """Return a question of the drill of a name about the "game" of a form; none where the rounds had none."""
    game = form.get("game") or default_game()
    if about not in DRILLS or game not in VARIANTS or not DRILLS[about].is_for(game):
        return Reply()
    asked = (question(about, game, session.new_seed(), session.voice) for _ in range(ROUNDS))
    found = next(filter(None, asked), None)
    return Reply(question=found and found.as_message())
