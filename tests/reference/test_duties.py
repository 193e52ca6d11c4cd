"""The reference compared with hand-made positions about builders' duties and owners of builds."""

from __future__ import annotations

from tests.reference.after import after
from tests.reference.classic import Action, Options, legal
from tests.reference.plain import Build, Standing
from tests.reference.shorthand import build, build_play, capture, cards, of_kind, position, trail

PARTNERS = (0, 1, 0, 1)
V1 = Options(builder_duty="no_trail")
V2 = Options(builder_duty="take_or_add_next_turn")
V3 = Options(builder_duty="no_trail_one_per_value")
ADD_OR_CAPTURE = Options(builder_duty="add_or_capture")
FREE = Options(builder_duty="free")
DUTIES = (V1, V2, V3, ADD_OR_CAPTURE, FREE)


def allowed_by(action: Action, loose: str, hand: str, *builds: Build, sides: tuple[int, ...] = (0, 1)) -> list[bool]:
    """Return, for each of DUTIES, whether an action is legal."""
    return [action in legal(position(loose, hand, *builds, options=options, sides=sides)) for options in DUTIES]


def test_a_partners_build_may_be_left_to_its_owner() -> None:
    options = Options(partner_takes_build=False, single_build_as_card=True)
    for owner in range(4):
        actions = legal(position("AC", "8S 9S", build("5D+3H", 8, owner), options=options, sides=PARTNERS))
        assert (capture("8S", "", 0) in actions) == (owner != 2)
        assert (capture("9S", "AC", 0) in actions) == (owner != 2)


def test_a_partners_build_that_may_not_be_taken_binds_nobody_else() -> None:
    shared = build("5D+3H", 8, 2, 0)
    for takes in (True, False):
        options = Options(partner_frees_builder=False, partner_takes_build=takes)
        where = position("", "8S 2C", shared, options=options, sides=PARTNERS)
        assert (trail("2C") in legal(where)) != takes


def test_each_duty_of_a_builder() -> None:
    own, others = build("5C+3D", 8, owner=0), build("4S+2H", 6, owner=1)
    table, hand = "4C KH", "8S 8H 2D 6H KD"
    # The columns are no_trail, take_or_add_next_turn, no_trail_one_per_value, add_or_capture and free.
    assert allowed_by(trail("KD"), table, hand, own, others) == [False, False, False, False, True]
    assert allowed_by(capture("KD", "KH"), table, hand, own, others) == [True, False, False, True, True]
    assert allowed_by(capture("8S", "", 0), table, hand, own, others) == [True, True, True, True, True]
    assert allowed_by(build_play("8S", 8, "", 2, 0), table, hand, own, others) == [True, True, True, True, True]
    # A new build of ten with a ten in hand; an addition to the other's six; the other's six raised to nine.
    assert allowed_by(build_play("6H", 10, "4C", 1), table, hand + " TD", own, others) == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert allowed_by(build_play("6H", 6, "", 2, 1), table, hand + " 6D", own, others) == [
        True,
        False,
        False,
        False,
        True,
    ]
    assert allowed_by(build_play("3H", 9, "", 1, 1), table, hand + " 3H 9D", own, others) == [
        True,
        False,
        True,
        False,
        True,
    ]
    # A player who owns no build may do anything.
    assert allowed_by(trail("KD"), table, hand, others) == [True] * 5


def test_raising_the_own_build_does_every_duty() -> None:
    own = build("5C+3D", 8, owner=0)
    assert allowed_by(build_play("2D", 10, "", 1, 0), "", "8S 2D TC", own) == [True] * 5


def test_one_of_several_own_builds_must_be_taken_or_added_to() -> None:
    eights, sixes = build("5C+3D", 8, owner=0), build("4S+2H", 6, owner=0)
    where = position("KH", "8S 8H 6S KD", eights, sixes, options=V2)
    assert legal(where) == {
        *(capture(card, "", 0) for card in ("8S", "8H")),
        *(build_play(card, 8, "", 2, 0) for card in ("8S", "8H")),
        capture("6S", "", 1),
    }


