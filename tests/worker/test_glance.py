"""What a list of running games shows of a match, and which games are kept beside another one."""

import pytest

from tests.worker.visitor import Visitor


def begin(visitor: Visitor) -> None:
    """Play until something has been played."""
    while not visitor.session.match.under_way:
        visitor.move()


def test_a_game_that_has_only_been_dealt_is_not_kept_beside_a_new_one() -> None:
    visitor = Visitor("k7f2")
    assert not visitor.do("rematch").parks


@pytest.mark.parametrize("begins", ["rematch", "daily:2026-11-23", "same:sure"])
def test_a_game_under_way_is_kept_beside_whatever_begins(begins: str) -> None:
    visitor = Visitor("k7f2")
    begin(visitor)
    assert visitor.reply.glance
    assert visitor.reply.glance["running"]
    assert visitor.do(begins).parks
    assert visitor.reply.glance
    assert not visitor.reply.glance["running"]


def test_in_an_embedded_table_nothing_is_kept_beside() -> None:
    visitor = Visitor("k7f2", embed=True)
    begin(visitor)
    assert not visitor.do("rematch").parks


def test_of_several_people_nobody_is_left_out() -> None:
    visitor = Visitor("k7f2", address="#game=classic/k7f2/-&players=person:Ann,person:Ben")
    visitor.do(visitor.can("face")[0])
    visitor.do("rematch")
    visitor.do(visitor.can("face")[0])
    begin(visitor)
    assert visitor.reply.glance
    assert visitor.session.match.people.shared
    assert visitor.reply.glance["who"] == ["Ann", "Ben"]
