"""The table component: its state as elements and attributes, for stylesheets and screen readers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.table.markup import read
from tests.table.samples import (
    CROWDED,
    DUEL,
    EMPTY,
    ERROR,
    FIVE,
    FOUR,
    GERMAN,
    LONG_HAND,
    QUESTION,
    SCORE,
    SIX,
    SOTHO,
    SWAZI,
    WAITING,
    T,
    act,
    plate,
    spots,
    surrounded,
)
from tests.table.test_render import render
from web.table.cards import tab_stop
from web.table.state import Seat, SideScore, Spot
from web.table.table import crowd, draw, record


def test_marks_become_attributes() -> None:
    root = render(DUEL)
    can, dim, chosen = root.one(id="card-8D"), root.one(id="card-JD"), root.one(id="card-8S")
    assert (can.get("data-can"), can.get("aria-pressed"), can.get("data-do")) == ("", "false", "pick:8D")
    assert (dim.get("data-dim"), dim.get("aria-disabled"), dim.get("tabindex")) == ("", "true", "-1")
    assert (chosen.get("aria-pressed"), chosen.get("tabindex")) == ("true", "0")
    hint = render(ERROR).one(id="card-8S")
    assert (hint.get("data-hint"), hint.accessible_name) == ("", "eight of spades, hint")


def test_a_dim_piece_tells_its_reason() -> None:
    root = render(DUEL)
    reasons = {element.get("id"): element.text for element in root.all("span", hidden="")}
    assert reasons[root.one(id="card-JD").get("aria-describedby")] == "A jack takes only jacks."
    assert reasons[root.one(id="build-5C").get("aria-describedby")] == "It needs a 9."
    both = render(replace(DUEL, loose=spots("JD JS", "dim", reason="Only jacks.")))
    assert both.one(id="card-JD").get("aria-describedby") == both.one(id="card-JS").get("aria-describedby")


def test_open_piles_show_their_tops_by_name() -> None:
    root = render(SOTHO)
    assert root.one(id="card-5S").accessible_name == "top of Lwazi’s pile: five of spades"
    assert (root.one(id="card-5S").name, root.one(id="card-5S").get("data-do")) == ("button", "pick:5S")
    assert root.one(id="card-8D").name == "span"
    assert root.one(id="pile-0").heard == "top of your pile: eight of diamonds8 taken"
    assert root.one(id="pile-3").get("data-empty") == ""
    assert [seat.get("data-open") for seat in root.one(id="seats").all("section")] == ["", "", ""]
    assert render(DUEL).one(id="seat-1").get("data-open") is None


def test_partners_with_one_pile_show_it_once() -> None:
    root = render(SWAZI)
    assert not root.all(id="pile-2")
    assert root.one(id="pile-1").heard == "top of the pile of Lwazi and Thandi: five of spades5 taken"


def test_a_build_whose_owner_is_proven_says_so() -> None:
    plates = render(SWAZI).all(class_="build")
    assert [plate.accessible_name.endswith("; proven") for plate in plates] == [False, False, True]
    assert "multiple, proven" in plates[2].text


def test_a_question_stands_with_its_answers() -> None:
    root = render(QUESTION)
    assert root.one(id="ways").one("p").heard.endswith("Insist?")
    assert not root.one(id="acts").all("p")
    without_buttons = render(replace(QUESTION, buttons=()))
    assert without_buttons.one(id="acts").one("p").heard.endswith("Insist?")


def test_what_cannot_be_chosen_is_no_button() -> None:
    root = render(WAITING)
    assert not root.one(id="field").all("button")
    assert root.one(id="card-8D").matches("span", role="img", aria_label="eight of diamonds")
    assert root.one(id="build-5C").matches("div", role="img")
    assert root.one(id="field").get("tabindex") == "0"


def test_the_card_that_was_just_played_is_marked() -> None:
    root = render(replace(DUEL, loose=(Spot("JD", last=True),)))
    assert root.one(id="card-JD").get("data-last") == ""
    assert root.one(id="card-JD").accessible_name == "jack of diamonds, just played"
    assert root.one(id="card-4D").get("data-last") == ""
    assert root.one(id="card-5C").get("data-last") is None


def test_twins_of_two_packs_are_told_apart() -> None:
    root = render(SIX)
    assert root.one(id="card-6D").accessible_name == root.one(id="card-6D-2").accessible_name == "six of diamonds"


def test_whose_turn_it_is() -> None:
    assert render(DUEL).one(id="seat-0").get("data-turn") == ""
    assert "Your turn" in render(DUEL).one(id="seat-0").heard
    waiting = render(WAITING)
    assert waiting.one(id="seat-0").get("data-turn") is None
    assert waiting.one(id="seat-1").get("data-turn") == ""
    assert waiting.one(id="seat-1").one(class_="disc").get("data-thinking") == ""
    assert "thinking" in waiting.one(id="seat-1").heard


def test_seats_hold_backs_and_counts() -> None:
    seat = render(WAITING).one(id="seat-1")
    assert seat.one(class_="held").get("style") == "--n:3"
    assert len(seat.one(class_="held").all(class_="card")) == 3
    assert seat.one(id="pile-1").heard == "5 taken, 1 sweep, show what Nia took last"
    nobody = render(replace(DUEL, me=Seat("You", 0, 0))).one(id="pile-0")
    assert nobody.get("data-empty") == ""
    assert not nobody.all("svg")


def test_four_others_and_more_are_told_briefly() -> None:
    assert render(FIVE).one(id="seat-3").heard == "Wilhelmina thinking3 in hand0 taken"
    assert render(FOUR).one(id="seat-1").heard == "Lwazi 7 cards in hand5 taken, show what Lwazi took last"
    assert [len(render(state).one(id="seats").all("section")) for state in (FIVE, SIX)] == [4, 5]


def test_twelve_backs_tell_the_stylesheet_their_number() -> None:
    held = render(GERMAN).one(id="seat-1").one(class_="held")
    assert (held.get("style"), len(held.all(class_="card"))) == ("--n:12", 12)


@pytest.mark.parametrize(("others", "places"), [(1, ["north"]), (2, ["west", "east"]), (3, ["west", "north", "east"])])
def test_seats_go_around_the_table(others: int, places: list[str]) -> None:
    root = render(replace(DUEL, others=(DUEL.others * others)))
    assert root.one(class_="mat").get("data-seats") == str(others + 1)
    assert [(seat.get("class") or "").split()[1:] for seat in root.one(id="seats").all("section")] == [
        [place] for place in places
    ]


@pytest.mark.parametrize("size", range(17))
def test_the_hand_tells_the_stylesheet_its_size(size: int) -> None:
    hand = render(replace(DUEL, hand=LONG_HAND.hand[:size])).one(id="hand")
    assert hand.get("style") == f"--n:{max(size, 1)}"
    assert len(hand.all("button")) == size
    assert bool(hand.all(class_="empty")) == (size == 0)


def test_a_crowd_grows_with_what_lies_there() -> None:
    states = (EMPTY, DUEL, FOUR, replace(CROWDED, loose=CROWDED.loose[:4]), CROWDED)
    assert [crowd(state) for state in states] == [0, 0, 1, 2, 3]


def test_an_empty_table_says_so() -> None:
    assert render(EMPTY).one(class_="empty").text == "The table is empty. Any card you lay down starts it."
    assert render(SCORE).one(id="field").one(class_="empty").text == "The table is empty."
    assert not render(DUEL).one(id="field").all(class_="empty")


def test_an_alert_takes_the_place_of_the_log() -> None:
    assert render(DUEL).one(id="log").get("data-state") is None
    assert render(DUEL).one(id="log").heard == "Nia plays four of diamonds on five of clubs to build 9."
    refused = render(ERROR).one(id="log")
    assert refused.get("data-state") == "refused"
    assert refused.heard.startswith("eight of spades cannot take")


def test_the_first_choice_is_filled_unless_it_is_refused() -> None:
    acts = render(CROWDED).one(id="acts").all("button")
    assert ["first" in (button.get("class") or "") for button in acts] == [True, False, False, False, False]
    assert acts[-1].matches(class_="more", data_do="more")
    refused = render(replace(DUEL, offers=(act("Lay down", "Not now"),))).one(id="act-1")
    assert not refused.matches(class_="first")


def test_the_last_move_is_offered_once_there_is_one() -> None:
    assert [button.get("id") for button in render(DUEL).all(data_do="again")] == ["do-again", None]
    before = render(EMPTY)
    assert before.one(data_do="again").get("aria-disabled") == "true"  # if it is pressed anyway, the log shows why
    assert before.one(id=before.one(id="do-again").get("aria-describedby") or "").text == "Nobody has played yet."


def test_what_a_small_button_does_is_written_on_it() -> None:
    root = render(surrounded(DUEL, can_undo=True, can_redo=True))
    assert {name: root.one(id=f"do-{name}").text for name in ("again", "undo", "redo", "menu")} == {
        "again": "Last play",
        "undo": "Undo",
        "redo": "Redo",
        "menu": "Menu",
    }


def test_the_bar_has_the_way_out_the_score_and_the_menu() -> None:
    root = render(DUEL).one(id="bar")
    assert root.one("a").get("href") == "./"
    assert root.one(data_do="menu").accessible_name == "Menu"
    assert [chip.get("style") for chip in root.all(class_="chip")] == ["--part:57%", "--part:43%"]
    assert not render(surrounded(DUEL, home="")).all("a")
    one = render(replace(DUEL, scores=(SideScore("You", "You", 1, 5),))).one(class_="chip")
    assert one.heard.endswith("1 point")


def test_the_record_marks_its_last_turn() -> None:
    turns = read(record(DUEL, T)).one("ol", class_="turns").all("li")
    assert [turn.get("aria-current") for turn in turns] == [None, None, "true"]
    assert turns[0].heard == "Nia lays down jack of diamonds"
    assert not read(record(EMPTY, T)).all(class_="turns")


def test_the_sprite_can_be_a_file() -> None:
    root = read(draw(DUEL, T, "../cards.svg"))
    assert {(use.get("href") or "").split("#")[0] for use in root.all("use")} >= {"../cards.svg"}
    assert root.one(id="card-8D").one("use").get("href") == "../cards.svg#8D"


def test_tab_stops_at_what_matters_most() -> None:
    assert tab_stop(spots("2S 3S 4S")) == 0
    assert tab_stop((*spots("2S", "dim"), *spots("3S"), *spots("4S", "can"))) == 2
    assert tab_stop((*spots("2S 3S", "can"), *spots("4S", "chosen"))) == 2
    assert tab_stop((Spot("2S"), *spots("3S", "dim"))) == 1
    assert tab_stop((Spot("2S"),)) == -1
    builds = (plate(9, "Nia", "5C 4D", mark="chosen"),)
    assert tab_stop((*spots("2S", "can"), *builds)) == 1
