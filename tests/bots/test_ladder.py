"""Tests of the characters: bots are ahead of the bots two rungs below, and their weaknesses and styles are visible."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from casino_core.bots import BOTS, LADDER
from casino_core.bots.character import Memory
from casino_core.bots.characters import JONAS, LENA, MARA, NIA, OTTO, VERA
from casino_core.bots.noticing import remembered
from casino_core.bots.weighing import suited
from casino_core.cards import Card, Chance, pack
from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions, why_not
from casino_core.notation.actions import action_text, parse_cards
from casino_core.notation.positions import position_text
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply as play_trusted
from casino_core.position.actions import BuildPiece, Insist, MakeBuild, TableBuild, pieces
from casino_core.position.layout import Build
from casino_core.position.view import View, view
from casino_core.rules.variants import variant_rules
from tests.bots.arena import Match, play_deal
from tests.bots.estimate import Tally
from tests.bots.seen import seen
from tests.engine.amount import amount
from tests.engine.games import SOME_TABLES, rounds_of
from tests.engine.properties import with_hidden_cards_swapped

TRIES = 100


def choices(bot: str, mine: View, tries: int = TRIES, budget: float = 12) -> Counter[str]:
    """Return how often a bot chooses each action if it has the same turn ``tries`` times, with independent chance."""
    return Counter(action_text(BOTS[bot].choose(mine, Chance(f"luck {luck}"), budget)) for luck in range(tries))


def often(hand: str, loose: str, action: str, *builds: Build) -> list[int]:
    """Return how many times in a hundred each rung up to Nia takes an action."""
    mine = seen(hand, loose, *builds)
    return [choices(bot, mine)[action] for bot in LADDER[:5]]


# --- Strength ---------------------------------------------------------------------------------------


RUNGS = range(amount(4, 2), len(LADDER), amount(2, 1))


@pytest.mark.slow
@pytest.mark.parametrize("rung", RUNGS, ids=lambda rung: LADDER[rung])
def test_every_rung_is_ahead_of_the_one_two_below(rung: int) -> None:
    slow = LADDER[rung] == "iris"
    match = Match(LADDER[rung], LADDER[rung - 2], budget=6 if slow else 20)
    assert Tally(play_deal(match, number).lead for number in range(amount(2 if slow else 10, 200))).mean > 0.5


# --- Playing ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "seats", "team"), SOME_TABLES)
def test_at_every_table_choices_are_legal_and_depend_on_nothing_hidden(preset: str, seats: int, team: int) -> None:
    rng = Random(f"ladder {preset} {seats} {team}")
    positions = list(rounds_of(variant_rules(preset, seats, team), "ladder", 1))
    for position in rng.sample(positions, min(len(positions), amount(1, 30))):
        mine = view(position, position.actor)
        other = view(with_hidden_cards_swapped(rng, position, position.actor), position.actor)
        for bot in BOTS.values():
            action = bot.choose(mine, Chance("luck"), budget=3)
            assert why_not(position, action) is None, (bot.id, action_text(action), position_text(position))
            assert bot.choose(other, Chance("luck"), budget=3) == action


# --- Sight -----------------------------------------------------------------------------------


def test_everybody_sees_pairs() -> None:
    assert often("8SKC", "8DJC", "8Sx8D") == [TRIES] * 5


def test_larger_sums_are_overlooked_more_often_and_by_weaker_players() -> None:
    two = often("8SKC", "5H3CJC", "8Sx5H3C")
    three = often("8SKC", "5H2CACJC", "8Sx5H2CAC")
    four = often("9SKC", "3H2CAC3DJC", "9Sx3H2CAC3D")
    for rates in (two, three, four):
        assert rates[0] < rates[1] < rates[2] <= rates[4] == TRIES
        assert rates[3] < TRIES, "Mara looks elsewhere"
    for larger, smaller in zip(three, two, strict=True):
        assert larger <= smaller
    assert 0 < four[0] < three[0] < two[0] < TRIES


def test_somebody_elses_build_is_overlooked_and_ones_own_is_not() -> None:
    nine = parse_cards("5C4D")
    assert often("9DKC", "JH", "9Dxb5C", Build(9, (nine,), 0)) == [TRIES] * 5
    otto, lena, jonas, *_ = often("9DKC", "JH", "9Dxb5C", Build(9, (nine,), 1))
    assert TRIES / 2 < otto < lena < jonas == TRIES


def test_the_top_of_a_pile_is_overlooked_by_those_who_look_at_the_table() -> None:
    mine = replace(seen("8STC", "5D"), rules=variant_rules("south_african"), piles=((), parse_cards("4H8D")))
    rates = [choices(bot, mine)["8Sx8D"] for bot in LADDER[:5]]
    assert 0 < rates[0] < rates[1] < rates[2] < rates[3] == rates[4] == TRIES


def test_otto_builds_now_and_then_and_only_with_one_loose_card() -> None:
    assert 10 < choices("otto", seen("3D8SKC", "5H"))["3D5H=8"] < 60
    for position in rounds_of(variant_rules("classic"), "beginner", 3):
        owns = any(build.owner == position.turn for build in position.builds)
        action = BOTS["otto"].choose(view(position, position.turn), Chance("luck"), budget=0)
        if isinstance(action, MakeBuild) and not owns:
            assert len(pieces(action)) == 1
            assert isinstance(pieces(action)[0], Card)


def test_what_must_be_done_is_done_even_when_it_would_not_come_to_mind() -> None:
    mine = seen("8S3D", "AC2D2C3HJC", Build(8, (parse_cards("5C3C"),), 0), single_build_as_card=True)
    done = choices("otto", mine)
    assert set(done) <= set(map(action_text, legal_actions(mine)))
    assert all(BuildPiece("5C") in text or "x" in text for text in done)


# --- Memory -----------------------------------------------------------------------------


@pytest.mark.slow
def test_who_remembers_that_all_others_have_gone_builds_safely() -> None:
    hand, loose = "9D4CKHQS", "5H9SJS"
    mates = "".join(card for card in pack("9") if card not in hand + loose)
    mine = seen(hand, loose, gone=mates, seats=4)
    assert choices("vera", mine) == {"4C5H,9S=9": TRIES}
    assert 0 < choices("nia", mine)["4C5H,9S=9"] < TRIES / 2


def test_the_counter_imagines_the_last_hands_of_four() -> None:
    hand, loose = "9D4CQS2H", "5H9SJS3D"
    gone = [card for card in pack() if card not in parse_cards(hand + loose)][:32]
    mine = replace(seen(hand, loose, gone="".join(gone), seats=4), stock_size=0)
    *_, weighed = BOTS["nia"].think(mine, Chance("luck"))
    *_, imagined = BOTS["vera"].think(mine, Chance("luck"))
    assert all(not one.error for one in weighed.judged)
    assert any(one.error for one in imagined.judged)


def test_scoring_cards_are_remembered_best_and_a_card_on_an_open_pile_is_seen() -> None:
    gone = "".join(pack())
    mine = replace(seen("KH", "-"), hand=(), piles=(parse_cards(gone), ()))
    known = {memory: kept_of(mine, memory) for memory in (OTTO.memory, MARA.memory, NIA.memory, VERA.memory)}
    assert known[VERA.memory] == [1, 1, 1]
    assert known[NIA.memory][0] == 1
    assert 1 > known[NIA.memory][1] > known[NIA.memory][2] > 0
    assert known[MARA.memory] < known[NIA.memory]
    rules = variant_rules("swazi")
    piles = (parse_cards("8C6H"), parse_cards("7D9C"), ())
    forgetful = remembered(replace(mine, rules=rules, piles=piles), Memory(0, 0, 0), Chance("luck"))
    assert forgetful.tops == (Card("6H"), Card("9C"), None)
    assert [len(pile) for pile in forgetful.piles] == [1, 1, 0]


def kept_of(mine: View, memory: Memory) -> list[float]:
    """Return the shares of scoring cards, of courts and of some other cards that are remembered."""
    kinds = [parse_cards(cards) for cards in ("ASAHADAC2STD", "KSKHKDKCQSQH", "8S8H7D7C6S6H")]
    counts = Counter(card for luck in range(TRIES) for card in remembered(mine, memory, Chance(f"{luck}")).piles[0])
    return [sum(counts[card] for card in kind) / TRIES / len(kind) for kind in kinds]


# --- Weighing --------------------------------------------------------------------------------


def test_lena_takes_what_glitters_and_jonas_the_most_cards() -> None:
    mine = seen("AS9CKH", "AC4H5S9DJD")
    assert choices("lena", mine)["ASxAC"] > 90
    assert choices("jonas", mine)["9Cx4H5S,9D"] > 60
    assert choices("jonas", mine)["ASxAC"] < 40


def test_otto_and_jonas_lay_aces_down_now_and_then_and_the_others_do_not() -> None:
    laid = often("ASKCJH", "6C", "AS")
    assert laid[0] > laid[2] > 0 == laid[1] == laid[3] == laid[4]


def test_jonas_does_not_look_at_what_he_leaves() -> None:
    hand, loose = "JC4D9D", "4H5HQS"
    careful, careless = (choices(bot, seen(hand, loose, sweep_points=2))["4Dx4H"] for bot in ("nia", "jonas"))
    assert careful == TRIES
    assert careless < TRIES / 5, "only where he overlooks the nine"


@pytest.mark.parametrize("bot", BOTS)
def test_partners_leave_builds_to_each_other(bot: str) -> None:
    nine = parse_cards("5C4D")
    mine = seen("9DJH2C6H", "KDJS", Build(9, (nine,), 2), gone="9S9H", seats=4, team=2)
    tries = amount(4, 20)
    enough = (amount(3, 5), 40) if bot == "iris" else (tries, 12)  # Iris needs longer to be sure
    assert choices(bot, mine, *enough)["9Dxb5C"] == 0
    alone = seen("9DJH2C6H", "KDJS", Build(9, (nine,), 2), gone="9S9H", seats=4)
    if bot not in ("selma", "iris"):  # Selma takes the jack of spades, and Iris finds that the nine can wait
        assert choices(bot, alone, tries)["9Dxb5C"] > tries / 4, "there are no partners here"


# --- Announcements and side actions --------------------------------------------------------------------


def test_weaker_players_overlook_what_there_is_to_do_beside_a_card() -> None:
    assert (
        OTTO.sight.side_actions
        < LENA.sight.side_actions
        < JONAS.sight.side_actions
        < MARA.sight.side_actions
        < NIA.sight.side_actions
        == 100
    )
    done: dict[str, Counter[str]] = {"otto": Counter(), "nia": Counter()}
    for bot, counts in done.items():
        for number in range(3):
            game, _ = new_game(variant_rules("swazi"), f"beside{number}")
            while not game.round_over:
                seat = game.position.actor
                action = BOTS[bot].choose(game.view(seat), Chance(f"{seat}/{len(game.record[-1])}"), budget=0)
                counts[type(action).__name__] += 1
                game, _ = play(game, action)
    for what in (TableBuild, Insist):
        assert done["otto"][what.__name__] < done["nia"][what.__name__], done


def test_a_claim_that_is_right_may_be_overlooked() -> None:
    rules = variant_rules("classic", claim_out="wrong_claim_ignored")
    mine = replace(seen("8S2D", "9S", gone="TDAS"), rules=rules, totals=(20, 0))
    rates = [choices(bot, mine)["claim"] for bot in LADDER[:5]]
    assert rates == sorted(rates)
    assert 0 < rates[0] < rates[3] < rates[4] == TRIES


# --- Styles -----------------------------------------------------------------------------------------


@cache
def habits(bot: str, other: str) -> Counter[str]:
    """Return the numbers of a bot's builds, steals and captured spades in some rounds against another bot.

    "left" is the number of spades that the other bot has captured.
    """
    rules, done = variant_rules("classic"), Counter[str]()
    for number in range(amount(16, 200)):
        position, _ = new_round(rules, f"style {number // 2}", 1)
        own, luck = number % 2, [Chance(f"{number} {seat}") for seat in range(2)]
        while not position.over:
            seat = position.actor
            action = BOTS[bot if seat == own else other].choose(view(position, seat), luck[seat], 12)
            if seat == own:
                rivals = [build.piece for build in position.builds if build.owner != own]
                touched = pieces(action)
                done["builds"] += isinstance(action, MakeBuild)
                done["steals"] += any(piece in touched for piece in rivals)
            position, _ = play_trusted(position, action)
        for seat, cards in enumerate(position.captured):
            done["spades" if seat == own else "left"] += sum(card.suit == "S" for card in cards)
    return done


@pytest.mark.slow
def test_bruno_builds_more_than_nia() -> None:
    assert habits("bruno", "bruno")["builds"] > 1.25 * habits("nia", "bruno")["builds"] > 0


@pytest.mark.slow
def test_kit_takes_and_raises_what_a_builder_builds_more_than_nia_and_builds_less_than_half_as_often() -> None:
    assert habits("kit", "bruno")["steals"] > 1.1 * habits("nia", "bruno")["steals"] > 0
    assert habits("kit", "bruno")["builds"] < 0.5 * habits("nia", "bruno")["builds"]


@pytest.mark.slow
def test_selma_gets_more_spades_than_nia() -> None:
    counts = habits("selma", "nia")
    assert counts["spades"] > counts["left"], "most spades are taken by whoever can; the rest is a matter of taste"


def test_selma_takes_a_spade_rather_than_other_cards() -> None:
    mine = seen("9DKHQDJC", "6S3D2C4C")
    assert choices("nia", mine, 10) == {"9Dx3D2C4C": 10}
    assert choices("selma", mine, 10) == {"9Dx6S3D": 10}


def test_selma_collects_the_suit_that_scores() -> None:
    assert {card.suit for card in suited(variant_rules("classic"))} == {"S"}
    assert {card.suit for card in suited(variant_rules("diamond"))} == {"D"}
    assert {card.suit for card in suited(variant_rules("spade"))} == {"S"}
    assert {card.suit for card in suited(variant_rules("krypkasino"))} == {"S"}, "which is to be avoided"
