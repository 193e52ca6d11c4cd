"""A game at the table in which one can go back and forward again, and which one can give up."""

from __future__ import annotations

from dataclasses import replace

from casino_core.actions import Action
from casino_core.game import replay, resign
from casino_core.view import view
from web.app.people import YOU
from web.app.play import Play, Shown
from web.app.scene import NOTHING, Scene
from web.app.speech import Message, message
from web.app.turns import Frame, Move, dealt_frames, frames, replayed
from web.app.undo import Known, known_since, since, taken_back, what


class Course(Play):
    """A game with somebody in front of it who may change their mind. What is taken back is kept, to be done again."""

    def scene(self) -> Scene:
        """The table as it is."""
        return replace(super().scene(), can_undo=self.can_undo, can_redo=bool(self.past.ahead))

    def deal(self) -> Shown:
        """Deal the next round, when it is time; one that was taken back goes on as it did."""
        return self.redo() if len(self.past.ahead) > 1 else super().deal()

    # ---------- back and forward ----------

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the person's to go back to; not once the game has been given up."""
        return self.game.resigned is None and (self._last_own() is not None or self.game.round > 1)

    @property
    def can_restart(self) -> bool:
        """Whether the person has decided anything in this round that can be taken back."""
        return self.game.resigned is None and self._last_own() is not None

    def _last_own(self) -> int | None:
        """Where in the round the person decided something last."""
        return next((place for place in reversed(range(len(self._moves))) if self._decided(self._moves[place])), None)

    def _decided(self, move: Move) -> bool:
        """Whether the person did something that the table would not have done for them."""
        return move.seat == YOU and self._done_for_you(view(move.before, YOU, totals=self.game.before)) != move.action

    def known_since(self) -> Known:
        """What the person knows since their last decision."""
        place = self._last_own()
        if place is None:
            return "round"
        return "over" if self.game.round_over else known_since(self._moves[place:])

    def since(self, known: Known) -> Message:
        """What the person knows since their last decision, as a sentence."""
        return since(known, self._moves[self._last_own() or 0 :], self.people)

    def undo(self) -> Shown:
        """Take back to the person's last decision, with all that has followed it."""
        self._rest()
        place = self._last_own()
        if not self.can_undo:
            return self.shown()
        if place is None:
            return self._undo_deal()
        return self._back_to(place, message("say.undone", what=what(self._moves[place:], self.people)))

    def restart(self) -> Shown:
        """Take back to the person's first decision in the round."""
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
        goal = "" if gone[-1].seat == YOU else f"seat-{gone[-1].seat}"
        return Shown((Frame(self.scene(), source=f"pile-{YOU}", goal=goal),), (said,))

    def _undo_deal(self) -> Shown:
        """Take back the deal of this round: the one before it is over, and its score is seen."""
        game = self.game
        self.past = self.past.with_ahead(game.record[-1], dealt=True)
        self.game = replay(game.rules, game.seed, game.record[:-1])
        self._dealt, self._moves = replayed(self.game)
        return self.shown(message("say.undone", what=message("say.back.deal")))

    def redo(self) -> Shown:
        """Do again what was taken back last, up to the person's next decision."""
        self._rest()
        if not self.past.ahead:
            return self.shown()
        dealt = not self.past.ahead[0]
        begun = len(self._moves)
        try:
            pictures = self._deal_forward() if dealt else self._forward()
            while self.past.ahead and self.past.ahead[0] and not self._is_yours(self.past.ahead[0][0]):
                pictures += self._forward()
        except ValueError:  # somebody has changed what was stored
            self.past = replace(self.past, ahead=())
            return self.shown(message("say.redone.lost"))
        again = message("say.back.deal") if dealt else what(self._moves[begun:], self.people)
        return Shown((*pictures, Frame(self.scene())), (message("say.redone", what=again),))

    def _is_yours(self, action: Action) -> bool:
        """Whether an action would be a decision of the person's."""
        return self.game.position.actor == YOU and self._by_itself() != action

    def _forward(self) -> tuple[Frame, ...]:
        """Do the next action again. Raises ValueError where that cannot be."""
        move = self._carry_out(self.past.ahead[0][0])
        self.past = self.past.without()
        return tuple(frames(move, replace(self.scene(), mode="moving", sheet=None)))

    def _deal_forward(self) -> tuple[Frame, ...]:
        """Deal the next round again. Raises ValueError where that cannot be."""
        self._next_round()
        self.past = self.past.without(action=False)
        return tuple(dealt_frames(self._dealt, replace(self.scene(), mode="moving")))

    def _rest(self) -> None:
        """Let nothing go on that belongs to the table as it was."""
        self.listen()
        self.selection, self._thinking = NOTHING, None
        self._shows_thinking = self._stuck = self._goes = False

    # ---------- giving up ----------

    def skip(self) -> Shown:
        """Let bots play the round to its end, the person's cards as well, until the person does something."""
        self._rest()
        self._skips = not self.game.round_over
        return Shown((Frame(self.scene()),), rests=False)

    def resign(self) -> Shown:
        """Give the game up."""
        self._rest()
        if self.game.outcome is not None:
            return self.shown()
        self.game, self.past = resign(self.game, YOU), replace(self.past, ahead=())
        return self.shown(message("say.resigned"))
