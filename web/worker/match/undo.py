"""Undo and redo in a match.

On a shared screen, anyone may undo the last decision, whoever made it. The curtain then falls until the person who made
it comes to decide again, so that nobody sees another's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

from casino_core.game import before_end, replay
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
"""The knowledge that a person has gained since a decision: nothing, others' actions, a hidden card, the cards of a new
deal, those of a new round, or those of a finished round.
"""


# ---------- undo ----------


def undo(match: Match) -> Update:
    """Undo a person's last decision, and everything after it."""
    match.settle()
    place = match.last_decision
    if not match.can_undo:
        return acts.refused(match, message("table.undo.none"))
    if place is None:
        return _undo_deal(match)
    return _back_to(match, place, message("say.undone", what=_what(match.moves[place:], match.people)))


def restart(match: Match) -> Update:
    """Undo all decisions of people in the round."""
    match.settle()
    if not match.can_restart:
        return redrawn(match)
    first = next(place for place, move in enumerate(match.moves) if match.decided(move))
    return _back_to(match, first, message("say.restarted"))


def _back_to(match: Match, place: int, announcement: Message) -> Update:
    """Undo the moves of the round from an index on, and show their cards moving back."""
    gone, near = match.moves[place:], match.people.place
    # Undoing a slip before anyone has answered reveals nothing, and is not marked.
    marked = match.game.round_over or bool(_revealed(gone))
    match.history = match.history.after_undo([move.action for move in gone], marked=marked)
    # Moves contain the positions before them, so the game need not be replayed up to that point.
    swept = sum(isinstance(event, Swept) for move in gone for event in move.events)
    match.game = before_end(match.game, len(match.game.actors) - len(gone), gone[0].before, swept)
    match.moves, match.counting = match.moves[:place], None
    _cover_from_others(match)
    goal = "" if gone[-1].seat == gone[0].seat else f"seat-{near(gone[-1].seat)}"
    return Update((Frame(scene(match), source=f"pile-{near(gone[0].seat)}", goal=goal),), (announcement,))


def _cover_from_others(match: Match) -> None:
    """Let the curtain fall at once if another person is to decide now."""
    if not match.faced:
        match.cover()


def _undo_deal(match: Match) -> Update:
    """Undo the deal of this round, back to the score of the round before."""
    game = match.game
    match.history = match.history.after_undo(game.record[-1], dealt=True)
    match.game = replay(game, game.record[:-1])
    match.dealt, match.moves = replay_round(match.game)
    match.cover()
    return redrawn(match, message("say.undone", what=message("say.back.deal")))


# ---------- redo ----------


def deal(match: Match) -> Update:
    """Deal the next round; if its deal was undone, redo it."""
    # The first entry is the rest of this round, so only a second entry is another round.
    return redo(match) if len(match.history.ahead) > 1 else acts.deal(match)


def redo(match: Match) -> Update:
    """Redo what was undone last, up to the next decision of a person."""
    match.settle()
    if not match.can_redo:
        return acts.refused(match, message("say.redone.none"))
    # After the last step of a round, the next step is the deal of another round.
    deals = not match.history.ahead[0]
    begun = len(match.moves)

    def decides(action: Action) -> bool:
        """Return whether an action would be a person's decision."""
        return match.game.position.actor in match.people.persons and match.automatic != action

    try:
        frames = _deal_forward(match) if deals else _forward(match)
        while match.can_redo and match.history.ahead[0] and not decides(match.history.ahead[0][0]):
            frames += _forward(match)
    except ValueError:  # an edited save
        match.history = replace(match.history, ahead=())
        return redrawn(match, message("say.redone.lost"))
    _cover_from_others(match)
    again = message("say.back.deal") if deals else _what(match.moves[begun:], match.people)
    return Update((*frames, Frame(scene(match))), (message("say.redone", what=again),))


def _forward(match: Match) -> tuple[Frame, ...]:
    """Redo the next action. Raises ValueError if it is illegal."""
    move = match.carry_out(match.history.ahead[0][0])
    match.history = match.history.after_redo()
    return tuple(move_frames(move, replace(scene(match).without_sheet(), mode="moving")))


def _deal_forward(match: Match) -> tuple[Frame, ...]:
    """Redo the deal of the next round. Raises ValueError if this round is not over."""
    match.deal()
    match.history = match.history.after_deal()
    return tuple(deal_frames(match.dealt, replace(scene(match), mode="moving")))


# ---------- what undoing reveals ----------


def revealed(match: Match) -> Revealed:
    """Return what the person has learnt since their last decision."""
    place = match.last_decision
    if place is None:
        return "round"
    return "over" if match.game.round_over else _revealed(match.moves[place:])


def _revealed(moves: Sequence[Move]) -> Revealed:
    """Return what the player of the first of these moves has learnt from them."""
    if any(isinstance(event, Dealt) for move in moves for event in move.events):
        return "dealt"
    if any(_reveals_card(event, move, moves[0].seat) for move in moves for event in move.events):
        return "light"
    return "shown" if any(move.seat != moves[0].seat for move in moves) else ""


def _reveals_card(event: Event, move: Move, seat: int) -> bool:
    """Return whether an event shows a new card to a seat: one that the seat drew, or the one below a stolen top."""
    if isinstance(event, Stolen):
        return move.after.rules.piles.order == "free" and len(move.after.piles[event.pile]) > 1
    return isinstance(event, Drawn) and event.seat == seat


def whose(match: Match) -> Message | None:
    """Return the player whose decision would be undone; None if it is the person at the screen, or there is none."""
    place = match.last_decision
    if place is None or match.moves[place].seat == match.people.you:
        return None
    return match.people.name(match.moves[place].seat)


# ---------- in words ----------


def revealed_in_words(match: Match, what: Revealed) -> Message:
    """Return what the person has learnt since their last decision, as a sentence."""
    if what != "shown":
        return message(f"back.{what}")
    moves = match.moves[match.last_decision or 0 :]
    who = _others(moves, match.people)
    played = tuple((move.action.card,) for move in _replies(moves) if isinstance(move.action, Play))
    return message("back.shown" if played else "back.decided", who=enumerated(who), count=len(who), cards=played)


def _what(moves: Sequence[Move], people: People) -> Message:
    """Return undone or redone moves in words: the first player's card or step, and the others who moved."""
    first, seat = moves[0].action, moves[0].seat
    if seat != people.you:
        own = message("say.back.theirs", who=people.name(seat))  # their card may be back in the hand
    else:
        own = message("say.card", card=first.card) if isinstance(first, Play) else message("say.back.step")
    who = _others(moves, people)
    return message("say.back.with", what=own, who=enumerated(who), count=len(who)) if who else own


def _others(moves: Sequence[Move], people: People) -> list[Message]:
    """Return the names of the other players who moved."""
    return [people.name(seat) for seat in dict.fromkeys(move.seat for move in _replies(moves))]


def _replies(moves: Sequence[Move]) -> list[Move]:
    """Return the moves of all players except the first to move."""
    return [move for move in moves if move.seat != moves[0].seat]
