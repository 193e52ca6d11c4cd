"""The examples of the README are true."""

import doctest
import re
import subprocess
import sys

from web.generator.paths import ROOT

README = ROOT / "README.md"


def test_examples_run() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_commands_exist() -> None:
    named = set(re.findall(r"^python3 build\.py (\w+)", README.read_text("utf-8"), re.MULTILINE))
    usage = subprocess.run([sys.executable, ROOT / "build.py", "--help"], capture_output=True, text=True, check=True)
    assert named == {"build", "serve", "test", "bench", "trial"}
    assert all(f"{name} " in usage.stdout for name in named)


def test_files_that_are_linked_exist() -> None:
    for name in ("README.md", "CONTRIBUTING.md"):
        linked = re.findall(r"\]\(([^):#]+)\)", (ROOT / name).read_text("utf-8"))
        assert [path for path in linked if not (ROOT / path).exists()] == [], name
