"""Achievements: feats of a round that are worth a note the first time, because they teach something."""

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
"""The minimum number of groups and builds, counted together, that one card must take for an achievement."""

MIN_RESIDUE = 4
"""The minimum number of cards in a residue that is worth a note."""

MIN_SPADES = 10
"""The minimum number of spades that a side must take for an achievement."""

ALL_ACES = 4
"""The number of aces in a pack."""

BIG, LITTLE = Card("TD"), Card("2S")


def achievements(moves: Sequence[Move], sheet: ScoreSheet, rules: Rules, seat: int) -> dict[str, int]:
    """Return a seat's achievements in a finished round: by name, the index of the first move that earned it.

    ``moves`` and ``sheet`` are those of the round. The names are in the order of ``ACHIEVEMENTS``.
    """
    earned: dict[str, int] = {}
    for place, move in enumerate(moves):
        for name in (*_by_events(moves, place, seat), *_by_cards(move, sheet, rules.side_of[seat])):
            earned.setdefault(name, place)
    # A shutout is known only at the end of the round.
    if took_all(rules, sheet) == rules.side_of[seat] and moves:
        earned["shutout"] = len(moves) - 1
    return {name: earned[name] for name in ACHIEVEMENTS if name in earned}


def known_achievements(stored: object) -> dict[str, str]:
    """Return, by achievement, the id of the round that first earned it, as stored; unreadable entries are left out."""
    entries = stored if isinstance(stored, Mapping) else {}
    return {name: entries[name] for name in ACHIEVEMENTS if isinstance(entries.get(name), str)}


# ---------- by events ----------


def _by_events(moves: Sequence[Move], place: int, seat: int) -> Iterator[str]:
    """Yield the names of the achievements that the events of a move earn for a seat."""
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
    """Return whether any of these builds belonged to another side."""
    return any(rules.side_of[build.owner] != rules.side_of[seat] for build in builds)


def _faced_by(moves: Sequence[Move], place: int, seat: int, value: int) -> set[int]:
    """Return the opponents who had a turn while a seat's build was on the table, before the move that takes it."""
    opponents = set()
    side_of = moves[place].before.rules.side_of
    # The search goes backwards to the first gap, because an earlier build of the same value is a different build.
    for move in reversed(moves[:place]):
        if not any(build.owner == seat and build.value == value for build in move.before.builds):
            break
        if side_of[move.turn] != side_of[seat]:
            opponents.add(move.turn)
    return opponents


# ---------- by captured cards ----------


CAPTURED: dict[str, tuple[tuple[str, ...], Callable[[Sequence[Card], Rules], bool]]] = {
    "casinos": (("big_casino", "little_casino"), lambda cards, _: BIG in cards and LITTLE in cards),
    "aces": (("aces",), lambda cards, _: sum(card.rank == "A" for card in cards) == ALL_ACES),
    "spades": (("spades",), lambda cards, _: sum(card.suit == "S" for card in cards) >= MIN_SPADES),
    "cards": (("cards",), lambda cards, rules: 2 * len(cards) > len(rules.pack)),
}
"""By achievement, the items of the score that must exist, and the condition on a side's cards."""


def _by_cards(move: Move, sheet: ScoreSheet, side: int) -> Iterator[str]:
    """Yield the names of the achievements that a side's captured cards earn, if the move has added cards to them."""
    # With two packs, these feats are nothing special.
    cards, rules = move.after.captured[side], move.after.rules
    if len(cards) > len(move.before.captured[side]) and len(rules.pack) == len(set(rules.pack)):
        for name, (items, enough) in CAPTURED.items():
            if enough(cards, rules) and all(sheet.item(code) for code in items):
                yield name
