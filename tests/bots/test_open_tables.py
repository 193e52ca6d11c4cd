"""Tests of bots in the games of southern Africa: they end rounds, use the special actions, and see no hidden card."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from casino_core.bots import BOTS, Bot
from casino_core.cards import Chance
from casino_core.game import new_game, play
from casino_core.legal.legality import why_not
from casino_core.notation.actions import action_text
from casino_core.notation.positions import position_text
from casino_core.position.actions import Insist, TableBuild, pieces
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.engine.games import OPEN_TABLES, rounds_of, varied
from tests.engine.properties import with_hidden_cards_swapped

FEW = [BOTS[bot] for bot in ("otto", "mara", "vera")]
some_bots = pytest.mark.parametrize("bot", FEW, ids=[bot.id for bot in FEW])
open_tables = pytest.mark.parametrize(("preset", "seats", "team"), amount(varied(OPEN_TABLES), OPEN_TABLES))
SOME = amount(10, 1)  # one in this many positions is tested


@some_bots
@open_tables
def test_a_round_of_bots_ends(bot: Bot, preset: str, seats: int, team: int) -> None:
    game, _ = new_game(variant_rules(preset, seats, team), "bots")
    while not game.round_over:
        seat = game.position.actor
        game, _ = play(game, bot.choose(game.view(seat), Chance(f"{seat}"), budget=0))
    assert len(game.record[-1]) < 1000


@some_bots
@open_tables
def test_every_choice_is_legal_and_depends_on_nothing_hidden(bot: Bot, preset: str, seats: int, team: int) -> None:
    rng = Random(f"open {preset} {seats}")
    for position in list(rounds_of(variant_rules(preset, seats, team), "bots", 1))[::SOME]:
        seat = position.actor
        choice = bot.choose(view(position, seat), Chance("luck"), budget=0)
        assert why_not(position, choice) is None, (action_text(choice), position_text(position))
        other = view(with_hidden_cards_swapped(rng, position, seat), seat)
        assert bot.choose(other, Chance("luck"), budget=0) == choice


def test_bots_build_from_the_table_steal_and_insist() -> None:
    done: Counter[str] = Counter()
    for number in range(4):
        game, _ = new_game(variant_rules("swazi"), f"bots{number}")
        while not game.round_over:
            seat, tops = game.position.actor, game.position.usable_tops
            action = BOTS["nia"].choose(game.view(seat), Chance(f"{seat}"), budget=0)
            done["table"] += isinstance(action, TableBuild)
            done["insist"] += isinstance(action, Insist)
            done["steal"] += any(piece in tops for piece in pieces(action))
            game, _ = play(game, action)
    assert all(done[what] for what in ("table", "insist", "steal")), done
