"""Tables of people who share the screen, of people and bots, and of bots alone."""

import json
import re
from random import Random

import pytest

from casino_core.bots import BOTS
from casino_core.game import Game, new_game, next_round, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.page.archives import backup_text
from tests.page.test_finished import cleaned, restored
from tests.worker.family import Family
from tests.worker.visitor import Buttons, Visitor
from web.page.backup import merge
from web.page.storage import Storage
from web.shared.games import LONGEST_PERSON_NAME, PERSON
from web.worker.match.saves import SavedMatch, parse_save, save_text
from web.worker.session.invitations import Invitations
from web.worker.session.links import as_file, cards_link, entries, link
from web.worker.words.people import People, clean_names, clean_person, company_of, people_at
from web.worker.words.speech import Voice

PAGE = "https://casino.example/play/"
VOICE = Voice("en", "")
PAIR = "players=person:Ann,person:Ben"
TABLES = {
    "two": PAIR,
    "three and a bot": "variant=royal&seats=4&players=person:Ann,person,nia,person:Cem",
    "partners": "seats=4&team=2&players=person:Ann,person:Ben,person:Cem,person:Dora",
    "demands": f"variant=swazi_two&{PAIR}",
    "requests": "variant=swazi&seats=4&team=2&players=person,otto,person,person",
    "claims": "variant=pluck&claim_out=wrong_claim_ignored&target=11&players=person,person",
    "drawing": "variant=draw&players=person,person",
    "many cards": "variant=kasino_fi&seats=3&players=person,person,nia",
}


@pytest.mark.parametrize("address", TABLES.values(), ids=TABLES)
def test_nobody_sees_the_hand_of_another(address: str) -> None:
    visitor = Family(address)
    for number in range(10 if visitor.builds else amount(18, 28)):
        visitor.turn()
        if number % 9 == 8:
            game = visitor.game
            visitor.reload()
            assert visitor.game == game
            assert visitor.up or visitor.reply.next or game.round_over
    assert visitor.curtains > 2


def test_the_curtain_shows_the_turn_and_the_latest_events() -> None:
    visitor = Family(PAIR)
    first = visitor.game.position.actor
    one, other = ("Ann", "Ben")[first], ("Ann", "Ben")[1 - first]
    text = Buttons(visitor.html).text
    assert f"It is {one}’s turn." in text
    assert f"I am {one}: show my cards" in text
    assert f"{other} deals." in text
    visitor.do(f"face:{1 - first}")
    assert "face:" in visitor.html  # the curtain does not rise for the other person
    assert visitor.do(f"face:{first}").say == "Your turn."
    assert len(visitor.can("hand")) == 4
    card = visitor.can("hand")[0]
    visitor.do(card)
    assert visitor.do(visitor.can("act")[-1]).say.startswith("You ")
    assert "face:" not in visitor.html
    assert visitor.reply.next == "step"  # the play is shown first
    reply = visitor.do("step")
    assert visitor.up
    assert reply.say.startswith(f"It is {other}’s turn. {one} ")
    assert reply.next == ""
    assert reply.cover == visitor.html


def test_behind_the_curtain_nothing_can_be_chosen_or_shown_again() -> None:
    visitor = Family(PAIR)
    visitor.come()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    visitor.rest()
    game, html = visitor.game, visitor.html
    for card in (card for hand in game.position.hands for card in hand):
        for intent in (f"hand:{card}", f"act:{card}", f"drop:{card}>", f"pick:{card}"):
            visitor.do(intent)
            assert (visitor.game, visitor.html) == (game, html)
    for intent in ("again", "more", "unchoose", "next", "step", "pause", "go-on"):
        visitor.do(intent)
        assert (visitor.game, visitor.html) == (game, html)


def test_one_person_has_no_curtain() -> None:
    visitor = Visitor(address="?seats=4&bots=nia,otto,vera&seed=one", settings={"speed": "off"})
    for _ in range(20):
        visitor.move()
        assert not visitor.can("face")
        assert not visitor.reply.cover


def test_taking_back_asks_and_gives_the_screen_to_whose_decision_it_was() -> None:
    visitor = Family(PAIR)
    visitor.come()
    first = visitor.game.position.actor
    before = visitor.game
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    visitor.rest()
    assert "undo" in visitor.intents
    visitor.come()
    dialog = Buttons(str(visitor.do("undo").dialog))
    assert ("Ann", "Ben")[first] in dialog.text
    assert "undo:sure" in dialog.intents
    reply = visitor.do("undo:sure")
    assert visitor.game == before
    assert visitor.up
    assert "Ann’s" in reply.say or "Ben’s" in reply.say
    visitor.do("redo")
    assert len(visitor.game.actors) == 1
    assert visitor.up
    assert visitor.game.position.actor != first


