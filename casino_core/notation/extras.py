"""The variant state as words, which are part of the text of a position, and the exact inverse."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import chain
from typing import Any

from casino_core.cards import RANKS, Card
from casino_core.legal.demands import last_questions, questions
from casino_core.legal.facts import own_side
from casino_core.legal.movegen import why_not_play
from casino_core.legal.table_builds import committed_build, rest_of_turn_fault
from casino_core.notation.actions import action_text, cards_text, parse_action, read_cards
from casino_core.notation.reader import NotationError, Reader
from casino_core.position.actions import Play
from casino_core.position.position import Position, VariantState
from casino_core.rules.parts import Rules

Tabbes = tuple[tuple[int, int], ...]
Proven = tuple[tuple[int, str], ...]

FLAGS = ("claimed", "ended", "closed")
SEAT_LISTS = ("plucked", "fines", "cancelled")
FIELDS = {"matter": "demand"}
"""The fields of VariantState whose names differ from their words in texts, by word."""


def words_of(state: VariantState) -> str:
    """Return one word for each value that is not the default, with commas between the words; ``before`` is left out."""
    words: list[str] = []
    for name, text in TEXTS.items():
        value = getattr(state, FIELDS.get(name, name))
        # A truth test is not enough, because the first seat is 0.
        if value is not None and value is not False and value not in ((), ""):
            words.append(name if value is True else f"{name}={text(value)}")
    return ",".join(words)


def read_words(reader: Reader, rules: Rules, remaining: Counter[Card]) -> VariantState:
    """Read words up to the end of the reader, removing cards that are set aside from ``remaining``.

    Raises NotationError.
    """
    values: dict[str, Any] = {}
    while not reader.skip("-"):
        at = reader.index
        name, value = _read_word(reader, rules, remaining)
        field = FIELDS.get(name, name)
        if field in values:
            raise NotationError("word-twice", reader.text, at, word=name)
        values[field] = value
        if not reader.skip(","):
            break
    reader.finish()
    return VariantState(**values)


def check_turn(position: Position, text: str, index: int) -> None:
    """Check that a turn of several actions can lead to the variant state. Raises NotationError."""
    state = position.variant_state
    # Announcements and questions must follow from the turn as it was before they were made.
    own_turn = replace(position, variant_state=replace(state, asked=None, demand="", pending=None))
    if not (_begun_well(position) and _asks_in_time(position)):
        raise NotationError("turn-contradicts-itself", text, index)
    if state.pending is not None:
        fault = why_not_play(own_turn, state.pending)
        if fault is not None:
            raise NotationError(fault.code, text, index, **fault.facts)
    if state.demand:
        queue = last_questions(own_turn) if state.pending is None else questions(own_turn, state.pending)
        # After a seat has insisted, the seat on turn is asked.
        fitting = [seat for seat, demand in queue if demand == state.demand]
        if not fitting or state.asked not in (*fitting, position.turn):
            raise NotationError("turn-contradicts-itself", text, index)


def _begun_well(position: Position) -> bool:
    """Return whether a build that must be captured can be captured, and courts that may be given were captured."""
    state, turn = position.variant_state, position.turn
    pile = position.piles[position.rules.pile_of[turn]]
    if state.committed is not None:
        build = committed_build(position)
        owned = {b.value for b in position.builds if b.owner == turn}
        if build is None or own_side(position, build) or state.played is not None:
            return False
        return rest_of_turn_fault(position, owned, position.hands[turn], build) is None
    return not state.courts or (state.played is not None and set(state.courts) <= set(pile))


def _asks_in_time(position: Position) -> bool:
    """Return whether any question comes in time: one about a play before it happens, one about additions later."""
    state = position.variant_state
    if not state.demand:
        about_last_deal = state.before is not None and state.played is None
        return state.pending is None and (state.asked is None or about_last_deal)
    before_play = state.demand != "augment"
    in_time = (state.pending is not None) == before_play == (state.played is None)
    return in_time and state.asked is not None and not state.ended and position.rules.step_by_step


# ---------- writing ----------


def digits_text(numbers: Iterable[int]) -> str:
    """Return the text of seats, one digit each."""
    return "".join(map(str, numbers))


def numbers_text(numbers: Iterable[int]) -> str:
    """Return the text of numbers, with dots between them."""
    return ".".join(map(str, numbers))


def tabbes_text(tabbes: Tabbes) -> str:
    """Return the text of pairs of a seat and points: all numbers, with dots between them."""
    return numbers_text(chain.from_iterable(tabbes))


# Any, because the value of each word has the type of its field in VariantState.
TEXTS: dict[str, Callable[[Any], str]] = {
    "played": str,
    "claimed": str,
    **dict.fromkeys(SEAT_LISTS, digits_text),
    "asked": str,
    "ended": str,
    "closed": str,
    "fresh": str,
    "aside": cards_text,
    "tabbes": tabbes_text,
    "totals": numbers_text,
    "matter": str,
    "pending": lambda play: action_text(play).replace(",", "~"),
    "committed": str,
    "proven": lambda proven: ".".join(f"{seat}{rank}" for seat, rank in proven),
    "courts": cards_text,
}
"""Functions that write the values of words, by word; a text has the words in this order."""


# ---------- reading ----------


def _read_word(reader: Reader, rules: Rules, remaining: Counter[Card]) -> tuple[str, Any]:
    """Read the next word and return it with its value. Raises NotationError."""
    for name in FLAGS:
        if reader.skip(name):
            return name, True
    for name, read in VALUES.items():
        if reader.skip(name + "="):
            return name, read(reader, rules)
    # Only this word names cards that are nowhere else, so they are removed from the remaining cards.
    if reader.skip("aside="):
        return "aside", read_cards(reader, ",", remaining)
    raise reader.error("unreadable")


# One digit is enough, because no table has more than six seats.
def digit(reader: Reader, rules: Rules) -> int:
    """Read a seat of one digit. Raises NotationError."""
    at = reader.index
    if not re.fullmatch("[0-9]", reader.peek()) or int(reader.peek()) >= rules.seats:
        raise NotationError("no-such-seat", reader.text, at, seat=reader.peek(), seats=rules.seats)
    reader.skip(seat := reader.peek())
    return int(seat)


def _digits(reader: Reader, rules: Rules) -> tuple[int, ...]:
    """Read seats of one digit each. Raises NotationError."""
    seats = []
    while not reader.done and reader.peek() != ",":
        seats.append(digit(reader, rules))
    return tuple(seats)


def _numbers(reader: Reader) -> tuple[int, ...]:
    """Read one or more whole numbers, which may be negative, with dots between them. Raises NotationError."""
    numbers: list[int] = []
    while not numbers or reader.skip("."):
        sign = -1 if reader.skip("-") else 1
        numbers.append(sign * reader.number())
    return tuple(numbers)


def _totals(reader: Reader, rules: Rules) -> tuple[int, ...]:
    """Read the score of every side. Raises NotationError."""
    start = reader.index
    totals = _numbers(reader)
    if len(totals) != rules.sides:
        raise NotationError("unreadable", reader.text, start)
    return totals


def read_tabbes(reader: Reader, rules: Rules) -> Tabbes:
    """Read pairs of a seat and points. Raises NotationError."""
    start = reader.index
    numbers = _numbers(reader)
    seats, points = numbers[::2], numbers[1::2]
    if len(seats) != len(points) or not all(0 <= seat < rules.seats for seat in seats):
        raise NotationError("unreadable", reader.text, start)
    return tuple(zip(seats, points, strict=True))


def _demand(reader: Reader, _rules: Rules) -> str:
    for demand in ("request", "capture", "augment"):
        if reader.skip(demand):
            return demand
    raise reader.error("unreadable")


def _pending(reader: Reader, _rules: Rules) -> Play:
    """Read the announced play, which has a tilde for every comma. Raises NotationError."""
    start = reader.index
    # A comma would end the word.
    comma = reader.text.find(",", start, reader.end)
    reader.index = reader.end if comma < 0 else comma
    try:
        action = parse_action(reader.text[start : reader.index].replace("~", ","))
    except NotationError as fault:
        raise NotationError(fault.code, reader.text, start + fault.index, **fault.facts) from fault
    if not isinstance(action, Play):
        raise NotationError("unreadable", reader.text, start)
    return action


def _proven(reader: Reader, rules: Rules) -> Proven:
    proven: list[tuple[int, str]] = []
    while not proven or reader.skip("."):
        seat, rank = digit(reader, rules), reader.peek()
        if not rank or rank not in RANKS or not reader.skip(rank):
            raise reader.error("no-card")
        proven.append((seat, rank))
    return tuple(proven)


VALUES: dict[str, Callable[[Reader, Rules], Any]] = {
    "played": lambda reader, _: reader.card(),
    "asked": digit,
    "fresh": lambda reader, _: reader.card(),
    "tabbes": read_tabbes,
    "totals": _totals,
    "matter": _demand,
    "pending": _pending,
    "committed": lambda reader, _: reader.card(),
    "proven": _proven,
    "courts": lambda reader, _: read_cards(reader, ","),
    **dict.fromkeys(SEAT_LISTS, _digits),
}
"""Functions that read the values of words, by word."""
