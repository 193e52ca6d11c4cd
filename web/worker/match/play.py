"""The game at the table: what the person has chosen, whose turn it is, and what every intent makes of it."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

from casino_core.cards import Card
from casino_core.game import next_round, play
from casino_core.legal.choosing import choose
from casino_core.legal.duties import Illegal
from casino_core.legal.legality import why_not
from casino_core.notation.actions import parse_action
from casino_core.notation.reader import NotationError
from casino_core.playing.play import IllegalActionError
from casino_core.position.actions import Action, Done, Pluck
from casino_core.position.actions import Play as CardPlay
from casino_core.position.events import LetStand
from casino_core.position.view import View
from web.shared.settings import BUDGETS
from web.worker.choices.autoplay import automatic_action, automatic_answer, only_play
from web.worker.choices.keys import card_of, piece_of, selectable_keys
from web.worker.choices.prompts import card_prompt, turn_prompt
from web.worker.choices.refusals import refusal
from web.worker.choices.selection import NO_SELECTION, Selection
from web.worker.choices.turn_options import cardless_options
from web.worker.match.standing import Shown, Standing
from web.worker.match.thinking import THOUGHTS, Thinking, choices, thoughts
from web.worker.picture.animation import Frame, deal_frames, move_frames
from web.worker.picture.moves import Move, by_turn
from web.worker.picture.round_count import counted_items
from web.worker.picture.scene import Scene
from web.worker.words.people import STAND_IN
from web.worker.words.speech import Message, message


class Play(Standing):
    """A game with somebody in front of it, or with nobody, and all that can be done in it."""

    # ---------- the person ----------

    def listen(self) -> None:
        """Somebody does something: a refusal has been read, no turn is to be shown again, no round to be skipped."""
        self._alert = None
        self._again = None
        self._skips = False

    def tap(self, card: str) -> Shown:
        """Choose a hand card; play it, where it can do but one thing and the person wants that done at once."""
        alone = self.at_once and card in self._hand and self.scene().playing and not self.selection.picked
        play = only_play(self._seen, card_of(card)) if alone else None
        return self.choose(card) if play is None else self._play(play)

    def choose(self, card: str) -> Shown:
        """Choose a hand card, or let go of it."""
        if card not in self._hand:
            return self.shown()
        if self._has_played():
            return self._refuse(message("play.has-played"))
        if self._is_asked():
            return self._refuse(self._due())
        kept = self._kept(card_of(card))
        self.selection = NO_SELECTION if self.selection.held == card else Selection(card, kept)
        return self.shown(*self._said_of_choice())

    def _kept(self, card: Card) -> tuple[str, ...]:
        """What was chosen on the table, if the hand card goes with it."""
        picked = self.selection.picked
        if self.selection.card is not None or not picked or not self.scene().building:
            return ()
        choice = choose(self._seen, card, self.selection.pieces)
        return picked if choice.exact or choice.further else ()

    def unchoose(self) -> Shown:
        """Let go of everything."""
        self.selection = NO_SELECTION
        return self.shown()

    def pick(self, name: str) -> Shown:
        """Choose a piece of the table beside the hand card, or let go of it."""
        position, chosen = self.game.position, self.selection
        there = selectable_keys(position, self.people.near)
        if name not in there or self.game.round_over or self.scene().curtain:
            return self.shown()
        piece = piece_of(name)
        if position.actor != self.people.you:
            return self._refuse(message("play.waiting", who=self.people.name(position.actor)))
        if self._is_asked():
            return self._refuse(self._due())
        if chosen.card is None:
            return self._pick_to_build(name) if position.rules.step_by_step else self._pick_alone(name)
        joinable = choose(self._seen, chosen.card, chosen.pieces).joinable
        if name not in chosen.picked and piece not in joinable:
            return self._refuse(self.scene().why_not_joined(piece))
        tapped = _toggled(chosen.picked, name)
        in_place = tuple(key for key in there if key in tapped)
        self.selection = replace(chosen, picked=tapped if position.rules.piles.order == "free" else in_place)
        return self.shown(*self._said_of_choice())

    def _pick_to_build(self, name: str) -> Shown:
        """Choose a piece for a build from the table, or let go of it."""
        self.selection = Selection(picked=_toggled(self.selection.picked, name))
        return self.shown(*self._said_of_choice())

    def _pick_alone(self, name: str) -> Shown:
        """Choose a card of the table to be plucked, or let go of it."""
        seen, piece = self._seen, piece_of(name)
        if not any(isinstance(action, Pluck) for action in cardless_options(seen)):
            return self._refuse(card_prompt(seen) if seen.extras.played else message("play.hand-first"))
        why = why_not(seen, Pluck(piece)) if isinstance(piece, Card) else Illegal("pluck-no-build", {})
        if why is not None:
            return self._refuse(refusal(why, seen, self.people, None))
        self.selection = NO_SELECTION if self.selection.picked == (name,) else Selection(picked=(name,))
        return self.shown()

    def drop(self, card: str, onto: str) -> Shown:
        """A hand card was let go over a piece of the table, or over the empty field ("")."""
        if card not in self._hand:
            return self.shown()
        if self._has_played():
            return self._refuse(message("play.has-played"))
        picked = self.selection.picked if self.selection.held == card else ()
        self.selection = Selection(card, picked)
        if onto:
            return self.shown() if onto in picked else self.pick(onto)
        return self.act(card_of(card)) if self.game.position.actor == self.people.you else self.shown()

    def more(self) -> Shown:
        """Show all offers."""
        self.selection = replace(self.selection, more=True)
        return self.shown()

    def act(self, text: str) -> Shown:
        """Play an action, by its text."""
        if self.game.round_over or self.game.position.actor != self.people.you:
            return self.shown()
        try:
            return self._play(parse_action(text))
        except IllegalActionError as fault:
            action = parse_action(text)
            card = action.card if isinstance(action, CardPlay) else None
            return self._refuse(refusal(fault.why, self._seen, self.people, card))
        except NotationError:
            return self.shown()

    def _has_played(self) -> bool:
        """Whether the person has played a card in a turn that is not over."""
        return self.game.position.actor == self.people.you and self.game.position.extras.played is not None

    def _is_asked(self) -> bool:
        """Whether the person has to answer something before anything else."""
        return self.game.position.actor == self.people.you and bool(self.game.position.extras.matter)

    def _due(self) -> Message:
        return turn_prompt(self._seen, self.people)

    def _refuse(self, why: Message) -> Shown:
        self._alert = why
        return self.shown(why)

    def _said_of_choice(self) -> tuple[Message, ...]:
        """How many ways there are to go on from what is chosen."""
        choice = self.scene().choice
        return (message("say.choices", count=len(choice.exact) + len(choice.further)),) if choice else ()

    # ---------- who is in front of the screen ----------

    def face(self, seat: str) -> Shown:
        """Somebody whose turn it is comes in front of the screen, and the curtain rises."""
        if not self.scene().curtain or seat != str(self.game.position.actor):
            return self.shown()
        self.people, self.selection = self.people.seen_from(self.game.position.actor), NO_SELECTION
        return self.shown(*self._yours())

    def _cover(self) -> None:
        """Show nobody's hand, where people share the screen."""
        self.people, self.selection = self.people.covered(), self.selection if not self.people.shared else NO_SELECTION

    def covered(self) -> Scene:
        """The table as it is seen to begin with when the page is opened again."""
        again = copy(self)
        again.listen()
        again._cover()
        return again.scene()

    def _fall(self) -> Shown:
        """Let the curtain fall."""
        self._cover()
        who = self.people.name(self.game.position.actor)
        return self.shown(message("curtain.turn", who=who), *self._since())

    def pause(self) -> Shown:
        """Let bots that play among themselves wait."""
        self._paused = not self.people.persons
        return self.shown()

    def go_on(self) -> Shown:
        """Let them go on."""
        self._paused = False
        return self.shown()

    # ---------- turns ----------

    def step(self) -> Shown:
        """Let the table go on by itself: the next turn shown again, or the next bot's turn.

        A bot that has not made up its mind is seen to think.
        """
        if self._again is not None:
            return self._show_again(self._again)
        if self._falls:
            return self._fall()
        if not self._bots_turn:
            return self.shown()
        self.think()
        if self.thinks and self._skips:
            return Shown(rests=False)
        if self.thinks:
            seen, self._shows_thinking = self._shows_thinking, True
            return Shown(rests=False) if seen else Shown((Frame(self.scene()),), rests=False)
        return self._decide()

    def go(self) -> Shown:
        """Let the table do the next turn."""
        self._goes = self.waits
        return self.step()

    def think(self) -> None:
        """Let a bot think about its turn for a slice; nothing of it is to be seen."""
        if self.thinks:
            if self._thinking is None:
                seat = self.game.position.actor
                mind = thoughts(self.people.bot(seat) or STAND_IN, self.game.view(seat), self.game)
                self._thinking = Thinking(mind, self.clock, None if self.clock else THOUGHTS)
            self._thinking.go_on(min(self.budget, BUDGETS["quick"]) if self._skips else self.budget)

    def _decide(self) -> Shown:
        """Play what a bot has made up its mind to; something else that may be played where it could not."""
        thinking, position = self._thinking, self.game.position
        if thinking is not None and thinking.thought is not None and not thinking.lost:
            return self._play(thinking.thought.best)
        who, found = self.people.name(position.actor), choices(position)
        self._stuck = not found
        if self._stuck:
            return self._refuse(message("play.stuck", who=who))
        self._alert = message("play.lost", who=who)
        shown = self._play(found[0])
        return replace(shown, said=(self._alert, *shown.said))

    def _play(self, action: Action) -> Shown:
        """Take an action, and whatever is done by itself for the person thereupon."""
        self._thinking, self._shows_thinking = None, False
        move = self._carry_out(action)
        self._goes = self._goes and move.after.turn == move.before.turn and not self.game.round_over
        self.past = replace(self.past, ahead=())
        if self.game.round_over and self.people.shared:
            self._cover()
        self.selection = _still(self.selection, self._hand)
        begins = self.counts and self.game.round_over and not self._skips
        self._counted = 0 if begins and counted_items(self.game) else None
        own = self._by_itself()
        if self._skips and not self.game.round_over:
            return Shown((Frame(self.scene()),), rests=False)
        self._skips = False
        if own is None and self.waits and not self.halts and _unheard(move):
            return Shown()  # nobody needs to see that nothing is objected
        if own is None:
            return Shown(tuple(move_frames(move, self.scene())), (*self._told(move), *self._yours()))
        here = tuple(move_frames(move, replace(self.scene(), mode="moving")))
        after = self._play(own)
        return Shown(here + after.frames, (*self._told(move), *after.said))

    def _carry_out(self, action: Action) -> Move:
        """Take an action, and nothing else. Raises IllegalActionError."""
        before = self.game.position
        self.game, events = play(self.game, action)
        move = Move(before.actor, action, before, self.game.position, events)
        self._moves = (*self._moves, move)
        if self.game.round_over:
            self._note_firsts()
        return move

    def _by_itself(self) -> Action | None:
        """What the table does for a person now who wants that; for a bot, the end of a turn with nothing left in it."""
        if self.game.round_over:
            return None
        seen = self.game.view(self.game.position.actor)
        if seen.actor in self.people.persons:
            return self._done_for_you(seen)
        left = automatic_action(seen)
        return left if isinstance(left, Done) else None

    def _done_for_you(self, seen: View) -> Action | None:
        said = automatic_answer(seen, self.insists, shared=self.people.shared)
        return automatic_action(seen) if said is None and self.claims else said

    def _yours(self) -> tuple[Message, ...]:
        """That it is the person's turn, or what else is asked of them, when something is."""
        position = self.game.position
        if self.halts:
            return (message("say.go-on", who=self.people.name(position.actor)),)
        if self.game.round_over or position.actor != self.people.you:
            return ()
        usual = position.extras.played is None and position.extras.asked is None
        begun = position.rules.step_by_step and self._moves and self._moves[-1].turn == position.actor
        return (self._due() if begun or not usual else message("say.your-turn"),)

    def deal(self) -> Shown:
        """Deal the next round, when it is time."""
        if not self.game.round_over or self.game.outcome is not None:
            return self.shown()
        self._next_round()
        self._cover()
        self.past, self.selection = replace(self.past, ahead=()), NO_SELECTION
        shown = self.dealt()
        own = self._by_itself()
        if own is None:
            return shown
        after = self._play(own)
        return Shown(shown.frames + after.frames, shown.said + after.said)

    def _next_round(self) -> None:
        self.game, self._dealt = next_round(self.game)
        self._moves = ()

    def dealt(self) -> Shown:
        """The table as it has just been dealt."""
        halted = self._yours() if self.halts else ()
        return Shown(tuple(deal_frames(self._dealt, self.scene())), (*self._log(0), *halted))

    def count(self, about: str = "") -> Shown:
        """Count the next item of the round, or see the whole score: after the last one, and for ``all``."""
        if self._counted is not None:
            on = self._counted + 1
            self._counted = None if about or on >= len(counted_items(self.game)) else on
        return self.shown()

    # ---------- again ----------

    def again(self) -> Shown:
        """Go back to before the turns since the person's last one, or to before the last turn, and show them again."""
        if not self._moves or self.scene().curtain:
            return self.shown()
        mine = [place for place, move in enumerate(self._moves) if move.seat == self.people.you]
        latest = len(self._moves) - len(by_turn(self._moves)[-1])
        first = mine[-1] + 1 if mine else latest if self.people.you is None else 0
        self._again, self._goes = min(first, len(self._moves) - 1), False
        return Shown((Frame(self._past(self._again)),))

    def _show_again(self, place: int) -> Shown:
        move = self._moves[place]
        last = place + 1 == len(self._moves)
        self._again = None if last else place + 1
        self._goes = self._goes and not last and move.turn == self._moves[place + 1].turn
        scene = self.scene() if last else self._past(place + 1)
        return Shown(tuple(move_frames(move, scene)), self._told(move))


def _unheard(move: Move) -> bool:
    """Whether all that happened is that nobody objects."""
    return bool(move.events) and all(isinstance(event, LetStand) for event in move.events)


def _toggled(picked: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The keys of what is chosen, with one chosen last, or let go of."""
    return tuple(key for key in picked if key != name) if name in picked else (*picked, name)


def _still(selection: Selection, hand: tuple[str, ...]) -> Selection:
    """What of a selection is left after a turn: a hand card that is still held, and nothing of the table."""
    return Selection(selection.held) if selection.held in hand else NO_SELECTION
