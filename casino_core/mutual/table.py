"""The game as one seat sees it: positions in which some places are unknown."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from casino_core.game import Game
from casino_core.legal.illegal import Illegal
from casino_core.legal.legality import legal_actions as all_legal
from casino_core.legal.legality import why_not as why_illegal
from casino_core.mutual.board import Board, boards
from casino_core.mutual.seat import UNKNOWN, Round, Seat
from casino_core.mutual.state import may_act, own_place, with_draft
from casino_core.position.actions import Action
from casino_core.position.events import Event
from casino_core.position.view import View


class Table(NamedTuple):
    """A game as one seat sees it."""

    game: Game
    """The game, with arbitrary unseen cards at unknown places, so its position must not be shown: show ``view``.

    Its seed is ``board.HIDDEN``. Until the next round is dealt, it is the game after the last round.
    """

    view: View
    """The view of the seat; ``hand`` and ``loose`` contain only known cards."""

    backs: int
    """The number of cards in the seat's hand that are not known yet: they are face down."""

    layout_backs: int
    """The number of cards in the layout that are not known yet."""

    your_turn: bool
    """Whether this seat may act now."""


class Step(NamedTuple):
    """A deal or an action of a round, for animation and narration."""

    game: Game
    """The game after this step."""

    events: tuple[Event, ...]
    """The events of this step."""


def table(seat: Seat) -> Table:
    """Return the table as a seat sees it now, its draft included."""
    rounds = rounds_on_table(seat)
    dealt = rounds == seat.rounds
    now = with_draft(seat) if dealt else boards(seat.rules, rounds)[-1]
    view, part = now.game.view(seat.seat), rounds[-1]
    hand = tuple(seat.rules.pack[part.known[place]] for place in now.hands[seat.seat] if part.known[place] != UNKNOWN)
    hidden = layout_hidden(now, part)
    if hidden:
        view = replace(view, loose=())
    backs = len(now.hands[seat.seat]) - len(hand)
    # If the whole hand is known, the view already has it, in the engine's order.
    view = replace(view, hand=hand) if backs else view
    return Table(now.game, view, backs, hidden, dealt and may_act(seat, now))


def rounds_on_table(seat: Seat) -> tuple[Round, ...]:
    """Return the rounds up to the last one that is dealt."""
    undealt = len(seat.rounds) > 1 and not seat.hosted and len(seat.rounds[-1].packs) < 2
    return seat.rounds[:-1] if undealt else seat.rounds


def layout_hidden(now: Board, part: Round) -> int:
    """Return the number of cards in the opening layout that are not known."""
    return sum(part.known[place] == UNKNOWN for place in now.layout)


def steps(seat: Seat, since: int = 0) -> tuple[Step, ...]:
    """Return the steps of the round on the table after its first ``since`` actions; if ``since`` is 0, also the deal.

    The draft is included.
    """
    rounds = rounds_on_table(seat)
    stages = list(boards(seat.rules, rounds))
    if rounds == seat.rounds:
        for action in seat.draft:
            stages.append(stages[-1].after(action, own_place(seat, stages[-1], action)))
    return tuple(Step(stage.game, stage.events) for stage in stages[since + bool(since) :])


def legal_actions(seat: Seat) -> tuple[Action, ...]:
    """Return the legal actions of this seat; () if it may not act now."""
    now = with_draft(seat)
    return all_legal(now.game.position) if may_act(seat, now) else ()


def why_not(seat: Seat, action: Action) -> Illegal | None:
    """Return why this seat may not take an action; None if it may. The code is ``not-your-turn`` out of turn."""
    now = with_draft(seat)
    if not may_act(seat, now):
        return Illegal("not-your-turn", {})
    return why_illegal(now.game.position, action)
