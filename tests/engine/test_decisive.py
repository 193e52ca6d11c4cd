"""The deciding item of a round or a game, tested with invented score sheets and with played games."""

from __future__ import annotations

from dataclasses import replace

import pytest

from casino_core.cards import Chance
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.variants import variant_rules
from casino_core.score.decisive import decisive_in_game, decisive_in_round
from casino_core.score.scoring import Item, ScoreSheet, score_round


def sheet(**items: tuple[int, int, int, int]) -> ScoreSheet:
    """Return a score sheet for two sides, with the points and counts of every item."""
    lines = tuple(Item(code, (a, b), (m, n), ((), ())) for code, (a, b, m, n) in items.items())
    return ScoreSheet(lines, (sum(line.points[0] for line in lines), sum(line.points[1] for line in lines)))


CLASSIC = variant_rules("classic")


def test_the_closest_majority_comes_before_a_card() -> None:
    decisive = decisive_in_round(CLASSIC, sheet(cards=(3, 0, 27, 25), spades=(1, 0, 7, 6), big_casino=(0, 2, 0, 1)))
    assert decisive is not None
    assert (decisive.item.code, decisive.majority, decisive.other) == ("cards", True, 1)


def test_a_card_decides_where_no_majority_does() -> None:
    decisive = decisive_in_round(CLASSIC, sheet(cards=(0, 3, 25, 27), aces=(3, 1, 3, 1), big_casino=(2, 0, 1, 0)))
    assert decisive is not None
    assert (decisive.item.code, decisive.majority, decisive.other) == ("big_casino", False, 1)


def test_nothing_decides_a_clear_round_or_an_even_one() -> None:
    assert decisive_in_round(CLASSIC, sheet(cards=(3, 0, 30, 22), aces=(4, 0, 4, 0))) is None
    assert decisive_in_round(CLASSIC, sheet(cards=(3, 0, 27, 25), aces=(0, 3, 0, 3))) is None


def test_aces_do_not_change_hands_as_one() -> None:
    assert decisive_in_round(CLASSIC, sheet(aces=(3, 1, 3, 1))) is None


def test_in_a_game_it_is_who_wins_that_counts_and_not_who_takes_the_round() -> None:
    last = sheet(cards=(3, 0, 27, 25), aces=(1, 3, 1, 3))
    game = decisive_in_game(CLASSIC, (18, 18), last, (), 3)
    assert game is not None
    assert (game.item.code, game.other) == ("cards", 1)
    assert decisive_in_game(CLASSIC, (20, 5), last, (), 3) is None  # the game would only have gone on


def test_close_to_the_target_of_a_dominican_game_nothing_is_said() -> None:
    last = sheet(cards=(3, 0, 27, 25))
    assert decisive_in_game(variant_rules("dominican"), (18, 18), last, (), 3) is None


@pytest.mark.parametrize("variant", ["classic", "royal", "haiti"])
def test_with_just_more_cards_the_other_side_would_have_taken_the_round(variant: str) -> None:
    """If enough cards that count for nothing else change sides, the engine's new score puts the other side ahead."""
    checked = 0
    for number in range(20):
        game = played(variant, f"decisive-{number}")
        decisive = decisive_in_round(game.rules, game.sheets[-1])
        if decisive is None or decisive.item.code != "cards":
            continue
        loser, winner, item = decisive.other, 1 - decisive.other, decisive.item
        others = {card for line in game.sheets[-1].items if line is not item for pile in line.cards for card in pile}
        plain = [card for card in item.cards[winner] if card not in others]
        moved = plain[: (item.counts[winner] - item.counts[loser]) // 2 + 1]
        piles = list(game.position.piles)
        piles[winner] = tuple(card for card in piles[winner] if card not in moved)
        piles[loser] = (*piles[loser], *moved)
        rescored = score_round(replace(game.position, piles=tuple(piles)))
        assert rescored.points[loser] > rescored.points[winner], number
        checked += 1
    assert checked


def played(variant: str, seed: str) -> Game:
    """Return a game after a first round of random play."""
    game, _ = new_game(variant_rules(variant), seed)
    chance = Chance(seed)
    while not game.round_over:
        game, _ = play(game, chance.choice(legal_actions(game.position)))
    return game
