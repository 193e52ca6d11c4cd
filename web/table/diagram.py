"""Diagrams for prose: hands, the layout, builds and piles before and after, drawn with the table's own pieces."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from casino_core.cards import Card
from web.table.cards import Pen, Words, card, fan, plate, with_cards
from web.table.html import Html, join, tag
from web.table.icons import ICONS
from web.table.state import BuildPlate, Mark, Spot

MARKS: tuple[Mark, ...] = ("can", "dim", "hint")


@dataclass(frozen=True)
class DrawnBuild:
    """A build in a diagram."""

    value: int
    """The number that each group makes."""

    groups: tuple[tuple[str, ...], ...]
    """Its cards, group by group."""

    owner: str = ""
    """The name of its owner, "" for the reader."""

    mark: Mark = ""
    """How it is marked."""


@dataclass(frozen=True)
class Stage:
    """One moment of a diagram."""

    title: str = ""
    """What stands over the layout, "" for the usual words: "On the table"."""

    hand: tuple[str, ...] = ()
    """The reader's hand."""

    loose: tuple[str, ...] = ()
    """The loose cards."""

    builds: tuple[DrawnBuild, ...] = ()
    """The builds."""

    pile: tuple[str, ...] = ()
    """Cards that were taken, the top one last."""

    tops: tuple[tuple[str, str], ...] = ()
    """The names of others, and the card that shows on the pile of each."""

    marks: tuple[tuple[str, Mark], ...] = ()
    """Cards that are marked, each with its mark."""

    last: str = ""
    """The card that was just played."""


@dataclass(frozen=True)
class Diagram:
    """Moments side by side, with an arrow from each to the next."""

    stages: tuple[Stage, ...]
    """The moments, at least one."""

    title: str = ""
    """What stands in bold before the caption; cards in braces are drawn."""

    caption: str = ""
    """What stands below; cards in braces are drawn."""

    @classmethod
    def from_data(cls, data: Mapping[str, object]) -> Diagram:
        """Return a diagram from a table of a content file.

        Cards are a text such as "5D QC" or a list of such cards; so is every group of a build. For example::

            {"title": "A single build.", "caption": "{3S} goes on {5D} to make 8.", "stages": [
                {"hand": "3S 8H", "loose": "5D QC", "can": "5D"},
                {"builds": [{"value": 8, "groups": ["5D 3S"]}], "last": "3S"}]}

        Raises ValueError that says where what is wrong.
        """
        _check(data, ("title", "caption", "stages"), "diagram")
        stages = tuple(_stage(stage, f"stage {number}") for number, stage in enumerate(_list(data, "stages"), 1))
        if not stages:
            raise ValueError("diagram: it has no stages")
        return cls(stages, _text(data, "title", "diagram"), _text(data, "caption", "diagram"))


# ---- reading ----


def _stage(data: object, where: str) -> Stage:
    known = _check(data, ("title", "hand", "loose", "builds", "pile", "tops", "last", *MARKS), where)
    builds = tuple(_build(build, f"{where}, build {number}") for number, build in enumerate(_list(known, "builds"), 1))
    hand, loose, taken = (_cards(known.get(name, ""), f"{where}, {name}") for name in ("hand", "loose", "pile"))
    marks = tuple((card, mark) for mark in MARKS for card in _cards(known.get(mark, ""), f"{where}, {mark}"))
    last = _cards(known.get("last", ""), f"{where}, last")
    tops = tuple(_tops(known.get("tops", {}), f"{where}, tops"))
    in_builds = (card for build in builds for group in build.groups for card in group)
    _all_there(
        [*(card for card, _ in marks), *last],
        [*hand, *loose, *taken, *(card for _, card in tops), *in_builds],
        where,
    )
    if len(last) > 1:
        raise ValueError(f"{where}: {len(last)} cards were played last")
    return Stage(_text(known, "title", where), hand, loose, builds, taken, tops, marks, "".join(last))


def _build(data: object, where: str) -> DrawnBuild:
    known = _check(data, ("value", "groups", "owner", "mark"), where)
    value = known.get("value")
    if not isinstance(value, int):
        raise ValueError(f"{where}: its value must be a number, not {value!r}")  # noqa: TRY004 - likewise
    mark = next((mark for mark in ("", *MARKS) if mark == known.get("mark", "")), None)
    if mark is None:
        raise ValueError(f"{where}: {known['mark']!r} is no mark of {', '.join(MARKS)}")
    groups = tuple(_cards(group, where) for group in _list(known, "groups"))
    if not groups or not all(groups):
        raise ValueError(f"{where}: it has no cards")
    return DrawnBuild(value, groups, _text(known, "owner", where), mark)


def _tops(data: object, where: str) -> Iterator[tuple[str, str]]:
    """Yield the names and the top cards of piles."""
    for name, top in _check(data, None, where).items():
        yield name, "".join(_cards(top, where))


