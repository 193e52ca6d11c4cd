"""Notices next to the game: tips for beginners, one at a time, and offers between games.

A tip appears where the choices will be, and can be dismissed for good. The question whether to be guided appears once;
a newcomer who agrees then gets an explanation of each moment of ``match.guide`` when it first comes. In the first round
of a game, a tip describes the differences from the games that the person knows. Offers are a new version of the site
("update") and its installation ("install"); the menu has them, too, as long as they are available.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from casino_core.game import Game
from casino_core.rules.variants import VARIANTS
from web.worker.dialogs.game_setup import Form
from web.worker.match.guide import MOMENTS, can_guide, moment
from web.worker.match.match import Match
from web.worker.picture.scene import Scene, Tip
from web.worker.session.answers import Answer, Handler, Show, redraw
from web.worker.session.settings import Settings
from web.worker.words.first_round import first_words
from web.worker.words.speech import Message, message, name_of_game

TIPS = ("guide", "choose", "keys", "kept", "tap")
"""The tips in order: the question whether to guide a newcomer; choosing cards; playing with the keyboard; the place
where games are saved; playing with one tap.
"""

GUIDED = "guided"
"""The note that a newcomer wants to be guided."""

NEEDS = {"keys": "keyboard", "kept": "storage"}
"""The feature that the device must have for a tip to appear, by tip."""

LATER = ("kept", "tap")
"""The tips that appear only after the first round."""

MAX_TIPS = 9
"""The maximum number of tips in a round for a guided person, including the guide's sentences."""

FIRST = {f"first.{game}": game for game in VARIANTS}
"""The notes that a person has read what is new in a game, each with the game's preset."""

KNOWN = (*TIPS, GUIDED, *MOMENTS, *FIRST)
"""All notes except those on offers."""

NEWS = ("update", "install")
"""The offers, the most important first."""


