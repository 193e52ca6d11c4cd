"""Acts: play a card, deal, count or skip a round, resign."""

from __future__ import annotations

from dataclasses import replace

from casino_core.game import resign as resign_game
from casino_core.legal.legality import why_not
from casino_core.notation.actions import parse_action
from casino_core.notation.reader import NotationError
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import Action
from casino_core.position.events import LetStand
from web.worker.choices.prompts import turn_prompt
from web.worker.choices.refusals import why_refused
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.match.judging import cost_of
from web.worker.match.match import Match
from web.worker.match.presenter import Update, narrated, redrawn, scene, turn_log
from web.worker.picture.animation import Frame, deal_frames, move_frames
from web.worker.picture.moves import Move
from web.worker.picture.round_count import counted_items
from web.worker.words.people import STAND_IN, key_about
from web.worker.words.speech import Message, message


def act(match: Match, text: str) -> Update:
    """Play the person's action, which is given as text; if the action is illegal, say why."""
    if match.game.round_over or not match.faced:
        return redrawn(match)
    try:
        action = parse_action(text)
    except NotationError:
        return redrawn(match)
    try:
        return commit(match, action)
    except IllegalActionError as fault:
        return refused(match, why_refused(action, fault.why, match.seen, match.people))


MAX_UNCHECKED_COST = 1.0
"""The highest cost of a play, in points, that the play checker lets pass."""


def commit(match: Match, action: Action) -> Update:
    """Play the person's action, unless the play checker questions it first. Raises IllegalActionError."""
    confirmed = match.checked == (match.game, action)
    # An illegal action is not judged, because play_out refuses it.
    if not match.preferences.checks_plays or confirmed or not match.playing or why_not(match.game.position, action):
        return play_out(match, action)
    match.history = replace(match.history, hinted=True)  # even without an objection, the check is a hint
    cost = cost_of(match.seen, action)
    if cost <= MAX_UNCHECKED_COST:
        return play_out(match, action)
    match.checked = match.game, action
    return refused(match, message("check.costs", points=cost))


def refused(match: Match, why: Message) -> Update:
    """Show why something cannot be done, until the person does something else."""
    match.alert = why
    return redrawn(match, why)


def play_out(match: Match, action: Action) -> Update:
    """Carry out an action, and any automatic actions that follow. Raises IllegalActionError."""
    # A bot was thinking about the previous position.
    match.thinking, match.shows_thinking = None, False
    move = match.carry_out(action)
    _clear(match, move)
    own = match.automatic
    # A skipped round is over in moments, too fast for sentences and animations.
    if match.skipping and not match.game.round_over:
        return Update((Frame(scene(match)),), rests=False)
    match.skipping = False
    unopposed = bool(move.events) and all(isinstance(event, LetStand) for event in move.events)
    if own is None and match.waits and not match.halts and unopposed:
        return Update()  # nothing has changed on the table
    if own is None:
        return Update(tuple(move_frames(move, scene(match))), (*narrated(match, move), *your_turn(match)))
    # While the table acts for the person, nothing can be chosen.
    here = tuple(move_frames(move, replace(scene(match), mode="moving")))
    after = play_out(match, own)
    return Update(here + after.frames, (*narrated(match, move), *after.announcements))


def _clear(match: Match, move: Move) -> None:
    """Clear what a move has made obsolete, and start the count of a round that it has ended."""
    over = match.game.round_over
    # The person releases one turn at a time, whatever its number of moves.
    match.released = match.released and move.after.turn == move.before.turn and not over
    # A new move discards what could be redone.
    match.history = replace(match.history, ahead=())
    if over and match.people.shared:
        match.cover()
    # A chosen hand card stays chosen if it is still held; pieces of the table do not.
    held = match.selection.held
    match.selection = Selection(held) if held in match.hand else NO_SELECTION
    begins = match.preferences.counts_items and over and not match.skipping
    match.counting = 0 if begins and counted_items(match.game) else None


# ---------- prompts ----------


def due_now(match: Match) -> Message:
    """Return the prompt for the person, as a sentence."""
    return turn_prompt(match.seen, match.people)


def your_turn(match: Match) -> tuple[Message, ...]:
    """Return the sentence on the person's turn or next step, or on the next player at a halt; () if neither applies."""
    position = match.game.position
    if match.halts:
        return (message("say.go-on", who=match.people.name(position.actor)),)
    if match.game.round_over or not match.faced:
        return ()
    # Within a turn of several actions, the next step is named in place of "Your turn".
    default = position.variant_state.played is None and position.variant_state.asked is None
    begun = position.rules.step_by_step and match.moves and match.moves[-1].turn == position.actor
    return (due_now(match) if begun or not default else message("say.your-turn"),)


# ---------- rounds ----------


def deal(match: Match) -> Update:
    """Deal the next round, if the current one is over."""
    if not match.game.round_over or match.game.outcome is not None:
        return redrawn(match)
    match.deal()
    match.cover()
    match.history, match.selection = replace(match.history, ahead=()), NO_SELECTION
    shown = dealt(match)
    own = match.automatic
    if own is None:
        return shown
    after = play_out(match, own)
    return Update(shown.frames + after.frames, shown.announcements + after.announcements)


def dealt(match: Match) -> Update:
    """Return the update that shows the deal of the round."""
    halted = your_turn(match) if match.halts else ()
    return Update(tuple(deal_frames(match.dealt, scene(match))), (*turn_log(match, 0), *halted))


def count(match: Match, about: str = "") -> Update:
    """Count the next item of the round; after the last one, or for "all", show the whole score."""
    if match.counting is not None:
        following = match.counting + 1
        match.counting = None if about or following >= len(counted_items(match.game)) else following
    return redrawn(match)


def face(match: Match, seat: str) -> Update:
    """Raise the curtain for the person on turn, who has come to the screen."""
    actor = match.game.position.actor
    # The button names its seat, so that a second press does not show the next person's cards.
    if not match.curtain or seat != str(actor):
        return redrawn(match)
    match.people, match.selection = match.people.seen_from(actor), NO_SELECTION
    return redrawn(match, *your_turn(match))


# ---------- skipping and resigning ----------


def skip(match: Match) -> Update:
    """Let bots play the rest of the round, for people as well, until somebody does something."""
    match.settle()
    match.cover()
    match.skipping = not match.game.round_over
    match.history = replace(match.history, skipped=match.history.skipped or match.skipping)
    announcements = (message("play.skipping", who=message(f"bot.{STAND_IN}")),) if match.people.shared else ()
    return Update((Frame(scene(match)),), announcements, rests=False)


def resign(match: Match) -> Update:
    """Resign the game."""
    match.settle()
    seat = match.resigning
    if match.game.outcome is not None or seat is None:
        return redrawn(match)
    match.game, match.history = resign_game(match.game, seat), replace(match.history, ahead=())
    match.counting = None
    announcement = message(key_about(match.people, "say.resigned", seat), who=match.people.name(seat))
    match.cover()
    return redrawn(match, announcement)
