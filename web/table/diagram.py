"""Diagrams for prose: hands, the layout, builds and piles before and after, drawn with the table's own pieces."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from web.table.cards import Pen, Words, card, fan, plate, with_cards
from web.table.html import Html, join, tag
from web.table.icons import ICONS
from web.table.state import BuildPlate, Mark, Spot


@dataclass(frozen=True)
class DiagramBuild:
    """A build in a diagram."""

    value: int
    """The number that each group makes."""

    groups: tuple[tuple[str, ...], ...]
    """Its cards, group by group."""

    owner: str = ""
    """The name of its owner, "" for the reader."""

    mark: Mark = ""
    """The mark on the build; "" for none."""


@dataclass(frozen=True)
class Stage:
    """One moment of a diagram."""

    title: str = ""
    """The heading of the layout, "" for the default one: "On the table"."""

    hand: tuple[str, ...] = ()
    """The reader's hand."""

    loose: tuple[str, ...] = ()
    """The loose cards."""

    builds: tuple[DiagramBuild, ...] = ()
    """The builds on the table."""

    pile: tuple[str, ...] = ()
    """The captured cards, the top one last."""

    tops: tuple[tuple[str, str], ...] = ()
    """The names of other players, each with the top card of their pile."""

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
    """Bold text before the caption; cards in braces are drawn."""

    caption: str = ""
    """Text below the picture; cards in braces are drawn."""


# ---- drawing ----


def draw_diagram(diagram: Diagram, t: Words, sprite: str = "") -> Html:
    """Return a figure for a page of prose. It has no ids, so a page can have many figures."""
    pen = Pen(t, sprite)
    parts: list[Html] = []
    for number, stage in enumerate(diagram.stages):
        if number:
            parts.append(_arrow(t))
        parts += _draw_stage(stage, pen, first=number == 0)
    lead = tag("strong", with_cards(diagram.title, t, sprite)) if diagram.title else ""
    caption = join((part for part in (lead, with_cards(diagram.caption, t, sprite)) if part), " ")
    return tag("figure", tag("div", *parts, class_="stage"), tag("figcaption", caption) if caption else "")


def _draw_stage(stage: Stage, pen: Pen, *, first: bool) -> list[Html]:
    """Return the parts of a moment: the hand, the table, the pile."""
    t = pen.t
    parts = []
    if stage.hand:
        parts.append(_part(t("table.diagram.hand"), fan(_spots(stage, stage.hand), pen)))
    if stage.loose or stage.builds or not (stage.hand or stage.pile):
        label = stage.title or t("table.diagram.before" if first else "table.diagram.after")
        # The arrow before this layout makes a visible label unnecessary.
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


def _plate(build: DiagramBuild, stage: Stage, t: Words) -> BuildPlate:
    groups = tuple(_spots(stage, group) for group in build.groups)
    return BuildPlate(build.value, build.owner or t("table.you"), len(groups) > 1, not build.owner, groups, build.mark)


def _part(label: str, *content: Html, heard: bool = False) -> Html:
    """Return a part of a moment below its label; ``heard``: whether only screen readers get the label."""
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
