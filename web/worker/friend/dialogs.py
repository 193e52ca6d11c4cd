"""The dialogs of games with friends: a letter to send, a letter to read, the menu, and questions."""

from __future__ import annotations

from typing import Literal, TypeAlias

from casino_core.mutual import Host, parse_letter
from web.rulebook.words import game_name
from web.table.form_controls import described_by, field_set, form
from web.table.html import EMPTY, Html, join, tag
from web.table.intents import intent
from web.table.sheet import dialog
from web.table.state import Buttons
from web.worker.friend.seats import is_hosted, progress
from web.worker.friend.standing import Standing
from web.worker.words.speech import Message, Voice

STATES = ("busy", "first", "second", "wait", "none")
"""The states of two browsers that are finding each other."""

Kind: TypeAlias = Literal["invitation", "joined", "played", "over", "host"]
"""The kinds of letters: an invitation, the answer to one, a turn, the last letter of a game, or a host's news."""

ABOUT: dict[Kind, str] = {
    "invitation": "friend.letter.invite",
    "joined": "friend.letter.join",
    "over": "friend.letter.close",
}
"""The keys of sentences on what to do with a letter, by kind.

All other letters share one sentence: they contain a turn that can no longer be undone.
"""

JOINING = 2
"""The number of the letter that accepts an invitation to a game with a fair deal."""

MAX_CODE = 1_200
"""The maximum length of a link that is also offered as a code; the code of a longer link is hard to scan."""


def letter(now: Standing, text: str, address: str, place: int = 0) -> Html:
    """Return the dialog with a letter to send: as a link, as text, or as a code for a camera.

    ``address`` is the link to the letter, ``place`` the seat of the guest to whom a host writes.
    """
    t, host = now.voice.t, now.seat if isinstance(now.seat, Host) else None
    number, who = parse_letter(text).number, now.names[place] if host else now.friend
    kind = _kind(now, number, place)
    title = t("friend.host.to", who=who) if host else _title(now, kind, number)
    about = t(ABOUT.get(kind, "friend.letter.send"), who=who)
    writer = now.seat.names[now.seat.seat] or t("friend.unnamed")
    sentence = t(f"friend.letter.said.{kind}", who=writer, game=game_name(now.seat.rules.variant, t))
    ways = [("share", "friend.share"), ("text", "friend.copy.text"), ("link", "friend.copy")]
    ways += [("code", "friend.code")] * (len(address) <= MAX_CODE)
    buttons = (
        tag("button", t(words), type="button", class_="btn" if place > 1 else "btn first", data_send=way)
        for place, (way, words) in enumerate(ways)
    )
    area = tag("textarea", address, id="letter", readonly=True, class_="code", rows="2")
    # After an invitation or a last letter, a host continues with the other letters.
    back = "last" if host and (now.turn == "over" or min(host.shown) < 0) else intent("handed", "close")
    done = tag("button", t("friend.sent"), type="button", class_="btn", data_do=back)
    again = intent("invite-again", place)
    lost = tag("button", t("friend.host.lost", who=who), type="button", class_="btn quiet", data_do=again)
    status_texts = {f"data_told_{name}": t(f"friend.sent.{name}") for name in ("copied", "shared", "failed")}
    body = tag(
        "div",
        tag("p", about),
        tag("div", *buttons, class_="row"),
        tag("p", "", id="sent", role="status", **status_texts),
        tag("div", id="code", class_="code-drawn", data_label=t("friend.code.label")),
        field_set(t("friend.link"), area, "letter"),
        tag("div", done, lost if host and kind != "invitation" else EMPTY, class_="row"),
        class_="form letter",
        data_link=address,
        data_sentence=sentence,
    )
    return _dialog(now.voice, title, body)


def _kind(now: Standing, number: int, place: int) -> Kind:
    """Return the kind of a letter; ``place`` is the seat of the guest to whom a host writes."""
    seat, over = now.seat, now.seen.game.outcome is not None
    if isinstance(seat, Host):
        return "invitation" if seat.heard[place] < 0 else "over" if over else "host"
    if number <= JOINING and not seat.hosted:
        return "joined" if number == JOINING else "invitation"
    return "over" if over else "played"


def _title(now: Standing, kind: Kind, number: int) -> str:
    """Return the title of a letter that is not a host's."""
    t = now.voice.t
    if kind == "invitation":
        return t("friend.letter.invitation")
    if kind == "joined":
        return t("friend.letter.joined")
    return t("friend.letter.to", who=now.friend, number=number)


def letters(now: Standing, host: Host) -> Html:
    """Return the dialog that lists a host's guests, with the state of each guest and a button for the next letter."""
    t, rows = now.voice.t, []
    for place in range(1, host.rules.seats):
        who = now.names[place]
        state = tag("span", t(f"friend.host.{_guest_state(host, place)}"), class_="turn")
        does = intent("letter-to", place)
        first = host.shown[place] < host.actions
        words = t("friend.host.to", who=who)
        button = tag("button", words, type="button", class_="btn first" if first else "btn", data_do=does)
        partner = (
            t("play.partner") if host.rules.team > 1 and host.rules.side_of[place] == host.rules.side_of[0] else ""
        )
        name = t("locale.list").join(filter(None, (who, partner)))
        rows.append(tag("li", tag("p", tag("b", name), " ", state), button))
    about = (tag("p", t("friend.host.about")), tag("p", t("friend.host.knows")))
    return _dialog(now.voice, t("friend.host.letters"), join((*about, tag("ul", *rows, class_="letters"))))


