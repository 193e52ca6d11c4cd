"""Proves what puzzles claim by searching them to the end, and remembers what was proved.

A proof holds for the text of a claim and for the sources that it runs through: this module and the engine, without the
bots. So it is looked for once, and a build that changes neither costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple, TypeAlias

from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.notation.reader import NotationError
from casino_core.position.actions import same_effect
from casino_core.position.position import Position
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.engine_model import EngineModel
from web.generator.node import digest
from web.generator.paths import ROOT

WAYS = 10_000
"""How many plays of a position are listed: all there are."""

Effect: TypeAlias = tuple[object, ...]
"""What is equal for actions that come to the same."""

ENGINE = ROOT / "casino_core"
OTHERS = ("api.py", "bots")
"""What of the engine no proof runs through."""

FEW = 16
"""As many claims as this are proved here; more are shared among processes, which take a while to begin."""


class Claim(NamedTuple):
    """What a puzzle claims: one play of the person, who sits first, is better than all others."""

    position: str
    """Both hands and all else, in a last deal of two."""

    best: str
    """The play."""

    worth: int
    """By how many points the person ends ahead with it."""

    next: int
    """The same, with the best of all other plays."""


def fault(claim: Claim) -> str:
    """Return what is wrong with a claim; "" for nothing."""
    try:
        position, best = parse_position(claim.position), parse_action(claim.best)
    except NotationError as error:
        return str(error)
    if position.turn or position.over or position.stock or position.rules.seats != 2:
        return "it is not the first seat's turn in a last deal of two"
    compared, likeness = _searched(position), same_effect(best)
    others = [compare for effect, compare in compared.items() if effect != likeness]
    if likeness not in compared or not others:
        return f"{claim.best} is {'the only play' if likeness in compared else 'not allowed'}"
    worth = compared[likeness](claim.worth)
    second = max(compare(claim.next) for compare in others)
    for told, found, play in ((claim.worth, worth, claim.best), (claim.next, second, "the next best play")):
        if found != told:
            return f"{play} is worth {'more' if found > told else 'less'} than {told}"
    return "" if worth > second else f"{claim.best} is no better than the next best play"


def _searched(position: Position) -> dict[Effect, Callable[[int], int]]:
    """Return for each play, by its effect, a function that compares its worth with a number.

    That is much faster than to find out the worth: what is returned is only right where it is the number itself,
    above it where the worth is above it, and below it where the worth is.
    """
    model = EngineModel(position.rules, WAYS)
    search, node = AlphaBeta(model), model.node(position)
    moves = {same_effect(move): move for move in model.moves(node)}

    def compared(effect: Effect) -> Callable[[int], int]:
        return lambda number: search.value(model.after(node, moves[effect]), number - 1, number + 1)

    return {effect: compared(effect) for effect in moves}


def name(claim: Claim) -> str:
    """Return what a claim is remembered as."""
    return digest(repr(tuple(claim)).encode())


def faults(claims: Sequence[Claim], cache: Path) -> Iterator[tuple[int, str]]:
    """Yield the places of the claims that are wrong, and why. What is proved is remembered in a folder of the cache."""
    file = cache / "proofs" / f"{sources()}.txt"
    known = set(file.read_text("utf-8").split()) if file.is_file() else set()
    names = list(map(name, claims))
    asked = [place for place, each in enumerate(names) if each not in known]
    found = list(zip(asked, _all_faults([claims[place] for place in asked]), strict=True))
    if proved := {names[place] for place, wrong in found if not wrong}:
        _remember(file, known | proved)
    yield from ((place, wrong) for place, wrong in found if wrong)


def _all_faults(claims: Sequence[Claim]) -> Iterable[str]:
    if len(claims) <= FEW:
        return list(map(fault, claims))
    # Spawned, not forked: whoever builds may have threads.
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as others:
        return list(others.map(fault, claims, chunksize=FEW))


def _remember(file: Path, proved: Iterable[str]) -> None:
    """Write down what was proved, in the place of what was proved with other sources."""
    file.parent.mkdir(parents=True, exist_ok=True)
    for old in file.parent.glob("*.txt"):
        if old != file:
            old.unlink(missing_ok=True)
    # Moved into place as a whole, so that a build which is broken off leaves no list that is cut short.
    new = file.with_suffix(".new")
    new.write_text("\n".join(sorted(proved)), "utf-8")
    new.replace(file)


def sources() -> str:
    """Return a name for the sources that a proof runs through, which changes with them."""
    engine = [path.relative_to(ENGINE) for path in ENGINE.rglob("*.py")]
    ran = sorted(path.as_posix() for path in engine if path.parts[0] not in OTHERS)
    return digest(Path(__file__).read_bytes(), *(part for name in ran for part in (name.encode(), _source(name))))


def _source(name: str) -> bytes:
    return (ENGINE / name).read_bytes()
