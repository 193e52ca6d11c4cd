"""What a person asks for to send a game or to open one: links, files, and what was stored and cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from web.worker.dialogs.game_setup import Form
from web.worker.picture.position_alone import position_alone
from web.worker.session import pasted
from web.worker.session.links import LONGEST, as_file, cards_link, entries, link
from web.worker.session.openings import usual_game
from web.worker.session.reply import Reply
from web.worker.session.review import moment_dialog

if TYPE_CHECKING:
    from web.worker.session.session import Session


def send(session: Session) -> Reply:
    """Show the link to the game."""
    match = session.match
    address = link(session.page, match.game, _who(session), match.name, match.history.takebacks)
    return Reply(dialog=session.dialogs.link(address))


def cards(session: Session) -> Reply:
    """Show the link to the cards of the game, to be played from the first deal on."""
    match = session.match
    return Reply(dialog=session.dialogs.link(cards_link(session.page, match.game, _who(session), match.name), "cards"))


def download(session: Session) -> Reply:
    """Hand out the game as a file."""
    match = session.match
    # Where several share the screen nobody is "You" in a file, whoever saves it.
    called = [session.voice.spoken(match.people.covered().name(seat)) for seat in range(match.game.rules.seats)]
    file = as_file(match.game, _who(session), called, match.name, match.history.takebacks)
    return Reply(download=file, dialog="", note=session.voice.t("note.game-file"))


def picture(session: Session) -> Reply:
    """Hand out what lies on the table as a picture, with the hand of whoever is in front of the screen."""
    match = session.match
    drawn = position_alone(match.seen, match.people, match.voice, covered=match.curtain)
    return Reply(download=("casino.svg", drawn), dialog="", note=session.voice.t("note.picture"))


def _who(session: Session) -> tuple[str, ...]:
    """Return who plays, with the names of people."""
    return entries(session.match.seated, session.match.people.names)


def open_(session: Session) -> Reply:
    """Ask for a link or a file."""
    return Reply(dialog=session.dialogs.open())


def read(session: Session, form: Form) -> Reply:
    """Open what was pasted, as far as it makes sense, and say what is wrong with it."""
    text = form.get("text", "")
    # A copy is restored on a page that frames cannot reach.
    if session.home and pasted.is_copy(text):
        return Reply(dialog=session.dialogs.copy(session.home), carry=text)
    fault = pasted.fault(text)
    if fault is not None:
        return Reply(dialog=session.dialogs.open(text if len(text) <= LONGEST else "", fault))
    invited = session.invitations().of_text(pasted.gist(text))
    # A game that can be read in part is worth opening; one that has no move left is only told what is wrong.
    if invited.faults and not any(invited.game.record):
        return Reply(dialog=session.dialogs.open(text, invited.faults[0]))
    reply = session.start(invited.saved)
    if invited.faults:
        reply.note = session.voice.t("open.up-to", why=session.voice.spoken(invited.faults[0]))
    return reply


def accept(session: Session) -> Reply:
    """Take up the invitation that the address held, if it is not on the table already."""
    if session.offered is None:
        return Reply(dialog="")
    moment = session.offered.moment
    reply = session.start(session.offered.saved)
    reply.dialog = moment_dialog(session, moment) or ""
    # The person has chosen this game over the one that cannot be read.
    reply.overwrite = bool(session.unreadable)
    return reply


# ---------- trouble ----------


def salvage(session: Session) -> Reply:
    """Hand out what was stored and cannot be read."""
    return Reply(download=("casino-unreadable.txt", session.unreadable))


def discard(session: Session) -> Reply:
    """Give up what was stored and cannot be read."""
    reply = session.start(usual_game(session.new_seed()))
    reply.overwrite = True
    return reply
