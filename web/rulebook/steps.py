"""The rules of games that build step by step, even from table cards alone: from the turn to partners."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.rules.parts import Rules
from web.rulebook.context import RuleContext, paragraph
from web.rulebook.dealing import hands_dealt


def drifting(rules: Rules) -> bool:
    """Return whether laying a card down is called drifting, as in games with captures from piles."""
    return rules.piles.tops in ("captures", "equals")


def nothing(_context: RuleContext) -> Iterator[str]:
    """Yield nothing, for sections that a form of building does not need."""
    yield from ()


# ---------- the turn ----------


def turn(context: RuleContext) -> Iterator[str]:
    """Yield a paragraph on the play of a turn and the steps before and after it."""
    yield paragraph(
        context("steps.turn.play"),
        context("steps.turn.around"),
        context("steps.turn.draw") if context.rules.deal.draw else "",
        context("steps.turn.over"),
    )


# ---------- builds ----------


def build(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on single builds."""
    yield paragraph(
        context("steps.build.make"),
        context("steps.build.keep"),
        # Top cards are only for augmenting (docs/rules.md, sections 12.2 and 12.4).
        context("steps.build.no-tops"),
    )
    yield paragraph(
        context("build.free-for-all"),
        context(f"steps.build.same{partners_key(context)}"),
        context("steps.build.announce"),
        context("steps.build.announce.aces") if context.rules.values.ace_values == "1_or_14" else "",
        context("build.courts.none") if context.rules.rank_only else "",
    )


def augment(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on changing builds and putting further sets on them."""
    yield paragraph(
        context("steps.change"),
        context(f"steps.change.not{partners_key(context)}"),
        context(f"steps.change.merge{partners_key(context)}"),
    )
    yield paragraph(context("steps.augment", whose=whose_tops(context)), context("steps.augment.one-top"))
    yield paragraph(
        context(f"steps.base.own{partners_key(context)}"),
        context("steps.base.loose"),
        context("steps.base.partner") if context.partners else "",
        context("steps.base.opponent"),
        context("steps.base.at-once"),
    )


def partners_piles(context: RuleContext) -> bool:
    """Return whether partners have separate piles, so that a partner's top card may be used."""
    return context.partners and context.rules.piles.each


def whose_tops(context: RuleContext) -> str:
    """Return a phrase for the piles whose top cards a player may use."""
    if partners_piles(context):
        return context("piles.whose.others")
    return context(
        "piles.whose.opponents" if any(rules.seats > 2 for rules in context.games) else "piles.whose.opponent"
    )


def partners_key(context: RuleContext) -> str:
    """Return the suffix of a key that has a separate form for partners."""
    return ".partner" if context.partners else ""


# ---------- an owner's duties ----------


def duties(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on owners, the cards they keep, and their duties while there is a stock."""
    yield paragraph(
        context("duties.owner.steps"),
        context("duties.partner") if context.partners else "",
        context("steps.duties.keep"),
        context("duties.keep.several") if context.rules.several_values else "",
        context("steps.duties.free"),
    )
    yield paragraph(*_while_stocked(context))
    yield context("duties.end.steps")


def _while_stocked(context: RuleContext) -> Iterator[str]:
    """Yield sentences on duties that end when the last cards are dealt or drawn."""
    options = context.rules.building
    rules = {
        "no-discard": options.no_trail_with_build_while_stocked,
        "one-build": options.swazi_2p_phase1_one_build,
    }
    if any(stocked(game) for game in context.games):
        # The second sentence need not repeat the condition of the first.
        for number, name in enumerate(name for name, holds in rules.items() if holds):
            yield context(f"steps.duties.{name}", phase=context("steps.phase.too" if number else _phase(context)))


def stocked(rules: Rules) -> bool:
    """Return whether cards are left to deal or draw when play begins."""
    return rules.deal.draw or len(hands_dealt(rules)) > 1


def _phase(context: RuleContext) -> str:
    """Return the key of the phrase for when these duties hold: in some games, only with two players."""
    if context.rules.deal.draw:
        return "steps.phase.draw"
    return "steps.phase.deal" if all(map(stocked, context.games)) else "steps.phase.two"


def lay_down(context: RuleContext) -> Iterator[str]:
    """Yield a paragraph on laying a card down."""
    bound = context.rules.building.no_trail_with_build_while_stocked and any(map(stocked, context.games))
    yield paragraph(
        context("lay-down.any", but=""),
        context("steps.discard"),
        context("steps.discard.bound") if bound else "",
    )


# ---------- opponents and partners ----------


def insist(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on what opponents may demand."""
    if context.rules.capturing.swazi_insist_capture:
        yield paragraph(context("steps.insist.capture"), context("steps.insist.drift"))
    if context.rules.building.swazi_insist_augment and context.rules.step_by_step:
        yield context(f"steps.insist.augment{partners_key(context)}")


def partners(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on partners: proofs, requests and gifts."""
    rules = context.rules
    if not context.partners:
        return
    yield paragraph(
        context("steps.proof"),
        context("steps.proof.build"),
        # A partner who has shown an ace may be built for at either of its values (docs/rules.md, section 23, row 40).
        context("steps.proof.ace") if rules.several_values else "",
    )
    yield context("steps.request")
    # Sotho Casino: captured court cards may go on the partner's pile (docs/rules.md, section 13).
    if rules.rank_only and rules.piles.each:
        yield context("steps.give")
