"""The dialogs: the menu, a new game, settings, links, the bots' views, and errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from casino_core.game import Game
from web.rulebook.words import game_title
from web.shared.settings import GROUPS, SETTINGS
from web.table.form_controls import described_by, field_set, form, segmented
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.sheet import dialog
from web.worker.dialogs.game_setup import GameSetup
from web.worker.dialogs.key_bindings import CARDS, Bindings
from web.worker.dialogs.new_game import NO_NOTES, FormNotes, NewGame
from web.worker.match import daily
from web.worker.match.history import FRESH, History
from web.worker.words.speech import Message, Voice, message

KeyedButtons: TypeAlias = Sequence[tuple[str, str]]
"""A row of buttons: for each, the key of its label in the catalogue, and its intent."""

FIXED_KEYS = (("zones", "Tab"), ("within", "← ↑ → ↓"), ("press", "Enter"), ("let-go", "Esc"))
"""The keys of the keyboard that cannot be changed: for each, the end of its label's catalogue key, and its symbol."""

COUNTERS = ("menu.counters", intent("counters", "seen"))
SHARE: KeyedButtons = (
    ("menu.link", "link"),
    ("menu.cards", "cards"),
    ("menu.download", "download"),
    ("menu.picture", "picture"),
    ("menu.maker", "maker"),
    ("menu.open", "open"),
)
SITE: KeyedButtons = (("menu.keys", "keys"),)
OFFERS = ("menu.install", "menu.update")


@dataclass(frozen=True)
class MenuButtons:
    """Buttons that are not always in the menu."""

    back: KeyedButtons = ()
    """The buttons to restart the round, play the same cards again, skip the round, and resign."""

    site: KeyedButtons = ()
    """The buttons to install or update the site, and to show tips again."""


