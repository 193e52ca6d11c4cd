"""The words of the action bar."""

from dataclasses import replace

import pytest

from casino_core.cards import Card
from casino_core.choosing import choose
from casino_core.game import new_game
from casino_core.notation import parse_cards
from casino_core.variants import variant_rules
from casino_core.view import view
from tests.table.markup import read
from web.app.offers import offers
from web.app.people import People
from web.app.speech import Voice


def best(hand: str, loose: str) -> tuple[str, str]:
    """What is heard of the best action of the first hand card, and its intent."""
    game, _ = new_game(variant_rules("classic"), "any")
    position = replace(game.position, hands=(parse_cards(hand),) * 2, loose=parse_cards(loose))
    seen = view(position, position.turn)
    act = offers(seen, choose(seen, Card(hand[:2])), People(game.rules, ("steady",)), Voice("en", ""))[0]
    return read(act.line).heard, act.intent


@pytest.mark.parametrize(
    ("hand", "loose", "label", "intent"),
    [
        ("8S4D", "8D5H3C", "Take eight of diamonds, five of hearts+three of clubs", "act:8Sx8D,5H3C"),
        ("8S4D", "8D8H", "Take eight of diamonds, eight of hearts", "act:8Sx8D,8H"),
        ("4C6S", "6H2C", "Build 6 with two of clubs, six of hearts", "act:4C2C,6H=6"),
        ("2C9S", "4D3H", "Build 9 with four of diamonds+three of hearts", "act:2C4D3H=9"),
    ],
)
def test_groups_are_sums_and_several_groups_a_list(hand: str, loose: str, label: str, intent: str) -> None:
    assert best(hand, loose) == (label, intent)
