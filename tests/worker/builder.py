"""A visitor who makes every possible table build, steals first, and insists on everything.

python -m tests.worker.builder "variant=swazi_two" b1 b2 plays the games of these seeds with several clocks, because
bots that are interrupted in thought play differently, and prints the least that happens, however busy the machine is.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import groupby
from random import Random

from casino_core.game import Game, new_game, next_round, play
from casino_core.position.actions import Action
from casino_core.position.events import Event, Insisted, Stolen
from tests.worker.visitor import Visitor
from web.worker.match.thinking import Clock
from web.worker.words.people import YOU

SeatAction = tuple[int, Action, tuple[Event, ...]]
"""The seat on turn, an action, and its events."""

FEW = 3
"""If one of this many hand cards can be played, no more are tried, because trying whole hands would take long."""


class Builder(Visitor):
    """A visitor who plays a turn step by step: table builds first, then a card, then table builds again."""

    def turn(self) -> None:
        """Do one thing by pressing buttons on the screen."""
        if self.reply.next or self.can("next"):
            self.do(self.reply.next or "next")
        elif "act:insist" in self.intents:
            self.do("act:insist")
        elif not self.forced() and not self.from_table():
            self.end_or_play()

    def forced(self) -> bool:
        """Take the first offer that needs no chosen card, as when others insist; return whether there was one."""
        self.do("unchoose")
        offered = [intent for intent in self.can("act") if intent not in ("act:done", "act:give")]
        if offered:
            self.do(offered[0])
        return bool(offered)

    def from_table(self) -> bool:
        """Build with the first piece of the table that fits a build; return whether there was one."""
        for pick in self.can("pick"):
            self.do(pick)
            built = [intent for intent in self.can("act") if intent.startswith("act:.")]
            if built:
                self.do(built[0])
                return True
            self.do("unchoose")
        return False

    def end_or_play(self) -> None:
        """End the turn, or play a card: build with it if possible, otherwise trail it, so that others may insist."""
        if "act:done" in self.intents:
            self.do("act:done")
            return
        offered: list[tuple[str, str]] = []
        for looked, card in enumerate(self.can("hand")):
            if offered and looked >= FEW:
                break
            self.do(card)
            offered += [(card, act) for act in self.can("act")]
        card, act = max(offered, key=lambda pair: ("=" in pair[1], "x" not in pair[1]))
        self.do("unchoose")
        self.do(card)
        self.do(act)


def happened(game: Game) -> Iterator[SeatAction]:
    """Replay a game from its record, and yield all its actions with the seat on turn and the events."""
    again, _ = new_game(game.rules, game.seed)
    for number, actions in enumerate(game.record):
        if number:
            again, _ = next_round(again)
        for action in actions:
            turn = again.position.turn
            again, events = play(again, action)
            yield turn, action, events


def account(game: Game) -> tuple[int, int, int]:
    """Return three numbers: tops that the person stole, demands by anyone, and actions in the person's longest turn."""
    all_events = [event for _, _, events in happened(game) for event in events]
    stolen = sum(isinstance(event, Stolen) and event.seat == YOU for event in all_events)
    turns = [(turn, len(list(done))) for turn, done in groupby(happened(game), key=lambda done: done[0])]
    longest = max(count for turn, count in turns if turn == YOU)
    return stolen, sum(isinstance(event, Insisted) for event in all_events), longest


class Uneven:
    """The clock of a busy machine, which sometimes jumps ahead."""

    def __init__(self, luck: int) -> None:
        self.random, self.time = Random(luck), 0.0

    def __call__(self) -> float:
        """Return the time, in milliseconds."""
        self.time += self.random.choice((0, 1, 10, 1000))
        return self.time


def played(address: str, clock: Clock | None) -> Game:
    """Return a game that a builder has played against bots that use this clock, or have no time limit if it is None."""
    visitor = Builder("b", clock, address=address, settings={"speed": "off"})
    while not visitor.results:
        visitor.turn()
    return visitor.session.match.game


def main(address: str, seeds: list[str], times: int = 16) -> None:
    """Play the game of every seed ``times`` times, and print the smallest numbers for each seed."""
    for seed in seeds:
        clocks = [None, *map(Uneven, range(1, times))]
        had = [account(played(f"?{address}&seed={seed}", clock)) for clock in clocks]
        print(seed, "stolen, demands, longest turn:", *map(min, zip(*had, strict=True)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
