"""Samples of what is drawn over, around or instead of a table: dialogs, notices, the curtain, prose, finished games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from casino_core.bots import LADDER
from casino_core.cards import RANKS
from tests.page.test_finished import finished
from tests.page.test_statistics import overview
from tests.table.samples import DUEL, EMPTY, FOUR, SCORE, SHEET, T, surrounded, text
from web.page.statistics import summary
from web.shared.games import ACHIEVEMENTS
from web.table import form_controls as forms
from web.table.count_state import CountStep, SideShare
from web.table.curtain import Curtain, draw_curtain
from web.table.diagram import Diagram, DiagramBuild, Stage, draw_diagram
from web.table.html import Html, join, tag
from web.table.round_count import draw_count_step
from web.table.sheet import dialog
from web.table.state import Mark, Notice, Remark, TableState

# ---- over the table ----


def question() -> Html:
    """Return a dialog with a question that must be answered."""
    words_ = "The running game is lost then. Your results are kept."
    return dialog("Begin a new game?", words_, (("Begin anew", "new:go"), ("Keep playing", "new:stay")))


def error() -> Html:
    """Return a dialog that shows an error, with a button to continue in spite of it."""
    return dialog(
        "This link cannot be opened",
        join((tag("p", text("It has a card twice ({8S}, character 14).")), tag("p", "Open it without that card?"))),
        (("Open it", "link:mended"), ("To the front page", "home")),
        dismiss=("Close", "close"),
    )


def new_game() -> Html:
    """Return the form for a new game."""
    parts = (
        forms.segmented("Players", "seats", (("2", "Two"), ("3", "Three"), ("4", "Four"), ("2v2", "Partners")), "2"),
        forms.select(
            "Opponent", "bot", (("nia", "Nia, steady"), ("tom", "Tom, a beginner")), "nia", about="Both are fair."
        ),
        forms.text_field(
            "Played to", "target", "abc", about="From 1 to 99.", error="“abc” is not a number from 1 to 99."
        ),
        forms.switch("Sweeps score", "sweeps", on=True, about="One point for each time the table is cleared."),
    )
    return dialog("New game", forms.form("start", *parts, submit="Deal"), dismiss=("Close", "close"))


HEARTS, CLUBS = (tuple(f"{rank}{suit}" for rank in RANKS) for suit in "HC")
COUNT = CountStep(
    "The count",
    "1 of 6",
    "Most cards",
    "Most cards. Kit gets 4 points.",
    (
        SideShare("You", (*HEARTS, *CLUBS[:1]), "14", 0, 2),
        SideShare("Nia", CLUBS[1:], "12", -3, -1),
        SideShare("Kit", (), "", 4, 4),
    ),
    (("Next item", "count"), ("Show all at once", "count:all")),
)


def count() -> Html:
    """Return the dialog that counts one item of a score."""
    return draw_count_step(COUNT, T)


DIALOGS: dict[str, Callable[[], Html]] = {"question": question, "mended": error, "form": new_game, "count": count}


# ---- beside and instead of the table ----

HINT = Notice("Every key that does something is listed under ?", (("Got it", "hint:keys"), ("No hints", "hint:off")))
ASIDE = Notice("A new version of this site is ready.", (("Update now", "update"), ("Not now", "later:update")))
ASIDES: dict[str, TableState] = {
    "hinted": replace(EMPTY, hint=HINT),
    "heard": replace(
        FOUR,
        me=replace(FOUR.me, says=(Remark(text("Building {8S}"), "building"),)),
        others=tuple(replace(seat, says=(Remark(Html("Last"), "last"),)) for seat in FOUR.others),
    ),
    "open-hands": replace(
        FOUR, others=tuple(replace(seat, held=3, shows=("AS", "TD", "2S")) for seat in FOUR.others), looks=True
    ),
    "offered": surrounded(SCORE, sheet=replace(SHEET, notice=ASIDE)),
    "named": replace(DUEL, title="Sunday evening · Royal Casino", brief="Deal 4 of 6"),
}
"""Tables with something extra: a hint, spoken words, open hands, an update on the score sheet, a name."""


def curtain() -> Html:
    """Return the curtain between two people who share a screen."""
    about = "Only Ben should look now."
    return draw_curtain(Curtain(DUEL, "Ben’s turn", "Show my cards", "face", about, "Take back Ann’s play"), T)


# ---- pages around tables ----

DIAGRAMS: tuple[Mapping[str, Any], ...] = (
    {
        "title": "A single build.",
        "caption": "{3S} goes on {5D} to make 8. You keep {8H} to take both on a later turn.",
        "stages": [
            {"hand": "3S 8H", "loose": "5D QC", "can": "5D"},
            {"builds": [{"value": 8, "groups": ["5D 3S"]}], "last": "3S"},
        ],
    },
    {
        "title": "A multiple build.",
        "caption": "{8C} is added to Nia’s 8. You keep {8H}; the double ring says that the number is now fixed.",
        "stages": [
            {"hand": "8C 8H", "builds": [{"value": 8, "owner": "Nia", "groups": ["6D 2C"], "mark": "can"}]},
            {"builds": [{"value": 8, "groups": ["6D 2C", "8C"]}]},
        ],
    },
    {
        "title": "Taking.",
        "caption": "One {8S} takes all at once: the eight, five and three, and the build.",
        "stages": [
            {
                "hand": "8S 7D TD",
                "loose": "8D 5H 3C JD",
                "builds": [{"value": 8, "owner": "Nia", "groups": ["6C 2D"], "mark": "can"}],
                "can": "8D 5H 3C",
                "dim": "JD",
            },
            {"title": "What stays", "loose": "JD", "pile": "8D 5H 3C 6C 2D 8S", "tops": {"Nia": "4C"}},
            {"title": "At last"},
        ],
    },
)


def diagram(data: Mapping[str, Any]) -> Diagram:
    """Return a diagram from data in the form of ``DIAGRAMS``."""
    return Diagram(tuple(map(_stage, data["stages"])), data.get("title", ""), data.get("caption", ""))


def _stage(data: Mapping[str, Any]) -> Stage:
    hand, loose, pile = (tuple(data.get(name, "").split()) for name in ("hand", "loose", "pile"))
    builds = tuple(
        DiagramBuild(build["value"], tuple(map(_cards, build["groups"])), build.get("owner", ""), build.get("mark", ""))
        for build in data.get("builds", ())
    )
    kinds: tuple[Mark, ...] = ("can", "dim")
    marks = tuple((card, kind) for kind in kinds for card in data.get(kind, "").split())
    tops = tuple(data.get("tops", {}).items())
    return Stage(data.get("title", ""), hand, loose, builds, pile, tops, marks, data.get("last", ""))


def _cards(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def prose() -> Html:
    """Return a page with diagrams."""
    figures = (draw_diagram(diagram(data), T) for data in DIAGRAMS)
    lead = tag(
        "p", "A build is a promise: you put cards together now, to take them all with one card later.", class_="lead"
    )
    return tag("div", tag("main", tag("h1", "Building"), lead, *figures, class_="prose"), class_="book")


def yours(number: int = 30) -> Html:
    """Return the page on finished games against the bots of the ladder in turn; every third game is lost."""
    games = []
    for place in range(number):
        won = place % 3 > 0
        feats = {ACHIEVEMENTS[place // 2]: 14} if place % 2 and place // 2 < len(ACHIEVEMENTS) else {}
        game = finished(place, bots=[LADDER[place % len(LADDER)]], won=won)
        game["totals"] = game["totals"] if won else game["totals"][::-1]
        game["tally"] = {**game["tally"], "feats": feats}
        games.append(game)
    page = overview()
    copied, missing = (games[0]["at"], len(games) - 1) if games else ("", 0)
    backup = tag("p", f"{page.last_backup(copied, missing)} {page.room(4_000)}")
    history = Html(page.reminder(copied, missing) + "".join(page.render(summary(games), games[::-1][:12])))
    return tag(
        "div",
        tag("main", tag("div", tag("h1", "Your games"), history, backup, class_="yours"), class_="prose"),
        class_="book",
    )


PAGES: dict[str, Callable[[], Html]] = {
    "prose": prose,
    "curtain": lambda: tag("div", curtain(), class_="play"),
    "yours": yours,
    "yours-none": lambda: yours(0),
}
"""The samples that are drawn instead of a table."""
