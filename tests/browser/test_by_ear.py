"""A game played by keyboard by somebody who knows only what is announced."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.person import Person, at_once
from tests.browser.test_play import press, tab_to
from tests.engine.amount import amount
from web.generator.serve import SiteServer

CAN = "You can: "


class Listener:
    """Somebody who presses keys and listens."""

    def __init__(self, page: Page, person: Person) -> None:
        self.page, self.person = page, person

    def hear(self, key: str) -> str:
        """Press a key; what is said thereupon."""
        press(self.page, key)
        self.person.settle()
        return self.person.said().strip()

    def choices(self) -> list[str]:
        """What can be done with what is chosen."""
        said = self.hear("d")
        return said.removeprefix(CAN).rstrip(".").split("; ") if said.startswith(CAN) else []

    def turn(self) -> str:
        """Take or build something if a card can, else lay one down; what is announced."""
        held = self.hear("h").removeprefix("In your hand: ").rstrip(".").split(", ")
        found = {}
        for place in map(str, range(1, len(held) + 1)):
            self.hear(place)
            found[place] = self.choices()
            if len(found[place]) > 1:
                break
        else:
            best = next(place for place, choices in found.items() if choices)
            if best != place:  # which is chosen already, and would be let go of
                self.hear(best)
        tab_to(self.page, "#acts")
        return self.hear("Enter")


WHOLE, CALLED = amount(("classic&target=6", "Casino, to 6"), ("classic", "Casino"))
GAMES = {
    WHOLE: f"{CALLED}. Round 1, deal 1 of 6, to ",
    "royal&seats=3": "Royal Casino. Round 1, deal 1 of ",
    "tablic": "Tablić. Round 1, deal 1 of ",
    "krypkasino": "Krypkasino. Round 1 of 2, deal 1 of ",
}


@pytest.mark.parametrize("game", amount([WHOLE], [*GAMES]))
def test_a_game_by_what_is_announced_alone(page: Page, server: SiteServer, game: str) -> None:
    at_once(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=ear&bots=nia&variant={game}")
    ear = Listener(page, person)
    assert ear.hear("w").startswith(GAMES[game])
    assert ear.hear("b").startswith("There are no builds." if "seats" not in game else "Nia’s 12: ")  # she has led
    assert ear.hear("s").startswith("You 0 points, ")
    ended = False
    while not ended:
        turns = 0
        while not person.over():
            assert "Your turn." in ear.hear("w")
            assert ear.turn().startswith(("You ", "Nia ", "Bruno "))  # they answer at once, if anything is left to play
            turns += 1
        assert turns >= 12
        ended = game != WHOLE or person.sheet.get_by_role("button", name="Play again").count() > 0
        if not ended:
            tab_to(page, "#sheet .row")
            ear.hear("Enter")


def test_letters_can_be_off(page: Page, server: SiteServer) -> None:
    at_once(page, letters="off")
    person = Person(page)
    person.go(f"{server.address}play/?seed=ear")
    before = person.said()
    press(page, "w", "1", "?")
    person.settle()
    assert person.said() == before
    assert person.dialog().count() == 0
    assert page.locator("#hand [aria-pressed=true]").count() == 0
