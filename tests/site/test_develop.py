"""`build.py serve` in a copy of the project: the site has the same bytes, and open pages show changes and faults."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import TIMEOUT_MS
from tests.engine.amount import FULL, amount
from web.generator.develop import DevelopmentServer, changed, sources
from web.generator.node import install_packages
from web.generator.paths import CACHE, NODE_MODULES, ROOT

COPIED = ("casino_core", "web", "build.py", "pyproject.toml", "LICENSE", "site.toml")
MODULES = NODE_MODULES.relative_to(ROOT)
BUILT_AGAIN: tuple[str, ...] = ("parts", *amount((), ("modules", "python", "pyodide")))
"""Folders of the cache that the copy does not share. Building the last three takes long, so only full runs do it."""
BUILD_TWICE = """
from functools import partial
from build import build
from web.generator.develop import build_here
if __name__ == "__main__":
    build_it = partial(build, "/")
    build_it()
    input()
    assert build_here(build_it) == ""
"""
"""Builds, waits for a line, and builds again as the watcher does."""

BUILT = 5 * TIMEOUT_MS  # milliseconds; a busy machine builds for minutes


@pytest.fixture
def project(tmp_path: Path, site: Path) -> Path:  # noqa: ARG001 - its parts must be built by then
    """Return a copy of the project that a test may change, with everything that was downloaded for the original."""
    install_packages()
    ignored = shutil.ignore_patterns("node_modules", "__pycache__")
    for name in COPIED:
        source = ROOT / name
        _ = (
            shutil.copytree(source, tmp_path / name, ignore=ignored)
            if source.is_dir()
            else shutil.copy(source, tmp_path)
        )
    # In one language, like the site that the tests share.
    (tmp_path / "site.toml").write_text('languages = ["en"]\n', "utf-8")
    (tmp_path / MODULES).symlink_to(ROOT / MODULES)
    (tmp_path / CACHE.name).mkdir()
    for kept in CACHE.iterdir():
        if kept.name not in BUILT_AGAIN:
            (tmp_path / CACHE.name / kept.name).symlink_to(kept)
    if not FULL:
        link_parts(tmp_path)
    return tmp_path


def link_parts(project: Path) -> Path:
    """Link the parts built for the original into the copy's own folder of parts, and return this folder."""
    parts = project / CACHE.name / "parts"
    parts.mkdir()
    for kept in (CACHE / "parts").iterdir():
        (parts / kept.name).symlink_to(kept)
    return parts


@pytest.fixture
def address(project: Path) -> Iterator[str]:
    """Yield the address at which the copy is served by the command that people type."""
    command = [sys.executable, "build.py", "serve", "--port", "0", "--base", "/sub/"]
    environment = {**os.environ, "CASINO_BUILD_INSIDE": "1"}
    with subprocess.Popen(command, cwd=project, env=environment, stdout=subprocess.PIPE, text=True) as serving:
        assert serving.stdout is not None
        line = next((line for line in serving.stdout if "http://" in line), "")
        yield re.findall(r"http://\S+", line)[0]
        serving.terminate()


def test_a_copy_is_the_same_a_change_appears_and_a_fault_is_told_while_the_last_good_site_stays(
    project: Path, address: str, page: Page, site: Path
) -> None:
    assert_same_but_for_where_it_stands(site, project / "dist")
    page.goto(f"{address}about/")
    about = project / "web" / "pages" / "about.html"
    good = about.read_text("utf-8")
    about.write_text(good.replace("{% block body %}", '{% block body %}<p id="fresh">New words</p>'), "utf-8")
    expect(page.locator("#fresh")).to_have_text("New words", timeout=BUILT)

    about.write_text(good.replace("{% block body %}", "{% block boddy %}"), "utf-8")
    expect(page.get_by_role("alert")).to_contain_text(
        "web/pages/about.html:4: no template above has a block boddy", timeout=BUILT
    )
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("#fresh")).to_have_text("New words")

    sentences = project / "web" / "locale" / "en" / "pages.ftl"
    text = sentences.read_text("utf-8")
    if FULL:  # every fault costs a build; tests/languages/test_fluent.py checks such places without a build
        about.write_text(good, "utf-8")
        sentences.write_text(text.replace("About this site", "About { these words", 1), "utf-8")
        expect(page.get_by_role("alert")).to_contain_text("web/locale/en/pages.ftl:23: ", timeout=BUILT)
    sentences.write_text(text.replace("About this site", "About these words", 1), "utf-8")
    about.write_text(good, "utf-8")
    expect(page.get_by_role("link", name="About these words")).to_be_visible(timeout=BUILT)
    expect(page.locator("#fresh")).to_have_count(0)
    assert [path for path in (project / "dist").rglob("*") if b"reload.js" in contents(path)] == []


