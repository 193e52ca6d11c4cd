"""The engine compared with the brute-force reference, on random positions and random plays: legality and results.

The full test, with 20,000 positions of the base game, 20,000 with house rules, and 5,000 of every preset:
CASINO_TESTS=full pytest tests/engine/test_against_reference.py
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice, product
from random import Random

import pytest

from casino_core.legal.legality import candidates, legal_actions, legal_plays, why_not
from casino_core.notation.actions import action_text, parse_action
from casino_core.notation.positions import parse_position, position_text
from casino_core.playing.play import apply
from casino_core.position.actions import BuildPiece, Capture, MakeBuild, Piece, Play, Pluck, Trail, pieces
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from tests.engine.adapter import as_reference, from_reference, result_of, to_reference
from tests.engine.amount import amount
from tests.engine.games import CLOSED_GAMES, CLOSED_TABLES, crowding, rounds, rounds_of
from tests.engine.mutations import mutated, nonsense
from tests.engine.points import options_of
from tests.engine.setups import set_up
from tests.reference import classic as reference
from tests.reference.after import after
from tests.reference.groups import totals
from tests.reference.plain import build_values, loose_values
from tests.reference.presets import PRESETS
from tests.strategies import preset_position, random_options, random_position

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
CROWDED = 9  # with more loose cards, as in games without building, the reference takes long
PARTS = 8  # the number of parts of a long test, which can run side by side


def random_positions(part: int, number: int, options: reference.Options) -> Iterator[reference.Position]:
    rng = Random(f"{part} {sorted(options.items())}")
    return (random_position(rng, options) for _ in range(number))


def announced(effects: Iterable[reference.Action]) -> set[reference.Action]:
    """Return the effects as they are announced: a build is single or multiple, whatever the number of its groups.

    If cards have two values, the same cards can make two groups or three, which makes no difference to the game.
    """
    return {(*effect[:-1], min(effect[-1], 2)) if effect[0] == "build" else effect for effect in effects}


def check_legal_actions(where: reference.Position, preset: str = "") -> None:
    """Check the list of legal actions in a position, and the results of a few of them."""
    position = from_reference(where, preset)
    listed = legal_plays(position)
    plain = [as_reference(position, action) for action in listed]
    assert announced(plain) == announced(reference.legal(where)), position_text(position)
    assert len(plain) == len(announced(plain)), f"listed twice: {position_text(position)}"
    for action in listed:
        assert why_not(position, action) is None, (action_text(action), position_text(position))
    some = {as_reference(position, action) for action in candidates(position)}
    assert some <= set(plain)
    assert bool(some) == bool(plain)
    crowded = len(position.loose) + len(position.builds) > 7  # seven pieces make no value in more than 200 ways
    assert crowded or announced(some) == announced(plain)
    for action, effect in list(zip(listed, plain, strict=True))[:: len(listed) // 4 + 1]:
        assert result_of(position, action) == after(where, effect), (action_text(action), position_text(position))
    plucked = {("pluck", str(action.card)) for action in legal_actions(position) if isinstance(action, Pluck)}
    assert plucked == reference.plucks(where)


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_actions_of_the_base_game(part: int) -> None:
    for where in random_positions(part, amount(120, 20_000) // PARTS, {}):
        check_legal_actions(where)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_legal_actions_with_house_rules(part: int) -> None:
    combinations = COMBINATIONS[part::PARTS]
    for options in combinations:
        for where in random_positions(part, amount(100, 20_000) // len(COMBINATIONS), options):
            check_legal_actions(where)


@pytest.mark.parametrize("preset", CLOSED_GAMES)
def test_legal_actions_of_a_preset(preset: str) -> None:
    assert set(PRESETS) == set(CLOSED_GAMES), "tests/reference/presets.py has every game that is not in open_game.py"
    rng = Random(preset)
    for _ in range(amount(4, 5000)):
        check_legal_actions(preset_position(rng, preset), preset)


@pytest.mark.parametrize("part", range(PARTS))
def test_legal_actions_with_any_house_rules(part: int) -> None:
    rng = Random(f"any {part}")
    for _ in range(amount(120, 20_000) // PARTS):
        check_legal_actions(random_position(rng, random_options(rng)))


@pytest.mark.parametrize(("preset", "seats", "team"), CLOSED_TABLES[:: amount(6, 1)])
def test_legal_actions_in_play_of_a_preset(preset: str, seats: int, team: int) -> None:
    rules = variant_rules(preset, seats, team)
    positions = rounds_of(rules, f"in play {preset} {seats}", amount(1, 8))
    for position in islice(positions, 0, None, amount(2, 1)):
        if len(position.loose) <= CROWDED and (plays := legal_plays(position)):
            where = to_reference(position, options_of(rules))
            assert {as_reference(position, play) for play in plays} == reference.legal(where), position_text(position)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_legal_actions_in_play(seats: int) -> None:
    for options in COMBINATIONS[:: amount(24, 1)]:
        for position in islice(rounds(f"in play {seats}", amount(1, 4), seats, **options), 0, None, amount(2, 1)):
            check_legal_actions(to_reference(position, options))


@pytest.mark.slow
@pytest.mark.parametrize("part", range(0, PARTS, amount(2, 1)))
def test_legal_actions_on_crowded_tables(part: int) -> None:
    rng = Random(f"crowded {part}")
    for options in COMBINATIONS[part :: amount(128, 1) * PARTS]:
        position = crowding(rng, rng.randint(9, amount(9, 11)), rng.randint(1, 2), **options)
        check_legal_actions(to_reference(position, options))


def test_candidates_hold_the_capture_that_a_builder_cannot_do_without() -> None:
    position = parse_position(
        "classic:single_build_as_card=yes/0/1/6/-/ASAHAD2S2H2D3S3H3D4S4H4D5S5H5D/10=6C4C@0/TH,-/-/"
        "6S7S8S9STSJSQSKS6H7H8H9HJHQHKH6D7D8D9DTDJDQDKD,AC2C3C5C7C8C9CTCJCQCKC/-,-"
    )
    assert candidates(position)
    assert all(why_not(position, action) is None for action in candidates(position))


def test_cards_that_make_one_group_or_two_are_added_to_a_build_once() -> None:
    """Three, ten and ace are one fourteen (3+10+1) or two (3+11, 14); added to a build, either makes it multiple."""
    position = set_up(variant_rules("buckeye"), "3SAH,KCKD", "TDAD", "14=2HQC@1", stock="*", piles="-,-")
    added = {action_text(play) for play in legal_plays(position) if "b2H" in pieces(play) and play.card == "3S"}
    assert added == {"3STD,b2H=14", "3STDAD,b2H=14"}
    assert why_not(position, parse_action("3STD,AD,b2H=14")) is None
    single, multiple = (apply(position, parse_action(text))[0].builds[-1] for text in ("3STDAD=14", "3STD,AD=14"))
    assert (single.multiple, multiple.multiple) == (False, True), "without a base these are two different builds"


# --- Any action, legal or not -----------------------------------------------------------------------


def is_well_formed(position: Position, action: Play) -> bool:
    """Return whether an action uses existing pieces, each once, in groups that have its value by the rules.

    The reference identifies plays by their effect alone, so the groups that an action names are checked here.
    """
    used = [piece for group in action.groups for piece in group]
    if isinstance(action, MakeBuild):
        if not action.groups or action.groups[0][:1] != (action.card,):
            return False
        used.remove(action.card)
    if isinstance(action, Trail) and not action.groups:
        return action.value == 0
    on_table: Counter[Piece] = Counter(position.loose)
    on_table.update(build.piece for build in position.builds)
    if not Counter(used) <= on_table or action.card not in position.hand:
        return False
    return all(is_group_well_formed(position, action, group) for group in action.groups)


def is_group_well_formed(position: Position, action: Play, group: tuple[Piece, ...]) -> bool:
    """Return whether a group can have the action's value, and may contain the builds that are in it."""
    rules, options = position.rules, options_of(position.rules)
    builds = {build.piece: build for build in position.builds}
    worth = [
        (builds[piece].value,)
        if isinstance(piece, BuildPiece)
        else (build_values if isinstance(action, MakeBuild) and piece == action.card else loose_values)(piece, options)
        for piece in group
    ]
    if not group or action.value not in totals(tuple(worth)):
        return False
    inside = [builds[piece] for piece in group if isinstance(piece, BuildPiece)]
    if len(group) == 1 or not inside or rules.building.single_build_as_card:
        return True
    if isinstance(action, Capture):
        others = all(rules.side_of[build.owner] != rules.side_of[position.turn] for build in inside)
        return rules.capturing.adversary_combines_build and others
    return action.card in group and (len(group) == 2 or rules.building.table_cards_help_raise)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_why_not_refuses_just_what_the_reference_refuses(part: int) -> None:
    rng = Random(f"mutated {part}")
    legal = 0
    for _ in range(amount(6, 2000)):
        preset = rng.choice(("", *CLOSED_GAMES))
        where = preset_position(rng, preset, 0) if preset else random_position(rng, random_options(rng), 0)
        position, allowed = from_reference(where, preset), reference.legal(where)
        for _ in range(40):
            action = nonsense(rng, position) if rng.random() < 0.1 else rng.choice(legal_plays(position))
            for _ in range(rng.randint(0, 3)):
                changed = mutated(rng, position, action)
                assert isinstance(changed, Play)
                action = changed
            expected = is_well_formed(position, action) and as_reference(position, action) in allowed
            assert (why_not(position, action) is None) == expected, (action, position_text(position))
            legal += expected
    assert 0 < legal < amount(6, 2000) * 40
