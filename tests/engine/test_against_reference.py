"""The engine's legality against the brute-force reference, on random positions and random plays.

All of it, 20,000 positions of the base game and as many with house rules:
CASINO_TESTS=full pytest tests/engine/test_against_reference.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from casino_core.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Trail
from casino_core.cards import RANKS, SUITS, Card
from casino_core.legal import candidates, legal_plays, why_not
from casino_core.notation import action_text
from casino_core.position import Position
from casino_core.position_notation import parse_position, position_text
from tests.engine.adapter import as_reference, from_reference, to_reference
from tests.engine.amount import amount
from tests.engine.games import crowding, rounds
from tests.reference import classic as reference
from tests.strategies import random_position

SWITCHES = (
    "table_only_build_while_trailing",
    "builder_may_trail",
    "table_cards_help_raise",
    "single_build_as_card",
)
COMBINATIONS: list[reference.Options] = [
    {**dict(zip(SWITCHES, flags, strict=True)), "face_capture_limit": limit}  # type: ignore[typeddict-item]
    for *flags, limit in product(*[(False, True)] * len(SWITCHES), ("one", "all", "any"))
]
PARTS = 8  # tests that can run side by side


def random_positions(part: int, number: int, options: reference.Options) -> Iterator[reference.Position]:
    rng = Random(f"{part} {sorted(options.items())}")
    return (random_position(rng, options) for _ in range(number))


def check_legal_actions(where: reference.Position) -> None:
    position = from_reference(where)
    listed = legal_plays(position)
    plain = [as_reference(position, action) for action in listed]
    assert set(plain) == reference.legal(where), position_text(position)
    assert len(plain) == len(set(plain)), f"listed twice: {position_text(position)}"
    for action in listed:
        assert why_not(position, action) is None, (action_text(action), position_text(position))
    some = {as_reference(position, action) for action in candidates(position)}
    assert some <= set(plain)
    assert bool(some) == bool(plain)
    crowded = len(position.loose) + len(position.builds) > 7  # the fewest pieces that can make a value in 200 ways
    assert crowded or some == set(plain)


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_actions_of_the_base_game(part: int) -> None:
    for where in random_positions(part, amount(4000, 20_000) // PARTS, {}):
        check_legal_actions(where)


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_actions_with_house_rules(part: int) -> None:
    combinations = COMBINATIONS[part::PARTS]
    for options in combinations:
        for where in random_positions(part, amount(4000, 20_000) // len(COMBINATIONS), options):
            check_legal_actions(where)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_actions_in_play(seats: int) -> None:
    for options in COMBINATIONS[:: amount(12, 1)]:
        for position in rounds(f"in play {seats}", amount(1, 4), seats, **options):
            check_legal_actions(to_reference(position, options))


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_actions_on_crowded_tables(part: int) -> None:
    rng = Random(f"crowded {part}")
    for options in COMBINATIONS[part :: amount(24, 1) * PARTS]:
        position = crowding(rng, rng.randint(9, 11), rng.randint(1, 2), **options)
        check_legal_actions(to_reference(position, options))


def test_candidates_hold_the_capture_that_a_builder_cannot_do_without() -> None:
    position = parse_position(
        "classic:single_build_as_card=yes/0/1/6/-/ASAHAD2S2H2D3S3H3D4S4H4D5S5H5D/10=6C4C@0/TH,-/-/"
        "6S7S8S9STSJSQSKS6H7H8H9HJHQHKH6D7D8D9DTDJDQDKD,AC2C3C5C7C8C9CTCJCQCKC/-,-"
    )
    assert candidates(position)
    assert all(why_not(position, action) is None for action in candidates(position))


# --- Any action, legal or not -----------------------------------------------------------------------


def reference_allows(where: reference.Position, allowed: set[reference.Action], action: Play) -> bool:
    """Whether the action is told properly and the reference has its effect among the legal ones."""
    position = from_reference(where)
    return told_properly(position, action) and as_reference(position, action) in allowed


def told_properly(position: Position, action: Play) -> bool:
    """Whether an action touches what is there, once, in groups that are worth its value as the rules count them.

    The reference knows plays by their effect; of an action that names groups those very groups must be right.
    """
    used = [piece for group in action.groups for piece in group]
    if isinstance(action, MakeBuild):
        if not action.groups or action.groups[0][:1] != (action.card,):
            return False
        used.remove(action.card)
    if isinstance(action, Trail) and not action.groups:
        return action.value == 0
    lying: set[Piece] = {*position.loose, *(BuildPiece(build.name) for build in position.builds)}
    if len(set(used)) < len(used) or not lying.issuperset(used) or action.card not in position.hand:
        return False
    return all(group_told_properly(position, action, group) for group in action.groups)


def group_told_properly(position: Position, action: Play, group: tuple[Piece, ...]) -> bool:
    builds = {BuildPiece(build.name): build.value for build in position.builds}
    worth = [builds[p] if isinstance(p, BuildPiece) else reference.rank_number(p) for p in group]
    if not group or sum(worth) != action.value:
        return False
    changed = len(group) > 1 and any(isinstance(piece, BuildPiece) for piece in group)
    options = position.rules.building
    return (
        not changed
        or options.single_build_as_card
        or (action.card in group and (len(group) == 2 or options.table_cards_help_raise))
    )


def any_piece(rng: Random, position: Position) -> Piece:
    """Something on the table, in hand, or anywhere."""
    named: list[Piece] = [*position.loose, *(BuildPiece(build.name) for build in position.builds), *position.hand]
    return rng.choice([*named, *named, any_card(rng), BuildPiece(any_card(rng))])


def any_card(rng: Random) -> Card:
    return Card(rng.choice(RANKS) + rng.choice(SUITS))


def mutated(rng: Random, position: Position, action: Play) -> Play:
    """The action with something about it changed; sometimes it is legal all the same."""
    card, value, groups = action.card, action.value, [list(group) for group in action.groups]
    match rng.randrange(8):
        case 0:
            card = rng.choice((*position.hand, any_card(rng)))
        case 1:
            value = rng.choice((0, card.pips, rng.randint(-1, 14), value + 1, value - 1))
        case 2:
            groups.append([any_piece(rng, position) for _ in range(rng.randint(0, 2))])
        case 3 if groups:
            groups.pop(rng.randrange(len(groups)))
        case 4 if groups:
            rng.choice(groups).append(any_piece(rng, position))
        case 5 if any(groups):
            group = rng.choice([group for group in groups if group])
            piece = group.pop(rng.randrange(len(group)))
            rng.choice([*groups, groups[0]]).append(piece)
        case 6 if len(groups) > 1:
            groups[0] += groups.pop()
        case 7:
            rng.shuffle(groups)
            for group in groups:
                rng.shuffle(group)
    kind = rng.choice((type(action), type(action), type(action), Trail, Capture, MakeBuild))
    return kind(card, value, tuple(map(tuple, groups)))


def nonsense(rng: Random, position: Position) -> Play:
    groups = tuple(tuple(any_piece(rng, position) for _ in range(rng.randint(0, 3))) for _ in range(rng.randint(0, 3)))
    return rng.choice((Trail, Capture, MakeBuild))(any_card(rng), rng.randint(0, 14), groups)


@pytest.mark.parametrize("part", range(PARTS))
def test_why_not_refuses_just_what_the_reference_refuses(part: int) -> None:
    rng = Random(f"mutated {part}")
    legal = 0
    for _ in range(amount(80, 1000)):
        where = random_position(rng, rng.choice(COMBINATIONS), unreachable=0)
        position, allowed = from_reference(where), reference.legal(where)
        for _ in range(40):
            action = nonsense(rng, position) if rng.random() < 0.1 else rng.choice(legal_plays(position))
            for _ in range(rng.randint(0, 3)):
                action = mutated(rng, position, action)
            expected = reference_allows(where, allowed, action)
            assert (why_not(position, action) is None) == expected, (action, position_text(position))
            legal += expected
    assert 0 < legal < amount(80, 1000) * 40
