"""What README, CONTRIBUTING and the pages in docs name is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.generator.paths import ROOT

DOCUMENTS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
TOP = {path.name for path in ROOT.iterdir()} | {"dist", ".venv"}
MADE = {"dist", ".venv", ".cache"}  # by building
SOURCES = {".py", ".md", ".toml", ".json", ".jsonl", ".mjs", ".js", ".css", ".html", ".txt"}


def named(text: str) -> Iterator[str]:
    """The paths in a text: what stands between backticks and begins with a folder of ours, or is called as a source."""
    for name in re.findall(r"`([\w.-]+(?:/[\w.-]+)*/?)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        top = name.partition("/")[0]
        if top not in MADE and (("/" in name and top in TOP) or Path(name).suffix in SOURCES):
            yield name


def missing(document: Path) -> list[str]:
    """What a document names and what is not there: a path from the root, or a file's name, wherever it is."""
    text = document.read_text("utf-8")
    paths = [name for name in named(text) if not (ROOT / name).exists() and ("/" in name or not somewhere(name))]
    linked = [link for link in re.findall(r"\]\(([^):#]+)\)", text) if not (document.parent / link).exists()]
    return [*paths, *linked]


def somewhere(name: str) -> bool:
    """Whether a file of this name is anywhere among the sources."""
    places = (ROOT / folder for folder in ("casino_core", "web", "tests", "docs"))
    return any(next(place.rglob(name), None) for place in places)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_file_that_is_named_exists(document: Path) -> None:
    assert missing(document) == [], f"{document.name} names what is not there"


def test_a_path_that_is_not_there_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`web/nowhere.py`, `nowhere.toml`, `cards.py`, `web/page`, `dist/x`, `a/b`, [so](nowhere.md)", "utf-8"
    )
    assert missing(page) == ["web/nowhere.py", "nowhere.toml", "nowhere.md"]
