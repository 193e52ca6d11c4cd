"""A visit to the table: an intent comes in, and what the page has to show, say and store goes out.

An intent is an object with "do": a name of ``INTENTS``, and after a colon what it is about; forms add their values as
"form". The first message, "hello", says what was stored and where the page is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from casino_core.bots import BOTS
from casino_core.game import Game
from web.shared.games import MOST_SEATS
from web.shared.settings import PAUSES, known
from web.table.curtain import draw_curtain
from web.table.table import draw
from web.worker.dialogs.dialogs import Dialogs
from web.worker.dialogs.key_bindings import known_keys
from web.worker.match import daily
from web.worker.match.achievements import known_achievements
from web.worker.match.acts import dealt
from web.worker.match.game_review import GameReview
from web.worker.match.glance import glance
from web.worker.match.hindsight import Hindsight
from web.worker.match.hint import Hint
from web.worker.match.match import Match
from web.worker.match.mistakes import known as known_mistakes
from web.worker.match.presenter import Update, covered_scene
from web.worker.match.replay import Replay
from web.worker.match.saves import SavedMatch, save_text
from web.worker.match.thinking import Clock
from web.worker.match.what_if import WhatIf
from web.worker.picture.animation import Frame
from web.worker.picture.curtain import curtain_state
from web.worker.picture.preferences import preferences_of
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import hint_text, table_state
from web.worker.session import deals, hints, puzzle_runs, results
from web.worker.session.hello import Asked, hello
from web.worker.session.intents import INTENTS
from web.worker.session.lessons import ALLOWED, Teaching
from web.worker.session.links import Invitation, Invitations, asked_settings
from web.worker.session.notices import Notices
from web.worker.session.reply import Picture, Reply
from web.worker.session.telling import news, told_so_far
from web.worker.session.welcome import opening, welcome
from web.worker.words.game_list import MAX_RECENT, known_lately
from web.worker.words.own_games import clean_name, known_games
from web.worker.words.people import clean_names
from web.worker.words.speech import Message, Voice


def drawn(scene: Scene, voice: Voice) -> str:
    """Return a scene as the content of the table's element."""
    if scene.curtain:
        return draw_curtain(curtain_state(scene, voice), voice.t, voice.sprite)
    return draw(table_state(scene, voice), voice.t, voice.sprite)


