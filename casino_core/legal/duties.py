"""The duties of a player: to do more than trail, to keep a card for every own build, to take equal cards.

Each check returns how a play breaks a duty; None if it does not.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from casino_core.cards import Card
from casino_core.legal.facts import added_to, held_values, holds_card_for_each, own_side, rest_of_hand, used_builds
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Capture, Groups, MakeBuild, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards

# ---------- to do more than trail ----------


def builder_does_not_trail(view: PlayerView, play: Trail) -> Illegal | None:
    """Check that a builder does more than trail while the build is on the table (docs/rules.md, section 1, duty a)."""
    building = view.rules.building
    # If trailing costs a fine, the fine replaces the duty.
    if play.groups or building.trail_fine or may_drift(view):
        return None
    binding, duty = binding_builds(view), building.builder_duty
    return Illegal("builder-may-not-trail", {"value": binding[0].value, "duty": duty}) if binding else None


def builder_sees_to_the_build(view: PlayerView, play: Play) -> Illegal | None:
    """Check that a builder captures or changes the build, if the duty requires that (docs/rules.md, sections 2, 14)."""
    duty, used = view.rules.building.builder_duty, pieces(play)
    binding = binding_builds(view)
    trails = isinstance(play, Trail) and not play.groups
    if not binding or trails or any(build.piece in used for build in binding) or may_drift(view):
        return None
    broken = not ALSO_FULFILS[duty](play)
    return Illegal("build-comes-first", {"value": binding[0].value, "duty": duty}) if broken else None


def binding_builds(view: PlayerView) -> list[Build]:
    """Return the builds that oblige the seat on turn to do more than trail.

    A build that a partner has since added to obliges the seat only while it holds a card that takes the build. Without
    such a card it might have no legal play at all (a reading: docs/rules.md, section 2, does not say).
    """
    seat, rules, hand = view.turn, view.rules, view.hand
    # If the seat may not take a partner's build, the build does not bind it, just as if it had no card for the build.
    shared = rules.capturing.partner_takes_build and not rules.building.partner_frees_builder
    takes = held_values(rules, hand) if shared else ()
    return [b for b in view.builds if b.owner == seat or (seat in b.also and b.value in takes)]


def may_drift(view: PlayerView) -> bool:
    """Return whether builders may trail after all: by an option, in the second deal of a game for two (section 14)."""
    allowed = view.rules.building.sa_drift_with_build == "allowed_in_second_deal"
    return allowed and view.rules.seats == 2 and view.deals == 2


ALSO_FULFILS: dict[str, Callable[[Play], bool]] = {
    "take_or_add_next_turn": lambda _: False,
    # Making another build, or taking one over by raising it, puts this duty off (docs/rules.md, section 2).
    "no_trail_one_per_value": lambda play: isinstance(play, MakeBuild) and not added_to(play),
    # Anything may be captured, but another build does not suffice (docs/rules.md, section 14).
    "add_or_capture": lambda play: isinstance(play, Capture),
}
"""By duty, returns whether a play fulfils it without capturing, adding to or raising a build that binds the player."""


# ---------- to keep a card for every own build ----------


def builder_keeps_a_card_for_each_build(view: PlayerView, play: Play) -> Illegal | None:
    """Check that a builder keeps a card for each of their builds (docs/rules.md, section 1, duty (b))."""
    owed = values_owed(view, play.groups)
    if not owed or clears_table(view, play):
        return None
    # A new build needs a card, too, even a build from the table next to a trailed card; a capture makes no build.
    needed = owed | {play.value} if play.groups and not isinstance(play, Capture) else owed
    rest = rest_of_hand(view.hand, play.card)
    if holds_card_for_each(view.rules, rest, needed):
        return None
    # An ace can take either of two values, but can be kept for only one build. Then neither value lacks a card by
    # itself, so the lowest is named.
    value = min(owed - held_values(view.rules, rest) or owed)
    return Illegal("must-keep-card-for-build", {"value": value, "card": play.card})


def values_owed(view: PlayerView, groups: Groups) -> set[int]:
    """Return the values of the player's own builds that a play with these groups leaves on the table."""
    # A partner's builds are left out, because only the builder has the duties (docs/readings.md).
    turn = view.turn
    own = [build for build in view.builds if build.owner == turn]
    return {build.value for build in own if not any(build.piece in group for group in groups)} if own else set()


def clears_table(view: PlayerView, play: Play) -> bool:
    """Return whether a play lays down a card that takes the whole table: a jack or the five of spades in some games."""
    return isinstance(play, Trail) and play.card in view.rules.takes_table


# ---------- to take equal cards ----------


def matching_cards(view: PlayerView, card: Card) -> Cards:
    """Return the equal loose cards that a card must capture at its default value, and that forbid trailing the card."""
    rules = view.rules
    # If a card has another value in hand than on the table, no card there is equal to it.
    if rules.capturing.matching == "free" or rules.default_value[card] not in rules.hand_values[card]:
        return ()
    return tuple([loose for loose in view.loose if loose.rank == card.rank])


def equal_cards_are_taken(view: PlayerView, play: Play) -> Illegal | None:
    """Check that a card takes all its equals if matching is forced (docs/rules.md, section 6).

    A card that is used in a build need not, and an ace played as 14 need not take aces (section 23, row 22).
    """
    mates = () if isinstance(play, MakeBuild) else matching_cards(view, play.card)
    if isinstance(play, Capture):
        mates = mates if play.value == view.rules.default_value[play.card] else ()
        return None if set(mates) <= set(pieces(play)) else Illegal("equals-all-taken", {"card": play.card})
    return Illegal("equals-not-trailed", {"card": play.card}) if mates else None


def partners_builds_are_left(view: PlayerView, play: Capture) -> Illegal | None:
    """Check that nobody captures a partner's build, if an option forbids it (docs/rules.md, section 21.1)."""
    for build in used_builds(view, pieces(play)):
        if build.owner != view.turn and own_side(view, build):
            return Illegal("partners-build-not-taken", {"value": build.value, "card": build.name})
    return None


def tops_are_taken_by_equals(view: PlayerView, play: Capture) -> Illegal | None:
    """Check that the top of a pile is taken only by its equal, never in a sum (docs/rules.md, section 14, Khasino)."""
    summed = chain.from_iterable([group for group in play.groups if len(group) > 1])
    tops = [piece for piece in summed if isinstance(piece, Card) and piece not in view.loose]
    return Illegal("top-only-by-its-equal", {"card": tops[0]}) if tops else None
