"""The form for a new game: a preset or a game of one's own, who plays, and every optional rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casino_core.notation.rules import value_text
from casino_core.rules.parts import OPTIONS
from casino_core.rules.variants import VARIANTS
from web.rulebook.words import GROUPS, about, game_title, group_label, label, value_label
from web.table.form_controls import field_set, segmented, select, switch, text_field
from web.table.html import Html, join, tag
from web.worker.dialogs.game_setup import KINDS, OWN, Wish, is_switch
from web.worker.dialogs.opponents import Opponents
from web.worker.words.own_games import OwnGame
from web.worker.words.speech import Message, Voice

GAMES: dict[str, tuple[str, ...]] = {
    "plain": ("classic", "american", "calling", "portuguese", "california", "five_handed"),
    "courts": ("royal", "royal_six", "buckeye", "german", "trailing_royals"),
    "points": ("spade", "spade_25", "spade_26", "royal_spade", "diamond"),
    "elsewhere": ("dominican", "haiti"),
    "nordic": ("kasino_fi", "kasino_se", "kasino_no", "krypkasino"),
    "southern": ("swazi", "swazi_two", "crazy", "sotho", "south_african", "khasino"),
    "unbuilt": ("callabra", "tablanette", "tablic"),
    "moves": ("draw", "royal_draw", "pluck", "michigan"),
}
"""The presets as they are listed, by what is different about them."""


@dataclass(frozen=True)
class Told:
    """What the form has to say: a sentence, what is wrong with the name, and the address to share.

    ``forget``: whether the person is asked if the own game shall be given up.
    """

    sentence: Message | None = None
    name_fault: Message | None = None
    address: str = ""
    forget: bool = False


NOTHING = Told()


class NewGame:
    """Draws the form for a wish, in the words of a voice; ``games`` are the person's own.

    ``home`` is the address of the site, "" where its pages are out of reach.
    """

    def __init__(self, voice: Voice, games: Sequence[OwnGame], home: str = "") -> None:
        self._home = home
        self._voice = voice
        self._t = voice.t
        self._games = games

    def drawn(self, wish: Wish, told: Told = NOTHING) -> Html:
        """The form. After every change in it, it is drawn again."""
        preset = wish.preset
        body = tag(
            "form",
            _hidden("was", wish.game),
            _hidden("had", wish.who),
            _hidden("base", f"{wish.variant}/{preset.seats}x{preset.team}"),
            self._game(wish),
            self._players(wish),
            self._who(wish),
            self._opponents(wish),
            text_field(self._t("new.room"), "room", wish.room, about=self._t("new.room.about")),
            self._rules(wish),
            self._own(wish, told) if wish.is_own or told.name_fault else "",
            self._sum(wish, told),
            class_="form new-game",
            id="new-game",
            data_do="start",
        )
        return tag("div", body, data_live="new")

    # ---------- which game, who plays ----------

    def _game(self, wish: Wish) -> Html:
        groups = {
            self._t(f"new.games.{group}"): [(variant, VARIANTS[variant].name) for variant in variants]
            for group, variants in GAMES.items()
        }
        if self._games:
            own = [(f"{OWN}{place}", game.name) for place, game in enumerate(self._games)]
            groups = {self._t("new.games.own"): own, **groups}
        return select(self._t("new.game"), "game", groups, wish.game)

    def _players(self, wish: Wish) -> Html:
        tables = [(f"{seats}x{team}", self._table(seats, team)) for seats, team in wish.tables]
        return segmented(self._t("new.players"), "players", tables, "{}x{}".format(*wish.table))

    def _table(self, seats: int, team: int) -> str:
        return self._t("new.alone" if team == 1 else f"new.teams.{seats // team}", seats=seats, team=team)

    def _who(self, wish: Wish) -> Html:
        """Whether one person plays, several, or none."""
        kinds = [(kind, self._t(f"new.who.{kind}")) for kind in KINDS]
        about = "" if wish.who == "alone" else self._t(f"new.who.{wish.who}.about")
        return segmented(self._t("new.who"), "who", kinds, wish.who, about=about)

    def _opponents(self, wish: Wish) -> Html:
        """Who sits where: of one opponent all faces are shown, of several the one that is chosen for each seat."""
        seats = Opponents(self._voice, self._home)
        if wish.who != "alone":
            return seats.everybody(wish.rules, wish.players, wish.names, people=wish.who == "people")
        bots = wish.players[1:]
        return seats.gallery(*bots) if len(bots) == 1 else seats.rows(wish.rules, bots)

    # ---------- the rules ----------

    def _rules(self, wish: Wish) -> Html:
        """All optional rules in groups."""
        groups = (self._group(group, wish) for group in GROUPS)
        head = tag("summary", self._t("new.rules"))
        return tag("details", head, *groups, class_="optional", id="rules", open=bool(wish.asked))

    def _group(self, group: str, wish: Wish) -> Html:
        names = GROUPS[group]
        changed = sum(name in wish.asked for name in names)
        marks = (" ", tag("small", self._t("new.changed", count=changed))) if changed else ()
        head = tag("summary", group_label(group, self._t), *marks)
        asked = (self._option(name, wish) for name in names)
        usual = group == next(iter(GROUPS))
        return tag("details", head, *asked, class_="group", id=f"group-{group}", open=usual or bool(changed))

    def _option(self, name: str, wish: Wish) -> Html:
        value, choices, t = wish.value(name), OPTIONS[name], self._t
        if is_switch(name):
            return switch(label(name, t), name, on=value, about=about(name, t))
        named = [(value_text(choice), value_label(name, choice, t)) for choice in choices]
        return select(label(name, t), name, named, value_text(value), about=about(name, t))

    # ---------- a game of one's own ----------

    def _own(self, wish: Wish, told: Told) -> Html:
        """The name, and what can be done with a game that has one."""
        error = self._voice.spoken(told.name_fault) if told.name_fault else ""
        field = text_field(self._t("own.name"), "name", wish.name, about=self._t("own.name.about"), error=error)
        if wish.own is None:
            buttons = [("own.keep", "keep"), ("own.share", "share")]
        else:
            buttons = [
                ("own.change", "keep"),
                ("own.another", "keep:another"),
                ("own.share", "share"),
                ("own.forget", "forget"),
            ]
        if told.forget:
            buttons = [("own.forget.yes", "forget:yes"), ("own.forget.no", "new")]
        row = tag("div", *(_button(self._t(words), intent) for words, intent in buttons), class_="row")
        return tag("div", field, row, self._address(told) if told.address else "", class_="own")

    def _address(self, told: Told) -> Html:
        control = tag("input", id="share", value=told.address, readonly=True, class_="code", data_fresh=True)
        copy = tag("button", self._t("link.copy"), type="button", class_="btn", data_do="copy:share")
        return join((field_set(self._t("own.link"), control, "share"), tag("div", copy, class_="row")))

    # ---------- what it comes to ----------

    def _sum(self, wish: Wish, told: Told) -> Html:
        """The game in a line, or why there is no such game; what was just done. It is read out when it changes."""
        sentence = tag("p", self._voice.spoken(told.sentence)) if told.sentence else ""
        title = game_title(wish.rules, self._t)
        if wish.faults:
            lines = [tag("p", self._voice.spoken(fault), class_="error") for fault in wish.faults]
            button = _button(self._t("own.nearest", game=title), "nearest", first=True)
        else:
            lines = [tag("p", tag("strong", title))]
            button = _button(self._t("new.start"), "start", first=True)
        return tag("div", tag("div", sentence, *lines, role="status"), button, class_="sum")


def _button(words: str, intent: str, *, first: bool = False) -> Html:
    """A button that sends the form with an intent of its own."""
    return tag("button", words, type="submit", class_="btn first" if first else "btn", data_submit=intent)


def _hidden(name: str, value: str) -> Html:
    return tag("input", type="hidden", name=name, value=value)
