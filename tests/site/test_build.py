"""What the build writes."""

import gzip
import json
import zipfile
from pathlib import Path

import pytest

from web.generator.check import SiteError, check, problems
from web.generator.paths import ROOT, RUNTIME
from web.generator.site import site_files

FIRST_VISIT_LIMIT = 6_000_000  # bytes, compressed


def test_same_sources_give_the_same_bytes(site: Path, tmp_path: Path) -> None:
    again = site_files(cache=tmp_path)  # an empty one, so that everything is compiled once more
    assert {path: (site / path).read_bytes() for path in again} == again


def test_every_name_in_assets_carries_its_content(site: Path) -> None:
    for path in (site / "assets").iterdir():
        assert len(path.name.partition(".")[0].rpartition("-")[2]) == 12, path


def test_lock_file_holds_hashes_and_no_addresses() -> None:
    packages = json.loads((RUNTIME / "package-lock.json").read_text("utf-8"))["packages"]
    fetched = {name: package for name, package in packages.items() if name}
    assert fetched
    assert all("resolved" not in package for package in packages.values())
    assert all(package["integrity"].startswith("sha512-") for package in fetched.values())


def test_no_page_names_this_machine(site: Path) -> None:
    for path in site.rglob("*.html"):
        assert str(ROOT) not in path.read_text("utf-8")


def test_archives_hold_bytecode_without_times(site: Path) -> None:
    for name in ("app", "stdlib"):
        (path,) = site.glob(f"assets/{name}-*.zip")
        with zipfile.ZipFile(path) as archive:
            assert {info.date_time[0] for info in archive.infolist()} == {1980}
            assert not [info.filename for info in archive.infolist() if info.filename.endswith(".py")]
            assert all(archive.read(n)[4:16] == b"\1" + bytes(11) for n in archive.namelist() if n.endswith(".pyc"))


def test_everything_compressed_is_small_enough(site: Path) -> None:
    files = [path for path in site.rglob("*") if path.is_file()]
    total = sum(len(path.read_bytes() if path.suffix == ".zip" else gzip.compress(path.read_bytes())) for path in files)
    assert total < FIRST_VISIT_LIMIT


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="nowhere/">', "x/index.html: nowhere/ leads nowhere"),
        ('<a href="../../">', "x/index.html: ../../ leads nowhere"),
        ('<a href="../#top">', "x/index.html: ../#top names a place that index.html does not have"),
        ('<script src="https://example.org/a.js">', "x/index.html: loads https://example.org/a.js from another site"),
        ('<img src="//example.org/a.png">', "x/index.html: loads //example.org/a.png from another site"),
    ],
)
def test_check_names_what_is_wrong(html: str, complaint: str) -> None:
    files = {"index.html": b'<a id="here" href="x/">', "x/index.html": html.encode()}
    assert list(problems(files)) == [complaint]
    with pytest.raises(SiteError, match="x/index"):
        check(files)


@pytest.mark.parametrize("link", ["../#here", "..", ".", "#own", "https://example.org/", "mailto:a@example.org", "/x/"])
def test_check_accepts_good_links(link: str) -> None:
    files = {"index.html": b'<p id="here">', "x/index.html": f'<a id="own" href="{link}">'.encode()}
    assert list(problems(files)) == []


def test_base_decides_where_links_of_the_missing_page_go() -> None:
    files = site_files("/sub/path/")
    assert b'href="/sub/path/play/"' in files["404.html"]
    assert files["play/index.html"] == site_files()["play/index.html"]
