"""The search for those of our own modules that a source needs."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from web.generator.paths import ROOT

OUR_PACKAGES = ("casino_core", "web")


@cache
def imported_modules(source: str | bytes) -> tuple[str, ...]:
    """Return the names of our own modules that a source imports; every name imported ``from`` one is in it, too."""
    return tuple(_imported(source))


def _imported(source: str | bytes) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            # Only an import shows whether a name is a module or something in one, so both are tried.
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name.partition(".")[0] in OUR_PACKAGES)


def module_files(name: str) -> list[Path]:
    """Return the files that importing a module runs: the __init__.py of each of its packages, then its own file."""
    parts = name.split(".")
    packages = [ROOT.joinpath(*parts[: i + 1], "__init__.py") for i in range(len(parts))]
    return [path for path in (*packages, ROOT.joinpath(*parts).with_suffix(".py")) if path.is_file()]


def closure(*mains: Path) -> set[Path]:
    """Return ``mains`` and all of our own sources that they import, directly or indirectly."""
    reached: set[Path] = set()
    names: set[str] = set()
    waiting = [*mains]
    while waiting:
        path = waiting.pop()
        if path not in reached:
            reached.add(path)
            new = set(imported_modules(path.read_bytes())) - names
            names |= new
            waiting += [file for name in new for file in module_files(name)]
    return reached
