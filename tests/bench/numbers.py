"""How fast the fast model plays, and last deals are solved, beside the engine: the same work in any Python.

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
from typing import NamedTuple, cast

from casino_core.bots.worth import POINT, card_worths
from casino_core.legal.legality import legal_actions
from casino_core.playing.apply import apply
from casino_core.playing.dealing import new_round
from casino_core.position.position import Position
from casino_core.position.view import view
from casino_core.rules.variants import variant_rules
from casino_core.search.fast_endgame import FastEndgame
from casino_core.search.fast_model import FastModel
from casino_core.search.fast_movegen import FastMove, FastNode
from casino_core.search.game_model import GameModel, Move, Node
from casino_core.search.rollout_policy import RolloutPolicy

RUNS = 3
"""Of so many runs the median counts."""

SENSIBLE = 0.75
"""How often those play greedily, and not just anything, who come to the last deals that are solved."""

RULES = variant_rules("classic")
HAND = 4

WORLDS = 50
"""In how many ways a hand is imagined from which rollouts begin."""

Choice = Callable[[FastNode], FastMove]
"""Chooses a move of a node."""


class Amount(NamedTuple):
    """How much is measured: rounds of play, deals played to their ends, last deals solved."""

    rounds: int = 200
    deals: int = 1000
    endings: int = 120


Figures = dict[str, tuple[float, str]]
"""Values and units by name."""


# ---------- rounds as numbers ----------


@cache
def model() -> FastModel:
    """Classic Casino on the fast model; what it remembers, it keeps."""
    return FastModel(RULES)


def forget() -> None:
    """Begin with nothing remembered."""
    model.cache_clear()
    model()


def pack(number: int) -> list[int]:
    """A shuffled pack, as bits."""
    rng, cards = Random(f"pack {number}"), list(model().bit.values())
    for last in range(len(cards) - 1, 0, -1):
        other = int(rng.random() * (last + 1))
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def nodes(cards: list[int], choose: Choice) -> Iterator[FastNode]:
    """The nodes of a round with that pack, the end included; the first seat leads."""
    cards = list(cards)
    node = FastNode((0, 0), dealt(cards), (), (0, 0), (0, 0), 0, -1)
    while cards or any(node.hands):
        if not any(node.hands):
            hands = dealt(cards), dealt(cards)
            node = node._replace(hands=hands, stock=len(cards))
        yield node
        node = model().after(node, choose(node))
    yield node


def dealt(cards: list[int]) -> int:
    """A hand off the end of a pack."""
    return sum([cards.pop() for _ in range(HAND)])


def at_random(rng: Random) -> Choice:
    """Any move, all equally likely."""

    def choose(node: FastNode) -> FastMove:
        moves = model().moves(node)
        return moves[int(rng.random() * len(moves))]

    return choose


def greedily(node: FastNode) -> FastMove:
    """The move that takes the most points, then the most cards; else the largest build; else the lowest card."""
    moves = model().moves(node)
    return max(moves, key=lambda move: appeal(node, move)) if len(moves) > 1 else moves[0]


def appeal(node: FastNode, move: FastMove) -> tuple[int, int, int]:
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
    return {bit: card.pips for card, bit in model().bit.items()}


@cache
def worthy() -> tuple[int, int]:
    """The cards that score a point, and the one that scores two."""
    ones = sum(bit for card, bit in model().bit.items() if card.rank == "A" or card == "2S")
    return ones, model().bit[next(card for card in RULES.pack if card == "TD")]


def mostly(rng: Random) -> Choice:
    """Greedy play, and now and then anything, the same in whatever order the moves are listed."""

    def choose(node: FastNode) -> FastMove:
        moves = sorted(model().moves(node), key=lambda move: name(node, move))
        if rng.random() < SENSIBLE:
            return max(moves, key=lambda move: appeal(node, move))
        return moves[int(rng.random() * len(moves))]

    return choose


def name(node: FastNode, move: FastMove) -> tuple[int, ...]:
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


def as_numbers(number: int, choose: Choice) -> FastNode:
    """The end of a round as numbers."""
    *_, last = nodes(pack(number), choose)
    return last


def beginnings(number: int) -> list[FastNode]:
    """So many nodes of greedy play, as a search sees them: of each, the other hand imagined in many ways.

    There are no builds, so that the hand may be anything.
    """
    found: list[FastNode] = []
    for place in count():
        if len(found) >= number:
            return found[:number]
        rng = Random(f"worlds {place}")
        coming = [node for node in nodes(pack(place), greedily) if any(node.hands) and not node.builds]
        found += [imagined(coming[place % len(coming)], rng) for _ in range(WORLDS)]
    raise AssertionError("counting never ends")


def imagined(node: FastNode, rng: Random) -> FastNode:
    """A node in which the hand that is not on turn is of any cards that are hidden."""
    other = 1 - node.turn
    hidden = model().everything & ~(node.hands[node.turn] | node.loose | sum(node.taken))
    cards = [bit for bit in model().bit.values() if bit & hidden]
    held = [cards.pop(int(rng.random() * len(cards))) for _ in range(node.hands[other].bit_count())]
    hands = list(node.hands)
    hands[other] = sum(held)
    return node._replace(hands=tuple(hands))


def rolled_out(deals: Iterable[FastNode]) -> list[FastNode]:
    """The ends of deals by the rollout policy, who remembers what it has made of tables in those before."""
    position, _ = new_round(RULES, "rollouts", 1)
    seen = view(position, 0)
    worths = {card: worth / POINT for card, worth in card_worths(seen).items()}
    policy = RolloutPolicy(cast("GameModel[Node, Move]", model()), worths, seen.unseen, 0)
    return [rollout(policy, node) for node in deals]


def rollout(policy: RolloutPolicy, node: FastNode) -> FastNode:
    """The end of a deal."""
    while not model().over(node):
        node = model().after(node, cast("FastMove", policy.choose(cast("Node", node))))
    return node


def last_deals(number: int) -> list[FastNode]:
    """The beginnings of so many last deals, after mostly greedy play."""
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
    plain = seconds(lambda: [as_numbers(number, greedily) for number in numbers], warm=True)
    yield "greedy-rounds-as-numbers-among-all-moves", amount.rounds / plain, "rounds/s"
    played = seconds(lambda: rolled_out(deals))
    yield "rollouts-to-the-end-of-a-deal", amount.deals / played, "deals/s"


def last_deals_solved(amount: Amount) -> Iterator[tuple[str, float, str]]:
    """Milliseconds for the best move of a last deal, and for the exact value of every move."""
    deals = last_deals(amount.endings)
    for what, solve in (
        ("best", lambda node: list(FastEndgame(model()).best(node))),
        ("every-value", lambda node: FastEndgame(model()).values(node)),
    ):
        forget()
        times = [1000 * once(solve, node) for node in deals]
        yield f"last-deal-{what}-median", part(times, 0.5), "ms"
        yield f"last-deal-{what}-95", part(times, 0.95), "ms"
        yield f"last-deal-{what}-most", max(times), "ms"


def once(solve: Callable[[FastNode], object], node: FastNode) -> float:
    """How many seconds it takes to solve a node once."""
    start = process_time()
    solve(node)
    return process_time() - start


def measured(amount: Amount) -> Figures:
    """All figures."""
    found = (*rounds_a_second(amount), *last_deals_solved(amount))
    return {name: (value, unit) for name, value, unit in found}
