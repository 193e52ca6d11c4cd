"""The rules of a play in order, one function each; ``why_not`` and move generation call the same functions.

Each function returns how a play breaks its rule; None if it does not. Only the rule that a capture comes first is
elsewhere, because it compares plays (``captures.obliged``).

The rules of ``FORM`` are about the parts of a play. Move generation proposes no play that breaks one of these, so it
checks only the rules of ``DUTIES``: the duties of a player and the house rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from casino_core.cards import Card
from casino_core.legal.build_rules import (
    Building,
    build_has_few_enough_cards,
    builds_grow_by_one_group,
    cards_that_score_are_not_built,
    court_build_can_be_taken,
    court_builds_need_all,
    courts_are_not_built,
    fresh_cards_rest,
    limits_builds_of_a_value,
    own_build_may_be_raised,
    there_is_one_build_at_once,
    tops_go_into_own_builds,
    value_is_not_built_twice,
)
from casino_core.legal.captures import capturing_is_compulsory
from casino_core.legal.duties import (
    ALSO_FULFILS,
    builder_does_not_trail,
    builder_keeps_a_card_for_each_build,
    builder_sees_to_the_build,
    equal_cards_are_taken,
    partners_builds_are_left,
    tops_are_taken_by_equals,
)
from casino_core.legal.facts import build_of, held_values, missing_piece, piece_values, rest_of_hand, used_builds
from casino_core.legal.illegal import Illegal, not_there
from casino_core.legal.piece_sums import may_combine
from casino_core.legal.table_builds import turn_can_be_finished, why_not_step
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail, pieces
from casino_core.position.layout import adds_up
from casino_core.position.piles import as_named
from casino_core.position.player_view import PlayerView
from casino_core.rules.parts import Rules

# Any, because most rules are checked for only one kind of play.
Fault: TypeAlias = Callable[[PlayerView, Any], Illegal | None]
"""A function that returns how a play breaks a rule; None if it does not."""


def why_not_alone(view: PlayerView, play: Play) -> Illegal | None:
    """Return the first rule that a play breaks by itself, regardless of other plays; None if it breaks none."""
    if view.rules.step_by_step and isinstance(play, MakeBuild):
        return card_is_in_hand(view, play) or why_not_step(view, play, rest_of_hand(view.hand, play.card))
    for fault in all_rules(view.rules, bool(view.builds))[type(play)]:
        illegal = fault(view, play)
        if illegal is not None:
            return illegal
    return None


# ---------- the parts of a play ----------


def card_is_in_hand(view: PlayerView, play: Play) -> Illegal | None:
    """Check that the played card is in the hand (docs/rules.md, section 1)."""
    return None if play.card in view.hand else Illegal("card-not-in-hand", {"card": play.card})


def game_has_builds(view: PlayerView, play: Building) -> Illegal | None:
    """Check that nothing is built in a game without builds (docs/rules.md, section 8)."""
    return Illegal("no-building", {}) if _builds(play) and not view.rules.builds else None


def _builds(play: Building) -> bool:
    """Return whether a play makes a build; a trail makes one only if it joins cards on the table."""
    return isinstance(play, MakeBuild) or bool(play.groups or play.value)


def hand_card_comes_first(_view: PlayerView, play: MakeBuild) -> Illegal | None:
    """Check that the hand card is the first card of the build's first group (docs/rules.md, section 1)."""
    leads = play.groups and play.groups[0][:1] == (play.card,)
    return None if leads else Illegal("hand-card-not-in-build", {"card": play.card})


def pieces_are_on_the_table(view: PlayerView, play: Play) -> Illegal | None:
    """Check that a play uses only pieces that are on the table, each of them once (docs/rules.md, section 1)."""
    lying: list[Piece] = [*view.loose, *[build.piece for build in view.builds]]
    if view.rules.steals and not view.rules.step_by_step:  # step by step, tops may only go into builds
        lying += view.usable_tops
    missing = missing_piece(pieces(play), lying)
    return None if missing is None else not_there(missing)


def trail_may_build(view: PlayerView, play: Trail) -> Illegal | None:
    """Check that a trail joins loose cards into a new build only if an option allows it (docs/rules.md, section 1).

    A trail never adds to a build (section 23, row 38).
    """
    if not _builds(play):
        return None
    allowed = view.rules.building.table_only_build_while_trailing
    if not allowed or any(isinstance(piece, BuildPiece) for piece in pieces(play)):
        return Illegal("no-build-from-table-only", {"value": play.value})
    # A card that takes the table would take the build with it.
    return Illegal("card-takes-table", {"card": play.card}) if play.card in view.rules.takes_table else None


def card_counts_the_value(view: PlayerView, play: Capture) -> Illegal | None:
    """Check that a capture uses a value that its card has, and takes something (docs/rules.md, section 1)."""
    values = view.rules.hand_values[play.card]
    if not values:
        return Illegal("card-takes-table", {"card": play.card})
    if play.value not in values:
        return Illegal("card-has-no-such-value", {"card": play.card, "value": play.value})
    return None if any(play.groups) else Illegal("nothing-taken", {"card": play.card})


