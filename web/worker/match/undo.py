"""Going back in a match and forward again. What is taken back is kept, to be done again.

Where several people share the screen, whoever has it may take back what any of them decided last. It is for that one to
decide again then, behind the curtain, so nobody sees a hand that is not theirs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from casino_core.game import Game, before_end, replay
from casino_core.position.actions import Action, Play
from casino_core.position.events import Dealt, Drawn, Event, Stolen, Swept
from web.worker.match import acts
from web.worker.match.match import Match
from web.worker.match.presenter import Update, redrawn, scene
from web.worker.picture.animation import Frame, deal_frames, move_frames
from web.worker.picture.moves import Move, replay_round
from web.worker.words.people import People
from web.worker.words.speech import Message, enumerated, message

Revealed: TypeAlias = Literal["", "shown", "light", "dealt", "round", "over"]
"""What somebody who goes back knows that they did not when they decided: nothing, what others have done since, a card
that has come to light, the cards of a new deal, those of a new round, or those of a round that is over."""


# ---------- back ----------


def undo(match: Match) -> Update:
    """Take back to a person's last decision, with all that has followed it."""
    match.settle()
    place = match.last_decision
    if not match.can_undo:
        return acts.refused(match, message("table.undo.none"))
    if place is None:
        return _undo_deal(match)
    return _back_to(match, place, message("say.undone", what=_what(match.moves[place:], match.people)))


def restart(match: Match) -> Update:
    """Take back to the first decision of a person in the round."""
    match.settle()
    if not match.can_restart:
        return redrawn(match)
    first = next(place for place, move in enumerate(match.moves) if match.decided(move))
    return _back_to(match, first, message("say.restarted"))


def _back_to(match: Match, place: int, said: Message) -> Update:
    """Take back to before the move at a place of the round, and show its cards go back where they came from."""
    gone, near = match.moves[place:], match.people.place
    # A slip that is taken back before anybody has answered gives nothing away, and costs no mark.
    marked = match.game.round_over or bool(_revealed(gone))
    match.history = match.history.after_undo([move.action for move in gone], marked=marked)
    match.game, match.moves = _taken_back(match.game, gone), match.moves[:place]
    _cover_from_others(match)
    goal = "" if gone[-1].seat == gone[0].seat else f"seat-{near(gone[-1].seat)}"
    return Update((Frame(scene(match), source=f"pile-{near(gone[0].seat)}", goal=goal),), (said,))


def _taken_back(game: Game, moves: Sequence[Move]) -> Game:
    """Return the game before its last moves, which were these."""
    # Moves hold the positions before them, so the game need not be played again up to there.
    swept = sum(isinstance(event, Swept) for move in moves for event in move.events)
    return before_end(game, len(game.actors) - len(moves), moves[0].before, swept)


def _cover_from_others(match: Match) -> None:
    """Let the curtain fall at once where another person is to decide now."""
    if not match.faced:
        match.cover()


def _undo_deal(match: Match) -> Update:
    """Take back the deal of this round: the one before it is over, and its score is seen."""
    game = match.game
    match.history = match.history.after_undo(game.record[-1], dealt=True)
    match.game = replay(game, game.record[:-1])
    match.dealt, match.moves = replay_round(match.game)
    match.cover()
    return redrawn(match, message("say.undone", what=message("say.back.deal")))


# ---------- forward ----------


def deal(match: Match) -> Update:
    """Deal the next round, when it is time; one that was taken back goes on as it did."""
    # The first of these is what is left of this round, so there is another one only if there are two.
    return redo(match) if len(match.history.ahead) > 1 else acts.deal(match)


