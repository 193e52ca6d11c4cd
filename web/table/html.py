"""Markup as text that is known to be safe, and the one place where text becomes markup."""

from __future__ import annotations

from html import escape


class Html(str):
    """Text that is markup already. Plain ``str`` is escaped wherever it is put into markup."""

    __slots__ = ()


def markup(value: object) -> Html:
    """The value as markup: ``Html`` as it is, anything else escaped."""
    return value if isinstance(value, Html) else Html(escape(str(value)))


def tag(name: str, *content: object, **attributes: object) -> Html:
    """An element. Attributes of False or None are left out, True stands alone; ``data_can`` becomes ``data-can``, ``class_`` ``class``."""
    head = "".join(_attribute(key.rstrip("_").replace("_", "-"), value) for key, value in attributes.items())
    return Html(f"<{name}{head}>{''.join(markup(part) for part in content)}</{name}>")


def _attribute(name: str, value: object) -> str:
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


def fill(text: str, **facts: object) -> Html:
    """A message with its places filled: the message and plain facts escaped, ``Html`` facts put in as they are."""
    return Html(escape(text).format(**{key: markup(value) for key, value in facts.items()}))
