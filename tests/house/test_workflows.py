"""The workflow for the full tests runs the tests in every folder."""

import re

from web.generator.paths import ROOT


def test_the_full_tests_run_every_folder_once() -> None:
    workflow = (ROOT / ".github" / "workflows" / "full.yml").read_text("utf-8")
    folders = {path.parent.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")}
    assert sorted(re.findall(r"\btests/\w+", workflow)) == sorted(folders)
