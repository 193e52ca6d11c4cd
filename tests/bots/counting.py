"""A frozen player to measure bots against: it counts cards, looks one play ahead, and plays the last deal exactly.

It plays games for two in which a turn is a single play and builds are made with hand cards. It shares only the model of
the game with the bots, because the bots change. A card has the same worth during the whole round. A play is worth the
cards that it takes, plus a share of what the player may capture later, less what the other player can be expected to
capture next, given the number of unseen cards of each kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from math import comb, sqrt
from typing import NamedTuple

from casino_core.bots import Bot
from casino_core.bots.bot import Thought
from casino_core.cards import Chance
from casino_core.position.actions import Action, Play
from casino_core.position.layout import sums
from casino_core.position.position import Cards
from casino_core.position.view import View
from casino_core.rules.awards import Award, Beyond, Majority, Several, awards
from casino_core.rules.parts import Rules
from casino_core.search.alphabeta import AlphaBeta
from casino_core.search.capture_tables import bits
from casino_core.search.game_model import GameModel, GameNode

POINT = 1000
"""The worth of a point of the score; worths are whole thousandths of a point."""

RACE = 0.55
"""A card that counts for a majority is worth this part of its points, divided by the square root of the
number of cards that count for it."""

OWN = 0.8
"""A play is credited with this share of the expected worth of the player's own next capture."""

KEPT = 0.1
"""A card that is kept in hand counts with this share of its worth."""

MAX_UNIONS = 200
"""The maximum number of captures that are considered for one value."""

MAX_REMEMBERED = 50_000
"""The number of entries at which a cache is emptied."""

MAX_CARDS, MAX_LOOSE = 8, 14
"""The maximum numbers of cards in both hands, and of loose cards on the table, with which the last deal is searched."""


class Kind(NamedTuple):
    """A set of cards that have the same values when played, and these values."""

    cards: int
    values: tuple[int, ...]


class Take(NamedTuple):
    """The best capture of loose cards by a card of a value: its worth, and whether it takes all loose cards."""

    worth: int
    whole: bool


class Offer(NamedTuple):
    """The worth of the best capture by a card of a kind, and the index of that kind."""

    worth: int
    kind: int


NOTHING = Take(0, whole=False)

Builds = tuple[tuple[int, int], ...]
"""For each build, its value and the worth of its cards."""


