"""The intents of games with friends, except the intents at the table."""

from __future__ import annotations

from casino_core.mutual import Host, LetterError, Seat, accept, host_game, host_invite_again, host_next_round, invite
from web.shared.games import PERSON
from web.shared.protocol import Reply
from web.worker.dialogs.game_setup import Form
from web.worker.friend import dialogs, lookups
from web.worker.friend.faults import fault
from web.worker.friend.letters import (
    arrive,
    laid,
    letter_dialog,
    open_game,
    over_line,
    pack,
    sent,
    sent_by_host,
    take,
    take_over,
    to_guest,
)
from web.worker.friend.rules import TWO, rules_of, table_of_value
from web.worker.friend.seats import finished, is_hosted, resign, undo, write
from web.worker.friend.visit import Visit
from web.worker.match.presenter import redrawn
from web.worker.session import keys, settings
from web.worker.session.answers import Answer, Handler, Show
from web.worker.session.links import entries
from web.worker.session.links import link as game_link
from web.worker.words.people import clean_person
from web.worker.words.speech import message


def list_(visit: Visit) -> Reply:
    """Show the list of games."""
    return {**visit.list_of_games(), "dialog": ""}


def open_(visit: Visit, about: str) -> Answer:
    """Put a game of the list on the table."""
    return open_game(visit, about)


def new(visit: Visit, form: Form) -> Answer:
    """Invite one friend or several, as the form in the list of games says."""
    if visit.now is not None:  # the form was sent twice
        return {}
    table = table_of_value(str(form.get("players", "")))
    rules = rules_of(str(form.get("variant", "")), str(form.get("length", "")), table)
    visit.name = clean_person(form.get("name"))
    if rules is None:
        return visit.list_of_games(table=table)
    try:
        seat = (invite if table == TWO else host_game)(visit.group, rules, visit.name)
    except LetterError as error:
        dialog = dialogs.fault_dialog(visit.context.voice, fault(error, visit.context.voice.t("friend.unnamed")))
        return {**visit.list_of_games(), "dialog": dialog}
    return _named(visit, sent(visit, seat))


def inviting(visit: Visit, form: Form) -> Reply:
    """Show the form for an invitation with another number of players."""
    visit.name = clean_person(form.get("name"))
    return visit.list_of_games(str(form.get("variant", "")), table_of_value(str(form.get("players", ""))))


def rematch(visit: Visit) -> Answer:
    """Invite the same friends to another game; in a game with a fair deal, the friend deals first."""
    if visit.now is None or visit.now.turn != "over":
        return {}
    seat = visit.now.seat
    return sent(visit, (host_game if is_hosted(seat) else invite)(visit.group, seat.rules, seat.names[seat.seat]))


def take_seat(visit: Visit, form: Form) -> Answer:
    """Accept the invitation on the screen."""
    if visit.invitation is None:
        return {}
    visit.name = clean_person(form.get("name"))
    try:
        seat = accept(visit.group, visit.invitation.letter, visit.name)
    except LetterError as error:
        dialog = dialogs.fault_dialog(visit.context.voice, fault(error, visit.context.voice.t("friend.somebody")))
        return {"dialog": dialog}
    # A guest whose turn it is plays before writing a letter.
    return _named(visit, sent(visit, seat) if seat.own_letter else laid(visit, seat))


def both(visit: Visit) -> Answer:
    """Take the other seat of this browser's invitation, too, because two people want to play here."""
    if visit.now is None or visit.now.turn != "nobody" or not isinstance(visit.now.seat, Seat):
        return {}
    return sent(visit, accept(visit.group, visit.now.seat.own_letter))


def _named(visit: Visit, answer: Answer) -> Answer:
    """Return an answer that also stores the person's name."""
    if isinstance(answer, Show):
        answer.reply["nickname"] = visit.name
    return answer


def arrived(visit: Visit, form: Form) -> Answer:
    """Go to an address that was opened in this tab."""
    return arrive(visit, str(form.get("address", "")))


def letter(visit: Visit, form: Form) -> Answer:
    """Read a pasted letter."""
    return take(visit, str(form.get("text", "")), pasted=True)


def line(visit: Visit, about: str, form: Form) -> Answer:
    """Read a letter that has arrived over a line, or note that the line is "open" or "lost", as ``about`` says."""
    if not about:
        return over_line(visit, str(form.get("text", "")))
    visit.live_key = visit.key if about == "open" else ""
    words = visit.context.voice.t(f"friend.line.{about}")
    reply: Reply = {"note": words, "say": words}
    if about == "open" and visit.now and isinstance(visit.now.seat, Seat):
        reply["dialog"] = ""
        reply["again"] = visit.now.seat.own_letter  # the other page may lack it
    return reply


def live(visit: Visit) -> Reply:
    """Show the dialog that connects two browsers, so that letters are sent automatically."""
    return {"dialog": dialogs.live(visit.now, visit.ice)} if visit.now and not is_hosted(visit.now.seat) else {}


def paste(visit: Visit) -> Reply:
    """Show the form in which a letter can be pasted."""
    return {"dialog": dialogs.paste(visit.context.voice)}


def send(visit: Visit) -> Answer:
    """Write the next letter, and show it. After that, nothing in it can be undone."""
    now = visit.now
    if now is None or now.turn != "send":
        return {}
    return sent(visit, write(visit.group, now.seat))


def handed(visit: Visit, about: str) -> Answer:
    """Note that the last letter of the game on the table was copied or shared, or that the person says so.

    If ``about`` is "close", also close the dialog with the letter.
    """
    reply: Reply = {"dialog": ""} if about == "close" else {}
    if visit.now is None or visit.key not in visit.unsent:
        return reply
    visit.unsent.remove(visit.key)
    visit.lay(visit.now.seat)
    return Show(redrawn(visit.match), reply)


