"""The time until the page reacts to a tap on a slow phone, and whether anything jumps meanwhile."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from math import ceil
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.bench.figures import Figure, bench
from tests.bench.thinking import chromium, play_round
from tests.browser.person import Person, without_pauses
from tests.conftest import TIMEOUT_MS
from web.generator.serve import serving
from web.generator.site import site_files, write

SLOWDOWN = 4  # times slower than this machine
PHONE = ViewportSize(width=390, height=844)
ROUNDS = 2

OBSERVED = """
window.interactions = new Map();
window.jumped = 0;
const each = (type, act, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true, ...more });
each("event", ({ interactionId: id, duration }) => {
  if (id) window.interactions.set(id, Math.max(duration, window.interactions.get(id) ?? 0));
}, { durationThreshold: 16 });
each("layout-shift", ({ value, hadRecentInput }) => { if (!hadRecentInput) window.jumped += value; });
"""


def watched_game(page: Page, address: str) -> tuple[list[float], float]:
    """Play some rounds with normal motion; return the milliseconds from taps to the next paint and the layout shift."""
    page.set_default_timeout(TIMEOUT_MS)
    page.add_init_script(OBSERVED)
    without_pauses(page, speed="normal", count="whole")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    person = Person(page)
    person.go(f"{address}play/?seed=slow&bots=nia")
    page.evaluate("window.interactions.clear()")
    for _ in range(ROUNDS):
        play_round(person)
    return page.evaluate("[...window.interactions.values()]"), float(page.evaluate("window.jumped"))


@bench
def interaction() -> Iterator[Figure]:
    """Yield the times from a tap to the next paint, and the layout shift, over some rounds on a slowed processor."""
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write(site_files(), Path(folder))
        with serving(Path(folder)) as server:
            interactions, jumped = watched_game(browser.new_page(viewport=PHONE), server.address)
    times = sorted(interactions)
    yield Figure("interactions-slowed", len(times), "taps")
    yield Figure("interaction-95", times[ceil(0.95 * len(times)) - 1], "ms")
    yield Figure("interaction-longest", times[-1], "ms")
    yield Figure("layout-shift", jumped, "")
