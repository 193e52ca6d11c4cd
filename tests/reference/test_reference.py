"""The reference compared with hand-made positions of the base game and of house rules on building."""

from __future__ import annotations

import pytest

from tests.reference.after import is_sweep
from tests.reference.classic import Action, Options, legal
from tests.reference.shorthand import build, build_play, capture, cards, of_kind, position, trail

# --- The base game ----------------------------------------------------------------------------------


def test_five_on_five_is_ten_or_fives() -> None:
    assert legal(position("5H", "5S TC 5D")) == {
        *(trail(card) for card in ("5S", "TC", "5D")),
        *(capture(card, "5H") for card in ("5S", "5D")),
        *(build_play(card, 10, "5H", 1) for card in ("5S", "5D")),
        *(build_play(card, 5, "5H", 2) for card in ("5S", "5D")),
    }


def test_empty_table_leaves_only_trails() -> None:
    assert legal(position("", "5S TC KD 5D")) == {trail(card) for card in ("5S", "TC", "KD", "5D")}


def test_captures_of_a_numeral() -> None:
    where = position("8D 6C 2D 5S 3H", "8C")
    groups = ("8D", "6C 2D", "5S 3H")
    unions = {" ".join(g for i, g in enumerate(groups) if chosen >> i & 1) for chosen in range(1, 8)}
    assert of_kind("capture", where) == {capture("8C", loose) for loose in unions}


def test_card_of_two_groups_is_taken_once() -> None:
    where = position("7D 2C 2H", "9C")
    assert of_kind("capture", where) == {capture("9C", "7D 2C"), capture("9C", "7D 2H")}


def test_same_cards_in_other_groups_are_one_capture() -> None:
    where = position("4C 4D 5H 5S", "9C")
    everything = [action for action in of_kind("capture", where) if is_sweep(where, action)]
    assert everything == [capture("9C", "4C 4D 5H 5S")]


def test_builds_are_taken_whole_with_loose_groups_of_their_value() -> None:
    where = position("4C 2D", "6S", build("5D+AH", 6), build("3C+3S 6H", 6, owner=0))
    assert of_kind("capture", where) == {
        # The actor owns the second build, and must take it with the last six.
        capture("6S", "", 1),
        capture("6S", "", 0, 1),
        capture("6S", "4C 2D", 1),
        capture("6S", "4C 2D", 0, 1),
    }


def test_court_takes_one_court_of_its_rank() -> None:
    where = position("JC JD AC TD", "JS")
    assert of_kind("capture", where) == {capture("JS", "JC"), capture("JS", "JD")}
    where["builds"].append(build("7C+3D", 10))
    assert of_kind("capture", where) == {capture("JS", "JC"), capture("JS", "JD")}


def test_court_is_in_no_build() -> None:
    assert not of_kind("build", position("JC AC 2D", "JS JD"))
    assert not of_kind("build", position("JC TC", "AS JD QD"))


def test_new_builds() -> None:
    where = position("AC 2D 3C", "3H 3S 6D")
    assert of_kind("build", where) == {
        *(build_play(card, 3, "3C", 2) for card in ("3H", "3S")),
        *(build_play(card, 3, "AC 2D", 2) for card in ("3H", "3S")),
        *(build_play(card, 3, "AC 2D 3C", 3) for card in ("3H", "3S")),
        *(build_play(card, 6, "3C", 1) for card in ("3H", "3S")),
        *(build_play(card, 6, "AC 2D", 1) for card in ("3H", "3S")),
    }


def test_only_a_single_build_is_raised() -> None:
    assert of_kind("build", position("", "2H 8C", build("3S+3D", 6))) == {build_play("2H", 8, "", 1, 0)}
    assert not of_kind("build", position("", "2H 8C", build("3S 3D", 3)))
    assert not of_kind("build", position("", "2H 8C", build("4S+2D 6H", 6)))


def test_raise_absorbs_groups_of_the_new_value_only() -> None:
    where = position("9D 5C 4D 7C", "2S 9C", build("3C+4H", 7))
    absorbed = {("", 1), ("9D", 2), ("5C 4D", 2), ("9D 5C 4D", 3)}
    raised = {action for action in of_kind("build", where) if action[0] == "build" and action[4]}
    assert raised == {build_play("2S", 9, loose, groups, 0) for loose, groups in absorbed}


