"""The house rules about builds: each check returns how a play breaks its rule; None if it does not."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from casino_core.cards import Card
from casino_core.legal.facts import added_to, held_values, own_side, raised, used_builds
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import MakeBuild, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.awards import scoring_cards
from casino_core.rules.parts import Rules

Building: TypeAlias = MakeBuild | Trail
"""A play that may make a build: with a hand card, or from loose cards alone while trailing."""


def courts_are_not_built(view: PlayerView, play: Building) -> Illegal | None:
    """Check that courts without a value are not built, as in most games (docs/rules.md, sections 1 and 20)."""
    built = play.value in view.rules.rank_marks
    return Illegal("courts-are-not-built", {"value": play.value}) if built else None


def court_build_can_be_taken(view: PlayerView, play: Building) -> Illegal | None:
    """Check that the actor can reach all four courts of a court build, if a court takes one of its rank or all.

    See docs/rules.md, section 20.
    """
    rules = view.rules
    if play.value not in rules.rank_marks:
        return None
    rank = next(card.rank for card in rules.rank_only if card.pips == play.value)
    in_reach = Counter(card.rank for card in (*view.hand, *view.loose))[rank]
    in_reach += sum(len(build.cards) for build in used_builds(view, pieces(play)))
    is_incomplete = in_reach < 4 * rules.deal.packs
    return Illegal("court-build-needs-all-four", {"value": play.value, "count": in_reach}) if is_incomplete else None


def build_has_few_enough_cards(view: PlayerView, play: Building) -> Illegal | None:
    """Check that a build has at most ``max_build_cards`` cards (docs/rules.md, section 3)."""
    limit = view.rules.building.max_build_cards or 0
    # The piece that stands for an old build is already counted as one card.
    count = sum(map(len, play.groups)) + sum(len(build.cards) - 1 for build in used_builds(view, pieces(play)))
    return Illegal("build-too-large", {"count": count, "most": limit}) if count > limit else None


def own_build_may_be_raised(view: PlayerView, play: MakeBuild) -> Illegal | None:
    """Check that own builds are raised only as the option ``own_build_raise`` allows (docs/rules.md, section 2)."""
    rule = view.rules.building.own_build_raise
    for build in used_builds(view, raised(play)):
        if rule == "opponents_only" and own_side(view, build):
            return Illegal("own-build-not-raised", {"value": build.value})
        if build.owner == view.turn:
            if rule == "forbidden":
                return Illegal("own-build-not-raised", {"value": build.value})
            # Both cards must be in hand before the play (docs/rules.md, section 2), so the played card counts.
            if not {build.value, play.value} <= held_values(view.rules, view.hand):
                return Illegal("own-raise-needs-both-cards", {"old": build.value, "value": play.value})
    return None


def value_is_not_built_twice(view: PlayerView, play: Building) -> Illegal | None:
    """Check that no second build of a value is made if ``same_value_builds`` or ``builder_duty`` forbids it.

    See docs/rules.md, section 2.
    """
    bases = used_builds(view, added_to(play)) if isinstance(play, MakeBuild) else []
    if bases and not _change_owner(view, bases):
        return None
    code = "own-build-of-value" if bases else "one-build-per-value"
    used = pieces(play)
    for build in view.builds:
        same = build.value == play.value and build.piece not in used
        if same and _bars_a_second(view, build, by_adding=bool(bases)):
            return Illegal(code, {"value": build.value, "card": build.name})
    return None


def _change_owner(view: PlayerView, bases: list[Build]) -> bool:
    """Return whether adding to builds makes the actor, who owned none of them, their owner."""
    owners = {build.owner for build in bases}
    return view.turn not in owners and (view.rules.building.addition_changes_owner or len(owners) > 1)


def _bars_a_second(view: PlayerView, build: Build, *, by_adding: bool) -> bool:
    """Return whether a build bars the actor from getting another build of its value.

    ``by_adding``: whether the actor would get it by adding to someone's build, instead of making a new one.
    """
    rules = view.rules
    own = build.owner == view.turn
    if rules.building.builder_duty == "no_trail_one_per_value":
        return own or (not by_adding and rules.side_of[build.owner] != rules.side_of[view.turn])
    # Adding leaves as many builds on the table as before, so a limit for the whole table does not forbid it.
    return {"any": False, "one_per_value_per_player": own, "one_per_value_global": not by_adding}[
        rules.building.same_value_builds
    ]


def builds_grow_by_one_group(view: PlayerView, play: Building) -> Illegal | None:
    """Check that a build grows by one group a turn, if ``multi_gather_on_build`` is off (docs/rules.md, section 2)."""
    if len(play.groups) < 2:
        return None
    first, *others = play.groups
    if isinstance(play, MakeBuild) and first == (play.card,):
        bases = added_to(play)
        # With calling, the build contains all groups that the player names (docs/rules.md, section 3).
        if view.rules.building.calling and not bases:
            return None
        mate = others[0][0]
        # A card that is put by itself on a build, or on a card of its rank, adds only one group.
        if len(others) == 1 and (bases or (len(others[0]) == 1 and mate[0] == play.card.rank)):
            return None
    return Illegal("one-group-at-a-time", {"value": play.value})


def there_is_one_build_at_once(view: PlayerView, play: Building) -> Illegal | None:
    """Check that the player or, by another value of ``builds_at_once``, the table gets no second build (section 14)."""
    each = view.rules.building.builds_at_once == "one_each"
    bases = used_builds(view, added_to(play)) if isinstance(play, MakeBuild) else []
    if not play.groups or (each and bases and not _change_owner(view, bases)):
        return None
    counted = [build for build in view.builds if not each or build.owner == view.turn]
    used = pieces(play)
    others = [build for build in counted if build.piece not in used]
    # A play that uses one of these builds only changes it, so there are no more builds than before.
    if not others or len(others) < len(counted):
        return None
    return Illegal("one-build-a-player" if each else "one-build-on-the-table", {"value": others[0].value})


def tops_go_into_own_builds(view: PlayerView, play: Building) -> Illegal | None:
    """Check that the top of a pile is put only into the player's own build (docs/rules.md, section 14)."""
    stolen = [piece for piece in pieces(play) if isinstance(piece, Card) and piece not in view.loose]
    bases = used_builds(view, added_to(play)) if stolen and isinstance(play, MakeBuild) else []
    if not stolen or any(build.owner == view.turn for build in bases):
        return None
    return Illegal("top-only-into-own-build", {"card": stolen[0]})


