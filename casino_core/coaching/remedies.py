"""The remedies of a refused play, as values: another card, more cards, a build, or another rule.

Each can be applied, to see whether the play would then be legal or needs something else.
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
    """An action, and the view in which it should be legal."""

    view: HypotheticalView
    """The view, real or hypothetical."""

    action: TableAction
    """The action that should be legal."""


class ToHold(NamedTuple):
    """One more card in hand: a card that takes a build."""

    value: int
    """The value at which the card must capture."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with such a card in hand; None if the pack has no such card."""
        card = next(takers(case.view.rules, self.value, case.view.rules.pack), None)
        return None if card is None else case._replace(view=replace(case.view, hand=(*case.view.hand, card)))


class ToPlay(NamedTuple):
    """Another hand card instead of the one played."""

    value: int
    """The value at which the card must capture; 0 for a card that takes the whole table when it is laid down."""

    held: Card | None
    """A card in hand that captures at the value; None if there is none."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with such a card as the played one; None if the pack has no such card."""
        card = self.held or next(takers(case.view.rules, self.value, case.view.rules.pack), None)
        if card is None or not isinstance(case.action, Capture):
            return None
        view = case.view if self.held else replace(case.view, hand=(*case.view.hand, card))
        # A card that takes the whole table does so when it is laid down, so its play is a Trail, not a Capture.
        clears = card in view.rules.takes_table
        return Case(view, Trail(card)) if clears else _enlarged(Case(view, replace(case.action, card=card)))


class ToJoin(NamedTuple):
    """More cards on the table that complete a group."""

    value: int
    """The sum that the further cards must have."""

    group: tuple[Piece, ...]
    """The incomplete group; in a build, it may include the hand card."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with the fewest further loose cards that add up to the value; None if no cards do."""
        new = _cards_for(case.view, self.value)
        if new is None:
            return None
        groups = tuple((*group, *new) if group == self.group else group for group in case.action.groups)
        return _enlarged(Case(replace(case.view, loose=(*case.view.loose, *new)), replace(case.action, groups=groups)))


class ToTake(NamedTuple):
    """The pieces that a capture must also take."""

    also: tuple[Piece, ...]
    """The pieces that the capture leaves, but must take."""

    whole: Capture
    """The capture with these pieces added."""

    def apply(self, case: Case) -> Case | None:
        """Return the case of the larger capture."""
        return case._replace(action=self.whole)


class ToGo(NamedTuple):
    """Pieces that must be dealt with first: without them, the action would be legal."""

    first: tuple[Piece, ...]
    """The builds, or cards, that must be dealt with first."""

    def apply(self, case: Case) -> Case | None:
        """Return the case without these pieces on the table."""
        view = case.view
        builds = tuple(build for build in view.builds if build.piece not in self.first)
        loose = tuple(card for card in view.loose if card not in self.first)
        state = replace(view.variant_state, committed=None) if view.variant_state.committed else view.variant_state
        return case._replace(view=replace(view, builds=builds, loose=loose, variant_state=state))


class ToOwn(NamedTuple):
    """A build that the actor owns, on which a group can be put."""

    value: int
    """The value of the build."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with such a build, and a card for it in hand; None if the pack has no such cards."""
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
    """The build that would need another owner."""

    mine: bool
    """Whether the build would have to belong to the actor; otherwise, to an opponent."""

    def apply(self, case: Case) -> Case | None:
        """Return the case in which the build belongs to that owner."""
        turn = case.view.turn
        return _with_build(case, self.build, owner=turn if self.mine else case.view.rules.next_seat(turn))


class ToBeSingle(NamedTuple):
    """A single build instead of a multiple one."""

    build: BuildPiece
    """The multiple build that would have to be single."""

    def apply(self, case: Case) -> Case | None:
        """Return the case with only the first group of the build; None if the build is not on the table."""
        build = build_of(case.view, self.build)
        return _with_build(case, self.build, groups=build.groups[:1]) if build else None


class ToLeave(NamedTuple):
    """Leaving out the other chosen pieces: without them, there is a legal play."""

    others: tuple[Piece, ...]
    """The other pieces, which make no play together with the piece that was chosen last."""

    def apply(self, case: Case) -> Case | None:
        """Return the case itself, whose action is already without the others."""
        return case


class ToAllow(NamedTuple):
    """Another value of a rule of the game that forbids the action."""

    field: str
    """The field of the rules."""

    value: FieldValue
    """A value of the field with which the rules would allow the action."""

    def apply(self, case: Case) -> Case | None:
        """Return the case under the changed rules; None if these contradict each other."""
        rules = _rules_with(case.view.rules, self.field, self.value)
        return None if rules is None else case._replace(view=replace(case.view, rules=rules))


Remedy: TypeAlias = ToHold | ToPlay | ToJoin | ToTake | ToGo | ToOwn | ToBelong | ToBeSingle | ToLeave | ToAllow
"""One change that an action needs to be legal."""

# ---------- changed cases ----------


def _enlarged(case: Case) -> Case:
    """Return the case with its capture enlarged by all that it must take as well; other cases stay as they are."""
    (view, action) = case
    # A capture that does not add up yet cannot be enlarged: it needs another remedy.
    if not isinstance(action, Capture):
        return case
    if any(not adds_up([piece_values(view, piece) for piece in group], action.value) for group in action.groups):
        return case
    if view.rules.capturing.compulsory:
        return Case(view, maximal_capture(view.rules, view.loose, action))
    return Case(view, with_equals(view, action))


def with_equals(view: PlayerView, action: Capture) -> Capture:
    """Return a capture enlarged by the equal cards that it must take."""
    mates = matching_cards(view, action.card) if action.value == view.rules.default_value[action.card] else ()
    missing = [card for card in mates if card not in pieces(action)]
    return replace(action, groups=(*action.groups, *((card,) for card in missing)))


def takers(rules: Rules, value: int, cards: Iterable[Card]) -> Iterator[Card]:
    """Yield the cards that capture at a value; at 0, those without a value, which take the whole table."""
    for card in cards:
        if value in rules.hand_values[card] or not (value or rules.hand_values[card]):
            yield card


def _cards_for(view: HypotheticalView, value: int, fewest: int = 1) -> Cards | None:
    """Return the fewest cards that add up to a value, at least ``fewest`` of them; None if no cards do.

    No card among them names a build on the table, because a new build needs a name that is not in use.
    """
    names = {build.name for build in view.builds}
    values = view.rules.summed_values
    of_worth = {worths[0]: card for card, worths in values.items() if worths and card not in names}
    # Three cards are enough for any value.
    for many in range(fewest, 4):
        for worths in combinations_with_replacement(sorted(of_worth), many):
            if sum(worths) == value:
                return tuple(of_worth[worth] for worth in worths)
    return None


def _with_build(case: Case, piece: BuildPiece, **changes: object) -> Case:
    """Return the case with some fields of a build changed."""
    builds = [replace(build, **changes) if build.piece == piece else build for build in case.view.builds]  # type: ignore[arg-type]
    return case._replace(view=replace(case.view, builds=tuple(builds)))


# Cached, because new rules take a lot of checking and computing, and the same few are tried at every tap.
@lru_cache(maxsize=100)
def _rules_with(rules: Rules, field: str, value: FieldValue) -> Rules | None:
    """Return the rules with one field changed; None if the changed rules contradict each other."""
    try:
        return with_fields(rules, {field: value})
    except RulesError:
        return None
