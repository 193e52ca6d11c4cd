"""Tests of the measurements of a bot's thinking in the browser: they time decisions, and miss no long task."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.bench.run import main
from tests.bench.thinking import LONG_TASKS, decisions, long_tasks_since, times_in_a_worker
from tests.bots.decisions import decided

BUSY = """
() => new Promise((resolve) => setTimeout(() => {
  const begun = performance.now();
  while (performance.now() - begun < 120);
  resolve(begun);
}))
"""
"""Keeps the page busy in a task of its own, because code that a debugger runs does not count as a task."""


def test_times_by_hand() -> None:
    times = [1.0] * 98 + [150.0, 201.0]
    assert decisions(times, 200) == (100, 1, 150, 201, 0.99)
    assert decisions([3.0], 3) == (1, 3, 3, 3, 1)


@pytest.mark.full
def test_every_decision_is_timed_here_and_in_the_browser(browser: Browser) -> None:
    assert len(decided("greedy", "classic:seats=3", 1, 2)) == 2 * 48
    times = times_in_a_worker(browser, "greedy", "classic", 1, 1)
    assert len(times) == 48
    assert all(time >= 0 for time in times)
    assert any(times)


def test_a_long_task_is_told(page: Page) -> None:
    page.add_init_script(LONG_TASKS)
    page.goto("data:text/html,<title>Busy</title>")
    before = float(page.evaluate(BUSY))
    # On a busy machine the task is reported late.
    page.wait_for_function("since => longTasks.some(([start]) => start >= since)", arg=before - 1)
    assert [task for task in long_tasks_since(page, before - 1) if task >= 100]
    after = float(page.evaluate("performance.now()"))
    assert not long_tasks_since(page, after + 1e6)


def test_bad_input_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["thinking", "nobody"])
    assert "invalid choice: 'nobody'" in capsys.readouterr().err
