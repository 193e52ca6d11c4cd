"""What a page shows does not depend on cards that it does not know, and cards stay backs until a letter opens them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from casino_core.legal.legality import candidates
from casino_core.mutual import Seat, accept, act, invite, legal_actions, read, table, write
from casino_core.mutual.board import boards
from casino_core.mutual.seat import UNKNOWN
from casino_core.mutual.state import may_act, with_draft
from casino_core.mutual.table import rounds_on_table
from casino_core.rules.variants import variant_rules
from tests.engine.amount import amount
from tests.mutual.two import OFFERED, Seeded, played

CLASSIC = variant_rules("classic")


def fill_randomly(rng: Random, seat: Seat) -> Seat:
    """Return the seat with random cards at the places that it does not know."""
    rounds = rounds_on_table(seat)
    known = list(rounds[-1].known)
    unseen = [index for index in range(len(known)) if index not in known]
    rng.shuffle(unseen)
    filled = tuple(unseen.pop() if index == UNKNOWN else index for index in known)
    return replace(seat, rounds=(*rounds[:-1], replace(rounds[-1], known=filled)))


@pytest.mark.slow
@pytest.mark.parametrize("variant", OFFERED[amount(1, 0) :: amount(8, 1)])
def test_no_view_depends_on_the_filling(variant: str) -> None:
    rng = Random(variant)
    for number in range(amount(1, 30)):
        for seats in played(variant_rules(variant, 2), f"views {variant} {number}", rounds=1):
            for seat in seats:
                shown = table(seat)
                if shown.layout_backs:
                    continue
                for _ in range(amount(1, 4)):
                    other = fill_randomly(rng, seat)
                    now = boards(other.rules, other.rounds)[-1].game
                    view = now.view(seat.seat)
                    assert replace(view, hand=shown.view.hand) == shown.view
                    assert shown.backs or view.hand == shown.view.hand
                    assert (now.totals, now.outcome, now.round_over) == (
                        shown.game.totals,
                        shown.game.outcome,
                        shown.game.round_over,
                    )
                    if shown.your_turn:
                        assert candidates(now.position) == candidates(shown.game.position)


def test_the_own_hand_shows_backs_until_the_letter_that_opens_it() -> None:
    group = Seeded("backs")
    ada = invite(group, CLASSIC)
    ben = accept(group, ada.own_letter)
    for seat in (ada, ben):
        shown = table(seat)
        assert (shown.backs, shown.layout_backs, shown.view.hand, shown.view.loose) == (4, 4, (), ())
        assert not shown.your_turn
        assert legal_actions(seat) == ()
    ada = read(group, ada, ben.own_letter)
    shown = table(ada)
    assert (shown.backs, shown.layout_backs, shown.your_turn) == (0, 0, True)
    assert len(shown.view.hand) == len(shown.view.loose) == 4
    ada = write(group, act(ada, legal_actions(ada)[0]))
    ben = read(group, ben, ada.own_letter)
    assert (table(ben).backs, table(ben).layout_backs, table(ben).your_turn) == (0, 0, True)


@pytest.mark.parametrize("variant", ["draw", "royal_draw"])
def test_a_drawn_card_is_a_back_until_the_other_answers(variant: str) -> None:
    rules = variant_rules(variant, 2)
    backs = []
    for seats in played(rules, variant, rounds=1):
        for seat in seats:
            shown = table(seat)
            backs.append(shown.backs)
            assert shown.backs + len(shown.view.hand) == shown.view.hand_sizes[seat.seat]
            assert not (shown.your_turn and shown.backs)
    assert backs.count(1) > 20


def test_a_turn_of_several_actions_shares_a_letter() -> None:
    rules, several = variant_rules("pluck", 2), 0
    for seats in played(rules, "pluck", rounds=1):
        records = [seat.rounds[0].record for seat in seats]
        assert records[0] == records[1]
        letters = [taken.letter for taken in records[0]]
        several += len(letters) - len(set(letters))
        for seat in seats:
            assert may_act(seat, with_draft(seat)) == table(seat).your_turn
            break
        if several > 3:
            return
    pytest.fail("no turn had several actions")
