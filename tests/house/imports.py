"""All imports between modules, read from the sources.

Imports inside functions, imports under TYPE_CHECKING, ``import_module`` and ``__import__`` all count.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

from web.generator.paths import NODE_MODULES, ROOT

PACKAGES = ("casino_core", "web")


class Import(NamedTuple):
    """An import of the module ``target`` by the module ``file``; both are paths from the root of the project."""

    file: Path
    line: int
    target: Path

    def __str__(self) -> str:
        return f"{self.file.as_posix()}:{self.line} imports {self.target.as_posix()}"


def sources() -> list[Path]:
    """Return every module of the engine and of the site, as a path from the root of the project."""
    files = (file for package in PACKAGES for file in (ROOT / package).rglob("*.py"))
    return sorted(file.relative_to(ROOT) for file in files if not file.is_relative_to(NODE_MODULES))


@cache
def imports() -> tuple[Import, ...]:
    """Return every import of one of our own modules by another."""
    return tuple(statement for file in sources() for statement in imports_of(file, (ROOT / file).read_text("utf-8")))


def imports_of(file: Path, source: str) -> Iterator[Import]:
    """Yield the imports of our other modules from the source text of the module ``file``."""
    for node in _importing(source):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = list(_from(file, node))
        elif is_dynamic(node) and (name := name_of(node)):
            names = [name]
        else:
            continue
        yield from (Import(file, node.lineno, path) for name in names if (path := module(name)) and path != file)


def computed_imports(source: str) -> list[int]:
    """Return the line numbers of imports whose names are not literals."""
    return [node.lineno for node in _importing(source) if is_dynamic(node) and name_of(node) is None]


@cache
def _importing(source: str) -> tuple[ast.Import | ast.ImportFrom | ast.Call, ...]:
    """Return the syntax nodes of a source text that import something."""
    tree = ast.walk(ast.parse(source))
    return tuple(node for node in tree if isinstance(node, ast.Import | ast.ImportFrom) or is_dynamic(node))


def is_dynamic(node: ast.AST) -> TypeGuard[ast.Call]:
    """Return whether a node is a call of ``import_module`` or ``__import__``, with any prefix."""
    if not isinstance(node, ast.Call):
        return False
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called in {"import_module", "__import__"}


def name_of(call: ast.Call) -> str | None:
    """Return the literal name in a dynamic import; None if the name is computed."""
    arguments = [*call.args[:1], *(keyword.value for keyword in call.keywords if keyword.arg == "name")]
    name = arguments[0] if arguments else None
    return name.value if isinstance(name, ast.Constant) and isinstance(name.value, str) else None


def _from(file: Path, node: ast.ImportFrom) -> Iterator[str]:
    """Yield a module for each name in a ``from`` import: the name itself if it is a module, otherwise its source."""
    above = list(file.parts[: -node.level]) if node.level else []
    whole = ".".join([*above, *([node.module] if node.module else [])])
    for alias in node.names:
        name = f"{whole}.{alias.name}"
        yield name if module(name) else whole


@cache
def module(name: str) -> Path | None:
    """Return the file of one of our modules by its import name; None if we have no such module."""
    path = Path(*name.split("."))
    if path.parts[0] not in PACKAGES:
        return None
    files = (path.with_suffix(".py"), path / "__init__.py")
    return next((file for file in files if (ROOT / file).is_file()), None)
