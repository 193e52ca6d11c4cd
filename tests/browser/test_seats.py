"""Pass and play on one screen, and games between bots."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from casino_core.game import Game
from tests.axe import BUT_COLOURS, faults, faults_by_day_and_night
from tests.browser.person import Person, put, results, some_game, stored, without_pauses
from tests.conftest import wait_ready
from web.generator.serve import SiteServer
from web.shared.games import PERSON
from web.worker.match.saves import SavedMatch, save_text

PAIR = (PERSON, PERSON)
NAMES = ("Ann", "Ben")


def at_table(page: Page, server: SiteServer, players: tuple[str, ...], plays: int, **settings: str) -> Person:
    """Open a game in which `plays` cards have been played, and return the person."""
    names = NAMES if PERSON in players else ()
    put(page, game=stored(save_text(SavedMatch(some_game(plays), players, names=names))))
    without_pauses(page, **settings)
    page.goto(f"{server.address}play/")
    wait_ready(page)
    return Person(page)


def shows_no_hand(page: Page, game: Game) -> bool:
    """Return whether neither the page nor its stored first picture has a card of any hand."""
    texts = page.content().partition('id="play"')[2].partition("<template")[0], stored_table(page)
    cards = [card for hand in game.position.hands for card in hand]
    return not any(f"hand:{card}" in text or f"#{card}" in text for card in cards for text in texts)


def stored_table(page: Page) -> str:
    """Return the stored picture that the next visit shows first."""
    return str(page.evaluate("localStorage.getItem('casino.table') ?? ''"))


def test_two_people_play_a_round_to_its_end(page: Page, server: SiteServer) -> None:
    game = some_game(45)
    page.set_viewport_size({"width": 390, "height": 844})
    person = at_table(page, server, PAIR, 45)
    face = page.locator("#face")
    who = NAMES[game.position.actor]
    expect(page.get_by_role("main")).to_have_accessible_name(f"It is {who}’s turn.")
    person.settle()
    assert stored_table(page)
    assert shows_no_hand(page, game)
    face.click()
    expect(person.hand).to_have_count(len(game.position.hands[game.position.actor]))
    person.settle()
    assert not shows_no_hand(page, game)
    assert "face:" in stored_table(page)
    assert "hand:" not in stored_table(page)

    page.reload(wait_until="commit")
    expect(face).to_be_visible()  # before Python starts
    assert person.hand.count() == 0
    person.arrive()
    assert shows_no_hand(page, game)
    the_curtain_is_accessible_and_guards_against_a_second_press(page, person)
    turns = 1
    while not person.over():
        face.click()
        expect(person.hand.first).to_be_visible()
        person.play()
        turns += 1
        expect(face.or_(person.sheet)).to_be_visible()
        assert person.over() or page.evaluate("document.activeElement.id") == "table"
    assert turns == 3
    expect(person.sheet).to_contain_text("Ann")
    assert "You" not in str(person.sheet.locator("h2").text_content())
    person.sheet.get_by_role("button", name="Deal the next round").click()
    expect(face).to_be_visible()
    assert results(page) == []


def the_curtain_is_accessible_and_guards_against_a_second_press(page: Page, person: Person) -> None:
    """Open the curtain that hides the hands, play a turn, and press Enter once too often at the next curtain."""
    assert faults_by_day_and_night(page) == []
    box = page.locator("#face").bounding_box()
    assert box
    assert box["height"] >= 44
    page.locator("#face").focus()
    page.keyboard.press("Enter")
    expect(person.hand.first).to_be_visible()
    person.play()
    expect(page.locator("#face")).to_be_visible()
    assert "’s turn. " in person.announcement()
    page.keyboard.press("Enter")  # pressed once too often
    person.settle()
    expect(page.locator("#face")).to_be_visible()
    page.keyboard.press("Tab")
    person.menu("New game")
    expect(person.dialog().get_by_label("Name of player 2")).to_have_value("Ben")
    assert faults(page, **BUT_COLOURS) == []  # the colours are checked in other forms
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)


def test_bots_are_watched_to_the_end_of_a_round(page: Page, server: SiteServer) -> None:
    person = at_table(page, server, ("otto", "nia"), 45, thinking="quick", speed="normal")
    page.get_by_role("button", name="Pause").click()
    person.settle()
    before = person.picture()
    assert person.hand.count() == 0
    page.wait_for_timeout(1300)  # longer than the pause between turns
    assert person.picture() == before
    page.get_by_role("button", name="Resume").click()
    page.get_by_text("Show all at once").click()  # watchers see the count, too
    expect(person.sheet).to_be_visible()
    person.sheet.get_by_role("button", name="Deal the next round").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    assert results(page) == []
