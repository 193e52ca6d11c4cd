"""Taps and drags: they choose cards in the hand and on the table, or drop a hand card on the table."""

from __future__ import annotations

from dataclasses import replace

from casino_core.cards import Card
from casino_core.coaching.choosing import Choice, choose
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import why_not
from casino_core.position.actions import Pluck
from casino_core.position.layout import Build
from web.worker.choices.autoplay import only_play
from web.worker.choices.keys import card_of, piece_of, selectable_keys
from web.worker.choices.labels import action_label, build_of
from web.worker.choices.offers import distinct_effects
from web.worker.choices.prompts import card_prompt
from web.worker.choices.refusals import refusal
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.choices.sorting import pile_order, sortable
from web.worker.choices.turn_options import cardless_options
from web.worker.match.acts import act, commit, due_now, refused
from web.worker.match.match import Match
from web.worker.match.presenter import Update, redrawn, scene
from web.worker.picture.animation import Frame
from web.worker.picture.scene import Scene
from web.worker.words.speech import Message, message


def tap(match: Match, card: str) -> Update:
    """Choose a hand card; play it if it has only one use and the person prefers that."""
    # If a piece of the table is chosen, a tap on a hand card never plays that card at once.
    alone = match.playing and card in match.hand and not match.selection.picked
    wanted = match.preferences.plays_obvious and match.preferences.lists_plays
    play = only_play(match.seen, card_of(card)) if alone and wanted else None
    return choose_hand(match, card) if play is None else commit(match, play)


def choose_hand(match: Match, card: str) -> Update:
    """Choose a hand card by its key, or release it."""
    if card not in match.hand:
        return redrawn(match)
    if _has_played(match):
        return refused(match, message("play.has-played"))
    if _must_answer(match):
        return refused(match, due_now(match))
    kept = _kept(match, card_of(card))
    match.selection = NO_SELECTION if match.selection.held == card else Selection(card, kept)
    return _chosen(match)


def _has_played(match: Match) -> bool:
    """Return whether the person has already played a card in this turn."""
    return match.faced and match.game.position.variant_state.played is not None


def _must_answer(match: Match) -> bool:
    """Return whether the person must first answer a demand."""
    return match.faced and bool(match.game.position.variant_state.demand)


def _kept(match: Match, card: Card) -> tuple[str, ...]:
    """Return the keys of pieces chosen before the hand card, if they go with it."""
    chosen = match.selection
    if chosen.card is not None or not chosen.picked or not match.building:
        return ()
    choice = choose(match.seen, card, chosen.pieces)
    return chosen.picked if choice.exact or choice.further else ()


def unchoose(match: Match) -> Update:
    """Release all chosen cards."""
    match.selection = NO_SELECTION
    return redrawn(match)


def show_all(match: Match) -> Update:
    """Show all options for the chosen cards, or only the best ones again."""
    match.selection = replace(match.selection, more=not match.selection.more)
    return redrawn(match)


def sort(match: Match) -> Update:
    """Show the captured cards in pile order, so that the person can sort them."""
    match.selection = replace(match.selection, sorts=True)
    return redrawn(match)


def lift(match: Match, card: str) -> Update:
    """Put a captured card on top of the others."""
    choice = scene(match).choice
    capture = sortable(choice, match.seen) if choice else None
    if capture is None or card not in pile_order(capture, match.seen):
        return redrawn(match)
    lifted = (*(other for other in match.selection.lifted if other != card), card)
    match.selection = replace(match.selection, lifted=lifted)
    return Update((Frame(scene(match)),), (message("say.lifted", card=card_of(card)),))


def pick(match: Match, name: str) -> Update:
    """Choose or release a piece of the table by its key: for a hand card, for a table build, or to be plucked."""
    position = match.game.position
    if name not in selectable_keys(position, match.people.near) or match.game.round_over or match.curtain:
        return redrawn(match)
    build = build_of(piece_of(name), match.seen)
    # In games in which builds are made step by step, a tap chooses the build for the next step.
    if build is not None and match.selection.card is None and not position.rules.step_by_step:
        return (
            explain_build(match, build) if match.preferences.lists_plays else refused(match, message("play.hand-first"))
        )
    waits = _waits_for(match)
    if waits is not None:
        return refused(match, waits)
    if match.selection.card is not None:
        return _pick_with_card(match, name)
    if not position.rules.step_by_step:
        return _pick_to_pluck(match, name)
    match.selection = Selection(picked=_toggled(match.selection.picked, name))
    return _chosen(match)