def test_loose_card_does_not_help_to_raise() -> None:
    where = position("2C", "3H TS", build("AS+4D", 5))
    assert not of_kind("build", where)


def test_own_build_is_raised() -> None:
    where = position("", "2S 7C 9C", build("3C+4H", 7, owner=0))
    assert build_play("2S", 9, "", 1, 0) in legal(where)


def test_add_alone_or_with_loose_groups() -> None:
    where = position("3C 7D 2C KD", "6D 9C 9H", build("5D+4H", 9))
    additions = {action for action in of_kind("build", where) if action[0] == "build" and action[4]}
    assert additions == {
        *(build_play(card, 9, "", 2, 0) for card in ("9C", "9H")),
        *(build_play(card, 9, "7D 2C", 3, 0) for card in ("9C", "9H")),
        build_play("6D", 9, "3C", 2, 0),
        build_play("6D", 9, "3C 7D 2C", 3, 0),
    }


def test_two_builds_never_merge() -> None:
    where = position("", "2D 9C 9H", build("5D+4H", 9), build("6D+3C", 9), build("4C+3H", 7))
    assert of_kind("build", where) == {
        *(build_play(card, 9, "", 2, index) for card in ("9C", "9H") for index in (0, 1)),
        build_play("2D", 9, "", 1, 2),
    }


def test_last_builder_does_not_trail() -> None:
    own, others = build("5C+3D", 8, owner=0), build("5C+3D", 8, owner=1)
    assert not of_kind("trail", position("4C KH", "8S 2D 6H KD", own))
    assert of_kind("trail", position("4C", "8S 2D", others)) == {trail("8S"), trail("2D")}


def test_last_builder_may_do_anything_but_trail() -> None:
    where = position("4C KH", "8S 2D 6H KD", build("5C+3D", 8, owner=0))
    assert legal(where) == {capture("8S", "", 0), capture("KD", "KH"), build_play("2D", 6, "4C", 1)}


def test_last_capturing_card_is_kept() -> None:
    where = position("8C", "8S 4D", build("5C+3D", 8, owner=0))
    assert legal(where) == {capture("8S", "", 0), capture("8S", "8C", 0)}


def test_one_card_answers_for_two_builds_of_its_value() -> None:
    two_eights = (build("5C+3D", 8, owner=0), build("6C+2D", 8, owner=0))
    assert capture("KD", "KH") in legal(position("KH", "8S KD", *two_eights))
    assert capture("KD", "KH") not in legal(position("KH", "8S KD", *two_eights, build("5H+4D", 9, owner=0)))


def test_partner_is_another_player() -> None:
    where = position("", "2S 9C KD", build("3C+4H", 7, owner=2))
    where["sides"] = [0, 1, 0, 1]
    assert {trail("KD"), build_play("2S", 9, "", 1, 0)} <= legal(where)


# --- House rules on building ------------------------------------------------------------------------


@pytest.mark.parametrize("options", [Options(builder_may_trail=True), Options(builder_duty="free")])
def test_builder_may_trail_but_keeps_the_card(options: Options) -> None:
    where = position("", "8S 4D", build("5C+3D", 8, owner=0), options=options)
    assert of_kind("trail", where) == {trail("4D")}


def test_trail_with_a_build_from_the_table() -> None:
    options = Options(table_only_build_while_trailing=True)
    where = position("5C 3D 8H 4S", "8C 4H", build("6S+2D", 8), options=options)
    joined = [("5C 3D", 1), ("5C 3D 8H", 2)]
    with_build: set[Action] = {("trail", "4H", (8, frozenset(cards(loose)), groups)) for loose, groups in joined}
    assert of_kind("trail", where) == {trail("8C"), trail("4H"), *with_build}
    where["builds"][0]["owner"] = 0
    assert of_kind("trail", where) == with_build


def test_table_cards_help_to_raise_together_with_the_card() -> None:
    options = Options(table_cards_help_raise=True)
    where = position("2C TC 3C", "3H 8D TS 9S 9D", build("AS+4D", 5), options=options)
    raised = {action for action in of_kind("build", where) if action[0] == "build" and action[4]}
    assert raised == {
        build_play("3H", 8, "", 1, 0),
        build_play("3H", 10, "2C", 1, 0),
        build_play("3H", 10, "2C TC", 2, 0),
    }


