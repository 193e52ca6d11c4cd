"""Every crew gives the same results, in order, and only a limited number of deals is handed out in advance."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from types import FunctionType

import pytest

from tests.bench.contest import contest
from tests.bench.crews import ARENA, Crew, in_order, local_crew, packed, pyodide_crew
from tests.bench.on_dask import remote
from tests.bots.arena import Dealt, Match, answered, play_deal, request
from tests.bots.estimate import Stop
from tests.engine.amount import amount
from web.generator.paths import ROOT

MATCH = Match("greedy", "otto")


def facts(dealt: Iterable[Dealt]) -> list[tuple[float, float]]:
    return [(one.lead, one.won) for one in dealt]


def deals(crew: Crew, count: int = 10) -> list[tuple[float, float]]:
    return facts(crew.deals(MATCH, range(3, 3 + count)))


@pytest.fixture(scope="module")
def alone() -> list[tuple[float, float]]:
    return facts(play_deal(MATCH, number) for number in range(3, 13))


@pytest.mark.slow
@pytest.mark.parametrize("cores", amount([2], [1, 2, 3]))
def test_deals_are_the_same_on_any_number_of_cores(alone: list[tuple[float, float]], cores: int) -> None:
    with local_crew(cores) as crew:
        assert deals(crew) == alone
        assert deals(crew) == alone, "a crew plays match after match"


@pytest.mark.slow
def test_deals_are_the_same_in_pyodide(alone: list[tuple[float, float]]) -> None:
    with pyodide_crew(1) as crew:
        assert crew.label.startswith("Pyodide ")
        assert deals(crew, 3) == alone[:3]


@pytest.mark.slow
def test_a_match_ends_at_the_same_deal_on_any_number_of_cores() -> None:
    stop = Stop(500, decide=True)
    results = []
    for cores in (1, 2):
        with local_crew(cores) as crew:
            results.append(contest(Match("greedy", "random"), stop, crew))
    assert results[0][:-1] == results[1][:-1], "all but the times"
    assert 0 < results[0].deals < 500
    assert results[0].verdict == "ahead"


def test_a_failure_is_not_swallowed() -> None:
    with local_crew(2) as crew, pytest.raises(KeyError, match="nobody"):
        next(crew.deals(Match("nobody", "greedy"), range(2)))


# --- In order ---------------------------------------------------------------------------------------


def test_what_is_done_first_waits_for_its_turn() -> None:
    second_done = Event()

    def work(job: int) -> int:
        if job == 0:
            assert second_done.wait(60)
        else:
            second_done.set()
        return job

    with ThreadPoolExecutor(2) as pool:
        assert list(in_order(lambda job: pool.submit(work, job), range(20), 2)) == list(range(20))


def test_only_so_many_jobs_are_handed_out_at_any_time() -> None:
    handed: list[int] = []
    with ThreadPoolExecutor(2) as pool:

        def submit(job: int) -> object:
            handed.append(job)
            return pool.submit(int, job)

        coming = in_order(submit, range(100), 5)  # type: ignore[arg-type,var-annotated]  # a future is a promise
        for job in range(10):
            assert next(coming) == job
            assert len(handed) <= job + 5
        coming.close()  # type: ignore[attr-defined]  # it is a generator
    assert len(handed) < 20


# --- A cluster --------------------------------------------------------------------------------------


def test_what_a_worker_does_needs_nothing_of_ours_but_the_sources(alone: list[tuple[float, float]]) -> None:
    engine = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "casino_core").rglob("*.py"))
    bare: Callable[[bytes, list[str]], list[str]] = FunctionType(remote().__code__, {"__builtins__": builtins})
    lines = bare(packed((*engine, *ARENA)), [request(MATCH, number) for number in range(3, 13)])
    assert facts(map(answered, lines)) == alone
    with pytest.raises(RuntimeError, match="KeyError: 'nobody'"):
        bare(packed((*engine, *ARENA)), [request(Match("nobody", "greedy"), 1)])