class Notices:
    """Tips and offers, and a record of what was dismissed. A frame on another site shows neither tips nor offers."""

    def __init__(self, away: object, there: Iterable[str], *, embed: bool) -> None:
        stored = away if isinstance(away, list) else []
        self.away = tuple(name for name in (*KNOWN, *NEWS) if name in stored)
        """The notices that were dismissed for good, the moments that were explained, and ``GUIDED``."""
        self.there = frozenset(there)
        """The features of the device, "keyboard" and "storage", "lessons" if the visitor has taken any, and the offers
        of ``NEWS`` that are available now."""
        self.changed = False
        """Whether ``away`` differs from the stored value."""
        self._embed = embed
        self._announced: set[str] = set()
        self._later: set[str] = set()
        self._latest_tip: tuple[str, Game] | None = None  # a tip that is dismissed once the game goes on
        self._in_round: tuple[object, set[str]] = (None, set())  # a round, and the tips that were seen in it

    def put_away(self, *names: str) -> None:
        """Dismiss notices for good."""
        more = tuple(name for name in names if name not in self.away)
        self.away, self.changed = (*self.away, *more), self.changed or bool(more)

    def put_off(self, name: str) -> None:
        """Dismiss an offer for this visit, and for good unless it is a new version."""
        self._later.add(name)
        if name != "update":
            self.put_away(name)

    def restore_tips(self) -> None:
        """Show all tips again."""
        self.away, self.changed = tuple(name for name in self.away if name not in (*TIPS, *MOMENTS, *FIRST)), True

    def tip(self, scene: Scene, match: Match, finished: int, *, taps: bool) -> Tip | None:
        """Return the tip that a scene has room for; None if there is none.

        ``finished`` is the number of finished games, ``taps`` whether one tap already plays a card.
        """
        self._learn(match)
        if self._embed or match.history.lit:
            return None
        guided = GUIDED in self.away and can_guide(match)
        first = self._first_tip(scene, match, finished, taps=taps, guided=guided)
        return first if first and (not guided or self._has_room(first.name, match)) else None

    def _first_tip(self, scene: Scene, match: Match, finished: int, *, taps: bool, guided: bool) -> Tip | None:
        """Return the first tip for a scene; None if there is none."""
        if guided and scene.around.sheet is not None and "counted" not in self.away:
            return self._say("counted", message("tip.counted"), match)
        if not scene.playing or not scene.selection.is_empty or scene.halts:
            return None
        if self._asks(match, finished):
            return self._say("guide", message("tip.guide"), match)
        if new := self._first_words(match):
            return new
        guide_tip = moment(match, self.away) if guided else None
        if guide_tip is not None:
            return self._say(*guide_tip, match)
        return self._tip_for_all(finished + len(match.game.sheets), taps=taps, guided=guided)

    def _has_room(self, name: str, match: Match) -> bool:
        """Return whether a guided person may see another tip in this round, and count it."""
        game = match.game
        if self._in_round[0] != (game.seed, game.round):
            self._in_round = (game.seed, game.round), set()
        seen = self._in_round[1]
        if len(seen | {name}) > MAX_TIPS:
            return False
        seen.add(name)
        return True

    def _first_words(self, match: Match) -> Tip | None:
        """Return a tip on what is new in the game on the table, in its first round; None if the person knows it."""
        rules, name = match.game.rules, f"first.{match.game.rules.variant}"
        if match.game.round > 1 or name in self.away:
            return None
        lines = first_words(rules, {FIRST[known] for known in self.away if known in FIRST})
        title = message("tip.first", game=name_of_game(rules.variant))
        return replace(self._say(name, title, match), lines=lines) if lines else None

    def _tip_for_all(self, rounds: int, *, taps: bool, guided: bool) -> Tip | None:
        """Return the first tip that does not depend on the cards; only "choose" until the guide has finished."""
        tips = ("choose",) if guided and not {*MOMENTS} <= {*self.away} else TIPS[1:]
        here = (name for name in tips if name not in self.away and NEEDS.get(name, "") in ("", *self.there))
        # In the first round, a beginner should see what a card can do before playing it with one tap.
        name = next((name for name in here if name not in LATER or (rounds and not (name == "tap" and taps))), "")
        return Tip(name, message(f"tip.{name}")) if name else None

    # ---------- the guide ----------

    def _asks(self, match: Match, finished: int) -> bool:
        """Return whether to ask a newcomer if they want to be guided, at the first turn of a first game."""
        new = not finished and "lessons" not in self.there and not {"guide", GUIDED} & {*self.away}
        return new and can_guide(match) and match.game.round == 1 and match.last_decision is None

    def _say(self, name: str, sentence: Message, match: Match) -> Tip:
        self._latest_tip = name, match.game
        return Tip(name, sentence)

    def _learn(self, match: Match) -> None:
        """Note that the latest sentence was read, once the game has gone on."""
        if self._latest_tip is not None and self._latest_tip[1] is not match.game:
            self.put_away(self._latest_tip[0])
            self._latest_tip = None

    @property
    def buttons(self) -> tuple[tuple[str, str], ...]:
        """The menu entries for offers, and for showing tips again: the key of each label, and the intent."""
        tips = (("menu.tips", "tip:again"),) if {*TIPS, *MOMENTS, *FIRST} & {*self.away} and not self._embed else ()
        return (*((f"menu.{name}", name) for name in NEWS if name in self.there), *tips)

    def is_new(self, tip: str) -> bool:
        """Return whether a tip has not been announced yet in this visit, and count it as announced."""
        new = tip not in self._announced
        self._announced.add(tip)
        return new

    def offer(self, scene: Scene, *, over: bool) -> str:
        """Return the offer that a score sheet has room for, "" for none; only after a game that is ``over``."""
        if not over or scene.around.sheet is None or scene.around.count_step is not None or self._embed:
            return ""
        wanted = (name for name in NEWS if name in self.there and name not in (*self.away, *self._later))
        return next(wanted, "")


def tip(notices: Notices, settings: Settings, match: Match, about: str) -> Show:
    """Dismiss the tip ``about``, and draw the table again.

    There are other values, too: "all" dismisses all tips, "guided" lets the guide begin, "use" turns on play with one
    tap, and "again" shows all tips again.
    """
    if about == "again":
        notices.restore_tips()
    else:
        notices.put_away(*((*TIPS, *MOMENTS) if about == "all" else ("tap",) if about == "use" else (about,)))
    if about != "use":
        return redraw(match, {"dialog": ""})
    settings.change({"obvious": "play"}, match)
    return redraw(match, {"dialog": "", "settings": settings.values})


def later(notices: Notices, match: Match, about: str) -> Show:
    """Dismiss an offer."""
    notices.put_off(about)
    return redraw(match, {"dialog": ""})


def there(notices: Notices, match: Match, form: Form) -> Answer:
    """Note which offers are available now; an open score sheet shows one."""
    # The page sends all current offers, so any others have ended; the features of the device stay.
    notices.there = (notices.there - {*NEWS}) | {*form.get("what", "").split()} & {*NEWS}
    return redraw(match, {}) if match.game.round_over else {}


INTENTS: dict[str, Handler] = {"tip": tip, "later": later, "there": there}
