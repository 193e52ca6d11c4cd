"""What holds in every game of random play, whatever the seats and the house rules.

All of it, 5,000 games for every number of seats: CASINO_TESTS=full pytest tests/engine/test_properties.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.events import Built, Captured, Dealt, Event, ResidueTaken, Swept, Trailed
from casino_core.game import Game
from casino_core.layout import Build
from casino_core.legal import legal_actions
from casino_core.notation import action_text, parse_action, parse_rules, rules_text
from casino_core.position import Position
from casino_core.position_notation import parse_position, position_text
from casino_core.record import game_file, game_text, parse_game, parse_game_file
from tests.engine.amount import amount
from tests.engine.games import Step, random_rules, rounds, steps
from tests.reference import scoring as reference
from tests.reference.classic import Options

TABLES = [(2, 1), (3, 1), (4, 1), (4, 2)]
PARTS = 4  # tests that can run side by side
tables = pytest.mark.parametrize(("seats", "team"), TABLES, ids=["2", "3", "4", "2v2"])
parts = pytest.mark.parametrize("part", range(PARTS))


def games(part: int, seats: int, team: int, number: int) -> Iterator[Iterator[Step]]:
    """Games of random play, each with rules of its own."""
    for count in range(part, number, PARTS):
        seed = f"{seats}.{team}.{count}"
        yield steps(random_rules(Random(seed), seats, team), seed)


class Table:
    """What the events alone tell: the layout, the piles and the sweeps."""

    def __init__(self, position: Position) -> None:
        self.loose = set(position.loose)
        self.builds: set[Build] = set()
        self.piles: list[set[Card]] = [set() for _ in position.piles]
        self.sweeps: list[list[Card]] = [[] for _ in position.piles]
        self.side_of = position.rules.side_of

    def follow(self, event: Event) -> None:
        """Change what lies where as the event says."""
        match event:
            case Trailed(card=card):
                self.loose.add(card)
            case Captured(seat=seat, card=card, builds=builds):
                assert self.builds >= set(builds)
                self.builds -= set(builds)
                self.loose -= set(event.taken)
                self.piles[self.side_of[seat]] |= {*event.taken, card}
            case Built(build=build, used=used):
                assert self.builds >= set(used)
                self.builds = {*self.builds - set(used), build}
                self.loose -= set(build.cards)
            case Swept(seat=seat, card=card):
                assert not self.loose
                assert not self.builds
                self.sweeps[self.side_of[seat]].append(card)
            case ResidueTaken(seat=seat, cards=cards) if seat is not None:
                self.loose -= set(cards)
                self.piles[self.side_of[seat]] |= set(cards)

    def shown_by(self, position: Position) -> bool:
        """Whether the position says the same."""
        return (
            self.loose == set(position.loose)
            and self.builds == set(position.builds)
            and self.piles == list(map(set, position.piles))
            and self.sweeps == list(map(list, position.sweeps))
        )


# --- Play -------------------------------------------------------------------------------------------


def check_position(position: Position) -> None:
    """All 52 cards are somewhere, builds are worth what they say, and their builders hold a card that takes them."""
    builds = [build.cards for build in position.builds]
    everywhere = list(chain(position.loose, position.stock, *position.hands, *position.piles, *builds))
    assert len(everywhere) == 52
    assert set(everywhere) == set(position.rules.pack)
    for build in position.builds:
        assert all(sum(card.pips for card in group) == build.value for group in build.groups)
        assert len(build.cards) > 1
        assert any(card.pips == build.value for card in position.hands[build.owner])
    assert bool(legal_actions(position)) != position.over


def check_deals(position: Position, events: tuple[Event, ...]) -> None:
    """Hands are dealt when all are empty, so nobody has a build then, and "last" is said of the last deal alone."""
    for event in events:
        if isinstance(event, Dealt):
            seats = position.rules.seats
            assert event == Dealt(position.deals, 4, last=position.deals == 48 // (4 * seats))
            assert event.last == position.last_deal
            assert [len(hand) for hand in position.hands] == [4] * seats
            assert not position.builds


def check_round(game: Game) -> None:
    """48 cards were played, none is left, and the points are those that the reference finds."""
    position, rules = game.position, game.rules
    assert len(game.record[-1]) == 48
    assert position.last_capturer is None or not position.loose
    assert not position.builds
    options: Options = {
        "sweep_points": rules.scoring.sweep_points,
        "cards_award": rules.scoring.cards_award,
        "difference_scoring": rules.scoring.difference_scoring,
    }
    last = None if position.last_capturer is None else rules.side_of[position.last_capturer]
    sweeps = [len(cards) for cards in position.sweeps]
    items = reference.score_round([list(map(str, pile)) for pile in position.piles], sweeps, options, last)
    assert list(game.sheets[-1].points) == reference.round_points(items, options)
    if not rules.scoring.difference_scoring:
        assert sum(game.sheets[-1].points) == 11 - ties(position) + sum(sweeps) * rules.scoring.sweep_points


def ties(position: Position) -> int:
    """The points that nobody gets for cards and for spades, level or not captured at all."""
    award = 3 if position.rules.scoring.cards_award == "3_most" else 2
    cards = sorted(len(pile) for pile in position.piles)
    spades = sorted(sum(card.suit == "S" for card in pile) for pile in position.piles)
    return award * (cards[-1] == cards[-2]) + (spades[-1] == spades[-2])


@tables
@parts
def test_random_games(seats: int, team: int, part: int) -> None:
    for game in games(part, seats, team, amount(40, 5000)):
        table: Table | None = None
        for after, events in game:
            position = after.position
            if table is None or not after.record[-1]:
                table = Table(position)
            for event in events:
                table.follow(event)
            assert table.shown_by(position)
            check_position(position)
            check_deals(position, events)
            if position.over:
                check_round(after)
        assert after.outcome is not None
        assert after.totals[after.outcome.side] >= (after.rules.ending.target or 0)
        check_record(after)


def check_record(game: Game) -> None:
    """The game is the same when it is played again from its record."""
    assert parse_game(game_text(game)) == game
    tags = {"Players": "You / Nia", "Date": "2026.11.21"}
    again, told = parse_game_file(game_file(game, tags))
    assert again == game
    assert told == {"Rules": rules_text(game.rules), "Seed": game.seed, **tags}


@tables
def test_unfinished_games_are_replayed(seats: int, team: int) -> None:
    for count, game in enumerate(games(0, seats, team, amount(4, 400))):
        so_far = [after for after, _ in game]
        for after in Random(count).sample(so_far, 3):
            check_record(after)


@tables
def test_texts_have_an_exact_inverse(seats: int, team: int) -> None:
    rng = Random(seats)
    for position in rounds(f"texts {seats} {team}", amount(4, 200), seats, team):
        assert parse_position(position_text(position)) == position
        for action in legal_actions(position):
            assert parse_action(action_text(action)) == action
        rules = random_rules(rng, seats, team)
        assert parse_rules(rules_text(rules)) == rules
