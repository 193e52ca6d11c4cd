"""The stylesheets, scripts, icons and other static files, under names with a digest of their content."""

import json
import re
from base64 import b64encode
from collections.abc import Callable, Container, Iterable, Mapping
from pathlib import Path

from resvg_py import svg_to_bytes

from web.generator import compare, embeds
from web.generator.edition import edition
from web.generator.node import digest
from web.generator.paths import NODE_MODULES, STATIC, Files
from web.generator.pictures import SYMBOL
from web.generator.reads import read_text, record
from web.generator.runtime import hashed
from web.generator.scripts import filled, script
from web.generator.speaking import place, speaking
from web.generator.store import Store
from web.table.sprite import sprite
from web.worker.session.parts import part_of

MARK = "icons/mark.svg"
ICON_SIZES = (192, 512)
MASKABLE_SIZE = 512
PAPER = "#f7f3ea"
FIRST_SHEETS = ("tokens.css", "base.css")  # the others come after these, sorted by name
WOKEN = ("count", "counters", "curtain", "finder", "people", "replay", "rules", "seen", "sheet", "talk")
"""The stylesheets that a table in a frame needs only after Python has started."""

APART = ("courts", "daily", "evening", "friend", "maker", "practice", "printed")
"""The stylesheets that no main stylesheet includes."""

OF_TABLES = ("choices", "count", "counters", "curtain", "fit", "replay", "seen", "talk", "thumb", "watched")
"""The stylesheets that only pages with a table need."""

SHEETS = {
    "site.css": (*APART, *OF_TABLES, "play", "framed", "glossary", "finder"),
    "embed.css": (*APART, "aside", "glossary", "pages", "progress", *WOKEN),
    "read.css": (*APART, "aside", "finder", "progress"),
}
"""The main stylesheets, of pages, of tables in frames, and of text in frames, with the files that each leaves out."""

ADDED_SHEETS = {
    "tables.css": (*OF_TABLES, "play"),
    "embed-later.css": WOKEN,
    **{f"{name}.css": (name,) for name in (*APART, "play", "glossary", "finder")},
}
"""The stylesheets that some pages load in addition to their main one, and the files in each."""

BUNDLES = {
    "js/frame-table.js": (
        *("embed-read", "embed-draw", "early", "embed-deal", "embed-fit", "embed-complete", "embed-table"),
        *("messages", "heights", "frames", "engine-client", "boot"),
    ),
    "js/frame-diagram.js": ("embed-read", "embed-draw", "embed-diagram", "messages", "heights"),
    "js/frame-rules.js": ("messages", "heights"),
}
"""Scripts of frames, each bundled from several files in this order: loading a file would take as long as running it."""

FROM_PACKAGES = {"js/idiomorph.js": NODE_MODULES / "idiomorph" / "dist" / "idiomorph.min.js"}
INLINE_SCRIPTS = (
    *(
        f"js/{name}.js"
        for name in (
            "untidy",
            "theme",
            "policy",
            "frame-language",
            "find-root",
            "early",
            "day",
            "home",
            "today",
        )
    ),
    "js/ahead.json",
)  # their text is part of pages
MANIFEST = "manifest.webmanifest"

LANGUAGE = re.compile(r"^[a-z]{2,3}(-[a-z]{2,4})?/")
"""The folder of a language at the beginning of a path."""

LATER = re.compile(
    r"(evening|learn|puzzles|practice|diagrams|licences|notation|friend)/|embed/|rules/.*/sheet/"
    r"|assets/(course|embed|evening|frame|friend|group|learn|letters|live|maker|mistakes|position|practice|puzzles|qr|read|results"
    r"|run-clock|send)-"
)
"""The beginnings of the paths of files that few visitors need.

When one of these files is requested, the service worker stores all of them that are in the same language, for
offline use.
"""

STABLE = {"embed/v1/embed.js": "js/embed.js"}
"""Scripts that other sites' pages load: by the address, which never changes, the name of the file in web/static."""

UNLISTED = (
    *("js/sw.js", *STABLE.values(), *INLINE_SCRIPTS),
    *(f"js/embed-{name}.js" for name in ("read", "deal", "table", "diagram", "maker")),
    *(f"js/{name}.js" for name in ("maker-more", "messages", "heights")),
)
"""Scripts that are not sent as files: they are part of pages or bundles."""

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENT = re.compile(r"\n\s+")
AROUND = re.compile(r"\s*([{};])\s*")  # no string in our stylesheets contains any of these marks
BLANK = re.compile(r"(?<!\")([:,]) ")  # no string in our stylesheets contains one of these before a blank
ZERO = re.compile(r"(?<=[:, (-])0(?=\.\d)")
NOT_IN_FRAMES = re.compile(rb"(?<=[{};])[^{};,]*:not\(\[data-embed\]\)[^{},]*\{[^{}]*\}")
"""Rules of a stylesheet that apply only outside frames."""
EMPTY = re.compile(rb"@(?:media|container)[^{};]*\{\}")


