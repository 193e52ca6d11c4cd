"""The table state of a game: seats, pack, points of the round, and side actions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import Game, new_game
from casino_core.notation.actions import parse_cards
from casino_core.rules.variants import variant_rules
from tests.table.markup import read
from web.table.state import TableState
from web.table.table import draw
from web.worker.choices.selection import Selection
from web.worker.match import acts, taps
from web.worker.match.match import Match
from web.worker.match.presenter import scene
from web.worker.match.saves import SavedMatch
from web.worker.picture.view_model import table_state
from web.worker.words.people import YOU
from web.worker.words.speech import Voice

VOICE = Voice("en", "")


def begun(variant: str, seats: int = 2, team: int = 1, **options: Any) -> Game:
    """Return a game in which the person leads."""
    rules = variant_rules(variant, seats, team, **options)
    games = (new_game(rules, f"any-{number}")[0] for number in range(99))
    return next(game for game in games if game.position.actor == YOU)


def shown(game: Game, selection: Selection | None = None, **state: Any) -> TableState:
    """Return the table of a game, with a selection, and with ``state`` as fields of the variant state."""
    position = replace(game.position, variant_state=replace(game.position.variant_state, **state))
    save = SavedMatch(replace(game, position=position), ("nia",) * (game.rules.seats - 1))
    match = Match.opened(save, VOICE)
    match.selection = selection or match.selection
    return table_state(scene(match), VOICE)


def laid(game: Game, loose: str, **more: Any) -> Game:
    """Return the game with other loose cards, and ``more`` changed fields of the position."""
    return replace(game, position=replace(game.position, loose=parse_cards(loose), **more))


# ---- seats, the pack ----


@pytest.mark.parametrize(("variant", "seats"), [("five_handed", 5), ("california", 6)])
def test_players_at_a_large_table_have_different_names_and_scores(variant: str, seats: int) -> None:
    state = shown(begun(variant, seats))
    names = [state.me.name, *(seat.name for seat in state.others)]
    assert len(set(names)) == seats
    assert [score.name for score in state.scores] == names
    assert [seat.held for seat in state.others] == [4] * (seats - 1)


def test_a_game_of_so_many_rounds_says_so() -> None:
    state = shown(begun("california", 6))
    assert state.subtitle == "Round 1 of 12, deal 1 of 2"
    assert {score.part for score in state.scores} == {0}
    assert shown(begun("classic")).subtitle == "Round 1, deal 1 of 6, game to 21"


def test_if_cards_are_drawn_the_pack_is_on_the_table() -> None:
    state = shown(begun("draw"))
    assert (state.drawing, state.stock) == (True, 40)
    assert "deal 1 of 1" in state.subtitle
    assert not shown(begun("classic")).drawing


def test_a_drawn_card_is_seen_to_come_from_the_pack() -> None:
    game = begun("draw")
    match = Match.opened(SavedMatch(game, ("nia",)), VOICE)
    shown_ = acts.act(match, str(game.position.hands[YOU][0]))
    assert "stock" in [frame.source for frame in shown_.frames]
    for frame in shown_.frames:
        assert read(draw(table_state(frame.scene, VOICE), VOICE.t)).one(id="stock")


def test_twelve_cards_are_dealt() -> None:
    state = shown(begun("german"))
    assert (len(state.hand), state.others[0].held) == (12, 12)


# ---- points of the round ----


def test_sweeps_that_count_at_once_are_in_the_score_and_listed() -> None:
    game = begun("classic", sweep_points=1, sweep_timing="as_made")
    state = shown(replace(game, position=replace(game.position, sweeps=((Card("KS"),), ()))))
    assert [(score.points, score.gained) for score in state.scores] == [(1, 1), (0, None)]
    assert [(row.who, read(row.what).heard, row.points) for row in state.scored] == [
        ("You", "Sweeps king of spades", 1)
    ]


def test_points_that_count_at_the_end_are_not_shown_before() -> None:
    game = begun("classic", sweep_points=1)
    state = shown(replace(game, position=replace(game.position, sweeps=((Card("KS"),), ()))))
    assert [(score.points, score.gained) for score in state.scores] == [(0, None), (0, None)]
    assert state.scored == ()


def test_a_fine_goes_to_the_other_side() -> None:
    state = shown(begun("michigan"), fines=(YOU,))
    assert [score.gained for score in state.scores] == [None, 2]
    assert [(row.who, row.points) for row in state.scored] == [(state.others[0].name, 2)]


# ---- side actions ----


def test_a_classic_turn_has_no_buttons() -> None:
    assert shown(begun("classic")).buttons == ()


def test_the_dealer_is_asked_about_the_last_deal() -> None:
    game = begun("classic", last_not_announced_penalty="opponent_may_cancel_deal")
    state = shown(game, asked=YOU)
    assert [(button.intent, button.first) for button in state.buttons] == [("act:last", True), ("act:done", False)]
    assert state.offers == ()
    assert state.me.turn


def test_a_card_chosen_without_a_hand_card_is_plucked() -> None:
    game = laid(begun("pluck"), "7H8DAS")
    assert shown(game).offers == ()
    (act,) = shown(game, Selection(picked=(Card("7H"),))).offers
    assert (read(act.line).heard, act.intent) == ("Pluck seven of hearts", "act:p7H")
    marked = [spot.mark for spot in shown(game, Selection(picked=(Card("7H"),))).loose]
    assert marked == ["chosen", "", ""]


def test_after_the_card_pluckable_cards_are_marked_and_the_hand_waits() -> None:
    state = shown(laid(begun("pluck"), "7H8DAS"), played=Card("8D"))
    assert [spot.mark for spot in state.loose] == ["can", "", ""]
    assert {(spot.mark, spot.reason) for spot in state.hand} == {
        ("dim", "You have already played your card for this turn.")
    }
    assert [(button.label, button.first) for button in state.buttons] == [("Done", True)]
    assert state.prompt == "You may pluck a card from the table, or choose Done."


def test_claims_are_offered_in_games_that_have_them() -> None:
    state = shown(begun("classic", claim_out="wrong_claim_ignored"))
    assert [(button.label, button.intent) for button in state.buttons] == [("Claim the game", "act:claim")]
    assert state.prompt == "Choose a card from your hand."
    assert [score.gained for score in state.scores] == [None, None]  # no points are shown: players who claim must count


# ---- what counts ----


def test_what_counts_agrees_with_the_rules() -> None:
    counted = [read(count.what).heard for count in shown(begun("diamond")).counts]
    assert counted[3:5] == ["seven of diamonds 1 point", "All four sevens, 2 points"]
    classic = [read(count.what).heard for count in shown(laid(begun("classic"), "TD2SASAH")).counts]
    assert classic[3:5] == ["ten of diamonds Big Casino, 2", "two of spades Little Casino, 1"]
    assert "ace of spades ace of hearts aces, 1 each" in classic


# ---- two packs ----


def twins(hand: str, loose: str) -> Game:
    """Return a game of Krypkasino with cards in the person's hand and on the table."""
    game = laid(begun("krypkasino"), loose)
    hands = (parse_cards(hand), *game.position.hands[1:])
    return replace(game, position=replace(game.position, hands=hands))


