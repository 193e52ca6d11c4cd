"""The worker's archive in the real Pyodide, and its importer."""

import ast
import json
import marshal
import subprocess
from collections.abc import Callable
from importlib.util import module_from_spec
from pathlib import Path

import pytest

from tests.site import everything
from web.generator.imports import closure, imported_modules
from web.generator.runtime import PAGE_MAIN, app_files
from web.runtime.importer import ROOT, Bundle, bundle
from web.runtime.parts import PARTS
from web.runtime.postpone import postpone, taken_names

Run = Callable[[str], str]


def test_every_module_of_the_archive_can_be_imported(pyodide: Run) -> None:
    paths = [path for path in app_files() if path.endswith(".py")]
    names = [path.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for path in paths]
    assert "web.worker.session.engine" in names
    parts = "from web.worker.session.parts import fetch_part\n" + "".join(
        f"await fetch_part('{name}', '{folders[-1].strip('/').replace('/', '.')}')\n" for name, folders in PARTS.items()
    )
    assert pyodide("\n".join([parts, *(f"import {name}" for name in names), "print('done')"])) == "done\n"


def test_modules_of_games_with_a_friend_come_with_the_first_one(pyodide: Run) -> None:
    source = """
        from importlib.util import find_spec
        from web.worker.session.parts import friend_script
        names = ("web.worker.friend", "casino_core.mutual")
        print(*[bool(find_spec(name)) for name in names])
        await friend_script()
        print(*[bool(find_spec(name)) for name in names])
    """
    assert pyodide(source).split() == ["False", "False", "True", "True"]


def test_engine_answers(pyodide: Run) -> None:
    source = """
        import json
        from web.worker.session.engine import handle
        reply = json.loads(await handle('{"do": "init"}'))
        print(json.loads(reply["frames"])[0]["html"])
    """
    assert 'data-do="hand:' in pyodide(source)


def test_garbage_is_looked_for_only_when_a_new_game_has_begun(pyodide: Run) -> None:
    source = """
        import asyncio, gc, weakref
        from web.worker.session.engine import LATER, handle
        class Circle: pass
        circle = Circle()
        circle.itself, gone = circle, weakref.ref(circle)
        del circle
        await handle('{"do": "init"}')
        await handle('{"do": "settings"}')
        await asyncio.sleep(1.5 * LATER)
        print(gc.isenabled(), gone() is None)
        await handle('{"do": "start", "form": {"players": "nia"}}')
        print(gone() is None)
        await asyncio.sleep(1.5 * LATER)
        print(gone() is None)
    """
    assert pyodide(source).split() == ["False", "False", "False", "True"]


def test_errors_are_told_in_full(pyodide: Run) -> None:
    with pytest.raises(subprocess.CalledProcessError) as caught:
        pyodide("from web.worker.session.engine import handle; await handle('[')")
    assert "Traceback (most recent call last)" in caught.value.output
    assert "web/worker/session/engine.py" in caught.value.output
    assert "JSONDecodeError" in caught.value.output


def test_closure_follows_imports_into_functions_and_packages() -> None:
    names = {path.name for path in closure(PAGE_MAIN)}
    assert "page.py" in names
    for path in closure(PAGE_MAIN):
        assert not [name for name in imported_modules(path.read_bytes()) if name.startswith("web.generator")]


def test_functions_of_the_archive_have_no_annotations_and_classes_have_theirs(pyodide: Run) -> None:
    source = """
        from web.worker.session.engine import handle
        from web.worker.session.context import Context
        print(handle.__annotations__, "voice" in Context.__annotations__)
    """
    assert pyodide(source) == "{} True\n"


def test_a_bundle_gives_what_was_put_in_and_nothing_else() -> None:
    code = marshal.dumps(compile("answer = 42", "far/away.py", "exec"))
    held = Bundle(bundle({"far/__init__.py": marshal.dumps(compile("", "", "exec")), "far/away.py": code, "a": b"b"}))
    assert held.get_data(f"{ROOT}a") == b"b"
    assert held.find_spec("far.gone") is None
    with pytest.raises(FileNotFoundError):
        held.get_data(f"{ROOT}far/gone.py")
    package, module = held.find_spec("far"), held.find_spec("far.away")
    assert package is not None
    assert package.submodule_search_locations == [f"{ROOT}far"]
    assert module is not None
    made = module_from_spec(module)
    held.exec_module(made)
    assert (made.__file__, made.answer) == (f"{ROOT}far/away.py", 42)


