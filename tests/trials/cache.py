"""Networks and hosts that send wrong content, mostly with status 200, and what the service worker caches of it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.browser.engines import Engine
from tests.trials.hosts import started
from tests.trials.trying import NotTriedError, Try
from tests.trials.windows import built, window
from web.generator.assets import service_worker
from web.generator.paths import Files
from web.generator.serve import serving

PORTAL = b"<!doctype html><title>Sign in</title><p>Welcome to the network of this hotel.</p>"
"""The response of a captive network for any file."""
WORKER, LISTS = "sw.js", "assets/files-"
"""The path of the service worker, and the beginning of the paths of its lists of files, one for each language."""
PAGE = "about/index.html"


def site_of(folder: Path) -> Files:
    """Return all files of a site by path."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def publish(files: Files, folder: Path) -> None:
    """Replace the site in a served folder with another; unchanged files are not touched."""
    for path, content in files.items():
        place = folder / path
        if not place.is_file() or place.read_bytes() != content:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
    for path in site_of(folder).keys() - files.keys():
        (folder / path).unlink()


def next_version(files: Files) -> Files:
    """Return the next version of a site, in which one page has changed."""
    return changed(files, PAGE, b"</h1>", b" (new)</h1>")


def changed(files: Files, path: str, old: bytes, new: bytes) -> Files:
    """Return a site with a part of one file replaced, and with the service worker for the result."""
    return with_service_worker({**files, path: files[path].replace(old, new)})


def with_service_worker(site: Files) -> Files:
    """Return a site with the service worker for its present files."""
    listed = {path for path in site if not path.startswith(LISTS)} - {WORKER, ".nojekyll"}
    return {**site, **service_worker({path: site[path] for path in listed})}


def archive(files: Files) -> str:
    """Return the path of the archive that holds the engine."""
    return next(path for path in files if path.startswith("assets/python-"))


# ---------- responses ----------


def instead(content: Callable[[bytes], bytes]) -> Callable[[Files, Files], Files]:
    """Return a function for ``Poisoning.sends`` that alters the content of the engine."""
    return lambda _before, files: {**files, archive(files): content(files[archive(files)])}


def without(_before: Files, files: Files) -> Files:
    """Return a site without its engine."""
    return {path: content for path, content in files.items() if path != archive(files)}


def portal(_before: Files, files: Files) -> Files:
    """Return the files that a captive network sends before the visitor has signed in."""
    return dict.fromkeys(files, PORTAL)


def portal_but_list(_before: Files, files: Files) -> Files:
    """Return the files that a captive network sends if only the service worker still gets through."""
    return {**portal(_before, files), WORKER: files[WORKER]}


def nothing_new(before: Files, _files: Files) -> Files:
    """Return the previous version."""
    return before


def list_alone(before: Files, files: Files) -> Files:
    """Return the previous version with the new service worker, which lists the new files."""
    return {**before, WORKER: files[WORKER]}


def files_alone(before: Files, files: Files) -> Files:
    """Return the new version with the previous service worker, which lists the old files."""
    return {**files, WORKER: before[WORKER]}


@dataclass(frozen=True)
class Poisoning:
    """A host or network that sends wrong content for a while."""

    sends: Callable[[Files, Files], Files]
    """Returns the files sent until the fault ends, given the files of the previous and of the new version."""

    returns: bool = False
    """Whether the visitor has cached the previous version."""

    corrupted: bool = False
    """Whether that cache holds wrong content, as older versions of this site allowed."""


