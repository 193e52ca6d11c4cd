"""Every legal action of a position, found by trying everything and checking each rule in turn.

Intentionally slow and literal, and independent of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from .after import bases, builds_after, builds_touched, built, loose_touched, untouched_builds
from .plain import (
    Action,
    Build,
    Capture,
    Options,
    Position,
    binding,
    capture_values,
    cards_of,
    has_value,
    is_court,
    natural_value,
    of_rank,
    rank_number,
    rest_of_hand,
    unpacked,
)
from .plays import plays, sweeps_when_trailed
from .scoring import points_of_cards

__all__ = [
    "Action",
    "Build",
    "Options",
    "Position",
    "cards_of",
    "is_court",
    "legal",
    "plucks",
    "rank_number",
]

Pluck = tuple[str, str]

# Pairs of rules that contradict each other.
CONTRADICTIONS: tuple[tuple[Options, Options], ...] = (
    ({"builder_may_trail": True}, {"builder_duty": "take_or_add_next_turn"}),
    ({"builder_may_trail": True}, {"builder_duty": "no_trail_one_per_value"}),
    ({"builder_may_trail": True}, {"builder_duty": "add_or_capture"}),
    ({"table_only_build_while_trailing": True}, {"builder_duty": "no_trail_one_per_value"}),
)


def legal(position: Position) -> set[Action]:
    """Return all legal actions of the actor, in the following formats.

    ("trail", card, None or (value, table cards joined, groups))
    ("capture", card, its value, loose cards taken, indices of builds taken)
    ("build", card, value, loose cards used, indices of builds used, groups in the resulting build)

    If the same cards can make different numbers of groups, each number is listed, although all builds of two or more
    groups are the same multiple build.

    Raises ValueError for an unknown option, and for two options that contradict each other.
    """
    options = unpacked(position["options"])
    check_options(options)
    position = {**position, "options": options}
    some = {
        action
        for card in position["hand"]
        for action in plays(position, card)
        if keeps_a_card_for_every_own_build(position, action)
        and own_builds_may_change_value(position, action)
        and within_the_card_limit(position, action)
        and keeps_to_one_build_a_value(position, action)
        and keeps_to_one_build_at_once(position, action)
        and does_the_builders_duty(position, action)
        and takes_its_equals(position, action)
        and lets_fresh_cards_rest(position, action)
        and leaves_the_partners_builds(position, action)
        and builds_with_no_card_that_scores(position, action)
    }
    some = compelled(position, some) if options.get("compulsory", False) else some
    return {action for action in some if not gives_way_to_a_capture(position, action, some)}


def check_options(options: Options) -> None:
    for one, other in CONTRADICTIONS:
        if one.items() <= options.items() and other.items() <= options.items():
            raise ValueError(f"{one} contradicts {other}")


def plucks(
    position: Position, *, played: str | None = None, plucked: bool = False, last_turn: bool = False
) -> set[Pluck]:
    """Return the loose cards that may be plucked, as ("pluck", card).

    `played` is the card that the player has just played; None if the pluck comes before the play.
    `plucked`: the player has plucked in this deal. `last_turn`: this is the very last turn of the round.
    """
    if not position["options"].get("pluck", False) or plucked or last_turn:
        return set()
    if len(position["loose"]) + len(position["builds"]) < 2:
        return set()
    barred = {"TD", "2S", played}
    if position["options"].get("face_capture_limit") == "all":  # the fourth court needs these to take the build
        barred |= {card for card in position["loose"] if is_mate_of_a_build(position, card)}
    return {("pluck", card) for card in position["loose"] if card[0] != "A" and card not in barred}


def is_mate_of_a_build(position: Position, card: str) -> bool:
    """Return whether the card is a court without a value, and there is a build of its rank."""
    built = {build["value"] for build in position["builds"]}
    return not has_value(card, position["options"]) and rank_number(card) in built


def takes_its_equals(position: Position, action: Action) -> bool:
    """Return whether a play obeys forced matching: a card takes all loose cards that it equals, or goes into a build.

    A card played at a value other than its own, such as an ace as 14, has no equals.
    """
    options = position["options"]
    if options.get("matching", "free") == "free" or action[0] == "build":
        return True
    if natural_value(action[1], options) not in capture_values(action[1], options):
        return True
    equals = set(of_rank(position["loose"], action[1]))
    if action[0] == "trail":
        return not equals
    return action[2] != natural_value(action[1], position["options"]) or equals <= action[3]


def lets_fresh_cards_rest(position: Position, action: Action) -> bool:
    """Return whether a play obeys the option about fresh cards.

    An ace or Casino that the last player laid down may be captured, but not used in a build.
    """
    if not position["options"].get("fresh_cards_rest", False) or action[0] == "capture":
        return True
    return loose_touched(action).isdisjoint(position.get("fresh", []))


def leaves_the_partners_builds(position: Position, action: Action) -> bool:
    """Return whether a play obeys the option that nobody captures a partner's build."""
    if position["options"].get("partner_takes_build", True) or action[0] != "capture":
        return True
    sides, actor = position["sides"], position["actor"]
    owners = {position["builds"][index]["owner"] for index in action[4]}
    return not any(owner != actor and sides[owner] == sides[actor] for owner in owners)


