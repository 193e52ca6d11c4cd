"""A bot of this or of an older source tree, which plays for a referee: `python older.py TREE BOT`.

The referee (`tests/bots/against_older.py`) asks in lines of JSON, and is answered in lines of JSON. Modules have moved
between the trees, so each name is searched for in several modules.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterable
from importlib import import_module
from time import process_time
from typing import Any

NAMES = {
    "apply": ("casino_core.playing.play", "casino_core.playing:play"),
    "new_round": ("casino_core.playing.dealing", "casino_core.dealing"),
    "parse_rules": ("casino_core.notation.rules", "casino_core.notation"),
    "action_text": ("casino_core.notation.actions", "casino_core.notation"),
    "parse_action": ("casino_core.notation.actions", "casino_core.notation"),
    "view": ("casino_core.position.view", "casino_core.view"),
    "score_round": ("casino_core.score.scoring", "casino_core.scoring"),
    "endgame_outcome": ("casino_core.score.endgame", "casino_core.endgame"),
    "Chance": ("casino_core.cards",),
    "BOTS": ("casino_core.bots",),
}
"""For each name, the modules that have had it, the newest first; after a colon, another name that it had there."""


def named(name: str) -> Any:
    """Return the object with a name from the module of the source tree that has it. Raises ImportError."""
    for place in NAMES[name]:
        module, _, other = place.partition(":")
        try:
            return getattr(import_module(module), other or name)
        except (ImportError, AttributeError):
            continue
    raise ImportError(name)


class Player:
    """A bot with its own copy of the round. Every seat has its own source of chance."""

    def __init__(self, bot: str) -> None:
        self._bot = named("BOTS")[bot]
        self._position: Any = None
        self._played: tuple[Any, ...] = ()
        self._totals: tuple[int, ...] = ()
        self._chances: list[Any] = []

    def deal(self, rules: str, seed: str, totals: list[int]) -> dict[str, Any]:
        """Begin a round at the given totals, with the last seat dealing; return its state and the seats' sides."""
        parsed = named("parse_rules")(rules)
        self._position, _ = named("new_round")(parsed, seed, parsed.seats - 1)
        self._played, self._totals = (), tuple(totals)
        self._chances = [named("Chance")(f"{seed}/{seat}") for seat in range(parsed.seats)]
        gc.collect()
        return {**self._state(), "sides": list(parsed.side_of)}

    def choose(self, budget: float) -> dict[str, Any]:
        """Choose an action in ``budget`` milliseconds of processor time; return it with the slices and time taken."""
        seat, start = self._position.actor, process_time()
        seen = named("view")(self._position, seat, self._played, self._totals)
        thoughts = self._bot.think(seen, self._chances[seat])
        thought, slices = next(thoughts), 1
        while 1000 * (process_time() - start) < budget and (further := next(thoughts, None)) is not None:
            thought, slices = further, slices + 1
        text = named("action_text")(thought.best)
        return {"action": text, "slices": slices, "ms": 1000 * (process_time() - start)}

    def play(self, action: str) -> dict[str, Any]:
        """Apply an action of the player on turn; return the state of the round."""
        parsed = named("parse_action")(action)
        self._played = (*self._played, (self._position.actor, parsed))
        self._position, _ = named("apply")(self._position, parsed)
        return self._state()

    def _state(self) -> dict[str, Any]:
        """Return the round in a form that does not depend on the structure of positions."""
        position = self._position
        builds = sorted([build.value, _text(build.cards), build.owner] for build in position.builds)
        table = [[*map(_text, position.hands)], _text(position.loose), builds, [*map(_text, position.captured)]]
        state = {"table": table, "actor": position.actor, "over": position.over}
        return {**state, **self._score()} if position.over else state

    def _score(self) -> dict[str, Any]:
        """Return the points of the round, and the side that has won the game by an item, or None."""
        rules, sheet = self._position.rules, named("score_round")(self._position)
        sign = -1 if rules.ending.lowest_wins else 1
        won = named("endgame_outcome")(rules, self._totals, sheet) if self._totals else None
        return {"points": [sign * own for own in sheet.points], "won": None if won is None else won.side}


def _text(cards: Iterable[Any]) -> str:
    return " ".join(sorted(map(str, cards)))


def main(tree: str, bot: str) -> None:
    """Answer every line of the input, which has the name of a method and its arguments."""
    sys.path.insert(0, tree)
    gc.disable()
    player = Player(bot)
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps(getattr(player, request.pop("do"))(**request)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
