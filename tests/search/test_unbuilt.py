"""Games without builds as numbers against the engine: the same moves, the same positions, the same points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from casino_core.actions import Action, Capture, Trail
from casino_core.cards import Chance
from casino_core.dealing import new_round
from casino_core.events import Event
from casino_core.legal import candidates, legal_actions
from casino_core.playing import play
from casino_core.position import Position
from casino_core.scoring import score_round
from casino_core.search.games import form_of
from casino_core.search.unbuilt import Node, Unbuilt, unbuilt
from casino_core.variants import VARIANTS, variant_rules
from tests.engine.amount import amount

GAMES = ("kasino_fi", "kasino_se", "krypkasino", "callabra", "tablanette", "tablic")
TABLES = [(variant, *table) for variant in GAMES for table in VARIANTS[variant].tables]
CROWDED = 12
"""From so many loose cards on, lists are too long to be compared at every turn."""


class Step(NamedTuple):
    """One action of a round: the positions around it, what happened, and what the numbers make of it."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    reached: Node


def test_the_games_without_builds_are_known_as_numbers() -> None:
    assert {variant for variant in VARIANTS if unbuilt(variant_rules(variant))} == set(GAMES)
    assert all(isinstance(form_of(variant_rules(*table)), Unbuilt) for table in TABLES)


def told(form: Unbuilt, node: Node) -> tuple[object, ...]:
    """A node in words that do not tell twins apart."""
    sides, seats = form.rules.sides, form.rules.seats
    places = [*node.hands, *node.taken, node.loose, node.aside]
    assert len(places) == sides + seats + 2
    named = [Counter(str(form.cards_of(bit)[0]) for bit in bits(mask)) for mask in places]
    return (*named, node.sweeps, node.bonus, node.turn, node.last, node.stock, bool(node.played), node.state)


def bits(mask: int) -> list[int]:
    return [1 << place for place in range(mask.bit_length()) if mask >> place & 1]


def chosen(chance: Chance, position: Position, found: tuple[Action, ...], *, bold: bool) -> Action:
    """An action at random; a bold player empties tables and takes most cards, so that rare things happen."""
    if not bold:
        return chance.choice(found)
    sweeping = [
        action for action in found if isinstance(action, Capture | Trail) and not play(position, action)[0].loose
    ]
    return chance.choice(sweeping or found)


def round_of(form: Unbuilt, seed: str, totals: tuple[int, ...] = ()) -> Iterator[Step]:
    """The steps of a round of random actions, each compared with what the numbers make of it."""
    chance, rules = Chance(seed), form.rules
    position, _ = new_round(rules, seed, chance.below(rules.seats), totals)
    node, number = form.node(position), 0
    bold = chance.below(2) == 1
    while not position.over:
        if position.deals != number:
            node, number = form.node(position), position.deals
        found = legal_actions(position) if len(position.loose) < CROWDED else candidates(position, 20)
        assert found
        same = form.node(position)
        assert told(form, node) == told(form, same)
        assert not form.over(node)
        assert form.actor(node) == position.actor
        if len(position.loose) < CROWDED:
            moves = form.moves(same)
            assert len(set(moves)) == len(moves)
            assert set(moves) == {form.move(position, action) for action in found}
        action = chosen(chance, position, found, bold=bold)
        after, events = play(position, action)
        following = form.after(node, twin_move(form, position, node, action))
        yield Step(position, after, events, following)
        position, node = after, following


def twin_move(form: Unbuilt, position: Position, node: Node, action: Action) -> Any:
    """The move of a node for an action; with two packs, of a node in which twins may have other bits."""
    same = form.node(position)
    if node == same:
        return form.move(position, action)
    wanted = told(form, form.after(same, form.move(position, action)))
    return next(move for move in form.moves(node) if told(form, form.after(node, move)) == wanted)


def compare(form: Unbuilt, step: Step) -> None:
    """What the numbers make of an action is what the engine makes of it."""
    before, after, _, reached = step
    if after.over:
        assert form.over(reached)
        assert form.points(reached) == score_round(after).points
        return
    dealt = after.deals != before.deals
    assert form.over(reached) == dealt
    same = form.node(after)
    if dealt:
        same = same._replace(hands=reached.hands, stock=reached.stock)
    assert told(form, reached) == told(form, same)
    assert form.standing(same) == form.standing(form.node(after))._replace(stock=same.stock)


@pytest.mark.parametrize(("variant", "seats", "team"), TABLES)
def test_moves_positions_and_points_are_those_of_the_engine(variant: str, seats: int, team: int) -> None:
    form = Unbuilt(variant_rules(variant, seats, team))
    for number in range(amount(4, 60)):
        for step in round_of(form, f"{variant} {number}"):
            compare(form, step)
