"""The marks between which the start is measured."""

from tests.bench.start import MARKS, PARTS, python_marks
from web.generator.runtime import WORKER_MAIN


def test_marks_stand_around_the_standard_library_and_our_own_modules() -> None:
    source = python_marks(WORKER_MAIN.read_text("utf-8"))
    compile(source, "worker.py", "exec")
    order = [source.index(mark) for mark in ("'python'", "'library'", "web.worker.session.engine", "'modules'")]
    assert order == sorted(order)
    assert "json" in source
    assert "fetched" in MARKS
    assert len(PARTS) == 7
