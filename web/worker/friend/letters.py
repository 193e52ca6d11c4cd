"""Letters that leave, and letters that arrive in a link, in a pasted text, or over a line between two pages."""

from __future__ import annotations

import logging
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode

from casino_core.mutual import (
    Host,
    Letter,
    LetterError,
    Seat,
    audit_new,
    broken_off,
    host_ids,
    host_letter,
    host_shown,
    letters_in,
    parse_letter,
    read_invitation,
)
from casino_core.mutual.state import author
from web.shared.protocol import Reply
from web.table.html import EMPTY, Html
from web.worker.friend import dialogs
from web.worker.friend.faults import audited, fault
from web.worker.friend.games import LONGEST, entry_of, key_of, key_of_seat
from web.worker.friend.seats import AnySeat, continues, is_hosted, parse, read, text_of
from web.worker.friend.standing import Standing
from web.worker.friend.visit import Visit
from web.worker.match.presenter import redrawn
from web.worker.session.answers import Answer, Show
from web.worker.words.speech import Message, message

LETTER, CARRY, GAME, NEW = "letter", "carry", "game", "variant"
"""The names of parameters in addresses: a letter, a whole game, the game to open, the preset of a new game."""

PARAMETER = re.compile(r"[?#&](carry|game|variant)=([^?#&\s]*)")


# ---------- addresses ----------


def arrive(visit: Visit, address: str) -> Answer:
    """Show what an address leads to: a letter, a game, or the list of games."""
    parameters = dict(PARAMETER.findall(address))
    if CARRY in parameters:
        return unpack(visit, parameters[CARRY])
    if re.search(r"[?#&]letter(=|%)", address):
        return take(visit, address)
    if GAME in parameters:
        return open_game(visit, parameters[GAME])
    return visit.list_of_games(parameters.get(NEW, ""))


def link(visit: Visit, letter: str) -> str:
    """Return the link that contains a letter."""
    return f"{visit.context.page}#{LETTER}={letter}"


def open_game(visit: Visit, key: str) -> Answer:
    """Put a game on the table."""
    seat = visit.games.seat(key)
    if seat is None:
        why = message("friend.fault.unreadable" if key in visit.games.entries else "friend.fault.gone")
        dialog = dialogs.fault_dialog(visit.context.voice, why)
        return {**visit.list_of_games(), "dialog": dialog}
    visit.lay(seat)
    return Show(redrawn(visit.match), {"dialog": _false_letter(visit), "say": visit.own_turn()})


# ---------- arriving ----------


def take(visit: Visit, text: str, *, pasted: bool = False) -> Answer:
    """Read a letter in a text; nothing is lost if it is refused. ``pasted``: the text comes from a form."""
    try:
        latest = max(map(parse_letter, letters_in(text)), key=lambda letter: letter.number)
    except LetterError as error:
        return _refused(visit, fault(error, visit.context.voice.t("friend.unnamed")), text if pasted else None)
    keys = visit.games.keys_of(latest.id)
    if not keys:
        return _from_elsewhere(visit, text)
    key = _addressee(keys, latest)
    seat = visit.games.seat(key)
    if seat is None:
        return _refused(visit, message("friend.fault.unreadable"))
    return _read(visit, seat, text, latest)


def _addressee(keys: list[str], letter: Letter) -> str:
    """Return the key of the game that a letter is for; if both seats are here, the key of the seat that reads it."""
    if len(keys) == 1:
        return keys[0]
    pair = key_of(letter.id, letter.number % 2)
    if pair in keys and key_of(letter.id, 1 - letter.number % 2) in keys:
        return pair
    # The host's key is the last one. A letter that begins with a name is a guest's, so it is for the host.
    return keys[-1 if letter.parts and letter.parts[0].kind == "n" else 0]


def over_line(visit: Visit, text: str) -> Answer:
    """Read a letter that has arrived over a live line or from another window.

    Such a letter is read only if it is the next one for the game on the table, or for the game of the line.
    """
    try:
        latest = max(map(parse_letter, letters_in(text)), key=lambda letter: letter.number)
    except LetterError:
        return {}
    for key in (visit.key, visit.live_key):
        seat = visit.games.seat(key)
        if isinstance(seat, Seat) and not seat.hosted and _is_next(seat, latest):
            return _read(visit, seat, text, latest) if key == visit.key else _read_aside(visit, seat, text)
    return {}


def _is_next(seat: Seat, letter: Letter) -> bool:
    """Return whether a letter is the next one for a seat."""
    return seat.id == letter.id and letter.number == seat.letters + 1 and author(letter.number) != seat.seat


