"""The exact search of the end of a round, compared with plain minimax, which tries everything with the engine."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from casino_core.bots import BOTS
from casino_core.bots.counter import at_sight, can_be_counted, endgame, revealed, worth_for
from casino_core.cards import BIG_CASINO, Chance
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.notation.actions import parse_cards
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Capture, Claim, Play
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.score.scoring import score_round
from casino_core.search.alphabeta import AlphaBeta, NodeLimit, Worth
from casino_core.search.game_end import game_end
from casino_core.search.game_model import GameModel
from casino_core.search.snapshot import Result
from tests.engine.amount import amount

GAMES = (
    (variant_rules("classic"), 4),
    (variant_rules("classic", sweep_points=1, sweep_last_card=False), 4),
    (variant_rules("classic", 3), 3),
    (variant_rules("classic", 4, 2), 4),
    (variant_rules("royal"), 4),
    (variant_rules("royal", soto=True), 4),
    (variant_rules("royal", 4), 4),
    (variant_rules("german"), 4),
    (variant_rules("spade"), 4),
    (variant_rules("diamond"), 4),
    (variant_rules("kasino_fi"), 4),
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
    """Return a position of the last deal at the start of a turn, with at most ``cards`` cards in all hands together.

    Returns None if the round is over before there is such a position, or if the position is crowded or has a demand.
    """
    position, _ = new_round(rules, seed, 0)
    chance = Chance(seed)
    while not position.last_deal or sum(map(len, position.hands)) > cards or position.variant_state.played:
        choices = [action for action in offered(position) if not position.last_deal or isinstance(action, Capture)]
        position, _ = apply(position, chance.choice(choices or offered(position)))
        if position.over:
            return None
    return None if len(position.loose) > CROWDED or position.variant_state.demand else position


def offered(position: Position) -> list[Play]:
    """Return all legal plays or, without any, the other legal actions except claims, which a search does not know."""
    plays = [action for action in legal_actions(position) if not isinstance(action, Claim)]
    return [action for action in plays if isinstance(action, Play)] or plays  # type: ignore[return-value]


def lead(rules: Rules) -> Worth:
    """Return a function that adds up the first side's leads over the other sides, or its deficits if points are bad."""
    sign = -1 if rules.ending.lowest_wins else 1
    return lambda result: sign * (result.points[0] * rules.sides - sum(result.points))


def minimax(position: Position) -> int:
    """Return the worth of the round to the first side if it plays perfectly, and all others do so against it."""
    rules = position.rules
    if position.over:
        return lead(rules)(Result(score_round(position).points))
    values = [
        minimax(apply(position, action)[0]) for action in legal_actions(position) if not isinstance(action, Claim)
    ]
    return max(values) if rules.side_of[position.actor] == 0 else min(values)


@pytest.mark.parametrize("variant", ["kasino_fi", "michigan"])
def test_a_game_that_points_end_at_once_is_over_there(variant: str) -> None:
    """A sweep wins the game at once, so the cards, which would make the other side win, are not counted."""
    rules = variant_rules(variant)
    seen = view(swept(rules), 0, totals=((rules.ending.target or 0) - rules.scoring.sweep_points,) * 2)
    model, worth = GameModel(rules), worth_for(seen)
    assert AlphaBeta(model, worth).value(model.node(swept(rules), game_end(seen))) > 0
    assert AlphaBeta(model, worth).value(model.node(swept(rules))) < 0


def swept(rules: Rules) -> Position:
    """Return a last deal in which the first side can sweep, and the other side has taken all cards so far."""
    hands, loose = (parse_cards("5SQC"), parse_cards("2H3H")), parse_cards("5D")
    gone = tuple(card for card in rules.pack if card not in (*hands[0], *hands[1], *loose))
    return Position(rules, hands, loose, (), (), ((), gone), ((), ()), 0, 1, 6, 1)


def endings(rules: Rules, cards: int, limit: int) -> list[Position]:
    positions = (ending(rules, f"ending {number}", cards) for number in range(40 * limit))
    return [*islice((position for position in positions if position is not None), limit)]


