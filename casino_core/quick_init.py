"""Frozen dataclasses that are made as fast as mutable ones: millions of actions and positions are made in a search."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

T = TypeVar("T", bound="DataclassInstance")


def quick_init(cls: type[T]) -> type[T]:
    """Give a dataclass with ``frozen=True, slots=True`` an ``__init__`` that takes less than half the time.

    Python fills in every field of a frozen object by ``object.__setattr__``, since assigning is what the class forbids.
    Here the new object is lent to a twin, a class with the same slots that forbids nothing; its fields are assigned
    there, and it goes back to its own class before anybody sees it. For fields with plain defaults or none.
    """
    twin = type(cls.__name__, cls.__bases__, {"__slots__": [field.name for field in fields(cls)]})
    names: dict[str, Any] = {"lend": object.__setattr__, "cls": cls, "twin": twin}
    parameters, body = ["self"], ["lend(self, '__class__', twin)"]
    for field in fields(cls):
        if field.default is not MISSING:
            names[f"default_{field.name}"] = field.default
        parameters.append(field.name if field.default is MISSING else f"{field.name}=default_{field.name}")
        body.append(f"self.{field.name} = {field.name}")
    lines = [f"def __init__({', '.join(parameters)}):", *body, "self.__class__ = cls"]
    exec("\n    ".join(lines), names)  # noqa: S102  # dataclasses makes its functions in the same way
    cls.__init__ = names["__init__"]  # type: ignore[method-assign]
    return cls
