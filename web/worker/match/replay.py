"""The replay of a finished game, move by move through all rounds."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from itertools import accumulate

from casino_core.game import replayed_rounds
from web.worker.match.branch import Branch
from web.worker.match.match import Match
from web.worker.match.presenter import Update, narrated, turn_log
from web.worker.match.presenter import at_move as scene_at
from web.worker.match.saves import SavedMatch
from web.worker.picture.animation import Frame, move_frames
from web.worker.picture.moves import Move
from web.worker.picture.scene import Scene


class Replay:
    """Steps through a match whose round is over. Its places, from 0, are the positions after every deal and move."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._ends = tuple(games[-1] for games in replayed_rounds(match.game, match.game.record))
        self._rounds: dict[int, Match] = {}
        # A round has one more place than it has moves, for its deal.
        self.starts: tuple[int, ...] = (0, *accumulate(len(end.record[-1]) + 1 for end in self._ends))[:-1]
        """The place of the deal of every round."""
        self.last = sum(len(end.record[-1]) + 1 for end in self._ends) - 1
        """The last place."""
        self.place = 0
        """The current place."""
        self.open_hands = len(match.people.persons) != 1
        """Whether all hands are shown; otherwise only the person's view."""
        self.plays = False
        """Whether the replay goes forward automatically."""
        self.notation = False
        """Whether the moves are also written in notation."""
        self.branch: Branch | None = None
        """The play of a review that is stepped through from the current place; None for the game itself."""
        self.step = 0
        """The number of moves of the branch that are on the table."""

    @property
    def round(self) -> int:
        """The number of the current round, from 0."""
        return sum(start <= self.place for start in self.starts) - 1

    @property
    def done(self) -> int:
        """The number of moves of the current round that have been made at the current place."""
        return self.place - self.starts[self.round]

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves of the current round."""
        return self.opened(self.round).moves

    @property
    def actions_before(self) -> int:
        """The number of actions of the game before the current place."""
        # The deal of each round is a place but not an action.
        return self.place - self.round

    def go_to(self, place: int) -> Update:
        """Go to another place, or to the closest there is. A single step forward is animated."""
        place = max(0, min(place, self.last))
        onward = place == self.place + 1 and place not in self.starts
        self.place, self.branch = place, None
        now, match = self.scene(), self.opened(self.round)
        if not onward:
            return Update((Frame(now),), turn_log(match, self.done))
        move = match.moves[self.done - 1]
        return Update(tuple(move_frames(move, now)), narrated(match, move))

    def follow(self, branch: Branch, step: int) -> Update:
        """Go to a step of a branch, or to the closest there is. A single step forward is animated."""
        before = self.step if self.branch == branch else 0
        self.branch, self.step = branch, max(0, min(step, len(branch.moves)))
        match, moves = self.shown()
        now = self.scene()
        if self.step != before + 1:
            return Update((Frame(now),), turn_log(match, moves))
        move = branch.moves[self.step - 1]
        return Update(tuple(move_frames(move, now)), narrated(match, move))

    def shown(self) -> tuple[Match, int]:
        """Return the match on the screen, with the moves of its branch, and the number of moves that have been made."""
        match = self.opened(self.round)
        if self.branch is None:
            return match, self.done
        end, match = self.branch.moves[-1], copy(match)
        # A position is found as the one before the next move, so the end of the branch needs an extra move after it.
        after = replace(end, before=end.after, events=())
        match.moves = (*self.moves[: self.done], *self.branch.moves, after)
        return match, self.done + self.step

    def scene(self) -> Scene:
        """Return the table on the screen."""
        match, moves = self.shown()
        opens = self.open_hands and not (self.branch and self.branch.imagined)
        return replace(scene_at(match, moves), hands=match.position_after(moves).hands if opens else ())

    def opened(self, number: int) -> Match:
        """Return the match at the end of a round, with the moves of that round; rounds count from 0."""
        # The match is cached, because opening a round replays all its moves.
        if number not in self._rounds:
            over = self._match
            saved = SavedMatch(self._ends[number], over.seated, name=over.name, names=over.people.names, room=over.room)
            opened = Match.opened(saved, over.voice, over.home, over.preferences)
            # A newly opened match has nobody at a shared screen.
            opened.people = over.people
            self._rounds[number] = opened
        return self._rounds[number]
