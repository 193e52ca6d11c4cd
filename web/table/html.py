"""Safe markup, and the one place where text becomes markup."""

from __future__ import annotations

import html
from collections.abc import Iterable
from functools import cache, lru_cache

VOID = frozenset(("br", "hr", "img", "input"))  # elements without content or end tag


class Html(str):
    """Text that is markup already. Plain ``str`` is escaped wherever it is put into markup."""

    __slots__ = ()

    def __html__(self) -> str:
        """Return the text unchanged: templates do not escape an object that has this method."""
        return str(self)


EMPTY = Html()


# Cached, because nearly all the text of a table is the same before and after a tap.
@lru_cache(4096)
def escape(text: str) -> str:
    """Return text as markup that shows it."""
    return text if text.isalnum() else html.escape(text)  # most texts are numbers and single words


def markup(value: object) -> Html:
    """Return the value as markup: ``Html`` as it is, anything else escaped."""
    return value if isinstance(value, Html) else Html(escape(str(value)))


def tag(name: str, /, *content: object, **attributes: object) -> Html:
    """Return an element. ``data_can`` becomes ``data-can``, ``class_`` becomes ``class``.

    Attributes with the value False or None are left out; those with True are written without a value.
    """
    # ``name`` is positional only, because an element may have an attribute of that name.
    # A table has hundreds of elements and is drawn after every tap: plain loops take half the time of generators.
    head = f"<{name}"
    for key, value in attributes.items():
        if value is True:
            head += f" {_attribute(key)}"
        elif value is not None and value is not False:
            head += f' {_attribute(key)}="{escape(str(value))}"'
    if name in VOID:
        return Html(f"{head}>")
    head += ">"
    for part in content:
        head += part if isinstance(part, Html) else escape(str(part))
    return Html(f"{head}</{name}>")


def join(parts: Iterable[object], between: str = "") -> Html:
    """Return the parts as markup, with plain text between them."""
    return Html(markup(between).join([part if isinstance(part, Html) else escape(str(part)) for part in parts]))


@cache
def _attribute(key: str) -> str:
    """Return the name of the attribute for a parameter."""
    return key.rstrip("_").replace("_", "-")


def fill(text: str, **facts: object) -> Html:
    """Return a message with its facts filled in: plain ones are escaped, ``Html`` ones are not."""
    # Escaped before it is filled, so that facts that are markup are not escaped.
    return Html(escape(text).format(**{key: markup(value) for key, value in facts.items()}))
