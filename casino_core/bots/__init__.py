"""The bots: each gets its seat's view and a random source, and says what it would do."""

from casino_core.bots import beginner, counter, steady
from casino_core.bots.bot import Bot, Judged, Thought

__all__ = ["BOTS", "LADDER", "RENAMED", "STYLES", "Bot", "Judged", "Thought", "bot_named"]

_RUNGS = (Bot("otto", beginner.think), Bot("nia", steady.think), Bot("vera", counter.think))

LADDER: tuple[str, ...] = tuple([bot.id for bot in _RUNGS])
"""The ids of the bots that differ in strength, the weakest first. They stand in links for ever."""

STYLES: tuple[str, ...] = ()
"""The ids of those that differ in style, and are about as strong as the steady one."""

BOTS: dict[str, Bot] = {bot.id: bot for bot in _RUNGS}
"""Every bot by its id: those of the ladder, then those of style."""

RENAMED = {"beginner": "otto", "steady": "nia", "counter": "vera"}
"""What bots were called in links, saves and files before they had names, and their ids now."""


def bot_named(name: str) -> Bot:
    """The bot of an id, one that it had before included. Raises KeyError where there is none."""
    return BOTS[RENAMED.get(name, name)]
