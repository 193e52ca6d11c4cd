"""The examples in the README and in docs/engine.md work, and the commands and files that the README names exist."""

import doctest
import io
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import build
from casino_core import api
from casino_core.cli.main import main
from casino_core.rules.variants import VARIANTS
from web.generator.paths import ROOT

README = ROOT / "README.md"


@pytest.mark.parametrize("document", [README, ROOT / "docs" / "engine.md"], ids=lambda path: path.name)
def test_examples_run(document: Path) -> None:
    results = doctest.testfile(str(document), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_number_of_games_is_right() -> None:
    assert f"Play {len(VARIANTS)} games of the family" in README.read_text("utf-8")


def test_commands_exist() -> None:
    named = set(re.findall(r"^python3 build\.py (\w+)", README.read_text("utf-8"), re.MULTILINE))
    usage = subprocess.run([sys.executable, ROOT / "build.py", "--help"], capture_output=True, text=True, check=True)
    assert named == {"build", "serve", "test", "bench", "trial"}
    assert all(f"{name} " in usage.stdout for name in named)


def test_an_environment_that_was_not_completed_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    python = tmp_path / "python"
    python.write_text("#!/bin/sh\nfor folder; do :; done\nmkdir -p $folder\nexit 1\n", "utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(build, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(sys, "executable", str(python))
    for _ in range(2):
        with pytest.raises(SystemExit, match="cannot make virtual environments"):
            build.prepare_environment("build")
    (tmp_path / ".venv" / "casino-stamp").unlink()
    with pytest.raises(SystemExit, match=r"was not made by build\.py"):
        build.prepare_environment("build")


def test_commands_of_the_engine_run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    lines = re.findall(r"^python -m casino_core ([^#\n]+)", README.read_text("utf-8"), re.MULTILINE)
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert {line.split()[0] for line in lines} == {"play", "variants", "moves", "why", "replay", "review", "match"}
    for line in lines:
        arguments = shlex.split(line.replace("--deals 100", "--deals 2"))
        assert main(arguments) == (arguments[0] == "why"), line
        assert capsys.readouterr().out, line


def test_the_reference_of_the_engine_has_every_public_name() -> None:
    pytest.importorskip("pdoc", reason="the reference needs pdoc: pip install -e .[docs]")
    subprocess.run([sys.executable, ROOT / "build.py", "docs"], capture_output=True, check=True)
    page = (ROOT / "build" / "api" / "casino_core.html").read_text("utf-8")
    assert [name for name in api.__all__ if f'id="{name}"' not in page] == []


def test_files_that_are_linked_exist() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        linked = re.findall(r"\]\(([^):#]+)\)", (ROOT / name).read_text("utf-8"))
        assert [path for path in linked if not (ROOT / path).exists()] == [], name
