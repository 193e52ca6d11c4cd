"""The exact end of a round on the engine as a model, against plain minimax, which tries everything."""

from __future__ import annotations

import pytest

from casino_core.bots import BOTS
from casino_core.bots.counter import at_sight, can_be_counted, revealed, worth_of
from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.notation.actions import parse_cards
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Capture, Claim, Play
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.outcome import early_outcome
from casino_core.score.scoring import Points, points_so_far, score_round
from casino_core.search.alphabeta import AlphaBeta, NodeLimit, Worth
from casino_core.search.engine_model import EngineModel
from casino_core.search.game_end import EarlyEnd
from casino_core.search.game_model import Taken
from casino_core.search.models import endgame
from tests.engine.amount import amount

GAMES = (
    (variant_rules("south_african"), 4),
    (variant_rules("south_african", 4, 2), 4),
    (variant_rules("khasino"), 4),
    (variant_rules("swazi_two"), 2),
    (variant_rules("crazy"), 2),
    (variant_rules("kasino_fi", 4, 2), 4),
    (variant_rules("kasino_fi", 3), 3),
    (variant_rules("kasino_fi", residue_to="last_mover", five_of_spades_sweeps=True), 5),
    (variant_rules("krypkasino"), 6),
    (variant_rules("krypkasino", 4, 2), 6),
    (variant_rules("callabra", shram=True), 5),
    (variant_rules("tablanette"), 5),
    (variant_rules("tablic"), 4),
    (variant_rules("american"), 4),
    (variant_rules("dominican"), 4),
    (variant_rules("kasino_no"), 4),
    (variant_rules("royal_draw"), 4),
)
CROWDED = 8


def ending(rules: Rules, seed: str, cards: int) -> Position | None:
    """A position at the beginning of a turn in which so many cards are left, all of them in the hands."""
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while not position.last_deal or sum(map(len, position.hands)) > cards or position.variant_state.played:
        found = [action for action in offered(position) if not position.last_deal or isinstance(action, Capture)]
        position, _ = apply(position, chance.choice(found or offered(position)))
        if position.over:
            return None
    return None if len(position.loose) > CROWDED or position.variant_state.demand else position


def offered(position: Position) -> list[Play]:
    """All that is legal but claims, of which a search knows nothing."""
    plays = [action for action in legal_actions(position) if not isinstance(action, Claim)]
    return [action for action in plays if isinstance(action, Play)] or plays  # type: ignore[return-value]


def lead(rules: Rules) -> Worth:
    """By how much the first side leads all others together, or is behind where points are to be avoided."""
    sign = -1 if rules.ending.lowest_wins else 1
    return lambda points, _: sign * (points[0] * rules.sides - sum(points))


def minimax(position: Position) -> int:
    """What the round is worth to the first side when everybody plays as well as can be, for it or against it."""
    rules = position.rules
    if position.over:
        return lead(rules)(score_round(position).points, ())
    found = [minimax(apply(position, action)[0]) for action in legal_actions(position) if not isinstance(action, Claim)]
    return max(found) if rules.side_of[position.actor] == 0 else min(found)


def with_early_ends(position: Position, early: EarlyEnd, worth: Worth) -> int:
    """The minimax value of a game that points which count at once can end in the middle of the round."""
    now = points_so_far(position).points
    if early_outcome(position.rules, early.totals, early.earned, now) is not None:
        return worth(now, ())
    if position.over:
        return worth(score_round(position).points, ())
    found = [with_early_ends(apply(position, action)[0], early, worth) for action in legal_actions(position)]
    return max(found) if position.actor == 0 else min(found)


@pytest.mark.parametrize("variant", ["kasino_fi", "michigan"])
def test_a_game_that_points_end_at_once_is_over_there(variant: str) -> None:
    rules = variant_rules(variant)
    totals = ((rules.ending.target or 0) - rules.scoring.sweep_points,) * 2
    for position in [*endings(rules, 3, amount(6, 100)), swept(rules)]:
        early = EarlyEnd(rules, totals, points_so_far(position).points)
        worth = worth_of(view(position, 0, totals=totals))
        model = EngineModel(rules, early=early)
        assert AlphaBeta(model, worth).value(model.node(position)) == with_early_ends(position, early, worth)
    # whoever sweeps has won, and does not wait for the count, which the other side would win
    assert AlphaBeta(model, worth).value(model.node(position)) > 0
    assert AlphaBeta(EngineModel(rules), worth).value(EngineModel(rules).node(position)) < 0


