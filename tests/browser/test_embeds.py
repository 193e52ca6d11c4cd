"""Every kind of embed is drawn before Python starts, and looks the same afterwards."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Frame, Page, Response, expect

from casino_core.cards import pack
from tests.axe import BUT_COLOURS, faults
from tests.browser.person import Person
from tests.conftest import NewPage
from tests.engine.amount import amount
from tests.trials.messages import host_page, table
from tests.worker.test_replay import over
from web.generator.builder import DIAGRAM, HEIGHT
from web.generator.serve import SiteServer, serving

TASK = "position/?table=5H,3C,8=6D2S&hand=8D,9S&play=8Dx5H3C,b6D&ask=Take+with+{8D}&theme=dark"
KINDS = {
    "?seed=abc&bots=beginner&speed=off": ["QS 7H 8D 7S", "QD 3C AH 5H"],
    "?variant=royal&seats=3&seed=k7f2&speed=off": ["8C 4H 3H 5H", "9H 8D 9D TC"],
    "position/?table=5H,3C,QS&speed=off": ["5H 3C QS", "JH 9D AS 9S"],
    TASK: ["5H 3C 6D 2S", "8D 9S"],
    "position/?seats=4&team=2&table=5H,3C,8=6D2S,QS&hand=8D,2C&pile1=KH,KS&seed=other&speed=off": [
        "5H 3C QS 6D 2S",
        "8D 2C",
    ],
    "puzzle/?number=2": ["5C 6S AS 7C", "7H 8C 6H 4D"],
    "puzzle/?number=22": ["4C 6D", "8H 4D QC"],
    "lesson/?course=first&step=sum": ["5D 3H KC", "8C JD"],
    "lesson/?step=builds/multiple-build": None,
    f"replay/?game={over('classic')}": ["", ""],
}
"""Interactive embeds, with the cards on the table and in the hand, or None if the cards are not checked here."""
READ = {
    "diagram/?table=5H,8=6D2S&hand=8D,2C&ask=Which%3F": "Which?",
    "diagram/?name=add": "",
    "rules/royal/": "Royal Casino",
    "rules/?variant=royal": "Royal Casino",
}
"""Static embeds, each with words that it must show; "" stands for "A position"."""

FIRST_OF_KIND = {address.partition("?")[0].split("/")[0]: address for address in reversed([*KINDS, *READ])}
"""The first address of each kind of embed."""

SCREENS = {TASK, *(FIRST_OF_KIND[kind] for kind in ("", "replay", "diagram", "rules"))}
"""One embed for each kind of screen: puzzles and lessons look like tasks."""

CARDS = """(zone) => [...document.querySelectorAll(zone)].map((card) => card.id.replace("card-", "")).join(" ")"""
PICTURE = """() => {
  const play = document.getElementById("play").cloneNode(true);
  play.querySelector("#log")?.replaceChildren();
  play.querySelector("#log")?.removeAttribute("data-state"); // may differ before there is something to undo
  play.querySelector("#side")?.remove();
  play.querySelectorAll("[id^=why-]").forEach((one) => one.remove());
  play.querySelectorAll("[style]").forEach((one) => {
    one.setAttribute("style", one.getAttribute("style").replaceAll(": ", ":").replaceAll("; ", ";").replace(/;$/, ""));
  });
  play.querySelectorAll("[data-symbol]").forEach((one) => {
    one.outerHTML = `<use href="#${one.dataset.symbol}"></use>`; // as drawn once in sight
  });
  play.querySelectorAll("[data-last]").forEach((one) => one.removeAttribute("data-last"));
  const text = play.innerHTML.replaceAll(/=""|aria-describedby="[^"]*"/g, "").replaceAll(/\\s+/g, " ");
  return text.replaceAll(/ ?([<>]) ?/g, "$1\\n");
}"""
"""Returns the markup of the table, without the parts that may differ before and after Python starts."""

ENGINE_FILES = re.compile(r"wasm|\.pack|/pyodide|/pyscript|/micropython-\w+/")
SANDBOX = 'sandbox="allow-scripts"'


@pytest.fixture
def host(tmp_path: Path) -> Iterator[SiteServer]:
    """Yield the server of another site."""
    with serving(tmp_path, host="localhost") as running:
        yield running


def frames(page: Page, host: SiteServer, site: str, addresses: list[str], sandbox: str = "") -> dict[str, Frame]:
    """Open a page with an embed for each address; return the frames by address."""
    shown = (table(f"{site}embed/v1/{address}", sandbox) for address in addresses)
    (host.folder / "index.html").write_text(host_page(*shown), "utf-8")
    page.goto(f"http://localhost:{host.server_port}/")
    return dict(zip(addresses, page.frames[1:], strict=False))


@pytest.mark.slow
@pytest.mark.parametrize(
    "sandbox", [pytest.param("", id="other site"), pytest.param(SANDBOX, id="sandbox", marks=pytest.mark.full)]
)
def test_every_kind_is_drawn_without_python_and_identically_with_it(
    page: Page, server: SiteServer, host: SiteServer, sandbox: str
) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    shown = frames(page, host, server.address, [*KINDS, *READ], sandbox)
    checked = set() if sandbox else amount(SCREENS, set(shown))
    for address, words in READ.items():
        expect(shown[address].locator("main")).to_contain_text(words or "A position")
        assert shown[address].locator("main :is(.card, img, .say)").first.is_visible(), address
        assert address not in checked or faults(shown[address], **amount(BUT_COLOURS, {})) == [], address
    for address, cards in KINDS.items():
        expect(shown[address].locator("#hand button.card").first).to_be_visible()
        if cards and cards[0]:
            assert [shown[address].evaluate(CARDS, zone) for zone in ("#field .card", "#hand .card")] == cards, address
        full = shown[address].get_by_role("link", name="Open at full size")
        assert str(full.get_attribute("href")).startswith("../"), address
        assert address not in checked or faults(shown[address], **amount(BUT_COLOURS, {})) == [], address
    assert [url for url in requests if ENGINE_FILES.search(url)] == []
    assert page.workers == []
    first, *_, last = (shown[address].locator("[data-symbol]") for address in KINDS)
    expect(first.first).to_be_attached()
    expect(last).to_have_count(0)  # not drawn yet: nobody has scrolled to this frame
    for address in [TASK] if sandbox else amount([*KINDS][5:6], [*KINDS]):
        touched(shown[address], address)


def touched(frame: Frame, address: str) -> None:
    """Touch a frame, so that its engine starts; the engine must draw the same picture as the page did before."""
    before = frame.evaluate(PICTURE)
    frame.frame_element().scroll_into_view_if_needed()
    frame.wait_for_function(f"() => ({MISSING_SYMBOLS})().length === 0")
    frame.get_by_role("button", name="Undo").or_(frame.locator("#acts")).first.dispatch_event("click")
    frame.wait_for_selector("html[data-python=ready]", state="attached")
    if "replay" in address:
        expect(frame.locator("#replay-at")).to_be_attached()
        return
    frame.wait_for_function("() => !document.getElementById('play').hasAttribute('data-busy')")
    if "Your turn" in before:  # otherwise a bot has already played
        assert frame.evaluate(PICTURE).split("\n") == before.split("\n"), address


SCHEMES = ("<style>:root {{ color-scheme: {} }}</style>", '<meta name="color-scheme" content="{}">')


def test_a_frame_has_the_colour_scheme_of_the_page_around_it(
    new_page: NewPage, server: SiteServer, host: SiteServer
) -> None:
    page = new_page(color_scheme="null")  # otherwise Playwright sets a colour scheme in frames, too
    embed = table(f"{server.address}embed/v1/diagram/?table=sand&amp;table=5H,3C&amp;hand=8D")
    for scheme in SCHEMES:
        for theme in amount(("dark",), ("dark", "light")):
            around = f'<!doctype html><link rel="icon" href="data:,">{scheme.format(theme)}'
            (host.folder / "index.html").write_text(f"{around}{embed}", "utf-8")
            # The query differs each time, because the browser may cache the page for a while.
            page.goto(f"http://localhost:{host.server_port}/?{theme}{len(scheme)}")
            page.frames[1].wait_for_selector(".card")
            dark = page.frames[1].evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
            assert dark is (theme == "dark"), scheme
            assert page.frames[1].locator("html").get_attribute("data-table") == "sand"


@pytest.mark.slow
def test_a_task_is_solved_by_the_right_play_and_the_first_tap_is_kept(
    page: Page, server: SiteServer, host: SiteServer
) -> None:
    page.set_viewport_size({"width": 1200, "height": 900})  # so that nothing scrolls when the frame grows
    frame = frames(page, host, server.address, [TASK])[TASK]
    assert frame.evaluate("document.documentElement.dataset.theme") == "dark"
    expect(frame.locator("#coach")).to_contain_text("Take with")
    frame.locator("#card-8D").click()
    frame.wait_for_selector("html[data-python=ready]", state="attached")
    expect(frame.locator("#hand [aria-pressed=true]")).to_have_attribute("data-do", "hand:8D")
    person = Person(frame)
    person.arrive()
    frame.locator("#acts button", has_text="Lay").first.click()
    expect(frame.locator(".answer[data-state=wrong]")).to_contain_text("you can take something here")
    expect(frame.locator("#hand button.card")).to_have_count(2)
    for width in (320, 704):
        frame.frame_element().evaluate(SIZED, [width, HEIGHT])
        frame.wait_for_function(f"() => innerWidth === {width}")
        assert frame.evaluate(BEYOND) == []
    frame.get_by_role("button", name="Show me").click()
    expect(frame.locator(".answer[data-state=right]")).to_contain_text("That is the play.")
    frame.get_by_role("button", name="Try again").click()
    expect(frame.locator("#hand button.card")).to_have_count(2)


@pytest.mark.slow
def test_a_course_ends_with_a_link_and_has_all_cards_drawn(page: Page, server: SiteServer, host: SiteServer) -> None:
    address = f"lesson/?course=first&start=now&speed=off{amount('&step=own-build', '')}"
    frame = frames(page, host, server.address, [address])[address]
    frame.wait_for_selector("html[data-python=ready]", state="attached")
    coach = frame.locator("#coach")
    for number in range(amount(8, 2), 9):
        coach.get_by_role("button", name="Skip").click()
        expect(coach).to_contain_text(f"Step {number} of 8")
    expect(coach.get_by_role("link", name="Skip")).to_have_attribute("href", re.compile("/learn/$"))
    coach.get_by_role("button", name="Show me").click()
    expect(coach.locator(".answer")).to_contain_text("That was the last step.")
    assert frame.evaluate(MISSING_SYMBOLS) == []
    with page.context.expect_page() as opened:
        coach.get_by_role("link", name="More lessons").click()
    assert opened.value.url == f"{server.address}learn/"


MISSING_SYMBOLS = """() => [...document.querySelectorAll("#play use")].map((use) => use.getAttribute("href"))
  .filter((name) => !document.getElementById(name.slice(1)))"""
"""Returns the symbols that the table uses and the page lacks."""

BAD = {
    "position/?table=5H,9X&hand=5H,8D": ["“table” in the address is wrong at “9X”", "“hand” in the address is wrong"],
    "position/?table=8=5C4D,QS&hand=8D": ["the five of clubs and four of diamonds cannot make 8"],
    f"position/?table={''.join(pack())}&hand=8D,5H": ["“hand” in the address is wrong: That makes 54 cards"],
    "position/?hand=AS2S3S4S5S": ["A hand of 5 cards is too large"],
    "?bots=shark&sweep_points=lots&seed=abc": [
        "“bots” in the address asks for “shark”",
        "“sweep_points” in the address asks for “lots”",
    ],
    "replay/": ["The address has no game to replay"],
    "position/?table=5H,3C&hand=8D&plya=8Dx5H3C": ["There is no “plya” in addresses. Did you mean “play”?"],
    "position/?table=5H&hand=8D,2C&seed=two+words": ["The seed can have up to 64 characters"],
    "position/?table=5H,3C&hand=8D&play=8Dx5H3C&ask=" + "Why+" * 59 + "Why": [
        "“ask” in the address has 239 characters"
    ],
    "puzzle/?course=first": ["“course” in the address has no effect in this kind of frame."],
    "diagram/?table=5H,5H": ["the five of hearts appears twice"],
    "rules/?variant=nonsense": ["“variant” in the address asks for “nonsense”, which does not exist"],
}
"""Faulty addresses of every kind, each with the messages that must be shown before Python starts."""

MORE_BAD = {
    "position/?variant=nonsense&hand=8D": ["“variant” in the address asks for “nonsense”, which does not exist"],
    "?variant=nonsense": ["“variant” in the address asks for “nonsense”, which does not exist"],
    "?lamp=on": ["Did you mean “lit”?"],
    "?seats=7": ["“seats” in the address asks for “7”, which does not exist"],
    "puzzle/?variant=swazi": ["“swazi” has no puzzles, so this is the puzzle of the day."],
    "puzzle/?number=99999": ["There is no puzzle 99999. Numbers go from 1 to "],
    "lesson/?course=gone": ["“course” in the address asks for “gone”"],
    "lesson/?step=first/gone": ["“step” in the address asks for “first/gone”"],
    "position/?tabel=5H,3C&Hand=8D": ["Did you mean “table”?", "Did you mean “hand”?"],
    "position/?table=5H&hand=8D,2C&solution=hidden&theme=drak": ["Did you mean “dark”?", "asks for “hidden”"],
    "puzzle/?nubmer=3": ["There is no “nubmer” in addresses. Did you mean “number”?"],
    "lesson/?course=frist": ["Did you mean “first”?"],
    "lesson/?step=first/smu": ["Did you mean “first/sum”?"],
    "lesson/?cuorse=first&show=seat": ["Did you mean “course”?", "Did you mean “seats”?"],
    "?variant=roayl&bots=nai": ["Did you mean “royal”?", "Did you mean “nia”?"],
    "diagram/?nmae=add": ["Did you mean “name”?"],
    "diagram/?name=gone": ["“name” in the address asks for “gone”"],
}
"""More addresses with names and values that do not exist, each with the messages that must be shown."""


def test_faults_are_named_next_to_what_could_be_read(page: Page, server: SiteServer, host: SiteServer) -> None:
    bad = amount(BAD, {**BAD, **MORE_BAD})
    shown = frames(page, host, server.address, [*bad])
    for address, words in bad.items():
        wrong = shown[address].locator("#wrong")
        expect(wrong).to_be_visible()
        for sentence in words:
            expect(wrong).to_contain_text(sentence)
        way = urlsplit(str(wrong.get_by_role("link").get_attribute("href")))
        folder, _, parameters = address.rpartition("?" if "?" in address else "/")
        filled = f"kind={folder.strip('/') or 'game'}&{parameters}".rstrip("&")
        assert (way.path, way.query) == (f"{urlsplit(server.address).path}embed/", unquote(filled))
    assert shown["?bots=shark&sweep_points=lots&seed=abc"].evaluate(CARDS, "#hand .card") == "QD 3C AH 5H"
    assert shown["position/?table=5H,9X&hand=5H,8D"].evaluate(CARDS, ".loose .card, #hand .card") == "5H 8D"
    assert {"casino": 1, "type": "ready", "kind": "rules"} in page.evaluate("heard")


MAX_BYTES = 60_000
"""The maximum number of compressed bytes that an untouched frame may load."""

MAX_ELEMENTS = 600
"""The maximum number of elements in an untouched frame, because a page may lay out twenty frames."""


@pytest.mark.parametrize(
    "address",
    amount(
        ["?seed=abc", "diagram/?hand=8D"],
        ["?seed=abc", "position/?table=5H,3C&hand=8D", "puzzle/", "lesson/", "diagram/?hand=8D"],
    ),
)
def test_an_untouched_frame_loads_little(new_page: NewPage, server: SiteServer, host: SiteServer, address: str) -> None:
    page = new_page()
    loaded: list[Response] = []

    def note(response: Response) -> None:
        loaded.append(response)

    page.on("response", note)
    frames(page, host, server.address, [address])
    own = [response for response in loaded if response.url.startswith(server.address)]
    sizes = {response.url.rpartition("/")[2] or "page": len(gzip.compress(response.body())) for response in own}
    assert len(sizes) > 2
    assert sum(sizes.values()) < MAX_BYTES, sizes
    assert page.frames[1].evaluate("document.querySelectorAll('*').length") < MAX_ELEMENTS


LONG = "position/?table=5H,3C,8=6D2S&hand=8D,9S,2C,KH&play=8Dx5H3C&ask=" + "What+do+you+take,+and+why?+" * 7
CROWDED = "position/?table=5H,3C,QS,JS,TD,9C,8=6D2S,7=4D3D@0,KC,KD&hand=8D,2C,7C,7H"
TALL = ("seats=", "ask=", "step=sum", "replay/")
"""An embed whose address contains one of these parts needs the most room."""

SIZES = (300, 320, 390, 480, 600, 699, 700, 704, 899, 900, 1099, 1100, 1200)
BEYOND = """() => {
  const parts = ["html", "#field", "#coach"].map((part) => document.querySelector(part)).filter(Boolean);
  const sides = [...document.querySelectorAll("#seats > *, #acts")].map((one) => one.getBoundingClientRect());
  return parts.flatMap((part) => [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth])
    .concat(sides.flatMap(({ left, right }) => [-left, right - innerWidth]))
    .filter((beyond) => beyond > 0);
}"""
"""Returns the numbers of pixels by which parts of the table overflow, or reach beyond the frame."""


HIDDEN = """() => [...document.querySelectorAll("[data-shown] > .card")]
  .filter((one) => !one.checkVisibility()).map(({ id }) => id)"""
"""Returns the open cards of other players that are not visible."""

SIZED = """(frame, [wide, high]) => {
  frame.style = `position: absolute; inset: 0; border: 0; width: ${wide}px; height: ${high}px`;
}"""
"""Gives a frame its size and stacks all frames, because a frame out of sight is not laid out."""


def test_no_frame_scrolls_at_its_published_height(new_page: NewPage, server: SiteServer, host: SiteServer) -> None:
    page = new_page(viewport={"width": 1200, "height": 900})
    read = {address for address in READ if address.startswith("diagram/?table")}  # others are as high as their content
    kinds = amount([address for address in KINDS if any(part in address for part in TALL)], [*KINDS])
    addresses = [*kinds, *read, LONG, CROWDED, "puzzle/?number=300", "?variant=swazi"]
    shown = frames(page, host, server.address, addresses)
    for frame in shown.values():
        frame.wait_for_load_state()
    for width in amount(SIZES[1::6], SIZES):
        for address, frame in shown.items():
            frame.frame_element().evaluate(SIZED, [width, DIAGRAM if address in read else HEIGHT])
        for address, frame in shown.items():
            frame.wait_for_function(f"() => ({MISSING_SYMBOLS})().length === 0", polling=50)  # drawn once in sight
            assert frame.evaluate(BEYOND) == [], (address, width)
            assert frame.evaluate(HIDDEN) == [], (address, width)


def test_frames_without_scripts_say_so(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(java_script_enabled=False)
    for kind in amount(("", "lesson/", "diagram/"), ("", "position/", "puzzle/", "lesson/", "replay/", "diagram/")):
        page.goto(f"{server.address}embed/v1/{kind}")
        assert (
            "JavaScript" in page.locator("noscript, .unscripted").all_inner_texts()[0]
            or page.get_by_text("JavaScript").count()
        )
        expect(page.get_by_role("link", name="Open at full size")).to_be_visible()
        assert page.locator("img").or_(page.locator(".card:visible")).count() == (not kind)  # only cards of the address
    page.goto(f"{server.address}embed/v1/rules/royal/")
    assert page.locator("h2").count() > 3


def test_a_frame_that_is_offline_says_so(new_page: NewPage, server: SiteServer, host: SiteServer) -> None:
    page = new_page(expect_errors=True)
    (frame,) = frames(page, host, server.address, ["?seed=abc"]).values()
    frame.wait_for_load_state()
    page.context.set_offline(True)
    frame.locator("#hand button.card").first.click()
    expect(frame.locator("[data-cause]")).to_contain_text("because this device is offline")


def test_parts_around_the_table_can_be_left_out(page: Page, server: SiteServer, host: SiteServer) -> None:
    addresses = [f"position/?table=5H&hand=8D&show={shown}" for shown in ("none", "bar,link")]
    none, some = frames(page, host, server.address, addresses).values()
    for frame, seen in ((none, [False, False, False]), (some, [True, False, True])):
        assert [frame.locator(part).is_visible() for part in ("#bar", "#seats", ".origin")] == seen
        expect(frame.locator("#hand .card")).to_be_visible()
