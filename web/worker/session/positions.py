"""Partial positions in addresses, and tasks in them: see docs/embedding.md.

?table=5H,3C,QS&hand=8D,2C                    a position to play on from
?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C       one in which that play is right
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from casino_core.game import Game, from_position
from casino_core.legal.legality import why_not
from casino_core.notation.actions import parse_action
from casino_core.notation.partial import PARTS, parse_known
from casino_core.notation.reader import NotationError
from casino_core.playing.completing import PartError, completed
from casino_core.position.actions import Action
from casino_core.rules.parts import Rules
from web.shared.settings import SETTINGS
from web.worker.match.lesson import Course, Step
from web.worker.words.requested_rules import fault_facts, shortened
from web.worker.words.speech import Message, Voice, message

TABLE = "table"
"""The name of both a part and a setting, which differ in their values."""

INVITING = tuple(part for part in PARTS if part != TABLE)
"""The names of parts that mean nothing else."""

ADDITIONS = ("play", "ask", "answer", "solution", "show")
"""Names that add to a position, but do not describe one alone."""

LAID = re.compile(r"-?$|\d|[AJQKT][SHDC]", re.IGNORECASE)
"""The beginning of cards or of a build."""

SEED = "1"
"""The seed that completes a position without one."""

MAX_PLAYS = 20
"""The most right plays that are read."""

LONGEST_SENTENCE = 200
"""The most characters shown of a sentence from an address."""


@dataclass(frozen=True)
class Goal:
    """The task in a position."""

    accepted: tuple[Action, ...]
    """The right plays, at least one."""

    ask: str = ""
    """The question, "" for the default."""

    answer: str = ""
    """The praise for a right play, "" for the default."""

    shows: bool = True
    """Whether the table offers to show the first right play."""

    def course(self, game: Game, name: str, voice: Voice) -> Course:
        """Return a course of one step with this task; ``name`` is its title, "" for the default."""
        task, right = self.ask or voice.t("position.task"), self.answer or voice.t("position.right")
        step = Step("position", game.position, self.accepted, task, right)
        return Course("position", name or voice.t("position.title"), (step,), "", "", shows=self.shows)


def parts_of(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the parts of a position in an address, by name."""
    return {name: text for name, text in pairs if text and (name in INVITING or (name == TABLE and is_laid(text)))}


def is_laid(text: str) -> bool:
    """Return whether a value of "table" means cards, and not the setting."""
    return text not in SETTINGS[TABLE] and bool(LAID.match(text))


def game_of(rules: Rules, said: Mapping[str, str], seed: str, faults: list[Message]) -> Game | None:
    """Return the game that goes on from a position, without its faulty parts, whose faults are added.

    Return None if no part is left.
    """
    left = dict(said)
    while left:
        try:
            return from_position(completed(parse_known(rules, left), seed), seed)
        except PartError as error:
            faults.append(part_fault(error, left))
            # A part that was not given cannot be left out: its hand is too small for the others.
            left = {name: text for name, text in left.items() if error.part in left and name != error.part}
    return None


def part_fault(error: PartError, said: Mapping[str, str]) -> Message:
    """Return the message about a faulty part."""
    reason = Message(f"error.{error.code}", fault_facts(error.facts))
    cause = error.__cause__
    # Other faults concern the whole part, and not a place in its text.
    if isinstance(cause, NotationError) and error.code in ("no-card", "no-number", "expected"):
        near = shortened(said[error.part][cause.index :])
        return message("wrong.part.at", name=error.part, near=near, reason=reason)
    return message("wrong.part", name=error.part, reason=reason)


def goal_of(pairs: Sequence[tuple[str, str]], game: Game, faults: list[Message]) -> Goal | None:
    """Return the task in a position; None if it names no legal play. Illegal ones are added to the faults."""
    given = dict(pairs)
    accepted = [_action(text, game, faults) for name, text in pairs if name == "play"][:MAX_PLAYS]
    found = tuple(action for action in accepted if action is not None)
    if not found:
        return None
    # The person sits in seat 0, and can only be asked for a play in their own turn.
    if game.position.turn:
        faults.append(message("wrong.part", name="play", reason=message("error.not-your-turn")))
        return None
    ask, answer = (clean_sentence(given.get(name, "")) for name in ("ask", "answer"))
    return Goal(found, ask, answer, shows=given.get("solution") != "hide")


def clean_sentence(text: str) -> str:
    """Return a sentence from outside as one line of plain text, cut to the shown length."""
    # Cut twice, so that a huge text is not split as a whole, and spaces do not shorten the shown part.
    return " ".join(text[: 2 * LONGEST_SENTENCE].split())[:LONGEST_SENTENCE]


def _action(text: str, game: Game, faults: list[Message]) -> Action | None:
    """Return a play; None, and a fault, if it cannot be read or is illegal."""
    try:
        action = parse_action(text)
    except NotationError as fault:
        reason = Message(f"error.{fault.code}", fault_facts(fault.facts))
        faults.append(message("wrong.part.at", name="play", near=shortened(text), reason=reason))
        return None
    refused = why_not(game.position, action)
    if refused is None:
        return action
    reason = Message(f"why.{refused.code}", fault_facts(refused.facts))
    faults.append(message("wrong.part.at", name="play", near=shortened(text), reason=reason))
    return None