def _waits_for(match: Match) -> Message | None:
    """Return what must come before a tap: another player's turn, or an answer; None for nothing."""
    if not match.faced:
        return message("play.waiting", who=match.people.name(match.game.position.actor))
    return due_now(match) if _must_answer(match) else None


def explain_build(match: Match, build: Build) -> Update:
    """Explain a build: its value, its owner, the cards that take it, and whether the person has such a card."""
    cards = [card for card in match.seen.hand if build.value in match.game.rules.hand_values[card]]
    named = match.people.build(build)
    sentence = message("build.yours", build=named, card=cards[0]) if cards else message("build.none", build=named)
    match.explained = sentence
    return redrawn(match, sentence)


def _pick_with_card(match: Match, name: str) -> Update:
    """Choose a piece of the table for the chosen hand card, or release it."""
    chosen, piece, position = match.selection, piece_of(name), match.game.position
    listed = match.preferences.lists_plays
    if listed and name not in chosen.picked and piece not in choose(match.seen, chosen.card, chosen.pieces).joinable:
        return refused(match, scene(match).why_not_joined(piece))
    tapped = _toggled(chosen.picked, name)
    # The order of taps matters only in games in which captured cards may be put on the pile in any order.
    free = position.rules.piles.order == "free"
    in_place = tuple(key for key in selectable_keys(position, match.people.near) if key in tapped)
    match.selection = replace(chosen, picked=tapped if free else in_place, sorts=False, lifted=())
    return _chosen(match)


def _pick_to_pluck(match: Match, name: str) -> Update:
    """Choose a card of the table to be plucked, or release it."""
    seen, piece = match.seen, piece_of(name)
    if not any(isinstance(action, Pluck) for action in cardless_options(seen)):
        return refused(match, card_prompt(seen) if seen.variant_state.played else message("play.hand-first"))
    why = why_not(seen, Pluck(piece)) if isinstance(piece, Card) else Illegal("pluck-no-build", {})
    if why is not None:
        return refused(match, refusal(why, seen, match.people))
    match.selection = NO_SELECTION if match.selection.picked == (name,) else Selection(picked=(name,))
    return redrawn(match)


def drop(match: Match, about: str) -> Update:
    """Drop a hand card on a piece of the table ("8S>5H") or on the empty field ("8S>")."""
    card, onto = about.split(">")
    if card not in match.hand:
        return redrawn(match)
    if _has_played(match):
        return refused(match, message("play.has-played"))
    picked = match.selection.picked if match.selection.held == card else ()
    match.selection = Selection(card, picked)
    if onto:
        # Picking a chosen piece again would release it.
        return redrawn(match) if onto in picked else pick(match, onto)
    # On the empty field, the card is laid down; the text of laying down a card is that of the card.
    return act(match, card_of(card)) if match.faced else redrawn(match)


def _chosen(match: Match) -> Update:
    """Return the table with the chosen cards; announce the only option, the number of options, or the refusal."""
    now = scene(match)
    return Update((Frame(now),), (_outcome(now, now.choice),) if now.choice else ())


def _outcome(now: Scene, choice: Choice) -> Message:
    """Return the sentence on what the chosen cards can do."""
    actions = distinct_effects([*choice.exact, *choice.further])
    if not actions:
        return now.refusal or now.prompt
    if len(actions) == 1:
        return message("ask.choices", choices=action_label(actions[0], now.view, now.people))
    return message("say.choices", count=len(actions))


def _toggled(picked: tuple[str, ...], name: str) -> tuple[str, ...]:
    """Return the chosen keys with a key added at the end, or removed."""
    return tuple(key for key in picked if key != name) if name in picked else (*picked, name)
