"""Rounds for tests of the search, as seen by the players on turn; they are played at random or by a bot."""

from __future__ import annotations

from collections.abc import Callable

from casino_core.bots import Bot
from casino_core.cards import Chance
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action
from casino_core.position.position import Position
from casino_core.position.view import Played, View, view
from casino_core.rules.parts import Rules


def views(rules: Rules, seed: str, bot: Bot | None = None) -> list[tuple[Position, View]]:
    """Return the positions of a round, each with the actor's view, which contains the record of the round.

    The round is played at random or, if a bot is given, by the bot, which thinks a little.
    """
    chance = Chance(seed)

    def at_random(_: View) -> Action:
        position = moments[-1][0]
        return chance.choice(legal_plays(position) or legal_actions(position))

    def by_bot(seen: View) -> Action:
        assert bot is not None
        return bot.choose(seen, chance, 10)

    choose: Callable[[View], Action] = at_random if bot is None else by_bot
    position, _ = new_round(rules, seed, 0)
    done: Played = ()
    moments: list[tuple[Position, View]] = []
    while not position.over:
        moments.append((position, view(position, position.actor, done)))
        action = choose(moments[-1][1])
        done = (*done, (position.actor, action))
        position, _ = apply(position, action)
    return moments
