"""The errors that the engine raises.

    ValueError                      also what Card("1X") raises
    └── CasinoError                 code, facts
        ├── RulesError              unknown or contradictory options; nearest: the closest possible ones
        ├── IllegalActionError      an action that the rules refuse; why: the refusal
        ├── GameError               a step that a game does not allow, or a bad seed
        ├── PartError               a part of a position that contradicts the rest; part: its name
        └── NotationError           text that cannot be read; text, index: the character at fault

Each is defined in the module that raises it; all are names of ``casino_core`` itself.
"""

from __future__ import annotations


class CasinoError(ValueError):
    """The base class of all errors of the engine."""

    code: str
    """The name of the fault, in words with hyphens: a key by which a sentence about it can be found."""

    facts: dict[str, object]
    """The facts for such a sentence."""

    def __init__(self, code: str, facts: dict[str, object], message: str = "") -> None:
        described = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(message or (f"{code}: {described}" if described else code))
        self.code = code
        self.facts = facts
