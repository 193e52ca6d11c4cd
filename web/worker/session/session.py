"""A visit to the table: an intent comes in, and what the page has to show, say and store goes out.

An intent is an object with "do": a name, and after a colon what it is about: "hand:8S", "pick:b5C", "act:8Sx8D".
Forms add their values as "form". The first message, "hello", says what was stored and where the page is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from casino_core.bots import BOTS
from casino_core.game import Game, anew
from casino_core.notation.record import game_text
from web.shared.games import MOST_SEATS, PERSON
from web.shared.settings import BUDGETS, PAUSES, known
from web.table.curtain import draw_curtain
from web.table.table import draw
from web.worker.dialogs.dialogs import Dialogs
from web.worker.dialogs.key_bindings import intents_by_key, known_keys
from web.worker.dialogs.questions import answer
from web.worker.match import daily
from web.worker.match.achievements import known_firsts
from web.worker.match.course import Course
from web.worker.match.game_statistics import tally
from web.worker.match.hindsight import Hindsight
from web.worker.match.play import Play
from web.worker.match.saves import Save, SaveError, parse_save, save_text
from web.worker.match.standing import Shown
from web.worker.match.thinking import Clock
from web.worker.match.undo import FRESH
from web.worker.match.what_if import WhatIf
from web.worker.picture.animation import Frame
from web.worker.picture.curtain import curtain_state
from web.worker.picture.scene import Scene
from web.worker.picture.view_model import hint_text, table_state
from web.worker.session.going_back import GOING_BACK
from web.worker.session.intents import INTENTS
from web.worker.session.links import Invitation, Invitations, asked_settings
from web.worker.session.notices import HINTS, Notices
from web.worker.session.openings import usual_game
from web.worker.session.reply import Reply
from web.worker.words.own_games import clean_name, known_games
from web.worker.words.people import YOU, clean_names
from web.worker.words.speech import Message, Voice

AT_TABLE: dict[str, Callable[[Play, str], Shown]] = {
    "hand": Play.tap,
    "choose": Play.choose,
    "pick": Play.pick,
    "drop": lambda play, about: play.drop(*about.split(">")),
    "act": Play.act,
    "unchoose": lambda play, _: play.unchoose(),
    "more": lambda play, _: play.more(),
    "step": lambda play, _: play.step(),
    "go": lambda play, _: play.go(),
    "again": lambda play, _: play.again(),
    "next": lambda play, _: play.deal(),
    "face": Play.face,
    "pause": lambda play, _: play.pause(),
    "go-on": lambda play, _: play.go_on(),
    "count": Play.count,
}
"""From the name of an intent at the table to what it does, given what follows the colon.

"hand:8S" is a tap on a card, "choose:8S" takes it up, and "drop:8S>5H" drops it.
"""


def drawn(scene: Scene, voice: Voice) -> str:
    """A scene as the content of the table's element."""
    if scene.curtain:
        return draw_curtain(curtain_state(scene, voice), voice.t, voice.sprite)
    return draw(table_state(scene, voice), voice.t, voice.sprite)


