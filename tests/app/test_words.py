"""Every code of the engine has its sentence, and every sentence its facts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from casino_core import legal, notation, record, rules, variants
from casino_core.bots import BOTS
from casino_core.scoring import ITEMS
from casino_core.variants import VARIANTS
from web.app.people import SPARE_NAMES
from web.app.settings import SETTINGS
from web.app.words import catalogue

MESSAGES = catalogue("en")
MADE = {  # the calls that make a code, and what stands before it in the catalogue
    "Illegal": "why",
    "NotationError": "error",
    "RulesError": "error",
    "error": "error",
}
MODULES = (legal, notation, record, rules, variants)


def codes() -> Iterator[tuple[str, str]]:
    """Every code that the engine can give, with its kind."""
    for module in MODULES:
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in MADE:
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and part.value.islower():
                        yield MADE[name], part.value


@pytest.mark.parametrize(("kind", "code"), sorted(set(codes())))
def test_every_code_has_its_sentence(kind: str, code: str) -> None:
    assert f"{kind}.{code}" in MESSAGES


def test_codes_are_found() -> None:
    kinds = [kind for kind, _ in set(codes())]
    assert kinds.count("why") > 15
    assert kinds.count("error") > 15


def test_everything_with_an_id_has_its_words() -> None:
    keys = [f"play.variant.{variant}" for variant in VARIANTS]
    keys += [f"new.bot.{bot}" for bot in BOTS]
    keys += [f"play.name.{bot}.{number}" for bot in BOTS for number in range(1, SPARE_NAMES + 1)]
    keys += [f"set.{name}" for name in SETTINGS]
    keys += [f"set.{name}.{value}" for name, values in SETTINGS.items() for value in values]
    keys += [f"new.seat.{seat}.of.{seats}" for seats in (2, 3, 4) for seat in range(1, seats)]
    assert [key for key in keys if key not in MESSAGES] == []


def test_every_item_of_the_score_has_its_words() -> None:
    codes = ("cards", "spades", "big_casino", "little_casino", "aces", "sweeps", "last_capture")
    assert len(codes) == len(ITEMS)
    assert [code for code in codes if f"score.{code}" not in MESSAGES or f"score.has.{code}" not in MESSAGES] == []


def test_every_key_that_the_app_names_is_there() -> None:
    app = Path(str(legal.__file__)).parents[1] / "web" / "app"
    named = set()
    for path in app.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in {"message", "_t", "_drawn", "t", "_about", "about"}:
                    named.add(str(node.args[0].value))
    assert len(named) > 60
    assert sorted(key for key in named if key not in MESSAGES) == []


def forms(key: str) -> list[str]:
    """The texts of a key: one, or one for each number."""
    entry = MESSAGES[key]
    return [entry] if isinstance(entry, str) else list(entry.values())


TO_YOU = [key for key in MESSAGES if key.endswith(".you") and key.startswith(("say.", "score."))]


@pytest.mark.parametrize("key", TO_YOU)
def test_the_person_is_spoken_to_and_others_are_named(key: str) -> None:
    assert all("who" not in text for text in forms(key))
    assert all("{who}" in text for text in forms(key.removesuffix(".you")))
