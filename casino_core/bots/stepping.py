"""Bots in games in which builds are made step by step: table builds, demands, and answers to demands."""

from __future__ import annotations

from casino_core.bots.worth import card_worths
from casino_core.cards import Card
from casino_core.legal.demands import answers
from casino_core.legal.facts import held_values, own_side, used_builds
from casino_core.legal.table_builds import additions, steps
from casino_core.position.actions import Action, Capture, Done, Insist, MakeBuild, TableBuild, pieces
from casino_core.position.view import View

OWN = 2
"""How many times a stolen card counts: the thief's side may gain the card, and the other side has lost it."""


def step(view: View) -> TableBuild | None:
    """Return the table build that promises the greatest gain; None if no table build promises any."""
    worths = card_worths(view)
    builds = [action for action in steps(view, None, view.hand, 8) if isinstance(action, TableBuild)]
    best = max(builds, key=lambda action: promise(view, action, worths), default=None)
    return best if best is not None and promise(view, best, worths) > 0 else None


def promise(view: View, action: TableBuild, worths: dict[Card, int]) -> float:
    """Return the side's probable gain from a table build, in thousandths of a point.

    The gain is the worth of the new cards, less the risk of losing them. An opponent's build is augmented only to be
    captured at once, so the worth of that build is added, and nothing is at risk.
    """
    base = used_builds(view, pieces(action))
    taken_now = [build for build in base if not own_side(view, build)]
    cards = [piece for piece in pieces(action) if isinstance(piece, Card)]
    stolen = sum(worths[card] for card in cards if card in view.usable_tops)
    gain = sum(worths[card] for card in cards)
    if taken_now:
        return gain + stolen + sum(worths[card] for build in taken_now for card in build.cards)
    kept = safety(view, action.value)
    # A build that is not kept goes to the opponents, so it counts against the side.
    return kept * gain - (1 - kept) * gain + (OWN - 1) * stolen * kept


def safety(view: View, value: int) -> float:
    """Return the chance that no opponent of the side on turn holds a card that takes a build of this value."""
    rules, side = view.rules, view.rules.side_of[view.turn]
    unseen = view.unseen
    takers = sum(value in rules.hand_values[card] for card in unseen)
    theirs = sum(size for seat, size in enumerate(view.hand_sizes) if rules.side_of[seat] != side)
    # The chances are multiplied as if they were independent, which is close enough.
    return float((1 - theirs / max(len(unseen), 1, theirs)) ** takers)


def answer(view: View, *, heeds: bool = True) -> Action:
    """Return a bot's answer to a question about a turn: see ``casino_core.legal.demands``."""
    offered = answers(view)
    if view.variant_state.asked != view.turn:
        return Insist() if heeds and Insist() in offered and _pays(view) else Done()
    worths = card_worths(view)
    gifts = [action for action in offered if isinstance(action, MakeBuild)]
    # The partner has asked for the build and can take it unless an opponent does so first. If an opponent is certain to
    # hold a card for it, taking it now is better.
    if gifts:
        return gifts[0] if safety(view, gifts[0].value) > 0 else Done()
    return max(offered, key=lambda action: _taken(view, action, worths))


def _taken(view: View, action: Action, worths: dict[Card, int]) -> int:
    touched = pieces(action)
    cards = [piece for piece in touched if isinstance(piece, Card)]
    # Only a capture takes the cards of the builds that it touches.
    builds = used_builds(view, touched) if isinstance(action, Capture) else []
    return sum(worths[card] for card in (*cards, *(card for build in builds for card in build.cards)))


def _pays(view: View) -> bool:
    """Return whether the seat that may make a demand would benefit from it.

    Demanding an addition pays if the seat can take the build itself. Demanding a capture pays if the capturing card can
    then be stolen into one of the seat's own builds. Requesting that a build be left pays if no opponent can take it.
    """
    state, rules = view.variant_state, view.rules
    held = held_values(rules, view.hand)
    if state.demand == "augment":
        return any(action.value in held for action in additions(view))
    if state.pending is None:
        return False
    if state.demand == "request":
        return isinstance(state.pending, Capture) and safety(view, state.pending.value) == 1
    fits = rules.table_values[state.pending.card]
    # A card whose value is higher than the build's cannot be part of a group for the build.
    return any(build.owner == view.seat and min(fits, default=99) <= build.value for build in view.builds)
