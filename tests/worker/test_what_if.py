"""Continuing from a moment of a finished game: the position is the same, and nothing counts."""

from __future__ import annotations

import pytest

from casino_core.game import new_game, next_round, play
from casino_core.notation.record import game_text
from casino_core.rules.variants import variant_rules
from tests.worker.test_game_statistics import played
from tests.worker.visitor import Buttons, Visitor
from web.worker.match.history import History, as_stored, parse_history
from web.worker.match.saves import SavedMatch, parse_save, save_text
from web.worker.session.links import link

GAME = played(variant_rules("classic"), "what-if")
ADDRESS = link("https://example.org/play/", GAME, ("nia",))


def arrived(moment: int = 1) -> Visitor:
    """Return a visitor who has opened the finished game at a moment, as from the list of games."""
    return Visitor("if", address=f"{ADDRESS}&moment={moment}")


def test_decisions_are_browsed_and_one_is_continued() -> None:
    visitor = arrived()
    assert "Round 1, deal 1." in Buttons(visitor.dialog).text
    last = int(visitor.dialog.partition('max="')[2].partition('"')[0])
    assert last == sum(seat == 0 for seat in _actors())
    visitor.do("if:1")
    assert f"2 of {last}" in Buttons(visitor.dialog).text
    visitor.do("if:at", moment="9")
    assert f"9 of {last}" in Buttons(visitor.dialog).text
    visitor.do("if:go")
    assert visitor.dialog == ""
    game = visitor.session.match.game
    assert game.position.actor == 0
    assert _flat(GAME.record)[: len(_flat(game.record))] == _flat(game.record)
    assert "What if: Casino" in visitor.html
    while visitor.session.match.game.outcome is None:
        visitor.hurry()
        while not visitor.session.match.game.round_over:
            visitor.move()
        if visitor.can("next"):
            visitor.do("next")
    assert visitor.results == []
    assert "does not count" in visitor.html


def test_the_original_moves_can_be_redone() -> None:
    visitor = arrived(moment=40)
    visitor.do("if:go")
    for _ in range(400):
        if visitor.session.match.game.outcome is not None:
            break
        visitor.do("redo" if not visitor.session.match.game.round_over else "next")
    assert visitor.session.match.game == GAME
    assert visitor.results == []


def test_a_moment_is_the_decision_at_an_action_or_before_it() -> None:
    seats = _actors()
    for number in (1, 2, 30, len(seats), len(seats) + 50):
        visitor = arrived(number)
        assert visitor.session.looking_back.what_if is not None
        before = len(_flat(visitor.session.looking_back.what_if.saved.game.record))
        own = [place for place, seat in enumerate(seats) if seat == 0]
        assert before == max([place for place in own if place < number], default=own[0])


def test_a_game_that_is_not_over_has_no_such_thing() -> None:
    visitor = Visitor("not-over", address="#game=classic/k7f2/-&bots=nia&moment=3")
    assert visitor.dialog == ""
    visitor.do("if")
    assert visitor.dialog == ""
    assert "if" not in visitor.intents


def test_between_rounds_the_round_is_continued_and_the_next_stays_secret() -> None:
    visitor = Visitor("between", settings={"speed": "off"})
    visitor.hurry()
    while not visitor.session.match.game.round_over:
        visitor.move()
    game = visitor.session.match.game
    assert game.outcome is None
    visitor.do("replay")
    visitor.do("replay:9")
    visitor.do("replay:if")
    assert "Later rounds are dealt afresh" in Buttons(visitor.dialog).text
    visitor.do("if:go")
    assert visitor.reply.parks, "the game itself is kept"
    other = visitor.session.match
    assert (other.history.apart, other.game.position.actor, other.game.round) == (True, 0, 1)
    assert other.game.position.hands
    while not other.game.round_over:
        visitor.do("redo")
    assert other.game.position.captured == game.position.captured
    assert not other.can_redo
    visitor.do("next")
    dealt, _ = next_round(game)
    assert visitor.session.match.game.position.hands != dealt.position.hands
    visitor.arrive()
    assert visitor.session.match.history.apart


def test_in_a_frame_nothing_replaces_an_unfinished_game() -> None:
    visitor = Visitor("frame", settings={"speed": "off"}, embed=True)
    visitor.hurry()
    while not visitor.session.match.game.round_over:
        visitor.move()
    visitor.do("replay")
    assert "replay:end" in visitor.intents
    assert "replay:if" not in visitor.intents


def test_the_score_of_a_game_that_is_over_offers_it() -> None:
    visitor = Visitor("score", address=ADDRESS)
    visitor.do("replay:end")
    assert "if" in visitor.intents
    visitor.do("if")
    assert "Round 1, deal 1." in Buttons(visitor.dialog).text


def test_a_game_in_progress_is_saved_besides_the_original() -> None:
    visitor = Visitor("busy")
    for _ in range(12):
        visitor.move()
    visitor.rest()
    assert visitor.arrive(address=f"{ADDRESS}&moment=5").parks
    assert "Round 1" in Buttons(visitor.dialog).text
    visitor.do("if:go")
    assert visitor.session.match.history.apart


@pytest.mark.parametrize("nonsense", ["if:x", "if:99999", "if:-3", "if:at"])
def test_nonsense_finds_the_nearest(nonsense: str) -> None:
    visitor = arrived()
    visitor.do(nonsense, moment="nonsense")
    assert "of" in Buttons(visitor.dialog).text


def test_it_outlives_a_reload() -> None:
    history = History(apart=True)
    assert parse_history(as_stored(history)) == history
    text = save_text(SavedMatch(GAME, ("nia",), history=history))
    assert parse_save(text, ("nia",)).history.apart
    visitor = arrived(20)
    visitor.do("if:go")
    visitor.arrive()
    assert visitor.session.match.history.apart
    assert visitor.session.match.history.ahead


@pytest.mark.parametrize("players", ["person:Ann,person:Ben", "nia,otto"])
def test_games_of_several_people_and_of_bots_too(players: str) -> None:
    address = f"#game={game_text(GAME)}&players={players}&moment=1"
    visitor = Visitor("several", address=address)
    last = int(visitor.dialog.partition('max="')[2].partition('"')[0])
    assert last == len(_flat(GAME.record))
    visitor.do("if:4")
    assert ("Ann" if "Ann" in players else "Otto") in Buttons(visitor.dialog).text
    assert "You" not in Buttons(visitor.dialog).text
    visitor.do("if:go")
    assert len(_flat(visitor.session.match.game.record)) >= 4
    assert visitor.session.match.history.apart


def _flat(record: tuple[tuple[object, ...], ...]) -> list[object]:
    return [action for actions in record for action in actions]


def _actors() -> list[int]:
    """Return the seat of each action of ``GAME``."""
    actors = []
    game, _ = new_game(GAME.rules, GAME.seed)
    for number, actions in enumerate(GAME.record):
        game = next_round(game)[0] if number else game
        for action in actions:
            actors.append(game.position.actor)
            game, _ = play(game, action)
    return actors
