"""The addresses, pasted texts and stored values of the other trials on the built page, in a real browser."""

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
from tests.trials.inputs import FINISHED, address, copy, day_address, pasted, stored
from tests.trials.trying import SLOW, Try
from tests.trials.windows import built, window
from web.generator.serve import serving
from web.page.finished import name_of
from web.shared.settings import DEFAULTS

AT_ONCE = {"casino.settings": envelope({**DEFAULTS, "speed": "off"})}
"""What is stored of somebody who wants no motion and no pauses."""
OWN = {name_of(game): envelope(game) for game in FINISHED[:1]}
"""What is stored of somebody who has played a game to its end."""
FRAMES = tuple(f"embed/v1/{kind}" for kind in ("", "position/", "position/", "puzzle/", "lesson/", "replay/"))
PLACES = ("play/", "play/", "daily/", *FRAMES)
"""The pages whose addresses say something."""
LONGEST = 30_000
"""Characters of an address that a host still reads; what is longer follows #."""
WHOLE = 200_000
"""Characters of an address that a browser still takes, when each has become nine."""

ENDED = "['ready', 'failed'].includes(document.documentElement?.dataset.python)"
SHOWS = """() => {
  const foreign = "img, iframe, object, embed, [onerror], [onfocus], [onclick], [onload], [href^='javascript:']";
  const { python } = document.documentElement?.dataset ?? {};
  const lacks = document.getElementById("play") && !document.getElementById("table");
  return [
    ...(python === "ready" ? [] : [`Python is ${python}: ${document.querySelector("[data-reason]")?.textContent}`]),
    ...(lacks ? ["no table"] : []),
    ...("foreign" in globalThis ? ["a foreign script has run"] : []),
    ...[...document.querySelectorAll(foreign)].map((one) => `foreign: ${one.outerHTML.slice(0, 80)}`),
    ...[...document.querySelectorAll("#broken")].filter((one) => !one.hidden).map(() => "an error is shown"),
  ];
}"""
"""What is wrong with what is shown."""

STORES = """(values) => {
  localStorage.clear();
  for (const [name, text] of Object.entries(JSON.parse(values))) localStorage.setItem(name, text);
}"""
LOST = """(values) => {
  const there = new Set(Object.values(localStorage));
  return Object.values(JSON.parse(values)).filter((text) => !there.has(text) && !text.includes('"v": 1,')).length;
}"""
"""How many texts are not there any more that nothing could read."""

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
"""Goes to an address, also where only what follows # is new."""
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
"""Pastes a text, and returns how many milliseconds the answer took."""
SAID = """() => {
  const { children: [dialog] } = document.getElementById("dialogs");
  return !dialog || Boolean(dialog.querySelector(".error, [data-do=accept]"));
}"""
"""Whether a pasted text has opened a game, or is said to be wrong."""


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
"""Chooses a file as a copy, and returns how many milliseconds it took to read it."""
TOLD = "document.getElementById('told').textContent !== ''"
THERE = """async () => {
  const texts = Object.entries(localStorage).filter(([name]) => /^casino[.](done[.]|game$)/.test(name));
  const archived = (await casinoArchive.names()) ?? "";
  return [...texts.map(([name]) => name), ...archived.split("\\n")].filter(Boolean);
}"""
"""The names of the game on the table and of all that are over."""


class Visits:
    """Visits of a site, with inputs that nobody means well with. Each returns what was wrong with the answer, or ""."""

    def __init__(self, engine: Engine, site: str, slow: float = math.inf) -> None:
        """Take a window, the address of a site, and how many seconds an answer may take."""
        self.engine, self.site, self.slow = engine, site, slow

    def addresses(self, chance: Random) -> str:
        """Go to an address of the table, of a frame or of the daily deals, and take up what it offers."""
        page = chance.choice(PLACES)
        text = day_address(chance) if page == "daily/" else re.split("[?#]", address(chance), maxsplit=1)[-1]
        text = f"?{text[:WHOLE]}"
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
        """Paste a text by chance."""
        return self.paste(pasted(chance))

    def paste(self, text: str) -> str:
        """Paste a text at the table, where one is open, which opens a game or says what is wrong."""
        if not self.engine.run("() => Boolean(document.getElementById('paste') ?? document.getElementById('table'))"):
            self.go("about/", AT_ONCE)
            self.go("play/")
        self.engine.run(OPENS)
        self.engine.until(OPENED)
        took = self.engine.run(PASTES, json.dumps(text)) / 1000
        self.engine.until(SETTLED)
        said = "" if self.engine.run(SAID) else "no sentence"
        return said or self.wrong() or f"{took:.1f} s" * (took > self.slow)

    def stored(self, chance: Random) -> str:
        """Open a page with stored values; what cannot be read must still be there."""
        values = json.dumps(dict(stored(chance) for _ in range(8)))
        self.go("about/")
        self.engine.run(STORES, values)
        self.go(chance.choice(("play/", "play/", "progress/", "daily/")))
        lost = self.engine.run(LOST, values)
        return self.wrong() or f"{lost} lost" * bool(lost)

    def copies(self, chance: Random) -> str:
        """Choose a file as a copy of everything: it is added, or said to be wrong, and what is there stays there."""
        if not self.engine.run("() => document.getElementById('copy-file') && localStorage.length < 200"):
            self.go("about/", OWN)
            self.go("progress/")
        before = self.engine.run(THERE)
        took = self.engine.run(PUTS, json.dumps(copy(chance))) / 1000
        self.engine.until(TOLD)
        lost = {*before} - {*self.engine.run(THERE)}
        return self.wrong() or f"lost {lost}" * bool(lost) or f"{took:.1f} s" * (took > self.slow)

    def go(self, page: str, values: dict[str, str] | None = None) -> None:
        """Go to a page, and wait for Python where it has some; store values there."""
        self.engine.go(f"{self.site}{page}")
        self.engine.until(f"document.documentElement?.dataset.python === undefined || {ENDED}")
        if values:
            self.engine.run(STORES, json.dumps(values))

    def wrong(self) -> str:
        """What is wrong with what is shown, and what the browser has reported since this was asked last."""
        problems = self.engine.problems()
        found = [*self.engine.run(SHOWS), *problems]
        problems.clear()
        return ", ".join(found)


@contextmanager
def visited(kind: str, browser: str) -> Iterator[Try]:
    """Visit a site in a browser with inputs of a kind."""
    with built() as site, serving(site) as server, window(browser) as engine:
        visits = Visits(engine, server.address, SLOW)
        ways = {
            "addresses": visits.addresses,
            "pasted": visits.pasted,
            "stored": visits.stored,
            "copies": visits.copies,
        }
        yield lambda given: ways[kind](given.chance)
