"""The choices have the same order in all games, and always include the largest capture."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from casino_core.coaching.choosing import choose
from casino_core.game import new_game, next_round, play
from casino_core.legal.captures import count_taken
from casino_core.legal.legality import legal_actions, legal_plays
from casino_core.notation.actions import parse_action
from casino_core.notation.rules import parse_rules
from casino_core.position.actions import Capture, Piece, Trail, pieces
from casino_core.position.view import View, view
from tests.engine.amount import amount
from web.table.state import Offer
from web.worker.choices.offers import KINDS, MAX_BUTTONS, action_text_of, choice_offers, kind_of
from web.worker.words.people import People
from web.worker.words.speech import Voice

GAMES = ("classic", "royal", "classic:seats=4", "swazi_two", "tablanette", "krypkasino", "spade", "sotho")


def turns(game: str, count: int) -> Iterator[View]:
    """Yield views from random games in which little is captured, so that the table is full."""
    random = Random(f"order/{game}")
    running, _ = new_game(parse_rules(game), "order")
    number = 0
    while number < count:
        if running.outcome is not None:
            running, _ = new_game(parse_rules(game), f"order-{number}")
        position = running.position
        if position.over:
            running, _ = next_round(running)
            continue
        if (
            position.variant_state.played is None
            and position.variant_state.asked is None
            and not position.variant_state.demand
        ):
            number += 1
            yield view(position, position.actor)
        legal = legal_actions(position)
        rest = [action for action in legal if not isinstance(action, Capture)]
        running, _ = play(running, random.choice(rest if rest and random.random() < 0.8 else legal))


def shown(seen: View, card: str, picked: tuple[Piece, ...] = (), *, more: bool = False) -> tuple[Offer, ...]:
    """Return the choices for a chosen hand card and chosen pieces of the table."""
    hand = next(one for one in seen.hand if one == card)
    choice = choose(seen, hand, picked)
    return choice_offers(
        seen, choice, People(seen.rules, ("nia",) * (seen.rules.seats - 1)), Voice("en", ""), more=more
    )


def in_order(offers: list[Offer]) -> bool:
    """Return whether choices are sorted by kind."""
    places = [KINDS.index(offer.kind) for offer in offers if offer.kind and offer.intent]
    return places == sorted(places)


@pytest.mark.parametrize("game", GAMES[:: amount(2, 1)])
def test_captures_come_first_then_builds_then_additions_and_laying_down_last(game: str) -> None:
    kinds = set()
    for seen in turns(game, amount(12, 400)):
        for card in dict.fromkeys(seen.hand):
            few, all_ = shown(seen, card), shown(seen, card, more=True)
            assert in_order(list(few))
            assert in_order(list(all_))
            assert len([offer for offer in few if offer.intent != "more"]) <= max(MAX_BUTTONS, 2)
            assert [place for place, offer in enumerate(all_) if offer.intent == "more"] in ([], [1])
            assert {offer.intent for offer in few} <= {offer.intent for offer in all_}
            kinds |= {offer.kind for offer in all_}
    assert kinds >= {"take", "lay"}


@pytest.mark.parametrize("game", GAMES[amount(1, 0) :: amount(2, 1)])
def test_the_largest_capture_is_always_offered(game: str) -> None:
    random, tried = Random(game), 0
    for seen in turns(game, amount(20, 400)):
        legal = [one for one in legal_plays(seen) if isinstance(one, Capture)]
        for card in dict.fromkeys(one.card for one in legal):
            mine = [one for one in legal if one.card == card]
            some = pieces(random.choice(mine))[:1]
            for picked in ((), some):
                fits = [one for one in mine if set(picked) <= set(pieces(one))]
                texts = [action_text_of(offer) for offer in shown(seen, card, picked)]
                actions = [action for text in texts if text and isinstance(action := parse_action(text), Capture)]
                best = max(count_taken(seen, action) for action in actions)
                assert best == max(count_taken(seen, one) for one in fits), (seen, card, picked)
                assert picked or count_taken(seen, actions[0]) == best, "it comes first"
                tried += 1
    assert tried > 10


def test_every_action_has_a_place() -> None:
    for seen in turns("classic", 30):
        for action in legal_plays(seen):
            assert kind_of(action) in KINDS
            assert (kind_of(action) == "lay") == isinstance(action, Trail)
