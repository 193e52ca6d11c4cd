"""Games by the person's own rules are set up, saved, found again and shared; contradictory rules, refused storage."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, stored, tab_to, without_pauses
from tests.browser.test_looks import SIZES, sized
from web.generator.serve import SiteServer

NAME = "Großmutter’s <i>Royal</i>"


def form(person: Person) -> None:
    """Open the form for a new game, and in it the list of games."""
    person.menu("New game")
    person.settle()
    person.dialog().locator("#games > summary").click()


def grandmothers(person: Person) -> None:
    """Set up a game by the grandmother's rules, and name it, but do not save it."""
    form(person)
    dialog = person.dialog()
    dialog.locator("#game-royal").check()
    person.settle()
    dialog.get_by_text("Change the rules").click()
    for words, value in (("Aces", "1"), ("Points to win", "31"), ("A sweep", "1")):
        dialog.get_by_label(words, exact=True).select_option(value)
        person.settle()
    summary = "Royal Casino, aces 1, to 31, 1 point a sweep 2 players, against Otto"
    expect(dialog.get_by_role("status")).to_have_text(summary)
    dialog.get_by_label("Name of your rules", exact=True).fill(NAME)


def test_a_game_is_kept_found_again_and_sent(page: Page, server: SiteServer) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    grandmothers(person)
    contradictions_and_refused_storage_show_a_message_and_keep_the_form(page, person)
    person.dialog().get_by_role("button", name="Save", exact=True).click()
    expect(person.dialog().get_by_role("status")).to_contain_text(f"“{NAME}” saved.")
    page.reload()
    person.arrive()
    form(person)
    person.dialog().get_by_label(NAME).check()
    person.settle()
    person.dialog().get_by_role("button", name="Share").click()
    person.settle()
    expect(person.dialog().get_by_label("Link to these rules")).to_be_focused()
    address = person.dialog().get_by_label("Link to these rules").input_value()
    person.dialog().get_by_role("button", name="Copy").click()
    expect(person.dialog().get_by_role("status")).to_contain_text("Link copied.")
    assert page.evaluate("navigator.clipboard.readText()") == address
    person.dialog().get_by_role("button", name="Deal").click()
    expect(page.locator("#bar h1")).to_contain_text(NAME)
    page.goto(f"{server.address}about/")
    page.evaluate("localStorage.clear()")  # as in the browser of another visitor, who opens the link
    person.go(address)
    expect(page.locator("#bar h1")).to_contain_text(NAME)
    expect(page.locator("#bar h1")).to_contain_text("to 31")
    expect(person.dialog()).to_have_count(0)
    form(person)
    person.dialog().get_by_role("button", name="Save", exact=True).click()
    person.settle()
    (kept,) = json.loads(page.evaluate("localStorage['casino.games']"))["data"]
    assert kept == {"name": NAME, "rules": "royal:ace_values=1,sweep_points=1,target=31"}


