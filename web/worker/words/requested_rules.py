"""Rules requested from outside: the closest valid rules, and sentences on the faults of the request."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import cast

from casino_core.notation.reader import NotationError
from casino_core.notation.rules import value_text
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import BuildPiece
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.renamed import RENAMED_OPTIONS, present_options
from casino_core.rules.variants import VARIANTS, nearest_rules, played_at
from web.rulebook.offered import default_game
from web.rulebook.words import key_itself, label, value_label
from web.worker.words.numbers import whole_number
from web.worker.words.speech import Fact, Message, message

TABLE = ("variant", "seats", "team")
NAMES = (*TABLE, *HOUSE_RULES, *RENAMED_OPTIONS)
"""The names that a request can use."""

MAX_NUMBER = 9_999
"""The largest number read from a request, more than any rule uses; larger numbers are read as this one."""

MAX_FAULTS = 5
"""The maximum number of unknown names that are reported, each with the nearest known name."""

MAX_OPTIONS = 100
"""The maximum number of options that are read from one text; no game has as many."""

MAX_WORD_LENGTH = 40
"""The maximum number of characters of a word that a sentence shows; longer words resemble no known word."""


def requested_rules(request: Mapping[str, str]) -> tuple[Rules, tuple[Message, ...]]:
    """Return the requested rules, or the closest valid rules, and sentences on what was changed in the request."""
    faults: list[Message] = []
    variant = request.get("variant", default_game())
    if variant not in VARIANTS:
        faults.append(message("wrong.variant", variant=shortened(variant), nearest=nearest_word(variant, VARIANTS)))
        variant = nearest_word(variant, VARIANTS)
    unknown = [name for name in request if name not in NAMES][:MAX_FAULTS]
    faults += [
        message("wrong.option", option=shortened(name), nearest=nearest_word(name, HOUSE_RULES)) for name in unknown
    ]
    texts = present_options(request)
    options = {name: _value(name, texts[name], faults) for name in HOUSE_RULES if name in texts}
    seats, team = (_number(request, name, variant, options, faults) for name in ("seats", "team"))
    rules, more = nearest_rules(variant, seats, team, **options)
    return rules, (*faults, *map(fault_sentence, more))


def split_rules(text: str) -> dict[str, str]:
    """Return the names and values of a rules text, valid or not: ``royal:target=31`` is variant royal, target 31."""
    variant, _, options = text.partition(":")
    pairs = (part.partition("=") for part in options.split(",", MAX_OPTIONS)[:MAX_OPTIONS] if part)
    return {"variant": variant, **{name: value for name, _, value in pairs}}


def fault_sentence(fault: RulesError) -> Message:
    """Return the sentence on a fault of some rules, and on what the closest valid rules change."""
    facts = fault_facts(fault.facts)
    if fault.code == "wrong-seats":
        key = "wrong.seats" if fault.facts["team"] == 1 else "wrong.teams"
        five = "five_handed" in fault.nearest
        return message(
            f"{key}.five" if five else key,
            **{**facts, "tables": tables_in_words(cast("Iterable[tuple[int, int]]", fault.facts["tables"]))},
        )
    reason = Message(f"error.{fault.code}", facts)
    changes = tuple(_change(name, value) for name, value in fault.nearest.items() if name != "team")
    return message("wrong.rules", reason=reason, changes=changes)


def _change(name: str, value: object) -> Message:
    """Return an option and its value, in words."""
    if name == "seats":
        return message("wrong.change.seats", seats=str(value))
    # Only keys: the voice that speaks the message looks up their words.
    option, chosen = label(name, key_itself), value_label(name, value, key_itself)
    return message("wrong.change", option=message(option), value=message(chosen))


def tables_in_words(played: Iterable[tuple[int, int]]) -> tuple[Message, ...]:
    """Return tables, given as seats and players a side, in words: "2", "3", "2 against 2"."""
    kinds = ((seats, team, "alone" if team == 1 else f"teams.{seats // team}") for seats, team in played)
    return tuple(message(f"wrong.table.{kind}", seats=seats, team=team) for seats, team, kind in kinds)


def _number(
    request: Mapping[str, str], name: str, variant: str, options: Mapping[str, object], faults: list[Message]
) -> int:
    """Return the requested number of seats, or size of a team; 0 if it is missing or, with a fault added, invalid."""
    text = request.get(name, "0")
    number = whole_number(text, MAX_NUMBER) if text.isascii() else None
    if number is not None:
        return number
    tables = tables_in_words(played_at(variant, options))
    faults.append(message(f"wrong.{name}", **{name: shortened(text)}, tables=tables))
    return 0


def _value(name: str, text: str, faults: list[Message]) -> object:
    """Return the value of an option; for an invalid text, the nearest valid value, with a fault added."""
    values = {value_text(value): value for value in HOUSE_RULES[name]}
    if text in values:
        return values[text]
    numbers, wanted = [value for value in values if value.isdecimal()], whole_number(text, MAX_NUMBER)
    # For a number, the closest number is meant, not the most similar text.
    if wanted is not None and numbers:
        best = min(numbers, key=lambda value: abs(int(value) - wanted))
    else:
        best = nearest_word(text, values)
    faults.append(message("wrong.value", option=name, value=shortened(text), choices=tuple(values), nearest=best))
    return values[best]


def nearest_word(word: str, among: Iterable[str]) -> str:
    """Return the most similar word; the first one if none is similar."""
    known = list(among)
    near = get_close_matches(word, known, 1) if len(word) <= MAX_WORD_LENGTH else []
    return (near or known)[0]


def shortened(text: str) -> str:
    """Return a text from outside, short enough for a sentence."""
    return text if len(text) <= MAX_WORD_LENGTH else f"{text[:MAX_WORD_LENGTH]}…"


# ---------- facts ----------


def fault_facts(facts: Mapping[str, object]) -> dict[str, Fact]:
    """Return the engine's facts as facts of a message; a build is represented by its first card."""
    return {name: _fact(value) for name, value in facts.items()}


def _fact(value: object) -> Fact:
    if isinstance(value, tuple):
        return tuple(_fact(part) for part in value)
    if isinstance(value, BuildPiece):
        return value.card
    return value if isinstance(value, str | int) and not isinstance(value, bool) else value_text(value)


def why_unread(fault: NotationError) -> Message:
    """Return the reason for a fault, without its place: a text that cannot be read, or an illegal action."""
    kind = "why" if isinstance(fault.__cause__, IllegalActionError) else "error"
    return Message(f"{kind}.{fault.code}", fault_facts(fault.facts))
