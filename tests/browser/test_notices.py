"""Notices around the game: tips, the offer to install the site, and updates."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.axe import faults
from tests.browser.person import Person, put, stored, without_pauses
from tests.browser.test_looks import SIZES
from tests.browser.test_thumb import SHIFTS
from tests.conftest import NewPage, wait_offline
from tests.engine.amount import FULL
from tests.trials.cache import changed, publish, site_of
from web.generator.serve import SiteServer, serving
from web.worker.session.notices import FIRST, TIPS

OFFER = """() => {
  const offer = new Event("beforeinstallprompt", { cancelable: true });
  offer.prompt = () => { window.prompted = (window.prompted ?? 0) + 1; };
  return !dispatchEvent(offer);
}"""


def test_hints_go_away_for_good(page: Page, server: SiteServer) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script(SHIFTS)
    person, hint = Person(page), page.locator("#hint")
    page.goto(f"{server.address}play/", wait_until="commit")
    expect(hint).to_contain_text("Is this your first game?")  # before Python starts
    person.arrive()
    assert person.announcement().startswith("Is this your first game?")
    assert faults(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        box = hint.bounding_box()
        assert box
        assert box["y"] + box["height"] <= height
        for button in hint.get_by_role("button").all():
            size = button.bounding_box()
            assert size
            assert size["height"] >= 44
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate("new Promise((done) => setTimeout(() => { window.shifts.length = 0; done(); }, 600))")
    hint.get_by_role("button", name="No, thank you").focus()
    page.keyboard.press("Enter")  # refuses all tips
    expect(hint).to_have_count(0)
    expect(person.hand.first).to_be_focused()
    assert page.evaluate("window.shifts") == []
    page.evaluate("localStorage.removeItem('casino.table')")  # as on a visit without a stored first picture
    page.reload(wait_until="commit")
    page.wait_for_selector("#hand button")
    expect(hint).to_have_count(0)
    person.arrive()
    expect(hint).to_have_count(0)
    person.menu("Show the tips again")
    hint.get_by_role("button", name="Yes, show me").click()
    expect(hint.get_by_role("button", name="Got it")).to_be_visible()
    assert page.evaluate("JSON.parse(localStorage['casino.away']).data") == ["guided"]
    first = hint.locator("p").first.inner_text()
    hint.get_by_role("button", name="Got it").focus()
    page.keyboard.press("Enter")
    expect(hint).not_to_contain_text(first)
    expect(hint.get_by_role("button", name="Got it")).to_be_focused()
    assert first not in person.announcement()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # presses the button that turns all tips off
    expect(hint).to_have_count(0)
    expect(person.hand.first).to_be_focused()


def resign(person: Person) -> None:
    """Resign the game."""
    person.menu("Resign")
    person.dialog().get_by_role("button", name="Resign").click()
    expect(person.sheet).to_be_visible()


def test_installing_is_offered_between_games_and_once(page: Page, server: SiteServer) -> None:
    ended = {"at": "2026-11-20T12:00:00Z", "game": "classic/x/-", "bots": ["nia"], "totals": [21, 3], "won": True}
    put(page, **{"done.20261120120000-1": stored(ended)})
    without_pauses(page)
    person = Person(page)
    person.go(f"{server.address}play/")
    assert page.evaluate(OFFER)
    person.settle()
    expect(page.get_by_role("button", name="Install")).to_have_count(0)
    resign(person)
    offer = person.sheet.locator("#offer")
    expect(offer).to_contain_text("works offline, too")
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('#sheet') !== null")
    person.another()
    if FULL:
        page.reload()
        person.arrive()
        assert page.evaluate(OFFER)
        resign(person)
        expect(offer).to_have_count(0)
        person.another()
    person.menu("Install")
    expect(person.dialog()).to_have_count(0)
    assert page.evaluate("window.prompted") == 1
    page.get_by_role("button", name="Menu").click()
    person.unfold()
    expect(person.dialog().get_by_role("button", name="Install")).to_have_count(0)


def test_the_site_can_be_installed_and_a_new_version_waits_for_the_end_of_the_game(
    new_page: NewPage, site: Path, tmp_path: Path
) -> None:
    page = new_page(service_workers="allow")
    published, files = tmp_path / "site", site_of(site)
    publish(files, published)
    without_pauses(page)
    with serving(published) as server:
        person = Person(page)
        person.go(f"{server.address}play/?seed=opening-1&bots=nia")
        wait_offline(page)
        can_be_installed(page, server)
        person.play()
        before = person.picture()
        publish(changed(files, "play/index.html", b"<title>", b"<title>New: "), published)
        page.reload()
        person.arrive()
        page.wait_for_function("() => casinoNews.there() === 'update'")
        person.settle()
        expect(page.locator("[data-update]")).to_be_hidden()
        assert person.picture() == before
        page.get_by_role("button", name="Menu").click()
        expect(person.dialog().get_by_role("button", name="Update to the new version")).to_be_visible()
        page.keyboard.press("Escape")
        expect(person.dialog()).to_have_count(0)
        resign(person)
        offer = person.sheet.locator("#offer")
        if FULL:
            offer.get_by_role("button", name="Later").click()
            expect(offer).to_have_count(0)
            page.reload()
            person.arrive()
        expect(offer).to_contain_text("A new version")
        assert "New" not in page.title()
        offer.get_by_role("button", name="Update now").click()
        page.wait_for_function("() => document.title.startsWith('New')")
        person.arrive()
        expect(person.sheet).to_contain_text("You resigned the game.")
        assert page.evaluate("JSON.parse(localStorage['casino.away']).data") == [*TIPS, *FIRST]


def can_be_installed(page: Page, server: SiteServer) -> None:
    """Check the manifest and its shortcuts, and that nothing prevents installing the site."""
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    for shortcut in json.loads(manifest["data"])["shortcuts"]:
        reply = page.request.get(f"{server.address}{shortcut['url']}")
        assert reply.ok
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []
