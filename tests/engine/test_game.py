"""What surrounds the plays of a game: its rounds, the dealer, the totals, the rules and the tables."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from casino_core.cards import Card, Chance
from casino_core.game import Game, cut_for_deal, new_game, next_round, play
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import Trail
from casino_core.rules.awards import awards, base_points
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import option
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.games import steps


def finished(seats: int, team: int, seed: str) -> list[Game]:
    """Return a game of random play after every step, up to its end."""
    return [game for game, _ in steps(variant_rules("classic", seats, team, sweep_points=1), seed)]


# --- Games ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_card_deals_first(seats: int) -> None:
    rules = variant_rules("classic", seats)
    dealers: Counter[int] = Counter()
    tied = 0
    for seed in map(str, range(300)):
        cards = list(Chance(f"{seed}/cut").shuffled(rules.pack))
        cutting = list(range(seats))
        while len(cutting) > 1:
            cards_cut = {seat: cards.pop(0).pips for seat in cutting}
            cutting = [seat for seat in cutting if cards_cut[seat] == min(cards_cut.values())]
            tied += len(cutting) > 1
        assert cut_for_deal(rules, seed) == cutting[0]
        dealers[cutting[0]] += 1
    assert tied > 5
    assert all(count > 200 / seats for count in dealers.values())


@pytest.mark.parametrize(("seats", "team"), [(2, 1), (3, 1), (4, 1), (4, 2)])
def test_the_deal_passes_to_the_left_and_the_next_leads(seats: int, team: int) -> None:
    fresh = [game for game in finished(seats, team, "deals") if not game.record[-1]]
    assert len(fresh) > 2
    assert fresh[0].position.dealer == fresh[0].first_dealer
    for before, after in pairwise(fresh):
        assert after.position.dealer == (before.position.dealer + 1) % seats
    for game in fresh:
        assert game.position.turn == (game.position.dealer + 1) % seats
    assert len({game.position.hands for game in fresh}) == len(fresh)


def test_play_passes_to_the_left() -> None:
    for before, after in pairwise(finished(3, 1, "turns")):
        if not after.position.over and after.record[-1]:
            assert after.position.turn == (before.position.turn + 1) % 3
            assert after.actors == (*before.actors, before.position.turn)


def test_totals_are_the_sums_of_the_sheets() -> None:
    games = finished(4, 2, "totals")
    for before, after in pairwise(games):
        if len(after.sheets) > len(before.sheets):
            gained = after.sheets[-1].points
            assert after.totals == tuple(a + b for a, b in zip(before.totals, gained, strict=True))
            assert after.view(0).totals == before.totals
        else:
            assert after.totals == before.totals == after.view(1).totals
    assert games[-1].outcome is not None


def test_sweepers_are_kept_in_order() -> None:
    for game in finished(4, 2, "sweeps"):
        by_side = Counter(game.sweepers)
        assert [by_side[side] for side in range(2)] == [len(cards) for cards in game.position.sweeps]


def test_a_round_begins_only_when_the_one_before_is_over() -> None:
    games = finished(2, 1, "order")
    with pytest.raises(ValueError, match="round-is-not-over"):
        next_round(games[5])
    with pytest.raises(ValueError, match="game-is-over"):
        next_round(games[-1])


def test_an_illegal_action_leaves_the_game_as_it_was() -> None:
    game, _ = new_game(variant_rules("classic"), "k7f2")
    absent = next(card for card in game.rules.pack if card not in game.position.hand)
    with pytest.raises(IllegalActionError, match="card-not-in-hand"):
        play(game, Trail(absent))
    assert game == new_game(variant_rules("classic"), "k7f2")[0]


def test_games_are_values() -> None:
    one, other = (new_game(variant_rules("classic"), "k7f2")[0] for _ in range(2))
    assert one == other
    assert hash(one.position) == hash(other.position)
    assert one != new_game(variant_rules("classic"), "k7f3")[0]


# --- Rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "variant", "seats", "team", "options"),
    [
        ("unknown-variant", "klassic", 2, 1, {}),
        ("wrong-seats", "classic", 5, 1, {}),
        ("wrong-seats", "classic", 2, 2, {}),
        ("unknown-option", "classic", 2, 1, {"sweeps": 1}),
        ("bad-value", "classic", 2, 1, {"sweep_points": 3}),
        ("bad-value", "classic", 2, 1, {"sweep_points": True}),
        ("bad-value", "classic", 2, 1, {"builder_may_trail": 1}),
        ("difference-scoring-needs-two-sides", "classic", 3, 1, {"difference_scoring": True}),
        ("sweep-counted-twice", "krypkasino", 2, 1, {"sweep_points": 1}),
        ("sweep-counted-twice", "tablanette", 2, 1, {"sweep_points": 2}),
        ("taking-jacks-have-no-number", "tablanette", 2, 1, {"courts": "11_12_13"}),
        ("taking-jacks-have-no-number", "tablanette", 2, 1, {"courts": "rank_only"}),
    ],
)
def test_rules_that_do_not_exist_are_refused(
    code: str, variant: str, seats: int, team: int, options: dict[str, object]
) -> None:
    with pytest.raises(RulesError) as caught:
        variant_rules(variant, seats, team, **options)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("code", "seats", "team"),
    [
        ("five-players-need-49-cards", 5, 1),
        ("pack-does-not-deal-out", 7, 1),
        ("teams-do-not-fit", 4, 3),
        ("teams-do-not-fit", 2, 2),
    ],
)
def test_rules_that_contradict_themselves_are_refused(code: str, seats: int, team: int) -> None:
    with pytest.raises(RulesError) as caught:
        Rules(seats=seats, team=team)
    assert caught.value.code == code


def test_a_package_of_several_values_is_read_as_the_one_that_holds() -> None:
    for value in ("sweeps_only", "sweeps_aces_kasinos", "off"):
        assert option(variant_rules("kasino_fi", kasino_midhand_win=value), "kasino_midhand_win") == value


def test_points_for_cards_that_are_not_in_the_pack_are_not_there() -> None:
    rules = variant_rules("tablic", 5, five_handed=True)
    assert "two_of_clubs" not in {award.code for award in awards(rules)}
    assert base_points(rules) == base_points(variant_rules("tablic")) - 1


def test_options_are_read_and_changed_by_name() -> None:
    rules = variant_rules("classic", sweep_points=1, target=11)
    assert (option(rules, "sweep_points"), option(rules, "target"), option(rules, "deal_pattern")) == (1, 11, "twos")
    with pytest.raises(RulesError, match="unknown-option"):
        option(rules, "seats")


def test_classic_is_played_by_two_to_four_and_by_partners() -> None:
    assert VARIANTS["classic"].seatings == ((2, 1), (3, 1), (4, 1), (4, 2))
    assert variant_rules("classic", 4, 2).side_of == (0, 1, 0, 1)
    assert variant_rules("classic", 3).side_of == (0, 1, 2)
    defaults = variant_rules("classic")
    assert (defaults.scoring.sweep_points, defaults.ending.target, defaults.seats) == (0, 21, 2)


def test_courts_have_no_value_and_numerals_are_worth_their_pips() -> None:
    rules = variant_rules("classic")
    assert rules.rank_only == {card for card in rules.pack if card.rank in "JQK"}
    assert all(rules.hand_values[card] == rules.table_values[card] == (card.pips,) for card in rules.pack)
    assert [Card(rank + "S").pips for rank in "A2T"] == [1, 2, 10]
    assert rules.largest_sum == 10


def test_values_follow_the_options() -> None:
    """The options give aces and courts their values, which may differ between the hand and the table."""
    ace, king = Card("AS"), Card("KS")
    royal = variant_rules("classic", courts="11_12_13", ace_values="1_or_14")
    assert (royal.hand_values[ace], royal.table_values[ace], royal.hand_values[king]) == ((1, 14), (1, 14), (13,))
    assert (royal.rank_only, royal.largest_sum) == (frozenset(), 14)
    by_place = variant_rules("classic", courts="11_12_13", ace_values="14_hand_1_table")
    assert (by_place.hand_values[ace], by_place.table_values[ace], by_place.largest_sum) == ((14,), (1,), 14)
    assert variant_rules("classic", courts="11_12_13").largest_sum == 13