def _cards(data: object, where: str) -> tuple[str, ...]:
    """Return cards from "5D QC" or a list; each must be a card, and none there twice."""
    words = data.split() if isinstance(data, str) else data
    if not isinstance(words, Sequence):
        raise ValueError(f"{where}: cards must be a text or a list, not {data!r}")  # noqa: TRY004 - all that is wrong with content is a ValueError
    try:
        cards = tuple(str(Card(word)) for word in words)
    except ValueError as error:
        raise ValueError(f"{where}: {error}") from error
    _none_twice(cards, where)
    return cards


def _none_twice(cards: Sequence[str], where: str) -> None:
    for one in cards:
        if cards.count(one) > 1:
            raise ValueError(f"{where}: {one} is there twice")


def _all_there(named: Iterable[str], shown: Sequence[str], where: str) -> None:
    _none_twice(shown, where)
    for one in named:
        if one not in shown:
            raise ValueError(f"{where}: {one} is marked, but is not there")


def _check(data: object, known: Sequence[str] | None, where: str) -> Mapping[str, object]:
    """Return a table of names and values; names that are not ``known`` are refused."""
    if not isinstance(data, Mapping):
        raise ValueError(f"{where}: it must be a table of names and values, not {data!r}")  # noqa: TRY004 - likewise
    for name in data:
        if known is not None and name not in known:
            raise ValueError(f"{where}: {name!r} is unknown; there are {', '.join(known)}")
    return data


def _list(data: Mapping[str, object], name: str) -> Sequence[object]:
    """Return the parts of a list; none where it is not given."""
    parts = data.get(name, ())
    if not isinstance(parts, Sequence) or isinstance(parts, str):
        raise ValueError(f"{name}: it must be a list, not {parts!r}")  # noqa: TRY004 - likewise
    return parts


def _text(data: Mapping[str, object], name: str, where: str) -> str:
    value = data.get(name, "")
    if not isinstance(value, str):
        raise ValueError(f"{where}: {name} must be a text, not {value!r}")  # noqa: TRY004 - likewise
    return value


# ---- drawing ----


def draw_diagram(drawn: Diagram, t: Words, sprite: str = "") -> Html:
    """Return a figure for a page of prose. It has no ids, so a page may have many."""
    pen = Pen(t, sprite)
    parts: list[Html] = []
    for number, stage in enumerate(drawn.stages):
        if number:
            parts.append(_arrow(t))
        parts += _draw_stage(stage, pen, first=number == 0)
    lead = tag("strong", with_cards(drawn.title, t, sprite)) if drawn.title else ""
    caption = join((part for part in (lead, with_cards(drawn.caption, t, sprite)) if part), " ")
    return tag("figure", tag("div", *parts, class_="stage"), tag("figcaption", caption) if caption else "")


def _draw_stage(stage: Stage, pen: Pen, *, first: bool) -> list[Html]:
    """Return the parts of a moment: what is held, what lies on the table, what was taken."""
    t = pen.t
    parts = []
    if stage.hand:
        parts.append(_part(t("table.diagram.hand"), fan(_spots(stage, stage.hand), pen)))
    if stage.loose or stage.builds or not (stage.hand or stage.pile):
        label = stage.title or t("table.diagram.before" if first else "table.diagram.after")
        parts.append(_part(label, _layout(stage, pen), heard=not first and not stage.title))
    for owner, top in stage.tops:
        parts.append(_part(t("table.diagram.top", who=owner), fan(_spots(stage, (top,)), pen)))
    if stage.pile:
        parts.append(_part(t("table.diagram.taken"), fan(_spots(stage, stage.pile), pen)))
    return parts


def _layout(stage: Stage, pen: Pen) -> Html:
    """Return loose cards and builds, or the words for an empty table."""
    cards = (card(spot, pen) for spot in _spots(stage, stage.loose))
    plates = (plate(_plate(build, stage, pen.t), pen, yours=not build.owner) for build in stage.builds)
    laid = join((*cards, *plates))
    return tag("div", laid or tag("em", pen.t("table.empty")), class_="laid")


def _spots(stage: Stage, cards: Iterable[str]) -> tuple[Spot, ...]:
    marks = dict(stage.marks)
    return tuple(Spot(card, marks.get(card, ""), last=card == stage.last) for card in cards)


def _plate(build: DrawnBuild, stage: Stage, t: Words) -> BuildPlate:
    groups = tuple(_spots(stage, group) for group in build.groups)
    return BuildPlate(build.value, build.owner or t("table.you"), len(groups) > 1, not build.owner, groups, build.mark)


def _part(label: str, *content: Html, heard: bool = False) -> Html:
    """Return a part of a moment with its label above; the label may be for the ear alone."""
    return tag("div", tag("small", label, class_="visually-hidden" if heard else None), *content)


def _arrow(t: Words) -> Html:
    return tag(
        "svg",
        tag("path", d=ICONS["arrow"]),
        class_="arrow",
        viewBox="0 0 24 24",
        fill="none",
        stroke="currentColor",
        stroke_width=2,
        stroke_linecap="round",
        stroke_linejoin="round",
        role="img",
        aria_label=t("table.diagram.becomes"),
    )
