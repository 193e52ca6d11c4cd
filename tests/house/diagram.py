"""The diagram in CONTRIBUTING: the rooms of the project, and what each of them may import.

A room is a folder, or a module that has its own line. Each line is below the line of its folder, and consists of the
name of the room, a description and, after a bar, the rooms that it may import. These rooms are named by the last
parts of their paths, and everything below them may be imported, too.
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
    """The path of the room from the root of the project."""
    imports: tuple[str, ...]
    """The names of the rooms that it may import, as written in the diagram."""


@cache
def rooms() -> dict[Path, Room]:
    """Return the rooms of the diagram by their paths."""
    block = GUIDE.read_text("utf-8").partition(TITLE)[2].split("```")[1]
    return {room.path: room for room in parsed(block)}


def parsed(block: str) -> Iterator[Room]:
    """Yield the rooms in the text of a diagram."""
    above: list[tuple[int, Path]] = []
    for line in filter(str.strip, block.splitlines()):
        described, _, allowed = line.partition("|")
        indent = len(described) - len(described.lstrip())
        above = [(depth, path) for depth, path in above if depth < indent]
        path = (above[-1][1] if above else Path()) / described.split()[0]
        above.append((indent, path))
        yield Room(path, tuple(allowed.split()))


def room_of(file: Path) -> Path:
    """Return the room of a module: the module itself if it has its own line, otherwise its folder."""
    return file if file in rooms() else file.parent


@cache
def named(name: str) -> Path:
    """Return the room whose path, without ``.py``, ends with a name. Raises AssertionError unless there is just one."""
    wanted = Path(name).parts
    paths = [path for path in rooms() if path.with_suffix("").parts[-len(wanted) :] == wanted]
    assert len(paths) == 1, f"CONTRIBUTING's diagram lets something import {name}, which is {paths or 'no room'}"
    return paths[0]


@cache
def may_import(room: Path, other: Path) -> bool:
    """Return whether the diagram permits one room to import another."""
    return any(other.is_relative_to(named(name)) for name in rooms()[room].imports)
