"""The form for a new game: a preset or a person's own game, the players, and every optional rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from urllib.parse import quote
from zlib import crc32

from casino_core.notation.rules import value_text
from casino_core.rules.parts import OPTIONS
from casino_core.rules.variants import VARIANTS, preset_of
from web.rulebook.context import capitalized
from web.rulebook.words import GROUPS, about, game_name, game_title, group_label, label, value_label
from web.shared.evening import Evening
from web.table.cards import Pen
from web.table.form_controls import field_set, segmented, select, switch, text_field
from web.table.game_finder import Choice, GameEntry, draw_game_finder, same_finder
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.worker.dialogs.clashes import Clash
from web.worker.dialogs.game_setup import WHO, GameSetup, base_value, is_switch, options_text, own_value, table_value
from web.worker.dialogs.group_deals import GroupDeals, draw_group, draw_link, made_of
from web.worker.dialogs.opponents import Opponents
from web.worker.words.game_list import game_groups, lately_first, search
from web.worker.words.own_games import OwnGame
from web.worker.words.speech import Message, Voice, enumerated, message


@dataclass(frozen=True)
class FormNotes:
    """What the form shows in addition to the setup."""

    sentence: Message | None = None
    """The sentence on the latest action."""

    name_fault: Message | None = None
    """What is wrong with the name."""

    address: str = ""
    """The link to share, "" for none."""

    wish: bool = False
    """Whether a wish has just filled in the form, so that the name comes next."""

    forget: bool = False
    """Whether the person is asked to confirm deleting the own game."""


NO_NOTES = FormNotes()


class NewGame:
    """Renders the form in the language of a voice; ``games`` are own games, ``lately`` recently played presets.

    ``home`` is the address of the site, "" if out of reach; ``page`` the full address of the page for a group's deals.
    """

    def __init__(
        self, voice: Voice, games: Sequence[OwnGame], home: str = "", lately: Sequence[str] = (), page: str = ""
    ) -> None:
        self._lately = lately
        self._page = page
        self._home = home
        self._voice = voice
        self._t = voice.t
        self._games = games
        self._pen = Pen(voice.t, voice.sprite)

    def render(self, setup: GameSetup, notes: FormNotes = NO_NOTES) -> Html:
        """Return the form, which is rendered again after every change."""
        body = tag(
            "form",
            # The worker compares the form with these fields to see what changed last: the game, who plays, or a rule.
            _hidden("was", setup.game),
            _hidden("had", setup.who),
            _hidden("base", base_value(preset_of(setup.rules))),
            _hidden("wanted", options_text(setup.wanted)),
            _hidden("follows", options_text(setup.follows)),
            _hidden("listed", self._version(setup)),
            self._game(setup),
            self._players(setup),
            self._who(setup) if setup.group is None else _hidden("who", "alone"),
            self._opponents(setup),
            self._option("target", setup) if setup.group is None else draw_group(setup.group, self._voice),
            self._rules(setup),
            self._own(setup, notes) if setup.is_own or notes.name_fault or notes.wish else "",
            self._last(setup),
            self._sum(setup, notes),
            class_="form new-game",
            id="new-game",
            data_do="start",
        )
        return tag("div", body, data_live="new")

    # ---------- which game, who plays ----------

    def _game(self, setup: GameSetup) -> Html:
        """Return the list of all games, the person's own first, folded below the chosen one."""
        legend = tag("legend", self._t("new.game"), class_="visually-hidden")
        # Folded, because the list fills a whole screen, and the players come below it.
        head = tag("summary", self._t("new.choose"), " ", tag("small", setup.name or game_name(setup.variant, self._t)))
        games = same_finder(setup.listed) if setup.listed == self._version(setup) else self._finder(setup)
        return tag("details", head, tag("fieldset", legend, games, class_="choose-game"), id="games")

    def _version(self, setup: GameSetup) -> str:
        """Return a digest of what the list of games depends on."""
        return f"{crc32(repr((setup.game, self._games, self._lately)).encode()):08x}"

    def _finder(self, setup: GameSetup) -> Html:
        groups = lately_first(game_groups(self._t), self._lately, self._t)
        if self._games:
            own = ((own_value(place), game) for place, game in enumerate(self._games))
            entries = [GameEntry(value, game.name, self._base(game)) for value, game in own]
            groups = {self._t("new.games.own"): entries, **groups}
        choice = Choice("game", setup.game, self._version(setup))
        return draw_game_finder(groups, search(self._t), self._pen, choice)

    def _base(self, game: OwnGame) -> str:
        """Return the preset of a person's own game, in words; "" if it no longer exists."""
        base = VARIANTS.get(game.rules.partition(":")[0])
        return self._t("finder.own", game=game_name(base.id, self._t)) if base else ""

    def _players(self, setup: GameSetup) -> Html:
        tables = [
            (
                table_value(seats, team),
                self._t("new.alone" if team == 1 else f"new.teams.{seats // team}", seats=seats, team=team),
            )
            for seats, team in setup.tables
        ]
        chosen = table_value(setup.rules.seats, setup.rules.team)
        return segmented(self._t("new.players"), "players", tables, chosen)

    def _who(self, setup: GameSetup) -> Html:
        """Return the choice between one person, several, and only bots."""
        kinds = [(kind, self._t(f"new.who.{kind}")) for kind in WHO]
        about = "" if setup.who == "alone" else self._t(f"new.who.{setup.who}.about")
        choice = segmented(self._t("new.who"), "who", kinds, setup.who, about=about)
        if not self._home:
            return choice
        elsewhere = f"{self._home}friend/?variant={setup.variant}"
        return join((choice, tag("a", self._t("new.who.friend"), href=elsewhere, class_="btn quiet")))

    def _opponents(self, setup: GameSetup) -> Html:
        """Return the players: a gallery for a single opponent, otherwise a row for each seat."""
        seats = Opponents(self._voice, self._home)
        if setup.who != "alone":
            return seats.everybody(setup.rules, setup.players, setup.names, people=setup.who == "people")
        bots = setup.players[1:]
        return seats.gallery(*bots) if len(bots) == 1 else seats.rows(setup.rules, bots)

    # ---------- the rules ----------

    def _rules(self, setup: GameSetup) -> Html:
        """Return all optional rules except the length of the game, in groups."""
        groups = (self._group(group, setup) for group in GROUPS)
        # Unfolded if any of these rules differs from the preset.
        unfolded = bool({*setup.changes} - {"target"})
        head = tag("summary", self._t("new.rules"))
        return tag("details", head, *groups, class_="optional", id="rules", open=unfolded)

    def _group(self, group: str, setup: GameSetup) -> Html:
        names = [name for name in GROUPS[group] if name != "target"]
        changed = sum(name in setup.changes for name in names)
        marks = (" ", tag("small", self._t("new.changed", count=changed))) if changed else ()
        head = tag("summary", group_label(group, self._t), *marks)
        options = (self._option(name, setup) for name in names)
        first = group == next(iter(GROUPS))
        return tag("details", head, *options, class_="group", id=f"group-{group}", open=first or bool(changed))

    def _option(self, name: str, setup: GameSetup) -> Html:
        value, choices, t = setup.value(name), OPTIONS[name], self._t
        if is_switch(name):
            return switch(label(name, t), name, on=bool(value), about=about(name, t))
        named = [(value_text(choice), value_label(name, choice, t)) for choice in choices]
        return select(label(name, t), name, named, value_text(value), about=about(name, t))

    def _last(self, setup: GameSetup) -> Html:
        """Return the name of the table and the button for a group's deals, or the link to those deals once made."""
        if setup.group is None:
            room = text_field(self._t("new.room"), "room", setup.room, about=self._t("new.room.about"))
            return join((room, _button(self._t("evening.form"), intent("group", "on")) if self._page else ""))
        made = made_of(setup.group, setup.rules, setup.company)
        # The engine draws the form again after every change; the link stays as long as it fits the form.
        link = draw_link(self._address_of(made, setup.group), self._voice) if made else ""
        return join((_hidden("made", made.text if made else ""), link))

    def _address_of(self, evening: Evening, group: GroupDeals) -> str:
        named = f"&name={quote(group.name, safe='').replace('.', '%2E')}" if group.name else ""
        return f"{self._page}#evening={evening.text}{named}"

    # ---------- own games ----------

    def _own(self, setup: GameSetup, notes: FormNotes) -> Html:
        """Return the field for the name of the person's game, the buttons to save, share or delete it, and its link."""
        error = self._voice.spoken(notes.name_fault) if notes.name_fault else ""
        field = text_field(self._t("own.name"), "name", setup.name, about=self._t("own.name.about"), error=error)
        if setup.own is None:
            buttons = [("own.keep", "keep"), ("own.share", "share")]
        else:
            buttons = [
                ("own.change", "keep"),
                ("own.another", intent("keep", "another")),
                ("own.share", "share"),
                ("own.forget", "forget"),
            ]
        if notes.forget:
            buttons = [("own.forget.yes", intent("forget", "yes")), ("own.forget.no", "new")]
        row = tag("div", *(_button(self._t(words), does) for words, does in buttons), class_="row")
        address = self._address(notes) if notes.address else ""
        head = tag("h3", self._t("new.games.own"), tabindex="-1" if notes.wish else None, data_fresh=notes.wish)
        return tag("div", head, field, row, address, class_="own")

    def _address(self, notes: FormNotes) -> Html:
        control = tag("input", id="share", value=notes.address, readonly=True, class_="code", data_fresh=True)
        copy = tag("button", self._t("link.copy"), type="button", class_="btn", data_do=intent("copy", "share"))
        return join((field_set(self._t("own.link"), control, "share"), tag("div", copy, class_="row")))

    # ---------- the summary ----------

    def _sum(self, setup: GameSetup, notes: FormNotes) -> Html:
        """Return a sentence on the latest action, the game in a line or what is wrong with it, and the buttons.

        When the sentences change, screen readers announce them.
        """
        sentence = tag("p", self._voice.spoken(notes.sentence)) if notes.sentence else ""
        title = game_title(setup.rules, self._t)
        if setup.faults:
            lines = [tag("p", self._voice.spoken(fault), class_="error") for fault in setup.faults]
            button = _button(self._t("own.nearest", game=title), "nearest", first=True)
        elif setup.clash:
            lines = [tag("p", self._voice.spoken(setup.clash.sentence))]
            button = self._ways(setup.clash)
        else:
            lines = [tag("p", tag("strong", title), " ", tag("small", self._company(setup)))]
            button = self._onward(setup)
        return tag("div", tag("div", sentence, *lines, role="status"), button, class_="sum")

    def _onward(self, setup: GameSetup) -> Html:
        """Return the button that starts the game.

        For a group's deals, return the buttons that make the link and that lead back to an ordinary game.
        """
        if setup.group is None:
            return _button(self._t("new.start"), "start", first=True)
        made = made_of(setup.group, setup.rules, setup.company) is not None
        back = _button(self._t("evening.form.off"), intent("group", "off"))
        make = _button(self._t("evening.form.again" if made else "evening.form.make"), "group", first=not made)
        return tag("div", make, back, class_="row")

    def _ways(self, clash: Clash) -> Html:
        """Return the buttons that settle a clash."""
        labels = (self._voice.spoken(way.label) for way in clash.ways)
        buttons = (_button(capitalized(label), intent("settle", place)) for place, label in enumerate(labels))
        return tag("div", *buttons, class_="row")

    def _company(self, setup: GameSetup) -> str:
        """Return the players, in a few words."""
        t, rules = self._t, setup.rules
        if setup.who != "alone" or rules.team > 1:
            return t(f"new.sum.{'teams' if setup.who == 'alone' else setup.who}", seats=rules.seats)
        bots = enumerated([message(f"bot.{bot}") for bot in setup.players[1:]])
        return self._voice.spoken(message("new.sum.alone", seats=rules.seats, who=bots))


def _button(words: str, does: str, *, first: bool = False) -> Html:
    """Return a button that submits the form with an intent."""
    return tag("button", words, type="submit", class_="btn first" if first else "btn", data_submit=does)


def _hidden(name: str, value: str) -> Html:
    return tag("input", type="hidden", name=name, value=value)
