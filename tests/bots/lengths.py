"""How long games last: how often one player has a card to play until somebody wins, at each preset's usual table.

`python -m tests.bots.lengths` prints it for `TURNS` in `web/rulebook/families.py`; given games, for those alone.
"""

from __future__ import annotations

import sys
from statistics import median

import casino_core as casino

BOT = "otto"  # fast, and no worse a guess than stronger bots: what they win sooner they also take longer over
GAMES = 15


def turns(game: str) -> int:
    """Return how many turns the first seat has in a game of a preset, the median of several."""
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
