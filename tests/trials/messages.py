"""Messages that a hostile page sends to the tables in its frames, with every kind of value that can be sent."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from playwright.sync_api import Frame, Page

from tests.browser.person import Person
from tests.conftest import TIMEOUT_MS, Watch
from tests.trials.trying import SLOW, Input, Try
from tests.trials.windows import built, chrome
from web.generator.serve import serving

SENDS = (Path(__file__).parent / "sends.js").read_text("utf-8")
HOST = """<!doctype html><title>Host</title><link rel="icon" href="data:,">
<script>
  {sends}
  const heard = [], answers = new Map();
  addEventListener("message", ({{ data, source }}) => {{
    if (source === frames[frames.length - 1]) answers.get(data.number)(data.sent);
    else heard.push(data);
  }});
  // Sends from a frame without an origin.
  const relay = (recipe, to) => new Promise((done) => {{
    answers.set(answers.size, done);
    frames[frames.length - 1].postMessage({{ recipe, to, number: answers.size - 1 }}, "*");
  }});
</script>
{tables}
<iframe title="Relay" sandbox="allow-scripts" width="9" height="9" srcdoc="{relay}"></iframe>"""
TABLE = '<iframe {sandbox} title="Casino" width="600" height="700" src="{address}"></iframe>'
RELAY = """<script>{sends}
  onmessage = ({{ data: {{ number, recipe, to }} }}) => {{
    parent.postMessage({{ number, sent: send(recipe, parent.frames[to]) }}, "*");
  }};
</script>"""

LISTENS = """
  globalThis.received = 0;
  for (const kind of ["message", "messageerror"]) addEventListener(kind, () => { received += 1; });
