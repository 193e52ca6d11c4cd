"""Advice on what to play: step by step on request, or at every turn if the person has turned hints on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from casino_core.coaching.advice import about_equal
from casino_core.position.actions import Play, pieces
from web.worker.dialogs.hint import draw_hint
from web.worker.match.hint import Hint
from web.worker.match.match import Match
from web.worker.match.taps import unchoose
from web.worker.match.thinking import choices
from web.worker.picture.scene import Advice
from web.worker.session.answers import Answer, Handler, redraw
from web.worker.session.context import Context
from web.worker.words.narration import action_phrase
from web.worker.words.speech import Message, enumerated, message

CARD, PLAY, WHY = 1, 2, 3
"""The content of a hint after each press of its button: the card, its play, and the reasons."""

MAX_REASONS = 3
"""The maximum number of reasons shown at the table; the dialog shows all reasons."""


class Advisor:
    """The hints of a visit."""

    hint: Hint | None = None
    """The latest hint; None if there is none. It holds for a single state of a game, ``hint.game``."""

    presses: int = 0
    """The number of times that the person has pressed the button of the latest hint."""

    def current(self, match: Match) -> Hint | None:
        """Return the hint for this turn; None if nobody has asked for one."""
        return self.hint if self.hint is not None and self.hint.game is match.game and match.playing else None

    def ask(self, match: Match) -> Hint:
        """Return the hint for this turn; begin one if there is none."""
        hint = self.current(match)
        if hint is None:
            hint = self.hint = Hint(match)
            self.presses = 0
        return hint

    def wants_time(self, match: Match) -> bool:
        """Return whether a hint for this turn is wanted, on request or at every turn, and is not complete yet."""
        hint = self.current(match)
        return hint.thinks or hint.compares if hint else match.history.lit and match.playing

    def advice(self, match: Match) -> Advice | None:
        """Return the hint as shown at the table, or a note that the adviser is thinking; None if nothing is shown.

        While hints are on at every turn, nothing is shown until the hint is complete.
        """
        hint, lit = self.current(match), match.history.lit
        step = WHY if lit else min(self.presses, WHY)
        if hint is None or not step:
            return None
        if hint.thinks or (hint.compares and lit):
            return None if lit else Advice(frozenset(), (message("hint.thinks"),), ())
        return _advice(hint, step, match) if hint.judged else Advice(frozenset(), (message("hint.nothing"),), ())


def _advice(hint: Hint, step: int, match: Match) -> Advice:
    """Return the part of a hint for ``step``: ``CARD``, ``PLAY`` or ``WHY``."""
    best = hint.judged[0].action
    card = best.card if isinstance(best, Play) else None
    if step == CARD and card is not None:
        return Advice(frozenset((card,)), (message("hint.card", card=card),), (("hint.what", "hint"),))
    marked = frozenset(pieces(best)) if card is None else frozenset((*pieces(best), card))
    done = message("hint.lit", done=enumerated(tuple(action_phrase(best, match.game.position, match.people))))
    if step < WHY:
        return Advice(marked, (done,), (("hint.why", "hint"),), best)
    if hint.compares:
        return Advice(marked, (done, message("hint.thinks")), (), best)
    more = (("hint.more", "hint:all"),) if len(hint.judged) > 1 else ()
    off = (("hint.off", "hint:off"),) if match.history.lit else ()
    return Advice(marked, (done, *_why(hint, match)), (*more, *off), best)


def _why(hint: Hint, match: Match) -> Iterator[Message]:
    """Yield sentences on why a hint suggests its best play."""
    if len(choices(match.game.position)) == 1:
        yield message("hint.only")
    elif hint.indifferent:
        yield message("hint.indifferent")
        return
    why = tuple(islice(hint.why(match.people), MAX_REASONS))
    # The sentence about another play comes last, or the reasons after it would seem to be about that play.
    yield from sorted(why, key=lambda reason: reason.key == "hint.instead")
    if not why and not match.history.lit:
        yield from _other_plays(hint, match)


def _other_plays(hint: Hint, match: Match) -> Iterator[Message]:
    """Yield a sentence that names an equally good play or, without one, says that the other plays are worse."""
    best, *others = hint.judged
    equal = next((one.action for one in others if about_equal(best, one)), None)
    if equal is not None:
        done = enumerated(tuple(action_phrase(equal, match.game.position, match.people)))
        yield message("hint.equal", done=done)
    elif others:
        yield message("hint.best")


def hint(advisor: Advisor, match: Match, context: Context, about: str) -> Answer:
    """Show what the strongest bot would do in the person's seat.

    ``about``: "" asks for a hint, then for its next part; "think" continues the thinking; "all" shows the dialog with
    all plays; "off" turns off hints at every turn.
    """
    if about == "off":
        advisor.hint, match.history = None, replace(match.history, lit=False)
        return redraw(match, {})
    if about == "think":
        return _think(advisor, match) if advisor.wants_time(match) else {}
    if not match.playing:
        words = context.voice.t("hint.not-now")
        return {"note": words, "say": words}
    current = advisor.ask(match)
    if about == "all" or match.history.lit:
        if current.thinks:
            return {}
        content = draw_hint(current, match.people, context.voice, context.way)
        return {"dialog": context.dialogs.titled("hint.title", content)}
    advisor.presses += 1
    unchoose(match)  # chosen cards leave no room for a hint
    # The request marks the game, even if the person ignores the answer.
    match.history = replace(match.history, hinted=True)
    return _announced(advisor, match)


def _think(advisor: Advisor, match: Match) -> Answer:
    """Think further about the hint for this turn; once it is ready, show and announce it, and mark the game."""
    current = advisor.ask(match)
    decided = not current.thinks
    current.go_on()
    wants_why = match.history.lit or advisor.presses >= WHY
    if current.thinks or (current.compares if wants_why else decided):
        return {}
    # The game is marked only now, because a hint that was turned off or overtaken by a play has revealed nothing.
    match.history = replace(match.history, hinted=True)
    return _announced(advisor, match)


def _announced(advisor: Advisor, match: Match) -> Answer:
    """Show and announce the advice."""
    advice = advisor.advice(match)
    return redraw(match, {}, *(advice.sentences if advice else ()))


INTENTS: dict[str, Handler] = {"hint": hint}
