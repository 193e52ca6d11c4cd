"""Par for a daily deal: the same everywhere, and never known before the person's own game is over."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import chain, count, repeat
from typing import Any

import pytest

from casino_core.bots import Thought
from tests.engine.amount import amount
from tests.worker.visitor import Visitor
from web.worker.match import par
from web.worker.match.daily import daily_deal, points
from web.worker.match.par import PLAYERS, Par, known_pars
from web.worker.match.thinking import thoughts
from web.worker.session.links import link

TODAY = "2026-11-22"


def through(deal_par: Par) -> int:
    """Let all bots play, and return the number of slices that they needed."""
    for slices in count():
        if deal_par.over:
            return slices
        assert not deal_par.lost
        deal_par.go_on()
    raise AssertionError


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the bots that think longest, so that par is soon set."""
    monkeypatch.setattr(par, "PLAYERS", PLAYERS[: amount(3, -1)])


@pytest.mark.slow
def test_par_is_the_same_on_every_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    players = amount(PLAYERS[:-1], PLAYERS)
    monkeypatch.setattr(par, "PLAYERS", players)
    ticks = count(0, 20)
    deal = daily_deal(TODAY)
    # The second machine needs 20 ms for each thought.
    fast, slow = Par(deal, points), Par(deal, points, lambda: float(next(ticks)))
    assert through(slow) > through(fast)
    assert fast.scores == slow.scores
    assert [who for who, *_ in fast.scores] == [*players]
    assert len({(yours, theirs) for _, yours, theirs in fast.scores}) > 1


def test_a_tie_is_decided_by_a_further_round(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par, "PLAYERS", ("otto",))
    level = Par(daily_deal("2026-12-24"), points)
    through(level)
    ((_, yours, theirs),) = level.scores
    assert yours + theirs > 11, "more than the points of one round"
    assert yours != theirs


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("fault", [RuntimeError, KeyboardInterrupt], ids=lambda fault: fault.__name__)
def test_an_interrupted_decision_is_repeated_with_the_same_par(
    monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    whole = Par(daily_deal(TODAY), points)
    through(whole)
    failing: Iterator[int] = chain([1, 1, 0, 0, 1], repeat(0))

    def faulty(*arguments: Any) -> Iterator[Thought]:
        for thought in thoughts(*arguments):
            if next(failing):
                raise fault
            yield thought

    monkeypatch.setattr(par, "thoughts", faulty)
    broken = Par(daily_deal(TODAY), points)
    while not broken.over:
        assert not broken.lost
        with suppress(KeyboardInterrupt):
            broken.go_on()
    assert broken.scores == whole.scores
    failing = repeat(1)
    never = Par(daily_deal(TODAY), points)
    with suppress(KeyboardInterrupt):
        for _ in range(par.MAX_FAILURES):
            assert not never.lost
            never.go_on()
    assert never.lost == (fault is RuntimeError)
    assert not never.over


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_bots_play_the_cards_only_after_the_own_game_is_over() -> None:
    visitor = Visitor("par", address="?daily=today")
    visitor.today = "2026-11-23"  # midnight passes
    visitor.hurry()
    while visitor.session.match.game.outcome is None:
        assert visitor.session.idle != "par"
        assert visitor.session.deals.par is None
        visitor.move()
    assert visitor.added["deals"].keys() == {TODAY}
    assert visitor.added["deals"][TODAY]["on"] == TODAY  # the day on which it was begun
    assert "Par" not in visitor.html
    assert 'href="../daily/?day=' not in visitor.html  # there is no home address
    while visitor.session.idle == "statistics":
        visitor.do("statistics")
    while visitor.session.idle == "par":
        visitor.do("par")
    assert [who for who, *_ in visitor.added["pars"][TODAY]] == [*par.PLAYERS]
    assert "Par, which is how the bots do with your cards against Nia: Otto " in visitor.html
    visitor.arrive(home="../")
    assert visitor.session.idle == ""
    assert "Par, which is how the bots do" in visitor.html
    assert '<a href="../daily/?day=2026-11-22">' in visitor.html


@pytest.mark.slow
def test_a_deal_played_by_somebody_else_has_no_par() -> None:
    visitor = Visitor("other", address="?daily=today")
    visitor.hurry()
    while visitor.session.match.game.outcome is None:
        visitor.move()
    deal = daily_deal(TODAY)
    joined = Visitor("joined", address="#" + link("", visitor.session.match.game, deal.bots).partition("#")[2])
    assert joined.session.match.game.outcome
    assert joined.session.idle == ""
    embedded = Visitor("embedded", address="?daily=today", embed=True)
    embedded.hurry()
    while embedded.session.match.game.outcome is None:
        embedded.move()
    assert embedded.session.idle != "par"
    assert embedded.added == {}


@pytest.mark.parametrize(
    "stored",
    [None, 3, [], {"x": []}, {TODAY: []}, {TODAY: [["otto", 1]]}, {TODAY: [["who", 1, 2]]}, {TODAY: [[[], 1, 2]]}],
)
def test_invalid_pars_are_skipped(stored: object) -> None:
    assert known_pars(stored) == {}
    assert known_pars({TODAY: [["otto", 5, 6]]}) == {TODAY: (("otto", 5, 6),)}
