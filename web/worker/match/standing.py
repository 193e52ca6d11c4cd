"""How a game at the table stands, and how it looks: nothing in here does anything."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from casino_core.game import Game
from casino_core.position.events import Event
from casino_core.position.position import Cards, Position
from casino_core.position.view import View
from web.rulebook.words import game_title
from web.shared.settings import BUDGETS, USUAL
from web.table.state import CountStep, Sheet
from web.worker.choices.keys import keys
from web.worker.choices.selection import NO_SELECTION
from web.worker.match import daily
from web.worker.match.achievements import feats
from web.worker.match.hindsight import Hindsight
from web.worker.match.saves import Save
from web.worker.match.thinking import Clock, Thinking
from web.worker.picture import talk
from web.worker.picture.animation import Frame
from web.worker.picture.moves import Move, by_turn, replay_round
from web.worker.picture.round_count import count_step
from web.worker.picture.scene import Scene
from web.worker.picture.score_sheet import score_sheet
from web.worker.words.narration import narrate
from web.worker.words.people import YOU, people_at
from web.worker.words.speech import Message, Voice, enumerated, message

LOGGED = 4
"""How many sentences of a turn stay in sight; turns of several actions may have more."""

TOLD = 8
"""How many sentences there are on a curtain, for somebody whose turn was a while ago."""


@dataclass(frozen=True)
class Shown:
    """What an intent led to: pictures in order, the last of which stays, and what to say.

    ``rests``: the last one is to be looked at before the table goes on.
    """

    frames: tuple[Frame, ...] = ()
    said: tuple[Message, ...] = ()
    rests: bool = True


class Standing:
    """A game with somebody in front of it, or with nobody: several people take turns, and bots may play alone.

    Where several people share the screen, it faces one of them at a time. When another one is to decide, a curtain
    falls, and stays until that one says so; so it does when a game is opened, a round is dealt or over, and whenever
    somebody's decision has been taken back.

    ``claims`` tells whether the table claims for them, when that is right; ``insists``, whether they want to be asked
    ("ask"), or "never" or "always" insist. ``budget`` is how long a bot may think, in milliseconds of the ``clock``;
    without one it has a number of thoughts. ``days`` is how daily deals went. ``firsts`` are the rounds in which
    somebody who plays alone did something for the first time; None where that is not to be told. ``counts``: a round is
    counted an item at a time when it has been played out; who comes back in the middle of it finds the whole score.
    ``talks``: players are heard. ``stepwise``: the turns of others wait for the person, one at a time.
    ``warns``: what a choice leaves to be swept is told with it. ``counters`` are unfolded, and count what
    ``others`` have taken too. ``at_once``: a card that can do but one thing is played by one tap.
    ``opens``: where only bots play, their hands lie open.
    """

    counts = False
    talks = False
    stepwise = False
    warns = False
    counters = False
    others = False
    at_once = False
    opens = False
    clock: Clock | None = None
    budget: float = BUDGETS[USUAL["thinking"]]
    days: daily.Days = MappingProxyType({})
    firsts: MutableMapping[str, str] | None = None

    def __init__(self, save: Save, voice: Voice, home: str = "", *, claims: bool = False, insists: str = "ask") -> None:
        self.game = save.game
        self.seated = save.bots
        self.name, self.room = save.name, save.room
        self.past = save.past
        self.selection = save.selection
        self.people = people_at(save.game.rules, save.bots, save.names)
        self._voice = voice
        self._home = home
        self.claims = claims
        self.insists = insists
        self._dealt, self._moves = replay_round(save.game)
        self._again: int | None = None
        self._counted: int | None = None
        self._alert: Message | None = None
        self._thinking: Thinking | None = None
        self._shows_thinking = self._stuck = self._paused = self._goes = False
        self._skips = save.skips and not save.game.round_over

    @property
    def save(self) -> Save:
        """All that must outlive the page."""
        names, skips = self.people.names, self._skips and not self.game.round_over
        return Save(self.game, self.seated, self.selection, self.name, self.past, names, self.room, skips)

    def fresh(self, game: Game) -> Save:
        """Another game for those at this table."""
        return Save(game, self.seated, name=self.name, names=self.people.names, room=self.room)

    @property
    def waits(self) -> bool:
        """Whether the table goes on by itself: a bot is to play, a turn is being shown again, or the curtain falls."""
        return self._again is not None or self._bots_turn or self._falls

    @property
    def halts(self) -> bool:
        """Whether the table would go on by itself, but waits for the person to let it do the next turn."""
        replies = self._again is None and self.game.position.turn == self.people.you  # others answer to one's play
        return self.stepwise and self.waits and not (self._falls or self._goes or self._skips or replies)

    @property
    def thinks(self) -> bool:
        """Whether a bot has something to think about before the table goes on."""
        return self._again is None and self._bots_turn and not (self._thinking and self._thinking.over)

    @property
    def _bots_turn(self) -> bool:
        return not (self.game.round_over or self._persons_turn or self._stuck or self._paused)

    @property
    def _persons_turn(self) -> bool:
        """Whether somebody who is no bot is to decide something."""
        return self.game.position.actor in self.people.persons and not (self._skips or self.game.round_over)

    @property
    def _falls(self) -> bool:
        """Whether it is for somebody else to decide than the person in front of the screen."""
        return self._persons_turn and self.people.looks and self.game.position.actor != self.people.you

    @property
    def under_way(self) -> bool:
        """Whether the game would be a loss: something has been played, and it is not over."""
        return self.game.outcome is None and any(self.game.record)

    # ---------- the picture ----------

    def scene(self) -> Scene:
        """The table as it is."""
        scene = Scene(
            view=self._seen,
            people=self.people,
            name=self.title,
            claims=self.claims,
            mode="skip" if self._skips else "live",
            round=self.game.round,
            totals=self.game.before,
            selection=self.selection,
            turns=_listed(self._moves),
            log=self._log(len(self._moves)),
            talk=self._talk(len(self._moves)),
            alert=self._alert,
            thinking=self._shows_thinking,
            halts=self.halts,
            warns=self.warns,
            counters=self.counters,
            hands=self._open(self.game.position),
            others=self.others,
            home=self._home,
            pause="" if self.people.persons or self.game.round_over else "go-on" if self._paused else "pause",
            sheet=self._sheet() if self.game.round_over else None,
            count_step=self._count_step(),
        )
        return replace(scene, log=self._since()) if scene.curtain else scene

    def _open(self, position: Position) -> tuple[Cards, ...]:
        """All hands, where they lie open."""
        return position.hands if self.opens and not self.people.persons else ()

    @property
    def _seen(self) -> View:
        """What may be shown now."""
        return self.people.view(self.game.position, self.game.played, self.game.before)

    @property
    def _hand(self) -> tuple[str, ...]:
        """The keys of the cards in the hand that is shown."""
        return keys(self._seen.hand)

    @property
    def title(self) -> str:
        """The name of the table and of the game, or of the day whose deal it is; "" where there is none."""
        if self.past.apart:
            called = self.called or game_title(self.game.rules, self._voice.t)
            return self._voice.spoken(message("if.name", name=called))
        day = daily.day_of(self.game, self.seated)
        return self._voice.spoken(daily.name(day)) if day and not self.called else self.called

    @property
    def called(self) -> str:
        """The name of the table and that of the game, as far as they have any."""
        return " · ".join(filter(None, (self.room, self.name)))

    def _sheet(self) -> Sheet:
        sheet = score_sheet(self.game, self.people, self._voice)
        if self.past.apart or self.past.joined:
            counts: tuple[Message, ...] = (message("if.apart" if self.past.apart else "score.joined"),)
        else:
            counts = daily.counts(self.game, self.seated, self.days)
        more = (*counts, *self._first_times())
        return replace(sheet, note=" ".join((sheet.note, *map(self._voice.spoken, more))))

    @property
    def _called(self) -> str:
        """What the round is called among ``firsts``."""
        return f"{self.game.seed}/{self.game.round}"

    def _first_times(self) -> tuple[Message, ...]:
        """What was done in the round for the first time."""
        found = tuple(name for name, where in (self.firsts or {}).items() if where == self._called)
        names = [message(f"progress.feat.{name}") for name in found]
        return (message("score.firsts", count=len(names), feats=enumerated(names)),) if names else ()

    def _note_firsts(self) -> None:
        """Remember what the person did in the round that is over, where they had not done it before."""
        others_too = self.past.apart or self.past.skipped or self.past.joined
        if self.firsts is not None and self.people.persons == (YOU,) and not others_too:
            for name in feats(self._moves, self.game.sheets[-1], self.game.rules, YOU):
                self.firsts.setdefault(name, self._called)

    def _count_step(self) -> CountStep | None:
        """The item that is counted now."""
        if self._counted is None or not self.game.round_over:
            return None
        return count_step(self.game, self.people, self._voice, self._counted)

    def _log(self, moves: int) -> tuple[Message, ...]:
        """What happened in the last turn of so many moves, or in the deal."""
        if not moves:
            dealt = narrate(self._dealt, self.people, self.game.position.dealer)
            return dealt or (message("play.from-position"),)
        turn = by_turn(self._moves[:moves])[-1]
        return tuple(sentence for move in turn for sentence in self._told(move))[-LOGGED:]

    def _since(self) -> tuple[Message, ...]:
        """What happened since whoever is to decide did something last; the deal, if nothing has."""
        own = [place for place, move in enumerate(self._moves) if move.seat == self.game.position.actor]
        since = self._moves[own[-1] + 1 if own else 0 :]
        return tuple(sentence for move in since for sentence in self._told(move))[-TOLD:] or self._log(len(self._moves))

    def _told(self, move: Move) -> tuple[Message, ...]:
        what = narrate(move.events, self.people, move.before.dealer, move.drawn(self.people.you), move.bonus)
        return (*what, *talk.majority_sentences(move, self.people)) if self.talks else what

    def _talk(self, moves: int) -> tuple[talk.Line, ...]:
        """What everybody has said last in so many moves."""
        return talk.latest_lines(self._moves[:moves], self.people) if self.talks else ()

    def shown(self, *said: Message) -> Shown:
        """The table as it is, and something to say."""
        return Shown((Frame(self.scene()),), said)

    # ---------- looking back ----------

    def _past(self, moves: int) -> Scene:
        """The table after so many moves of the round."""
        seen = self.people.view(self._moves[moves].before, totals=self.game.before)
        turns, log = _listed(self._moves[:moves]), self._log(moves)
        hands = self._open(self._moves[moves].before)
        past = replace(self.scene(), view=seen, hands=hands, turns=turns, log=log, talk=self._talk(moves))
        return replace(past, mode="again", selection=NO_SELECTION, sheet=None)

    def hindsight(self) -> Hindsight | None:
        """The round as the bots saw it, once it is over; None as long as hands are secret."""
        return Hindsight(self.game, self._moves, self.seated, self.clock) if self.game.round_over else None


def _listed(moves: tuple[Move, ...]) -> tuple[tuple[int, tuple[Event, ...]], ...]:
    """The turns that moves make: of each the seat, and what happened."""
    return tuple((turn[0].seat, tuple(event for move in turn for event in move.events)) for turn in by_turn(moves))
