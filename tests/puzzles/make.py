"""Make puzzles from last deals. Usage: python -m tests.puzzles.make GAME COUNT, which prints a new puzzle per line.

Bots play a round up to its last deal. In that deal, each player can deduce the other's hand, so every play has an exact
worth. A puzzle is a position in which one play beats all others by at least a point, and in which at least one bot of
the ladder does not find that play.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
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
from web.generator.puzzles import puzzles as published
from web.worker.match.puzzle import worths
from web.worker.words.people import YOU

PLAYERS = ("mara", "nia")
"""The bots that play up to the last deal, well enough for a realistic layout."""

MARGIN = 1
"""The points by which the best play must beat the next best."""

SLICES = 20
"""The slices of thought that a bot gets for a puzzle."""

MIN_HAND, MAX_HAND = 2, 4
"""The limits of the size of the hand that solves the puzzle."""

PuzzleLine = dict[str, object]


def puzzles(variant: str) -> Iterator[PuzzleLine]:
    """Yield puzzles of a variant endlessly."""
    for number in count(1):
        for game in last_turns(variant, f"puzzle-{variant}-{number}"):
            made = puzzle(game.position, game.view(game.position.turn))
            if made is not None:
                yield made
                break


def new_puzzles(variant: str) -> Iterator[PuzzleLine]:
    """Yield puzzles of a variant endlessly, without those that the site has already."""
    known = {each.position for each in published()}
    return (each for each in puzzles(variant) if each["position"] not in known)


def last_turns(variant: str, seed: str) -> Iterator[Game]:
    """Yield the game at turns of the first seat, with a hand of suitable size, in the last deal of the first round."""
    game, chance = new_game(variant_rules(variant, 2), seed)[0], Chance(seed)
    while not game.round_over:
        view = game.view(game.position.actor)
        if (
            view.actor == YOU
            and game.position.last_deal
            and can_be_counted(view)
            and MIN_HAND <= len(view.hand) <= MAX_HAND
        ):
            yield game
        game, _ = play(game, BOTS[PLAYERS[view.actor]].choose(view, chance, 1))


def puzzle(position: Position, view: View) -> PuzzleLine | None:
    """Return the puzzle that a position makes for the player on turn, or None if it makes no puzzle."""
    worth_of = worths(position)
    order = sorted(worth_of.values(), reverse=True)
    if len(order) < 3 or order[0] - order[1] < MARGIN:
        return None
    (best,) = (action for action, worth in worth_of.items() if worth == order[0])
    wrong = wrong_plays(view, best)
    if not wrong:
        return None
    return {
        "position": position_text(position),
        "best": action_text(best),
        "worth": order[0],
        "next": order[1],
        "missed": len(wrong),
        "error": action_text(frequent(wrong)),
        "themes": " ".join(themes(position, best)),
    }


def wrong_plays(view: View, best: Action) -> list[Action]:
    """Return the plays of the ladder's bots that do not find the best play, those of the weakest bot first."""
    plays = [BOTS[bot].choose(view, Chance(bot), SLICES) for bot in LADDER]
    return [action for action in plays if same_effect(action) != same_effect(best)]


def frequent(plays: Sequence[Action]) -> Action:
    """Return the most frequent play; in a tie, the one that comes last."""
    often = Counter(map(same_effect, plays))
    return max(reversed(plays), key=lambda action: often[same_effect(action)])


def main() -> None:
    """Print as many new puzzles of a variant as the command line says."""
    for each in islice(new_puzzles(sys.argv[1]), int(sys.argv[2])):
        print(json.dumps(each), flush=True)


if __name__ == "__main__":
    main()
