"""The words of the action bar."""

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.coaching.choosing import choose
from casino_core.game import new_game
from casino_core.legal.illegal import Illegal
from casino_core.notation.actions import parse_cards
from casino_core.notation.rules import parse_rules
from casino_core.position.actions import BuildPiece
from casino_core.position.layout import Build
from casino_core.position.view import view
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from tests.table.markup import read
from web.table.state import Offer
from web.worker.choices.offers import choice_offers
from web.worker.choices.refusals import refusal
from web.worker.words.people import People
from web.worker.words.speech import Voice

CLASSIC = variant_rules("classic")
TWO_VALUED_ACES = variant_rules("classic", courts="11_12_13", ace_values="1_or_14")


def offered(
    hand: str, loose: str, *chosen: str, builds: tuple[Build, ...] = (), rules: Rules = CLASSIC
) -> tuple[Offer, ...]:
    """Return all offers for the first hand card and ``chosen`` loose cards or builds, such as "b5C"."""
    game, _ = new_game(rules, "any")
    position = replace(game.position, hands=(parse_cards(hand),) * 2, loose=parse_cards(loose), builds=builds)
    seen = view(position, position.turn)
    picked = frozenset(BuildPiece(name[1:]) if name[0] == "b" else Card(name) for name in chosen)
    choice = choose(seen, Card(hand[:2]), picked)
    return choice_offers(seen, choice, People(game.rules, ("nia",)), Voice("en", ""), more=True)


def best(hand: str, loose: str) -> tuple[str, str]:
    """Return the spoken words and the intent of the first hand card's best action."""
    act = offered(hand, loose)[0]
    return read(act.line).heard, act.intent


def pictured(act: Offer) -> tuple[str, str, tuple[tuple[str, ...], ...]]:
    """Return the words of an offer, its value, and its groups."""
    assert act.preview is not None
    return read(act.line).heard, act.preview.value, act.preview.groups


@pytest.mark.parametrize(
    ("hand", "loose", "label", "intent"),
    [
        ("8S4D", "8D5H3C", "Take eight of diamonds and five of hearts+three of clubs", "act:8Sx8D,5H3C"),
        ("8S4D", "8D8H", "Take eight of diamonds and eight of hearts", "act:8Sx8D,8H"),
        ("4C6S", "6H2C", "Build 6: four of clubs+two of clubs and six of hearts", "act:4C2C,6H=6"),
        ("2C9S", "4D3H", "Build 9: two of clubs+four of diamonds+three of hearts", "act:2C4D3H=9"),
    ],
)
def test_groups_are_sums_and_several_groups_a_list(hand: str, loose: str, label: str, intent: str) -> None:
    assert best(hand, loose) == (label, intent)


@pytest.mark.parametrize(
    ("game", "hand", "loose", "heard", "cost"),
    [
        ("tablanette", "JC8D", "QDTD2C", "Lay down and take everything", "4 cards"),
        ("tablanette:tablanette_bonus=jack_sum", "JC8D", "9DTD", "Lay down and take everything", "3 cards, +19"),
        ("tablanette", "JC8D", "-", "Lay down", "leaves on the table: 1 card, 1 point"),
        ("classic", "JC8D", "8STD", "Lay down", "leaves on the table: 3 cards, 1 spade, Big Casino"),
        ("classic:five_of_spades_sweeps=yes", "5S8D", "QD2C", "Lay down and take everything", "3 cards, +1"),
        ("classic:five_of_spades_sweeps=yes", "5S8D", "-", "Lay down, straight to your pile", "1 card"),
        ("tablanette", "TH8D", "TD2C", "Take ten of diamonds", "2 cards, 3 points"),
        ("tablic", "QH8D", "QD2C", "Take queen of diamonds", "2 cards, 2 points"),
        ("kasino_fi", "8S9D", "8D", "Take eight of diamonds", "2 cards, 1 spade, a mökki"),
        ("krypkasino", "8S9D", "8S", "Take eight of spades", "2 cards, 2 points, a tabbe, +10"),
    ],
)
def test_games_say_what_counts_in_them(game: str, hand: str, loose: str, heard: str, cost: str) -> None:
    act = offered(hand, loose, rules=parse_rules(game))[0]
    assert (read(act.line).heard, read(act.cost).heard) == (heard, cost)


