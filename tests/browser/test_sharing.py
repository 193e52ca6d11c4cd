"""Daily deals, shared cards, and games opened from links and pasted texts."""

from __future__ import annotations

import json
import re
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from casino_core.bots import BOTS
from casino_core.rules.variants import variant_rules
from tests.axe import BUT_COLOURS, faults, faults_by_day_and_night
from tests.browser.person import Person, almost, put, results, save_of, some_game, stored, without_pauses
from tests.browser.test_looks import SIZES, sized
from tests.conftest import NewPage
from tests.engine.amount import FULL, amount
from web.generator.serve import SiteServer
from web.worker.match.daily import daily_deal
from web.worker.match.par import PLAYERS as BOTS_OF_PAR
from web.worker.match.saves import parse_save
from web.worker.session.links import as_file

FIRST, LAST = ZoneInfo("Pacific/Kiritimati"), ZoneInfo("Pacific/Pago_Pago")
"""The time zones in which a day begins first and last: they never have the same date."""


def here(page: Page) -> str:
    """Return the date in the browser."""
    return str(page.evaluate("new Intl.DateTimeFormat('sv').format(new Date())"))


def days(page: Page) -> dict[str, list[int]]:
    """Return the stored results of daily deals."""
    results: dict[str, list[int]] = json.loads(page.evaluate("localStorage['casino.days'] ?? '{\"data\": {}}'"))["data"]
    return results


class Visitor(Person):
    """A person with nothing stored, without motion and hints."""

    page: Page

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        without_pauses(page)


def nearly_over(person: Person, day: str) -> None:
    """Load a day's deal with one card left to play, and its par, so that no bots need to play the deal."""
    assert isinstance(person.page, Page)
    par = stored({day: [[bot, 5, 6] for bot in BOTS_OF_PAR]})
    values = {"casino.game": save_of(almost(daily_deal(day).game)), "casino.pars": par}
    person.page.evaluate("values => { Object.assign(localStorage, values); }", values)
    person.page.reload()
    person.arrive()


def menu(person: Person, entry: str) -> None:
    """Choose an entry of the menu, which opens a dialog of that name."""
    person.menu(entry)
    expect(person.dialog().get_by_role("heading", level=2)).to_have_text(entry)


def test_two_visitors_have_the_same_deal_and_it_counts_once(page: Page, guest_page: Page, server: SiteServer) -> None:
    first, second = Visitor(page), Visitor(guest_page)
    first.page.goto(server.address)
    first.page.get_by_role("link", name="Play today’s deal").click()
    first.arrive()
    second.go(f"{server.address}play/")
    menu(second, "Daily deal")
    second.dialog().get_by_role("button", name="Deal", exact=True).click()
    second.settle()
    assert first.hand.count() == 4
    assert first.picture() == second.picture()
    day = here(first.page)
    nearly_over(first, day)
    first.round()
    (played,) = days(first.page)
    assert played == day
    yours, theirs = days(first.page)[day]
    expect(first.sheet).to_contain_text("This is your result for")
    first.go(f"{server.address}play/?daily=today")
    first.dialog().get_by_role("button", name="Play it again").click()
    first.settle()
    assert not first.over()
    # Only a person's first game has the note on the cards that Nia sees.
    assert first.picture().split() == re.sub(r"Nia sees only[^\n]*", "", second.picture()).split()
    nearly_over(first, day)
    first.round()
    expect(first.sheet).to_contain_text(f"is still {yours} to {theirs}, from your first try.")
    assert days(first.page) == {day: [yours, theirs]}
    assert len(results(first.page)) == 1
    first.more("Share these cards")
    first.dialog().get_by_role("button", name="Link to this game").click()
    expect(first.dialog().get_by_role("heading", level=2)).to_have_text("Link to this game")
    if FULL:  # tests/worker/test_replay.py opens such links
        address = first.dialog().get_by_label("Link").input_value()
        second.page.goto(f"{server.address}about/")  # changing only the fragment would not load the page
        second.page.evaluate("localStorage.clear()")
        second.go(address)
        second.page.get_by_role("button", name="Back to the score").click()
        expect(second.sheet).to_be_visible()
        assert days(second.page) == {}
    first.page.goto(server.address)
    expect(first.page.locator("#today")).to_have_text(
        f"You played today’s deal and {'won' if yours > theirs else 'lost'}, {yours} to {theirs}."
    )
    expect(first.page.get_by_role("link", name="Play today’s deal")).to_be_hidden()