class Session:
    """A visit: the match on the table, and what the visitor has set, stored and been told."""

    match: Match
    """The match on the table."""

    hindsight: Hindsight | None = None
    """The round as the bots saw it, while the visitor looks back on it."""
    what_if: WhatIf | None = None
    """The rounds that are over, while the visitor looks for another way they could have gone."""
    review: GameReview | None = None
    """What has been judged of the game that is replayed, once somebody asks for it."""

    reviewing: bool = False
    """Whether the review is being read; it goes on behind the replay."""

    lamp: Hint | None = None
    """The decision of the visitor that the lamp was asked about last."""
    lit: Hint | None = None
    """The decision of the visitor that the lamp speaks of by itself, where it is lit."""
    lesson: Teaching | None = None
    """The lesson that is tried, where the page is for lessons."""
    replay: Replay | None = None
    """The way through the rounds that are over, while the visitor follows it."""
    offered: Invitation | None = None
    """A game that the visitor may go on with instead of the one on the table."""
    unreadable = ""
    """What was stored and cannot be read."""
    _uncounted: Game | None = None  # it has ended, and its statistics have not been made yet

    def __init__(
        self,
        message: Asked,
        new_seed: Callable[[], str],
        clock: Clock | None = None,
        today: Callable[[], str] = daily.today,
    ) -> None:
        first = hello(message)
        self.voice = Voice(first.lang, first.sprite)
        """The language and the deck."""
        self.dialogs = Dialogs(self.voice)
        """Draws dialogs in that language."""
        self.new_seed = new_seed
        """Makes the seed of a new game."""
        self.clock = clock
        """Tells bots the time, in milliseconds."""
        self.today = today
        """Tells the date where the visitor is."""
        self.page, self.home = first.page, first.home
        """The addresses of the page to play at, and of the site's front page."""
        self.embed = first.embed
        """The table is in a frame of another site."""
        self.kind, self.address = first.kind, first.address
        """What is embedded: "game", "position", "replay" and so on, "" elsewhere; and what its address asks for."""
        self.finished = first.finished
        """How many finished games are stored."""
        self.settings = known(first.settings)
        """What the visitor has set."""
        if self.embed:  # elsewhere a link must not change what a visitor has set
            self.settings = known({**self.settings, **asked_settings(first.address)})
        self.notices = Notices(first.away, first.there, embed=self.embed)
        """Hints and news, and which of them the visitor has put away."""
        self.lately = known_lately(first.lately)
        """The presets that were played last, the latest first."""
        self.bound = known_keys(first.bound)
        """What each key does."""
        self.own = known_games(first.games)
        """The visitor's own games."""
        self.played = deals.played_before(first)
        """How daily deals and games of a week went."""
        self.achievements = known_achievements(first.achievements)
        """The rounds in which the visitor did something for the first time."""
        self.mistakes = known_mistakes(first.mistakes)
        """The costly plays that the visitor keeps, to find better ones."""
        self.tries = puzzle_runs.known_tries(first.puzzles)
        """How the first tries at puzzles went."""
        self.runs = puzzle_runs.known_runs(first.runs)
        """How many puzzles were solved in the best runs."""
        self.names = clean_names(first.people, MOST_SEATS)
        """What those are called who shared the screen last."""
        self.room = clean_name(first.room)
        """What the table was called last."""
        self._saved, self._told_achievements = "", len(self.achievements)  # what was stored last
        # Replies show a match, so one is on the table before it is known which one it should be.
        self.seat(opening(self, first))
        self.first = welcome(self, first)
        """The answer to the first message."""

    def handle(self, asked: Asked) -> Reply:
        """Return the answer to an intent. Raises ValueError for one that there is not."""
        name, _, about = str(asked["do"]).partition(":")
        intent = INTENTS.get(name)
        if intent is None:
            raise ValueError(f"no such intent: {name!r}")
        if self.lesson is not None and name not in ALLOWED:
            return Reply()
        before = told_so_far(self)
        reply = intent.answer(self, about, asked.get("form") or {})
        reply.tells = news(self, before) if self.embed else []
        # Whatever else is opened or closed takes the place of looking back.
        if reply.dialog is not None and name != "seen":
            self.hindsight = None
        if reply.dialog is not None and name != "lamp":
            self.lamp = None
        if reply.dialog is not None:
            self.reviewing = name == "review" and not about.isdecimal()
        reply.idle = self.idle
        if self.notices.changed:
            reply.away, self.notices.changed = list(self.notices.away), False
        return reply

    @property
    def idle(self) -> str:
        """The intent to be asked while nobody asks anything: there is something to think about, or to count."""
        if self.lesson is not None:
            return ""
        lit = self.lamp and self.lamp.game is self.match.game and self.lamp.thinks
        # What somebody looks at comes first; a bot thinks in the time that is left.
        wanted = {
            "seen:think": self.hindsight and self.hindsight.thinks,
            "lamp:think": lit,
            "lamp:light": hints.is_to_think(self),
            "review:think": self.replay and self.review and self.review.thinks,
            "statistics": self._uncounted,
            "par": self.played.par,
            "think": self.match.thinks,
        }
        return next((name for name, is_wanted in wanted.items() if is_wanted), "")

    @property
    def days(self) -> dict[str, Sequence[int]]:
        """How daily deals went."""
        return self.played.days

    def invitations(self) -> Invitations:
        """Return what reads links and files."""
        return Invitations(tuple(BOTS), self.new_seed(), self.today)

    # ---------- the match on the table ----------

    def seat(self, saved: SavedMatch) -> None:
        """Put a match on the table, without showing it."""
        self.what_if = None
        self.match = Match.opened(saved, self.voice, self.home, preferences_of(self.settings))
        self.match.clock = self.clock
        deals.begin(self.match, self.played, self.today())
        # A frame on another site neither reads nor stores what somebody has achieved.
        self.match.achievements = None if self.embed else self.achievements
        # Such a game was counted when it ended, or was played by somebody else.
        if saved.game.outcome is not None:
            self._mark_counted()

    def start(self, saved: SavedMatch) -> Reply:
        """Put another game on the table, and show how it is dealt. One that is under way is kept beside it."""
        parks = self.match.under_way and not self.embed
        self.seat(saved)
        self.offered = None
        reply = self.show(dealt(self.match))
        reply.dialog, reply.parks = "", parks
        return reply

    def set(self, settings: Mapping[str, str]) -> None:
        """Change some settings, and let the match on the table go by them."""
        self.settings = known({**self.settings, **settings})
        self.match.preferences = preferences_of(self.settings)

    # ---------- replies ----------

    def show(self, update: Update) -> Reply:
        """Return the reply that shows something, with all that follows from where the game now is."""
        # Whatever else is shown takes the place of a replay.
        self.replay = self.review = None
        frames = update.frames[-1:] if self.settings["speed"] == "off" else update.frames
        result = self._result()  # which the save tells
        reply = Reply(
            frames=self._with_cues(frames, update),
            say=self.say((*update.said, *self._hinted(frames[-1:]))),
            save=self._unsaved(),
            result=result,
            adds=deals.added(self, result),
        )
        deals.begin_par(self)
        if reply.save:
            reply.glance = glance(self.match)
            reply.lately = self._played_lately()
        # They are only ever added to, so their number tells whether there are new ones.
        if len(self.achievements) > self._told_achievements:
            self._told_achievements, reply.achievements = len(self.achievements), dict(self.achievements)
        if self.match.people.shared:
            # The next visit begins with this, and anybody may be in front of the screen then.
            reply.cover = drawn(covered_scene(self.match), self.voice)
        # A table that halts goes on when the person presses a button, and the page asks for nothing by itself.
        if self.match.waits and not self.match.halts:
            reply.next = "step"
            reply.pause = PAUSES[self.settings["speed"]] if frames and update.rests else 0
        return reply

    def _played_lately(self) -> list[str] | None:
        """Return the presets that were played last, where somebody has begun to play another."""
        game = self.match.game
        after = (game.rules.variant, *(name for name in self.lately if name != game.rules.variant))[:MAX_RECENT]
        if not game.actors or after == self.lately or self.embed:
            return None
        self.lately = after
        return list(after)

    def say(self, sentences: tuple[Message, ...]) -> str:
        """Return sentences as they are announced."""
        return " ".join(self.voice.spoken(sentence) for sentence in sentences)

    def _with_cues(self, frames: tuple[Frame, ...], update: Update) -> tuple[Picture, ...]:
        """Return pictures as the page gets them, with what is to be heard or felt of them where that is wanted."""
        pictures = tuple(self._frame(frame) for frame in frames)
        if frames and "on" in (self.settings["sound"], self.settings["vibration"]):
            for frame, picture in zip(frames, pictures, strict=True):
                picture["cues"] = frame.cues
            pictures[-1]["cues"] += ["turn"] * any(sentence.key == "say.your-turn" for sentence in update.said)
        return pictures

    def drawn(self, scene: Scene) -> str:
        """Return a scene as the content of the table's element."""
        return drawn(scene, self.voice)

    def _frame(self, frame: Frame) -> Picture:
        return self.picture(replace(frame, scene=self._noticed(frame.scene)))

    def picture(self, frame: Frame) -> Picture:
        """Return a picture as the page gets it."""
        html = self.drawn(frame.scene)
        return {"html": html, "source": frame.source, "goal": frame.goal, "sweep": frame.sweep}

    def _noticed(self, scene: Scene) -> Scene:
        """Return a scene with the hint or the news that it has room for."""
        game, taps = self.match.game, self.settings["obvious"] == "play"
        rounds = self.finished + len(game.sheets)
        # The lamp speaks in the same place.
        hint = "" if self.match.history.lit else self.notices.hint(scene, rounds, taps=taps)
        news = self.notices.offer(scene, over=game.outcome is not None)
        advice = hints.advice(self) if scene.playing and scene.selection.is_empty else None
        # A copy would compute the choice again.
        return replace(scene, advice=advice, hint=hint, news=news) if advice or hint or news else scene

    def _hinted(self, frames: tuple[Frame, ...]) -> tuple[Message, ...]:
        """Return a hint that has just come, which is announced once."""
        hints = [self._noticed(frame.scene).hint for frame in frames]
        return tuple(hint_text(hint) for hint in hints if self.notices.is_new(hint))

    def _unsaved(self) -> str:
        """Return the text to store, where it is not what was stored last."""
        text = save_text(self.match.saved)
        if text == self._saved:
            return ""
        self._saved = text
        return text

    # ---------- results ----------

    def _result(self) -> dict[str, object] | None:
        """Return the result of the match, when it has just ended for the first time."""
        if not results.counts(self.match):
            return None
        self._mark_counted()
        game = self.match.game
        day = "" if self.match.history.joined else daily.day_of(game, self.match.seated)
        if day in self.days:  # only the first time counts
            return None
        if day:
            self.days[day] = daily.sides(game)
        self._uncounted = game
        self.finished += 1
        return results.result(self.match, day)

    def _mark_counted(self) -> None:
        """Note that the result of the match has been handed out."""
        self.match.history = replace(self.match.history, counted=True)

    def count_ended(self) -> Reply:
        """Return the statistics of the game that has ended last: it is played once more, which takes a while."""
        game, self._uncounted = self._uncounted, None
        return Reply(statistics=results.counted(game, self.match) if game else None)