def builds_with_no_card_that_scores(position: Position, action: Action) -> bool:
    """Return whether a play obeys the option that no card that scores by itself goes into a build."""
    if position["options"].get("point_cards_in_builds", True) or action[0] == "capture":
        return True
    added = {*loose_touched(action), *([action[1]] if action[0] == "build" else [])}
    return not any(sum(points_of_cards([card], position["options"]).values()) for card in added)


# --- Compulsory captures ------------------------------------------------------------------------------


def compelled(position: Position, some: set[Action]) -> set[Action]:
    """Return the plays that remain if capturing is compulsory.

    A card that can capture must capture, and takes everything it can. A player who can sweep the table must do so, with
    any card that sweeps; otherwise any card may be chosen.
    """
    captures = [action for action in some if action[0] == "capture"]
    whole = {action for action in captures if not any(takes_more(other, action) for other in captures)}
    sweeps: set[Action] = {action for action in whole if len(action[3]) == len(position["loose"])}
    bound = {action[1] for action in captures}
    return sweeps or {*whole, *(action for action in some if action[0] == "trail" and action[1] not in bound)}


def gives_way_to_a_capture(position: Position, action: Action, legal_otherwise: set[Action]) -> bool:
    """Return whether a capture must be made instead of a play.

    A card that takes the table when it is trailed captures as well, unless the table is empty.
    """
    rule = position["options"].get("must_capture", "never")
    there = bool(position["loose"] or position["builds"])

    def captures(play: Action) -> bool:
        return play[0] == "capture" or (play[0] == "trail" and there and sweeps_when_trailed(position, play[1]))

    capturing = {play[1] for play in legal_otherwise if captures(play)}
    if captures(action) or rule == "never":
        return False
    match rule:
        case "card_not_trailed":
            return action[0] == "trail" and action[1] in capturing
        case "before_trailing":
            return action[0] == "trail" and bool(capturing)
        case _:
            return bool(capturing)


def takes_more(one: Capture, other: Capture) -> bool:
    """Return whether one capture takes all loose cards of another by the same card and value, and more."""
    return one[1:3] == other[1:3] and one[3] > other[3]


# --- Duty (a): a builder's next turn ------------------------------------------------------------------


def does_the_builders_duty(position: Position, action: Action) -> bool:
    """Return whether a play fulfils the actor's duty by the builds that bind them at the start of the turn, if any."""
    options = position["options"]
    bound = binding(position)
    duty = "free" if options.get("builder_may_trail", False) else options.get("builder_duty", "no_trail")
    if not bound or duty == "free":
        return True
    plain_trail = action[0] == "trail" and action[2] is None
    if plain_trail and options.get("trail_fine", 0):
        return True
    touches_one_of_them = bool(bound & builds_touched(action))
    match duty:
        case "no_trail":  # a trail that joins table cards counts as building
            return not plain_trail
        case "take_or_add_next_turn":
            return touches_one_of_them
        case "no_trail_one_per_value":  # another build, or taking one over by a raise, postpones the duty
            return touches_one_of_them or (action[0] == "build" and not bases(position, action))
        case "add_or_capture":
            return action[0] == "capture" or touches_one_of_them
        case _:
            raise ValueError(f"the reference knows no builder_duty {duty}")


# --- Duty (b), and other conditions after the play ----------------------------------------------------


def keeps_a_card_for_every_own_build(position: Position, action: Action) -> bool:
    """Return whether a play obeys duty (b): the actor keeps cards for all own builds, and for a build just changed.

    One card is enough for several builds of one value; different values need different cards.
    """
    if sweeps_when_trailed(position, action[1]) and action[0] == "trail" and table_is_not_empty(position):
        return True
    values = {build.value for build in builds_after(position, action) if build.owner == position["actor"]}
    new = built(position, action)
    if new is not None:
        values.add(new.value)
    held = [capture_values(card, position["options"]) for card in rest_of_hand(position, action[1])]
    return a_card_for_each(sorted(values), held)


