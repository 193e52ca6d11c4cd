"""A bot's thinking time in the browser, and the page's tasks meanwhile: `python3 build.py bench thinking`.

Both are measured in Chromium, with the Python that visitors get: first in a worker of a page that does nothing else,
where every decision is timed; then at the site's table, where the page itself reports every task of its main thread
that takes 50 ms or more.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import ceil
from pathlib import Path
from statistics import median
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from casino_core.bots import LADDER
from casino_core.game import new_game
from casino_core.notation.rules import parse_rules
from tests.bench.crews import ARENA, packed
from tests.bench.figures import Figure
from tests.bots.arena import PLAYERS
from tests.browser.person import Person, put, stored, without_pauses
from tests.conftest import TIMEOUT_MS
from web.generator.browser import ARGUMENTS, find_browser
from web.generator.node import install_packages
from web.generator.paths import CACHE
from web.generator.runtime import app_files, compiled, trimmed
from web.generator.serve import serving
from web.generator.site import site_files, write
from web.worker.match.saves import SavedMatch, save_text

COMMAND = "python3 build.py bench thinking"
BUDGET = 200.0
"""The default time of a bot for a move, in milliseconds."""

QUICK = LADDER[0]
"""The weakest bot, which hardly thinks, so long tasks of its page must come from other work, or from a busy machine."""

DEALS = 3
ROUNDS = 1

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Thinking</title>
<link rel="icon" href="data:,">
<script type="module">
  const worker = new Worker("thinker.mjs", { type: "module" });
  const nextMessage = () => new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  const ready = nextMessage();
  window.ask = async (line) => {
    await ready;
    const answer = nextMessage();
    worker.postMessage(line);
    return answer;
  };
</script>
"""

LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) window.longTasks.push([startTime, duration]);
}).observe({ type: "longtask", buffered: true });
"""


class Decisions(NamedTuple):
    """The number of decisions; their median, 99th percentile and maximum in milliseconds; the share within budget."""

    number: int
    median: float
    percentile_99: float
    longest: float
    within: float


def decisions(times: Sequence[float], budget: float) -> Decisions:
    """Return a summary of the times of decisions. All times are in milliseconds."""
    ordered = sorted(times)
    within = sum(time <= budget for time in times) / len(times)
    return Decisions(len(times), median(times), ordered[ceil(0.99 * len(times)) - 1], ordered[-1], within)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yield the same browser as in the tests."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        yield browser
        browser.close()


def bare_page(folder: Path) -> None:
    """Put into a folder a page that does nothing but ask a bot in a worker."""
    lock = install_packages()
    for name, content in compiled(lock, app_files(), CACHE).items():
        (folder / name).write_bytes(content)
    (folder / "arena.zip").write_bytes(packed((*ARENA, "tests/bots/decisions.py")))
    (folder / "thinker.mjs").write_bytes(Path(__file__).with_name("thinker.mjs").read_bytes())
    (folder / "index.html").write_text(PAGE, "utf-8")
    (folder / "pyodide").mkdir()
    for file in trimmed(lock).iterdir():
        shutil.copy(file, folder / "pyodide")


def times_in_a_worker(browser: Browser, bot: str, rules: str, budget: float, deals: int) -> list[float]:
    """Return the milliseconds of every decision of a bot that plays all seats in some deals."""
    with tempfile.TemporaryDirectory() as folder:
        bare_page(Path(folder))
        with serving(Path(folder)) as server:
            page = browser.new_page()
            page.set_default_timeout(0)
            page.goto(server.address)
            line = json.dumps([bot, rules, budget, deals])
            times: list[float] = json.loads(page.evaluate("(line) => window.ask(line)", line))
            page.close()
    return times


def long_tasks(browser: Browser, bot: str, rules: str, rounds: int) -> list[float]:
    """Return the milliseconds of all tasks of 50 ms or more on the main thread while a person plays some rounds.

    Tasks of the start are left out, because no bot thinks then.
    """
    with tempfile.TemporaryDirectory() as folder:
        write(site_files(), Path(folder))
        with serving(Path(folder)) as server:
            page = browser.new_page()
            page.set_default_timeout(TIMEOUT_MS)
            page.add_init_script(LONG_TASKS)
            without_pauses(page)
            game, _ = new_game(parse_rules(rules), "thinking")
            put(page, game=stored(save_text(SavedMatch(game, (bot,) * (game.rules.seats - 1)))))
            person = Person(page)
            person.go(f"{server.address}play/")
            begun = float(page.evaluate("performance.now()"))
            for _ in range(rounds):
                play_round(person)
            tasks = long_tasks_since(page, begun)
            page.close()
    return tasks


def play_round(person: Person) -> None:
    """Play to the score sheet, and deal the next round if the game goes on."""
    person.round()
    again = person.sheet.get_by_role("button", name="Deal the next round")
    if again.count():
        again.click()
        person.settle()


def long_tasks_since(page: Page, begun: float) -> list[float]:
    """Return the milliseconds of the long tasks that have begun on a page since a moment of its clock."""
    page.wait_for_timeout(200)  # long tasks are reported a little late
    return [float(duration) for start, duration in page.evaluate("window.longTasks") if start >= begun]


def figures(bot: str, rules: str, budget: float, deals: int, rounds: int) -> Iterator[Figure]:
    """Yield figures on a bot's decisions in a worker, and on long tasks in games against this bot and the weakest."""
    with chromium() as browser:
        timing = decisions(times_in_a_worker(browser, bot, rules, budget, deals), budget)
        yield Figure(f"{bot}-decisions-in-chromium", timing.number, "moves")
        yield Figure(f"{bot}-decision-median", timing.median, "ms")
        yield Figure(f"{bot}-decision-99", timing.percentile_99, "ms")
        yield Figure(f"{bot}-decision-longest", timing.longest, "ms")
        yield Figure(f"{bot}-decisions-within-{budget:g}-ms", 100 * timing.within, "%")
        for who in dict.fromkeys((bot, QUICK)):
            tasks = long_tasks(browser, who, rules, rounds)
            yield Figure(f"{who}-main-thread-tasks-of-50-ms", len(tasks), "tasks")
            yield Figure(f"{who}-main-thread-longest-of-them", max(tasks, default=0.0), "ms")


def main(arguments: Sequence[str]) -> None:
    """Take the measurements that the arguments describe, and print one figure a line."""
    parser = argparse.ArgumentParser(prog=COMMAND, description="How long a bot thinks in Chromium.")
    parser.add_argument("bot", nargs="?", choices=list(PLAYERS), default=LADDER[-1], metavar="BOT")
    parser.add_argument("--rules", default="classic", help="as in links: classic:seats=4,team=2")
    parser.add_argument("--budget", type=float, default=BUDGET, help="milliseconds for a move in the worker")
    parser.add_argument("--deals", type=int, default=DEALS, help="played in the worker")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="played at the table, with the usual settings")
    options = parser.parse_args(arguments)
    for name, value, unit in figures(options.bot, options.rules, options.budget, options.deals, options.rounds):
        print(f"{name} {value:.4g} {unit}", flush=True)
