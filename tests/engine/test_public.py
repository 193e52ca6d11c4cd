"""The public functions accept values or their texts, and refuse anything else with a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest

import casino_core as casino
from tests.engine.amount import amount
from tests.engine.games import steps

START = "classic/island"
GAME = casino.parse_game(START)
ACE = casino.parse_action("AD")


@pytest.mark.parametrize(
    ("by_text", "by_value"),
    [
        (lambda: casino.new_game("classic", "island"), lambda: casino.new_game(GAME.rules, "island")),
        (lambda: casino.new_game("royal:seats=3", 7), lambda: casino.new_game(casino.variant_rules("royal", 3), "7")),
        (lambda: casino.play(START, "AD"), lambda: casino.play(GAME, ACE)),
        (lambda: casino.play(GAME, "AD"), lambda: casino.play(casino.game_file(GAME), ACE)),
        (lambda: casino.why_not(GAME.position, "9S"), lambda: casino.why_not(GAME.view(0), casino.parse_action("9S"))),
        (lambda: casino.why_not(str(GAME.position), "AD"), lambda: casino.why_not(GAME, ACE)),
        (lambda: casino.legal_actions(START), lambda: casino.legal_actions(GAME.position)),
        (lambda: casino.candidates(str(GAME.position)), lambda: casino.candidates(GAME.view(0))),
        (lambda: casino.view(str(GAME.position), 1), lambda: casino.view(GAME.position, 1)),
        (lambda: casino.from_position(str(GAME.position), 3), lambda: casino.from_position(GAME, "3")),
        (lambda: casino.replay(START, [["AD", "8D"]]), lambda: casino.parse_game(f"{START}/AD_8D")),
        (lambda: casino.resign(START, 1), lambda: casino.parse_game(f"{START}/resign1")),
        (lambda: casino.option("royal", "royal_values"), lambda: True),
        (lambda: casino.parse_known("royal", {"table": "5H"}).rules, lambda: casino.variant_rules("royal")),
        (lambda: list(casino.moves(f"{START}/AD")), lambda: list(casino.moves(casino.parse_game(f"{START}/AD")))),
        (lambda: casino.game_file(START), lambda: casino.game_file(GAME)),
        (
            lambda: casino.BOTS["mara"].choose(GAME.view(0), 7, budget=5),
            lambda: casino.BOTS["mara"].choose(GAME.view(0), casino.Chance("7"), budget=5),
        ),
        (lambda: casino.diagram(START), lambda: casino.diagram(GAME)),
        (lambda: casino.cards_taken(START, "6Dx6S"), lambda: casino.parse_cards("6S")),
    ],
)
def test_a_text_is_taken_for_its_value(by_text: Callable[[], object], by_value: Callable[[], object]) -> None:
    assert by_text() == by_value()


WRONG: dict[str, Callable[[], object]] = {
    "rules": lambda: casino.new_game(7, "island"),  # type: ignore[arg-type]
    "game": lambda: casino.play(GAME.position, "AD"),  # type: ignore[arg-type]
    "action": lambda: casino.play(GAME, 8),  # type: ignore[arg-type]
    "position": lambda: casino.legal_actions(None),  # type: ignore[arg-type]
    "seat": lambda: casino.view(GAME, 2),
    "known": lambda: casino.completed({"table": "5H"}, "any text"),  # type: ignore[arg-type]
    "text": lambda: casino.parse_action(None),  # type: ignore[arg-type]
    "view": lambda: casino.BOTS["nia"].choose(GAME.position, "any", 1),  # type: ignore[arg-type]
    "bot": lambda: casino.match(7, "nia"),  # type: ignore[arg-type]
    "deals": lambda: casino.match("nia", "nia", deals=1),
    "piece": lambda: casino.build_named(GAME, "b5C"),
}


@pytest.mark.parametrize("argument", WRONG)
def test_anything_else_is_refused_with_a_sentence(argument: str) -> None:
    with pytest.raises(casino.ArgumentError, match=f"{argument}: expected ") as refused:
        WRONG[argument]()
    assert refused.value.facts["argument"] == argument
    assert isinstance(refused.value, casino.CasinoError | TypeError)


@pytest.mark.parametrize("text", [None, 7, b"classic/island"])
@pytest.mark.parametrize(
    "parse", [casino.parse_game, casino.parse_game_file, casino.parse_position, casino.parse_rules, casino.parse_card]
)
def test_parsers_refuse_what_is_no_text(parse: Callable[[object], object], text: object) -> None:
    with pytest.raises(casino.ArgumentError, match="text: expected a text, not"):
        parse(text)


@pytest.mark.parametrize("text", ["", "foo", "AD,", "8H x", "9Sx"])
def test_a_text_that_is_no_action_is_not_legal(text: str) -> None:
    with pytest.raises(casino.NotationError):
        casino.why_not(GAME, text)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_game_has_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(casino.ArgumentError, match="seat: expected a number from 0 to 1, not"):
        GAME.view(seat)


def test_an_unknown_bot_is_named_with_those_that_there_are() -> None:
    with pytest.raises(KeyError, match="there is no bot called 'otta'; there are otto, lena"):
        casino.bot_named("otta")


@pytest.mark.parametrize(
    ("text", "line", "column", "shown"),
    [
        ('[Rules "classic"]\n[Seed "island"]\nRound 1\n1. AD 8X\n', 4, 7, "    1. AD 8X\n          ^"),
        ('[Rules "classic"]\n[Seed "island"]\nRound 1\n1. AD 8D\n2. KS\n', 5, 4, "    2. KS\n       ^"),
        ('[Rules "classic"]\n', 1, 18, '    [Rules "classic"]\n                     ^'),
    ],
)
def test_an_error_in_a_file_shows_the_line_and_the_column(text: str, line: int, column: int, shown: str) -> None:
    with pytest.raises(casino.NotationError) as unread:
        casino.parse_game_file(text)
    assert (unread.value.line, unread.value.column) == (line, column)
    assert str(unread.value).endswith(f" at line {line}, column {column}:\n{shown}")


def test_an_error_in_a_long_line_shows_a_short_part_of_it() -> None:
    text = "classic/island/" + "_".join(["AD", "8D"] + ["KS"] * 300)
    with pytest.raises(casino.NotationError) as unread:
        casino.parse_game(text)
    _, excerpt, caret = str(unread.value).splitlines()
    assert len(excerpt) < 90
    assert excerpt[caret.index("^") :].startswith("KS_KS")


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 2), ("tablic", 2), ("swazi", 4), ("pluck", 3), ("royal", 4)]
)
def test_the_moves_of_a_record_are_those_that_were_played(variant: str, seats: int) -> None:
    game = list(steps(casino.variant_rules(variant, seats), "moves", last_round=1))[-1][0]
    moves = list(casino.moves(game))
    assert [move.action for move in moves] == [action for actions in game.record for action in actions]
    assert moves[-1].after == game
    for move in moves:
        assert move.seat == move.before.position.actor
        assert casino.play(move.before, move.action) == (move.after, move.events)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("tablanette", 2), ("swazi", 4), ("pluck", 3)])
def test_the_cards_that_an_action_takes_are_those_of_its_event(variant: str, seats: int) -> None:
    game = list(steps(casino.variant_rules(variant, seats), "taken", last_round=1))[-1][0]
    taken = 0
    for move in casino.moves(game):
        position = move.before.position
        for event in move.events:
            match event:
                case casino.Captured(taken=cards) | casino.Cleared(cards=cards):
                    if not position.variant_state.demand and isinstance(move.action, casino.Capture | casino.Trail):
                        assert sorted(casino.cards_taken(position, move.action)) == sorted(cards)
                        taken += 1
    assert taken > 3


def test_the_groups_of_an_action_are_cards() -> None:
    game = casino.parse_game("classic/island/AD6S,5C2D=7_4D")
    assert casino.groups_of(game, "7Cxb6S") == (casino.parse_cards("6SAD5C2D"),)
    assert casino.cards_taken(game, "7Cxb6S") == casino.parse_cards("6SAD5C2D")
    assert casino.build_named(game.view(0), casino.BuildPiece("6S")) == game.position.builds[0]
    assert not casino.groups_of(game, "claim")
    assert not casino.cards_taken(game, "KH")


def test_a_view_in_print_shows_no_hidden_card() -> None:
    game, _ = casino.play(START, "AD6S,5C2D=7")
    text = casino.diagram(game.view(1))
    assert "hand 0  3 cards" in text
    assert "hand 1  5D 8D 9S 4D" in text
    assert "7 = 6S AD + 5C 2D (seat 0)" in text
    shown = {card for card in casino.pack() if card in text.replace("10", "T")}
    assert shown.isdisjoint(game.view(1).unseen)


# --- Analysis ---------------------------------------------------------------------------------------

TAKEN = "2H9SAD6H3C5HJSKHTDKCQDJC2S7D6D4D5D4S4HJH3D3H7S3STS,8HAHTHTC7CQS4C8C9H2D6S9D8DQHJD9C2CACAS6C7HQCKS"
LAST = f"classic/0/1/6/0/8SKD5C/-/5S,-/-/{TAKEN}/-,-"
"""A position in which the only hand card left, a five, can capture a five."""


def test_the_last_card_is_explained_exactly() -> None:
    explanation = casino.explain(LAST, "5Sx5C", "5S")
    assert explanation.exact
    assert [str(action) for action in (*explanation.better, *explanation.worse)] == ["5Sx5C", "5S"]
    assert casino.explain(LAST, "5S", "5Sx5C").cost == -explanation.cost


def test_an_explanation_needs_legal_plays_of_a_card() -> None:
    with pytest.raises(casino.IllegalActionError, match="card-not-in-hand"):
        casino.explain(START, "AD", "9S")
    with pytest.raises(casino.ArgumentError, match="at least 2"):
        casino.explain(START, "AD", "KH", deals=1)


def test_a_review_names_a_costly_play_and_its_best_alternative() -> None:
    [one] = casino.review("classic/island/KH")
    assert one.cost > 0.5
    assert casino.why_not(one.view, one.best) is None
    assert casino.explain(one.view, one.best, one.move.action).cost > 0
    assert list(casino.review("classic/island/KH")) == [one]


# --- Matches ----------------------------------------------------------------------------------------


def lowest(view: casino.View, actions: Sequence[casino.Play], chance: casino.Chance) -> Iterator[casino.Thought]:
    """Yield a thought of playing the lowest card."""
    assert view.seat == view.turn
    yield casino.Thought(min(actions, key=lambda action: (action.card.pips, chance.below(2))))


def test_a_bot_of_ones_own_plays_a_match() -> None:
    bot = casino.Bot("lowest", lowest)
    result = casino.match(bot, "nia", deals=amount(6, 20))
    assert result == casino.match(bot, "nia", deals=amount(6, 20))
    assert result.lead + result.error < 0


def test_equal_bots_are_level_in_every_deal() -> None:
    assert casino.match("otto", "otto", "royal:seats=3", deals=2) == (2, 0, 0)


def test_a_match_refuses_illegal_actions() -> None:
    def cheat(view: casino.View, actions: Sequence[casino.Play], chance: casino.Chance) -> Iterator[casino.Thought]:
        assert actions
        yield casino.Thought(casino.Trail(view.unseen[chance.below(2)]))

    with pytest.raises(casino.IllegalActionError, match="card-not-in-hand"):
        casino.match(casino.Bot("cheat", cheat), "otto", deals=2)
