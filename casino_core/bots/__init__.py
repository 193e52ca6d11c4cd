"""The bots: each gets the view of its seat and a random generator, and returns the action that it would take."""

from functools import partial

from casino_core.bots import characters, counter, searcher, weighing
from casino_core.bots.bot import Bot, Judged, Thinking, Thought
from casino_core.bots.character import Character

__all__ = ["BOTS", "LADDER", "RENAMED", "STYLES", "Bot", "Judged", "Thinking", "Thought", "bot_named"]


def _bot(name: str, who: Character) -> Bot:
    return Bot(name, partial(weighing.think, who), who.sight.side_actions)


_RUNGS = (
    _bot("otto", characters.OTTO),
    _bot("lena", characters.LENA),
    _bot("jonas", characters.JONAS),
    _bot("mara", characters.MARA),
    _bot("nia", characters.NIA),
    Bot("vera", counter.think),
    Bot("iris", searcher.think),
)
_STYLES = (
    _bot("bruno", characters.BRUNO),
    _bot("kit", characters.KIT),
    _bot("selma", characters.SELMA),
)

LADDER: tuple[str, ...] = tuple([bot.id for bot in _RUNGS])
"""The ids of the bots that differ in strength, the weakest first. Links contain them, so they never change."""

STYLES: tuple[str, ...] = tuple([bot.id for bot in _STYLES])
"""The ids of the bots that differ in style; they are about as strong as Nia."""

BOTS: dict[str, Bot] = {bot.id: bot for bot in (*_RUNGS, *_STYLES)}
"""All bots by their ids: first the bots of the ladder, then the bots that differ in style."""

RENAMED = {"beginner": "otto", "steady": "nia", "counter": "vera"}
"""By the id of a bot from before bots had names, its present id: old links, saves and files contain the old ids."""


def bot_named(name: str) -> Bot:
    """Return the bot with an id, which may be an earlier one (``RENAMED``). Raises KeyError for an unknown id.

    >>> casino.bot_named("beginner").id
    'otto'
    """
    bot = BOTS.get(RENAMED.get(name, name))
    if bot is None:
        raise KeyError(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
    return bot
