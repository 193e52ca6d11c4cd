"""Random play with the engine: the positions of rounds, whole games, crowded tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from casino_core.cards import Card
from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.cardless import cardless
from casino_core.legal.legality import candidates, legal_actions
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply as play_trusted
from casino_core.position.actions import Action, Capture, Claim, MakeBuild, Play
from casino_core.position.events import Event
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.adapter import laid_out
from tests.engine.amount import amount

Player = Callable[[Random, Position], Play]

TABLES = [(preset, seats, team) for preset, variant in VARIANTS.items() for seats, team in variant.seatings]
"""Every table at which a preset can be played."""

OPEN_GAMES = [preset for preset in VARIANTS if variant_rules(preset).piles.face_up]
"""The games with open piles, which have a separate reference."""

SizedTable = tuple[str, int, int]
"""A preset, its seats, and the seats per side."""


def varied(tables: list[SizedTable]) -> list[SizedTable]:
    """Return some of these tables: for every preset a small or a large one, and at least one table of every size."""
    of_preset = {preset: [table for table in tables if table[0] == preset] for preset, *_ in tables}
    chosen = [group[number % len(group)] for number, group in enumerate(of_preset.values())]
    sizes = {table[1:]: table for table in [*tables, *chosen]}  # a chosen table, if there is one of that size
    return [*chosen, *(table for table in sizes.values() if table not in chosen)]


SOME_TABLES = amount(varied(TABLES), TABLES)
"""The tables at which tests play: some by default, all of them in a full run."""

CLOSED_GAMES = [preset for preset in VARIANTS if preset not in OPEN_GAMES]
OPEN_TABLES = [table for table in TABLES if table[0] in OPEN_GAMES]
CLOSED_TABLES = [table for table in TABLES if table[0] in CLOSED_GAMES]


def any_play(rng: Random, position: Position) -> Play:
    return rng.choice(candidates(position))


def rarely_takes(rng: Random, position: Position) -> Play:
    """Return a play that is not a capture, if there is one, so that the table fills."""
    plays = candidates(position)
    others = [play for play in plays if not isinstance(play, Capture)]
    return rng.choice(others or plays)


def builds_much(rng: Random, position: Position) -> Play:
    """Return a play that makes, raises or adds to a build, if there is one, so that there are many builds."""
    plays = candidates(position)
    return rng.choice([play for play in plays if isinstance(play, MakeBuild)] or plays)


PLAYERS: tuple[Player, ...] = (any_play, rarely_takes, builds_much)


def action_of(rng: Random, position: Position, player: Player) -> Action:
    """Return a player's action: often a side action, if there is one, but rarely a claim."""
    if position.variant_state.demand:
        return rng.choice(legal_actions(position))
    side_actions = tuple(cardless(position))
    if side_actions and (
        position.variant_state.played or position.variant_state.asked is not None or rng.random() < 0.3
    ):
        claims = rng.random() < 0.03
        if some := [action for action in side_actions if claims or not isinstance(action, Claim)]:
            return rng.choice(some)
    return player(rng, position)


def rounds(seed: str, number: int, seats: int, team: int = 1, **options: Any) -> Iterator[Position]:
    """Yield every position with a decision in some rounds of classic Casino; each seat plays in a random style."""
    return rounds_of(variant_rules("classic", seats, team, **options), seed, number)


def rounds_of(rules: Rules, seed: str, number: int) -> Iterator[Position]:
    """Yield every position with a decision in some rounds of random play by given rules."""
    for count in range(number):
        rng = Random(f"{seed} {count}")
        players = [rng.choice(PLAYERS) for _ in range(rules.seats)]
        position, _ = new_round(rules, f"{seed} {count}", rng.randrange(rules.seats))
        while not position.over:
            yield position
            position, _ = play_trusted(position, action_of(rng, position, players[position.actor]))


Step = tuple[Game, tuple[Event, ...]]


def steps(rules: Rules, seed: str, last_round: int | None = None) -> Iterator[Step]:
    """Play a game at random to its end, or to the end of round ``last_round``.

    Yields the game at the start of every round and after every action, each time with the events.
    """
    rng = Random(seed)
    players = [rng.choice(PLAYERS) for _ in range(rules.seats)]
    step = new_game(rules, seed)
    yield step
    while (game := step[0]).outcome is None and not (game.position.over and game.round == last_round):
        position = game.position
        step = next_round(game) if position.over else play(game, action_of(rng, position, players[position.actor]))
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
        "cards_award",
        "difference_scoring",
        "countout_order",
    )
} | {"target": (11, 21)}
"""Some house rules for random classic games, with the values to choose from."""


def random_rules(rng: Random, seats: int, team: int) -> Rules:
    """Return classic rules, half of the time with some house rules."""
    names = sorted(PLAYED) if seats // team == 2 else sorted(set(PLAYED) - {"difference_scoring"})
    chosen = rng.sample(names, rng.choice((0, rng.randint(1, 5))))
    return variant_rules("classic", seats, team, **{name: rng.choice(PLAYED[name]) for name in chosen})


def crowding(rng: Random, loose: int, builds: int, **options: Any) -> Position:
    """Return a position of two players with many low cards on the table."""
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
