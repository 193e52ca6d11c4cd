"""The choice of opponents in the form for a new game: faces, styles and strengths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from casino_core.bots import BOTS, LADDER, STYLES
from casino_core.rules.parts import Rules
from web.shared.games import LONGEST_PERSON_NAME, PERSON
from web.table.cards import Pen, Words, portrait
from web.table.form_controls import field_set, select
from web.table.html import Html, join, tag
from web.worker.dialogs.game_setup import name_field, player_field
from web.worker.words.people import YOU, face_of
from web.worker.words.speech import Voice

ONLY_FIELD = player_field(1)
"""The name of the field for a single opponent."""

PEER = "nia"
"""The ladder bot against which all style bots are measured; they are about as strong."""


def level(bot: str) -> int:
    """Return the rung of a bot on the ladder, from 1, the weakest; for a style bot, the rung of ``PEER``."""
    return LADDER.index(bot if bot in LADDER else PEER) + 1


def strength(bot: str, t: Words) -> str:
    """Return the strength of a bot, as a sentence."""
    facts = {"level": level(bot), "most": len(LADDER)}
    if bot not in LADDER:
        return t("bot.level.style", who=t(f"bot.{PEER}"), **facts)
    return t("bot.level.top" if bot == LADDER[-1] else "bot.level.of", **facts)


class Opponents:
    """Renders the part of the new-game form where opponents, or the players of all seats, are chosen.

    ``home`` is the address of the site with the page of all opponents, "" if it is out of reach.
    """

    def __init__(self, voice: Voice, home: str = "") -> None:
        self._t = voice.t
        self._home = home
        self._pen = Pen(voice.t, voice.sprite)

    def gallery(self, chosen: str) -> Html:
        """Return all faces as radio buttons for a single opponent, with a description of the chosen one."""
        faces = tag("div", *(self._face(bot, chosen=bot == chosen) for bot in BOTS), class_="faces")
        about = tag("p", self._about(chosen), id=f"{ONLY_FIELD}-about", class_="about")
        legend = tag("legend", self._t("new.seat.1.of.2"))
        parts = (legend, faces, about, self._more())
        return tag("fieldset", *parts, class_="opponents", id="opponents", aria_describedby=f"{ONLY_FIELD}-about")

    def _face(self, bot: str, *, chosen: bool) -> Html:
        radio = tag("input", type="radio", id=f"{ONLY_FIELD}-{bot}", name=ONLY_FIELD, value=bot, checked=chosen)
        # Sighted people read the style of the chosen bot below; screen readers read each style with the name.
        heard = tag("span", ", ", self._t(f"bot.{bot}.style"), ",", class_="visually-hidden")
        name = tag("span", self._t(f"bot.{bot}"), heard, class_="name")
        strength = tag("small", self._t("bot.level", level=level(bot)))
        return tag("label", radio, portrait(face_of(bot), self._pen), name, strength)

    def _about(self, bot: str) -> Html:
        """Return the name, style, description and strength of a bot."""
        return join(
            (
                tag("strong", self._named(bot)),
                tag("span", self._t(f"bot.{bot}.about")),
                tag("span", strength(bot, self._t)),
            ),
            " ",
        )

    def rows(self, rules: Rules, bots: Sequence[str]) -> Html:
        """Return a row for every opponent: face, list of bots, and description."""
        return self._rows(self._opponent(rules, seat, bot) for seat, bot in enumerate(bots, 1))

    def everybody(self, rules: Rules, players: Sequence[str], names: Sequence[str], *, people: bool) -> Html:
        """Return a row for every seat of a table of bots only, or of ``people`` who share the screen."""
        called = (*names, *[""] * rules.seats)
        return self._rows(
            self._seat(rules, seat, player, called[seat], people=people) for seat, player in enumerate(players)
        )

    def _rows(self, rows: Iterable[Html]) -> Html:
        legend = tag("legend", self._t("new.opponents"))
        return tag("fieldset", legend, *rows, self._more(), class_="opponents", id="opponents")

    def _seat(self, rules: Rules, seat: int, player: str, name: str, *, people: bool) -> Html:
        """Return the row of a seat: face, list of players, and a bot's description or a person's name."""
        number, side = seat + 1, rules.side_of[seat] + 1
        words = self._t("new.seat.partner" if rules.team > 1 else "new.seat", number=number, side=side)
        person = {"new.person": [(PERSON, self._t("new.person"))]} if people else {}
        listed = {self._t(title): some for title, some in (*person.items(), *self._listed().items())}
        if player != PERSON:
            field = select(words, player_field(seat), listed, player, about=self._t(f"bot.{player}.about"))
            return tag("div", portrait(face_of(player), self._pen), field, class_="opponent")
        entry = name_field(seat)
        box = tag("input", id=entry, name=entry, value=name, maxlength=LONGEST_PERSON_NAME, autocomplete="off")
        fields = (
            select(words, player_field(seat), listed, player),
            field_set(self._t("new.person.name", number=number), box, entry),
        )
        letter = tag("span", name[:1].upper() or number, class_="disc portrait", aria_hidden="true")
        return tag("div", letter, tag("div", *fields, class_="named"), class_="opponent")

    def _more(self) -> Html:
        """Return the link to the page about all opponents."""
        return tag("a", self._t("new.more"), href=f"{self._home}opponents/") if self._home else Html()

    def _opponent(self, rules: Rules, seat: int, bot: str) -> Html:
        about = self._t(f"bot.{bot}.about")
        if rules.side_of[seat] == rules.side_of[YOU]:
            about = f"{self._t('new.partner')} {about}"
        listed = {self._t(title): some for title, some in self._listed().items()}
        field = select(self._t(f"new.seat.{seat}.of.{rules.seats}"), player_field(seat), listed, bot, about=about)
        return tag("div", portrait(face_of(bot), self._pen), field, class_="opponent")

    def _listed(self) -> dict[str, list[tuple[str, str]]]:
        """Return all bots by the catalogue key of their group; each has its id, and its name with its style."""
        groups = {"new.ladder": LADDER, "new.styles": STYLES}
        return {title: [(each, self._named(each)) for each in some] for title, some in groups.items() if some}

    def _named(self, bot: str) -> str:
        return self._t("bot.called", who=self._t(f"bot.{bot}"), style=self._t(f"bot.{bot}.style"))
