"""A greedy player for playouts: takes what is worth most, else builds, else lays down what is worth least.

What a card is worth never changes in a playout, so that what is best with a hand and a table can be remembered.
"""

from __future__ import annotations

from collections.abc import Sequence

from casino_core.awards import Award, Beyond, Most, Several, awards
from casino_core.cards import Card
from casino_core.rules import Rules
from casino_core.search.built import NO_EXTRA, Built, Move, Node, Plate, owed
from casino_core.search.tables import REMEMBERED, Takes

POINT = 1000
"""A point of the score: worths are whole thousandths of one."""

BUILD, CAPTURE = 100 * POINT, 200 * POINT
"""Any capture is better than any build, and that better than laying a card down."""

ENDLESS = 1 << 30
"""More than anything is worth."""

RACE = 2.5
"""How much more than an equal share of an award for most cards each card is worth: most races are close."""

Situation = tuple[int, int, tuple[Plate, ...], int]
"""A hand, the loose cards, the builds, and the seat."""


_Take = tuple[int, int]
"""What is taken of some loose cards: what it is worth, and the cards."""


class _Best(dict[int, _Take]):
    """For every value the best take of a table, found when it is asked for.

    ``takes``: what there is to choose from; ``makes``: the values for which there is something, as bits; ``places``:
    where the builds of a value are, all of which are taken.
    """

    __slots__ = ("makes", "places", "player", "takes")
    player: Greedy
    takes: Takes
    makes: int
    places: dict[int, tuple[int, ...]]

    def __missing__(self, value: int) -> _Take:
        """Look through what the value takes."""
        found = self[value] = self.player.best_of(self.takes[value])
        return found


