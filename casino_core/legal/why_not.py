"""Why a play is illegal: every rule of a turn asked exactly, the first that is broken named."""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.legal.compulsory import duty_to_take
from casino_core.legal.duties import (
    Illegal,
    Seen,
    build_fault,
    duty_fault,
    held_values,
    match_fault,
    not_kept,
    theft_fault,
    used_builds,
)
from casino_core.legal.piece_sums import may_combine
from casino_core.legal.step_builds import turn_fault, why_not_step
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.layout import Build, adds_up
from casino_core.position.piles import as_named
from casino_core.position.position import Cards


def why_not_play(seen: Seen, action: Play) -> Illegal | None:
    """The first rule that a play breaks, or None when it is legal. Never raises on any play."""
    if action.card not in seen.hand:
        return Illegal("card-not-in-hand", {"card": action.card})
    left = list(seen.hand)
    left.remove(action.card)
    rest = tuple(left)
    if seen.rules.step_by_step and isinstance(action, MakeBuild):
        return why_not_step(seen, action, rest)
    fault = _no_building(seen, action) or _absent(seen, action)
    if fault is None and isinstance(action, Trail):
        fault = _why_not_trail(seen, action, rest)
    elif fault is None and isinstance(action, Capture):
        fault = _why_not_capture(seen, action)
    elif fault is None and isinstance(action, MakeBuild):
        if action.partner:
            return Illegal("partner-not-proven", {"value": action.value})
        fault = _bad_groups(seen, action) or _bad_bases(seen, action) or _bad_build(seen, action, rest)
    faults = (duty_fault, build_fault, match_fault, theft_fault, duty_to_take)
    fault = fault or next((found for rule in faults if (found := rule(seen, action)) is not None), None)
    if fault is None and seen.rules.step_by_step:
        fault = turn_fault(seen, action, rest)
    return fault or not_kept(seen, action, rest)


def _no_building(seen: Seen, action: Play) -> Illegal | None:
    builds = isinstance(action, MakeBuild) or (isinstance(action, Trail) and bool(action.groups or action.value))
    return Illegal("no-building", {}) if builds and not seen.rules.builds else None


def _absent(seen: Seen, action: Play) -> Illegal | None:
    """Pieces that are not there, or named twice."""
    if isinstance(action, MakeBuild) and (not action.groups or action.groups[0][:1] != (action.card,)):
        return Illegal("hand-card-not-in-build", {"card": action.card})
    lying: list[str] = [*seen.loose, *("b" + b.name for b in seen.builds)]
    if not seen.rules.step_by_step:  # there, the tops of piles go into steps alone
        lying += seen.usable_tops
    for piece in pieces(action):
        if piece not in lying:
            code = "no-such-build" if isinstance(piece, BuildPiece) else "card-not-on-table"
            return Illegal(code, {"card": Card(piece[-2:])})
        lying.remove(piece)
    return None


def _why_not_trail(seen: Seen, action: Trail, rest: Cards) -> Illegal | None:
    if not action.groups and not action.value:
        return None
    options = seen.rules.building
    if not options.table_only_build_while_trailing or any(isinstance(piece, BuildPiece) for piece in pieces(action)):
        return Illegal("no-build-from-table-only", {"value": action.value})
    if action.card in seen.rules.takes_table:
        return Illegal("card-takes-table", {"card": action.card})
    return _bad_groups(seen, action) or _bad_build(seen, action, rest)


def _why_not_capture(seen: Seen, action: Capture) -> Illegal | None:
    if not seen.rules.hand_values[action.card]:
        return Illegal("card-takes-table", {"card": action.card})
    if action.value not in seen.rules.hand_values[action.card]:
        return Illegal("card-has-no-such-value", {"card": action.card, "value": action.value})
    used = pieces(action)
    if not used:
        return Illegal("nothing-taken", {"card": action.card})
    return _bad_court_count(seen, action) or _bad_groups(seen, action) or _bad_order(seen, action)


def _bad_order(seen: Seen, action: Capture) -> Illegal | None:
    """An order for the pile where there is none to choose, or one of other cards than those that are taken."""
    if action.order and not seen.rules.piles.order_chosen:
        return Illegal("pile-order-not-chosen", {})
    fits = not action.order or sorted(action.order) == sorted(as_named(action, seen.builds))
    return None if fits else Illegal("pile-order-of-other-cards", {})


