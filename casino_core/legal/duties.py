"""What a builder owes, and which builds the house rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, Capture, Groups, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.position import Cards, Extras
from casino_core.rules.parts import Rules


class Seen(Protocol):
    """What legality depends on: a position, or the view of the seat whose decision it is."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def dealer(self) -> int:
        """The seat that dealt."""

    @property
    def hand(self) -> Cards:
        """The cards of the seat whose decision it is."""

    @property
    def loose(self) -> Cards:
        """The loose cards of the layout."""

    @property
    def builds(self) -> tuple[Build, ...]:
        """The builds of the layout."""

    @property
    def usable_tops(self) -> Cards:
        """The cards on top of piles that the seat on turn may use."""

    @property
    def stocked(self) -> bool:
        """Whether cards are left to deal or draw."""

    @property
    def deals(self) -> int:
        """How many deals were made in this round."""

    @property
    def last_turn(self) -> bool:
        """Whether it is the very last turn of the round."""

    @property
    def extras(self) -> Extras:
        """What only some games keep account of."""


class Illegal(NamedTuple):
    """Why an action is refused: a code, and the facts that a sentence about it needs."""

    code: str
    facts: dict[str, object]


# ---------- duty (b): to keep a card for every build of one's own ----------


def held_values(rules: Rules, hand: Iterable[Card]) -> set[int]:
    """The values that the cards of a hand can capture at."""
    return {value for card in hand for value in rules.hand_values[card]}


def can_answer(rules: Rules, hand: Cards, values: set[int]) -> bool:
    """Whether the hand has a card for each value: different ones for different values (rules, section 23 #6)."""
    if not values:
        return True
    if not rules.several_values or len(values) == 1:
        return values <= held_values(rules, hand)
    value = min(values)
    return any(
        can_answer(rules, hand[:place] + hand[place + 1 :], values - {value})
        for place, card in enumerate(hand)
        if value in rules.hand_values[card]
    )


def left_owing(seen: Seen, groups: Groups) -> set[int]:
    """The values of the actor's own builds that these groups leave on the table."""
    owing = set()
    for build in seen.builds:
        if build.owner == seen.turn:
            name = "b" + build.name
            if not any(name in group for group in groups):
                owing.add(build.value)
    return owing


def clears_table(rules: Rules, action: Play) -> bool:
    """Whether laying this card down takes the whole table (jacks, or the five of spades, in some games)."""
    return isinstance(action, Trail) and action.card in rules.takes_table


def not_kept(seen: Seen, action: Play, rest: Cards) -> Illegal | None:
    """Duty (b): the value for which no card would be left."""
    owing = set() if clears_table(seen.rules, action) else left_owing(seen, action.groups)
    making = {action.value} if action.groups and not isinstance(action, Capture) else set()
    if can_answer(seen.rules, rest, owing | making):
        return None
    held = held_values(seen.rules, rest)
    value = min(owing - held or owing)
    return Illegal("must-keep-card-for-build", {"value": value, "card": action.card})


# ---------- duty (a): not to trail while one's build stands ----------


def bound(seen: Seen) -> tuple[Build, ...]:
    """The builds that oblige the actor to do more than trail.

    One that a partner has built on does so only while the actor holds a card that takes it: else he could be left
    without anything to do (a reading; the rules of section 2 are silent).
    """
    seat = seen.turn
    return tuple([b for b in seen.builds if b.owner == seat or (seat in b.also and _can_take(seen, b))])


def _can_take(seen: Seen, build: Build) -> bool:
    return build.value in held_values(seen.rules, seen.hand)


def duty_fault(seen: Seen, action: Play) -> Illegal | None:
    """Duty (a) in the form that is played (rules, sections 1 and 2)."""
    binding = bound(seen)
    duty = seen.rules.building.builder_duty
    if not binding or duty == "free" or may_drift(seen):
        return None
    trails = isinstance(action, Trail) and not action.groups
    if trails and seen.rules.building.trail_fine:
        return None
    if duty == "no_trail":
        done = not trails
    else:
        touched = set(pieces(action))
        done = any("b" + build.name in touched for build in binding) or DUTIES[duty](action)
    code = "builder-may-not-trail" if trails else "build-comes-first"
    return None if done else Illegal(code, {"value": binding[0].value, "duty": duty})


