"""The sweep warning: it appears if and only if the next player could sweep."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from casino_core.cards import Card
from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from casino_core.playing.play import apply as play_out
from casino_core.position.actions import Capture, pieces
from casino_core.position.position import Position
from casino_core.rules.variants import variant_rules
from tests.worker.visitor import Visitor
from web.worker.match.saves import SavedMatch, save_text
from web.worker.picture.sweep_warning import sweeping_ranks

GAMES = {
    "classic": variant_rules("classic", sweep_points=1),
    "royal": variant_rules("royal", sweep_points=1),
    "krypkasino": variant_rules("krypkasino"),
    "tablic": variant_rules("tablic"),
}


@cache
def games(name: str) -> tuple[Game, ...]:
    """Return the game before each play of a round with many captures."""
    game, _ = new_game(GAMES[name], "warning")
    random, stages = Random(3), []
    while not game.round_over:
        stages.append(game)
        legal = legal_actions(game.position)
        game, _ = play(game, random.choice([one for one in legal if isinstance(one, Capture)] or legal))
    return tuple(stages)


def could_sweep(after: Position, card: Card) -> bool:
    """Return whether the player on turn could sweep with a card, by the list of legal actions."""
    hands = tuple((card,) if seat == after.turn else hand for seat, hand in enumerate(after.hands))
    there = len(after.loose) + len(after.builds)
    actions = legal_actions(replace(after, hands=hands))
    return any(isinstance(action, Capture) and len(pieces(action)) == there > 0 for action in actions)


@pytest.mark.parametrize("name", GAMES)
def test_warnings_agree_with_the_list_of_legal_plays(name: str) -> None:
    warned: list[str] = []
    for game in games(name)[::3]:
        position = game.position
        seen = game.view(position.turn)
        for action in legal_actions(position)[:6]:
            after, _ = play_out(position, action)
            if after.over or after.turn == position.turn:
                continue
            ranks = sweeping_ranks(seen, action_text(action))
            assert set(ranks) == {card.rank for card in seen.unseen if could_sweep(after, card)}
            warned += ranks
    assert warned


def at_the_table(warning: str, name: str = "classic") -> str:
    """Return the markup of the choices for each hand card before every fourth play of a round."""
    shown = ""
    for game in games(name)[::4]:
        visitor = Visitor(save=save_text(SavedMatch(game, ("otto",))), settings={"warning": warning})
        for card in visitor.can("hand"):
            visitor.do(card)
            shown += visitor.html[visitor.html.index('id="acts"') :]
    return shown


def test_the_warning_appears_with_the_choice_if_wanted() -> None:
    warned = at_the_table("on")
    assert "leaves a sweep for " in warned
    assert ">, leaves" not in warned
    assert "leaves a sweep" not in at_the_table("off")


def test_without_points_for_sweeps_nobody_is_warned() -> None:
    game, _ = new_game(variant_rules("classic"), "plain")
    visitor = Visitor(save=save_text(SavedMatch(game, ("otto",))), settings={"warning": "on"})
    for card in visitor.can("hand"):
        visitor.do(card)
        assert "leaves a sweep" not in visitor.html
