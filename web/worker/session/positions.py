"""Partial positions in addresses, and tasks in them: see docs/embedding.md.

?table=5H,3C,QS&hand=8D,2C                    a position to play on from
?table=5H,3C,QS&hand=8D,2C&play=8Dx5H3C       a position in which that play is right
?table=5H,3C&hand=8D&play=8Dx5H3C&task=2&table=4H,3C&hand=7D&play=7Dx4H3C    a series of two tasks
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from casino_core.game import Game, from_position
from casino_core.legal.legality import why_not
from casino_core.notation.actions import parse_action
from casino_core.notation.partial import PARTS, parse_known
from casino_core.notation.reader import NotationError
from casino_core.playing.completing import PartError, completed
from casino_core.position.actions import Action
from casino_core.position.view import View
from casino_core.rules.parts import Rules
from web.shared.settings import SETTINGS
from web.table.cards import IN_TEXT
from web.worker.match.lesson import Course, Step
from web.worker.words.requested_rules import fault_facts, shortened
from web.worker.words.speech import Message, Voice, message

TABLE = "table"
"""A name that a part of a position and a setting share; their values tell them apart."""

OF_A_TASK = (*PARTS, "play", "ask", "answer", "wrong", "hint", "task")
"""The names that belong to each task of a series separately."""

INVITING = tuple(part for part in PARTS if part != TABLE)
"""The names of parts that are not also the name of a setting."""

ADDITIONS = ("play", "ask", "answer", "wrong", "hint", "solution", "choices", "show", "task")
"""Names that add to a position, but do not describe one by themselves."""

FOR_TASKS = ("wrong", "hint")
"""The names that are read only with a right play; a question may be written before its right play is chosen."""

BRACES = re.compile(r"\{\w{1,3}\}")
"""Something in braces that is as short as a card."""

LAID = re.compile(r"-?$|\d|[AJQKT][SHDC]", re.IGNORECASE)
"""The beginning of cards or of a build."""

SEED = "1"
"""The seed with which a position is completed if the address gives no seed."""

MAX_PLAYS = 20
"""The maximum number of right plays, and of replies to wrong plays, that are read."""

MAX_TASKS = 50
"""The maximum number of tasks that are read from a series; further tasks become part of the last one."""

LONGEST_SENTENCE = 200
"""The maximum number of characters that are shown of a sentence from an address."""


@dataclass(frozen=True)
class Goal:
    """The task in a position."""

    accepted: tuple[Action, ...]
    """The right plays, at least one."""

    ask: str = ""
    """The question, "" for the default."""

    answer: str = ""
    """The praise for a right play, "" for the default."""

    wrong: tuple[tuple[Action | None, str], ...] = ()
    """The replies to wrong plays: a play, or None for all others, and a sentence."""

    hint: str = ""
    """A hint, "" for none."""

    shows: bool = True
    """Whether the table offers to show the first right play."""

    lists: bool = True
    """Whether the table lists what the chosen cards can make."""

    def step(self, game: Game, number: int, voice: Voice) -> Step:
        """Return the task with this number as a step of a course."""
        task, right = self.ask or voice.t("position.task"), self.answer or voice.t("position.right")
        return Step(str(number), game.position, self.accepted, task, right, hint=self.hint, replies=self.wrong)


def course_of(tasks: Sequence[tuple[Game, Goal]], name: str, voice: Voice) -> Course:
    """Return tasks as a course; ``name`` is its title, "" for the default.

    The first task decides what the table offers.
    """
    steps = tuple(goal.step(game, number, voice) for number, (game, goal) in enumerate(tasks, 1))
    first, title = tasks[0][1], name or voice.t("position.title")
    return Course("position", title, steps, "", "", shows=first.shows, lists=first.lists, series=len(steps) > 1)


def sections(pairs: Iterable[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """Return for each task a list of its names and values in an address; "task" begins the next list.

    Names that do not belong to a single task are in the first list, wherever they were written.
    """
    tasks: list[list[tuple[str, str]]] = [[]]
    for name, text in pairs:
        if name == "task" and tasks[-1] and len(tasks) < MAX_TASKS:
            tasks.append([])
        own = name in OF_A_TASK and not (name == TABLE and not is_laid(text))
        tasks[-1 if own else 0].append((name, text))
    return tasks


def known_text(seen: View, near: int, *, looks: bool) -> str:
    """Return a view's table, and its hand if the person ``looks``, as parameters; seat ``near`` becomes seat 0."""
    seats = seen.rules.seats
    builds = [
        f"{build.value}={'.'.join(map(''.join, build.groups))}@{(build.owner - near) % seats}" for build in seen.builds
    ]
    hand = f"&hand={','.join(seen.hand)}" if looks and seen.hand else ""
    return f"table={','.join((*seen.loose, *builds))}{hand}"