def test_trail_with_a_build_from_the_table_does_only_the_first_duty() -> None:
    own = build("5C+3D", 8, owner=0)
    joined: Action = ("trail", "KD", (9, frozenset(cards("7C 2D")), 1))
    for options, allowed in ((V1, True), (V2, False), (ADD_OR_CAPTURE, False), (FREE, True)):
        rules = Options(**{**options, "table_only_build_while_trailing": True})
        assert (joined in legal(position("7C 2D", "8S KD 9H", own, options=rules))) == allowed


def test_fine_buys_a_plain_trail_and_nothing_else() -> None:
    own = build("5C+3D", 8, owner=0)
    for options in (V1, V2, V3, ADD_OR_CAPTURE):
        where = position("KH", "8S KD QD", own, options=Options(**{**options, "trail_fine": 2}))
        assert of_kind("trail", where) == {trail("KD"), trail("QD")}
        assert after(where, trail("KD")).fine == 2
        assert (capture("KD", "KH") in legal(where)) == (options in (V1, ADD_OR_CAPTURE))
    where = position("KH", "8S KD", build("5C+3D", 8), options=Options(michigan=True))
    assert after(where, trail("KD")).fine == 0
    assert after(where, capture("8S", "", 0)).fine == 0


# --- Owners of builds --------------------------------------------------------------------------------


def standing(value: int, owner: int, also: set[int], text: str, groups: int) -> Standing:
    return Standing(value, owner, frozenset(also), frozenset(cards(text)), groups)


def test_the_last_to_add_or_to_set_the_value_owns_a_build() -> None:
    others = build("5C+3D", 8, owner=1)
    added, raised = build_play("8S", 8, "", 2, 0), build_play("2D", 10, "", 1, 0)
    for options, owner in ((V1, 0), (Options(build_owner="last_to_set_value"), 1), (V3, 1)):
        where = position("", "8S 8H 2D TC", others, options=options)
        assert after(where, added).builds == (standing(8, owner, set(), "5C 3D 8S", 2),)
        assert after(where, raised).builds == (standing(10, 0, set(), "5C 3D 2D", 1),)


def test_adding_needs_a_card_even_without_owning_the_build() -> None:
    others = build("5C+3D", 8, owner=1)
    assert not of_kind("build", position("", "8S", others, options=V3))
    assert of_kind("build", position("", "8S 8H", others, options=V3))


def test_partner_does_not_free_the_builder_where_only_adversaries_do() -> None:
    options = Options(partner_frees_builder=False)
    added = build_play("8S", 8, "", 2, 0)
    for owner, also, bound in ((2, (), {2}), (0, (2,), {2}), (1, (3,), set()), (0, (), set())):
        where = position("", "8S 8H", build("5C+3D", 8, owner, *also), options=options, sides=PARTNERS)
        assert after(where, added).builds == (standing(8, 0, bound, "5C 3D 8S", 2),)
        freed = {**where, "options": Options()}
        assert after(freed, added).builds == (standing(8, 0, set(), "5C 3D 8S", 2),)  # type: ignore[arg-type]


def test_a_bound_player_may_not_trail_but_need_not_keep_a_card() -> None:
    options = Options(partner_frees_builder=False)
    partners = build("5C+3D 8D", 8, 2, 0)
    assert legal(position("KH", "8S KD 3C", partners, options=options, sides=PARTNERS)) == {
        capture("8S", "", 0),
        capture("KD", "KH"),
    }
    # Without an eight there is no duty, and no fine.
    assert legal(position("KH", "3C KD", partners, options=options, sides=PARTNERS)) == {
        trail("3C"),
        trail("KD"),
        capture("KD", "KH"),
    }
    fined = position("KH", "3C KD", partners, options={**options, "trail_fine": 2}, sides=PARTNERS)
    assert after(fined, trail("3C")).fine == 0
    assert after({**fined, "hand": ["8S", "3C"]}, trail("3C")).fine == 2