def build_is_for_the_player(_view: PlayerView, play: MakeBuild) -> Illegal | None:
    """Check that no build is made for a partner, unless builds are made step by step (docs/rules.md, section 12)."""
    return Illegal("partner-not-proven", {"value": play.value}) if play.partner else None


def court_takes_its_number(view: PlayerView, play: Capture) -> Illegal | None:
    """Check that a court without a value takes as many courts of its rank as it may (docs/rules.md, section 20)."""
    rules = view.rules
    if play.card not in rules.rank_only:
        return None
    used = pieces(play)
    loose = [piece for piece in used if isinstance(piece, Card)]
    # A group with a card of another rank is refused by the next rule, which names the group.
    if any(piece.rank != play.card.rank for piece in loose):
        return None
    count = len(loose) + sum(len(build.cards) for build in used_builds(view, used))
    code = "court-takes-one" if len(rules.court_takes) == 1 else "court-takes-one-or-all"
    return None if count in rules.court_takes else Illegal(code, {"card": play.card, "count": count})


def groups_add_up(view: PlayerView, play: Play) -> Illegal | None:
    """Check that every group consists of cards and builds that sum to the play's value (docs/rules.md, section 1)."""
    largest, marks = view.rules.largest_sum, view.rules.rank_marks
    played = play.card if isinstance(play, MakeBuild) else None
    for group in play.groups:
        illegal = _members_can_be_summed(view, play, group) if len(group) > 1 else None
        if illegal is not None:
            return illegal
        if not group or not adds_up([piece_values(view, piece, played) for piece in group], play.value):
            return Illegal("group-does-not-add-up", {"group": group, "value": play.value})
        if len(group) > 1 and (play.value > largest or play.value in marks):
            if isinstance(play, Capture):
                return Illegal("court-forms-no-sum", {"value": play.value})
            return Illegal("value-too-large", {"value": play.value, "largest": largest})
    return None


def _members_can_be_summed(view: PlayerView, play: Play, group: tuple[Piece, ...]) -> Illegal | None:
    """Check that a sum contains no court without a value, and no build that is neither raised nor counted as a card."""
    options = view.rules.building
    for piece in group:
        build = build_of(view, piece)
        if build is None:
            if piece in view.rules.rank_only:
                return Illegal("court-forms-no-sum", {"card": piece})
        elif build.multiple:
            return Illegal("multiple-build-keeps-value", {"card": build.name})
        elif options.single_build_as_card or (isinstance(play, Capture) and may_combine(view, build)):
            continue
        elif not isinstance(play, MakeBuild) or play.card not in group:
            return Illegal("build-is-no-part-of-sum", {"card": build.name})
        elif len(group) > 2 and not options.table_cards_help_raise:
            return Illegal("raise-by-hand-card-only", {"card": build.name})
    return None


def pile_order_fits(view: PlayerView, play: Capture) -> Illegal | None:
    """Check that an order for the pile names all captured cards, and that the player may choose one (section 12)."""
    if not play.order:
        return None
    if not view.rules.piles.order_chosen:
        return Illegal("pile-order-not-chosen", {})
    fits = sorted(play.order) == sorted(as_named(play, view.builds))
    return None if fits else Illegal("pile-order-of-other-cards", {})


def one_build_is_changed(view: PlayerView, play: MakeBuild) -> Illegal | None:
    """Check that a play changes only one build, unless single builds count as cards (docs/rules.md, section 1)."""
    as_card = view.rules.building.single_build_as_card
    changed = [build for build in used_builds(view, pieces(play)) if not as_card or build.multiple]
    cards = tuple([build.name for build in changed])
    return Illegal("one-build-at-a-time", {"cards": cards}) if len(changed) > 1 else None


def build_can_be_taken(view: PlayerView, play: Building) -> Illegal | None:
    """Check that a build has two cards or more, and its builder keeps a card for it (docs/rules.md, section 1)."""
    rules, value = view.rules, play.value
    if not _builds(play):
        return None
    if value > rules.largest_sum and value not in rules.rank_marks:
        return Illegal("value-too-large", {"value": value, "largest": rules.largest_sum})
    if sum(map(len, play.groups)) < 2:
        return Illegal("build-of-one-card", {"card": play.card})
    held = held_values(rules, rest_of_hand(view.hand, play.card))
    return None if value in held else Illegal("no-capturing-card", {"value": value})


# ---------- all rules ----------


