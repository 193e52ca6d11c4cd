"""Makes puzzles of last deals: python -m tests.puzzles.make GAME COUNT prints one a line.

Bots play a round up to its last deal. There both players can count what the other one holds, so every play has an exact
worth. A puzzle is a position in which one play is better than all others by a point at least, and which a part of the
ladder of bots gets wrong.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from itertools import count, islice

from casino_core.bots import BOTS, LADDER
from casino_core.bots.counter import can_be_counted
from casino_core.cards import Chance
from casino_core.game import Game, new_game, play
from casino_core.notation.actions import action_text
from casino_core.notation.positions import position_text
from casino_core.position.actions import Action, same_effect
from casino_core.position.position import Position
from casino_core.position.view import View
from casino_core.rules.variants import variant_rules
from tests.puzzles.themes import themes
from web.worker.match.puzzle import worths
from web.worker.words.people import YOU

PLAYERS = ("mara", "nia")
"""Who plays up to the last deal: well enough for the table to look like one of people."""

MARGIN = 1
"""By how many points the best play is better than the next."""

SLICES = 20
"""How many slices a bot may think about a puzzle."""

FEWEST, MOST = 2, 4
"""How many cards the player holds."""

Found = dict[str, object]


def puzzles(variant: str) -> Iterator[Found]:
    """Yield puzzles of a game, without end."""
    for number in count(1):
        for game in last_turns(variant, f"puzzle-{variant}-{number}"):
            found = puzzle(game.position, game.view(game.position.turn))
            if found is not None:
                yield found
                break


def last_turns(variant: str, seed: str) -> Iterator[Game]:
    """Yield a game as it is at each turn that the first seat has in the last deal of its first round."""
    game, chance = new_game(variant_rules(variant, 2), seed)[0], Chance(seed)
    while not game.round_over:
        view = game.view(game.position.actor)
        if view.actor == YOU and game.position.last_deal and can_be_counted(view) and FEWEST <= len(view.hand) <= MOST:
            yield game
        game, _ = play(game, BOTS[PLAYERS[view.actor]].choose(view, chance, 1))


def puzzle(position: Position, view: View) -> Found | None:
    """Return the puzzle that a position is for the player on turn, None where it is none."""
    found = worths(position)
    order = sorted(found.values(), reverse=True)
    if len(order) < 3 or order[0] - order[1] < MARGIN:
        return None
    (best,) = (action for action, worth in found.items() if worth == order[0])
    missed = [bot for bot in LADDER if not right(bot, view, best)]
    if not missed:
        return None
    return {
        "position": position_text(position),
        "best": action_text(best),
        "worth": order[0],
        "next": order[1],
        "missed": len(missed),
        "themes": " ".join(themes(position, best)),
    }


def right(bot: str, view: View, best: Action) -> bool:
    """Tell whether a bot finds the best play at once."""
    return same_effect(BOTS[bot].choose(view, Chance(bot), SLICES)) == same_effect(best)


def main() -> None:
    """Print so many puzzles of a game."""
    for found in islice(puzzles(sys.argv[1]), int(sys.argv[2])):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
