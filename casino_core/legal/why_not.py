"""Why a play is illegal: every rule of a turn asked exactly, the first that is broken named."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.legal.build_rules import build_fault
from casino_core.legal.compulsory import compulsory_fault
from casino_core.legal.duties import keeping_fault, trailing_fault
from casino_core.legal.facts import build_of, held_values, missing_piece, piece_values, used_builds
from casino_core.legal.illegal import Illegal, not_there
from casino_core.legal.matching import matching_fault, theft_fault
from casino_core.legal.piece_sums import may_combine
from casino_core.legal.table_builds import turn_fault, why_not_step
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.layout import Build, adds_up
from casino_core.position.piles import as_named
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards


def why_not_play(view: PlayerView, action: Play) -> Illegal | None:
    """Return the first rule that a play breaks, or None when it is legal. Never raises on any play."""
    if action.card not in view.hand:
        return Illegal("card-not-in-hand", {"card": action.card})
    place = view.hand.index(action.card)
    rest = view.hand[:place] + view.hand[place + 1 :]
    if view.rules.step_by_step and isinstance(action, MakeBuild):
        return why_not_step(view, action, rest)
    fault = _no_building(view, action) or _absent(view, action)
    if fault is None and isinstance(action, Trail):
        fault = _why_not_trail(view, action, rest)
    elif fault is None and isinstance(action, Capture):
        fault = _why_not_capture(view, action)
    elif fault is None and isinstance(action, MakeBuild):
        # Only steps are ever made for a partner, and they have been asked already.
        if action.partner:
            return Illegal("partner-not-proven", {"value": action.value})
        fault = _bad_groups(view, action) or _bad_bases(view, action) or _bad_build(view, action, rest)
    # What the cards cannot make comes before what the player owes: to hear of a duty helps nobody whose play is
    # impossible anyway. Keeping a card for every build comes last, as that depends on all that the play leaves.
    faults = (trailing_fault, build_fault, matching_fault, theft_fault, compulsory_fault)
    fault = fault or next((found for rule in faults if (found := rule(view, action)) is not None), None)
    if fault is None and view.rules.step_by_step:
        fault = turn_fault(view, action, rest)
    return fault or keeping_fault(view, action, rest)


def _no_building(view: PlayerView, action: Play) -> Illegal | None:
    builds = isinstance(action, MakeBuild) or (isinstance(action, Trail) and bool(action.groups or action.value))
    return Illegal("no-building", {}) if builds and not view.rules.builds else None


def _absent(view: PlayerView, action: Play) -> Illegal | None:
    """Return the fault of pieces that are not there, or named twice."""
    if isinstance(action, MakeBuild) and (not action.groups or action.groups[0][:1] != (action.card,)):
        return Illegal("hand-card-not-in-build", {"card": action.card})
    tops = () if view.rules.step_by_step else view.usable_tops  # step by step, they go into builds alone
    missing = missing_piece(pieces(action), (*view.loose, *(build.piece for build in view.builds), *tops))
    return None if missing is None else not_there(missing)


def _why_not_trail(view: PlayerView, action: Trail, rest: Cards) -> Illegal | None:
    if not action.groups and not action.value:
        return None
    options = view.rules.building
    # Such a build is always new (docs/rules.md, section 23, row 38).
    if not options.table_only_build_while_trailing or any(isinstance(piece, BuildPiece) for piece in pieces(action)):
        return Illegal("no-build-from-table-only", {"value": action.value})
    if action.card in view.rules.takes_table:
        return Illegal("card-takes-table", {"card": action.card})
    return _bad_groups(view, action) or _bad_build(view, action, rest)


def _why_not_capture(view: PlayerView, action: Capture) -> Illegal | None:
    if not view.rules.hand_values[action.card]:
        return Illegal("card-takes-table", {"card": action.card})
    if action.value not in view.rules.hand_values[action.card]:
        return Illegal("card-has-no-such-value", {"card": action.card, "value": action.value})
    used = pieces(action)
    if not used:
        return Illegal("nothing-taken", {"card": action.card})
    return _bad_court_count(view, action) or _bad_groups(view, action) or _bad_order(view, action)


def _bad_order(view: PlayerView, action: Capture) -> Illegal | None:
    """Return the fault of an order for the pile: where none can be chosen, or of other cards than those taken."""
    if action.order and not view.rules.piles.order_chosen:
        return Illegal("pile-order-not-chosen", {})
    fits = not action.order or sorted(action.order) == sorted(as_named(action, view.builds))
    return None if fits else Illegal("pile-order-of-other-cards", {})


def _bad_court_count(view: PlayerView, action: Capture) -> Illegal | None:
    """Return the fault of too many courts, or too few, taken by a court without a value."""
    loose = [piece for piece in pieces(action) if isinstance(piece, Card)]
    ranks = {card.rank for card in loose}
    # A piece of another rank is the fault of its group, which is asked next and names it.
    if action.card not in view.rules.rank_only or not ranks <= {action.card.rank}:
        return None
    count = len(loose) + sum(len(build.cards) for build in used_builds(view, pieces(action)))
    if count in view.rules.court_takes:
        return None
    code = "court-takes-one" if len(view.rules.court_takes) == 1 else "court-takes-one-or-all"
    return Illegal(code, {"card": action.card, "count": count})


def _bad_build(view: PlayerView, action: MakeBuild | Trail, rest: Cards) -> Illegal | None:
    """Return the fault of the build that would be made: its value, its size, or that no card is kept for it."""
    largest = view.rules.largest_sum
    if action.value > largest and action.value not in view.rules.rank_marks:
        return Illegal("value-too-large", {"value": action.value, "largest": largest})
    if sum(map(len, action.groups)) < 2:
        return Illegal("build-of-one-card", {"card": action.card})
    if action.value not in held_values(view.rules, rest):
        return Illegal("no-capturing-card", {"value": action.value})
    return None


def _bad_bases(view: PlayerView, action: MakeBuild) -> Illegal | None:
    """Return the fault of using several builds: one is raised or added to, unless single builds count as cards."""
    as_card = view.rules.building.single_build_as_card
    used = used_builds(view, pieces(action))
    whole = [build for build in used if not as_card or build.multiple]
    if len(whole) > 1:
        return Illegal("one-build-at-a-time", {"cards": tuple(build.name for build in whole)})
    return None


def _bad_groups(view: PlayerView, action: Play) -> Illegal | None:
    return next((fault for group in action.groups if (fault := _bad_group(view, action, group)) is not None), None)


def _bad_group(view: PlayerView, action: Play, group: tuple[Piece, ...]) -> Illegal | None:
    """Return the fault of a group: members that cannot be summed, or a sum that is not the value."""
    rules = view.rules
    if len(group) > 1:
        fault = _bad_member(view, action, group)
        if fault is not None:
            return fault
    played = action.card if isinstance(action, MakeBuild) else None
    counts = [piece_values(view, piece, played) for piece in group]
    if not group or not adds_up(counts, action.value):
        return Illegal("group-does-not-add-up", {"group": group, "value": action.value})
    if len(group) > 1 and (action.value > rules.largest_sum or action.value in rules.rank_marks):
        if isinstance(action, Capture):
            return Illegal("court-forms-no-sum", {"value": action.value})
        return Illegal("value-too-large", {"value": action.value, "largest": rules.largest_sum})
    return None


def _bad_member(view: PlayerView, action: Play, group: tuple[Piece, ...]) -> Illegal | None:
    """Return the fault of a member that cannot be summed: a court without a value, or a build."""
    for piece in group:
        build = build_of(view, piece)
        if build is None and piece in view.rules.rank_only:
            return Illegal("court-forms-no-sum", {"card": piece})
        fault = None if build is None else _bad_build_member(view, action, group, build)
        if fault is not None:
            return fault
    return None


def _bad_build_member(view: PlayerView, action: Play, group: tuple[Piece, ...], build: Build) -> Illegal | None:
    options = view.rules.building
    raises = isinstance(action, MakeBuild) and action.card in group
    if build.multiple:
        return Illegal("multiple-build-keeps-value", {"card": build.name})
    if options.single_build_as_card or (isinstance(action, Capture) and may_combine(view, build)):
        return None
    if not raises:
        return Illegal("build-is-no-part-of-sum", {"card": build.name})
    if len(group) > 2 and not options.table_cards_help_raise:
        return Illegal("raise-by-hand-card-only", {"card": build.name})
    return None
