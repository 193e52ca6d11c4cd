"""The page's modules in the real MicroPython, and checks that they use only features that MicroPython has."""

import ast
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tests.engine.amount import amount
from tests.page.test_finished import finished
from web.generator.contexts import daily, evening, progress
from web.generator.imports import closure
from web.generator.micropython import compiled, page_python, page_sources, rom, stripped
from web.generator.node import install_packages, node
from web.generator.paths import ROOT, WEB
from web.generator.runtime import (
    DAILY_MAIN,
    EVENING_MAIN,
    LETTERS_MAIN,
    MICROPYTHON,
    PAGE_MAIN,
    PROGRESS_MAIN,
    WORKER_MAIN,
)
from web.rulebook.offered import offering

HERE = Path(__file__).parent
GLANCE = {
    "title": "<Royal>",
    "who": ["Nia"],
    "totals": [3, -5],
    "loose": ["8D"],
    "builds": [9],
    "hand": ["AS"],
    "bots": ["nia"],
    "running": True,
}
MAINS = (PAGE_MAIN, LETTERS_MAIN, PROGRESS_MAIN, DAILY_MAIN, EVENING_MAIN)
BROWSER = {"js", "jsffi"}  # modules that only MicroPython in a browser has
MODULES = sorted(path for folder in ("page", "shared") for path in (WEB / folder).glob("*.py"))
UNSENT = {"web/page/dom.py", "web/shared/protocol.py", "web/shared/schema.py"}
"""Modules that are needed only for annotations, so pages do not get them."""

Run = Callable[..., str]


@pytest.fixture(scope="module")
def micropython(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Return a function that runs Python in MicroPython under Node, with the page's modules, and returns its output."""
    install_packages()
    folder = tmp_path_factory.mktemp("micropython")
    program, image = folder / "source.py", folder / "modules.rom"

    def run(source: str, browser: str = "", modules: bytes = b"") -> str:
        program.write_text(source, "utf-8")
        image.write_bytes(modules)
        images = [image] * bool(modules)
        return node([ROOT / "tests" / "micropython.mjs", MICROPYTHON / "micropython.mjs", browser, program, *images])

    return run


def there(paths: dict[str, str]) -> str:
    """Return Python source that writes files with the given texts, by path, and makes their folders."""
    folders = sorted({parent.as_posix() for name in paths for parent in Path(name).parents} - {"."})
    return (
        f"import os\nfor name in {folders}:\n os.mkdir(name)\n"
        f"for name, text in {paths}.items():\n with open(name, 'w') as file:\n  file.write(text)\n"
    )


def short(path: Path) -> str:
    """Return the path of a source, relative to the root of the project."""
    return path.relative_to(ROOT).as_posix()


PATHS = sorted(path for path in (*MODULES, WEB / "__init__.py") if short(path) not in UNSENT)
"""The sources that pages run."""


@cache
def sent() -> dict[Path, str]:
    """Return all sources that pages run, by path, stripped as they are sent."""
    return {path: source for main in MAINS for path, source in page_sources(main).items()}


# ---------- folders and Pythons ----------


def test_web_page_contains_exactly_what_pages_run() -> None:
    """Packages, and modules that are needed only for annotations, count as run."""
    run = closure(*MAINS)
    assert {path for path in run if path.parent == WEB / "page"} == set((WEB / "page").glob("*.py"))
    assert {short(path) for path in run} - set(map(short, MODULES)) == {"web/__init__.py"}


def test_web_shared_contains_what_both_run() -> None:
    shared, by_worker = set((WEB / "shared").glob("*.py")), closure(WORKER_MAIN)
    assert shared <= closure(*MAINS)
    assert shared <= by_worker
    assert not [short(path) for path in by_worker if path.parent == WEB / "page"]


def test_modules_that_only_annotations_need_are_not_sent() -> None:
    assert {short(path) for path in MODULES} - {short(path) for path in sent()} == UNSENT
    assert sorted(sent()) == PATHS


# ---------- stripping ----------


class _Plain(ast.NodeTransformer):
    """Removes from a syntax tree what ``stripped`` removes from a source, and also imports and ``pass``."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        for each in (*node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg):
            if each:
                each.annotation = None
        return self._bare(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        for each in (*node.args.args, *node.args.kwonlyargs, node.args.vararg, node.args.kwarg):
            if each:
                each.annotation = None
        return self._bare(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._bare(node)

    def visit_Module(self, node: ast.Module) -> ast.AST:
        return self._bare(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        assert node.value
        return ast.Assign([node.target], node.value)

    def _bare(self, node: Any) -> ast.AST:
        self.generic_visit(node)
        body = [each for each in node.body if not _is_text(each) and not isinstance(each, ast.ImportFrom | ast.Pass)]
        node.body = body
        return node  # type: ignore[no-any-return]  # the node that came


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


@pytest.mark.parametrize("path", PATHS, ids=short)
def test_stripping_leaves_the_same_program_on_the_same_lines(path: Path) -> None:
    source = path.read_text("utf-8")
    plain, stripped_tree = (_Plain().visit(ast.parse(text)) for text in (source, sent()[path]))
    assert ast.dump(plain) == ast.dump(stripped_tree)
    lines = [
        [(type(n), n.lineno) for n in ast.walk(tree) if isinstance(n, ast.Call | ast.Name)]
        for tree in (plain, stripped_tree)
    ]
    assert lines[0] == lines[1]
    assert not [n for n in ast.walk(ast.parse(sent()[path])) if isinstance(n, ast.AnnAssign) or _is_text(n)]


def test_imports_that_only_annotations_need_go_and_others_stay() -> None:
    source = (
        '"""Docs."""\n\nfrom a import A, b  # why\nfrom c import (\n    C,\n)\n\n\n'
        'def f(x: A, *more: C, y: "list[A]" = b) -> C | None:\n    """Docs,\n    of two lines."""\n\n'
        'class D:\n    """Docs."""\n\nz: C = b("#")\n"""Docs."""\nw = """a\n    b"""\n'
    )
    assert stripped(source).split("\n") == [
        *("", "", "from a import b", "", "", "", "", ""),
        *(
            "def f(x, *more, y = b):",
            " pass",
            "",
            "",
            "class D:",
            " pass",
            "",
            'z = b("#")',
            "",
            'w = """a',
            '    b"""',
            "",
        ),
    ]


