"""An evening: the same deals for any number of people, each a single round against the same bots.

The seed of a deal contains its place in the evening, and the bots have a fixed number of thoughts instead of a time
limit. So the cards, and the bots' answers to the same plays, are the same on every machine, and results can be checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from casino_core.game import Game, new_game
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.rules.parts import Rules
from casino_core.rules.variants import house_rules_of, variant_rules
from web.shared.evening import Evening, evening_of_deal
from web.shared.schema import EveningDeal
from web.worker.match.history import History
from web.worker.match.saves import SavedMatch
from web.worker.words.people import YOU
from web.worker.words.speech import Message, message, name_of_game

SINGLE: dict[str, None] = {"target": None, "rounds": None}
"""The settings that make a game end after a single round: no target, and no number of rounds."""


def single_round(rules: Rules) -> Rules:
    """Return the rules of a single round of a game. Raises RulesError if the game needs a points target."""
    return variant_rules(rules.variant, rules.seats, rules.team, **{**house_rules_of(rules), **SINGLE})


@cache
def rules_of(text: str) -> Rules:
    """Return the rules of an evening from their text. Raises NotationError."""
    return parse_rules(text)


def bots_of(evening: Evening) -> tuple[str, ...]:
    """Return the bots of an evening, by seat from the person's left."""
    return tuple(evening.bots.split(","))


def evening_deal(evening: Evening, number: int) -> SavedMatch:
    """Return a deal of an evening before the first play."""
    return SavedMatch(new_game(rules_of(evening.rules), evening.seed_of(number))[0], bots_of(evening))


def deal_of(game: Game, bots: Sequence[str]) -> tuple[Evening, int] | None:
    """Return the evening that a deal belongs to, and its number there; None for any other game."""
    if not game.seed.startswith("evening-") or game.start is not None or len(bots) != game.rules.seats - 1:
        return None
    ending = game.rules.ending
    if ending.target is not None or ending.rounds is not None:
        return None
    return evening_of_deal(rules_text(game.rules), game.seed, ",".join(bots))


def points(game: Game) -> tuple[int, int, int] | None:
    """Return three numbers for the first round: the points of the person's side, of the best other side, and the lead.

    Return None while that round goes on. The lead is that of the person's side, positive if it has won; if the fewest
    points win, it is therefore the other side's points minus those of the person's side.
    """
    if not game.sheets:
        return None
    own, *others = _own_first(game.sheets[0].points, game.rules.side_of[YOU])
    if game.rules.ending.lowest_wins:
        return own, min(others), min(others) - own
    return own, max(others), own - max(others)


def _own_first(each: Sequence[int], side: int) -> tuple[int, ...]:
    return (each[side], *each[:side], *each[side + 1 :])


def plays(game: Game) -> str:
    """Return the plays of the first round, as in the text of a game."""
    return "_".join(map(str, game.record[0]))


def counts(game: Game, history: History) -> bool:
    """Return whether a finished deal counts: the person made all their plays themselves, and did not resign."""
    return game.resigned is None and history.own


def result(game: Game, history: History) -> EveningDeal | None:
    """Return the entry to store for a deal of an evening; None while it goes on, or if it does not count."""
    made = points(game)
    if made is None or not counts(game, history):
        return None
    stored: EveningDeal = {"plays": plays(game), "points": list(made)}
    if history.takebacks:
        stored["takebacks"] = history.takebacks
    if history.hinted or history.lit:
        stored["hinted"] = True
    return stored


# ---------- words ----------


def name(evening: Evening, number: int) -> Message:
    """Return the name of a deal of an evening: its game and its number."""
    game = name_of_game(rules_of(evening.rules).variant)
    return message("evening.deal.title", game=game, number=number, count=evening.count)


def counts_for(game: Game, history: History) -> Message:
    """Return the sentence on whether a deal of an evening that is over counts."""
    if game.resigned is not None:
        return message("evening.deal.resigned")
    return message("evening.deal.counts" if counts(game, history) else "evening.deal.not-own")
