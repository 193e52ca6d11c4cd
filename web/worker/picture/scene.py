"""The contents of a picture of the table: the view, the chosen cards and their options, and the messages."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Literal

from casino_core.cards import Card
from casino_core.coaching.choosing import Choice, choose
from casino_core.coaching.hypothetical import hypothetical
from casino_core.coaching.near_miss import near_miss
from casino_core.position.actions import Action, BuildPiece, Cardless, Piece, Pluck
from casino_core.position.events import Built, Event, Proposed, Trailed
from casino_core.position.player_view import PlayerView
from casino_core.position.position import Cards
from casino_core.position.view import View
from casino_core.score.scoring import ScoreSheet, points_so_far
from web.table.state import Surroundings
from web.worker.choices.prompts import turn_prompt
from web.worker.choices.refusals import explain_near_miss
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.choices.sorting import in_tapped_order
from web.worker.choices.turn_options import cardless_options
from web.worker.picture.preferences import PLAIN, Preferences
from web.worker.words.people import People
from web.worker.words.speech import Message, message


@dataclass(frozen=True)
class Advice:
    """The sentences of a hint, and the cards that the hint points to."""

    marked: frozenset[Piece]
    """The cards and builds to be marked."""

    sentences: tuple[Message, ...]
    """The sentences of the hint."""

    buttons: tuple[tuple[str, str], ...]
    """The buttons of the hint, each as the key of its words and its intent."""

    play: Action | None = None
    """The play that the hint names; None if it names no play, or only a card."""


@dataclass(frozen=True)
class Tip:
    """A tip for beginners."""

    name: str
    """The name by which the tip is dismissed."""

    sentence: Message
    """The sentence of the tip."""

    lines: tuple[Message, ...] = ()
    """The lines of a list below the sentence."""


@dataclass(frozen=True)
class Scene:
    """Everything that a picture of the table depends on; the properties are derived from the fields."""

    view: View
    """The position, as far as it may be shown."""

    people: People
    """The players at the table, and the person at the screen."""

    round: int
    """The number of the round, from 1."""

    totals: tuple[int, ...]
    """The points at the start of the round, by side."""

    selection: Selection = NO_SELECTION
    """The cards and builds that the person has chosen."""

    turns: tuple[tuple[int, tuple[Event, ...]], ...] = ()
    """The turns of the round so far, each as its seat and its events."""

    log: tuple[Message, ...] = ()
    """The latest events, as sentences."""

    explains: bool = False
    """Whether the log explains what the person has tapped, instead of the latest events."""

    talk: tuple[tuple[int, Message], ...] = ()
    """The latest words of players, each with the seat of the speaker."""

    alert: Message | None = None
    """The reason why the last attempt was refused."""

    name: str = ""
    """The name of the game, "" if its rules have none."""

    occasion: Message | None = None
    """The day of a daily deal, or a note that this is the game of the week."""

    preferences: Preferences = PLAIN
    """The person's preferences for what the table shows and does."""

    tells_fairness: bool = True
    """Whether to say what bots, or others at the screen, can see."""

    around: Surroundings = field(default_factory=Surroundings)
    """The parts around the cards: undo and redo, the score sheet, the coach."""

    thinking: bool = False
    """Whether the bot on turn is shown as thinking."""

    pause: Literal["", "pause", "go-on"] = ""
    """The button shown while only bots play; "" for none."""

    halts: bool = False
    """Whether a bot's turn waits for the person to continue."""

    mode: Literal["live", "again", "moving", "skip"] = "live"
    """The subject: the current game, a past turn shown again, cards in motion, or a round that bots play out."""

    taken: tuple[str, ...] = ()
    """The keys of the cards about to be taken."""

    hands: tuple[Cards, ...] = ()
    """The hands of all seats if they are face up, for example when only bots play; otherwise ()."""

    advice: Advice | None = None
    """The hint for this turn, if the person has asked for one."""

    tip: Tip | None = None
    """The tip shown in place of the choices, or with the count and the score sheet."""

    news: str = ""
    """The offer on the score sheet: "update" or "install", "" for none."""

    def without_sheet(self) -> Scene:
        """Return the scene without its score sheet."""
        return replace(self, around=replace(self.around, sheet=None))

    # ---------- whose decision it is ----------

    # cached_property works on a frozen dataclass: it writes to __dict__ and not through __setattr__.
    @cached_property
    def over(self) -> bool:
        """Whether the round is over, played out or ended early."""
        view, state = self.view, self.view.variant_state
        remains = view.stock_size or any(view.hand_sizes) or state.played
        return bool(self.around.sheet is not None or state.ended or state.closed or not remains)

    @property
    def yours(self) -> bool:
        """Whether the person has something to decide."""
        # The match cannot know this, because nobody decides anything while a past turn is shown or cards move.
        return self.mode == "live" and self.view.actor == self.people.you and not self.over

    @property
    def curtain(self) -> bool:
        """Whether the person who is to decide is not at the screen yet."""
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
        """The possible actions of the chosen cards; None if nothing is chosen, or the person has to find them."""
        chosen = self.selection
        if not self.preferences.lists_plays:
            return None
        if chosen.card and self.playing:
            return in_tapped_order(choose(self._legality, chosen.card, chosen.pieces), chosen, self.view)
        if self.building and chosen.picked:
            return choose(self._legality, None, chosen.pieces)
        return None

    @property
    def refusal(self) -> Message | None:
        """Why the chosen cards may not be played, and what is missing; None if they may, or if more may be chosen."""
        near = self.choice.refused if self.choice else None
        return explain_near_miss(near, self.view, self.people) if near else None

    @cached_property
    def _legality(self) -> PlayerView:
        # A copy of the values, because a view would compute some of them again for each piece that cannot be chosen.
        return hypothetical(self.view)

    @cached_property
    def options(self) -> tuple[Cardless, ...]:
        """The actions that need no hand card."""
        return cardless_options(self.view) if self.yours else ()

    @cached_property
    def advised(self) -> frozenset[Piece]:
        """The cards and builds that a hint points to while nothing is chosen."""
        shows = self.advice is not None and self.playing and self.selection.is_empty
        return self.advice.marked if shows and self.advice else frozenset()

    @cached_property
    def plucks(self) -> frozenset[Card]:
        """The loose cards that the person may pluck while no hand card is chosen."""
        if self.selection.card is not None:
            return frozenset()
        return frozenset(action.card for action in self.options if isinstance(action, Pluck))

    @cached_property
    def continued(self) -> frozenset[Piece]:
        """The builds that can be changed with cards of the table while nothing is chosen."""
        if not (self.building and self.selection.is_empty and self.preferences.lists_plays):
            return frozenset()
        return frozenset(piece for piece in choose(self.view, None, ()).joinable if isinstance(piece, BuildPiece))

    # ---------- words in the picture ----------

    @cached_property
    def score_so_far(self) -> ScoreSheet:
        """The score of the round so far."""
        return points_so_far(self.view)

    @property
    def own_side(self) -> int | None:
        """The side of the person at the screen, None if nobody is."""
        you = self.people.you
        return None if you is None else self.view.rules.side_of[you]

    @cached_property
    def card_just_played(self) -> Card | None:
        """The card played last, if it is on the table."""
        events = self.turns[-1][1] if self.turns else ()
        played = (
            event.play.card if isinstance(event, Proposed) else event.card
            for event in events
            if isinstance(event, Trailed | Built | Proposed)
        )
        return next((card for card in played if card is not None), None)

    @property
    def prompt(self) -> Message:
        """The prompt for the person's decision."""
        return turn_prompt(self.view, self.people, chosen=bool(self.selection.picked))

    def why_not_joined(self, piece: Piece) -> Message:
        """Return why a piece of the table cannot join the chosen pieces, and what is missing."""
        chosen = self.selection
        near = near_miss(self._legality, chosen.card, chosen.pieces, piece)
        return explain_near_miss(near, self.view, self.people) if near else message("why.not-with-these")
