"""The compiler from Fluent (projectfluent.org) to the entries that ``web.shared.messages`` reads.

An id is the key in the code, with two hyphens for each dot: ``ask--over`` is "ask.over". Lines of a text are joined by
spaces. The attributes of a message become its forms. Everything else is resolved here: references to messages and terms
are replaced by their texts, and choices inside a text become choices between whole texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

from web.languages.errors import LanguageError
from web.shared.messages import FORM
from web.shared.schema import Entry

DOT = "--"
"""The text in an id that stands for a dot in its key."""

MAX_TEXTS = 200
"""The maximum number of texts that the choices of one message may produce."""

Pattern: TypeAlias = "str | list[object]"
"""A text, or a choice between texts."""


@dataclass(frozen=True)
class Source:
    """A message or a term in a file."""

    file: str
    """The path of the file from the root of the project."""

    line: int
    """The number of the line that the id is in."""

    text: str
    """The whole message without its comment."""

    comment: str
    """The comment above the message; "" if there is none."""

    node: ast.Message | ast.Term
    """The parsed message or term."""

    @property
    def place(self) -> str:
        """The file and the line number, as "file:line"."""
        return f"{self.file}:{self.line}"


class Compiled(NamedTuple):
    """A message of a language, compiled for the browser; a tuple of values that ``marshal`` can write."""

    entry: Entry
    """The entry that the browser reads."""

    facts: frozenset[str]
    """The names of the facts in the entry."""

    offered: frozenset[str]
    """The names of further facts that translations may use: the comment of the message names them, as in "$count"."""

    text: str
    """The whole message without its comment."""

    place: str
    """The file and the line number of the message, as "file:line"."""


IDS = re.compile(r"^-?[a-zA-Z][\w-]*(?= *=)", re.MULTILINE)
"""Ids of messages and terms at the beginnings of lines."""


def key_of(name: str) -> str:
    """Return the key for an id: "ask.over" for "ask--over"."""
    return name.replace(DOT, ".")


def id_of(key: str) -> str:
    """Return the id for a key: "ask--over" for "ask.over"."""
    return key.replace(".", DOT)


def read_sources(files: Mapping[str, str]) -> dict[str, Source]:
    """Return all messages and terms of some files by id; the ids of terms begin with a hyphen.

    ``files`` contains the texts by path. Raise LanguageError, which lists all faults.
    """
    sources: dict[str, Source] = {}
    faults: list[str] = []
    for file, text in files.items():
        for entry in _parsed(text).body:
            place = f"{file}:{_line(text, entry)}"
            if isinstance(entry, ast.Junk):
                faults += [f"{file}:{_line_at(text, note.span)}: {note.message}" for note in entry.annotations]
            elif isinstance(entry, ast.Message | ast.Term):
                name = f"{'-' * isinstance(entry, ast.Term)}{entry.id.name}"
                if name in sources:
                    faults.append(f"{place}: {name} is in {sources[name].place} already")
                sources[name] = _source(file, text, entry)
    if faults:
        raise LanguageError("\n".join(faults))
    return sources


@lru_cache(maxsize=256)  # files
def _parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def _source(file: str, text: str, entry: ast.Message | ast.Term) -> Source:
    span, comment = _span(entry.id), entry.comment.content or "" if entry.comment else ""
    start = span.start - isinstance(entry, ast.Term)
    return Source(file, text.count("\n", 0, start) + 1, text[start : _span(entry).end].strip(), comment, entry)


def _span(node: ast.SyntaxNode) -> ast.Span:
    span = node.span
    assert span is not None  # noqa: S101 - the parser gives every node a span
    return span


def _line(text: str, node: ast.SyntaxNode) -> int:
    return _line_at(text, node.span)


def _line_at(text: str, span: ast.Span | None) -> int:
    return text.count("\n", 0, span.start if span else 0) + 1


def compiled(sources: Mapping[str, Source], others: Mapping[str, Source]) -> dict[str, Compiled]:
    """Return the messages of a language by key.

    ``others`` are the English messages, to which references may also lead. Raise LanguageError, which lists all faults.
    """
    compiler = Compiler({**others, **sources})
    messages: dict[str, Compiled] = {}
    faults: list[str] = []
    for name, source in sources.items():
        if not name.startswith("-"):
            try:
                messages[key_of(name)] = compiler.message(source)
            except LanguageError as error:
                faults.append(str(error))
    if faults:
        raise LanguageError("\n".join(faults))
    return messages


@dataclass
class Compiler:
    """Compiles messages that may refer to each other."""

    sources: Mapping[str, Source]
    """All messages and terms by id."""

    path: list[str] = field(default_factory=list)
    """The ids that are being compiled; the text of each refers to the next one."""

    facts: set[str] = field(default_factory=set)
    """The facts of the message that is being compiled."""

    source: Source | None = None
    """The message that is being compiled."""

    def message(self, source: Source) -> Compiled:
        """Return a compiled message. Raise LanguageError with file, line and reason."""
        self.source, self.facts, self.path = source, set(), [source.node.id.name]
        node = source.node
        plain = self.pattern(node.value) if node.value else None
        forms = {each.id.name: self.pattern(each.value) for each in node.attributes}
        if plain is None:
            raise self.fault(node, "there is no text, only forms")
        entry: Entry = {"": plain, **forms} if forms else plain
        if sum(len([*texts_of(each)]) for each in (plain, *forms.values())) > MAX_TEXTS:
            raise self.fault(node, f"its choices make more than {MAX_TEXTS} texts")
        offered = frozenset(re.findall(r"\$(\w+)", source.comment))
        return Compiled(entry, frozenset(self.facts), offered, source.text, source.place)

    def pattern(self, node: ast.Pattern, arguments: Mapping[str, str] | None = None) -> Pattern:
        """Return the text of a pattern; in a term, ``arguments`` are the values of its facts."""
        whole: Pattern = ""
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                piece: Pattern = literal(" ".join(element.value.split("\n")))
            else:
                piece = self.expression(element.expression, arguments)
            whole = joined(whole, piece)
        return whole

    def expression(self, node: object, arguments: Mapping[str, str] | None) -> Pattern:
        """Return the text of an expression in braces."""
        match node:
            case ast.Placeable():
                return self.expression(node.expression, arguments)
            case ast.StringLiteral() | ast.NumberLiteral():
                return literal(_plain(node))
            case ast.VariableReference() if arguments is not None:
                return literal(arguments.get(node.id.name, ""))
            case ast.VariableReference():
                self.facts.add(node.id.name)
                return "{" + node.id.name + "}"
            case ast.SelectExpression():
                return self.choice(node, arguments)
            case _:
                return self.call(node)

    def call(self, node: object) -> Pattern:
        """Return the text of a function or of a reference."""
        match node:
            case ast.FunctionReference():
                return self.function(node)
            case ast.MessageReference():
                return self.reference(node.id.name, node.attribute, None, node)
            case ast.TermReference():
                named = {each.name.name: _plain(each.value) for each in node.arguments.named} if node.arguments else {}
                return self.reference(f"-{node.id.name}", node.attribute, named, node)
        raise self.fault(node, "this cannot be used here")

    def function(self, node: ast.FunctionReference) -> Pattern:
        """Return the text of CARD("8S"), which draws a card, or of a form such as GENITIVE($who)."""
        if node.id.name == "CARD":
            return literal("".join("{" + _plain(each) + "}" for each in node.arguments.positional))
        return "{" + self.form(node) + "}"

    def form(self, node: ast.FunctionReference) -> str:
        """Return a fact and its form as one name, from a node such as GENITIVE($who)."""
        match node.arguments.positional:
            case [ast.VariableReference() as fact] if not node.arguments.named:
                self.facts.add(fact.id.name)
                return f"{fact.id.name}{FORM}{node.id.name.lower()}"
        raise self.fault(node, f"{node.id.name} takes one fact, as {node.id.name}($who)")

    def reference(
        self, name: str, attribute: ast.Identifier | None, arguments: Mapping[str, str] | None, node: ast.BaseNode
    ) -> Pattern:
        """Return the text of another message or a term."""
        whole = name + (f".{attribute.name}" if attribute else "")
        if name not in self.sources:
            raise self.fault(node, f"there is no {name}")
        if whole in self.path:
            raise self.fault(node, f"this leads round in a circle: {', '.join([*self.path, whole])}")
        other = self.sources[name].node
        attributes = {each.id.name: each.value for each in other.attributes}
        value = attributes.get(attribute.name) if attribute else other.value
        if value is None:
            raise self.fault(node, f"there is no {whole}")
        self.path.append(whole)
        text = self.pattern(value, arguments)
        self.path.pop()
        return text

    def choice(self, node: ast.SelectExpression, arguments: Mapping[str, str] | None) -> Pattern:
        """Return a choice; if it depends only on the values given to a term, return the text that they choose."""
        texts: dict[str, object] = {}
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            texts["" if variant.default else key] = self.pattern(variant.value, arguments)
            if variant.default:
                default = key
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and arguments is not None:
            wanted = arguments.get(selector.id.name, "")
        elif isinstance(selector, ast.VariableReference):
            self.facts.add(selector.id.name)
            return [selector.id.name, texts]
        elif isinstance(selector, ast.FunctionReference):
            if selector.id.name == "NUMBER":
                return [self.form(selector).partition(FORM)[0], texts]
            return [self.form(selector), texts]
        else:
            wanted = str(self.expression(selector, arguments))
        text = texts.get("" if wanted == default else wanted, texts[""])
        return text if isinstance(text, str) else list(text)  # type: ignore[call-overload]

    def fault(self, node: object, reason: str) -> LanguageError:
        """Return the error for a reason, with the file and line in the current message."""
        assert self.source is not None  # noqa: S101 - set before anything is compiled
        source, span = self.source, getattr(node, "span", None)
        # The node's own line is known only if the node is in this message, not in one to which the message refers.
        own = len(self.path) == 1 and span is not None
        start = _span(source.node.id).start
        line = source.line + source.text.count("\n", 0, max(0, span.start - start)) if own and span else source.line
        return LanguageError(f"{source.file}:{line}: {key_of(source.node.id.name)}: {reason}")


def _plain(node: object) -> str:
    """Return the value of a literal as text; "" for any other node."""
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    return node.value if isinstance(node, ast.NumberLiteral) else ""


def literal(text: str) -> str:
    """Return words with their braces doubled, because single braces in a text enclose a fact."""
    return text.replace("{", "{{").replace("}", "}}")


def joined(first: Pattern, second: Pattern) -> Pattern:
    """Return two parts of a text as one; a choice inside becomes a choice between whole texts."""
    if isinstance(first, list):
        name, texts = first
        return [name, {key: joined(text, narrowed(second, name, key, texts)) for key, text in texts.items()}]  # type: ignore[attr-defined]
    if isinstance(second, list):
        name, texts = second
        return [name, {key: joined(first, text) for key, text in texts.items()}]  # type: ignore[attr-defined]
    return first + second


def narrowed(pattern: Pattern, name: object, key: str, known: object) -> Pattern:
    """Return the part of a pattern that applies if the fact ``name`` has the value ``key``, one of ``known``.

    The key "" is the default: it stands for every value that is not in ``known``.
    """
    if isinstance(pattern, str):
        return pattern
    other, texts = pattern
    cases: dict[str, object] = texts  # type: ignore[assignment]
    if other == name and key in cases:
        if key:
            return narrowed(cases[key], name, key, known)  # type: ignore[arg-type]
        cases = {each: text for each, text in cases.items() if not each or each not in known}  # type: ignore[operator]
        if len(cases) == 1:
            return narrowed(cases[""], name, key, known)  # type: ignore[arg-type]
        return [other, cases]
    return [other, {each: narrowed(text, name, key, known) for each, text in cases.items()}]  # type: ignore[arg-type]


def texts_of(entry: object) -> Iterator[str]:
    """Yield every text of an entry."""
    if isinstance(entry, str):
        yield entry
    parts: Iterable[object] = entry.values() if isinstance(entry, dict) else ()
    if isinstance(entry, list):
        parts = entry[1].values()
    for part in parts:
        yield from texts_of(part)
