"""A whole position as text, hidden cards included, and its exact inverse.

    position = rules "/" turn "/" dealer "/" deals "/" last "/" loose "/" builds "/" hands
               "/" stock "/" piles "/" sweeps
               [ "/" extras [ "/" size "/" loose "/" builds "/" piles "/" sweeps "/" last "/" fines
                              [ "/" tabbes [ "/" fresh ] ] ] ]
    last     = seat | "-"                            the last capturer
    loose    = cards                                 8D5H3C, or - for none
    builds   = build { "," build } | "-"             8=5C3D@1   7=4S3H.6CAD@0.2: value, groups, owner, other seats bound
    hands    = cards { "," cards }                   the same for piles and sweeps
    extras   = extra { "," extra }                   the variant state, if it is not the default
    extra    = "played=" card | "asked=" seat | "claimed" | "ended" | "closed" | "fresh=" card | "aside=" cards
               | "plucked=" seats | "fines=" seats | "cancelled=" seats
               | "matter=" word | "pending=" play | "committed=" card | "courts=" cards
               | "proven=" seat rank { "." seat rank }
               | "tabbes=" tabbes | "totals=" number { "." number }
    tabbes   = seat "." points { "." seat "." points }

A pending play has a tilde for every comma. The fields after the extras are the table before a last deal that may be
cancelled. The last two, the tabbes and the card that could not be used in a build, are there only if they are needed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from casino_core.cards import Card
from casino_core.notation.actions import cards_text, read_cards
from casino_core.notation.extras import check_turn, digit, read_tabbes, read_words, tabbes_text, words_of
from casino_core.notation.reader import NotationError, Reader
from casino_core.notation.rules import read_rules, rules_text
from casino_core.position.layout import Build, adds_up
from casino_core.position.piles import by_side
from casino_core.position.position import DEFAULT_STATE, Cards, Position, TableBeforeDeal, VariantState
from casino_core.rules.parts import Rules
from casino_core.text import text_of


@text_of.register(Position)
def position_text(position: Position) -> str:
    """Return the text of a position, hidden cards included."""
    fields = (
        rules_text(position.rules),
        str(position.turn),
        str(position.dealer),
        str(position.deals),
        _last_text(position.last_capturer),
        cards_text(position.loose),
        _builds_text(position.builds),
        _rows_text(position.hands),
        cards_text(position.stock),
        _rows_text(position.piles),
        _rows_text(position.sweeps),
        *_state_text(position.variant_state),
    )
    return "/".join(fields)


def _rows_text(rows: tuple[Cards, ...]) -> str:
    return ",".join(cards_text(row) for row in rows)


def _last_text(seat: int | None) -> str:
    return "-" if seat is None else str(seat)


def _builds_text(builds: tuple[Build, ...]) -> str:
    texts = []
    for build in builds:
        groups = ".".join("".join(group) for group in build.groups)
        texts.append(f"{build.value}={groups}@{'.'.join(map(str, (build.owner, *build.also)))}")
    return ",".join(texts) or "-"


def _state_text(state: VariantState) -> list[str]:
    """Return the fields of the variant state; [] for the default state."""
    if state == DEFAULT_STATE:
        return []
    words = words_of(state)
    before = state.before
    if before is None:
        return [words]
    table = (cards_text(before.loose), _builds_text(before.builds), _rows_text(before.piles), _rows_text(before.sweeps))
    seats = "".join(map(str, before.fines)) or "-"
    fresh = [] if before.fresh is None else [str(before.fresh)]
    tabbes = [tabbes_text(before.tabbes) or "-"] if before.tabbes or fresh else []
    return [words or "-", str(before.size), *table, _last_text(before.last_capturer), seats, *tabbes, *fresh]


def parse_position(text: str) -> Position:
    """Return the position that a text describes. Raises NotationError if it cannot be read or contradicts itself.

    >>> position = casino.parse_game("classic/island").position
    >>> casino.parse_position(str(position)).hand == position.hand
    True
    """
    reader = Reader(text)
    rules = read_rules(reader.field())
    remaining = Counter(rules.pack)  # reading a card removes it, so missing and repeated cards are noticed
    turn_at = reader.index
    turn, dealer = (_read_seat(reader.field(), rules) for _ in range(2))
    deals_at = reader.index
    deals = _whole(reader.field())
    if not deals:
        raise NotationError("nothing-dealt", text, deals_at)
    last_capturer = _read_last(reader.field(), rules)
    loose = _read_row(reader.field(), remaining)
    builds = _read_builds(reader.field(), rules, remaining)
    hands = _read_rows(reader.field(), rules.seats, remaining)
    stock = _read_row(reader.field(), remaining)
    piles = _read_rows(reader.field(), rules.pile_count, remaining)
    sweeps_at = reader.index
    more = "/" in text[reader.index :]
    # Not removed from ``remaining``, because these cards are already on piles.
    sweeps = _read_rows(reader.field(last=not more), rules.sides)
    state = _read_state(reader, rules, remaining) if more else DEFAULT_STATE
    if missing := tuple(remaining.elements()):
        raise NotationError("cards-missing", text, len(text), cards=missing)
    # If piles can be stolen from, the card that marks a sweep may have left its pile.
    if not rules.steals and any(
        Counter(swept) - Counter(pile) for swept, pile in zip(sweeps, by_side(rules, piles), strict=True)
    ):
        raise NotationError("sweep-not-in-pile", text, sweeps_at)
    position = Position(rules, hands, loose, builds, stock, piles, sweeps, turn, dealer, deals, last_capturer, state)
    check_turn(position, text, sweeps_at)
    if not position.hands[turn] and not position.over and state.played is None:
        raise NotationError("no-card-to-play", text, turn_at, seat=turn)
    return position


def _whole(reader: Reader) -> int:
    number = reader.number()
    reader.finish()
    return number


def _read_seat(reader: Reader, rules: Rules) -> int:
    start = reader.index
    seat = _whole(reader)
    if seat >= rules.seats:
        raise NotationError("no-such-seat", reader.text, start, seat=seat, seats=rules.seats)
    return seat


def _read_last(reader: Reader, rules: Rules) -> int | None:
    if reader.skip("-"):
        reader.finish()
        return None
    return _read_seat(reader, rules)


def _read_row(reader: Reader, remaining: Counter[Card] | None) -> Cards:
    cards = read_cards(reader, "", remaining)
    reader.finish()
    return cards


def _read_rows(reader: Reader, count: int, remaining: Counter[Card] | None = None) -> tuple[Cards, ...]:
    rows = [read_cards(reader, ",", remaining)]
    while reader.skip(","):
        rows.append(read_cards(reader, ",", remaining))
    reader.finish()
    if len(rows) != count:
        raise reader.error("wrong-number-of-hands", count=len(rows), expected=count)
    return tuple(rows)


def _read_builds(reader: Reader, rules: Rules, remaining: Counter[Card]) -> tuple[Build, ...]:
    if reader.skip("-"):
        reader.finish()
        return ()
    builds = [read_build(reader, rules, remaining)]
    while reader.skip(","):
        builds.append(read_build(reader, rules, remaining))
    reader.finish()
    return tuple(builds)


def read_build(reader: Reader, rules: Rules, remaining: Counter[Card], owner: int | None = None) -> Build:
    """Read a build; ``owner`` is the default for a text that names no seat. Raises NotationError."""
    start = reader.index
    value = reader.number()
    reader.expect("=")
    groups = [read_cards(reader, ".@,", remaining)]
    while reader.skip("."):
        groups.append(read_cards(reader, ".@,", remaining))
    for group in groups:
        # Courts without a value are built by rank, each as a separate group; they never add up.
        courts = len(group) > 1 and not rules.rank_only.isdisjoint(group)
        # The values are those in builds: an ace may count as 14 there, even if a loose ace is only 1.
        if courts or not adds_up([rules.build_values[card] for card in group], value):
            raise NotationError("build-does-not-add-up", reader.text, start, cards=group, value=value)
    if sum(map(len, groups)) < 2:
        raise NotationError("build-of-one-card", reader.text, start, cards=groups[0])
    # A partial position may leave out the default owner.
    also: list[int] = []
    if owner is None or reader.peek() == "@":
        reader.expect("@")
        owner, *also = _read_seats(reader, rules)
    return Build(value, tuple(groups), owner, tuple(also))


def _read_seats(reader: Reader, rules: Rules) -> list[int]:
    """Read one or more seats with dots between them. Raises NotationError."""
    seats: list[int] = []
    while not seats or reader.skip("."):
        at = reader.index
        seats.append(reader.number())
        if seats[-1] >= rules.seats:
            raise NotationError("no-such-seat", reader.text, at, seat=seats[-1], seats=rules.seats)
    return seats


# ---------- variant state ----------


def _read_state(reader: Reader, rules: Rules, remaining: Counter[Card]) -> VariantState:
    """Read the variant state and, if the text has it, the table before a last deal. Raises NotationError."""
    more = "/" in reader.text[reader.index : reader.end]
    state = read_words(reader.field(last=not more), rules, remaining)
    return replace(state, before=_read_before(reader, rules)) if more else state


def _read_before(reader: Reader, rules: Rules) -> TableBeforeDeal:
    remaining = Counter(rules.pack)  # the whole pack again, because these are the same cards at another time
    before = TableBeforeDeal(
        _whole(reader.field()),
        _read_row(reader.field(), remaining),
        _read_builds(reader.field(), rules, remaining),
        _read_rows(reader.field(), rules.pile_count, remaining),
        _read_rows(reader.field(), rules.sides),
        _read_last(reader.field(), rules),
        _read_fines(reader.field(last=reader.text.count("/", reader.index, reader.end) == 0), rules),
    )
    if reader.done:
        return before
    more = "/" in reader.text[reader.index : reader.end]
    field = reader.field(last=not more)
    tabbes = () if more and field.skip("-") else read_tabbes(field, rules)
    field.finish()
    return before._replace(tabbes=tabbes, fresh=_read_fresh(reader.field(last=True), before.loose) if more else None)


def _read_fresh(reader: Reader, loose: Cards) -> Card:
    start = reader.index
    card = reader.card()
    reader.finish()
    if card not in loose:
        raise NotationError("turn-contradicts-itself", reader.text, start)
    return card


def _read_fines(reader: Reader, rules: Rules) -> tuple[int, ...]:
    seats = []
    while not reader.done and not reader.skip("-"):
        seats.append(digit(reader, rules))
    return tuple(seats)
