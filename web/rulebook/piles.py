"""Open piles: the order of captured cards, and the use of top cards."""

from __future__ import annotations

from collections.abc import Iterator

from web.rulebook.context import RuleContext, paragraph
from web.rulebook.steps import partners_piles, whose_tops


def piles(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on open piles; none if captured cards are face down."""
    if not context.rules.piles.face_up:
        return
    keeper = "player" if not context.partners else "each" if context.rules.piles.each else "side"
    yield paragraph(context(f"piles.open.{keeper}"), _order(context))
    if context.rules.steals:
        yield paragraph(*_uses(context))


def _order(context: RuleContext) -> str:
    """Return a sentence on the order in which the cards of a capture go on a pile."""
    order = context.rules.piles.order
    if order == "free":
        return context("piles.order.free", partner=context("piles.order.partner") if context.partners else "")
    return context(f"piles.order.{order}")


def _uses(context: RuleContext) -> Iterator[str]:
    """Yield sentences on the uses of other players' top cards."""
    tops, whose = context.rules.piles.tops, whose_tops(context)
    yield context(f"piles.tops.{tops}", whose=whose)
    if partners_piles(context):
        yield context("piles.partner")
    if tops != "builds":
        yield context("piles.tops.steal")
    yield context("piles.next")