def last(visit: Visit) -> Reply:
    """Show the last letter that this seat has written or, for a host, the list of all letters."""
    return {"dialog": letter_dialog(visit)}


def letter_to(visit: Visit, about: str) -> Answer:
    """Show the host's letter to the guest whose seat is ``about``."""
    host = visit.now.seat if visit.now else None
    return to_guest(visit, host, int(about)) if isinstance(host, Host) and about in _guests(host) else {}


def invite_again(visit: Visit, about: str) -> Answer:
    """Show the host a new invitation for the guest in a seat, whose browser has lost the game."""
    host = visit.now.seat if visit.now else None
    if not isinstance(host, Host) or about not in _guests(host):
        return {}
    return to_guest(visit, host_invite_again(host, int(about)), int(about))


def _guests(host: Host) -> list[str]:
    return [str(place) for place in range(1, host.rules.seats)]


def deal(visit: Visit) -> Answer:
    """Deal the next round, as the host."""
    host = visit.now.seat if visit.now and visit.now.turn == "deal" else None
    return sent_by_host(visit, host_next_round(host)) if isinstance(host, Host) else {}


def take_back(visit: Visit) -> Answer:
    """Undo the last action that is not in a letter yet."""
    if visit.now is None or not visit.now.seat.draft:
        return {"say": visit.context.voice.t("friend.no-undo")}
    seat = undo(visit.now.seat)
    visit.lay(seat)
    return Show(redrawn(visit.match, message("friend.undone")), visit.put(seat))


def give_up(visit: Visit, about: str) -> Answer:
    """Resign, or first ask whether the person is sure."""
    now = visit.now
    if now is None or not now.may_resign:
        return {}
    if about != "sure":
        key = "friend.resign.side" if is_hosted(now.seat) else "friend.resign"
        return {"dialog": dialogs.question(visit.context.voice, key, "resign:sure", who=now.friend)}
    return sent(visit, resign(visit.group, now.seat))


def end(visit: Visit) -> Answer:
    """End a game in which the friend has sent a letter that no honest page would write."""
    if visit.broken is None:
        return {}
    return sent(visit, resign(visit.group, visit.broken))


def remove(visit: Visit, about: str, form: Form) -> Answer:
    """Remove a game from this browser, or first ask whether the person is sure."""
    key = form.get("key", about)
    is_confirmed = key.startswith("sure:")
    entry = visit.games.entries.get(key.removeprefix("sure:"))
    if entry is None:
        return {"dialog": ""}
    if not is_confirmed:
        who = entry["friend"] or visit.context.voice.t("friend.unnamed")
        return {"dialog": dialogs.question(visit.context.voice, "friend.removal", f"remove:sure:{key}", who=who)}
    del visit.games.entries[key.removeprefix("sure:")]
    return {**visit.list_of_games(), "dialog": "", "adds": {"letters": {key.removeprefix("sure:"): None}}}


def carry(visit: Visit) -> Reply:
    """Show the link that takes the game to another browser."""
    if visit.now is None:
        return {}
    return {"dialog": dialogs.carry(visit.context.voice, f"{visit.context.page}#carry={pack(visit.now.seat)}")}


def stored(visit: Visit, form: Form) -> Answer:
    """Take over the entries that another tab has stored."""
    visit.games.replace(form.get("games"))
    if not visit.key:
        return {} if visit.invitation else visit.list_of_games()
    seat, before, moves = visit.games.seat(visit.key), visit.now, len(visit.match.moves)
    if seat is None or (before and seat == before.seat):
        return {}
    rounds = visit.match.game.round
    visit.lay(seat)
    update = visit.since(moves) if visit.match.game.round == rounds else redrawn(visit.match)
    return Show(update, {"say": visit.own_turn()})


def review(visit: Visit) -> Reply:
    """Open the review of the finished game as an ordinary game, from the person's seat."""
    game = finished(visit.now.seat) if visit.now else None
    if visit.now is None or game is None:
        return {}
    players = entries((PERSON,) * game.rules.seats, visit.now.names)
    address = game_link(f"{visit.context.home}play/", game, players)
    return {"leave": f"{address}&near={visit.now.seat.seat}&place=review"}


def menu(visit: Visit) -> Reply:
    """Open the menu."""
    return {"dialog": dialogs.menu(visit.now)} if visit.now else {}


def note(visit: Visit, about: str) -> Reply:
    """Show and announce something that the page has noticed."""
    own = about in ("refused", "full")
    words = visit.context.voice.t(f"friend.note.{about}" if own else f"note.{about}")
    return {"note": words, "say": words}


def no_hint(visit: Visit) -> Reply:
    """Say that there are no hints in games with friends."""
    return {"say": visit.context.voice.t("friend.without")}


INTENTS: dict[str, Handler] = {
    **settings.INTENTS,
    **keys.INTENTS,
    **lookups.INTENTS,
    "list": list_,
    "arrive": arrived,
    "open": open_,
    "invite": new,
    "inviting": inviting,
    "rematch": rematch,
    "seat": take_seat,
    "both": both,
    "letter": letter,
    "paste": paste,
    "line": line,
    "live": live,
    "send": send,
    "handed": handed,
    "last": last,
    "letter-to": letter_to,
    "invite-again": invite_again,
    "deal": deal,
    "undo": take_back,
    "resign": give_up,
    "end": end,
    "remove": remove,
    "carry": carry,
    "take-over": take_over,
    "stored": stored,
    "review": review,
    "menu": menu,
    "note": note,
    "hint": no_hint,
}
