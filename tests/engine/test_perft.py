"""Counts, golden games and shuffles that must never change by accident."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from casino_core.cards import Chance, pack
from casino_core.game import Game
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.notation.record import game_text, parse_game, parse_game_file
from casino_core.playing.dealing import new_round
from casino_core.rules.parts import Rules, field_of
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.adapter import to_reference
from tests.engine.amount import amount
from tests.engine.games import TABLES
from tests.engine.golden import GAMES, golden_games
from tests.engine.perft import LEGALITY, entries
from tests.engine.points import options_of
from tests.engine.same import Entry, counted, shuffled, start, with_result
from tests.engine.test_southern_africa_reference import state_of
from tests.reference.classic import legal
from tests.reference.open_game import GAMES as OPEN_GAMES
from tests.reference.open_game import Game as OpenGame
from tests.reference.open_turns import legal as legal_with_open_piles

SHUFFLES: dict[str, dict[str, object]] = json.loads(
    (Path(__file__).parents[1] / "data" / "shuffles.json").read_text("utf-8")
)


def by_start(entry: Entry) -> str:
    return str(entry.get("position") or entry["rules"] + entry["seed"])[:40]


@pytest.mark.parametrize("entry", entries(), ids=by_start)
def test_perft(entry: Entry) -> None:
    limit = amount(150, 10**9)
    assert counted(entry, limit) == [count for count in entry["counts"] if count <= limit]


@pytest.mark.parametrize("entry", entries(), ids=by_start)
def test_the_first_count_is_that_of_the_reference(entry: Entry) -> None:
    position = start(entry)
    if position.rules.piles.face_up:
        assert len(legal_with_open_piles(state_of(position, game_of(position.rules)))) == entry["counts"][0]
        return
    side_actions = len(legal_actions(position)) - len(legal_plays(position))
    where = to_reference(position, options_of(position.rules))
    assert len(legal(where)) + side_actions == entry["counts"][0]


def game_of(rules: Rules) -> OpenGame:
    """Return the reference's game with open piles for some rules."""
    options = rules.building
    return OPEN_GAMES[rules.variant][rules.seats, rules.team]._replace(
        no_discard_with_build=options.no_trail_with_build_while_stocked,
        one_build=options.swazi_2p_phase1_one_build,
        insist_capture=rules.capturing.swazi_insist_capture,
        insist_augment=options.swazi_insist_augment,
        drift_in_second_deal=options.sa_drift_with_build != "forbidden",
    )


def test_perft_has_every_table_of_every_preset_and_every_rule_that_decides_what_is_legal() -> None:
    rules = [start(entry).rules for entry in entries()]
    missing = set(TABLES) - {(r.variant, r.seats, r.team) for r in rules}
    assert not missing, f"python -m tests.engine.perft counts what is missing: {sorted(missing)}"
    for name, choices in LEGALITY.items():
        assert {field_of(r, name) for r in rules} == set(choices)


# --- Golden games -----------------------------------------------------------------------------------


@cache
def read(name: str) -> tuple[Game, dict[str, str]]:
    """Return a golden game, replayed from its file, and the tags of the file."""
    return parse_game_file(golden_games()[name])


@pytest.mark.parametrize("name", golden_games())
def test_golden_game_is_replayed(name: str) -> None:
    game, tags = read(name)
    text = golden_games()[name]
    assert game.outcome is not None
    assert tags["Result"] == " to ".join(map(str, game.totals))
    assert (
        game.rules.ending.target is None
        or game.outcome.reason == "false_claim"
        or (game.totals[game.outcome.side] >= game.rules.ending.target)
    )
    assert with_result(game) == text
    if name in [*golden_games()][:: amount(4, 1)]:
        assert parse_game(game_text(game)) == game


def test_there_is_a_golden_game_for_every_preset_and_every_size_of_table() -> None:
    missing = set(GAMES) - set(golden_games())
    assert not missing, f"python -m tests.engine.golden plays what is missing: {sorted(missing)}"
    games = [read(name)[0] for name in golden_games()]
    assert {(game.rules.seats, game.rules.team) for game in games} == {(seats, team) for _, seats, team in TABLES}
    assert {game.rules.variant for game in games} == set(VARIANTS)
    assert set(golden_games()) == set(GAMES)


# --- Shuffles ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "expected"), SHUFFLES.items())
def test_shuffle_never_changes(seed: str, expected: dict[str, object]) -> None:
    assert shuffled(seed) == expected


def test_shuffles_are_fair() -> None:
    """Every card comes first about as often as any other, and every number below a bound is drawn about as often."""
    cards = pack()
    first = [Chance(str(seed)).shuffled(cards)[0] for seed in range(5200)]
    assert all(60 < first.count(card) < 145 for card in cards)
    chance = Chance("fair")
    values = [chance.below(6) for _ in range(6000)]
    assert all(850 < values.count(side) < 1150 for side in range(6))


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Chance("any").shuffled(pack())) == sorted(pack())
    assert Chance("a").shuffled(()) == ()
    with pytest.raises(IndexError):
        Chance("a").choice(())


@pytest.mark.parametrize(
    ("pattern", "order"),
    [("twos", "0011ll22" * 2), ("singly", "01l2" * 4)],
)
def test_cards_are_dealt_in_the_traditional_order(pattern: str, order: str) -> None:
    """Cards go to the players left of the dealer, to the layout, and to the dealer, by twos or one by one."""
    position, _ = new_round(variant_rules("classic", 3, deal_pattern=pattern), "deal", 2)
    stock = list(Chance("deal").shuffled(position.rules.pack))
    dealt: dict[str, list[str]] = {place: [] for place in "012l"}
    for place in order:
        dealt[place].append(stock.pop(0))
    assert position.loose == tuple(dealt["l"])
    assert position.hands == tuple(tuple(dealt[seat]) for seat in "012")
    assert position.stock == tuple(stock)
    assert position.turn == 0
