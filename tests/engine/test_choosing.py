"""The plays that use the chosen pieces, compared with the list of all legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.coaching.choosing import choose
from casino_core.coaching.play_with import play_with
from casino_core.coaching.remedies import ToHold, ToJoin
from casino_core.legal.captures import count_taken
from casino_core.legal.legality import legal_plays, why_not
from casino_core.notation.positions import parse_position, position_text
from casino_core.position.actions import Capture, MakeBuild, Piece, Play, TableAction, TableBuild, Trail, pieces
from casino_core.position.position import Position
from tests.engine.adapter import as_reference, from_reference
from tests.engine.amount import amount
from tests.engine.games import crowding, rounds
from tests.engine.test_against_reference import COMBINATIONS
from tests.reference.classic import Action as Plain
from tests.strategies import random_position


def effects(position: Position, actions: Sequence[TableAction]) -> set[Plain]:
    return {as_reference(position, action) for action in actions if not isinstance(action, TableBuild)}


def check_choices(rng: Random, position: Position, card: Card, tries: int) -> None:
    """Choose the pieces of a legal action one by one, sometimes with another piece among them; check every step."""
    mine = [action for action in legal_plays(position) if action.card == card]
    on_table: list[Piece] = [*position.loose, *(build.piece for build in position.builds)]
    for _ in range(tries):
        order = list(pieces(rng.choice(mine))) if mine else []
        rng.shuffle(order)
        if on_table and rng.random() < 0.2:
            order.insert(rng.randrange(len(order) + 1), rng.choice(on_table))
        for count in range(len(order) + 1):
            check_choice(position, card, frozenset(order[:count]), mine)


def best_first(position: Position, action: TableAction) -> tuple[int, int, int]:
    """Return a sort key for captures (most cards first), then builds (most pieces, then highest value), then trails."""
    if isinstance(action, Capture):
        return 0, -count_taken(position, action), 0
    return (1, -len(pieces(action)), -action.value) if isinstance(action, MakeBuild) else (2, 0, 0)


def check_choice(position: Position, card: Card, chosen: frozenset[Piece], mine: list[Play]) -> None:
    choice = choose(position, card, chosen)
    context = (card, chosen, position_text(position))
    exact = [action for action in mine if set(pieces(action)) == chosen]
    further = [action for action in mine if set(pieces(action)) > chosen]
    assert effects(position, choice.exact) == effects(position, exact), context
    assert len(choice.exact) == len(exact), context
    assert choice.joinable == set(chain.from_iterable(map(pieces, further))) - chosen, context
    assert effects(position, choice.further) <= effects(position, further), context
    if len(position.loose) + len(position.builds) <= 7:
        assert len(choice.further) == len(further), context
    assert bool(choice.further) == bool(further), context
    for actions in (choice.exact, choice.further):
        assert list(actions) == sorted(actions, key=partial(best_first, position))
    if choice.refused is not None:
        assert not choice.exact
        assert not isinstance(choice.refused.action, TableBuild)
        assert choice.refused.action.card == card
        assert why_not(position, choice.refused.action) == choice.refused.why
    assert bool(choice.exact or choice.refused or choice.further), context


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_choices_in_play(seats: int) -> None:
    rng = Random(seats)
    for options in COMBINATIONS[:: amount(12, 1)]:
        for position in rounds(f"choices {seats}", amount(1, 5), seats, **options):
            check_choices(rng, position, rng.choice(position.hand), 1)


@pytest.mark.slow
def test_choices_in_random_positions() -> None:
    rng = Random("choices")
    for _ in range(amount(120, 4000)):
        position = from_reference(random_position(rng, rng.choice(COMBINATIONS), unreachable=0))
        for card in position.hand:
            check_choices(rng, position, card, 1)


@pytest.mark.slow
def test_choices_on_crowded_tables() -> None:
    rng = Random("crowded choices")
    for _ in range(amount(2, 60)):
        position = crowding(rng, rng.randint(8, 12), rng.randint(0, 2), **rng.choice(COMBINATIONS))
        for card in position.hand:
            check_choices(rng, position, card, 2)


def test_an_play_with_certain_pieces_is_found_wherever_there_is_one() -> None:
    rng = Random("certain pieces")
    for _ in range(amount(200, 5000)):
        position = from_reference(random_position(rng, rng.choice(COMBINATIONS), unreachable=0))
        on_table: list[Piece] = [*position.loose, *(build.piece for build in position.builds)]
        listed = legal_plays(position)
        for card in position.hand if on_table else ():
            wanted = frozenset(rng.sample(on_table, min(len(on_table), rng.randint(1, 3))))
            play = play_with(position, card, wanted)
            with_them = [action for action in listed if action.card == card and wanted <= set(pieces(action))]
            assert (play is None) == (not with_them), (card, wanted, position_text(position))
            if play is not None:
                assert as_reference(position, play) in effects(position, with_them)


TABLE = parse_position(
    "classic/0/1/1/-/8D5H3C2D/-/8SKS9C2C,4D6D7D9D/ASTSJSQSAH2HTHJHQHKHADTDJDQDKDAC3H4H6H7H9H4S5S7S/"
    "2S3S6S9S8H3D,5D4C5C6C7C8CTCJCQCKC/-,-"
)


def test_an_eight_takes_an_eight_and_five_and_three() -> None:
    both = Capture(Card("8S"), 8, ((Card("8D"),), (Card("5H"), Card("3C"))))
    nothing_chosen = choose(TABLE, Card("8S"))
    assert nothing_chosen.exact == (Trail(Card("8S")),)
    assert effects(TABLE, [nothing_chosen.further[0]]) == effects(TABLE, [both])
    assert nothing_chosen.joinable == {"8D", "5H", "3C"}
    five = choose(TABLE, Card("8S"), frozenset([Card("5H")]))
    assert not five.exact
    assert five.joinable == {"8D", "3C"}
    assert five.refused is not None
    assert five.refused.action == Capture(Card("8S"), 8, ((Card("5H"),),))
    assert five.refused.why == ("group-does-not-add-up", {"group": (Card("5H"),), "value": 8})
    assert [diagnosis.remedy for diagnosis in five.refused.diagnoses] == [ToJoin(3, (Card("5H"),))]


def test_a_two_can_build_what_is_held() -> None:
    eight = MakeBuild(Card("2C"), 8, ((Card("2C"),), (Card("8D"),)))
    assert why_not(TABLE, eight) is not None
    choice = choose(TABLE, Card("2C"), frozenset([Card("5H")]))
    assert choice.exact == ()
    assert choice.refused is not None
    assert choice.refused.action == MakeBuild(Card("2C"), 7, ((Card("2C"), Card("5H")),))
    assert [diagnosis.remedy for diagnosis in choice.refused.diagnoses] == [ToHold(7)]
    with_two = choose(TABLE, Card("2C"), frozenset([Card("2D")]))
    assert with_two.exact[0] == Capture(Card("2C"), 2, ((Card("2D"),),))
    assert with_two.joinable == {"5H"}
