"""The state of a match: a game, the people at the table, and properties derived from them."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field

from casino_core.game import Game, next_round, play
from casino_core.position.actions import Action, Done
from casino_core.position.events import Event
from casino_core.position.position import Position
from casino_core.position.view import View, view
from web.worker.choices.autoplay import automatic_action, automatic_answer
from web.worker.choices.keys import keys
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.match.achievements import achievements
from web.worker.match.daily import Days
from web.worker.match.evening import deal_of
from web.worker.match.history import FRESH, History
from web.worker.match.par import Scores
from web.worker.match.saves import SavedMatch
from web.worker.match.thinking import Clock, Thinking
from web.worker.match.weekly import Weeks
from web.worker.picture.moves import Move, replay_round
from web.worker.picture.preferences import PLAIN, Preferences
from web.worker.words.people import YOU, People, people_at
from web.worker.words.speech import Message, Voice


@dataclass(eq=False)
class Match:
    """A game and the people at its table: one person, several who share the screen, or none.

    If several people share the screen, it shows the cards of one person at a time. When it is another person's turn, a
    curtain falls until that person raises it. The curtain also falls when a game is opened, when a round is dealt or
    ends, and when a decision is undone.

    Changes to a match are in ``acts`` (playing and dealing), ``taps`` (choosing cards), ``stepping`` (automatic
    progress) and ``undo``; its presentation is in ``presenter``.
    """

    game: Game
    """The game so far."""

    seated: tuple[str, ...]
    """The ids of the players, as in a save: the bots after the first seat if one person plays, otherwise all seats."""

    people: People
    """The players in their seats, and the person at the screen."""

    dealt: tuple[Event, ...]
    """The events of the current round's deal."""

    moves: tuple[Move, ...]
    """The moves of the current round."""

    voice: Voice
    """The language of titles and score sheets, and the deck whose pictures they show."""

    home: str = ""
    """The address of the site's front page, "" if it is out of reach."""

    name: str = ""
    """The name of the rules, "" if they have none."""

    room: str = ""
    """The name of the table, "" for none."""

    selection: Selection = NO_SELECTION
    """The chosen cards."""

    history: History = FRESH
    """The actions that can be redone, and marks on the result."""

    preferences: Preferences = PLAIN
    """The person's preferences."""

    clock: Clock | None = None
    """The bots' clock; without it they have a set number of thoughts, and play the same on every machine."""

    days: Days = field(default_factory=dict)
    """The results of daily deals, by day."""

    pars: Mapping[str, Scores] = field(default_factory=dict)
    """The scores of bots in daily deals, by day."""

    weeks: Weeks = field(default_factory=dict)
    """The results of weekly games, by week."""

    first: bool = True
    """This is the visitor's first game."""

    sees_draws: bool = True
    """The person sees a card as soon as they have drawn it; if not, no sentence names it."""

    replays: bool = False
    """The day or week of this deal already had a result before this match was over."""

    achievements: MutableMapping[str, str] | None = None
    """The id of the round that first earned each achievement, by name; None if achievements are not recorded."""

    alert: Message | None = None
    """The reason why the person's last attempt was refused, until they do something else."""

    explained: Message | None = None
    """The explanation that the person asked for, until they do something else."""

    checked: tuple[Game, Action] | None = None
    """The game and the play that the play checker questioned last: choosing that play again confirms it."""

    replaying: int | None = None
    """The index of the move to show again next; None while nothing is shown again."""

    counting: int | None = None
    """The index of the score item being counted; None when the whole score is shown."""

    thinking: Thinking | None = None
    """The thinking of the bot on turn."""

    shows_thinking: bool = False
    """The screen shows the bot on turn thinking."""

    stuck: bool = False
    """A bot is to play but has no legal action, so the table stops."""

    paused: bool = False
    """Bots that play without people are paused."""

    released: bool = False
    """The person has released a turn that waited because of ``halts``."""

    skipping: bool = False
    """Bots play the rest of the round, for people as well."""

    since: str = ""
    """The date on which this daily deal or weekly game was dealt; "" for other games."""

    @classmethod
    def opened(cls, saved: SavedMatch, voice: Voice, home: str = "", preferences: Preferences = PLAIN) -> Match:
        """Return the match of a save."""
        dealt, moves = replay_round(saved.game)
        return cls(
            game=saved.game,
            seated=saved.bots,
            people=people_at(saved.game.rules, saved.bots, saved.names),
            dealt=dealt,
            moves=moves,
            voice=voice,
            home=home,
            name=saved.name,
            room=saved.room,
            selection=saved.selection,
            history=saved.history,
            preferences=preferences,
            skipping=saved.skips and not saved.game.round_over,
            since=saved.since,
        )

    # ---------- what is saved ----------

    @property
    def saved(self) -> SavedMatch:
        """The parts that must outlive the page."""
        return SavedMatch(
            self.game,
            self.seated,
            self.selection,
            self.name,
            self.history,
            self.people.names,
            self.room,
            skips=self.skipping and not self.game.round_over,
            since=self.since,
        )

    def another(self, game: Game) -> SavedMatch:
        """Return the save of another game with the same players and table."""
        # The history is left out, because it belongs to this game.
        return SavedMatch(game, self.seated, name=self.name, names=self.people.names, room=self.room)

    def position_after(self, moves: int) -> Position:
        """Return the position of the round after its first ``moves`` moves."""
        return self.moves[moves].before if moves < len(self.moves) else self.game.position

    @property
    def called(self) -> str:
        """The names of the table and of the game, if they have any."""
        return " · ".join(filter(None, (self.room, self.name)))

    @property
    def round_id(self) -> str:
        """The id of the current round in ``achievements``: its seed and number."""
        return f"{self.game.seed}/{self.game.round}"

    # ---------- whose turn it is ----------

    @property
    def under_way(self) -> bool:
        """Whether the game is worth keeping: something has been played, and the game is not over."""
        if self.game.outcome is not None or not any(self.game.record):
            return False
        # In a deal of an evening, a tie is final.
        return not (self.game.round_over and deal_of(self.game, self.seated))

    @property
    def waits(self) -> bool:
        """Whether the table continues on its own: a bot plays, a turn is shown again, or the curtain falls."""
        return self.replaying is not None or self.bots_turn or self.falls

    @property
    def halts(self) -> bool:
        """Whether the table would continue, but waits for the person to release the next turn."""
        if not (self.preferences.stepwise and self.waits) or self.falls or self.released or self.skipping:
            return False
        # Others' answers to the person's own play belong to the person's turn, so the table does not stop for them.
        return self.replaying is not None or self.game.position.turn != self.people.you

    @property
    def thinks(self) -> bool:
        """Whether a bot has to think before the table continues."""
        return self.replaying is None and self.bots_turn and not (self.thinking and self.thinking.over)

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to decide, for itself or for a person in a skipped round."""
        stands = self.game.round_over or self.stuck or self.paused
        return not (stands or self.persons_turn or self.people.is_elsewhere(self.game.position.actor))

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to decide."""
        return self.game.position.actor in self.people.persons and not (self.skipping or self.game.round_over)

    @property
    def falls(self) -> bool:
        """Whether the curtain is about to fall: it is the turn of a person who is not at the screen."""
        return self.persons_turn and self.people.looks and self.game.position.actor != self.people.you

    @property
    def curtain(self) -> bool:
        """Whether the curtain is down: the person on turn is not at the screen yet."""
        return self.persons_turn and not self.people.looks

    @property
    def faced(self) -> bool:
        """Whether it is the turn of the person at the screen, or was when the round ended."""
        return self.game.position.actor == self.people.you

    @property
    def yours(self) -> bool:
        """Whether the person at the screen is to decide."""
        return self.persons_turn and self.faced

    @property
    def playing(self) -> bool:
        """Whether the person is to play a card."""
        state = self.game.position.variant_state
        return self.yours and state.asked is None and state.played is None

    @property
    def building(self) -> bool:
        """Whether the person may build from the table."""
        return self.yours and self.game.rules.step_by_step and self.game.position.variant_state.asked is None

    @property
    def resigning(self) -> int | None:
        """The seat that would resign: of the person at the screen, or else of the person on turn; None for neither."""
        waiting = self.game.position.actor
        return waiting if self.people.you is None and waiting in self.people.persons else self.people.you

    # ---------- the person's view, and automatic actions ----------

    @property
    def seen(self) -> View:
        """The view that may be shown now."""
        return self.people.view(self.game.position, self.game.played, self.game.before)

    @property
    def hand(self) -> tuple[str, ...]:
        """The keys of the cards in the hand that is shown."""
        return keys(self.game.position.hands[self.people.near]) if self.people.looks else ()

    @property
    def automatic(self) -> Action | None:
        """The automatic action: one that a person leaves to the table, or the end of a bot's turn; None if neither."""
        if self.game.round_over or self.people.is_elsewhere(self.game.position.actor):
            return None
        seen = self.game.view(self.game.position.actor)
        if seen.actor in self.people.persons:
            return self.done_for_person(seen)
        # A bot decides when to claim, but need not think about ending a turn with no other option.
        action = automatic_action(seen)
        return action if isinstance(action, Done) else None

    def done_for_person(self, seen: View) -> Action | None:
        """Return the automatic action for a person with this view; None if the decision is theirs."""
        answer = automatic_answer(seen, self.preferences.insists, shared=self.people.shared)
        return automatic_action(seen) if answer is None and self.preferences.auto_claims else answer

    # ---------- what can be undone ----------

    @property
    def last_decision(self) -> int | None:
        """The index of the last move that a person decided; None if there is none in this round."""
        return next((place for place in reversed(range(len(self.moves))) if self.decided(self.moves[place])), None)

    def decided(self, move: Move) -> bool:
        """Return whether a move was made by a person, and was not automatic."""
        if move.seat not in self.people.persons:
            return False
        # The view is that of the move's own seat, because on a shared screen another person may be looking now.
        return self.done_for_person(view(move.before, move.seat, totals=self.game.before)) != move.action

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision, or the deal of a later round, can be undone; not after a resignation."""
        # Before the first decision of a round, its deal can be undone, back to the score of the round before.
        possible = self.last_decision is not None or (self.game.round > 1 and bool(self.people.persons))
        return self.game.resigned is None and possible

    @property
    def can_redo(self) -> bool:
        """Whether something can be redone."""
        return bool(self.history.ahead)

    @property
    def can_restart(self) -> bool:
        """Whether a decision of this round can be undone."""
        return self.game.resigned is None and self.last_decision is not None

    # ---------- steps of every act ----------

    def listen(self) -> None:
        """End refusals, explanations, replays of turns, and skipping, because the person does something."""
        self.alert = self.explained = None
        self.replaying = None
        self.skipping = False

    def settle(self) -> None:
        """Drop whatever belongs to the previous position: the selection, thinking, and pending steps."""
        self.listen()
        self.selection, self.thinking = NO_SELECTION, None
        self.shows_thinking = self.stuck = self.released = False

    def cover(self) -> None:
        """Hide all hands if people share the screen."""
        self.people, self.selection = self.people.covered(), NO_SELECTION if self.people.shared else self.selection

    def carry_out(self, action: Action) -> Move:
        """Carry out an action, and return the move. Raises IllegalActionError."""
        before = self.game.position
        self.game, events = play(self.game, action)
        move = Move(before.actor, action, before, self.game.position, events)
        self.moves = (*self.moves, move)
        if self.game.round_over:
            self._note_achievements()
        return move

    def _note_achievements(self) -> None:
        """Record the person's first achievements in the finished round."""
        # Achievements are for a single person who has made all their own moves.
        if self.achievements is not None and self.people.persons == (YOU,) and self.history.own:
            for name in achievements(self.moves, self.game.sheets[-1], self.game.rules, YOU):
                # The first round stays, even if it is undone and played again.
                self.achievements.setdefault(name, self.round_id)

    def deal(self) -> None:
        """Deal the next round. Raises ValueError if the current one is not over."""
        self.game, self.dealt = next_round(self.game)
        self.counting = None
        self.moves = ()
