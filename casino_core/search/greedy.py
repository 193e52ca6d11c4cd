"""A greedy player for playouts: takes what is worth most, else builds, else lays down what is worth least.

Which cards can capture is told by what the table makes, so that the others of a hand are not looked at one by one.
"""

from __future__ import annotations

from math import inf

from casino_core.cards import Card
from casino_core.rules.awards import Award, Beyond, Most, Several, awards
from casino_core.rules.parts import Rules
from casino_core.search.built import NO_EXTRA, Built, Move, Node, Plate, owed
from casino_core.search.tables import Table

POINT = 1000
"""A point of the score: worths are whole thousandths of one."""

BUILD, CAPTURE = 100 * POINT, 200 * POINT
"""Any capture is better than any build, and that better than laying a card down."""

RACE = 2.5
"""How much more than an equal share of an award for most cards each card is worth: most races are close."""

_Held = tuple[int, int, int, int, tuple[int, ...]]
"""A card: what it is worth, the values it captures at, as bits, what it counts in builds, the cards of its rank if it
takes only these, and the values as numbers."""

_Stand = dict[int, tuple[int, tuple[int, ...]]]
"""What stands in builds, by value: what it is worth, and the places."""

NOTHING: _Stand = {}
NO_BUILD: tuple[int, tuple[int, ...]] = 0, ()


class _Takers(dict[int, int]):
    """The cards that take something of what lies there, by what that is; ``takes``: what every card takes. All bits."""

    __slots__ = ("takes",)
    takes: dict[int, int]

    def __missing__(self, there: int) -> int:
        """Look through all cards when it is asked for the first time."""
        found = self[there] = sum([card for card, takes in self.takes.items() if takes & there])
        return found


