"""Diagrams: drawn from content as it is written, or refused with the place of the fault."""

from __future__ import annotations

import re

import pytest

from tests.table.around import prose
from tests.table.markup import read
from tests.table.samples import T
from web.table.cards import Pen
from web.table.diagram import Diagram, draw_diagram


def test_a_diagram_is_a_figure_without_ids() -> None:
    root = read(prose())
    assert not [element for element in root if element.get("id") or element.get("style")]
    first = root.all("figure")[0]
    assert first.heard == (
        "You holdthree of spadeseight of heartsOn the tablefive of diamondsqueen of clubsbecomesThen"
        "Your single build of 8: five of diamonds, three of spades"
        "A single build. three of spades goes on five of diamonds to make 8. "
        "You keep eight of hearts to take both on a later turn."
    )
    assert [card.get("aria-label") for card in first.all(class_="card", data_can="")] == ["five of diamonds"]
    assert len(first.all(class_="card", data_last="")) == 1


def test_a_diagram_of_a_cleared_table_says_so() -> None:
    empty = read(draw_diagram(Diagram.from_data({"stages": [{"title": "At last"}]}), T))
    assert empty.heard == "At lastThe table is empty."
    taken = read(draw_diagram(Diagram.from_data({"stages": [{"pile": "8D 8S"}]}), T))
    assert taken.heard == "You takeeight of diamondseight of spades"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({}, "diagram: it has no stages"),
        ({"stages": [{}], "words": ""}, "diagram: 'words' is unknown"),
        ({"stages": [{}], "title": 3}, "diagram: title must be a text, not 3"),
        ({"stages": ["5D"]}, "stage 1: it must be a table of names and values, not '5D'"),
        ({"stages": [{}, {"hand": "5D 1S"}]}, "stage 2, hand: '1S' is no card"),
        ({"stages": [{"hand": "5D 5D"}]}, "stage 1, hand: 5D is there twice"),
        ({"stages": [{"hand": "5D", "loose": "5D"}]}, "stage 1: 5D is there twice"),
        ({"stages": [{"hand": 5}]}, "stage 1, hand: cards must be a text or a list, not 5"),
        ({"stages": [{"hand": "5D", "can": "6D"}]}, "stage 1: 6D is marked, but is not there"),
        ({"stages": [{"hand": "5D 6D", "last": "5D 6D"}]}, "stage 1: 2 cards were played last"),
        ({"stages": [{"builds": [{"groups": ["5D 3S"]}]}]}, "stage 1, build 1: its value must be a number, not None"),
        ({"stages": [{"builds": [{"value": 8}]}]}, "stage 1, build 1: it has no cards"),
        (
            {"stages": [{"builds": [{"value": 8, "groups": ["5D 3S"], "mark": "red"}]}]},
            "stage 1, build 1: 'red' is no mark of can, dim, hint",
        ),
    ],
)
def test_content_that_cannot_be_drawn_is_refused_with_its_place(data: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match="^" + re.escape(message)):
        Diagram.from_data(data)


def test_a_drawing_without_names_gives_none() -> None:
    pen = Pen(T)
    assert pen.name("card-8D") is None
    assert pen.why("Because.") is None
    assert not pen.reasons()