def _read_aside(visit: Visit, seat: Seat, text: str) -> Answer:
    """Read a letter of a game that is not on the table; store it, and say who has sent it."""
    try:
        after = read(visit.group, seat, text)
    except LetterError:
        return {}  # the line sends the letter again if it is opened while this game is on the table
    words = visit.context.voice.t("friend.line.letter", who=visit.standing(seat).friend)
    news: Reply = {**visit.put(after), "note": words, "say": words}
    return news if visit.key or visit.invitation else {**visit.list_of_games(), **news}


def _from_elsewhere(visit: Visit, text: str) -> Answer:
    """Show an invitation; refuse any other letter of a game that is not in this browser."""
    try:
        visit.invitation, visit.key, visit.now = read_invitation(text), "", None
    except LetterError as error:
        if error.code == "not-an-invitation":
            return _refused(visit, message("friend.fault.other-browser"))
        return _refused(visit, fault(error, visit.context.voice.t("friend.unnamed")))
    shown = visit.screen(visit.screens.invitation(visit.invitation, visit.name))
    return {**shown, "dialog": "", "address": f"#{LETTER}={visit.invitation.letter}"}


def _read(visit: Visit, seat: AnySeat, text: str, letter: Letter) -> Answer:
    """Read a letter of a game in this browser, and show the game with the new moves."""
    if visit.key != key_of_seat(seat):
        visit.lay(seat)
    before = visit.match
    try:
        seat = read(visit.group, seat, text)
    except LetterError as error:
        return _not_read(visit, error, letter)
    visit.unsent.discard(visit.key)
    visit.lay(seat)
    stored, match = visit.put(seat), visit.match
    same = (match.game.round, len(before.game.record)) == (before.game.round, len(match.game.record))
    update = visit.since(len(before.moves)) if same else redrawn(match)
    more: Reply = {"dialog": _false_letter(visit), "say": visit.own_turn()}
    return Show(update, {**more, **stored})


def _false_letter(visit: Visit) -> Html:
    """Return the dialog on a false letter in the round that the last letter has ended; "" if there is none."""
    now, voice = visit.now, visit.context.voice
    if now is None or not isinstance(now.seat, Seat):
        return EMPTY
    audit = audit_new(visit.group, now.seat)
    if audit is None:
        return EMPTY
    visit.broken = broken_off(now.seat, audit.code)
    return dialogs.fault_dialog(voice, audited(audit, now.names), ((voice.t("friend.end"), "end"),))


def _not_read(visit: Visit, error: LetterError, letter: Letter) -> Answer:
    """Show the unchanged game, and why a letter was not read."""
    now, voice = visit.now, visit.context.voice
    if error.code == "old-letter":  # usually its link has been opened again, which does no harm
        return Show(redrawn(visit.match), {"note": voice.t("friend.fault.old-letter"), "dialog": ""})
    who = _writer(now, letter) if now else voice.t("friend.unnamed")
    buttons = []
    if isinstance(error.broken, Seat):
        visit.broken = error.broken
        buttons.append((voice.t("friend.end"), "end"))
    why = fault(error, who, hosted=now is not None and is_hosted(now.seat))
    if error.code == "own-letter" and now:
        buttons.append((voice.t("friend.last"), "last"))
        if letter.number == 1 and now.turn == "nobody":
            why = message("friend.fault.own-invitation")
            buttons.append((voice.t("friend.both"), "both"))
    return Show(redrawn(visit.match), {"dialog": dialogs.fault_dialog(voice, why, tuple(buttons))})


def _writer(now: Standing, letter: Letter) -> str:
    """Return the name of the writer of a letter to this seat."""
    return now.names[host_ids(now.seat)[letter.id]] if isinstance(now.seat, Host) else now.friend


def _refused(visit: Visit, why: Message, pasted: str | None = None) -> Answer:
    """Show why a text was refused, over the current screen; a pasted text stays in its form."""
    voice = visit.context.voice
    dialog = dialogs.fault_dialog(voice, why) if pasted is None else dialogs.paste(voice, pasted[:LONGEST], why)
    return _over_present(visit, dialog)


def _over_present(visit: Visit, dialog: Html) -> Answer:
    """Show a dialog over the current screen."""
    if visit.now is not None:
        return Show(redrawn(visit.match), {"dialog": dialog})
    if visit.invitation is not None:
        return {"dialog": dialog}
    return {**visit.list_of_games(), "dialog": dialog}


