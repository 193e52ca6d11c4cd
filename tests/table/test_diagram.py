"""Diagrams have no ids, and have words for screen readers."""

from __future__ import annotations

from tests.table.around import diagram, prose
from tests.table.markup import read
from tests.table.samples import T
from web.table.cards import Pen
from web.table.diagram import draw_diagram


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
    empty = read(draw_diagram(diagram({"stages": [{"title": "At last"}]}), T))
    assert empty.heard == "At lastThe table is empty."
    taken = read(draw_diagram(diagram({"stages": [{"pile": "8D 8S"}]}), T))
    assert taken.heard == "You takeeight of diamondseight of spades"


def test_a_drawing_without_names_gives_none() -> None:
    pen = Pen(T)
    assert pen.name("card-8D") is None
    assert pen.why("Because.") is None
    assert not pen.reasons()
