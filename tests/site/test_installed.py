"""What ``pip install .`` installs: the engine, typed, and nothing else."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from web.generator.paths import ROOT

BUILD = ("import setuptools; setuptools.setup()", "--quiet", "build", "--build-lib")
ASK = """
import casino_core as casino
game, _ = casino.new_game(casino.variant_rules("royal"), "installed")
action = casino.BOTS["otto"].choose(game.view(game.position.turn), casino.Chance("installed"), budget=1)
print(casino.__file__, casino.play(game, action)[0])
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that a wheel is packed from, made of a copy of the sources, beside which setuptools leaves its own."""
    sources = tmp_path_factory.mktemp("sources")
    for name in ("casino_core", "web"):
        shutil.copytree(ROOT / name, sources / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources)
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([sys.executable, "-c", *BUILD, folder], cwd=sources, check=True)
    return folder


def test_the_engine_alone_is_installed(installed: Path) -> None:
    found = {path.relative_to(installed).as_posix() for path in installed.rglob("*") if path.is_file()}
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "casino_core").rglob("*.py")}
    assert found == sources | {"casino_core/py.typed"}


def test_what_is_installed_plays_without_anything_else(installed: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-B", "-W", "error", "-c", ASK]  # -S: nothing of what is installed here
    at = os.environ | {"PYTHONPATH": str(installed)}
    told = subprocess.run(command, cwd=tmp_path, env=at, capture_output=True, text=True, check=True).stdout
    assert told.startswith(str(installed))
    assert "royal/installed/" in told
