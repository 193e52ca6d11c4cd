"""Results of an evening in texts from outside, and checks of them.

Messengers surround links with words, wrap their lines and escape them; ``addresses`` tidies most of that. A result ends
in letters computed from all of it except the name, so a link split over several lines can be put together, and a link
that was cut is noticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from urllib.parse import unquote

from casino_core.game import Game
from casino_core.notation.actions import action_text
from casino_core.notation.reader import NotationError
from casino_core.notation.record import parse_game
from web.shared.evening import (
    CHECKED,
    LONGEST,
    LONGEST_PLAYS,
    MAX_COUNT,
    MAX_DEALS,
    NOTHING,
    Evening,
    check_letters,
    parse_evening,
)
from web.shared.protocol import UncheckedResult
from web.worker.evening.opponents import is_possible, other_plays
from web.worker.match.evening import bots_of
from web.worker.words.addresses import ENTITY, tidied
from web.worker.words.numbers import whole_number
from web.worker.words.people import clean_person
from web.worker.words.requested_rules import shortened, why_unread
from web.worker.words.speech import Message, message

START = re.compile(r"evening(?:=|%(?:25)*3D)")
"""The beginning of an invitation or a result in a text; its equals sign may be escaped, even several times."""

END = re.compile(rf"check(?:=|%(?:25)*3D)([0-9a-z]{{{CHECKED}}})")
"""The end of a result."""

BREAK = re.compile(r"\s+(?:>[>\s]*)?")
"""A line break that a program has put into a link, with the ``>`` marks of a quoted message."""

RESULT = re.compile(r"deals(?:=|%(?:25)*3D)")
"""The mark of a result, which an invitation lacks."""

QUOTED, SOFT_BREAK = "evening=3D", re.compile(r"=\r?\n")
"""The beginning of a link in the source of an email, where =3D is an equals sign, and a line break in such a link."""

LONGEST_TEXT = 1_000_000
"""The maximum number of characters in a text that is searched; the results of some two hundred people fit."""

MAX_RESULTS = 500
"""The maximum number of results that are read from one text."""

LONGEST_RESULT = LONGEST + MAX_DEALS * LONGEST_PLAYS
"""The maximum number of characters in a result."""

MAX_FAULTS = 20
"""The maximum number of faults in a text that are reported."""


def read_results(text: str) -> tuple[list[UncheckedResult], list[Message]]:
    """Return the results in a text, each once, and the reasons why other results cannot be read."""
    if len(text) > LONGEST_TEXT:
        return [], [message("evening.read.long")]
    # Programs that show HTML as text leave entities, and others escape a whole link.
    text = ENTITY.sub("&", text)
    starts = [match.start() for match in START.finditer(text)][: MAX_RESULTS + 1]
    results: list[UncheckedResult] = []
    faults: list[Message] = []
    for start, end in zip(starts[:MAX_RESULTS], [*starts[1:], len(text)], strict=False):
        one = _result(text[start : min(end, start + 2 * LONGEST_RESULT)])
        if isinstance(one, Message):
            faults.append(one)
        elif one and one not in results:
            results.append(one)
    if len(starts) > MAX_RESULTS:
        faults.append(message("evening.read.many", count=MAX_RESULTS))
    if not starts:
        faults.append(message("evening.read.none"))
    elif not (results or faults):
        faults.append(message("evening.read.invitation"))
    return results, faults[:MAX_FAULTS]


def _result(text: str) -> UncheckedResult | Message | None:
    """Return the result at the beginning of a text, or why it cannot be read; None for a mere invitation."""
    if text.startswith(QUOTED):
        text = SOFT_BREAK.sub("", text).replace("=3D", "=")
    joined = BREAK.sub("", text)
    end = END.search(joined)
    if not end:
        # The words after a break may be those of the next sentence, and not part of the link.
        whole = BREAK.split(text, maxsplit=1)[0]
        return message("evening.read.cut", by=_name_in(whole)) if RESULT.search(whole) else None
    values = _values(joined[: end.end()])
    by, deals = values.get("name", ""), values.get("deals", "")
    takebacks, hints = (whole_number(values.get(name, "0"), MAX_COUNT) or 0 for name in ("takebacks", "hints"))
    known = parse_evening(values.get("evening", ""))
    if check_letters(values.get("evening", ""), deals, takebacks, hints) != end[1] or known is None:
        return message("evening.read.cut", by=clean_person(by) or message("evening.unnamed"))
    return {
        "evening": known.text,
        "by": clean_person(by),
        "deals": deals.split("/")[: MAX_DEALS + 1],
        "takebacks": takebacks,
        "hints": hints,
    }


def _values(text: str) -> dict[str, str]:
    """Return the parameters in the text of a result, by name."""
    pairs = (part.partition("=") for part in tidied(f"#{text}")[1:].split("&"))
    return {name: unquote(value, errors="replace") for name, _, value in pairs}


def _name_in(text: str) -> str | Message:
    """Return the person's name in a result that was cut, or a substitute if it has none."""
    return clean_person(_values(text).get("name", "")) or message("evening.unnamed")


# ---------- checks ----------


def why_not(evening: Evening | None) -> Message | None:
    """Return why an evening is impossible; None if it is possible."""
    try:
        if evening is not None and is_possible(evening):
            return None
    except NotationError as fault:
        return message("evening.refused.rules", reason=why_unread(fault))
    return message("evening.refused.evening")


def why_not_all(evening: Evening, deals: Sequence[str]) -> Message | None:
    """Return why the deals of a result cannot be right; None if that takes a replay to decide."""
    if len(deals) != evening.count:
        return message("evening.refused.count", count=len(deals), deals=evening.count)
    if not any(each != NOTHING for each in deals):
        return message("evening.refused.nothing")
    long = next((number for number, each in enumerate(deals, 1) if len(each) > LONGEST_PLAYS), 0)
    return message("evening.refused.long", deal=long) if long else None


def played(evening: Evening, number: int, plays: str) -> Game | Message:
    """Replay one deal of a result, and return its game, or why it cannot have been played."""
    text = evening.game(number, plays)
    try:
        game = parse_game(text)
    except NotationError as fault:
        before = text[: fault.index]
        start = max(before.rfind("/"), before.rfind("_")) + 1
        play = shortened(text[start:].partition("_")[0])
        count = before.rpartition("/")[2].count("_") + 1
        return message("evening.refused.play", deal=number, number=count, play=play, reason=why_unread(fault))
    if game.resigned is not None:
        return message("evening.refused.resigned", deal=number)
    if not game.sheets or game.round > 1:
        return message("evening.refused.unfinished", deal=number, count=len(game.record[0]))
    return game


def other_players(game: Game, evening: Evening, number: int) -> Iterator[Message | None]:
    """Compare the plays recorded for bots with the bots' choices; after each play, yield None or a sentence on both."""
    for differing in other_plays(game, bots_of(evening)):
        if differing is None:
            yield None
            continue
        place, action, decided = differing
        yield message(
            "evening.refused.opponent",
            deal=number,
            number=place,
            play=action_text(action),
            decided=action_text(decided),
        )
