"""The costs of plays in a last deal, as the review states them, compared with exhaustive play by the engine.

Winning or losing the game counts, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from itertools import islice
from typing import Any

import pytest

from casino_core.bots.bot import Thought
from casino_core.bots.counter import WIN_IN_POINTS, can_be_counted, counted
from casino_core.cards import Chance
from casino_core.game import Game, play
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Capture, Claim
from casino_core.rules.contradictions import RulesError
from casino_core.rules.ending import Ending
from casino_core.rules.parts import OPTIONS, Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from casino_core.score.scoring import ScoreSheet
from tests.engine.amount import amount

CLOSE = 3
"""In half of the games, both scores are at most this many points below the target."""

DEALS = amount(1, 40)
"""The maximum number of last deals that are tried for each game; a full run tries two thousand or more in all."""

MAX_TRIES = 60 * DEALS
"""The maximum number of rounds that are begun for each game to find suitable last deals."""

MAX_CARDS, MAX_LOOSE = amount(4, 5), 7
"""The maximum numbers of cards in both hands together, and of loose cards; with more, exhaustive play takes long."""

SCORING = ("score_as_captured", "point_cards_at_once", "all_eleven_bonus", "sweep_timing")
"""Options of scoring that affect how a game ends."""

BASES = "classic", "american"
"""Games in which the options are tried."""


def endings() -> Iterator[tuple[str, Rules]]:
    """Yield games for two by name: presets with a special ending, and BASES with each option about the end."""
    for variant, preset in VARIANTS.items():
        rules = variant_rules(variant, 2) if (2, 1) in preset.seatings else None
        as_made = rules is not None and rules.scoring.sweep_timing == "as_made"
        if rules is not None and (rules.ending != Ending() or as_made or rules.scoring.all_eleven_bonus != "none"):
            yield variant, rules
    exact: dict[str, Any] = {"overshoot": "scores_nothing", "kasino_midhand_win": "sweeps_aces_kasinos"}
    yield "kasino_fi:exact", variant_rules("kasino_fi", 2, **exact)
    choices = [(name, value) for name in (*_fields(Ending), *SCORING) for value in OPTIONS.get(name, ())]
    for name, value in choices:
        for variant in BASES:
            changes: dict[str, Any] = {name: value}
            with suppress(RulesError):
                yield f"{variant}:{name}={value}", variant_rules(variant, 2, sweep_points=1, **changes)


def _fields(part: type[Any]) -> list[str]:
    return [field.name for field in fields(part)]


ENDINGS = dict(endings())


def begun(rules: Rules, seed: str, *, close: bool) -> Game:
    """Return a game at the start of its second round, with random scores: close to the target, or any below it."""
    chance, target = Chance(seed), rules.ending.target or 0
    totals = tuple([max(0, target - 1 - chance.below(CLOSE if close else max(target, 1))) for _ in range(2)])
    position, _ = new_round(rules, seed, 1, totals)
    return Game(rules, "seed", 1, ((), ()), position, (ScoreSheet((), totals),))


def last_deal(rules: Rules, seed: str, *, close: bool) -> Game | None:
    """Return a game of random captures, or other plays, with few cards left; None if it ends before or is crowded."""
    game, chance = begun(rules, seed, close=close), Chance(seed)
    while True:
        position = game.position
        seen = game.view(position.actor)
        if sum(map(len, position.hands)) <= MAX_CARDS and can_be_counted(seen):
            return game if len(position.loose) <= MAX_LOOSE else None
        actions = [action for action in legal_actions(position) if not isinstance(action, Claim)]
        # Captures come first, and plays that end the round are never made.
        tried = sorted(chance.shuffled(tuple(actions)), key=lambda action: not isinstance(action, Capture))
        reached = next((after for action in tried if not (after := play(game, action)[0]).round_over), None)
        if reached is None:
            return None
        game = reached


def exhaustive(game: Game, side: int) -> float:
    """Return the worth of the game to a side by exhaustive search: its lead in the round, and points for winning."""
    if game.outcome is not None or game.round_over:
        return worth(game, side)
    own = game.rules.side_of[game.position.actor]
    reached = ((action, play(game, action)[0]) for action in legal_actions(game.position))
    values = [
        exhaustive(after, side) for action, after in reached if not isinstance(action, Claim) or right(after, own)
    ]
    return (max if own == side else min)(values)


def right(after: Game, side: int) -> bool:
    """Return whether a side's claim has won the game; wrong claims are left out, as in the search."""
    return after.outcome is not None and after.outcome.side == side


def worth(game: Game, side: int) -> float:
    points, won = list(game.sheets[-1].points), game.outcome
    winners = [] if won is None else [won.side, *won.shared]
    if game.rules.ending.target is None:  # rounds are won by points, and ties by the tiebreak
        if won is not None and won.reason in {"big_casino", "clearer"}:
            points[won.side] += 1
        winners = []
    sign = -1 if game.rules.ending.lowest_wins else 1
    return sign * (points[side] - points[1 - side]) + WIN_IN_POINTS * ((side in winners) - (1 - side in winners))


@pytest.mark.parametrize("name", ENDINGS)
def test_every_play_costs_what_exhaustive_play_says(name: str) -> None:
    rules, compared = ENDINGS[name], 0
    games = (last_deal(rules, f"last {name} {number}", close=number % 2 == 0) for number in range(MAX_TRIES))
    for game in islice((game for game in games if game is not None), DEALS):
        seat, plays = game.position.actor, legal_plays(game.position)
        *_, thought = counted(game.view(seat), Thought(plays[0]))
        assert thought.exact
        expected = {action: exhaustive(play(game, action)[0], rules.side_of[seat]) for action in plays}
        assert {one.action: one.worth for one in thought.judged} == expected, game
        compared += 1
    assert compared or rules.left_out, "where cards are never dealt, nobody knows the other hand"
