"""Messages between a frame and its host, and the element that embed.js defines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.person import Person
from web.generator.serve import SiteServer, serving

pytestmark = pytest.mark.slow


@pytest.fixture
def host(tmp_path: Path) -> Iterator[SiteServer]:
    """Yield a server of the same site, on which browsers allow frames to store values."""
    with serving(tmp_path) as running:
        yield running


def visit(page: Page, host: SiteServer, body: str) -> None:
    """Open a host page that records all messages."""
    script = "const messages = []; addEventListener('message', ({ data }) => messages.push(data));"
    html = f'<!doctype html><title>Host</title><link rel="icon" href="data:,"><script>{script}</script>{body}'
    (host.folder / "index.html").write_text(html, "utf-8")
    page.goto(host.address)


ELEMENTS = """
<script src="{script}"></script>
<script>
  const events = [];
  const note = ({{ type, detail, target }}) => events.push([target.id, type, detail]);
  for (const type of ["ready", "moved", "solved", "finished"]) addEventListener(type, note);
</script>
<casino-table id="near" seed="abc" speed="off" target="11" theme="dark" title="The table of our club">
  <a href="https://example.org/">A picture of the table</a>
</casino-table>
<div style="height: 5000px"></div>
<casino-table id="far"><p>Not yet</p></casino-table>
<iframe id="stranger" sandbox="allow-scripts" srcdoc="<script>
  for (const what of ['reset', 'position']) parent.frames[0].postMessage({{ casino: 1, do: what, seed: 'x' }}, '*');
</script>"></iframe>"""


def test_the_element_shows_a_table_reports_events_and_resets(page: Page, server: SiteServer, host: SiteServer) -> None:
    visit(page, host, ELEMENTS.format(script=f"{server.address}embed/v1/embed.js"))
    near, far = page.locator("#near"), page.locator("#far")
    expect(near.get_by_role("link")).to_be_hidden()
    expect(far.get_by_text("Not yet")).to_have_count(1)
    assert far.locator("iframe").count() == 0
    frame = near.locator("iframe")
    expect(frame).to_have_attribute("title", "The table of our club")
    assert heights(page) == [frame.bounding_box()["height"]] == [near.bounding_box()["height"]]  # type: ignore[index]
    person = Person(page.frame(url=f"{server.address}embed/v1/?*"))  # type: ignore[arg-type]
    table = person.page
    assert table.evaluate("document.documentElement.dataset.theme") == "dark"
    near.evaluate("(one) => one.setAttribute('theme', 'light')")
    table.wait_for_selector("html[data-theme=light]", state="attached")
    table.locator("body").press("Shift")
    person.arrive()
    assert table.evaluate("document.documentElement.dataset.theme") == "light"
    person.play()
    person.settle()
    (mine,) = [event for event in page.evaluate("events") if event[1] == "moved" and event[2]["you"]]
    assert mine[0] == "near"
    assert page.evaluate("events[0]") == ["near", "ready", {"kind": "game"}]
    stored = table.evaluate("JSON.stringify(localStorage)")
    assert mine[2]["play"] in stored
    before = person.picture()
    with page.expect_event("framenavigated"):
        near.evaluate("(one) => one.reset()")
    table.wait_for_selector("html[data-python=waiting]", state="attached")
    table.locator("body").press("Shift")
    person.arrive()
    assert person.picture() != before
    person.play()
    assert table.evaluate("JSON.stringify(localStorage)") == stored
    table.evaluate("history.replaceState(null, '')")
    far.scroll_into_view_if_needed()
    expect(far.locator("iframe")).to_have_count(1)
    expect(far.get_by_text("Not yet")).to_be_hidden()
    steps, there = page.evaluate("history.length"), f"{server.address}embed/v1/?seed=abc"
    with page.expect_event("framenavigated", lambda frame: frame.url == there):
        far.evaluate("(one) => one.setAttribute('seed', 'abc')")
    assert page.evaluate("history.length") == steps
    assert near.evaluate("(one) => one.src") == (f"{server.address}embed/v1/?seed=abc&speed=off&target=11&theme=light")


def heights(page: Page) -> list[Any]:
    """Return a list with only the last height that was sent in our own format."""
    page.wait_for_function("() => messages.some(({ height }) => height)")
    page.wait_for_timeout(200)
    return [each["height"] for each in page.evaluate("messages") if "height" in each and "sentinel" not in each][-1:]


def test_heights_are_sent_in_the_formats_of_amp_pym_and_wordpress(
    page: Page, server: SiteServer, host: SiteServer
) -> None:
    marks = ("#amp=1", "?childId=pym-0&initialWidth=700", "#?secret=aB3dE5gH1j", "?childId=x%20y&secret=short")
    frames = [
        f'<iframe title="T" width="700" height="700" src="{server.address}embed/v1/{mark}"></iframe>' for mark in marks
    ]
    visit(page, host, "".join(frames))
    page.wait_for_function("() => messages.length >= 11")
    page.wait_for_timeout(300)
    messages = page.evaluate("messages")
    (height,) = {each["height"] for each in messages if isinstance(each, dict) and each.keys() == {"casino", "height"}}
    others = [each for each in messages if not (isinstance(each, dict) and "casino" in each)]
    assert sorted(map(str, others)) == sorted(
        map(
            str,
            [
                {"sentinel": "amp", "type": "embed-size", "height": height},
                f"pymxPYMxpym-0xPYMxheightxPYMx{height}",
                {"message": "height", "value": height, "secret": "aB3dE5gH1j"},
            ],
        )
    )


HOSTILE: tuple[dict[str, Any], ...] = (
    {"table": "<img src=x onerror=parent.ran=1>", "hand": "8D"},
    {"hand": "8D,8D", "ask": "<script>parent.ran=1</script>"},
    {"table": "5H,3C", "hand": "8D", "play": ["8Dx5H3C", "javascript:parent.ran=1"]},
    {"variant": "__proto__", "seed": "../../", "theme": "x"},
    {"table": "5H,8=5C3D@9", "hand": "A" * 1500},
    {},
)
"""Positions that a hostile page may request: nearly all are invalid, and the last request is empty."""


def test_any_requested_position_is_answered_and_no_script_runs(
    page: Page, server: SiteServer, host: SiteServer
) -> None:
    visit(page, host, f'<iframe title="T" width="700" height="700" src="{server.address}embed/v1/?seed=abc"></iframe>')
    page.wait_for_function("() => messages.length")
    for place, parameters in enumerate(HOSTILE, 2):
        page.evaluate(
            "(parameters) => frames[0].postMessage({ casino: 1, do: 'position', ...parameters }, '*')", parameters
        )
        page.wait_for_function("(many) => messages.filter(({ type }) => type === 'ready').length === many", arg=place)
        frame = page.frames[1]
        assert "/embed/v1/position/" in frame.url
        assert len(frame.locator("body").inner_text()) > 20
        assert frame.evaluate("localStorage.length") == 0
    assert page.evaluate("globalThis.ran") is None
    before = page.frames[1].url
    sent = "for (let n = 0; n < 300; n += 1) for (const one of requests) frames[0].postMessage(one, '*')"
    refused = [{"casino": 1, "do": "position", "Hand": "8D"}, {"casino": 2, "do": "reset"}, None, "reset", ["casino"]]
    page.evaluate(f"(requests) => {{ {sent} }}", refused)
    page.wait_for_timeout(300)
    assert page.frames[1].url == before
    assert page.evaluate("messages.filter(({ type }) => type === 'ready').length") == len(HOSTILE) + 1
