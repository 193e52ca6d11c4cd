"""Open piles: how captured cards lie, and who may use those that show."""

from __future__ import annotations

from collections.abc import Iterator

from web.rulebook.context import RuleContext, paragraph
from web.rulebook.steps import partners_piles, whose_tops


def piles(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on piles that lie open; none where captured cards are put away."""
    if not context.rules.piles.face_up:
        return
    yield paragraph(context(f"piles.open.{_kept(context)}"), _order(context))
    if context.rules.piles.tops != "nothing":
        yield paragraph(*_uses(context))


def _kept(context: RuleContext) -> str:
    """Return who keeps a pile, as part of a key: the "player", "each" partner, or the "side"."""
    if not context.partners:
        return "player"
    return "each" if context.rules.piles.each else "side"


def _order(context: RuleContext) -> str:
    """Return how the cards of a capture are put on a pile."""
    order = context.rules.piles.order
    if order == "free":
        return context("piles.order.free", partner=context("piles.order.partner") if context.partners else "")
    return context(f"piles.order.{order}")


def _uses(context: RuleContext) -> Iterator[str]:
    """Yield what the top cards of others can be used for."""
    tops, whose = context.rules.piles.tops, whose_tops(context)
    yield context(f"piles.tops.{tops}", whose=whose)
    if partners_piles(context):
        yield context("piles.partner")
    if tops != "builds":
        yield context("piles.tops.steal")
    yield context("piles.next")