class Greedy:
    """The greedy player of a game. ``worths``: what every card is worth, by its bit, if not the usual."""

    def __init__(self, form: Built, worths: dict[int, int] | None = None) -> None:
        self._form = form
        rules = form.rules
        own = self._worths = worths or {form.bit[card]: worth for card, worth in usual_worths(rules).items()}
        self._cheapest_first = [sum([bit for bit in own if own[bit] == worth]) for worth in sorted(set(own.values()))]
        self._sweep = rules.scoring.sweep_points * POINT
        ranks = {card: form.mask([c for c in rules.rank_only if c.rank == card.rank]) for card in rules.rank_only}
        self._of: dict[int, _Held] = {}
        for card, values in rules.hand_values.items():
            (bit, counts, _), *_ = form.apart(form.bit[card])
            marks = sum([1 << value for value in values])
            self._of[bit] = own[bit], marks, counts, ranks.get(card, 0), values
        self._courts = form.mask(rules.rank_only)
        self._takers, self._pairing = _Takers(), _Takers()
        self._takers.takes = {bit: marks for bit, (_, marks, *_) in self._of.items()}
        self._pairing.takes = {bit: mates for bit, (*_, mates, _) in self._of.items()}
        self._next = tuple(rules.next_seat(seat) for seat in range(rules.seats))

    def playout(self, node: Node) -> Node:
        """The node at the end of the deal when everybody plays greedily."""
        if not self._form.usual or node.extra.stock:
            while not self._form.over(node):
                node = self._form.after(node, self.move(node))
            return node
        hands, loose, builds, taken, sweeps, turn, last, stock, extra = node
        left, won, choose, following, side_of = list(hands), list(taken), self._choose, self._next, self._form.side_of
        while hand := left[turn]:
            card, value, used, places, plate = choose(hand, loose, builds, turn)
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
        return self._choose(node.hands[node.turn], node.loose, node.builds, node.turn)

    def _choose(self, hand: int, loose: int, builds: tuple[Plate, ...], seat: int) -> Move:
        """The capture that is worth most; else a build; else the card that is worth least, of equal ones the first.

        Whoever owes a build can take it: nothing is owed by those who cannot.
        """
        if builds and self._form.several and owed(builds, seat):
            return self._among_all(hand, loose, builds, seat)
        table = self._form.table(loose)
        there, stand = table[2], NOTHING
        if builds:
            stand = self._standing(builds)
            for value in stand:
                there |= 1 << value
        if takers := hand & (self._takers[there] | self._pairing[loose & self._courts]):
            return self._capture(takers, loose, table, stand, len(builds))
        of, goals, every, left = self._of, 0, 0, hand
        while left:
            card = left & -left
            left ^= card
            _, marks, counts, _, _ = of[card]
            goals |= there << counts
            every |= marks
        return (goals & every and self._build(hand, loose, builds, seat)) or self._trail(hand)

    def _among_all(self, hand: int, loose: int, builds: tuple[Plate, ...], seat: int) -> Move:
        """The best of all moves, for a builder who has to mind which cards answer for what."""
        hands = tuple([hand if place == seat else 0 for place in range(len(self._next))])
        moves = self._form.moves(new(Node, (hands, loose, builds, (), (), seat, -1, 0, NO_EXTRA)))
        return max(moves, key=lambda move: self._merit(move, loose, builds))

    def _standing(self, builds: tuple[Plate, ...]) -> _Stand:
        found: _Stand = {}
        for place, (value, cards, *_) in enumerate(builds):
            worth, places = found.get(value, NO_BUILD)
            found[value] = worth + self.worth(cards), (*places, place)
        return found

    def _capture(self, takers: int, loose: int, table: Table, stand: _Stand, builds: int) -> Move:
        """The capture that is worth most with cards that take something; every build of its value goes with it."""
        (takes, _, makes), worth_of, most = table, self.worth, -inf
        found: tuple[int, int, int, tuple[int, ...], None] = (0, 0, 0, (), None)
        while takers:
            card = takers & -takers
            takers ^= card
            own, _, _, mates, values = self._of[card]
            for value in values:
                worth, places = stand.get(value, NO_BUILD) if stand else NO_BUILD
                used = 0
                if makes >> value & 1 or loose & mates:
                    sets = takes[value] or self._form.mates(loose & mates)
                    used = sets[0] if len(sets) == 1 else max([(worth_of(cards), cards) for cards in sets])[1]
                elif not places:
                    continue
                worth += own + worth_of(used)
                if used == loose and len(places) == builds:
                    worth += self._sweep
                if worth > most:
                    most, found = worth, (card, value, used, places, None)
        return new(Move, found)

    def _build(self, hand: int, loose: int, builds: tuple[Plate, ...], seat: int) -> Move | None:
        """The build that is worth most, new or raised, for somebody who cannot capture.

        No group or build of a value held lies there then, so that builds are of one group, and none is added to.
        """
        form, worth_of, most = self._form, self.worth, -inf
        found: tuple[int, int, int, tuple[int, ...], int] | None = None
        _, groups, makes = form.table(loose)
        for card, counts, others in form.apart(hand):
            goals = makes << counts & others & form.buildable if counts else 0
            while goals:
                value = (goals & -goals).bit_length() - 1
                goals &= goals - 1
                for used in groups[value - counts]:
                    if (worth := worth_of(card | used)) > most:
                        most, found = worth, (card, value, used, (), card | used)
            for place, (before, cards, multiple, *_) in enumerate(builds):
                raised = counts and not multiple and others & form.buildable & 1 << before + counts
                if raised and (worth := worth_of(card | cards)) > most:
                    most, found = worth, (card, before + counts, 0, (place,), card | cards)
        if found is None:
            return None
        card, value, used, places, cards = found
        return new(Move, (card, value, used, places, new(Plate, (value, cards, False, seat, ()))))

    def _trail(self, hand: int) -> Move:
        """The card that is worth least, of equal ones the first."""
        for cards in self._cheapest_first:
            if held := cards & hand:
                return self._form.trails[held & -held]
        raise ValueError(hand)

    def worth(self, cards: int) -> int:
        """What some cards are worth."""
        worth, worths = 0, self._worths
        while cards:
            card = cards & -cards
            cards ^= card
            worth += worths[card]
        return worth

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
