"""The last cards of games with open piles against plain minimax on the engine, which tries everything."""

from __future__ import annotations

import pytest

from casino_core.bots import BOTS
from casino_core.bots.counter import at_sight, can_be_counted, revealed
from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Play
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import Points, score_round
from casino_core.search.endgame import Known
from casino_core.search.game_model import TooLong
from casino_core.search.models import form_of
from tests.engine.amount import amount

GAMES = (
    (variant_rules("south_african"), 4),
    (variant_rules("south_african", 4, 2), 4),
    (variant_rules("khasino"), 4),
    (variant_rules("swazi_two"), 2),
    (variant_rules("crazy"), 2),
)
CROWDED = 8


def ending(rules: Rules, seed: str, cards: int) -> Position | None:
    """A position of random play, at the beginning of a turn, in which so many cards are left, all in the hands."""
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while position.stock or sum(map(len, position.hands)) > cards or position.extras.played or position.extras.matter:
        position, _ = apply(position, chance.choice(legal_plays(position) or legal_actions(position)))
        if position.over:
            return None
    return None if len(position.loose) > CROWDED else position


def lead(points: Points) -> int:
    return points[0] - points[1]


def minimax(position: Position) -> int:
    """What the round is worth to the first side when everybody plays as well as can be."""
    if position.over:
        return lead(score_round(position).points)
    found = [minimax(apply(position, action)[0]) for action in legal_actions(position)]
    return max(found) if position.rules.side_of[position.actor] == 0 else min(found)


def endings(rules: Rules, cards: int, most: int) -> list[Position]:
    found = [ending(rules, f"ending {number}", cards) for number in range(40 * most)]
    return [position for position in found if position is not None][:most]


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "cards"), GAMES, ids=lambda value: getattr(value, "variant", value))
def test_the_value_is_that_of_minimax(rules: Rules, cards: int) -> None:
    tried = endings(rules, cards, amount(8 if cards == 4 else 4, 300))
    assert len(tried) > 3
    for position in tried:
        form, own = form_of(rules), rules.side_of[position.actor] == 0
        node = form.node(position)
        assert Known(form, lead).value(node) == minimax(position)
        values = {move: Known(form, lead).value(form.after(node, move)) for move in form.moves(node)}
        *_, move = Known(form, lead).best(node)
        assert values[move] == (max if own else min)(values.values())


def test_what_takes_too_long_is_given_up() -> None:
    position = endings(variant_rules("south_african"), 8, 1)[0]
    form = form_of(position.rules)
    with pytest.raises(TooLong):
        Known(form, lead, most_nodes=3).value(form.node(position))


@pytest.mark.slow
def test_the_counter_plays_the_last_cards_as_well_as_can_be() -> None:
    for position in endings(variant_rules("south_african"), 6, amount(6, 100)):
        seen, form = view(position, position.turn), form_of(position.rules)
        assert can_be_counted(seen)
        assert form.node(revealed(seen)) == form.node(position)
        action = BOTS["vera"].choose(seen, Chance("any"), 1000)
        node, plays = form.node(position), legal_plays(position)
        values = {play: Known(form, lead).value(form.after(node, form.move(position, play))) for play in plays}
        assert isinstance(action, Play)
        assert values[action] == (min if position.turn else max)(values.values())
        if len(values) > 1:
            *_, thought = at_sight(seen, plays, Chance("any"))
            assert thought.exact
            assert {one.action: (1 - 2 * position.turn) * one.worth for one in thought.judged} == values
