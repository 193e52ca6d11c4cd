"""The screens of games with friends besides the table: the list of games, and an invitation."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from casino_core.mutual import Invitation
from casino_core.rules.parts import Rules
from web.rulebook.families import introduction
from web.rulebook.offered import default_game
from web.rulebook.words import game_name, game_title
from web.table.cards import icon
from web.table.form_controls import field_set, form, segmented, select, text_field
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.worker.friend.games import Entry
from web.worker.friend.rules import ONE_ROUND, TWO, WHOLE, Table, games, letters_of, tables, unfit, value_of
from web.worker.picture.score_sheet import rounds
from web.worker.words.speech import Voice

ORDER = {"you": 0, "nobody": 1, "friend": 2, "over": 3}
"""The order of games in the list, by turn: games that wait for this person come first."""


class Screens:
    """Draws screens in the language of a voice; ``home`` is the path to the site."""

    def __init__(self, voice: Voice, home: str) -> None:
        self._voice, self._t, self._home = voice, voice.t, home

    def _page(self, *parts: object, back: bool = False) -> Html:
        """Return a screen with a bar, whose button leads to the list of games if ``back``, otherwise to the site."""
        label = self._t("friend.games" if back else "table.home")
        kind, leads = ("button", {"type": "button", "data_do": "list"}) if back else ("a", {"href": self._home})
        way = tag(kind, icon("back"), class_="square", aria_label=label, **leads)
        bar = tag("header", way, tag("h1", tag("span", self._t("friend.title"), class_="title")), class_="bar")
        # The page looks for the ids "log" and "table" in every screen.
        log = tag("p", id="log", hidden=True)
        return join((bar, tag("main", *parts, log, class_="friend", id="table", tabindex="-1")))

    def _fair(self) -> Html:
        """Return the link to the page about fairness in games with friends."""
        return tag("a", self._t("friend.fair"), href=f"{self._home}friend/fair/")

    # ---------- the list ----------

    def games(
        self,
        entries: Mapping[str, Entry],
        name: str,
        chosen: str = "",
        table: Table = TWO,
        unsent: Collection[str] = (),
    ) -> Html:
        """Return the list of games, and the forms to read a letter and to invite someone.

        ``name`` is the person's name, ``chosen`` the id of the game in the form, by default the shortest; ``unsent``
        has the keys of the entries whose last letter has not been sent.
        """
        lead = tag("p", self._t("friend.lead"), " ", self._fair(), class_="lead")
        listed = sorted(entries.items(), key=lambda item: ORDER[item[1]["turn"]])
        rows = (self._game(key, entry, unsent=key in unsent) for key, entry in listed)
        own = tag("ul", *rows, class_="games") if entries else ""
        head = tag("h2", self._t("friend.list")) if entries else ""
        parts = (self._read_form(), self._invite_form(name, chosen, table))
        return self._page(lead, head, own, *(parts if entries else reversed(parts)))

    def _game(self, key: str, entry: Entry, *, unsent: bool) -> Html:
        """Return the row for a game in the list."""
        who = entry["friend"] or self._t("friend.unnamed")
        title = tag("b", self._t("friend.row", who=who, game=entry["title"]))
        score = "–".join(str(points).replace("-", "−") for points in entry["totals"])
        actor = entry.get("next", who) or self._t("friend.somebody")
        waits = unsent or (entry["turn"] == "you" and entry["drafted"])
        turn = tag("span", self._t(f"friend.turn.{'unsent' if waits else entry['turn']}", who=actor), class_="turn")
        words = tag("p", title, " ", tag("small", score, class_="points"), " ", turn)
        play = tag("button", self._t("friend.open"), type="button", class_="btn first", data_do=intent("open", key))
        drop = tag("button", self._t("friend.remove"), type="button", class_="btn quiet", data_do=intent("remove", key))
        row = tag("div", play, drop, class_="row")
        return tag("li", words, row, data_turn=entry["turn"])

    def _read_form(self) -> Html:
        """Return the form to read a letter."""
        area = tag(
            "textarea",
            id="letter-here",
            name="text",
            class_="code",
            rows="2",
            autocomplete="off",
            spellcheck="false",
            aria_describedby="letter-here-about",
        )
        control = field_set(self._t("friend.letter"), area, "letter-here", about=self._t("friend.letter.about"))
        parts = form("letter", control, submit=self._t("friend.read"), name="read-letter")
        return tag("section", tag("h2", self._t("friend.came")), parts, class_="panel")

    def _invite_form(self, name: str, chosen: str, table: Table) -> Html:
        """Return the form to invite someone; it is drawn again if another table is chosen."""
        t, listed = self._t, games(table)
        named = [(game.id, t("friend.game", game=game_name(game.id, t), count=game.letters)) for game in listed]
        ids = [game.id for game in listed]
        first = next((game for game in (chosen, default_game(), *ids) if game in ids), "")
        lengths = [(ONE_ROUND, t("friend.length.round")), (WHOLE, t("friend.length.game"))]
        fields = (
            tag("div", self._players(table), data_live="inviting"),
            select(t("friend.which"), "variant", named, first, about=t("friend.which.about")),
            segmented(t("friend.length"), "length", lengths, ONE_ROUND),
            text_field(t("friend.name"), "name", name, about=t("friend.name.about")),
        )
        parts = form("invite", *fields, submit=t("friend.invite"), name="invite")
        return tag("section", tag("h2", t("friend.new")), parts, self._unfit(), class_="panel")

    def _players(self, chosen: Table) -> Html:
        """Return the choice of a table; with more than two players, it says who knows the cards."""
        t = self._t
        options = []
        for seats, team in tables():
            key = "new.alone" if team == 1 else f"new.teams.{seats // team}"
            options.append((value_of((seats, team)), t(key, seats=seats, team=team)))
        about = "" if chosen == TWO else t("friend.host.knows")
        return segmented(t("new.players"), "players", options, value_of(chosen), about=about)

    def _unfit(self) -> Html:
        """Return a folded list of the games that two people cannot play by letters, with the reasons."""
        t, others = self._t, unfit()
        lines = (
            tag(
                "li",
                tag("b", t("locale.list").join(game_name(game, t) for game in unfitting)),
                ": ",
                t(f"friend.unfit.{code}"),
            )
            for code, unfitting in others.items()
        )
        return tag("details", tag("summary", t("friend.unfit")), tag("ul", *lines)) if others else Html()

    # ---------- the invitation ----------

    def invitation(self, invited: Invitation, name: str) -> Html:
        """Return the screen of an invitation: the inviter, the game, and the form to take the seat."""
        t, rules = self._t, invited.rules
        who = invited.name or t("friend.somebody")
        line = introduction(rules.variant, t)
        many = rounds(rules)
        length = f"friend.invited.{'target' if rules.ending.target else 'rounds' if many > 1 else 'round'}"
        way = tag(
            "a", t("friend.invited.rules"), href=f"{self._home}rules/{rules.variant}/", target="_blank", rel="noopener"
        )
        seat = text_field(t("friend.name"), "name", name, about=t("friend.name.about"))
        parts = (
            tag("h2", t("friend.invited", who=who, game=game_title(rules, t))),
            tag("p", line) if line else "",
            tag("p", t(length, count=letters_of(rules), target=rules.ending.target or 0, rounds=many), " ", way),
            self._hosted(rules, who) if invited.hosted else "",
            tag("p", t("friend.in-app"), class_="in-app"),
            form("seat", seat, submit=t("friend.seat"), name="take-seat"),
            tag("p", t("friend.invited.next", who=who), " ", self._fair()),
        )
        return self._page(tag("section", *parts, class_="panel"), back=True)

    def _hosted(self, rules: Rules, who: str) -> Html:
        """Return the number of players, and the warning that one device knows all cards."""
        players = self._t("friend.invited.teams" if rules.team > 1 else "friend.invited.alone", seats=rules.seats)
        return tag("p", players, " ", self._t("friend.invited.host", who=who))
