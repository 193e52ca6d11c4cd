"""The lessons of web/content; the engine checks the plays of every step."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from casino_core.cards import Chance
from casino_core.legal.legality import why_not
from casino_core.notation.actions import parse_action, parse_cards
from casino_core.notation.positions import position_text
from casino_core.position.position import Position
from web.generator.content import CONTENT, TABLE, ContentError, Data, at, diagram_position, load, read
from web.generator.edition import edition
from web.generator.reads import remembered, shared
from web.table.cards import IN_TEXT

PLACED = {"id", "own", "theirs"} | TABLE
"""The fields that decide the position of a step."""

STEP = {"task", "right", "accepted", "diagram", "example"} | PLACED
COURSE = {"title", "about", "way_on", "last", "steps"}


@dataclass(frozen=True)
class Lesson:
    """A course, with the data for its pages."""

    id: str
    """The id of the course in addresses and in browsers' storage."""

    title: str
    """The title of the course."""

    about: str
    """A sentence about its content."""

    way_on: str
    """The page after its last step, from the root of the site."""

    last: str
    """The words of the link to that page."""

    steps: tuple[Mapping[str, str], ...]
    """The steps of the course as the table reads them: see ``web.worker.match.lesson``."""

    def as_json(self, root: str) -> str:
        """Return the course as JSON for the table; ``root`` is the path from the page to the root of the site."""
        return json.dumps(
            {"id": self.id, "title": self.title, "way_on": root + self.way_on, "last": self.last, "steps": self.steps}
        )


@remembered
def lessons(folder: Path = CONTENT) -> tuple[Lesson, ...]:
    """Return all courses in their order. Raise ContentError if one cannot be played as described."""
    courses: Data = load("lessons", folder)["courses"]
    return tuple(_lesson(name, entry, folder) for name, entry in courses.items())


def chosen_ids() -> Sequence[str]:
    """Return the ids of the edition's courses in their order."""
    return edition().lessons or course_ids()


def course_ids(folder: Path = CONTENT) -> list[str]:
    """Return the ids of all courses."""
    return list(load("lessons", folder)["courses"])


def _lesson(name: str, entry: Data, folder: Path) -> Lesson:
    where = at("lessons", folder, name, f"[courses.{name}]")
    if wrong := set(entry) ^ COURSE:
        raise ContentError(f"{where}: missing or unknown: {', '.join(sorted(wrong))}")
    _check_kinds(entry, set(entry) - {"steps"}, where)
    steps = read_steps(entry["steps"], "lessons", folder, name, f"[courses.{name}]")
    return Lesson(name, entry["title"], entry["about"], entry["way_on"], entry["last"], steps)


def read_steps(every: list[Data], file: str, folder: Path, name: str, head: str) -> tuple[Mapping[str, str], ...]:
    """Return the steps of a course, which begins with ``head`` in its content file. Raise ContentError for a fault."""
    ids = [step.get("id", "") for step in every]
    if twice := sorted({each for each in ids if ids.count(each) > 1}):
        raise ContentError(f"{at(file, folder, name, head)}: two steps called {', '.join(twice)}")
    return tuple(
        read_step(
            step,
            at(file, folder, f"{name}, {step.get('id', 'a step without an id')}", head, f'id = "{step.get("id", "")}"'),
            folder,
        )
        for step in every
    )


def read_step(entry: Data, where: str, folder: Path) -> Mapping[str, str]:
    """Return a step as the table reads it. Raise ContentError unless its plays are legal in its position."""
    if wrong := ({"id", "task"} - set(entry)) | (set(entry) - STEP):
        raise ContentError(f"{where}: missing or unknown: {', '.join(sorted(wrong))}")
    _check_kinds(entry, set(entry) - {"accepted", "deal", "last"}, where)
    # The step's own values override those of its diagram.
    whole = {**_table_entry(entry, where, folder), **entry}
    accepted = whole.get("accepted") or [whole.get("action", "")]
    table = tuple(sorted((name, whole[name]) for name in PLACED & set(whole)))
    position = _position_of_step(table, tuple(accepted), where)
    right = whole.get("right") or whole.get("caption", "")
    _check_cards(whole["task"] + right, position, where)
    return {
        "id": whole["id"],
        "position": position_text(position),
        "accepted": " ".join(accepted),
        "task": whole["task"],
        "right": right,
    }