def test_back_to_the_first_decision_of_anybody_and_forward_again() -> None:
    visitor = Family("seats=3&players=person:Ann,nia,person:Ben")
    while len(visitor.game.actors) < 9:
        visitor.turn()
    visitor.rest()
    end = visitor.game
    while visitor.session.match.can_undo:
        before = visitor.game
        visitor.do("undo:sure")
        assert len(visitor.game.actors) < len(before.actors)
        assert visitor.up
    assert not any(visitor.session.match.people.bot(seat) is None for seat in visitor.game.actors)
    while visitor.session.match.history.ahead:
        visitor.do("redo")
        assert visitor.up
    assert visitor.game == end


def test_an_immediate_undo_asks_nobody() -> None:
    visitor = Family(PAIR)
    visitor.come()
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])
    reply = visitor.do("undo")
    assert reply.dialog == ""
    assert reply.say.startswith("Taken back: the ")
    assert visitor.can("hand")


def test_who_resigns_is_named_and_a_shared_game_is_nobodys_own_result() -> None:
    visitor = Family(PAIR)
    who = ("Ann", "Ben")[visitor.game.position.actor]
    assert f"{who} resigns, and the game is over" in Buttons(str(visitor.do("resign").dialog)).text
    reply = visitor.do("resign:sure")
    assert reply.say == f"{who} resigns the game."
    assert visitor.game.outcome is not None
    (result,) = visitor.results
    assert (result["bots"], result["names"], result["won"]) == (["person", "person"], ["Ann", "Ben"], False)
    assert result["winners"] == [1 - ("Ann", "Ben").index(who)]
    assert cleaned({"at": "2026-11-22T10:00:00.000Z", **result})["names"] == ["Ann", "Ben"]
    assert f"{who} resigned the game." in Buttons(visitor.html).text


def test_skipping_shows_nobodys_cards_and_stops_behind_the_curtain() -> None:
    visitor = Family(PAIR)
    visitor.come()
    visitor.do("skip:sure")
    assert not visitor.can("hand")
    visitor.do("step")
    while visitor.game.position.actor != 1:
        visitor.do("step")
    visitor.do("unchoose")
    assert visitor.up


def game_with_demand(variant: str, seats: int, team: int, demand: str) -> Game:
    """Return a game in which somebody is asked whether to make this demand on another player's turn."""
    random, game = Random(1), new_game(variant_rules(variant, seats, team), "asked")[0]
    for _ in range(2000):
        if game.round_over:
            game, _ = next_round(game)
        if game.position.variant_state.demand == demand and game.position.actor != game.position.turn:
            return game
        game, _ = play(game, random.choice(legal_actions(game.position)))
    raise AssertionError(f"nobody was asked: {demand}")


def test_a_person_asked_about_anothers_turn_comes_to_the_screen() -> None:
    game = game_with_demand("swazi_two", 2, 1, "capture")
    visitor = Family(save=save_text(SavedMatch(game, (PERSON, PERSON), names=("Ann", "Ben"))))
    other, turn = game.position.actor, game.position.turn
    assert f"It is {('Ann', 'Ben')[other]}’s turn." in Buttons(visitor.html).text
    visitor.come()
    assert {"act:insist", "act:done"} <= set(visitor.intents)
    visitor.do("act:insist")
    visitor.rest()
    assert visitor.game.position.actor == turn
    assert visitor.up
    visitor.come()
    assert visitor.can("act")


def test_a_partner_with_a_single_answer_is_asked_anyway() -> None:
    game = game_with_demand("swazi", 4, 2, "request")
    visitor = Family(save=save_text(SavedMatch(game, (PERSON,) * 4)))
    visitor.come()
    assert "act:done" in visitor.intents


# ---------- only bots ----------


def test_bots_play_a_round_alone_and_can_be_paused() -> None:
    visitor = Visitor(address="?players=otto,lena&seed=watch", settings={"speed": "off"})
    assert visitor.reply.next == "step"
    assert visitor.can("pause")
    assert not visitor.can("hand")
    paused = visitor.do("pause")
    assert paused.next == ""
    assert visitor.can("go-on")
    assert visitor.do("go-on").next == "step"
    visitor.rest()
    match = visitor.session.match
    assert match.game.round_over
    assert {"next", "seen"} <= set(visitor.intents)
    assert not {"undo", "restart"} & set(visitor.intents)
    assert visitor.results == []
    menu = set(Buttons(str(visitor.do("menu").dialog)).intents)
    assert not {"skip", "resign", "restart"} & menu
    assert visitor.do("next").next == "step"
    assert match.game.round == 2


