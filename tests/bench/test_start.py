"""Tests of the marks between which the start is measured."""

from tests.bench.start import ENGINE, MARKS, PARTS, imported, python_marks
from web.generator.paths import RUNTIME


def test_marks_stand_around_the_standard_library_and_our_own_modules() -> None:
    source = python_marks("from web.worker.session.engine import handle")
    compile(source, "engine", "exec")
    order = [source.index(mark) for mark in ("'python'", "'library'", "web.worker.session.engine", "'modules'")]
    assert order == sorted(order)
    assert "json" in source
    assert "fetched" in MARKS
    assert len(PARTS) == 7
    assert (RUNTIME / "engine.js").read_text("utf-8").count(ENGINE) == 1
    assert imported().endswith(f"{ENGINE})")
