"""Policies of pages: each page may do what its kind needs, and a visit does not violate its policy."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from casino_core.rules.variants import VARIANTS
from tests.conftest import NewPage
from tests.engine.amount import amount
from web.generator.serve import SiteServer

ALWAYS = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""The directives of a page for reading; its inline scripts are allowed by their digests."""
DRAWS = {"style-src-attr": "'unsafe-inline'", "img-src": "'self' data:"}
PYTHON = {**DRAWS, "script-src": "'self' 'wasm-unsafe-eval'"}
ENGINE = {
    **PYTHON,
    **dict.fromkeys(("font-src", "frame-src", "media-src", "object-src"), "'none'"),
    "default-src": "'self'",
}
MORE: dict[str, dict[str, str]] = {
    "index.html": {"img-src": "'self' data:"},
    "embed/index.html": {"frame-src": "'self'", "img-src": "'self' data:"},
    "progress/index.html": PYTHON,
    "daily/index.html": PYTHON,
    "evening/index.html": PYTHON,
    "friend/index.html": ENGINE,
    "play/index.html": ENGINE,
    "embed/v1/rules/index.html": {"worker-src": "'self' data:"},
    "embed/v1/diagram/index.html": {"style-src-attr": "'unsafe-inline'", "worker-src": "'self' data:"},
    **{
        f"embed/v1/{kind}index.html": {**ENGINE, "worker-src": "'self' data:"}
        for kind in ("", "position/", "puzzle/", "lesson/", "replay/")
    },
}
"""Additional directives of some pages. Other pages may at most draw a table, except for those of PLAYED and RULES."""
PLAYED = re.compile("(learn|puzzles)/(?!(ideas|strategy)/(index|$)).+/")
"""The addresses of pages of lessons and puzzles, which have a table."""
RULES = re.compile("embed/v1/rules/.+/")
"""The addresses of pages that show the rules of a game in a frame."""
ORDINARY = [ALWAYS, {**ALWAYS, **DRAWS}, {**ALWAYS, "style-src-attr": "'unsafe-inline'"}]
SCRIPT = re.compile('<script[^>]* src="([^"]+)"')
DIGEST = re.compile(r" 'sha256-[^']+'")


def allowed(page: Path) -> dict[str, str]:
    """Return the directives of a page, without the digests of its inline scripts."""
    policy = re.search(
        r'(?:http-equiv="Content-Security-Policy" content|data-policy)="([^"]+)"', page.read_text("utf-8")
    )
    assert policy, page
    parts = (part.partition(" ") for part in DIGEST.sub("", unescape(policy[1])).split("; "))
    return {name: value for name, _, value in parts}


def test_pages_may_do_what_their_kind_needs_and_no_more(site: Path) -> None:
    pages = {page.relative_to(site).as_posix(): allowed(page) for page in site.rglob("*.html")}
    assert {path: pages.pop(path) for path in MORE} == {path: {**ALWAYS, **more} for path, more in MORE.items()}
    framed = [pages.pop(path) for path in [*pages] if RULES.match(path)]
    assert [
        policy for policy in framed if {**policy, **DRAWS} != {**ALWAYS, **DRAWS, "worker-src": "'self' data:"}
    ] == []
    lessons = {path: pages.pop(path) for path in [*pages] if PLAYED.match(path)}
    assert {path: policy for path, policy in lessons.items() if policy != {**ALWAYS, **ENGINE}} == {}
    assert {path: policy for path, policy in pages.items() if policy not in ORDINARY} == {}
    assert ALWAYS in pages.values()


def test_the_policy_stands_before_all_that_it_is_about(site: Path) -> None:
    for page in site.rglob("*.html"):
        head = page.read_text("utf-8").partition("Content-Security-Policy")[0]
        assert not re.search("<(link|style|script src|img)", head), page


def of_every_kind(site: Path) -> list[str]:
    """Return the addresses of pages, but only the first of several in a folder that differ only in words."""
    kinds: dict[object, str] = {}
    for path in sorted(site.rglob("*.html")):
        name = path.relative_to(site).as_posix()
        folders = ["*" if part in VARIANTS else part for part in name.split("/")[:-1]]
        alike = len(folders) > 1 and name not in MORE
        kind = (*folders[:-1], folders[-1] == "*", *SCRIPT.findall(path.read_text("utf-8"))) if alike else name
        kinds.setdefault(kind, name.removesuffix("index.html"))
    return [*kinds.values()]


def test_pages_that_differ_in_words_alone_stay_within_their_policy(
    new_page: NewPage, server: SiteServer, site: Path
) -> None:
    page = new_page(java_script_enabled=False)  # it must report no error, such as a violation
    whole = of_every_kind(site)  # test_browser.py shows these with scripts, in dark colours, and without a network
    assert len(whole) > len(MORE)
    every = [path.relative_to(site).as_posix().removesuffix("index.html") for path in sorted(site.rglob("*.html"))]
    for address in [address for address in every if address not in whole][:: amount(32, 1)]:
        page.goto(server.address + address)
        assert page.locator("main").is_visible()


def test_what_is_not_allowed_does_not_happen(new_page: NewPage, server: SiteServer) -> None:
    page = new_page(expect_errors=True)
    page.goto(f"{server.address}glossary/")
    page.evaluate("""() => {
      globalThis.barred = [];
      addEventListener("securitypolicyviolation", ({ effectiveDirective }) => barred.push(effectiveDirective));
      fetch("http://127.0.0.1:9/").catch(() => {}); // another site, where nothing listens
      document.body.append(Object.assign(document.createElement("iframe"), { src: "../" }));
      document.body.append(Object.assign(document.createElement("script"), { textContent: "globalThis.ran = 1" }));
      document.body.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));
    }""")
    wanted = {"connect-src", "frame-src", "script-src-elem", "style-src-elem"}
    page.wait_for_timeout(100)
    assert set(page.evaluate("barred")) == wanted
    assert page.evaluate("globalThis.ran === undefined")
