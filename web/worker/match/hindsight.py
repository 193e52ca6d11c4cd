"""A round that is over, decision by decision, as the bots saw it: what each of them knew, and how it judged.

Nothing of this is kept with a game. A bot thinks once more about what it saw then, with the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from casino_core.bots import Judged
from casino_core.game import Game
from casino_core.position.view import View, view
from web.shared.games import PERSON
from web.worker.match.match import Match
from web.worker.match.thinking import MAX_THOUGHTS, Clock, Thinking, thoughts
from web.worker.picture.moves import Move
from web.worker.words.people import players


@dataclass(frozen=True)
class Decision:
    """Something that a bot did, and all that it saw before."""

    move: Move
    """What it did."""

    view: View
    """All that its seat could see when it decided."""


class Hindsight:
    """Looks back on the last round of a game that is over, at one decision of a bot at a time."""

    def __init__(self, game: Game, moves: Sequence[Move], bots: Sequence[str], clock: Clock | None = None) -> None:
        self.game = game
        """The game, as far as the end of the round."""
        self._players = players(bots, game.rules)
        self.decisions = tuple(
            Decision(move, view(move.before, move.seat, game.played[:place], game.before))
            for place, move in enumerate(moves)
            if self._players[move.seat] != PERSON
        )
        """Everything that bots decided in the round, in order."""
        self.place = 0
        """The place of the decision that is being looked at."""
        self.open = False
        """All hands are shown."""
        self._clock = clock  # it ends slices of thought; without one there is only one slice
        self._thought: dict[int, Thinking] = {}

    @property
    def decision(self) -> Decision:
        """The decision that is being looked at."""
        return self.decisions[self.place]

    def go_to(self, place: int) -> None:
        """Look at another decision, or at the nearest there is."""
        self.place = max(0, min(place, len(self.decisions) - 1))

    @property
    def thinks(self) -> bool:
        """Whether the bot has not yet thought to the end about this decision."""
        return self.place not in self._thought or not self._thought[self.place].over

    def go_on(self) -> None:
        """Let the bot think about the decision for a slice."""
        seen = self.decision.view
        if self.place not in self._thought:
            again = thoughts(self._players[seen.seat], seen, self.game)
            # A number of thoughts and no time for them, so that whoever looks again sees the same.
            self._thought[self.place] = Thinking(again, self._clock, MAX_THOUGHTS)
        self._thought[self.place].go_on()

    @property
    def lost(self) -> bool:
        """Whether the bot can make nothing of what it saw."""
        return self.place in self._thought and self._thought[self.place].lost

    @property
    def judged(self) -> tuple[Judged, ...]:
        """How the bot judges what it could have done, as far as it has thought, the best first."""
        thinking = self._thought.get(self.place)
        return thinking.thought.judged if thinking and thinking.thought else ()


def hindsight(match: Match) -> Hindsight | None:
    """Return the round as the bots saw it, once it is over; None as long as hands are secret."""
    return Hindsight(match.game, match.moves, match.seated, match.clock) if match.game.round_over else None