def table_is_not_empty(position: Position) -> bool:
    return bool(position["loose"] or position["builds"])


def a_card_for_each(values: list[int], held: list[tuple[int, ...]]) -> bool:
    """Return whether every value has a separate card, by trying every card for the first value."""
    if not values:
        return True
    return any(
        values[0] in counts and a_card_for_each(values[1:], held[:index] + held[index + 1 :])
        for index, counts in enumerate(held)
    )


def own_builds_may_change_value(position: Position, action: Action) -> bool:
    """Return whether a play obeys the option about raises of own builds.

    Players may raise their own builds freely, only while holding cards of both values, or never; or they may raise only
    opponents' builds.
    """
    rule = position["options"].get("own_build_raise", "allowed")
    if action[0] != "build" or rule == "allowed":
        return True
    changed = [
        build["value"]
        for build in (position["builds"][index] for index in action[4])
        if build["owner"] == position["actor"] and build["value"] != action[2]
    ]
    if rule == "forbidden":
        return not changed
    if rule == "opponents_only":
        sides = position["sides"]
        raised = [build for build in (position["builds"][index] for index in action[4]) if build["value"] != action[2]]
        return all(sides[build["owner"]] != sides[position["actor"]] for build in raised)
    held_before = {value for card in position["hand"] for value in capture_values(card, position["options"])}
    return all(old in held_before and action[2] in held_before for old in changed)


def within_the_card_limit(position: Position, action: Action) -> bool:
    """Return whether the build that a play makes, if any, has no more cards than the limit."""
    limit = position["options"].get("max_build_cards")
    new = built(position, action)
    return limit is None or new is None or len(new.cards) <= limit


def keeps_to_one_build_at_once(position: Position, action: Action) -> bool:
    """Return whether a play obeys the option that the actor, or the whole table, has at most one build.

    If there are more already, as is possible in a position that was set up, the play must not add another.
    """
    rule = position["options"].get("builds_at_once", "any")
    if rule == "any" or built(position, action) is None:
        return True
    before = [build["owner"] for build in position["builds"]]
    then = [build.owner for build in builds_after(position, action)]
    if rule == "one_each":
        before = [owner for owner in before if owner == position["actor"]]
        then = [owner for owner in then if owner == position["actor"]]
    return len(then) <= max(1, len(before))


def keeps_to_one_build_a_value(position: Position, action: Action) -> bool:
    """Return whether a play obeys the option that a player, or the whole layout, has at most one build of a value.

    Only new builds and raises are limited, not additions. But a player who may not own two builds of a value may not
    gain a second one by adding to someone else's build.
    """
    new = built(position, action)
    if new is None:
        return True
    added_to = bases(position, action)
    if not added_to:
        return new.value not in values_barred(position, action)
    comes_to_him = new.owner == position["actor"] not in {build["owner"] for build in added_to}
    return not (comes_to_him and has_one_a_value(position["options"]) and has_another(position, action, new.value))


def has_one_a_value(options: Options) -> bool:
    """Return whether one player may never have two builds of a value."""
    third_duty = options.get("builder_duty", "no_trail") == "no_trail_one_per_value"
    return third_duty or options.get("same_value_builds", "any") == "one_per_value_per_player"


def has_another(position: Position, action: Action, value: int) -> bool:
    """Return whether the actor has a build of the value that the play leaves as it is."""
    return any(
        build.value == value and build.owner == position["actor"] for build in untouched_builds(position, action)
    )


def values_barred(position: Position, action: Action) -> Iterator[int]:
    """Yield the values that no new or raised build may have, because another build has them."""
    options, sides, actor = position["options"], position["sides"], position["actor"]
    rule = options.get("same_value_builds", "any")
    third_duty = options.get("builder_duty", "no_trail") == "no_trail_one_per_value"
    for build in untouched_builds(position, action):
        own, adversarys = build.owner == actor, sides[build.owner] != sides[actor]
        if third_duty:  # this duty has its own limit, which replaces the option
            barred = own or adversarys
        else:
            barred = rule == "one_per_value_global" or (rule == "one_per_value_per_player" and own)
        if barred:
            yield build.value
