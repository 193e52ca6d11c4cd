"""Two people who play by letters, with libsodium and chance that follows from a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha512
from random import Random

from casino_core.legal.cardless import cardless
from casino_core.legal.legality import candidates
from casino_core.mutual import Seat, accept, act, can_write, invite, read, table, why_not_offered, write, writer
from casino_core.mutual.group import ORDER
from casino_core.mutual.sodium import Sodium
from casino_core.position.actions import Action, Claim
from casino_core.rules.parts import Rules
from casino_core.rules.variants import VARIANTS, variant_rules

FOR_TWO = [name for name in VARIANTS if (2, 1) in VARIANTS[name].seatings]
"""The games for two."""

OFFERED = [name for name in FOR_TWO if why_not_offered(variant_rules(name, 2)) is None]
"""The games for two that can be played by letters."""

Chooser = Callable[[Random, Seat], Action]


class Seeded(Sodium):
    """libsodium with scalars that follow from a seed, so that letters are always the same."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.scalar_count = 0

    def random_scalar(self) -> bytes:
        """Return the next scalar that follows from the seed."""
        self.scalar_count += 1
        wide = sha512(f"{self.seed}/{self.scalar_count}".encode()).digest()
        return (int.from_bytes(wide, "big") % (ORDER - 1) + 1).to_bytes(32, "little")


def any_action(rng: Random, seat: Seat) -> Action:
    """Return a random legal action, which is rarely a claim."""
    position = table(seat).game.position
    actions: list[Action] = [*candidates(position), *cardless(position)] if not position.variant_state.demand else []
    fewer = [action for action in actions if not isinstance(action, Claim)]
    return rng.choice(fewer if fewer and rng.random() < 0.97 else actions)


def begin(rules: Rules, seed: str) -> list[Seat]:
    """Return both seats after the invitation has been accepted, and the answer read."""
    group = Seeded(seed)
    ada = invite(group, rules, "Ada")
    ben = accept(group, ada.own_letter, "Ben")
    return [read(group, ada, ben.own_letter), ben]


def turn(group: Sodium, rng: Random, seat: Seat, choose: Chooser = any_action) -> Seat:
    """Return a seat after it has taken a random turn and written its letter."""
    while table(seat).your_turn:
        seat = act(seat, choose(rng, seat))
    assert can_write(seat)
    return write(group, seat)


def played(rules: Rules, seed: str, rounds: int = 100, choose: Chooser = any_action) -> Iterator[list[Seat]]:
    """Yield both seats after every letter of a game, up to the end of ``rounds`` rounds."""
    group, rng = Seeded(seed), Random(seed)
    seats = begin(rules, seed)
    yield seats
    while (by := writer(seats[0])) is not None:
        assert by == writer(seats[1])
        seats[by] = turn(group, rng, seats[by], choose)
        seats[1 - by] = read(group, seats[1 - by], seats[by].own_letter)
        yield seats
        if all(len([part for part in seat.rounds if all(part.secrets)]) >= rounds for seat in seats):
            return
