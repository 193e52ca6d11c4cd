"""Which model a game is searched on, and how its last cards are played exactly."""

from __future__ import annotations

from functools import lru_cache
from typing import cast

from casino_core.rules.parts import Rules
from casino_core.search.alphabeta import AlphaBeta, Worth
from casino_core.search.engine_model import EngineModel
from casino_core.search.fast_endgame import FastEndgame
from casino_core.search.fast_model import FastModel
from casino_core.search.fast_options import knows
from casino_core.search.game_end import EarlyEnd
from casino_core.search.game_model import GameModel, Move, Node

NODES = 5_000
"""How many nodes of the engine are expanded for the last cards before the search is given up."""

WAYS = 200
"""How many captures the engine lists for one card at one value when last cards are played exactly."""

MOST_CARDS = 8
"""With how many cards in both hands the last ones begin."""


# Kept from one decision to the next: what a model remembers of tables serves them all.
@lru_cache(maxsize=4)
def game_model(rules: Rules) -> GameModel[Node, Move]:
    """Return the fastest model that plays a game."""
    model = FastModel(rules) if knows(rules) else EngineModel(rules)
    return cast("GameModel[Node, Move]", model)


@lru_cache(maxsize=4)
def _listing_more(rules: Rules, early: EarlyEnd | None) -> GameModel[Node, Move]:
    """Return the engine as a model that lists all there is, unless a table is very crowded."""
    # A rollout may do without some plays, but what is best of all is not known if one was left out.
    return cast("GameModel[Node, Move]", EngineModel(rules, WAYS, early))


def endgame(rules: Rules, worth: Worth, early: EarlyEnd | None = None) -> AlphaBeta[Node, Move]:
    """Return how the last cards of two players are searched when all hands are known.

    ``worth``: what a round is worth to the first side; ``early``: how the game may end in the
    middle of the round, which only the engine knows.
    """
    if early is not None or not knows(rules):
        return AlphaBeta(_listing_more(rules, early), worth, most_nodes=NODES)
    return cast("AlphaBeta[Node, Move]", FastEndgame(cast("FastModel", game_model(rules)), worth))
