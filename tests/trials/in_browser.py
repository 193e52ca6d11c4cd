"""Trials of addresses, pasted texts, stored values and backups on the built site in a real browser."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from tests.browser.engines import Engine
from tests.browser.person import SETTLED
from tests.browser.person import stored as envelope
from tests.trials.inputs import FINISHED, address, copy, day_address, pasted, step_address, stored
from tests.trials.trying import SLOW, Try
from tests.trials.windows import built, window
from web.generator.serve import serving
from web.page.finished import name_of
from web.shared.settings import DEFAULTS

AT_ONCE = {"casino.settings": envelope({**DEFAULTS, "speed": "off"})}
"""Settings without motion and pauses."""
OWN = {name_of(game): envelope(game) for game in FINISHED[:1]}
"""A storage that contains one finished game."""
FRAMES = tuple(f"embed/v1/{kind}" for kind in ("", "position/", "position/", "puzzle/", "lesson/", "replay/"))
PLACES = ("play/", "play/", "daily/", "puzzles/run/", "puzzles/classic/", *FRAMES)
"""The pages whose addresses are tried; one that is listed twice is tried twice as often."""
LONGEST = 30_000
"""The longest address that hosts accept; a longer text goes after #."""
WHOLE = 200_000
"""The maximum length of a text in an address: browsers have limits, and one character may become nine when encoded."""

ENDED = "['ready', 'failed'].includes(document.documentElement?.dataset.python)"
SHOWS = """() => {
  const foreign = "img, iframe, object, embed, [onerror], [onfocus], [onclick], [onload], [href^='javascript:']";
  const { python } = document.documentElement?.dataset ?? {};
  const hasNote = document.getElementById("note")?.hidden === false; // that there are no such puzzles
  const hasNoTable = document.getElementById("play") && !document.getElementById("table") && !hasNote;
  return [
    ...(python === "ready" ? [] : [`Python is ${python}: ${document.querySelector("[data-reason]")?.textContent}`]),
    ...(hasNoTable ? ["no table"] : []),
    ...("foreign" in globalThis ? ["a foreign script has run"] : []),
    ...[...document.querySelectorAll(foreign)].map((one) => `foreign: ${one.outerHTML.slice(0, 80)}`),
    ...[...document.querySelectorAll("#broken")].filter((one) => !one.hidden).map(() => "an error is shown"),
  ];
}"""
"""Returns the faults of the page."""

STORES = """(values) => {
  localStorage.clear();
  for (const [name, text] of Object.entries(JSON.parse(values))) localStorage.setItem(name, text);
}"""
LOST = """(values) => {
  const there = new Set(Object.values(localStorage));
  return Object.values(JSON.parse(values)).filter((text) => !there.has(text) && !text.includes('"v": 1,')).length;
}"""
"""Returns the number of unreadable texts that are no longer in the storage."""

LEAVES = r"""(text) => {
  globalThis.before = true;
  // Chromium goes nowhere where both "<" and a line break or a tab stand in an address.
  const there = new URL(text.replace(/\s/g, encodeURIComponent), document.baseURI);
  const here = there.pathname === location.pathname && there.search === location.search && there.hash;
  setTimeout(() => {
    location.href = there;
    if (here) location.reload();
  });
}"""
"""Loads the page at an address, even if only the part after # changes."""
ARRIVED = f"!globalThis.before && {ENDED}"
ACCEPTS = "() => document.querySelector('#dialogs [data-do=accept]')?.click()"

OPENS = """() => {
  document.querySelectorAll("#dialogs dialog").forEach((dialog) => dialog.querySelector("[data-do=close]")?.click());
  const button = Object.assign(document.createElement("button"), { hidden: true });
  button.dataset.do = "open";
  document.body.append(button);
  button.click();
  button.remove();
}"""
OPENED = f"document.querySelector('#paste:not([aria-invalid])') && {SETTLED}"
PASTES = """async (text) => {
  const [field, dialogs] = ["paste", "dialogs"].map((id) => document.getElementById(id));
  field.value = JSON.parse(text);
  field.scrollHeight; // the browser's own part of it, which takes seconds for millions of letters
  const start = performance.now();
  const changed = new Promise((done) => {
    new MutationObserver(done).observe(dialogs, { subtree: true, childList: true, attributes: true });
  });
  field.form.requestSubmit();
  await Promise.race([changed, new Promise((done) => setTimeout(done, 20_000))]);
  return performance.now() - start;
}"""
"""Pastes a text, and returns the milliseconds until the dialog changed."""
HAS_ANSWER = """() => {
  const { children: [dialog] } = document.getElementById("dialogs");
  return !dialog || Boolean(dialog.querySelector(".error, [data-do=accept], [data-do=review]"));
}"""
"""Whether the pasted text has opened a game or produced an error message."""


