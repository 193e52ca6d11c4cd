"""The greedy player of playouts: every move is legal, captures come first, and a playout is what its moves make."""

from __future__ import annotations

import pytest

from casino_core.cards import Card, Chance
from casino_core.legal.legality import legal_plays
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.rules.parts import Rules
from casino_core.rules.variants import variant_rules
from casino_core.search.built import Move, Node
from casino_core.search.greedy import POINT, Greedy, usual_worths
from casino_core.search.house import form_with_builds
from tests.engine.amount import amount

BUILD, CAPTURE = 1, 2

GAMES = (
    ("classic", 2, 1),
    ("classic", 4, 2),
    ("royal", 2, 1),
    ("spade", 3, 1),
    ("kasino_fi", 2, 1),
    ("german", 2, 1),
    ("american", 4, 2),
    ("royal_draw", 2, 1),
)


def deals(rules: Rules, seed: str) -> list[Node]:
    """The beginnings of the deals of a round that is played at random, and positions in the midst of them."""
    form, chance = form_with_builds(rules), Chance(seed)
    position, _ = new_round(rules, seed, 0)
    found = []
    while not position.over:
        found.append(form.node(position))
        position, _ = apply(position, chance.choice(legal_plays(position)))
    return found


@pytest.mark.parametrize(("variant", "seats", "team"), GAMES)
def test_a_playout_is_made_of_legal_moves(variant: str, seats: int, team: int) -> None:
    rules = variant_rules(variant, seats, team, sweep_points=1)
    form = form_with_builds(rules)
    player = Greedy(form)
    for number in range(amount(2, 40)):
        for start in deals(rules, f"{variant} {number}"):
            node = start
            while not form.over(node):
                move, legal = player.move(node), form.moves(node)
                assert move in legal
                best = max(map(kind, legal))
                if best == CAPTURE or not form.several:  # no builds are looked for with a card of several values
                    assert kind(move) == best
                    assert gain(player, move, node) == max(gain(player, m, node) for m in legal if kind(m) == best)
                node = form.after(node, move)
            assert player.playout(start) == node


def kind(move: Move) -> int:
    """Captures are better than builds, and these than laying a card down."""
    return 0 if not move.value else BUILD if move.build is not None else CAPTURE


def gain(player: Greedy, move: Move, node: Node) -> int:
    """What the cards of a move are worth, a sweep of one point included; of a card that is laid down, what it costs."""
    cards = move.card | move.loose | sum([node.builds[place].cards for place in move.builds])
    swept = move.loose == node.loose and len(move.builds) == len(node.builds)
    return player.worth(cards) * (1 if kind(move) else -1) + POINT * (kind(move) == CAPTURE and swept)


def test_what_cards_are_worth_follows_from_the_score() -> None:
    worths = usual_worths(variant_rules("classic", 2))
    assert worths[Card("TD")] > worths[Card("2S")] > worths[Card("AH")] > worths[Card("KS")] > worths[Card("KH")] > 0
    assert worths[Card("AS")] > worths[Card("AH")]