class Greedy:
    """The greedy player of a game. ``worths``: what every card is worth, by its bit, if not the usual."""

    def __init__(self, form: Built, worths: dict[int, int] | None = None) -> None:
        self._form = form
        rules = form.rules
        self._worths = worths or {form.bit[card]: worth for card, worth in usual_worths(rules).items()}
        self._sweep = rules.scoring.sweep_points * POINT
        ranks = {card: form.mask([c for c in rules.rank_only if c.rank == card.rank]) for card in rules.rank_only}
        self._of = {
            form.bit[card]: (self._worths[form.bit[card]], ranks.get(card, 0), values)
            for card, values in rules.hand_values.items()
        }
        self._valued = form.everything & ~form.mask(rules.rank_only)
        self._mates: dict[int, _Take] = {}
        self._next = tuple(rules.next_seat(seat) for seat in range(rules.seats))
        self._best: dict[int | tuple[int, tuple[Plate, ...]], _Best] = {}
        self._chosen: dict[Situation, Move] = {}

    def playout(self, node: Node) -> Node:
        """The node at the end of the deal when everybody plays greedily."""
        if not self._form.usual or node.extra.stock:
            while not self._form.over(node):
                node = self._form.after(node, self.move(node))
            return node
        hands, loose, builds, taken, sweeps, turn, last, stock, extra = node
        left, won, known, following, side_of = list(hands), list(taken), self._chosen, self._next, self._form.side_of
        while hand := left[turn]:
            situation = hand, loose, builds, turn
            card, value, used, places, plate = known.get(situation) or self._choose(situation)
            left[turn] = hand ^ card
            if not value:
                loose |= card
            elif plate is not None:
                loose ^= used
                builds = (*[other for place, other in enumerate(builds) if place not in places], plate)
            else:
                loose ^= used
                side, last = side_of[turn], turn
                won[side] |= card | used
                if places:
                    for place in places:
                        won[side] |= builds[place][1]
                    builds = tuple([other for place, other in enumerate(builds) if place not in places])
                if not loose and not builds:
                    sweeps = self._form.swept(sweeps, side, last_card=not stock and not any(left))
            turn = following[turn]
        return new(Node, (tuple(left), loose, builds, tuple(won), sweeps, turn, last, stock, extra))

    def move(self, node: Node) -> Move:
        """What the player does at a node."""
        if not self._form.usual:
            return max(self._form.moves(node), key=lambda move: self._merit(move, node.loose, node.builds))
        situation = (node.hands[node.turn], node.loose, node.builds, node.turn)
        return self._chosen.get(situation) or self._choose(situation)

    def _choose(self, situation: Situation) -> Move:
        if len(self._chosen) >= REMEMBERED:
            self._chosen.clear()
        hand, loose, builds, seat = situation
        bound = builds and self._form.several and owed(builds, seat)
        found = self._among_all(situation) if bound else self._at_sight(hand, loose, builds, seat)
        self._chosen[situation] = found
        return found

    def _among_all(self, situation: Situation) -> Move:
        """The best of all moves, for a builder who has to mind which cards answer for what."""
        hand, loose, builds, seat = situation
        hands = tuple([hand if place == seat else 0 for place in range(len(self._next))])
        moves = self._form.moves(new(Node, (hands, loose, builds, (), (), seat, -1, 0, NO_EXTRA)))
        return max(moves, key=lambda move: self._merit(move, loose, builds))

    def _at_sight(self, hand: int, loose: int, builds: tuple[Plate, ...], seat: int) -> Move:
        """The capture that is worth most; else a build; else the card that is worth least, of equal ones the first.

        Every build of a value is taken with it. Whoever owes a build can take it: nothing is owed by those who cannot.
        """
        lying = loose & self._valued
        best = self._best.get((lying, builds) if builds else lying)
        if best is None:
            best = self._look(lying, builds)
        makes, most, least, cheapest, left = best.makes, 0, ENDLESS, 0, hand
        of, found, goals, every = self._of, None, 0, 0
        while left:
            card = left & -left
            left ^= card
            own, mates, values = of[card]
            if own < least:
                least, cheapest = own, card
            for value in values:
                if makes >> value & 1:
                    worth, used = best[value]
                elif loose & mates:
                    worth, used = self._mates.get(loose & mates) or self._mate(loose & mates)
                else:
                    goals |= makes << value
                    every |= 1 << value
                    continue
                worth += own
                if used == loose and len(best.places.get(value, ())) == len(builds):
                    worth += self._sweep
                if found is None or worth > most:
                    most, found = worth, (card, value, used)
        if found is None:
            return (self._build(hand, loose, builds, seat) if goals & every else None) or self._form.trails[cheapest]
        card, value, used = found
        return new(Move, (card, value, used, best.places.get(value, ()), None))

    def _look(self, lying: int, builds: tuple[Plate, ...]) -> _Best:
        """What can be taken of loose cards that have a value, and of builds."""
        if len(self._best) >= REMEMBERED:
            self._best.clear()
        best = self._best[(lying, builds) if builds else lying] = _Best()
        best.player, (best.takes, _, best.makes) = self, self._form.table(lying)
        best.places = {}
        for place, (value, cards, *_) in enumerate(builds):
            worth, used = best[value] if best.makes >> value & 1 else (0, 0)
            best[value] = worth + self.worth(cards), used
            best.places[value] = (*best.places.get(value, ()), place)
            best.makes |= 1 << value
        return best

    def _mate(self, there: int) -> _Take:
        """The best that a court takes of others of its rank."""
        found = self._mates[there] = self.best_of(self._form.mates(there))
        return found

    def best_of(self, takes: Sequence[int]) -> _Take:
        """The set of cards that is worth most, with its worth; of equal ones that of the larger number."""
        return max([(self.worth(cards), cards) for cards in takes])

    def worth(self, cards: int) -> int:
        """What some cards are worth."""
        worth, worths = 0, self._worths
        while cards:
            card = cards & -cards
            cards ^= card
            worth += worths[card]
        return worth

    def _build(self, hand: int, loose: int, builds: tuple[Plate, ...], seat: int) -> Move | None:
        """The build that is worth most, new or raised, for somebody who cannot capture.

        No group or build of a value held lies there then, so that builds are of one group, and none is added to.
        """
        form, found = self._form, list[tuple[int, int, int, tuple[int, ...], int]]()
        groups, makes = form.table(loose)[1:]
        for card, worth, others in form.apart(hand):
            goals = makes << worth & others & form.buildable if worth else 0
            while goals:
                value = (goals & -goals).bit_length() - 1
                goals &= goals - 1
                found += [(card, value, used, (), card | used) for used in groups[value - worth]]
            for place, (before, cards, multiple, *_) in enumerate(builds):
                if worth and not multiple and others & form.buildable & 1 << before + worth:
                    found.append((card, before + worth, 0, (place,), card | cards))
        if not found:
            return None
        card, value, used, places, cards = max(found, key=lambda build: self.worth(build[-1]))
        return new(Move, (card, value, used, places, new(Plate, (value, cards, False, seat, ()))))

    def _merit(self, move: Move, loose: int, builds: tuple[Plate, ...]) -> int:
        card, value, used, places, plate = move
        if not value:
            return -self._worths[card]
        worth = self.worth(card | used) + sum([self.worth(builds[place][1]) for place in places])
        if plate is not None:
            return worth + BUILD
        return worth + CAPTURE + (self._sweep if used == loose and len(places) == len(builds) else 0)


def usual_worths(rules: Rules) -> dict[Card, int]:
    """What every card of a game is worth by itself, in thousandths, and for the races it counts in."""
    worths: dict[Card, float] = dict.fromkeys(rules.pack, 0)
    for award in awards(rules):
        for card in award.cards:
            worths[card] += award.points * _share(award)
    sign = -1 if rules.ending.lowest_wins else 1
    return {card: sign * round(POINT * worth) for card, worth in worths.items()}


def _share(award: Award) -> float:
    """How much of the points of an award each of its cards brings, about."""
    if isinstance(award, Most):
        return RACE / len(award.cards)
    if isinstance(award, Several):
        return 1 / award.least
    return 1 - award.free / len(award.cards) if isinstance(award, Beyond) else 1


new = tuple.__new__
