"""What a builder owes: another play than trailing while a build stands, and a card kept for each build."""

from __future__ import annotations

from collections.abc import Callable

from casino_core.legal.facts import added_to, held_values, holds_card_for_each
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Capture, Groups, MakeBuild, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

# ---------- to do more than trail ----------


def trailing_fault(view: PlayerView, action: Play) -> Illegal | None:
    """Return how a play breaks the duty to do more than trail while a build stands (docs/rules.md, sections 1, 2)."""
    binding = binding_builds(view)
    duty = view.rules.building.builder_duty
    if not binding or duty == "free" or may_drift(view):
        return None
    trails = isinstance(action, Trail) and not action.groups
    # Where trailing costs a fine, the fine takes the place of the duty.
    if trails and view.rules.building.trail_fine:
        return None
    if duty == "no_trail":
        done = not trails
    else:
        touched = set(pieces(action))
        done = any(build.piece in touched for build in binding) or ALSO_FULFILS[duty](action)
    code = "builder-may-not-trail" if trails else "build-comes-first"
    return None if done else Illegal(code, {"value": binding[0].value, "duty": duty})


def binding_builds(view: PlayerView) -> tuple[Build, ...]:
    """Return the builds that oblige the seat on turn to do more than trail.

    A build that a partner has built on does so only while the seat holds a card that takes it. Without one it might
    have no legal play at all (a reading: docs/rules.md, section 2, does not say).
    """
    if not view.builds:
        return ()
    seat = view.turn
    return tuple([b for b in view.builds if b.owner == seat or (seat in b.also and _can_take(view, b))])


def _can_take(view: PlayerView, build: Build) -> bool:
    return build.value in held_values(view.rules, view.hand)


def may_drift(view: PlayerView) -> bool:
    """Return whether builders may trail after all: in the second deal of two players (docs/rules.md, section 14)."""
    allowed = view.rules.building.sa_drift_with_build == "allowed_in_second_deal"
    return allowed and view.rules.seats == 2 and view.deals == 2


def _makes_new(action: Play) -> bool:
    """Return whether a play makes a build, or takes one over by raising it: anything but adding to one."""
    return isinstance(action, MakeBuild) and not added_to(action)


ALSO_FULFILS: dict[str, Callable[[Play], bool]] = {
    "take_or_add_next_turn": lambda _: False,
    # A further build, or one that is taken over, puts this duty off (docs/rules.md, section 2).
    "no_trail_one_per_value": _makes_new,
    # Anything may be captured, but another build does not suffice (docs/rules.md, section 14).
    "add_or_capture": lambda action: isinstance(action, Capture),
}
"""By duty, what fulfils it beside capturing, adding to or raising a build that binds the player."""


# ---------- to keep a card for every own build ----------


def keeping_fault(view: PlayerView, action: Play, rest: Cards) -> Illegal | None:
    """Return the value of an own build for which ``rest``, what stays in hand, has no card; None if it has all."""
    owing = set() if clears_table(view.rules, action) else values_owed(view, action.groups)
    # A new build needs its card as well, also one from the table beside a trailed card; a capture leaves none.
    making = {action.value} if action.groups and not isinstance(action, Capture) else set()
    if holds_card_for_each(view.rules, rest, owing | making):
        return None
    # One ace may take two values and yet answer for one alone: then no value is missing, and the lowest is named.
    value = min(owing - held_values(view.rules, rest) or owing)
    return Illegal("must-keep-card-for-build", {"value": value, "card": action.card})


def values_owed(view: PlayerView, groups: Groups) -> set[int]:
    """Return the values of the own builds that a play with these groups leaves on the table."""
    # Not those of a partner: a builder owes alone (docs/readings.md).
    own = [build for build in view.builds if build.owner == view.turn]
    return {build.value for build in own if not any(build.piece in group for group in groups)}


def clears_table(rules: Rules, action: Play) -> bool:
    """Return whether a card takes the whole table by being laid down: jacks or the five of spades in some games."""
    return isinstance(action, Trail) and action.card in rules.takes_table
