"""Two players to measure the bots against, a plain greedy one and one that plays at random. They must never change."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.bots import Bot, Thought
from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, Card, Chance
from casino_core.position.actions import Capture, MakeBuild, Play, pieces
from casino_core.position.view import View


def points(card: Card) -> int:
    """Return the points of a single card."""
    return 2 if card == BIG_CASINO else int(card in ACES or card == LITTLE_CASINO)


def appeal(view: View, action: Play) -> tuple[int, int, int]:
    """Return a key that is greatest for the most appealing action.

    Captures come first, by points and then by cards; then builds, by cards; then trails, the lowest card first.
    """
    touched = set(pieces(action))
    cards = [card for build in view.builds if build.piece in touched for card in build.cards]
    cards += [piece for piece in touched if isinstance(piece, Card)]
    cards.append(action.card)
    if isinstance(action, Capture):
        return 2, sum(map(points, cards)), len(cards)
    if isinstance(action, MakeBuild):
        return 1, len(cards), 0
    return 0, -action.card.pips, 0


def thinking(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:  # noqa: ARG001  # needs no chance
    """Yield the most appealing action; of equally appealing actions, the first."""
    yield Thought(max(actions, key=lambda action: appeal(view, action)))


GREEDY = Bot("greedy", thinking)
RANDOM = Bot("random", lambda view, actions, chance: iter([Thought(chance.choice(actions))]))  # noqa: ARG005  # only luck
