"""The table in frames: on another site, in a sandbox, with messages, and with good and bad addresses."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Frame, Page, expect

from tests.browser.person import Person
from tests.engine.amount import amount
from tests.trials.messages import LISTENS, Host, host_page, table
from web.generator.serve import SiteServer, serving


@pytest.fixture
def host(tmp_path: Path) -> Iterator[SiteServer]:
    """Yield the server of another site."""
    with serving(tmp_path, host="localhost") as running:
        yield running


def visit(page: Page, host: SiteServer, address: str, sandbox: str = "") -> Person:
    """Open a page with a table in a frame, and send the table messages while it starts; return its visitor."""
    (host.folder / "index.html").write_text(host_page(table(address, sandbox)), "utf-8")
    hostile = Host(page, f"http://localhost:{host.server_port}/")
    for number in range(EARLY_MESSAGES):
        hostile.send(Random(f"early {number}"), 0)
    person = Person(hostile.table(0))
    person.arrive()
    return person


EARLY_MESSAGES = 5
MESSAGES = amount(8, 500)

BAD = [
    ("?variant=clasic", "There is no game called “clasic”"),
    ("?bots=shark", "There is no player called “shark”"),
    ("?seats=7", "This game is not for 7 players"),
    ("?sweep_points=lots", "“sweep_points” cannot be “lots”"),
    ("replay/?game=classic;1;2/x", "There are too many or too few parts"),
    ("position/?team=-1", "This game is not for teams of -1"),
    ("replay/?game=classic:seats=1e9/x", "This game is not for 1e9 players"),
]
"""Bad addresses and the messages that they show; tests/worker tests how all kinds of bad addresses are read."""


SANDBOX = 'sandbox="allow-scripts"'
"""The attribute that gives a frame an opaque origin."""


@pytest.mark.parametrize("sandbox", amount([SANDBOX], ["", SANDBOX]))
def test_a_round_in_a_frame_that_gets_messages(page: Page, server: SiteServer, host: SiteServer, sandbox: str) -> None:
    page.add_init_script(LISTENS)
    address = f"{server.address}embed/v1/?variant=classic&seats=2&sweep_points=1&target=11&seed=abc&speed=off"
    person = visit(page, host, address, sandbox)
    expect(person.page.locator("#bar h1")).to_contain_text("to 11, 1 point a sweep")
    hostile = Host(page)
    answers = [hostile.pester(Random(f"messages {number}"), 0) for number in range(MESSAGES)]
    assert [answer for answer in answers if answer] == []
    person.play()
    person.menu("Skip to the end")
    person.dialog().get_by_role("button", name="Skip", exact=True).click()
    expect(person.sheet.locator("tbody")).to_contain_text("Most cards")
    assert person.page.evaluate("document.querySelector('#bar use, .card use').getBoundingClientRect().width") > 0
    messages = page.evaluate("heard")
    assert all(message["casino"] == 1 for message in messages)
    heights = [message["height"] for message in messages if "type" not in message]
    assert heights
    assert set(heights) == {799}
    assert {message["type"] for message in messages if "type" in message} == {"ready", "read", "moved"}


OBEYS = """<!doctype html><title>Host</title><link rel="icon" href="data:,">
<style>iframe {{ padding: 2px; border: 3px solid; {style} }}</style>
<iframe title="Casino" src="{address}"></iframe>
<script>
  const heights = [];
  addEventListener("message", ({{ data }}) => {{
    if (!data.height) return;
    heights.push(data.height);
    document.querySelector("iframe").style.height = `${{data.height}}px`;
  }});
