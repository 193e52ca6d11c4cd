"""What the service worker keeps: new versions are offered, and nothing is kept that was not built."""

from pathlib import Path

from playwright.sync_api import expect

from tests.conftest import NewPage, wait_offline, wait_ready
from web.generator.assets import service_worker
from web.generator.paths import Files
from web.generator.serve import SiteServer, serving


def copy(source: Path, target: Path) -> None:
    """Copy a site as somebody who publishes it would."""
    for path in source.rglob("*"):
        if path.is_file():
            place = target / path.relative_to(source)
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(path.read_bytes())


def test_a_new_version_is_offered_and_not_forced(new_page: NewPage, site: Path, tmp_path: Path) -> None:
    page = new_page(service_workers="allow")
    published = tmp_path / "site"
    copy(site, published)
    with serving(published) as server:
        page.goto(f"{server.address}about/")
        wait_offline(page)
        about = published / "about" / "index.html"
        about.write_text(about.read_text("utf-8").replace("</h1>", " anew</h1>"), "utf-8")
        (published / "sw.js").write_bytes(service_worker(files_of(published)))
        page.reload()
        offer = page.locator("[data-update]")
        expect(offer).to_be_visible()
        expect(page.locator("h1")).not_to_contain_text("anew")
        page.reload()
        expect(page.locator("h1")).not_to_contain_text("anew")
        expect(offer).to_be_visible()
        offer.get_by_role("button").click()
        expect(page.locator("h1")).to_contain_text("anew")
        expect(offer).to_be_hidden()


def files_of(published: Path) -> Files:
    """All files of a site that its service worker stores."""
    paths = [path for path in published.rglob("*") if path.is_file() and path.name not in ("sw.js", ".nojekyll")]
    return {path.relative_to(published).as_posix(): path.read_bytes() for path in paths}


PORTAL = b"<!doctype html><title>Sign in</title><p>Welcome to the network of this hotel.</p>"


def test_a_login_page_in_place_of_files_is_not_kept_and_the_next_visit_heals(
    new_page: NewPage, site: Path, tmp_path: Path
) -> None:
    published = tmp_path / "site"
    copy(site, published)
    (pack,) = published.glob("assets/app-*.pack")
    right = pack.read_bytes()
    page = new_page(service_workers="allow", expect_errors=True)
    with serving(published) as server:
        server.caching = "max-age=86400"  # the browser itself would keep it as well
        pack.write_bytes(PORTAL)
        page.goto(f"{server.address}about/")
        page.wait_for_selector("html[data-offline=refused]", state="attached")
        assert not page.evaluate(KEPT)
        pack.write_bytes(right)
        page.reload()
        wait_offline(page)
        page.goto(f"{server.address}play/")
        wait_ready(page)


KEPT = """async () => {
  const found = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return found.flat().some(({ url }) => url.includes("/assets/app-"));
}"""


def test_a_half_published_version_waits_and_what_was_kept_goes_on(
    new_page: NewPage, site: Path, tmp_path: Path
) -> None:
    published = tmp_path / "site"
    copy(site, published)
    page = new_page(service_workers="allow")
    with serving(published) as server:
        page.goto(f"{server.address}about/")
        wait_offline(page)
        about = published / "about" / "index.html"
        before = about.read_bytes()
        after = before.replace(b"</h1>", b" anew</h1>")
        (published / "sw.js").write_bytes(service_worker({**files_of(published), "about/index.html": after}))
        page.reload()
        page.evaluate("navigator.serviceWorker.getRegistration().then((found) => found.update()).catch(() => {})")
        page.wait_for_timeout(500)
        assert page.evaluate("navigator.serviceWorker.getRegistration().then((found) => !found.waiting)")
        expect(page.locator("h1")).not_to_contain_text("anew")
        about.write_bytes(after)
        page.reload()
        expect(page.locator("[data-update]")).to_be_visible()


def test_an_unknown_address_without_a_network_gets_the_page_for_missing_ones(
    new_page: NewPage, own_server: SiteServer
) -> None:
    page = new_page(service_workers="allow", expect_errors=True)
    page.goto(f"{own_server.address}about/")
    wait_offline(page)
    page.reload()
    own_server.stop()
    answer = page.goto(f"{own_server.address}no/such/page/")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
