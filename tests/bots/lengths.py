"""The lengths of games: the number of one player's turns until someone wins, at each preset's default table.

`python -m tests.bots.lengths` prints the lengths for `TURNS` in `web/rulebook/families.py`; with the ids of presets as
arguments, only theirs.
"""

from __future__ import annotations

import sys
from statistics import median

import casino_core as casino

BOT = "otto"  # plays fast; stronger bots play slowly, and because they win sooner, their games are no better guess
GAMES = 15


def turns(game: str) -> int:
    """Return the number of the first seat's turns in a game of a preset: the median of several games."""
    return round(median(_turns_of_one(game, f"length-{number}") for number in range(GAMES)))


def _turns_of_one(game: str, seed: str) -> int:
    played, _ = casino.new_game(casino.variant_rules(game), seed)
    had, before = 0, -1
    while played.outcome is None:
        position = played.position
        had += position.turn == 0 != before
        before = position.turn
        chosen = casino.BOTS[BOT].choose(played.view(position.actor), casino.Chance(seed), budget=1)
        played, _ = casino.play(played, chosen)
        if played.round_over and played.outcome is None:
            played, _ = casino.next_round(played)
            before = -1
    return had


if __name__ == "__main__":
    for name in sys.argv[1:] or casino.VARIANTS:
        print(f'    "{name}": {turns(name)},', flush=True)