def marked(match: Match) -> list[tuple[str, str]]:
    """Return the intents and marks of the loose cards."""
    return [(spot.intent, spot.mark) for spot in table_state(scene(match), VOICE).loose]


def test_twins_are_chosen_one_by_one() -> None:
    match = Match.opened(SavedMatch(twins("8S5H5H", "4D4DKC"), ("nia",)), VOICE)
    taps.choose_hand(match, "8S")
    assert marked(match) == [("pick:4D", "can"), ("pick:4D.2", "can"), ("pick:KC", "dim")]
    taps.pick(match, "4D.2")
    assert marked(match) == [("pick:4D", "can"), ("pick:4D.2", "chosen"), ("pick:KC", "dim")]
    taps.pick(match, "4D")
    state = table_state(scene(match), VOICE)
    assert [spot.mark for spot in state.loose] == ["chosen", "chosen", "dim"]
    assert [act.intent for act in state.offers] == ["act:8Sx4D4D"]


def test_one_of_two_twins_is_chosen_and_one_played() -> None:
    match = Match.opened(SavedMatch(twins("5H5H8S", "4D4DKC"), ("nia",)), VOICE)
    taps.choose_hand(match, "5H.2")
    hand = table_state(scene(match), VOICE).hand
    assert [(spot.intent, spot.mark) for spot in hand] == [("hand:5H", ""), ("hand:5H.2", "chosen"), ("hand:8S", "")]
    frames = acts.act(match, "5H").frames
    assert len(frames[0].scene.view.hand) == 2
    assert [spot.last for spot in table_state(scene(match), VOICE).loose] == [False, False, False, True]


def test_both_twins_have_a_place() -> None:
    game = twins("TD5H", "TD2S")
    counts = {(read(count.what).heard, count.where) for count in shown(game).counts}
    assert ("ten of diamonds Big Casino, 3", "in your hand") in counts
    assert ("ten of diamonds Big Casino, 3", "on the table") in counts
    assert ("two of spades Little Casino, 2", "not seen yet") in counts


def test_a_jack_that_takes_everything_takes_nothing_by_itself() -> None:
    game = laid(begun("tablanette"), "QD3C")
    hands = (parse_cards("JC8D"), *game.position.hands[1:])
    match = Match.opened(SavedMatch(replace(game, position=replace(game.position, hands=hands)), ("nia",)), VOICE)
    taps.choose_hand(match, "JC")
    assert [spot.mark for spot in table_state(scene(match), VOICE).loose] == ["dim", "dim"]
    taps.pick(match, "QD")
    alert = read(table_state(scene(match), VOICE).alert).heard
    assert alert == (
        "jack of clubs takes the whole table when it is laid down. You hold no queen to take queen of diamonds"
    )
