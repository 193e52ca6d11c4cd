"""Undo and redo by click and by key, playing the same cards again, skipping a round, resigning a game."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from casino_core.game import Game, new_game
from tests.browser.person import Person, put, results, save_of, some_game, without_pauses
from web.generator.serve import SiteServer
from web.worker.words.people import YOU


def menu(person: Person, button: str) -> None:
    """Press an entry of the menu."""
    person.menu(button)
    person.settle()


def test_a_play_is_undone_and_redone_and_a_round_skipped_played_again_and_resigned(
    page: Page, server: SiteServer
) -> None:
    game = some_game(40)
    put(page, game=save_of(game))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    undo, redo = page.locator("#do-undo"), page.locator("#do-redo")
    expect(redo).to_have_count(0)
    begun = person.picture()
    person.play()
    played = person.picture()
    undo.click()
    expect(person.dialog()).to_contain_text("Since then Nia has played")
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    person.settle()
    assert person.picture() == played
    page.keyboard.press("u")
    person.dialog().get_by_role("button", name="Undo without asking in this game").click()
    person.settle()
    assert person.picture().replace("\nRedo", "") == begun
    assert person.announcement().startswith("Taken back: the ")
    page.reload()
    person.arrive()
    assert person.picture().replace("\nRedo", "") == begun
    redo.click()
    person.settle()
    assert person.picture() == played
    assert person.announcement().startswith("Redone: the ")
    expect(redo).to_have_count(0)
    # The page scrolls to the table only when a dialog closes, so here it stays where it is.
    page.evaluate("document.body.style.paddingBottom = '100vh'; scrollTo(0, 90)")
    page.keyboard.press("u")
    expect(redo).to_have_count(1)
    person.settle()
    assert page.evaluate("scrollY") == 90
    assert person.picture().replace("\nRedo", "") == begun
    page.keyboard.press("r")
    expect(redo).to_have_count(0)
    person.settle()
    assert person.picture() == played
    page.keyboard.press("?")
    expect(person.dialog()).to_contain_text("Undo")
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    skipped_played_again_and_resigned(page, person, new_game(game.rules, game.seed)[0])


def skipped_played_again_and_resigned(page: Page, person: Person, begun: Game) -> None:
    """Skip the round, take that back, play the same cards again and resign; `begun` is the game at its beginning."""
    menu(person, "Skip to the end")
    person.dialog().get_by_role("button", name="Skip", exact=True).click()
    person.sheet.wait_for()
    person.settle()
    page.keyboard.press("u")
    expect(person.dialog()).to_contain_text("The round is over")
    person.dialog().get_by_role("button", name="Undo it").click()
    expect(person.sheet).to_have_count(0)
    person.settle()
    menu(person, "Same cards again")
    person.dialog().get_by_role("button", name="Start again").click()
    person.settle()
    held = person.hand.evaluate_all("cards => cards.map((card) => card.dataset.do)")
    assert {*held} == {f"hand:{card}" for card in begun.position.hands[YOU]}
    expect(page.locator("#do-undo")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#do-redo")).to_have_count(0)
    person.play()
    menu(person, "Resign")
    person.dialog().get_by_role("button", name="Keep playing").click()
    expect(person.dialog()).to_have_count(0)
    menu(person, "Resign")
    person.dialog().get_by_role("button", name="Resign").click()
    expect(person.sheet).to_contain_text("You resigned the game.")
    (result,) = results(page)
    assert (result["won"], result["resigned"]) == (False, True)
    page.reload()
    person.arrive()
    expect(person.sheet).to_contain_text("You resigned the game.")
