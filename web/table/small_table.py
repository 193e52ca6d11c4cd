"""A small picture of a table, as one seat saw it, for a page that already has a table.

It is made of the same pieces, but has no ids and no buttons.
"""

from __future__ import annotations

from dataclasses import dataclass

from web.table.cards import Pen, Words, card, fan, pile, pile_words, plate, top_card
from web.table.html import Html, join, tag
from web.table.state import BuildPlate, Spot, Top


@dataclass(frozen=True)
class Hand:
    """A player's hand and pile."""

    name: str
    """The name of the player."""

    cards: tuple[str, ...]
    """The cards in hand, "" for each that is face down."""

    taken: int | None
    """The number of cards in the player's pile, None if they are on a partner's pile."""

    top: Top | None = None
    """The top of the pile, None if piles are face down."""


@dataclass(frozen=True)
class SmallTable:
    """A moment of a round, as one seat saw it."""

    label: str
    """A description for screen readers."""

    own: Hand
    """The viewer's hand."""

    others: tuple[Hand, ...]
    """The other hands, clockwise from the viewer's left."""

    loose: tuple[Spot, ...]
    """The loose cards."""

    builds: tuple[BuildPlate, ...]
    """The builds on the table."""

    reader: str
    """The reader's name at the table."""


def draw_small_table(seen: SmallTable, t: Words, sprite: str = "") -> Html:
    """Return the moment as markup. ``t`` returns the words of a key; ``sprite`` is the address of the deck."""
    pen, many = Pen(t, sprite), len(seen.others) > 1
    plates = (plate(build, pen, yours=build.owner == seen.reader) for build in seen.builds)
    laid = join((*(card(spot, pen) for spot in seen.loose), *plates))
    return tag(
        "div",
        tag("div", *(_hand(other, pen, brief=many) for other in seen.others), class_="others"),
        tag("div", laid or tag("em", t("table.empty")), class_="laid"),
        _hand(seen.own, pen, brief=False, kind="own"),
        class_="glimpse",
        role="group",
        aria_label=seen.label,
    )


def _hand(hand: Hand, pen: Pen, *, brief: bool, kind: str | None = None) -> Html:
    """Return a player: name, hand and pile; in ``brief`` words if several players share the room."""
    held = tag("small", pen.t("table.held.brief" if brief else "table.held", count=len(hand.cards)))
    taken: object = ""
    if hand.top is not None and hand.taken is not None:
        taken = pile(hand.taken, pile_words(hand.taken, pen.t("table.taken")), pen, top=top_card(hand.top, pen))
    elif hand.taken is not None:
        taken = tag("small", pen.t("seen.taken", count=hand.taken))
    who = tag("div", tag("strong", hand.name), " ", held, " ", taken, class_="who")
    return tag("div", who, fan((Spot(one) for one in hand.cards), pen), class_=kind)
