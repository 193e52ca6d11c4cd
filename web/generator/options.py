"""Checks that every optional rule has its words and its place in the form, before a page asks for them."""

from collections.abc import Container, Iterator

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS
from web.generator.check import SiteError
from web.rulebook.words import ORDER, keys_of


def problems_of_options(catalogue: Container[str]) -> Iterator[str]:
    """Give a sentence for every key that an optional rule lacks in a catalogue, and for every rule no form asks for."""
    for name in HOUSE_RULES:
        for key in dict.fromkeys(keys_of(name)):
            if key not in catalogue:
                yield f"The option {name} needs {key} in web/locale/en.json"
    for name in OPTIONS:
        if name not in ORDER:
            yield f"The option {name} needs its place in GROUPS of web/rulebook/words.py"


def check_options(catalogue: Container[str]) -> None:
    """Raise SiteError, naming every option at fault, unless all can be said and asked for."""
    found = list(problems_of_options(catalogue))
    if found:
        raise SiteError("\n".join(found))
