"""Letters that arrive and leave: from a link, a pasted text, or a line between two pages."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from casino_core.mutual import (
    Letter,
    LetterError,
    Seat,
    letters_in,
    parse_letter,
    parse_seat,
    read,
    read_invitation,
    seat_text,
)
from casino_core.mutual.seat import SeatError
from casino_core.mutual.state import author
from web.shared.schema import Reply
from web.worker.friend import dialogs
from web.worker.friend.faults import fault
from web.worker.friend.games import LONGEST, key_of, name_of
from web.worker.friend.visit import Visit
from web.worker.match.presenter import redrawn
from web.worker.session.answers import Answer, Show
from web.worker.words.speech import Message, message

LETTER, CARRY, GAME, NEW = "letter", "carry", "game", "variant"
"""The names of parameters: a letter, a whole game, the game to open, the preset for a new game."""

PARAMETER = re.compile(r"[?#&](carry|game|variant)=([^?#&\s]*)")


# ---------- addresses ----------


def arrive(visit: Visit, address: str) -> Answer:
    """Return what an address leads to: a letter, a game, or the list of games."""
    found = dict(PARAMETER.findall(address))
    if CARRY in found:
        return unpack(visit, found[CARRY])
    if re.search(r"[?#&]letter(=|%)", address):
        return take(visit, address)
    if GAME in found:
        return open_game(visit, found[GAME])
    return visit.list_of_games(found.get(NEW, ""))


def link(visit: Visit, letter: str) -> str:
    """Return the link that brings a letter."""
    return f"{visit.context.page}#{LETTER}={letter}"


def open_game(visit: Visit, key: str) -> Answer:
    """Put a game on the table."""
    seat = visit.games.seat(key)
    if seat is None:
        known = key in visit.games.entries
        told = dialogs.told(visit.context.voice, message("friend.fault.unreadable" if known else "friend.fault.gone"))
        return {**visit.list_of_games(), "dialog": told}
    visit.lay(seat)
    return Show(redrawn(visit.match), {"dialog": "", "say": visit.own_turn()})


# ---------- arriving ----------


def take(visit: Visit, text: str, *, pasted: bool = False) -> Answer:
    """Read a letter in a text; nothing is lost if it is refused. ``pasted``: the text comes from a form."""
    try:
        latest = max(map(parse_letter, letters_in(text)), key=lambda letter: letter.number)
    except LetterError as error:
        return _refused(visit, fault(error, visit.context.voice.t("friend.unnamed")), text if pasted else None)
    keys = visit.games.keys_of(latest.id)
    if not keys:
        return _from_elsewhere(visit, latest, text)
    # With both seats in one browser, a letter is for the one that did not write it.
    key = key_of(latest.id, latest.number % 2) if len(keys) > 1 else keys[0]
    seat = visit.games.seat(key)
    if seat is None:
        return _refused(visit, message("friend.fault.unreadable"))
    return _read(visit, seat, text, latest)


def over_line(visit: Visit, text: str) -> Answer:
    """Read a letter that has come over a line or from another window, if the game on the table lacks it."""
    try:
        latest = max(map(parse_letter, letters_in(text)), key=lambda letter: letter.number)
    except LetterError:
        return {}
    seat = visit.now.seat if visit.now else None
    if seat is None or seat.id != latest.id or latest.number != seat.letters + 1 or author(latest.number) == seat.seat:
        return {}
    return _read(visit, seat, text, latest)


def _from_elsewhere(visit: Visit, letter: Letter, text: str) -> Answer:
    """Show an invitation; refuse any other letter of a game that is not in this browser."""
    try:
        visit.invitation, visit.key, visit.now = read_invitation(text), "", None
    except LetterError as error:
        if letter.number > 1 and error.code == "not-an-invitation":
            return _refused(visit, message("friend.fault.other-browser"))
        return _refused(visit, fault(error, visit.context.voice.t("friend.unnamed")))
    shown = visit.screen(visit.screens.invitation(visit.invitation, visit.name))
    return {**shown, "dialog": "", "address": f"#{LETTER}={visit.invitation.letter}"}


def _read(visit: Visit, seat: Seat, text: str, letter: Letter) -> Answer:
    """Read a letter of a game in this browser, and show what it brings."""
    if visit.key != name_of(seat):
        visit.lay(seat)
    before = visit.match
    try:
        seat = read(visit.group, seat, text)
    except LetterError as error:
        return _not_read(visit, error, letter)
    visit.lay(seat)
    stored, match = visit.put(seat), visit.match
    same = (match.game.round, len(before.game.record)) == (before.game.round, len(match.game.record))
    update = visit.since(len(before.moves)) if same else redrawn(match)
    more: Reply = {"dialog": "", "say": visit.own_turn()}
    return Show(update, {**more, **stored})


def _not_read(visit: Visit, error: LetterError, letter: Letter) -> Answer:
    """Show the game as it is, and why a letter was not read."""
    now, voice = visit.now, visit.context.voice
    if error.code == "old-letter":  # most often its link was opened again: no harm
        return Show(redrawn(visit.match), {"note": voice.t("friend.fault.old-letter"), "dialog": ""})
    who = now.friend if now else voice.t("friend.unnamed")
    buttons = []
    if isinstance(error.broken, Seat):
        visit.broken = error.broken
        buttons.append((voice.t("friend.end"), "end"))
    if error.code == "own-letter" and letter.number == 1 and now and now.turn == "nobody":
        buttons.append((voice.t("friend.both"), "both"))
    told = dialogs.told(voice, fault(error, who), tuple(buttons))
    return Show(redrawn(visit.match), {"dialog": told})


def _refused(visit: Visit, why: Message, pasted: str | None = None) -> Answer:
    """Show why a text was refused, over what is on the screen; a pasted text stays in its form."""
    voice = visit.context.voice
    told = dialogs.told(voice, why) if pasted is None else dialogs.paste(voice, pasted[:LONGEST], why)
    if visit.now is not None:
        return Show(redrawn(visit.match), {"dialog": told})
    if visit.invitation is not None:
        return {"dialog": told}
    return {**visit.list_of_games(), "dialog": told}


# ---------- leaving ----------


def letter_dialog(visit: Visit) -> str:
    """Return the dialog with the last own letter; "" if there is none."""
    now = visit.now
    if now is None or not now.seat.own_letter:
        return ""
    address = link(visit, now.seat.own_letter)
    return dialogs.letter(now, address, invites=parse_letter(now.seat.own_letter).number == 1)


def sent(visit: Visit, seat: Seat) -> Answer:
    """Show a seat that has just written a letter, with the letter to be sent."""
    visit.lay(seat)
    stored = visit.put(seat)
    handed: Reply = {"dialog": letter_dialog(visit), "send": True, "letter": seat.own_letter}
    return Show(redrawn(visit.match), {**stored, **handed})


# ---------- to another browser ----------


def pack(seat: Seat) -> str:
    """Return a seat as the value of a link. It contains the secret, so it is for this person alone."""
    return urlsafe_b64encode(zlib.compress(seat_text(seat).encode(), 9)).decode().rstrip("=")


def unpack(visit: Visit, text: str) -> Answer:
    """Take a game from another browser, unless it has got further in this one."""
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        seat = parse_seat(zlib.decompressobj().decompress(packed, LONGEST).decode())
    except (ValueError, zlib.error, SeatError):
        return {**visit.list_of_games(), "dialog": dialogs.told(visit.context.voice, message("friend.fault.carry"))}
    here = visit.games.entries.get(name_of(seat))
    if here and here["letters"] >= seat.letters:
        return open_game(visit, name_of(seat))
    visit.lay(seat)
    return Show(redrawn(visit.match), {**visit.put(seat), "dialog": "", "say": visit.own_turn()})