</script>"""
"""A page that gives its frame every height that the table requests."""


@pytest.mark.parametrize(
    "style",
    amount(
        ["width: 720px; height: 300px; box-sizing: border-box"],
        [
            "width: 400px; height: 1200px; box-sizing: content-box",
            "width: 720px; height: 300px; box-sizing: border-box",
        ],
    ),
)
def test_a_link_leads_to_the_site_and_heights_settle(
    page: Page, server: SiteServer, host: SiteServer, style: str
) -> None:
    address = f"{server.address}embed/v1/?seed=abc&speed=off&bots=otto"
    (host.folder / "index.html").write_text(OBEYS.format(style=style, address=address), "utf-8")
    page.goto(f"http://localhost:{host.server_port}/")
    page.wait_for_function("() => heights.length")
    person = Person(page.frames[1])
    person.arrive()
    link = person.page.get_by_role("link", name="Casino")
    expect(link).to_have_attribute("target", "_blank")
    with page.expect_popup() as popup:
        link.click()
    popup.value.wait_for_url(server.address)
    popup.value.close()
    for _ in range(amount(1, 4)):
        person.choose(0)
        before = settled(page)
        for _ in range(amount(1, 2)):
            person.choose(0)
            person.choose(0)
        person.page.get_by_role("button", name="Menu").first.click()
        expect(person.dialog()).to_have_count(1)
        page.keyboard.press("Escape")
        expect(person.dialog()).to_have_count(0)
        assert settled(page) == before
        person.choose(0)
        person.play()
    heights = page.evaluate("heights")
    assert set(heights) == {799}
    field = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.getElementById('field'))"
    assert person.page.evaluate(field) <= 0
    assert person.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def settled(page: Page) -> int:
    """Return the height of the frame once it no longer changes."""
    page.wait_for_timeout(200)
    return int(page.evaluate("document.querySelector('iframe').offsetHeight"))


def test_of_many_tables_only_those_pressed_start(page: Page, server: SiteServer, host: SiteServer) -> None:
    frames = [table(f"{server.address}embed/v1/{query}") for query in ["", "?variant=swazi&theme=dark"] * amount(2, 5)]
    (host.folder / "index.html").write_text(host_page(*frames), "utf-8")
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(f"http://localhost:{host.server_port}/", wait_until="networkidle")
    dealt, empty, *more = page.frames[1 : len(frames) + 1]
    expect(dealt.locator("#hand button.card")).to_have_count(4)
    expect(dealt.get_by_text("Press a card to play")).to_be_visible()
    expect(dealt.get_by_text("Getting the rules ready")).to_be_hidden()
    expect(empty.get_by_role("button", name="Tap to play")).to_be_visible()
    assert empty.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.workers == []
    assert [url for url in requests if "wasm" in url or "/runtime/" in url or ".pack" in url] == []
    card = dealt.locator("#hand button.card").first
    name = card.get_attribute("data-do")
    card.click()
    dealt.wait_for_selector("html[data-python=ready]", state="attached")
    expect(dealt.locator("#hand [aria-pressed=true]")).to_have_attribute("data-do", str(name))
    assert len(page.workers) <= 1  # no worker if the frame may share the engine of other tables
    assert len([url for url in requests if url.endswith(".wasm") and "micropython" in url]) == 1
    for frame in (empty, *more):
        assert frame.evaluate("document.documentElement.dataset.python") == "waiting"
    an_empty_table_is_started_by_its_button(page, empty)


SEEN = """() => [...document.querySelectorAll("#play :is(.seats, .field, .hand, .side) > *")]
  .filter((one) => getComputedStyle(one).visibility !== "hidden").map((one) => one.textContent)"""
"""Returns the visible texts of cards and counts; a waiting table must show none."""


def an_empty_table_is_started_by_its_button(page: Page, frame: Frame) -> None:
    """Start an empty, waiting table by pressing Enter on its button."""
    button = frame.get_by_role("button", name="Tap to play")
    assert frame.evaluate(SEEN) == []
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_be_hidden()
    frame.wait_for_selector("html[data-python=ready]", state="attached")
    expect(frame.locator("#hand button.card").first).to_be_visible()
    assert frame.evaluate("document.activeElement !== document.body")


def test_an_element_can_have_the_theme_of_the_page_around_it(page: Page, server: SiteServer, host: SiteServer) -> None:
    more = 'kind="position" hand="8D" lang="sv" loading="eager"'
    element = f'<casino-table theme="page" table="5H,3C" {more}></casino-table>'
    misspelt = '<casino-table kind="postion" style="display: none"></casino-table>'
    styled = "<style>body { background: oklch(0.98 0.01 85) } .night { background: #111 }</style>"
    script = f'<script src="{server.address}embed/v1/embed.js" async></script>'
    (host.folder / "index.html").write_text(
        f'<!doctype html><link rel="icon" href="data:,">{styled}<body class="night">{script}{element}{misspelt}',
        "utf-8",
    )
    page.emulate_media(color_scheme="light")
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text))
    page.goto(f"http://localhost:{host.server_port}/")
    page.wait_for_function("() => document.querySelector('casino-table')?.shadowRoot?.querySelector('iframe')")
    assert "&lang=sv" in page.evaluate("document.querySelector('casino-table').src")
    shown = page.frame_locator("casino-table iframe").locator("html")
    expect(shown).to_have_attribute("data-theme", "dark")
    page.evaluate("() => document.body.classList.remove('night')")
    expect(shown).to_have_attribute("data-theme", "light")
    assert any('there is no kind "postion"' in text for text in warnings)
    with page.expect_event("framenavigated"):
        page.evaluate("document.querySelector('casino-table').reset()")
    expect(shown).to_have_attribute("data-theme", "light")


@pytest.mark.full  # by default, test_embeds.py starts a course immediately
def test_an_address_can_ask_for_an_immediate_start(page: Page, server: SiteServer, host: SiteServer) -> None:
    (host.folder / "index.html").write_text(host_page(table(f"{server.address}embed/v1/?start=now")), "utf-8")
    page.goto(f"http://localhost:{host.server_port}/")
    page.frames[1].wait_for_selector("html[data-python=ready]", state="attached")
    expect(page.frames[1].locator("#dialogs dialog[open]")).to_have_count(0)


@pytest.mark.full
@pytest.mark.parametrize(("query", "words"), BAD)
def test_a_bad_address_shows_a_message_and_offers_the_closest_match(
    page: Page, server: SiteServer, host: SiteServer, query: str, words: str
) -> None:
    person = visit(page, host, f"{server.address}embed/v1/{query}")
    offers_the_closest_match(person, words)


def offers_the_closest_match(person: Person, words: str) -> None:
    """Check the message about a bad address, and accept the game that the message offers."""
    expect(person.dialog()).to_contain_text(words)
    person.dialog().get_by_role("button", name="Play the closest match").click()
    expect(person.dialog()).to_have_count(0)
    assert person.hand.count() == 4


def test_a_frame_of_a_game_under_way_goes_on_until_another_is_asked_for(
    page: Page, server: SiteServer, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text(host_page(table(f"{server.address}embed/v1/?seed=abc&speed=off")), "utf-8")
    with serving(tmp_path) as near:  # the host page is of the same site, so the browser stores the frame's game
        page.goto(near.address)
        page.frames[1].locator("#hand button.card").first.click()
        person = Person(page.frames[1])
        person.arrive()
        person.play()
        before = person.picture()
        page.goto(near.address)
        again = Person(page.frames[1])
        again.arrive()
        assert again.picture() == before
        page.frames[1].goto(f"{server.address}embed/v1/?seed=other&speed=off")
        again.arrive()
        assert again.picture() != before
        assert page.frames[1].evaluate("localStorage['casino.game'] ?? null") is None
        query, words = BAD[-1]
        page.frames[1].goto(f"{server.address}embed/v1/{query}")
        again.arrive()
        offers_the_closest_match(again, words)


@pytest.mark.full
def test_a_table_for_frames_resumes_its_game_outside_a_frame(page: Page, server: SiteServer) -> None:
    person = Person(page)
    person.go(f"{server.address}embed/v1/?seed=abc&speed=off")
    person.play()
    before = person.picture()
    page.reload()
    person.arrive()
    assert person.picture() == before
    person.go(f"{server.address}embed/v1/?seed=other")
    assert person.picture() != before
    assert page.evaluate("localStorage['casino.game'] ?? null") is None
