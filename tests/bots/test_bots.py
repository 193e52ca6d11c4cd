"""Tests of properties of every bot: it plays legally, by its own view, reproducibly, and within its budget."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from casino_core.bots import BOTS, LADDER, RENAMED, STYLES, Bot, Thought, bot_named
from casino_core.cards import RANKS, SUITS, Card, Chance
from casino_core.game import new_game, next_round, play
from casino_core.legal.legality import why_not
from casino_core.notation.actions import action_text
from casino_core.notation.positions import position_text
from casino_core.position.actions import Trail
from casino_core.position.layout import Build
from casino_core.position.position import Position
from casino_core.position.view import View, view
from casino_core.rules.variants import variant_rules
from tests.bots.seen import seen
from tests.engine.amount import amount
from tests.engine.games import crowding, rounds

TABLES = [(2, 1), (3, 1), (4, 1), (4, 2)]
TARGET = amount(6, 11)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"sweep_points": 1},
    {"builder_may_trail": True, "table_cards_help_raise": True},
    {"single_build_as_card": True, "face_capture_limit": "all"},
    {"table_only_build_while_trailing": True, "face_capture_limit": "any"},
    {"courts": "11_12_13", "ace_values": "1_or_14", "cards_award": "2_most_plus_1_last_capture"},
]
FEW = [BOTS[bot] for bot in ("otto", "mara", "vera")]
"""Three bots that stand for all; ``test_ladder`` seats every bot at every table."""

some_bots = pytest.mark.parametrize("bot", FEW, ids=[bot.id for bot in FEW])
every_bot = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS.keys())
tables = pytest.mark.parametrize(("seats", "team"), TABLES, ids=["2", "3", "4", "2v2"])


@cache
def met(seats: int, team: int, **options: Any) -> tuple[Position, ...]:
    """Return positions of rounds that random players of several kinds have played."""
    return tuple(rounds("bots", amount(1, 20), seats, team, **options))


def some(bot: Bot, positions: Iterable[Position]) -> Iterator[Position]:
    """Return some of the positions; fewer for bots that think for a long time."""
    return islice(positions, 0, None, amount({"iris": 20, "vera": 7}.get(bot.id, 2), 1))


def swapped(rng: Random, position: Position) -> Position:
    """Return the position with the cards that the player on turn cannot see dealt differently."""
    others = [seat for seat in range(position.rules.seats) if seat != position.turn]
    hidden = [card for seat in others for card in position.hands[seat]] + [*position.stock]
    rng.shuffle(hidden)
    hands = list(position.hands)
    for seat in others:
        hands[seat] = tuple(hidden.pop() for _ in hands[seat])
    return replace(position, hands=tuple(hands), stock=tuple(hidden))


def choice(bot: Bot, seen_by: View, seed: str = "luck", budget: float = 12) -> str:
    return action_text(bot.choose(seen_by, Chance(seed), budget))


@some_bots
@tables
def test_hidden_cards_change_no_view_and_no_choice(bot: Bot, seats: int, team: int) -> None:
    rng = Random(f"hidden {seats} {team}")
    for position in some(bot, met(seats, team)):
        other = swapped(rng, position)
        assert view(position, position.turn) == view(other, position.turn)
        assert choice(bot, view(position, position.turn)) == choice(bot, view(other, position.turn))


@some_bots
@pytest.mark.parametrize("options", OPTIONS, ids=["plain", "sweeps", "raises", "singles", "table", "courts"])
@tables
def test_every_choice_is_legal(bot: Bot, options: dict[str, Any], seats: int, team: int) -> None:
    for position in islice(some(bot, met(seats, team, **options)), 0, None, amount(6, 1)):
        mine = view(position, position.turn)
        for best, judged, *_ in bot.think(mine, Chance("luck")):
            for action in (best, *(one.action for one in judged)):
                assert why_not(position, action) is None, (action_text(action), position_text(position))


@some_bots
@tables
def test_games_of_bots_end(bot: Bot, seats: int, team: int) -> None:
    game, _ = new_game(variant_rules("classic", seats, team, sweep_points=1, target=TARGET), "bots")
    while game.outcome is None:
        if game.position.over:
            game, _ = next_round(game)
        seat = game.position.turn
        game, _ = play(game, bot.choose(game.view(seat), Chance(f"{seat}"), budget=0))
    assert max(game.totals) >= TARGET


@every_bot
def test_the_same_luck_makes_the_same_choice(bot: Bot) -> None:
    for position in some(bot, met(3, 1)):
        mine = view(position, position.turn)
        assert choice(bot, mine) == choice(bot, mine)


@pytest.mark.slow
def test_weak_bots_depend_on_luck_and_who_remembers_and_sees_everything_does_not() -> None:
    views = [view(position, position.turn) for position in met(2, 1)]
    lucky = {
        bot.id: sum(len({choice(bot, mine, f"luck {number}") for number in range(5)}) > 1 for mine in views)
        for bot in map(bot_named, ("otto", "nia", "vera", "bruno"))
    }
    assert lucky["otto"] > len(views) / 4
    assert lucky["otto"] > lucky["nia"] > 0
    assert lucky["vera"] == lucky["bruno"] == 0


@every_bot
def test_the_record_of_other_rounds_and_the_score_are_no_distraction(bot: Bot) -> None:
    for position in some(bot, met(2, 1)):
        mine = view(position, position.turn)
        recorded = replace(mine, played=((1 - mine.seat, Trail(Card("2S"))),), totals=(20, 3))
        assert choice(bot, mine) == choice(bot, recorded)


# --- Budgets ----------------------------------------------------------------------------------------


def crowded(number: int) -> View:
    position = crowding(Random(f"crowded {number}"), 11, 1)
    return view(position, position.turn)


@some_bots
def test_thoughts_are_bounded_on_crowded_tables(bot: Bot) -> None:
    for number in range(amount(3, 50)):
        thoughts = list(bot.think(crowded(number), Chance("luck")))
        assert 1 <= len(thoughts) <= 500


def test_a_budget_without_a_clock_is_a_number_of_slices() -> None:
    bot = BOTS["nia"]
    thoughts = list(bot.think(crowded(1), Chance("luck")))
    assert len({thought.best for thought in thoughts}) > 1, "a table where a second thought is a better one is needed"
    slices = len(thoughts)
    for budget in (0, 1, 2, 3, slices // 2, slices - 1, slices, slices + 1):
        expected = thoughts[min(max(budget, 1), slices) - 1].best
        assert bot.choose(crowded(1), Chance("luck"), budget) == expected


@pytest.mark.parametrize(("budget", "slices"), [(-1, 1), (0, 1), (9, 1), (10, 1), (11, 2), (30, 3), (31, 4)])
def test_a_budget_is_in_the_time_of_the_clock(budget: float, slices: int) -> None:
    ticks = iter(range(1000, 9000, 10))  # a slice takes ten milliseconds
    thoughts = list(BOTS["nia"].think(crowded(1), Chance("luck")))
    chosen = BOTS["nia"].choose(crowded(1), Chance("luck"), budget, lambda: next(ticks))
    assert chosen == thoughts[slices - 1].best
    assert next(ticks) == 1000 + 10 * (slices + 1), "the clock is read at the start and after every slice"


@every_bot
def test_a_single_legal_action_needs_no_thought(bot: Bot) -> None:
    only = seen("4D", "KS")
    assert list(bot.think(only, Chance("luck"))) == [Thought(Trail(Card("4D")))]


# --- Impossible views ---------------------------------------------------------------------------


FAULTS = (
    "it is not this seat's turn",
    "no action is legal",
    "hands or piles for another number of players",
    "a seat that is not at the table",
    "a build where there are none, or one without cards",
    "cards that are not in the pack, or not so often",
    "no hands fit this view",
    "the number of hidden cards does not fit this view",
)


@some_bots
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"turn": 1}, "turn"),
        ({"seat": 1}, "turn"),
        ({"seat": 7, "turn": 7}, "turn"),
        ({"hand": ()}, "no action is legal"),
        ({"hand_sizes": (4,)}, "number of players"),
        ({"piles": ((), (), ())}, "number of players"),
        ({"sweeps": ()}, "number of players"),
        ({"totals": (21,)}, "number of players"),
        ({"last_capturer": 2}, "seat"),
        ({"builds": (Build(9, ((Card("5C"), Card("4D")),), 3),)}, "seat"),
        ({"builds": (Build(9, (), 1),)}, "without cards"),
        ({"builds": (Build(9, ((Card("9C"),), ()), 1),)}, "without cards"),
        ({"loose": (Card("4D"), Card("4D"))}, "not so often"),
        ({"loose": (Card("8S"),)}, "not so often"),
        ({"piles": ((Card("8S"),), ())}, "not so often"),
    ],
)
def test_a_view_that_cannot_be_is_refused_in_words(bot: Bot, changes: dict[str, Any], fault: str) -> None:
    impossible = replace(seen("8S4CKD2H", "8D5H"), **changes)
    with pytest.raises(ValueError, match=fault):
        bot.choose(impossible, Chance("luck"), budget=0)


@some_bots
@pytest.mark.parametrize(
    "changes",
    [
        {"hand_sizes": (4, 0), "stock_size": 0},
        {"hand_sizes": (0, 40), "stock_size": 90},
        {"hand_sizes": (4, -3), "stock_size": -8},
        {"hand_sizes": (1, 0), "stock_size": 0},
        {"deals": 99, "dealer": 0},
        {"builds": (Build(9, ((Card("9S"), Card("9C"), Card("9D")), (Card("9H"),)), 1),)},
        {"builds": (Build(3, ((Card("5S"), Card("5C")),), 1),)},
        {"last_capturer": 1, "sweeps": ((), (Card("QS"),))},
    ],
    ids="+".join,
)
def test_numbers_that_contradict_each_other_do_not_stop_a_bot(bot: Bot, changes: dict[str, Any]) -> None:
    muddled = replace(seen("8S4CKD2H", "8D5H"), **changes)
    assert why_not(muddled, bot.choose(muddled, Chance("luck"), budget=9)) is None


@pytest.mark.slow
@some_bots
def test_whatever_is_wrong_with_a_view_there_is_a_legal_choice_or_a_value_error(bot: Bot) -> None:
    rng = Random("mangled")
    views = [view(position, position.turn) for position in met(2, 1)] + [
        view(position, position.turn) for position in met(4, 2, sweep_points=1)
    ]
    refused = 0
    for mine in views * amount(1, 40):
        mangled = replace(mine, **dict(mangling(rng, mine, views)))
        try:
            action = bot.choose(mangled, Chance("luck"), budget=9)
        except ValueError as error:
            assert str(error).startswith(FAULTS), error  # noqa: PT017  # only some views cause an error
            refused += 1
        else:
            assert why_not(mangled, action) is None, (action, mangled)
    assert 0 < refused < len(views) * amount(1, 40)


def mangling(rng: Random, mine: View, views: list[View]) -> Iterator[tuple[str, Any]]:
    """Yield changed parts of a view, each with its name: from another view, with a wrong number or an extra card."""
    for _ in range(rng.randint(1, 3)):
        name = rng.choice([field.name for field in fields(View)])
        part = getattr(rng.choice(views), name)
        if isinstance(part, int):
            part += rng.randint(-3, 3)
        elif name in {"hand", "loose"}:
            part = (*part, Card(rng.choice(RANKS) + rng.choice(SUITS)))
        elif name == "builds":
            part = tuple(replace(build, value=rng.randint(-1, 14), owner=rng.randint(-1, 4)) for build in mine.builds)
        yield name, part


def test_the_bots_go_from_weak_to_strong_and_have_names_for_links() -> None:
    assert list(BOTS) == [bot.id for bot in BOTS.values()] == [*LADDER, *STYLES]
    assert all(bot_id.isidentifier() for bot_id in BOTS)
    in_order = ["otto", "lena", "jonas", "mara", "nia", "vera", "iris"]
    assert list(LADDER) == [bot_id for bot_id in in_order if bot_id in LADDER]


def test_a_bot_is_known_by_the_name_that_it_had_before() -> None:
    assert [bot_named(name).id for name in ("beginner", "steady", "counter")] == ["otto", "nia", "vera"]
    assert not set(RENAMED) & set(BOTS)
    assert all(bot_named(bot.id) is bot for bot in BOTS.values())
    with pytest.raises(KeyError):
        bot_named("nobody")


@every_bot
def test_judged_actions_come_best_first(bot: Bot) -> None:
    for position in some(bot, met(2, 1)):
        best, judged, *_ = list(islice(bot.think(view(position, position.turn), Chance("luck")), 12))[-1]
        worths = [one.worth for one in judged]
        assert worths == sorted(worths, reverse=True)
        assert len({one.action for one in judged}) == len(judged)
        assert not judged or judged[0].action == best


def test_the_steady_bot_weighs_everything_in_points() -> None:
    (*_, thought) = BOTS["nia"].think(seen("8S4CKD2H", "8D5H"), Chance("luck"))
    worths = {action_text(action): worth for action, worth, _ in thought.judged}
    assert set(worths) == {"8Sx8D", "8S", "4C", "KD", "2H"}
    assert 0.3 < worths["8Sx8D"] - worths["8S"] < 1.5, "two cards and a spade are less than a point"
