"""The exact last deal against plain minimax on the engine, which tries everything."""

from __future__ import annotations

import pytest

from casino_core.bots import BOTS
from casino_core.bots.counter import can_be_counted, revealed, worth_of
from casino_core.cards import BIG_CASINO, Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import Points, score_round
from casino_core.search.alphabeta import NodeLimit, Worth
from casino_core.search.fast_endgame import FastEndgame
from casino_core.search.fast_model import FastModel
from casino_core.search.game_model import Taken
from tests.engine.amount import amount

GAMES = ("classic", "classic:sweeps", "royal", "royal:soto", "german", "kasino_fi", "spade", "diamond")
OPTIONS: dict[str, dict[str, object]] = {
    "": {},
    "sweeps": {"sweep_points": 1, "sweep_last_card": False},
    "soto": {"soto": True},
}


def ending(variant: str, seed: str, cards: int, seats: int = 2, team: int = 1) -> Position:
    """A position of random play in which so many cards are left, all of them in the hands."""
    name, _, options = variant.partition(":")
    rules = variant_rules(name, seats, team, **OPTIONS[options])
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while position.stock or sum(map(len, position.hands)) > cards:
        position, _ = apply(position, chance.choice(legal_plays(position)))
    return position


def lead(points: Points, _taken: Taken = ()) -> int:
    """How much the first side is ahead of the others, each counted once."""
    return (len(points) - 1) * points[0] - sum(points[1:])


def minimax(position: Position, worth: Worth = lead) -> int:
    """What the round is worth to the first side when all others play against it, and everybody as well as can be."""
    if position.over:
        model = FastModel(position.rules)
        return worth(score_round(position).points, tuple(map(model.mask, position.captured)))
    found = [minimax(apply(position, action)[0], worth) for action in legal_plays(position)]
    return max(found) if position.rules.side_of[position.turn] == 0 else min(found)


@pytest.mark.parametrize("variant", GAMES)
def test_the_value_of_every_move_is_that_of_minimax(variant: str) -> None:
    tried = 0
    for number in range(amount(30, 2000)):
        position = ending(variant, f"ending {number}", 4)
        if len(position.loose) > 9:
            continue
        tried += 1
        worth = lead if number % 2 else worth_of(view(position, 0, totals=(18, 19 + number % 4 // 2)))
        model = FastModel(position.rules)
        found = FastEndgame(model, worth).values(model.node(position))
        expected = {
            model.move(position, action): minimax(apply(position, action)[0], worth) for action in legal_plays(position)
        }
        assert found == expected
        best = max(found.values()) if position.turn == 0 else min(found.values())
        *_, move = FastEndgame(model, worth).best(model.node(position))
        assert found[move] == best == FastEndgame(model, worth).value(model.node(position))
    assert tried > 10


@pytest.mark.parametrize(("variant", "seats", "team"), [("classic", 3, 1), ("classic", 4, 2), ("royal", 4, 1)])
def test_more_seats_play_for_their_side_or_against_the_first(variant: str, seats: int, team: int) -> None:
    tried = 0
    for number in range(amount(20, 300)):
        position = ending(variant, f"{seats} {number}", seats, seats, team)
        if len(position.loose) > 9:
            continue
        tried += 1
        model = FastModel(position.rules)
        assert FastEndgame(model).value(model.node(position)) == minimax(position)
    assert tried > 5


def test_a_search_that_takes_too_long_is_given_up() -> None:
    position = ending("classic", "ending 1", 8)
    model = FastModel(position.rules)
    with pytest.raises(NodeLimit):
        FastEndgame(model, most_nodes=3).value(model.node(position))
    assert FastEndgame(model, most_nodes=10**6).value(model.node(position)) == FastEndgame(model).value(
        model.node(position)
    )


def test_the_game_counts_more_than_the_round() -> None:
    seen = view(ending("classic", "won", 2), 0, totals=(18, 20))
    worth = worth_of(seen)
    assert worth((3, 0), ()) > worth((2, 0), ())
    assert worth((3, 1), ()) > 0 > worth((2, 1), ())  # 21 to 21 is open, 20 to 21 is lost
    assert worth((2, 1), ()) < worth((0, 0), ())


def test_who_waits_for_an_item_wants_that_and_nothing_else() -> None:
    """At 19 the Big Casino wins (docs/rules.md, section 6); all other points are nobody's, or the other side's."""
    seen = view(ending("royal:soto", "waits", 2), 0, totals=(19, 10))
    worth, ten = worth_of(seen), 1 << seen.rules.pack.index(BIG_CASINO)
    assert worth((2, 9), (ten, 0)) > 0 > worth((9, 2), (0, ten))
    assert worth((9, 2), (0, ten)) == worth((0, 2), (0, ten)) > worth((0, 3), (0, ten))


def test_the_counter_knows_the_other_hand_by_counting_alone() -> None:
    position = ending("classic", "counted", 8)
    seen = view(position, position.turn)
    assert can_be_counted(seen)
    assert set(revealed(seen).hands[1 - position.turn]) == set(position.hands[1 - position.turn])
    assert not can_be_counted(view(new_round(position.rules, "all hidden", 0)[0], 1))
    three, _ = new_round(variant_rules("classic", 3), "three", 0)
    assert not can_be_counted(view(three, three.turn))


def test_the_counter_plays_what_is_best() -> None:
    for number in range(amount(6, 100)):
        position = ending("classic", f"best {number}", 6)
        if len(position.loose) > 10:
            continue
        seen = view(position, position.turn)
        chosen = BOTS["vera"].choose(seen, Chance("any"), 1000)
        model = FastModel(position.rules)
        values = FastEndgame(model).values(model.node(position))
        best = max(values.values()) if position.turn == 0 else min(values.values())
        assert values[model.move(position, chosen)] == best
