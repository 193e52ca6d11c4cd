"""The dialogs of games with friends: a letter to send, a letter to read, the menu, and questions."""

from __future__ import annotations

from web.table.form_controls import field_set, form
from web.table.html import EMPTY, Html, join, tag
from web.table.intents import intent
from web.table.sheet import dialog
from web.table.state import Buttons
from web.worker.friend.standing import Standing
from web.worker.words.speech import Message, Voice

STATES = ("busy", "first", "second", "wait", "none")
"""How far two browsers are in finding each other."""

MAX_CODE = 1_200
"""The most characters of a link that a camera reads easily."""


def letter(now: Standing, address: str, *, invites: bool) -> Html:
    """Return the last own letter, to be sent: as a link, as text, or as a code for a camera.

    ``address`` is its link; ``invites`` says whether it is an invitation.
    """
    t, text = now.voice.t, now.seat.own_letter
    title = t("friend.letter.invitation") if invites else t("friend.letter.to", who=now.friend, number=now.seat.letters)
    about = t("friend.letter.invite" if invites else "friend.letter.send", who=now.friend)
    sentence = t("friend.letter.said", who=now.names[now.seat.seat])
    ways = [("share", "friend.share"), ("link", "friend.copy"), ("text", "friend.copy.text")]
    ways += [("code", "friend.code")] * (len(address) <= MAX_CODE)
    buttons = (
        tag("button", t(words), type="button", class_="btn" if place > 1 else "btn first", data_send=way)
        for place, (way, words) in enumerate(ways)
    )
    area = tag("textarea", address, id="letter", readonly=True, class_="code", rows="2")
    done = tag("button", t("friend.sent"), type="button", class_="btn quiet", data_do="close")
    told = {f"data_told_{name}": t(f"friend.sent.{name}") for name in ("copied", "shared", "failed")}
    body = tag(
        "div",
        tag("p", about),
        tag("div", *buttons, class_="row"),
        tag("p", "", id="sent", role="status", **told),
        tag("div", id="code", class_="code-drawn", data_label=t("friend.code.label")),
        field_set(t("friend.link"), area, "letter"),
        tag("div", done, class_="row"),
        class_="form letter",
        data_link=address,
        data_text=text,
        data_sentence=sentence,
    )
    return _dialog(now.voice, title, body)


def paste(voice: Voice, text: str = "", fault: Message | None = None) -> Html:
    """Return the form to read a letter; ``fault`` says what is wrong with the pasted ``text``."""
    t = voice.t
    error = voice.spoken(fault) if fault else ""
    area = tag(
        "textarea",
        text,
        id="paste",
        name="text",
        class_="code",
        rows="4",
        autofocus=True,
        aria_describedby="paste-error" if fault else "paste-about",
        aria_invalid="true" if fault else None,
    )
    control = field_set(t("friend.letter"), area, "paste", about=t("friend.letter.about"), error=error)
    clip = tag("button", t("friend.clipboard"), type="button", class_="btn", data_clipboard="paste")
    return _dialog(voice, t("friend.came"), form("letter", control, clip, submit=t("friend.read"), name="paste-letter"))


def carry(voice: Voice, address: str) -> Html:
    """Return the link that takes a game to another browser."""
    t = voice.t
    area = tag("textarea", address, id="carry", readonly=True, class_="code", rows="4")
    body = join((tag("p", t("friend.carry.about")), field_set(t("friend.carry.link"), area, "carry")))
    return _dialog(voice, t("friend.carry"), body, ((t("link.copy"), intent("copy", "carry")),))


def live(now: Standing, servers: str) -> Html:
    """Return how to find a live line: two codes that both send each other. ``servers`` help, "" for none."""
    t, who = now.voice.t, now.friend
    where = t("friend.live.servers", servers=servers) if servers else t("friend.live.alone")
    make = tag("button", t("friend.live.make"), type="button", class_="btn first", data_live="offer")
    code = tag("textarea", id="live-code", readonly=True, class_="code", rows="3")
    copy = tag("button", t("friend.live.copy"), type="button", class_="btn", data_do=intent("copy", "live-code"))
    theirs = tag("textarea", id="live-theirs", class_="code", rows="3", autocomplete="off", spellcheck="false")
    go = tag("button", t("friend.live.go"), type="button", class_="btn", data_live="code")
    field = field_set(t("friend.live.code"), code, "live-code")
    drawn = tag("div", id="live-drawn", class_="code-drawn", data_label=t("friend.code.label"))
    own = tag("div", field, copy, drawn, id="live-own", class_="form", hidden=True)  # scripts fill it and show it
    said = {f"data_told_{name}": t(f"friend.live.{name}", who=who) for name in STATES}
    body = tag(
        "div",
        tag("p", t("friend.live.about", who=who)),
        tag("p", where),
        tag("div", make, class_="row"),
        tag("p", "", id="live-state", role="status", **said),
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
    entries = [
        ("friend.games", "list"),
        ("friend.last", "last"),
        ("friend.paste", "paste"),
        ("friend.live", "live"),
        ("menu.rules", "rules"),
        ("menu.settings", "settings"),
        ("menu.keys", "keys"),
        ("friend.carry", "carry"),
    ]
    entries += [("friend.resign", "resign")] * (now.turn in ("play", "send"))
    grid = tag("div", *(_entry(t(words), does, first=does == "list") for words, does in entries), class_="grid")
    played = tag("p", t("friend.menu", count=now.seat.letters, who=now.friend))
    return _dialog(now.voice, t("menu.title"), join((played, tag("section", grid, class_="menu"))))


def _entry(words: str, does: str, *, first: bool) -> Html:
    return tag("button", words, type="button", class_="btn first" if first else "btn", data_do=does)


def question(voice: Voice, key: str, does: str, **facts: str) -> Html:
    """Return a question with the keys ``key.title``, ``key.text`` and ``key.yes``; ``does`` is the intent for yes."""
    t = voice.t
    buttons = ((t(f"{key}.yes"), does), (t("sure.no"), "close"))
    return dialog(t(f"{key}.title"), voice.t(f"{key}.text", **facts), buttons, dismiss=(t("play.close"), "close"))


def told(voice: Voice, fault: Message, buttons: Buttons = ()) -> Html:
    """Return what is wrong with a letter, with what can be done about it."""
    done = (voice.t("set.done"), "close")
    return _dialog(voice, voice.t("friend.fault"), tag("p", voice.spoken(fault)), (*buttons, done))


def _dialog(voice: Voice, title: str, body: Html = EMPTY, buttons: Buttons = ()) -> Html:
    return dialog(title, body, buttons, dismiss=(voice.t("play.close"), "close"))
