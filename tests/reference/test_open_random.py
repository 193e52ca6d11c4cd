"""Properties of the reference of the southern African games in random play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import NamedTuple

import pytest

from tests.engine.amount import amount
from tests.reference.groups import totals
from tests.reference.open_game import GAMES, Act, Game, State, answers, counts_for, effect, side
from tests.reference.open_scores import by_side, pack_of, score
from tests.reference.open_turns import after, legal, owned

TABLES = [(name, table) for name, tables in GAMES.items() for table in tables]


def start(game: Game, rng: Random) -> State:
    """Deal a round at random."""
    pack = list(pack_of(game))
    rng.shuffle(pack)
    size, layout = game.hands
    hands = [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(game.seats)]
    rest = pack[size * game.seats :]
    piles: tuple[tuple[str, ...], ...] = ((),) * game.piles
    return State(game, tuple(hands), tuple(rest[:layout]), (), tuple(rest[layout:]), piles, rng.randrange(game.seats))


def choice(rng: Random, state: State, allowed: Iterable[Act]) -> Act:
    """Return a random action: on a crowded table one that captures or builds, and half of the time no trail or "done".

    If there is no such action, any is chosen.
    """
    actions = sorted(allowed)
    if len(state.loose) > 6:
        actions = [action for action in actions if action.kind in ("capture", "table", "build")] or actions
    if rng.random() < 0.5:
        actions = [action for action in actions if action.kind not in ("done", "trail")] or actions
    return rng.choice(actions)


class Step(NamedTuple):
    """An action in a round: the state before it, all legal actions, the one that was taken, and the state after it."""

    state: State
    allowed: Mapping[str, Act]
    action: Act
    then: State


def played(game: Game, rng: Random) -> Iterator[Step]:
    """Play a round, action by action."""
    state = start(game, rng)
    while not state.over:
        allowed = legal(state)
        action = choice(rng, state, allowed.values())
        then = after(state, action)
        yield Step(state, allowed, action, then)
        state = then


def cards_in(state: State) -> list[str]:
    places = (*state.hands, state.loose, *(build.cards for build in state.builds), state.stock, *state.piles)
    return sorted(chain.from_iterable(places))


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_rounds_are_played_to_their_end(name: str, table: tuple[int, int]) -> None:
    game, rng = GAMES[name][table], Random(name)
    pack, last = sorted(pack_of(game)), None
    for _, allowed, action, then in played(game, rng):
        assert cards_in(then) == pack
        assert action == allowed[effect(action)]
        values = [build.value for build in then.builds]
        assert not game.cardless or len(set(values)) == len(values)
        for seat in range(game.seats):
            assert answers(game, then.hands[seat], owned(then, seat))
        for build in then.builds:
            assert all(build.value in totals(tuple(counts_for(game, c) for c in group)) for group in build.groups)
            assert len(build.cards) > 1
        last = then
    assert last is not None
    assert not last.builds
    assert not last.loose or last.last_capturer is None
    points = [sum(sheet.values()) for sheet in score(game, last.piles)]
    assert len(points) == game.sides
    assert len(by_side(game, last.piles)) == game.sides


@pytest.mark.slow
def test_random_rounds_reach_every_feature() -> None:
    """Every kind of action, of question and of special state occurs in one of the rounds."""
    met: set[str] = set()
    for (name, table), number in [(one, number) for one in TABLES for number in range(amount(1, 0), 2)]:
        for state, _, action, _ in played(GAMES[name][table], Random(f"{name} {number}")):
            met.add(action.kind)
            met |= {state.demand} | ({"committed"} if state.committed else set())
            met |= {"for the partner"} if action.partner else set()
            tops = {pile[-1] for pile in state.piles if pile}
            met |= {"stolen"} if tops & set(action.pieces) else set()
            met |= {"demand"} if state.demand and state.asked == state.turn else set()
            met |= {"proof"} if state.proven else set()
            if state.asked is not None and state.demand != "request" and state.asked != state.turn:
                assert side(state.game, state.asked) != side(state.game, state.turn)
    assert met == {
        *("trail", "capture", "build", "table", "insist", "give", "done"),
        *("", "request", "capture", "augment"),
        *("committed", "for the partner", "stolen", "demand", "proof"),
    }