class Rule(NamedTuple):
    """A rule, and the plays and games that it is about."""

    fault: Fault
    """Returns how a play breaks the rule; None if it does not."""

    kinds: tuple[type[Play], ...] = (Trail, Capture, MakeBuild)
    """The kinds of play that the rule is about."""

    binds: Callable[[Rules], object] = lambda _: True
    """Returns whether the rule can forbid anything in a game with the given rules."""

    of_builds: bool = False
    """Whether the rule is about builds on the table, so that it forbids nothing while there are none."""


BUILDING = (Trail, MakeBuild)

FORM: tuple[Rule, ...] = (
    Rule(card_is_in_hand),
    Rule(game_has_builds, BUILDING),
    Rule(hand_card_comes_first, (MakeBuild,)),
    Rule(pieces_are_on_the_table),
    Rule(trail_may_build, (Trail,)),
    Rule(card_counts_the_value, (Capture,)),
    Rule(build_is_for_the_player, (MakeBuild,)),
    Rule(court_takes_its_number, (Capture,)),
    Rule(groups_add_up),
    Rule(pile_order_fits, (Capture,)),
    Rule(one_build_is_changed, (MakeBuild,), of_builds=True),
    Rule(build_can_be_taken, BUILDING),
)
"""The rules about the parts of a play.

They are checked first, because it does not help to name a duty that an impossible play breaks.
"""

DUTIES: tuple[Rule, ...] = (
    Rule(builder_does_not_trail, (Trail,), lambda rules: rules.building.builder_duty != "free", of_builds=True),
    Rule(builder_sees_to_the_build, binds=lambda rules: rules.building.builder_duty in ALSO_FULFILS, of_builds=True),
    Rule(courts_are_not_built, BUILDING, lambda rules: not rules.building.face_natural_build),
    Rule(court_build_can_be_taken, BUILDING, court_builds_need_all),
    Rule(build_has_few_enough_cards, BUILDING, lambda rules: rules.building.max_build_cards),
    Rule(
        own_build_may_be_raised, (MakeBuild,), lambda rules: rules.building.own_build_raise != "allowed", of_builds=True
    ),
    Rule(value_is_not_built_twice, BUILDING, limits_builds_of_a_value, of_builds=True),
    Rule(builds_grow_by_one_group, BUILDING, lambda rules: not rules.building.multi_gather_on_build),
    Rule(there_is_one_build_at_once, BUILDING, lambda rules: rules.building.builds_at_once != "any", of_builds=True),
    Rule(cards_that_score_are_not_built, BUILDING, lambda rules: not rules.building.point_cards_in_builds),
    Rule(tops_go_into_own_builds, BUILDING, lambda rules: rules.steals),
    Rule(fresh_cards_rest, BUILDING, lambda rules: rules.building.fresh_cards_rest),
    Rule(equal_cards_are_taken, (Trail, Capture), lambda rules: rules.capturing.matching == "forced"),
    Rule(partners_builds_are_left, (Capture,), lambda rules: not rules.capturing.partner_takes_build, of_builds=True),
    Rule(tops_are_taken_by_equals, (Capture,), lambda rules: rules.piles.tops == "equals"),
    Rule(capturing_is_compulsory, binds=lambda rules: rules.capturing.compulsory),
    Rule(turn_can_be_finished, binds=lambda rules: rules.step_by_step),
    # Last, because it depends on everything that the play leaves.
    Rule(builder_keeps_a_card_for_each_build, binds=lambda rules: not rules.step_by_step, of_builds=True),
)
"""The duties of a player, and the house rules."""

NEVER_BROKEN: set[Fault] = {courts_are_not_built, capturing_is_compulsory}
"""The duties that no proposal can break: court builds are proposed only if allowed, and captures are enlarged later."""

ByKind: TypeAlias = dict[type[Play], tuple[Fault, ...]]
"""For each kind of play, the rules to check, in order."""


@lru_cache(maxsize=128)
def all_rules(rules: Rules, built: bool) -> ByKind:  # noqa: FBT001  # see ``duties``
    """Return all rules to check in a game. ``built``: whether there are builds on the table."""
    return _by_kind(rules, (*FORM, *DUTIES), built=built)


# Positional: keyword arguments would make the call take as long as checking a rule.
@lru_cache(maxsize=256)
def duties(rules: Rules, built: bool, keeping: bool = True) -> ByKind:  # noqa: FBT001, FBT002
    """Return the duties that a proposed play may break. ``built``: whether there are builds on the table.

    ``keeping``: whether the duty to keep a card for each build is included.
    """
    unasked = NEVER_BROKEN if keeping else {*NEVER_BROKEN, builder_keeps_a_card_for_each_build}
    return _by_kind(rules, [rule for rule in DUTIES if rule.fault not in unasked], built=built)


def _by_kind(rules: Rules, candidates: Iterable[Rule], *, built: bool) -> ByKind:
    binding = [rule for rule in candidates if (built or not rule.of_builds) and rule.binds(rules)]
    return {kind: tuple([rule.fault for rule in binding if kind in rule.kinds]) for kind in (Trail, Capture, MakeBuild)}
