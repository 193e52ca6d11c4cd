"""Achievements: what is worth telling of a round the first time that somebody does it, as it teaches something."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from casino_core.cards import Card
from casino_core.position.events import Built, Captured, ResidueTaken, Swept
from casino_core.position.layout import Build
from casino_core.rules.parts import Rules
from casino_core.score.scoring import ScoreSheet, took_all
from web.shared.games import ACHIEVEMENTS
from web.worker.picture.moves import Move

MIN_SETS = 3
"""How many groups and builds one card must take at least."""

MIN_RESIDUE = 4
"""How many cards the last capturer must get at least."""

MIN_SPADES = 10
"""How many spades a side must take at least."""

ALL_ACES = 4
"""How many aces a side must take: all of one pack."""

BIG, LITTLE = Card("TD"), Card("2S")


def achievements(moves: Sequence[Move], sheet: ScoreSheet, rules: Rules, seat: int) -> dict[str, int]:
    """Return what a seat achieved in a round that is over: by its name, the place of the first move that did it.

    ``moves`` are those of the round, ``sheet`` is its score. The names are those of ``ACHIEVEMENTS``, in that order.
    """
    found: dict[str, int] = {}
    for place, move in enumerate(moves):
        for name in (*_done(moves, place, seat), *_taken(move, sheet, rules.side_of[seat])):
            found.setdefault(name, place)
    # That all was taken is only known at the end of the round.
    if took_all(rules, sheet) == rules.side_of[seat] and moves:
        found["shutout"] = len(moves) - 1
    return {name: found[name] for name in ACHIEVEMENTS if name in found}


def known_achievements(stored: object) -> dict[str, str]:
    """Return the rounds in which somebody did something first, as they were stored, without what cannot be read."""
    entries = stored if isinstance(stored, Mapping) else {}
    return {name: entries[name] for name in ACHIEVEMENTS if isinstance(entries.get(name), str)}


# ---------- by what happened ----------


def _done(moves: Sequence[Move], place: int, seat: int) -> Iterator[str]:
    """Yield what a seat did with a move, or by the end of the round that came with it."""
    rules = moves[place].before.rules
    for event in moves[place].events:
        match event:
            case Swept() if event.seat == seat:
                yield "sweep"
                if len(moves[place].before.hands[seat]) == 1:
                    yield "last_sweep"
            case Captured() if event.seat == seat:
                yield from _captured(event, moves, place, seat)
            case Built() if event.seat == seat:
                if event.build.multiple:
                    yield "multiple"
                if _stolen(event.used, rules, seat):
                    yield "stolen"
            case ResidueTaken() if event.seat == seat and len(event.cards) >= MIN_RESIDUE:
                yield "residue"


def _captured(event: Captured, moves: Sequence[Move], place: int, seat: int) -> Iterator[str]:
    if len(event.groups) + len(event.builds) >= MIN_SETS:
        yield "groups"
    if any(len(_faced_by(moves, place, seat, build.value)) > 1 for build in event.builds if build.owner == seat):
        yield "kept"
    if _stolen(event.builds, moves[place].before.rules, seat):
        yield "stolen"


def _stolen(builds: Sequence[Build], rules: Rules, seat: int) -> bool:
    """Tell whether any of these builds was another side's."""
    return any(rules.side_of[build.owner] != rules.side_of[seat] for build in builds)


def _faced_by(moves: Sequence[Move], place: int, seat: int, value: int) -> set[int]:
    """Return the opponents who had a turn while a seat's build of a value lay there, up to a move that takes it."""
    found = set()
    side_of = moves[place].before.rules.side_of
    # Backwards, as an earlier build of the same value is another build.
    for move in reversed(moves[:place]):
        if not any(build.owner == seat and build.value == value for build in move.before.builds):
            break
        if side_of[move.turn] != side_of[seat]:
            found.add(move.turn)
    return found


# ---------- by what was taken ----------


def _majority(cards: Sequence[Card], rules: Rules) -> bool:
    return 2 * len(cards) > len(rules.pack)


TAKEN: dict[str, tuple[tuple[str, ...], Callable[[Sequence[Card], Rules], bool]]] = {
    "casinos": (("big_casino", "little_casino"), lambda cards, _: BIG in cards and LITTLE in cards),
    "aces": (("aces",), lambda cards, _: sum(card.rank == "A" for card in cards) == ALL_ACES),
    "spades": (("spades",), lambda cards, _: sum(card.suit == "S" for card in cards) >= MIN_SPADES),
    "cards": (("cards",), _majority),
}
"""For what was taken: the items of the score that must count, and what a side's cards must be like."""


def _taken(move: Move, sheet: ScoreSheet, side: int) -> Iterator[str]:
    """Yield what a side had taken after a move that brought it cards."""
    # With two packs there are two of each card, and none of this is remarkable.
    cards, rules = move.after.captured[side], move.after.rules
    if len(cards) > len(move.before.captured[side]) and len(rules.pack) == len(set(rules.pack)):
        for name, (items, enough) in TAKEN.items():
            if enough(cards, rules) and all(sheet.item(code) for code in items):
                yield name