def swept(rules: Rules) -> Position:
    """A last deal in which the first side can sweep, and the other one has taken all that is gone."""
    hands, loose = (parse_cards("5SQC"), parse_cards("2H3H")), parse_cards("5D")
    gone = tuple(card for card in rules.pack if card not in (*hands[0], *hands[1], *loose))
    return Position(rules, hands, loose, (), (), ((), gone), ((), ()), 0, 1, 6, 1)


def endings(rules: Rules, cards: int, most: int) -> list[Position]:
    found = [ending(rules, f"ending {number}", cards) for number in range(40 * most)]
    return [position for position in found if position is not None][:most]


@pytest.mark.parametrize(("rules", "cards"), GAMES, ids=lambda value: getattr(value, "variant", value))
def test_the_value_is_that_of_minimax(rules: Rules, cards: int) -> None:
    tried = endings(rules, cards, amount(4, 200))
    assert len(tried) > 3
    for position in tried:
        model, own = EngineModel(rules), rules.side_of[position.actor] == 0
        node = model.node(position)
        assert AlphaBeta(model).value(node) == minimax(position)
        values = AlphaBeta(model).values(node)
        *_, move = AlphaBeta(model).best(node)
        assert values[move] == (max if own else min)(values.values())
        if rules.sides == 2:
            assert AlphaBeta(model, side=1).value(node) == -minimax(position)


def test_a_search_in_slices_comes_to_the_same() -> None:
    """However short a slice is, a search comes to its end, and yields before every slice."""
    for position in endings(variant_rules("south_african"), 6, amount(3, 50)):
        model = EngineModel(position.rules)
        node = model.node(position)
        *_, whole = AlphaBeta(model).best(node)
        value = AlphaBeta(model).value(node)
        model.nodes_per_slice = 12
        *waits, last = AlphaBeta(model).sliced_value(node)
        assert last == value
        assert waits == [None] * len(waits)
        assert waits
        found = list(AlphaBeta(model).best(node))
        assert found[-1] == whole
        assert len(found) > len(model.moves(node))


def test_what_takes_too_long_is_given_up() -> None:
    position = endings(variant_rules("south_african"), 8, 1)[0]
    model = EngineModel(position.rules)
    with pytest.raises(NodeLimit):
        AlphaBeta(model, most_nodes=3).value(model.node(position))


def test_the_game_counts_more_than_the_round() -> None:
    """With a point for winning and none for more, a move that wins is as good as one that wins more."""

    def wins(points: Points, _: Taken) -> int:
        return (points[0] > points[1]) - (points[0] < points[1])

    rules = variant_rules("kasino_fi")
    model = EngineModel(rules)
    for position in endings(rules, 5, amount(3, 20)):
        node = model.node(position)
        points = AlphaBeta(model).values(node)
        assert AlphaBeta(model, wins).values(node) == {
            move: (value > 0) - (value < 0) for move, value in points.items()
        }


@pytest.mark.parametrize("variant", ["south_african", "tablic"])
def test_the_counter_plays_the_last_cards_as_well_as_can_be(variant: str) -> None:
    for position in endings(variant_rules(variant), 6, amount(3, 100)):
        seen = view(position, position.turn)
        search = endgame(position.rules, worth_of(seen))
        model = search.model
        assert can_be_counted(seen)
        assert model.key(model.node(revealed(seen))) == model.key(model.node(position))
        action = BOTS["vera"].choose(seen, Chance("any"), 1000)
        node, plays = model.node(position), legal_plays(position)
        values = {play: search.value(model.after(node, model.move(position, play))) for play in plays}
        assert isinstance(action, Play)
        assert values[action] == (min if position.turn else max)(values.values())
        if len(values) > 1:
            *_, thought = at_sight(seen, plays, Chance("any"))
            assert thought.exact
            assert {one.action: (1 - 2 * position.turn) * one.worth for one in thought.judged} == values
