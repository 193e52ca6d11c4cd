"""The files that the build writes."""

import gzip
import json
import os
import re
import zipfile
from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256
from io import BytesIO
from pathlib import Path

import pytest

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS
from web.generator.assets import ICON_SIZES, MARK, Assets, web_manifest
from web.generator.check import SiteError, check, problems
from web.generator.paths import ROOT, RUNTIME, STATIC
from web.generator.runtime import sent_size
from web.generator.scripts import filled, script
from web.generator.site import site_files, write
from web.generator.speaking import speaking

# These limits are in bytes, compressed.
FIRST_VISIT_LIMIT = 4_700_000  # until the service worker has stored all its files
TABLE_LIMIT = 4_470_000  # until the table is playable
PAGE_LIMIT = 60_000  # a page for reading
BUILDER_LIMIT = 64_000  # the builder of frames, a tool with two large scripts
SMALL_PYTHON_LIMIT = 365_000  # a page with MicroPython and without the engine

FRAMES = tuple(f"embed/v1/{kind}index.html" for kind in ("", "position/", "puzzle/", "lesson/", "replay/"))
TABLES = ("play/index.html", *FRAMES)
SMALL = ("progress/index.html", "daily/index.html", "evening/index.html")


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


def test_the_archive_holds_bytecode_without_times(site: Path) -> None:
    (path,) = site.glob("assets/python-*.pack")
    assert path.read_bytes()[:8] == b"\x1f\x8b\x08" + bytes(5)  # gzip, with neither name nor time
    with zipfile.ZipFile(BytesIO(gzip.decompress(path.read_bytes()))) as archive:
        assert {info.date_time[0] for info in archive.infolist()} == {1980}
        names = set(archive.namelist())
        compiled = {name for name in names if name.endswith(".pyc")}
        assert names - compiled == {"modules", "web/locale/en.json"}
        assert "sitecustomize.pyc" in compiled
        assert all(archive.read(name)[4:16] == b"\1" + bytes(11) for name in compiled)


def sent(site: Path, paths: Iterable[str]) -> int:
    """Return the size of files as they are sent, in bytes."""
    return sum(sent_size(path, (site / path).read_bytes()) for path in paths)


CHUNK = re.compile(r"assets/puzzles-\d+-")
"""The beginning of the path of a file with some of the puzzles for frames."""


PART = re.compile(rf"{CHUNK.pattern}|assets/course-")
"""The beginning of the path of any file of which a frame needs only one: a file of puzzles, or a course."""


def needed(site: Path, page: str) -> set[str]:
    """Return a page, and all files that it names: those for starting Python, and those that the worker fetches."""
    return {page, *re.findall(r"assets/[\w./-]+", (site / page).read_text("utf-8"))}


FRIEND = (
    "friend/",
    *(f"assets/{name}-" for name in ("friend", "group", "letters", "live", "qr")),
)  # what only games with a friend need
GROUP = ("evening/", "assets/evening-", "assets/results-", "assets/send-")  # only for groups
LEARNERS = tuple(f"assets/{name}-" for name in ("learn", "mistakes", "practice", "puzzles", "run-clock"))
"""The beginnings of the paths of the scripts that only pages for learners have."""


def test_a_first_visit_costs_little_until_everything_is_kept(site: Path) -> None:
    worker = (site / "sw.js").read_text("utf-8")
    build, _ = json.JSONDecoder().raw_decode(worker, worker.index("{", worker.index("BUILD = ")))
    kept = {f"{path}index.html" if path.endswith("/") or not path else path for path in build["files"]}
    files = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert kept == files - {"sw.js", ".nojekyll", "robots.txt"}
    later = {f"{path}index.html" if path.endswith("/") else path for path in build["later"]}
    assert later
    pages = ("learn/", "puzzles/", "practice/", "diagrams/", "licences/", "notation/", "embed/index", "embed/ref")
    read = (*pages, *LEARNERS)
    some = (
        *read,
        *FRIEND,
        *GROUP,
        "embed/v1/",
        "assets/embed-",
        "assets/maker-",
        "assets/frame-",
        "assets/read-",
        "assets/position-",
        "assets/course-",
    )
    assert later <= {path for path in files if path.startswith(some) or "/sheet/" in path or CHUNK.match(path)}
    assert sent(site, [*kept - later, "sw.js"]) < FIRST_VISIT_LIMIT


