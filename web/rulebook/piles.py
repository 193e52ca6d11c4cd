"""Open piles: how captured cards lie, and who may use those that show."""

from __future__ import annotations

from collections.abc import Iterator

from web.rulebook.context import Told, paragraph
from web.rulebook.steps import partners_piles, whose_tops


def piles(told: Told) -> Iterator[str]:
    """Paragraphs on piles that lie open; none where captured cards are put away."""
    if not told.rules.piles.face_up:
        return
    yield paragraph(told(f"piles.open.{_kept(told)}"), _order(told))
    if told.rules.piles.tops != "nothing":
        yield paragraph(*_uses(told))


def _kept(told: Told) -> str:
    """Who keeps a pile: every player, or every team as well as players who are alone."""
    if not told.partners:
        return "player"
    return "each" if told.rules.piles.each else "side"


def _order(told: Told) -> str:
    """How the cards of a capture are put on a pile."""
    order = told.rules.piles.order
    if order == "free":
        return told("piles.order.free", partner=told("piles.order.partner") if told.partners else "")
    return told(f"piles.order.{order}")


def _uses(told: Told) -> Iterator[str]:
    """What the top cards of others serve for."""
    tops, whose = told.rules.piles.tops, whose_tops(told)
    yield told(f"piles.tops.{tops}", whose=whose)
    if partners_piles(told):
        yield told("piles.partner")
    if tops != "builds":
        yield told("piles.tops.steal")
    yield told("piles.next")