def test_hands_of_watched_bots_lie_face_down() -> None:
    visitor = Visitor(address="?players=otto,lena,nia&seed=watch", settings={"speed": "off"})
    for _ in range(6):
        visitor.do("step")
        hands = [card for hand in visitor.session.match.game.position.hands for card in hand]
        assert not any(f'id="card-{card}"' in visitor.html for card in hands)
        assert "Otto’s hand" in Buttons(visitor.html).text


# ---------- the form ----------


@pytest.mark.parametrize("address", ["players=otto,lena,nia", "variant=draw&players=otto,lena"])
def test_hands_of_watched_bots_can_be_open(address: str) -> None:
    visitor = Visitor(address=f"?{address}&seed=watch", settings={"watched": "open"})
    for _ in range(14):
        game = visitor.session.match.game
        for frame in visitor.reply.frames:
            ids = re.findall('id="(card-[^"]+)"', frame["html"])
            assert len(ids) == len({*ids})
        assert all(f'id="card-{card}"' in visitor.html for hand in game.position.hands for card in hand)
        visitor.do("step")


@pytest.mark.parametrize("address", [PAIR, "seed=watch&bots=nia"])
def test_hands_are_never_open_if_a_person_plays(address: str) -> None:
    visitor = Visitor(address=f"?{address}", settings={"watched": "open"})
    game, you = visitor.session.match.game, visitor.session.match.people.you
    hidden = [card for seat, hand in enumerate(game.position.hands) for card in hand if seat != you]
    assert [card for card in hidden if f'id="card-{card}"' in visitor.html] == []


def test_a_table_has_a_name_that_stays() -> None:
    visitor = Visitor("room")
    visitor.fill(room="  Sunday at\tthe lake ", target="6", name="Mine")
    reply = visitor.submit("start")
    assert reply.room == "Sunday at the lake"
    assert "Sunday at the lake · Mine" in visitor.html
    again = Visitor("room", save=visitor.store)
    assert "Sunday at the lake · Mine" in again.html
    again.do("resign:sure")
    (result,) = again.results
    assert (result["name"], result["room"]) == ("Mine", "Sunday at the lake")
    assert cleaned({**result, "at": "2026-11-22T12:00:00.000Z"})["room"] == "Sunday at the lake"
    again.again()
    assert "Sunday at the lake" in again.html
    other = Visitor("other", room="Sunday at the lake")
    other.do("new")
    assert other.form.values["room"] == "Sunday at the lake"


def test_the_form_seats_people_by_their_names_and_keeps_them_for_the_next_game() -> None:
    visitor = Visitor(settings={"speed": "off"})
    visitor.fill(who="people")
    assert [visitor.form.values[name] for name in ("bot0", "bot1")] == [PERSON, PERSON]
    visitor.fill(players="4x2", bot1="otto", bot2=PERSON, person0="Ann", person2=" <b>Cem</b> the magnificent ")
    reply = visitor.submit("start")
    match = visitor.session.match
    assert match.people.players[:3] == (PERSON, "otto", PERSON)
    assert match.people.names == ("Ann", "", "<b>Cem< b> the m", "")
    assert reply.people == ["Ann", "", "<b>Cem< b> the m", ""]
    assert "<b>Cem" not in visitor.html
    visitor.again()
    assert visitor.session.match.people.names[0] == "Ann"
    visitor.fill(who="alone", players="2x1")
    visitor.submit("start")
    assert visitor.session.match.people.names == ()
    visitor.arrive(people=reply.people)
    visitor.do("new")
    visitor.fill(who="people")
    assert visitor.form.values["person0"] == "Ann"


def test_the_form_seats_bots_alone_or_one_person_anywhere() -> None:
    visitor = Visitor(settings={"speed": "off"})
    visitor.fill(who="bots", players="3x1", bot0="otto")
    assert "person" not in {choice for name in ("bot0", "bot1", "bot2") for choice in visitor.form.choices[name]}
    visitor.submit("start")
    assert visitor.session.match.people.persons == ()
    visitor.fill(who="people", bot0="otto", bot1=PERSON, bot2="lena")
    visitor.submit("start")
    assert visitor.session.match.seated == ("lena", "otto")  # a single person has the first seat of the round table
    visitor.fill(who="bots")
    visitor.fill(who="alone")
    assert "bot0" not in visitor.form.values


# ---------- saves, links, files ----------

COMPANIES = [
    ((PERSON, PERSON, "nia"), ("Ann", "Jürgen & Co", "")),
    (("otto", PERSON, PERSON), ()),
    (("otto", "nia", "vera"), ()),
]


