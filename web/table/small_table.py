"""A small table at rest: a moment as one seat saw it, for a page that has a large one already.

It is drawn with the large table's pieces, but has no ids and nothing in it can be chosen.
"""

from __future__ import annotations

from dataclasses import dataclass

from web.table.cards import Pen, Words, card, fan, pile, plate, top_card
from web.table.html import Html, join, tag
from web.table.state import BuildPlate, Spot, Top


@dataclass(frozen=True)
class Hand:
    """What a player holds: cards, each "" where only its back is seen; and has taken, as with ``Seat``."""

    name: str
    cards: tuple[str, ...]
    taken: int | None
    top: Top | None = None


@dataclass(frozen=True)
class Glimpse:
    """A moment: the hand of the seat that looks on, those of the others from its left, and what lies on the table.

    ``label`` says in words what it is, ``reader`` is what the reader is called at the table.
    """

    label: str
    own: Hand
    others: tuple[Hand, ...]
    loose: tuple[Spot, ...]
    builds: tuple[BuildPlate, ...]
    reader: str


def glimpse(seen: Glimpse, t: Words, sprite: str = "") -> Html:
    """The moment as markup. ``t`` gives the words of a key, ``sprite`` is the address of the deck."""
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
    """A player: name, cards, and what has been taken; in ``brief`` words where several share the room."""
    held = tag("small", pen.t("table.held.brief" if brief else "table.held", count=len(hand.cards)))
    taken: object = ""
    if hand.top is not None and hand.taken is not None:
        taken = pile(hand.taken, pen.t("table.taken"), pen, top=top_card(hand.top, pen))
    elif hand.taken is not None:
        taken = tag("small", pen.t("seen.taken", count=hand.taken))
    who = tag("div", tag("strong", hand.name), " ", held, " ", taken, class_="who")
    return tag("div", who, fan((Spot(one) for one in hand.cards), pen), class_=kind)
