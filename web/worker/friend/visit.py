"""A visit to games with friends: an intent comes in, and a reply with everything to show and store goes out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from casino_core.mutual import Group, Host, Invitation, Seat, audit
from web.shared.games import PERSON
from web.shared.protocol import InitMessage, Reply
from web.shared.settings import PAUSES
from web.table.html import Html
from web.worker.dialogs.key_bindings import intents_by_key
from web.worker.friend.faults import audited, dealt_as_fixed
from web.worker.friend.games import Games, entry_of, key_of_seat
from web.worker.friend.rules import TWO, Table
from web.worker.friend.screens import Screens
from web.worker.friend.seated import dressed, known, match_of
from web.worker.friend.seats import AnySeat, act, finished
from web.worker.friend.standing import Standing, standing
from web.worker.match.match import Match
from web.worker.match.presenter import Update, past_scene, redrawn
from web.worker.match.saves import SavedMatch
from web.worker.match.thinking import Clock
from web.worker.picture.animation import Frame
from web.worker.session.answers import Answer, Handler, Show, Start
from web.worker.session.context import context_of
from web.worker.session.intents import parameters
from web.worker.session.notices import Notices
from web.worker.session.openings import default_match
from web.worker.session.pictures import pictures_text, still
from web.worker.session.results import result
from web.worker.session.settings import Settings
from web.worker.session.table import INTENTS as AT_TABLE
from web.worker.words.people import clean_person
from web.worker.words.speech import message as sentence

DECIDING = ("hand", "choose", "pick", "drop", "unchoose", "more", "sort", "lift", "act")
"""The intents at the table that choose or play cards."""

SHOWING = ("count", "step", "go", "again")
"""The intents at the table that count the score, or show moves that have been played."""


class Visit:
    """A visit, with the games in this browser and the one on the table. Handlers name the parts that they need."""

    def __init__(  # noqa: PLR0913, PLR0917 - a session has the last four, too
        self,
        intents: Mapping[str, Handler],
        group: Group,
        message: InitMessage,
        new_seed: Callable[[], str],
        clock: Clock | None,
        today: Callable[[], str],
    ) -> None:
        stored = message.get("stored") or {}
        self.context = context_of(message, new_seed, clock, today)
        self.settings = Settings(self.context, stored.get("settings"), stored.get("bound"), helps=False)
        self.notices = Notices(stored.get("away"), (), embed=True)  # games with a friend have no tips
        self.screens = Screens(self.context.voice, self.context.home)
        self.intents = intents
        self.group = group
        self.games = Games(stored.get("letters"))
        self.name = clean_person(stored.get("nickname"))
        """The person's name, as last entered."""
        self.ice = message.get("ice") or ""
        """The servers that help two browsers to find each other, "" for none."""
        self.key = ""
        """The key of the game on the table; "" for none."""
        self.now: Standing | None = None
        """The standing of the game on the table; None if there is none."""
        self.unsent: set[str] = set()
        """The keys of the games whose last written letter was shown, and neither copied nor shared since."""
        self.live_key = ""
        """The key of the game whose letters are sent automatically, over a live line; "" if no line is open."""
        self.invitation: Invitation | None = None
        """The invitation on the screen."""
        self.broken: Seat | None = None
        """The seat after a letter that no honest page would write; None if there was no such letter."""
        self.carried: AnySeat | None = None
        """The seat in a link from another browser, while the person is asked whether to take it over."""
        # Handlers show a match, so there is one even before any game is on the table.
        self.match = Match.opened(default_match(new_seed()), self.context.voice, self.context.home)

    @property
    def visit(self) -> Visit:
        """The visit itself, for handlers."""
        return self

    @property
    def address(self) -> str:
        """The address of what is shown, from # on; "" for the list."""
        return f"#game={self.key}" if self.key else ""

    # ---------- intents ----------

    def handle(self, message: Mapping[str, Any]) -> Reply:
        """Return the answer to a message: "do" is its intent, "form" has the values of a form."""
        name, _, about = str(message["do"]).partition(":")
        handler = self.intents.get(name)
        if name in DECIDING or name in SHOWING:
            reply = self.reply(self._act(name, about))
        elif handler:
            values = {"about": about, "form": message.get("form") or {}}
            wanted = {part: values[part] if part in values else getattr(self, part) for part in parameters(handler)}
            reply = self.reply(handler(**wanted))
        else:  # an intent of other pages, which has no effect here
            reply = {}
        if "frames" in reply and not self.invitation:
            reply["address"] = self.address
        return reply

    def _act(self, name: str, about: str) -> Answer:
        """Carry out an intent at the table."""
        match, now = self.match, self.now
        if now is None:
            return {}
        # While the person's cards are unknown, the engine has other cards in their places.
        if name in DECIDING and match.faced and not now.seen.your_turn:
            return Show(redrawn(match), {})
        intent, before = AT_TABLE[name], len(match.moves)
        if intent.by_person:
            match.listen()
        update: Update = intent.act(match, about) if intent.about else intent.act(match)
        seat: AnySeat = now.seat
        for move in match.moves[before:]:
            seat = act(seat, move.action)
        return Show(update, self.put(seat) if seat is not now.seat else {})

    # ---------- the games ----------

    def put(self, seat: AnySeat) -> Reply:
        """Keep a changed seat. Return the reply part that stores it, and the result if the game has just ended."""
        key = key_of_seat(seat)
        now = self.now if self.now and self.now.seat is seat else self.standing(seat)
        entry, game = entry_of(now), finished(seat)
        before = self.games.seat(key) if game else None
        self.games.entries[key] = entry
        if key == self.key:
            self.now = now
        reply: Reply = {"adds": {"letters": {key: entry}}}
        if game is not None and before is not None and finished(before) is None:
            # From now on, the game is listed among all finished games.
            saved = SavedMatch(game, (PERSON,) * seat.rules.seats, names=now.names)
            reply["result"] = result(Match.opened(saved, self.context.voice), "")
        return reply

    def lay(self, seat: AnySeat) -> None:
        """Put a game on the table."""
        now = self.standing(seat)
        self.key, self.invitation, self.broken, self.carried = key_of_seat(seat), None, None, None
        self.now = now
        self.match = match_of(self.now, self.context.home, self.settings.preferences)

    def standing(self, seat: AnySeat) -> Standing:
        """Return the standing of a game; if the game is over, with the result of its audit."""
        now = replace(standing(seat, self.context.voice), unsent=key_of_seat(seat) in self.unsent)
        if now.turn != "over" or isinstance(seat, Host):
            return now
        if seat.hosted:
            verdict = dealt_as_fixed(now.friend, right=finished(seat) is not None) if seat.seed else None
            return replace(now, checked=self.context.voice.spoken(verdict)) if verdict else now
        audits = [audit(self.group, seat, number) for number in range(1, len(seat.rounds) + 1)]
        fault = next((each for each in audits if each.code not in ("", "waiting")), None)
        return replace(now, checked=self.context.voice.spoken(audited(fault, now.names)))

    def clear(self) -> None:
        """Take the game from the table."""
        self.key, self.now, self.invitation, self.broken = "", None, None, None

    def since(self, moves: int) -> Update:
        """Return an update that shows the moves of the round after the first ``moves`` one by one, if there are any."""
        match = self.match
        if 0 <= moves < len(match.moves):
            match.replaying = moves
            return Update((Frame(past_scene(match, moves)),), rests=True)
        return redrawn(match)

    # ---------- replies ----------

    def reply(self, answer: Answer) -> Reply:
        """Return the reply to be sent for the answer of a handler."""
        assert not isinstance(answer, Start)  # noqa: S101 - no handler here begins another kind of game
        if not isinstance(answer, Show):
            return answer
        now = self.now
        if now is None:  # a handler that all tables share has redrawn a table that is not shown
            return answer.reply
        match, update = self.match, answer.update
        frames = self.settings.animated(tuple(replace(frame, scene=known(frame.scene, now)) for frame in update.frames))
        reply: Reply = {
            "frames": pictures_text(frames, self.context.voice, dress=lambda state, scene: dressed(state, scene, now)),
            "say": self.context.say(update.announcements),
            **answer.reply,
        }
        if match.waits:
            reply["next"] = "step"
            reply["pause"] = PAUSES[self.settings.values["speed"]] if frames and update.rests else 0
        return reply

    def screen(self, html: Html) -> Reply:
        """Return the reply that shows a screen other than the table."""
        return {"frames": still(html)}

    def list_of_games(self, chosen: str = "", table: Table = TWO) -> Reply:
        """Return the reply that shows the list of games, and the form for an invitation at a table."""
        self.clear()
        return self.screen(self.screens.games(self.games.entries, self.name, chosen, table, self.unsent))

    def first(self, reply: Reply) -> Reply:
        """Return the first reply of a visit, with the settings and keys added."""
        return {**reply, "settings": self.settings.values, "keys": intents_by_key(self.settings.bound)}

    def own_turn(self) -> str:
        """Return the sentence on the next step, to be announced; "" if no game is on the table."""
        now = self.now
        if now is None:
            return ""
        return now.prompt or self.context.voice.spoken(sentence("say.your-turn"))
