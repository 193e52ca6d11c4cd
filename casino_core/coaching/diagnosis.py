"""The remedies for actions that break a rule: the code of the refusal decides which function finds the remedy."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias, TypeVar

from casino_core.cards import Card
from casino_core.coaching.remedies import (
    Case,
    Remedy,
    ToAllow,
    ToBelong,
    ToBeSingle,
    ToGo,
    ToHold,
    ToJoin,
    ToOwn,
    ToPlay,
    ToTake,
    takers,
    with_equals,
)
from casino_core.legal.captures import maximal_capture
from casino_core.legal.duties import binding_builds, matching_cards
from casino_core.legal.facts import held_values, own_side, piece_values, used_builds
from casino_core.legal.illegal import Illegal
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Trail, pieces
from casino_core.rules.fields import FieldValue

T = TypeVar("T")


class Refusal(NamedTuple):
    """An action that is refused, and why."""

    case: Case
    """The action, and the view in which it is refused."""

    why: Illegal
    """The reason why the action is refused."""

    def fact(self, name: str, kind: type[T]) -> T:
        """Return a fact of the refusal. Raises TypeError if it is not of the ``kind``."""
        fact = self.why.facts[name]
        if not isinstance(fact, kind):
            raise TypeError(name)
        return fact


Finder: TypeAlias = Callable[[Refusal], "Remedy | None"]
"""A function that returns the remedy for a refusal; None if there is no remedy."""


def remedy_for(case: Case, why: Illegal) -> Remedy | None:
    """Return the remedy for an action that breaks a rule; None if nothing could mend it."""
    find = FINDERS.get(why.code)
    return None if find is None else find(Refusal(case, why))


# ---------- cards ----------


def _to_hold(refusal: Refusal) -> Remedy:
    return ToHold(refusal.fact("value", int))


def _both_cards(refusal: Refusal) -> Remedy:
    held, wanted = held_values(refusal.case.view.rules, refusal.case.view.hand), ("old", "value")
    return ToHold(next(value for name in wanted if (value := refusal.fact(name, int)) not in held))


def _to_play(refusal: Refusal) -> Remedy | None:
    """Return the remedy of playing another card that captures at the value; None if the pack has no such card."""
    (view, action), rules = refusal.case, refusal.case.view.rules
    if not isinstance(action, Capture) or next(takers(rules, action.value, rules.pack), None) is None:
        return None
    return ToPlay(action.value, next(takers(rules, action.value, view.hand), None))


def _to_join(refusal: Refusal) -> Remedy | None:
    (view, action), group = refusal.case, refusal.fact("group", tuple)
    played = action.card if isinstance(action, MakeBuild) else None
    totals = {0}
    for piece in group:
        totals = {total + worth for total in totals for worth in piece_values(view, piece, played)}
    # With aces a group may have several sums; the sum closest below the value is assumed.
    below = [action.value - total for total in totals if total < action.value]
    return ToJoin(min(below), group) if group and below else None


# ---------- larger captures ----------


def _more(refusal: Refusal) -> Remedy | None:
    (view, action) = refusal.case
    return _to_take(action, maximal_capture(view.rules, view.loose, action)) if isinstance(action, Capture) else None


def _equals(refusal: Refusal) -> Remedy | None:
    (view, action) = refusal.case
    return _to_take(action, with_equals(view, action)) if isinstance(action, Capture) else None


def _to_take(action: Capture, whole: Capture) -> Remedy:
    return ToTake(_without(pieces(whole), pieces(action)), whole)


def _without(some: tuple[Piece, ...], others: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """Return the pieces without those in ``others``; a piece that ``others`` contains once removes one of two twins."""
    remaining = list(some)
    for piece in others:
        if piece in remaining:
            remaining.remove(piece)
    return tuple(remaining)


# ---------- what must be dealt with first ----------


def _equals_first(refusal: Refusal) -> Remedy | None:
    (view, action) = refusal.case
    return ToGo(matching_cards(view, action.card)) if isinstance(action, Trail) else None


def _duty_first(refusal: Refusal) -> Remedy:
    return ToGo(tuple(build.piece for build in binding_builds(refusal.case.view)))


def _own_first(refusal: Refusal) -> Remedy:
    (view, action) = refusal.case
    own = (build.piece for build in view.builds if build.owner == view.turn)
    return ToGo(_without(tuple(own), pieces(action)))


def _others_first(refusal: Refusal) -> Remedy:
    (view, action) = refusal.case
    return ToGo(_without(tuple(build.piece for build in view.builds), pieces(action)))


def _named_first(refusal: Refusal) -> Remedy:
    return ToGo((BuildPiece(refusal.fact("card", Card)),))


def _committed_first(refusal: Refusal) -> Remedy | None:
    name = refusal.case.view.variant_state.committed
    return None if name is None else ToGo((BuildPiece(name),))


# ---------- other builds ----------


def _to_be_single(refusal: Refusal) -> Remedy:
    return ToBeSingle(BuildPiece(refusal.fact("card", Card)))


def _others_build(refusal: Refusal) -> Remedy | None:
    (view, action), value = refusal.case, refusal.fact("value", int)
    raised = (build for build in used_builds(view, pieces(action)) if build.value == value and own_side(view, build))
    return next((ToBelong(build.piece, mine=False) for build in raised), None)


def _own_build(refusal: Refusal) -> Remedy:
    return ToBelong(BuildPiece(refusal.fact("card", Card)), mine=True)


def _to_own(refusal: Refusal) -> Remedy:
    return ToOwn(refusal.case.action.value)


# ---------- other rules ----------


def _allowed(field: str, value: FieldValue) -> Finder:
    """Return a finder whose remedy is another value of a rule."""
    return lambda _: ToAllow(field, value)


FINDERS: dict[str, Finder] = {
    "build-comes-first": _duty_first,
    "build-is-no-part-of-sum": _allowed("single_build_as_card", value=True),
    "build-too-large": _allowed("max_build_cards", value=None),
    "builder-may-not-discard": _own_first,
    "builder-may-not-trail": _duty_first,
    "capture-comes-first": _allowed("must_capture", "never"),
    "card-must-capture": _allowed("must_capture", "never"),
    "card-has-no-such-value": _to_play,
    "card-takes-table": _to_play,
    "committed-to-capture": _committed_first,
    "court-forms-no-sum": _allowed("courts", "11_12_13"),
    "court-takes-one": _allowed("face_capture_limit", "any"),
    "court-takes-one-or-all": _allowed("face_capture_limit", "any"),
    "courts-are-not-built": _allowed("face_natural_build", value=True),
    "equals-all-taken": _equals,
    "equals-not-trailed": _equals_first,
    "fresh-card-rests": _allowed("fresh_cards_rest", value=False),
    "group-does-not-add-up": _to_join,
    "multiple-build-keeps-value": _to_be_single,
    "must-capture": _allowed("compulsory", value=False),
    "must-keep-card-for-build": _to_hold,
    "must-take-all": _more,
    "no-building": _allowed("form", "hand_card"),
    "no-capturing-card": _to_hold,
    "no-card-to-capture-it": _to_hold,
    "one-build-a-player": _own_first,
    "one-build-on-the-table": _others_first,
    "one-build-in-first-hands": _allowed("swazi_2p_phase1_one_build", value=False),
    "one-build-per-value": _named_first,
    "one-group-at-a-time": _allowed("multi_gather_on_build", value=True),
    "only-own-builds-augmented": _own_build,
    "own-build-not-raised": _others_build,
    "own-build-of-value": _named_first,
    "own-raise-needs-both-cards": _both_cards,
    "partners-build-not-taken": _allowed("partner_takes_build", value=True),
    "raise-by-hand-card-only": _allowed("table_cards_help_raise", value=True),
    "scoring-card-not-built": _allowed("point_cards_in_builds", value=True),
    "sweep-comes-first": _allowed("compulsory", value=False),
    "top-needs-a-base": _to_own,
    "top-only-by-its-equal": _allowed("tops", "captures"),
    "top-only-into-own-build": _to_own,
}
"""The finders of remedies, by the code of the refusal."""
