"""The rendering of templates, and the description of their faults."""

import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, cast

import jinja2
from jinja2 import nodes

from web.generator.check import SiteError
from web.generator.paths import LOCALE, PAGES, ROOT
from web.generator.reads import record
from web.generator.speaking import ENGLISH, language
from web.languages.documents import DOCUMENTS, ENGLISH_ONLY, difference, own_words
from web.languages.language import text_of

ELSEWHERE = "root:"
"""The prefix of a template that is not in web/pages, before its path from the root of the project."""

WANTED = "; a value for one page comes from CONTEXTS in web/generator/contexts.py"
"""What to do about a name that a page does not have."""

Value = TypeVar("Value")
Context: TypeAlias = dict[str, Any]
"""The values of a template by name."""


class TemplateLoader(jinja2.FileSystemLoader):
    """A loader of templates that records which files it reads."""

    def get_source(self, environment: jinja2.Environment, template: str) -> tuple[str, str, Callable[[], bool]]:
        """Return the source of a template, its file, and a function that returns whether the source is unchanged."""
        if template.startswith(ELSEWHERE):
            path = ROOT / template.removeprefix(ELSEWHERE)
            record(path.relative_to(ROOT).as_posix())
            return text_of(path), str(path), lambda: True
        source, file, fresh = super().get_source(environment, template)
        record(Path(file).relative_to(ROOT).as_posix())
        return source, file, fresh


def document_of(template: str) -> str:
    """Return the template name of a page of long prose in the current language; "" if the language lacks the page."""
    if language() == ENGLISH:
        return template
    path = LOCALE / language() / "pages" / template
    return f"{ELSEWHERE}{path.relative_to(ROOT).as_posix()}" if has_document(language(), template) else ""


def has_document(tag: str, template: str) -> bool:
    """Return whether a language has a page of long prose with the structure of the English page.

    Raise LanguageError for a page that cannot be read.
    """
    ours, theirs = PAGES / template, LOCALE / tag / "pages" / template
    record(*(path.relative_to(ROOT).as_posix() for path in (ours, theirs)))
    if tag == ENGLISH or not theirs.is_file():
        return tag == ENGLISH
    return _alike(text_of(ours), text_of(theirs))


@cache
def _alike(english: str, other: str) -> bool:
    return difference(english, other) is None


def rendered(env: jinja2.Environment, template: str, context: Context) -> str:
    """Return a page. Raise SiteError, with file and line, for a faulty template or a name that its context lacks."""
    try:
        return env.get_template(document_of(template) if template in DOCUMENTS else template).render(context)
    except jinja2.TemplateError as error:
        raise SiteError(_located(error)) from error


def named(kind: str, values: Mapping[str, Value], name: str) -> Value:
    """Return the value of a name that a template uses.

    Raise TemplateRuntimeError, with the closest names, for an unknown name.
    """
    if name in values:
        return values[name]
    close = get_close_matches(name, values, cutoff=0) or sorted(values)  # any suggestion is better than none
    raise jinja2.TemplateRuntimeError(f"there is no {kind} called {name}; the closest are {', '.join(close)}")


def _located(error: jinja2.TemplateError) -> str:
    """Return the message of an error, after its place in the template."""
    frames = traceback.extract_tb(error.__traceback__)  # Jinja adds a frame for each template
    places = [
        f"{frame.filename}:{frame.lineno}" for frame in frames if frame.filename.startswith((str(PAGES), str(LOCALE)))
    ]
    place = places[-1].removeprefix(f"{ROOT}/") if places else "A template"
    return f"{place}: {error.message}{WANTED if isinstance(error, jinja2.UndefinedError) else ''}"


def check_blocks(env: jinja2.Environment, templates: Iterable[str]) -> None:
    """Raise SiteError for content of a template that its parent has no block for; Jinja would silently drop it."""
    if faults := [fault for template in sorted(templates) for fault in block_faults(env, template)]:
        raise SiteError("\n".join(faults))


def check_words(templates: Iterable[str]) -> None:
    """Raise SiteError for a template that nobody can translate, because its words are not in the catalogue."""
    faults = []
    for template in sorted({*templates} - {*DOCUMENTS, *ENGLISH_ONLY}):
        record(f"web/pages/{template}")
        if found := own_words(text_of(PAGES / template)):
            line, words = found
            faults.append(f"web/pages/{template}:{line}: move “{words}” to web/locale/en/pages.ftl, and use t() here")
    if faults:
        raise SiteError("\n".join(faults))


def block_faults(env: jinja2.Environment, template: str) -> Iterator[str]:
    """Yield a sentence for every block that no parent of the template has, and for text outside blocks."""
    body = _parsed(env, template).body
    known = {block.name for parent in _parents(env, template) for block in _parsed(env, parent).find_all(nodes.Block)}
    if not known:
        return
    for node in body:
        if isinstance(node, nodes.Block) and node.name not in known:
            wanted = ", ".join(sorted(known))
            yield f"web/pages/{template}:{node.lineno}: no template above has a block {node.name}, only {wanted}"
        elif isinstance(node, nodes.Output) and not _blank(node):
            yield f"web/pages/{template}:{node.lineno}: this is in no block, so it would be shown nowhere"


@lru_cache(maxsize=64)  # otherwise a build would parse a layout again for each page that extends it
def _parsed(env: jinja2.Environment, template: str) -> nodes.Template:
    try:
        source, file, _ = cast(jinja2.BaseLoader, env.loader).get_source(env, template)
        return env.parse(source, template, file)
    except jinja2.TemplateError as error:
        raise SiteError(_located(error)) from error


def _parents(env: jinja2.Environment, template: str) -> Iterator[str]:
    """Yield the parent of a template, then the parent of that, and so on."""
    extended = _parsed(env, template).find(nodes.Extends)
    if extended is not None and isinstance(extended.template, nodes.Const):
        yield extended.template.value
        yield from _parents(env, extended.template.value)


def _blank(output: nodes.Output) -> bool:
    return all(isinstance(part, nodes.TemplateData) and not part.data.strip() for part in output.nodes)
