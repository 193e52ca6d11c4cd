"""Choosing opponents in the form for a new game, and their faces at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from casino_core.bots import BOTS
from casino_core.rules.variants import variant_rules
from tests.axe import faults_by_day_and_night
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from tests.engine.amount import amount
from web.generator.serve import SiteServer
from web.worker.session.openings import FIRST_OPPONENT
from web.worker.words.catalogue import words
from web.worker.words.people import face_of

T = words("en")

SEEN = """() => [...document.querySelectorAll('.seats .portrait')].filter((face) => {
  const box = face.getBoundingClientRect();
  const name = face.parentElement.querySelector('strong');
  const words = name.getBoundingClientRect();
  const apart = words.bottom <= box.top + 1 || words.top >= box.bottom - 1 || words.left >= box.right - 1;
  const inside = box.width >= 20 && box.left >= 0 && box.right <= innerWidth;
  return inside && apart && name.scrollWidth <= name.clientWidth + 1;
}).length"""


def faces(page: Page) -> list[str]:
    """Return the names of the faces shown at the table."""
    hrefs = page.locator(".seats .portrait use").evaluate_all("uses => uses.map((use) => use.getAttribute('href'))")
    return [each.partition("#")[2] for each in hrefs]


def opened(page: Page, address: str) -> Person:
    """Open a table and the form for a new game, and return the person."""
    without_pauses(page)
    person = Person(page)
    person.go(address)
    person.menu("New game")
    expect(person.dialog().get_by_role("heading", level=2)).to_have_text("New game")
    return person


def test_the_first_paint_has_the_right_face(faulty_page: Page, server: SiteServer) -> None:
    page = faulty_page
    page.route("**/*.wasm", lambda route: route.abort())  # so that Python cannot start
    page.goto(f"{server.address}play/")
    assert faces(page) == [face_of(FIRST_OPPONENT)]
    assert page.locator(".seats .portrait svg").evaluate("svg => svg.getBoundingClientRect().width") > 30


def test_an_opponent_is_chosen_by_keyboard(page: Page, server: SiteServer) -> None:
    person = opened(page, f"{server.address}play/")
    before = FIRST_OPPONENT
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        expect(page.locator("label:has(#bot1-iris)")).to_be_in_viewport(ratio=1)
    chosen = list(BOTS)[list(BOTS).index(before) - 1]
    page.locator(f"#bot1-{before}").focus()
    page.keyboard.press("ArrowLeft")
    expect(person.dialog().locator(".about")).to_contain_text(T(f"bot.{chosen}.about"))
    expect(page.locator(f"#bot1-{chosen}")).to_be_focused()
    expect(page.locator(f"#bot1-{chosen}")).to_be_checked()
    person.dialog().get_by_role("button", name="Deal").press("Enter")
    expect(person.dialog()).to_have_count(0)
    person.settle()
    assert faces(page) == [face_of(chosen)]
    expect(page.locator("#seat-1")).to_have_attribute("aria-label", T(f"bot.{chosen}"))
    person.menu("New game")
    each_seat_gets_the_opponent_chosen_for_it(page, person, chosen)


def each_seat_gets_the_opponent_chosen_for_it(page: Page, person: Person, before: str) -> None:
    """Choose players for a game of partners in the open form; `before` was the only opponent so far."""
    person.dialog().get_by_label("2 against 2").check()
    first, second, third = (
        person.dialog().get_by_label(where) for where in ("On your left", "Opposite", "On your right")
    )
    third.select_option("otto")
    expect(person.dialog().locator("#bot3-about")).to_contain_text(T("bot.otto.about"))
    second.focus()
    second.press("Home")
    expect(person.dialog().locator("#bot2-about")).to_contain_text(T("new.partner"))
    expect(person.dialog().locator(f"#bot2-about:has-text('{T('bot.otto.about')}')")).to_have_count(1)
    expect(first).to_have_value(before)
    first.select_option("otto")
    person.dialog().get_by_role("button", name="Deal").click()
    expect(person.dialog()).to_have_count(0)
    person.settle()
    assert faces(page) == ["face-otto"] * 3
    expect(page.locator("#seat-3")).to_have_attribute("aria-label", "Otto 3")


@pytest.mark.full  # test_own_games.py checks the form for six players by default
@pytest.mark.parametrize("players", ["2", "6"])
def test_axe_finds_nothing_in_the_form(page: Page, server: SiteServer, players: str) -> None:
    page.set_viewport_size({"width": 320, "height": 700})
    person = opened(page, f"{server.address}play/?variant=krypkasino")
    person.dialog().get_by_label(players, exact=True).check()
    expect(person.dialog().locator(".opponents .portrait")).to_have_count(len(BOTS) if players == "2" else 5)
    assert faults_by_day_and_night(page) == []
    assert page.evaluate("document.querySelector('#dialogs dialog').scrollWidth") <= 320


@pytest.mark.parametrize("seats", amount([6], [2, 3, 4, 5, 6]))
def test_faces_leave_names_their_room(page: Page, server: SiteServer, seats: int) -> None:
    put(page, game=save_of(some_game(2, variant_rules("krypkasino", seats))))
    without_pauses(page)
    Person(page).go(f"{server.address}play/")
    for width in (320, 390, 768, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(SEEN) == seats - 1, width
