"""The compiler of the app and the part of the standard library that it uses; compile.mjs runs it in Pyodide.

The result is one archive that replaces the standard library. It contains the modules that Python needs to start, the
importer as ``sitecustomize``, and the bundle of all other modules. The modules that most visits do not need are in
separate bundles: see ``PARTS``.
"""

import ast
import importlib
import json
import marshal
import re
import sys
from collections.abc import Iterable
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from types import CodeType
from zipfile import ZipFile, ZipInfo

from web.runtime.importer import COMPILERS, LAZY, PREPARED, ROOT, Bundle, bundle, text_digest
from web.runtime.parts import PARTS
from web.runtime.postpone import postpone, statements, taken_names

SOURCES = Path("/sources")  # app/: the sources; web/runtime/: modules for this script
ARCHIVES = Path("/archives")
STDLIB = Path("/lib/python314.zip")

# Needed although no source imports them, because the interpreter itself imports them to report an error.
UNNAMED = ("_colorize", "ast", "linecache", "textwrap", "tokenize", "traceback")

# The modules that Python imports before the importer, and those that the importer needs.
EARLIEST = ("encodings/__init__.py", "encodings/aliases.py", "encodings/utf_8.py", "types.py")

# The parts of asyncio for servers, processes and threads: they are not sent, and ``_Fewer`` removes their imports.
UNUSED_ASYNCIO = ("base_events", "graph", "streams", "subprocess", "threads", "unix_events")

# The modules that are not sent: those for sockets and processes, which browsers do not have; those for archives, which
# Pyodide needs only for packages; and those that only these modules need. Any Python may lack `ssl`, so modules that
# import it can do without it.
ABSENT = re.compile(
    rf"asyncio/({'|'.join(UNUSED_ASYNCIO)}|base_subprocess|log|selector_events|sslproto|staggered|trsock)\.py"
    r"|(bz2|locale|lzma|shutil|ssl|tempfile)\.py|(compression|zipfile)/.*|pyodide/common\.py"
)

REPLACED = {
    "subprocess.py": """
PIPE, STDOUT, DEVNULL = -1, -2, -3  # for default values in asyncio.events
def __getattr__(name):
    raise AttributeError(f"subprocess.{name}: browsers have no processes")
""",
    "pyodide/_package_loader.py": """
from pathlib import PurePosixPath
from site import getsitepackages
SITE_PACKAGES = PurePosixPath(getsitepackages()[0])
DSO_DIR = PurePosixPath("/usr/lib")
def init_loaded_packages():
    pass
""",
    "_pyodide/docstring.py": """
def get_cmeth_docstring(function):
    return f"{function.__name__}()\\n--\\n\\n"
""",
}
"""Short sources, by path, for modules of which little is needed: names for asyncio, package folders, a docstring."""

POSTPONING = ("html/__init__", "pyodide/", "_pyodide/")
"""The beginnings of the paths of library modules whose imports of ``LAZY`` modules are postponed until their use."""

READ = "casino_core/rules/"  # modules that read the types of their fields, which list the possible values of options

# An entry of a line table is for at most SPAN code units on the same line, and begins with NO_COLUMNS if it stores no
# columns: see CPython's InternalDocs/code_objects.md.
SPAN, NO_COLUMNS = 8, 0x80 | 13 << 3

UNCHECKED_HASH = (1).to_bytes(4, "little")  # a .pyc that is never compared with its source, so it contains no time


