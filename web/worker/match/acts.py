"""What is done in a match: a card is played, a round is dealt, counted or skipped, the game is given up."""

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
    """Play an action for the person, by its text; say why, where the rules forbid it."""
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
"""More points than so many a play must cost for the play checker to speak."""


def commit(match: Match, action: Action) -> Update:
    """Play an action that the person has chosen, unless the play checker has something to say of it first.

    Raises IllegalActionError.
    """
    again = match.checked == (match.game, action)
    # What the rules refuse is not judged: play_out says why in their words.
    if not match.preferences.checks_plays or again or not match.playing or why_not(match.game.position, action):
        return play_out(match, action)
    match.history = replace(match.history, hinted=True)  # to be left alone is a hint, too
    cost = cost_of(match.seen, action)
    if cost <= MAX_UNCHECKED_COST:
        return play_out(match, action)
    match.checked = match.game, action
    return refused(match, message("check.costs", points=f"{cost:.1f}"))


def refused(match: Match, why: Message) -> Update:
    """Say why something cannot be done, which stays on the screen until something else is."""
    match.alert = why
    return redrawn(match, why)


def play_out(match: Match, action: Action) -> Update:
    """Take an action, and whatever the table does thereupon for a person. Raises IllegalActionError."""
    # What a bot was thinking was about the position before.
    match.thinking, match.shows_thinking = None, False
    move = match.carry_out(action)
    _clear(match, move)
    own = match.automatic
    # A round that is skipped is over in moments; sentences and animations of it would come too late.
    if match.skipping and not match.game.round_over:
        return Update((Frame(scene(match)),), rests=False)
    match.skipping = False
    if own is None and match.waits and not match.halts and _unheard(move):
        return Update()  # that nobody objects is not worth a picture
    if own is None:
        return Update(tuple(move_frames(move, scene(match))), (*narrated(match, move), *your_turn(match)))
    # While the table goes on for the person, nothing can be chosen.
    here = tuple(move_frames(move, replace(scene(match), mode="moving")))
    after = play_out(match, own)
    return Update(here + after.frames, (*narrated(match, move), *after.said))


def _clear(match: Match, move: Move) -> None:
    """Put away what a move has made meaningless, and begin to count a round that it has ended."""
    over = match.game.round_over
    # Whoever lets the table go on lets it do one turn, of however many moves.
    match.released = match.released and move.after.turn == move.before.turn and not over
    # Whoever plays on leaves the way on which something was taken back.
    match.history = replace(match.history, ahead=())
    if over and match.people.shared:
        match.cover()
    match.selection = _left(match.selection, match.hand)
    begins = match.preferences.counts_items and over and not match.skipping
    match.counting = 0 if begins and counted_items(match.game) else None


def _unheard(move: Move) -> bool:
    """Tell whether all that happened is that nobody objects."""
    return bool(move.events) and all(isinstance(event, LetStand) for event in move.events)


def _left(selection: Selection, hand: tuple[str, ...]) -> Selection:
    """Return what of a selection is left after a move: a hand card that is still held, and nothing of the table."""
    return Selection(selection.held) if selection.held in hand else NO_SELECTION


# ---------- what the person is told to do ----------


def due_now(match: Match) -> Message:
    """Return what is asked of the person now, as a sentence."""
    return turn_prompt(match.seen, match.people)


def your_turn(match: Match) -> tuple[Message, ...]:
    """Return that it is the person's turn, or what else is asked of them, when something is."""
    position = match.game.position
    if match.halts:
        return (message("say.go-on", who=match.people.name(position.actor)),)
    if match.game.round_over or not match.faced:
        return ()
    # Within a turn of several actions "Your turn" would be no news, so the next step is named.
    usual = position.variant_state.played is None and position.variant_state.asked is None
    begun = position.rules.step_by_step and match.moves and match.moves[-1].turn == position.actor
    return (due_now(match) if begun or not usual else message("say.your-turn"),)


# ---------- rounds ----------


def deal(match: Match) -> Update:
    """Deal the next round, when it is time."""
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
    return Update(shown.frames + after.frames, shown.said + after.said)


def dealt(match: Match) -> Update:
    """Show the table as it has just been dealt."""
    halted = your_turn(match) if match.halts else ()
    return Update(tuple(deal_frames(match.dealt, scene(match))), (*turn_log(match, 0), *halted))


def count(match: Match, about: str = "") -> Update:
    """Count the next item of the round, or show the whole score: after the last one, and for "all"."""
    if match.counting is not None:
        following = match.counting + 1
        match.counting = None if about or following >= len(counted_items(match.game)) else following
    return redrawn(match)


def face(match: Match, seat: str) -> Update:
    """Raise the curtain for somebody whose turn it is and who has come in front of the screen."""
    actor = match.game.position.actor
    # The button names its seat: pressed twice, it must not show the cards of whoever is next.
    if not match.curtain or seat != str(actor):
        return redrawn(match)
    match.people, match.selection = match.people.seen_from(actor), NO_SELECTION
    return redrawn(match, *your_turn(match))


# ---------- giving up ----------


def skip(match: Match) -> Update:
    """Let bots play the round to its end, people's cards as well, until somebody does something."""
    match.settle()
    match.cover()
    match.skipping = not match.game.round_over
    match.history = replace(match.history, skipped=match.history.skipped or match.skipping)
    said = (message("play.skipping", who=message(f"bot.{STAND_IN}")),) if match.people.shared else ()
    return Update((Frame(scene(match)),), said, rests=False)


def resign(match: Match) -> Update:
    """Give the game up."""
    match.settle()
    seat = match.resigning
    if match.game.outcome is not None or seat is None:
        return redrawn(match)
    match.game, match.history = resign_game(match.game, seat), replace(match.history, ahead=())
    said = message(key_about(match.people, "say.resigned", seat), who=match.people.name(seat))
    match.cover()
    return redrawn(match, said)
