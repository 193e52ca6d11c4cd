"""Tests of contradictory views, empty budgets and broken clocks: a bot must refuse in words, or soon act legally."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import count, product
from traceback import extract_tb
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from casino_core.bots import BOTS, Bot
from casino_core.cards import Card, Chance
from casino_core.legal.legality import candidates, why_not
from casino_core.notation.rules import parse_rules
from casino_core.playing.dealing import new_round
from casino_core.playing.play import apply
from casino_core.position.actions import Trail
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import Played, View, view
from tests.bots.arena import YARDSTICKS
from tests.bots.seen import seen
from tests.engine.amount import amount

GAMES = (
    *("classic", "classic:seats=3", "classic:seats=4,team=2", "classic:sweep_points=1", "royal", "spade", "kasino_fi"),
    *("tablic", "krypkasino", "pluck", "swazi_two", "swazi:seats=4,team=2", "south_african"),
)
MAX_CALLS = 3_000_000
"""The maximum number of function calls in a decision of a few slices, far above what any sensible view needs."""

SLICE_CALLS = 200_000
"""The maximum number of function calls in a slice of thought; at a crowded table, a slice once took millions."""

MAX_SLICES = 20_000
"""The maximum number of slices before a bot that nobody interrupts must stop thinking."""

every_bot = pytest.mark.parametrize("bot", [*BOTS.values(), YARDSTICKS["greedy"]], ids=lambda bot: bot.id)
bad = settings(max_examples=amount(24, 2000), suppress_health_check=list(HealthCheck))


class EndlessError(Exception):
    """Something took more function calls, or readings of the clock, than anything sensible needs."""


@contextmanager
def bounded(calls: int) -> Iterator[None]:
    """Raise EndlessError in the block after ``calls`` function calls; unlike a time limit, this needs no clock."""
    remaining = count(calls, -1)

    def called(frame: FrameType, event: str, argument: object) -> None:
        del frame, argument
        if event == "call" and next(remaining) < 0:
            raise EndlessError

    sys.setprofile(called)
    try:
        yield
    finally:
        sys.setprofile(None)


# --- Impossible views ---------------------------------------------------------------------------


@cache
def met() -> tuple[View, ...]:
    """Return the views of the players on turn at some positions of one round of each of the ``GAMES``."""
    views: list[View] = []
    for rules in GAMES:
        chance = Chance(f"bad {rules}")
        position, _ = new_round(parse_rules(rules), rules, 0)
        round_of: list[Position] = []
        while not position.over:
            round_of.append(position)
            actions = YARDSTICKS["greedy"].choose(view(position, position.actor), chance, 1)
            if not position.variant_state.demand and position.variant_state.played is None and chance.below(2):
                actions = chance.choice(candidates(position, 10) or [actions])
            position, _ = apply(position, actions)
        views += [view(one, one.actor) for one in round_of[::3] if len(one.loose) < 12]
    return tuple(views)


seats = st.integers(-2, 6)
numbers = st.integers(-5, 60)


def has_builds(mine: View) -> bool:
    """Return whether the game of a view has builds."""
    return mine.rules.building.form != "none"


@st.composite
def mangled(draw: st.DrawFn) -> View:
    """Return a view of a real position with one to three changes."""
    mine = draw(st.sampled_from(met()))
    for _ in range(draw(st.integers(1, 3))):
        mine = draw(st.sampled_from(CHANGES))(draw, mine)
    return mine


def card_twice(draw: st.DrawFn, mine: View) -> View:
    """Return a view in which a card from anywhere is also in hand or on the table."""
    card = draw(st.sampled_from((*mine.rules.pack, Card("KS"))))
    in_hand = draw(st.booleans())
    return replace(mine, hand=(*mine.hand, card)) if in_hand else replace(mine, loose=(*mine.loose, card))


def card_gone(draw: st.DrawFn, mine: View) -> View:
    from_hand = draw(st.booleans())
    return replace(mine, hand=mine.hand[1:]) if from_hand else replace(mine, loose=mine.loose[1:])


def nothing_in_hand(draw: st.DrawFn, mine: View) -> View:
    del draw
    return replace(mine, hand=())


def pile_changed(draw: st.DrawFn, mine: View) -> View:
    cards = draw(st.lists(st.sampled_from(mine.rules.pack), max_size=30))
    piles = draw(st.permutations([tuple(cards), *mine.piles[1:]]))
    return replace(mine, piles=tuple(piles))


def everything_seen(draw: st.DrawFn, mine: View) -> View:
    """Return a view with all hidden cards in a pile, so that no other player can hold a card for a build."""
    del draw
    return replace(mine, piles=(mine.piles[0] + mine.unseen, *mine.piles[1:]))


def hands_of_other_sizes(draw: st.DrawFn, mine: View) -> View:
    several = draw(st.booleans())
    size = (
        st.lists(numbers, max_size=6)
        if several
        else st.lists(numbers, min_size=mine.rules.seats, max_size=mine.rules.seats)
    )
    return replace(mine, hand_sizes=tuple(draw(size)))


def stock_of_another_size(draw: st.DrawFn, mine: View) -> View:
    return replace(mine, stock_size=draw(numbers))


def other_seat(draw: st.DrawFn, mine: View) -> View:
    changed: dict[str, Any] = {draw(st.sampled_from(("seat", "turn", "dealer", "last_capturer", "deals"))): draw(seats)}
    return replace(mine, **changed)


def build_of_anything(draw: st.DrawFn, mine: View) -> View:
    """Return a view with a random build, which may not add up, belong to nobody, or be impossible to take."""
    if not has_builds(mine):
        return mine
    groups = st.lists(st.lists(st.sampled_from(mine.rules.pack), max_size=3).map(tuple), max_size=3)
    value = draw(st.one_of(st.integers(1, 10), st.integers(-3, 40)))
    build = Build(value, tuple(draw(groups)), draw(st.one_of(st.sampled_from(range(mine.rules.seats)), seats)))
    return replace(mine, builds=(*mine.builds, build))


def hidden_build(draw: st.DrawFn, mine: View) -> View:
    """Return a view with one more build, of two hidden cards, with a random owner and a random value."""
    if len(mine.unseen) < 2 or not has_builds(mine):
        return mine
    first, second, *_ = draw(st.permutations(mine.unseen))
    owner = draw(st.sampled_from(range(mine.rules.seats)))
    return replace(mine, builds=(*mine.builds, Build(draw(st.integers(1, 14)), ((first, second),), owner)))


def other_owner(draw: st.DrawFn, mine: View) -> View:
    return replace(mine, builds=tuple(replace(build, owner=draw(seats), value=draw(numbers)) for build in mine.builds))


def other_sweeps(draw: st.DrawFn, mine: View) -> View:
    marks = draw(st.lists(st.lists(st.sampled_from(mine.rules.pack), max_size=3).map(tuple), max_size=4))
    return replace(mine, sweeps=tuple(marks))


def other_totals(draw: st.DrawFn, mine: View) -> View:
    sides = mine.rules.sides
    return replace(mine, totals=tuple(draw(st.lists(st.integers(-100, 100), min_size=sides, max_size=sides))))


def part_of_another(draw: st.DrawFn, mine: View) -> View:
    """Return a view with one part from another view of the same game."""
    other = draw(st.sampled_from([one for one in met() if one.rules == mine.rules]))
    name = draw(st.sampled_from(("hand", "loose", "builds", "piles", "variant_state", "played", "hand_sizes")))
    return replace(mine, **{name: getattr(other, name)})


CHANGES: tuple[Callable[[st.DrawFn, View], View], ...] = (
    *(card_twice, card_gone, nothing_in_hand, pile_changed, everything_seen, hands_of_other_sizes),
    *(stock_of_another_size, other_seat, build_of_anything, hidden_build, other_owner, other_sweeps, other_totals),
    part_of_another,
)


def outcome(bot: Bot, mine: View, budget: float = 3) -> str:
    """Return what a bot does with a view: "legal" or "refused". Anything else fails the test."""
    try:
        with bounded(MAX_CALLS):
            action = bot.choose(mine, Chance("luck"), budget)
    except ValueError as error:
        if not str(error) or not (extract_tb(error.__traceback__)[-1].line or "").startswith("raise"):
            raise AssertionError("this was not said on purpose") from error
        return "refused"
    assert why_not(mine, action) is None, action
    return "legal"


@every_bot
@bad
@given(mangled())
@example(replace(seen("8S4CKD2H", "8D5H"), hand=()))
@example(replace(seen("8S4CKD2H", "8D5H"), hand_sizes=(4, 0), stock_size=0))
@example(replace(seen("8S4CKD2H", "8D5H"), hand_sizes=(4, 4), stock_size=10**6))
@example(replace(seen("8S4CKD2H", "8D5H"), builds=(Build(9, ((Card("9S"), Card("9C")), (Card("9D"), Card("9H"))), 1),)))
def test_a_view_that_cannot_be_is_refused_in_words_or_gets_a_legal_action(bot: Bot, mine: View) -> None:
    outcome(bot, mine)


@every_bot
@pytest.mark.parametrize("changes", [{"builds": (Build(14, ((Card("7D"), Card("7S")),), 1),)}, {"totals": (3,)}])
def test_what_belongs_to_another_game_is_refused(bot: Bot, changes: dict[str, Any]) -> None:
    """Builds are refused in a game without builds, and totals if there is not one for each side."""
    for mine in met():
        if not has_builds(mine):
            gone = tuple(tuple(card for card in pile if card not in {"7D", "7S"}) for pile in mine.piles)
            elsewhere = {*mine.hand, *mine.loose, *mine.variant_state.aside}
            if not elsewhere & {"7D", "7S"}:
                assert outcome(bot, replace(mine, piles=gone, **changes)) == "refused"


@every_bot
def test_views_of_real_positions_are_not_refused(bot: Bot) -> None:
    """Refusing every view would pass the tests above; this shows that no bot does."""
    assert {mine.rules.variant for mine in met()} == {rules.partition(":")[0] for rules in GAMES}
    assert {outcome(bot, mine) for mine in met()[:: amount(9, 1)]} == {"legal"}


def test_a_search_without_end_is_noticed() -> None:
    """This shows that the tests with a limit of function calls can fail."""

    def endless(mine: View, actions: Any, chance: Chance) -> Iterator[Any]:
        del mine, chance
        while actions:
            sorted(actions, key=lambda action: action.card)
        yield actions[0]

    with pytest.raises(EndlessError), bounded(10_000):
        Bot("endless", endless).choose(seen("8S4CKD2H", "8D5H"), Chance("luck"), 1)


# --- Senseless budgets and clocks ----------------------------------------------------------

CLOCKS = amount(
    [("classic:seats=3", 0), ("south_african", -1)],
    [*product(("classic:seats=3", "south_african", "classic", "tablic"), (0, -1))],
)
"""Games, each with the step of the clock: 0 if it stands still, -1 if it runs backwards."""


@every_bot
@pytest.mark.parametrize("budget", [0, -1, -1e9, float("-inf"), float("nan"), 1e-300])
def test_whatever_the_budget_there_is_a_legal_answer_at_once(bot: Bot, budget: float) -> None:
    for mine in met()[:: amount(30, 1)]:
        assert outcome(bot, mine, budget) == "legal"
        action = bot.choose(mine, Chance("luck"), budget, count().__next__)
        assert why_not(mine, action) is None


@every_bot
@pytest.mark.parametrize(("rules", "step"), CLOCKS)
def test_a_clock_that_stands_still_or_runs_backwards_keeps_nobody_for_ever(bot: Bot, rules: str, step: int) -> None:
    """Thinking ends eventually, whatever the clock shows."""
    views = [mine for mine in met() if mine.rules == parse_rules(rules)]
    times = count(1000, step)
    reads = count(1)

    def clock() -> float:
        if next(reads) > MAX_SLICES:
            raise EndlessError
        return next(times)

    mine = views[len(views) // 2]
    assert why_not(mine, bot.choose(mine, Chance("luck"), 50, clock)) is None


def test_no_slice_of_thought_is_long_where_very_much_lies_on_the_table() -> None:
    rules = parse_rules("tablic")
    position, _ = new_round(rules, "crowded", 0)
    played: Played = ()
    while len(position.loose) < 20:
        lowest = min(position.hands[position.turn], key=lambda card: card.pips)
        action = Trail(lowest)
        played += ((position.turn, action),)
        position, _ = apply(position, action)
    thoughts = BOTS["iris"].think(view(position, position.turn, played), Chance("luck"))
    for _ in range(60):
        with bounded(SLICE_CALLS):
            next(thoughts, None)