@pytest.mark.parametrize(("rules", "cards"), GAMES[:: amount(4, 1)], ids=lambda value: getattr(value, "variant", value))
def test_the_value_is_that_of_minimax(rules: Rules, cards: int) -> None:
    tried = endings(rules, cards, amount(4, 200))
    assert len(tried) > 3
    for position in tried:
        model, own = GameModel(rules), rules.side_of[position.actor] == 0
        node = model.node(position)
        expected = minimax(position)
        assert AlphaBeta(model).value(node) == expected
        values = AlphaBeta(model).values(node)
        *_, move = AlphaBeta(model).best(node)
        assert values[move] == (max if own else min)(values.values())
        if rules.sides == 2:
            assert AlphaBeta(model, side=1).value(node) == -expected


def test_a_search_in_slices_comes_to_the_same() -> None:
    """A search in short slices yields between them, and ends with the same result as a search without slices."""
    for position in endings(variant_rules("south_african"), 6, amount(2, 50)):
        model = GameModel(position.rules)
        node = model.node(position)
        *_, whole = AlphaBeta(model).best(node)
        value = AlphaBeta(model).value(node)
        model.nodes_per_slice = 12
        *waits, last = AlphaBeta(model).sliced_value(node)
        assert last == value
        assert waits == [None] * len(waits)
        assert waits
        moves = list(AlphaBeta(model).best(node))
        assert moves[-1] == whole
        assert len(moves) > len(model.moves(node))


def test_what_takes_too_long_is_given_up() -> None:
    position = endings(variant_rules("south_african"), 8, 1)[0]
    model = GameModel(position.rules)
    with pytest.raises(NodeLimit):
        AlphaBeta(model, max_nodes=3).value(model.node(position))


def test_the_game_counts_more_than_the_round() -> None:
    """If winning the round is worth a point, whatever the margin, all winning moves are equally good."""

    def wins(result: Result) -> int:
        return (result.points[0] > result.points[1]) - (result.points[0] < result.points[1])

    rules = variant_rules("kasino_fi")
    model = GameModel(rules)
    for position in endings(rules, 5, amount(3, 20)):
        node = model.node(position)
        points = AlphaBeta(model).values(node)
        assert AlphaBeta(model, wins).values(node) == {
            move: (value > 0) - (value < 0) for move, value in points.items()
        }


@pytest.mark.parametrize("variant", ["classic", "south_african", "tablic"])
def test_the_counter_plays_the_last_cards_as_well_as_can_be(variant: str) -> None:
    for position in endings(variant_rules(variant), 6, amount(2, 100)):
        seen = view(position, position.turn)
        search = endgame(position.rules, worth_for(seen), position.turn)
        model = search.model
        assert can_be_counted(seen)
        assert model.key(model.node(revealed(seen))) == model.key(model.node(position))
        action = BOTS["vera"].choose(seen, Chance("any"), 1000)
        node, plays = model.node(position), legal_plays(position)
        values = {play: search.value(model.after(node, play)) for play in plays}
        assert isinstance(action, Play)
        assert values[action] == max(values.values())
        if len(values) > 1:
            *_, thought = at_sight(seen, plays, Chance("any"))
            assert thought.exact
            assert {one.action: one.worth for one in thought.judged} == values


def test_the_counter_knows_the_other_hand_by_counting_alone() -> None:
    position = endings(variant_rules("classic"), 8, 1)[0]
    seen = view(position, position.turn)
    assert can_be_counted(seen)
    assert set(revealed(seen).hands[1 - position.turn]) == set(position.hands[1 - position.turn])
    assert not can_be_counted(view(new_round(position.rules, "all hidden", 0)[0], 1))
    three, _ = new_round(variant_rules("classic", 3), "three", 0)
    assert not can_be_counted(view(three, three.turn))


def test_a_side_that_waits_for_an_item_wants_that_and_nothing_else() -> None:
    """At 19, Big Casino wins (docs/rules.md, section 6); all other points go to nobody, or to the other side."""
    position = endings(variant_rules("royal", soto=True), 2, 1)[0]
    seen = view(position, 0, totals=(19, 10))
    worth, end = worth_for(seen), game_end(seen)
    cards = tuple([card for card in position.rules.pack if card != BIG_CASINO])
    mine, theirs = (replace(position, piles=piles) for piles in ((cards[:20], cards[20:]), (cards[20:], cards[:20])))
    lost = [replace(one, piles=(one.piles[0], (*one.piles[1], BIG_CASINO))) for one in (mine, theirs)]
    won = [replace(one, piles=((*one.piles[0], BIG_CASINO), one.piles[1])) for one in (mine, theirs)]
    assert min(worth(end.result(one)) for one in won) > 0 > max(worth(end.result(one)) for one in lost)
    assert {end.result(one).points[0] for one in lost} == {0}
