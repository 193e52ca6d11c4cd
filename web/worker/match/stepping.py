"""Automatic progress: bots take their turns, past turns are shown again, and the curtain falls."""

from __future__ import annotations

from dataclasses import replace
from math import inf

from web.shared.settings import BUDGETS
from web.worker.match import evening, par
from web.worker.match.acts import play_out, refused
from web.worker.match.match import Match
from web.worker.match.presenter import Update, narrated, past_scene, redrawn, scene, since_own_turn
from web.worker.match.thinking import MAX_THOUGHTS, Thinking, choices, thoughts
from web.worker.picture.animation import Frame, move_frames
from web.worker.picture.moves import by_turn
from web.worker.words.people import STAND_IN
from web.worker.words.speech import message


def step(match: Match) -> Update:
    """Continue: show the next past move, let the curtain fall, or let the bot on turn think or decide."""
    # Past turns come first, so that they are seen whole before anything new happens.
    if match.replaying is not None:
        return _show_again(match, match.replaying)
    if match.falls:
        match.cover()
        who = match.people.name(match.game.position.actor)
        return redrawn(match, message("curtain.turn", who=who), *since_own_turn(match))
    if not match.bots_turn:
        return redrawn(match)
    think(match)
    if match.thinks and match.skipping:
        return Update(rests=False)
    if match.thinks:
        # A thinking bot is drawn once, and not again with every slice of its thinking.
        seen, match.shows_thinking = match.shows_thinking, True
        return Update(rests=False) if seen else Update((Frame(scene(match)),), rests=False)
    return _decide(match)


def release(match: Match) -> Update:
    """Let the next turn begin, before which the table has waited for the person."""
    match.released = match.waits
    return step(match)


# ---------- bots ----------


def think(match: Match) -> None:
    """Let a bot think about its turn for a slice, without showing it."""
    if not match.thinks:
        return
    if match.thinking is None:
        seat = match.game.position.actor
        mind = thoughts(match.people.bot(seat) or STAND_IN, match.game.view(seat), match.game)
        match.thinking = Thinking(mind, match.clock, _max_thoughts(match))
    # Nobody watches a skipped round, so bots hurry.
    budget = inf if _is_everybodys(match) else match.preferences.thinking
    match.thinking.go_on(min(budget, BUDGETS["quick"]) if match.skipping else budget)


def _is_everybodys(match: Match) -> bool:
    """Return whether the bots must play the same on every machine."""
    return evening.deal_of(match.game, match.seated) is not None


def _max_thoughts(match: Match) -> int | None:
    """Return the maximum number of a bot's thoughts; None if its time is limited instead."""
    if _is_everybodys(match):
        return par.MAX_THOUGHTS
    return None if match.clock else MAX_THOUGHTS


def _decide(match: Match) -> Update:
    """Play a bot's choice; if it has failed to make one, play any legal action."""
    thinking, position = match.thinking, match.game.position
    if thinking is not None and thinking.thought is not None and not thinking.lost:
        return play_out(match, thinking.thought.best)
    who, options = match.people.name(position.actor), choices(position)
    match.stuck = not options
    if match.stuck:
        return refused(match, message("play.stuck", who=who))
    match.alert = message("play.lost", who=who)
    played = play_out(match, options[0])
    return replace(played, announcements=(match.alert, *played.announcements))


def pause(match: Match) -> Update:
    """Pause bots that play without people."""
    match.paused = not match.people.persons
    return redrawn(match)


def resume(match: Match) -> Update:
    """Resume paused bots."""
    match.paused = False
    return redrawn(match)


# ---------- showing turns again ----------


def show_again(match: Match) -> Update:
    """Start to show again the turns since the person's last one, or the last turn if nobody is at the screen."""
    if match.curtain:
        return redrawn(match)
    if not match.moves:
        return refused(match, message("table.again.none"))
    mine = [place for place, move in enumerate(match.moves) if move.seat == match.people.you]
    latest = len(match.moves) - len(by_turn(match.moves)[-1])
    first = mine[-1] + 1 if mine else latest if match.people.you is None else 0
    # If nothing has followed the person's own move, that one is shown.
    match.replaying, match.released = min(first, len(match.moves) - 1), False
    return Update((Frame(past_scene(match, match.replaying)),))


def _show_again(match: Match, place: int) -> Update:
    """Show the move at an index of the round again, and advance to the next one."""
    move = match.moves[place]
    last = place + 1 == len(match.moves)
    match.replaying = None if last else place + 1
    match.released = match.released and not last and move.turn == match.moves[place + 1].turn
    now = scene(match) if last else past_scene(match, place + 1)
    return Update(tuple(move_frames(move, now)), narrated(match, move))
