"""A strict HTML parser, so that tests see the same elements as a browser."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

VOID = {"br", "hr", "img", "input"}
PHRASING_ONLY = {"button", "p", "h1", "h2", "small", "strong", "span", "b", "i", "em", "label", "summary"}
BLOCKS = {"div", "section", "p", "h1", "h2", "ul", "ol", "table", "header", "figure", "dialog", "fieldset", "form"}


@dataclass
class Element:
    """An element with its attributes, and with its child elements and text in document order."""

    name: str
    attributes: dict[str, str]
    children: list[Element | str] = field(default_factory=list)

    def __iter__(self) -> Iterator[Element]:
        """Yield all elements inside this one, at any depth, in document order."""
        for child in self.children:
            if isinstance(child, Element):
                yield child
                yield from child

    def get(self, name: str) -> str | None:
        """Return the value of an attribute; None if it is missing, "" if it has no value."""
        return self.attributes.get(name)

    def all(self, name: str = "", /, **attributes: str) -> list[Element]:
        """Return the descendants that have this name, these classes (``class_``) and these attributes."""
        return [element for element in self if element.matches(name, **attributes)]

    def one(self, name: str = "", /, **attributes: str) -> Element:
        """Return the only descendant that matches. Raises AssertionError if there is none, or more than one."""
        elements = self.all(name, **attributes)
        assert len(elements) == 1, f"{len(elements)} of {name} {attributes}"
        return elements[0]

    def matches(self, name: str = "", /, **attributes: str) -> bool:
        """Return whether the element has this name (if not ""), these classes and these attributes."""
        classes = set(attributes.pop("class_", "").split())
        wanted = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items()}
        return (
            name in ("", self.name)
            and classes <= set((self.get("class") or "").split())
            and all(self.get(key) == value for key, value in wanted.items())
        )

    @property
    def text(self) -> str:
        """The text in the element and its descendants."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    @property
    def heard(self) -> str:
        """The content of the element as a screen reader reads it: without hidden parts, with the labels of pictures."""
        return " ".join("".join(_heard(child) for child in self.children).split())

    @property
    def accessible_name(self) -> str:
        """The label of the element, or its content if it has no label."""
        return self.get("aria-label") or self.heard


def _heard(node: Element | str) -> str:
    if isinstance(node, str):
        return node
    if node.get("aria-hidden") == "true" or node.get("hidden") is not None:
        return ""
    return node.get("aria-label") or "".join(_heard(child) for child in node.children)


class Reader(HTMLParser):
    """A parser that builds the tree of elements, and raises AssertionError where a browser would repair the markup."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("root", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open an element, if it may be where it is."""
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"<{tag}> has an attribute twice: {names}"
        inside = next((outer.name for outer in self.open if outer.name in PHRASING_ONLY), None)
        assert not (inside and tag in BLOCKS), f"<{tag}> inside <{inside}>"
        nested = [outer.name for outer in self.open if outer.name in ("button", "a", "summary")]
        assert not (nested and tag in ("button", "a", "input", "select")), f"<{tag}> inside <{nested}>"
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        """Close the element that was opened last."""
        assert self.open[-1].name == tag, f"</{tag}> closes <{self.open[-1].name}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        """Add text to the open element."""
        self.open[-1].children.append(data)


@lru_cache(maxsize=16)  # tests and simulated visitors parse the same markup several times
def read(markup: str) -> Element:
    """Return the root of the markup's tree. Raises AssertionError if it is not well formed."""
    reader = Reader()
    reader.feed(markup)
    reader.close()
    assert reader.open == [reader.root], f"never closed: {[element.name for element in reader.open[1:]]}"
    return reader.root
