"""The errors that the engine raises.

    ValueError                      also what Card("1X") raises
    └── CasinoError                 code, facts
        ├── ArgumentError           an argument of the wrong type; also a TypeError
        ├── RulesError              unknown or contradictory options; nearest: the closest possible ones
        ├── IllegalActionError      an action that the rules refuse; why: the refusal
        ├── GameError               a step that a game does not allow, or a bad seed
        ├── PartError               a part of a position that contradicts the rest; part: its name
        └── NotationError           text that cannot be read; text, index: the character at fault

CasinoError and ArgumentError are defined here, the other errors in the modules that they concern; all can be imported
from ``casino_core`` itself.
"""

from __future__ import annotations

MAX_SHOWN = 60
"""The maximum length of a value that is shown in a message, in characters."""


class CasinoError(ValueError):
    """The base class of all errors of the engine.

    >>> try:
    ...     casino.variant_rules("royal", seats=7)
    ... except casino.CasinoError as error:
    ...     print(error.code, error.facts["tables"])
    wrong-seats ((2, 1), (3, 1), (4, 1), (4, 2))
    """

    code: str
    """The name of the fault, in words with hyphens, by which a program can choose a sentence about it."""

    facts: dict[str, object]
    """The facts that such a sentence needs, by name."""

    def __init__(self, code: str, facts: dict[str, object], message: str = "") -> None:
        described = ", ".join(f"{name}={value!r}" for name, value in facts.items())
        super().__init__(message or (f"{code}: {described}" if described else code))
        self.code = code
        self.facts = facts


class ArgumentError(CasinoError, TypeError):
    """An argument that is neither the expected value nor its text.

    >>> casino.new_game(7, "island")
    Traceback (most recent call last):
    casino_core.errors.ArgumentError: rules: expected rules or their text, such as 'classic:seats=3', not 7
    """

    def __init__(self, name: str, expected: str, value: object) -> None:
        described = repr(value)
        if len(described) > MAX_SHOWN:
            described = f"a value of type {type(value).__name__}"
        facts = {"argument": name, "expected": expected, "value": value}
        super().__init__("wrong-argument", facts, f"{name}: expected {expected}, not {described}")


def check_argument(name: str, value: object, kind: type, expected: str) -> None:
    """Raise ArgumentError if an argument is not of the type ``kind``, which ``expected`` describes."""
    if not isinstance(value, kind):
        raise ArgumentError(name, expected, value)
