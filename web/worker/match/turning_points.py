"""The explanation of a turning point: the plays between its two moments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.position.events import Captured, Dealt, Swept
from casino_core.rules.awards import Majority, awards
from web.worker.match.expected_score import Turn
from web.worker.match.game_review import GameReview
from web.worker.picture.moves import Move
from web.worker.words.narration import narrate
from web.worker.words.people import People
from web.worker.words.speech import Message, message

MAX_MOVES = 4
"""The maximum number of moves that are described."""


def happened(turn: Turn, review: GameReview, people: People) -> Iterator[Message]:
    """Yield sentences on the moves between the two moments of a turning point, in order.

    The first move is by the side whose lead changes. No move is left out unless there are more than ``MAX_MOVES``,
    because a single named cause may be the wrong one.
    """
    one, _, match = next(each for each in review.decisions if each[0].round == turn.before.round)
    start = one.place - one.number
    moves = match.moves[turn.before.place - start : turn.after.place - start]
    for move in _telling(moves):
        yield from narrate((event for event in move.events if not isinstance(event, Dealt)), people, move.before.dealer)
    if any(isinstance(event, Dealt) for move in moves for event in move.events):
        yield message("review.turn.dealt")
    if turn.after.number is None:
        yield message("review.turn.counted")


def _telling(moves: Sequence[Move]) -> Sequence[Move]:
    """Return the first move and the most telling others, in order."""
    places = sorted(range(1, len(moves)), key=lambda place: _weight(moves[place]), reverse=True)
    return [moves[place] for place in (0, *sorted(places[: MAX_MOVES - 1]))]


def _weight(move: Move) -> tuple[bool, int, int]:
    """Return a key that is greater for a more telling move.

    Sweeps are the most telling, then captures of more scoring cards, then captures of more cards.
    """
    captured = next((event for event in move.events if isinstance(event, Captured)), None)
    cards = (captured.card, *captured.taken) if captured else ()
    scoring = {card for award in awards(move.before.rules) if not isinstance(award, Majority) for card in award.cards}
    swept = any(isinstance(event, Swept) for event in move.events)
    return swept, len(scoring.intersection(cards)), len(cards)
