"""A browser's profile in which the engine already runs, for one visitor after another.

To start Python takes a second of the processor, more than most tests spend on anything else. The engine is shared by
all tables of a profile, each with a session of its own, so those who come later find it ready, as people do with a
second tab.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page

from web.generator.serve import SiteServer

VISITORS = 40
"""How many come before the profile is left, so that nothing piles up."""

JOIN = """(address) => {
  globalThis.engine = new SharedWorker(address, { name: "casino", type: "module", extendedLifetime: true }).port;
}"""
"""Joins the engine just as a page does; then it stays when all pages have gone."""

ANSWERS = """() => new Promise((done) => {
  engine.onmessage = ({ data }) => { if (data.pong) done(true); };
  engine.postMessage({ ping: true });
  setTimeout(done, 5_000, false);
})"""
"""Whether the engine answers."""

FORGET = """async () => {
  localStorage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: done }));
  }
}"""
"""Removes all that a visitor has stored."""


class Regulars:
    """Lends the profile to one visitor at a time, whom it then forgets; what a visitor has harmed is made anew."""

    def __init__(self, browser: Browser, server: SiteServer, site: Path, patience: float) -> None:
        """Take a browser, a server and the site that it serves, and the milliseconds that anything may take."""
        self._browser, self._home, self._patience = browser, server.address, patience
        (engine,) = site.glob("assets/engine-*.js")
        self._engine = f"{self._home}assets/{engine.name}"
        self._keeper: Page | None = None
        self._visitors = 0

    def visit(self) -> BrowserContext:
        """Return the profile, with nothing stored in it."""
        if self._keeper is None:
            context = self._browser.new_context(service_workers="block")
            context.set_default_timeout(self._patience)
            self._keeper = context.new_page()
            self._keeper.goto(f"{self._home}sw.js")  # any text of the site, in which nothing runs
            self._keeper.evaluate(JOIN, self._engine)
            self._visitors = 0
        self._visitors += 1
        return self._keeper.context

    def leave(self) -> None:
        """Close what a visitor has opened, and forget what was stored."""
        keeper = self._keeper
        assert keeper is not None
        try:
            for page in keeper.context.pages:
                if page is not keeper:
                    page.close()
            keeper.evaluate(FORGET)
            well = self._visitors < VISITORS and keeper.evaluate(ANSWERS)
        except Error:  # the visitor has closed all of it, or made the browser's process crash
            well = False
        if not well:
            self._keeper = None
            keeper.context.close()
