"""The reader of web/content; the engine plays every move in it, so that no page can show an illegal play."""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeVar

from casino_core.game import Game, new_game, play
from casino_core.legal.legality import why_not
from casino_core.notation.actions import cards_text, parse_action, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.reader import NotationError
from casino_core.notation.record import parse_game
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.playing.play import IllegalActionError
from casino_core.playing.play import play as play_checked
from casino_core.position.actions import Action, Play, Pluck, pieces
from casino_core.position.layout import Build
from casino_core.position.position import Cards, Position
from casino_core.score.scoring import ScoreSheet
from web.generator.check import SiteError
from web.generator.paths import LOCALE, ROOT, WEB
from web.generator.reads import read_text, record, remembered, shared
from web.generator.speaking import ENGLISH, language
from web.languages import prose, pseudo
from web.languages.errors import LanguageError
from web.languages.language import text_of
from web.table.diagram import Diagram, DiagramBuild, Stage
from web.table.state import Mark

CONTENT = WEB / "content"
PARTS = {
    "diagrams": {"opponent", "diagrams"},
    "embeds": {"names", "sent", "heard"},
    "example": {"title", "caption", "rules", "seed", "players", "turns", "rest"},
    "games": {"sources", "games"},
    "glossary": {"opponent", "subjects", "games", "figures", "terms"},
    "ideas": {"ideas"},
    "lessons": {"courses"},
    "notation": {"cards", "actions", "rules", "positions", "games", "errors"},
    "opponents": {"date", "spread", "matches"},
    "rules": {"opponent", "examples", "house-rules"},
}
"""The keys that each content file may have at its top level."""

CARD = re.compile("[A2-9TJQK][SHDC]")
BUILDS = 6  # the place of the builds among the fields of a position's text
NEEDED = {"title", "caption", "hand", "action"}
SHOWN = {"loose", "builds", "pile", "rules", "deal", "last", "partner", "proven"}
TABLE = SHOWN | {"hand"}
"""The fields of a diagram that determine its position."""

OPTIONAL = SHOWN | {"takes", "leaves", "makes", "refused", "also", "says"}

Data = Mapping[str, Any]
"""A table of a content file, still unchecked."""

Names = tuple[str, str, str]  # of the owners of builds and piles in a diagram; your own name is ""
Read = TypeVar("Read")


class ContentError(SiteError):
    """Content that cannot be shown; the message has the file, the entry, and the fault."""


@remembered
def load(name: str, folder: Path = CONTENT) -> Data:
    """Return a whole content file in the current language.

    Raise ContentError if it is not TOML, or has an unknown part.
    """
    try:
        data = _parsed(text(f"{name}.toml", folder))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"web/content/{name}.toml: {error}") from error
    if unknown := set(data) - PARTS[name]:
        raise ContentError(f"web/content/{name}.toml: unknown: {', '.join(sorted(unknown))}")
    return _translated(name, data) if folder == CONTENT and language() != ENGLISH else data


def _translated(name: str, data: Data) -> Data:
    """Return a content file with its prose in the current language, as far as it is translated.

    Raise LanguageError, with file and place, for a translation that cannot be used.
    """
    if language() in pseudo.PSEUDO:
        made: Data = prose.changed(name, data, partial(pseudo.prose, change=pseudo.CHANGES[language()]))
        return made
    file = LOCALE / language() / "content" / f"{name}.toml"
    path = file.relative_to(ROOT).as_posix()
    record(path)
    if not file.is_file():
        return data
    own = prose.parsed(path, text_of(file))
    try:
        whole: Data = prose.translated(name, data, own)
    except LanguageError as error:
        raise LanguageError(f"{path}: {error}") from error
    return whole


# Cached by the text, not by the name, because tests have their own folders.
@lru_cache(maxsize=16)
def _parsed(text: str) -> Data:
    """Return a content file, parsed; it is cached because hundreds of steps and examples read the same files."""
    return tomllib.loads(text)


def at(file: str, folder: Path, name: str, *heads: str) -> str:
    """Return the place of an entry for an error message: its file, line and name. ``line_of`` explains ``heads``."""
    return f"web/content/{file}.toml, line {line_of(file, folder, *heads)}, {name}"


@shared
def line_of(file: str, folder: Path, *heads: str) -> int:
    """Return the number of the line of a content file on which an entry begins.

    ``heads`` are parts of lines, for example the head of a table, then an id in the table. Each is searched for below
    the line of the previous one, and the entry begins on the line of the last.
    """
    lines, place = text(f"{file}.toml", folder).splitlines(), -1
    for head in heads:
        place = next((each for each in range(place + 1, len(lines)) if head in lines[each]), place)
    return max(place, 0) + 1


