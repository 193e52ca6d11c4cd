"""A newcomer follows the sentences of the table to the end of a first game."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest

from tests.engine.amount import amount
from tests.table.markup import Element, read
from tests.worker.visitor import Visitor

PATIENCE = 60
"""The maximum number of attempts that a newcomer makes in one turn before the test fails."""


screen = lru_cache(maxsize=1)(read)
"""Parses the screen; cached, because a newcomer looks at the same screen several times."""


class Newcomer:
    """A visitor who knows no rules: they read the screen, press buttons, and open no other page.

    They try random hand cards. If something is refused, they follow the sentence: they play the hand card that it
    names, and take the pieces that it names.
    """

    def __init__(self, visitor: Visitor, luck: str) -> None:
        self.visitor = visitor
        self.random = Random(luck)
        self.answered = 0
        """The number of refusals that they read."""
        self.followed = 0
        """The number of refusals that named another hand card, with which a play was then possible."""

    # ---------- what they see ----------

    @property
    def table(self) -> Element:
        """The parsed markup of the screen."""
        return screen(self.visitor.html)

    def buttons(self, zone: str, *, lit: bool = True) -> list[Element]:
        """Return the enabled buttons in a part of the screen or, unless ``lit``, the disabled ones with a reason."""
        return [
            button
            for part in self.table.all(id=zone)
            for button in part.all("button")
            if (button.get("aria-disabled") is None and button.get("data-do") not in (None, "more")) == lit
        ]

    def named(self, sentence: str, zone: str) -> list[Element]:
        """Return the cards in a part of the screen that a sentence names."""
        return [card for card in self.table.one(id=zone).all("button") if card.accessible_name in sentence]

    @property
    def refusal(self) -> str:
        """The text of the refusal on the screen, "" if there is none."""
        log = self.table.all("p", id="log", data_state="refused")
        return log[0].heard if log else ""

    # ---------- what they do ----------

    def press(self, button: Element) -> None:
        """Press a button, and let the table continue until it waits."""
        self.visitor.do(button.get("data-do") or "")
        self.visitor.rest()

    def turn(self) -> None:
        """Press the first button of a sheet or question; if there is neither, play a card."""
        ways = self.buttons("sheet") or self.buttons("ways")
        if ways:
            self.press(ways[0])
            return
        for _ in range(PATIENCE):
            before = self.visitor.store
            self.press(self.random.choice(self.table.one(id="hand").all("button")))
            self.try_something()
            if self.play() or self.visitor.store != before:
                return
            self.obey(self.why_nothing())
            if self.play():
                return
        raise AssertionError(("nothing can be done", self.table.one(id="table").heard))

    def try_something(self) -> None:
        """Tap a piece of the table that is not highlighted, if there is one, and follow the refusal."""
        dark = self.buttons("field", lit=False)
        if dark:
            self.press(self.random.choice(dark))
            assert self.refusal, "nobody says why that cannot be chosen"
            self.obey(self.refusal)

    def obey(self, sentence: str) -> None:
        """Do what a refusal suggests if it names another hand card to play."""
        self.answered += 1
        needed = [card for card in self.named(sentence, "hand") if card.get("aria-pressed") == "false"]
        if not needed or not ("You need" in sentence or "with" in sentence or "must" in sentence):
            return
        # After "to take", the sentence names the pieces. If they can be chosen now, the sentence was right.
        taken = self.named(sentence.partition("to take")[2], "field")
        self.press(needed[0])
        for card in taken:
            again = next(one for one in self.buttons("field") if one.get("id") == card.get("id"))
            self.press(again)
        assert self.buttons("acts"), (sentence, "leads nowhere")
        self.followed += 1

    def why_nothing(self) -> str:
        """Return the text of the first choice that is disabled."""
        refused = [button.heard for button in self.buttons("acts", lit=False)]
        assert refused, ("nothing can be done with that card, and nobody says why", self.table.one(id="acts").heard)
        return refused[0]

    def play(self) -> bool:
        """Press the first enabled choice, if there is any."""
        choices = self.buttons("acts")
        if choices:
            self.press(choices[0])
        return bool(choices)


@pytest.mark.slow
@pytest.mark.parametrize(
    "address",
    [
        *amount(
            ["bots=otto&target=16", "variant=swazi_two&target=6&bots=otto"],
            [
                "bots=otto",
                "variant=kasino_fi",
                "variant=krypkasino",
                "variant=swazi",
                "variant=dominican",
                "variant=khasino",
            ],
        ),
    ],
)
def test_a_newcomer_who_follows_the_table_finishes_a_game(address: str) -> None:
    visitor = Visitor("first", address=f"?{address}&seed=first", away=[])
    newcomer = Newcomer(visitor, address)
    visitor.rest()
    for _ in range(2000):
        if visitor.results:
            break
        newcomer.turn()
        assert not visitor.dialog
    assert visitor.results
    assert newcomer.answered > 5
    assert newcomer.followed > 0
