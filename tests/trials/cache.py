"""Networks and hosts that send the wrong thing with status 200, and what a service worker then keeps."""

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
"""What such a network sends in place of anything."""
WORKER = "sw.js"
PAGE = "about/index.html"


def site_of(folder: Path) -> Files:
    """All files of a site by their paths."""
    paths = [path for path in folder.rglob("*") if path.is_file()]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}


def publish(files: Files, folder: Path) -> None:
    """Put a site into a folder that is served, in the place of another; what is the same is left alone."""
    for path, content in files.items():
        place = folder / path
        if not place.is_file() or place.read_bytes() != content:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(content)
    for path in site_of(folder).keys() - files.keys():
        (folder / path).unlink()


def anew(files: Files) -> Files:
    """Return the next version of a site, in which one page has changed."""
    return changed(files, PAGE, b"</h1>", b" anew</h1>")


def changed(files: Files, path: str, old: bytes, new: bytes) -> Files:
    """Return a version of a site in which something of a file is new."""
    site = {**files, path: files[path].replace(old, new)}
    return {**site, WORKER: service_worker({path: site[path] for path in site.keys() - {WORKER, ".nojekyll"}})}


def archive(files: Files) -> str:
    """Return the path of the archive with the engine."""
    return next(path for path in files if path.startswith("assets/python-"))


# ---------- what is sent ----------


def instead(content: Callable[[bytes], bytes]) -> Callable[[Files, Files], Files]:
    """Make a host that sends something else in place of the engine."""
    return lambda _before, files: {**files, archive(files): content(files[archive(files)])}


def without(_before: Files, files: Files) -> Files:
    """Return a site without its engine."""
    return {path: content for path, content in files.items() if path != archive(files)}


def portal(_before: Files, files: Files) -> Files:
    """Return what a network sends to whom it does not know."""
    return dict.fromkeys(files, PORTAL)


def portal_but_list(_before: Files, files: Files) -> Files:
    """Return what such a network sends to whom it knows just long enough for the first answer."""
    return {**portal(_before, files), WORKER: files[WORKER]}


def nothing_new(before: Files, _files: Files) -> Files:
    """Return the version before."""
    return before


def list_alone(before: Files, files: Files) -> Files:
    """Return a site of which only the list of files is new."""
    return {**before, WORKER: files[WORKER]}


def files_alone(before: Files, files: Files) -> Files:
    """Return a site of which all is new but the list of files."""
    return {**files, WORKER: before[WORKER]}


@dataclass(frozen=True)
class Poisoning:
    """A host or a network that sends something wrong, for a while."""

    sends: Callable[[Files, Files], Files]
    """From the version before and the new one to what is sent until all is well."""

    returns: bool = False
    """Whether the visitor has kept the version before."""

    spoilt: bool = False
    """Whether what the visitor has kept of it was wrong, as older versions of this site let it be."""


POISONINGS: dict[str, Poisoning] = {
    "a login page in place of the engine": Poisoning(instead(lambda _: PORTAL)),
    "an engine that is cut off": Poisoning(instead(lambda content: content[: len(content) // 2])),
    "an engine that is empty": Poisoning(instead(lambda _: b"")),
    "an engine that is missing": Poisoning(without),
    "new files, and the list of the old ones": Poisoning(files_alone),
    "for a return: the list of new files, and the old ones": Poisoning(list_alone, returns=True),
    "for a return: new files, and the list of the old ones": Poisoning(files_alone, returns=True),
    "for a return: a login page in place of everything": Poisoning(portal, returns=True),
    "for a return: a login page in place of all but the list": Poisoning(portal_but_list, returns=True),
    "for a return: a login page that an older version kept": Poisoning(nothing_new, returns=True, spoilt=True),
}
"""Every poisoning."""


# ---------- a visit ----------

ENDED = "document.documentElement?.dataset.offline !== undefined || !document.querySelector('[data-update]')"
"""Whether it is known if everything is kept; also on a page that is not ours."""
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
"""The path of everything that is kept, and what it holds as a digest."""
LOOKS = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update().catch(() => {});
  const worker = found.installing;
  if (!worker) return;
  await new Promise((done) => {
    worker.onstatechange = () => { if (["installed", "redundant"].includes(worker.state)) done(); };
  });
}"""
"""Looks for a new version, and waits until it is kept or refused."""
SPOILS = """async (path, text) => {
  for (const name of await caches.keys()) await (await caches.open(name)).put(`/${path}`, new Response(text));
}"""


def wrong_kept(engine: Engine, *versions: Files) -> list[str]:
    """What is kept that was never built."""
    right = {(path, hashlib.sha256(content).hexdigest()) for files in versions for path, content in files.items()}
    kept = [(f"{path}index.html" if path.endswith("/") else path, digest) for path, digest in engine.run(KEPT)]
    return [f"kept {path}" for path, digest in kept if (path.removeprefix("/"), digest) not in right]


def wrong_after(engine: Engine, site: Files, poisoning: Poisoning) -> str:
    """Visit a site that is poisoned, and once more when all is well. Return what is wrong then, "" for nothing."""
    with TemporaryDirectory() as folder, serving(Path(folder)) as server:
        server.caching = "max-age=86400"  # the browser itself keeps it as well
        about, new = f"{server.address}about/", anew(site)
        publish(site, Path(folder))
        if poisoning.returns:
            visit_first(engine, about, archive(site) if poisoning.spoilt else "")
        publish(poisoning.sends(site, new), Path(folder))
        engine.go(about)
        engine.until(ENDED)
        if poisoning.returns:
            engine.run(LOOKS)
        wrong = [] if poisoning.spoilt else wrong_kept(engine, site, new)
        publish(new, Path(folder))
        return ", ".join(wrong + healed(engine, about, new, returns=poisoning.returns)) or started(
            engine, server.address
        )


def visit_first(engine: Engine, about: str, spoilt: str) -> None:
    """Keep a version; what has a path is kept wrongly."""
    engine.go(about)
    engine.until(ENDED)
    if engine.run("() => document.documentElement?.dataset.offline") == "refused":
        raise NotTriedError("no service worker starts in this window")
    if spoilt:
        engine.run(SPOILS, spoilt, PORTAL.decode())


def healed(engine: Engine, about: str, new: Files, *, returns: bool) -> list[str]:
    """Visit once more when all is well, and use what is offered. Return what is wrong then."""
    engine.go(about)
    if returns:
        engine.until(OFFERED)
        engine.press("[data-update] button")
        engine.until("document.querySelector('h1').textContent.endsWith('anew')")
    engine.until(READY)
    return wrong_kept(engine, new)


@contextmanager
def cache_poisoned(browser: str) -> Iterator[Try]:
    """Try every poisoning, each with a site that the browser has never seen."""
    rows = [*POISONINGS.values()]
    with built() as folder, window(browser) as engine:
        site = site_of(folder)
        yield lambda given: wrong_after(engine, site, rows[given.number % len(rows)])
