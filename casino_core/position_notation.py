"""A whole position as text, hidden cards included, and its exact inverse.

    position = rules "/" turn "/" dealer "/" deals "/" last "/" loose "/" builds "/" hands
               "/" stock "/" piles "/" sweeps
               [ "/" extras [ "/" size "/" loose "/" builds "/" piles "/" sweeps "/" last "/" fines ] ]
    last     = seat | "-"                            the last capturer
    loose    = cards                                 8D5H3C, or - for none
    builds   = build { "," build } | "-"             8=5C3D@1   7=4S3H.6CAD@0.2: value, groups, owner, others bound
    hands    = cards { "," cards }                   piles and sweeps alike
    extras   = extra { "," extra }                   what only some games keep account of, where there is any
    extra    = "played=" card | "asked=" seat | "claimed" | "ended"
               | "plucked=" seats | "fines=" seats | "cancelled=" seats
               | "matter=" word | "pending=" play | "committed=" card | "courts=" cards
               | "proven=" seat rank { "." seat rank }

In a pending play, a tilde stands for every comma. The last seven fields are the table before a last deal that may be
cancelled.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from casino_core.actions import Play
from casino_core.augmenting import committed_build, why_not_go_on
from casino_core.builders import own_side
from casino_core.cards import RANKS, Card
from casino_core.demands import last_questions, questions
from casino_core.layout import Build, adds_up
from casino_core.notation import (
    NotationError,
    Reader,
    action_text,
    cards_text,
    parse_action,
    read_cards,
    read_rules,
    rules_text,
)
from casino_core.piles import by_side
from casino_core.position import NO_EXTRAS, Before, Cards, Extras, Position
from casino_core.refusals import why_not_play
from casino_core.rules import Rules


def position_text(position: Position) -> str:
    """All of a position, hidden cards included."""
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
        *_extras_text(position.extras),
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


def _extras_text(extras: Extras) -> list[str]:
    """The fields for what only some games keep account of; none where there is nothing."""
    if extras == NO_EXTRAS:
        return []
    words = [
        *([f"played={extras.played}"] if extras.played else []),
        *(["claimed"] if extras.claimed else []),
        *(f"{name}={''.join(map(str, getattr(extras, name)))}" for name in SEAT_LISTS if getattr(extras, name)),
        *([f"asked={extras.asked}"] if extras.asked is not None else []),
        *(["ended"] if extras.ended else []),
        *([f"matter={extras.matter}"] if extras.matter else []),
        *([f"pending={action_text(extras.pending).replace(',', '~')}"] if extras.pending else []),
        *([f"committed={extras.committed}"] if extras.committed else []),
        *([f"proven={'.'.join(f'{seat}{rank}' for seat, rank in extras.proven)}"] if extras.proven else []),
        *([f"courts={cards_text(extras.courts)}"] if extras.courts else []),
    ]
    before = extras.before
    if before is None:
        return [",".join(words)]
    table = (cards_text(before.loose), _builds_text(before.builds), _rows_text(before.piles), _rows_text(before.sweeps))
    seats = "".join(map(str, before.fines)) or "-"
    return [",".join(words) or "-", str(before.size), *table, _last_text(before.last_capturer), seats]


SEAT_LISTS = ("plucked", "fines", "cancelled")


def parse_position(text: str) -> Position:
    """The position of a text. Raises NotationError when it cannot be read or contradicts itself."""
    reader = Reader(text)
    rules = read_rules(reader.field())
    left = Counter(rules.pack)
    turn_at = reader.index
    turn, dealer = (_read_seat(reader.field(), rules) for _ in range(2))
    deals = _whole(reader.field())
    last_capturer = _read_last(reader.field(), rules)
    loose = _read_row(reader.field(), left)
    builds = _read_builds(reader.field(), rules, left)
    hands = _read_rows(reader.field(), rules.seats, left)
    stock = _read_row(reader.field(), left)
    piles = _read_rows(reader.field(), rules.pile_count, left)
    sweeps_at = reader.index
    more = "/" in text[reader.index :]
    sweeps = _read_rows(reader.field(last=not more), rules.sides)
    extras = _read_extras(reader, rules) if more else NO_EXTRAS
    if missing := tuple(left.elements()):
        raise NotationError("cards-missing", text, len(text), cards=missing)
    if not rules.steals and any(
        Counter(swept) - Counter(pile) for swept, pile in zip(sweeps, by_side(rules, piles), strict=True)
    ):
        raise NotationError("sweep-not-in-pile", text, sweeps_at)
    position = Position(rules, hands, loose, builds, stock, piles, sweeps, turn, dealer, deals, last_capturer, extras)
    _check_turn(position, text, sweeps_at)
    if not position.hands[turn] and not position.over and extras.played is None:
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


def _read_row(reader: Reader, left: Counter[Card] | None) -> Cards:
    cards = read_cards(reader, "", left)
    reader.finish()
    return cards


def _read_rows(reader: Reader, count: int, left: Counter[Card] | None = None) -> tuple[Cards, ...]:
    rows = [read_cards(reader, ",", left)]
    while reader.skip(","):
        rows.append(read_cards(reader, ",", left))
    reader.finish()
    if len(rows) != count:
        raise reader.error("wrong-number-of-hands", count=len(rows), expected=count)
    return tuple(rows)


def _read_builds(reader: Reader, rules: Rules, left: Counter[Card]) -> tuple[Build, ...]:
    if reader.skip("-"):
        reader.finish()
        return ()
    builds = [_read_build(reader, rules, left)]
    while reader.skip(","):
        builds.append(_read_build(reader, rules, left))
    reader.finish()
    return tuple(builds)


def _read_build(reader: Reader, rules: Rules, left: Counter[Card]) -> Build:
    start = reader.index
    value = reader.number()
    reader.expect("=")
    groups = [read_cards(reader, ".@", left)]
    while reader.skip("."):
        groups.append(read_cards(reader, ".@", left))
    for group in groups:
        courts = len(group) > 1 and not rules.rank_only.isdisjoint(group)
        if courts or not adds_up([rules.build_values[card] for card in group], value):
            raise NotationError("build-does-not-add-up", reader.text, start, cards=group, value=value)
    if sum(map(len, groups)) < 2:
        raise NotationError("build-of-one-card", reader.text, start, cards=groups[0])
    reader.expect("@")
    owner, *also = _read_seats(reader, rules)
    return Build(value, tuple(groups), owner, tuple(also))


def _read_seats(reader: Reader, rules: Rules) -> list[int]:
    """Seats with dots between them, one or more."""
    seats: list[int] = []
    while not seats or reader.skip("."):
        at = reader.index
        seats.append(reader.number())
        if seats[-1] >= rules.seats:
            raise NotationError("no-such-seat", reader.text, at, seat=seats[-1], seats=rules.seats)
    return seats


# ---------- what only some games keep account of ----------


def _read_extras(reader: Reader, rules: Rules) -> Extras:
    """The field of the extras, and the table before a last deal where it follows."""
    more = "/" in reader.text[reader.index : reader.end]
    words = reader.field(last=not more)
    extras = NO_EXTRAS
    while not words.skip("-"):
        extras = _with_extra(extras, words, rules)
        if not words.skip(","):
            break
    words.finish()
    return replace(extras, before=_read_before(reader, rules)) if more else extras


def _with_extra(extras: Extras, reader: Reader, rules: Rules) -> Extras:
    """The extras with the next word of the reader."""
    for name in ("claimed", "ended"):
        if reader.skip(name):
            return replace(extras, **{name: True})  # type: ignore[arg-type]  # both are bool
    if reader.skip("played="):
        return replace(extras, played=reader.card())
    if reader.skip("asked="):
        return replace(extras, asked=_digit(reader, rules))
    for name in SEAT_LISTS:
        if reader.skip(name + "="):
            seats = []
            while not reader.done and reader.peek() != ",":
                seats.append(_digit(reader, rules))
            return replace(extras, **{name: tuple(seats)})  # type: ignore[arg-type]  # all three are tuples of seats
    for name, read in TURN_WORDS.items():
        if reader.skip(name + "="):
            return replace(extras, **{name: read(reader, rules)})  # type: ignore[arg-type]  # each reads its field
    raise reader.error("unreadable")


def _read_matter(reader: Reader, _rules: Rules) -> str:
    for matter in ("request", "capture", "augment"):
        if reader.skip(matter):
            return matter
    raise reader.error("unreadable")


def _read_pending(reader: Reader, _rules: Rules) -> Play:
    """The play that is announced, a tilde for every comma of it."""
    start = reader.index
    comma = reader.text.find(",", start, reader.end)
    reader.index = reader.end if comma < 0 else comma
    try:
        action = parse_action(reader.text[start : reader.index].replace("~", ","))
    except NotationError as fault:
        raise NotationError(fault.code, reader.text, start + fault.index, **fault.facts) from fault
    if not isinstance(action, Play):
        raise NotationError("unreadable", reader.text, start)
    return action


def _read_proven(reader: Reader, rules: Rules) -> tuple[tuple[int, str], ...]:
    proven: list[tuple[int, str]] = []
    while not proven or reader.skip("."):
        seat, rank = _digit(reader, rules), reader.peek()
        if rank not in RANKS or not reader.skip(rank):
            raise reader.error("no-card")
        proven.append((seat, rank))
    return tuple(proven)


TURN_WORDS: dict[str, Callable[[Reader, Rules], object]] = {
    "matter": _read_matter,
    "pending": _read_pending,
    "committed": lambda reader, _: reader.card(),
    "proven": _read_proven,
    "courts": lambda reader, _: read_cards(reader, ","),
}
"""What a turn of several actions keeps account of, and how it is read."""


def _check_turn(position: Position, text: str, index: int) -> None:
    """Make sure that a turn of several actions can have come as far as the extras say. Raises NotationError."""
    extras = position.extras
    own_turn = replace(position, extras=replace(extras, asked=None, matter="", pending=None))
    if not (_begun_well(position) and _asks_in_time(position)):
        raise NotationError("turn-contradicts-itself", text, index)
    if extras.pending is not None:
        fault = why_not_play(own_turn, extras.pending)
        if fault is not None:
            raise NotationError(fault.code, text, index, **fault.facts)
    if extras.matter:
        asked = last_questions(own_turn) if extras.pending is None else questions(own_turn, extras.pending)
        fitting = [seat for seat, matter in asked if matter == extras.matter]
        if not fitting or extras.asked not in (*fitting, position.turn):
            raise NotationError("turn-contradicts-itself", text, index)


def _begun_well(position: Position) -> bool:
    """Whether a build that must be captured can be, and courts that may be given have been captured."""
    extras, turn = position.extras, position.turn
    pile = position.piles[position.rules.pile_of[turn]]
    if extras.committed is not None:
        build = committed_build(position)
        owned = {b.value for b in position.builds if b.owner == turn}
        if build is None or own_side(position, build) or extras.played is not None:
            return False
        return why_not_go_on(position, owned, position.hands[turn], build) is None
    return not extras.courts or (extras.played is not None and set(extras.courts) <= set(pile))


def _asks_in_time(position: Position) -> bool:
    """Whether it is the time of the turn to ask what is asked: about a play before it, about additions after it."""
    extras = position.extras
    if not extras.matter:
        return extras.pending is None and (extras.asked is None or not position.rules.step_by_step)
    before_play = extras.matter != "augment"
    in_time = (extras.pending is not None) == before_play == (extras.played is None)
    return in_time and extras.asked is not None and not extras.ended and position.rules.step_by_step


def _digit(reader: Reader, rules: Rules) -> int:
    """A seat of one digit."""
    at = reader.index
    if not reader.peek().isdigit() or int(reader.peek()) >= rules.seats:
        raise NotationError("no-such-seat", reader.text, at, seat=reader.peek(), seats=rules.seats)
    reader.skip(seat := reader.peek())
    return int(seat)


def _read_before(reader: Reader, rules: Rules) -> Before:
    left = Counter(rules.pack)
    return Before(
        _whole(reader.field()),
        _read_row(reader.field(), left),
        _read_builds(reader.field(), rules, left),
        _read_rows(reader.field(), rules.pile_count, left),
        _read_rows(reader.field(), rules.sides),
        _read_last(reader.field(), rules),
        _read_fines(reader.field(last=True), rules),
    )


def _read_fines(reader: Reader, rules: Rules) -> tuple[int, ...]:
    seats = []
    while not reader.done and not reader.skip("-"):
        seats.append(_digit(reader, rules))
    return tuple(seats)
