"""A cache on disk that lasts from build to build: a file for each value, written completely or not at all."""

from __future__ import annotations

import marshal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any


def load(path: Path) -> Any:
    """Return the value in a file, and mark the file as used; None if this Python cannot read it, or it is missing."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        content = path.read_bytes()
        path.touch()
        return marshal.loads(content)  # noqa: S302 - our own file
    return None


def save(path: Path, value: Any, limit: int) -> None:
    """Write a value that ``marshal`` can write; then prune the folder to at most ``limit`` files."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # The file is moved into place as a whole, so that an interrupted build leaves no truncated file.
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as scratch:
        marshal.dump(value, scratch)
    Path(scratch.name).replace(path)
    with suppress(FileNotFoundError):  # another build has deleted or moved a file
        prune(path.parent, limit)


def prune(folder: Path, limit: int) -> None:
    """Delete the least recently used files of a folder until at most ``limit`` remain."""
    for path in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-limit]:
        path.unlink(missing_ok=True)
