"""Data about pages for other sites: pictures for previews, and frames by oEmbed."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from struct import unpack
from xml.etree import ElementTree as ET

import pytest

from casino_core.rules.variants import VARIANTS
from web.generator import builder, oembed, previews
from web.generator.edition import Edition
from web.generator.facts import facts_of
from web.generator.paths import STATIC
from web.generator.previews import HEIGHT, WIDTH, draw, path_of, png, preview_files
from web.generator.speaking import speaking

ADDRESS = "https://example.org/cards/"
HERE = Edition(address=ADDRESS)
PAGE = facts_of('<title>Royal  Casino &amp; more</title><meta name="description" content="Kings count.">')
ALTERNATE = re.compile(rf'<link rel="alternate" type="{re.escape(oembed.TYPE)}" href="([^"]+)"')


def test_a_page_says_its_picture_and_where_its_frame_is() -> None:
    head = oembed.tags("rules/royal/index.html", PAGE, HERE)
    assert f'<meta property="og:image" content="{ADDRESS}diagrams/royal.png">' in head
    assert '<meta property="og:title" content="Royal Casino &amp; more">' in head
    assert ALTERNATE.findall(head) == [f"{ADDRESS}oembed/rules/royal.json"]
    with speaking("sv", "sv/"):
        assert ALTERNATE.findall(oembed.tags("index.html", PAGE, HERE)) == [f"{ADDRESS}sv/oembed/index.json"]
    assert not ALTERNATE.findall(oembed.tags("about/index.html", PAGE, HERE))
    assert not ALTERNATE.findall(oembed.tags("embed/v1/position/index.html", PAGE, HERE))  # its cards are in the query
    assert ALTERNATE.findall(oembed.tags("embed/v1/rules/royal/index.html", PAGE, HERE))
    assert oembed.tags("rules/royal/index.html", PAGE, Edition()) == ""
    assert oembed.answers({"rules/royal/index.html": PAGE}, Edition()) == {}


def test_the_answer_is_a_frame_with_that_name() -> None:
    (answer,) = map(json.loads, oembed.answers({"rules/royal/index.html": PAGE, "x/index.html": PAGE}, HERE).values())
    assert (answer["version"], answer["type"], answer["title"]) == ("1.0", "rich", "Royal Casino & more")
    frame = ET.fromstring(answer["html"])  # noqa: S314 - our own
    assert frame.attrib["src"] == f"{ADDRESS}embed/v1/rules/royal/"
    assert (frame.attrib["width"], frame.attrib["height"]) == (str(answer["width"]), str(answer["height"]))
    assert answer["thumbnail_url"] == f"{ADDRESS}{path_of('royal')}"


def test_pictures_have_their_size_and_are_the_same_again(site: Path) -> None:
    for path, content in preview_files().items():
        assert (site / path).read_bytes() == content
        assert content.startswith(b"\x89PNG")
        assert unpack(">II", content[16:24]) == (WIDTH, HEIGHT)
        assert len(content) < 80_000, path
    assert png(draw((("8D",), ("5H", "3C")))) == png(draw((("8D",), ("5H", "3C"))))


def test_pictures_are_painted_once_and_anew_where_one_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[str] = []

    def paint(svg: str) -> bytes:
        painted.append(svg)
        return b"a picture"

    monkeypatch.setattr(previews, "png", paint)
    first = preview_files(tmp_path)
    assert len(painted) == len(first) > len(VARIANTS)
    assert preview_files(tmp_path) == first
    assert len(painted) == len(first)
    monkeypatch.setattr(previews, "GROUND", "#000000")
    preview_files(tmp_path)
    assert len(painted) == 2 * len(first)


def test_every_frame_that_is_told_of_is_there(site: Path) -> None:
    pages = {path.relative_to(site).as_posix(): facts_of(path.read_text("utf-8")) for path in site.rglob("*.html")}
    answers = [json.loads(answer) for answer in oembed.answers(pages, HERE).values()]
    assert len(answers) > 50
    for each in answers:
        (source,) = re.findall(r'src="([^"]+)"', unescape(each["html"]))
        path = source.removeprefix(ADDRESS).partition("?")[0]
        assert f"{path}index.html" in pages, source
        assert (site / each["thumbnail_url"].removeprefix(ADDRESS)).exists()


def test_everything_keeps_the_height_free_that_a_table_asks_for() -> None:
    scripts = {name: (STATIC / "js" / f"{name}.js").read_text("utf-8") for name in ("heights", "embed")}
    assert [re.findall(r"TABLE = (\d+);", text) for text in scripts.values()] == [[str(builder.HEIGHT)]] * 2
    assert f"diagram: {builder.DIAGRAM} " in scripts["embed"]
    assert oembed.FRAME[1] == builder.HEIGHT