@shared
def _position_of_step(table: tuple[tuple[str, object], ...], accepted: tuple[str, ...], where: str) -> Position:
    """Return the position of a step from its fields. Raise ContentError unless the accepted plays are legal in it."""
    position = step_position(dict(table), where)
    for text in accepted:
        fault = why_not(position, read(parse_action, text, where))
        if fault is not None:
            raise ContentError(f"{where}: {text} is not allowed: {fault.code}")
    return position


def _check_kinds(entry: Data, texts: set[str], where: str) -> None:
    """Raise ContentError if a value of a course or a step is of the wrong type."""
    if wrong := sorted(name for name in texts if not isinstance(entry[name], str)):
        raise ContentError(f"{where}: no text: {', '.join(wrong)}")
    accepted = entry.get("accepted", [])
    if not isinstance(accepted, list) or not all(isinstance(each, str) for each in accepted):
        raise ContentError(f"{where}: accepted is no list of plays")


def _table_entry(entry: Data, where: str, folder: Path) -> Data:
    """Return the diagram or example whose table a step uses; {} if the step has its own table."""
    if "diagram" in entry:
        source: Data | None = load("diagrams", folder)["diagrams"].get(entry["diagram"])
    elif "example" in entry:
        game, _, number = entry["example"].partition("/")
        examples = load("rules", folder)["examples"].get(game, [])
        source = (
            {"rules": game, **examples[int(number)]} if number.isdecimal() and int(number) < len(examples) else None
        )
    else:
        return {}
    if source is None:
        raise ContentError(f"{where}: there is no {entry.get('diagram') or entry['example']}")
    return source


def step_position(whole: Data, where: str) -> Position:
    """Return the position of a step, with the learner's captures; with an opponent's hand, it is in the last deal."""
    position = diagram_position(whole, where)
    own, theirs = (read(parse_cards, whole.get(name, "-"), where) for name in ("own", "theirs"))
    if missing := [card for card in (*own, *theirs) if card not in position.stock]:
        raise ContentError(f"{where}: {', '.join(missing)} is on the table twice")
    stock = tuple(card for card in position.stock if card not in (*own, *theirs))
    position = replace(position, piles=((*position.piles[0], *own), *position.piles[1:]), stock=stock)
    if not theirs:
        return _with_hands(position, whole["id"])
    # The captured cards are divided between the sides, because all of them on one side would look absurd.
    rest = Chance(whole["id"]).shuffled(stock)
    piles = ((*position.piles[0], *rest[::2]), (*position.piles[1], *rest[1::2]))
    return replace(position, hands=(position.hands[0], theirs), stock=(), piles=piles, dealer=0, last_capturer=1)


def _with_hands(position: Position, seed: str) -> Position:
    """Return a position in which all hands are as large as the learner's, if the stock has enough cards."""
    size, others = len(position.hands[0]), position.rules.seats - 1
    # Shuffled with the name of the step as the seed, so that every build deals the same cards.
    stock = Chance(seed).shuffled(position.stock)
    if len(stock) < size * others:
        return position
    hands = [stock[size * seat : size * (seat + 1)] for seat in range(others)]
    return replace(position, hands=(position.hands[0], *hands), stock=stock[size * others :])


def _check_cards(text: str, position: Position, where: str) -> None:
    """Raise ContentError for a card that the game does not have, and for braces without a card."""
    if set("{}") & set(IN_TEXT.sub("", text)):
        raise ContentError(f"{where}: braces without a card: {text}")
    for card in IN_TEXT.findall(text):
        if card not in position.rules.pack:
            raise ContentError(f"{where}: there is no {card} in this game")
