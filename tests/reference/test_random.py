"""Properties of the reference, and of the random positions for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain, islice
from random import Random

import pytest
from hypothesis import given, settings

from tests.engine.amount import amount
from tests.reference.after import after
from tests.reference.classic import a_card_for_each, legal
from tests.reference.groups import totals
from tests.reference.plain import (
    Build,
    Options,
    Position,
    build_values,
    capture_values,
    cards_of,
    has_value,
    is_court,
    pack_of,
    rank_number,
    unpacked,
)
from tests.reference.plays import captures
from tests.reference.presets import PRESETS
from tests.strategies import house_rules, positions, preset_position, random_options, random_position

some = settings(max_examples=amount(25, 100))


def random_positions(seed: int, number: int, unreachable: float = 0.0) -> list[Position]:
    """Return a number of positions with house rules, and the same number of positions of random presets."""
    rng = Random(seed)
    presets = sorted(PRESETS)
    with_rules = [random_position(rng, random_options(rng), unreachable) for _ in range(number)]
    return with_rules + [preset_position(rng, rng.choice(presets), unreachable) for _ in range(number)]


def at_least(number: int, values: Iterable[bool]) -> bool:
    """Return whether at least a number of values are true; stop at that number."""
    return sum(1 for _ in islice(filter(None, values), number)) == number


def is_possible_build(b: Build, options: Options) -> bool:
    """Return whether all groups can sum to the value, or are courts of one rank."""
    whole = unpacked(options)
    together = [card for group in b["groups"] for card in group]
    if all(has_value(card, whole) for card in together):
        worth = [totals(tuple(build_values(card, whole) for card in group)) for group in b["groups"]]
        return len(together) > 1 and all(b["value"] in sums for sums in worth)
    return len(b["groups"]) == len(together) > 1 and {rank_number(card) for card in together} == {b["value"]}


@pytest.mark.slow
def test_random_positions_are_possible() -> None:
    for where in random_positions(1, amount(150, 2000)):
        on_table = list(chain(where["loose"], *(chain(*b["groups"]) for b in where["builds"])))
        everywhere = [*on_table, *where["hand"]]
        assert Counter(everywhere) <= Counter(pack_of(unpacked(where["options"])))
        assert where["hand"]
        assert all(is_possible_build(b, where["options"]) for b in where["builds"])
        own = sorted({b["value"] for b in where["builds"] if b["owner"] == where["actor"]})
        assert a_card_for_each(own, [capture_values(card, where["options"]) for card in where["hand"]])


PLAIN = Options(royal_values=True, ace_values="1_or_14", multi_gather_on_build=False)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("without", "rules"),
    [
        (PLAIN, Options(table_ace="1_only")),
        (PLAIN, Options(ten_of_diamonds_10_or_11=True)),
        (PLAIN, Options(cassino_high_values="optional")),
        (PLAIN, Options(builder_duty="take_or_add_next_turn")),
        (PLAIN, Options(builder_duty="no_trail_one_per_value")),
        (PLAIN, Options(builder_duty="add_or_capture")),
        (PLAIN, Options(trail_fine=2)),
        (PLAIN, Options(calling=True)),
        (Options(face_capture_limit="any"), Options(face_natural_build=True)),
        (Options(face_capture_limit="all"), Options(face_natural_build=True)),
    ],
)
def test_random_positions_reach_the_rules(without: Options, rules: Options) -> None:
    """In enough positions, the legal actions are different without the rules."""
    rng = Random(6)
    some = (random_position(rng, without | rules) for _ in range(200))
    small = (where for where in some if len(where["loose"]) < 7)
    assert at_least(amount(2, 4), (legal(where) != legal({**where, "options": without}) for where in small))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "other"),
    [
        ("kasino_fi", Options(cassino_high_values="none")),
        ("kasino_fi", Options(ace_values="1_or_14")),
        ("kasino_no", Options(fresh_cards_rest=False)),
        ("krypkasino", Options(compulsory=False)),
        ("tablanette", Options(jacks_take_table=False, courts="12_13_14")),
        ("tablic", Options(ace_values="1")),
    ],
)
def test_random_positions_of_presets_reach_their_rules(preset: str, other: Options) -> None:
    rng = Random(8)
    some = (preset_position(rng, preset) for _ in range(amount(80, 200)))
    other = Options(**{**PRESETS[preset].options, **other})
    assert at_least(amount(2, 5), (legal(where) != legal({**where, "options": other}) for where in some))


@pytest.mark.slow
def test_random_positions_have_twins_and_forced_sweeps() -> None:
    awards, twins = Counter[int](), 0
    for where in positions_of(Random(9), "krypkasino", 500):
        for action in legal(where):
            awards[after(where, action).award] += 1
            twins += action[0] == "capture" and any(card.endswith("'") for card in action[3])
        if min(awards[5], awards[10]) >= 5 and twins >= 20:
            return
    pytest.fail(f"too few: {awards}, {twins} twins")


def positions_of(rng: Random, preset: str, number: int) -> Iterator[Position]:
    return (preset_position(rng, preset) for _ in range(number))


@pytest.mark.slow
def test_random_positions_have_builds_that_bind_a_partner() -> None:
    rng = Random(7)

    def binds(where: Position) -> bool:
        freed = [Build(value=b["value"], groups=b["groups"], owner=b["owner"]) for b in where["builds"]]
        return legal(where) != legal({**where, "builds": freed})

    assert at_least(amount(4, 10), (binds(random_position(rng, {"partner_frees_builder": False})) for _ in range(400)))


def test_random_positions_are_repeated_by_their_seed() -> None:
    assert random_positions(2, 50) == random_positions(2, 50)
    assert random_positions(2, 50) != random_positions(3, 50)


@pytest.mark.slow
@some
@given(positions())
def test_permissions_take_nothing_away(where: Position) -> None:
    permissions = [
        Options(table_only_build_while_trailing=True),
        Options(builder_may_trail=True),
        Options(table_cards_help_raise=True),
        Options(single_build_as_card=True),
        Options(adversary_combines_build=True),
        Options(face_capture_limit="all"),
        Options(face_capture_limit="any", face_natural_build=True),
    ]
    base = legal(where)
    assert all(base <= legal({**where, "options": options}) for options in permissions)


@some
@given(positions(house_rules()))
def test_duty_of_the_last_builder_holds_after_every_play(where: Position) -> None:
    for action in legal(where):
        result = after(where, action)
        own = {b.value for b in result.builds if b.owner == where["actor"]}
        made = {action[2]} if action[0] == "build" else {action[2][0]} if action[0] == "trail" and action[2] else set()
        held = [capture_values(card, unpacked(where["options"])) for card in where["hand"] if card != action[1]]
        assert a_card_for_each(sorted(own | made), held)


@some
@given(positions(house_rules()))
def test_cards_are_neither_lost_nor_made(where: Position) -> None:
    before = [*where["loose"], *chain.from_iterable(map(cards_of, where["builds"]))]
    for action in legal(where):
        result = after(where, action)
        now = [*result.loose, *chain.from_iterable(b.cards for b in result.builds), *result.captured]
        assert sorted(now) == sorted([*before, action[1]])
        assert all(b.also.isdisjoint([b.owner]) for b in result.builds)
        assert not result.sweep or (result.captured and not result.loose and not result.builds)


@pytest.mark.slow
def test_cards_of_the_presets_are_neither_lost_nor_made() -> None:
    for where in random_positions(10, amount(50, 200)):
        before = Counter([*where["loose"], *chain.from_iterable(map(cards_of, where["builds"]))])
        for action in legal(where):
            result = after(where, action)
            now = [
                *result.loose,
                *chain.from_iterable(b.cards for b in result.builds),
                *(c[:2] for c in result.captured),
            ]
            assert Counter(now) == before + Counter([action[1]])


@pytest.mark.slow
def test_compulsion_leaves_captures_that_nothing_can_be_added_to() -> None:
    for where in positions_of(Random(11), "krypkasino", amount(60, 300)):
        free = legal({**where, "options": Options(**{**where["options"], "compulsory": False})})
        forced = legal(where)
        assert forced <= free
        sweeps = {action for action in free if after(where, action).sweep}
        assert forced == sweeps if sweeps else {action[1] for action in forced} == set(where["hand"])
        for action in forced:
            more = [a for a in free if a[0] == "capture" and a[1] == action[1]]
            assert not more if action[0] == "trail" else not any(a[3] > action[3] for a in more)


@pytest.mark.slow
def test_there_is_always_a_legal_action() -> None:
    assert all(legal(where) for where in random_positions(4, amount(40, 300)))


def test_numerals_take_unions_of_disjoint_groups() -> None:
    """The same captures are found in another way: by joining groups that share no card, starting from nothing."""
    for where in random_positions(5, amount(60, 300)):
        if len(set(where["loose"])) < len(where["loose"]):  # twins of two packs have the same text here
            continue
        bare = Position(**{**where, "options": Options()})
        bare["builds"] = [b for b in where["builds"] if b["value"] <= 10]
        for card in filter(lambda card: not is_court(card), where["hand"]):
            assert {(a[3], a[4]) for a in captures(bare, card)} == unions(bare, rank_number(card))


def unions(where: Position, value: int) -> set[tuple[frozenset[str], frozenset[int]]]:
    pieces: dict[str | int, int] = {card: rank_number(card) for card in where["loose"] if not is_court(card)}
    sums: dict[frozenset[str | int], int] = {frozenset(): 0}
    for piece, worth in pieces.items():
        sums |= {cards | {piece}: sum_ + worth for cards, sum_ in sums.items() if sum_ + worth <= value}
    groups = [cards for cards, sum_ in sums.items() if sum_ == value]
    groups += [frozenset([index]) for index, build in enumerate(where["builds"]) if build["value"] == value]
    sets: set[frozenset[str | int]] = {frozenset()}
    for group in groups:
        sets |= {taken | group for taken in sets if not taken & group}
    return {
        (frozenset(p for p in taken if isinstance(p, str)), frozenset(p for p in taken if isinstance(p, int)))
        for taken in sets
        if taken
    }
