"""All that one seat may see: the only thing a bot or a screen is given."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import prod

from casino_core.actions import Action
from casino_core.cards import Card, Chance
from casino_core.layout import Build
from casino_core.position import Cards, Position
from casino_core.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """A round as one seat sees it. ``hand`` is that seat's; of the others only the sizes are known.

    Captured cards were seen by all when they were taken, so ``piles`` holds them, sorted: their order is nobody's
    business. ``played`` is what has been done in this round, by seat, and ``totals`` the score of the game by side.
    """

    rules: Rules
    seat: int
    hand: Cards
    hand_sizes: tuple[int, ...]
    loose: Cards
    builds: tuple[Build, ...]
    stock_size: int
    piles: tuple[Cards, ...]
    sweeps: tuple[Cards, ...]
    turn: int
    dealer: int
    deals: int
    last_capturer: int | None
    played: tuple[tuple[int, Action], ...] = ()
    totals: tuple[int, ...] = ()

    @property
    def unseen(self) -> Cards:
        """The cards this seat has not seen: in the other hands or the stock, in pack order."""
        seen = Counter(self.hand + self.loose)
        for pile in self.piles:
            seen.update(pile)
        for build in self.builds:
            seen.update(build.cards)
        left = Counter(self.rules.pack)
        left.subtract(seen)
        return tuple(card for card in left for _ in range(left[card]))

    def with_hidden(self, hands: tuple[Cards, ...], stock: Cards) -> Position:
        """The position in which the hidden cards lie like this; ``hands`` by seat, this seat's own among them."""
        return Position(
            self.rules,
            hands,
            self.loose,
            self.builds,
            stock,
            self.piles,
            self.sweeps,
            self.turn,
            self.dealer,
            self.deals,
            self.last_capturer,
        )

    def sample(self, chance: Chance) -> Position:
        """One way in which the hidden cards may lie, all that fit what was seen being equally likely.

        Every builder is given a card that takes each build of theirs, as the rules make sure. Raises ValueError when
        the view contradicts itself, so that no such deal exists.
        """
        for _ in range(1000):
            position = self._dealt(chance)
            if position is not None and chance.below(self._ways(position)) == 0:
                return position
        raise ValueError("no hands fit this view")

    def _ways(self, position: Position) -> int:
        """In how many ways ``_dealt`` comes by these hands: one for every choice of the cards that take the builds.

        Keeping one such deal in so many makes all hands equally likely.
        """
        values = self.rules.hand_values
        kept = {(build.owner, build.value) for build in self.builds if build.owner != self.seat}
        return prod(sum(value in values[card] for card in position.hands[owner]) for owner, value in kept)

    def _dealt(self, chance: Chance) -> Position | None:
        """The hidden cards dealt at random after every builder has been given a card; None where there is none."""
        left = list(chance.shuffled(self.unseen))
        if len(left) != self.stock_size + sum(self.hand_sizes) - self.hand_sizes[self.seat]:
            raise ValueError("the number of hidden cards does not fit this view")
        hands: list[list[Card]] = [[] for _ in self.hand_sizes]
        hands[self.seat] = list(self.hand)
        for build in self.builds:
            if not self._take_keeper(build, hands[build.owner], left, chance):
                return None
        for seat, size in enumerate(self.hand_sizes):
            missing = size - len(hands[seat])
            if missing < 0:
                return None
            hands[seat] += left[:missing]
            del left[:missing]
        return self.with_hidden(tuple(tuple(hand) for hand in hands), tuple(left))

    def _take_keeper(self, build: Build, hand: list[Card], left: list[Card], chance: Chance) -> bool:
        """Move a card that takes the build from the hidden cards to its owner, unless he has one."""
        values = self.rules.hand_values
        if build.owner == self.seat or any(build.value in values[card] for card in hand):
            return True
        keepers = [card for card in left if build.value in values[card]]
        if keepers:
            keeper = chance.choice(keepers)
            left.remove(keeper)
            hand.append(keeper)
        return bool(keepers)


def view(
    position: Position,
    seat: int,
    played: tuple[tuple[int, Action], ...] = (),
    totals: tuple[int, ...] = (),
) -> View:
    """What a seat sees of a position, with the record of the round and the score of the game."""
    return View(
        position.rules,
        seat,
        position.hands[seat],
        tuple(len(hand) for hand in position.hands),
        position.loose,
        position.builds,
        len(position.stock),
        tuple(tuple(sorted(pile)) for pile in position.piles),
        position.sweeps,
        position.turn,
        position.dealer,
        position.deals,
        position.last_capturer,
        played,
        totals or (0,) * position.rules.sides,
    )
