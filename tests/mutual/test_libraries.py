"""libsodium: the test vectors of the RFCs, and keys that undo each other.

test_pyodide.py tries the same vectors with the browser's library.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from casino_core.mutual import accept, audit, invite, read, writer
from casino_core.mutual.group import ORDER
from casino_core.mutual.keys import Keys, points
from casino_core.mutual.sodium import Sodium, expanded
from casino_core.rules.variants import variant_rules
from tests.mutual.two import Seeded, turn
from web.generator.paths import ROOT

VECTORS: dict[str, Any] = json.loads((ROOT / "tests" / "data" / "ristretto.json").read_text("utf-8"))
GROUP = Sodium()
CLASSIC = variant_rules("classic")


def scalar(number: int) -> bytes:
    return (number % ORDER).to_bytes(32, "little")


def test_multiples_of_the_generator() -> None:
    generator = bytes.fromhex(VECTORS["multiples"][0])
    for number, encoding in enumerate(VECTORS["multiples"], 1):
        assert GROUP.multiply(generator, scalar(number)).hex() == encoding


@pytest.mark.parametrize("encoding", VECTORS["invalid"])
def test_invalid_encodings_are_refused(encoding: str) -> None:
    assert not GROUP.is_valid(bytes.fromhex(encoding))


@pytest.mark.parametrize("encoding", [b"", bytes(31), bytes(32), bytes(33), b"\1" * 32])
def test_the_identity_and_other_lengths_are_refused(encoding: bytes) -> None:
    assert not GROUP.is_valid(encoding)


@pytest.mark.parametrize("vector", VECTORS["expand"], ids=lambda vector: vector["message"][:8])
def test_messages_are_expanded(vector: dict[str, str]) -> None:
    expansion = expanded(vector["message"].encode(), VECTORS["expand_dst"].encode(), 32)
    assert expansion.hex() == vector["bytes"]


@pytest.mark.parametrize("vector", VECTORS["oprf"], ids=lambda vector: vector["input"][:8])
def test_messages_are_hashed_to_the_group(vector: dict[str, str]) -> None:
    point = GROUP.hash_to_group(bytes.fromhex(vector["input"]), bytes.fromhex(VECTORS["oprf_dst"]))
    blind = bytes.fromhex(vector["blind"])
    blinded = GROUP.multiply(point, blind)
    assert blinded.hex() == vector["blinded"]
    evaluated = GROUP.multiply(blinded, bytes.fromhex(VECTORS["oprf_key"]))
    assert evaluated.hex() == vector["evaluated"]
    assert GROUP.multiply(blinded, GROUP.invert(blind)) == point


def test_scalars_are_never_zero_and_differ() -> None:
    scalars = {GROUP.random_scalar() for _ in range(100)}
    assert len(scalars) == 100
    assert all(0 < int.from_bytes(scalar, "little") < ORDER for scalar in scalars)


@pytest.mark.parametrize("variant", ["classic", "krypkasino", "khasino"])
def test_every_card_has_a_point_and_both_keys_undo_each_other(variant: str) -> None:
    rules, group = variant_rules(variant, 2), Seeded("keys")
    cards = points(group, rules)
    assert len(set(cards)) == len(rules.pack)
    assert all(map(group.is_valid, cards))
    leader, dealer = Keys(group, rules, "a" * 22, leads=True), Keys(group, rules, "b" * 22, leads=False)
    pack = dealer.lock(leader.lock(cards))
    lying = [leader.order[index] for index in dealer.order]
    for place, index in enumerate(lying):
        assert leader.unlock(place, dealer.unlock(place, pack[place])) == cards[index]
        assert dealer.unlock(place, leader.unlock(place, pack[place])) == cards[index]


class Counting(Seeded):
    """A group that counts multiplications and hashes, which take almost all of the time of a letter."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.count = 0

    def hash_to_group(self, message: bytes, dst: bytes) -> bytes:
        """Return a hash, and count it."""
        self.count += 1
        return super().hash_to_group(message, dst)

    def multiply(self, point: bytes, scalar: bytes) -> bytes:
        """Return a product, and count the multiplication."""
        self.count += 1
        return super().multiply(point, scalar)

    def spent(self) -> int:
        """Return the number of operations since the last call."""
        count, self.count = self.count, 0
        return count


def test_letters_cost_few_operations() -> None:
    """The number matters because an operation takes about two milliseconds on a phone."""
    group, rng = Counting("operations"), Random("operations")
    group.spent()
    ada = invite(group, CLASSIC)
    assert group.spent() == 52 + 52  # every card is hashed and locked
    ben = accept(group, ada.own_letter)
    assert group.spent() == 52 + 8
    seats = [read(group, ada, ben.own_letter), ben]
    assert group.spent() == 8
    while not all(all(seat.rounds[0].secrets) for seat in seats):
        by = writer(seats[0])
        assert by is not None
        seats[by] = turn(group, rng, seats[by])
        # A letter opens one card, deals up to two hands and, if a round begins, adds a pack and the layout.
        assert group.spent() <= (52 + 8 if len(seats[by].own_letter) > 1000 else 1 + 8)
        seats[1 - by] = read(group, seats[1 - by], seats[by].own_letter)
        assert group.spent() <= 1 + 8
    for seat in seats:
        assert audit(group, seat, 1).code == ""
        assert group.spent() <= 52 + 24 + 28  # the pack and the shares of the other seat
