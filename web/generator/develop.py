"""The server during development: when a source changes, the site is built again, and open pages reload.

None of this is in the site itself: to each page that it sends, the server adds the script that watches for changes.
"""

import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NoReturn

from web.generator.node import digest
from web.generator.paths import ROOT
from web.generator.reads import refresh_catalogues
from web.generator.serve import SiteServer
from web.languages.errors import LanguageError

WATCHED = (ROOT / "casino_core", ROOT / "web", ROOT / "build.py", ROOT / "site.toml")
PASSED_OVER = {"__pycache__", "node_modules"}
EVERY = 0.3  # seconds

SCRIPT = Path(__file__).with_name("reload.js")
PLACE = "-/"  # the folder of the script and the state; no page can be in it

Sources = dict[str, int]
"""By path, the time when a source was last written, in nanoseconds."""


class DevelopmentServer(SiteServer):
    """Serves a site whose pages reload after a change."""

    # Browsers may keep an answer but must ask whether it is still valid: anything may have changed.
    caching = "no-cache"
    site: Path | None = None
    """The file of the edition, None for the project's site.toml."""
    error = ""
    """The reason why the last build failed, "" if it succeeded. The last successful build stays online."""

    def version(self) -> str:
        """Return a digest that changes with any file of the site, because the service worker lists all files."""
        worker = self.folder / "sw.js"
        return digest(worker.read_bytes()) if worker.is_file() else ""

    def made(self, path: str) -> tuple[str, bytes] | None:
        """Return the type and content of the script that is in every page, or of the state that the script requests."""
        if path == f"{self.base}{PLACE}reload.js":
            return "text/javascript; charset=utf-8", SCRIPT.read_bytes()
        if path == f"{self.base}{PLACE}state.json":
            return "application/json", json.dumps({"version": self.version(), "error": self.error}).encode()
        return None

    def state(self, file: Path) -> tuple[object, ...]:
        """Return a value that changes whenever the answer for a file does: it includes the version, as pages do."""
        return *super().state(file), self.version()

    def read(self, file: Path) -> bytes:
        """Return the content of a file; a page also has the script in its head."""
        content = super().read(file)
        if file.suffix != ".html":
            return content
        script = f'<script src="{self.base}{PLACE}reload.js" data-version="{self.version()}"></script>\n'
        return content.replace(b"</head>", script.encode() + b"</head>", 1)


def watch(server: DevelopmentServer, build: Callable[[], None]) -> NoReturn:
    """Build the site again whenever sources have changed and then stayed the same for a moment.

    Until a Python source changes, ``build`` is called in this process, which is quick because everything is loaded.
    After that, each build runs in a new process.
    """
    watched = (*WATCHED, server.site) if server.site else WATCHED
    begun = built = before = sources(watched)
    while True:
        time.sleep(EVERY)
        now = sources(watched)
        # Editors write a file in several steps, so this waits until they have finished.
        if now != built and now == before:
            print(f"Changed: {', '.join(os.path.relpath(path, ROOT) for path in changed(built, now))}", flush=True)
            here = not any(path.endswith(".py") for path in changed(begun, now))
            built, server.error = now, build_here(build) if here else build_elsewhere(server.base, server.site)
        before = now


def build_here(build: Callable[[], None]) -> str:
    """Build the site in this process. Return "" or the error."""
    try:
        refresh_catalogues()
        build()
    except (SystemExit, LanguageError) as fault:  # commands exit with a sentence
        error = str(fault)
    except Exception:  # noqa: BLE001 - the server outlives any fault
        error = traceback.format_exc()
    else:
        return ""
    print(error, flush=True)
    return error


def build_elsewhere(base: str, site: Path | None = None) -> str:
    """Build the site in a new Python process, which loads changed modules. Return "" or the error."""
    command = [sys.executable, str(ROOT / "build.py"), "build", "--base", base]
    command += ["--site", str(site.resolve())] if site else []
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    print(done.stdout, done.stderr, sep="", end="", flush=True)
    return (done.stderr.strip() or f"The build ended with {done.returncode}.") if done.returncode else ""


def sources(watched: tuple[Path, ...] = WATCHED) -> Sources:
    """Return every source of the site with its time of modification."""
    try:
        return {path: written for place in watched if place.exists() for path, written in _below(place)}
    except FileNotFoundError:  # a file was deleted after it was listed
        return sources(watched)


def _below(place: Path) -> Iterator[tuple[str, int]]:
    """Yield the path and time of all files below a folder, or of a single file, without hidden files and backups."""
    if place.is_file():
        yield str(place), place.stat().st_mtime_ns
        return
    with os.scandir(place) as entries:
        for entry in entries:
            if entry.name.startswith(".") or entry.name.endswith("~") or entry.name in PASSED_OVER:
                continue
            if entry.is_dir():
                yield from _below(Path(entry.path))
            else:
                yield entry.path, entry.stat().st_mtime_ns


def changed(before: Sources, after: Sources) -> list[str]:
    """Return the sources that were written, added or deleted."""
    return sorted({path for path, _ in before.items() ^ after.items()})
