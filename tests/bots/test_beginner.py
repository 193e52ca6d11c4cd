"""The habits of the beginner: what it sees always, often and rarely, and what it never does."""

from __future__ import annotations

from collections import Counter

from casino_core.actions import BuildPiece, MakeBuild, pieces
from casino_core.bots import BOTS
from casino_core.cards import Card, Chance
from casino_core.layout import Build
from casino_core.legal import legal_actions
from casino_core.notation import action_text, parse_cards
from casino_core.view import View, view
from tests.bots.seen import seen
from tests.engine.games import rounds


def choices(mine: View, tries: int = 200) -> Counter[str]:
    """How often it does what, over so many turns with luck of their own."""
    bot = BOTS["otto"]
    return Counter(action_text(bot.choose(mine, Chance(f"luck {luck}"), budget=0)) for luck in range(tries))


def test_it_sees_pairs_always() -> None:
    assert choices(seen("8SKC", "8DJC")) == {"8Sx8D": 200}


def test_it_sees_sums_of_two_often_and_larger_ones_rarely() -> None:
    two = choices(seen("8SKC", "5H3CJC"))["8Sx5H3C"]
    three = choices(seen("8SKC", "5H2CACJC"))["8Sx5H2CAC"]
    four = choices(seen("9SKC", "3H2CAC3DJC"))["9Sx3H2CAC3D"]
    assert 200 > two > 120 > three > four > 0


def test_it_takes_what_glitters() -> None:
    assert set(choices(seen("TS6C", "TD6S"))) == {"TSxTD"}
    assert choices(seen("AS9C", "AC4H5S"))["ASxAC"] == 200, "rather than three cards"


def test_it_may_lay_down_an_ace_but_mostly_does_not() -> None:
    laid = choices(seen("ASKCJH", "6C"))
    assert set(laid) == {"AS", "KC", "JH"}
    assert 0 < laid["AS"] < 40


def test_it_builds_now_and_then_and_only_with_one_loose_card() -> None:
    assert 40 < choices(seen("3D8SKC", "5H"))["3D5H=8"] < 120
    for position in rounds("beginner", 3, 2):
        owns = any(build.owner == position.turn for build in position.builds)
        action = BOTS["otto"].choose(view(position, position.turn), Chance("luck"), budget=0)
        if isinstance(action, MakeBuild) and not owns:
            assert len(pieces(action)) == 1
            assert isinstance(pieces(action)[0], Card)


def test_it_never_forgets_its_own_build_but_overlooks_those_of_others() -> None:
    nine = parse_cards("5C4D")
    assert set(choices(seen("9DKC", "JH", Build(9, (nine,), 0)))) == {"9Dxb5C"}
    taken = choices(seen("9DKC", "JH", Build(9, (nine,), 1)))["9Dxb5C"]
    assert 100 < taken < 180


def test_it_does_what_it_must_even_when_it_would_not_come_to_mind() -> None:
    mine = seen("8S3D", "AC2D2C3HJC", Build(8, (parse_cards("5C3C"),), 0), single_build_as_card=True)
    assert set(choices(mine, 40)) <= set(map(action_text, legal_actions(mine)))
    assert all(BuildPiece("5C") in text or "x" in text for text in choices(mine, 40))
