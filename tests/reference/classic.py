"""Every legal action of a position, found by trying everything and asking each rule in turn.

Slow and literal on purpose, and independent of the engine.
"""

from __future__ import annotations

from collections.abc import Iterator

from .after import bases, builds_after, builds_left, builds_touched, built, loose_touched
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

# Rules that contradict each other, as nothing could be played by both of them.
CONTRADICTIONS: tuple[tuple[Options, Options], ...] = (
    ({"builder_may_trail": True}, {"builder_duty": "take_or_add_next_turn"}),
    ({"builder_may_trail": True}, {"builder_duty": "no_trail_one_per_value"}),
    ({"builder_may_trail": True}, {"builder_duty": "add_or_capture"}),
    ({"table_only_build_while_trailing": True}, {"builder_duty": "no_trail_one_per_value"}),
)


def legal(position: Position) -> set[Action]:
    """All legal actions of the actor.

    ("trail", card, None or (value, table cards joined, groups))
    ("capture", card, value at which it is played, loose cards taken, indices of builds taken)
    ("build", card, value, loose cards used, indices of builds used, groups in the resulting build)

    Cards that make one group as well as two are listed as both; two groups or three are a multiple build all the same.

    Raises ValueError for an option that this reference does not know, and for two that contradict each other.
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
        and does_the_builders_duty(position, action)
        and takes_its_equals(position, action)
        and lets_fresh_cards_rest(position, action)
    }
    return compelled(position, some) if options.get("compulsory", False) else some


def check_options(options: Options) -> None:
    for one, other in CONTRADICTIONS:
        if one.items() <= options.items() and other.items() <= options.items():
            raise ValueError(f"{one} contradicts {other}")


def plucks(
    position: Position, *, played: str | None = None, plucked: bool = False, last_turn: bool = False
) -> set[Pluck]:
    """Find the loose cards that may be taken beside the play, as ("pluck", card).

    Before the play, or after it: then the position is that after the play, and `played` the card that was played.
    `plucked`: the player has plucked in this deal. `last_turn`: this is the very last turn of the round.
    """
    if not position["options"].get("pluck", False) or plucked or last_turn:
        return set()
    if len(position["loose"]) + len(position["builds"]) < 2:
        return set()
    barred = {"TD", "2S", played}
    if position["options"].get("face_capture_limit") == "all":  # else the fourth could never take its build
        barred |= {card for card in position["loose"] if is_mate_of_a_build(position, card)}
    return {("pluck", card) for card in position["loose"] if card[0] != "A" and card not in barred}


def is_mate_of_a_build(position: Position, card: str) -> bool:
    """Tell whether the card is a court without a value whose rank is built."""
    built = {build["value"] for build in position["builds"]}
    return not has_value(card, position["options"]) and rank_number(card) in built


def takes_its_equals(position: Position, action: Action) -> bool:
    """Where matching is forced, a card with equals among the loose ones takes all of them, or is built with.

    A card that is played at another value than its own, an ace as 14, has no equals; nor has one that always is.
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
    """Where it is the rule, an ace or casino that the player before has laid down may be captured, not built with."""
    if not position["options"].get("fresh_cards_rest", False) or action[0] == "capture":
        return True
    return loose_touched(action).isdisjoint(position.get("fresh", []))


# --- Compulsory captures ------------------------------------------------------------------------------


def compelled(position: Position, some: set[Action]) -> set[Action]:
    """Of all plays give those that are left where capturing is compulsory.

    A card that can capture does, and takes all it can: nothing can be taken beside it. Who can sweep the table so has
    to, with whatever card does it; otherwise he may choose any card.
    """
    captures = [action for action in some if action[0] == "capture"]
    whole = {action for action in captures if not any(takes_more(other, action) for other in captures)}
    sweeps: set[Action] = {action for action in whole if len(action[3]) == len(position["loose"])}
    bound = {action[1] for action in captures}
    return sweeps or {*whole, *(action for action in some if action[0] == "trail" and action[1] not in bound)}


def takes_more(one: Capture, other: Capture) -> bool:
    """Tell whether one capture takes all that another one of the same card takes, and more."""
    return one[1:3] == other[1:3] and one[3] > other[3]


# --- Duty (a): what a builder may do in his next turn -------------------------------------------------


def does_the_builders_duty(position: Position, action: Action) -> bool:
    """What a builder must do, while a build that binds him stands at the start of his turn."""
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
        case "no_trail_one_per_value":  # a further build, or one taken over by a raise, puts it off
            return touches_one_of_them or (action[0] == "build" and not bases(position, action))
        case "add_or_capture":
            return action[0] == "capture" or touches_one_of_them
        case _:
            raise ValueError(f"the reference knows no builder_duty {duty}")


# --- Duty (b), and what else must be true after the play ----------------------------------------------


def keeps_a_card_for_every_own_build(position: Position, action: Action) -> bool:
    """Duty (b): no play leaves an owner of a standing build, or who builds, without a card of its value.

    One card answers for several builds of one value; different values need different cards.
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
    """Tell whether every value has a card of its own, by trying every card for the first value."""
    if not values:
        return True
    return any(
        values[0] in counts and a_card_for_each(values[1:], held[:index] + held[index + 1 :])
        for index, counts in enumerate(held)
    )


def own_builds_may_change_value(position: Position, action: Action) -> bool:
    """Own builds change value freely, or only out of a hand with cards of both values, or never."""
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
    held_before = {value for card in position["hand"] for value in capture_values(card, position["options"])}
    return all(old in held_before and action[2] in held_before for old in changed)


def within_the_card_limit(position: Position, action: Action) -> bool:
    """No play brings a build above the greatest number of cards."""
    limit = position["options"].get("max_build_cards")
    new = built(position, action)
    return limit is None or new is None or len(new.cards) <= limit


def keeps_to_one_build_a_value(position: Position, action: Action) -> bool:
    """No new build and no raise makes a second build of a value: of the same player, or in the whole layout.

    Adding makes no new build. But where a player may not have two builds of a value, he may not get a second one
    either, which happens when somebody else's build comes to him because he adds to it.
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
    """Tell whether one player may never have two builds of a value."""
    third_duty = options.get("builder_duty", "no_trail") == "no_trail_one_per_value"
    return third_duty or options.get("same_value_builds", "any") == "one_per_value_per_player"


def has_another(position: Position, action: Action, value: int) -> bool:
    """Tell whether the actor has a build of the value that the play leaves as it is."""
    return any(build.value == value and build.owner == position["actor"] for build in builds_left(position, action))


def values_barred(position: Position, action: Action) -> Iterator[int]:
    """Give the values of the other builds beside which no build of the same value may be made."""
    options, sides, actor = position["options"], position["sides"], position["actor"]
    rule = options.get("same_value_builds", "any")
    third_duty = options.get("builder_duty", "no_trail") == "no_trail_one_per_value"
    for build in builds_left(position, action):
        own, adversarys = build.owner == actor, sides[build.owner] != sides[actor]
        if third_duty:  # it brings its own rule, which goes before the other
            barred = own or adversarys
        else:
            barred = rule == "one_per_value_global" or (rule == "one_per_value_per_player" and own)
        if barred:
            yield build.value