def redo(match: Match) -> Update:
    """Do again what was taken back last, up to the next decision of a person."""
    match.settle()
    if not match.can_redo:
        return redrawn(match)
    # Nothing is left of this round, so what comes next is the deal of the one after it.
    deals = not match.history.ahead[0]
    begun = len(match.moves)
    try:
        pictures = _deal_forward(match) if deals else _forward(match)
        while match.can_redo and match.history.ahead[0] and not _is_persons(match, match.history.ahead[0][0]):
            pictures += _forward(match)
    except ValueError:  # somebody has changed what was stored
        match.history = replace(match.history, ahead=())
        return redrawn(match, message("say.redone.lost"))
    _cover_from_others(match)
    again = message("say.back.deal") if deals else _what(match.moves[begun:], match.people)
    return Update((*pictures, Frame(scene(match))), (message("say.redone", what=again),))


def _is_persons(match: Match, action: Action) -> bool:
    """Tell whether an action would be a decision of a person's."""
    return match.game.position.actor in match.people.persons and match.automatic != action


def _forward(match: Match) -> tuple[Frame, ...]:
    """Do the next action again. Raises ValueError where that cannot be."""
    move = match.carry_out(match.history.ahead[0][0])
    match.history = match.history.after_redo()
    return tuple(move_frames(move, replace(scene(match).without_sheet(), mode="moving")))


def _deal_forward(match: Match) -> tuple[Frame, ...]:
    """Deal the next round again. Raises ValueError where that cannot be."""
    match.deal()
    match.history = match.history.after_deal()
    return tuple(deal_frames(match.dealt, replace(scene(match), mode="moving")))


# ---------- what going back would give away ----------


def revealed(match: Match) -> Revealed:
    """Return what the person has come to know since their last decision."""
    place = match.last_decision
    if place is None:
        return "round"
    return "over" if match.game.round_over else _revealed(match.moves[place:])


def _revealed(moves: Sequence[Move]) -> Revealed:
    """Return what whoever made the first of these moves of a round has come to know by them."""
    if any(isinstance(event, Dealt) for move in moves for event in move.events):
        return "dealt"
    if any(_brings_to_light(event, move, moves[0].seat) for move in moves for event in move.events):
        return "light"
    return "shown" if any(move.seat != moves[0].seat for move in moves) else ""


def _brings_to_light(event: Event, move: Move, seat: int) -> bool:
    """Tell whether a seat sees a card it could not know: one that it drew, or what lies under a stolen top."""
    if isinstance(event, Stolen):
        return move.after.rules.piles.order == "free" and len(move.after.piles[event.pile]) > 1
    return isinstance(event, Drawn) and event.seat == seat


def whose(match: Match) -> Message | None:
    """Return who decided what would be taken back, where that is another person than who is in front of the screen."""
    place = match.last_decision
    if place is None or match.moves[place].seat == match.people.you:
        return None
    return match.people.name(match.moves[place].seat)


# ---------- in words ----------


def revealed_in_words(match: Match, what: Revealed) -> Message:
    """Return what the person has come to know since their last decision, as a sentence."""
    if what != "shown":
        return message(f"back.{what}")
    moves = match.moves[match.last_decision or 0 :]
    who = _others(moves, match.people)
    played = tuple((move.action.card,) for move in _replies(moves) if isinstance(move.action, Play))
    return message("back.shown" if played else "back.decided", who=enumerated(who), count=len(who), cards=played)


def _what(moves: Sequence[Move], people: People) -> Message:
    """Return what is taken back with these moves, or done again: a person's card, and the replies to it."""
    first, seat = moves[0].action, moves[0].seat
    if seat != people.you:
        own = message("say.back.theirs", who=people.name(seat))  # the card may be in that hand again
    else:
        own = message("say.back.card", card=first.card) if isinstance(first, Play) else message("say.back.step")
    who = _others(moves, people)
    return message("say.back.with", what=own, who=enumerated(who), count=len(who)) if who else own


def _others(moves: Sequence[Move], people: People) -> list[Message]:
    """Return the names of everybody else who did something."""
    return [people.name(seat) for seat in dict.fromkeys(move.seat for move in _replies(moves))]


def _replies(moves: Sequence[Move]) -> list[Move]:
    """Return the moves of others than whoever made the first one."""
    return [move for move in moves if move.seat != moves[0].seat]
