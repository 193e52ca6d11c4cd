"""Drills: questions about rounds that nobody has seen before."""

from __future__ import annotations

from casino_core.rules.variants import VARIANTS
from web.rulebook.offered import default_game
from web.shared.protocol import Reply
from web.worker.dialogs.game_setup import Form
from web.worker.practice.drills import DRILLS, question
from web.worker.session.answers import Handler
from web.worker.session.context import Context

MAX_ROUNDS = 10
"""The maximum number of rounds searched for a question. In some games few have one, and nobody should wait long."""


def drill(context: Context, about: str, form: Form) -> Reply:
    """Return a question of the drill ``about``, on the "game" of a form; the question is None if no round has any."""
    game = form.get("game") or default_game()
    if about not in DRILLS or game not in VARIANTS or not DRILLS[about].is_for(game):
        return {}
    questions = (question(about, game, context.new_seed(), context.voice) for _ in range(MAX_ROUNDS))
    first = next(filter(None, questions), None)
    return {"question": first and first.as_message()}


INTENTS: dict[str, Handler] = {"drill": drill}
