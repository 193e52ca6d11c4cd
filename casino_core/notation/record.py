"""Whole games as text: as one word for a link, and as a file that people can read.

game     = ( rules | start ) "/" seed { "/" round }
start    = position, with ";" for every "/"       if the first round began in the middle
round    = action { "_" action } [ "_" resign ] | resign | "-"       classic/k7f2/4D_3D5C=8_8Sx8D
resign   = "resign" seat                          the seat resigned, and the game is over: resign0

file     = { tag } { "Round" number { [ number "." ] action } } [ [ number "." ] resign ]
tag      = "[" name '"' text '"' "]"              [Rules "classic"] [Seed "k7f2"] and any others
comment  = "{" text "}"                           anywhere between actions
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from casino_core.errors import check_argument
from casino_core.game import SEED, Game, GameError, from_position, new_game, next_round, play, replayed_rounds, resign
from casino_core.notation.actions import action_text, read_action
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.reader import NotationError, Reader
from casino_core.notation.rules import read_rules, rules_text
from casino_core.playing.play import IllegalActionError
from casino_core.position.position import Position
from casino_core.rules.parts import Rules
from casino_core.text import text_of

TAG = re.compile(r'\s*\[(\w+) "([^"\]\n]*)"\]')
WORD = re.compile(r"\s*(?:(?P<comment>\{[^}]*\})|Round (?P<round>[0-9]{1,6})|[0-9]+\.(?=\s)|(?P<action>[^\s{}]+))")

RESIGN = "resign"

Word = tuple[int, int]
"""The start and end of an action in a text."""


@text_of.register(Game)
def game_text(game: Game) -> str:
    """Return the text of a game, one word for a link: rules, seed, and the actions of every round."""
    rounds = [[action_text(action) for action in actions] for actions in game.record]
    rounds[-1] += _resignation(game)
    first = rules_text(game.rules) if game.start is None else position_text(game.start).replace("/", ";")
    return "/".join((first, game.seed, *("_".join(words) or "-" for words in rounds)))


def _resignation(game: Game) -> list[str]:
    """Return a list with the word for a resignation; [] if no seat has resigned."""
    return [] if game.resigned is None else [f"{RESIGN}{game.resigned}"]


def parse_game(text: str) -> Game:
    """Return the game from a link's text, after replaying it. Raises NotationError, pointing at an impossible action.

    >>> casino.parse_game("classic/island/7Cx5C2D").position.loose
    (Card('QC'), Card('6S'))
    """
    check_argument("text", text, str, "a text")
    # Semicolons replace the slashes of a position, so the first slash still ends the first part.
    end = text.find("/") if "/" in text else len(text)
    rules = parse_start(text, 0, end, ";") if ";" in text[:end] else _rules(text, 0, end)
    index = min(len(text), end + 1)
    seed, _, rest = text[index:].partition("/")
    _check_seed(seed, text, index)
    return _replay(_new(rules, seed), _link_rounds(text, index + len(seed) + 1) if rest else [()], text)


def parse_start(text: str, start: int = 0, end: int | None = None, mark: str = "/") -> Position:
    """Return the position in which a game begins, from a part of a text in which ``mark`` stands for every slash.

    Raises NotationError if the part cannot be read, or play cannot continue from the position.
    """
    try:
        position = parse_position(text[start:end].replace(mark, "/"))
    except NotationError as fault:
        raise NotationError(fault.code, text, start + fault.index, **fault.facts) from fault
    if position.over:
        raise NotationError("position-is-over", text, start)
    # Cards are dealt again when every hand is empty, so in a real game all hands run out in the same lap.
    if not _hands_fit(position):
        raise NotationError("hands-do-not-fit", text, start, sizes=", ".join(str(len(hand)) for hand in position.hands))
    return position


def _hands_fit(position: Position) -> bool:
    """Return whether all hands run out together: players who have played in this lap hold one card fewer."""
    sizes = []
    seat = position.turn
    for _ in position.hands:
        sizes.append(len(position.hands[seat]) + (seat == position.turn and position.variant_state.played is not None))
        seat = position.rules.next_seat(seat)
    return sizes == sorted(sizes, reverse=True) and sizes[0] - sizes[-1] <= 1


def _new(rules: Rules | Position, seed: str) -> Game:
    return from_position(rules, seed) if isinstance(rules, Position) else new_game(rules, seed)[0]


def _check_seed(seed: str, text: str, index: int) -> None:
    if not SEED.fullmatch(seed):
        raise NotationError("bad-seed", text, index, seed=seed)


def _link_rounds(text: str, start: int) -> Iterator[list[Word]]:
    """Yield, for every round in a link's text, a list with the start and end of each action."""
    for part in text[start:].split("/"):
        words: list[Word] = []
        index = start
        for word in part.split("_") if part != "-" else ():
            words.append((index, index + len(word)))
            index += len(word) + 1
        start += len(part) + 1
        yield words


