"""Bots think in slices, during the pause, by a clock; thinking that is no longer needed is dropped."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, cast

import pytest

from casino_core.bots import BOTS, Thought
from casino_core.bots.bot import Bot
from casino_core.cards import Card
from casino_core.position.actions import Action, Trail
from tests.worker.visitor import Visitor
from web.shared.settings import BUDGETS, PAUSES, SETTINGS
from web.worker.match.thinking import MAX_THOUGHTS, RESERVE, SLICE, Thinking
from web.worker.session.openings import seeds

LEADS = f"?seed={next(seeds())}"
"""The address of a game in which the person leads."""

EACH = 5
"""The time that each thought of a ``Slow`` bot takes, in milliseconds."""

FIRST, SECOND = Trail(Card("8S")), Trail(Card("9S"))


class Clock:
    """A clock that advances only with thoughts."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        """Return the time."""
        return self.time

    def thoughts(self, *lasting: float) -> Iterator[Thought]:
        """Yield thoughts that take the given milliseconds, alternating between two actions."""
        for number, time in enumerate(lasting):
            self.time += time
            yield Thought((FIRST, SECOND)[number % 2])


def slices(clock: Clock, thinking: Thinking, budget: float) -> list[float]:
    """Return the length of each slice until thinking is over, in milliseconds."""
    lengths = []
    while not thinking.over:
        begun = clock.time
        thinking.go_on(budget)
        lengths.append(clock.time - begun)
    return lengths


@pytest.mark.parametrize("budget", BUDGETS.values())
@pytest.mark.parametrize("each", [1, 4, 7, 10])
def test_thought_ends_within_its_budget_and_lets_the_person_in(budget: int, each: float) -> None:
    clock = Clock()
    lengths = slices(clock, Thinking(clock.thoughts(*[each] * 2000), clock), budget)
    assert max(lengths) <= SLICE
    assert (1 - RESERVE) * budget - each < clock.time <= (1 - RESERVE) * budget


def test_a_mind_that_is_made_up_ends_at_once() -> None:
    clock = Clock()
    thinking = Thinking(clock.thoughts(2, 2, 2), clock)
    assert slices(clock, thinking, 200) == [6]
    assert thinking.thought == Thought(FIRST)


def test_the_first_thought_is_thought_whatever_it_takes() -> None:
    clock = Clock()
    thinking = Thinking(clock.thoughts(300, 1), clock)
    assert slices(clock, thinking, 0) == [300]
    assert thinking.thought == Thought(FIRST)


def test_without_a_clock_a_bot_has_so_many_thoughts() -> None:
    endless = count()
    assert Thinking((Thought(FIRST) for _ in endless), limit=MAX_THOUGHTS).go_on(0)
    assert next(endless) == MAX_THOUGHTS


# ---------- at the table ----------


class Slow:
    """A bot that thinks for some time before it lays down a card, and counts how often it begins to think."""

    def __init__(self, clock: Clock, time: float) -> None:
        self.clock, self.time = clock, time
        self.begun = 0

    def think(self, view: Any, *_rest: Any) -> Iterator[Thought]:
        """Yield thoughts of laying down the first hand card, each of which takes some time."""
        self.begun += 1
        for _ in range(int(self.time / EACH)):
            self.clock.time += EACH
            yield Thought(Trail(view.hand[0]))


def played(monkeypatch: pytest.MonkeyPatch, thinker: Slow, **settings: str) -> Visitor:
    """Return a visitor who has just laid down a card against a ``Slow`` bot."""
    monkeypatch.setitem(BOTS, "nia", cast("Bot", thinker))
    visitor = Visitor("slow", thinker.clock, settings=settings, address=LEADS)
    lay_down(visitor)
    return visitor


def slow_thoughts(budget: float) -> float:
    """Return how long a ``Slow`` bot thinks if it never finishes: as many whole thoughts as fit into the limit."""
    return (1 - RESERVE) * budget // EACH * EACH


def lay_down(visitor: Visitor) -> None:
    """Lay down the first card."""
    visitor.do(visitor.can("hand")[0])
    visitor.do(visitor.can("act")[-1])


def saying(visitor: Visitor) -> str:
    """Handle idle intents as the page does until there are no more; return the markup that was drawn meanwhile."""
    shown = ""
    while visitor.reply.idle:
        shown += "".join(frame["html"] for frame in visitor.do(visitor.reply.idle).frames)
        assert not visitor.reply.next  # before the pause is over
    return shown


def test_a_bot_thinks_while_cards_rest_and_nothing_is_seen_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    visitor = played(monkeypatch, Slow(clock, 100))
    assert (visitor.reply.next, visitor.reply.pause, visitor.reply.idle) == ("step", PAUSES["normal"], "think")
    assert saying(visitor) == ""
    assert clock.time == 100
    assert visitor.do("step").say.startswith("Nia lays down")
    assert "data-thinking" not in visitor.html


def test_a_bot_that_thinks_longer_than_the_pause_is_seen_to(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    visitor = played(monkeypatch, Slow(clock, 500), speed="off", thinking="long")
    first = visitor.do("step")
    assert "data-thinking" in visitor.html
    assert (first.next, first.pause, len(first.frames)) == ("step", 0, 1)
    again = visitor.do("step")
    assert (again.next, again.pause, len(again.frames)) == ("step", 0, 0)
    visitor.rest()
    assert clock.time == 500
    assert "data-thinking" not in visitor.html


def test_choosing_cards_does_not_change_the_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = played(monkeypatch, Slow(Clock(), 100))
    for intent in (visitor.can("hand")[0], "unchoose", "pick:0", "act:AS"):
        reply = visitor.do(intent)
        assert (reply.next, reply.pause) == ("step", 0)
    assert visitor.do("again").pause == PAUSES["normal"]


@pytest.mark.parametrize("setting", SETTINGS["thinking"])
def test_the_thinking_time_can_be_set(monkeypatch: pytest.MonkeyPatch, setting: str) -> None:
    clock = Clock()
    visitor = played(monkeypatch, Slow(clock, 5000), thinking=setting)
    visitor.rest()
    assert clock.time == slow_thoughts(BUDGETS[setting])


def test_a_setting_affects_thinking_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    visitor = played(monkeypatch, Slow(clock, 5000), thinking="long")
    visitor.do("think")
    visitor.do("set", thinking="quick")
    assert saying(visitor) == ""
    assert clock.time == slow_thoughts(BUDGETS["quick"])


def test_an_embed_may_say_how_long_bots_think() -> None:
    visitor = Visitor(address="?thinking=long", embed=True)
    assert visitor.session.match.preferences.thinking == BUDGETS["long"]


def test_opening_the_menu_and_looking_again_lose_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    thinker = Slow(clock, 150)
    visitor = played(monkeypatch, thinker)
    visitor.do("think")
    visitor.do("menu")
    visitor.do("close")
    visitor.do("again")
    visitor.rest()
    assert not visitor.reply.idle
    assert (thinker.begun, clock.time) == (1, 150)


def test_a_new_game_drops_earlier_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    thinker = Slow(clock, 150)
    visitor = played(monkeypatch, thinker)
    visitor.do("think")
    visitor.again()
    visitor.rest()
    before = thinker.begun
    lay_down(visitor)
    visitor.rest()
    assert thinker.begun == before + 1


def test_a_reload_in_the_middle_of_a_thought_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    visitor = played(monkeypatch, Slow(Clock(), 150))
    visitor.do("think")
    again = Visitor("slow", save=visitor.store)
    assert again.reply.next == "step"
    again.rest()
    visitor.do("step")
    visitor.rest()
    assert again.store == visitor.store


# ---------- a failing bot ----------


def fails(*_: Any) -> Iterator[Thought]:
    """Think, and then fail."""
    yield Thought(Trail(Card("8S")))
    raise KeyError("no such hand")


def nothing(*_: Any) -> Iterator[Thought]:
    """Yield no thought."""
    return iter(())


@pytest.mark.parametrize("thinking", [fails, nothing])
def test_if_a_bot_fails_the_table_says_so_and_continues(monkeypatch: pytest.MonkeyPatch, thinking: Any) -> None:
    monkeypatch.setitem(BOTS, "nia", Bot("nia", thinking))
    visitor = Visitor("lost", address=LEADS)
    lay_down(visitor)
    text = " ".join(visitor.rest())
    assert text.startswith("Nia could not decide, so plays any card that is allowed. Nia ")
    assert "Nia could not decide" in visitor.html
    visitor.do(visitor.can("hand")[0])
    assert "could not find" not in visitor.html


def test_without_a_legal_action_the_table_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "nia", Bot("nia", nothing))
    monkeypatch.setattr("web.worker.match.stepping.choices", none_at_all)
    visitor = Visitor("stuck", address=LEADS)
    lay_down(visitor)
    visitor.rest()
    assert "no card can be played" in visitor.html
    assert not visitor.reply.next
    visitor.again()
    assert visitor.can("hand")


def none_at_all(_: Any) -> tuple[Action, ...]:
    """Return no actions, as if the position had no legal one."""
    return ()
