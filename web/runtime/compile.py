"""Compiles the app and the part of the standard library that it uses; runs in Pyodide, started by compile.mjs.

The result is one archive that replaces the standard library. It contains the modules that Python needs to start, the
importer as ``sitecustomize``, and the bundle of all other modules.
"""

import ast
import importlib
import json
import marshal
import re
import sys
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from zipfile import ZipFile, ZipInfo

from web.runtime.importer import Bundle, bundle
from web.runtime.postpone import postpone, taken_names

SOURCES = Path("/sources")  # app/: the sources; web/runtime/: modules for this script
ARCHIVES = Path("/archives")
STDLIB = Path("/lib/python314.zip")

# Needed although no source imports them: the interpreter does, to report an error.
UNNAMED = ("_colorize", "ast", "linecache", "textwrap", "tokenize", "traceback")

# The modules that Python imports before the importer, and those that the importer needs.
EARLIEST = ("encodings/__init__.py", "encodings/aliases.py", "encodings/utf_8.py", "types.py")

READ = "casino_core/rules/"  # modules that read the types of their fields: the possible values of options

UNCHECKED_HASH = (1).to_bytes(4, "little")  # a .pyc that is never compared with its source, so it contains no time


def imported_names(source: str) -> set[str]:
    """Return every absolute module name that a source imports, at its top or inside a function."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def import_stdlib(names: set[str]) -> None:
    """Import the names that belong to the standard library, which fills sys.modules with all they need."""
    for name in sorted(names):
        if name.partition(".")[0] in sys.stdlib_module_names:
            try:
                importlib.import_module(name)
            except ImportError:
                continue  # `from os import path` gives "os.path" and also the likes of "typing.Any", which is no module


def used_stdlib(present: set[str]) -> list[str]:
    """Return the paths, in the archive of the standard library, of all that is imported by now."""
    prefix = f"{STDLIB}/"
    origins = [
        getattr(getattr(module, "__spec__", None), "origin", None) or "" for module in list(sys.modules.values())
    ]
    return sorted({o.removeprefix(prefix) for o in origins if o.startswith(prefix)} & present)


def without_lines(code: CodeType) -> CodeType:
    """Return the same code without line numbers."""
    inner = tuple(without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def without_types(source: bytes, *, read: bool = False) -> ast.Module:
    """Return a source without annotations of functions and modules, and without imports for types.

    Annotations of classes are shortened unless ``read``: dataclasses and named tuples need a type for each field, but
    any type will do.
    """
    tree = ast.parse(source)
    tree.body = [plainly(each) for each in tree.body if not is_for_types(each)]
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and not read and "ClassVar" not in ast.unparse(node.annotation):
            node.annotation = ast.copy_location(ast.Name("int"), node)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def is_for_types(statement: ast.stmt) -> bool:
    """Return whether a statement of a module is only for type checkers."""
    return isinstance(statement, ast.If) and ast.unparse(statement.test) == "TYPE_CHECKING"


def plainly(statement: ast.stmt) -> ast.stmt:
    """Return a statement of a module, without the type if it is an annotated assignment."""
    if isinstance(statement, ast.AnnAssign) and statement.value is not None:
        return ast.copy_location(ast.Assign([statement.target], statement.value), statement)
    return statement


def of_stdlib(source: bytes, path: str) -> bytes:
    """Return compiled code of the standard library without docstrings and line numbers.

    It keeps its annotations, because it reads some of them. Line numbers in our own code are enough to locate an error.
    """
    return marshal.dumps(without_lines(compile(source, path, "exec", dont_inherit=True, optimize=2)))


def of_ours(tree: ast.Module, path: str) -> bytes:
    """Return compiled code of our own without docstrings, assertions and types."""
    return marshal.dumps(compile(tree, path, "exec", dont_inherit=True, optimize=2))


def module_name(path: str) -> str:
    """Return the name of the module that is at a path."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def ours(app: dict[str, bytes], first: set[str]) -> dict[str, bytes]:
    """Return our files, compiled, so that the modules in ``first`` import others only when they run them.

    If ``first`` is empty, every module postpones its imports.
    """
    sources = {path: content for path, content in app.items() if path.endswith(".py")}
    trees = {path: without_types(content, read=path.startswith(READ)) for path, content in sources.items()}
    names = {path: module_name(path) for path in trees}
    later = {*names.values()} - first
    take = taken_names(trees.values())
    for path, tree in trees.items():
        if not first or names[path] in first:
            postpone(tree, later, take.get(names[path], set()))
    return app | {path: of_ours(tree, path) for path, tree in trees.items()}


def run_at_first(app: dict[str, bytes]) -> set[str]:
    """Return the names of our modules that are imported until a table is dealt and a card of the hand chosen."""
    sys.meta_path.insert(0, Bundle(bundle(ours(app, set()))))
    importlib.import_module("web.worker.session.engine")
    welcome = importlib.import_module("web.worker.session.welcome")
    session, reply = welcome.open_session({"do": "init"}, lambda: "first", lambda: 0.0)
    card = re.search(r"hand:\w+", json.dumps(reply))
    session.handle({"do": card[0]} if card else {})
    del sys.meta_path[0]
    return {module_name(path) for path in app if path.endswith(".py")} & {*sys.modules}


def write(archive: Path, files: dict[str, bytes]) -> None:
    """Write an archive whose bytes depend only on the files, uncompressed.

    It is later compressed as a whole: files compressed one by one share nothing, which costs a quarter more.
    """
    with ZipFile(archive, "w") as out:
        for name, content in sorted(files.items()):
            out.writestr(ZipInfo(name), content)


def main() -> None:
    """Write python.zip."""
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
        stdlib = {path: of_stdlib(stock.read(path), path) for path in used_stdlib({*stock.namelist()})}
    importer = of_ours(without_types((SOURCES / "web" / "runtime" / "importer.py").read_bytes()), "sitecustomize.py")
    own = {path: code for path, code in ours(app, run_at_first(app)).items() if path.endswith(".py")}
    modules = {path: code for path, code in stdlib.items() if path not in EARLIEST} | own
    header = MAGIC_NUMBER + UNCHECKED_HASH + bytes(8)
    earliest = {f"{path}c": header + stdlib[path] for path in EARLIEST} | {"sitecustomize.pyc": header + importer}
    write(ARCHIVES / "python.zip", {**earliest, "modules": bundle(modules)})


main()
