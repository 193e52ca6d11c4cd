"""The state of a match: a game at the table and who is in front of it, with all that can be asked of that."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass, field

from casino_core.game import Game, next_round, play
from casino_core.position.actions import Action, Done
from casino_core.position.events import Event
from casino_core.position.view import View, view
from web.worker.choices.autoplay import automatic_action, automatic_answer
from web.worker.choices.keys import keys
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.match.achievements import achievements
from web.worker.match.daily import Days
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
    """A game with somebody in front of it, or with nobody: several people take turns, and bots may play alone.

    Where several people share the screen, it faces one of them at a time. When another one is to decide, a curtain
    falls, and stays until that one says so; so it does when a game is opened, a round is dealt or over, and whenever
    somebody's decision has been taken back.

    What is done to it is in ``acts`` (playing and dealing), ``taps`` (choosing cards), ``stepping`` (whatever goes on
    by itself) and ``undo``; how it looks, in ``presenter``.
    """

    game: Game
    """The game, from its first round to where it is now."""

    seated: tuple[str, ...]
    """Who plays, as saves and links list them: see ``words.people``."""

    people: People
    """Who sits where, and who of them is in front of the screen now."""

    dealt: tuple[Event, ...]
    """What happened when the current round was dealt."""

    moves: tuple[Move, ...]
    """The moves of the current round, with the positions between them."""

    voice: Voice
    """The language and the deck in which titles and score sheets are written."""

    home: str = ""
    """The address of the site's front page, "" where there is no way there."""

    name: str = ""
    """What the rules are called, "" where they have no name of their own."""

    room: str = ""
    """What the table is called, "" for nothing."""

    selection: Selection = NO_SELECTION
    """The cards that the person has chosen."""

    history: History = FRESH
    """What was taken back, and marks that the result carries."""

    preferences: Preferences = PLAIN
    """How the person wants to be treated."""

    clock: Clock | None = None
    """Tells bots the time; without one they have a number of thoughts, and play the same on every machine."""

    days: Days = field(default_factory=dict)
    """How daily deals went, by their day."""

    pars: Mapping[str, Scores] = field(default_factory=dict)
    """What others made of the cards of daily deals, by their day."""

    weeks: Weeks = field(default_factory=dict)
    """How games of a week went, by their week."""

    replays: bool = False
    """The day or week whose deal it is had a result before this match was over."""

    achievements: MutableMapping[str, str] | None = None
    """The rounds in which the person did something for the first time; None where that is not to be told."""

    alert: Message | None = None
    """Why the last thing that the person tried was refused, until they do something else."""

    checked: tuple[Game, Action] | None = None
    """The play that the play checker spoke about last, and the game as it was: to choose it again is to mean it."""

    replaying: int | None = None
    """The place among the moves of the one to be shown again next; None while nothing is shown again."""

    counting: int | None = None
    """The place of the item of the score that is counted now; None when the whole score is shown."""

    thinking: Thinking | None = None
    """The thought of the bot that is to decide, as far as it has come."""

    shows_thinking: bool = False
    """The picture on the screen shows that bot thinking."""

    stuck: bool = False
    """A bot is to play and nothing may be played, so the table stands still."""

    paused: bool = False
    """Bots that play among themselves wait."""

    released: bool = False
    """The person has let the turn go on for which ``halts`` waited."""

    skipping: bool = False
    """Bots play the round to its end, people's cards as well."""

    @classmethod
    def opened(cls, saved: SavedMatch, voice: Voice, home: str = "", preferences: Preferences = PLAIN) -> Match:
        """Return the match that goes on from a save."""
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
        )

    # ---------- what is kept of it ----------

    @property
    def saved(self) -> SavedMatch:
        """All that must outlive the page."""
        return SavedMatch(
            self.game,
            self.seated,
            self.selection,
            self.name,
            self.history,
            self.people.names,
            self.room,
            skips=self.skipping and not self.game.round_over,
        )

    def another(self, game: Game) -> SavedMatch:
        """Return another game for those at this table."""
        # Without its history: what was taken back and marked belongs to the game that is over.
        return SavedMatch(game, self.seated, name=self.name, names=self.people.names, room=self.room)

    @property
    def called(self) -> str:
        """The name of the table and that of the game, as far as they have any."""
        return " · ".join(filter(None, (self.room, self.name)))

    @property
    def round_id(self) -> str:
        """What the current round is called among ``achievements``: its seed and number."""
        return f"{self.game.seed}/{self.game.round}"

    # ---------- whose turn it is ----------

    @property
    def under_way(self) -> bool:
        """Whether the game would be a loss: something has been played, and it is not over."""
        return self.game.outcome is None and any(self.game.record)

    @property
    def waits(self) -> bool:
        """Whether the table goes on by itself: a bot is to play, a turn is being shown again, or the curtain falls."""
        return self.replaying is not None or self.bots_turn or self.falls

    @property
    def halts(self) -> bool:
        """Whether the table would go on by itself, but waits for the person to let it do the next turn."""
        if not (self.preferences.stepwise and self.waits) or self.falls or self.released or self.skipping:
            return False
        # What others answer to the person's own play belongs to that turn.
        return self.replaying is not None or self.game.position.turn != self.people.you

    @property
    def thinks(self) -> bool:
        """Whether a bot has something to think about before the table goes on."""
        return self.replaying is None and self.bots_turn and not (self.thinking and self.thinking.over)

    @property
    def bots_turn(self) -> bool:
        """Whether a bot is to decide something, for itself or for a person whose round is skipped."""
        return not (self.game.round_over or self.persons_turn or self.stuck or self.paused)

    @property
    def persons_turn(self) -> bool:
        """Whether somebody who is no bot is to decide something."""
        return self.game.position.actor in self.people.persons and not (self.skipping or self.game.round_over)

    @property
    def falls(self) -> bool:
        """Whether the curtain is about to fall: another person is to decide than the one in front of the screen."""
        return self.persons_turn and self.people.looks and self.game.position.actor != self.people.you

    @property
    def curtain(self) -> bool:
        """Whether the curtain is down: somebody is to decide who is not in front of the screen yet."""
        return self.persons_turn and not self.people.looks

    @property
    def faced(self) -> bool:
        """Whether it is the turn of the person in front of the screen, or was when the round ended."""
        return self.game.position.actor == self.people.you

    @property
    def yours(self) -> bool:
        """Whether the person in front of the screen is to decide something."""
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
        """The seat that would give the game up: that of the person in front of the screen, or whose turn it is."""
        waiting = self.game.position.actor
        return waiting if self.people.you is None and waiting in self.people.persons else self.people.you

    # ---------- what the person sees and is spared ----------

    @property
    def seen(self) -> View:
        """All that may be shown now."""
        return self.people.view(self.game.position, self.game.played, self.game.before)

    @property
    def hand(self) -> tuple[str, ...]:
        """The keys of the cards in the hand that is shown."""
        return keys(self.game.position.hands[self.people.near]) if self.people.looks else ()

    @property
    def automatic(self) -> Action | None:
        """What the table does for a person now who wants that; for a bot, the end of a turn with nothing left in it."""
        if self.game.round_over:
            return None
        seen = self.game.view(self.game.position.actor)
        if seen.actor in self.people.persons:
            return self.done_for_person(seen)
        # A bot claims when it decides to, but need not be asked whether a turn is over in which nothing is left.
        left = automatic_action(seen)
        return left if isinstance(left, Done) else None

    def done_for_person(self, seen: View) -> Action | None:
        """Return what the table does for a person who is to decide and sees this; None where it leaves that to them."""
        said = automatic_answer(seen, self.preferences.insists, shared=self.people.shared)
        return automatic_action(seen) if said is None and self.preferences.auto_claims else said

    # ---------- what can be taken back ----------

    @property
    def last_decision(self) -> int | None:
        """The place among the moves where a person decided something last; None where nobody has in this round."""
        return next((place for place in reversed(range(len(self.moves))) if self.decided(self.moves[place])), None)

    def decided(self, move: Move) -> bool:
        """Tell whether a person did something that the table would not have done for them."""
        if move.seat not in self.people.persons:
            return False
        # As that seat saw it: people who share the screen have one near seat at a time, and this may have been another.
        return self.done_for_person(view(move.before, move.seat, totals=self.game.before)) != move.action

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to; not once the game has been given up."""
        # Before the first decision of a round, its deal can be taken back, to see the score before it again.
        there = self.last_decision is not None or (self.game.round > 1 and bool(self.people.persons))
        return self.game.resigned is None and there

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be done again."""
        return bool(self.history.ahead)

    @property
    def can_restart(self) -> bool:
        """Whether a person has decided anything in this round that can be taken back."""
        return self.game.resigned is None and self.last_decision is not None

    # ---------- what every act is made of ----------

    def listen(self) -> None:
        """Note that somebody does something: a refusal has been read, nothing is shown again, no round is skipped."""
        self.alert = None
        self.replaying = None
        self.skipping = False

    def settle(self) -> None:
        """Let nothing go on that belongs to the table as it was: no choice, no thought."""
        self.listen()
        self.selection, self.thinking = NO_SELECTION, None
        self.shows_thinking = self.stuck = self.released = False

    def cover(self) -> None:
        """Show nobody's hand, where people share the screen."""
        self.people, self.selection = self.people.covered(), NO_SELECTION if self.people.shared else self.selection

    def carry_out(self, action: Action) -> Move:
        """Take an action, and nothing else. Raises IllegalActionError."""
        before = self.game.position
        self.game, events = play(self.game, action)
        move = Move(before.actor, action, before, self.game.position, events)
        self.moves = (*self.moves, move)
        if self.game.round_over:
            self._note_achievements()
        return move

    def _note_achievements(self) -> None:
        """Remember what the person did in the round that is over, where they had not done it before."""
        # What several people did, or others in somebody's place, is nobody's own.
        if self.achievements is not None and self.people.persons == (YOU,) and self.history.own:
            for name in achievements(self.moves, self.game.sheets[-1], self.game.rules, YOU):
                # What was first stays so, even if its round is taken back and played again.
                self.achievements.setdefault(name, self.round_id)

    def deal(self) -> None:
        """Deal the next round, and nothing else. Raises ValueError where it is not time."""
        self.game, self.dealt = next_round(self.game)
        self.moves = ()
