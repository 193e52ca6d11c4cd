"""Which form a game is searched in."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from casino_core.rules.parts import Rules
from casino_core.search.alphabeta import AlphaBeta, Worth
from casino_core.search.built import Built, plain
from casino_core.search.endgame import Known
from casino_core.search.endgame_built import LastDeal
from casino_core.search.endgame_unbuilt import Exact
from casino_core.search.engine import Engine
from casino_core.search.game_model import Form
from casino_core.search.house import House, housed
from casino_core.search.stealing import Stealing, stealing
from casino_core.search.stepwise import Stepwise, stepwise
from casino_core.search.unbuilt import Unbuilt, unbuilt

FORMS = ((unbuilt, Unbuilt), (stealing, Stealing), (stepwise, Stepwise), (plain, Built), (housed, House))
"""Which rules a form knows, and the form: the first that knows them is taken."""

NODES = 5_000
"""How many positions are looked at by a player who knows nothing but how a game is played."""


@lru_cache(maxsize=4)
def form_of(rules: Rules) -> Form[Any, Any]:
    """The fastest form that knows a game."""
    return next((form(rules) for knows, form in FORMS if knows(rules)), Engine(rules))


@lru_cache(maxsize=4)
def silent_form_of(rules: Rules) -> Form[Any, Any]:
    """The same without claims where the form can leave them out: they are no part of what is looked through."""
    form = form_of(rules)
    return Unbuilt(rules, claims=False) if isinstance(form, Unbuilt) and not form.silent else form


class Ending(NamedTuple):
    """How the last cards of known hands are played exactly.

    ``most``: how many cards may be left in both hands; with more it takes too long.
    """

    form: Form[Any, Any]
    player: AlphaBeta[Any, Any]
    most: int


def ending_of(rules: Rules, worth: Worth) -> Ending | None:
    """How a game between two players ends when all hands are known; None for games of which that is not known.

    ``worth``: what points are worth to the first side.
    """
    form = silent_form_of(rules)
    if isinstance(form, Unbuilt):
        return Ending(form, Exact(form, worth), 8)
    if isinstance(form, Built):
        return Ending(form, LastDeal(form, worth), 8)
    if isinstance(form, Stealing):
        return Ending(form, Known(form, worth, most_nodes=NODES), 8)
    return Ending(form, Known(form, worth, most_nodes=NODES // 2), 6) if isinstance(form, Stepwise) else None
