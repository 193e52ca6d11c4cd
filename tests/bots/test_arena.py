"""How strong the bots are, on few enough deals for every day; the benchmark plays more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from casino_core.bots import BOTS
from casino_core.variants import variant_rules
from tests.bots.arena import lead, margin
from tests.bots.greedy import GREEDY, RANDOM
from tests.engine.amount import amount

if TYPE_CHECKING:
    from casino_core.bots import Bot

BEGINNER, STEADY = BOTS["beginner"], BOTS["steady"]
DEALS = amount(50, 400)


@pytest.mark.parametrize(
    ("bot", "others", "least"),
    [(STEADY, GREEDY, 1.5), (STEADY, BEGINNER, 3.5), (GREEDY, BEGINNER, 0.5), (BEGINNER, RANDOM, 3.5)],
    ids=lambda bot: getattr(bot, "id", ""),
)
def test_two_handed(bot: Bot, others: Bot, least: float) -> None:
    assert margin(variant_rules("classic"), bot, others, DEALS).mean > least


@pytest.mark.parametrize(("seats", "team", "least"), [(3, 1, 0.5), (4, 1, 0.3), (4, 2, 0.8)])
def test_the_steady_bot_at_larger_tables(seats: int, team: int, least: float) -> None:
    assert margin(variant_rules("classic", seats, team), STEADY, GREEDY, DEALS).mean > least


@pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS.keys())
def test_places_favour_nobody(bot: Bot) -> None:
    assert lead(variant_rules("classic", 3), "fair", bot, bot) == pytest.approx(0)
