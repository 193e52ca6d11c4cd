"""A visit to the table: an intent comes in, and what the page has to show, say and store goes out.

An intent is an object with "do": a name, and after a colon what it is about: "hand:8S", "pick:b5C", "act:8Sx8D".
Forms add their values as "form". The first message, "hello", says what was stored and where the page is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from casino_core.bots import BOTS
from casino_core.record import game_text
from web.app.dialogs import Dialogs
from web.app.hindsight import Hindsight
from web.app.intents import INTENTS
from web.app.links import Invitation, Invitations, asked_settings
from web.app.openings import usual_game
from web.app.own_games import known_games
from web.app.people import YOU
from web.app.play import Play, Shown
from web.app.reply import Reply
from web.app.saves import Save, SaveError, parse_save, save_text
from web.app.scene import Scene, table_state
from web.app.settings import BUDGETS, PAUSES, known
from web.app.speech import Message, Voice
from web.app.thinking import Clock
from web.app.turns import Frame
from web.table.table import draw

AT_TABLE: dict[str, Callable[[Play, str], Shown]] = {
    "hand": Play.choose,
    "pick": Play.pick,
    "drop": lambda play, about: play.drop(*about.split(">")),
    "act": Play.act,
    "unchoose": lambda play, _: play.unchoose(),
    "undo": lambda play, _: play.undo(),
    "more": lambda play, _: play.more(),
    "step": lambda play, _: play.step(),
    "again": lambda play, _: play.again(),
    "next": lambda play, _: play.deal(),
}
"""From the name of an intent at the table to what it does, given what follows the colon; "drop:8S>5H" drops a card."""


def drawn(scene: Scene, voice: Voice) -> str:
    """A scene as the content of the table's element."""
    return draw(table_state(scene, voice), voice.t, voice.sprite)


class Session:
    """A visit. ``new_seed`` makes the seed of a new game, the ``clock`` ends thought; ``first`` answers ``hello``.

    ``hello`` holds "lang"; "sprite", the address of the deck; "page", that of the page to play at; "home", that of the
    way out, if any; "address", what follows ? and # in the page's own; "embed"; "settings"; "results", such as
    {"finished": 3, "won": 1}; "games", the person's own; "save", what was stored, with a "problem" when the storage can
    make nothing of it; "opening", the game that is on the screen.
    """

    def __init__(self, hello: Mapping[str, Any], new_seed: Callable[[], str], clock: Clock | None = None) -> None:
        self.voice = Voice(hello.get("lang", "en"), hello.get("sprite", ""))
        self.dialogs = Dialogs(self.voice)
        self.new_seed = new_seed
        self.clock = clock
        self.hindsight: Hindsight | None = None
        self.page: str = hello.get("page", "")
        self.embed: bool = hello.get("embed", False)
        self.results: dict[str, int] = hello.get("results") or {"finished": 0, "won": 0}
        self.settings = known(hello.get("settings"))
        if self.embed:  # elsewhere a link must not change what a visitor has set
            self.settings = known({**self.settings, **asked_settings(hello.get("address", ""))})
        self.own = known_games(hello.get("games"))
        self.offered: Invitation | None = None
        self.unreadable = ""
        self.home: str = hello.get("home", "")
        self._saved = ""
        self._seat(self._opening(hello))
        self.first = self._welcome(hello)

    def handle(self, asked: Mapping[str, Any]) -> Reply:
        """Answer an intent. Raises ValueError for one that there is not."""
        name, _, about = str(asked["do"]).partition(":")
        reply = self._answer(name, about, asked.get("form") or {})
        if reply.dialog is not None and name != "seen":
            self.hindsight = None
        reply.idle = self._idle()
        return reply

    def _answer(self, name: str, about: str, form: Mapping[str, Any]) -> Reply:
        if name in INTENTS:
            return INTENTS[name](self, about, form)
        if name == "think":
            self.play.think()
            return Reply()  # which leaves the pause as long as it is
        if name not in AT_TABLE:
            raise ValueError(f"no such intent: {name!r}")
        if name != "step":
            self.play.listen()
        return self.show(AT_TABLE[name](self.play, about))

    def _idle(self) -> str:
        """What is to be thought about while nobody asks anything."""
        if self.hindsight and self.hindsight.thinks:
            return "seen:think"
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
            if invited and not self.embed and _under_way(self.play):
                self.offered = invited
                return self._first(self.dialogs.invited(invited.faults, playing=True))
        if invited and not (self.embed and hello.get("save")):
            self._seat(Save(invited.game, invited.bots, name=invited.name))
            return self._first(self.dialogs.invited(invited.faults, playing=False) if invited.faults else None)
        return self._first()

    def _first(self, dialog: str | None = None) -> Reply:
        reply = self.show(self.play.shown())
        reply.dialog, reply.settings, reply.idle = dialog, self.settings, self._idle()
        return reply

    def _broken(self, error: SaveError) -> str:
        """What is the matter with a save; where its game can be played in part, or by other rules, that is offered."""
        if error.fault is None:
            return self.dialogs.broken("mangled")
        self.offered = self.invitations().of_text(error.fault.text)
        return self.dialogs.broken("changed", self.offered.faults[0])

    def _refuse_save(self, text: str, dialog: str) -> Reply:
        """Show a table that is not stored, and what is the matter with the game that is."""
        self.unreadable = text
        reply = self._first(dialog)
        reply.save, reply.keep_out = "", True
        return reply

    def invitations(self) -> Invitations:
        """What reads links and files."""
        return Invitations(tuple(BOTS), self.new_seed())

    # ---------- the game on the table ----------

    def _seat(self, save: Save) -> None:
        self.play = Play(save, self.voice, self.home)
        self.play.clock = self.clock
        self.apply_settings()
        self._finished = save.game.outcome is not None

    def apply_settings(self) -> None:
        """Let the game on the table go by what has been set."""
        self.play.claims = self.settings["claims"] == "auto"
        self.play.insists = self.settings["insists"]
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
        reply = Reply(
            frames=tuple(self._frame(frame) for frame in frames),
            say=self.say(shown.said),
            save=self._unsaved(),
            result=self._result(),
        )
        if self.play.waits:
            reply.next = "step"
            reply.pause = PAUSES[self.settings["speed"]] if frames and shown.rests else 0
        return reply

    def _frame(self, frame: Frame) -> dict[str, Any]:
        html = drawn(frame.scene, self.voice)
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
        """The game, when it has just ended."""
        game = self.play.game
        if game.outcome is None or self._finished:
            return None
        self._finished = True
        won = game.rules.side_of[YOU] in (game.outcome.side, *game.outcome.shared)
        self.results = {"finished": self.results["finished"] + 1, "won": self.results["won"] + won}
        return {"game": game_text(game), "bots": list(self.play.seated), "totals": list(game.totals), "won": won}


def _under_way(play: Play) -> bool:
    """Whether a game would be a loss: something has been played, and it is not over."""
    return play.game.outcome is None and any(play.game.record)
