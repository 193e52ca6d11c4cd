"""What is told beside the game, calmly: hints to who is new, one at a time, and between games what else could be had.

A hint stands where choices will stand, and each goes away for good. What could be had is a new version of the site
("update") or to install it ("install"); the menu has that as well, as long as it is there.
"""

from __future__ import annotations

from collections.abc import Iterable

from web.worker.picture.scene import Scene

HINTS = ("choose", "keys", "kept", "tap")
"""How cards are chosen, that keys do everything, where games are kept, and that one tap can do, in this order."""

NEEDS = {"keys": "keyboard", "kept": "storage"}
"""What there must be for a hint to make sense."""

LATER = ("kept", "tap")
"""What is told after the first round."""

NEWS = ("update", "install")
"""What can be had, the more important first."""


class Notices:
    """Hints and news, and which of them somebody has put away. In a frame of another site there are none."""

    def __init__(self, away: object, there: Iterable[str], *, embed: bool) -> None:
        stored = away if isinstance(away, list) else []
        self.away = tuple(name for name in (*HINTS, *NEWS) if name in stored)
        """What was put away for good: hints, and "install"."""
        self.there = frozenset(there)
        """What the device has: "keyboard", "storage", and of ``NEWS`` what can be had now."""
        self.changed = False
        """``away`` is not what was stored last."""
        self._embed = embed
        self._heard: set[str] = set()
        self._later: set[str] = set()

    def put_away(self, *names: str) -> None:
        """Put something away for good."""
        more = tuple(name for name in names if name not in self.away)
        self.away, self.changed = (*self.away, *more), self.changed or bool(more)

    def put_off(self, name: str) -> None:
        """Offer something no more in this visit; only a new version is ever offered again."""
        self._later.add(name)
        if name != "update":
            self.put_away(name)

    def bring_back(self) -> None:
        """Give all hints again."""
        self.away, self.changed = tuple(name for name in self.away if name not in HINTS), True

    def hint(self, scene: Scene, rounds: int, *, taps: bool) -> str:
        """Return the hint that a scene has room for, "" for none.

        ``rounds`` is how many have been played, ``taps`` whether one tap plays a card already.
        """
        if self._embed or not scene.playing or not scene.selection.is_empty or scene.halts:
            return ""
        here = (name for name in HINTS if name not in self.away and NEEDS.get(name, "") in ("", *self.there))
        # In the first round there is the game to learn; and a tap that only chooses is how one looks what a card does.
        return next((name for name in here if name not in LATER or (rounds and not (name == "tap" and taps))), "")

    @property
    def buttons(self) -> tuple[tuple[str, str], ...]:
        """What the menu has of this now: keys of words, and intents."""
        hints = (("menu.hints", "hint:again"),) if {*HINTS} & {*self.away} and not self._embed else ()
        return (*((f"menu.{name}", name) for name in NEWS if name in self.there), *hints)

    def is_new(self, hint: str) -> bool:
        """Tell whether a hint has not been announced yet in this visit; from now on it has."""
        new = bool(hint) and hint not in self._heard
        self._heard.add(hint)
        return new

    def offer(self, scene: Scene, *, over: bool) -> str:
        """Return what a score sheet offers, "" for nothing; it is that of the last round where the game is ``over``."""
        if scene.around.sheet is None or scene.around.count_step is not None or self._embed:
            return ""
        wanted = (name for name in NEWS if name in self.there and name not in (*self.away, *self._later))
        return next(wanted, "") if over else ""
