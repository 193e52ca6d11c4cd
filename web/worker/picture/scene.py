"""What the person has before them: a view of the game, what is chosen in it and can come of that, and what was said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from casino_core.cards import Card
from casino_core.legal.choosing import Choice, choose
from casino_core.legal.legality import why_not
from casino_core.position.actions import Capture, Piece, Pluck
from casino_core.position.events import Event
from casino_core.position.position import Cards
from casino_core.position.view import View
from web.table.state import Sheet, Stage
from web.worker.choices import beside, demands, steps
from web.worker.choices.offers import because
from web.worker.choices.places import card_of, piece_of
from web.worker.words.people import People
from web.worker.words.speech import Message, message


@dataclass(frozen=True)
class Selection:
    """What the person has chosen, by keys: a hand card, pieces of the table; to see all offers, or the best.

    A piece without a hand card is a card to be plucked, or pieces are for a build from the table.
    """

    held: str = ""
    picked: tuple[str, ...] = ()
    more: bool = False

    @property
    def card(self) -> Card | None:
        """The hand card."""
        return card_of(self.held) if self.held else None

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """The pieces of the table; a card and its twin are the same piece twice."""
        return tuple(piece_of(key) for key in self.picked)


NOTHING = Selection()


@dataclass(frozen=True)
class Scene:
    """Everything that a picture of the table depends on.

    ``totals`` are the points with which the round began, by side. ``turns`` are those to be listed, each a seat and
    what happened; ``log`` is what was told last, ``talk`` what seats said themselves, ``alert`` what was refused.
    ``name`` is what the rules are called, where they have a name of their own; ``claims``: the table claims for the
    person; ``can_undo``: something can be taken back, ``can_redo``: be done again; ``thinking``: the bot whose turn it
    is takes its time; ``halts``: its turn waits for the person to let it go on; ``warns``: choices tell what they leave
    to be swept; ``counters`` are unfolded, and count what ``others`` have taken; ``pause``: what may be done where only
    bots play. A picture is live, or shows a past turn again, or cards on their way, ``taken`` being the keys of those
    that are taken, or a round that is skipped.
    ``hands`` are those of all seats, where they lie open because nobody plays but bots.
    ``hint`` is what somebody who is new is told where choices will stand, ``offer`` what the sheet offers.
    When it is over it has a ``sheet``, and as long as that is counted, a ``stage``.
    """

    view: View
    people: People
    round: int
    totals: tuple[int, ...]
    selection: Selection = NOTHING
    turns: tuple[tuple[int, tuple[Event, ...]], ...] = ()
    log: tuple[Message, ...] = ()
    talk: tuple[tuple[int, Message], ...] = ()
    alert: Message | None = None
    home: str = ""
    name: str = ""
    claims: bool = False
    can_undo: bool = False
    can_redo: bool = False
    thinking: bool = False
    pause: Literal["", "pause", "go-on"] = ""
    halts: bool = False
    warns: bool = False
    counters: bool = False
    others: bool = False
    mode: Literal["live", "again", "moving", "skip"] = "live"
    taken: tuple[str, ...] = ()
    hands: tuple[Cards, ...] = ()
    hint: str = ""
    offer: str = ""
    sheet: Sheet | None = None
    stage: Stage | None = None

    @property
    def over(self) -> bool:
        """Whether the round has been played out or broken off."""
        view = self.view
        left = view.stock_size or any(view.hand_sizes) or view.extras.played
        return self.sheet is not None or view.extras.ended or view.extras.closed or not left

    @property
    def yours(self) -> bool:
        """Whether it is for the person to decide something."""
        return self.mode == "live" and self.view.actor == self.people.you and not self.over

    @property
    def curtain(self) -> bool:
        """Whether somebody is to decide who is not in front of the screen yet."""
        away = not self.people.looks and self.view.actor in self.people.persons
        return self.mode == "live" and away and not self.over

    @property
    def playing(self) -> bool:
        """Whether the person is to play a card."""
        extras = self.view.extras
        return self.yours and extras.asked is None and extras.played is None

    @property
    def building(self) -> bool:
        """Whether the person may build from the table."""
        return self.yours and self.view.rules.step_by_step and self.view.extras.asked is None

    @property
    def plucks(self) -> frozenset[Card]:
        """The loose cards that the person may pluck, as long as no hand card is chosen."""
        if not self.yours or self.selection.card is not None:
            return frozenset()
        return frozenset(action.card for action in beside.offered(self.view) if isinstance(action, Pluck))


def choice_of(scene: Scene) -> Choice | None:
    """What can come of what is chosen; None where nothing is, or nothing can."""
    chosen = scene.selection
    if chosen.card and scene.playing:
        return steps.as_tapped(choose(scene.view, chosen.card, chosen.pieces), chosen.pieces, scene.view)
    if scene.building and chosen.picked:
        return choose(scene.view, None, chosen.pieces)
    return None


def why_not_joined(scene: Scene, piece: Piece) -> Message:
    """Why a piece of the table cannot join what is chosen. A hand card must be chosen."""
    card, view = scene.selection.card, scene.view
    assert card is not None  # noqa: S101  # marks are given only while a card is chosen
    if piece in view.usable_tops and view.rules.step_by_step:
        return message("why.top-needs-a-base", card=piece)
    summed = piece in view.rules.table_values and piece not in view.rules.rank_only
    group = (*scene.selection.pieces, piece) if summed else (piece,)
    values = view.rules.hand_values[card] or (0,)  # a card that takes the whole table has none
    faults = (why_not(view, Capture(card, value, (group,))) for value in values)
    fault = next((fault for fault in faults if fault is not None), None)
    return because(fault, view, scene.people, card) if fault else message("why.not-with-these")


def due(view: View, people: People, chosen: Selection = NOTHING) -> Message:
    """What is asked of the person now, when the decision is theirs."""
    if view.extras.matter:
        return demands.question(view, people)
    return steps.due(view, people, chosen=bool(chosen.picked)) if view.rules.step_by_step else beside.due(view)
