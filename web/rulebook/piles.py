"""Open piles: how captured cards lie, and who may use those that show."""

from __future__ import annotations

from collections.abc import Iterator

from web.rulebook.context import RuleContext, paragraph
from web.rulebook.steps import partners_piles, whose_tops


def piles(context: RuleContext) -> Iterator[str]:
    """Paragraphs on piles that lie open; none where captured cards are put away."""
    if not context.rules.piles.face_up:
        return
    yield paragraph(context(f"piles.open.{_kept(context)}"), _order(context))
    if context.rules.piles.tops != "nothing":
        yield paragraph(*_uses(context))


def _kept(context: RuleContext) -> str:
    """Who keeps a pile: every player, or every team as well as players who are alone."""
    if not context.partners:
        return "player"
    return "each" if context.rules.piles.each else "side"


def _order(context: RuleContext) -> str:
    """How the cards of a capture are put on a pile."""
    order = context.rules.piles.order
    if order == "free":
        return context("piles.order.free", partner=context("piles.order.partner") if context.partners else "")
    return context(f"piles.order.{order}")


def _uses(context: RuleContext) -> Iterator[str]:
    """What the top cards of others serve for."""
    tops, whose = context.rules.piles.tops, whose_tops(context)
    yield context(f"piles.tops.{tops}", whose=whose)
    if partners_piles(context):
        yield context("piles.partner")
    if tops != "builds":
        yield context("piles.tops.steal")
    yield context("piles.next")
