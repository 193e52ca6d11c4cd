"""Going back in a game and forward again: what is known since, what was taken back, and what of it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, Literal, TypeAlias

from casino_core.game import Game, before_end
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.reader import NotationError
from casino_core.position.actions import Action, Play
from casino_core.position.events import Dealt, Drawn, Event, Stolen, Swept
from casino_core.position.position import Position
from web.worker.picture.moves import Move
from web.worker.words.people import People
from web.worker.words.speech import Message, enumerated, message

Line: TypeAlias = tuple[tuple[Action, ...], ...]
"""Actions round by round."""

Known: TypeAlias = Literal["", "shown", "light", "dealt", "round", "over"]
"""What somebody who goes back knows that they did not: what others have done since, a card that has come to light, the
cards of a new deal or of a new round, or those of a round that is over."""

MOST = 999_999
"""How often something can have been taken back in a game, as far as that is counted."""


@dataclass(frozen=True)
class Past:
    """What is remembered of a game beside its record.

    ``ahead`` has been taken back and can be done again: the rest of the current round, and the rounds after it.
    ``takebacks``: how often the person took something back and knew more than before; ``agreed``: they need not be
    asked again about cards that others have played since. ``again``: they had played these cards before; ``counted``:
    the result of the game has been told. ``apart``: the game goes on from within another one, to see what if, and is
    not counted. ``skipped``: a bot has played some of the person's cards. ``joined``: it had been begun when it came
    from outside, so others may have played some of them.
    """

    ahead: Line = ()
    takebacks: int = 0
    agreed: bool = False
    again: bool = False
    counted: bool = False
    apart: bool = False
    skipped: bool = False
    joined: bool = False

    def without(self, action: bool = True) -> Past:  # noqa: FBT001, FBT002 - called by name
        """The same with the next action done again; or the next round dealt again, when it is no ``action``."""
        ahead = (self.ahead[0][1:], *self.ahead[1:]) if action else self.ahead[1:]
        return replace(self, ahead=_trimmed(ahead))

    def with_ahead(self, actions: Sequence[Action], *, dealt: bool = False, marked: bool = True) -> Past:
        """The same with actions taken back, and ``dealt``, the deal of their round as well."""
        first, *rest = self.ahead or ((),)
        ahead: Line = ((*actions, *first), *rest)
        ahead = ((), *ahead) if dealt else ahead
        return replace(self, ahead=ahead, takebacks=min(MOST, self.takebacks + marked))


MARKS = ("agreed", "again", "counted", "apart", "skipped", "joined")

FRESH = Past()


def _trimmed(ahead: Line) -> Line:
    """No line at all in place of one that leads nowhere."""
    return () if ahead == ((),) else ahead


# ---------- what is known since ----------


def known_since(moves: Sequence[Move]) -> Known:
    """What is known by these moves to whoever made the first of them, and was not before; moves of one round."""
    if any(isinstance(event, Dealt) for move in moves for event in move.events):
        return "dealt"
    if any(_reveals(event, move, moves[0].seat) for move in moves for event in move.events):
        return "light"
    return "shown" if any(move.seat != moves[0].seat for move in moves) else ""


def _reveals(event: Event, move: Move, seat: int) -> bool:
    """Whether a card came to light that a seat could not know: one that it drew, or what lies under a stolen top."""
    if isinstance(event, Stolen):
        after: Position = move.after
        return after.rules.piles.order == "free" and len(after.piles[event.pile]) > 1
    return isinstance(event, Drawn) and event.seat == seat


def since(known: Known, moves: Sequence[Move], people: People) -> Message:
    """What is known by these moves, as a sentence."""
    if known != "shown":
        return message(f"back.{known}")
    who = _others(moves, people)
    played = tuple((move.action.card,) for move in _replies(moves) if isinstance(move.action, Play))
    key = "back.shown" if played else "back.decided"
    return message(key, who=enumerated(who), count=len(who), cards=played)


def what(moves: Sequence[Move], people: People) -> Message:
    """What is taken back with these moves, or done again: a person's card, and the replies to it."""
    first, seat = moves[0].action, moves[0].seat
    if seat != people.you:
        own = message("say.back.theirs", who=people.name(seat))  # the card may be in that hand again
    else:
        own = message("say.back.card", card=first.card) if isinstance(first, Play) else message("say.back.step")
    who = _others(moves, people)
    return message("say.back.with", what=own, who=enumerated(who), count=len(who)) if who else own


def _others(moves: Sequence[Move], people: People) -> list[Message]:
    """Everybody else who did something."""
    return [people.name(seat) for seat in dict.fromkeys(move.seat for move in _replies(moves))]


def _replies(moves: Sequence[Move]) -> list[Move]:
    """What others have done than whoever made the first move."""
    return [move for move in moves if move.seat != moves[0].seat]


def taken_back(game: Game, moves: Sequence[Move]) -> Game:
    """The game before its last moves, which were these."""
    swept = sum(isinstance(event, Swept) for move in moves for event in move.events)
    return before_end(game, len(game.actors) - len(moves), moves[0].before, swept)


# ---------- as text ----------


def as_stored(past: Past) -> dict[str, Any]:
    """What differs from a game of which nothing is remembered, as data to be stored."""
    kept = {field.name: getattr(past, field.name) for field in fields(past)}
    if past.ahead:
        kept["ahead"] = "/".join("_".join(map(action_text, actions)) or "-" for actions in past.ahead)
    return {name: value for name, value in kept.items() if value}


def parse_past(stored: object) -> Past:
    """What was stored, as far as it can be read: it is not worth refusing a game."""
    if not isinstance(stored, Mapping):
        return FRESH
    times = stored.get("takebacks")
    times = times if isinstance(times, int) and not isinstance(times, bool) else 0
    marks = {name: stored.get(name) is True for name in MARKS}
    return Past(_line(stored.get("ahead")), max(0, min(MOST, times)), **marks)


def _line(text: object) -> Line:
    if not (text and isinstance(text, str)):
        return ()
    try:
        rounds = (() if part == "-" else part.split("_") for part in text.split("/"))
        return _trimmed(tuple(tuple(map(parse_action, words)) for words in rounds))
    except NotationError:
        return ()
