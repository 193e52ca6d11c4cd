"""All that a person can ask for: from the name of each intent to what answers it, and what that needs.

An intent is a name, and after a colon what it is about: "hand:8S" is a tap on a card of the hand, "drop:8S>5H" drops a
card on another. Forms add their values.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from web.worker.dialogs.game_setup import Form
from web.worker.match import acts, stepping, taps
from web.worker.match.presenter import Update
from web.worker.match.undo import deal
from web.worker.session import (
    deals,
    hints,
    lessons,
    lookups,
    menus,
    new_games,
    practice,
    replays,
    review,
    sharing,
    undo,
)
from web.worker.session.notices import HINTS
from web.worker.session.reply import Reply

if TYPE_CHECKING:
    from web.worker.session.session import Session


@dataclass(frozen=True)
class Ask:
    """An intent away from the cards: it is answered for the whole session."""

    handler: Callable[..., Reply]
    """Answers it, given the session and then what it needs."""

    about: bool = False
    """The handler needs what follows the colon."""

    form: bool = False
    """The handler needs the values of a form."""

    def answer(self, session: Session, about: str, form: Form) -> Reply:
        """Return the answer of the handler."""
        needed = (*[about] * self.about, *[form] * self.form)
        return self.handler(session, *needed)


@dataclass(frozen=True)
class Act:
    """An intent at the table: it changes the match, or how that is shown."""

    handler: Callable[..., Update]
    """Does it, given the match and then what it needs."""

    about: bool = False
    """The handler needs what follows the colon."""

    by_person: bool = True
    """The person does it, which ends what they let go on: turns shown again, a round that is skipped."""

    paces: bool = False
    """The pause before the next turn begins anew even if nothing has been played."""

    shows_how: bool = False
    """Whoever has played a card by it needs no hint how to."""

    def answer(self, session: Session, about: str, _form: Form) -> Reply:
        """Return what has become of the table."""
        match = session.match
        # A lesson judges what is played and takes it back, so what follows from a play in a match must not follow here.
        if session.lesson is not None:
            return lessons.answer(session, session.lesson, lambda match: self.handler(match, *[about] * self.about))
        if session.replay is not None:  # what lies there is past
            return replays.go_on(session)
        if self.by_person:
            match.listen()
        before = match.game
        update = self.handler(match, *[about] * self.about)
        played = match.game is not before
        if played and self.shows_how:
            session.notices.put_away(HINTS[0])
        return session.show(update if played or self.paces else replace(update, rests=False))


Intent: TypeAlias = Ask | Act

INTENTS: dict[str, Intent] = {
    # ---- cards ----
    "hand": Act(taps.tap, about=True, shows_how=True),
    "choose": Act(taps.choose_hand, about=True),
    "pick": Act(taps.pick, about=True),
    "drop": Act(taps.drop, about=True, shows_how=True),
    "unchoose": Act(taps.unchoose),
    "more": Act(taps.show_all),
    "sort": Act(taps.sort),
    "lift": Act(taps.lift, about=True),
    "act": Act(acts.act, about=True, shows_how=True),
    # ---- rounds and turns ----
    # Of ``match.undo``: a round that was taken back is dealt again as it was.
    "next": Act(deal),
    "count": Act(acts.count, about=True),
    "face": Act(acts.face, about=True),
    # The page asks for these two while others play, so they end nothing that the person lets go on.
    "step": Act(stepping.step, by_person=False, paces=True),
    "go": Act(stepping.release, by_person=False, paces=True),
    "again": Act(stepping.show_again, paces=True),
    "pause": Act(stepping.pause),
    "go-on": Act(stepping.resume),
    # ---- back, forward, giving up ----
    "undo": Ask(undo.undo, about=True),
    "redo": Ask(undo.redo),
    "restart": Ask(undo.restart, about=True),
    "same": Ask(undo.same_cards, about=True),
    "skip": Ask(undo.skip, about=True),
    "resign": Ask(undo.resign, about=True),
    # ---- looking back ----
    "seen": Ask(review.seen, about=True, form=True),
    "if": Ask(review.what_if, about=True, form=True),
    "lamp": Ask(hints.lamp, about=True),
    "replay": Ask(replays.replay, about=True, form=True),
    "review": Ask(replays.review, about=True),
    # ---- lessons and drills ----
    "lesson": Ask(lessons.lesson, about=True),
    "drill": Ask(practice.drill, about=True, form=True),
    # ---- another game ----
    "new": Ask(new_games.new, about=True, form=True),
    "start": Ask(new_games.start, form=True),
    "nearest": Ask(new_games.nearest, form=True),
    "rematch": Ask(new_games.rematch),
    "daily": Ask(new_games.daily_deal, about=True),
    "keep": Ask(new_games.keep, about=True, form=True),
    "forget": Ask(new_games.forget, about=True, form=True),
    "share": Ask(new_games.share, form=True),
    "games": Ask(new_games.games, form=True),
    # ---- links and files ----
    "link": Ask(sharing.send),
    "cards": Ask(sharing.cards),
    "download": Ask(sharing.download),
    "picture": Ask(sharing.picture),
    "open": Ask(sharing.open_),
    "read": Ask(sharing.read, form=True),
    "accept": Ask(sharing.accept),
    "salvage": Ask(sharing.salvage),
    "discard": Ask(sharing.discard),
    # ---- beside the game ----
    "menu": Ask(menus.menu),
    "close": Ask(menus.close),
    "keys": Ask(menus.keys),
    "bind": Ask(menus.bind, about=True, form=True),
    "settings": Ask(menus.settings),
    "set": Ask(menus.change, form=True),
    "counters": Ask(menus.counters, about=True),
    "counts": Ask(menus.counts),
    "hint": Ask(menus.hint, about=True),
    "later": Ask(menus.later, about=True),
    "there": Ask(menus.there, form=True),
    "ask": Ask(menus.ask, about=True),
    "note": Ask(menus.note, about=True),
    # ---- looking things up ----
    "word": Ask(lookups.word, about=True),
    "pile": Ask(lookups.pile, about=True),
    "rules": Ask(lookups.rules),
    "paper": Ask(lookups.paper),
    "elsewhere": Ask(menus.elsewhere),
    "here": Ask(menus.here),
    # ---- while nobody asks anything ----
    "think": Ask(menus.think),
    "statistics": Ask(menus.statistics),
    "par": Ask(deals.go_on_with_par),
}
"""Every intent there is."""
