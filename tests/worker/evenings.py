"""Evenings for tests: simulated people play the deals at random, and links lead to their results."""

from __future__ import annotations

from random import Random

from casino_core.game import Game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.rules import parse_rules, rules_text
from web.page.result_link import result_address
from web.shared.evening import Evening
from web.shared.schema import EveningDeal
from web.worker.evening.opponents import bot_action
from web.worker.match import evening as evenings
from web.worker.match.history import FRESH
from web.worker.words.people import YOU

PAGE = "https://example.org/casino/evening/"


def evening(rules: str = "classic", count: int = 2, bots: str = "nia", seed: str = "k7f2") -> Evening:
    """Return an evening of single rounds by the given rules."""
    return Evening(rules_text(evenings.single_round(parse_rules(rules))), seed, count, bots)


def played(of: Evening, number: int, luck: int = 1, until: int = 999) -> Game:
    """Return a deal after a person has played it at random to its end, or up to ``until`` actions."""
    random, deal = Random(luck), evenings.evening_deal(of, number)
    game = deal.game
    while not game.sheets and len(game.record[0]) < until:
        seat = game.position.actor
        own = seat == YOU
        action = random.choice(legal_actions(game.position)) if own else bot_action(game, deal.bots[seat - 1])
        game, _ = play(game, action)
    return game


def own_deals(of: Evening, luck: int = 1) -> list[EveningDeal | None]:
    """Return the stored results of all deals of an evening that a person has played at random."""
    return [evenings.result(played(of, number, luck), FRESH) for number in range(1, of.count + 1)]


def result(of: Evening, name: str = "Ada", luck: int = 1) -> str:
    """Return the link to the results of a person who has played an evening at random."""
    return result_address(PAGE, of, name, own_deals(of, luck))
