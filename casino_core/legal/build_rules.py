"""Which builds the house rules allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from casino_core.legal.facts import added_to, held_values, own_side, raised, used_builds
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import Capture, MakeBuild, Play, Trail, pieces
from casino_core.position.layout import Build
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards


def build_fault(view: PlayerView, action: Play) -> Illegal | None:
    """Return the fault of the build that a play makes by the house rules; None if it makes none or they allow it."""
    if isinstance(action, Capture) or not action.groups:
        return None
    return next((fault for rule in build_rules(view) if (fault := rule(view, action)) is not None), None)


def build_rules(view: PlayerView) -> list[BuildRule]:
    """Return the house rules of building that can forbid anything on this table, in the order of asking."""
    return [rule for rule, applies in BUILD_RULES if applies(view)]


def _size(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """A build may have at most ``max_build_cards`` cards."""
    most = view.rules.building.max_build_cards or 0
    # The piece that stands for a build counts as one card of it.
    count = sum(map(len, action.groups)) + sum(len(b.cards) - 1 for b in used_builds(view, pieces(action)))
    return Illegal("build-too-large", {"count": count, "most": most}) if count > most else None


def _own_raise(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """One's own build is raised only as ``own_build_raise`` says."""
    rule = view.rules.building.own_build_raise
    if isinstance(action, Trail):
        return None
    for build in used_builds(view, raised(action)):
        # Khasino lets only an opponent's build be raised (docs/rules.md, section 14), so a partner's is like one's own.
        if rule == "forbidden" and view.rules.building.most_own and own_side(view, build):
            return Illegal("own-build-not-raised", {"value": build.value})
        if build.owner == view.turn:
            if rule == "forbidden":
                return Illegal("own-build-not-raised", {"value": build.value})
            # Both must be held before the play (docs/rules.md, section 2), so the card that is played counts.
            if not {build.value, action.value} <= held_values(view.rules, view.hand):
                return Illegal("own-raise-needs-both-cards", {"old": build.value, "value": action.value})
    return None


def _most_own(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """A player may own only so many builds at once (docs/rules.md, section 14, Khasino)."""
    most = view.rules.building.most_own or 0
    used = set(pieces(action))
    # What the play uses goes into the build that it makes.
    left = [build for build in view.builds if build.owner == view.turn and build.piece not in used]
    return Illegal("one-build-a-player", {"value": left[0].value}) if len(left) >= most else None


def _stolen(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """The top of a pile goes into a build of one's own alone (docs/rules.md, section 14)."""
    tops = view.usable_tops
    stolen = [piece for piece in pieces(action) if piece in tops]
    if not stolen:
        return None
    bases = used_builds(view, added_to(action)) if isinstance(action, MakeBuild) else []
    if any(build.owner == view.turn for build in bases):
        return None
    return Illegal("top-only-into-own-build", {"card": stolen[0]})


def _same_value(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """Of a value there may be only so many builds as ``same_value_builds`` and ``builder_duty`` say."""
    bases = used_builds(view, added_to(action)) if isinstance(action, MakeBuild) else []
    if bases and not _comes_over(view, bases):
        return None
    code = "own-build-of-value" if bases else "one-build-per-value"
    used = set(pieces(action))
    for build in view.builds:
        same = build.value == action.value and build.piece not in used
        if same and _one_per_value(view, build, by_adding=bool(bases)):
            return Illegal(code, {"value": build.value, "card": build.name})
    return None


def _comes_over(view: PlayerView, bases: list[Build]) -> bool:
    """Return whether adding to builds makes them the actor's, who owned none of them."""
    owners = {build.owner for build in bases}
    return view.turn not in owners and (view.rules.building.addition_changes_owner or len(owners) > 1)


def _one_per_value(view: PlayerView, build: Build, *, by_adding: bool) -> bool:
    """Return whether the actor may get no second build of this one's value, by making it or by adding to one."""
    rules = view.rules
    own = build.owner == view.turn
    if rules.building.builder_duty == "no_trail_one_per_value":
        return own or (not by_adding and rules.side_of[build.owner] != rules.side_of[view.turn])
    # Adding leaves as many builds on the table as there were, so it is no matter for a rule about all of them.
    return {"any": False, "one_per_value_per_player": own, "one_per_value_global": not by_adding}[
        rules.building.same_value_builds
    ]


def _gathering(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """Without ``multi_gather_on_build`` a build grows by one group a turn (docs/rules.md, section 2)."""
    if len(action.groups) == 1:
        return None
    first, *others = action.groups
    if isinstance(action, MakeBuild) and first == (action.card,):
        bases = added_to(action)
        # Calling earmarks all the groups that are named (docs/rules.md, section 3).
        if view.rules.building.calling and not bases:
            return None
        mate = others[0][0]
        # The card by itself on a build, or beside one of its rank: that is one group gathered.
        if len(others) == 1 and (bases or (len(others[0]) == 1 and mate[0] == action.card.rank)):
            return None
    return Illegal("one-group-at-a-time", {"value": action.value})


def _courts(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """Courts without a value are built by rank alone, and only if the rules have such builds."""
    rules = view.rules
    if action.value not in rules.rank_marks:
        return None
    if not rules.building.face_natural_build:
        return Illegal("courts-are-not-built", {"value": action.value})
    rank = next(card.rank for card in rules.rank_only if card.pips == action.value)
    there = Counter(card.rank for card in (*view.hand, *view.loose))[rank]
    there += sum(len(build.cards) for build in used_builds(view, pieces(action)))
    # A court takes all others of its rank or one of them, so a build that lacks one for good could never be taken.
    if rules.capturing.face_capture_limit == "all" and there < 4 * rules.deal.packs:
        return Illegal("court-build-needs-all-four", {"value": action.value, "count": there})
    return None


def resting(view: PlayerView) -> Cards:
    """Return the cards that may not be built with in this turn: the one that the player before has just laid down."""
    fresh = view.variant_state.fresh
    return () if fresh is None or fresh not in view.loose else (fresh,)


def _fresh(view: PlayerView, action: MakeBuild | Trail) -> Illegal | None:
    """A card that rests is not built with."""
    card = next((card for card in resting(view) if card in pieces(action)), None)
    return None if card is None else Illegal("fresh-card-rests", {"card": card})


BuildRule = Callable[[PlayerView, MakeBuild | Trail], Illegal | None]
"""Returns the fault of a build that a play makes, or None."""

BUILD_RULES: tuple[tuple[BuildRule, Callable[[PlayerView], object]], ...] = (
    (_courts, lambda view: view.rules.rank_marks),
    (_size, lambda view: view.rules.building.max_build_cards),
    (_own_raise, lambda view: view.builds and view.rules.building.own_build_raise != "allowed"),
    (_same_value, lambda view: view.builds),
    (_gathering, lambda view: not view.rules.building.multi_gather_on_build),
    (_most_own, lambda view: view.builds and view.rules.building.most_own),
    (_stolen, lambda view: view.usable_tops),
    (_fresh, lambda view: view.variant_state.fresh),
)
"""The house rules of building, each with what is true where it can forbid anything at all."""