def _bad_court_count(seen: Seen, action: Capture) -> Illegal | None:
    """Too many courts, or too few, that one court without a value takes."""
    loose = [piece for piece in pieces(action) if isinstance(piece, Card)]
    ranks = {card.rank for card in loose}
    if action.card not in seen.rules.rank_only or not ranks <= {action.card.rank}:
        return None
    count = len(loose) + sum(len(build.cards) for build in used_builds(seen, pieces(action)))
    if count in seen.rules.court_takes:
        return None
    code = "court-takes-one" if len(seen.rules.court_takes) == 1 else "court-takes-one-or-all"
    return Illegal(code, {"card": action.card, "count": count})


def _bad_build(seen: Seen, action: MakeBuild | Trail, rest: Cards) -> Illegal | None:
    """Faults of the build that would stand: its value, its size, and the card that must be kept for it."""
    largest = seen.rules.largest_sum
    if action.value > largest and action.value not in seen.rules.rank_marks:
        return Illegal("value-too-large", {"value": action.value, "largest": largest})
    if sum(map(len, action.groups)) < 2:
        return Illegal("build-of-one-card", {"card": action.card})
    if action.value not in held_values(seen.rules, rest):
        return Illegal("no-capturing-card", {"value": action.value})
    return None


def _bad_bases(seen: Seen, action: MakeBuild) -> Illegal | None:
    """Builds that may not be used as they are: only one is raised or added to, unless single builds count as cards."""
    as_card = seen.rules.building.single_build_as_card
    used = used_builds(seen, pieces(action))
    whole = [build for build in used if not as_card or build.multiple]
    if len(whole) > 1:
        return Illegal("one-build-at-a-time", {"cards": tuple(build.name for build in whole)})
    return None


def _named(seen: Seen, piece: Piece) -> Build | None:
    """The build that a piece names, or None for a card."""
    return next((b for b in seen.builds if b.name == piece[1:]), None) if isinstance(piece, BuildPiece) else None


def _bad_groups(seen: Seen, action: Play) -> Illegal | None:
    return next((fault for group in action.groups if (fault := _bad_group(seen, action, group)) is not None), None)


def _bad_group(seen: Seen, action: Play, group: tuple[Piece, ...]) -> Illegal | None:
    """Faults of one group: members that cannot be summed, and a sum that is not the value."""
    rules = seen.rules
    if len(group) > 1:
        fault = _bad_member(seen, action, group)
        if fault is not None:
            return fault
    counts = [_worth(seen, action, piece) for piece in group]
    if not group or not adds_up(counts, action.value):
        return Illegal("group-does-not-add-up", {"group": group, "value": action.value})
    if len(group) > 1 and (action.value > rules.largest_sum or action.value in rules.rank_marks):
        if isinstance(action, Capture):
            return Illegal("court-forms-no-sum", {"value": action.value})
        return Illegal("value-too-large", {"value": action.value, "largest": rules.largest_sum})
    return None


def _worth(seen: Seen, action: Play, piece: Piece) -> tuple[int, ...]:
    build = _named(seen, piece)
    if build is not None:
        return (build.value,)
    values = (
        seen.rules.build_values if isinstance(action, MakeBuild) and piece == action.card else seen.rules.table_values
    )
    return values[Card(piece)]


def _bad_member(seen: Seen, action: Play, group: tuple[Piece, ...]) -> Illegal | None:
    """A court without a value, or a build, that may not be part of a sum of several pieces."""
    for piece in group:
        build = _named(seen, piece)
        if build is None and piece in seen.rules.rank_only:
            return Illegal("court-forms-no-sum", {"card": piece})
        fault = None if build is None else _bad_build_member(seen, action, group, build)
        if fault is not None:
            return fault
    return None


def _bad_build_member(seen: Seen, action: Play, group: tuple[Piece, ...], build: Build) -> Illegal | None:
    options = seen.rules.building
    raises = isinstance(action, MakeBuild) and action.card in group
    if build.multiple:
        return Illegal("multiple-build-keeps-value", {"card": build.name})
    if options.single_build_as_card or (isinstance(action, Capture) and may_combine(seen, build)):
        return None
    if not raises:
        return Illegal("build-is-no-part-of-sum", {"card": build.name})
    if len(group) > 2 and not options.table_cards_help_raise:
        return Illegal("raise-by-hand-card-only", {"card": build.name})
    return None
