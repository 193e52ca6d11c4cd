"""Custom keys: chosen by pressing them, swapped, removed, kept and reset."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.axe import faults
from tests.browser.person import Person, without_pauses
from web.generator.serve import SiteServer


def test_keys_are_chosen_by_pressing_them(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/?seed=opening-1&bots=nia")
    page.keyboard.press("?")
    dialog, status = person.dialog(), person.dialog().get_by_role("status")
    undo, redo = dialog.get_by_role("textbox", name="Undo"), dialog.get_by_role("textbox", name="Redo")
    undo.focus()
    page.keyboard.press("r")
    expect(status).to_have_text("Undo: R. Redo is now U.")
    expect(undo).to_have_value("R")
    expect(undo).to_be_focused()
    page.keyboard.press("Tab")
    expect(redo).to_be_focused()
    expect(redo).to_have_value("U")
    page.keyboard.press("Backspace")
    expect(status).to_have_text("Redo has no key.")
    expect(redo).to_have_value("")
    dialog.get_by_text("Cards in your hand").click()
    dialog.get_by_role("textbox", name="Choose card 1 from your hand").press("q")
    expect(status).to_have_text("Choose card 1 from your hand: Q.")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    page.reload()
    person.arrive()
    page.keyboard.press("q")
    expect(person.hand.first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    page.keyboard.press("u")
    person.settle()
    expect(person.hand.first).to_have_attribute("aria-pressed", "true")
    person.acts.first.click()
    person.settle()
    page.keyboard.press("r")
    expect(dialog).to_contain_text("Take this back?")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    dialog.get_by_role("button", name="Restore the default keys").click()
    expect(status).to_have_text("Default keys restored.")
    expect(undo).to_have_value("U")
    assert page.evaluate("JSON.parse(localStorage['casino.keys']).data") == {}
