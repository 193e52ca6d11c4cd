"""Games with a friend by letters in two browsers: links, stored entries, and sentences about bad letters."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import unescape
from urllib.parse import quote

import pytest

from casino_core.bots import BOTS
from casino_core.cards import Chance
from casino_core.mutual import Seat, seat_text
from casino_core.mutual.board import deals
from casino_core.mutual.letters import to_bytes, to_text
from tests.mutual.forging import forged, with_payload
from tests.table.markup import read
from tests.worker.friend_browser import PAGE, Browser, begun, turns
from web.worker.friend.intents import INTENTS
from web.worker.friend.rules import games
from web.worker.picture.preferences import without_help
from web.worker.session.intents import parameters
from web.worker.session.invitations import Invitations


@pytest.mark.parametrize("variant", [pytest.param("diamond", marks=pytest.mark.full), "draw"])
def test_two_browsers_play_a_round_by_links_alone(variant: str) -> None:
    ada, ben = begun(variant)
    count = turns(ada, ben)
    listed = next(game for game in games() if game.id == variant)
    # A tie is decided by another round.
    assert count <= listed.letters * ada.visit.match.game.round
    finished = []
    for seat, browser in enumerate((ada, ben)):
        assert browser.turn == "over"
        assert 'id="sheet"' in browser.html
        (listed_result,) = browser.results
        assert (listed_result["bots"], listed_result["names"]) == (["person", "person"], ["Ada", "Ben"])
        browser.do("review")
        address = browser.reply["leave"]
        assert address.startswith("../play/#game=")
        invited = Invitations(tuple(BOTS), "seed").of_address(address)
        assert invited is not None
        assert (invited.faults, invited.names, invited.place) == ((), ("Ada", "Ben"), "review")
        assert invited.near == seat
        finished.append(invited.game)
    assert finished[0] == finished[1]
    assert finished[0].outcome is not None


def test_a_game_of_several_rounds_goes_on_to_the_next() -> None:
    ada, ben = begun("diamond", "game")
    turns(ada, ben, limit=41)
    for browser in (ada, ben):
        game = browser.visit.match.game
        assert (game.round, len(game.sheets)) == (2, 1)
        assert any(game.record[1])


def test_the_own_hand_shows_backs_until_its_letter_is_here() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    hand = ada.html.partition('id="hand"')[2]
    assert "hand:" not in hand
    held = [str(card) for card in ada.visit.match.game.view(0).hand]
    for card in held:  # the engine's substitutes for unknown cards
        ada.do(f"hand:{card}")
        ada.do(f"act:{card}")
    assert ada.turn == "nobody"
    ben = Browser(ada.link)
    ben.do("seat", name="Ben")
    assert "hand:" not in ben.html
    ada.open(ben.link)
    assert "hand:" in ada.html


def test_every_handler_finds_its_parameters() -> None:
    known = {"about", "form", *dir(Browser().visit)}
    missing = {name: set(parameters(handler)) - known for name, handler in INTENTS.items()}
    assert not {name: parts for name, parts in missing.items() if parts}


def test_what_scores_and_the_piles_can_be_looked_up() -> None:
    ada, _ = begun()
    ada.do("counts")
    assert "What scores" in ada.text
    ada.do("pile:0")
    assert "Nothing has been taken" in ada.text
    ada.do("list")
    ada.do("counts")
    ada.do("pile:0")
    assert ada.dialog == ""


def test_no_change_of_settings_brings_help() -> None:
    ada, _ = begun()
    key, bots = ada.visit.key, {"checks": "on", "warning": "on", "speed": "step"}  # as chosen for games against bots
    for change, form in (("set", bots), ("counters", {}), (f"open:{key}", {})):
        ada.do(change, **form)
        assert ada.visit.settings.values["checks"] == "on"
        wanted = ada.visit.match.preferences
        assert wanted == without_help(wanted), change


def test_a_turn_can_be_undone_until_it_is_sent() -> None:
    ada, _ = begun()
    ada.play(Chance("undo"))
    assert ada.turn == "send"
    ada.reload()
    ada.do("undo")
    assert ada.turn == "play"
    ada.play(Chance("undo"))
    ada.do("send")
    before = ada.stored
    ada.do("undo")
    assert "cannot be undone" in ada.reply["say"]
    assert (ada.turn, ada.stored) == ("friend", before)


def around(browser: Browser) -> str:
    """Return the words that are sent with the link of a letter."""
    sentence = re.search(r'data-sentence="([^"]*)"', browser.dialog)
    assert sentence
    return unescape(sentence[1])


def test_a_message_says_what_its_letter_is() -> None:
    ada = Browser()
    ada.do("invite", variant="diamond", length="round", name="Ada")
    assert around(ada) == "Ada invites you to play Diamond Cassino. Open this link to take your seat:"
    ben = Browser(ada.link)
    ben.do("seat", name="")
    assert around(ben) == "Your friend has taken the seat. Your turn at Diamond Cassino:"
    assert "so that the game can begin" in ben.text
    ada.open(ben.link)
    ada.play(Chance("message"))
    ada.do("send")
    assert around(ada) == "Ada has played. Your turn at Diamond Cassino:"


def test_a_letter_that_was_only_shown_waits_to_be_sent() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    ada.do("close")
    assert "Your invitation has not been sent yet." in ada.html
    ada.do("handed")
    assert "Nobody has taken the seat yet." in ada.html
    ben = Browser(ada.link)
    ben.do("seat", name="Ben")
    ben.do("close")
    assert "Your letter to Ada has not been sent yet." in ben.html
    assert ben.html.index('data-do="last"') < ben.html.index('data-do="paste"')
    ben.do("list")
    assert "Not sent yet" in ben.html
    ben.open(
        ben.address or "#game=" + next(iter(ben.stored))
    )  # after the page is opened again, the letter is assumed to have been sent
    assert "Ada’s next letter reveals your new cards." in ben.html
    ada.open(ben.link)
    ada.play(Chance("unsent"))
    ada.do("list")
    assert "Not sent yet" in ada.html
    ada.do(f"open:{next(iter(ada.stored))}")
    ada.do("send")
    ada.do("handed:close")
    assert ada.dialog == ""
    assert "It is Ben’s turn." in ada.html


def test_every_game_has_its_own_unsent_letter() -> None:
    ada = Browser()
    for variant in ("classic", "draw"):
        ada.do("invite", variant=variant, length="round", name="Ada")
        ada.do("list")
    assert ada.html.count("Not sent yet") == 2
    first, second = ada.stored
    ada.do(f"open:{second}")
    ada.do("last")
    ada.do("handed")
    assert "Nobody has taken the seat yet." in ada.html
    ada.do("list")
    assert ada.html.count("Not sent yet") == 1
    ada.do(f"open:{first}")
    assert "Your invitation has not been sent yet." in ada.html


def test_after_the_last_play_a_letter_checks_the_cards() -> None:
    me, other = begun("diamond")
    chance = Chance("closing")
    while True:
        me.play(chance)
        me.do("send")
        over = me.visit.now is not None and me.visit.now.seen.game.outcome is not None
        if over:
            break
        other.open(me.link)
        me, other = other, me
    assert around(me).startswith("Our game of Diamond Cassino is over.")
    me.do("handed:close")
    assert "checks all the cards" in me.html
    other.open(me.link)
    assert "so that both pages can check all the cards" in other.html
    other.do("send")
    assert around(other).startswith("Our game of Diamond Cassino is over.")
    me.open(other.link)
    for browser in (me, other):
        assert "every card has been checked" in browser.html
    assert "Play again (" in me.html


def test_the_last_letter_can_be_had_again() -> None:
    ada, ben = begun()
    sent = ben.link
    ben.link = ""
    ben.reload()
    ben.do("last")
    assert ben.link == sent
    ada.do("last")
    assert "letter=c1." in ada.link


def wrapped(letter: str) -> str:
    return "\n> ".join(letter[place : place + 60] for place in range(0, len(letter), 60))


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda link: link.replace("=", "%3D", 1),
        lambda link: f"{link}.",
        lambda link: f"{link}&amp;fbclid=abc",
        lambda link: link.replace(".2.", ".2.\u200b"),
        lambda link: quote(quote(link, safe=""), safe=""),
        lambda link: f"Here it is: <{PAGE}{link}>, good luck!",
        wrapped,
        lambda link: link.partition("=")[2],
    ],
)
def test_letters_are_read_however_they_arrive(spoiled: Callable[[str], str]) -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    ben = Browser(ada.link)
    ben.do("seat", name="Ben")
    ada.do("letter", text=spoiled(ben.link))
    assert ada.turn == "play"


def test_a_letter_that_cannot_be_read_is_explained_and_nothing_is_lost() -> None:
    ada, ben = begun()
    old, own = ben.link, ada.link
    ada.play(Chance("bad"))
    ada.do("send")
    stored = json.dumps(ada.stored)
    bad = {
        "no letter": "Nothing here",
        "There is no letter": f"&&#{'9' * 9}#{'9' * 5_000};",
        "missing": old[: len(old) // 2],
        "were changed": old[:-40] + ("A" if old[-40] != "A" else "B") + old[-39:],
        "already read this letter": old,
        "your own letter": own,
        "too long": "c1.5.abcdef" * 20_000,
        "newer version": old.replace("=c1.", "=c9."),
    }
    for words, text in bad.items():
        ada.do("letter", text=text)
        assert words in ada.text, (words, ada.text)
        assert json.dumps(ada.stored) == stored
        ada.open(text if text.startswith("#") else f"#letter={text}")
        assert words in ada.text
        assert json.dumps(ada.stored) == stored


def test_a_letter_of_another_browser_says_where_it_belongs() -> None:
    ada, ben = begun()
    ada.play(Chance("where"))
    ada.do("send")
    other = Browser(ada.link)
    assert "not in this browser" in other.text
    other = Browser(ben.link)
    assert "not in this browser" in other.text
    other = Browser("#game=abcdef.0")
    assert "not in this browser" in other.text


def test_the_way_back_leads_to_the_list() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    ben = Browser(ada.link)
    (way,) = re.findall(r'data-do="(\w+)"', ben.html.partition("<h1>")[0])
    ben.do(way)
    assert 'id="invite"' in ben.html
    assert 'aria-describedby="letter-here-about"' in ben.html
    assert ben.address == ""


def test_an_invitation_can_be_taken_once() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    ben, carla = Browser(ada.link), Browser(ada.link)
    ben.do("seat", name="Ben")
    carla.do("seat", name="Carla")
    ada.open(ben.link)
    ada.open(carla.link)
    assert "already accepted" in ada.text
    assert ada.turn == "play"


def test_both_seats_can_be_in_one_browser() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name="Ada")
    ada.open(ada.link)
    assert "your own invitation" in ada.text
    assert ada.dialog.index('data-do="last"') < ada.dialog.index('data-do="both"')
    ada.do("both")
    assert len(ada.stored) == 2
    ada.open(ada.link)
    assert ada.turn == "play"


def test_hostile_names_are_shown_as_text() -> None:
    ada = Browser()
    ada.do("invite", variant="classic", length="round", name='<img src=x onerror="alert(1)">')
    ben = Browser(ada.link)
    assert "<img" not in ben.html
    ben.do("seat", name="\u202e</script>" * 9)
    ada.open(ben.link)
    assert "</script>" not in ada.html + ada.dialog


def test_another_tab_changes_the_game_on_the_table() -> None:
    ada, _ = begun()
    tab = Browser.__new__(Browser)
    tab.stored = ada.stored
    tab.link, tab.results = "", []
    tab.open(ada.address)
    tab.play(Chance("tab"))
    tab.do("send")
    ada.do("stored", games=tab.stored)
    assert ada.turn == "friend"
    ada.do("stored", games={})
    assert ada.turn == "friend"


def test_unreadable_entries_do_no_harm() -> None:
    ada, _ = begun()
    (key,) = ada.stored
    ada.stored |= {"x": {"seat": 3}, "y": None, "z": {**ada.stored[key], "seat": "{}"}}  # type: ignore[dict-item, typeddict-item]
    ada.open("")
    assert "Diamond" in ada.text
    ada.do("open:z")
    assert "cannot be read" in ada.text
    ada.do("open:x")
    assert "not in this browser" in ada.text


def test_a_letter_over_a_line_is_read_only_if_it_is_lacking() -> None:
    ada, ben = begun()
    ben.reload()
    ada.play(Chance("line"))
    ada.do("send")
    letter = ada.reply["letter"]
    for text in ("nonsense", ben.stored[ben.visit.key]["seat"], letter[:-9]):
        ben.do("line", text=text)
        assert ben.turn == "friend"
    ben.do("line", text=letter)
    assert ben.turn == "play"
    before = json.dumps(ben.stored)
    ben.do("line", text=letter)
    assert not ben.reply
    ada.do("line", text=letter)
    assert not ada.reply
    assert json.dumps(ben.stored) == before
    ada.do("line:open")
    assert ada.reply["again"] == letter


def test_a_live_line_belongs_to_one_game() -> None:
    ada, ben = begun()
    key = ada.visit.key
    ada.do("line:open")
    ben.open(f"#game={ben.visit.key}")
    ben.do("line:open")
    ada.play(Chance("line"))
    ada.do("send")
    assert ada.reply["live"]
    assert not ada.visit.unsent

    # Ada looks at her list, then at another game, while Ben answers.
    ben.do("line", text=ada.reply["letter"])
    ben.play(Chance("answer"))
    ben.do("send")
    ada.do("list")
    ada.do("line", text=ben.reply["letter"])
    assert ada.text.startswith("Ben has sent a letter.")
    assert json.loads(ada.reply["frames"])
    ada.do("invite", variant="diamond", name="Ada")
    assert (ada.reply["live"], ada.visit.unsent) == (False, {ada.visit.key})
    ada.do("line", text=ben.reply["letter"])
    assert not ada.reply
    ada.do(f"open:{key}")
    assert ada.turn == "play"

    ada.do("line:lost")
    ada.play(Chance("line"))
    ada.do("send")
    assert not ada.reply["live"]


def test_a_live_line_names_its_servers() -> None:
    ada, _ = begun()
    ada.do("live")
    assert "within one network" in ada.text
    ada.visit.ice = "stun:stun.example.org:3478"
    ada.do("live")
    assert "stun:stun.example.org:3478" in ada.text


def test_a_resignation_ends_the_game_for_both() -> None:
    ada, ben = begun()
    ada.do("resign")
    assert ada.turn == "play"
    ada.do("resign:sure")
    ben.open(ada.link)
    assert ben.turn == "send"
    ben.do("send")
    ada.open(ben.link)
    assert ada.turn == ben.turn == "over"


def test_a_second_tap_makes_no_second_invitation() -> None:
    ada, ben = begun()
    ada.do("resign:sure")
    ada.do("rematch")
    assert len(ada.stored) == 1  # Ben’s last letter is still due
    ben.open(ada.link)
    ben.do("send")
    ada.open(ben.link)
    for _ in range(2):
        ada.do("rematch")
    assert len(ada.stored) == 2
    cleo = Browser()
    for _ in range(2):
        cleo.do("invite", variant="classic", length="round", name="Cleo")
    assert len(cleo.stored) == 1
    cleo.do("list")
    cleo.do("invite", players="3x1", variant="classic", length="round", name="Cleo")
    assert len(cleo.stored) == 2


def swapping(browser: Browser, places: tuple[int, ...]) -> None:
    """Send a browser's turn as if the cards at two places of its hand had changed places."""
    browser.do("send")
    seat = browser.visit.games.seat(browser.visit.key)
    assert isinstance(seat, Seat)

    def swapped(opened: str) -> str:
        data = to_bytes(opened[:44])
        place = places[1 - places.index(data[0])] if data[0] in places else data[0]
        return to_text(bytes([place]) + data[1:]) + opened[44:]

    cheat = forged(seat, with_payload("o", swapped))
    browser.stored[browser.visit.key]["seat"] = seat_text(cheat)
    browser.link = f"#letter={cheat.own_letter}"