@pytest.mark.parametrize(("players", "names"), COMPANIES)
def test_a_company_goes_through_saves_links_and_files(players: tuple[str, ...], names: tuple[str, ...]) -> None:
    game, _ = new_game(variant_rules("classic", 3), "company")
    save = SavedMatch(game, players, names=names)
    assert parse_save(save_text(save), tuple(BOTS)) == save
    listed = entries(players, names)
    read = Invitations(tuple(BOTS), "other")
    for text in (link(PAGE, game, listed), cards_link(PAGE, game, listed), as_file(game, listed, ("A", "B", "C"))[1]):
        invited = read.of_text(text)
        assert (invited.game, invited.bots, invited.names, invited.faults) == (game, players, names, ())


def test_old_saves_and_links_seat_the_person_first() -> None:
    game, _ = new_game(variant_rules("classic", 3), "old")
    old = {"game": "classic:seats=3/old", "bots": ["nia", "otto"], "card": None, "picked": [], "more": False}
    assert parse_save(json.dumps(old), tuple(BOTS)).bots == ("nia", "otto")
    invited = Invitations(tuple(BOTS), "other").of_address("?seats=3&seed=old&bots=nia,otto")
    assert invited is not None
    assert (invited.game, invited.bots, invited.names) == (game, ("nia", "otto"), ())


def test_unknown_players_are_reported_and_empty_seats_filled() -> None:
    invited = Invitations(tuple(BOTS), "other").of_address("?seats=4&seed=s&players=persn:Ann,person,oto")
    assert invited is not None
    assert invited.bots[:3] == (PERSON, PERSON, "otto")
    assert invited.bots[3] in BOTS
    assert [fault.key for fault in invited.faults] == ["wrong.bot", "wrong.bot"]
    alone = Invitations(tuple(BOTS), "other").of_address("?seats=3&seed=s&players=nia,otto,person:Ann")
    assert alone is not None
    assert (alone.bots, alone.names) == (("nia", "otto"), ())


@pytest.mark.parametrize("people", [5, ["x" * 99, {}, None], "Ann", [[], "<script>"]])
def test_edited_names_are_cleaned(people: object) -> None:
    stored = {"game": "classic/s", "bots": [PERSON, PERSON], "people": people}
    names = parse_save(json.dumps(stored), tuple(BOTS)).names
    assert all(len(name) <= LONGEST_PERSON_NAME for name in names)
    visitor = Visitor(save=json.dumps(stored))
    assert "<script>" not in visitor.html
    assert visitor.can("face")


def test_names_appear_in_lists() -> None:
    assert clean_person(" Ann,\n Ben:Cem / Dora ") == "Ann Ben Cem Dora"
    assert clean_person(["Ann"]) == ""
    assert clean_names(["", "Ben"], 3) == ("", "Ben", "")
    assert clean_names(["", ""], 2) == ()
    assert company_of(("otto", PERSON, "nia")) == ("nia", "otto")
    assert company_of(("otto", PERSON, "nia"), fresh=False) == ("otto", PERSON, "nia")


def test_people_have_these_names() -> None:
    rules = variant_rules("classic", 4, 2)
    people = People(rules, (PERSON, PERSON, "nia", PERSON), ("Ann", "Ann"), near=1)
    assert [VOICE.spoken(people.name(seat)) for seat in range(4)] == ["Ann", "You", "Nia", "Player 4"]
    assert [VOICE.spoken(people.covered().name(seat)) for seat in range(4)] == ["Ann", "Ann 2", "Nia", "Player 4"]
    assert [people.place(seat) for seat in range(4)] == [3, 0, 1, 2]
    assert people_at(rules, ("nia",) * 3).you == 0
    assert people_at(rules, ("nia",) * 4).you is None


def test_names_are_in_copies_and_overwrite_none() -> None:
    here, there = Storage(None, "here"), Storage(None, "there")
    here.write("casino.people", ["Ann", "", "Ben"])
    copy = restored(backup_text(here, "2026-11-22T04:20:21.123Z"))
    assert merge(there, copy)["more"] == 1
    assert there.read("casino.people")[0] == ["Ann", "", "Ben"]
    there.write("casino.people", ["Cem", "Dora"])
    assert merge(there, copy)["more"] == 0
    assert there.read("casino.people")[0] == ["Cem", "Dora"]
    copy["values"]["casino.people"] = [5]
    assert merge(Storage(None, "third"), copy)["more"] == 0


def test_too_many_players_are_reported() -> None:
    visitor = Visitor(address="?players=person,person,person,nia,nia,nia,nia&seed=many")
    assert "This game is not for 7 players" in visitor.dialog
