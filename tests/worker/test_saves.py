"""Saves, links and files written by an older version still open, and the match in them goes on.

tests/data/saves.jsonl has one match in each line: "save", the stored text; "kept", the text after it was opened and
stored again; "totals" and "hands" at the table; "link", "cards" and "file", as they were sent. The lines never change;
a new kind of match gets its own line.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from casino_core.bots import BOTS
from casino_core.notation.record import parse_game
from tests.worker.visitor import Visitor
from web.generator.paths import ROOT
from web.worker.match.saves import parse_save, save_text
from web.worker.session.invitations import Invitations

LINES = (ROOT / "tests" / "data" / "saves.jsonl").read_text("utf-8").splitlines()
MATCHES: list[dict[str, Any]] = [json.loads(line) for line in LINES]


@pytest.mark.parametrize("stored", MATCHES, ids=lambda stored: stored["save"][10:40])
def test_what_was_stored_still_opens(stored: dict[str, Any]) -> None:
    saved = parse_save(stored["save"], tuple(BOTS))
    assert list(saved.game.totals) == stored["totals"]
    assert ["".join(map(str, hand)) for hand in saved.game.position.hands] == stored["hands"]
    now, then = json.loads(save_text(saved)), json.loads(stored["kept"])
    # An option may have a better name by now, but the game is the same.
    assert parse_game(now.pop("game")) == parse_game(then.pop("game"))
    assert now == then


@pytest.mark.parametrize("stored", MATCHES, ids=lambda stored: stored["save"][10:40])
def test_it_goes_on_where_it_was_left(stored: dict[str, Any]) -> None:
    visitor = Visitor(save=stored["save"], settings={"speed": "off"})
    assert not visitor.dialog
    match = visitor.session.match
    assert list(match.game.totals) == stored["totals"]
    while match.history.ahead:
        before = match.history.ahead
        assert "can no longer be redone" not in visitor.do("redo").say
        assert match.history.ahead != before


@pytest.mark.parametrize("stored", MATCHES, ids=lambda stored: stored["save"][10:40])
@pytest.mark.parametrize("sent", ["link", "file", "cards"])
def test_what_was_sent_still_opens(stored: dict[str, Any], sent: str) -> None:
    saved = parse_save(stored["save"], tuple(BOTS))
    invited = Invitations(tuple(BOTS), "golden").of_text(stored[sent])
    assert not invited.faults
    assert (invited.bots, invited.name) == (saved.bots, saved.name)
    if sent == "cards":
        assert not any(invited.game.record)
    else:
        assert invited.game == saved.game


def test_there_is_a_match_of_every_kind() -> None:
    """There are undone actions, a game within another, a skipped round, a position, people, names, and long turns."""
    saves = [json.loads(stored["save"]) for stored in MATCHES]
    marks = {name for save in saves for name in save.get("past", {})}
    assert {"ahead", "takebacks", "apart", "skipped", "counted"} <= marks
    assert {"name", "room", "people", "skips", "past"} <= {name for save in saves for name in save}
    assert any(";" in save["game"] for save in saves)
    assert any("/" in save.get("past", {}).get("ahead", "") for save in saves)
