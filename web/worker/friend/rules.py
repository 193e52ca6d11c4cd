"""The games that two people can play by letters, the shortest first, and why the others cannot be."""

from __future__ import annotations

from typing import NamedTuple

from casino_core.mutual import why_not_offered
from casino_core.playing.dealing import new_round
from casino_core.rules.contradictions import RulesError
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from web.rulebook.offered import offered
from web.worker.words.requested_rules import requested_rules

PLAYERS = 2

FIRST_LETTERS = 2
"""The letters before the first play: the invitation, and the answer to it."""

ONE_ROUND, WHOLE = "round", "game"
"""The lengths of a game: a single round, or as long as its rules say."""


class Offered(NamedTuple):
    """A preset that can be played by letters."""

    id: str
    """Its id."""

    letters: int
    """About how many letters a round takes."""


def games() -> list[Offered]:
    """Return the presets on offer that can be played by letters, the shortest first."""
    rules = [(name, rules_of(name)) for name in offered()]
    fit = [(name, each) for name, each in rules if each is not None and why_not_offered(each) is None]
    listed = [Offered(name, letters_of(each)) for name, each in fit]
    return sorted(listed, key=lambda game: game.letters)


def unfit() -> dict[str, list[str]]:
    """Return the ids of the other presets on offer, by the code of the reason."""
    found: dict[str, list[str]] = {}
    for name in offered():
        rules = rules_of(name)
        why = why_not_offered(rules) if rules else None
        if rules is None or why is not None:
            found.setdefault(why.code if why else "two-players-only", []).append(name)
    return found


def rules_of(preset: str, length: str = WHOLE) -> Rules | None:
    """Return the rules of a preset for two; None if it does not exist, or not for two."""
    if preset not in VARIANTS:
        return None
    try:
        whole = variant_rules(preset, PLAYERS)
    except RulesError:
        return None
    if length != ONE_ROUND or whole.ending.target is None:
        return whole
    single, faults = requested_rules({"variant": preset, "seats": str(PLAYERS), "target": "none"})
    return whole if faults else single


def letters_of(rules: Rules) -> int:
    """Return about how many letters a round takes: one for each card of a hand, and those before the first play."""
    position, _ = new_round(rules, "letters/1", 0)
    return len(rules.pack) - len(position.loose) - rules.left_out + FIRST_LETTERS
