"""Playing by keyboard, guided only by the announcements to screen readers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.person import Person, put, save_of, some_game, tab_to, without_pauses
from tests.browser.test_play import press
from web.generator.serve import SiteServer

CAN = "You can: "


class Listener:
    """A person who presses keys and listens."""

    def __init__(self, page: Page, person: Person) -> None:
        self.page, self.person = page, person

    def hear(self, key: str) -> str:
        """Press a key and return the announcement that follows."""
        press(self.page, key)
        self.person.settle()
        return self.person.announcement().strip()

    def choices(self) -> list[str]:
        """Return the announced actions for the chosen cards."""
        announcement = self.hear("d")
        return announcement.removeprefix(CAN).rstrip(".").split("; ") if announcement.startswith(CAN) else []

    def turn(self) -> str:
        """Capture or build if any card can, otherwise trail one; return the announcement."""
        held = self.hear("h").removeprefix("In your hand: ").rstrip(".").split(", ")
        choices = {}
        for place in map(str, range(1, len(held) + 1)):
            self.hear(place)
            choices[place] = self.choices()
            if len(choices[place]) > 1:
                break
        else:
            best = next(place for place, actions in choices.items() if actions)
            if best != place:  # pressing the chosen card again would release it
                self.hear(best)
        tab_to(self.page, "#acts")
        return self.hear("Enter")

    def round(self) -> int:
        """Play to the end of the round; return the number of turns."""
        turns = 0
        while not self.person.over():
            assert "Your turn." in self.hear("w")
            assert self.turn().startswith(("You ", "Nia ", "Bruno "))  # the bots' plays may be announced already
            turns += 1
        return turns


GAMES = {
    "classic": "Casino. Round 1, deal 1 of 6, game to ",
    "royal&seats=3": "Royal Casino. Round 1, deal 1 of ",
    "tablic": "Tablić. Round 1, deal 1 of ",
    "krypkasino": "Krypkasino. Round 1 of 2, deal 1 of ",
}


@pytest.mark.full
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_round_by_ear(page: Page, server: SiteServer, game: str) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=ear&bots=nia&variant={game}")
    ear = Listener(page, person)
    assert ear.hear("w").startswith(GAMES[game])
    assert ear.hear("b").startswith("There are no builds." if "seats" not in game else "Nia’s 12: ")  # Nia has led
    assert ear.hear("s").startswith("You 0 points, ")
    assert ear.round() >= 12


def test_the_end_of_a_round_and_the_next_deal_by_ear(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, game=save_of(some_game(44, luck=5)))
    person = Person(page)
    person.go(f"{server.address}play/")
    ear = Listener(page, person)
    assert ear.hear("w").startswith("Casino. Round 1, deal 6 of 6, game to 21")
    assert ear.hear("b").startswith("There are no builds.")
    assert ear.hear("s").startswith("You 0 points, ")
    assert ear.round() == 2
    tab_to(page, "#sheet .row")
    ear.hear("Enter")
    assert ear.hear("w").startswith("Casino. Round 2, deal 1 of 6, game to 21")
    without_letters(page, person)


def without_letters(page: Page, person: Person) -> None:
    """Turn keyboard shortcuts off, and check that letters and digits then do nothing."""
    person.menu("Settings")
    person.dialog().get_by_role("group", name="Keyboard shortcuts").get_by_label("Off").check()
    person.settle()
    page.keyboard.press("Escape")
    person.settle()
    before = person.announcement()
    press(page, "w", "1", "?")
    person.settle()
    assert person.announcement() == before
    assert person.dialog().count() == 0
    assert page.locator("#hand [aria-pressed=true]").count() == 0
