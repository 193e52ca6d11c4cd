"""The diagram in CONTRIBUTING: the rooms of the project, and what each of them may import.

A room is a folder, or a module with its own line. A line is below that of its folder and has the name of the room, a
description and, after a bar, its permitted imports: rooms by the end of their path, each with everything below it.
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
    """Its path from the root of the project."""
    imports: tuple[str, ...]
    """Its permitted imports, as written in the diagram."""


@cache
def rooms() -> dict[Path, Room]:
    """The rooms of the diagram by their paths."""
    block = GUIDE.read_text("utf-8").partition(TITLE)[2].split("```")[1]
    return {room.path: room for room in parsed(block)}


def parsed(block: str) -> Iterator[Room]:
    """The rooms in the text of a diagram."""
    above: list[tuple[int, Path]] = []
    for line in filter(str.strip, block.splitlines()):
        described, _, allowed = line.partition("|")
        indent = len(described) - len(described.lstrip())
        above = [(depth, path) for depth, path in above if depth < indent]
        path = (above[-1][1] if above else Path()) / described.split()[0]
        above.append((indent, path))
        yield Room(path, tuple(allowed.split()))


def room_of(file: Path) -> Path:
    """The room of a module: the module itself if it has its own line, else its folder."""
    return file if file in rooms() else file.parent


@cache
def named(name: str) -> Path:
    """The room with a name in the diagram: the only one whose path ends with it, with or without ``.py``."""
    wanted = Path(name).parts
    found = [path for path in rooms() if path.with_suffix("").parts[-len(wanted) :] == wanted]
    assert len(found) == 1, f"CONTRIBUTING's diagram lets something import {name}, which is {found or 'no room'}"
    return found[0]


@cache
def may_import(room: Path, other: Path) -> bool:
    """Whether the diagram permits one room to import another."""
    return any(other.is_relative_to(named(name)) for name in rooms()[room].imports)