@pytest.mark.full
@pytest.mark.usefixtures("site")
def test_a_build_from_the_cache_has_the_bytes_of_a_build_from_scratch(project: Path) -> None:
    # With a second language, a build from scratch renders in two processes, and a build from the cache in one.
    (project / "site.toml").write_text(f"languages = {amount(['en'], ['en', 'sv'])}\n", "utf-8")
    parts = link_parts(project)
    with subprocess.Popen(
        [sys.executable, "-c", BUILD_TWICE], cwd=project, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as watching:
        assert watching.stdin
        assert watching.stdout
        next(line for line in watching.stdout if line.startswith("dist/"))  # lines on the progress come first
        before = files_of(project / "dist")
        change_everything(project)
        watching.communicate("again\n")
        in_one_process = files_of(project / "dist")
    from_cache = built(project)
    shutil.rmtree(parts)
    assert in_one_process == from_cache == built(project)
    changed = {path for path in before.keys() & from_cache.keys() if before[path] != from_cache[path]}
    assert {"about/index.html", "index.html", "rules/royal/index.html", "glossary/index.html"} <= changed


def change_everything(project: Path) -> None:
    """Change a file of every kind that pages read."""
    for name, old, new in (
        ("web/pages/about.html", "{% block body %}", "{% block body %}<p>New words</p>"),
        ("web/pages/rules/_game.html", "{% block body %}", "{% block body %}<p>New words</p>"),
        ("web/locale/en/games.ftl", "site--description = ", "site--description = New words. "),
        ("web/locale/en/options.ftl", "rule--target--about = ", "rule--target--about = New words. "),
        ("web/content/glossary.toml", 'text = "', 'text = "New words. '),
        ("web/static/css/base.css", "{", "{ --new: 1;"),
    ):
        file = project / name
        text = file.read_text("utf-8")
        assert old in text, name
        file.write_text(text.replace(old, new, 1), "utf-8")


def built(project: Path) -> dict[str, bytes]:
    """Build the site in a copy of the project; return its files by path."""
    environment = {**os.environ, "CASINO_BUILD_INSIDE": "1"}
    subprocess.run([sys.executable, "build.py", "build"], cwd=project, env=environment, check=True)
    return files_of(project / "dist")


def files_of(folder: Path) -> dict[str, bytes]:
    """Return the files in a folder by path."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def assert_same_but_for_where_it_stands(site: Path, sub: Path) -> None:
    """Check that two builds of the same sources differ only in 404.html, which contains the site's path, and sw.js."""
    once, again = ({path.relative_to(folder): path for path in folder.rglob("*.*")} for folder in (site, sub))
    assert once.keys() == again.keys()
    other = {path.as_posix() for path in once if once[path].read_bytes() != again[path].read_bytes()}
    assert other == {"404.html", "sw.js"}  # sw.js holds a digest of that page
    missing = (sub / "404.html").read_bytes()
    assert b'href="/sub/play/"' in missing
    assert missing.replace(b'="/sub/', b'="/') == (site / "404.html").read_bytes()


def contents(path: Path) -> bytes:
    """Return the content of a file; b"" for a folder."""
    return path.read_bytes() if path.is_file() else b""


def test_an_unchanged_page_has_the_version_of_the_changed_site(tmp_path: Path) -> None:
    """Otherwise the page would reload again and again."""
    page, worker = tmp_path / "index.html", tmp_path / "sw.js"
    page.write_text("<head></head>", "utf-8")
    with DevelopmentServer(tmp_path) as server:
        for content in ("one", "two"):
            worker.write_text(content, "utf-8")
            assert f'data-version="{server.version()}"' in server.prepared(page).content.decode()
            assert server.prepared(page) is server.prepared(page)


def test_what_is_written_added_or_deleted_is_seen(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    for name in ("kept.html", "written.html", "deleted.html", ".hidden.swp"):
        (tmp_path / "web" / name).write_text("before", "utf-8")
    before = sources((tmp_path,))
    (tmp_path / "web" / "deleted.html").unlink()
    (tmp_path / "web" / "added.html").touch()
    os.utime(tmp_path / "web" / "written.html", ns=(0, 0))
    assert names(before) == {"kept.html", "written.html", "deleted.html"}
    after = sources((tmp_path, tmp_path / "missing.toml"))
    assert names(changed(before, after)) == {"written.html", "deleted.html", "added.html"}


def names(paths: Iterable[str]) -> set[str]:
    """Return the names of files without their folders."""
    return {Path(path).name for path in paths}
