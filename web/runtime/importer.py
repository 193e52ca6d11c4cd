"""The importer of compiled modules from a file that contains many of them; zipimport takes twice as long.

Python runs this as ``sitecustomize`` when it starts in a worker, from the archive that ``compile.py`` writes. A bundle
consists of the length of its index in 4 bytes, the index, and the contents in the order of the index.
"""

import _md5  # type: ignore[import-not-found]  # hashlib would import all digests
import marshal
import sys
from _frozen_importlib import ModuleSpec
from types import CodeType, ModuleType
from zipimport import zipimporter

ROOT = "/packed/"
"""The folder with which the paths of all bundled modules begin; no such folder exists."""

LENGTH = 4

LAZY = frozenset(
    ("ast", "dis", "difflib", "html.entities", "inspect", "ipaddress", "logging", "textwrap", "traceback", "tokenize")
)
"""Modules of the standard library that other modules import for rare cases; each runs only when it is needed."""

COMPILERS = frozenset(("casino_core.quick_init", "collections", "dataclasses"))
"""Modules that make classes by compiling source code, which takes half the time of all imports if not prepared."""

PREPARED = "prepared"
"""The file in a bundle with the code that ``COMPILERS`` would compile, by the digest of each source text."""


def bundle(files: dict[str, bytes]) -> bytes:
    """Return a bundle of files, which are given by path. The same files always give the same bytes."""
    places, end = {}, 0
    for path, content in sorted(files.items()):
        places[path] = (end, end + len(content))
        end += len(content)
    index = marshal.dumps(places)
    return len(index).to_bytes(LENGTH, "little") + index + b"".join(content for _, content in sorted(files.items()))


def text_digest(text: str) -> bytes:
    """Return the digest of a text, under which the file ``PREPARED`` has its code."""
    return bytes(_md5.md5(text.encode(), usedforsecurity=False).digest()[:8])


class Lazy(ModuleType):
    """A module that runs when one of its names is needed for the first time."""

    def __getattr__(self, name: str) -> object:
        """Run the module, which is a plain module from then on, and return the attribute."""
        if name in ("__path__", "__file__", "__cached__"):  # the import system checks whether it has set these
            raise AttributeError(name)
        self.__class__ = ModuleType  # type: ignore[assignment]
        self.__spec__.loader.run(self)  # type: ignore[union-attr]
        return getattr(self, name)


class Bundle:
    """Finds and loads the modules of a bundle; path hooks and ``sys.path`` are not involved."""

    def __init__(self, content: bytes, archive: zipimporter | None = None) -> None:
        self._content = memoryview(content)
        self._archive = archive
        length = int.from_bytes(content[:LENGTH], "little")
        self._places: dict[str, tuple[int, int]] = marshal.loads(content[LENGTH : LENGTH + length])  # noqa: S302 - ours
        self._start = LENGTH + length
        self._prepared: dict[bytes, CodeType] | None = None

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return the spec of a module; None if the module is not in the bundle."""
        path = name.replace(".", "/")
        for file, is_package in ((f"{path}.py", False), (f"{path}/__init__.py", True)):
            if file in self._places:
                # This class has a loader's interface, but the base class is in a module that is not loaded yet.
                spec = ModuleSpec(name, self, origin=ROOT + file, is_package=is_package)  # type: ignore[arg-type]
                spec.has_location = True
                if is_package:
                    spec.submodule_search_locations = [ROOT + path]
                return spec
        return None

    @property
    def modules(self) -> list[str]:
        """The names of all modules in the bundle."""
        paths = [path.removesuffix(".py").removesuffix("/__init__") for path in self._places if path.endswith(".py")]
        return [path.replace("/", ".") for path in paths]

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """Return a lazy module, or None to let Python make an ordinary one."""
        return Lazy(spec.name) if spec.name in LAZY else None

    def exec_module(self, module: ModuleType) -> None:
        """Run a module, unless it is lazy."""
        if not isinstance(module, Lazy):
            self.run(module)

    def run(self, module: ModuleType) -> None:
        """Run a module."""
        if module.__name__ in COMPILERS:
            module.__dict__.update(exec=self._exec, eval=self._eval)
        code: CodeType = marshal.loads(self._read(str(module.__file__)))  # noqa: S302 - like all bytecode
        exec(code, module.__dict__)  # noqa: S102 - as every import does

    def code_of(self, text: str) -> CodeType | str:
        """Return the code of a text if the build has prepared it, otherwise the text."""
        if self._prepared is None:
            there = PREPARED in self._places
            self._prepared = marshal.loads(self._read(PREPARED)) if there else {}  # noqa: S302
        return self._prepared.get(text_digest(text), text)

    def _exec(self, text: str, *names: dict[str, object]) -> None:
        exec(self.code_of(text), *names)  # noqa: S102 - instead of the function that the module would call

    def _eval(self, text: str, *names: dict[str, object]) -> object:
        return eval(self.code_of(text), *names)  # noqa: S307

    def get_data(self, path: str) -> bytes:
        """Return a data file of the bundle or its archive, by its path below ROOT. Raise OSError if it is missing."""
        name = path.removeprefix(ROOT)
        if self._archive and name not in self._places:
            return self._archive.get_data(f"{self._archive.archive}/{name}")
        return bytes(self._read(path))

    def _read(self, path: str) -> memoryview:
        place = self._places.get(path.removeprefix(ROOT))
        if place is None:
            raise FileNotFoundError(path)
        return self._content[self._start + place[0] : self._start + place[1]]


def install(name: str) -> None:
    """Let Python look in a bundle of this module's archive before it searches paths."""
    archive: zipimporter = __spec__.loader  # type: ignore[assignment]  # sitecustomize comes from it
    # It comes after the finders of built-in and frozen modules.
    sys.meta_path.insert(2, Bundle(archive.get_data(f"{archive.archive}/{name}"), archive))


if __name__ == "sitecustomize":
    install("modules")
