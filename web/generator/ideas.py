"""The ideas of web/content, each with positions to try, which the build plays."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from casino_core.notation.actions import parse_action
from casino_core.notation.positions import parse_position
from casino_core.position.view import view
from web.generator.content import CONTENT, ContentError, Data, at, load
from web.generator.lessons import Lesson, read_steps
from web.generator.reads import remembered, shared
from web.generator.speaking import t
from web.worker.match.ideas import IDEAS, ideas

PARTS = {"about", "text", "steps"}


class Idea(NamedTuple):
    """An idea, with the data for its page."""

    name: str
    """The id of the idea, as in addresses."""

    about: str
    """A sentence that explains it."""

    text: tuple[str, ...]
    """The reasons for it: paragraphs with cards in braces."""

    course: Lesson
    """The positions to try."""

    @property
    def title(self) -> str:
        """The name of the idea in the current language."""
        return self.course.title


@remembered
def idea_pages(folder: Path = CONTENT) -> tuple[Idea, ...]:
    """Return all ideas in their order. Raise ContentError if one is missing, or a position does not follow its idea."""
    entries: Data = load("ideas", folder)["ideas"]
    # In both directions: an idea without a text has no page, and a text without an idea cannot be checked.
    if wrong := set(entries) ^ set(IDEAS):
        raise ContentError(f"web/content/ideas.toml: missing or unknown: {', '.join(sorted(wrong))}")
    return tuple(_idea(name, entries[name], folder) for name in entries)


def _idea(name: str, entry: Data, folder: Path) -> Idea:
    head = f"[ideas.{name}]"
    if wrong := set(entry) ^ PARTS:
        raise ContentError(f"{at('ideas', folder, name, head)}: missing or unknown: {', '.join(sorted(wrong))}")
    steps = read_steps(entry["steps"], "ideas", folder, name, head)
    for step in steps:
        _check(name, step, at("ideas", folder, f"{name}, {step['id']}", head, f'id = "{step["id"]}"'))
    course = Lesson(f"ideas-{name}", t(f"idea.{name}"), entry["about"], "learn/ideas/", t("idea.more"), steps)
    return Idea(name, entry["about"], tuple(entry["text"]), course)


def _check(name: str, step: Mapping[str, str], where: str) -> None:
    """Raise ContentError if the first right play does not follow the idea; hints use the same function to tell."""
    best = step["accepted"].split()[0]
    followed = _followed(step["position"], best)
    if name not in followed:
        raise ContentError(f"{where}: {best} is about {', '.join(followed) or 'no idea'}")


@shared
def _followed(position: str, best: str) -> tuple[str, ...]:
    """Return the ideas that a play follows."""
    now = parse_position(position)
    return tuple(ideas(view(now, now.turn), parse_action(best)))
