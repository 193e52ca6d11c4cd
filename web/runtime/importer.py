"""Imports compiled modules from a file that holds many of them; zipimport takes twice as long.

Python runs this as ``sitecustomize`` when it starts in a worker, from the archive that ``compile.py`` writes. A bundle
is the length of its index in 4 bytes, the index, and the contents in the order of the index.
"""

import marshal
import sys
from _frozen_importlib import ModuleSpec
from types import CodeType, ModuleType
from zipimport import zipimporter

ROOT = "/packed/"
"""The folder in the paths of modules."""

LENGTH = 4


def bundle(files: dict[str, bytes]) -> bytes:
    """Return a bundle of files, by path. The same files give the same bytes."""
    places, end = {}, 0
    for path, content in sorted(files.items()):
        places[path] = (end, end + len(content))
        end += len(content)
    index = marshal.dumps(places)
    return len(index).to_bytes(LENGTH, "little") + index + b"".join(content for _, content in sorted(files.items()))


class Bundle:
    """Finds and loads the modules of a bundle; path hooks and ``sys.path`` are not involved."""

    def __init__(self, content: bytes, archive: zipimporter | None = None) -> None:
        self._content = memoryview(content)
        self._archive = archive
        length = int.from_bytes(content[:LENGTH], "little")
        self._places: dict[str, tuple[int, int]] = marshal.loads(content[LENGTH : LENGTH + length])  # noqa: S302 - ours
        self._start = LENGTH + length

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> ModuleSpec | None:
        """Return the spec of a module, None if it is not here."""
        path = name.replace(".", "/")
        for file, is_package in ((f"{path}.py", False), (f"{path}/__init__.py", True)):
            if file in self._places:
                # It is a loader in all but name; the class of that name is in a module that is not there yet.
                spec = ModuleSpec(name, self, origin=ROOT + file, is_package=is_package)  # type: ignore[arg-type]
                spec.has_location = True
                if is_package:
                    spec.submodule_search_locations = [ROOT + path]
                return spec
        return None

    @property
    def modules(self) -> list[str]:
        """The names of all modules that are here."""
        paths = [path.removesuffix(".py").removesuffix("/__init__") for path in self._places if path.endswith(".py")]
        return [path.replace("/", ".") for path in paths]

    def create_module(self, _spec: ModuleSpec) -> None:
        """Let Python make the module."""

    def exec_module(self, module: ModuleType) -> None:
        """Run a module."""
        code: CodeType = marshal.loads(self._read(str(module.__file__)))  # noqa: S302 - as all bytecode is
        exec(code, module.__dict__)  # noqa: S102 - this is what importing is

    def get_data(self, path: str) -> bytes:
        """Return a data file of the bundle or of the archive around it, by its path below ROOT. Raise OSError."""
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
    sys.meta_path.insert(2, Bundle(archive.get_data(f"{archive.archive}/{name}"), archive))  # after built-in ones


if __name__ == "sitecustomize":
    install("modules")
