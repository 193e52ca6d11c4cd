"""How fast a game is played as numbers, and last deals are solved, beside the engine: the same work in any Python.

It runs in Pyodide with the engine that visitors get, so it needs nothing but that engine. What is played follows from
seeds. Two play classic Casino, and all moves are there to choose from.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import count
from math import ceil
from random import Random
from time import process_time
from typing import NamedTuple

from casino_core.legal.legality import legal_actions
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from casino_core.search.built import Built, Move, Node
from casino_core.search.endgame_built import LastDeal
from casino_core.search.greedy import Greedy

RUNS = 3
"""Of so many runs the median counts."""

SENSIBLE = 0.75
"""How often those play greedily, and not just anything, who come to the last deals that are solved."""

RULES = variant_rules("classic")
HAND = 4

WORLDS = 50
"""In how many ways a hand is imagined from which playouts begin."""

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


def forget() -> None:
    """Begin with nothing remembered."""
    form.cache_clear()
    form()


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
    node = Node((0, 0), dealt(cards), (), (0, 0), (0, 0), 0, -1)
    while cards or any(node.hands):
        if not any(node.hands):
            hands = dealt(cards), dealt(cards)
            node = node._replace(hands=hands, stock=len(cards))
        yield node
        node = form().after(node, choose(node))
    yield node


def dealt(cards: list[int]) -> int:
    """A hand off the end of a pack."""
    return sum([cards.pop() for _ in range(HAND)])


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


def seconds(work: Callable[[], object], *, warm: bool = False) -> float:
    """The processor time that some work takes, the median of several runs: each like the first one, or all ``warm``.

    As in ``timeit`` nobody looks for garbage meanwhile: that comes once in some runs, and then takes a third of them.
    """
    times = []
    for _ in range(RUNS + warm):
        if not warm:
            forget()
        gc.collect()
        gc.disable()
        try:
            start = process_time()
            work()
            times.append(process_time() - start)
        finally:
            gc.enable()
    return part(times[warm:], 0.5)


def part(times: list[float], share: float) -> float:
    """The time that such a share of all stays within."""
    return sorted(times)[ceil(share * len(times)) - 1]


def on_the_engine(number: int) -> Position:
    """The end of a round of random play on the engine."""
    rng = Random(number)
    position, _ = new_round(RULES, str(number), 1)
    while not position.over:
        actions = legal_actions(position)
        position, _ = apply(position, actions[int(rng.random() * len(actions))])
    return position


def as_numbers(number: int, choose: Choice) -> Node:
    """The end of a round as numbers."""
    *_, last = nodes(pack(number), choose)
    return last


def beginnings(number: int) -> list[Node]:
    """So many nodes of greedy play, as a search sees them: of each, the other hand imagined in many ways.

    There are no builds, so that the hand may be anything.
    """
    found: list[Node] = []
    for place in count():
        if len(found) >= number:
            return found[:number]
        rng = Random(f"worlds {place}")
        coming = [node for node in nodes(pack(place), greedily) if any(node.hands) and not node.builds]
        found += [imagined(coming[place % len(coming)], rng) for _ in range(WORLDS)]
    raise AssertionError("counting never ends")


def imagined(node: Node, rng: Random) -> Node:
    """A node in which the hand that is not on turn is of any cards that are hidden."""
    other = 1 - node.turn
    hidden = form().everything & ~(node.hands[node.turn] | node.loose | sum(node.taken))
    cards = [bit for bit in form().bit.values() if bit & hidden]
    held = [cards.pop(int(rng.random() * len(cards))) for _ in range(node.hands[other].bit_count())]
    hands = list(node.hands)
    hands[other] = sum(held)
    return node._replace(hands=tuple(hands))


def rounds_of_playouts(numbers: Iterable[int]) -> list[Node]:
    """The ends of rounds by the player for playouts, who remembers what he has chosen in those before."""
    player = Greedy(form())
    return [round_of_playouts(player, pack(number)) for number in numbers]


def round_of_playouts(player: Greedy, cards: list[int]) -> Node:
    """The end of a round with that pack, every deal of it a playout."""
    node = Node((0, 0), dealt(cards), (), (0, 0), (0, 0), 0, -1)
    while cards:
        hands = dealt(cards), dealt(cards)
        node = player.playout(node._replace(hands=hands, stock=len(cards)))
    return node


def last_deals(number: int) -> list[Node]:
    """The beginnings of so many last deals, after mostly greedy apply."""
    rounds = (nodes(pack(place), mostly(Random(f"last {place}"))) for place in range(number))
    return [next(node for node in coming if not node.stock) for coming in rounds]


def rounds_a_second(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Rounds and deals a second, and how much faster than on the engine."""
    numbers = range(amount.rounds)
    engine = seconds(lambda: [on_the_engine(number) for number in numbers], warm=True)
    deals = beginnings(amount.deals)
    for state, warm in (("cold", False), ("warm", True)):
        chance = seconds(lambda: [as_numbers(number, at_random(Random(number))) for number in numbers], warm=warm)
        yield f"random-rounds-as-numbers-{state}", amount.rounds / chance, "rounds/s"
        yield f"random-rounds-as-numbers-{state}-faster-than-engine", engine / chance, "x"
        greedy = seconds(lambda: rounds_of_playouts(numbers), warm=warm)
        yield f"greedy-rounds-as-numbers-{state}", amount.rounds / greedy, "rounds/s"
        yield f"greedy-rounds-as-numbers-{state}-in-random-engine-rounds", engine / greedy, "x"
    plain = seconds(lambda: [as_numbers(number, greedily) for number in numbers], warm=True)
    yield "greedy-rounds-as-numbers-among-all-moves", amount.rounds / plain, "rounds/s"
    played = seconds(lambda: list(map(Greedy(form()).playout, deals)))
    yield "greedy-playouts-to-the-end-of-a-deal", amount.deals / played, "deals/s"


def last_deals_solved(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Milliseconds for the best move of a last deal, and for the exact value of every move."""
    deals = last_deals(amount.endings)
    for what, solve in (
        ("best", lambda node: list(LastDeal(form()).best(node))),
        ("every-value", lambda node: LastDeal(form()).values(node)),
    ):
        forget()
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