class Counting:
    """The worth of cards and tables in a game, in thousandths of a point."""

    def __init__(self, rules: Rules) -> None:
        self.model = GameModel(rules, MAX_UNIONS)
        self._bit = {card: 1 << place for place, card in enumerate(rules.pack)}
        self.sweep = POINT * rules.scoring.sweep_points
        self._rules = rules
        self._worth_of = dict.fromkeys(self._bit.values(), 0)
        for award in awards(rules):
            each = round(POINT * points_of_each(award))
            for card in award.cards:
                self._worth_of[self._bit[card]] += each
        alike: dict[tuple[int, ...], int] = {}
        for card in rules.pack:
            values = rules.hand_values[card]
            alike[values] = alike.get(values, 0) | self._bit[card]
        self.kinds = [Kind(cards, values) for values, cards in alike.items()]
        self._worths: dict[int, int] = {}
        self._takes: dict[int, dict[int, Take]] = {}
        self._offers: dict[tuple[int, Builds], list[Offer]] = {}

    def worth(self, cards: int) -> int:
        """Return the worth of a set of cards to the side that captures it; cached."""
        worth = self._worths.get(cards)
        if worth is None:
            if len(self._worths) >= MAX_REMEMBERED:
                self._worths.clear()
            worth = self._worths[cards] = sum([self._worth_of[bit] for bit in bits(cards)])
        return worth

    def lead(self, node: GameNode) -> int:
        """Return the lead of the first side by the worth of the captured cards and sweeps."""
        first, second = self.model.snapshot(node).taken
        sweeps, others = map(len, node.position.sweeps)
        return self.worth(first) - self.worth(second) + self.sweep * (sweeps - others)

    def best(self, node: GameNode) -> Action:
        """Return the move that is worth most to the player on turn; of equal moves, the first."""
        moves = self.model.moves(node)
        return max(moves, key=Weighing(self, node).worth) if len(moves) > 1 else moves[0]

    # ---------- the possible captures from tables ----------

    def offers(self, loose: int, builds: Builds) -> list[Offer]:
        """Return the best capture by each kind of card that can take something, the greatest worth first; cached."""
        offers = self._offers.get((loose, builds))
        if offers is None:
            if len(self._offers) >= MAX_REMEMBERED:
                self._offers.clear()
            possible = [Offer(self._best(kind.values, loose, builds), place) for place, kind in enumerate(self.kinds)]
            offers = self._offers[loose, builds] = sorted([offer for offer in possible if offer.worth], reverse=True)
        return offers

    def _best(self, values: tuple[int, ...], loose: int, builds: Builds) -> int:
        """Return the worth of the best capture by a card that can be played at any of ``values``."""
        takes, best = self._takes_of(loose), 0
        for value in values:
            take = takes.get(value, NOTHING)
            built = [worth for other, worth in builds if other == value]
            worth = take.worth + sum(built)
            if worth and (take.whole or not loose) and len(built) == len(builds):
                worth += self.sweep
            best = max(best, worth)
        return best

    def _takes_of(self, loose: int) -> dict[int, Take]:
        """Return the best capture among some loose cards for each value that can capture any; cached."""
        takes = self._takes.get(loose)
        if takes is None:
            if len(self._takes) >= MAX_REMEMBERED:
                self._takes.clear()
            takes = self._takes[loose] = dict(self._taken_from(loose))
        return takes

    def _taken_from(self, loose: int) -> Iterator[tuple[int, Take]]:
        rules, cards = self._rules, [card for card, bit in self._bit.items() if bit & loose]
        worths = [self._worth_of[self._bit[card]] for card in cards]
        made = sums(tuple([rules.summed_values[card] for card in cards]), rules.largest_sum)
        everything = (1 << len(cards)) - 1
        for value in range(1, rules.largest_sum + 1):
            masks = [mask for mask, _ in made.unions(value, MAX_UNIONS)]
            if masks:
                best = max([sum([worths[place] for place in range(len(cards)) if mask >> place & 1]) for mask in masks])
                yield value, Take(best, everything in masks)
        for mark in rules.rank_marks:
            mates = sorted(
                [worth for card, worth in zip(cards, worths, strict=True) if card.pips == mark], reverse=True
            )
            sizes = [size for size in rules.court_takes if size <= len(mates)]
            if sizes:
                yield mark, Take(sum(mates[: max(sizes)]), max(sizes) == len(cards))


