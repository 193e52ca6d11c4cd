"""Every sentence of the catalogue is used: its key is in the sources, whole or as a text with placeholders."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from web.generator.paths import NODE_MODULES, ROOT
from web.worker.words.catalogue import catalogue

PLACE = "\0"
"""Stands for a placeholder that is filled in at run time, such as ``{reason}`` in ``f"score.by.{reason}"``."""

TRIED_ONE_BY_ONE = {
    "rule.": "tests/rulebook/test_words.py",
    "rulebook.": "tests/rulebook/test_sections.py",
    "table.": "tests/table/test_render.py",
    "card.": "tests/table/test_render.py",
}
"""Prefixes of keys, and the tests that find unused keys among them."""

IN_PLACE = re.compile(r"\$\{[^}]*\}")
QUOTED = re.compile(r"""["'`]([\w.:${}-]{1,60})["'`]""")


def sources() -> Iterator[Path]:
    """Yield all files that may mention the key of a sentence."""
    for room in ("casino_core", "web"):
        for path in sorted((ROOT / room).rglob("*")):
            if path.suffix in {".py", ".html", ".js", ".toml"} and NODE_MODULES not in path.parents:
                yield path


def written_in_python(source: str) -> Iterator[str]:
    """Yield the texts in a source, and the names of fields, arguments and classes, which can be parts of keys."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else PLACE for part in node.values)
        elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant) and isinstance(node.left.value, str):
            yield node.left.value + PLACE
        elif isinstance(node, ast.ClassDef):
            yield re.sub(r"(?<!^)(?=[A-Z])", "-", node.name).lower()
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.keyword) and node.arg:
            yield node.arg


def written() -> Iterator[str]:
    """Yield all texts in the sources, also with hyphens for underscores, and the part of each after its last colon."""
    for path in sources():
        text = path.read_text("utf-8")
        texts = written_in_python(text) if path.suffix == ".py" else QUOTED.findall(IN_PLACE.sub(PLACE, text))
        for each in texts:
            yield from {each, each.rpartition(":")[2], each.replace("_", "-")}


class Written:
    """The words of the sources, to check whether a key can be formed from them."""

    def __init__(self) -> None:
        texts = set(written())
        self.whole = {text for text in texts if PLACE not in text}
        made = {
            text for text in texts if PLACE in text and re.fullmatch(rf"[\w.{PLACE}-]*[a-z]{{2}}[\w.{PLACE}-]*", text)
        }
        self.made = [text.split(PLACE) for text in made]

    def names(self, key: str) -> bool:
        """Return whether a key is in the sources, or results from a text with placeholders."""
        return key in self.whole or any(self._makes(text, key, deep=True) for text in self.made if "." in "".join(text))

    def _makes(self, text: list[str], key: str, *, deep: bool) -> bool:
        """Return whether a text, split at its placeholders, can become the key."""
        first, *rest = text
        if not key.startswith(first):
            return False
        key = key[len(first) :]
        if not rest:
            return not key
        if rest == [""]:
            return self._fits(key, deep=deep)
        ends = range(len(key) + 1)
        return any(self._makes(rest, key[end:], deep=deep) and self._fits(key[:end], deep=deep) for end in ends)

    def _fits(self, value: str, *, deep: bool) -> bool:
        """Return whether a value fits a placeholder: a source text, number, rank or, if ``deep``, a filled text."""
        if value in self.whole or value.isdigit() or len(value) == 1:
            return True
        return deep and any(self._makes(text, value, deep=False) for text in self.made)


@cache
def everything_written() -> Written:
    return Written()


def unused(keys: Iterator[str] | list[str]) -> list[str]:
    """Return the keys that nothing uses, except those that other tests check."""
    words = everything_written()
    return [key for key in keys if not key.startswith(tuple(TRIED_ONE_BY_ONE)) and not words.names(key)]


@pytest.mark.slow
def test_every_sentence_is_used() -> None:
    assert unused(list(catalogue("en"))) == []


def test_what_nothing_asks_for_is_found() -> None:
    assert unused(["menu.progress", "score.by.target", "progress.column.kept"]) == []
    keys = ["menu.progression", "score.by.tarot", "play.variant.haiti", "why.court-has-no-value", "skip.subtitle"]
    assert unused(keys) == keys


@pytest.mark.parametrize(("beginning", "test"), TRIED_ONE_BY_ONE.items())
def test_other_sentences_are_tried_where_we_say(beginning: str, test: str) -> None:
    assert f'"{beginning}"' in (ROOT / test).read_text("utf-8")
