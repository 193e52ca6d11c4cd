"""What the person has before them: a view of the game, what is chosen in it and can come of that, and what was said."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from casino_core.cards import Card
from casino_core.coaching.choosing import Choice, choose
from casino_core.coaching.hypothetical import hypothetical
from casino_core.coaching.near_miss import near_miss
from casino_core.position.actions import Action, BuildPiece, Cardless, Piece, Play, Pluck, pieces
from casino_core.position.events import Built, Event, Proposed, Trailed
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.position.view import View
from casino_core.score.scoring import ScoreSheet, points_so_far
from web.table.state import Surroundings
from web.worker.choices.prompts import turn_prompt
from web.worker.choices.refusals import lacking
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.choices.sorting import in_tapped_order
from web.worker.choices.turn_options import cardless_options
from web.worker.picture.preferences import PLAIN, Preferences
from web.worker.words.people import People
from web.worker.words.speech import Message, message


@dataclass(frozen=True)
class Advice:
    """What the lamp would do, and why."""

    action: Action
    """What it would do."""

    said: tuple[Message, ...]
    """The same in words, and what speaks for it."""


@dataclass(frozen=True)
class Scene:
    """Everything that a picture of the table depends on. What follows from it is computed once, when it is asked."""

    view: View
    """What may be shown of the position."""

    people: People
    """Who sits at the table, and who of them is in front of the screen."""

    round: int
    """The number of the round, from 1."""

    totals: tuple[int, ...]
    """The points with which the round began, by side."""

    selection: Selection = NO_SELECTION
    """What the person has chosen."""

    turns: tuple[tuple[int, tuple[Event, ...]], ...] = ()
    """The turns of the round so far: of each the seat, and what happened."""

    log: tuple[Message, ...] = ()
    """What happened last, in sentences."""

    talk: tuple[tuple[int, Message], ...] = ()
    """What players have just said: of each the seat, and the words."""

    alert: Message | None = None
    """What was refused, and why."""

    name: str = ""
    """What the game is called, "" where its rules have no name of their own."""

    occasion: Message | None = None
    """What deal or game this is: of which day, or that of a week."""

    preferences: Preferences = PLAIN
    """What the person wants the table to show and to do for them."""

    around: Surroundings = field(default_factory=Surroundings)
    """What surrounds the cards."""

    thinking: bool = False
    """Whether the bot whose turn it is takes its time."""

    pause: Literal["", "pause", "go-on"] = ""
    """What the person may do where only bots play."""

    halts: bool = False
    """Whether the turn of a bot waits until the person lets it go on."""

    mode: Literal["live", "again", "moving", "skip"] = "live"
    """The game as it is, a past turn shown again, cards on their way, or a round that bots play to its end."""

    taken: tuple[str, ...] = ()
    """The keys of the cards that are about to be taken."""

    hands: tuple[Cards, ...] = ()
    """The hands of all seats, where they lie open because only bots play; else ()."""

    advice: Advice | None = None
    """What the lamp says at this turn, where it is lit."""

    hint: str = ""
    """The hint that stands where choices will stand, "" for none."""

    news: str = ""
    """What the score sheet offers: to "update" or "install" the site, "" for nothing."""

    def without_sheet(self) -> Scene:
        """Return the table without its score sheet, as while cards move."""
        return replace(self, around=replace(self.around, sheet=None))

    # ---------- whose decision it is ----------

    # A frozen value can have these: cached_property writes past __setattr__, which alone is barred.
    @cached_property
    def over(self) -> bool:
        """Whether the round has been played out, or was ended early."""
        view = self.view
        left = view.stock_size or any(view.hand_sizes) or view.variant_state.played
        return bool(self.around.sheet is not None or view.variant_state.ended or view.variant_state.closed or not left)

    @property
    def yours(self) -> bool:
        """Whether the person has something to decide."""
        # Not asked of the match: while a past turn is shown or cards are on their way, nobody has anything to decide.
        return self.mode == "live" and self.view.actor == self.people.you and not self.over

    @property
    def curtain(self) -> bool:
        """Whether somebody has to decide who is not in front of the screen yet."""
        away = not self.people.looks and self.view.actor in self.people.persons
        return self.mode == "live" and away and not self.over

    @property
    def playing(self) -> bool:
        """Whether the person is to play a card."""
        state = self.view.variant_state
        return self.yours and state.asked is None and state.played is None

    @property
    def building(self) -> bool:
        """Whether the person may build from the table."""
        return self.yours and self.view.rules.step_by_step and self.view.variant_state.asked is None

    # ---------- what can be done ----------

    @cached_property
    def choice(self) -> Choice | None:
        """What can come of what is chosen; None where nothing is chosen, or nothing can come of it."""
        chosen = self.selection
        if chosen.card and self.playing:
            return in_tapped_order(choose(self._legality, chosen.card, chosen.pieces), chosen, self.view)
        if self.building and chosen.picked:
            return choose(self._legality, None, chosen.pieces)
        return None

    @cached_property
    def _legality(self) -> PlayerView:
        # Plain values: a view computes some of them, and every piece that cannot be chosen asks for them again.
        return hypothetical(self.view)

    @cached_property
    def options(self) -> tuple[Cardless, ...]:
        """What the person may do without playing a card."""
        return cardless_options(self.view) if self.yours else ()

    @cached_property
    def advised(self) -> frozenset[Piece]:
        """The cards and builds that the lamp would play with, as long as nothing is chosen."""
        if self.advice is None or not (self.playing and self.selection.is_empty):
            return frozenset()
        action = self.advice.action
        return frozenset((*pieces(action), action.card)) if isinstance(action, Play) else frozenset(pieces(action))

    @cached_property
    def plucks(self) -> frozenset[Card]:
        """The loose cards that the person may pluck, as long as no hand card is chosen."""
        if self.selection.card is not None:
            return frozenset()
        return frozenset(action.card for action in self.options if isinstance(action, Pluck))

    @cached_property
    def continued(self) -> frozenset[Piece]:
        """The builds that the person may go on from with cards of the table, as long as nothing is chosen."""
        if not self.building or not self.selection.is_empty:
            return frozenset()
        return frozenset(piece for piece in choose(self.view, None, ()).joinable if isinstance(piece, BuildPiece))

    # ---------- what the picture tells ----------

    @cached_property
    def score_so_far(self) -> ScoreSheet:
        """The score of the round as far as it has come."""
        return points_so_far(self.view)

    @property
    def own_side(self) -> int | None:
        """The side of the person in front of the screen, None where nobody is."""
        you = self.people.you
        return None if you is None else self.view.rules.side_of[you]

    @cached_property
    def card_just_played(self) -> Card | None:
        """The card that was played last, where it still lies on the table."""
        events = self.turns[-1][1] if self.turns else ()
        played = (
            event.play.card if isinstance(event, Proposed) else event.card
            for event in events
            if isinstance(event, Trailed | Built | Proposed)
        )
        return next((card for card in played if card is not None), None)

    @property
    def prompt(self) -> Message:
        """What is asked of the person now, when the decision is theirs."""
        return turn_prompt(self.view, self.people, chosen=bool(self.selection.picked))

    def why_not_joined(self, piece: Piece) -> Message:
        """Return why a piece of the table cannot join what is chosen, and what is missing for it."""
        chosen = self.selection
        near = near_miss(self._legality, chosen.card, chosen.pieces, piece)
        return lacking(near, self.view, self.people) if near else message("why.not-with-these")