# ---------- in MicroPython ----------


def name_of_module(path: Path) -> str:
    """Return the import name of a module."""
    return short(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def test_every_module_that_needs_no_browser_is_imported(micropython: Run) -> None:
    paths = [path for path in sent() if path not in MAINS and not set(imports(sent()[path])) & BROWSER]
    assert len(paths) > len(sent()) / 2
    names = "".join(f"import {name_of_module(path)}\n" for path in paths)
    assert (
        micropython(there({short(path): source for path, source in sent().items()}) + names + "print('all')") == "all\n"
    )


def test_the_table_starts_and_asks_the_engine(
    micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elements = {"play": {"data-game": "casino.game", "data-table": "casino.table", "data-opening": "a save"}}
    state = started(PAGE_MAIN, elements, micropython, tmp_path, monkeypatch)
    assert state["python"] == "ready"
    assert [message["do"] for message in state["requests"]] == ["init", "note:refused", "choose:8S", "ask:table"]
    assert state["requests"][0]["opening"] == "a save"
    assert state["shown"] == ["[]"] * 2  # after the start, and after the last early press
    assert state["texts"]["say"] == "answer 4"


@pytest.mark.parametrize(("search", "wish"), [("?wish=sweeps/caf%C3%A9", "sweeps/café"), ("?wish=/100%", "/100%")])
def test_a_wish_is_read_even_from_a_damaged_link(
    micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, search: str, wish: str
) -> None:
    monkeypatch.setenv("CASINO_SEARCH", search)
    state = started(PAGE_MAIN, {"play": {"data-game": "casino.game"}}, micropython, tmp_path, monkeypatch)
    assert state["requests"][2]["do"] == f"wish:{wish}"


def test_the_last_early_press_fails_and_the_presses_before_it_are_shown(
    micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CASINO_FAILS", "ask:table")
    elements = {"play": {"data-game": "casino.game", "data-table": "casino.table"}}
    state = started(PAGE_MAIN, elements, micropython, tmp_path, monkeypatch)
    assert state["requests"][-1]["do"] == "ask:table"
    assert state["shown"] == ["[]"] * 2  # after the start, and after the failure
    assert state["texts"]["say"] == "answer 3"


def test_the_page_of_finished_games_starts(micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    attributes = {f"data-{name}": json.dumps(value) for name, value in progress().items()}
    elements = {"progress": {**attributes, "data-home": "../"}}
    state = started(PROGRESS_MAIN, elements, micropython, tmp_path, monkeypatch)
    assert state["python"] == "ready"
    assert "No finished games yet" in state["texts"]["progress"]


def test_the_page_of_daily_deals_starts(micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    state = started(DAILY_MAIN, daily_page(), micropython, tmp_path, monkeypatch)
    assert state["python"] == "ready"
    assert state["texts"]["calendar"].count('aria-current="date"') == 1
    assert "You have not played today" in state["texts"]["day"]


def test_the_page_of_daily_deals_starts_without_a_game_of_the_week(
    micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offering(("royal",)):
        state = started(DAILY_MAIN, daily_page(), micropython, tmp_path, monkeypatch)
    assert state["python"] == "ready"
    assert "week" not in state["texts"]


def test_the_page_of_an_evening_starts(micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CASINO_SEARCH", "?evening=classic:target=none/k7f2/2/nia&name=Tuesday")
    elements = {"evening": {f"data-{name}": json.dumps(value) for name, value in evening().items()}}
    elements["evening"] |= {"data-home": "../", "data-site": "Casino"}
    state = started(EVENING_MAIN, elements, micropython, tmp_path, monkeypatch)
    assert state["python"] == "ready"
    assert "<bdi>Tuesday</bdi>" in state["texts"]["head"]
    assert "2 rounds of Casino against Nia. Everyone gets the same cards." in state["texts"]["head"]
    assert '?variant=classic&amp;target=none&amp;seed=evening-k7f2-1-2&amp;bots=nia"' in state["texts"]["own"]
    assert "saves nothing" in state["texts"]["told"]
    assert state["requests"] == []  # there is nothing to check


ZONES = (
    *("Pacific/Kiritimati", "Pacific/Auckland", "Australia/Lord_Howe", "Asia/Kathmandu", "Asia/Kolkata"),
    *("Africa/Cairo", "Europe/London", "America/St_Johns", "America/Havana", "America/Santiago", "Pacific/Honolulu"),
)
"""Eleven zones: near both ends of the day, with odd offsets, and three where summer time begins at midnight."""

MIDNIGHTS = (
    *("2026-11-24", "2026-12-28", "2027-01-01", "2027-01-04", "2027-03-01", "2028-02-29", "2028-03-01"),
    *("2027-03-14", "2027-03-28", "2027-04-04", "2027-04-30", "2027-09-05", "2027-09-26", "2027-10-03", "2027-10-31"),
)
"""The dates of an ordinary day, of both ends of a week 53, of a leap day, and of changes to or from summer time."""


@pytest.mark.parametrize("zone", ZONES[:: amount(3, 1)])
def test_an_open_page_shows_the_day_of_its_place(
    zone: str, micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The day changes at midnight on a page in view, in the morning on a hidden one, and if the clock is set back."""
    place = ZoneInfo(zone)
    moments: list[tuple[int, str]] = []
    for text in sorted(MIDNIGHTS):
        midnight = int(datetime.fromisoformat(text).replace(tzinfo=place).timestamp() * 1000)
        moments += [(midnight - 120_000, "visibilitychange"), (midnight + 100, "timer")]
        moments += [(midnight - 60_000, "timer"), (midnight + 27_000_000, "visibilitychange")]
    monkeypatch.setenv("TZ", zone)
    monkeypatch.setenv("CASINO_MOMENTS", json.dumps(moments))
    days = started(DAILY_MAIN, daily_page(), micropython, tmp_path, monkeypatch)["days"]
    for (moment, event), html in zip(moments, days, strict=True):
        if event == "timer" and moment % 1000 == 0:
            continue  # if the clock is set back while the page is in view, up to ten minutes pass before it is noticed
        day = datetime.fromtimestamp(moment / 1000, place)
        assert f"Today, {day.day} {day:%B} {day.year}</h2>" in html, (day, event)
        assert f"?daily={day:%Y-%m-%d}" in html


def test_the_result_of_a_friend_who_is_a_day_ahead_is_kept(
    micropython: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noon = int(datetime(2026, 11, 23, 12, tzinfo=ZoneInfo("Pacific/Honolulu")).timestamp() * 1000)
    monkeypatch.setenv("TZ", "Pacific/Honolulu")
    monkeypatch.setenv("CASINO_MOMENTS", json.dumps([(noon, ""), (noon + 86_400_000, "visibilitychange")]))
    monkeypatch.setenv("CASINO_SEARCH", "?day=2026-11-24&friend=9-2&name=Ada")
    before, after = started(DAILY_MAIN, daily_page(), micropython, tmp_path, monkeypatch)["days"]
    assert "The deal for 24 November 2026 is not out yet" in before
    assert "Ada’s result is saved for then." in before
    assert "Today, 23 November 2026" in before
    assert 'role="alert"' not in after
    assert "Today, 24 November 2026" in after
    assert "Ada has played this deal. Play it, then compare." in after


def daily_page() -> dict[str, dict[str, str]]:
    """Return the attributes of the element on the page of daily deals that its script reads, by the element's id."""
    page_data = daily()
    values = {"words": page_data["words"], "names": page_data["names"], "weeks": page_data["rotation"]}
    attributes = {f"data-{name}": json.dumps(value) for name, value in values.items()}
    return {"days": {**attributes, "data-home": "../", "data-first": page_data["first_monday"]}}


def started(main: Path, elements: Any, run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Run a page's script; return the page's state a moment later. `elements` has the attributes of elements, by id."""
    (folder / "data.json").write_text(json.dumps(elements), "utf-8")
    monkeypatch.setenv("CASINO_ATTRIBUTES", str(folder / "data.json"))
    script, modules = page_python(main)
    state: dict[str, Any] = json.loads(run(script.decode(), str(HERE / "browser.mjs"), modules))
    return state


def daily_words() -> dict[str, Any]:
    """Return the words and names that are built into the page of daily deals."""
    page_data = daily()
    return {"words": page_data["words"], "names": page_data["names"]}


def test_finished_games_give_the_same_results_in_both_pythons(micropython: Run, tmp_path: Path) -> None:
    """The results of storage, backups, statistics, ratings, markup and files are compared, to the last digit."""
    games: list[Any] = [
        finished(number, won=number % 3 > 0, bots=[("nia", "otto")[number % 2]]) for number in range(30)
    ]
    games += [
        finished(40, takebacks=2, name='<b>"Ours"</b>'),
        finished(41, bots=["nia", "otto"], winners=[0]),
        {"at": 3},
    ]
    games[5]["tally"]["feats"] = {"sweep": 2, "aces": 40}
    (tmp_path / "data.json").write_text(
        json.dumps({"games": games, "glance": GLANCE, "daily": daily_words(), **progress()}), "utf-8"
    )
    scenario = (HERE / "scenario.py").read_text("utf-8")
    here = subprocess.run(
        [sys.executable, HERE / "scenario.py"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    files = {short(path): source for path, source in sent().items()}
    files["data.json"] = (tmp_path / "data.json").read_text("utf-8")
    cpython, other = json.loads(here.stdout), json.loads(micropython(there(files) + scenario))
    assert cpython["counts"][0]["new"] == 32
    assert cpython["rated"]
    for part, value in cpython.items():
        assert other[part] == value, part


# ---------- features of MicroPython ----------

NAMED = """
import builtins, json
kinds = [str, bytes, list, dict, set, frozenset, tuple, int, float, object]
print(json.dumps([dir(builtins), sorted({name for kind in kinds for name in dir(kind)})]))
"""


@pytest.fixture(scope="module")
def only_in_cpython(micropython: Run) -> tuple[set[str], set[str]]:
    """Return the builtins that only CPython has, and the methods that no plain type has in MicroPython."""
    there_are = json.loads(micropython(NAMED))
    # CPython's names come from a new process, because doctest, for example, adds a builtin to this one.
    here = subprocess.run([sys.executable, "-c", NAMED], capture_output=True, text=True, check=True)
    ours = json.loads(here.stdout)
    builtin, methods = (set(cpython) - set(other) for cpython, other in zip(ours, there_are, strict=True))
    return builtin, {name for name in methods if not name.startswith("__")}


@pytest.mark.parametrize("path", PATHS, ids=short)
def test_modules_use_no_builtin_and_no_method_that_only_cpython_has(
    path: Path, only_in_cpython: tuple[set[str], set[str]]
) -> None:
    builtin, methods = only_in_cpython
    assert {"casefold", "isprintable", "bit_count", "removeprefix"} <= methods
    for node_ in ast.walk(ast.parse(sent()[path])):
        assert not (isinstance(node_, ast.Name) and node_.id in builtin), f"{short(path)}: {ast.unparse(node_)}"
        assert not (isinstance(node_, ast.Attribute) and node_.attr in methods), f"{short(path)}: {ast.unparse(node_)}"


@pytest.mark.parametrize("path", PATHS, ids=short)
def test_modules_have_no_statement_that_micropython_lacks(path: Path) -> None:
    """MicroPython could not parse a module with such a statement; unlike its error, this test names the line."""
    for node_ in ast.walk(ast.parse(sent()[path])):
        where = f"{short(path)}, line {getattr(node_, 'lineno', 0)}"
        assert not isinstance(node_, ast.Match | ast.TryStar), where
        if isinstance(node_, ast.List | ast.Set | ast.Tuple):
            assert not any(isinstance(each, ast.Starred) for each in node_.elts), f"{where}: unpack into a call"
        if isinstance(node_, ast.Dict):
            assert None not in node_.keys, f"{where}: unpack into a call"
        if isinstance(node_, ast.arguments):
            assert not node_.posonlyargs, where


def test_functions_of_modules_are_there(micropython: Run) -> None:
    functions = sorted({each for source in sent().values() for each in attributes(source)})
    lines = "".join(f"import {module}\nprint({name!r}, hasattr({module}, {name!r}))\n" for module, name in functions)
    assert "json.loads" in {f"{module}.{name}" for module, name in functions}
    assert micropython(lines) == "".join(f"{name} True\n" for _, name in functions)


def imports(source: str) -> Iterator[str]:
    """Yield the names of all modules that a source imports, or imports from."""
    for node_ in ast.walk(ast.parse(source)):
        if isinstance(node_, ast.Import):
            yield from (alias.name for alias in node_.names)
        elif isinstance(node_, ast.ImportFrom) and node_.module:
            yield node_.module


def attributes(source: str) -> Iterator[tuple[str, str]]:
    """Yield what a source uses of modules that it imports by name: for json.loads, ("json", "loads")."""
    tree = ast.parse(source)
    known = {
        alias.name
        for node_ in ast.walk(tree)
        if isinstance(node_, ast.Import)
        for alias in node_.names
        if alias.name not in BROWSER and alias.asname is None
    }
    for node_ in ast.walk(tree):
        if isinstance(node_, ast.Attribute) and isinstance(node_.value, ast.Name) and node_.value.id in known:
            yield node_.value.id, node_.attr


# ---------- bytecode ----------


def test_modules_run_from_an_image_in_any_folder(micropython: Run) -> None:
    source = "def wrong():\n return 1 // 0\n"
    image = rom({"a/b/c.py": b"there = 7", "a/b/d.mpy": compiled("a/b/d.py", source), "a/e.py": b"", "f.py": b"g = 8"})
    program = "import a.b.c, a.e, f, a.b.d\nprint(a.b.c.there, f.g)\na.b.d.wrong()"
    with pytest.raises(subprocess.CalledProcessError) as caught:
        micropython(program, modules=image)
    assert "7 8\n" in caught.value.output
    assert 'File "a/b/d.py"' in caught.value.output
    assert "in wrong" in caught.value.output


def test_bytecode_of_another_version_is_refused(micropython: Run) -> None:
    """The refusal is an error, so the page can say that it could not start."""
    bytecode = bytearray(compiled("f.py", "g = 8\n"))
    bytecode[1] += 1
    with pytest.raises(subprocess.CalledProcessError) as caught:
        micropython("import f", modules=rom({"f.mpy": bytes(bytecode)}))
    assert "incompatible .mpy" in caught.value.output
