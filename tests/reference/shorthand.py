"""A short notation for positions and plays."""

from __future__ import annotations

from tests.reference.classic import Action, Build, Options, Position, legal, rank_number
from tests.reference.plain import bag


def cards(text: str) -> list[str]:
    return text.split()


def build(text: str, value: int, owner: int = 1, *also: int) -> Build:
    """Read a build: groups separated by spaces, the cards of a group joined by plus signs."""
    groups = [group.split("+") for group in text.split()]
    return {"value": value, "groups": groups, "owner": owner, "also": list(also)}


def position(
    loose: str, hand: str, *builds: Build, options: Options | None = None, sides: tuple[int, ...] = (0, 1)
) -> Position:
    """Set up a position for seat 0, of two players by default."""
    return {
        "loose": cards(loose),
        "builds": list(builds),
        "hand": cards(hand),
        "actor": 0,
        "sides": list(sides),
        "options": {} if options is None else options,
    }


def trail(card: str) -> Action:
    return ("trail", card, None)


def capture(card: str, loose: str = "", *taken: int, at: int | None = None) -> Action:
    """Return a capture at a value, by default the pips of the card, or the number of a court's rank."""
    return ("capture", card, at or rank_number(card), bag(cards(loose)), frozenset(taken))


def build_play(card: str, value: int, loose: str, groups: int, *used: int) -> Action:
    return ("build", card, value, frozenset(cards(loose)), frozenset(used), groups)


def of_kind(kind: str, where: Position) -> set[Action]:
    return {action for action in legal(where) if action[0] == kind}