def text(name: str, folder: Path = CONTENT) -> str:
    """Return the whole text of a content file."""
    return read_text(folder / name)


def read(parse: Callable[[str], Read], text: str, where: str) -> Read:
    """Parse a text of a content file. Raise ContentError, with the place in ``where``, if it cannot be parsed."""
    try:
        return parse(text)
    except NotationError as error:
        raise ContentError(f"{where}: {error}") from error


# ---------- diagrams ----------


@remembered
def diagrams(folder: Path = CONTENT) -> dict[str, Diagram]:
    """Return the diagrams by name. Raise ContentError if the engine disagrees with one."""
    file = load("diagrams", folder)
    opponent = file["opponent"]
    return {
        name: read_diagram(data, opponent, at("diagrams", folder, name, f"[diagrams.{name}]"))
        for name, data in file["diagrams"].items()
    }


def read_diagram(data: Data, opponent: str, where: str) -> Diagram:
    """Return a diagram of a content file. Raise ContentError, with ``where``, if the engine disagrees."""
    if wrong := (NEEDED - set(data)) | (set(data) - NEEDED - OPTIONAL):
        raise ContentError(f"{where}: missing or unknown: {', '.join(sorted(wrong))}")
    position = diagram_position(data, where)
    for other in data.get("also", ()):
        _check_play(position, {"action": other["action"], "refused": other.get("refused")}, where)
    after = _check_play(position, data, where)
    action = parse_action(data["action"])
    names = ("", opponent, data.get("partner", opponent))
    stages = [_before(position, action, names, allowed=after is not None)]
    if after is not None:
        stages.append(_after(position, after, action, names, data.get("says", "")))
    return Diagram(tuple(stages), data["title"], data["caption"])


def diagram_position(data: Data, where: str) -> Position:
    """Return the position of a diagram, with you to play; cards that are not shown are in the stock or captured.

    Raise ContentError if the position cannot be read, or has a card twice.
    """
    return _position(tuple(sorted((name, data[name]) for name in TABLE & set(data))), where)


@shared
def _position(table: tuple[tuple[str, Any], ...], where: str) -> Position:
    data = dict(table)
    rules = read(parse_rules, data.get("rules", "classic"), where)
    hand, loose, builds, pile = (data.get(name, "-") for name in ("hand", "loose", "builds", "pile"))
    rest = [*(Counter(rules.pack) - Counter(CARD.findall(hand + loose + builds + pile))).elements()]
    stock, own, taken, last = "".join(rest) or "-", "-", pile, "-"
    if data.get("last"):
        # In the last deal the stock is empty, so each side has captured half of the cards that the diagram does not
        # show.
        stock, own, taken, last = "-", "".join(rest[::2]) or "-", "".join(rest[1::2]) or "-", "0"
    hands = ",".join([hand] + ["-"] * (rules.seats - 1))
    piles = ",".join([own, taken, *["-"] * (rules.pile_count - 2)])
    sweeps = ",".join(["-"] * rules.sides)
    dealer, deal = str(rules.seats - 1), str(data.get("deal", 1))
    fields = [rules_text(rules), "0", dealer, deal, last, loose, builds, hands, stock, piles, sweeps]
    fields += [f"proven=2{data['proven']}"] if "proven" in data else []
    return read(parse_position, "/".join(fields), where)


def _check_play(position: Position, data: Data, where: str) -> Position | None:
    """Return the position after a play, None if it is refused. Raise ContentError if the content says otherwise."""
    action = read(parse_action, data["action"], where)
    fault = why_not(position, action)
    code, expected = (fault.code if fault else None), data.get("refused")
    if code != expected:
        raise ContentError(f"{where}: {data['action']} is {code or 'legal'}, not {expected or 'legal'}")
    if code:
        return None
    after, _ = play_checked(position, action)
    if "leaves" in data:
        _check_outcome(position, after, data, where)
    return after


def _check_outcome(before: Position, after: Position, data: Data, where: str) -> None:
    outcome = {
        "takes": cards_text(_taken(before, after)),
        "leaves": cards_text(after.loose),
        "makes": position_text(after).split("/")[BUILDS],
    }
    for name, text in outcome.items():
        expected = data.get(name, "-")
        if text != expected:
            raise ContentError(f"{where}: {data['action']} {name} {text}, not {expected}")


def _taken(before: Position, after: Position) -> Cards:
    """Return the cards that you captured."""
    return after.piles[0][len(before.piles[0]) :]


