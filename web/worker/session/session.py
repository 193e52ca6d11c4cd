"""A visit to the table: an intent comes in, and a reply with everything to show, announce and store goes out.

A visit consists of parts, each of which owns its state and answers its intents. The session passes handlers the parts
that they need, and turns changes at the table into replies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from web.shared.protocol import InitMessage, Reply
from web.shared.settings import PAUSES
from web.worker.match.acts import dealt
from web.worker.match.match import Match
from web.worker.match.presenter import Update, covered_scene, glance
from web.worker.match.saves import SavedMatch
from web.worker.match.thinking import Clock
from web.worker.picture.animation import Frame
from web.worker.session.advisor import Advisor
from web.worker.session.answers import Answer, Handler, Show, Start
from web.worker.session.context import context_of
from web.worker.session.deals import Deals
from web.worker.session.host_messages import messages_since, reported
from web.worker.session.intents import AT_TABLE, INTENTS, parameters
from web.worker.session.lessons import ALLOWED, Lessons
from web.worker.session.links import cards_link, entries
from web.worker.session.looking_back import LookingBack
from web.worker.session.new_games import Library
from web.worker.session.notices import Notices
from web.worker.session.pictures import draw_scene, pictures_text
from web.worker.session.replays import Replays
from web.worker.session.results import Results, mark_counted
from web.worker.session.settings import Settings
from web.worker.session.sharing import Incoming
from web.worker.session.table import Table, TableIntent
from web.worker.session.training import Training
from web.worker.words.speech import Message


class Session:
    """A visit, made of its parts. A handler's parameters are the names of the parts that it needs."""

    def __init__(
        self, message: InitMessage, new_seed: Callable[[], str], clock: Clock | None, today: Callable[[], str]
    ) -> None:
        stored = message.get("stored") or {}
        self.context = context_of(message, new_seed, clock, today)
        self.settings = Settings(self.context, stored.get("settings"), stored.get("bound"))
        self.notices = Notices(stored.get("away"), message.get("there") or (), embed=self.context.embed)
        self.table = Table(self.context, self.settings)
        self.advisor = Advisor()
        self.deals = Deals(stored)
        self.results = Results(message.get("finished") or 0, stored.get("achievements"))
        self.looking_back = LookingBack()
        self.training = Training(self.context, stored)
        self.replays = Replays(self.context, self.settings, self.table, self.training)
        self.lessons = Lessons(self.context, self.settings, self.table, self.training)
        self.library = Library(self.context, stored)
        self.incoming = Incoming()

    @property
    def match(self) -> Match:
        """The match on the table."""
        return self.table.match

    # ---------- intents ----------

    def handle(self, message: Mapping[str, Any]) -> Reply:
        """Return the answer to the intent in "do"; "form" has the values of a form.

        Raises ValueError for an unknown intent.
        """
        name, _, about = str(message["do"]).partition(":")
        at_table, handler = AT_TABLE.get(name), INTENTS.get(name)
        if self.lessons.teaching is not None and name not in ALLOWED and (at_table or handler):
            return {}
        before = reported(self.match, self.lessons.teaching) if self.context.embed else None
        if at_table:
            reply = self.reply(self._act(at_table, about))
        elif handler:
            reply = self.reply(self._call(handler, about, message.get("form") or {}))
        else:
            raise ValueError(f"no such intent: {name!r}")
        if before:
            reply["host_messages"] = [*messages_since(before, self.match, self.lessons.teaching)]
        if reply.get("dialog") is not None:
            self._dialog_changed(name, about)
        if "frames" in reply or "dialog" in reply:
            reply["address"] = self.address
        reply["idle"] = self.idle
        if self.notices.changed:
            reply["away"], self.notices.changed = list(self.notices.away), False
        return reply

    def _call(self, handler: Handler, about: str, form: Mapping[str, str]) -> Answer:
        values = {"about": about, "form": form}
        names = parameters(handler)
        return handler(**{name: values[name] if name in values else getattr(self, name) for name in names})

    def _act(self, intent: TableIntent, about: str) -> Answer:
        """Do something at the table."""

        def act(match: Match) -> Update:
            return intent.act(match, about) if intent.about else intent.act(match)

        # A lesson judges a play and takes it back, so the consequences of a play in a match must not follow.
        if self.lessons.teaching is not None:
            return self.lessons.answer(self.lessons.teaching, act)
        if self.replays.replay is not None:  # the table shows the past
            return self.replays.go_on()
        match = self.match
        if intent.by_person:
            match.listen()
        before = match.game
        update = act(match)
        played = match.game is not before
        if played and intent.shows_how:
            self.notices.put_away("choose")
        return Show(update if played or intent.paces else replace(update, rests=False), {})

    def _dialog_changed(self, name: str, about: str) -> None:
        """Forget the state of dialogs that an intent has closed or replaced."""
        if name != "seen":
            self.looking_back.hindsight = None
        self.replays.reading = name == "review" and not about.isdecimal()

    @property
    def address(self) -> str:
        """The address of what is shown, from ? or # on.

        A game under way has the address of its cards. In this browser that address opens the game itself, like any link
        to a running game; elsewhere it deals the same cards. A finished game has no address until its replay is opened.
        """
        if self.lessons.teaching is not None:
            return self.lessons.address
        return self.replays.address or self._address_of_cards

    @property
    def _address_of_cards(self) -> str:
        match = self.match
        if match.game.outcome is not None or self.incoming.unreadable or self.context.embed or self.context.kind:
            return ""
        return cards_link("", match.game, entries(match.seated, match.people.names), match.name)

    @property
    def idle(self) -> str:
        """The intent that lets thinking and counting go on when the page has nothing else to send; "" for none."""
        if self.lessons.teaching is not None:
            return ""
        match = self.match
        hindsight, review = self.looking_back.hindsight, self.replays.review
        # Work for what the person is looking at comes first; bots think in the remaining time.
        wanted = {
            "seen:think": hindsight and hindsight.thinks,
            "hint:think": self.advisor.wants_time(match),
            "review:think": review and review.thinks,
            "statistics": self.results.uncounted,
            "par": self.deals.par,
            "think": match.thinks,
        }
        return next((name for name, is_wanted in wanted.items() if is_wanted), "")

    # ---------- the match on the table ----------

    def seat(self, saved: SavedMatch) -> None:
        """Put a match on the table, without showing it."""
        self.looking_back.what_if = None
        self.table.seat(saved)
        self.deals.begin(self.match, self.context.today())
        self.match.first = not self.results.finished
        # A frame on another site neither reads nor stores achievements.
        self.match.achievements = None if self.context.embed else self.results.achievements
        # A game that is over was counted when it ended, or was played by someone else.
        if saved.game.outcome is not None:
            mark_counted(self.match)

    # ---------- replies ----------

    def reply(self, answer: Answer) -> Reply:
        """Return the reply to be sent for the answer of a handler."""
        if isinstance(answer, Start):
            return self._start(answer)
        return {**self._show(answer.update), **answer.reply} if isinstance(answer, Show) else answer

    def _start(self, start: Start) -> Reply:
        parks = self.match.under_way and not self.context.embed
        self.seat(start.saved)
        self.incoming.offered = None
        self.replays.cut = start.saved.game if start.faults else None
        reply: Reply = {**self._show(dealt(self.match)), "parks": parks, **start.reply}
        if start.faults:
            reply["dialog"] = self.context.dialogs.cut(start.faults)
        else:
            reply["dialog"] = self.looking_back.open_moment(self.match, start.moment, self.context) or ""
        return reply

    def _show(self, update: Update) -> Reply:
        """Return the reply that shows something at the table, with all that follows from the state of the game."""
        # Anything else that is shown replaces a replay.
        self.replays.close()
        match = self.match
        frames = tuple(self._with_notices(frame) for frame in self.settings.animated(update.frames))
        result = self.results.finish(match, self.deals)  # before the save, which records that the match counted
        reply: Reply = {
            "frames": self._pictures(frames, update),
            "say": self.context.say((*update.announcements, *self._new_tip(frames))),
            "save": self.results.unsaved(match),
            "adds": self.results.new_achievements(),
        }
        if result:
            reply["result"] = result
            reply["adds"] |= {} if self.context.embed else self.deals.added(match, result)
        reply["adds"] |= {} if self.context.embed else self.deals.of_evening(match)
        self.deals.begin_par(match, self.context)
        if reply["save"]:
            reply["glance"] = glance(match)
            reply["lately"] = self.library.note_played(match.game)
        if match.people.shared:
            # The next visit begins with this scene, and anyone may be in front of the screen then.
            reply["cover"] = draw_scene(covered_scene(match), self.context.voice)
        # A table that halts goes on when the person presses a button, so the page sends nothing.
        if match.waits and not match.halts:
            reply["next"] = "step"
            reply["pause"] = PAUSES[self.settings.values["speed"]] if frames and update.rests else 0
        return reply

    def _pictures(self, frames: tuple[Frame, ...], update: Update) -> str:
        """Return frames as the page receives them, with sounds if they are wanted."""
        values = self.settings.values
        cues = "on" in (values["sound"], values["vibration"])
        turn = cues and any(sentence.key == "say.your-turn" for sentence in update.announcements)
        return pictures_text(frames, self.context.voice, cues=cues, turn=turn)

    def _with_notices(self, frame: Frame) -> Frame:
        """Return a frame with the advice, the tip and the offer that it has room for."""
        match, scene = self.match, frame.scene
        tip = self.notices.tip(scene, match, self.results.finished, taps=self.settings.values["obvious"] == "play")
        offer = self.notices.offer(scene, over=match.game.outcome is not None)
        advice = self.advisor.advice(match) if scene.playing else None
        # Copied only if needed, because a copied scene computes its choice again.
        if not (advice or tip or offer):
            return frame
        return replace(frame, scene=replace(scene, advice=advice, tip=tip, news=offer))

    def _new_tip(self, frames: tuple[Frame, ...]) -> tuple[Message, ...]:
        """Return the tip of the last frame if it has just appeared; it is announced once."""
        scene = frames[-1].scene if frames else None
        # Advice appears in the same place, instead of a tip.
        tip = scene.tip if scene and not scene.advice else None
        return (tip.sentence, *tip.lines) if tip and self.notices.is_new(tip.name) else ()
