"""The table after a play."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import NamedTuple

from .groups import groupings
from .plain import (
    Action,
    Build,
    Options,
    Position,
    Standing,
    bag,
    binding,
    bound_by,
    capture_values,
    cards_of,
    has_value,
    is_court,
    loose_values,
    natural_value,
    pack_of,
    unpacked,
    without,
)
from .plays import pieces_of, sweeps_when_trailed


class After(NamedTuple):
    """The table after a play, and the gains of the play."""

    loose: tuple[str, ...]  # in order of arrival
    builds: tuple[Standing, ...]  # untouched builds in their order, then the one made, raised or added to
    captured: frozenset[str]  # the cards for the pile of the actor's side, including the capturing card
    sweep: bool  # whether the play counts as a sweep
    fine: int  # the fine that the actor pays
    award: int = 0  # the points for the sweep, in games in which these depend on its cards
    over: bool = False  # whether the play ends the round


def after(position: Position, action: Action, *, last_play: bool = False) -> After:
    """Return the table after a legal action; `last_play` means the last card of the round.

    The residue is not moved. Any capture becomes the last capture. A five of spades that takes the table when it is
    trailed also takes itself, even from an empty table, which is not a sweep.
    """
    position = {**position, "options": unpacked(position["options"])}
    options = position["options"]
    fine = options.get("trail_fine", 0) if trails_against_duty(position, action) else 0
    loose = tuple(without(position["loose"], loose_touched(action)))
    builds = tuple(builds_after(position, action))
    captured: frozenset[str] = frozenset()
    anything_there = bool(position["loose"] or position["builds"])
    if action[0] == "capture":
        taken = chain.from_iterable(cards_of(position["builds"][index]) for index in action[4])
        captured = bag([action[1], *action[3], *taken])
    elif action[0] == "trail" and sweeps_when_trailed(position, action[1]) and (anything_there or action[1] == "5S"):
        captured = bag([action[1], *loose, *chain.from_iterable(build.cards for build in builds)])
        loose, builds = (), ()
    elif action[0] == "trail":
        loose = (*loose, action[1])
    cleared = bool(captured) and anything_there and not loose and not builds
    counts = (not last_play or options.get("sweep_last_card", True)) and not position.get("frozen", False)
    award = award_for_sweep(position, action) if cleared and counts else 0
    return After(loose, builds, captured, cleared and counts, fine, award, ends_round(position, captured, cleared))


def is_sweep(position: Position, action: Action) -> bool:
    """Return whether a play is a sweep: a capture that leaves neither loose cards nor builds."""
    return after(position, action).sweep


def award_for_sweep(position: Position, action: Action) -> int:
    """Return the points of a sweep that depend on its cards: a tabbe, or a tablanette.

    A tabbe counts double if a card takes its twin, which lay alone on the table. A tablanette scores the value of the
    capturing card once for itself and once for every group that it takes, in one form doubled; in another form only a
    jack scores, by the values of the cards that it takes. The sweep of a trailed five of spades scores 1 if other
    sweeps score nothing.
    """
    options, rule = position["options"], position["options"].get("tablanette_bonus", "none")
    if options.get("sweep_swing", 0):
        return options["sweep_swing"] * (2 if position["loose"] == [action[1]] else 1)
    if action[0] == "trail" and action[1] == "5S":
        return int(not options.get("sweep_points", 0))
    if action[0] == "trail":
        with_value = [card for card in position["loose"] if has_value(card, options)]
        return sum(natural_value(card, options) for card in with_value) if rule == "jack_sum" else 0
    if action[0] == "build" or rule not in ("non_jack_sum", "double"):
        return 0
    groups = max(map(len, groupings(pieces_of(position, tuple(position["loose"])), action[2])))
    return action[2] * (groups + 1) * (2 if rule == "double" else 1)


def ends_round(position: Position, captured: frozenset[str], cleared: bool) -> bool:  # noqa: FBT001  # from the play
    """Return whether the options make a play end the round by clearing the table, or by reaching a limit of cards."""
    options = position["options"]
    limit = 6 if len(position["sides"]) == 2 else 8
    enough = options.get("callabra_limit", False) and len(captured) + position.get("captured", 0) >= limit
    return bool(captured) and (enough or (cleared and options.get("cleared_ends_round", False)))


def courts_aside(loose: list[str]) -> tuple[list[str], list[str]]:
    """Return the cards that stay on the table after a deal, and the courts that are set aside."""
    return [card for card in loose if not is_court(card)], [card for card in loose if is_court(card)]


def values_that_sweep(loose: list[str], options: Options) -> set[int]:
    """Return the values at which one card could take everything on a table without builds."""
    options = unpacked(options)
    pieces = tuple(sorted(loose_values(card, options) for card in loose))
    values = {value for card in pack_of(options) for value in capture_values(card, options)}
    return {value for value in values if loose and groupings(pieces, value)}


# For each rule, a function that tells whether a card of an opening layout is replaced.
REPLACED: dict[str, Callable[[str], bool]] = {
    "point_cards": lambda card: card[0] == "A" or card in ("TD", "2S"),
    "jacks": lambda card: card[0] == "J",
    "none": lambda card: False,  # noqa: ARG005  # the card does not matter
}


def replaced_layout(layout: list[str], stock: list[str], rule: str) -> tuple[list[str], list[str]]:
    """Replace unwanted cards of an opening layout one by one by the stock's top card, and put them under the stock.

    Stop when the layout has no unwanted card, or the stock has only such cards. Return the layout, and the stock with
    its top card first.
    """
    layout, stock = list(layout), list(stock)
    unwanted = REPLACED[rule]
    while any(map(unwanted, layout)) and not all(map(unwanted, stock)):
        for place, card in enumerate(layout):
            if unwanted(card):
                stock.append(card)
                layout[place] = stock.pop(0)
    return layout, stock


def trails_against_duty(position: Position, action: Action) -> bool:
    """Return whether a player whom a build binds trails without building; some games set a fine for this."""
    duty_free = position["options"].get("builder_may_trail", False) or position["options"].get("builder_duty") == "free"
    return action[0] == "trail" and action[2] is None and bool(binding(position)) and not duty_free


def initial_pairs(loose: list[str]) -> tuple[list[str], list[str], bool]:
    """Take the pairs of equal rank out of an opening layout, for the leader, in order.

    Returns the cards taken, the cards left, and whether this is a sweep. Of three equal cards the last one stays.
    """
    taken: list[str] = []
    for rank in {card[0] for card in loose}:
        equal = [card for card in loose if card[0] == rank]
        taken += equal[: len(equal) // 2 * 2]
    rest = [card for card in loose if card not in taken]
    return [card for card in loose if card in taken], rest, bool(taken) and not rest


# --- The builds after a play --------------------------------------------------------------------------


def loose_touched(action: Action) -> frozenset[str]:
    if action[0] == "trail":
        return frozenset() if action[2] is None else action[2][1]
    return action[3]


def builds_touched(action: Action) -> frozenset[int]:
    return frozenset() if action[0] == "trail" else action[4]


def untouched_builds(position: Position, action: Action) -> list[Standing]:
    """Return the builds that the play did not touch."""
    touched = builds_touched(action)
    return [
        Standing(
            build["value"], build["owner"], bound_by(build) - {build["owner"]}, cards_of(build), len(build["groups"])
        )
        for index, build in enumerate(position["builds"])
        if index not in touched
    ]


def builds_after(position: Position, action: Action) -> list[Standing]:
    new = built(position, action)
    return untouched_builds(position, action) + ([] if new is None else [new])


def built(position: Position, action: Action) -> Standing | None:
    """Return the build that the play made, raised or added to."""
    actor = position["actor"]
    if action[0] == "trail" and action[2] is not None:
        value, joined, groups = action[2]
        return Standing(value, actor, frozenset(), joined, groups)
    if action[0] == "build":
        _, card, value, loose, used, groups = action
        inside = chain.from_iterable(cards_of(position["builds"][index]) for index in used)
        owner, also = owner_after(position, action)
        return Standing(value, owner, also, frozenset([card, *loose, *inside]), groups)
    return None


def bases(position: Position, action: Action) -> list[Build]:
    """Return the builds of the announced value to which the play adds; none if it makes or raises one."""
    if action[0] != "build":
        return []
    used = [position["builds"][index] for index in sorted(action[4])]
    return [build for build in used if build["value"] == action[2]]


def owner_after(position: Position, action: Action) -> tuple[int, frozenset[int]]:
    """Return the owner of a build after a play, and the other seats that it binds.

    The actor becomes the owner, and the build no longer binds others, except the actor's partner in games in which
    partners do not free builders. In games in which a build belongs to the player who set its value, adding to it does
    not change the owner; but a player who joins single builds of several owners owns the result.
    """
    options, sides, actor = position["options"], position["sides"], position["actor"]
    used = [position["builds"][index] for index in builds_touched(action)]
    value_counts = (
        options.get("build_owner", "last_to_add") == "last_to_set_value"
        or options.get("builder_duty", "no_trail") == "no_trail_one_per_value"
    )
    added_to = bases(position, action)
    if value_counts and len({build["owner"] for build in added_to}) == 1:
        owner = added_to[0]["owner"]
        return owner, frozenset(chain.from_iterable(map(bound_by, added_to))) - {owner}
    if options.get("partner_frees_builder", True):
        return actor, frozenset()
    before = frozenset(chain.from_iterable(bound_by(build) for build in used))
    return actor, frozenset(seat for seat in before if sides[seat] == sides[actor] and seat != actor)
