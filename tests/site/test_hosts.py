"""Ordinary hosts: the table starts, or the page names the setting that the host must change."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.engines import Window, missing
from tests.conftest import NewPage
from tests.engine.amount import amount
from tests.trials.hosts import HOSTS, wrong_on
from tests.trials.trying import NotTriedError
from web.generator.serve import SiteServer

ELSEWHERE = {
    "GitHub Pages: gzip, any origin may read",
    "WebAssembly of an unknown type",
    "nginx as installed by Debian",
    "Apache as installed by Debian",
    "python3 -m http.server",
}
"""Hosts that other tests cover, such as test_headers.py and test_release.py."""
OTHERS = [host for host in HOSTS if host not in ELSEWHERE]


@pytest.mark.parametrize("host", amount(OTHERS[1::2], [*HOSTS]))
def test_the_table_starts_on_every_ordinary_host_or_says_why_not(new_page: NewPage, site: Path, host: str) -> None:
    page = new_page(expect_errors=True)  # each browser words its errors about types differently
    try:
        assert wrong_on(Window(page), HOSTS[host], site) == ""
    except NotTriedError as error:
        missing(str(error))


def test_scripts_that_never_come_are_told_by_the_page_itself(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(expect_errors=True)
    page.clock.install()
    page.route("**/boot-*.js", lambda _route: None)
    page.goto(f"{server.address}play/", wait_until="commit")
    late = page.locator(".late")
    expect(late).to_be_attached()
    expect(late).to_be_hidden()
    page.evaluate("document.getAnimations().forEach((each) => { each.currentTime = 10_001; })")
    expect(late).to_be_visible()
    expect(late.get_by_role("link", name="read how to play")).to_be_visible()


def test_without_scripts_a_sentence_stands_where_the_table_would_start(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(f"{server.address}play/")
    expect(page.locator("h1")).to_be_visible()
    expect(page.get_by_text("The table needs JavaScript")).to_be_visible()
    expect(page.get_by_text("Getting the rules ready").first).to_be_hidden()
    expect(page.locator(".late")).to_be_hidden()


def test_opened_as_a_file_the_page_says_what_it_needs(new_page: NewPage, site: Path) -> None:
    page = new_page(expect_errors=True)
    page.goto((site / "play" / "index.html").as_uri())
    expect(page.locator("[data-reason]").first).to_contain_text("it works only from a web server")
