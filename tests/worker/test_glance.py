"""The summary of a match in the list of running games, and the games saved besides the current one."""

import json

import pytest

from tests.worker.visitor import Visitor


def game_address(save: str) -> str:
    """Return the game of a save as it is written in the address of a link."""
    return f"game={json.loads(save)['game']}"


def begin(visitor: Visitor) -> None:
    """Press buttons until a card has been played."""
    while not visitor.session.match.under_way:
        visitor.move()


def test_a_game_only_dealt_is_not_saved_besides_a_new_one() -> None:
    visitor = Visitor("k7f2")
    assert not visitor.again().parks


@pytest.mark.parametrize("begins", ["start", "daily:2026-11-23", "same:sure"])
def test_a_game_under_way_is_saved_besides_a_new_one(begins: str) -> None:
    visitor = Visitor("k7f2")
    begin(visitor)
    assert visitor.reply.glance
    assert visitor.reply.glance["running"]
    assert visitor.do(begins).parks
    assert visitor.reply.glance
    assert not visitor.reply.glance["running"]


def test_an_embedded_table_saves_no_second_game() -> None:
    visitor = Visitor("k7f2", embed=True)
    begin(visitor)
    assert not visitor.again().parks


def test_of_several_people_nobody_is_left_out() -> None:
    visitor = Visitor("k7f2", address="#game=classic/k7f2/-&players=person:Ann,person:Ben")
    visitor.do(visitor.can("face")[0])
    visitor.again()
    visitor.do(visitor.can("face")[0])
    begin(visitor)
    assert visitor.reply.glance
    assert visitor.session.match.people.shared
    assert visitor.reply.glance["who"] == ["Ann", "Ben"]


def parked(visitor: Visitor) -> list[tuple[str, str]]:
    """Begin the visitor's game, and return the entries that the page stores when another game replaces it."""
    begin(visitor)
    return [("casino.running.1", visitor.store)]


def test_a_link_to_a_parked_game_leads_to_it() -> None:
    there = parked(Visitor("k7f2", address="?seed=otter&bots=kit"))
    other = Visitor("other")
    begin(other)
    for address in ("?seed=otter&bots=kit", f"#{game_address(there[0][1])}&bots=kit"):
        assert Visitor("back", address=address, save=other.store, parked=there).reply.resumes == "casino.running.1"


@pytest.mark.parametrize("address", ["?seed=otter&bots=nia", "?seed=otter2&bots=kit", "?seed=otter&bots=kit&target=11"])
def test_a_link_to_another_game_begins_that_one(address: str) -> None:
    there = parked(Visitor("k7f2", address="?seed=otter&bots=kit"))
    assert not Visitor("back", address=address, parked=there).reply.resumes


def test_a_parked_game_that_cannot_be_read_is_passed_over() -> None:
    there = [("casino.running.0", '{"game": "classic/otter/nonsense", "bots": ["kit"]}')]
    assert not Visitor("back", address="?seed=otter&bots=kit", parked=there).reply.resumes
