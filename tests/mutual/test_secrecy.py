"""Letters reveal no hidden cards: a simulator without the dealer's cards writes letters that the leader's page accepts.

So whatever the leader's page computes from the letters, it learns only those of the dealer's cards that are shown.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.mutual import Letter, Part, Seat, invite, legal_actions, letter_text, parse_letter, read
from casino_core.mutual.board import deals
from casino_core.mutual.doubt import why_impossible
from casino_core.mutual.keys import Pack, points
from casino_core.mutual.letters import to_text
from casino_core.mutual.parts import keys
from casino_core.mutual.seat import UNKNOWN
from casino_core.mutual.state import board
from casino_core.playing.shuffling import round_secret
from casino_core.position.actions import Action, Capture, Trail
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.two import Seeded, begin, turn

CLASSIC = variant_rules("classic")


class Simulator:
    """A dealer without cards: places hold random points, and a card is chosen at random only when one is shown."""

    def __init__(self, group: Seeded, seat: Seat, seed: str) -> None:
        self.group, self.rng = group, Random(seed)
        self.id, self.digest = seat.id, seat.digests[-1]
        self.first = seat.rounds[0].packs[0].points
        self.unused = list(range(len(self.first)))
        self.rng.shuffle(self.unused)

    def random_pack(self) -> Pack:
        """Return a pack of random points of the group."""
        return tuple(self.group.hash_to_group(self.rng.randbytes(32), b"simulator") for _ in self.first)

    def shares(self, places: tuple[int, ...]) -> Part:
        """Return shares for places in the leader's hand and the layout; each opens a card chosen at random only now."""
        return Part("s", to_text(b"".join(self.first[self.unused.pop()] for _ in places)))

    def letter(self, seat: Seat, *parts: Part) -> str:
        """Return the text of the next letter."""
        return letter_text(Letter(self.id, seat.letters + 1, seat.digests[-1], parts))

    def answer(self, seat: Seat) -> str:
        """Return the answer to the invitation, with a pack whose points are related to no cards."""
        hands, layout = deals(seat.rules, 1)[0]
        pack = Part("d", to_text(b"".join(self.random_pack())))
        return self.letter(seat, Part("n"), pack, self.shares((*hands[0], *layout)))


def shown(simulator: Simulator, seat: Seat) -> tuple[bytes, Card]:
    """Return a share that reveals a random card to ``seat``, the leader, and the card."""
    index = simulator.unused.pop()
    card = keys(simulator.group, seat).unlock(0, simulator.first[index])
    return simulator.first[index], seat.rules.pack[points(simulator.group, seat.rules).index(card)]


def play_of(seat: Seat, card: Card) -> Action:
    """Return a play of a card, legal as far as the leader can know: a capture of cards of its rank, or a trail."""
    position = board(seat).game.position
    known = set(seat.rounds[0].known)
    unseen = tuple(c for index, c in enumerate(seat.rules.pack) if index not in known and c != card)
    mates = tuple((loose,) for loose in position.loose if loose.rank == card.rank)
    taking = Capture(card, card.pips, mates if card.pips < 11 else mates[:1])
    holding = board_with(seat, card)
    return next(a for a in (taking, Trail(card)) if why_impossible(holding, a, unseen) is None)


def board_with(seat: Seat, card: Card) -> Position:
    """Return the position with a card put into the dealer's hand."""
    position = board(seat).game.position
    own = position.hands[1]
    return replace(position, hands=(position.hands[0], (card, *own[1:])))


@pytest.mark.parametrize("number", range(amount(3, 30)))
def test_a_simulator_without_cards_is_accepted_for_a_round(number: int) -> None:
    group, rng = Seeded(f"simulator {number}"), Random(number)
    ada = invite(group, CLASSIC, "Ada")
    simulator = Simulator(group, ada, f"simulator {number}")
    ada = read(group, ada, simulator.answer(ada))
    while len(ada.rounds) == 1:
        ada = turn(group, rng, ada, takes_or_trails)
        now = board(ada)
        parts: list[Part] = []
        place = now.hands[1][0]
        wanted = tuple(p for p in now.hands[0] if ada.rounds[0].known[p] == UNKNOWN)
        if wanted:
            parts.append(simulator.shares(wanted))
        share, card = shown(simulator, ada)
        action = play_of(ada, card)
        parts.append(Part("o", to_text(bytes([place]) + share) + str(action)))
        if len(now.hands[1]) == 1 and not now.game.position.last_deal:
            following = deals(CLASSIC, 1)[now.game.position.deals]
            parts.append(simulator.shares(following.hands[0]))
        if len(now.hands[1]) == 1 and now.game.position.last_deal:
            # The pack of the next round, in which the simulator leads, also consists of random points.
            parts += [Part("k", to_text(rng.randbytes(16))), Part("d", to_text(b"".join(simulator.random_pack())))]
        ada = read(group, ada, simulator.letter(ada, *parts))
    assert ada.rounds[0].secrets[1]
    assert not simulator.unused


def takes_or_trails(rng: Random, seat: Seat) -> Action:
    """Return a capture or a trail: the leader makes no builds, so no duty limits the simulator's plays."""
    return rng.choice([action for action in legal_actions(seat) if isinstance(action, Capture | Trail)])


def test_no_place_opens_without_its_share() -> None:
    group = Seeded("no share")
    ada, ben = begin(CLASSIC, "no share")
    own = keys(group, ada)
    cards = set(points(group, CLASSIC))
    hidden = [place for place, index in enumerate(ada.rounds[0].known) if index == UNKNOWN]
    pack, first = ada.rounds[0].packs[1].points, ada.rounds[0].packs[0].points
    assert len(hidden) == 44
    for place in hidden:
        opened = own.unlock(place, pack[place])
        assert opened not in cards
        assert opened not in first
    # The packs share no point, so neither seat can find a place of the second pack in the first.
    assert not set(pack) & set(first)
    assert ben.rounds[0].known == (UNKNOWN,) * 52


def test_the_secret_of_a_round_opens_no_other_round() -> None:
    secrets = {round_secret("A" * 22, number) for number in range(1, 100)}
    assert len(secrets) == 99
    assert all(len(secret) == 22 for secret in secrets)


def test_letters_do_not_contain_the_secret_before_the_end() -> None:
    group, rng = Seeded("contents"), Random("contents")
    seats = begin(CLASSIC, "contents")
    for _ in range(40):
        by = seats[0].letters % 2
        seats[by] = turn(group, rng, seats[by])
        seats[1 - by] = read(group, seats[1 - by], seats[by].own_letter)
        assert seats[by].secret not in seats[by].own_letter
        assert {part.kind for part in parse_letter(seats[by].own_letter).parts} <= set("soa")
