"""Taking, building, raising, adding, a builder's duties, laying down, and special plays."""

from __future__ import annotations

from collections.abc import Iterator

from web.rulebook.context import RuleContext, capitalized, paragraph
from web.rulebook.steps import drifting

# ---------- taking ----------


def take(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on taking."""
    rules = context.rules
    numbers = f"take.{'numerals' if rules.rank_only else 'numbers'}{'' if context.builds else '.no-builds'}"
    if rules.capturing.compulsory:
        yield paragraph(context(numbers), context("take.several"))
        yield paragraph(context("take.compulsory"), context("take.compulsory.sweep"))
    elif rules.capturing.matching == "forced":
        yield paragraph(context(numbers), context("take.several"))
        yield paragraph(context("take.matching.forced"), _must_take(context) or context("take.optional.forced"))
    elif must := _must_take(context):
        yield paragraph(context(numbers), context("take.several"))
        yield paragraph(must, context("take.amount"))
    else:
        insist = ".insist" if rules.capturing.swazi_insist_capture else ""
        yield paragraph(context(numbers), context("take.several"), context(f"take.optional{insist}"))
    if rules.capturing.jacks_take_table:
        yield context("take.jacks")
    elif rules.rank_only:
        yield context(f"take.courts.{rules.capturing.face_capture_limit}")
    elif context.courts != "none":
        yield context(f"take.courts.numbers{'.compulsory' if rules.capturing.compulsory else ''}")
    if context.builds:
        apart = context.partners and not rules.capturing.partner_takes_build
        yield paragraph(_builds_taken(context), context("take.builds.not-partners") if apart else "")
    yield paragraph(
        context("take.show.open" if rules.piles.face_up else "take.show"),
        context("take.chow") if rules.step_by_step else "",
    )


def _must_take(context: RuleContext) -> str:
    """Return a sentence on captures that must be made; "" if there are none."""
    must = context.rules.capturing.must_capture
    return "" if must == "never" else context(f"take.must.{must}{'' if context.builds else '.no-builds'}")


def _builds_taken(context: RuleContext) -> str:
    rules = context.rules
    # If builds count as cards for everyone, the rule for opponents adds nothing.
    if rules.building.single_build_as_card:
        return context("take.builds.as_card")
    if rules.capturing.adversary_combines_build:
        partner = context("take.builds.adversary.partner") if context.partners else ""
        return context("take.builds.adversary", partner=partner)
    return context("take.builds.whole")


# ---------- building ----------


def build(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on making builds."""
    if not context.builds:
        return
    options = context.rules.building
    hand = "build.hand.table" if options.table_only_build_while_trailing else "build.hand"
    yield paragraph(context("build.make"), context(hand))
    # Without gathering, only calling joins several groups (docs/rules.md, sections 2 and 3).
    by_calling = options.calling and not options.multi_gather_on_build
    yield paragraph(
        context(f"build.multiple.{'calling' if by_calling else options.multi_gather_on_build}"),
        context("build.calling") if options.calling else "",
        context("build.announce"),
    )
    yield paragraph(
        context("build.free-for-all"),
        context("build.as_card") if options.single_build_as_card else "",
        context("build.size", most=context.number(options.max_build_cards)) if options.max_build_cards else "",
        _same_number(context),
        context(f"build.at-once.{options.builds_at_once}") if options.builds_at_once != "any" else "",
    )
    if options.fresh_cards_rest:
        yield context("build.fresh")
    if not options.point_cards_in_builds:
        yield context("build.scoring")
    if context.rules.rank_only:
        yield _court_builds(context)


def _same_number(context: RuleContext) -> str:
    options = context.rules.building
    # This duty has its own rule for builds of the same value, which overrides the option (docs/rules.md, section 21).
    own = options.builder_duty == "no_trail_one_per_value"
    return context(f"build.same.{options.builder_duty if own else options.same_value_builds}")


def _court_builds(context: RuleContext) -> str:
    rules = context.rules
    if not rules.building.face_natural_build:
        return context("build.courts.none")
    several = rules.building.multi_gather_on_build or rules.building.calling
    mates = context(f"build.courts.mates.{several}")
    return context(f"build.courts.{rules.capturing.face_capture_limit}", mates=mates)


def raising(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on raising builds and adding to them."""
    if not context.builds:
        return
    options = context.rules.building
    helped = "raise.as_card" if options.single_build_as_card else f"raise.table.{options.table_cards_help_raise}"
    yield paragraph(
        context("raise.put"),
        context(f"raise.own.{options.own_build_raise}"),
        context(helped),
        context(f"raise.gather.{options.multi_gather_on_build}"),
        context("raise.multiple"),
    )
    gather = options.multi_gather_on_build
    yield paragraph(
        context("add.set" if gather else "add.set.lone"),
        context("add.gather") if gather else "",
        _adding_courts(context),
    )


def _adding_courts(context: RuleContext) -> str:
    """Return a sentence on adding to builds of court cards; some games allow only a third card."""
    rules = context.rules
    if not (rules.rank_only and rules.building.face_natural_build):
        return ""
    if rules.capturing.face_capture_limit == "all":
        return context("add.courts.all")
    mates = context("add.courts.mates") if rules.building.multi_gather_on_build else ""
    return context("add.courts.any", mates=mates)


# ---------- duties ----------


def duties(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on a builder's duties, and on when they end."""
    if not context.builds:
        return
    options = context.rules.building
    free = options.builder_duty == "free"
    by_adding = options.addition_changes_owner
    yield paragraph(
        context(f"duties.owner.{'last' if by_adding else 'value'}"),
        context("duties.partner") if context.partners and options.partner_frees_builder else "",
        context("duties.free" if free else "duties.two"),
    )
    if not free:
        one = "" if options.builds_at_once == "any" else ".one"
        later = context(f"duties.later{one}") if _free_later(context) else ""
        no_raise = options.own_build_raise in NO_RAISE and options.builder_duty != "no_trail"
        first = context(f"duties.first.{options.builder_duty}{'.no-raise' if no_raise else ''}")
        yield paragraph(first, later, _fine(context))
    keep = context("duties.keep")
    yield paragraph(
        capitalized(keep) if free else context("duties.keep.second", duty=keep),
        # A player who may own only one build never needs cards for several builds.
        context("duties.keep.each") if options.builds_at_once == "any" else "",
        context("duties.keep.several") if context.rules.several_values else "",
    )
    end = "add" if by_adding else "value"
    yield paragraph(context(f"duties.end.{end}"), context(f"duties.end.partner.{end}") if _still_bound(context) else "")


NO_RAISE = ("forbidden", "opponents_only")
"""The values of ``own_build_raise`` with which players never raise their own builds."""


def _still_bound(context: RuleContext) -> bool:
    """Return whether a builder keeps the first duty when a partner takes the build over."""
    options = context.rules.building
    kept = context.partners and not options.partner_frees_builder and context.rules.capturing.partner_takes_build
    return kept and options.builder_duty != "free"


def _fine(context: RuleContext) -> str:
    fine = context.rules.building.trail_fine
    if not fine:
        return ""
    # With two sides, the opponent gets the fine; with more, it is only deducted (docs/rules.md, section 20).
    goes = "both" if context.two_sides and context.more_sides else "other" if context.two_sides else "off"
    return context("duties.fine", fine=context.number(fine), goes=context(f"duties.fine.{goes}"))


# ---------- laying down, and special plays ----------


def _any_card(context: RuleContext) -> str:
    """Return a sentence on the cards that may be laid down."""
    if context.rules.capturing.must_capture != "never":
        return context(f"lay-down.any.{context.rules.capturing.must_capture}")
    if context.rules.capturing.matching == "forced":
        return context("lay-down.any.forced")
    return context("lay-down.any", but=context("lay-down.any.but") if context.rules.building.trail_fine else "")


def lay_down(context: RuleContext) -> Iterator[str]:
    """Yield a paragraph on laying a card down."""
    if not context.builds:
        must = context.rules.capturing.must_capture
        free = "no-builds" if must == "never" else f"no-builds.{must}"
        yield paragraph(
            context(f"lay-down.{'must-take' if context.rules.capturing.compulsory else free}"),
            context("lay-down.jacks") if context.rules.capturing.jacks_take_table else "",
        )
        return
    yield paragraph(
        _any_card(context),
        *_bound(context),
        context("lay-down.table") if context.rules.building.table_only_build_while_trailing else "",
        context("lay-down.drift") if drifting(context.rules) else "",
    )


def _bound(context: RuleContext) -> Iterator[str]:
    """Yield sentences on whether a builder may lay a card down."""
    options, later = context.rules.building, _free_later(context)
    if options.builder_duty == "free":
        yield context("lay-down.free")
    elif options.trail_fine:
        yield context("lay-down.duty.fine", fine=context.number(options.trail_fine))
    elif _still_bound(context):
        yield context("lay-down.duty.partner")
    else:
        yield context(f"lay-down.duty{'.later' if later else ''}")
        return
    if later:
        yield context("lay-down.second")


def _free_later(context: RuleContext) -> bool:
    """Return whether builders may lay a card down in the second deal with two players, but not at other times."""
    options = context.rules.building
    # Only with two players is a round dealt in two halves (docs/rules.md, section 14).
    later = options.sa_drift_with_build == "allowed_in_second_deal" and any(rules.seats == 2 for rules in context.games)
    return later and options.builder_duty != "free"


def special(context: RuleContext) -> Iterator[str]:
    """Yield paragraphs on plays that only some games have."""
    rules = context.rules
    swept = bool(rules.scoring.sweep_points)
    if rules.capturing.initial_pairs_to_first_player:
        yield context("special.pairs", sweep=context("special.pairs.sweep") if swept else "")
    if rules.capturing.jacks_take_table:
        yield context("special.jacks")
    if rules.capturing.five_of_spades_sweeps:
        counts = swept or rules.scoring.sweep_swing
        yield context("special.five", sweep=context(f"special.five.{'sweep' if counts else 'point'}"))
    if rules.capturing.pluck:
        # A build of court cards is taken with the one card of its rank that is not in it (docs/rules.md, section 20).
        court_builds = rules.building.face_natural_build and rules.capturing.face_capture_limit == "all"
        yield paragraph(
            context("special.pluck"),
            context("special.pluck.not"),
            context("special.pluck.courts") if court_builds and rules.rank_only else "",
            context("special.pluck.duty"),
        )