def may_drift(seen: Seen) -> bool:
    """Whether builders may trail after all: in the second deal of two players (rules, section 14)."""
    allowed = seen.rules.building.sa_drift_with_build == "allowed_in_second_deal"
    return allowed and seen.rules.seats == 2 and seen.deals == 2


def _makes_new(action: Play) -> bool:
    """Whether it makes a build, or takes one over by raising it: anything but adding to one."""
    return isinstance(action, MakeBuild) and not added_to(action)


DUTIES: dict[str, Callable[[Play], bool]] = {
    "take_or_add_next_turn": lambda _: False,
    "no_trail_one_per_value": _makes_new,
    "add_or_capture": lambda action: isinstance(action, Capture),
}
"""What else does, beside capturing, adding to or raising a build that binds the player."""


# ---------- matching ----------


def equals(seen: Seen, card: Card) -> Cards:
    """The loose cards that a card must capture when it captures at its usual value, or is laid down; often none."""
    rules = seen.rules
    if rules.capturing.matching == "free" or rules.usual_value[card] not in rules.hand_values[card]:
        return ()
    return tuple([loose for loose in seen.loose if loose.rank == card.rank])


def match_fault(seen: Seen, action: Play) -> Illegal | None:
    """Where matching is forced: equal cards are all captured, unless the card is built with (rules, section 6).

    An ace that is played as 14 forces no ace to be taken (section 23 #22).
    """
    mates = () if isinstance(action, MakeBuild) else equals(seen, action.card)
    if isinstance(action, Capture):
        mates = mates if action.value == seen.rules.usual_value[action.card] else ()
        return None if set(mates) <= set(pieces(action)) else Illegal("equals-all-taken", {"card": action.card})
    return Illegal("equals-not-trailed", {"card": action.card}) if mates else None


# ---------- which builds may be made ----------


def added_to(action: MakeBuild) -> tuple[BuildPiece, ...]:
    """The builds that are added to: they are groups by themselves."""
    alone = [group[0] for group in action.groups if len(group) == 1]
    return tuple([piece for piece in alone if isinstance(piece, BuildPiece)])


def raised(action: MakeBuild) -> tuple[BuildPiece, ...]:
    """The builds whose value changes: they are part of a sum."""
    summed = [piece for group in action.groups if len(group) > 1 for piece in group]
    return tuple([piece for piece in summed if isinstance(piece, BuildPiece)])


def build_fault(seen: Seen, action: Play) -> Illegal | None:
    """The house rule that forbids the build an action makes, if one does."""
    if isinstance(action, Capture) or not action.groups:
        return None
    return next((fault for rule in BUILD_RULES if (fault := rule(seen, action)) is not None), None)