def _replay(game: Game, rounds: Iterable[Iterable[Word]], text: str) -> Game:
    """Return the game after the actions at these places in the text, by round. Raises NotationError."""
    for number, words in enumerate(rounds):
        if number:
            game = _next_round(game, text, next(iter(words), (len(text), 0))[0])
        for start, end in words:
            if text.startswith(RESIGN, start, end):  # resigning ends the game, and is not an action in a position
                game = _resigned(game, text, start, end)
                continue
            if game.position.over:
                raise NotationError("round-is-over", text, start)
            reader = Reader(text, start, end)
            action = read_action(reader)
            reader.finish()
            try:
                game, _ = play(game, action)
            except IllegalActionError as fault:
                raise NotationError(fault.why.code, text, start, **fault.why.facts) from fault
    return game


def _resigned(game: Game, text: str, start: int, end: int) -> Game:
    seat = text[start + len(RESIGN) : end]
    if seat not in map(str, range(game.rules.seats)):
        raise NotationError("no-such-seat", text, start, seat=seat, seats=game.rules.seats)
    try:
        return resign(game, int(seat))
    except GameError as fault:
        raise NotationError("round-is-over", text, start) from fault


def _next_round(game: Game, text: str, index: int) -> Game:
    try:
        return next_round(game)[0]
    except GameError as fault:
        raise NotationError("no-next-round", text, index) from fault


def game_file(game: Game, tags: Mapping[str, str] | None = None) -> str:
    """Return a game as a file for people: tags, then the actions by round, with one line for each lap of the table.

    ``tags`` are further facts such as Players and Date. Raises ValueError for a tag whose name is not a single word,
    and for a value with quotation marks, closing brackets or line breaks.
    """
    own = {"Rules": rules_text(game.rules), "Seed": game.seed}
    if game.start is not None:
        own["Position"] = position_text(game.start)
    # Further tags never replace the tags from which the game is read.
    all_tags = own | {name: value for name, value in (tags or {}).items() if name not in own}
    lines = [f'[{name} "{value}"]' for name, value in all_tags.items()]
    for line in lines:
        if not TAG.fullmatch(line):
            raise ValueError(f"a tag that cannot be written: {line}")
    seats = game.rules.seats
    for number, turns in enumerate(_turns(game)):
        lines += ["", f"Round {number + 1}"]
        for first in range(0, len(turns), seats):
            lines.append(f"{first // seats + 1}. {' '.join(chain.from_iterable(turns[first : first + seats]))}")
        if number < len(game.sheets):
            # A comment, which readers ignore: the score follows from the actions.
            lines.append("{" + " to ".join(str(points) for points in game.sheets[number].points) + "}")
    return "\n".join(lines) + "\n"


def _turns(game: Game) -> Iterator[list[list[str]]]:
    """Yield, for every round, the texts of its actions by turn; a turn may have several actions, by several seats."""
    # The record does not name the seats, so the game is replayed.
    for number, (games, actions) in enumerate(zip(replayed_rounds(game, game.record), game.record, strict=True)):
        turns: list[list[str]] = []
        seat = None
        for before, action in zip(games, actions, strict=False):
            if before.position.turn != seat:
                seat = before.position.turn
                turns.append([])
            turns[-1].append(action_text(action))
        if number + 1 == game.round and game.resigned is not None:
            turns.append(_resignation(game))
        yield turns


def parse_game_file(text: str) -> tuple[Game, dict[str, str]]:
    """Return the game from a file, after replaying it, and the tags by name.

    Raises NotationError, pointing at the character at fault.

    >>> text = casino.game_file(casino.parse_game("classic/island/7Cx5C2D_8D"), {"Players": "Ann, Bob"})
    >>> game, tags = casino.parse_game_file(text)
    >>> game, tags["Players"]
    (parse_game('classic/island/7Cx5C2D_8D'), 'Ann, Bob')
    """
    check_argument("text", text, str, "a text")
    tags: dict[str, str] = {}
    where: dict[str, int] = {}
    index = 0
    while (tag := TAG.match(text, index)) is not None:
        tags[tag[1]] = tag[2]
        where[tag[1]] = tag.start(2)
        index = tag.end()
    for name in ("Rules", "Seed"):
        if name not in tags:
            raise NotationError("tag-missing", text, index, tag=name)
    start = "Position" if "Position" in tags else "Rules"
    read = parse_start if start == "Position" else _rules
    rules = read(text, where[start], where[start] + len(tags[start]))
    _check_seed(tags["Seed"], text, where["Seed"])
    # A file without rounds is a game without actions.
    return _replay(_new(rules, tags["Seed"]), _file_rounds(text, index) or [[]], text), tags


def _rules(text: str, start: int, end: int) -> Rules:
    return read_rules(Reader(text, start, end))


def _file_rounds(text: str, index: int) -> list[list[Word]]:
    """Return the start and end of every action in a file, by round; ``index`` is the place just after the tags."""
    rounds: list[list[Word]] = []
    end = len(text.rstrip())
    while index < end:
        word = WORD.match(text, index)
        if word is None:
            raise NotationError("unreadable", text, index + len(text[index:]) - len(text[index:].lstrip()))
        if word["round"] is not None:
            if int(word["round"]) != len(rounds) + 1:
                raise NotationError("round-out-of-order", text, word.start("round"), expected=len(rounds) + 1)
            rounds.append([])
        elif word["action"] is not None:
            if not rounds:
                raise NotationError("expected", text, word.start("action"), mark="Round 1")
            rounds[-1].append(word.span("action"))
        index = word.end()
    return rounds
