"""Sound cues are sent only to people who want sounds."""

from __future__ import annotations

from random import Random

import pytest

from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from tests.engine.amount import FULL, amount
from tests.worker.visitor import Visitor

TABLES = ("", "variant=krypkasino&", "variant=tablic&", "variant=swazi_two&", "variant=south_african&")


def heard(table: str, **settings: str) -> list[tuple[str, ...] | None]:
    """Return the cues of each frame of a round; None for a frame that was sent without cues."""
    visitor = Visitor(
        address=f"?{table}bots=otto&seed=sounds&sweep_points=1" if not table else f"?{table}bots=otto&seed=sounds",
        settings=settings,
    )
    if not FULL:
        visitor.jump_ahead()
    luck, cues = Random(2), []
    while not visitor.session.match.game.round_over:
        position = visitor.session.match.game.position
        visitor.do(visitor.reply.next or f"act:{action_text(luck.choice(legal_actions(position)))}")
        cues += [tuple(frame["cues"]) if "cues" in frame else None for frame in visitor.reply.frames]
    return cues


@pytest.mark.parametrize(
    ("kind", "table"),
    [*(("sound", table) for table in TABLES), *(("vibration", table) for table in TABLES[:: amount(4, 1)])],
)
def test_cards_that_are_laid_and_taken_and_your_turn_are_heard(table: str, kind: str) -> None:
    cues = heard(table, **{kind: "on"})
    assert None not in cues
    names = {name for some in cues if some for name in some}
    assert {"lay", "take", "turn"} <= names <= {"lay", "take", "turn", "sweep"}


def test_nothing_is_sent_to_those_who_want_none() -> None:
    assert set(heard("")) == {None}