POISONINGS: dict[str, Poisoning] = {
    "a login page in place of the engine": Poisoning(instead(lambda _: PORTAL)),
    "an engine that is cut off": Poisoning(instead(lambda content: content[: len(content) // 2])),
    "an engine that is empty": Poisoning(instead(lambda _: b"")),
    "an engine that is missing": Poisoning(without),
    "new files, and the list of the old ones": Poisoning(files_alone),
    "on return: the list of new files, and old files": Poisoning(list_alone, returns=True),
    "on return: new files, and the list of the old ones": Poisoning(files_alone, returns=True),
    "on return: a login page in place of everything": Poisoning(portal, returns=True),
    "on return: a login page in place of all but the list": Poisoning(portal_but_list, returns=True),
    "on return: a login page cached by an older version": Poisoning(nothing_new, returns=True, corrupted=True),
}
"""All poisonings, by description."""


# ---------- a visit ----------

ENDED = "document.documentElement?.dataset.offline !== undefined || !document.querySelector('[data-update]')"
"""Whether caching has finished or failed; true on a foreign page."""
READY = "document.documentElement?.dataset.offline === 'ready'"
OFFERED = "document.querySelector('[data-update]')?.hidden === false"
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const digest = await crypto.subtle.digest("SHA-256", await (await cache.match(request)).arrayBuffer());
      const text = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
      kept.push([new URL(request.url).pathname, text]);
    }
  }
  return kept;
}"""
"""Returns the paths and SHA-256 digests of all files in the cache."""
CHECK_FOR_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update().catch(() => {});
  const worker = registration.installing;
  if (!worker) return;
  await new Promise((done) => {
    worker.onstatechange = () => { if (["installed", "redundant"].includes(worker.state)) done(); };
  });
}"""
"""Checks for a new version, and waits until it is installed or rejected."""
CORRUPT_CACHE = """async (path, text) => {
  for (const name of await caches.keys()) await (await caches.open(name)).put(`/${path}`, new Response(text));
}"""


def wrong_kept(engine: Engine, *versions: Files) -> list[str]:
    """Return a fault for each cached file whose content is in none of the versions."""
    right = {(path, hashlib.sha256(content).hexdigest()) for files in versions for path, content in files.items()}
    kept = [(f"{path}index.html" if path.endswith("/") else path, digest) for path, digest in engine.run(KEPT)]
    return [f"kept {path}" for path, digest in kept if (path.removeprefix("/"), digest) not in right]


def wrong_after(engine: Engine, site: Files, poisoning: Poisoning) -> str:
    """Visit a site while it sends wrong content, and afterwards. Return the faults of the cache or the table, or ""."""
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        server.caching = "max-age=86400"  # so that the browser's own cache keeps wrong content, too
        about, new = f"{server.address}about/", next_version(site)
        publish(site, Path(folder))
        if poisoning.returns:
            visit_first(engine, about, archive(site) if poisoning.corrupted else "")
        publish(poisoning.sends(site, new), Path(folder))
        engine.go(about)
        engine.until(ENDED)
        if poisoning.returns:
            engine.run(CHECK_FOR_UPDATE)
        wrong = [] if poisoning.corrupted else wrong_kept(engine, site, new)
        publish(new, Path(folder))
        return ", ".join(wrong + healed(engine, about, new, returns=poisoning.returns)) or started(
            engine, server.address
        )


def visit_first(engine: Engine, about: str, corrupted: str) -> None:
    """Visit a site until it is cached, then corrupt the cached file at the path ``corrupted`` unless that is empty."""
    engine.go(about)
    engine.until(ENDED)
    if engine.run("() => document.documentElement?.dataset.offline") == "refused":
        raise NotTriedError("no service worker starts in this window")
    if corrupted:
        engine.run(CORRUPT_CACHE, corrupted, PORTAL.decode())


def healed(engine: Engine, about: str, new: Files, *, returns: bool) -> list[str]:
    """Visit again after the fault has ended; a returning visitor accepts the update. Return the faults of the cache."""
    engine.go(about)
    if returns:
        engine.until(OFFERED)
        engine.press("[data-update] button")
        engine.until("document.querySelector('h1').textContent.endsWith('(new)')")
    engine.until(READY)
    return wrong_kept(engine, new)


@contextmanager
def cache_poisoned(browser: str) -> Iterator[Try]:
    """Yield a function that tries a poisoning on a server that the browser has not visited."""
    rows = [*POISONINGS.values()]
    with built() as folder, window(browser) as engine:
        site = site_of(folder)
        yield lambda case: wrong_after(engine, site, rows[case.number % len(rows)])
