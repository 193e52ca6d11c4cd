"""What a visit begins with: the game that was stored, the one that the address leads to, or a new one."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import quote

from casino_core.bots import BOTS
from casino_core.game import Game, restarted
from casino_core.notation.record import game_text
from web.worker.dialogs.key_bindings import intents_by_key
from web.worker.match import daily
from web.worker.match.history import FRESH
from web.worker.match.presenter import redrawn
from web.worker.match.saves import SavedMatch, SaveError, parse_save
from web.worker.session import lessons
from web.worker.session.hello import Hello
from web.worker.session.links import Invitation
from web.worker.session.new_games import daily_dialog
from web.worker.session.openings import usual_game
from web.worker.session.replays import begun
from web.worker.session.reply import Reply
from web.worker.session.review import moment_dialog

if TYPE_CHECKING:
    from web.worker.session.session import Session


LONGEST = 2_000
"""How many characters of an address are handed on to the page on which it can be put right."""

PLAIN = "?#&=%+,;:@!*().~/"
"""Marks that stay as they are in it."""


def opening(session: Session, hello: Hello) -> SavedMatch:
    """Return the game that is on the screen already, or a new one."""
    try:
        return parse_save(hello.opening, tuple(BOTS))
    except SaveError:
        return usual_game(session.new_seed())


def welcome(session: Session, hello: Hello) -> Reply:
    """Go on with what was stored, follow an invitation, or ask which; or start anew."""
    if hello.course:
        return _greeted(session, lessons.begun(session, hello))
    invited = session.invitations().of_address(hello.address)
    if hello.problem:
        return _refuse_save(session, hello.save, session.dialogs.broken(hello.problem))
    if hello.save:
        try:
            session.seat(parse_save(hello.save, tuple(BOTS)))
        except SaveError as error:
            return _refuse_save(session, hello.save, _broken(session, error))
    if invited is None or (hello.save and _goes_on(session, invited)):
        return _first(session)
    if parked := _parked(hello, invited):
        return Reply(resumes=parked)
    return _invited(session, invited, stored=bool(hello.save))


def _invited(session: Session, invited: Invitation, *, stored: bool) -> Reply:
    """Follow an invitation, or ask, where that would begin a deal of the day in vain. One under way is kept."""
    day = _day_to_begin(invited)
    if day and (day in session.days or daily.set_back(session.today(), session.days)):
        return _first(session, daily_dialog(session, day))
    # Asked before the invitation is seated, while the match on the table is still the stored one.
    parks = stored and not session.embed and session.match.under_way
    faulty = session.dialogs.nearest(invited.faults, builder(session)) if invited.faults else None
    if session.embed and invited.goal:
        reply = lessons.judged(session, invited.goal.course(invited.game, invited.name, session.voice))
        reply.dialog = faulty
        return _greeted(session, reply)
    session.seat(invited.saved)
    dialog = faulty or moment_dialog(session, invited.moment)
    reply = _first(session, dialog)
    if session.match.game.outcome is not None and not dialog and session.kind in ("", "replay"):
        reply = begun(session, reply)
    reply.parks = parks
    return reply


def builder(session: Session) -> str:
    """Return the address at which what an embed shows can be put right, "" where the table is not embedded."""
    site, embed, _ = session.page.partition("embed/v1/")
    asked = quote(session.address[:LONGEST], safe=PLAIN, errors="replace")
    return f"{site}embed/{asked}" if embed and session.embed else ""


def _parked(hello: Hello, invited: Invitation) -> str:
    """Return the name of the running game that an invitation leads to, "" for none."""
    deal = game_text(restarted(invited.game)).rpartition("/")[0]
    for name, text in hello.parked:
        # To read a save is to play its game once more, so only those of this deal are read.
        with suppress(SaveError):
            saved = parse_save(text, tuple(BOTS)) if deal in text else None
            if saved and _leads_to(invited, saved.game, saved.bots):
                return name
    return ""


def _goes_on(session: Session, invited: Invitation) -> bool:
    """Tell whether what was stored goes on in spite of an invitation: it is that game, or an embed was left with it."""
    day, match = _day_to_begin(invited), session.match
    # In a frame the address is the same at every visit, so it must not begin the game anew each time.
    if session.embed:
        return not day or day == daily.day_of(match.game, match.seated)
    return match.under_way and _leads_to(invited, match.game, match.seated)


def _leads_to(invited: Invitation, game: Game, seated: tuple[str, ...]) -> bool:
    """Tell whether an invitation is to a game as it is, or to its deal, which would begin it once more."""
    same = (restarted(game), seated) == (restarted(invited.game), invited.bots)
    return same and (_is_new(invited) or (game.record == invited.game.record and not invited.faults))


def _is_new(invited: Invitation) -> bool:
    """Tell whether an invitation is to a deal in which nothing has been played."""
    return not (invited.faults or any(invited.game.record))


def _day_to_begin(invited: Invitation) -> str:
    """Return the day whose deal an invitation is to, from its beginning; "" for any other."""
    return daily.day_of(invited.game, invited.bots) if _is_new(invited) else ""


def _first(session: Session, dialog: str | None = None) -> Reply:
    """Return the first reply: the table, and all that the page has to know of the session."""
    reply = session.show(redrawn(session.match))
    reply.dialog, reply.idle = dialog, session.idle
    return _greeted(session, reply)


def _greeted(session: Session, reply: Reply) -> Reply:
    """Return a first reply with what the page has to know of the session."""
    reply.settings, reply.keys = session.settings, intents_by_key(session.bound)
    return reply


def _broken(session: Session, error: SaveError) -> str:
    """Return what is the matter with a save, and offer its game where it can be played in part or by other rules."""
    if error.fault is None:
        return session.dialogs.broken("mangled")
    own = session.invitations().of_text(error.fault.text)
    session.offered = replace(own, history=FRESH)  # it does not come from outside
    return session.dialogs.broken("changed", session.offered.faults[0])


def _refuse_save(session: Session, text: str, dialog: str) -> Reply:
    """Show a table that is not stored, and what is the matter with the game that is."""
    session.unreadable = text
    reply = _first(session, dialog)
    # To store the new table would take the place of the game that may still be rescued.
    reply.save, reply.keep_out = "", True
    return reply
