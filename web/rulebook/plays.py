"""Taking, building, raising, adding, a builder's duties, laying down, and special plays."""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.rules.building import Building
from web.rulebook.context import Told, begun, paragraph
from web.rulebook.steps import drifting, stepwise

# ---------- taking ----------


def take(told: Told) -> Iterator[str]:
    """Paragraphs on what a card takes."""
    rules = told.rules
    numbers = f"take.{'numerals' if rules.rank_only else 'numbers'}{'' if told.builds else '.no-builds'}"
    if rules.capturing.compulsory:
        yield paragraph(told(numbers), told("take.several"))
        yield paragraph(told("take.compulsory"), told("take.compulsory.sweep"))
    elif rules.capturing.matching == "forced":
        yield paragraph(told(numbers), told("take.several"))
        yield paragraph(told("take.matching.forced"), told("take.optional.forced"))
    else:
        insist = ".insist" if rules.capturing.swazi_insist_capture else ""
        yield paragraph(told(numbers), told("take.several"), told(f"take.optional{insist}"))
    if rules.capturing.jacks_take_table:
        yield told("take.jacks")
    elif rules.rank_only:
        yield told(f"take.courts.{rules.capturing.face_capture_limit}")
    elif told.courts != "none":
        yield told(f"take.courts.numbers{'.compulsory' if rules.capturing.compulsory else ''}")
    if told.builds:
        yield _builds_taken(told)
    yield paragraph(
        told("take.show.open" if rules.piles.face_up else "take.show"),
        told("take.chow") if stepwise(rules) else "",
    )


def _builds_taken(told: Told) -> str:
    rules = told.rules
    if rules.building.single_build_as_card:
        return told("take.builds.as_card")
    if rules.capturing.adversary_combines_build:
        partner = told("take.builds.adversary.partner") if told.partners else ""
        return told("take.builds.adversary", partner=partner)
    return told("take.builds.whole")


# ---------- building ----------


def build(told: Told) -> Iterator[str]:
    """Paragraphs on making builds."""
    if not told.builds:
        return
    options = told.rules.building
    hand = "build.hand.table" if options.table_only_build_while_trailing else "build.hand"
    yield paragraph(told("build.make"), told(hand))
    by_calling = options.calling and not options.multi_gather_on_build
    yield paragraph(
        told(f"build.multiple.{'calling' if by_calling else options.multi_gather_on_build}"),
        told("build.calling") if options.calling else "",
        told("build.announce"),
    )
    yield paragraph(
        told("build.free-for-all"),
        told("build.as_card") if options.single_build_as_card else "",
        told("build.size", most=told.number(options.max_build_cards)) if options.max_build_cards else "",
        _same_number(told),
        told("build.own.one") if options.most_own == 1 else "",
    )
    if options.fresh_cards_rest:
        yield told("build.fresh")
    if told.rules.rank_only:
        yield _court_builds(told)


def _same_number(told: Told) -> str:
    options = told.rules.building
    own = options.builder_duty == "no_trail_one_per_value"
    return told(f"build.same.{options.builder_duty if own else options.same_value_builds}")


def _court_builds(told: Told) -> str:
    rules = told.rules
    if not rules.building.face_natural_build:
        return told("build.courts.none")
    several = rules.building.multi_gather_on_build or rules.building.calling
    mates = told(f"build.courts.mates.{several}")
    return told(f"build.courts.{rules.capturing.face_capture_limit}", mates=mates)


def raising(told: Told) -> Iterator[str]:
    """Paragraphs on raising builds and adding to them."""
    if not told.builds:
        return
    options = told.rules.building
    helped = "raise.as_card" if options.single_build_as_card else f"raise.table.{options.table_cards_help_raise}"
    yield paragraph(
        told("raise.put"),
        told(f"raise.own.{options.own_build_raise}{_own_side(options)}"),
        told(helped),
        told(f"raise.gather.{options.multi_gather_on_build}"),
        told("raise.multiple"),
    )
    gather = options.multi_gather_on_build
    yield paragraph(
        told("add.set" if gather else "add.set.lone"),
        told("add.gather") if gather else "",
        _adding_courts(told),
    )


def _own_side(options: Building) -> str:
    """The end of the key where a partner's build is as one's own: where nobody owns many."""
    return ".side" if options.most_own and options.own_build_raise == "forbidden" else ""


