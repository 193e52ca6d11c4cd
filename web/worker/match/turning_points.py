"""The explanation of a turning point: a capture, and the owner of the card or build that made it possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.position.events import Captured, Dealt, Swept, Trailed
from casino_core.rules.awards import Most, awards
from web.worker.match.expected_score import Turn
from web.worker.match.game_review import GameReview
from web.worker.match.review_reasons import MAX_NAMED
from web.worker.picture.moves import Move
from web.worker.words.narration import summarize
from web.worker.words.people import People, key_about
from web.worker.words.speech import Message, enumerated, message, one_by_one


def happened(turn: Turn, review: GameReview, side: int, people: People) -> Iterator[Message]:
    """Yield sentences on the events between the two moments of a side's turning point."""
    one, _, match = next(each for each in review.decisions if each[0].round == turn.before.round)
    start = one.place - one.number
    first, end = turn.before.place - start, turn.after.place - start
    moves = match.moves[first:end]
    gains = turn.swing > 0
    takers = [move for move in moves if _captured(move) and (people.rules.side_of[move.seat] == side) == gains]
    if takers:
        best = max(takers, key=_weight)
        yield _taken(best, people)
        yield from _enabled(best, match.moves[:first] + moves[: moves.index(best)], people)
    else:
        done = tuple(summarize(moves[0].events, people))
        none = "nobody" if not any(map(_captured, moves)) else "others"
        if done:
            key = key_about(people, f"review.turn.{none}", moves[0].seat)
            yield message(key, who=people.name(moves[0].seat), done=enumerated(done))
        if any(isinstance(event, Dealt) for move in moves for event in move.events):
            yield message("review.turn.dealt")
    if turn.after.number is None:
        yield message("review.turn.counted")


def _captured(move: Move) -> Captured | None:
    return next((event for event in move.events if isinstance(event, Captured)), None)


def _weight(move: Move) -> tuple[bool, int, int]:
    """Return how telling a capture is: a sweep, then its scoring cards, then the number of its cards."""
    event = _captured(move)
    taken = (event.card, *event.taken) if event else ()
    scoring = {card for award in awards(move.before.rules) if not isinstance(award, Most) for card in award.cards}
    return _swept(move), len(scoring.intersection(taken)), len(taken)


def _swept(move: Move) -> bool:
    return any(isinstance(event, Swept) for event in move.events)


def _taken(move: Move, people: People) -> Message:
    event = _captured(move)
    assert event is not None, move  # noqa: S101  # only captures are asked about
    many = len(event.taken) > MAX_NAMED
    cards = message("review.cards" if many else "reason.cards", cards=one_by_one(event.taken), count=len(event.taken))
    key = key_about(people, "review.turn.swept" if _swept(move) else "review.turn.took", move.seat)
    return message(key, who=people.name(move.seat), cards=cards, card=event.card)


def _enabled(move: Move, before: Sequence[Move], people: People) -> Iterator[Message]:
    """Yield sentences on the other side's build, or the card laid down by it, that a capture took."""
    event, side = _captured(move), people.rules.side_of
    others = [build for build in (event.builds if event else ()) if side[build.owner] != side[move.seat]]
    if others:
        key = key_about(people, "review.turn.built", others[0].owner)
        yield message(key, who=people.name(others[0].owner), value=others[0].value)
        return
    laid = {each.card: each.seat for one in before for each in one.events if isinstance(each, Trailed)}
    given = [card for card in (event.taken if event else ()) if side[laid.get(card, move.seat)] != side[move.seat]]
    if given:
        seat = laid[given[-1]]
        yield message(key_about(people, "review.turn.laid", seat), who=people.name(seat), card=given[-1])
