"""Pages of long prose, which are translated as whole files, and the comparison of their structure with the English.

An English page is a template in web/pages; its translation has the same name in ``web/locale/TAG/pages``. The text and
the order of the parts inside a paragraph may differ; statements, blocks and the addresses of links may not.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

PAGES = Path(__file__).resolve().parents[1] / "pages"

DOCUMENTS = (
    "about.html",
    "how-to-play.html",
    "how-to-play/example.html",
    "how-to-play/tactics.html",
    "learn/strategy.html",
    "notation.html",
)
"""The pages of long prose."""

ENGLISH_ONLY = ("embed/reference.html",)
"""The pages for programmers, which are in English for everyone."""

INLINE = frozenset(
    {"a", "abbr", "b", "br", "cite", "code", "em", "i", "kbd", "q", "small", "span", "strong", "sub", "sup"}
)
"""Elements inside a paragraph: their order may differ."""

TOKEN = re.compile(r"{%.*?%}|{{.*?}}|{#.*?#}|<!--.*?-->|<[^>]*?(?:{{.*?}}[^>]*?)*>", re.DOTALL)
PROSE_ATTRIBUTE = re.compile(
    r'\b(alt|aria-label|content|title|placeholder|lang|data-[a-z-]+)="(?:[^"{}]|{{.*?}}|{[a-z]+})*"', re.DOTALL
)
QUOTED = re.compile(r'"([^"]*)"')
NAME = re.compile(r"[a-z0-9_/.][\w/.#?=&-]*|")
"""A text in a template expression that is a name or an address, not prose."""

EXPRESSION = re.compile(r"{{.*?}}|{%.*?%}", re.DOTALL)


TEMPLATING = re.compile(r"{%.*?%}|{{.*?}}|{#.*?#}|<!--.*?-->", re.DOTALL)
MARKUP = re.compile(r"<(script|style|code|textarea)\b.*?</\1>|<[^>]*>", re.DOTALL)
WORDS = re.compile(r"[a-z]{3,} [a-z]{2,}.*")


def own_words(source: str) -> tuple[int, str] | None:
    """Return the first line of a template with words that are not from the catalogue, and these words; None if none."""
    for kind in (TEMPLATING, MARKUP):
        source = kind.sub(lambda part: "\n" * part[0].count("\n") or "\t", source)
    words = WORDS.search(source)
    return words and (source.count("\n", 0, words.start()) + 1, words[0].strip())


def structure(source: str) -> list[tuple[int, Counter[str]]]:
    """Return a pair for each statement or block of a template, in order.

    A pair consists of the line number, and of a Counter of the statement or block itself and the inline parts after it.
    """
    parts: list[tuple[int, Counter[str]]] = []
    inside: Counter[str] = Counter()
    for match in TOKEN.finditer(source):
        token = match[0]
        if token.startswith(("{#", "<!--")):
            continue
        name = re.match(r"</?([a-z0-9]+)", token)
        kept = " ".join(EXPRESSION.sub(_without_prose, PROSE_ATTRIBUTE.sub("", token)).split())
        if token.startswith("{{") or (name and name[1] in INLINE):
            inside[kept] += 1
        else:
            inside = Counter({kept: 1})
            parts.append((source.count("\n", 0, match.start()) + 1, inside))
    return parts


def _without_prose(expression: re.Match[str]) -> str:
    """Return a template's expression with its quoted prose emptied; quoted names and addresses stay."""
    return QUOTED.sub(lambda text: text[0] if NAME.fullmatch(text[1]) else '""', expression[0])


def difference(english: str, other: str) -> tuple[int, str] | None:
    """Return the first line at which the structure of a translated page differs, and how; None if it never does."""
    ours, theirs = structure(english), structure(other)
    for (_, wanted), (line, actual) in zip(ours, theirs, strict=False):
        if wanted != actual:
            missing, extra = " ".join((wanted - actual).elements()), " ".join((actual - wanted).elements())
            return line, ", ".join(
                [f"lacks {missing}"] * bool(missing) + [f"has {extra}, which the English has not"] * bool(extra)
            )
    if len(ours) != len(theirs):
        line = theirs[min(len(ours), len(theirs) - 1)][0] if theirs else 1
        return line, f"has {len(theirs)} parts, and the English {len(ours)}"
    return None
