"""Signals between partners by drifting: adding a card of a build's own value to the build, where builds grow by steps.

A side's build is safe as long as opponents have no such card. So an owner who drifts says "I have two more", and a
partner who drifts says "I have one more". The third such card that is seen says nothing: the build is safe anyway.
Everyone at the table sees the signals. Source: tactics of Swazi Casino; the glossary explains them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, MakeBuild, Play
from casino_core.position.layout import Build
from casino_core.position.view import View

OWNER, PARTNER = 2, 1
"""The number of further cards of the value that an owner or a partner claims to hold by drifting."""

SAFE = 2
"""Once this many such cards have been seen, another says nothing."""

TRUE, FALSE = 100, -1000
"""The worth of a true and of a false signal to a partner, in thousandths of a point."""

Held = Counter[int]
"""The number of cards that a seat claims to hold, by the value that they take."""


def signalled(view: View) -> dict[int, Held]:
    """Return the cards that each seat has signalled by drifting into builds on the table, and still holds."""
    said: dict[int, Held] = {}
    if not _spoken(view):
        return said
    plays = [(seat, action) for seat, action in view.played if isinstance(action, Play)]
    seen = _laid_out(view, [action.card for _, action in plays])
    for number, (seat, action) in enumerate(plays):
        build = next((build for build in view.builds if (action.card,) in build.groups), None)
        if build is not None and _drifts(view, seat, action, build) and not _plain(view, seen, build.value):
            later = [after.card for other, after in plays[number + 1 :] if other == seat]
            # Cards that they have played since are no longer held.
            left = _more(seat, build) - _number(view, later, build.value)
            held = said.setdefault(seat, Counter())
            # Two drifts may signal the same cards, so the numbers are not added up.
            held[build.value] = max(held[build.value], left)
        # Only added now: the meaning of a card depends on the cards seen before it.
        seen.append(action.card)
    return {seat: +held for seat, held in said.items() if +held}


def worth(view: View, action: Play) -> int:
    """Return the worth of a play as a signal to the partner, in thousandths of a point: mostly 0."""
    touched = action.groups[-1][0] if isinstance(action, MakeBuild) else None
    # The last group of a drift is the build on which the card is put.
    build = next((build for build in view.builds if touched == build.piece), None)
    if build is None or not _spoken(view) or not _drifts(view, view.seat, action, build):
        return 0
    played = [before.card for _, before in view.played if isinstance(before, Play)]
    if _plain(view, [*_laid_out(view, played), *played], build.value):
        return 0
    # The played card is not one of the further cards.
    left = _number(view, view.hand, build.value) - 1
    return TRUE if left >= _more(view.seat, build) else FALSE


def _spoken(view: View) -> bool:
    """Return whether the game has this language: builds grow by steps, and there are partners."""
    return view.rules.step_by_step and view.rules.sides < view.rules.seats


def _drifts(view: View, seat: int, action: Play, build: Build) -> bool:
    """Return whether a play drifts: it puts a card on a build of its side and of the card's value, unasked."""
    sides = view.rules.side_of
    return (
        isinstance(action, MakeBuild)
        and not action.partner
        and action.value == build.value
        and action.groups[0] == (action.card,)
        and isinstance(action.groups[-1][0], BuildPiece)
        and sides[seat] == sides[build.owner]
        and build.value in view.rules.hand_values[action.card]
    )


def _more(seat: int, build: Build) -> int:
    return OWNER if seat == build.owner else PARTNER


def _plain(view: View, seen: Iterable[Card], value: int) -> bool:
    """Return whether enough cards that take a value have been seen to make another one uninformative."""
    return _number(view, seen, value) >= SAFE


def _number(view: View, cards: Iterable[Card], value: int) -> int:
    return sum([value in view.rules.hand_values[card] for card in cards])


def _laid_out(view: View, played: Iterable[Card]) -> list[Card]:
    """Return the cards of the layout before the first play."""
    shown = [*view.loose, *(card for pile in view.piles for card in pile)]
    shown += [card for build in view.builds for card in build.cards]
    return list((Counter(shown) - Counter(played)).elements())
