"""README, CONTRIBUTING and the pages in docs mention only files that exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.generator.paths import ROOT

DOCUMENTS = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md")))
TOP = {path.name for path in ROOT.iterdir()} | {"dist", ".venv"}
MADE = {"build", "dist", ".venv", ".cache"}  # not in the repository, so they may be missing
SOURCES = {".py", ".md", ".toml", ".json", ".jsonl", ".mjs", ".js", ".css", ".html", ".txt"}


def named(text: str) -> Iterator[str]:
    """Yield the paths in a text: words in backticks that begin with one of our folders or end like a source file.

    Blocks of code and paths to files that are not in the repository are left out.
    """
    for name in re.findall(r"`([\w.-]+(?:/[\w.-]+)*/?)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        top = name.partition("/")[0]
        if top not in MADE and (("/" in name and top in TOP) or Path(name).suffix in SOURCES):
            yield name


def missing(document: Path) -> list[str]:
    """Return the paths, file names and links in a document that lead nowhere; a file name may be from any folder."""
    text = document.read_text("utf-8")
    paths = [name for name in named(text) if not (ROOT / name).exists() and ("/" in name or not somewhere(name))]
    linked = [link for link in re.findall(r"\]\(([^):#]+)\)", text) if not (document.parent / link).exists()]
    return [*paths, *linked]


def somewhere(name: str) -> bool:
    """Return whether any of our folders, at any depth, has a file with this name."""
    places = (ROOT / folder for folder in ("casino_core", "web", "tests", "docs"))
    return any(next(place.rglob(name), None) for place in places)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_existing_files(document: Path) -> None:
    assert missing(document) == [], f"{document.name} names missing files"


def test_missing_files_are_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "`web/nowhere.py`, `nowhere.toml`, `cards.py`, `web/page`, `dist/x`, `a/b`, [so](nowhere.md)", "utf-8"
    )
    assert missing(page) == ["web/nowhere.py", "nowhere.toml", "nowhere.md"]