def _size(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    most = seen.rules.building.max_build_cards
    count = sum(map(len, action.groups)) + sum(len(b.cards) - 1 for b in used_builds(seen, pieces(action)))
    return Illegal("build-too-large", {"count": count, "most": most}) if most and count > most else None


def used_builds(seen: Seen, used: Iterable[Piece]) -> list[Build]:
    """The builds among some pieces."""
    names = {piece[1:] for piece in used if isinstance(piece, BuildPiece)}
    return [build for build in seen.builds if build.name in names]


def _own_raise(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    rule = seen.rules.building.own_build_raise
    if rule == "allowed" or isinstance(action, Trail):
        return None
    for build in used_builds(seen, raised(action)):
        if rule == "forbidden" and seen.rules.building.most_own and own_side(seen, build):
            return Illegal("own-build-not-raised", {"value": build.value})
        if build.owner == seen.turn:
            if rule == "forbidden":
                return Illegal("own-build-not-raised", {"value": build.value})
            if not {build.value, action.value} <= held_values(seen.rules, seen.hand):
                return Illegal("own-raise-needs-both-cards", {"old": build.value, "value": action.value})
    return None


def own_side(seen: Seen, build: Build) -> bool:
    """Whether a build belongs to the side of the seat on turn."""
    return seen.rules.side_of[build.owner] == seen.rules.side_of[seen.turn]


def _most_own(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    """How many builds one player may own (rules, section 14, Khasino)."""
    most = seen.rules.building.most_own
    if most is None:
        return None
    used = set(pieces(action))
    left = [build for build in seen.builds if build.owner == seen.turn and "b" + build.name not in used]
    return Illegal("one-build-a-player", {"value": left[0].value}) if len(left) >= most else None


def _stolen(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    """The top of a pile goes into a build of one's own alone (rules, section 14)."""
    tops = seen.usable_tops
    stolen = [piece for piece in pieces(action) if piece in tops] if tops else []
    bases = used_builds(seen, added_to(action)) if isinstance(action, MakeBuild) else []
    if not stolen or any(build.owner == seen.turn for build in bases):
        return None
    return Illegal("top-only-into-own-build", {"card": stolen[0]})


def theft_fault(seen: Seen, action: Play) -> Illegal | None:
    """The top of a pile that a capture may not take: in a sum, where only equals are taken (rules, section 14)."""
    if seen.rules.piles.tops != "equals" or not isinstance(action, Capture):
        return None
    tops = seen.usable_tops
    summed = [piece for group in action.groups if len(group) > 1 for piece in group if piece in tops]
    return Illegal("top-only-by-its-equal", {"card": summed[0]}) if summed else None


def _same_value(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    bases = used_builds(seen, added_to(action)) if isinstance(action, MakeBuild) else []
    if bases and not _comes_over(seen, bases):
        return None
    code = "own-build-of-value" if bases else "one-build-per-value"
    used = set(pieces(action))
    for build in seen.builds:
        same = build.value == action.value and "b" + build.name not in used
        if same and _one_per_value(seen, build, by_adding=bool(bases)):
            return Illegal(code, {"value": build.value, "card": build.name})
    return None


def _comes_over(seen: Seen, bases: list[Build]) -> bool:
    """Whether builds that the actor adds to become his, of which none was."""
    owners = {build.owner for build in bases}
    return seen.turn not in owners and (seen.rules.building.addition_changes_owner or len(owners) > 1)


def _one_per_value(seen: Seen, build: Build, *, by_adding: bool) -> bool:
    """Whether the actor may come to no second build of the value of this one: by making it, or by adding to one."""
    rules = seen.rules
    own = build.owner == seen.turn
    if rules.building.builder_duty == "no_trail_one_per_value":
        return own or (not by_adding and rules.side_of[build.owner] != rules.side_of[seen.turn])
    return {"any": False, "one_per_value_per_player": own, "one_per_value_global": not by_adding}[
        rules.building.same_value_builds
    ]


def _gathering(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    """Without ``multi_gather_on_build`` a pile grows by one card at a time (rules, section 2)."""
    options = seen.rules.building
    if options.multi_gather_on_build or len(action.groups) == 1:
        return None
    first, *others = action.groups
    if isinstance(action, MakeBuild) and first == (action.card,):
        bases = added_to(action)
        if options.calling and not bases:
            return None
        mate = others[0][0]
        if len(others) == 1 and (bases or (len(others[0]) == 1 and mate[0] == action.card.rank)):
            return None
    return Illegal("one-group-at-a-time", {"value": action.value})


def _courts(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    """Courts without a value are built only naturally, and only where the rules have that."""
    rules = seen.rules
    if action.value not in rules.rank_marks:
        return None
    if not rules.building.face_natural_build:
        return Illegal("courts-are-not-built", {"value": action.value})
    rank = next(card.rank for card in rules.rank_only if card.pips == action.value)
    there = Counter(card.rank for card in (*seen.hand, *seen.loose))[rank]
    there += sum(len(build.cards) for build in used_builds(seen, pieces(action)))
    if rules.capturing.face_capture_limit == "all" and there < 4 * rules.deal.packs:
        return Illegal("court-build-needs-all-four", {"value": action.value, "count": there})
    return None


def resting(seen: Seen) -> Cards:
    """The cards that are not to be built on in this turn: one that the player before has just laid down, if any."""
    fresh = seen.extras.fresh
    return () if fresh is None or fresh not in seen.loose else (fresh,)


def _fresh(seen: Seen, action: MakeBuild | Trail) -> Illegal | None:
    card = next((card for card in resting(seen) if card in pieces(action)), None)
    return None if card is None else Illegal("fresh-card-rests", {"card": card})


BUILD_RULES = (_courts, _size, _own_raise, _same_value, _gathering, _most_own, _stolen, _fresh)