"""
MESSAGE_RECEIVED = "(before) => received > before"
"""Whether a message has arrived. This is polled, because Playwright otherwise checks only when the frame is painted,
which never happens to a hidden one.
"""
STATE = """() => {
  const { dataset } = document.documentElement;
  const stored = () => { try { return Object.entries(localStorage).sort(); } catch { return "refused"; } };
  return JSON.stringify({
    ran: "foreign" in globalThis,
    prototype: Object.keys(Object.prototype),
    theme: dataset.theme,
    stored: stored(),
    python: dataset.python,
    broken: [...document.querySelectorAll("#broken, [data-failed]")].some((one) => !one.hidden),
    address: location.href,
    shown: document.getElementById("play").innerText,
    elements: document.querySelectorAll("*").length,
  });
}"""
"""Returns everything that a message must not change."""

RUNS = "globalThis.foreign = 1"
WORDS = (
    *(f'<img src="x" onerror="{RUNS}">', f"<script>{RUNS}</script>", f"javascript:{RUNS}", f"import js; js.{RUNS}"),
    *("use-now", "polyscript:done", "step", "menu", "new", "hand:8S", "act:8Sx8D", "copy:all", "hello", "ready", ""),
    *(RUNS, '{"do":"settings"}', "casino.game", "\0", "\ud800", "\u202e", "__proto__"),
)
KEYS = (
    *("casino", "failed", "loaded", "total", "height", "do", "form", "data", "v", "type", "ID", "id", "channel"),
    *("frames", "html", "dialog", "download", "reload", "save", "settings", "overwrite", "note", "say", "message"),
    *("__proto__", "constructor", "prototype", "then", "toString", "length", "0", ""),
)
KINDS = (
    *("undefined", "number", "bigint", "map", "set", "cycle", "date", "pattern", "error", "boxed", "blob", "file"),
    *("bytes", "view", "picture", "rectangle", "port", "stream", "canvas", "holes"),
)
SOUND: tuple[Any, ...] = (
    {"casino": {"loaded": 1, "total": 2}},
    {"casino": {"failed": WORDS[0]}},
    {"casino": 1, "height": 700},
    [1, "engine", ["handle", '{"do":"init"}']],
    ["engine", None, WORDS[3]],
    {"ID": 1, "data": [1, 2, 3]},
    "use-now",
)
"""Messages that some listener understands: in the page, PyScript or the service worker."""

COMMANDS: tuple[Any, ...] = (
    {"casino": 1, "do": "reset"},
    {"casino": 1, "do": "position", "hand": "8D"},
    {"casino": 1, "do": "theme", "theme": "dark"},
)
"""Requests that only the page around a frame may make."""

REFUSED: tuple[Any, ...] = (
    *(
        {"casino": 1, "do": do}
        for do in ("__proto__", "constructor", "ready", "", None, ["reset"], {"$": "set", "of": 1})
    ),
    *({"casino": casino, "do": "reset"} for casino in ("1", True, 2, [1], {"$": "boxed", "of": 1})),
    *({"casino": 1, "do": "theme", "theme": theme} for theme in (WORDS[0], ["dark"], None, "constructor")),
    *(
        {"casino": 1, "do": "position", **more}
        for more in (
            {"hand": {"$": "deep", "of": "8D", "times": 50}},
            {"hand": ["8D", {"of": "8D"}]},
            {"hand": {"$": "long", "of": "8D", "times": 2000}},
            {"play": {"$": "many", "of": "8Dx5H3C", "times": 20_000}},
            {"hand": {"$": "date"}},
            {"../../play/?hand": "8D"},
            {"Hand": "8D"},
            {"__proto__[]": "8D"},
            {f"n{number}": "" for number in range(99)},
        )
    ),
)
"""Malformed requests."""


def recipe(chance: Random, depth: int = 3) -> Any:
    """Return a random value as a recipe for the KINDS of sends.js."""
    plain: list[Callable[[], Any]] = [
        lambda: chance.choice((None, True, False, 0, -1, 1e308, 10**15, [], {})),
        lambda: chance.choice(WORDS),
        lambda: {"$": "number", "of": chance.choice(("NaN", "-Infinity", "-0"))},
    ]
    if not depth or chance.random() < 0.3:
        return chance.choice(plain)()
    kind = chance.randrange(5)
    if kind == 0:
        return [recipe(chance, depth - 1) for _ in range(chance.randint(0, 5))]
    if kind == 1:
        return {"$": chance.choice(KINDS), "of": recipe(chance, depth - 1), "times": chance.choice((0, 8, 65_536))}
    return {chance.choice(KEYS): recipe(chance, depth - 1) for _ in range(chance.randint(1, 5))}


def huge(chance: Random) -> Any:
    """Return a very large or very deep value."""
    kinds = (("long", 50_000), ("deep", 200), ("deep", 20_000), ("many", 20_000), ("bytes", 10**6))
    kind, times = chance.choice(kinds)
    return {"$": kind, "of": chance.choice((*WORDS, *SOUND)), "times": times}


def message(chance: Random) -> Any:
    """Return a message: a meaningful one, a random one or a huge one."""
    kind = chance.randrange(8)
    if kind == 0:
        return huge(chance)
    if kind < 3:
        return chance.choice((*SOUND, *REFUSED))
    return {"casino": recipe(chance)} if kind == 3 else recipe(chance)


class Host:
    """A hostile page that sends messages to the tables in its frames."""

    def __init__(self, page: Page, address: str = "") -> None:
        """Take a page, and open an address in it unless it is empty."""
        self.page = page
        if address:
            page.goto(address)

    def table(self, place: int) -> Frame:
        """Return the frame of the table with a number, from 0."""
        return self.page.frames[1 + place]

    def send(self, chance: Random, place: int) -> bool:
        """Send a message to a table from the page or an opaque-origin frame; return whether it could be sent."""
        if chance.random() < 0.5:
            return bool(self.page.evaluate(f"(recipe) => send(recipe, frames[{place}])", json.dumps(message(chance))))
        sent = chance.choice(COMMANDS) if chance.random() < 0.2 else message(chance)
        return bool(self.page.evaluate(f"(recipe) => relay(recipe, {place})", json.dumps(sent)))

    def state(self, place: int) -> dict[str, Any]:
        """Return everything that a message must not change."""
        state: dict[str, Any] = json.loads(self.table(place).evaluate(STATE))
        return state

    def pester(self, chance: Random, place: int) -> str:
        """Send a message to an idle table; return "", or, as a fault, what has changed or what the table answered."""
        before, count = self.state(place), self.page.evaluate("heard.length")
        received = self.table(place).evaluate("received")
        if self.send(chance, place):
            self.table(place).wait_for_function(MESSAGE_RECEIVED, arg=received, polling=20, timeout=TIMEOUT_MS)
        after = self.state(place)
        answered = [f"answered {self.page.evaluate('heard.at(-1)')}"] * (self.page.evaluate("heard.length") > count)
        return ", ".join([f"{part}: {after[part]}" for part in before if after[part] != before[part]] + answered)


def host_page(*tables: str) -> str:
    """Return a hostile page with tables, given as the markup of their frames."""
    relay = escape(RELAY.format(sends=SENDS))
    return HOST.format(sends=SENDS, tables="\n".join(tables), relay=relay)


EARLY = 20
"""The number of messages sent to all tables together while they start."""
PLAY_EVERY = 25
"""The number of messages after which a turn is played."""
ADDRESSES = (
    ("embed/v1/?variant=classic&seats=2&target=101&seed=messages&speed=off", ""),
    ("embed/v1/?variant=classic&seats=2&target=101&seed=messages&speed=off", 'sandbox="allow-scripts"'),
    ("play/?variant=classic&seats=2&target=101&seed=messages&speed=off", ""),
)
"""Addresses and attributes of frames: a table, a table without origin and storage, and a page not made for frames."""


@contextmanager
def pestered(_browser: str) -> Iterator[Try]:
    """Yield a function that sends a message to a table in a frame and sometimes plays a turn there."""
    with built() as site, serving(site) as server, TemporaryDirectory() as folder, chrome() as browser:
        context = browser.new_context(service_workers="block")
        context.add_init_script(LISTENS)
        page = context.new_page()
        watch = Watch(page)
        with hosting(Path(folder), *(table(f"{server.address}{address}", more) for address, more in ADDRESSES)) as at:
            host = Host(page, at)
            begins(host)

            def tried(case: Input) -> str:
                start = perf_counter()
                wrong = host.pester(case.chance, case.number % len(ADDRESSES))
                wrong = wrong or f"{perf_counter() - start:.1f} s" * (perf_counter() - start > SLOW)
                if case.number % PLAY_EVERY == 0:
                    wrong = wrong or plays(Person(host.table(case.number // PLAY_EVERY % len(ADDRESSES))))
                problems = [*watch.problems]
                watch.problems.clear()
                return ", ".join([wrong] * bool(wrong) + problems)

            yield tried


@contextmanager
def hosting(folder: Path, *tables: str) -> Iterator[str]:
    """Serve a hostile page on another site; yield its address."""
    (folder / "index.html").write_text(host_page(*tables), "utf-8")
    with serving(folder, host="localhost") as running:
        yield f"http://localhost:{running.server_port}/"


def table(address: str, more: str = "") -> str:
    """Return the markup of a frame with a table, with extra attributes."""
    return TABLE.format(sandbox=more, address=escape(address))


def begins(host: Host) -> None:
    """Send messages while tables start, and wait until they are idle."""
    for number in range(EARLY):
        host.send(Random(f"early {number}"), number % len(ADDRESSES))
    for place in range(len(ADDRESSES)):
        Person(host.table(place)).arrive()


def plays(person: Person) -> str:
    """Play a turn; return a fault if nothing changed, or ""."""
    before = person.picture()
    if (rest := person.page.get_by_text("Show all at once")).count():  # the round is being counted
        rest.click()
        person.settle()
    elif person.over():
        person.sheet.locator("[data-do='next']").click()
        person.settle()
    else:
        person.play()
    return "" if person.picture() != before else "cannot be played"
