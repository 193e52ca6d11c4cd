"""A game at the table in which one can go back and forward again, and which one can give up."""

from __future__ import annotations

from dataclasses import replace

from casino_core.game import replay, resign
from casino_core.position.actions import Action
from casino_core.position.view import view
from web.worker.choices.selection import NO_SELECTION
from web.worker.match.play import Play
from web.worker.match.standing import Shown
from web.worker.match.undo import Known, known_since, since, taken_back, what
from web.worker.picture.animation import Frame, deal_frames, move_frames
from web.worker.picture.moves import Move, replay_round
from web.worker.picture.scene import Scene
from web.worker.words.people import STAND_IN, key_about
from web.worker.words.speech import Message, message


class Course(Play):
    """A game with somebody in front of it who may change their mind. What is taken back is kept, to be done again.

    Where several people share the screen, whoever has it may take back what any of them decided last. It is for that
    one to decide again then, behind the curtain, so nobody sees a hand that is not theirs.
    """

    def scene(self) -> Scene:
        """The table as it is."""
        return replace(super().scene(), can_undo=self.can_undo, can_redo=bool(self.past.ahead))

    def deal(self) -> Shown:
        """Deal the next round, when it is time; one that was taken back goes on as it did."""
        return self.redo() if len(self.past.ahead) > 1 else super().deal()

    # ---------- back and forward ----------

    @property
    def can_undo(self) -> bool:
        """Whether there is a person's decision to go back to; not once the game has been given up."""
        there = self._last_own() is not None or (self.game.round > 1 and bool(self.people.persons))
        return self.game.resigned is None and there

    @property
    def can_restart(self) -> bool:
        """Whether a person has decided anything in this round that can be taken back."""
        return self.game.resigned is None and self._last_own() is not None

    def _last_own(self) -> int | None:
        """Where in the round a person decided something last."""
        return next((place for place in reversed(range(len(self._moves))) if self._decided(self._moves[place])), None)

    def _decided(self, move: Move) -> bool:
        """Whether a person did something that the table would not have done for them."""
        if move.seat not in self.people.persons:
            return False
        return self._done_for_you(view(move.before, move.seat, totals=self.game.before)) != move.action

    def known_since(self) -> Known:
        """What the person knows since their last decision."""
        place = self._last_own()
        if place is None:
            return "round"
        return "over" if self.game.round_over else known_since(self._moves[place:])

    def since(self, known: Known) -> Message:
        """What the person knows since their last decision, as a sentence."""
        return since(known, self._moves[self._last_own() or 0 :], self.people)

    def whose(self) -> Message | None:
        """Who decided what would be taken back, where that is another person than who is in front of the screen."""
        place = self._last_own()
        if place is None or self._moves[place].seat == self.people.you:
            return None
        return self.people.name(self._moves[place].seat)

    def undo(self) -> Shown:
        """Take back to a person's last decision, with all that has followed it."""
        self._rest()
        place = self._last_own()
        if not self.can_undo:
            return self.shown()
        if place is None:
            return self._undo_deal()
        return self._back_to(place, message("say.undone", what=what(self._moves[place:], self.people)))

    def restart(self) -> Shown:
        """Take back to the first decision of a person in the round."""
        self._rest()
        if not self.can_restart:
            return self.shown()
        first = next(place for place, move in enumerate(self._moves) if self._decided(move))
        return self._back_to(first, message("say.restarted"))

    def _back_to(self, place: int, said: Message) -> Shown:
        gone = self._moves[place:]
        marked = self.game.round_over or bool(known_since(gone))
        self.past = self.past.with_ahead([move.action for move in gone], marked=marked)
        self.game, self._moves = taken_back(self.game, gone), self._moves[:place]
        self._cover_from_others()
        goal = "" if gone[-1].seat == gone[0].seat else f"seat-{self.people.place(gone[-1].seat)}"
        return Shown((Frame(self.scene(), source=f"pile-{self.people.place(gone[0].seat)}", goal=goal),), (said,))

    def _cover_from_others(self) -> None:
        """Let the curtain fall at once where it is for another person to decide now."""
        if self.game.position.actor != self.people.you:
            self._cover()

    def _undo_deal(self) -> Shown:
        """Take back the deal of this round: the one before it is over, and its score is seen."""
        game = self.game
        self.past = self.past.with_ahead(game.record[-1], dealt=True)
        self.game = replay(game, game.record[:-1])
        self._dealt, self._moves = replay_round(self.game)
        self._cover()
        return self.shown(message("say.undone", what=message("say.back.deal")))

    def redo(self) -> Shown:
        """Do again what was taken back last, up to the next decision of a person."""
        self._rest()
        if not self.past.ahead:
            return self.shown()
        dealt = not self.past.ahead[0]
        begun = len(self._moves)
        try:
            pictures = self._deal_forward() if dealt else self._forward()
            while self.past.ahead and self.past.ahead[0] and not self._is_persons(self.past.ahead[0][0]):
                pictures += self._forward()
        except ValueError:  # somebody has changed what was stored
            self.past = replace(self.past, ahead=())
            return self.shown(message("say.redone.lost"))
        self._cover_from_others()
        again = message("say.back.deal") if dealt else what(self._moves[begun:], self.people)
        return Shown((*pictures, Frame(self.scene())), (message("say.redone", what=again),))

    def _is_persons(self, action: Action) -> bool:
        """Whether an action would be a decision of a person's."""
        return self.game.position.actor in self.people.persons and self._by_itself() != action

    def _forward(self) -> tuple[Frame, ...]:
        """Do the next action again. Raises ValueError where that cannot be."""
        move = self._carry_out(self.past.ahead[0][0])
        self.past = self.past.without()
        return tuple(move_frames(move, replace(self.scene(), mode="moving", sheet=None)))

    def _deal_forward(self) -> tuple[Frame, ...]:
        """Deal the next round again. Raises ValueError where that cannot be."""
        self._next_round()
        self.past = self.past.without(action=False)
        return tuple(deal_frames(self._dealt, replace(self.scene(), mode="moving")))

    def _rest(self) -> None:
        """Let nothing go on that belongs to the table as it was."""
        self.listen()
        self.selection, self._thinking = NO_SELECTION, None
        self._shows_thinking = self._stuck = self._goes = False

    # ---------- giving up ----------

    def skip(self) -> Shown:
        """Let bots play the round to its end, people's cards as well, until somebody does something."""
        self._rest()
        self._cover()
        self._skips = not self.game.round_over
        self.past = replace(self.past, skipped=self.past.skipped or self._skips)
        said = (message("play.skipping", who=message(f"bot.{STAND_IN}")),) if self.people.shared else ()
        return Shown((Frame(self.scene()),), said, rests=False)

    @property
    def resigning(self) -> int | None:
        """The seat that would give the game up: that of the person in front of the screen, or whose turn it is."""
        waiting = self.game.position.actor
        return waiting if self.people.you is None and waiting in self.people.persons else self.people.you

    def resign(self) -> Shown:
        """Give the game up."""
        self._rest()
        seat = self.resigning
        if self.game.outcome is not None or seat is None:
            return self.shown()
        self.game, self.past = resign(self.game, seat), replace(self.past, ahead=())
        said = message(key_about(self.people, "say.resigned", seat), who=self.people.name(seat))
        self._cover()
        return self.shown(said)
