"""Counters: they count unseen cards and, on request or if piles are open, others' captures; they start folded."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from casino_core.game import Game, new_game, play
from casino_core.legal.legality import legal_actions
from casino_core.rules.variants import variant_rules
from tests.worker.visitor import Visitor
from web.worker.match.saves import SavedMatch, save_text
from web.worker.picture.counters import counters
from web.worker.words.people import YOU, People
from web.worker.words.speech import Voice

GAMES = {
    "classic": variant_rules("classic"),
    "partners": variant_rules("classic", 4, 2),
    "krypkasino": variant_rules("krypkasino"),
    "tablic": variant_rules("tablic"),
    "swazi": variant_rules("swazi_two"),
    "south_african": variant_rules("south_african"),
}
VOICE = Voice("en")


def after(name: str, plays: int) -> Game:
    """Return a game after this many random plays."""
    game, _ = new_game(GAMES[name], "counters")
    random = Random(1)
    for _ in range(plays):
        game, _ = play(game, random.choice(legal_actions(game.position)))
    return game


@pytest.mark.parametrize("plays", [0, 9, 16])
@pytest.mark.parametrize("name", GAMES)
def test_unseen_cards_are_those_of_the_view_and_only_those(name: str, plays: int) -> None:
    game = after(name, plays)
    people = People(game.rules, ("nia",) * (game.rules.seats - 1))
    seen = game.view(YOU)
    state = counters(seen, people, VOICE, unfolded=True, others=False)
    position = game.position
    hidden = [*position.stock, *(card for hand in position.hands[1:] for card in hand)]
    assert dict(state.unseen) == {
        rank: Counter(card.rank.replace("T", "10") for card in hidden)[rank] for rank, _ in state.unseen
    }
    assert sum(dict(state.unseen).values()) == len(hidden)


@pytest.mark.parametrize("name", GAMES)
def test_others_captures_are_counted_if_open_or_wanted(name: str) -> None:
    game = after(name, 16)
    people = People(game.rules, ("nia",) * (game.rules.seats - 1))
    for others in (False, True):
        state = counters(game.view(YOU), people, VOICE, unfolded=True, others=others)
        taken = next(line.where for line in state.lines if line.what.startswith("Points from"))
        sides = 1 + taken.count(", ")
        assert sides == (game.rules.sides if others or game.rules.piles.face_up else 1)


def test_cards_that_builders_must_hold_are_listed() -> None:
    game = next(
        game
        for game in (after("classic", plays) for plays in range(1, 40))
        if any(b.owner for b in game.position.builds)
    )
    people = People(game.rules, ("nia",))
    state = counters(game.view(YOU), people, VOICE, unfolded=True, others=False)
    assert any(line.where.startswith("Nia must hold: ") for line in state.lines)


def test_they_are_folded_at_first_and_stay_as_they_are_left() -> None:
    visitor = Visitor(save=save_text(SavedMatch(after("classic", 8), ("otto",))))
    assert 'id="counters"' in visitor.html
    assert "Not seen yet, by rank" not in visitor.html
    visitor.do("counters")
    assert "Not seen yet, by rank" in visitor.html
    settings = visitor.reply.settings
    assert settings is not None
    assert not visitor.reply.pause
    visitor.arrive(settings=settings)
    assert "Not seen yet, by rank" in visitor.html
    visitor.do("counters")
    assert "Not seen yet, by rank" not in visitor.html


def test_a_dialog_shows_counters_on_narrow_screens() -> None:
    visitor = Visitor(save=save_text(SavedMatch(after("classic", 8), ("otto",))), settings={"others": "all"})
    visitor.do("menu")
    assert 'data-do="counters:seen"' in visitor.dialog
    visitor.do("counters:seen")
    assert "Not seen yet, by rank" in visitor.dialog
    assert "Otto " in visitor.dialog
    assert "Not seen yet, by rank" not in visitor.html