def test_a_game_is_set_up_and_kept_by_keyboard_alone(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    form(person)
    page.locator("#game-classic").focus()  # the search will hide this game, which must not keep Tab from the others
    page.get_by_label("Search the games").focus()
    page.keyboard.type("Pluck")
    tab_to(page, "#game-pluck")
    page.keyboard.press("Space")
    person.settle()
    expect(person.dialog().get_by_role("status")).to_have_text("Pluck Cassino 2 players, against Otto")
    expect(page.locator("#game-pluck")).to_be_focused()
    tab_to(page, "#target")
    page.keyboard.type("31")
    expect(person.dialog().get_by_role("status")).to_have_text("Pluck Cassino, to 31 2 players, against Otto")
    tab_to(page, "#rules > summary")
    page.keyboard.press("Enter")
    tab_to(page, "#name")
    page.keyboard.type("Ours")
    page.keyboard.press("Enter")
    expect(person.dialog().get_by_role("status")).to_contain_text("“Ours” saved.")
    expect(page.locator("#name")).to_be_focused()
    box, bar = page.locator("#name").bounding_box(), page.locator(".sum").bounding_box()
    assert box
    assert bar
    assert box["y"] + box["height"] <= bar["y"]  # the sticky bar does not cover the focus
    page.keyboard.press("Escape")
    expect(person.dialog()).to_have_count(0)
    changes_made_before_a_response_are_kept(page, person)


REFUSED = """() => {
  const set = Storage.prototype.setItem;
  globalThis.acceptGames = () => { Storage.prototype.setItem = set; };
  Storage.prototype.setItem = function (name, text) {
    if (name === "casino.games") throw new DOMException("full", "QuotaExceededError");
    set.call(this, name, text);
  };
}"""
"""Makes the browser refuse to store custom games until `acceptGames` is called."""


def contradictions_and_refused_storage_show_a_message_and_keep_the_form(page: Page, person: Person) -> None:
    """Try in vain to save the game in the form, choose contradictory rules, and resolve the contradiction."""
    page.evaluate(REFUSED)
    dialog, name = person.dialog(), person.dialog().get_by_label("Name of your rules", exact=True)
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(dialog.get_by_role("status")).to_contain_text("could not save these rules")
    expect(name).to_have_value(NAME)
    dialog.get_by_text("The end of the game", exact=True).click()
    dialog.get_by_label("Length of the game").select_option("2_per_player")
    person.settle()
    expect(dialog.get_by_role("status")).to_contain_text(
        "A game is played for either a number of rounds or a number of points"
    )
    expect(name).to_have_value(NAME)
    expect(dialog.get_by_role("button", name="Deal", exact=True)).to_have_count(0)
    dialog.get_by_role("button", name="To 31").click()
    person.settle()
    expect(dialog.get_by_label("Length of the game")).to_have_value("none")
    expect(name).to_have_value(NAME)
    expect(dialog.get_by_label("Aces", exact=True)).to_have_value("1")
    expect(dialog.get_by_role("button", name="Deal", exact=True)).to_be_visible()
    page.evaluate("acceptGames()")


def test_the_form_looks_right(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, games=stored([{"name": "W" * 40, "rules": "krypkasino"}]))
    person = Person(page)
    person.go(f"{server.address}play/")
    form(person)
    person.dialog().get_by_label("W" * 40).check()
    person.settle()
    person.dialog().get_by_label("6", exact=True).check()
    expect(person.dialog().locator(".opponents .portrait")).to_have_count(5)
    page.evaluate("document.querySelectorAll('#rules, #rules details').forEach((part) => { part.open = true; })")
    person.dialog().get_by_role("button", name="Share").click()
    person.settle()
    for width, height in SIZES:
        sized(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.locator(".sheet").evaluate("(sheet) => sheet.scrollWidth - sheet.clientWidth") <= 0
    assert faults_by_day_and_night(page) == []


HASTE = """async () => {
  const names = ["target", "sweep_points", "room"];
  const field = (name) => document.querySelector(`#new-game [name="${name}"]`);
  const seen = new Set();
  const watch = () => seen.add(names.map((name) => field(name).value).join());
  const observer = new MutationObserver(watch);
  observer.observe(document.getElementById("dialogs"), { attributes: true, childList: true, subtree: true });
  for (const [name, value] of [["target", "11"], ["sweep_points", "1"]]) {
    field(name).value = value;
    field(name).dispatchEvent(new Event("change", { bubbles: true }));
  }
  field("room").focus();
  field("room").value = "Kitchen";
  while (document.querySelector("#play[data-busy]")) await new Promise((done) => setTimeout(done, 20));
  observer.disconnect();
  watch();
  return [...seen];
}"""
"""Changes two rules and types a name before any reply, and returns all values that the three fields had until then."""


def changes_made_before_a_response_are_kept(page: Page, person: Person) -> None:
    """Change the rules and the name of the table faster than the worker replies, and deal."""
    form(person)
    assert page.evaluate(HASTE) == ["11,1,Kitchen"]
    person.dialog().get_by_role("button", name="Deal").click()
    person.settle()
    expect(page.locator("#bar h1")).to_contain_text("Kitchen")
    expect(page.locator("#bar h1")).to_contain_text("to 11")
