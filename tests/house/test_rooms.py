"""The diagram in CONTRIBUTING is true: it contains every folder, and permits all imports in the sources."""

from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.house.diagram import may_import, named, parsed, room_of, rooms
from tests.house.imports import Import, computed_imports, imports, imports_of, sources
from web.generator.paths import ROOT


def test_every_folder_is_in_the_diagram() -> None:
    missing = sorted({file.parent for file in sources()} - set(rooms()))
    assert not missing, f"CONTRIBUTING's diagram has no line for {', '.join(map(str, missing))}"


def test_every_line_of_the_diagram_names_what_is_there() -> None:
    assert [str(path) for path in rooms() if not (ROOT / path).exists()] == []
    assert [named(name) for room in rooms().values() for name in room.imports]  # raises for an unknown name


def test_rooms_import_what_the_diagram_lets_them() -> None:
    broken = [statement for statement in imports() if not allowed(statement)]
    assert not broken, "CONTRIBUTING's diagram does not allow this:\n" + "\n".join(map(str, broken))


def test_the_rooms_have_no_cycle() -> None:
    graph: dict[Path, set[Path]] = {}
    for statement in imports():
        here, there = room_of(statement.file), room_of(statement.target)
        if here != there:
            graph.setdefault(here, set()).add(there)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"These rooms import each other: {' <- '.join(map(str, error.args[1]))}")


@pytest.mark.parametrize(
    "source",
    [
        "from web.page import storage",
        "import web.page.storage",
        "def late():\n    from web.page.storage import anything",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from ..page import storage",
        "from importlib import import_module\nimport_module('web.page.storage')",
        "import importlib\nimportlib.import_module(name='web.page.storage')",
        "__import__('web.page.storage')",
    ],
)
def test_an_import_that_the_diagram_does_not_allow_is_found_wherever_it_is(source: str) -> None:
    file = Path("web/table/table.py")
    (statement,) = imports_of(file, source)
    assert statement == Import(file, source.count("\n") + 1, Path("web/page/storage.py"))
    assert not allowed(statement)


def test_only_loaders_of_whole_bundles_import_by_a_computed_name() -> None:
    computed = {file.as_posix() for file in sources() if computed_imports((ROOT / file).read_text("utf-8"))}
    # Each of the two imports the modules of a list, which is known only when it runs.
    assert computed == {"web/runtime/compile.py", "web/worker/main.py"}


@pytest.mark.parametrize("call", ["import_module(name)", "importlib.import_module(f'web.{name}')", "__import__(name)"])
def test_an_import_by_a_computed_name_is_found(call: str) -> None:
    assert computed_imports(f"def late(name):\n    return {call}") == [2]


def test_a_diagram_is_read_with_folders_in_folders() -> None:
    block = "\nhouse/  all of it\n  hall.py  the way in | attic\n  attic/   old things\n    box/   older | hall\n"
    paths = {room.path.as_posix(): room.imports for room in parsed(block)}
    assert paths == {"house": (), "house/hall.py": ("attic",), "house/attic": (), "house/attic/box": ("hall",)}


def allowed(statement: Import) -> bool:
    """Return whether the diagram permits an import."""
    here, there = room_of(statement.file), room_of(statement.target)
    return here == there or may_import(here, there)
