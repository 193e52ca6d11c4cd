"""Buttons state what a choice costs and whether it ends the round or the game, and the engine does exactly that."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from casino_core.cards import Card
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text, parse_cards
from casino_core.position.actions import Capture, MakeBuild, Trail
from casino_core.position.layout import Build
from casino_core.position.position import Cards, VariantState
from casino_core.rules.variants import VARIANTS, variant_rules
from tests.engine.setups import begun_with
from tests.table.markup import read
from web.worker.choices.autoplay import only_play
from web.worker.choices.consequences import consequences
from web.worker.choices.effects import effect
from web.worker.choices.prompts import card_prompt
from web.worker.words.people import YOU, People
from web.worker.words.speech import Voice

VOICE = Voice("en")


def at(name: str, hand: str, loose: str, *totals: int, **fields: Any) -> Game:
    """Return a game with the person to play, ``totals`` from earlier rounds, and changed ``fields`` of the position."""
    game, _ = new_game(variant_rules(name), "consequences")
    hands = (parse_cards(hand), parse_cards("4S9S"))
    position = replace(game.position, hands=hands, loose=parse_cards(loose), builds=(), turn=YOU)
    position = replace(position, **fields)
    gone = {card for cards in (*hands, position.loose, *position.piles) for card in cards}
    gone |= {card for build in position.builds for card in build.cards}
    return begun_with(replace(position, stock=tuple(card for card in game.rules.pack if card not in gone)), *totals)


def piles(*texts: str) -> tuple[Cards, ...]:
    """Return the captured cards of each pile, from texts."""
    return tuple(map(parse_cards, texts))


EIGHT = (Build(8, (parse_cards("5H3C"),), YOU),)
"""A build of the person; while it is on the table, laying down a card costs a fine."""


def button_effects(game: Game) -> dict[str, str]:
    """Return the second line of each legal play's button, by the text of the play."""
    seen, people = game.view(YOU), People(game.rules, ("nia",))
    plays = [one for one in legal_actions(game.position) if isinstance(one, Capture | MakeBuild | Trail)]
    return {action_text(one): read(VOICE.printed(effect(one, seen, people))).heard for one in plays}


def test_only_a_sweep_that_scores_is_promised() -> None:
    for bonus, has_bonus in (("jack_sum", False), ("non_jack_sum", True)):
        game = at("tablanette", "7CAS", "4H3D")
        rules = variant_rules("tablanette", tablanette_bonus=bonus)
        game = replace(game, position=replace(game.position, rules=rules))
        assert ("tablanette" in button_effects(game)["7Cx4H3D"]) is has_bonus


def test_a_fine_shows_its_points() -> None:
    assert (
        button_effects(at("michigan", "8S2D", "8D", builds=EIGHT))["2D"]
        == "gives Nia 2 points, leaves on the table: 4 cards"
    )
    assert button_effects(at("michigan", "8S2D", "8D"))["2D"] == "leaves on the table: 2 cards"


def test_the_third_fine_ends_the_round_and_a_fine_can_end_the_game() -> None:
    twice = VariantState(fines=(YOU, YOU))
    assert (
        button_effects(at("michigan", "8S2D", "8D", builds=EIGHT, variant_state=twice))["2D"]
        == "ends the round, 0 to 6"
    )
    assert button_effects(at("michigan", "8S2D", "8D", 11, 20, builds=EIGHT))["2D"] == "ends the game, 11 to 22"


@pytest.mark.parametrize(("taken", "score"), [(("3C4C", "5C"), "4 to 1"), (("3C", "4C5C6C7C"), "3 to 4")])
def test_a_clearing_ends_a_game_of_callabra(taken: tuple[str, ...], score: str) -> None:
    assert button_effects(at("callabra", "8S2D", "8D", piles=piles(*taken)))["8Sx8D"] == f"ends the game, {score}"


def test_a_tablanette_shows_its_points() -> None:
    lines = button_effects(at("tablanette", "8S2D", "5H3C"))
    assert lines["8Sx5H3C"] == "3 cards, a tablanette, +16"


def test_close_to_the_target_the_button_says_what_wins() -> None:
    game = at("dominican", "TS2D", "TD8H", 19, 4)
    needs = "You need the ten of diamonds to win. Choose a card from your hand."
    assert VOICE.spoken(card_prompt(game.view(YOU))) == needs
    lines = button_effects(game)
    assert lines["TSxTD"].endswith("wins the game")
    assert "wins" not in lines["2D"]
    gone = at("dominican", "TS2D", "8H", 19, 4, piles=piles("3C", "TD"))
    assert VOICE.spoken(card_prompt(gone.view(YOU))) == "Choose a card from your hand."


@pytest.mark.parametrize("name", VARIANTS)
def test_buttons_agree_with_the_engine(name: str) -> None:
    """Each play of a random round costs and ends exactly what its button says."""
    game, _ = new_game(variant_rules(name), "consequences")
    random = Random(name)
    while not game.round_over:
        legal = legal_actions(game.position)
        action = random.choice(legal)
        foretold = None
        if isinstance(action, Capture | MakeBuild | Trail) and not game.position.variant_state.demand:
            foretold = consequences(action, game.view(game.position.turn))
        before, (game, _) = game.position, play(game, action)
        if foretold is None or game.position.variant_state.pending:
            continue
        paid = len(game.position.variant_state.fines) - len(before.variant_state.fines)
        assert foretold.fine == paid * game.rules.building.trail_fine
        early = game.position.variant_state.ended or (game.position.variant_state.closed and any(game.position.hands))
        if game.outcome is not None and game.outcome.reason == "as_made":
            assert foretold.ends == "game"
        elif early:
            assert foretold.ends == ("round" if game.outcome is None else "game")
        elif not game.round_over:
            assert not foretold.ends


def test_a_tap_alone_pays_no_fine_and_ends_nothing() -> None:
    assert only_play(at("michigan", "8S2D", "KD", builds=EIGHT).view(YOU), Card("2D")) is None
    assert only_play(at("michigan", "8S2D", "KD").view(YOU), Card("2D")) is not None
    assert only_play(at("callabra", "8S", "8D", piles=piles("3C", "5C")).view(YOU), Card("8S")) is None
