"""The front door: the public names of ``casino_core``, and the texts of all values that can be written as text."""

from __future__ import annotations

import ast
import doctest
import inspect
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import casino_core as casino
from casino_core import api, errors
from tests.engine.games import steps
from web.generator.paths import ROOT

CORE = ROOT / "casino_core"

# --- The listing ------------------------------------------------------------------------------------


def imported() -> Iterator[tuple[str, Path]]:
    """Yield the names that api.py imports, each with the source file that it comes from."""
    for node in ast.parse((CORE / "api.py").read_text("utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module != "__future__":
            path = ROOT.joinpath(*node.module.split("."))
            source = path.with_suffix(".py") if not path.is_dir() else path / "__init__.py"
            yield from ((alias.asname or alias.name, source) for alias in node.names)


IMPORTED = list(imported())


def documented(source: Path) -> set[str]:
    """Return the names in a source file that have a docstring, or a string below their value."""
    body = ast.parse(source.read_text("utf-8")).body
    documented = {
        node.name for node in body if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node)
    }
    for node, below in pairwise(body):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            match below:
                case ast.Expr(value=ast.Constant(value=str())):
                    documented.add(node.target.id)
    return documented


def test_what_is_listed_is_what_is_imported_and_nothing_else_leaks() -> None:
    assert sorted(name for name, _ in IMPORTED) == sorted(api.__all__)
    assert dir(casino) == sorted(api.__all__) == sorted(set(api.__all__))
    assert all(not name.startswith("_") for name in api.__all__)


@pytest.mark.parametrize(("name", "source"), IMPORTED, ids=[name for name, _ in IMPORTED])
def test_every_name_is_documented_and_is_the_one_of_its_module(name: str, source: Path) -> None:
    reexported = source.name == "__init__.py" and name not in documented(source)
    module = sys.modules[".".join(source.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")]
    value = getattr(casino, name)
    assert value is getattr(module, name)
    assert inspect.getdoc(value) if reexported else name in documented(source)


CALLABLE = [
    name for name in api.__all__ if inspect.isclass(getattr(casino, name)) or inspect.isroutine(getattr(casino, name))
]


@pytest.mark.parametrize("name", CALLABLE)
def test_help_has_an_example_that_runs(name: str) -> None:
    test = doctest.DocTestParser().get_doctest(
        inspect.getdoc(getattr(casino, name)) or "", {"casino": casino}, name, None, None
    )
    assert test.examples
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_package_says_what_there_is_and_in_what_order_to_read_it() -> None:
    text = casino.__doc__ or ""
    assert doctest.testmod(casino).failed == 0
    named = set(re.findall(r"``(\w+)``", text))
    values = {name for name in api.__all__ if name[0].islower() or name.isupper()}
    assert named - {"casino", "__version__"} <= {*api.__all__}
    assert values - named == {"bot_named", "cards_text", "pack", "parse_cards", "replay", "view"}


def test_the_version_is_that_of_the_distribution() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", casino.__version__)


def test_no_module_has_the_name_of_what_is_offered() -> None:
    modules = {module.name for module in pkgutil.iter_modules([str(CORE)])}
    assert modules >= {"api", "cards", "rules"}
    assert modules.isdisjoint(api.__all__)


def test_what_is_not_listed_is_not_there() -> None:
    with pytest.raises(AttributeError, match="'casino_core' has no attribute 'import_cards'"):
        getattr(casino, "import_cards")  # noqa: B009  # mypy knows that it is not there


def loaded(code: str) -> set[str]:
    """Return the names of our modules that a new Python process has loaded after running some code."""
    script = f"{code}\nimport sys\nprint(*(name for name in sys.modules if name.startswith('casino_core')))"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True)
    return set(run.stdout.split())


def test_one_module_loads_the_notation_but_no_bots() -> None:
    one = loaded("from casino_core.position.actions import Trail; assert str(Trail('4D')) == '4D'")
    assert "casino_core.notation.record" in one
    assert not any("bots" in name or "search" in name for name in one)
    assert "casino_core.bots" in loaded("from casino_core import Card")


# --- Errors -----------------------------------------------------------------------------------------


def test_the_tree_of_errors_is_drawn() -> None:
    listed = re.findall(r"── (\w+)", errors.__doc__ or "")
    offered = [value for name in api.__all__ if isinstance(value := getattr(casino, name), type)]
    assert set(listed) == {kind.__name__ for kind in offered if issubclass(kind, ValueError)}
    assert all(issubclass(getattr(casino, name), casino.CasinoError) for name in listed)


def test_errors_say_what_is_wrong() -> None:
    game, _ = casino.new_game(casino.variant_rules("classic"), "island")
    with pytest.raises(casino.IllegalActionError) as refused:
        casino.play(game, casino.parse_action("9Sx5C"))
    assert str(refused.value) == "card-not-in-hand: card=Card('9S')"
    assert (refused.value.code, refused.value.facts) == refused.value.why
    with pytest.raises(casino.GameError, match="round-is-not-over"):
        casino.next_round(game)
    with pytest.raises(casino.NotationError, match="no-card at line 1, column 4:\\n    9Sx5X\\n       \\^") as unread:
        casino.parse_action("9Sx5X")
    assert (unread.value.text, unread.value.index) == ("9Sx5X", 3)


# --- Texts ------------------------------------------------------------------------------------------

WITH_TEXT = {"classic": 2, "swazi": 4, "krypkasino": 6, "pluck": 3}
"""Games that together contain every kind of value with a text, and their numbers of seats."""


@pytest.mark.parametrize("variant", WITH_TEXT)
def test_str_and_parse_are_inverses_and_repr_is_a_call(variant: str) -> None:
    rules = casino.variant_rules(variant, WITH_TEXT[variant])
    names = {name: getattr(casino, name) for name in api.__all__}
    for game, _ in steps(rules, "texts", last_round=1):
        assert casino.parse_position(str(game.position)) == game.position
        assert eval(repr(game.position), names) == game.position  # noqa: S307  # our own repr
    assert casino.parse_game(str(game)) == eval(repr(game), names) == game  # noqa: S307
    assert casino.parse_rules(str(rules)) == eval(repr(rules), names) == rules  # noqa: S307
    for action in game.record[0]:
        assert casino.parse_action(str(action)) == eval(repr(action), names) == action  # noqa: S307
    for card in rules.pack:
        assert casino.parse_card(str(card)) == eval(repr(card), names) == card  # noqa: S307


@pytest.mark.parametrize("text", [".5D3C=8", "p9H", "claim", "last", "cancel", "insist", "give", "done"])
def test_actions_without_a_card_have_a_text_too(text: str) -> None:
    assert str(casino.parse_action(text)) == text


@pytest.mark.parametrize(("text", "index"), [("", 0), ("1D", 0), ("TDS", 2), ("T", 0)])
def test_a_card_is_all_of_its_text(text: str, index: int) -> None:
    with pytest.raises(casino.NotationError) as unread:
        casino.parse_card(text)
    assert unread.value.index == index