class Assets:
    """Files with a digest of their content in their names; ``paths`` has the path of each by its name in web/static."""

    def __init__(self) -> None:
        self.files: Files = {}
        self.paths: dict[str, str] = {}

    def add(self, name: str, content: bytes) -> str:
        """Add a file and return its path in the site."""
        path = hashed(name.rpartition("/")[2], content)
        self.files[path] = content
        self.paths[name] = path
        return path

    def text(self, name: str) -> str:
        """Return the text of an added file, or of a script that is only in pages."""
        record(f"web/static/{name}")
        path = self.paths.get(name)
        return self.files[path].decode() if path else script(STATIC / name)


def stylesheet(folder: Path, without: Container[str] = ()) -> bytes:
    """Return the stylesheets of a folder, except some, joined into one, without comments and needless white space."""
    others = sorted(path for path in folder.glob("*.css") if path.name not in FIRST_SHEETS)
    sheets = [*(folder / name for name in FIRST_SHEETS), *others]
    return _squeezed("\n".join(path.read_text("utf-8") for path in sheets if path.stem not in without))


def _squeezed(text: str) -> bytes:
    text = AROUND.sub(r"\1", INDENT.sub("\n", COMMENT.sub("", text)))
    return ZERO.sub("", BLANK.sub(r"\1", text)).replace(" > ", ">").replace(";}", "}").encode()


def draw() -> Files:
    """Return the deck, and the stylesheet for the comparison of games."""
    return {"cards.svg": sprite().encode(), "compare.css": compare.stylesheet().encode()}


def mark() -> str:
    """Return the mark of the site, or of its edition, as SVG."""
    return edition().logo or read_text(STATIC / MARK)


def icons() -> Files:
    """Return the mark as PNG pictures: one in each size that home screens need, and one with a margin for masks."""
    pictures = {f"icons/icon-{size}.png": _square(mark(), size) for size in ICON_SIZES}
    return {**pictures, "icons/icon-maskable.png": _square(with_margin(mark()), MASKABLE_SIZE)}


def _square(svg: str, size: int) -> bytes:
    """Return a square drawing as a PNG picture, which must not depend on the fonts of this machine."""
    return bytes(svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))


def with_margin(svg: str) -> str:
    """Return a mark as SVG with a margin, because home screens may cut off all but a circle with 80% of the width."""
    inner = b64encode(_square(svg, MASKABLE_SIZE)).decode()
    picture = f'<image x="20" y="20" width="60" height="60" href="data:image/png;base64,{inner}"/>'
    ground = f'<rect width="100" height="100" fill="{PAPER}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">{ground}{picture}</svg>'


def static_assets(store: Store, from_npm: Files) -> Assets:
    """Return all files in web/static, drawings and scripts made from our data, and files of npm packages.

    ``from_npm`` are the scripts that ``runtime.bundled`` has made.
    """
    assets = Assets()
    for name, without in SHEETS.items():
        sheet = stylesheet(STATIC / "css", without)
        if name == "embed.css":
            sheet = EMPTY.sub(b"", NOT_IN_FRAMES.sub(b"", sheet))
        assets.add(name, sheet + edition().stylesheet().encode())
    for name, parts in ADDED_SHEETS.items():
        assets.add(name, _squeezed("\n".join((STATIC / "css" / f"{part}.css").read_text("utf-8") for part in parts)))
    for path in sorted(STATIC.rglob("*")):
        name = path.relative_to(STATIC).as_posix()
        if path.is_file() and path.suffix != ".css" and name not in (*UNLISTED, MARK):
            assets.add(name, script(path).encode() if path.suffix == ".js" else path.read_bytes())
    assets.add(MARK, mark().encode())
    _add_loading(assets)
    for name, parts in BUNDLES.items():
        assets.add(name, _bundle(parts).encode())
    for name, path in FROM_PACKAGES.items():
        assets.add(name, path.read_bytes())
    assets.add("js/qr.js", from_npm["qr.js"])
    for make in (draw, icons):
        _add_part(assets, store, make)
    for tag in edition().languages:
        with speaking(tag):
            _add_part(assets, store, embeds.courses)
    return assets


def _add_part(assets: Assets, store: Store, make: Callable[[], Files]) -> None:
    for name, content in store.part(f"assets {make.__name__}", make).items():
        assets.add(name, content)


def _add_loading(assets: Assets) -> None:
    """Add the scripts that load another file of their folder on demand, with the name of that file filled in."""
    for name, loads, what in (("maker-more", "PRINTED", "printed.css"), ("embed-maker", "MORE", "js/maker-more.js")):
        file_name = json.dumps(assets.paths[what].rpartition("/")[2])
        assets.add(f"js/{name}.js", filled(STATIC / "js" / f"{name}.js", **{loads: file_name}))