def test_modules_come_from_the_bundle_and_data_with_them(pyodide: Run) -> None:
    source = """
        import json, sys, zipimport
        from web.worker.words.catalogue import words
        loaders = {name: getattr(module.__spec__, "loader", None) for name, module in sys.modules.items()}
        zipped = sorted(name for name, loader in loaders.items() if isinstance(loader, zipimport.zipimporter))
        print(*zipped, words("en")("site.name"), json.__file__)
    """
    earliest = "encodings encodings.aliases encodings.utf_8 sitecustomize types"
    assert pyodide(source) == f"{earliest} Casino /packed/json/__init__.py\n"


def test_a_start_imports_a_part_of_our_modules(pyodide: Run) -> None:
    source = """
        import sys
        from web.worker.session.engine import handle
        await handle('{"do": "init"}')
        (ours,) = [finder.modules for finder in sys.meta_path if hasattr(finder, "modules")]
        ours = {name for name in ours if name.startswith(("web.", "casino_core."))}
        print(len(ours & {*sys.modules}) < 0.8 * len(ours), "casino_core.search.monte_carlo" in ours & {*sys.modules})
    """
    assert pyodide(source) == "True False\n"


SOURCE = """
from far import alone, at_once, given, hinted, shadowed, shared
from near import needed

LIMIT: int = at_once

def first(shadowed):
    'What it says.'
    return alone(needed) + shadowed

async def second():
    return [given(alone) for _ in range(2)]
"""


def test_functions_import_what_a_start_does_not_need() -> None:
    tree = ast.parse(SOURCE)
    postpone(tree, {"far"}, {"shared"})
    assert ast.unparse(tree) == ast.unparse(
        ast.parse("""
from far import at_once, shadowed, shared
from near import needed
LIMIT: int = at_once

def first(shadowed):
    'What it says.'
    from far import alone
    return alone(needed) + shadowed

async def second():
    from far import alone
    from far import given
    return [given(alone) for _ in range(2)]
""")
    )
    assert taken_names([ast.parse("from a.b import c"), ast.parse("def f():\n from a.b import d")]) == {
        "a.b": {"c", "d"}
    }


LEFT_OUT = ("_sqlite3", "_bz2", "_codecs_jp", "_testcapi", "unicodedata", "_decimal")
"""Modules in C that our Pyodide lacks."""
NOT_SENT = ("ssl", "zipfile", "asyncio.base_events", "shutil")
"""Modules of the standard library that our archive lacks."""


def test_what_is_left_out_of_pyodide_and_the_standard_library_is_an_import_error(pyodide: Run) -> None:
    source = f"""
        import importlib, sys
        for name in {(*LEFT_OUT, *NOT_SENT)}:
            try:
                importlib.import_module(name)
            except ImportError as error:
                print(error.name or name, name in sys.builtin_module_names)
    """
    gone = [f"{name} True\n" for name in LEFT_OUT] + [f"{name} False\n" for name in NOT_SENT]
    assert pyodide(source) == "".join(gone)


def test_a_lazy_module_runs_when_it_is_needed(pyodide: Run) -> None:
    source = """
        import inspect, sys, urllib.parse
        from sitecustomize import Lazy
        print(isinstance(sys.modules["ipaddress"], Lazy), inspect.signature(lambda a: a))
        import ipaddress
        print(ipaddress.ip_address("::1").is_loopback, isinstance(ipaddress, Lazy))
    """
    assert pyodide(source) == "True (a)\nTrue False\n"


def test_classes_are_made_of_what_the_build_has_compiled_and_of_other_texts(pyodide: Run) -> None:
    source = """
        import dataclasses, sys, sitecustomize
        from casino_core.rules.parts import Rules
        bundle = next(each for each in sys.meta_path if isinstance(each, sitecustomize.Bundle))
        print(len(bundle._prepared) > 50)
        @dataclasses.dataclass(frozen=True, slots=True)
        class Unheard:
            of: int
            either: str = "so"
        print(Unheard(3), Unheard(3) == Unheard(3, "so"), hash(Unheard(3)) == hash(Unheard(3)))
    """
    assert pyodide(source) == "True\nUnheard(of=3, either='so') True True\n"


@pytest.mark.full
def test_what_is_left_of_pyodide_does_as_the_whole_does(pyodide: Callable[..., str]) -> None:
    source = f"{Path(everything.__file__).read_text('utf-8')}\nimport json\nprint(json.dumps(digests()))"
    here, there = (json.loads(pyodide(source, whole=whole).splitlines()[-1]) for whole in (False, True))
    assert here.keys() == {part.__name__ for part in everything.PARTS}
    assert here == there


def test_visitors_load_neither_the_command_line_nor_the_public_interface() -> None:
    loaded = {path for path in app_files() if path.startswith("casino_core/")}
    top = {path.removeprefix("casino_core/") for path in loaded if path.count("/") == 1}
    assert top == {"__init__.py", "cards.py", "errors.py", "game.py", "quick_init.py", "text.py"}
    assert not any(path.startswith("casino_core/cli/") for path in loaded)
