"""The one thing that a play lacks, as a value: a card, a number, a build, or a rule that were otherwise.

Each can be ``given``: what would be legal with it shows whether it is all that is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from casino_core.cards import Card
from casino_core.coaching.hypothetical import HypotheticalView
from casino_core.legal.captures import maximal_capture
from casino_core.legal.duties import matching_cards
from casino_core.legal.facts import build_of, piece_values
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, TableAction, TableBuild, Trail, pieces
from casino_core.position.layout import Build, adds_up
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.rules.contradictions import RulesError
from casino_core.rules.fields import FieldValue
from casino_core.rules.parts import Rules, with_fields


class Case(NamedTuple):
    """An action, and what it is to be legal in."""

    view: HypotheticalView
    """What is in view, or is supposed to be."""

    action: TableAction
    """What is to be done."""


class ToHold(NamedTuple):
    """One more card in the hand: it takes the build that is made, or one that has been made."""

    value: int
    """The value at which it takes."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with such a card in hand; None if the pack has none."""
        card = next(takers(case.view.rules, self.value, case.view.rules.pack), None)
        return None if card is None else case._replace(view=replace(case.view, hand=(*case.view.hand, card)))


class ToPlay(NamedTuple):
    """Another hand card instead of the one played."""

    value: int
    """The value at which it takes what is chosen; 0 for a card that takes the whole table by being laid down."""

    held: Card | None
    """The card of the hand that does, None if there is none."""

    def apply(self, case: Case) -> Case | None:
        """Return the capture by that card; None if the pack has none."""
        card = self.held or next(takers(case.view.rules, self.value, case.view.rules.pack), None)
        if card is None or not isinstance(case.action, Capture):
            return None
        view = case.view if self.held else replace(case.view, hand=(*case.view.hand, card))
        # A card that takes the whole table does so by being laid down.
        clears = card in view.rules.takes_table
        return Case(view, Trail(card)) if clears else _enlarged(Case(view, replace(case.action, card=card)))


class ToJoin(NamedTuple):
    """Something on the table that completes a group."""

    value: int
    """What it would have to count."""

    group: tuple[Piece, ...]
    """The present group; it includes the hand card in a build."""

    def apply(self, case: Case) -> Case | None:
        """Return the action with as few loose cards as have the value; None if no cards have it."""
        new = _cards_for(case.view, self.value)
        if new is None:
            return None
        groups = tuple((*group, *new) if group == self.group else group for group in case.action.groups)
        return _enlarged(Case(replace(case.view, loose=(*case.view.loose, *new)), replace(case.action, groups=groups)))


class ToTake(NamedTuple):
    """The pieces that a capture must also take."""

    also: tuple[Piece, ...]
    """The pieces that it leaves."""

    whole: Capture
    """The capture with them."""

    def apply(self, case: Case) -> Case | None:
        """Return the case of the larger capture."""
        return case._replace(action=self.whole)


class ToGo(NamedTuple):
    """What has to be dealt with first: the action would be legal if it were not there."""

    first: tuple[Piece, ...]
    """The builds, or cards, that come first."""

    def apply(self, case: Case) -> Case | None:
        """Return the case without them on the table."""
        view = case.view
        builds = tuple(build for build in view.builds if build.piece not in self.first)
        loose = tuple(card for card in view.loose if card not in self.first)
        state = replace(view.variant_state, committed=None) if view.variant_state.committed else view.variant_state
        return case._replace(view=replace(view, builds=builds, loose=loose, variant_state=state))


class ToOwn(NamedTuple):
    """A build of one's own that a group can be put on."""

    value: int
    """Its value."""

    def apply(self, case: Case) -> Case | None:
        """Return the action on such a build, whose owner holds a card for it; None if the pack has no such cards."""
        view, action = case.view, case.action
        cards = _cards_for(view, self.value, 2)
        taker = next(takers(view.rules, self.value, view.rules.pack), None)
        if cards is None or taker is None or not isinstance(action, MakeBuild | TableBuild):
            return None
        build = Build(self.value, (cards,), view.turn)
        base = (build.piece,)
        groups = (*action.groups, base) if isinstance(action, MakeBuild) else (base, *action.groups)
        owning = replace(view, builds=(*view.builds, build), hand=(*view.hand, taker))
        return Case(owning, replace(action, groups=groups))


