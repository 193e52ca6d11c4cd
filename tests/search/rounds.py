"""Rounds to search in, as seen by the players on turn: random ones, and some of the arena's bots."""

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
    """The views of the players on turn in a round, with its record: random plays, or a bot that thinks a little."""
    chance = Chance(seed)

    def at_random(_: View) -> Action:
        position = found[-1][0]
        return chance.choice(legal_plays(position) or legal_actions(position))

    def by_bot(seen: View) -> Action:
        assert bot is not None
        return bot.choose(seen, chance, 10)

    choose: Callable[[View], Action] = at_random if bot is None else by_bot
    position, _ = new_round(rules, seed, 0)
    done: Played = ()
    found: list[tuple[Position, View]] = []
    while not position.over:
        found.append((position, view(position, position.actor, done)))
        action = choose(found[-1][1])
        done = (*done, (position.actor, action))
        position, _ = apply(position, action)
    return found
