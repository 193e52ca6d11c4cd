"""A site in several languages: which language a visitor sees, and a visit in each, without English on any screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.axe import faults
from tests.browser.person import Person, save_of, some_game, without_pauses
from tests.conftest import TIMEOUT_MS, NewPage, built_once, lend, wait_offline, wait_ready
from tests.engine.amount import FULL, amount
from tests.trials.cache import changed, publish, site_of
from tests.warm_profile import WarmProfile
from web.generator.edition import Edition, building
from web.generator.serve import SiteServer, serving
from web.generator.site import site_files
from web.languages.language import ENGLISH, entries, finished

GAME = "play/?variant=royal&seed=tongues&bots=otto"
OTHERS = [tag for tag in finished() if tag in amount(("sr-Latn", "sv"), finished()) and tag != ENGLISH]
"""The other languages of the site.

By default, one whose tag names a script, and one with long words and other letters on court cards."""

EDITION = Edition(languages=(ENGLISH, *OTHERS))

PLAYED = amount(46, 0)
"""The number of cards already played in the round when a visit begins."""


@pytest.fixture(scope="module")
def languages_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteServer]:
    """Yield a server for the site in English and the other languages."""
    with serving(
        built_once(tmp_path_factory, "languages", lambda: site_files(edition=EDITION, processes=2))
    ) as running:
        yield running


@pytest.fixture(scope="module")
def languages_profile(browser: Browser, languages_site: SiteServer) -> WarmProfile:
    """Return a browser profile in which the engine of the site in several languages is already running."""
    return WarmProfile(browser, languages_site, languages_site.folder, TIMEOUT_MS)


@pytest.fixture
def page(languages_profile: WarmProfile) -> Iterator[Page]:
    """Yield a page with nothing stored, for which the engine of that site is already running."""
    yield from lend(languages_profile)


def prefer(page: Page, tag: str) -> None:
    """Set the preferred language of a page's browser, as the option `locale` does when a page is made."""
    session, agent = page.context.new_cdp_session(page), page.evaluate("navigator.userAgent")
    session.send("Emulation.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": tag})
    session.send("Emulation.setLocaleOverride", {"locale": tag})


def language(page: Page) -> str | None:
    """Return the language of the document."""
    return page.locator("html").get_attribute("lang")


HIDDEN = """[...document.querySelectorAll("main a, footer a")].filter((link) => {
  link.focus();
  const { left, right, top, bottom } = link.getBoundingClientRect();
  const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest(".update");
  return above && !above.contains(link);
}).map((link) => link.textContent)"""
"""A script that returns the links that the offer hides when they have focus."""


def test_the_language_of_the_visitor_is_offered_and_kept(new_page: NewPage, languages_site: SiteServer) -> None:
    home, place = languages_site.address, "rules/royal/?seats=2#score"
    page = new_page(locale="sv-FI")
    page.goto(home + place)
    offer = page.locator(".update[lang=sv]")
    expect(offer.get_by_role("link")).to_have_text("Den här sidan på svenska")
    assert language(page) == "en"
    offer.get_by_role("link").click()
    expect(page).to_have_url(f"{home}sv/{place}")
    expect(offer).to_have_count(0)
    # The chosen language is offered on pages in other languages, until the visitor chooses one of these.
    page.goto(f"{home}about/")
    page.set_viewport_size({"width": 320, "height": 640})
    expect(offer).to_be_visible()
    assert page.evaluate(HIDDEN) == []
    page.set_viewport_size({"width": 320, "height": 256})
    assert page.evaluate(HIDDEN) == []
    offer.get_by_role("button", name="No, thank you").click()
    expect(page.locator("#main")).to_be_focused()
    page.reload()
    expect(page.locator("#languages a")).not_to_have_count(0)
    expect(offer).to_have_count(0)


def test_an_offer_is_made_once(new_page: NewPage, languages_site: SiteServer) -> None:
    page = new_page(locale="sv-SE")
    page.goto(f"{languages_site.address}about/")
    expect(page.locator(".update[lang=sv]")).to_have_count(1)
    page.reload()
    expect(page.locator("#languages a")).not_to_have_count(0)
    expect(page.locator(".update[lang=sv]")).to_have_count(0)


def test_a_chosen_language_that_the_site_no_longer_has(new_page: NewPage, languages_site: SiteServer) -> None:
    page = new_page()
    page.add_init_script("""localStorage["casino.language"] = '{"v":1,"data":{"tag":"tlh","name":"Klingon"}}'""")
    page.goto(f"{languages_site.address}about/")
    expect(page.locator(".update:not([hidden])")).to_contain_text("no longer available in Klingon")


def test_the_settings_lead_to_the_same_game_in_another_language(page: Page, languages_site: SiteServer) -> None:
    without_pauses(page)
    person = Person(page)
    person.go(languages_site.address + GAME)
    hand = [card.get_attribute("data-card") for card in person.hand.all()]
    person.menu("Settings")
    languages = page.locator("#set-languages")
    expect(languages.locator("[aria-current]")).to_have_text("English")
    page.locator("#theme-dark").check(force=True)  # the settings are drawn again
    languages.get_by_role("link", name="Svenska").click()
    page.wait_for_url("**/sv/play/**")
    person.arrive()
    assert language(page) == "sv"
    assert [card.get_attribute("data-card") for card in person.hand.all()] == hand
    page.goto(f"{languages_site.address}about/")
    expect(page.locator(".update[lang=sv] a")).to_have_text("Den här sidan på svenska")


