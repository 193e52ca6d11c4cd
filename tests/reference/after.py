"""What a play results in on the table."""

from __future__ import annotations

from itertools import chain
from typing import NamedTuple

from .plain import Action, Build, Position, Standing, binding, bound_by, cards_of, unpacked
from .plays import sweeps_when_trailed


class After(NamedTuple):
    """The table after a play, and what the play brought."""

    loose: tuple[str, ...]  # in order of arrival
    builds: tuple[Standing, ...]  # those not touched in their order, and then the one made, raised or added to
    captured: frozenset[str]  # what came to the pile of the actor's side, the capturing card included
    sweep: bool  # whether it counts as a sweep
    fine: int  # points that the actor gives up at once


def after(position: Position, action: Action, *, last_play: bool = False) -> After:
    """Put the table as a legal action leaves it; `last_play` says that it is the last card of the round.

    The residue is not moved. Whoever captured something has made the last capture.
    """
    position = {**position, "options": unpacked(position["options"])}
    options = position["options"]
    fine = options.get("trail_fine", 0) if trails_against_duty(position, action) else 0
    left = tuple(card for card in position["loose"] if card not in loose_touched(action))
    builds = tuple(builds_after(position, action))
    captured: frozenset[str] = frozenset()
    if action[0] == "capture":
        taken = chain.from_iterable(cards_of(position["builds"][index]) for index in action[4])
        captured = frozenset([action[1], *action[3], *taken])
    elif action[0] == "trail" and sweeps_when_trailed(position, action[1]) and (left or builds):
        captured = frozenset([action[1], *left, *chain.from_iterable(build.cards for build in builds)])
        left, builds = (), ()
    elif action[0] == "trail":
        left = (*left, action[1])
    counts = not last_play or options.get("sweep_last_card", True)
    sweep = bool(captured) and not left and not builds and counts
    return After(left, builds, captured, sweep, fine)


def is_sweep(position: Position, action: Action) -> bool:
    """Sweep: a capture that leaves the layout with no loose card and no build."""
    return after(position, action).sweep


def trails_against_duty(position: Position, action: Action) -> bool:
    """A plain trail of a builder whose duty is not free is one for which he pays, where there is a fine."""
    duty_free = position["options"].get("builder_may_trail", False) or position["options"].get("builder_duty") == "free"
    return action[0] == "trail" and action[2] is None and bool(binding(position)) and not duty_free


def initial_pairs(loose: list[str]) -> tuple[list[str], list[str], bool]:
    """Take the pairs of equal rank out of an opening layout, for the leader, in order of lying.

    Returns what he takes, what is left, and whether that is a sweep. Of three equal cards the last one stays.
    """
    taken: list[str] = []
    for rank in {card[0] for card in loose}:
        equal = [card for card in loose if card[0] == rank]
        taken += equal[: len(equal) // 2 * 2]
    left = [card for card in loose if card not in taken]
    return [card for card in loose if card in taken], left, bool(taken) and not left


# --- The builds after a play --------------------------------------------------------------------------


def loose_touched(action: Action) -> frozenset[str]:
    if action[0] == "trail":
        return frozenset() if action[2] is None else action[2][1]
    return action[3]


def builds_touched(action: Action) -> frozenset[int]:
    return frozenset() if action[0] == "trail" else action[4]


def builds_left(position: Position, action: Action) -> list[Standing]:
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
    return builds_left(position, action) + ([] if new is None else [new])


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
    """Give the standing builds of the announced value that the play adds to; none where it makes or raises one."""
    if action[0] != "build":
        return []
    used = [position["builds"][index] for index in sorted(action[4])]
    return [build for build in used if build["value"] == action[2]]


def owner_after(position: Position, action: Action) -> tuple[int, frozenset[int]]:
    """Return whose build it is after a build play, and who else is bound by it.

    Whoever plays becomes the last builder, and frees all others; but not his partners, where a partner does not free
    the builder. Where the build belongs to who set its value, adding changes nothing; but builds of several owners that
    are joined, where single builds are cards, come to the one who joins them.
    """
    options, sides, actor = position["options"], position["sides"], position["actor"]
    used = [position["builds"][index] for index in builds_touched(action)]
    value_counts = (
        options.get("build_owner", "last_to_add") == "last_to_set_value"
        or options.get("builder_duty", "V1_no_trail") == "V3_no_trail_one_per_value"
    )
    added_to = bases(position, action)
    if value_counts and len({build["owner"] for build in added_to}) == 1:
        owner = added_to[0]["owner"]
        return owner, frozenset(chain.from_iterable(map(bound_by, added_to))) - {owner}
    if options.get("partner_frees_builder", True):
        return actor, frozenset()
    before = frozenset(chain.from_iterable(bound_by(build) for build in used))
    return actor, frozenset(seat for seat in before if sides[seat] == sides[actor] and seat != actor)
