"""The end of a Dominican game, derived by hand from section 6 of the rules, in the engine and in the reference."""

from __future__ import annotations

import pytest

from casino_core.rules.variants import variant_rules
from casino_core.score.endgame import conditions, endgame_outcome, held_back
from casino_core.score.outcome import Outcome, outcome
from casino_core.score.scoring import Item, ScoreSheet
from tests.reference import scoring as reference
from tests.reference.plain import Options

Won = dict[str, int]
NAMES = {"cards": "cards", "spades": "spades", "big_casino": "TD", "sweeps": "sweeps", "little_casino": "2S"}

# A name, the totals before the round, each side's points by item, the winner, and the points that each side scores.
ROUNDS: list[tuple[str, tuple[int, ...], tuple[Won, ...], int | None, tuple[int, ...]]] = [
    ("18 and most cards", (18, 19), ({"cards": 3}, {"spades": 1, "little_casino": 1}), 0, (3, 0)),
    ("18 without them scores nothing", (18, 10), ({"big_casino": 2, "sweeps": 2}, {"cards": 3}), None, (0, 3)),
    ("19 needs TD", (19, 5), ({"cards": 3, "spades": 1}, {"big_casino": 2}), None, (0, 2)),
    ("20 and most spades beat 21", (20, 17), ({"spades": 1}, {"cards": 3, "big_casino": 2}), 0, (1, 5)),
    ("17 is free", (17, 20), ({"cards": 3, "spades": 1}, {"big_casino": 2}), 0, (4, 0)),
    ("two succeed: who was ahead", (18, 20), ({"cards": 3}, {"spades": 1}), 1, (0, 1)),
    ("soto, 16 and TD", (16, 3), ({"big_casino": 2}, {"cards": 3}), 0, (2, 3)),
    ("soto, 17 and TD are not enough", (17, 3), ({"big_casino": 2}, {"cards": 3}), None, (0, 3)),
    ("soto, level at 16: another round", (16, 16), ({"cards": 3}, {"big_casino": 2}), None, (0, 0)),
]


def sheet_of(won: tuple[Won, ...]) -> ScoreSheet:
    codes = dict.fromkeys(code for side in won for code in side)
    items = [Item(code, tuple(side.get(code, 0) for side in won), (0, 0), ((), ())) for code in codes]
    return ScoreSheet(tuple(items), tuple(sum(side.values()) for side in won))


@pytest.mark.parametrize(("name", "before", "won", "winner", "points"), ROUNDS, ids=[r[0] for r in ROUNDS])
def test_one_item_decides(
    name: str, before: tuple[int, ...], won: tuple[Won, ...], winner: int | None, points: tuple[int, ...]
) -> None:
    rules = variant_rules("dominican", soto="soto" in name)
    ended = endgame_outcome(rules, before, sheet_of(won))
    sheet = held_back(rules, before, sheet_of(won), ended)
    assert sheet.points == points
    ended = ended or outcome(rules, before, sheet)
    assert (None if ended is None else ended.side) == winner

    options: Options = {"endgame": rules.ending.endgame}
    there, sheets = reference.endgame(
        list(before), [{NAMES[code]: count for code, count in side.items()} for side in won], options
    )
    assert reference.round_points(sheets, options) == list(points)
    assert (there if there is not None else reference.game_over(list(before), sheets, [], options)) == winner


def test_the_reason_is_told() -> None:
    rules = variant_rules("dominican")
    assert endgame_outcome(rules, (20, 20), sheet_of(({}, {"spades": 1}))) == Outcome(1, "endgame")
    assert conditions(rules, 21) == conditions(rules, 17) == ()
    assert conditions(variant_rules("royal"), 20) == ()