class ToBelong(NamedTuple):
    """Another owner of a build."""

    build: BuildPiece
    """The build."""

    mine: bool
    """Whether it would have to be the actor's, or else an opponent's."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with the build in other hands."""
        turn = case.view.turn
        return _with_build(case, self.build, owner=turn if self.mine else case.view.rules.next_seat(turn))


class ToBeSingle(NamedTuple):
    """A single build instead of a multiple one."""

    build: BuildPiece
    """The build."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with only the first set of the build."""
        build = build_of(case.view, self.build)
        return _with_build(case, self.build, groups=build.groups[:1]) if build else None


class ToLeave(NamedTuple):
    """Nothing but what is chosen besides: without that, there is a legal play."""

    others: tuple[Piece, ...]
    """What the piece does not go with."""

    def apply(self, case: Case) -> Case | None:
        """Return the case: its action is the one without the others."""
        return case


class ToAllow(NamedTuple):
    """A rule that were otherwise: nothing else stands in the way."""

    field: str
    """The field of the rules."""

    value: FieldValue
    """A value with which they would allow it."""

    def apply(self, case: Case) -> Case | None:
        """Return the case under such rules; None if they make no sense otherwise."""
        rules = _rules_with(case.view.rules, self.field, self.value)
        return None if rules is None else case._replace(view=replace(case.view, rules=rules))


Remedy: TypeAlias = ToHold | ToPlay | ToJoin | ToTake | ToGo | ToOwn | ToBelong | ToBeSingle | ToLeave | ToAllow
"""One thing that an action needs to be legal."""

# ---------- what is put there ----------


def _enlarged(case: Case) -> Case:
    """Return the case of a capture with all that it must take as well."""
    (view, action) = case
    # What does not add up yet cannot be enlarged: another thing is missing.
    if not isinstance(action, Capture) or _uneven(view, action):
        return case
    if view.rules.capturing.compulsory:
        return Case(view, maximal_capture(view.rules, view.loose, action))
    return Case(view, with_equals(view, action))


def with_equals(view: PlayerView, action: Capture) -> Capture:
    """Return a capture with the equal cards that it must take as well."""
    usual = action.value == view.rules.default_value[action.card]
    left = [card for card in matching_cards(view, action.card) if card not in pieces(action)] if usual else []
    return replace(action, groups=(*action.groups, *((card,) for card in left)))


def _uneven(view: HypotheticalView, action: Capture) -> bool:
    """Return whether some group of a capture is not of its value."""
    return any(not adds_up([piece_values(view, piece) for piece in group], action.value) for group in action.groups)


def takers(rules: Rules, value: int, cards: Iterable[Card]) -> Iterator[Card]:
    """Yield those of some cards that take at a value; at 0, those that have none and take the whole table."""
    for card in cards:
        if value in rules.hand_values[card] or not (value or rules.hand_values[card]):
            yield card


def _cards_for(view: HypotheticalView, value: int, fewest: int = 1) -> Cards | None:
    """Return as few cards as count a value together, but not fewer than ``fewest``; None if there are none.

    None of them names a build that is there: a new one is to have a name of its own.
    """
    names = {build.name for build in view.builds}
    values = view.rules.summed_values
    of_worth = {worths[0]: card for card, worths in values.items() if worths and card not in names}
    # Three cards are enough for any value that there is.
    for many in range(fewest, 4):
        for worths in combinations_with_replacement(sorted(of_worth), many):
            if sum(worths) == value:
                return tuple(of_worth[worth] for worth in worths)
    return None


def _with_build(case: Case, piece: BuildPiece, **changes: object) -> Case:
    """Return the case with something of a build changed."""
    builds = [replace(build, **changes) if build.piece == piece else build for build in case.view.builds]  # type: ignore[arg-type]
    return case._replace(view=replace(case.view, builds=tuple(builds)))


# Rules are checked as a whole and work out their tables anew, and the same few are supposed at every tap.
@lru_cache(maxsize=100)
def _rules_with(rules: Rules, field: str, value: FieldValue) -> Rules | None:
    """Return rules with one field changed; None if they contradict each other."""
    try:
        return with_fields(rules, {field: value})
    except RulesError:
        return None
