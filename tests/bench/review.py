"""The costs of each bot's plays by kind, and how often the bot follows each idea, as judged by the review of a game.

Each bot plays rounds of classic Casino against itself. The printed numbers are those in ``web/worker/match/rungs.py``.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from casino_core.bots import LADDER
from casino_core.game import Game, new_game, play
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from web.worker.match.game_review import GameReview, Reviewed, accuracy_by_idea, costs_by_kind, decisions
from web.worker.match.match import Match
from web.worker.match.replay import Replay
from web.worker.match.saves import SavedMatch
from web.worker.match.thinking import MAX_THOUGHTS, Thinking, thoughts
from web.worker.words.speech import Voice

ROUNDS = 40
"""The default number of rounds of each bot that are reviewed."""


def a_round(bot: str, seed: str) -> Game:
    """Return the first round of a bot against itself, with a limit of thoughts, not of time, for each decision."""
    game, _ = new_game(variant_rules("classic", target=None), seed)
    while not game.round_over:
        seen = view(game.position, game.position.actor, game.played, game.before)
        thinking = Thinking(thoughts(bot, seen, game), limit=MAX_THOUGHTS)
        thinking.go_on()
        assert thinking.thought is not None
        game, _ = play(game, thinking.thought.best)
    return game


def reviewed(bot: str, rounds: int) -> Iterator[Reviewed]:
    """Yield the first seat's plays in some rounds, with the cost of each."""
    for number in range(rounds):
        match = Match.opened(SavedMatch(a_round(bot, f"review{number}"), (bot,)), Voice("en"))
        review = GameReview(decisions(Replay(match)))
        while review.thinks:
            review.go_on()
        yield from review.reviewed


def main(arguments: Sequence[str]) -> None:
    """Print the costs of each bot's plays by kind, and how often the bot followed each idea of the best plays."""
    parser = argparse.ArgumentParser(prog="python3 build.py bench review", description=main.__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how many rounds of each bot (%(default)s)")
    rounds = parser.parse_args(arguments).rounds
    for bot in LADDER:
        plays = list(reviewed(bot, rounds))
        costs = costs_by_kind(plays)
        means = ", ".join(f'"{kind}": {each.mean:.3f}' for kind, each in costs.items())
        errors = ", ".join(f"{each.error:.3f}" for each in costs.values())
        print(f'    "{bot}": {{{means}}},  # ± {errors}; {len(plays)} plays')
        ideas = accuracy_by_idea(plays)
        shares = ", ".join(f'"{one.idea}": {one.followed / one.of:.2f}' for one in ideas)
        print(f'    "{bot}": {{{shares}}},  # of {", ".join(str(one.of) for one in ideas)}', flush=True)
