"""The site as an archive: reproducible, and playable from the folder where it was unpacked."""

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.conftest import wait_ready
from web.generator.paths import ROOT, Files
from web.generator.release import archive, version

WORKFLOW = ROOT / ".github" / "workflows" / "pages.yml"


@pytest.fixture(scope="module")
def files(site: Path) -> Files:
    """Return the files of the site by path."""
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}


@pytest.fixture
def unpacked(files: Files, tmp_path: Path) -> Iterator[str]:
    """Yield the address of the unpacked archive, served by Python's own server."""
    zipfile.ZipFile(BytesIO(archive(files, "Casino"))).extractall(tmp_path)
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    folder = tmp_path / f"casino-{version()}"
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as serving:
        assert serving.stdout is not None
        yield re.findall(r"http://[\d.:]+/", serving.stdout.readline())[0]
        serving.terminate()


def test_a_table_starts_from_the_unpacked_archive(unpacked: str, page: Page) -> None:
    # With the fixtures in this order, the page is closed before its server stops.
    page.goto(f"{unpacked}play/")
    wait_ready(page)


def test_the_same_files_in_any_order_give_the_same_archive(files: Files) -> None:
    few = {path: content for path, content in files.items() if path.endswith(".html")}
    assert archive(few, "Casino") == archive(dict(reversed(few.items())), "Casino")
    names = zipfile.ZipFile(BytesIO(archive(few, "Casino"))).namelist()
    assert {name.partition("/")[0] for name in names} == {f"casino-{version()}"}
    assert {f"casino-{version()}/{name}" for name in ("README.txt", "LICENSE.txt", "index.html")} <= {*names}


def test_the_workflow_calls_what_there_is() -> None:
    text = WORKFLOW.read_text("utf-8")
    commands = re.findall(r"run: python build\.py (\w+)(.*)$", text, re.MULTILINE)
    assert [name for name, _ in commands] == ["test", "build", "release", "wheel"]
    source = (ROOT / "build.py").read_text("utf-8")
    for name, rest in commands:
        assert f'add_parser("{name}"' in source or f'\n        "{name}", help=' in source
        for option in re.findall(r"--[a-z]+", rest):
            assert f'"{option}"' in source
    assert "path: dist" in text
    assert "build/release/" in text
