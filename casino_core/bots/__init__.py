"""The bots: each gets its seat's view and a random source, and says what it would do."""

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
"""Every bot by its id: those of the ladder, then those of style."""

RENAMED = {"beginner": "otto", "steady": "nia", "counter": "vera"}
"""The ids that bots had in links, saves and files before they had names, with their present ids."""


def bot_named(name: str) -> Bot:
    """Return the bot of an id, or of an earlier id. Raises KeyError for any other.

    >>> casino.bot_named("beginner").id
    'otto'
    """
    found = BOTS.get(RENAMED.get(name, name))
    if found is None:
        raise KeyError(f"there is no bot called {name!r}; there are {', '.join(BOTS)}")
    return found
