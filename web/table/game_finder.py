"""The list of all games, with a search by words, players, place, length and family.

A page of links and the form for a new game show the same list. `web/static/js/find-games.js` hides the games that do
not match.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from web.table.cards import Pen, draw_preview
from web.table.html import EMPTY, Html, join, tag
from web.table.state import Preview

NO_FORM = "none"
"""A form that no page has. The search controls name it, so that they are not part of the form around them."""


@dataclass(frozen=True)
class GameEntry:
    """A game in the list."""

    id: str
    """Its value in the form, and the id of its element on a page."""

    name: str
    """The name of the game."""

    line: str
    """A sentence about the game."""

    facts: str = ""
    """Players, place and length, in words."""

    example: Preview | None = None
    """A typical play, None for no picture."""

    facets: Mapping[str, str] = field(default_factory=dict)
    """For every facet of the search, the ids of the game's values, separated by spaces."""

    links: Html = EMPTY
    """The links of the entry on a page, for example to the rules of the game."""


@dataclass(frozen=True)
class Facet:
    """A drop-down list above the games."""

    id: str
    """Its name in ``GameEntry.facets``."""

    label: str
    """The words above the list."""

    options: Sequence[tuple[str, str]]
    """The id and the words of each value; the first, with the id "", is for all games."""


@dataclass(frozen=True)
class Search:
    """The data for searching the games, in addition to the words in the list."""

    facets: Sequence[Facet]
    """The drop-down lists."""

    traits: Mapping[str, tuple[str, str]]
    """By the name of each trait, its label, and a text with its phrases, separated by commas."""

    noise: str
    """Words that the search ignores, because they say nothing about a game; separated by spaces."""

    table: str = ""
    """The address at which the game that was searched for can be set up; "" in a form, which sets it up itself."""


@dataclass(frozen=True)
class Choice:
    """The list as radio buttons of a form."""

    field: str
    """The name of the form's field."""

    chosen: str
    """The id of the chosen game."""

    version: str
    """A text that stands for the content of the list. A page that shows this version keeps it on ``same_finder``."""


def draw_game_finder(
    groups: Mapping[str, Iterable[GameEntry]], search: Search, pen: Pen, choice: Choice | None = None
) -> Html:
    """Return the games in groups, each under its heading, with the search controls above.

    With a ``choice`` they are radio buttons of a form.
    """
    # The games are counted first and drawn later, and an iterable can be consumed only once.
    listed = {heading: tuple(games) for heading, games in groups.items()}
    count = sum(map(len, listed.values()))
    controls = _controls(search, count, pen, folded=choice is not None)
    # On a page, a script moves recently played games to the top, because only the browser knows them. In a form, the
    # worker does that.
    lately = None if choice else pen.t("finder.lately")
    families = (_group(heading, games, pen, choice) for heading, games in listed.items())
    return tag(
        "div",
        controls,
        tag("div", *families, class_="found"),
        class_="finder",
        data_kept=choice.version if choice else None,
        data_finder=True,
        data_lately=lately,
        data_noise=search.noise,
    )


def same_finder(version: str) -> Html:
    """Return a placeholder for a list of games that the page already shows."""
    return tag("div", class_="finder", data_kept=version)


def _controls(search: Search, count: int, pen: Pen, *, folded: bool) -> Html:
    """Return the search box and the drop-down lists. They need scripts, so without scripts they are hidden."""
    box = tag("input", id="find-words", type="search", autocomplete="off", spellcheck="false", form=NO_FORM)
    words = _labelled(pen.t("finder.words"), "find-words", box)
    lists = (_labelled(facet.label, f"find-{facet.id}", _list(facet)) for facet in search.facets)
    # A form has other fields, too, so the drop-down lists are folded there.
    more = tag("details", tag("summary", pen.t("finder.more")), tag("div", *lists, class_="facets"), open=not folded)
    total = tag("small", pen.t("finder.found"), " ", tag("span", count, data_found=True), aria_live="polite")
    return tag("div", words, more, total, _offer(search, pen), class_="find", role="search", data_kept=True)


def _offer(search: Search, pen: Pen) -> Html:
    """Return the list of traits found in the typed words, and the offer to set up such a game; hidden at first."""
    traits = (
        tag("span", label, data_trait=name, data_say=phrases, hidden=True)
        for name, (label, phrases) in search.traits.items()
    )
    understood = tag("p", pen.t("finder.understood"), " ", *traits, data_understood=True, aria_live="polite")
    words = pen.t("finder.set-up")
    kind = {"href": search.table} if search.table else {"type": "button"}
    wish = tag(
        "a" if search.table else "button",
        words,
        class_="btn",
        data_wish=True,
        data_some=words,
        data_none=pen.t("finder.set-up.none"),
        **kind,
    )
    return tag("div", understood, wish, class_="offer", hidden=True, data_offer=True)


def _labelled(label: str, name: str, control: Html) -> Html:
    return tag("div", tag("label", label, for_=name), control, class_="field-set")


def _list(facet: Facet) -> Html:
    options = (tag("option", words, value=value) for value, words in facet.options)
    # Otherwise Firefox restores the value after a reload without an event, and the list would not match it.
    return tag("select", *options, id=f"find-{facet.id}", data_facet=facet.id, autocomplete="off", form=NO_FORM)


def _group(heading: str, games: Iterable[GameEntry], pen: Pen, choice: Choice | None) -> Html:
    rows = (_radio(game, pen, choice) if choice else _row(game, pen) for game in games)
    # In a form, the dialog around it has the h2.
    return tag("div", tag("h3" if choice else "h2", heading), *rows, class_="family", data_games=True)


def _row(game: GameEntry, pen: Pen) -> Html:
    """Return a game on a page, with its links."""
    about = (tag("h3", game.name), *_about(game), tag("p", game.links, class_="facts") if game.links else "")
    return tag("article", _picture(game, pen), tag("div", join(about, " ")), id=game.id, **_search_data(game))


def _radio(game: GameEntry, pen: Pen, choice: Choice) -> Html:
    """Return a game as a radio button of a form."""
    name, chosen = choice.field, game.id == choice.chosen
    button = tag("input", type="radio", id=f"{name}-{game.id}", name=name, value=game.id, checked=chosen)
    about = tag("span", join((tag("strong", game.name), *_about(game, within="small")), " "))
    return tag("label", button, _later(game.example, pen) if game.example else "", about, **_search_data(game))


def _later(example: Preview, pen: Pen) -> Html:
    """Return a picture that a script draws when it comes into view, and its size for the stylesheet.

    Drawing the cards of all games at once would take a slow phone half a second.
    """
    fans, under = len(example.groups), sum(len(group) - 1 for group in example.groups)
    return tag(
        "span",
        tag("template", draw_preview(example, pen)),
        class_="example",
        style=f"--fans:{fans};--under:{under};--value:{int(bool(example.value))}",
        aria_hidden="true",
        data_kept=True,
    )


def _about(game: GameEntry, within: str = "p") -> tuple[Html, ...]:
    line = tag(within, game.line) if game.line else Html()
    facts = tag(within, game.facts, class_="facts") if game.facts else Html()
    return line, facts


def _picture(game: GameEntry, pen: Pen) -> Html:
    # Hidden from screen readers: the sentence next to it describes the game.
    example = draw_preview(game.example, pen) if game.example else ""
    return tag("span", example, class_="example", aria_hidden="true")


def _search_data(game: GameEntry) -> dict[str, object]:
    return {"data_game": True, **{f"data_{facet}": values for facet, values in game.facets.items()}}
