"""Reads the logo of an edition, an SVG file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

SVG, TEXT = "{http://www.w3.org/2000/svg}svg", "{http://www.w3.org/2000/svg}text"
LINKS = ("href", "{http://www.w3.org/1999/xlink}href")

MAX_CHARACTERS = 50_000
"""The maximum number of characters in a logo, because every visitor downloads it."""


def read_logo(path: Path) -> tuple[str, list[str]]:
    """Return the text of a file, "" if it cannot be read, and the reasons why it cannot be a logo."""
    if path.suffix.lower() != ".svg":
        return "", [f"{path.name} must be an SVG file, as club.svg"]
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        return "", [f"{path.name} cannot be read: {error.strerror}"]
    except UnicodeDecodeError:
        return "", [f"{path.name} cannot be read: it is not UTF-8"]
    return text, [f"{path.name} {reason}" for reason in _faults(text)]


def _faults(text: str) -> Iterator[str]:
    try:
        root = ET.fromstring(text)  # noqa: S314 - the builder's own file
    except ET.ParseError as error:
        yield f"is not SVG: {error}"
        return
    if root.tag != SVG:
        yield 'is not SVG: it must begin with <svg xmlns="http://www.w3.org/2000/svg">'
        return
    if len(text) > MAX_CHARACTERS:
        yield f"has {len(text):,} characters; at most {MAX_CHARACTERS:,} are allowed"
    if not _is_square(root.get("viewBox", "")):
        yield 'must be as wide as it is high, as icons are, and say so: viewBox="0 0 100 100"'
    if root.find(f".//{TEXT}") is not None:
        yield "has text; turn it into paths, because icons are drawn without fonts"
    loads = {one.get(link, "#") for one in root.iter() for link in LINKS}
    for href in sorted(href for href in loads if not href.startswith(("#", "data:"))):
        yield f"loads {href}, which no browser shows in a logo"


def _is_square(view_box: str) -> bool:
    try:
        _, _, width, height = map(float, view_box.replace(",", " ").split())
    except ValueError:
        return False
    return width == height > 0
