"""The worked examples of the rules as courses: every example of a game is a step with its own table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from casino_core.legal.legality import candidates
from casino_core.notation.actions import action_text, parse_action
from casino_core.position.actions import Play
from web.generator.content import CONTENT, Data, load
from web.generator.lessons import Lesson, read_step, step_position
from web.generator.reads import remembered, shared
from web.generator.rules import example_place
from web.generator.speaking import t
from web.rulebook.words import game_name


@remembered
def example_courses(folder: Path = CONTENT) -> tuple[Lesson, ...]:
    """Return a course for every game with examples. Raise ContentError if one cannot be played."""
    return tuple(_course(game, entry, folder) for game, entry in load("rules", folder)["examples"].items())


def _course(game: str, examples: list[Data], folder: Path) -> Lesson:
    name = game_name(game, t)
    steps = tuple(_step(game, number, entry, folder) for number, entry in enumerate(examples))
    title, about = t("example.course", game=name), t("example.about", game=name)
    return Lesson(f"examples-{game}", title, about, f"rules/{game}/", t("example.last"), steps)


def _step(game: str, number: int, entry: Data, folder: Path) -> dict[str, str]:
    """Return an example as a step; if the play of the example is illegal, every legal play is right."""
    where = example_place(game, number + 1, folder)
    step: dict[str, Any] = {"id": str(number), "example": f"{game}/{number}", "task": _task(entry)}
    if "refused" in entry:
        step["accepted"] = _legal_plays(game, number, folder)
    return dict(read_step(step, where, folder))


@shared
def _legal_plays(game: str, number: int, folder: Path) -> list[str]:
    """Return the legal plays of an example; ``number`` counts from 0."""
    entry = load("rules", folder)["examples"][game][number]
    position = step_position({"rules": game, "id": "", **entry}, example_place(game, number + 1, folder))
    return [*map(action_text, candidates(position))]


def _task(entry: Data) -> str:
    """Return the task, with the card to play if there is one."""
    if "refused" in entry:
        return t("example.refused", title=entry["title"])
    action = parse_action(entry["action"])
    if isinstance(action, Play):
        return t("example.with", title=entry["title"], card="{" + action.card + "}")
    return t("example.table", title=entry["title"])
