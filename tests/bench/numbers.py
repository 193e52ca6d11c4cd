"""How fast a game is played as numbers, and last deals are solved, beside the engine: the same work in any Python.

It runs in Pyodide with the engine that visitors get, so it needs nothing but that engine. What is played follows from
seeds. Two play classic Casino, and all moves are there to choose from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from math import ceil
from random import Random
from time import process_time
from typing import NamedTuple

from casino_core.dealing import new_round
from casino_core.legal import legal_actions
from casino_core.playing import play
from casino_core.position import Position
from casino_core.search.built import Built, Move, Node
from casino_core.search.last import LastDeal
from casino_core.variants import variant_rules

RUNS = 3
"""Of so many runs the median counts."""

SENSIBLE = 0.75
"""How often those play greedily, and not just anything, who come to the last deals that are solved."""

RULES = variant_rules("classic")
HAND = 4

Choice = Callable[[Node], Move]
"""Chooses a move of a node."""


class Amount(NamedTuple):
    """How much is measured: rounds of play, deals played to their ends, last deals solved."""

    rounds: int = 200
    deals: int = 4000
    endings: int = 120


Figures = dict[str, tuple[float, str]]
"""Values and units by name."""


# ---------- rounds as numbers ----------


@cache
def form() -> Built:
    """Classic Casino as numbers; what it remembers, it keeps."""
    return Built(RULES)


def pack(number: int) -> list[int]:
    """A shuffled pack, as bits."""
    rng, cards = Random(f"pack {number}"), list(form().bit.values())
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def nodes(cards: list[int], choose: Choice) -> Iterator[Node]:
    """The nodes of a round with that pack, the end included; the first seat leads."""
    cards = list(cards)

    def some() -> int:
        return sum([cards.pop() for _ in range(HAND)])

    node = Node((0, 0), some(), (), (0, 0), (0, 0), 0, -1)
    while cards or any(node.hands):
        if not any(node.hands):
            hands = some(), some()
            node = node._replace(hands=hands, stock=len(cards))
        yield node
        node = form().after(node, choose(node))
    yield node


def at_random(rng: Random) -> Choice:
    """Any move, all equally likely."""

    def choose(node: Node) -> Move:
        moves = form().moves(node)
        return moves[int(rng.random() * len(moves))]

    return choose


def greedily(node: Node) -> Move:
    """The move that takes the most points, then the most cards; else the largest build; else the lowest card."""
    moves = form().moves(node)
    return max(moves, key=lambda move: appeal(node, move)) if len(moves) > 1 else moves[0]


def appeal(node: Node, move: Move) -> tuple[int, int, int]:
    """How tempting a move is, to the frozen greedy player of the arena too."""
    if not move.value:
        return 0, -lowness()[move.card], 0
    cards = move.card | move.loose
    for place in move.builds:
        cards |= node.builds[place].cards
    if move.build is not None:
        return 1, cards.bit_count(), 0
    one, two = worthy()
    return 2, (cards & one).bit_count() + 2 * (cards & two).bit_count(), cards.bit_count()


@cache
def lowness() -> dict[int, int]:
    """The pips of every card."""
    return {bit: card.pips for card, bit in form().bit.items()}


@cache
def worthy() -> tuple[int, int]:
    """The cards that score a point, and the one that scores two."""
    ones = sum(bit for card, bit in form().bit.items() if card.rank == "A" or card == "2S")
    return ones, form().bit[next(card for card in form().cards if card == "TD")]


def mostly(rng: Random) -> Choice:
    """Greedy play, and now and then anything, the same in whatever order the moves are listed."""

    def choose(node: Node) -> Move:
        moves = sorted(form().moves(node), key=lambda move: name(node, move))
        if rng.random() < SENSIBLE:
            return max(moves, key=lambda move: appeal(node, move))
        return moves[int(rng.random() * len(moves))]

    return choose


def name(node: Node, move: Move) -> tuple[int, ...]:
    """What tells a move of a node from every other: its card, what it is played at, what it takes, what it makes."""
    built = sorted([node.builds[place].cards for place in move.builds])
    return move.card, move.value, move.loose, move.build.cards if move.build else 0, *built


# ---------- what is measured ----------


def seconds(work: Callable[[], object]) -> float:
    """The processor time that some work takes: the median of several runs."""
    times = []
    for _ in range(RUNS):
        start = process_time()
        work()
        times.append(process_time() - start)
    return part(times, 0.5)


def part(times: list[float], share: float) -> float:
    """The time that such a share of all stays within."""
    return sorted(times)[ceil(share * len(times)) - 1]


def on_the_engine(number: int) -> Position:
    """The end of a round of random play on the engine."""
    rng = Random(number)
    position, _ = new_round(RULES, str(number), 1)
    while not position.over:
        actions = legal_actions(position)
        position, _ = play(position, actions[int(rng.random() * len(actions))])
    return position


def as_numbers(number: int, choose: Choice) -> Node:
    """The end of a round as numbers."""
    *_, last = nodes(pack(number), choose)
    return last


def beginnings(number: int) -> list[Node]:
    """The nodes of greedy rounds in which something is left to play, one of several, so many of them."""
    found: list[Node] = []
    rounds = 0
    while len(found) < number:
        found += [node for node in nodes(pack(rounds), greedily) if any(node.hands)]
        rounds += 1
    return found[:number]


def to_the_end(node: Node) -> Node:
    """A deal played greedily to its end."""
    while any(node.hands):
        node = form().after(node, greedily(node))
    return node


def last_deals(number: int) -> list[Node]:
    """The beginnings of so many last deals, after mostly greedy play."""
    rounds = (nodes(pack(place), mostly(Random(f"last {place}"))) for place in range(number))
    return [next(node for node in coming if not node.stock) for coming in rounds]


def rounds_a_second(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Rounds and deals a second, and how much faster than on the engine."""
    numbers = range(amount.rounds)
    engine = seconds(lambda: [on_the_engine(number) for number in numbers])
    chance = seconds(lambda: [as_numbers(number, at_random(Random(number))) for number in numbers])
    greedy = seconds(lambda: [as_numbers(number, greedily) for number in numbers])
    yield "random-rounds", amount.rounds / chance, "rounds/s"
    yield "random-rounds-faster-than-engine", engine / chance, "x"
    yield "greedy-rounds", amount.rounds / greedy, "rounds/s"
    yield "greedy-rounds-in-random-engine-rounds", engine / greedy, "x"
    deals = beginnings(amount.deals)
    played = seconds(lambda: [to_the_end(node) for node in deals])
    yield "greedy-playouts-to-the-end-of-a-deal", amount.deals / played, "deals/s"


def last_deals_solved(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Milliseconds for the best move of a last deal, and for the exact value of every move."""
    deals = last_deals(amount.endings)
    for what, solve in (
        ("best", lambda node: list(LastDeal(form()).best(node))),
        ("every-value", lambda node: LastDeal(form()).values(node)),
    ):
        times = [1000 * once(solve, node) for node in deals]
        yield f"last-deal-{what}-median", part(times, 0.5), "ms"
        yield f"last-deal-{what}-95", part(times, 0.95), "ms"
        yield f"last-deal-{what}-most", max(times), "ms"


def once(solve: Callable[[Node], object], node: Node) -> float:
    """How many seconds it takes to solve a node once."""
    start = process_time()
    solve(node)
    return process_time() - start


def measured(amount: Amount) -> Figures:
    """All figures."""
    found = (*rounds_a_second(amount), *last_deals_solved(amount))
    return {name: (value, unit) for name, value, unit in found}
