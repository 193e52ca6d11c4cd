"""What partners tell each other by drifting: putting a card of a build's own value on it, where builds grow by steps.

A build of the side is safe as long as opponents have no such card, so the owner who drifts says "I have two more", and
his partner who drifts "I have one more". The third such card that is seen says nothing: the build is safe anyway. All
at the table can hear it. Source: tactics of Swazi Casino; people read of it in the glossary.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_core.cards import Card
from casino_core.position.actions import BuildPiece, MakeBuild, Play
from casino_core.position.layout import Build
from casino_core.position.view import View

OWNER, PARTNER = 2, 1
"""How many more cards of the value somebody says to have."""

SAFE = 2
"""So many such cards seen before, and another says nothing."""

TRUE, FALSE = 100, -1000
"""The worth of a true and of a false signal to a partner, in thousandths of a point."""

Held = Counter[int]
"""How many cards that take a value somebody has said to hold."""


def signalled(view: View) -> dict[int, Held]:
    """Return the cards that every seat has signalled by drifting into standing builds, and still holds."""
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
            # Two drifts may tell of the same cards, so what they tell is not added up.
            held[build.value] = max(held[build.value], left)
        # Only now: a card says something by what had been seen before it.
        seen.append(action.card)
    return {seat: +held for seat, held in said.items() if +held}


def worth(view: View, action: Play) -> int:
    """Return the worth of what a play says to the partner of the seat on turn, in thousandths of a point: mostly 0."""
    touched = action.groups[-1][0] if isinstance(action, MakeBuild) else None
    # A drift names the build it goes on as its last group.
    build = next((build for build in view.builds if touched == build.piece), None)
    if build is None or not _spoken(view) or not _drifts(view, view.seat, action, build):
        return 0
    played = [before.card for _, before in view.played if isinstance(before, Play)]
    if _plain(view, [*_laid_out(view, played), *played], build.value):
        return 0
    # Less the card that is played.
    left = _number(view, view.hand, build.value) - 1
    return TRUE if left >= _more(view.seat, build) else FALSE


def _spoken(view: View) -> bool:
    """Return whether the game has this language: builds grow by steps, and there are partners."""
    return view.rules.step_by_step and view.rules.sides < view.rules.seats


def _drifts(view: View, seat: int, action: Play, build: Build) -> bool:
    """Return whether a play puts a card of its value on a build of the seat's side without being asked for it."""
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
    """Return the cards that lay there before the first play."""
    shown = [*view.loose, *(card for pile in view.piles for card in pile)]
    shown += [card for build in view.builds for card in build.cards]
    return list((Counter(shown) - Counter(played)).elements())
