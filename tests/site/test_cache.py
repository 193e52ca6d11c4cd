"""The files that the service worker stores: new versions are offered, and only built files are stored."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.engines import Window
from tests.conftest import NewPage, wait_offline
from tests.engine.amount import amount
from tests.trials.cache import POISONINGS, next_version, publish, site_of, wrong_after
from web.generator.serve import serving

SHARE = amount(["on return: the list of new files, and old files"], [*POISONINGS])


def test_a_new_version_is_offered_and_not_forced(new_page: NewPage, site: Path, tmp_path: Path) -> None:
    page = new_page(service_workers="allow")
    published, files = tmp_path / "site", site_of(site)
    publish(files, published)
    with serving(published) as server:
        page.goto(f"{server.address}about/")
        wait_offline(page)
        publish(next_version(files), published)
        page.reload()
        offer = page.locator("[data-update]")
        expect(offer).to_be_visible()
        expect(page.locator("h1")).not_to_contain_text("(new)")
        page.reload()
        expect(page.locator("h1")).not_to_contain_text("(new)")
        expect(offer).to_be_visible()
        other = page.context.new_page()
        other.goto(f"{server.address}about/")
        expect(other.locator("[data-update]")).to_be_visible()
        offer.get_by_role("button").click()
        expect(page.locator("h1")).to_contain_text("(new)")
        expect(offer).to_be_hidden()
        expect(other.locator("h1")).not_to_contain_text("(new)")
        other.locator("[data-update] button").click()
        expect(other.locator("h1")).to_contain_text("(new)")


@pytest.mark.parametrize("poisoning", SHARE)
def test_nothing_wrong_is_kept_and_the_next_visit_heals(new_page: NewPage, site: Path, poisoning: str) -> None:
    page = new_page(service_workers="allow", expect_errors=True)
    assert wrong_after(Window(page), site_of(site), POISONINGS[poisoning]) == ""
