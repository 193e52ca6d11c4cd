"""The last cards against imperfect players: what can be gained from such players, and how they are recognised."""

from __future__ import annotations

import pytest

from casino_core.bots import bot_named
from casino_core.bots.counter import at_sight, can_be_counted, in_points, revealed, worth_for
from casino_core.bots.searcher import answered, styles
from casino_core.cards import Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.position import Position
from casino_core.position.view import Played, view
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.alphabeta import NodeLimit
from casino_core.search.best_response import BestResponse
from casino_core.search.game_model import game_model
from casino_core.search.opponent_model import OpponentModel
from tests.bots.greedy import GREEDY
from tests.engine.amount import amount


def last_deal(variant: str, seed: str, other: str) -> tuple[Position, Played]:
    """Return the position at the start of a last deal, and the record of the round so far.

    Seat 0 has been played by Vera, who is careful, and seat 1 by ``other``.
    """
    players = bot_named("vera"), GREEDY if other == "greedy" else bot_named(other)
    position, _ = new_round(variant_rules(variant), seed, 1)
    played: Played = ()
    while position.stock:
        seat = position.actor
        action = players[seat].choose(view(position, seat, played), Chance(seed), 1000)
        position, _ = apply(position, action)
        played += ((seat, action),)
    return position, played


def lead(position: Position, played: Played, bot: str) -> int:
    """Return the lead of the first seat after a bot has played the last deal against the greedy player."""
    while not position.over:
        seat = position.actor
        player = bot_named(bot) if seat == 0 else GREEDY
        action = player.choose(view(position, seat, played), Chance("last"), 100)
        position, _ = apply(position, action)
        played += ((seat, action),)
    first, second = score_round(position).points
    return first - second


@pytest.mark.parametrize("variant", ["classic", "royal", "kasino_se", "south_african"])
def test_an_imperfect_opponent_concedes_no_less_than_a_perfect_one(variant: str) -> None:
    for number in range(amount(2, 20)):
        position, played = last_deal(variant, f"answered {number}", "greedy")
        seen = view(position, 0, played)
        if not can_be_counted(seen):
            continue
        model, worth = game_model(seen.rules), worth_for(seen)
        node, plays = model.node(revealed(seen)), legal_plays(seen)
        *_, thought = at_sight(seen, plays, Chance("any"))
        assert thought.exact
        for style in styles(seen):
            response = BestResponse(model, worth, style.policy, side=0)
            assert all(in_points(response.value(model.after(node, one.action))) >= one.worth for one in thought.judged)


def test_a_search_that_takes_too_long_is_given_up() -> None:
    position, played = last_deal("classic", "long", "greedy")
    seen = view(position, 0, played)
    model = game_model(seen.rules)
    with pytest.raises(NodeLimit):
        BestResponse(model, worth_for(seen), styles(seen)[1].policy, side=0, max_nodes=3).value(model.node(position))


@pytest.mark.slow
def test_the_best_response_gains_from_greedy_opponents() -> None:
    begun = [last_deal("classic", f"had {number}", "greedy") for number in range(amount(15, 0), amount(20, 100))]
    assert sum(lead(*one, "iris") for one in begun) > sum(lead(*one, "vera") for one in begun)


def test_an_opponent_who_has_played_well_changes_nothing() -> None:
    for number in range(amount(3, 20)):
        position, played = last_deal("classic", f"well {number}", "vera")
        seen = view(position, 0, played)
        *_, thought = at_sight(seen, legal_plays(seen), Chance("any"))
        opponents = OpponentModel(game_model(seen.rules), seen, styles)
        assert opponents.past
        *_, last = [thought, *answered(seen, thought, opponents)]
        exact = {one.action: one.worth for one in thought.judged}
        assert exact[last.best] == exact[thought.best]
