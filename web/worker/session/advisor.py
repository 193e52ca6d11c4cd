"""Advice on what to play: on request, or at every turn if the person has turned that on."""

from __future__ import annotations

from dataclasses import replace

from web.shared.schema import Reply
from web.worker.dialogs.hint import draw_hint
from web.worker.match.hint import Hint
from web.worker.match.match import Match
from web.worker.match.presenter import redrawn
from web.worker.picture.scene import Advice
from web.worker.session.answers import Answer, Handler, Show, redraw
from web.worker.session.context import Context
from web.worker.words.narration import action_phrase
from web.worker.words.people import YOU
from web.worker.words.speech import enumerated, message

MAX_REASONS = 2
"""The number of reasons shown next to the table at every turn; the dialog shows all of them."""


class Advisor:
    """The hints of a visit. A hint belongs to one state of a game; games are values, so identity tells."""

    asked: Hint | None = None
    """The hint that the person asked for last."""

    automatic: Hint | None = None
    """The hint of the latest turn at which hints were on."""

    def wants_time(self, match: Match) -> bool:
        """Return whether hints are on, and there is none for this turn yet."""
        hint = self.automatic
        return match.history.lit and match.playing and (hint is None or hint.game is not match.game or hint.thinks)

    def advice(self, match: Match) -> Advice | None:
        """Return the advice to be shown at this turn; None if hints are off, or the hint is not ready."""
        hint = self.automatic
        if hint is None or not match.history.lit or hint.game is not match.game or hint.thinks or not hint.judged:
            return None
        best, people = hint.judged[0].action, match.people
        done = enumerated(tuple(action_phrase(best, match.game.position, people)))
        # The table itself shows what a play leaves.
        why = [reason for reason in hint.reasons(best, people) if not reason.key.startswith("hint.leaves")]
        return Advice(best, (message("hint.lit", done=done), *why[:MAX_REASONS]))


def hint(advisor: Advisor, match: Match, context: Context, about: str) -> Answer:
    """Show what the strongest bot would do in the person's place.

    ``about``: "" asks, and has to be confirmed with "sure" when this marks the game; "think" lets the hint go on. With
    hints at every turn "light" is sent while there is time to think, and "off" turns them off.
    """
    if about == "light":
        return _think_ahead(advisor, match)
    if about == "off":
        advisor.automatic, match.history = None, replace(match.history, lit=False)
        return Show(redrawn(match), {})
    if about in ("", "sure"):
        if not match.playing:
            return {"note": context.voice.t("hint.not-now")}
        if not about and _would_mark(match, context):
            return {"dialog": context.dialogs.sure("hint.sure", does="hint")}
        ready = advisor.automatic
        advisor.asked = ready if ready is not None and ready.game is match.game else Hint(match)
        # The request marks the game, even if the person ignores the answer.
        match.history = replace(match.history, hinted=True)
        return Show(redrawn(match), _dialog(advisor, match, context))  # which stores the mark
    return _dialog(advisor, match, context)


def _dialog(advisor: Advisor, match: Match, context: Context) -> Reply:
    """Let the hint go on, and show it."""
    hint = advisor.asked
    if hint is None or hint.game is not match.game:
        return {}
    if hint.thinks:
        hint.go_on()
    return {"dialog": context.dialogs.titled("hint.title", draw_hint(hint, match.people, context.voice, context.way))}


def _would_mark(match: Match, context: Context) -> bool:
    """Return whether a hint is the first in a game that could count towards the person's rating."""
    alone = match.people.persons == (YOU,) and not context.embed
    return alone and match.history.own and not (match.history.hinted or match.history.lit)


def _think_ahead(advisor: Advisor, match: Match) -> Answer:
    """Let the hint for this turn go on; once it is ready, show and announce it, and mark the game."""
    if not advisor.wants_time(match):
        return {}
    if advisor.automatic is None or advisor.automatic.game is not match.game:
        advisor.automatic = Hint(match)
    advisor.automatic.go_on()
    advice = advisor.advice(match)
    if advice is None:
        return {}
    # Only now: a hint that was turned off, or overtaken by a play, has revealed nothing.
    match.history = replace(match.history, hinted=True)
    return redraw(match, {}, *advice.said)


INTENTS: dict[str, Handler] = {"hint": hint}
