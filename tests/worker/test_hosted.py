"""Games by letters for three to six players, and for teams: one player, the host, deals for everyone."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.mutual import Host, Seat, host_resign, host_text, parse_host, seat_text
from casino_core.mutual.guest import write_resignation
from tests.worker.friend_browser import Browser, carried
from web.worker.friend.letters import pack
from web.worker.friend.rules import TABLES, games, rules_of, table_of_value, tables, value_of
from web.worker.session.invitations import Invitations

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Fay")


def invited(players: str, variant: str, length: str = "round") -> tuple[Browser, dict[int, Browser]]:
    """Return the browser of a host, and the browsers of the guests by seat, after all guests have answered."""
    host, guests = Browser(), {}
    host.do("invite", players=players, variant=variant, length=length, name=NAMES[0])
    for seat in range(1, table_of_value(players)[0]):
        host.do(f"letter-to:{seat}")
        guests[seat] = Browser(host.link)
        guests[seat].do("seat", name=NAMES[seat])
        if guests[seat].turn == "play":
            guests[seat].play(Chance("first"))
            guests[seat].do("send")
        host.open(guests[seat].link)
    return host, guests


def turn(host: Browser, guests: dict[int, Browser], chance: Chance) -> None:
    """Play a turn, or deal the next round; the letters to and from a guest are opened in new pages."""
    if host.turn == "play":
        host.play(chance)
        host.do("send")
    elif host.turn == "deal":
        host.do("deal")
    else:
        assert host.visit.now is not None
        guest = guests[host.visit.now.actor]
        host.do(f"letter-to:{host.visit.now.actor}")
        guest.open(host.link)
        guest.play(chance)
        guest.do("send")
        host.open(guest.link)


@pytest.mark.parametrize(
    ("players", "variant"),
    [
        pytest.param("3x1", "diamond", marks=pytest.mark.full),
        ("4x2", "khasino"),
        pytest.param("5x1", "five_handed", marks=pytest.mark.full),
    ],
)
def test_a_round_by_links_ends_alike_for_all(players: str, variant: str) -> None:
    host, guests = invited(players, variant)
    chance = Chance("turns")
    while host.turn != "over":
        turn(host, guests, chance)
    copies = []
    for seat, guest in guests.items():
        assert "locked before the first deal" not in guest.text
        host.do(f"letter-to:{seat}")
        guest.open(host.link)
        assert "locked before the first deal" in guest.text
    for browser in (host, *guests.values()):
        assert browser.turn == "over"
        (result,) = browser.results
        assert result["names"] == list(NAMES[: len(guests) + 1])
        browser.do("review")
        game = Invitations(tuple(BOTS), "seed").of_address(browser.reply["leave"])
        assert game is not None
        copies.append(game.game)
    assert all(game == copies[0] for game in copies)
    assert copies[0].outcome is not None


def test_the_host_deals_the_next_round() -> None:
    host, guests = invited("3x1", "diamond", "game")
    chance = Chance("rounds")
    while host.turn != "deal":
        turn(host, guests, chance)
    assert "Deal the next" in host.text
    turn(host, guests, chance)
    assert host.visit.match.game.round == 2
    turn(host, guests, chance)
    turn(host, guests, chance)
    assert any(guest.visit.match.game.round == 2 for guest in guests.values())


def test_a_page_shows_no_hand_but_its_own() -> None:
    host, guests = invited("3x1", "classic")
    dealt = host.visit.games.seat(host.visit.key)
    assert isinstance(dealt, Host)
    hands = dealt.game.position.hands
    for seat, browser in {0: host, **guests}.items():
        for other, hand in enumerate(hands):
            shown = [card for card in hand if f"hand:{card}" in browser.html]
            assert shown == (list(hand) if other == seat and hand else [])


def test_the_hosts_turn_can_be_undone_until_it_is_ended() -> None:
    host, guests = invited("3x1", "classic")
    while host.turn != "play":
        turn(host, guests, Chance("undo"))
    stored = json.dumps(host.stored)
    host.play(Chance("undo"))
    assert host.turn == "send"
    host.reload()
    host.do("undo")
    assert json.dumps(host.stored) == stored
    host.play(Chance("undo"))
    host.do("send")
    assert "Letter to" in host.text
    host.do("undo")
    assert host.reply.get("say") == "What you have sent cannot be undone."


def test_the_list_of_letters_says_who_lacks_what() -> None:
    host = Browser()
    host.do("invite", players="3x1", variant="classic", length="round", name="Ada")
    assert host.text.count("not invited yet") == 2
    host.do("letter-to:1")
    host.do("last")
    assert (host.text.count("not invited yet"), host.text.count("invited")) == (1, 2)
    for place in ("0", "3", "x", ""):
        host.do(f"letter-to:{place}")
        assert not host.reply


def test_a_guest_whose_browser_has_lost_the_game_is_invited_again() -> None:
    host, guests = invited("3x1", "diamond")
    chance = Chance("lost")
    for _ in range(4):
        turn(host, guests, chance)
    host.do("letter-to:1")
    news, old = host.link, guests[1]
    fresh = Browser(news)
    assert "not in this browser" in fresh.text
    assert "again, to join from a new browser" in host.text
    host.do("invite-again:1")
    assert "again, to join from a new browser" not in host.text
    old.open(host.link)
    assert "About this letter" not in old.text  # a browser that has the game reads the invitation as news
    guests[1] = Browser(host.link)
    guests[1].do("seat", name="Ben")
    if guests[1].turn == "play":
        guests[1].play(chance)
        guests[1].do("send")
    host.open(guests[1].link)
    while host.turn != "over":
        turn(host, guests, chance)
    for seat, guest in guests.items():
        host.do(f"letter-to:{seat}")
        guest.open(host.link)
        assert "locked before the first deal" in guest.text
    for place in ("0", "3", "x", ""):
        host.do(f"invite-again:{place}")
        assert not host.reply


def test_letters_that_do_not_fit_are_explained() -> None:
    host, guests = invited("3x1", "classic")
    stored = json.dumps(host.stored)
    ben, cleo = guests.values()
    ben.open(cleo.link)
    assert "not in this browser" in ben.text
    host.open(ben.link)
    assert "already" in host.text
    host.do("letter", text=f"{ben.link[:-3]}")
    assert "missing" in host.text
    assert json.dumps(host.stored) == stored


def test_the_hosts_own_invitation_is_no_letter_to_the_host() -> None:
    host = Browser()
    host.do("invite", players="3x1", variant="classic", length="round", name="Ada")
    stored = json.dumps(host.stored)
    host.do("letter-to:1")
    link, after = host.link, json.dumps(host.stored)
    host.open(link)
    assert "This is your own letter" in host.text
    assert json.dumps(host.stored) == after != stored


def test_a_letter_finds_host_or_guest_if_both_are_in_one_browser() -> None:
    host, guests = invited("3x1", "classic")
    key, guest = host.visit.key, guests[1]
    answer = guest.link
    while host.turn != "play":
        turn(host, guests, Chance("both"))
    host.play(Chance("both"))
    host.do("send")
    host.open(carried(guest))
    host.do("take-over")
    assert host.visit.key == guest.visit.key
    host.do(f"open:{key}")
    host.do("letter-to:1")
    host.open(host.link)
    assert host.visit.key == guest.visit.key
    host.open(answer)
    assert host.visit.key == key


def test_an_invitation_is_found_among_words() -> None:
    host = Browser()
    host.do("invite", players="3x1", variant="classic", length="round", name="Ada")
    host.do("letter-to:1")
    letter = host.link.partition("letter=")[2]
    guest = Browser()
    guest.do("letter", text=f"Come and play: https://example.org/friend/#letter={letter} Bye!")
    assert "Ada invites you" in guest.text
    assert guest.address == f"#letter={letter}"


def test_a_resignation_ends_a_turn_that_was_begun() -> None:
    host, guests = invited("3x1", "classic")
    while host.turn != "play":
        turn(host, guests, Chance("late"))
    host.play(Chance("late"))
    assert host.turn == "send"
    resigning = guests[1].visit.now
    assert resigning is not None
    assert isinstance(resigning.seat, Seat)
    host.do("letter", text=write_resignation(resigning.seat).own_letter)
    assert host.turn == "over"
    host.reload()
    assert host.turn == "over"


def test_a_hosted_game_is_taken_to_another_browser_with_its_letters() -> None:
    host, guests = invited("3x1", "classic")
    for browser in (host, guests[1]):
        early = carried(browser)
        other = Browser(early)
        other.do("take-over")
        assert other.stored == {browser.visit.key: browser.stored[browser.visit.key]}
        for number in range(4):
            turn(host, guests, Chance(f"carried {number}"))
        host.do("letter-to:1")
        guests[1].open(host.link)
        other.open(carried(browser))
        other.do("take-over")
        assert other.stored == {browser.visit.key: browser.stored[browser.visit.key]}
        browser.open(early)
        assert browser.dialog == ""
        assert other.stored == {browser.visit.key: browser.stored[browser.visit.key]}


def test_a_hosted_game_is_not_replaced_by_another_with_its_id() -> None:
    (host, guests), (_, others) = invited("3x1", "classic"), invited("3x1", "classic")
    now, fake = guests[1].visit.games.seat(guests[1].visit.key), others[1].visit.games.seat(others[1].visit.key)
    assert isinstance(now, Seat)
    assert isinstance(fake, Seat)
    stored = json.dumps(guests[1].stored)
    guests[1].open(f"#carry={pack(replace(fake, id=now.id))}")
    assert "went differently" in guests[1].text
    dealt = host.visit.games.seat(host.visit.key)
    assert isinstance(dealt, Host)
    host.stored[host.visit.key]["seat"] = host_text(host_resign(dealt))
    link = f"#carry={pack(dealt)}"
    host.open(link)
    assert host.turn == "over"
    guests[1].stored[host.visit.key] = {**host.stored[host.visit.key], "seat": seat_text(now)}
    guests[1].open(link)
    assert "went differently" in guests[1].text
    del guests[1].stored[host.visit.key]
    assert json.dumps(guests[1].stored) == stored


def test_a_host_resigns_for_a_side_and_a_guest_too() -> None:
    host, guests = invited("3x1", "classic")
    host.do("resign")
    assert "over for everyone" in host.text
    host.do("resign:sure")
    assert host.turn == "over"
    host.do("letter-to:2")
    guests[2].open(host.link)
    assert guests[2].turn == "over"


def test_a_mangled_host_does_no_harm() -> None:
    host, _ = invited("3x1", "classic")
    key = host.visit.key
    seat = host.visit.games.seat(key)
    assert isinstance(seat, Host)
    assert parse_host(host_text(seat)) == seat
    for mangled in (replace(seat, shown=seat.shown[:-1]), replace(seat, heard=())):
        host.stored[key]["seat"] = host_text(mangled)
        host.open("")
        host.do(f"open:{key}")
        assert "cannot be read" in host.text


def test_every_table_has_games() -> None:
    assert tables() == list(TABLES)
    for table in TABLES:
        assert table_of_value(value_of(table)) == table
        for game in games(table):
            rules = rules_of(game.id, table=table)
            assert rules is not None
            assert (rules.seats, rules.team) == table