def test_builds_that_are_used_as_cards_come_to_the_player() -> None:
    options = Options(single_build_as_card=True, build_owner="last_to_set_value")
    base, member = build("5C+3D", 8, owner=1), build("4C+2D", 6, owner=2)
    where = position("", "2S 8H", base, member, options=options, sides=(0, 1, 2))
    joined = build_play("2S", 8, "", 2, 0, 1)
    assert joined in legal(where)
    assert after(where, joined).builds == (standing(8, 1, set(), "5C 3D 4C 2D 2S", 2),)
    taken_over = build_play("2S", 8, "", 1, 1)
    assert after(where, taken_over).builds[1] == standing(8, 0, set(), "4C 2D 2S", 1)


# --- One build of a value -----------------------------------------------------------------------------


def test_third_duty_has_one_build_a_value() -> None:
    second = build_play("3D", 9, "6C", 1)
    table, hand = "6C", "3D 9H 9D"
    assert second not in legal(position(table, hand, build("5D+4H", 9, 0), options=V3, sides=PARTNERS))
    assert second not in legal(position(table, hand, build("5D+4H", 9, 1), options=V3, sides=PARTNERS))
    assert second in legal(position(table, hand, build("5D+4H", 9, 2), options=V3, sides=PARTNERS))
    # A raise may not reach such a value either, but adding to a build never breaks the rule.
    six = build("2D+4C", 6, 0)
    assert build_play("3D", 9, "", 1, 1) not in legal(position("", hand + " 6S", build("5D+4H", 9, 1), six, options=V3))
    assert build_play("9H", 9, "", 2, 0) in legal(position("", hand + " 6S", build("5D+4H", 9, 1), options=V3))


def test_adding_makes_no_second_build_on_the_table() -> None:
    options = Options(same_value_builds="one_per_value_global")
    where = position("", "9H 9D", build("5D+4H", 9, 0), build("6D+3H", 9, 1), options=options)
    assert build_play("9H", 9, "", 2, 1) in legal(where)


def test_nobody_gets_a_second_build_of_a_value_by_adding_to_anothers() -> None:
    options = Options(same_value_builds="one_per_value_per_player")
    own, others = build("5D+4H", 9, 0), build("6D+3H", 9, 1)
    assert build_play("9H", 9, "", 2, 1) not in legal(position("", "9H 9D", own, others, options=options))
    assert build_play("9H", 9, "", 2, 0) in legal(position("", "9H 9D", own, others, options=options))
    assert build_play("9H", 9, "", 2, 0) in legal(position("", "9H 9D", others, options=options))
    # If adding does not change the owner, the other build stays as it is.
    setters: Options = {**options, "build_owner": "last_to_set_value"}
    assert build_play("9H", 9, "", 2, 1) in legal(position("", "9H 9D", own, others, options=setters))
    # Single builds that are like cards may be joined into one.
    as_cards: Options = {**options, "single_build_as_card": True}
    assert build_play("9H", 9, "", 3, 0, 1) in legal(position("", "9H 9D", own, others, options=as_cards))


# --- Calling ------------------------------------------------------------------------------------------


def test_calling_gathers_loose_groups_around_a_card_laid_down_alone() -> None:
    bare = Options(multi_gather_on_build=False)
    options = Options(**{**bare, "calling": True})
    table, hand = "5D 3C 8C", "8H 8S 2C"
    called = {build_play(card, 8, loose, 2) for card in ("8H", "8S") for loose in ("5D 3C",)}
    called |= {build_play(card, 8, "5D 3C 8C", 3) for card in ("8H", "8S")}
    assert (
        of_kind("build", position(table, hand, options=options)) - of_kind("build", position(table, hand, options=bare))
        == called
    )
    # Calling is not possible with a card that is part of a sum, nor on a build that already stands.
    assert build_play("2C", 8, "6C 5D 3C", 2) not in legal(position("6C 5D 3C", "2C 8H", options=options))
    standing_build = build("6D+2H", 8)
    assert build_play("8H", 8, "5D 3C", 3, 0) not in legal(position(table, hand, standing_build, options=options))


def test_called_build_has_five_cards_at_most() -> None:
    options = Options(calling=True, max_build_cards=5)
    where = position("5D 3C 6C 2D 7C AS", "8H 8S", options=options)
    assert build_play("8H", 8, "5D 3C 6C 2D", 3) in legal(where)
    assert build_play("8H", 8, "5D 3C 6C 2D 7C AS", 4) not in legal(where)