def test_a_new_version_of_another_language_works_offline(
    new_page: NewPage, languages_site: SiteServer, tmp_path: Path
) -> None:
    """The list of the files in the visitor's language has not changed, so only the older version's cache has it."""
    page = new_page(service_workers="allow", expect_errors=True)
    files = site_of(languages_site.folder)
    publish(files, tmp_path)
    with serving(tmp_path) as server, building(EDITION):
        server.caching = "no-store"
        page.goto(f"{server.address}about/")
        wait_offline(page)
        publish(changed(files, f"{EDITION.place('sv')}about/index.html", b"</h1>", b" (ny)</h1>"), tmp_path)
        page.reload()
        with page.expect_navigation():
            page.locator("[data-update] button").click()
        wait_offline(page)
        stop_workers(page)
        server.stop()
        page.goto(f"{server.address}opponents/")
        expect(page.locator("#iris")).to_be_visible()


def stop_workers(page: Page) -> None:
    """Stop all service workers, as browsers do with idle ones; the next request starts them again."""
    states: dict[str, str] = {}
    session = page.context.new_cdp_session(page)
    session.on(
        "ServiceWorker.workerVersionUpdated",
        lambda event: states.update({one["versionId"]: one["runningStatus"] for one in event["versions"]}),
    )
    session.send("ServiceWorker.enable")
    session.send("ServiceWorker.stopAllWorkers")
    while not states or set(states.values()) != {"stopped"}:
        page.wait_for_timeout(50)


def test_court_cards_have_the_letters_of_their_country(page: Page, languages_site: SiteServer) -> None:
    shown = """() => {
      const root = getComputedStyle(document.querySelector("#hand"));
      const letters = ["Kn", "J", "D", "Q"].map((letter) => root.getPropertyValue(`--${letter}`));
      return [getComputedStyle(document.querySelector(".act .say"), "::before").content, ...letters];
    }"""
    without_pauses(page, deck="own")
    person = Person(page)
    decks = {"sv/": ['"D"', "inline", "none", "inline", "none"], "": ["none", "", "", "", ""]}
    for tag, expected in [*decks.items()][: amount(1, 2)]:
        page.goto(f"{languages_site.address}about/")
        page.evaluate("localStorage.clear()")
        person.go(f"{languages_site.address}{tag}play/?table=JH,QS,KD,3C&hand=QD,JS,KH,8D&hand1=2C,4C,5C,6C")
        person.choose(0)
        assert page.evaluate(shown) == expected


@cache
def translated(tag: str) -> frozenset[str]:
    """Return the English sentences that a language translates."""
    own = entries(tag)
    return frozenset(
        text.replace("*", "")
        for key, text in entries(ENGLISH).items()
        if isinstance(text, str) and len(re.findall(r"[a-z]{2,}", text)) > 2 and "{" not in text and own[key] != text
    )


def english_sentences(page: Page, tag: str) -> list[str]:
    """Return the sentences on a page that are still English, although its language translates them."""
    lines = re.split(r"\n+", str(page.evaluate("document.body.innerText")))
    return [line for line in lines if line.strip() in translated(tag)]


ENTRIES = "menu => [...menu.querySelectorAll('[data-do]:not([data-do=close])')].map((entry) => entry.dataset.do)"


@pytest.mark.full
@pytest.mark.parametrize("tag", OTHERS)
def test_every_dialog_in_each_language(new_page: NewPage, languages_site: SiteServer, tag: str) -> None:
    page = new_page(locale=tag)
    without_pauses(page)
    person = Person(page)
    table = f"{languages_site.address}{tag.lower()}/{GAME}"

    def menu() -> None:
        person.go(table)
        page.locator("[data-do='menu']").click()
        person.dialog().wait_for()
        person.unfold()

    menu()
    for entry in person.dialog().evaluate(ENTRIES):
        menu()
        person.dialog().locator(f"[data-do='{entry}']").click()
        person.settle()
        assert english_sentences(page, tag) == [], entry
        for width in (320, 390, 768, 1440):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (entry, width)
        assert faults(page) == [], entry


@pytest.mark.parametrize("tag", OTHERS)
def test_a_visit_in_each_language(page: Page, languages_site: SiteServer, tag: str) -> None:
    home = f"{languages_site.address}{tag.lower()}/"
    page.set_viewport_size({"width": 390, "height": 844})
    prefer(page, tag)
    without_pauses(page)

    def check() -> None:
        assert (language(page), english_sentences(page, tag)) == (tag, [])
        assert page.evaluate("document.documentElement.scrollWidth") <= 390

    for place in ("", "rules/kasino_fi/", "glossary/", "learn/"):
        page.goto(home + place)
        check()
    if FULL or OTHERS.index(tag) % 2 == 0:
        a_game(page, home, check)
    if FULL or OTHERS.index(tag) % 2 == 1:
        a_puzzle_and_a_frame(page, home, check)


def a_game(page: Page, home: str, check: Callable[[], None]) -> None:
    """Open a game, choose a card and play the round to its end, and check the page after each step."""
    person = Person(page)
    page.evaluate("text => { localStorage['casino.game'] = text; }", save_of(some_game(PLAYED)))
    person.go(f"{home}play/")
    check()
    page.locator("#hand button.card").first.click()
    person.settle()
    check()
    person.round()
    check()


def a_puzzle_and_a_frame(page: Page, home: str, check: Callable[[], None]) -> None:
    """Try to solve a puzzle, and open a table for frames; check the page after each step."""
    person = Person(page)
    person.go(f"{home}puzzles/classic/")
    check()
    page.set_viewport_size({"width": 1280, "height": 800})
    assert page.locator(".field").evaluate("field => field.scrollHeight - field.clientHeight") <= 0, "a build is cut"
    page.set_viewport_size({"width": 390, "height": 844})
    person.play()
    page.locator("#coach").wait_for()
    check()
    page.goto(f"{home}embed/v1/?variant=classic&seed=tongues")
    wait_ready(page)
    check()
