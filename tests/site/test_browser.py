"""The built site in a real browser: it starts, shows progress, and works in any folder and offline."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.held import held
from tests.browser.person import Person, put, save_of, some_game, without_pauses
from tests.conftest import NewPage, wait_offline, wait_ready
from tests.engine.amount import FULL, amount
from tests.site.test_policy import of_every_kind
from web.generator.serve import SiteServer, serving

FOLDER = "/some/sub/path/"
SANDBOX = ' sandbox="allow-scripts"'
ANSWERED = "(all) => Promise.all(all.map(async (one) => (await fetch(one)).ok))"


def addresses(site: Path) -> list[str]:
    """Return the addresses of all pages, relative to the site's root."""
    paths = [path.relative_to(site).as_posix() for path in site.rglob("index.html")]
    return sorted(path.removesuffix("index.html") for path in paths)


def test_page_and_engine_start_and_progress_tells_bytes_that_have_come(new_page: NewPage, server: SiteServer) -> None:
    page = new_page()
    page.add_init_script("""
      window.texts = [];
      const target = document;
      new MutationObserver(() => {
        const text = document.querySelector("[data-progress]")?.textContent;
        if (text && window.texts.at(-1) !== text) window.texts.push(text);
      }).observe(target, { childList: true, subtree: true, characterData: true });
    """)
    page.goto(f"{server.address}play/")
    wait_ready(page)
    assert page.evaluate("document.documentElement.dataset.page") == "ready"
    for element in page.locator("[data-starting], [data-failed]").all():
        expect(element).to_be_hidden()
    progress = [re.search(r"([\d.]+) of ([\d.]+) MB", text) for text in page.evaluate("window.texts")]
    steps = [(float(step[1]), float(step[2])) for step in progress if step]
    assert steps == sorted(steps)
    assert steps[-1][0] == pytest.approx(steps[-1][1], abs=0.1)
    assert {total for _, total in steps} == {steps[0][1]}


@pytest.mark.parametrize(
    "missing",
    amount(
        [".asm.wasm", "page.py"],
        [".asm.wasm", "core.js", "micropython.wasm", "engine.js", "pyodide-start.js", ".pack", "page.py"],
    ),
)
def test_a_file_that_does_not_come_is_told(new_page: NewPage, own_server: SiteServer, site: Path, missing: str) -> None:
    stem, dot, ending = missing.rpartition(".")
    pattern = re.compile(re.escape(stem) + r"(-\w+)?" + re.escape(dot + ending) + "$")
    own_server.blocked |= {f"/{path.name}" for path in site.rglob("*") if pattern.search(path.name)}
    assert own_server.blocked
    page = new_page(expect_errors=True)
    page.goto(f"{own_server.address}play/")
    page.wait_for_selector("html[data-python=failed]", state="attached")
    expect(page.locator("[data-failed]")).to_be_visible()
    expect(page.get_by_role("link", name="Read how to play")).to_be_visible()
    own_server.blocked.clear()
    if FULL or missing == "page.py":  # only one case waits for Python, as this takes longest
        page.get_by_role("button", name="Try again").click()
        wait_ready(page)


