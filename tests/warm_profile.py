"""A browser profile in which the engine is already running, reused by one test after another.

Starting Python costs a second of processor time, more than most tests spend on anything else. All tables of a profile
share one engine, and each has its own session, so a later test finds the engine ready, like a person who opens a second
tab.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error, Page

from web.generator.serve import SiteServer

MAX_TESTS = 40
"""The number of tests after which a profile is replaced, so that memory cannot pile up."""

JOIN_ENGINE = """(address) => {
  globalThis.engine = new SharedWorker(address, { name: "casino", type: "module", extendedLifetime: true }).port;
}"""
"""JavaScript that joins the engine as a page does, which keeps the engine alive when all other pages are closed."""

PING_ENGINE = """() => new Promise((done) => {
  engine.onmessage = ({ data }) => { if (data.pong) done(true); };
  engine.postMessage({ ping: true });
  setTimeout(done, 5_000, false);
})"""
"""JavaScript that returns whether the engine answers within five seconds."""

CLEAR_STORAGE = """() => {
  const clear = async () => {
    localStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const { name } of await indexedDB.databases()) {
      await new Promise((done) => Object.assign(indexedDB.deleteDatabase(name), { onsuccess: done, onerror: done }));
    }
    return true;
  };
  return Promise.race([clear(), new Promise((done) => setTimeout(done, 10_000, false))]);
}"""
"""JavaScript that deletes everything that the site has stored in the browser, and returns whether that took less than
ten seconds. It takes longer if a database is in use, because the database is deleted only after it is closed."""


class WarmProfile:
    """Lends the profile to one test at a time and clears it afterwards; a damaged profile is replaced."""

    def __init__(self, browser: Browser, server: SiteServer, site: Path, timeout: float) -> None:
        """Take the browser, the server of the site, the folder of the site and a timeout in milliseconds."""
        self._browser, self._home, self._timeout = browser, server.address, timeout
        (engine,) = site.glob("assets/engine-????????????.js")
        self._engine = f"{self._home}assets/{engine.name}"
        self._keeper: Page | None = None
        self._tests = 0

    def open(self) -> BrowserContext:
        """Return the profile's browser context, with nothing stored in it."""
        if self._keeper is None:
            context = self._browser.new_context(service_workers="block")
            context.set_default_timeout(self._timeout)
            self._keeper = context.new_page()
            self._keeper.goto(f"{self._home}sw.js")  # any file of the site that runs no script
            self._keeper.evaluate(JOIN_ENGINE, self._engine)
            self._tests = 0
        self._tests += 1
        return self._keeper.context

    def clear(self) -> None:
        """Close the pages that a test opened and delete what it stored."""
        keeper = self._keeper
        assert keeper is not None
        try:
            for page in keeper.context.pages:
                if page is not keeper:
                    page.close()
            keeper.context.clear_permissions()
            reusable = keeper.evaluate(CLEAR_STORAGE) and self._tests < MAX_TESTS and keeper.evaluate(PING_ENGINE)
        except Error:  # the test closed all pages, or crashed the renderer
            reusable = False
        if not reusable:
            self._keeper = None
            keeper.context.close()
