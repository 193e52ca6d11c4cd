"""Links that take a game with a friend to another browser."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace

import pytest

from casino_core.cards import Chance
from casino_core.mutual import Seat, seat_text
from casino_core.mutual.seat import Taken
from casino_core.position.actions import Cancel
from tests.worker.friend_browser import Browser, begun, carried, turns
from web.worker.friend.letters import pack


def test_a_game_can_be_taken_to_another_browser() -> None:
    ada, ben = begun()
    link = carried(ada)
    elsewhere = Browser(link)
    assert "whoever made it knows your cards" in elsewhere.text
    assert not elsewhere.stored
    elsewhere.do("take-over")
    assert elsewhere.stored[elsewhere.visit.key]["seat"] == ada.stored[ada.visit.key]["seat"]
    assert elsewhere.turn == "play"
    elsewhere.play(Chance("carry"))
    elsewhere.do("send")
    ben.open(elsewhere.link)
    assert ben.turn == "play"
    broken = Browser(link[:-9])
    assert "part of it is missing" in broken.text
    assert not broken.stored


def test_a_game_that_is_here_is_opened_or_continued_by_a_link() -> None:
    ada, ben = begun()
    early = carried(ada)
    ada.play(Chance("here"))
    ada.do("send")
    ben.open(ada.link)
    late, stored = carried(ada), json.dumps(ada.stored)
    for link in (early, late):
        ada.open(link)
        assert (ada.dialog, ada.turn, json.dumps(ada.stored)) == ("", "friend", stored)
    phone = Browser(early)
    phone.do("take-over")
    phone.do("arrive", address=late)
    assert "Take over this game?" in phone.text
    phone.do("close")
    assert phone.turn == "play"
    phone.open(late)
    phone.do("take-over")
    assert phone.turn == "friend"
    phone.do("take-over")
    assert not phone.reply


def test_a_link_never_replaces_a_game_that_it_does_not_continue() -> None:
    """Every letter contains the id of its game, so whoever sees one can forge a link to another game with that id."""
    ada, ben = begun()
    seat = ada.visit.games.seat(ada.visit.key)
    stored = json.dumps(ada.stored)
    forged = begun()
    turns(*forged, limit=6)
    for browser in forged:
        other = browser.visit.games.seat(browser.visit.key)
        assert isinstance(other, Seat)
        assert isinstance(seat, Seat)
        mine = replace(other, id=seat.id, seat=seat.seat, names=seat.names)
        for fake in (
            mine,
            replace(mine, secret=seat.secret),
            replace(seat, digests=(*seat.digests, "x" * 8), names=("", "")),
        ):
            ada.open(f"#carry={pack(fake)}")
            assert "went differently" in ada.text
            ada.do("take-over")
            assert json.dumps(ada.stored) == stored
    ada.open(ben.link)
    assert ada.turn == "play"


@pytest.mark.parametrize("text", ["[" * 400_000, "a play that the rules forbid"], ids=lambda text: text[:9])
def test_a_link_with_no_possible_game_is_refused(text: str) -> None:
    ada, ben = begun()
    seat = ben.visit.games.seat(ben.visit.key)
    assert isinstance(seat, Seat)
    if text[0] != "[":
        text = seat_text(replace(seat, rounds=(replace(seat.rounds[0], record=(Taken(3, Cancel(), -1),)),)))
    link = f"#carry={urlsafe_b64encode(zlib.compress(text.encode())).decode()}"
    assert "part of it is missing" in Browser(link).text
    stored, key = json.dumps(ada.stored), ada.visit.key
    ada.do("arrive", address=link)
    assert "part of it is missing" in ada.text
    assert (json.dumps(ada.stored), ada.visit.key, ada.turn) == (stored, key, "play")


def test_a_game_that_cannot_be_laid_leaves_the_table_as_it_is() -> None:
    ada, ben = begun()
    key, seat = ada.visit.key, ben.visit.games.seat(ben.visit.key)
    assert isinstance(seat, Seat)
    with pytest.raises(ValueError, match="not enough"):
        ada.visit.lay(replace(seat, rounds=()))
    assert ada.visit.key == key


def test_a_game_that_changes_while_a_link_waits_is_not_replaced() -> None:
    ada, _ = begun()
    phone = Browser(carried(ada))
    ada.play(Chance("meanwhile"))
    ada.do("send")
    phone.stored = dict(ada.stored)
    phone.do("stored", games=phone.stored)
    phone.do("take-over")
    assert phone.turn == "friend"
    assert phone.stored == ada.stored