def test_a_file_cut_short_or_of_another_version_is_fetched_anew(page: Page, server: SiteServer, site: Path) -> None:
    """A browser's or proxy's cache may hold a wrong file; the start then fetches the file again, past all caches."""
    (archive,) = site.glob("assets/python-*.pack")
    (modules,) = site.glob("assets/page-*.pack")
    (wasm,) = site.glob("assets/pyodide-*/*.wasm")
    kept = {
        archive.name: gzip.compress(b"another version"),
        modules.name: modules.read_bytes()[:5_000],
        wasm.name: wasm.read_bytes()[:100_000],
    }
    requests: list[str] = []

    def answer(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        requests.append(name)
        if requests.count(name) == 1:
            route.fulfill(body=kept[name], content_type="application/octet-stream")
        else:
            route.continue_()

    page.add_init_script("""
      delete globalThis.SharedWorker; // whose requests cannot be answered here
      addEventListener("DOMContentLoaded", () => {
        const { content } = document.getElementById("python");
        content.querySelectorAll("[rel=prefetch], [rel=preload]").forEach((link) => link.remove());
      });
    """)
    page.context.route(re.compile("|".join(map(re.escape, kept))), answer)
    page.goto(f"{server.address}play/")
    wait_ready(page)
    assert sorted(requests) == sorted([*kept, *kept])


def test_silence_is_told_after_a_while(new_page: NewPage, own_server: SiteServer) -> None:
    page = new_page(expect_errors=True)
    page.clock.install()
    with held(own_server, ".asm.wasm"):
        page.goto(f"{own_server.address}play/")
        page.wait_for_selector("html[data-page=ready]", state="attached")
        page.clock.run_for(15_000)  # half the time allowed; on a busy machine the clock itself adds seconds
        assert page.evaluate("document.documentElement.dataset.python") == "loading"
        page.clock.run_for(45_000)
        expect(page.locator("[data-failed]")).to_be_visible()


def test_missing_page_finds_the_site_in_any_folder(new_page: NewPage, site: Path) -> None:
    page = new_page(expect_errors=True)  # because the browser itself reports the missing page
    with serving(site, FOLDER) as server:
        page.goto(f"{server.address}not/here/at/all")
        link = page.get_by_role("link", name="Go to the table")
        expect(link).to_have_attribute("href", f"{FOLDER}play/")
        link.click()
        page.wait_for_url(f"{server.address}play/")


@pytest.fixture
def folder_server(site: Path) -> Iterator[SiteServer]:
    """Yield a server for one test, which has the site in a subfolder."""
    with serving(site, FOLDER) as running:
        yield running


def test_every_page_works_in_any_folder_and_without_a_network_after_one_visit(
    new_page: NewPage, folder_server: SiteServer, site: Path
) -> None:
    page = new_page(service_workers="allow")
    without_pauses(page)
    put(page, game=save_of(some_game(46)))
    person = Person(page)
    person.go(f"{folder_server.address}play/")
    wait_offline(page)
    person.choose(0)
    before = person.picture()
    page.get_by_role("link", name="Home").click()
    page.wait_for_url(folder_server.address)
    every = addresses(site)
    for wanted in (
        "learn/",
        "puzzles/",
        "sheet/",
        "diagrams/",
    ):  # once one of these pages has been opened, all pages of its kind are stored
        pages = [folder_server.address + path for path in every if path.startswith(wanted) or f"/{wanted}" in path]
        page.goto(pages[0])
        kept = "(await Promise.all(all.map((one) => caches.match(one)))).every(Boolean)"
        page.evaluate(
            f"async (all) => {{ while (!{kept}) await new Promise((later) => setTimeout(later, 50)); }}", pages
        )
    folder_server.stop()
    assert [path for path, _ in folder_server.sent if not path.startswith(FOLDER)] == []
    page.goto(f"{folder_server.address}play/")
    person.arrive()
    assert person.picture() == before
    person.round()
    assert page.evaluate(ANSWERED, [folder_server.address + path for path in every]) == [True] * len(every)
    kinds = [path for path in of_every_kind(site) if path != "404.html"]  # 404.html is built for the root of a host
    for path in kinds[:: amount(12, 1)]:  # an error, such as a violation of a page's policy, would fail the test
        page.goto(folder_server.address + path)
        expect(page.locator("main")).to_be_visible()
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        if page.locator("html[data-python]").count():
            wait_ready(page)
    page.goto(f"{folder_server.address}play")
    assert page.url.partition("?")[0] == f"{folder_server.address}play/"
    other = page.context.new_page()  # this page may report the missing page, because it is not watched for errors
    answer = other.goto(f"{folder_server.address}no/such/page/")
    assert answer is not None
    assert answer.status == 404
    expect(other.get_by_role("heading", name="Page not found")).to_be_visible()


@pytest.mark.parametrize(
    ("host", "sandbox"),
    [("localhost", SANDBOX), ("127.0.0.1", SANDBOX), ("localhost", ""), ("127.0.0.1", "")][: amount(1, 4)],
)
def test_starts_in_a_frame(new_page: NewPage, server: SiteServer, tmp_path: Path, host: str, sandbox: str) -> None:
    line = f'<iframe{sandbox} width="500" height="400" src="{server.address}embed/v1/"></iframe>'
    (tmp_path / "index.html").write_text(
        f'<!doctype html><title>Host</title><link rel="icon" href="data:,">{line}', "utf-8"
    )
    page = new_page(service_workers="allow")
    with serving(tmp_path, host=host) as other:
        page.goto(f"http://{host}:{other.server_port}/")
        wait_ready(page.frames[1])


def test_theme_is_there_before_the_first_paint(page: Page, server: SiteServer) -> None:
    page.goto(server.address)
    page.evaluate("""localStorage.setItem("casino.settings", '{"v": 1, "data": {"theme": "dark"}}')""")
    page.add_init_script("""
      document.addEventListener("readystatechange", () => { window.early ??= document.documentElement.dataset.theme; });
    """)
    page.reload()
    assert page.evaluate("window.early") == "dark"


def test_an_engine_that_cannot_start_is_told(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(expect_errors=True)
    page.add_init_script("delete globalThis.SharedWorker")  # because the test cannot answer a shared worker's requests
    page.route(re.compile(r"/engine-\w+\.js"), lambda route: route.fulfill(body="import './no-such-module.js'"))
    page.goto(f"{server.address}play/")
    expect(page.locator("[data-failed]")).to_be_visible()
