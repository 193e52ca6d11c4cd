"""The obvious play of a hand card: what anybody would do with it, where nobody would weigh anything else.

Whoever sets that has it played by one tap. It is not so from the start: to tap a card is also how one finds out what it
can do, and what has been played others have seen, so that to take it back marks the game. A hint tells of it.
"""

from __future__ import annotations

from casino_core.cards import Card
from casino_core.legal.choosing import choose
from casino_core.position.actions import Capture, Play, TableBuild, Trail, pieces
from casino_core.position.view import View
from web.worker.choices import beside
from web.worker.choices.offers import unlike


def obvious(seen: View, card: Card) -> Play | None:
    """The one thing to do with a card of the person whose turn it is; None where there is a choice.

    That is the only legal play, as laying down mostly is; with the last card in hand, which cannot be kept back, also
    the only capture. Where something may be done beside playing a card, before it or after, there is always a choice.
    """
    if seen.rules.step_by_step or beside.offered(seen):
        return None
    found = choose(seen, card)
    plays = [play for play in unlike([*found.exact, *found.further]) if not isinstance(play, TableBuild)]
    if len(seen.hand) == 1 and not seen.rules.ending.lowest_wins and card not in seen.rules.takes_table:
        plays = _without_trailing(plays)
    return plays[0] if len(plays) == 1 else None


def _without_trailing(plays: list[Play]) -> list[Play]:
    """The plays without that of laying a card down and nothing else, where all the others capture."""
    others = [play for play in plays if not isinstance(play, Trail) or pieces(play)]
    return others if others and all(isinstance(play, Capture) for play in others) else plays
