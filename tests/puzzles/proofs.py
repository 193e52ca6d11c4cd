"""Proofs of puzzles' claims by search; ``python -m tests.puzzles.proofs`` proves new claims and lists them.

``tests/data/proved.txt`` lists every proved claim by its digest. Tests prove claims that are not listed, such as the
claims of changed lines, and a share of the listed claims; with CASINO_TESTS=full they prove all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeAlias

from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.notation.reader import NotationError
from casino_core.position.actions import same_effect
from casino_core.position.position import Position
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.game_model import GameModel
from web.generator.node import digest
from web.generator.paths import ROOT
from web.generator.puzzles import PATH, Puzzle, puzzles

PROVED = ROOT / "tests" / "data" / "proved.txt"

MAX_PLAYS = 10_000
"""The maximum number of plays that are listed in a position: more than any position has."""

Effect: TypeAlias = tuple[object, ...]
"""A value that is equal for actions with the same effect."""


class Claim(NamedTuple):
    """The claim of a puzzle: one play of the first seat is better than all others."""

    position: str
    """A position in the last deal of a game for two, in notation."""

    best: str
    """The best play, in notation."""

    worth: int
    """The player's lead in points at the end, after the best play."""

    next: int
    """The player's lead in points at the end, after the second-best play."""

    @property
    def digest(self) -> str:
        """The name of this claim in the list of proved claims."""
        return digest(repr(tuple(self)).encode())


def claim(puzzle: Puzzle) -> Claim:
    """Return the claim of a puzzle."""
    return Claim(puzzle.position, puzzle.best, puzzle.worth, puzzle.next)


def proved(path: Path = PROVED) -> set[str]:
    """Return the digests of the claims that have been proved."""
    return set(path.read_text("utf-8").split())


def fault(claim: Claim) -> str:
    """Return the fault of a claim, "" if it is true."""
    try:
        position, best = parse_position(claim.position), parse_action(claim.best)
    except NotationError as error:
        return str(error)
    if position.turn or position.over or position.stock or position.rules.seats != 2:
        return "it is not the first seat's turn in a last deal of two"
    compare, effect = _comparisons(position), same_effect(best)
    others = [compare[other] for other in compare if other != effect]
    if effect not in compare or not others:
        return f"{claim.best} is {'the only play' if effect in compare else 'not allowed'}"
    worth = compare[effect](claim.worth)
    second = max(compared(claim.next) for compared in others)
    for claimed, bound, play in ((claim.worth, worth, claim.best), (claim.next, second, "the next best play")):
        if bound != claimed:
            return f"{play} is worth {'more' if bound > claimed else 'less'} than {claimed}"
    return "" if worth > second else f"{claim.best} is no better than the next best play"


def _comparisons(position: Position) -> dict[Effect, Callable[[int], int]]:
    """Return, for each effect of a play, a function that compares the worth of the play with a number.

    The result is exact only if it equals the number; otherwise it is on the same side of the number as the worth. This
    search with a narrow window is much faster than a search for the worth.
    """
    model = GameModel(position.rules, MAX_PLAYS)
    search, node = AlphaBeta(model), model.node(position)
    moves = {same_effect(move): move for move in model.moves(node)}

    def comparison(effect: Effect) -> Callable[[int], int]:
        return lambda number: search.value(model.after(node, moves[effect]), number - 1, number + 1)

    return {effect: comparison(effect) for effect in moves}


def faults(some: Iterable[Puzzle]) -> list[str]:
    """Return a sentence with the line of each puzzle whose claim is false."""
    return [f"{PATH}, line {puzzle.line}: {reason}" for puzzle in some if (reason := fault(claim(puzzle)))]


def main() -> None:
    """Prove, on all cores, the claims that are not listed; print those that are false, and write the list."""
    known, every = proved(), puzzles()
    waiting = [puzzle for puzzle in every if claim(puzzle).digest not in known]
    with ProcessPoolExecutor() as workers:
        reasons = list(workers.map(fault, map(claim, waiting), chunksize=8))
    for puzzle, reason in zip(waiting, reasons, strict=True):
        if reason:
            print(f"{PATH}, line {puzzle.line}: {reason}")
    false = {puzzle.line for puzzle, reason in zip(waiting, reasons, strict=True) if reason}
    PROVED.write_text("".join(f"{claim(each).digest}\n" for each in every if each.line not in false), "utf-8")


if __name__ == "__main__":
    main()
