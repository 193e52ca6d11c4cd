"""A position known in part as a few short texts, each with a name, which can be written by hand.

table    = item { [ "," ] item }        5H,3C,8=6D2S      item = card | build
build    = value "=" groups [ "@" seats ]                 of the next player where no seat is given
hand     = card { [ "," ] card }        8D,2C             hand, hand1 ... by seat; pile, pile1 ... and stock alike
turn     = seat                         0                 last alike
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

MOST_SEATS = 6
"""How many seats a table has at most."""

HANDS = tuple(hand_name(seat) for seat in range(MOST_SEATS))
PILES = tuple(f"pile{seat or ''}" for seat in range(MOST_SEATS))
PARTS = ("table", *HANDS, *PILES, "stock", "turn", "last")
"""The names of all parts."""

T = TypeVar("T")

BUILD = re.compile(r"\d{1,3}=", re.ASCII)
CARD = re.compile("(?:10|[2-9TJQKA])[SHDC]", re.IGNORECASE)


def parse_known(rules: Rules, said: Mapping[str, str]) -> KnownPart:
    """Return what some texts say of a position, by the names of ``PARTS``; other names are passed over.

    Raises PartError, with the name of the text, for one that cannot be read, names a card that another one has, or has
    more cards than there are; its cause is a NotationError where a place in the text is to blame.
    """
    _count(rules, said)
    left = Counter(rules.pack)  # every card that is read is taken from these, so that none is there twice
    loose, builds = _read("table", said, lambda reader: _read_table(reader, rules, left)) or ((), ())
    hands, piles = {}, dict[int, Cards]()
    for seat, name in enumerate(HANDS):
        if (hand := _read(name, said, lambda reader: _read_row(reader, left))) is not None:
            hands[_seat(rules, seat, name)] = hand
    for seat, name in enumerate(PILES):
        if (taken := _read(name, said, lambda reader: _read_row(reader, left))) is not None:
            # Named by seat, as hands are: those of partners who share a pile are put together.
            pile = rules.pile_of[_seat(rules, seat, name)]
            piles[pile] = piles.get(pile, ()) + taken
    stock = _read("stock", said, lambda reader: _read_row(reader, left))
    turn, last = (_read(name, said, lambda reader: _read_seat(reader, rules)) for name in ("turn", "last"))
    return KnownPart(rules, loose, builds, hands, piles, stock, turn or 0, last)


def _count(rules: Rules, said: Mapping[str, str]) -> None:
    """Raise PartError at the text with which there are more cards than in the pack."""
    count, most, over = 0, len(rules.pack), ""
    for name in PARTS:
        count += len(CARD.findall(said.get(name, "")))
        if count > most and not over:
            over = name
    if over:
        raise PartError("too-many-cards", over, count=count, most=most)


def _read(name: str, said: Mapping[str, str], read: Callable[[Reader], T]) -> T | None:
    """Return what a text says; None where there is none. Raises PartError for one that cannot be read."""
    text = said.get(name, "")
    if not text:
        return None
    reader = Reader(text)
    try:
        found = read(reader)
        reader.finish()
    except NotationError as fault:
        raise PartError(fault.code, name, **fault.facts) from fault
    return found


def _read_table(reader: Reader, rules: Rules, left: Counter[Card]) -> tuple[Cards, tuple[Build, ...]]:
    """Read loose cards and builds, in any order. Raises NotationError."""
    loose: list[Card] = []
    builds: list[Build] = []
    if reader.skip("-"):
        return (), ()
    while not reader.done:
        # A ten may be written 10D, so what begins with a digit is a build only if an equals sign comes before a suit.
        if BUILD.match(reader.text, reader.index):
            builds.append(read_build(reader, rules, left, owner=rules.next_seat(0)))
        else:
            loose.append(_card(reader, left))
        reader.skip(",")
    return tuple(loose), tuple(builds)


def _read_row(reader: Reader, left: Counter[Card]) -> Cards:
    """Read cards; a hyphen alone says that there are none. Raises NotationError."""
    cards: list[Card] = []
    if reader.skip("-"):
        return ()
    while not reader.done:
        cards.append(_card(reader, left))
        reader.skip(",")
    return tuple(cards)


def _card(reader: Reader, left: Counter[Card]) -> Card:
    """Read a card that is not anywhere else yet. Raises NotationError."""
    start = reader.index
    # Read once for its length, then as one of the cards that are left.
    reader.card()
    return read_cards(Reader(reader.text, start, reader.index), "", left)[0]


def _read_seat(reader: Reader, rules: Rules) -> int:
    seat = reader.number()
    if seat >= rules.seats:
        raise reader.error("no-such-seat", seat=seat, seats=rules.seats)
    return seat


def _seat(rules: Rules, seat: int, name: str) -> int:
    """Return a seat that a name speaks of. Raises PartError for one that there is not."""
    if seat >= rules.seats:
        raise PartError("no-such-seat", name, seat=seat, seats=rules.seats)
    return seat