def cards_that_score_are_not_built(view: PlayerView, play: Building) -> Illegal | None:
    """Check that no build uses a card that scores by itself, if an option forbids it (docs/rules.md, section 21.1)."""
    used = [piece for group in play.groups for piece in group]
    scoring = scoring_cards(view.rules)
    card = next((piece for piece in used if isinstance(piece, Card) and piece in scoring), None)
    return None if card is None else Illegal("scoring-card-not-built", {"card": card})


def fresh_cards_rest(view: PlayerView, play: Building) -> Illegal | None:
    """Check that no build uses an ace or casino that the previous player just trailed (docs/rules.md, section 10)."""
    card = next((card for card in resting(view) if card in pieces(play)), None)
    return None if card is None else Illegal("fresh-card-rests", {"card": card})


def resting(view: PlayerView) -> Cards:
    """Return the card that may not go into a build this turn, if there is one, as a tuple."""
    fresh = view.variant_state.fresh
    return () if fresh is None or fresh not in view.loose else (fresh,)


def limits_builds_of_a_value(rules: Rules) -> bool:
    """Return whether the rules limit how many builds of one value there may be."""
    return rules.building.same_value_builds != "any" or rules.building.builder_duty == "no_trail_one_per_value"


def court_builds_need_all(rules: Rules) -> bool:
    """Return whether courts without a value can be built, but only with all four within reach."""
    return rules.building.face_natural_build and rules.capturing.face_capture_limit == "all"
