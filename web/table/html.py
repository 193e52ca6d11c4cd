"""Markup as text that is known to be safe, and the one place where text becomes markup."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

VOID = frozenset(("br", "hr", "img", "input"))  # elements that hold nothing and are not closed


class Html(str):
    """Text that is markup already. Plain ``str`` is escaped wherever it is put into markup."""

    __slots__ = ()

    def __html__(self) -> str:
        """Return itself: templates that escape what they are given ask for this, and leave it alone."""
        return str(self)


EMPTY = Html()


def markup(value: object) -> Html:
    """Return the value as markup: ``Html`` as it is, anything else escaped."""
    return value if isinstance(value, Html) else Html(escape(str(value)))


def tag(name: str, /, *content: object, **attributes: object) -> Html:
    """Return an element. ``data_can`` becomes ``data-can``, ``class_`` becomes ``class``.

    Attributes of False or None are left out; those of True have no value.
    """
    head = "".join(_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    if name in VOID:
        return Html(f"<{name}{head}>")
    return Html(f"<{name}{head}>{''.join(markup(part) for part in content)}</{name}>")


def join(parts: Iterable[object], between: str = "") -> Html:
    """Return the parts as markup, one after the other, with plain text between them."""
    return Html(markup(between).join(markup(part) for part in parts))


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def fill(text: str, **facts: object) -> Html:
    """Return a message with its places filled: plain facts are escaped, ``Html`` facts put in as they are."""
    return Html(escape(text).format(**{key: markup(value) for key, value in facts.items()}))
