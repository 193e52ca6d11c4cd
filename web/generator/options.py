"""Checks of optional rules: each must have its texts and its place in the form."""

from collections.abc import Container, Iterator

from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS
from web.generator.check import SiteError
from web.rulebook.words import ORDER, keys_of


def problems_of_options(catalogue: Container[str]) -> Iterator[str]:
    """Yield a sentence for every text that a catalogue lacks, and for every rule that the form lacks."""
    for name in HOUSE_RULES:
        for key in dict.fromkeys(keys_of(name)):
            if key not in catalogue:
                yield f"The option {name} needs {key} in web/locale/en"
    for name in OPTIONS:
        if name not in ORDER:
            yield f"The option {name} needs its place in GROUPS of web/rulebook/words.py"


def check_options(catalogue: Container[str]) -> None:
    """Raise SiteError, with every fault, if a rule lacks a text or its place in the form."""
    if problems := list(problems_of_options(catalogue)):
        raise SiteError("\n".join(problems))