def test_an_ace_of_two_values_shows_what_each_of_them_takes() -> None:
    acts = offered("AS4D", "AHKD", rules=TWO_VALUED_ACES)
    assert [pictured(act) for act in acts[:-1]] == [
        ("Take as", "14", (("AH", "KD"),)),
        ("Take as", "1", (("AH",),)),
    ]
    assert (read(acts[-1].line).heard, acts[-1].preview) == ("Lay down", None)


def test_options_differ_by_value_and_groups() -> None:
    acts = offered("ASACKH2D", "AHKD", "AH", rules=TWO_VALUED_ACES)
    assert [pictured(act) for act in acts if act.preview] == [
        ("Take as", "1", (("AH",),)),
        ("Build", "14", (("AS",), ("AH",))),
        ("Build", "2", (("AS", "AH"),)),
        ("Build", "1", (("AS",), ("AH",))),
        ("Take as", "14", (("AH", "KD"),)),
        ("Build", "14", (("AS",), ("AH", "KD"))),
    ]
    kinds = [act.preview.multiple for act in acts if act.preview]
    assert kinds == [False, True, False, True, False, True]


def test_a_loose_ace_of_two_values_is_drawn_and_the_value_of_the_nine_is_not() -> None:
    act = offered("9S2D", "8DAC", rules=TWO_VALUED_ACES)[0]
    assert pictured(act) == ("Take", "", (("8D", "AC"),))


@pytest.mark.parametrize(
    ("hand", "loose", "options", "shown"),
    [
        ("TD3C", "9SAC", {"ten_of_diamonds_10_or_11": True}, ("Take as", "10", (("9S", "AC"),))),
        ("TD3C", "9S2C", {"ten_of_diamonds_10_or_11": True}, ("Take as", "11", (("9S", "2C"),))),
        ("2S3C", "8S7C", {"cassino_high_values": "optional"}, ("Take as", "15", (("8S", "7C"),))),
        ("2S3C", "8S7C", {"cassino_high_values": "fixed_hand"}, ("Take as", "15", (("8S", "7C"),))),
        ("AS3C", "8S6C", {"ace_values": "14_hand_1_table"}, ("Take as", "14", (("8S", "6C"),))),
    ],
)
def test_every_card_of_two_values_says_at_which_it_takes(
    hand: str, loose: str, options: dict[str, Any], shown: tuple[str, str, tuple[tuple[str, ...], ...]]
) -> None:
    rules = variant_rules("classic", courts="11_12_13", **options)
    assert pictured(offered(hand, loose, rules=rules)[0]) == shown


def test_a_raised_build_is_drawn_with_its_raising_cards() -> None:
    build = Build(9, groups=((Card("5C"), Card("4D")),), owner=1)
    raised = offered("ASTD", "2H", "b5C", builds=(build,), rules=TWO_VALUED_ACES)[0]
    assert pictured(raised) == ("Raise Nia’s 9 to", "10", (("AS", "5C", "4D"),))


@pytest.mark.parametrize(
    ("duty", "says"),
    [
        ("take_or_add_next_turn", "First take your build of 9, or build on it"),
        ("no_trail_one_per_value", "First take your build of 9, build on it, or make another build"),
        ("add_or_capture", "You must take something, or add to your build of 9"),
    ],
)
def test_a_duty_is_named_as_in_the_game(duty: str, says: str) -> None:
    game, _ = new_game(variant_rules("classic", builder_duty=duty), "any")
    why = Illegal("build-comes-first", {"value": 9, "duty": duty})
    seen = view(game.position, game.position.turn)
    assert Voice("en", "").spoken(refusal(why, seen, People(game.rules, ("nia",)))) == says


def test_cards_of_one_value_are_described_in_a_line() -> None:
    assert not [act for act in offered("8S4D", "8D5H3C") if act.preview]
