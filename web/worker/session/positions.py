"""Positions that an address says in part, and what is to be found in them: see docs/embedding.md.

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
"""The name that stands for cards as well as for a setting, which its value tells apart."""

INVITING = tuple(part for part in PARTS if part != TABLE)
"""The names of parts, as far as they mean nothing else."""

BESIDE = ("play", "ask", "answer", "solution", "show")
"""Names that say more of a position, or of what is around it, but are none by themselves."""

LAID = re.compile(r"-?$|\d|[AJQKT][SHDC]", re.IGNORECASE)
"""How cards or a build begin."""

SEED = "1"
"""What decides all that nobody says, where no seed is given."""

MAX_PLAYS = 20
"""How many right plays are looked at."""

LONGEST_SENTENCE = 200
"""How many characters of a sentence from an address are shown."""


@dataclass(frozen=True)
class Goal:
    """What is to be found in a position."""

    accepted: tuple[Action, ...]
    """The plays that are right, at least one."""

    ask: str = ""
    """What is asked, "" for the usual sentence."""

    answer: str = ""
    """What is said when one of them is played, "" for the usual sentence."""

    shows: bool = True
    """Whether the table offers to show the first of them."""

    def course(self, game: Game, name: str, voice: Voice) -> Course:
        """Return it as a course of one step; ``name`` is what it is called, "" for the usual title."""
        task, right = self.ask or voice.t("position.task"), self.answer or voice.t("position.right")
        step = Step("position", game.position, self.accepted, task, right)
        return Course("position", name or voice.t("position.title"), (step,), "", "", shows=self.shows)


def parts_of(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return what an address says of a position, by the names of parts; nothing where it says nothing of any."""
    return {name: text for name, text in pairs if text and (name in INVITING or (name == TABLE and is_laid(text)))}


def is_laid(text: str) -> bool:
    """Return whether the value of "table" means cards, and not the setting."""
    return text not in SETTINGS[TABLE] and bool(LAID.match(text))


def game_of(rules: Rules, said: Mapping[str, str], seed: str, faults: list[Message]) -> Game | None:
    """Return the game that goes on from a position, without the parts that are wrong: each of these is a fault.

    Return nothing where no position is left.
    """
    left = dict(said)
    while left:
        try:
            return from_position(completed(parse_known(rules, left), seed), seed)
        except PartError as error:
            faults.append(part_fault(error, left))
            # A part that nobody said cannot be left out: its hand is too small for the others.
            left = {name: text for name, text in left.items() if error.part in left and name != error.part}
    return None


def part_fault(error: PartError, said: Mapping[str, str]) -> Message:
    """Return which part is wrong, and why."""
    reason = Message(f"error.{error.code}", fault_facts(error.facts))
    cause = error.__cause__
    # Other faults concern all of a part, and not a place in its text.
    if isinstance(cause, NotationError) and error.code in ("no-card", "no-number", "expected"):
        near = shortened(said[error.part][cause.index :])
        return message("wrong.part.at", name=error.part, near=near, reason=reason)
    return message("wrong.part", name=error.part, reason=reason)


def goal_of(pairs: Sequence[tuple[str, str]], game: Game, faults: list[Message]) -> Goal | None:
    """Return what is to be found in a position; nothing where no play is named that could be. Others are faults."""
    given = dict(pairs)
    accepted = [_action(text, game, faults) for name, text in pairs if name == "play"][:MAX_PLAYS]
    found = tuple(action for action in accepted if action is not None)
    if not found:
        return None
    # The person sits in seat 0 and can only be asked for a play in their own turn.
    if game.position.turn:
        faults.append(message("wrong.part", name="play", reason=message("error.not-your-turn")))
        return None
    ask, answer = (clean_sentence(given.get(name, "")) for name in ("ask", "answer"))
    return Goal(found, ask, answer, shows=given.get("solution") != "hide")


def clean_sentence(text: str) -> str:
    """Return a sentence from outside as plain text of one line, as far as it is shown."""
    # Cut twice, so that a huge text is not split as a whole, and blanks take nothing from what is shown.
    return " ".join(text[: 2 * LONGEST_SENTENCE].split())[:LONGEST_SENTENCE]


def _action(text: str, game: Game, faults: list[Message]) -> Action | None:
    """Return a play; nothing, and a fault, where it cannot be read or is not allowed."""
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
