"""Real positions, drawn by the worker as the person on turn sees them, with the texts of a real game."""

from __future__ import annotations

from dataclasses import dataclass, replace

from casino_core.cards import Card
from casino_core.game import from_position, new_game
from casino_core.notation.actions import cards_text, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.rules import parse_rules
from casino_core.position.position import Position
from tests.worker.visitor import Visitor
from web.worker.match.saves import SavedMatch, save_text

BOTS = ("nia", "kit", "otto", "bruno", "vera")


LOOSE20 = "AS2S3H4H5H6D7D8D9CTCJCQSKSKD2C3STS5S6S7H"


@dataclass(frozen=True)
class Setting:
    """A table, and the controls that the person on turn has pressed."""

    rules: str
    """The rules of the game, in their notation."""

    hand: str
    """The cards in the person's hand, as a text."""

    loose: str
    """The loose cards on the table, as a text."""

    builds: str = "-"
    """The builds, as in the text of a position; "-" if there are none."""

    taps: tuple[str, ...] = ()
    """The intents of the pressed controls."""

    stock: int = 0
    """The number of cards left to deal."""

    def position(self) -> Position:
        """Return the position. Cards that the fields do not name fill the other hands, the stock and then the piles."""
        game, _ = new_game(parse_rules(self.rules), "room")
        rules = game.rules
        seen = [*parse_cards(self.hand), *parse_cards(self.loose), *_built(self.builds)]
        rest = [*rules.pack]
        for card in seen:
            rest.remove(card)
        size = len(parse_cards(self.hand))
        hands = [
            parse_cards(self.hand),
            *(tuple(rest[seat :: rules.seats - 1][:size]) for seat in range(rules.seats - 1)),
        ]
        for card in (card for hand in hands[1:] for card in hand):
            rest.remove(card)
        stock, taken = tuple(rest[: self.stock]), rest[self.stock :]
        count = len(game.position.piles)
        piles = tuple(tuple(taken[place::count]) for place in range(count))
        plain = replace(game.position, turn=0, dealer=1, hands=tuple(hands), loose=(), stock=stock, piles=piles)
        fields = position_text(plain).split("/")
        fields[5:7] = [cards_text(parse_cards(self.loose)), self.builds]
        return parse_position("/".join(fields))

    def render(self) -> str:
        """Return the markup of the table as the person sees it."""
        position = self.position()
        game = from_position(position, "room")
        visitor = Visitor(save=save_text(SavedMatch(game, BOTS[: position.rules.seats - 1])))
        for tap in self.taps:
            visitor.do(tap)
        return visitor.html


def _built(builds: str) -> tuple[Card, ...]:
    """Return the cards in the text of builds."""
    texts = [build.partition("=")[2].partition("@")[0] for build in builds.split(",") if build != "-"]
    return tuple(card for text in texts for card in parse_cards(text.replace(".", "")))


SETTINGS = {
    "eight and two builds": Setting(
        "classic", "8S7DTD9H", "AS2S5H6DJDQC4H3C", "9=5C4D@1,7=4S3H.6CAD@0", ("hand:8S",), 24
    ),
    "twenty and a build": Setting("classic", "8HTH9SQD", LOOSE20, "9=8SAC@1", ("hand:8H",), 12),
    "four builds": Setting(
        "classic", "8HTH9SQD", "JSKH2C", "9=8SAC@1,7=4S3D.6CAH@0,10=9DAD.4C6H.TD.8C2H@1,8=5D3C@0", (), 12
    ),
    "five choices": Setting("swazi_two", "7SKS2H5C7H6D7C5S", "3D9S4D3C9C2D", "10=6S4C@1", ("hand:5S",)),
    "many sets": Setting("classic", "8CJH", "AC2D3H5S6C8D", taps=("hand:8C",)),
    "a build of many sets": Setting("classic", "6DTS4C6H", "THTDAH3SQC", taps=("hand:6D",)),
    "four seats": Setting("classic:seats=4", "8S7DTD9H", "AS2S5H6DJD", "9=5C4D@1", ("hand:8S",), 24),
    "six seats": Setting("krypkasino:seats=6", "8S7DTD9HAS2S5H6DJD", "QC4H3C"),
}
"""Positions that must fit on a phone, by names that say what makes them hard to fit."""
