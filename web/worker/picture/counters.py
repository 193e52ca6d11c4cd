"""The counters: captured cards, points on the table, cards that builders must hold, and unseen cards by rank.

The counters use only what the person has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from casino_core.cards import ACES, BIG_CASINO, LITTLE_CASINO, RANKS, Card
from casino_core.position.view import View
from casino_core.rules.awards import Each, Majority, awards
from casino_core.rules.values import rank_of
from web.table.cards import printed_rank
from web.table.state import Counters, InfoLine
from web.worker.words.people import People
from web.worker.words.speech import Message, Voice, message, side_by_side

CASINOS = frozenset({BIG_CASINO, LITTLE_CASINO, *ACES})
"""The cards that score singly in most games."""


def counters(view: View, people: People, voice: Voice, *, unfolded: bool, others: bool) -> Counters:
    """Return a person's counters, empty unless ``unfolded``; ``others`` includes other sides' face-down piles."""
    if not unfolded:
        return Counters(unfolded)
    unseen, pack = (Counter(card.rank for card in cards) for cards in (view.unseen, view.rules.pack))
    lines = _lines(view, people, others=others or view.rules.piles.face_up)
    return Counters(
        unfolded,
        tuple(InfoLine(voice.printed(what), voice.spoken(count)) for what, count in lines),
        # Some games are played without some ranks, for which the number of unseen cards would always be 0.
        tuple((printed_rank(rank), unseen[rank]) for rank in RANKS if pack[rank]),
    )


def _lines(view: View, people: People, *, others: bool) -> Iterator[tuple[Message, Message]]:
    """Yield each counter as a pair of messages: what it counts, and the count."""
    own = view.rules.side_of[people.near]
    sides = [side for side in range(view.rules.sides) if others or side == own]
    for award in awards(view.rules):
        if isinstance(award, Majority):
            taken = [(side, sum(card in award.cards for card in view.captured[side])) for side in sides]
            whole = sum(card in award.cards for card in view.rules.pack)
            yield message(f"counter.{award.code}", count=whole), _by_side(taken, people)
    scoring = {card for award in awards(view.rules) if isinstance(award, Each) for card in award.cards}
    singles = "casinos" if scoring == CASINOS else "cards"
    points = [(side, _points(view, view.captured[side])) for side in sides]
    yield message(f"counter.points.{singles}"), _by_side(points, people)
    lying = (*view.loose, *(card for build in view.builds for card in build.cards))
    yield message("counter.in-sight"), message("counter.number", count=_points(view, lying))
    for build in view.builds:
        if build.owner != people.you:
            # An ace takes a build of 14; no rank takes a higher one.
            rank = message(f"card.rank.{rank_of(build.value)}") if build.value <= len(RANKS) + 1 else build.value
            held = message("counter.holds", rank=rank, who=people.name(build.owner))
            yield message("counter.build", build=people.build(build)), held


def _by_side(counts: list[tuple[int, int]], people: People) -> Message:
    return side_by_side(message("counter.side", who=people.side_name(side), count=count) for side, count in counts)


def _points(view: View, cards: tuple[Card, ...]) -> int:
    """Return the points that cards score singly; majorities are left out."""
    singles = [award for award in awards(view.rules) if isinstance(award, Each)]
    return sum(award.points * award.cards.count(card) for award in singles for card in cards)
