"""Tests of `build.py bench phone`: its figures from a recording, and its messages for wrong arguments."""

from typing import Any

import pytest

from tests.bench.phone import by_processor_time, main, spread

PAGE = "http://localhost/play/"


def event(name: str, time: int, process: int = 7, thread: int = 8, phase: str = "X", **more: Any) -> dict[str, Any]:
    return {"name": name, "ts": 1000 * time, "pid": process, "tid": thread, "ph": phase, "args": {}, **more}


def task(time: int, wall: int, processor: int, process: int = 7, thread: int = 8) -> dict[str, Any]:
    return event("RunTask", time, process, thread, dur=1000 * wall, tdur=1000 * processor)


RECORDING = [
    event("thread_name", 0, phase="M", args={"name": "CrRendererMain"}),
    event("thread_name", 0, process=5, phase="M", args={"name": "CrRendererMain"}),
    task(1, 90, 90),  # before the page was opened
    event("navigationStart", 100, args={"data": {"documentLoaderURL": PAGE, "navigationId": "A"}}),
    task(110, 40, 30),  # before anything is visible
    event("firstContentfulPaint", 190, args={"data": {"navigationId": "B"}}),  # of a picture in the page
    event("firstContentfulPaint", 200, args={"data": {"navigationId": "A"}}),
    task(210, 500, 10),  # long only because the machine was busy
    task(220, 25, 20),
    task(230, 15, 15),
    task(240, 99, 99, process=5),
    task(250, 99, 99, thread=9),
]


def test_tasks_count_by_the_time_in_which_they_ran() -> None:
    assert by_processor_time(RECORDING, PAGE) == {
        "blocked-by-processor-time": (80 - 50) + (60 - 50),
        "long-tasks-by-processor-time": 2,
        "longest-task-by-processor-time": 80,
        "busy-by-processor-time": 4 * (30 + 10 + 20 + 15),
    }


def test_figures_come_with_their_spread() -> None:
    assert str(spread([3.0, 1.0, 2.0])) == "2 (1 to 3)"


@pytest.mark.parametrize("arguments", [["--page", "cellar"], ["--rounds", "0"]])
def test_wrong_arguments_are_named(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert arguments[0] in capsys.readouterr().err