def test_single_build_is_a_card_in_captures_and_builds() -> None:
    options = Options(single_build_as_card=True)
    where = position("4C", "TC TH 2D", build("5D+AH", 6), build("2S 2H", 2), options=options)
    assert capture("TC", "4C", 0) in legal(where)
    assert capture("TC", "4C", 0, 1) not in legal(where)
    assert capture("TC", "", 1) not in legal(position("8S 6D", "TC", build("2S 2H", 2), options=options))
    assert capture("TC", "8S", 0) not in legal(position("8S", "TC", build("2S 2H", 2), options=options))
    touching_builds = {action for action in of_kind("build", where) if action[0] == "build" and action[4]}
    assert touching_builds == {build_play(card, 10, "4C", 2, 0) for card in ("TC", "TH")}


def test_single_builds_as_cards_join_with_each_other_and_go_on_a_base() -> None:
    options = Options(single_build_as_card=True)
    fives, fours, nines = build("3D+2H", 5), build("3H+AC", 4), build("9D 6H+3S", 9)
    where = position("", "9S 9C AD TC", fives, fours, nines, options=options)
    assert of_kind("build", where) == {
        *(build_play(card, 9, "", 2, 0, 1) for card in ("9S", "9C")),
        *(build_play(card, 9, "", 3, 2) for card in ("9S", "9C")),
        *(build_play(card, 9, "", 4, 0, 1, 2) for card in ("9S", "9C")),
        build_play("AD", 10, "", 1, 0, 1),
    }


def test_an_option_that_allows_more_takes_nothing_away_from_another() -> None:
    options = Options(single_build_as_card=True, table_cards_help_raise=True)
    assert of_kind("build", position("3C", "9S 9D", build("5H+AD", 6), options=options)) == {
        build_play(card, 9, "3C", 2, 0) for card in ("9S", "9D")
    }
    assert of_kind("build", position("2C", "AS 9D", build("5H+AH", 6), options=options)) == {
        build_play("AS", 9, "2C", 1, 0)
    }


def test_adversary_combines_a_build() -> None:
    where = position("2D", "9S", build("4H+3S", 7, owner=1), options={"adversary_combines_build": True})
    assert of_kind("capture", where) == {capture("9S", "2D", 0)}
    where["sides"] = [0, 0]
    assert not of_kind("capture", where)


def test_court_takes_one_or_all_three() -> None:
    options = Options(face_capture_limit="all")
    assert of_kind("capture", position("JC JD", "JS", options=options)) == {capture("JS", "JC"), capture("JS", "JD")}
    assert of_kind("capture", position("JC JD JH", "JS", options=options)) == {
        *(capture("JS", jack) for jack in ("JC", "JD", "JH")),
        capture("JS", "JC JD JH"),
    }


def test_court_takes_any_number() -> None:
    where = position("JC JD JH QD", "JS", build("7C+3D", 10), options={"face_capture_limit": "any"})
    captures = of_kind("capture", where)
    assert len(captures) == 7
    assert capture("JS", "JC JD JH") in captures


def test_courts_are_built_where_any_number_is_taken() -> None:
    options = Options(face_natural_build=True, face_capture_limit="any")
    where = position("JC JD", "JS QD JH", options=options)
    assert of_kind("build", where) == {
        build_play(card, 11, loose, groups)
        for card in ("JS", "JH")
        for loose, groups in (("JC", 2), ("JD", 2), ("JC JD", 3))
    }
    standing = position("JC", "JS", build("JD JH", 11), options=options)
    assert of_kind("capture", standing) == {capture("JS", "JC"), capture("JS", "", 0), capture("JS", "JC", 0)}
    assert not of_kind("build", standing)
    adding = position("", "JS JC", build("JD JH", 11), options=options)
    assert of_kind("build", adding) == {build_play(card, 11, "", 3, 0) for card in ("JS", "JC")}


def test_courts_are_built_only_with_all_four_where_all_are_taken() -> None:
    options = Options(face_natural_build=True, face_capture_limit="all")
    assert not of_kind("build", position("JC JD", "JS", options=options))
    assert not of_kind("build", position("JC", "JS JH", options=options))
    assert build_play("JS", 11, "JC JD", 3) in legal(position("JC JD", "JS JH", options=options))
    assert build_play("JS", 11, "", 3, 0) in legal(position("", "JS JH", build("JC JD", 11, 0), options=options))
    assert legal(position("", "JH", build("JC JD JS", 11, 0), options=options)) == {capture("JH", "", 0)}
    assert legal(position("JS", "JH", build("JC JD", 11, 0), options=options)) == {capture("JH", "JS", 0)}


