"""The type of the fields in the parts of rules, and a mark for fields that only presets set.

A field with a fixed list of values is an optional rule, which players can choose. All other fields, and those marked
``preset_only``, are set only by presets.
"""

from __future__ import annotations

from dataclasses import field
from typing import TypeAlias, TypeVar

FieldValue: TypeAlias = bool | int | str | tuple[tuple[int, int, int], ...] | None
"""The value of any field. The values of optional rules are never tuples."""

T = TypeVar("T")


def preset_only(*, default: T) -> T:
    """Return a field that only presets set: whatever its type, it is not an optional rule."""
    return field(default=default, metadata={"preset_only": True})
