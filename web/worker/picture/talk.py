"""The players' words at the table: “Building eight”, “Last”, “Cash”, a majority reached, a sweep.

Everything they say is public, or follows from the cards that the speaker has taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.cards import Card
from casino_core.position.events import (
    Announced,
    Built,
    Captured,
    Cleared,
    Dealt,
    Event,
    PairsTaken,
    Plucked,
    ResidueTaken,
    SweepLeft,
    Swept,
)
from casino_core.rules.awards import Each, Majority, awards
from casino_core.rules.parts import Rules
from web.rulebook.words import sweep_counts, sweep_word
from web.worker.picture.moves import Move, by_turn
from web.worker.words.narration import announces_last, sweepers
from web.worker.words.people import People
from web.worker.words.speech import Message, message

Line = tuple[int, Message]
"""A seat and its words."""

MAX_LINES = 2
"""The maximum number of lines that a player says in a turn."""

TAKING = Captured | Cleared | Plucked | PairsTaken | ResidueTaken
"""Events by which a player gains cards."""

CASINOS = ("big_casino", "little_casino")


def latest_lines(moves: Sequence[Move], people: People) -> tuple[Line, ...]:
    """Return the lines that players said in the last turn."""
    spoken: dict[int, list[Message]] = {}
    for move in by_turn(moves)[-1] if moves else ():
        for seat, line in lines(move, people):
            # Nobody says the same thing twice in a turn of several moves.
            if line not in spoken.setdefault(seat, []):
                spoken[seat].append(line)
    return tuple((seat, line) for seat, some in spoken.items() for line in some[-MAX_LINES:])


def about(line: Message) -> str:
    """Return the name of a line's explanation in ``WORDS`` of ``web.worker.dialogs.lookup``."""
    kind, name = line.key.split(".")[:2]
    return name if kind == "talk" else "sweep"


def lines(move: Move, people: People) -> Iterator[Line]:
    """Yield the lines for a move, spoken by the player who makes it or by the dealer."""
    for event in move.events:
        yield from _to_event(event, move.before.dealer, people)
    for seat, award, count in _majorities(move):
        yield seat, message(f"talk.most.{award.code}", count=count)


def _to_event(event: Event, dealer: int, people: People) -> Iterator[Line]:
    rules = people.rules
    match event:
        case Built():
            many = "several" if event.build.multiple else "one"
            yield event.seat, message("talk.building", of=message(f"talk.{many}.{_rank(event.build.value, rules)}"))
        case Captured() | Cleared() | Plucked():
            for award in _casinos_in(event, rules):
                yield event.seat, message(f"talk.casino.{award.code.replace('_', '-')}")
            if isinstance(event, Captured) and _is_cash(event, rules):
                yield event.seat, message("talk.cash")
        case Swept() if sweep_counts(rules, event.card):
            yield event.seat, message(sweep_word(rules))
        case SweepLeft():
            yield event.seat, message("talk.sweep-left", cards=sweepers(event, people))
        case Dealt() if event.last and event.number > 1 and announces_last(rules):
            yield dealer, message(f"talk.last.{rules.deal.last_word}")
        case Announced() if event.said:
            yield event.seat, message(f"talk.last.{rules.deal.last_word}")
        case _:
            pass


def _rank(value: int, rules: Rules) -> str:
    """Return the letter of the court card or ace that takes a build; otherwise the build's value as text."""
    named = (rank for rank in "AJQK" if value in rules.hand_values.get(Card(f"{rank}H"), ()))
    return next(named, str(value))


def _casinos_in(event: Captured | Cleared | Plucked, rules: Rules) -> Iterator[Each]:
    """Yield the awards for Big and Little Casino, if these cards were taken; none if the fewest points win."""
    taken = (event.card, *event.taken) if isinstance(event, Captured) else (event.card,)
    if isinstance(event, Cleared):
        taken += event.cards
    if rules.ending.lowest_wins:
        return
    for award in awards(rules):
        if isinstance(award, Each) and award.code in CASINOS and any(card in taken for card in award.cards):
            yield award


def _is_cash(event: Captured, rules: Rules) -> bool:
    """Return whether an ace took an ace in a game in which aces score (docs/rules.md, section 0)."""
    aces = any(isinstance(award, Each) and award.code == "aces" for award in awards(rules))
    pair = event.card.rank == "A" and any(len(group) == 1 and group[0].rank == "A" for group in event.groups)
    return aces and pair and not rules.ending.lowest_wins


# ---------- more than half ----------


def majority_sentences(move: Move, people: People) -> tuple[Message, ...]:
    """Return sentences for the majorities that a move has reached."""
    side_of = people.rules.side_of
    return tuple(
        people.about(f"say.most.{award.code}", side_of[seat], count=count) for seat, award, count in _majorities(move)
    )


def _majorities(move: Move) -> Iterator[tuple[int, Majority, int]]:
    """Yield the majorities that a move has reached: the seat, the award, and the number of its cards."""
    rules = move.before.rules
    taken = (event for event in move.events if isinstance(event, TAKING))
    takers = {rules.side_of[event.seat]: event.seat for event in taken if event.seat is not None}
    for award in awards(rules) if takers else ():
        if isinstance(award, Majority):
            # The cards are counted in the pack, because two packs have every card of the award twice.
            half = _count(rules.pack, award) // 2
            for side, seat in takers.items():
                after = _count(move.after.captured[side], award)
                if _count(move.before.captured[side], award) <= half < after:
                    yield seat, award, after


def _count(cards: Sequence[Card], award: Majority) -> int:
    return sum(map(award.cards.__contains__, cards))
