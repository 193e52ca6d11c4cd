"""The play checker: it questions a costly play once, and only if it is turned on."""

from __future__ import annotations

import pytest

from casino_core.game import Game, play, restarted
from casino_core.notation.actions import action_text
from casino_core.position.actions import Action
from tests.worker.test_game_review import a_game, replayed, reviewed
from tests.worker.visitor import Visitor
from web.worker.match.acts import MAX_UNCHECKED_COST
from web.worker.match.game_review import decisions
from web.worker.match.saves import SavedMatch, save_text


@pytest.fixture(scope="module")
def costly() -> tuple[Game, Action, Action]:
    """Return a game before a costly play, with that play and the best one."""
    plays = (
        (game, one)
        for game in map(a_game, range(30))
        for one in reviewed(each for each in decisions(replayed(game)) if not each[1].stock_size)
    )
    game, dearest = next((game, one) for game, one in plays if one.cost > MAX_UNCHECKED_COST)
    before = restarted(game)
    for action in game.record[0][: dearest.number - 1]:
        before, _ = play(before, action)
    return before, dearest.move.action, dearest.best


def person(game: Game, checks: str = "on") -> Visitor:
    """Return a visitor with the play checker on or off."""
    return Visitor("1", save=save_text(SavedMatch(game, ("otto",))), settings={"checks": checks})


def test_a_costly_play_is_held_back_once(costly: tuple[Game, Action, Action]) -> None:
    game, dear, _ = costly
    visitor = person(game)
    visitor.do(f"act:{action_text(dear)}")
    assert "thinks this costs" in visitor.html
    assert visitor.session.match.game == game
    assert visitor.session.match.history.hinted
    visitor.do(f"act:{action_text(dear)}")
    assert visitor.session.match.game.record[0] == (*game.record[0], dear)


def test_the_best_play_is_not_spoken_about(costly: tuple[Game, Action, Action]) -> None:
    game, _, best = costly
    visitor = person(game)
    visitor.do(f"act:{action_text(best)}")
    assert visitor.session.match.game.record[0] == (*game.record[0], best)
    assert visitor.session.match.history.hinted


def test_without_the_setting_nothing_is_questioned(costly: tuple[Game, Action, Action]) -> None:
    game, dear, _ = costly
    visitor = person(game, "off")
    visitor.do(f"act:{action_text(dear)}")
    assert visitor.session.match.game.record[0] == (*game.record[0], dear)
    assert not visitor.session.match.history.hinted
