"""Checks of optional rules and awards: each must have its texts, and its place in the form or on the score sheet."""

from collections.abc import Container, Iterator
from contextlib import suppress

from casino_core.rules.awards import Award, Majority, awards
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS, PART_OF, Rules, with_fields
from casino_core.rules.variants import VARIANTS, variant_rules
from web.generator.check import SiteError
from web.languages.language import missing_text
from web.rulebook.words import ORDER, keys_of
from web.worker.picture.score_sheet import MAJORITIES, UNFOLDED

AWARD_KEYS = (
    "score.{}",
    "score.has.{}",
    "rulebook.score.item.{}",
    "rulebook.game.order.{}",
    "reason.item.{}",
)
"""The keys of every award, with braces for its code; ``count.`` follows with hyphens."""

MAJORITY_KEYS = (
    "rulebook.score.count.{}",
    "rulebook.score.tie.{}",
    "counter.{}",
    "talk.most.{}",
    "say.most.{}",
    "say.most.{}.you",
    "say.most.{}.team",
)
"""The further keys of an award for most cards of a kind."""

SHEET = "web/worker/picture/score_sheet.py"

MAX_IN_COLUMN = 4
"""The maximum number of cards of an award in a column of the score sheet."""


def problems_of_options(catalogue: Container[str]) -> Iterator[str]:
    """Yield a sentence for every text that a catalogue lacks, and for every rule that the form lacks."""
    for name in HOUSE_RULES:
        for key in dict.fromkeys(keys_of(name)):
            if key not in catalogue:
                yield missing_text(key, f"the option {name}")
    for name in OPTIONS:
        if name not in ORDER:
            yield f"The option {name} needs its place in GROUPS of web/rulebook/words.py"


def problems_of_awards(catalogue: Container[str]) -> Iterator[str]:
    """Yield a sentence for every text that a catalogue lacks, and for every award that the score sheet lacks."""
    for award in every_award():
        for key in award_keys(award):
            if key not in catalogue:
                yield missing_text(key, f"the award {award.code}")
        if isinstance(award, Majority) and award.code not in MAJORITIES:
            yield f"The award {award.code} needs its place in MAJORITIES of {SHEET}"
        if len(award.cards) > MAX_IN_COLUMN and award.code not in UNFOLDED:
            yield f"The award {award.code} needs its place in UNFOLDED of {SHEET}"


def award_keys(award: Award) -> list[str]:
    """Return the keys of all texts of an award."""
    patterns = (*AWARD_KEYS, *(MAJORITY_KEYS if isinstance(award, Majority) else ()))
    return [*(pattern.format(award.code) for pattern in patterns), f"count.{award.code.replace('_', '-')}"]


def every_award() -> list[Award]:
    """Return an award for each code that presets have, or get from a single option for scoring."""
    scorings = {rules.scoring: rules for rules in map(variant_rules, VARIANTS)}
    changed = (each for rules in scorings.values() for each in (rules, *_with_an_option(rules)))
    return list({award.code: award for rules in changed for award in awards(rules)}.values())


def _with_an_option(rules: Rules) -> Iterator[Rules]:
    """Yield the rules with each value of each option for scoring, except where that contradicts other rules."""
    for name, values in OPTIONS.items():
        for value in values if PART_OF.get(name) == "scoring" else ():
            with suppress(RulesError):
                yield with_fields(rules, {name: value})


def check_options(catalogue: Container[str]) -> None:
    """Raise SiteError, with every fault, if a rule lacks a text or its place in the form."""
    if problems := list(problems_of_options(catalogue)):
        raise SiteError("\n".join(problems))


def check_awards(catalogue: Container[str]) -> None:
    """Raise SiteError, with every fault, if an award lacks a text or its place. The presets must be right already."""
    if problems := list(problems_of_awards(catalogue)):
        raise SiteError("\n".join(problems))
