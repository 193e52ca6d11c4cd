"""What goes wrong with what the engine is given.

    ValueError                      also what Card("1X") raises
    └── CasinoError                 code, facts
        ├── RulesError              options that do not exist or contradict each other; nearest: what would mend them
        ├── IllegalActionError      an action that the rules refuse; why: the refusal
        ├── GameError               what cannot be done with a game as it stands, and a seed that is none
        ├── PartError               a part of a position that contradicts the rules or the other parts; part: its name
        └── NotationError           text that cannot be read; text, index: the character it is about

Each is defined beside what raises it, and all are names of ``casino_core`` itself.
"""

from __future__ import annotations


class CasinoError(ValueError):
    """What all errors of the engine have in common."""

    code: str
    """The name of the fault, in words with hyphens. A sentence about it can be looked up by it."""

    facts: dict[str, object]
    """What such a sentence needs to know."""

    def __init__(self, code: str, facts: dict[str, object], message: str = "") -> None:
        told = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(message or (f"{code}: {told}" if told else code))
        self.code = code
        self.facts = facts