def _before(position: Position, action: Action, names: Names, *, allowed: bool) -> Stage:
    """Return the table before a play; if the play is allowed, the pieces that it uses are marked."""
    # A refused play joins nothing.
    joined: set[str] = set(pieces(action)) if allowed else set()
    tops = tuple((names[1], top) for top in position.usable_tops)
    shown = (*position.loose, *position.usable_tops)
    marks: tuple[tuple[str, Mark], ...] = tuple((card, "can") for card in shown if card in joined)
    builds = _builds(position.builds, names, joined)
    return Stage(hand=position.hand, loose=position.loose, builds=builds, tops=tops, marks=marks)


def _after(before: Position, after: Position, action: Action, names: Names, says: str) -> Stage:
    """Return the result of a play: the captured cards or the new build; after a trail, the whole table."""
    taken = _taken(before, after)
    made = tuple(build for build in after.builds if build not in before.builds)
    builds = _builds(made, names, set())
    loose = after.loose if not (taken or builds) else ()
    last = str(action.card) if isinstance(action, Play | Pluck) else ""
    return Stage(title=says, loose=loose, builds=builds, pile=taken, last=last)


def _builds(builds: tuple[Build, ...], names: Names, joined: set[str]) -> tuple[DiagramBuild, ...]:
    return tuple(
        DiagramBuild(
            build.value,
            build.groups,
            names[build.owner],
            "can" if build.piece in joined else "",
        )
        for build in builds
    )


# ---------- the example round ----------


@dataclass(frozen=True)
class ExampleTurn:
    """A turn of the example round."""

    says: str
    """The comment on the turn."""

    loose: Cards
    """The loose cards on the table after the turn."""

    builds: tuple[tuple[int, Cards], ...]
    """The builds after the turn, each with its value and its cards."""


@dataclass(frozen=True)
class Example:
    """The example round of "How to play"."""

    title: str
    """The title of the diagram that shows the deal."""

    caption: str
    """The caption below the diagram."""

    start: Position
    """The position after the deal."""

    turns: tuple[ExampleTurn, ...]
    """The first turns, which the page shows one by one."""

    game: Game
    """The whole round, played and scored."""

    players: str
    """The names of the players, as the file of a game lists them: "You, Nia"."""

    @property
    def sheet(self) -> ScoreSheet:
        """The score of the round."""
        return self.game.sheets[-1]


def example(folder: Path = CONTENT) -> Example:
    """Return the example round, played. Raise ContentError, with the turn, if it cannot be played to its end."""
    data = load("example", folder)
    where = "web/content/example.toml"
    start, _ = new_game(read(parse_rules, data["rules"], where), data["seed"])
    game, turns = start, []
    for number, turn in enumerate(data["turns"], 1):
        game = _after_play(game, turn["action"], f"{where}, turn {number}")
        builds = tuple((build.value, build.cards) for build in game.position.builds)
        turns.append(ExampleTurn(turn["says"], game.position.loose, builds))
    for number, text in enumerate(data["rest"]["actions"].split("_"), len(turns) + 1):
        game = _after_play(game, text, f"{where}, turn {number}")
    if not game.sheets:
        raise ContentError(f"{where}: the round is not over")
    return Example(data["title"], data["caption"], start.position, tuple(turns), game, data["players"])


def _after_play(game: Game, text: str, where: str) -> Game:
    try:
        return play(game, read(parse_action, text, where))[0]
    except IllegalActionError as error:
        raise ContentError(f"{where}: {text} is {error.why.code}") from error


# ---------- notation ----------


PARSERS: dict[str, Callable[[str], object]] = {
    "cards": parse_cards,
    "actions": parse_action,
    "rules": parse_rules,
    "positions": parse_position,
    "games": parse_game,
}


def notation(folder: Path = CONTENT) -> Data:
    """Return the texts of the notation page.

    Raise ContentError for a text that cannot be read, or an example of an error that gives another error.
    """
    data = load("notation", folder)
    for kind, parse in PARSERS.items():
        for text, _ in data[kind]:
            read(parse, text, f"web/content/notation.toml, {kind}")
    for entry in data["errors"]:
        error = _error(PARSERS[entry["reads"]], entry["text"])
        if error != (entry["code"], entry["at"]):
            raise ContentError(f"web/content/notation.toml, errors: {entry['text']} gives {error}")
    return data


def _error(parse: Callable[[str], object], text: str) -> tuple[str, int] | None:
    """Return the code of the error in a text, and the number of its character, from 1; None for no error."""
    try:
        parse(text)
    except NotationError as error:
        return error.code, error.index + 1
    return None
