"""The beginner: plays like somebody who has just learnt, sees some of what is there, and takes what glitters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail, pieces
from casino_core.bots.bot import Thought
from casino_core.bots.worth import card_points
from casino_core.cards import Card, Chance
from casino_core.view import View

SEES_GROUP = {1: 100, 2: 75, 3: 25}
"""How often, of a hundred times, a group of so many loose cards is seen: pairs always, larger sums rarely."""

SEES_LARGER_GROUP = 10
"""The same for a group of more cards."""

SEES_BUILD = 70
"""The same for somebody else's build that could be taken. One's own is never forgotten."""

THINKS_OF_BUILDING = 40
"""In how many turns of a hundred it comes to mind that two cards can be built. Other builds are beyond a beginner."""

THINKS_OF_KEEPING = 70
"""In how many turns of a hundred it comes to mind that aces and casinos had better not be laid down."""

GLITTER = 3
"""What a point on a card weighs, in cards: an ace is taken rather than three other cards."""

BUILDING = 1.5
"""What a build weighs, in cards: less than the smallest capture, more than laying a card down."""


def think(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:
    """Of the actions that come to mind the one that glitters most; luck decides between equal ones."""
    noticed = _noticed(view, actions, chance) or actions
    keeping = _happens(chance, THINKS_OF_KEEPING)
    yield Thought(max(chance.shuffled(noticed), key=lambda action: _appeal(view, action, keeping=keeping)))


def _happens(chance: Chance, percent: int) -> bool:
    return chance.below(100) < percent


def _noticed(view: View, actions: Sequence[Play], chance: Chance) -> list[Play]:
    """The actions that come to mind: trails, simple builds in some turns, captures of groups that are all seen."""
    building = _happens(chance, THINKS_OF_BUILDING)
    seen: dict[tuple[Piece, ...], bool] = {}
    noticed: list[Play] = []
    for action in actions:
        if isinstance(action, Capture):
            for group in action.groups:
                if group not in seen:
                    seen[group] = _happens(chance, _sight(view, group))
            comes_to_mind = all(seen[group] for group in action.groups)
        else:
            comes_to_mind = not action.groups or (building and _simple(action))
        if comes_to_mind:
            noticed.append(action)
    return noticed


def _sight(view: View, group: tuple[Piece, ...]) -> int:
    """How often a group that can be captured is seen, of a hundred times."""
    for build in view.builds:
        if BuildPiece(build.name) in group:
            return 100 if build.owner == view.seat else SEES_BUILD
    return SEES_GROUP.get(len(group), SEES_LARGER_GROUP)


def _simple(action: Play) -> bool:
    """Whether an action builds with the hand card and one loose card."""
    touched = pieces(action)
    return isinstance(action, MakeBuild) and len(touched) == 1 and isinstance(touched[0], Card)


def _appeal(view: View, action: Play, *, keeping: bool) -> float:
    """How tempting an action is, in cards."""
    points, each = card_points(view.rules), -1 if view.rules.ending.lowest_wins else 1
    glitter = GLITTER * points[action.card]
    if isinstance(action, MakeBuild):
        return BUILDING
    taken = _taken(view, action)
    if not taken:
        return -glitter if keeping else 0
    return each + glitter + sum(each + GLITTER * points[card] for card in taken)


def _taken(view: View, action: Play) -> list[Card]:
    """The cards that an action takes from the table."""
    if isinstance(action, Trail) and action.card in view.rules.takes_table:
        return [*view.loose, *(card for build in view.builds for card in build.cards)]
    touched = pieces(action) if isinstance(action, Capture) else ()
    taken = [piece for piece in touched if isinstance(piece, Card)]
    return taken + [card for build in view.builds if BuildPiece(build.name) in touched for card in build.cards]