def test_courts_are_not_built_where_one_is_taken() -> None:
    options = Options(face_natural_build=True)
    assert not of_kind("build", position("JC JD", "JS JH", options=options))


def test_without_gathering() -> None:
    options = Options(multi_gather_on_build=False)
    where = position("3C 6H 2D AC", "3H 3S 9C", build("5D+4H", 9), build("4C+2C", 6), options=options)
    assert of_kind("build", where) == {
        *(build_play(card, 3, "3C", 2) for card in ("3H", "3S")),
        *(build_play(card, 9, loose, 1) for card in ("3H", "3S") for loose in ("6H", "3C 2D AC")),
        *(build_play(card, 9, "", 1, 1) for card in ("3H", "3S")),
    }
    adding = position("7H 2D", "9H 9S", build("5D+4H", 9), options=options)
    assert {a for a in of_kind("build", adding) if a[0] == "build" and a[4]} == {
        build_play(card, 9, "", 2, 0) for card in ("9H", "9S")
    }


def test_without_gathering_among_table_cards_and_courts() -> None:
    options = Options(
        multi_gather_on_build=False,
        table_only_build_while_trailing=True,
        face_natural_build=True,
        face_capture_limit="any",
    )
    numerals = position("5C 3D 8H", "8C 2H", options=options)
    assert {action for action in of_kind("trail", numerals) if action[2]} == {
        ("trail", "2H", (8, frozenset(["5C", "3D"]), 1))
    }
    courts = position("JC JD", "JS JH 2C", options=options)
    assert not any(action[2] for action in of_kind("trail", courts))
    assert of_kind("build", courts) == {build_play(own, 11, loose, 2) for own in ("JS", "JH") for loose in ("JC", "JD")}


def test_single_build_as_card_without_gathering() -> None:
    options = Options(single_build_as_card=True, multi_gather_on_build=False)
    where = position("4C", "TC TH", build("5D+AH", 6), options=options)
    assert not of_kind("build", where)
    assert of_kind("build", position("", "4S TH", build("5D+AH", 6), options=options)) == {
        build_play("4S", 10, "", 1, 0)
    }


def test_courts_are_built_from_the_table_while_trailing() -> None:
    options = Options(table_only_build_while_trailing=True, face_natural_build=True, face_capture_limit="any")
    where = position("JC JD", "JS 2C", options=options)
    assert {action for action in of_kind("trail", where) if action[2]} == {
        ("trail", "2C", (11, frozenset(["JC", "JD"]), 2))
    }


def test_raise_of_own_build() -> None:
    rules = [Options(own_build_raise=rule) for rule in ("allowed", "needs_both_cards", "forbidden")]
    own, others = build("3C+4H", 7, owner=0), build("3C+4H", 7, owner=1)
    raised = build_play("2S", 9, "", 1, 0)
    with_new_card = [raised in legal(position("", "2S 9C", own, options=rule)) for rule in rules]
    assert with_new_card == [True, False, False]
    with_both_cards = [raised in legal(position("", "2S 7C 9C", own, options=rule)) for rule in rules]
    assert with_both_cards == [True, True, False]
    assert all(raised in legal(position("", "2S 9C", others, options=rule)) for rule in rules)
    added = build_play("7S", 7, "", 2, 0)
    assert all(added in legal(position("", "7S 7C", own, options=rule)) for rule in rules)


def test_captures_that_must_be_made() -> None:
    table = ("5H 3C KD", "8S 2C JS")  # the eight captures; the two and the jack do not
    trails = {
        rule: {
            str(action[1])
            for action in legal(position(*table, options=Options(must_capture=rule)))
            if action[0] == "trail"
        }
        for rule in ("never", "card_not_trailed", "before_trailing", "always")
    }
    assert trails == {
        "never": {"8S", "2C", "JS"},
        "card_not_trailed": {"2C", "JS"},
        "before_trailing": set(),
        "always": set(),
    }
    made = build_play("3D", 8, "5H", 1)
    choices = [Options(must_capture=rule) for rule in ("card_not_trailed", "before_trailing", "always")]
    assert [made in legal(position("5H 3C", "3D 8S", options=each)) for each in choices] == [True, True, False]


