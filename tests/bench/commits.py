"""The site of another commit, for comparisons in one run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from web.generator.paths import CACHE, ROOT, RUNTIME

SHARED = ("npm", "pyodide", "modules", "python")
"""Parts of the cache that do not depend on the commit, because their names identify their inputs."""


@contextmanager
def site_of(commit: str) -> Iterator[Path]:
    """Yield a folder with the site that a commit builds. Raises CalledProcessError for an unknown commit."""
    with TemporaryDirectory() as place:
        tree = Path(place) / "tree"
        adding = ["git", "worktree", "add", "--quiet", "--detach", str(tree), commit]
        subprocess.run(adding, cwd=ROOT, check=True)
        try:
            for name in SHARED:
                if (CACHE / name).is_dir():
                    shutil.copytree(CACHE / name, tree / ".cache" / name)
            same = (RUNTIME / "package-lock.json").read_bytes() == _lock_file(tree)
            if same and (RUNTIME / "node_modules").is_dir():
                shutil.copytree(RUNTIME / "node_modules", tree / "web" / "runtime" / "node_modules", symlinks=True)
            build = [sys.executable, "build.py", "build"]
            subprocess.run(build, cwd=tree, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": ""})
            yield tree / "dist"
        finally:
            removing = ["git", "worktree", "remove", "--force", str(tree)]
            subprocess.run(removing, cwd=ROOT, check=True)


def _lock_file(tree: Path) -> bytes:
    return (tree / "web" / "runtime" / "package-lock.json").read_bytes()
