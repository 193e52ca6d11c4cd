"""What is asked and told in dialogs: the menu, a new game, settings, links, what bots saw, and what has gone wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from casino_core.game import Game
from web.rulebook.words import game_title
from web.shared.settings import GROUPS, SETTINGS
from web.table.form_controls import field_set, form, segmented
from web.table.html import Html, join, tag
from web.table.sheet import dialog
from web.worker.dialogs.bindings import Bound
from web.worker.dialogs.game_setup import Wish
from web.worker.dialogs.new_game import NOTHING, NewGame, Told
from web.worker.match import daily
from web.worker.match.undo import FRESH, Past
from web.worker.words.own_games import OwnGame
from web.worker.words.speech import Message, Voice, message

Buttons = Sequence[tuple[str, str]]

FIXED = (("zones", "Tab"), ("within", "← ↑ → ↓"), ("press", "Enter"), ("let-go", "Esc"))
"""What keys do that cannot be chosen, by the names of their words, and the keys: see ``keys.py``."""


COUNTERS = ("menu.counters", "counters:seen")
SHARE: Buttons = (
    ("menu.link", "link"),
    ("menu.cards", "cards"),
    ("menu.download", "download"),
    ("menu.open", "open"),
)
SITE: Buttons = (("menu.settings", "settings"), ("menu.keys", "keys"))


@dataclass(frozen=True)
class More:
    """What is not always in the menu: ways to go ``back`` in the game and to give up, and to do with the ``site``."""

    back: Buttons = ()
    site: Buttons = ()


class Dialogs:
    """Draws dialogs in the words of a voice."""

    def __init__(self, voice: Voice) -> None:
        self._t = voice.t
        self._voice = voice

    def _drawn(self, key: str, body: object, buttons: Buttons = (), *, closes: bool = True) -> Html:
        """A dialog under the title of a key; buttons are keys and intents."""
        named = [(self._t(words), intent) for words, intent in buttons]
        close = (self._t("play.close"), "close") if closes else None
        return dialog(self._t(key), body, named, dismiss=close)

    def menu(self, told: Html, finished: int, home: str, more: More, *, embed: bool) -> Html:
        """Everything that can be done besides playing; what is played, and the way to the games that are over."""
        first: Buttons = (("menu.rematch", "rematch"),) if embed else (("menu.new", "new"), ("menu.daily", "daily"))
        share = () if embed else SHARE
        groups = {"": first, "game": (*more.back, COUNTERS), "share": share, "site": (*SITE, *more.site)}
        count = self._t("menu.finished", count=finished) if finished else ""
        page = tag("p", join(filter(None, (tag("a", self._t("menu.progress"), href=f"{home}progress/"), count)), " · "))
        drawn = (self._group(name, buttons) for name, buttons in groups.items() if buttons)
        return self._drawn("menu.title", join((told, page if home and not embed else "", *drawn)))

    def _group(self, name: str, buttons: Buttons) -> Html:
        """A part of the menu under its heading; the first part has none, and its first button is filled."""
        drawn = (
            tag(
                "button",
                self._t(words),
                type="button",
                class_="btn" if name or place else "btn first",
                data_do=intent,
            )
            for place, (words, intent) in enumerate(buttons)
        )
        heading = tag("h3", self._t(f"menu.group.{name}"), id=f"menu-{name}") if name else ""
        grid = tag("div", *drawn, class_="grid")
        labelled = f"menu-{name}" if name else None
        return tag("section", heading, grid, class_="menu", aria_labelledby=labelled)

    def played(self, game: Game, name: str, home: str, past: Past = FRESH) -> Html:
        """What is played: the game by its name, the way to its rules, and the seed. ``home`` is that of the site.

        Whether something was taken back, or the cards are played once more, is told as well.
        """
        title: str = game_title(game.rules, self._t)
        if home:
            link = tag("a", self._t("menu.rules"), href=f"{home}rules/{game.rules.variant}/")
            title = join((title, link), " · ")
        called = (tag("p", tag("strong", name)),) if name else ()
        marks = [self._t("menu.takebacks", count=past.takebacks)] if past.takebacks else []
        marks += [self._t("menu.played-before")] if past.again else []
        where = self._t("menu.position") if game.start else self._t("menu.seed", seed=game.seed)
        told = (title, where, *marks)
        return join((*called, *(tag("p", line) for line in told)))

    def counters(self, drawn: Html) -> Html:
        """The counters, where there is no room for them beside the table."""
        return self._drawn("counters.title", drawn, (("set.done", "close"),))

    def keys(self, bound: Bound, letters: str, told: Message | None = None) -> Html:
        """Which keys do what, with a field for each that can be chosen; ``letters``: whether these are on.

        ``told`` is what has become of a key.
        """
        fixed = (tag("li", tag("span", self._t(f"keys.{name}")), " ", tag("kbd", key)) for name, key in FIXED)
        cards = [name for name in bound if name.startswith("card-")]
        others = [name for name in bound if name not in cards]
        body = (
            tag("form", self._setting("letters", letters), class_="form", data_live="set"),
            tag("p", self._t("keys.about"), id="keys-about"),
            tag("ul", *(self._key(name, bound[name]) for name in others), class_="counts"),
            tag(
                "details",
                tag("summary", self._t("keys.cards")),
                tag("ul", *(self._key(name, bound[name]) for name in cards), class_="counts"),
                id="keys-cards",
            ),
            tag("h3", self._t("keys.fixed")),
            tag("ul", *fixed, class_="counts"),
            self._foot(told, (("set.done", "close"), ("keys.usual", "bind"))),
        )
        return self._drawn("keys.title", tag("div", *body, class_="keys"))

    def _key(self, name: str, key: str) -> Html:
        """A thing to do, and its key."""
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
        """What a key does, in words."""
        _, is_card, place = name.partition("card-")
        return self._t("keys.card", number=place) if is_card else self._t(f"keys.{name}")

    def _foot(self, told: Message | None, buttons: Buttons) -> Html:
        """What stays in sight beneath a long dialog: what has just been done, which is read out, and the way on."""
        drawn = (
            tag("button", self._t(words), type="button", class_="btn" if place else "btn first", data_do=intent)
            for place, (words, intent) in enumerate(buttons)
        )
        said = self._voice.spoken(told) if told else ""
        return tag("div", tag("div", said, role="status"), *drawn, class_="sum")

    def take_back(self, known: str, *, always: bool) -> Html:
        """Whether something is to be taken back, although something is ``known`` by now; ``always``: or for good."""
        buttons = [("back.yes", "undo:sure"), ("back.no", "close")]
        if always:
            buttons.insert(1, ("back.always", "undo:always"))
        return self._drawn("back.title", known, buttons)

    def sure(self, what: str, form: str = "", **facts: Message) -> Html:
        """Whether somebody means "restart", "same", "skip" or "resign"; ``form``: in other words than usual."""
        told = self._voice.spoken(message(f"{what}.text{form}", **facts))
        return self._drawn(f"{what}.title", told, ((f"{what}.yes", f"{what}:sure"), ("sure.no", "close")))

    def new(self, wish: Wish, games: Sequence[OwnGame], home: str, told: Told = NOTHING) -> Html:
        """The form for a new game. ``home`` is the address of the site."""
        return self._drawn("new.title", NewGame(self._voice, games, home).drawn(wish, told))

    def settings(self, settings: Mapping[str, str]) -> Html:
        """Everything that can be set; it takes effect at once."""
        groups = (
            tag(
                "section",
                tag("h3", self._t(f"set.group.{group}"), id=f"set-{group}"),
                *(self._setting(name, settings[name]) for name in names),
                class_="form",
                aria_labelledby=f"set-{group}",
            )
            for group, names in GROUPS.items()
        )
        body = tag("form", *groups, class_="form settings", data_live="set")
        return self._drawn("set.title", body, (("set.done", "close"),))

    def _setting(self, name: str, value: str) -> Html:
        """A setting and its values."""
        named = [(each, self._t(f"set.{name}.{each}")) for each in SETTINGS[name]]
        return segmented(self._t(f"set.{name}"), name, named, value)

    def seen(self, judgement: Html) -> Html:
        """What the bots saw in the round that is over, a decision of theirs at a time."""
        return self._drawn("seen.title", judgement)

    def what_if(self, moment: Html) -> Html:
        """A decision in a game that is over, to go on from."""
        return self._drawn("if.title", moment)

    def link(self, address: str, kind: str = "link") -> Html:
        """A link to be copied: to this game ("link"), or to its cards alone ("cards")."""
        control = tag("input", id="link", value=address, readonly=True, class_="code")
        about = self._t(f"{kind}.about")
        body = tag("div", field_set(self._t("link.label"), control, "link", about=about), class_="form")
        other = (("menu.link", "link"),) if kind == "cards" else ()
        return self._drawn(f"{kind}.title", body, (("link.copy", "copy:link"), *other))

    def daily(self, day: str, now: str, days: daily.Days, *, here: bool, playing: bool) -> Html:
        """The deal of a day and how it went; ``now`` is today.

        ``here``: it is on the table and not over. ``playing``: another game is.
        """
        about = message("daily.about", who=message(f"bot.{daily.OPPONENT}"))
        told = [about, *daily.how_it_went(day, days), *daily.set_back(now, days)]
        if here or playing:
            told.append(message("daily.on-table" if here else "open.about"))
        lines = (tag("p", self._voice.spoken(sentence)) for sentence in told)
        body = join((tag("p", tag("strong", self._voice.spoken(daily.name(day)))), *lines))
        button = ("daily.go-on", "close") if here else ("daily.again" if day in days else "daily.deal", f"daily:{day}")
        return self._drawn("daily.title", body, (button,))

    def open(self, text: str = "", fault: Message | None = None) -> Html:
        """A place to paste a link or a file; ``fault`` says what is wrong with what was pasted."""
        error = self._voice.spoken(fault) if fault else ""
        described = "paste-error" if fault else "paste-about"
        wrong = "true" if fault else None
        area = tag(
            "textarea", text, id="paste", name="text", class_="code", aria_describedby=described, aria_invalid=wrong
        )
        control = field_set(self._t("open.label"), area, "paste", about=self._t("open.about"), error=error)
        return self._drawn("open.title", form("read", control, submit=self._t("open.read"), name="open-game"))

    def invited(self, faults: Sequence[Message], *, playing: bool) -> Html:
        """A link leads away from the game in progress, or something is wrong with it; ``playing``: there is a game."""
        wrong = " ".join(self._voice.spoken(fault) for fault in faults)
        if playing:
            buttons = (("invited.accept", "accept"), ("invited.stay", "close"))
            return self._drawn("invited.title", wrong or self._t("invited.instead"), buttons)
        return self._drawn("invited.wrong", wrong, (("invited.nearest", "accept"),), closes=False)

    def broken(self, kind: str, fault: Message | None = None) -> Html:
        """A stored game cannot be read: ``kind`` is "mangled", "newer", or "changed", which has a nearest game."""
        reason = [self._voice.spoken(fault)] if fault else []
        text = " ".join([self._t(f"broken.{kind}"), *reason, self._t("broken.choice")])
        buttons = [("broken.keep", "salvage"), ("broken.new", "discard")]
        if kind == "changed":
            buttons.insert(1, ("invited.nearest", "accept"))
        return self._drawn("broken.title", text, buttons, closes=False)

    def elsewhere(self) -> Html:
        """The game is open in another tab as well."""
        buttons = (("elsewhere.here", "here"),)
        return self._drawn("elsewhere.title", self._t("elsewhere.text"), buttons, closes=False)
