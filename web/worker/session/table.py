"""The match on the table, and the person's actions there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from web.worker.match import acts, stepping, taps
from web.worker.match.match import Match
from web.worker.match.presenter import Update
from web.worker.match.saves import SavedMatch
from web.worker.match.undo import deal
from web.worker.session.context import Context
from web.worker.session.settings import Settings


class Table:
    """The table, with one match at a time."""

    match: Match

    def __init__(self, context: Context, settings: Settings) -> None:
        self._context, self._settings = context, settings

    def seat(self, saved: SavedMatch) -> None:
        """Put a match on the table, without showing it."""
        context = self._context
        self.match = Match.opened(saved, context.voice, context.home, self._settings.preferences)
        self.match.clock = context.clock


@dataclass(frozen=True)
class TableIntent:
    """An intent at the table: it changes the match, or the way it is shown."""

    act: Callable[..., Update]
    """Performs the intent, given the match and, if ``about``, the text after the colon."""

    about: bool = False

    by_person: bool = True
    """Whether the person does this, so that it ends the repetition of turns and the skipping of a round."""

    paces: bool = False
    """Whether the pause before the next turn starts again even if nothing has been played."""

    shows_how: bool = False
    """Whether a person who has played a card this way no longer needs the tip on choosing cards."""


INTENTS: dict[str, TableIntent] = {
    "hand": TableIntent(taps.tap, about=True, shows_how=True),
    "choose": TableIntent(taps.choose_hand, about=True),
    "pick": TableIntent(taps.pick, about=True),
    "drop": TableIntent(taps.drop, about=True, shows_how=True),
    "unchoose": TableIntent(taps.unchoose),
    "more": TableIntent(taps.show_all),
    "sort": TableIntent(taps.sort),
    "lift": TableIntent(taps.lift, about=True),
    "act": TableIntent(acts.act, about=True, shows_how=True),
    # From ``match.undo``: a round that was undone is dealt again with the same cards.
    "next": TableIntent(deal),
    "count": TableIntent(acts.count, about=True),
    "face": TableIntent(acts.face, about=True),
    # The page sends "step" while others play, and "go" releases their next turn, so neither must interrupt anything.
    "step": TableIntent(stepping.step, by_person=False, paces=True),
    "go": TableIntent(stepping.release, by_person=False, paces=True),
    "again": TableIntent(stepping.show_again, paces=True),
    "pause": TableIntent(stepping.pause),
    "go-on": TableIntent(stepping.resume),
}
