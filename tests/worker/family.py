"""People who share a screen, and search everything that the page gets for cards that they must not see."""

from __future__ import annotations

from typing import Any

from casino_core.game import Game
from tests.worker.builder import Builder
from tests.worker.visitor import Answer
from web.table.cards import spoken
from web.worker.words.catalogue import words

T = words("en")


class Family(Builder):
    """Plays for the person at the screen; ``curtains`` counts how often the curtain was raised.

    ``builds``: they play like builders, as some games have demands only then.
    """

    def __init__(self, address: str = "", luck: str = "1", **hello: Any) -> None:
        self.builds = "variant=swazi" in address
        self.curtains = 0
        where = f"?{address}&seed=seats" if address else ""
        super().__init__(luck, address=where, settings={"speed": "off"}, **hello)

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
        """Handle a reply as the page does, and search it."""
        super().take(reply)
        if not self.game.round_over:
            you = self.session.match.people.you
            shared = self.session.match.people.shared
            assert bool(reply.cover) == (shared and bool(reply.frames))
            texts = [frame["html"] for frame in reply.frames]
            look([*texts, reply.say, reply.note, reply.dialog or ""], self.game, you)
            look([reply.cover], self.game, None)
        return reply


def look(texts: list[str], game: Game, you: int | None) -> None:
    """Check that no other hand is revealed, and behind a curtain no hand at all."""
    pending = game.position.variant_state.pending
    announced = pending.card if pending else None  # everyone has seen it
    for seat, hand in enumerate(game.position.hands):
        for card in (card for card in hand if seat != you and card != announced):
            for text in texts:
                assert f"hand:{card}" not in text
                assert f'id="card-{card}' not in text
                assert "face:" not in text or f"#{card}" not in text
                assert "<" in text or spoken(card, T) not in text