class Weighing:
    """The worth of the moves of a node to the player on turn, who sees only the size of the other hand."""

    def __init__(self, counting: Counting, node: GameNode) -> None:
        self._counting = counting
        self._node = node
        self._before = before = counting.model.snapshot(node)
        seen = before.hands[before.turn] | before.lying
        for cards in before.taken:
            seen |= cards
        unseen = (1 << len(node.position.rules.pack)) - 1 & ~seen
        self._numbers = [(unseen & kind.cards).bit_count() for kind in counting.kinds]
        self._unseen = unseen.bit_count()
        self._others = min(before.hands[1 - before.turn].bit_count(), self._unseen)

    def worth(self, move: Action) -> int:
        """Return the worth of a move: of its capture, the likely next captures of both players, and the cards kept."""
        counting, turn = self._counting, self._before.turn
        after = counting.model.snapshot_after(self._node, move)
        loose, gain = after.lying, 0
        for build in after.builds:
            loose &= ~build.cards
        taken = after.taken[turn] & ~self._before.taken[turn]
        if taken:
            gain = counting.worth(taken) + (0 if after.lying else counting.sweep)
        offers = counting.offers(loose, tuple([(build.value, counting.worth(build.cards)) for build in after.builds]))
        rest = after.hands[turn]
        owed = {build.value for build in after.builds if build.owner != turn}
        return round(gain + KEPT * counting.worth(rest) + OWN * self._own(rest, offers) - self._loss(offers, owed))

    def _loss(self, offers: list[Offer], owed: set[int]) -> float:
        """Return the expected worth of the other player's best capture, given how likely they are to hold the card.

        The other player certainly holds a card for each of the values ``owed``, because they own builds of them.
        """
        loss, none, count = 0.0, 1.0, 0
        for worth, kind in offers:
            count += self._numbers[kind]
            is_held = owed and not owed.isdisjoint(self._counting.kinds[kind].values)
            still_none = 0.0 if is_held else probability_of_none(self._unseen, self._others, count)
            loss += (none - still_none) * worth
            none = still_none
        return loss

    def _own(self, hand: int, offers: list[Offer]) -> float:
        """Return the expected worth of the player's best capture next turn.

        The capture is taken to be lost if the other player holds a card of the same kind.
        """
        kinds, best = self._counting.kinds, 0.0
        for worth, kind in offers:
            if worth > best and hand & kinds[kind].cards:
                best = max(best, worth * probability_of_none(self._unseen, self._others, self._numbers[kind]))
        return best


def points_of_each(award: Award) -> float:
    """Return the average worth, in points, of a card that counts for an award."""
    if isinstance(award, Majority):
        return award.points * RACE / sqrt(len(award.cards))
    if isinstance(award, Several):
        return award.points / award.least
    return award.points * (1 - award.free / len(award.cards)) if isinstance(award, Beyond) else award.points


@cache
def probability_of_none(unseen: int, held: int, count: int) -> float:
    """Return the probability that ``held`` of the ``unseen`` cards include none of ``count`` given cards."""
    return comb(unseen - count, held) / comb(unseen, held)


# ---------- as a bot of the arena ----------


@lru_cache(maxsize=4)
def counting_of(rules: Rules) -> Counting:
    """Return the cached ``Counting`` of a game. Raises ValueError for a game that this player cannot play."""
    special = rules.steals or rules.takes_table or rules.capturing.courts_aside or rules.deal.packs > 1
    if rules.seats != 2 or special or not rules.single_play_turns:
        raise ValueError("this yardstick plays for two alone, and games whose builds are of hand cards")
    return Counting(rules)


def exactly(view: View) -> Iterator[Thought]:
    """Yield the best play so far of a search of the last deal; nothing if cards are unknown or there are too many."""
    known = not view.stock_size and len(view.unseen) == view.hand_sizes[1 - view.seat]
    if not known or sum(view.hand_sizes) > MAX_CARDS or len(view.loose) > MAX_LOOSE:
        return
    model = counting_of(view.rules).model
    for move in AlphaBeta(model).best(model.node(view.with_hidden(hands_of(view), ()))):
        yield Thought(move)


def hands_of(view: View) -> tuple[Cards, ...]:
    """Return the hands by seat: the view's own, and for the other seat as many unseen cards as it holds.

    In the last deal, the unseen cards are exactly the other hand.
    """
    others = view.unseen[: view.hand_sizes[1 - view.seat]]
    return tuple(view.hand if seat == view.seat else others for seat in range(2))


def thinking(view: View, actions: Sequence[Play], chance: Chance) -> Iterator[Thought]:  # noqa: ARG001  # needs no chance
    """Yield the best plays of an exact search in the last deal; before it, the play that is worth most.

    Of plays with equal worth, the first is yielded.
    """
    counting = counting_of(view.rules)
    best = None
    for best in exactly(view):
        yield best
    if best is None:
        position = view.with_hidden(hands_of(view), ())
        yield Thought(max(actions, key=Weighing(counting, counting.model.node(position)).worth))


COUNTING = Bot("counting", thinking)