@pytest.mark.parametrize("page", TABLES)
def test_a_table_can_be_played_at_before_the_rest_is_fetched(site: Path, page: str) -> None:
    files = needed(site, page)
    assert {Path(path).suffix for path in files} >= {".html", ".css", ".js", ".py", ".wasm", ".pack"}
    parts = {path for path in files if PART.match(path)}
    wanted = max((sent(site, [path]) for path in parts), default=0)
    assert sent(site, files - parts) + wanted < TABLE_LIMIT


def test_frames_are_made_of_single_bytes(site: Path) -> None:
    paths = [*FRAMES, "embed/v1/diagram/index.html", *(f"assets/{one.name}" for one in site.glob("assets/frame-*.js"))]
    assert len(paths) > len(FRAMES) + 1
    for path in paths:
        text = (site / path).read_text("utf-8")
        assert text.isascii(), path
        for code in re.findall(r"<script(?! type=.text/html)[^>]*>(.*?)</script>", text, re.DOTALL):
            assert "&#" not in code, path  # scripts do not decode character references


def test_lessons_need_no_more_than_the_table(site: Path) -> None:
    table = needed(site, "play/index.html")
    pages = [path.relative_to(site).as_posix() for path in site.glob("learn/**/index.html")]
    read = {"learn/index.html", "learn/ideas/index.html", "learn/strategy/index.html"}
    pages = [page for page in pages if page not in read]
    assert len(pages) > 20
    for page in pages:
        assert needed(site, page) - table == {page}
        assert sent(site, [page]) < PAGE_LIMIT


def test_pages_to_read_are_light(site: Path) -> None:
    pages = [path.relative_to(site).as_posix() for path in site.rglob("*.html")]
    python = {
        *TABLES,
        *SMALL,
        "friend/index.html",  # this page has a table
        *(page for page in pages if page.startswith(("learn/", "puzzles/")) and page.count("/") >= 2),
    }
    read = {page: sent(site, needed(site, page)) for page in pages if page not in python}
    assert read.pop("embed/index.html") < BUILDER_LIMIT
    assert {page: size for page, size in read.items() if size > PAGE_LIMIT} == {}


@pytest.mark.parametrize("page", SMALL)
def test_finished_games_and_daily_deals_need_no_engine(site: Path, page: str) -> None:
    files = needed(site, page)
    assert not [path for path in files if re.search("/(python|friend)-|pyodide", path)]
    assert sent(site, files) < SMALL_PYTHON_LIMIT


@pytest.mark.parametrize(
    ("html", "complaint"),
    [
        ('<a href="nowhere/">', "x/index.html: nowhere/ leads nowhere"),
        ('<a href="../../">', "x/index.html: ../../ leads nowhere"),
        ('<a href="../#top">', "x/index.html: ../#top names a place that index.html does not have"),
        ('<script src="https://example.org/a.js">', "x/index.html: loads https://example.org/a.js from another site"),
        ('<img src="//example.org/a.png">', "x/index.html: loads //example.org/a.png from another site"),
        ('<img srcset="../a.png 2x">', "x/index.html: ../a.png leads nowhere"),
        ("<script>go()</script>", "x/index.html: its policy lets this script not run, see INLINE_SCRIPTS: 'go()'"),
        ('<p onclick="go()">', "x/index.html: its policy lets no onclick run"),
    ],
)
def test_check_names_what_is_wrong(html: str, complaint: str) -> None:
    files = {"index.html": b'<a id="here" href="x/">', "x/index.html": html.encode()}
    assert list(problems(files)) == [complaint]
    with pytest.raises(SiteError, match="x/index"):
        check(files)


def test_check_names_a_target_once() -> None:
    files = {"index.html": b'<a href="x/y/">', "x/index.html": b'<a href="y/">', "z/index.html": b'<a href="y/">'}
    assert list(problems(files)) == [
        "index.html: x/y/ leads nowhere (and on 1 more page)",
        "z/index.html: y/ leads nowhere",
    ]


