"""What is published besides the pages: sitemap, feeds and licences; and the check that names faults in them."""

import json
import re
from pathlib import Path

import pytest

from web.generator import publishing
from web.generator.check import SiteError, problems
from web.generator.edition import Edition
from web.generator.facts import facts_of
from web.generator.licences import parts
from web.generator.paths import NODE_MODULES, ROOT, RUNTIME, STATIC
from web.shared.dates import FIRST_PUZZLE

ADDRESS = "https://example.org/cards/"
HERE = Edition(address=ADDRESS)
HEAD = '<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom">'
GOOD = "<id>{0}</id><title>A deal</title><updated>2026-11-2{0}T00:00:00Z</updated>"
NOON = 1_795_608_000
"""Noon on 25 November 2026, in UTC."""
MAP = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{}</loc></url></urlset>'


def test_without_an_address_there_is_nothing_that_needs_one(site: Path) -> None:
    assert not [name for name in ("sitemap.xml", "feeds") if (site / name).exists()]
    assert (site / "robots.txt").read_text(
        "utf-8"
    ) == "# No sitemap: site.toml has no address.\nUser-agent: *\nAllow: /\n"
    assert "canonical" not in (site / "index.html").read_text("utf-8")
    assert publishing.head("index.html", facts_of(""), Edition()) == ""


def test_feeds_tell_of_a_fortnight_and_are_the_same_again() -> None:
    made = publishing.feeds(HERE, "2027-02-28")
    assert made == publishing.feeds(HERE, "2027-02-28")
    days = re.findall(r"<updated>(\S{10})T", made["feeds/puzzles.xml"].decode())[1:]
    assert len(days) == publishing.FEED_DAYS
    assert (days[0], days[-1]) == ("2027-02-28", "2027-02-15")


def test_a_feed_without_entries_has_the_day_of_its_build() -> None:
    made = publishing.feeds(HERE, "2026-11-22")  # the day before the first puzzle
    assert re.findall(r"<updated>(\S{10})T", made["feeds/puzzles.xml"].decode()) == ["2026-11-22"]
    assert not [fault for fault in problems(made, "/cards/", ADDRESS) if "leads nowhere" not in fault]


def test_the_day_of_a_build_is_one_that_has_begun_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    for moment, day in ((NOON, "2026-11-25"), (NOON - 1, "2026-11-24")):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", str(moment))
        assert publishing.build_day() == day
    for wrong in ("2026-11-25", "9" * 30):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", wrong)
        with pytest.raises(SiteError, match=f"in seconds since 1970, not '{wrong}'"):
            publishing.build_day()


def test_the_puzzles_of_feeds_are_those_of_the_page() -> None:
    script = (STATIC / "js" / "puzzles.js").read_text("utf-8")
    year, month, day = map(int, re.findall(r"FIRST = Date\.UTC\((\d+), (\d+), (\d+)\)", script)[0])
    assert f"{year}-{month + 1:02d}-{day:02d}" == FIRST_PUZZLE


@pytest.mark.parametrize(
    ("path", "content", "complaint"),
    [
        ("sitemap.xml", MAP.format(f"{ADDRESS}gone/"), "sitemap.xml: /cards/gone/ leads nowhere"),
        ("sitemap.xml", MAP.format("./"), "sitemap.xml: ./ is no address of this site"),
        ("sitemap.xml", "<urlset>", "sitemap.xml: is not XML: no element found: line 1, column 8"),
        ("f.xml", f"{HEAD}{GOOD.format(4)}<entry><id>1</id></entry></feed>", "f.xml: entry 1 has no title"),
        (
            "f.xml",
            f"{HEAD}{GOOD.format(4)}<entry>{GOOD.format(1)}</entry><entry>{GOOD.format(1)}</entry></feed>",
            "f.xml: two entries have the id 1",
        ),
        (
            "f.xml",
            f"{HEAD}{GOOD.format(4)}<entry>{GOOD.format(1)}</entry><entry>{GOOD.format(2)}</entry></feed>",
            "f.xml: the newest entry is not the first",
        ),
        (
            "f.xml",
            f"{HEAD}{GOOD.format(4)}<entry>{GOOD.format(4).replace('T00', ' 00')}</entry></feed>",
            "f.xml: a time is not written as 2026-11-24T00:00:00Z",
        ),
        ("x.html", '<script type="application/ld+json">{</script>', "x.html: its data is not JSON: "),
        (
            "x.html",
            '<script type="application/ld+json">{"url": "https://example.org/"}</script>',
            "x.html: https://example.org/ is no address of this site",
        ),
        ("x.html", f'<link rel="canonical" href="{ADDRESS}y/">', "x.html: /cards/y/ leads nowhere"),
    ],
)
def test_check_names_what_is_wrong_with_what_is_published(path: str, content: str, complaint: str) -> None:
    complaints = list(problems({"index.html": b"", path: content.encode()}, "/cards/", ADDRESS))
    assert complaints
    assert complaints[0].startswith(complaint)


def test_every_package_that_is_sent_is_among_the_licences(site: Path) -> None:
    named = json.loads((RUNTIME / "package.json").read_bytes())["dependencies"]
    packages = {part.name: part for part in parts()}
    assert {
        packages[name].version for name in ("MicroPython", "PyScript", "Pyodide", "Idiomorph", "Noble curves", "uqr")
    } == {*named.values()}
    built_in = json.loads((NODE_MODULES / "@pyscript" / "core" / "package.json").read_bytes())["dependencies"]
    assert set(built_in) <= set(packages)
    assert all(part.licence and part.home.startswith("https://") for part in packages.values())
    page = (site / "licences" / "index.html").read_text("utf-8")
    assert all(part.name in page and part.version in page for part in packages.values())
    # In every language, they are in English.
    assert all(f'<small lang="en">{part.purpose}</small>' in page for part in packages.values())
    assert (ROOT / "LICENSE").read_text("utf-8").splitlines()[2] in page
    assert 'href="../licences/"' in (site / "about" / "index.html").read_text("utf-8")


def test_every_page_that_needs_scripts_says_so_without_them(site: Path) -> None:
    pages = {page.relative_to(site).as_posix(): page.read_text("utf-8") for page in site.rglob("index.html")}
    needy = {path for path, html in pages.items() if "data-python" in html}
    needy |= {f"{page}index.html" for page in ("", "learn/", "puzzles/")}
    assert len(needy) > 20
    pages_with_notice = {
        path for path in needy if re.search(r'<noscript>.*JavaScript|class="notice unscripted"', pages[path])
    }
    assert needy - pages_with_notice == set()
