"""What the fields of the parts of rules have in common.

A field with a fixed list of values is an optional rule, which players can choose. The others, and those marked ``own``,
are what makes a preset a game of its own.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias, TypeVar

FieldValue: TypeAlias = bool | int | str | tuple[tuple[int, int, int], ...] | None
"""The value of any field. Those of optional rules are never tuples."""

T = TypeVar("T")


def own(*, default: T) -> T:
    """Return a field that only presets set: it is no optional rule, whatever its type."""
    return field(default=default, metadata={"own": True})
