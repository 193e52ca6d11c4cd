"""The controls of a replay, which replace the choices, and the list of moves of a round."""

from __future__ import annotations

from typing import NamedTuple

from web.table.cards import Words, icon
from web.table.html import Html, join, tag
from web.table.intents import intent
from web.table.replay_state import Comparison, Replaying

KEYS = {"first": "Home", "back": "ArrowLeft", "on": "ArrowRight", "last": "End"}
"""The keys for the buttons of a replay."""


def draw_replay(replay: Replaying, t: Words) -> Html:
    """Return the controls: first move, back, play, forward, last move; a slider, the rounds, other actions."""
    compared = replay.comparison
    # While one of two compared plays is shown, the same buttons step through its moves.
    steps = (
        Steps(f"{replay.place}", "line-", compared.step, compared.of)
        if compared and compared.of
        else Steps("0", "", replay.place, replay.last)
    )
    places = {"first": 0, "back": steps.place - 1, "on": steps.place + 1, "last": steps.last}
    first, back, on, last = (_step(name, place, steps, t) for name, place in places.items())
    plays = "pause" if replay.plays else "play"
    words = t(f"table.replay.{plays}")
    play = _button(icon(plays), "play", class_="square", id="replay-play", aria_label=words)
    return tag(
        "section",
        tag("p", replay.description),
        # The buttons are above the comparison, whose length varies, so that they stay in place and on the screen.
        tag("div", first, back, play, on, last, class_="steps"),
        _comparison(compared, t) if compared else "",
        _slider(replay, t),
        _rounds(replay, t),
        _more(replay, t),
        id="replay",
        class_="acts replay",
        aria_label=t("table.replay"),
    )


def _button(words: Html | str, about: object, **more: object) -> Html:
    return tag("button", words, type="button", data_do=intent("replay", about), **more)


class Steps(NamedTuple):
    """The places to which the step buttons lead."""

    begin: str
    """The first place, as an intent names it; for a compared play, the place in the game before that play."""

    prefix: str
    """The text before any other place in an intent."""

    place: int
    """The current place."""

    last: int
    """The last place."""


def _step(name: str, place: int, steps: Steps, t: Words) -> Html:
    """Return a button that leads to a place. A button that leads nowhere is kept, so that the focus is not lost."""
    there = 0 <= place <= steps.last and place != steps.place
    return _button(
        icon(name),
        # A button that leads nowhere, or its key, can still be pressed, and asks for the current place.
        (f"{steps.prefix}{place}" if place else steps.begin) if there else f"{steps.prefix}{steps.place}",
        class_="square",
        id=f"replay-{name}",
        aria_label=t(f"table.replay.{name}"),
        aria_disabled=None if there else "true",
        data_key=KEYS[name],
    )


def _comparison(compared: Comparison, t: Words) -> Html:
    """Return the reason why the next play is costly, and the buttons that show that play and the better one."""
    plays = (
        _button(
            join((tag("small", play.label), " ", play.done)),
            play.name,
            class_="btn",
            id=f"replay-{play.name}",
            aria_pressed=str(play.shown).lower(),
        )
        for play in compared.plays
    )
    row = tag("div", *plays, class_="row", role="group", aria_label=t("table.replay.compare"))
    return tag("div", tag("p", compared.why), row, class_="compared")


def _slider(replay: Replaying, t: Words) -> Html:
    bar = tag(
        "input",
        type="range",
        id="replay-at",
        name="place",
        min=0,
        max=replay.last,
        value=replay.place,
        aria_label=t("table.replay.slider"),
        # Screen readers read this instead of the number of the move.
        aria_valuetext=replay.description,
    )
    return tag("form", bar, data_live=intent("replay", "at"))


def _rounds(replay: Replaying, t: Words) -> Html:
    """Return a button for every round; nothing for a single round."""
    if len(replay.starts) == 1:
        return Html()
    buttons = (
        _button(t("table.sheet.nth", number=number), place, class_="btn quiet", aria_current=_now(number, replay.round))
        for number, place in enumerate(replay.starts, 1)
    )
    return tag("div", *buttons, class_="row", role="group", aria_label=t("table.replay.rounds"))


def _now(one: int, other: int) -> str | None:
    return "true" if one == other else None


def _more(replay: Replaying, t: Words) -> Html:
    """Return the buttons for a review, open hands, notation, playing on from here, and leaving."""
    pressed = {"hands": replay.open_hands, "notation": replay.notation, "if": None, "end": None}
    if not replay.goes_on:
        del pressed["if"]
    words = {name: t(f"table.replay.{name}") for name in pressed}
    if not replay.over:
        words["end"] = t("table.replay.table")
    buttons = (
        _button(words[name], name, class_="btn", aria_pressed=None if on is None else str(on).lower())
        for name, on in pressed.items()
    )
    review = tag("button", t("table.replay.review"), type="button", class_="btn", data_do=intent("review"))
    return tag("div", review, *buttons, class_="row")


def draw_moves(replay: Replaying, t: Words) -> Html:
    """Return the moves of the round as buttons; each leads to the position after it."""
    begin = replay.starts[replay.round - 1]
    lines = (_move(move, begin + number, replay) for number, move in enumerate(replay.moves, 1))
    title = tag("h2", t("table.replay.moves", number=replay.round))
    return tag("section", title, tag("ol", *lines, class_="turns"), id="replay-moves")


def _move(move: tuple[str, Html], place: int, replay: Replaying) -> Html:
    who, done = move
    words = tag("span", tag("small", who), " ", tag("span", done))
    return tag("li", _button(words, place, aria_current=_now(place, replay.place)))