class Session:
    """A visit. ``new_seed`` makes the seed of a new game, the ``clock`` ends thought; ``first`` answers ``hello``.

    ``hello`` holds "lang"; "sprite", the address of the deck; "page", that of the page to play at; "home", that of the
    way out, if any; "address", what follows ? and # in the page's own; "embed"; "settings"; "finished", how many
    games that are over are kept; "games", the person's own; "days", how daily deals went; "firsts", in which rounds
    something was done for the first time; "people", the names of those who have shared the screen; "room", what the
    table was called last; "save", what was stored, with a "problem" when the storage can make nothing of it; "opening",
    the game that is on the screen; "away", what was put away for good; "there", what the device has; "bound", keys that
    are not the usual ones.
    """

    def __init__(
        self,
        hello: Mapping[str, Any],
        new_seed: Callable[[], str],
        clock: Clock | None = None,
        today: Callable[[], str] = daily.today,
    ) -> None:
        self.voice = Voice(hello.get("lang", "en"), hello.get("sprite", ""))
        self.dialogs = Dialogs(self.voice)
        self.new_seed = new_seed
        self.clock = clock
        self.today = today
        self.hindsight: Hindsight | None = None
        self.what_if: WhatIf | None = None
        self.page: str = hello.get("page", "")
        self.embed: bool = hello.get("embed", False)
        self.finished: int = hello.get("finished") or 0
        self.settings = known(hello.get("settings"))
        if self.embed:  # elsewhere a link must not change what a visitor has set
            self.settings = known({**self.settings, **asked_settings(hello.get("address", ""))})
        self.notices = Notices(hello.get("away"), hello.get("there") or (), embed=self.embed)
        self.bound = known_keys(hello.get("bound"))
        self.own = known_games(hello.get("games"))
        self.days = daily.known_days(hello.get("days"))
        self.firsts = known_firsts(hello.get("firsts"))
        self._told_firsts = len(self.firsts)
        self.names = clean_names(hello.get("people"), MOST_SEATS)
        self.room = clean_name(hello.get("room"))
        self.offered: Invitation | None = None
        self.unreadable = ""
        self.home: str = hello.get("home", "")
        self._saved = ""
        self._uncounted: Game | None = None
        self._seat(self._opening(hello))
        self.first = self._welcome(hello)

    def handle(self, asked: Mapping[str, Any]) -> Reply:
        """Answer an intent. Raises ValueError for one that there is not."""
        name, _, about = str(asked["do"]).partition(":")
        reply = self._answer(name, about, asked.get("form") or {})
        if reply.dialog is not None and name != "seen":
            self.hindsight = None
        reply.idle = self._idle()
        if self.notices.changed:
            reply.away, self.notices.changed = list(self.notices.away), False
        return reply

    def _answer(self, name: str, about: str, form: Mapping[str, Any]) -> Reply:
        if name in INTENTS or name in GOING_BACK:
            return (INTENTS.get(name) or GOING_BACK[name])(self, about, form)
        if name == "ask":
            return Reply(say=answer(about, self.play.scene(), self.voice))
        if name == "tally":
            return self._counted()
        if name == "think":
            self.play.think()
            return Reply()  # which leaves the pause as long as it is
        if name not in AT_TABLE:
            raise ValueError(f"no such intent: {name!r}")
        return self._at_table(name, about)

    def _at_table(self, name: str, about: str) -> Reply:
        """Do something at the table; whatever somebody only chooses leaves the pause before the next turn as it is."""
        if name not in ("step", "go"):
            self.play.listen()
        before = self.play.game
        shown = AT_TABLE[name](self.play, about)
        if name in ("hand", "drop", "act") and self.play.game is not before:
            self.notices.put_away(HINTS[0])
        goes_on = name in ("step", "go", "again") or self.play.game is not before
        return self.show(shown if goes_on else replace(shown, rests=False))

    def _idle(self) -> str:
        """What is to be thought about, or counted, while nobody asks anything."""
        if self.hindsight and self.hindsight.thinks:
            return "seen:think"
        if self._uncounted:
            return "tally"
        return "think" if self.play.thinks else ""

    # ---------- coming in ----------

    def _opening(self, hello: Mapping[str, Any]) -> Save:
        """The game that is on the screen already, or a new one."""
        try:
            return parse_save(hello.get("opening") or "", tuple(BOTS))
        except SaveError:
            return usual_game(self.new_seed())

    def _welcome(self, hello: Mapping[str, Any]) -> Reply:
        """Go on with what was stored, follow an invitation, or ask which; or start anew."""
        invited = self.invitations().of_address(hello.get("address", ""))
        if hello.get("problem"):
            return self._refuse_save(hello["save"], self.dialogs.broken(hello["problem"]))
        if hello.get("save"):
            try:
                self._seat(parse_save(hello["save"], tuple(BOTS)))
            except SaveError as error:
                return self._refuse_save(hello["save"], self._broken(error))
        if invited is None or self._goes_on(invited, stored=bool(hello.get("save"))):
            return self._first()
        day = _day_to_begin(invited)
        if day and (day in self.days or daily.set_back(self.today(), self.days)):
            return self._first(self.daily_dialog(day))
        if hello.get("save") and not self.embed and self.play.under_way:
            self.offered = invited
            return self._first(self.dialogs.invited(invited.faults, playing=True))
        self._seat(invited.save)
        faulty = self.dialogs.invited(invited.faults, playing=False) if invited.faults else None
        return self._first(faulty or self.moment_dialog(invited.moment))

    def moment_dialog(self, number: int) -> str | None:
        """The dialog that looks back on the action of that number, where there is one and the game is over."""
        self.what_if = WhatIf(self.play) if number and self.play.game.outcome is not None else None
        if not self.what_if:
            return None
        self.what_if.go_to_action(number)
        return self.dialogs.what_if(self.what_if.drawn(self.voice))

    def _goes_on(self, invited: Invitation, *, stored: bool) -> bool:
        """Whether what was stored goes on in spite of an invitation: it is that deal, or an embed was left with it."""
        if not stored:
            return False
        day, play = _day_to_begin(invited), self.play
        if self.embed:
            return not day or day == daily.day_of(play.game, play.seated)
        same = (anew(play.game), play.seated) == (anew(invited.game), invited.bots)
        return same and _is_new(invited) and play.under_way

    def daily_dialog(self, day: str) -> str:
        """What there is to say about the deal of a day."""
        playing = self.play.under_way
        here = playing and daily.day_of(self.play.game, self.play.seated) == day
        return self.dialogs.daily(day, self.today(), self.days, here=here, playing=playing)

    def _first(self, dialog: str | None = None) -> Reply:
        reply = self.show(self.play.shown())
        reply.dialog, reply.settings, reply.idle = dialog, self.settings, self._idle()
        reply.keys = intents_by_key(self.bound)
        return reply

    def _broken(self, error: SaveError) -> str:
        """What is the matter with a save; where its game can be played in part, or by other rules, that is offered."""
        if error.fault is None:
            return self.dialogs.broken("mangled")
        own = self.invitations().of_text(error.fault.text)
        self.offered = replace(own, past=FRESH)  # it does not come from outside
        return self.dialogs.broken("changed", self.offered.faults[0])

    def _refuse_save(self, text: str, dialog: str) -> Reply:
        """Show a table that is not stored, and what is the matter with the game that is."""
        self.unreadable = text
        reply = self._first(dialog)
        reply.save, reply.keep_out = "", True
        return reply

    def invitations(self) -> Invitations:
        """What reads links and files."""
        return Invitations(tuple(BOTS), self.new_seed(), self.today)

    # ---------- the game on the table ----------

    def _seat(self, save: Save) -> None:
        self.what_if = None
        self.play = Course(save, self.voice, self.home)
        self.play.clock = self.clock
        self.play.days = self.days
        self.play.firsts = None if self.embed else self.firsts
        self.apply_settings()
        if save.game.outcome is not None:
            self._count()

    def apply_settings(self) -> None:
        """Let the game on the table go by what has been set."""
        self.play.claims = self.settings["claims"] == "auto"
        self.play.insists = self.settings["insists"]
        self.play.counts = self.settings["count"] == "each" and self.settings["speed"] != "off"
        self.play.stepwise = self.settings["speed"] == "step"
        self.play.opens = self.settings["watched"] == "open"
        self.play.at_once = self.settings["obvious"] == "play"
        self.play.warns = self.settings["warning"] == "on"
        self.play.counters = self.settings["counters"] == "open"
        self.play.others = self.settings["others"] == "all"
        self.play.talks = self.settings["talk"] == "on"
        self.play.budget = BUDGETS[self.settings["thinking"]]

    def start(self, save: Save) -> Reply:
        """Put another game on the table."""
        self._seat(save)
        self.offered = None
        reply = self.show(self.play.dealt())
        reply.dialog = ""
        return reply

    def show(self, shown: Shown) -> Reply:
        """The reply that shows something, and all that follows from where the game now is."""
        frames = shown.frames[-1:] if self.settings["speed"] == "off" else shown.frames
        result = self._result()  # which the save tells
        reply = Reply(
            frames=self._with_cues(frames, shown),
            say=self.say((*shown.said, *self._hinted(frames[-1:]))),
            save=self._unsaved(),
            result=result,
        )
        if len(self.firsts) > self._told_firsts:
            self._told_firsts, reply.firsts = len(self.firsts), dict(self.firsts)
        if self.play.people.shared:
            reply.cover = drawn(self.play.covered(), self.voice)
        if self.play.waits and not self.play.halts:
            reply.next = "step"
            reply.pause = PAUSES[self.settings["speed"]] if frames and shown.rests else 0
        return reply

    def _with_cues(self, frames: tuple[Frame, ...], shown: Shown) -> tuple[dict[str, Any], ...]:
        """Pictures, with what is to be heard or felt of them where that is wanted."""
        drawn = tuple(self._frame(frame) for frame in frames)
        if frames and "on" in (self.settings["sound"], self.settings["vibration"]):
            for frame, picture in zip(frames, drawn, strict=True):
                picture["cues"] = frame.cues
            drawn[-1]["cues"] += ["turn"] * any(sentence.key == "say.your-turn" for sentence in shown.said)
        return drawn

    def _noticed(self, scene: Scene) -> Scene:
        """A scene with what is told beside the game."""
        game, taps = self.play.game, self.settings["obvious"] == "play"
        rounds = self.finished + len(game.sheets)
        hint = self.notices.hint(scene, rounds, taps=taps)
        return replace(scene, hint=hint, news=self.notices.offer(scene, rounds, over=game.outcome is not None))

    def _hinted(self, frames: tuple[Frame, ...]) -> tuple[Message, ...]:
        """A hint that has just come, which is announced once."""
        hints = [self._noticed(frame.scene).hint for frame in frames]
        return tuple(hint_text(hint) for hint in hints if self.notices.is_new(hint))

    def _frame(self, frame: Frame) -> dict[str, Any]:
        html = drawn(self._noticed(frame.scene), self.voice)
        return {"html": html, "source": frame.source, "goal": frame.goal, "sweep": frame.sweep}

    def say(self, sentences: tuple[Message, ...]) -> str:
        """Sentences to be announced."""
        return " ".join(self.voice.spoken(sentence) for sentence in sentences)

    def _unsaved(self) -> str:
        """The text to store, when it is not what was stored last."""
        text = save_text(self.play.save)
        if text == self._saved:
            return ""
        self._saved = text
        return text

    def _result(self) -> dict[str, Any] | None:
        """The game, when it has just ended for the first time: whoever goes back does not change how it ended.

        A daily deal that is played again does not count, nor does a game that began with a position or within another
        one. Games of several people, and of bots alone, are kept as those of nobody, and one that had been begun when
        it came from outside is marked.
        """
        game, past = self.play.game, self.play.past
        if game.outcome is None or past.counted or past.apart or game.start is not None:
            return None
        self._count()
        day = "" if past.joined else daily.day_of(game, self.play.seated)
        if day in self.days:
            return None
        if day:
            self.days[day] = daily.sides(game)
        self._uncounted = game
        winners = [game.outcome.side, *game.outcome.shared]
        self.finished += 1
        marks = {
            "takebacks": past.takebacks,
            "again": past.again,
            "skipped": past.skipped,
            "joined": past.joined,
            "resigned": game.resigned is not None,
            "name": self.play.name,
            "room": self.play.room,
            "day": day,
            "names": list(self.play.people.names),
        }
        return {
            "game": game_text(game),
            "bots": list(self.play.seated),
            "totals": list(game.totals),
            "won": self._alone and game.rules.side_of[YOU] in winners,
            **({} if self._alone else {"winners": winners}),
            **{name: mark for name, mark in marks.items() if mark},
        }

    @property
    def _alone(self) -> bool:
        """Whether one person plays, in the first seat as always: only such games are somebody's own results."""
        return len(self.play.seated) < self.play.game.rules.seats and PERSON not in self.play.seated

    def _counted(self) -> Reply:
        """What there is to be counted of the game that has ended: it is played once more, which takes a while."""
        game, self._uncounted = self._uncounted, None
        found = tally(game) if game else {}
        if self.play.past.skipped or self.play.past.joined:  # nobody did anything first that others have done for them
            found.pop("feats", None)
        return Reply(tally=found or None)

    def _count(self) -> None:
        """The result of the game has been told."""
        self.play.past = replace(self.play.past, counted=True)


def _is_new(invited: Invitation) -> bool:
    """Whether an invitation is to a deal in which nothing has been played."""
    return not (invited.faults or any(invited.game.record))


def _day_to_begin(invited: Invitation) -> str:
    """The day whose deal an invitation is to, from its beginning; "" for any other."""
    return daily.day_of(invited.game, invited.bots) if _is_new(invited) else ""