class Dialogs:
    """Renders dialogs in the language of a voice."""

    def __init__(self, voice: Voice) -> None:
        self._t = voice.t
        self._voice = voice

    def _render(self, key: str, body: object, buttons: KeyedButtons = (), *, closes: bool = True) -> Html:
        """Return a dialog whose title is the text of the catalogue with this key."""
        named = [(self._t(words), does) for words, does in buttons]
        close = (self._t("play.close"), "close") if closes else None
        return dialog(self._t(key), body, named, dismiss=close)

    def menu(self, played: Html, home: str, more: MenuButtons, *, embed: bool) -> Html:
        """Return the menu: the main entries, and groups of further entries that can be unfolded.

        ``played`` describes the current game, ``home`` is the address of the site.
        """
        # A table in a frame has no buttons to share: a link to its game would lead out of the page around the frame.
        groups = {"game": (*more.back, COUNTERS), "share": () if embed else SHARE, "site": (*SITE, *more.site)}
        sections = (self._group(name, buttons, played if name == "game" else "") for name, buttons in groups.items())
        return self._render("menu.title", join((self._first(home, embed=embed), *sections)))

    def _first(self, home: str, *, embed: bool) -> Html:
        """Return the main entries; in a frame on another site, only the entries that do not leave the frame."""
        pages = (("friend.title", "friend/"), ("menu.progress", "progress/")) if home and not embed else ()
        entries = (
            *(() if embed else (self._entry("menu.daily", "daily"),)),
            *(tag("a", self._t(words), href=home + page, class_="btn") for words, page in pages),
            self._entry("menu.rules", "rules"),
            self._entry("menu.settings", "settings"),
        )
        return tag(
            "section", tag("div", self._entry("menu.new", "new", first=True), *entries, class_="grid"), class_="menu"
        )

    def _entry(self, words: str, does: str, *, first: bool = False) -> Html:
        return tag("button", self._t(words), type="button", class_="btn first" if first else "btn", data_do=does)

    def _group(self, name: str, buttons: KeyedButtons, above: Html | str) -> Html:
        """Return a group of the menu, which can be unfolded; "" if it has no buttons."""
        if not buttons:
            return Html()
        grid = tag("div", *(self._entry(words, does) for words, does in buttons), class_="grid")
        offers = any(words in OFFERS for words, _ in buttons)  # an offer must be visible at once
        summary = tag("summary", self._t(f"menu.group.{name}"))
        return tag("details", summary, above, grid, class_="menu", open=offers)

    def played(self, game: Game, name: str, history: History = FRESH) -> Html:
        """Return the description of a game: its name, rules and seed, and remarks such as the number of takebacks."""
        title = game_title(game.rules, self._t)
        called = (tag("p", tag("strong", name)),) if name else ()
        marks = [self._t("menu.takebacks", count=history.takebacks)] if history.takebacks else []
        marks += [self._t("menu.played-before")] if history.again else []
        marks += [self._t("menu.hinted")] if history.hinted else []
        where = self._t("menu.position") if game.start else self._t("menu.seed", seed=game.seed)
        return join((*called, *(tag("p", line) for line in (title, where, *marks))))

    def titled(self, key: str, body: Html, *, done: bool = True) -> Html:
        """Return a dialog with a title from the catalogue and this body; ``done`` adds a button that closes it."""
        return self._render(key, body, (("set.done", "close"),) if done else ())

    def keys(self, bound: Bindings, letters: str, done: Message | None = None) -> Html:
        """Return the keyboard shortcuts, with a field for each key that can be changed.

        ``letters`` is the value of the setting that turns them on or off; ``done`` is a sentence on the latest change.
        """
        fixed = (tag("li", tag("span", self._t(f"keys.{name}")), " ", tag("kbd", key)) for name, key in FIXED_KEYS)
        others = [name for name in bound if name not in CARDS]
        body = (
            tag("form", self._setting("letters", letters), class_="form", data_live="set"),
            tag("p", self._t("keys.about"), id="keys-about"),
            tag("ul", *(self._key(name, bound[name]) for name in others), class_="counts"),
            tag(
                "details",
                tag("summary", self._t("keys.cards")),
                tag("ul", *(self._key(name, bound[name]) for name in CARDS), class_="counts"),
                id="keys-cards",
            ),
            tag("h3", self._t("keys.fixed")),
            tag("ul", *fixed, class_="counts"),
            self._foot(done, (("set.done", "close"), ("keys.usual", "bind"))),
        )
        return self._render("keys.title", tag("div", *body, class_="keys"))

    def _key(self, name: str, key: str) -> Html:
        """Return a shortcut, with the field for its key."""
        field = tag(
            "input",
            id=f"key-{name}",
            value=key.upper(),
            class_="key",
            autocomplete="off",
            autocapitalize="off",
            spellcheck="false",
            aria_describedby="keys-about",
            data_bind=name,
        )
        return tag("li", tag("label", self.key_name(name), for_=f"key-{name}"), field)

    def key_name(self, name: str) -> str:
        """Return what a shortcut does, in words."""
        return self._t("keys.card", number=CARDS[name]) if name in CARDS else self._t(f"keys.{name}")

    def _foot(self, done: Message | None, buttons: KeyedButtons) -> Html:
        """Return the foot of a long dialog: a sentence on the latest change, which is announced, and buttons."""
        markup = (
            tag("button", self._t(words), type="button", class_="btn" if place else "btn first", data_do=does)
            for place, (words, does) in enumerate(buttons)
        )
        status = self._voice.spoken(done) if done else ""
        return tag("div", tag("div", status, role="status"), *markup, class_="sum")

    def take_back(self, known: str, *, always: bool) -> Html:
        """Return the question whether to undo, with the text ``known``; ``always`` adds a button to stop asking."""
        buttons = [("back.yes", intent("undo", "sure")), ("back.no", "close")]
        if always:
            buttons.insert(1, ("back.always", intent("undo", "always")))
        return self._render("back.title", known, buttons)

    def confirmation(self, what: str, form: str = "", *, does: str = "", **facts: Message) -> Html:
        """Return the dialog that asks whether to "restart", "skip" or "resign", or to play the "same" cards again.

        ``form`` is the end of the key of its text; ``does`` is the intent to be confirmed, "" for ``what`` itself.
        """
        text = self._voice.spoken(message(f"{what}.text{form}", **facts))
        yes = (f"{what}.yes", intent(does or what, "sure"))
        return self._render(f"{what}.title", text, (yes, ("sure.no", "close")))

    def new(self, form: NewGame, setup: GameSetup, notes: FormNotes = NO_NOTES) -> Html:
        """Return the form for a new game."""
        return self._render("new.title" if setup.group is None else "evening.group", form.render(setup, notes))

    def settings(self, settings: Mapping[str, str]) -> Html:
        """Return all settings; changes take effect at once."""
        groups = (
            tag(
                "section",
                tag("h3", self._t(f"set.group.{group}"), id=f"set-{group}"),
                *(self._setting(name, settings[name]) for name in names if name != "deck" or self._has_own_letters()),
                class_="form",
                aria_labelledby=f"set-{group}",
            )
            for group, names in GROUPS.items()
        )
        # static/js/languages.js fills this section on a site with several languages.
        languages = tag(
            "section",
            tag("h3", self._t("set.language"), id="set-language"),
            tag("p", id="set-languages", class_="row"),
            class_="form",
            hidden=True,
            aria_labelledby="set-language",
        )
        body = tag("form", languages, *groups, class_="form settings", data_live="set")
        return self._render("set.title", body, (("set.done", "close"),))

    def _has_own_letters(self) -> bool:
        """Return whether decks of the language have letters other than J, Q and K on court cards."""
        return self._t("set.deck.own") != self._t("set.deck.world")

    def _setting(self, name: str, value: str) -> Html:
        """Return the control of a setting."""
        named = [(each, self._t(f"set.{name}.{each}")) for each in SETTINGS[name]]
        return segmented(self._t(f"set.{name}"), name, named, value)

    def link(self, address: str, kind: str = "link") -> Html:
        """Return the dialog with a link to copy, which opens this game ("link"), or deals its cards again ("cards")."""
        control = tag("input", id="link", value=address, readonly=True, class_="code")
        about = self._t(f"{kind}.about")
        body = tag("div", field_set(self._t("link.label"), control, "link", about=about), class_="form")
        other = (("menu.link", "link"),) if kind == "cards" else ()
        return self._render(f"{kind}.title", body, (("link.copy", intent("copy", "link")), *other))

    def maker(self, address: str) -> Html:
        """Return the dialog with the link to the page for embedding the game elsewhere."""
        way = tag("a", self._t("maker.go"), href=address, class_="btn first")
        return self._render("maker.title", join((tag("p", self._t("maker.about")), tag("div", way, class_="row"))))

    def daily(self, day: str, now: str, days: daily.Days, home: str, playing: str) -> Html:
        """Return the dialog of a day's deal, with the result; ``now`` is today, ``home`` the address of the site.

        ``playing``: the game under way is "this" deal or "another" game; "" if there is none.
        """
        about = message("daily.about", who=message(f"bot.{daily.OPPONENT}"))
        lines = [about, *daily.how_it_went(day, days), *daily.set_back(now, days)]
        if playing:
            lines.append(message("daily.on-table" if playing == "this" else "open.about"))
        paragraphs = (tag("p", self._voice.spoken(line)) for line in lines)
        link = tag("p", tag("a", self._t("daily.calendar"), href=f"{home}daily/?day={day}")) if home else ""
        body = join((tag("p", tag("strong", self._voice.spoken(daily.name(day)))), *paragraphs, link))
        button = (
            ("daily.go-on", "close")
            if playing == "this"
            else ("daily.again" if day in days else "daily.deal", intent("daily", day))
        )
        return self._render("daily.title", body, (button,))

    def open(self, text: str = "", fault: Message | None = None) -> Html:
        """Return the form to open a link or a file; ``fault`` says what is wrong with the pasted text."""
        about, error = self._t("open.about"), self._voice.spoken(fault) if fault else ""
        described = described_by("paste", about, error)
        wrong = "true" if fault else None
        area = tag(
            "textarea", text, id="paste", name="text", class_="code", aria_describedby=described, aria_invalid=wrong
        )
        control = field_set(self._t("open.label"), area, "paste", about=about, error=error)
        chooser = tag("input", type="file", id="paste-file", accept=".txt,.json,text/plain", data_into="paste")
        file = field_set(self._t("open.file"), chooser, "paste-file")
        return self._render("open.title", form("read", control, file, submit=self._t("open.read"), name="open-game"))

    def cut(self, faults: Sequence[Message]) -> Html:
        """Return the dialog for a game opened only up to a fault: the person can review that part or play on."""
        text = " ".join((self._t("open.cut"), *map(self._voice.spoken, faults)))
        return self._render("open.cut.title", text, (("open.cut.review", "review"), ("open.cut.play", "close")))

    def copy(self, home: str) -> Html:
        """Return the note that a backup was pasted, with the link to the page that restores it."""
        link = tag("a", self._t("open.copy.restore"), href=f"{home}progress/#pasted", class_="btn first")
        return self._render("open.title", join((tag("p", self._t("open.copy")), tag("p", link))))

    def nearest(self, faults: Sequence[Message], builder: str = "") -> Html:
        """Return the dialog on the faults of a link, while the closest valid game is on the table.

        ``builder`` is the address where the link can be corrected, "" for none.
        """
        wrong = " ".join(self._voice.spoken(fault) for fault in faults)
        way = tag("a", self._t("wrong.builder"), href=builder, target="_blank", rel="noopener")
        body = join((tag("p", wrong), tag("p", way))) if builder else wrong
        return self._render("invited.wrong", body, (("invited.nearest", "accept"),), closes=False)

    def broken(self, kind: str, fault: Message | None = None) -> Html:
        """Return the dialog for an unreadable save: "mangled", "newer", or "changed", which offers the closest game."""
        reason = [self._voice.spoken(fault)] if fault else []
        text = " ".join([self._t(f"broken.{kind}"), *reason, self._t("broken.choice")])
        buttons = [("broken.keep", "salvage"), ("broken.new", "discard")]
        if kind == "changed":
            buttons.insert(1, ("invited.nearest", "accept"))
        # This dialog cannot be closed, because the person must decide about a game that may still be rescued.
        return self._render("broken.title", text, buttons, closes=False)

    def elsewhere(self) -> Html:
        """Return the dialog for a game that is also open in another tab."""
        buttons = (("elsewhere.here", "here"),)
        # This dialog cannot be closed, because this tab cannot save while the other tab has the game.
        return self._render("elsewhere.title", self._t("elsewhere.text"), buttons, closes=False)
