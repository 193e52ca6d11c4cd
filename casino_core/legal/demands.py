"""The demands that other seats may make on a turn, and how they are met (docs/rules.md, section 12).

A play to which someone may object is announced before it is carried out. A partner may ask the actor to leave a build
of their side, and an opponent may insist that the play take all it can. Before the turn ends, an opponent may insist
that cards that fit a build of the actor's side be put on that build. Each seat is asked whether it makes the
``demand``; then the actor is ``asked`` (see ``VariantState``) to meet it, and may refuse only a partner.
"""

from __future__ import annotations

from collections.abc import Iterator

from casino_core.legal.captures import could_take_more, largest_captures
from casino_core.legal.facts import holds_card_for_each, own_side, used_builds
from casino_core.legal.illegal import Illegal
from casino_core.legal.movegen import why_not_play
from casino_core.legal.table_builds import additions, why_not_step
from casino_core.position.actions import (
    Action,
    Capture,
    Done,
    Insist,
    MakeBuild,
    Play,
    TableBuild,
    pieces,
    same_effect,
)
from casino_core.position.player_view import PlayerView
from casino_core.position.position import DemandKind
from casino_core.rules.parts import Rules

Question = tuple[int, DemandKind]
"""A seat, and the demand that it may make or must answer."""


def in_turn(rules: Rules, turn: int) -> Iterator[int]:
    """Yield the other seats, in their order of play."""
    seat = rules.next_seat(turn)
    while seat != turn:
        yield seat
        seat = rules.next_seat(seat)


def questions(view: PlayerView, play: Play) -> list[Question]:
    """Return the questions about an announced play, in order: to the partner, then to every opponent."""
    rules = view.rules
    queue: list[Question] = []
    side = rules.side_of[view.turn]
    if takes_own_build(view, play):
        queue += [(seat, "request") for seat in in_turn(rules, view.turn) if rules.side_of[seat] == side]
    # All opponents are asked, whatever they hold: to ask only those who gain by it would reveal who holds such cards.
    if rules.capturing.swazi_insist_capture and not isinstance(play, MakeBuild) and could_take_more(view, play):
        queue += [(seat, "capture") for seat in in_turn(rules, view.turn) if rules.side_of[seat] != side]
    return queue


def next_questions(view: PlayerView) -> list[Question]:
    """Return the questions that remain after the present one; if a partner was refused, those to the opponents."""
    state = view.variant_state
    queue = last_questions(view) if state.pending is None else questions(view, state.pending)
    if state.asked == view.turn:
        # The partner's request was refused, and an opponent may still insist on a larger capture.
        return [question for question in queue if question[1] != state.demand]
    now = (state.asked, state.demand)
    return queue[queue.index(now) + 1 :] if now in queue else []


def last_questions(view: PlayerView) -> list[Question]:
    """Return the last questions of a turn: to every opponent, if cards can be added to a build of the actor's side."""
    rules = view.rules
    if not (rules.building.swazi_insist_augment and any(True for _ in additions(view))):
        return []
    side = rules.side_of[view.turn]
    return [(seat, "augment") for seat in in_turn(rules, view.turn) if rules.side_of[seat] != side]


def takes_own_build(view: PlayerView, play: Play) -> bool:
    """Return whether a play captures a build of the actor's side, which a partner may ask the actor to leave."""
    if view.rules.team == 1 or not isinstance(play, Capture):
        return False
    return any(own_side(view, build) for build in used_builds(view, pieces(play)))


def answers(view: PlayerView) -> tuple[Action, ...]:
    """Return the legal answers of the seat that has been asked."""
    state = view.variant_state
    pending = state.pending
    if state.asked != view.turn:
        # A partner without a card for the build is still asked, and can only agree to the capture.
        silent = state.demand == "request" and pending is not None and not _can_take_over(view, pending.value)
        return (Done(),) if silent else (Insist(), Done())
    if state.demand == "augment" or pending is None:
        return tuple(additions(view))
    if state.demand == "request":
        return (*_added_instead(view, pending), Done())
    # A card that is used in a build need not capture (docs/rules.md, section 12, drifting).
    return () if isinstance(pending, MakeBuild) else largest_captures(view, pending)


def _can_take_over(view: PlayerView, value: int) -> bool:
    """Return whether the seat that is asked has a card for a build of this value, and others for its own builds."""
    owned = {build.value for build in view.builds if build.owner == view.variant_state.asked}
    return holds_card_for_each(view.rules, view.hand, owned | {value})


def _added_instead(view: PlayerView, pending: Play) -> Iterator[MakeBuild]:
    """Yield the plays that put the announced card on a build that the partner wants, instead of capturing the build."""
    for build in used_builds(view, pieces(pending)):
        if own_side(view, build):
            yield MakeBuild(pending.card, build.value, ((pending.card,), (build.piece,)), partner=True)


def why_not_answer(view: PlayerView, action: Action) -> Illegal | None:
    """Return why an action is no legal answer of the seat that is asked; None if it is one."""
    if same_effect(action) not in {same_effect(answer) for answer in answers(view)}:
        return Illegal("answer-first", {"demand": view.variant_state.demand})
    # Additions are listed without regard to hands, so the step itself is checked now.
    if isinstance(action, TableBuild):
        return why_not_step(view, action, view.hand)
    return why_not_play(view, action) if isinstance(action, Capture) else None
