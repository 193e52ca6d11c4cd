"""The grammar of the notation by example: the meaning of every form of text, and the places to which errors point."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, cards_text, parse_action, parse_cards
from casino_core.notation.positions import parse_position, position_text
from casino_core.notation.reader import NotationError
from casino_core.notation.record import game_file, game_text, parse_game, parse_game_file
from casino_core.notation.rules import parse_rules, rules_text
from casino_core.playing.dealing import new_round
from casino_core.position.actions import Action, BuildPiece, Capture, MakeBuild, Trail
from casino_core.position.layout import Build
from casino_core.rules.house_rules import HOUSE_RULES
from casino_core.rules.parts import OPTIONS, field_of
from casino_core.rules.variants import VARIANTS, nearest_rules, variant_rules
from tests.engine.adapter import cards
from tests.engine.amount import amount
from tests.engine.setups import set_up


def group(*texts: str) -> tuple[Card | BuildPiece, ...]:
    """Return a group of an action: cards, and builds that are named by a "b" and their first card."""
    return tuple(BuildPiece(text) if text[0] == "b" else Card(text) for text in texts)


# --- Cards ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("-", ""),
        ("TD", "TD"),
        ("8D5H3C", "8D 5H 3C"),
        ("10D", "TD"),
        ("10DAS10H", "TD AS TH"),
        ("8d5h3c", "8D 5H 3C"),
        ("jsqhkc", "JS QH KC"),
    ],
)
def test_cards(text: str, parsed: str) -> None:
    assert parse_cards(text) == cards(parsed.split())


def test_text_of_cards() -> None:
    assert cards_text(()) == "-"
    assert cards_text(cards(["8D", "TD", "AC"])) == "8DTDAC"


@pytest.mark.parametrize("text", ["", "1D", "D8", "8X", "XD", "TEN", "A", "110D", "８D", "8\u0660"])
def test_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        Card(text)


def test_a_card_is_its_text() -> None:
    assert Card("10d") is Card("TD")
    assert Card("TD") == "TD"
    assert repr(Card("TD")) == "Card('TD')"
    assert eval(repr(BuildPiece("5C")), {"BuildPiece": BuildPiece}) == BuildPiece("b5C")  # noqa: S307  # our own repr


# --- Actions ----------------------------------------------------------------------------------------

ACTIONS: list[tuple[str, Action]] = [
    ("4D", Trail(Card("4D"))),
    ("4H.5C3D=8", Trail(Card("4H"), 8, (group("5C", "3D"),))),
    ("4H.5C3D,8D=8", Trail(Card("4H"), 8, (group("5C", "3D"), group("8D")))),
    ("8Sx8D", Capture(Card("8S"), 8, (group("8D"),))),
    ("8Sx8D,5H3C,b4S", Capture(Card("8S"), 8, (group("8D"), group("5H", "3C"), group("b4S")))),
    ("TCx4Cb5D", Capture(Card("TC"), 10, (group("4C", "b5D"),))),
    ("KSxKD", Capture(Card("KS"), 13, (group("KD"),))),
    ("AH=14xKDAC", Capture(Card("AH"), 14, (group("KD", "AC"),))),
    ("8Sx8D,b5C.5C8D3C", Capture(Card("8S"), 8, (group("8D"), group("b5C")), cards(["5C", "8D", "3C"]))),
    ("AH=14xb9D.5C9D", Capture(Card("AH"), 14, (group("b9D"),), cards(["5C", "9D"]))),
    ("3D5C=8", MakeBuild(Card("3D"), 8, (group("3D", "5C"),))),
    ("5S,5H=5", MakeBuild(Card("5S"), 5, (group("5S"), group("5H")))),
    ("2Hb3S=8", MakeBuild(Card("2H"), 8, (group("2H", "b3S"),))),
    ("6D3C,b5D=9", MakeBuild(Card("6D"), 9, (group("6D", "3C"), group("b5D")))),
    ("2Sb3C,9D=9", MakeBuild(Card("2S"), 9, (group("2S", "b3C"), group("9D")))),
    ("9C=9", MakeBuild(Card("9C"), 9, (group("9C"),))),
]


@pytest.mark.parametrize(("text", "action"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_actions(text: str, action: Action) -> None:
    assert parse_action(text) == action
    assert action_text(action) == text


def test_other_ways_to_write_an_action() -> None:
    assert parse_action("10cx4h6s") == parse_action("TCx4H6S")
    assert parse_action("8S=8x8D") == parse_action("8Sx8D")


# --- Rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "classic",
        "classic:seats=3",
        "classic:seats=4,team=2",
        "classic:seats=4,team=2,sweep_points=1",
        "classic:deal_pattern=singly,single_build_as_card=yes,target=11",
        "classic:difference_scoring=yes,target=11,countout_order=more_sweeps",
        "classic:cards_award=2_most_plus_1_last_capture",
        "kasino_se:overspader=yes,target=16",
    ],
)
def test_rules(text: str) -> None:
    rules = parse_rules(text)
    assert parse_rules(rules_text(rules)) == rules
    assert set(rules_text(rules).replace(":", ",").split(",")) == set(text.replace(":", ",").split(","))


OF_ONE_GAME = {
    "tablanette_bonus": "tablanette",
    "shram": "callabra",
    "callabra_limit": "callabra",
    "swazi_cut_rules": "swazi",
    "swazi_insist_capture": "swazi",
    "swazi_insist_augment": "swazi",
    "no_trail_with_build_while_stocked": "swazi",
    "swazi_2p_phase1_one_build": "swazi",
}
"""The options that make sense in only one family of games, and a game of that family."""

NEEDED_OPTIONS: dict[str, dict[str, Any]] = {"rounds": {"target": None}, "ace_values": {"courts": "11_12_13"}}
"""For each option that is only valid with other options, values of those other options."""


def test_every_value_of_every_option_can_be_written() -> None:
    for name, values in OPTIONS.items():
        for value in values:
            options = NEEDED_OPTIONS.get(name, {}) | {name: value}
            rules, _ = nearest_rules(OF_ONE_GAME.get(name, "classic"), **options)
            assert field_of(rules, name) == value
            assert parse_rules(rules_text(rules)) == rules


@pytest.mark.parametrize("variant", list(VARIANTS)[:: amount(3, 1)])
def test_every_option_has_its_nearest_rules_in_every_game(variant: str) -> None:
    for name, values in HOUSE_RULES.items():
        for value in values:
            options: dict[str, Any] = {name: value}
            assert nearest_rules(variant, **options)[0].variant == variant


def test_rules_say_only_what_differs_from_the_preset() -> None:
    default = variant_rules("classic", target=21, sweep_points=0, builder_may_trail=False)
    assert rules_text(default) == "classic"
    assert parse_rules("classic:seats=2,team=1,target=21,builder_may_trail=no") == default


# --- Positions --------------------------------------------------------------------------------------

REST = "AS2S5S6S7S9STSJSQSKSAH2H4H6H7H8H9HTHJHQHKHAD2D3D4D6D7D"
POSITION = f"classic/1/0/2/0/8D5H3C/8=5C3S@1,7=4S3H.2C5D@0/9D8CTD,8STC7C/{REST}/JDQDKDAC,4C6C9CJCQCKC/-,KC"


def test_position() -> None:
    position = parse_position(POSITION)
    assert (position.turn, position.dealer, position.deals, position.last_capturer) == (1, 0, 2, 0)
    assert position.loose == cards(["8D", "5H", "3C"])
    assert position.builds == (
        Build(8, (cards(["5C", "3S"]),), 1),
        Build(7, (cards(["4S", "3H"]), cards(["2C", "5D"])), 0),
    )
    assert position.hands == (cards(["9D", "8C", "TD"]), cards(["8S", "TC", "7C"]))
    assert len(position.stock) == len(REST) / 2
    assert position.piles == (parse_cards("JDQDKDAC"), parse_cards("4C6C9CJCQCKC"))
    assert position.sweeps == ((), cards(["KC"]))
    assert position_text(position) == POSITION


def test_a_position_without_cards_on_the_table_and_captures() -> None:
    position, _ = new_round(variant_rules("classic", 4, 2), "empty", 3)
    bare = replace(position, loose=(), piles=(position.loose, ()))
    text = position_text(bare)
    assert parse_position(text) == bare
    assert text.startswith("classic:seats=4,team=2/0/3/1/-/-/-/")
    assert text.endswith(",-/-,-")


# --- Games ------------------------------------------------------------------------------------------


def begun() -> str:
    """Return the text of a game of two plays."""
    game, _ = new_game(variant_rules("classic", target=11), "k7f2")
    for _ in range(2):
        game, _ = play(game, Trail(game.position.hand[0]))
    return game_text(game)


def test_game() -> None:
    text = begun()
    game = parse_game(text)
    assert text == f"classic:target=11/k7f2/{action_text(game.record[0][0])}_{action_text(game.record[0][1])}"
    assert len(game.record[0]) == 2


def test_a_game_without_plays() -> None:
    game, _ = new_game(variant_rules("classic"), "k7f2")
    assert game_text(game) == "classic/k7f2/-"
    assert parse_game("classic/k7f2/-") == parse_game("classic/k7f2") == game


def test_game_file() -> None:
    game = parse_game(begun())
    first, second = map(action_text, game.record[0])
    text = game_file(game, {"Players": "You / Nia", "Date": "2026.11.21"})
    assert text == (
        '[Rules "classic:target=11"]\n[Seed "k7f2"]\n[Players "You / Nia"]\n[Date "2026.11.21"]\n'
        f"\nRound 1\n1. {first} {second}\n"
    )
    assert parse_game_file(text) == (
        game,
        {"Rules": "classic:target=11", "Seed": "k7f2", "Players": "You / Nia", "Date": "2026.11.21"},
    )


def test_game_files_may_be_written_by_hand() -> None:
    game = parse_game(begun())
    first, second = map(action_text, game.record[0])
    tags = '[Seed "k7f2"] [Rules "classic:target=11"]'
    loosely = f"{tags}\n\n {{hello}} Round 1 {first} {{a low\none}}\n\n{second}\n{{!}}"
    assert parse_game_file(loosely) == (game, {"Seed": "k7f2", "Rules": "classic:target=11"})
    fresh, _ = new_game(variant_rules("classic", target=11), "k7f2")
    assert parse_game_file(tags.replace("] [", "]["))[0] == fresh


@pytest.mark.parametrize("tags", [{"Players": 'the "best"'}, {"Players": "[us]"}, {"Note": "a\nb"}, {"a b": "c"}])
def test_tags_that_cannot_be_written_are_refused(tags: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="tag"):
        game_file(parse_game(begun()), tags)


def test_tags_do_not_change_the_game() -> None:
    game = parse_game(begun())
    assert game_file(game, {"Rules": "classic:seats=4", "Seed": "other"}) == game_file(game)


@pytest.mark.parametrize("seed", ["", "a/b", "a b", "x" * 65, "é"])
def test_a_seed_that_cannot_be_written_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="seed"):
        new_game(variant_rules("classic"), seed)


# --- Faults -----------------------------------------------------------------------------------------

Parser = Callable[[str], object]

FAULTS: list[tuple[Parser, str, str]] = [
    # In the last text, the index of the caret is the index to which the error points.
    (parse_cards, "", "^ no-card"),
    (parse_cards, "8D5X", "  ^ no-card"),
    (parse_cards, "8D 5H", "  ^ no-card"),
    (parse_cards, "-8D", " ^ too-much"),
    (parse_action, "", "^ no-card"),
    (parse_action, "8Sx", "   ^ no-card"),
    (parse_action, "8Sx8D,", "      ^ no-card"),
    (parse_action, "8Sx8D=9", "     ^ too-much"),
    (parse_action, "8Sx8D 5H", "     ^ no-card"),
    (parse_action, "3D5C", "    ^ expected"),
    (parse_action, "3D5C=", "     ^ no-number"),
    (parse_action, "3D5C=8x", "      ^ too-much"),
    (parse_action, "3D5C=1000", "        ^ too-much"),
    (parse_action, "4H.5C3D", "       ^ expected"),
    (parse_action, "4H.=8", "   ^ no-card"),
    (parse_action, "2Hb=8", "   ^ no-card"),
    (parse_rules, "", "^ unknown-variant"),
    (parse_rules, "klassic", "^ unknown-variant"),
    (parse_rules, "classic:seats=7", "        ^ wrong-seats"),
    (parse_rules, "classic:seats=two", "              ^ no-number"),
    (parse_rules, "classic:target=11,sweeps=1", "                  ^ unknown-option"),
    (parse_rules, "classic:target=11,sweep_points=9", "                               ^ bad-value"),
    (parse_rules, "classic:target=11,target=21", "                  ^ option-twice"),
    (parse_rules, "classic:target", "        ^ expected"),
    (parse_rules, "classic:difference_scoring=yes,seats=3", "^ difference-scoring-needs-two-sides"),
    (parse_game, "classic", "       ^ bad-seed"),
    (parse_game, "classic/k 2/-", "        ^ bad-seed"),
    (parse_game, "classic/k7f2/4D__", "             ^ card-not-in-hand"),
    (parse_game, "classic/k7f2/-/-", "                ^ no-next-round"),
    (parse_game, "classic/k7f2/8", "             ^ no-card"),
    (parse_game_file, '[Seed "k7f2"]\n', "             ^ tag-missing"),
    (parse_game_file, '[Rules "classic:x=1"] [Seed "k"]', "                ^ unknown-option"),
    (parse_game_file, '[Rules "classic"] [Seed "k/"]', "                         ^ bad-seed"),
    (parse_game_file, '[Rules "classic"] [Seed "k"] 4D', "                             ^ expected"),
    (
        parse_game_file,
        '[Rules "classic"] [Seed "k"] Round 2',
        "                                   ^ round-out-of-order",
    ),
    (parse_game_file, '[Rules "classic"] [Seed "k"] {open', "                             ^ unreadable"),
    (parse_game_file, f'[Rules "classic"] [Seed "k"] Round {"9" * 5000}', " " * 35 + "^ round-out-of-order"),
]


@pytest.mark.parametrize(("parse", "text", "fault"), FAULTS, ids=[text[:40] for _, text, _ in FAULTS])
def test_fault_is_named_and_pointed_at(parse: Parser, text: str, fault: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert f"{' ' * caught.value.index}^ {caught.value.code}" == fault
    assert caught.value.text == text


POSITION_FAULTS = [
    # the replaced text in the position, its replacement, and the text at which the error points
    ("classic/1/", "classic/2/", "2/0/2", "no-such-seat"),
    ("/1/0/2/", "/1/0/x/", "x/0/8D", "no-number"),
    ("/1/0/2/", "/1/0/0/", "0/0/8D", "nothing-dealt"),
    ("/0/8D5H3C/", "/5/8D5H3C/", "5/8D", "no-such-seat"),
    ("/0/8D5H3C/", "/-0/8D5H3C/", "0/8D", "too-much"),
    ("8D5H3C/8=", "8D5H3C4H/8=", "4H6H", "card-twice"),
    ("8D5H3C/8=", "8D5H/8=", "", "cards-missing"),
    ("8D5H3C/8=", "-8D5H3C/8=", "8D5H3C", "too-much"),
    ("@1,7", "@2,7", "2,7", "no-such-seat"),
    ("8=5C3S", "9=5C3S", "9=5C3S", "build-does-not-add-up"),
    ("8=5C3S@1,", "5=5C@1,", "5=5C@1", "build-of-one-card"),
    ("8STC7C", "8STC7C,-", "/AS2S", "wrong-number-of-hands"),
    ("9D8CTD,8STC7C", "9D8CTD8STC7C,-", "1/0/2/0", "no-card-to-play"),
    ("/-,KC", "/-,AC", "-,AC", "sweep-not-in-pile"),
    ("/-,KC", "", "JDQDKD", "wrong-number-of-fields"),
    ("/-,KC", "/-,KC/", "", "unreadable"),
    ("8STC7C", "8STC8s", "8s/", "card-twice"),
    ("8STC7C", "8S10C10C", "10C/", "card-twice"),
]


@pytest.mark.parametrize(("old", "new", "pointed", "code"), POSITION_FAULTS)
def test_fault_of_a_position(old: str, new: str, pointed: str, code: str) -> None:
    assert POSITION.count(old) == 1
    text = POSITION.replace(old, new)
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.code == code
    assert text[caught.value.index :].startswith(pointed)
    assert (caught.value.index == len(text)) == (pointed == "")


def test_illegal_actions_in_a_game_are_pointed_at() -> None:
    text = begun()
    with pytest.raises(NotationError) as caught:
        parse_game(text + "_KSxQS")
    assert caught.value.code in {"card-not-in-hand", "card-not-on-table", "group-does-not-add-up"}
    assert caught.value.index == len(text) + 1


# --- Turns of several actions ---------------------------------------------------------------------------


def in_africa(words: str, **more: Any) -> str:
    """Return the text of a Swazi position of two teams, with words of the state at its end.

    Seat 0 is on turn, owns a build of eight, and holds eights.
    """
    rules = variant_rules("swazi", 4, 2)
    position = set_up(rules, "8S8C9S2S,KS,8H3H,*", "8D5D3D", "8=5C3C@0 9=6C3S@1 12=QC.QD@3", piles="-,4H", **more)
    return position_text(position) + words


@pytest.mark.parametrize(
    "words",
    [
        "played=4H",
        "committed=6C",
        "asked=2,matter=request,pending=8Sxb5C",
        "asked=0,matter=request,pending=8Sxb5C",
        "asked=3,matter=capture,pending=8Sx8D~b5C",
        "asked=0,matter=capture,pending=8Sx8D~b5C",
        "played=4H,asked=1,matter=augment",
        "played=4H,asked=0,matter=augment",
        "proven=2K.1A",
    ],
)
def test_moments_of_a_turn(words: str) -> None:
    text = in_africa("/" + words)
    assert position_text(parse_position(text)) == text
    assert legal_actions(parse_position(text))


@pytest.mark.parametrize(
    "words",
    [
        "asked=2",
        "matter=augment,played=4H",
        "pending=8Sxb5C",
        "asked=1,matter=request,pending=8Sxb5C",
        "asked=2,matter=request,pending=8Sx8D",
        "asked=2,matter=capture,pending=8Sx8D",
        "asked=3,matter=capture,pending=2S",
        "asked=3,matter=capture",
        "asked=1,matter=augment",
        "asked=2,matter=augment,played=4H",
        "asked=1,matter=augment,played=4H,pending=8Sx8D",
        "asked=3,matter=capture,pending=8Sx8D~b5C,played=4H",
        "asked=3,matter=capture,pending=8Sx8D~b5C,ended",
        "committed=5C",
        "committed=7C",
        "committed=QC",
        "committed=6C,played=4H",
        "played=4H,courts=JS",
        "courts=4H",
    ],
)
def test_moments_that_cannot_be(words: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(in_africa("/" + words))
    assert caught.value.code == "turn-contradicts-itself"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("asked=3,matter=capture,pending=TS", "card-not-in-hand"),
        ("asked=3,matter=capture,pending=8Sx8D~7C", "card-not-on-table"),
        ("asked=3,matter=capture,pending=8Sx8D~", "no-card"),
        ("asked=3,matter=capture,pending=done", "unreadable"),
        ("asked=3,matter=nothing", "unreadable"),
        ("asked=7,matter=capture", "no-such-seat"),
        ("proven=7K", "no-such-seat"),
        ("proven=2X", "no-card"),
        ("courts=", "no-card"),
    ],
)
def test_words_that_cannot_be_read(words: str, code: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_position(in_africa("/" + words))
    assert caught.value.code == code


@pytest.mark.parametrize("text", [".5D3C=8", ".b5D,2H6S=8", ".KD,TC3C=13p", "KD,KC=13p", "3D5C=8p", "insist", "give"])
def test_actions_of_open_turns(text: str) -> None:
    assert action_text(parse_action(text)) == text
