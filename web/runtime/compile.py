"""Compiles the app and the part of the standard library that it uses; runs inside Pyodide, started by compile.mjs."""

import ast
import importlib
import marshal
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

SOURCES = Path("/sources")  # app/: what goes into app.zip; scan/: sources that are only looked through for imports
ARCHIVES = Path("/archives")
STDLIB = Path("/lib/python314.zip")

# Wanted though no source names them: PyScript's own needs, and what the interpreter imports to tell of an error.
UNNAMED = ("base64", "html", "_colorize", "ast", "linecache", "textwrap", "tokenize", "traceback", "unicodedata")

UNCHECKED_HASH = (1).to_bytes(4, "little")  # a .pyc that is never compared with its source, so it holds no time


def imported_names(source: str) -> set[str]:
    """Every absolute module name that a source imports, at its top or inside a function."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def import_stdlib(names: set[str]) -> None:
    """Import the names that are the standard library's, so that they and what they need end up in sys.modules."""
    for name in sorted(names):
        if name.partition(".")[0] in sys.stdlib_module_names:
            try:
                importlib.import_module(name)
            except ImportError:
                continue  # `from os import path` gives "os.path" and also the likes of "typing.Any", which is no module


def used_stdlib(present: set[str]) -> list[str]:
    """Paths in the archive of the standard library of all that is imported by now."""
    prefix = f"{STDLIB}/"
    origins = [
        getattr(getattr(module, "__spec__", None), "origin", None) or "" for module in list(sys.modules.values())
    ]
    return sorted({o.removeprefix(prefix) for o in origins if o.startswith(prefix)} & present)


def without_lines(code: CodeType) -> CodeType:
    """The same code, which no longer knows from which lines of its source it comes."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def bytecode(source: bytes, name: str, *, lines: bool) -> bytes:
    """A .pyc without times and docstrings, and without line numbers if they are not wanted."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    code = code if lines else without_lines(code)
    return MAGIC_NUMBER + UNCHECKED_HASH + bytes(8) + marshal.dumps(code)


def pack(archive: Path, files: dict[str, bytes], *, lines: bool) -> None:
    """Write an archive whose bytes depend on the files alone; Python sources go in compiled, see bytecode()."""
    with ZipFile(archive, "w") as out:
        for name, content in sorted(files.items()):
            compiled = name.endswith(".py")
            info = ZipInfo(name + "c" if compiled else name)
            info.compress_type = ZIP_DEFLATED
            out.writestr(info, bytecode(content, name, lines=lines) if compiled else content, compresslevel=9)


def main() -> None:
    """Write app.zip and stdlib.zip."""
    app = {
        str(path.relative_to(SOURCES / "app")): path.read_bytes()
        for path in (SOURCES / "app").rglob("*")
        if path.is_file()
    }
    names = {*UNNAMED}
    for path in SOURCES.rglob("*.py"):
        names |= imported_names(path.read_text("utf-8"))
    import_stdlib(names)
    with ZipFile(STDLIB) as stock:
        stdlib = {name: stock.read(name) for name in used_stdlib(set(stock.namelist()))}
    pack(ARCHIVES / "app.zip", app, lines=True)
    pack(ARCHIVES / "stdlib.zip", stdlib, lines=False)  # where our own code failed is enough to know


main()
