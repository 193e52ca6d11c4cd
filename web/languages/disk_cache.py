"""Values on disk between builds, each in a file that is written completely or not at all."""

from __future__ import annotations

import marshal
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any


def load(path: Path) -> Any:
    """Return the value in a file; None if there is no such file, or if this version of Python cannot read it."""
    with suppress(OSError, ValueError, EOFError, TypeError):
        content = path.read_bytes()
        path.touch()
        return marshal.loads(content)  # noqa: S302 - our own file
    return None


def save(path: Path, value: Any, most: int) -> None:
    """Write a value that ``marshal`` can write; then prune the folder to at most ``most`` files."""
    path.parent.mkdir(parents=True, exist_ok=True)
    # Moved into place as a whole, so that an interrupted build leaves no truncated file.
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as scratch:
        marshal.dump(value, scratch)
    Path(scratch.name).replace(path)
    with suppress(FileNotFoundError):  # another build has deleted or moved one
        prune(path.parent, most)


def prune(folder: Path, most: int) -> None:
    """Delete the least recently used files of a folder until at most ``most`` remain."""
    for path in sorted(folder.iterdir(), key=lambda path: path.stat().st_mtime)[:-most]:
        path.unlink(missing_ok=True)
