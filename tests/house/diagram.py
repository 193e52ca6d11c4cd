"""The diagram in CONTRIBUTING: which rooms the house has, and what each of them may import.

A room is a folder, or a module that has a line of its own. A line names it below the folder that it is in, says what
is there, and after a bar what it may import: rooms by the end of their path, each with all that is below it.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from web.generator.paths import ROOT

GUIDE = ROOT / "CONTRIBUTING.md"
TITLE = "## What is where"


class Room(NamedTuple):
    """One line of the diagram."""

    path: Path
    """From the root of the project."""
    imports: tuple[str, ...]
    """What it may import, as the diagram names it."""


@cache
def rooms() -> dict[Path, Room]:
    """The rooms of the diagram by their paths."""
    block = GUIDE.read_text("utf-8").partition(TITLE)[2].split("```")[1]
    return {room.path: room for room in parsed(block)}


def parsed(block: str) -> Iterator[Room]:
    """The rooms that the text of a diagram names."""
    above: list[tuple[int, Path]] = []
    for line in filter(str.strip, block.splitlines()):
        told, _, allowed = line.partition("|")
        indent = len(told) - len(told.lstrip())
        above = [(depth, path) for depth, path in above if depth < indent]
        path = (above[-1][1] if above else Path()) / told.split()[0]
        above.append((indent, path))
        yield Room(path, tuple(allowed.split()))


def room_of(file: Path) -> Path:
    """The room that a module is in: itself, where it has a line of its own, else its folder."""
    return file if file in rooms() else file.parent


def named(name: str) -> Path:
    """The room that the diagram means by a name: the only one whose path ends with it, ``.py`` or not."""
    wanted = Path(name).parts
    found = [path for path in rooms() if path.with_suffix("").parts[-len(wanted) :] == wanted]
    assert len(found) == 1, f"CONTRIBUTING's diagram lets something import {name}, which is {found or 'no room'}"
    return found[0]


def may_import(room: Path, other: Path) -> bool:
    """Whether the diagram lets one room import another."""
    return any(other.is_relative_to(named(name)) for name in rooms()[room].imports)
