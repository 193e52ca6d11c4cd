"""The bots: each gets its seat's view and a random source, and says what it would do."""

from casino_core.bots import beginner, counter, steady
from casino_core.bots.bot import Bot

__all__ = ["BOTS", "Bot"]

BOTS: dict[str, Bot] = {
    bot.id: bot for bot in (Bot("beginner", beginner.think), Bot("steady", steady.think), Bot("counter", counter.think))
}
"""Every bot by its id, the weakest first."""
