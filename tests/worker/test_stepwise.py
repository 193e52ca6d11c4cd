"""One turn at a time: each turn of the others waits for the person, while bots think."""

from __future__ import annotations

from random import Random

import pytest

from casino_core.legal.legality import legal_actions
from casino_core.notation.actions import action_text
from tests.engine.amount import amount
from tests.worker.visitor import Visitor

TABLES = {
    "classic": "seats=3&bots=otto,lena",
    "krypkasino": "variant=krypkasino&bots=otto",
    "tablic": "variant=tablic&bots=otto",
    "swazi": "variant=swazi&seats=3&bots=otto,lena",
    "south_african": "variant=south_african&bots=otto",
}


def waits(visitor: Visitor) -> bool:
    """Return whether the table waits for the person to continue."""
    return 'data-do="go"' in visitor.html


def play_any(visitor: Visitor, luck: Random) -> None:
    """Play a random legal action."""
    position = visitor.session.match.game.position
    visitor.do(f"act:{action_text(luck.choice(legal_actions(position)))}")


@pytest.mark.parametrize("table", [*TABLES.values()][:: amount(2, 1)], ids=[*TABLES][:: amount(2, 1)])
def test_every_turn_of_the_others_waits_and_is_one_turn(table: str) -> None:
    visitor = Visitor(address=f"?{table}&seed=step", settings={"speed": "step", "insists": "never"})
    luck, goes = Random(1), 0
    for _ in range(120):
        match = visitor.session.match
        if match.game.round_over:
            break
        if visitor.reply.next:  # another player's turn is not over yet
            before = match.game.position.turn
            visitor.do("step")
        elif waits(visitor):
            before = match.game.position.turn
            assert before != 0
            assert visitor.do("think").next == ""
            visitor.do("go")
            goes += 1
            visitor.rest()
            after = match.game.position
            assert after.turn != before or after.actor == 0 or match.game.round_over
        else:
            assert match.game.position.actor == 0
            play_any(visitor, luck)
    assert goes > 5


def test_the_continue_button_is_announced_and_names_the_next_player() -> None:
    visitor = Visitor(address="?seats=3&bots=otto,lena&seed=step", settings={"speed": "step"})
    play_any(visitor, Random(1))
    assert visitor.reply.say.endswith("Continue to Otto’s turn.")
    assert "Otto is next" in visitor.html
    assert visitor.do("go").say.endswith("Continue to Lena’s turn.")
    assert visitor.do("go").say.endswith("Your turn.")
    assert not waits(visitor)


def test_a_bot_thinks_while_it_waits() -> None:
    visitor = Visitor(address="?bots=vera&seed=step", settings={"speed": "step"})
    play_any(visitor, Random(1))
    assert (visitor.reply.next, visitor.reply.idle) == ("", "think")
    while visitor.reply.idle:
        visitor.do("think")
    assert waits(visitor)
    assert len(visitor.session.match.game.record[-1]) == 1


def test_a_reload_still_waits_and_another_pace_goes_on() -> None:
    visitor = Visitor(address="?bots=otto&seed=step", settings={"speed": "step"})
    play_any(visitor, Random(1))
    visitor.arrive(settings={"speed": "step"})
    assert waits(visitor)
    assert not visitor.reply.next
    visitor.do("set", speed="normal")
    visitor.do("go")
    visitor.rest()
    assert visitor.session.match.game.position.actor == 0


def test_going_back_waits_again() -> None:
    visitor = Visitor(address="?bots=otto&seed=step", settings={"speed": "step"})
    play_any(visitor, Random(1))
    visitor.do("go")
    visitor.rest()
    visitor.do("undo:sure")
    assert not waits(visitor)
    play_any(visitor, Random(2))
    assert waits(visitor)


def test_turns_that_are_shown_again_wait_too() -> None:
    visitor = Visitor(address="?seats=3&bots=otto,lena&seed=step", settings={"speed": "step"})
    play_any(visitor, Random(1))
    for _ in range(2):
        visitor.do("go")
        visitor.rest()
    now = visitor.html
    visitor.do("again")
    for _ in range(2):
        assert waits(visitor)
        assert not visitor.reply.next
        visitor.do("go")
        visitor.rest()
    assert visitor.html == now


def test_a_round_that_is_skipped_waits_for_nobody() -> None:
    visitor = Visitor(address="?bots=otto&seed=step", settings={"speed": "step"})
    visitor.do("skip:sure")
    visitor.rest()
    assert visitor.session.match.game.round_over


def test_going_on_when_nothing_waits_does_nothing() -> None:
    visitor = Visitor(address="?bots=otto&seed=step", settings={"speed": "step"})
    before = visitor.html
    visitor.do("go")
    assert visitor.html == before
    play_any(visitor, Random(1))
    assert waits(visitor)
