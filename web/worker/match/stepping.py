"""How the table goes on by itself: bots take their turns, past turns are shown again, and the curtain falls."""

from __future__ import annotations

from dataclasses import replace

from web.shared.settings import BUDGETS
from web.worker.match.acts import play_out, refused
from web.worker.match.match import Match
from web.worker.match.presenter import Update, narrated, past_scene, redrawn, scene, since_own_turn
from web.worker.match.thinking import MAX_THOUGHTS, Thinking, choices, thoughts
from web.worker.picture.animation import Frame, move_frames
from web.worker.picture.moves import by_turn
from web.worker.words.people import STAND_IN
from web.worker.words.speech import message


def step(match: Match) -> Update:
    """Let the table go on by itself: the next turn is shown again, or the next bot decides.

    A bot that has not made up its mind is seen to think.
    """
    # What is shown again comes first: whoever asked for it should see it whole before anything new happens.
    if match.replaying is not None:
        return _show_again(match, match.replaying)
    if match.falls:
        return _fall(match)
    if not match.bots_turn:
        return redrawn(match)
    think(match)
    if match.thinks and match.skipping:
        return Update(rests=False)
    if match.thinks:
        # The picture of a bot that thinks is drawn once, and not with every slice of its thought.
        seen, match.shows_thinking = match.shows_thinking, True
        return Update(rests=False) if seen else Update((Frame(scene(match)),), rests=False)
    return _decide(match)


def release(match: Match) -> Update:
    """Let the table do the next turn, where it waits for the person to say so."""
    match.released = match.waits
    return step(match)


def _fall(match: Match) -> Update:
    """Let the curtain fall, and tell whoever is to come what happened since their last turn."""
    match.cover()
    who = match.people.name(match.game.position.actor)
    return redrawn(match, message("curtain.turn", who=who), *since_own_turn(match))


# ---------- bots ----------


def think(match: Match) -> None:
    """Let a bot think about its turn for a slice; nothing of it is to be seen."""
    if not match.thinks:
        return
    if match.thinking is None:
        seat = match.game.position.actor
        mind = thoughts(match.people.bot(seat) or STAND_IN, match.game.view(seat), match.game)
        match.thinking = Thinking(mind, match.clock, None if match.clock else MAX_THOUGHTS)
    # Nobody watches a round that is skipped, so nobody should wait for it.
    budget = match.preferences.thinking
    match.thinking.go_on(min(budget, BUDGETS["quick"]) if match.skipping else budget)


def _decide(match: Match) -> Update:
    """Play what a bot has made up its mind to; something else that may be played where it could not."""
    thinking, position = match.thinking, match.game.position
    if thinking is not None and thinking.thought is not None and not thinking.lost:
        return play_out(match, thinking.thought.best)
    who, found = match.people.name(position.actor), choices(position)
    match.stuck = not found
    if match.stuck:
        return refused(match, message("play.stuck", who=who))
    match.alert = message("play.lost", who=who)
    played = play_out(match, found[0])
    return replace(played, said=(match.alert, *played.said))


def pause(match: Match) -> Update:
    """Let bots that play among themselves wait."""
    match.paused = not match.people.persons
    return redrawn(match)


def resume(match: Match) -> Update:
    """Let them go on."""
    match.paused = False
    return redrawn(match)


# ---------- again ----------


def show_again(match: Match) -> Update:
    """Show the turns since the person's last one again, or the last turn: first, the table as it was before them."""
    if match.curtain:
        return redrawn(match)
    if not match.moves:
        return refused(match, message("table.again.none"))
    mine = [place for place, move in enumerate(match.moves) if move.seat == match.people.you]
    latest = len(match.moves) - len(by_turn(match.moves)[-1])
    first = mine[-1] + 1 if mine else latest if match.people.you is None else 0
    # Where nothing has followed the person's own move, that one is shown.
    match.replaying, match.released = min(first, len(match.moves) - 1), False
    return Update((Frame(past_scene(match, match.replaying)),))


def _show_again(match: Match, place: int) -> Update:
    """Show the move at a place of the round again, and go on to the next one."""
    move = match.moves[place]
    last = place + 1 == len(match.moves)
    match.replaying = None if last else place + 1
    match.released = match.released and not last and move.turn == match.moves[place + 1].turn
    now = scene(match) if last else past_scene(match, place + 1)
    return Update(tuple(move_frames(move, now)), narrated(match, move))