def parts_of(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return the texts of the parts of a position in an address, by name."""
    return {name: text for name, text in pairs if text and (name in INVITING or (name == TABLE and is_laid(text)))}


def is_laid(text: str) -> bool:
    """Return whether a value of "table" means cards, and not the setting."""
    return text not in SETTINGS[TABLE] and bool(LAID.match(text))


def game_of(rules: Rules, parts: Mapping[str, str], seed: str, faults: list[Message]) -> Game | None:
    """Return the game that goes on from a position without its faulty parts; None if no part is left.

    Add the faults of those parts to ``faults``.
    """
    remaining = dict(parts)
    while remaining:
        try:
            return from_position(completed(parse_known(rules, remaining), seed), seed)
        except PartError as error:
            faults.append(part_fault(error, remaining))
            # A part that was not given cannot be left out, such as a hand that the other parts make too small.
            remaining = {
                name: text for name, text in remaining.items() if error.part in remaining and name != error.part
            }
    return None


def part_fault(error: PartError, parts: Mapping[str, str]) -> Message:
    """Return the message about a faulty part."""
    reason = Message(f"error.{error.code}", fault_facts(error.facts))
    cause = error.__cause__
    # Other faults concern the whole part, and not a place in its text.
    if isinstance(cause, NotationError) and error.code in ("no-card", "no-number", "expected"):
        near = shortened(parts[error.part][cause.index :])
        return message("wrong.part.at", name=error.part, near=near, reason=reason)
    return message("wrong.part", name=error.part, reason=reason)


def without_effect(pairs: Iterable[tuple[str, str]]) -> list[Message]:
    """Return a fault for each name that has no effect because a name that it needs is missing."""
    given = {name for name, text in pairs if text}
    if "play" not in given:
        return [message("wrong.without", name=name, needed="play") for name in FOR_TASKS if name in given]
    return [] if given & {*PARTS} else [message("wrong.without", name="play", needed=TABLE)]


def goal_of(pairs: Sequence[tuple[str, str]], game: Game, faults: list[Message]) -> Goal | None:
    """Return the task in a position; None if no legal play is named. Illegal plays are added to the faults."""
    values, plays = dict(pairs), [text for name, text in pairs if name == "play"][:MAX_PLAYS]
    # The person sits in seat 0, and can only be asked for a play on their own turn.
    if plays and game.position.turn:
        faults.append(message("wrong.part", name="play", reason=message("error.not-your-turn")))
        return None
    accepted = [_action(text, game, faults) for text in plays]
    legal_plays = tuple(action for action in accepted if action is not None)
    if not legal_plays:
        return None
    ask, answer, hint = (clean_sentence(values.get(name, "")) for name in ("ask", "answer", "hint"))
    replies = [text for name, text in pairs if name == "wrong"][:MAX_PLAYS]
    wrong = tuple(_reply(text, game, faults) for text in replies)
    faults += _bad_braces([("ask", ask), ("answer", answer), ("hint", hint), *(("wrong", text) for text in replies)])
    shows, lists = (values.get(name) != "hide" for name in ("solution", "choices"))
    return Goal(legal_plays, ask, answer, wrong, hint, shows=shows, lists=lists)


def _reply(text: str, game: Game, faults: list[Message]) -> tuple[Action | None, str]:
    """Return the reply to a wrong play, "8D:Look again.", or to all others, "Look again.".

    Add a fault if the play is illegal, or if there is only a play.
    """
    before, colon, after = text.partition(":")
    try:
        action = parse_action(before.strip())
    except NotationError:
        return None, clean_sentence(text)
    reason = _why_illegal(action, game) if colon else message("error.expected", mark=":")
    if reason is not None:
        faults.append(message("wrong.part.at", name="wrong", near=shortened(text), reason=reason))
    return (action, clean_sentence(after)) if colon else (None, clean_sentence(text))


def _bad_braces(pairs: Iterable[tuple[str, str]]) -> Iterator[Message]:
    """Yield a fault for the first thing in each sentence that looks like a card in braces, but is none."""
    for name, text in pairs:
        wrong = next((one for one in BRACES.findall(text) if not IN_TEXT.fullmatch(one)), "")
        if wrong:
            yield message("wrong.part.at", name=name, near=wrong, reason=message("error.no-card"))


def clean_sentence(text: str) -> str:
    """Return a sentence from outside as one line of plain text.

    A long one is cut, after a word if possible, and ends in an ellipsis.
    """
    # Cut twice, so that a huge text is not split as a whole, and spaces do not shorten the shown part.
    line = " ".join(text[: 4 * LONGEST_SENTENCE].split())
    return (
        line
        if len(line) <= LONGEST_SENTENCE
        else f"{line[:LONGEST_SENTENCE].rpartition(' ')[0] or line[:LONGEST_SENTENCE]}…"
    )


def _action(text: str, game: Game, faults: list[Message]) -> Action | None:
    """Return a play; if it cannot be read or is illegal, return None and add the reason to the faults."""
    try:
        action = parse_action(text)
    except NotationError as fault:
        reason = Message(f"error.{fault.code}", fault_facts(fault.facts))
        faults.append(message("wrong.part.at", name="play", near=shortened(text), reason=reason))
        return None
    illegal = _why_illegal(action, game)
    if illegal is None:
        return action
    faults.append(message("wrong.part.at", name="play", near=shortened(text), reason=illegal))
    return None


def _why_illegal(action: Action, game: Game) -> Message | None:
    """Return why a play is illegal; None if it is legal."""
    refused = why_not(game.position, action)
    return None if refused is None else Message(f"why.{refused.code}", fault_facts(refused.facts))
