"""Random play on the engine: positions met in rounds, whole games, crowded tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from casino_core.actions import Action, Capture, MakeBuild
from casino_core.cards import Card
from casino_core.dealing import new_round
from casino_core.events import Event
from casino_core.game import Game, new_game, next_round, play
from casino_core.house_rules import HOUSE_RULES
from casino_core.layout import Build
from casino_core.legal import candidates
from casino_core.playing import play as play_trusted
from casino_core.position import Position
from casino_core.rules import Rules
from casino_core.variants import variant_rules
from tests.engine.adapter import laid_out

Player = Callable[[Random, Position], Action]


def any_action(rng: Random, position: Position) -> Action:
    return rng.choice(candidates(position))


def rarely_takes(rng: Random, position: Position) -> Action:
    """Trails and builds where possible, so that the table fills."""
    actions = candidates(position)
    others = [action for action in actions if not isinstance(action, Capture)]
    return rng.choice(others or actions)


def builds_much(rng: Random, position: Position) -> Action:
    """Builds, raises and adds where possible, so that builds meet builds."""
    actions = candidates(position)
    return rng.choice([action for action in actions if isinstance(action, MakeBuild)] or actions)


PLAYERS: tuple[Player, ...] = (any_action, rarely_takes, builds_much)


def rounds(seed: str, number: int, seats: int, team: int = 1, **options: Any) -> Iterator[Position]:
    """Every position with a decision in so many rounds of random play, each seat playing in a way of its own."""
    rules = variant_rules("classic", seats, team, **options)
    for count in range(number):
        rng = Random(f"{seed} {count}")
        players = [rng.choice(PLAYERS) for _ in range(seats)]
        position, _ = new_round(rules, f"{seed} {count}", rng.randrange(seats))
        while not position.over:
            yield position
            position, _ = play_trusted(position, players[position.turn](rng, position))


Step = tuple[Game, tuple[Event, ...]]


def steps(rules: Rules, seed: str) -> Iterator[Step]:
    """A game of random play to its end: after every deal and every action the game, and what has just happened."""
    rng = Random(seed)
    players = [rng.choice(PLAYERS) for _ in range(rules.seats)]
    step = new_game(rules, seed)
    yield step
    while (game := step[0]).outcome is None:
        over = game.position.over
        step = next_round(game) if over else play(game, players[game.position.turn](rng, game.position))
        yield step


PLAYED: dict[str, tuple[Any, ...]] = {
    name: HOUSE_RULES[name]
    for name in (
        "deal_pattern",
        "face_capture_limit",
        "builder_may_trail",
        "table_only_build_while_trailing",
        "table_cards_help_raise",
        "single_build_as_card",
        "sweep_points",
        "difference_scoring",
    )
} | {
    "cards_award": ("3_most", "2_most_plus_1_last_capture"),
    "countout_order": (None, "pagat_000", "pagat_001"),
    "target": (11, 21),
}
"""The house rules of the classic game, with their values."""


def random_rules(rng: Random, seats: int, team: int) -> Rules:
    """Classic rules, in half of the cases with some house rules."""
    names = sorted(PLAYED) if seats // team == 2 else sorted(set(PLAYED) - {"difference_scoring"})
    chosen = rng.sample(names, rng.choice((0, rng.randint(1, 5))))
    return variant_rules("classic", seats, team, **{name: rng.choice(PLAYED[name]) for name in chosen})


def crowding(rng: Random, loose: int, builds: int, **options: Any) -> Position:
    """A position of two players with many low cards on the table."""
    rules = variant_rules("classic", **options)
    pack = [card for card in rules.pack if card.pips <= 6]
    rng.shuffle(pack)
    high = [card for card in rules.pack if 7 <= card.pips <= 10]
    hand = (*rng.sample(high, 3), pack.pop())
    standing: list[Build] = []
    for value in rng.sample([card.pips for card in hand], builds):
        pair = next(((a, b) for a in pack for b in pack if a != b and a.pips + b.pips == value), None)
        if pair is not None and all(build.value != value for build in standing):
            standing.append(Build(value, (pair,), rng.randrange(2)))
            pack = [card for card in pack if card not in pair]
    return laid_out(rules, hand, tuple(map(Card, pack[:loose])), standing)