@pytest.mark.parametrize("folder", ["", "sv/"])
def test_each_copy_on_a_host_is_an_app_of_its_own(folder: str) -> None:
    assets = Assets()
    for name in (MARK, *(f"icons/icon-{kind}.png" for kind in (*ICON_SIZES, "maskable"))):
        assets.add(name, b"")
    with speaking("en", folder):
        manifest = json.loads(web_manifest(assets, {}, {}))
    assert manifest["start_url"] == "./"
    assert "id" not in manifest  # an id is relative to the host, so all copies on a host would have the same id
    assert manifest["casino_folder"] == folder
    assert '.casino_folder === ""' in (STATIC / "js" / "find-root.js").read_text("utf-8")


def test_check_reads_the_manifest() -> None:
    manifest = json.dumps({"shortcuts": [{"url": "x/?daily=today"}, {"url": "games/"}]}).encode()
    files = {"x/index.html": b"", "manifest.webmanifest": manifest}
    assert list(problems(files)) == ["manifest.webmanifest: games/ leads nowhere"]


@pytest.mark.parametrize("place", ['<meta http-equiv="Content-Security-Policy" content="{}">', '<i data-policy="{}">'])
def test_check_accepts_scripts_of_which_the_policy_knows(place: str) -> None:
    policy = f"script-src 'sha256-{b64encode(sha256(b'go()').digest()).decode()}'"
    page = f"{place.format(policy)}<script>go()</script>"
    assert list(problems({"index.html": page.encode()})) == []


@pytest.mark.parametrize("text", ["run(BUILD)", 'run("BUILD", "BUILD")'])
def test_a_script_that_the_build_cannot_fill_in_is_refused(tmp_path: Path, text: str) -> None:
    worker = tmp_path / "sw.js"
    worker.write_text(text, "utf-8")
    with pytest.raises(SiteError, match=r'^sw\.js: "BUILD" must be there once'):
        filled(worker, BUILD="{}")
    worker.write_text('run("BUILD")', "utf-8")
    assert filled(worker, BUILD="{}") == b"run({})"


def test_comments_of_scripts_are_not_sent(site: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.js"
    path.write_text('// Why.\nrun("//"); // here\n  // Why.\n  go(`//${1}`);\n', "utf-8")
    assert script(path) == 'run("//"); // here\ngo(`//${1}`);\n'
    path.write_text("run(`\n// text\n`);\n", "utf-8")
    with pytest.raises(SiteError, match=r"^a\.js:1: a text between backquotes must end on its line"):
        script(path)
    ours = [file for path in (STATIC / "js").glob("*.js") for file in site.glob(f"assets/{path.stem}-*.js")]
    assert len(ours) > 6
    assert not [file.name for file in (*ours, site / "sw.js") if file.read_text("utf-8").startswith("//")]


def test_an_option_without_words_or_a_place_is_named_with_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    for options in (HOUSE_RULES, OPTIONS):
        monkeypatch.setitem(options, "knocking", (False, "twice"))
    with pytest.raises(SiteError) as refused:
        site_files()
    endings = ("", "--about", "--no--brief", "--twice", "--twice--brief")  # all options share the word for "no"
    where, owner = "web/locale/en/options.ftl", "for the option knocking"
    assert str(refused.value).splitlines() == [
        *(f"{where}: add rule--knocking{ending} {owner}" for ending in endings),
        "The option knocking needs its place in GROUPS of web/rulebook/words.py",
    ]


@pytest.mark.parametrize("link", ["../#here", "..", ".", "#own", "https://example.org/", "mailto:a@example.org", "/x/"])
def test_check_accepts_good_links(link: str) -> None:
    files = {"index.html": b'<p id="here">', "x/index.html": f'<a id="own" href="{link}">'.encode()}
    assert list(problems(files)) == []


def test_only_changed_files_are_written_and_others_are_deleted(tmp_path: Path) -> None:
    write({"index.html": b"one", "a/old.js": b"old", "b/x.js": b"x", "sw.js": b"1"}, tmp_path)
    os.utime(tmp_path / "b" / "x.js", (0, 0))
    write({"index.html": b"two", "a": b"a file", "b/x.js": b"x", "c/d/new.js": b"new", "sw.js": b"2"}, tmp_path)
    files = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert files == {
        ".nojekyll": b"",
        "a": b"a file",
        "b/x.js": b"x",
        "c/d/new.js": b"new",
        "index.html": b"two",
        "sw.js": b"2",
    }
    assert (tmp_path / "b" / "x.js").stat().st_mtime == 0
    write({"b/x.js": b"x"}, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == [".nojekyll", "b"]
