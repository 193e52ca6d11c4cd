"""Signals between partners by drifting, in games in which builds are made step by step.

To drift is to add a card of a build's value to the build. A side's build is safe as long as opponents have no such
card. So an owner who drifts says "I have two more", and a partner who drifts says "I have one more". The third such
card that is seen says nothing, because the owner keeps the fourth, so the build is safe anyway. Everyone at the table
sees the signals. The source is the tactics of Swazi Casino; the glossary explains them.
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
"""Once this many cards that take a build have been seen, another such card says nothing."""

TRUE, FALSE = 100, -1000
"""The worth of a true signal to a partner, and that of a false signal, in thousandths of a point."""

Held = Counter[int]
"""The number of cards that a seat claims to hold, by the value at which the cards capture."""


def signalled(view: View) -> dict[int, Held]:
    """Return, by seat, the cards that the seat has signalled by drifting into builds on the table, and still holds."""
    signals: dict[int, Held] = {}
    if not _spoken(view):
        return signals
    plays = [(seat, action) for seat, action in view.played if isinstance(action, Play)]
    seen = _laid_out(view, [action.card for _, action in plays])
    for number, (seat, action) in enumerate(plays):
        build = next((build for build in view.builds if (action.card,) in build.groups), None)
        if build is not None and _drifts(view, seat, action, build) and not _plain(view, seen, build.value):
            later = [after.card for other, after in plays[number + 1 :] if other == seat]
            # Cards that the seat has played since the signal are no longer in its hand.
            remaining = _more(seat, build) - _number(view, later, build.value)
            held = signals.setdefault(seat, Counter())
            # Two drifts may signal the same cards, so the numbers are not added up.
            held[build.value] = max(held[build.value], remaining)
        # Only added now: the meaning of a card depends on the cards seen before it.
        seen.append(action.card)
    return {seat: +held for seat, held in signals.items() if +held}


def worth(view: View, action: Play) -> int:
    """Return the worth of a play as a signal to the partner, in thousandths of a point; 0 if it signals nothing."""
    touched = action.groups[-1][0] if isinstance(action, MakeBuild) else None
    # The last group of a drift is the build on which the card is put.
    build = next((build for build in view.builds if touched == build.piece), None)
    if build is None or not _spoken(view) or not _drifts(view, view.seat, action, build):
        return 0
    played = [before.card for _, before in view.played if isinstance(before, Play)]
    if _plain(view, [*_laid_out(view, played), *played], build.value):
        return 0
    # The played card is not one of the further cards.
    remaining = _number(view, view.hand, build.value) - 1
    return TRUE if remaining >= _more(view.seat, build) else FALSE


def _spoken(view: View) -> bool:
    """Return whether players of the game signal: builds are made step by step, and there are partners."""
    return view.rules.step_by_step and view.rules.sides < view.rules.seats


def _drifts(view: View, seat: int, action: Play, build: Build) -> bool:
    """Return whether a play drifts: unasked, it puts one card on a build of its own side that has the card's value."""
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
    """Return the cards that lay on the table before the first play of the round."""
    shown = [*view.loose, *(card for pile in view.piles for card in pile)]
    shown += [card for build in view.builds for card in build.cards]
    return list((Counter(shown) - Counter(played)).elements())
