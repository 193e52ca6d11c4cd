"""Positions whose stock and one hand are hidden, with all the cards that these may hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random
from typing import Any

from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Action, MakeBuild, Play
from casino_core.position.position import Cards, Position
from casino_core.rules.contradictions import RulesError
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.games import PLAYERS, action_of
from tests.engine.mutations import mutated


def rules_for_two(rng: Random, changes: int = 3) -> Rules:
    """Return the rules of a random game for two, with up to ``changes`` random house rules."""
    names = [name for name in VARIANTS if (2, 1) in VARIANTS[name].seatings]
    while True:
        chosen = rng.sample(sorted(HOUSE_RULES), rng.randint(0, changes))
        options: dict[str, Any] = {name: rng.choice(HOUSE_RULES[name]) for name in chosen}
        try:
            return variant_rules(rng.choice(names), 2, **options)
        except RulesError:
            continue


def decisions(rng: Random, rules: Rules) -> Iterator[tuple[Position, Action]]:
    """Yield the positions of a random round, each with the action taken in it."""
    position, _ = new_round(rules, str(rng.random()), rng.randrange(2))
    player = rng.choice(PLAYERS)
    while not position.over:
        action = action_of(rng, position, player)
        yield position, action
        position, _ = apply(position, action)


def unseen_by_other(position: Position, action: Action) -> Cards:
    """Return the cards that the other seat does not know after an action: the rest of the hand, and the stock."""
    hidden = [*position.hand, *position.stock]
    if isinstance(action, Play) and action.card in hidden:
        hidden.remove(action.card)
    return tuple(hidden)


def hidden_size(position: Position, action: Action) -> int:
    """Return the number of hidden cards in the actor's hand, without the card of the action."""
    return len(position.hand) - (isinstance(action, Play) and action.card in position.hand)


def with_hidden(position: Position, action: Action, hand: Cards, stock: Cards) -> Position:
    """Return the position with other hidden cards: the actor's hand, except the card of a play, and the stock."""
    held = (action.card, *hand) if isinstance(action, Play) else hand
    hands = tuple(held if seat == position.actor else kept for seat, kept in enumerate(position.hands))
    return replace(position, hands=hands, stock=stock)


def all_hands(position: Position, action: Action) -> Iterator[Position]:
    """Yield the position with each hand that the actor may have."""
    unseen = unseen_by_other(position, action)
    for chosen in combinations(range(len(unseen)), hidden_size(position, action)):
        hand = tuple(unseen[place] for place in chosen)
        yield with_hidden(position, action, hand, tuple(c for p, c in enumerate(unseen) if p not in chosen))


def any_hand(rng: Random, position: Position, action: Action) -> Position:
    """Return the position with a random hand that the actor may have."""
    unseen = list(unseen_by_other(position, action))
    rng.shuffle(unseen)
    size = hidden_size(position, action)
    return with_hidden(position, action, tuple(unseen[:size]), tuple(unseen[size:]))


def changed(rng: Random, position: Position, action: Action) -> Action:
    """Return the action, or sometimes a rare build, after up to two random changes; it may be illegal."""
    if isinstance(action, Play) and rng.random() < 0.3:
        action = rng.choice([action, *rare_builds(position)])
    for _ in range(rng.randint(0, 2)):
        if isinstance(action, Play):
            action = mutated(rng, position, action)
    return action


def rare_builds(position: Position) -> Iterator[MakeBuild]:
    """Yield raises of the actor's own builds, and builds of courts, because random changes hardly ever make these."""
    for card in position.hand:
        for build in position.builds:
            if build.owner == position.actor:
                yield MakeBuild(card, build.value + card.pips, ((card, build.piece),))
        mates = [(loose,) for loose in position.loose if loose.rank == card.rank]
        if mates and card in position.rules.rank_only:
            yield MakeBuild(card, card.pips, ((card,), *mates))
