"""The engine as a wheel: typed, complete, and playable after an installation without a network."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from web.generator.paths import ROOT
from web.generator.release import version, wheel

ASK = """
import casino_core as casino
game, chance = casino.new_game(casino.variant_rules("royal", target=None), "installed")[0], casino.Chance("installed")
while game.outcome is None:
    action = casino.BOTS["otto"].choose(game.view(game.position.actor), chance, budget=1)
    game = casino.play(game, action)[0]
print(casino.__file__, game)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the engine's wheel."""
    return wheel(tmp_path_factory.mktemp("wheel"))


def test_the_engine_alone_is_in_the_wheel_and_nothing_says_when_it_was_built(built: Path) -> None:
    with zipfile.ZipFile(built) as packed:
        names = {info.filename for info in packed.infolist()}
        assert {info.date_time[0] for info in packed.infolist()} == {1980}
    sources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "casino_core").rglob("*.py")}
    about = f"casino-{version()}.dist-info/"
    assert {name for name in names if not name.startswith(about)} == sources | {"casino_core/py.typed"}
    assert built.name == f"casino-{version()}-py3-none-any.whl"


def test_what_is_installed_plays_a_game_without_anything_else(built: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    install = ["-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-compile", str(built)]
    subprocess.run([sys.executable, *install], check=True)
    command = [python, "-I", "-B", "-W", "error", "-c", ASK]
    output = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert output.startswith(str(tmp_path / "venv"))
    assert "royal:target=none/installed/" in output