def _guest_state(host: Host, place: int) -> str:
    """Return the state of a guest: "uninvited", "invited", "behind", or "news" if up to date."""
    if host.shown[place] < 0:
        return "uninvited"
    if host.shown[place] < host.actions:
        return "behind"
    return "invited" if host.heard[place] < 0 else "news"


def paste(voice: Voice, text: str = "", fault: Message | None = None) -> Html:
    """Return the form to read a letter; ``fault`` says what is wrong with the pasted ``text``."""
    t = voice.t
    about, error = t("friend.letter.about"), voice.spoken(fault) if fault else ""
    area = tag(
        "textarea",
        text,
        id="paste",
        name="text",
        class_="code",
        rows="4",
        autofocus=True,
        aria_describedby=described_by("paste", about, error),
        aria_invalid="true" if fault else None,
    )
    control = field_set(t("friend.letter"), area, "paste", about=about, error=error)
    clip = tag("button", t("friend.clipboard"), type="button", class_="btn", data_clipboard="paste")
    return _dialog(voice, t("friend.came"), form("letter", control, clip, submit=t("friend.read"), name="paste-letter"))


def carry(voice: Voice, address: str) -> Html:
    """Return the dialog with the link that takes a game to another browser."""
    t = voice.t
    area = tag("textarea", address, id="carry", readonly=True, class_="code", rows="4")
    body = join((tag("p", t("friend.carry.about")), field_set(t("friend.carry.link"), area, "carry")))
    return _dialog(voice, t("friend.carry"), body, ((t("link.copy"), intent("copy", "carry")),))


def live(now: Standing, servers: str) -> Html:
    """Return the dialog for a live line: two codes that the players send each other.

    ``servers`` names the servers that help the two browsers to find each other, "" for none.
    """
    t, who = now.voice.t, now.friend
    where = t("friend.live.servers", servers=servers) if servers else t("friend.live.alone")
    make = tag("button", t("friend.live.make"), type="button", class_="btn first", data_live="offer")
    code = tag("textarea", id="live-code", readonly=True, class_="code", rows="3")
    copy = tag("button", t("friend.live.copy"), type="button", class_="btn", data_do=intent("copy", "live-code"))
    theirs = tag("textarea", id="live-theirs", class_="code", rows="3", autocomplete="off", spellcheck="false")
    go = tag("button", t("friend.live.go"), type="button", class_="btn", data_live="code")
    field = field_set(t("friend.live.code"), code, "live-code")
    picture = tag("div", id="live-drawn", class_="code-drawn", data_label=t("friend.code.label"))
    own = tag("div", field, copy, picture, id="live-own", class_="form", hidden=True)  # scripts fill it and show it
    status_texts = {f"data_told_{name}": t(f"friend.live.{name}", who=who) for name in STATES}
    body = tag(
        "div",
        tag("p", t("friend.live.about", who=who)),
        tag("p", where),
        tag("div", make, class_="row"),
        tag("p", "", id="live-state", role="status", **status_texts),
        own,
        field_set(t("friend.live.theirs", who=who), theirs, "live-theirs"),
        tag("div", go, class_="row"),
        class_="form live",
        data_kept=True,
    )
    return _dialog(now.voice, t("friend.live"), body)


def menu(now: Standing) -> Html:
    """Return the menu of a game."""
    t = now.voice.t
    entries = [("friend.games", "list"), ("friend.host.letters" if now.hosts else "friend.last", "last")]
    entries += [("friend.paste", "paste")]
    entries += [("friend.live", "live")] * (not is_hosted(now.seat))
    entries += [
        ("menu.rules", "rules"),
        ("menu.settings", "settings"),
        ("menu.keys", "keys"),
        ("friend.carry", "carry"),
    ]
    entries += [("friend.resign", "resign")] * now.may_resign
    grid = tag("div", *(_entry(t(words), does, first=does == "list") for words, does in entries), class_="grid")
    hosted = is_hosted(now.seat)
    played = tag("p", now.prompt if hosted else t("friend.menu", count=progress(now.seat), who=now.friend))
    return _dialog(now.voice, t("menu.title"), join((played, tag("section", grid, class_="menu"))))


def _entry(words: str, does: str, *, first: bool) -> Html:
    return tag("button", words, type="button", class_="btn first" if first else "btn", data_do=does)


def question(voice: Voice, key: str, does: str, no: str = "sure.no", **facts: str) -> Html:
    """Return a question with the keys ``key.title``, ``key.text`` and ``key.yes``.

    ``does`` is the intent for yes, ``no`` the key of the words on the other button.
    """
    t = voice.t
    buttons = ((t(f"{key}.yes"), does), (t(no), "close"))
    return dialog(t(f"{key}.title"), voice.t(f"{key}.text", **facts), buttons, dismiss=(t("play.close"), "close"))


def fault_dialog(voice: Voice, fault: Message, buttons: Buttons = ()) -> Html:
    """Return the dialog on the fault of a letter, with buttons for its remedies."""
    done = (voice.t("set.done"), "close")
    return _dialog(voice, voice.t("friend.fault"), tag("p", voice.spoken(fault)), (*buttons, done))


def _dialog(voice: Voice, title: str, body: Html = EMPTY, buttons: Buttons = ()) -> Html:
    return dialog(title, body, buttons, dismiss=(voice.t("play.close"), "close"))