# ---------- leaving ----------


def letter_dialog(visit: Visit) -> str:
    """Return the dialog with the last letter written or, for a host, the list of all letters; "" if there is none."""
    now = visit.now
    if now is None:
        return ""
    if isinstance(now.seat, Host):
        return dialogs.letters(now, now.seat)
    own = now.seat.own_letter
    if not own:
        return ""
    return dialogs.letter(now, own, link(visit, own))


def to_guest(visit: Visit, host: Host, place: int) -> Answer:
    """Show the host a letter to a guest, ready to be sent, and note that it was shown."""
    visit.lay(host_shown(host, place))
    text, now = host_letter(host, place), visit.now
    if now is None:
        return {}
    dialog = dialogs.letter(now, text, link(visit, text), place)
    return Show(redrawn(visit.match), {**visit.put(now.seat), "dialog": dialog, "send": True})


def sent(visit: Visit, seat: AnySeat) -> Answer:
    """Show and store the game of a seat that has just written a letter, with the letter to send."""
    if isinstance(seat, Host):
        return sent_by_host(visit, seat)
    is_live = key_of_seat(seat) == visit.live_key
    note = visit.unsent.discard if is_live else visit.unsent.add
    note(key_of_seat(seat))
    visit.lay(seat)
    stored = visit.put(seat)
    shown: Reply = {"dialog": letter_dialog(visit), "send": True}
    if not seat.hosted:
        shown["letter"] = seat.own_letter
        shown["live"] = is_live
    return Show(redrawn(visit.match), {**stored, **shown})


def sent_by_host(visit: Visit, host: Host) -> Answer:
    """Show the game to the host, with the letter to the next player or, before and after the game, with all letters.

    No letter is shown if the host plays next, or is to deal the next round.
    """
    game = host.game
    if game.outcome is None and any(known >= 0 for known in host.shown[1:]) and not game.round_over:
        return to_guest(visit, host, game.position.actor) if game.position.actor else laid(visit, host)
    shown = laid(visit, host)
    if game.outcome is not None or not game.round_over:
        shown.reply["dialog"] = letter_dialog(visit)
    return shown


def laid(visit: Visit, seat: AnySeat) -> Show:
    """Put a game on the table in its current state, and store it."""
    visit.lay(seat)
    return Show(redrawn(visit.match), {**visit.put(seat), "dialog": "", "say": visit.own_turn()})


# ---------- to another browser ----------


def pack(seat: AnySeat) -> str:
    """Return a seat as a value for a link. The value contains the secret, so it is only for this person."""
    return urlsafe_b64encode(zlib.compress(text_of(seat).encode(), 9)).decode().rstrip("=")


def unpack(visit: Visit, text: str) -> Answer:
    """Ask whether to take over a game from another browser. Whoever made the link knows this person's cards."""
    now = _unpacked(visit, text)
    if now is None:
        return _refused(visit, message("friend.fault.carry"))
    known = _known_here(visit, now.seat)
    if known is not None:
        return known
    entry, voice = entry_of(now), visit.context.voice
    facts = {"who": entry["friend"] or voice.t("friend.unnamed"), "game": entry["title"]}
    answer = _over_present(visit, dialogs.question(voice, "friend.carried", "take-over", "friend.carried.no", **facts))
    visit.carried = now.seat
    return answer


def take_over(visit: Visit) -> Answer:
    """Take over the game in a link, after the person has agreed."""
    seat = visit.carried
    if seat is None:
        return {}
    return _known_here(visit, seat) or laid(visit, seat)  # another tab may have played on meanwhile


def _unpacked(visit: Visit, text: str) -> Standing | None:
    """Return the standing of the game in a link; None if the link contains no game that can be read."""
    try:
        packed = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        return visit.standing(parse(zlib.decompressobj().decompress(packed, LONGEST).decode()))
    except Exception:  # nothing from outside must stop the page
        logging.getLogger(__name__).warning("A game from outside cannot be read", exc_info=True)
        return None


def _known_here(visit: Visit, seat: AnySeat) -> Answer | None:
    """Return the answer if the seat in a link cannot be taken over; None if it is new here, or continues a game here.

    If the game here is at least as far along, it is opened; if the two have different courses, the link is refused.
    """
    key = key_of_seat(seat)
    here = visit.games.seat(key)
    if key in visit.games.entries and (here is None or continues(here, seat)):
        return open_game(visit, key)
    if here is not None and not continues(seat, here):
        return _refused(visit, message("friend.fault.other-course"))
    return None
