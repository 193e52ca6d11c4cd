"""What only some games keep account of, as words: a part of the text of a position, and its exact inverse."""

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
from casino_core.legal.table_builds import committed_build, rest_of_turn_fault
from casino_core.legal.why_not import why_not_play
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
"""The fields of VariantState whose word in a text is another one."""


def words_of(state: VariantState) -> str:
    """Return the words of all that is not as usual, with commas between them. ``before`` is left out."""
    words: list[str] = []
    for name, text in TEXTS.items():
        value = getattr(state, FIELDS.get(name, name))
        # Not by truth: the number of the first seat is 0, and says something.
        if value is not None and value is not False and value not in ((), ""):
            words.append(name if value is True else f"{name}={text(value)}")
    return ",".join(words)


def read_words(reader: Reader, rules: Rules, left: Counter[Card]) -> VariantState:
    """Read words up to the end of the reader; cards that are set aside are taken from those ``left``.

    Raises NotationError.
    """
    found: dict[str, Any] = {}
    while not reader.skip("-"):
        at = reader.index
        name, value = _read_word(reader, rules, left)
        field = FIELDS.get(name, name)
        if field in found:
            raise NotationError("word-twice", reader.text, at, word=name)
        found[field] = value
        if not reader.skip(","):
            break
    reader.finish()
    return VariantState(**found)


def check_turn(position: Position, text: str, index: int) -> None:
    """Make sure that a turn of several actions can have come as far as the variant state say. Raises NotationError."""
    state = position.variant_state
    # What was announced or asked must follow from the turn as it was before anybody said so.
    own_turn = replace(position, variant_state=replace(state, asked=None, demand="", pending=None))
    if not (_begun_well(position) and _asks_in_time(position)):
        raise NotationError("turn-contradicts-itself", text, index)
    if state.pending is not None:
        fault = why_not_play(own_turn, state.pending)
        if fault is not None:
            raise NotationError(fault.code, text, index, **fault.facts)
    if state.demand:
        asked = last_questions(own_turn) if state.pending is None else questions(own_turn, state.pending)
        # The actor, too, is asked once somebody has insisted.
        fitting = [seat for seat, demand in asked if demand == state.demand]
        if not fitting or state.asked not in (*fitting, position.turn):
            raise NotationError("turn-contradicts-itself", text, index)


def _begun_well(position: Position) -> bool:
    """Return whether the build that must be captured can be, and the courts to be given were captured."""
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
    """Return whether the question comes at its time: about a play before it, about additions after it."""
    state = position.variant_state
    if not state.demand:
        about_last_deal = state.before is not None and state.played is None
        return state.pending is None and (state.asked is None or about_last_deal)
    before_play = state.demand != "augment"
    in_time = (state.pending is not None) == before_play == (state.played is None)
    return in_time and state.asked is not None and not state.ended and position.rules.step_by_step


# ---------- writing ----------


def digits_text(numbers: Iterable[int]) -> str:
    """Return the text of seats: a digit each."""
    return "".join(map(str, numbers))


def numbers_text(numbers: Iterable[int]) -> str:
    """Return the text of numbers, with dots between them."""
    return ".".join(map(str, numbers))


def tabbes_text(tabbes: Tabbes) -> str:
    """Return the text of seats and points, in turn."""
    return numbers_text(chain.from_iterable(tabbes))


# Any: each word has a value of a type of its own, that of the field of VariantState with its name.
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
"""What writes the value of a word, by its name, in the order in which the words stand."""


# ---------- reading ----------


def _read_word(reader: Reader, rules: Rules, left: Counter[Card]) -> tuple[str, Any]:
    """Read the next word, and return its name and its value. Raises NotationError."""
    for name in FLAGS:
        if reader.skip(name):
            return name, True
    for name, read in VALUES.items():
        if reader.skip(name + "="):
            return name, read(reader, rules)
    # Of all words this one alone names cards that lie nowhere else, so they are taken from those left.
    if reader.skip("aside="):
        return "aside", read_cards(reader, ",", left)
    raise reader.error("unreadable")


# A digit is enough, as no table has more than six seats.
def digit(reader: Reader, rules: Rules) -> int:
    """Read a seat of one digit."""
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
    """Read whole numbers with dots between them, one or more; some may be negative. Raises NotationError."""
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
    """Read seats and points, in turn."""
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
    """Read the play that is announced, with a tilde for every comma of it. Raises NotationError."""
    start = reader.index
    # A comma ends a word, so those of the play are written as tildes.
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
"""What reads the words that have a value, by their names."""
