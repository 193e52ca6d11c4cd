"""The opponents' plays in a deal of an evening, which are the same on every machine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from casino_core.bots import BOTS
from casino_core.game import Game, replayed_rounds
from casino_core.notation.rules import rules_text
from casino_core.position.actions import Action, Done
from web.shared.evening import Evening
from web.worker.choices.autoplay import automatic_action
from web.worker.match.evening import bots_of, rules_of
from web.worker.match.par import MAX_THOUGHTS
from web.worker.match.thinking import Thinking, choices, thoughts
from web.worker.words.people import YOU, players


def is_possible(evening: Evening) -> bool:
    """Return whether an evening has the rules of a single round in normal form, and a known bot for each other seat.

    Raises NotationError for unreadable rules.
    """
    rules, bots = rules_of(evening.rules), bots_of(evening)
    single = rules.ending.target is None and rules.ending.rounds is None
    return single and rules_text(rules) == evening.rules and len(bots) == rules.seats - 1 and set(bots) <= {*BOTS}


def other_plays(game: Game, bots: Sequence[str]) -> Iterator[tuple[int, Action, Action] | None]:
    """Go through the bots' decisions in the first round of a game.

    After each decision yield None or, if the bot would act differently, the number of the play, from 1, the recorded
    action, and the bot's choice.
    """
    seated = players(bots, game.rules)
    (stages, *_) = replayed_rounds(game, game.record[:1])
    for number, (before, action) in enumerate(zip(stages, game.record[0], strict=False), 1):
        if before.position.actor != YOU:
            decided = bot_action(before, seated[before.position.actor])
            yield None if decided == action else (number, action, decided)


def bot_action(game: Game, bot: str) -> Action:
    """Return the action of a bot on turn in a deal of an evening, chosen as in ``stepping``."""
    seen = game.view(game.position.actor)
    automatic = automatic_action(seen)
    if isinstance(automatic, Done):
        return automatic
    thinking = Thinking(thoughts(bot, seen, game), None, MAX_THOUGHTS)
    while not thinking.go_on():
        pass
    if thinking.thought is None or thinking.lost:
        return choices(game.position)[0]
    return thinking.thought.best