def _bundle(parts: tuple[str, ...]) -> str:
    """Return scripts as one; embed-draw.js includes the deck, because frames without an origin cannot load it."""
    deck = f"const casinoDeck = {json.dumps(_symbols())};\n" if "embed-draw" in parts else ""
    return deck + "".join(script(STATIC / "js" / f"{part}.js") for part in parts)


def _symbols() -> dict[str, object]:
    """Return the symbols of the deck, of which a frame draws only a few, by name, and the markup around all symbols."""
    deck = sprite()
    return {"around": SYMBOL.sub("", deck), "symbols": {paths[1]: paths[0] for paths in SYMBOL.finditer(deck)}}


def stable_files() -> Files:
    """Return the files that pages of other sites load, whose addresses never change."""
    return {path: script(STATIC / name).encode() for path, name in STABLE.items()}


def web_manifest(assets: Assets, words: dict[str, str], shortcuts: dict[str, str]) -> bytes:
    """Return the manifest that lets the site be installed; its addresses are relative, so it works in any folder.

    ``words`` are the texts of the manifest by key. ``shortcuts`` are the entries, names by address, of the menu that a
    long press on the icon opens.
    """
    root = "../" * bool(place())
    pictures = [
        {"src": root + assets.paths[MARK], "sizes": "any", "type": "image/svg+xml"},
        *(
            {"src": root + assets.paths[f"icons/icon-{n}.png"], "sizes": f"{n}x{n}", "type": "image/png"}
            for n in ICON_SIZES
        ),
        {
            "src": root + assets.paths["icons/icon-maskable.png"],
            "sizes": f"{MASKABLE_SIZE}x{MASKABLE_SIZE}",
            "type": "image/png",
            "purpose": "maskable",
        },
    ]
    paper = dict(edition().light).get("paper", PAPER)
    colours = {"background_color": paper, "theme_color": paper}
    manifest = {
        # No id: it would be relative to the host, so all copies of the site on one host would count as one app.
        "start_url": "./",
        "scope": "./",
        # 404.html reads this; otherwise it would mistake the folder of a language for the root of the site.
        "casino_folder": place(),
        "display": "standalone",
        **words,
        **colours,
        "icons": pictures,
        "shortcuts": [{"name": name, "url": address} for address, name in shortcuts.items()],
    }
    return json.dumps(manifest, ensure_ascii=False, indent=1).encode()


def service_worker(files: Files) -> Files:
    """Return sw.js, which contains the digest of every file of the site and names the files to be stored later.

    If there are several languages, each has a JSON file with this data on its own files, and sw.js contains only the
    paths and digests of these JSON files.
    """
    folders = [edition().place(tag) for tag in edition().languages] if len(edition().languages) > 1 else []
    starts = {folder: _starts(folder) for folder in folders if folder}
    own: dict[str | None, list[str]] = {folder: [] for folder in (None, *folders)}
    for path in sorted(files):
        own[_folder(path, starts)].append(path)
    lists = {}
    for folder in folders:
        content = json.dumps(_revisions(own[folder], files), sort_keys=True, indent=0).encode()
        lists[folder] = (hashed(f"files-{folder.strip('/') or 'first'}.json", content), content)
    languages = {folder: [path, digest(content)] for folder, (path, content) in lists.items()}
    build = {**_revisions(own[None], files), "languages": languages}
    version = digest(json.dumps(build, sort_keys=True).encode())
    script_ = filled(STATIC / "js" / "sw.js", BUILD=json.dumps({"version": version, **build}, sort_keys=True, indent=0))
    return {**dict(lists.values()), "sw.js": script_}


def _revisions(paths: Iterable[str], files: Files) -> dict[str, object]:
    """Return the digests of some files by address, and the addresses of those files that are to be stored later."""
    # The service worker compares its stored files with these digests, because a page keeps its name when it changes.
    known = {address(path): digest(files[path]) for path in paths}
    return {"files": known, "later": [address(path) for path in paths if LATER.match(LANGUAGE.sub("", path))]}


def _starts(folder: str) -> tuple[str, ...]:
    """Return the beginnings of the paths of a language's files."""
    return (folder, f"assets/{folder[:-1]}-", f"assets/{part_of(folder[:-1])}-")


def _folder(path: str, starts: Mapping[str, tuple[str, ...]]) -> str | None:
    """Return the folder of a file's language; None if the file is for all languages, or if the site has only one.

    ``starts`` has, by folder, the beginnings of the paths of the files of each language that has a folder.
    """
    if not starts:
        return None
    folder = next((folder for folder, some in starts.items() if path.startswith(some)), None)
    if folder or path == "404.html":
        return folder
    return "" if path.endswith((".html", ".svg", MANIFEST)) and not path.startswith("assets/") else None


def address(path: str) -> str:
    """Return the address of a file; the address of a page is its folder."""
    return path.removesuffix("index.html") if path.rpartition("/")[2] == "index.html" else path
