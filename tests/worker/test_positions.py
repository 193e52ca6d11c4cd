"""Positions of which an address gives some parts: they are played on, judged, or refused with a reason."""

from __future__ import annotations

import re

import pytest

from casino_core.notation.positions import position_text
from tests.worker.test_replay import over
from tests.worker.visitor import Visitor
from web.worker.session.parameters import leads_to_game

PAGE = "https://example.org/casino/embed/v1/position/"


def visit(address: str, *, embed: bool = True) -> Visitor:
    page = PAGE if embed else "https://example.org/casino/play/"
    return Visitor(embed=embed, kind="position" if embed else "", page=page, address=address)


def cards(visitor: Visitor) -> str:
    """Return the cards on the table and in the hand."""
    position = visitor.session.match.game.position
    return position_text(position).split("/")[5] + "/" + "".join(position.hands[0])


@pytest.mark.parametrize("embed", [True, False])
def test_a_position_is_played_on_from(*, embed: bool) -> None:
    visitor = visit("?table=5H,3C,QS&hand=8D,2C&speed=off", embed=embed)
    assert (cards(visitor), visitor.dialog) == ("5H3CQS/8D2C", "")
    assert visitor.do("act:8Dx5H3C").next == "step"
    assert visitor.session.lessons.teaching is None


def test_a_table_may_have_cards_and_a_colour() -> None:
    for address in ("?table=5H&table=sand&hand=8D", "?table=sand&table=5H&hand=8D"):
        visitor = visit(address)
        assert (cards(visitor), visitor.dialog) == ("5H/8D", "")
        assert visitor.session.settings.values["table"] == "sand"
    assert not leads_to_game("?table=sand")
    assert leads_to_game("?table=5H")


def test_a_position_with_a_right_play_is_judged() -> None:
    visitor = visit("?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C&ask=You+play+{8D}<b>".replace("+", " "))
    assert "&lt;b&gt;" in visitor.html
    assert "table:show" not in visitor.html
    wrong = visitor.do("act:2C")
    assert "you can take something here" in wrong.say
    assert cards(visitor) == "5H3CQS/8D2C"
    right = visitor.do("act:8Dx5H3C")
    assert (right.say, right.next, right.save) == ("That is the play.", "", "")
    visitor.do("lesson:again")
    assert cards(visitor) == "5H3CQS/8D2C"
    assert visitor.do("lesson:show").say == "That is the play."


def test_a_solution_may_be_hidden_and_an_answer_passed() -> None:
    visitor = visit("?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C&play=8D&solution=hide&answer=Well done")
    assert "lesson:show" not in visitor.html
    visitor.do("lesson:show")
    assert cards(visitor) == "5H3CQS/8D2C"
    assert visitor.do("act:8D").say == "Well done"


FAULTS = [
    ("?table=5H&hand=5H", "“hand” in the address is wrong: the five of hearts appears twice.", "5H/"),
    ("?table=5X&hand=8D", "“table” in the address is wrong at “5X”: Expected a card here.", "-/8D"),
    (
        "?table=8=5C4D&hand=8D",
        "“table” in the address is wrong: the five of clubs and four of diamonds cannot make 8.",
        "",
    ),
    ("?hand=8D2C3C4C5C6C", "“hand” in the address is wrong: A hand of 6 cards is too large", ""),
    ("?table=8=6D2S@0&hand=9D", "Seat 0 has a build of 8, but no card that takes it", "-/9D"),
    (
        "?table=5H&hand=8D&play=8Dx5H",
        "“play” in the address is wrong at “8Dx5H”: the five of hearts cannot make 8",
        "5H/8D",
    ),
    ("?table=5H&hand=8D&play=8", "“play” in the address is wrong at “8”: Expected a card here", "5H/8D"),
    ("?table=5H&hand=8D&play=9D", "wrong at “9D”: the nine of diamonds is not in the player’s hand", "5H/8D"),
    ("?table=5H&hand=8D&turn=1&play=8D", "“play” in the address is wrong: It is not the reader’s turn", "5H/8D"),
    (
        "?hand=8D,2C&stock=5H",
        "“stock” in the address is wrong: The number of cards left in the pack cannot be 1 here, only ",
        "",
    ),
    (
        "?table=hello&hand=8D",
        "“table” cannot be “hello”: that is neither cards, such as 5H,3C, nor one of the colours water, sand,",
        "",
    ),
    ("?table=5H&hand=8D&hint=Look", "“hint” in the address has no effect without “play”.", "5H/8D"),
    ("?seed=x&play=8D", "“play” in the address has no effect without “table”.", ""),
    (
        "?table=5H&hand=8D&play=8D&ask=Take {8D} or {5X}",
        "“ask” in the address is wrong at “{5X}”: Expected a card here",
        "5H/8D",
    ),
    ("?table=5H&hand=8D,5D&play=5Dx5H&wrong=8D", "“wrong” in the address is wrong at “8D”: Expected “:” here", "5H/"),
    (
        "?table=5H&hand=8D&play=8D&wrong=9S:Nope",
        "“wrong” in the address is wrong at “9S:Nope”: the nine of spades is not in the player’s hand",
        "5H/8D",
    ),
    ("?variant=sweedish&table=5H&hand=8D", "There is no game called “sweedish”", "5H/8D"),
]


@pytest.mark.parametrize(("address", "words", "remaining"), FAULTS)
def test_faults_are_named_with_a_link_to_the_builder(address: str, words: str, remaining: str) -> None:
    visitor = visit(address)
    text = re.sub("<[^>]*>", "", visitor.dialog)
    assert words in text
    assert 'href="https://example.org/casino/embed/?' in visitor.dialog
    assert cards(visitor).startswith(remaining)
    visitor.do("accept")
    assert visitor.dialog == ""


def test_too_many_cards_are_refused_in_words() -> None:
    every = "".join(rank + suit for suit in "SHDC" for rank in "A23456789TJQK")
    assert "makes 61 cards, but the pack has only 52" in visit(f"?table={every}&hand=AS2S3S4S5S6S7S8S9S").dialog


def test_a_game_that_is_over_is_replayed_in_a_frame_that_asks_for_it() -> None:
    game = f"#game={over('classic')}"
    replayed, scored = (Visitor(embed=True, kind=kind, page=PAGE, address=game) for kind in ("replay", "game"))
    assert (replayed.session.replays.replay is None, scored.session.replays.replay is None) == (False, True)


@pytest.mark.parametrize(("name", "value"), [("place", "9999"), ("place", "end"), ("near", "4"), ("near", "Nia")])
def test_a_place_that_is_gone_is_named_above_the_replay(name: str, value: str) -> None:
    visitor = Visitor(embed=True, kind="replay", page=PAGE, address=f"?game={over('classic')}&{name}={value}")
    assert f"“{name}” in the address asks for “{value}”, which does not exist." in visitor.dialog
    assert visitor.session.replays.replay is not None
