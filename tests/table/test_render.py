"""The table component: well-formed, labelled, escaped, and true to its state."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from casino_core.cards import RANKS, SUITS
from tests.table.around import COUNT, DIAGRAMS, DIALOGS, diagram, prose
from tests.table.markup import Element, read
from tests.table.samples import (
    CALIFORNIA,
    CLAIM,
    DRAW,
    DUEL,
    EMPTY,
    HOSTILE,
    PLUCK,
    ROYAL,
    SCORE,
    SHEET,
    SIX,
    TABLES,
    T,
    surrounded,
)
from web.table import cards
from web.table import form_controls as forms
from web.table.cards import cards_line, listed, say, spoken, with_cards
from web.table.diagram import draw_diagram
from web.table.html import Html, fill, join, tag
from web.table.lesson_state import Coach, LineState
from web.table.replay_state import ComparedPlay, Comparison, Replaying
from web.table.round_count import SENTENCE_ID
from web.table.sheet import dialog, earned, score_table
from web.table.state import Notice, Preview, Remark, Spot, TableState, TurnButton
from web.table.table import draw
from web.table.what_counts import draw_what_counts
from web.worker.words.catalogue import catalogue

INTENT = re.compile(r"[a-z]+(:\S+)?")
REFERENCES = ("aria-labelledby", "aria-describedby", "for")
PLAIN_PARTS: dict[str, Callable[[], Html]] = {**DIALOGS, "prose": prose}
EVERYTHING: dict[str, Callable[[], Html]] = {
    **{name: lambda state=state: draw(state, T) for name, state in TABLES.items()},  # type: ignore[misc]
    **PLAIN_PARTS,
}

everything = pytest.mark.parametrize("made", EVERYTHING.values(), ids=EVERYTHING)


def render(state: TableState) -> Element:
    """Return the parsed markup of a state."""
    return read(draw(state, T))


# ---- every drawing ----


@everything
def test_markup_is_well_formed_and_ids_are_unique(made: Callable[[], Html]) -> None:
    root = read(made())
    ids = [name for element in root if (name := element.get("id")) is not None]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"[A-Za-z][\w-]*", name) for name in ids)


@everything
def test_what_is_pointed_to_is_there(made: Callable[[], Html]) -> None:
    root = read(made())
    ids = {element.get("id") for element in root}
    for element in root:
        for attribute in REFERENCES:
            assert set((element.get(attribute) or "").split()) <= ids


@everything
def test_everything_that_acts_has_a_name_and_a_readable_intent(made: Callable[[], Html]) -> None:
    root = read(made())
    for element in root:
        if element.name in ("button", "a", "summary"):
            assert element.accessible_name
        if element.name == "button":
            assert element.get("type") in ("button", "submit")
            acts = element.get("data-do") is not None or element.get("type") == "submit"
            assert acts != (element.get("aria-disabled") == "true" and element.get("data-do") is None)
        if (intent := element.get("data-do")) is not None:
            assert element.name in ("button", "form")
            assert INTENT.fullmatch(intent)


@everything
def test_pictures_have_names_and_only_real_controls_take_clicks(made: Callable[[], Html]) -> None:
    for element in read(made()):
        assert not any(name.startswith("on") for name in element.attributes)
        if element.get("role") == "img":
            assert element.get("aria-label")
        if element.name in ("input", "select"):
            assert element.get("id")


@everything
def test_nothing_announces_itself(made: Callable[[], Html]) -> None:
    for element in read(made()):
        if element.get("id") != SENTENCE_ID:  # in a modal dialog, where nothing else would be read
            assert element.get("role") not in ("status", "alert", "log")
        assert element.get("aria-live") is None


@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_tab_reaches_every_zone_once(state: TableState) -> None:
    root = render(state)
    open_piles = any(other.top and other.top.card and other.top.card.intent for other in state.others)
    zones = ["piles"] * open_piles + ["table", "hand", "acts"]
    assert [zone.get("data-zone") for zone in root if zone.get("data-zone")] == zones
    for name in zones:
        controls = root.one(data_zone=name).all("button")
        stops = [control.get("tabindex") for control in controls]
        assert stops.count("0") == (1 if controls else 0)
        assert set(stops) <= {"0", "-1"}


@pytest.mark.parametrize("state", TABLES.values(), ids=TABLES)
def test_every_card_travels_under_a_name_of_its_own(state: TableState) -> None:
    root = render(state)
    names = re.findall(r"view-transition-name:([\w-]+)", draw(state, T))
    assert len(names) == len(set(names))
    for element in root:
        if "view-transition-name" in (element.get("style") or ""):
            assert element.get("style") == f"view-transition-name:{element.get('id')}"


def test_the_catalogue_has_every_word_and_no_other() -> None:
    keys = set()

    def listening(key: str, **facts: object) -> str:
        keys.add(key)
        return T(key, **facts)

    their_move = replace(DUEL, others=(replace(DUEL.others[0], turn=True),), loose=(Spot("JD", last=True),))
    endless = surrounded(SCORE, sheet=replace(SHEET, target=None))
    watched = replace(DUEL, looks=False)
    counted = surrounded(SCORE, count_step=COUNT)
    saying = replace(DUEL, me=replace(DUEL.me, says=(Remark(Html("Cash"), "cash"),), proven=("proven: ace",)))
    lines = (("You", Html("lay down")),)
    replayed = surrounded(DUEL, replay=Replaying(1, 4, (0, 3), 1, "Round 1, play 1 of 2", lines))
    playing = surrounded(DUEL, replay=Replaying(1, 4, (0, 3), 1, "Round 1, play 1 of 2", lines, plays=True, over=False))
    both = tuple(ComparedPlay(name, f"{name}:", Html("take"), shown=name == "yours") for name in ("yours", "better"))
    compared = Comparison(Html("Nia sweeps."), both, step=1, of=2)
    comparing = surrounded(DUEL, replay=Replaying(1, 4, (0, 3), 1, "Round 1, play 1 of 2", lines, comparison=compared))
    coached = surrounded(DUEL, coach=Coach("Take", 2, 8, Html("Take the eight."), answer=Html("Yes."), right=True))
    puzzled = surrounded(DUEL, coach=Coach("Casino", 2, 8, Html("What is best?"), puzzle=True))
    tried = surrounded(
        DUEL,
        coach=Coach(
            "Casino",
            2,
            8,
            Html("What is best?"),
            puzzle=True,
            answer=Html("No."),
            line=LineState(1, 4, Html("Nia takes.")),
        ),
    )
    series = surrounded(DUEL, coach=Coach("Three tasks", 2, 3, Html("Take the eight."), series=True, over=True))
    alone = surrounded(DUEL, coach=Coach("Take", 1, 1, Html("Take the eight."), right=True))
    hinted = replace(EMPTY, hint=Notice("Keys do everything, too.", (("Got it", "hint:keys"),)))
    for state in (
        *TABLES.values(),
        their_move,
        endless,
        tried,
        comparing,
        watched,
        replace(watched, hand=()),
        counted,
        hinted,
        saying,
        replayed,
        playing,
        coached,
        puzzled,
        series,
        alone,
    ):
        draw(state, listening)
    for data in DIAGRAMS:
        draw_diagram(diagram(data), listening)
    draw_what_counts(CALIFORNIA.scored, CALIFORNIA.counts, listening)
    listed((rank + suit for rank in RANKS for suit in SUITS), listening)
    earned(("You",), (("AS",),), listening)
    shared = {"locale.list", "locale.semicolon"}
    assert keys == shared | {key for key in catalogue("en") if key.startswith(("table.", "card."))}


def test_the_component_needs_only_itself_the_engine_and_the_standard_library() -> None:
    folder = Path(cards.__file__).parent
    for path in folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [name.name for name in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                ours = name.startswith(("web.table.", "casino_core."))
                assert ours or name.split(".")[0] in sys.stdlib_module_names, f"{path.name} imports {name}"


# ---- escaping ----


def test_hostile_text_stays_text() -> None:
    root = render(HOSTILE)
    assert not [element.name for element in root if element.name in ("script", "img", "style", "em", "u", "s")]
    assert root.one("section", id="seat-1").get("aria-label") == HOSTILE.others[0].name
    assert root.one(class_="build").accessible_name.startswith("<img src=x onerror=alert(1)>’s single build of 9")
    assert root.one("a").get("href") == '"><script>'
    assert "<b>Casino</b>" in root.one("h1").text


def test_plain_text_is_escaped_once_and_markup_not_at_all() -> None:
    assert tag("p", "a < b & c", Html("<b>d</b>")) == "<p>a &lt; b &amp; c<b>d</b></p>"
    assert tag("p", title='"', hidden=True, id=None) == '<p title="&quot;" hidden></p>'
    assert tag("input", value="<") == '<input value="&lt;">'
    assert join(("<", Html("<i></i>")), " & ") == "&lt; &amp; <i></i>"
    assert fill("{who} <3", who=Html("<b>N</b>")) == "<b>N</b> &lt;3"
    assert with_cards("{x} & {9Z}", T) == "{x} &amp; {9Z}"


# ---- words ----


def test_spoken_names() -> None:
    assert spoken("8S", T) == "eight of spades"
    assert spoken("TD", T) == spoken("10D", T) == "ten of diamonds"
    assert len({spoken(rank + suit, T) for rank in RANKS for suit in SUITS}) == 52
    assert listed(("5C", "4D"), T) == "five of clubs, four of diamonds"
    with pytest.raises(ValueError, match="not a card"):
        spoken("1S", T)


def test_a_card_in_running_text_is_read_as_words() -> None:
    small = read(say("TD", T, "cards.svg"))
    assert small.text == "10"
    assert small.heard == "ten of diamonds"
    assert small.one("use").get("href") == "cards.svg#pipD"
    assert read(with_cards("{3S} goes on {10D}.", T)).heard == "three of spades goes on ten of diamonds."
    assert read(cards_line(("3S", "4S"), T)).heard == "three of spades four of spades"


def test_builds_are_told_with_owner_kind_value_and_groups() -> None:
    root = render(DUEL)
    assert [build.accessible_name for build in root.all(class_="build")] == [
        "Nia’s single build of 9: five of clubs, four of diamonds",
        "Your multiple build of 7: four of spades, three of hearts; six of clubs, ace of diamonds",
    ]


def test_choices_are_told_with_what_they_cost() -> None:
    take, make, lay = render(DUEL).one(id="acts").all("button")
    assert take.heard == "Take eight of diamonds five of hearts+three of clubs 4 cards, 1 spade"
    assert make.heard == "Build 10 with two of spades you keep ten of diamonds"
    assert (lay.heard, lay.get("aria-disabled"), lay.get("data-do")) == (
        "Lay down Not while your 7 stands",
        "true",
        None,
    )
    labelled = read(draw(replace(DUEL, offers=(replace(DUEL.offers[0], label="Take three cards"),)), T)).one(id="act-1")
    assert labelled.accessible_name == "Take three cards"
    assert labelled.get("aria-describedby") == "act-1-cost"


def test_a_choice_drawn_as_cards_is_told_with_value_and_groups() -> None:
    buttons = render(ROYAL).one(id="acts").all(class_="drawn")
    assert [button.heard for button in buttons] == [
        "Take as 14 ace of hearts; queen of diamonds, two of clubs; king of diamonds, ace of clubs 6 cards, 2 aces",
        "Raise Nia’s 9 to 10 five of clubs, four of diamonds, ace of spades you keep ten of diamonds",
        "Build 14 ace of spades; ace of hearts 2 sets, you keep ace of clubs",
    ]
    fans = [[len(fan.all(class_="card")) for fan in button.all(class_="fan")] for button in buttons]
    assert fans == [[1, 2, 2], [3], [1, 1]]
    assert [button.one("b").get("class") for button in buttons] == ["value single", "value single", "value multiple"]
    held = [card.one("use").get("href") for card in buttons[2].all(data_last="")]
    assert held == ["#AS"]


def test_a_value_that_nobody_doubts_is_not_shown() -> None:
    made = Preview((("8D", "AC"),))
    button = render(replace(DUEL, offers=(replace(DUEL.offers[0], preview=made),))).one(id="act-1")
    assert not button.all(class_="value")


def test_what_needs_no_card_is_a_row_of_plain_buttons() -> None:
    buttons = render(PLUCK).one("section", aria_label="What else you can do").all("button")
    assert [(button.heard, button.get("data-do")) for button in buttons] == [
        ("Done", "turn:done"),
        ("Announce the last deal", "turn:last"),
    ]
    assert [button.matches(class_="first") for button in buttons] == [True, False]
    assert not render(DUEL).all(id="ways")
    named_card = replace(DUEL, buttons=(TurnButton(with_cards("Pluck {7H}", T), "turn:pluck"),))
    assert render(named_card).one(id="way-1").heard == "Pluck seven of hearts"


def test_what_needs_no_card_comes_after_the_hand_and_before_the_choices() -> None:
    ids = [element.get("id") for element in render(CLAIM) if element.get("id") in ("hand", "ways", "acts")]
    assert ids == ["hand", "ways", "acts"]


def test_points_of_the_round_so_far_are_beside_the_score() -> None:
    root = render(CALIFORNIA)
    chips = [chip.heard for chip in root.all(class_="chip")]
    assert chips[0] == "YouYou 0 points, This round +1"
    assert chips[3] == "CecCecilia 9 points, This round −2"
    rows = read(draw_what_counts(CALIFORNIA.scored, (), T)).all("li")
    assert [row.heard for row in rows][::2] == [
        "You a sweep with king of spades +1",
        "Cecilia laid a card down: a fine −2",
    ]
    score = root.one("button", id="do-counts")
    assert score.heard.startswith("Score: YouYou 0")
    assert score.heard.endswith(", what scores")
    plain = render(DUEL).one(id="bar")
    assert "This round" not in plain.heard


def test_the_pack_lies_there_where_it_is_drawn_from() -> None:
    assert render(DRAW).one(id="stock").heard == "24 to draw"
    assert render(replace(DRAW, stock=0)).one(id="stock").get("data-empty") == ""
    root = render(DUEL)
    assert not root.all(id="stock")
    assert "24 cards left in the pack" in root.one(id="seat-0").heard


def test_zones_and_seats_say_what_they_are() -> None:
    root = render(DUEL)
    headings = {heading.get("id"): heading.text for heading in root.all("h2")}
    assert headings["hand-title"] == "Your hand"
    assert headings["field-title"] == "On the table"
    assert root.one(id="acts").get("aria-label") == "What you can do with the eight of spades"
    assert render(EMPTY).one(id="acts").get("aria-label") == "What you can do"
    assert root.one(id="seat-1").heard == "Nia 2 cards in hand5 taken, show what Nia took last"
    assert "thinking" in render(SIX).one(id="seat-3").heard
    their_move = replace(DUEL, others=(replace(DUEL.others[0], turn=True),))
    assert "to play" in render(their_move).one(id="seat-1").heard


# ---- over the table ----


def test_the_score_sheet_is_a_table_with_headers() -> None:
    table = read(score_table(SHEET, T)).one("table")
    assert [head.text for head in table.all("th", scope="col")] == ["Item", "You", "Nia"]
    rows = table.one("tbody").all("tr")
    assert [row.one("th", scope="row").heard for row in rows[1:3]] == [
        "Most spades 6 to 7",
        "Big Casino ten of diamonds",
    ]
    assert [cell.heard for cell in rows[1].all("td")] == ["none", "1"]
    assert [cell.heard for cell in rows[4].all("td")] == ["spadesheartsdiamonds3", "clubs1"]
    assert [cell.heard for cell in table.one("tfoot").all("td")] == ["8", "3", "20", "12"]
    assert [bold.text for bold in table.all("b", class_="lead")] == ["20"]
    lowest = read(score_table(replace(SHEET, totals=(20, -2), lowest=True), T))
    assert [bold.text for bold in lowest.all("b", class_="lead")] == ["−2"]
    level = read(score_table(replace(SHEET, totals=(15, 15)), T))
    assert not level.all("b", class_="lead")


def test_the_rounds_add_up_to_the_game() -> None:
    rows = render(SCORE).one(id="rounds").one("tbody").all("tr")
    assert [[cell.heard for cell in row.all("td")] for row in rows] == [["+12 12", "+9 9"], ["+8 20", "+3 12"]]


def test_the_way_out_is_on_the_score_sheet() -> None:
    assert render(surrounded(SCORE, home="../")).one("dialog").one("a").get("href") == "../"
    assert not render(surrounded(SCORE, home="")).one("dialog").all("a")


def test_the_cards_that_earned_an_item_can_be_unfolded() -> None:
    details = read(earned(("You", "Nia"), (("AS",), ()), T)).one("details")
    assert details.one("summary").heard == "Which cards"
    assert [line.heard for line in details.all("div")] == ["You ace of spades"]


def test_the_score_sheet_comes_over_the_table() -> None:
    over = render(SCORE).one("dialog")
    assert (over.get("id"), over.get("open")) == ("sheet", None)
    assert [button.get("data-do") for button in over.all("button")] == ["next", "seen", "undo"]
    assert [button.get("data-do") for button in over.one(id="more").all("button")] == ["undo"]
    assert not render(DUEL).all("dialog")


def test_a_question_is_read_at_once_and_must_be_answered() -> None:
    question = read(DIALOGS["question"]()).one("dialog")
    assert question.get("role") == "alertdialog"
    assert question.one(id=question.get("aria-describedby") or "").text.startswith("The running game")
    assert [button.get("autofocus") for button in question.all("button")] == ["", None]
    assert not question.all(class_="square")


def test_a_dialog_that_can_be_dismissed() -> None:
    shown = read(dialog("Menu", "Text", dismiss=("Close", "close"))).one("dialog")
    assert shown.get("role") is None
    assert shown.get("data-dismiss") == "close"
    assert shown.one("button").accessible_name == "Close"
    assert shown.one("h2").get("autofocus") == ""


def test_form_controls_are_labelled_and_described() -> None:
    root = read(DIALOGS["form"]())
    assert [radio.get("checked") for radio in root.all("input", type="radio")] == ["", None, None, None]
    wrong = root.one("input", name="target")
    assert wrong.get("aria-invalid") == "true"
    assert wrong.get("aria-describedby") == "target-about target-error"
    assert root.one("label", for_="target").text == "Played to"
    assert root.one("option", selected="").get("value") == "nia"
    switch = root.one("input", role="switch")
    assert root.one(id=switch.get("aria-labelledby") or "").text == "Sweeps score"
    right = read(forms.text_field("Played to", "target", "21")).one("input")
    assert (right.get("aria-invalid"), right.get("aria-describedby")) == (None, None)


def test_no_line_ends_between_a_card_and_its_marks() -> None:
    kept = with_cards("Take {8D}, {5S} with {3H} (or {TC}).", T)
    assert kept.count('<span class="unbroken">') == 2
    assert with_cards("{8D} takes it", T).count("unbroken") == 0


def test_no_line_ends_within_a_sum_or_before_its_comma() -> None:
    sums = read(with_cards("Take {8D}, {5S}+{3H}, {AC}+{2C}+{5D} or {8C}.", T)).all(class_="added")
    assert [each.heard for each in sums] == [
        "five of spades+three of hearts,",
        "ace of clubs+two of clubs+five of diamonds",
    ]
