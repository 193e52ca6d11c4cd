"""The table after plays and plucks, compared with positions worked out by hand."""

from __future__ import annotations

from tests.reference.after import After, after, initial_pairs
from tests.reference.classic import Options, legal, plucks
from tests.reference.plain import Standing
from tests.reference.shorthand import build, build_play, capture, cards, of_kind, position, trail

SWEEPER = Options(five_of_spades_sweeps=True)
PLUCK = Options(pluck=True)


def pile(text: str) -> frozenset[str]:
    return frozenset(cards(text))


def test_a_trailed_card_comes_last() -> None:
    assert after(position("3D KC", "5S"), trail("5S")) == After(
        ("3D", "KC", "5S"), (), frozenset(), sweep=False, fine=0
    )


def test_capture_takes_cards_and_builds_to_the_pile() -> None:
    where = position("4C 9D 2D", "6S", build("5D+AH", 6), build("4H+4S", 8))
    standing = Standing(8, 1, frozenset(), pile("4H 4S"), 1)
    assert after(where, capture("6S", "4C 2D", 0)) == After(
        ("9D",), (standing,), pile("6S 4C 2D 5D AH"), sweep=False, fine=0
    )


def test_sweep_of_the_last_card() -> None:
    where = position("4C 2D", "6S")
    everything = capture("6S", "4C 2D")
    assert after(where, everything, last_play=True).sweep
    where["options"] = {"sweep_last_card": False}
    assert after(where, everything).sweep
    assert not after(where, everything, last_play=True).sweep


def test_builds_after_a_play() -> None:
    where = position("3C 9D", "2S 9C", build("4H+3S", 7), build("5D+AH", 6, 0))
    result = after(where, build_play("2S", 9, "9D", 2, 0))
    assert result.loose == ("3C",)
    assert result.builds == (
        Standing(6, 0, frozenset(), pile("5D AH"), 1),
        Standing(9, 0, frozenset(), pile("2S 4H 3S 9D"), 2),
    )
    assert not result.captured


def test_trail_with_a_build_from_the_table() -> None:
    where = position("5C 3D KH", "8C 2H", options={"table_only_build_while_trailing": True})
    assert after(where, ("trail", "2H", (8, pile("5C 3D"), 1))) == After(
        ("KH", "2H"), (Standing(8, 0, frozenset(), pile("5C 3D"), 1),), frozenset(), sweep=False, fine=0
    )


def test_five_of_spades_takes_the_whole_table_when_trailed() -> None:
    where = position("3D KC 9H", "5S 2C", build("4H+3S", 7), options=SWEEPER)
    swept = After((), (), pile("3D KC 9H 4H 3S 5S"), sweep=True, fine=0)
    # Such a sweep scores 1 even if sweeps score nothing; otherwise it scores like any sweep.
    assert after(where, trail("5S")) == swept._replace(award=1)
    for points in (1, 2):
        counted: Options = {**SWEEPER, "sweep_points": points}
        assert after({**where, "options": counted}, trail("5S")) == swept
    assert after({**where, "options": SWEEPER}, trail("5S"), last_play=True).award == 1
    not_last: Options = {**SWEEPER, "sweep_last_card": False}
    assert after({**where, "options": not_last}, trail("5S"), last_play=True) == swept._replace(sweep=False)
    # A sweep in which the five of spades captures scores like any other sweep: here nothing.
    assert after(position("5D", "5S", options=SWEEPER), capture("5S", "5D")).award == 0
    assert not after(where, trail("2C")).captured
    assert after(position("5D", "5S", options=SWEEPER), capture("5S", "5D")).captured == pile("5S 5D")


def test_five_of_spades_on_an_empty_table_goes_to_the_pile_and_sweeps_nothing() -> None:
    assert after(position("", "5S", options=SWEEPER), trail("5S")) == After((), (), pile("5S"), sweep=False, fine=0)


def test_five_of_spades_frees_nobody_of_the_first_duty_but_of_the_second() -> None:
    own = build("4H+3S", 7, 0)
    assert trail("5S") not in legal(position("KC", "5S 7C", own, options=SWEEPER))
    free = Options(five_of_spades_sweeps=True, builder_duty="free")
    assert of_kind("trail", position("KC", "5S 7C", own, options=free)) == {trail("5S")}
    only_sevens_card = position("KC", "5S 2C", build("3H+2S", 5, 0), options=free)
    assert trail("5S") in legal(only_sevens_card)
    assert trail("5S") not in legal({**only_sevens_card, "options": {"builder_duty": "free"}})


def test_five_of_spades_joins_no_table_cards() -> None:
    options = Options(five_of_spades_sweeps=True, table_only_build_while_trailing=True)
    joined = {
        a[1] for a in of_kind("trail", position("5C 3D", "5S 2H 8C", options=options)) if a[0] == "trail" and a[2]
    }
    assert joined == {"2H"}


def test_sweep_of_the_five_of_spades_as_the_last_card() -> None:
    where = position("3D", "5S", options={**SWEEPER, "sweep_last_card": False})
    result = after(where, trail("5S"), last_play=True)
    assert (result.captured, result.sweep) == (pile("3D 5S"), False)


def test_initial_pairs_go_to_the_leader() -> None:
    assert initial_pairs(cards("3D KC 3S KH")) == (cards("3D KC 3S KH"), [], True)
    assert initial_pairs(cards("3D 5C 3S 3H")) == (cards("3D 3S"), cards("5C 3H"), False)
    assert initial_pairs(cards("3D 3C 3S 3H")) == (cards("3D 3C 3S 3H"), [], True)
    assert initial_pairs(cards("3D 5C 7S KH")) == ([], cards("3D 5C 7S KH"), False)
    assert initial_pairs([]) == ([], [], False)


# --- Plucks -------------------------------------------------------------------------------------------


def test_plucks() -> None:
    where = position("AC 3D TD 2S KC TC 2C", "7H", options=PLUCK)
    assert plucks(where) == {("pluck", card) for card in ("3D", "KC", "TC", "2C")}
    assert plucks(where, plucked=True) == set()
    assert plucks(where, last_turn=True) == set()
    assert plucks({**where, "options": {}}) == set()


def test_pluck_leaves_a_card_or_a_build() -> None:
    assert plucks(position("9H", "7H", options=PLUCK)) == set()
    assert plucks(position("9H", "7H", build("5D+AH", 6), options=PLUCK)) == {("pluck", "9H")}
    assert plucks(position("", "7H", build("5D+AH", 6), build("4D+2H", 6), options=PLUCK)) == set()


def test_card_that_was_just_played_is_not_plucked() -> None:
    assert plucks(position("4C 9H 7H", "2C", options=PLUCK), played="7H") == {("pluck", "4C"), ("pluck", "9H")}