@pytest.mark.full
def test_a_clock_set_back_shows_a_message_and_keeps_results(new_page: NewPage, server: SiteServer) -> None:
    tomorrow = datetime.now(FIRST).date().isoformat()
    person = Visitor(new_page(timezone_id=LAST.key))
    put(person.page, days=stored({tomorrow: [7, 4]}))
    person.go(f"{server.address}play/?daily=today")
    assert here(person.page) < tomorrow
    expect(person.dialog()).to_contain_text("This device says today is")
    person.dialog().get_by_role("button", name="Deal", exact=True).click()
    person.settle()
    nearly_over(person, here(person.page))
    person.round()
    assert set(days(person.page)) == {tomorrow, here(person.page)}
    assert days(person.page)[tomorrow] == [7, 4]


def test_shared_cards_are_copied_and_dealt_to_another(page: Page, guest_page: Page, server: SiteServer) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    put(page, game=save_of(some_game(10, variant_rules("royal", 3))))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    menu(person, "Share these cards")
    person.dialog().get_by_role("button", name="Copy").click()
    expect(page.locator("#note")).to_contain_text("Link copied.")
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == f"{server.address}play/?variant=royal&seats=3&seed=tests&bots=nia,nia"
    guest = Visitor(guest_page)
    for way in amount(("pasted",), ("pasted", "opened")):
        if way == "opened":
            guest_page.evaluate("localStorage.clear()")
            guest.go(address)
        else:
            guest.go(f"{server.address}play/")
            menu(guest, "Open a game")
            guest.dialog().get_by_role("textbox").fill(f"Try these: {address}.")
            guest.dialog().get_by_role("button", name="Open", exact=True).click()
            expect(guest.dialog()).to_have_count(0)
            guest.settle()
        expect(guest.page.locator("#bar h1")).to_contain_text("Royal Casino")
        menu(guest, "Share these cards")
        assert guest.dialog().get_by_label("Link").input_value() == address


def test_a_faulty_pasted_game_opens_up_to_the_fault(page: Page, server: SiteServer) -> None:
    person = Visitor(page)
    person.go(f"{server.address}play/")
    _, file = as_file(some_game(9), ("nia",), ("You", "Nia"))
    broken = {
        file.rstrip()[:-1]: ("Expected a card here", 8, True),
        re.sub(r"\n2\. \S+", "\n2. KSxAH", file): ("king of spades is not in the player’s hand", 2, True),
        file.replace('"classic', '"martian'): (
            "There is no game called “martian”. The closest is “american”",
            9,
            False,
        ),
    }
    for text, (reason, moves, is_cut) in broken.items():
        menu(person, "Open a game")
        person.dialog().get_by_role("textbox").fill(text)
        person.dialog().get_by_role("button", name="Open", exact=True).click()
        message = person.dialog() if is_cut else person.page.locator("#note")
        expect(message).to_contain_text("Opened in part" if is_cut else "Opened as far as it makes sense.")
        expect(message).to_contain_text(reason)
        message.get_by_role("button", name="Play on from here" if is_cut else "Close").click()
        expect(person.dialog()).to_have_count(0)
        person.settle()
        assert played(person.page) >= moves  # bots may have played on


def played(page: Page) -> int:
    """Return the number of actions played in the current game."""
    text = json.loads(page.evaluate("localStorage['casino.game']"))["data"]
    return len(parse_save(text, tuple(BOTS)).game.played)


def test_a_text_without_a_game_and_a_link_without_a_clipboard(page: Page, server: SiteServer) -> None:
    page.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))")
    put(page, game=save_of(some_game(10)))
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    before = person.picture()
    menu(person, "Open a game")
    for text, words in (
        ("", "Nothing to open yet."),
        ("Shall we play?", "This is not a game."),
        (server.address, "This link does not open a game."),
        ("classic/k7f2/KSxKH", "The play at character 14"),
    ):
        person.dialog().get_by_role("textbox").fill(text)
        person.dialog().get_by_role("button", name="Open", exact=True).click()
        expect(person.dialog()).to_contain_text(words)
        expect(person.dialog().get_by_role("textbox")).to_have_value(text)
    page.keyboard.press("Escape")
    person.settle()
    assert person.picture() == before
    menu(person, "Share these cards")
    person.dialog().get_by_role("button", name="Copy").click()
    expect(page.locator("#note")).to_contain_text("The link is selected")
    assert "seed=tests" in page.evaluate("getSelection().toString()")


def test_the_dialogs_look_right(page: Page, server: SiteServer) -> None:
    without_pauses(page)
    put(page, days=stored({"2100-01-01": [7, 4]}))
    person = Person(page)
    person.go(f"{server.address}play/")
    for entry in ("Daily deal", "Share these cards"):
        menu(person, entry)
        for width, height in SIZES[:: amount(3, 1)]:
            sized(page, width, height)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert (faults_by_day_and_night(page) if FULL else faults(page, **BUT_COLOURS)) == []
        page.keyboard.press("Escape")
        expect(person.dialog()).to_have_count(0)