def imported_names(source: str) -> set[str]:
    """Return every absolute module name that a source imports, at its top or inside a function."""
    names: set[str] = set()
    for node in statements(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def import_stdlib(names: set[str]) -> None:
    """Import the names that belong to the standard library; this fills sys.modules with all that they need."""
    for name in sorted(names):
        if name.partition(".")[0] in sys.stdlib_module_names:
            try:
                importlib.import_module(name)
            except ImportError:
                continue  # `from os import path` gives "os.path", but names like "typing.Any" are not modules


def used_stdlib(present: set[str]) -> list[str]:
    """Return the paths of all modules imported so far from the archive of the standard library.

    ``present`` are all paths in the archive.
    """
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
    """Return the tree of a source without annotations of functions and modules, and without imports for types.

    Annotations of classes are shortened: dataclasses and named tuples need a type for each field, but any type will
    do. ``read``: whether the module reads these types, so that they must stay.
    """
    tree = with_docstrings(ast.parse(source))
    tree.body = [plainly(each) for each in tree.body if not is_for_types(each)]
    for node in statements(tree):
        if isinstance(node, ast.AnnAssign) and not read and "ClassVar" not in ast.unparse(node.annotation):
            node.annotation = ast.copy_location(ast.Name("int"), node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            for parameter in (each for each in ast.walk(node.args) if isinstance(each, ast.arg)):
                parameter.annotation = None
    return tree


def with_docstrings(tree: ast.Module) -> ast.Module:
    """Give every dataclass of a module a docstring that is not optimised away.

    Without a docstring, ``dataclass`` makes one from the signature, which takes as long as the rest of its work.
    """
    for node in statements(tree):
        if isinstance(node, ast.ClassDef) and any("dataclass" in ast.unparse(each) for each in node.decorator_list):
            node.body.insert(0, ast.copy_location(ast.parse('__doc__ = "-"').body[0], node.body[0]))
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
    """Return a module of the standard library, compiled, without docstrings and line numbers.

    Annotations stay, because the library reads some. Line numbers in our own code are enough to locate an error.
    """
    tree = with_docstrings(ast.parse(REPLACED.get(path, source.replace(b"from .entities", b"from html.entities"))))
    if path == "asyncio/__init__.py":
        tree = _Fewer().visit(tree)
    if path.startswith(POSTPONING):
        postpone(tree, {*LAZY}, set())
    return marshal.dumps(without_lines(compile(tree, path, "exec", dont_inherit=True, optimize=2)))


class _Fewer(ast.NodeTransformer):
    """Removes the modules in UNUSED_ASYNCIO from asyncio: their star imports, and their parts of ``__all__``.

    Pyodide's event loop policy makes loops itself, so it can derive from the base class of the policy for Unix instead.
    """

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.stmt:
        """Replace an import from an unused module with ``pass``."""
        return ast.copy_location(ast.Pass(), node) if node.module in UNUSED_ASYNCIO else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """Replace the ``__all__`` of an unused module with (), and its event loop policy with the base class."""
        if not (isinstance(node.value, ast.Name) and node.value.id in UNUSED_ASYNCIO):
            return node
        text = "()" if node.attr == "__all__" else "events._BaseDefaultEventLoopPolicy"
        return ast.copy_location(ast.parse(text, mode="eval").body, node)


def of_ours(tree: ast.Module, path: str) -> bytes:
    """Return one of our modules, compiled, without docstrings, assertions and most line numbers."""
    return marshal.dumps(with_first_lines(compile(tree, path, "exec", dont_inherit=True, optimize=2)))


def with_first_lines(code: CodeType) -> CodeType:
    """Return the same code, in which all statements of a function have the number of the function's first line.

    Complete line numbers would be a tenth of an archive; the first line is enough to find the function of a traceback.
    """
    inner = tuple(with_first_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // 2, SPAN)
    entries = [SPAN] * whole + [rest] * bool(rest)
    table = b"".join(bytes((NO_COLUMNS | units - 1, 0)) for units in entries)
    return code.replace(co_linetable=table, co_consts=inner)


def module_name(path: str) -> str:
    """Return the name of the module that is at a path."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Modules:
    """Our modules, each compiled when it is needed."""

    def __init__(self, app: dict[str, bytes]) -> None:
        self._sources = {path: content for path, content in app.items() if path.endswith(".py")}
        self._names = {path: module_name(path) for path in self._sources}
        self._trees = {path: self._tree(path) for path in self._sources}
        self._taken = taken_names(self._trees.values())

    def postponing(self, path: str, first: set[str]) -> bytes:
        """Return the module at a path, compiled; it imports modules outside ``first`` only when it uses them."""
        tree = self._trees.pop(path, None) or self._tree(path)  # a tree is used once, because it is changed here
        later = {*self._names.values(), *LAZY} - first
        postpone(tree, later, self._taken.get(self._names[path], set()))
        return of_ours(tree, path)

    def compiled(self, first: set[str]) -> dict[str, bytes]:
        """Return all modules, compiled; those in ``first`` import modules outside ``first`` only when they use them."""
        return {
            path: self.postponing(path, first) if name in first else of_ours(self._trees[path], path)
            for path, name in self._names.items()
        }

    def imported(self) -> set[str]:
        """Return the names of the modules that have been imported."""
        return {*self._names.values()} & {*sys.modules}

    def _tree(self, path: str) -> ast.Module:
        return without_types(self._sources[path], read=path.startswith(READ))


class Recorder(Bundle):
    """A bundle that compiles our modules as they are imported, and notes the texts that COMPILERS compile."""

    def __init__(self, app: dict[str, bytes], modules: Modules) -> None:
        super().__init__(bundle(app))
        self._modules = modules
        self.texts: dict[bytes, CodeType] = {}
        for name in COMPILERS & {*sys.modules}:  # those of the standard library, which this script has imported
            sys.modules[name].__dict__.update(exec=self._exec, eval=self._eval)

    def code_of(self, text: str) -> CodeType:
        """Return the code of a text, and note it. A text that begins with "lambda" is compiled as an expression."""
        mode = "eval" if text.startswith("lambda") else "exec"
        code = without_lines(compile(text, "<string>", mode, dont_inherit=True, optimize=2))
        return self.texts.setdefault(text_digest(text), code)

    def _read(self, path: str) -> memoryview:
        name = path.removeprefix(ROOT)
        return memoryview(self._modules.postponing(name, set())) if name.endswith(".py") else super()._read(path)


def run_at_first(app: dict[str, bytes], modules: Modules) -> tuple[set[str], dict[bytes, CodeType]]:
    """Find the modules and texts that are needed from the start until a table is dealt and a hand card chosen.

    Return the names of our modules that are imported, and the code of each text that is compiled, by the text's digest.
    """
    recorder = Recorder(app, modules)
    sys.meta_path.insert(0, recorder)
    importlib.import_module("web.worker.session.engine")
    welcome = importlib.import_module("web.worker.session.welcome")
    session, reply = welcome.open_session({"do": "init"}, lambda: "first", lambda: 0.0)
    card = re.search(r"hand:\w+", json.dumps(reply))
    session.handle({"do": card[0]} if card else {})
    del sys.meta_path[0]
    return modules.imported(), recorder.texts


def write(archive: Path, files: dict[str, bytes]) -> None:
    """Write an uncompressed archive whose bytes depend only on the files.

    The archive is compressed later, as a whole: files that are compressed one by one take a quarter more space.
    """
    with ZipFile(archive, "w") as out:
        for name, content in sorted(files.items()):
            out.writestr(ZipInfo(name), content)


def names_in(files: Iterable[Path]) -> set[str]:
    """Return the module names that some sources import."""
    return {name for path in files for name in imported_names(path.read_text("utf-8"))}


def compiled_stdlib(names: set[str], *, only_new: bool = False) -> dict[str, bytes]:
    """Return, by path, the compiled modules of the standard library that are loaded by importing some names.

    If ``only_new``, leave out modules that are already imported.
    """
    with ZipFile(STDLIB) as stock:
        there = {*stock.namelist()}
        known = {*used_stdlib(there)} if only_new else set()
        import_stdlib(names)
        wanted = [path for path in used_stdlib(there) if path not in known and not ABSENT.fullmatch(path)]
        return {path: of_stdlib(stock.read(path), path) for path in wanted}


def main() -> None:
    """Write python.zip, and for each of PARTS a file of modules."""
    app = {
        str(path.relative_to(SOURCES / "app")): path.read_bytes()
        for path in (SOURCES / "app").rglob("*")
        if path.is_file()
    }
    sources = {*SOURCES.rglob("*.py")}
    parts = {name: {path for path in sources if _is_in(path, folders)} for name, folders in PARTS.items()}
    stdlib = compiled_stdlib({*UNNAMED, *names_in(sources.difference(*parts.values()))})
    importer = of_ours(without_types((SOURCES / "web" / "runtime" / "importer.py").read_bytes()), "sitecustomize.py")
    own_modules = Modules(app)
    first, texts = run_at_first(app, own_modules)
    own = own_modules.compiled(first)
    apart = tuple(folder for folders in PARTS.values() for folder in folders)
    modules = {p: code for p, code in (stdlib | own).items() if p not in EARLIEST and not p.startswith(apart)}
    header = MAGIC_NUMBER + UNCHECKED_HASH + bytes(8)
    earliest = {f"{path}c": header + stdlib[path] for path in EARLIEST} | {"sitecustomize.pyc": header + importer}
    write(ARCHIVES / "python.zip", {**earliest, "modules": bundle(modules | {PREPARED: marshal.dumps(texts)})})
    # This comes last, because it imports the modules that only these parts need.
    for name, paths in parts.items():
        more = compiled_stdlib(names_in(paths), only_new=True)
        part = {path: code for path, code in own.items() if path.startswith(PARTS[name])}
        (ARCHIVES / f"{name}.modules").write_bytes(bundle(more | part))


def _is_in(path: Path, folders: tuple[str, ...]) -> bool:
    """Return whether a source of ours is in one of the folders."""
    return path.as_posix().removeprefix(f"{SOURCES}/app/").startswith(folders)


main()
