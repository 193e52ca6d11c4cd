"""A finished round, decision by decision, as the bots saw it: what each one knew, and how it judged.

None of this is saved with a game: the bot thinks again about the same view, with the same random source.
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
    """A bot's action, and the bot's view before it."""

    move: Move
    """The action, with its positions."""

    view: View
    """The view of the bot's seat before the action."""


class Hindsight:
    """Looks back on a finished round, at one decision of a bot at a time."""

    def __init__(self, game: Game, moves: Sequence[Move], bots: Sequence[str], clock: Clock | None = None) -> None:
        self.game = game
        """The game up to the end of the round."""
        self._players = players(bots, game.rules)
        self.decisions = tuple(
            Decision(move, view(move.before, move.seat, game.played[:place], game.before))
            for place, move in enumerate(moves)
            if self._players[move.seat] != PERSON
        )
        """The bots' decisions in the round, in order."""
        self.place = 0
        """The index of the current decision."""
        self.open = False
        """Whether all hands are shown."""
        self._clock = clock  # without a clock, all thinking is one slice
        self._thought: dict[int, Thinking] = {}

    @property
    def decision(self) -> Decision:
        """The current decision."""
        return self.decisions[self.place]

    def go_to(self, place: int) -> None:
        """Go to a decision by its index, or to the first or last one if there is no such index."""
        self.place = max(0, min(place, len(self.decisions) - 1))

    @property
    def thinks(self) -> bool:
        """Whether the bot is still thinking about this decision."""
        return self.place not in self._thought or not self._thought[self.place].over

    def go_on(self) -> None:
        """Let the bot think about the decision for a slice."""
        seen = self.decision.view
        if self.place not in self._thought:
            again = thoughts(self._players[seen.seat], seen, self.game)
            # The bot has a fixed number of thoughts and no time limit, so that the result is always the same.
            self._thought[self.place] = Thinking(again, self._clock, MAX_THOUGHTS)
        self._thought[self.place].go_on()

    @property
    def lost(self) -> bool:
        """Whether the bot failed to judge its view."""
        return self.place in self._thought and self._thought[self.place].lost

    @property
    def judged(self) -> tuple[Judged, ...]:
        """The bot's current judgement of its options, the best first."""
        thinking = self._thought.get(self.place)
        return thinking.thought.judged if thinking and thinking.thought else ()


def hindsight(match: Match) -> Hindsight | None:
    """Return the finished round as the bots saw it; None while it is being played."""
    return Hindsight(match.game, match.moves, match.seated, match.clock) if match.game.round_over else None