def test_a_false_letter_is_named_when_its_round_ends() -> None:
    ada, ben = begun("diamond", "game")
    places, chance = deals(ada.visit.match.game.rules, 1)[0].hands[1][:2], Chance("swap")
    while ada.turn == "play" and not ada.dialog:
        ada.play(chance)
        ada.do("send")
        ben.open(ada.link)
        assert ben.dialog == ""
        ben.play(chance)
        swapping(ben, places)
        ada.open(ben.link)
    assert "from Ben, in round 1, was wrong" in ada.text
    ada.reload()
    assert "from Ben, in round 1, was wrong" in ada.text
    assert "End the game" in ada.text
    ada.do("end")
    ben.open(ada.link)
    assert ben.turn == "send"
    ben.do("send")
    ada.open(ben.link)
    assert ada.turn == "over"
    assert "from Ben, in round 1, was wrong" in ada.html


def test_games_come_with_their_number_of_letters_the_shortest_first() -> None:
    listed = games()
    letters = [game.letters for game in listed]
    assert letters == sorted(letters)
    assert {game.id: game.letters for game in listed}["classic"] == 50
    assert "swazi_two" not in [game.id for game in listed]
    chosen = next(option for option in read(Browser("Ada").html).all("option") if option.get("selected") is not None)
    assert chosen.get("value") == "classic"  # the default game, not the shortest
