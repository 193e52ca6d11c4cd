"""The table of names and messages of frames: its content, and the documents that repeat it."""

from __future__ import annotations

import re

from web.generator.embeds import KINDS, script_data
from web.generator.frame_names import heard, named, names_of, sent, values_of
from web.generator.paths import ROOT
from web.worker.session.parameters import NAMES
from web.worker.session.positions import ADDITIONS, INVITING

DOCUMENT = (ROOT / "docs" / "embedding.md").read_text("utf-8")


def test_each_name_and_message_is_documented() -> None:
    spelt = set(re.findall(r"`(\w+)", DOCUMENT)) | set(re.findall(r"[?&#](\w+)=", DOCUMENT))
    numbered = {f"{name}{seat}" for name in ("hand", "pile") for seat in range(1, 6)}
    assert {name for one in named() for name in one.names} - spelt - numbered == set()
    for one in (*sent(), *heard()):
        kind = re.search(r'(type|do): "\w+"', one.message)
        assert (kind[0] if kind else one.message) in DOCUMENT


def test_frames_know_each_name_that_the_engine_reads() -> None:
    assert {*INVITING, *ADDITIONS} <= {*names_of("position")}
    known = {
        *names_of("position"),
        *names_of("game"),
        *names_of("replay"),
        *re.findall(r'"(\w+)"', script_data("position", str)),
    }
    assert {*NAMES} <= known


def test_names_have_kinds_that_exist_and_values_that_are_different() -> None:
    for one in named():
        assert {*one.kinds} <= {*KINDS, "diagram", "rules"}, one
        assert len({*one.values}) == len(one.values)
    assert values_of("position")["solution"] == ["show", "hide"]
    assert "solution" not in values_of("puzzle")
