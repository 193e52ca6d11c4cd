"""Tags for other sites: a picture for previews and, by oEmbed, a frame with the same game, lesson or puzzle.

All of this needs the address of the site, so an edition without an address has none of it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from casino_core.rules.variants import VARIANTS
from web.generator import builder
from web.generator.edition import Edition
from web.generator.facts import Facts
from web.generator.lessons import course_ids
from web.generator.paths import Files
from web.generator.previews import HEIGHT, WIDTH, path_of
from web.generator.publishing import address_of, site_name
from web.generator.speaking import language, place
from web.rulebook.offered import default_game, offered

FOLDER = "oembed/"
EMBEDS = "embed/v1/"
TYPE = "application/json+oembed"
FRAME = (600, builder.HEIGHT)
"""The width and height of a frame, in pixels, for pages that receive no messages from it."""

DAY = 86_400
"""The number of seconds for which other sites may keep an oEmbed answer."""


class Embedded(NamedTuple):
    """The way in which other sites show a page."""

    frame: str
    """The path of the frame below ``embed/v1/``."""

    picture: str
    """The name of the preview picture."""


def embedded(path: str, edition: Edition) -> Embedded | None:
    """Return the way in which other sites show a page, None if they cannot; ``path`` is the path of its file."""
    place, _, rest = path.removesuffix("index.html").partition("/")
    name = rest.rstrip("/")
    if path.startswith(f"{EMBEDS}rules/") and path != f"{EMBEDS}rules/index.html":
        return Embedded(path.removeprefix(EMBEDS).removesuffix("index.html"), default_game())
    if place == "rules" and name in VARIANTS and name in offered():
        return Embedded(f"rules/{name}/", name)
    if place == "learn" and name in (edition.lessons or course_ids()):
        return Embedded(f"lesson/?course={name}", f"learn-{name}")
    return {
        "index.html": Embedded("", default_game()),
        "play/index.html": Embedded("", default_game()),
        "puzzles/index.html": Embedded("puzzle/", default_game()),
    }.get(path)


def json_path(path: str) -> str:
    """Return the path of the oEmbed answer for a page."""
    return f"{FOLDER}{path.removesuffix('/index.html').removesuffix('.html')}.json"


def tags(path: str, page: Facts, edition: Edition) -> str:
    """Return the tags in the head of a page for previews and oEmbed; "" if the edition has no address."""
    # 404.html is shown at any dead address, so there is no address to name.
    if not edition.address or path == "404.html":
        return ""
    shown = embedded(path, edition)
    values = {
        "og:title": page.title,
        "og:description": page.description,
        "og:url": address_of(path, edition),
        "og:site_name": site_name(edition),
        "og:type": "website",
        "og:image": edition.address + path_of(shown.picture if shown else default_game()),
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
    }
    lines = [f'<meta property="{name}" content="{escape(text)}">' for name, text in values.items()]
    lines.append('<meta name="twitter:card" content="summary_large_image">')
    if shown:
        answers_at = escape(edition.address + place() + json_path(path))  # WordPress needs a whole address
        lines.append(f'<link rel="alternate" type="{TYPE}" href="{answers_at}" title="{escape(page.title)}">')
    return "".join(f"{line}\n" for line in lines)


def answers(pages: Mapping[str, Facts], edition: Edition) -> Files:
    """Return the oEmbed answers for all pages in the current language that other sites can show.

    If the edition has no address, there are none.
    """
    if not edition.address:
        return {}
    own = [path for path in sorted(edition.pages_of(language(), pages)) if path.endswith("index.html")]
    frames = {path: embedded(path, edition) for path in own}
    return {
        json_path(path): answer(shown, pages[place() + path].title, edition) for path, shown in frames.items() if shown
    }


def answer(shown: Embedded, name: str, edition: Edition) -> bytes:
    """Return the oEmbed answer for a page with this title."""
    width, height = FRAME
    source = f"{edition.address}{place()}{EMBEDS}{shown.frame}"
    size = f'width="{width}" height="{height}" style="border: 0"'
    values = {
        "version": "1.0",
        "type": "rich",
        "title": name,
        "provider_name": site_name(edition),
        "provider_url": edition.address + place(),
        "cache_age": DAY,
        "html": f'<iframe src="{escape(source)}" title="{escape(name)}" {size}></iframe>',
        "width": width,
        "height": height,
        "thumbnail_url": edition.address + path_of(shown.picture),
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    return json.dumps(values, ensure_ascii=False, indent=1).encode()
