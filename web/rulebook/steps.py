"""Building step by step, also from the table alone: the turn, builds, owners, opponents' rights, partners."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.rules.parts import Rules
from web.rulebook.context import Told, paragraph
from web.rulebook.table import hands_dealt


def stepwise(rules: Rules) -> bool:
    """Whether builds are made step by step around the one play of a turn."""
    return rules.building.form == "table"


def drifting(rules: Rules) -> bool:
    """Whether to lay a card down is called drifting: where top cards are taken from piles."""
    return rules.piles.tops in ("captures", "equals")


def nothing(_told: Told) -> Iterator[str]:
    """Nothing: what a section says that a way of building has no use for."""
    yield from ()


# ---------- the turn ----------


def turn(told: Told) -> Iterator[str]:
    """A paragraph on the one play and what may be done around it."""
    yield paragraph(
        told("steps.turn.play"),
        told("steps.turn.around"),
        told("steps.turn.draw") if told.rules.deal.draw else "",
        told("steps.turn.over"),
    )


# ---------- builds ----------


def build(told: Told) -> Iterator[str]:
    """Paragraphs on single builds."""
    yield paragraph(
        told("steps.build.make"),
        told("steps.build.keep"),
        told("steps.build.no-tops"),
    )
    yield paragraph(
        told("build.free-for-all"),
        told(f"steps.build.same{partners_key(told)}"),
        told("steps.build.announce"),
        told("steps.build.announce.aces") if told.rules.values.ace_values == "1_or_14" else "",
        told("build.courts.none") if told.rules.rank_only else "",
    )


def augment(told: Told) -> Iterator[str]:
    """Paragraphs on changing builds and putting further sets on them."""
    yield paragraph(
        told("steps.change"),
        told(f"steps.change.not{partners_key(told)}"),
        told(f"steps.change.merge{partners_key(told)}"),
    )
    yield paragraph(told("steps.augment", whose=whose_tops(told)), told("steps.augment.one-top"))
    yield paragraph(
        told(f"steps.base.own{partners_key(told)}"),
        told("steps.base.loose"),
        told("steps.base.partner") if told.partners else "",
        told("steps.base.opponent"),
        told("steps.base.at-once"),
    )


def partners_piles(told: Told) -> bool:
    """Whether a partner keeps a pile whose top card serves as well."""
    return told.partners and told.rules.piles.each


def whose_tops(told: Told) -> str:
    """The piles whose top cards serve a player."""
    if partners_piles(told):
        return told("piles.whose.others")
    return told("piles.whose.opponents" if any(rules.seats > 2 for rules in told.games) else "piles.whose.opponent")


def partners_key(told: Told) -> str:
    """The end of a key that has a form of its own where partners play."""
    return ".partner" if told.partners else ""


# ---------- what an owner owes ----------


def duties(told: Told) -> Iterator[str]:
    """Paragraphs on owners, the cards they keep, and what binds them while there is a stock."""
    yield paragraph(
        told("duties.owner.steps"),
        told("duties.partner") if told.partners else "",
        told("steps.duties.keep"),
        told("duties.keep.several") if told.rules.several_values else "",
        told("steps.duties.free"),
    )
    yield paragraph(*_while_stocked(told))
    yield told("duties.end.steps")


def _while_stocked(told: Told) -> Iterator[str]:
    """What holds only until the last cards have been dealt or drawn."""
    options = told.rules.building
    rules = {
        "no-discard": options.swazi_2p_phase1_no_discard_with_build,
        "one-build": options.swazi_2p_phase1_one_build,
    }
    if any(stocked(game) for game in told.games):
        for number, name in enumerate(name for name, holds in rules.items() if holds):
            yield told(f"steps.duties.{name}", phase=told("steps.phase.too" if number else _phase(told)))


def stocked(rules: Rules) -> bool:
    """Whether cards are left to deal or draw when play begins."""
    return rules.deal.draw or len(hands_dealt(rules)) > 1


def _phase(told: Told) -> str:
    """What says until when, and where only some tables have more than one deal, at which."""
    if told.rules.deal.draw:
        return "steps.phase.draw"
    return "steps.phase.deal" if all(map(stocked, told.games)) else "steps.phase.two"


def lay_down(told: Told) -> Iterator[str]:
    """A paragraph on laying a card down."""
    bound = told.rules.building.swazi_2p_phase1_no_discard_with_build and any(map(stocked, told.games))
    yield paragraph(
        told("lay-down.any", but=""),
        told("steps.discard"),
        told("steps.discard.bound") if bound else "",
    )


# ---------- what others may say ----------


def insist(told: Told) -> Iterator[str]:
    """Paragraphs on what opponents may insist on."""
    if told.rules.capturing.swazi_insist_capture:
        yield paragraph(told("steps.insist.capture"), told("steps.insist.drift"))
    if told.rules.building.swazi_insist_augment and stepwise(told.rules):
        yield told(f"steps.insist.augment{partners_key(told)}")


def partners(told: Told) -> Iterator[str]:
    """Paragraphs on what partners know of each other, ask and give."""
    rules = told.rules
    if not told.partners:
        return
    yield paragraph(
        told("steps.proof"),
        told("steps.proof.build"),
        told("steps.proof.ace") if rules.several_values else "",
    )
    yield told("steps.request")
    if rules.rank_only and rules.piles.each:
        yield told("steps.give")