def test_what_cannot_capture_by_a_duty_may_be_trailed() -> None:
    options = Options(must_capture="before_trailing", builder_duty="free")
    # The nine must stay for the build of nine, so it cannot take only the other nine.
    where = position("9C", "9S", build("5D+4H", 9, 0), options=options)
    assert legal(where) == {capture("9S", "", 0), capture("9S", "9C", 0)}
    five = Options(must_capture="before_trailing", five_of_spades_sweeps=True)
    assert legal(position("KC", "5S 2C", options=five)) == {trail("5S")}
    assert trail("2C") in legal(position("", "5S 2C", options=five))


def test_cards_that_score_are_not_built() -> None:
    options, spades = (
        Options(point_cards_in_builds=False),
        Options(point_cards_in_builds=False, spade_casino="24_points"),
    )
    where = position("8C 2S 4H", "AD 6H 9H TC", options=options)
    assert of_kind("build", where) == {build_play("6H", 10, "4H", 1)}
    assert capture("9H", "8C") not in legal(position("8C AC", "9H", options=options))
    assert capture("9H", "8C AC") in legal(position("8C AC", "9H", options=options))
    assert of_kind("build", position("4S", "6H TC", options=spades)) == set()
    assert of_kind("build", position("4S", "6H TC", options=options)) == {build_play("6H", 10, "4S", 1)}


def test_one_build_at_a_time() -> None:
    each, one = Options(builds_at_once="one_each"), Options(builds_at_once="one")
    second, added, raised = (
        build_play("3D", 9, "6C", 1),
        build_play("3D", 9, "6C", 2, 0),
        build_play("AH", 10, "", 1, 0),
    )
    for owner, allowed in ((0, (False, False)), (1, (True, False))):
        nine = build("5D+4H", 9, owner)
        for options, makes in zip((each, one), allowed, strict=True):
            there = legal(position("6C", "3D AH 9H TC", nine, options=options))
            assert (second in there, added in there, raised in there) == (makes, True, True)
    own, others = build("5S+2H", 7, 0), build("5D+4H", 9, 1)
    add, lift = build_play("3D", 9, "6C", 2, 1), build_play("AH", 10, "", 1, 1)
    held = "3D AH 9H TC 7D"
    assert not {add, lift} & legal(position("6C", held, own, others, options=each))
    kept = Options(builds_at_once="one_each", build_owner="last_to_set_value")
    assert {add, lift} & legal(position("6C", held, own, others, options=kept)) == {add}


def test_only_opponents_builds_are_raised() -> None:
    options = Options(own_build_raise="opponents_only")
    raised = build_play("2S", 9, "", 1, 0)
    for owner in range(4):
        where = position("", "2S 9C 7D", build("3C+4H", 7, owner), options=options, sides=(0, 1, 0, 1))
        assert (raised in legal(where)) == (owner in (1, 3))


def test_builds_of_at_most_five_cards() -> None:
    options = Options(max_build_cards=5)
    four_cards = build("5D+4H 7D+2S", 9)
    where = position("6C 3C", "9C 9H 3D", four_cards, options=options)
    assert {a for a in of_kind("build", where) if a[0] == "build" and a[4]} == {
        build_play(card, 9, "", 3, 0) for card in ("9C", "9H")
    }


def test_second_build_of_a_value() -> None:
    rules = [
        Options(same_value_builds="any"),
        Options(same_value_builds="one_per_value_per_player"),
        Options(same_value_builds="one_per_value_global"),
    ]
    with_own, with_others = (
        [legal(position("6C", "3D 9H", build("5D+4H", 9, owner), options=rule)) for rule in rules] for owner in (0, 1)
    )
    second, added = build_play("3D", 9, "6C", 1), build_play("3D", 9, "6C", 2, 0)
    assert [second in actions for actions in with_own] == [True, False, False]
    assert [second in actions for actions in with_others] == [True, True, False]
    assert all(added in actions for actions in (*with_own, *with_others))


@pytest.mark.parametrize("options", [{"plucking": True}, {"krypkasino": True}])
def test_unknown_options_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="the reference knows no"):
        legal(position("", "2C", options=options))


@pytest.mark.parametrize(
    "options",
    [
        Options(builder_may_trail=True, builder_duty="take_or_add_next_turn"),
        Options(table_only_build_while_trailing=True, builder_duty="no_trail_one_per_value"),
    ],
)
def test_contradictions_are_refused(options: Options) -> None:
    with pytest.raises(ValueError, match="contradicts"):
        legal(position("", "2C", options=options))
