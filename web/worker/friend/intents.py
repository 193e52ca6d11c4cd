"""The intents of games with friends, besides those at the table."""

from __future__ import annotations

from casino_core.mutual import LetterError, accept, finished_game, invite, resign, undo, write
from web.shared.games import PERSON
from web.shared.schema import Reply
from web.worker.dialogs.game_setup import Form
from web.worker.friend import dialogs
from web.worker.friend.faults import fault
from web.worker.friend.letters import arrive, letter_dialog, open_game, over_line, pack, sent, take
from web.worker.friend.rules import rules_of
from web.worker.friend.visit import Visit
from web.worker.match.presenter import redrawn
from web.worker.session import keys, menus, settings
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
    """Invite somebody."""
    rules = rules_of(str(form.get("variant", "")), str(form.get("length", "")))
    visit.name = clean_person(form.get("name"))
    if rules is None:
        return visit.list_of_games()
    try:
        seat = invite(visit.group, rules, visit.name)
    except LetterError as error:
        told = dialogs.told(visit.context.voice, fault(error, visit.context.voice.t("friend.unnamed")))
        return {**visit.list_of_games(), "dialog": told}
    return _named(visit, sent(visit, seat))


def rematch(visit: Visit) -> Answer:
    """Invite to the same game again; now the friend deals."""
    if visit.now is None:
        return {}
    return sent(visit, invite(visit.group, visit.now.seat.rules, visit.now.seat.names[visit.now.seat.seat]))


def take_seat(visit: Visit, form: Form) -> Answer:
    """Accept the invitation on the screen."""
    if visit.invitation is None:
        return {}
    visit.name = clean_person(form.get("name"))
    try:
        seat = accept(visit.group, visit.invitation.letter, visit.name)
    except LetterError as error:
        told = dialogs.told(visit.context.voice, fault(error, visit.context.voice.t("friend.somebody")))
        return {"dialog": told}
    return _named(visit, sent(visit, seat))


def both(visit: Visit) -> Answer:
    """Take the other seat of an own invitation, too: two people play in this browser."""
    if visit.now is None or visit.now.turn != "nobody":
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
    """Read a letter that has come over a line; ``about``: the line is "open" or "lost"."""
    if not about:
        return over_line(visit, str(form.get("text", "")))
    words = visit.context.voice.t(f"friend.line.{about}")
    reply: Reply = {"note": words, "say": words}
    if about == "open" and visit.now:
        reply["dialog"] = ""
        reply["again"] = visit.now.seat.own_letter  # the other page may lack it
    return reply


def live(visit: Visit) -> Reply:
    """Show how to play live."""
    return {"dialog": dialogs.live(visit.now, visit.ice)} if visit.now else {}


def paste(visit: Visit) -> Reply:
    """Ask for a letter."""
    return {"dialog": dialogs.paste(visit.context.voice)}


def send(visit: Visit) -> Answer:
    """Write the next letter, and show it. From then on nothing in it can be undone."""
    now = visit.now
    if now is None or now.turn != "send":
        return {}
    return sent(visit, write(visit.group, now.seat))


def last(visit: Visit) -> Reply:
    """Show the last own letter again."""
    return {"dialog": letter_dialog(visit)}


def take_back(visit: Visit) -> Answer:
    """Undo the last action that is in no letter yet."""
    if visit.now is None or not visit.now.seat.draft:
        return {"say": visit.context.voice.t("friend.no-undo")}
    seat = undo(visit.now.seat)
    visit.lay(seat)
    return Show(redrawn(visit.match, message("friend.undone")), visit.put(seat))


def give_up(visit: Visit, about: str) -> Answer:
    """Resign, once confirmed."""
    now = visit.now
    if now is None or now.turn not in ("play", "send"):
        return {}
    if about != "sure":
        return {"dialog": dialogs.question(visit.context.voice, "friend.resign", "resign:sure", who=now.friend)}
    return sent(visit, resign(visit.group, now.seat))


def end(visit: Visit) -> Answer:
    """End a game after a letter that no honest page writes."""
    if visit.broken is None:
        return {}
    return sent(visit, resign(visit.group, visit.broken))


def remove(visit: Visit, about: str, form: Form) -> Answer:
    """Remove a game from this browser, once confirmed."""
    key = form.get("key", about)
    sure = key.startswith("sure:")
    entry = visit.games.entries.get(key.removeprefix("sure:"))
    if entry is None:
        return {"dialog": ""}
    if not sure:
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
    """Take what another tab has stored."""
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
    """Open the review of the finished game, which is an ordinary game."""
    game = finished_game(visit.now.seat) if visit.now else None
    if visit.now is None or game is None:
        return {}
    players = entries((PERSON, PERSON), visit.now.names)
    return {"leave": f"{game_link(f'{visit.context.home}play/', game, players)}&place=review"}


def menu(visit: Visit) -> Reply:
    """Open the menu."""
    return {"dialog": dialogs.menu(visit.now)} if visit.now else {}


def note(visit: Visit, about: str) -> Reply:
    """Show and announce something that the page has noticed."""
    own = about in ("refused", "full")
    words = visit.context.voice.t(f"friend.note.{about}" if own else f"note.{about}")
    return {"note": words, "say": words}


def no_hint(visit: Visit) -> Reply:
    """Say that there are no hints."""
    return {"say": visit.context.voice.t("friend.without")}


INTENTS: dict[str, Handler] = {
    **settings.INTENTS,
    **keys.INTENTS,
    **{name: menus.INTENTS[name] for name in ("close", "counters", "counts", "ask", "word", "pile", "rules", "paper")},
    "list": list_,
    "arrive": arrived,
    "open": open_,
    "invite": new,
    "rematch": rematch,
    "seat": take_seat,
    "both": both,
    "letter": letter,
    "paste": paste,
    "line": line,
    "live": live,
    "send": send,
    "last": last,
    "undo": take_back,
    "resign": give_up,
    "end": end,
    "remove": remove,
    "carry": carry,
    "stored": stored,
    "review": review,
    "menu": menu,
    "note": note,
    "hint": no_hint,
}
