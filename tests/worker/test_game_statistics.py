"""The statistics of a finished game, compared with counts by hand and with each other."""

from random import Random

import pytest

from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.record import parse_game
from casino_core.rules.parts import Rules
from casino_core.rules.presets import PRESETS
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from web.shared.games import COUNTED
from web.worker.match.game_statistics import game_statistics


def played(rules: Rules, luck: str) -> Game:
    """Return a random game, played to its end."""
    random = Random(luck)
    game, _ = new_game(rules, luck)
    while game.outcome is None:
        if game.round_over:
            game, _ = next_round(game)
        else:
            game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


@pytest.mark.parametrize("preset", [preset.id for preset in PRESETS][:: amount(2, 1)])
def test_every_preset_is_counted(preset: str) -> None:
    game = played(variant_rules(preset), preset)
    counted = [game_statistics(game, seat) for seat in range(game.rules.seats)]
    assert all(min(each[name] for name in COUNTED) >= 0 for each in counted)
    assert [sum(points[side] for points in counted[0]["points"]) for side in range(game.rules.sides)] == [*game.totals]
    if game.rules.team == 1:
        ahead = [seat for seat, each in enumerate(counted) if each["margin"] > 0]
        assert ahead in ([], [game.outcome.side if game.outcome else None])
        assert all(each["kept"] + each["lost"] <= each["built"] for each in counted)
        assert sum(each["lost"] for each in counted) == sum(each["stolen"] for each in counted)


BY_HAND = {  # statistics of the first seat, counted by hand
    "classic/none": {},
    "classic/h6/8D_4H_2C3H=5_6S_5Hxb3H": {"built": 1, "kept": 1, "captures": 1},
    "classic/h21/5S2D=7_3Hb2D=10": {"built": 1, "lost": 1},
    "classic/h33/6SAC=7_JC_3S4D,bAC=7": {"built": 1},
    "classic/h59/5S_QC_6C,AD5S=6_6Hxb6C": {"built": 1, "lost": 1},
    "classic/h100/6C2H=8_3Hx3C_JDxJS_TSxTD_8Sxb2H": {"built": 1, "kept": 1, "captures": 2, "sweeps": 1},
    "classic/h139/JS_5SAH=6_6HxbAH": {"stolen": 1, "captures": 1},
    "classic/h408/2D3S=5_AS4D,b3S=5_5S,b3S=5": {"built": 2, "lost": 1, "stolen": 1},
}


@pytest.mark.parametrize("text", BY_HAND)
def test_games_counted_by_hand(text: str) -> None:
    nothing: dict[str, object] = {"points": [], "margin": 0, **dict.fromkeys(COUNTED, 0)}
    assert game_statistics(parse_game(text)) == {**nothing, **BY_HAND[text]}


def test_the_lowest_total_leads_if_it_wins() -> None:
    game = played(variant_rules("krypkasino", 3), "fewest")
    assert game.outcome is not None
    assert game_statistics(game, game.outcome.side)["margin"] == sorted(game.totals)[1] - min(game.totals)
