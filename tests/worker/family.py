"""Simulated people who share a screen. No reply may reveal cards that the person at the screen must not see."""

from __future__ import annotations

from typing import Any

from casino_core.game import Game
from tests.worker.builder import Builder
from tests.worker.visitor import Answer
from web.table.cards import spoken
from web.worker.words.catalogue import words

T = words("en")


class Family(Builder):
    """A visitor who plays for whoever is at the screen; ``curtains`` counts how often the curtain has been raised.

    ``builds`` is whether they play like ``Builder``, because some games have demands only if people build.
    """

    def __init__(self, address: str = "", luck: str = "1", **init: Any) -> None:
        self.builds = "variant=swazi" in address
        self.curtains = 0
        where = f"?{address}&seed=seats" if address else ""
        super().__init__(luck, address=where, settings={"speed": "off"}, **init)

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.session.match.game

    @property
    def up(self) -> bool:
        """Whether the curtain hides the table."""
        return bool(self.can("face"))

    def come(self) -> None:
        """Raise the curtain."""
        self.curtains += 1
        self.do(self.can("face")[0])

    def turn(self) -> None:
        """Do one thing; if the curtain hides the table, only raise it."""
        if self.up:
            self.come()
        elif self.builds:
            super().turn()
        else:
            self.move()

    def reload(self) -> None:
        """Leave, and come back to the stored game."""
        self.arrive(settings=self.session.settings.values)

    def take(self, reply: Answer) -> Answer:
        """Handle a reply as the page does, and check that it reveals no hidden hand."""
        super().take(reply)
        if not self.game.round_over:
            you = self.session.match.people.you
            shared = self.session.match.people.shared
            assert bool(reply.cover) == (shared and bool(reply.frames))
            texts = [frame["html"] for frame in reply.frames]
            check_hidden_hands([*texts, reply.say, reply.note, reply.dialog or ""], self.game, you)
            check_hidden_hands([reply.cover], self.game, None)
        return reply


def check_hidden_hands(texts: list[str], game: Game, you: int | None) -> None:
    """Check that texts reveal no hand except that of seat ``you``, which is None behind the curtain."""
    pending = game.position.variant_state.pending
    announced = pending.card if pending else None  # everyone has seen this card
    for seat, hand in enumerate(game.position.hands):
        for card in (card for card in hand if seat != you and card != announced):
            for text in texts:
                assert f"hand:{card}" not in text
                assert f'id="card-{card}' not in text
                assert "face:" not in text or f"#{card}" not in text
                assert "<" in text or spoken(card, T) not in text