PUTS = """async (text) => {
  const field = document.getElementById("copy-file"), files = new DataTransfer(), { close } = casinoCopies;
  files.items.add(new File([JSON.parse(text)], "copy.json", { type: "application/json" }));
  document.getElementById("told").textContent = "";
  const start = performance.now();
  const read = new Promise((done) => { casinoCopies.close = () => done(close()); });
  field.files = files.files;
  field.dispatchEvent(new Event("change", { bubbles: true }));
  await Promise.race([read, new Promise((done) => setTimeout(done, 20_000))]);
  casinoCopies.close = close;
  return performance.now() - start;
}"""
"""Chooses a file as a backup, and returns the milliseconds until it was read."""
MESSAGE_SHOWN = "document.getElementById('told').textContent !== ''"
THERE = """async () => {
  const texts = Object.entries(localStorage).filter(([name]) => /^casino[.](done[.]|game$)/.test(name));
  const archived = (await casinoArchive.names()) ?? "";
  return [...texts.map(([name]) => name), ...archived.split("\\n")].filter(Boolean);
}"""
"""Returns the names of the current game and of all finished games."""


class Visits:
    """Visits to a site with random and hostile inputs. Each returns the fault of the response, or ""."""

    def __init__(self, engine: Engine, site: str, slow: float = math.inf) -> None:
        """Take a window, the address of a site, and the maximum number of seconds that a response may take."""
        self.engine, self.site, self.slow = engine, site, slow

    def addresses(self, chance: Random) -> str:
        """Open an address of the table, a frame, puzzles or the daily deals, and accept what the dialog offers."""
        page = chance.choice(PLACES)
        make = day_address if page == "daily/" else step_address if page.startswith("puzzles/") else address
        text = f"?{re.split('[?#]', make(chance), maxsplit=1)[-1][:WHOLE]}"
        text = text.replace("?", "#", 1) if len(text) > LONGEST else text
        self.go("about/", AT_ONCE)
        self.engine.run(LEAVES, f"{self.site}{page}{text}")
        self.engine.until(ARRIVED)
        if page != "daily/":
            self.engine.until(SETTLED)
            self.engine.run(ACCEPTS)
            self.engine.until(SETTLED)
        return self.wrong()

    def pasted(self, chance: Random) -> str:
        """Paste a random text."""
        return self.paste(pasted(chance))

    def paste(self, text: str) -> str:
        """Paste a text at the table, opening one if needed; it must open a game or produce a message."""
        if not self.engine.run("() => Boolean(document.getElementById('paste') ?? document.getElementById('table'))"):
            self.go("about/", AT_ONCE)
            self.go("play/")
        self.engine.run(OPENS)
        self.engine.until(OPENED)
        took = self.engine.run(PASTES, json.dumps(text)) / 1000
        self.engine.until(SETTLED)
        fault = "" if self.engine.run(HAS_ANSWER) else "no sentence"
        return fault or self.wrong() or f"{took:.1f} s" * (took > self.slow)

    def stored(self, chance: Random) -> str:
        """Open a page with random stored values; unreadable values must survive."""
        values = json.dumps(dict(stored(chance) for _ in range(8)))
        self.go("about/")
        self.engine.run(STORES, values)
        self.go(chance.choice(("play/", "play/", "progress/", "daily/")))
        lost = self.engine.run(LOST, values)
        return self.wrong() or f"{lost} lost" * bool(lost)

    def copies(self, chance: Random) -> str:
        """Choose a random file as a backup; it must be added or rejected, and existing games must stay."""
        if not self.engine.run("() => document.getElementById('copy-file') && localStorage.length < 200"):
            self.go("about/", OWN)
            self.go("progress/")
        before = self.engine.run(THERE)
        took = self.engine.run(PUTS, json.dumps(copy(chance))) / 1000
        self.engine.until(MESSAGE_SHOWN)
        lost = {*before} - {*self.engine.run(THERE)}
        return self.wrong() or f"lost {lost}" * bool(lost) or f"{took:.1f} s" * (took > self.slow)

    def go(self, page: str, values: dict[str, str] | None = None) -> None:
        """Open a page, wait for Python if the page uses it, and store values."""
        self.engine.go(f"{self.site}{page}")
        self.engine.until(f"document.documentElement?.dataset.python === undefined || {ENDED}")
        if values:
            self.engine.run(STORES, json.dumps(values))

    def wrong(self) -> str:
        """Return the faults of the page, and the problems reported since the last call."""
        problems = self.engine.problems()
        wrong = [*self.engine.run(SHOWS), *problems]
        problems.clear()
        return ", ".join(wrong)


@contextmanager
def visited(kind: str, browser: str) -> Iterator[Try]:
    """Yield a function that visits a site with inputs of a kind."""
    with built() as site, serving(site) as server, window(browser) as engine:
        visits = Visits(engine, server.address, SLOW)
        ways = {
            "addresses": visits.addresses,
            "pasted": visits.pasted,
            "stored": visits.stored,
            "copies": visits.copies,
        }
        yield lambda case: ways[kind](case.chance)
