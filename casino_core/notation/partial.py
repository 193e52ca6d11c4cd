"""A partly known position as a few short texts, each with a name, which can be written by hand.

table    = item { [ "," ] item }        5H,3C,8=6D2S      item = card | build
build    = value "=" groups [ "@" seats ]                 owned by the next player if no seat is given
hand     = card { [ "," ] card }        8D,2C             hand, hand1 ... by seat; the same for pile, pile1 ..., stock
turn     = seat                         0                 the same for last
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from typing import TypeVar

from casino_core.cards import Card
from casino_core.notation.actions import read_cards
from casino_core.notation.positions import read_build
from casino_core.notation.reader import NotationError, Reader
from casino_core.playing.completing import KnownPart, PartError, hand_name
from casino_core.position.layout import Build
from casino_core.position.position import Cards
from casino_core.rules.parts import Rules

MAX_SEATS = 6
"""The largest number of seats at a table."""

HANDS = tuple(hand_name(seat) for seat in range(MAX_SEATS))
PILES = tuple(f"pile{seat or ''}" for seat in range(MAX_SEATS))
PARTS = ("table", *HANDS, *PILES, "stock", "turn", "last")
"""The names of all parts."""

T = TypeVar("T")

BUILD = re.compile(r"\d{1,3}=", re.ASCII)
CARD = re.compile("(?:10|[2-9TJQKA])[SHDC]", re.IGNORECASE)


def parse_known(rules: Rules, texts: Mapping[str, str]) -> KnownPart:
    """Return the known part of a position from its texts by name; names that are not in ``PARTS`` are ignored.

    Raises PartError, with the name of the text, if a text cannot be read, repeats a card of another text, or exceeds
    the pack; its cause is a NotationError if a place in the text is at fault.
    """
    _count(rules, texts)
    remaining = Counter(rules.pack)  # every card that is read is removed from these, so that no card is read twice
    loose, builds = _read("table", texts, lambda reader: _read_table(reader, rules, remaining)) or ((), ())
    hands, piles = {}, dict[int, Cards]()
    for seat, name in enumerate(HANDS):
        if (hand := _read(name, texts, lambda reader: _read_row(reader, remaining))) is not None:
            hands[_seat(rules, seat, name)] = hand
    for seat, name in enumerate(PILES):
        if (taken := _read(name, texts, lambda reader: _read_row(reader, remaining))) is not None:
            # Piles are named by seat, like hands; those of partners who share a pile are joined.
            pile = rules.pile_of[_seat(rules, seat, name)]
            piles[pile] = piles.get(pile, ()) + taken
    stock = _read("stock", texts, lambda reader: _read_row(reader, remaining))
    turn, last = (_read(name, texts, lambda reader: _read_seat(reader, rules)) for name in ("turn", "last"))
    return KnownPart(rules, loose, builds, hands, piles, stock, turn or 0, last)


def _count(rules: Rules, texts: Mapping[str, str]) -> None:
    """Raise PartError if all texts together name more cards than the pack has, for the text that exceeds the number."""
    count, limit, over = 0, len(rules.pack), ""
    for name in PARTS:
        count += len(CARD.findall(texts.get(name, "")))
        if count > limit and not over:
            over = name
    if over:
        raise PartError("too-many-cards", over, count=count, most=limit)


def _read(name: str, texts: Mapping[str, str], read: Callable[[Reader], T]) -> T | None:
    """Return the value of a text; None if it is missing. Raises PartError if it cannot be read."""
    text = texts.get(name, "")
    if not text:
        return None
    reader = Reader(text)
    try:
        value = read(reader)
        reader.finish()
    except NotationError as fault:
        raise PartError(fault.code, name, **fault.facts) from fault
    return value


def _read_table(reader: Reader, rules: Rules, remaining: Counter[Card]) -> tuple[Cards, tuple[Build, ...]]:
    """Read loose cards and builds, in any order. Raises NotationError."""
    loose: list[Card] = []
    builds: list[Build] = []
    if reader.skip("-"):
        return (), ()
    while not reader.done:
        # Cards (10D) and builds (8=6D2S) can both begin with digits; an equals sign right after them shows a build.
        if BUILD.match(reader.text, reader.index):
            builds.append(read_build(reader, rules, remaining, owner=rules.next_seat(0)))
        else:
            loose.append(_card(reader, remaining))
        reader.skip(",")
    return tuple(loose), tuple(builds)


def _read_row(reader: Reader, remaining: Counter[Card]) -> Cards:
    """Read cards; a single hyphen means none. Raises NotationError."""
    cards: list[Card] = []
    if reader.skip("-"):
        return ()
    while not reader.done:
        cards.append(_card(reader, remaining))
        reader.skip(",")
    return tuple(cards)


def _card(reader: Reader, remaining: Counter[Card]) -> Card:
    """Read a card and remove it from ``remaining``, which must contain the card. Raises NotationError."""
    start = reader.index
    # The first reading finds the length of the card, the second removes it from the remaining cards.
    reader.card()
    return read_cards(Reader(reader.text, start, reader.index), "", remaining)[0]


def _read_seat(reader: Reader, rules: Rules) -> int:
    seat = reader.number()
    if seat >= rules.seats:
        raise reader.error("no-such-seat", seat=seat, seats=rules.seats)
    return seat


def _seat(rules: Rules, seat: int, name: str) -> int:
    """Return the seat that the text with this name is about. Raises PartError if the table has no such seat."""
    if seat >= rules.seats:
        raise PartError("no-such-seat", name, seat=seat, seats=rules.seats)
    return seat
