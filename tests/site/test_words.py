"""The message catalogue: texts by key, with facts and forms for counts, and one word for one thing."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from web.generator.imports import closure, module_files
from web.generator.paths import ROOT
from web.generator.runtime import catalogue_files
from web.shared.messages import DECIMAL, PLURAL
from web.worker.words import catalogue as module
from web.worker.words.catalogue import catalogue, words


def test_text_by_key_with_facts() -> None:
    t = words("en")
    assert t("site.name") == "Casino"
    assert t("boot.progress", loaded="1.5", total="4.8") == "Loading the rules: 1.5 of 4.8 MB"


def test_count_chooses_the_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        module,
        "catalogue",
        lambda _: {PLURAL: "xo|", DECIMAL: ".", "cards": ["count", {"one": "{count} card", "": "{count} cards"}]},
    )
    t = words("xx")
    assert [t("cards", count=count) for count in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_unknown_key_and_missing_fact_are_errors() -> None:
    with pytest.raises(KeyError):
        words("en")("no.such.key")
    with pytest.raises(KeyError):
        words("en")("boot.progress", loaded="1")


def test_catalogue_is_read_from_an_archive(tmp_path: Path) -> None:
    archive = tmp_path / "app.zip"
    with zipfile.ZipFile(archive, "w") as out:
        for path in closure(*module_files("web.worker.words.catalogue")):
            out.write(path, path.relative_to(ROOT))
        for name, content in catalogue_files(["en"]).items():
            out.writestr(name, content)
    code = "from web.worker.words.catalogue import words; print(words('en')('site.name'))"
    command = [sys.executable, "-c", code]
    assert subprocess.check_output(command, env={"PYTHONPATH": str(archive)}, cwd=tmp_path, text=True) == "Casino\n"


ONE_WORD = re.compile(r"\b(moves?|decisions?)\b", re.IGNORECASE)
"""Words that the catalogue must not use for a play."""

KEPT = {"back.decided", "back.whose"}
"""Keys of texts that may use these words, because their decision is the answer to a question, not a play."""


def test_one_thing_has_one_word() -> None:
    other = {key for key, text in catalogue("en").items() if ONE_WORD.search(str(text).replace("{decisions}", ""))}
    assert other <= KEPT
