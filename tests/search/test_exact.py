"""The exact last deal of games without builds against plain minimax on the engine, which tries everything."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Capture, Claim
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.endgame_unbuilt import Exact
from casino_core.search.game_model import Points, TooLong
from casino_core.search.unbuilt import Unbuilt
from tests.engine.amount import amount

GAMES: tuple[tuple[Rules, int], ...] = (
    (variant_rules("kasino_fi"), 5),
    (variant_rules("kasino_fi", 4, 2), 4),
    (variant_rules("kasino_fi", 3), 4),
    (variant_rules("kasino_fi", residue_to="last_mover", five_of_spades_sweeps=True), 5),
    (variant_rules("kasino_fi", royal_values=False, face_capture_limit="any", sweep_points=2), 5),
    (variant_rules("kasino_se"), 5),
    (variant_rules("krypkasino"), 6),
    (variant_rules("krypkasino", 4, 2), 6),
    (variant_rules("callabra", shram=True), 5),
    (variant_rules("tablanette"), 5),
    (variant_rules("tablic"), 4),
)
CROWDED = 9


def ending(rules: Rules, seed: str, cards: int) -> Position | None:
    """A position of random play in which so many cards are left, all of them in the hands."""
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while not position.last_deal or sum(map(len, position.hands)) > cards or position.extras.played:
        found = [action for action in legal_actions(position) if not isinstance(action, Claim)]
        captures = [action for action in found if isinstance(action, Capture)]
        position, _ = apply(position, chance.choice(captures or found))
        if position.over or len(position.loose) > CROWDED:
            return None
    return position


def lead(rules: Rules) -> Callable[[Points], int]:
    """By how much the first side leads all others together, or is behind where points are to be avoided."""
    sign = -1 if rules.ending.lowest_wins else 1
    return lambda points: sign * (points[0] * rules.sides - sum(points))


def minimax(position: Position) -> int:
    """What the round is worth to the first side when everybody plays as well as can be, for it or against it."""
    rules = position.rules
    if position.over:
        return lead(rules)(score_round(position).points)
    found = [minimax(apply(position, action)[0]) for action in legal_actions(position) if not isinstance(action, Claim)]
    return max(found) if rules.side_of[position.turn] == 0 else min(found)


@pytest.mark.parametrize("place", range(len(GAMES)), ids=lambda place: GAMES[place][0].variant)
def test_the_value_of_every_move_is_that_of_minimax(place: int) -> None:
    rules, cards = GAMES[place]
    form, tried = Unbuilt(rules), 0
    for number in range(amount(30, 600)):
        position = ending(rules, f"ending {number}", cards)
        if position is None:
            continue
        tried += 1
        node = form.node(position)
        found = Exact(form).values(node)
        actions = [action for action in legal_actions(position) if not isinstance(action, Claim)]
        assert found == {form.move(position, action): minimax(apply(position, action)[0]) for action in actions}
        own = rules.side_of[position.turn] == 0
        best = max(found.values()) if own else min(found.values())
        *_, move = Exact(form).best(node)
        assert found[move] == best == Exact(form).value(node)
        if rules.sides == 2:
            assert Exact(form, side=1).value(node) == -best
        if tried == amount(6, 200):
            break
    assert tried > 3


def test_what_takes_too_long_is_given_up() -> None:
    rules = variant_rules("kasino_fi")
    position = ending(rules, "ending 1", 8)
    assert position is not None
    node = Unbuilt(rules).node(position)
    with pytest.raises(TooLong):
        Exact(Unbuilt(rules), most_nodes=3).value(node)


def test_the_game_counts_more_than_the_round() -> None:
    """With a point for winning and none for more, a move that wins is as good as one that wins more."""
    rules = variant_rules("kasino_fi")
    position = ending(rules, "ending 3", 6)
    assert position is not None
    form = Unbuilt(rules)
    node = form.node(position)
    points = Exact(form).values(node)
    wins = Exact(form, lambda points: (points[0] > points[1]) - (points[0] < points[1])).values(node)
    assert {move: (value > 0) - (value < 0) for move, value in points.items()} == wins
