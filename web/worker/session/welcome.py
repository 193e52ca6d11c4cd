"""The beginning of a visit: with the stored game, the game in the address, or a new one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from urllib.parse import quote

from casino_core.bots import BOTS
from casino_core.game import Game, restarted
from casino_core.notation.record import game_text
from web.shared.protocol import InitMessage, Reply
from web.worker.dialogs.key_bindings import intents_by_key
from web.worker.match import daily
from web.worker.match.history import FRESH
from web.worker.match.presenter import redrawn
from web.worker.match.saves import SavedMatch, SaveError, parse_save
from web.worker.match.thinking import Clock
from web.worker.session import pasted
from web.worker.session.answers import Show
from web.worker.session.context import Context
from web.worker.session.invitations import REVIEW, Invitation
from web.worker.session.links import entries, link
from web.worker.session.new_games import another_deal, daily_dialog
from web.worker.session.openings import default_match
from web.worker.session.positions import course_of
from web.worker.session.replays import review
from web.worker.session.session import Session

MAX_ADDRESS = 2_000
"""The maximum number of characters of an address that are passed to the page where the address can be corrected."""

PLAIN = "?#&=%+,;:@!*().~/"
"""The characters that are not escaped in such an address."""


def open_session(
    message: InitMessage,
    new_seed: Callable[[], str],
    clock: Clock | None = None,
    today: Callable[[], str] = daily.today,
) -> tuple[Session, Reply]:
    """Return the session of a page, and the answer to its init message."""
    session = Session(message, new_seed, clock, today)
    # Replies show a match, so one is on the table even before the right one is known.
    session.seat(_opening(message, session.context))
    context = session.context
    invited = None if message.get("course") else context.invitations().of_address(context.address)
    reply = _welcome(session, message, invited)
    reply["address"] = session.address
    # Letters of games with friends are read on a separate page.
    if context.way and pasted.is_letter(context.address):
        reply["leave"] = f"{context.way}friend/{context.address}"
    if context.embed:
        reply["host_messages"] = [_read(invited, context)]
    return session, reply


def _read(invited: Invitation | None, context: Context) -> dict[str, object]:
    """Return the message that tells the page around a frame that the frame has read its address (docs/embedding.md)."""
    faults = [context.voice.spoken(fault) for fault in invited.faults] if invited else []
    host_message: dict[str, object] = {"type": "read", "faults": faults}
    if invited and context.kind == "replay":
        players = entries(invited.bots, invited.names)
        host_message["address"] = link("", invited.game, players, invited.name).removeprefix("#")
    return host_message


def _opening(message: InitMessage, context: Context) -> SavedMatch:
    """Return the game that the page shows already, or a new one."""
    try:
        return parse_save(message.get("opening") or "", tuple(BOTS))
    except SaveError:
        return default_match(context.new_seed())


def _welcome(session: Session, message: InitMessage, invited: Invitation | None) -> Reply:
    """Return the first reply: it begins a course, opens or resumes an invitation's game, or shows a stored or new one.

    If the stored game cannot be read, the reply says so.
    """
    if message.get("course"):
        return _with_settings(session, session.lessons.begin(message, message.get("stored") or {}))
    save = message.get("save") or ""
    if problem := message.get("problem"):
        return _refuse_save(session, save, session.context.dialogs.broken(problem))
    if save:
        try:
            session.seat(parse_save(save, tuple(BOTS)))
        except SaveError as error:
            return _refuse_save(session, save, _broken(session, error))
    if invited is None or (save and _goes_on(session, invited)):
        session.replays.look_from(invited.near if invited else None)
        return _go_on(session, invited.place if invited else "", arrives=bool(message.get("arrives")))
    if parked := _parked(message.get("parked") or (), invited):
        return {"resumes": parked}
    return _invited(session, invited, stored=bool(save))


def _go_on(session: Session, place: str, *, arrives: bool) -> Reply:
    """Show the stored game, or a place in the replay of its rounds."""
    if session.context.embed:
        return _first(session)
    if place and session.match.game.round_over:
        return _replayed(session, _first(session), place)
    return _arrive(session) if arrives else _first(session)


def _arrive(session: Session) -> Reply:
    """Show the game on the table; if it is finished, show another deal and the form for a new game."""
    if session.match.game.outcome is None:
        return _first(session)
    session.seat(another_deal(session.context, session.match))
    library = session.library
    return _first(session, library.form(library.setup({}, session.match)).get("dialog"))


def _invited(session: Session, invited: Invitation, *, stored: bool) -> Reply:
    """Open the game of an invitation, and keep the game under way; ask first about a daily deal that cannot count."""
    context, day = session.context, _day_to_begin(invited)
    if day and (day in session.deals.days or daily.set_back(context.today(), session.deals.days)):
        return _first(session, daily_dialog(context, session.match, session.deals, day))
    # Determined before the game of the invitation is seated, while the match on the table is still the stored one.
    parks = stored and not context.embed and session.match.under_way
    faulty = _faulty(invited, context)
    if context.embed and invited.tasks:
        reply = session.lessons.judge(course_of(invited.tasks, invited.name, context.voice))
        reply["dialog"] = faulty
        return _with_settings(session, reply)
    session.seat(invited.saved)
    session.replays.cut = invited.game if invited.is_cut else None
    session.replays.look_from(invited.near)
    dialog = faulty or session.looking_back.open_moment(session.match, invited.moment, context)
    reply = _first(session, dialog)
    if session.match.game.outcome is not None and (faulty or not dialog) and context.kind in ("", "replay"):
        reply = _replayed(session, reply, invited.place)
    reply["parks"] = parks
    return reply


def _faulty(invited: Invitation, context: Context) -> str | None:
    """Return the dialog about the faults of an invitation, None if it has none."""
    if not invited.faults:
        return None
    if invited.is_cut and not context.embed:
        return context.dialogs.cut(invited.faults)
    return context.dialogs.nearest(invited.faults, builder(context))


def _replayed(session: Session, reply: Reply, place: str) -> Reply:
    """Return a first reply that shows a place in the replay of the game, or its review."""
    # The rest of the first reply stays: settings, keys and the save belong to the visit.
    reply = {**reply, **session.replays.open_at(place)}
    if place == REVIEW:
        reply = {**reply, **review(session.replays, session.training, "")}
    reply.pop("next", None)
    reply["idle"] = session.idle
    return reply


def builder(context: Context) -> str:
    """Return the address at which the address of an embed can be corrected, "" if the table is not embedded."""
    site, embed, _ = context.page.partition("embed/v1/")
    query = quote(context.address[:MAX_ADDRESS], safe=PLAIN, errors="replace")
    return f"{site}embed/{query}" if embed and context.embed else ""


def _parked(parked: Sequence[Sequence[str]], invited: Invitation) -> str:
    """Return the name of the running game that an invitation leads to, "" for none; ``parked`` has names and saves."""
    deal = game_text(restarted(invited.game)).rpartition("/")[0]
    for name, text in parked:
        # Reading a save replays its game, so only saves of this deal are read.
        with suppress(SaveError):
            saved = parse_save(text, tuple(BOTS)) if deal in text else None
            if saved and _leads_to(invited, saved.game, saved.bots):
                return name
    return ""


def _goes_on(session: Session, invited: Invitation) -> bool:
    """Return whether the stored game goes on despite an invitation, usually because the invitation leads to it.

    In a frame it goes on unless the invitation starts the deal of another day.
    """
    day, match = _day_to_begin(invited), session.match
    # In a frame, the address is the same at every visit, and must not start the game again each time.
    if session.context.embed:
        return not day or day == daily.day_of(match.game, match.seated)
    # The same game simply goes on; a finished one only if the invitation is to a place in its replay.
    is_same = (bool(invited.place) or match.game.outcome is None) and match.game.record == invited.game.record
    return (match.under_way or is_same) and _leads_to(invited, match.game, match.seated)


def _leads_to(invited: Invitation, game: Game, seated: tuple[str, ...]) -> bool:
    """Return whether an invitation is to the game itself, or to its deal, which would start it again."""
    same = (restarted(game), seated) == (restarted(invited.game), invited.bots)
    return same and (_is_new(invited) or (game.record == invited.game.record and not invited.faults))


def _is_new(invited: Invitation) -> bool:
    """Return whether nothing has been played in the game of an invitation."""
    return not (invited.faults or any(invited.game.record))


def _day_to_begin(invited: Invitation) -> str:
    """Return the day of the daily deal that an invitation starts, "" if it starts none."""
    return daily.day_of(invited.game, invited.bots) if _is_new(invited) else ""


def _first(session: Session, dialog: str | None = None) -> Reply:
    """Return the first reply: the table, and everything that the page needs to know about the session."""
    reply = session.reply(Show(redrawn(session.match), {"dialog": dialog}))
    reply["idle"] = session.idle
    return _with_settings(session, reply)


def _with_settings(session: Session, reply: Reply) -> Reply:
    """Return a first reply with the settings and keys."""
    settings = session.settings
    return {**reply, "settings": settings.values, "keys": intents_by_key(settings.bound)}


def _broken(session: Session, error: SaveError) -> str:
    """Return the dialog about a faulty save, and offer its game if it can be played in part or by other rules."""
    dialogs = session.context.dialogs
    if error.fault is None:
        return dialogs.broken("mangled")
    own = session.context.invitations().of_text(error.fault.text)
    session.incoming.offered = replace(own, history=FRESH)  # the game is the visitor's own
    return dialogs.broken("changed", own.faults[0])


def _refuse_save(session: Session, text: str, dialog: str) -> Reply:
    """Show a table that is not stored, and explain the fault of the stored game."""
    session.incoming.unreadable = text
    reply = _first(session, dialog)
    # Storing the new table would replace the game that may still be rescued.
    reply["save"], reply["keep_out"] = "", True
    return reply