def _adding_courts(told: Told) -> str:
    """How a build of court cards grows; where one takes all three others, only by the third of the four."""
    rules = told.rules
    if not (rules.rank_only and rules.building.face_natural_build):
        return ""
    if rules.capturing.face_capture_limit == "all":
        return told("add.courts.all")
    mates = told("add.courts.mates") if rules.building.multi_gather_on_build else ""
    return told("add.courts.any", mates=mates)


# ---------- duties ----------


def duties(told: Told) -> Iterator[str]:
    """Paragraphs on what a builder owes, and until when."""
    if not told.builds:
        return
    options = told.rules.building
    free = options.builder_duty == "free"
    by_adding = options.addition_changes_owner
    yield paragraph(
        told(f"duties.owner.{'last' if by_adding else 'value'}"),
        told("duties.partner") if told.partners and options.partner_frees_builder else "",
        told("duties.free" if free else "duties.two"),
    )
    if not free:
        one = ".one" if options.most_own == 1 else ""
        later = told(f"duties.later{one}") if _free_later(told) else ""
        yield paragraph(told(f"duties.first.{options.builder_duty}{_no_raise(options)}"), later, _fine(told))
    keep = told("duties.keep")
    yield paragraph(
        begun(keep) if free else told("duties.keep.second", duty=keep),
        told("duties.keep.each") if options.most_own != 1 else "",
        told("duties.keep.several") if told.rules.several_values else "",
    )
    end = "add" if by_adding else "value"
    yield paragraph(told(f"duties.end.{end}"), told(f"duties.end.partner.{end}") if _still_bound(told) else "")


def _still_bound(told: Told) -> bool:
    """Whether a builder keeps the first duty when a partner takes the build over."""
    options = told.rules.building
    return told.partners and not options.partner_frees_builder and options.builder_duty != "free"


def _no_raise(options: Building) -> str:
    """What tells the duty to work on one's build where raising it is no way to do so."""
    return ".no-raise" if options.own_build_raise == "forbidden" and options.builder_duty != "no_trail" else ""


def _fine(told: Told) -> str:
    fine = told.rules.building.trail_fine
    if not fine:
        return ""
    goes = "both" if told.two_sides and told.more_sides else "other" if told.two_sides else "off"
    return told("duties.fine", fine=told.number(fine), goes=told(f"duties.fine.{goes}"))


# ---------- laying down, and special plays ----------


def _any_card(told: Told) -> str:
    """Which cards may be laid down."""
    if told.rules.capturing.matching == "forced":
        return told("lay-down.any.forced")
    return told("lay-down.any", but=told("lay-down.any.but") if told.rules.building.trail_fine else "")


def lay_down(told: Told) -> Iterator[str]:
    """A paragraph on laying a card down."""
    if not told.builds:
        yield paragraph(
            told(f"lay-down.{'must-take' if told.rules.capturing.compulsory else 'no-builds'}"),
            told("lay-down.jacks") if told.rules.capturing.jacks_take_table else "",
        )
        return
    options = told.rules.building
    duty = "lay-down.duty.partner" if _still_bound(told) else "lay-down.duty"
    if options.trail_fine:
        duty = "lay-down.duty.fine"
    if options.builder_duty == "free":
        duty = "lay-down.free"
    yield paragraph(
        _any_card(told),
        told(duty, fine=told.number(options.trail_fine)),
        told("lay-down.second") if _free_later(told) else "",
        told("lay-down.table") if options.table_only_build_while_trailing else "",
        told("lay-down.drift") if drifting(told.rules) else "",
    )


def _free_later(told: Told) -> bool:
    """Whether a builder who may not lay a card down may do so in the second deal of a round for two."""
    options = told.rules.building
    later = options.sa_drift_with_build == "allowed_in_second_deal" and any(rules.seats == 2 for rules in told.games)
    return later and options.builder_duty != "free"


def special(told: Told) -> Iterator[str]:
    """Paragraphs on what only some games have."""
    rules = told.rules
    swept = bool(rules.scoring.sweep_points)
    if rules.capturing.initial_pairs_to_first_player:
        yield told("special.pairs", sweep=told("special.pairs.sweep") if swept else "")
    if rules.capturing.jacks_take_table:
        yield told("special.jacks")
    if rules.capturing.five_of_spades_sweeps:
        yield told("special.five", sweep=told("special.five.sweep") if swept else "")
    if rules.capturing.pluck:
        court_builds = rules.building.face_natural_build and rules.capturing.face_capture_limit == "all"
        yield paragraph(
            told("special.pluck"),
            told("special.pluck.not"),
            told("special.pluck.courts") if court_builds and rules.rank_only else "",
            told("special.pluck.duty"),
        )
