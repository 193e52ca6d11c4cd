"""Tests of the costs of single plays close to the end of the game: tie-breaks, an immediate loss, the residue."""

from __future__ import annotations

from functools import partial

import pytest

from casino_core.bots import Bot, reviewer
from casino_core.cards import Chance
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.actions import Play
from casino_core.position.view import view

AMERICAN = (
    "american/1/1/6/0/6C4H/-/AC,9C8S/-/8D8H5C5SQCQDKCKSJCJHJSJD9DAHTCQHQSKHKD3D3S8C2S6S4C7HAS2HTH,"
    "7D3CTSTD9S3H6H9H2D5H7C7S4D2C6DAD4S5D/-,TD9H"
)
KASINO = (
    "kasino_fi/0/1/6/0/8SKD5C/-/5S,-/-/2H9SAD6H3C5HJSKHTDKCQDJC2S7D6D4D5D4S4HJH3D3H7S3STS,"
    "8HAHTHTC7CQS4C8C9H2D6S9D8DQHJD9C2CACAS6C7HQCKS/-,-"
)
MICHIGAN = (
    "michigan/0/0/6/1/-/8=5C3D@0/8S4D,9C9D/-/AS2S3S4S5S6S7S9STSJSQSKSAH2H3H4H5H8H9HTHAD2D5D8DTDAC2C3C4C8CTCKC,"
    "6H7HJHQHKH6D7DJDQDKD6C7CJCQC/-,-"
)
CLASSIC = (
    "classic:score_as_captured=yes/0/0/6/0/ADTDKH/-/AC,-/-/3S4S5S6S7S2H3H4H5H6H7H8H9HTHJHQH2D3D4D5D6D7D8D9D,"
    "8S9STSJSQSKSAS2SAHJDQDKD2C3C4C5C6C7C8C9CTCJCQCKC/-,-"
)
WORTHS = [
    (AMERICAN, (15, 16), {"8S": -11}),
    (KASINO, (9, 13), {"5S": 14, "5Sx5C": 14}),
    (CLASSIC, (19, 5), {"ACxAD": 8}),
]
"""Positions, scores before the round, and the worths of some plays, including ten points for winning the game."""


def judged(text: str, totals: tuple[int, int], played: str) -> dict[str, float]:
    """Return the exact worths that the reviewer of ``played`` gives to the plays in a position, by play."""
    position, action = parse_position(text), parse_action(played)
    assert isinstance(action, Play)
    bot = Bot("reviewer", partial(reviewer.think, action), avoids_losing=False)
    *_, thought = bot.think(view(position, position.actor, totals=totals), Chance("review"))
    assert thought.exact
    return {action_text(one.action): one.worth for one in thought.judged}


@pytest.mark.parametrize(("text", "totals", "worths"), WORTHS)
def test_plays_are_worth_what_the_outcome_of_the_engine_says(
    text: str, totals: tuple[int, int], worths: dict[str, float]
) -> None:
    actual = judged(text, totals, next(iter(worths)))
    assert {play: actual[play] for play in worths} == worths


def test_a_play_that_loses_the_game_on_the_spot_costs_what_it_loses() -> None:
    worths = judged(MICHIGAN, (0, 19), "4D")
    assert max(worths.values()) - worths["4D"] == 25
