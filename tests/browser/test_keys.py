"""Custom keys: chosen by pressing them, swapped, removed, kept and reset."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.axe import BUT_COLOURS, faults
from tests.browser.person import Person, without_pauses
from tests.engine.amount import amount
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
    assert faults(page, **amount(BUT_COLOURS, {})) == []
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
    expect(dialog).to_contain_text("Undo this play?")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    dialog.get_by_role("button", name="Restore the default keys").click()
    expect(status).to_have_text("Default keys restored.")
    expect(undo).to_have_value("U")
    assert page.evaluate("JSON.parse(localStorage['casino.keys']).data") == {}
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    a_tap_outside_closes_a_dialog_unless_something_was_typed(page, person)


def test_enter_plays_the_chosen_card_or_moves_to_its_choices(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/#game=classic:sweep_points=1/warn-15/5Sx5H&bots=nia")
    counts = []
    for card in person.hand.all():
        card.focus()
        page.keyboard.press("Enter")
        person.settle()
        expect(card).to_have_attribute("aria-pressed", "true")
        counts.append(page.locator("#acts button").count())
    several, one = counts.index(max(counts)), counts.index(1)
    assert max(counts) > 1, counts
    person.choose(several)
    person.hand.nth(several).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#acts button").first).to_be_focused()
    person.choose(one)
    person.hand.nth(one).focus()
    held = person.hand.count()
    page.keyboard.down("Enter")
    page.keyboard.down("Enter")  # a key that is held down plays only once
    page.keyboard.up("Enter")
    person.settle()
    expect(person.hand).to_have_count(held - 1)
    expect(page.locator("#hand :focus")).to_have_count(1)  # not on the card that was laid on the table


def a_tap_outside_closes_a_dialog_unless_something_was_typed(page: Page, person: Person) -> None:
    """Tap outside the menu, outside a form with a new choice, and outside a form with a typed name."""
    page.get_by_role("button", name="Menu").first.click()
    expect(person.dialog()).to_have_count(1)
    box = person.dialog().bounding_box()
    assert box
    page.mouse.click(box["x"] + 3, box["y"] + 3)  # just inside the dialog
    expect(person.dialog()).to_have_count(1)
    page.mouse.click(box["x"] - 5, box["y"] + 20)
    expect(person.dialog()).to_have_count(0)
    person.menu("New game")
    person.dialog().locator("#bot1-nia").check(force=True)
    person.settle()
    page.mouse.click(2, 2)  # closes the form: a choice takes no time to make again
    expect(person.dialog()).to_have_count(0)
    person.menu("New game")
    person.dialog().get_by_label("Table name").fill("Kitchen")
    page.mouse.click(2, 2)
    person.settle()
    page.mouse.click(2, 2)
    person.settle()
    expect(person.dialog().get_by_label("Table name")).to_have_value("Kitchen")
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
